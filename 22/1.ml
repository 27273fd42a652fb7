type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y106 -> mix 1; mix_float y106
and mix_1 d (v : bool t1 t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let n0 = 11
let x5 = (let v1 = '\249' in (100.75 *. (-0.5)) *. (try (match v1 with | ('a'..'m' | 'a'..'m') -> 3.25 | 'a'..'m' when (let (q2, _) = ('z', n0) in List.exists (fun p3 -> true) []) -> 100.75 | ('0'..'9' | _) -> 0.0 | '0'..'9' -> (-100.75) | q4 -> (-3.25) | _ -> (-100.75)) with | Match_failure _ -> (-3.25)))
let () = note_float x5
let n6 = n0 / (-2147483648)
let v18 = (match (let _v7 = n6 lxor n6 in []) with | [] -> (List.find_map (let rec f9 p8 = None in f9) (max [] [])) | (true :: _) -> ((let rec f11 p10' = if true then None else None in f11) (let s12 = "tail \" end" in let i13 = n6 in if i13 >= 0 && i13 < String.length s12 then s12.[i13] else '\'')) | (false :: q14) -> (try (let v15 = Array.length (Array.make 1 1.5) in None) with | Invalid_argument q16 -> (let v17 = (x5, 1, true, []) in None) | _ -> (if true then None else None)))
let () = (mix_0 5 v18; note_end 0)
let v23 = if (let (q19, q20, _) = ((5, n0), (Array.make 4 n0), n0) in false || true) then ((let s21 = "b c" in let i22 = n6 in if i22 >= 0 && i22 < String.length s21 then s21.[i22] else '0') != (if true then '\255' else '\'')) else true
let a27' = Array.init 2 (let rec f26 p24 = if v23 || v23 then (let v25 = () in p24) else (-4097) in f26)
let f28 p29 p30 p31 =
  { r2 = (let rec f33 p32 = -19 in f33) }
let g34 = f28 (match v18 with | None -> (fun p36' -> { r2 = (fun v23 -> n6) }) | Some 1.0 -> (fun p37 -> { r2 = (let rec f39 p38 = n0 in f39) }) | Some q40 -> (let rec f44 p41 = { r2 = (let rec f43 p42 = p42 in f43) } in f44))
let g35 = g34 (if v23 then 5 else n0)
let v45 = g35 (try 1.0 with | _ -> x5)
let () = (mix_1 5 v45; note_end 0)
let v46 = g35 (x5 /. x5)
let () = (mix_1 5 v46; note_end 0)
let n51 = compare 'Q' (let v50 = fun p47 p48 -> String.contains ((fun p49' -> "b c") v23) '1' in 'E')
let () = note_int n51
let n52 = ((); (show_int 13 a27'.(0)))
let () = mix (if (if v23 then n6 else n6) <= (tick_int 13 n52) then 1 else 0)
let table53 = Array.make 3 (let rec f63 k p = if k < 0 then f63 k p else p in f63)
let () = table53.(0) <- (let rec g56 k54 p55 =
  if k54 <= 0 then (n51 lor n51) else (
    mix p55;
    table53.(2) (k54 - 1) (n0 + n52)
  )
in g56)
let () = table53.(1) <- (let rec g59 k57 p58 =
  if k57 <= 0 then a27'.(0) else (
    mix p58;
    table53.(1) (k57 - 1) (2 mod 4096)
  )
in g59)
let () = table53.(2) <- (let rec g62 k60 p61 =
  if k60 <= 0 then ((); n6) else (
    table53.(2) (k60 - 1) (n52 * 35)
  )
in g62)
let n64 = table53.(0) (hide 1 2) (0 mod (-1))
let () = note_int n64
let n65 = table53.(0) 3 (n52 + n64)
let () = if max false (v23 || v23) then (if v23 then () else (Array.fold_left (let rec f68 p66 p67 = p66 in f68) () a27')) else (match v46 with | { r2 = q69 } -> ())
let n70 = 14
let () = note_int n70
let n71 = n52
let n72 = n0
let () = note_int n72
let () = (try (
  let p73 = (match v46 with | { r2 = q74 } -> x5) in
  let p75 = n6 in
  let p76 = (let i77 = p75 in if i77 >= 0 && i77 < Array.length a27' then a27'.(i77) else n72) in
  let p78 = n65 * p76 in
  let p79' = p73 in
  let p80' = n71 mod (p76 lor 1) in
  let p81 = compare C1 C1 in
  let p82 = max n72 n71 in
  let p83 = n64 in
  let p84 = (let _v85 = 'z' in p73) in
  let p86 = compare p80' 17 in
  let p87 = p84 -. p79' in
  let p88 = p73 in
  let p89 = p84 *. p73 in
  let p90 = if v23 then p80' else 12 in
  let p91 = (try (abs_float p87) with | _ -> 1.0) in
  let p92 = (let v93 = ((-3), C1, '\255') in p89) in
  let p94 = p89 in
  let p95 = p91 in
  let p96 = abs_float p87 in
  let p97 = p90 - p86 in
  let p98 = p83 + n65 in
  mix 1;
  let n99 = (((p90 + (((p82 + (((((p75) + p76) - p78) + p80') * p81)) + p83) + p86)) + p97) + p98) * 1 in
  let x100 = ((((p92 *. (p91 -. (p89 +. (p88 -. (p87 *. (p84 +. ((p73) +. p79'))))))) -. p94) +. p95) *. p96) -. 1.0 in
  note_float x100;
  let n101 = n99 in
  note_int n101;
  let v104 = ((p88 -. 100.75) +. (match v18 with | ((None as w102) | (Some 0.0 as w102)) -> p89 | Some 0.0 -> p91 | Some q103 -> p95 | ((Some _) | (Some _)) -> p95)) >= ((a27'.(0) <- p81); x100) in
  (mix (if v104 then 1 else 0); note_end 0);
  let x105 = if Array.mem n99 a27' then p84 else (if v104 then (p73 *. 2.0) else p91) in
  note_float x105;
  a27'.(wrap (8 / 1) 2) <- p78) with | _ -> (if false then () else ()))
let () = (mix_1 5 v46; note_end 0)
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = note_int n64
let () = note_int n0
let () = note_int n52
let () = (mix_0 5 v18; note_end 0)
let () = note_int n70
let () = note_float x5
let () = ()
