type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y130 -> mix 1; mix y130
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
mix 4095;
let a4 = Array.make 4 100.75 in
let s6 = ref 1.5 in
let i5 = ref 0 in
while !i5 < 4 do
  s6 := (a4.(wrap (Array.length a4) 4) -. (a4.(!i5) *. (!s6))); i5 := !i5 + 1
done;
let n7 = !s6 in
note_float n7;
print_int (match (match C2 { r3 = n3; r4 = 0; r5 = (n7, (3.25, n3)) } with | ((C2 { r3 = (-1); r4 = (-2); r5 = _ }) | (C1 _)) -> (Ok []) | C2 ({ r3 = q10; r4 = (-1); r5 = q11 } as w12) -> (Ok []) | C2 { r3 = 9; r4 = 0; r5 = q13 } -> (Ok []) | C2 { r3 = (-3 as w14); r4 = 0; _ } -> (Ok []) | C1 ((q15 :: q16), a4) when (match false || true with | true -> (7 >= n3) | false -> ('a' <= '\'')) -> (Ok []) | C2 ({ r3 = 1; r4 = 0; r5 = q17 } as w18) -> (Ok []) | C2 { r3 = _; r4 = 0; r5 = n7 } -> (Ok []) | C2 { r3 = q19'; r4 = (2 | 2); r5 } -> (Ok []) | C2 { r3 = (3 | 9); r4 = q20; r5 = q21 } -> (Ok []) | C2 { r3 = q22; r4 = _; r5 = q23 } -> (Ok [])) with | Error (C7 (q24, q25, n3)) when ((if true then (Ok n7) else (Ok n7)) < (snd ("12", (Ok n7)))) -> 65536 | Ok _ -> (let v26 = n3 in 4) | Error _ -> 65536);
print_byte 32;
print_float (sqrt (try (if false then 2.0 else n7) with | _ -> n7));
print_newline ();
a4.(0) <- (match (match n7 with | 0.5 -> (C2 { r3 = n3; r4 = (14 + n3); r5 = (let ((C0 (q27, _)) : t0) = ((C0 ((Array.make 8 n3), []) : t0) : t0) in (0.5, (n7, n3))) }) | 1.0 -> (match n7 with | 0.0 -> (C2 { r3 = n3; r4 = (-1); r5 = (n7, (n7, n3)) }) | q28 -> (C2 { r3 = n3; r4 = 8; r5 = (q28, (q28, n3)) })) | 0.0 -> (let v29 = if true then (C2 { r3 = n3; r4 = n3; r5 = (n7, (n7, 19)) }) else (C2 { r3 = n3; r4 = 10; r5 = (n7, (n7, n3)) }) in C2 { r3 = 0; r4 = n3; r5 = (10.0, (10.0, n3)) }) | a4 -> (C2 { r3 = (15 - n3); r4 = n3; r5 = (n7, (a4, n3)) })) with | C1 (_, []) -> a4.(3) | ((C2 { r4 = 3; _ }) | (C1 (_, (_ :: _)))) -> n7 | C2 { r3 = q31; r4 = q32; r5 = (q33, q34) } -> (if (10 + q31) != (let _v35 = (19, true, (q32, n3, q33), "tail \" end") in q31) then n7 else (if if true then false else true then (-1e16) else n7)));
(if (Array.length a4) >= (n3 + n3) then () else ());
let v51 = ((match true || true with | true -> (true < false) | (false | false) when ((31 - 4095) < (if false then n3 else n3)) -> false | ((false as w36) | (false as w36)) -> (match ((C0 (' ', "b c") : ((int, bool) t2, float) t2) : ((int, bool) t2, float) t2) with | (C0 (q37, "a") as w38) -> w36 | C0 (('a'..'m' | 'a'..'m'), "") -> w36 | ((C0 (_, q39)) | (C0 ('0'..'9', ("" as q39)))) -> w36 | C0 ('n', "") -> true | C0 (q40, "") -> false | ((C0 (q41, q42)) | (C0 (q41, q42))) -> w36) | (false | false) -> (n3 <= n3) | _ -> ("tail \" end" > "a")), (match None with | None -> ((fun p43 -> (None, (n3, '0', n7), (let rec f47 p44 p45 p46 = -0.0 in f47), (Array.make 2 n7))) (C2 { r3 = n3; r4 = n3; r5 = (n7, (n7, n3)) })) | Some _ -> (None, (18, '\'', 0.0), (fun p48 p49 p50 -> n7), (Array.make 2 n7)))) in
((let (m52, m53) = v51 in mix (if m52 then 1 else 0); (let (m54, m55, _, m60) = m53 in mix_0 5 m54; (let (m56, m57, m58) = m55 in mix m56; mix (Char.code m57); mix_float m58); mix_floats m60 0 2)); note_end 0);
let a61 = List.fold_right (fun p62 v51 -> v51) [] (Array.make 2 n3) in
let rec loop65 i63 n66 s64 =
  if i63 < n66 then (
    if (true || true) || (Option.is_none None) then loop65 (i63 + 2) n66 (a61.(i63) * (s64)) else s64
  ) else
    s64
in
let n67' = loop65 0 2 n3 in
note_int n67';
(match ((Array.fold_right (let rec f70 p68 p69 = p69 in f70) a61 true), (match v51 with | (true, (n67', q71, q72, q73)) -> (None, (n3, '0', 0.0), q72, q73) | ((false, (_, _, _, _)) as w74) -> (None, (n67', '0', n7), (let rec f76 v51 p75 a61 = n7 in f76), (Array.make 2 n7)))) with | ((q77, (q78, _, _, q79)) | (q77, (q78, _, _, q79))) -> ((Array.sort (fun x y -> compare y x) a61); ()) | (q80, ((q81, _, q82, _) | (q81, _, q82, _))) -> ());
let (q85, q86, q87', q88) = ((n67' <= n3), (let v83 = n67' in (let i84 = v83 in if i84 >= 0 && i84 < 2 then a61.(i84) else n67')), n67', a4.(0)) in
let x89 = -5e-324 in
let x129 = (match C8 ((C9 :: []), (let s90 = "a" in let i91 = q86 in if i91 >= 0 && i91 < String.length s90 then s90.[i91] else ' '), (truncate n7)) with | C10 -> (
  let v98' = if (q86 + 2147483647) <= q86 then (if "a" > "b c" then (if true then (if Result.is_error (Ok q88) then (let s92 = "b c" in let i93 = q86 in if i93 >= 0 && i93 < String.length s92 then s92.[i93] else '0') else '\255') else (let s94 = "b c" in let i95 = q86 in if i95 >= 0 && i95 < String.length s94 then s94.[i95] else '0')) else 'a') else (let s96 = "tail \" end" in let i97 = q87' in if i97 >= 0 && i97 < String.length s96 then s96.[i97] else 'z') in
  (mix (Char.code v98'); note_end 0);
  q88) | C8 (q99, 'a'..'m', q100) -> (
  1.0) | C8 (q101, '0'..'9', q102') -> (
  let q101 = (let _v105 = (let rec f104 p103 = () in f104) q85 in (match v51 with | ((true, (_, _, _, _)) | (false, _)) -> x89 | (false, (q109', q110, q111, _)) -> (if true && true then (0.5 -. (max 2.0 q88)) else (let q111 = snd (q86, (C0 ('z', "tail \" end") : (int, float t1) t2)) in n7)))) in
  note_float q101;
  let n113 = n67' - (try (if q85 then raise (Failure "tail \" end") else (Char.code 'z')) with | Failure q112 -> (if q85 then n67' else q87')) in
  a4.(0) -. (if q85 then 0.5 else q101)) | C8 (q114, q115, _) -> (
  -4096.0) | C9 -> (
  (min x89 q88) *. n7) | C7 (q116, q117, q118') -> (
  let v123 = (try (
    note_float (-1.5);
    let v119 = (a61.(0) != a61.(1)) || q85 in
    (mix (if v119 then 1 else 0); note_end 0);
    mix (a61.(1) + (int_of_float (min (x89 -. q88) (let v120 = '\n' in q88))));
    let i121 = ref 0 in
    while !i121 < 2 do
      (let k122 = wrap a61.(!i121) 2 in a61.(k122) <- a61.(k122) + 1);
      i121 := !i121 + 1
    done;
    (mix_ints a61 0 2; note_end 0);
    true <= ((n67' + (-65536)) >= q116)) with | _ -> (min false false)) in
  let rec loop126 i124 s125 =
    if i124 >= 4 then s125 else (
      if true then loop126 (i124 + 1) (a4.(i124) -. (s125)) else s125
    )
  in
  let n128 = loop126 0 q88 in
  note_float n128;
  a4.((-(-2)) land 3) +. (-. n128))) in
note_float x129;
(mix (if q85 then 1 else 0); note_end 0);
note_float n7;
note_float q88;
note_int q86;
note_int n3;
note_float x89;
note_float x129;
(mix_floats a4 0 4; note_end 0);
()
