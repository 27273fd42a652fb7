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
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y81; r5 = y82 } -> mix y81; mix_float y82
in
let v0 = ((List.length []) + 4095) > 19 in
(try (
  (try (
    (try (
      let x1 = if if if false then raise (Failure "tail \" end") else false then raise Not_found else (if v0 then raise Not_found else v0) then raise (Failure "12") else (if (try (if v0 then raise Division_by_zero else v0) with | Division_by_zero -> v0 | Failure _ -> v0 | Not_found -> v0 | Match_failure _ -> v0) then raise Division_by_zero else (if true then raise Not_found else 3.25)) in
      note_float x1;
      let n2 = (try (
        (if if if v0 then raise Not_found else v0 then raise Division_by_zero else (if v0 then raise Not_found else v0) then raise Division_by_zero else (if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else (if v0 then raise Not_found else ())));
        (if if true then raise (Failure "") else v0 then raise (Failure "12") else (if v0 then raise (Invalid_argument "a") else 19))) with | Invalid_argument _ -> (if false then raise Division_by_zero else (-2)) | Failure _ -> (if v0 then raise Not_found else 17)) in
      (if if v0 then raise (Invalid_argument "tail \" end") else v0 then raise (Failure "a") else (if v0 then raise Not_found else ()))) with | Invalid_argument v0 -> (if true then raise Not_found else ()));
    let rec fold3 p4 =
      match p4 with
      | { r4 = q5; r5 = q6 } ->
        q6
    in
    let x7 = fold3 { r4 = 6; r5 = (-2.0) } in
    note_float x7;
    (if v0 then raise (Invalid_argument "12") else (if v0 then raise Not_found else ()))) with | Invalid_argument q8 -> (if v0 then raise Division_by_zero else ()) | Failure v0 -> (if true then raise Not_found else ()) | Not_found -> (if v0 then raise (Invalid_argument "b c") else ()));
  let v9 = if if if v0 then raise Not_found else false then raise (Failure "tail \" end") else (if false then raise (Failure "a") else v0) then raise Not_found else (if if v0 then raise Not_found else v0 then raise (Invalid_argument "") else (if v0 then raise (Failure "12") else false)) in
  (if if false then raise Not_found else true then raise (Invalid_argument "") else (if v9 then raise (Failure "a") else ()))) with | Invalid_argument q10 -> (match C0 with | (C3 | C3) -> () | (C0 | C2) -> () | (C1 | C1) -> () | (C2 as w11) -> ()) | Division_by_zero -> (if false then ()) | Failure q12 -> () | Not_found -> ((fun p13 -> ()) 4));
let f14 p15 p16 v0 =
  let n24 = (try (
    (if if if true then raise Division_by_zero else true then raise Division_by_zero else (v0 <= 0.0) then raise (Invalid_argument "12") else (if if true then raise (Invalid_argument "tail \" end") else true then raise (Invalid_argument "12") else (if true then raise Division_by_zero else ())));
    let v22 = (try (
      let v21 = if if if (let v17 = if true then raise (Failure "a") else false in if v17 then raise (Failure "") else v17) then raise Division_by_zero else (if if false then raise Division_by_zero else false then raise (Invalid_argument "12") else (if true then raise (Failure "\000\255x") else true)) then raise Division_by_zero else (not (match 3 - 0 with | 5 -> true | (8 | (-2147483648)) -> ("a" <= "tail \" end") | (5 | 7) -> (4 > 12) | ((-2147483648) | 3) -> ("b c" <> "b c") | 6 -> (11 > 2) | q18 -> true)) then raise Division_by_zero else (match if if if true then raise Division_by_zero else false then raise (Failure "tail \" end") else (if false then raise (Failure "tail \" end") else true) then raise (Invalid_argument "12") else (if if true then raise Division_by_zero else true then raise (Failure "tail \" end") else p16) with | C3 -> (if if if false then raise (Invalid_argument "a") else true then raise (Invalid_argument "\000\255x") else (v0 <= v0) then raise (Invalid_argument "12") else (if if true then raise (Failure "tail \" end") else true then raise Division_by_zero else (if false then raise (Failure "") else ('a', 1.5, (2.0, "tail \" end", v0))))) | C0 -> (if if if false then raise (Failure "12") else false then raise (Failure "tail \" end") else (if false then raise Division_by_zero else false) then raise (Failure "a") else (if if false then raise Division_by_zero else true then raise (Failure "12") else (if false then raise (Failure "a") else (' ', v0, (v0, "b c", (-100.75)))))) | (C1 as w19) when (let v20 = (-1) / (-1) in true) -> (if if if true then raise (Failure "") else false then raise Division_by_zero else (if true then raise (Failure "\000\255x") else true) then raise Division_by_zero else (if if true then raise (Invalid_argument "12") else false then raise Division_by_zero else (if true then raise (Invalid_argument "\000\255x") else ('a', v0, (v0, "\000\255x", v0))))) | C2 -> (if if if true then raise (Failure "b c") else false then raise (Invalid_argument "tail \" end") else (if false then raise Division_by_zero else true) then raise (Failure "b c") else (if if true then raise (Failure "12") else false then raise (Invalid_argument "b c") else (if true then raise (Failure "\000\255x") else ('\'', v0, (v0, "b c", v0)))))) in
      (if if true then raise (Invalid_argument "") else false then raise (Failure "") else (if true then raise (Failure "a") else true))) with | Failure p16 -> (if false then raise Division_by_zero else true) | Match_failure _ -> (if false then raise Division_by_zero else false)) in
    ((if v22 then raise Division_by_zero else ()); 12)) with | Invalid_argument q23 -> 17 | Division_by_zero -> (-2)) in
  ref v0
