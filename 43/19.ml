exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (bool, float) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y200' :: y201) -> mix 1; mix_1 (d - 1) y200'; mix_0 (d - 1) y201
and mix_1 d (v : (bool, float) result) =
  if d > 0 then
    match v with
    | Ok y202 -> mix 0; mix (if y202 then 1 else 0)
    | Error y203 -> mix 1; mix_float y203
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let () = (try (
  let n7 = (fun p6 -> ((-2) / 8) asr 13) [] in
  note_int n7;
  let c17 = ((let (q15, _, q16, _) = if false then (1.5, 0.5, (fun p8 p9' -> -2), (let rec f11 p10 = -0.5 in f11)) else (2.0, 10.0, (fun p12 p13 -> 14), (fun p14 -> 0.0)) in 0.5 *. q15)) +. (let (q15, _, q16, _) = if false then (1.5, 0.5, (fun p8 p9' -> -2), (let rec f11 p10 = -0.5 in f11)) else (2.0, 10.0, (fun p12 p13 -> 14), (fun p14 -> 0.0)) in 0.5 *. q15) in
  let c18 = (-1.0) *. ((let (q15, _, q16, _) = if false then (1.5, 0.5, (fun p8 p9' -> -2), (let rec f11 p10 = -0.5 in f11)) else (2.0, 10.0, (fun p12 p13 -> 14), (fun p14 -> 0.0)) in 0.5 *. q15)) in
  let c19 = ((-1.0)) -. c17 in
  let c20' = (-1.0) *. (c19) in
  let c21 = (let (q15, _, q16, _) = if false then (1.5, 0.5, (fun p8 p9' -> -2), (let rec f11 p10 = -0.5 in f11)) else (2.0, 10.0, (fun p12 p13 -> 14), (fun p14 -> 0.0)) in 0.5 *. q15) *. (c20') in
  let c22 = (c20') +. (-1.0) in
  note_float c22;
  (try (
    (try (
      let n24 = (try (
        let n23 = n7 in
        note_int n23;
        List.hd (if true then [] else [])) with | Failure _ -> (n7 + (-1))) in
      note_int n24;
      (match (match Ok 3.25 with | Ok q25 -> (Ok n7) | Error 5 when (if String.equal "12" "" then (n7 <= n24) else ((n24 + (-1073741824)) > 13)) -> (Ok n24) | ((Error (-2)) | (Error (-2))) when (not (false || true)) -> (Ok n24) | Error 4 -> (Ok n24) | Error (-2147483647) when (let _v30 = ((Array.make 4 3.25), (18, 1.0, c22), (fun p26 p27' -> false), (let rec f29 p28 = n24 in f29)) in not false) -> (Ok n24) | Error ((-1) | 9) when (match [] with | [] -> (n7 <= 7) | (0.0 :: q31) -> (false && false) | (0.5 :: _) -> (false >= false) | ((q32 :: q33) | ((q32 :: _) as q33)) -> (n7 < n7) | ((q34 :: q35) | ((q34 :: _) as q35)) -> ((n24 + 4095) >= n24)) -> (Ok n7) | Error (9 | 9) when (n24 < (let o36 = n24 in let o37 = n24 in let o38 = n24 in let ( + ) a b = (a lsl 1) + b in o36 + o37 + o38)) -> (Ok n7) | Error (-2147483648) -> (Ok n24) | _ -> (Ok n24)) with | Ok 7 when true -> (if true then ()) | Ok q39 when q39 < (-16) -> (if false then () else ()) | Error [] when ((c21 > 3.25) || true) -> (Result.iter (fun p40 -> ()) (Ok c22)))) with | Match_failure _ -> (if false then () else ()) | _ -> ());
    print_char (let v41 = if false then [] else [] in (let v42 = Array.make 2 c19 in '\n'));
    let c22 = (try (if (n7 lsr 0) <> (n7 + n7) then (match if false then [] else [] with | [] -> [|c18; 0.5; c22; c21; c21; c21; c22; c22|]) else (Array.mapi (fun p43' p44 -> c22) (Array.make 8 n7))) with | Match_failure _ -> [|(c22 /. c22); (Array.fold_right (let rec f47 p45 p46 = p46 in f47) (Array.make 3 false) c18); (c22 *. (-1.0)); c22; (c18 -. 100.75); ((fun c22 -> c20') 1.5); (c22 *. c19); 2.0|] | _ -> (Array.make 8 c22)) in
    (if n7 <> n7 then raise (Failure "12") else (print_string "12"))) with | Failure q48 -> (try (let v52 = ((fun p49 p50 p51 -> n7), (Ok 1), true) in ()) with | _ -> ()));
  (if n7 = 2 then (print_string "tail \" end") else (if false then () else ()))) with | _ -> ((fun p53 -> ()) None))
let v89 = (try (
  let apply54 p55 p56 p57 =
    let v58 = (try (p57 1e999 ((-1.5) <= 10.0) 5) with | E0 -> ((); p55)) in
    Char.chr ((try (int_of_float (if false then raise (Invalid_argument "\000\255x") else 100.75)) with | Invalid_argument q59 -> (if false then 2 else 3) | _ -> 6) land 255)
  in
  let v62 = apply54 (14 <= 7) (if false then (ref (Array.make 9 2)) else (ref (Array.make 9 18))) (fun apply54 p60 p61 -> p60) in
  (mix (Char.code v62); note_end 0);
  (try (
    let n64 = (try (
      (try (
        let a63 = Array.make 16 ((min 10.0 (-0.5)) -. (match v62 with | 'a'..'m' -> (-10.0) | _ -> (-3.25))) in
        ()) with | _ -> (mix_float 3.25));
      -1073741824) with | _ -> (match [] with | ([] | []) when (if 19 < 2 then ("a" >= "tail \" end") else (3.25 <= 0.5)) -> 20)) in
    let f65 p66 p67 p68 p69 p70 p71' p72 p73 p74 p75 p76 p77 p78 p79 p80 =
      18 - ((p76 + ((((p75 + (p67)) - p73) + p74) + p75)) - p76)
    in
    let n85 = f65 (10.0 /. 10.0) (if true then 6 else n64) ((); (1.5, true, true)) (match v62 with | 'a'..'m' -> (n64, 100.75, true, 19) | '0'..'9' -> (n64, (-100.75), true, 6) | ('n' | 'a'..'m') -> (n64, 0.5, false, n64) | q81 -> (n64, (-1.0), true, n64)) (if true then (Ok (-10.0)) else (Ok 100.75)) (truncate 1.5) (0.5 *. 0.0) (match v62 with | 'a'..'m' -> n64 | q82 -> n64) (f65 0.0 n64 (2.0, false, false) (n64, 10.0, true, n64) (Ok 0.0) n64 (-10.0) n64 n64 n64 n64 (Array.make 6 n64) (-3.25) 2.0 n64) n64 (if false then raise Division_by_zero else 9) (Array.map (fun p83 -> p83) (Array.make 6 n64)) (let v84 = true in 1.5) (10.0 -. 10.0) n64 in
    note_int n85;
    (match Some n85 with | None when ((let v86' = false in v86') && ("tail \" end" < "b c")) -> (let v87 = true in ()) | Some _ -> (if true then () else ()))) with | Match_failure _ -> (mix 9));
  max (18 == 1) (false || true)) with | Invalid_argument q88 -> (10.0 <= 10.0) | Division_by_zero -> true | Not_found -> (9 > 9) | Match_failure _ -> ((7 - 65536) < 0))
let () = (try (
  (try (
    let p90 = 4 lsl (10 land 31) in
    let p91 = p90 - p90 in
    let p92 = p91 / 4 in
    let p93 = p92 - 8 in
    let p94 = compare [] [] in
    let p95 = (-1.5) *. 3.25 in
    let p96 = (try (p91 / 2) with | _ -> 7) in
    let p97 = p90 land p93 in
    let p98' = p95 in
    let p99' = 3.25 in
    let p100 = (let v101 = p98' in p97) in
    let p102 = max p99' p98' in
    let p103 = ((); p102) in
    let p104 = p99' -. p103 in
    let p105 = p99' +. p102 in
    let p106 = ((); p100) in
    let p107 = p99' in
    let p108 = p106 in
    let p109 = 2.0 /. p107 in
    let p110 = 0.0 in
    let p111 = (match None with | None -> p102 | Some (-2147483648) -> 0.5 | Some (-1) -> (-1.0) | Some (-2147483647) -> p107 | Some _ -> p102) in
    let p112 = p111 +. p109 in
    let p113 = p105 in
    mix 1;
    let n114 = (p108 + ((p100 * (p97 + (p96 * (p94 + ((p92 + ((p90) - p91)) lxor p93))))) - p106)) lxor 1 in
    let x115 = ((p112 -. (p111 *. (((p107 *. (((p103 -. (p102 +. (p99' +. ((p95) +. p98')))) -. p104) +. p105)) *. p109) -. p110))) -. p113) -. 1.0 in
    (try (
      (try (
        Printf.printf "[%s %d]\n" "b c" ((10 + p96) lsr 25);
        (try (if List.equal (let rec f121' p116 p117 = if ((p100 / (p108 lor 1)) - (-32769)) <= 1073741824 then (match (let s118 = "b c" in let i119 = p100 in if i119 >= 0 && i119 < String.length s118 then s118.[i119] else '0') with | ('a'..'m' | 'a'..'m') -> v89 | 'n' -> true | q120' -> ((p108 - 1073741824) <= p97)) else false in f121') (match v89 with | true when v89 -> ((let o122 = n114 in let o123 = 16 in let o124 = n114 in let o125 = 11 in let ( = ) a b = a * 2 - b and ( / ) a b = a lxor (b + 1) in o122 = o123 / o124 = o125) :: []) | true when (max ((); v89) ('a' == '\n')) -> (if v89 then raise Division_by_zero else (if v89 then [] else []))) [] then (snd ((-0.0), ())) else (List.fold_right2 (let rec f140 p126 p127' p128 = (let (q138, _, q139) = (match [] :: [] with | [] when (((p126 + p108) + (-2147483648)) >= (if p127' then p126 else p100)) -> ((Ok p113), n114, p100) | [] -> (match [] with | [] -> ((Ok x115), p94, n114) | (q129 :: []) -> ((Ok p112), p106, p93) | (_ :: (q130 :: [])) -> ((Ok p113), p97, n114) | (q131 :: (_ :: (q132 :: _))) -> ((Ok p102), n114, p126)) | ([] :: _) -> (let (q133, _, _, q134) = (7, p126, p127', n114) in ((Ok p104), q133, p97)) | ((_ :: _) :: q135) -> ((Ok 100.75), p94, p126) | ((_ :: _) | []) -> ((Ok 2.0), p126, 13) | ([] | (_ :: _)) -> ((Ok p105), p108, p100)) in ((p128; p128); p128)) in f140) [] (let v148' = ((try (p96 - 4) with | _ -> p97), (Array.fold_left (fun p141 p142 -> p141) (n114, true) (Array.make 4 false)), (match Ok (ref p107) with | Ok q143 -> p107 | Error true when ((let (_, q147) = (v89, (fun p144 p145 p146 -> -2)) in v89) && ("a" > "a")) -> p104 | Error true -> p111 | Error true -> p112 | ((Error false) | (Error _)) -> p110 | Ok _ -> p99'), (if v89 then p111 else p113)) in []) (if ((p105, p97, 2, ' '), None, (Array.make 4 1.0)) <> (try (if v89 then ((100.75, p100, p96, '\''), None, (Array.make 4 p113)) else ((p107, n114, p96, '\''), None, (Array.make 4 x115))) with | _ -> ((p103, p106, p97, '\n'), None, (Array.make 4 100.75))) then () else (if "\000\255x" > "\000\255x" then (match p97 with | (1 | 0) -> () | ((-2) | (-2)) -> () | -2147483647 -> () | (2 | (-3)) -> () | _ -> ()) else (if false then () else ()))))) with | Division_by_zero -> ());
        let c149 = (((-16) / ((2 - n114) lor 1))) * ((-16) / ((2 - n114) lor 1)) in
        let c150 = n114 lxor (((-16) / ((2 - n114) lor 1))) in
        let c151 = n114 - (n114) in
        let c152 = (n114) - c151 in
        let c153 = c149 + (c150) in
        let c154 = (((-16) / ((2 - n114) lor 1))) lxor c150 in
        let c155 = (c154) * c154 in
        let c156 = c154 * (((-16) / ((2 - n114) lor 1))) in
        let c157 = (c155) lxor c154 in
        note_int c157;
        let n158 = c154 in
        (if if v89 then raise E0 else false then (if v89 then () else ()))) with | Match_failure _ -> (List.fold_right (fun p159 p104 -> ()) [] ()) | E0 -> (if v89 then raise Division_by_zero else ()));
      (if 18 >= 13 then (print_char ' '))) with | Division_by_zero -> (if v89 then ()));
    (try (
      (try (
        let v160 = ([], (-3), v89) in
        ((let (m161, m162, m163) = v160 in mix_0 5 m161; mix m162; mix (if m163 then 1 else 0)); note_end 0);
        let v165 = (let v164 = (p96 + 16) + (-(-3)) in max (max '0' 'a') '\024') in
        let v167 = ((match if v89 then v165 else v165 with | 'a'..'m' -> (let v166 = [] in ((Array.make 7 v89), p106, (Array.make 16 n114), (ref p113))) | ('0'..'9' | '0'..'9') -> ((); ((Array.make 7 v89), p93, (Array.make 16 13), (ref 0.5))) | _ -> (if v89 then ((Array.make 7 v89), p97, (Array.make 16 p106), (ref (-1.0))) else ((Array.make 7 false), p106, (Array.make 16 n114), (ref 1.5)))), ((clip ((); "")) ^ (let v165 = p108 in "a")), (Ok true)) in
        (let (Error q168) = if v89 then (Ok n114) else (Ok n114) in (match [] with | ((_ :: _) | []) -> () | ((-2147483647) :: []) when ((max 1 17) == (-13)) -> () | (4 :: ((_ :: _) | [])) -> () | ((-3) :: []) when ((Result.is_ok (Ok 3.25)) >= v89) -> () | (2 :: ([] | [])) -> () | (5 :: []) -> () | (p106 :: ([] as w172)) -> () | (q173 :: (9 :: q174)) when q173 >= 1 -> () | ((q175 :: ((3 :: _) as w176)) | ((q175 :: (3 :: _)) as w176)) -> () | (_ :: (1 :: q177')) when (match x115 with | (0.0 | _) -> v89 | _ -> ("tail \" end" < "a")) -> () | (q178 :: (q179 :: q180)) -> ()))) with | Match_failure _ -> (match Ok (ref p106) with | (Ok _ as w181) -> ()));
      let a182 = Array.make 4 p112 in
      let x185 = (try (
        let n183 = p93 in
        let a182 = p108 in
        let n184 = n114 in
        -1e-310) with | _ -> a182.(1)) in
      mix p108) with | Match_failure _ -> (if v89 then () else ()));
    (try (
      let n194 = (try (
        let n186 = 17 in
        let n187 = p106 in
        note_int n187;
        let c189 = ((fun p188 -> 0.5) (p113 < (-0.0))) *. (p107) in
        let c190 = ((fun p188 -> 0.5) (p113 < (-0.0))) *. (((fun p188 -> 0.5) (p113 < (-0.0)))) in
        let c191 = c189 *. (((fun p188 -> 0.5) (p113 < (-0.0)))) in
        let c192 = (c189) *. c190 in
        let c193 = c191 +. (c190) in
        note_float c193;
        -15) with | _ -> p108) in
      let n197 = (try (
        let a195 = min (Array.make 2 n194) (Array.make 2 p91) in
        let i196 = ref 0 in
        while !i196 < 1 do
          a195.(!i196 + 1) <- ((a195.(!i196)) - p108);
          i196 := !i196 + 1
        done;
        (mix_ints a195 0 2; note_end 0);
        (try (tick_int 0 n194) with | _ -> (try n194 with | _ -> p108))) with | _ -> p96) in
      ()) with | _ -> ());
    ()) with | _ -> ());
  ()) with | Invalid_argument q198 -> () | Division_by_zero -> () | Failure q199 -> () | Match_failure _ -> () | E0 -> ())
let () = (mix (if v89 then 1 else 0); note_end 0)
let () = ()
