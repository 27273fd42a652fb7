type ('a, 'b) t0 = C1 | C0 of unit list * 'b
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int * bool * float * int) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y108 -> mix 1; (let (m109, m110, m111, m112) = y108 in mix m109; mix (if m110 then 1 else 0); mix_float m111; mix m112)
and mix_1 d (v : (float array, float) result) =
  if d > 0 then
    match v with
    | Ok y113 -> mix 0; mix_floats y113 0 5
    | Error y114 -> mix 1; mix_float y114
in
let v3 = (Array.exists (fun p0 -> not false) (Array.mapi (fun p1 p2 -> 11) (Array.make 2 5))) || ((if false then (-2) else 4) = (int_of_float 1.0)) in
let f4 p5 p6 p7 =
  let (_, (_, q16)) = (((18 - p6) + ((); p6)), (let _v12 = (let rec f11 p8 p9' p10' = '0' in f11) in (match p7 with | ((true, [||]) as w13) -> (p6, 100.75) | ((q14, q15') | ((false as q14), ([||] as q15'))) -> (p6, 100.75) | (_, _) -> (p6, 10.0)))) in
  q16
in
let x19 = f4 C1 (if false then 19 else 19) (match C1 with | C1 -> (false, (Array.make 7 11)) | C0 (q17, q18) -> (v3, (Array.make 7 7))) in
let s21 = ref x19 in
let i20 = ref ((hide 1 9) - 1) in
while !i20 >= 0 do
  s21 := (try (float_of_int ((Array.make 0 7).(!i20))) with | Invalid_argument _ -> (f4 C1 12 (v3, (Array.make 7 !i20))) | Division_by_zero -> ((); !s21)); i20 := !i20 - 1
done;
let n22 = !s21 in
note_float n22;
(if (match C1 with | C1 -> [] | ((C0 (q23, _)) | (C0 (q23, (_, 6, _, _)))) -> []) <> (let v24 = Ok C1 in []) then (note_int (match C1 with | ((C1 as w25) | (C1 as w25)) -> 14 | C0 (q26, (-1)) -> 17 | C1 when (if ((); v3) then (n22 <= (-10.0)) else ((-2) <> 12)) -> 1 | (C0 (_, (-3)) as w27) -> 2 | (C0 (q28, (-2147483647)) as w29) -> 6 | ((C0 (q30, q31)) | (C0 (q30, q31))) -> 17)));
let x32 = 0.0 /. 0.0 in
let n33 = ((((((0) + (if x32 = (sqrt 0.5) then 79 else 0)) + (if x32 <> x32 then 30 else 0)) + (if x32 < x32 then 66 else 0)) + (if x32 > x32 then 21 else 0)) + (if x32 <= x32 then 23 else 0)) + (if x32 >= x32 then 20 else 0) in
let unused34 = (let (_, q36) = (try (((n33 - (-2147483648)) > n33), ((Array.make 3 x32) <= (Array.make 3 0.5))) with | Invalid_argument _ -> (try (if false then (v3, v3) else (v3, v3)) with | _ -> (v3, v3)) | Failure q35 -> (false, v3) | E0 -> (true, v3)) in (let v37 = C1 in (match C1 with | C1 -> (fun n33 v37 -> C1) | (C1 | (C0 (_, _))) -> (let rec f40 p38 p39 = C1 in f40)))) in
let _ = ((-0.0), ((3 + n33) :: (n33 :: [])), (max (let v41 = C1 in ref n22) (ref x32))) in
let a43 = Array.init 7 (fun p42 -> int_of_float x32) in
let i44 = ref 0 in
while !i44 < 6 do
  a43.(!i44 + 1) <- (a43.(!i44) - (a43.(!i44)));
  i44 := !i44 + 1
done;
(mix_ints a43 0 7; note_end 0);
let i45 = ref (7 - 1) in
while !i45 >= 0 do
  (let k46 = wrap a43.(!i45) 7 in a43.(k46) <- a43.(k46) + !i45);
  i45 := !i45 - 1
