type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y135; r3 = y136; r4 = y137 } -> mix_string y135; mix_floats y136 0 2; mix_2 (d - 1) y137
and mix_1 d (v : (unit, (float, int) t0) t0) =
  if d > 0 then
    match v with
    | { r0 = y138; r1 = y139 } -> mix (if y138 then 1 else 0); mix_3 (d - 1) y139
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_3 d (v : (unit, (float, int) t0) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y140 -> mix 1; mix_1 (d - 1) y140
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v16 = { r2 = ((clip (string_of_int n9)) ^ (String.make 4 'a')); r3 = (match if true then (Array.make 1 n9) else (Array.make 1 n9) with | [|q12|] -> ((); (Array.make 2 n11)) | q13 -> (Array.map (let rec f15 p14 = p14 in f15) (Array.make 2 n11))); r4 = (ref (n10 - n9)) } in
(mix_0 5 v16; note_end 0);
(if false then (v16.r4 <- v16.r4) else (mix (Char.code (let s17 = "12" in let i18 = n10 in if i18 >= 0 && i18 < String.length s17 then s17.[i18] else '\''))));
let v21 = (let v19 = n9 in (if true then (ref (Array.make 16 n11)) else (ref (Array.make 16 n11))) = (let v20 = '\'' in ref (Array.make 16 1.5))) in
let x22 = n11 in
note_float x22;
let s35 = String.concat "tail \" end" [part (let { r1; _ } = { r0 = v21; r1 = None } in "") (match v16 with | { r2 = ("a" as w23); r3 = [|q24; 0.0|]; r4 = q25 } -> 4 | { r2 = q26; r3 = [|q27; (q28 | (0.0 as q28))|]; r4 = q29 } -> n10 | ({ r2 = v21; r3 = [|q30; q31|]; r4 = q32 } | { r2 = v21; r3 = [|q30; q31|]; r4 = q32 }) -> n9 | ({ r2 = q33; r3; r4 = q34 } | { r2 = q33; r3; r4 = q34 }) -> n9) (int_of_float n8); clip (Printf.sprintf "<%e>" (abs_float (n11 +. n11)))] in
(mix_string s35; note_end 0);
(if (n9 asr 25) < (max 3 n10) then ((v16.r4 <- (ref n10)); ((); ())));
let n36 = 4095 in
note_int n36;
let f38 = fun p37 -> s35 in
print_int ((n36 mod 1) * (match v16 with | { r2 = ("a" as w39); r3 = [|1.0; q40|]; r4 = q41 } -> 20 | ({ r2 = "a"; r3 = n10; r4 = s35 } | { r2 = "a"; r3 = ([|_; _|] as n10); r4 = s35 }) -> 1 | ({ r2 = "a"; r3 = q42; _ } | { r3 = q42; r4 = _; _ }) -> n10 | ({ r2 = q43; r3 = q44; r4 = s35 } as w45) -> n9));
print_byte 32;
print_float ((if v21 then x22 else x22) -. (float 19));
print_newline ();
let a68 = List.fold_right (let rec f54 p46 p47 = (match v16 with | { r2 = "a"; r3 = q48; r4 = _ } -> v16.r3 | { r2 = ""; r3 = v21; r4 = q49 } -> ((); v21) | ({ r2 = "a"; r4 = q50; _ } as w51) -> p47 | { r2 = ""; r3 = f38; r4 = _ } -> [|x22; x22|] | { r2 = q52; r3 = q53; r4 = _ } -> q53) in f54) (let { r3 = _; r4 = q55; _ } = { { r2 = s35; r3 = (Array.make 2 x22); r4 = (ref (-3)) } with r4 = (ref n9); r2 = "" } in if false then [] else []) (match ((); ((n11, 'z', 17, 6), (n10, n36, n36))) with | (q56, _) -> (String.fold_left (fun p57' p58 -> p57') (Array.make 2 x22) s35) | (((_, _, _, _), (_, _, _)) | (_, _)) when (v16 == v16) -> (try (if true then raise (E1 { r2 = s35; r3 = (Array.make 2 x22); r4 = (ref n36) }) else (Array.make 2 n8)) with | Invalid_argument q62 -> (Array.make 2 x22) | Not_found -> (Array.make 2 (-2.0)) | E1 ({ r2; r3; r4 }) -> r3 | E2 true -> (Array.make 2 x22) | E2 false -> (Array.make 2 n11)) | (((q63, n11, _, q64) | (q63, n11, _, q64)), (q65, _, q66)) -> (let v67 = 18 in Array.make 2 (-2.0)) | _ -> ((); (Array.make 2 n11))) in
let v69 = 'z' in
let x71 = tick_float 13 (( -. ) n11 (match v69 with | 'a'..'m' -> n8 | 'n' -> 1.0 | 'a'..'m' -> 0.0 | '0'..'9' -> x22 | ('n' | 'a'..'m') -> x22 | q70 -> x22)) in
let v75 = (let _v74 = (let rec f73 p72 = { { r2 = s35; r3 = a68; r4 = (ref n36) } with r4 = (ref n36) } in f73) (x71 +. (-1.5)) in (compare x71 n11) > (n36 + 7)) in
let a68 = if false then ((n9 lxor 7) + (18 - n36)) else ((n36 / 4096) mod 7) in
let x76 = x22 in
note_float x76;
let n80 = (let v79 = (let rec f78 p77' = p77' in f78) in n10) in
let n100 = (match (match max v69 v69 with | ('a'..'m' | '0'..'9') when (let _v82 = Array.init 1 (fun p81 -> 0) in v21) -> None | 'a'..'m' -> None | ('n' as w83) -> None | 'a'..'m' -> None | 'n' -> (if v21 then None else None) | q84 -> (Some { r2 = s35; r3 = (Array.make 2 x76); r4 = (ref 2) })) with | None -> (
  let a85 = Array.copy (Array.make 4 n80) in
  let rec loop88 i86 n89 =
    if i86 <> n89 then (
      (let k87 = wrap a85.(i86) 4 in a85.(k87) <- a85.(k87) + 1);
      loop88 (i86 + 1) n89
    ) else
      ()
  in
  loop88 0 (hide 1 4);
  (mix_ints a85 0 4; note_end 0);
  fst (n10, n80)) | Some _ -> (
  let f90 p91 =
    (if v75 then raise Not_found);
    float_of_int (-1073741824)
  in
  let x92 = (try (f90 s35) with | Not_found -> n8) in
  let v97 = ((let rec f94 p93 = n80 in f94), (let { r0 = q95; r1 = q96 } = { r0 = v75; r1 = None } in if false then { r0 = q95; r1 = None } else { r0 = v21; r1 = None })) in
  ((let (_, m99) = v97 in mix_1 5 m99); note_end 0);
  a68)) in
note_int n100;
print_string "jyqjudprh";
let v126 = (match { r2 = s35; r3 = (Array.make 2 x76); r4 = (ref n36) } with | { r2 = "a"; r3 = q101; r4 = q102 } -> (
  let rec loop106 i103 n107 s104 =
    if i103 <> n107 then (
      loop106 (i103 + 1) n107 (try (float_of_int ((Array.make 1 7).(i103))) with | Invalid_argument _ -> (if v75 then s104 else s104) | Division_by_zero -> (x76 -. x76) | _ -> (let i105 = i103 in if i105 >= 0 && i105 < Array.length q101 then q101.(i105) else s104))
    ) else
      s104
  in
  let n108 = loop106 0 6 100.75 in
  note_float n108;
  (v16.r2, (v75, n100, false, x22), (let v109 = n100 in 20), (match v69 with | 'a'..'m' -> (Array.make 5 x76) | '0'..'9' -> (Array.make 5 x22) | 'a'..'m' -> (Array.make 5 1.0) | '0'..'9' -> (Array.make 5 x76) | 'a'..'m' when (true && (v21 && false)) -> (Array.make 5 x76) | 'n' -> (Array.make 5 0.5) | q110 -> (Array.make 5 x71) | q111 -> (Array.make 5 100.75) | _ when (((truncate n108) + 4096) >= (a68 + n9)) -> (Array.make 5 n108) | _ -> (Array.make 5 n108)))) | { r2 = ""; r3; r4 } -> (
  let n113 = Char.code (String.fold_left (fun s35 p112 -> p112) (Char.chr (n100 land 255)) s35) in
  (s35, (let v114 = x76 in (false, n80, v21, v114)), 2147483647, (try [|x22; n11; x76; x76; x76|] with | _ -> (Array.make 5 x22)))) | { r2 = q115; r3 = q116; _ } -> (
  let x117 = (float (3 - n9)) -. q116.(wrap (6 * a68) 2) in
  note_float x117;
  let x121 = if (snd (a68, 100.75)) >= (let _v118' = [] in x71) then 0.0 else (fst (let v120 = fun p119 -> [] in (x117, 6))) in
  note_float x121;
  (match ((); { r0 = false; r1 = None }) with | ({ r0 = false; _ } | { r0 = false; _ }) -> (q115, (v75, n9, v75, n11), a68, (Array.make 5 10.0)) | { r0 = true; r1 = None } -> (let v122 = 20 in (s35, (true, n100, v75, x121), 8, (Array.make 5 x71))) | { r0 = true; r1 = (Some _ as w123) } -> (if v75 then (q115, (v75, n80, v75, 1.5), n10, (Array.make 5 x117)) else (s35, (v75, n80, v75, x71), n36, (Array.make 5 x71))) | { r0 = (false as w124); r1 = None } -> ("tail \" end", (w124, n80, w124, x22), 5, (Array.make 5 x71)) | { r0 = false; r1 = (Some q125) } -> (q115, (v21, n80, v75, x117), n0, (Array.make 5 x76))))) in
note_int n9;
note_int n36;
note_float x76;
(mix (Char.code v69); note_end 0);
((let (m127, m128, m133', m134) = v126 in mix_string m127; (let (m129, m130, m131, m132) = m128 in mix (if m129 then 1 else 0); mix m130; mix (if m131 then 1 else 0); mix_float m132); mix m133'; mix_floats m134 0 5); note_end 0);
(mix (if v21 then 1 else 0); note_end 0);
note_int n100;
(mix (String.length s35); note_end 0);
()
