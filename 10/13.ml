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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix y108; mix_0 (d - 1) y109
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y110 :: y111) -> mix 1; mix_floats y110 0 4; mix_1 (d - 1) y111
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
let poly45 x o = match o with Some y -> y | None -> x
in
let a46 = if false then () else () in
let a47 = fst ((ref n40), (-0.0)) in
let a48 = () :: [] in
let v49 = poly45 a46 (Some a46) in
let a50 = 0.0 /. 0.0 in
let a51 = if true then C1 else C1 in
let a52 = (let v53 = C1 in []) in
let x54 = poly45 a50 (Some a50) in
note_float x54;
let n55 = 19 in
let poly56 r = match r with Ok x -> x | Error (x, _) -> x
in
let a57 = ((); (12, n55, n55)) in
let a58' = if false then [] else [] in
let a59 = max [] [] in
let v60 = poly56 (Error (a57, a58')) in
let a61 = -7 in
let a62 = n40 <> a50 in
let a63 = [] in
let n64 = poly56 (Error (a61, a62)) in
note_int n64;
print_int (compare ((fun p65 -> x54) (x54, a62)) (if a62 then a50 else x54));
print_byte 32;
print_float x54;
print_newline ();
List.iteri (let rec f72 p66 p67 = (let _v71 = (match v60 with | (_, q68, _) -> (fun a48 p69 -> ((fun n64 a59 p70 -> a59), a61))) in a47 := 1.0) in f72) [];
let n75 = if (v49; a62) then (if n44 < n44 then ((fun p74 -> a61) n40) else (if x54 = x54 then (let _v73 = ((Ok 'z'), a50, (a61, a62), 7) in 5) else (if false then n44 else a61))) else (if a62 then n64 else n64) in
let poly76 r = match r with Ok x -> x | Error (x, _) -> x
in
let a77 = -1 in
let a78 = (let v79 = (n64, a61, a63, a62) in a62) in
let a80 = if a62 then [] else [] in
let n81 = poly76 (Error (a77, a78)) in
note_int n81;
let a82 = (match a78 with | (true | true) -> (fun p83 p84 p85' -> Ok n81) | false -> (fun p86 p87 p88 -> Ok (-3))) in
let a89 = 0.5 in
let a90 = (match a63 with | [] -> [] | (4 :: q91) -> [] | (q92 :: q93) -> []) in
let f94 = poly76 (Error (a82, a89)) in
let rec poly95' g l = match l with [] -> [] | x :: rest -> g x :: poly95' g rest
in
let a96 = a77 in
let a97 = [] in
let a98 = (let a57 = C1 in []) in
let v99 = poly95' (fun x -> x) a98 in
let a100 = (let v101 = 19 in Array.make 4 x54) in
let a102 = (n64, a50, x54, 10.0) in
let a103 = [] in
let v104 = poly95' (fun x -> x) a103 in
note_int a61;
(mix_0 5 a98; note_end 0);
(mix (if a78 then 1 else 0); note_end 0);
((let (m105, m106, m107) = a57 in mix m105; mix m106; mix m107); note_end 0);
note_float x54;
(mix_1 5 v104; note_end 0);
note_int a77;
note_int a96;
()
