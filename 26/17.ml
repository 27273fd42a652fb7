type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y76 :: y77) -> mix 1; mix_float y76; mix_1 (d - 1) y77
and mix_2 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y78 } -> mix_float y78
in
let v42 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let a21 = [|(-1); 1; 5; (-2); (-1)|] in
  let s23 = ref 4 in
  for i22' = 0 to (hide 1 5) - 1 do
    a21.(i22') <- ((!s23) * a21.(1));
    s23 := ((a21.(1) lxor (!s23)) + a21.(i22'))
  done;
  let n24' = !s23 in
  note_int n24';
  let v33 = (((int_of_float 1.5), (float_of_int n24'), { r0 = 10.0 }, (List.fold_left (fun p25 p26 -> p25) (false, n24') [])), n24', (match n24' with | (7 | 7) -> (Array.mapi (fun p27 p28 -> 3.25) (Array.make 2 true)) | 4 -> (List.fold_right (fun p29 p30 -> p30) [] (Array.make 2 10.0)) | 2 -> (try (List.assoc n24' []) with | Not_found -> (Array.make 2 (-1.5)) | _ -> (Array.make 2 0.0)) | 1 -> (create_float_array (hide 1 2) 1.5) | ((-1) | (-1)) -> (Array.make (hide 1 2) 1.5) | q31 -> (let v32 = 3.25 in Array.make 2 100.75))) in
  ((let (m34, _, _) = v33 in (let (m35', m36, _, _) = m34 in mix m35'; mix_float m36)); note_end 0);
  { r0 = (let v41 = ref (-0.0) in 2.0) })) in
let n46 = (hide 1 10) in
let rec loop45 i43 s44 =
  if i43 < n46 then (
    loop45 (i43 + 1) (((coarse (tan (limit (-1.0) (-1.0) 1.0))) -. (float_of_int (-2))) :: s44)
  ) else
    s44
in
let n47 = loop45 0 [] in
let v50 = max (min (ref 2.0) (ref 1.0)) ((try (try (try (let n47 = (1.5, (-3.25)) in ()) with | _ -> ()) with | _ -> ()) with | Invalid_argument q48 -> () | Failure _ -> () | E0 (-2147483648) -> () | E0 q49 -> ()); (ref 10.0)) in
let a51 = (fun v50 -> Array.make 4 0.0) (Array.make 2 2) in
for i52' = 0 to (hide 0 2) - 1 do
  a51.(i52' + 1) <- (a51.(i52' + 2) +. ((a51.(i52')) +. a51.(i52' + 1)));
  ()
done;
(mix_floats a51 0 4; note_end 0);
let v53 = (let { r0 } = if true then { r0 = 1.0 } else { r0 = (-0.5) } in 17 + (-2)) < (abs (Array.length a51)) in
(mix (if v53 then 1 else 0); note_end 0);
let x54 = 0.0 /. 0.0 in
let n55 = ((((((0) + (if x54 = x54 then 44 else 0)) + (if ((); 0.5) <> x54 then 57 else 0)) + (if x54 < x54 then 62 else 0)) + (if x54 > x54 then 78 else 0)) + (if x54 <= v42.r0 then 55 else 0)) + (if x54 >= x54 then 78 else 0) in
let a56 = Array.fold_left (let rec f59 p57' p58 = p57' in f59) (Array.make 6 x54) a51 in
for i60 = 0 to (hide 0 3) - 1 do
  (
    let i61 = ref 0 in
    while !i61 < (hide 0 2) do
      a56.(i60 * 2 + !i61) <- (((let rec f63 p62 = x54 in f63) (let rec f65 p64 = '\'' in f65)) +. (a56.(i60 * 2 + !i61)));
      i61 := !i61 + 1
    done;
    ());
  ()
done;
(mix_floats a56 0 6; note_end 0);
let n66 = -1 in
let n69 = (hide 0 5) in
let rec loop68 i67 =
  if i67 >= n69 then () else (
    (a56.(i67 + 1) <- ((floor 100.75) *. (a56.(i67))));
    loop68 (i67 + 1)
  )
in
loop68 0;
(mix_floats a56 0 6; note_end 0);
let s70 = "loops and" in
let n74 = (hide 0 9) in
let rec loop73 i71 s72 =
  if i71 <> n74 then (
    loop73 (i71 + 1) (Char.code s70.[i71] + 3 * s72)
  ) else
    s72
in
let n75 = loop73 0 n66 in
note_int n75;
(mix_0 5 v50; note_end 0);
note_int n55;
(mix_1 5 n47; note_end 0);
note_int n75;
(mix_2 5 v42; note_end 0);
note_int n66;
(mix (if v53 then 1 else 0); note_end 0);
(mix_floats a51 0 4; note_end 0);
()
