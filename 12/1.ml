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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y76 :: y77) -> mix 1; mix_float y76; mix_0 (d - 1) y77
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y78, y79) -> mix 0; mix_2 (d - 1) y78; mix_1 (d - 1) y79
    | C1 -> mix 1
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y80 -> mix 1; mix_float y80
let x9 = (match (let _v6 = Array.fold_left (fun p0 p1 -> p0) (let rec f5 p2 p3 p4 = () in f5) (Array.make 2 18) in if false then (Ok false) else (Ok true)) with | ((Ok true) | (Error _)) -> (
  ((Printf.printf "[%s %d]\n" "tail \" end" 5); 1.5)) | Ok (false as w7) -> (
  -1.5) | Error q8 -> (
  min (0.0 *. 100.75) ((-1.5) *. (-2.0))))
let () = List.fold_right (fun p10 () -> if 1 <> 8 then (let v11 = 3.25 in ()) else ()) [] (match { r2 = (fun p12 -> p12) } with | { r2 } -> ())
let () = (match (try (let v13 = Array.length (Array.make 1 1.5) in { r2 = (fun p14 -> 7) }) with | Invalid_argument q15 -> (match C1 with | C0 (None, _) -> { r2 = (fun p16 -> 12) } | C0 (((Some q17) | (Some q17)), q18) -> { r2 = (fun p19 -> p19) } | C1 -> { r2 = (fun x9 -> x9) })) with | { r2 = q20 } -> (String.iter (fun p21 -> ((); ())) ((clip "") ^ "")))
let v29 = (try (
  let rec build22 p23 p24 =
    if p23 <= 0 then [] else
      (-0.0) :: (build22 (p23 - 1) p24)
  in
  let v25' = build22 5 (12 lsr 12) in
  (mix_0 5 v25'; note_end 0);
  (mix_0 5 v25'; note_end 0);
  let n26 = -(compare (if true then x9 else x9) (coarse (exp (limit x9 (-9.0) 5.0)))) in
  let x27 = 0.0 /. 0.0 in
  let n28 = ((((((0) + (if x27 = x27 then 71 else 0)) + (if 0.5 <> x27 then 19 else 0)) + (if x27 < x27 then 21 else 0)) + (if x27 > x27 then 86 else 0)) + (if (1.5 -. (-1.5)) <= x27 then 64 else 0)) + (if x27 >= x27 then 28 else 0) in
  note_int n28;
  not (not false)) with | _ -> ((-1) <> 20))
let rec loop33 i30 n34 s31 s32 =
  if i30 < n34 then (
    loop33 (i30 + 1) n34 (s31 + 2147483647) (s32 + (if s31 < s31 + 2147483647 then 1 else 3))
  ) else
    (s31, s32)
let (n35', n36) = loop33 0 12 0 0
let () = note_int n35'
let () = note_int n36
let x37 = -. (if v29 || v29 then 1e16 else (-1.5))
let x39 = (match create_array 1 (-65536) with | [|_|] -> (2.0 -. x9) | [|_|] -> (fabs x37) | q38 -> x37)
let rec build40 p41 p42' =
  if p41 <= 0 then C1 else
    C0 ((if v29 then None else None), (build40 (p41 - 1) 1.0))
let v43 = build40 (hide 0 1) 0.5
let () = (mix_1 5 v43; note_end 0)
let () = assert (hide 1 3 = 3)
let x44 = 2147483648.0
let () = note_float x44
let rec build45' p46 p47 =
  if p46 <= 0 then C1 else
    C0 (None, (build45' (p46 - 1) (n35' * n36)))
let v48 = build45' 1 (int_of_float x39)
let () = (mix_1 5 v48; note_end 0)
let () = (mix_1 5 v48; note_end 0)
let v49 = build45' 5 (( - ) n36 n36)
let () = (mix_1 5 v49; note_end 0)
let v52 = true >= ((let rec f51 p50 = n35' <> n35' in f51) [|(-2.0); 2.0; 0.5|])
let n53 = if if v29 then false else v29 then (min 5 n36) else (if v52 then (n36 lor n35') else (if v52 = v52 then (if n36 <= n35' then (if if v52 then v52 else v52 then (int_of_string (string_of_int n35')) else (if x44 <> x44 then (-14) else (- n36))) else (String.length "tail \" end")) else n35'))
let () = note_int n53
let x54 = (float (n35' land n53)) *. 0.5
let () = note_float x54
let x55 = x54
let n56 = n53
let v57 = v52
let n58 = 11
let () = note_int n58
let () = assert (hide 1 3 = 3)
let n72 = (match v49 with | C0 (None, q65) -> ((((let v66 = "12" in n56) mod (-1)) * ((- n56) lsl ((n56 * 8) land 31))) mod 3) | C0 ((Some q67), q68) -> ((let _v71 = (let s69 = "rjjucyf" in let i70 = - 11 in if i70 >= 0 && i70 < String.length s69 then s69.[i70] else 'a') in (((); ()); (n36 mod (n36 lor 1)))) lsr 13) | C1 -> n53)
let () = (if (x44 *. x55) = (match v48 with | ((C0 (q73, _)) | (C0 (q73, _))) -> (-3.25) | C1 -> x44) then (print_string ((clip "12") ^ "tail \" end")))
let n74 = n58
let n75 = n72
let () = (mix (if v57 then 1 else 0); note_end 0)
let () = note_int n53
let () = note_int n74
let () = note_float x39
let () = note_int n56
let () = (mix_1 5 v49; note_end 0)
let () = (mix_1 5 v43; note_end 0)
let () = note_float x37
let () = ()
