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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r1 = y154; r2 = y155; r3 = y156 } -> mix y154; mix y155; (let (m157, m158) = y156 in mix (if m157 then 1 else 0); mix_4 (d - 1) m158)
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y159 -> mix 0; mix_5 (d - 1) y159
    | C5 (y160, y161, y162) -> mix 1; mix_6 (d - 1) y160; mix_floats y161 0 2; mix_float y162
    | C6 -> mix 2
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y163' :: y164) -> mix 1; mix y163'; mix_2 (d - 1) y164
and mix_3 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y165 :: y166') -> mix 1; mix_ints y165 0 4; mix_3 (d - 1) y166'
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y167 :: y168) -> mix 1; mix_float y167; mix_4 (d - 1) y168
and mix_5 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y169 -> mix 1; mix (Char.code y169)
and mix_6 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y170 -> mix 1; mix_1 (d - 1) y170
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let poly9 x y = ignore y; x
let a10 = (match (true, 17, (Array.make 6 18)) with | (q11, q12, q13) -> (Array.make 5 100.75) | (q14, q15, q16) when q14 -> (Array.make 5 100.75))
let a17 = { r1 = 0; r2 = 6; r3 = (false, []) }
let a18 = (let _v19 = C6 in [])
let v20 = poly9 a17 a10
let a21 = (let o22 = 14 in let o23 = 13 in let o24 = 8 in let o25 = 18 in let o26 = -3 in let ( ^ ) a b = a * 2 - b and ( %% ) a b = a lxor (b + 1) in o22 ^ o23 %% o24 %% o25 ^ o26)
let a27 = (match v20 with | { r1 = q28; r3 = _; _ } -> q28 | ({ r1 = q29'; r3 = q30; _ } | { r1 = (-2147483648 as q29'); r2 = _; r3 = ((_, _) as q30) }) -> q29' | { r1 = _; r2; r3 = q31 } when r2 = 20 -> (-2))
let a32 = []
let n33 = poly9 a27 a21
let a34 = (let rec f36 p35 = Array.make 3 100.75 in f36) None
let a37 = (let v38 = a21 in { r1 = a27; r2 = n33; r3 = (true, []) })
let a39 = (Array.make 3 1.5) :: []
let v40 = poly9 a37 a34
let () = (mix_0 5 v40; note_end 0)
let poly41 x y = let g z = (y, z) in g x
let a42' = C6
let a43 = (match a37 with | { r1 = q44'; r2 = q45; r3 = (_, q46) } -> q45)
let a47 = (match None with | None -> [] | Some (-2) -> [] | ((Some 3) | (Some 3)) when (try (((n33 lxor n33) - 31) > n33) with | _ -> ([] <= [])) -> [] | (Some q48 as w49) -> [] | _ -> [])
let v50 = poly41 a42' a43
let () = ((let (m51, m52) = v50 in mix m51; mix_1 5 m52); note_end 0)
let a53 = fst ((Array.make 4 13), n33)
let a54 = if false then a27 else 11
let a55 = ((); [])
let v56 = poly41 a53 a54
let () = (try (
  let x72 = ((-. 1.5) +. (snd (false, (-2.0)))) *. (match (let _v60' = (let rec f59 p57 p58 = v40 in f59) in ((2.0, a27), (a54, 2, a27, 10), (Array.make 8 0.5), n33)) with | (n33, (q61, _, q62, q63), q64, 8) -> (Array.fold_left (let rec f66 p65 q63 = p65 in f66) (-1.0) q64) | (_, q67, _, 9) -> (-. 1.5) | ((q68', q69, q70', _) as w71) -> ((); 0.5)) in
  note_float x72;
  let poly73 x = x
  in
  let a74 = [] in
  let a75 = if false then (Array.make 7 a27) else (Array.make 7 a54) in
  let a76 = (let v77 = -3.25 in []) in
  let v78 = poly73 a74 in
  let a79 = x72 in
  let a80 = 'u' in
  let a81 = (try (let v82 = a43 in []) with | _ -> []) in
  let x83 = poly73 a79 in
  (match a47 with | [] when (((let rec f85 p84 = () in f85) (Array.make 8 a54)); (a54 <> a21)) -> (try (let [] = a55 in ()) with | _ -> ()) | (_ :: _) when (v20.r2 < (succ a54)) -> (a34.(0) <- 10.0))) with | Match_failure _ -> ((); ()) | _ -> (note_int a21))
let n86 = 14
let x87 = 1.7976931348623157e308
let poly88 x o = match o with Some y -> y | None -> x
let a89 = a53.(wrap (a54 mod (n86 lor 1)) 4)
let a90 = None
let a91 = (match v56 with | (_, q92) when (Result.is_error (Error n86)) -> [] | ((q93, a54) | (q93, a54)) -> [])
let n94 = poly88 a89 (Some a89)
let a95 = max (Array.make 4 a89) (Array.make 4 n33)
let a96 = 1.5
let a97 = a53 :: []
let a98 = poly88 a95 (Some a95)
let a99 = ((); (Array.make 2 19))
let a100 = a89
let a101 = (match 4 with | -3 -> [] | (q102 | (2 as q102)) -> [] | q103 -> [])
let a104 = poly88 a99 (Some a99)
let () = (mix_ints a104 0 2; note_end 0)
let () = (try (
  let s106 = ref [] in
  let i105 = ref 0 in
  while !i105 < 10 do
    s106 := ((snd (a89, a54)) :: !s106); i105 := !i105 + 1
  done;
  let n107 = !s106 in
  (mix_2 5 n107; note_end 0);
  let rec poly108 x l = match l with [] -> x | y :: rest -> poly108 y rest
  in
  let a109 = if false then false else false in
  let a110 = a54 <> 1 in
  let a111 = if false then [] else [] in
  let v112 = poly108 a109 a111 in
  let a113 = { { r1 = 17; r2 = n94; r3 = (a109, []) } with r3 = (a110, []) } in
  let a114 = - a54 in
  let a115 = { r1 = a89; r2 = n94; r3 = (v112, []) } :: [] in
  let v116 = poly108 a113 a115 in
  (mix_0 5 v116; note_end 0);
  let a117 = Array.make 4 a96 in
  let a118 = if v112 then (Array.make 16 a114) else (Array.make 16 (-3)) in
  let a119 = [] in
  let a120 = poly108 a117 a119 in
  (mix_floats a120 0 4; note_end 0);
  let rec poly121 x l = match l with [] -> x | y :: rest -> poly121 y rest
  in
  let a122 = Array.length a99 in
  let a123 = if v112 then a96 else x87 in
  let a124 = 6 :: [] in
  let n125 = poly121 a122 a124 in
  let a126 = (17, (let rec f128 p127 = n125 in f128), (let rec f132 p129 p130 p131 = a123 in f132), []) in
  let a133 = n94 - n125 in
  let a134 = (a43, (fun p135 -> n94), (let rec f138 p136 p137 a114 = a96 in f138), []) :: [] in
  let v139 = poly121 a126 a134 in
  ((let (m140, _, _, m143') = v139 in mix m140; mix_2 5 m143'); note_end 0);
  let a144 = compare a114 a54 in
  let a145 = (let rec f147 a134 p146 = "b c" in f147) in
  let a148 = if a110 then [] else [] in
  let n149 = poly121 a144 a148 in
  (if not a109 then raise (Failure "\000\255x") else (a117.((-(-2)) land 3) <- a96))) with | Failure q150 -> (let v151 = 1 in ()))
let () = (mix_3 5 a55; note_end 0)
let () = note_float x87
let () = (mix_0 5 v40; note_end 0)
let () = ((let (m152, m153) = v56 in mix m152; mix_ints m153 0 4); note_end 0)
let () = note_int a43
let () = (mix_0 5 a37; note_end 0)
let () = (mix_ints a53 0 4; note_end 0)
let () = ()
