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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y114 :: y115) -> mix 1; mix_3 (d - 1) y114; mix_0 (d - 1) y115
and mix_1 d (v : bool array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y116 :: y117) -> mix 1; mix (if y116.(1) then 1 else 0); mix_1 (d - 1) y117
and mix_2 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y118 :: y119) -> mix 1; mix_ints y118 0 1; mix_2 (d - 1) y119
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y120 :: y121) -> mix 1; mix y120; mix_3 (d - 1) y121
in
let a0 = [|[]; []; []; []; []|] in
a0.(0) <- (List.filteri (let rec f3 p1 p2 = true in f3) (match C7 with | C18 -> [] | C28 -> [] | C11 -> [] | C26 -> [] | C10 -> [] | C20 -> [] | (C31 | C31) -> [] | C30 -> [] | C16 -> [] | q4 -> []));
a0.(1) <- [];
a0.(2) <- (let a0 = int_of_float 1.0 in List.find_all (let rec f6 p5 = true in f6) []);
a0.(3) <- [];
let s8 = ref 12 in
let i7 = ref 0 in
while !i7 < (hide 1 5) do
  s8 := (match a0.(!i7) with | [] -> ((!s8) + (if false then !s8 else !s8)) | (([] | []) :: q9) -> ((let v10 = Array.make 4 1.0 in 7) * (!s8)) | ((q11 :: q12) :: q13) -> ((q11 lsl (q11 land 31)) + (!s8))); i7 := !i7 + 1
done;
let n14 = !s8 in
note_int n14;
let rec f15 p16 p17 =
  if p16 < 1 then
    p16
  else (
    (-2) * (f15 ((-1) + p16) (14 * 17))
  )
in
let n18 = f15 0 65536 in
let n19 = f15 1 2147483647 in
let a20 = Array.make 13 C7 in
a20.(0) <- (let _v21 = (10.0, (Array.make 16 3.25)) in (let v23 = fun p22 -> -100.75 in C7));
a20.(1) <- (if (let a20 = () in false) then ((); C7) else C25);
a20.(2) <- C26;
a20.(3) <- C13;
let rec loop31 i24 n32 s25 =
  if i24 >= n32 then s25 else (
    loop31 (i24 + 1) n32 (match a20.(i24) with | (C25 | C28) -> (s25 +. (s25)) | C23 -> ((try (s25 /. s25) with | _ -> 3.25) +. (s25)) | (C29 | C29) -> ((s25) -. 4096.0) | C10 -> (s25 *. (s25)) | C25 -> ((s25) +. (10.0 *. s25)) | C8 -> ((Array.fold_left (let rec f28 p26 p27 = p26 in f28) s25 a0) *. (s25)) | C31 -> ((s25) -. (match C7 with | (C28 | C10) -> s25 | C27 -> s25 | C11 -> s25 | C26 -> s25 | C14 -> 100.75 | C22 -> 0.0 | C29 -> 0.5 | C7 -> (-0.0) | (C30 as w29) -> s25 | C12 -> s25 | (C13 | C27) -> s25 | C17 -> s25 | _ -> s25)) | C13 -> ((s25) -. s25) | q30 -> ((-0.5) +. (s25)))
  )
