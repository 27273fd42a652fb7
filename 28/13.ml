type ('a, 'b) t0 = C1 | C0 of unit list * 'b
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(try (
  let v32 = (try (
    (try (
      let x3 = if if if if if true then raise (E1 8) else true then raise (E1 (if false then raise Division_by_zero else (-2))) else (if false then raise Division_by_zero else true) then raise Not_found else (if if true then raise (E1 20) else false then raise (Failure "\000\255x") else (if true then raise Not_found else false)) then raise (Failure "") else ((floor 10.0) <> (if 2 >= 14 then raise Division_by_zero else (if false then 1.0 else 1.0))) then raise (Invalid_argument "") else (if if if if false then raise E0 else true then raise Division_by_zero else (if false then raise E0 else false) then raise E0 else (if String.fold_left (let rec f2' p0 p1 = p0 in f2') true "\000\255x" then raise (E1 10) else (if true then raise (E1 14) else false)) then raise Not_found else (if if if false then raise E0 else true then raise (E1 ((-3) / 10)) else (if false then raise Not_found else true) then raise (Failure "a") else (if if true then raise Division_by_zero else true then raise Not_found else (if false then raise E0 else 3.25)))) in
      let x14 = (try (
        let _ = (C1, (if false then (Array.make 8 x3) else (match x3 with | 0.0 -> (Array.make 8 x3) | (0.5 | 0.5) -> (Array.make 8 100.75) | _ -> (Array.make 8 x3))), (if (7 - 2147483646) < 1 then raise Division_by_zero else (if true then raise Not_found else true))) in
        let v4 = if if if false then raise (Failure "\000\255x") else false then raise (E1 (-2)) else (if false then raise E0 else false) then raise (E1 11) else (if if false then raise (E1 2) else true then raise Not_found else (if false then raise (Invalid_argument "tail \" end") else false)) in
        let n10 = if (match if v4 then raise (Failure "12") else [] with | ((_ :: _) | []) -> (v4 != false) | ((_, q7) :: []) -> (if v4 then raise Division_by_zero else false) | ((q8, q9) :: (_ :: _)) -> (if v4 then raise Division_by_zero else v4)) then raise (Invalid_argument "\000\255x") else (if if v4 then raise Not_found else false then raise Not_found else (if v4 then raise (E1 17) else (-2))) in
        note_int n10;
        (if if v4 then raise Division_by_zero else v4 then raise (E1 (n10 lxor 1)) else (if v4 then raise (Failure "") else x3))) with | Invalid_argument q11' -> (if false then raise (Failure q11') else x3) | Failure q12 -> (if false then raise (Invalid_argument "tail \" end") else 1.0) | Not_found -> (if true then raise (E1 7) else 1.5) | E0 -> (if false then raise (Failure "12") else (-10.0)) | E1 (-2147483647) -> (if false then raise E0 else x3) | E1 q13 -> (if true then raise (Invalid_argument "a") else 2.0)) in
      note_float x14;
      let n19 = (try (
        let n15 = if false then (if false then 15 else (if false then (( - ) 19 14) else 16)) else 3 in
        note_int n15;
        let unused16 = if (if true then raise E0 else "a") >= ((clip "12") ^ "12") then raise E0 else (if if true then raise (Invalid_argument "b c") else false then raise E0 else (if false then raise Division_by_zero else (Array.make 1 0.0))) in
        (if if true then raise (E1 n15) else false then raise (Failure "12") else n15)) with | Invalid_argument q17 -> (if false then raise E0 else 19) | E0 -> (if true then raise Not_found else 6) | E1 4 -> (if false then raise Division_by_zero else 6) | E1 2 -> (if true then raise Division_by_zero else (-1)) | E1 0 -> (if false then raise (E1 7) else 16) | E1 (-1) -> (if false then raise (Failure "") else 12) | E1 3 -> (if true then raise (E1 (-2)) else 19) | E1 1 -> (if false then raise Division_by_zero else 5) | E1 7 -> (if true then raise Not_found else 13) | E1 q18 -> (if false then raise Not_found else q18)) in
      note_int n19;
      (if if true then raise Not_found else false then raise (Invalid_argument "12") else (if false then raise (E1 (-3)) else ()))) with | Division_by_zero -> (if false then raise (Failure "a") else ()) | E1 _ -> (if false then raise E0 else ()));
    let n29 = (try (
      (try (
        let n20 = 3 in
        note_int n20;
        let n21 = if if if if false <> true then raise (Failure "b c") else (if false then raise Not_found else true) then raise E0 else (if if true then raise Division_by_zero else false then raise Division_by_zero else (if false then raise (E1 n20) else false)) then raise E0 else (if if if true then raise Division_by_zero else true then raise Not_found else (if false then raise (Failure "a") else true) then raise E0 else (if if false then raise E0 else false then raise (E1 1024) else (if false then raise (Invalid_argument "tail \" end") else false))) then raise Not_found else (if if if if false then raise E0 else true then raise Division_by_zero else (if true then raise E0 else true) then raise (Invalid_argument "\000\255x") else (if if true then raise (Invalid_argument "") else true then raise Not_found else (if false then raise (E1 n20) else true)) then raise (Failure "\000\255x") else (if if if false then raise Division_by_zero else false then raise E0 else (if true then raise Not_found else false) then raise (E1 (if if true then raise (E1 7) else false then raise E0 else (if true then raise (Failure "\000\255x") else 5))) else (if n20 <= n20 then raise E0 else (if true then raise Not_found else n20)))) in
        (if if false then raise Division_by_zero else false then raise (Failure "b c") else (if false then raise E0 else ()))) with | Invalid_argument _ -> (if true then raise (E1 20) else ()) | Failure q22 when ((match C1 with | C1 -> 19 | C0 (q23, q24) -> 18 | C0 ([], q25) -> 12 | C0 ((_ :: q26), _) -> 13) > (4 mod (1 lor 1))) -> (if true then raise Not_found else ()) | Not_found -> (if false then raise (E1 (-1)) else ()) | Match_failure _ -> (if true then raise (E1 20) else ()) | E1 q27 -> (if true then raise E0 else ()) | _ -> (if false then raise Division_by_zero else ()));
      (if if true then raise (Failure "b c") else true then raise (Invalid_argument "b c") else (if true then raise E0 else 3))) with | Division_by_zero -> (if false then raise (E1 3) else 2) | Failure q28 -> (if false then raise (Failure q28) else 17)) in
    false) with | Invalid_argument q30 -> true | E1 5 -> false | E1 q31 -> false) in
  ()) with | Failure _ -> () | Not_found -> () | E0 -> ());
