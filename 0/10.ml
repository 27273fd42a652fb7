type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int, int array) result) =
  if d > 0 then
    match v with
    | Ok y140 -> mix 0; mix y140
    | Error y141' -> mix 1; mix_ints y141' 0 4
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let rec f9 p10 p11 =
  let table14 = Array.make 2 (let rec g12 u13 = p10 in g12) in
  table14.(1) <- (let rec g12 u13 = p10 in g12);
  table14.(1) p11
let x15' = f9 (-. (-100.75)) (2 lxor 10)
let () = note_float x15'
let x18 = f9 (match None with | (None as w16) -> 100.75 | Some q17' -> (-1.0)) (-1136)
let rec loop32 i19 n33 s20 =
  if i19 < n33 then (
    loop32 (i19 + 1) n33 (
      let rec loop29 i21 n30 s22 =
        if i21 < 0 then s22 else (
          loop29 (i21 - 1) n30 (if (match i21 with | -1 -> true | -2 -> true | q23 -> true) then (let o24 = i21 in let o25 = s20 in let o26 = -1 in let o27' = 18 in let o28' = s22 in let ( ^ ) a b = a * 2 - b and ( %% ) a b = a lxor (b + 1) in o24 ^ o25 ^ o26 ^ o27' ^ o28') else 17)
        )
      in
      let n31 = loop29 (5 - 1) 5 s20 in
      note_int n31;
      n31)
  ) else
    s20
let n34 = loop32 0 2 13
let () = note_int n34
let () = Printf.printf "[%s %d]\n" "b c" (match (match Array.make 4 [] with | [|_; q35; q36; _|] -> C6 | [|_; q37|] -> C6 | _ -> C6) with | C4 (None as w38) -> (11 lsr 6) | C4 (Some q39) -> (9 lsl 13) | ((C5 (q40, _, q41)) | (C5 (q40, _, q41))) -> (let q41 = false in n34) | (C6 as w42) -> (int_of_float x15'))
let x43 = if if true then true else true then (x18 -. x15') else (if false || false then 1e16 else (if (-1) > n34 then (abs_float x18) else (if false != true then x18 else (if (fun x15' -> true) false then (-1.5) else (if false || false then ((); x18) else (if if true then true else true then (100.75 *. x18) else (sqrt x18)))))))
let () = note_float x43
let () = (mix (if (let v44 = (clip (part "uwmnuupv" n34 (if false then 11 else n34))) ^ (Printf.sprintf "<%-6s|>" (String.concat "b c" ["\000\255x"; clip "12"])) in (max (fst (n34, n34)) (if false then n34 else 11)) < (int_of_string (string_of_int n34))) then 1 else 0); note_end 0)
let n45 = 1024 * (-2)
let () = note_int n45
let rec f46 p47 p48 =
  let rec g49 u50 = p47
  in
  g49 p48
let n53 = f46 (let (q51, _, _, q52) = ((ref n45), x43, (n45, true, false), (11, 3.25, x43, '\n')) in 3) n34
let rec f54 p55 p56 =
  let rec g57 u58 = p55
  in
  mix p56;
  g57 p56
let n59 = f54 (-4096) (n53 / (n53 lor 1))
let () = note_int n59
let n61 = ((let v60 = Array.make 8 x43 in 8) + n59) lor ((); n45)
let rec f62 p63' p64 =
  let table67 = Array.make 2 (let rec g65 u66 = p63' in g65) in
  table67.(1) <- (let rec g65 u66 = p63' in g65);
  table67.(0) p64
let v71 = f62 (Error (Array.make 4 n59)) (let o68 = n61 in let o69 = n59 in let o70 = n61 in let ( *. ) a b = a lxor (b + 1) in o68 *. o69 *. o70)
let () = (mix_0 5 v71; note_end 0)
let () = (mix_0 5 v71; note_end 0)
let v72 = f62 (Ok n34) (n61 / 1)
let () = (mix_0 5 v72; note_end 0)
let n73 = 2147483646
let p74 = (match Ok n53 with | Ok q75 -> q75 | Error q76 -> n73)
let p77' = 0.0
let p78 = 19 + 12
let p79 = p74
let p80 = p79 * n73
let p81 = (let rec f83 p82 = p74 in f83) 'z'
let p84 = 2.2250738585072014e-308
let p85 = float_of_int (-2)
let p86 = f9 p84 13
let p87 = if true then p85 else p86
let p88 = (match v72 with | ((Ok q89) | (Ok q89)) -> q89 | Error q90 -> p80)
let p91 = (match v72 with | Ok 8 -> 1 | Ok (6 | 2) -> p74 | Ok 7 -> 18 | Ok q92 -> p88 | ((Error [|(-3); _; q93; q94|]) | (Error [|(-3 as q93); _; q94; _|])) -> p80 | Error ([|(8 as w95); q96; q97; _|] | [|8; q96; q97; w95|]) -> n61 | (Error [|6; q98; q99; q100|] as w101) -> q100 | Error [|q102; _; q103; q104|] -> q103 | Ok _ when (max (match 4 with | -3 -> true | (2 | 2) -> false | q105 -> false) (match [] with | (_ :: _) -> false | [] -> false | (_ :: _) -> true)) -> p88 | Error q106 -> n61)
let p107 = p87 -. (-0.5)
let p108 = n73
let p109 = (match Ok p91 with | Ok 4 -> p91 | (Ok (-1) as w110) -> p79 | Ok ((-2) | 6) -> p79 | Ok q111 -> p81 | (Error _ as w112) -> p80)
let p113' = 4095
let p114 = 11 land p91
let p115 = (try ((let rec f116 p108 = p87 in f116) "\000\255x") with | _ -> p107)
let p117 = (match v72 with | Ok q118 -> 2.0 | Error [|_; q119; q120; _|] -> 0.0 | Error q121 -> p107)
let p122 = 1023
let p123 = (match v72 with | Ok q124 -> p87 | Error [|_; _; q125; _|] -> 0.0 | Error [|_; _|] -> p115 | Error [|_; q126; q127; q128|] -> 0.5 | Error q129 -> p77')
let p130 = n73 / (p81 lor 1)
let p131 = float_of_string "0.0"
let p132 = (let (_, q133, q134') = (n73, true, true) in 10.0)
let p135 = (match v72 with | ((Error _ as w136) | (Ok _ as w136)) -> p113' | Error q137 -> p81)
let () = mix 1
let n138 = 1 - (p135 + (p130 + (((p113' + (p109 + (p108 - ((p88 + (p81 + ((((p74) * p78) + p79) * p80))) + p91)))) * p114) * p122)))
let () = note_int n138
let x139 = 1.0 -. ((p131 -. (((p115 +. ((p87 *. (p86 +. ((p84 -. (p77')) -. p85))) -. p107)) +. p117) -. p123)) -. p132)
let () = note_float p107
let () = note_int p135
let () = note_float x43
let () = (mix_0 5 v72; note_end 0)
let () = note_int p79
let () = note_int n61
let () = note_int n53
let () = (mix_0 5 v71; note_end 0)
let () = ()
