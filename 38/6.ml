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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0' = 14 in
(try (
  (try (
    let _ = 10.0 in
    let a1 = Array.make 13 100.75 in
    let rec loop3 i2 =
      if i2 >= 0 then (
        (a1.(i2 * 2 + 0) <- ((-100.75) -. (a1.(i2 / 2))));
        loop3 (i2 - 1)
      ) else
        ()
    in
    loop3 (7 - 1);
    (mix_floats a1 0 13; note_end 0);
    let (q7, q8, q9) = ((let rec f6 p5 = p5 in f6), 1.5, n0') in
    ()) with | _ -> ());
  let v10 = false in
  ()) with | _ -> ());
let n36 = (try (
  (try (
    let x11 = -100.75 in
    note_float x11;
    let a12 = Array.make 10 { r0 = true; r1 = None } in
    a12.(0) <- { r0 = false; r1 = None };
    a12.(1) <- { r0 = false; r1 = None };
    a12.(2) <- { r0 = false; r1 = None };
    a12.(3) <- { r0 = false; r1 = None };
    let s14 = ref (-2.0) in
    for i13 = 0 to 10 - 1 do
      s14 := (match a12.(i13) with | ({ r0 = q15; r1 } as w16) when q15 -> (x11 *. (!s14)) | { r0 = q17; r1 = _ } -> ((!s14) *. x11))
    done;
    let n18 = !s14 in
    note_float n18;
    let n30 = (match { r2 = "tail \" end"; r3 = (Array.make 2 n18); r4 = (ref 16) } with | { r2 = "a"; r3 = q19; r4 = _ } -> (
      let v20' = false in
      let x21 = q19.(0) in
      note_float x21;
      9) | ({ r2 = ""; r3 = _; r4 } | { r2 = ""; r3 = _; r4 }) -> (
      let n26 = (try (
        let s23 = ref n0' in
        let i22 = ref 0 in
        while !i22 < (hide 1 6) do
          s23 := (((if true then (n0' + (!s23)) else !s23)) lxor n0'); i22 := !i22 + 1
        done;
        let n24 = !s23 in
        note_int n24;
        assert (hide 1 3 = 3);
        n0') with | Not_found -> n0' | Match_failure _ -> n0' | E0 q25' -> n0') in
      note_int n26;
      n26) | ({ r2 = x11; r3 = n18; r4 = q27 } | { r2 = x11; r3 = n18; r4 = q27 }) -> (
      let n28 = 20 in
      note_int n28;
      let n29 = n28 in
      2147483647)) in
    note_int n30;
    ()) with | Invalid_argument _ -> ());
  let v35 = (try (
    let x31 = 0.0 /. 0.0 in
    let n32 = ((((((0) + (if x31 = 100.75 then 40 else 0)) + (if x31 <> x31 then 93 else 0)) + (if x31 < x31 then 59 else 0)) + (if x31 > x31 then 29 else 0)) + (if x31 <= x31 then 56 else 0)) + (if x31 >= x31 then 19 else 0) in
    note_int n32;
    let v34 = (try (
      let x33' = -100.75 in
      true) with | Division_by_zero -> false | Failure _ -> true | Not_found -> true | Match_failure _ -> false | E0 _ -> false | E1 _ -> false | E2 true -> true | E2 false -> false) in
    true) with | _ -> true) in
  20) with | Match_failure _ -> n0') in
note_int n0';
note_int n36;
()
