type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = (match (try (if if max (1.5 <= (-0.5)) (if false then false else true) then ((if true then false else true) || ('z' != 'a')) else (let v4 = (match [] with | [] when (not ((); false)) -> { r7 = (-1.5) } | (q0 :: ([] | [])) when ((match { r7 = 100.75 } with | { r7 = 0.0 } -> true | { r7 = 1.0 } -> true | { r7 = 0.0 } -> true | (({ r7 = _ } as w1) | ({ r7 = _ } as w1)) -> false) && ("12" > "b c")) -> { r7 = 0.5 } | (_ :: (q2' :: q3)) -> { r7 = 10.0 } | _ -> { r7 = (-1.5) }) in true && false) then (match true with | (true as w5) -> (Error (0.0 +. 1.5)) | false when ((match Ok 1.5 with | ((Ok q6) | (Ok q6)) when q6 < 1.5 -> q6 | Ok (1.0 | 1.0) -> 0.0 | ((Ok q7) | (Error { r7 = q7 })) -> q7 | Error _ -> 100.75) = (100.75 -. (-2.0))) -> (match { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = 15; r4 = None } with | { r0 = _; r1; r2 = q8; r3 = q9; r4 = q10 } when q9 >= (-9012) -> (Error (-0.0)))) else (Error ((let v11 = 10.0 in v11) *. (2.0 *. (-1.0))))) with | Match_failure _ -> (List.fold_right (match String.fold_left (fun p12 p13' -> Ok false) (Ok true) "\000\255x" with | Ok _ -> (let rec f16 p14 p15 = p15 in f16) | Error q17' -> (let rec f19 q17' p18 = p18 in f19)) ((if false then (ref (-3.25)) else (ref (-100.75))) :: []) (match (0.0 *. 100.75) with | 0.0 -> (Ok true) | q20 -> (Error q20) | exception Invalid_argument _ -> (Error (-0.5)) | exception Not_found -> (Result.map (let rec f22 p21 = false in f22) (Ok 1)) | exception E0 -> (min (Ok true) (Ok true)) | exception E1 -> (if true then (Ok false) else (Ok false))))) with | (Ok q23 as w24) -> (let _v39 = (match { { r0 = "tail \" end"; r1 = []; r2 = "b c"; r3 = 4; r4 = None } with r3 = (10 lor 4) } with | { r0 = q25; r1 = w24; r2 = "a"; r3 = q26; r4 } -> (q26 >= q26) | { r0 = "a"; r1; r2 = ""; r3 = q27'; r4 = _ } -> ((- q27') <= ((-2) / (q27' lor 1))) | { r0 = ""; r1 = _; r2 = ""; r3 = q28; r4 = _ } -> ((); (if q23 then q23 else q23)) | { r0 = q29; r1 = _; r2 = ""; r3 = q30; r4 = q31 } -> q23 | ({ r0 = "a"; r1 = q32; r2 = _; r3 = q33; r4 } as w34) -> (((q33 + 31) <= q33) || (C6 >= C6)) | ({ r0 = q35; r1; r2 = q36; r3 = q37; r4 = q38 } | { r0 = q36; r3 = q37; r4 = (Some { r0 = q35; r1; r2 = _; r3 = _; _ } as q38); _ }) -> q23) in List.iteri (fun _v39 p40 -> (if "b c" < "" then ())) (0.0 :: ((-100.75) :: []))) | ((Error 0.0) | (Error 0.0)) -> (mix_string (part (if 2 <> 19 then (let { r7 = q41 } = { r7 = 1.0 } in "") else (match C6 with | C5 q42 -> "b c" | C6 -> "12")) (int_of_float (-0.5)) (if true then 1 else 18))) | (Error q43 as w44') -> ())
let v55 = (let v52' = Error (match { r0 = "\000\255x"; r1 = []; r2 = "b c"; r3 = 11; r4 = None } with | { r0 = (("a" as w45) | ("" as w45)); r1; r2; r3 = q46; r4 = q47 } -> { r0 = r2; r1 = []; r2 = r2; r3 = q46; r4 = None } | { r0 = ""; r1; r2 = q48; r4 = q49; _ } -> { r0 = q48; r1 = []; r2 = q48; r3 = 8; r4 = None } | { r0 = q50; r1; r2; r3 = q51; r4 = _ } -> { r0 = "\000\255x"; r1 = []; r2 = r2; r3 = 17; r4 = None }) in fst ((false, 14, (Array.make 7 20), ([], (fun p53 p54 -> p53))), 3.25))
let n56 = 3
let n56 = -1e-310
let c57 = n56 +. (n56)
let c58 = (c57) +. n56
let c59 = (n56) *. c58
let c60 = (c58) *. c59
let c61 = c59 *. (c57)
let c62' = c61 +. ((floor n56))
let c63 = (floor n56) -. ((floor n56))
let c64 = (c58) -. c59
let () = note_float c64
let s66 = ref c63
let i65 = ref 0
let () = while !i65 < 5 do
  s66 := (try (float_of_int (100 / (!i65 - 3))) with | Invalid_argument q67 -> (c63 *. c58) | Division_by_zero -> c63); i65 := !i65 + 1
done
let n68 = !s66
let () = note_float n68
let x69 = (fabs n68) -. (try (float_of_string "0.5") with | _ -> 1e-310)
let () = note_float x69
let s71 = ref 11
let i70 = ref ((hide 0 2) - 1)
let () = while !i70 >= 0 do
  s71 := (try (100 / (!i70 - 0)) with | Invalid_argument _ -> (!s71 asr 3) | Division_by_zero -> (!s71 + !i70)); i70 := !i70 - 1
done
let n72 = !s71
let () = note_int n72
let v78 = (String.fold_left (let rec f75 p73 p74 = if true then p73 else p73 in f75) [|18; n72; n72; n72; n72; n72; n72; n72|] ((); "\000\255x")) >= (Array.mapi (fun p76' p77 -> p76' / (-2147483648)) (Array.make 8 c63))
let () = (mix (if v78 then 1 else 0); note_end 0)
let () = (let _v85 = if v78 && v78 then (fun p79 p80' p81 -> ' ') else (fun p82 p83 p84 -> '\n') in if v78 && v78 then () else ())
let _ = false
let x86 = n68
let () = note_float x86
let p87 = n72 asr 22
let p88 = if false then 19 else p87
let p89 = (let v90 = 4 in v90)
let p91 = -. x69
let p92 = (try (try (float_of_int p88) with | _ -> 0.0) with | _ -> c61)
let p93 = ((); p91)
let p94 = if false then p89 else p88
let p95 = (match v55 with | ((true, _, _, (_, _)) | (_, _, _, _)) when (try ((-65536) < (-17)) with | _ -> (3 <= p94)) -> p94 | (q98, q99, [||], ([], _)) -> q99 | (q100', q101, _, ([], q102)) -> p89 | (_, q103, q104, (((3 :: q105) | ((_ :: _) as q105)), _)) -> 11)
let p106 = n68
let p107 = p93
let p108 = (match v55 with | (q109, _, q110', x86) -> p87)
let p111 = -2147483647
let p112 = p89 + p111
let p113 = - p112
let p114 = p94
let p115 = -14
let p116' = max 19 p115
let p117 = p116' mod 3
let p118 = if v78 then p91 else p92
let p119 = 9
let p120 = (match None with | None -> (-3.25) | Some 1.0 -> x86 | Some q121 -> p106)
let p122 = p120 *. p106
let p123 = c59
let p124 = (match v55 with | (true, _, [|_; _|], ((q125, q126) | (([] as q125), q126))) -> p108 | (false, q127, [|q128; _|], (q129, p113)) -> 3 | (q130', _, q131, (q132, q133)) -> p115)
let p134 = 0.0
let p135 = p106
let p136 = compare x69 p120
let p137 = ((); c64)
let () = mix 1
let n138 = 1 - (p136 * (((p117 + ((p115 lxor (p114 + ((p112 + ((p108 + ((p94 * (((p87) lxor p88) lxor p89)) - p95)) + p111)) + p113))) + p116')) lxor p119) * p124))
let x139 = (p137 -. ((p134 -. ((p122 *. ((p118 -. (p107 +. ((p93 -. ((p91) +. p92)) +. p106))) -. p120)) -. p123)) +. p135)) -. 1.0
let () = note_float p93
let () = note_int n72
let () = note_float p123
let () = note_float n56
let () = note_float p118
let () = note_int p115
let () = note_float c59
let () = note_float p135
let () = ()
