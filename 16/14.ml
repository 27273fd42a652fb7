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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (float ref, int list) result) =
  if d > 0 then
    match v with
    | Ok y55 -> mix 0; mix_1 (d - 1) y55
    | Error y56 -> mix 1; mix_2 (d - 1) y56
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y57 :: y58) -> mix 1; mix y57; mix_2 (d - 1) y58
let a0 = [|20; 8|]
let rec loop4 i1 s2 =
  if i1 <> 2 then (
    (a0.(i1) <- (s2 + (a0.(i1))));
    loop4 (i1 + 1) (let i3 = -65536 in if i3 >= 0 && i3 < Array.length a0 then a0.(i3) else i1)
  ) else
    s2
let n6 = loop4 0 11
let () = note_int n6
let a7 = (let rec f9 p8 = Array.make 8 1.0 in f9) "a"
let s11 = ref 0.0
let i10' = ref (8 - 1)
let () = while !i10' >= 0 do
  a7.(!i10') <- ((a7.(!i10')) *. !s11);
  s11 := (if ((); true) then (let v12 = None in 0.5) else ((-2.0) *. (-1.5))); i10' := !i10' - 1
done
let n13 = !s11
let () = note_float n13
let s15 = ref n6
let () = for i14 = 0 to (hide 0 2) - 1 do
  a0.(i14) <- (!s15 + (a0.(i14)));
  s15 := ((-65536) / 3)
done
let n16 = !s15
let () = note_int n16
let x17 = 0.0 /. 0.0
let n18 = ((((((0) + (if x17 = x17 then 17 else 0)) + (if x17 <> (10.0 *. x17) then 92 else 0)) + (if x17 < x17 then 73 else 0)) + (if x17 > x17 then 25 else 0)) + (if x17 <= x17 then 83 else 0)) + (if x17 >= x17 then 24 else 0)
let a19 = Array.make 16 n18
let rec loop22 i20 s21 =
  if i20 < 16 then (
    (a19.(i20) <- ((a19.(i20)) * s21));
    loop22 (i20 + 1) ((if false then () else ()); (if true then n18 else (-1)))
  ) else
    s21
let n24 = loop22 0 (-2)
let () = note_int n24
let rec f25 p26 p27 =
  if p26 <= 0 then
    (min (Ok (ref x17)) (Ok (ref x17)))
  else (
    let n28 = 15 in
    let r29' = f25 (p26 - 1) p27 in
    (if ((-3) + 1023) >= p26 then (Error []) else (if false then r29' else r29'))
  )
let v30 = f25 0 [n24; n18; n24]
let () = (mix_0 5 v30; note_end 0)
let s50 = (match ((); (match v30 with | (Ok q31 as w32) -> [] | Error _ -> [] | ((Error _) | (Ok _)) when (match v30 with | ((Error _) | (Ok _)) when (n16 <= (int_of_float 100.75)) -> (let v34 = 5 in false) | Ok q35 -> ([] > []) | Error [] -> (true && false) | Error (_ :: n13) -> (12 >= n16)) -> [] | ((Error []) | (Error _)) -> [] | _ -> [])) with | [] -> (
  "vdkmxz") | (q36 :: []) -> (
  prerr_int ((0 / (n24 lor 1)) * (compare 17 n16));
  prerr_byte 32;
  prerr_float a7.(7);
  prerr_newline ();
  let n43 = (match [] with | [] -> ((if true then n24 else n16) / 16) | (_ :: []) -> ((Array.length a19) * 16) | ((q37 :: q38) | (true :: ((q37 :: _) as q38))) -> (-9061) | (false :: (_ :: q39)) -> ((match q39 with | ([] | (_ :: _)) when (match q39 with | [] -> (n13 <= x17) | (true :: _) -> ([] <= []) | (false :: []) -> (n24 = n24) | ((false :: (q40 :: q41)) | ((false :: (q40 :: _)) as q41)) -> (x17 = n13)) -> () | [] -> () | (((_ :: _) as w42) | (_ :: w42)) -> () | [] -> ()); 1073741824)) in
  Printf.sprintf ("%-3d" ^^ "%%%s|%c") ((); n43) (clip "tail \" end") ' ') | (q44 :: (((q45, q46, q47, _) :: q48') as w49)) -> (
  Printf.sprintf "<%b>" (if q47 then true else q47)))
let () = (mix_string s50; note_end 0)
let a51 = a0
let s53 = ref n18
let i52 = ref 0
let () = while !i52 < 2 do
  a51.(!i52) <- ((a51.(!i52)) lxor !s53);
  s53 := a19.(0); i52 := !i52 + 1
done
let n54 = !s53
let () = note_int n54
let () = (mix_0 5 v30; note_end 0)
let () = (mix_ints a51 0 2; note_end 0)
let () = note_int n6
let () = note_int n16
let () = note_int n18
let () = (mix_string s50; note_end 0)
let () = note_float x17
let () = note_int n54
let () = ()
