type ('a, 'b) t0 = C1 | C0 of unit list * 'b
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : ((int, bool) t0, int -> int -> int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y147, _) -> mix 1; mix_6 (d - 1) y147
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : (int, float array) t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_7 (d - 1) !v
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix_float y149; mix_3 (d - 1) y150
and mix_4 d (v : (int, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y151, y152) -> mix 1; mix_6 (d - 1) y151; mix_float y152
and mix_5 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_6 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y154) -> mix 1; mix_6 (d - 1) y154
and mix_7 d (v : (int, float array) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y155, y156) -> mix 1; mix_6 (d - 1) y155; mix_floats y156 0 2
in
let n11 = (try (
  let rec loop3 i0 n4 s1 s2 =
    if i0 >= 0 then (
      if s1 <> 1000000000 then loop3 (i0 - 2) n4 (s1 + 1000000000) (s2 + (if s1 < s1 + 1000000000 then 1 else 3)) else (s1, s2)
    ) else
      (s1, s2)
  in
  let (n5, n6) = loop3 (12 - 1) 12 0 0 in
  note_int n5;
  note_int n6;
  let v7 = (C1, (ref n5)) in
  ((let (m8, m9) = v7 in mix_0 5 m8; mix_1 5 m9); note_end 0);
  let n10 = 17 in
  n10) with | Division_by_zero -> (-1) | Match_failure _ -> 8) in
