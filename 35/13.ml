type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of string
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix (Char.code y151)
in
let v4 = (let s0 = String.concat "" [String.concat "12" ["b c"; clip "12"]; clip (String.concat "" ["12"; clip "12"])] in let i1 = (abs 4) + (match C1 with | C1 -> 19 | C0 (q2, q3) -> 0) in if i1 >= 0 && i1 < String.length s0 then s0.[i1] else ' ') in
let s5 = string_of_float (-0.1) in
(if (((3.25 = 10.0) || (match v4 with | 'a'..'m' -> true | ('n' | 'n') -> true | q6 -> false)) && (((); 11) = (15 * 5))) && (match v4 with | 'a'..'m' -> (((-0.0) +. 0.5) <> (match v4 with | ('a'..'m' as w7) -> (-3.25) | '0'..'9' -> (-100.75) | 'n' -> (-10.0) | 'a'..'m' -> 3.25 | ('a'..'m' as w8) -> 10.0 | '0'..'9' -> 100.75 | q9 -> 2.0)) | 'n' -> ((string_of_float (abs_float 10.0)) >= (string_of_bool false)) | q10 -> ((if false then false else true) || ((-2) >= 18)) | q11 -> (String.for_all (let _v12 = s5 in (let rec f14 p13 = true in f14)) (string_of_int 8))) then (if not ((20 / (-3)) = (15 / (10 lor 1))) then ()));
let c15 = (min 1 (-1)) * ((min 1 (-1))) in
let c16 = (((11 - 16) mod ((-1407) lor 1))) + (min 1 (-1)) in
let c17 = c16 - (c16) in
let c18 = c15 + ((min 1 (-1))) in
let c19 = (c18) * (min 1 (-1)) in
let c20 = ((min 1 (-1))) * ((11 - 16) mod ((-1407) lor 1)) in
let c21 = (c19) + c18 in
note_int c21;
let s27 = string_of_float (abs_float (Array.fold_right (let rec f24 p22 p23 = p23 *. p23 in f24) (let v25' = (s5, s5, 'z') in Array.make 4 s5) ((fun p26 -> -3.25) '\''))) in
(mix_string s27; note_end 0);
let v83 = (match C1 with | C1 -> (
  let s35 = if (match v4 with | 'a'..'m' -> true | '0'..'9' -> false | ('n' as w28) -> false | q29 when q29 < '\034' -> true | q30' when ((let (q31, q32') = (C1, None) in ()); (let v33 = Array.make 8 c21 in false)) -> true | q34 -> true) then (Printf.sprintf "<%u>" (15 land 2147483647)) else (if 2.0 <> (-1.5) then (String.make 5 v4) else (if false then (Printf.sprintf "<%5d>" c20) else (if false <= true then (if (c20 - (-2147483648)) >= 15 then (Printf.sprintf "<%b>" false) else (String.concat "12" [s5; clip s5])) else (Printf.sprintf "<%5d>" 17)))) in
  (mix_string s35; note_end 0);
  let a79 = (match C1 with | (C1 | C1) -> (
    let rec loop39 i36' n40' s37 =
      if i36' < n40' then (
        loop39 (i36' + 1) n40' (match s37 with None -> Some (if c20 = c21 then (match None with | None -> 'z' | Some 'a'..'m' -> '\255' | Some '0'..'9' -> v4 | Some _ -> v4) else (let v38 = C1 in v4)) | Some o -> if o = (if c20 = c21 then (match None with | None -> 'z' | Some 'a'..'m' -> '\255' | Some '0'..'9' -> v4 | Some _ -> v4) else (let v38 = C1 in v4)) then None else Some o)
      ) else
        s37
    in
    let n41 = loop39 0 10 None in
    (mix_0 5 n41; note_end 0);
    let a42 = (let v47 = (let rec f46 p43 p44 p45 = s27 in f46) in Array.make 13 c19) in
    let s49 = ref c21 in
    let i48 = ref 0 in
    while !i48 < 13 do
      s49 := ((!s49) - a42.(!i48)); if (String.make 2 '\255') > "" then (i48 := !i48 + 1) else i48 := 13
    done;
    let n50 = !s49 in
    Array.make 4 s35) | C0 (q51, q52) when false -> (
    let s62 = (match ((); C1) with | C1 -> (
      Printf.sprintf "<%x>" ((try ((); c18) with | Failure _ -> 2 | Match_failure _ -> c21) land 2147483647)) | C0 (q53, q54) -> (
      let f60 = (let _v55' = v4 in fun (q56, _) p57 q54 -> (let s58 = p57 in let i59 = 10 in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else _v55')) in
      print_int (let _v61 = String.concat s27 [s5; clip s27] in -1);
      print_byte 32;
      print_float 2147483648.0;
      print_newline ();
      Printf.sprintf "<%c>" q54)) in
    (mix_string s62; note_end 0);
    (match v4 with | 'a'..'m' -> (Array.make 4 s35) | '0'..'9' -> (Array.init 4 (fun p63 -> "tail \" end")) | ('n' as w64) -> (if false then (Array.make 4 "") else (Array.make 4 "tail \" end")) | 'a'..'m' -> ((); (Array.make 4 "\000\255x")) | 'a'..'m' -> (create_array 4 s62) | 'n' -> [|s5; s27; s35; s27|] | q65 -> (create_array 4 "a"))) | ((C0 _) | C1) -> (
    (try (
      let a74 = (let rec f68 p67 = if s5 <= s35 then (if false then (Array.make 4 3.25) else (Array.make 4 (-2.0))) else (Array.make 4 100.75) in f68) (try (match (match v4 with | 'a'..'m' -> v4 | ('a'..'m' | 'a'..'m') when ((c20 > c21) && (if true then false else false)) -> v4 | q69 when q69 >= 'f' -> q69 | q70 -> '\n' | _ -> v4) with | ('a'..'m' as w71) -> (s35, "a", w71) | 'a'..'m' -> (match v4 with | 'a'..'m' -> ("a", s35, v4) | '0'..'9' -> (s35, s5, 'a') | 'n' -> (s27, s27, v4) | ('a'..'m' | 'n') -> ("\000\255x", s5, v4) | c15 -> (s35, s35, 'z')) | _ -> (if false then (s35, s27, v4) else (s27, s35, v4)) | _ when ((truncate 10.0) != (-1073741824)) -> (s27, s27, v4) | ('a'..'m' as w72) -> (s27, s27, '\255')) with | Division_by_zero -> (let _v73 = v4 in ("b c", s5, _v73)) | Failure _ -> (if true then ("b c", s27, v4) else ("", "", v4)) | E0 -> ("b c", s35, v4) | E1 "a" -> (s35, s35, v4) | E1 "" -> (s35, s27, v4) | E1 _ -> (s27, s35, v4)) in
      (mix_floats a74 0 4; note_end 0);
      (mix (Char.code (if true then raise Division_by_zero else v4)); note_end 0)) with | Division_by_zero -> (let (s35, q75, q76) = (C1, (Ok s35), (v4, s5)) in ()));
    [|(Printf.sprintf "<%x>" (c18 land 2147483647)); (string_of_int c20); (string_of_bool true); (string_of_bool false)|]) | C0 (q77, q78) when ((int_of_float (-0.0)) <= (c21 - 6)) -> (
    Array.make 4 (String.concat s35 [s35; clip "a"]))) in
  v4) | ((C0 (q80, q81)) | (C0 (q80, ([||] as q81)))) -> (
  let s82 = String.concat s27 [Printf.sprintf "<%e>" (abs_float (1.0 -. 2.0)); clip (string_of_bool (3.25 <= 2.0))] in
  '\022')) in
