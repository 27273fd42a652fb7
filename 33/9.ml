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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y161; r1 = y162; r2 = y163; r3 = y164; r4 = y165 } -> mix_string y161; mix_1 (d - 1) y162; mix_string y163; mix y164; mix_2 (d - 1) y165
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y166 :: y167) -> mix 1; mix_string y166; mix_1 (d - 1) y167
and mix_2 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y168 -> mix 1; mix_0 (d - 1) y168
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 <= 0 then
    1e16
  else (
    let a6 = (try [|p5; (if x0 >= x0 then p2 else (int_of_string (string_of_int p5))); p5; p5; p5; p5; p5; p5|] with | _ -> (Array.make 8 p2)) in
    let r7 = f1 (p2 - 1) p3 false 19 in
    x0
  )
let x12 = f1 5 (let _v8 = ref 3.25 in fun p9 p10 f1 -> 3) ((14 - 1073741824) >= 3) (match C6 with | C5 q11 -> 11 | C6 -> 2)
let x15 = f1 6 (fun p13 x12 p14 -> 12) ((-1) > 3) (compare None None)
let v22 = (let v21 = List.fold_right (match { r7 = (-0.0) } with | { r7 = 0.5 } -> (fun p16 p17 -> ("", { r7 = x0 }, { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = 5; r4 = None }, (Array.make 8 x12))) | { r7 = q18 } -> (fun p19 p20 -> p20)) [] ("b c", { r7 = x15 }, { r0 = "\000\255x"; r1 = []; r2 = "12"; r3 = 10; r4 = None }, (Array.make 8 x15)) in (try (if 18 <> 0 then ({ r7 = x15 }, (-2), 15) else ({ r7 = x12 }, 15, 16)) with | _ -> ({ r7 = x12 }, 19, 3)))
let v34 = (match max (max v22 v22) (String.fold_left (fun v22 x15 -> ({ r7 = x12 }, 8, 2)) ({ r7 = 2.0 }, 15, 7) "") with | ((q23, 4, _) | (q23, 4, _)) -> (not true) | (({ r7 = q24 }, (-2147483647), 6) as w25) -> true | (_, (-2147483647), q26) -> ((q26 - q26) <> (q26 land q26)) | (q27', q28, q29) -> ((let { r0 = q30; r1; r2 = q31; r3 = q32; _ } = { r0 = "\000\255x"; r1 = []; r2 = "\000\255x"; r3 = (-2); r4 = None } in true) && (let _v33 = false in _v33)))
let n35 = 3397
let n45 = (match v22 with | ((n35, q36', 0) | (n35, (-3), q36')) -> ((q36' mod (14 lor 1)) * 35) | (({ r7 = q37 } | { r7 = q37 }), _, 7) -> (let v38 = coarse (cos (limit x0 (-100.0) 100.0)) in n35 mod 2) | (q39, _, (-1)) -> ((match v22 with | ({ r7 = _ }, (-1), (-1)) -> n35 | ({ r7 }, (-1), q40) -> q40 | ({ r7 = _ }, (-2147483648), q41) -> q41 | ({ r7 }, q42, q43) -> q43) + (tick_int 3 10)) | ((_, _, _) | (_, _, _)) -> ((if v34 then n35 else n35) * (let v44 = v34 in n35)))
let n46 = n45 * n45
let v49 = v34 || ((match v22 with | (((q47, 7, (-2147483647)) as w48) | ((({ r7 = _ } as q47), _, _) as w48)) -> "12") = (part "" n46 n35))
let () = (mix (if v49 then 1 else 0); note_end 0)
let unused50 = (let v51 = x15 in ((try x0 with | _ -> v51), (let v52' = 17 in C6)))
let s53 = "loops"
let s55 = ref 0
let i54 = ref 0
let () = while !i54 < 5 do
  s55 := (Char.code s53.[!i54] + 3 * !s55); i54 := !i54 + 1
done
let n56 = !s55
let () = note_int n56
let n88 = (try (
  let v57 = ((); v49) in
  (mix (if v57 then 1 else 0); note_end 0);
  let f79 = (match (let v60 = fun p58 p59 -> n45 in ({ r7 = x15 }, n56, n45)) with | ({ r7 = q61 }, q62, (0 as w63')) -> (fun p64 -> (let v65 = 7 in (w63', { r7 = q61 }, q61))) | ({ r7 = q66 }, _, 2) -> (fun p67 -> (let (q71, _, q72, n56) = (x12, n35, (10.0, n56, v57), (fun p68 p69 p70 -> v57)) in (n46, { r7 = x15 }, q71))) | (((_, q73, 9) as w74) | ((_, _, (9 as q73)) as w74)) -> (fun p75 -> (try ((-2), { r7 = x15 }, 0.0) with | _ -> (n56, { r7 = x0 }, x12))) | (_, q76, q77) -> (fun p78 -> min (13, { r7 = x12 }, x15) (q76, { r7 = x15 }, x15))) in
  let f83' = fun p80 -> if v57 then (if false then v49 else v57) else (match v22 with | ((_, q81, q82) | (_, q82, q81)) -> v57) in
  let a85 = Array.make 1 (let v84 = -11 in v84 + 9) in
  (mix_ints a85 0 1; note_end 0);
  int_of_float (f1 1 (fun n35 p86 p87 -> n46) v57 n56)) with | _ -> n56)
let v89 = true
let rec f90' p91 () p92 p93 p94 =
  if p91 <= 0 then
    p91
  else (
    f90' (p91 - 1) () p92 p93 ((p92 + (-2147483647)) < (- 19))
  )
let n98 = f90' 1 (match ({ r7 = 2.0 }, n56, n46) with | (({ r7 = _ }, _, q95) | ({ r7 = _ }, q95, (-2147483648))) -> ()) (n88 - n46) (fun p96 () p97 -> 10) (not v49)
let f105 = (let v102 = (match (let (_, _, q99) = (x12, n98, { r7 = x12 }) in v22) with | ({ r7 = _ }, q100, q101) -> ((); q100)) in fun p103 p104 -> x15 +. 10.0)
let v106 = '\182'
let () = (mix (Char.code v106); note_end 0)
let x124 = (match (match min (match v22 with | (q107, q108, _) when q108 <> (-7) -> q107 | (_, 5, q109) when (let (q110, _) = ([], x12) in if false then v89 else v89) -> (try { r7 = x15 } with | _ -> { r7 = x12 }) | (_, 5, _) -> { r7 = x15 } | (_, _, q111) -> { r7 = x15 }) { r7 = x15 } with | { r7 = 0.5 } -> '\000' | { r7 = 0.5 } -> (match (Error []) with | Ok q112 -> (let v113 = 1e999 in (try (let v114 = n46 in v106) with | _ -> v106)) | Error q115 -> (let (_, q116, _, f90') = ([], 3.25, (Array.make 8 n56), v106) in (let _v117 = Array.make 16 n45 in '0'))) | ({ r7 = _ } as w118) -> 'r') with | 'a'..'m' -> (f105 { r7 = (-3.25) } ((4096.0, (Array.make 4 n88), (match v22 with | (({ r7 = 0.0 }, q119, _) | ({ r7 = 0.0 }, _, q119)) -> q119 | ({ r7 }, q120, f105) when f105 >= 11 -> q120 | ({ r7 = n88 }, _, q121) -> n98)) < (if "\000\255x" < "a" then (100.75, (Array.make 4 n46), 17) else (if true then (x15, (Array.make 4 n88), 0) else (2.0, (Array.make 4 16), n45))))) | 'n' -> x15 | n46 -> (x12 *. (((fun p122 -> ()) (fun p123 -> p123)); (-. (-1e999)))))
let () = note_float x124
let n153 = (try (
  let v132 = List.fold_left2 (fun n45 p125 p126 -> (let v129 = (p125, (fun p127 p128 -> n56), n45) in n45)) ((n88 + n98) < (f90' 6 () n98 (fun p130 () p131 -> n88) v89)) (List.sort_uniq compare (x0 :: [])) [] in
  (mix (if v132 then 1 else 0); note_end 0);
  let v134 = if (v49 || v89) == (20 < n98) then ((match ' ' with | 'a'..'m' -> v34 | _ when (min (v132 > true) true) -> v89 | q133' -> v132) && (true && v132)) else true in
  let v137 = (n88, (fun p135 p136 -> (v34, x15))) in
  ((let (m138, _) = v137 in mix m138); note_end 0);
  Char.code (if v89 then v106 else v106)) with | Invalid_argument q140 when (let v152 = (match v106 with | 'a'..'m' -> (fun p141 -> ((fun p142 p143 p144 -> 5), n56)) | 'n' -> (fun (q145, _) -> ((fun p146 v89 p147 -> n88), n46)) | _ -> (fun p148 -> ((fun p149 p150' p151 -> n98), n45))) in v89 && v89) -> (show_int 13 n56) | Division_by_zero when ((if v49 then ()); v89) -> (n98 mod 16) | Failure _ -> (compare 2.0 (-0.5)) | E0 -> (n88 * 26) | E1 -> (n56 - n56) | _ -> ((); n98))
let v157 = (let { r7 = q154 } = max { r7 = x15 } { r7 = x124 } in { r0 = ((clip "tail \" end") ^ "b c"); r1 = (match C6 with | C5 9 -> [] | C5 _ -> [] | (C6 | C6) -> []); r2 = (max "12" "tail \" end"); r3 = (f90' 5 () n98 (fun p155 n88 p156 -> p155) v49); r4 = ((); None) })
let () = (mix_0 5 v157; note_end 0)
let n158 = n56
let () = assert (compare (String.fold_left (fun p159 p160 -> 6674) (n88 mod (n98 lor 1)) (try (string_of_float (abs_float x124)) with | _ -> "12")) (String.fold_left (fun p159 p160 -> 6674) (n88 mod (n98 lor 1)) (try (string_of_float (abs_float x124)) with | _ -> "12")) = 0)
let () = note_int n35
let () = note_float x12
let () = (mix (if v89 then 1 else 0); note_end 0)
let () = note_int n98
let () = note_int n56
let () = note_float x124
let () = (mix (if v34 then 1 else 0); note_end 0)
let () = note_int n153
let () = ()