note_int n11;
let s31 = (try (
  let n16 = (try (
    (try (
      print_int n11;
      print_byte 32;
      print_float 1.0;
      print_newline ();
      ()) with | _ -> ());
    (try (
      let x15 = (match C1 with | C1 -> (
        10.0) | C0 (q12, _) -> (
        let v13 = if false then (if false then true else (if true then (if true then false else (if true then (if false then true else (if true then true else true)) else false)) else false)) else true in
        let v13 = n11 in
        note_int v13;
        1.5) | (C1 | C1) -> (
        let n14 = n11 in
        note_int n14;
        0.0)) in
      ()) with | _ -> ());
    4) with | _ -> n11) in
  (try (
    let f17 p18 p19 p20 =
      let v21 = p18 in
      v21
    in
    let v25 = f17 true (let rec f24 p22 p23 = n16 in f24) n16 in
    let v29 = f17 true (let rec f28 p26 p27' = 14 in f28) n11 in
    (mix (if v29 then 1 else 0); note_end 0);
    let n30 = if v25 then (if v25 then 6 else (if true then n16 else (if v29 then n16 else n16))) else 17 in
    ()) with | _ -> ());
  "b c") with | _ -> "") in
let a146 = (match [] with | [] -> (
  Array.make 8 12) | ("a" :: _) -> (
  let x52 = (try (
    let rec loop39 i32 s33 =
      if i32 >= 0 then (
        loop39 (i32 - 1) (
          let rec loop36 i34 n37 s35 =
            if i34 < n37 then (
              loop36 (i34 + 1) n37 i34
            ) else
              s35
          in
          let n38 = loop36 0 4 s33 in
          note_int n38;
          n38)
      ) else
        s33
    in
    let n41 = loop39 (4 - 1) n11 in
    note_int n41;
    (try (
      let a42 = Array.make 2 n41 in
      let s44 = ref (-2) in
      for i43 = 0 to 2 - 1 do
        s44 := (13 - ((!s44) + a42.(i43)))
      done;
      let n45 = !s44 in
      note_int n45;
      let n50 = (try (
        let v46 = if true then (if false then '\n' else (if true then (if true then 'z' else 'z') else '\'')) else '0' in
        (mix (Char.code v46); note_end 0);
        let v46 = a42.(a42.(1)) in
        note_int v46;
        let v47 = ref C1 in
        (mix_2 5 v47; note_end 0);
        let n48' = a42.(a42.(hide 1 1)) in
        a42.(2)) with | Invalid_argument q49 -> a42.(n45)) in
      note_int n50;
      a42.(a42.(0) land 1) <- a42.(n50)) with | Invalid_argument s31 -> () | Division_by_zero -> () | Failure q51 -> () | Match_failure _ when true -> () | E0 -> () | _ -> (mix (if true then 1 else 0)));
    10.0) with | _ -> 0.5) in
  note_float x52;
  Array.make 8 n11) | ("" :: _) -> (
  let a53 = Array.make 16 C1 in
  a53.(0) <- C1;
  a53.(1) <- C1;
  a53.(2) <- C1;
  a53.(3) <- C1;
  let rec loop62 i54 n63 s55 =
    if i54 < n63 then (
      loop62 (i54 + 1) n63 (match a53.(i54) with | ((C0 ((_ :: _), _)) | C1) -> ((s55) - s55) | C0 ([], _) -> (19 lxor (s55)) | C0 ((q59 :: q60), q61) -> (i54 lxor (s55)))
    ) else
      s55
  in
  let n64 = loop62 0 16 4 in
  note_int n64;
  Array.make 8 (-1)) | (q65 :: q66) -> (
  let x145 = (try (
    (try (
      (try (
        let rec loop69 i67 n70 s68 =
          if i67 <> n70 then (
            loop69 (i67 + 1) n70 (10.0 :: s68)
          ) else
            s68
        in
        let n71 = loop69 0 10 [] in
        (mix_3 5 n71; note_end 0);
        ()) with | _ -> ());
      let x72 = 2.0 in
      (try (
        let p73 = 1.0 in
        let p74 = n11 in
        let p75' = -2 in
        let p76 = x72 in
        let p77 = 1.5 in
        let p78 = -1 in
        let p79 = p76 in
        let p80 = p76 in
        let p81 = p78 in
        let p82 = p78 in
        let p83 = p77 in
        let p84 = p75' in
        let p85 = p84 in
        let p86 = p75' in
        let p87 = p80 in
        mix 1;
        let n88 = 1 lxor (p86 lxor ((p84 + (p82 lxor (p81 + ((p75' + (p74)) - p78)))) - p85)) in
        let x89 = 1.0 +. ((p83 *. ((p79 -. (p77 +. (p76 -. (p73)))) +. p80)) -. p87) in
        assert (compare 1 1 = 0);
        ()) with | _ -> ());
      let x94 = (try (
        let n90 = n11 in
        let x72 = 10.0 in
        note_float x72;
        let v91 = if true then true else (if false then (if false then true else (if false then (if true then (if false then false else (if false then false else (if true then true else true))) else true) else false)) else false) in
        (mix (if v91 then 1 else 0); note_end 0);
        let x92 = 3.25 in
        x92) with | Invalid_argument q93 -> x72 | Failure _ -> x72 | Not_found -> 100.75 | Match_failure _ -> (-100.75) | E0 -> (-1.5)) in
      ()) with | _ -> ());
    let n143 = (try (
      (try (
        let n95' = n11 in
        note_int n95';
        let p96 = n11 in
        let p97 = 100.75 in
        let p98 = p97 in
        let p99 = p96 in
        let p100 = p99 in
        let p101 = n95' in
        let p102 = p101 in
        let p103 = p101 in
        let p104 = 0.5 in
        let p105 = p102 in
        let p106 = 0.0 in
        let p107 = p102 in
        let p108 = p106 in
        let p109 = p102 in
        let p110 = 8 in
        let p111 = p107 in
        let p112 = 1.0 in
        mix 1;
        let n113 = 1 + (p111 + (p110 + (((p105 + (p103 - ((p101 lxor ((p99 * (p96)) - p100)) + p102))) lxor p107) + p109))) in
        let x114 = 1.0 +. ((p108 +. (p106 *. ((p98 +. (p97)) *. p104))) +. p112) in
        let p109 = p96 in
        note_int p109;
        ()) with | _ -> ());
      (try (
        let a115 = Array.make 4 n11 in
        let a116 = Array.make 16 n11 in
        let rec loop119 i117 s118 =
          if i117 < 16 then (
            (a116.(i117) <- ((s118) * a115.(1)));
            loop119 (i117 + 1) (a116.(i117) lxor ((s118) + a115.(1)))
          ) else
            s118
        in
        let n121 = loop119 0 n11 in
        note_int n121;
        ()) with | _ -> ());
      let n142 = (try (
        let a122 = Array.make 4 C1 in
        a122.(0) <- C1;
        a122.(1) <- C1;
        a122.(2) <- C1;
        a122.(3) <- C1;
        let s124 = ref 2.0 in
        let i123' = ref 0 in
        while !i123' < 4 do
          s124 := (match a122.(!i123') with | C1 when false -> (!s124 +. (!s124)) | C0 ([], _) when true -> ((!s124) +. !s124) | (C1 | (C0 ((_ :: _), _))) -> (!s124 +. (!s124)) | C1 -> (!s124 *. (!s124))); i123' := !i123' + 2
        done;
        let n125 = !s124 in
        note_float n125;
        let n126 = n11 in
        let n127 = n11 in
        note_int n127;
        let v135 = (C1, (ref 3.25), [], ((let rec f131 p128 p129 p130 = n125 in f131), (let rec f134 p132 p133 = s31 in f134))) in
        ((let (m136, m137', m138, _) = v135 in mix_4 5 m136; mix_5 5 m137'; mix_3 5 m138); note_end 0);
        15) with | Invalid_argument _ -> n11 | Failure _ -> n11 | Not_found -> n11 | Match_failure _ -> n11) in
      note_int n142;
      1) with | _ -> n11) in
    let q65 = 0.0 in
    q65) with | Division_by_zero -> (-3.25) | Match_failure _ -> (-1.0) | E1 q144 -> (-0.5)) in
  Array.make 8 n11)) in
(mix_ints a146 0 8; note_end 0);
(mix_ints a146 0 8; note_end 0);
(mix_string s31; note_end 0);
note_int n11;
()
