type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y107; r1 = y108; r2 = y109; r3 = y110; r4 = y111; r5 = y112; r6 = y113 } -> mix_float y107; mix y108; mix_floats y109 0 4; mix y110; mix_3 (d - 1) y111; mix_float y112; mix y113
and mix_2 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y114; r11 = y115; r12 = _ } -> mix_float y114; mix_floats y115 0 4
and mix_3 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y117 -> mix 1; mix_4 (d - 1) y117
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (let x0 = (try 1e16 with | _ -> (if true then x0 else x0)) in ref (false && false))) in
((let (m2, m3, m4) = a1.(15) in mix_float m2; mix (if m3 then 1 else 0); mix_0 5 m4); note_end 0);
let a5 = Array.make 8 4 in
let rec loop8 i6 n9 s7 =
  if i6 >= 0 then (
    (a5.(i6) <- (s7 + (a5.(i6))));
    loop8 (i6 - 1) n9 2147483647
  ) else
    s7
in
let n10 = loop8 (Array.length a5 - 1) (Array.length a5) 6 in
note_int n10;
let rec f11 p12 p13 p14 p15 p16 p17 p18 p19 =
  if p12 > 0 then (
    f11 (p12 - 1) p13 p14 p15 (let _v22 = (try (let (_, _, _) = ((let rec f21 p20 = p15 in f21), false, { r0 = x0; r1 = (-2); r2 = (Array.make 4 p15); r3 = p19; r4 = None; r5 = 1.5; r6 = p19 }) in Array.make 16 p17) with | _ -> (Array.make 16 p19)) in p19) n10 p18 p18
  ) else
    (-5)
