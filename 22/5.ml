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
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C1 y145 -> mix 0; (let (m146, m149) = y145 in (let (m147, m148) = m146 in mix m147; mix (if m148 then 1 else 0)); mix_string m149)
    | C0 (y150, y151, y152, y153, y154, y157, _) -> mix 1; mix y150; mix (Char.code y151); mix_1 (d - 1) y152; mix_0 (d - 1) y153; (let (m155, m156) = y154 in mix m155; mix (if m156 then 1 else 0)); mix_0 (d - 1) y157
    | C2 -> mix 2
and mix_1 d (v : (int * bool) t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y159 :: y160) -> mix 1; mix_0 (d - 1) y159; mix_1 (d - 1) y160
let n0 = 20
let n1 = n0
let rec f2 p3 p4 =
  if p3 > 0 then (
    (f2 (p3 - 1) p4) +. ((p4) *. (f2 (p3 - 1) (let (_, q5, q6') = ((Array.make 8 p4), (Array.make 8 (-100.75)), (Array.make 2 13)) in p4)))
  ) else
    100.75
let x7 = f2 1 0.0
let n8 = tick_int 8 1073741824
let () = print_int ((if false then ()); (18 lsr 20))
let () = print_byte 32
let () = print_float ((let v9' = C2 in x7) *. 2.0)
let () = print_newline ()
let s12 = if true then (match x7 /. x7 with | 0.5 -> ((); "") | q10 -> (let x7 = fun p11 f2 -> x7 in "")) else (String.concat "" [string_of_bool false; clip ((clip "a") ^ "12")])
let () = (mix_string s12; note_end 0)
let () = (try (Result.iter (fun p13 -> (match x7 with | 0.5 -> (if false then ()) | q14 -> () | exception _ -> ())) (Ok n8)) with | _ -> (if (let ((q17, q18, n1) as w19) = ((Array.make 3 (-0.5)), (let rec f16 p15 = s12 in f16), s12) in true) then (match C20 with | C15 (q20, _) -> () | C17 { r18 = q21; r19 } -> () | C4 (q22, q23) -> () | (C10 (q24, q25, q26) as w27) -> () | C16 (f2, q28, n8, q29, q30, q31) -> q30 | q32 -> () | C6 { r7 = q33; r9 = q34; _ } when (((n1 / (n8 lor 1)) - 32767) >= (7 lsr 6)) -> ())))
let f35 p36 s12 p37 p38' =
  C2
let v40 = f35 (if false then n1 else n8) (min (Array.make 8 10) (Array.make 8 19)) (match n1 with | 5 -> (Array.make 9 C20) | (_ | (-2147483647)) -> (Array.make 9 C20) | (1 | 1) -> (Array.make 9 C20) | 5 -> (Array.make 9 C20) | q39 -> (Array.make 9 C20)) (x7 +. (-3.25))
let () = (mix_0 5 v40; note_end 0)
let () = (mix_0 5 v40; note_end 0)
let unused41 = ((if "12" = s12 then ((let rec f43 p42 = C20 in f43) C26) else (let v44 = Array.make 16 6 in C20)), (try 2 with | _ -> (let v45 = -10.0 in 9)), (create_array 1 (min 19 n8)), (try (if [] = [] then (x7 /. (-0.5)) else (abs_float x7)) with | _ -> (x7 -. 2.0)))
let x46 = x7
let c47 = ((f2 (hide 0 0) (sqrt x46))) -. (sqrt x7)
let c48 = c47 *. (c47)
let c49 = (c48) +. c47
let c50 = ((sqrt x7)) *. (f2 (hide 0 0) (sqrt x46))
let c51 = (c49) +. (f2 (hide 0 0) (sqrt x46))
let () = note_float c51
let () = (if (match C25 ((Array.make 4 c51), n8) with | (C26 | C26) -> ((Array.make 3 n1) > (Array.make 3 n1)) | ((C24 (_, _, _)) | C26) -> (false && false) | C25 ([|q56; q57; _; _|], _) -> (n8 >= n8) | (C27 | (C25 (_, _))) -> (s12 <> s12) | C27 -> (not false)) then (if false then (let _v58 = true in ()) else (if false then ())))
let n59 = n1
let () = note_int n59
let x60 = 0.0 /. 0.0
let n61 = ((((((0) + (if x60 = x60 then 83 else 0)) + (if x60 <> x60 then 94 else 0)) + (if x60 < (c50 -. 1.5) then 55 else 0)) + (if x60 > 1.0 then 21 else 0)) + (if x60 <= x60 then 63 else 0)) + (if x60 >= x60 then 92 else 0)
let c48 = false
let n62 = n61
let n63' = n62
let x102 = (match v40 with | C1 q64 -> (-. (let (q65, _, q66) = (n63', c48, n63') in -100.75)) | C0 (n1, _, q67, q68, q69, q70, _) -> (if n61 < n1 then (f2 1 x60) else c49) | C2 -> (match (let v71 = 0 in v40) with | C1 q72 -> (abs_float x60) | C0 (q73, q74, q75, q76, n61, q77, q78) -> (ceil (-3.25)) | ((C2 as w79) | (C2 as w79)) -> (sqrt c50) | C2 when ((match C20 with | C11 { r12 = _; r13 = q80; r14 = q81 } -> n62 | (C20 | _) -> n63' | C15 (q82, q83) -> 3 | C5 _ -> 4 | C16 (_, q84, q85, _, q86, q87) -> n61 | C11 { r12 = q88; _ } -> n8 | C3 (q89, q90, x46) -> 13 | C6 { r8 = q91; r9 = q92; _ } -> n59 | ((C15 (q93, q94)) | (C15 (q93, _) as q94)) -> q93 | C17 ({ r19 = q95; _ } as w96) -> n1 | (q97 | (C4 (_, _) as q97)) -> 13 | ((C10 (_, _, _)) | C23) -> n59 | q101 -> 11) < n63') -> c49))
let f103 p104 p105 =
  let c106 = 2.2250738585072014e-308 -. (2.2250738585072014e-308) in
  let c107 = c106 +. ((-. (x60 /. c50))) in
  let c108 = (c106) *. (-. (x60 /. c50)) in
  let c109 = (c107) +. c107 in
  let c110 = (c106) *. c106 in
  let c111 = (2.2250738585072014e-308) *. c109 in
  raise (Invalid_argument "a")
let n116' = (try (f103 (fun p112 -> Array.make 8 3.25) (Array.fold_left (fun p113 p114 -> ('\'', c48)) ('\'', c48) (Array.make 1 n59))) with | Invalid_argument q115 -> 1073741824)
let n125 = (try (f103 (List.fold_left2 (let rec f120 p117 p118 p119 = p117 in f120) (let rec f122 p121 = Array.make 8 x102 in f122) [] []) (let _v123 = C20 in ('\'', c48))) with | Invalid_argument q124 -> n8 | _ -> (if false then n63' else n116'))
let unused128 = (try (f103 (fun p126 -> Array.make 8 c50) ('\n', c48)) with | Invalid_argument q127 -> (tick_int 19 n116'))
let () = assert (compare 11 11 = 0)
let n133 = (try (f103 (fun p129 -> (try (if c48 then raise Not_found else (Array.make 8 p129)) with | Not_found -> (Array.make 8 c49))) ('\015', (n125 <= n125))) with | Invalid_argument q130 -> (try (f103 (let rec f132 p131 = Array.make 8 (-2.0) in f132) (' ', c48)) with | Invalid_argument n61 -> (9 / 16)))
let () = note_int n133
let f134 p135 p136 p137 p138 p139 p140 =
  n59 + ((n133 * (p135)) + p136)
let _ = f134 (String.length s12) (let v141 = n116' in v141) (try (if false then raise Division_by_zero else c51) with | Division_by_zero -> x102) (f134 n133 n62 c49 n133 c51 x102) 0.0 (x60 -. c51)
let () = ((mix (n116' / 8)); ())
let x144 = (try (
  let s143 = ((); (try s12 with | Invalid_argument _ -> s12 | Division_by_zero -> "miejcqthm" | Match_failure _ -> (let v142 = -3234 in s12))) in
  (mix_string s143; note_end 0);
  2147483648.0) with | Division_by_zero -> 1.5 | Not_found -> (f2 2 c51) | Match_failure _ -> 1.0)
let () = note_float x144
let () = note_int n59
let () = note_int n116'
let () = note_int n62
let () = note_float c51
let () = note_float c49
let () = note_int n8
let () = note_float x46
let () = note_int n61
let () = ()
