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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int * int * string * int) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m109, m110, m111, m112) = !v in mix m109; mix m110; mix_string m111; mix m112)
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
  let rec g48 u49 = p46
  in
  g48 p47
in
let a50 = f45 (f45 (Array.make 9 10.0) 13) (Array.length a35) in
let a51 = f45 (Array.make 9 n40) ((); n44) in
let n52 = n44 in
(if if true || true then (0 >= 5) else (n52 <> n52) then (a50.(wrap (if true then n44 else n52) 9) <- (abs_float n40)));
let rec f53 p54 p55 =
  let rec g56 u57 = p54
  in
  g56 p55
in
let v58 = f53 (ref (n52, n44, "a", 9)) (if true then n44 else n52) in
(mix_0 5 v58; note_end 0);
let v59 = f53 (ref (n52, 13, "\000\255x", n52)) (if false then n52 else n52) in
(mix_0 5 v59; note_end 0);
(mix_0 5 v59; note_end 0);
let a51 = a50.(wrap (let _v60 = true in n52) 9) in
note_float a51;
let rec f61 p62 p63 =
  let rec g64 u65 = p62
  in
  mix p63;
  g64 p63
in
let x66 = f61 a35.(hide 0 1) (compare n52 n44) in
note_float x66;
let n67 = n44 in
let rec f68 p69 p70 =
  let rec g71 u72 = p69
  in
  g71 p70
in
let a73 = f68 (f68 (Array.make 3 x66) 7) ((); n52) in
let (_, q82, (q83, a73), q84) = ((min (Error a51) (match [] with | [] -> (Ok 'a') | ((n40 :: q74) as w75) -> (Ok '\255'))), (float_of_int n67), ((if true then n67 else n67), (match ((Array.make 3 n52), (-100.75), 19, C1) with | (q76, q77, 0, q78') -> true | ((q79, _, 2, _) | (q79, _, 2, _)) -> true | (q80, q81, _, _) -> false)), ((n67 * n67) + n52)) in
let rec f85 p86 p87' =
  let rec g88 u89 = p86
  in
  g88 p87'
in
let f101' = f85 (let (q96, v59, q97, (_, q98)) = ((let rec f92 p90 p91 = q84 in f92), (fun p93 p94 p95 -> 10.0), q84, (n52, n67)) in (let rec f100 p99 = 0.5 in f100)) (int_of_float 0.0) in
let a104 = Array.make 7 (x66 *. (let (q102, q103, _) = (("12", (-3), n67), (min ' ' 'z'), (if a73 then true else a73)) in q82)) in
(mix_floats a104 0 7; note_end 0);
let s105 = "loops and " in
let s107 = ref q83 in
let i106 = ref 0 in
while !i106 < (hide 1 10) do
  s107 := (Char.code s105.[!i106] + 3 * !s107); i106 := !i106 + 1
done;
let n108 = !s107 in
note_int n108;
note_int q83;
note_float a51;
note_float q82;
(mix_floats a104 0 7; note_end 0);
note_int q84;
note_int n108;
note_float n40;
()
