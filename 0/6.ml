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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (float, int) t1) =
  if d > 0 then
    match v with
    | { r2 = y128; r3 = y129; r4 = y130 } -> mix_string y128; mix_floats y129 0 2; mix_1 (d - 1) y130
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
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
let rec f12 p13 p14 =
  let table17 = Array.make 2 (let rec g15 u16 = p13 in g15) in
  table17.(1) <- (let rec g15 u16 = (n11 *. p13) in g15);
  table17.(0) p14
in
let x19 = f12 (let { r1 = q18; _ } = { r0 = false; r1 = None } in n11) (match { r2 = "a"; r3 = (Array.make 2 (-2.0)); r4 = (ref n10) } with | { r2; r3; r4 = _ } -> n10) in
let x20 = f12 (2.0 *. x19) (1 / 3) in
note_float x20;
let a127 = (match { r2 = (string_of_float (abs_float 1.0)); r3 = (Array.map (fun p21 -> x20) (Array.make 2 (-1))); r4 = (ref 13) } with | ({ r2 = q22; r3 = q23; r4 = q24 } as w25) -> (
  (try (
    let x26 = n11 in
    note_float x26;
    let rec f27 p28 p29 =
      let rec g30 u31 = p28
      in
      g30 p29
    in
    let x32 = f27 2.2250738585072014e-308 (3 + 19) in
    note_float x32;
    let x35 = f27 (List.fold_left (fun p33 p34 -> x19) x32 []) (-1228) in
    note_float x35;
    print_string ((let rec f37 p36 = q22 in f37) (x32, 17))) with | _ -> ());
  (try (
    let rec loop50 i38 n51 s39 =
      if i38 <> n51 then (
        (
          let x40 = x19 in
          note_float x40;
          let rec f41 p42 p43 =
            let table46 = Array.make 2 (let rec g44 u45 = p42 in g44) in
            table46.(1) <- (let rec g44 u45 = (1.5 *. (-2.0)) in g44);
            table46.(0) p43
          in
          let x47 = f41 (0.5 -. x19) (16 + 14) in
          note_float x47;
          ());
        loop50 (i38 + 1) n51 { r2 = ((let rec f49 p48 = q22 in f49) x19); r3 = (create_float_array 2 n8); r4 = w25.r4 }
      ) else
        s39
    in
    let n52 = loop50 0 4 { r2 = "12"; r3 = q23; r4 = q24 } in
    (mix_0 5 n52; note_end 0);
    let rec f53 p54 p55 =
      let table58 = Array.make 2 (let rec g56 u57 = p54 in g56) in
      table58.(1) <- (let rec g56 u57 = !q24 in g56);
      table58.(1) p55
    in
    let n59 = f53 (11 mod 4) (f53 n10 (-2)) in
    note_int n59;
    let n61 = f53 (let _v60' = [] in n59) !q24 in
    note_int n61;
    let x63 = (try (
      let n62 = n9 in
      ((if true then raise Not_found else ()); (f12 x20 n62))) with | Not_found -> (if true then n11 else 100.75)) in
    note_float x63;
    let rec f64 p65 p66 =
      let table69 = Array.make 2 (let rec g67 u68 = p65 in g67) in
      table69.(1) <- (let rec g67 u68 = x63 in g67);
      table69.(0) p66
    in
    let x72 = f64 (if false then x19 else x63) (let _v71 = fun p70 -> [] in 10) in
    mix_float (try (fabs x72) with | _ -> x20)) with | _ -> (w25.r4 <- q24));
  (let _v73 = (let x19 = true in 11) in (match w25 with | ({ r2 = q74'; r3; r4 = q75 } | { r2 = ("a" as q74'); r3 = ([|_; _|] as r3); r4 = q75 }) -> r3 | ({ r2 = "a"; r3 = q76; r4 = q77 } | { r2 = "a"; r3 = q76; r4 = q77 }) -> (Array.make 2 x20) | { r2 = ""; r3; r4 } -> r3 | { r2 = q78; r3 = _; r4 = q79 } -> (Array.make 2 (-0.5))))) | { r2 = ("a" as w80); r3 = _; r4 = q81' } -> (
  let rec f82 p83 p84 =
    let rec g85 u86 = p83
    in
    mix p84;
    g85 p84
  in
  let a87 = f82 [|(x19, n10)|] (n10 - n10) in
  ((let (m88, m89) = a87.(0) in mix_float m88; mix m89); note_end 0);
  let a90 = f82 (Array.make (hide 0 1) ((-1.5), n10)) !q81' in
  let rec f91 p92 p93 =
    let table96 = Array.make 2 (let rec g94 u95 = p92 in g94) in
    table96.(1) <- (let rec g94 u95 = p92 in g94);
    table96.(0) p93
  in
  let v100 = f91 (let { r0 = q97; _ } = { r0 = false; r1 = None } in (n9, w80, (let rec f99 p98 = n9 in f99))) n10 in
  ((let (m101, m102, _) = v100 in mix m101; mix_string m102); note_end 0);
  ((let (m104, m105, _) = v100 in mix m104; mix_string m105); note_end 0);
  Array.mapi (let rec f108 p107 n9 = if false then x19 else (-0.0) in f108) (Array.make 2 n11)) | { r2 = ""; r3 = [|_; q109|]; r4 = n10 } -> (
  (let v110 = n0 < n9 in (let _v111 = -1 in Array.make 2 3.25))) | ({ r2 = ""; r3; r4 = x19 } | { r2 = ""; r3; r4 = x19 }) -> (
  let rec f112 p113 p114' =
    let rec g115 u116 = p113
    in
    g115 p114'
  in
  let v117 = f112 (x20, n9) (( - ) n9 n10) in
  ((let (m118, m119) = v117 in mix_float m118; mix m119); note_end 0);
  let v120 = f112 (n11, 12) !x19 in
  ((let (m121, m122) = v120 in mix_float m121; mix m122); note_end 0);
  ((r3.(1) <- n11); (try (let v123 = n9 in r3) with | _ -> r3))) | ({ r2 = _; r3 = q124; r4 } | { r2 = _; r3 = q124; r4 }) -> (
  r4 := n0;
  Array.mapi (let rec f126 p125 x20 = f12 x20 p125 in f126) q124)) in
note_int n0;
note_float n11;
note_float n8;
note_int n10;
note_float x20;
note_float x19;
(mix_floats a127 0 2; note_end 0);
note_int n9;
()
