type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_0 d (v : int t1) =
  if d > 0 then
    match v with
    | C5 y74 -> mix 0; mix y74
    | C6 -> mix 1
let c0 = 3.25 -. ((-1.0))
let c1 = 3.25 *. ((-1.0))
let c2 = (-1.0) *. (3.25)
let c3 = (3.25) -. c0
let c4 = c0 -. (c3)
let c5 = (3.25) +. 3.25
let c6 = (c2) -. c3
let c7 = (c4) -. c0
let c8' = (c4) *. c0
let c9 = c4 *. (c4)
let () = note_float c9
let n10 = 19
let table11 = Array.make 2 (let rec f18 k p = if k < 0 then f18 k p else p in f18)
let () = table11.(0) <- (let rec g14 k12 p13' =
  if k12 <= 0 then p13' else (
    mix (if p13' then 1 else 0);
    table11.(1) (k12 - 1) p13'
  )
in g14)
let () = table11.(1) <- (let rec g17 k15 p16 =
  if k15 <= 0 then p16 else (
    mix (if p16 then 1 else 0);
    table11.(1) (k15 - 1) p16
  )
in g17)
let v19 = table11.(0) 3 false
let n73 = (try (
  let x72 = (try (
    (try (
      (try (
        let v20 = v19 in
        ()) with | _ -> ());
      let rec loop24 i21 s22 =
        if i21 < 8 then (
          (
            let n23 = n10 in
            ());
          loop24 (i21 + 1) s22
        ) else
          s22
      in
      let n26 = loop24 0 C6 in
      (mix_0 5 n26; note_end 0);
      let a27 = Array.make 4 c9 in
      let rec loop30 i28 s29 =
        if i28 <> 4 then (
          if a27.(i28) <> c4 then loop30 (i28 + 1) (a27.(i28) -. (s29)) else s29
        ) else
          s29
      in
      let n32 = loop30 0 c4 in
      note_float n32;
      let p33 = n10 in
      let p34 = -1.5 in
      let p35 = n10 in
      let p36 = c7 in
      let p37 = p33 in
      let p38 = 3.25 in
      let p39 = p36 in
      let p40 = n32 in
      let p41 = p40 in
      let p42 = 100.75 in
      let p43 = -1 in
      let p44 = p37 in
      let p45 = p39 in
      let p46 = c5 in
      let p47 = p43 in
      let p48 = p37 in
      mix 1;
      let n49 = 1 - (p48 + (p47 + (p44 * ((p37 + (p35 - (p33))) - p43)))) in
      let x50 = 1.0 -. ((p45 +. (((p40 +. (p39 -. (p38 +. ((p34) -. p36)))) -. p41) -. p42)) +. p46) in
      ()) with | Invalid_argument q51' -> () | Division_by_zero -> () | Not_found -> () | Match_failure _ -> ());
    let n71 = (try (
      let v52 = (try (
        print_int 20;
        print_byte 32;
        print_float 100.75;
        print_newline ();
        v19) with | _ -> true) in
      (mix (if v52 then 1 else 0); note_end 0);
      let n54 = (try (
        let v53 = false in
        1) with | _ -> n10) in
      note_int n54;
      let p55 = c9 in
      let p56 = c9 in
      let p57 = c9 in
      let p58 = 14 in
      let p59' = 14 in
      let p60 = p55 in
      let p61 = n54 in
      let p62 = 1.5 in
      let p63 = c5 in
      let p64 = 3.25 in
      let p65 = p63 in
      let p66 = p62 in
      let p67 = p61 in
      mix 1;
      let n68 = 1 + ((p61 + (p59' - (p58))) - p67) in
      let x69 = 1.0 -. (p66 -. (((p63 +. (((p57 *. (p56 *. (p55))) +. p60) +. p62)) +. p64) -. p65)) in
      10) with | Failure q70 -> n10 | Not_found -> n10 | E1 -> n10) in
    c8') with | Invalid_argument v19 -> c8' | Division_by_zero -> 100.75 | E0 -> c6) in
  4) with | _ -> n10)
let () = note_int n73
let () = note_float c5
let () = note_float c9
let () = note_float c4
let () = note_float c1
let () = note_float c7
let () = (mix (if v19 then 1 else 0); note_end 0)
let () = note_int n73
let () = note_float c0
let () = ()
