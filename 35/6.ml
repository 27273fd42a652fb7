type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (char, string) t0
exception E1 of (char, string) t1
exception E2 of char
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let s1 = string_of_int (let v0 = ('a', "12") in String.length "") in
mix (String.length (String.make 3 (match Array.fold_right (if false then (fun p2 p3 -> p3) else (fun p4 p5 -> p5)) (Array.copy (Array.make 3 s1)) (match Array.make 1 s1 with | [|"a"|] -> { r0 = false; r1 = None } | [|"a"|] -> { r0 = false; r1 = None } | ([|_|] as w6) -> { r0 = true; r1 = None } | [|_|] -> { r0 = false; r1 = None } | _ -> { r0 = false; r1 = None }) with | { r0 = q7; r1 = None } -> '\028' | { r0 = true; r1 = (Some q8) } -> (let v9' = string_of_float (abs_float 1.5) in Char.uppercase_ascii '\'') | { r0 = (false | false); r1 = (Some _) } -> '\232')));
let s1 = string_of_int (-(6 + 1)) in
let x10 = 0.0 /. 0.0 in
let n11 = ((((((0) + (if x10 = x10 then 66 else 0)) + (if x10 <> (float_of_string "10.0") then 14 else 0)) + (if x10 < x10 then 98 else 0)) + (if x10 > x10 then 77 else 0)) + (if x10 <= x10 then 43 else 0)) + (if 2.0 >= x10 then 16 else 0) in
note_int n11;
let v15 = (let s12 = string_of_bool ((fun p13 -> false) '\255') in let i14 = compare (match { r0 = true; r1 = None } with | { r0 = true; r1 = None } -> ('a', "b c") | { r0 = true; r1 = (Some n11) } -> ('\255', "tail \" end") | { r0 = false; r1 = None } -> ('\255', s1) | { r0 = false; r1 = (Some _) } -> ('a', s1)) (fst (('\'', s1), "\000\255x")) in if i14 >= 0 && i14 < String.length s12 then s12.[i14] else '\n') in
let v126 = (try (
  let v112 = (try (
    let s32 = (match (match v15 with | 'a'..'m' -> { { r0 = false; r1 = None } with r0 = false } | '0'..'9' when ((if false then ()); ((); false)) -> (let v16 = s1 in { r0 = true; r1 = None }) | ('a'..'m' | 'a'..'m') -> (if true then { r0 = false; r1 = None } else { r0 = false; r1 = None }) | '0'..'9' -> { r0 = false; r1 = None } | _ -> (match v15 with | ('a'..'m' | 'n') -> { r0 = true; r1 = None } | (('a'..'m' as w17) | ('n' as w17)) -> { r0 = false; r1 = None } | 'n' when ((List.fold_left (let rec f20 p18 p19 = p18 in f20) v15 []) < v15) -> { r0 = true; r1 = None } | _ when ((let v21 = v15 in ()); (try (s1 <> s1) with | _ -> true)) -> { r0 = false; r1 = None } | q22 -> { r0 = true; r1 = None }) | _ -> { r0 = false; r1 = None }) with | { r0 = true; r1 = None } -> (
      ((let (q25, _, q26, _) = ((Array.make 16 x10), v15, s1, (let rec f24 v15 p23 = s1 in f24)) in (if true then ())); (if (match v15 with | 'a'..'m' when (try false with | _ -> (not false)) -> false | 'a'..'m' -> false | ('n' | 'n') -> false | ('0'..'9' as w27) -> false | ('a'..'m' | 'a'..'m') -> false | ('0'..'9' | '0'..'9') when true -> false | q28 -> false | _ -> false) then (if true then ())));
      let s29 = string_of_int (min n11 (-((); n11))) in
      string_of_float (abs_float (x10 *. x10))) | { r0 = (true as w30); r1 = (Some q31) } -> (
      string_of_int (min n11 14)) | ({ r0 = false; _ } | { r1 = (Some _); _ }) -> (
      string_of_int (if true then n11 else 2))) in
    (mix_string s32; note_end 0);
    let v107 = (match List.hd (try ({ r2 = s1; r3 = (Array.make 2 x10); r4 = (ref n11) } :: []) with | Invalid_argument q33 -> [] | Failure q34 -> [] | E0 (({ r0 = _; r1 = q35 } as w36)) -> [] | E1 q37 -> [] | E2 'a'..'m' -> [] | E2 q38 -> []) with | ({ r3 = q39; r4 = _; _ } | { r2 = _; r3 = q39; r4 = _ }) when ([|3.25; x10; x10; x10; x10|] > (try (let v40 = s1 in Array.make 5 x10) with | _ -> (Array.make 5 x10))) -> (
      let v43 = (let s41 = string_of_float (abs_float (x10 /. (-100.75))) in let i42 = n11 in if i42 >= 0 && i42 < String.length s41 then s41.[i42] else ' ') in
      let p44 = x10 in
      let p45 = if false then 3.25 else x10 in
      let p46 = p44 in
      let p47 = p46 /. p46 in
      let p48 = 100.75 in
      let p49 = p47 -. p47 in
      let p50 = p49 in
      let p51 = if false then p50 else p47 in
      let p52 = p46 *. p50 in
      let p53' = -. 0.5 in
      let p54 = (-1.5) *. p51 in
      let p55 = p52 in
      let p56 = Array.length q39 in
      let p57 = p56 mod 4 in
      let p58 = p55 -. p55 in
      let p59 = ( +. ) p49 p55 in
      let p60 = p57 - 16 in
      let p61 = ((); p60) in
      let p62 = (let rec f65 { r2; r3 = q63; r4 = q64 } = n11 in f65) { r2 = s32; r3 = q39; r4 = (ref p57) } in
      let p66 = p60 / (-1) in
      let p67 = coarse (log (limit p53' 0.5 100.0)) in
      let p68 = q39.(0) in
      let p69 = p56 in
      let p70 = p51 in
      let p71 = (let (q72, q73, _, q74) = (s1, s32, s32, (s32, s32, s32)) in p52) in
      let p75 = abs_float p68 in
      let p76 = 0.0 in
      let p77 = p62 in
      let p78 = p57 in
      let p79 = p69 in
      let p80 = -32769 in
      let p81 = p67 in
      mix 1;
      let n82' = ((p79 - ((p77 - (p69 lxor ((p62 - (p61 + (p60 lxor (p57 * (p56))))) + p66))) - p78)) lxor p80) + 1 in
      let x83 = ((p76 -. ((p71 -. ((p68 +. ((p59 +. (p58 +. (((p53' -. ((p51 *. ((p49 +. (p48 -. (p47 +. (p46 +. ((p44) *. p45))))) +. p50)) -. p52)) *. p54) +. p55))) -. p67)) *. p70)) -. p75)) +. p81) -. 1.0 in
      v43) | { r2; r3 = q84'; r4 = _ } -> (
      let v90' = (let v85 = [] in (let _v88 = Printf.sprintf "<%c>" (let s86 = string_of_float (abs_float 1.0) in let i87 = 17 / (n11 lor 1) in if i87 >= 0 && i87 < String.length s86 then s86.[i87] else v15) in List.find (fun p89 -> (Array.length q84') >= (if true then n11 else 13)) (if n11 <> n11 then [] else (Option.to_list None)))) in
      (try (max (List.hd []) (match v90' with | 'a'..'m' -> 'a' | _ -> v90' | '0'..'9' -> '\255' | q91 -> v90')) with | Failure _ -> (let s92 = "a" in let i93 = 18 in if i93 >= 0 && i93 < String.length s92 then s92.[i93] else ' ') | Not_found -> (fst (v90', v90')) | Match_failure _ -> (Char.chr (n11 land 255)) | E0 ({ r0 = q94; r1 = None }) -> ((fun p95 -> '\255') v15) | E0 ({ r0 = q96; r1 = (Some _) }) -> (let v100 = fun p97 p98' p99 -> Array.make 1 n11 in v90') | E1 ({ r2; r3 = q101; r4 = q102 }) -> (List.hd []) | E2 'a'..'m' -> '\045' | E2 q103 -> (if false then raise (Failure r2) else q103))) | { r2 = "a"; r3 = q104; r4 } -> (
      let v105 = v15 in
      Char.uppercase_ascii (try (let v106 = Array.make 1 n11 in 'z') with | _ -> v105))) in
    let x10 = String.make 1 v15 in
    Char.uppercase_ascii v107) with | Division_by_zero -> (if true then raise (Failure s1) else v15) | Failure _ -> (if false then v15 else v15) | Not_found -> v15 | Match_failure _ -> v15 | E0 q108 -> v15 | E1 _ -> v15 | E2 'a'..'m' -> (if true then v15 else v15) | E2 '0'..'9' -> 'j' | E2 'n' -> v15 | E2 q109 -> (let { r0 = q110; r1 = q111 } = { r0 = true; r1 = None } in '\n')) in
  let s113 = if 19 <> n11 then (if not true then (if false then (string_of_bool true) else (String.concat "tail \" end" [s1; clip "12"])) else (String.concat s1 [s1; clip s1])) else (Printf.sprintf "<%g>" (-1e999)) in
  let v118 = if Array.for_all (let v112 = s1 in (let rec f115 p114 = false in f115)) (if false then (Array.make 3 'a') else (Array.make 3 v112)) then 'y' else (fst (let v117 = fun p116 -> [] in (v112, "b c"))) in
  (mix (Char.code v118); note_end 0);
  print_int (match ((); { r0 = false; r1 = None }) with | ({ r0 = false; _ } | { r0 = false; _ }) -> (truncate x10) | { r0 = true; r1 = None } -> (-1) | { r0 = true; r1 = (Some q119) } -> (17 lsr 28) | { r0 = false; r1 = None } -> (if true then n11 else 6) | { r0 = false; r1 = (Some q120) } -> n11);
  print_byte 32;
  print_float ((match v118 with | ('a'..'m' | 'a'..'m') -> x10 | ('n' | 'n') -> x10 | n11 -> x10) /. (x10 +. x10));
  print_newline ();
  (let v123 = fun p121 p122 -> s113 in (let _v124 = Array.make 4 s1 in v15))) with | Failure q125 -> v15 | _ -> (Char.uppercase_ascii v15)) in
(mix (Char.code v126); note_end 0);
(mix (Char.code v126); note_end 0);
note_int n11;
(mix (Char.code v15); note_end 0);
note_float x10;
(mix_string s1; note_end 0);
()
