type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0 = Array.make 4 3.25
let n5 = Array.length a0
let rec loop4' i1 s2 =
  if i1 < n5 then (
    (a0.(i1) <- ((a0.(i1)) -. s2));
    loop4' (i1 + 1) (-. (match Ok i1 with | ((Ok _) | (Error false)) -> s2 | ((Error q3) | (Error q3)) -> 2.0))
  ) else
    s2
let n6 = loop4' 0 (-1.5)
let () = note_float n6
let v146' = (match (match Error (Array.make 2 n6) with | ((Ok q7) | (Ok q7)) -> (('\'', n6, (18, false, 1.5, n6)) :: []) | ((Error _) | (Ok _)) -> []) with | ([] | []) when ((8 - (-2)) != (- 20)) -> (
  (try (String.contains "\000\255x" '\'') with | Invalid_argument q8 -> true | Division_by_zero -> false | _ -> true) && ((-3) <> 18)) | ((_ :: _) | []) -> (
  let x27 = (match ((if true then () else ()); (if true then C6 else C6)) with | C4 (None | None) -> (
    float_of_int (10 + 1)) | C4 (Some ('a'..'m' | _)) -> (
    floor n6) | ((C4 (Some 'n')) | (C4 (Some 'n'))) -> (
    ((); ());
    snd (match if true then (Array.make 4 []) else (Array.make 4 []) with | ([|q10; q11; q12; q13|] | [|q10; q11; q12; ([] as q13)|]) -> ('\n', ()) | ([|q14; _; a0; (_ :: _)|] | [|_; a0; _; (_ :: q14)|]) -> (match q14 with | (([] as w15) | (_ :: w15)) -> ('0', ()) | ((_ :: q16) | ((_ :: _) as q16)) -> ('\'', ())) | [|q17; q18'; n6; ([] | ((-3) :: _))|] -> (snd ((Array.make 2 C6), (' ', ()))) | ([|q19; q20; _; (q21 :: q22)|] | [|_; q22; q19; ((q21 :: _) as q20)|]) -> ('z', ()) | q23 -> ('\255', ()));
    n6) | ((C4 (Some _)) | (C4 (Some 'a'..'m'))) -> (
    100.75) | ((C5 ((Some q24), q25, _)) | (C5 (_, q25, _) as q24)) -> (
    n6) | ((C5 (None, _, _)) | C6) -> (
    float (show_int 17 12))) in
  note_float x27;
  let n143 = (match { { r1 = 18; r2 = 3; r3 = (false, []) } with r1 = (int_of_string (string_of_int 13)) } with | { r1 = (1 | 1); r2 = q28; _ } -> (
    let c34 = ((match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28)) * (match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28) in
    let c35 = c34 - ((match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28)) in
    let c36 = (match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28) + (c34) in
    let c37 = (c36) + (match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28) in
    let c38 = (match { r1 = q28; r2 = q28; r3 = (true, []) } with | ({ r1 = (-2147483647); r2 = 5; r3 = x27 } | { r1 = (-2147483647); r2 = 5; r3 = x27 }) -> q28 | { r1 = ((-1) | (-2)); r2 = 5; r3 = q29 } -> q28 | { r1 = (_ | (-3)); r2 = 5; r3 = _ } -> q28 | ({ r1 = q30; r2 = (5 | 3); r3 = q31 } as w32) -> q30 | { r1; r2 = (7 | 1); r3 = q33 } -> r1 | ({ r1 = _; r3; _ } | { r3; _ }) -> q28) * (c35) in
    note_int c38;
    (c38 + c36) * 18) | ({ r1 = 4; r2 = q39; r3 = q40 } | { r1 = 4; r2 = q39; r3 = q40 }) -> (
    let x41 = float q39 in
    -8) | { r1 = (7 | 7); r2; r3 = q42 } -> (
    let v49 = (try (let v43 = -4097 in C5 ((match Ok r2 with | ((Error (_, _, _)) | (Ok _)) -> None | ((Error _) | (Error _)) -> None), ((); (Array.make 2 2.0)), (fabs x27))) with | _ -> (match q42 with | (((q46, _) as w47) | (((true as q46), _) as w47)) -> (if q46 then C6 else C6) | ((false, q48) | (false, q48)) -> (C5 (None, (Array.make 2 x27), x27)))) in
    show_int 18 (r2 lxor r2)) | ({ r1 = q50; r2 = q51; r3 = q52 } | { r1 = q50; r2 = q51; r3 = q52 }) -> (
    let n142 = (match (let q52 = "tail \" end" < "\000\255x" in (let v53 = q52 in C6)) with | ((C4 None) | (C4 None)) -> (
      (let o54 = String.length "a" in let o55 = q51 / 8 in let o56 = 17 in let o57' = String.length "tail \" end" in let ( = ) a b = a * 2 - b in o54 = o55 = o56 = o57')) | ((C4 None) | (C4 (Some _))) -> (
      let n63 = (List.compare_lengths (match q52 with | (((q58, []) as w59) | ((q58, []) as w59)) -> [] | (true, ((q60 :: q61) | ((q60 :: _) as q61))) -> [] | ((_, _) | (false, (_ :: _))) -> []) (match q52 with | (((true as w62) | (true as w62)), _) -> [] | ((false, _) | (false, _)) -> [])) lsl 3 in
      q50 / 3) | ((C5 (q64, q65, _)) | (C5 (q64, q65, _))) when (snd (q51, true)) -> (
      let v117 = (match (if q51 != q51 then (if true then raise Division_by_zero else C6) else (match q52 with | (true, ([] | [])) when false -> C6 | ((true, (q66 :: q67)) | (true, (q66 :: q67))) -> C6 | ((false, q68) | (false, ((_ :: _) as q68))) when (x27 > (let v72 = (let rec f71 p69 = ((fun q52 p70 -> p69), q51) in f71) in x27)) -> C6 | _ -> C6)) with | ((C4 _) | (C4 _)) -> (
        let n73 = q51 in
        ((let v74 = '\n' in 18), (Array.for_all (fun p75 -> true) q65), (true >= true))) | ((C5 (None, [|_; _|], 1.0)) | (C5 (None, _, _))) -> (
        let x78 = 0.0 /. 0.0 in
        let n79' = ((((((0) + (if x78 = x78 then 50 else 0)) + (if x78 <> x78 then 76 else 0)) + (if x78 < x27 then 63 else 0)) + (if x78 > x78 then 29 else 0)) + (if (-1e999) <= x78 then 54 else 0)) + (if x78 >= x78 then 11 else 0) in
        (if ((); (Array.make 8 n79')) < (match q64 with | (None | None) -> (Array.make 8 q50) | ((Some q80) | (Some (C6 as q80))) -> (Array.make 8 q50) | ((Some (C4 None) as w81) | (Some (C5 _) as w81)) -> (Array.make 8 (-2))) then (Array.iter (let rec f83 p82 = () in f83) q65) else (print_char (Char.chr (n79' land 255))));
        ((Char.code '0'), (4 >= q50), (true && false))) | C5 (None, _, (q84 | (1.0 as q84))) -> (
        assert (hide 1 3 = 3);
        let n88 = 12 in
        note_int n88;
        ((let v89 = -2.0 in q51), (match q64 with | (None | None) -> true | (None | (Some (C4 _))) -> false | Some (C5 (q90, ([|q91; _|] | [|_; q91|]), q92)) -> true | ((Some (C5 (q93, q94, _))) | (Some (C5 (_, q94, _)) as q93)) -> true | Some ((C4 _) | C6) -> false), false)) | C5 (((Some q96) | (Some q96)), q97, 1.0) -> (
        ((q51 mod 4096), (q51 < q51), (List.mem 10.0 []))) | ((C5 (_, _, _)) | (C4 None)) -> (
        let n99 = q51 in
        note_int n99;
        List.fold_right (fun q64 (_, q100, q101) -> (q51, q101, q101)) [] (let v102 = n99 in (11, false, true))) | (C6 | C6) -> (
        (let v103 = { r0 = q50 } in (q51, true, false))) | exception Division_by_zero -> (try (match q64 with | (None | (Some _)) -> (q51, true, false) | ((Some q104) | (Some q104)) -> (List.fold_left (fun p105 a0 -> p105) (q51, false, false) [])) with | Not_found -> (try (if true then (q51, true, true) else (q51, false, true)) with | _ -> (10, true, true)) | Match_failure _ -> (String.fold_left (fun p106 p107 -> p106) (q51, true, true) "12") | E0 -> (Array.fold_right (fun p108 (q109, q110, q111) -> (0, q110, true)) q65 (q51, true, true)) | _ -> ((let rec f113 p112 = (12, true, true) in f113) (ref x27))) | exception Match_failure _ -> (match (let (q114, _) = ((q51, true, false), false) in []) with | ([] | (_ :: _)) -> (9, true, false) | ((q115 :: q116) | ((q115 :: _) as q116)) -> (q51, false, true) | ([] | ((_, _, _) :: _)) -> (q51, false, true))) in
      ((let (m118', m119, m120) = v117 in mix m118'; mix (if m119 then 1 else 0); mix (if m120 then 1 else 0)); note_end 0);
      -3) | ((C5 (q121, q122', q51)) | (C5 (q121, q122', q51))) -> (
      let a124 = (match { r0 = (q50 mod (-3)) } with | ({ r0 } | { r0 }) -> (
        Array.init 4 (fun p123 -> n6 *. q51))) in
      let a140 = (match { r0 = (-5) } with | ({ r0 = 2 } | { r0 = _ }) -> (
        let n125 = truncate (tick_float 11 n6) in
        let a126 = Array.mapi (let rec f129 p127 p128 = p128 in f129) (Array.make 4 n125) in
        for i130 = 0 to 2 - 1 do
          a126.(i130 + 1) <- (((a126.(i130)) lxor a126.(i130 + 1)) + a126.(i130 + 2));
          ()
        done;
        (mix_ints a126 0 4; note_end 0);
        (let v131 = (n125, false, false) in Array.make 8 n125)) | ({ r0 = (1 | _) } as w132) -> (
        let n133 = show_int 6 q50 in
        (match ((); None) with | (None | (Some _)) -> (Array.make 8 0) | (None | (Some _)) -> [|q50; n133; n133; n133; q50; n133; n133; 20|])) | ({ r0 = 8 } | { r0 = 8 }) -> (
        let n134 = 12 in
        ((print_string "12"); ((); (Array.make 8 q50)))) | ({ r0 = q135 } | { r0 = q135 }) -> (
        let v136 = if "" > "b c" then (if x27 < q51 then (if true then false else true) else (if max true true then (false || true) else (if true then false else false))) else true in
        let x137 = 0.0 /. 0.0 in
        let n138 = ((((((0) + (if x137 = 1.0 then 36 else 0)) + (if x137 <> x137 then 34 else 0)) + (if x137 < x137 then 2 else 0)) + (if x137 > x137 then 39 else 0)) + (if q51 <= x137 then 3 else 0)) + (if x137 >= x137 then 72 else 0) in
        Array.make 8 q50) | ({ r0 = (7 | 7) } as w139) -> (
        Array.make 8 q50)) in
      9) | ((C6 as w141) | (C6 as w141)) -> (
      4) | _ -> (
      q51)) in
    q51)) in
  true) | ([] | (_ :: _)) -> (
  false) | ((_ :: _) | []) when true -> (
  true) | ([] | (_ :: _)) when false -> (
  false) | _ -> (
  false))
let () = note_float n6
let () = (mix_floats a0 0 4; note_end 0)
let () = (mix (if v146' then 1 else 0); note_end 0)
let () = ()
