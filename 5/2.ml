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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r3 = y84; r4 = y85; r5 = y86; r6 = y87; r7 = y88 } -> mix_float y84; mix y85; mix_3 (d - 1) y86; mix y87; mix_float y88
and mix_1 d (v : bool list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y89 :: y90) -> mix 1; mix_2 (d - 1) y89; mix_1 (d - 1) y90
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y91 :: y92) -> mix 1; mix (if y91 then 1 else 0); mix_2 (d - 1) y92
and mix_3 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y93 -> mix 1; mix_4 (d - 1) y93
and mix_4 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y95) -> mix 1; mix_4 (d - 1) y95
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 p5 =
  0.5
let x8 = f4 (let s6 = "12" in let i7 = 12 in if i7 >= 0 && i7 < String.length s6 then s6.[i7] else 'z')
let x9' = f4 ((); ' ')
let () = (try (
  let v11' = ((clip ((); "tail \" end")) ^ (string_of_int 16)) >= (part ((clip "a") ^ "a") (let ((_, q10), _) = ((x8, x8), 6) in 17) (3 - 16)) in
  let p12 = ((); 2) in
  let p13 = p12 * p12 in
  let p14 = p13 mod 2 in
  let p15 = sqrt x9' in
  let p16 = p14 - p14 in
  let p17 = p16 lsr (p14 land 31) in
  let p18 = 10.0 in
  let p19 = -2147483648 in
  let p20 = (match Ok (Array.make 5 v11') with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> p16 | Error q22 -> p16) in
  let p23 = 9 + p20 in
  mix 1;
  let n24 = 1 lxor (p23 - (((((p14 + (p13 + (p12))) lxor p16) - p17) * p19) + p20)) in
  note_int n24;
  let x25 = ((p15) +. p18) +. 1.0 in
  ()) with | _ -> (List.fold_right (let rec f27' x9' p26 = p26 in f27') [] ()))
let f28 p29 =
  v3
let v30 = f28 (floor x9')
let f31 (q32, q33, q34) =
  { r3 = q33; r4 = 1; r5 = None; r6 = 19; r7 = q33 }
let _ = f31 ((let rec f36 p35 = 4 in f36), x9', v30)
let a37 = [|[]; []|]
let () = a37.(0) <- [(x9' = 3.25)]
let () = a37.(1) <- ((if v30 then v30 else v30) :: [])
let rec loop42 i38 n43 s39 =
  if i38 <> n43 then (
    loop42 (i38 + 1) n43 (match a37.(i38) with | [] -> ((s39) +. ((); s39)) | (_ :: []) -> ((s39) -. (0.0 /. 0.0)) | ((true :: (q40 :: _)) | (true :: (q40 :: _))) -> ((100.75 -. s39) *. (s39)) | (false :: (q41 :: _)) -> ((s39) +. x9'))
  ) else
    s39
let n44 = loop42 0 (hide 0 2) x9'
let () = note_float n44
let f45 p46 =
  v3
let v50 = f45 (match { r0 = n44; r1 = (-1.0); r2 = None } with | { r0 = q47; r1 = q48; r2 = q49' } -> 13)
let f51 p52 =
  20
let _ = f51 (n44 < n44)
let n53 = f51 (v50 || v50)
let () = note_int n53
let () = (match max { r0 = n44; r1 = x9'; r2 = (Some (coarse (cos (limit x9' (-100.0) 100.0)))) } (if false then ((); { r0 = 0.0; r1 = x9'; r2 = None }) else { r0 = (if v50 then n44 else (-100.75)); r1 = (float_of_int n53); r2 = (fst (None, v30)) }) with | { r0 = _; r1 = 1.0; r2 = q54 } -> () | { r0 = q55; r1 = q56; r2 } -> (if 8 < n53 then (a37.(1) <- [])))
let f57 p58 =
  { r3 = 0.0; r4 = n53; r5 = None; r6 = 7; r7 = 10.0 }
let v59 = f57 v50
let () = (mix_0 5 v59; note_end 0)
let f60 f57 =
  -2.0
let x63 = f60 (List.fold_left (fun p61 p62 -> p61) None [])
let x64 = f60 (if true then None else None)
let f65 p66 p67 =
  []
let v82' = f65 (match v59 with | { r3 = _; r4 = 3; r5 = q68; r6; r7 = q69 } -> "b c" | ({ r3 = q70; r4 = (-2147483647 as w71); r5 = q72; r7 = 1.0; _ } | { r3 = q70; r4 = (-2147483647 as w71); r5 = q72; r7 = 1.0; _ }) -> "b c" | { r3 = q73; r4 = (-2147483647 as w74); r5 = None; r6 = q75; r7 = q76 } -> "\000\255x" | ({ r4 = (-2147483647); r5 = (Some _); r6 = _; r7 = _; _ } | { r3 = _; r6 = _; r7 = _; _ }) -> "" | { r3 = q80; r4 = q81; r5 = _; r6 = _; r7 } -> "") (8 - n53)
let () = (mix_1 5 v82'; note_end 0)
let v83 = f65 ((); "a") n53
let () = (mix_1 5 v83; note_end 0)
let () = note_float x64
let () = note_float x9'
let () = (mix_0 5 v59; note_end 0)
let () = (mix_2 5 a37.(1); note_end 0)
let () = note_float n44
let () = note_float x8
let () = note_float x63
let () = (mix (if v50 then 1 else 0); note_end 0)
let () = ()
