type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let a0 = if true then (Array.make 2 100.75) else (Array.make 2 2.0)
let () = for i1 = 0 to 1 - 1 do
  a0.(i1 * 4 + 0) <- ((a0.(i1 mod 2)) *. (3.25 *. 2.0));
  ()
done
let () = (mix_floats a0 0 2; note_end 0)
let a2 = (let v3 = C20 in Array.make 16 7)
let rec loop5 i4 =
  if i4 <> 8 then (
    (a2.(i4 * 2 + 1) <- ((a2.(i4 mod 2)) + (i4 mod (i4 lor 1))));
    loop5 (i4 + 1)
  ) else
    ()
let () = loop5 0
let () = (mix_ints a2 0 16; note_end 0)
let p7 = Array.fold_left (fun p8 p9 -> 3.25) 1.0 a2
let p10 = a0.(1)
let p11' = a0.(1)
let p12 = a0.(0)
let p13 = 11 lsl 30
let p14 = p13 - 5
let p15' = ((); p12)
let p16 = 1.0
let p17 = a2.((p14 asr 6) land 15)
let p18 = 0.0
let p19 = a2.(0)
let p20 = p17 + p17
let p21 = p16
let p22 = (match C20 with | ((C5 (C10 (_, _, _))) | C23) -> p18 | C3 (_, _, _) -> p16 | C15 (q25', q26) -> p7 | C4 (q27, _) -> p15' | (C22 as w28) -> p15' | (C21 | (C4 (_, _))) -> 0.0 | C10 (_, _, _) -> p15' | q29 -> p16)
let p30 = p10 *. p22
let p31 = if false then (-3.25) else p18
let p32 = p18 +. 2.0
let p33 = p22
let p34' = (match C20 with | C15 (q35, _) -> p22 | C17 { r18 = q36; r19 = _ } -> p10 | C4 (q37, q38) -> p22 | C10 (p17, q39', q40) -> (-1.0) | C16 (q41, _, q42, q43, _, q44) -> q44 | _ -> p31 | C6 ({ r8 = q45; r9 = _; _ } as w46') -> w46'.r9)
let p47 = p19
let p48 = 100.75
let p49 = 7 lsr 6
let p50 = - p14
let p51 = (let rec f53 p52 = p50 in f53) (-3)
let p54 = a2.(10)
let p55 = p34'
let p56 = List.fold_left (let rec f59 p57 p58 = p31 in f59) p33 []
let p60 = (match C26 with | C26 -> p56 | C24 (q61, (C1 _), q62) -> p32 | C24 (q63, (C0 (_, q64, _, _, p50, p34', _)), _) -> p56 | ((C24 (_, C2, q65)) | (C24 (_, C2, q65))) -> p34' | C25 (q66, q67) -> p12 | C27 -> p55)
let p68 = if true then p49 else p49
let p69 = (let ((_, _) as w73) = ((let rec f72 p70 p71 = p50 in f72), []) in p55)
let p74 = p47
let p75 = p68
let p76 = (let i77 = -3 in if i77 >= 0 && i77 < Array.length a0 then a0.(i77) else 0.5)
let p78 = (fun p79 -> p51) (Ok p21)
let p80 = -13
let () = mix 1
let n81 = ((((p74 + (p68 + (p54 * ((p50 + ((p47 * (((p17 lxor ((p13) * p14)) * p19) * p20)) lxor p49)) + p51)))) + p75) + p78) * p80) + 1
let x82 = ((p69 *. (((p55 +. (p48 -. (p34' *. (p33 *. ((((p22 +. (p21 +. (((p15' +. ((p11' +. ((p7) *. p10)) +. p12)) +. p16) *. p18))) -. p30) +. p31) +. p32))))) +. p56) +. p60)) *. p76) *. 1.0
let () = note_float x82
let () = for i83 = 0 to 1 - 1 do
  a0.(i83 * 2 + 0) <- ((a0.(i83 / 2)) +. (-0.0));
  ()
done
let () = (mix_floats a0 0 2; note_end 0)
let i84 = ref 0
let () = while !i84 < 4 do
  a2.(!i84 * 4 + 1) <- ((n81 lor p80) + (a2.(!i84 mod 4)));
  i84 := !i84 + 1
done
let () = (mix_ints a2 0 16; note_end 0)
let () = note_float p56
let () = note_int p17
let () = note_int p13
let () = note_int n81
let () = note_int p19
let () = note_int p14
let () = note_float p55
let () = note_float p34'
let () = ()
