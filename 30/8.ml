type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let v5 = String.equal (List.fold_left (let rec f2 p0 p1 = "12" in f2) (List.fold_right (fun p3 p4 -> "b c") [] "a") (List.concat [])) (fst (min ("b c", false) ("b c", false))) in
let f17' = List.fold_left (fun p6 p7 -> fst ((let rec f10 p8 v5 p9 = { r4 = p7; r5 = v5 } in f10), v5)) (let rec f16 p11 p12 ((v5, _, q13, q14) as w15) = { r4 = 16; r5 = p11 } in f16) (Option.to_list (fst (None, 12))) in
let n18 = min (compare (2.0 +. 3.25) (match C0 with | (C3 | C3) -> 0.5 | (C0 | C3) -> 2.0 | C1 -> (-3.25) | C2 -> 10.0)) (abs (List.length [])) in
note_int n18;
print_int (compare (List.fold_left (fun p19 p20 -> p19) false []) (List.mem_assoc n18 []));
print_byte 32;
print_float (List.fold_right (fun p21 p22 -> p22) (Option.to_list None) (List.fold_left (let rec f25 p23 p24 = p23 in f25) (-0.0) []));
print_newline ();
fst (List.fold_left (fun p26 p27 -> ((), (-100.75))) ((), 0.5) (Array.to_list (Array.make 6 false)));
let p28 = List.fold_right (let rec f30 p29 n18 = n18 in f30) [] n18 in
let p31 = floor 1.0 in
let p32 = List.fold_left (let rec f34 p33 n18 = p33 in f34) p31 [] in
let p35 = Array.fold_right (let rec f38 p36 p37 = p32 in f38) (Array.make 4 v5) p32 in
let p39' = p28 in
let p40 = (let o41 = -1 in let o42 = p28 in let o43 = p39' in let ( lor ) a b = a lxor (b + 1) and ( ||| ) a b = a * 2 - b and ( * ) a b = a * 2 - b in o41 lor o42 lor o43) in
let p44 = p35 *. p32 in
let p45 = p40 in
let p46 = p44 in
let p47 = 15 in
let p48 = 20 in
let p49 = p45 in
let p50 = 0.5 in
let p51 = p45 in
let p52 = p51 in
let p53 = p44 in
let p54 = 0.5 in
let p55 = p46 in
let p56' = p40 in
let p57 = p54 in
let p58 = p50 in
let p59 = p51 in
let p60 = p54 in
let p61 = p49 in
mix 1;
let n62 = ((p59 + (p56' + (((((((p40 + (p39' lxor (p28))) * p45) - p47) + p48) - p49) + p51) lxor p52))) - p61) + 1 in
let x63 = (p60 +. (((p55 -. ((p53 +. (p50 +. ((((p32 -. (p31)) +. p35) +. p44) *. p46))) +. p54)) *. p57) -. p58)) +. 1.0 in
let v64 = max { r4 = p48; r5 = x63 } { r4 = p47; r5 = 1.5 } in
let v65 = fst (max ((Array.fold_left (fun () x63 -> ()) (max () ()) [|p57; p53; p58; 1.5; (-3.25); p54|]); (if p56' >= p49 then ([], (n62, x63)) else ([], (p49, p60)))) ([], (p61, p57))) in
let n66 = p45 in
note_int n66;
let v67 = C0 in
let f71' = snd ((List.compare_lengths [] []), (try (fun (q68, q69) -> ref false) with | _ -> (fun p70 -> ref v5))) in
let n72 = p56' mod 4 in
let v74 = ('\255', (let _v73 = p52 in [])) in
let c75 = p44 *. (v64.r5) in
let c76 = p44 -. (v64.r5) in
let c77 = (c75) -. c76 in
let c78 = (c75) *. v64.r5 in
let c79 = c77 *. (c76) in
let c80 = (p44) *. c75 in
let v74 = Array.make 16 20 in
let a81 = if v5 then v74 else v74 in
v74.(6) <- p61;
a81.(0) <- (1 + (v74.(6)));
let x82 = p35 in
let x83 = c79 in
let a81 = p56' in
let v84 = v64 in
let v85 = v5 in
let f88 = fun p86 p87 -> p50 in
note_float x82;
note_float p32;
note_int n62;
note_float c75;
note_int p28;
note_int n18;
note_float c79;
note_float x83;
()
