type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec f0 p1 p2 =
  if p1 > 0 then (
    (f0 (p1 - 1) (match p2 with | 0 when (0.0 < (if false then 0.0 else 0.5)) -> 17 | 0 -> p1 | 6 -> p1 | (3 as w22) -> p2 | ((-3) | 7) -> p2 | _ -> 9 | -2147483647 -> p2)) lxor 8
  ) else
    (match C20 with | ((C5 q3') | (C11 { r12 = _; r13 = _; r14 = _ } as q3')) -> p2 | C3 (_, q4, q5') -> p1 | C6 { r7 = q6; r8 = q7; r9 } -> (-1) | C15 (p2, q8) -> p2 | ((C4 (q9, q10)) | (C4 (q9, _) as q10)) -> p1 | ((C11 { r12 = _; r14 = _; _ }) | C22) -> p1 | (C5 C23 as w14') -> p2 | (C5 C21 as w15) -> p2 | C5 (C3 (_, q16, q17)) -> p1 | ((C5 (C6 { r7; r8 = _; r9 })) | (C5 (C6 { r7; r9; _ }))) -> 3 | ((C5 (C17 { r19 = _; _ })) | (C15 (_, _))) -> p1 | ((C5 (C4 (_, _))) | (C17 { r19 = _; _ })) -> 7 | C5 _ -> 15 | p2 -> p1)
let _ = f0 0 (String.length "")
let n23 = f0 0 (2 / 10)
let () = note_int n23
let rec f24 p25 p26 =
  if p25 > 0 then (
    p26 - (f24 (p25 - 1) (12 asr (n23 land 31)))
  ) else
    (n23 / (p26 lor 1))
let n27 = f24 1 ((-2) asr 11)
let n28 = f24 (hide 1 5) n27
let v32 = (let v31' = if true then (fun p29 -> (n28, true)) else (fun p30 -> (n27, true)) in n28 < n28) && (fst (if true then (false, 1.5) else (true, (-0.0))))
let () = print_int ((min n28 n28) / 8)
let () = print_byte 32
let () = print_float ((match (Array.make 9 C20) with | [|C23; q33|] when (((f24 10 n28) + 65536) >= n28) -> 10.0 | ([|C23; q34|] | [|C23; q34|]) -> (-3.25) | [|(C11 ({ r12 = q35; r13 = q36; r14 = q37 } as w38)); q39|] -> 0.5 | [|(C3 (q40, _, q41)); _|] -> 100.75 | [|C20; f24|] -> 1.5 | [|(C6 ({ r7 = q42; r8 = q43; r9 = q44 } as w45)); _|] -> w45.r9 | [|(C4 (q46', q47)); q48|] -> 2.0 | [|((C4 (_, _)) | (C5 _)); _|] -> 1.5 | [|q51; q52|] -> 3.25 | q53 -> 0.5) *. ((-0.5) +. (-100.75)))
let () = print_newline ()
let v94 = (match ((); (C0 (n23, 'a', [], C2, C20, C2, (let rec f55 p54 = p54 in f55)))) with | C1 n27 -> (
  v32 || (14 > n23)) | C0 (2, q56, _, _, q57, q58, q59) -> (
  let rec f60 p61 p62 =
    if p61 <= 0 then
      (19 - (-3))
    else (
      (f60 (p61 - 1) 32767) land p62
    )
  in
  let _ = f60 2 4095 in
  let n63 = f60 (hide 1 2) (n28 + 19) in
  let x64 = tick_float 18 (((); 0.5) *. (-1.7976931348623157e308)) in
  note_float x64;
  v32 || (false == v32)) | C0 ((5 as w65), q66, q67, q68, f24, q69, q70) -> (
  let x71 = 0.0 /. 0.0 in
  let n72 = ((((((0) + (if (x71 -. 10.0) = x71 then 27 else 0)) + (if x71 <> x71 then 98 else 0)) + (if (float 0) < x71 then 54 else 0)) + (if (if v32 then x71 else 0.0) > x71 then 19 else 0)) + (if (x71 -. x71) <= x71 then 96 else 0)) + (if x71 >= x71 then 72 else 0) in
  (if v32 then ([] <> []) else (let v76 = (n28, x71, (let rec f75 p73 p74 = 0 in f75)) in false))) | ((C1 (_, _)) | (C0 (7, _, _, _, _, _, _))) -> (
  v32) | C0 (_, q79, q80, _, q81, q82, _) -> (
  v32) | C2 -> (
  let x93 = (try (
    let rec f83 p84 p85 =
      if p84 < 1 then
        5
      else (
        0 land (f83 (p84 - 1) (n23 / (-2147483648)))
      )
    in
    let n86 = f83 10 (int_of_string (string_of_int n27)) in
    note_int n86;
    let rec f87 p88' p89 =
      if p88' > 0 then (
        p89 - (f87 (p88' - 1) (if v32 then p88' else 1))
      ) else
        (- 1)
    in
    let n90 = f87 9 ((); n28) in
    note_int n90;
    let n91 = f87 3 (int_of_string (string_of_int n27)) in
    ceil 4096.0) with | Invalid_argument q92 -> (0.5 +. (-100.75)) | Division_by_zero -> (tick_float 8 100.75)) in
  List.mem_assoc (v32 >= v32) (List.sort_uniq compare [])))
let () = (mix (if v32 then 1 else 0); note_end 0)
let () = (mix (if v94 then 1 else 0); note_end 0)
let () = note_int n23
let () = note_int n28
let () = note_int n27
let () = ()
