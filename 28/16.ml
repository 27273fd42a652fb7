exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (try (
  let v21 = (match if if true then raise (E0 (0, true)) else true then raise (E1 (4, 3.25)) else (if true then raise E2 else (Ok 6)) with | Ok 4 -> (
    (if if false then raise (Failure "12") else false then raise (E0 (if true then raise (E1 ((-3), 1.0)) else (4, false))) else (if true then raise E2 else []))) | Ok (-3) -> (
    (if if false then raise E2 else false then raise E2 else (if false then raise E2 else []))) | Ok (5 as w0) when w0 <> (-16) -> (
    let n1 = if if if false then raise (Failure "a") else false then raise E2 else (if true then raise (E0 (w0, false)) else true) then raise E2 else (if if true then raise (E1 (7, (-2.0))) else true then raise (Failure "a") else (if true then raise (E1 (w0, 1.0)) else w0)) in
    (try (
      let n16 = if (let (q14, q15) = ((fun p12 p13 -> -3), None) in true) then n1 else (if (let rec f11 p10 = false in f11) 12 then n1 else (if false then (if true then n1 else (match [] with | [] -> n1 | (9 :: []) -> 8 | (9 :: (_ :: q2)) when (match (if false then raise (Invalid_argument "") else (Ok None)) with | Ok q3 -> (false && false) | (Error q4 as w5) -> false | exception Invalid_argument _ -> true) -> 13 | (9 :: (q6 :: q7)) -> w0 | (q8 :: q9) -> 13)) else n1)) in
      (if if false then raise (Invalid_argument "") else false then raise E2 else (if true then raise Not_found else ()))) with | Invalid_argument q17 -> (if false then raise (Failure q17) else ()) | Not_found -> (if false then raise E2 else ()));
    (if if false then raise (E0 (w0, false)) else false then raise (Failure "b c") else (if true then raise (E0 (n1, true)) else []))) | ((Ok q18 as w19) | (Ok q18 as w19)) -> (
    (if if false then raise (E1 (q18, 10.0)) else false then raise E2 else (if true then raise (E1 (q18, 2.0)) else []))) | Ok q20 -> (
    (if if if if not true then raise E2 else ((); true) then raise E2 else (if if false then raise (E0 (q20, true)) else true then raise (E1 (0, 2.0)) else (if true then raise (E1 (17, 0.5)) else true)) then raise (E0 (15, true)) else (if if if false then raise (E0 (q20, true)) else false then raise (Failure "") else ((Ok None) <= (Ok None)) then raise (E0 (19, false)) else (if if true then raise (Failure "12") else false then raise E2 else (if false then raise (Failure "b c") else false))) then raise (E1 (if (if if true then raise E2 else true then raise (E1 (if true then raise (Failure "\000\255x") else (16, 1.5))) else (if true then raise (E0 (q20, false)) else None)) <= None then raise (E1 (12, (-0.5))) else (if if if true then raise (Failure "b c") else false then raise (E0 (q20, false)) else (if true then raise (E0 ((-3), true)) else true) then raise E2 else (if if true then raise E2 else true then raise (E1 (15, (-10.0))) else (if true then raise (Failure "12") else (q20, (-1.0))))))) else (if 32767 > 10 then raise (E0 (fst ((q20, true), true))) else (if if if true then raise (E0 (q20, true)) else false then raise (Failure "b c") else (if true then raise (E1 (q20, 3.25)) else true) then raise (E1 (if false then (q20, (-0.5)) else (q20, 1.5))) else (if if true then raise (E1 (q20, 1.0)) else false then raise (E0 (q20, false)) else (if false then raise (E0 (q20, true)) else ())))));
    (if if true then raise (Failure "") else false then raise E2 else (if true then raise (E1 (q20, 100.75)) else []))) | Error _ -> (
    (if if true then raise (E1 (11, 3.25)) else false then raise (E0 (18, false)) else (if true then raise E2 else [])))) in
  let n22 = if if if false then raise (E1 (17, (-0.5))) else true then raise (Failure "tail \" end") else (if false then raise (E0 (15, false)) else false) then raise (E0 (13, false)) else (if if true then raise (E1 (4, (-10.0))) else true then raise (Failure "a") else (if false then raise (E0 (1, false)) else (-1))) in
  let n57 = (try (
    let v29 = if false then false else (if false then false else (if (Array.make 4 n22) >= (Array.make 4 n22) then (n22 = n22) else (if "tail \" end" <= "" then (match v21 with | [] -> false | (q23 :: []) -> true | (q24 :: (q25 :: [])) -> false | (q26 :: (q27 :: (q28 :: _))) -> false) else (if ((n22, n22, n22, 100.75), n22, [], None) <> ((n22, n22, n22, (-3.25)), n22, [], None) then (if true then false else (n22 < n22)) else false)))) in
    let x56 = (try (
      (try (
        let a30 = (let v32' = fun p31 -> 10.0 in Array.make 2 None) in
        a30.(0) <- None;
        a30.(1) <- None;
        let n41 = (hide 1 2) in
        let rec loop40 i33 s34 =
          if i33 >= n41 then s34 else (
            loop40 (i33 + 1) (match a30.(i33) with | ((None as w35) | (None as w35)) when (v29 || v29) -> ((s34) +. s34) | Some None when v29 -> ((-0.0) +. (s34)) | (Some None as w36) when (((let rec f38 p37 = v29 in f38) (v29, 9, v29, 3.25)) || v29) -> ((s34) -. (match w36 with | None -> 1.0 | Some None -> s34 | Some (Some q39) -> s34)) | Some (Some _) when v29 -> ((max 10.0 s34) *. (s34)) | None when false -> ((s34) -. s34))
          )
        in
        let n42 = loop40 0 3.25 in
        note_float n42;
        let v44 = if if if v29 then raise Division_by_zero else v29 then raise Division_by_zero else (if false then raise Not_found else true) then raise (E0 (n22, v29)) else (let v43 = if v29 then raise (E1 (n22, n42)) else n22 in v29) in
        (mix (if v44 then 1 else 0); note_end 0);
        let v50 = if if if false then raise (E0 (9, v29)) else v44 then raise (E1 (n22, n42)) else (if true then raise Division_by_zero else v44) then raise (Failure "\000\255x") else (if if false then raise Division_by_zero else v44 then raise (E0 (match [] with | ((_ :: []) | []) -> (5, v44) | (('a'..'m' :: q46) as w47) -> (n22, v29) | (('n' :: q48) | ('n' :: q48)) -> (n22, true) | (_ :: q49) -> (n22, v29))) else None) in
        ()) with | Not_found -> () | Match_failure _ -> ());
      1.0) with | Invalid_argument q51 -> 0.5 | Failure q52 -> 1.0 | Not_found -> (-10.0) | Match_failure _ -> 1.5 | E0 (q53, q54) -> 100.75 | E1 q55 -> 2.0) in
    note_float x56;
    7) with | Division_by_zero -> n22) in
  ()) with | Failure q58 -> () | Match_failure _ -> () | E0 (_, q59) -> () | E1 (5, q60) -> () | E1 (q61, q62) -> () | E2 -> ())
let () = (try (
  (try (
    assert (hide 1 3 = 3);
    (try (
      let s77 = (try (
        let s63 = if if if false then raise E2 else false then raise E2 else (if false then raise E2 else false) then raise Division_by_zero else (if if false then raise (E0 (1, true)) else true then raise Not_found else ((clip "tail \" end") ^ "b c")) in
        let c64 = (19) - 11 in
        let c65 = (11) - 11 in
        let c66 = (c64) - c65 in
        let c67 = (11) - c65 in
        let c68 = c64 + (c64) in
        let c69 = c65 - (c68) in
        let c70 = (c65) - c68 in
        let c71 = (c69) lxor 11 in
        let c72 = (c69) lxor c64 in
        let c73 = (c66) + c70 in
        note_int c73;
        let n74 = c65 in
        (if if if false then raise E2 else true then raise Division_by_zero else (if false then raise Division_by_zero else false) then raise (Failure s63) else (if false < false then raise E2 else (if true then raise Not_found else ())));
        (if if true then raise Not_found else true then raise (Failure "tail \" end") else s63)) with | Not_found -> (if false then raise (Invalid_argument "") else "\000\255x") | E0 (9, _) -> (if true then raise (E0 (16, false)) else "12") | E0 ((-2), q75) -> (min "" "12") | E0 (4, _) -> ((clip "") ^ "\000\255x") | E0 ((_, _) as w76) -> (if true then raise (E0 (1, false)) else "")) in
      (if if false then raise (Failure "12") else false then raise Division_by_zero else (if false then raise Division_by_zero else ()))) with | Invalid_argument _ -> (if false then raise Not_found else ()) | Division_by_zero -> (match 3.25 with | (q78 | (1.0 as q78)) -> () | (q79 | (1.0 as q79)) -> () | q80 -> ()) | Failure q81 -> (if true then raise (E0 (17, true)) else ()) | E2 -> (if false then raise Not_found else ()));
    (if if true then raise Not_found else true then raise (E0 ((); ((-2), false))) else (if false then raise Division_by_zero else ()))) with | Division_by_zero -> (if true then raise Division_by_zero else ()) | Not_found -> (if false then raise (E0 (1, false)) else ()) | Match_failure _ -> (if true then raise (E0 (13, true)) else ()) | E0 (q82, q83) -> (if q83 then raise Not_found else ()) | E2 -> (if true then raise Division_by_zero else ()));
  let x89 = (try (
    let v87 = if if List.fold_right (let rec f86 p84 p85 = p85 in f86) [] false then raise (Failure "a") else (if false then raise (Failure "a") else true) then raise Division_by_zero else (if if true then raise (Invalid_argument "tail \" end") else false then raise Not_found else (if false then raise (Failure "tail \" end") else true)) in
    let v88 = if if if if if v87 then raise E2 else v87 then raise (Failure "tail \" end") else (if true then raise Division_by_zero else false) then raise (Failure "") else (if if true then raise Division_by_zero else v87 then raise E2 else (if v87 then raise Division_by_zero else true)) then raise Division_by_zero else (try (if if if v87 then raise E2 else v87 then raise Division_by_zero else (if v87 then raise (Failure "tail \" end") else true) then raise (Invalid_argument "b c") else (if if true then raise Not_found else true then raise Division_by_zero else (if v87 then raise (Invalid_argument "a") else v87))) with | Invalid_argument _ -> (if if true then raise (Invalid_argument "") else true then raise Not_found else (if v87 then v87 else false)) | _ -> (if if v87 then raise Not_found else v87 then raise (Invalid_argument "a") else (if v87 then raise (E0 (15, v87)) else v87))) then raise E2 else (if if if if v87 then raise Not_found else v87 then raise (Failure "a") else (if v87 then raise (Failure "\000\255x") else false) then raise (Failure "a") else (if if v87 then raise Not_found else v87 then raise E2 else (if v87 then raise (Failure "a") else v87)) then raise (Invalid_argument "b c") else (if v87 then raise (Failure "\000\255x") else (if if false then raise E2 else v87 then raise E2 else (if true then raise Division_by_zero else true)))) in
    (mix (if v88 then 1 else 0); note_end 0);
    (if if v88 then raise Division_by_zero else v88 then raise (Invalid_argument "tail \" end") else (if v87 then raise (E0 (14, v88)) else 1.5))) with | Invalid_argument _ -> (if false then raise (Failure "a") else 0.0) | Division_by_zero -> (if true then raise (E0 (9, true)) else 0.0) | E0 _ -> (if true then raise Not_found else 0.0)) in
  let poly90 r x = let old = !r in r := x; old
  in
  let a91 = Ok 13 in
  let a92 = -5 in
  let a93 = [] in
  let v94 = poly90 (ref a91) a91 in
  let a95 = (match v94 with | (Ok q96 as w97) -> (let rec f100 p98 p99 = p98 in f100) | ((Error q101 as w102) | (Error q101 as w102)) -> (let rec f105 p103 p104 = p103 in f105)) in
  let a106 = (let v107 = a92 in []) in
  let a108 = [] in
  let f109 = poly90 (ref a95) a95 in
  (if if true then raise E2 else false then raise E2 else (if false then raise (E0 (a92, false)) else ()))) with | Division_by_zero -> (print_endline "\000\255x") | Failure q110 -> () | Not_found -> (try (if true then raise Division_by_zero else ()) with | Division_by_zero -> ()) | E0 (_, q111) -> () | E2 -> ())
let () = ()