in
let g25 = f14 [|(-1); 3; 6; 7|] in
let g26 = g25 C0 in
let v27 = g26 (1.0 +. 2.0) in
let v28 = g26 (1.0 /. 0.5) in
(mix_0 5 v28; note_end 0);
let n41 = (try (
  (if if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else v0 then raise Division_by_zero else (if if false then raise Division_by_zero else true then raise Division_by_zero else (if v0 then raise Division_by_zero else ())));
  (if if if if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else ((if v0 then raise Division_by_zero else (-2.0)) <> (try (if v0 then raise Division_by_zero else 100.75) with | Division_by_zero -> 1.0)) then raise Division_by_zero else (if if 0 <= 0 then raise Division_by_zero else (if false then raise Division_by_zero else true) then raise Division_by_zero else v0) then raise Division_by_zero else (if if if if v0 then raise Division_by_zero else false then raise Division_by_zero else ((-3) <> 17) then raise Division_by_zero else (if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else (if v0 then raise Division_by_zero else true)) then raise Division_by_zero else (if if (fun p29 -> v0) (Array.make 16 3) then raise Division_by_zero else (if true then raise Division_by_zero else v0) then raise Division_by_zero else (if if true then raise Division_by_zero else false then raise Division_by_zero else (if v0 then raise Division_by_zero else ())))));
  (try (
    let n40 = (try (
      let v30 = if if if true then raise Division_by_zero else (if if v0 then raise (Failure "a") else v0 then raise (Failure "tail \" end") else v0) then raise Not_found else (if if 19 < 19 then raise Division_by_zero else (5 >= 3) then raise Division_by_zero else v0) then raise (Failure "a") else (if if if if true then raise (Failure "tail \" end") else false then raise (Failure "a") else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else (if if v0 then raise (Failure "a") else v0 then raise Not_found else (if v0 then raise (Failure "tail \" end") else v0)) then raise (Failure "") else ("" >= "\000\255x")) in
      let x39 = (try (
        (if if if v30 then raise (Invalid_argument "") else v0 then raise Division_by_zero else (if v0 then raise (Invalid_argument "tail \" end") else v30) then raise Division_by_zero else (v27 := 0.5));
        let v34 = if v30 then v0 else (if (7 + (-1073741824)) <= 7 then (if v0 then (if (try (if v30 then raise Division_by_zero else v30) with | Division_by_zero -> v30) then (if v30 then (if (let (q31, q32, v30, q33) = ((-100.75), 15, 1, (-2)) in v0) then (if "" < "b c" then (17 != 1) else (if (14 - 2147483647) >= (-2) then v30 else false)) else v30) else v30) else v30) else v0) else (v0 && v30)) in
        let x35 = if if if if if v30 then raise (Invalid_argument "b c") else v30 then raise (Failure "12") else (if v34 then raise (Failure "a") else false) then raise Not_found else (if if v34 then raise Not_found else v30 then raise (Invalid_argument "a") else (if v34 then raise (Failure "a") else v34)) then raise Division_by_zero else (if (if false then raise (Invalid_argument "b c") else v34) || (if v34 then raise Division_by_zero else v34) then raise (Failure "\000\255x") else (if if v30 then raise Division_by_zero else v34 then raise Division_by_zero else (if v34 then raise Not_found else v30))) then (if if (try (if v34 then raise Division_by_zero else v34) with | Division_by_zero -> v34) && (if v30 then raise Not_found else v30) then raise Division_by_zero else (if if v34 then raise (Invalid_argument "tail \" end") else v34 then raise (Invalid_argument "12") else (if v30 then raise Division_by_zero else v34)) then raise (Failure "a") else (if if if false then raise (Invalid_argument "\000\255x") else v34 then raise (Invalid_argument "a") else false then raise (Invalid_argument "\000\255x") else (if if v34 then raise Division_by_zero else true then raise (Invalid_argument "tail \" end") else (tick_float 1 1.5)))) else !v27 in
        note_float x35;
        let n36 = if if if if if v34 then raise (Failure "\000\255x") else v34 then raise (Failure "b c") else (if false then raise (Failure "") else v30) then raise (Failure "") else (if v34 then raise (Failure "") else (if v34 then raise Not_found else false)) then raise Division_by_zero else (if if if false then raise Division_by_zero else v34 then raise Division_by_zero else (if false then raise (Failure "b c") else true) then raise Division_by_zero else (if if v34 then raise (Invalid_argument "12") else v30 then raise (Invalid_argument "tail \" end") else (if v34 then raise Not_found else v34))) then raise (Invalid_argument "\000\255x") else (if if if if false then raise Division_by_zero else true then raise Division_by_zero else (if v30 then raise Not_found else false) then raise (Failure "12") else (if 7 > 20 then raise (Invalid_argument "tail \" end") else (if v34 then raise Not_found else v34)) then raise Division_by_zero else (if if if v34 then raise (Failure "a") else v34 then raise (Invalid_argument "tail \" end") else (if true then raise Not_found else v34) then raise (Failure "b c") else ((17 + 8) + 9))) in
        (if if false then raise Not_found else false then raise (Invalid_argument "a") else (if true then raise Not_found else 10.0))) with | Invalid_argument q37 -> (if v30 then raise Not_found else 2.0) | Division_by_zero -> (if v0 then raise Not_found else (-1.5)) | Failure q38 -> (if v30 then raise Division_by_zero else (-1.5)) | Not_found -> (if v30 then raise (Failure "a") else 2.0) | Match_failure _ -> (if v30 then raise Not_found else 0.0)) in
      note_float x39;
      (if if v30 then raise Division_by_zero else v30 then raise (Failure "12") else (if false then raise Not_found else 8))) with | Division_by_zero -> (if v0 then raise Division_by_zero else 4) | Not_found -> 10) in
    note_int n40;
    ()) with | Failure _ -> () | Not_found -> () | Match_failure _ -> ());
  9) with | Division_by_zero -> 9 | _ -> 12) in
