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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
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
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 4
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
let rec pick45 p46' p47 p48 =
  if p46' then p47 else p48
in
let a49 = pick45 true (Array.make 3 n44) (Array.make 3 15) in
(mix_ints a49 0 3; note_end 0);
let a50' = create_array (hide 0 3) n44 in
(pick45 (not (try (n40 = n40) with | Division_by_zero -> false | Failure q51 -> true | Not_found -> false | E0 -> true | E1 (-1) -> true | E1 3 -> false | E1 9 -> false | E1 _ -> false)) a49 a50').(0) <- (n44 mod (n44 lor 1));
note_int a49.(0);
note_int a50'.(0);
(try (
  Array.fold_right (let rec f54 p52 p53 = a49.(2) <- (Char.code '0') in f54) a50' (let v55 = n40 /. 100.75 in ());
  let x64 = (try (
    let rec pick56 p57 p58 p59 =
      if p57 then p58 else p59
    in
    let a60 = [|n44; n44; n44; 0|] in
    let a61 = a60 in
    (mix_ints a61 0 4; note_end 0);
    (pick56 ((n44 * n44) < (List.fold_left (fun p62 p63 -> 20) 6 [])) a60 a61).(0) <- (-65536);
    note_int a60.(0);
    note_int a61.(0);
    float_of_int (n44 mod (-1))) with | _ -> (-. n40)) in
  note_float x64;
  let rec pick65 p66 p67 p68 =
    if p66 then p67 else p68
  in
  let a69 = pick65 true (Array.make 1 n44) (Array.make 1 n44) in
  (mix_ints a69 0 1; note_end 0);
  let a70 = [|n44|] in
  (mix_ints a70 0 1; note_end 0);
  (pick65 ((if false then ()); (C1 >= C1)) a69 a70).(0) <- (Char.code '0');
  note_int a69.(0);
  note_int a70.(0);
  ()) with | _ -> (print_endline "\000\255x"));
let _ = n40 in
let s106 = (try (
  let rec pick71 p72 p73 p74 =
    if p72 then p73 else p74
  in
  let v75 = if true then (ref (Array.make 4 n40)) else (ref (Array.make 4 n40)) in
  (mix_0 5 v75; note_end 0);
  let v76 = max v75 v75 in
  (pick71 ((match (a49, n40, n44, C1) with | (q77, q78, 0, q79') -> () | (q80, _, 2, _) -> () | ((q81, q82, q83, _) | (q81, q82, q83, _)) -> ()); (n40 >= n40)) v75 v76) := !v76;
  (mix_floats !v75 0 4; note_end 0);
  (mix_floats !v76 0 4; note_end 0);
  let s85 = ref n40 in
  let i84 = ref (9 - 1) in
  while !i84 >= 0 do
    s85 := (try (float_of_int (100 / (!i84 - 5))) with | Invalid_argument _ -> (if false then !s85 else (-10.0)) | Division_by_zero -> (let _v86 = C1 in 1.0)); i84 := !i84 - 1
  done;
  let n87 = !s85 in
  note_float n87;
  let (q101, q102, (a50', q103, _, q104), v75) = ((truncate ((n87 -. (if false then n87 else n40)) -. (float_of_string "0.0"))), (fun p88 p89 -> n44), (n44, ((0.0 /. 0.0) > a35.(wrap n44 2)), 3.25, (let _v90 = (String.contains "\000\255x" ' ') <= false in (try ((n44 lxor n44) + (n44 - n44)) with | _ -> a50'.(0)))), ((if (let _v91 = '\208' in (let v93 = fun p92 -> n40 in false)) then (let v94' = min ((Array.make 1 n44), 13, true, 16) ((Array.make 1 4), n44, false, 14) in Array.iteri (let rec f97 p95 p96 = () in f97) a50') else (if min true true then (if false then ()))); (((fun p98 -> (if true then ())) (Array.map (let rec f100 p99 = n40 in f100) (Array.make 16 n44))); (if n44 < n44 then (n44 = n44) else ("tail \" end" = "\000\255x"))))) in
  String.trim (clip (string_of_int a50'))) with | _ -> (let f105 = Printf.sprintf (if true then "%#d %s" else "%d%s") n44 in f105 (clip "\000\255x"))) in
note_int n44;
(mix_floats a35 0 2; note_end 0);
(mix_ints a50' 0 3; note_end 0);
(mix_ints a49 0 3; note_end 0);
(mix_string s106; note_end 0);
note_float n40;
()