done;
(mix_ints a43 0 7; note_end 0);
let n33 = f4 (try C1 with | _ -> (let v51 = (let rec f50 p47 p48 p49 = n33 in f50) in C1)) ((max n33 n33) / 2147483647) (v3, (Array.mapi (let rec f53 a43 p52 = p52 in f53) a43)) in
let n55' = (let _v54 = a43.(0) in (Array.length a43) lxor ((); _v54)) in
let v79 = (match (C0 ((let v56 = None in []), (try C1 with | _ -> C1))) with | (C1 | C1) -> (
  None) | C0 (([] as w57), q58) -> (
  print_int ((n55' asr 8) / (a43.(1) lor 1));
  print_byte 32;
  print_float (match (match q58 with | C1 -> w57 | C0 (q59, (0.5 | 0.0)) -> [] | C0 (q60, _) -> q60) with | [] -> (2.0 *. n33) | (q58 :: []) -> (f4 C1 n55' (v3, (Array.make 7 3))) | (_ :: (_ :: [])) -> (try (f4 C1 n55' (v3, a43)) with | _ -> x32) | (q61 :: ((_ :: (q62 :: _)) as w63)) -> 2.0);
  print_newline ();
  assert (compare n55' n55' = 0);
  Some (n55', v3, x19, n55')) | C0 ((q64' :: _), q65) -> (
  let x66 = -. n33 in
  (if not false then (match q65 with | (C1 | (C0 (_, _))) -> None | ((C0 ((_ :: _), _)) | (C0 (_, 0.5))) -> None | ((C0 (_, 1.0)) | (C0 _)) -> None) else (match C1 with | (C1 | C1) -> None | (C1 | C1) -> None | C0 (q68, q69) -> None | ((C0 (q70, (1.0 as w71))) | (C0 (q70, (1.0 as w71)))) when w71 >= 0.5 -> None | C0 (q72, 1.0) when ('\177' == (Char.chr (n55' land 255))) -> None | ((C0 (q73, 1.0)) | (C0 (q73, 1.0))) -> None | C0 (_, q74) -> None | _ -> None))) | exception Invalid_argument _ -> (match n55' with | -2147483648 -> (Some (n55', false, n33, n55')) | 8 -> None | (4 | (-2)) -> (List.assoc_opt 6 []) | 0 -> None | q75 -> None) | exception Match_failure _ -> None | exception E0 -> (if v3 < v3 then (match C1 with | C1 -> None | ((C0 (q76, _) as w77) | (C0 (q76, _) as w77)) -> None) else (Option.bind None (fun p78' -> None)))) in
(mix_0 5 v79; note_end 0);
print_int (max 17 (if v3 then 4 else n55'));
print_byte 32;
print_float (x32 *. (let v80 = C1 in n22));
print_newline ();
let x107 = (match if v3 then C1 else (C0 ([], n55')) with | C1 -> (
  let rec f81 p82 p83 =
    let table86 = Array.make 2 (let rec g84 u85 = p82 in g84) in
    table86.(1) <- (let rec g84 u85 = p82 in g84);
    table86.((hide 0 0)) p83
  in
  let v87 = f81 (Ok (Array.make 5 n33)) a43.(wrap (n55' * n55') 7) in
  (mix_1 5 v87; note_end 0);
  (mix_1 5 v87; note_end 0);
  let n100' = (match v87 with | Error q88 when true -> a43.(3) | ((Ok q89) | (Ok q89)) when v3 -> n55' | ((Ok q90) | (Ok q90)) -> ((Array.fold_right (let rec f93 p91 p92 = p92 in f93) q90 n55') + (n55' + n55')) | Error q94 when q94 >= 1.0 -> (match v79 with | None -> (List.compare_lengths [] []) | Some ((_, q95, _, 2) | (_, q95, _, 2)) -> (n55' - n55') | Some (q96, q97, _, q98) -> (-1)) | ((Error 0.5 as w99) | (Error _ as w99)) when ((n33 +. n22) = (f4 C1 n55' (v3, (Array.make 7 n55')))) -> (List.compare_lengths [] ["\000\255x"]) | Error _ -> n55' | _ -> n55') in
  x19) | C0 (q101', q102) -> (
  let a105 = Array.init 4 (let rec f104 p103 = x32 -. (tick_float 2 x32) in f104) in
  (mix_floats a105 0 4; note_end 0);
  let v106 = v3 in
  (mix (if v106 then 1 else 0); note_end 0);
  abs_float n22)) in
note_float x32;
note_float n22;
(mix (if v3 then 1 else 0); note_end 0);
note_int n55';
(mix_0 5 v79; note_end 0);
note_float n33;
note_float x19;
note_float x107;
()
