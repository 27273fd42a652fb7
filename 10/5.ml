type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y144, y145, _) -> mix 1; mix_ints y144 0 8; mix_4 (d - 1) y145
    | C25 (y147, y148) -> mix 2; mix_floats y147 0 4; mix y148
    | C27 -> mix 3
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix_floats y149 0 2; mix_1 (d - 1) y150
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y151 :: y152) -> mix 1; mix y151; mix_2 (d - 1) y152
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y153 :: y154) -> mix 1; mix_float y153; mix_3 (d - 1) y154
and mix_4 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y155 -> mix 0; (let (m156, m157') = y155 in mix m156; mix_string m157')
    | C0 (y158, y159, y160, y161, y162, y163, _) -> mix 1; mix y158; mix (Char.code y159); mix_5 (d - 1) y160; mix_4 (d - 1) y161; mix y162; mix_4 (d - 1) y163
    | C2 -> mix 2
and mix_5 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y165 :: y166) -> mix 1; mix_4 (d - 1) y165; mix_5 (d - 1) y166
let poly0 x = x
let a1 = (let v2' = Array.make 1 13 in 17)
let a3 = fun p4 p5 -> p4
let a6 = (match C20 with | (C21 as w7) -> [] | C20 -> [] | C16 (q8, q9, q10, _, q11, q12) -> [] | q13' -> [])
let n14 = poly0 a1
let a15 = [|0.5; (-1.0)|]
let a16' = ((); (-100.75))
let a17' = (match a6 with | ((q18 :: q19) | ((q18 :: _) as q19)) -> [] | [] -> [] | (q20 :: []) -> [] | (q21 :: (q22 :: q23)) -> [])
let a24' = poly0 a15
let () = (mix_floats a24' 0 2; note_end 0)
let rec poly25 n x l = if n <= 0 then l else poly25 (n - 1) x (x :: l)
let a26 = n14
let a27 = (let (_, _) = ((n14, n14, true, 13), C20) in 8)
let a28 = []
let v29 = poly25 3 a26 a28
let a30 = 4
let a31 = C25 ((Array.make 4 a16'), a26)
let a32 = (match [] with | [] -> [] | (q33 :: q34') -> [])
let v35 = poly25 3 a30 a32
let n115 = (match C0 ((show_int 16 n14), (try (if true then 'z' else '\n') with | _ -> ' '), [], (if false then C2 else C2), (match a27 with | 4 when (match (match a6 with | ([] | []) -> v35 | (((_ :: _) as w36) | ([] as w36)) -> w36) with | [] -> (let _v38 = fun p37 -> (a30, false) in true) | (q39 :: q40') -> (let v41 = a26 in false)) -> (Ok (Array.make 7 10.0)) | -2147483648 -> (Ok (Array.make 7 3.25)) | 7 -> (Ok (Array.make 7 a16')) | (-3 as w42) -> (Ok (Array.make 7 (-1.0))) | q43 -> (Ok (Array.make 7 a16'))), (C0 (a30, ' ', [], C2, (Ok (Array.make 7 a16')), C2, (fun p44 -> a30))), (List.fold_left (let rec f47 p45 a30 = fun p46 -> a27 in f47) (fun p48 -> p48) [])) with | C1 q49 -> (
  let rec poly50 x l = match l with [] -> x | y :: rest -> poly50 y rest
  in
  let a51 = List.exists (fun p52 -> false) a32 in
  let a53 = [] in
  let a54 = ((); []) in
  let v55 = poly50 a51 a54 in
  let a56 = (let _v57 = C2 in a30) in
  let a58' = (let _v59 = a31 in Array.make 6 13) in
  let a60 = a27 :: [] in
  let n61' = poly50 a56 a60 in
  note_int n61';
  let a62 = (fun p63 -> ()) [] in
  let a64 = Array.fold_left (fun p65 p66 -> Array.make 3 0.0) (Array.make 3 (-2.0)) a58' in
  let a67 = if v55 then [] else [] in
  let v68 = poly50 a62 a67 in
  (let i69' = (let v70 = v55 in n14) in if i69' >= 0 && i69' < Array.length a58' then a58'.(i69') else (a3 a27 v55))) | C1 (q71, q72) -> (
  let poly73 r x = let old = !r in r := x; old
  in
  let a74 = (match n14 with | ((9 as w75) | (-2 as w75)) -> (a16', (Array.make 9 a27), "12", (Array.make 1 a16')) | q76 -> (a16', (Array.make 9 16), "tail \" end", (Array.make 1 0.5))) in
  let a77 = Some 9 in
  let a78 = (a16', (Array.make 9 n14), "a", (Array.make 1 a16')) :: [] in
  let v79 = poly73 (ref a74) a74 in
  let a80 = (let rec f82 p81 = a31 in f82) (Array.make 1 a16') in
  let a83 = (let rec f85 p84 q71 = 1.5 in f85) in
  let a86 = ((); []) in
  let v87 = poly73 (ref a80) a80 in
  (mix_0 5 v87; note_end 0);
  let a88 = (match [] with | [] -> (let rec f91 p89 a28 p90 = Array.make 1 a16' in f91) | ([] | (_ :: _)) -> (let rec f95 p92 p93 p94 = Array.make 1 a16' in f95)) in
  let a96 = (try (C1 (a16', "12")) with | _ -> C2) in
  let a97 = [] in
  let f98 = poly73 (ref a88) a88 in
  (match v79 with | ((_, _, _, [|_|]) | (_, _, _, _)) when ((sqrt a16') <= (a16' *. a16')) -> (a24'.(wrap (a30 - a26) 2) <- (let i103' = 13 in if i103' >= 0 && i103' < Array.length a24' then a24'.(i103') else (-100.75))) | ((q104, _, q105, q106) | (q104, _, q105, q106)) -> (List.fold_right (fun p107 p108 -> (let _v109 = C2 in p108)) a28 (try (if false then () else ()) with | _ -> ())));
  (if a26 < a30 then (1 + a30) else a26)) | C0 (q110, a31, q111, q112, q113, q114, _) -> (
  1073741824) | (C2 | C2) -> (
  a30))
let () = note_int n115
let poly116 (x, y) = (y, x)
let a117 = (a26 - (-32769)) <= n115
let a118 = a24'.((n14 - a30) land 1)
let a119 = []
let v120 = poly116 (a117, a118)
let a121 = (let i122 = n115 in if i122 >= 0 && i122 < 2 then a15.(i122) else a16')
let a123 = (match a31 with | C26 -> (Array.make 4 a27) | C24 (q124, q125, q126) -> (Array.make 4 a30) | C25 (_, (-2147483647)) -> (Array.make 4 n115) | C25 (q127, q128) -> (Array.make 4 a30) | C24 (_, (C0 (q129, q130, q131, q132, q133, _, _)), _) when q133 < (-1520) -> (Array.make 4 q133) | (C27 | C27) -> (Array.make 4 a30))
let a134 = (match a119 with | (([] as w135) | ((_ :: _) as w135)) -> [] | (q136 :: _) -> [])
let v137 = poly116 (a121, a123)
let a138 = Array.length a123
let a139 = if a117 then [] else []
let a140 = if a117 then [] else []
let v141 = poly116 (a138, a139)
let () = note_int n14
let () = (mix (if a117 then 1 else 0); note_end 0)
let () = note_int a26
let () = (mix_1 5 a17'; note_end 0)
let () = (mix_floats a24' 0 2; note_end 0)
let () = (mix_2 5 a28; note_end 0)
let () = note_float a16'
let () = ((let (m142, m143) = v141 in mix_3 5 m142; mix m143); note_end 0)
let () = ()
