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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let _ = (match 100.75 with | (0.5 | 0.5) -> (let v0 = (10, 5) in Some (Array.make 16 1.5)) | q1 -> (match q1 :: [] with | ([] | (_ :: [])) -> (if false then None else None) | ((_ :: (_ :: _)) | (_ :: _)) -> None))
let () = (try (if (match None with | (None | None) when false -> (-2) | ((Some (true, q5)) | (Some (true, q5))) when q5 = (-1) -> q5 | Some ((false | false), q6) when (let (_, q8) = (let _v7 = 15 in ([], '\n')) in List.for_all (fun p9 -> false) []) -> q6 | _ -> 16) <> (match None with | (None | None) -> 18 | Some ("a" | "a") -> 20 | ((Some "") | (Some "a")) -> (-2) | ((Some q10 as w11) | (Some q10 as w11)) -> 18) then (match ((); []) with | ((_ :: _) | []) when (not (8 != 8)) -> ((let rec f14 p13 = () in f14) (ref 8)) | (q15 :: ((_ :: _) | [])) when (10.0 >= (1.5 /. 0.5)) -> (Array.fold_left (let rec f19 () p18 = () in f19) () q15) | ((_ :: (_ :: q20)) | ([] as q20)) when (not ((17 + (-32769)) <= 14)) -> ((let rec f21 q20 = () in f21) false) | _ -> (match None with | (None | None) when (match -1.5 with | (1.0 | 0.5) -> (true || true) | (1.0 | 1.0) -> (Array.for_all (let rec f23 p22 = false in f23) (Array.make 6 14)) | _ -> false) -> () | Some (2 | _) when (not (1.5 <> 0.5)) -> () | Some (6 | 6) when (not (19 >= (-1))) -> () | Some ((1 as w24') | (9 as w24')) when (not ((18 - 1023) <= w24')) -> () | ((Some (-2)) | (Some _)) when (if (match None with | (None | None) -> true | ((Some _ as w25) | (Some _ as w25)) -> false) then (0.0 = 0.0) else (match Ok (Array.make 2 20) with | ((Error _ as w26) | (Ok _ as w26)) -> true | ((Error _) | (Ok [|_; _|])) -> false)) -> () | Some (4 | (-2147483648)) when ((-16) <> (min 16 5)) -> () | Some ((-2) | 6) when (((clip "a") ^ "b c") >= (string_of_float (abs_float 10.0))) -> () | ((Some (-3)) | (Some _)) when (Result.is_error (Ok false)) -> () | _ -> ())) else (print_endline "nwnx")) with | Match_failure _ -> (if true || false then () else (if true then () else ())))
let n28 = 17
let n34 = if (16 * 36) <= (match [] with | ([] | []) -> 2 | (((q29 :: _) as w30) | ((q29 :: _) as w30)) when ((n28 - n28) <= n28) -> 13 | ((q31 :: q32) | ((((_, _, _, _) as q31) :: []) as q32)) -> n28 | _ -> (-1) | exception Invalid_argument q33 -> n28 | exception Division_by_zero -> n28 | exception Not_found -> n28) then n28 else (String.length (Printf.sprintf "<%x>" (0 land 2147483647)))
let () = note_int n34
let n35 = -781
let a36 = create_array 4 []
let () = a36.(0) <- []
let () = a36.(1) <- ((string_of_bool true) :: (if true then [] else []))
let () = a36.(2) <- (match None with | (None | None) -> (try (let i37 = -1 in if i37 >= 0 && i37 < 4 then a36.(i37) else []) with | _ -> []) | Some (0.0 | _) -> (match -2.0 with | q38 when q38 < (-1.5) -> [] | (0.5 | 0.5) -> [] | (0.0 | 0.0) -> [] | q39 -> [] | q40 when q40 >= 10.0 -> []) | ((Some q41) | (Some q41)) -> (( @ ) [] []))
let () = a36.(3) <- (match (match Ok n34 with | ((Ok _) | (Error [||])) -> (Ok false) | ((Error _) | (Ok _)) -> (Ok true)) with | ((Ok _) | (Error (_ :: _))) when true -> (min [] []) | ((Ok true) | (Ok true)) -> (if false then [] else []) | Ok (false | false) -> (match [] with | (([] as w43) | ([] as w43)) -> [] | (_ :: ([] | [])) -> [] | ((a36 :: (q44 :: q45)) | (q44 :: (a36 :: q45))) -> [] | ((q46 :: q47') | ((q46 :: (_ :: _)) as q47')) when (q46.(wrap (try n34 with | Invalid_argument q48 -> 5 | Not_found -> 5) 8) <= (let i49 = n34 in if i49 >= 0 && i49 < Array.length q46 then q46.(i49) else n35)) -> [] | _ -> []) | ((Error _) | (Error _)) -> [])
let rec loop54' i50 n55 s51 =
  if i50 >= n55 then s51 else (
    loop54' (i50 + 1) n55 (match a36.(i50) with | ([] | []) -> ((n35 * 4) lxor (s51)) | ((q52 :: q53) | ((("a" as q52) :: _) as q53)) -> ((s51) * (compare ((Array.make 2 n34), n34, (Array.make 1 1.0), (i50, i50)) ((Array.make 2 s51), s51, (Array.make 1 1.5), (n35, 19)))))
  )
let n56 = loop54' 0 4 n34
let () = note_int n56
let x57 = float_of_int ((land) n56 (n56 asr 17))
let n63 = tick_int 19 (match [] with | ([] | (_ :: _)) -> (fst (n56, 3.25)) | ((q58 :: q59) | (q58 :: q59)) -> ((land) 1 n35) | exception Failure q60' -> (-65536) | exception Not_found -> (List.fold_left (fun p61 p62 -> n35) n56 []) | exception Match_failure _ -> n56 | exception _ -> (17 / 4))
let x92 = (try (
  let _ = (let n63 = if Result.is_ok (Ok n63) then raise (Failure "") else (Ok (Array.make 2 n63)) in (let v65' = List.map (fun p64 -> (p64, p64, 19)) [] in (match v65' with | ([] | (_ :: _)) when ((Char.chr (n56 land 255)) = (let _v66 = n35 in 'a')) -> (fun p67 -> Array.make 2 x57) | ((_ :: []) | []) when (let v68 = ((); (Array.make 5 x57)) in x57 > (-1.5)) -> (fun p69 -> Array.make 2 100.75) | (((_, _, _) :: (_ :: [])) | (_ :: _)) when (not (String.contains "" 'a')) -> (let rec f75 p74 = Array.make 2 x57 in f75) | _ -> (fun p76 -> Array.make 2 x57)))) in
  let unused77 = (let rec f84 p78 (q79, q80, q81, q82) p83 = n56 in f84) in
  let n87 = (if true then n56 else (match (true, "tail \" end") with | ((q85, _) | (q85, _)) -> n28)) + (let v86' = 1073741824 in n63 lsr 9) in
  note_int n87;
  let v88 = '\063' in
  (mix (Char.code v88); note_end 0);
  10.0) with | Division_by_zero -> (0.0 /. 0.0) | Failure q89 when ((if true then true else false) && (13 <> n35)) -> 1.0 | Match_failure _ when ((match None with | (None | None) -> 8 | ((Some q90) | (Some q90)) -> n34) == (n35 - n35)) -> (-. x57) | _ -> (match Array.make 6 x57 with | q91 -> 100.75))
let a93 = Array.map (fun p94 -> -2) (Array.make 13 n35)
let s96 = ref n63
let () = for i95 = 13 - 1 downto 0 do
  s96 := ((let _v97 = n63 - n56 in n56 - n56) lxor (a93.(i95) * (!s96)))
done
let n98 = !s96
let () = note_int n98
let a101 = Array.fold_right (fun p99 p100' -> ((); p100')) a93 (Array.make 7 (compare (sqrt (x92 -. x92)) 1.0))
let () = if (if false then "" else "") <> (String.make 3 '\n') then (Printf.printf "[%s %d]\n" "b c" (max n98 n56)) else (if (let n63 = [] in true) then (print_endline "12"))
let x102 = 0.0 /. 0.0
let n105 = ((((((0) + (if x102 = (match Array.make 16 false with | ([|(true as w103); _|] | [|(true as w103); _|]) -> x102 | (_ | [|false; _|]) -> x92 | q104 -> 1.0) then 90 else 0)) + (if x102 <> (if true then x102 else x102) then 44 else 0)) + (if x102 < x102 then 85 else 0)) + (if x102 > x102 then 86 else 0)) + (if (float_of_int n98) <= x102 then 22 else 0)) + (if x102 >= x102 then 24 else 0)
let s118 = (match (try (fst (let _v106 = true in (None, (Array.make 4 _v106)))) with | _ -> (snd (n105, None))) with | (None | None) -> (match (match Array.make 1 100.75 with | ([|1.0|] | [|_|]) -> (Ok true) | ([|_|] | [|_|]) -> (Ok true) | _ -> (Ok true)) with | ((Ok _) | (Error _)) -> "12" | ((Ok true) | (Error _)) -> ((clip "") ^ "12")) | ((Some _) | None) -> (List.fold_right (match None with | (None | (Some true)) -> (fun p109 p110 -> p110) | ((Some true) | (Some true)) -> (fun p111' p112 -> "\000\255x") | ((Some false) | (Some false)) -> (fun p113 p114 -> p114)) (match 3 with | (q115 | (8 as q115)) -> [] | ((-3) | 8) -> [] | ((-2147483647) | 5) -> [] | (6 | (-1)) -> [] | ((-2 as w116) | (-2 as w116)) -> [] | q117 -> []) (string_of_float 1.5)))
let () = (mix (String.length s118); note_end 0)
let (_, _) = ((let (q119, ((q120, _) as w121), q122, _) = (n56, (n63, '\n'), x92, ()) in Result.is_ok (Ok q119)), n56)
let n130 = (let o123 = ((); n34) in let o124 = n105 * 17 in let o125 = (List.compare_lengths [] []) - (n105 asr (n105 land 31)) in let o126 = compare (let v128 = ((Array.make 2 10.0), (fun p127 -> x57), [], (Array.make 2 x102)) in []) (let v129 = [] in []) in let ( - ) a b = (a lsl 1) + b and ( ^ ) a b = a lxor (b + 1) in o123 ^ o124 - o125 - o126)
let x136 = 2.2250738585072014e-308 +. (match (Ok true) :: [] with | ((_ :: _) | []) -> (ceil x92) | ((q133 :: q134) | (((Ok _ as q133) :: _) as q134)) -> (try x102 with | Invalid_argument _ -> x102 | Failure q135 -> x102 | Not_found -> x102 | Match_failure _ -> x92))
let c142 = (x136 +. x136) *. ((x136 +. x136))
let c143 = ((let v137 = Array.make 8 2.0 in x136) +. (match [] with | ((_ :: _) | []) -> (-1.0) | ((_ :: _) | []) when false -> x57 | ([] | (_ :: [])) -> x92 | ((_ :: q141) | (_ :: ((_ :: _) as q141))) -> x92 | _ -> x136)) *. ((x136 +. x136))
let c144 = ((let v137 = Array.make 8 2.0 in x136) +. (match [] with | ((_ :: _) | []) -> (-1.0) | ((_ :: _) | []) when false -> x57 | ([] | (_ :: [])) -> x92 | ((_ :: q141) | (_ :: ((_ :: _) as q141))) -> x92 | _ -> x136)) +. ((x136 +. x136))
let c145 = ((let v137 = Array.make 8 2.0 in x136) +. (match [] with | ((_ :: _) | []) -> (-1.0) | ((_ :: _) | []) when false -> x57 | ([] | (_ :: [])) -> x92 | ((_ :: q141) | (_ :: ((_ :: _) as q141))) -> x92 | _ -> x136)) +. ((x136 +. x136))
let c146 = ((let v137 = Array.make 8 2.0 in x136) +. (match [] with | ((_ :: _) | []) -> (-1.0) | ((_ :: _) | []) when false -> x57 | ([] | (_ :: [])) -> x92 | ((_ :: q141) | (_ :: ((_ :: _) as q141))) -> x92 | _ -> x136)) +. (c143)
let c147 = c146 -. (c144)
let () = note_float c147
let a196 = (match (try (Error (let i148 = n130 in if i148 >= 0 && i148 < 7 then a101.(i148) else n98)) with | _ -> (Ok ((Array.make 9 6), "tail \" end", 1, n105))) with | ((Ok _) | (Ok (_, _, _, _))) -> (
  let c149 = (0 / 2) + (n105) in
  let c150 = (0 / 2) * ((0 / 2)) in
  let c151 = c149 + (c149) in
  let c152 = (0 / 2) + (c149) in
  let c153 = (0 / 2) + (c152) in
  let c154 = n105 * (c149) in
  let c155 = (c152) * c152 in
  let c156 = (c151) + c154 in
  let c157 = (n105) + c149 in
  let c158 = c151 + (c155) in
  let c159 = c153 * (c150) in
  note_int c159;
  let a160' = create_float_array 2 c146 in
  let i161 = ref 0 in
  while !i161 < 1 do
    (let x162 = a160'.(!i161) in a160'.(!i161) <- a160'.(1 - !i161); a160'.(1 - !i161) <- x162);
    i161 := !i161 + 1
  done;
  (mix_floats a160' 0 2; note_end 0);
  [|a101.(wrap 32767 7)|]) | ((Error (-2147483648)) | (Error _)) -> (
  let c163 = (n105 * 1) - ((let c146 = n35 + 7 in n130 + n98)) in
  let c164 = c163 + ((let c146 = n35 + 7 in n130 + n98)) in
  let c165' = ((let c146 = n35 + 7 in n130 + n98)) + (n105 * 1) in
  let c166 = (c165') * (let c146 = n35 + 7 in n130 + n98) in
  let c167 = (let c146 = n35 + 7 in n130 + n98) + (c166) in
  let c168 = c167 + (c166) in
  let c169 = ((let c146 = n35 + 7 in n130 + n98)) lxor c166 in
  note_int c169;
  (try (create_array 1 (( - ) n63 c169)) with | _ -> (Array.make 1 8))) | Error ((-1) | _) -> (
  [|(List.length [])|]) | Error (0 | 0) -> (
  let n34 = [|31|] in
  [|(truncate c146)|]) | Error (2 | 6) -> (
  let x176 = (try (
    let n175 = 19 + (if false then (let v170 = Array.make 2 n105 in n98) else (match 1.5 with | _ when (Array.for_all (try (fun p171 -> false) with | _ -> (let rec f173 p172 = false in f173)) a93) -> n130 | (0.0 | 0.0) -> n130 | (1.0 | 1.0) -> n105 | q174 -> n63)) in
    c142) with | _ -> (( *. ) (-1.5) c146)) in
  for i177 = 7 - 1 downto 0 do
    (let k178 = wrap a101.(i177) 7 in a101.(k178) <- a101.(k178) + 1);
    ()
  done;
  (mix_ints a101 0 7; note_end 0);
  create_array 1 (n35 + n63)) | ((Error q179) | (Error q179)) -> (
  (let (q179, q189) = if (match (if false then raise (Failure s118) else (Ok true)) with | Ok (true | true) -> (floor 3.25) | ((Error q180) | (Error q180)) when (try (true && false) with | _ -> (true && false)) -> (float q179) | ((Ok _) | (Error _)) when (not ((true, false) < (true, true))) -> (c142 +. x102) | (Ok (false | false) as w183) -> 2.2250738585072014e-308 | ((Error [|q184; q185; _; q186|]) | (Error [|q186; q184; q185; _|])) -> c144 | ((Error _) | (Error _)) -> c144 | _ -> c146 | exception Failure _ -> (c145 *. 1.0)) <> x136 then (let v187 = c143 in (1.0, None)) else (let v188 = create_array 4 (n130 + n105) in (c147, (Some n130))) in List.iteri (let rec f193 p190 p191 = (let v192 = -. c143 in ()) in f193) (if (int_of_float x57) > n98 then [] else (let c142 = (true, ' ', true) :: [] in [])));
  (if (('z', n35, false, n34), n98, (ref 7), n98) <> (('\n', n34, false, n130), n98, (ref n63), n63) then (Array.map (let rec f195 p194 = n105 in f195) (Array.sub a101 0 1)) else ((); (Array.make 1 q179)))))
let () = (mix_ints a196 0 1; note_end 0)
let () = (mix_ints a196 0 1; note_end 0)
let () = (mix_ints a101 0 7; note_end 0)
let () = note_float x136
let () = note_int n63
let () = note_float c146
let () = note_float x57
let () = note_int n34
let () = note_float x102
let () = ()
