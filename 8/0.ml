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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
in
let rec f0 p1 p2' p3 =
  if p1 < 1 then
    (-2147483648.0)
  else (
    if (let v4 = p3 in true) && (not false) then raise Division_by_zero else (let r5 = f0 (p1 - 1) ((try (if true then C7 else C7) with | _ -> C7) :: []) p3 in r5)
  )
in
let x6 = (try (f0 2 (if true then [] else []) (int_of_float 1.0)) with | Division_by_zero -> (( *. ) 1.5 1.0)) in
note_float x6;
let rec f7' p8 p9' =
  if p8 <= 0 then
    (if true then (p9', C7, true, p9') else (p8, C7, false, p9'))
  else (
    if (match (if false then '\255' else '\n') with | 'a'..'m' -> (try (true && true) with | _ -> true) | 'n' -> (p8 > p8) | 'a'..'m' -> (12 <> p9') | _ -> (try (false && false) with | _ -> false)) then raise (E0 ((let rec f11 p10 = false in f11) (Array.make 2 (-100.75)))) else (let r12 = f7' (p8 - 1) p9' in r12)
  )
in
let _ = (try (f7' 1 (-3288)) with | E0 f7' -> (15, C7, f7', 1)) in
let v14 = (try (f7' (hide 1 7) (max (-2) (-1))) with | E0 q13 -> (16, C7, q13, (-2))) in
((let (m15, m16, m17, m18) = v14 in mix m15; mix_0 5 m16; mix (if m17 then 1 else 0); mix m18); note_end 0);
print_int ((-7174) mod ((Char.code 'z') lor 1));
print_byte 32;
print_float (match (match v14 with | (1, q19, q20, q21) -> { r0 = ""; r1 = x6; r2 = None; r3 = q21; r4 = q21; r5 = (Array.make 2 q21); r6 = [] } | ((q22, _, _, q23) | (q22, _, _, q23)) -> { r0 = "a"; r1 = x6; r2 = None; r3 = q23; r4 = q22; r5 = (Array.make 2 q23); r6 = [] }) with | { r0 = v14; r1 = q24; r2; r4 = q25; r5 = [|q26; _|]; r6 = q27; _ } -> (try (f0 0 [] q25) with | Division_by_zero -> 3.25) | { r0 = _; r2; r3 = q28; r5 = q29; r6 = q30; _ } -> (-. x6));
print_newline ();
let f31 p32 p33 =
  (if (p32.r4 + (-2147483647)) < (-12) then raise (Invalid_argument ""));
  (-12) mod (18 lor 1)
in
let n66 = (try (f31 (try { { r0 = "12"; r1 = x6; r2 = None; r3 = 9; r4 = 7; r5 = (Array.make 2 18); r6 = [] } with r0 = "tail \" end"; r4 = 14; r5 = (Array.make 2 18) } with | _ -> { r0 = "12"; r1 = x6; r2 = None; r3 = (-2); r4 = 19; r5 = (Array.make 2 15); r6 = [] }) (match v14 with | (q34, q35, q36, q37) -> ((fun p38 f7' -> ' '), "12"))) with | Invalid_argument q39 -> (match v14 with | (q40, C18, _, q41) -> q41 | ((q42, C28, q43, _) | (q42, _, (false as q43), _)) -> q42 | (q44, C27, q45', v14) -> v14 | (q46, C24, q47, q48) -> 13 | (_, C29, q49, q50) -> (-1) | (q51, C20, q52, _) -> q51 | (((_, C19, q53, q54) as w55) | ((q54, C19, q53, _) as w55)) -> q54 | (q56, C25, v14, f0) -> f0 | (q57, C8, q58, _) -> q57 | ((_, C30, q39, q59) | (_, C30, q39, q59)) -> q59 | (q60, (C13 as w61), q62, q63) -> 10 | (f7', C17, q39, q64) -> 2 | (_, q65, f31, _) -> 2)) in
note_int n66;
let n69 = (try (f31 { r0 = ""; r1 = x6; r2 = None; r3 = n66; r4 = n66; r5 = (Array.make 2 n66); r6 = [] } ((); ((fun p67 p68 -> '0'), "tail \" end"))) with | Invalid_argument _ -> (if false then n66 else n66)) in
note_int n69;
let n70 = 2 in
note_int n70;
let n71 = snd ((try (f0 3 [] n66) with | Division_by_zero -> x6), (String.length "tail \" end")) in
note_int n71;
let f72 p73 p74 =
  let n75 = ((); p73) in
  raise (E0 (Array.mem (-1.0) (Array.make 1 x6)))
in
let v76 = (try (f72 (n70 mod 10) 32767) with | E0 true -> ((n70, true), 'a', true, n71) | E0 false -> ((n70, true), '\255', false, n71)) in
((let (m77, m80, m81, m82) = v76 in (let (m78, m79) = m77 in mix m78; mix (if m79 then 1 else 0)); mix (Char.code m80); mix (if m81 then 1 else 0); mix m82); note_end 0);
let x83' = (-. 5e-324) -. (coarse (sin (limit (-1e-310) (-100.0) 100.0))) in
note_float x83';
let f84 p85 p86 =
  let n87 = 11 in
  raise E1
in
let a107 = (try (f84 (let rec f93 p88' p89 (q90, q91, q92) = None in f93) (match v76 with | (q94', q95, q96, 9) -> (Ok None) | (((_, _), _, _, _) | (_, _, _, 6)) -> (Ok None) | (q101, _, q102, q103') -> (Ok None))) with | E1 -> (Array.mapi (let rec f106 p104 p105 = p105 in f106) (Array.make 16 18))) in
(mix_ints a107 0 16; note_end 0);
let a114' = (try (f84 (try (let rec f111 n71 a107 (q108, q109, q110) = None in f111) with | _ -> (fun () p112 p113 -> None)) (Ok None)) with | E1 -> (if true then a107 else a107)) in
(mix_ints a114' 0 16; note_end 0);
prerr_int (try (f31 { { r0 = "b c"; r1 = x83'; r2 = None; r3 = (-2); r4 = n70; r5 = (Array.make 2 n70); r6 = [] } with r1 = x83'; r5 = (Array.make 2 n70) } (fst (((fun p115 p116 -> '0'), "\000\255x"), n71))) with | Invalid_argument _ -> a114'.(15) | _ -> (n71 land n69));
prerr_byte 32;
prerr_float ((x83' *. x6) +. (let v117 = Ok '\'' in x83'));
prerr_newline ();
let f118 p119 =
  (if a114'.(a114'.(0) land 15) <= (try (f31 { r0 = "12"; r1 = 100.75; r2 = None; r3 = n66; r4 = n71; r5 = (Array.make 2 4); r6 = [] } ((let rec f122 p120 p121 = '\n' in f122), "b c")) with | Invalid_argument q123 -> n71) then raise (E0 true));
  x83'
in
let x127 = (try (f118 (Array.fold_left (let rec f126 p124 p125 = p125 in f126) 4 a114')) with | E0 true -> x83' | E0 false -> x83') in
note_float x127;
((let (m128, m131, m132, m133) = v76 in (let (m129, m130) = m128 in mix m129; mix (if m130 then 1 else 0)); mix (Char.code m131); mix (if m132 then 1 else 0); mix m133); note_end 0);
((let (m134, m135, m136, m137) = v14 in mix m134; mix_0 5 m135; mix (if m136 then 1 else 0); mix m137); note_end 0);
note_int n70;
note_int n71;
note_float x127;
(mix_ints a114' 0 16; note_end 0);
note_int n66;
(mix_ints a107 0 16; note_end 0);
()
