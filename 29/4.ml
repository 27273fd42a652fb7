type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_0 d (v : ((int, float) t2, int) t2 t1) =
  if d > 0 then
    match v with
    | C1 (y180, y181) -> mix 0; mix_4 (d - 1) y180; mix_5 (d - 1) y181
    | C2 { r3 = y182; r4 = y183; r5 = y184 } -> mix 1; mix_6 (d - 1) y182; mix_6 (d - 1) y183; (let (m185, m186) = y184 in mix_float m185; (let (m187, m188) = m186 in mix_float m187; mix m188))
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y189 :: y190) -> mix 1; mix (if y189 then 1 else 0); mix_1 (d - 1) y190
and mix_2 d (v : (int, bool) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y191, y192', y193) -> mix 1; mix_7 (d - 1) y191; mix (Char.code y192'); mix (if y193 then 1 else 0)
    | C9 -> mix 2
    | C7 (y194, y195, y196) -> mix 3; mix (if y194 then 1 else 0); mix_2 (d - 1) y195.(1); (let (m197, m198) = y196 in mix_2 (d - 1) m197; mix m198)
and mix_3 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_4 d (v : ((int, float) t2, int) t2 t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y199 :: y200) -> mix 1; mix_0 (d - 1) y199; mix_4 (d - 1) y200
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y201 :: y202) -> mix 1; mix y201; mix_5 (d - 1) y202
and mix_6 d (v : ((int, float) t2, int) t2) =
  if d > 0 then
    match v with
    | C0 (y203, y204) -> mix (Char.code y203); mix_string y204
and mix_7 d (v : (int, bool) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y205 :: y206) -> mix 1; mix_2 (d - 1) y205; mix_7 (d - 1) y206
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let n4' = n3 in
note_int n4';
let a5 = Array.make 4 100.75 in
let s7 = ref 1.5 in
let i6 = ref 0 in
while !i6 < 4 do
  s7 := (a5.(wrap (Array.length a5) 4) -. (a5.(!i6) *. (!s7))); i6 := !i6 + 1
