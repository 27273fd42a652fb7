type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = if true then (Array.make 2 100.75) else (Array.make 2 2.0)
let s2 = ref 0.5
let i1 = ref 0
let () = while !i1 < Array.length a0 do
  a0.(!i1) <- ((a0.(!i1)) -. !s2);
  s2 := (max (10.0 *. !s2) (float !i1)); i1 := !i1 + 1
done
let n3 = !s2
let () = note_float n3
let n9 = (((List.fold_right (fun p4 p5 -> p5 mod 1) (Array.fold_left (fun p6 p7 -> []) [] a0) (try (if true then 15 else 16) with | Division_by_zero -> (-3) | Failure q8 -> 6 | Not_found -> (-2))) * 25) mod 7) * ((if (-2147483647) < (11 lsl 30) then (String.length ((clip "a") ^ "\000\255x")) else 10) lsl (1024 land 31))
let () = note_int n9
let x10 = 0.0 /. 0.0
let () = note_float x10
let p11 = a0.(0)
let p12 = float n9
let p13 = p12 -. p12
let p14 = (let i15 = n9 in if i15 >= 0 && i15 < 2 then a0.(i15) else p13)
let p16 = a0.(wrap n9 2)
let p17 = n9
let p18 = p14 +. p13
let p19 = 14
let p20 = (let i21 = p19 in if i21 >= 0 && i21 < Array.length a0 then a0.(i21) else p18)
let p22 = a0.(wrap (3 + 13) 2)
let p23 = (match p19 with | 0 when (0.0 < (if false then p16 else p13)) -> 17 | 0 -> n9 | 6 -> n9 | (3 as w24) -> p19 | ((-3) | 7) -> p19 | _ -> 9 | -2147483647 -> p17)
let p25 = if true then p18 else p13
let p26' = p25
let p27 = p23 mod (p19 lor 1)
let p28 = ((); p23)
let p29 = n9 mod 2
let p30 = if true then p26' else p26'
let p31 = -4231
let p32' = 12 / (-3)
let p33 = p31
let p34 = if true then p31 else p31
let p35 = p26'
let p36 = if true then p31 else p34
let p37 = p22
let p38 = p22 /. p16
let p39 = p26'
let p40 = (match [] with | ((_ :: []) | []) -> p20 | (_ :: []) -> p13 | (p38 :: (_ :: q43)) -> p35)
let p44 = 2.2250738585072014e-308
let p45 = if false then p28 else p36
let p46 = -. 0.5
let p47 = p34
let p48 = if false then p32' else 18
let p49 = coarse (cos (limit (-10.0) (-100.0) 100.0))
let p50 = -1e999
let () = mix 1
let n51 = (p48 lxor ((p45 * ((p34 - (((p31 lxor ((p28 + (p27 + ((p19 + (p17)) lxor p23))) + p29)) lxor p32') + p33)) * p36)) + p47)) lxor 1
let () = note_int n51
let x52 = 1.0 *. (p50 +. ((((((((p35 -. (p30 -. ((p25 -. ((((p16 -. ((p13 +. ((p11) -. p12)) +. p14)) -. p18) *. p20) -. p22)) *. p26'))) +. p37) +. p38) -. p39) +. p40) +. p44) +. p46) *. p49))
let n56 = Char.code (let s53 = (let _v54 = true in "tail \" end") in let i55 = truncate p35 in if i55 >= 0 && i55 < String.length s53 then s53.[i55] else '\n')
let () = mix ((try (match p48 with | 3 when false -> p33 | (6 | 6) -> (-3) | 9 when (Option.is_some (if false then None else None)) -> 19 | 5 -> n56 | (2 | 7) when false -> p32' | (-1 as w57) -> p48 | (1 | 1) -> p32' | _ -> 10) with | Match_failure _ -> p45) - (String.fold_left (fun p58 p59 -> 19) p48 "tail \" end"))
let p60 = x52 -. (-3.25)
let p61 = p40
let p62 = -65536
let p63 = p50 *. p44
let p64 = (match None with | None -> p50 | (None | (Some _)) when ((let rec f65 p35 = false && false in f65) ((); p62)) -> x52 | Some q66 -> 0.5 | _ -> p61)
let p67 = p64
let p68 = p67 -. p61
let p69 = a0.((truncate p26') land 1)
let p70 = (try (float_of_string "-0.0") with | Invalid_argument q71 -> p25 | Match_failure _ -> p40)
let p72 = if false then 6 else p48
let p73 = -12
let p74 = p39
let p75 = (let _v76 = n56 in 1.5)
let p77 = x52 *. 0.0
let p78 = 0.5
let p79 = compare 6 p34
let p80 = (fun p81 -> 6) C26
let p82 = if true then p78 else p50
let p83 = a0.(wrap 5 2)
let p84 = p27 / (-2147483648)
let p85 = a0.(1)
let p86 = p36 + 9
let p87 = float_of_int p86
let p88 = ((); p46)
let p89 = 1e999
let p90 = ((); p62)
let p91 = (let _v92 = p84 in 3)
let () = mix 1
let n93' = 1 + (p91 * ((p86 + (p84 * ((p79 lxor ((p72 * (p62)) + p73)) + p80))) - p90))
let () = note_int n93'
let x94' = (((p87 -. (p85 *. (p83 -. ((p78 +. (p77 -. (p75 -. (p74 -. ((p69 -. ((p67 -. ((p63 +. (p61 -. (p60))) *. p64)) *. p68)) *. p70))))) -. p82)))) -. p88) +. p89) *. 1.0
let () = note_float p39
let () = note_float x94'
let () = note_int p45
let () = note_int p91
let () = note_int p48
let () = note_float p22
let () = note_float x10
let () = note_int p80
let () = ()
