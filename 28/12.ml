type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
assert (hide 1 3 = 3);
let v5 = (try (
  (try (
    let n0 = if if if false then raise Not_found else false then raise (Invalid_argument "") else (if true then raise Not_found else true) then raise Not_found else (if if false then raise (Invalid_argument "a") else true then raise (Failure "") else (if true then raise (Invalid_argument "\000\255x") else 15)) in
    note_int n0;
    (if if false then raise Not_found else true then raise (Invalid_argument "") else (if true then raise (Invalid_argument "\000\255x") else ()))) with | Failure q1 -> ());
  let n2 = if if if false then raise (Failure "tail \" end") else true then raise Not_found else (if true then raise (Invalid_argument "a") else false) then raise Not_found else (if if true then raise (Invalid_argument "") else true then raise Not_found else (if true then raise (Invalid_argument "b c") else 17)) in
  (if if false then raise (Invalid_argument "b c") else false then raise (Failure "tail \" end") else (if false then raise Not_found else false))) with | Invalid_argument q3 -> true | Failure q4 -> true | Not_found -> false) in
let x46 = (try (
  let v6 = if v5 then v5 else (if "b c" >= "" then true else (if v5 then true else true)) in
  let x7 = if if if v6 then raise (Invalid_argument "\000\255x") else true then raise (Failure "b c") else (if v6 then raise (E1 17) else v6) then raise (Invalid_argument "") else (if if v6 then raise Not_found else v6 then raise (Failure "tail \" end") else (if v5 then raise Not_found else 1.0)) in
  (try (
    (if if if if if v6 then raise (Invalid_argument "b c") else true then raise Not_found else (if v6 then raise Not_found else v6) then raise (E1 (20 - 14)) else (if if v5 then raise (E1 5) else v6 then raise (Failure "tail \" end") else (if v6 then raise (E1 7) else v6)) then raise (Invalid_argument "tail \" end") else (if if if v6 then raise Division_by_zero else v6 then raise (Invalid_argument "tail \" end") else (if v6 then raise Division_by_zero else v6) then raise (Invalid_argument "b c") else (if if v6 then raise Division_by_zero else v5 then raise (Failure "a") else (if v5 then raise (E1 3) else false))) then raise Division_by_zero else (if if if if v6 then raise (Invalid_argument "12") else v5 then raise Not_found else (if v5 then raise Not_found else v6) then raise (Invalid_argument "a") else (if if v6 then raise Division_by_zero else v6 then raise (Failure "a") else (if v6 then raise (Invalid_argument "b c") else true)) then raise Division_by_zero else (if v6 then raise Not_found else (if if false then raise Division_by_zero else v5 then raise (Invalid_argument "b c") else (if v6 then raise (Invalid_argument "b c") else ())))));
    let rec f8 p9' =
      if p9' > 0 then (
        let r10 = f8 ((-1) + p9') in
        r10
      ) else
        true
    in
    let v11 = f8 0 in
    let v12 = f8 8 in
    (mix (if v12 then 1 else 0); note_end 0);
    (if if if false then raise (Failure "a") else v12 then (if v6 then raise (Invalid_argument "\000\255x") else false) else (if v11 then raise (E1 15) else v11) then raise Division_by_zero else (if if v11 then raise (Failure "\000\255x") else v12 then raise (Invalid_argument "") else (if v12 then raise (Failure "tail \" end") else ())));
    let v40 = (match if if v12 then raise (Failure "tail \" end") else v6 then raise (Failure "\000\255x") else (if false then raise (Invalid_argument "\000\255x") else []) with | [] -> (
      let x25 = (try (
        let n15 = if if if v11 then raise (Invalid_argument "b c") else v11 then raise (Failure "") else (try (if false then raise (Failure "b c") else false) with | Invalid_argument q13 -> false | Division_by_zero -> v12 | Failure q14 -> false | E0 -> v12) then raise (Failure "b c") else (if if false then raise Division_by_zero else v6 then raise (E1 (-1)) else (if v12 then raise Not_found else 10)) in
        let a16 = Array.make 8 [] in
        a16.(0) <- [];
        a16.(1) <- [];
        a16.(2) <- [];
        a16.(3) <- [];
        let rec loop21 i17 s18 =
          if i17 < 0 then s18 else (
            loop21 (i17 - 1) (match a16.(i17) with | [] -> ((s18) lxor (Char.code '0')) | ((q19 :: q20) | ((q19 :: _) as q20)) -> ((s18) lxor (s18 lsl (s18 land 31))))
          )
        in
        let n23 = loop21 (8 - 1) 6 in
        note_int n23;
        -2.0) with | Invalid_argument q24 -> (if v11 then raise (E1 13) else x7) | Not_found -> (if v12 then raise (Invalid_argument "12") else x7)) in
      note_float x25;
      (if if true then raise (Invalid_argument "tail \" end") else v12 then raise (Failure "a") else (if false then raise Division_by_zero else { r10 = x25; r11 = (Array.make 4 x25); r12 = () }))) | (q26 :: []) -> (
      { r10 = 10.0; r11 = (create_float_array 4 x7); r12 = () }) | ((q27 :: (_ :: q28)) | (q27 :: ((_ :: _) as q28))) -> (
      let v34 = (match if if v11 then raise (Failure "b c") else false then raise Division_by_zero else (if v12 then raise (Invalid_argument "") else q28) with | [] -> (
        let n29 = if if if true then raise (Invalid_argument "12") else false then raise Division_by_zero else (if v12 then raise (Invalid_argument "a") else v11) then raise (Invalid_argument "b c") else (if false then raise (E1 (if v12 then raise (Failure "b c") else 4)) else (if false then raise (Failure "b c") else q27)) in
        note_int n29;
        (if if v11 then raise Not_found else v11 then raise (Invalid_argument "a") else (if v11 then raise Division_by_zero else ()))) | (q30 :: q31) when (true && (try (if v12 then raise Not_found else v6) with | Not_found -> v5)) -> (
        let q28 = if v12 then raise (E1 (if q30 >= 19 then raise Not_found else (if false then raise Not_found else q27))) else (if if true then raise Not_found else v6 then raise (Invalid_argument "12") else (if v12 then raise (E1 0) else q27)) in
        note_int q28;
        let a32 = create_array 2 q28 in
        let i33' = ref 0 in
        while !i33' < 1 do
          a32.(!i33' * 2 + 0) <- ((-1) + (a32.(!i33' mod 2)));
          i33' := !i33' + 1
        done;
        (mix_ints a32 0 2; note_end 0);
        (if if v12 then raise (Invalid_argument "a") else v11 then raise Not_found else ((); ())))) in
      let n39 = (try (
        let s36 = ref "" in
        for i35 = 5 - 1 downto 0 do
          s36 := (clip !s36 ^ clip "a")
        done;
        let n37 = !s36 in
        (mix_string n37; note_end 0);
        (if if v5 then raise (Failure "tail \" end") else false then raise (E1 (if v12 then raise Division_by_zero else q27)) else (if v6 then raise Division_by_zero else (-3)))) with | Invalid_argument _ -> (if v6 then raise (Failure "12") else q27) | Division_by_zero -> (if v12 then raise (Failure "12") else q27) | E0 -> (if v6 then raise (E1 14) else q27) | E1 6 -> (if v11 then raise (Invalid_argument "") else q27) | E1 3 -> (if true then raise (Invalid_argument "") else q27) | E1 q38 -> (if true then raise (Invalid_argument "\000\255x") else q27)) in
      { r10 = (x7 +. x7); r11 = (Array.make 4 x7); r12 = v34 })) in
    (if if v6 then raise (Failure "tail \" end") else v11 then raise (Failure "tail \" end") else (if v6 then raise Not_found else ()))) with | Invalid_argument q41 -> (if v6 then raise Not_found else ()) | Division_by_zero -> (if v6 then raise (E1 2) else ()) | Failure v5 -> (if false then raise (Invalid_argument v5) else ()) | Not_found -> (if v6 then raise Division_by_zero else ()) | Match_failure _ -> (List.iter (fun p42 -> ()) []));
  let x43 = if if if v6 then raise (Failure "12") else v5 then raise Not_found else (if v5 then raise Not_found else true) then raise Division_by_zero else (if if v5 then raise Division_by_zero else v6 then raise (Failure "b c") else (if v6 then raise (Invalid_argument "") else x7)) in
  note_float x43;
  (if if v6 then raise (Invalid_argument "a") else true then raise Division_by_zero else (if v6 then raise Not_found else x43))) with | Invalid_argument q44 -> ((-3.25) +. 100.75) | Division_by_zero -> 0.5 | Failure _ -> (-1.0) | Not_found -> ((-1.0) -. 1.5) | E1 q45 -> (-10.0)) in
note_float x46;
(mix (if v5 then 1 else 0); note_end 0);
()
