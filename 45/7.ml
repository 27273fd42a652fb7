exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
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
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
(if (let v6 = None in false) <= false then () else ());
let v13 = (try (true || (((match (Ok false) with | Ok (true as w7) -> (-15) | Ok (false | false) -> (18 + n0) | Error q8 -> 14) == (Char.code (let v9 = n0 in '0'))) <= (List.fold_right (let rec f11 n5' p10 = n0 >= (Char.code '\'') in f11) (match Some x4 with | (None | None) -> [] | Some q12 -> []) ((-4096) >= (String.length ""))))) with | _ -> true) in
let x16 = float_of_int ((n5' + n5') + ((let rec f15' p14 = 13 in f15') ('\n', v13, '0', x4))) in
let a17 = Array.mapi (let rec f20 p18 p19 = x16 in f20) (Array.make 4 x16) in
let rec loop22 i21 n23 =
  if i21 < 0 then () else (
    (a17.(i21 + 1) <- ((-. (-1.0)) *. (a17.(i21))));
    loop22 (i21 - 1) n23
  )
in
loop22 (3 - 1) 3;
(mix_floats a17 0 4; note_end 0);
min () ();
let x24 = 1.5 in
note_float x24;
let a38 = (match (let (q29, q30, q31, _) = (let rec f26' p25 = ([], x16, (ref x24), 'z') in f26') (fun p27 p28 -> n5') in if false then [] else []) with | [] -> (
  (if x16 <> x24 then ((fun p32 -> Array.make 8 p32) 14) else (Array.make (hide 1 8) n0))) | (q33 :: []) -> (
  [|(n5' - 10); (min 9 n0); (-1); (n5' lsl 4); (n0 + n0); (abs n5'); (let v34 = n0 in v34); (n5' lor 18)|]) | (_ :: (_ :: q35)) -> (
  Array.mapi (let rec f37 x16 p36 = -6 in f37) (Array.make 8 2))) in
(if (- n5') > (if true then n0 else 8) then ());
(if String.equal (part "12" n0 n0) ((clip "") ^ "a") then ());
let rec loop58 i39 n59 s40 s41 s42' s43 s44 s45 s46 s47' s48 s49 s50 s51 s52 s53 s54 =
  if i39 >= 0 then (
    loop58 (i39 - 1) n59 s49 (let i55 = s45 in if i55 >= 0 && i55 < 4 then a17.(i55) else s51) (-. (s52 /. s53)) s48 s44 s45 s48 (-(let i56 = s45 in if i56 >= 0 && i56 < 8 then a38.(i56) else i39)) s46 s54 (let v57 = n5' > s45 in s54 /. (-1.5)) s50 s46 s54 s50
  ) else
    (s40, s41, s42', s43, s44, s45, s46, s47', s48, s49, s50, s51, s52, s53, s54)
in
let (n60, n61, n62, n63, n64, n65', n66, n67, n68', n69, n70, n71, n72, n73, n74) = loop58 (9 - 1) 9 x24 0.0 x16 (-3.25) n5' n0 x16 n5' x24 x24 x16 x24 x24 x24 x24 in
note_float n60;
note_float n61;
note_float n62;
note_float n63;
note_int n64;
note_int n65';
note_float n66;
note_int n67;
note_float n68';
note_float n69;
note_float n70;
note_float n71;
note_float n72;
note_float n73;
note_float n74;
let n76 = ((match 'z' with | ('n' | 'a'..'m') -> n5' | '0'..'9' -> n67 | 'n' -> n65' | q75 -> (-1)) + n67) * (String.length (String.concat "b c" ["12"; clip ""])) in
note_int ((let v77 = n65' in n65') + n65');
(if v13 then (Array.sort compare a38) else ());
let n127 = (try (
  (match (List.concat_map (fun p78 -> []) [(-2)]) with | [] -> (a17.(0) <- 1e999) | ((_ :: q79) | (_ :: q79)) -> (a17.(0) <- (( /. ) n63 (-1.5))));
  let v99 = (match Error (Error true) with | Ok 0 -> ((n61 < n73) || (n67 < n76)) | Ok q80 -> (String.exists (fun p81 -> (try (let _v82 = ((Array.make 4 n70), n73) in v13) with | _ -> v13)) (fst ("12", n67))) | Error ((Ok 5) | (Error _)) -> (((); "") < (string_of_float 0.5)) | Ok _ when (Array.mem (18 / 8) a38) -> (if (1.0, 15, v13) >= ((-0.0), n67, v13) then false else (if v13 then raise (E0 n65') else true)) | Ok _ -> v13 | Error (Ok 4) -> ((Array.length a38) < (let o84 = n5' in let o85 = n64 in let o86 = 16 in let o87' = n67 in let o88 = n65' in let ( >= ) a b = b - a and ( > ) a b = a * 2 - b and ( lsr ) a b = a * 2 - b in o84 lsr o85 > o86 >= o87' lsr o88)) | Error (Ok q89 as w90) -> v13 | Ok ((-1) | 5) -> ((a38.(n76) <- n65'); (match [] with | ([] | []) -> true | ((_ :: []) | []) -> v13 | (_ :: ((q92 :: q93) as w94)) -> true)) | Ok (-2) -> ('R' == (match Array.make 8 0.5 with | [|_; q95|] -> 'a' | _ -> 'a')) | (Error (Error q96) as w97) -> ((match n67 with | (1 | 1) -> n76 | 6 -> n67 | (7 | 7) -> n67 | q98 -> n76) <= (if false then n65' else n76))) in
  (mix (if v99 then 1 else 0); note_end 0);
  let a109' = (match Array.fold_left (fun p100 p101 -> Ok n72) (match [] with | ([] as w102) -> (Ok n70) | (1 :: []) -> (Ok n68') | (8 :: []) -> (Ok 10.0) | (q103 :: []) -> (Ok n66) | ((q104 :: (q105 :: _)) | (q104 :: (q105 :: _))) -> (Ok 1.5)) a38 with | ((Ok q106 as w107) | (Ok q106 as w107)) -> [|(q106 -. n63)|] | ((Ok 1.0) | (Error _)) -> (try (if if v13 then v99 else false then (match None with | (None | None) -> (Array.make 1 n70) | ((Some _) | None) -> (Array.make 1 n74) | (None as w108) when v99 -> (Array.make 1 x16)) else (match n65' with | 3 -> (Array.make 1 (-0.0)) | -2147483648 -> (Array.make 1 n73) | 1 -> (Array.make 1 10.0) | _ -> (Array.make 1 2.0) | exception _ -> (Array.make 1 n72))) with | _ -> (create_float_array 1 n60))) in
  (mix_floats a109' 0 1; note_end 0);
  ((a17.(1073741824 land 3) <- (match Ok (Array.make 16 n73) with | Ok [|q110|] -> (-0.5) | ((Ok q111) | (Ok q111)) -> n61 | Error [] -> n70 | Error (q112 :: q113) -> (-100.75) | (Error [] as w114) when true -> 1.0)); ());
  -2147483648) with | Invalid_argument q115 -> (5 lxor n65') | Division_by_zero -> (( + ) n65' n67) | Failure q116 -> (try (let i117 = 11 in if i117 >= 0 && i117 < Array.length a38 then a38.(i117) else n67) with | _ -> n76) | Not_found -> ((let rec f119 p118 = n76 in f119) (Array.make 4 n76)) | E0 5 -> (n76 + n76) | E0 3 -> (n67 * 31) | E0 6 -> n65' | E0 8 -> (let o120 = 18 in let o121 = 10 in let o122 = 10 in let o123 = n76 in let ( lxor ) a b = b - a and ( |> ) a b = (a lsl 1) + b in o120 lxor o121 lxor o122 lxor o123) | E0 q124 -> (n76 mod (-1)) | E1 q125 -> q125 | E2 q126 -> 2147483647) in
note_int n127;
note_float n70;
note_int n65';
note_int n76;
note_float n72;
note_float x4;
(mix_floats a17 0 4; note_end 0);
note_float n66;
note_float n71;
()
