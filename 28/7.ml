exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y82 :: y83) -> mix 1; mix y82; mix_0 (d - 1) y83
and mix_1 d (v : (bool, float array) result) =
  if d > 0 then
    match v with
    | Ok y84 -> mix 0; mix (if y84 then 1 else 0)
    | Error y85 -> mix 1; mix_floats y85 0 2
in
let n0 = min 12 (if true then 5 else 20) in
note_int n0;
let c1 = (n0) lxor n0 in
let c2 = (n0) * n0 in
let c3 = (n0) * n0 in
let c4 = c2 + (c3) in
let c5 = (c2) - c4 in
let c6 = (c1) - c2 in
note_int c6;
let v7 = Ok true in
let n15 = (try (
  let rec build8 p9 p10 =
    if p9 <= 0 then [] else
      ((-3) + c3) :: (build8 (p9 - 1) (if true then p10 else p10))
  in
  let v12' = build8 4 (let (_, c1, q11', _) = ((Ok c4), None, 0.0, false) in ref false) in
  (mix_0 5 v12'; note_end 0);
  (mix_0 5 v12'; note_end 0);
  (if if false then raise (E2 (ref false)) else false then raise (E2 (if false then raise (E2 (ref true)) else (ref false))) else (if true then raise (E0 c4) else c4))) with | E0 (3 as w13) -> (c5 land c4) | E0 q14 -> 18 | E2 _ -> c5) in
