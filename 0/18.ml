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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y100; r3 = y101; r4 = y102 } -> mix_2 (d - 1) y100; mix (if y101 then 1 else 0); mix_3 (d - 1) y102
and mix_1 d (v : (string, int) result) =
  if d > 0 then
    match v with
    | Ok y103 -> mix 0; mix_string y103
    | Error y104 -> mix 1; mix y104
and mix_2 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y106) -> mix 1; mix_2 (d - 1) y106
and mix_3 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y107 -> mix 1; mix_0 (d - 1) y107
let rec f0 p1 p2 =
  let rec g3 u4 = p1
  in
  mix p2;
  g3 p2
let x5 = f0 (f0 (-0.5) 6) (- 9)
let rec f6 p7 p8 =
  let table11 = Array.make 2 (let rec g9 u10 = p7 in g9) in
  table11.(1) <- (let rec g9 u10 = (Array.make (hide 1 16) (100.75, p8, x5)) in g9);
  table11.((hide 0 1)) p8
let a12 = f6 (if true then (Array.make 16 (x5, 18, x5)) else (Array.make 16 (x5, 1, x5))) 1713
let () = ((let (m13, m14, m15) = a12.(15) in mix_float m13; mix m14; mix_float m15); note_end 0)
let a18 = f6 a12 (match "tail \" end" with | "a" -> 19 | "a" -> 2 | ("a" as w16) -> (-3) | "a" -> 13 | "" -> 4 | q17 -> 2)
let v20 = if if false then true else true then (if false && true then (if 2 <= 18 then (if (match C0 with | (C1 as w19) -> false | (C0 | C0) -> true) then (false || false) else (true || false)) else (not true)) else (18 == 16)) else ((-3) >= 11)
let rec f21 p22 p23 =
  let table26 = Array.make 2 (let rec g24 u25 = p22 in g24) in
  table26.(1) <- (let rec g24 u25 = (p22 lxor p23) in g24);
  table26.(1) p23
let n27 = f21 (-2147483647) (9 mod (14 lor 1))
let () = note_int n27
let n28 = f21 2 (show_int 2 16)
let rec f29 p30 p31 =
  let rec g32 u33 = p30
  in
  mix p31;
  g32 p31
let v34 = f29 (n27 != 20) (if v20 then n28 else n28)
let () = (mix (if v34 then 1 else 0); note_end 0)
let _ = f29 (let v35 = n27 in v34) (let v36 = C0 in n28)
let _ = f21 (-9277) (match Array.make 2 17 with | [|q37; q38|] -> 18 | [|q39'; q40|] -> q40 | [|q41|] -> n28 | [|q42; _|] -> q42 | q43 -> n27)
let rec f44 p45 p46 =
  let table49 = Array.make 2 (let rec g47 u48 = p45 in g47) in
  table49.(1) <- (let rec g47 u48 = (create_array 7 p46) in g47);
  table49.(1) p46
let a56 = f44 (match C11 with | C5 (q50, _) -> (Array.make 7 n27) | C8 ({ r9 = q51; r10 = q52 } as w53) -> (Array.make 7 n28) | (C11 as w54) -> (Array.make 7 n27) | C6 { r7 = q55 } -> (Array.make 7 n28)) (Char.code '\'')
let () = (mix_ints a56 0 7; note_end 0)
let a57 = f44 a56 19
let () = (mix_ints a57 0 7; note_end 0)
let rec f58 p59 p60 =
  let table63' = Array.make 2 (let rec g61 u62 = p59 in g61) in
  table63'.(1) <- (let rec g61 u62 = (match p59 with | ([] | []) -> p59 | (q64 :: q65) -> []) in g61);
  table63'.(1) p60
let _ = f58 [] a57.(wrap n28 7)
let n66 = ((); 0) + (1023 / 100)
let rec f67 p68 p69' =
  let table72 = Array.make 2 (let rec g70 u71 = p68 in g70) in
  table72.(1) <- (let rec g70 u71 = p68 in g70);
  table72.(1) p69'
let v73 = f67 (f67 { r2 = []; r3 = v20; r4 = None } n66) (min n66 n66)
let () = (mix_0 5 v73; note_end 0)
let () = (mix_0 5 v73; note_end 0)
let v76 = f67 (match v73 with | { r3 = q74; r4 = _; _ } -> v73 | { r2 = q75; r3 = _; r4 = None } -> v73) (-3)
let () = (mix_0 5 v76; note_end 0)
let () = (mix_0 5 v76; note_end 0)
let v78 = ((match { r2 = []; r3 = v34; r4 = None } with | { r2 = _; r3 = f58; r4 = q77 } -> (14, f58, (Ok "b c"), (Array.make 2 x5))), a57.(wrap (-13) 7), ((3.25 -. x5) -. x5))
let rec f79 p80 p81 =
  let table84 = Array.make 2 (let rec g82 u83 = p80 in g82) in
  table84.(1) <- (let rec g82 u83 = (-0.0) in g82);
  table84.((hide 0 0)) p81
let x85 = f79 (if v34 then x5 else x5) a57.(5)
let () = note_float x85
let x86 = f79 1e16 (n28 * n66)
let () = ((let (m87, m92, m93) = v78 in (let (m88, m89, m90, m91) = m87 in mix m88; mix (if m89 then 1 else 0); mix_1 5 m90; mix_floats m91 0 2); mix m92; mix_float m93); note_end 0)
let () = (mix_ints a57 0 7; note_end 0)
let () = ((let (m94, m95, m96') = a18.(15) in mix_float m94; mix m95; mix_float m96'); note_end 0)
let () = note_float x5
let () = note_int n66
let () = ((let (m97, m98, m99) = a12.(15) in mix_float m97; mix m98; mix_float m99); note_end 0)
let () = (mix (if v34 then 1 else 0); note_end 0)
let () = note_int n28
let () = ()
