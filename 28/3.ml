type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = Array.make 7 2.0
let n1 = 11
let () = note_int n1
let n28 = (match None with | (None as w2) -> (
  let v3 = ref (Array.make 4 2) in
  -3) | ((Some q4) | (Some q4)) -> (
  (try (
    let x27 = (try (
      let v11 = (try (
        let v6 = if true then raise Not_found else (let (n1, _, q5) = if false then raise Division_by_zero else ("a", n1, n1) in (try (if true then raise Division_by_zero else (ref (ref q5))) with | _ -> (ref (ref q5)))) in
        let s8 = ref "b c" in
        for i7 = 0 to (hide 0 5) - 1 do
          s8 := (clip !s8 ^ clip ((clip !s8) ^ !s8))
        done;
        let n9 = !s8 in
        (mix_string n9; note_end 0);
        let n10 = n1 in
        (if if if false then raise (E0 (Ok n10)) else false then raise Not_found else (if false then raise Not_found else true) then raise (Failure n9) else (if if true then raise (E0 (Ok n10)) else false then raise E1 else (if true then raise Division_by_zero else ())));
        (if if false then raise (Failure "a") else false then raise Division_by_zero else (if true then raise Division_by_zero else true))) with | E1 -> (if true then raise (E0 (Ok n1)) else true)) in
      (mix (if v11 then 1 else 0); note_end 0);
      let v25 = (try (
        (try (if if if if if true then raise E2 else v11 then raise (Failure "") else (if v11 then raise Not_found else v11) then raise (Failure "b c") else ((match [] with | ([] as w12) -> q4 | (((_ :: ([] as w13)) as w14) | ((_ :: ([] as w13)) as w14)) -> q4 | (q15 :: (v11 :: q16)) -> 1.5) <> q4) then raise (E0 (if if if v11 then raise (Failure "\000\255x") else v11 then raise Not_found else (if v11 then raise (Invalid_argument "") else false) then raise E1 else (if if v11 then raise E1 else false then raise (Invalid_argument "12") else (if v11 then raise Not_found else (Ok n1))))) else (match (if if v11 then raise (Failure "\000\255x") else v11 then raise (Invalid_argument "12") else (if v11 then raise Not_found else None)) with | None when v11 -> (if v11 || v11 then raise (Failure "tail \" end") else (if v11 then raise Not_found else v11)) | Some a0 when v11 -> (if if v11 then raise Not_found else v11 then raise (Invalid_argument "\000\255x") else (if v11 then raise (Failure "") else false)) | exception Not_found -> (if if v11 then raise Not_found else v11 then raise Division_by_zero else (if v11 then raise (E0 (Ok n1)) else false))) then raise Division_by_zero else (if if if n1 <> n1 then raise (Failure "tail \" end") else (v11 && v11) then raise (Failure "") else ((n1 * n1) > (compare (ref ((-1), q4, n1, n1)) (ref (n1, 1.0, 17, n1)))) then raise Not_found else (if if if v11 then raise Not_found else v11 then raise Division_by_zero else (if v11 then raise Division_by_zero else v11) then raise E1 else (if if v11 then raise Not_found else v11 then raise (Failure "12") else (List.find (let rec f17 () = v11 in f17) []))))) with | Invalid_argument _ -> (if if if if v11 then raise E1 else v11 then raise E2 else (if v11 then raise Not_found else false) then raise Division_by_zero else (if "" <= "tail \" end" then raise Division_by_zero else (if true then raise E2 else true)) then raise E1 else (if if if v11 then raise (E0 (Ok n1)) else v11 then raise E2 else (if v11 then raise (E0 (Ok n1)) else v11) then raise (E0 (Array.fold_right (let rec f20 p18 p19 = p19 in f20) a0 (Ok 14))) else (if n1 == n1 then raise (Invalid_argument "b c") else (if true then raise (E0 (Ok 12)) else ())))) | Failure q21 -> (if if if if v11 then raise (Failure q21) else true then raise (Failure q21) else (if v11 then raise (Invalid_argument q21) else true) then raise (Invalid_argument "b c") else (if if v11 then v11 else v11 then raise (E0 (let q4 = fun p22 -> 11 in Ok n1)) else (if v11 then raise E2 else v11)) then raise Division_by_zero else (if false then raise E2 else (if if v11 then raise Not_found else v11 then raise (E0 (Ok n1)) else (if v11 then raise E2 else ())))) | Match_failure _ -> (if (if if v11 then raise Not_found else v11 then raise (Failure "b c") else (if v11 then raise Division_by_zero else v11)) && (if if false then raise Not_found else true then raise E1 else (if v11 then raise E1 else v11)) then raise Not_found else (mix_string (if if v11 then raise (Invalid_argument "a") else v11 then raise (E0 (if v11 then raise Division_by_zero else (Ok n1))) else (if v11 then raise (Invalid_argument "a") else "\000\255x")))) | E0 (Ok q23) -> (if if (if true then raise (Failure "") else n1) <> q23 then raise (E0 (Ok n1)) else (if if true then raise E2 else v11 then raise (Invalid_argument "") else false) then raise (Invalid_argument "b c") else (if if v11 then raise Division_by_zero else (n1 == 11) then raise Not_found else (if if v11 then raise (Invalid_argument "\000\255x") else v11 then raise E2 else (if v11 then raise (E0 (Ok q23)) else ())))) | E0 (Error q24) -> (if if if if v11 then raise (Invalid_argument "12") else true then raise Not_found else (if v11 then raise (Invalid_argument "a") else false) then raise Division_by_zero else (if if v11 then raise (Failure "") else v11 then raise Division_by_zero else (if true then raise (Failure "b c") else v11)) then raise Not_found else (if if if v11 then raise (Failure "\000\255x") else v11 then raise E2 else (if true then raise (E0 (Ok q24)) else v11) then raise Not_found else (if if v11 then raise (Invalid_argument "b c") else v11 then raise E1 else (if v11 then raise E1 else ())))) | E2 -> (if if if if v11 then raise E2 else v11 then raise Not_found else (if v11 then raise (Failure "\000\255x") else false) then raise E1 else (if if v11 then raise Not_found else true then raise (E0 (Ok 11)) else (if v11 then raise (E0 (Ok n1)) else v11)) then raise E2 else (if if if v11 then raise Division_by_zero else v11 then raise Division_by_zero else (if v11 then v11 else true) then raise (E0 (Ok 15)) else (if v11 then raise E2 else ()))));
        v11) with | Invalid_argument _ -> true | Division_by_zero -> v11 | Not_found -> false | E2 -> v11) in
      q4) with | Failure _ -> q4 | Not_found -> q4 | E0 q26 -> q4 | E1 -> q4 | _ -> q4) in
    note_float x27;
    ()) with | _ -> ());
  n1))
