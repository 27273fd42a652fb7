type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y38 :: y39) -> mix 1; mix y38; mix_1 (d - 1) y39
let s1 = ref (Array.make 7 1.0)
let () = for i0 = 0 to (hide 0 4) - 1 do
  (
    (try (
      let x8 = (try (
        let rec f2 p3 p4 =
          if p3 < 1 then
            p4
          else (
            let v5 = false in
            f2 (p3 - 1) false
          )
        in
        let v6 = f2 (hide 0 3) false in
        (mix (if v6 then 1 else 0); note_end 0);
        let v7 = f2 0 v6 in
        !s1.(6)) with | Invalid_argument i0 -> !s1.(5) | E0 -> !s1.(i0)) in
      (try (
        let v14 = (try (
          let rec loop10' i9 =
            if i9 <> 7 then (
              (!s1.(i9) <- !s1.(i9));
              loop10' (i9 + 1)
            ) else
              ()
          in
          loop10' 0;
          let x8 = !s1.(i0) in
          let v12 = false in
          true) with | Invalid_argument q13 -> true | Not_found -> false) in
        let f15 { r0 = q16 } p17 p18 =
          let v19' = ((9, p17, (Array.make 8 1.0), i0), [], p17) in
          ref p17
        in
        let v20 = f15 { r0 = i0 } i0 v14 in
        (mix_0 5 v20; note_end 0);
        ()) with | _ -> ());
      ()) with | Invalid_argument q21 -> ());
    ());
  s1 := !s1
done
let n22 = !s1
let v23 = false
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = (try (
  (try (
    let x29 = (try (
      let s25 = ref [] in
      let i24 = ref (10 - 1) in
      while !i24 >= 0 do
        s25 := (!i24 :: !s25); i24 := !i24 - 1
      done;
      let n26 = !s25 in
      (mix_1 5 n26; note_end 0);
      n22.(13)) with | Invalid_argument q27 -> (let v28' = C6 in 10.0) | Failure _ -> 0.0 | Match_failure _ -> 0.5 | E0 -> 3.25) in
    let x32 = (try (
      let x30 = x29 in
      note_float x30;
      x30) with | Division_by_zero -> x29 | Failure q31 -> x29 | Match_failure _ -> 1.5 | E0 -> 1.0) in
    print_int 6;
    print_byte 32;
    print_float x29;
    print_newline ();
    let f37 = (let rec f36 p33 = ((let rec f35 x32 p34 = [] in f35), 7) in f36) in
    ()) with | _ -> ());
  ()) with | _ -> ())
let () = (mix_floats n22 0 7; note_end 0)
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = ()
