type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec mix_0 d (v : float t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let f0 p1 p2 =
  (if p1 then raise (E0 10.0));
  (Char.code (if p1 then '\255' else 'z')) * 27
let n5 = (try (f0 ((17 + 1024) <= 8) (let v3 = 13 in C1)) with | E0 q4 -> (12 * (-8)))
let n7 = (try (f0 ((-1.0) <= (-10.0)) (if true then C1 else C1)) with | E0 0.0 -> n5 | E0 q6 -> 7)
let () = note_int n7
let f8 n5 =
  let f28 = fun p9 p10 -> (match n5 with | C0 (None, (C0 (q11, q12))) -> ((fun p13 p9 -> p10), 6) | C0 (None, C1) -> ((let rec f16 p14 p15 = p15 in f16), p10) | C0 ((Some 0.5), _) -> ((fun (_, q17', p10, q18) p9 -> p9), 8) | C0 ((Some q19), q20) -> (let v21 = 12 in ((fun p22 p23 -> v21), p10)) | C1 -> (if p9 then ((fun p24 p25 -> -2), n7) else ((fun p26 p27 -> p27), n7))) in
  raise Division_by_zero
let n29 = (try (f8 (C0 (None, C1))) with | Division_by_zero -> 1024)
let () = note_int n29
let n30 = (try (f8 (C0 (None, C1))) with | Division_by_zero -> n29)
let f31 p32 p33 =
  (if (true && true) || (3.25 < (-1.0)) then raise (E0 (3.25 /. 0.5)));
  (if if if true then true else false then (true && false) else (n5 > p32) then raise (E0 (match (Some n30) with | None -> (let _v35 = (n30, 2.0, { r2 = (fun p34 -> n29) }, p32) in 2.0) | Some 6 -> (let _v36' = p32 in 2.0) | Some (-2) -> (float n29) | ((Some 0) | (Some 0)) -> (0.0 /. 10.0) | (Some (-1) as w37) -> (try (2.0 *. 1.5) with | _ -> 3.25) | Some 9 when true -> (abs_float 1.0) | Some 9 -> (100.75 /. (-0.0)) | Some (-2147483647) -> (-1.5) | (Some q38 as w39) -> (match w39 with | None -> 1.0 | Some 6 -> 10.0 | Some 2 -> (-0.5) | Some q40 -> 100.75) | exception _ -> (float_of_int p32))) else n30)
let n41' = (try (f31 (n29 / (n30 lor 1)) "fjutdg") with | E0 n5 -> ((); n30))
let () = note_int n41'
let n44 = (try (f31 n29 (if false then "\000\255x" else "a")) with | E0 (0.5 as w42) -> (try (f8 C1) with | Division_by_zero -> 8) | E0 q43' -> (n7 * n29))
let () = note_int n44
let rec f45 p46 p47 p48 =
  if p46 < 1 then
    (float p46)
  else (
    if (match n41' with | 8 -> ("tail \" end" > "") | 0 when ("12" = "a") -> p47 | 0 -> false | (3 | 3) -> (if p47 then false else true) | q49 -> (try p47 with | Match_failure _ -> p47)) then raise (E0 0.5) else (let r50' = f45 (p46 - 1) p47 ((Array.make 2 0.0), 0.5) in r50')
  )
let x52 = (try (f45 3 (n41' = n41') ((Array.make 2 10.0), 10.0)) with | E0 0.5 -> ((-1.5) *. 0.5) | E0 q51 -> (q51 /. q51))
let () = note_float x52
let x54 = (fun p53 -> x52 -. (x52 -. x52)) (List.mem (if false then x52 else x52) (if true then [] else []))
let rec f55 p56 p57 =
  if p56 < 1 then
    (match p57 with | (None | None) -> { r2 = (fun x52 -> x52) } | ((Some _) | (Some true)) -> { r2 = (fun n30 -> n44) } | Some false -> { r2 = (fun p58 -> n29) })
  else (
    if false then raise (E0 (-. (-3.25))) else (let r59 = f55 (p56 - 1) p57 in r59)
  )
let _ = (try (f55 3 (Some true)) with | E0 0.0 -> (match C1 with | C0 (q60, _) -> { r2 = (fun p61 -> n44) } | C1 -> { r2 = (let rec f63 p62 = p62 in f63) }) | E0 0.5 -> { r2 = (fun p64 -> 15) } | E0 q65 -> (match [] with | [] -> { r2 = (fun p66 -> p66) } | (true :: []) -> { r2 = (let rec f68 p67 = n29 in f68) } | ((true | false) :: []) -> { r2 = (fun p69 -> n44) } | ((_ :: (_ :: _)) | (_ :: _)) -> { r2 = (let rec f74 p73 = p73 in f74) }))
let v80 = (try (f55 12 (Some true)) with | E0 1.0 -> { r2 = (fun p75 -> p75) } | E0 0.5 -> { r2 = (let rec f77 p76 = n44 in f77) } | E0 q78 -> { r2 = (fun p79 -> n41') })
let () = (mix_0 5 v80; note_end 0)
let () = (mix_0 5 v80; note_end 0)
let rec f81 p82 p83 =
  if p82 <= 0 then
    (try (f8 C1) with | Division_by_zero -> n41' | _ -> 16)
  else (
    if ((-11) + 1073741824) <= (abs p82) then raise (E0 x52) else (let r84 = f81 (p82 - 1) p83 in r84)
  )
let n88 = (try (f81 0 (let rec f86 n44 p85 = (n29, n29) in f86)) with | E0 (0.0 as w87) -> (n30 / 2147483647) | E0 _ -> (n41' mod (n29 lor 1)))
let v116 = (let v94 = (let rec f93 p89 = ((x54 +. (match v80 with | { r2 = q90 } -> x54)), (let s91 = String.make 3 '\'' in let i92 = 11 in if i92 >= 0 && i92 < String.length s91 then s91.[i92] else '0'), n44) in f93) in (try (match (C0 ((let v97 = (try ((Ok 4), false, n88, (ref n30)) with | Invalid_argument q95 -> ((Ok n88), false, 14, (ref n88)) | Division_by_zero -> ((Ok 20), false, n41', (ref 10)) | Failure _ -> ((Ok n41'), false, n41', (ref n29)) | Match_failure _ -> ((Ok 18), false, n7, (ref 4)) | E0 (1.0 as w96) -> ((Ok n30), true, 18, (ref 0)) | E0 _ -> ((Ok n29), false, n7, (ref n41'))) in List.fold_right (let rec f99 p98 v80 = v80 in f99) [] None), C1)) with | C0 (q100, C1) -> 'z' | ((C0 (None, q101)) | (C1 as q101)) when (((Array.make 3 true), n88, (n30, x54, x52)) <= (match q101 with | C0 (None, _) -> ((Array.make 3 true), 10, (19, x54, x54)) | (C1 | (C0 ((Some _), _))) -> ((Array.make 3 false), n88, (n88, x52, x52)) | C1 when (not (x54 <> x54)) -> ((Array.make 3 true), 2, (n30, x54, x54)) | C1 -> ((Array.make 3 true), 15, (4, x54, 10.0)))) -> (match q101 with | C0 (None, _) -> '\253' | C0 ((Some n44), _) when ((match v80 with | ({ r2 = q102 } | { r2 = q102 }) when (Result.is_error (Error true)) -> false | { r2 = _ } when (match q101 with | C0 (_, q103) -> (List.for_all (let rec f105 p104 = true in f105) []) | C1 -> (true && true)) -> true | { r2 = n44 } -> true) || ((n7 - (-2147483648)) >= n41')) -> (if if false then false else true then (let s106 = "a" in let i107 = n41' in if i107 >= 0 && i107 < String.length s106 then s106.[i107] else 'z') else (Char.chr (n5 land 255))) | C1 -> (Char.lowercase_ascii (match q101 with | C0 (q108, q109) -> 'z' | C1 -> 'a'))) | _ -> (let v112 = ({ r2 = (fun p110 -> n30) }, (let v111 = Array.make 4 x52 in { r2 = (fun n88 -> n41') }), (Array.make (hide 1 2) n44)) in Char.lowercase_ascii (let s113 = "12" in let i114 = n41' in if i114 >= 0 && i114 < String.length s113 then s113.[i114] else '\255'))) with | Match_failure _ -> (match { r2 = v80.r2 } with | { r2 = f8 } -> (match v80 with | { r2 = q115 } -> '\158'))))
let () = (mix (Char.code v116); note_end 0)
let rec f117 p118 p119 =
  if p118 < 1 then
    (try n30 with | _ -> n7)
  else (
    (try (let r120 = f117 (p118 - 1) (ref ((); (n30, n41', p118, n44))) in if (match n29 with | (2 | 2) -> true | 7 -> false | 0 -> false | q121 -> true) then raise Not_found else r120) with | Not_found -> (let (q122, _) = (false, (-1.5)) in n88))
  )
let n123 = f117 1 (ref (n29, n44, n41', n44))
let n126 = f117 8 (Array.fold_right (fun p124 p125 -> p125) (Array.make 3 4) (ref (n44, 2, n41', n88)))
let rec f127 p128 p129 =
  if p128 <= 0 then
    (try (f8 C1) with | Division_by_zero -> n126)
  else (
    if (try (f31 n126 "tail \" end") with | E0 1.0 -> n123 | E0 q130 -> p128 | _ -> n123) > n126 then raise (E0 x54) else (let r131 = f127 (p128 - 1) p129 in r131)
  )
let n136 = (try (f127 1 (if true then (let rec f133 p132 = n123 in f133) else (fun p134 -> n41'))) with | E0 q135 -> (f117 (hide 1 7) (ref (n126, n123, n29, n29))))
let () = note_int n41'
let () = (mix (Char.code v116); note_end 0)
let () = note_int n44
let () = note_int n136
let () = (mix_0 5 v80; note_end 0)
let () = note_int n29
let () = note_int n123
let () = note_int n30
let () = ()
