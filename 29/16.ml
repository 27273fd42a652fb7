exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y93 -> mix 1; mix y93
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let v3 = (( -. ) (max 10.0 1.5) (-. 0.5)) >= (min (1.0 *. (-3.25)) (100.75 +. 0.0))
let f4 p5 v3 p6 =
  let v12 = (match None with | None -> (let p5 = 1.0 -. (-2.0) in (let rec f8 p7 = ref (ref p7) in f8) p5) | Some q9 -> ((fun p10' -> (let v11 = ([], (ref (-3.25)), (false, false)) in ref (ref p10'))) (if true then 0.0 else 100.75))) in
  assert (hide 1 3 = 3);
  None
let v16 = f4 (let v13 = Ok (-0.0) in None) n2 (let rec f15 p14 = v3 in f15)
let () = (mix_0 5 v16; note_end 0)
let () = (mix_0 5 v16; note_end 0)
let _ = f4 (Some (n2, "\000\255x")) (n2 * n2) (fun (q17, q18, _, q19) -> false)
let a20 = Array.mapi (fun p21 v3 -> v3) (Array.make 4 (n2, "\000\255x", 2.0, (-2.0)))
let i22 = ref (4 - 1)
let () = while !i22 >= 0 do
  a20.(!i22) <- ((fun p23 -> (n2, "tail \" end", 0.5, 3.25)) (Array.mapi (let rec f25 f4 p24 = 10.0 in f25) (Array.make 8 '\255')));
  i22 := !i22 - 1
done
let () = ((let (m26, m27, m28', m29) = a20.(3) in mix m26; mix_string m27; mix_float m28'; mix_float m29); note_end 0)
let x34 = if n1 <> n2 then (match [] with | ([] | []) -> (0.0 -. 10.0) | (q30 :: []) -> (match v16 with | None -> q30 | (Some 1 as w31) -> 3.25 | Some (-1) -> q30 | Some _ -> 10.0) | (_ :: (q32 :: _)) -> (-. 0.0)) else (match v16 with | (None | (Some (-1))) -> (100.75 +. 10.0) | Some q33 -> (if v3 then 1.0 else 3.25))
let rec f35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 p47 =
  if p36 <= 0 then
    (p36 mod (p41 lor 1))
  else (
    f35 (p36 - 1) p42 p47 p38 p43 p46 p42 (5e-324 /. p38) p41 p43 p46 p47
  )
let n48' = f35 4 (( /. ) x34 x34) (if v3 then x34 else x34) (max x34 x34) (x34 *. x34) n2 (fst (x34, v3)) (coarse (sin (limit x34 (-100.0) 100.0))) 5 (x34 -. x34) (f35 4 x34 3.25 x34 x34 3 x34 x34 n1 x34 0 (-2.0)) (x34 *. x34)
let () = note_int n48'
let n53 = f35 3 (x34 *. x34) (let v49 = None in x34) 100.75 (coarse (cos (limit x34 (-100.0) 100.0))) (( - ) n48' n2) 1e16 (match v16 with | None -> 0.0 | ((Some _) | (Some _)) -> 0.5) (( + ) n48' n48') (100.75 *. x34) (n2 lxor 18) (Array.fold_right (let rec f52 p50 p51' = p51' in f52) a20 x34)
let a54 = Array.make 4 n48'
let x56' = (match (let x34 = Array.make 1 n48' in v16) with | None -> (x34 /. x34) | Some (7 | 9) -> x34 | ((Some q55) | (Some q55)) -> (max x34 x34)) /. ((float_of_int n48') /. (x34 /. x34))
let n63 = (hide 0 5)
let rec loop62 i57 s58 =
  if i57 <> n63 then (
    loop62 (i57 + 1) (
      let s60 = ref s58 in
      let i59 = ref 0 in
      while !i59 < 2 do
        s60 := (try !s60 with | _ -> (snd (v3, 10.0))); i59 := !i59 + 1
      done;
      let n61 = !s60 in
      note_float n61;
      n61)
  ) else
    s58
let n64 = loop62 0 (-0.0)
let () = note_float n64
let n65 = a54.(0)
let _ = ref (if "tail \" end" >= "12" then n65 else (f35 3 x56' x56' (-2.0) x56' n1 x56' 2.0 n65 n64 n48' x56'))
let v88 = (try (
  let v67 = if not v3 then (if 14 <> 17 then raise (Failure "b c") else (if v3 then raise (E0 (n65, v3)) else None)) else (Some (let _v66 = false in v16)) in
  let f68 x34 n53 =
    let v71 = (-1073741824) = (Array.fold_left (fun p69 p70 -> p69) (abs n2) a54) in
    raise (E0 (n53, v71))
  in
  let x72 = f68 (match v67 with | None -> 'z' | Some None -> '\'' | Some (Some _) -> '\'') n65 in
  let rec poly73 x l = match l with [] -> x | y :: rest -> poly73 y rest
  in
  let a74 = Array.fold_right (fun (q75, q76, _, q77) p78 -> p78) a20 (ref x72) in
  let a79 = (match v67 with | None -> a54 | Some (None | None) -> a54 | Some (Some 1) -> a54 | ((Some (Some _)) | (Some _)) -> (Array.make 4 n65)) in
  let a81 = (ref x72) :: [] in
  let v82 = poly73 a74 a81 in
  let a83 = [|"b c"; "b c"|] in
  let a84 = int_of_float x72 in
  let a85 = (Array.make 2 "12") :: [] in
  let a86 = poly73 a83 a85 in
  (' ' != '\n') || (v3 && false)) with | Failure q87 -> (9 != n65) | E0 _ -> ((Ok 3) < (Ok n48')))
let () = ((let (m89, m90, m91, m92) = a20.(3) in mix m89; mix_string m90; mix_float m91; mix_float m92); note_end 0)
let () = note_int n48'
let () = (mix_ints a54 0 4; note_end 0)
let () = (mix_0 5 v16; note_end 0)
let () = note_float n64
let () = note_int n65
let () = note_float x56'
let () = note_int n2
let () = ()
