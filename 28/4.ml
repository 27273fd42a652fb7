type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (float array, int * float * int * (bool, int) t2) t3) =
  if d > 0 then
    match v with
    | C10 -> mix 0
    | C8 (y77', y78, y79) -> mix 1; mix_2 (d - 1) y77'; mix (Char.code y78); (let (m80, m81, m82, m83) = y79 in mix m80; mix_float m81; mix m82; mix_3 (d - 1) m83)
    | C9 -> mix 2
    | C7 (y84, y89, y90) -> mix 3; (let (m85, m86, m87, m88) = y84 in mix m85; mix_float m86; mix m87; mix_3 (d - 1) m88); mix_0 (d - 1) y89.(1); (let (m91, m92) = y90 in mix_0 (d - 1) m91; mix m92)
and mix_1 d (v : int t1) =
  if d > 0 then
    match v with
    | C1 (y93, y94) -> mix 0; mix_4 (d - 1) y93; mix_5 (d - 1) y94
    | C2 { r3 = y95; r4 = y96; r5 = y97 } -> mix 1; mix y95; mix y96; (let (m98, m99) = y97 in mix_float m98; (let (m100, m101) = m99 in mix_float m100; mix m101))
and mix_2 d (v : (float array, int * float * int * (bool, int) t2) t3 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y102 :: y103) -> mix 1; mix_0 (d - 1) y102; mix_2 (d - 1) y103
and mix_3 d (v : (bool, int) t2) =
  if d > 0 then
    match v with
    | C0 (y104, y105) -> mix (Char.code y104); mix_string y105
and mix_4 d (v : int t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107) -> mix 1; mix_1 (d - 1) y106; mix_4 (d - 1) y107
and mix_5 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix y108; mix_5 (d - 1) y109
in
(try (
  let n0 = if if if false then raise Not_found else false then raise (E0 '\n') else (if true then raise (Invalid_argument "a") else false) then raise Not_found else (if if true then raise (E0 ' ') else true then raise (Invalid_argument "") else (if false then raise (E0 '\'') else 19)) in
  note_int n0;
  let n1 = if if if true then raise Division_by_zero else true then raise (Invalid_argument "a") else (if false then true else false) then raise (E0 '\'') else (if if true then raise Not_found else false then raise (Invalid_argument "a") else (if true then raise Division_by_zero else 9)) in
  let v43 = (try (
    let n38 = (try (
      (try (
        let n2 = 5 in
        let v14 = if if if if if false then raise (Failure "a") else true then raise (Failure "tail \" end") else (List.for_all (fun ((q3, q4), q5) -> true) []) then raise (E0 '0') else (if if true then raise (Invalid_argument "b c") else true then raise Division_by_zero else (if true then raise (Failure "\000\255x") else false)) then raise Not_found else (let _v6 = if if true then raise (E0 ' ') else false then raise (Invalid_argument "\000\255x") else (if false then raise (Failure "b c") else n1) in if if true then raise (Failure "b c") else true then raise Not_found else (false = false)) then raise Not_found else (if if if if true then raise (Invalid_argument "tail \" end") else false then raise Division_by_zero else (if true then raise Not_found else false) then raise Division_by_zero else (if if false then raise Not_found else false then raise Not_found else (if true then raise (Invalid_argument "a") else true)) then raise (E0 ((); (let s7 = (clip "a") ^ "\000\255x" in let i8 = (match ((C0 ('a', "b c") : ((int, bool) t3, t0) t2) : ((int, bool) t3, t0) t2) with | C0 (q9, "a") -> 10 | ((C0 (q10, _) as w11) | (C0 (('a'..'m' as q10), _) as w11)) -> n2 | ((C0 (_, _)) | (C0 (_, "a"))) -> n0 | C0 (_, q12) -> n1) in if i8 >= 0 && i8 < String.length s7 then s7.[i8] else ' '))) else (if if if false then raise Division_by_zero else true then raise Not_found else (if false then raise Not_found else false) then raise Division_by_zero else (if if true then raise (Failure "tail \" end") else true then raise (E0 (try (if false then raise (Invalid_argument "\000\255x") else 'a') with | Invalid_argument q13 -> 'z' | Match_failure _ -> '\'')) else (if true then raise Division_by_zero else false)))) in
        (if if v14 then raise (E0 '0') else v14 then raise (E0 'z') else (if v14 then raise Division_by_zero else ()))) with | Invalid_argument q15 -> (if true then raise Division_by_zero else ()) | Division_by_zero when ("12" <> (max "a" "tail \" end")) -> (if false then raise (E0 '\255') else ()) | Failure q16 -> (if true then raise (Invalid_argument q16) else ()) | Not_found when (try (if (match C2 { r3 = n1; r4 = n1; r5 = (0.5, (100.75, 6)) } with | C1 (([] as w17), q18) -> false | C1 ((q19 :: _), q20) -> false | C2 { r3 = q21; r4 = _; r5 = (q22, q23) } -> false) then raise (E0 (Array.fold_right (fun p24 p25 -> p25) (Array.make 2 n1) '\n')) else (if true then raise (E0 'a') else true)) with | E0 'a'..'m' -> (if false then false else true) | E0 '0'..'9' -> true | E0 q26 -> true) -> (if true then raise Division_by_zero else ()) | E0 q27 -> (if true then raise Division_by_zero else ()) | _ -> (if false then raise (E0 '0') else ()));
      let n36 = (try (
        let n28 = if (if true then raise (E0 '\'') else n0) >= n1 then raise Division_by_zero else (if if true then raise Division_by_zero else false then raise (Failure "b c") else (if true then raise Division_by_zero else n1)) in
        (if if if false then raise (Failure "a") else true then raise (E0 (let v29 = -2.0 in '0')) else (let v30 = (C9 : (char, (float, int) t2) t3) in false) then raise (Invalid_argument "tail \" end") else (if if true then raise Division_by_zero else false then raise (Failure "b c") else (mix_float 100.75)));
        let n33 = if if if false then raise (E0 '\255') else false then raise (Failure "12") else (if true then raise Division_by_zero else false) then raise Division_by_zero else (if List.find (let rec f32 p31 = p31 in f32) [] then raise Division_by_zero else (if false then raise (E0 '\'') else n28)) in
        note_int n33;
        let v34 = if false then true else (if if false then true else false then true else (if true then true else true)) in
        (if if v34 then raise Not_found else v34 then raise (Invalid_argument "12") else (if false then raise (Failure "a") else n33))) with | Division_by_zero -> (if false then raise (Invalid_argument "tail \" end") else n1) | Failure q35 -> (if false then raise (Invalid_argument q35) else n1) | Not_found -> (if false then raise (Failure "b c") else 20) | Match_failure _ -> (if false then raise Not_found else n1) | E0 n1 -> (if true then raise (E0 n1) else n0)) in
      (if if false then raise (Failure "b c") else true then raise Division_by_zero else (if false then raise (Invalid_argument "tail \" end") else 2))) with | Division_by_zero -> (if false then raise Not_found else n1) | Failure q37 -> (if false then raise Not_found else n1)) in
    note_int n38;
    (try (
      (try (
        let x39 = if if if false then raise Division_by_zero else false then raise (E0 ' ') else (if false then raise (E0 '\255') else false) then raise Not_found else (if if false then raise Not_found else true then raise Not_found else (if false then raise Not_found else (-0.5))) in
        note_float x39;
        let a41 = if if if if if false then raise (Invalid_argument "") else false then raise (E0 (if true then raise Division_by_zero else 'z')) else (if false then raise (E0 '\255') else true) then raise Division_by_zero else (if if false then raise (E0 'z') else true then raise (Invalid_argument "b c") else (if false then raise (E0 'z') else true)) then raise (E0 '\255') else (if if if true then raise Not_found else true then raise (E0 '\189') else (n38 = n1) then raise Division_by_zero else (if if false then raise Division_by_zero else true then raise Division_by_zero else (if true then raise Division_by_zero else true))) then raise Division_by_zero else (if if if if false then raise (E0 '\'') else false then raise Division_by_zero else (if false then raise Division_by_zero else true) then raise (E0 (if if false then raise (Invalid_argument "12") else true then raise (Invalid_argument "") else (if false then raise Division_by_zero else 'z'))) else (if if false then raise (Invalid_argument "tail \" end") else true then raise Not_found else (if true then raise (Invalid_argument "\000\255x") else true)) then raise (Invalid_argument "tail \" end") else (if if (match n38 with | 2 when true -> true | ((-3) | (-3)) when false -> false | 3 when false -> true | 1 when true -> true | q40 when true -> true | _ -> false) then raise (Invalid_argument "") else true then raise (Invalid_argument "") else (Array.make 2 x39))) in
        ()) with | E0 'a'..'m' -> () | E0 '0'..'9' -> () | E0 _ -> ());
      ()) with | Match_failure _ -> () | _ -> ());
    '\'') with | Not_found -> 'a' | E0 'a'..'m' -> '0' | E0 'n' -> ' ' | E0 q42 -> '0') in
  ()) with | Invalid_argument q44 -> () | Division_by_zero -> () | Not_found -> () | E0 'a'..'m' -> () | E0 '0'..'9' -> () | E0 'n' -> () | E0 _ -> ());
let s46 = ref (C2 { r3 = (-1); r4 = 6; r5 = ((-100.75), (3.25, 13)) }) in
let i45 = ref 0 in
while !i45 < 2 do
  (
    let v75 = (try (
      let x63 = (try (
        (try (
          let x48 = if if if if if false then raise (E0 'z') else false then raise (Failure "a") else (if true then raise Division_by_zero else true) then raise (E0 'a') else (if if false then raise (E0 '\255') else true then raise Division_by_zero else (if false then raise Division_by_zero else true)) then raise (E0 (if Result.is_error (Ok 0.5) then raise (Failure "") else (if ((); false) then raise Division_by_zero else (if false then raise Division_by_zero else '\n')))) else (if if (let v47 = 19 in true) then raise (E0 '\'') else (if true then raise Not_found else false) then raise (Invalid_argument "a") else (if if true then raise (Failure "a") else true then raise Division_by_zero else (if true then raise (Failure "b c") else false))) then raise Not_found else (if if if if false then raise (Invalid_argument "a") else true then raise Division_by_zero else (if true then raise Not_found else false) then raise (Invalid_argument "12") else (if if true then raise Not_found else true then (if true then raise (Invalid_argument "tail \" end") else false) else (if true then raise (Invalid_argument "12") else true)) then raise Division_by_zero else (if if true then raise (Invalid_argument "tail \" end") else (if true then raise Not_found else false) then raise Division_by_zero else (if if true then raise Not_found else true then raise Division_by_zero else (if true then raise (Failure "\000\255x") else 100.75)))) in
          (if if true then raise Not_found else true then raise (Invalid_argument "a") else (if false then raise (Invalid_argument "12") else ()))) with | Invalid_argument _ -> (if false then raise Not_found else ()) | Failure _ -> (if false then raise (Invalid_argument "") else ()) | Not_found -> (if false then raise Division_by_zero else ()) | E0 'a'..'m' -> (if true then raise (Failure "") else ()) | E0 '0'..'9' -> (if false then raise (Invalid_argument "tail \" end") else ()) | E0 'n' -> (if true then raise Not_found else ()) | E0 q49 -> (if true then raise (Invalid_argument "a") else ()));
        let n61 = (try (
          let a56 = if if if true then raise (Failure "b c") else false then raise Not_found else true then raise Division_by_zero else (match if false then raise Division_by_zero else !s46 with | C1 ([], _) -> (if false then raise (Invalid_argument "\000\255x") else (Array.make 2 (C2 { r3 = 0.0; r4 = 2.0; r5 = (1.0, (0.0, !i45)) }))) | C1 ((q50 :: []), q51) -> (if true then raise Not_found else (Array.make 2 (C2 { r3 = (-1.0); r4 = (-3.25); r5 = (0.0, ((-10.0), !i45)) }))) | C1 ((q52 :: (_ :: _)), q53) -> (if true then raise (Invalid_argument "") else (Array.make 2 (C2 { r3 = (-1.0); r4 = (-0.0); r5 = ((-3.25), (2.0, !i45)) }))) | ((C1 (_, _)) | (C2 { r3 = _; r4 = _; r5 = _ })) -> (if true then raise (Invalid_argument "a") else (Array.make 2 (C2 { r3 = 10.0; r4 = 3.25; r5 = ((-0.5), (10.0, 0)) })))) in
          let v57 = if if if false then raise (Invalid_argument "tail \" end") else true then raise (E0 (if false then raise (Invalid_argument "b c") else '0')) else (if false then raise (E0 'z') else false) then raise Not_found else (if if true then raise (Invalid_argument "") else false then raise (E0 '\'') else (if false then raise Not_found else (C9 : (float array, int * float * int * (bool, int) t2) t3))) in
          (mix_0 5 v57; note_end 0);
          (if if false then raise (Invalid_argument "12") else true then raise Division_by_zero else (if false then raise (Invalid_argument "b c") else 1))) with | Invalid_argument q58 -> (if true then raise Not_found else !i45) | Division_by_zero -> (if true then raise (Failure "\000\255x") else !i45) | Failure q59 -> (if true then raise Division_by_zero else !i45) | Not_found -> !i45 | E0 'a'..'m' -> (if false then raise (E0 '0') else !i45) | E0 q60 -> (if true then raise (Invalid_argument "tail \" end") else !i45)) in
        note_int n61;
        (if if if true then raise (Invalid_argument "") else true then raise Division_by_zero else (if false then raise Not_found else true) then raise (Invalid_argument "") else (if if true then raise Division_by_zero else false then raise Division_by_zero else (if true then raise (Invalid_argument "12") else ())));
        (if if false then raise (E0 '\'') else true then raise Not_found else (if false then raise (E0 'a') else (-2.0)))) with | Division_by_zero -> (if true then raise Not_found else 10.0) | Not_found -> (if true then raise (Failure "") else (-100.75)) | E0 q62 -> (if true then raise (E0 q62) else 3.25)) in
      note_float x63;
      let n64 = if if if false then raise (E0 'a') else true then raise (Failure "\000\255x") else (if false then raise (Failure "tail \" end") else true) then raise (Invalid_argument "a") else (if if false then false else false then raise (Invalid_argument "") else (-65536)) in
      let n72 = (try (
        let s70 = (try (
          let n65 = 10 in
          let x66 = if if if false then raise Not_found else false then raise Division_by_zero else (if false then raise (Failure "tail \" end") else false) then raise Not_found else (if if true then raise Division_by_zero else true then raise Division_by_zero else (x63 -. x63)) in
          note_float x66;
          let v68 = if if if (if true then raise (E0 '\n') else true) || (if false then raise (Invalid_argument "a") else false) then raise (Invalid_argument "\000\255x") else (if if true then raise (Invalid_argument "") else false then raise Division_by_zero else (if true then raise Not_found else true)) then raise (Invalid_argument "a") else (if (if false then raise Division_by_zero else ' ') != ((); '0') then raise (Invalid_argument "") else (if (try (let _v67 = 5 in true) with | _ -> true) then raise (E0 '\241') else (if true then raise Not_found else true))) then raise (E0 'z') else (if if if if true then raise (Invalid_argument "\000\255x") else false then raise (E0 (if true then ' ' else '0')) else (if true then raise (Failure "b c") else true) then (if if true then raise (E0 '\'') else true then raise Not_found else (true && false)) else (if true == false then raise (Failure "") else (if true then raise (Failure "b c") else true)) then raise Division_by_zero else (if if false || false then raise (Invalid_argument "b c") else (true && true) then raise Not_found else (if if true then raise Not_found else false then raise Division_by_zero else (if true then raise (E0 'z') else false)))) in
          let n69 = if max ((None, [], (-2), v68) <= (None, [], 1, true)) (1.0 > x66) then raise Division_by_zero else (if if v68 then raise Division_by_zero else v68 then raise (Invalid_argument "12") else (if v68 then raise (Invalid_argument "12") else n64)) in
          note_int n69;
          (if if v68 then raise Division_by_zero else v68 then raise (Invalid_argument "a") else (if v68 then raise Not_found else "\000\255x"))) with | Division_by_zero -> (if true then raise Division_by_zero else "\000\255x") | Not_found -> (if true then raise (E0 ' ') else "b c")) in
        let _ = if if if false then raise (E0 '\n') else false then raise Division_by_zero else (if false then raise Division_by_zero else true) then raise (E0 (if true then raise Not_found else '\255')) else ((Ok "tail \" end"), x63) in
        20) with | Failure q71 -> !i45) in
      note_int n72;
      false) with | Invalid_argument q73 -> true | Division_by_zero -> false | Failure _ -> false | Not_found -> false | E0 'a'..'m' -> true | E0 '0'..'9' -> false | E0 'n' -> false | E0 q74 -> true) in
    (mix (if v75 then 1 else 0); note_end 0);
    ());
  s46 := !s46; i45 := !i45 + 2
done;
let n76 = !s46 in
(mix_1 5 n76; note_end 0);
()
