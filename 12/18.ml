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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y123, y124) -> mix 0; mix_0 (d - 1) y123; mix_2 (d - 1) y124
    | C8 { r9 = y125; r10 = y128 } -> mix 1; (let (m126, m127) = y125 in mix_0 (d - 1) m126; mix m127); mix_0 (d - 1) y128
    | C11 -> mix 2
    | C6 { r7 = y129 } -> mix 3; mix_0 (d - 1) y129
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y130 :: y131') -> mix 1; mix (if y130 then 1 else 0); mix_1 (d - 1) y131'
and mix_2 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix_0 (d - 1) y132
let n0 = 9
let () = note_int n0
let rec build1 p2 p3 =
  if p2 <= 0 then C11 else
    C6 { r7 = (build1 (p2 - 1) C0) }
let v4 = build1 0 (if true then C0 else C0)
let () = (mix_0 5 v4; note_end 0)
let () = (mix_0 5 v4; note_end 0)
let v7 = build1 8 (let v4 = (false, (fun p5 p6 -> n0), (Array.make 8 2.0)) in C0)
let () = (mix_0 5 v7; note_end 0)
let rec build8 p9 p10 =
  if p9 <= 0 then C11 else
    C8 { r9 = (match v4 with | ((C5 ((C5 (_, p9)), None)) | (C5 ((C5 (_, _)), (None as p9)))) -> (C11, p10) | C5 ((C8 ({ r9 = q11; r10 = q12 } as w13)), None) -> (C11, 2) | C5 (C11, (None as w14)) -> (C11, n0) | C5 ((C6 { r7 = q15 }), None) -> (C11, 1) | ((C5 (_, (Some v7))) | (C5 (_, (Some v7)))) -> (C11, p10) | C8 ({ r9 = (q16, _); r10 = q17 } as w18) -> (C11, p10) | C11 -> (C11, 16) | (C6 { r7 = q19 } as w20) -> (C11, p10)); r10 = (build8 (p9 - 1) (-2147483647)) }
let v21 = build8 3 (if false then n0 else n0)
let () = (mix_0 5 v21; note_end 0)
let v22 = build8 8 (0 + 16)
let rec build23 p24 p25 =
  if p24 <= 0 then C11 else
    C6 { r7 = (build23 (p24 - 1) (p25 && p25)) }
let v32 = build23 6 (match v21 with | C5 (_, q26) when (((let v27 = 100.75 in n0) + (-2147483647)) >= (n0 / (17 lor 1))) -> false | C5 (q28, _) -> false | C5 ((C8 { r9 = q29; r10 = q30 }), _) -> true | ((C8 { r10 = v21; _ }) | (C8 { r9 = _; r10 = v21 })) -> true | C11 -> true | C6 ({ r7 = _ } as w31) -> true)
let () = (mix_0 5 v32; note_end 0)
let () = (mix_0 5 v32; note_end 0)
let rec build33 p34 p35 =
  if p34 <= 0 then C11 else
    C6 { r7 = (build33 (p34 - 1) p35) }
