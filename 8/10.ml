type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y122 -> mix 0; mix_2 (d - 1) y122
    | C5 (y123, y124, y125) -> mix 1; mix_3 (d - 1) y123; mix_floats y124 0 2; mix_float y125
    | C6 -> mix 2
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r1 = y126; r2 = y127; r3 = y128 } -> mix y126; mix y127; (let (m129, m130) = y128 in mix (if m129 then 1 else 0); mix_4 (d - 1) m130)
and mix_2 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y131 -> mix 1; mix (Char.code y131)
and mix_3 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix_0 (d - 1) y132
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y133 :: y134') -> mix 1; mix_float y133; mix_4 (d - 1) y134'
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let f9 p10 p11' =
  (if (try (String.contains "\000\255x" '\'') with | Invalid_argument q12 -> true | Division_by_zero -> false | _ -> true) && ((-3) <> 18) then raise E0);
  (try (try '\019' with | _ -> '\240') with | _ -> (min (try (let v13 = 18 in 'z') with | Invalid_argument p11' -> '\255' | E0 -> '\'') (match { r1 = (-3); r2 = 5; r3 = (true, []) } with | { r1 = 3; r2 = q14; r3 = _ } -> '0' | { r1 = 9; r2 = q15; r3 = q16 } -> '\'' | ({ r1 = 7; r2; r3 = q17' } | { r1 = _; r2; r3 = q17' }) -> '\255' | { r1 = (-2147483647); r2 = q18; r3 = q19 } -> '\n' | ({ r1 = q20; r2; r3 = _ } | { r1 = q20; r2; r3 = _ }) -> 'a')))
let v25 = (try (f9 (Array.make 5 1.5) (List.fold_right (fun p21 p22 -> { r1 = 19; r2 = (-3); r3 = (true, []) }) [] { r1 = 13; r2 = 16; r3 = (true, []) })) with | E0 -> (let s23 = "tail \" end" in let i24 = 5 in if i24 >= 0 && i24 < String.length s23 then s23.[i24] else ' '))
let a26 = ((); (Array.make 2 4))
let rec loop29 i27 n30 s28 =
  if i27 >= n30 then s28 else (
    if a26.(i27) <> (s28 - s28) then loop29 (i27 + 2) n30 ((s28) lxor a26.(i27)) else s28
  )
let n31 = loop29 0 2 16
let () = note_int n31
let x32 = ((mix (n31 lxor n31)); 0.0)
let f33 p34 =
  (if (compare n31 n31) <> (n31 mod 2) then raise E0);
  (if (n31 mod (n31 lor 1)) <= n31 then raise E0 else (fabs 0.1))
let x35 = (try (f33 ((clip "b c") ^ "\000\255x")) with | E0 -> (1.5 /. x32))
let rec f36 p37 p38 p39 =
  if p37 < 1 then
    (C5 (None, (Array.make 2 3.25), x35))
  else (
    if not false then raise E0 else (let r40 = f36 ((-1) + p37) p38 p39 in r40)
  )
