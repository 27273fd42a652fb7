type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int * int * float * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y150 :: y155) -> mix 1; (let (m151, m152, m153, m154) = y150 in mix m151; mix m152; mix_float m153; mix m154); mix_0 (d - 1) y155
let f0 p1 p2 p3 =
  let f4 p5 p6' p3 =
    ((match p1 with | (_, _, q7') -> (Array.make 4 9) | exception Division_by_zero -> (Array.make 4 6) | exception Failure q8 -> (Array.make 4 14) | exception E0 -> (let _v9 = ref 3.25 in Array.make 4 (-1)) | exception E1 -> (if false then (Array.make 4 15) else (Array.make 4 12)) | exception E2 9 -> (create_array 4 20) | exception E2 4 -> (match p1 with | (q10, 3, 0.0) -> (Array.make 4 6) | ((q11, 2, 0.0) as w12) -> (Array.make 4 8) | ((q13, 7, 0.0) as w14) -> (Array.make 4 q13) | ((_, _, 0.0) | (_, _, _)) -> (Array.make 4 10) | (q15, q16, q17) -> (Array.make 4 13)) | exception E2 q18 -> [|q18; q18; q18; q18|]), 7)
  in
  let x19 = 1e16 in
  []
let g20 = f0 ((); (8, 20, (-0.5)))
let g21 = g20 (coarse (sin (limit 2.0 (-100.0) 100.0)))
let v22 = g21 ((); { r7 = 1.5 })
let () = (mix_0 5 v22; note_end 0)
let v28 = g21 (match v22 with | [] -> { r7 = 2.0 } | (q23 :: []) -> { r7 = (-1.0) } | (_ :: ((q24 :: _) as w25)) -> { r7 = 100.75 } | (((q26 :: _) as w27') | (q26 :: w27')) -> { r7 = (-0.5) })
let x31 = if false then (if (match v28 with | (([] as w29') | ([] as w29')) -> false | (q30 :: []) -> true | (v22 :: (v28 :: _)) -> true | exception Division_by_zero -> true | exception Match_failure _ -> true | exception E1 -> true) then (if 1.0 < 0.5 then (if (match () with | _ -> false) then (if true == false then ((); 3.25) else (if (-1.5) < 1.0 then (if false < false then 2.0 else ((-1.0) *. (-0.0))) else ((-1.0) -. 1.0))) else (String.fold_left (fun v28 v22 -> -0.5) 10.0 "")) else (sqrt (-2.0))) else (0.0 *. 100.75)) else ((-3.25) /. (-0.0))
let f32 p33 p34 p35 =
  let _ = f0 (4, (-1), x31) (abs_float x31) { r7 = x31 } in
  (let _v45 = (match p35 with | ({ r0; r1; r2 = "a"; r3 = q36; r4 = None } as w37) -> (match { r7 = x31 } with | { r7 = _ } -> false) | ({ r0 = q38; r1 = ([] as w39); r2 = q40'; r3 = _; r4 = None } | { r0 = q40'; r1 = ([] as w39); r2 = q38; r3 = _; r4 = None }) -> (let v41' = x31 in true) | { r0 = _; r1 = (_ :: _); r2 = _; r3 = _; r4 = None } -> ((Array.make 4 x31) = (Array.make 4 100.75)) | ({ r1; r2 = q42; r3 = q43; r4 = (Some q44); _ } | ({ r0 = q42; r1; r2 = _; r3 = q43; r4 = (Some _) } as q44)) -> (true || true)) in ((if _v45 then 14 else 9) + 65535) <= (match v22 with | [] -> 18 | (_ :: _) when (if _v45 then _v45 else (11 >= 0)) -> 5 | (_ :: q46) -> 18))
let g47 = f32 (Array.make 3 ((-10.0), false))
let g48' = g47 (Array.copy (Array.make 16 14))
let v49 = g48' { r0 = "a"; r1 = []; r2 = ""; r3 = 13; r4 = None }
let () = (mix (if v49 then 1 else 0); note_end 0)
let v50 = g48' { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = 18; r4 = None }
let v53 = (let f32 = ((min () ()); ('a', v50)) in if v50 = v50 then (let _v51 = 0 in None) else (let _v52 = v49 in None))
let v54 = (((note_int 32767); ()); 'v')
let () = (mix (Char.code v54); note_end 0)
let () = assert (hide 1 3 = 3)
let f57 p58 f0 p59 =
  assert (compare (let { r0; r2 = q60; r3; r4 = _; _ } = { r0 = "12"; r1 = []; r2 = "12"; r3 = (-2); r4 = None } in r3 mod 3) (let { r0; r2 = q60; r3; r4 = _; _ } = { r0 = "12"; r1 = []; r2 = "12"; r3 = (-2); r4 = None } in r3 mod 3) = 0);
  fst ((string_of_bool v50), (match v53 with | None -> 10.0 | (Some true as w61) -> 10.0 | (Some (false | false) as w62) -> p59))
let g63 = f57 (try (try (if v50 then None else None) with | _ -> None) with | Division_by_zero -> None | Match_failure _ -> None | E1 -> None)
let g64 = g63 (let f57 = -2 in 0.0)
let s65 = g64 (x31 -. x31)
let () = (mix_string s65; note_end 0)
let s66 = g64 (float 20)
let n70 = (hide 1 13)
let rec loop69 i67 s68 =
  if i67 >= n70 then s68 else (
    loop69 (i67 + 1) ((( * ) ((-1) / (13 lor 1)) ((); 3)) + (((( * ) ((-1) / (13 lor 1)) ((); 3)) * (s68))))
  )
let n71 = loop69 0 (-3)
let () = note_int n71
let v53 = (let s72 = (match ((); { r7 = x31 }) with | { r7 = _ } -> (string_of_bool v49)) in let i73 = (truncate x31) * (n71 lor n71) in if i73 >= 0 && i73 < String.length s72 then s72.[i73] else v54)
let s74 = f57 None ((x31 -. x31) *. (x31 -. x31)) ((); (sqrt x31))
let () = (mix_string s74; note_end 0)
let () = (try (
  let x75 = 10.0 in
  (fun p76 -> (let v77 = { r7 = x75 } in ())) (fst (v50, x31))) with | Invalid_argument q78 when ((List.compare_lengths [] []) = (int_of_string (string_of_int n71))) -> ((); ()) | Failure _ when (String.fold_left (let rec f81 p79 p80 = false in f81) v50 (let v82 = ref v50 in s74)) -> (if false then () else ()) | Match_failure _ -> (match v53 with | 'a'..'m' -> () | '0'..'9' when (String.equal ((clip s66) ^ s66) s74) -> () | '0'..'9' -> () | q83 -> () | _ -> ()) | E0 when (if v49 && v50 then (if v50 then false else v50) else (not v50)) -> () | E2 (-2147483648) -> (print_string "a") | E2 1 when (((fun p84 -> Array.make 16 x31) n71) >= (let v85 = { r0 = ""; r1 = []; r2 = "a"; r3 = 13; r4 = None } in Array.make 16 x31)) -> (if v49 then ()) | E2 q86 -> () | _ -> ())
let v87 = v50
let f88 p89 p90 p91 =
  let f92 p93 p94 p95 =
    let n96 = 12 in
    (match (match v28 with | (([] as w97) | ([] as w97)) -> { r0 = s66; r1 = []; r2 = s74; r3 = n96; r4 = None } | ((q98 :: []) as w99) -> { r0 = s74; r1 = []; r2 = s66; r3 = n96; r4 = None } | (q100 :: (_ :: _)) when (match q100 with | ((q101, _, q102, q103) as w104) -> (match w104 with | (4, _, _, q105) -> v87 | (((q106, q107, q108, q109) as w110) | ((q107, q106, q108, q109) as w110)) -> false | ((q111, q112, q113, _) | (q111, _, q113, q112)) when p89 -> false | _ -> true)) -> { r0 = s66; r1 = []; r2 = ""; r3 = n96; r4 = None } | (q114 :: (n71 :: q115)) -> { r0 = "tail \" end"; r1 = []; r2 = "12"; r3 = n96; r4 = None }) with | { r0 = q116; r1 = _; r2 = "a"; r3 = (5 | 5); _ } -> (n96 + n96) | ({ r0 = q117; r1; r2 = "a"; r3 = (-3); r4 = q118 } | { r0 = q117; r1; r2 = "a"; r3 = (-3); r4 = q118 }) -> n96 | ({ r0 = _; r1 = q119; r2 = "a"; r3 = 8; r4 = q120 } as w121) -> (if p89 then n96 else n96) | { r0 = q122; r1; r2 = "a"; r3 = q123; r4 = q124 } -> ((); q123) | { r0 = _; r1 = q125; r2 = (q126 | ("" as q126)); r3 = q127; r4 = q128 } -> (5 / (-1)) | { r0 = q129; r1; r2; r3; r4 = q130 } -> (r3 * 1)) - ((-(-1)) * n96)
  in
  let g131 = f92 p90 in
  let g132 = g131 (snd (n71, (ref 10.0))) in
  let n139 = g132 (if p89 then (v50, (let rec f135 p133 f92 p134 = p133 in f135), []) else (v87, (fun p136 p137 p138 -> p138), [])) in
  let n143 = g132 (v50, (fun p140 p141 p142 -> p142), []) in
  n139
let g144 = f88 (if v87 then v50 else v87)
let g145 = g144 (let _v146 = ((ref n71), n71, C6, (Array.make 1 x31)) in x31)
let n148 = g145 (Array.map (fun p147 -> p147) (Array.make 9 true))
let () = note_int n148
let n149 = g145 (Array.make 9 v87)
let () = note_int n149
let () = (mix_string s65; note_end 0)
let () = (mix (Char.code v53); note_end 0)
let () = note_float x31
let () = (mix (if v49 then 1 else 0); note_end 0)
let () = (mix (if v87 then 1 else 0); note_end 0)
let () = (mix (if v50 then 1 else 0); note_end 0)
let () = (mix (Char.code v54); note_end 0)
let () = note_int n148
let () = ()