let p33 = 11 in
let p34 = 0.0 in
let p35 = fst (p33, 1.0) in
let p36 = p34 in
let p37 = p35 in
let p38 = p35 in
let p39 = p38 in
let p40 = -2 in
let p41 = p36 in
let p42 = (let _v43 = Array.make 8 p40 in 1.5) in
let p44 = -2 in
let p45 = 14 in
let p46 = p41 in
let p47 = 2.0 in
let p48 = p39 * p38 in
let p49 = (let v50 = -3.25 in p46) in
let p51 = (fun p52 -> p48) p49 in
let p53 = 0.0 /. 0.0 in
mix 1;
let n54 = 1 + ((p48 lxor (p45 - (((p39 lxor (p38 + ((p35 lxor (p33)) - p37))) lxor p40) * p44))) + p51) in
let x55 = ((p49 -. ((p46 *. ((((p34) -. p36) *. p41) +. p42)) -. p47)) -. p53) +. 1.0 in
let a56 = Array.make 8 n54 in
let rec loop58 i57 =
  if i57 >= 8 then () else (
    (a56.(i57) <- (match false with | (true | true) -> ((-3) lsl 27) | false -> 13));
    loop58 (i57 + 1)
  )
in
loop58 0;
(mix_ints a56 0 8; note_end 0);
print_char '\'';
let rec f60 p61 p62 p63 =
  if p61 <= 0 then
    (p62, p62)
  else (
    let n64 = n54 in
    if false then (true, p62) else f60 (p61 - 1) p62 p63
  )
in
let v65 = f60 0 (p44 == 3) n54 in
((let (m66, m67) = v65 in mix (if m66 then 1 else 0); mix (if m67 then 1 else 0)); note_end 0);
((let (m68, m69) = v65 in mix (if m68 then 1 else 0); mix (if m69 then 1 else 0)); note_end 0);
let v70 = f60 0 false a56.(1) in
((let (m71, m72) = v70 in mix (if m71 then 1 else 0); mix (if m72 then 1 else 0)); note_end 0);
((let (m73, m74) = v70 in mix (if m73 then 1 else 0); mix (if m74 then 1 else 0)); note_end 0);
note_float x55;
note_float p53;
note_float p41;
note_int p37;
note_float p34;
note_int p44;
note_int p51;
note_int p45;
()
