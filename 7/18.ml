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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec f0 p1 p2 =
  if p1 < 1 then
    (compare '0' 'a')
  else (
    p2 - (f0 (p1 - 1) (truncate 1.0))
  )
let n3 = f0 (hide 1 3) (18 * 10)
let _ = (if true == true then n3 else 32767) :: []
let x4 = 0.0 /. 0.0
let n5 = ((((((0) + (if ((-1.5) *. x4) = x4 then 12 else 0)) + (if x4 <> x4 then 67 else 0)) + (if 1e16 < x4 then 12 else 0)) + (if x4 > x4 then 60 else 0)) + (if (x4 /. x4) <= x4 then 9 else 0)) + (if x4 >= x4 then 53 else 0)
let () = note_int n5
let unused6 = f0 3 n5
let rec f7 p8 p9 =
  if p8 <= 0 then
    p8
  else (
    (f7 (p8 - 1) (match C11 with | C5 ((C5 (q10, _)), _) -> n5 | C5 ((C8 { r9 = n5; r10 }), q11) -> 9 | C5 ((C11 | C11), None) -> 12 | C5 (C11, (Some q12)) -> 18 | C5 ((C6 { r7 = q13 }), None) -> p9 | C5 (((C6 { r7 = q14 }) | (C6 { r7 = _ } as q14)), (Some q15 as w16)) -> 3 | ((C8 { r9; r10 }) | (C8 { r9; r10 = _ } as r10)) -> n5 | C11 -> 19 | ((C6 { r7 = C11 }) | (C6 { r7 = _ })) -> p8)) - (-4)
  )
let _ = f7 0 (16 lsr (n5 land 31))
let a17 = if false then (Array.make 12 x4) else (Array.make 12 x4)
let rec loop22 i18 n23 =
  if i18 <> n23 then (
    (
      let rec loop20 i19 =
        if i19 >= 0 then (
          (a17.(i18 * 4 + i19) <- ((a17.(i18 * 4 + i19)) -. 100.75));
          loop20 (i19 - 1)
        ) else
          ()
      in
      loop20 (4 - 1);
      ());
    loop22 (i18 + 1) n23
  ) else
    ()
