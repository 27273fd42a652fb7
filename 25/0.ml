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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix y149; mix_0 (d - 1) y150
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y151; r1 = y152; r2 = y153; r3 = y154; r4 = y155; r5 = y156; r6 = y157 } -> mix_string y151; mix_float y152; mix_2 (d - 1) y153; mix y154; mix y155; mix_ints y156 0 2; mix_3 (d - 1) y157
and mix_2 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y158 -> mix 1; mix_4 (d - 1) y158
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y159 :: y160') -> mix 1; mix_float y159; mix_3 (d - 1) y160'
and mix_4 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y161 -> mix 1; mix_5 (d - 1) y161
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let a0 = if false then (Array.make 16 3) else (Array.make 16 5) in
let s2 = ref 15 in
for i1 = Array.length a0 - 1 downto 0 do
  a0.(i1) <- (!s2 + (a0.(i1)));
  s2 := ((-3) lsl ((match C7 with | C18 -> !s2 | C28 -> 13 | C11 -> !s2 | C26 -> 12 | (C10 | C10) -> !s2 | ((C20 as w3) | (C20 as w3)) -> !s2 | C31 -> i1 | (C30 | C25) -> !s2 | C16 -> i1 | q4 -> !s2) land 31))
done;
let n5 = !s2 in
note_int n5;
assert (hide 1 3 = 3);
(match (if false then (min '\n' '0') else (if false then '0' else ' ')) with | 'a'..'m' -> (print_endline (String.concat "b c" ["b c"; clip "12"])) | '0'..'9' -> (mix (if (-2.0) <> 0.0 then 1 else 0)) | 'n' -> () | q6 -> () | exception _ -> (match { { r0 = "a"; r1 = 3.25; r2 = None; r3 = n5; r4 = (-2); r5 = (Array.make 2 n5); r6 = [] } with r6 = []; r0 = ""; r4 = 9 } with | { r0; r1 = q7; r2; r3 = 9; r4 = q8; r5 = _; r6 = q9 } -> (let v10 = q8 in ()) | { r0 = q11; r1 = a0; r2 = q12; r3 = (-1); r4 = q13; r5; r6 = q14 } -> (Array.iteri (let rec f17 p15 p16 = () in f17) r5) | ({ r0 = q18; r1; r3 = (-3); r4 = q19; r5 = q20; r6 = q21; _ } as w22) -> (try ((); ()) with | _ -> ()) | { r0 = _; r1; r2 = q23; r3 = q24; r4 = n5; r5 = q25; r6 } -> (let v26 = r1 in ())));
let v51 = { r0 = (if true then (Printf.sprintf "<%g>" (abs_float 3.25)) else (Printf.sprintf "<%s>" "a")); r1 = (match C9 with | C18 -> (-. 2.0) | C28 -> (match { r0 = "12"; r1 = 2.0; r2 = None; r3 = n5; r4 = n5; r5 = (Array.make 2 n5); r6 = [] } with | { r0 = q27; r1 = n5; r2 = q28; r3 = 0; r4 = q29; r5 = q30; _ } -> 1.5 | { r0; r1 = _; r2; r3 = q31; r4; r5 = q32; r6 = q33 } -> 2.0) | C24 -> (1.5 *. 10.0) | (C23 | C10) -> (let v34 = n5 in 0.0) | C29 -> (10.0 *. 1.5) | (C10 | C10) -> (if true then (-10.0) else (-1.0)) | C25 -> (abs_float 10.0) | (C17 | C7) -> (100.75 *. 1.5) | q35 -> (2.0 *. 1.5)); r2 = (let (q36, q37, _) = (n5, C7, { r0 = "\000\255x"; r1 = 0.5; r2 = None; r3 = 15; r4 = n5; r5 = (Array.make 2 n5); r6 = [] }) in ((); None)); r3 = ((let rec f39 p38 = ((); p38) in f39) (truncate (-0.5))); r4 = a0.(14); r5 = (let v40 = false && false in Array.map (let rec f42 p41 = n5 in f42) (Array.sub a0 0 2)); r6 = ((float n5) :: (try (match n5 with | -1 -> [] | (8 as w43) when (match (match n5 with | 0 when (a0.(w43 land 15) >= ((); w43)) -> 100.75 | (5 | (-2147483648)) when (((try (let i44 = w43 in if i44 >= 0 && i44 < 16 then a0.(i44) else n5) with | _ -> n5) + 4096) >= a0.(wrap 65535 16)) -> 2.0 | -3 -> (-0.0) | q45 when q45 < 5 -> 2.0 | _ -> (-2.0)) with | 1.0 -> (let _v46 = w43 in true) | (0.0 | 0.0) -> ((1, false) <= (w43, false)) | _ -> (0.0 >= 3.25) | exception Invalid_argument n5 -> ((w43 - 4095) < w43) | exception Division_by_zero -> (([], 19, 1.5, (Ok (-0.0))) <> ([], w43, (-1.5), (Ok (-10.0)))) | exception Failure q47 -> (w43 > w43) | exception Not_found -> (not true) | exception Match_failure _ -> (15 = w43) | exception E0 true -> (10.0 > 10.0) | exception E0 false -> (false || true) | exception E1 -> (true <= false)) -> [] | 3 -> [] | 5 when (((let rec f49 (_, q48) = () in f49) (n5, false)); (false < false)) -> [] | q50 when q50 >= 19 -> []) with | Match_failure _ -> [])) } in
let cell52 = Array.make 1 10.0 in
let rec get53 p54 =
  cell52.(0)
