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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let v45 = (try (
  let x37 = float_of_int ((fun p35 -> (let _v36 = Array.make 8 (-3.25) in 4)) (Ok false)) in
  note_float x37;
  ((match 16 with | 5 -> () | 7 when ((18 >= 19) || ((-3) <> 18)) -> () | (7 | 7) -> () | (2 as w38) -> () | ((4 as w39) | (4 as w39)) when (let w39 = (match C1 with | C1 -> (Array.make 8 (-2)) | ((C0 (_, []) as w40) | (C0 (_, []) as w40)) -> (Array.make 8 w39) | (C0 (_, (q41 :: q42)) as w43) -> (Array.make 8 q41)) in if false then true else false) -> () | q44 -> () | _ -> ()); false)) with | Match_failure _ -> ("a" < "a") | _ -> (false != false)) in
let n49 = (compare (match (false && v45) && ("tail \" end" = "12") with | true -> (if (fun p46 -> p46) v45 then (let (q47, v45, q48, _) = (C1, [], C1, ((-2), 19, 10, 0.5)) in 0.0) else (max 2.0 10.0)) | false -> (if false then (min 0.0 2.0) else (match '\n' with | ('a'..'m' | 'a'..'m') -> 1.5 | ('0'..'9' | '0'..'9') -> 0.0 | ('n' | 'a'..'m') -> 0.0 | _ -> 3.25))) 2.2250738585072014e-308) / 2147483647 in
let unused50 = Array.make 8 (fst (n49, 17)) in
let v51 = v45 in
(mix (if v51 then 1 else 0); note_end 0);
let v63 = (let v61 = if v45 || v45 then (fun p52 p53 p54 -> Array.make 16 (-2)) else (let (q55, q56, q57', (_, _, _)) = ((Array.make 4 0.0), n49, C1, (n49, 1.5, 2.0)) in fun p58 p59 p60 -> Array.make 16 p58) in Char.lowercase_ascii (let _v62 = C1 in '0')) in
(mix (Char.code v63); note_end 0);
print_int (( + ) (match v63 with | ('a'..'m' | 'a'..'m') -> n49 | '0'..'9' -> 4 | 'n' -> n49 | q64 -> n49) n49);
print_byte 32;
print_float (0.0 /. 0.0);
print_newline ();
let n65 = n49 in
note_int n65;
let rec f66 p67 p68 p69 =
  if p67 <= 0 then
    (-. p68)
  else (
    f66 (p67 - 1) p68 p69
  )
in
let x73 = f66 9 (0.0 *. (-1.5)) ("12", C1, (let rec f72 p70 p71 = "\000\255x" in f72), (1.0, 12)) in
let x73 = -0.5 in
note_float x73;
let a74 = (let v76 = fun p75 -> x73 in Array.make 3 7) in
let rec loop78 i77 =
  if i77 < 1 then (
    (a74.(i77 + 1) <- (a74.(i77 + 2) + (a74.(i77 + 1) + (a74.(i77)))));
    loop78 (i77 + 1)
  ) else
    ()
in
loop78 0;
(mix_ints a74 0 3; note_end 0);
let n117 = (try (
  (if (Array.fold_left (let rec f82 p80 p81 = n65 in f82) n65 a74) >= (abs 4) then raise (Invalid_argument "\000\255x") else ());
  let v88 = if (let v87 = (let rec f86 a74 p85 f66 = n49 in f86) in v45) then (if v45 then (if v51 && v45 then (Option.is_none None) else (if v51 then (if v51 then (n65 = n65) else (if (n65 + 65535) > n65 then (if false then (if v51 || true then ("\000\255x" <= "") else (match v63 with | ('a'..'m' as w83) -> v51 | 'n' -> true | q84 -> v51)) else (not v51)) else (7 < 6))) else (not false))) else (List.mem_assoc n49 [])) else ([] >= []) in
  let n114 = (try (
    let n112 = (try (
      let s97 = (try (
        let a89 = (match v63 with | ('a'..'m' | 'a'..'m') -> (Array.make 16 x73) | 'n' -> (Array.make 16 (-10.0)) | 'a'..'m' -> (Array.make 16 x73) | '0'..'9' -> (Array.make 16 x73) | q90 -> (Array.make 16 3.25)) in
        let rec loop93 i91 s92 =
          if i91 >= 0 then (
            if (i91 / (i91 lor 1)) < (i91 + i91) then loop93 (i91 - 1) (a89.(i91) *. (s92)) else s92
          ) else
            s92
        in
        let n95 = loop93 (16 - 1) x73 in
        note_float n95;
        (let v96 = n65 * 40 in (try ((clip "\000\255x") ^ "tail \" end") with | Not_found -> "a" | E1 7 -> "12" | E1 _ -> "\000\255x"))) with | _ -> "oogvuwcuxqq") in
      (mix_string s97; note_end 0);
      let x98 = 0.0 /. 0.0 in
      let n102' = ((((((0) + (if (-. x73) = x98 then 68 else 0)) + (if (f66 10 x98 ("b c", C1, (let rec f101 p99 p100 = s97 in f101), (x98, 6))) <> x98 then 15 else 0)) + (if (min x98 x98) < x98 then 81 else 0)) + (if (sqrt x98) > x98 then 13 else 0)) + (if x98 <= x98 then 64 else 0)) + (if x98 >= x98 then 73 else 0) in
      note_int n102';
      let v111 = if true then (let (C0 (q103, q104)) = C1 in ((Array.make 8 x98), (let rec f107 p105 p106 = n65 in f107), x98, v51)) else (if (n102' - 2147483647) > n65 then raise (Invalid_argument "b c") else ((Array.make 8 x98), (let rec f110 p108 p109 = n65 in f110), x98, true)) in
      (-7) * (-9)) with | _ -> (compare n65 n65)) in
    note_int n112;
    (match v63 with | ('a'..'m' | 'a'..'m') when ((); v51) -> (a74.(2) <- (-5)) | '0'..'9' when ((n49 = 9) || ("b c" < "a")) -> (a74.(2) <- n112) | _ -> (let v113 = true in ()));
    a74.(0)) with | Match_failure _ -> (String.length "12")) in
  (try a74.(4095) with | Invalid_argument q115 -> (-17))) with | Invalid_argument a74 -> (match v63 with | ('a'..'m' | 'a'..'m') -> n65 | ('0'..'9' | 'a'..'m') -> n65 | 'n' -> n65 | q116 -> n65 | exception Division_by_zero -> (-1) | exception Failure _ -> n65)) in
note_int n49;
note_float x73;
note_int n117;
note_int n65;
(mix_ints a74 0 3; note_end 0);
(mix (if v45 then 1 else 0); note_end 0);
(mix (Char.code v63); note_end 0);
(mix (if v51 then 1 else 0); note_end 0);
()
