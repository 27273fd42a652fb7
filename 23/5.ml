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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y94 -> mix 0; (let (m95, m96') = y94 in mix m95; mix_string m96')
    | C0 (y97', y98, y99, y100, y101, y102, _) -> mix 1; mix y97'; mix (Char.code y98); mix_2 (d - 1) y99; mix_0 (d - 1) y100; mix y101; mix_0 (d - 1) y102
    | C2 -> mix 2
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y104 :: y105) -> mix 1; mix_string y104; mix_1 (d - 1) y105
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y106 :: y107) -> mix 1; mix_0 (d - 1) y106; mix_2 (d - 1) y107
let v8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> (C1 (Array.fold_left (fun q1 p2 -> (p2, "a")) (8, "\000\255x") (Array.make 1 17))) | (C20 as w3) -> ((fun p4 -> C1 (8, "b c")) 1.7976931348623157e308) | C4 (q5, q6) -> (C1 (max (18, "a") (13, "tail \" end"))) | C22 -> C2 | q7 -> (C1 ((); (0, "\000\255x"))))
let () = (mix_0 5 v8; note_end 0)
let a9 = (match 100.75 with | (0.5 | 1.0) when ((match v8 with | C1 ((3, q10) | (_, ("a" as q10))) -> () | C1 (q11, ("" as w12)) -> () | C1 (_, q13) when true -> () | C1 ((q14, _) | (q14, _)) -> () | C0 (q15, q16, q17, q18, q19, _, _) -> () | (C2 as w20) -> ()); (List.fold_left (fun p21 p22 -> p21) false [])) -> (Array.make 13 C2) | 0.5 -> (Array.make 13 v8) | _ -> (Array.make 13 v8) | _ when ((- 8) != (9 + 1)) -> (Array.make 13 v8))
let () = a9.(0) <- (let v23 = 19 + 4 in if false then C2 else v8)
let () = a9.(1) <- (match 14 lsl 9 with | -2 -> (let a9 = -2.0 in v8) | (0 | 5) when (((( * ) 10 (-2)) - 65535) >= (if true then 15 else (-3))) -> (C0 (19, 'z', [], C2, 19, C2, (let rec f25 p24 = p24 in f25))) | _ -> (C0 (5, '0', [], C2, (-2), C2, (let rec f26 a9 = a9 in f26))) | _ -> a9.(wrap (match v8 with | C1 q27 -> 10 | ((C0 ((8 as w28), _, _, q29, q30, q31, q32)) | (C0 ((8 as q30), _, _, q31, w28, q29, q32))) -> q30 | (C0 ((-2), q33, q34, _, _, q35, _) as w36) -> 19 | C0 ((-2147483648), q37', q38, _, q39, _, q40) -> q39 | ((C0 _) | (C1 _)) -> 10 | C2 -> 19) 13))
let () = a9.(2) <- v8
let () = a9.(3) <- (try v8 with | _ -> (let i47 = 12 in if i47 >= 0 && i47 < Array.length a9 then a9.(i47) else v8))
let s49 = ref 8
let () = for i48 = 0 to 13 - 1 do
  s49 := (match a9.(i48) with | C1 ((-3), q50) -> ((- 20) * (!s49)) | C1 ((q51, q52) | ((7 as q51), q52)) -> ((if true then q51 else 9) * (!s49)) | C1 (q53', q54) -> ((!s49) lxor ((); !s49)) | C0 (q55, q56, q57, _, q58, _, q59) -> ((q55 * q58) * (!s49)) | C2 -> ((!s49) + !s49))
done
let n60 = !s49
let () = note_int n60
let a61 = ((); (Array.make 4 0.5))
let a62 = List.fold_left (fun p63' p64 -> p63') (Array.make 12 0.0) []
let s66 = ref 1.5
let () = for i65 = 0 to 12 - 1 do
  s66 := (a62.(i65) +. (a61.(3) +. (!s66)))
done
let n67 = !s66
let () = note_float n67
let a68 = min (Array.make 8 n60) (Array.make 8 n60)
let () = for i69 = 0 to 4 - 1 do
  (let x70 = a68.(i69) in a68.(i69) <- a68.(7 - i69); a68.(7 - i69) <- x70);
  ()
done
let () = (mix_ints a68 0 8; note_end 0)
let s72' = ref []
let () = for i71 = 0 to 10 - 1 do
  s72' := ((match (match n60 with | _ -> !s72' | -2 when (((let i71 = false in n60) - (-4097)) >= i71) -> [] | q73 -> !s72' | -3 -> []) with | [] -> (match !s72' with | [] -> "\000\255x" | (_ :: _) -> "a") | ("a" :: a62) -> ((); "a") | (q74' :: q75) -> ((clip q74') ^ "") | exception Match_failure _ -> ((clip "\000\255x") ^ "b c")) :: !s72')
done
let n76 = !s72'
let () = (mix_1 5 n76; note_end 0)
let s78 = ref n67
let () = for i77 = 0 to 14 - 1 do
  s78 := (1.7976931348623157e308 *. ((if false then ((!s78) -. 1.7976931348623157e308) else !s78)))
done
let n79 = !s78
let () = note_float n79
let x80 = 0.0 /. 0.0
let n84 = ((((((0) + (if x80 = x80 then 42 else 0)) + (if x80 <> x80 then 97 else 0)) + (if x80 < x80 then 86 else 0)) + (if x80 > (match v8 with | C1 (q81, q82) -> n79 | C2 when ((try [] with | _ -> []) < (n60 :: [])) -> x80 | (C2 as w83) -> x80 | (C2 | (C0 (_, _, _, _, _, _, _))) -> x80 | C2 -> n79) then 12 else 0)) + (if (float_of_string "0.5") <= x80 then 63 else 0)) + (if x80 >= x80 then 92 else 0)
let s86 = ref 18
let () = for i85 = 0 to 5 - 1 do
  s86 := (((if !s86 < 9 then (((n84 / (-2147483648)) lor (- n60)) + (!s86)) else !s86)) + ((n84 / (-2147483648)) lor (- n60)))
done
let n87 = !s86
let () = note_int n87
let s89 = ref n87
let () = for i88 = 8 - 1 downto 0 do
  s89 := ((a68.(0) - (!s89)) lxor a68.(i88))
done
let n90 = !s89
let () = note_int n90
let a91 = create_array 12 n79
let () = for i92 = 0 to 4 - 1 do
  (
    for i93 = (hide 0 3) - 1 downto 0 do
      a91.(i92 * 3 + i93) <- ((a91.(i92 * 3 + i93)) *. (x80 *. x80));
      ()
    done;
    ());
  ()
done
let () = (mix_floats a91 0 12; note_end 0)
let () = note_int n87
let () = (mix_0 5 v8; note_end 0)
let () = note_int n60
let () = note_float n67
let () = (mix_ints a68 0 8; note_end 0)
let () = note_int n90
let () = (mix_floats a61 0 4; note_end 0)
let () = ()
