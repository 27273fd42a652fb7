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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 2
let rec pick0 p1 p2' p3 =
  if p1 then p2' else p3
let a5 = (let { r2 = _; r3 = _; r4 = q4; _ } = { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = 6; r4 = None } in Array.make 3 15)
let () = (mix_ints a5 0 3; note_end 0)
let a6 = (try a5 with | _ -> a5)
let () = (pick0 (let v10 = (match [] with | [] -> { r7 = 3.25 } | (q7 :: []) -> { r7 = (-1.5) } | ((a6 :: (q8 :: q9)) | (q8 :: (a6 :: q9))) -> { r7 = 100.75 }) in [] <> []) a5 a6).(0) <- 31
let () = note_int a5.(0)
let () = note_int a6.(0)
let a11 = (match 0 with | -3 -> (Array.make 2 3.25) | 5 -> (Array.make 2 10.0) | _ -> (Array.make 2 1.5))
let () = for i12' = 0 to 1 - 1 do
  (let x13 = a11.(i12') in a11.(i12') <- a11.(1 - i12'); a11.(1 - i12') <- x13);
  ()
done
let () = (mix_floats a11 0 2; note_end 0)
let () = assert (compare ((6 / (4 lor 1)) + (- 3)) ((6 / (4 lor 1)) + (- 3)) = 0)
let n19 = (try (
  let v14 = Char.chr (a6.(wrap ((-1) + 17) 3) land 255) in
  (-4) + (match Ok 1.5 with | ((Ok q15) | (Ok q15)) when q15 < 1.5 -> 11 | ((Ok q16) | (Ok (1.0 as q16))) -> 15 | ((Ok q17) | (Error { r7 = q17 })) -> 14 | Error q18 -> 5)) with | _ -> (19 * 16))
let () = note_int n19
let rec pick20 p21 p22 p23 =
  if p21 then p22 else p23
let v25 = (match n19 with | 0 -> (ref (Array.make 2 0.5)) | 5 -> (ref a11) | q24 -> (ref a11))
let v26 = ref (Array.make 2 2.0)
let () = (mix_0 5 v26; note_end 0)
let () = (pick20 ((max (Array.make 8 n19) (Array.make 8 n19)) > (let v27 = 7 in Array.make 8 n19)) v25 v26) := a11
let () = (mix_floats !v25 0 2; note_end 0)
let () = (mix_floats !v26 0 2; note_end 0)
let rec pick28 p29 p30 p31 =
  if p29 then p30 else p31
let a32 = Array.copy (Array.sub a6 0 2)
let a33 = max (Array.make 2 n19) a32
let () = (pick28 (min ((n19 - 2147483646) < n19) (String.exists (let rec f35 p34 = false in f35) "")) a32 a33).(0) <- (let i36 = 5 in if i36 >= 0 && i36 < 2 then a33.(i36) else n19)
let () = note_int a32.(0)
let () = note_int a33.(0)
let a37 = if (sqrt 0.5) = (try 0.0 with | _ -> (-10.0)) then a32 else a33
let () = a32.(0) <- (n19 + (n19 asr 21))
let () = a37.(0) <- ((a32.(0)) + n19)
let () = note_int a32.(0)
let rec pick38' p39 p40 p41 =
  if p39 then p40 else p41
let a42 = (try (create_array 3 n19) with | Not_found -> (Array.make 3 3) | Match_failure _ -> a6 | E0 -> (Array.make 3 n19) | E1 -> a6)
let a43 = a42
let () = (pick38' (let v45 = (let { r7 = q44 } = { r7 = 1.5 } in (n19, false, { r0 = "tail \" end"; r1 = []; r2 = "a"; r3 = n19; r4 = None })) in false) a42 a43).(0) <- (n19 + n19)
let () = note_int a42.(0)
let () = note_int a43.(0)
let rec pick46 p47 p48 p49 =
  if p47 then p48 else p49
let a50 = [|2.0; 100.75; 1.0|]
let () = (mix_floats a50 0 3; note_end 0)
let a51 = pick46 false a50 a50
let () = (pick46 (n19 < a33.(2147483646 land 1)) a50 a51).(0) <- (0.5 *. 1.0)
let () = note_float a50.(0)
let () = note_float a51.(0)
let rec pick52 p53 p54 p55 =
  if p53 then p54 else p55
let a59 = Array.mapi (let rec f58 p56 p57 = 0.5 in f58) a33
let () = (mix_floats a59 0 2; note_end 0)
let a60 = a59
let () = (mix_floats a60 0 2; note_end 0)
let () = (pick52 (((-16) - 2147483647) < a42.(1)) a59 a60).(0) <- a59.(n19 land 1)
let () = note_float a59.(0)
let () = note_float a60.(0)
let () = (mix_ints a32 0 2; note_end 0)
let () = (mix_ints a42 0 3; note_end 0)
let () = (mix_floats a59 0 2; note_end 0)
let () = (mix_ints a33 0 2; note_end 0)
let () = (mix_floats a60 0 2; note_end 0)
let () = (mix_floats a11 0 2; note_end 0)
let () = (mix_ints a5 0 3; note_end 0)
let () = (mix_ints a6 0 3; note_end 0)
let () = ()
