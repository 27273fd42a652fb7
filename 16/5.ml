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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C23 -> mix 0
    | C11 { r12 = y98; r13 = y99; _ } -> mix 1; mix_0 (d - 1) y98; (let (m100, m101) = y99 in mix_float m100; mix_1 (d - 1) m101)
    | C21 -> mix 2
    | C3 (y103', y104, y105) -> mix 3; mix_2 (d - 1) y103'; mix_3 (d - 1) y104; mix_0 (d - 1) y105
    | C20 -> mix 4
    | C6 { r7 = y106; r8 = y107; r9 = y110 } -> mix 5; mix_0 (d - 1) y106; (let (m108, m109) = y107 in mix_0 (d - 1) m108; mix m109); mix_float y110
    | C15 (y111, y112) -> mix 6; mix y111; mix_0 (d - 1) y112
    | C17 { r18 = y113; r19 = _ } -> mix 7; mix_0 (d - 1) y113
    | C4 (y115, y116) -> mix 8; mix_2 (d - 1) y115; mix_0 (d - 1) y116
    | C22 -> mix 9
    | C5 y117 -> mix 10; mix_0 (d - 1) y117
    | C10 (y118, y123, y124) -> mix 11; (let (m119, m122) = y118 in (let (m120, m121) = m119 in mix m120; mix_float m121); mix_4 (d - 1) m122); mix_0 (d - 1) y123.(1); mix y124
    | C16 (y125', y126, y127, y128', _, y130) -> mix 12; mix_float y125'; mix_5 (d - 1) y126; mix_float y127; mix_6 (d - 1) y128'; mix_float y130
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y131 -> mix 1; mix_float y131
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix_0 (d - 1) y132
and mix_3 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y133 -> mix 1; mix_string y133
and mix_4 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y134 -> mix 0; (let (m135, m136) = y134 in mix m135; mix_string m136)
    | C0 (y137, y138, y139, y140, y141, y142, _) -> mix 1; mix y137; mix (Char.code y138); mix_7 (d - 1) y139; mix_4 (d - 1) y140; mix y141; mix_4 (d - 1) y142
    | C2 -> mix 2
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_6 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y144 :: y145) -> mix 1; mix_0 (d - 1) y144; mix_6 (d - 1) y145
and mix_7 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y146 :: y147) -> mix 1; mix_4 (d - 1) y146; mix_7 (d - 1) y147
let a0 = if true then (Array.make 2 100.75) else (Array.make 2 2.0)
let s2 = ref 0.5
let i1 = ref 0
let () = while !i1 < Array.length a0 do
  a0.(!i1) <- ((a0.(!i1)) -. !s2);
  s2 := (max (10.0 *. !s2) (float !i1)); i1 := !i1 + 1
