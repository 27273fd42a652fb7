type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (bool, int array) result) =
  if d > 0 then
    match v with
    | Ok y92 -> mix 0; mix (if y92 then 1 else 0)
    | Error y93 -> mix 1; mix_ints y93 0 8
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y94 :: y95) -> mix 1; mix y94; mix_1 (d - 1) y95
let c0 = 3.25 -. ((-1.0))
let c1 = 3.25 *. ((-1.0))
let c2 = (-1.0) *. (3.25)
let c3 = (3.25) -. c0
let c4 = c0 -. (c3)
let c5 = (3.25) +. 3.25
let c6 = (c2) -. c3
let c7 = (c4) -. c0
let c8' = (c4) *. c0
let c9 = c4 *. (c4)
let () = note_float c9
let n15 = if (try (if if true then raise E0 else false then raise (E2 (if false then raise (E2 6) else 14)) else (if true then raise Not_found else true)) with | Not_found -> (false || true) | E0 -> false | E2 2 -> true | E2 (-2) -> true | E2 6 -> true | E2 _ -> ((Array.make 1 6) = (Array.make 1 2))) then 14 else (compare (true, 2, (12, '\'', 14, c9), c4) (let _v14 = (let rec f13 p10 p11 = ((fun p12 -> true), 13) in f13) in (true, 0, (3, '0', 17, c7), c0)))
let x16 = 3.25
let v17 = (true, ([], (Array.make 16 n15)))
let a87' = (match { r7 = (-. c5) } with | { r7 = 0.5 } -> (
  (try (
    let x21 = (try (
      (if if if false then raise (Invalid_argument "12") else true then raise (Invalid_argument "a") else (try (if false then raise E1 else false) with | Invalid_argument q18 -> true | Division_by_zero -> true | Match_failure _ -> false | E0 -> false | E1 -> true) then raise (Invalid_argument "\000\255x") else (if if false then raise Not_found else true then raise (Failure "") else (if false then raise (Invalid_argument "b c") else ())));
      let x19 = if if if true then raise (Failure "\000\255x") else true then raise Not_found else (if false then raise Not_found else true) then raise (Failure "\000\255x") else (if if true then raise (E2 n15) else false then raise (E2 (if false then n15 else n15)) else (if true then raise (E2 11) else 0.5)) in
      c8') with | Failure _ -> (if true then raise E1 else c8') | Not_found -> (if true then raise (Failure "") else (-3.25)) | E2 4 -> (if false then raise (Invalid_argument "\000\255x") else c3) | E2 (-2) -> (if true then raise E1 else c6) | E2 q20 -> (if false then raise E1 else c0) | _ -> (if false then raise (Failure "a") else c9)) in
    note_float x21;
    let n22 = n15 in
    (if if true then raise (Invalid_argument "tail \" end") else false then raise (Invalid_argument "12") else (if false then raise (Failure "") else ()))) with | Invalid_argument q23 -> () | Failure q24 -> () | E1 -> (try (if true then raise E0 else ()) with | E0 -> ()));
  let n85 = (try (
    let v27 = (try (
      print_int 20;
      print_byte 32;
      print_float 100.75;
      print_newline ();
      (if if false then raise Not_found else false then raise Not_found else (if false then raise (Invalid_argument "a") else false))) with | Invalid_argument _ -> ((let rec f26 p25 = true in f26) n15) | Not_found -> (if true then raise (Failure "tail \" end") else false)) in
    (mix (if v27 then 1 else 0); note_end 0);
    let v28 = if (Array.make 4 (n15, v27, n15, x16)) <> (if v27 then raise (Failure "") else (Array.make 4 (n15, v27, 10, c8'))) then raise E1 else (if if v27 then raise Not_found else v27 then raise E1 else ((); v27)) in
    let n83 = (try (
      let x36' = (try (
        let v31 = if if if v28 then raise (Failure "\000\255x") else v28 then raise E1 else ((let rec f30 p29 = v27 in f30) n15) then raise Division_by_zero else (if if false then raise (Failure "\000\255x") else v27 then raise Division_by_zero else (if v27 then raise Not_found else ('z', (Ok v28), 17))) in
        ((let (m32, m33, m34) = v31 in mix (Char.code m32); mix_0 5 m33; mix m34); note_end 0);
        x16) with | Division_by_zero -> (if true then raise Not_found else c4) | Failure _ -> (if v28 then raise Division_by_zero else c8') | Not_found -> (if false then raise Division_by_zero else c7) | E0 -> (if v27 then raise Not_found else 3.25) | E1 -> (if v28 then raise E1 else c2) | E2 (-2) -> (if v28 then raise (E2 n15) else 1.0) | E2 1 -> (if v27 then raise (Failure "tail \" end") else x16) | E2 q35 -> (tick_float 8 x16)) in
      (try (
        (if if if false then raise Division_by_zero else true then raise E1 else (if false then raise (Failure "") else v28) then raise E1 else (if if true then raise (Invalid_argument "\000\255x") else v27 then raise E1 else (match v17 with | ((q37, _) | ((true as q37), ([], _))) when q37 -> () | (true, ((q38 :: q39), _)) when q38 >= 2852 -> () | (q40, _) when (match v17 with | ((false as w41), _) when ((let (q44, q45, q46, q47) = ((fun p42 p43 -> '\255'), w41, (), n15) in "tail \" end") <= ((clip "tail \" end") ^ "\000\255x")) -> (n15 > 17) | (_, (([] | []), q48')) -> (let v49 = { r7 = x36' } in q40) | (q50, ((q51 :: v17), [|_|])) -> q50 | (_, ((q52 :: q53'), q54)) -> q40) -> ())));
        let a55 = Array.make 4 100.75 in
        let n59 = (hide 0 3) in
        let rec loop58 i56 =
          if i56 <> n59 then (
            (a55.(i56 + 1) <- ((a55.(i56)) *. (let _v57 = v28 in c7)));
            loop58 (i56 + 1)
          ) else
            ()
        in
        loop58 0;
        (mix_floats a55 0 4; note_end 0);
        let x36' = if if if true then raise E0 else false then raise (E2 (if false then raise (Failure "\000\255x") else n15)) else (if v28 then raise Division_by_zero else v28) then raise Not_found else (if if v28 then raise (Invalid_argument "b c") else v27 then raise Division_by_zero else (if v27 then raise Division_by_zero else 'a')) in
        (if if v28 then raise (E2 8) else v28 then raise (Invalid_argument "tail \" end") else (if v27 then raise (Invalid_argument "12") else ()))) with | Division_by_zero -> (if v28 then raise (Failure "12") else ()) | Match_failure _ -> (match v17 with | ((false as w60), (q61, q62)) -> () | (_, ([], _)) -> () | ((q63, ((q64 :: q65), q66)) as w67) -> ()));
      let v79 = (try (
        let v68 = if if if v27 then raise (Invalid_argument "") else true then raise E1 else (if false then raise (Failure "\000\255x") else v28) then raise E0 else (if if v28 then raise (E2 n15) else false then raise E1 else (if v28 then raise E1 else true)) in
        let v69 = if if if v28 then raise E0 else (if if v27 then raise (Failure "tail \" end") else v68 then raise Not_found else (if v68 then raise (Invalid_argument "") else false)) then raise (Invalid_argument "tail \" end") else (if if if v68 then raise E0 else v68 then raise (E2 (if v68 then raise E0 else n15)) else (if v68 then raise Division_by_zero else v28) then raise Division_by_zero else (if if false then raise (E2 n15) else false then raise (Invalid_argument "b c") else (if v27 then raise E1 else v28))) then raise (E2 11) else (if if if if true then raise (Invalid_argument "") else v27 then raise (E2 n15) else (if true then raise E0 else v28) then raise E0 else (if if v28 then raise (Invalid_argument "tail \" end") else v28 then raise Division_by_zero else (if v68 then raise (Invalid_argument "b c") else v68)) then raise E0 else (if if (-2) < n15 then raise Division_by_zero else (if v68 then raise (Failure "") else v68) then raise E0 else (if true then raise Not_found else (c5 <> c9)))) in
        (if if v68 then raise E1 else v68 then raise E0 else (if v69 then raise (E2 n15) else false))) with | Invalid_argument _ -> (match v17 with | (((true, q70) as w71) | ((true, q70) as w71)) when v28 -> v28 | ((q72, (_, q73)) | ((true as q72), (_, q73))) -> q72) | Division_by_zero -> (min v27 v28) | Failure q74 -> ((); false) | Not_found -> (if false then raise E0 else v27) | E0 -> (if true then raise (E2 n15) else false) | E2 _ -> (try (if v28 then raise Not_found else v28) with | Invalid_argument q75 when v28 -> v27 | Failure _ -> false | Not_found when v28 -> false | Match_failure _ when (try (if if true then raise (E2 18) else v28 then raise (Failure "12") else (if v28 then raise (E2 n15) else v28)) with | Failure q76 -> (match v17 with | ((q77, q78) | (q77, (([], _) as q78))) -> q77) | E2 (-1) -> v28 | E2 9 -> v28 | E2 _ -> v28) -> false | E1 when v27 -> true | _ -> false)) in
      let v80 = if if if v28 then raise (Invalid_argument "") else false then raise (Invalid_argument "\000\255x") else (if v79 then raise (E2 n15) else true) then raise Not_found else (if v79 then raise (E2 n15) else ('z', { r7 = 2.0 })) in
      n15) with | Invalid_argument q81 -> 8 | Division_by_zero -> n15 | Failure _ -> n15 | Not_found -> n15 | E0 -> n15 | E1 -> n15 | E2 (7 as w82) -> n15 | E2 0 -> n15 | E2 _ -> 10) in
    n83) with | Failure q84 -> n15 | Not_found -> n15 | E1 when false -> n15 | _ -> n15) in
  Array.make 1 n85) | { r7 = q86 } -> (
  Array.make 1 14))
let () = (mix_ints a87' 0 1; note_end 0)
let () = ((let (m88, m89) = v17 in mix (if m88 then 1 else 0); (let (m90, m91) = m89 in mix_1 5 m90; mix_ints m91 0 16)); note_end 0)
let () = note_float c0
let () = note_float c2
let () = note_float c6
let () = note_float c8'
let () = note_int n15
let () = note_float c4
let () = (mix_ints a87' 0 1; note_end 0)
let () = ()
