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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y272 :: y273) -> mix 1; mix (if y272 then 1 else 0); mix_0 (d - 1) y273
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
let a5 = (match (match ((try (let v9 = Array.make 4 (Array.make 2 true) in (C9 : (int, (int, int) t2) t3)) with | _ -> (C9 : (int, (int, int) t2) t3)) : (int, (int, int) t2) t3) with | C10 -> (let v10 = "a" in C9) | C8 (q11, _, q12) -> C10 | C9 -> (try C9 with | _ -> C9) | (C7 (_, _, q13) as w14) -> (C7 (n3, (Array.make 2 C9), (C9, 12)))) with | (C10 | C10) -> (Array.copy (Array.make 8 (fun p15 -> n8))) | C8 ([], ('a'..'m' as w16), q17) -> (match false || true with | true -> ((let rec f22 ((_, q18) as w19) = Array.make 8 (let rec f21 p20 = 3.25 in f21) in f22) (n8, n4')) | false -> (create_array 8 (fun p23 -> 2.0))) | C8 ((q24 :: q25), ('a'..'m' as w26), q27) -> (let (_, q32) = (try ((n8, 4), (-10.0)) with | Invalid_argument _ -> ((n8, q27), n8) | Division_by_zero -> ((n8, 17), n8) | Not_found -> ((n8, q27), n8) | Match_failure _ -> ((n8, 10), n8) | E0 'a'..'m' -> ((n8, 12), n8) | E0 'n' when (if (let rec f29 p28 = false in f29) [] then (min true false) else (not false)) -> ((n8, 18), n8) | E0 'a'..'m' -> ((n8, n4'), 2.0) | E0 '0'..'9' when (let v30 = if true then (C9 : (t0, unit) t3) else (C9 : (t0, unit) t3) in true || false) -> ((n8, 3), n8) | E0 'n' -> ((n8, n4'), n8) | E0 q31 -> ((n8, n4'), (-100.75)) | _ -> ((n8, q27), (-0.0))) in [|(let rec f34 p33 = q32 in f34); (let rec f36 p35 = q32 in f36); (let rec f38 p37 = q32 in f38); (let rec f40 p39 = q32 in f40); (let rec f42 p41 = n8 in f42); (let rec f44 p43 = n8 in f44); (let rec f46 p45 = 2.0 in f46); (let rec f48 p47 = q32 in f48)|]) | C8 (_, 'n', q49) -> (create_array 8 (let rec f51 p50 = n8 in f51)) | C8 (q52, q53, q54) -> (if max true true then (Array.make 8 (let rec f56 p55' = 3.25 in f56)) else (Array.make 8 (let rec f58 p57 = 1.0 in f58))) | (C9 | (C8 (_, _, _))) -> (try (if 15 >= n4' then raise Not_found else (Array.make 8 (fun p59 -> n8))) with | Not_found -> (match ((C0 ('\255', "12") : (int, string) t2) : (int, string) t2) with | C0 ('a'..'m', ("a" as w60)) -> (Array.make 8 (fun p61 -> n8)) | C0 ('a'..'m', q62) -> (Array.make 8 (let rec f64 p63 = n8 in f64)) | C0 ('0'..'9', q65) -> (Array.make 8 (let rec f66 n8 = -1.0 in f66)) | C0 (q67, q68) -> (Array.make 8 (fun p69 -> n8)))) | C7 (q70, q71, (q72, _)) -> (Array.make 8 (let rec f74 p73 = n8 in f74))) in
let x75 = n8 in
let n76 = tick_int 7 (min n4' (((-15) mod 3) + 4096)) in
let n77 = int_of_float 1.7976931348623157e308 in
let a140 = (match if (match n77 with | 2 -> true | -3 -> true | 3 -> true | (1 as w78) -> false | q79 -> false) then [] else (let _v80 = (n77, n77) in []) with | (([] as w81) | ([] as w81)) -> (
  [|(abs_float x75); (String.fold_left (fun p82 p83 -> p82) 0.0 ""); (floor x75); (match w81 with | ([] as w84) -> n8 | (q85 :: []) -> x75 | (q86 :: (q87 :: [])) -> 1.5 | ((q88 :: (_ :: (w81 :: q89))) | (w81 :: (q88 :: (_ :: q89)))) -> 1.5); (x75 -. x75); 10.0; (abs_float n8)|]) | ([] :: q90) -> (
  let n91 = n4' in
  let v95 = Char.chr ((Array.fold_right (let rec f94 p92 p93 = 2 in f94) a5 (n77 + n4')) land 255) in
  [|(max x75 x75); (let v96 = n76 in n8); (x75 +. n8); (n8 *. x75); (if false then x75 else n8); x75; (match v95 with | 'a'..'m' -> x75 | 'n' -> x75 | _ when (match -10 with | (-2 as w97) -> (not false) | 0 -> (match v95 with | 'a'..'m' -> true | q98 -> false | 'a'..'m' -> true) | (2 | 3) -> true | 2 -> true | q99 -> (if false then true else false)) -> x75 | q100 -> (-0.0))|]) | ((q101 :: _) :: _) -> (
  let n132' = (match (((if false then () else ()); (match ((C0 ('\255', "") : (int t1, int) t2) : (int t1, int) t2) with | C0 (_, ("a" as w102)) -> (C0 ((Array.make 8 n4'), []) : t0) | C0 ('a'..'m', "") -> (C0 ((Array.make 8 n76), []) : t0) | C0 (('0'..'9' | '0'..'9'), "") -> (C0 ((Array.make 8 n76), []) : t0) | (C0 (q103', "") as w104) -> (C0 ((Array.make 8 n76), []) : t0) | C0 (_, q105) -> (C0 ((Array.make 8 n4'), []) : t0) | exception Invalid_argument q106 -> (C0 ((Array.make 8 16), []) : t0) | exception Division_by_zero -> (C0 ((Array.make 8 11), []) : t0) | exception E0 'a'..'m' -> (C0 ((Array.make 8 n4'), []) : t0) | exception E0 '0'..'9' -> (C0 ((Array.make 8 n77), []) : t0) | exception E0 q107 -> (C0 ((Array.make 8 n4'), []) : t0))) : t0) with | C0 (q108', []) -> (
    (let o109 = n3 in let o110 = n76 * n77 in let o111 = (lxor) n4' n4' in let o112 = if false then n77 else n4' in let o113 = n77 in let ( lsr ) a b = a * 2 - b and ( = ) a b = a * 2 - b in o109 = o110 = o111 = o112 lsr o113)) | (C0 (q114, ('a'..'m' :: q115)) as w116) -> (
    (try (let i117 = if true then n77 else (-1) in if i117 >= 0 && i117 < 8 then q114.(i117) else (-7)) with | _ -> (10 - n3))) | C0 (q118, (q119 :: q101)) -> (
    assert (hide 1 3 = 3);
    let n131 = ((match q101 with | [] -> n77 | (_ :: []) -> 17 | (_ :: ('a'..'m' :: [])) -> n3 | (_ :: ('a'..'m' :: (q120 :: q121))) -> 0 | (_ :: (('n' :: n76) as w122)) -> n77 | (_ :: ((_ :: _) | [])) -> n4') asr 10) + (let o126 = 65535 in let o127 = n76 / 4 in let o128 = if false then n77 else n76 in let o129 = n76 - n76 in let o130 = n76 in let ( ^ ) a b = a * 2 - b in o126 ^ o127 ^ o128 ^ o129 ^ o130) in
    note_int n131;
    13)) in
  let q101 = Array.init 1 (let rec f139 n77 = (let o133 = (let ((C0 (q134, _) as w135) : ((int, char) t2, float) t2) = ((C0 ('\255', "") : ((int, char) t2, float) t2) : ((int, char) t2, float) t2) in 11) in let o136 = n132' in let o137 = 5 * 19 in let o138 = n132' in let ( @@ ) a b = a * 2 - b in o133 @@ o136 @@ o137 @@ o138) in f139) in
  Array.make 7 x75)) in
