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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y147 :: y148) -> mix 1; mix y147; mix_0 (d - 1) y148
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
let f0 p1 p2 p3 =
  let f4 (_, _, _, q5) p6 p7 =
    (match p3 with | C1 -> (let _v8 = Array.make (hide 1 2) q5 in (match p3 with | C1 -> (3.25, "tail \" end", q5) | C0 -> (3.25, "", q5))) | (C0 as w9) -> ((match p3 with | C1 -> 0.5 | C0 -> p7), (if true then "a" else "tail \" end"), (q5 asr (q5 land 31))))
  in
  let g10 = f4 (if false then ((p1, 17, p1), false, C0, (-3)) else ((p1, 15, 100.75), true, p3, 7)) in
  let g11 = g10 (let v14 = (let rec f13 p12 = false in f13) in (let rec f17 p15 p16 = ref false in f17)) in
  let v18 = g11 p1 in
  let v19 = g11 ((-0.5) +. 100.75) in
  ((match if true then v19 else v18 with | (0.5, "a", 8) -> (match (Array.make 1 p1) with | [|_; q20|] -> 7 | [||] -> 12 | q21 -> 13) | ((0.5, "a", 7) | (_, _, _)) -> ((-3) + 2) | (0.5, "a", q22) -> p2.(0) | (0.5, q23, f4) -> ((-2) lor f4) | (_, q24, _) -> (-3) | ((q25, _, q26) as w27) -> (match v18 with | ((q28, _, q29) | (q28, _, q29)) -> q26)), (tick_int 19 (8 mod (6 lor 1))))
let g30 = f0 (float_of_string "1.5")
let g31 = g30 (match C11 with | C5 ((C5 (_, q32)), q33) -> (Array.make 4 1) | C5 ((C8 ({ r9 = _; r10 = q34 } as w35)), q36) -> (Array.make 4 14) | (C11 | (C5 (C11, _))) -> (Array.make 4 (-1)) | C5 ((C6 ({ r7 = q37 } as w38)), q39) -> (Array.make 4 (-1)) | C8 ({ r9 = q40; r10 = q41 } as w42) -> (Array.make 4 18) | ((C6 { r7 = (C8 { r10 = _; _ }) }) | C11) -> (Array.make 4 19) | C6 { r7 = ((C5 (q44, q45)) | (C5 (_, q45) as q44)) } -> (Array.make 4 12) | C6 { r7 = (C8 { r9 = q46; r10 }) } -> (Array.make 4 (-2)) | C6 { r7 = C11 } -> (Array.make 4 7) | C6 ({ r7 = (C6 ({ r7 = q47 } as w48)) } as w49) -> (Array.make 4 6))
let v50 = g31 ((); C0)
let v51 = g31 ((); C0)
let f52 (_, q53) p54 p55 =
  let f56 p57 p58 p59 =
    -3.25
  in
  let g60 = f56 (p55 / (-2147483648)) in
  let g61 = g60 (-1.5) in
  let x62 = g61 None in
  let x63 = g61 None in
  let n64 = Array.length p54 in
  x63
let g65 = f52 (match v51 with | ((v51, q67) | (q67, v51)) -> ((Array.make 9 1.0), (Ok "b c")) | ((q68, _) | (_, q68)) -> ((Array.make 9 1.0), (Ok "\000\255x")))
let g66 = g65 (match [] with | [] -> (Array.make 2 (-10.0)) | (1 :: q69) -> (Array.make 2 2.0) | (((-2147483647) :: _) | []) -> (Array.make 2 (-1.5)) | (6 :: q70) -> (Array.make 2 10.0) | ((8 :: f52) as w71) -> (Array.make 2 (-1.0)) | (([] as w72) | (((-2) :: _) as w72)) -> (Array.make 2 1.0) | (4 :: q73) -> (Array.make 2 (-1.5)) | (q74 :: _) -> (Array.make 2 (-100.75)))
let x75 = g66 (- 15)
let x76 = g66 (13 + 2)
let () = note_float x76
let f77 p78 p79 p80 =
  (-. (x76 -. 0.5)) +. x76
