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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y75 :: y76) -> mix 1; mix_float y75; mix_0 (d - 1) y76
in
let v43 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
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
  let v34 = (((int_of_float 1.5), (float_of_int n24'), { r0 = 10.0 }, (List.fold_left (fun p25 p26 -> p25) (false, n24') [])), n24', (match n24' with | (7 | 7) -> (Array.mapi (fun p27 p28 -> 3.25) (Array.make 2 true)) | 4 -> (List.fold_right (fun p29 p30 -> p30) [] (Array.make 2 10.0)) | 2 -> (try (List.assoc n24' []) with | Not_found -> (Array.make 2 (-1.5)) | _ -> (Array.make 2 0.0)) | 1 -> (create_float_array 2 0.5) | -1 -> (Array.init 2 (fun p31 -> 1.5)) | q32 -> (let v33 = 3.25 in Array.make 2 100.75))) in
  ((let (m35, _, _) = v34 in (let (m36', m37, _, _) = m35 in mix m36'; mix_float m37)); note_end 0);
  { r0 = (let v42 = ref (-0.0) in 2.0) })) in
let s45 = ref [] in
for i44 = 0 to 10 - 1 do
  s45 := ((match !s45 with | ([] | []) -> v43.r0 | (q46 :: _) -> q46) :: !s45)
done;
let n47 = !s45 in
(mix_0 5 n47; note_end 0);
let a48 = max (Array.make 4 4) (Array.make 4 3) in
for i49 = 0 to 4 - 1 do
  a48.(i49) <- i49;
  ()
done;
(mix_ints a48 0 4; note_end 0);
let a50 = (let _v54 = (let rec f53 p51 p52 = ('a', 6) in f53) in Array.make 10 5) in
let s56 = ref 0 in
for i55 = 0 to 10 - 1 do
  (if (truncate (-10.0)) > (let v57 = "b c" in !s56) then (s56 := (a50.(i55) - (!s56))))
done;
let n58 = !s56 in
note_int n58;
let a59 = (match n47 with | ([] as w60) -> (Array.make 4 0.5) | ((_ :: q61') | ((_ :: []) as q61')) -> (Array.make 4 (-1.0)) | [] -> (Array.make 4 1.0) | (q62 :: (_ :: _)) -> (Array.make 4 q62)) in
let s64 = ref 0.5 in
for i63 = (hide 0 4) - 1 downto 0 do
  a59.(i63) <- (a59.(2) *. (!s64));
  s64 := ((a59.(2) *. (!s64)) *. a59.(i63))
done;
let n65 = !s64 in
note_float n65;
let x66 = a59.(1) in
note_float x66;
let c67 = ((x66 /. n65)) +. ((n65 -. x66) *. v43.r0) in
let c68 = ((x66 /. n65)) *. ((n65 -. x66) *. v43.r0) in
let c69 = (c68) -. ((n65 -. x66) *. v43.r0) in
let c70 = ((x66 /. n65)) -. (x66 /. n65) in
let c71 = (((n65 -. x66) *. v43.r0)) -. c69 in
let c72 = c70 -. ((x66 /. n65)) in
note_float c72;
let n73 = a50.(5) in
note_int n73;
for i74 = 0 to 1 - 1 do
  a59.(i74 * 3 + 1) <- ((a59.(i74 mod 3)) *. 0.0);
  ()
done;
(mix_floats a59 0 4; note_end 0);
note_float x66;
(mix_0 5 n47; note_end 0);
note_float c67;
(mix_floats a59 0 4; note_end 0);
note_float c71;
note_float c68;
note_float c69;
()
