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
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y61 :: y62) -> mix 1; mix_ints y61 0 2; mix_0 (d - 1) y62
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec fold17 =
  function
  | [] ->
    []
  | (q19 :: q20) ->
    let r21 = fold17 q20 in
    (Array.make 2 n1) :: r21
let v22 = fold17 ((Array.make 2 n1) :: [])
let () = (mix_0 5 v22; note_end 0)
let () = (mix_0 5 v22; note_end 0)
let a23 = create_array (hide 0 8) []
let () = a23.(0) <- ((Array.make 8 n1) :: (if false then [] else []))
let () = a23.(1) <- (if not true then [] else (if false then [] else []))
let () = a23.(2) <- []
let () = a23.(3) <- [(max (Array.make 8 n1) (Array.make 8 n1))]
let s25 = ref n1
let i24 = ref ((hide 1 8) - 1)
let () = while !i24 >= 0 do
  s25 := (match a23.(!i24) with | [] -> ((-3996) + (!s25)) | (q26 :: _) -> ((!s25) lxor 32767)); i24 := !i24 - 1
done
let n27 = !s25
let () = note_int n27
let a28 = Array.make 9 1.0
let rec loop32 i29 n33 s30 =
  if i29 < n33 then (
    (a28.(i29) <- ((a28.(i29)) -. s30));
    loop32 (i29 + 1) n33 (let i31 = -7 in if i31 >= 0 && i31 < Array.length a28 then a28.(i31) else (sqrt (-1.5)))
  ) else
    s30
let n34 = loop32 0 9 10.0
let () = note_float n34
let rec fold35 p36 =
  match p36 with
  | [] ->
    ref (match true with | true -> 3.25 | false -> 0.5)
  | (q37 :: q38) ->
    let r39 = fold35 q38 in
    ref 1e-310
let v40 = fold35 (max [] [])
let () = (mix_1 5 v40; note_end 0)
let () = (mix_1 5 v40; note_end 0)
let v41 = fold35 (if false then [] else [])
let () = (mix_1 5 v41; note_end 0)
let () = (mix_1 5 v41; note_end 0)
let rec fold42 p43 =
  match p43 with
  | [] ->
    (if false then n34 else n34) *. (let i44 = -3 in if i44 >= 0 && i44 < Array.length a28 then a28.(i44) else n34)
  | (q45 :: _) ->
    (match [] with | ([] | []) -> n34 | ((_ :: _) | []) -> n34) +. (try (if true then n34 else n34) with | E0 _ -> n34 | E1 (6, q47) -> n34 | E1 ((-2147483648), q48) -> q48 | E1 (7, q49) -> q49 | E1 (0, q50) -> n34 | E1 (q51, q52) -> q52)
let x53 = fold42 []
let n54 = int_of_string (string_of_int 0)
let rec fold55 p56 =
  match p56 with
  | ([] as w57) ->
    assert (compare ((); n54) ((); n54) = 0);
    (try !v41 with | _ -> n34) <> (100.75 /. x53)
  | (_ :: q58') ->
    let r59 = fold55 q58' in
    ((Char.code 'a') + 31) < (try ((-1) lsr 21) with | _ -> 13)
let v60 = fold55 [4; n54; n54]
let () = (mix_1 5 v41; note_end 0)
let () = (mix_0 5 v22; note_end 0)
let () = (mix_1 5 v40; note_end 0)
let () = note_float n34
let () = note_float x53
let () = (mix (if v60 then 1 else 0); note_end 0)
let () = note_int n1
let () = note_int n27
let () = ()
