type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y140; r11 = y141; _ } -> mix_float y140; mix_floats y141 0 4
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y143; r1 = y144; r2 = y145; r3 = y146; r4 = y147'; r5 = y148; r6 = y149 } -> mix_float y143; mix y144; mix_floats y145 0 4; mix y146; mix_3 (d - 1) y147'; mix_float y148; mix y149
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y150 -> mix 1; mix_float y150
and mix_3 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix_4 (d - 1) y151
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | { r0 = q1; r1; r3 = q2; r4 = q3; r5 = (0.0 as w4); r6; _ } -> (Array.make 13 C8) | { r0 = _; r1; r2 = q5; r3 = _; r4 = q6; r5; r6 = q7 } -> (Array.make 13 C8) | { r0 = q8'; r1 = q9; r2; r3; r4 = _; r6 = 2; _ } -> (Array.make 13 C8) | { r0 = _; r1 = q10; r2; r3 = q11; r5 = q12; r6 = 4; _ } -> (Array.make 13 C8) | { r0 = q13; r1 = _; r2 = q14; r3 = q15; r4; r5 = q16; r6 = q17 } -> (Array.make 13 C8) | { r0 = q18; r1 = q19; r2; r3 = q20; r4 = q21; r5 = q22; r6 } when r6 = (-5254) -> (Array.make 13 C8)) in
a0.(0) <- a0.(wrap (int_of_float 2.0) 13);
a0.(1) <- (snd (1.0, C8));
a0.(2) <- (let i23 = min 14 19 in if i23 >= 0 && i23 < Array.length a0 then a0.(i23) else C8);
a0.(3) <- (let _v24 = int_of_float 0.0 in C8);
let rec loop30 i25 n31 s26 =
  if i25 < n31 then (
    loop30 (i25 + 1) n31 (match a0.(i25) with | C8 -> ((-. s26) *. (s26)) | (C7 (_, q27, q28) as w29) -> ((try (sqrt q28) with | _ -> q28) *. (s26)) | C9 -> ((s26) *. (10.0 -. s26)))
  ) else
    s26
in
let n32 = loop30 0 (hide 1 13) 2.0 in
note_float n32;
a0.(0) <- (C7 ((match C8 with | C8 -> '\n' | C9 -> ' ' | ((C7 (_, [|_; _|], _)) | (C7 (_, _, _))) -> 'a' | C7 (q36, q37, q38) -> q36 | C9 -> 'z'), (List.fold_left (let rec f41 p39 p40 = p39 in f41) (Array.make 2 4) []), (n32 *. n32)));
a0.(1) <- C8;
a0.(2) <- C8;
a0.(3) <- C9;
let rec loop52 i42 n53 s43 =
  if i42 < n53 then (
    loop52 (i42 + 1) n53 (match a0.(i42) with | (C8 | C8) -> ((s43) lxor i42) | C7 (q44, [|q45; q46|], q47) -> ((s43) lxor (q45 lsl 0)) | C7 (q48, q49', q50) -> ((s43) + (int_of_float n32)) | (C9 as w51) when ((( - ) i42 s43) <> (s43 + i42)) -> ((s43) * i42) | C9 -> ((s43 lxor s43) + (s43)))
  ) else
    s43
in
let n54 = loop52 0 13 3 in
note_int n54;
assert (hide 1 3 = 3);
let a55 = Array.mapi (let rec f58 p56 p57 = { r10 = n32; r11 = (Array.make 4 n32); r12 = () } in f58) (Array.make 12 n54) in
a55.(0) <- { { r10 = (-3.25); r11 = (Array.make 4 3.25); r12 = () } with r11 = (Array.make 4 n32); r12 = (if true then ()) };
a55.(1) <- (Array.fold_right (let rec f61 p59 p60 = { r10 = n32; r11 = (Array.make 4 n32); r12 = () } in f61) a55 (let v62 = 0.0 in { r10 = v62; r11 = (Array.make 4 v62); r12 = () }));
a55.(2) <- { r10 = (match (n32, false, C8) with | (_, true, q63) -> (-1.0) | (q64, false, q65) -> 1.0); r11 = (create_array 4 10.0); r12 = (match Ok true with | Ok q66 -> () | Error 0.0 -> () | Error (0.5 | 0.5) when (match n54 with | 5 -> (n32 > 0.5) | _ -> (if true then true else false)) -> () | Error 0.5 -> () | Error _ -> () | _ -> ()) };
a55.(3) <- { r10 = (-3.25); r11 = (Array.make 4 n32); r12 = () };
let s68' = ref 6 in
for i67 = 0 to 0 - 1 do
  s68' := (match a55.(i67) with | { r10 = 1.0; r11 = _; r12 = q69 } when true -> ((!s68') - i67) | { r10 = 1.0; r11; r12 = q70 } -> (!s68' * (!s68')) | ({ r10; r11 = _; r12 = _ } | { r10; r11 = _; _ }) -> ((!s68') - 18))
done;
let n71 = !s68' in
let v89 = (List.mem_assoc (Array.length a55) ((); [])) >= ((match { r0 = n32; r1 = 7; r2 = (Array.make 4 n32); r3 = n71; r4 = None; r5 = n32; r6 = n54 } with | { r0; r1 = 3; r2 = q72'; r4; r5 = q73; r6 = _; _ } -> "\000\255x" | { r0 = q74; r1 = (-2147483648); r2 = [|q75; _; _; q76|]; r3 = q77; r5; r6; _ } -> "a" | { r0 = q78; r1 = (-2147483648); r2 = q79; r3 = q80; r5 = q81; r6 = q82; _ } -> "a" | { r0 = q83; r1 = q84; r2 = _; r3 = q85; r4 = q86'; r5; r6 } -> "tail \" end") = (match [] with | [] -> "tail \" end" | (_ :: []) -> "12" | (_ :: (q87 :: q88)) -> "\000\255x")) in
let a90 = if true then (Array.make 9 { r0 = n32; r1 = n71; r2 = (Array.make 4 n32); r3 = n71; r4 = None; r5 = n32; r6 = n71 }) else (Array.make 9 { r0 = n32; r1 = n71; r2 = (Array.make 4 n32); r3 = n71; r4 = None; r5 = 2.0; r6 = (-3) }) in
a90.(0) <- (if ((-2) + (-4097)) < n71 then (if v89 then { r0 = n32; r1 = n71; r2 = (Array.make 4 n32); r3 = n71; r4 = None; r5 = n32; r6 = n71 } else { r0 = 2.0; r1 = n54; r2 = (Array.make 4 10.0); r3 = n71; r4 = None; r5 = n32; r6 = n54 }) else { r0 = n32; r1 = n71; r2 = (Array.make 4 n32); r3 = n71; r4 = None; r5 = (-0.5); r6 = n71 });
a90.(1) <- (let v93 = Array.map (let rec f92 p91' = 3.25 in f92) (Array.make 3 n54) in { r0 = n32; r1 = n71; r2 = (Array.make 4 (-1.0)); r3 = n71; r4 = None; r5 = (-3.25); r6 = n54 });
a90.(2) <- { { r0 = n32; r1 = n71; r2 = (Array.make 4 n32); r3 = n54; r4 = None; r5 = n32; r6 = n71 } with r4 = (Some (ref n71)); r5 = (n32 /. n32); r0 = (1.0 +. n32) };
a90.(3) <- a90.(wrap (let v94 = { r10 = n32; r11 = (Array.make 4 n32); r12 = () } in n54) 9);
let s96 = ref n32 in
let i95 = ref 0 in
while !i95 < 9 do
  s96 := (match a90.(!i95) with | { r0 = q97; r1 = q98; r2 = q99; r3 = (4 as w100); r4 = q101; r5 = q102; r6 = q103 } -> ((if v89 then !s96 else 100.75) *. (!s96)) | { r0; r1 = q104; r2 = q105'; r3 = (-3); r4 = q106'; r5; r6 = q107 } -> ((r5 -. (-1.5)) -. (!s96)) | { r0 = q108; r1 = q109; r2 = q110; r3 = (-2); r4 = q111; r5 = q112; _ } -> ((!s96) *. ((); (-3.25))) | { r0; r1; r2 = _; r3 = _; r5; r6 = q113; _ } -> ((!s96) -. (let _v114 = v89 in r5))); i95 := !i95 + 1
done;
let n115 = !s96 in
note_float n115;
let a116 = create_array 16 None in
a116.(0) <- (let v117 = n115 in (match C8 with | C8 -> None | C7 ('a'..'m', q118, q119) -> None | C7 ('0'..'9', q120', q121) -> None | C7 (('n' as w122), q123, _) -> None | C7 ('a'..'m', q124, q125) -> None | C7 (q126, q127, q128) -> None | (C9 | C9) -> None | exception Division_by_zero when ((max C8 C8) <> (if true then C8 else C8)) -> None | exception Match_failure _ when (((n71 + (-65536)) >= n71) || (n71 > n54)) -> None | exception E0 when v89 -> None | exception _ -> None));
a116.(1) <- (let v129 = v89 :: [] in None);
a116.(2) <- (match Result.map (fun p130 -> n54) (Ok 1.5) with | Ok ((-2) | (-2)) -> a116.(2) | Ok q131 -> (let i132 = q131 in if i132 >= 0 && i132 < Array.length a116 then a116.(i132) else None) | Error 0.5 -> (if v89 then None else None) | Error q133 -> None);
a116.(3) <- (min (if v89 then None else None) (match n115 with | 0.5 -> None | q134 -> None));
let s136 = ref n115 in
for i135 = 0 to 16 - 1 do
  s136 := (match a116.(i135) with | None -> (((); 1.5) *. (!s136)) | (Some 1.0 as w137) -> ((ceil 100.75) +. (!s136)) | Some q138 -> ((!s136) -. (float_of_int i135)))
done;
let n139 = !s136 in
note_float n139;
note_float n32;
note_int n54;
note_int n71;
(mix_0 5 a55.(11); note_end 0);
(mix (if v89 then 1 else 0); note_end 0);
(mix_1 5 a90.(8); note_end 0);
(mix_2 5 a116.(15); note_end 0);
note_float n139;
()
