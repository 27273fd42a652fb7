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
let rec mix_0 d (v : bool t1 t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let s1 = ref 0
let s2 = ref 0
let i0 = ref 0
let () = while !i0 < 12 do
  let u3 = !s1 + 1000000000 in
  let u4 = !s2 + (if !s1 < !s1 + 1000000000 then 1 else 3) in
  s1 := u3; s2 := u4; i0 := !i0 + 1
done
let n5 = !s1
let n6 = !s2
let () = note_int n5
let () = note_int n6
let a41 = (match (Array.fold_left (let rec f9 p7 p8 = p7 in f9) (C0 (None, C1)) (if false then (Array.make 6 100.75) else (Array.make 6 3.25))) with | ((C0 ((Some _), _)) | (C0 (_, _))) -> (
  ((let _v11' = C1 in ()); (Array.copy (Array.make 1 n6)))) | ((C0 (q12, _)) | (C0 (q12, _))) when ((n6 == (-1)) && true) -> (
  let rec loop16' i13 n17 s14 s15 =
    if i13 >= 0 then (
      if s14 <> 2147483647 then loop16' (i13 - 1) n17 (s14 + 2147483647) (s15 + (if s14 < s14 + 2147483647 then 1 else 3)) else (s14, s15)
    ) else
      (s14, s15)
  in
  let (n18, n19) = loop16' (12 - 1) 12 0 0 in
  note_int n18;
  note_int n19;
  [|n6|]) | C1 -> (
  let n22 = ((match { r2 = (fun p20 -> 14) } with | ({ r2 } as w21) -> n6) * 2) + ((n6 + n5) lxor (18 / 8)) in
  let rec loop26 i23 s24 s25 =
    if i23 < 12 then (
      loop26 (i23 + 1) (s24 + 2147483647) (s25 + (if s24 < s24 + 2147483647 then 1 else 3))
    ) else
      (s24, s25)
  in
  let (n28, n29) = loop26 0 (-2147483648) 0 in
  note_int n28;
  note_int n29;
  max (match None with | (None as w30) -> (Array.make 1 n29) | Some _ -> (Array.make 1 n22) | Some q31 -> (Array.make 1 n28)) (Array.mapi (fun p32 p33 -> n29) (Array.make 1 n29))) | _ -> (
  (match (match C1 with | C0 (q34, q35) -> { r2 = (fun p36 -> 12) } | C1 -> { r2 = (fun p37 -> n5) }) with | { r2 = q38 } -> (match [] with | [] when (if String.contains "\000\255x" '\n' then (true && true) else ([] <= [])) -> (Array.make 1 n6) | ((_ :: _) | []) -> (Array.make 1 n6) | ((0.0 | 0.0) :: n6) -> (Array.make 1 n5) | (_ :: q40) -> (Array.make 1 n5)))))
let f42 p43 p44 p45 =
  { r2 = (let rec f47 p46 = -19 in f47) }
let g48 = f42 (match (true, (Array.make 1 1.0)) with | (true, [|q50|]) -> (fun p51 -> { r2 = (let rec f53 p52 = n5 in f53) }) | (true, _) -> (let rec f57 p54 = { r2 = (let rec f56 p55 = p55 in f56) } in f57) | (false, [||]) -> (let rec f61 p58' = { r2 = (let rec f60 p59 = p59 in f60) } in f61) | (false, q62) -> (let rec f66 p63' = { r2 = (let rec f65 p64 = n5 in f65) } in f66) | ((q67, _) | (q67, _)) -> (fun p68 -> { r2 = (fun p69 -> 15) }))
let g49 = g48 (Array.length a41)
let v70 = g49 (-5e-324)
let v71 = g49 (1.0 /. 10.0)
let f72 p73' p74 =
  let n75 = n6 in
  n6
let n76 = f72 false ((Array.make 2 (-0.5)) <> (Array.make 2 1.5))
let () = note_int n76
let s78 = ref 2147483640
let s79 = ref 0
let i77 = ref 0
let () = while !i77 < 12 do
  let u80 = !s78 + 2147483647 in
  let u81 = !s79 + (if !s78 < !s78 + 2147483647 then 1 else 3) in
  s78 := u80; s79 := u81; if !s78 <> 2147483647 then (i77 := !i77 + 2) else i77 := 12
done
let n82 = !s78
let n83 = !s79
let () = note_int n82
let () = note_int n83
let unused90 = f42 (match v70 with | { r2 = q84 } -> (let rec f86 p85' = { r2 = q84 } in f86) | { r2 = q87' } when false -> (let rec f89 p88 = { r2 = q87' } in f89)) (n76 mod (n83 lor 1)) (-1.0)
let () = (mix_0 5 v71; note_end 0)
let () = (mix_0 5 v70; note_end 0)
let () = note_int n82
let () = note_int n6
let () = note_int n83
let () = note_int n76
let () = (mix_ints a41 0 1; note_end 0)
let () = note_int n5
let () = ()
