type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v30 = (try (
  (try (
    let x7 = (try (
      let x1 = if (let v0 = if false then raise Not_found else 11 in if true then raise (E0 (-10.0)) else false) then raise (E0 ((1.0 -. 1.5) -. 10.0)) else (if if false then raise (Failure "b c") else false then raise (E0 (min 0.0 0.5)) else (if true then raise (Failure "") else 3.25)) in
      (if if if false then raise (Failure "a") else true then raise (Failure "") else (if true then raise Not_found else true) then raise Not_found else (if if false then raise (Failure "b c") else false then raise (Failure "b c") else (if false then raise (E0 x1) else ())));
      let a2 = Array.make 6 0 in
      let n5 = (hide 1 5) in
      let rec loop4 i3 =
        if i3 >= 0 then (
          (a2.(i3 + 1) <- (31 + (a2.(i3))));
          loop4 (i3 - 1)
        ) else
          ()
      in
      loop4 ((hide 1 5) - 1);
      (mix_ints a2 0 6; note_end 0);
      let n6 = if if if true then raise Not_found else true then raise Not_found else (if false then raise (E0 x1) else true) then raise (Failure "a") else (if if true then raise (Failure "\000\255x") else true then raise Not_found else (if true then raise (Failure "b c") else 4)) in
      note_int n6;
      (if if false then raise Not_found else false then raise (Failure "b c") else (if true then raise (Failure "12") else x1))) with | _ -> (if true then raise Not_found else 1.5)) in
    (try (
      let v15 = (match Array.fold_right (let rec f9 p8 { r2 } = { r2 = r2 } in f9) (if true then raise (E0 1.5) else (Array.make 6 3)) { r2 = (fun p10 -> p10) } with | { r2 = q11 } when (4 >= (let o12' = 19 in let o13 = 10 in let o14 = 1 in let ( + ) a b = b - a and ( * ) a b = b - a in o12' * o13 + o14)) -> (
        assert (compare (20 + (12 * 38)) (20 + (12 * 38)) = 0);
        (12 - 4095) >= (-4096))) in
      (mix (if v15 then 1 else 0); note_end 0);
      let unused16 = if if if false then raise (E0 x7) else false then raise (Failure "\000\255x") else (if v15 then raise (Invalid_argument "") else v15) then raise (E0 x7) else (if if v15 then raise Not_found else v15 then raise Not_found else (if v15 then raise (Failure "a") else x7)) in
      let v15 = if if if if if v15 then raise Not_found else v15 then raise Not_found else v15 then raise (Failure "\000\255x") else (if if false then raise (Invalid_argument "") else v15 then raise (Invalid_argument "\000\255x") else (if true then raise Not_found else v15)) then raise (Invalid_argument "a") else (((-3) + 2) != ((Char.code '0') * 22)) then raise Not_found else (if if if if true then raise (Failure "") else v15 then raise Not_found else (v15 != v15) then raise Not_found else (if if v15 then raise Not_found else v15 then raise Not_found else (if v15 then raise (Failure "tail \" end") else v15)) then raise (Invalid_argument "\000\255x") else (if if if false then raise Not_found else v15 then raise Not_found else (if v15 then raise (E0 x7) else v15) then raise Not_found else (if if v15 then raise (Invalid_argument "12") else v15 then raise (E0 (match { r2 = (fun p17' -> p17') } with | ({ r2 } | { r2 }) -> x7)) else (-. x7)))) in
      note_float v15;
      (if if false then raise (E0 v15) else true then raise (Failure "12") else (if true then raise (E0 1.5) else ()))) with | Invalid_argument q18 -> (if false then raise (E0 x7) else ()) | Failure q19 -> (if false then raise (Failure q19) else ()) | Not_found -> (if false then raise Not_found else ()) | Match_failure _ -> (if true then raise Not_found else ()));
    (if if false then raise (Failure "") else true then raise Not_found else (if true then raise (Failure "a") else ()))) with | Failure q20 -> (if false then raise (E0 1.0) else ()) | Match_failure _ -> (if false then raise (E0 2.0) else ()) | E0 _ -> (if false then raise (E0 (-0.5)) else ()));
  (match (let _v24 = (let rec f23 p21' p22 = 16 in f23) in C1) with | C0 (None, q25) when ((match 8 with | 8 -> 15 | (0 as w26) when w26 < (-18) -> 0 | 0 -> 7 | 3 -> 4 | _ -> 3) >= (17 land 13)) -> (if false then raise (E0 0.5) else true) | C0 ((Some _), (C0 (_, q27))) when false -> (false || true) | C0 ((Some q28), C1) when q28 <> 10.0 -> (true || true) | C1 -> (if true then raise (E0 10.0) else false))) with | Not_found -> true | Match_failure _ -> false | E0 0.5 -> false | E0 q29 -> true)
let x64 = (try (
  let n62 = (try (
    (try (
      let s32 = ref 19 in
      let i31 = ref 0 in
      while !i31 < 4 do
        s32 := (
          let s34 = ref !s32 in
          let i33 = ref 0 in
          while !i33 < 3 do
            s34 := 16; i33 := !i33 + 1
          done;
          let n35 = !s34 in
          note_int n35;
          n35); i31 := !i31 + 2
      done;
      let n36' = !s32 in
      note_int n36';
      (try (
        let c40 = (-1e16) -. ((-1e16)) in
        let c41 = ((-1e16)) *. c40 in
        let c42' = c41 +. ((-1e16)) in
        let c43 = c42' *. ((-1e16)) in
        let c44 = c41 -. (c41) in
        let c45 = (List.fold_right (let rec f39 p37 p38 = p38 in f39) [] (try (if false then raise Division_by_zero else (-1.0)) with | Division_by_zero -> 0.0)) +. (c41) in
        let c46 = (List.fold_right (let rec f39 p37 p38 = p38 in f39) [] (try (if false then raise Division_by_zero else (-1.0)) with | Division_by_zero -> 0.0)) *. (c40) in
        let c47 = (-1e16) *. ((-1e16)) in
        note_float c47;
        let c48 = 9 + (9) in
        let c49 = (c48) - c48 in
        let c50 = (c48) * 9 in
        let c51 = c48 + (c48) in
        let c52 = (c48) + (n36' + n36') in
        let c53 = c49 lxor (9) in
        note_int c53;
        (if if v30 then raise Not_found else v30 then raise Not_found else (if false then raise (Invalid_argument "\000\255x") else ()))) with | Not_found -> (if v30 then raise (Failure "b c") else ()));
      (if if v30 then raise Division_by_zero else true then raise Not_found else (if v30 then raise Not_found else ()))) with | Invalid_argument q54 -> (print_string q54) | _ -> (if v30 then raise Division_by_zero else ()));
    let x55 = if if if v30 then raise (Invalid_argument "12") else false then raise (Invalid_argument "") else (if false then raise Not_found else true) then raise (Failure "b c") else (if if v30 then raise Division_by_zero else false then raise (Failure "\000\255x") else (if false then raise (Invalid_argument "\000\255x") else (-2.0))) in
    let v59' = if if if v30 then raise (Invalid_argument "a") else v30 then raise (Invalid_argument "tail \" end") else (if v30 then false else v30) then raise Division_by_zero else (if (let _v58 = { r2 = (let rec f57 p56 = 1 in f57) } in true) then raise Division_by_zero else ((11 - (-1073741824)) > (-2))) in
    (if if v59' then raise (Invalid_argument "") else false then raise Not_found else (if v59' then raise (Invalid_argument "\000\255x") else 12))) with | Invalid_argument q60' -> (if true then raise Not_found else 13) | Division_by_zero -> (if false then raise (Invalid_argument "12") else 17) | Failure q61 -> (if v30 then raise Division_by_zero else 8)) in
  note_int n62;
  (if if v30 then raise Division_by_zero else v30 then raise (Invalid_argument "12") else (if v30 then raise Division_by_zero else (-10.0)))) with | Invalid_argument q63 -> (-2.0) | Division_by_zero -> (-2.0) | Not_found -> (-3.25))
let () = note_float x64
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = note_float x64
let () = ()
