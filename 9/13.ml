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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (bool, float array) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y130, y131) -> mix 1; mix_2 (d - 1) y130; mix_floats y131 0 2
and mix_1 d (v : (int -> int -> int -> bool) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y133) -> mix 1; mix_1 (d - 1) y133
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y135) -> mix 1; mix_2 (d - 1) y135
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
let f45 p46 p47 n44 =
  C0 (((if n44 then () else ()) :: (match [] with | [] -> [] | ((C1 :: ((q48 :: q49) as w50)) | ((q48 :: ([] as q49)) as w50)) -> [] | (q51 :: (q52' :: _)) -> [])), (if (try (n40 > n40) with | _ -> true) then p47 else (Array.copy p47)))
in
let g53 = f45 (let (q55, q56, _, q57) = (C1, [], C1, (n44, 5, n44, (-0.5))) in Array.make 9 n40) in
let g54 = g53 (match C1 with | C1 -> a35 | C0 (([] as w58), C1) -> a35 | C0 ((q59 :: []), C1) -> a35 | ((C0 ((q60 :: (_ :: _)), C1)) | (C0 ((q60 :: (_ :: _)), C1))) -> a35 | C0 (q61, (C0 (_, q62))) -> (Array.make 2 n40) | exception Not_found -> a35 | exception E0 -> (Array.make 2 (-10.0))) in
let v63 = g54 ((); false) in
let v64 = g54 ((n44 - 32767) < n44) in
(mix_0 5 v64; note_end 0);
let a65 = [|n44; 7; n44|] in
for i66 = 0 to (hide 0 3) - 1 do
  a65.(i66) <- a65.(i66);
  ()
done;
(mix_ints a65 0 3; note_end 0);
let x67 = tick_float 3 a35.(0) in
note_float x67;
let v80 = (let _v78 = if true && true then (if true then (fun p68 p69' p70 -> Array.make 16 p68) else (fun p71 p72 p73 -> Array.make 16 p71)) else ((); (let rec f77 p74' p75 p76 = Array.make 16 p74' in f77)) in Char.uppercase_ascii (let v79 = ((x67, x67, x67, 100.75), C1, false) in '\255')) in
let v85 = min ((n44 * 28) <> (if false then 1 else n44)) (((fst (n44, (-2.0))) + 1024) <= (try a65.(wrap (let o81 = n44 in let o82 = n44 in let o83 = n44 in let o84 = n44 in let ( |> ) a b = (a lsl 1) + b in o81 |> o82 |> o83 |> o84) 3) with | _ -> n44)) in
(mix (if v85 then 1 else 0); note_end 0);
let s87 = ref (Array.make 8 x67) in
for i86 = 0 to 5 - 1 do
  (
    let x88 = n40 in
    note_float x88;
    let f89 p90 v80 a65 =
      ()
    in
    let g91 = f89 (match '0' with | 'a'..'m' -> i86 | '0'..'9' -> n44 | 'n' -> n44 | _ -> n44) in
    let g92 = g91 (let v94 = fun p93 -> n40 in false) in
    let v95' = g92 (C0 ([], i86)) in
    let v96 = g92 (let v63 = v85 in C1) in
    v96;
    ());
  s87 := !s87
done;
let n97 = !s87 in
(mix_floats n97 0 8; note_end 0);
let v98 = v85 in
let _ = List.find_map (let rec f102 p99 = (let n97 = (let rec f101 v63 = (let i100 = n44 in if i100 >= 0 && i100 < 3 then a65.(i100) else a65.(2)) in f101) in (try None with | _ -> (if x67 = x67 then (Some x67) else None))) in f102) [] in
let f103 p104 p105 p106 =
  let c107 = 0.5 *. (0.5) in
  let c108 = ((n40 -. x67)) -. (n40 -. x67) in
  let c109 = (c108) +. 0.5 in
  let c110 = c108 *. (c107) in
  let c111 = c109 *. (0.5) in
  let c112 = ((n40 -. x67)) *. c107 in
  let c113 = c112 *. (c108) in
  let c114 = c112 +. (c112) in
  let c115 = (c111) *. c113 in
  let c116 = c111 +. (0.5) in
  let c117 = (c109) *. c116 in
  []
in
let g118 = f103 (let (_, q122, q123, q124) = (8, v98, (let rec f121 v80 p120 = v98 in f121), x67) in (let rec f127 q124 p125 p126 = n44 in f127)) in
let g119 = g118 (x67 *. x67) in
let v128 = g119 a35 in
(mix_1 5 v128; note_end 0);
let v129 = g119 (try (create_array 2 1.5) with | _ -> (Array.make 2 x67)) in
(mix_1 5 v128; note_end 0);
(mix_ints a65 0 3; note_end 0);
(mix (if v98 then 1 else 0); note_end 0);
(mix_0 5 v63; note_end 0);
(mix (Char.code v80); note_end 0);
note_float x67;
note_int n44;
(mix_1 5 v129; note_end 0);
()
