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
let rec mix_0 d (v : (int * int * bool) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y66 :: y70') -> mix 1; (let (m67, m68, m69) = y66 in mix m67; mix m68; mix (if m69 then 1 else 0)); mix_0 (d - 1) y70'
in
(try (
  let v3 = (try (
    let s2 = (try (
      let n0 = if false then 16 else (if false then (if true then 11 else 6) else 14) in
      "\000\255x") with | Invalid_argument _ -> "tail \" end" | Division_by_zero -> "\000\255x" | Failure q1 -> q1) in
    (mix_string s2; note_end 0);
    false) with | _ -> false) in
  let n4 = 8 in
  let n4 = n4 in
  let c5' = n4 + (n4) in
  let c6 = (n4) + c5' in
  let c7 = n4 + (c5') in
  let c8 = (n4) + c5' in
  let c9 = (n4) - c5' in
  let c10 = c7 - (c7) in
  note_int c10;
  ()) with | _ -> ());
let f11 p12 p13 =
  []
in
let v17 = f11 (let rec f16 p14 p15 = 3.25 in f16) ((Array.make 2 (-3.25)), C7, (5, 6)) in
(mix_0 5 v17; note_end 0);
let v20 = f11 (fun p18 p19 -> p18) ((Array.make 2 0.5), C7, (0, 20)) in
(mix_0 5 v20; note_end 0);
(mix_0 5 v20; note_end 0);
let a21 = Array.make 2 3 in
let rec loop24 i22 n25 =
  if i22 >= 0 then (
    (let x23 = a21.(i22) in a21.(i22) <- a21.(1 - i22); a21.(1 - i22) <- x23);
    loop24 (i22 - 1) n25
  ) else
    ()
in
loop24 (1 - 1) 1;
(mix_ints a21 0 2; note_end 0);
let f26 p27 p28 p29 =
  p28
in
let v32 = f26 (fun p30 p31 -> p30) false 100.75 in
let p33 = 8 in
let p34 = p33 in
let p35 = 0.0 in
let p36 = p35 in
let p37 = p33 in
let p38 = p37 in
let p39 = p36 in
let p40 = p36 in
let p41 = p40 in
let p42 = p38 in
let p43 = p34 in
let p44 = p41 in
let p45 = p42 in
let p46 = p44 in
let p47 = p34 in
let p48 = p45 in
let p49 = p43 in
let p50 = 13 in
let p51 = p44 in
let p52 = p38 in
let p53 = p51 in
let p54 = p53 in
let p55 = p54 in
let p56 = 20 in
let p57 = p42 in
let p58' = p51 in
let p59' = p53 in
let p60 = p58' in
let p61 = 3.25 in
let p62 = p57 in
let p63 = p38 in
mix 1;
let n64 = ((p62 + (p57 * (p56 + (p52 + ((((p47 - ((((((p34 + (p33)) + p37) + p38) + p42) + p43) lxor p45)) - p48) * p49) + p50))))) lxor p63) + 1 in
note_int n64;
let x65 = 1.0 *. (p61 +. (((p58' +. (p55 +. (((p51 +. (p46 -. (p44 *. (p41 -. (p40 +. (((p35) -. p36) +. p39)))))) -. p53) *. p54))) *. p59') +. p60)) in
note_int p45;
note_float p61;
note_int n64;
note_int p43;
note_int p56;
note_float p46;
note_float p40;
note_int p62;
()
