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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y221; r1 = y222; r2 = y223; r3 = y224; r4 = y225; r5 = y226; r6 = y227 } -> mix_float y221; mix y222; mix_floats y223 0 4; mix y224; mix_1 (d - 1) y225; mix_float y226; mix y227
and mix_1 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y228 -> mix 1; mix_2 (d - 1) y228
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let a0 = (match { r0 = 0.0; r1 = 18; r2 = (Array.make 4 1.0); r3 = (-3); r4 = None; r5 = 0.5; r6 = (-2) } with | ({ r0 = q1; r1 = q2; r2; r3 = q3; r4 = q4; r5 = q5; _ } | { r0 = q5; r1 = q2; r2; r3 = 4; r4 = (None as q4); r5 = q1; r6 = q3 }) -> r2 | { r0 = q6; r2; r3 = 4; r4 = ((Some q7 as w8) | (Some q7 as w8)); r5 = _; r6 = q9; _ } -> (Array.make 4 (-10.0)) | ({ r0 = q10; r3 = (-2147483647); r4; r5; r6 = q11; _ } as w12) -> (Array.make 4 q10) | { r0 = _; r1 = q13; r2; r3 = _; r4; r5 = q14; r6 = q15 } -> r2) in
let rec loop19' i16 n20 s17 =
  if i16 < n20 then (
    if ((fun p18 -> { r0 = s17; r1 = (-2); r2 = (Array.make 4 s17); r3 = p18; r4 = None; r5 = s17; r6 = p18 }) i16) = { { r0 = s17; r1 = i16; r2 = a0; r3 = i16; r4 = None; r5 = s17; r6 = i16 } with r3 = i16; r6 = i16; r0 = s17 } then loop19' (i16 + 1) n20 (a0.(i16) -. (s17)) else s17
  ) else
    s17
