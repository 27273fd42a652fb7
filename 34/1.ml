type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y117, y118) -> mix 0; mix_2 (d - 1) y117; mix_0 (d - 1) y118
    | C1 -> mix 1
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y119 -> mix 1; mix y119
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y120 -> mix 1; mix_float y120
let rec f0 p1' p2' p3 =
  if p1' < 1 then
    true
  else (
    let f4 p5 p6 =
      C1
    in
    let v13 = f4 [] (match [] with | ([] | []) -> (Array.make 16 (let rec f8 p7 = -1.0 in f8)) | ([] | []) when false -> (Array.make 16 (fun p9 -> p3)) | ([] | (_ :: _)) -> (Array.make 16 (fun p10 -> 100.75)) | _ -> (Array.make 16 (let rec f12 p11 = 0.0 in f12))) in
    let r14 = f0 ((-1) + p1') p2' p3 in
    (let v21 = (let (q15, q16, q17) = (p3, r14, v13) in (let rec f20 p18 v13 = ((fun r14 p19 -> 100.75), v13) in f20)) in r14)
  )
let v25 = f0 2 (Array.fold_left (let rec f24 p22 p23 = p22 in f24) [] (Array.make 6 "")) (-10.0)
let () = assert (hide 1 3 = 3)
let f28 f0 =
  assert (hide 1 3 = 3);
  (let v29 = [] in (fun p30 -> C1) (19, 1))
let v31 = f28 (8 <= 1)
let () = (mix_0 5 v31; note_end 0)
let () = (mix_0 5 v31; note_end 0)
let v32 = f28 false
let rec f33 p34 p35 p36 =
  if p34 <= 0 then
    (if v25 then '\'' else '\n')
  else (
    let n37 = -2147483648 in
    let r38 = f33 (p34 - 1) p35 2.0 in
    (if (match v32 with | C0 (None, q39) -> v25 | ((C0 ((Some _), (C0 (_, q40)))) | (C0 ((Some _), (C0 (_, q40))))) -> v25 | ((C0 ((Some _), C1)) | (C0 ((Some _), C1))) -> v25 | C1 -> v25) then (let _v42 = { r2 = (fun p41 -> n37) } in r38) else (match n37 with | (-3 as w43) -> r38 | _ -> r38))
  )
let v44 = f33 7 (("\000\255x", "\000\255x", v25), (Array.make 8 2), 2.0) (try 1e16 with | _ -> (-1.0))
let v56 = f33 (hide 1 8) (match [] with | ((_ :: _) | []) -> (("", "12", v25), (Array.make 8 20), 3.25) | (_ :: ([] as w47)) -> (("", "12", false), (Array.make 8 11), (-1.5)) | ((q48 :: (q49 :: [])) as w50) -> (("a", "\000\255x", true), (Array.make 8 3), 0.0) | ([] | (_ :: (_ :: (_ :: _)))) -> (("a", "", v25), (Array.make 8 1), 2.0)) (let v55 = ((let rec f54 p51 p52 p53 = 1 in f54), v44, (-3)) in 10.0)
let () = (mix (Char.code v56); note_end 0)
let n57 = show_int 10 (List.compare_lengths ((-100.75) :: []) (try (snd (v25, [])) with | _ -> []))
let x60 = (try (((Array.fold_right (fun p58 p59 -> -0.5) (Array.make 5 false) 0.5) *. 4096.0) *. (try 0.5 with | _ -> 0.5)) with | _ -> (( -. ) (if v25 then (-1.0) else 0.0) 3.25))
let rec g62 k64 p65 =
  if k64 <= 0 then ((-1.5) *. x60) else (
    let r66 = g62 (k64 - 1) (try (x60 /. p65) with | _ -> p65) in
    0.1 /. (p65 -. r66)
  )
and g63 k67 p68 =
  if k67 <= 0 then (-. p68) else (
    g62 (k67 - 1) p68
  )
let x69' = g62 5 (min x60 x60)
let v113' = (match v32 with | ((C0 (_, q70)) | (C0 (_, q70))) when (((n57 * 39) + 4095) < (compare 'z' 'a')) -> (
  let n80 = if false then 1024 else (if (try (Option.is_some None) with | Failure q78 -> false | Match_failure _ -> v25 | E0 q79' -> true) then (n57 - n57) else (if String.equal "b c" "a" then (if n57 = n57 then 8342 else (if (-1.5) >= x69' then ((fun p72 -> n57) (let rec f74 p73 = n57 in f74)) else (if (match Array.make 1 x69' with | [|0.5|] when (n57 <> (n57 / (3 lor 1))) -> v25 | [|(0.5 | 0.5)|] -> v25 | [|_|] -> v25 | q71 -> v25) then (if true then (-1) else (if List.mem_assoc x69' [] then n57 else (n57 * 40))) else 16))) else (let o75 = n57 in let o76 = 10 in let o77 = n57 in let ( /. ) a b = b - a in o75 /. o76 /. o77))) in
  note_int n80;
  (if false then (C1, None, x69') else (v32, None, x69'))) | C0 (q81, (C0 (q82', _))) -> (
  let rec f83 p84 p85 p86 p87' =
    if p84 > 0 then (
      f83 ((-1) + p84) (let v89 = fun p88 -> (n57, 1.0) in if v25 then p85 else (Array.make 9 p86)) p86 p87'
    ) else
      (v56, p84, p84)
  in
  let _ = f83 (hide 0 8) ((); (Array.make 9 3.25)) 0.5 (let rec f90 n57 = 9 in f90) in
  ((C0 (q82', C1)), None, (tick_float 0 x69'))) | C0 (_, C1) -> (
  let n91 = n57 in
  note_int n91;
  let rec f92 p93 p94 =
    let rec g95 u96 = p93
    in
    mix p94;
    g95 p94
  in
  let v106 = f92 (let ((q99, q100, q101) as w102) = ((Array.make 2 v56), { r2 = (let rec f98 p97 = n91 in f98) }, x69') in v56) (let o103 = n57 in let o104 = 1 in let o105 = 6 in let ( @ ) a b = a lxor (b + 1) and ( @! ) a b = (a lsl 1) + b and ( @@ ) a b = (a lsl 1) + b in o103 @@ o104 @! o105) in
  (match v32 with | C0 (g62, _) -> (match v106 with | ('a'..'m' | 'a'..'m') -> (v31, None, x69') | ('n' as w107) -> (v32, None, 1.0) | q108 -> (v32, None, x69')) | C1 when ((n91 mod 2) > (-4096)) -> (v32, None, 1.0) | C0 (None, _) -> (v31, None, x69') | C1 -> (C1, None, x69') | ((C0 (q109, q110)) | (C0 (q109, _) as q110)) -> (match v106 with | ('a'..'m' as w111) -> (q110, None, x60) | ('0'..'9' as w112) -> (q110, None, x69') | 'n' -> (v31, None, x69') | _ -> (C1, None, x69')))) | C1 -> (
  ((); (v32, None, x60))))
let () = note_float x69'
let () = ((let (m114, m115, m116) = v113' in mix_0 5 m114; mix_1 5 m115; mix_float m116); note_end 0)
let () = note_float x60
let () = note_int n57
let () = (mix (Char.code v56); note_end 0)
let () = (mix (Char.code v44); note_end 0)
let () = (mix (if v25 then 1 else 0); note_end 0)
let () = (mix_0 5 v32; note_end 0)
let () = ()
