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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (let v5 = fun p0 p1 -> ((let rec f4 p2 p3 = -2.0 in f4), 17) in min (if true then ()) (if false then ()))
let v93 = (match C6 { r7 = (let _v6 = Array.make 1 13 in C11) } with | C5 (q7, None) -> (
  assert (hide 1 3 = 3);
  (let v16' = (match q7 with | C5 (q8, q9') -> (-0.0) | C8 { r9 = q10; r10 = (C5 (_, q11)) } -> 3.25 | ((C8 { r9; r10 = (C8 { r9 = q12; _ } as w13) }) | (C8 { r9 = q12; r10 = (C8 { r9; r10 = _ } as w13) })) -> (-2.0) | C8 { r9 = _; r10 = C11 } -> 2.0 | ((C8 { r9 = q14; r10 = (C6 { r7 = _ }) }) | (C8 { r9 = q14; r10 = (C6 { r7 = _ }) })) -> 1.5 | (C11 | C11) -> 0.0 | C6 { r7 = q15 } -> (-0.5)) in "" < "tail \" end")) | C5 (_, (Some q17)) -> (
  let poly18 r = match r with Ok x -> x | Error (x, _) -> x
  in
  let a19 = 5 lxor (-3) in
  let a20 = (let rec f23 p21 p22 = 1.5 in f23) in
  let a24 = (try (match q17 with | C5 ((C5 (_, q25)), _) -> [] | (C5 ((C8 { r9 = q26; r10 }), q27) as w28) -> [] | ((C5 (_, (Some _))) | (C5 (C11, _))) -> [] | (C5 ((C6 ({ r7 = q29 } as w30)), None) as w31) -> [] | C5 ((C6 { r7 = q32 } as w33'), (Some q34)) -> [] | C8 { r9 = (q35, q36); r10 = _ } -> [] | C11 -> [] | C6 { r7 = _ } -> []) with | _ -> []) in
  let n37 = poly18 (Error (a19, a20)) in
  let a38 = Ok 0 in
  let a39 = (try (a20 n37 n37) with | Not_found -> 10.0 | E0 5 -> (-1.0) | E0 (-3) -> 10.0 | E0 3 -> (-10.0) | E0 q40 -> 10.0 | E1 1.0 -> 2.0 | E1 0.5 -> 2.0 | E1 q41 -> q41 | E2 -> 0.0) in
  let a42 = (let _v43 = '0' in []) in
  let v44' = poly18 (Error (a38, a39)) in
  let a45 = (match C11 with | C5 (q46, q47') -> (let rec f55 p48 p49 p50 = ((let rec f54 p51 p52 p53 = 6 in f54), n37) in f55) | C8 ({ r9; r10 = a19 } as w56) -> (fun p57 p58 p59 -> ((fun p60 p61 p62 -> p62), 9)) | C11 -> (let rec f68' p63 p64 p65' = ((fun p64 p66 p67 -> p67), n37) in f68') | C6 { r7 = q69 } -> (fun p70 p71 p72 -> ((fun p73 p74 p75 -> n37), n37))) in
  let a76 = ((); (10.0, n37, n37, a39)) in
  let a77' = (let _v78 = a39 in []) in
  let f79 = poly18 (Error (a45, a76)) in
  (if (a19 - 18) > (try (a19 lsl 10) with | _ -> n37) then () else (if a39 >= a39 then (note_int n37) else (mix n37)));
  (fabs a39) <= (-3.25)) | C8 { r9 = q80; r10 = _ } -> (
  true) | ((C8 { r9 = _; r10 = (C8 { r9 = _; r10 = _ }) }) | C11) -> (
  (if false then 4 else (-2)) = (3 + 16)) | ((C6 { r7 = q84 }) | (C5 ((C5 ((C8 { r10 = q84; _ }), _)), _))) -> (
  (let (q85, q86, _) = (2.0, "b c", 20) in 14) <> (match [] with | [] -> 20 | ((1 as w87) :: q88) -> 3 | ((-2147483647) :: q84) -> (-2) | ((6 :: q84) | ([] as q84)) -> (-2) | (8 :: q84) -> (-3) | ((-2 as w89) :: q90) -> w89 | ((4 | 4) :: q91) -> 0 | ((q92 :: _) | (q92 :: _)) -> q92)))
let () = (mix (if v93 then 1 else 0); note_end 0)
let v93 = (-18) + (let v94 = ((); []) in -3)
let () = note_int v93
let x109 = if true && true then (if true && false then (if (match C11 with | C5 (q95, None) -> false | C5 (q96, (Some (C5 (_, q97)))) -> true | C5 (q98, (Some (C8 { r9 = q99; r10 = _ }))) -> false | ((C5 (q100, (Some C11))) | (C6 { r7 = (C11 as q100) })) -> false | C5 (_, (Some (C6 { r7 }))) -> false | ((C8 { r9 = _; r10 = q101' }) | (C8 { r9 = _; r10 = q101' })) -> false | (C11 | C11) -> true | C6 { r7 = (C5 (q102, _)) } -> true | C6 ({ r7 = (C8 ({ r9; r10 = _ } as w103)) } as w104) -> false | C6 { r7 = (C11 | C11) } -> true | C6 { r7 = (C6 { r7 = q105 }) } -> false) then (if false && true then (if false then 100.75 else 0.5) else (if v93 > v93 then (-. 3.25) else (if (Array.make 4 1) > (Array.make 4 v93) then (if true = false then (-. 0.0) else ((-2.0) -. 1.0)) else (float v93)))) else (100.75 *. 10.0)) else (if false then (-0.0) else 0.5)) else (try (match [] with | ([] | []) -> (-0.0) | ((q106 :: q107) as w108') -> 0.0 | exception _ -> 2.0) with | _ -> (-0.0))
let () = note_float x109
let rec fold110' p111 =
  match p111 with
  | C5 (q112, q113) ->
    let r114 = fold110' q112 in
    (match p111 with | C5 (q115, None) -> r114 | C5 (q116, (Some q117)) -> r114 | ((C8 { r9 = _; r10 = (C5 (_, q118)) } as w119) | (C8 { r9 = _; r10 = (C5 (w119, q118)) })) -> r114 | C8 { r9; r10 = (C8 { r9 = q120; r10 }) } -> 7 | C8 ({ r9 = q121; r10 = C11 } as w122) -> r114 | C8 { r9 = q123; r10 = (C6 { r7 = q124 } as w125) } -> r114 | C11 -> (-2) | C6 { r7 = q126 } -> r114 | exception Invalid_argument q127 -> v93 | exception Division_by_zero -> v93 | exception Failure q128 -> r114 | exception E0 q129 -> q129 | exception E1 0.0 -> r114 | exception E1 q130 -> v93) + (13 mod (v93 lor 1))
  | C8 { r9 = q131; r10 = q132 } ->
    let r133 = fold110' q132 in
    (match C0 with | C1 -> 1073741824 | C0 -> (let r133 = 3 in v93))
  | C11 ->
    ((); (-32769))
  | C6 ({ r7 = _ } as w134) ->
    let n135 = v93 in
    n135 - (-2147483647)
let n136 = fold110' (C8 { r9 = (C11, v93); r10 = C11 })
let () = note_int n136
let n137 = fold110' (C8 { r9 = (C11, n136); r10 = C11 })
let rec loop141 i138 n142' s139 =
  if i138 <> n142' then (
    loop141 (i138 + 1) n142' ((31 * 29) lxor ((if (let v140 = Ok x109 in true) then ((31 * 29) + (s139)) else s139)))
  ) else
    s139
let n143 = loop141 0 13 n137
let () = note_int n143
let unused144 = fold110' (max C11 C11)
let _ = fold110' (let _v145 = () in C11)
let unused146 = fold110' (try (if false then C11 else C11) with | _ -> C11)
let p147 = n143
let p148' = 1.0
let p149 = fold110' @@ C11
let p150 = -. p148'
let p151 = p147 lor n137
let p152' = Char.code ' '
let p153 = x109
let p154 = p153
let p155 = p154 /. p150
let p156 = x109 /. p154
let p157 = p152' + p149
let p158 = p147 + p157
let p159 = 4 + n137
let p160' = (match false with | true -> p151 | false -> n137)
let p161' = n143 - n137
let p162 = (match p155 with | 1.0 -> p158 | (1.0 | 1.0) when ((p157 + 1024) >= (p158 mod (15 lor 1))) -> 16 | q163 -> p152' | _ -> p161')
let p164 = 100.75 +. 3.25
let p165 = p164 *. p156
let p166 = (let v167 = Array.make 1 0.5 in p165)
let p168 = (match None with | (None | None) -> p150 | Some _ -> p165)
let p169 = (match p153 with | (q170 | (0.5 as q170)) -> p148' | _ -> p166)
let p171 = (let v172 = [] in 1.0)
let p173 = p147 lxor p162
let p174 = p152'
let p175 = (let _v176 = p160' in p165)
let p177 = compare C11 C11
let () = mix 1
let n178 = (p177 lxor (p174 + (p173 lxor (p162 * (((p159 + (p158 + ((((p149 lxor (p147)) lxor p151) + p152') * p157))) * p160') lxor p161'))))) lxor 1
let () = note_int n178
let x179 = 1.0 -. (((p169 -. (p168 +. ((((((p154 *. ((p150 +. (p148')) *. p153)) +. p155) +. p156) *. p164) +. p165) *. p166))) -. p171) -. p175)
let () = note_float p169
let () = note_float p168
let () = note_float p166
let () = note_int p177
let () = note_int p160'
let () = note_float p175
let () = note_int p159
let () = note_float p156
let () = ()
