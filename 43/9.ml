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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y124; r1 = y125; r2 = y126; r3 = y127; r4 = y128 } -> mix_string y124; mix_1 (d - 1) y125; mix_string y126; mix y127; mix_2 (d - 1) y128
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y129 :: y130) -> mix 1; mix_string y129; mix_1 (d - 1) y130
and mix_2 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y131 -> mix 1; mix_0 (d - 1) y131
let c1 = ((-1.5)) +. (-1.5)
let c2 = (-1.5) +. (c1)
let c3 = (-1.5) +. (c2)
let c4 = c2 *. (c1)
let c5 = c1 +. (c2)
let c6 = ((let v0 = 3.25 in 1.0)) -. c3
let c7 = c4 *. (c2)
let c8 = c4 *. (c3)
let () = note_float c8
let () = (try (
  let n9 = if (String.length "") >= (int_of_string (string_of_int 15)) then ((11 / 10) lsr 29) else (if 4 != 2 then (7 mod (8 lor 1)) else (if false then 17 else (-3))) in
  let v123 = (try (
    let n59 = (try (
      let x58' = (try (
        let n10 = n9 in
        let rec loop37 i11 n38 s12 s13 s14 s15 s16 s17 s18 s19 s20 s21 s22 s23 s24' s25 s26' =
          if i11 < n38 then (
            loop37 (i11 + 2) n38 s15 s15 s14 (let c5 = fst ((Array.make 8 s16), s24') in (match s17 with | (('a'..'m', q27, (s18 | (6 as s18))) as w28) -> c4 | ('a'..'m', q29, q30) -> s12 | ((q31 | ('0'..'9' as q31)), (0.0 as w32), _) -> s15 | ('0'..'9', q33, _) -> s20 | ('n', q34, q35) -> s13 | (_, q36, _) -> c8)) s25 s17 s18 s19 s20 s24' s21 s22 s22 s25 s26'
          ) else
            (s12, s13, s14, s15, s16, s17, s18, s19, s20, s21, s22, s23, s24', s25, s26')
        in
        let (n39', n40, n41, n42, n43, n44, n45, n46, n47, n48, n49, n50, n51, n52, n53) = loop37 0 (hide 0 9) c6 c8 n10 c1 c6 (' ', c8, n10) true n10 c8 n9 n10 n9 n10 c8 { r0 = "a"; r1 = []; r2 = "b c"; r3 = 6; r4 = None } in
        note_float n39';
        note_float n40;
        note_int n41;
        note_float n42;
        note_float n43;
        ((let (m54, m55, m56) = n44 in mix (Char.code m54); mix_float m55; mix m56); note_end 0);
        (mix (if n45 then 1 else 0); note_end 0);
        note_int n46;
        note_float n47;
        note_int n48;
        note_int n49;
        note_int n50;
        note_int n51;
        note_float n52;
        (mix_0 5 n53; note_end 0);
        String.fold_left (fun n51 n47 -> -0.5) n43 (let v57 = n48 in "12")) with | _ -> (sqrt c5)) in
      n9) with | _ -> n9) in
    (try (
      let x69 = (try (
        let a60 = (match c6 with | (0.5 | 0.5) -> (Array.make 2 c8) | (0.0 | 0.0) -> (Array.make 2 c2) | (0.0 | 0.0) -> (Array.make 2 1.0) | 0.5 -> (Array.make 2 c8) | q61 -> (Array.make 2 q61) | exception Invalid_argument q62 -> (Array.make 2 c3) | exception Not_found -> (Array.make 2 (-0.0)) | exception E0 -> (Array.make 2 c2) | exception E1 -> (Array.make 2 1.0)) in
        let rec loop65 i63 n66 s64 =
          if i63 < n66 then (
            loop65 (i63 + 1) n66 (c6 *. ((s64) -. a60.(i63)))
          ) else
            s64
        in
        let n67 = loop65 0 2 c8 in
        note_float n67;
        10.0 +. a60.(0)) with | Invalid_argument _ -> (float_of_int n9) | Not_found -> (floor 2.0) | Match_failure _ -> ((-0.5) +. c5) | E0 -> (let _v68 = () in c4)) in
      note_float x69;
      let n80 = (try (
        let n59 = c5 in
        note_float n59;
        let a70 = if false then (Array.make 16 c4) else (Array.make 16 c7) in
        let rec loop75 i71 s72 =
          if i71 <> 16 then (
            loop75 (i71 + 1) (((s72) -. a70.(i71)) *. (let i73 = (let v74 = c7 in 16) in if i73 >= 0 && i73 < Array.length a70 then a70.(i73) else (match { r7 = c7 } with | { r7 = 1.0 } -> c5 | { r7 = 0.0 } -> n59 | ({ r7 } | { r7 = (1.0 as r7) }) -> c7)))
          ) else
            s72
        in
        let n77 = loop75 0 3.25 in
        note_float n77;
        let v78 = C5 (compare (if true then (ref (Array.make 1 c5)) else (ref (Array.make 1 n77))) (if false then (ref (Array.make 1 c7)) else (ref (Array.make 1 n59)))) in
        for i79 = 0 to 14 - 1 do
          a70.(i79 + 1) <- (a70.(i79 + 2) *. (a70.(i79 + 1) +. (a70.(i79))));
          ()
        done;
        17) with | _ -> (n59 - n9)) in
      ()) with | _ -> (try (if false then () else ()) with | _ -> ()));
    let x122 = (try (
      let v92 = Char.uppercase_ascii (match if true then C6 else C6 with | (C5 5 as w81') -> (let s82 = "tail \" end" in let i83 = n59 in if i83 >= 0 && i83 < String.length s82 then s82.[i83] else 'z') | C6 -> '\023' | (C5 (-2) as w84) -> (match w84 with | C5 _ -> '\255' | (C6 | C6) -> 'z') | C5 ((-2147483647) | (-2147483647)) -> (max '\'' 'z') | ((C5 _) | C6) -> (let s87 = "a" in let i88 = n59 in if i88 >= 0 && i88 < String.length s87 then s87.[i88] else ' ') | ((C5 _) | C6) -> (let v90' = n59 in ' ') | C5 _ when ((c8 /. c5) > c7) -> (let _v91 = () in '\'')) in
      let x112 = (try (
        let n93 = 9 in
        note_int n93;
        let n105 = if if (match v92 with | 'a'..'m' when (match (let s94 = "" in let i95 = n93 in if i95 >= 0 && i95 < String.length s94 then s94.[i95] else v92) with | 'a'..'m' -> (match v92 with | 'a'..'m' -> true | 'a'..'m' -> true | ('0'..'9' | '0'..'9') -> false | 'n' -> true | q96 -> true) | ('0'..'9' | _) -> ((); false) | q97 -> (not true)) -> true | 'a'..'m' when ((let _v98 = n93 in false) < (false || false)) -> false | _ when (let (_, q103, n9, _) = (c6, n93, (c7, 13, false), (let rec f102 p99 p100 p101 = false in f102)) in false) -> true | _ -> false) then raise (Failure "a") else (let (q104 :: _) = [] in false) then raise Not_found else 2147483646 in
        let n106 = -2 in
        let v110 = ((c7 *. ((if true then ()); (match v92 with | ('a'..'m' | 'a'..'m') -> c7 | '0'..'9' -> c7 | 'n' -> c2 | q107 -> 3.25 | 'a'..'m' -> 1.0))) *. (float_of_int (match v92 with | 'a'..'m' -> (match C6 with | ((C5 'a'..'m') | (C5 'a'..'m')) -> n105 | (C5 ('0'..'9' | '0'..'9') as w108) -> 19 | C5 ('a'..'m' | 'n') -> n105 | C5 'a'..'m' -> n59 | C5 '0'..'9' -> n105 | ((C5 q109) | (C5 q109)) -> n105 | C6 -> n105) | '0'..'9' -> (snd ((-1.0), n105)) | 'n' -> (match n59 with | (0 | 0) -> n105 | _ -> n106) | 'a'..'m' -> (n105 + n93) | ('n' | '0'..'9') -> (abs 0) | n9 -> n106))) = c8 in
        (let v111 = false in 100.75) /. (min c2 c7)) with | _ -> 0.0) in
      let v121 = (let _v119 = if (match v92 with | 'a'..'m' -> false | 'n' -> false | ('a'..'m' | 'a'..'m') -> true | '0'..'9' -> true | q113 when (match if true then q113 else q113 with | 'a'..'m' -> (c8 < x112) | q114 when ((3 <= n59) && (true && true)) -> (match q114 with | 'a'..'m' -> true | ('a'..'m' as w115) -> true | '0'..'9' -> false | ('a'..'m' | 'a'..'m') -> false | '0'..'9' -> false | q116 -> false) | '0'..'9' -> (false && false) | 'n' -> (not true) | ('a'..'m' | 'a'..'m') -> (false <> false) | ('0'..'9' as w117) -> ((n59 + 65536) > n59) | q113 -> (let ({ r7 = _ } as w118) = { r7 = c6 } in true)) -> false) then (ceil c5) else 1.7976931348623157e308 in (let _v120 = (try (C5 _v119) with | _ -> C6) in (match _v120 with | C6 when ((n59 lxor 17) >= n9) -> (ref [])))) in
      c4 *. c8) with | _ -> 1.5) in
    false) with | _ -> true) in
  ()) with | _ -> ())
let () = note_float c3
let () = note_float c8
let () = note_float c1
let () = note_float c6
let () = note_float c2
let () = note_float c7
let () = note_float c5
let () = note_float c4
let () = ()
