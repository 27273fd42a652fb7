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
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y114; r5 = y115 } -> mix y114; mix_float y115
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let n3 = 0 in
(match (match Some (Array.make 16 n3) with | ((Some [|_; _|]) | None) -> (let _v6 = 10.0 in C0) | Some _ -> C2) with | C3 -> () | C0 -> () | C1 -> (print_char (Char.lowercase_ascii '\'')) | (C2 as w7) -> (if v2 then ()));
let x9 = (let v8 = n3 / 2147483647 in 0.0) *. (min 0.1 (3.25 -. 3.25)) in
let rec loop13 i10 n14 s11 s12 =
  if i10 < n14 then (
    loop13 (i10 + 1) n14 s12 s11
  ) else
    (s11, s12)
in
let (n15, n16) = loop13 0 7 1.5 x9 in
note_float n15;
note_float n16;
let n18 = (truncate n15) * (((match n3 with | (5 | 5) -> (let v17 = v2 in 0) | n15 -> ((); n15)) / 16) + (min (n3 lsl 24) n3)) in
let v78 = (try (
  let v24 = if v2 then raise Not_found else (List.fold_left2 (fun p19 p20 p21 -> p20 <> n18) (n15 < n16) (12 :: []) ((let rec f23 p22 = [] in f23) n16)) in
  print_string ((clip (if v24 then "a" else "")) ^ "ruiitrweaey");
  let v60 = max (Option.equal ((); (if (let n16 = (n15, 0.5, (n15, x9), n3) in v24) then ((); (let rec f27 p25 p26 = v2 in f27)) else (match { r4 = 8; r5 = n15 } with | { r4 = (-2); r5 = 1.0 } -> (fun p28 p29 -> v24) | { r4 = (-3); r5 = 1.0 } -> (fun p30 p31 -> v24) | ({ r4 = q32; r5 = q33 } | { r4 = (-3 as q32); r5 = q33 }) when q32 >= 9 -> (let rec f36 p34 p35 = v24 in f36) | { r4 = 1; r5 = 1.0 } -> (fun p37 p38 -> false) | { r4 = _; r5 = 1.0 } -> (let rec f41 p39 p40 = v24 in f41) | { r4 = q42; r5 = q43 } -> (let rec f46 p44 p45 = v24 in f46) | _ -> (fun p47 p48 -> v24)))) (if v24 then ((if v2 then () else ()); (List.find_opt (let rec f50 p49 = true in f50) [])) else (match (C0, v2, (9, 15)) with | (C3, _, (q51, q52)) -> None | (C0, q53, _) -> None | ((C2 | C1), q54, q55) -> (let v56 = ref C0 in None) | (C3, true, _) -> (try (if v24 then None else None) with | Invalid_argument q57 -> None | Division_by_zero -> None) | ((C2 | C1), q58, q59) -> (if v24 then None else None))) None) ((String.concat "12" ["kmwg"; clip (string_of_float (abs_float 1.5))]) < (string_of_bool false)) in
  (mix (if v60 then 1 else 0); note_end 0);
  let f61 p62 { r4 = q63; r5 } =
    q63
  in
  let n70 = f61 (let rec f69 ((q64, q65) as w66) p67 p68 = '\255' in f69) { r4 = n3; r5 = n15 } in
  (match { r4 = n18; r5 = n16 } with | { r4 = q71; r5 = 1.0 } -> v60 | ({ r4 = _; r5 = q72 } | { r4 = _; r5 = q72 }) when ("qhuitdpbqb" <> (let f73 = Printf.sprintf (if v60 then "%.3d %6s" else "%d%s") n70 in f73 (clip "a"))) -> v60 | { r4 = ((-3) | (-2147483647)); r5 } when (match (List.hd []) with | { r4 = _; r5 } -> (n70 >= n70) | exception Failure q74 -> ((); v60)) -> v60 | _ -> v60) || (true < false)) with | Invalid_argument q75' -> v2 | Failure q76 -> (let _v77 = n18 in v2) | Not_found -> (n16 >= n15) | Match_failure _ -> v2) in
mix (((String.length (Printf.sprintf ("%.3d" ^^ "%s|%c") n18 (clip "tail \" end") 'a')) + (-16)) - ((); (match (let (v78, q79, _, _) = (2, n16, (Array.make 6 n18), { r4 = 17; r5 = (-100.75) }) in { r4 = n18; r5 = n16 }) with | { r4 = 7; _ } -> n18 | ({ r4 = (-2); r5 } as w80) -> n18 | { r4 = 3; r5 = _ } -> (if v78 then n3 else n18) | { r4 = q81; r5 = q82 } -> (-65536))));
let v83 = v78 in
print_int ((lxor) (n18 lor 18) n18);
print_byte 32;
print_float n16;
print_newline ();
prerr_int ((fun v78 -> if v83 then v78 else n18) (n3 / 3));
prerr_byte 32;
prerr_float 1e-310;
prerr_newline ();
(let _v84 = None in ());
let rec fold85 p86 =
  match p86 with
  | { r4; r5 = _ } ->
    { r4 = r4; r5 = n15 }
in
let v87 = fold85 (if false then { r4 = n3; r5 = n16 } else { r4 = (-1); r5 = n16 }) in
(mix_0 5 v87; note_end 0);
let n88 = tick_int 8 n18 in
note_int n88;
let rec loop97 i89 n98 s90 =
  if i89 < 0 then s90 else (
    (
      v87.r4 <- ((); (Array.fold_right (fun p91 p92 -> 2147483647) (let (_, { r4 = q94; r5 }, _, q95) = (v87, v87, (fun p93 -> 3.25), []) in [|x9; n15; (-1.5); (-100.75); r5|]) 2));
      ());
    loop97 (i89 - 1) n98 (match v87 with | { r4 = _; r5 = q96 } -> (try (abs s90) with | _ -> s90))
  )
in
let n99 = loop97 (7 - 1) 7 n88 in
note_int n99;
v87.r4 <- 4385;
let v101 = (match v87 with | { r4 = _; r5 = q100 } -> (
  v87.r4 <- (succ n88);
  v87.r4 <- (( + ) n99 14))) in
(try (
  v87.r4 <- ((max n99 7) + (String.length ""));
  let f113 = (match v87 with | ({ r4 = 6; r5 = v87 } as w102) when v87 >= (-3.25) -> (let v104 = (let v103 = x9 in 17) in (v101; (let rec f108' p105 p106 p107 = Array.make 1 v83 in f108'))) | { r4 = q109; r5 } -> (let rec f112 () p110 p111 = Array.make (hide 1 1) v78 in f112)) in
  v87.r4 <- (v87.r4 / ((n88 + n88) lor 1));
  v87.r4 <- 4096;
  v87.r4 <- (Char.code '\'')) with | Match_failure _ -> (v87.r4 <- n99));
note_int n3;
note_float x9;
note_float n16;
(mix (if v83 then 1 else 0); note_end 0);
note_float n15;
(mix_0 5 v87; note_end 0);
note_int n18;
(mix (if v2 then 1 else 0); note_end 0);
()
