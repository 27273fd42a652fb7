type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y105; r3 = y106; r4 = y107 } -> mix_string y105; mix_floats y106 0 2; mix_5 (d - 1) y107
and mix_1 d (v : (int, int) t1) =
  if d > 0 then
    match v with
    | { r2 = y108; r3 = y109; r4 = y110 } -> mix_string y108; mix_floats y109 0 2; mix_5 (d - 1) y110
and mix_2 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y111 -> mix 1; mix y111
and mix_3 d (v : (float, (int, bool) t1) t0) =
  if d > 0 then
    match v with
    | { r0 = y112; r1 = y113 } -> mix (if y112 then 1 else 0); mix_6 (d - 1) y113
and mix_4 d (v : (string, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y114; r3 = y115; r4 = y116 } -> mix_string y114; mix_floats y115 0 2; mix_5 (d - 1) y116
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_6 d (v : (float, (int, bool) t1) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y117 -> mix 1; mix_3 (d - 1) y117
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v16 = { r2 = ((clip (string_of_int n9)) ^ (String.make 4 'a')); r3 = (match if true then (Array.make 1 n9) else (Array.make 1 n9) with | [|q12|] -> ((); (Array.make 2 n11)) | q13 -> (Array.map (let rec f15 p14 = p14 in f15) (Array.make 2 n11))); r4 = (ref (n10 - n9)) } in
(mix_0 5 v16; note_end 0);
(if (min None None) = (Some n8) then (v16.r4 <- (let ({ r0; r1 = q17 } as w18) = { r0 = true; r1 = None } in ref n10)) else (try (if (let rec f20 p19 = p19 in f20) false then (note_int n9) else (match Ok n9 with | Ok q21 -> () | Error "a" -> () | Error "" -> () | Error _ -> ())) with | _ -> (v16.r4 <- (ref n10))));
let v22' = { r2 = "tail \" end"; r3 = (Array.make 2 n8); r4 = (ref 5) } in
(mix_1 5 v22'; note_end 0);
let f23 p24 p25 p26 p27 =
  let v30' = ((Printf.printf "[%s %d]\n" "12" 65536); (match p27 with | ([] | ([|_|] :: _)) -> ({ r2 = "\000\255x"; r3 = (Array.make 2 p25); r4 = (ref 1) } :: []) | (q28 :: q29) -> (if false then [] else []))) in
  Array.make 2 None
in
let a31 = f23 (6 lor n9) (tick_float 4 n11) 4095 ((); []) in
(mix_2 5 a31.(1); note_end 0);
let n42 = (match (fun p32 -> "tail \" end" :: []) (Array.make 16 (-1)) with | ([] | []) -> (
  abs 2147483646) | (("a" :: q33) | (("a" :: _) as q33)) -> (
  -12) | ((_ :: _) | []) -> (
  let f41 = if (n11 -. (-2.0)) >= (-1.5) then (let rec f38 p35 = (let { r2 = q36; r3 = q37; r4 = _ } = { r2 = "tail \" end"; r3 = (Array.make 2 n11); r4 = (ref 10) } in 20) in f38) else (let rec f40 p39 = 10 lxor n9 in f40) in
  show_int 16 n0)) in
let v43 = (float_of_int n42) > n11 in
(mix (if v43 then 1 else 0); note_end 0);
let a104 = (match { { r2 = "\000\255x"; r3 = (Array.make 2 n11); r4 = (ref 19) } with r2 = (let v44 = 0.0 in "b c"); r3 = v16.r3 } with | { r2 = "a"; r3 = [|q45; q46|]; r4 = q47 } -> (
  let a48' = Array.copy (Array.make 4 0) in
  let a49 = Array.make 4 6 in
  let n53 = (hide 1 4) in
  let rec loop52 i50 s51 =
    if i50 >= n53 then s51 else (
      (a49.(i50) <- ((s51) * a48'.(0)));
      loop52 (i50 + 1) (a49.(i50) - ((s51) lxor a48'.(0)))
    )
  in
  let n54 = loop52 0 n10 in
  note_int n54;
  (try (Array.make 16 (match { r2 = ""; r3 = (Array.make 2 q46); r4 = q47 } with | { r2 = q55; r3 = q56; r4 } when (q46 < 1e-310) -> { r2 = q55; r3 = q56; r4 = q47 } | { r2 = q57; r3 = q58; r4 = q59 } when ((match { r2 = q57; r3 = (Array.make 2 (-100.75)); r4 = q47 } with | { r2 = q60; r3 = n42; r4 = q61 } -> n42) <= q58) -> { r2 = "b c"; r3 = (Array.make 2 2.0); r4 = q59 } | { r2 = ("a" | _); r3 = q62; _ } when ((n10 >= n54) >= ((14 + (-2147483648)) <= n42)) -> { r2 = "tail \" end"; r3 = q62; r4 = (ref n42) } | _ -> { r2 = "a"; r3 = (Array.make 2 n11); r4 = q47 } | exception Invalid_argument _ -> { r2 = ""; r3 = (Array.make 2 q46); r4 = q47 } | exception Division_by_zero -> { r2 = "\000\255x"; r3 = (Array.make 2 q46); r4 = q47 } | exception E0 q63 -> { r2 = "\000\255x"; r3 = (Array.make 2 q46); r4 = (ref (-3)) } | exception E1 (({ r2 = q64; r3 = [|q65; q66|]; r4 = q67 } as w68)) -> { r2 = q64; r3 = (Array.make 2 q65); r4 = (ref n54) } | exception E1 ({ r2 = q69; r3; r4 = q70 }) -> { r2 = q69; r3 = r3; r4 = q70 } | exception E2 q71 -> { r2 = "12"; r3 = (Array.make 2 n11); r4 = (ref n42) })) with | Match_failure _ -> (match v22' with | { r2 = q72; r3 = [|q73; q47|]; r4 = q74 } -> (Array.make 16 { r2 = q72; r3 = (Array.make 2 0.5); r4 = q74 }) | ({ r2 = "a"; r3 = q75; r4 = v43 } | { r2 = ""; r3 = q75; r4 = v43 }) -> (Array.make 16 { r2 = "\000\255x"; r3 = (Array.make 2 (-2.0)); r4 = v43 }) | { r2 = q76; r3 = _; r4 = q77 } -> (Array.make 16 { r2 = "\000\255x"; r3 = (Array.make 2 q46); r4 = q77 })))) | { r2 = "a"; r3; r4 = q78 } -> (
  let rec loop81 i79 s80 =
    if i79 >= 2 then s80 else (
      (r3.(i79) <- (s80 +. (r3.(i79))));
      loop81 (i79 + 1) n11
    )
  in
  let n83 = loop81 0 n11 in
  note_float n83;
  let n84 = (n10 lor (try (int_of_float n83) with | Division_by_zero -> n9 | Match_failure _ -> 15 | E2 true -> n10 | E2 false -> n9)) / 16 in
  note_int n84;
  create_array 16 ((); { r2 = "12"; r3 = r3; r4 = q78 })) | { r2 = ""; r3 = q85'; r4 = q86 } -> (
  let v87 = { { r0 = v43; r1 = None } with r0 = (((Array.make 8 (-10.0)), n9, []) <> ((Array.make 8 n11), n10, [])) } in
  (mix_3 5 v87; note_end 0);
  ((); (Array.init 16 (let rec f89 p88 = { r2 = ""; r3 = q85'; r4 = q86 } in f89)))) | { r2; r4 = _; _ } -> (
  let rec pick90 p91 p92 p93 =
    if p91 then p92 else p93
  in
  let a94 = [|n11|] in
  let a97 = Array.mapi (fun p95 p96' -> p96') a94 in
  (pick90 ((n11 <= n11) <= ((Array.make 3 n10) <> (Array.make 3 14))) a94 a97).(0) <- (let v98 = (n11, (Array.make 4 0)) in 10.0);
  note_float a94.(0);
  note_float a97.(0);
  (match v22' with | { r2 = "a"; r3 = q99; r4 = q100 } when (r2 = r2) -> (Array.make 16 { r2 = r2; r3 = q99; r4 = q100 }) | { r2 = "a"; r3 = q101; r4 = q102 } -> (create_array 16 { r2 = "\000\255x"; r3 = q101; r4 = (ref n10) }) | { r2; r3 = q103; r4 = a97 } -> (if v43 then (Array.make 16 { r2 = r2; r3 = (Array.make 2 2.0); r4 = a97 }) else (Array.make 16 { r2 = r2; r3 = q103; r4 = a97 }))))) in
note_int n9;
(mix_4 5 a104.(15); note_end 0);
(mix_2 5 a31.(1); note_end 0);
(mix_0 5 v16; note_end 0);
(mix (if v43 then 1 else 0); note_end 0);
note_int n0;
(mix_1 5 v22'; note_end 0);
note_int n42;
()