let p84 = (match v4 with | 'a'..'m' -> 2.0 | _ -> 2.0) in
let p85 = List.compare_lengths [] [] in
let p86 = (match v4 with | 'a'..'m' -> p84 | '0'..'9' -> p84 | q87 -> p84) in
let p88 = - c18 in
let p89 = (let o90 = p88 in let o91 = c15 in let o92 = c21 in let o93 = c15 in let ( + ) a b = a lxor (b + 1) in o90 + o91 + o92 + o93) in
let p94 = if true then 1.0 else p86 in
let p95' = float_of_int c19 in
let p96 = 17 in
let p97 = (fun p98 -> p89) "\000\255x" in
let p99 = floor p86 in
let p100 = c18 in
let p101 = p85 mod (-3) in
let p102 = (-0.0) *. 1.0 in
let p103 = abs_float p94 in
let p104 = 65535 in
let p105 = String.fold_left (fun p106 p107 -> p95') p102 s5 in
let p108 = ((); p102) in
let p109 = 0.0 -. (-10.0) in
let p110 = p97 in
let p111 = String.fold_left (let rec f114 p112 p113 = p101 in f114) p104 s27 in
let p115 = if false then 1.0 else p108 in
let p116 = p102 /. 10.0 in
let p117 = (match C1 with | (C1 | C1) -> p108 | C0 (q118, q119) -> p108) in
let p120 = ceil p117 in
let p121 = (let o122 = c19 in let o123 = 3 in let o124 = p100 in let ( := ) a b = a * 2 - b and ( >= ) a b = a * 2 - b in o122 := o123 >= o124) in
let p125 = p103 *. (-0.5) in
let p126' = -. p115 in
let p127 = (match [] with | ((_ :: _) | []) -> (-1) | (q128 :: []) -> p111 | (q129 :: (_ :: q130)) -> p104) in
let p131 = (let _v139 = fun () (q132, q133, q134, q135) -> ((let rec f138 p136 p137 = p136 in f138), c20) in p105) in
let p140 = 1.7976931348623157e308 in
let p141 = p103 /. p115 in
let p142 = p120 /. 0.5 in
let p143 = (match v83 with | ('a'..'m' | '0'..'9') -> c17 | ('a'..'m' | '0'..'9') -> p110 | ('n' | 'n') -> 17 | _ -> p127) in
let p144 = ((); (-1.0)) in
let p145 = p117 *. p105 in
let p146 = (let _v147 = 'a' in 18) in
let p148 = String.length s5 in
mix 1;
let n149 = 1 - (((p143 - (p127 + (p121 * (((p104 * (p101 * ((((p89 + (p88 + (p85))) + p96) * p97) + p100))) + p110) + p111)))) + p146) * p148) in
let x150 = 1.0 -. ((p144 -. (p142 *. ((p140 +. (((p125 -. (p120 +. (p117 +. (p116 +. (((p108 *. (p105 *. (((p99 +. (p95' -. (p94 *. ((p84) +. p86)))) *. p102) -. p103))) *. p109) *. p115))))) +. p126') +. p131)) -. p141))) *. p145) in
note_int p96;
note_int p89;
note_int n149;
note_float p145;
note_float p99;
note_float p94;
note_int p110;
note_int c19;
()
