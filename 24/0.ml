type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y40 -> mix 1; mix y40
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y41 :: y42) -> mix 1; mix y41; mix_1 (d - 1) y42
in
let s1 = ref None in
let i0 = ref (10 - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) | Some o -> if o = ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) then None else Some o); i0 := !i0 - 1
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let f4 p5 =
  let s7 = ref 13 in
  let i6 = ref (4 - 1) in
  while !i6 >= 0 do
    s7 := (
      let s9 = ref !s7 in
      let i8 = ref 0 in
      while !i8 < 2 do
        s9 := !s9; i8 := !i8 + 1
      done;
      let n10 = !s9 in
      n10); i6 := !i6 - 1
  done;
  let n11 = !s7 in
  let a12 = ((); (Array.make 11 p5)) in
  let i13 = ref 0 in
  while !i13 < 9 do
    a12.(!i13 + 1) <- (((a12.(!i13)) *. a12.(!i13 + 1)) -. a12.(!i13 + 2));
    i13 := !i13 + 1
  done;
  -. ((let rec f15 p14 = p5 in f15) (let v19 = (let rec f18 p16 p17 = ' ' in f18) in (n11, p5)))
in
let x23 = f4 (match n3 with | None -> 1.5 | Some q20 when q20 < 7019 -> (-3.25) | ((Some q21) | (Some q21)) -> 100.75 | Some q22 -> (-2.0)) in
note_float x23;
let s25 = ref 3.25 in
let i24 = ref 0 in
while !i24 < 4 do
  s25 := (
    let s27' = ref !s25 in
    let i26 = ref 0 in
    while !i26 < 4 do
      s27' := (match n3 with | None -> (min !s27' !s27') | Some 4 -> !s27' | Some q28 when q28 = 4194 -> (!s27' -. 3.25) | Some _ -> !s27'); i26 := !i26 + 1
    done;
    let n29 = !s27' in
    note_float n29;
    n29); i24 := !i24 + 1
done;
let n30 = !s25 in
note_float n30;
let s32 = ref n30 in
let i31 = ref 0 in
while !i31 < 13 do
  s32 := (((n30 -. n30) +. (-5e-324)) *. ((((n30 -. n30) +. (-5e-324)) +. (!s32)))); i31 := !i31 + 1
done;
let n33 = !s32 in
note_float n33;
(try (
  let s35 = ref [] in
  for i34 = 10 - 1 downto 0 do
    s35 := (((if true then () else ()); (i34 lxor 4)) :: !s35)
  done;
  let n36 = !s35 in
  (mix_1 5 n36; note_end 0);
  let s38 = ref 4 in
  let i37 = ref ((hide 1 7) - 1) in
  while !i37 >= 0 do
    s38 := ((((!s38) - (truncate ((); (-0.5))))) + (truncate ((); (-0.5)))); i37 := !i37 - 1
  done;
  let n39 = !s38 in
  note_int n39;
  print_string (part "" 4 n39)) with | _ -> ());
(mix_0 5 n3; note_end 0);
note_float x23;
note_float n30;
note_float n33;
()
