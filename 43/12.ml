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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(fun p0 -> if not p0 then () else (if p0 then ())) (match if false then { r10 = (-100.75); r11 = (Array.make 4 1.5); r12 = () } else { r10 = 0.5; r11 = (Array.make 4 (-0.5)); r12 = () } with | { r10 = 0.0; r11 = [|q1; q2; _; q3|]; r12 } when (not ((Array.make 4 q1) >= (Array.make 4 10.0))) -> ("tail \" end" < "tail \" end") | { r10 = 0.0; r11 = [|q4; q5; _; _|]; r12 = q6 } -> (true && true) | { r10 = _; r11 = [|_; q7; q8; _|]; r12 = q9 } -> (false || true) | { r10 = q10; r11 = q11; r12 = q12 } -> (let v13 = Array.make 8 q10 in false) | ({ r10 = 0.5; r11 = [|q14|]; r12 = _ } | { r11 = [|(0.5 as q14); _; _; _|]; _ }) -> (0.5 <> q14));
let s59 = (try (
  let n49' = (try (
    let n15' = 4096 in
    note_int n15';
    (try (
      let n17 = int_of_string (String.make 3 (match [] with | [] -> '\'' | (q16 :: _) -> '0')) in
      (try (
        let n18 = Array.length (Array.make (-1) 10) in
        note_int n18;
        let n19 = n18 in
        note_int n19;
        (if List.fold_right2 (let rec f23 p20 p21 p22 = false in f23) [] [] false then ())) with | Invalid_argument q24 -> (mix (if false then 1 else 0)));
      (match { r0 = (-2.0); r1 = n17; r2 = (Array.make 4 1.0); r3 = n17; r4 = None; r5 = (-3.25); r6 = n17 } with | { r0 = q25; r1 = q26; r2 = q27; r3 = 2; r4 = q28; r5 = n17; r6 = q29' } -> ((); ()) | { r0 = q30; r1 = _; r2 = q31; r3 = q32; r4; r5 = q33; r6 = q34 } -> (let (C7 (_, q35, q36)) = C8 in ()))) with | _ -> (if false then () else ()));
    let n40 = (try (
      let n37' = n15' lxor (match None with | None -> n15') in
      String.length (if false then "b c" else "\000\255x")) with | Invalid_argument q38 -> (n15' - 3) | Failure q39 -> (-65536) | Match_failure _ -> (12 * 1) | E0 -> (if false then n15' else n15') | E1 _ -> n15' | _ -> n15') in
    let a41 = (match C8 with | C8 -> (Array.make 8 (-3)) | C7 (q42, q43, q44) -> (Array.make 8 n40) | C9 -> (Array.make 8 18)) in
    let s46 = ref n40 in
    for i45 = 0 to 8 - 1 do
      (if a41.(i45) <> (let i47 = !s46 in if i47 >= 0 && i47 < Array.length a41 then a41.(i47) else !s46) then (s46 := ((!s46) - a41.(i45))))
    done;
    let n48 = !s46 in
    note_int n48;
    -(int_of_float (-0.0))) with | _ -> (Char.code 'a')) in
  let n49' = 0.0 in
  note_float n49';
  (try (
    assert (hide 1 3 = 3);
    (if 6 >= 4 then raise (Failure "a") else (if true then raise Division_by_zero else ()))) with | Invalid_argument q51 -> () | Division_by_zero -> (if false then ()) | E1 (-2) -> (if true then () else ()) | E1 (-2147483647) -> () | E1 6 -> (if true then raise Division_by_zero else ()) | E1 q52 -> (match [] with | [] when ((float_of_int q52) > 5e-324) -> () | ([] | []) -> () | (_ :: q52) -> ()));
  (try (
    (try (
      let a53 = Array.make 4 9 in
      let s55 = ref 15 in
      let i54 = ref 0 in
      while !i54 < 4 do
        s55 := ((!s55) - a53.(!i54)); if a53.(!i54) <> (0 - 8) then (i54 := !i54 + 2) else i54 := 4
      done;
      let n56 = !s55 in
      note_int n56;
      assert (hide 1 3 = 3);
      (let C9 = C7 (' ', (Array.make 2 n56), n49') in ())) with | _ -> (if true then () else ()));
    (if false then ((); ()))) with | _ -> (List.fold_left (let rec f58 () p57 = () in f58) () []));
  (clip "") ^ "crwlwxjti") with | Division_by_zero -> ((clip "b c") ^ "a") | Failure _ -> (min "b c" "\000\255x")) in
let n62 = if ((); false) && (true <> false) then 20 else (if List.for_all (let rec f61 p60 = p60 in f61) [] then (if false then (-3) else (-1)) else (compare true false)) in
let make63 p64 { r10 = _; r11 = q65; r12 } =
  fun n62 -> n62 -. 1.0
in
let c66 = make63 ([], (Array.make 4 0.5), C8, (let rec f69 p67 p68 = true in f69)) { r10 = 3.25; r11 = (Array.make 4 (-3.25)); r12 = () } in
let x70 = c66 (if false then 100.75 else 10.0) in
note_float x70;
(try (
  let v72 = C7 ((let v71 = 65535 in Char.chr (v71 land 255)), (if true then (if true then (Array.make 2 n62) else (Array.make 2 n62)) else (Array.make 2 n62)), x70) in
  let x99 = (try (
    let v97 = (try (
      let x75 = (try (
        let n73' = n62 in
        (try 100.75 with | Division_by_zero -> x70 | E0 -> 0.0 | E1 q74 -> (x70 -. x70) | _ -> (tick_float 9 x70))) with | _ -> (abs_float x70)) in
      note_float x75;
      let x86 = (try (
        let a76 = (let { r10 = q77'; r11 = q78; r12 = q79 } = { r10 = x75; r11 = (Array.make 4 x75); r12 = () } in Array.make 8 n62) in
        for i80' = 0 to 8 - 1 do
          (let k81 = wrap a76.(i80') 8 in a76.(k81) <- a76.(k81) + 1);
          ()
        done;
        (mix_ints a76 0 8; note_end 0);
        let unused82 = List.length ((fun p83 -> []) v72) in
        let x84 = x75 in
        print_string s59;
        floor (let _v85 = Array.make 1 (-3.25) in -3.25)) with | _ -> (-. x75)) in
      "rigcv".[4]) with | Invalid_argument q87 -> ' ' | Division_by_zero -> (min '\n' 'z') | Match_failure _ -> (Array.fold_right (let rec f90' p88 p89 = p89 in f90') (Array.make 1 n62) '\255') | E1 (-2) -> (Array.fold_left (let rec f93 p91 p92 = p91 in f93) '\n' (Array.make 4 (-1))) | E1 q94 -> (let s95 = s59 in let i96 = n62 in if i96 >= 0 && i96 < String.length s95 then s95.[i96] else '\'')) in
    (mix (Char.code v97); note_end 0);
    (float_of_int n62) +. (let v98 = 3 in x70)) with | Division_by_zero -> (-10.0) | Not_found -> (min 0.0 x70) | Match_failure _ -> 0.0 | E0 -> x70) in
  note_float x99;
  let n100 = 65535 in
  assert (compare (10 mod ((n100 + n62) lor 1)) (10 mod ((n100 + n62) lor 1)) = 0);
  String.fold_left (let v101 = x70 in (let rec f104 p102 p103 = p102 in f104)) (let v105 = 10 in ()) (let f106 : (int -> string -> string, unit, string) format = "%4d %%%s" in Printf.sprintf f106 n100 (clip s59))) with | _ -> ());
note_float x70;
(mix_string s59; note_end 0);
note_int n62;
()
