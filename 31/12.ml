type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y131, y132, y133) -> mix 1; mix (Char.code y131); mix_ints y132 0 2; mix_float y133
    | C9 -> mix 2
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (let x0 = (try 1e16 with | _ -> (if true then x0 else x0)) in ref (false && false))) in
((let (m2, m3, m4) = a1.(15) in mix_float m2; mix (if m3 then 1 else 0); mix_0 5 m4); note_end 0);
Array.fold_left (fun p5 p6 -> ()) () a1;
prerr_int (match (C8, (18, x0), (ref "tail \" end")) with | (C8, q7, _) -> 65536 | ((C7 (q8, _, q9)), _, q10) -> (-1073741824) | ((C8, (_, _), _) | (C9, _, _)) -> (-13));
prerr_byte 32;
prerr_float ((x0 *. x0) +. (x0 +. x0));
prerr_newline ();
let a13 = if true then (Array.make 5 x0) else (Array.make 5 x0) in
let rec loop16 i14 n17 s15 =
  if i14 <> n17 then (
    loop16 (i14 + 1) n17 (((s15) +. a13.(3)) *. a13.(i14))
  ) else
    s15
in
let n18 = loop16 0 5 x0 in
note_float n18;
let x19 = n18 in
let n22 = (fun p20 -> ((if true == false then (if false then (-2) else 3) else ((); 12)) + ((18 + 14) * 34)) / 3) ((); (let i21 = 11 in if i21 >= 0 && i21 < 5 then a13.(i21) else (float_of_int (15 lxor 14)))) in
note_int n22;
let f25 = fun p23 p24 -> n18 in
let rec f26 p27 =
  if p27 < 1 then
    (p27 mod 7)
  else (
    let r28 = f26 ((-1) + p27) in
    (let { r10 = q29'; r11 = q30; r12 = q31 } = { r10 = x19; r11 = (Array.make 4 2.0); r12 = () } in p27)
  )
in
let n32 = f26 (hide 1 8) in
let n33 = f26 (hide 1 3) in
let n34 = f26 0 in
note_int n34;
let n40 = (let _v39 = (let rec f38 p35 p36 p37 = 14 in f38) in n34 + n34) in
note_int n40;
let v47 = C7 ((Char.lowercase_ascii (try ((let rec f42 p41 = '0' in f42) C8) with | _ -> '0')), (if not false then ((fun p43 -> Array.make 2 9) (let rec f46' p44' p45 = 16 in f46')) else (Array.make 2 n40)), x0) in
(mix_1 5 v47; note_end 0);
let f55 = fun p48 p49 { r0 = q50; r1 = q51; r2 = q52; r3 = q53'; r4; r5; r6 = q54 } -> (n18, 17, p48, (2.0, p48, p49)) in
let x60 = (let i56 = List.fold_left (let rec f59 p57 p58 = n32 in f59) (- n33) [] in if i56 >= 0 && i56 < Array.length a13 then a13.(i56) else n18) in
let n69 = if (let _v63 = ((fun p61 p62 -> -2), true, false) in (match v47 with | C8 when ((let rec f65 p64 = n34 > n33 in f65) (float_of_int 14)) -> false | C8 -> false | C7 (q66, _, q67) -> false | (C9 | C9) -> false)) then (try (let v68 = n18 -. 1.0 in n32 / 10) with | _ -> (f26 5)) else ((-2147483648) * (if true then n34 else n40)) in
note_int n69;
let v75 = (match C7 ((String.fold_left (let rec f72 p70 p71 = '\n' in f72) '\255' ""), [|15; n69|], (-. 3.25)) with | (C8 | (C7 (_, [|_; _|], _))) -> (((-32769) + 65536) <= (n40 + n69)) | (C8 | (C7 _)) -> (let x60 = -0.0 in (let rec f74 p73 = true in f74) n32) | C9 -> (if false = true then ("b c" >= "tail \" end") else (n40 = n33))) in
(mix (if v75 then 1 else 0); note_end 0);
let v78 = ([|(int_of_float x60); (- n40); n33; (-4097)|], v47, ((compare (ref n69) (ref (-2))) / (((); n69) lor 1)), (Array.init 5 (let rec f77 p76 = ((); v47) in f77))) in
let f82 = (let rec f81 p79 = ((fun p80 -> []), n40) in f81) in
let a83 = max [|(float_of_int 18); (if v75 then x19 else x19)|] (Array.make 2 0.0) in
(mix_floats a83 0 2; note_end 0);
let rec f84 p85 p86 =
  if p85 <= 0 then
    (Char.code ' ')
  else (
    (f84 (p85 - 1) (let o87 = 20 in let o88 = n69 in let o89 = 14 in let ( != ) a b = a * 2 - b and ( |> ) a b = b - a in o87 != o88 |> o89)) + (-9)
  )
in
let n90 = f84 9 (n34 lsr (8 land 31)) in
let n91 = f84 3 (n40 + n90) in
note_int n91;
let n92 = n33 in
note_int n92;
let v130 = String.fold_left (let rec f95 p93 p94 = p93 in f95) (match v78 with | (q96, q97, 3, q98) -> ((fun p99 -> { r0 = x60; r1 = n90; r2 = (Array.make 4 n18); r3 = n90; r4 = None; r5 = x19; r6 = p99 }) 16) | ([|_; q100; _; q101|], q102, (-2), q103) -> { { r0 = x60; r1 = 19; r2 = (Array.make 4 (-100.75)); r3 = 11; r4 = None; r5 = x19; r6 = 15 } with r0 = x19; r1 = q100 } | (q104, q105, (-2), n92) -> { r0 = x19; r1 = n90; r2 = (Array.make 4 n18); r3 = 7; r4 = None; r5 = 100.75; r6 = n91 } | (q106, C8, 5, q107) -> { r0 = x60; r1 = n69; r2 = (Array.make 4 x19); r3 = n91; r4 = None; r5 = 10.0; r6 = n69 } | ((q108, q109, q110, _) | (q108, (C7 _ as q109), (5 as q110), _)) -> { { r0 = (-1.5); r1 = q110; r2 = (Array.make 4 x0); r3 = (-3); r4 = None; r5 = x60; r6 = n92 } with r4 = None; r2 = (Array.make 4 x19) } | (q111, C9, 5, q112) -> { r0 = 3.25; r1 = n90; r2 = (Array.make 4 2.0); r3 = n40; r4 = None; r5 = x60; r6 = n91 } | (q113, q114, q115, _) -> { r0 = (-3.25); r1 = n92; r2 = (Array.make 4 n18); r3 = n40; r4 = None; r5 = x60; r6 = n34 }) (match (match Ok n34 with | Ok 0 -> v78 | Error q116 -> v78 | Ok 6 -> v78 | Ok _ -> v78 | Ok n90 -> v78 | Error 1.0 -> ((Array.make 4 (-2)), v47, n91, (Array.make 5 C8)) | Error _ -> v78) with | (q117, C8, _, q118) -> (if false then "a" else "b c") | (_, (C7 (q119, q120, q121)), _, q122) -> ((); "b c") | (q123, C9, q124, [||]) -> ((clip "tail \" end") ^ "") | (_, C9, _, a83) -> (let (q127', q128, q129) = ((let rec f126 n91 p125 = 5 in f126), C8, { r0 = x0; r1 = 2; r2 = (Array.make 4 x60); r3 = n40; r4 = None; r5 = 3.25; r6 = n69 }) in "tail \" end")) in
note_float x60;
note_int n22;
note_int n90;
note_float x0;
note_int n33;
(mix_1 5 v47; note_end 0);
(mix (if v75 then 1 else 0); note_end 0);
note_int n32;
()
