type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y97 -> mix 1; mix_float y97
let v23 = (try (
  (try (
    let rec f0 p1 p2 =
      if p1 > 0 then (
        (try (let r3 = f0 (p1 - 1) p2 in if (match p2 with | C16 -> false | C5 { r6; r7 = _; r8 = (q4, (-2147483648)); r9 = q5 } -> true | (C5 { r6; r7; r8 = (r3, 9); _ } as w6') when r7 < 3.25 -> true | C5 { r6 = q7; r7 = _; r8 = ((q8, 9) as w9); r9 = _ } -> true | C5 { r7 = q10; r8 = (q11, 7); r9 = q12; _ } -> true | C5 { r6 = q13; r7 = q14; r8 = ((q15, q16) | (q15, q16)); r9 = q17 } -> true | C15 -> false | C10 _ -> false | ((C11 { r12 = q18; r13; r14 }) | (C11 { r12 = r14; r13; r14 = q18 })) -> true | (C16 | (C5 { r6 = 0; r7 = _; _ })) when ((r3 - 65535) > (r3 / 2147483647)) -> true | _ -> true) then raise Not_found else r3) with | Not_found -> p1)
      ) else
        p1
    in
    let n19 = f0 4 C15 in
    let n20 = f0 6 C15 in
    (match (if true then raise (Invalid_argument "b c") else 0.0) with | (_ | 0.0) when (false || (snd (0.5, true))) -> (if true then raise (Failure "tail \" end") else ()) | q21 -> (if true then raise Not_found else ()) | exception Invalid_argument q22 -> (if true then () else ()) | exception Not_found -> (if true then raise Division_by_zero else ()) | exception Match_failure _ -> (if false then raise Division_by_zero else ()))) with | Division_by_zero -> (if true then raise (Failure "b c") else ()) | Not_found -> (if false then raise (Failure "b c") else ()) | Match_failure _ -> (if false then raise Not_found else ()));
  (if if false then raise Not_found else false then raise (Failure "\000\255x") else (if false then raise (Failure "b c") else true))) with | Failure _ -> true | Not_found -> ((-100.75) >= (-100.75)))
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = (let _v24 = C3 in ())
let n96 = (try (
  (try (
    let n63 = (try (
      let x41 = (try (
        let rec loop27 i25 n28 s26 =
          if i25 <> n28 then (
            loop27 (i25 + 1) n28 (((float_of_int i25) *. (s26)) +. 0.0)
          ) else
            s26
        in
        let n29 = loop27 0 20 (-0.0) in
        note_float n29;
        let x32 = if if if false then raise (Invalid_argument "12") else true then raise Not_found else (String.for_all (let rec f31 p30' = v23 in f31) "a") then raise Division_by_zero else (if if true then raise (Failure "12") else v23 then raise (Invalid_argument "12") else (if v23 then raise (Failure "\000\255x") else n29)) in
        let c33 = (coarse (log (limit x32 0.5 100.0))) *. ((coarse (log (limit x32 0.5 100.0)))) in
        let c34 = (-. (max x32 3.25)) *. ((-. (max x32 3.25))) in
        let c35 = c34 -. (c34) in
        let c36 = c33 +. ((coarse (log (limit x32 0.5 100.0)))) in
        let c37 = c33 *. (c35) in
        let c38 = c37 *. ((coarse (log (limit x32 0.5 100.0)))) in
        note_float c38;
        (if if v23 then raise Not_found else v23 then raise (Failure "tail \" end") else (if v23 then raise Division_by_zero else 100.75))) with | Invalid_argument q39 -> (if true then raise Not_found else 3.25) | Failure q40' -> (if v23 then raise Not_found else 1.0) | Not_found -> (if v23 then raise (Invalid_argument "\000\255x") else (-1.5))) in
      note_float x41;
      (if if if v23 then raise Not_found else v23 then raise (Failure "\000\255x") else (if v23 then raise (Failure "b c") else v23) then raise Not_found else (if if v23 then raise Division_by_zero else v23 then raise Division_by_zero else (if v23 then raise Not_found else ())));
      let n61 = (try (
        let n42 = 4 in
        let n43 = n42 in
        let rec loop50 i44 n51' s45 s46 s47 s48 s49 =
          if i44 < n51' then (
            loop50 (i44 + 2) n51' s45 s48 s47 s49 s48
          ) else
            (s45, s46, s47, s48, s49)
        in
        let (n52, n53, n54, n55', n56) = loop50 0 8 x41 n42 None n43 n43 in
        note_float n52;
        note_int n53;
        (mix_0 5 n54; note_end 0);
        note_int n55';
        note_int n56;
        (if if v23 then raise Not_found else v23 then raise (Failure "12") else (if v23 then raise (Failure "12") else n42))) with | _ -> (let o57 = 8 in let o58 = 11 in let o59 = 8 in let o60 = 1 in let ( $ ) a b = a lxor (b + 1) and ( -. ) a b = b - a and ( < ) a b = b - a in o57 $ o58 $ o59 < o60)) in
      (if if v23 then raise Division_by_zero else v23 then raise Not_found else (if false then raise Not_found else 1))) with | Division_by_zero -> (if v23 then raise Not_found else 20) | Failure q62 -> (13 + 13)) in
    (try (
      let x81 = (match if if v23 then raise (Invalid_argument "b c") else v23 then raise (Failure "") else (if v23 then raise (Invalid_argument "\000\255x") else C15) with | (C16 as w64) -> (
        let a65 = (match C18 with | ((C17 _) | C19) -> (Array.make 13 n63) | C18 -> (Array.make 13 n63) | C17 'a'..'m' -> (Array.make 13 n63) | C17 q66 -> (Array.make 13 n63)) in
        for i67 = 0 to 12 - 1 do
          a65.(i67 + 1) <- ((a65.(i67)) + (i67 mod (n63 lor 1)));
          ()
        done;
        (mix_ints a65 0 13; note_end 0);
        (if if v23 then raise (Invalid_argument "tail \" end") else v23 then raise (Failure "12") else (if v23 then raise Not_found else (-10.0)))) | ((C5 { r8 = _; r9 = _; _ }) | (C10 _)) -> (
        (if if v23 then raise (Invalid_argument "\000\255x") else v23 then raise (Failure "12") else (if false then raise Not_found else 1.5))) | C15 -> (
        let s73 = if if if false then raise Not_found else v23 then raise (Failure "tail \" end") else (16 >= n63) then raise Not_found else (if if true then raise (Failure "b c") else v23 then raise (Invalid_argument "b c") else (List.fold_left (let rec f72 p70 p71 = p70 in f72) "12" [])) in
        (mix_string s73; note_end 0);
        let (q77, q78) = if if v23 then raise (Failure s73) else (if if if v23 then raise Not_found else v23 then raise (Invalid_argument "a") else (if v23 then raise Not_found else true) then raise Not_found else (if if v23 then raise (Failure "\000\255x") else false then raise Not_found else (if v23 then raise (Failure s73) else v23))) then raise Not_found else (if if if v23 then raise (Failure s73) else (if v23 then raise (Invalid_argument s73) else v23) then raise Not_found else (if not v23 then raise (Failure s73) else (if v23 then raise (Invalid_argument s73) else v23)) then raise Not_found else (if if if false then raise (Failure s73) else v23 then raise Not_found else (if v23 then raise (Invalid_argument "a") else v23) then raise Not_found else (if (match (C15, (n63, 1.0, n63, v23)) with | (((C10 q74), (_, _, q75, _)) as w76) when q75 >= 13 -> v23) then raise (Invalid_argument s73) else (if v23 then raise (Invalid_argument s73) else (true, (Array.make 4 10.0)))))) in
        (if if q77 then raise (Failure s73) else q77 then raise (Failure "a") else (if true then raise (Failure "tail \" end") else 0.5))) | C10 q79 when q79 = 1.5 -> (
        (if if v23 then raise (Failure "b c") else v23 then raise Not_found else (if false then raise Not_found else q79))) | C11 { r12; r13; r14 = q80 } -> (
        (if if v23 then raise (Failure "a") else v23 then raise (Invalid_argument "a") else (if v23 then raise (Invalid_argument "a") else 1.5)))) in
      (if if v23 then raise (Invalid_argument "b c") else v23 then raise (Invalid_argument "tail \" end") else (if v23 then raise (Failure "") else ()))) with | Failure _ -> (if v23 then raise Not_found else ()) | Match_failure _ -> (if v23 then raise (Invalid_argument "12") else ()) | _ -> (if true then raise Not_found else ()));
    let n94 = (try (
      let x82 = if if if true then raise (Invalid_argument "b c") else v23 then raise Not_found else (if v23 then raise (Failure "tail \" end") else v23) then raise Not_found else (if if v23 then raise Division_by_zero else v23 then raise (Invalid_argument "12") else (if false then raise Not_found else 10.0)) in
      let v87 = (try (
        let n83 = List.nth (if if false then raise Not_found else v23 then raise Not_found else (if v23 then raise (Invalid_argument "12") else [])) n63 in
        note_int n83;
        let n84 = if if if v23 then raise Division_by_zero else v23 then raise (Invalid_argument "b c") else (if v23 then raise (Invalid_argument "12") else v23) then raise (Invalid_argument "12") else (if if v23 then raise Not_found else v23 then raise Division_by_zero else (if v23 then raise Division_by_zero else n83)) in
        let x85 = if if if v23 then raise Not_found else v23 then raise Division_by_zero else (if v23 then raise Division_by_zero else v23) then raise Not_found else (if if v23 then raise Division_by_zero else v23 then raise Not_found else (if v23 then raise (Failure "tail \" end") else x82)) in
        note_float x85;
        let (_, q86, _) = if if if v23 then raise (Invalid_argument "a") else v23 then raise (Failure "") else (n84 != n63) then raise (Failure "tail \" end") else (if if v23 then raise Division_by_zero else v23 then raise Not_found else (if v23 then raise (Failure "\000\255x") else (C3, v23, ('\n', n83, n84, 2)))) in
        (if if q86 then raise Not_found else true then raise Not_found else (if q86 then raise Division_by_zero else q86))) with | Division_by_zero when (max v23 v23) -> (if v23 then raise (Failure "\000\255x") else v23) | _ -> (if v23 then raise (Invalid_argument "\000\255x") else v23)) in
      (try (
        let x89 = if if if if if false then raise (Invalid_argument "b c") else v23 then raise (Failure "a") else (if v23 then raise Division_by_zero else v87) then raise (Failure "b c") else (if if v87 then raise (Invalid_argument "") else v87 then raise (Failure "tail \" end") else (if true then raise Not_found else v23)) then raise Division_by_zero else (if if if v87 then raise Division_by_zero else true then raise (Invalid_argument "a") else (if true then raise (Failure "tail \" end") else v87) then raise (Failure "\000\255x") else (if if v87 then raise (Invalid_argument "b c") else v87 then raise (Invalid_argument "12") else (if false then raise Division_by_zero else false))) then raise Not_found else (if if if if v87 then raise Division_by_zero else true then raise (Invalid_argument "") else (if v87 then raise (Failure "12") else v87) then raise (Failure "") else (if if v87 then raise (Failure "\000\255x") else v87 then raise Not_found else (if v23 then raise Division_by_zero else v23)) then raise (Invalid_argument "") else (if (let _v88 = if v87 then raise (Failure "") else 3.25 in if false then raise Division_by_zero else false) then raise (Failure "a") else (if true then raise Not_found else x82))) in
        ()) with | Invalid_argument q90 -> () | Failure q91 -> () | _ -> ());
      n63) with | Invalid_argument q92 -> n63 | Division_by_zero -> 1 | Failure q93 -> n63) in
    note_int n94;
    ()) with | Not_found -> ());
  13) with | Invalid_argument q95 -> 4 | Not_found -> 9 | Match_failure _ -> 1)
let () = note_int n96
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = ()
