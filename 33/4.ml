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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y201 -> mix 1; mix y201
and mix_1 d (v : float array t1) =
  if d > 0 then
    match v with
    | C1 (y202, y203) -> mix 0; mix_2 (d - 1) y202; mix_3 (d - 1) y203
    | C2 { r3 = y204; r4 = y205; r5 = y206 } -> mix 1; mix_floats y204 0 3; mix_floats y205 0 3; (let (m207, m208) = y206 in mix_float m207; (let (m209, m210) = m208 in mix_float m209; mix m210))
and mix_2 d (v : float array t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y211 :: y212) -> mix 1; mix_1 (d - 1) y211; mix_2 (d - 1) y212
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y213 :: y214) -> mix 1; mix y213; mix_3 (d - 1) y214
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
let a65 = (match (match ((try (let v9 = Array.make 4 (Array.make 2 true) in (C9 : (int, (int, int) t2) t3)) with | _ -> (C9 : (int, (int, int) t2) t3)) : (int, (int, int) t2) t3) with | C10 -> (let v10 = "a" in C9) | C8 (q11, _, q12) -> C10 | C9 -> (try C9 with | _ -> C9) | (C7 (_, _, q13) as w14) -> (C7 (n3, (Array.make 2 C9), (C9, 12)))) with | (C10 | C10) -> (Array.copy (Array.make 8 (fun p15 -> n8))) | C8 ([], ('a'..'m' as w16), q17) -> (match false || true with | true -> ((fun ((_, q18) as w19) -> Array.make 8 (fun p20 -> 3.25)) (1.0, q17)) | (false | false) -> (create_array (hide 0 8) (fun p21 -> 0.0))) | C8 ((_ :: q22), 'a'..'m', q23) -> ((match q22 with | [] -> () | ((q24 :: _) | (q24 :: _)) -> ()); (Array.make 8 (fun p25 -> 100.75))) | C8 (q26, (_ | 'n'), q27) -> [|(fun p28 -> n8); (snd ("12", (fun p29' -> n8))); (let v30 = n8 in fun p31 -> v30); (fun p32 -> n8); ((); (fun p33 -> n8)); (match q26 with | ([] | (_ :: _)) -> (fun p34 -> n8) | ((C10 | (C7 (_, _, (_, _)))) :: []) -> (fun p35 -> n8) | (C10 :: (q36 :: q27)) -> (fun p37 -> 1.5) | (((C8 (_, q38, q39)) :: q40) | ((C8 (_, q38, q39)) :: q40)) -> (fun p41 -> 0.5) | (C9 :: q42) -> (fun p43 -> n8) | ((C7 (_, q44, q45)) :: q46) -> (fun p47 -> -0.5)); (match q26 with | [] -> (fun p48 -> n8) | (q49 :: _) -> (fun p50 -> n8)); (fun p51 -> 1.0)|] | C8 (q52, q53, _) -> (create_array 8 (Array.fold_left (fun p54 p55 -> fun p55 -> n8) (fun p56 -> n8) a5)) | C9 -> (Array.map (fun p57 -> (match Ok false with | Error _ -> (fun p58 -> n8) | Ok n8 -> (fun p59 -> 3.25) | Error q60 -> (fun p61 -> n8))) (Array.make 8 n4')) | C7 (_, _, (_, q62)) -> ((mix n4'); (fst ((Array.make 8 (fun p64 -> n8)), false)))) in
let n117 = if if (let v72 = if true then (fun p66 p67 p68 -> true) else (fun p69 p70 p71 -> false) in n8 > n8) > (match true || true with | true -> (true < false) | (false | false) when ((31 - 4095) < (if false then n4' else n4')) -> false | ((false as w73) | (false as w73)) -> (match ((C0 (' ', "b c") : ((int, bool) t2, float) t2) : ((int, bool) t2, float) t2) with | (C0 (q74, "a") as w75) -> w73 | C0 (('a'..'m' | 'a'..'m'), "") -> w73 | ((C0 (_, q76)) | (C0 ('0'..'9', ("" as q76)))) -> w73 | C0 ('n', "") -> true | C0 (q77, "") -> false | ((C0 (q78, q79)) | (C0 (q78, q79))) -> w73) | (false | false) -> (n4' <= n4') | _ -> ("tail \" end" > "a")) then false else (not (Array.exists (fun p80 -> true) a5)) then n3 else ((function | ((C1 (q82, q83)) | (C1 (q82, q83))) -> (match q83 with | [] -> (let a5 = -2.2250738585072014e-308 in (let o84 = n4' in let o85 = n4' in let o86 = n4' in let o87 = n4' in let ( lor ) a b = (a lsl 1) + b and ( / ) a b = a lxor (b + 1) and ( lsl ) a b = b - a in o84 / o85 lsl o86 / o87)) | (q88 :: n3) -> ((); (10 / (q88 lor 1)))) | C2 { r3 = q89; r4 = 4; r5 = ((q90, q91) as w92) } -> (match w92 with | ((q93, (_, _)) | (_, (q93, _))) -> (if false then (tick_int 2 n3) else (match w92 with | (q94, q95) -> 5)) | exception Invalid_argument q96 -> ((q89 * q89) - n4') | exception Division_by_zero -> (match ((let w92 = q90 in (C0 ('\255', "a") : (int, string) t2)) : (int, string) t2) with | (C0 (q97, "a") as w98) -> q89 | C0 ('a'..'m', ("" | "")) -> q89 | C0 ('0'..'9', "") -> q89 | ((C0 (('n' as w99), "")) | (C0 (w99, _))) -> 5 | C0 (q100, ("a" | "")) -> 20 | C0 (q101, q102) -> n3) | exception Match_failure _ -> (Array.length a5)) | ((C1 (_, _)) | (C2 { r3 = _; r4 = _; _ })) -> (((int_of_string (string_of_int n4')) / 4096) + 3) | C2 { r4; r5 = q104; _ } -> ((if (match q104 with | ((q105, q106) as w107) when (let q105 = 1 lsr 14 in (try (true || false) with | _ -> false)) -> true | (0.5, ((q108, q109) as w110)) -> false | (q111, _) -> true) then (let v112' = 1 in r4) else (if true then 10 else n4')) + n4') | ((C1 (q113, q114)) | (C1 (q113, q114))) -> ((2 + n4') / 10)) (C2 { r3 = ((fun p115 -> p115) (13 - n3)); r4 = ((-2147483648) mod 7); r5 = (n8, ((fun p116 -> (n8, p116)) n4')) })) in
let n130 = ((match ((C0 ('\255', "b c") : ((string, float) t2, int) t2) : ((string, float) t2, int) t2) with | (C0 ('a'..'m', "a") as w118) -> () | C0 (('a'..'m' | 'a'..'m'), "") -> () | ((C0 ('a'..'m', q119) as w120) | (C0 ('0'..'9', q119) as w120)) when true -> () | C0 ('a'..'m', q121) -> () | (C0 (('n' as w122), q123) as w124) -> () | C0 (q125, _) -> () | C0 (q126, "a") -> () | C0 (q127, q128) when q127 <> '2' -> () | C0 (q129, _) -> () | _ -> ()); (n3 land 6)) mod (-1) in
let f131 p132 p133' p134' =
  None
in
let v136 = f131 (let _v135 = ("12", 0.0, (Ok "\000\255x"), None) in Array.make 2 n8) (C0 (' ', "\000\255x") : (int, float t1) t2) (if false then false else true) in
(mix_0 5 v136; note_end 0);
let v138 = f131 (if false then (Array.make 2 n8) else (Array.make 2 n8)) ((fun p137 -> (C0 ('a', "\000\255x") : (int, float t1) t2)) (n130, "a", n8, n8)) (max false true) in
(mix_0 5 v138; note_end 0);
let x140' = (let v139 = min 10.0 (-1.0) in n8) in
let v144 = (List.mem_assoc 65536 (let ((q141, q142) as w143) = (14, n8) in [])) <> ((match v138 with | None -> n130 | Some 0 -> 20 | Some (8 | _) -> n130 | Some x140' -> 7) < (10 mod (n3 lor 1))) in
let n150 = (abs (let o145 = n3 in let o146 = n130 in let o147 = n3 in let o148' = n130 in let o149 = n117 in let ( asr ) a b = (a lsl 1) + b and ( := ) a b = a * 2 - b and ( + ) a b = b - a in o145 + o146 asr o147 asr o148' asr o149)) * 19 in
let a65 = if ((Array.length a65) - (-2147483647)) < ((fun p151 -> n130) n130) then (let v152 = n130 in (match v138 with | (None | None) -> (C2 { r3 = (Array.make 3 x140'); r4 = (Array.make 3 x140'); r5 = (x140', (x140', (-3))) }) | Some q153 -> (C2 { r3 = (Array.make 3 0.0); r4 = (Array.make 3 0.5); r5 = (x140', (x140', 0)) }) | exception Invalid_argument v138 -> (C2 { r3 = (Array.make 3 10.0); r4 = (Array.make 3 x140'); r5 = (x140', (x140', v152)) }) | exception Not_found -> (C2 { r3 = (Array.make 3 n8); r4 = (Array.make 3 x140'); r5 = (x140', (n8, n150)) }) | exception E0 'a'..'m' -> (C2 { r3 = (Array.make 3 x140'); r4 = (Array.make 3 x140'); r5 = (n8, (n8, v152)) }) | exception E0 'n' -> (C2 { r3 = (Array.make 3 n8); r4 = (Array.make 3 n8); r5 = ((-1.0), (x140', n117)) }) | exception E0 ('a'..'m' as w154) -> (C2 { r3 = (Array.make 3 x140'); r4 = (Array.make 3 2.0); r5 = (x140', (10.0, n130)) }) | exception E0 '0'..'9' -> (C2 { r3 = (Array.make 3 10.0); r4 = (Array.make 3 x140'); r5 = (x140', (n8, v152)) }) | exception E0 _ -> (C2 { r3 = (Array.make 3 1.5); r4 = (Array.make 3 x140'); r5 = (n8, (x140', v152)) }))) else (C2 { r3 = [|x140'; n8; x140'|]; r4 = [|x140'; x140'; x140'|]; r5 = (try (if v144 then raise (Failure "") else (n8, (x140', n130))) with | Failure _ -> (x140', (x140', n130))) }) in
(mix_1 5 a65; note_end 0);
let v173 = if ("tail \" end" <= "a") || ((C2 { r3 = (Array.make 2 x140'); r4 = (Array.make 2 x140'); r5 = (x140', (n8, 15)) }) <> (C2 { r3 = (Array.make 2 (-1.0)); r4 = (Array.make 2 x140'); r5 = (x140', (n8, n150)) })) then (match v138 with | None -> ((Ok "b c"), (fun n130 -> n150)) | ((Some (4 as w155')) | (Some (4 as w155'))) -> ((Ok "b c"), (fun p156 -> 18)) | Some (8 | 8) -> ((Ok "\000\255x"), (fun p157' -> n4')) | ((Some q158) | (Some q158)) -> (match a65 with | C1 ([], []) -> ((Ok "tail \" end"), (fun p159 -> n130)) | ((C1 ([], (q160 :: q161))) | (C1 ([], ((q160 :: _) as q161)))) -> ((Ok "12"), (fun p162 -> n117)) | C1 ((q163 :: q164), q165) -> ((Ok "b c"), (fun p166 -> n130)) | C2 { r3 = q167; r4 = q168; r5 = (q169, q170) } -> ((Ok "\000\255x"), (fun p171 -> n150)))) else ((match v138 with | None -> (Ok "b c") | Some (-2) -> (Ok "tail \" end") | ((Some (-1)) | None) -> (Ok "") | Some _ -> (Ok "12")), (fun p172 -> 19)) in
let rec f174 p175' p176 =
  let rec g177 u178 = p175'
  in
  mix p176;
  g177 p176
in
let v181 = f174 (if false then v144 else v144) (match v136 with | (None as w179) -> n4' | Some 2 -> n150 | Some 3 -> 4 | Some 7 -> n130 | Some q180 -> 10) in
(mix (if v181 then 1 else 0); note_end 0);
let s183 = part ((clip (string_of_float (abs_float x140'))) ^ "eeqquc") 65535 (let v182 = v181 in 17) in
let f184 n8 =
  (if f174 ("tail \" end" <= s183) 14 then raise (E0 '\''));
  n150
in
let n186 = (try (f184 n8) with | E0 'a'..'m' -> (let v185 = Ok (n117, x140') in n130) | E0 '0'..'9' -> (Array.length a5) | E0 _ -> (if v144 then 7 else n117)) in
let n187 = (-18) lsl (n130 land 31) in
note_int n187;
let x188 = -0.5 in
let n189 = 10 in
let rec loop192 i190 s191 =
  if i190 <> 4 then (
    loop192 (i190 + 1) (x188 *. (a5.(i190) *. (s191)))
  ) else
    s191
in
let n194 = loop192 0 x140' in
note_float n194;
let n195 = n187 in
note_int n195;
(if (n189 + 18) >= n4' then (note_int (try (f184 n194) with | E0 'a'..'m' -> n150 | E0 '0'..'9' -> n189 | E0 'a'..'m' -> n195 | E0 '0'..'9' -> n189 | E0 q196 -> 20)));
let n197 = ((17 + n3) + (n195 / (n4' lor 1))) asr 20 in
note_int n197;
((if v144 then (a5.((Char.code '0') land 3) <- 1.5)); (match v173 with | ((q198, _) | (q198, _)) -> (if false then ())));
let s200 = Printf.sprintf "<%s>" (try ((clip ((clip s183) ^ s183)) ^ (String.make 3 '\255')) with | _ -> (let v199 = 19 in s183)) in
(mix_string s200; note_end 0);
note_int n197;
(mix_string s200; note_end 0);
(mix_string s183; note_end 0);
note_float n8;
(mix_1 5 a65; note_end 0);
note_int n117;
note_float x140';
note_int n186;
()
