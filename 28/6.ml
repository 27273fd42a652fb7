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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int, float) t0) =
  if d > 0 then
    match v with
    | { r0 = y77; r1 = y78 } -> mix (if y77 then 1 else 0); mix_1 (d - 1) y78
and mix_1 d (v : (int, float) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y79 -> mix 1; mix_0 (d - 1) y79
in
let n0 = - 15 in
mix_float 0.5;
let _ = 10.0 in
let n76 = (try (
  let x1 = 0.0 /. 0.0 in
  let n2 = ((((((0) + (if x1 = x1 then 4 else 0)) + (if x1 <> x1 then 16 else 0)) + (if x1 < (10.0 +. x1) then 12 else 0)) + (if x1 > x1 then 50 else 0)) + (if x1 <= x1 then 36 else 0)) + (if x1 >= x1 then 1 else 0) in
  let (q4, q5, q6) = if if if false then raise (Failure "12") else true then raise (Invalid_argument "tail \" end") else (if true then raise (E2 false) else false) then raise (E2 true) else (if if false then raise (Invalid_argument "12") else true then raise (Failure "a") else ((fun p3 -> p3), 10.0, n2)) in
  let n74 = (try (
    let n24 = (try (
      let c7 = 8 * (8) in
      let c8 = c7 - (8) in
      let c9 = (c8) + 8 in
      let c10 = (c9) + q6 in
      let c11 = c7 lxor (c10) in
      note_int c11;
      let n15 = (try (
        let n12 = c9 in
        note_int n12;
        (if (let rec f14 p13 = p13 in f14) false then raise Not_found else (if true then raise (Invalid_argument "\000\255x") else 19))) with | Invalid_argument _ -> (if true then raise (E0 { r0 = true; r1 = None }) else c7) | Not_found -> (if false then raise (E0 { r0 = false; r1 = None }) else c7)) in
      note_int n15;
      (if if true then raise Division_by_zero else true then raise (E1 { r2 = "a"; r3 = (Array.make 2 q5); r4 = (ref 1) }) else (if true then raise (Invalid_argument "b c") else 6))) with | Invalid_argument q16 -> (if true then raise (Invalid_argument "b c") else n0) | Division_by_zero -> (if false then raise (Failure "b c") else q6) | _ -> (match Array.make 4 q5 with | [|q17; (1.0 | 1.0); q18; _|] when q18 >= 0.5 -> 9 | [|q19; q20; q6; _|] -> n0 | [|_; q21; _; q22|] -> q6 | q23 -> n2)) in
    note_int n24;
    (try (
      let unused25 = if if if false then raise Not_found else true then raise (E0 { r0 = false; r1 = None }) else (if true then raise Not_found else false) then raise (E1 (if if false then raise (Failure "tail \" end") else true then raise Division_by_zero else (if false then raise (E0 { r0 = true; r1 = None }) else { r2 = "a"; r3 = (Array.make 2 x1); r4 = (ref n0) }))) else (if true then raise (E1 (match (false, (true, false), n24, 'z') with | (q26, q27, q6, q28) when q26 -> { r2 = ""; r3 = (Array.make 2 q5); r4 = (ref n24) } | (_, _, _, q29) -> { r2 = "\000\255x"; r3 = (Array.make 2 2.0); r4 = (ref q6) } | (q30, _, q4, q31) when q31 = 'u' -> { r2 = "a"; r3 = (Array.make 2 q5); r4 = (ref n24) })) else (if false then raise (E1 { r2 = "a"; r3 = (Array.make 2 q5); r4 = (ref n2) }) else n24)) in
      (try (
        let q5 = if if if false then raise (E2 false) else true then raise Division_by_zero else (if true then raise (E1 { r2 = "\000\255x"; r3 = (Array.make 2 x1); r4 = (ref n24) }) else true) then raise Division_by_zero else (if (match { r2 = "tail \" end"; r3 = (Array.make 2 q5); r4 = (ref n24) } with | (({ r2 = q32; r3 = q33; r4 } as w34) | ({ r2 = q32; r3 = q33; r4 } as w34)) -> false) then raise (E2 false) else (if false then raise (Invalid_argument "tail \" end") else q5)) in
        let v35 = if if if false then raise (Invalid_argument "tail \" end") else false then raise (Invalid_argument "tail \" end") else (if false then raise (Failure "a") else true) then raise (E0 { r0 = true; r1 = None }) else (if if true then raise (E1 { r2 = "a"; r3 = (Array.make 2 q5); r4 = (ref n24) }) else true then raise (Invalid_argument "12") else (if false then raise Division_by_zero else true)) in
        print_int n24;
        print_byte 32;
        print_float ((coarse (sin (limit q5 (-100.0) 100.0))) *. x1);
        print_newline ();
        (if if v35 then raise (Failure "b c") else v35 then raise (E0 { r0 = v35; r1 = None }) else (if false then raise (Failure "") else ()))) with | Invalid_argument q36 -> (if false then raise Division_by_zero else ()) | Division_by_zero -> (if true then raise Not_found else ()) | E1 ({ r2 = "a"; r3 = _; r4 }) -> (if true then raise (E0 { r0 = false; r1 = None }) else ()) | E1 ({ r2; r3 = q37; r4 = q38 }) -> (if true then raise (Failure r2) else ()) | _ -> (if true then raise (Invalid_argument "tail \" end") else ()));
      let n48 = (hide 0 8) in
      let rec loop47 i39 s40 =
        if i39 >= n48 then s40 else (
          (
            let a41 = Array.make 4 q6 in
            let rec loop44 i42 n45 s43 =
              if i42 < n45 then (
                loop44 (i42 + 1) n45 (18 - (a41.(i42) + (s43)))
              ) else
                s43
            in
            let n46 = loop44 0 4 i39 in
            note_int n46;
            ());
          loop47 (i39 + 1) s40
        )
      in
      let n49 = loop47 0 { r0 = true; r1 = None } in
      (mix_0 5 n49; note_end 0);
      (if if true then raise (E2 false) else true then raise (E2 (if true then raise (E0 { r0 = false; r1 = None }) else true)) else (if false then raise Not_found else ()))) with | Division_by_zero -> (if false then raise Not_found else ()) | Not_found -> (if false then raise (E2 false) else ()) | E0 ({ r0 = q50; r1 = None }) -> (if q50 then raise (E2 false) else ()) | E0 ({ r0 = q51; r1 = (Some q52) }) -> (if false then raise (Invalid_argument "tail \" end") else ()) | E2 true -> (if false then raise (E1 { r2 = "\000\255x"; r3 = (Array.make 2 q5); r4 = (ref n24) }) else ()) | E2 false -> (if false then raise (E0 { r0 = false; r1 = None }) else ()));
    let n66 = (match if if true then raise (Invalid_argument "12") else false then raise Not_found else (if true then raise (E1 { r2 = "b c"; r3 = (Array.make 2 q5); r4 = (ref q6) }) else { r0 = true; r1 = None }) with | { r0 = (true | true); r1 = None } when ((-1) > n24) -> (
      (try (
        let n56 = if if if if if true then raise (E2 false) else true then raise (E0 { r0 = true; r1 = None }) else (if true then raise (Failure "12") else false) then raise Not_found else (if if true then raise Division_by_zero else true then raise (E1 (if true then raise Division_by_zero else { r2 = "12"; r3 = (Array.make 2 q5); r4 = (ref 3) })) else (if false then raise (E0 { r0 = false; r1 = None }) else true)) then raise (E2 (if if if true then raise (Failure "\000\255x") else true then raise (E1 { { r2 = "tail \" end"; r3 = (Array.make 2 q5); r4 = (ref n24) } with r3 = (Array.make 2 q5) }) else true then raise (E2 (1 = n0)) else (if if true then raise Division_by_zero else true then raise (Failure "a") else (if true then raise (Failure "b c") else false)))) else (if if (q6 - 1073741824) <= q6 then raise Division_by_zero else (if false then raise (E1 { r2 = "\000\255x"; r3 = (Array.make 2 x1); r4 = (ref (-1)) }) else false) then raise Division_by_zero else (if if true then raise (Failure "b c") else false then raise (E1 { r2 = "12"; r3 = (Array.make 2 (-1.0)); r4 = (ref 5) }) else (if true then raise (Failure "") else false))) then raise (Failure "tail \" end") else (if (-1.5) >= (x1 *. x1) then raise (Invalid_argument "a") else (if (let ({ r0 = q53; r1 = q54 } as w55) = if true then raise Division_by_zero else { r0 = false; r1 = None } in if q53 then raise Division_by_zero else true) then raise (Invalid_argument "\000\255x") else (if (11 - (-32769)) < q6 then raise Division_by_zero else (if true then raise (E2 false) else 10)))) in
        (if if true then raise (E0 { r0 = false; r1 = None }) else true then raise Not_found else (if true then raise (Failure "12") else ()))) with | Division_by_zero -> (if false then raise (Invalid_argument "a") else ()) | Failure q57 -> (if true then raise (Invalid_argument q57) else ()) | Not_found -> (if true then raise Division_by_zero else ()) | E1 _ -> (if false then raise (Failure "12") else ()));
      (if if true then raise (Failure "") else false then raise Division_by_zero else (if true then raise (E0 { r0 = false; r1 = None }) else n24))) | { r0 = true; r1 = (Some q58) } -> (
      String.length (string_of_int n2)) | ({ r0 = (false as w59); r1 = q60 } as w61) -> (
      let a65 = (match if if true then raise (E1 { r2 = "\000\255x"; r3 = (Array.make 2 q5); r4 = (ref n2) }) else w59 then raise (E1 (if w59 then { r2 = "a"; r3 = (Array.make 2 2.0); r4 = (ref (-3)) } else { r2 = "\000\255x"; r3 = (Array.make 2 q5); r4 = (ref (-2)) })) else (if w59 then raise (E1 { r2 = "a"; r3 = (Array.make 2 x1); r4 = (ref n2) }) else (Ok n2)) with | Ok q62 -> (
        (if if w59 then raise Division_by_zero else false then raise (E1 { r2 = ""; r3 = (Array.make 2 x1); r4 = (ref q62) }) else (if w59 then raise (E2 w59) else (Array.make 5 100.75)))) | Error q63 when (let { r0 = _; r1 = q64 } = { r0 = true; r1 = None } in w59) -> (
        (if if if w59 then raise Not_found else w59 then raise (E2 ((q6 + (-65536)) <= q63)) else (if w59 then raise (E0 { r0 = true; r1 = None }) else false) then raise (Failure "\000\255x") else (if if w59 then raise Not_found else false then raise Division_by_zero else (if true then raise (E1 { r2 = "a"; r3 = (Array.make 2 100.75); r4 = (ref 17) }) else ())));
        (if if w59 then raise (Failure "\000\255x") else w59 then raise Division_by_zero else (Array.make 5 q5)))) in
      n24)) in
    note_int n66;
    n24) with | Invalid_argument q67 -> 18 | Division_by_zero -> n2 | Failure q4 when false -> q6 | Match_failure _ when false -> q6 | E0 ({ r0 = true; r1 = q68 }) when false -> n2 | E0 (({ r0 = false; r1 } as w69)) when false -> n0 | E1 (({ r2 = "a"; r4; _ } as w70)) when false -> q6 | E1 ({ r2 = ""; r3 = q71; r4 = q72 }) when true -> q6 | E1 ({ r2; r3 = n2; r4 = q73' }) -> q6 | E2 true when false -> (-3) | E2 false -> n2 | _ -> n2) in
  note_int n74;
  q6) with | Invalid_argument _ -> n0 | Failure q75 -> n0 | E2 true -> n0 | E2 false -> 19) in
note_int n0;
note_int n76;
()
