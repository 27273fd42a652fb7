type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let rec loop8 i7 =
  if i7 < 4 then (
    (a4.(i7 * 3 + 0) <- ((a4.(i7 / 3)) +. (1.5 *. 0.0)));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let () = assert (hide 1 3 = 3)
let () = assert (compare (((); 3) lsr 14) (((); 3) lsr 14) = 0)
let () = a4.(4) <- (let i10 = (-2) + (-2) in if i10 >= 0 && i10 < Array.length a4 then a4.(i10) else (match { r0 = (-1.5); r1 = 0.5; r2 = None } with | { r0; r1; r2 = None } -> r0 | { r0; r1 = q11'; r2 = (Some q12) } -> q12))
let p13 = (let _v14 = v3 in 1.0)
let p15 = p13
let p16 = (-1) + 13
let p17 = (let rec f19 p18' = 7 in f19) { r0 = p13; r1 = p15; r2 = None }
let p20 = p13 -. p15
let p21 = snd ("\000\255x", p17)
let p22 = (let o23 = 0 in let o24 = p21 in let o25 = p21 in let o26 = p21 in let ( $ ) a b = b - a and ( land ) a b = a lxor (b + 1) in o23 $ o24 $ o25 $ o26)
let p27 = (let o28 = -2 in let o29 = p21 in let o30 = 0 in let o31 = 7 in let o32 = p21 in let ( < ) a b = b - a and ( ^^ ) a b = a lxor (b + 1) and ( = ) a b = a lxor (b + 1) in o28 = o29 = o30 = o31 = o32)
let p33 = max p20 p20
let p34 = p27 asr 27
let p35 = p27 / 3
let p36 = 0.0
let p37 = (let i38 = 17 in if i38 >= 0 && i38 < Array.length a4 then a4.(i38) else p36)
let p39' = p36
let p40 = (let v41' = "" in p36)
let p42' = int_of_string (string_of_int p35)
let p43 = snd (p35, (-2))
let p44 = p35
let p45 = (fun p46 -> 7) (p15, p42')
let p47 = p40 /. p39'
let p48 = snd (v3, p34)
let p49 = p45 + p44
let p50 = 2147483646
let p51 = (let o52 = 8 in let o53 = p34 in let o54 = p48 in let o55 = p49 in let ( ** ) a b = b - a in o52 ** o53 ** o54 ** o55)
let p56 = p37 -. 1.0
let p57 = p51
let p58 = p45 land 14
let p59 = (try (int_of_float 0.0) with | _ -> p48)
let p60 = p39'
let p61 = (match Ok (Array.make 4 p58) with | Ok [|q62; q63; p47; 2|] -> 14 | Ok [|q64'; _; q65; q66|] -> 7 | Ok ([|q67; q68; _; q69|] as w70) -> p44 | Ok q71 -> p34 | Error _ -> p35 | Error _ when (try ((p57 > p49) || v3) with | _ -> (if v3 then true else v3)) -> (-3))
let p72 = (let i73 = p50 in if i73 >= 0 && i73 < Array.length a4 then a4.(i73) else p39')
let p74 = max p56 p39'
let p75 = String.length "b c"
let () = mix 1
let n76 = 1 + ((p61 + (((((p50 + ((((p44 + (((p35 * ((p27 lxor (p22 * (p21 - (p17 - (p16))))) lxor p34)) lxor p42') * p43)) - p45) + p48) + p49)) + p51) lxor p57) lxor p58) - p59)) lxor p75)
let () = note_int n76
let x77' = 1.0 +. ((p72 -. (p60 -. (p56 +. (p47 +. (((p37 +. (p36 *. (p33 -. (p20 +. ((p13) -. p15))))) *. p39') -. p40))))) *. p74)
let () = note_float x77'
let p78 = 1e999
let p79 = p78
let p80 = p59
let p81 = (let o82 = 8 in let o83 = p59 in let o84 = p61 in let ( @ ) a b = b - a and ( lor ) a b = (a lsl 1) + b in o82 @ o83 lor o84)
let p85 = a4.(wrap (try (if true then p58 else p58) with | _ -> p61) 11)
let p86 = if v3 then p40 else p39'
let p87 = p42'
let p88 = p39'
let p89 = ((); p61)
let p90 = p86 +. p78
let p91 = p88
let p92' = float_of_int 15
let p93 = fst (p78, p21)
let p94 = 18 - p89
let p95 = p89 + p42'
let p96 = int_of_string (string_of_int p87)
let p97 = (let v98 = p51 in 10)
let p99' = p88
let () = mix 1
let n100 = (p97 * (p96 lxor (p95 * (p94 * (p89 - ((p81 * (p80)) - p87)))))) * 1
let () = note_int n100
let x101 = (p99' -. (((((((p85 -. (p79 -. (p78))) *. p86) +. p88) *. p90) -. p91) -. p92') -. p93)) *. 1.0
let () = note_int p89
let () = note_float p86
let () = note_float p72
let () = note_int p95
let () = note_int p17
let () = note_int p97
let () = note_float x101
let () = note_float p39'
let () = ()
