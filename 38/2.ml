type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y66 :: y67) -> mix 1; mix_2 (d - 1) y66; mix_0 (d - 1) y67
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y68; r4 = y69; r5 = y70; r6 = y71; r7 = y72 } -> mix_float y68; mix y69; mix_3 (d - 1) y70; mix y71; mix_float y72
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y73 -> mix 1; mix_float y73
and mix_3 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y74 -> mix 1; mix_4 (d - 1) y74
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y76) -> mix 1; mix_4 (d - 1) y76
let v0 = false
let a1' = Array.make 4 18
let () = for i2 = 3 - 1 downto 0 do
  a1'.(i2 + 1) <- ((a1'.(i2)) + i2);
  ()
done
let () = (mix_ints a1' 0 4; note_end 0)
let x65 = (try (
  let x13 = (try (
    let n3 = a1'.(a1'.(1)) in
    let rec f4 p5 p6 =
      if p5 < 1 then
        n3
      else (
        if false then p5 else f4 ((-1) + p5) p6
      )
    in
    let n7 = f4 8 ({ r3 = (-1.0); r4 = n3; r5 = None; r6 = 19; r7 = (-3.25) }, (Ok n3), v0) in
    let n8 = a1'.(a1'.(a1'.(3))) in
    let rec build9' p10 p11 =
      if p10 <= 0 then [] else
        None :: (build9' (p10 - 1) p10)
    in
    let v12 = build9' 3 n8 in
    (mix_0 5 v12; note_end 0);
    -2.0) with | Invalid_argument _ -> 3.25) in
  let n35 = (try (
    let n14 = a1'.(a1'.(a1'.(8))) in
    let f15 p16 p17 =
      p16
    in
    let v19 = f15 { r3 = (-0.0); r4 = n14; r5 = None; r6 = 19; r7 = (-100.75) } (fun p18 -> ()) in
    (mix_1 5 v19; note_end 0);
    (mix_1 5 v19; note_end 0);
    let v33 = (try (
      (try (
        let x20 = if v0 then (if v0 then 100.75 else (if v0 then (if v0 then 10.0 else x13) else x13)) else x13 in
        note_float x20;
        let a21 = Array.make 11 x20 in
        for i22 = 0 to 5 - 1 do
          (let x23 = a21.(i22) in a21.(i22) <- a21.(10 - i22); a21.(10 - i22) <- x23);
          ()
        done;
        let n14 = a21.(a1'.(0)) in
        let unused25 = f15 v19 (fun p24 -> ()) in
        ()) with | _ -> ());
      let x28 = (try (
        let n26 = a1'.(4) in
        let unused27 = Array.make 2 n26 in
        x13) with | _ -> x13) in
      let n31 = (try (
        let x29 = ceil x13 in
        note_float x29;
        let _ = f15 v19 (fun x29 -> ()) in
        let n30 = n14 in
        note_int n30;
        a1'.(a1'.(-1))) with | _ -> a1'.(3)) in
      note_int n31;
      v0) with | Invalid_argument q32 -> v0) in
    let n34 = a1'.(1) in
    a1'.(a1'.(1))) with | _ -> a1'.(13)) in
  let a36 = Array.make 3 n35 in
  for i37 = 2 - 1 downto 0 do
    a36.(i37 + 1) <- ((a36.(i37)) + i37);
    ()
  done;
  (mix_ints a36 0 3; note_end 0);
  let n63' = (try (
    let a38 = if v0 then a36 else a36 in
    a36.(1) <- 16;
    a38.(0) <- ((a36.(1)) * (-3));
    note_int a36.(1);
    let v39 = v0 in
    let x48 = (try (
      let a36 = "a" in
      let n40 = a38.(-1) in
      let n41 = a38.(a38.(a1'.(0))) in
      let n47 = (try (
        let n42 = a38.(a38.(a38.(3))) in
        let a43 = Array.make 16 10.0 in
        let s45 = ref x13 in
        for i44 = 0 to (hide 0 19) - 1 do
          s45 := (if i44 < 16 then ((!s45) *. a43.(i44)) else !s45)
        done;
        let n46 = !s45 in
        note_float n46;
        a38.(a1'.(1))) with | Invalid_argument _ -> a38.(n35)) in
      0.0) with | _ -> (-1.0)) in
    let poly49 r x = let old = !r in r := x; old
    in
    let a50 = [] in
    let a51 = Array.make 9 x48 in
    let a52 = [] in
    let v53 = poly49 (ref a50) a50 in
    let a54 = Array.make 16 x48 in
    let a55 = fun p56 -> n35 in
    let a57 = [] in
    let a58 = poly49 (ref a54) a54 in
    let a59 = Array.make 1 x48 in
    let a60 = x48 in
    let a61 = [] in
    let a62 = poly49 (ref a59) a59 in
    (mix_floats a62 0 1; note_end 0);
    a36.(0)) with | _ -> a36.(1)) in
  note_int n63';
  x13) with | Invalid_argument q64 -> (-1.5) | _ -> 0.5)
let () = (mix_ints a1' 0 4; note_end 0)
let () = (mix (if v0 then 1 else 0); note_end 0)
let () = note_float x65
let () = ()