in
let n21 = loop19' 0 4 0.5 in
note_float n21;
let a22 = if (let v23 = C8 in 20 < 17) then a0 else a0 in
a0.(1) <- ((3.25 +. n21) /. ((); n21));
a22.(1) <- ((( /. ) n21 (-2.0)) *. (a0.(1)));
note_float a0.(1);
let x220 = (match (List.fold_right2 (Result.get_ok (Ok (fun p24 p25 p26 -> p26))) (if false then raise (Invalid_argument "12") else []) [] (if true then { r10 = n21; r11 = a22; r12 = () } else { r10 = n21; r11 = (Array.make 4 n21); r12 = () })) with | { r10 = 0.5; r11 = ([|_; _; q27; q28|] | [|q28; _; q27; _|]); r12 } -> (
  let v208 = (match (if false && true then C9 else C9) with | (C8 | C8) -> (
    let v30 = (r12; (- 2)) > (String.fold_left (let rec f29 n21 r12 = n21 + n21 in f29) 11 (String.make 4 '\255')) in
    (mix (if v30 then 1 else 0); note_end 0);
    let a70 = (match (List.fold_right (fun p31 p32 -> p32) (try [] with | Invalid_argument _ -> [] | E0 -> []) (match (-2) with | -2 -> [] | -2147483648 -> [] | 6 -> [] | 2 -> [] | -2147483647 -> [] | -3 -> [] | 5 -> [] | (-2147483647 as w33) -> [] | 8 -> [] | q34 -> [])) with | (_ :: _) when (min (match (Ok v30) with | Ok q35 -> v30 | Error 0.5 -> v30 | Error _ -> false | exception _ -> v30) (match 1 with | (0 | _) -> v30 | ((-2147483648) | _) -> false | q36 -> false)) -> (
      Array.make 16 (Char.code '0')) | [] -> (
      let n49 = (match (let (_, q42, _) = (try (match true with | (true | true) when ((17 mod 3) <= 10) -> (20, (Array.make 8 8), 2) | (false | false) when (1e-310 = (List.fold_left (let rec f38 q28 p37 = q27 in f38) q28 [])) -> (13, (Array.make 8 18), 5) | false -> (10, (Array.make 8 6), 1) | _ -> (16, (Array.make 8 8), 11)) with | Invalid_argument q39 -> (5, (Array.make 8 2), 0) | Division_by_zero -> (19, (Array.make 8 11), 18) | Failure q40 -> (2, (Array.make 8 3), 19) | E0 -> (12, (Array.make 8 3), 14) | E1 7 -> (12, (Array.make 8 (-3)), (-1)) | E1 5 -> (17, (Array.make 8 19), 16) | E1 q41 -> (q41, (Array.make 8 q41), q41)) in if v30 then C8 else C8) with | C8 -> (
        (Array.length a22) / ((14 / 3) lor 1)) | C7 (_, q43, v30) -> (
        q43.(0)) | (C7 (q44, q45, q46') as w47) -> (
        ((if false then r12); 1)) | (C9 as w48) -> (
        ((-2) / (5 lor 1)) - (14 * 3)) | exception Match_failure _ -> ((show_int 16 11) mod ((6 + 11) lor 1))) in
      note_int n49;
      let a50 = Array.map (let rec f52 p51 = p51 in f52) (Array.make 8 C8) in
      a50.(0) <- (let v55 = Array.map (let rec f54 p53' = 3.25 in f54) (Array.make 3 n49) in C8);
      a50.(1) <- (min a50.(7) C8);
      a50.(2) <- C9;
      a50.(3) <- (if String.contains "b c" '\'' then C8 else C8);
      let s57 = ref q28 in
      for i56 = 0 to 8 - 1 do
        s57 := (match a50.(i56) with | C8 -> ((!s57) *. a22.(3)) | C7 (_, [|q58|], q59) -> ((coarse (exp (limit q59 (-9.0) 5.0))) -. (!s57)) | C7 (_, q60', q61) -> ((!s57) *. (let _v62 = { r10 = !s57; r11 = (Array.make 4 q27); r12 = r12 } in -3.25)) | C9 -> ((!s57 *. (-0.0)) *. (!s57)))
      done;
      let n63 = !s57 in
      note_float n63;
      Array.make 16 (-3)) | ([] | (_ :: [])) -> (
      Array.make 16 (let v64 = q27 in -2)) | (r12 :: ((q65 :: q66) as w67)) -> (
      Array.make 16 (if v30 then 10 else q65)) | exception _ -> (let v68 = [] in (match r12 with | q69 -> (Array.make 16 0)))) in
    Array.fold_left (let rec f73 p71 p72 = ("a", (Array.make 1 (-2)), { r0 = 1.0; r1 = 18; r2 = (Array.make 4 q27); r3 = (-2); r4 = None; r5 = p72; r6 = 17 }) in f73) ("\000\255x", (Array.make 1 3), { r0 = q27; r1 = 3; r2 = a22; r3 = 11; r4 = None; r5 = q28; r6 = 13 }) a22) | C7 ('a'..'m', q74, q75) -> (
    ((Printf.sprintf "<%b>" true), (create_array 1 3), ((fun p76' -> { r0 = 1.0; r1 = (-2); r2 = a22; r3 = (-2); r4 = None; r5 = q75; r6 = (-3) }) { r0 = q75; r1 = 7; r2 = (Array.make 4 q27); r3 = (-1); r4 = None; r5 = q75; r6 = 0 }))) | ((C7 (_, _, _)) | C8) when ((14 + 9) > (int_of_float 3.25)) -> (
    let a206 = (match ((let v79 = (n21, (Array.make 4 9)) in ()); (snd ((-1), { r10 = q27; r11 = a22; r12 = r12 }))) with | { r10 = 0.5; r11 = [|q80; q81; _; q82|]; r12 = _ } -> (
      let v143' = (match [] with | [] -> (
        let v83 = if false || (if true then false else true) then ((3 - (-1073741824)) < (8 asr 11)) else false in
        (mix (if v83 then 1 else 0); note_end 0);
        let q28 = String.length "" in
        (let s84 = "hrlox" in let i85 = -4096 in if i85 >= 0 && i85 < String.length s84 then s84.[i85] else 'z')) | ((_ :: []) | (_ :: [])) -> (
        max (let s86 = "tail \" end" in let i87 = 14 in if i87 >= 0 && i87 < String.length s86 then s86.[i87] else '0') (Array.fold_left (fun p88 p89 -> p88) 'z' a22)) | (_ :: (q90 :: q91)) -> (
        let p92 = q80 in
        let p93 = -. 1.0 in
        let p94 = 16 mod (-3) in
        let p95 = -. q80 in
        let p96' = (let v97 = { r0 = q90; r1 = 2; r2 = a22; r3 = p94; r4 = None; r5 = q82; r6 = p94 } in p95) in
        let p98 = (match q91 with | ((_ :: (_ :: _)) | []) when ((match q91 with | [] -> true | [] -> false | (_ :: ([] as w101)) -> false | (q102 :: (q103 :: q104)) -> false) || ((let rec f107 (q105, q106) = true in f107) (p94, p94))) -> q82 | [] -> p95 | (q108 :: []) when ((Array.fold_left (let rec f110 () p109 = r12 in f110) () a22); (p94 != p94)) -> q108 | (q111 :: []) -> p93 | (q112 :: (q113' :: q114)) -> p95 | [] when (((match q91 with | [] -> p94 | (q115 :: []) -> 20 | ((_ :: (_ :: _)) | []) -> 19) - (-1073741824)) >= (p94 lor 9)) -> 100.75 | ([] | (_ :: _)) -> p93) in
        let p118 = a22.(0) in
        let p119 = p93 -. q27 in
        let p120 = p94 mod 4 in
        let p121' = (-1) mod (-2147483648) in
        let p122 = 16 asr 22 in
        let p123 = p120 in
        let p124 = p121' mod (p123 lor 1) in
        let p125 = p121' in
        let p126 = Array.length a0 in
        let p127 = 0.0 /. 0.0 in
        let p128 = p92 in
        let p129 = (let (_, q130, (q131', q132, q133, q134'), p122) = ({ r10 = 1.0; r11 = (Array.make 4 p93); r12 = r12 }, (9, p121', 0), (p92, true, true, 11), p121') in p127) in
        let p135 = if false then p128 else p95 in
        let p136 = compare false true in
        let p137 = a22.(3) in
        mix 1;
        let n138 = (p136 lxor (p126 * (p125 + ((p123 - ((p121' + (p120 + (p94))) * p122)) - p124)))) - 1 in
        let x139 = 1.0 -. ((((p128 *. ((p119 -. (((p96' +. ((p93 +. (p92)) *. p95)) *. p98) *. p118)) +. p127)) +. p129) +. p135) -. p137) in
        (let s140 = (let f141 : (int -> string -> string, unit, string) format = "%i %%%s" in Printf.sprintf f141 p126 (clip "b c")) in let i142 = -4 in if i142 >= 0 && i142 < String.length s140 then s140.[i142] else '\''))) in
      [|(( - ) 17 12); 8|]) | { r10 = 0.5; r11 = q144; _ } when ((19 < (-3)) || (false && true)) -> (
      a22.(3) <- q28;
      let a145 = [|{ r0 = q28; r1 = 3; r2 = (Array.make 4 q28); r3 = 20; r4 = None; r5 = q28; r6 = 18 }; { r0 = q27; r1 = 15; r2 = (Array.make 4 q28); r3 = (-2); r4 = None; r5 = q28; r6 = 7 }; { r0 = q27; r1 = 8; r2 = q144; r3 = (-2); r4 = None; r5 = 10.0; r6 = 0 }|] in
      a145.(0) <- (try (let v165 = (try (match { r0 = q28; r1 = 16; r2 = a0; r3 = 12; r4 = None; r5 = n21; r6 = 20 } with | ({ r0 = q146; r1; r2 = a22; r3 = q144; r4 = None; r5 = q147; r6 = q148 } | { r0 = q147; r1; r2 = a22; r3 = q148; r4 = None; r5 = q146; r6 = q144 }) when q147 <> (-0.5) -> [] | { r0 = a22; r1 = q149; r2 = _; r3 = _; r4 = (Some q150); r5 = 0.0; r6 = q151 } when q151 < (-55) -> [] | { r0 = q152; r1 = q153; r2; r3 = q154; r4; r5 = q155; r6 = q156 } -> [] | { r0 = q28; r1 = q157; r2 = q158'; r3 = 5; r4 = (Some _ as w159); r5 = q160; r6 } -> [] | { r0 = q161; r1 = q162; r2 = a145; r3 = q163; r4 = (Some _); r6 = q164; _ } when q163 = 8 -> []) with | Match_failure _ -> []) in { r0 = q28; r1 = 5; r2 = (Array.make 4 q28); r3 = 15; r4 = None; r5 = q27; r6 = 0 }) with | Invalid_argument q166 -> { r0 = q28; r1 = 8; r2 = (Array.make 4 1.5); r3 = 16; r4 = None; r5 = q28; r6 = 0 } | Division_by_zero -> { r0 = 1.0; r1 = (-3); r2 = q144; r3 = 6; r4 = None; r5 = q28; r6 = 8 } | Not_found -> { r0 = q28; r1 = 1; r2 = (Array.make 4 q28); r3 = 18; r4 = None; r5 = q28; r6 = 14 } | E1 (3 as w167) -> { r0 = q28; r1 = w167; r2 = a22; r3 = w167; r4 = None; r5 = q28; r6 = w167 } | E1 6 -> { { r0 = 10.0; r1 = 14; r2 = (Array.make 4 100.75); r3 = 13; r4 = None; r5 = n21; r6 = (-2) } with r2 = a22 } | E1 _ -> (match [] with | [] -> { r0 = q28; r1 = 7; r2 = q144; r3 = 6; r4 = None; r5 = q28; r6 = 11 } | ((q168, q169, _) :: q170) -> { r0 = 2.0; r1 = q168; r2 = a22; r3 = q168; r4 = None; r5 = 100.75; r6 = (-2) }));
      a145.(1) <- (match (if true then { r0 = q27; r1 = 13; r2 = a22; r3 = (-1); r4 = None; r5 = q27; r6 = (-2) } else { r0 = q28; r1 = 2; r2 = a22; r3 = (-1); r4 = None; r5 = q27; r6 = 13 }) with | ({ r1 = q171; r2 = q172; r3 = q173; r4 = None; r5 = q174; r6 = (7 as w175); _ } as w176) -> { r0 = 1.5; r1 = w175; r2 = q144; r3 = w175; r4 = None; r5 = q28; r6 = 13 } | { r0; r2 = q177; r3 = q178; r4 = None; r5 = q27; r6 = (5 | 5); _ } -> { r0 = (-2.0); r1 = q178; r2 = q144; r3 = q178; r4 = None; r5 = n21; r6 = q178 } | { r1; r2 = _; r3 = _; r4 = None; r5 = _; r6 = 9; _ } -> { r0 = n21; r1 = r1; r2 = q144; r3 = r1; r4 = None; r5 = q28; r6 = r1 } | { r0 = q179; r1 = _; r2 = q180; r3; r4 = None; r5 = _; r6 = q181 } -> { r0 = q28; r1 = 13; r2 = q180; r3 = q181; r4 = None; r5 = q179; r6 = 15 } | { r0 = _; r1 = 9; r2 = _; r3 = q182; r4 = (Some q183); r5; r6 } -> { r0 = r5; r1 = 7; r2 = q144; r3 = r6; r4 = None; r5 = r5; r6 = r6 } | { r1; r2 = q184; r3 = _; r4 = (Some q185); r5; _ } -> { r0 = q28; r1 = 18; r2 = q144; r3 = r1; r4 = None; r5 = n21; r6 = r1 });
      a145.(2) <- { r0 = 1.0; r1 = 9; r2 = a22; r3 = (-1); r4 = None; r5 = q27; r6 = 17 };
      let s187 = ref q27 in
      for i186 = 0 to 3 - 1 do
        s187 := (match a145.(i186) with | { r0 = q188; r1 = (-1); r2 = q189; r3 = q190; r4 = _; r5 = q191; r6 = q192 } -> ((!s187) *. q191) | { r0; r1 = q193; r2; r3 = _; r4; r5 = q194; r6 = 9 } -> ((!s187) *. q194) | { r0; r1 = q195; r2 = _; r3; r5 = q196; r6 = (-2); _ } -> ((!s187) *. (-2.0)) | ({ r0 = q197; r1; r2 = q198; r3; r4 = q199; r5 = q200; r6 = q201 } | { r0 = q200; r1 = q201; r2 = q198; r3 = r1; r4 = q199; r5 = q197; r6 = r3 }) -> ((!s187) *. q197))
      done;
      let n202 = !s187 in
      note_float n202;
      Array.make 2 19) | { r10 = 0.5; r11; r12 = q203 } -> (
      Array.make 2 19) | { r11 = q204; r12 = q205; _ } -> (
      Array.make 2 9)) in
    ("", (Array.make 1 2), { r0 = q27; r1 = 18; r2 = a22; r3 = 7; r4 = None; r5 = q28; r6 = 19 })) | C7 (q207, _, _) -> (
    ("b c", (Array.make 1 6), { r0 = q27; r1 = 19; r2 = (Array.make 4 q28); r3 = 4; r4 = None; r5 = q28; r6 = 3 })) | C9 -> (
    ("tail \" end", (Array.make 1 0), { r0 = q28; r1 = 6; r2 = a0; r3 = 13; r4 = None; r5 = q28; r6 = 10 })) | _ -> (
    ("\000\255x", (Array.make 1 (-1)), { r0 = q27; r1 = 2; r2 = a22; r3 = 1; r4 = None; r5 = q27; r6 = 2 }))) in
  ((let (m209, m210, m211) = v208 in mix_string m209; mix_ints m210 0 1; mix_0 5 m211); note_end 0);
  q27) | { r10; r11 = ([|q212; q213; q214; q215|] as w216); r12 = q217 } -> (
  2.0) | { r10 = q218; r11; r12 = n21 } -> (
  -1.0) | exception Invalid_argument q219 -> n21) in
(mix_floats a0 0 4; note_end 0);
note_float n21;
note_float x220;
(mix_floats a22 0 4; note_end 0);
()
