type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
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
let rec show_int k x = print_byte (65 + k); x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec loop3 i0 n4 s1 =
  if i0 <> n4 then (
    loop3 (i0 + 1) n4 (try (float_of_int ((Array.make 2 7).(i0))) with | Invalid_argument q2 -> 10.0 | Division_by_zero -> s1)
  ) else
    s1
in
let n5 = loop3 0 8 100.75 in
note_float n5;
let rec loop9 i6 n10' s7 =
  if i6 >= n10' then s7 else (
    loop9 (i6 + 1) n10' (try (float_of_int ((Array.make 5 7).(i6))) with | Invalid_argument q8 -> (try ((); s7) with | _ -> s7) | Division_by_zero -> s7)
  )
in
let n11 = loop9 0 9 n5 in
note_float n11;
let rec loop14 i12 n15 s13 =
  if i12 >= n15 then s13 else (
    loop14 (i12 + 1) n15 (try (Array.make 6 7).(i12) with | Invalid_argument _ -> s13 | Division_by_zero -> 12)
  )
in
let n16 = loop14 0 7 13 in
note_int n16;
let n116 = (match C24 with | C28 -> (
  let rec loop20 i17 s18 =
    if i17 < 2 then (
      loop20 (i17 + 1) (try (Array.make 0 7).(i17) with | Invalid_argument q19 -> s18 | Division_by_zero -> (s18 / 7))
    ) else
      s18
  in
  let n22 = loop20 0 n16 in
  note_int n22;
  n16) | C9 -> (
  let s24 = ref 3 in
  let i23 = ref 0 in
  while !i23 < 5 do
    s24 := (try (Array.make 0 7).(!i23) with | Invalid_argument q25' -> n16 | Division_by_zero -> (!s24 lsl (!s24 land 31))); i23 := !i23 + 1
  done;
  let n26 = !s24 in
  note_int n26;
  -2) | C21 -> (
  List.compare_lengths ((fun p27 -> []) n16) ((); [])) | C11 -> (
  let s29 = ref 12 in
  for i28 = 4 - 1 downto 0 do
    s29 := (try (100 / (i28 - 2)) with | Invalid_argument q30 -> !s29 | Division_by_zero -> 65536)
  done;
  let n31 = !s29 in
  note_int n31;
  (n31 land n31) + ((-2) + n31)) | (C24 | _) -> (
  let s33 = ref n16 in
  for i32 = 0 to 8 - 1 do
    s33 := (try (100 / (i32 - 1)) with | Invalid_argument q34 -> 2 | Division_by_zero -> (12 / (i32 lor 1)))
  done;
  let n35 = !s33 in
  note_int n35;
  -13) | C22 -> (
  let unused36 = Array.make 2 (let rec f38 p37' n16 = ((); p37') in f38) in
  ((try ((); ()) with | _ -> ()); ((fun p39 -> n16) { r0 = ""; r1 = n11; r2 = None; r3 = (-2); r4 = n16; r5 = (Array.make 2 n16); r6 = [] }))) | C29 -> (
  let s73 = (match List.filteri (match [] with | ([] | []) -> (fun p40 n16 -> false) | ([] :: []) -> (fun p41 p42 -> true) | (([] :: (q43 :: q44)) as w45) -> (let rec f48 p46 p47 = false in f48) | (((1 :: n16) as w49) :: q50) -> (let rec f53 p51 p52 = true in f53) | ((5 :: n16) :: q54) -> (fun p55 p56 -> true) | ((_ :: _) :: q57) -> (fun p58 p59 -> false)) (match C7 with | C18 -> [] | (C28 | C28) -> [] | C21 -> [] | C24 -> [] | C23 -> [] | C22 -> [] | C10 -> [] | C31 -> [] | C30 -> [] | C16 -> [] | C13 -> [] | (C17 | C10) -> [] | q60 -> [] | exception _ -> []) with | ([] | []) -> (String.fold_left ((); (let rec f62 n5 p61 = "\000\255x" in f62)) (string_of_int n16) (String.concat "b c" ["\000\255x"; clip "\000\255x"])) | ((n11 | (1.0 as n11)) :: q63) -> ((clip (match None with | None when (not (n16 <= n16)) -> "" | (None | (Some _)) -> "b c" | Some [|_; q64; q65; q66|] -> "12" | None when ((List.fold_right (let rec f68 p67 () = () in f68) q63 ()); (n16 <> n16)) -> "" | ((Some q69 as w70) | (Some q69 as w70)) -> "\000\255x")) ^ (Printf.sprintf "<%6s>" "12")) | (q71 :: q72) -> (Printf.sprintf "<%X>" ((n16 - n16) land 2147483647))) in
  let v74 = n11 <> (fabs n11) in
  (let v75 = n16 >= n16 in String.length s73)) | C10 -> (
  let rec loop78 i76 n79 s77 =
    if i76 >= 0 then (
      loop78 (i76 - 1) n79 (try (float_of_int (100 / (i76 - 1))) with | Invalid_argument _ -> (s77 +. n11) | Division_by_zero -> (abs_float 1.5))
    ) else
      s77
  in
  let n80 = loop78 (6 - 1) 6 1.5 in
  note_float n80;
  let n82 = (match n16 with | -1 -> (try ((compare n11 n11) + n16) with | _ -> (compare [] [])) | 4 -> n16 | (q81 | (6 as q81)) -> ((compare n5 n11) + ((-1) * 9)) | _ -> (-(n16 mod 4096))) in
  int_of_string (string_of_int (n82 - n82))) | C19 -> (
  let s84 = ref 11 in
  let i83 = ref (7 - 1) in
  while !i83 >= 0 do
    s84 := (try (100 / (!i83 - 1)) with | Invalid_argument q85 -> (try (-20) with | _ -> !s84) | Division_by_zero -> (match C7 with | C28 -> 7 | C9 -> !s84 | C27 -> !s84 | C11 -> !i83 | C24 -> !i83 | C15 -> !i83 | C22 -> !i83 | C29 -> (-2) | C10 -> 1 | C20 -> !i83 | C19 -> 6 | (C25 | C15) -> !s84 | C8 -> n16 | C13 -> !i83 | C17 -> !i83 | q86 -> !s84)); i83 := !i83 - 1
  done;
  let n87 = !s84 in
  note_int n87;
  let rec loop91 i88 s89 =
    if i88 <> 5 then (
      loop91 (i88 + 1) (try (100 / (i88 - 4)) with | Invalid_argument q90 -> (show_int 3 s89) | Division_by_zero -> (10 - n87))
    ) else
      s89
  in
  let n93 = loop91 0 7 in
  note_int n93;
  List.length []) | (C20 | C25) -> (
  int_of_float ((-3.25) *. n5)) | C7 -> (
  int_of_float (-0.0)) | C12 -> (
  let s95 = ref 12 in
  for i94 = 0 to 6 - 1 do
    s95 := (try (100 / (i94 - 4)) with | Invalid_argument _ -> (let v96 = 'a' in n16) | Division_by_zero -> i94)
  done;
  let n97 = !s95 in
  note_int n97;
  let s99 = ref n11 in
  let i98 = ref (6 - 1) in
  while !i98 >= 0 do
    s99 := (try (float_of_int (100 / (!i98 - 2))) with | Invalid_argument _ -> (let v100 = !i98 in n11) | Division_by_zero -> (!s99 /. !s99)); i98 := !i98 - 1
  done;
  let n101 = !s99 in
  note_float n101;
  (match Array.make 4 n101 with | [|0.5; q102; _; q103|] -> (n97 lsl (n97 land 31)) | [|q104; q105; _; _|] -> (n97 + 4) | [|0.5; _|] -> (n16 * 38) | [|q106; q107|] -> (n97 * 20) | q108 -> (n97 lsl (n97 land 31)))) | q109 -> (
  (try (if n16 == 20 then (truncate n11) else (( * ) n16 n16)) with | _ -> (match { r0 = "b c"; r1 = n11; r2 = None; r3 = n16; r4 = n16; r5 = (Array.make 2 15); r6 = [] } with | { r0 = q110; r1 = 1.0; r2 = q111; r3; r4; r5 = _; r6 = q112 } -> r3 | { r0 = q113; r1; r2 = _; r3 = q114; r4 = q115; r5; r6 = n16 } -> q114 | exception _ -> 18)))) in
note_int n116;
note_float n5;
note_float n11;
note_int n16;
note_int n116;
()
