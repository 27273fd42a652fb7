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
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y157 -> mix 0; (let (m158, m159) = y157 in mix m158; mix_string m159)
    | C0 (y160, y161, y162, y163, y164, y165, _) -> mix 1; mix y160; mix (Char.code y161); mix_2 (d - 1) y162; mix_0 (d - 1) y163; mix y164; mix_0 (d - 1) y165
    | C2 -> mix 2
and mix_1 d (v : t2 t0) =
  if d > 0 then
    match v with
    | C1 y167 -> mix 0; (let (m168, m169) = y167 in mix_3 (d - 1) m168; mix_string m169)
    | C0 (y170, y171, y172, y173, y174, y175, _) -> mix 1; mix y170; mix (Char.code y171); mix_4 (d - 1) y172; mix_1 (d - 1) y173; mix_3 (d - 1) y174; mix_1 (d - 1) y175
    | C2 -> mix 2
and mix_2 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y177 :: y178) -> mix 1; mix_0 (d - 1) y177; mix_2 (d - 1) y178
and mix_3 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y179, y180, _) -> mix 1; mix_ints y179 0 8; mix_0 (d - 1) y180
    | C25 (y182, y183) -> mix 2; mix_floats y182 0 4; mix y183
    | C27 -> mix 3
and mix_4 d (v : t2 t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y184 :: y185) -> mix 1; mix_1 (d - 1) y184; mix_4 (d - 1) y185
let v8 = (match ((match -2.0 with | 1.0 -> () | 0.0 -> () | 1.0 -> () | q0 -> ()); (C5 C20)) with | C3 (q1, _, _) -> (C1 (Array.fold_left (fun q1 p2 -> (p2, "a")) (8, "\000\255x") (Array.make 1 17))) | (C20 as w3) -> ((fun p4 -> C1 (8, "b c")) 1.7976931348623157e308) | C4 (q5, q6) -> (C1 (max (18, "a") (13, "tail \" end"))) | C22 -> C2 | q7 -> (C1 ((); (0, "\000\255x"))))
let () = (mix_0 5 v8; note_end 0)
let a9 = (match 100.75 with | (0.5 | 1.0) when ((match v8 with | C1 ((3, q10) | (_, ("a" as q10))) -> () | C1 (q11, ("" as w12)) -> () | C1 (_, q13) when true -> () | C1 ((q14, _) | (q14, _)) -> () | C0 (q15, q16, q17, q18, q19, _, _) -> () | (C2 as w20) -> ()); (List.fold_left (fun p21 p22 -> p21) false [])) -> (Array.make 13 C2) | 0.5 -> (Array.make 13 v8) | _ -> (Array.make 13 v8) | _ when ((- 8) != (9 + 1)) -> (Array.make 13 v8))
let () = a9.(0) <- (let v23 = 19 + 4 in if false then C2 else v8)
let () = a9.(1) <- (match 14 lsl 9 with | -2 -> (let a9 = -2.0 in v8) | (0 | 5) when (((( * ) 10 (-2)) - 65535) >= (if true then 15 else (-3))) -> (C0 (19, 'z', [], C2, 19, C2, (let rec f25 p24 = p24 in f25))) | _ -> (C0 (5, '0', [], C2, (-2), C2, (let rec f26 a9 = a9 in f26))) | _ -> a9.(wrap (match v8 with | C1 q27 -> 10 | ((C0 ((8 as w28), _, _, q29, q30, q31, q32)) | (C0 ((8 as q30), _, _, q31, w28, q29, q32))) -> q30 | (C0 ((-2), q33, q34, _, _, q35, _) as w36) -> 19 | C0 ((-2147483648), q37', q38, _, q39, _, q40) -> q39 | ((C0 _) | (C1 _)) -> 10 | C2 -> 19) 13))
let () = a9.(2) <- v8
let () = a9.(3) <- (try v8 with | _ -> (let i47 = 12 in if i47 >= 0 && i47 < Array.length a9 then a9.(i47) else v8))
let rec loop72 i48 n73 s49 =
  if i48 <> n73 then (
    loop72 (i48 + 1) n73 (match a9.(i48) with | C0 (q50, q51, _, q52, q53, _, _) -> ((if true then q50 else q50) - (s49)) | C1 (q54, "a") -> ((s49) + (int_of_float 0.0)) | ((C0 (_, q55, q56, q57, q58, _, q59)) | (C0 (_, q55, _, q57, _, (C0 (q58, _, q56, _, _, _, q59)), _))) -> ((s49) - (try 2 with | _ -> s49)) | C1 (q60, "") -> ((s49) lxor (let _v61 = q60 in 8)) | C1 (_, q62) -> (229 lxor (s49)) | C1 (q63, q64) -> ((( + ) s49 q63) - (s49)) | C0 (q65, q66, q67, q68, q69, q70, q71) -> ((try (if true then raise (Invalid_argument "a") else 4) with | Invalid_argument _ -> q69) * (s49)) | (C2 | C2) -> ((s49 * 13) + (s49)))
  ) else
    s49
let n74 = loop72 0 (hide 1 13) 8
let () = note_int n74
let a75 = if true then (Array.make 16 n74) else (Array.make 16 14)
let n79 = (hide 1 16)
let rec loop78 i76 s77 =
  if i76 < n79 then (
    loop78 (i76 + 1) ((s77 / 4096) - (a75.(i76) + (s77)))
  ) else
    s77
let n80 = loop78 0 n74
let () = note_int n80
let a81 = (try (let v82 = C26 in Array.make 11 C2) with | _ -> (Array.make 11 C2))
let () = a81.(0) <- (C1 (match v8 with | ((C1 (_, _)) | (C0 (_, _, _, _, _, _, _))) -> (C26, "\000\255x") | C0 (_, q85, q86, q87, q88, q89, q90) -> (C26, "\000\255x") | C2 -> (C26, "a")))
let () = a81.(1) <- a81.(wrap a75.(15) 11)
let () = a81.(2) <- ((match v8 with | C1 (q91, q92) -> () | (C0 (_, q93, q94, q95, q96, q97, q98) as w99) -> () | C0 (q100, q101, q102, _, q103, q104, q105) -> () | C2 -> ()); ((fun p106 -> C2) false))
let () = a81.(3) <- (match a9.(hide 0 1) with | ((C1 (_, "a")) | (C1 _)) -> (let (q108, _, q109, q110) = ((n74, n80), (Array.make 9 1.0), C20, 18) in C2) | C0 (_, q111, q112, _, _, q113, q114) -> C2 | (C2 | (C0 (_, _, [], _, _, _, _))) -> (C1 (C26, "\000\255x")))
let s116 = ref n74
let i115 = ref 0
let () = while !i115 < (hide 1 11) do
  s116 := (match a81.(!i115) with | C1 _ -> ((!s116) + n80) | C0 (q117, 'a'..'m', [], _, q118, q119, q120) -> (a75.(2) - (!s116)) | C0 (_, 'a'..'m', (q121 :: q122), q123, q124, q125, q126) -> ((!s116) lxor !s116) | C0 (_, q127, q128, q129, _, _, q130) -> ((q130 !s116) + (!s116)) | C2 -> ((!s116) + (!s116 lsl 14))); i115 := !i115 + 1
done
let n131 = !s116
let () = note_int n131
let s133 = ref (-1)
let i132 = ref 0
let () = while !i132 < (hide 1 3) do
  s133 := (
    let n137 = (hide 0 6) in
    let rec loop136 i134 s135 =
      if i134 >= 0 then (
        loop136 (i134 - 1) ((s135 * 34) * 24)
      ) else
        s135
    in
    let n138 = loop136 ((hide 0 6) - 1) !s133 in
    note_int n138;
    n138); i132 := !i132 + 1
done
let n139 = !s133
let () = note_int n139
let s141 = ref n80
let () = for i140 = (hide 0 16) - 1 downto 0 do
  s141 := ((-4097) - ((!s141) + a75.(i140)))
done
let n142 = !s141
let () = note_int n142
let x153 = (List.fold_left (let (q143, q144, q145, a75) = (n80, 1.5, [], ()) in fun p146 p147 -> p146) (match v8 with | ((C1 _) | (C0 (_, _, _, _, _, (C1 _), _))) -> 0.0 | C0 (q148, q149, q150, _, q151, q152, _) -> (-1.5) | C2 -> (-10.0)) (try (n131 :: []) with | _ -> [])) *. (-. (0.0 /. 1.0))
let s155 = ref n142
let () = for i154 = (hide 1 16) - 1 downto 0 do
  (if a75.(i154) <> (Array.length a75) then (s155 := (a75.(i154) * (!s155))))
done
let n156 = !s155
let () = note_int n156
let () = (mix_0 5 a9.(12); note_end 0)
let () = note_int n142
let () = (mix_1 5 a81.(10); note_end 0)
let () = note_int n74
let () = (mix_ints a75 0 16; note_end 0)
let () = note_float x153
let () = note_int n139
let () = note_int n156
let () = ()