let () = loop22 0 3
let () = (mix_floats a17 0 12; note_end 0)
let () = (match (match (match { r2 = []; r3 = false; r4 = None } with | { r2 = q24; r3 = true; r4 = None } when ((let v25 = 100.75 in n3) <= (match Array.make 2 17 with | [|q26; q27|] -> 18 | [|q28'; q29|] -> q29 | [|q30|] -> n5 | [|q31; _|] -> q31 | q32 -> n3)) -> (Ok { r2 = []; r3 = false; r4 = None }) | { r3 = true; r4 = None; _ } -> (Ok { r2 = []; r3 = true; r4 = None }) | { r2; r3 = false; r4 = None } -> (Ok { r2 = []; r3 = false; r4 = None }) | { r3; r4 = (Some q33); _ } -> (Ok { r2 = []; r3 = false; r4 = None })) with | Ok { r2 = q34; r3 = true; r4 = q35 } -> (match q35 with | ((None as w36) | (None as w36)) -> C11 | Some q37 -> C11) | Ok { r2; r3 = false; r4 } -> (if false then C11 else C11) | Error q38 -> (match C11 with | C5 (q39, q40) when (("" >= "") && ("b c" <> "12")) -> q39 | C5 (q41, q42) -> q41 | C8 { r9 = ((C5 (_, _)), q43); r10 = _ } when ((let _v44 = -3 in x4) >= (-. x4)) -> C11 | C8 ({ r9 = ((C5 (q45, q46)), q47); r10 } as w48) -> r10 | ((C5 ((C8 { r10 = _; _ }), _)) | (C8 { r9 = ((C8 { r9 = _; r10 = _ }), _); r10 = _ })) -> C11 | C8 { r9 = (((C11, q50) as w51') | ((C11, q50) as w51')); r10 = q52 } -> q52 | C8 ({ r9 = ((C6 { r7 }), q53); r10 = q54' } as w55) -> q54' | C11 -> C11 | C6 { r7 = q56 } -> q56)) with | C5 (x4, q57) -> (print_endline (part "" n5 11)) | C8 { r9 = q58; _ } -> (if false || true then (mix n5) else (mix (if false then 1 else 0); note_end 0)) | (C11 | C11) -> (a17.(wrap n3 12) <- (tick_float 7 1.0)) | C6 { r7 = _ } -> (let (q60, q61, q62) = (let v59 = -0.0 in (v59, "", n5)) in (let (q63, q64, q65) = (q60, q61, 4) in ())))
let x66 = float_of_string "3.25"
let () = note_float x66
let v95 = (match (match (match { r2 = []; r3 = false; r4 = None } with | { r2 = _; r4 = _; _ } when ((n3 + 4095) <= (int_of_float x66)) -> (x4, "tail \" end", n5) | { r2; r3 = true; r4 = None } -> ((-100.75), "\000\255x", n3) | { r2; r3 = true; r4 = (Some q67) } -> (x66, "b c", n5) | { r2 = q68; r3 = false; r4 = q69 } -> (x66, "\000\255x", 0) | { r2 = n5; r3 = q70; r4 = None } -> (x66, "tail \" end", n3)) with | (q71', q72, 2) when (match Array.init 4 (fun p73 -> { r2 = []; r3 = true; r4 = None }) with | [|{ r2 = q74; r3 = _; r4 }; q75; _; q76|] -> (match r4 with | None -> false | ((Some { r2 = q77; r3 = q78; r4 = None }) | (Some { r2 = q77; r3 = q78; r4 = None })) -> true | Some { r2 = _; r3 = q79; r4 = (Some _) } -> q79) | q80 -> (List.fold_right (fun p81 p82 -> p82) [] true)) -> (if false then C0 else C0) | ((q83', q84, 2) as w85) -> C0 | (q86, _, q87) -> (try ((fun p88 -> C0) (let rec f91 p89 p90 = false in f91)) with | Invalid_argument q92 -> C0 | Division_by_zero -> C0 | Failure _ -> C0 | Match_failure _ -> C0 | E0 9 -> C0 | E0 7 -> C0 | E0 0 -> C0 | E0 (-3) -> C0 | E0 1 -> C0 | E0 4 -> C0 | E0 _ -> C0 | E2 -> C0)) with | C1 -> (n3, n5, (let ({ r2 = f7; r4 = q93'; _ } as w94) = { r2 = []; r3 = false; r4 = None } in n3), { r2 = []; r3 = true; r4 = None }) | C0 -> ((if false then n5 else n5), n5, (-4097), { r2 = []; r3 = false; r4 = None }))
let rec f96 p97 p98 =
  if p97 < 1 then
    (-65536)
  else (
    p98 + (f96 ((-1) + p97) (p97 asr 9))
  )
let n99 = f96 4 (( * ) n5 19)
let n100 = f96 1 (n99 * 33)
let () = note_int n100
let a103 = Array.make 16 ((let rec f102 p101 = 11 > p101 in f102) n100)
let unused104 = if if true then ((); true) else (n99 > n99) then [] else (if (match v95 with | (q105, _, (-2147483648), ({ r2 = _; r4 = _; _ } as w106)) -> true | (n99, q107, 3, { r2 = _; r3; r4 = q108 }) -> r3 | (_, q109, q110, { r3 = _; r4; _ }) -> true) then [] else (match v95 with | (2, _, q111, q112) -> [] | (0, 4, q113, _) -> [] | (0, 9, q114, _) -> [] | (0, q115, q116, q117) -> [] | ((4 | 4), n100, q118, q119) -> [] | ((q120, v95, _, q121) | (v95, _, q120, q121)) -> [] | exception Invalid_argument q122 -> [] | exception Division_by_zero -> [] | exception Not_found -> [] | exception Match_failure _ -> [] | exception E0 q123 -> [] | exception E1 0.5 -> [] | exception E1 q124 -> []))
let () = a17.(1) <- (if a103.(0) then (let i125 = n100 in if i125 >= 0 && i125 < Array.length a17 then a17.(i125) else x66) else a17.(wrap (let n5 = -2 in n100) 12))
let rec loop128 i126 n129 =
  if i126 <> n129 then (
    (let x127 = a17.(i126) in a17.(i126) <- a17.(11 - i126); a17.(11 - i126) <- x127);
    loop128 (i126 + 1) n129
  ) else
    ()
let () = loop128 0 (hide 1 12)
let () = (mix_floats a17 0 12; note_end 0)
let () = note_float x4
let () = note_int n99
let () = note_int n100
let () = note_float x66
let () = note_int n3
let () = note_int n5
let () = (mix (if a103.(15) then 1 else 0); note_end 0)
let () = ()
