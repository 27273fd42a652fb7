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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = assert (hide 1 3 = 3)
let rec f0 p1 p2' =
  if p1 <= 0 then
    (let v7 = (let rec f6 p3 p4 p5' = p2' in f6) in p1)
  else (
    (f0 (p1 - 1) (p2' + p2')) * p2'
  )
let n8 = f0 (hide 0 0) ((); 6)
let () = note_int n8
let a9 = Array.make 16 15
let rec loop22 i10 n23 s11 =
  if i10 < n23 then (
    (a9.(i10) <- ((a9.(i10)) * s11));
    loop22 (i10 + 1) n23 (let o12 = (match Ok 9 with | Ok 2 -> 13 | Ok 4 -> s11 | Ok 9 -> 0 | Ok ((-3) | (-3)) -> n8 | Ok 1 -> s11 | Ok (-2) -> s11 | ((Ok q13 as w14) | (Ok q13 as w14)) -> 19 | Error i10 -> s11) in let o15 = (let v18 = ((ref ' '), (Array.make 4 s11), (fun p16 p17 -> 2), 3.25) in s11) in let o19 = f0 0 s11 in let o20 = i10 in let o21 = int_of_float 1.0 in let ( * ) a b = (a lsl 1) + b and ( - ) a b = a lxor (b + 1) in o12 * o15 * o19 * o20 * o21)
  ) else
    s11
let n24 = loop22 0 (Array.length a9) n8
let () = note_int n24
let n38 = (try (try (
  let rec loop27 i25 n28 s26 =
    if i25 < n28 then (
      (if i25 = 6 then raise (E0 ((); (12, true))) else if 13 == s26 then raise (E1 (i25, 1.0)));
      loop27 (i25 + 1) n28 (-17)
    ) else
      s26
  in
  let n29 = loop27 0 9 n24 in
  note_int n29;
  n29) with | E0 (q30, true) -> (1 - n24) | E0 (_, false) -> n8 | E1 (((3 as w31), _) as w32) -> a9.(1) | E1 (8, n24) -> (let o33 = n8 in let o34 = 10 in let o35 = n8 in let o36 = n8 in let ( ^^ ) a b = (a lsl 1) + b in o33 ^^ o34 ^^ o35 ^^ o36) | E1 (_, q37) -> (f0 0 n24)) with | _ -> n8)
let () = note_int n38
let a39 = Array.mapi (let rec f42 p40 p41 = p41 in f42) (Array.make 16 (-10.0))
let s44 = ref 1.0
let i43' = ref 0
let () = while !i43' < 16 do
  s44 := ((!s44) +. a39.(!i43')); if a39.(!i43') <> (let i45 = n38 in if i45 >= 0 && i45 < Array.length a39 then a39.(i45) else 0.0) then (i43' := !i43' + 2) else i43' := 16
done
let n46 = !s44
let () = note_float n46
let a47 = Array.make 2 n24
let s49 = ref n24
let () = for i48 = Array.length a47 - 1 downto 0 do
  a47.(i48) <- (!s49 - (a47.(i48)));
  s49 := ((i48 * 21) + (int_of_float n46))
done
let n50 = !s49
let () = note_int n50
let () = assert (compare (match (try (n24 :: []) with | Division_by_zero -> [] | Failure _ -> [] | Not_found -> [] | Match_failure _ -> [] | E2 -> []) with | [] -> (let i51 = n38 in if i51 >= 0 && i51 < 2 then a47.(i51) else n50) | (q52 :: q53) -> (f0 4 q52) | ((-3) :: q54) when (match (List.stable_sort compare []) with | ([] as w55) -> (List.fold_left (let rec f57 p56 n38 = p56 in f57) false []) | ((9 :: []) as w58) -> (n38 = n24) | ((9 :: (_ :: _)) | (9 :: (_ :: _))) -> (n38 == n38) | (q59 :: q60) -> (not true)) -> (abs n24) | ((-3) :: q61) -> (let o62 = 10 in let o63 = 15 in let o64 = n38 in let ( <> ) a b = (a lsl 1) + b and ( land ) a b = a * 2 - b in o62 land o63 land o64) | ((5 as w65) :: q66) -> (Array.length a47) | (_ :: q67) -> (let i68 = n50 in if i68 >= 0 && i68 < Array.length a47 then a47.(i68) else 19)) (match (try (n24 :: []) with | Division_by_zero -> [] | Failure _ -> [] | Not_found -> [] | Match_failure _ -> [] | E2 -> []) with | [] -> (let i51 = n38 in if i51 >= 0 && i51 < 2 then a47.(i51) else n50) | (q52 :: q53) -> (f0 4 q52) | ((-3) :: q54) when (match (List.stable_sort compare []) with | ([] as w55) -> (List.fold_left (let rec f57 p56 n38 = p56 in f57) false []) | ((9 :: []) as w58) -> (n38 = n24) | ((9 :: (_ :: _)) | (9 :: (_ :: _))) -> (n38 == n38) | (q59 :: q60) -> (not true)) -> (abs n24) | ((-3) :: q61) -> (let o62 = 10 in let o63 = 15 in let o64 = n38 in let ( <> ) a b = (a lsl 1) + b and ( land ) a b = a * 2 - b in o62 land o63 land o64) | ((5 as w65) :: q66) -> (Array.length a47) | (_ :: q67) -> (let i68 = n50 in if i68 >= 0 && i68 < Array.length a47 then a47.(i68) else 19)) = 0)
let () = assert (hide 1 3 = 3)
let rec loop71 i69 n72 s70 =
  if i69 <> n72 then (
    loop71 (i69 + 1) n72 (4096 - ((4096 lxor (s70))))
  ) else
    s70
let n73 = loop71 0 8 n38
let () = note_int n73
let n74 = fst ((-1), ("12" = ""))
let () = note_int n74
let s75 = "loo"
let rec loop78 i76 s77 =
  if i76 >= 3 then s77 else (
    loop78 (i76 + 1) (Char.code s75.[i76] + 3 * s77)
  )
let n80 = loop78 0 10
let () = note_int n80
let () = note_int n8
let () = note_int n73
let () = (mix_ints a9 0 16; note_end 0)
let () = note_int n80
let () = note_int n50
let () = note_int n38
let () = note_float n46
let () = ()