in
let rec set55 p56 =
  cell52.(0) <- p56 +. (cell52.(0));
  cell52.(0)
in
let x58 = set55 (let _v57 = Array.make 16 0.0 in 1.5) in
let x59 = set55 (float_of_string "-1.5") in
let x60 = set55 x58 in
let x61 = set55 1.5 in
let x62 = set55 (-0.0) in
note_float x62;
let rec build63' p64 p65 =
  if p64 <= 0 then [] else
    a0.(10) :: (build63' (p64 - 1) (match { r0 = "a"; r1 = x62; r2 = None; r3 = 1; r4 = 10; r5 = (Array.make 2 p64); r6 = [] } with | { r0 = "a"; r1 = _; r2; r3 = q66; r4; r5 = _; r6 = q67 } -> p65 | { r1 = _; r2 = q68'; r3 = _; r5 = p65; r6 = q69; _ } -> p64 | exception Invalid_argument q70 -> p64 | exception Division_by_zero -> p65 | exception Not_found -> p65))
in
let v71 = build63' (hide 1 6) n5 in
(mix_0 5 v71; note_end 0);
(try (
  let s72 = ((mix (if List.mem n5 v71 then 1 else 0); note_end 0); v51.r0) in
  (mix_string s72; note_end 0);
  let n81 = if if (try false with | _ -> true) then (100.75 = x61) else (if true then raise E1 else true) then ((let rec f76 (s72, q73, q74, q75) = 11 in f76) (String.fold_left (let rec f79 p77 p78' = p77 in f79) (2.0, n5, x59, false) s72)) else (let i80 = if true then raise E1 else 1 in if i80 >= 0 && i80 < Array.length a0 then a0.(i80) else (n5 lsl 1)) in
  let unused82 = set55 x60 in
  cell52.((match v51 with | ({ r0 = build63'; r1 = (0.0 as w83); r2; r3 = q84; r5 = q85; r6 = q86; _ } | { r0 = build63'; r1 = w83; r2; r3 = q84; r4 = _; r5 = q85; r6 = q86 }) -> q84 | { r0 = q87; r1; r2 = None; r3 = q88; r4 = _; r5; r6 = q89 } -> q88 | { r0 = q90; r1 = q91; r2 = (Some build63'); r3; r4; r5; r6 } -> r4) land 0) <- x59) with | E1 -> (let _v92 = ' ' in ()));
let x96' = if x58 <= (0.0 /. 0.0) then (try (tick_float 3 (x59 *. (min (-2.0) x60))) with | _ -> (float ((fun p93 -> n5 - n5) (min false false)))) else (get53 ((try (if false = true then raise E1 else (Array.iteri (fun p94 p95 -> ()) cell52)) with | E1 -> ()); ((-6) + n5))) in
let n101 = Array.length a0 in
let rec loop100 i97 s98 =
  if i97 <> n101 then (
    (a0.(i97) <- ((a0.(i97)) lxor s98));
    loop100 (i97 + 1) (let v99 = s98 in 4095)
  ) else
    s98
in
let n102' = loop100 0 n5 in
note_int n102';
let rec f103 p104 p105 p106 p107 =
  if p104 > 0 then (
    f103 ((-1) + p104) (try (if (ref []) <= (ref []) then raise Division_by_zero else (fun p108 p109 -> None)) with | Invalid_argument _ -> p105 | Division_by_zero -> p105 | Failure q110 -> (let _v111 = 11 in p105) | Not_found -> (let v112 = "\000\255x" in p105) | Match_failure _ -> ((); p105) | E0 (true as w113) -> (let rec f116 p114 p115 = None in f116) | E0 false -> (let rec f119 p117 p118 = None in f119) | _ -> (let rec f122 p120 p121 = None in f122)) v51.r3 ((coarse (cos (limit (-100.75) (-100.0) 100.0))), (x58 -. x62), (if true then None else None))
  ) else
    (false, p104, 0.0)
in
let v127 = f103 2 (fun p123' p124 -> None) (Array.fold_left (let rec f126 v71 p125 = n102' in f126) 15 cell52) (x62, x59, None) in
((let (m128, m129, m130) = v127 in mix (if m128 then 1 else 0); mix m129; mix_float m130); note_end 0);
((let (m131, m132, m133) = v127 in mix (if m131 then 1 else 0); mix m132; mix_float m133); note_end 0);
let v142' = f103 2 (if false then (let rec f136 p134 p135 = None in f136) else (let rec f139 p137 p138 = None in f139)) 11 ((let rec f141 p140' = (x96', 1.5, None) in f141) (Array.make 16 false)) in
((let (m143', m144, m145) = v142' in mix (if m143' then 1 else 0); mix m144; mix_float m145); note_end 0);
((let (m146, m147, m148) = v142' in mix (if m146 then 1 else 0); mix m147; mix_float m148); note_end 0);
note_int n102';
note_float x61;
note_float x59;
(mix_ints a0 0 16; note_end 0);
note_int n5;
note_float x96';
(mix_1 5 v51; note_end 0);
(mix_floats cell52 0 1; note_end 0);
()
