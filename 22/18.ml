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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let n0 = compare 'a' (try '\019' with | _ -> (Char.chr (11 land 255)))
let () = note_int n0
let v1 = ((clip ((clip "ftesxu") ^ ((clip (if false then "" else "\000\255x")) ^ ((clip "") ^ "b c")))) ^ ((clip (Printf.sprintf "<%x>" (((); 2) land 2147483647))) ^ (String.uppercase_ascii (clip (String.concat "12" [""; clip "a"]))))) < (part (string_of_int n0) (int_of_float 1.0) (n0 + 18))
let () = (try (
  let x2 = ((try ((-10.0) /. 1.5) with | _ -> 0.5) +. (floor 1.0)) +. 0.5 in
  note_float x2;
  (if v1 then (if false then ()) else ())) with | _ -> (match (Ok n0) with | Ok q3 -> () | Error [|_; q4|] -> () | Error q5 -> ()))
let rec f6 p7 p8 p9 p10 =
  if p7 > 0 then (
    let n21 = if (try (if true then raise (Invalid_argument "") else v1) with | Invalid_argument q20 -> v1) then p7 else (if (p7 - 31) >= p7 then (-1073741824) else (if (match p9 with | (_, q11, (0 as w12')) -> false | (q13, q14, q15) -> false | (q16, _, 6) -> false | (q17, _, 1) -> v1 | (_, q18', q19) -> v1) then p7 else (if v1 then p7 else p7))) in
    let r24 = f6 (p7 - 1) p8 p9 (let rec f23 p22 = -0.0 in f23) in
    (r24 && r24) || v1
  ) else
    (v1 && v1)
let v28 = f6 2 C11 (0.5, "", 8) (match [] with | [] -> (fun p25 -> 10.0) | (q26 :: q27) -> (fun f6 -> 10.0))
let v39 = f6 4 (C5 (C11, None)) (try (fst ((0.5, "b c", n0), 0.0)) with | _ -> ((-3.25), "12", n0)) (match { r2 = []; r3 = false; r4 = None } with | { r2 = []; r3 = true; r4 = None } -> (fun p29 -> 3.25) | { r2 = []; r3 = false; r4 = (None | None) } -> (fun p30 -> -0.0) | { r2 = (q31 :: v28); r3; r4 = None } when r3 -> (let rec f32 q31 = -1.5 in f32) | { r2 = (q33 :: _); r3 = q34; r4 = None } -> (fun n0 -> 2.0) | ({ r2 = q35; r3 = q36'; r4 = None } | { r2 = q35; r3 = q36'; r4 = (Some _) }) -> (let rec f38 p37 = -1.5 in f38))
let n41 = (if (let _v40 = n0 in v39) then 65536 else (n0 lsl (n0 land 31))) mod 3
let x42 = -. ((fabs 100.75) -. (-3.25))
let v39 = (min (12 / (2 lor 1)) (max n41 n0)) + n0
let () = note_int v39
let n43 = v39
let () = ((); (if (let (q44, q45, q46) = (x42, "12", n43) in v28) then (Array.fold_right (let rec f48 p47 n41 = n41 in f48) (Array.make 3 C11) ())))
let n41 = min ((x42 -. x42) +. (x42 -. (-0.0))) (x42 *. (let v49 = x42 in v49))
let () = note_float n41
let v55 = List.fold_left (let v50 = if v28 then (Array.make 16 x42) else (Array.make 16 x42) in fun p51 p52 -> p51) (let s53 = "jotudlircmb" in let i54 = -18 in if i54 >= 0 && i54 < String.length s53 then s53.[i54] else 'z') []
let () = (mix (Char.code v55); note_end 0)
let n56 = int_of_float n41
let () = (mix (Char.code (let s57 = (clip "a") ^ "tail \" end" in let i58 = 2 in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else v55)); note_end 0)
let p59 = if true then n41 else n41
let p60 = n43
let p61 = (let v62 = p59 in -3.25)
let p63 = (let v64 = Array.make 16 p60 in p61)
let p65 = if false then n56 else n56
let p66 = p61
let p67 = p65
let p68 = p67 / 1
let p69 = (let v70 = [] in 0.0)
let p71 = p68
let p72 = -. p69
let p73 = sqrt p59
let p74 = String.length "12"
let p75 = p68
let p76 = min 2 p65
let p77 = -3.25
let p78 = p68 - p76
let p79 = if v28 then p66 else p77
let p80' = (let v81 = p78 in p71)
let p82 = (let ({ r2 = p67; r4 = q83'; _ } as w84) = { r2 = []; r3 = false; r4 = None } in p59)
let p85 = (fun p86 -> p71) (Array.make 1 "\000\255x")
let p87 = 0.0 +. p59
let p88 = (match v55 with | 'a'..'m' -> p80' | ('a'..'m' | '0'..'9') -> 3 | 'n' -> 16 | q89 -> p85)
let p90 = 3 * 0
let p91 = 2.2250738585072014e-308
let p92 = sqrt p72
let p93 = Array.fold_left (fun p94 p95 -> p69) p87 (Array.make 3 v28)
let p96 = p92
let p97 = (match C11 with | ((C8 { r9 = _; r10 = _ }) | (C5 ((C5 (_, _)), _))) -> p76 | ((C5 ((C8 { r9 = q100; r10 = _ }), _)) | (C5 ((C8 { r9 = q100; r10 = _ }), _))) -> p75 | ((C5 (C11, _)) | (C8 { r9 = _; r10 = _ })) -> p90 | C5 ((C6 { r7 = (C5 (q101, p85)) }), q102) -> p78 | C5 ((C6 ({ r7 = (C8 ({ r9 = q103; _ } as w104)) } as w105)), q106') -> p60 | C5 ((C6 { r7 = C11 }), q107) -> 1 | C5 ((C6 { r7 = (C6 { r7 = q108 }) }), q109) -> p76 | C8 ({ r10; _ } as w110) -> 15 | C11 -> 3 | C6 ({ r7 = q111 } as w112) -> p85)
let p113 = (fun { r2 = q114; r3 = q115; r4 = q116 } -> p71) { r2 = []; r3 = false; r4 = None }
let p117 = -1073741824
let p118 = String.fold_left (let rec f121 p119' p120 = 1 in f121) p76 "12"
let () = mix 1
let n122 = (p118 + ((((p90 + (((p80' + ((p76 + (p75 * ((p71 lxor ((p67 + (p65 - (p60))) lxor p68)) + p74))) - p78)) lxor p85) + p88)) - p97) + p113) - p117)) * 1
let x123 = 1.0 +. (p96 -. ((p92 +. (p91 +. ((p82 +. ((p77 +. ((p72 -. (((((p59) +. p61) +. p63) +. p66) +. p69)) -. p73)) *. p79)) -. p87))) -. p93))
let () = note_float x123
let () = note_float p93
let () = note_float p91
let () = note_int n0
let () = note_float p72
let () = note_float p73
let () = note_float p96
let () = note_int p97
let () = note_int p88
let () = ()
