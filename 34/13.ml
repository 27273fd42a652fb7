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
let rec tick_int k x = mix k; x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (float * int * bool * float, char) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y87, y88) -> mix 1; mix_1 (d - 1) y87; mix (Char.code y88)
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y90) -> mix 1; mix_1 (d - 1) y90
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
let make45 p46 p47 =
  (let rec f49 p48 = not (if true then false else true) in f49)
in
let c50 = make45 (match None with | None -> (Array.make 6 5) | Some q51' -> (Array.make 6 0)) (match Ok ((-3), 7, "tail \" end", 16) with | Ok ((_, q52, _, _) | (_, q52, _, _)) -> C1 | (Error true as w53) -> C1 | Error (false as w54) -> C1) in
let v55 = c50 a35.((if true then n44 else n44) land 1) in
let rec pick56 p57 p58 p59 =
  if p57 then p58 else p59
in
let v60 = ref false in
let v61 = max v60 (ref v55) in
(pick56 v55 v60 v61) := v55;
(mix (if !v60 then 1 else 0); note_end 0);
(mix (if !v61 then 1 else 0); note_end 0);
let rec f62 p63 p64 =
  if p63 <= 0 then
    (tick_int 8 n44)
  else (
    if if (try !v60 with | _ -> v55) then v55 else (20 != (-3)) then raise E0 else (let r65 = f62 (p63 - 1) p64 in r65)
  )
in
let n66 = (try (f62 2 1e999) with | E0 -> (n44 * n44)) in
let n67 = (try (f62 2 n40) with | E0 -> (min n44 n66) | _ -> n66) in
note_int n67;
let rec f68 p69 p70 p71 =
  if p69 < 1 then
    ((); p70)
  else (
    let r72 = f68 (p69 - 1) (p71 lsr 20) p71 in
    (if "b c" = "tail \" end" then 11 else p71)
  )
in
let n73 = f68 2 (- n67) (-1) in
let n74 = f68 3 n66 n73 in
let a75 = create_array 7 10 in
let rec loop78 i76 n79 s77 =
  if i76 >= 0 then (
    (a75.(i76) <- ((a75.(i76)) * s77));
    loop78 (i76 - 1) n79 (min (-16) ((); i76))
  ) else
    s77
in
let n80 = loop78 (Array.length a75 - 1) (Array.length a75) 9 in
note_int n80;
let rec f81 p82 p83 =
  let rec g84 u85 = p82
  in
  mix p83;
  g84 p83
in
let v86 = f81 (match C1 with | C1 -> C1 | C0 (f68, _) -> C1) (if v55 then n67 else 7) in
(mix_0 5 v86; note_end 0);
(mix_floats a35 0 2; note_end 0);
(mix_ints a75 0 7; note_end 0);
note_int n44;
(mix (if v55 then 1 else 0); note_end 0);
note_int n67;
(mix_0 5 v86; note_end 0);
note_int n80;
note_float n40;
()