let v41 = (try (f36 8 n31 (if false then C6 else C6)) with | E0 -> (C4 None))
let () = (mix_0 5 v41; note_end 0)
let v47 = (try (f36 5 (n31 + n31) (let (q42, q43, q44) = (2, true, false) in v41)) with | E0 -> (List.fold_left (fun p45 p46 -> C6) C6 []))
let () = (mix_0 5 v47; note_end 0)
let () = (mix_0 5 v47; note_end 0)
let () = Array.stable_sort (fun x y -> compare y x) a26
let n121 = (match v47 with | C4 (None | None) -> (
  let f48 p49 =
    let f50 (q51, _, q52) =
      (if (let o53 = q51 in let o54 = q51 in let o55 = q51 in let ( *. ) a b = a lxor (b + 1) in o53 *. o54 *. o55) <= q51 then raise Not_found);
      ((q51 / 1) asr 8) mod 16
    in
    let n57 = (try (f50 (let v56 = { r0 = n31 } in (20, true, false))) with | Not_found -> 2857) in
    raise E0
  in
  let n58 = (try (f48 (-. x35)) with | E0 -> n31) in
  let n59 = (try (f48 ((-3.25) *. x35)) with | E0 -> n31) in
  let f60 p61 p62 =
    let x63 = 0.0 in
    raise E0
  in
  let v67 = (try (f60 (max 3.25 x35) ((); (true, None, []))) with | E0 -> (match false with | false when (((let i64 = -1 in if i64 >= 0 && i64 < Array.length a26 then a26.(i64) else 6) - 32767) <= n59) -> (v25, (18, n58, 100.75), { r1 = 6; r2 = n59; r3 = (false, []) }) | ((true as w65) | (true as w65)) -> (v25, (n58, n59, x35), { r1 = n59; r2 = n59; r3 = (w65, []) }) | false -> ('z', (n58, n59, 0.5), { r1 = n31; r2 = 12; r3 = (false, []) }) | exception Invalid_argument q66 -> ('a', (12, n59, 0.0), { r1 = n59; r2 = n59; r3 = (false, []) }) | exception Not_found -> (v25, (n58, n31, (-10.0)), { r1 = n58; r2 = n59; r3 = (false, []) }) | exception Match_failure _ -> (' ', (n58, n58, x35), { r1 = 2; r2 = n58; r3 = (false, []) }) | exception E0 -> (v25, (n58, n59, 0.5), { r1 = 19; r2 = n59; r3 = (false, []) }))) in
  ((let (m68, m69, m73) = v67 in mix (Char.code m68); (let (m70, m71, m72) = m69 in mix m70; mix m71; mix_float m72); mix_1 5 m73); note_end 0);
  ((let (m74, m75, m79) = v67 in mix (Char.code m74); (let (m76, m77', m78) = m75 in mix m76; mix m77'; mix_float m78); mix_1 5 m79); note_end 0);
  compare n59 (Array.length a26)) | C4 (Some q80) -> (
  (try (
    let n81 = n31 / 3 in
    (mix (if n81 <= 19 then 1 else 0); note_end 0)) with | _ -> (match q80 with | ('a'..'m' | 'a'..'m') -> () | 'a'..'m' -> () | '0'..'9' -> () | 'n' -> () | q82 -> ()));
  a26.(0)) | C5 (_, q83, q84) -> (
  let n120 = (match if 17 = n31 then (min [] []) else [] with | [] -> (
    Array.length q83) | ({ r0 = q85' } :: []) -> (
    let f86 p87 =
      (if if 14 != p87 then (p87 < q85') else (if false then raise (Failure "a") else false) then raise (Failure "12"));
      ((if "" >= "12" then (match v41 with | C4 _ -> () | C5 (_, q88, q89) -> () | C6 -> ()) else (if true then () else ())); (sqrt (let { r0 } = { r0 = p87 } in q84)))
    in
    let x91 = (try (f86 q85') with | Failure q90 -> x35) in
    let x93 = (try (f86 n31) with | Failure q92 -> x91) in
    -2147483648) | ((q94 :: q95) | ((q94 :: (_ :: _)) as q95)) -> (
    q94.r0 <- ((let rec f97 p96 = n31 mod 2 in f97) (n31 / 7));
    let f98' p99 p100 =
      let n101 = p99 in
      raise (Failure "a")
    in
    let s104 = (try (f98' n31 (let v102 = 3.25 in n31)) with | Failure q103 -> (snd (q84, "b c"))) in
    (match q94 with | { r0 = 4 } -> (n31 / (6 lor 1)) | ({ r0 = 6 } | { r0 = 8 }) -> (n31 * n31) | ({ r0 = 3 } as w105) -> (try n31 with | _ -> n31) | { r0 = 4 } when (((); q84) > (coarse (cos (limit 0.0 (-100.0) 100.0)))) -> 9109 | { r0 = 4 } -> (let v109 = fun p106 p107 p108 -> (s104, p106) in n31) | { r0 = 5 } -> n31 | { r0 = 3 } -> (let (_, (_, q115, q116), q117, q118) = ((let rec f112 p110 p111 = p111 in f112), (n31, false, false), v25, (fun q83 p113 p114 -> p114)) in n31) | { r0 = 7 } -> (19 / (-1)) | ({ r0 = q119 } | { r0 = q119 }) -> (( + ) q119 q119)))) in
  note_int n120;
  -(n120 * (-5))) | (C6 | C6) -> (
  n31))
let () = (mix (Char.code v25); note_end 0)
let () = note_float x35
let () = (mix_0 5 v47; note_end 0)
let () = note_int n31
let () = (mix_0 5 v41; note_end 0)
let () = note_float x32
let () = (mix_ints a26 0 2; note_end 0)
let () = note_int n121
let () = ()
