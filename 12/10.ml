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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y133' :: y134) -> mix 1; mix y133'; mix_0 (d - 1) y134
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y135 } -> mix y135
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y136' :: y137) -> mix 1; mix_float y136'; mix_2 (d - 1) y137
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let a9 = (match (true, 17, (Array.make 6 18)) with | (q10, q11, q12) -> q12 | (_, q13, q14) when ((q13 mod (0 lor 1)) >= (try (let v15 = ref q13 in 18) with | _ -> q13)) -> q14)
let rec loop18 i16 =
  if i16 < 6 then (
    (let k17 = wrap a9.(i16) 6 in a9.(k17) <- a9.(k17) + i16);
    loop18 (i16 + 2)
  ) else
    ()
let () = loop18 0
let () = (mix_ints a9 0 6; note_end 0)
let rec build20 p21 p22 =
  if p21 <= 0 then [] else
    p21 :: (build20 (p21 - 1) (-2147483647))
let v23 = build20 1 (-32769)
let () = (mix_0 5 v23; note_end 0)
let () = (mix_0 5 v23; note_end 0)
let build20 = fun p24 p25 p26 -> p25
let v32 = { r0 = (let ((q27, _, q28) as w29') = (20, true, true) in Array.fold_left (fun p30 p31 -> 4) q27 a9) }
let () = (mix_1 5 v32; note_end 0)
let _ = (try (-(max (6 / (-3)) (-2147483648))) with | _ -> (try (let o33 = 13 in let o34 = v32.r0 in let o35 = -14 in let o36 = 18 + (-1) in let o37' = 17 - 9 in let ( asr ) a b = b - a in o33 asr o34 asr o35 asr o36 asr o37') with | _ -> (- 1)))
let n42 = (let i38 = (let o39 = 8 + 3 in let o40 = v32.r0 in let o41 = 11 + 4 in let ( || ) a b = a * 2 - b in o39 || o40 || o41) in if i38 >= 0 && i38 < Array.length a9 then a9.(i38) else ((truncate 2.0) mod ((if true then (-3) else 15) lor 1)))
let s44 = ref ""
let () = for i43 = 0 to (hide 1 5) - 1 do
  s44 := (clip !s44 ^ clip (try (fst (!s44, i43)) with | _ -> !s44))
done
let n45 = !s44
let () = (mix_string n45; note_end 0)
let rec build46 p47 p48 =
  if p47 <= 0 then [] else
    (try (build20 n42 100.75 p48) with | Invalid_argument q49 -> (-1.5) | Division_by_zero -> 1.5 | Match_failure _ -> 0.0) :: (build46 (p47 - 1) (p47 >= 19))
let v50' = build46 7 (16 > 19)
let () = (mix_2 5 v50'; note_end 0)
let n51 = n42
let () = note_int n51
let () = v32.r0 <- (if (n45, 0.0) < (n45, 3.25) then (-13) else 5)
let rec loop54 i52 n55 s53 =
  if i52 < n55 then (
    loop54 (i52 + 1) n55 (clip s53 ^ clip "e")
  ) else
    s53
let n56 = loop54 0 (hide 0 5) n45
let () = (mix_string n56; note_end 0)
let x57 = 0.0 /. 0.0
let n58 = ((((((0) + (if x57 = x57 then 40 else 0)) + (if x57 <> x57 then 69 else 0)) + (if x57 < x57 then 35 else 0)) + (if x57 > x57 then 84 else 0)) + (if (( /. ) x57 x57) <= x57 then 86 else 0)) + (if x57 >= x57 then 58 else 0)
let n99 = (match (try (List.fold_right2 (let rec f63 p59 (_, q60, q61, _) p62 = { r0 = n51 } in f63) (let _v64 = n42 in []) (let v68 = fun p65 p66 p67 -> Ok n58 in []) (let n58 = true in { r0 = 12 })) with | Invalid_argument q69 -> (match { r0 = n58 } with | ({ r0 } as w70) -> w70)) with | ({ r0 = q71 } as w72) -> (w72.r0 * (q71 - n42)) | ({ r0 } as w73) when (let (q76, _, q77) = (let v74 = false in ({ r1 = r0; r2 = r0; r3 = (v74, []) }, r0, (fun p75 v74 -> p75))) in fst (true, '\255')) -> w73.r0 | { r0 } -> (let _v82 = List.find_opt (fun (q78, q79, q80', q81) -> q81) [] in (let i83 = r0 in if i83 >= 0 && i83 < Array.length a9 then a9.(i83) else 15)) | { r0 = (-1) } -> ((tick_int 1 13) + (if true then n51 else 15)) | { r0 = 3 } -> v32.r0 | { r0 = (2 as w84) } -> ((v32.r0 <- (-1)); (let o85 = n51 in let o86 = n58 in let o87 = n51 in let o88 = w84 in let o89 = w84 in let ( lsr ) a b = a * 2 - b and ( <=> ) a b = (a lsl 1) + b and ( *! ) a b = (a lsl 1) + b in o85 *! o86 *! o87 *! o88 <=> o89)) | { r0 = 3 } -> (a9.(wrap (n51 lsl 4) 6) + n42) | { r0 = (2 | 2) } -> (tick_int 15 (n58 * 31)) | { r0 = q90 } -> (match v50' with | (([] as w91) | ([] as w91)) -> v32.r0 | (_ :: []) -> (try a9.(0) with | Invalid_argument n58 -> n51 | Division_by_zero -> q90 | Failure q92 -> q90 | Not_found -> q90 | E0 -> q90) | (0.0 :: (q93 :: q94)) -> q90 | (q95 :: (q96 :: q97)) -> (q90 asr (q90 land 31))) | ({ r0 = q98 } | { r0 = (4 as q98) }) -> n58)
let v112 = (match v32 with | { r0 = (-1) } -> (if "" >= n56 then { r0 = n99 } else ((let rec f101 p100 = { r0 = 6 } in f101) (let rec f104 p102 p103 = 8 in f104))) | { r0 = 1 } -> { r0 = (( * ) 0 n99) } | { r0 = (3 | 3) } -> (let v105 = not false in { r0 = n58 }) | { r0 = (-1) } -> (if true then { r0 = n51 } else (let _v106' = n58 in v32)) | ({ r0 = x57 } as w107) -> { r0 = (let v111 = fun p108 p109 p110 -> 1.0 in n51) })
let v120 = (match if (try (12 <> 11) with | _ -> true) then (List.fold_right (fun p113 p114 -> { r0 = n51 }) [] { r0 = n58 }) else { r0 = n51 } with | ({ r0 = (5 as w115) } | { r0 = w115 }) -> ((build20 n58 x57 true) >= x57) | ({ r0 = 4 } | { r0 = (-3) }) -> (v112 != v112) | { r0 = (9 as w116) } -> ((match v50' with | [] -> false | (0.5 :: _) -> true | (0.5 :: q117) -> false | (_ :: q118') -> true) && false) | ({ r0 = q119 } | { r0 = q119 }) -> ((compare 3.25 x57) > (n51 + q119)))
let v121 = if v120 then v112 else v112
let rec loop124 i122' s123 =
  if i122' < 10 then (
    (v112.r0 <- (s123 - (v121.r0)));
    loop124 (i122' + 1) (v121.r0 lxor (v112.r0))
  ) else
    s123
let n126 = loop124 0 n99
let () = note_int n126
let _ = if false then (let rec f128 p127' = p127'.(0) in f128) else (let rec f130' p129 = (float_of_int a9.(3)) -. x57 in f130')
let v131 = v121
let () = (mix_1 5 v131; note_end 0)
let n132 = a9.(0)
let () = note_int n132
let () = (mix (if v120 then 1 else 0); note_end 0)
let () = (mix_string n45; note_end 0)
let () = note_int n126
let () = note_int n58
let () = (mix_1 5 v32; note_end 0)
let () = note_int n99
let () = note_int n51
let () = (mix_ints a9 0 6; note_end 0)
let () = ()
