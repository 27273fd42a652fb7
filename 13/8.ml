type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
assert (compare (((let rec f4 p3 = 8 in f4) 5) + (match C0 with | C3 -> 18 | C0 -> 17 | C1 -> 6 | (C2 | C2) -> 19)) (((let rec f4 p3 = 8 in f4) 5) + (match C0 with | C3 -> 18 | C0 -> 17 | C1 -> 6 | (C2 | C2) -> 19)) = 0);
let s5 = "loops a" in
let s7 = ref 17 in
let i6 = ref 0 in
while !i6 < 7 do
  s7 := (Char.code s5.[!i6] + 3 * !s7); i6 := !i6 + 2
done;
let n8 = !s7 in
note_int n8;
let n11 = (let v10 = (try (max (let _v9 = 10.0 in { r4 = n8; r5 = _v9 }) (max { r4 = 17; r5 = 1.5 } { r4 = n8; r5 = 0.0 })) with | _ -> { r4 = n8; r5 = (-1.0) }) in (lxor) n8 n8) in
note_int n11;
let a16 = (let _v14 = [|n11; n11; 18; n11; ((let rec f13 p12 = 9 in f13) false); (13 - n11)|] in min (Array.init 8 (fun p15 -> p15)) [|n11; n11; 3; n8; n11; 14; n11; n11|]) in
(mix_ints a16 0 8; note_end 0);
let x104 = (match C1 with | (C1 | C3) -> (
  let n62 = (try (let v59 = if (if 1.0 >= 2.0 then raise (Failure "a") else (let v20 = fun p17 p18 p19 -> ' ' in v2)) || (if v2 && v2 then (List.fold_left2 (fun p21 p22 p23 -> v2) v2 [] []) else (if v2 then v2 else v2)) then ((match (let { r4 = _; r5 = _ } = { r4 = n8; r5 = 10.0 } in C0) with | (C3 as w24) -> (print_char '\n') | C0 -> (a16.((List.fold_right (fun p25 n8 -> n11) [] 4) land 7) <- 13) | C1 when (if if v2 then true else false then (match None with | ((Some (_, _)) | None) -> v2 | Some q28 -> true) else ((); v2)) -> () | C2 -> (if v2 then raise (Failure "12") else ())); None) else (match { { r4 = n8; r5 = 10.0 } with r4 = 12 } with | { r4 = 3; r5 = 0.5 } -> (if if v2 then v2 else v2 then (Option.map (let rec f30 p29 = C0 in f30) None) else (min None None)) | { r4 = 6; r5 = (0.5 | 0.5) } when (if 3.25 >= 10.0 then v2 else (n8 >= n11)) -> (if if v2 then raise (Failure "") else v2 then (List.find_opt (let rec f32 p31 = true in f32) []) else (match (C0, v2, (n11, 9)) with | ((C3 as w33), q34, (q35, _)) -> None | (C0, true, q36) when ((10.0 +. 100.75) < 4096.0) -> None | (C0, false, q37) -> None | (C2, q38, q39) -> None)) | { r4 = (4 as w40); r5 = (0.5 as w41) } -> None | { r4 = 2; r5 = (0.5 | 0.0) } when (not (n11 <> n11)) -> (min (if false then None else None) None) | { r4 = (-3); r5 = 0.5 } when (if (-3.25) = 100.75 then (min v2 v2) else ((); v2)) -> None | { r4 = 1; r5 = 0.5 } when ((match C0 with | (C3 | C3) -> v2 | C0 -> v2 | C1 -> v2 | (C2 | C2) when ((let rec f43 p42 = "a" > "" in f43) (match [] with | ([] | []) -> (let rec f45 p44 = '\255' in f45) | (q46 :: q47) -> (let rec f49 p48 = '\255' in f49))) -> v2 | C0 -> true | (C2 as w50) when ((n11 / 1) <= a16.(6 land 7)) -> v2 | C2 -> v2 | _ -> v2) || (if v2 then v2 else true)) -> ((match n11 with | 9 when (if (match [] with | [] -> false | (_ :: q51) -> v2) then v2 else (' ' == 'a')) -> () | q52 -> ()); ((); None)) | ({ r4 = 4; r5 = 0.5 } | { r4 = 4; r5 = 0.5 }) when (max ({ r4 = 17; r5 = 0.0 } >= { r4 = n11; r5 = 0.5 }) (let _v53 = n11 in v2)) -> None | { r4 = q54; r5 = 0.5 } -> (try (if v2 then raise (Failure "") else (Some C0)) with | Division_by_zero -> None | Failure q55 -> None) | { r4 = q56; r5 = _ } -> (try None with | Invalid_argument _ -> None | Not_found -> (match { r4 = n11; r5 = 100.75 } with | { r4 = 0; r5 = q57 } -> None | { r4 = (-1); r5 = q58 } -> None | { r5; _ } when (try (max (v2 || v2) ((-100.75) < 2.0)) with | _ -> (if v2 then true else v2)) -> None) | Match_failure _ -> (max None None) | _ -> None) | _ -> (if (-1) <= n8 then (match [] with | [] -> None) else (Some C0))) in 2036) with | Invalid_argument q60 -> (max (-65536) n11) | Failure q61 -> (-(try n11 with | _ -> ((-5) lor ((lxor) n11 n11)))) | Match_failure _ -> (tick_int 5 (Array.length a16))) in
  let v67' = if not (match 'z' with | ('a'..'m' | 'a'..'m') -> v2 | 'n' -> v2 | q63 -> v2) then (try 'H' with | _ -> (let s64 = "a" in let i65 = n62 in if i65 >= 0 && i65 < String.length s64 then s64.[i65] else '\255')) else (min (try (Char.lowercase_ascii '\255') with | _ -> 'z') ((fun ({ r4; r5 } as w66) -> '\255') { r4 = (-1); r5 = 3.25 })) in
  (coarse (tan (limit 1.5 (-1.0) 1.0))) +. (-. (-1.5))) | C3 -> (
  (fun p68 -> p68.(4) <- (n8 + n11)) (let _v72 = Array.fold_right (let rec f71 p69 p70 = 0 in f71) a16 n8 in Array.make 5 _v72);
  ((); 0.5) *. (-. 0.0)) | C0 -> (
  let v92 = (match (match (Array.mapi (fun p73 p74 -> p74) (Array.make 4 10.0)) with | [|0.5; 0.0; _; _|] -> ((fun p75 -> C0) v2) | [|(0.5 as w76); q77; q78; _|] -> (match [] with | [] -> C0 | (q79 :: []) -> C0 | ((q80' :: (q81 :: _)) | (q81 :: (q80' :: _))) -> C0) | [|q82; q83; _; q84|] -> C1 | _ -> (min C0 C0)) with | C3 -> '\161' | C0 -> (let v85 = a16.(5) <- n11 in (let rec f87 p86 = 'a' in f87) C0) | C1 -> (match (match v2 with | (true | true) when (match C3 with | C3 -> (not v2) | C0 -> v2 | C1 -> (v2 && v2) | C2 -> (v2 && v2)) -> { r4 = n11; r5 = 100.75 } | true -> { r4 = n11; r5 = 0.0 } | (false | false) -> { r4 = 11; r5 = 10.0 }) with | { r4 = q88; r5 = 0.5 } -> (try (let s89 = "12" in let i90 = q88 in if i90 >= 0 && i90 < String.length s89 then s89.[i90] else '0') with | _ -> '0') | ({ r4 = q91; r5 } | { r4 = (-1 as q91); r5 = (0.0 as r5) }) -> (let q91 = r5 in 'z')) | C2 -> ((a16.(0) <- n11); ((); '\n'))) in
  a16.(0) <- (let v92 = (let v102 = fun p93 p94 -> (match p94 with | ((q95, v92, q96, 5) as w97) when q96 >= 100.75 -> { r4 = q95; r5 = q96 } | ((_, q98, q99, 5) as w100) -> { r4 = q98; r5 = 10.0 } | (_, _, _, q101) -> { r4 = 2; r5 = 100.75 }) in C0) in n11);
  -0.0) | C1 -> (
  1.5) | (C2 as w103) -> (
  3.25)) in
