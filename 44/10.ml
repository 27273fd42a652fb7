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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a10 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let v8 = 1 - 12 in Array.fold_left (fun p9 v8 -> 10) v8 (Array.make 6 v8))|]
let n36 = (match [] with | [] -> (
  -1136) | (_ :: ([] | [])) -> (
  let x12 = min (floor (if false then (-1.0) else 1.5)) (let { r1; r2 = q11; r3 = _ } = { { r1 = (-3); r2 = 17; r3 = (true, []) } with r1 = 2 } in 2.0 -. 3.25) in
  note_float x12;
  a10.(0) <- (List.length []);
  (try (if false then (let v13 = 3 in v13) else a10.(1)) with | Invalid_argument _ when (match if true then (Array.make 4 []) else (Array.make 4 []) with | [|q14; _; q15; []|] -> (x12 < x12) | ([|q16; _; q17; (q18 :: q19)|] as w20) -> (Option.is_none None) | [|q21; _; q22; []|] -> (5 <> (-3)) | ([|_; _; _; (_ :: _)|] | [|_; _; _; _|]) -> ((let rec f27 p26 = true in f27) C6) | q28 -> (false || false)) -> ((fun p29 -> p29) (-3)) | _ -> (let _v30 = 16 in _v30))) | (_ :: (_ :: _)) -> (
  let v31 = ((17 - 9) asr 6) > (-(-7679)) in
  (mix (if v31 then 1 else 0); note_end 0);
  note_float (fabs (-4096.0));
  (let ({ r1 = q32; r2 = _; r3 = (q33, q34) } as w35) = { { r1 = 0; r2 = 3; r3 = (v31, []) } with r3 = (v31, []); r1 = 18 } in q32 mod (-2147483648))))
let () = note_int n36
let rec loop39 i37 s38 =
  if i37 < 4 then (
    (a10.(i37) <- ((s38) lxor a10.(3)));
    loop39 (i37 + 1) (a10.(i37) * ((s38) + a10.(3)))
  ) else
    s38
let n41 = loop39 0 n36
let () = note_int n41
let p42 = 8
let p43 = p42 + n41
let p44 = (let { r0 = q45 } = { r0 = n41 } in p42)
let p46 = -. 1.5
let p47 = p44 mod 1
let p48 = -19
let p49 = compare ((p46, 8), (p48, p47, 14, 6), (Array.make 8 1.0), p47) ((p46, 3), (p43, p44, p42, p48), (Array.make 8 (-0.5)), p48)
let p50 = p44 * 22
let p51 = p49 / (-2147483648)
let p52 = -. p46
let p53 = 0.5
let p54 = p51 + p48
let p55 = p51 + p50
let p56 = p47 / 2
let p57 = 12 + p43
let p58 = float_of_int p48
let p59 = p49 + 1
let p60 = ((); p49)
let p61' = String.length "12"
let p62 = 3.25 *. p52
let p63 = (let o64 = p61' in let o65 = p56 in let o66 = p59 in let ( *. ) a b = a lxor (b + 1) in o64 *. o65 *. o66)
let p67 = p62
let () = mix 1
let n68 = 1 + (((p60 * (p59 * (p57 - (p56 + (((p51 - ((((p47 + ((p43 lxor (p42)) + p44)) lxor p48) + p49) + p50)) + p54) - p55))))) + p61') * p63)
let x69 = (p67 -. (p62 -. ((p53 *. ((p46) *. p52)) *. p58))) +. 1.0
let () = note_float x69
let v74 = (match Ok p67 with | Ok q70 -> (
  a10.((p44 mod (-2147483648)) land 3) <- ((p61' lsr (p54 land 31)) * (- n68));
  let n72 = (let i71 = a10.(0) in if i71 >= 0 && i71 < 4 then a10.(i71) else (if (-2) >= p60 then (if false then p60 else p51) else (-7))) in
  (true <= true) || (100.75 >= q70)) | Error q73 -> (
  false))
let v75 = ((p59 + p57) lsl ((13 - 18) land 31)) = (if max false v74 then (p59 mod (p61' lor 1)) else p61')
let () = (mix (if v75 then 1 else 0); note_end 0)
let a76 = (match v75 with | true -> (Array.make 7 100.75) | false -> (Array.make 7 p58) | exception Invalid_argument q77 -> (Array.make 7 x69) | exception Failure q78 -> (Array.make 7 x69) | exception E0 -> (Array.make 7 x69))
let rec loop81 i79 n82 s80 =
  if i79 < n82 then (
    loop81 (i79 + 1) n82 ((a76.(i79) -. (s80)) *. ((p62 *. s80) /. p67))
  ) else
    s80
let n83 = loop81 0 (hide 1 7) p67
let () = note_float n83
let () = note_int p56
let () = note_int p48
let () = note_int p44
let () = note_int p57
let () = note_float p58
let () = note_int p42
let () = note_int p54
let () = note_float p52
let () = ()
