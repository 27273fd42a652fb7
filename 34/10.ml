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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y156 :: y157) -> mix 1; mix_float y156; mix_0 (d - 1) y157
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
let apply33 p34 p35 p36 =
  let n37 = p36 (n31 lxor n31) in
  (let v42 = { r0 = ((let rec f41 (_, q38, q39, q40) = q38 in f41) (4, n37, x32, x32)) } in min [x32; x32; x32] [x32])
let v46 = apply33 ((); { r0 = n31 }) (match v25 with | 'a'..'m' -> "\000\255x" | 'a'..'m' -> "tail \" end" | q43 -> "tail \" end") (fst ((let rec f45 p44 = p44 in f45), ((x32, true, 8), x32)))
let () = (mix_0 5 v46; note_end 0)
let v50 = apply33 { r0 = n31 } ((clip "") ^ "b c") (if true then (fun p47 -> p47) else (let rec f49 p48 = p48 in f49))
let () = (mix_0 5 v50; note_end 0)
let n155 = (match C4 (if false then None else None) with | C4 (None as w51) -> (
  let make52' { r1 = q53; r2 = _; r3 = q54 } =
    fun p55 -> v25
  in
  let c56 = make52' { r1 = n31; r2 = 12; r3 = (true, []) } in
  let v57 = c56 (n31, false, true) in
  (let v58' = { r0 = (n31 lsr 27) } in (((let rec f60 p59 = () in f60) (Array.make 8 n31)); (a26.(0) <- n31)));
  7102) | C4 (Some q61) -> (
  let v74 = ((create_array 6 n31), (let v62 = 18 in true)) < (match Array.mapi (let rec f65 p63 p64 = false in f65) (Array.make 5 q61) with | q66 when (match v50 with | [] -> (List.mem true []) | (q67 :: _) -> false | [] when ((List.concat_map (let rec f69 p68' = [] in f69) []) <= (List.sort compare [])) -> (true || false) | [] when (let _v73 = (match [] with | [] -> (19, (Ok n31)) | ((-2) :: q70) -> (n31, (Ok n31)) | ((6 | 6) :: _) -> (n31, (Ok n31)) | (9 :: q71) -> (n31, (Ok n31)) | ((_ :: []) | (_ :: [])) -> (4, (Ok n31)) | (q72 :: (_ :: _)) -> (q72, (Ok q72))) in true) -> (x32 >= (-0.5))) -> (max ((Array.make 6 n31), true) ((Array.make 6 n31), true)) | x32 -> ((Array.make 6 n31), false) | _ -> ((Array.make 6 n31), true)) in
  (mix (if v74 then 1 else 0); note_end 0);
  n31) | C5 (q75, [|q76; q77|], 1.0) -> (
  (Array.length a26) * (match v50 with | [] -> n31 | (q75 :: q78) -> n31)) | (C5 (apply33, [|_; q79|], _) as w80) -> (
  max (let (q81, q82, q83) = ((), n31, x32) in 18) (Array.fold_right (fun p84 p85 -> 14) a26 7)) | C5 (q86, q87, q88) -> (
  (try (
    let v100 = (let rec f91 p89 = if false = true then (C5 (None, (Array.make 2 x32), 3.25)) else (let _v90' = n31 in C6) in f91) (let _v92 = q88 *. q88 in (match v50 with | [] -> (fun x32 p93 -> false) | (_ :: q94) -> (fun p95 p96 -> true) | [] -> (let rec f99 p97 p98 = false in f99))) in
    let a101 = Array.make 7 (let rec f105 p102 p103 p104 = n31 in f105) in
    let n108' = (hide 0 7) in
    let rec loop107 i106 =
      if i106 < n108' then (
        (a101.(i106) <- a101.(i106));
        loop107 (i106 + 1)
      ) else
        ()
    in
    loop107 0;
    let make109 p110 p111 =
      fun p112 p113 p114 -> false
    in
    let c115 = make109 (match Ok q88 with | Ok 0.5 -> (Array.make 2 []) | (Ok q116 as w117) -> (Array.make 2 v50) | Error true -> (Array.make 2 []) | Error false -> (Array.make 2 v46)) ((let rec f119 p118 = (2.0, v25, n31, p118) in f119) n31) in
    let v122 = c115 (n31 / (13 lor 1)) (n31 * n31) (match v100 with | C4 None -> (Array.make 8 0.0) | ((C4 (Some _)) | (C4 (Some _))) -> (Array.make 8 (-0.0)) | ((C5 (_, _, _)) | (C4 None)) -> (Array.make 8 x32) | C6 -> (Array.make 8 x32)) in
    let a123 = [|n31; 13|] in
    let s125 = ref n31 in
    let i124 = ref 0 in
    while !i124 < 2 do
      a123.(!i124) <- (a26.(0) * (!s125));
      s125 := (((!s125) lxor a26.(0)) * a123.(!i124)); i124 := !i124 + 1
    done;
    let n126 = !s125 in
    note_int n126;
    ()) with | Invalid_argument q127 -> (min () ()) | Division_by_zero -> (note_float x32));
  let rec f128 p129 p130 p131 p132 =
    if p129 > 0 then (
      let r133 = f128 (p129 - 1) p130 (-1747) p132 in
      r133
    ) else
      (abs_float 10.0)
  in
  let x138 = f128 1 (let _v134 = Array.make 16 x32 in (n31, n31, n31, (let rec f136 q88 p135 = x32 in f136))) (match q86 with | None -> n31 | Some q137 -> n31) (n31 = n31) in
  note_float x138;
  let _ = f128 1 ((let rec f142 p139 = (n31, n31, n31, (fun p140 p141 -> x138)) in f142) (fun apply33 -> 7)) (let v143 = 10 in v143) true in
  6814) | C6 -> (
  let rec loop147 i144 s145 =
    if i144 <> 6 then (
      loop147 (i144 + 1) (try (Array.make 4 7).(i144) with | Invalid_argument q146 -> (Array.length a26) | Division_by_zero -> (int_of_float x32))
    ) else
      s145
  in
  let n149 = loop147 0 n31 in
  note_int n149;
  let n150 = abs n149 in
  note_int n150;
  compare (let v153 = fun p151 p152 -> { r1 = n150; r2 = 7; r3 = (false, []) } in ({ r1 = n150; r2 = (-3); r3 = (false, []) }, 0)) (let _v154 = 5 in ({ r1 = n149; r2 = 16; r3 = (true, []) }, 16))))
let () = note_int n155
let () = (mix_0 5 v50; note_end 0)
let () = note_float x32
let () = (mix_ints a26 0 2; note_end 0)
let () = note_int n31
let () = (mix_0 5 v46; note_end 0)
let () = (mix (Char.code v25); note_end 0)
let () = note_int n155
let () = ()
