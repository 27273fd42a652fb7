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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y55' -> mix 1; mix y55'
let x36 = (try (
  let n35 = (try (
    let n34 = (try (
      let c0 = (9) + 18 in
      let c1 = c0 + (9) in
      let c2 = c1 + (9) in
      let c3 = 18 lxor (c2) in
      let c4 = 18 + (18) in
      note_int c4;
      (try (
        let _ = true in
        let p5 = 1.5 in
        let p6 = c1 in
        let p7 = p5 in
        let p8 = c3 in
        let p9 = p5 in
        let p10 = 1 in
        let p11 = c0 in
        let p12 = 2.0 in
        let p13 = p9 in
        let p14 = 14 in
        let p15 = p10 in
        let p16 = p13 in
        let p17 = p16 in
        let p18 = 10.0 in
        let p19 = p16 in
        let p20 = p19 in
        let p21 = 10.0 in
        let p22 = p18 in
        let p23 = p15 in
        mix 1;
        let n24 = 1 + (p23 lxor ((((p10 lxor (p8 + (p6))) * p11) * p14) * p15)) in
        let x25 = 1.0 *. (p22 +. (p21 +. ((p19 *. (p18 -. (p17 +. ((p13 *. ((p9 +. ((p5) -. p7)) *. p12)) *. p16)))) +. p20))) in
        let n26 = p11 in
        let n27 = -2 in
        ()) with | _ -> ());
      let a28 = Array.make 12 1.0 in
      let rec loop31 i29 n32 s30 =
        if i29 < n32 then (
          if false then loop31 (i29 + 1) n32 ((s30) +. a28.(i29)) else s30
        ) else
          s30
      in
      let n33 = loop31 0 (hide 1 12) 0.0 in
      note_float n33;
      12) with | _ -> 17) in
    prerr_int 19;
    prerr_byte 32;
    prerr_float 100.75;
    prerr_newline ();
    n34) with | _ -> 15) in
  note_int n35;
  10.0) with | _ -> 3.25)
let () = note_float x36
let () = (try (
  (try (
    let n42 = (try (
      let n40 = (hide 1 10) in
      let rec loop39 i37 s38 =
        if i37 < n40 then (
          loop39 (i37 + 1) (match s38 with None -> Some i37 | Some o -> if o = i37 then None else Some o)
        ) else
          s38
      in
      let n41 = loop39 0 None in
      (mix_0 5 n41; note_end 0);
      -3) with | Division_by_zero -> 16 | Match_failure _ -> 3 | E0 -> 2) in
    note_int n42;
    ()) with | _ -> ());
  let x36 = -3 in
  let v54 = (match [] with | [] -> (
    (true, x36)) | (q43 :: []) -> (
    let x44 = -1.5 in
    (q43, x36)) | (true :: ((_ :: q45) as w46')) -> (
    let n47 = x36 in
    let a48 = Array.make 13 true in
    let i49 = ref 0 in
    while !i49 < 13 do
      a48.(!i49) <- false;
      i49 := !i49 + 1
    done;
    (mix (if a48.(12) then 1 else 0); note_end 0);
    (true, n47)) | ((false :: (q50 :: q51)) as w52) -> (
    let v53 = None in
    (q50, x36))) in
  ()) with | _ -> ())
let () = note_float x36
let () = ()
