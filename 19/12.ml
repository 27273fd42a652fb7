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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let s0 = "loops a" in
let rec loop3 i1 s2 =
  if i1 <> 7 then (
    loop3 (i1 + 1) (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
in
let n5 = loop3 0 2 in
note_int n5;
assert (hide 1 3 = 3);
let s6 = "loop" in
let s8 = ref n5 in
let i7 = ref 0 in
while !i7 < 4 do
  s8 := (Char.code s6.[!i7] + 3 * !s8); i7 := !i7 + 2
done;
let n9 = !s8 in
note_int n9;
let f10 p11 p12' =
  let n13 = n9 in
  let n14 = n5 in
  p12' *. (try p12' with | Division_by_zero -> (p12' /. p12') | Failure _ -> (p12' +. p12') | E1 q15 -> (ceil 100.75))
in
let x26 = f10 (let rec f21 p16 p17 f10 = ((let rec f20 p18 p19 = p18 in f20), p16) in f21) (f10 (fun p22 f10 p23 -> ((fun p24 p25 -> p22), n9)) 1.0) in
let x45' = f10 (match C8 with | C8 -> (fun p27 x26 p28 -> ((let rec f31 p29 p30 = -1 in f31), 16)) | C7 (q32, q33, q34) -> (fun p35 p36 q33 -> ((fun p37 p38 -> p38), n9)) | C9 -> (fun p39 p40 p41 -> ((let rec f44 p42 p43 = -2 in f44), p39))) (x26 *. x26) in
let s46 = "loops an" in
let rec loop49 i47 n50 s48 =
  if i47 >= 0 then (
    loop49 (i47 - 1) n50 (Char.code s46.[i47] + 3 * s48)
  ) else
    s48
in
let n51 = loop49 (8 - 1) 8 6 in
note_int n51;
let s52 = "loops " in
let rec loop55 i53 s54 =
  if i53 < 6 then (
    loop55 (i53 + 1) (Char.code s52.[i53] + 3 * s54)
  ) else
    s54
in
let n57 = loop55 0 n9 in
note_int n57;
let a81 = if ((match { r0 = x45'; r1 = n57; r2 = (Array.make 4 (-0.5)); r3 = n57; r4 = None; r5 = x45'; r6 = 11 } with | { r0 = q58; r1; r2 = q59; r3 = q60; r4 = None; r5; r6 = q61 } -> n9 | { r0 = x45'; r1 = n51; r2 = q62'; r3 = q63; r4 = (Some q64); r5 = q65; r6 = q66 } -> n51 | ({ r0 = q67; r1 = q68; r2 = q69; r3 = q70; r4 = q71; r5 = q72; r6 = q73 } | { r0 = q72; r1 = q68; r2 = q69; r3 = q73; r4 = q71; r5 = q67; r6 = q70 }) -> n51) + (-4097)) > (n9 lxor n57) then (Array.make 4 ((); 12)) else (create_array 4 (let v80 = ((let rec f77 p74 p75 p76 = false in f77), (n51, false, n57), (fun p78 p79' -> x26), (Array.make 4 2)) in n51)) in
(try (
  let s82 = "loo" in
  let rec loop85 i83 s84 =
    if i83 < 3 then (
      loop85 (i83 + 1) (Char.code s82.[i83] + 3 * s84)
    ) else
      s84
  in
  let n87 = loop85 0 14 in
  note_int n87;
  let s88 = "loops and" in
  let s90 = ref n57 in
  for i89 = 0 to 9 - 1 do
    s90 := (Char.code s88.[i89] + 3 * !s90)
  done;
  let n91 = !s90 in
  note_int n91;
  let s92 = "loops a" in
  let s94 = ref 11 in
  for i93 = 0 to 7 - 1 do
    s94 := (Char.code s92.[i93] + 3 * !s94)
  done;
  let n95 = !s94 in
  note_int n95;
  Array.fold_right (let rec f97 p96 () = () in f97) a81 (match C8 with | (C8 | C8) when (match (try (1.0, false, C8) with | _ -> (x45', true, C8)) with | (q98, q99, C8) -> (min false false) | (0.5, q100, (C7 (q101, _, q102))) -> (q100 || q100) | ((_, _, (C7 (_, _, _))) | (_, false, _)) -> false | (_, q106, C9) -> (Array.mem 18 a81)) -> () | C7 ('a'..'m', q107, 1.0) -> () | C7 ('0'..'9', q108, 1.0) -> () | C7 (q109', q110, (1.0 | 1.0)) when q109' >= '\060' -> () | C7 (_, _, q111) when q111 >= (-1.0) -> () | C9 -> () | _ -> ())) with | Match_failure _ -> (if false then () else ()));
note_int n51;
note_float x26;
(mix_ints a81 0 4; note_end 0);
note_int n5;
note_int n57;
note_int n9;
note_float x45';
()
