type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y56 :: y57') -> mix 1; mix (if y56 then 1 else 0); mix_0 (d - 1) y57'
let n6' = (try (try (
  let rec loop2 i0 n3 s1 =
    if i0 < n3 then (
      (if i0 = 0 then raise (E0 i0));
      loop2 (i0 + 1) n3 (truncate (1.0 +. 0.0))
    ) else
      s1
  in
  let n4 = loop2 0 (hide 1 7) 20 in
  note_int n4;
  n4) with | E0 1 -> (max 8 15) | E0 q5 -> (1 mod 4096)) with | _ -> (6 mod (-3)))
let c7 = (32767) lxor 32767
let c8 = (32767) + 32767
let c9 = c7 lxor (32767)
let c10 = (c9) + c8
let c11 = (if true then n6' else n6') * (c8)
let c12 = (32767) + 32767
let c13 = (c12) - c9
let c14 = c11 - (c12)
let c15 = c8 lxor (c11)
let c16 = (32767) - c15
let () = note_int c16
let poly17 x = x
let a18 = "b c" < "12"
let a19 = Some 5
let a20 = if true then [] else []
let v21 = poly17 a18
let () = (mix (if v21 then 1 else 0); note_end 0)
let a22 = c14
let a23 = (3.25, v21)
let a24 = if false then [] else []
let n25 = poly17 a22
let n31 = (try (try (
  let rec loop28 i26 n29 s27 =
    if i26 <> n29 then (
      (if i26 = 1 then raise E2);
      loop28 (i26 + 1) n29 (compare 4095 (List.compare_lengths [] []))
    ) else
      s27
  in
  let n30 = loop28 0 9 c16 in
  note_int n30;
  n30) with | E2 -> c16) with | _ -> (if false then 16 else c12))
let () = note_int n31
let x46 = (try (try (
  let rec loop38 i32 n39 s33 =
    if i32 < n39 then (
      (if i32 = 8 then raise (E1 (abs_float s33)) else if false then raise E2);
      loop38 (i32 + 1) n39 (0.5 +. (match a24 with | [] -> s33 | (_ :: ([] as w34)) -> s33 | (q35 :: (q36 :: q37)) -> s33))
    ) else
      s33
  in
  let n40 = loop38 0 9 100.75 in
  note_float n40;
  n40) with | E1 0.5 -> (if v21 then raise E2 else (-10.0)) | E1 _ -> 1.0 | E2 -> (-. (-0.5))) with | E2 -> ((-0.5) /. 1.5) | _ -> (match Array.make 2 17 with | [|q41; q42|] -> 100.75 | [|c12; _|] -> 100.75 | [|q43|] -> 0.5 | [|q44; _|] -> 2.0 | q45 -> 1.0))
let () = note_float x46
let n55 = (try (try (
  let rec loop51 i47 n52 s48 =
    if i47 <> n52 then (
      (if i47 = 2 then raise E2 else if (match [] with | ((_ :: _) | []) -> a18 | ((a20 :: a18) | ((a20 :: _) as a18)) -> v21 | (a23 :: []) when a23 >= (-14) -> a18 | exception _ -> false) then raise E2);
      loop51 (i47 + 1) n52 19
    ) else
      s48
  in
  let n53 = loop51 0 (hide 0 4) n31 in
  note_int n53;
  n53) with | _ -> (n31 - c16)) with | _ -> (match None with | None when ((match a23 with | (_, true) -> (Array.make 1 c8) | (q54, false) -> (Array.make 1 c10)) <= [|c13|]) -> c14 | None -> 1 | Some 1 -> 9 | Some _ -> 20))
let () = note_int c16
let () = note_float x46
let () = note_int c12
let () = note_int c10
let () = note_int n6'
let () = (mix_0 5 a20; note_end 0)
let () = note_int c11
let () = (mix (if a18 then 1 else 0); note_end 0)
let () = ()
