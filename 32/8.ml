type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v63 = (match ((); C0) with | C3 -> ((match C0 with | C3 -> (let rec f9 p3 () p4 = ((let rec f8 p5 p6 p7 = p7 in f8), p4) in f9) | C0 -> (let rec f17 { r4 = v2; r5 = q10 } p11' p12 = ((let rec f16 p13 p14 p15 = p15 in f16), p12) in f17) | C1 -> (fun p18 p19 p20 -> ((fun p21 p22 v2 -> 9), p20)) | C2 -> (fun p23 p24 p25 -> ((let rec f28 p24 p26 p27 = -1 in f28), (-1)))), (match 1.5 with | 0.0 -> "12" | 1.0 -> "b c" | (1.0 as w29) -> "tail \" end" | 1.0 -> "" | q30 -> "tail \" end")) | C0 -> ((match Ok (ref 14) with | Ok q31 -> (let rec f37 ({ r4; r5 = q31 } as w32) () p33 = ((fun p34 p35 p36 -> p35), r4) in f37) | Error (0.5 | _) -> (let rec f42 p38 v2 p39 = ((fun p40 p41 p39 -> p39), p39) in f42) | Error _ -> (fun p43 () p44 -> ((let rec f48 p45 p46 p47 = p46 in f48), p44))), (Printf.sprintf "<%10.2f>" (abs_float (-3.25)))) | C1 -> ((let rec f54 p49 p50 p51 = ((let rec f53 p50 v2 p52 = p52 in f53), p51) in f54), (let v55 = 0.5 in "12")) | C2 -> (let v56 = C2 in ((fun p57 p58 p59 -> ((fun p60 p61 p62 -> 6), p59)), "tail \" end"))) in
let v64 = C0 in
(mix_0 5 v64; note_end 0);
note_float (coarse (exp (limit (match v64 with | C3 -> 2.0 | (C3 | C0) -> 1.0 | C1 -> (-0.5) | (C2 | C2) -> 2.0) (-9.0) 5.0)));
let p65 = -65536 in
let p66 = (let v67 = (p65, (10, 2.0, ' ')) in p65) in
let p68 = if v2 then 0.5 else (-1.5) in
let p69 = float_of_string "2.0" in
let p70 = 2.0 *. 10.0 in
let p71 = if v2 then p69 else p69 in
let p72 = ( - ) p66 p66 in
let p73 = p70 in
let p74 = ceil 1.5 in
let p75 = p66 in
let p76 = (let _v77 = true in p72) in
let p78 = -4497 in
let p79 = if v2 then p66 else p78 in
let p80 = (try (0.0 /. p74) with | _ -> p74) in
let p81 = (-2) + p78 in
let p82 = (match v64 with | C3 -> p78 | C0 -> 10 | C1 -> p78 | C2 -> 3) in
let p83 = -1073741824 in
let p84 = if false then p73 else p74 in
let p85' = if v2 then p84 else p70 in
let p86 = max p79 p83 in
let p87 = 1.0 in
let p88 = float_of_int p82 in
let p89 = if v2 then p84 else p88 in
let p90 = 1.5 in
mix 1;
let n91 = (p86 + ((p82 + (p81 * (((p76 - ((p72 + (p66 * (p65))) - p75)) + p78) lxor p79))) * p83)) + 1 in
let x92 = (p90 +. ((p88 +. ((((((p73 -. ((((p68) -. p69) +. p70) +. p71)) +. p74) -. p80) +. p84) *. p85') -. p87)) +. p89)) *. 1.0 in
print_int (let v93 = (let (_, p83) = (3.25, (p82, (-3.25), p76, p78)) in Array.make 1 n91) in int_of_float p90);
print_byte 32;
print_float (100.75 /. (abs_float p88));
print_newline ();
let v94 = v2 in
let v106 = ((let _v98 = Array.fold_right (let rec f97 p95 p96 = p96 in f97) (Array.make 3 (-3)) ((Array.make 9 4), p84) in not v2), (match (try (p83 asr (p81 land 31)) with | _ -> p86) with | 7 -> (List.fold_left (let rec f101 p99 p100 = p99 in f101) (p75, p75, n91) []) | (-1 as w102) -> (let v103 = 7 in (p82, w102, n91)) | q104 -> (q104, q104, p86)), (Array.map (fun p105 -> 6 * 20) (Array.make 6 p82))) in
let unused107 = p86 in
(let _v108 = 4 in ());
(match v106 with | ((true as w109), (q110, _, q111), _) -> () | ((false, q112, [||]) | (_, q112, _)) -> (match (let (q112, q113, _, _) = (2, p89, (Array.make 6 p86), { r4 = 17; r5 = (-100.75) }) in { r4 = p78; r5 = p88 }) with | { r4 = 7; _ } -> () | { r4 = (-2); r5 = p80 } -> (if v94 then ()) | { r4 = 3; r5 = q114 } -> () | ({ r4; r5 = q115 } | { r4 = (8 as r4); r5 = q115 }) -> (fst ((), 100.75))) | (false, q116, q117) when ((p83 <= p78) || v94) -> ((let { r4; r5 = q118 } = { r4 = p82; r5 = p73 } in ()); (print_char '0')) | (false, q119, q120) -> (q120.(0) <- (p79 + p81)));
let n121 = ((int_of_float p89) lor (Char.code '\255')) * p79 in
note_int n121;
let x122 = 1e-310 in
note_float x122;
(try (
  let n123' = show_int 18 p83 in
  note_int (try (- p78) with | Division_by_zero -> n91 | Failure q124 -> p82 | Match_failure _ -> p83)) with | _ -> (if v94 then () else ()));
let a125 = Array.copy (Array.make 6 p80) in
let a126 = Array.mapi (fun p127 p128 -> p88) (Array.sub a125 0 4) in
let rec loop130 i129 =
  if i129 <> 4 then (
    (a126.(i129) <- a125.(i129));
    loop130 (i129 + 1)
  ) else
    ()
in
loop130 0;
(mix_floats a126 0 4; note_end 0);
let s132 = "loops an" in
let s134 = ref (-3) in
for i133 = 0 to (hide 1 8) - 1 do
  s134 := (Char.code s132.[i133] + 3 * !s134)
done;
let n135 = !s134 in
note_int n135;
note_int p66;
note_float p88;
note_float x122;
note_float p85';
note_int p65;
note_float x92;
note_float p89;
note_int p76;
()
