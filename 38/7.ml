exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n0 = 6 in
let x16 = (try (
  (try (
    let n14 = (try (
      let a1 = Array.make 16 n0 in
      let i2 = ref 0 in
      while !i2 < 16 do
        (let k3 = wrap a1.(!i2) 16 in a1.(k3) <- a1.(k3) + 1);
        i2 := !i2 + 2
      done;
      (mix_ints a1 0 16; note_end 0);
      assert (hide 1 3 = 3);
      prerr_int n0;
      prerr_byte 32;
      prerr_float (-10.0);
      prerr_newline ();
      (try (
        let c4 = 100.75 -. (3.25) in
        let c5 = (100.75) +. c4 in
        let c6 = (100.75) *. 100.75 in
        let c7 = (3.25) -. c6 in
        let c8' = (100.75) -. c4 in
        let c9 = 100.75 +. (c6) in
        let c10 = (c6) *. c8' in
        let c11 = (c4) +. 3.25 in
        let c12 = c8' +. (c7) in
        let c13 = 100.75 -. (c4) in
        ()) with | _ -> ());
      a1.(a1.(10))) with | _ -> 3) in
    let n15 = 20 in
    note_int n15;
    ()) with | _ -> ());
  let _ = 'z' in
  -1.5) with | _ -> (-1.0)) in
let s23 = (try (
  let rec pick17 p18 p19 p20 =
    if p18 then p19 else p20
  in
  let a21 = Array.make 4 x16 in
  let a22 = a21 in
  (pick17 true a21 a22).(0) <- x16;
  note_float a21.(0);
  note_float a22.(0);
  "b c") with | _ -> "12") in
let v29 = (try (
  let f24 p25 =
    (if false then raise (E1 n0));
    n0
  in
  let n27 = (try (f24 []) with | E1 (-3) -> n0 | E1 0 -> n0 | E1 6 -> n0 | E1 5 -> 2 | E1 (-2147483648) -> n0 | E1 q26 -> n0) in
  let n28 = (try (f24 []) with | E1 _ -> n0) in
  false) with | _ -> false) in
(mix (if v29 then 1 else 0); note_end 0);
let n30 = n0 in
(try (
  let n31 = n30 in
  let n36 = (try (
    let a32 = Array.make 2 9 in
    (mix_ints a32 0 2; note_end 0);
    print_int n30;
    print_byte 32;
    print_float (let v33 = s23 in x16);
    print_newline ();
    let unused34 = ref (ref n31) in
    a32.(a32.(n0))) with | Invalid_argument q35 -> n30) in
  note_int n36;
  ()) with | _ -> ());
note_float x16;
note_int n0;
(mix (if v29 then 1 else 0); note_end 0);
note_int n30;
(mix_string s23; note_end 0);
()