let v36 = build33 5 (0.0 *. (-1.0))
let () = (mix_0 5 v36; note_end 0)
let v42 = build33 0 (match C11 with | C5 (q37, q38') -> 10.0 | C8 { r9 = q39; r10 = q40 } -> 3.25 | C11 -> 3.25 | C6 { r7 = q41 } -> (-10.0))
let () = (mix_0 5 v42; note_end 0)
let () = (mix_0 5 v42; note_end 0)
let v49 = (try (if (let _v43 = -3 in -3.25) >= (-. 3.25) then ((Array.mapi (let rec f46 p44 p45 = n0 in f46) (Array.make 2 false)), 0.0) else (if false then raise (Failure "a") else (if false then raise (Failure "12") else ((Array.make 2 9), 0.5)))) with | Failure q47 -> (let v48 = tick_float 2 (-3.25) in ((); ((Array.make 2 n0), v48))) | _ -> ((max (Array.make 2 n0) (Array.make 2 n0)), ((); 3.25)))
let () = ((let (m50, m51) = v49 in mix_ints m50 0 2; mix_float m51); note_end 0)
let n52 = (-(if false then 5 else n0)) lsr ((compare (-. 10.0) (max 0.0 1.0)) land 31)
let () = note_int n52
let rec build53 p54 p55 =
  if p54 <= 0 then C11 else
    C8 { r9 = (let _v57 = fun p56' -> [] in (C11, n52)); r10 = (build53 (p54 - 1) (match v49 with | ((v32, q58) | (v32, q58)) -> { r2 = []; r3 = true; r4 = None } | ((q59, q60) as w61) -> { r2 = []; r3 = false; r4 = None })) }
let v77 = build53 6 (match Array.make 4 v7 with | [|_; q62; q63; _|] -> { r2 = []; r3 = false; r4 = None } | [|_; _; q64; q65|] -> { r2 = []; r3 = true; r4 = None } | [|build23; (C5 (q66', q67)); _; q68|] -> { r2 = []; r3 = true; r4 = None } | ([|_; (C8 { r10 = _; _ }); q69; q70|] as w71) -> { r2 = []; r3 = false; r4 = None } | ([|q72; C11; build23; _|] as w73) -> { r2 = []; r3 = false; r4 = None } | [|q74; (C6 { r7 }); q75; v21|] -> { r2 = []; r3 = false; r4 = None } | q76 -> { r2 = []; r3 = true; r4 = None })
let () = (mix_0 5 v77; note_end 0)
let v83 = build53 6 (let (build53, q80, q81', q82) = (n52, (Array.make 8 2.0), n52, (let rec f79 p78 = n52 in f79)) in { r2 = []; r3 = false; r4 = None })
let () = (mix_0 5 v83; note_end 0)
let rec build84 p85 p86 =
  if p85 <= 0 then C11 else
    C6 { r7 = (build84 (p85 - 1) p86) }
let v87 = build84 7 ((n52 + 65535) <= n52)
let () = (mix_0 5 v87; note_end 0)
let v88 = build84 (hide 0 6) (5 > n0)
let v90 = ref (let v89 = create_array 16 n52 in 0.0 <= (-10.0))
let n96 = (try (let (_, v49, q91) = ([], true, 2.0) in n52) with | _ -> (let v95 = (n52, (let rec f94 p92 p93 = false in f94)) in n52)) / 100
let () = note_int n96
let a97 = Array.make (hide 0 5) n96
let rec loop100 i98 n101 s99 =
  if i98 >= 0 then (
    loop100 (i98 - 2) n101 (((s99) * a97.(0)) * a97.(i98))
  ) else
    s99
let n102 = loop100 (5 - 1) 5 12
let () = note_int n102
let () = (if (let _v103 = ((floor (float n96)), ((); (let v21 = ((Array.make 1 "\000\255x"), n102, { r2 = []; r3 = true; r4 = None }) in "12")), ((n96 - n102) * n102)) in (0.0 *. (let (q104, q105, _, q106) = (v88, n96, v42, ('\255', n102)) in 10.0)) = ((-. 0.5) -. ((-3.25) -. 1.0))) then (v90 := (match v77 with | C5 (q107, q108) -> ((n96 + n96) < 20) | ((C8 { r9 = _; r10 = _ }) | (C8 { r9 = _; r10 = (C5 _) })) -> (a97.(wrap (match C0 with | (C0 | C1) -> n102 | C0 -> n96) 5) < (-9)) | C8 { r9; r10 = (C8 { r10 = q109; _ }) } -> (if false && true then (true || true) else !v90) | ((C6 { r7 }) | (C8 { r10 = C11; _ } as r7)) -> (if (match n52 with | 4 -> true | (9 as w110) -> false | _ -> true) then ((-2.0) <> (-3.25)) else (v90 == v90)) | C8 { r9 = q111; r10 = (C6 ({ r7 = _ } as w112)) } -> (min (n52 <> n52) ((-1) <> n102)) | (C11 | C11) -> !v90 | C6 w113 -> false)))
let rec build114 p115 p116' =
  if p115 <= 0 then [] else
    (if true then true else false) :: (build114 (p115 - 1) p116')
let v120 = build114 1 (Array.mapi (let rec f119' p117 p118 = n102 in f119') (Array.sub a97 0 2))
let () = (mix_1 5 v120; note_end 0)
let () = (mix_1 5 v120; note_end 0)
let () = (mix_0 5 v77; note_end 0)
let () = (mix_0 5 v4; note_end 0)
let () = (mix_0 5 v42; note_end 0)
let () = ((let (m121, m122') = v49 in mix_ints m121 0 2; mix_float m122'); note_end 0)
let () = ()