let x29 = if true then 2.0 else 1.5
let rec g31' k33 p34 =
  if k33 <= 0 then (try (if false then raise E2 else x29) with | Invalid_argument _ -> p34 | Division_by_zero -> p34 | Failure x29 -> p34 | Match_failure _ -> (-10.0) | E0 q35 -> 1.0 | E1 -> p34 | E2 -> p34) else (
    let r36 = g32 (k33 - 1) 10.0 in
    -0.0
  )
and g32 k37 p38 =
  if k37 <= 0 then (p38 +. 1.5) else (
    g31' (k37 - 1) p38
  )
let x39 = g31' 2 (if false then x29 else 10.0)
let () = (try (
  let n68' = (try (
    let a40 = (match [] with | (([] as w41) | ([] as w41)) -> (Array.make 4 n1) | (_ :: _) -> (Array.make 4 10)) in
    let rec loop44 i42' n45 s43 =
      if i42' < n45 then (
        loop44 (i42' + 1) n45 (13 + (a40.(i42') lxor (s43)))
      ) else
        s43
    in
    let n46 = loop44 0 4 n28 in
    note_int n46;
    let n47 = if if if true then raise (E0 (Ok n46)) else false then raise E2 else (if false then raise Division_by_zero else false) then raise Not_found else (if if true then raise (Failure "\000\255x") else true then raise Not_found else (if true then raise Division_by_zero else n28)) in
    let x65 = (try (
      (try (
        let x48' = if if if if if false then raise (E0 (Ok n47)) else true then raise (Failure "a") else false then raise (Invalid_argument "") else (if if false then raise Not_found else true then raise E2 else (if true then raise (Failure "tail \" end") else true)) then raise (Invalid_argument "a") else true then raise (E0 (try (if if if if true then raise (Invalid_argument "a") else false then raise E1 else (if true then raise E2 else true) then raise (Invalid_argument "\000\255x") else (if if true then raise E2 else true then raise E2 else (if true then raise (Invalid_argument "12") else true)) then raise E1 else (if if if false then raise E1 else true then raise (Invalid_argument "") else (if true then raise E2 else true) then raise E2 else (if if false then raise E1 else false then raise (Invalid_argument "tail \" end") else (if true then raise E1 else (Ok n46))))) with | Invalid_argument _ -> (Ok a40.(n47 land 3)) | E1 -> (Ok n47) | E2 -> (Ok n47))) else (if false then raise (Failure "b c") else (if if if false then raise Not_found else true then raise Division_by_zero else (if true then raise (E0 (Ok n46)) else true) then raise (Failure "12") else (if if true then raise (Invalid_argument "") else false then raise (Invalid_argument "tail \" end") else (if false then raise (Failure "tail \" end") else x29)))) in
        let v50 = if if if if if true then raise (Invalid_argument "") else false then raise (Failure "\000\255x") else (if false then raise (Failure "b c") else true) then raise E2 else (if if false then raise (Invalid_argument "12") else false then raise (Invalid_argument "a") else (if false then raise Division_by_zero else false)) then raise Not_found else (if if if false then raise Not_found else false then raise (Invalid_argument "") else (if true then raise (Failure "b c") else true) then raise E2 else (if if false then raise (Invalid_argument "") else false then raise Not_found else ((fun p49 -> false) n47))) then raise E2 else (if if n47 = (if true then raise Division_by_zero else n47) then raise E2 else (if if true then raise (Failure "12") else false then raise Division_by_zero else (if true then raise E2 else false)) then raise E2 else (if if if true then raise (Invalid_argument "b c") else true then raise (E0 (if false then raise Division_by_zero else (Ok n47))) else (if true then raise (Invalid_argument "tail \" end") else true) then raise (Failure "\000\255x") else (if if true then raise (Invalid_argument "a") else false then raise E2 else (if true then raise (Invalid_argument "12") else true)))) in
        let (q51, q52, _) = if if if v50 then raise Division_by_zero else v50 then raise E2 else (if true then raise E2 else v50) then raise (Failure "tail \" end") else (if if v50 then raise (Invalid_argument "") else v50 then raise (Failure "12") else (if v50 then raise Not_found else ("", n47, n47))) in
        let c53 = (n46 + n28) lxor (q52) in
        let c54 = ((n46 + n28)) - (n46 + n28) in
        let c55 = c54 * (c54) in
        let c56 = (n46 + n28) lxor ((n46 + n28)) in
        let c57 = c54 + (c53) in
        let c58 = c54 + (c54) in
        let c59 = q52 lxor (c57) in
        note_int c59;
        (if if v50 then raise (Failure q51) else v50 then raise E2 else (if v50 then raise E2 else ()))) with | E0 q60 -> (if false then raise (Failure "\000\255x") else ()));
      let n61 = if if if false then raise E2 else false then raise (Failure "12") else (if true then raise (Failure "") else false) then raise (Failure "a") else (if if false then raise E2 else false then raise E2 else (if false then raise (E0 (Ok n47)) else n28)) in
      (if if true then raise Not_found else false then raise Not_found else (if false then raise Division_by_zero else x29))) with | Invalid_argument q62 -> (if false then raise Not_found else x39) | Division_by_zero -> (if false then raise Not_found else x39) | Failure q63 -> (if true then raise Not_found else x29) | E0 (Ok 5) -> (-. x39) | E0 (Ok _) -> (if true then raise Division_by_zero else x29) | E0 (Error q64') -> (if true then raise E2 else x39) | E2 -> (if false then raise Division_by_zero else x39)) in
    (if if true then raise Not_found else true then raise (Failure "12") else (if true then raise E2 else n46))) with | Division_by_zero -> (if false then raise E2 else n1) | E0 (Ok 1) -> (if true then raise E2 else n28) | E0 (Ok (-2)) -> (if false then raise (Failure "a") else n28) | E0 (Ok _) -> (if false then raise (Failure "12") else n28) | E0 ((Error q66 as w67)) -> (if false then raise (E0 w67) else q66) | E2 -> (if true then raise Not_found else 8)) in
  (if if if false then raise (Failure "a") else false then raise (E0 (Ok n28)) else (if true then raise (E0 (Ok n68')) else false) then raise E2 else (if if true then raise Not_found else true then raise (Failure "12") else (if true then raise E2 else ())));
  let x80 = (try (
    let n74 = if if if (let v69 = n68' <= 16 in if false then raise E1 else v69) then raise (Invalid_argument "b c") else ((if false then raise (Failure "b c") else false) && (if false then raise (Invalid_argument "a") else true)) then raise (Invalid_argument "b c") else (if Array.exists (fun p70 -> true) a0 then raise Not_found else (if if false then raise (Failure "a") else false then raise E1 else (if true then raise (E0 (Ok n68')) else true))) then raise Division_by_zero else (if if (match (if false then raise Not_found else []) with | ([] | []) -> (14 >= n28) | (q71 :: []) -> (if true then raise Division_by_zero else true) | (q72 :: (g32 :: _)) when q72 < 9358 -> (if true then raise Not_found else false) | exception Invalid_argument q73 -> (if true then raise (E0 (Ok n68')) else true) | exception Division_by_zero -> (if true then raise E2 else false)) then raise Division_by_zero else (if if false then raise E2 else false then raise (E0 (Ok n28)) else (if true then raise (Invalid_argument "\000\255x") else true)) then raise E1 else ((if if false then raise (E0 (Ok n28)) else true then raise E1 else (if false then raise (E0 (Ok 19)) else ())); n28)) in
    note_int n74;
    x39) with | Invalid_argument q75 -> x29 | Division_by_zero -> x39 | Failure q76 -> 1.0 | Not_found -> x39 | E0 ((Ok 6 as w77)) -> x29 | E0 (Ok 4) -> x39 | E0 (Ok q78) -> 3.25 | E0 (Error q79') -> 0.5 | E1 -> x39) in
  ()) with | Failure _ -> () | Not_found -> () | Match_failure _ -> () | E0 q81 -> () | E2 when false -> () | _ -> ())
let () = note_float x29
let () = note_int n1
let () = note_int n28
let () = note_float x39
let () = (mix_floats a0 0 7; note_end 0)
let () = ()
