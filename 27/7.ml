exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let x54 = (try (
  let a16 = (try [|[]; []; []; []; []|] with | _ -> (Array.make 5 [])) in
  a16.(0) <- (10.0 :: (if v15 then [] else []));
  a16.(1) <- (let v17 = abs_float 1.0 in List.stable_sort compare []);
  a16.(2) <- (List.mapi (let rec f19 p18 a16 = 100.75 in f19) []);
  a16.(3) <- (let a16 = ((); ((Array.make 1 15), (-3), (false, 3.25))) in (let v20 = 1.0 in []));
  let rec loop28 i21 s22 =
    if i21 >= 5 then s22 else (
      loop28 (i21 + 1) (match a16.(i21) with | [] -> (s22 -. (s22)) | (q23 :: ([] as w24)) -> (((); s22) +. (s22)) | ((q25 :: (q26 :: q27)) | (q26 :: ((q25 :: _) as q27))) -> ((s22) -. (10.0 *. q26)))
    )
  in
  let n30 = loop28 0 100.75 in
  note_float n30;
  let a31 = Array.map (fun p32 -> p32) (Array.make 2 (Array.make 2 20)) in
  let rec loop43 i33 n44 =
    if i33 < n44 then (
      (a31.(i33) <- ((let rec f35 p34 = [|i33; 14|] in f35) (match None with | (None | None) -> (let rec f38 p36 p37 = ' ' in f38) | None -> (let rec f40 p39' n30 = '\255' in f40) | Some _ -> (fun p41 p42 -> ' '))));
      loop43 (i33 + 1) n44
    ) else
      ()
  in
  loop43 0 (hide 0 2);
  (mix_ints a31.(1) 0 2; note_end 0);
  (match if v15 then raise (E2 (ref true)) else [] with | [] when (Array.mem (max (Array.make 2 7) (Array.make 2 5)) a31) -> (List.fold_left2 (fun p45 p46 n30 -> n30) (-0.5) [] []) | [] -> (List.fold_right2 (fun p47 p48 p49 -> p49) [] [] n30) | (([] as w50) | (_ :: w50)) -> ((); n30))) with | Invalid_argument _ -> (1.0 -. 1.5) | E2 q51 -> (List.fold_left (fun p52 p53 -> p52) 10.0 [])) in
note_float x54;
let v100 = (try (
  let x60 = if List.fold_right2 (fun p55 p56 p57 -> p57) ((); []) (if v15 then [] else []) (Array.exists (let rec f59 p58 = v15 in f59) (Array.make 1 8)) then 3.25 else (if true then (if v15 then x54 else 2.0) else (if v15 then x54 else x54)) in
  let v75 = (try (
    let a61 = Array.mapi (let rec f64 p62 p63 = p63 in f64) (Array.make 11 (-3)) in
    for i65 = 11 - 1 downto 0 do
      a61.(i65) <- a61.(i65);
      ()
    done;
    (mix_ints a61 0 11; note_end 0);
    (string_of_float 3.25) > ((clip "b c") ^ "")) with | Division_by_zero -> (18 <= 10) | Failure _ -> false | Match_failure _ -> (let v66 = ([], 13, ((-2), v15, x60), []) in v15) | E0 (-1) when ((match 7 with | (9 | (-2147483648)) -> x60 | q67 -> x60) = (-. x60)) -> (v15 || false) | E0 9 -> (v15 || false) | E0 0 -> (v15 || v15) | E0 q68 -> true | E1 (-3) -> v15 | E1 (-2147483648) -> ((9 + 1073741824) >= 12) | E1 (-1) when ((((let rec f70 p69 = 8 in f70) []) - (-65536)) < (- 5)) -> (v15 || true) | E1 q71 when q71 <> 10 -> (List.nth [] 18) | _ -> (let _v74 = fun p72 p73 -> v15 in v15)) in
  (mix (if v75 then 1 else 0); note_end 0);
  let s77 = ref x60 in
  for i76 = 7 - 1 downto 0 do
    (
      let a78 = Array.make 12 i76 in
      let a79 = ((); (Array.make 4 i76)) in
      let s81 = ref i76 in
      for i80 = 0 to 4 - 1 do
        s81 := (a79.(i80) - ((!s81) + a78.(1)))
      done;
      let n82 = !s81 in
      note_int n82;
      prerr_int (let (q83, q84, q85, q86) = (i76, (Array.make 7 n82), (-1), "tail \" end") in Array.length q84);
      prerr_byte 32;
      prerr_float 2.0;
      prerr_newline ();
      let n97 = (try (
        let n87 = Array.length (Array.make (-1) 12) in
        note_int n87;
        let v90 = ref ((Array.make 8 n87), (match !s77 with | (1.0 | 0.0) -> [] | (0.0 as w88) -> [] | q89 -> []), [|!s77|], (( /. ) !s77 (-0.5))) in
        (let i91 = if v75 then raise Not_found else n82 in if i91 >= 0 && i91 < 12 then a78.(i91) else (let o92 = n87 in let o93 = 10 in let o94 = 14 in let o95 = 16 in let o96 = n87 in let ( - ) a b = (a lsl 1) + b and ( **! ) a b = a * 2 - b in o92 - o93 - o94 - o95 **! o96))) with | Not_found -> (try (if v75 then n82 else 0) with | _ -> n82) | _ -> (16 mod 7)) in
      ());
    s77 := x60
  done;
  let n98 = !s77 in
  ((); (List.hd []));
  ((); "") < (string_of_float 0.5)) with | Invalid_argument _ -> false | Failure q99 -> (not v15)) in
(mix (if v100 then 1 else 0); note_end 0);
note_float x54;
(mix (if v15 then 1 else 0); note_end 0);
()
