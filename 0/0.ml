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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
in
let rec f0 p1 p2 =
  let table5 = Array.make 2 (let rec g3 u4 = p1 in g3) in
  table5.(1) <- (let rec g3 u4 = C9 in g3);
  table5.((hide 1 1)) p2
in
let v6 = f0 C14 (if true then (-1) else 19) in
(mix_0 5 v6; note_end 0);
let v8 = f0 (try ((); C7) with | Division_by_zero -> C7 | Failure q7 -> v6 | Not_found -> v6) (20 + (-3)) in
(mix_0 5 v8; note_end 0);
let rec f9 p10 p11 =
  let table14 = Array.make 2 (let rec g12 u13 = p10 in g12) in
  table14.(1) <- (let rec g12 u13 = p10 in g12);
  table14.(1) p11
in
let f22' = f9 (f9 (let rec f21 p15 p16 p17 = ((fun p18' p19 p20 -> 18), 20) in f21) 9) (show_int 9 17) in
let n23 = tick_int 12 (-65536) in
(match C27 with | ((C14 as w24) | (C14 as w24)) -> (if n23 < n23 then (note_float 1.5) else (mix n23)) | C23 -> (if false then (mix_float 0.5) else (note_float (-2.0))) | (C22 as w25) -> (if n23 == 11 then ((let rec f27 p26 = () in f27) false)) | C29 -> (let _v28 = 5 land n23 in print_string "12") | C10 -> () | C8 -> (let v33 = if true then (let rec f30 (_, q29, _) = 0.0 in f30) else (let rec f32 p31' = 0.0 in f32) in if true then () else ()) | C31 -> (Array.iteri (fun p34 p35' -> ()) (List.fold_left (fun p36 p37 -> p36) (Array.make 4 (-0.0)) [])) | C17 -> (match v6 with | (_ | C18) -> (let v38 = n23 in ()) | C27 -> () | C26 -> (mix (if false then 1 else 0); note_end 0) | C23 -> (note_float 1.0) | C10 -> (print_char 'z') | (C20 | C10) -> ((); ()) | (C30 | C30) -> (if false then ()) | (C30 | C16) -> (if true then () else ()) | C12 -> (let (q39, _, q40) = ((-1.5), C7, v8) in ()) | C17 -> () | q41 -> (Array.fold_left (let rec f43 () p42 = () in f43) () (Array.make 3 ""))) | q44 -> ());
let rec f45 p46 p47 =
  let table50 = Array.make 2 (let rec g48 u49 = p46 in g48) in
  table50.(1) <- (let rec g48 u49 = ((); 11) in g48);
  table50.(0) p47
in
let n51 = f45 (n23 - n23) n23 in
let n57 = f45 n51 (let (q54, q55, _, q56) = (None, n51, v8, (fun p52 p53 -> p53)) in 19) in
let unused58 = ((let v59 = (n51, v8, { r0 = "a"; r1 = 0.5; r2 = None; r3 = 1; r4 = n51; r5 = (Array.make 2 n23); r6 = [] }) in ()); 10.0) -. (try 2.2250738585072014e-308 with | _ -> ((-1.5) *. 0.0)) in
let rec f60 p61 p62 =
  let rec g63 u64' = p61
  in
  mix p62;
  g63 p62
in
let v65 = f60 (n57 <> n57) 4095 in
(mix (if v65 then 1 else 0); note_end 0);
let v66 = f60 (n23 <= n51) (n57 / (n57 lor 1)) in
let rec f67 p68 p69' =
  let table72 = Array.make 2 (let rec g70 u71 = p68 in g70) in
  table72.(1) <- (let rec g70 u71 = (snd (1.0, C7)) in g70);
  table72.(1) p69'
in
let v75 = f67 (match v8 with | (C28 | C28) -> v6 | C27 -> v8 | C11 -> v8 | (C23 as w73) -> w73 | C8 -> C7 | C17 -> C7 | q74 -> v8 | exception _ -> v8) n57 in
(mix_0 5 v75; note_end 0);
let v77 = f67 ((fun p76 -> C7) 4) n23 in
(mix_0 5 v77; note_end 0);
(mix_0 5 v77; note_end 0);
let rec f78 p79 p80 =
  let rec g81 u82 = p79
  in
  mix p80;
  g81 p80
in
let a84' = f78 (Array.map (fun p83 -> -1) (Array.make 8 n51)) (if v66 then n57 else n23) in
let a85 = Array.make 8 (-1) in
for i86 = 0 to 7 - 1 do
  a85.(i86 + 1) <- ((a85.(i86)) lxor n57);
  ()
done;
(mix_ints a85 0 8; note_end 0);
let _ = f67 (let v87 = n51 in v8) a85.(wrap (let (q88, f9, _) = (14, C7, []) in 11) 8) in
let unused89 = f45 (if v66 then n51 else n57) (17 mod (-3)) in
let rec f90 p91 p92 =
  let rec g93 u94 = p91
  in
  mix p92;
  g93 p92
in
let x95 = f90 ((-1.5) /. 100.75) (n57 lor 16) in
note_float x95;
let x96 = f90 x95 n57 in
note_float x96;
note_int n51;
(mix_0 5 v75; note_end 0);
note_float x95;
note_float x96;
note_int n57;
(mix (if v66 then 1 else 0); note_end 0);
(mix_0 5 v8; note_end 0);
note_int n23;
()
