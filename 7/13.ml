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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
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
let rec f45 p46 p47 =
  if p46 < 1 then
    p47
  else (
    p47 - (f45 (p46 - 1) (p47 * 17))
  )
in
let n48 = f45 6 (Array.length a35) in
let n49 = f45 6 (3 + n48) in
note_int n49;
let rec f50 p51 p52 =
  if p51 <= 0 then
    (0 + 4)
  else (
    (f50 (p51 - 1) (-2147483648)) land 0
  )
in
let n53 = f50 (hide 1 3) 11 in
note_int n53;
let rec f54 p55 p56 =
  if p55 <= 0 then
    (n53 mod (n49 lor 1))
  else (
    p56 - (f54 (p55 - 1) (match [] with | [] -> n53 | (((false as w57) :: (q58 :: _)) | ((false as w57) :: (q58 :: _))) when q58 -> p55 | ((true :: []) | []) -> 18 | (true :: (q59 :: q60)) -> p55 | ((false :: q61) | (_ :: q61)) -> p56 | _ -> p56))
  )
in
let n62 = f54 6 (n49 + n49) in
note_int n62;
let n67 = f54 1 (let (q65, q66) = ((let rec f64 p63 = false in f64), (Array.make 9 (-3))) in 20) in
note_int n67;
let rec f68 p69 p70 =
  if p69 <= 0 then
    p69
  else (
    p70 * (f68 ((-1) + p69) (int_of_float n40))
  )
in
let n72 = f68 (hide 0 5) (let _v71 = 8 in n49) in
let rec f73 p74 p75 =
  if p74 <= 0 then
    (p75 + 2)
  else (
    (f73 (p74 - 1) (match C1 with | (C1 | (C0 (_, _))) -> 16 | C0 ([], _) -> p75 | C0 (((_ :: _) | (_ :: (_ :: _))), q76) -> n53)) * (-8)
  )
in
let n77 = f73 (hide 1 1) n49 in
let rec f78 p79 p80 =
  if p79 <= 0 then
    (let (_, f50, _) = (p80, (fun p81 -> true), (Ok 6)) in p80)
  else (
    p80 * (f78 (p79 - 1) (n49 * n72))
  )
in
let n82 = f78 6 1433 in
let n83 = f78 8 (min 14 n82) in
note_int n83;
note_int n62;
note_int n77;
note_int n72;
note_int n67;
note_int n48;
note_int n82;
note_int n44;
note_int n49;
()
