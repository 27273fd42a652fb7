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
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let f12 p13 p14 n10 =
  Array.to_list (if (let _v15 = Array.make 5 n10 in true) then (match 17 with | 8 -> (Array.make 3 (n11, p14, n11, "a")) | _ when ((2147483646 + 65535) > (n9 + (-1))) -> (Array.make 3 (1.5, p14, 10.0, "\000\255x")) | 6 -> (Array.make 3 (p13, 4, n11, "\000\255x")) | 2 -> (Array.make 3 (p13, n0, p13, "tail \" end")) | 8 -> (Array.make 3 (p13, p14, n11, "")) | q16 -> (Array.make 3 (3.25, n0, n11, "b c"))) else (min (Array.make 3 (p13, p14, 3.25, "b c")) (Array.make 3 (p13, n9, p13, "tail \" end"))))
in
let g17 = f12 ((); n11) in
let g18 = g17 (List.fold_left (fun p19 p20 -> n9) n10 []) in
let v21 = g18 true in
let v22 = g18 true in
let f23' () p24 f12 =
  (try 19 with | Failure p24 -> 13 | Match_failure _ -> (18 - n10) | E0 ({ r0; r1 = _ }) -> (n10 / 16)) + 65536
in
let g25 = f23' (match v21 with | ([] | ((_, _, _, _) :: [])) -> () | (q27 :: _) -> ()) in
let g26 = g25 (n8 *. n11) in
let n28 = g26 (snd (n11, '0')) in
note_int n28;
let n29 = g26 (snd (true, '0')) in
note_int n29;
let f30' p31 p32 n29 =
  let n33 = 12 in
  let n34 = n9 in
  f23' (match v22 with | ([] | []) -> (match v21 with | ([] as w35) -> () | (q36 :: ([] as w37)) -> (if n8 >= (-100.75) then () else ()) | (q38 :: (q39 :: _)) -> ()) | (q40 :: q41) -> ((let v43 = (match None with | None -> None | Some q42 -> None) in ()); ()) | (_ :: _) -> (match ((let (q47, _, q48, q49) = ((Array.make 16 n11), p31, 4, (let rec f46' p44 p45 = 2 in f46')) in ()); { r0 = p31; r1 = None }) with | { r0 = true; r1 = _ } -> () | ({ r0 = false; r1 } | { r0 = false; r1 }) -> () | ({ r0 = _; r1 = (Some q50) } | ({ r1 = (Some _); _ } as q50)) -> ())) n29 'a'
in
let g51 = f30' (n28 >= 19) in
let g52 = g51 (match v22 with | [] -> n10 | ((f23', q53, q54, q55) :: q56) -> 6) in
let n57 = g52 0.5 in
let n58 = g52 (if true then n11 else 2.0) in
note_int n58;
let x59 = n8 in
let f60 p61 p62' { r0 = _; r1 = q63 } =
  ((let { r0; r1 } = (let v64 = { r0 = true; r1 = None } in { r0 = true; r1 = None }) in n9 + 6) + 2147483647) > (-4096)
in
let g65 = f60 (if true then (Ok n28) else (Ok n57)) in
let g66 = g65 (match v22 with | ([] | []) -> (fun p67 v22 -> 'a') | (q68 :: []) -> (fun p69 p70 -> ' ') | ((q71, q72, q73, _) :: (_ :: q74)) -> (let rec f77 p75 p76 = '\n' in f77)) in
let v78 = g66 (if false then { r0 = true; r1 = None } else { r0 = false; r1 = None }) in
(mix (if v78 then 1 else 0); note_end 0);
let v79 = g66 { r0 = v78; r1 = None } in
let unused83 = f60 (Ok n28) ((); (let rec f82 p80 p81 = 'a' in f82)) { r0 = v79; r1 = None } in
let f84 p85 p86 p87 =
  let x88' = 0.0 /. 0.0 in
  let n89 = ((((((0) + (if x88' = x88' then 10 else 0)) + (if 10.0 <> x88' then 58 else 0)) + (if x88' < x88' then 82 else 0)) + (if 0.0 > x88' then 36 else 0)) + (if (if v79 then x88' else n11) <= x88' then 7 else 0)) + (if x88' >= x88' then 36 else 0) in
  let f90 p91 { r0 = q92; r1 = q93 } p94 =
    Some (let _v95 = n89 + n89 in if q92 then n58 else n58)
  in
  let g96 = f90 (f30' v79 (-3) 0.0) in
  let g97 = g96 { { r0 = v79; r1 = None } with r0 = v79 } in
  let v98 = g97 ((); n89) in
  let v103' = g97 (let o99 = 16 in let o100 = n0 in let o101 = n57 in let o102 = n57 in let ( >>= ) a b = a * 2 - b in o99 >>= o100 >>= o101 >>= o102) in
  n28 mod 2
in
let g104 = f84 (n11, n9, n58, n29) in
let g105 = g104 (if v78 then { r0 = true; r1 = None } else { r0 = v78; r1 = None }) in
let n107 = g105 (let { r0 = q106; r1 = _ } = { r0 = true; r1 = None } in 2) in
note_int n107;
let n108 = g105 (if v79 then n58 else n29) in
note_float x59;
note_int n58;
note_int n107;
note_int n28;
note_int n29;
(mix (if v79 then 1 else 0); note_end 0);
note_int n10;
note_int n9;
()
