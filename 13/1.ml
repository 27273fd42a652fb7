type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y75 :: y76) -> mix 1; mix y75; mix_0 (d - 1) y76
let v74 = (match C1 with | C0 (q0, (C0 (_, q1))) -> (
  let a2 = min (Array.make 2 100.75) (Array.make 2 (-0.5)) in
  let s4 = ref 1.5 in
  for i3 = 0 to 2 - 1 do
    (if if (let (_, q5) = ('\'', i3) in true) then (List.exists (fun p6 -> true) []) else (List.equal (let rec f9 p7 p8 = false in f9) [] []) then (s4 := ((!s4) +. a2.(i3))))
  done;
  let n10 = !s4 in
  note_float n10;
  let n11' = 14 in
  []) | ((C0 (q12, C1)) | (C0 ((Some _ as q12), C1))) -> (
  let s14 = ref true in
  let s15 = ref (-3.25) in
  let s16 = ref (-3) in
  let s17 = ref 3.25 in
  let s18 = ref 10.0 in
  let s19 = ref 14 in
  let s20 = ref 0.0 in
  let s21 = ref (-0.5) in
  let s22 = ref 2.0 in
  let s23' = ref 6 in
  let s24 = ref 9 in
  let s25 = ref (-1.0) in
  let s26 = ref 18 in
  let s27 = ref 5 in
  let s28 = ref (-2) in
  let s29 = ref 100.75 in
  let i13 = ref (8 - 1) in
  while !i13 >= 0 do
    let u30 = !s14 in
    let u31 = !s15 in
    let u32 = !s26 in
    let u33 = !s20 in
    let u34 = !s22 in
    let u35 = !s24 in
    let u36 = !s20 in
    let u37 = !s18 in
    let u38 = !s20 in
    let u39 = !s28 in
    let u40 = !s27 in
    let u41 = !s17 in
    let u42 = (String.length "b c") + (!s16 + !s23') in
    let u43 = !s28 in
    let u44 = !s19 in
    let u45 = !s25 in
    s14 := u30; s15 := u31; s16 := u32; s17 := u33; s18 := u34; s19 := u35; s20 := u36; s21 := u37; s22 := u38; s23' := u39; s24 := u40; s25 := u41; s26 := u42; s27 := u43; s28 := u44; s29 := u45; i13 := !i13 - 1
  done;
  let n46 = !s14 in
  let n47' = !s15 in
  let n48 = !s16 in
  let n49 = !s17 in
  let n50 = !s18 in
  let n51 = !s19 in
  let n52 = !s20 in
  let n53 = !s21 in
  let n54 = !s22 in
  let n55 = !s23' in
  let n56 = !s24 in
  let n57 = !s25 in
  let n58 = !s26 in
  let n59 = !s27 in
  let n60 = !s28 in
  let n61 = !s29 in
  (mix (if n46 then 1 else 0); note_end 0);
  note_float n47';
  note_int n48;
  note_float n49;
  note_float n50;
  note_int n51;
  note_float n52;
  note_float n53;
  note_float n54;
  note_int n55;
  note_int n56;
  note_float n57;
  note_int n58;
  note_int n59;
  note_int n60;
  note_float n61;
  snd ((); (((Array.make 16 n54), []), []))) | C1 -> (
  (let { r2 = q65 } = if true then { r2 = (fun p62 -> p62) } else { r2 = (let rec f64 p63 = p63 in f64) } in (fun p66 -> []) (10, 2))) | exception Invalid_argument q67 -> (if if false then true else true then [] else ((); [])) | exception Division_by_zero -> [] | exception Failure q68 -> (if 1.5 < 2.0 then [] else ((); [])) | exception Not_found -> ((function | _ -> (0 :: []) | q70 when (if (18 + 2147483647) < (-1) then (false && false) else (not false)) -> (5 :: [])) (ref 100.75)) | exception E0 q71 -> ((if true then ()); (match 13 with | (-3 as w72) -> [] | q73 -> [])))
let () = (mix_0 5 v74; note_end 0)
let () = ()