in
let n33 = loop31 0 13 1.5 in
note_float n33;
let a34 = (let (_, q35, q36) = (n19, C7, { r0 = "a"; r1 = n33; r2 = None; r3 = 1; r4 = n18; r5 = (Array.make 2 n14); r6 = [] }) in Array.make 16 []) in
a34.(0) <- a34.(15);
a34.(1) <- (match n19 with | (5 | 5) when (((); false) || (n14 >= n19)) -> [] | (5 | _) -> (let a34 = n18 in []) | q37 when (((fun a20 -> q37) C7) >= (match n18 with | -1 -> n18 | 4 -> n19 | 6 -> 3 | _ -> n18)) -> [] | 3 when ((let v38' = n33 in n33) >= (let v39 = n33 in n33)) -> [] | 3 -> [(Array.make 1 8); (Array.make 1 n18); (Array.make 1 n18)] | ((5 as w40) | (-3 as w40)) -> (if false then [] else []) | -2 -> (min [] []) | _ -> ((Array.make 1 (-3)) :: []));
a34.(2) <- ((Array.make 1 n18) :: ((Array.make 1 n19) :: []));
a34.(3) <- (let v41 = n19 in [(Array.make 1 v41)]);
let s43 = ref n19 in
for i42 = 0 to 16 - 1 do
  s43 := (match a34.(i42) with | [] -> ((!s43) + (8 / (1 lor 1))) | (q44 :: q45) -> ((!s43) + !s43))
done;
let n46 = !s43 in
note_int n46;
let a47 = ((); (Array.make 2 { r0 = "12"; r1 = n33; r2 = None; r3 = 6; r4 = n46; r5 = (Array.make 2 n19); r6 = [] })) in
a47.(0) <- { r0 = (String.make 5 '\''); r1 = (match (20, (n46, n33), [], false) with | (q48, q49, q50, q51) -> n33); r2 = (match C7 with | C24 when false -> None | C24 -> None | C14 -> None | (C23 | C31) -> None | q52 when (match C31 with | C18 -> (None >= None) | C21 -> ((fun p53 -> true) (Array.make 9 n18)) | (C26 | C9) -> (min false false) | (C14 | C14) -> ((n19 - 4096) >= n46) | (C16 | C23) -> (Array.fold_right (let rec f56 p54 p55 = false in f56) a20 true) | C22 -> (n19 <> n19) | C29 -> (String.for_all (let rec f58 p57 = false in f58) "tail \" end") | C25 -> (n33 = n33) | q59 -> (Array.fold_right (let rec f62' p60 p61' = p61' in f62') a34 false)) -> None | C22 -> None | (C29 | C17) -> None | (C25 | C13) -> None | (C8 | C8) -> None | q63 -> None); r3 = (int_of_float n33); r4 = n14; r5 = (match { r0 = "12"; r1 = n33; r2 = None; r3 = 12; r4 = n14; r5 = (Array.make 2 n14); r6 = [] } with | { r0 = q64; r1 = _; r2 = None; r3 = a34; r4 = q65; r5 = q66'; r6 } -> (Array.make 2 q65) | { r0 = "a"; r1 = q67; r2 = (Some q68); r4; r5 = q69; _ } -> q69 | { r0 = ""; r1; r2 = (Some q70); r3; r4; r5 = _; r6 = q71 } -> (Array.make 2 n18) | { r0 = q72; r1 = q73; r2 = (Some q74); r3 = _; r4; r5 = q75; r6 = q76 } -> (Array.make 2 0)); r6 = [n33; n33; n33] };
a47.(1) <- (if 5 <= n19 then a47.(wrap (List.compare_lengths [] []) 2) else { r0 = "b c"; r1 = n33; r2 = None; r3 = n46; r4 = 0; r5 = (Array.make 2 n14); r6 = [] });
let s78 = ref n19 in
for i77 = 0 to 2 - 1 do
  s78 := (match a47.(i77) with | { r0 = _; r1 = 0.5; r2 = None; r3; r4 = q79; r5 = q80; r6 = _ } -> (i77 + (!s78)) | ({ r0 = q81; r1 = q82; r2 = None; r3 = q83; r4 = q84; r5 = q85; r6 = _ } | { r0 = q81; r1 = q82; r3 = _; r4 = q83; r5 = ([|q84; _|] as q85); _ }) -> ((!s78) * (!s78 land 11)) | ({ r0 = "a"; r1 = _; r2 = (Some q86); r3 = q87; r4 = q88; r5 = _; r6 = _ } as w89) -> ((compare (n33, true) (n33, false)) + (!s78)) | { r0 = (q90 | ("" as q90)); r1 = _; r2 = (Some _); r3 = _; r4 = q91; r6 = q92; _ } -> (n46 - (!s78)) | { r0; r1; r2 = (Some q93); r3 = q94; r4 = q95; r5; r6 = q96 } -> ((q94 - !s78) + (!s78)))
done;
let n97 = !s78 in
note_int n97;
let a98 = (match [] with | ([] | []) -> (Array.make 9 []) | ("a" :: []) -> (Array.make 9 []) | (_ :: []) -> (Array.make 9 []) | (q99 :: q100) when ((abs_float n33) > n33) -> (Array.make 9 []) | (("a" :: (_ :: _)) | []) -> (Array.make 9 []) | ([] | ("" :: (_ :: _))) -> (Array.make 9 []) | (q104 :: (_ :: _)) -> (Array.make 9 [])) in
a98.(0) <- (List.stable_sort compare ((Array.make 2 true) :: []));
a98.(1) <- (List.find_all (let rec f107 p105 = (let i106 = n46 in if i106 >= 0 && i106 < Array.length p105 then p105.(i106) else false) in f107) [(Array.make 2 true); (Array.make 2 false)]);
a98.(2) <- [];
a98.(3) <- [];
let n112 = (hide 1 9) in
let rec loop111 i108 s109 =
  if i108 >= 0 then (
    loop111 (i108 - 1) (match a98.(i108) with | [] -> ((s109 -. s109) -. (s109)) | (_ :: q110) -> ((try s109 with | _ -> s109) *. (s109)))
  ) else
    s109
in
let n113 = loop111 ((hide 1 9) - 1) n33 in
note_float n113;
(mix_0 5 a0.(4); note_end 0);
note_float n113;
(mix_1 5 a98.(8); note_end 0);
(mix_2 5 a34.(15); note_end 0);
note_int n46;
note_int n14;
note_int n18;
()