note_int n15;
let n16 = c2 in
((); ());
let n17 = n16 in
let v43 = (match None with | None -> (
  (try (
    let a19 = if if if false then raise (E2 (ref false)) else true then raise (E0 c5) else (if true then raise (E2 (ref true)) else false) then raise (E0 n15) else (if if true then raise (E2 (ref false)) else false then raise (E2 (let _v18 = c6 in ref true)) else (if false then raise (E2 (ref true)) else (Array.make 2 (-10.0)))) in
    let x20 = if if if true then raise (E2 (ref true)) else true then raise (E0 5) else (if false then raise (E0 c3) else false) then raise (E0 c6) else (if if false then raise (E0 c4) else false then raise (E0 (if false then raise (E2 (ref false)) else c5)) else (if false then raise (E2 (ref false)) else 100.75)) in
    note_float x20;
    let n34 = (try (
      let n24 = if if if if if true then raise (E0 n15) else false then raise (E1 (match v7 with | Ok true -> c4 | Ok (false | false) -> c6 | Error (q21 | ([|_; _|] as q21)) -> 18 | Error q22' -> n16)) else (false != true) then raise (E2 ((); (ref false))) else (try (let _v23 = if false then raise Division_by_zero else true in n17 == 14) with | _ -> (if false then raise Not_found else true)) then raise Division_by_zero else (if if if true then raise (E0 n16) else false then raise (E1 (c6 + (-1))) else (if false then raise Division_by_zero else true) then raise (E1 (5 asr (5 land 31))) else (if if true then raise Division_by_zero else true then raise (E1 (if false then raise Division_by_zero else c5)) else (if false then raise (E2 (ref true)) else false))) then raise (E0 (if if if if false then raise Not_found else true then raise (E1 (if false then raise (E0 c6) else n17)) else (if true then raise (E0 c2) else true) then raise (E1 (((-3) + c3) lsr 21)) else (if if false then raise (E2 (ref true)) else false then raise Not_found else (if true then raise Division_by_zero else true)) then raise Not_found else (if if if false then raise (E1 n15) else true then raise Division_by_zero else (if true then raise Division_by_zero else true) then raise Not_found else (if if true then raise (E1 n17) else false then raise Division_by_zero else (if true then raise (E2 (ref false)) else 17))))) else ((-2) + (-(match (c2 - (-2147483647)) <= n15 with | true -> c4 | false -> n16))) in
      let x25 = if if false then true else false then x20 else (if true then 1.0 else (if true then a19.(0) else 10.0)) in
      note_float x25;
      let c27 = (let i26 = c2 in if i26 >= 0 && i26 < 2 then a19.(i26) else x25) *. ((let i26 = c2 in if i26 >= 0 && i26 < 2 then a19.(i26) else x25)) in
      let c28 = (1.0) *. (let i26 = c2 in if i26 >= 0 && i26 < 2 then a19.(i26) else x25) in
      let c29 = 1.0 +. ((let i26 = c2 in if i26 >= 0 && i26 < 2 then a19.(i26) else x25)) in
      let c30 = ((let i26 = c2 in if i26 >= 0 && i26 < 2 then a19.(i26) else x25)) -. c29 in
      let c31' = (c30) -. c28 in
      note_float c31';
      (if false && false then raise (E2 (if false then raise (E0 c5) else (ref false))) else (if false then raise (E2 (ref true)) else n24))) with | Division_by_zero -> (if true then raise (E0 c1) else c6) | Not_found -> (if true then raise (E0 n17) else c2) | E0 1 -> (if false then raise (E0 c1) else n17) | E0 5 -> (if true then raise (E0 c5) else n17) | E0 (-2) -> (if false then raise (E2 (ref false)) else 12) | E0 (-1) -> (if false then raise (E0 n15) else 0) | E0 q32 -> (if true then raise (E0 q32) else n15) | E1 (-2147483648) -> (if false then raise (E0 20) else c6) | E1 (9 as w33) -> (if false then raise (E0 n17) else 0) | E1 (-2147483647) -> (if false then raise (E0 c4) else c6) | E1 _ -> (if false then raise (E2 (ref false)) else c6) | E2 c5 -> (if false then raise (E0 n16) else n16)) in
    (if if if true then raise (E2 (ref false)) else true then raise (E0 (c2 lsl 12)) else (if false then raise (E2 (ref false)) else true) then raise (E0 (c6 + n17)) else (if if false then raise (E0 15) else true then raise (E2 (ref true)) else (if true then raise (E2 (ref true)) else ())));
    (if if true then raise (E0 n17) else false then raise (E2 (ref true)) else (if true then raise (E0 5) else ()))) with | E0 (-2) -> () | E0 (-2147483648) -> (let ((q39, _) as w40) = ((fun p35 -> '\n'), (fun p36 p37 p38 -> c4)) in ()) | E0 3 -> () | E0 _ -> () | E2 q41 -> ());
  (6, n16, 20, (0, false))) | ((Some 3) | (Some _)) -> (
  let v42 = false in
  (n15, (int_of_float 100.75), n17, ((-3), true)))) in
(try (
  let n51 = (try (
    (try (
      (try (
        let n44' = n15 in
        (if if false then raise (Failure "\000\255x") else true then raise Not_found else (if true then raise (E0 n15) else ()))) with | Division_by_zero -> (Array.iter (let rec f46 p45 = () in f46) (Array.make 3 11)) | Failure q47 -> (if true then raise (Invalid_argument "tail \" end") else ()) | Not_found -> (if true then raise (E2 (ref false)) else ()) | Match_failure _ -> (if true then raise Division_by_zero else ()) | E0 1 -> (if true then raise (E0 n15) else ()) | E0 6 -> (if false then raise (E2 (ref true)) else ()) | E0 7 -> (if true then raise (E2 (ref true)) else ()) | E0 (-3) -> (if true then raise (E1 c4) else ()) | E0 n16 when (true || true) -> (if true then raise Division_by_zero else ()) | E2 q48 -> (if false then raise (Invalid_argument "") else ()) | _ -> (if false then raise Not_found else ()));
      (if if true then raise (E1 15) else true then raise Division_by_zero else ())) with | E0 q49 when q49 >= (-13) -> (if true then raise (E0 q49) else ()) | E2 q50 -> (if true then raise Not_found else ()) | _ -> (if true then raise (E0 c4) else ()));
    (if if false then raise (E0 c1) else false then raise (Invalid_argument "12") else (c4 land 14))) with | Invalid_argument _ -> (if true then raise (Invalid_argument "") else n16) | Not_found -> (if false then raise Division_by_zero else n16)) in
  note_int n51;
  let x80 = (try (
    (try (
      (if if if true then raise (Invalid_argument "") else true then raise (E0 (c3 / (-1))) else (if false then raise (E2 (ref true)) else true) then raise (E0 1557) else (snd ((-10.0), ())));
      let x56 = (try (
        let x52 = if if if true then raise (E0 n51) else false then raise (Invalid_argument "b c") else (if true then raise (Invalid_argument "tail \" end") else false) then raise (E0 7) else (if 13 < 1 then raise Division_by_zero else (1.5 *. 1.5)) in
        note_float x52;
        (if if false then raise Not_found else true then raise (E1 (match Ok false with | Ok _ -> n51 | Error [|q53; q54|] when q54 <> 1.5 -> 0 | Error _ -> n51 | _ -> n17)) else (if true then raise (Invalid_argument "\000\255x") else x52))) with | Not_found -> (if true then raise Division_by_zero else 0.0) | E0 (-3) -> (if true then raise (Failure "b c") else 2.0) | E0 2 -> (if false then raise (E0 n51) else (-1.5)) | E0 _ -> (if false then raise Division_by_zero else (-100.75)) | E1 q55 -> (if false then raise Division_by_zero else 1.0)) in
      note_float x56;
      (if n51 <> 0 then raise (E0 n17) else (if false then raise (E0 n51) else ()))) with | Division_by_zero -> (if false then raise Not_found else ()) | Failure q57 -> (if true then raise (E0 c5) else ()) | Not_found -> (if false then raise (Invalid_argument "tail \" end") else ()) | E0 q58 -> (if false then raise (Invalid_argument "\000\255x") else ()) | E2 q59 -> (q59 := true));
    let f60' p61 p62' p63 =
      15
    in
    let n64 = f60' false [] c2 in
    note_int n64;
    let n65 = f60' true [] 14 in
    note_int n65;
    (try (
      let n76 = (try (
        let n67 = if if if if if false then raise (E1 n51) else false then raise Division_by_zero else (if false then raise Not_found else false) then raise (Failure "a") else (n16 > (if false then raise (Invalid_argument "") else c6)) then raise (E1 (((if false then ()); 4) * ((); n64))) else (if if if true then raise (E0 n16) else true then raise (E1 (14 / 4096)) else (if true then raise (E0 n16) else false) then raise (Failure "b c") else (if (-2.0) <= 10.0 then raise (E0 n51) else (if true then raise Division_by_zero else false))) then raise (E2 (if if if if true then raise (E1 n65) else true then raise (E2 (ref true)) else (if false then raise (E1 n15) else true) then raise Division_by_zero else (if if true then raise (E2 (ref false)) else false then raise Not_found else (if true then raise (E1 n15) else false)) then raise Division_by_zero else (if if if false then raise (Failure "b c") else false then raise (Invalid_argument "12") else ((fun p66 -> true) (ref 17)) then raise (Invalid_argument "\000\255x") else (if if false then raise Not_found else true then raise (E2 (ref true)) else (if true then raise (E1 n51) else (ref true)))))) else (if if if if false then raise Not_found else false then raise (E1 (if false then c5 else n51)) else (if false then raise Division_by_zero else false) then raise (E0 n64) else (if if false then raise Division_by_zero else false then raise (E1 n51) else (if false then raise (E0 2) else false)) then raise Not_found else (if if if false then raise Not_found else true then raise (E0 (if false then raise (E1 9) else 15)) else (if true then raise Division_by_zero else true) then raise (E0 (if 13 != (-3) then raise Not_found else (if true then n65 else n51))) else (if if true then raise (E0 n65) else false then raise (E2 (ref false)) else (if false then raise Division_by_zero else c6)))) in
        note_int n67;
        let n73 = if true then (if true then (if false then (if true then (match v43 with | ((_, _, _, q68) as w69') when (true || true) -> c2 | (n65, _, q70, (q71, _)) -> n67 | ((1, _, c4, q72) | (_, _, _, ((c4, _) as q72))) -> n16 | exception Invalid_argument v7 -> (-1) | exception Failure n67 -> n17 | exception Not_found -> n67 | exception Match_failure _ -> c4 | exception E1 _ -> 8) else (if 12 = 3 then n65 else (if "\000\255x" = "tail \" end" then 19 else (if (try (if true then raise Division_by_zero else false) with | Division_by_zero -> true) then (if false && true then n17 else (c5 + n17)) else (String.length "b c"))))) else 4096) else 11) else 13 in
        (if if true then raise (E2 (ref true)) else false then raise Division_by_zero else (if false then raise (Failure "b c") else n73))) with | Division_by_zero -> (n16 * n16) | Failure _ -> (if true then raise (E2 (ref true)) else 3) | Not_found -> (-1) | E0 6 -> c6 | E0 (-3) -> n51 | E0 q74 -> n51 | E1 7 -> 10 | E1 6 -> n51 | E1 _ -> c5 | E2 q75 -> c6) in
      ()) with | E2 q77 -> ());
    2.0) with | Failure q78 -> 0.0 | Match_failure _ -> 0.5 | E0 q79 -> 10.0) in
  ()) with | Invalid_argument q81' -> () | Division_by_zero -> () | Not_found -> () | E0 _ -> ());
(mix_1 5 v7; note_end 0);
note_int c5;
note_int c4;
note_int n0;
note_int n17;
note_int n16;
note_int c2;
note_int c1;
()