done;
let n8 = !s7 in
note_float n8;
let a73 = (match (match ((try (let v9 = Array.make 4 (Array.make 2 true) in (C9 : (int, (int, int) t2) t3)) with | _ -> (C9 : (int, (int, int) t2) t3)) : (int, (int, int) t2) t3) with | C10 -> (let v10 = "a" in C9) | C8 (q11, _, q12) -> C10 | C9 -> (try C9 with | _ -> C9) | (C7 (_, _, q13) as w14) -> (C7 (n3, (Array.make 2 C9), (C9, 12)))) with | (C10 | C10) -> (Array.copy (Array.make 8 (fun p15 -> n8))) | C8 ([], ('a'..'m' as w16), q17) -> (match false || true with | true -> ((let rec f22 ((_, q18) as w19) = Array.make 8 (let rec f21 p20 = 3.25 in f21) in f22) (n8, n4')) | false -> (create_array 8 (fun p23 -> 2.0))) | C8 ((q24 :: q25), ('a'..'m' as w26), q27) -> (let (_, q32) = (try ((n8, 4), (-10.0)) with | Invalid_argument _ -> ((n8, q27), n8) | Division_by_zero -> ((n8, 17), n8) | Not_found -> ((n8, q27), n8) | Match_failure _ -> ((n8, 10), n8) | E0 'a'..'m' -> ((n8, 12), n8) | E0 'n' when (if (let rec f29 p28 = false in f29) [] then (min true false) else (not false)) -> ((n8, 18), n8) | E0 'a'..'m' -> ((n8, n4'), 2.0) | E0 '0'..'9' when (let v30 = if true then (C9 : (t0, unit) t3) else (C9 : (t0, unit) t3) in true || false) -> ((n8, 3), n8) | E0 'n' -> ((n8, n4'), n8) | E0 q31 -> ((n8, n4'), (-100.75)) | _ -> ((n8, q27), (-0.0))) in [|(let rec f34 p33 = q32 in f34); (let rec f36 p35 = q32 in f36); (let rec f38 p37 = q32 in f38); (let rec f40 p39 = q32 in f40); (let rec f42 p41 = n8 in f42); (let rec f44 p43 = n8 in f44); (let rec f46 p45 = 2.0 in f46); (let rec f48 p47 = q32 in f48)|]) | C8 (_, 'n', q49) -> (create_array 8 (fun p50 -> n8)) | C8 (q51, _, _) -> (create_array 8 (fun p52 -> 3.25)) | C9 -> [|(let rec f54 p53 = n8 in f54); (fun p55 -> n8); (fun p56 -> 1.5); (fun p57 -> n8); (let rec f59 p58 = 1.0 in f59); (let rec f61 p60 = n8 in f61); (fun p62 -> 3.25); (fun p63 -> n8)|] | C7 (q64, q65, (q66, q67)) -> (let (q68, q66, q69) = (q64, [], q67) in Array.init 8 (fun p71 -> fun p72 -> n8))) in
let n102 = Char.code (match (if (try (try (if (match ((C0 ('\255', "12") : (int, string) t2) : (int, string) t2) with | C0 (('a'..'m' as w74), "a") -> false | C0 ('a'..'m', q75) when (let _v76 = C2 { r3 = (true, n8, n3, true); r4 = (true, n8, n4', true); r5 = (10.0, (n8, n4')) } in (match _v76 with | C1 ([], []) -> false | (C1 ((q77 :: _), []) as w78) -> false | C1 (_, (a73 :: _)) -> false | C2 { r3 = _; r5 = q79; _ } -> true)) -> false | C0 ('0'..'9', _) when (not (true || true)) -> false | C0 (q80, _) -> false | _ -> true) then (if true then raise (Invalid_argument "\000\255x") else false) else (false && true)) with | Invalid_argument _ -> (match C2 { r3 = false; r4 = true; r5 = (n8, (n8, n4')) } with | C1 (q81, _) -> false | C2 ({ r3 = _; r4 = q82; r5 = q83 } as w84) -> w84.r4 | C2 ({ r3; r4 = _; r5 } as w85) -> r3) | Match_failure _ -> (if true then false else false)) with | _ -> (match ((C0 ((Array.make 8 n4'), []) : t0) : t0) with | C0 (_, ([] as w86')) -> true | C0 (q87, (q88 :: q89)) -> false)) then (C0 ((Array.fold_left (let rec f92' p90 p91 = p90 in f92') '0' a5), (match n3 with | 5 -> "\000\255x" | -1 -> "\000\255x" | _ -> "tail \" end")) : (float array, bool) t2) else (((let rec f94 p93 = () in f94) n3); (C0 ('\'', "\000\255x") : (float array, bool) t2)) : (float array, bool) t2) with | ((C0 (_, _)) | (C0 (_, _))) -> (let ((q99, _, q100) as w101) = (fun p95 -> ((fun p96 -> n8), (let rec f98 p97 = p97 in f98), 7)) [|n4'; n4'|] in Char.chr ((truncate n8) land 255))) in
let n8 = (C2 { r3 = (C0 ((let a5 = (try ((); a5) with | Not_found -> (match None with | None -> a5 | Some _ -> a5) | E0 q103 -> a5) in 'z'), (if (match (let _v104 = (n8, (Array.make 8 n3)) in []) with | [] -> (n8 < n8) | (((0.0, _, _, _) :: _) | (_ :: _)) -> (not false)) then (part (let v107' = 1 in "12") (if true then 10 else n4') n4') else (String.make (hide 0 1) '\060'))) : ((int, float) t2, int) t2); r4 = (let v110 = (((float n3), ((-3) + 8), n8, (if true then true else false)), (let rec f109 p108 = true in f109)) in if ((n102 + 4095) <= n102) && (n102 > n102) then (C0 ('\'', (try ((clip "12") ^ "b c") with | Division_by_zero -> "" | Failure _ -> "12" | Not_found -> "" | Match_failure _ -> "a")) : ((int, float) t2, int) t2) else (C0 ((let s111 = "" in let i112 = n102 in if i112 >= 0 && i112 < String.length s111 then s111.[i112] else '0'), "rkj") : ((int, float) t2, int) t2)); r5 = ((a5.(3) /. n8), (n8, n102)) } : ((int, float) t2, int) t2 t1) in
(mix_0 5 n8; note_end 0);
let n114 = if (n102 + n102) <= n102 then (n4' - (let _v113 = true in n4')) else 2 in
let v115 = ref (let n114 = snd (n4', (C0 ('z', "tail \" end") : (int, float t1) t2)) in if false then 100.75 else 0.0) in
let s120 = (clip (fst ((if true && true then ((clip "a") ^ "12") else (let v116 = ((Array.make 4 1.5), (C2 { r3 = n102; r4 = n3; r5 = (2.0, (1.0, n3)) }), ("\000\255x", '\n', 11), 3) in "b c")), ((); (C2 { r3 = n102; r4 = n114; r5 = (100.75, (1.5, n102)) }))))) ^ (part (match ((fun p117 -> (C0 ('z', "a") : (float t1, bool * int) t2)) a5.(3) : (float t1, bool * int) t2) with | C0 (_, q118) -> ((clip (let _v119' = n102 in "\000\255x")) ^ ((clip "") ^ q118))) (if false then 3 else n4') (12 asr 14)) in
let v121 = ref a5.(wrap (abs n114) 4) in
let x122 = ((let s120 = n102 - n3 in Printf.printf "[%s %d]\n" "" n4'); (-. !v115)) in
let s120 = (let rec f124 p123 = (C0 ((Array.make 8 n114), []) : t0) in f124) in
let n114 = () in
let f125 p126 p127 =
  (if (try (true || true) with | _ -> false) && (p127 == p127) then raise (E0 (Char.chr (p127 land 255))));
  n3
in
let n130 = (try (f125 (try (f125 n4' n4') with | E0 _ -> 11) (try (f125 17 n102) with | E0 q128 -> n4')) with | E0 q129 -> n4') in
note_int n130;
let n135 = (try (f125 (n4' land n4') (let v133 = fun p131 p132 -> ref 10 in n4')) with | E0 q134 -> n4') in
let rec loop138 i136 s137 =
  if i136 >= 10 then s137 else (
    loop138 (i136 + 1) ((if i136 >= 12 then (not true) else false) :: s137)
  )
in
let n140 = loop138 0 [] in
(mix_1 5 n140; note_end 0);
let v152 = (try (
  let a146 = if (match n140 with | [] -> (x122 <> 2.0) | (q141 :: []) -> (11 <> n3) | ((_ :: ((_ :: _) | (_ :: (_ :: _)))) as w142) -> (false && true)) then raise (Failure "") else ((v121 := x122); (List.fold_left (let rec f145 p143 p144 = p143 in f145) (Array.make 7 n135) n140)) in
  (mix_ints a146 0 7; note_end 0);
  let x148 = (try ((); (if false then x122 else x122)) with | _ -> (min x122 x122)) /. ((fun p147 -> x122 /. x122) (C0 ((Array.make 8 n130), []) : t0)) in
  List.nth (List.filter (fun p149 -> p149) []) n102) with | Invalid_argument q150 -> (v121 == v115) | Failure q151 -> (Option.is_some None)) in
let n155 = if (match ((C0 ((Array.make 8 n130), []) : t0) : t0) with | C0 (_, q154) -> true) then (match v152 with | true -> n135 | false -> 4) else (if v152 then (if 100.75 <= 1.5 then (if v152 then (if (try true with | _ -> v152) then 5 else (if v152 || v152 then (if if v152 then false else v152 then (n102 + n135) else n135) else (let v153 = C9 in n135))) else n102) else (9 / (-1))) else (n135 * 34)) in
let rec f156 p157 p158 p159 p160 =
  if p157 > 0 then (
    if 10.0 >= p160 then (Array.length a73) else f156 (p157 - 1) p158 1.0 p160
  ) else
    (( * ) p157 n4')
in
let n161 = f156 4 (-0.0) x122 x122 in
let rec build162' p163 p164 =
  if p163 <= 0 then [] else
    (p163 > n135) :: (build162' (p163 - 1) p164)
in
let v165 = build162' 3 (x122 = x122) in
(mix_1 5 v165; note_end 0);
(mix_1 5 v165; note_end 0);
let n170 = f156 (hide 1 3) (if (let ((q167, q168) as w169) = (let _v166' = n155 in (n161, x122)) in Array.length a73) <> (if n130 == n155 then (n114; 2) else (compare x122 x122)) then (( +. ) x122 0.0) else x122) ((if ((15 / (n155 lor 1)) + 1073741824) >= (n155 lsl (n161 land 31)) then (float_of_int (-32769)) else (x122 /. x122)) -. x122) (a73.(7) true) in
let v174 = (try (match v165 with | ([] | []) -> (match v165 with | [] -> ((n155 + 1024) < n130) | (q171 :: q172) -> (try ("" = "a") with | _ -> v152)) | (_ :: v152) -> ((min [] []) = [])) with | _ -> (let v173 = "synhkufunzg" in 18 < n161)) in
let v179 = Array.fold_right (let rec f178 p175 p176 = (let v177 = true in C7 (v177, (Array.make 2 C9), (C9, (-3)))) in f178) a5 (if [] < [] then (C7 (v152, (Array.make 2 C9), (C9, n130))) else (C8 ([], '0', v174))) in
v115 := (if not v174 then 1e999 else (x122 *. x122));
(mix_2 5 v179; note_end 0);
(mix_0 5 n8; note_end 0);
note_int n130;
note_int n170;
note_int n161;
(mix_3 5 v115; note_end 0);
(mix_3 5 v121; note_end 0);
note_int n3;
()
