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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
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
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
(try (
  prerr_int (if (let rec f2 p1 = false in f2) (20, 16, "", n0) then (n0 lxor 19) else (match None with | None -> n0 | Some 0.5 -> n0 | Some 0.5 -> n0 | Some _ -> n0));
  prerr_byte 32;
  prerr_float ((if false then () else ()); (let v3 = [] in 100.75));
  prerr_newline ();
  let v20 = List.hd (match [|(match (Ok false) with | Ok (true as w4) -> None | Ok (false | false) -> (let v5 = Array.make 2 None in None) | Error q6 -> (let v7 = q6 in None)); ((); (if false then None else None)); None; (Array.fold_left (let rec f13 p8 p9 = (match None with | (None | None) -> None | Some (0.0 as w10) -> p8 | Some ((0.5 as w11) | (0.5 as w11)) -> None | ((Some q12) | (Some q12)) -> p8) in f13) (match 'z' with | 'a'..'m' -> None | 'n' -> None | 'a'..'m' -> None | ('a'..'m' | '0'..'9') -> None | 'n' -> None | q14 -> None) (if true then (Array.make 3 n0) else (Array.make 3 n0))); ((match Array.make 1 (Array.make 2 1.0) with | (([|q15|] as w16) | ([|q15|] as w16)) -> () | _ -> ()); (Some n0)); None; ((let rec f18 p17 = ((); None) in f18) (Array.copy (Array.make 1 n0))); None|] with | [|None|] -> (List.assoc true []) | q19 -> []) in
  (try (
    let n21 = -17 in
    note_int n21;
    ()) with | _ -> (List.fold_right (fun p22 () -> ()) [] ()));
  max (match [] with | [] -> () | (_ :: _) -> ()) (if false then raise Not_found else ())) with | Failure n0 -> ((); ()) | Not_found -> (Printf.printf "[%s %d]\n" "a" n0));
let a23' = ((); (Array.make 2 6)) in
let rec loop25 i24' n26 =
  if i24' >= 0 then (
    (a23'.(i24' * 4 + 1) <- ((a23'.(i24' mod 2)) lxor i24'));
    loop25 (i24' - 1) n26
  ) else
    ()
in
loop25 (1 - 1) 1;
(mix_ints a23' 0 2; note_end 0);
let rec f27 p28 p29 p30 p31 =
  if p28 < 1 then
    (abs_float (-1.0))
  else (
    let f32 p31 =
      Ok (Array.make 1 1)
    in
    let v33 = f32 65536 in
    let r34 = f27 ((-1) + p28) p29 (p30 + p30) false in
    0.5 /. (coarse (sin (limit r34 (-100.0) 100.0)))
  )
in
let x39 = f27 6 (Error n0) (let v38 = (let rec f37 p35 p36 = [] in f37) in 9) ((ref 3.25) <> (ref (-10.0))) in
let x40 = f27 2 ((); (Ok n0)) (let x39 = ((Array.make 8 x39), false, n0, n0) in n0) ((); true) in
note_float x40;
let x44 = if (not true) > (n0 >= 1) then (if (match None with | ((Some 0.5) | None) -> true | Some q41 -> true) then (match Array.make 16 0.0 with | q42 -> x40) else (f27 (hide 0 0) (Ok n0) n0 false)) else (let _v43 = n0 in x39 -. 3.25) in
note_float x44;
let v50 = (let s45 = (match x40 with | (0.0 | 0.0) -> "a" | (0.0 | 0.0) -> "tail \" end" | 0.5 -> "" | q46 -> "a") in let i47 = n0 * n0 in if i47 >= 0 && i47 < String.length s45 then s45.[i47] else 'z') == (let s48 = part "a" 5 n0 in let i49 = a23'.(1) in if i49 >= 0 && i49 < String.length s48 then s48.[i49] else '0') in
let f53 = fun p51 p52 -> true in
let rec loop57 i54 s55 s56 =
  if i54 >= 12 then (s55, s56) else (
    loop57 (i54 + 1) (s55 + 1073741824) (s56 + (if s55 < s55 + 1073741824 then 1 else 3))
  )
in
let (n59, n60) = loop57 0 2147483647 0 in
note_int n59;
note_int n60;
let ((q64, q65) as w66) = (((let i61 = n60 in if i61 >= 0 && i61 < 2 then a23'.(i61) else n0) - (n60 + (-2))), (let rec f63 p62 = p62 in f63)) in
a23'.(wrap a23'.(0) 2) <- a23'.(1);
(match w66 with | (((7, q67) as w68) | ((_, q67) as w68)) -> (a23'.(0) <- (-20)) | (_, _) -> (let _v75 = (try (x40, (let rec f71 p69 p70 = p69 in f71), x44) with | _ -> (x44, (let rec f74 p72 p73 = 0.5 in f74), x44)) in (let v76 = ' ' in ())));
let v86 = (if (5 - 32767) > q64 then (match Ok (Ok x44) with | Ok (Ok q77) -> (ref (q77, q64, 0.5, v50)) | Ok (Error _) -> (ref (x40, n60, x39, v50)) | ((Error q78) | (Error q78)) -> (ref (x44, n0, x44, false))) else (let v81 = fun p79 p80 -> n60 in ref (x40, q64, x44, v50))) < (try (if n60 <> 18 then raise (E0 a23'.(1)) else (if v50 then raise Not_found else (ref (x40, 18, x44, v50)))) with | Not_found -> (ref (x39, 5, x40, false)) | E0 q82 -> (match w66 with | (4, q83') -> (ref (x40, q64, x40, v50)) | (5, q84) -> (ref (x44, q82, 1.0, v50)) | (_, q85) -> (ref (x40, 14, x44, v50))) | _ -> (ref (x44, q64, x44, v50))) in
(mix (if v86 then 1 else 0); note_end 0);
let unused89 = f27 (hide 0 3) (Ok 20) (3 - n0) (match Ok (ref 'z') with | Ok q87' -> v86 | ((Error (q88, _)) | (Error (q88, _))) -> v86) in
let x90 = ((-100.75) +. (max (-0.5) 2.0)) -. (q65 (f27 2 (Ok q64) n59 false)) in
note_float x90;
let x92 = if n60 <= (-3) then (-. x44) else (if "" > "b c" then (x90 -. 1.5) else (if 1.5 < x40 then (if v86 then (if (try (let v91 = q64 in v86) with | _ -> true) then (float_of_int q64) else (100.75 *. x90)) else x44) else 0.0)) in
note_float x92;
let a93 = Array.make (hide 1 16) ((x92 /. x92) -. (x40 -. x90)) in
note_int n60;
(mix (if v50 then 1 else 0); note_end 0);
note_int n0;
note_float x44;
note_int q64;
(mix (if v86 then 1 else 0); note_end 0);
note_float x90;
(mix_ints a23' 0 2; note_end 0);
()
