type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let v0 = false
let f1 v0 p2 =
  let x3' = 2.2250738585072014e-308 in
  raise Division_by_zero
let x4 = (try (f1 [] (3.25, (Array.make 16 (-3.25)), 2)) with | Division_by_zero -> (1.0 *. 3.25))
let _ = (try (f1 ((let rec f5 x4 = [] in f5) []) (try (x4, (Array.make 16 x4), 12) with | _ -> (x4, (Array.make 16 (-0.5)), 4))) with | Division_by_zero -> (x4 *. x4))
let v12 = (match (("\000\255x" = "\000\255x"), (List.fold_right (let rec f7 x4 p6 = p6 in f7) [] None), (if v0 then ("a", 16) else ("\000\255x", 15))) with | (_, (None | None), q8) -> ((Array.iter (fun p9 -> ()) (Array.make 3 15)); (3, 10.0)) | (_, ((Some q10) | (Some q10)), q11) -> (q10, (abs_float (-3.25))))
let () = ((let (m13, m14) = v12 in mix m13; mix_float m14); note_end 0)
let v21 = (try (
  let rec pick15 p16 p17 p18 =
    if p16 then p17 else p18
  in
  let v19' = if v0 then (ref x4) else (ref x4) in
  (mix_0 5 v19'; note_end 0);
  let v20 = v19' in
  (pick15 (((clip "tail \" end") ^ "tail \" end") <= ((clip "\000\255x") ^ "b c")) v19' v20) := (try (f1 [] (x4, (Array.make 16 100.75), 16)) with | Division_by_zero -> x4);
  note_float !v19';
  note_float !v20;
  (9 - 12) = (15 land 20)) with | _ -> v0)
let () = (mix (if v21 then 1 else 0); note_end 0)
let () = (let rec f30 (q22, q23, q24) = (match v12 with | ((0, q25) | (_, (0.0 as q25))) -> (if false then ()) | ((q26, q27) | (q26, (0.0 as q27))) -> () | (x4, (1.0 | 1.0)) -> () | (((5, q28) as w29) | ((_, q28) as w29)) -> ()) in f30) ((match x4 with | (0.5 | 0.5) -> 17 | (0.0 | 0.5) -> (-2) | q31 -> 7), (x4 +. x4), (3 - 10))
let rec f32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 =
  if p33 < 1 then
    (8 - 3)
  else (
    f32 (p33 - 1) p43 p37 (if true || true then p39 else (p34 *. 1.5)) p44 p35 p36 p35 p42 p40 p43 p42 p37
  )
let n49' = f32 1 (if v21 then x4 else x4) ((); 7) (x4 -. (-1.5)) (try (-4696) with | _ -> (-3)) (f32 2 1.0 15 1.5 18 11 x4 20 4 4 x4 3 15) (let v46 = v0 in x4) (-2147483648) (int_of_string (string_of_int 15)) 8 (x4 *. x4) (match v12 with | ((-3), (q47 | (1.0 as q47))) -> 3 | ((f1, _) | (f1, 1.0)) -> 13 | ((q48, 0.5) | (q48, 0.5)) -> 11 | ((_, _) | (_, _)) -> (-3)) (if v21 then 12 else 18)
let n53 = f32 2 (tick_float 0 x4) (let (q50, q51, q52') = (n49', v0, n49') in q50) 10.0 (f32 0 x4 n49' x4 5 n49' x4 n49' (-1) n49' x4 n49' n49') (10 mod 4) (max x4 x4) n49' 14 (fst (n49', n49')) (if v21 then 10.0 else x4) (if true then n49' else n49') n49'
let () = note_int n53
let n66 = f32 2 (( +. ) (x4 *. x4) ((-0.0) -. x4)) (((); 3) - (n53 mod 2)) (let (q57, q58) = (match v12 with | ((-1), (_ | 1.0)) -> (' ', "12") | ((q54, 0.0) | (q54, 1.0)) -> ('0', "\000\255x") | ((q55, _) | (q55, _)) -> ('z', "b c") | exception Invalid_argument _ -> ('0', "b c") | exception Failure q56 -> ('\'', q56) | exception Not_found -> ('\n', "b c") | exception E1 -> ('\255', "a") | exception E2 -> ('a', "12")) in 4096.0) (match (if v21 then None else None) with | ((Some 5) | None) -> 19 | ((Some 2) | (Some 2)) when ((string_of_float (abs_float x4)) >= (match ' ' with | ('a'..'m' | _) -> "b c" | ('0'..'9' | 'n') -> "\000\255x" | ('0'..'9' | 'n') -> "\000\255x" | n49' -> "12")) -> n53 | ((Some q59) | (Some q59)) -> (Char.code '\255') | _ -> (-11)) (abs n53) x4 (((lxor) n53 n53) lxor (int_of_float x4)) (f32 2 (match v12 with | ((v21, (1.0 as w60)) | (v21, w60)) when w60 <> 100.75 -> x4 | (((-3) | (-3)), q61) -> q61 | ((q62, 0.5) | ((7 as q62), _)) -> x4 | ((n53, q63) | ((-2 as n53), q63)) -> q63) (n49' * 6) (x4 -. x4) (-17) (truncate x4) (if v21 then 1.0 else x4) (if v21 then 4 else n53) n49' (n53 / (-3)) (-. 2.0) (f32 0 x4 n49' x4 n49' n53 (-0.0) 19 8 n53 x4 (-3) (-1)) (f32 0 x4 n53 x4 7 n53 1.0 n53 n53 n53 x4 n53 n53)) (5921 / ((if v0 then n53 else n53) lor 1)) 1e999 ((n53 mod 4096) * 14) (match v12 with | ((0, q64) | (0, q64)) -> (n53 + 4) | (4, (0.5 | 0.0)) -> (f32 1 x4 n53 x4 n49' 14 x4 n49' 17 n49' x4 n53 n53) | ((4, q65) | (_, q65)) -> (abs n53) | ((_, _) | (_, _)) -> ((); n53))
let a67 = Array.init 8 (fun p68 -> p68)
let s70 = ref 16
let i69 = ref 0
let () = while !i69 < 8 do
  a67.(!i69) <- ((!s70) + a67.(3));
  s70 := (a67.(!i69) lxor (a67.(3) lxor (!s70))); i69 := !i69 + 1
done
let n71 = !s70
let () = note_int n71
let x72 = (try ((float_of_string "2.0") -. ((try (f1 [] (x4, (Array.make 16 x4), n66)) with | Division_by_zero -> x4) *. 1.7976931348623157e308)) with | _ -> (float_of_int (-20)))
let () = note_float x72
let f84 = (let rec f83 p73 p74 p75 = ((if p74 then ()); (match v12 with | ((q76', 0.0) | (q76', _)) -> (ref (ref x72)) | ((7 | 7), q77) -> (ref (ref (-2.0))) | ((3, q78) | (_, q78)) -> (ref (ref q78)) | ((q79, q80) | (q79, q80)) when q80 < 2.0 -> (ref (ref (-2.0))) | (((-1), 0.0) | (_, _)) -> (ref (ref x72)) | _ -> (ref (ref x72)) | exception Invalid_argument _ -> (ref (ref x72)) | exception Division_by_zero -> (ref (ref x72)) | exception Failure q81 -> (ref (ref 1.5)) | exception E0 q82 -> (ref (ref x72)) | exception E1 -> (ref (ref 10.0)))) in f83)
let rec fold85' p86 =
  match p86 with
  | [] ->
    (let s87 = (clip "a") ^ "\000\255x" in let i88 = n53 in if i88 >= 0 && i88 < String.length s87 then s87.[i88] else ' ')
  | (q89 :: q90) ->
    let r91 = fold85' q90 in
    (let s92 = Printf.sprintf "<%o>" (n71 land 2147483647) in let i93 = n66 in if i93 >= 0 && i93 < String.length s92 then s92.[i93] else r91)
let v94 = fold85' []
let () = (mix (Char.code v94); note_end 0)
let x95 = x4
let rec loop97 i96 =
  if i96 < 2 then (
    (a67.(i96 * 4 + 1) <- ((a67.(i96 mod 4)) + n66));
    loop97 (i96 + 2)
  ) else
    ()
let () = loop97 0
let () = (mix_ints a67 0 8; note_end 0)
let () = note_int n53
let () = (mix (if v21 then 1 else 0); note_end 0)
let () = note_int n49'
let () = (mix_ints a67 0 8; note_end 0)
let () = (mix (Char.code v94); note_end 0)
let () = note_float x95
let () = ((let (m99, m100) = v12 in mix m99; mix_float m100); note_end 0)
let () = note_int n66
let () = ()
