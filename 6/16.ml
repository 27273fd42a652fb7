exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y77 :: y78) -> mix 1; mix y77; mix_0 (d - 1) y78
let n2 = (match (let _v0 = 10 in Ok 'z') with | Ok 'a'..'m' -> (17 lor 6) | Ok 'n' -> (Char.code 'a') | ((Ok _) | (Ok _)) -> (20 + 10) | Error q1 -> (-8721)) / (((); (19 + 18)) lor 1)
let n4 = int_of_float (try ((1.5 -. 10.0) *. (float_of_int 3)) with | Failure q3 -> (100.75 -. 0.5) | _ -> (( -. ) 100.75 (-100.75)))
let () = note_int n4
let () = prerr_int n4
let () = prerr_byte 32
let () = prerr_float (let v6 = (let v5 = -1.5 in true) in 0.0 *. (-1.0))
let () = prerr_newline ()
let n12 = (match [] with | [] -> (
  let s8 = ref [] in
  let i7 = ref 0 in
  while !i7 < (hide 0 10) do
    s8 := ((int_of_float 0.0) :: !s8); i7 := !i7 + 1
  done;
  let n9 = !s8 in
  (mix_0 5 n9; note_end 0);
  n4) | (1.0 :: q10) -> (
  n4) | ((q11 :: _) | (q11 :: _)) -> (
  show_int 16 (if false then n4 else n4)))
let a13 = Array.make 10 3.25
let rec loop16 i14 =
  if i14 >= 3 then () else (
    (a13.(i14 * 4 + 1) <- ((a13.(i14 / 4)) -. (let i15 = n12 in if i15 >= 0 && i15 < Array.length a13 then a13.(i15) else 1.0)));
    loop16 (i14 + 1)
  )
let () = loop16 0
let () = (mix_floats a13 0 10; note_end 0)
let c19' = (a13.(0)) *. (let _v18 = true in 0.0)
let c20 = (c19') -. c19'
let c21 = (a13.(0)) -. c20
let c22 = c19' -. ((let _v18 = true in 0.0))
let c23 = (c20) +. (let _v18 = true in 0.0)
let () = note_float c23
let () = ((); (a13.(wrap (n12 / (n12 lor 1)) 10) <- (c22 -. 1.5)))
let n24 = n4
let c21 = c23
let rec f25 p26 p27 =
  if p26 < 1 then
    4621
  else (
    if (let v28 = ref 'a' in Array.make 1 20) >= [|n12|] then raise (E0 (n24, false)) else (let r29 = f25 (p26 - 1) ((c21 -. c23) *. a13.(8)) in r29)
  )
let n32 = (try (f25 2 (floor 10.0)) with | E0 (q30, q31) -> q30)
let () = note_int n32
let n36 = (try (f25 2 (match [] with | [] -> 10.0 | ((true, q33) :: []) -> c21 | (((false | false), _) :: ([] as w34)) -> c20 | (_ :: ((q35 :: []) | (q35 :: _))) -> c21)) with | E0 _ -> (Char.code 'a') | _ -> n24)
let () = (try (a13.(0) <- a13.(9)) with | _ -> (if List.exists (function | ((Error _) | (Ok _)) -> (try (((n36 - (-1073741824)) >= 7) && (n4 > n4)) with | Division_by_zero -> ((-3) != n4) | Failure q38 -> ((n36 - 4095) >= 17) | Match_failure _ -> true | E1 (_, q39) -> (c22 <> c19')) | Error (Ok (1.0 as w40)) -> (not (n32 <= n36)) | Error (Ok q41) -> ((string_of_bool false) = "") | ((Error (Error q42)) | (Error (Error q42))) -> ((n12 <> n32) || true)) [] then (a13.(wrap (n12 lor n24) 10) <- (c20 +. a13.(wrap (try (f25 (hide 0 2) c21) with | E0 (_, _) -> n12) 10))) else (if Array.for_all (fun p43 -> false) a13 then (a13.(9) <- (c22 *. c23)) else (if (fun p44 -> false) [] then (if false then () else ()) else (note_int n32)))))
let _ = (try (f25 1 (Array.fold_right (let rec f47 p45 p46' = p45 in f47) a13 c22)) with | E0 (q48, true) -> (min q48 n32) | E0 (_, false) -> (try (f25 2 c21) with | E0 (q49, q50') -> 11))
let unused52 = (try (f25 0 c23) with | E0 q51 -> (n32 mod (n32 lor 1)))
let n76 = (try (
  let rec f53 p54 p55 =
    if p54 <= 0 then
      n12
    else (
      (f53 (p54 - 1) (match [] with | [] -> n36 | ((q56 :: q57) | ((q56 :: _) as q57)) -> 19)) lxor p55
    )
  in
  let n60 = f53 (hide 0 10) (match None with | None -> n32 | (Some (-3) as w58) -> n36 | Some 3 -> 11 | Some (0 as w59) -> 3 | Some 7 -> n24 | Some ((-2147483647) | (-2147483647)) -> n32 | Some 2 -> 16 | ((Some _) | (Some _)) -> n24) in
  let n61 = f53 5 n24 in
  let n71 = (let o62 = 2147483647 in let o63 = n32 in let o64 = (match (try ((); None) with | _ -> None) with | None -> (n60 + n60) | ((Some _) | (Some _)) -> n60) in let o65 = (f53 5 n32) mod 4096 in let o66 = (match ((n36, n61, c20, c23), None) with | ((c21, q67, q68, q69), q70) -> 32767) in let ( != ) a b = a lxor (b + 1) and ( *. ) a b = a lxor (b + 1) and ( &&& ) a b = a lxor (b + 1) in o62 *. o63 *. o64 != o65 != o66) in
  show_int 16 (n61 + 9)) with | Failure c19' -> (n12 / ((-2) lor 1)) | Match_failure _ -> (13 - n36) | E1 (7, q72) -> (try (f25 1 c23) with | E0 (_, true) -> n36 | E0 ((_, false) as w73) -> 20) | E1 (q74, q75) -> q74)
let () = note_int n76
let () = note_float c21
let () = note_float c23
let () = note_float c19'
let () = note_int n36
let () = note_int n76
let () = note_int n12
let () = note_int n24
let () = note_int n4
let () = ()
