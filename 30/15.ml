type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y81' -> mix 1; mix_1 (d - 1) y81'
and mix_1 d (v : bool t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y82 -> mix 2; mix (Char.code y82)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (( + ) (( * ) !s3 !s3) (snd (!s3, !s3)))
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let a8 = create_array (hide 0 16) n7
let i9 = ref 0
let () = while !i9 < 16 do
  a8.(!i9) <- ((lxor) (abs n7) (List.compare_lengths [] []));
  i9 := !i9 + 1
done
let () = (mix_ints a8 0 16; note_end 0)
let n10 = min (fst (snd (n7, (0, 17)))) ((lxor) (( + ) n7 n7) (( + ) n7 n7))
let x13 = List.fold_right (fun p11 p12 -> tick_float 14 p12) [] (( /. ) (floor 0.5) (sqrt 1.5))
let () = (mix_float x13; note_end 0)
let n26 = Array.fold_left (snd (List.fold_right (let rec f20 p14 (q15, q16) = (19, (let rec f19 p17 p18 = n10 in f19)) in f20) [] ((-2), (let rec f23 p21 p22 = 13 in f23)))) (List.fold_right (let rec f25 x13 p24 = n10 in f25) (List.rev []) ((); n10)) a8
let x27 = sqrt x13
let s29 = ref x13
let () = for i28 = 0 to 7 - 1 do
  s29 := ((fst (max (x27, '0') (x13, '\''))) *. ((if true then ((fst (max (x27, '0') (x13, '\''))) *. (!s29)) else !s29)))
done
let n30 = !s29
let () = note_float n30
let x27 = List.fold_right (fun p31 p32 -> ((); (try (Array.make 2 (p31, p31, C18, true)) with | _ -> p32))) [] (Array.make 2 (n26, n26, C18, false))
let x34 = List.fold_left (fun p33 n30 -> 1.5) (sqrt (( *. ) n30 n30)) (List.append [] [])
let () = note_float x34
let v38 = fst (fst (Array.fold_right (let rec f37 p35 (q36, _) = (((n26, a8), x34), n30) in f37) x27 (((n10, (Array.make 16 n26)), 0.0), x34)))
let v46 = Array.fold_right (fun p39 p40 -> p40) x27 (Array.fold_right (let rec f43' p41 p42 = ref 'z' in f43') x27 (List.fold_left (fun p44 p45 -> ref ' ') (ref 'a') []))
let _ = '\n'
let x47' = float_of_int n10
let f50 = (let rec f49 p48' n26 = false in f49)
let v54 = (match v38 with | (((-2), q51) | (8, q51)) -> C18 | (1, _) -> (C17 '\n') | ((q52, q53) | (q52, q53)) -> C18)
let a55' = Array.make 4 n26
let a56 = create_array 8 9614
let x57 = x47'
let x58 = 0.5
let n63 = (let o59 = n26 in let o60 = (try n26 with | _ -> n10) in let o61 = n26 in let o62 = 1 in let ( $ ) a b = a lxor (b + 1) and ( @@ ) a b = a * 2 - b in o59 @@ o60 @@ o61 $ o62)
let v64' = if false then (if true then (if n63 < n63 then (if true then ('a' != '\n') else (if false then (not true) else (if n26 = n7 then true else (false && false)))) else true) else true) else false
let n30 = C3
let n65 = if true then n10 else n10
let n67 = (n65 lsr (0 land 31)) + (match v54 with | C19 -> 0 | (C18 as w66) -> a55'.(wrap (19 * 36) 4) | C17 _ -> 4096)
let v68 = (n67, false, (C3, (x58, n26), (Array.make 2 x57), C15), n67)
let v69 = v64'
let n70 = a56.(n65 land 7)
let n71 = n65
let n73 = (let v72 = x58 in n71)
let n74 = n71
let x75 = x57
let n76 = int_of_string (string_of_int n73)
let n77 = n67
let v78 = Some C18
let () = ((let (m79, m80) = v38 in mix m79; mix_ints m80 0 16); note_end 0)
let () = note_int n70
let () = note_float x13
let () = note_int n7
let () = note_int n74
let () = note_int n76
let () = note_int n63
let () = (mix_0 5 v78; note_end 0)
let () = ()
