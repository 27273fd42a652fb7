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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y139 -> mix 0; (let (m140, m141) = y139 in mix m140; mix_string m141)
    | C0 (y142, y143, y144, y145, y146', y147, _) -> mix 1; mix y142; mix (Char.code y143); mix_1 (d - 1) y144; mix_0 (d - 1) y145; mix y146'; mix_0 (d - 1) y147
    | C2 -> mix 2
and mix_1 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix_0 (d - 1) y149; mix_1 (d - 1) y150
let v8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> (C1 (Array.fold_left (fun q1 p2 -> (p2, "a")) (8, "\000\255x") (Array.make 1 17))) | (C20 as w3) -> ((fun p4 -> C1 (8, "b c")) 1.7976931348623157e308) | C4 (q5, q6) -> (C1 (max (18, "a") (13, "tail \" end"))) | C22 -> C2 | q7 -> (C1 ((); (0, "\000\255x"))))
let () = (mix_0 5 v8; note_end 0)
let a9 = (match 100.75 with | (0.5 | 1.0) when ((match v8 with | C1 ((3, q10) | (_, ("a" as q10))) -> () | C1 (q11, ("" as w12)) -> () | C1 (_, q13) when true -> () | C1 ((q14, _) | (q14, _)) -> () | C0 (q15, q16, q17, q18, q19, _, _) -> () | (C2 as w20) -> ()); (List.fold_left (fun p21 p22 -> p21) false [])) -> (Array.make 13 C2) | 0.5 -> (Array.make 13 v8) | _ -> (Array.make 13 v8) | _ when ((- 8) != (9 + 1)) -> (Array.make 13 v8))
let () = a9.(0) <- (let v23 = 19 + 4 in if false then C2 else v8)
let () = a9.(1) <- (match 14 lsl 9 with | -2 -> (let a9 = -2.0 in v8) | (0 | 5) when (((( * ) 10 (-2)) - 65535) >= (if true then 15 else (-3))) -> (C0 (19, 'z', [], C2, 19, C2, (let rec f25 p24 = p24 in f25))) | _ -> (C0 (5, '0', [], C2, (-2), C2, (let rec f26 a9 = a9 in f26))) | _ -> a9.(wrap (match v8 with | C1 q27 -> 10 | ((C0 ((8 as w28), _, _, q29, q30, q31, q32)) | (C0 ((8 as q30), _, _, q31, w28, q29, q32))) -> q30 | (C0 ((-2), q33, q34, _, _, q35, _) as w36) -> 19 | C0 ((-2147483648), q37', q38, _, q39, _, q40) -> q39 | ((C0 _) | (C1 _)) -> 10 | C2 -> 19) 13))
let () = a9.(2) <- v8
let () = a9.(3) <- (try v8 with | _ -> (let i47 = 12 in if i47 >= 0 && i47 < Array.length a9 then a9.(i47) else v8))
let rec loop75 i48 s49 =
  if i48 <> 13 then (
    loop75 (i48 + 1) (match a9.(i48) with | C0 (q50, q51, _, q52, q53, _, _) -> ((if true then q50 else q50) - (s49)) | C1 (q54, q55) -> ((s49) + (try (match v8 with | C1 (_, q56) when (if (-3.25) = 3.25 then false else (q54 > 16)) -> q54 | ((C0 (_, q57, q58, _, q59, q60, q61)) | (C0 (_, q57, q58, q60, q59, _, q61))) -> q54 | C2 when ((0 * (-2)) > 1073741824) -> 14) with | Division_by_zero -> q54 | Match_failure _ -> 5)) | C0 (_, q62, q63, q64, q65, (C0 (q66, q67, _, _, _, q68', _)), q69) -> ((s49) + (-5)) | ((C0 (_, q70, q71, _, q72, q73, _)) | (C0 (q72, q70, q71, _, _, _, _) as q73)) -> ((s49) + (3 lsl 16)) | C1 (q74, _) when q74 = 4 -> ((s49) * q74) | C2 -> ((s49) + s49) | C2 -> ((s49) + ((-3) / (s49 lor 1))))
  ) else
    s49
let n77 = loop75 0 8
let () = note_int n77
let s78 = "loops a"
let rec loop81 i79 s80 =
  if i79 <> 7 then (
    loop81 (i79 + 1) (Char.code s78.[i79] + 3 * s80)
  ) else
    s80
let n83 = loop81 0 14
let () = note_int n83
let n138 = (match C24 ([|n83; n83; 15; n83; 3; 4; n83; 2|], (C1 (n83, "b c")), (Array.iteri (fun p84 p85 -> ()) a9)) with | C26 -> (
  (if if false then true else true then (if false then n83 else n83) else n83)) | C24 (q86, (C1 q87 as w88), q89) -> (
  ((let rec f91' p90 = n83 in f91') '\'') lsl ((17 + n77) land 31)) | C24 (q92, (C0 (q93, q94, _, q95, q96, _, q97) as w98), q99) -> (
  let rec loop101 i100 n102 =
    if i100 <> n102 then (
      (q92.(i100) <- q92.(i100));
      loop101 (i100 + 1) n102
    ) else
      ()
  in
  loop101 0 8;
  (mix_ints q92 0 8; note_end 0);
  let n103 = q96 in
  q97 (int_of_string (string_of_int q96))) | C24 (_, C2, q104) -> (
  let x108 = -. (match v8 with | C1 q105 -> (-. (let (_, _, q106) = (q104; ((-2), false, n83)) in 3.25)) | ((C1 (q107, "a")) | (C0 (q107, _, _, _, _, _, _))) -> 1e999 | C2 -> 100.75) in
  -32769) | (C25 (_, _) as w109) -> (
  let a110 = [|C2; C2; C2; C2; C2; C2|] in
  let n124 = (hide 0 6) in
  let rec loop123 i111 =
    if i111 <> n124 then (
      (a110.(i111) <- (match w109 with | C26 -> (try (C1 (true, "\000\255x")) with | _ -> C2) | C24 (_, q112, q113) -> (try (if true then C2 else C2) with | Division_by_zero -> C2 | Not_found -> C2 | Match_failure _ -> C2) | C25 (q114, _) -> a110.(i111) | ((C25 (_, _)) | C26) -> (match w109 with | (C26 | C27) -> C2 | ((C24 (_, q116, q117) as w118) | (C24 (_, (C1 _ as q116), q117) as w118)) -> C2 | ((C25 ([|_; _; _; _|], _)) | (C24 (_, _, _))) -> C2 | C25 (q122, _) -> C2 | C27 -> C2) | C27 -> a110.(i111)));
      loop123 (i111 + 1)
    ) else
      ()
  in
  loop123 0;
  let a125 = (try ((); (Array.make 7 3.25)) with | Invalid_argument q126 -> (Array.make 7 (-0.5)) | Division_by_zero -> (Array.make 7 0.5)) in
  let s128 = ref 3.25 in
  for i127 = 0 to 10 - 1 do
    s128 := (if i127 < Array.length a125 then (a125.(i127) +. (!s128)) else !s128)
  done;
  let n129 = !s128 in
  -2147483647) | ((C24 _) | C27) -> (
  assert (hide 1 3 = 3);
  let rec loop135 i132 n136 s133 =
    if i132 <> n136 then (
      loop135 (i132 + 1) n136 (try (float_of_int (100 / (i132 - 3))) with | Invalid_argument q134 -> s133 | Division_by_zero -> s133)
    ) else
      s133
  in
  let n137 = loop135 0 5 1.0 in
  note_float n137;
  (n83 - 16) / (n83 lor 1)))
let () = note_int n138
let () = (mix_0 5 a9.(12); note_end 0)
let () = (mix_0 5 v8; note_end 0)
let () = note_int n83
let () = note_int n77
let () = ()
