type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y56 :: y57) -> mix 1; mix_float y56; mix_0 (d - 1) y57
in
let n22 = (try (
  let rec loop5 i3 n6 s4 =
    if i3 >= n6 then s4 else (
      loop5 (i3 + 1) n6 ((try (if if false then raise Division_by_zero else false then raise Division_by_zero else (if false then raise Division_by_zero else (-2))) with | Division_by_zero -> 17 | Not_found -> (String.fold_left (let rec f2 p0 p1' = p0 in f2) 10 "tail \" end")) + (((s4) + (try (if if false then raise Division_by_zero else false then raise Division_by_zero else (if false then raise Division_by_zero else (-2))) with | Division_by_zero -> 17 | Not_found -> (String.fold_left (let rec f2 p0 p1' = p0 in f2) 10 "tail \" end")))))
    )
  in
  let n7 = loop5 0 14 6 in
  note_int n7;
  let s19 = (try (
    let a8 = (let v12 = fun p9' n7 -> ((let rec f11 p10 = true in f11), p9') in Array.make 16 10.0) in
    let s14 = ref 0.5 in
    let i13 = ref 0 in
    while !i13 < 16 do
      s14 := ((a8.(1) *. (!s14)) -. a8.(!i13)); i13 := !i13 + 1
    done;
    let n15 = !s14 in
    note_float n15;
    let n16 = n7 in
    note_int n16;
    let v18 = if if if false then raise (Failure "tail \" end") else true then raise Division_by_zero else (if true then raise E1 else false) then raise (E0 n16) else (if (match { r0 = n15 } with | ({ r0 = 0.0 } | { r0 = _ }) when false -> true | { r0 = q17 } when (let { r0 } = { r0 = q17 } in false) -> true | exception _ -> false) then raise Division_by_zero else (if true then raise Division_by_zero else '\n')) in
    (if if false then raise (Invalid_argument "\000\255x") else true then raise (Invalid_argument "") else "a")) with | Division_by_zero -> "12" | Failure _ -> "a" | Match_failure _ -> "a" | E1 -> "tail \" end") in
  n7) with | Invalid_argument q20 -> (-3) | Division_by_zero -> 7 | Failure _ -> 3 | Match_failure _ -> (-2) | E0 q21 -> q21) in
let x51 = (try (
  let x44 = (try (
    (try (
      let v26 = List.fold_left (let rec f25 p23 p24 = (0.0, n22) in f25) (1.5, n22) (if if false then raise E1 else false then raise (Invalid_argument "tail \" end") else (if true then raise E1 else [])) in
      ((let (m27, m28) = v26 in mix_float m27; mix m28); note_end 0);
      let rec f29 p30 p31 =
        let table34 = Array.make 2 (let rec g32 u33 = p30 in g32) in
        table34.(1) <- (let rec g32 u33 = p30 in g32);
        table34.((hide 1 0)) p31
      in
      let n35 = f29 n22 (try (if true then raise E1 else n22) with | E1 -> n22) in
      let n36 = f29 (if true then raise E1 else n22) (if true then raise Not_found else 19) in
      note_int n36;
      (if if false then raise E1 else true then raise (E0 1023) else (if false then raise (E0 n36) else ()))) with | Invalid_argument q37 -> (if true then raise (Invalid_argument q37) else ()) | E1 -> (if false then raise (Invalid_argument "12") else ()));
    (try (
      let x41 = (try (
        let x38 = if if if false then raise Not_found else true then raise (E0 (if true then raise Division_by_zero else n22)) else (if false then raise Not_found else false) then raise Not_found else (if if false then raise (Failure "b c") else false then raise (E0 n22) else (if true then raise (E0 n22) else (-1.0))) in
        note_float x38;
        let s39 = if if if true then raise E1 else true then raise (E0 (compare (Array.make 8 1.0) (Array.make 8 x38))) else (if true then raise E1 else true) then raise (Failure "a") else (if if false then raise (Invalid_argument "12") else true then raise Not_found else (if true then raise (E0 n22) else "b c")) in
        (mix_string s39; note_end 0);
        (if max false true then raise Division_by_zero else (if false then raise (Failure s39) else x38))) with | E0 q40 -> (if true then raise Division_by_zero else 0.5) | E1 -> ((-2.0) -. 0.5)) in
      (if if false then raise (E0 n22) else false then raise (Failure "12") else (if false then raise (Invalid_argument "\000\255x") else ()))) with | Division_by_zero -> (if true then raise E1 else ()) | E0 q42 -> (if false then raise (Failure "a") else ()));
    0.0 -. ((-10.0) -. (-2.0))) with | Invalid_argument _ -> (if false then raise (E0 n22) else (-2.0)) | Failure _ -> (if false then raise E1 else 3.25) | Not_found -> (if true then raise (E0 n22) else 1.0) | E0 (-2147483648) -> (if true then raise (E0 n22) else 10.0) | E0 6 -> (if false then raise E1 else (-1.5)) | E0 q43 -> (if false then raise E1 else 2.0)) in
  print_int 20;
  print_byte 32;
  print_float x44;
  print_newline ();
  let v49 = if if if if if true then raise E1 else true then raise E1 else (if true then raise E1 else false) then raise (E0 (if if false then raise (E0 3) else false then raise (Failure "a") else (if true then raise (Failure "b c") else n22))) else (if 17 == n22 then raise E1 else (if false then raise (E0 n22) else true)) then raise (E0 (let _v48 = fun p45 p46 p47 -> n22 in n22)) else (if if if false then raise (Failure "tail \" end") else false then raise E1 else (if false then raise (E0 (-2)) else false) then raise E1 else (if if true then raise E1 else true then raise (Failure "\000\255x") else (if true then true else true))) then raise (E0 (-3)) else (if if if if true then raise (E0 n22) else true then raise (E0 (if false then raise E1 else n22)) else (if true then raise (Failure "12") else false) then raise (Failure "a") else ((int_of_float x44) = (n22 * 38)) then raise (Failure "b c") else ((n22 - 1024) < (if if true then raise E1 else false then raise (E0 n22) else (if true then raise E1 else 8)))) in
  (if if true then raise (Failure "tail \" end") else v49 then raise (E0 1) else (if v49 then raise (Failure "") else x44))) with | Failure _ -> 100.75 | E0 (-2147483647) -> 3.25 | E0 (-2) -> 2.0 | E0 q50 -> (-1.0) | E1 -> ((-100.75) *. (-2.0))) in
(try (
  let s53' = ref [] in
  let i52 = ref 0 in
  while !i52 < 10 do
    s53' := (0.5 :: !s53'); i52 := !i52 + 1
  done;
  let n54 = !s53' in
  (mix_0 5 n54; note_end 0);
  (if if true then raise (E0 n22) else false then raise Division_by_zero else (if true then raise Division_by_zero else ()))) with | Division_by_zero -> () | E0 q55 -> ());
note_int n22;
note_float x51;
()
