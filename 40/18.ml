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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a163 = (match C0 with | (C1 | C1) -> (
  let v162 = (match Result.bind (Ok 0.5) (let _v6 = fun p0' (q1, q2) p3 -> ((let rec f5' p4 = q2 in f5'), 13) in (let rec f8 p7 = Ok C0 in f8)) with | Ok (C1 | C1) -> (
    let x73 = (match [] with | ((_ :: _) | []) -> (
      let v44 = (match snd ('\255', None) with | (None | None) -> (
        (if 16 >= 5 then (fst (((1.0, "a", 9), 12, (false, "tail \" end"), (Array.make 1 3)), (-100.75))) else (match C11 with | (C11 | (C5 (_, _))) -> ((3.25, "b c", 1), 8, (false, "a"), (Array.make 1 6)) | ((C8 { r9 = q10; r10 }) | (C8 { r9 = q10; r10 = _ } as r10)) -> (((-1.5), "b c", 15), 17, (false, "a"), (Array.make 1 3)) | (C11 | (C8 { r9 = _; r10 = _ })) -> (((-0.0), "b c", 20), 11, (false, ""), (Array.make 1 20)) | ((C6 { r7 = (C5 (q11, _)) }) | (C6 { r7 = (C5 (q11, _)) })) -> ((1.5, "tail \" end", 1), 13, (false, "a"), (Array.make 1 5)) | ((C6 { r7 = (C8 { r9 = (q12, _); r10 = _ }) }) | (C11 as q12)) -> ((0.5, "a", 13), 4, (true, "\000\255x"), (Array.make 1 (-1))) | ((C5 ((C8 { r9 = _; r10 = _ }), _)) | (C6 { r7 = C11 })) -> ((0.0, "\000\255x", 7), (-1), (false, "tail \" end"), (Array.make 1 (-1))) | C6 { r7 = ((C6 { r7 = (C5 (_, _)) }) | (C6 { r7 = _ })) } -> (((-0.0), "12", 4), (-1), (false, "12"), (Array.make 1 3))))) | ((Some q16) | (Some q16)) -> (
        let n19' = if false <> false then (if 0.0 <> 2.0 then (int_of_float (-2.0)) else (if (Array.make 1 12) <= (Array.make 1 11) then q16.(wrap q16.(hide 1 0) 5) else (match [] with | ([] | []) -> 18 | ((_ :: _) | []) -> 5))) else (15 lxor 4) in
        (try (Array.fast_sort compare q16) with | _ -> ());
        Array.fold_right (match C0 with | (C1 | C1) -> (fun n19' p20 -> p20) | (C0 | C0) -> (fun p21 (q22, q23, n19', _) -> ((0.0, "b c", p21), p21, n19', (Array.make 1 q23))) | (C0 | C0) -> (let rec f26 p24 p25 = p25 in f26) | (C1 | C1) -> (fun p27 p28 -> ((2.0, "\000\255x", 13), p27, (true, "12"), (Array.make 1 8))) | exception Invalid_argument q29 -> (let rec f34 p30 (q31, _, q32, q33) = (q31, p30, q32, (Array.make 1 n19')) in f34) | exception Failure q16 -> (let rec f37 p35 p36 = ((2.0, q16, 1), (-2), (false, q16), (Array.make 1 n19')) in f37) | exception Not_found -> (let rec f40 p38 p39 = p39 in f40) | exception E2 -> (fun p41 p42 -> p42)) q16 (let v43 = 2.0 in ((v43, "\000\255x", n19'), n19', (false, "12"), (Array.make 1 n19'))))) in
      ((let (m45, m49, m50, _) = v44 in (let (m46, m47, m48) = m45 in mix_float m46; mix (String.length m47); mix m48); mix m49; (let (m51, _) = m50 in mix (if m51 then 1 else 0))); note_end 0);
      (let (q54, _) = (("", 19, 8), 2.0) in 0.0) -. 2.0) | ((q55 :: q56) | ((q55 :: _) as q56)) -> (
      let a57 = (match C11 with | ((C5 (q58, q59)) | (C5 (_, q59) as q58)) -> (Array.make 10 q58) | C8 { r9 = (((C8 { r9; r10 = q55 }), 9) | ((q55, _) as r9)); r10 = q56 } when ((32767 - 4095) >= ((-3) * 18)) -> (Array.make 10 C11) | ((C8 { r9 = (_, q60); r10 = _ }) | (C8 { r9 = (_, q60); _ })) -> (Array.make 10 C11) | (C11 | C11) -> (Array.make 10 C11) | ((C6 { r7 = _ }) | (C6 { r7 = _ })) -> (Array.make 10 C11) | _ -> (Array.make 10 C11)) in
      a57.(0) <- (C8 { r9 = (try (C11, q55) with | _ -> (C11, q55)); r10 = (max C11 C11) });
      a57.(1) <- (C6 { r7 = (let _v61 = q55 in C11) });
      a57.(2) <- (C5 ((match C0 with | (C1 | C1) -> C11 | (C0 | C0) -> C11), (if false then None else None)));
      a57.(3) <- a57.(9);
      let s63 = ref 10.0 in
      let i62 = ref 0 in
      while !i62 < 10 do
        s63 := (match a57.(!i62) with | ((C8 { r10 = _; _ }) | (C5 (_, _))) -> ((!s63) *. (-3.25)) | ((C6 { r7 = _ }) | (C8 { r9 = _; r10 = (C5 (_, _)) })) -> ((!s63) +. (!s63 *. !s63)) | ((C5 (_, _)) | (C8 { r10 = (C8 { r9 = _; _ }); _ })) -> ((match [] with | ((_ :: _) | []) -> !s63 | ([] | (_ :: _)) -> !s63) +. (!s63)) | ((C8 { r9 = q69; r10 = C11 }) | (C8 { r9 = q69; r10 = C11 })) -> ((!s63) +. (float_of_int !i62)) | (C11 | (C8 { r9 = _; r10 = (C6 { r7 = _ }) })) -> (((let rec f71 p70 = -0.0 in f71) (!s63, !s63, !i62)) *. (!s63)) | (C11 | C11) -> ((!s63) +. (1.5 /. !s63)) | ((C6 { r7 = _ }) | (C6 { r7 = (C5 (_, _)) })) -> ((!s63 +. !s63) +. (!s63))); i62 := !i62 + 1
      done;
      let n72 = !s63 in
      note_float n72;
      ( -. ) (if false then n72 else n72) 1.5)) in
    ([], 0, 2.0, 'a')) | ((Ok C0) | (Ok C0)) -> (
    let x85 = (match if if true then true else true then ([] :: []) else (try (if false then [] else []) with | _ -> []) with | ([] | []) -> (
      (let _v74 = if false then (3.25, "\000\255x", 6) else (0.0, "b c", 9) in 10.0 *. 100.75)) | (_ :: ([] | [])) -> (
      (match (match 4 with | (6 | (-1)) -> { r2 = []; r3 = false; r4 = None } | _ -> { r2 = []; r3 = false; r4 = None } | (4 | 8) -> { r2 = []; r3 = true; r4 = None }) with | ({ r2 = []; r3 = false; r4 = q75' } | { r4 = (None as q75'); _ }) -> (float 14) | ({ r2 = q76; r3 = true; r4 = None } | { r2 = q76; _ }) -> (match q76 with | (([] as w77) | ([] as w77)) -> 1.5 | (_ :: ([] | [])) -> 1.0 | ((_ :: (_ :: _)) | []) -> 3.25))) | ((_ :: (q81 :: q82)) | (q81 :: ((_ :: _) as q82))) -> (
      (match q82 with | ([] | []) -> 10.0 | ([] | (_ :: _)) when true -> 1.0 | ((q83 :: q84') | ((q83 :: _) as q84')) -> 10.0 | _ -> 0.0) +. (if false then 0.0 else 3.25))) in
    ((match false with | (true | false) -> [] | ((true as w86') | (false as w86')) -> []), (match x85 with | (1.0 | _) -> 15 | ((1.0 as w87) | (1.0 as w87)) -> (-3) | q88 -> 15), (1.0 *. x85), (List.fold_right (let rec f91 p89 p90 = '\255' in f91) [] '\n'))) | Error (3 | 3) -> (
    let n160 = (match (fun p92 -> C8 { r9 = (C11, 19); r10 = C11 }) (Some (-0.5)) with | (C5 (q93, (None | None)) as w94) -> (
      8423 * 8) | C5 (_, (None | (Some _))) -> (
      let v96 = 0.1 <= (if false && true then (sqrt 3.25) else (let v95 = ((-1.5), "\000\255x", 3) in 3.25)) in
      let x131 = (match (match min [] [] with | ((_ :: (_ :: _)) | []) -> (15 :: []) | ((q100 :: []) | (q100 :: _)) -> [] | ([] | (_ :: (_ :: _))) -> (let v101 = -3.25 in []) | ((q102 :: q103) | (q102 :: q103)) -> (try [] with | _ -> [])) with | (([] as w104) | ([] as w104)) -> (
        Array.fold_right (fun p105 () -> ()) [|(match [((lxor) 18 12)] with | ((q106 :: q107) | (q106 :: q107)) -> (if v96 then (2.0 > 1.0) else (v96 < v96)) | ([] | []) -> ((match w104 with | ((_ :: []) | []) -> "b c" | ((v96 :: []) | (v96 :: _)) -> "") >= (if false then "b c" else "tail \" end")) | ((q109 :: _) | (q109 :: _)) -> v96)|] (if (let _v117 = fst (match w104 with | ((_ :: _) | []) -> ({ r2 = []; r3 = false; r4 = None }, 0.0) | (7 :: ([] | [])) -> ({ r2 = []; r3 = v96; r4 = None }, 2.0) | (8 :: ([] | [])) -> ({ r2 = []; r3 = v96; r4 = None }, 0.0) | (2 :: ([] | [])) -> ({ r2 = []; r3 = v96; r4 = None }, 0.5) | ((q112 :: q113) | ((-3 as q112) :: ([] as q113))) -> ({ r2 = []; r3 = false; r4 = None }, 100.75) | (_ :: ([] | [])) -> ({ r2 = []; r3 = v96; r4 = None }, (-100.75)) | ((_ :: (_ :: _)) | []) -> ({ r2 = []; r3 = v96; r4 = None }, (-10.0))) in (match if v96 then (Ok (Array.make 1 18)) else (Ok (Array.make 1 9)) with | ((Error _) | (Ok _)) -> (match { r2 = []; r3 = v96; r4 = None } with | ({ r2 = q119; r3; r4 = None } | { r2 = q119; r3; r4 = None }) -> r3 | ({ r2 = []; r3 = q120; r4 = (Some _) } | { r2 = _; r3 = q120; r4 = _ }) -> q120 | { r2 = ((q121 :: _) | (q121 :: _)); r3 = q122; r4 = (Some q123 as w124) } when q122 -> q122 | { r2 = (q125 :: q126'); r3 = q127; r4 = ((Some _) | (Some _)) } -> true | _ -> v96) | ((Error _) | (Error _)) -> _v117.r3)) then ());
        1.0) | ([] | (_ :: _)) -> (
        let s129 = ref 1.0 in
        for i128 = 0 to 11 - 1 do
          s129 := (3.25 +. ((if i128 <> i128 then (3.25 +. (!s129)) else !s129)))
        done;
        let n130 = !s129 in
        note_float n130;
        print_int (int_of_string (string_of_int (compare (1, (false, 10), v96) (3, (v96, 13), v96))));
        print_byte 32;
        print_float (( -. ) (if v96 then n130 else n130) (-. 1.5));
        print_newline ();
        coarse (cos (limit (n130 *. n130) (-100.0) 100.0)))) in
      note_float x131;
      (tick_int 4 4) + (8 lxor 9)) | ((C8 { r10 = (C5 (q132, q133)); _ } as w134) | (C8 { r9 = _; r10 = (C5 (q132, q133)) } as w134)) -> (
      abs (match q133 with | (None | None) -> 2 | ((Some _) | (Some _)) -> 0)) | C8 { r9 = q135; r10 = (C11 | (C8 { r10 = _; _ })) } -> (
      let n137 = (String.length "iahx") lxor (let v136 = false == false in ((); 16)) in
      n137 * (-6)) | C8 { r9 = q138; r10 = (C11 | C11) } -> (
      let v145 = (match C1 with | (C0 | C1) -> (
        (let v143 = (let _v139 = 1.5 in (let rec f142 p140 p141 = 2 in f142)) in (let { r4 = q144; _ } = { r2 = []; r3 = true; r4 = None } in '\''))) | (C0 | C1) -> (
        '\024')) in
      (mix (Char.code v145); note_end 0);
      let n150 = (match v145 with | ('a'..'m' | 'a'..'m') -> (compare (floor 3.25) (-2.0)) | ('n' | 'n') -> (if (let v146 = Array.make 16 10 in false) then (10 * 3) else (10 + 11)) | ('a'..'m' | 'a'..'m') -> (if 3 <> 18 then (2 + 17) else (match v145 with | ('a'..'m' | 'a'..'m') -> 1 | v145 -> 6)) | ('0'..'9' | '0'..'9') -> 20 | ('n' | 'a'..'m') -> (-9) | _ -> (match v145 with | ('a'..'m' | '0'..'9') -> (match v145 with | ('a'..'m' | '0'..'9') -> 1 | ('a'..'m' | _) when ((match None with | ((Some true) | None) -> 9 | (Some (true | true) as w147) -> 17 | (Some (false | true) as w148) -> 1) <= 1024) -> 10 | ('n' | 'n') -> 1 | ('0'..'9' | 'a'..'m') -> 16 | ('a'..'m' | 'n') -> 11 | q149 -> 9 | _ -> 13) | ('0'..'9' | '0'..'9') -> 15 | _ -> 9)) in
      n150) | ((C8 { r9; r10 = (C6 { r7 = q151 }) }) | (C8 { r9; r10 = (C6 { r7 = _ } as q151) })) -> (
      2) | ((C6 { r7 = (C5 (_, _)) }) | C11) -> (
      7) | ((C6 { r7 = (C5 (_, q153) as w154) }) | (C6 { r7 = (C5 (_, q153)) } as w154)) -> (
      4) | ((C6 { r7 = (C8 { r9 = q155; r10 = q156 }) } as w157) | (C6 { r7 = (C8 { r9 = q155; r10 = w157 }) } as q156)) -> (
      0) | (C6 { r7 = (C11 | (C8 { r9 = (_, _); r10 = _ })) } as w158) -> (
      19) | ((C6 { r7 = (C6 { r7 = q159' }) }) | (C6 { r7 = (C8 { r10 = _; _ } as q159') })) -> (
      1)) in
    ([], n160, 3.25, '\'')) | ((Error q161) | (Error q161)) -> (
    ([], q161, 0.0, '\n'))) in
  Array.make 16 11) | (C0 | C0) -> (
  Array.make 16 2))
let () = (mix_ints a163 0 16; note_end 0)
let () = ()
