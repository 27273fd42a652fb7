type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y83, y84) -> mix 0; mix_0 (d - 1) y83; mix_1 (d - 1) y84
    | C8 { r9 = y85; r10 = y88 } -> mix 1; (let (m86, m87') = y85 in mix_0 (d - 1) m86; mix m87'); mix_0 (d - 1) y88
    | C11 -> mix 2
    | C6 { r7 = y89 } -> mix 3; mix_0 (d - 1) y89
and mix_1 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y90 -> mix 1; mix_0 (d - 1) y90
let a0' = (match [] with | [] -> (Array.make 8 3.25) | (q1 :: q2) -> (Array.make 8 10.0))
let s4 = ref (-2.0)
let () = for i3 = 0 to Array.length a0' - 1 do
  a0'.(i3) <- (!s4 *. (a0'.(i3)));
  s4 := !s4
done
let n5 = !s4
let () = note_float n5
let s7 = ref 0.5
let i6 = ref 0
let () = while !i6 < 8 do
  a0'.(!i6) <- ((a0'.(!i6)) -. !s7);
  s7 := !s7; i6 := !i6 + 1
done
let n8 = !s7
let () = note_float n8
let a9 = if a0'.(hide 1 1) <= (n8 /. n8) then a0' else a0'
let () = a0'.(5) <- ((n5 /. n8) *. n8)
let () = a9.(5) <- ((0.5 +. n5) *. (a0'.(5)))
let () = note_float a0'.(5)
let a10 = [|(-2); (-3); 20; 0; 10; 8; 6; 11|]
let s12 = ref 18
let () = for i11 = 0 to Array.length a10 - 1 do
  a10.(i11) <- (!s12 + (a10.(i11)));
  s12 := (if (match C0 with | (C1 as w13) -> false | (C0 | C0) -> true) then (- !s12) else (compare (Array.make 16 (n8, "a", !s12)) (Array.make 16 (n8, "", !s12))))
done
let n14 = !s12
let () = note_int n14
let rec loop30 i15 s16' =
  if i15 >= 8 then s16' else (
    (a9.(i15) <- ((a9.(i15)) -. s16'));
    loop30 (i15 + 1) (match (match { r2 = []; r3 = false; r4 = None } with | { r2 = q17; r3 = q18; r4 = None } -> (Ok 10) | ({ r2; r3 = _; r4 = (Some _) } | { r2; r3 = _; r4 = (Some _) }) -> (Ok i15) | { r2 = _; r3 = false; r4 = None } -> (Ok i15)) with | Ok _ -> (match { r2 = []; r3 = false; r4 = None } with | { r2 = q19; r3 = true; r4 = None } when ((let v20 = 100.75 in n14) <= (match Array.make 2 17 with | [|q21; q22|] -> 18 | [|q23'; q24|] -> q24 | [|q25|] -> i15 | [|q26; _|] -> q26 | q27 -> n14)) -> n8 | { r2; r3 = (true | true); r4 = None } -> n5 | { r2; r3 = false; r4 = None } -> s16' | { r2 = q28; r3 = q29; r4 = (Some _) } -> s16') | Error _ -> (n5 +. s16'))
  )
let n32 = loop30 0 n8
let () = note_float n32
let s34 = ref n8
let () = for i33 = 0 to Array.length a9 - 1 do
  a9.(i33) <- (!s34 *. (a9.(i33)));
  s34 := (!s34 +. 100.75)
done
let n35 = !s34
let () = note_float n35
let s37 = ref 1.5
let i36 = ref 0
let () = while !i36 < Array.length a9 do
  a9.(!i36) <- ((a9.(!i36)) *. !s37);
  s37 := (match (match C0 with | (C1 | C1) -> C11 | C0 -> C11) with | (C11 | (C5 (_, _))) -> n5 | C8 { r9; r10 = q38 } -> !s37 | C11 -> 10.0 | ((C6 { r7 = q39 }) | (C6 { r7 = _ } as q39)) when (match { r2 = []; r3 = true; r4 = None } with | { r2 = q40; r3 = q41; r4 = None } when q41 -> (!i36 > !i36) | { r2 = q42; r3; r4 = None } -> (r3 && r3) | { r2 = []; r4 = _; _ } when (match C8 { r9 = (C11, !i36); r10 = C11 } with | C5 _ -> (1.5 < 10.0) | C8 ({ r9 = q43; r10 = q44 } as w45) -> (3.25 < n32) | ((C8 { r9 = _; r10 = (C8 { r9 = _; r10 = _ }) }) | C11) -> (!i36 = !i36) | (C6 { r7 = _ } as w49) -> (1 < n14)) -> (n14 == 11) | ({ r2 = q50; r3 = q51; r4 = (Some { r2 = q52; r3 = q53; r4 = q54 }) } | { r2 = q50; r3 = q51; r4 = (Some { r2 = q52; r3 = q53; r4 = q54 }) }) -> (!i36 > !i36)) -> (float_of_int !i36) | ((C6 { r7 = q55 }) | (C5 (_, _) as q55)) -> (match C11 with | C5 (a10, q56') -> !s37 | C8 ({ r9; r10 = q57 } as w58) -> n35 | C11 when (try ((n14 + 4095) <= (int_of_float !s37)) with | Division_by_zero -> (match q55 with | ((C5 (q59, q60)) | (C5 (q59, q60))) -> false | C8 { r10 = _; _ } -> true | C11 -> false | C6 { r7 } -> true) | Match_failure _ -> (not true) | E0 (-3) -> (List.fold_right (let rec f63 p61 p62 = p62 in f63) [] false) | E0 q55 -> ((n14 - 1073741824) >= 10) | E1 (1.0 as w64) -> (Array.fold_left (fun p65 p66 -> p65) true a10) | E1 0.5 when (((Array.make 3 (Array.make 1 !i36)) = (Array.make 3 (Array.make 1 13))) && (if true then false else false)) -> (if false then false else false) | E1 q67 -> (if true then true else false) | _ -> (1.5 > !s37)) -> !s37 | (C11 | (C6 { r7 = C11 })) -> n32 | C6 { r7 = (C5 (_, None)) } -> (-0.0) | C6 { r7 = (C5 (q68, (Some q69))) } -> 1.5 | ((C6 { r7 = (C8 { r9 = q70; _ }) }) | (C6 { r7 = (C8 { r9 = q70; r10 = _ }) })) -> !s37 | C6 { r7 = C11 } -> 1.0 | C6 { r7 = ((C6 { r7 }) | (C6 { r7 = _ } as r7)) } -> !s37) | _ -> (n35 *. n32)); i36 := !i36 + 1
done
let n71 = !s37
let () = note_float n71
let a72 = Array.make (hide 0 8) ((if false then ()); ((n35, true, 10.0), C11))
let () = ((let (m73, m77) = a72.(7) in (let (m74, m75, m76') = m73 in mix_float m74; mix (if m75 then 1 else 0); mix_float m76'); mix_0 5 m77); note_end 0)
let rec loop80 i78 n81 s79 =
  if i78 < n81 then (
    (a10.(i78) <- (s79 * (a10.(i78))));
    loop80 (i78 + 2) n81 i78
  ) else
    s79
let n82 = loop80 0 (hide 0 8) 10
let () = note_int n82
let () = (mix_floats a0' 0 8; note_end 0)
let () = note_float n5
let () = note_float n71
let () = note_float n8
let () = note_float n32
let () = ()
