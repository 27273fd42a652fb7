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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107) -> mix 1; mix_ints y106 0 2; mix_0 (d - 1) y107
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
print_char (if (int_of_float 0.1) == ((-14) - n0) then ((); (if (match (Ok false) with | Ok (true as w6) -> w6 | Ok (false | false) -> true | Error _ -> true) then 'X' else (match x4 with | 1.0 when (List.fold_right (let rec f8 n5' p7 = n0 >= 16 in f8) (List.sort compare []) (n0 <> 3)) -> '\255' | 1.0 -> 'a' | 0.5 -> 'a' | q9 -> '0'))) else (let _v11 = (let v10 = x4 in Array.make 4 n5') :: [] in if (n5' + 1023) <= n5' then (let s12 = "b c" in let i13 = n5' in if i13 >= 0 && i13 < String.length s12 then s12.[i13] else ' ') else (min '\255' 'z')));
(try (
  let v24 = ((if "a" >= "a" then (match (Ok false) with | ((Error q14) | (Error q14)) -> (Array.make 1 6) | Ok true -> (Array.make 1 4) | Ok (false | true) -> (Array.make 1 n0) | Error q15 -> (Array.make 1 n5') | exception Invalid_argument q16 -> (Array.make 1 (-1)) | exception Division_by_zero -> (Array.make 1 n0) | exception Match_failure _ -> (Array.make 1 n5') | exception E0 2 -> (Array.make 1 4) | exception E0 9 -> (Array.make 1 n5') | exception E0 (-1) -> (Array.make 1 n5') | exception E0 q17 -> (Array.make 1 19) | exception E2 _ -> (Array.make 1 n5')) else (match [] with | [] -> (Array.make 1 20) | (q18' :: q19) -> (Array.make 1 6))), ((if true then n5' else n5') + 65536), (if true > true then (fst ((x4, (fun p20 -> x4)), n0)) else (if false then (x4, (fun p21 -> x4)) else (x4, (let rec f23 p22 = x4 in f23))))) in
  ((let (m25, m26, m27) = v24 in mix_ints m25 0 1; mix m26; (let (m28, _) = m27 in mix_float m28)); note_end 0);
  ()) with | _ -> (let v30 = [] in ()));
let n31 = n5' in
note_int n31;
let x32 = 0.5 in
note_float x32;
let n33' = (-(n31 * n31)) mod 4 in
(if ((try (if true then ()) with | _ -> ()); (match None with | (None | None) -> false | Some _ -> false | Some _ when ((- n33') > (if true then n5' else 8)) -> true)) then (if (Ok x32) < (Ok x32) then (print_string "\000\255x")));
let n34 = 2147483646 lsr 19 in
note_int n34;
let rec long35 n l =
  if n = 0 then l else long35 (n - 1) (float_of_int n :: l)
in
let l36 = long35 111 [] in
let l37 = List.map (fun x -> x *. 1.0) l36 in
note_int (compare l36 l37 + List.length l37);
note_float (List.fold_left (+.) 0.0 l37);
let n38 = 7 in
let v39 = (try [] with | _ -> []) in
let n5' = (if true <> false then 6 else n34) + (truncate (x4 -. x32)) in
let n40 = n38 in
let n33' = n33' in
let n41 = (-5301) + ((int_of_float (-3.25)) - n33') in
let n42 = 20 in
let f48' = (let rec f47 p43 = ((let rec f45 p44 = (x32, true, true, x32) in f45), ((Char.code (let _v46 = n38 in ' ')) + ((n40 - n33') mod 3))) in f47) in
let n40 = (let _v61 = (match v39 with | ([] | (_ :: _)) -> (let n34 = if n41 > n42 then ([] :: []) else (match v39 with | ((_ :: q49) | ([] as q49)) when ((x4 *. x32) >= (10.0 *. x32)) -> [] | [] -> [] | (_ :: _) -> []) in Ok x32) | ([|q50; q51|] :: []) -> (Ok (match (let v52 = false in v39) with | [] -> (x32 *. x4) | ((q53 :: []) | (q53 :: _)) -> (1.0 *. x32))) | (_ :: []) -> (if ((7 + 16) + (-2147483647)) >= (15 lxor n33') then (Ok x32) else (let (q54, _) = ((); ((Array.make 4 (-2.0)), x32)) in Ok x32)) | (_ :: (q55 :: n40)) -> (if ((); (-3)) = (int_of_float x32) then (match x4 :: [] with | ([] as w56) -> (Ok 3.25) | (q57 :: []) -> (Ok x32) | (n42 :: (_ :: q58)) -> (Ok n42)) else (Error (x32, (-1), "tail \" end", false))) | exception Not_found -> (Ok x4) | exception Match_failure _ -> (Ok x4) | exception E0 3 -> (Ok x32) | exception E0 1 -> (Ok (-100.75)) | exception E0 8 -> (Ok x4) | exception E0 q59' -> (Ok x4) | exception E2 q60 -> (Ok x32)) in x32) in
let x62 = float_of_string "10.0" in
let n63 = 14 in
let n64 = n5' in
let n65 = ((n31 + (-2)) / (-1)) lsr 3 in
let n68 = if false then (if true then n63 else (if true then (if true then n65 else (if false then (if (match n42 with | (1 | 1) -> false | 6 -> true | 7 -> true | q67 -> true) then ((-3) * 23) else (if (try (if false then false else false) with | Division_by_zero -> true | E0 _ -> true | E2 q66 -> true) then (n42 lsr 12) else n5')) else n64)) else n42)) else n33' in
let v69 = () in
let n70 = n41 in
print_int 6793;
print_byte 32;
print_float 100.75;
print_newline ();
let v69 = (match (try (match v39 with | ([] | []) -> []) with | Match_failure _ -> []) with | [] -> (x4 *. x62) | (q71' :: q72) -> (fabs 2.0)) > (match (Array.make 2 (-3)) :: [] with | [] -> x32 | (q73 :: q74) -> x62) in
let v77' = (match v39 with | [] -> (Error v69) | ((_ :: q75) as w76') -> (Error v69)) in
(match v77' with | Ok q78 -> (if v69 then () else (if v69 then ())) | ((Error true) | (Error true)) -> (Printf.printf "[%s %d]\n" "12" n64) | Error false -> (print_endline ((clip "12") ^ "a")));
let n79 = if (n40 +. x4) > (0.5 /. 3.25) then (((-2) - n41) / 4) else (truncate (x62 /. x32)) in
let n97 = (match v39 with | ([] | []) -> (let o80 = n34 in let o81 = 4 in let o82 = n38 in let o83 = n33' in let o84 = n42 in let ( lsr ) a b = (a lsl 1) + b and ( ||| ) a b = a * 2 - b in o80 ||| o81 ||| o82 ||| o83 ||| o84) | ([|q85; q86|] :: []) -> (let o87 = 5 in let o88 = n79 in let o89 = n38 in let o90 = n68 in let ( ^ ) a b = b - a and ( |> ) a b = a lxor (b + 1) and ( ** ) a b = a lxor (b + 1) in o87 ** o88 |> o89 ** o90) | (_ :: []) -> (match v77' with | Ok 5 -> 11 | (Ok 1 as w91) -> n79 | ((Error _) | (Ok 9)) -> 7 | ((Error false) | (Ok 3)) -> n68 | Ok (-3) -> n64 | Ok 4 -> n65 | Ok 0 -> n68 | Ok q93 -> q93 | ((Error true) | (Error false)) -> 17 | ((Error false) | (Error false)) -> n65) | (q94 :: (q95 :: q96)) -> (Char.code '\'')) + n68 in
let n98 = n70 in
let v104 = if 10.0 <= (-1.5) then '\142' else (Char.lowercase_ascii (match Array.make 7 x62 with | _ when ((let o99 = n98 in let o100 = 20 in let o101 = 8 in let ( mod ) a b = b - a in o99 mod o100 mod o101) == n79) -> ' ' | [|q102|] -> '\n' | q103' -> '\n')) in
let n105 = 12 in
note_int n31;
note_float x32;
note_int n79;
(mix_0 5 v39; note_end 0);
note_int n63;
note_int n0;
note_int n38;
note_int n5';
()
