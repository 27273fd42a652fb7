type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (try (
  let n41 = (match if if true then raise (Invalid_argument "tail \" end") else false then raise (Invalid_argument "12") else (if false then raise (Invalid_argument "12") else C20) with | C11 { r12; r13 = _; _ } -> (
    let n5 = (try (
      (try (
        let s1 = ref "\000\255x" in
        for i0 = 5 - 1 downto 0 do
          s1 := (clip !s1 ^ clip (let v2 = i0 in !s1))
        done;
        let n3 = !s1 in
        (mix_string n3; note_end 0);
        (if if true then raise Not_found else true then raise Not_found else ())) with | Not_found -> (if false then raise (Invalid_argument "b c") else ()));
      (if if true then raise Not_found else true then raise Division_by_zero else (if true then raise (Invalid_argument "12") else (-2)))) with | Invalid_argument q4 -> (if true then raise (Invalid_argument "b c") else 11) | Division_by_zero -> (if true then raise (Invalid_argument "\000\255x") else 17) | Not_found -> (if false then raise (Invalid_argument "a") else 6)) in
    note_int n5;
    let n6' = if if if if if true then raise (Invalid_argument "b c") else true then raise (Invalid_argument "tail \" end") else (if false then raise (Invalid_argument "\000\255x") else true) then raise (Invalid_argument "tail \" end") else (if if true then raise (Invalid_argument "\000\255x") else false then raise (Invalid_argument "") else (n5 <= n5)) then raise (Invalid_argument "b c") else (if if n5 <= n5 then raise (Invalid_argument "\000\255x") else (if true then raise (Invalid_argument "12") else true) then raise (Invalid_argument "b c") else (if if true then raise (Invalid_argument "") else true then raise (Invalid_argument "") else (n5 != n5))) then raise (Invalid_argument "") else (if if if if false then raise (Invalid_argument "12") else false then raise (Invalid_argument "\000\255x") else (if false then raise (Invalid_argument "b c") else true) then raise (Invalid_argument "tail \" end") else (if if true then raise (Invalid_argument "\000\255x") else false then raise (Invalid_argument "12") else (if true then raise (Invalid_argument "b c") else true)) then raise (Invalid_argument "tail \" end") else (if if if false then raise (Invalid_argument "tail \" end") else false then raise (Invalid_argument "") else (if false then raise (Invalid_argument "\000\255x") else false) then (if if false then raise (Invalid_argument "") else false then raise (Invalid_argument "\000\255x") else (if true then raise (Invalid_argument "a") else n5)) else (if if false then raise (Invalid_argument "12") else true then raise (Invalid_argument "12") else (n5 / 3)))) in
    note_int n6';
    (if if true then raise (Invalid_argument "12") else false then raise (Invalid_argument "\000\255x") else (if true then raise (Invalid_argument "") else n6'))) | C21 -> (
    (if if if false then raise (Invalid_argument "a") else false then raise (Invalid_argument "") else (if false then raise (Invalid_argument "a") else false) then raise (Invalid_argument "") else (if if false then raise (Invalid_argument "a") else false then raise (Invalid_argument "12") else ()));
    (if true then raise (Invalid_argument "tail \" end") else (if true then raise (Invalid_argument "b c") else 12))) | C20 when false -> (
    (if if true then raise (Invalid_argument "") else true then raise (Invalid_argument "b c") else (if false then raise (Invalid_argument "12") else 17))) | C15 (q7, q8) when false -> (
    (try (
      (if if if if if true then raise (Failure "12") else true then raise (Failure "b c") else (if true then raise (Invalid_argument "b c") else true) then raise (Invalid_argument "") else (if List.fold_left2 (fun p9 p10 p11 -> false) false [] [] then raise (Invalid_argument "b c") else (if false then raise (Invalid_argument "") else false)) then raise (Invalid_argument "tail \" end") else (if if '\255' == '\'' then raise (Failure "b c") else (if true then raise (Failure "b c") else true) then raise (Failure "\000\255x") else (if if true then raise (Failure "\000\255x") else false then raise (Invalid_argument "12") else (if true then raise (Failure "b c") else false))) then raise (Failure "tail \" end") else (if (if if true then raise (Invalid_argument "tail \" end") else false then raise (Failure "\000\255x") else (if true then raise (Invalid_argument "a") else '0')) != 'a' then raise (Invalid_argument "") else (if if if false then raise (Invalid_argument "\000\255x") else false then raise (Failure "a") else true then raise (Invalid_argument "b c") else (if if true then raise (Failure "") else false then raise (Failure "a") else (if false then raise (Failure "tail \" end") else ())))));
      let n19 = (try (
        let x12 = if (if false then q7 else 4) > (truncate 1.0) then raise (Failure "\000\255x") else (if if true then raise (Invalid_argument "") else true then raise (Failure "\000\255x") else (if true then raise (Invalid_argument "b c") else (-0.5))) in
        note_float x12;
        let x13 = if if if if if true then raise (Invalid_argument "a") else false then raise (Invalid_argument "\000\255x") else (String.contains "a" '\255') then raise (Failure "tail \" end") else (if if false then raise (Invalid_argument "") else false then raise (Failure "12") else (if true then raise (Invalid_argument "") else true)) then raise (Failure "12") else (if if if false then raise (Failure "\000\255x") else true then raise (Failure "") else (x12 = x12) then raise (Failure "\000\255x") else (if if true then raise (Failure "a") else false then raise (Failure "") else (if false then raise (Invalid_argument "12") else true))) then raise (Failure "") else (if if if if false then raise (Failure "12") else false then raise (Failure "a") else (if true then raise (Invalid_argument "a") else false) then raise (Failure "\000\255x") else (if if false then raise (Invalid_argument "tail \" end") else true then raise (Failure "tail \" end") else (if true then raise (Invalid_argument "12") else false)) then raise (Failure "tail \" end") else (if if if true then raise (Invalid_argument "a") else true then raise (Invalid_argument "") else (if true then raise (Failure "b c") else false) then raise (Failure "a") else (if if true then raise (Failure "12") else true then raise (Invalid_argument "a") else (if true then raise (Invalid_argument "") else x12)))) in
        let n18 = if false then 5 else (if true then (if (-10.0) > x13 then (if false then q7 else (if q7 <> q7 then (if false then q7 else (if q7 != 15 then ((-2) / (2 lor 1)) else (if false then (let o14 = q7 in let o15 = q7 in let o16 = q7 in let o17 = q7 in let ( * ) a b = a lxor (b + 1) in o14 * o15 * o16 * o17) else 11))) else 12)) else q7) else (q7 / (q7 lor 1))) in
        (if if true then raise (Failure "b c") else true then raise (Failure "\000\255x") else (if false then raise (Failure "b c") else n18))) with | _ -> (if false then q7 else 20)) in
      note_int n19;
      let rec loop22 i20 s21 =
        if i20 < 6 then (
          loop22 (i20 + 1) (((if true then (0.5 -. (s21)) else s21)) -. 0.5)
        ) else
          s21
      in
      let n24 = loop22 0 1.5 in
      note_float n24;
      let a25 = Array.make 2 q7 in
      let rec loop28 i26 n29 s27 =
        if i26 >= n29 then s27 else (
          loop28 (i26 + 1) n29 ((i26 mod (i26 lor 1)) lxor (a25.(i26) * (s27)))
        )
      in
      let n30 = loop28 0 2 n19 in
      note_int n30;
      ()) with | Invalid_argument q31 -> () | Failure q32 -> () | _ -> ());
    q7) | C17 { r18 = q33; r19 = q34 } when true -> (
    20) | C6 ({ r8 = (q35, _); r9 = 0.5; _ } as w36) -> (
    7) | C6 { r7; r8 = q37; r9 = q38 } -> (
    13) | ((C17 { r18 = _; r19 = _ }) | (C5 _)) when true -> (
    19) | q40 -> (
    -1) | _ -> (
    10)) in
  note_int n41;
  ()) with | Invalid_argument _ -> () | Match_failure _ -> ())
let v96 = (try (
  let n42 = if (-10.0) < (-3.25) then raise (Failure "tail \" end") else (if if true then raise Not_found else false then raise (Invalid_argument "\000\255x") else (try (if true then raise (Invalid_argument "tail \" end") else 16) with | Invalid_argument _ -> 0)) in
  note_int n42;
  (try (
    let x71 = (try (
      let a43 = (match false with | true -> (Array.make 2 C2) | (false | false) -> (Array.make 2 C2)) in
      a43.(0) <- C2;
      a43.(1) <- (C1 (n42, "a"));
      let rec loop61 i44 n62 s45 =
        if i44 >= 0 then (
          loop61 (i44 - 1) n62 (match a43.(i44) with | C1 (q46, (("a" as w47) | ("a" as w47))) -> (1.0 -. (s45)) | ((C0 _) | (C1 (_, ""))) -> ((s45) *. s45) | (C1 (q53, _) as w54) -> (3.25 +. (s45)) | C0 (q55, q56, _, q57, q58, q59, q60) -> (0.0 *. (s45)))
        ) else
          s45
      in
      let n63 = loop61 (2 - 1) 2 0.5 in
      note_float n63;
      let x66 = if if if if n42 != 4 then raise Not_found else (if true then raise Not_found else true) then raise Not_found else (if if false then raise (Failure "tail \" end") else true then raise Division_by_zero else (false && false)) then raise (Failure "") else (if if if false then raise (Failure "tail \" end") else true then raise Division_by_zero else (if true then raise (Failure "\000\255x") else false) then raise Division_by_zero else (if if false then raise Division_by_zero else false then raise Division_by_zero else (if true then raise (Failure "12") else false))) then raise (Invalid_argument "tail \" end") else (if if if if false then raise (Failure "tail \" end") else true then raise Not_found else (if false then raise Not_found else false) then raise Not_found else ((n42 + 2147483646) < (let (q64, q65, _) = (n42, C20, 12) in q64)) then raise Not_found else (if if if false then raise (Invalid_argument "b c") else true then raise (Failure "") else (true < false) then raise Not_found else (if if true then raise (Invalid_argument "\000\255x") else true then raise (Invalid_argument "tail \" end") else (if false then raise (Failure "12") else n63)))) in
      let n67 = if if if true then raise (Invalid_argument "b c") else true then raise Not_found else (if false then raise Not_found else false) then raise Not_found else (String.length (min "" "tail \" end")) in
      (try (
        (if if if false then raise (Failure "12") else false then raise (Invalid_argument "12") else (if false then raise Division_by_zero else true) then raise Not_found else (if if false then raise Not_found else false then raise Not_found else (if true then raise Division_by_zero else ())));
        let n68 = if if if false then raise Division_by_zero else true then raise Division_by_zero else (if false then raise (Failure "b c") else true) then raise Division_by_zero else (if if false then raise (Failure "b c") else true then raise (Failure "\000\255x") else (if false then raise (Failure "") else n67)) in
        note_int n68;
        (if if if true then raise Not_found else false then raise Not_found else (if true then raise (Invalid_argument "") else false) then raise Not_found else (if if false then raise (Failure "tail \" end") else false then raise Division_by_zero else (if true then raise Division_by_zero else ())));
        (if if true then raise (Invalid_argument "12") else true then raise Not_found else (if false then raise Division_by_zero else ()))) with | Division_by_zero -> (if true then raise Division_by_zero else ()) | Failure q69 -> (if true then raise Division_by_zero else ()));
      (if if true then raise Not_found else false then raise Not_found else (if true then raise Division_by_zero else n63))) with | Invalid_argument q70 -> (3.25 +. 100.75) | Division_by_zero -> (if false then raise (Failure "a") else 1.0) | Not_found -> (if false then raise Not_found else 1.0) | Match_failure _ -> (if false then raise Not_found else 0.0)) in
    note_float x71;
    let x82 = (try (
      (try (
        let x72 = if if if true then raise (Failure "\000\255x") else true then raise Not_found else (if false then raise Not_found else false) then raise (Invalid_argument "b c") else ((if true then x71 else x71) *. x71) in
        let a73 = if if if true then raise Not_found else true then raise (Invalid_argument "a") else (if true then raise (Invalid_argument "\000\255x") else true) then raise (Invalid_argument "") else (if if false then raise (Invalid_argument "a") else true then raise (Failure "") else (if false then raise (Failure "") else (Array.make 1 x71))) in
        (mix_floats a73 0 1; note_end 0);
        (if ((if true then raise (Failure "b c") else n42) + 31) < n42 then raise (Failure "b c") else (if if true then raise Not_found else true then raise Division_by_zero else (if false then raise Not_found else ())));
        (if if true then raise (Failure "") else true then raise (Failure "12") else ())) with | Division_by_zero -> (if true then raise Not_found else ()) | Failure q74 -> (if true then raise (Failure q74) else ()) | Not_found -> (if false then raise (Failure "b c") else ()));
      (try (
        prerr_int n42;
        prerr_byte 32;
        prerr_float ((match n42 with | -3 -> x71 | q75 -> x71) -. (if true then (-2.0) else x71));
        prerr_newline ();
        let a76 = Array.make 8 n42 in
        let rec loop78 i77 =
          if i77 < 8 then (
            (a76.(i77) <- i77);
            loop78 (i77 + 2)
          ) else
            ()
        in
        loop78 0;
        (mix_ints a76 0 8; note_end 0);
        let a76 = if if if false then raise (Failure "\000\255x") else true then raise (Invalid_argument "b c") else (n42 != n42) then raise (Failure "b c") else (if if true then raise (Failure "b c") else false then raise (Invalid_argument "tail \" end") else (if false then raise Not_found else n42)) in
        note_int a76;
        (if if false then raise (Invalid_argument "\000\255x") else true then raise Not_found else (if false then raise (Failure "12") else ()))) with | Invalid_argument q80 -> (if false then raise (Invalid_argument "\000\255x") else ()) | Failure q81 -> (if true then raise (Failure q81) else ()) | Not_found -> (if false then raise (Invalid_argument "b c") else ()));
      (if if true then raise (Failure "tail \" end") else false then raise (Failure "tail \" end") else (if false then raise (Invalid_argument "a") else x71))) with | _ -> (if true then raise Not_found else x71)) in
    (if if false then raise (Invalid_argument "tail \" end") else false then raise (Failure "12") else (if true then raise (Failure "a") else ()))) with | Failure _ -> (if true then raise Not_found else ()));
  let x94 = (try (
    let x92 = (try (
      let v91 = (try (
        let f88 = if if if false then raise Not_found else true then raise Not_found else (if true then raise (Invalid_argument "\000\255x") else false) then raise (Failure "\000\255x") else (if if false then raise Division_by_zero else false then raise (Invalid_argument "\000\255x") else (if true then raise (Invalid_argument "12") else (let rec f87 p83' p84 = ((let rec f86 p85 = 2.0 in f86), p84) in f87))) in
        let n89 = if if if false then raise Division_by_zero else true then raise Division_by_zero else (if false then raise (Failure "tail \" end") else false) then raise (Failure "\000\255x") else (if if false then raise Division_by_zero else true then raise (Invalid_argument "") else (if false then raise (Failure "\000\255x") else 20)) in
        (if if false then raise Division_by_zero else false then raise (Failure "12") else (min false true))) with | Invalid_argument q90 -> (if true then raise (Invalid_argument "tail \" end") else false) | Division_by_zero -> ((n42 + 4096) >= 7) | Failure _ -> (if true then raise Not_found else true) | Not_found -> false | Match_failure _ -> false) in
      (mix (if v91 then 1 else 0); note_end 0);
      2.0) with | Not_found -> (-2.0)) in
    x92) with | Invalid_argument q93 -> (-100.75) | Not_found -> 0.5 | Match_failure _ -> (-1.0)) in
  false) with | Invalid_argument _ -> false | Failure q95 -> false | Not_found -> true)
let () = (mix (if v96 then 1 else 0); note_end 0)
let () = (mix (if v96 then 1 else 0); note_end 0)
let () = ()
