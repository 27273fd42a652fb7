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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y123 -> mix 0; (let (m124, m125) = y123 in mix m124; mix_string m125)
    | C0 (y126, y127, y128, y129, y130, y131, _) -> mix 1; mix y126; mix (Char.code y127); mix_2 (d - 1) y128; mix_0 (d - 1) y129; mix y130; mix_0 (d - 1) y131
    | C2 -> mix 2
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y133 -> mix 1; mix_float y133
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y134 :: y135) -> mix 1; mix_0 (d - 1) y134; mix_2 (d - 1) y135
let v8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> (C1 (Array.fold_left (fun q1 p2 -> (p2, "a")) (8, "\000\255x") (Array.make 1 17))) | (C20 as w3) -> ((fun p4 -> C1 (8, "b c")) 1.7976931348623157e308) | C4 (q5, q6) -> (C1 (max (18, "a") (13, "tail \" end"))) | C22 -> C2 | q7 -> (C1 ((); (0, "\000\255x"))))
let () = (mix_0 5 v8; note_end 0)
let a9 = (match 100.75 with | (0.5 | 1.0) when ((match v8 with | C1 ((3, q10) | (_, ("a" as q10))) -> () | C1 (q11, ("" as w12)) -> () | C1 (_, q13) when true -> () | C1 ((q14, _) | (q14, _)) -> () | C0 (q15, q16, q17, q18, q19, _, _) -> () | (C2 as w20) -> ()); (List.fold_left (fun p21 p22 -> p21) false [])) -> (Array.make 13 C2) | 0.5 -> (Array.make 13 v8) | _ -> (Array.make 13 v8) | _ when ((- 8) != (9 + 1)) -> (Array.make 13 v8))
let () = a9.(0) <- (let v23 = 19 + 4 in if false then C2 else v8)
let () = a9.(1) <- (match 14 lsl 9 with | -2 -> (let a9 = -2.0 in v8) | (0 | 5) when (((( * ) 10 (-2)) - 65535) >= (if true then 15 else (-3))) -> (C0 (19, 'z', [], C2, 19, C2, (let rec f25 p24 = p24 in f25))) | _ -> (C0 (5, '0', [], C2, (-2), C2, (let rec f26 a9 = a9 in f26))) | _ -> a9.(wrap (match v8 with | C1 q27 -> 10 | ((C0 ((8 as w28), _, _, q29, q30, q31, q32)) | (C0 ((8 as q30), _, _, q31, w28, q29, q32))) -> q30 | (C0 ((-2), q33, q34, _, _, q35, _) as w36) -> 19 | C0 ((-2147483648), q37', q38, _, q39, _, q40) -> q39 | ((C0 _) | (C1 _)) -> 10 | C2 -> 19) 13))
let () = a9.(2) <- v8
let () = a9.(3) <- (try v8 with | _ -> (let i47 = 12 in if i47 >= 0 && i47 < Array.length a9 then a9.(i47) else v8))
let s49 = ref 8
let i48 = ref 0
let () = while !i48 < 13 do
  s49 := (match a9.(!i48) with | C0 (q50, q51, _, q52, q53, _, _) -> ((if true then q50 else q50) - (!s49)) | C1 (q54, q55) -> ((!s49) + (try (match v8 with | C1 (_, q56) when (if (-3.25) = 3.25 then false else (q54 > 16)) -> q54 | ((C0 (_, q57, q58, _, q59, q60, q61)) | (C0 (_, q57, q58, q60, q59, _, q61))) -> q54 | C2 when ((0 * (-2)) > 1073741824) -> 14) with | Division_by_zero -> q54 | Match_failure _ -> 5)) | C0 (_, q62, q63, q64, q65, (C0 (q66, q67, _, _, _, q68', _)), q69) -> ((!s49) + (-5)) | ((C0 (_, q70, q71, _, q72, q73, _)) | (C0 (q72, q70, q71, _, _, _, _) as q73)) -> ((!s49) + (3 lsl 16)) | C1 (q74, _) when q74 = 4 -> ((!s49) * q74) | C2 -> ((!s49) + !s49) | C2 -> ((!s49) + ((-3) / (!s49 lor 1)))); i48 := !i48 + 1
done
let n75 = !s49
let () = note_int n75
let a9 = String.fold_left (let rec f76 a9 n75 = 1.5 in f76) (if min false true then (1.5 +. (-1.0)) else (match v8 with | ((C1 (_, _)) | (C0 (_, _, _, _, _, _, _))) -> (-1.5) | C0 (_, _, q79, q80, q81, q82, q83) -> 2.0 | C2 -> 10.0)) "fkj"
let () = note_float a9
let s85 = ref n75
let i84 = ref 0
let () = while !i84 < 7 do
  s85 := (((if (match v8 with | (C2 | (C1 _)) when false -> false | C1 q86 -> true | C0 (q87, q88, _, q89, _, q90, _) -> false | C2 -> true) then ((truncate a9) + (!s85)) else !s85)) + (truncate a9)); i84 := !i84 + 2
done
let n91 = !s85
let () = note_int n91
let s93 = ref None
let i92 = ref 0
let () = while !i92 < 10 do
  s93 := (match !s93 with None -> Some ((if false then () else ()); (float_of_int !i92)) | Some o -> if o = ((if false then () else ()); (float_of_int !i92)) then None else Some o); i92 := !i92 + 1
done
let n94 = !s93
let () = (mix_1 5 n94; note_end 0)
let s96 = ref a9
let s97 = ref n91
let s98' = ref a9
let s99' = ref n75
let s100 = ref 1.0
let s101 = ref 0.0
let s102 = ref n91
let s103 = ref (-1.5)
let s104 = ref (-3)
let i95 = ref 0
let () = while !i95 < 3 do
  let u105 = !s101 in
  let u106 = !s102 in
  let u107 = -. !s103 in
  let u108 = !s97 in
  let u109 = !s98' in
  let u110 = !s96 in
  let u111 = !s97 in
  let u112 = !s103 in
  let u113 = !s97 in
  s96 := u105; s97 := u106; s98' := u107; s99' := u108; s100 := u109; s101 := u110; s102 := u111; s103 := u112; s104 := u113; i95 := !i95 + 1
done
let n114 = !s96
let n115 = !s97
let n116' = !s98'
let n117 = !s99'
let n118 = !s100
let n119 = !s101
let n120 = !s102
let n121 = !s103
let n122 = !s104
let () = note_float n114
let () = note_int n115
let () = note_float n116'
let () = note_int n117
let () = note_float n118
let () = (mix_float n119; note_end 0)
let () = note_float a9
let () = (mix_0 5 v8; note_end 0)
let () = note_int n120
let () = note_float n121
let () = (mix_1 5 n94; note_end 0)
let () = note_int n91
let () = note_float n116'
let () = note_int n115
let () = ()
