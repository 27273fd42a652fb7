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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y119 -> mix 0; (let (m120, m121) = y119 in mix m120; mix_string m121)
    | C0 (y122, y123, y124, y125, y126, y127, _) -> mix 1; mix y122; mix (Char.code y123); mix_4 (d - 1) y124; mix_1 (d - 1) y125; mix y126; mix_1 (d - 1) y127
    | C2 -> mix 2
and mix_2 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y129 -> mix 1; mix y129
and mix_3 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y130, y131, _) -> mix 1; mix_ints y130 0 8; mix_1 (d - 1) y131
    | C25 (y133, y134) -> mix 2; mix_floats y133 0 4; mix y134
    | C27 -> mix 3
and mix_4 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y135 :: y136) -> mix 1; mix_1 (d - 1) y135; mix_4 (d - 1) y136
let n1 = min (succ (( + ) 7 11)) (succ (let v0 = Array.make 6 None in 20))
let () = note_int n1
let v5 = List.fold_right (fun p2 p3 -> p3) (List.append [] (if true then [] else [])) (fst (let v4 = -0.5 in (C26, 6)))
let v12 = List.map (List.fold_right (fun p6 p7 -> snd (100.75, (fun p6 -> p6))) (List.fold_right (let rec f10 p8 p9 = p9 in f10) [] []) (let rec f11 v5 = v5 in f11)) ((float_of_int n1) :: [])
let s17 = List.fold_left (let rec f15 p13 p14 = "e" in f15) (part (max "tail \" end" "tail \" end") (List.fold_left (fun p16 v5 -> p16) n1 []) (max n1 n1)) (Result.to_list (Ok false))
let a18 = min (fst (min (fst (snd (6, (((Array.make 8 19), 2.0), false)))) (min ((Array.make 8 n1), (-1.5)) ((Array.make 8 n1), 1.0)))) (fst (fst (((Array.make 8 n1), (-10.0)), 100.75)))
let () = prerr_int (( - ) (List.length []) (compare 10.0 1.0))
let () = prerr_byte 32
let () = prerr_float 100.75
let () = prerr_newline ()
let a20 = Array.mapi (fun v12 p19 -> p19) (Array.make 2 C20)
let v36 = (match List.filter (fun (q21, _, _, q22) -> false) [] with | [] when true -> (
  let v28 = snd (let _v27 = (n1, n1, (let rec f26 p23 p24 p25 = p24 in f26)) in (6, ((-3), [], n1, n1))) in
  ((ref false), n1)) | [] -> (
  let (q29, q30, q31) = fst ((); ((n1, C20, n1), 0.5)) in
  ((ref true), q31)) | (q32 :: q33) -> (
  let v34 = Option.is_some None in
  let v35 = '0' in
  ((ref v34), ((); n1))))
let () = fst (Array.fold_right (if false then (fun p37 p38 -> p38) else (fun p39 p40 -> p40)) a18 (snd (n1, ((), n1))))
let () = a20.(1) <- (snd (n1, C20))
let rec loop43 i41 n44 s42 =
  if i41 < n44 then (
    loop43 (i41 + 1) n44 ((a18.(i41) lxor (s42)) + 12)
  ) else
    s42
let n45 = loop43 0 8 n1
let () = note_int n45
let () = min (List.iteri (snd ((-100.75), (let rec f48 p46 p47 = () in f48))) (List.rev_map (fun p49 -> p49) [])) (min (max () ()) ())
let v56 = Array.fold_left (fun p50 p51 -> p50) (let v52' = min (Array.make 3 1.5) (Array.make 3 2.0) in fst (((C2, (3.25, false, n45), None, (15, (-0.0))), n45, (let rec f55 p53 p54 = (0.5, n45, n45, 10.0) in f55), C26), true)) a20
let v57 = List.mem (-1) []
let v58 = 'z'
let n59 = compare (( /. ) (-1.0) 0.5) 100.75
let n60 = n45
let v57 = (match C2 with | C1 (q61, a18) -> (-1e-310) | ((C0 (8, q62, q63, q64, q65, q66, q67)) | (C0 (0, q62, q63, _, q65, q64, q67) as q66)) -> (if true then 100.75 else ((-0.5) /. (0.0 /. 0.0))) | C0 (n45, q68, v36, q69, q70, q71, q72) -> 3.25 | C2 -> (-2.0))
let n76 = (let i73 = (let i74 = (let i75 = n45 + n60 in if i75 >= 0 && i75 < Array.length a18 then a18.(i75) else (9 mod (-2147483648))) in if i74 >= 0 && i74 < 8 then a18.(i74) else (if false then n59 else n59)) * 21 in if i73 >= 0 && i73 < Array.length a18 then a18.(i73) else a18.(0))
let v77 = true
let n78 = n60
let x79 = v57 *. (-1.5)
let n80 = n60
let a81 = Array.make 16 n78
let x82 = 5e-324 /. v57
let a83 = Array.make 8 x82
let () = if (100.75 <= a83.(4)) || v77 then (a81.(9) <- a81.(15 land 15)) else ()
let n84 = 2
let n85 = n59
let f88 = (let rec f87 p86 = v5 in f87)
let n89 = n85
let v90 = Error 12
let v91 = false
let x92 = 1.5
let v93 = true
let c94 = 1.5 *. (x92)
let c95 = c94 -. (x92)
let c96 = (x92) -. x92
let c97 = (x92) *. 1.5
let c98 = c95 +. (c94)
let c99 = (c94) *. 1.5
let c100 = c99 +. (c95)
let c101 = (c96) *. c94
let c102 = (c96) +. 1.5
let c103 = (c95) *. c101
let () = ((let (m104, m105) = v36 in mix_0 5 m104; mix m105); note_end 0)
let () = note_float c98
let () = note_float v57
let () = note_float c96
let () = note_int n1
let () = ((let (m106', m116, _, m118) = v56 in (let (m107, m108, m112, m113) = m106' in mix_1 5 m107; (let (m109, m110, m111) = m108 in mix_float m109; mix (if m110 then 1 else 0); mix m111); mix_2 5 m112; (let (m114, m115) = m113 in mix m114; mix_float m115)); mix m116; mix_3 5 m118); note_end 0)
let () = ()
