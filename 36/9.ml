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
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 < 1 then
    1e16
  else (
    let a7 = (try [|p5; (if p4 then p5 else 5); 65535; (if (p5 - 65536) > p5 then (match p2 with | -3 -> p5 | 5 -> 20 | _ -> p5) else (let v6 = x0 in 9)); p5; p2; 11; p5|] with | _ -> (Array.make 8 p5)) in
    let r8 = f1 (p2 - 1) p3 p4 p5 in
    r8
  )
let x13 = f1 (hide 1 2) (let rec f12 p9' p10 p11 = 17 in f12) (x0 <= x0) (int_of_float x0)
let () = note_float x13
let x17 = f1 1 (fun p14 p15 x13 -> 16) ((x13, 0) <= (x13, 3)) (let v16 = 9 in -2)
let () = note_float x17
let f25 = (let v18 = if (Array.make 2 x13) > (Array.make 2 x17) then (if false then [] else []) else (('\n', 18) :: []) in (let rec f24 p23 = false in f24))
let x37 = if String.contains "a" ' ' then (if (match x13 with | (0.5 | 0.5) -> true | 0.0 -> false | 0.0 -> true | (q27 | (0.5 as q27)) -> true | q28 -> false | exception Invalid_argument q29 -> false | exception Not_found -> true | exception E0 -> true | exception E1 -> true) then (if x17 <> x13 then 0.0 else (if (Array.make 7 x17) = (Array.make 7 x17) then (if 14 > 11 then (match x17 with | ((0.5 as w26) | (0.5 as w26)) -> (-0.5) | 0.0 -> 1.5 | _ -> x17) else (x17 +. x0)) else x0)) else (match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q30; r1 = q31; r2 = "a"; r3 = 1; r4 = q32 } | { r0 = q30; r1 = q31; r2 = "a"; r3 = 1; r4 = q32 }) -> x17 | { r0 = q33'; r1; r2 = ""; r3 = 1; r4 = q34 } -> x17 | ({ r0; r1 = _; r2 = q35; r3 = 1; r4 = q36 } | { r0; r2 = q35; r3 = 1; r4 = q36; _ }) -> x13 | { r0 = f25; r1; r2 = f1; r3 = x17; r4 } -> x13)) else (3.25 +. x13)
let rec f38 p39 p40 p41' p42 =
  if p39 <= 0 then
    (match { r0 = "tail \" end"; r1 = []; r2 = "a"; r3 = p40; r4 = None } with | ({ r0; r1 = q43; r2; r3 = q44; _ } | { r0 = ("a" as r2); r1 = q43; r2 = r0; r3 = q44; _ }) -> (-3) | { r0 = q45; r1 = q46; r2 = q47; r3 = 1; r4 = q48 } -> p40 | (({ r1 = q49; r2 = _; r3 = 7; r4; _ } as w50) | ({ r0 = _; r1 = q49; r2 = _; r3 = _; r4 } as w50)) -> p39 | { r0 = q51; r1 = []; r2 = q52; r3 = q53; r4 = q54 } -> q53 | { r0; r1 = (_ :: q55); r3; r4 = _; _ } -> 18)
  else (
    let r56 = f38 (p39 - 1) p40 p41' p42 in
    r56
  )
let n59 = f38 2 (min 10 12) ((-2) >= 7) (let rec f58 x13 p57 = p57 in f58)
let () = note_int n59
let n61 = f38 4 n59 (true <> false) (fun p60 f38 -> f38)
let () = note_int n61
let unused67 = f38 0 ((let rec f63 p62' = p62' in f63) 5) (x0 <= (-0.0)) (let rec f66 p64 p65' = true in f66)
let p68 = f1 6 (fun p69 f38 p70 -> p70) false n61
let p71 = (let _v72 = [] in x37)
let p73 = (match [] with | ([] | []) -> 0.0 | ((_ :: q74) as w75') -> p71 | (true :: q76) -> x0)
let p77 = 31
let p78 = coarse (log (limit p73 0.5 100.0))
let p79 = p77
let p80 = p78 /. p68
let p81 = (let v82 = '\255' in x17)
let p83 = ((); (-2))
let p84 = f1 6 (fun p85 p83 p86 -> n59) true p79
let p87 = p73 /. 3.25
let p88 = (match false with | true -> x17 | false -> p80)
let p89 = (try (float_of_string "0.0") with | _ -> 3.25)
let p90 = n59 * p77
let p91 = -11
let p92 = (let v97 = (let rec f96 p93 p94 p95 = { r0 = "\000\255x"; r1 = []; r2 = "tail \" end"; r3 = p91; r4 = None } in f96) in p68)
let p98 = (try (12 lxor (-3)) with | _ -> p79)
let p99' = p83
let p100 = p77
let p101 = sqrt p68
let p102 = p90
let p103 = 100.75 +. 3.25
let p104 = (let v105 = true in p101)
let p106 = float_of_int p98
let p107 = (let rec f109 p108 = 17 in f109) p103
let p110 = 0.0
let p111 = 100.75
let p112 = 1.0 *. p68
let p113 = p106
let p114' = p79
let p115 = compare { r7 = p113 } { r7 = p104 }
let p116' = p92 /. p103
let p117 = -13
let p118 = (match C6 with | C5 q119 -> p102 | (C6 | C6) -> p100)
let p120 = -. p84
let p121 = 1e999
let p122 = p110
let () = mix 1
let n123 = ((p117 * ((p114' + (((p100 + ((((((p79 lxor (p77)) + p83) + p90) + p91) lxor p98) lxor p99')) - p102) * p107)) lxor p115)) - p118) + 1
let () = note_int n123
let x124 = 1.0 +. ((((((p112 *. ((p110 +. ((p104 -. (p103 -. (p101 +. ((p89 -. ((p87 -. ((p81 +. (((p73 -. ((p68) *. p71)) -. p78) *. p80)) -. p84)) +. p88)) +. p92)))) +. p106)) +. p111)) -. p113) +. p116') *. p120) *. p121) *. p122)
let () = note_float p103
let () = note_int p79
let () = note_float p89
let () = note_float p84
let () = note_int n59
let () = note_int p77
let () = note_int n61
let () = note_int p98
let () = ()
