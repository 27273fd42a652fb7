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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let f0 p1 p2 p3 =
  let x24 = (match p1 with | (C18 as w4) -> (match { r0 = "\000\255x"; r1 = 1.0; r2 = None; r3 = 12; r4 = p3; r5 = (Array.make 2 0); r6 = [] } with | ({ r0 = q5; r1 = 0.0; r2 = _; r3; r4 = _; r5 = q6; _ } | { r0 = q5; r1 = _; r2 = _; r3; r5 = q6; r6 = _; _ }) -> 1.5 | { r0 = "a"; r1 = w4; r2 = _; r3 = _; r4 = _; r6 = q7; _ } -> 10.0 | { r0 = ("" as w8); r1 = q9; r2; r3 = q10; r4 = q11; r5 = q12; r6 = q13 } -> 1.5 | { r0 = q14; r1 = 0.0; r2; r3 = q15'; r4; r5 = q16; r6 = _ } -> (-1.0) | { r1; r2; r3 = q17; r4; r6 = q18'; _ } -> r1) | C11 -> (let (_, q19) = (p3, p3) in 1.0 *. 0.0) | C24 -> (2.0 /. ((-2.0) +. 0.0)) | C14 -> (0.0 +. ((-1.0) *. 2.0)) | C15 -> (-1e999) | C10 -> ((0.0 /. 0.0) *. (10.0 *. 0.0)) | C19 -> (floor (2.0 +. 100.75)) | (C15 | C16) -> ((match p2 with | [] -> 1.0 | (q20' :: q21) -> 3.25) +. ((); 3.25)) | C12 -> (let _v22 = create_float_array 7 10.0 in float_of_string "0.0") | q23 -> (sqrt ((); (-0.0)))) in
  x24
in
let g25 = f0 (if true then C7 else C7) in
let g26 = g25 (Array.fold_left (let rec f28 p27 f0 = p27 in f28) [] (Array.make 4 true)) in
let x29 = g26 (4 mod 10) in
let x30 = g26 (- 1) in
note_float x30;
let a31 = (try (Array.mapi (let rec f34 p32 p33 = p33 in f34) (Array.make 13 15)) with | _ -> (Array.make 13 3)) in
let rec loop36' i35 n37 =
  if i35 < 0 then () else (
    (a31.(i35 * 2 + 0) <- ((i35 + i35) + (a31.(i35 / 2))));
    loop36' (i35 - 2) n37
  )
in
loop36' (7 - 1) 7;
(mix_ints a31 0 13; note_end 0);
let x38 = -3.25 in
let f39 p40 p41 p42 =
  min (Char.code (match { r0 = "tail \" end"; r1 = x38; r2 = None; r3 = 9; r4 = 9; r5 = (Array.make 2 11); r6 = [] } with | { r0 = q43; r1 = q44; r2 = q45'; r3 = q46; r4 = q47; r6 = q48; _ } when q47 = 8 -> 'z' | { r0; r1 = q49; r2 = None; r3 = q50; r4 = 6; r5 = [|_; q51|]; r6 = q52 } -> '\255' | { r0; r1; r2 = None; r3; r4 = 6; _ } -> 'a' | { r0 = q53; r1 = _; r2 = None; r3 = _; r4 = q54; r5 = q55'; r6 = q56 } -> ' ' | { r0 = q57; r1 = _; r2 = (None | (Some _)); r3 = q58; r4 = q59; r5; r6 = q60 } -> 'z')) (-6638)
in
let g61 = f39 (if false then (let rec f65 p63 p64 = x38 in f65) else (let rec f68 p66 p67 = x29 in f68)) in
let g62 = g61 (x38 -. x38) in
let n69 = g62 (if true then true else false) in
note_int n69;
let n73 = g62 (match C7 with | C18 -> true | C28 -> true | (C9 | C9) -> false | C24 -> false | C26 -> true | (C15 | C15) -> true | (C22 as w70) -> true | C10 -> false | ((C25 as w71) | (C20 as w71)) -> true | (C20 | C25) -> true | (C29 | C8) -> false | (C31 | C31) -> false | (C16 as w72) -> false | C12 -> true | C13 -> false | C17 -> true | x38 -> false) in
note_int n73;
let f74 p75 p76 p77 =
  let f78 p79 p80 p81 =
    abs_float (p81 /. x30)
  in
  let g82 = f78 (Printf.sprintf "<%b>" p76) in
  let g83 = g82 x30 in
  let x84 = g83 x30 in
  let x85 = g83 x38 in
  ' '
in
let g86 = f74 C11 in
let g87 = g86 (n73 > (-1)) in
let v88' = g87 (if false then n73 else 11) in
let v89 = g87 1779 in
(mix (Char.code v89); note_end 0);
let a90 = [|(-1); n73; n73; (-3); n73; n69; n69; n73|] in
let rec loop92 i91' n93 =
  if i91' >= n93 then () else (
    (a31.(i91' + 1) <- ((a90.(i91' + 1) * (a90.(i91'))) + a90.(i91' + 2)));
    loop92 (i91' + 2) n93
  )
in
loop92 0 6;
(mix_ints a31 0 13; note_end 0);
(match v89 with | 'a'..'m' -> () | ('0'..'9' | '0'..'9') -> (a90.(n73 land 7) <- (truncate 1.0)) | ('a'..'m' as w94) -> (Option.iter (fun p95 -> (try (a90.(7) <- (-1)) with | _ -> ())) None) | '0'..'9' -> ((mix (if false then 1 else 0)); (let v96 = true in ())) | 'n' -> (List.fold_right (let rec f98 n73 p97 = () in f98) (match v89 with | 'a'..'m' -> [] | '0'..'9' -> [] | n73 -> []) (a90.(0) <- n73)) | ('a'..'m' | 'a'..'m') -> (if ((); true) then (Array.fast_sort compare a90)) | '0'..'9' -> (a90.(wrap (int_of_float x30) 8) <- (n69 lsl (n73 land 31))) | 'n' -> (mix_string (Printf.sprintf "<%e>" (abs_float x38))) | _ -> (String.iter (try (let rec f100 p99 = () in f100) with | _ -> (let rec f102 p101 = () in f102)) (fst ("tail \" end", n73))));
let f103 p104 p105 n69 =
  let f106 p107 p108 p109 =
    (try (let _v112 = (let rec f111 p110' = n69 in f111) in (match n69 with | q113 -> (if true then C7 else C7) | exception Division_by_zero -> ((); C7) | exception Not_found -> (match p109 with | Ok q114 -> C7 | ((Error x38) | (Error x38)) -> C7) | exception E1 -> (if true then C7 else C7))) with | Division_by_zero -> C10 | Failure q115 -> (try C7 with | _ -> C7) | Match_failure _ -> (match p108 with | ((Some _) | None) -> C9 | (Some (0.5 | _) as w117') -> C7 | Some _ -> (if true then C7 else C7) | exception Invalid_argument q118 -> C7 | exception Division_by_zero -> C7 | exception Match_failure _ -> C7 | exception E0 true -> C7 | exception E0 false -> C7) | E0 true -> C22 | E0 false -> C26)
  in
  let g119 = f106 (match v88' with | 'a'..'m' -> a90 | '0'..'9' -> a90 | ('a'..'m' | 'n') -> a90 | ('a'..'m' | 'a'..'m') -> a90 | ('a'..'m' | _) -> a90 | (_ | 'n') -> a90 | q121' -> a90) in
  let g120 = g119 (min None None) in
  let v122 = g120 (Ok 0.0) in
  let v123 = g120 (Ok x38) in
  true
in
let g124 = f103 (n69 / (-3)) in
let g125 = g124 (Array.mapi (fun p126 p127 -> false) (Array.make 1 true)) in
let v128 = g125 32767 in
let v129 = g125 (Array.length a90) in
(mix (if v129 then 1 else 0); note_end 0);
(mix (Char.code v88'); note_end 0);
note_float x29;
note_int n73;
(mix_ints a90 0 8; note_end 0);
note_int n69;
note_float x30;
(mix (Char.code v89); note_end 0);
note_float x38;
()
