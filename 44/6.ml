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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y98; r3 = y99; r4 = y100 } -> mix_string y98; mix_floats y99 0 2; mix_1 (d - 1) y100
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
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
let v12 = { { r2 = "a"; r3 = (Array.make 2 n8); r4 = (ref n9) } with r4 = (ref n0) } in
(mix_0 5 v12; note_end 0);
let n15 = (n10 + (n10 mod (n9 lor 1))) lxor (match v12 with | { r2 = q13; r3 = q14; r4 = _ } -> n10) in
note_int n15;
let s16 = "loo" in
let s18 = ref n15 in
let i17 = ref ((hide 1 3) - 1) in
while !i17 >= 0 do
  s18 := (Char.code s16.[!i17] + 3 * !s18); i17 := !i17 - 1
done;
let n19 = !s18 in
note_int n19;
let c27 = (((let { r2 = q20'; r3 = q21; r4 } = { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref n9) } in n10) lxor (compare (Array.make 4 n0) (Array.make 4 17)))) * (let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26) in
let c28 = (let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26) * (((let { r2 = q20'; r3 = q21; r4 } = { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref n9) } in n10) lxor (compare (Array.make 4 n0) (Array.make 4 17)))) in
let c29 = c28 + (c27) in
let c30 = (c28) * c29 in
let c31 = ((let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26)) - c29 in
let c32 = (c29) - (let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26) in
let c33 = c27 - ((let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26)) in
let c34 = c29 - (c28) in
let c35 = ((let o22 = n10 in let o23 = n19 in let o24 = 7 in let o25 = n0 in let o26 = n9 in let ( asr ) a b = a lxor (b + 1) and ( > ) a b = (a lsl 1) + b and ( == ) a b = (a lsl 1) + b in o22 asr o23 asr o24 > o25 > o26)) - ((let { r2 = q20'; r3 = q21; r4 } = { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref n9) } in n10) lxor (compare (Array.make 4 n0) (Array.make 4 17))) in
note_int c35;
let n38 = ((print_string ((let rec f37 p36 = "" in f37) (n11, 20))); (compare n11 (-1.7976931348623157e308))) in
(match { r2 = "12"; r3 = (Array.make 2 n8); r4 = (ref 4) } with | ({ r2 = "a"; r3 = q39; r4 } | { r2 = "a"; r3 = q39; r4 }) -> (mix (if ((1.5 *. (-2.0)) +. (n11 /. 0.5)) < ((let _v40 = { r2 = "a"; r3 = (Array.make 2 n11); r4 = r4 } in n11) /. n8) then 1 else 0); note_end 0) | ({ r2 = "a"; r3; r4 = c27 } | { r2 = "a"; r3; r4 = c27 }) -> (v12.r4 <- c27) | { r2 = ""; r3 = q41; r4 = _ } -> (if min ((if true then c34 else (-1)) <= c32) (if (let ({ r0 = q42; r1 } as w43) = { r0 = false; r1 = None } in q42) then (if false then false else false) else ((); false)) then (if (4 - c33) = (c30 * (-3)) then (let (_, _, q46, _) = String.fold_left (fun p44 p45 -> p44) (c31, false, n11, 0.5) "\000\255x" in q41.(1) <- q46) else (note_int 1023)) else (let (q50, _, _, _) = ((let { r2; r3; r4 = q47 } = { r2 = "b c"; r3 = (Array.make 2 n11); r4 = (ref c30) } in Array.make 16 n11), (c33 >= n38), c34, (let rec f49 c33 p48 = c35 in f49)) in v12.r4 <- (ref c33))) | { r3 = q51; r4 = _; _ } -> (let _v60 = ((min (try (String.fold_left (fun p52' p53 -> p52') (Array.make 8 n11) "a") with | Invalid_argument q54 -> (Array.make 8 n11) | Match_failure _ -> (Array.make 8 n8) | E0 ({ r0 = _; r1 = q55 }) when (((let { r0; r1 = q56 } = { r0 = true; r1 = None } in n38) + 31) > (n0 - c29)) -> (Array.make 8 n8) | E1 ({ r2 = "a"; r3 = c29; r4 = q57 }) -> (Array.make 8 n11) | E1 ({ r2 = n19; r3 = q58; r4 }) when (("tail \" end" <> n19) && (String.exists (fun p59 -> false) n19)) -> (Array.make 8 n8) | E2 true -> (Array.make 8 n8) | E2 false -> (Array.make 8 n11) | _ -> (Array.make 8 n8)) (Array.make 8 n11)), { { r0 = false; r1 = None } with r1 = None }, (max c30 (n10 lsr (3 land 31)))) in v12.r4 <- (ref c28)));
let v61 = [] in
let v66 = (let _v65 = { { r2 = "b c"; r3 = (Array.make 2 n11); r4 = (ref c33) } with r2 = (match v12 with | { r2 = "a"; r3 = q62; _ } -> "b c" | ({ r2 = q63; r3 = q64; _ } | { r2 = ("a" as q63); r3 = q64; r4 = _ }) -> q63) } in ((-1) <= 0) || (try (c33 <= n9) with | _ -> false)) in
v12.r4 <- (ref c35);
let table67 = Array.make 3 (let rec f79 k p = if k < 0 then f79 k p else p in f79) in
table67.(0) <- (let rec g70 k68 p69 =
  if k68 <= 0 then (n11 *. 0.0) else (
    table67.(0) (k68 - 1) (float_of_int 9)
  )
in g70);
table67.(1) <- (let rec g75 k71 p72 =
  if k71 <= 0 then (let { r0 = q73; r1 = _ } = { r0 = false; r1 = None } in 10.0) else (
    let r74 = table67.(1) (k71 - 1) (p72 /. 0.5) in
    (n8 *. n11) -. (-0.0)
  )
in g75);
table67.(2) <- (let rec g78 k76 p77 =
  if k76 <= 0 then 0.0 else (
    table67.(0) (k76 - 1) (1.0 +. n11)
  )
in g78);
let x80 = table67.(0) 0 (coarse (log (limit n11 0.5 100.0))) in
let f92 = if v66 then (List.fold_left (fun p81 p82 -> (let v83 = Array.make 4 n11 in p81)) (let rec f87 p84 p85 p86 = if v66 then c34 else c30 in f87) []) else (let rec f91 p88' p89 p90 = 0 mod 4 in f91) in
let v97 = (let s93 = Printf.sprintf "<%b>" (v66 || v66) in let i94 = f92 (match { r0 = v66; r1 = None } with | ({ r0 = (true | true); r1 = None } as w95) -> c32 | ({ r0 = true; r1 = (Some q96) } | ({ r0 = _; _ } as q96)) -> c29 | { r0 = true; r1 } when true -> 16 | { r0 = false; _ } -> c31) x80 (Char.chr (c29 land 255)) in if i94 >= 0 && i94 < String.length s93 then s93.[i94] else '0') in
note_int c35;
note_int c27;
note_int n9;
note_int n38;
note_int c33;
note_int n10;
note_int c29;
(mix_0 5 v12; note_end 0);
()
