type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (fun p0 -> (let v1 = 1.0 +. 0.0 in (if false then ()))) ((20 / 1) + 9)
let () = prerr_int (if true == true then (1 * 19) else (if true then 19 else (-3)))
let () = prerr_byte 32
let () = prerr_float ((sqrt 0.0) *. (2.0 /. 0.0))
let () = prerr_newline ()
let n7 = max ((if max (let v2 = 2.0 in true) (false && true) then (min (-2147483647) ((-1) * 1)) else ((let rec f4 p3 = 13 lor 20 in f4) { r2 = []; r3 = false; r4 = None })) + (int_of_string (string_of_int ((9 lor 17) - (11 + 5))))) (((let rec f6 p5 = -4096 in f6) (if None > None then (if false then C0 else C0) else (match C0 with | C1 -> C0 | C0 -> C0 | C1 when (((Array.make 16 11) = (Array.make 16 9)) || (false || false)) -> C0))) / (2 lor 1))
let f12 = (let rec f11 p8 p9 p10 = int_of_float (0.5 -. (-0.5)) in f11)
let () = if (if false then 100.75 else (-3.25)) < (-0.0) then (match (match [] with | [] -> (Array.make 2 n7) | ((q13 :: []) as w14) -> (Array.make 2 n7) | (_ :: (q15 :: _)) -> (Array.make 2 15)) with | [||] -> () | q16 -> (min () ())) else (if n7 <= 9 then (note_float 1.5) else ())
let c17' = 10.0 +. (10.0)
let c18 = c17' -. (c17')
let c19 = c18 -. ((((-0.0) +. 100.75) -. (0.0 *. (-1.0))))
let c20 = c18 -. (c19)
let c21 = c20 *. (c19)
let c22 = (c21) *. c20
let c23' = c17' -. ((((-0.0) +. 100.75) -. (0.0 *. (-1.0))))
let c24 = (c23') +. c17'
let () = note_float c24
let c26 = (match ((); C0) with | (C1 as w25) -> (float_of_int n7) | (C0 | C0) -> 2147483648.0) *. ((fst (c22, 1.5)))
let c27 = (fst (c22, 1.5)) +. ((fst (c22, 1.5)))
let c28 = (c26) -. (match ((); C0) with | (C1 as w25) -> (float_of_int n7) | (C0 | C0) -> 2147483648.0)
let c29 = ((match ((); C0) with | (C1 as w25) -> (float_of_int n7) | (C0 | C0) -> 2147483648.0)) *. (fst (c22, 1.5))
let c30 = (c28) *. c29
let c31 = c29 *. (c27)
let c32 = ((match ((); C0) with | (C1 as w25) -> (float_of_int n7) | (C0 | C0) -> 2147483648.0)) -. c28
let c33' = (c26) +. c32
let c34 = c28 *. (c27)
let () = note_float c34
let x87 = (match [] with | [] -> (
  (let v35 = note_int n7 in tick_float 2 (-3.25))) | (q36 :: c22) -> (
  (-. c24) -. ((-0.0) *. c28)) | ((_ :: _) | []) when ((match [] with | [] -> true | (((q38, _, _, _) as w39) :: []) -> true | ([] | ((_, _, _, _) :: (_ :: _))) -> false) && true) -> (
  tick_float 7 (( -. ) c32 c23')) | ((_ :: _) | []) when (try ("likhye" <> (let f41 format = Printf.ksprintf (fun s -> s ^ "!") format in f41 "%+d" n7 ^ f41 "%s %b" (clip "tail \" end") false)) with | Division_by_zero -> ((); true) | Not_found -> (true == true) | Match_failure _ -> (not true) | E0 q42 -> (q42 > q42) | E1 _ -> (let c26 = { r2 = []; r3 = true; r4 = None } in false) | E2 -> (n7 < n7)) -> (
  let c26 = if (float_of_int n7) <= ((let _v43' = String.concat "" ["a"; clip "b c"] in c31) +. ((match C11 with | C5 (q44, q45) -> 10.0 | C8 ({ r9 = (q46, q47); _ } as w48) when q47 = (-15) -> c30 | ((C8 { r9 = (q49, _); r10 }) | (C8 { r9 = (r10, _); _ } as q49)) -> (-3.25) | C11 -> c30 | C6 { r7 = q50 } -> c28) *. (-. c30))) then (let rec f52 p51 c34 = p51 in f52) else (let v53 = 1e-310 in ((match if false then (Array.make 5 c28) else (Array.make 5 v53) with | [|q54; 1.0|] -> (String.iter (let rec f56 p55 = () in f56) "tail \" end") | [|_; _|] -> ((); ()) | _ -> ()); (match (try C0 with | E1 q57 -> C0) with | C1 -> (if true then (fun p58 p59 -> true) else (fun p60 (q61, _, { r2 = q62; r3; r4 = q63 }, q64) -> r3)) | C0 -> (let rec f67 p65 p66 = true in f67)))) in
  (try (
    let s74 = ref n7 in
    for i73 = 0 to 13 - 1 do
      s74 := ((match (min [] []) with | [] -> (let o68 = n7 in let o69' = n7 in let o70 = n7 in let o71' = n7 in let ( || ) a b = a lxor (b + 1) in o68 || o69' || o70 || o71') | (_ :: q72) -> (compare '\n' 'z')) + ((if 17 > !s74 then ((!s74) + (match (min [] []) with | [] -> (let o68 = n7 in let o69' = n7 in let o70 = n7 in let o71' = n7 in let ( || ) a b = a lxor (b + 1) in o68 || o69' || o70 || o71') | (_ :: q72) -> (compare '\n' 'z'))) else !s74)))
    done;
    let n75 = !s74 in
    note_int n75;
    (let _v76 = tick_float 2 c33' in if true then () else ())) with | _ -> (if true then ()));
  (let v77 = -4096.0 in c28)) | _ -> (
  let a78 = (let (q79, q80, q81) = ((-2), [], 11) in Array.make 16 c19) in
  let rec loop84 i82 n85 s83 =
    if i82 < n85 then (
      if a78.(i82) <> (c29 *. c30) then loop84 (i82 + 1) n85 ((s83) +. a78.(i82)) else s83
    ) else
      s83
  in
  let n86 = loop84 0 16 c22 in
  note_float n86;
  a78.((match C0 with | (C0 | C1) -> n7 | C0 -> n7) land 15) <- 10.0;
  c33'))
let () = note_float x87
let a97 = if List.fold_left (fun p88 p89 -> true) (not true) (let (q93, q94, x87) = (None, ("tail \" end", c34, 1), (fun p90 p91 p92' -> 11)) in []) then (let _v95 = n7 * 30 in [|_v95; 13|]) else (let v96 = () in (try (Array.make 2 n7) with | _ -> (Array.make 2 n7)))
let n115 = (let o98 = (let v99 = (match C0 with | C0 -> (if (0.0, "12", n7) <> (c19, "", 8) then (-7) else (15 land n7)) | (C1 | C1) -> ((n7 lsr (n7 land 31)) / 100) | C0 -> (n7 + (if false then (-1) else n7))) in 7) in let o100' = (match (float (2 + n7)) < ((let v101 = C0 in 2.0) +. (c27 *. c27)) with | true -> 2362 | (false as w102) -> (-11)) in let o103 = (-((5 asr 24) * (match C11 with | C5 (q104, None) -> 6 | C5 (q105, (Some _)) -> n7 | C8 { r9 = q106; r10 = q107 } -> n7 | C11 -> n7 | C6 { r7 = (C5 (q108, _)) } -> 10 | C6 { r7 = (C8 { r10 = q109; _ }) } -> n7 | C6 ({ r7 = C11 } as w110) -> n7 | C6 { r7 = (C6 { r7 = q111 }) } -> n7))) lxor (match c22 with | (q112 | (0.5 as q112)) -> n7 | q113 -> (-10)) in let o114 = (Char.code 'l') - (( + ) (14 * 28) n7) in let ( && ) a b = b - a and ( <> ) a b = (a lsl 1) + b and ( <=> ) a b = (a lsl 1) + b in o98 <> o100' <=> o103 && o114)
let () = note_int n115
let n116 = -3
let () = note_int n116
let x117 = 0.0 /. 0.0
let n118 = ((((((0) + (if x117 = (floor 1.5) then 30 else 0)) + (if x117 <> x117 then 77 else 0)) + (if x117 < 1.5 then 79 else 0)) + (if x117 > (float_of_string "1.0") then 86 else 0)) + (if x117 <= x117 then 31 else 0)) + (if x117 >= x117 then 52 else 0)
let () = note_int n118
let () = note_float c30
let () = note_int n115
let () = note_float c32
let () = note_float c21
let () = note_float c19
let () = note_float c27
let () = note_float c24
let () = note_float c29
let () = ()
