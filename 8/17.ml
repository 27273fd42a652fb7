type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y79 } -> mix_float y79
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let f11 p12 =
  let n13 = -3 in
  raise E1
in
let n14 = (try (f11 { r0 = (-2.0) }) with | E1 -> (-2)) in
let n37 = (match (let { r0 = q15' } = min { r0 = 0.5 } { r0 = (-100.75) } in max { r0 = q15' } { r0 = q15' }) with | { r0 = 1.0 } when (let v17 = fun p16 -> "\000\255x" in Array.for_all (let rec f19 p18 = false in f19) (Array.make 5 n14)) -> (
  let rec f20 p21 p22 =
    if p21 > 0 then (
      (try (let r23 = f20 ((-1) + p21) p22 in if false then raise E1 else r23) with | E1 -> "\000\255x")
    ) else
      (string_of_bool false)
  in
  let s24 = f20 (hide 1 1) (if false then 0.5 else (-1.0)) in
  -1) | { r0 = 1.0 } -> (
  let rec f25 p26 p27 =
    if p26 < 1 then
      { r0 = 0.0 }
    else (
      (try (let r28 = f25 ((-1) + p26) (if true && true then (if true then 0.0 else p27) else p27) in if true || false then raise E1 else r28) with | E1 -> ((let rec f30 p29 = { r0 = p27 } in f30) "\000\255x"))
    )
  in
  let v31 = f25 6 (if false then (-2.0) else 10.0) in
  (mix_0 5 v31; note_end 0);
  (mix_0 5 v31; note_end 0);
  (let v33 = (fun p32 -> 100.75) n14 in 2 mod (-1))) | { r0 = q34 } -> (
  let x35 = 0.0 /. 0.0 in
  let n36 = ((((((0) + (if x35 = x35 then 66 else 0)) + (if 1.7976931348623157e308 <> x35 then 85 else 0)) + (if x35 < x35 then 92 else 0)) + (if x35 > x35 then 67 else 0)) + (if x35 <= x35 then 42 else 0)) + (if x35 >= ((); 1.0) then 38 else 0) in
  (let { r0 = _ } = { r0 = x35 } in n36) - n36)) in
let c41 = ((if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5))) * (if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5)) in
let c42 = (max n37 12) * ((if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5))) in
let c43 = (c41) + (if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5)) in
let c44 = c41 - ((if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5))) in
let c45 = (c42) + (max n37 12) in
let c46' = (c42) + c41 in
let c47 = (max n37 12) + (c41) in
let c48 = c46' + (c42) in
let c49 = c43 lxor ((if (let rec f39 p38 = false in f39) (fun p40 -> p40) then n37 else (try (f11 { r0 = 0.0 }) with | E1 -> 5))) in
let c50 = c41 * (c49) in
let c51 = (c41) - c42 in
note_int c51;
let rec f52 p53 p54 p55 =
  if p53 > 0 then (
    (try (let r56 = f52 ((hide 0 (-1)) + p53) (-17) p54 in if not false then raise E1 else r56) with | E1 -> (if false then (Array.make 8 1.5) else (Array.make 8 100.75)) | _ -> (if true then (Array.make 8 1.0) else (Array.make 8 (-0.5))))
  ) else
    (snd ('z', (Array.make 8 100.75)))
in
let a58 = f52 2 (match { r0 = 0.0 } with | { r0 = (0.0 | 0.5) } -> c47 | { r0 = 0.0 } -> c45 | { r0 = q57 } -> c50) (-1630) in
let a64 = f52 1 (let o59 = c51 in let o60 = c49 in let o61 = c46' in let o62 = c47 in let o63 = c46' in let ( <> ) a b = b - a and ( + ) a b = a lxor (b + 1) and ( @@ ) a b = (a lsl 1) + b in o59 @@ o60 @@ o61 <> o62 <> o63) (try c41 with | _ -> c48) in
let rec f65 p66 p67 =
  if p66 > 0 then (
    (try (let r68 = f65 (p66 - 1) p67 in if false then raise (E0 (c50 + c46')) else r68) with | E0 _ -> (match false with | true -> 2 | false -> c46' | exception Invalid_argument q69 -> p66 | exception Failure _ -> c48 | exception E0 (-2) -> c50 | exception E0 1 -> c48 | exception E0 q70 -> 2))
  ) else
    (c45 lsl 12)
in
let _ = f65 2 ((fun p71 -> Array.make 5 c43) c49) in
let a75 = ((String.iter ((); (let rec f73 p72 = () in f73)) (match None with | None -> "" | Some 1.0 -> "12" | Some 0.0 -> "tail \" end" | ((Some q74) | (Some q74)) -> "tail \" end")); (create_array 16 (-32769))) in
let x78 = (match { r0 = 2.0 } with | { r0 = 0.5 } -> (
  a64.(wrap a75.(wrap ((let rec f77 p76 = c50 in f77) 0.5) 16) 8)) | ({ r0 } | { r0 }) -> (
  -10.0)) in
note_float x78;
note_int c50;
note_int n14;
(mix_floats a64 0 8; note_end 0);
note_int c43;
note_int n37;
note_int c47;
note_int c44;
()
