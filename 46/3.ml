type a0 = string * int * int
type t0 = C1 | C0 of bool
exception E0 of int list
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 y98' -> mix 1; mix (if y98' then 1 else 0)
let n0 = show_int 7 8
let n4' = truncate ((fun p1 -> if false then 100.75 else 100.75) ((); (let rec f3 p2 = true in f3)))
let () = note_int n4'
let () = (try (
  let rec loop15 i5' n16 s6 =
    if i5' >= n16 then s6 else (
      (
        (let rec f7 s6 = if true != true then () else (if true then () else ()) in f7) [];
        let n14 = if (not false) || (i5' = n4') then (let _v8 = Ok ((-1.5), 19, "12") in i5' * 39) else (let o9 = (let s6 = 2.0 in i5') in let o10 = if true then n0 else n0 in let o11 = n4' in let o12 = 31 in let o13 = truncate 2.0 in let ( mod ) a b = (a lsl 1) + b in o9 mod o10 mod o11 mod o12 mod o13) in
        note_int n14;
        ());
      loop15 (i5' + 1) n16 s6
    )
  in
  let n17 = loop15 0 8 C1 in
  (mix_0 5 n17; note_end 0);
  let n46 = ((function | [] -> n4' | ((-3) :: q19) -> ((n4' mod (32767 lor 1)) + (match (match q19 with | ([] as w20) -> [] | ((7 :: ([] as w21)) as w22) -> [] | ((7 :: (q23 :: q24)) as w25) -> [] | (((-2) | (-2)) :: _) -> q19 | (q26 :: _) -> []) with | [] -> (match q19 with | [] -> n0 | (_ :: q27) -> n4') | ((6 :: []) | (1 :: _)) -> (let v28 = C1 in n0) | ((-3) :: _) -> (if false then n4' else 1) | (((-1) :: q29) | (((-1) :: _) as q29)) -> (n4' * 23) | [] -> (let v32 = (n17, n4', [], (fun p30 p31 -> 2.0)) in n4') | (q33 :: q34) -> (match q34 with | [] -> 17 | ([] | (_ :: _)) when (q33 > (-16)) -> q33 | (_ :: q35) -> n4' | [] when ((n0 - q33) < n4') -> n4' | _ -> 19))) | (4 :: _) -> n4' | (0 :: _) -> (let v36 = C1 in (let (_, q37) = (v36, C1) in n4')) | (q38 :: _) -> (let o39 = (match n17 with | C1 -> 19 | C0 (true | true) -> q38 | ((C0 false) | (C0 false)) -> n0 | C0 q40 when (1.5 <> 3.25) -> 0 | C0 true when ((14 - (-2147483647)) > q38) -> (-3)) - q38 in let o41 = 5 in let o42 = q38 in let o43 = q38 in let ( lor ) a b = a lxor (b + 1) and ( *! ) a b = b - a and ( <=> ) a b = b - a in o39 *! o41 <=> o42 lor o43)) (List.filter (let rec f45 p44 = ((clip "a") ^ "\000\255x") <> "" in f45) [])) / (try 3934 with | _ -> n4') in
  (match n17 with | (C1 as w47) -> (match w47 with | (C1 | C1) -> () | ((C0 true) | C1) -> ()) | ((C0 true) | (C0 true)) when (((11 + n4') + 1073741824) > (1 - n46)) -> () | C0 false -> (mix_string "a") | _ -> (let (C0 q48) = n17 in ()))) with | Division_by_zero -> (if true then () else ()) | Match_failure _ -> () | _ -> ())
let () = (if true then (if n4' >= n0 then ()))
let p49 = float n0
let p50 = p49
let p51 = fst (p49, n0)
let p52 = if false then n0 else n0
let p53 = p49 +. p51
let p54 = (let v55 = [] in n4')
let p56 = -16
let p57 = p50
let p58 = p50 -. p50
let p59 = (-1) - p56
let p60 = p51 -. p57
let p61 = Array.fold_left (let rec f62 p59 p53 = p58 in f62) (-0.5) (Array.make 3 p52)
let p63 = p54 * p59
let p64' = p63 * 17
let p65 = 11
let p66 = p59
let p67 = p60 *. p61
let p68 = if true then p67 else p67
let p69 = Array.fold_left (let rec f72 p70 p71 = -10.0 in f72) p68 (Array.make 1 p56)
let p73 = p52 mod (-2147483648)
let p74 = (let v78 = fun p75 p76 p77 -> p76 in p54)
let p79 = 4096.0
let p80 = p63 land p74
let p81' = (let o82 = 7 in let o83 = p65 in let o84 = p80 in let o85 = p74 in let o86 = p80 in let ( = ) a b = b - a and ( && ) a b = a lxor (b + 1) in o82 && o83 = o84 = o85 && o86)
let p87 = (match '\255' with | 'a'..'m' -> 4 | '0'..'9' -> p52 | 'a'..'m' -> p63 | '0'..'9' -> 6 | _ -> 6)
let p88 = compare [] []
let () = mix 1
let n89 = 1 + (((p81' * (((p73 lxor (((((((p54 + (p52)) + p56) * p59) - p63) - p64') + p65) lxor p66)) + p74) + p80)) * p87) lxor p88)
let () = note_int n89
let x90 = (p79 *. (((p67 +. ((((p57 -. ((((p49) +. p50) +. p51) *. p53)) +. p58) +. p60) -. p61)) -. p68) *. p69)) *. 1.0
let () = note_float x90
let a91 = if false then (Array.make 8 C1) else (Array.make 8 C1)
let () = a91.(0) <- C1
let () = a91.(1) <- C1
let () = a91.(2) <- (if true then (C0 false) else a91.((p65 lsl 6) land 7))
let () = a91.(3) <- C1
let s93 = ref p88
let () = for i92 = 0 to 8 - 1 do
  s93 := (match a91.(i92) with | (C1 | (C0 _)) -> ((!s93) + p88) | ((C0 q94) | (C0 q94)) -> ((match p88 with | (_ | (-2147483648)) -> p87 | (3 | 3) -> p73 | 6 -> p87 | 5 -> n89 | 3 -> 4 | q95 -> p88 | exception Invalid_argument q96 -> 2 | exception Division_by_zero -> p66 | exception Failure _ -> n89 | exception Not_found -> p63 | exception E1 -> p63) * (!s93)))
done
let n97 = !s93
let () = note_int n97
let () = note_int p66
let () = note_int p59
let () = note_float p60
let () = note_int n0
let () = note_float p58
let () = note_int p63
let () = note_int n89
let () = note_int p73
let () = ()
