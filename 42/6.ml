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
let rec tick_int k x = mix k; x
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
let n0 = -11 in
note_int n0;
let n6 = (match { r2 = (match { r0 = false; r1 = None } with | { r0 = true; _ } -> "" | { r0 = false; r1 = (None | (Some { r0 = _; r1 = _ })) } -> "b c" | { r0 = false; r1 = (Some q1) } -> "12"); r3 = (match 1.5 with | 1.0 -> (Array.make 2 3.25) | 0.0 -> (Array.make 2 0.0) | q2 -> (Array.make 2 (-10.0)) | exception _ -> (Array.make 2 1.5)); r4 = (Option.get None) } with | ({ r2 = q3; r3 = q4; r4 = _ } as w5) -> (
  65535) | exception Invalid_argument _ -> ((if true then n0 else n0) + (compare (Array.make 4 n0) (Array.make 4 17)))) in
note_int n6;
let a46 = (match (Some (match ((-100.75), { r0 = true; r1 = None }, [], 1.5) with | (0.5, q7, _, q8') when q8' = 10.0 -> { r2 = "b c"; r3 = (Array.make 2 q8'); r4 = (ref 15) } | (q9, q10', _, _) -> { r2 = "12"; r3 = (Array.make 2 q9); r4 = (ref n0) })) with | None -> (
  fst ((Array.make 4 1.0), n6)) | ((Some { r2 = q11; r3; r4 = q12 } as w13) | (Some { r2 = q11; r3; r4 = q12 } as w13)) -> (
  let n44 = (match { r0 = ((n6 + 31) <= n6); r1 = (if false then None else None) } with | { r0 = true; r1 = None } -> (
    let r3 = if (if true then n6 else n6) = (Array.length r3) then (compare ((Array.make 4 100.75), q11) (match w13 with | None -> ((Array.make 4 0.5), "") | Some { r2; r3 = q14'; r4 = q15 } -> ((Array.make 4 2.0), "tail \" end") | (None | None) -> ((Array.make 4 0.0), q11) | exception Invalid_argument _ when ((if false then n6 else n0) >= (match { r0 = true; r1 = None } with | { r0 = _; r1 = None } -> n0 | { r0 = q16; r1 = (Some _) } -> n6)) -> ((Array.make 4 1.0), q11) | exception Division_by_zero -> ((Array.make 4 1.5), q11) | exception Match_failure _ -> ((Array.make 4 10.0), "tail \" end") | exception E1 ({ r2 = q17; r3 = [|q18; q19|]; r4 = _ }) -> ((Array.make 4 q18), q17) | exception E1 ({ r2 = q20; r3 = q21; r4 }) -> ((Array.make 4 0.5), "") | exception _ -> ((Array.make 4 (-3.25)), q11))) else (truncate (if true then 0.0 else 0.0)) in
    note_int r3;
    (fun p22 -> r3 - r3) (if true then 'a' else '\n')) | { r0 = true; r1 = (Some q23) } -> (
    let s28 = (clip (if String.for_all (let rec f25 p24 = false in f25) q11 then q11 else (String.fold_left (fun p26 p27' -> p26) "12" q11))) ^ q11 in
    (mix (String.length s28); note_end 0);
    (n6 mod 7) mod 2) | { r0 = false; r1 = q29 } -> (
    14) | exception Invalid_argument q30 -> !q12 | exception Division_by_zero -> (Array.fold_right (let rec f33 p31 p32' = 2147483646 in f33) r3 (-4096)) | exception Failure q34 -> (!q12 + (- n0)) | exception Not_found -> (min n0 (try n0 with | Division_by_zero when ((-2790) <= (-12)) -> n6 | Not_found -> n0 | Match_failure _ when (((land) 14 n6) < n6) -> (-2) | E0 ({ r0 = true; r1 = q35 }) -> n6 | E0 ({ r0 = false; r1 = q36 }) -> 1 | E1 (({ r2 = "a"; r3; r4 } as w37)) when (1e-310 <> (0.0 +. 0.0)) -> n6 | E1 ({ r2 = r3; r3 = q38; r4 = q39 }) when (let v40 = Array.length q38 in (Array.make 1 n6) >= (Array.make 1 n0)) -> n6 | E2 q41 -> n6 | _ -> n6)) | exception E1 ({ r2 = _; r4 = q42; _ }) -> (tick_int 1 (( - ) n6 n6)) | exception E2 q43 -> 1) in
  note_int n44;
  [|(1.0 /. 1.5); (let _v45 = 100.75 in _v45); r3.(1); 1.5|]) | exception Match_failure _ -> (Array.make 4 (-1.0))) in
let n160 = (match (Some (let v47 = -1 in Array.make 16 (-3.25))) with | (None as w48) -> (
  let x49 = (min (float_of_int n0) (3.25 *. 1.5)) -. ((1.0 -. (-100.75)) -. (float_of_int n6)) in
  ((let rec f50 x49 = x49 in f50) 10) lxor (n0 * 7)) | Some ([||] | [||]) when ((1.0 *. 0.0) = (float_of_int 9)) -> (
  let v54 = (match { r2 = (part "" n6 n0); r3 = (let _v51 = ((-2), 0.0) in Array.make 2 1.0); r4 = (if true then (ref n6) else (ref n6)) } with | { r2 = q52; r4 = q53; _ } -> (
    fst (({ r0 = true; r1 = None }, n0, (ref true), false), 2.0))) in
  Char.code (match ({ r0 = false; r1 = None }, n6, (ref true), true) with | (v54, a46, _, _) -> 'z')) | Some ([||] as w55) when ((if true then true else false) && (if true then true else true)) -> (
  (if false then n6 else 13) + n6) | Some [||] -> (
  -11) | Some q56 -> (
  let n159 = (match (if 1.5 < 3.25 then raise (Failure "\000\255x") else { r2 = "b c"; r3 = (Array.make 2 3.25); r4 = (ref n0) }) with | { r2 = "a"; r3 = q57; r4 } -> (
    let s59 = ref 1.5 in
    for i58 = 0 to 20 - 1 do
      s59 := ((-2147483648.0) -. ((!s59) -. (float_of_int i58)))
    done;
    let n60 = !s59 in
    note_float n60;
    let a61 = Array.make 8 n60 in
    n6 + (truncate 0.5)) | { r2 = ""; r3 = [|0.5|]; r4 = q62 } -> (
    let x97 = (match (let _v63 = ({ r2 = "b c"; r3 = (Array.make 2 10.0); r4 = q62 }, { r0 = false; r1 = None }, n6, n6) in (match _v63 with | (q64, q65, 7, q66) -> { r0 = false; r1 = None } | ({ r3 = q67; r4 = _; _ }, _, (-3), _) -> { r0 = true; r1 = None })) with | { r0 = true; r1 = q68 } -> (
      q56.(15) <- (-. (10.0 /. 10.0));
      0.0 /. 0.0) | { r0 = false; r1 } -> (
      let x81 = (match (if n6 > n0 then raise (E2 (15 == n6)) else (try { r0 = true; r1 = None } with | _ -> { r0 = false; r1 = None })) with | ({ r0 = q69'; r1 = (None as w70) } as w71) -> (
        (match { r0 = q69'; r1 = None } with | { r0 = (true | true); r1 = None } -> (float n6) | { r0 = false; r1 = None } -> q56.(0) | { r0 = q72; r1 = (Some _) } -> q56.(7))) | { r0 = q73; r1 = (Some { r0; r1 }) } -> (
        let n74 = (truncate (10.0 *. 1.5)) + n6 in
        let n75 = n74 in
        (let v79 = fun p76 p77 p78 -> n75 in 1.5) -. (-1.5)) | ({ r0 = _; r1 = _ } | { r1 = _; _ }) -> (
        0.5) | exception E2 (true as w80) -> (0.0 *. (fst (0.5, n6))) | exception E2 false -> ((3.25 *. 10.0) *. (if false then 1.0 else (-10.0)))) in
      note_float x81;
      let a96 = (match { { r2 = ""; r3 = (Array.make 2 x81); r4 = q62 } with r3 = [|x81; x81|] } with | { r2 = "a"; _ } -> (
        prerr_int (match r1 with | None -> (n6 / (-1)) | Some { r0 = q82; _ } -> (n0 + n0));
        prerr_byte 32;
        prerr_float (fst ((); (x81, true)));
        prerr_newline ();
        let x87 = if (let (q84, q85, q86, { r0 = q62; _ }) = (n0, (fun p83 -> 11), x81, { r0 = false; r1 = None }) in n6 <= q84) then (-0.0) else x81 in
        (try [|(n0 + 20); (n6 + 0); (let v88 = [] in 11); (n6 / (n6 lor 1)); n6; (Char.code 'a'); (abs 11)|] with | _ -> (Array.make 7 n0))) | { r2 = ""; r4 = q89; _ } -> (
        (let v90 = x81 in (let (q91, _) = ((Array.make 1 n0), (-2)) in Array.make 7 n6))) | { r2 = _; r3 = q92; r4 = q93 } -> (
        (let rec f95 p94 = create_array 7 n0 in f95) (max (Array.make 3 n0) (Array.make 3 n0)))) in
      (try (-0.5) with | _ -> x81)) | exception Match_failure _ -> 1e-310 | exception _ -> (fst (10.0, n6))) in
    compare (Char.lowercase_ascii '\'') (Char.uppercase_ascii '0')) | { r2 = ""; r3 = ([|q98|] as w99); r4 = q100 } -> (
    let n154 = (match (match (Error n0) with | Ok q101 -> (if false then { r2 = "12"; r3 = w99; r4 = q100 } else { r2 = "a"; r3 = w99; r4 = q100 }) | Error (5 | 5) -> (let _v104 = (q98, n6, (q98, q98, false, q98), (fun p102 p103 -> 20)) in { r2 = "\000\255x"; r3 = (Array.make 2 q98); r4 = (ref 0) }) | Error (-2) -> { { r2 = "\000\255x"; r3 = (Array.make 2 q98); r4 = q100 } with r3 = w99 } | Error (-1) -> { r2 = "tail \" end"; r3 = (Array.make 2 q98); r4 = q100 } | ((Error q105) | (Error q105)) -> (if true then { r2 = "a"; r3 = w99; r4 = q100 } else { r2 = "12"; r3 = w99; r4 = q100 })) with | (({ r2 = q106'; r4 = q107; _ } as w108) | ({ r2 = q106'; r4 = q107; _ } as w108)) when ((true || true) || ((n6 + (-2147483647)) < n6)) -> (
      let a145 = (match (Error q98) with | Ok 5 -> (
        let x111 = floor (max q98 (match 1.0 with | 1.0 -> 0.0 | q109 -> q109 | 0.0 -> q98 | q110 -> 2.0)) in
        note_float x111;
        let n112 = n6 in
        (if (Array.make 8 x111) = (Array.make 8 x111) then (Array.make 4 (Array.make 1 q98)) else (match [] with | [] -> (Array.make 4 (Array.make 1 x111)) | (q113 :: _) -> (Array.make 4 (Array.make 1 x111))))) | Ok (-2) -> (
        (if (Array.make 2 n6) >= (Array.make 2 (-3)) then (fst ((Array.make 4 (Array.make 1 q98)), q98)) else (Array.make 4 (Array.make 1 q98)))) | Ok (4 | 4) -> (
        (let v114 = fst ((Array.make 1 16), n6) in Array.make 4 (Array.make 1 q98))) | Ok 1 -> (
        let s116 = ref n6 in
        let i115 = ref (4 - 1) in
        while !i115 >= 0 do
          s116 := (
            let rec loop119 i117' s118 =
              if i117' < 4 then (
                loop119 (i117' + 1) (((); 0) + 9)
              ) else
                s118
            in
            let n121 = loop119 0 !s116 in
            note_int n121;
            n121); i115 := !i115 - 1
        done;
        let n122 = !s116 in
        note_int n122;
        (match w108 with | { r2 = "a"; r3 = q123; r4 = q124' } -> ((); (Array.make 4 (Array.make 1 q98))) | ({ r2 = q125; r3 = [|_; q126|]; _ } as w127) -> (max (Array.make 4 (Array.make 1 q126)) (Array.make 4 (Array.make 1 3.25))) | { r2 = q128; r3 = q129; r4 = q130 } -> [|(Array.make 1 q98); (Array.make 1 q98); (Array.make 1 q98); (Array.make 1 q98)|])) | Ok (2 as w131) -> (
        let s141 = if (n6 <> n6) || (let v132 = n6 in true) then "j" else (try (match w108 with | ({ r2 = "a"; r4; _ } | { r2 = "a"; r4; _ }) when (List.mem_assoc (6 + w131) (max [] [])) -> (if true then q106' else q106') | { r2 = ""; r3; r4 = n6 } -> q106' | { r2; r3 = ([||] | _); r4 = q133 } -> q106' | { r2 = ("a" | ""); r3 = _; r4 = q134 } -> (Array.fold_left (let rec f137 p135 p136 = p135 in f137) q106' w99) | { r2 = q138; r3; _ } when ((if false then q138 else "12") >= (string_of_float (-3.25))) -> (try "rhwqd" with | _ -> q138) | exception Invalid_argument q139 -> q139 | exception Division_by_zero -> q106' | exception Failure q140 -> q140 | exception Match_failure _ -> q106' | exception E2 true -> "b c" | exception E2 false -> q106') with | Match_failure _ -> q106' | _ -> "a") in
        Array.make 4 (Array.make 1 q98)) | Ok (-2147483647) -> (
        Array.make 4 (Array.make 1 0.0)) | Ok (6 | _) -> (
        Array.make 4 (Array.make 1 q98)) | ((Error _) | (Ok (-2147483647))) -> (
        Array.make 4 (Array.make 1 q98)) | Ok 4 -> (
        Array.make 4 (Array.make 1 q98)) | Ok q143 -> (
        Array.make 4 (Array.make 1 q98)) | ((Error q144) | (Error q144)) -> (
        Array.make 4 (Array.make 1 1.5)) | exception _ -> (Array.make 4 (Array.make 1 q98))) in
      4) | { r2 = q146; r3 = q147; r4 } -> (
      n0) | { r3 = q148; r4; _ } -> (
      n6) | { r2 = q149; r3 = q150; r4 } -> (
      2) | exception Invalid_argument q151 -> n6 | exception E0 q152 -> n6 | exception E1 q153 -> n6 | exception E2 _ -> 3) in
    n6) | ({ r2 = ""; r3 = q155; r4 = q156 } as w157) -> (
    n0) | { r2 = q158; r3 = _; r4 } -> (
    n0) | exception Failure a46 -> 17) in
  note_int n159;
  n159) | _ -> (
  n0)) in
note_int n160;
note_int n0;
note_int n6;
note_int n160;
(mix_floats a46 0 4; note_end 0);
()