let x80 = (try (
  let n42 = if if if false then raise Division_by_zero else v0 then raise Division_by_zero else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else (if n41 = n41 then raise Division_by_zero else (-65536)) in
  let n43 = if if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else (if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else n41) in
  note_int n43;
  let v79 = (try (
    (try (
      let n46 = (try (
        (if if if v0 then raise Division_by_zero else v0 then raise (Invalid_argument "tail \" end") else (if v0 then raise Division_by_zero else false) then raise Division_by_zero else (if "tail \" end" <= "\000\255x" then raise Division_by_zero else (if true then raise Division_by_zero else ())));
        let n45 = if if if v0 then raise (Invalid_argument "\000\255x") else v0 then raise Division_by_zero else (if true then raise (Invalid_argument "b c") else v0) then raise (Invalid_argument "b c") else ((let v44 = v0 in ()); (if v0 then raise (Invalid_argument "\000\255x") else n43)) in
        Result.get_ok (if v0 then raise Division_by_zero else (Ok n43))) with | Division_by_zero -> (if v0 then raise Division_by_zero else n43)) in
      note_int n46;
      (if if v0 then raise (Invalid_argument "b c") else v0 then raise (Invalid_argument "12") else (if v0 then raise (Invalid_argument "tail \" end") else ()))) with | Invalid_argument _ -> (if v0 then raise (Invalid_argument "12") else ()));
    let f47 p48 p49 p50 =
      let v51 = None in
      ("\000\255x", { r4 = 5; r5 = p49 }, 0.5)
    in
    let v52 = f47 v0 (-3.25) 100.75 in
    ((let (m53, m54, m55) = v52 in mix_string m53; mix_1 5 m54; mix_float m55); note_end 0);
    let v57 = f47 v0 (-1.5) ((fun p56 -> 1.5) (0.5, 100.75)) in
    ((let (m58, m59, m60') = v57 in mix_string m58; mix_1 5 m59; mix_float m60'); note_end 0);
    ((let (m61', m62, m63) = v57 in mix_string m61'; mix_1 5 m62; mix_float m63); note_end 0);
    let x77 = (try (
      let x64 = 0.0 /. 0.0 in
      let n65 = ((((((0) + (if x64 = x64 then 83 else 0)) + (if (try (if v0 then raise Not_found else x64) with | Not_found -> x64) <> x64 then 36 else 0)) + (if x64 < x64 then 73 else 0)) + (if x64 > x64 then 45 else 0)) + (if x64 <= 100.75 then 31 else 0)) + (if x64 >= x64 then 97 else 0) in
      note_int n65;
      (try (
        let n66 = n65 in
        let n67' = 15 in
        let v73 = (let (_, q72) = if (let (q68, q69, q70, q71) = (false, C0, (Array.make 8 n43), x64) in q68) then raise Not_found else (if v0 then raise (Failure "12") else ((Array.make 16 x64), v0)) in if if q72 then raise (Failure "b c") else true then raise Division_by_zero else (if q72 then raise Division_by_zero else '\'')) in
        let n74 = if if (Array.make 2 n66) <= (Array.make 2 n67') then raise Division_by_zero else (n66 <= 17) then raise Not_found else n43 in
        (if if v0 then raise (Failure "tail \" end") else false then raise (Invalid_argument "tail \" end") else (if v0 then raise (Invalid_argument "b c") else ()))) with | Invalid_argument _ -> (if v0 then raise Division_by_zero else ()) | Division_by_zero -> (if v0 then raise (Invalid_argument "\000\255x") else ()) | Failure _ -> (if true then raise Not_found else ()));
      let n75 = if if true then raise Not_found else (if v0 then raise Division_by_zero else v0) then raise (Invalid_argument "a") else (if if false then raise (Invalid_argument "\000\255x") else v0 then raise (Invalid_argument "\000\255x") else (if v0 then raise (Invalid_argument "\000\255x") else n43)) in
      note_int n75;
      (if 0.0 <= (-3.25) then raise Division_by_zero else (if v0 then raise Division_by_zero else x64))) with | Invalid_argument q76 -> 0.5 | Not_found -> (if true then raise (Invalid_argument "tail \" end") else (-1.0))) in
    note_float x77;
    (if x77 < (if if if v0 then raise Division_by_zero else v0 then raise (Invalid_argument "") else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else (if true then raise (Invalid_argument "a") else (if v0 then raise Division_by_zero else 0.5))) then raise (Invalid_argument "\000\255x") else (if if if if true then raise (Invalid_argument "tail \" end") else v0 then raise Division_by_zero else (if v0 then raise Division_by_zero else v0) then raise Division_by_zero else (if if v0 then raise (Invalid_argument "") else v0 then raise (Invalid_argument "tail \" end") else (if v0 then raise (Invalid_argument "12") else v0)) then raise Division_by_zero else (v28 := (if if v0 then raise Division_by_zero else v0 then raise Division_by_zero else (x77 +. x77)))));
    (if if v0 then raise Division_by_zero else false then raise Division_by_zero else (if v0 then raise (Invalid_argument "tail \" end") else '\n'))) with | Invalid_argument q78 -> (if v0 then raise Division_by_zero else '\255')) in
  (mix (Char.code v79); note_end 0);
  tick_float 1 0.0) with | Division_by_zero -> 1.0) in
note_int n41;
(mix (if v0 then 1 else 0); note_end 0);
note_float x80;
(mix_0 5 v28; note_end 0);
(mix_0 5 v27; note_end 0);
()
