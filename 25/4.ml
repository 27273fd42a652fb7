type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int, int) t2) =
  if d > 0 then
    match v with
    | C0 (y126, y127) -> mix (Char.code y126); mix_string y127
in
let p0 = 4 + 8 in
let p1 = 100.75 *. 0.0 in
let p2 = if true then p1 else p1 in
let p3 = p0 * 36 in
let p4 = p2 in
let p5 = 17 * 16 in
let p6 = - p0 in
let p7 = coarse (tan (limit p1 (-1.0) 1.0)) in
let p8 = 0.0 /. 0.0 in
let p9 = (try (if true then raise (Failure "\000\255x") else p8) with | Failure q10 -> p8 | _ -> p7) in
let p11 = ( *. ) p8 p9 in
let p12 = 1.7976931348623157e308 in
let p13 = int_of_float p12 in
let p14 = p6 in
let p15 = - 17 in
let p16 = p7 *. p12 in
let p17 = 100.75 in
let p18 = (let ((C0 (q19, q20') as w21) : t0) = ((C0 ((Array.make 8 p15), []) : t0) : t0) in p8) in
let p22 = (let (q23, _) = ((Array.make 16 true), (-100.75)) in p3) in
let p24 = compare p6 p22 in
let p25' = if true then p22 else p24 in
let p26 = p25' + p25' in
let p27 = p15 in
let p28 = 1e-310 in
let p29 = p16 in
let p30 = if false then (-2) else p26 in
let p31 = String.length "12" in
mix 1;
let n32 = (((p27 * (p26 - (((p22 - (p15 * (((p6 lxor (p5 * (p3 - (p0)))) - p13) * p14))) - p24) * p25'))) + p30) lxor p31) + 1 in
note_int n32;
let x33 = (((p18 -. ((p16 -. (p12 -. (((p8 -. (p7 *. (p4 +. (p2 -. (p1))))) +. p9) -. p11))) *. p17)) *. p28) +. p29) +. 1.0 in
let v125 = (match (min (max (C0 ((Array.make 8 p27), []) : t0) (C0 ((Array.make 8 p31), []) : t0)) (if true then (C0 ((Array.make 8 14), []) : t0) else (C0 ((Array.make 8 p24), []) : t0)) : t0) with | C0 ([||], ([] | [])) -> (
  let a34 = (let v35 = p7 in Array.make 3 p27) in
  let n39 = Array.length a34 in
  let rec loop38 i36 s37 =
    if i36 <> n39 then (
      (a34.(i36) <- ((a34.(i36)) lxor s37));
      loop38 (i36 + 1) (( - ) ((-1) lsl 5) 4096)
    ) else
      s37
  in
  let n40 = loop38 0 14 in
  note_int n40;
  let a90 = (try [|(match ((); []) with | [] -> (match ((C0 ((Array.make 8 1), []) : t0) : t0) with | ((C0 (q41, [])) | (C0 (q41, _))) -> ((C0 ('z', "") : (int, int) t2), (fun p42 p43 -> p30)) | C0 (q44, (q45 :: q46)) -> ((C0 ('\'', "a") : (int, int) t2), (let rec f49 p47 p48 = n32 in f49))) | ((Ok q50) :: _) -> ((C0 ('\n', "tail \" end") : (int, int) t2), (let rec f53 p51 p52 = p22 in f53)) | ((Error q54) :: q55) -> (List.fold_left (fun p56 p57 -> p56) ((C0 ('0', "") : (int, int) t2), (fun p58 q54 -> p31)) [])); ((let v59 = C2 { r3 = p14; r4 = p14; r5 = (p28, (p29, p24)) } in (C0 ('a', "12") : (int, int) t2)), (Array.fold_left (let rec f63 p60 p61 = fun a34 p62 -> n32 in f63) (let rec f65 n40 p64 = p15 in f65) a34)); ((C0 ('0', "\000\255x") : (int, int) t2), (fun p66 p67 -> p25')); ((try (C0 ('z', "b c") : (int, int) t2) with | _ -> (C0 ('z', "\000\255x") : (int, int) t2)), (let rec f70 p68 p69 = n32 in f70)); (((fun p71 -> (C0 ('\255', "12") : (int, int) t2)) C9), (fun p72 p73 -> p24)); ((if false then ()); ((C0 ('\'', "b c") : (int, int) t2), (let rec f76 p74 p75 = p26 in f76))); (match ((C0 ('\'', "12") : (float, bool) t2) : (float, bool) t2) with | ((C0 (q77, q78)) | (C0 (q77, q78))) -> ((C0 (q77, q78) : (int, int) t2), (fun p79 p80 -> p13)))|] with | _ -> (let v81 = 13 * 2 in (match 2 with | 2 -> (Array.make 7 ((C0 ('\'', "\000\255x") : (int, int) t2), (fun p82 p83 -> p22))) | 7 -> (Array.make 7 ((C0 ('z', "b c") : (int, int) t2), (fun p84 p85 -> p3))) | q86 -> (Array.make 7 ((C0 ('z', "") : (int, int) t2), (let rec f89 p87 p88 = p14 in f89)))))) in
  ((let (m91, _) = a90.(6) in mix_0 5 m91); note_end 0);
  a34.(0) <- (-4097)) | ((C0 ([||], ('a'..'m' :: _))) | (C0 (_, (_ :: _)))) -> (
  let a93 = Array.make (hide 1 12) p31 in
  let rec loop98' i94 n99' s95 =
    if i94 >= n99' then s95 else (
      (a93.(i94) <- (s95 - (a93.(i94))));
      loop98' (i94 + 2) n99' ((fun p96 -> p24) ((fun p97 -> s95) (C2 { r3 = p14; r4 = p15; r5 = (0.5, (p18, n32)) })))
    )
  in
  let n100 = loop98' 0 (Array.length a93) p27 in
  note_int n100;
  ()) | C0 ([||], ('n' :: q101)) -> (
  assert (compare (-10) (-10) = 0);
  (try () with | _ -> ((); ()))) | C0 ([||], (q102 :: q103)) -> (
  let n117 = (try (
    let a104 = [|p18; 1.5; p9; p28; p7; 100.75; p12; p28|] in
    let n111 = Array.length a104 in
    let rec loop110 i105 s106 =
      if i105 >= 0 then (
        (a104.(i105) <- (s106 *. (a104.(i105))));
        loop110 (i105 - 2) ((match q103 with | ([] | []) -> 2.0 | (q107 :: []) -> p28 | (q108 :: (_ :: q109)) -> 10.0 | exception Invalid_argument _ -> p16 | exception Division_by_zero -> p17 | exception Match_failure _ -> p9 | exception _ -> 1.0) *. (x33 *. x33))
      ) else
        s106
    in
    let n112 = loop110 (Array.length a104 - 1) p12 in
    note_float n112;
    let c113 = (min a104.(wrap (compare p15 p27) 8) a104.(7)) *. ((coarse (atan (limit p28 (-9.0) 9.0)))) in
    let c114 = (c113) *. (coarse (atan (limit p28 (-9.0) 9.0))) in
    let c115 = (c113) -. c114 in
    let c116 = (c114) +. (coarse (atan (limit p28 (-9.0) 9.0))) in
    note_float c116;
    p22) with | _ -> 4) in
  print_int ((p26 lor p14) + (List.length []));
  print_byte 32;
  print_float p16;
  print_newline ();
  (match q103 with | [] -> (Array.iteri (let rec f120 p118 p119 = () in f120) (Array.make 1 p18)) | (q121 :: q122) -> () | ((_ :: _) | (_ :: _)) -> ((); ()))) | C0 (q123', q124) -> (
  q123'.(7) <- (10 * p31))) in
note_int p15;
note_float p9;
note_int p5;
note_float p8;
note_float p4;
note_float p18;
note_int p6;
note_int p22;
()