(if false then (if n76 <= 10 then (a5.(1) <- (let rec f142 p141 = n8 in f142)) else (match ((x75, n77, n77, true), 10.0, (C2 { r3 = 5; r4 = 12; r5 = (2.0, (x75, n4')) }), (ref (-3))) with | (q143, q144, a5, q145') -> ())) else (print_char (let s146 = "tail \" end" in let i147 = n76 in if i147 >= 0 && i147 < String.length s146 then s146.[i147] else '0')));
let f151 = (let rec f150 p148 p149 = 3.25 in f150) in
let n155 = ((String.length "") / 4) land (let o152 = compare n77 18 in let o153 = n4' in let o154 = truncate x75 in let ( **! ) a b = b - a and ( >= ) a b = b - a in o152 **! o153 **! o154) in
note_int n155;
let x156 = (fabs 1e-310) /. n8 in
(match (C7 ((n76 :: []), (if false then (Array.make 2 C9) else (Array.make 2 C9)), (C9, n155))) with | C10 -> (a5.(2) <- (fun p157 -> x75)) | C8 (_, n77, []) -> (a140.(wrap (Array.length a5) 7) <- (if true then x156 else x75)) | C8 (q158, q159, (_ :: q160)) -> (let v163 = (let rec f162 (q161, q159) = C2 { r3 = n4'; r4 = n155; r5 = ((-10.0), (n8, n155)) } in f162) in mix n77) | C9 -> (match n155 with | ((-3) | (-2147483647)) -> () | -1 -> (List.fold_right (let rec f166 p164 p165 = p165 in f166) [] ()) | 1 -> (note_int 2) | 6 -> () | ((7 as w167) | (-2147483647 as w167)) -> (note_int 1) | q168 -> (match [] with | [] -> () | (q169 :: q170) -> ())) | C7 (_, _, (q171, _)) -> (match 3.25 with | 1.0 -> (let _v172 = C9 in ()) | 0.5 -> () | 0.5 -> () | q173 -> ((); ())));
(try (if (n155 mod 2147483647) < (n155 + 15) then (List.iteri (fun p174' p175 -> ()) (if false then [] else [])) else ()) with | _ -> (a140.(5) <- 2.0));
let s181 = part (let (q179, n76) = (let rec f178 p176 = ((fun p177 -> n76), "a") in f178) true in (match n155 with | (1 | 1) -> n76 | q180 -> "tail \" end")) (-9) n77 in
let a182 = List.fold_right (let rec f185 p183 p184 = p184 in f185) [] (Array.make 13 n76) in
for i186 = 12 - 1 downto 0 do
  a182.(i186 + 1) <- ((match Array.make 8 n76 with | [||] -> i186 | _ -> n77) - (a182.(i186)));
  ()
done;
(mix_ints a182 0 13; note_end 0);
(mix (if (n76 = n155) || (Result.is_ok (Ok 10)) then 1 else 0); note_end 0);
let a189 = Array.mapi (fun p187 p188 -> if false then (if true then x156 else p188) else (x156 -. (-100.75))) (Array.sub a140 0 5) in
(mix_floats a189 0 5; note_end 0);
let rec fold190 p191 =
  match (p191 : t0) with
  | C0 (_, q192) ->
    ( /. ) (x75 +. x156) (match (p191 : t0) with | C0 (q193, []) -> 100.75 | C0 ([|_|], (_ :: q194)) -> x156 | C0 (_, (q195 :: q196)) -> n8)
in
let x197 = fold190 ((); (C0 ((Array.make 8 n155), []) : t0)) in
let n4' = Array.make 8 (let i198' = List.length (match false && true with | true -> [] | false -> (10.0 :: [])) in if i198' >= 0 && i198' < 13 then a182.(i198') else n4') in
let _ = fold190 (C0 (n4', []) : t0) in
(if List.fold_left (let rec f202 p199 p200 = (let v201 = Array.make 8 (not p199) in p199) in f202) ((let v204 = (x197, (C0 (n4', []) : t0), n77, (fun p203 -> x156)) in x156) = (if true then (x156 *. x156) else (fst (0.5, x197)))) (match Ok (n77 + 0) with | Ok _ -> ((); []) | Error true -> (n77 :: (n77 :: [])) | ((Error false) | (Error false)) -> []) then (if (let _v205 = float_of_int in true) then (if ((n77 mod (n155 lor 1)) - (-1073741824)) < (n76 land n77) then (match [] with | [] -> (a189.(1) <- x156) | (_ :: []) -> (n4'.(1) <- n77) | (C10 :: (q206 :: q207)) -> (n4'.(0) <- n77) | ((C8 (_, _, _)) :: (q208 :: _)) -> (a182.(0) <- n155) | ((C9 as w209) :: (q210 :: _)) -> (match q210 with | C10 -> () | ((C8 (x197, 'a'..'m', (-2))) | (C8 (x197, 'a'..'m', (-2)))) -> () | (C9 | (C8 (_, 'a'..'m', (-1)))) -> () | C8 (_, 'a'..'m', q211) -> () | C8 (q212, '0'..'9', _) -> () | ((C8 (q213, 'n', fold190)) | (C8 (q213, 'n', fold190))) -> () | C8 (q214, q215, _) -> () | C9 -> () | C7 (q216', _, _) -> () | exception Division_by_zero -> () | exception Failure n76 -> () | exception Match_failure _ -> ()) | ((C7 (q217, _, q218)) :: (fold190 :: q219)) -> (a140.(4) <- x197)) else (match (((); (C0 (' ', s181) : (bool, int) t2)) : (bool, int) t2) with | C0 (('a'..'m' | 'a'..'m'), q220) -> (let _v221 = Array.make 5 n76 in ()) | C0 ('0'..'9', q222) -> (if true then ()) | C0 ('n', q223) -> () | C0 (q224, _) -> (if false then () else ()) | exception Invalid_argument q225 -> () | exception Division_by_zero -> () | exception Match_failure _ -> ())) else (a189.(1) <- (try ((float 18) -. (match ((C0 ((Array.make 8 n155), []) : t0) : t0) with | ((C0 ([|q226|], _)) | (C0 ([|q226|], _))) -> n8 | ((C0 (q227, ([] as w228))) | (C0 (([||] as q227), ([] as w228)))) -> x197 | C0 (q229, ((q230 :: q231) as w232)) -> x156)) with | Failure _ -> x75 | Not_found -> n8 | _ -> x156))) else (a5.(0) <- (fun p233' -> x156)));
let n234 = n77 in
let n4' = ((match Some (false, n234, n234, 6) with | None -> (if false then () else ()) | Some q235 -> () | None -> () | ((Some (q236, q237, q238, q239)) | (Some (q236, q237, q239, q238))) -> (if q236 then ())); (let ((C0 (q241, _)) : t0) = ((let _v240 = Array.make 4 n234 in (C0 ((Array.make 8 n77), []) : t0)) : t0) in Array.make 4 n234)) in
let v250 = (match ((match ((C0 ((Array.make 8 8), []) : t0) : t0) with | (C0 ([||], []) as w242) -> w242 | C0 (q243, []) -> (C0 ((Array.make 8 n155), []) : t0) | C0 (q244, ('a'..'m' :: q245)) -> (C0 (q244, []) : t0) | C0 (q246, ('0'..'9' :: a189)) -> (try (C0 (q246, []) : t0) with | _ -> (C0 (q246, []) : t0)) | C0 (q247, (s181 :: _)) -> (C0 (q247, []) : t0)) : t0) with | ((C0 (q248, q249)) | (C0 (q248, ([] as q249)))) -> []) in
let n258 = (match (match v250 with | ([] | []) -> [] | (q251' :: _) -> (match v250 with | [] -> v250 | [] -> v250 | (true :: q252) -> q252 | (([] as w253) | ((false :: _) as w253)) -> w253)) with | [] -> (match v250 with | [] -> (6 + n234) | (_ :: q254') -> (n155 mod (n77 lor 1))) | ((_ :: []) | (_ :: (_ :: _))) -> (-(-11)) | (_ :: ((q255 :: q256) as w257)) -> (int_of_float (x156 *. (-10.0)))) in
let v271 = (match v250 with | ([] | []) -> (((Array.make 2 n234), (1.0, (-1), false)), (n155 / (n258 lor 1)), [|x156; (-1.5); x75; x197|]) | (true :: q259) -> ((match q259 with | [] when (((let (_, q260, q261, q262) = (x75, C9, (n3, x197), x197) in n155) - (-32769)) < (17 - n234)) -> ((Array.make 2 14), (x75, n258, true)) | (([] as w263) | ([] as w263)) -> ((Array.make 2 n76), (x75, n155, true)) | (q264 :: q265) -> ((Array.make 2 (-1)), (x197, 14, false))), 11, (Array.make 4 x75)) | (false :: q266) -> (((Array.make 2 19), (x197, n258, false)), n77, (Array.make 4 x156)) | [] -> (((Array.make 2 11), (0.5, (-3), false)), (let o267 = n76 in let o268 = n234 in let o269 = 7 in let o270 = n77 in let ( **! ) a b = b - a in o267 **! o268 **! o269 **! o270), (Array.make 4 x156))) in
(mix_0 5 v250; note_end 0);
(mix_floats a189 0 5; note_end 0);
note_int n3;
note_int n77;
note_float n8;
note_int n258;
note_float x197;
()