done
let n3 = !s2
let () = note_float n3
let a4 = (try (Array.make 5 2) with | _ -> (Array.make 5 7))
let s6' = ref 2
let () = for i5 = 0 to 5 - 1 do
  a4.(i5) <- ((a4.(i5)) + !s6');
  s6' := !s6'
done
let n7 = !s6'
let () = note_int n7
let rec loop10 i8 n11 s9 =
  if i8 < n11 then (
    (a4.(i8) <- (s9 lxor (a4.(i8))));
    loop10 (i8 + 1) n11 i8
  ) else
    s9
let n12 = loop10 0 5 n7
let () = note_int n12
let n7 = 3
let () = note_int n7
let rec loop15 i13 s14 =
  if i13 >= 0 then (
    (a4.(i13) <- (s14 * (a4.(i13))));
    loop15 (i13 - 1) ((String.length "") mod 2147483647)
  ) else
    s14
let n17 = loop15 (5 - 1) n12
let () = note_int n17
let x83 = (try (
  let s19 = ref n7 in
  for i18 = 0 to Array.length a4 - 1 do
    a4.(i18) <- ((a4.(i18)) + !s19);
    s19 := (try a4.(i18) with | Invalid_argument q20 -> 4095 | Division_by_zero -> 20)
  done;
  let n21 = !s19 in
  note_int n21;
  let a22 = if true && (try (n3 = n3) with | _ -> true) then a0 else a0 in
  a0.(1) <- (let i23 = Array.length a4 in if i23 >= 0 && i23 < 2 then a0.(i23) else n3);
  a22.(wrap (truncate n3) 2) <- ((n3 *. n3) +. (a0.(1)));
  note_float a0.(1);
  let x25 = (let _v24 = 100.75 in _v24) in
  let v76 = List.fold_left2 (fun (_, q26, _, q27) p28 p29 -> if p29 then ('0', p28, 0.0, p28) else ('\n', p28, 3.25, x25)) ((fun p30 -> ('\n', x25, x25, x25)) 1023) (if if false then false else false then (x25 :: []) else (if false then [] else [])) (match n17 with | 4 when (match (match n17 with | 4 when ((13 + n21) = (n17 / 7)) -> C20 | 8 -> C20) with | ((C4 (_, q31)) | (C15 (1, _) as q31)) -> (match q31 with | (C23 as w32) -> true | ((C3 (q33, q34, q35)) | (C3 (q33, q34, q35))) -> false | C6 { r7 = q36; r8; r9 = 0.0 } -> false | C6 { r7 = q37; r8; r9 = q38' } -> true | n21 -> false) | C15 (q39, q40) -> (n3 > x25) | C22 -> (let v41 = Array.make 1 n21 in false) | C16 (q42, q43, q44, q45, q46, _) -> (13 > n7) | q47 -> (match q47 with | C11 ({ r12 = C23; r13; r14 = q48 } as w49) -> false | (C11 { r12 = C21; r13 = q50; r14 = q51 } as w52) -> false | (C11 { r12 = (C4 (q53, _) as w54); r13 = q55; r14 = q56 } as w57) -> false | C11 ({ r12 = (C5 q58); r13 = _; r14 = _ } as w59) -> false | C11 { r12 = q60; r13 = _; r14 } -> false | C20 -> false | C6 { r8 = q61; r9 = q62; _ } -> false | ((C10 (_, _, _)) | (C15 (_, _))) -> true | C4 (_, q65) -> true | C10 (q66, q67, n17) -> false | ((C16 (_, _, _, q68, q69, _)) | (C16 (_, _, _, q68, q69, _))) -> true | q70 -> true) | exception Match_failure _ -> (false || false)) -> (try (max [] []) with | Invalid_argument n17 -> [] | Not_found -> [] | Match_failure _ -> []) | -2147483648 -> ((fun p71 -> []) C26) | ((9 as w72) | (7 as w72)) -> [] | ((-3 as w73) | (-3 as w73)) -> (true :: []) | q74 -> (let v75 = '\255' in [])) in
  ((let (m77, m78', m79, m80) = v76 in mix (Char.code m77); mix_float m78'; mix_float m79; mix_float m80); note_end 0);
  tick_float 15 (let _v81 = Array.make 8 n3 in x25)) with | Invalid_argument q82 -> (n3 +. n3) | Failure _ -> n3 | Not_found -> (coarse (exp (limit n3 (-9.0) 5.0))) | Match_failure _ -> 1.7976931348623157e308)
let v87 = (let _v86 = float_of_int (match [] with | ([] | []) -> n12 | (q84 :: q85) -> n7) in (C20, _v86, (-3.25)))
let s89 = ref n17
let i88 = ref (Array.length a4 - 1)
let () = while !i88 >= 0 do
  a4.(!i88) <- ((a4.(!i88)) + !s89);
  s89 := (compare a4.(0) (let o90 = 6 in let o91 = !i88 in let o92 = 5 in let o93 = !i88 in let ( $ ) a b = a * 2 - b in o90 $ o91 $ o92 $ o93)); i88 := !i88 - 1
done
let n94 = !s89
let () = note_int n94
let () = note_int n94
let () = note_int n12
let () = note_int n17
let () = note_float n3
let () = note_float x83
let () = (mix_floats a0 0 2; note_end 0)
let () = (mix_ints a4 0 5; note_end 0)
let () = ((let (m95, m96, m97) = v87 in mix_0 5 m95; mix_float m96; mix_float m97); note_end 0)
let () = ()
