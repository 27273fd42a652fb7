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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix_3 (d - 1) y100; mix_0 (d - 1) y101
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y102; r1 = y103; r2 = y104 } -> mix_float y102; mix_float y103; mix_4 (d - 1) y104
and mix_2 d (v : t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y105 :: y106) -> mix 1; mix_1 (d - 1) y105; mix_2 (d - 1) y106
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix y107; mix_3 (d - 1) y108
and mix_4 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y109 -> mix 1; mix_float y109
let v3 = (match { { r0 = 2.0; r1 = 0.5; r2 = None } with r0 = (2.0 *. 2.0) } with | { r0 = _; r1 = q0; r2 = _ } -> (List.fold_left (fun p1 p2 -> true || p1) (((-1) - 1024) <= 9) []))
let () = (mix (if v3 then 1 else 0); note_end 0)
let x6' = (let { r3 = _; r4 = q4; r5; r6 = q5; r7 } = { { r3 = 3.25; r4 = 10; r5 = None; r6 = 19; r7 = 2.0 } with r3 = 0.5; r5 = None } in ((); r7) *. (3.25 *. r7))
let () = (try (
  let v8' = ((clip ((); "tail \" end")) ^ (string_of_int 16)) >= (part ((clip "a") ^ "a") (let ((_, q7), _) = ((x6', x6'), 6) in 17) (3 - 16)) in
  let p9 = ((); 2) in
  let p10 = p9 * p9 in
  let p11 = p10 mod 2 in
  let p12 = sqrt x6' in
  let p13 = p11 - p11 in
  let p14 = p13 lsr (p11 land 31) in
  let p15 = 10.0 in
  let p16 = -2147483648 in
  let p17 = (match Ok (Array.make 5 v8') with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> p13 | Error q19 -> p13) in
  let p20 = 9 + p17 in
  mix 1;
  let n21 = 1 lxor (p20 - (((((p11 + (p10 + (p9))) lxor p13) - p14) * p16) + p17)) in
  note_int n21;
  let x22 = ((p12) +. p15) +. 1.0 in
  ()) with | _ -> (List.fold_right (let rec f24' x6' p23 = p23 in f24') [] ()))
let v25 = { { r0 = 0.0; r1 = (-0.0); r2 = None } with r0 = ((floor x6') +. (min x6' x6')) }
let s27 = ref 8
let i26 = ref 0
let () = while !i26 < 14 do
  s27 := ((((-2147483647) * (!s27))) - (-2147483647)); i26 := !i26 + 1
done
let n28 = !s27
let () = note_int n28
let f36 = fun p29 n28 p30 -> -(let o31 = -1 in let o32 = 3 in let o33 = -1 in let o34 = -3 in let o35 = 14 in let ( ** ) a b = b - a and ( := ) a b = a * 2 - b and ( ||| ) a b = b - a in o31 ||| o32 ||| o33 ||| o34 ** o35)
let a37 = [|x6'; x6'|]
let s39 = ref x6'
let () = for i38 = 0 to 2 - 1 do
  s39 := (((!s39) *. a37.(i38)) +. !s39)
done
let n40 = !s39
let () = note_float n40
let n40 = ((-4) / (1 lor 1)) mod ((fst (n28, n28)) lor 1)
let rec f41 p42 p43 =
  if p42 <= 0 then
    ((); 100.75)
  else (
    ((f41 ((-1) + p42) a37.(1)) -. ((p43) +. (f41 ((-1) + p42) p43))) *. (f41 ((-1) + p42) a37.(0))
  )
let x44 = f41 0 a37.(1)
let () = note_float x44
let x45 = f41 (hide 1 2) (( +. ) x44 x44)
let n28 = []
let n46 = n40
let x99 = (match { { r3 = x45; r4 = 7; r5 = None; r6 = n46; r7 = x45 } with r4 = n40; r6 = (n46 asr ((-3) land 31)) } with | { r3 = _; r4 = 1; r5 = x45; r6; _ } -> (
  5e-324) | (({ r3 = q47; r4 = q48; r6 = q49; r7 = q50; _ } as w51) | ({ r3 = q47; r4 = (-3 as q49); r5 = _; r6 = q48; r7 = q50 } as w51)) -> (
  (match w51 with | { r3 = q52; r4 = q53; r5 = q54; r6 = (-2147483648); r7 = q55 } -> (-. q55) | { r3 = _; r4 = _; r5 = q56; r6 = (2 | _); r7 = a37 } -> (0.0 *. x45) | { r3 = q57; r4 = q58; r5 = n28; r6 = (-2); _ } -> (0.0 +. q57) | { r3 = q59; r4 = q60; r5 = q61; r6 = (-1); _ } -> (q59 *. q59) | { r3 = q62; r5 = q63; r6 = q64; r7 = q65; _ } -> a37.((f36 v25 { r0 = q47; r1 = q65; r2 = None } x45) land 1))) | { r3 = _; r4 = (-2147483647); r5 = None; r7; _ } -> (
  let x66 = f41 2 r7 in
  min a37.(wrap (- n40) 2) (f41 0 r7)) | ({ r3; r4 = (-2147483647); r5 = (Some n28); r6 = q67; r7 } as w68) -> (
  let poly69 x = x
  in
  let a70 = snd (n46, (let rec f72 p71 = n46 in f72)) in
  let a73 = x45 in
  let a74 = [] in
  let f75 = poly69 a70 in
  let a76 = (f75, (Array.make 2 1.0), q67, (Array.make 8 v3)) in
  let a77 = snd (a73, (q67, q67, n40, v3)) in
  let a78 = [] in
  let v79 = poly69 a76 in
  ((let (_, m81, m82, m83) = v79 in mix_floats m81 0 2; mix m82; mix (if m83.(7) then 1 else 0)); note_end 0);
  1.0) | { r3 = q84; r4; r5 = q85; r6 = q86; r7 } -> (
  let v90 = ('\218', (Array.fold_right (let rec f89 p87' p88 = p88 in f89) a37 true), [], q86) in
  ((let (m91', m92, m93, m94') = v90 in mix (Char.code m91'); mix (if m92 then 1 else 0); mix_0 5 m93; mix m94'); note_end 0);
  (match n28 with | [] when ((Ok (v3, q86)) <> (Ok (v3, 13))) -> r7 | [] -> (f41 1 x45) | ((_ :: []) | (_ :: [])) -> r7 | (({ r0 = q95; r1 = _; r2 = q96 } :: (q97 :: q98)) | ((({ r0 = _; r1 = q95; r2 = q96 } as q97) :: (_ :: _)) as q98)) -> (ceil q95))) | exception Failure _ -> x45 | exception Not_found -> 1e16 | exception Match_failure _ -> v25.r0)
let () = note_float x99
let () = note_float x44
let () = note_int n46
let () = (mix_floats a37 0 2; note_end 0)
let () = note_float x99
let () = (mix_1 5 v25; note_end 0)
let () = note_int n40
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_2 5 n28; note_end 0)
let () = ()
