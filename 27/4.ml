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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
(try (
  let n0 = if if 19 <= 12 then (((-1) + 31) >= 19) else (100.75 > 10.0) then (-(if true then 20 else 5)) else (show_int 7 4095) in
  let n0 = (let (_, q1, q2) = List.assoc ((); true) ((false, (100.75, (ref "\000\255x"), (16, true, (-10.0), n0))) :: []) in (let rec f9 p3 = (match q2 with | (q4, true, _, (-2147483648)) -> '\'' | (q5, false, _, (-2147483648)) -> '\'' | (q6, q7, q8, _) -> 'z') in f9) (n0 <> n0)) in
  let a10 = if true then (Array.make 4 16) else (Array.make 4 19) in
  let rec loop13 i11 n14 =
    if i11 < n14 then (
      (let k12 = wrap a10.(i11) 4 in a10.(k12) <- a10.(k12) + i11);
      loop13 (i11 + 1) n14
    ) else
      ()
  in
  loop13 0 4;
  (mix_ints a10 0 4; note_end 0);
  a10.(1) <- (match '\n' with | ('a'..'m' | 'a'..'m') -> 5 | 'n' -> 11 | _ -> 2)) with | Invalid_argument q15 -> (if false then ()) | Not_found -> (match false with | true -> () | false -> ()));
let a16 = (let _v17 = true in Array.make 4 (-3)) in
let s19 = ref 0 in
let i18 = ref 0 in
while !i18 < 4 do
  s19 := ((a16.(2) lxor (!s19)) lxor a16.(!i18)); i18 := !i18 + 1
done;
let n20 = !s19 in
note_int n20;
(try (
  let n20 = 3.25 in
  let n21 = a16.(1) in
  (try (
    let rec loop26 i24 n27 s25 =
      if i24 <> n27 then (
        loop26 (i24 + 1) n27 (((if if true then true else true then (((String.iter (let rec f23 p22 = () in f23) "tail \" end"); (abs_float n20)) +. (s25)) else s25)) *. ((String.iter (let rec f23 p22 = () in f23) "tail \" end"); (abs_float n20)))
      ) else
        s25
    in
    let n28 = loop26 0 13 10.0 in
    note_float n28;
    ()) with | _ -> (if true then () else ()));
  let rec loop31 i29 n32 s30 =
    if i29 <> n32 then (
      if (try "jytge" with | _ -> "") > (part "b c" s30 s30) then loop31 (i29 + 1) n32 ((s30) + a16.(i29)) else s30
    ) else
      s30
  in
  let n33 = loop31 0 (hide 0 4) n21 in
  note_int n33;
  ()) with | Not_found -> ((); ()) | Match_failure _ -> () | E0 q34 -> (Array.iteri (fun p35 p36 -> ()) a16));
let x37 = (coarse (exp (limit (100.75 *. 2.0) (-9.0) 5.0))) *. ((float_of_int 19) +. (if false then (-100.75) else 100.75)) in
note_float x37;
let _ = x37 in
let x46 = (try (
  let a38 = Array.map (let rec f40 p39 = n20 in f40) (Array.make 12 false) in
  for i41 = 0 to (hide 1 3) - 1 do
    (
      let rec loop43' i42 =
        if i42 >= 0 then (
          (a38.(i41 * 4 + i42) <- (i42 - (a38.(i41 * 4 + i42))));
          loop43' (i42 - 1)
        ) else
          ()
      in
      loop43' (4 - 1);
      ());
    ()
  done;
  (mix_ints a38 0 12; note_end 0);
  let a45 = [|((19 - n20) = (n20 + n20)); ((min true false) && ([] >= []))|] in
  100.75) with | _ -> (float_of_int n20)) in
note_float x46;
note_float x37;
(mix_ints a16 0 4; note_end 0);
note_float x46;
note_int n20;
()
