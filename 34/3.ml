type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : ((int, float) result, int) result) =
  if d > 0 then
    match v with
    | Ok y131 -> mix 0; mix_2 (d - 1) y131
    | Error y132 -> mix 1; mix y132
and mix_2 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y133 -> mix 0; mix y133
    | Error y134 -> mix 1; mix_float y134
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 p5 p6 p7 =
  (try ((if (let v8 = false in v8) then (false || false) else ((15 + 65535) >= p7)) || (match p6 with | ([] | []) when ((if true then () else ()); ((Array.make 3 p5) <> (Array.make 3 p5))) -> ((); true) | ((false | true) :: []) -> ((p7 - (-2147483647)) > p7) | (false :: ([] as w9)) when ((let v13 = (let rec f12 p10 p11 = p7 in f12) in ("", p7, p7)) = ("a", 0, p7)) -> (p7 <= p7) | ((q14 :: (q15 :: _)) | (q15 :: (q14 :: _))) when q15 -> (p7 <> p7) | _ -> true)) with | Failure q16 when (32767 <= (match [] with | ([] | []) -> p7 | ((true :: q17) as w18) -> p7 | ((false :: q19) | (false :: q19)) -> 3)) -> (((-5434) + 4095) > p7) | Match_failure _ when ((Printf.sprintf "<%s>" "\000\255x") >= ((clip "tail \" end") ^ "tail \" end")) -> (((if false then p7 else p7) - 2147483646) >= (15 land 4)) | E0 (Ok q20) -> ((q20 - q20) = p7) | E0 (Error 3) -> (match p6 with | [] -> ((p7 + 32767) < 19) | (q21 :: q22) -> (try (not q21) with | _ -> q21)) | E0 (Error (-2147483648)) -> ((match p6 with | ([] | []) -> p7 | (true :: q23) -> 8 | (false :: q24) -> p7) <> (String.length "")) | E0 ((Error 7 as w25)) -> (let _v31 = (match w25 with | ((Ok q26) | (Ok q26)) when ((let i27 = q26 in if i27 >= 0 && i27 < Array.length a3 then a3.(i27) else p5) = ((fun p28 -> 1.0) q26)) -> [] | Ok _ -> [] | ((Error q29) | (Error q29)) -> [] | Ok q30 -> [] | Ok 5 -> []) in ((); false)) | E0 (Error 5) -> (min ((); false) (true || true)) | E0 (Error 6) when (match p6 with | [] -> (1.5 <> 3.25) | (q32 :: q33) -> (match [] with | [] -> true | ([|q34|] :: q35) -> q32 | ([] | (_ :: _)) -> q32)) -> (p7 <= (let p5 = (("b c", p7, 19), p5, (let rec f38 p36 p37 = p36 in f38)) in p7)) | E0 (Error 8) -> (not true) | E0 (Error (-1)) -> ((3 = p7) && (if false then false else false)) | E0 (Error p6) -> (false && true) | E1 -> (true && (false || true)) | E2 -> (p7 < (let v39' = p5 in p7)) | _ -> true)
let _ = f4 a3.(1) [] ((land) 20 (-3))
let () = a3.(0) <- ((1.5 -. 1.0) +. (match [] with | [] -> (-10.0) | (_ :: q40) -> 0.5))
let f41 p42 =
  compare (Ok ((-1) <= (-3))) (Ok false)
let n43 = f41 (if true then [] else [])
let () = note_int n43
let f44 p45 p46 =
  let apply47 p48 p46 p49 =
    let n50 = p49 (20 * 4) in
    0.1
  in
  let x55 = apply47 (Ok 13) (let s51 = "b c" in let i52 = 9 in if i52 >= 0 && i52 < String.length s51 then s51.[i52] else '\255') (let rec f54 p53 = p53 in f54) in
  (match ((match p46 with | None -> () | Some q56 -> ()); ((); None)) with | None -> (if (fun p46 -> false) 3.25 then (match None with | None -> 5 | Some q57 -> q57 | None -> 7) else (20 + (-1))) | ((Some _) | (Some _)) -> (if (match x55 with | (0.5 as w58) -> true | 1.0 -> false | _ -> true) then (18 + 7) else 1073741824))
let n59 = f44 (3.25 -. 3.25) None
let n65 = f44 (Array.fold_right (let rec f62 p60 p61 = p61 in f62) a3 3.25) (List.fold_right (fun p63 p64 -> p64) [] None)
let () = (if List.for_all (let rec f67 p66 = 16 > p66 in f67) ((); []) then ())
let rec pick68 p69 p70 p71 =
  if p69 then p70 else p71
let v72 = (try (try (ref 0.0) with | _ -> (ref 10.0)) with | _ -> (ref 10.0))
let v73 = pick68 false v72 v72
let () = (mix_0 5 v73; note_end 0)
let () = (pick68 ((n65 <> n65) || (f4 2.0 [] n59)) v72 v73) := !v72
let () = note_float !v72
let () = note_float !v73
let x74 = 0.0 /. 0.0
let n75 = ((((((0) + (if x74 = x74 then 8 else 0)) + (if x74 <> x74 then 90 else 0)) + (if x74 < x74 then 12 else 0)) + (if x74 > (coarse (exp (limit x74 (-9.0) 5.0))) then 95 else 0)) + (if x74 <= (( *. ) x74 (-0.5)) then 39 else 0)) + (if x74 >= x74 then 6 else 0)
let x76' = float_of_string "3.25"
let n77 = 1023
let () = (try (
  let n101 = (try (
    let rec f78 p79 p80 p81 =
      if p79 <= 0 then
        (Ok (Ok n75))
      else (
        (try (let r82 = f78 (p79 - 1) p80 p81 in if p80 then raise E2 else r82) with | E2 -> (Ok (Ok n77)))
      )
    in
    let v85 = f78 (hide 0 3) (match None with | Some true when (!v72 < (abs_float 0.0)) -> false | ((Some _) | None) when (n65 > (if true then n77 else n65)) -> true | (None | (Some true)) when (a3.(wrap (compare n77 n59) 7) >= (x74 +. x76')) -> true | None -> true | Some true -> true | (Some false as w84) -> false | _ -> true) (true :: []) in
    (mix_1 5 v85; note_end 0);
    (mix_1 5 v85; note_end 0);
    let rec f86 p87 p88 =
      if p87 > 0 then (
        ((f86 (p87 - 1) 1.5) -. ((f86 (p87 - 1) ((); 100.75)) *. (p88))) *. (f86 (p87 - 1) p88)
      ) else
        (match [] with | [] -> x76' | ((Ok q89) :: q90) -> x76' | ((Error _) :: q91) -> x76')
    in
    let x92 = f86 (hide 1 4) (min x76' x76') in
    let f93 p94 p95 p96 p97 =
      (if (((ref n75) :: []) |> f41) = n59 then () else ());
      n59
    in
    let n99 = f93 (part "tail \" end" 19 20) (if true then (Ok (true, x92)) else (Ok (false, x92))) (let v98 = n65 in None) x76' in
    note_int n99;
    let n100 = f93 (string_of_int n65) (Ok (false, x92)) (if true then None else None) x92 in
    note_int n100;
    Option.get None) with | _ -> (if false then n75 else n59)) in
  let rec f102 p103 p104 p105 p106 p107 =
    if p103 <= 0 then
      (p105 + n101)
    else (
      f102 (p103 - 1) p106 (String.length (match n77 with | (1 | 3) -> "b c" | -1 -> "tail \" end" | q108 -> "b c")) p104 p104
    )
  in
  let n109' = f102 (hide 1 6) a3.(14) (n101 * n65) (tick_float 7 x76') (max 10.0 x74) in
  let n113 = ((Array.iteri (let rec f112 p110 p111 = () in f112) a3); (-(n109' * 21))) in
  let c115 = ((try (try n77 with | Invalid_argument q114 -> n101 | Division_by_zero -> n75 | E1 -> 8 | E2 -> n59 | _ -> n75) with | _ -> n101)) - (String.length (part "b c" n77 n75)) in
  let c116 = (c115) + (try (try n77 with | Invalid_argument q114 -> n101 | Division_by_zero -> n75 | E1 -> 8 | E2 -> n59 | _ -> n75) with | _ -> n101) in
  let c117 = c116 lxor (c115) in
  let c118 = c115 + (c117) in
  let c119 = (String.length (part "b c" n77 n75)) lxor (c115) in
  let c120 = (c119) lxor c118 in
  let c121 = c117 + (c120) in
  let c122 = (c116) + c119 in
  let c123 = (String.length (part "b c" n77 n75)) + (c116) in
  let c124 = (c115) + c120 in
  let c125 = c121 + (c123) in
  note_int c125;
  (try (v73 := x74) with | Division_by_zero -> (a3.(4) <- (-1.0)) | Failure q126 -> (try (let _v127 = '\n' in ()) with | _ -> ()) | Match_failure _ -> (print_char '\255') | E1 -> (if true then () else ()) | E2 -> (match (None, []) with | ((q128, q129) | (q128, (_ :: q129))) when ("" <= "pwdctr") -> ()))) with | Invalid_argument q130 -> (v72 := x76') | Match_failure _ -> (try () with | _ -> ()) | E1 -> (a3.(5) <- x74) | E2 -> (note_float x76'))
let () = note_int n65
let () = note_int n75
let () = note_float x74
let () = note_float x76'
let () = note_int n43
let () = note_int n59
let () = (mix_floats a3 0 7; note_end 0)
let () = note_int n77
let () = ()