let g81 = f77 (let { r2 = x76; r3; r4 = q83' } = { r2 = []; r3 = false; r4 = None } in fun p84 p85 p86 -> Array.make 2 x75)
let g82 = g81 (if false then C0 else C0)
let x87 = g82 (-1073741824)
let () = note_float x87
let x88 = g82 (-12)
let () = note_float x88
let f89 p90 p91 p92 =
  let n93 = if (try (if true then false else false) with | _ -> true) then (p91 land p91) else (if true && true then (if true || true then (17 mod 1) else (p91 * 13)) else (( - ) p91 p91)) in
  C1
let g94 = f89 (match v51 with | (x76, (-2147483648)) -> (x75, "a", 2) | (_, 6) -> (x87, "12", (-3)) | ((q96, q97') | (q96, q97')) -> (2.0, "", q97'))
let g95 = g94 (truncate x87)
let v100 = g95 (let (q98, _, q99) = ((Array.make 1 "\000\255x"), (-3), { r2 = []; r3 = false; r4 = None }) in Array.make 9 9)
let v101 = g95 (Array.make 9 20)
let n102 = ((try (max 13 (-2)) with | _ -> 6) asr (2147483646 land 31)) + (-4096)
let () = note_int n102
let unused106 = f89 (x87, "b c", n102) ((fun p103 -> -1) (Array.make 3 n102)) (List.fold_right (fun p104 p105 -> p105) [] (Array.make 9 n102))
let v107 = (-(n102 land n102)) :: ((- 15) :: [])
let () = (mix_0 5 v107; note_end 0)
let f108 p109 p110 p111 =
  (match p111 with | { r2 = []; r3 = q112; r4 = q113 } -> (match v101 with | (C1 | C1) -> (p110 / 2) | (C1 as w114) when (match v101 with | (C1 | C1) -> q112 | (C0 | C0) -> (try (if q112 then raise Division_by_zero else q112) with | Division_by_zero -> q112)) -> (p110 + p110) | (C0 | C0) -> p110 | (C1 | C1) -> (let o115 = -2 in let o116 = n102 in let o117 = 7 in let o118 = n102 in let ( **! ) a b = a lxor (b + 1) and ( <=> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o115 <=> o116 **! o117 lsl o118) | C0 when ((part "a" p110 p110) >= (match v100 with | C1 -> "" | (C0 | C0) when (((-6) - 2147483646) < 5) -> "\000\255x" | C0 -> "tail \" end" | _ -> "a")) -> 20 | exception _ -> (n102 + 2)) | { r2 = (q119 :: q120); r3 = q121; r4 = None } -> n102 | { r2 = (q122 :: q123); r3 = _; r4 = (Some q124) } -> ((let v125 = '\'' in p110) + (let _v126 = (3.25, None, x87, x87) in 2)) | exception Invalid_argument q127 -> ((5 asr 24) * 19) | exception Division_by_zero -> ((try (-3) with | _ -> p110) - p110) | exception Not_found -> (match v107 with | [] -> 3 | (1 :: []) -> p110 | (9 :: []) -> p110 | (q128 :: []) -> 15 | (_ :: (q129 :: q130)) -> n102) | exception Match_failure _ -> p110 | exception E0 q131 -> (if if false then false else false then q131 else 14) | exception E1 0.0 -> (4095 + p110) | exception E1 1.0 -> 8423 | exception E1 q132 -> ((Char.code '\'') mod (0 lor 1)))
let g133 = f108 (Array.fold_left (fun p135 p136 -> fun p137 -> p136) (let rec f139 p138 = true in f139) (Array.make 1 false))
let g134 = g133 (n102 + n102)
let n140 = g134 { r2 = []; r3 = false; r4 = None }
let () = note_int n140
let n141 = g134 (match v101 with | C1 -> { r2 = []; r3 = true; r4 = None } | (C0 | C0) -> { r2 = []; r3 = true; r4 = None })
let () = note_int n141
let x142 = 0.0 /. 0.0
let n143 = ((((((0) + (if x142 = x142 then 61 else 0)) + (if x142 <> (x87 -. x88) then 62 else 0)) + (if x142 < (float 15) then 92 else 0)) + (if x142 > x142 then 65 else 0)) + (if x142 <= x142 then 55 else 0)) + (if x142 >= x142 then 60 else 0)
let () = note_int n143
let () = (fun x76 -> if n141 != n140 then (try () with | _ -> ()) else ()) [(Array.fold_right (fun p144 x87 -> "\000\255x") (Array.make 4 true) "tail \" end"); (match v100 with | C1 -> "a" | C0 -> "tail \" end" | C0 -> "tail \" end")]
let () = note_int n143
let () = (mix_1 5 v100; note_end 0)
let () = (mix_0 5 v107; note_end 0)
let () = note_int n140
let () = note_float x87
let () = (mix_1 5 v101; note_end 0)
let () = ((let (m145, m146) = v51 in mix m145; mix m146); note_end 0)
let () = note_float x88
let () = ()
