type t0 = C0 of int | C1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v25 = (try (
  let a0 = fst ((Array.make 8 []), false) in
  a0.(0) <- (let i1 = (-3) + 10 in if i1 >= 0 && i1 < Array.length a0 then a0.(i1) else (List.stable_sort compare []));
  a0.(1) <- (let i2 = 2147483647 in if i2 >= 0 && i2 < Array.length a0 then a0.(i2) else [(7, 1.5, 7)]);
  a0.(2) <- a0.((6 lor 16) land 7);
  a0.(3) <- ((let rec f5 p3 = (let v4 = p3 in []) in f5) (19 + 13));
  let s7 = ref (-1.5) in
  let i6 = ref 0 in
  while !i6 < 8 do
    s7 := (match a0.(!i6) with | [] when (String.equal (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) (try (snd (!s7, "b c")) with | _ -> "tail \" end")) -> ((!s7) +. !s7) | ((_ :: []) | []) when (if !i6 < 13 then (if true then true else true) else (match C1 with | C0 (5 | 5) -> true | (C1 | (C0 _)) -> false | C0 (0 as w9) -> true | C0 _ -> false | C1 -> true)) -> ((float !i6) +. (!s7)) | ((q10, q11, q12) :: q13) -> ((if true then 100.75 else q11) *. (!s7)) | ((q14 :: (q15 :: q16)) | ((((_, _, _) as q14) :: (q15 :: _)) as q16)) when ("fvt" >= ((); "b c")) -> ((!s7) -. !s7) | _ -> ((!s7) +. (-1.7976931348623157e308))); i6 := !i6 + 1
  done;
  let n17' = !s7 in
  note_float n17';
  let a18 = (try (match C1 with | C0 5 -> (Array.make 6 3) | C0 a0 -> (Array.make 6 a0) | C1 -> (Array.make 6 16)) with | _ -> (Array.make 6 (-2))) in
  let s20 = ref 5 in
  let i19 = ref 0 in
  while !i19 < 6 do
    a18.(!i19) <- (a18.(2) + (!s20));
    s20 := (a18.(!i19) + (a18.(2) + (!s20))); i19 := !i19 + 1
  done;
  let n21 = !s20 in
  note_int n21;
  a18.(2) <- ((truncate n17') + (let v22 = -2 in n21));
  (if false || false then (match C1 with | ((C0 q23) | (C0 q23)) -> true) else (n17' = n17'))) with | Match_failure _ -> (String.exists (fun p24 -> true) "tail \" end"))
let s27 = ref 7
let () = for i26 = 0 to 8 - 1 do
  s27 := ((((-2) + 10) lsl ((if v25 then 11 else 9) land 31)) * (((!s27) * (((-2) + 10) lsl ((if v25 then 11 else 9) land 31)))))
done
let n28 = !s27
let () = note_int n28
let () = Array.iter (match (let _v29 = Ok n28 in C1) with | (C0 _ as w30) -> (fun p31 -> ()) | C1 -> (let v32 = Array.make 8 2.0 in (let rec f34 p33 = () in f34)) | C0 5 -> (fun p35 -> ())) (let v38 = (let (v25, q36, q37) = ((Ok n28), (n28, n28, n28), C1) in q37) in if false then (Array.make 2 n28) else (Array.make 2 0))
let () = assert (hide 1 3 = 3)
let () = assert (compare (if if v25 then v25 else true then (- 0) else n28) (if if v25 then v25 else true then (- 0) else n28) = 0)
let rec loop42 i40 s41 =
  if i40 >= 0 then (
    loop42 (i40 - 1) ((((s41) + ((match n28 with | -2147483647 -> n28 | (8 as w39) -> n28 | _ -> (-3)) * 19))) + ((match n28 with | -2147483647 -> n28 | (8 as w39) -> n28 | _ -> (-3)) * 19))
  ) else
    s41
let n44 = loop42 (5 - 1) n28
let () = note_int n44
let rec loop47 i45' n48 s46 =
  if i45' >= n48 then s46 else (
    loop47 (i45' + 1) n48 (clip s46 ^ clip (if true then s46 else s46))
  )
let n49 = loop47 0 (hide 0 5) "b c"
let () = (mix_string n49; note_end 0)
let a50 = (let rec f52 p51 = Array.make 12 (-3.25) in f52) (Array.make 7 (-10.0))
let () = for i53 = 10 - 1 downto 0 do
  a50.(i53 + 1) <- (a50.(i53 + 2) -. (a50.(i53 + 1) *. (a50.(i53))));
  ()
done
let x54 = 0.0 /. 0.0
let n55 = ((((((0) + (if x54 = x54 then 44 else 0)) + (if x54 <> x54 then 90 else 0)) + (if x54 < x54 then 80 else 0)) + (if x54 > x54 then 29 else 0)) + (if x54 <= x54 then 84 else 0)) + (if x54 >= a50.(8) then 45 else 0)
let s57 = ref x54
let () = for i56 = 0 to 12 - 1 do
  s57 := ((a50.(0) *. (!s57)) +. a50.(i56))
done
let n58 = !s57
let () = note_float n58
let rec loop61 i59' n62 s60 =
  if i59' >= 0 then (
    loop61 (i59' - 1) n62 (2147483648.0 *. ((s60) +. (float_of_int i59')))
  ) else
    s60
let n63 = loop61 (20 - 1) 20 n58
let () = note_float n63
let () = note_float n58
let () = (mix (if v25 then 1 else 0); note_end 0)
let () = note_float x54
let () = note_int n44
let () = note_float n63
let () = note_int n28
let () = note_int n55
let () = ()
