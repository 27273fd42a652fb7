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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : ((int, float) t0 * int array * (int * int * char * int) * bool, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y143, y144) -> mix 1; mix_3 (d - 1) y143; mix y144
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y145 :: y146) -> mix 1; mix_float y145; mix_1 (d - 1) y146
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y147 :: y148) -> mix 1; mix y147; mix_2 (d - 1) y148
and mix_3 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y150) -> mix 1; mix_3 (d - 1) y150
in
let v9 = fst ((let rec f8 (q0, _) = (match C1 with | C1 -> (true, q0) | C0 (q1, q2) when q2 -> (q2, q0) | ((C0 (q3, _) as w4) | (C0 (([] as q3), _) as w4)) -> (false, 20) | C0 (((q5 :: q6) as w7), _) -> (false, q0)) in f8) (6, 3.25)) in
let v18 = Option.equal (fun p10 p11 -> v9) (max (Array.fold_left (fun p12 p13 -> p12) None (Array.make 5 1)) (List.find_map (let rec f15 p14 = None in f15) [])) (min (snd ((-1.0), None)) (Option.map (let rec f17 p16 = "b c" in f17) None)) in
let x26 = snd (max (List.fold_left (fun ((q19, q20) as w21') p22 -> ("a", q20)) ("", 100.75) []) (Array.fold_right (let rec f25 p23 p24 = p24 in f25) (Array.make 1 10) ("", 10.0))) in
note_float x26;
let v63 = (match Array.fold_right (let rec f31 p27 p28 = (match C1 with | C1 -> C1 | C0 (q29, q30) -> p28) in f31) (try (fst ((Array.make 6 1), 2)) with | _ -> (Array.make 6 17)) C1 with | (C1 | C1) -> (
  let c37' = ((( + ) (( - ) 0 16) (List.fold_right (fun p32 p33 -> p33) [] 0))) + (String.fold_left (let rec f36 p34 p35 = p34 in f36) (-2) "12") in
  let c38 = c37' - ((String.fold_left (let rec f36 p34 p35 = p34 in f36) (-2) "12")) in
  let c39 = ((( + ) (( - ) 0 16) (List.fold_right (fun p32 p33 -> p33) [] 0))) * c37' in
  let c40 = ((String.fold_left (let rec f36 p34 p35 = p34 in f36) (-2) "12")) - (( + ) (( - ) 0 16) (List.fold_right (fun p32 p33 -> p33) [] 0)) in
  let c41 = (c39) lxor c37' in
  let c42 = c39 * (c40) in
  let c43 = c41 lxor (c42) in
  note_int c43;
  List.cons (sqrt x26) []) | (C0 (q44', (-3)) as w45) -> (
  let f55 = fst (String.fold_left (fun p46 p47 -> ((fun p48 -> ref (-2)), false)) (Array.fold_right (let rec f53 p49 p50 = ((let rec f52 p51 = ref 2 in f52), v9) in f53) (Array.make 3 (Array.make 8 x26)) ((let rec f54 w45 = ref 7 in f54), v18)) (fst ("b c", v18))) in
  Option.to_list (fst (None, 13))) | C0 (_, q56) -> (
  let q56 = min (Array.fold_left (fst ((let rec f59 p57 p58 = p57 in f59), q56)) (C0 ([], 18)) (Array.fold_right (let rec f62 p60 p61 = p61 in f62) (Array.make 3 q56) (Array.make 5 x26))) (max C1 C1) in
  (mix_0 5 q56; note_end 0);
  List.concat ((); []))) in
let a64 = snd (fst (min (((-2), (Array.make 8 15)), 10) ((17, (Array.make 8 1)), 8))) in
(mix_ints a64 0 8; note_end 0);
let n95 = (let (q92, q93, q94) = (match v63 with | [] -> (Array.fold_right (let rec f67 p65 p66 = p66 in f67) a64 (Array.fold_right (snd ((-3.25), (let rec f70 p68 p69 = p69 in f70))) a64 (fst (("\000\255x", (-2.0), (fun p71 -> v9)), x26)))) | (q72 :: _) -> (Array.fold_right (fun p73 p74 -> p74) a64 (List.fold_right (if v18 then (fun p75 p76 -> p76) else (fun p77 p78 -> ("b c", q72, (let rec f80 p79' = v18 in f80)))) (List.rev_append [] []) (snd (0, ("\000\255x", q72, (fun p81' -> v18)))))) | (q82 :: q83) -> (Array.fold_left (let rec f88 p84 p85 = (((clip "\000\255x") ^ ""), 10.0, (let rec f87 p86 = v18 in f87)) in f88) (Array.fold_right (let rec f90 p89 x26 = x26 in f90) a64 ("b c", q82, (fun p91 -> false))) a64)) in -2) in
let x97 = ( *. ) (( /. ) (min 3.25 x26) (( +. ) x26 x26)) (( /. ) (Array.fold_right (fun p96 a64 -> 0.0) a64 100.75) (min x26 x26)) in
note_float x97;
let n98 = abs (( + ) (if v9 then n95 else 11) (if v9 then n95 else 19)) in
let n99 = if v18 then (if true then (if v18 then (if Option.is_some None then (-20) else (if not v18 then (List.compare_lengths v63 v63) else (truncate 1.0))) else 13) else (-1)) else (n95 / (4 lor 1)) in
let n101 = ( * ) (( + ) (( * ) ((fun p100 -> -1) (Option.is_some None)) n98) n95) (abs (( + ) (String.length (min "tail \" end" "a")) (( + ) (List.length []) 20))) in
let s103 = (try "tail \" end" with | Invalid_argument n99 -> (string_of_float (abs_float x97)) | Failure q102 -> "tail \" end" | Not_found -> "" | Match_failure _ -> "\000\255x") in
let v104 = snd (fst (snd ((-2), ((n99, (2.0, (fun x97 -> 0))), v18)))) in
let x112 = if v9 then x97 else (if n98 >= 13 then (if false then (if (let (_, _) = ((let rec f109 n101 p107 p108 = 3.25 in f109), (fun p110 p111 -> s103)) in v18) then (x26 *. 100.75) else (if not v18 then (if true then (if n95 = n99 then (x97 +. x97) else x97) else (-100.75)) else x97)) else x26) else x26) in
let x113 = (x26 -. (-1.0)) *. 0.0 in
let a114 = a64 in
let v115' = [] in
let a116 = Array.make 2 n101 in
let s103 = () in
let v104 = n99 * n99 in
let n117 = n98 in
let x118 = x112 in
a116.(1) <- (match [] with | [] -> n95 | ((q119 :: q120) | ((q119 :: []) as q120)) -> (match q120 with | [] -> v104 | ((q121 :: _) | (q121 :: _)) -> v104));
let x113 = floor x118 in
let s122 = "\000\255x" in
let v127 = ('a', (fun p123 p124 -> ((fun p125 p126 -> n117), v104))) in
let v128 = ((x118, x112, n117, 100.75), x97, (Array.make 1 C1)) in
let x112 = (let i129 = -3 in if i129 >= 0 && i129 < Array.length a116 then a116.(i129) else n117) in
let n130 = n117 in
let n131 = x112 in
s103;
let a132 = a114 in
a114.(4) <- n130;
a132.(4) <- ((let i133 = 17 in if i133 >= 0 && i133 < Array.length a132 then a132.(i133) else n117) lxor (a114.(4)));
let x134 = 1.0 in
let n137 = (match v128 with | (_, q135, q136) -> ((a114.(wrap n117 8) / (((x112 / (n131 lor 1)) * n131) lor 1)) * 33)) in
let x139 = if (s103; v18) then (s103; x134) else (if v18 then x113 else (if v18 then x134 else (if v18 then (if false then (-3.25) else x97) else (let v138 = C1 in x134)))) in
s103;
let f141' = fun a116 p140 -> C1 in
print_int ((try s103 with | _ -> s103); n130);
print_byte 32;
print_float 10.0;
print_newline ();
let n142 = n117 mod 2147483647 in
(mix_1 5 v63; note_end 0);
note_int n131;
(mix_2 5 v115'; note_end 0);
note_int n98;
note_float x139;
(mix_ints a116 0 2; note_end 0);
note_float x97;
note_int n101;
()
