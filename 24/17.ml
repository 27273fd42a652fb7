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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y99 } -> mix_float y99
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix_float y100; mix_1 (d - 1) y101
in
let v45 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | Ok q0' -> { r0 = (-0.0) } | ((Error _) | (Ok _)) when ((15 * 11) <= (Array.fold_left (let rec f5 p3 p4 = p3 in f5) 7 (Array.make 4 (-10.0)))) -> (let v6 = (1, (), { r0 = (-1.0) }, 2.0) in { r0 = 1.5 }) | ((Error _) | (Error (-2147483648))) -> ((); { r0 = 0.5 }) | (Error q7 as w8) -> (if false then { r0 = 3.25 } else { r0 = (-3.25) }) | _ -> (List.fold_right (fun p9 { r0 = _ } -> { r0 = 2.0 }) [] { r0 = 1.0 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  prerr_int (let _v10' = 14 :: [] in 18 - (-1));
  prerr_byte 32;
  prerr_float ((let v11 = 14 in -3.25) *. (let (q12, _, q13) = ({ r0 = 1.5 }, 1, []) in 0.0));
  prerr_newline ();
  (let v15 = (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> (1.0, 9) | { r0 = 0.0 } -> (2.0, (-2)) | { r0 = q14 } -> (0.0, 14)) in (match v15 with | (1.0, q16) when q16 < (-8426) -> { r0 = 1.0 } | (1.0, q17) -> { r0 = 10.0 } | (q18, 1) -> { r0 = q18 } | (_, 2) -> { r0 = (-10.0) } | (q19, q20) -> { r0 = 1.0 }))) | ({ r0 = _ } | { r0 = _ }) -> (
  let a21 = [|(-1); 1; 5; (-2); (-1)|] in
  let s23 = ref 4 in
  let i22 = ref 0 in
  while !i22 < 5 do
    a21.(!i22) <- ((!s23) * a21.(1));
    s23 := ((a21.(1) lxor (!s23)) + a21.(!i22)); i22 := !i22 + 2
  done;
  let n24' = !s23 in
  note_int n24';
  let v34 = (((int_of_float 1.5), (float_of_int n24'), { r0 = 10.0 }, (List.fold_left (fun p25 p26 -> p25) (false, n24') [])), n24', (match n24' with | (7 | 7) -> (Array.mapi (fun p27 p28 -> 3.25) (Array.make 2 true)) | 4 -> (List.fold_right (fun p29 p30 -> p30) [] (Array.make 2 10.0)) | 2 -> (try (List.assoc n24' []) with | Not_found -> (Array.make 2 (-1.5)) | _ -> (Array.make 2 0.0)) | 1 -> (create_float_array 2 0.5) | -1 -> (Array.init 2 (fun p31 -> 1.5)) | q32 -> (let v33 = 3.25 in Array.make 2 100.75))) in
  ((let (m35, _, _) = v34 in (let (m36', m37, _, m39) = m35 in mix m36'; mix_float m37; (let (m40, _) = m39 in mix (if m40 then 1 else 0)))); note_end 0);
  { r0 = (let v44 = ref (-0.0) in 2.0) })) in
let s47 = ref [] in
let i46 = ref 0 in
while !i46 < 10 do
  s47 := (((coarse (tan (limit (-1.0) (-1.0) 1.0))) -. (float_of_int (-2))) :: !s47); i46 := !i46 + 1
done;
let n48 = !s47 in
let a49 = create_array 5 20 in
let i50 = ref 0 in
while !i50 < (hide 0 2) do
  a49.(!i50 * 2 + 1) <- ((a49.(!i50 mod 2)) - (!i50 + !i50));
  i50 := !i50 + 2
done;
(mix_ints a49 0 5; note_end 0);
let f51 a49 =
  (if if false then (if true then true else false) else (10.0 >= 1.0) then (v45.r0 <- (match n48 with | ([] as w52) -> (-100.75) | (q53 :: ([] as w54)) -> 10.0 | ([] as w55) when (let v56 = v45.r0 in true <> true) -> 1.5 | ((_ :: (_ :: _)) | []) -> 0.0)));
  raise (E0 (-14))
in
let x64 = (try (f51 (fun p60 p61 -> ('\n', (-1)))) with | E0 4 -> 0.0 | E0 (-1) -> (0.0 -. 0.0) | E0 (2 as w62) -> ((-3.25) -. 10.0) | E0 5 -> (float_of_int 14) | E0 q63 -> v45.r0) in
let a65 = Array.make 8 (-3) in
let i66 = ref (5 - 1) in
while !i66 >= 0 do
  (let k67 = wrap a49.(!i66) 8 in a65.(k67) <- a65.(k67) + !i66);
  i66 := !i66 - 1
done;
(mix_ints a65 0 8; note_end 0);
let n98 = (try (
  (try (
    let v68 = (try (v45 == v45) with | _ -> (v45 == v45)) in
    let cell69 = ref 1.5 in
    let rec get70 p71 =
      !cell69
    in
    let rec set72 p73 =
      cell69 := p73 -. (!cell69);
      !cell69
    in
    let x74 = set72 (x64 /. (-0.5)) in
    let x77 = set72 ((let rec f76 p75 = x74 in f76) 19) in
    let x78 = set72 ((-10.0) +. x77) in
    let x79 = set72 v45.r0 in
    note_float x79;
    let x80 = set72 ((-100.75) *. x79) in
    let x86 = set72 (match n48 with | [] when ((function | ({ r0 = q82 } | { r0 = q82 }) -> v68) (match n48 with | [] -> { r0 = (-2.0) } | (0.5 :: q83) -> { r0 = x77 } | (q84 :: q85) -> { r0 = 1.5 })) -> x80) in
    note_float x86;
    let s88 = ref x86 in
    let i87 = ref (10 - 1) in
    while !i87 >= 0 do
      s88 := (((if v68 then (x86 *. (!s88)) else !s88)) *. x86); i87 := !i87 - 1
    done;
    let n89 = !s88 in
    note_float n89;
    let n97 = (let rec f96 p90 = (match (let v91 = 15 in n48) with | [] -> (if v68 then 0 else 2) | ([] as w92) -> a65.(0) | (_ :: _) -> (let o93 = 18 in let o94 = 3 in let o95 = -3 in let ( land ) a b = (a lsl 1) + b and ( >>= ) a b = a lxor (b + 1) in o93 >>= o94 >>= o95)) in f96) [] in
    v45.r0 <- (if v68 then x80 else x79)) with | _ -> (mix_float x64));
  (int_of_float x64) - 9) with | _ -> (abs 17)) in
note_int n98;
(mix_ints a49 0 5; note_end 0);
note_int n98;
note_float x64;
(mix_0 5 v45; note_end 0);
(mix_1 5 n48; note_end 0);
(mix_ints a65 0 8; note_end 0);
()
