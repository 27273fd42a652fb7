type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y225; r4 = y226; r5 = y227; r6 = y228; r7 = y229' } -> mix_float y225; mix y226; mix_2 (d - 1) y227; mix y228; mix_float y229'
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y230 :: y231) -> mix 1; mix_ints y230 0 4; mix_1 (d - 1) y231
and mix_2 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y232 -> mix 1; mix_3 (d - 1) y232
and mix_3 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y234) -> mix 1; mix_3 (d - 1) y234
let v4 = Option.equal (let rec f2 p0 p1 = false in f2) None (max ((fun p3 -> None) "b c") (Some 13))
let a11 = Array.map (let rec f10 p5 = ((match { r0 = 0.0; r1 = 0.0; r2 = None } with | { r0 = 0.5; r1 = _; r2 = q6 } -> () | ({ r0 = q7; r1 = q8; _ } as w9) -> ()); 10.0) in f10) (Array.make 2 6)
let () = (mix_floats a11 0 2; note_end 0)
let a15 = [|((let (q12, q13, q14) = (100.75, 18, (12, 3, 1.5)) in -2) * (3 + 3))|]
let a15 = (match { r3 = (0.0 *. 100.75); r4 = 9070; r5 = ((); None); r6 = 65536; r7 = (match { r0 = 1.5; r1 = 0.0; r2 = None } with | { r0 = _; r1 = 1.0; r2 } -> 2.0 | ({ r0; r1 = q16; r2 = q17 } | { r0 = q16; r1 = r0; r2 = q17 }) -> r0) } with | { r4 = q18; r5 = q19; r6 = q20; r7 = 1.0; _ } -> q18 | { r3 = _; r4 = _; r5 = q21; r6; r7 = _ } -> r6)
let () = note_int a15
let f22 p23 p24 p25 =
  let v40 = ((match p24 with | { r3 = _; r5 = None; r6 = q26; r7 = ((0.5 as w27) | (0.5 as w27)); _ } -> (let _v28 = ({ r0 = 10.0; r1 = w27; r2 = None }, "\000\255x") in ()) | ({ r3 = p24; r4 = q29; r5 = (Some q30); r6 = 4; r7 = (0.5 as w31) } as w32) -> (snd (q29, ())) | { r3; r4 = _; r5 = (Some q33); r6 = 3; r7 = (0.5 | 0.5) } -> (if true then () else ()) | { r3 = q34; r4; r5 = (Some q35); r6 = q36; r7 = 0.5 } -> (if false then () else ()) | { r4 = q37'; r5 = q38; r6; r7 = q39; _ } -> ((); ())); ((fst ((Ok p25), p25)) :: [])) in
  let v40 = [] in
  (match p24 with | { r3 = q41'; r4 = q42; r5 = None; r6 = 5; r7 = q43 } when q43 <> 1.5 -> (match (let _v44 = q42 in []) with | [] -> ((), p24, (q43, false)) | (_ :: _) -> (if true then ((), p24, (0.0, true)) else ((), { r3 = 2.0; r4 = q42; r5 = None; r6 = q42; r7 = (-0.0) }, (q43, false)))) | { r4 = p24; r5 = None; r6 = 5; r7; _ } -> (match v40 with | [] -> (if false then ((), { r3 = (-1.0); r4 = p24; r5 = None; r6 = p24; r7 = (-0.0) }, (r7, true)) else ((), { r3 = r7; r4 = p24; r5 = None; r6 = p23; r7 = r7 }, (p25, true))) | (p24 :: ([] as w45)) -> (match { r3 = r7; r4 = p23; r5 = None; r6 = p23; r7 = (-2.0) } with | { r3 = _; r6 = (8 as w46); r7 = p24; _ } -> ((), { r3 = p24; r4 = w46; r5 = None; r6 = p23; r7 = r7 }, (r7, true)) | { r3; r4 = 8; r5 = q47; r6 = q48; r7 = q49 } -> ((), { r3 = (-3.25); r4 = p23; r5 = None; r6 = q48; r7 = q49 }, (100.75, false)) | { r3 = q50'; r4 = 7; r5 = _; r6 = q51; r7 = w45 } -> ((), { r3 = 0.5; r4 = 16; r5 = None; r6 = q51; r7 = w45 }, (r7, false)) | { r3 = q52'; r4 = q53; r5 = q54; r6 = q55; _ } -> ((), { r3 = 2.0; r4 = q53; r5 = None; r6 = q55; r7 = 1.5 }, (1.5, false))) | (v40 :: q56) when ((r7 *. r7) >= (100.75 -. p25)) -> ((), { r3 = r7; r4 = p23; r5 = None; r6 = p24; r7 = p25 }, (r7, false)) | (q57 :: q58) when ((Array.make 4 (Array.make 1 p25)) = (match { r0 = r7; r1 = r7; r2 = None } with | ({ r0 = q59; r1; r2 } | { r0 = r1; r1 = q59; r2 }) -> (Array.make 4 (Array.make 1 r1)))) -> (if true then ((), { r3 = r7; r4 = 16; r5 = None; r6 = p24; r7 = p25 }, (r7, true)) else ((), { r3 = (-1.5); r4 = p24; r5 = None; r6 = 0; r7 = p25 }, (p25, false))) | ((q60, q61) :: (q62 :: q63)) -> ((), q60, (r7, true))) | { r3 = q64; r4 = q65; r5 = (Some q66); r6 = 5; r7 = 0.5 } -> (if true then ((let rec f68 (_, q67) = ((), p24, (q67, false)) in f68) (true, p25)) else ((), p24, (q64, true))) | { r3 = q69; r4 = q70; r5 = (Some q71); r6 = 5; r7 = q72 } -> ((), { r3 = 100.75; r4 = q70; r5 = None; r6 = p23; r7 = q72 }, (q72, false)) | { r4 = q73; r6 = (-2147483648); r7; _ } -> ((if false then ()), (let (q74, q75, _) = (q73, 10, "a") in p24), (0.5, false)) | ({ r3 = q76; r4 = q77; r5 = q78; r6 = 7; r7 } as w79) -> ((if false then ()), (if false then w79 else w79), (q76, false)) | { r3; r4 = q80; r5; r6 = q81; r7 = q82 } when q82 = 2.0 -> (match Array.to_list (Array.make 4 ({ r3 = 0.5; r4 = q81; r5 = None; r6 = p23; r7 = r3 }, (p23, true, q81, q80))) with | [] -> ((), p24, (3.25, false)) | ((q83 :: q84) | (q83 :: q84)) when (String.equal (let ((q85, q80, q86) as w87) = (r3, (), p23) in "12") (String.concat "a" [""; clip "b c"])) -> ((), p24, (q82, true)) | ((_ :: (_ :: [])) | (_ :: _)) -> ((), p24, ((-2.0), true)) | ((_ :: _) as w90) -> ((), { r3 = p25; r4 = 0; r5 = None; r6 = q81; r7 = q82 }, ((-100.75), true)) | _ -> ((), p24, (r3, false))) | { r3 = _; r4; r5; r6 = q91; r7 = _ } when q91 <> (-5830) -> (let _v92 = (try p24 with | _ -> { r3 = 10.0; r4 = r4; r5 = None; r6 = r4; r7 = 100.75 }) in (match r5 with | ((Some _) | None) when ((2 < 16) <= true) -> ((), p24, (3.25, false)) | None -> ((), _v92, (3.25, false)) | Some [] -> ((), p24, (2.0, false)) | Some (q94 :: q95) -> ((), { r3 = (-1.5); r4 = p23; r5 = None; r6 = r4; r7 = p25 }, (p25, true)))) | { r3 = q96'; r4 = q97; r5 = _; r6 = q98; r7 = q99 } -> ((match p24 with | { r3; r5 = q100; r6 = (4 as w101); r7 = q102; _ } -> () | { r3 = q103; r4 = q104; r5 = q105; r6 = (-1); r7 = q106 } -> () | { r3 = q107; r5 = q108; r6 = 0; r7 = q109; _ } -> () | ({ r3 = q110; r4 = q111'; r5; r6 = _; r7 = _ } | { r3 = q110; r5; r6 = (3 as q111'); r7 = _; _ }) -> () | { r4 = q112; r5 = _; r6 = q113; r7 = q99; _ } -> ()), { r3 = q96'; r4 = q98; r5 = None; r6 = 4; r7 = (-0.0) }, (match v40 with | [] -> (0.5, false) | (q114 :: []) -> (q99, false) | (((q115, q116) :: (q117 :: q118)) | (((q115, q116) :: (q117 :: _)) as q118)) -> (q96', true))))
let v119 = f22 (min a15 6) { r3 = 2.0; r4 = 17; r5 = None; r6 = a15; r7 = 2.0 } (if v4 then 0.5 else (-3.25))
let () = ((let (_, m121, m122) = v119 in mix_0 5 m121; (let (m123, m124) = m122 in mix_float m123; mix (if m124 then 1 else 0))); note_end 0)
let v131 = ((4095 * 11) - (-4096)) > (match (match v119 with | ((_, _, (_, _)) | (_, { r3 = _; r4 = _; r5 = _; r6 = _; r7 = _ }, _)) -> (Ok a15)) with | Ok 6 -> (let v128' = a15 in a15) | ((Ok (1 as w129)) | (Ok (1 as w129))) -> 8 | Ok _ -> (truncate (-3.25)) | Error ("a" | "a") -> 1024 | Error q130' -> (a15 + a15))
let () = (mix (if v131 then 1 else 0); note_end 0)
let a132 = (match v119 with | (q133, { r3 = _; r4 = v131; r5 = None; r6; r7 = _ }, q134) -> (Array.make 8 1.5) | (q135, { r3 = 1.0; r4 = q136; r6 = _; r7 = q137; _ }, q138) -> (Array.make 8 0.5) | ((_, { r5 = (Some _); r6 = _; r7 = _; _ }, _) | (_, _, _)) -> (Array.make 8 (-10.0)) | (_, _, q145) -> (Array.make 8 0.0))
let i146 = ref 0
let () = while !i146 < (hide 0 2) do
  (
    let rec loop148 i147 =
      if i147 < 4 then (
        (a132.(!i146 * 4 + i147) <- ((float i147) *. (a132.(!i146 * 4 + i147))));
        loop148 (i147 + 1)
      ) else
        ()
    in
    loop148 0;
    ());
  i146 := !i146 + 1
done
let () = (mix_floats a132 0 8; note_end 0)
let s150 = String.make 3 '\194'
let () = prerr_int (match v119 with | (q151, { r3 = 0.5; r4 = q152; r5 = q153; r6 = q154; r7 = a132 }, q155) -> q154 | ((q156, ({ r5 = q157; r6 = _; r7 = q158; _ } as w159), v131) | (q156, ({ r3 = _; r4 = _; r5 = q157; r6 = _; r7 = q158 } as w159), ((_, _) as v131))) -> (-10))
let () = prerr_byte 32
let () = prerr_float (match ((), { r3 = (-1.0); r4 = a15; r5 = None; r6 = a15; r7 = (-1.5) }, (3.25, v131)) with | ((q160, { r3 = q161; r4; r6 = 2; r7 = q162; _ }, (a132, q163)) | (q160, { r3 = q161; r4; r5 = _; r6 = _; r7 = a132 }, (q162, q163))) -> (match v119 with | (q164, { r3 = _; r4 = q165; r5; r6 = _; _ }, _) when q165 < (-7) -> q162 | (q166, { r3 = q167; r4; r5 = q168; r6; r7 = q169 }, q170) -> q167 | (q171, { r3 = q172; r4; r5 = q173; r6 = q174'; r7 }, f22) -> q172) | (_, { r4; r5 = q175; r6 = 9; _ }, _) -> (if false then 100.75 else 3.25) | ((_, { r3 = q176; r4 = _; r5 = _; r6 = q177; r7 }, _) | (_, { r3 = r7; r4 = _; r5 = _; r6 = q177; r7 = q176 }, _)) -> 1.0 | (q178, q179, ((_, _) as w180)) -> (2.0 *. 2.0))
let () = prerr_newline ()
let x205 = (try (
  let n187 = (try (try (
    let rec loop183 i181 s182 =
      if i181 <> 2 then (
        (if i181 = 1 then raise E0 else if s182 >= s182 then raise E0);
        loop183 (i181 + 1) 65536
      ) else
        s182
    in
    let n185 = loop183 0 11 in
    note_int n185;
    n185) with | E0 -> (a15 * 36)) with | _ -> (match v119 with | (_, q186, _) -> a15)) in
  let f188 p189' p190 p191 =
    List.flatten []
  in
  let v199 = f188 (ref 2.0) (fun p192 p193 -> v131) (let (q197, _, q198) = ((Array.make 2 n187), (fun p194 p195 p196 -> p194), n187) in ref 0.0) in
  (mix_1 5 v199; note_end 0);
  (mix_1 5 v199; note_end 0);
  let x200 = a132.(n187 land 7) in
  let n201 = int_of_float a132.(0) in
  note_int n201;
  x200) with | _ -> (match v119 with | (q202, s150, q203) -> 1.0 | exception Invalid_argument q204 -> 10.0 | exception Failure _ -> 10.0 | exception Match_failure _ -> 0.5))
let v218 = ((let v211 = fun p206 p207 -> ((let rec f210 p208 p209 = v131 in f210), 12) in a15) < (a15 * a15)) <= (18 <> (match v119 with | (q212, { r3 = q213; r4 = q214; r5 = q215; r6 = q216; _ }, q217) -> 2))
let () = (mix (if v218 then 1 else 0); note_end 0)
let a219 = [|x205; (2.0 *. x205); (tick_float 16 ((); x205)); (tick_float 13 (if v131 then 1.0 else x205)); (2.0 -. x205); (2.2250738585072014e-308 *. (float_of_int a15))|]
let () = (mix_floats a219 0 6; note_end 0)
let () = (mix (if v4 then 1 else 0); note_end 0)
let () = (mix (if v218 then 1 else 0); note_end 0)
let () = (mix (if v131 then 1 else 0); note_end 0)
let () = (mix_floats a11 0 2; note_end 0)
let () = (mix_floats a132 0 8; note_end 0)
let () = note_float x205
let () = ((let (_, _, m222) = v119 in (let (_, m224) = m222 in mix (if m224 then 1 else 0))); note_end 0)
let () = ()
