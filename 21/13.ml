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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (float, int array) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y107, y108) -> mix 1; mix_4 (d - 1) y107; mix_ints y108 0 1
and mix_1 d (v : (float, char) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y109, y110) -> mix 1; mix_4 (d - 1) y109; mix (Char.code y110)
and mix_2 d (v : (float list, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y111, y112') -> mix 1; mix_4 (d - 1) y111; mix_float y112'
and mix_3 d (v : (bool, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y113, y114) -> mix 1; mix_4 (d - 1) y113; mix y114
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y116) -> mix 1; mix_4 (d - 1) y116
in
let a0 = fst ((Array.make 9 C1), 18) in
a0.(0) <- C1;
a0.(1) <- (let (q1, q2, q3) = ((100.75, "a", (-1)), 0, 4) in (let i4 = q3 in if i4 >= 0 && i4 < Array.length a0 then a0.(i4) else C1));
a0.(2) <- (try (let ((q8, q9) as w10) = if true then raise (E1 8) else ((fun p5 p6 p7 -> "12"), C1) in C0 ([], false)) with | E1 (-2147483648) -> (match Array.make 5 10.0 with | q11 when (let v12 = C0 ([], C1) in (match v12 with | C1 -> false | C0 (q13, q14) -> true)) -> C1 | [||] -> C1 | q15 -> C1) | E1 (4 as w16) -> C1 | E1 9 -> (let a0 = 5 in C1) | E1 _ -> (C0 ([], true)));
a0.(3) <- (C0 ((() :: []), (match -0.0 with | (0.0 | 0.0) -> true | 1.0 -> true | q17 -> false | (0.5 as w18) when ((fun w18 -> "\000\255x" > "") (min (ref (-2)) (ref 14))) -> false)));
let rec loop24 i19 n25 s20 =
  if i19 < 0 then s20 else (
    loop24 (i19 - 2) n25 (match a0.(i19) with | C1 -> (1024 * (s20)) | C0 ([], true) -> (s20 * (s20)) | C0 ((q21 :: q22), true) -> ((s20) + (4 + s20)) | C0 (q23, false) -> (i19 lxor (s20)))
  )
in
let n26 = loop24 (9 - 1) 9 19 in
note_int n26;
let a27 = Array.mapi (let rec f30 p28 p29 = C1 in f30) (Array.make 8 n26) in
a27.(0) <- (let i31 = (try (0 + n26) with | Division_by_zero -> n26 | Failure _ -> n26 | Not_found -> n26 | E0 -> n26 | _ -> 5) in if i31 >= 0 && i31 < Array.length a27 then a27.(i31) else a27.(7));
a27.(1) <- a27.(7);
a27.(2) <- (C0 ((match C1 with | (C1 | C1) -> [] | C0 (q32, q33) -> [] | C1 -> [] | C0 ((_ :: q34), q35) when true -> []), (let s36 = "\000\255x" in let i37 = 15 in if i37 >= 0 && i37 < String.length s36 then s36.[i37] else ' ')));
a27.(3) <- a27.(2);
let s39 = ref (-0.0) in
let i38 = ref 0 in
while !i38 < 8 do
  s39 := (match a27.(!i38) with | C1 -> ((!s39) *. ((); !s39)) | C0 (([] as w40), _) -> ((!s39) *. (!s39 +. (-1.0))) | C0 ((q41 :: q42), q43) -> (!s39 -. (!s39))); i38 := !i38 + 1
done;
let n44 = !s39 in
note_float n44;
let a45 = if false then (Array.make 8 None) else (Array.make 8 None) in
a45.(0) <- (fst (None, n44));
a45.(1) <- (Some (create_array 6 n26));
a45.(2) <- (Some [|n26; 0; n26; n26; 10; n26|]);
a45.(3) <- (match (match ((12, n26, "a", 3), (false, false), (Array.make 8 9), false) with | (n26, q46, q47, (true | true)) -> C1 | (_, q48, _, q49) when q49 -> C1 | (((n44, _, _, q50), q51, _, false) | ((_, n44, _, q50), q51, _, false)) -> C1) with | C1 when ((n26 * n26) < (List.fold_left (fun p52 p53 -> 20) 6 [])) -> (let _v54 = n26 in None) | (C1 | C1) -> ((); None) | C0 (q55, a27) -> a45.(0) | C0 ((_ :: q56), q57) when q57 <> 1 -> (List.fold_right (let rec f59 q57 p58 = None in f59) [] None));
let rec loop62' i60 n63 s61 =
  if i60 < n63 then (
    loop62' (i60 + 1) n63 (match a45.(i60) with | None -> ((if false then 17 else i60) + (s61)) | ((Some _) | (Some _)) -> ((s61) + n26))
  ) else
    s61
in
let n64 = loop62' 0 (hide 1 8) n26 in
note_int n64;
a27.(3) <- a27.(0);
let a65 = (match None with | None -> (Array.make 4 C1) | Some 5 -> (Array.make 4 C1) | Some 3 -> (Array.make 4 C1) | ((Some _) | (Some _)) -> (Array.make 4 C1)) in
a65.(0) <- (let v66 = if false then (-2.0) else n44 in C0 ([], (Array.make 1 n64)));
a65.(1) <- ((let rec f68 p67 = C0 ([], (Array.make 1 p67)) in f68) n64);
a65.(2) <- C1;
a65.(3) <- (C0 ((try [] with | _ -> []), (if false then (Array.make 1 n64) else (Array.make 1 n64))));
let s70 = ref n64 in
let i69 = ref (4 - 1) in
while !i69 >= 0 do
  s70 := (match a65.(!i69) with | C1 -> ((try (!i69 * 31) with | _ -> 11) + (!s70)) | ((C0 (q71, [|q72|]) as w73) | (C0 (q71, [|q72|]) as w73)) -> ((!s70) - ((); q72)) | C0 ([], q74) when (if n44 <= n44 then (true && false) else (let v75 = ([], n44, n44, !s70) in false)) -> ((!s70) lxor !s70) | C0 ([], _) -> ((match false with | true when (let v77 = fun p76 -> n44 in (!i69 - (-32769)) <= n64) -> !s70 | true -> 0 | (false as w78) -> !s70) * (!s70)) | C0 ((q79 :: q80), _) -> ((!s70) * 1023)); i69 := !i69 - 1
done;
let n81 = !s70 in
note_int n81;
let a82 = Array.copy (Array.make 2 C1) in
a82.(0) <- (if not false then (Array.fold_left (let rec f85 p83 p84 = p83 in f85) C1 a65) else (let _v86 = Array.make 2 (Array.make 1 n81) in C1));
a82.(1) <- C1;
let s88 = ref n64 in
for i87 = 0 to 2 - 1 do
  s88 := (match a82.(i87) with | C1 -> ((-2147483647) lxor (!s88)) | C0 (q89, _) -> ((if true then n81 else n26) * (!s88)))
done;
let n90 = !s88 in
note_int n90;
let a91 = if false then (Array.make 2 C1) else (Array.make 2 C1) in
a91.(0) <- (if false && true then (let i92 = n81 in if i92 >= 0 && i92 < 2 then a91.(i92) else C1) else (let _v93 = [] in C1));
a91.(1) <- C1;
let s95 = ref 0.5 in
let i94 = ref 0 in
while !i94 < 2 do
  s95 := (match a91.(!i94) with | C1 -> (5e-324 +. (!s95)) | ((C0 _) | C1) when (match C0 ([], true) with | C1 -> ((n81 + (-2147483647)) >= n81) | C0 ([], true) -> false | C0 ((_ :: q99), true) -> ("\000\255x" = "b c") | C0 (_, (false as w100)) -> w100) -> ((!s95) *. n44) | C0 (q101, q102) -> ((!s95) +. (if false then !s95 else q102)) | (C0 (q103, q104) as w105) when q104 <> 2.0 -> (1e16 *. (!s95)) | _ -> ((min 3.25 3.25) +. (!s95))); i94 := !i94 + 2
done;
let n106 = !s95 in
note_float n106;
(mix_0 5 a65.(3); note_end 0);
note_int n81;
(mix_1 5 a27.(7); note_end 0);
(mix_2 5 a91.(1); note_end 0);
note_int n90;
(mix_3 5 a82.(1); note_end 0);
()
