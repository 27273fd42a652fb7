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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : bool t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y77 :: y78) -> mix 1; mix_4 (d - 1) y77; mix_0 (d - 1) y78
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : (int array ref, int array) t2) =
  if d > 0 then
    match v with
    | C0 (y79', y80) -> mix (Char.code y79'); mix_string y80
and mix_3 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_4 d (v : bool t1) =
  if d > 0 then
    match v with
    | C1 (y81, y82) -> mix 0; mix_0 (d - 1) y81; mix_5 (d - 1) y82
    | C2 { r3 = y83; r4 = y84; r5 = y85 } -> mix 1; mix (if y83 then 1 else 0); mix (if y84 then 1 else 0); (let (m86, m87) = y85 in mix_float m86; (let (m88, m89') = m87 in mix_float m88; mix m89'))
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y90 :: y91) -> mix 1; mix y90; mix_5 (d - 1) y91
in
let n5 = List.fold_left (fst ((fun p0 p1 -> 15), false)) ((String.fold_left (fun p2 p3 -> p2) 15 "12") lsr (((land) 16 9) land 31)) (List.rev_map (fun p4 -> p4) []) in
let n5 = String.equal (min (if true then "b c" else "12") (snd (n5, "\000\255x"))) (max (fst ("b c", 3.25)) (part "12" n5 n5)) in
List.fold_left (let rec f7 () p6 = () in f7) (Array.fold_left (fst ((fun p8 p9 -> ()), '0')) (String.iter (let rec f11 p10 = () in f11) "\000\255x") (match ((C0 ((Array.make 8 15), []) : t0) : t0) with | C0 (_, []) -> (Array.make 1 (-0.5)) | C0 (_, ('a'..'m' :: q12)) -> (Array.make 1 1.5) | C0 (_, (_ :: _)) -> (Array.make 1 3.25))) (List.sort_uniq compare []);
let n13 = ( * ) (max (( - ) 6 12) (snd ("12", 9))) (List.compare_lengths (min [] []) (max [] [])) in
note_int n13;
(try (
  assert (hide 1 3 = 3);
  let v14 = List.rev ((C2 { r3 = n5; r4 = n5; r5 = (1.0, ((-0.0), n13)) }) :: []) in
  (mix_0 5 v14; note_end 0);
  (if List.mem n13 [] then () else ())) with | _ -> ());
let n13 = fst ((C0 (' ', "12") : (int array ref, int array) t2), n13) in
snd (Array.fold_right (fun p15 (_, q16) -> (3.25, q16)) (List.fold_right (let rec f19 p17 p18 = p18 in f19) [] (Array.make 5 [])) (10.0, ()));
let v20 = fst ((C2 { r3 = n5; r4 = false; r5 = (100.75, ((-0.0), 18)) }), n5) in
let x23 = fabs (( *. ) (min 10.0 3.25) (Array.fold_right (fun p21 p22 -> p22) (Array.make 1 16) 1.5)) in
let v30 = (try (
  let n24 = String.length (max (try (List.hd []) with | Failure _ -> "12" | _ -> "") (fst ("tail \" end", 1))) in
  let x25 = fst (max (fst ((2.0, n5), x23)) (min (1.5, n5) (x23, n5))) in
  let v27 = (-100.75) = (let _v26 = Ok [] in x25) in
  let v28 = None in
  '\189') with | _ -> (let v29 = x23 in ' ')) in
let n31 = min 4 (20 land (if true then 14 else 13)) in
let n32 = String.length (min (max "\000\255x" "tail \" end") (snd (2.0, "a"))) in
let f33 p34 p35 p36 =
  2.0
in
let x37 = f33 (if true then n32 else n32) (min (Array.make 9 n5) (Array.make 9 false)) (ref (C0 ((Array.make 8 n32), []) : t0)) in
let n43 = (match ((C0 (v30, "12") : (int list, bool array option) t2) : (int list, bool array option) t2) with | C0 ('a'..'m', n31) -> (
  let v38 = List.mem (( /. ) ((); (-0.0)) (-2147483648.0)) ((float_of_string "2.0") :: []) in
  n32) | C0 ('0'..'9', _) -> (
  let v39' = (C0 (v30, "12") : (float, int t1) t2) in
  let _ = snd (let v40 = max (Array.make 3 x23) (Array.make 3 x23) in (n31, (C0 ('z', "a") : (float, float array) t2))) in
  int_of_float x37) | C0 (q41, q42) -> (
  (try (( - ) 14 11) with | _ -> n32) land (( + ) (-3) 10))) in
let f33 = (let rec f47 p44 p45 p46 = true in f47) in
let f48 v20 =
  let n49 = n32 in
  let n50 = n31 in
  ref v20
in
let v51 = f48 (succ n43) in
(mix_1 5 v51; note_end 0);
let v52 = n5 in
let v53 = v30 in
let a54 = Array.make 8 12 in
let v55 = (C0 ((Array.make 8 n43), []) : t0) in
let unused56 = C2 { r3 = 9; r4 = n32; r5 = ((-2.0), (0.5, n32)) } in
let v57 = [] in
let v58 = [] in
let x59 = 1e16 in
(if n5 then () else ());
let v60 = ref x59 in
let v61 = (-(- n32)) :: [] in
let v62 = (C0 ('z', "b c") : (int array, float array) t2) in
let n68 = if if (match (v62 : (int array, float array) t2) with | C0 (q63, "a") -> false | (C0 (q64, _) as w65) -> v52 | exception Invalid_argument q66 -> (if false then false else (if v52 then n5 else false)) | exception Not_found -> v52 | exception E0 'a'..'m' -> v52 | exception E0 'n' -> v52 | exception E0 'a'..'m' -> n5 | exception E0 'n' -> (let _v67 = 1.7976931348623157e308 in n5) | exception E0 _ -> v52) then (let v61 = x37 in false) else true then (if n43 <> a54.(7) then 15 else n43) else n32 in
let a71 = (let (_, _) = (x37, (let rec f70 p69' v52 = x59 in f70)) in Array.make 1 (Array.make 8 x59)) in
let unused73 = f48 (let v72 = v60 in n32) in
let v74 = Ok x23 in
let x59 = n32 in
let x75 = x37 in
let a76 = Array.make 4 n32 in
(mix_floats a71.(0) 0 8; note_end 0);
(mix (Char.code v53); note_end 0);
(mix_2 5 n13; note_end 0);
(mix_3 5 v60; note_end 0);
note_int n31;
()
