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
let x45 = (try (
  let n44 = (try (
    let n41 = (try (
      let c0 = (18) - (if true then 1 else 9) in
      let c1 = (c0) - 18 in
      let c2 = 18 * (18) in
      let c3 = (if true then 1 else 9) + (c0) in
      note_int c3;
      let x5 = (try (
        let _ = (if if false then raise Division_by_zero else true then raise E0 else (if false then raise Division_by_zero else false)) && (if if true then raise Division_by_zero else false then raise (Invalid_argument "") else (if true then raise (Failure "b c") else true)) in
        (if if true then raise Division_by_zero else true then raise Division_by_zero else (if true then raise Division_by_zero else (-100.75)))) with | Invalid_argument _ -> (if false then raise (Invalid_argument "\000\255x") else (-1.0)) | Failure q4 -> (if true then raise Not_found else (-1.0))) in
      note_float x5;
      (try (
        let a6 = if if if false then raise E0 else true then raise E0 else (if true then raise Division_by_zero else false) then raise (Invalid_argument "\000\255x") else (if if true then raise Not_found else true then raise Division_by_zero else (if true then raise Division_by_zero else (Array.make 5 c3))) in
        (mix_ints a6 0 5; note_end 0);
        let x5 = if c3 >= (if true then raise E0 else c3) then raise (Invalid_argument "") else (if if true then raise Division_by_zero else false then raise (Invalid_argument "") else (if false then raise Not_found else x5)) in
        note_float x5;
        let p7 = x5 in
        let p8 = c1 - c2 in
        let p9 = (-3) + p8 in
        let p10 = x5 in
        let p11 = int_of_float p10 in
        let p12 = if false then (-100.75) else p10 in
        let p13 = -5e-324 in
        let p14' = int_of_float p12 in
        let p15 = p8 in
        let p16 = p12 in
        let p17 = p15 in
        let p18 = 3.25 in
        let p19 = p14' - p11 in
        let p20 = p9 in
        let p21 = p12 -. x5 in
        let p22 = 1.5 +. p13 in
        let p23 = p16 in
        let p24 = p17 + p9 in
        let p25 = sqrt p13 in
        let p26 = p22 in
        let p27 = p25 in
        let p28 = p22 in
        let p29 = 4 - p14' in
        let p30 = p14' in
        let p31 = (let v32 = 3.25 in p29) in
        let p33 = Array.length a6 in
        let p34 = -2 in
        let p35 = p15 in
        let p36 = p25 in
        mix 1;
        let n37 = ((p34 - ((((p29 * (((p19 - (p17 + (p15 - (p14' + (p11 lxor (p9 + (p8))))))) + p20) * p24)) * p30) - p31) + p33)) lxor p35) * 1 in
        note_int n37;
        let x38' = (p36 +. (p28 *. (p27 -. (((p23 *. ((p21 *. (((p13 +. ((p10 *. (p7)) *. p12)) +. p16) -. p18)) -. p22)) *. p25) +. p26)))) *. 1.0 in
        note_float x38';
        let n39 = p17 in
        (if (7 - 65535) < p30 then raise Not_found else (if true then raise Division_by_zero else ()))) with | Division_by_zero -> (if false then raise E0 else ()));
      (if if true then raise (Invalid_argument "a") else true then raise Division_by_zero else (if true then raise Not_found else 4))) with | Invalid_argument q40 -> (if true then raise (Failure q40) else 7) | Division_by_zero -> (if true then 11 else 15) | Not_found -> (9 + 10) | E0 -> (if true then raise (Invalid_argument "12") else 3)) in
    note_int n41;
    let x42 = if if if true then raise Division_by_zero else false then raise (Failure "12") else (if true then raise Division_by_zero else true) then raise (Invalid_argument "b c") else (if true then raise E0 else (if true then raise (Invalid_argument "tail \" end") else (-1.0))) in
    note_float x42;
    (if if false then raise (Failure "a") else false then raise (Failure "b c") else (if false then raise (Invalid_argument "12") else n41))) with | Invalid_argument _ -> (if true then raise E0 else 10) | Division_by_zero -> (if true then raise (Invalid_argument "12") else (-3)) | Failure q43 -> (if true then raise (Invalid_argument q43) else (-2)) | E0 -> (if true then raise Division_by_zero else 13)) in
  note_int n44;
  (if if true then raise Division_by_zero else false then raise (Invalid_argument "12") else (if false then raise Division_by_zero else 3.25))) with | Invalid_argument _ -> 0.0 | Division_by_zero -> 10.0 | E0 -> (max 0.5 (-0.5)))
let () = note_float x45
let () = ()
