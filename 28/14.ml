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
let rec mix_0 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y38 -> mix 0; mix y38
    | Error y39 -> mix 1; mix (if y39 then 1 else 0)
let () = (try (
  let x5 = (try (
    (try (
      let _ = if if List.exists (fun p0' -> true) [] then raise Division_by_zero else (if true then raise Division_by_zero else true) then raise Division_by_zero else (if if true then raise Division_by_zero else true then raise (Invalid_argument "a") else (if false then ((-3), (ref 18), "\000\255x") else (2, (ref 3), ""))) in
      (if if if false then raise Not_found else false then raise (Invalid_argument "") else (if true then raise Not_found else true) then raise (Invalid_argument "a") else (if if false then raise Division_by_zero else false then raise Division_by_zero else (if false then raise Division_by_zero else ())));
      let v2 = (try (
        (if if if false then raise (Invalid_argument "a") else true then raise Not_found else (if true then raise (Invalid_argument "12") else false) then raise Not_found else (if if false then raise (Failure "\000\255x") else false then raise (Failure "tail \" end") else (if true then raise (Invalid_argument "tail \" end") else ())));
        (if if true then raise (Failure "12") else false then raise Not_found else (if true then raise Division_by_zero else '\n'))) with | Division_by_zero -> ((); '\n') | Failure q1 -> (if false then raise Division_by_zero else 'z')) in
      (if if false then raise (Invalid_argument "a") else true then raise Not_found else (if false then ()))) with | Invalid_argument q3 -> (if true then raise (Invalid_argument q3) else ()) | Division_by_zero -> (if false then raise Division_by_zero else ()) | Not_found -> (if false then raise (Invalid_argument "a") else ()));
    let x4 = if if if true then raise (Invalid_argument "12") else false then raise Division_by_zero else (if false then raise Division_by_zero else true) then raise Division_by_zero else (if if false then raise Division_by_zero else true then raise Division_by_zero else (if true then raise (Invalid_argument "tail \" end") else (-0.0))) in
    (mix_float x4; note_end 0);
    (if if false then raise Division_by_zero else false then raise (Invalid_argument "12") else (if true then raise (Invalid_argument "a") else x4))) with | Invalid_argument _ -> (if true then raise (Invalid_argument "\000\255x") else 3.25) | Division_by_zero -> (if true then raise (Invalid_argument "tail \" end") else 0.0)) in
  ()) with | Invalid_argument q6 -> ())
let () = (try (
  ((); (if String.equal "b c" "a" then () else ()));
  let v21 = (try (
    let s16 = (try (
      (try (
        let n7 = if if if false then raise Not_found else true then raise Not_found else (if false then raise Not_found else true) then raise (Failure "tail \" end") else (if if true then raise Not_found else true then raise (Invalid_argument "\000\255x") else (if true then raise Division_by_zero else 0)) in
        let a8 = Array.make 6 n7 in
        let i9 = ref 0 in
        while !i9 < 3 do
          (let x10 = a8.(!i9) in a8.(!i9) <- a8.(5 - !i9); a8.(5 - !i9) <- x10);
          i9 := !i9 + 1
        done;
        (mix_ints a8 0 6; note_end 0);
        let s12 = ref n7 in
        let i11 = ref (6 - 1) in
        while !i11 >= 0 do
          s12 := (a8.(!i11) lxor (!s12)); if a8.(!i11) <> !s12 then (i11 := !i11 - 1) else i11 := -1
        done;
        let n13 = !s12 in
        note_int n13;
        (if if true then raise (Failure "12") else true then raise Division_by_zero else (if false then raise (Invalid_argument "") else ()))) with | Division_by_zero -> (if false then raise (Failure "tail \" end") else ()) | Failure _ -> (if false then raise (Invalid_argument "") else ()));
      let n14 = if (17 - 31) >= (0 lsr 15) then raise Not_found else (if if false then raise (Invalid_argument "tail \" end") else false then raise (Failure "b c") else (if true then raise (Invalid_argument "tail \" end") else 19)) in
      (if if false then raise (Invalid_argument "b c") else true then raise Not_found else (if true then raise Not_found else ""))) with | Invalid_argument _ -> (match 1.0 with | 0.5 -> "a" | q15 when false -> "a") | Not_found -> (if true then raise (Failure "b c") else "") | Match_failure _ -> (if true then raise (Failure "b c") else "")) in
    let n17 = if if if false then raise (Failure s16) else true then raise (Failure s16) else (if false then raise (Failure s16) else true) then raise (Failure "tail \" end") else (if if false then raise (Failure s16) else true then raise (Failure s16) else (if true then raise Not_found else 12)) in
    (if if true then raise Not_found else false then raise (Failure s16) else (if false then raise Not_found else '\n'))) with | Failure q18 -> '0' | Not_found -> (let s19 = "b c" in let i20 = 10 in if i20 >= 0 && i20 < String.length s19 then s19.[i20] else '\n') | Match_failure _ -> '\'') in
  ()) with | _ -> (match Array.make 1 14 with | [|q22|] -> () | [||] -> () | q23 -> () | q24 -> ()))
let v37 = (try (
  let v26 = if if if if if true then raise Division_by_zero else true then raise Division_by_zero else ((); false) then raise Not_found else (if if true then raise Not_found else true then raise Not_found else (if true then raise Division_by_zero else false)) then raise Division_by_zero else (if if if true then raise Not_found else true then raise Not_found else (if false then raise Not_found else false) then raise Division_by_zero else (if Option.is_none None then raise Division_by_zero else (6 <> 10))) then raise Division_by_zero else (if (let _v25 = if (11 + 4096) >= 10 then raise Division_by_zero else (if true then raise Not_found else []) in if if true then raise Not_found else true then raise Division_by_zero else (if false then raise Not_found else false)) then raise Division_by_zero else (if if if true then raise Not_found else false then raise Not_found else (7 >= 11) then raise Division_by_zero else (if if true then raise Division_by_zero else false then raise Not_found else (if false then raise Not_found else None)))) in
  let x27 = if if if true then raise Division_by_zero else false then raise Division_by_zero else (if true then raise Not_found else true) then raise Division_by_zero else (if if false then raise Division_by_zero else false then raise Division_by_zero else (if true then raise Division_by_zero else 0.5)) in
  note_float x27;
  (try (
    (try (
      let x27 = truncate 0.5 in
      let f28 p29 p30 =
        let n31 = p29 in
        let v32' = ref ((), "\000\255x", (Array.make 1 0.5)) in
        Ok p29
      in
      let v33 = f28 (if true then raise Not_found else x27) (None, 0.0, [], 2.0) in
      (mix_0 5 v33; note_end 0);
      let v34 = f28 (if true then raise Division_by_zero else x27) (None, 2.0, [], 3.25) in
      (mix_0 5 v34; note_end 0);
      let _ = f28 x27 (if false then raise Division_by_zero else (None, 0.0, [], (-10.0))) in
      let v36 = (try (
        let unused35 = if if if false then raise Not_found else false then raise (Failure "tail \" end") else (if true then raise Division_by_zero else true) then raise (Failure "\000\255x") else (if true && false then raise Division_by_zero else (if true then raise (Failure "b c") else [])) in
        (if if if true then raise Division_by_zero else false then raise Not_found else (15 = x27) then raise (Failure "tail \" end") else (if if true then raise Not_found else false then raise Not_found else (if false then raise Division_by_zero else ())));
        (if if true then raise (Failure "12") else false then (if false then raise Not_found else false) else (if false then raise Not_found else false))) with | Division_by_zero -> (if false then raise Division_by_zero else false) | Failure _ -> (if false then raise Not_found else false) | Not_found -> ("a" <= "\000\255x") | Match_failure _ -> (if false then raise Not_found else true)) in
      (if v36 then raise Not_found else (if v36 then raise Not_found else ()))) with | Division_by_zero -> (if false then raise Division_by_zero else ()) | Not_found -> (if false then raise Division_by_zero else ()) | Match_failure _ -> (if false then raise Division_by_zero else ()));
    (if if true then raise Division_by_zero else true then raise Not_found else (if true then raise Not_found else ()))) with | Not_found -> (if true then raise Division_by_zero else ()));
  print_int (-2);
  print_byte 32;
  print_float x27;
  print_newline ();
  (if if true then raise Division_by_zero else false then raise Not_found else (if true then raise Not_found else true))) with | Division_by_zero -> ([] >= []) | Not_found -> true | _ -> (not false))
let () = (mix (if v37 then 1 else 0); note_end 0)
let () = ()
