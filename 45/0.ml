type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n68 = (match C9 with | C18 -> (
  let poly0 (x, y) = (y, x)
  in
  let a1 = false || false in
  let a2 = (let _v3 = Array.make 2 9 in fun p4 -> 4) in
  let a5 = if true then [] else [] in
  let v6 = poly0 (a1, a2) in
  ((let (_, m8) = v6 in mix (if m8 then 1 else 0)); note_end 0);
  let a9 = 100.75 +. 2.0 in
  let a10 = (4 + (-32769)) >= 6 in
  let a11' = 1.5 :: [] in
  let v12 = poly0 (a9, a10) in
  (int_of_float 10.0) + (a2 "")) | C24 -> (
  print_string ((clip (let v13 = 12 in "b c")) ^ "k");
  compare (let _v14 = 5 in Array.make 6 _v14) [|6; 2; 7; 8; 10; 9|]) | (C26 | C7) -> (
  (Array.fold_left (fun p15 p16 -> p15) 19 (Array.make 4 true)) + (-4097)) | C29 -> (
  let n27 = (match List.append [(-10.0); 0.5; (-1.5)] (match { r0 = "b c"; r1 = (-2.0); r2 = None; r3 = 0; r4 = 5; r5 = (Array.make 2 15); r6 = [] } with | { r0 = q17; r1 = _; r2 = None; r3 = q18; r4; r5; r6 = q19 } -> [] | ({ r0 = q20; r2 = (Some _); r3 = q21; r4 = _; r5; r6 = q22; _ } as w23') -> []) with | [] -> (
    32767 land (List.fold_left (fun p24 p25 -> p24) 12 [])) | (q26 :: _) -> (
    (if false then 1 else 13) lsr ((15 + 6) land 31))) in
  -17) | C10 -> (
  -12) | C19 -> (
  let v28 = ((); ((); 7)) < (match min (Ok '\255') (Ok '\255') with | ((Ok 'n') | (Ok _)) -> (11 mod (-1)) | Error _ -> (3 lxor 7)) in
  assert (compare ((Array.fold_left (fun p29 p30 -> 3) 11 (Array.make 2 19)) mod 8) ((Array.fold_left (fun p29 p30 -> 3) 11 (Array.make 2 19)) mod 8) = 0);
  10) | C12 -> (
  max (let _v31 = 3.25 in 5) 17) | C13 -> (
  let n46 = (let ((q36, _, q37, q38) as w39) = ((match C7 with | C18 -> true | C9 -> true | C27 -> true | C26 -> true | (C14 as w32) -> false | (C28 | C31) -> true | C16 -> true | C12 -> true | q33 -> true), (if true then (-0.5) else (-10.0)), (if true then false else true), (Array.init 2 (let rec f35 p34 = 100.75 in f35))) in show_int 2 (match w39 with | (true, q40', _, [|q41; q42|]) -> 9 | ((true, _, q43, w39) | (q43, _, _, w39)) -> (-3) | (false, _, q44, q45) -> 10)) in
  note_int n46;
  -2147483647) | (C17 as w47) -> (
  min ((); 18) (match w47 with | C9 -> (-3) | C27 -> 5 | C24 -> (-2) | C14 -> 15 | C15 -> 5 | C29 -> 5 | C10 -> 15 | C25 -> (-3) | ((C7 as w48) | (C9 as w48)) -> 10 | (C13 | C13) -> 7 | q49 -> 11)) | q50' -> (
  let v65 = (match ( @ ) (C7 :: []) (C7 :: []) with | ([] as w51) -> (
    (if ((-20) + 2147483646) <= (match q50' with | C28 -> 7 | C9 -> (-1) | C27 -> 8 | (C15 | C11) -> 1 | C24 -> 6 | (C15 | C15) -> 18 | C22 -> 2 | (C13 | C29) -> 7 | (C10 | C15) -> 16 | (C20 | C20) -> 9 | C19 -> 13 | (C12 | C25) -> 0 | C8 -> 15 | (C13 | _) -> (-1) | C17 -> 7 | q52 -> 19) then ());
    C31) | ((q50' :: q53) | (q50' :: q53)) -> (
    let x60 = (let _v59 = ((match q53 with | ([] | []) -> ((-1), 1.0, false) | (q54 :: _) -> (2, 0.0, false) | ([] as w55) when (match (19 / 2) with | (-1 as w56) -> false | (0 | 5) -> (false <> true) | q57 -> (q57 <> q57)) -> (17, 10.0, false)), (match q53 with | [] -> (Array.make 2 100.75) | (_ :: q58) -> (Array.make 2 (-1.0))), (Error (-2))) in tick_float 8 1e-310) in
    let x61 = 0.0 /. 0.0 in
    let n64 = ((((((0) + (if x61 = x61 then 50 else 0)) + (if x61 <> x60 then 11 else 0)) + (if (List.fold_right (fun p62 p63 -> p63) [] x61) < x61 then 7 else 0)) + (if x61 > x61 then 71 else 0)) + (if x61 <= x61 then 95 else 0)) + (if x61 >= x61 then 66 else 0) in
    note_int n64;
    q50')) in
  tick_int 18 ((let rec f67 p66 = 15 in f67) q50'))) in
note_int n68;
let n69 = 2855 lor (4095 lsl 14) in
note_int n69;
let a70 = max (Array.make 4 n69) (Array.make 4 n69) in
let s72 = ref 12 in
let i71 = ref (4 - 1) in
while !i71 >= 0 do
  s72 := (((!s72) + a70.(!i71)) lxor (Array.length a70)); i71 := !i71 - 2
done;
let n73 = !s72 in
note_int n73;
a70.(0) <- (truncate 5e-324);
String.fold_left (let rec f75 () p74 = () in f75) ((fun p76 -> (match p76 with | ((q77, _, 0, q78) as w79) -> () | ((q80, q81, 7, q82) | (q82, q80, 7, q81)) -> () | ((q83, q84, q85, q86) | (q85, q84, q83, q86)) -> ())) (n73, n69, n73, n73)) (let f90 : (int -> string -> string, unit, string) format = "%+d %%%s" in Printf.sprintf f90 (String.fold_left (let rec f89 p87 p88 = p87 in f89) n73 "12") (clip "b c"));
let n73 = float_of_string "10.0" in
let n91 = (try (
  (if n69 >= (-((min 18 7) mod 100)) then raise Not_found else ());
  let n69 = 2147483646 in
  List.length []) with | Not_found -> (n69 - n69)) in
note_int n91;
print_int (if n68 <= n69 then (9 / (-3)) else (let v92' = "a" in 10));
print_byte 32;
print_float (float_of_int (-15));
print_newline ();
note_int n69;
note_int n91;
(mix_ints a70 0 4; note_end 0);
note_int n68;
note_float n73;
()
