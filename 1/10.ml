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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : string array ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v.(6)
and mix_1 d (v : int array ref) =
  if d > 0 then
    match v with
    | _ -> mix_ints !v 0 4
and mix_2 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 8
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let rec pick9 p10 p11 p12 =
  if p10 then p11 else p12
let v13 = ref (Array.make 7 "a")
let v14 = v13
let () = (mix_0 5 v14; note_end 0)
let () = (pick9 ((8 < 1) && (18 = 11)) v13 v14) := [|"b c"; "b c"; "tail \" end"; "\000\255x"; ""; "b c"; ""|]
let () = (mix_string !v13.(6); note_end 0)
let () = (mix (String.length !v14.(6)); note_end 0)
let rec pick15 p16 p17 p18 =
  if p16 then p17 else p18
let v19 = ref (Array.make 4 7)
let () = (mix_1 5 v19; note_end 0)
let v20 = ref (Array.make 4 4)
let () = (pick15 true v19 v20) := !v19
let () = (mix_ints !v19 0 4; note_end 0)
let () = (mix_ints !v20 0 4; note_end 0)
let n35 = (let o21 = (let v22' = C6 in -2147483647) in let o23 = -32769 in let o24 = if false then (let v25 = 3 in v25) else (Char.code 'a') in let o26 = (let o27 = -2147483647 in let o28 = max 4 8 in let o29' = (let (q30, q31, q32) = (17, false, false) in q30) in let o33 = 13 + 4 in let ( ^^ ) a b = a * 2 - b and ( **! ) a b = b - a and ( - ) a b = b - a in o27 - o28 - o29' ^^ o33) in let o34 = (truncate 1.5) - (truncate 1.5) in let ( ^ ) a b = a * 2 - b and ( %% ) a b = a lxor (b + 1) in o21 %% o23 %% o24 ^ o26 ^ o34)
let p36 = n35
let p37 = floor 1.5
let p38 = (let { r0 = _ } = { r0 = n35 } in 10.0)
let p39 = -14
let p40 = (let v42 = ([], p38, (fun p41 -> true)) in p38)
let p43 = n35
let p44 = coarse (sin (limit p38 (-100.0) 100.0))
let p45 = 0.0
let p46 = (let v47 = true in 1.0)
let p48 = ((); p46)
let p49 = snd (n35, 15)
let p50 = p49 * 13
let p51 = p44 *. p48
let p52 = (try (let v55 = fun p53 p54 -> true in p40) with | _ -> p45)
let p56 = p49
let p57 = snd (false, p45)
let p58 = compare ((p40, 8), (p56, p50, 14, 6), (Array.make 8 1.0), p50) ((p51, 3), (p43, p49, p39, p56), (Array.make 8 (-0.5)), p56)
let p59 = p49 * 22
let () = mix 1
let n60 = 1 + (p59 lxor ((p56 * (p50 * ((((p36) lxor p39) + p43) lxor p49))) - p58))
let () = note_int n60
let x61 = (p57 -. (((p48 +. ((((((p37) *. p38) *. p40) +. p44) +. p45) +. p46)) -. p51) *. p52)) *. 1.0
let a62 = if false then (Array.make 4 p59) else (Array.make 4 p56)
let s64 = ref p58
let () = for i63 = 0 to (hide 0 4) - 1 do
  s64 := ((p56 + (let o65 = !s64 in let o66' = -2 in let o67 = p58 in let ( ^ ) a b = a * 2 - b in o65 ^ o66' ^ o67)) - ((!s64) + a62.(i63)))
done
let n68 = !s64
let () = note_int n68
let rec pick69 p70 p71 p72 =
  if p70 then p71 else p72
let a74 = (let v73 = -3.25 in Array.make 2 1.5)
let a75 = a74
let () = (pick69 (if 0.5 <> p57 then (not false) else ((n68 - 4095) >= p58)) a74 a75).(0) <- 0.5
let () = note_float a74.(0)
let () = note_float a75.(0)
let rec pick76 p77 p78 p79 =
  if p77 then p78 else p79
let v80 = if false then (ref (Array.make 8 x61)) else (ref (Array.make 8 p57))
let v81 = v80
let () = (pick76 (min (Result.is_error (Ok p50)) (false || false)) v80 v81) := (Array.copy (Array.make 8 p46))
let () = (mix_floats !v80 0 8; note_end 0)
let () = (mix_floats !v81 0 8; note_end 0)
let () = (mix_2 5 v81; note_end 0)
let () = (mix_floats a74 0 2; note_end 0)
let () = note_float p46
let () = note_int p50
let () = (mix_ints a62 0 4; note_end 0)
let () = note_float p45
let () = note_float p44
let () = note_int p43
let () = ()
