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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y135; r5 = y136 } -> mix y135; mix_float y136
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let make3 p4 =
  (let rec f7 p5 p6 = (match p5 with | C3 -> (int_of_string (string_of_int 9)) | C0 -> 1 | (C1 | C1) -> (if v2 then 20 else 9) | C2 -> (8 - (-2))) in f7)
in
let c8 = make3 (match Ok (Array.make 9 true) with | Ok q9 -> (fun p10 () v2 -> ((fun p11 p12 p13 -> p13), v2)) | Error (q14, q15, _, make3) -> (fun { r4; _ } () p16 -> ((let rec f20 p17 p18 p19 = 14 in f20), 18))) in
let n21' = c8 C1 (let c8 = true in 1.5) in
let n27 = n21' - (let (((q22, q23) as w24), q25, _) = ((v2, n21'), 16, (-1.0)) in (let _v26 = None in q25)) in
let rec fold28 =
  function
  | C3 ->
    let c30 = 14 + ((int_of_float ((); (-10.0)))) in
    let c31 = c30 * (14) in
    let c32 = (14) + c30 in
    let c33 = (c30) + (int_of_float ((); (-10.0))) in
    let c34 = (int_of_float ((); (-10.0))) + (c31) in
    let c35 = 14 + (14) in
    let c36 = c35 + (c31) in
    { r4 = c32; r5 = (-2.0) }
  | C0 ->
    { r4 = 32767; r5 = 0.5 }
  | C1 ->
    { { r4 = n21'; r5 = 100.75 } with r5 = (float_of_int n27) }
  | C2 ->
    { r4 = (let o37 = n27 in let o38 = n27 in let o39 = n21' in let ( && ) a b = a * 2 - b in o37 && o38 && o39); r5 = 3.25 }
in
let v40 = fold28 C0 in
(mix_0 5 v40; note_end 0);
let v49 = fold28 (match v40 with | { r4 = 0; r5 = _ } -> C0 | ({ r4 = q41; r5 = q42 } | { r4 = (-1 as q41); r5 = q42 }) -> C0 | { r4 = 2; r5 = q43 } -> C0 | ({ r4 = 8; r5 } | { r4 = 6; r5 }) -> C0 | { r4 = (5 | _); r5 = q44 } -> C0 | { r4 = 9; r5 = q45 } -> C0 | { r4 = 1; r5 } -> C0 | ({ r4 = (-2147483648 as w46'); r5 = q47 } | { r4 = (1 as w46'); r5 = q47 }) -> C0 | { r4 = q48; _ } -> C0) in
(mix_0 5 v49; note_end 0);
(mix_0 5 v49; note_end 0);
prerr_int ((Char.code ' ') - (( - ) n27 n27));
prerr_byte 32;
prerr_float 0.0;
prerr_newline ();
let c50 = (try ((String.length "tail \" end") * (n21' + n27)) with | _ -> (-12)) + ((n27 land (-1))) in
let c51 = c50 + ((n27 land (-1))) in
let c52 = c50 * (c50) in
let c53 = (n27 land (-1)) + ((try ((String.length "tail \" end") * (n21' + n27)) with | _ -> (-12))) in
let c54 = (c51) + c53 in
let c55 = ((try ((String.length "tail \" end") * (n21' + n27)) with | _ -> (-12))) + c52 in
let c56 = c53 lxor (c50) in
let c57 = (c56) - c50 in
let c58 = (c57) + c51 in
let c59 = (c56) lxor c57 in
let c60 = (c56) * c57 in
note_int c60;
(try (
  let n76 = (try (
    let v63 = { r4 = (let (q61, q62) = (None, v2) in fst (6, c56)); r5 = (1.5 +. v40.r5) } in
    (mix_0 5 v63; note_end 0);
    let x74 = (try (
      (try (
        let c56 = (match v49 with | { r4 = (-1); r5 = q64' } when q64' >= 100.75 -> c56) in
        let x69 = (let (q66, q67, q68, _) = (fun p65 -> (0.5, ('0', 3.25, 0), None, (-3.25))) v2 in q66) *. ((if v2 then ()); (10.0 +. (-100.75))) in
        note_float x69;
        let _ = fold28 C3 in
        let n70 = v40.r4 in
        (if c55 < n70 then (Printf.printf "[%s %d]\n" "\000\255x" c59) else (let v71 = c59 in ()))) with | Match_failure _ -> ());
      prerr_int (((); c60) / 4);
      prerr_byte 32;
      prerr_float (try (-0.5) with | _ -> 1e999);
      prerr_newline ();
      ((let rec f73 p72 = 3.25 in f73) 14) *. (float 8)) with | Division_by_zero -> (tick_float 13 1.0)) in
    note_float x74;
    (if not v2 then raise (Failure "tail \" end") else (int_of_string "a"))) with | Failure q75 -> (c58 asr (c56 land 31))) in
  note_int n76;
  let n99' = (try (
    (try (
      let v78 = (v49.r4 / 3) <= ((n76 lsl 0) + (let _v77 = n76 in c51)) in
      v49.r4 <- v49.r4) with | _ -> (if v2 then () else ()));
    let x90 = if (try (match [] with | [] when (max ({ r4 = 17; r5 = 0.0 } >= v40) (let _v79 = Array.make 8 1.5 in v2)) -> "\000\255x") with | Match_failure _ -> "tail \" end") = (let _v85 = (let rec f84 ((q80, q81) as w82) p83 = 2.0 in f84) in "") then (if true then (float_of_int c53) else (-1.5)) else (match (let (_, _, q86', q87) = (2, 1.5, (Array.make 6 c59), v49) in q87) with | { r4 = _; r5 = 0.0 } -> (2.0 /. 1.0) | { r4 = (-2); r5 = 0.5 } -> (Result.get_ok (Ok 3.25)) | { r4 = 9; r5 = n76 } -> v49.r5 | { r4 = (-2); r5 = q88 } -> (let C2 = C0 in -2.0) | { r4 = 2; r5 = n76 } -> 0.5 | ({ r5 = q89; _ } | { r5 = q89; _ }) -> 2147483648.0) in
    note_float x90;
    let v96 = (part (let v92 = ((Array.make 2 c56), (fun p91' -> ' '), v2) in "\000\255x") (-2147483647) n21') = (if "" < "a" then (match v49 with | { r4 = q93; r5 = 0.5 } -> "12" | { r4 = q94; r5 = q95 } -> "a") else (string_of_int c54)) in
    (mix (if v96 then 1 else 0); note_end 0);
    (if v49 == v40 then (Result.get_ok (Ok c54)) else (if v96 then c58 else c51))) with | Invalid_argument q97 -> 20 | Failure q98 -> c58 | Match_failure _ -> (c8 C0 3.25)) in
  note_int n99';
  let n130 = (try (
    let s101 = ref (-2) in
    let s102 = ref c59 in
    let s103 = ref n76 in
    let s104' = ref c53 in
    let s105 = ref 100.75 in
    for i100 = 0 to 6 - 1 do
      let u107 = 7 in
      let u108 = !s102 in
      let u109' = (match if v2 then C0 else C0 with | (C3 as w106) -> c54 | C0 -> (compare None None) | C1 -> (- 7) | C2 -> v49.r4) in
      let u110 = !s104' in
      let u111 = !s105 in
      s101 := u107; s102 := u108; s103 := u109'; s104' := u110; s105 := u111
    done;
    let n112 = !s101 in
    let n113 = !s102 in
    let n114 = !s103 in
    let n115 = !s104' in
    let n116 = !s105 in
    note_int n112;
    note_int n113;
    note_int n114;
    note_int n115;
    note_float n116;
    (try (
      let v119 = List.find (fun p117 -> ((); "\000\255x") >= ((clip "b c") ^ "tail \" end")) [(match v49 with | ({ r4; r5 = q118 } | { r4; r5 = q118 }) when r4 < 1 -> C0); C0; (if false then C0 else C0)] in
      ()) with | _ -> (v49.r4 <- 11));
    let rec f120 p121 p122 p123 =
      if p121 <= 0 then
        v40
      else (
        (try (let r124 = f120 (p121 - 1) p122 p123 in if v2 then raise Not_found else r124) with | Not_found -> (max { r4 = n76; r5 = n116 } { r4 = c52; r5 = n116 }))
      )
    in
    let v129 = f120 (hide 1 1) (List.fold_right (let rec f126' n112 p125 = p125 in f126') [] (ref (Array.make 3 c58))) (Result.map_error (let rec f128 p127 = c58 in f128) (Ok (n116, c59))) in
    (mix_0 5 v129; note_end 0);
    (mix_0 5 v129; note_end 0);
    tick_int 12 c53) with | _ -> v40.r4) in
  (let (_, q134) = (try (match v40 with | { r4; r5 = q131 } -> (c57, C0)) with | Invalid_argument q132 -> (4, C0) | Division_by_zero -> (n130, C0) | Failure q133 -> (c50, C0) | Not_found -> (c60, C0)) in (if v2 then ()))) with | Match_failure _ -> ());
note_int c52;
note_int c50;
note_int c56;
note_int c57;
note_int c55;
(mix_0 5 v49; note_end 0);
(mix_0 5 v40; note_end 0);
note_int c60;
()
