type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (bool, float array) t1) =
  if d > 0 then
    match v with
    | { r2 = y92; r3 = y93'; r4 = y94 } -> mix_string y92; mix_floats y93' 0 2; mix_1 (d - 1) y94
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let x1' = 0.0 /. 0.0 in
let n4 = ((((((0) + (if x1' = x1' then 83 else 0)) + (if x1' <> x1' then 25 else 0)) + (if x1' < (List.fold_left (fun p2 p3 -> p2) x1' []) then 37 else 0)) + (if x1' > x1' then 77 else 0)) + (if (-. x1') <= x1' then 58 else 0)) + (if x1' >= x1' then 99 else 0) in
note_int n4;
let v13 = Array.fold_right (if n4 <> n4 then (let rec f7 p5 p6 = p6 in f7) else (fun p8 p9 -> p9)) (min (Array.mapi (let rec f12 p10 p11 = n4 in f12) (Array.make 3 20)) [|n4; n4; n4|]) (min (try (n4 <= n4) with | _ -> false) (match 1.5 with | 0.0 -> true | 0.5 -> false | 0.5 -> false | n0 -> false)) in
let a14 = Array.make 16 (show_int 13 n4) in
(mix_ints a14 0 16; note_end 0);
let f15 p16 =
  12
in
let n17 = f15 ((-1.0) <> x1') in
let n18 = f15 (12 == n17) in
note_int n18;
let rec g20' k22 p23 =
  if k22 <= 0 then (let i24' = k22 in if i24' >= 0 && i24' < 16 then a14.(i24') else k22) else (
    mix p23;
    let r25' = g21 (k22 - 1) (if v13 then p23 else 15) in
    int_of_float 0.0
  )
and g21 k26 p27 =
  if k26 <= 0 then (n4 lsr 8) else (
    g20' (k26 - 1) (try 19 with | Failure n18 -> p27 | Match_failure _ -> p27 | E0 (({ r0 = _; r1 = q28 } as w29)) -> 10)
  )
in
let n34 = g20' 0 (match (x1', None, n17, (Array.make 8 x1')) with | (0.0, q30, q31, _) -> 1 | (_, q32, _, q33) -> 0) in
let n35 = g20' (hide 1 1) (Char.code '\n') in
let n36 = if (if v13 then n34 else n35) = (Array.length a14) then (compare ((Array.make 4 x1'), "\000\255x") ((Array.make 4 x1'), "b c")) else (n35 mod 1) in
note_int n36;
let n40 = (let _v37 = List.rev_append [n36] [] in (match _v37 with | [] -> (compare (n36, ('a', "b c", 2)) (n17, ('\'', "a", n18))) | ((q38 :: q39) | ((q38 :: _) as q39)) -> (if v13 then n35 else q38))) in
note_int n40;
print_int (f15 (v13 && v13));
print_byte 32;
print_float (let (q44, _, _) = fst (((Array.make 7 n40), (fun p41' p42 p43 -> p43), (-100.75)), n35) in (let (_, q45, _) = (n36, n35, (Ok x1')) in x1'));
print_newline ();
let unused46 = g21 1 (15 - n36) in
let unused47 = sqrt x1' in
let a48 = Array.init 2 (let rec f50 p49' = p49' in f50) in
let n54 = Array.length a48 in
let rec loop53 i51 s52 =
  if i51 <> n54 then (
    (a48.(i51) <- ((a48.(i51)) - s52));
    loop53 (i51 + 1) 32767
  ) else
    s52
in
let n55 = loop53 0 11 in
note_int n55;
let x56 = ( +. ) 5e-324 100.75 in
note_float x56;
let v91 = (match { r0 = v13; r1 = None } with | { r0 = true; r1 = (None as w57) } -> (
  { { r2 = ""; r3 = (Array.make 2 x1'); r4 = (ref n36) } with r4 = (List.fold_right (let rec f60 p58 p59 = p59 in f60) [] (ref n18)) }) | { r0 = true; r1 = (Some q61) } -> (
  let f62 p63 =
    (if true then ((); ("\000\255x", 2)) else (try (let v64 = 3.25 in ((); ("b c", 0))) with | _ -> (try ("a", 8) with | Invalid_argument q65 -> (q65, 18) | Division_by_zero -> ("\000\255x", 7) | Not_found -> ("12", 7) | Match_failure _ -> ("12", 18) | E0 ({ r0 = q66; r1 = None }) -> ("12", 3) | E0 ({ r0 = q67; r1 = (Some q68) }) -> ("a", 8) | E1 ({ r2 = q69; r3 = q70; r4 = _ }) -> (q69, 14))))
  in
  let v74 = f62 (let rec f73' p71 p72 = v13 in f73') in
  ((let (m75, m76) = v74 in mix_string m75; mix m76); note_end 0);
  let a77 = Array.mapi (let rec f80 p78 p79 = x56 in f80) (Array.sub a14 0 12) in
  let n84 = Array.length a77 in
  let rec loop83 i81 s82 =
    if i81 >= n84 then s82 else (
      (a77.(i81) <- ((a77.(i81)) *. s82));
      loop83 (i81 + 1) ((s82 +. (-1.5)) /. 10.0)
    )
  in
  let n85 = loop83 0 x56 in
  note_float n85;
  (let _v89 = ((let rec f88' p86 p87 = v13 in f88'), (Array.make 4 14)) in { { r2 = "a"; r3 = (Array.make 2 n85); r4 = (ref n17) } with r3 = (Array.make 2 n85); r4 = (ref n55) })) | { r0 = false; r1 = q90 } -> (
  (if false then { r2 = "b c"; r3 = (Array.make 2 x56); r4 = (ref n40) } else (if v13 then { r2 = "tail \" end"; r3 = (Array.make 2 x1'); r4 = (ref n35) } else { r2 = "b c"; r3 = (Array.make 2 1.0); r4 = (ref n35) })))) in
(mix_0 5 v91; note_end 0);
note_int n0;
(mix (if v13 then 1 else 0); note_end 0);
note_float x56;
note_float x1';
note_int n36;
(mix_ints a48 0 2; note_end 0);
note_int n55;
()
