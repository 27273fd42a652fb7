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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y118' -> mix 1; mix_float y118'
and mix_1 d (v : (int, (float, int) t0) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y119, y120) -> mix 1; mix_2 (d - 1) y119; mix_3 (d - 1) y120
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y122) -> mix 1; mix_2 (d - 1) y122
and mix_3 d (v : (float, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y123, y124) -> mix 1; mix_2 (d - 1) y123; mix y124
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let rec f45 p46 () =
  if p46 > 0 then (
    (try (let r50 = f45 (p46 - 1) () in if (try (n40 = n40) with | Division_by_zero -> false | Failure q51 -> true | Not_found -> false | E0 -> true | E1 (-1) -> true | E1 3 -> false | E1 9 -> false | E1 _ -> false) then raise (E1 (truncate n40)) else r50) with | E1 7 -> (match [] with | [] -> (ref C1) | ((false as w52) :: (_ :: n40)) -> (ref C1) | (((true as w53) :: ([] | [])) as w54) -> (ref C1) | (true :: (q55 :: q56')) -> (ref C1) | (false :: q57) -> (ref C1)) | E1 q58 -> (ref C1))
  ) else
    (Array.fold_right (let rec f49 p47 p48 = ref C1 in f49) a35 (ref C1))
in
let v59 = f45 1 (if true then ()) in
let f60 p61 v59 =
  (if ((2 lor v59) - (-65536)) < (match [] with | [] -> n44 | (3 :: ([] as w62)) -> 15 | (q63 :: q64) -> v59 | ((-2) :: []) -> v59 | (5 :: []) -> p61 | (_ :: []) -> v59 | [] -> (-3) | (q65 :: (q66 :: q67)) -> 4) then raise (E1 (n44 * v59)));
  1e16
in
let _ = (try (f60 n44 n44) with | E1 q68 -> n40) in
let x70 = (try (f60 (if false then n44 else n44) n44) with | E1 1 -> (float_of_int n44) | E1 q69 -> ((); 0.5) | _ -> (-. n40)) in
note_float x70;
print_int ((n44 asr 8) / ((-1) lor 1));
print_byte 32;
print_float 2147483648.0;
print_newline ();
let s73' = (try (
  let _ = (try (f60 (compare (((-1), 3, n44), C1, (n44, x70, x70), (ref x70)) ((n44, 15, 5), C1, (n44, x70, 100.75), (ref x70))) (n44 mod (5 lor 1))) with | E1 (0 as w71) -> x70 | E1 4 -> a35.(0) | E1 _ -> a35.(hide 0 1)) in
  (let v72 = coarse (tan (limit x70 (-1.0) 1.0)) in Printf.sprintf "<%e>" (abs_float n40))) with | _ -> (let f60 = n44 in "")) in
let x74 = -. x70 in
let a75 = Array.make 1 (Some (try (f60 n44 n44) with | E1 (-3) -> x70 | E1 5 -> 2.0 | E1 (-2147483648) -> x74 | E1 6 -> 100.75 | E1 (-2) -> x74 | E1 _ -> x74)) in
(mix_0 5 a75.(0); note_end 0);
print_int (let v76 = snd (n44, n44) in v76 * 12);
print_byte 32;
print_float n40;
print_newline ();
v59 := (C0 ((try (() :: []) with | _ -> []), (-20)));
let n84 = (let o77 = n44 in let o78 = 1023 in let o79 = n44 in let o80 = if Array.exists (let rec f82 p81 = false in f82) a75 then 15 else (max 5 n44) in let o83 = ((); 8) * 16 in let ( **! ) a b = a * 2 - b in o77 **! o78 **! o79 **! o80 **! o83) in
note_int n84;
let unused85 = [|((List.length []) land (n84 mod (-3)))|] in
let f86 p87 =
  (if (let v88' = [] in s73') = s73' then raise E0);
  (if p87 then C1 else C1)
in
let v89 = (try (f86 (n84 <> n84)) with | E0 -> (C0 ([], C1)) | _ -> (try (if false then raise Not_found else C1) with | Not_found -> C1)) in
(mix_1 5 v89; note_end 0);
let rec f90 p91 p92 p93 =
  if p91 < 1 then
    (Array.length a35)
  else (
    (try (let r94 = f90 (p91 - 1) p92 p93 in if true then raise (E1 (n84 - p91)) else r94) with | E1 q95 when false -> (q95 * p92) | _ -> (16 + n84))
  )
in
let n96 = f90 7 n84 (( +. ) x70 x70) in
let n97' = f90 8 (if false then n96 else n84) (x74 *. x74) in
let x98 = n40 in
let rec f99' p100 p101 =
  if p100 < 1 then
    (x74 *. x98)
  else (
    (try (let r102 = f99' (p100 - 1) p101 in if max false false then raise (E1 (-2147483647)) else r102) with | E1 8 -> (x70 *. x98) | E1 (-3) -> (let i103 = 2 in if i103 >= 0 && i103 < Array.length a35 then a35.(i103) else 0.0) | E1 q104 -> (try (x98 -. x74) with | _ -> n40))
  )
in
let x117 = f99' 1 (match v89 with | C1 -> (fun p105 p106 -> Array.make 4 p105) | ((C0 (_, q107') as w108) | (C0 (_, (C1 as q107')) as w108)) -> (let rec f111 p109 p110 = Array.make 4 p109 in f111) | C0 (q112, (C0 (f90, q113))) -> (let rec f116 p114 p115 = Array.make 4 p114 in f116)) in
note_float x117;
(mix_floats a35 0 2; note_end 0);
(mix_string s73'; note_end 0);
note_float x70;
note_int n84;
note_int n96;
note_float x98;
note_float x74;
note_float x117;
()
