type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y41 -> mix 1; mix_float y41
in
let a0 = Array.make (hide 1 13) 2.0 in
let s2 = ref 3.25 in
let i1 = ref (13 - 1) in
while !i1 >= 0 do
  s2 := ((!s2 /. 0.5) -. (a0.(!i1) *. (!s2))); i1 := !i1 - 2
done;
let n3 = !s2 in
note_float n3;
let x21 = (match C0 ((match C1 with | C1 -> [] | C0 ([], (6 as w4)) -> [] | C0 ((q5 :: n3), 6) -> [] | C0 (q6, (-2147483647)) -> [] | C0 (_, (-1)) -> [] | C0 (q7, n3) -> []), (ref 8)) with | C1 -> (
  let f8' p9 p10 p11 =
    let n12 = 18 in
    'j'
  in
  let g13 = f8' ((fun p15 -> C1) (Array.make 8 n3)) in
  let g14' = g13 a0.(wrap ((); 3) 13) in
  let v16 = g14' [|(14, false, 19, true)|] in
  (mix (Char.code v16); note_end 0);
  let v17 = g14' (snd (n3, (Array.make 1 (9, false, 16, false)))) in
  (let rec f19 p18 = 1.0 /. n3 in f19) [true; false; true]) | C0 (_, q20) -> (
  n3)) in
note_float x21;
let a22 = (let x21 = 5 in Array.make 2 17) in
let i23 = ref 0 in
while !i23 < 2 do
  (let x24 = a22.(!i23) in a22.(!i23) <- a22.(1 - !i23); a22.(1 - !i23) <- x24);
  i23 := !i23 + 1
done;
(mix_ints a22 0 2; note_end 0);
let v26 = if false then (1 <> 11) else (if not false then (if if true then false else true then true else (if max false false then (if fst (false, 4) then (if x21 < 10.0 then (if (7 - 1024) >= 6 then ((8 + 4096) < 12) else (not false)) else (try (let v25 = 20 in true) with | _ -> false)) else ((); false)) else ("tail \" end" <= "\000\255x"))) else (3 <= (-2))) in
(mix (if v26 then 1 else 0); note_end 0);
let s28 = ref 3.25 in
let i27 = ref 0 in
while !i27 < 3 do
  s28 := (
    let s30 = ref !s28 in
    let i29' = ref (2 - 1) in
    while !i29' >= 0 do
      s30 := 3.25; i29' := !i29' - 1
    done;
    let n31 = !s30 in
    note_float n31;
    n31); i27 := !i27 + 1
done;
let n32 = !s28 in
note_float n32;
let n33 = a22.(wrap a22.(wrap (show_int 3 17) 2) 2) in
note_int n33;
let s36 = ref n33 in
let i35 = ref 0 in
while !i35 < 12 do
  s36 := ((let i34 = (try (0 + n33) with | Division_by_zero -> n33 | Failure _ -> n33 | Not_found -> n33 | E0 -> n33 | _ -> 5) in if i34 >= 0 && i34 < Array.length a22 then a22.(i34) else a22.(1)) + (((let i34 = (try (0 + n33) with | Division_by_zero -> n33 | Failure _ -> n33 | Not_found -> n33 | E0 -> n33 | _ -> 5) in if i34 >= 0 && i34 < Array.length a22 then a22.(i34) else a22.(1)) * (!s36)))); i35 := !i35 + 1
done;
let n37 = !s36 in
note_int n37;
let s39 = ref None in
let i38 = ref (10 - 1) in
while !i38 >= 0 do
  s39 := (match !s39 with None -> Some 0.5 | Some o -> if o = 0.5 then None else Some o); i38 := !i38 - 1
done;
let n40 = !s39 in
(mix_0 5 n40; note_end 0);
(mix_0 5 n40; note_end 0);
note_int n33;
note_float n32;
note_int n37;
note_float x21;
(mix (if v26 then 1 else 0); note_end 0);
note_float n3;
()