note_float x104;
let x105 = 0.0 /. 0.0 in
let n106 = ((((((0) + (if x105 = (x105 -. x104) then 49 else 0)) + (if x105 <> x105 then 62 else 0)) + (if x105 < x105 then 45 else 0)) + (if (( *. ) x105 x105) > x105 then 70 else 0)) + (if x105 <= x105 then 80 else 0)) + (if x105 >= x105 then 20 else 0) in
mix_float (tick_float 12 (sqrt 1.7976931348623157e308));
let p107 = (match { r4 = n106; r5 = 10.0 } with | { r4 = 9; r5 = 0.5 } -> n11 | { r4 = 4; r5 = 0.5 } -> n106 | ({ r4; r5 = q108 } | { r4; r5 = (0.5 as q108) }) -> n106 | { r4 = q109; r5 = q110 } -> q109) in
let p111 = -0.5 in
let p112' = n11 in
let p113 = a16.(6) in
let p114 = (match C0 with | C3 -> p107 | C0 -> (-2) | C1 -> p113 | C2 -> 18) in
let p115 = ((); p111) in
let p116 = p115 *. p115 in
let p117 = if false then p113 else 0 in
let p118 = p115 in
let p119' = p116 in
let p120 = (let p111 = Array.make 16 10.0 in 19) in
let p121 = -. p119' in
mix 1;
let n122 = ((p117 - ((((p107) - p112') lxor p113) lxor p114)) + p120) lxor 1 in
let x123 = 1.0 +. (p121 +. (p119' *. (p118 -. (p116 +. (p115 +. (p111)))))) in
let v140 = ((List.fold_left (let rec f130 p124 p125 = (match None with | None -> (fun p126 p127 p128 -> -100.75) | Some q129 -> p124) in f130) (match Array.make 16 n106 with | [|_; q131|] -> (fun p132 p133 p134 -> -10.0) | q135 -> (fun p136 p137 p138 -> p119')) (let v139' = v2 in [])), ((p112' / 16) + a16.(0)), p121) in
(try (
  let p113 = n122 + p114 in
  let _ = p113 in
  let n141 = p113 in
  ()) with | _ -> (let _v142 = C0 in ()));
let v166 = ((let v143 = p114 in if (if v2 then 1.5 else 3.25) <> (p121 *. (-10.0)) then (let v144 = n11 in (match C0 with | (C3 | C3) -> () | (C0 | C0) -> () | C1 -> () | C3 -> () | C2 -> () | exception Invalid_argument q145 -> () | exception Division_by_zero -> () | exception Not_found -> ())) else (if 3.25 <> p111 then (mix 5))); (if v2 then (max (let v149 = (let rec f148 p146 p147 = v2 in f148) in Array.fold_left (let rec f152 p150 p151 = p150 in f152) None a16) (let v161 = (match v140 with | (q153, _, 0.5) -> C0 | (q154, (1 | 1), _) -> C0 | (q155, 7, q156) -> C0 | (q157, 6, 0.0) -> C0 | (_, 6, q158) -> C0 | (p115, q159, q160) -> C0) in (match v161 with | C3 -> None | (C3 | C0) -> None | C1 -> None | C2 -> None))) else (let v164 = (match v140 with | (q162, q163, _) -> (p114, C0, (Array.make 2 100.75))) in (let _v165 = snd (5, n122) in Some { r4 = p120; r5 = p121 })))) in
let s178 = if (String.exists (let rec f167 p111 = v2 in f167) "b c") || (false && v2) then ((clip (match v140 with | (q168, 6, q169) -> "12" | (q170, 2, _) -> "" | ((q171, 2, _) | (q171, (-1), _)) -> "a" | ((q172, 1, _) as w173') -> "a" | (q174, q175, (1.0 | 1.0)) when q175 < 3 -> "a" | (q176, 8, _) -> "b c" | ((_, q177, _) | (_, q177, _)) -> "tail \" end" | _ -> "12")) ^ ((clip "a") ^ "12")) else "snwmuxy" in
(mix_string s178; note_end 0);
(try (
  let x184 = (match (match Some (17, p120, p117) with | None when ((try (List.find (let rec f180 p179 = v2 in f180) []) with | Not_found -> p119') = ((); (-1.0))) -> { { r4 = p113; r5 = p121 } with r5 = p119' } | Some (_, p121, q181) -> (if v2 then raise Not_found else { r4 = p121; r5 = p115 })) with | { r4 = p115; r5 = q182 } -> (
    -. (let _v183 = C0 in p119'))) in
  (if v2 || false then (a16.(19 land 7) <- 14) else (match { r4 = 15; r5 = x123 } with | { r4 = q185; r5 = q186 } -> () | { r4 = 3; r5 = q187 } when true -> () | ({ r4 = q188; r5 = 0.5 } | { r4 = (6 as q188); r5 = _ }) -> () | ({ r4; r5 = q189 } | { r4; r5 = q189 }) when q189 < 3.25 -> () | { r4 = q190; r5 } -> () | _ -> ()))) with | Not_found -> (if v2 then ()) | Match_failure _ -> (let v191 = (((-1.5), false, p118), p116, (Array.make 1 p119'), x123) in ()) | _ -> (a16.(6) <- n122));
assert (compare 65536 65536 = 0);
(match [100.75; 1e-310] with | [] -> (print_string s178) | (1.0 :: _) -> (let v192 = 10.0 *. 1.5 in ()) | ((q193 :: q194) | ((q193 :: _) as q194)) -> (let v196 = (match p113 with | -1 -> C0 | ((-2147483648) | (-2147483648)) -> C0 | q195 -> C0) in ()));
a16.(7) <- (((); p112') + (p120 * p107));
note_int p107;
note_int p114;
note_int n122;
(mix (if v2 then 1 else 0); note_end 0);
note_int n11;
note_float p121;
(mix_string s178; note_end 0);
note_float x123;
()
