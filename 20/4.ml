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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let s1 = ref "" in
for i0 = (hide 0 5) - 1 downto 0 do
  s1 := (clip !s1 ^ clip (if true then "12" else !s1))
done;
let n2 = !s1 in
(mix_string n2; note_end 0);
let f3 p4 n2 =
  let n5' = (-(if true then p4 else p4)) - p4 in
  (if (match -2.2250738585072014e-308 with | 0.5 -> ((n5' + 65535) >= p4) | 0.0 -> true | _ -> (match Ok [] with | ((Ok q6) | (Ok q6)) when false -> true | ((Ok q7) | (Ok ((_ :: _) as q7))) -> true | Error (C10 | C10) -> true | Error (C8 (_, q8, q9)) -> true | Error C9 -> false | Error (C7 (q10, q11, q12)) -> false)) then (Array.make 2 (-1.5)) else (Array.make 2 100.75))
in
let a13 = f3 (10 - 1) [|0.0|] in
(mix_floats a13 0 2; note_end 0);
let a18 = f3 (match [] with | ((_ :: q14) | ([] as q14)) -> 14 | ((q15 :: _) | (q15 :: _)) -> (-1)) ((let rec f17 p16 = Array.make 1 1.5 in f17) (-1)) in
(mix_floats a18 0 2; note_end 0);
let p19 = Array.length a18 in
let p20 = Array.length a13 in
let p21 = (let rec f24 ((_, q22) as w23) = 2 in f24) (100.75, p20) in
let p25 = p20 - p21 in
let p26 = p25 * 18 in
let p27 = 3.25 in
let p28 = (let i29 = 5 in if i29 >= 0 && i29 < Array.length a18 then a18.(i29) else p27) in
let p30 = if false then p28 else p27 in
let p31 = p28 +. p30 in
let p32 = p21 * 22 in
let p33 = ( - ) p25 p26 in
let p34' = 0.0 /. 0.0 in
let p35 = a13.((-1) land 1) in
mix 1;
let n36 = 1 + (p33 - (p32 * (p26 + (p25 * (p21 lxor ((p19) + p20)))))) in
let x37 = 1.0 -. (((p31 -. ((p28 *. (p27)) -. p30)) +. p34') -. p35) in
(let rec f39 p38 = a18.(wrap (truncate 100.75) 2) <- (try (if false then 2.0 else p31) with | _ -> x37) in f39) (if (let v40 = (C9 : (t0, unit) t3) in false) then (2 :: []) else []);
let v41 = (try () with | _ -> (mix (if (Array.length a18) <= 8013 then 1 else 0))) in
let s43 = ref n2 in
for i42 = 0 to (hide 1 5) - 1 do
  s43 := (clip !s43 ^ clip !s43)
done;
let n44 = !s43 in
(mix_string n44; note_end 0);
let n54 = (match ((match Ok p28 with | ((Ok q45) | (Ok q45)) -> q45 | Error q46 -> p35), (let v47 = C2 { r3 = p21; r4 = p21; r5 = (p35, (x37, p26)) } in Array.make 8 p33), (match n36 with | 2 -> p35 | 4 -> p31 | -2147483647 -> p34' | 0 -> x37 | q48 -> p28), (p33 < p26)) with | (q49', q50, q51', q52) -> (match (let ((C0 (_, q53)) : t0) = ((C0 ((Array.make 8 n36), []) : t0) : t0) in Ok q52) with | Ok true -> p21 | Ok false -> (p32 + 9) | ((Error _) | (Error _)) -> (Char.code ' '))) in
let s56 = ref n44 in
for i55 = 5 - 1 downto 0 do
  s56 := (clip !s56 ^ clip n44)
done;
let n57 = !s56 in
(mix_string n57; note_end 0);
let s59 = ref "b c" in
for i58 = 0 to 5 - 1 do
  s59 := (clip !s59 ^ clip !s59)
done;
let n60 = !s59 in
(mix_string n60; note_end 0);
let _ = f3 (- 12) (Array.copy (Array.sub a18 0 1)) in
let rec loop63' i61 s62 =
  if i61 <> 5 then (
    loop63' (i61 + 1) (clip s62 ^ clip (Printf.sprintf "<%-6s|>" ""))
  ) else
    s62
in
let n65 = loop63' 0 n2 in
(mix_string n65; note_end 0);
(mix_string n60; note_end 0);
note_float p27;
(mix_floats a13 0 2; note_end 0);
note_float p28;
(mix_string n65; note_end 0);
note_int p26;
note_int n54;
()
