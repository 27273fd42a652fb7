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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int * int * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y98 :: y102) -> mix 1; (let (m99, m100, m101) = y98 in mix m99; mix m100; mix_float m101); mix_0 (d - 1) y102
let rec f0 p1 p2 =
  let rec g3 u4 = p1
  in
  g3 p2
let a6 = f0 (Array.init 9 (fun p5 -> C1)) (truncate 10.0)
let a7 = f0 (try a6 with | _ -> a6) (abs 14)
let rec f8 p9 p10 =
  let table13 = Array.make 2 (let rec g11 u12 = p9 in g11) in
  table13.(1) <- (let rec g11 u12 = ((); p9) in g11);
  table13.(0) p10
let v15 = f8 ((2, 10, (-1.0)) :: []) (let _v14 = -3 in _v14)
let () = (mix_0 5 v15; note_end 0)
let n16 = 17
let rec f17 p18 p19 =
  let table22 = Array.make 2 (let rec g20 u21 = p18 in g20) in
  table22.(1) <- (let rec g20 u21 = true in g20);
  table22.(0) p19
let v31 = f17 (match v15 with | ([] | []) -> true | (((-2), q23, q24) :: []) -> true | (((-2), q25, _) :: (q26 :: a6)) -> true | ((3, _, q27) :: _) -> false | (((_, _, _) :: _) | []) -> true) n16
let rec f32 p33 p34 =
  let rec g35 u36 = p33
  in
  mix p34;
  g35 p34
let a37 = f32 [|(-0.0); 2.0; 0.0; 1.5|] (fst (n16, n16))
let rec f38 p39 p40 =
  let table43 = Array.make 2 (let rec g41 u42 = p39 in g41) in
  table43.(1) <- (let rec g41 u42 = (( + ) p40 (-2)) in g41);
  table43.((hide 0 0)) p40
let n44 = f38 n16 (if v31 then n16 else n16)
let () = a37.(1) <- (match v15 with | [] -> (if v31 then (-3.25) else 1.0) | ((_ :: []) | []) -> 10.0 | ((_, q46, _) :: (q47 :: q48)) -> (1.5 /. 100.75))
let rec f49 p50 p51 =
  let rec g52 u53 = p50
  in
  g52 p51
let n54' = f49 (- n16) 65536
let () = note_int n54'
let n55' = f49 1 (n44 lsr 16)
let () = note_int n55'
let () = (match (Some (try 5 with | _ -> 18)) with | ((Some q56) | (Some q56)) -> (try (a7.(2) <- (C0 (None, C1))) with | _ -> (let (_, q57) = (v31, []) in ())) | None -> (max (note_int n54') ()) | Some _ -> (print_char (let s58 = "12" in let i59 = n55' in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else 'a')) | exception _ -> (let v63 = fun p60 p61 p62 -> n55' in note_int n54'))
let n68 = (match v15 with | ((_ :: q64) | ([] as q64)) -> 32767 | ((q65 :: q66') | ((q65 :: _) as q66')) when true -> (n55' lxor (n16 + n55')) | ((q67, _, _) :: n55') -> (f38 n54' (int_of_float (-100.75))) | _ -> n44)
let () = note_int n68
let v69 = v31
let n70 = show_int 10 (List.compare_lengths ((-100.75) :: []) (try (snd (v31, [])) with | _ -> []))
let x78 = (try (((Array.fold_right (let rec f73 p71 p72 = p72 in f73) a7 1.5) *. (float_of_string "-0.5")) *. 4096.0) with | Division_by_zero -> (-. ((let rec f75 p74 = -3.25 in f75) n70)) | Failure q76 -> (coarse (cos (limit ((); 0.0) (-100.0) 100.0))) | Not_found -> (tick_float 3 (let v77 = Array.make 8 15 in 1.5)) | E0 _ -> 1.5)
let c79 = 0.0 -. (0.0)
let c80 = c79 +. (0.0)
let c81 = (x78) +. c79
let c82 = 0.0 *. (c79)
let c83 = (c81) -. c79
let c84 = c80 -. (x78)
let c85 = c81 *. (c83)
let c86 = (c80) *. c80
let c87 = c85 +. (c86)
let () = note_float c87
let x88 = 0.0 /. 0.0
let n90 = ((((((0) + (if x88 = x88 then 62 else 0)) + (if x88 <> x88 then 39 else 0)) + (if x88 < (-0.0) then 83 else 0)) + (if x88 > x88 then 57 else 0)) + (if x88 <= (coarse (exp (limit c84 (-9.0) 5.0))) then 48 else 0)) + (if x88 >= (match v15 with | [] -> c85 | (q89 :: _) -> c80) then 36 else 0)
let () = note_int n90
let a91 = (match v15 with | ([] | []) -> (Array.make 5 16) | (q92 :: []) -> (Array.make 5 (-3)) | (_ :: (_ :: n90)) -> (Array.make 5 n55'))
let rec loop95 i93 s94 =
  if i93 <> 5 then (
    loop95 (i93 + 1) (n54' * (a91.(i93) * (s94)))
  ) else
    s94
let n97 = loop95 0 n70
let () = note_int n97
let () = note_float c86
let () = note_int n97
let () = note_float c87
let () = note_float c80
let () = note_float c82
let () = note_float x88
let () = (mix (if v69 then 1 else 0); note_end 0)
let () = note_float c83
let () = ()
