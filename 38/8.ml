type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y37; r5 = y38 } -> mix y37; mix_float y38
in
let v0 = true in
(mix (if v0 then 1 else 0); note_end 0);
let n36 = (try (
  let a1 = Array.make 8 1.5 in
  let a2 = a1 in
  let rec loop5 i3 n6 s4 =
    if i3 <> n6 then (
      (a2.(i3) <- ((s4) *. a1.(6)));
      loop5 (i3 + 1) n6 ((a1.(6) -. (s4)) +. a2.(i3))
    ) else
      s4
  in
  let n7 = loop5 0 8 0.5 in
  note_float n7;
  (try (
    let n8 = 18 in
    note_int n8;
    let n20 = (try (
      let x10 = (try (
        let n8 = -1 in
        note_int n8;
        let n9 = n8 in
        a2.(2)) with | _ -> a1.(7)) in
      let n12 = (try (
        let n11 = n8 in
        note_int n11;
        11) with | _ -> n8) in
      note_int n12;
      (try (
        let n13 = n8 in
        note_int n13;
        print_int n13;
        print_byte 32;
        print_float 1.0;
        print_newline ();
        let a14 = Array.make 5 4 in
        let rec loop17 i15 =
          if i15 <> 5 then (
            (let k16 = wrap a14.(i15) 5 in a14.(k16) <- a14.(k16) + 1);
            loop17 (i15 + 1)
          ) else
            ()
        in
        loop17 0;
        (mix_ints a14 0 5; note_end 0);
        ()) with | _ -> ());
      let v19 = if false then v0 else (if v0 then (if v0 then (if false then v0 else (if v0 then v0 else v0)) else true) else false) in
      n8) with | Invalid_argument _ -> n8) in
    (try (
      let v21 = v0 in
      (mix (if v21 then 1 else 0); note_end 0);
      let x30 = (try (
        let x22 = a2.(0) in
        let v23 = false in
        (mix (if v23 then 1 else 0); note_end 0);
        let rec loop26 i24 n27' s25 =
          if i24 < n27' then (
            loop26 (i24 + 1) n27' (try (Array.make 2 7).(i24) with | Division_by_zero -> n20)
          ) else
            s25
        in
        let n28 = loop26 0 9 n20 in
        note_int n28;
        a2.(n28)) with | Invalid_argument q29 -> a1.(5)) in
      note_float x30;
      let n31 = n20 in
      note_int n31;
      (try (
        let n32 = n8 in
        note_int n32;
        ()) with | _ -> ());
      ()) with | Invalid_argument q33 -> ());
    let v34 = { r4 = 17; r5 = 2.0 } in
    (mix_0 5 v34; note_end 0);
    ()) with | Failure q35 -> ());
  8) with | _ -> (-3)) in
note_int n36;
(mix (if v0 then 1 else 0); note_end 0);
note_int n36;
()
