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
let rec mix_0 d (v : (float * int * bool * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y170 :: y175) -> mix 1; (let (m171, m172, m173, m174) = y170 in mix_float m171; mix m172; mix (if m173 then 1 else 0); mix_float m174); mix_0 (d - 1) y175
and mix_1 d (v : (float, (bool, float) t3) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y176, y177, y178) -> mix 1; mix_2 (d - 1) y176; mix (Char.code y177); mix_3 (d - 1) y178
    | C9 -> mix 2
    | C7 (y179, y180, y181) -> mix 3; mix_3 (d - 1) y179; mix_1 (d - 1) y180.(1); (let (m182, m183) = y181 in mix_1 (d - 1) m182; mix m183)
and mix_2 d (v : (float, (bool, float) t3) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y184 :: y185) -> mix 1; mix_1 (d - 1) y184; mix_2 (d - 1) y185
and mix_3 d (v : (bool, float) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y186, y187, y188) -> mix 1; mix_4 (d - 1) y186; mix (Char.code y187); mix_float y188
    | C9 -> mix 2
    | C7 (y189', y190, y191) -> mix 3; mix_float y189'; mix_3 (d - 1) y190.(1); (let (m192, m193) = y191 in mix_3 (d - 1) m192; mix m193)
and mix_4 d (v : (bool, float) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y194 :: y195) -> mix 1; mix_3 (d - 1) y194; mix_4 (d - 1) y195
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let a4 = Array.make 4 100.75 in
let s6 = ref 1.5 in
let i5 = ref 0 in
while !i5 < 4 do
  s6 := (a4.(wrap (Array.length a4) 4) -. (a4.(!i5) *. (!s6))); i5 := !i5 + 1
done;
let n7 = !s6 in
note_float n7;
let rec build8 p9 p10 =
  if p9 <= 0 then [] else
    false :: (build8 (p9 - 1) (C2 { r3 = n7; r4 = n7; r5 = (n7, (n7, p9)) }))
in
let _ = build8 2 (match false with | true -> (C2 { r3 = 10.0; r4 = n7; r5 = (n7, (n7, 0)) }) | (false as w11) -> (C2 { r3 = 0.5; r4 = n7; r5 = (n7, (1.0, n3)) })) in
assert (hide 1 3 = 3);
let rec loop17 i15 n18 s16 =
  if i15 < n18 then (
    loop17 (i15 + 2) n18 (4096.0 -. ((float_of_int i15) *. (s16)))
  ) else
    s16
in
let n19 = loop17 0 20 n7 in
note_float n19;
let v24 = if 16 <> n3 then (if 14 == 19 then (if true || false then ('0' > ' ') else (if (let v22 = (C9 : (t0, unit) t3) in false) then ((fun p23 -> p23) false) else (if String.equal "a" "tail \" end" then (if not true then (if true then true else true) else (if if true then true else true then (if false then false else true) else (Array.for_all (let rec f21 p20 = true in f21) a4))) else ((n3 + 2147483647) > n3)))) else true) else (false && false) in
let v49' = (try (
  let f28 = (let rec f27 p25 p26' = a4.(3) in f27) in
  let n29' = compare ((match n19 with | 1.0 -> n3 | 0.5 -> 0 | 0.0 -> 6 | _ -> 3) + (compare n7 n19)) ((List.length []) - (n3 mod (n3 lor 1))) in
  let n33 = ((match (let ((C0 (_, q30)) : t0) = ((C0 ((Array.make 8 n29'), []) : t0) : t0) in Ok v24) with | Ok true -> (if v24 then ()) | Ok false -> (a4.(0) <- 10.0) | Error q31 -> (q31 := n29')); (compare (List.find (fun p32 -> v24) []) (3, 4))) in
  note_int n33;
  let v42 = if (let v38 = (let rec f37 p34 p35 p36 = v24 in f37) in v24) > true then (match (if v24 then raise Not_found else (C0 (' ', "12") : (int, string) t2) : (int, string) t2) with | C0 (q39, ("a" | "a")) -> (if v24 then raise Division_by_zero else false) | C0 (q40, q41) -> (n29' <= n33)) else v24 in
  (mix (if v42 then 1 else 0); note_end 0);
  String.fold_left (let rec f45 p43 p44 = p44 in f45) (match None with | None -> '\'' | Some 1.0 -> ' ' | ((Some 1.0) | (Some 1.0)) -> '\255' | Some q46 -> '0') ((); "b c")) with | Division_by_zero -> (match Array.make 9 n3 with | (q47 | ([|9; _|] as q47)) -> 'a' | ([|4; _|] | [|4; _|]) -> ' ' | [|(-2); q48|] -> 'z' | [|_; n7|] -> '0' | _ -> 'z') | Not_found -> '\045') in
let a50 = min (Array.make 16 n3) (Array.make 16 n3) in
for i51 = 0 to 15 - 1 do
  a50.(i51 + 1) <- ((a50.(i51)) + (let (q53, q54, q55, q56) = ((n19, n3), n7, (let rec f52 i51 = n19 in f52), n19) in i51));
  ()
done;
(mix_ints a50 0 16; note_end 0);
let n60 = (let o57 = Array.length a50 in let o58 = (match v49' with | 'a'..'m' -> n3 | ('n' | '0'..'9') -> n3 | _ -> 15) in let o59 = n3 + n3 in let ( && ) a b = a * 2 - b and ( >= ) a b = (a lsl 1) + b and ( *. ) a b = a lxor (b + 1) in o57 >= o58 && o59) mod (-2147483648) in
let v66 = (match v49' with | ('a'..'m' as w61) -> ((int_of_string (string_of_int n60)), ((land) n60 n60)) | '0'..'9' -> ((if v24 then 16 else 18), (match v49' with | 'a'..'m' -> n60 | '0'..'9' -> 7 | 'n' -> n60 | q62 -> (-2))) | ('a'..'m' | 'a'..'m') -> ((let rec f64 p63' = if v24 then (18, n60) else (n60, n60) in f64) (try (if false then C9 else C9) with | _ -> C9)) | q65 -> ((- n3), (List.length []))) in
let n78 = (match C1 (((C2 { r3 = C9; r4 = C9; r5 = (n19, (2.0, n60)) }) :: []), (let v67 = n60 in [])) with | ((C1 (q68, q69)) | (C1 (([] as q68), q69))) -> (
  let f72 = fun p70 a50 p71 -> (n60 * n60) * 18 in
  let n73 = n3 in
  (n73 / ((-2) lor 1)) + (f72 "a" n73 n73)) | C1 ((n60 :: q74), _) -> (
  -8169) | C2 { r3 = q75; r4 = q76; r5 = (q77, v49') } -> (
  (int_of_float q77) + a50.(a50.(15) land 15))) in
let v66 = (((int_of_float (match v66 with | ((q79', q80) | (q80, q79')) -> n19 | exception _ -> (let i81 = n60 in if i81 >= 0 && i81 < 4 then a4.(i81) else 0.0))) + ((if v24 then (n60 / (n78 lor 1)) else (-4097)) land (List.length []))), n19, (let (_, _, _, q91) = ((Array.make 16 ((); n19)), v24, (Array.make 2 ((fun p82 -> n7) (n60, n7, 20))), (if 2.0 <= n19 then (fun p83 p84 -> n19) else (if v24 then (let rec f87 p85 p86 = n19 in f87) else (let rec f90 p88 p89 = n19 in f90)))) in [(a4.((compare (n19, n78) (n7, n60)) land 3), 1073741824, (min v24 v24), (0.0 -. n7)); ((-2.0), (n60 lsr (n60 land 31)), (if v24 then v24 else v24), (let v49' = (C0 ((Array.make 8 n78), []) : t0) in n19))]), (match ((); (match (Array.fold_left (let rec f94 p92 p93 = (C0 (v49', "b c") : (bool * char * float, int) t2) in f94) (C0 (v49', "12") : (bool * char * float, int) t2) a50 : (bool * char * float, int) t2) with | (C0 (_, "a") as w95) -> (max v66 v66) | C0 (_, q96) -> v66)) with | (q97, 7) when (((-1) < 17) > (not v24)) -> (try (if v24 then raise Not_found else (if q97 >= 12 then (C7 (C9, (Array.make 2 C9), (C9, q97))) else C9)) with | Division_by_zero -> (match v66 with | (q98, 0) -> C9 | (q99, 1) -> C9 | (_, (-2147483647)) -> (C7 (C9, (Array.make 2 C9), (C9, 2))) | (q100, (-3)) -> (C8 ([], v49', C9)) | (6, (-2)) -> (C7 (C9, (Array.make 2 C9), (C9, 7))) | (4, (-2)) -> (C8 ([], v49', C9)) | (q101, ((-2 as w102') | (-2 as w102'))) -> C10 | (n60, (-1)) -> (if false then C9 else C9) | (q103, q104) -> (match Ok (n60, 11) with | Ok (q105, q106) -> C9 | Error "a" -> C9 | Error "" -> C9 | Error _ -> C9)) | Failure q107 -> C9 | Not_found -> (C8 ((match v49' with | ('n' | 'a'..'m') -> [] | '0'..'9' -> [] | q108 -> []), (if v24 then '0' else v49'), (match ((C0 ((Array.make 8 q97), []) : t0) : t0) with | C0 (q109, _) -> C9 | ((C0 (_, (_ :: _))) | (C0 (_, _))) -> C9 | exception _ -> C9))) | Match_failure _ -> (C7 (C9, (match (13, 16) with | (2, q112) -> (Array.make 2 C9) | (((-2147483647 as w113), q114) | ((-2147483647 as w113), q114)) -> (Array.make 2 C9) | (((-2147483648), _) | ((-2147483648), _)) -> (Array.make 2 C9) | (_, q115) -> (Array.make 2 C9)), (C9, 10)))) | (q116, 7) -> (fst (C10, (-9606))) | (2, q117) -> C10 | ((-2147483648), q118) -> (if (n60 mod (q118 lor 1)) = (7 - 9) then C9 else C9) | ((5 as w119), _) -> (try (if if v24 then v24 else (match Array.make 7 (C2 { r3 = v49'; r4 = v49'; r5 = (n7, (n19, n60)) }) with | [|n60; q120|] -> false | q121 -> v24) then (let v126 = ((); (let rec f125' p122 = ((let rec f124 p123 = -1 in f124), w119) in f125')) in C9) else (C7 ((let v127 = C2 { r3 = n78; r4 = n78; r5 = (n19, (n19, 11)) } in C9), (let (q128, build8, n60, q129) = ((Array.make 5 false), (Array.make 8 n7), n19, []) in Array.make 2 C9), (match (C2 { r3 = w119; r4 = n78; r5 = (n19, ((-10.0), n3)) }) with | C1 ([], ([] | (_ :: _))) -> (C9, n78) | C1 ([], (q130 :: _)) when q130 = (-8) -> (C9, n78) | C1 ((q131 :: q132), _) when v24 -> (C9, n78) | C2 { r3 = (-3); r4 = q133; r5 = q134 } when q133 < (-3388) -> (C9, 15) | ((C2 { r3 = 8; r4 = _; _ }) | (C2 { r3 = 8; r5 = _; _ })) when (let v135 = "synhkufunzg" in 18 < w119) -> (C9, 8) | C2 { r3 = 7; r5 = q136; _ } -> (C9, 9) | C2 { r3 = n60; r4 = _; r5 = q137 } -> (C9, n3) | _ -> (C9, 11))))) with | Match_failure _ -> (match v66 with | (q138, q139) -> (match v66 with | ((_, (-2)) | (_, _)) -> C9 | (_, q140) -> C9 | ((_, 5) | (_, 5)) -> C9 | (_, 5) -> C9 | (_, q141) -> C9))) | (q142, q143) -> ((); (if v24 && v24 then (match v66 with | (q144, q145) when q145 >= 10 -> C9 | (_, q142) -> C9 | (q146, q147) -> C9) else (if v24 then C9 else C9))))) in
((let (m148, _, _, _) = v66 in mix m148); note_end 0);
let n19 = a50.(0) <> ((n60 / (16 lor 1)) asr 15) in
let c152 = (n78 + (n78 lxor 3)) + ((-14)) in
let c153 = (c152) + (n78 + (n78 lxor 3)) in
let c154 = ((n78 + (n78 lxor 3))) * (n78 + (n78 lxor 3)) in
let c155 = c154 * ((-14)) in
let c156 = c152 - (c154) in
let c157 = (-14) lxor ((n78 + (n78 lxor 3))) in
let c158 = (c155) lxor c152 in
let c159 = c158 * (c152) in
note_int c159;
assert (compare ((String.length "") / (c158 lor 1)) ((String.length "") / (c158 lor 1)) = 0);
(match a4 with | [|0.5; 0.5|] -> () | [|0.5; _|] -> (a50.(11) <- (-3)) | [|q160'; 1.0|] -> (match v49' with | 'a'..'m' -> (a50.(5) <- c159) | '0'..'9' -> (print_string "") | ('a'..'m' as w161) -> () | 'a'..'m' -> (let v162 = "" in ()) | '0'..'9' -> (if v24 then () else ()) | q163 -> ((); ())) | [|q164; _|] -> () | q165 -> (print_char '\017'));
(mix (if v24 then 1 else 0); note_end 0);
note_int c158;
((let (m166, m167', m168, m169) = v66 in mix m166; mix_float m167'; mix_0 5 m168; mix_1 5 m169); note_end 0);
note_int c153;
note_int n60;
(mix (Char.code v49'); note_end 0);
(mix_ints a50 0 16; note_end 0);
note_int c157;
()