in
let n25 = f11 0 (13 + n10) (f11 2 15 3 1.5 n10 n10 6 n10) (-. 100.75) n10 n10 ((let rec f24 p23 = n10 in f24) x0) (n10 * n10) in
let _ = f11 4 (n25 lxor (-2)) n25 x0 (n25 * 33) (if true then 3 else n25) (n25 * 24) (try (List.fold_left (let rec f28 p26 p27 = p26 in f28) n10 []) with | _ -> n10) in
let v103 = (match C8 with | C8 -> (
  { r10 = x0; r11 = (Array.make 4 x0); r12 = (match C8 with | C8 -> () | ((C7 (_, _, _)) | C8) -> () | C9 -> ()) }) | ((C7 (n10, q32, q33)) | (C7 (('a'..'m' as n10), q32, q33))) -> (
  { { r10 = q33; r11 = (Array.make 4 q33); r12 = () } with r10 = x0 }) | C7 ('n', _, q34) -> (
  let x76 = (match (let v35 = 0.5 *. q34 in if false then { r10 = v35; r11 = (Array.make 4 q34); r12 = () } else { r10 = v35; r11 = (Array.make 4 v35); r12 = () }) with | ({ r10; r11; r12 = q36 } | { r10 = 0.0; r11 = ([|_; r10; _; _|] as r11); r12 = q36 }) -> (
    r11.((max n25 17) land 3) <- ((match n25 with | 7 -> q34 | -1 -> 2.0 | ((-2) | (-2147483648)) -> (-1.0) | q37 when ((true || true) && (r10 > r10)) -> 1.0 | _ -> r10) -. 1.0);
    let f38' p39 p40 =
      let v42 = if List.mem_assoc ((-1) / 2147483647) (if true then [] else []) then (match C8 with | C8 -> { r10 = (-3.25); r11 = (Array.make 4 1.5); r12 = () } | C7 (q41, _, p39) -> { r10 = p39; r11 = (Array.make 4 p39); r12 = () } | (C9 | C9) -> { { r10 = 1.5; r11 = (Array.make 4 10.0); r12 = () } with r11 = (Array.make 4 (-0.5)) }) else { { r10 = (-1.5); r11 = (Array.make 4 0.5); r12 = () } with r11 = [|0.5; (-1.5); 100.75; (-10.0)|]; r12 = (match "12" with | "a" -> () | _ -> ()) } in
      1.7976931348623157e308
    in
    let x49 = f38' (if true then (fun (_, q43) p44 p45 -> 2) else (fun p46' p47 p48 -> n25)) (if false then (Array.make 8 n25) else a5) in
    let x53 = f38' (fun p50 p51 p52 -> n25) (q36; a5) in
    note_float x53;
    -1.0) | { r10 = 0.0; r11; _ } -> (
    let s55 = ref q34 in
    for i54 = 0 to Array.length r11 - 1 do
      r11.(i54) <- (!s55 *. (r11.(i54)));
      s55 := (let v56' = x0 in min 0.0 0.5)
    done;
    let n57 = !s55 in
    note_float n57;
    let v60 = max (((fun p58 -> ()) a5); (if true then { r0 = q34; r1 = n25; r2 = r11; r3 = n10; r4 = None; r5 = 0.5; r6 = 9 } else { r0 = n57; r1 = n10; r2 = r11; r3 = (-3); r4 = None; r5 = x0; r6 = n25 })) { { r0 = x0; r1 = n10; r2 = r11; r3 = n10; r4 = None; r5 = n57; r6 = n10 } with r3 = (Char.code '0'); r5 = (-. n57); r1 = (let v59 = { r10 = x0; r11 = r11; r12 = () } in n25) } in
    (mix_1 5 v60; note_end 0);
    ((note_int n10); q34)) | { r10 = _; r11 = q61; r12 = _ } -> (
    let n62 = ((f11 2 n25 n25 q34 n25 n25 n25 n25) asr 2) + (compare q34 (q34 -. q34)) in
    note_int n62;
    let v75 = (try (
      let f63 p64 =
        let n70 = ((match p64 with | ((_ :: []) | []) -> n25 | (q66 :: []) -> n62 | (q67 :: (q68 :: q69')) -> 5) * 33) / 7 in
        { r10 = 2.0; r11 = (let (_, q61, q71) = (false, false, n10) in (match [] with | [] -> (Array.make 4 100.75) | (q72 :: _) -> (Array.make 4 (-10.0)) | [] when ((if q61 then () else ()); true) -> (Array.make 4 q34) | [] -> (Array.make 4 q34))); r12 = () }
      in
      let v73 = f63 ((Array.make 16 7) :: []) in
      (mix_2 5 v73; note_end 0);
      (mix_2 5 v73; note_end 0);
      let n74 = n25 - n25 in
      min (n62 = n25) (false && false)) with | _ -> true) in
    -. q34)) in
  note_float x76;
  a1.(3) <- ((let v77 = ((if false then { r0 = q34; r1 = (-2); r2 = (Array.make 4 x76); r3 = n25; r4 = None; r5 = x76; r6 = n25 } else { r0 = (-1.0); r1 = 1; r2 = (Array.make 4 x76); r3 = n25; r4 = None; r5 = x76; r6 = n25 }), (n25 >= n25), (true || false)) in if (let v78 = (x0, (Array.make 4 n25)) in true) then ((); 1.0) else (2.0 *. x0)), ((try (let v79 = -5259 in String.fold_left (let rec f82 p80 p81 = -1.0 in f82) x0 "tail \" end") with | _ -> (10.0 /. q34)) < (-. (try (match x76 with | 0.5 -> q34 | q83 -> x76) with | _ -> q34))), (ref false));
  (try ((let n10 = 100.75 in ()); { r10 = q34; r11 = (Array.make 4 q34); r12 = () }) with | Division_by_zero -> ((); { r10 = (-100.75); r11 = (Array.make 4 x76); r12 = () }) | Failure n25 -> { r10 = q34; r11 = (Array.make 4 x76); r12 = () } | Match_failure _ -> { r10 = x76; r11 = (Array.make 4 q34); r12 = () } | E0 -> { { r10 = x76; r11 = (Array.make 4 q34); r12 = () } with r10 = q34 })) | C7 (q84, n25, f11) -> (
  let n85 = n10 in
  note_int n85;
  let f86 p87 p88 =
    { r0 = (match q84 with | 'a'..'m' when p87 -> (f11 +. x0) | 'a'..'m' when true -> ((-0.0) *. f11) | 'a'..'m' -> 0.0 | 'n' -> (x0 -. 100.75) | q89 -> (try f11 with | _ -> x0) | _ -> 3.25); r1 = 1073741824; r2 = (Array.make 4 (match q84 with | 'a'..'m' -> f11 | '0'..'9' -> f11 | q90 -> f11)); r3 = (n85 lxor (p88 mod (-1))); r4 = None; r5 = ((f11 *. 3.25) -. (float 10)); r6 = ((match [] with | [] -> p88 | (q91 :: (_ :: q92)) when (n25.(1) < n85) -> n85 | ([] | []) -> p88 | (_ :: _) -> p88) * 15) }
  in
  let v93 = f86 (100.75 >= f11) (try (n10 - n85) with | _ -> n85) in
  (mix_1 5 v93; note_end 0);
  (mix_1 5 v93; note_end 0);
  let v94 = f86 (n85 > n85) (-17) in
  (mix_1 5 v94; note_end 0);
  (mix_1 5 v94; note_end 0);
  { r10 = (max x0 100.75); r11 = (let v97 = fun p95 p96 -> -1.0 in Array.make 4 x0); r12 = ((fun p98 -> ()) true) }) | C9 -> (
  print_int (let o99 = f11 1 n25 n25 x0 0 4 n10 n25 in let o100 = -19 in let o101 = n25 + n10 in let o102 = 5 in let ( %% ) a b = a lxor (b + 1) in o99 %% o100 %% o101 %% o102);
  print_byte 32;
  print_float ((if false then ()); (x0 *. x0));
  print_newline ();
  { { r10 = x0; r11 = (Array.make 4 x0); r12 = () } with r10 = x0 })) in
(mix_ints a5 0 8; note_end 0);
(mix_2 5 v103; note_end 0);
note_float x0;
((let (m104, m105, m106) = a1.(15) in mix_float m104; mix (if m105 then 1 else 0); mix_0 5 m106); note_end 0);
note_int n10;
note_int n25;
()
