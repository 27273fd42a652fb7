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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y127, y128, _) -> mix 1; mix_ints y127 0 8; mix_2 (d - 1) y128
    | C25 (y130, y131) -> mix 2; mix_floats y130 0 4; mix y131
    | C27 -> mix 3
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y132 :: y133) -> mix 1; mix (if y132 then 1 else 0); mix_1 (d - 1) y133
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y134 -> mix 0; (let (m135, m136) = y134 in mix m135; mix_string m136)
    | C0 (y137, y138, y139, y140, y141, y142, _) -> mix 1; mix y137; mix (Char.code y138); mix_3 (d - 1) y139; mix_2 (d - 1) y140; mix y141; mix_2 (d - 1) y142
    | C2 -> mix 2
and mix_3 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y144 :: y145) -> mix 1; mix_2 (d - 1) y144; mix_3 (d - 1) y145
let f0 p1 =
  C26
let v3 = f0 (match -2.0 with | 1.0 -> C2 | 0.0 -> C2 | 1.0 -> C2 | q2 -> C2)
let () = (mix_0 5 v3; note_end 0)
let v6 = f0 (C0 ((-1), '\n', [], C2, 18, C2, (let rec f5 p4 = p4 in f5)))
let () = (mix_0 5 v6; note_end 0)
let () = (mix_0 5 v6; note_end 0)
let x79 = (match Error (if true then (-10.0) else (-0.0)) with | Ok 2 -> (
  (match v6 with | C26 -> (let v7' = C2 in -0.5) | C24 ([|q8; q9|], q10, v3) -> (0.0 /. 0.0) | C24 (q11, (C1 _), q12) -> 0.0 | C24 (q13, (C0 (_, v6, q14, q15, q16, q17', _)), q18) -> 1e16 | ((C24 (_, C2, _)) | (C25 (_, _))) -> (let (_, q22, q23, _) = ((Array.make 4 (-3)), C2, (fun p21 -> 6), (Array.make 7 15)) in -0.5) | C25 (q24, q25) -> (match C26 with | C26 -> (-0.5) | C24 (q26', (C1 q27), _) -> 1.5 | C24 (q28, (C0 (q29, _, _, _, _, q30, _)), q31') -> 0.5 | C24 (q32, C2, q33) -> (-2.0) | C25 (q34, q35) -> (-0.5) | C27 -> 100.75) | C27 -> (fabs 1.0))) | ((Ok (-3)) | (Ok 4)) -> (
  let n36 = (-9815) / (-2147483648) in
  let _ = f0 (match C2 with | (C1 q37' as w38) -> C2 | ((C0 (_, _, _, _, _, (C1 _), _)) | (C0 (_, _, _, _, _, _, _))) -> C2 | C0 (q44, q45, q46, q47, q48, (C0 (q49, q50, v6, q51, q52, _, _)), _) -> C2 | ((C0 (q53, v6, q54, q55', q56, C2, _)) | (C0 (q53, v6, q54, _, q56, _, _) as q55')) -> C2 | (C2 | C2) -> C2) in
  fst (if true then ((-3.25), 10.0) else ((-0.0), 2.0))) | Ok 2 -> (
  let f57 p58 =
    false
  in
  let v59 = f57 1073741824 in
  (mix (if v59 then 1 else 0); note_end 0);
  float_of_int (compare 20 13)) | Ok (-1) -> (
  let f60 v3 =
    false
  in
  let v64 = f60 (let rec f63 p61 p62 = Array.make 8 8 in f63) in
  (let v65 = v6 in if true then 3.25 else 1.5)) | ((Ok q66) | (Ok q66)) -> (
  (fun p67 -> 0.0 /. (-0.5)) (try (Array.fold_right (fun p68 p69 -> p69) (Array.make 4 q66) false) with | _ -> false)) | Error 0.5 -> (
  (let rec f71 p70 = tick_float 6 (-100.75) in f71) (let o72' = 12 in let o73 = 13 in let o74 = 10 in let o75 = 12 in let o76 = -3 in let ( == ) a b = (a lsl 1) + b in o72' == o73 == o74 == o75 == o76)) | Error q77 -> (
  0.0 +. (let v78 = None in 10.0)))
let f80 p81 p82 =
  Array.make 1 p82
let a84 = f80 (match v6 with | C26 -> "12" | ((C24 (_, _, q83')) | (C24 (_, _, q83'))) -> "a" | C25 (_, _) -> "a" | C27 when false -> "12" | C27 -> "") x79
let _ = f80 (String.concat "\000\255x" ["a"; clip "b c"]) (x79 -. (-3.25))
let c90 = ((floor (-2147483648.0))) *. (floor (-2147483648.0))
let c91 = (c90) +. (match v6 with | C26 -> (-1.0) | C24 (q85, q86, _) -> x79 | C25 (_, 8) -> x79 | ((C25 (_, 7)) | (C24 (_, (C1 _), _))) -> x79 | C25 (q88, ((-2147483648) | _)) -> (-3.25) | C25 (_, q89) -> 1.0 | (C27 | (C24 (_, _, _))) -> x79)
let c92 = ((floor (-2147483648.0))) +. c91
let c93 = (floor (-2147483648.0)) -. (c90)
let () = note_float c93
let f94 p95 p96 =
  []
let v97 = f94 (16 * (-1)) ((); c90)
let () = (mix_1 5 v97; note_end 0)
let () = Array.fold_left (if not false then (match true with | true -> (fun p98 p99 -> p98) | (true | true) -> (fun () p100 -> ()) | false -> (fun () p101 -> ())) else (fun () v97 -> ())) (let v102 = 16 + 1 in (if true then ())) a84
let f103 p104 =
  false
let v105 = f103 a84
let () = (mix (if v105 then 1 else 0); note_end 0)
let v106 = f103 a84
let () = (mix (if v106 then 1 else 0); note_end 0)
let f107 p108 p109 =
  v106
let v110 = f107 ((fun () -> c90) ()) (if v106 then (None, 4) else (None, 18))
let f111' p112 p113 =
  false
let v115 = f111' ((fun p114 -> (p114, C2)) 13) (f111' (5, C2) false)
let v121 = f111' (match v97 with | [] -> (12, C2) | (q116 :: q117) -> (5, C2) | ((true :: (q118 :: q119)) as w120) -> (12, C2)) (2 >= 4)
let n122 = 15
let a123 = if false then (Array.make 2 c90) else (Array.make 2 3.25)
let s125 = ref 1.5
let () = for i124 = 0 to 2 - 1 do
  a123.(i124) <- (a123.(1) +. (!s125));
  s125 := ((a123.(1) +. (!s125)) -. a123.(i124))
done
let n126 = !s125
let () = note_float n126
let () = note_float x79
let () = note_float c90
let () = (mix (if v106 then 1 else 0); note_end 0)
let () = (mix_floats a84 0 1; note_end 0)
let () = (mix_0 5 v3; note_end 0)
let () = note_float c92
let () = (mix (if v110 then 1 else 0); note_end 0)
let () = note_float n126
let () = ()
