type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y125; r11 = y126; _ } -> mix_float y125; mix_floats y126 0 4
in
let x14 = ( /. ) (match min { r0 = 1.0; r1 = (-3); r2 = (Array.make 4 0.5); r3 = (-2); r4 = None; r5 = 3.25; r6 = 8 } { r0 = (-2.0); r1 = 1; r2 = (Array.make 4 (-0.5)); r3 = 7; r4 = None; r5 = 1.5; r6 = 7 } with | { r0 = 0.0; r1; r2 = q0; r3; r4 = _; r5 = 1.0; r6 = q1 } -> (Array.fold_left (fun p2' q1 -> 3.25) 3.25 q0) | ({ r0 = q3; r1 = q4; r2; r3 = q5; r4 = _; r5 = 1.0; r6 } as w6) -> (List.fold_right (fun p7 p8 -> p7) [] 0.5) | ({ r0 = _; r1; r2 = q9; r3 = q10; r4 = q11; r5; r6 = q12 } as w13) -> (( /. ) 1.5 r5)) (sqrt (min 10.0 (-10.0))) in
let n21 = if Result.is_ok (Ok "12") then (List.compare_lengths [] []) else (if List.for_all (let rec f20 p19 = true in f20) [] then (if Result.is_ok (Ok (Ok 18)) then (if String.equal "a" "b c" then (max 10 6) else (if String.fold_left (let rec f18 p16 p17 = p16 in f18) true "tail \" end" then ((land) 3 3) else (if Array.for_all (fun p15 -> true) (Array.make 6 'z') then (List.length []) else (List.compare_lengths [] [])))) else (abs 4)) else (1 * 38)) in
note_int n21;
let a22 = fst ((Array.make 5 x14), 10.0) in
let s24 = ref x14 in
for i23 = 0 to 5 - 1 do
  a22.(i23) <- ((!s24) -. a22.(4));
  s24 := (a22.(i23) *. ((!s24) -. a22.(4)))
done;
let n25 = !s24 in
note_float n25;
let x26 = min (fst (max (x14, 'z') (n25, ' '))) (fst (snd (true, (n25, n21)))) in
let n27 = n21 in
let f43 = Array.fold_right (fst (Array.fold_left (fun p28 p29 -> p28) ((let rec f32 p30 p31 = p31 in f32), n27) a22)) a22 (snd (Array.fold_right (fun p33 (_, q34) -> (x26, q34)) a22 (n25, (let rec f42 p35 p36 p37' = ((let rec f41 p38 p39 p40 = false in f41), 1) in f42)))) in
let n47 = ( * ) (( - ) (2 * n27) (abs n27)) ((lxor) (try (fst (n27, ' ')) with | E1 8 -> n27 | E1 9 -> 16 | E1 2 -> n21 | E1 (-2147483648) -> n27 | E1 6 -> n27 | E1 q44 -> q44) (List.fold_left (fun p45 p46 -> 16) n27 [])) in
let v49 = not (List.mem_assoc (( + ) n21 n21) (List.concat_map (let rec f48 a22 = [] in f48) [])) in
(mix (if v49 then 1 else 0); note_end 0);
let v57' = Array.fold_left (fun (q50, q51', { r10; r11; r12 = _ }, q52) p53 -> ((let rec f55 p54 = 0.5 in f55), (n21, 'z'), { r10 = 3.25; r11 = r11; r12 = () }, false)) ((fun p56 -> x26), (17, '0'), { r10 = x14; r11 = (Array.make 4 n25); r12 = () }, v49) a22 in
((let (_, m59, m62, m63) = v57' in (let (m60, m61) = m59 in mix m60; mix (Char.code m61)); mix_0 5 m62; mix (if m63 then 1 else 0)); note_end 0);
let n66 = compare (( + ) (fst (n47, n25)) (List.fold_left (fun p64 p65' -> p65') 11 [])) (if snd (n47, v49) then (compare n27 n27) else (String.length "b c")) in
note_int n66;
let f70 = (let rec f69 p67 p68 = { r0 = (coarse (tan (limit (fabs (n25 *. x26)) (-1.0) 1.0))); r1 = n47; r2 = (Array.make 4 x26); r3 = n47; r4 = None; r5 = x26; r6 = n47 } in f69) in
let f76 = ((Array.fold_right (snd (x26, (let rec f72 p71 () = () in f72))) a22 ()); (let rec f75 p73 p74 = (x26, n27, ("a", v49, v49, 0)) in f75)) in
let x77 = ( -. ) (min (( +. ) n25 n25) (( *. ) x26 x26)) (snd (match (Array.make 8 x26) with | _ -> (n25, n25))) in
let n84 = snd (if max (List.mem (n47 - n66) (match v57' with | ((_, (_, _), { r11 = _; r12 = _; _ }, _) | (_, _, _, _)) -> [])) (Result.is_ok (snd (x77, (Ok 8)))) then (x26, n66) else (10.0, n66)) in
let f43 = (let (q85, q86) = (n66, C8) in a22.(0) /. (-0.5)) in
let n90 = max (let { r10; r11 = q87; r12 } = { r10 = (( /. ) (x77 *. x77) f43); r11 = (Array.make 4 x14); r12 = () } in n47) (if ((if false then () else ()); v49) then ((1 * 9) + (-13)) else (let { r0 = _; r1; r2 = q88; r3 = _; r5 = q89; r6; _ } = { r0 = x77; r1 = n84; r2 = (Array.make 4 f43); r3 = n84; r4 = None; r5 = x14; r6 = n84 } in r6)) in
let n92 = if false then (if false then (if if v49 then v49 else v49 then n66 else (if v49 then n84 else (if false then (if (let (q91, _) = ({ r10 = f43; r11 = (Array.make 4 f43); r12 = () }, v49) in true) then (n66 * n66) else 1) else n66))) else 8) else n84 in
let x93 = float_of_int (-1) in
let n94 = n92 in
let x95 = x93 in
let x96 = x93 in
let v97 = C8 in
let x98 = 2.0 in
let x99 = if false then x98 else (if v49 then (if v49 then (if v49 then (if true then (-10.0) else (if v49 then ((); x95) else (if v49 then n25 else a22.(wrap (if v49 then 4 else n90) 5)))) else x26) else x93) else x98) in
let v100 = { r0 = x99; r1 = (n84 lor n84); r2 = (create_array 4 x96); r3 = n84; r4 = None; r5 = ((2.0 *. x96) /. 0.0); r6 = n92 } in
let v101 = v49 in
let v102 = C8 in
let n103 = -1707 in
let a104 = Array.make 8 20 in
let a106 = [|v102; v102; (try C9 with | _ -> (let _v105 = n84 in v102)); C8; v102; C8; v102; C8|] in
let v107 = C9 in
let v108 = v49 in
let v109 = ((Array.make 8 x77), n103) in
let x110 = x95 in
let v111 = v102 in
let n112 = n90 in
let v113 = 'z' in
prerr_int (n66 - 13);
prerr_byte 32;
prerr_float x99;
prerr_newline ();
let f116 = (let rec f115 p114 = ((Array.make 2 n66), (v108, n94, "tail \" end", 100.75), (0.0, x110, "", (-2))) in f115) in
let v117 = v108 in
let x118 = f43 in
let f120 = fun p119 -> Array.make 9 10 in
let n121 = a104.(0) in
let v122 = if if false then (2 >= n121) else v108 then v100 else v100 in
let v123 = () in
let x124 = x98 in
note_float x110;
note_float x124;
note_float x99;
note_float x14;
(mix (Char.code v113); note_end 0);
note_int n21;
(mix (if v117 then 1 else 0); note_end 0);
()
