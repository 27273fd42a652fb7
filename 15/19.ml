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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let apply0 p1 (q2, q3) p4 =
  let n5 = p4 ((); q3) 3 in
  float (-1)
let x8 = apply0 (if true then (ref (Ok 0)) else (ref (Ok 5))) (((-2), 8, 1.5), 8) (fun p6 p7 -> p6)
let () = note_float x8
let s10 = ref 2147483647
let s11 = ref 0
let i9 = ref (12 - 1)
let () = while !i9 >= 0 do
  let u12 = !s10 + 1073741824 in
  let u13 = !s11 + (if !s10 < !s10 + 1073741824 then 1 else 3) in
  s10 := u12; s11 := u13; i9 := !i9 - 1
done
let n14 = !s10
let n15 = !s11
let () = note_int n14
let () = note_int n15
let () = Array.fold_left (let _v16 = n15 in (match ((1.0, x8, x8, 6), false, true) with | ((_, true, q17) as w18) -> (let rec f20 () p19 = () in f20) | (((q21, q22, _) as w23) | ((q21, (false as q22), _) as w23)) -> (fun p24 p25 -> ()) | exception Invalid_argument q26' -> (let rec f28' () p27 = () in f28') | exception Division_by_zero -> (let rec f30 () p29 = () in f30) | exception Failure q31' -> (fun x8 p32' -> ()) | exception Match_failure _ -> (let rec f35 p33 p34 = p33 in f35) | exception E0 -> (fun () p36 -> ()))) (List.iter (let rec f39 p37 = (match Ok n15 with | ((Ok q38) | (Ok q38)) -> () | Error true when ((1 + n15) >= (int_of_float (-0.5))) -> () | Error true -> () | Error false -> ()) in f39) (try [] with | _ -> [])) (let v48 = (let (q44, (q45, _, _), q46, q47') = ((Array.make 4 3.25), (18, 1.0, x8), (fun p40 p41' -> false), (let rec f43 p42 = n15 in f43)) in None) in (match v48 with | None -> (Array.make 6 v48) | Some 5 -> (Array.make 6 v48) | Some 7 -> (Array.make 6 v48) | Some q49 -> (Array.make 6 v48)))
let rec f50 p51 p52 =
  let rec g53 u54 = p51
  in
  mix p52;
  g53 p52
let _ = f50 [|n15; n14|] (match () with | x8 -> n15)
let _ = f50 (Array.make (hide 1 2) n15) 6
let rec loop58 i55 s56 s57 =
  if i55 <> 12 then (
    if s56 <> 2147483647 then loop58 (i55 + 1) (s56 + 2147483647) (s57 + (if s56 < s56 + 2147483647 then 1 else 3)) else (s56, s57)
  ) else
    (s56, s57)
let (n60, n61) = loop58 0 (-2147483648) 0
let () = note_int n60
let () = note_int n61
let rec loop65' i62 n66 s63 s64 =
  if i62 < n66 then (
    if s63 <> 2147483647 then loop65' (i62 + 1) n66 (s63 + 2147483647) (s64 + (if s63 < s63 + 2147483647 then 1 else 3)) else (s63, s64)
  ) else
    (s63, s64)
let (n67, n68) = loop65' 0 (hide 0 12) (-2147483648) 0
let () = note_int n67
let () = note_int n68
let rec g70 k72 p73 =
  if k72 <= 0 then 2.2250738585072014e-308 else (
    g71 (k72 - 1) (p73 +. x8)
  )
and g71 k74 p75 =
  if k74 <= 0 then (abs_float p75) else (
    g70 (k74 - 1) p75
  )
let x79 = g70 (hide 0 5) (match [] with | ([] | []) -> x8 | (n61 :: []) -> 10.0 | (q76 :: (_ :: [])) -> 1.5 | ((_ :: (q77 :: (q78 :: _))) | (_ :: (q77 :: (q78 :: _)))) -> x8)
let () = note_float x79
let v90 = (match ((if false then ()); (if false then [] else [])) with | [] -> (
  let x80 = x8 in
  note_float x80;
  prerr_int (n68 lsr 0);
  prerr_byte 32;
  prerr_float 2.0;
  prerr_newline ();
  ((n68 * 31), ((); n68), ((); n15))) | ((Ok _) :: q81') -> (
  ((if true then n68 else n61), (let o82 = 9 in let o83 = n61 in let o84 = 12 in let ( land ) a b = b - a in o82 land o83 land o84), (n68 - 17))) | ((Error q85) :: _) -> (
  (try (match q85 with | x8 -> (fst ((n68, n61, n67), (ref '\n'))) | 0.5 -> (match [] with | (([] as w86) | ([] as w86)) -> (n68, n60, n68) | (q87 :: q88) -> (n68, n60, n60)) | q89 -> (n68, n67, 14)) with | Match_failure _ -> (n60, n61, n68))))
let () = note_int n67
let () = ((let (m91, m92, m93) = v90 in mix m91; mix m92; mix m93); note_end 0)
let () = note_float x8
let () = note_int n14
let () = note_float x79
let () = note_int n60
let () = note_int n61
let () = note_int n68
let () = ()
