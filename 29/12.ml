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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y150, y151, y152) -> mix 1; mix (Char.code y150); mix_ints y151 0 2; mix_float y152
    | C9 -> mix 2
and mix_2 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y153; r11 = y154; _ } -> mix_float y153; mix_floats y154 0 4
and mix_3 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y156; r1 = y157; r2 = y158; r3 = y159; r4 = y160; r5 = y161; r6 = y162 } -> mix_float y156; mix y157; mix_floats y158 0 4; mix y159; mix_4 (d - 1) y160; mix_float y161; mix y162
and mix_4 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y163 -> mix 1; mix_5 (d - 1) y163
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (let x0 = (try 1e16 with | _ -> (if true then x0 else x0)) in ref (false && false))) in
((let (m2, m3, m4) = a1.(15) in mix_float m2; mix (if m3 then 1 else 0); mix_0 5 m4); note_end 0);
Array.fold_left (let rec f7 p5 p6 = p5 in f7) (try (if x0 <= x0 then (let v8 = Array.make 8 x0 in ()) else (let v10 = fun p9 -> { r0 = 1.5; r1 = 4; r2 = (Array.make 4 x0); r3 = 3; r4 = None; r5 = 0.5; r6 = 11 } in ())) with | Not_found -> (try (let v11 = -2 in ()) with | _ -> ()) | Match_failure _ -> (if false then () else ())) a1;
let v12 = C8 in
let v29 = (v12, { r10 = ((fun p13 -> (try x0 with | _ -> x0) -. x0) (Some 3.25)); r11 = [|(match v12 with | C8 -> ((let rec f15 p14 = x0 in f15) { r10 = x0; r11 = (Array.make 4 x0); r12 = () }) | ((C7 (_, [|_; _|], 1.0)) | (C7 ('n', _, _))) -> (2.0 *. x0) | C7 (q18', [|q19; q20|], q21) -> (q21 /. q21) | C7 (q22, q23, q24) -> q24 | C9 -> (-. x0)); (0.0 /. 0.0); 2147483648.0; ((x0 *. x0) *. ((-1.5) /. x0))|]; r12 = (let v25 = ((); 12) + (7 * 2) in ()) }, ((fabs (float_of_int 11)) -. (float_of_int (((fun p26 -> 16) (let rec f28 p27 = 16 in f28)) lxor (2 + (-2)))))) in
((let (m30', m31, m32) = v29 in mix_1 5 m30'; mix_2 5 m31; mix_float m32); note_end 0);
let s34 = ref x0 in
for i33 = 0 to 5 - 1 do
  s34 := (try (float_of_int ((Array.make 2 7).(i33))) with | Invalid_argument _ when ((float_of_int 5) <> (max !s34 10.0)) -> (float_of_int i33) | Division_by_zero -> (2.0 -. 1.0) | _ -> (-. (-1.0)))
done;
let n35 = !s34 in
note_float n35;
(try (
  String.iter (fun n35 -> ()) ((clip ((clip (let { r10 = q36; r12 = q37; _ } = ((); { r10 = n35; r11 = (Array.make 4 x0); r12 = () }) in "tail \" end")) ^ "tail \" end")) ^ "");
  ()) with | _ -> ());
let f38 p39 p40 =
  (if (fst (true, true)) || (min true false) then raise E0);
  Array.make (hide 0 4) ((float_of_int p39) *. 5e-324)
in
let a42 = (try (f38 (16 / 100) [|18; 11; 8; (-3); 11; 12; 2; 18|]) with | E0 -> (let (_, _, q41) = ((-3), (Array.make 8 3), 0) in Array.make 4 1.0)) in
(mix_floats a42 0 4; note_end 0);
let v46 = ((let v44 = (let v43 = { r0 = x0; r1 = 10; r2 = a42; r3 = 7; r4 = None; r5 = n35; r6 = 16 } in x0) in (let v45 = true in ())); C8) in
(mix_1 5 v46; note_end 0);
let v63 = (((clip (string_of_int (try (let v47 = v46 in 17) with | Invalid_argument q48 when (match Error false with | ((Error true) | (Error true)) -> true | ((Ok (-3)) | (Ok 0)) -> (List.mem_assoc q48 []) | Ok (-2147483648) -> (n35 = n35) | Error (true as w49) when w49 -> (q48 > "a") | Ok _ -> (true && false) | Error true -> (true == false) | Error false -> (true || false) | ((Ok _) | (Ok _)) -> (n35 = x0) | Error q50 -> (7 > 5)) -> 16 | Division_by_zero -> 14 | Failure _ -> 4 | Not_found -> (-2) | Match_failure _ -> 16 | E0 -> 11 | E1 _ -> 6 | _ -> 5))) ^ (string_of_int (18 - (-3)))) <> "jydzy") < ((int_of_float (-. (100.75 /. x0))) <> (if (if true then 14 else 14) <= 2 then (match v46 with | C8 -> (Array.length a1) | (C7 (_, [|q51|], q52) as w53) -> (let v54 = q52 in q51) | C7 ('a'..'m', _, q55) -> (compare 4 (-3)) | ((C7 (q56, q57, _)) | (C7 (('0'..'9' as q56), q57, _))) -> (let i58 = 12 in if i58 >= 0 && i58 < 2 then q57.(i58) else (-2)) | C9 -> (3 + (-2))) else ((fun p59 -> (let o60 = 12 in let o61 = -1 in let o62 = 0 in let ( *. ) a b = b - a and ( := ) a b = a * 2 - b in o60 *. o61 *. o62)) (max 100.75 n35)))) in
(mix (if v63 then 1 else 0); note_end 0);
let c65 = ((let _v64 = true in n35)) -. (let _v64 = true in n35) in
let c66 = c65 *. ((let _v64 = true in n35)) in
let c67 = ((let _v64 = true in n35)) *. c65 in
let c68 = (c65) *. (let _v64 = true in n35) in
let c69 = (c65) -. (let _v64 = true in n35) in
let c70 = c69 +. (c69) in
let c71 = ((let _v64 = true in n35)) *. 1.0 in
let c72 = (let _v64 = true in n35) -. (c70) in
note_float c72;
let rec loop75 i73 s74 =
  if i73 < 7 then (
    loop75 (i73 + 1) (if i73 < Array.length a42 then (a42.(i73) *. (s74)) else s74)
  ) else
    s74
in
let n77 = loop75 0 c66 in
note_float n77;
let n78 = -16 in
let v89 = if (n78 land 11) >= (n78 + 9) then ((let rec f82 (_, q79, _, q80) p81 = (q80, v63) in f82), (min n78 n78), (fun p83 -> Array.make 2 n78)) else ((fun p84 p85 -> (n78, v63)), (if v63 then n78 else 16), (fun { r0 = _; r1 = q86; r2 = v46; r3 = c71; r4 = _; r5 = q87; r6 = q88 } -> Array.make 2 c71)) in
let a90 = Array.make 10 n78 in
let rec loop93 i91 s92 =
  if i91 < 10 then (
    loop93 (i91 + 1) (((s92) lxor a90.(i91)) - a90.(i91))
  ) else
    s92
in
let n95 = loop93 0 n78 in
note_int n95;
let n96 = n78 in
let s97 = part (string_of_bool (n96 <= n95)) (if v63 then n78 else n96) n96 in
(mix_string s97; note_end 0);
let a98 = Array.make (hide 0 12) { r0 = c70; r1 = n95; r2 = a42; r3 = n96; r4 = None; r5 = c70; r6 = n96 } in
a98.(0) <- (try { r0 = a42.(3); r1 = (let i99 = n96 in if i99 >= 0 && i99 < Array.length a90 then a90.(i99) else n95); r2 = (Array.copy a42); r3 = (Array.fold_left (fun p100 p101 -> n96) n96 a42); r4 = None; r5 = c67; r6 = (-4097) } with | _ -> (match ((fun (q102, q103, q104, q105) p106 -> (q105, q103)), (-1), (fun p107 -> Array.make 2 n78)) with | (((c71, q108, q109) as w110) | ((c71, q108, q109) as w110)) when (0.0 <= n77) -> { r0 = c70; r1 = q108; r2 = a42; r3 = n96; r4 = None; r5 = c69; r6 = 12 } | (q111, (-1), q112) -> { r0 = n77; r1 = n95; r2 = a42; r3 = n95; r4 = None; r5 = c67; r6 = n95 } | (q113', 2, _) -> { r0 = (-1.0); r1 = n96; r2 = a42; r3 = n95; r4 = None; r5 = c69; r6 = n96 } | (q114, q115, q116) -> { r0 = (-2.0); r1 = n96; r2 = (Array.make 4 3.25); r3 = n96; r4 = None; r5 = (-2.0); r6 = n96 }));
a98.(1) <- (match [] with | ([] | []) -> { r0 = c71; r1 = 8; r2 = (Array.make 4 2.0); r3 = n96; r4 = None; r5 = c72; r6 = n96 } | (q117 :: q118) -> { { r0 = c66; r1 = n95; r2 = a42; r3 = n96; r4 = None; r5 = 100.75; r6 = 19 } with r4 = None; r6 = n96 });
a98.(2) <- a98.(wrap a90.(4) 12);
a98.(3) <- { r0 = 0.0; r1 = (let o119 = n78 in let o120 = n95 in let o121 = 5 in let o122' = n96 in let ( |> ) a b = a lxor (b + 1) and ( asr ) a b = a lxor (b + 1) in o119 |> o120 asr o121 |> o122'); r2 = (match [] with | [] -> a42 | (((q123 :: _) as w124) | ((q123 :: _) as w124)) -> (Array.make 4 c68)); r3 = n96; r4 = (match v46 with | ((C7 _) | C8) -> None | C7 (q127, q128, q129) -> None | C9 -> None); r5 = ((); c67); r6 = (n95 + n78) };
let s131 = ref n77 in
let i130 = ref 0 in
while !i130 < (hide 1 12) do
  s131 := (match a98.(!i130) with | { r0 = q132; r1 = _; r2 = q133; r3 = q134; r5 = q135; r6 = (-2147483647); _ } -> (q133.(3) +. (!s131)) | ({ r0 = q136; r1 = q137'; r2 = q138; r3 = q139; r4; r5; r6 = (-3) } | { r0 = q136; r1 = q137'; r2 = q138; r3 = _; r4; r5; r6 = (-3 as q139) }) -> ((!s131) +. 3.25) | ({ r0; r1 = (-2147483647); r2; r3 = q140; r4; r5 = q141; r6 = q142 } | { r0 = q141; r1 = q142; r2; r3 = _; r4; r5 = r0; r6 = q140 }) -> ((c72 /. q141) *. (!s131)) | { r0 = q143; r1 = q144; r2 = q145; r3; r4 = q146; r5 = q147; r6 = q148 } -> ((!s131) +. (!s131 *. 10.0))); i130 := !i130 + 1
done;
let n149 = !s131 in
note_float n149;
note_float n35;
note_float c68;
note_float c65;
note_float c70;
(mix_3 5 a98.(11); note_end 0);
(mix_1 5 v12; note_end 0);
(mix_ints a90 0 10; note_end 0);
note_float x0;
()
