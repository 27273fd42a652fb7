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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t2 ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y102, y103, _) -> mix 1; mix_ints y102 0 8; mix_6 (d - 1) y103
    | C25 (y105, y106) -> mix 2; mix_floats y105 0 4; mix y106
    | C27 -> mix 3
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_3 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_4 d (v : string list ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_5 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix_string y107; mix_5 (d - 1) y108
and mix_6 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y109 -> mix 0; (let (m110, m111) = y109 in mix m110; mix_string m111)
    | C0 (y112, y113, y114, y115, y116, y117, _) -> mix 1; mix y112; mix (Char.code y113); mix_7 (d - 1) y114; mix_6 (d - 1) y115; mix y116; mix_6 (d - 1) y117
    | C2 -> mix 2
and mix_7 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y119 :: y120) -> mix 1; mix_6 (d - 1) y119; mix_7 (d - 1) y120
let rec pick0' p1 p2 p3 =
  if p1 then p2 else p3
let a21 = (match C20 with | ((C5 q4') | (C11 { r12 = _; r13 = _; r14 = _ } as q4')) -> (Array.make 4 10.0) | C3 (q5, q6', q7) -> (Array.make 4 3.25) | C6 ({ r7 = q8; r8; r9 = q9 } as w10') -> (Array.make 4 (-0.0)) | C15 (q11, pick0') -> (Array.make 4 1.5) | (q12 | (C4 (_, _) as q12)) -> (Array.make 4 3.25) | C22 -> (Array.make 4 (-0.0)) | C5 C23 -> (Array.make 4 (-2.0)) | C5 C21 -> (Array.make 4 3.25) | C5 (C3 (q13, q14, q15)) -> (Array.make 4 100.75) | ((C5 (C6 { r7 = _; r8 = _; r9 = _ })) | (C15 (_, _))) -> (Array.make 4 3.25) | C5 (C17 { r18; r19 = q18 }) -> (Array.make 4 (-100.75)) | C5 (C4 (q19, pick0')) -> (Array.make 4 0.0) | (q20 | (C5 _ as q20)) -> (Array.make 4 1.0) | _ -> (Array.make 4 100.75))
let () = (mix_floats a21 0 4; note_end 0)
let a22 = a21
let () = (pick0' (match a22.(hide 0 0) with | (0.0 | 0.0) -> (true || false) | 1.0 -> (let (q26, _, a21, _) = ((8, false, 9, 4), 2.0, (fun p23' p24 p25 -> p24), 19) in true) | 0.5 -> (match C2 with | C1 ((q27, _) | (q27, _)) -> false | ((C0 (_, q28, q29, pick0', q30, q31, q32) as w33) | (C0 (_, q28, q29, pick0', q30, w33, q32) as q31)) -> false | ((C1 _) | C2) -> true) | _ -> ("\000\255x" > "")) a21 a22).(0) <- (10.0 *. 1.5)
let () = note_float a21.(0)
let () = note_float a22.(0)
let rec pick35 p36 p37 p38 =
  if p36 then p37 else p38
let v39 = ref C26
let () = (mix_0 5 v39; note_end 0)
let v40 = ref C26
let () = (mix_0 5 v40; note_end 0)
let () = (pick35 ((0 + 3) <> (17 - 19)) v39 v40) := C26
let () = (mix_1 5 !v39; note_end 0)
let () = (mix_1 5 !v40; note_end 0)
let a41 = Array.make 2 12
let rec loop44 i42 n45 s43 =
  if i42 < n45 then (
    loop44 (i42 + 1) n45 (if i42 < Array.length a41 then (a41.(i42) * (s43)) else s43)
  ) else
    s43
let n46 = loop44 0 5 (-3)
let () = note_int n46
let v61 = if ((-10.0) /. (-100.75)) >= (0.5 -. 1.0) then (ref 15) else (try (let v47 = [|(-10.0)|] in if false then raise (Invalid_argument "b c") else (ref 20)) with | Invalid_argument q48 -> (match C20 with | C23 -> (ref n46) | C21 -> (ref n46) | C20 -> (ref n46) | C15 (q49, q50) -> (ref q49) | C4 (q51, q52) -> (ref n46) | C5 q53 -> (ref n46) | C10 (q54, q55, _) -> (ref 0) | C16 (_, q56, q57, q58, _, q59) -> q56 | C23 -> (ref n46) | q60 -> (ref n46)))
let () = (mix_2 5 v61; note_end 0)
let rec pick62 p63 p64 p65 =
  if p63 then p64 else p65
let a66 = ((); (Array.make 3 n46))
let a67 = a66
let () = (pick62 (v40 == v40) a66 a67).(0) <- n46
let () = note_int a66.(0)
let () = note_int a67.(0)
let rec pick68 p69 p70 p71 =
  if p69 then p70 else p71
let v72 = ref (-100.75)
let v73 = pick68 false v72 (ref 3.25)
let () = (mix_3 5 v73; note_end 0)
let () = (pick68 (not (n46 == n46)) v72 v73) := ((); (-1.5))
let () = note_float !v72
let () = note_float !v73
let rec pick74 p75 p76' p77 =
  if p75 then p76' else p77
let v78 = snd ('\n', v39)
let v79 = pick74 true (ref C26) v78
let () = (pick74 (!v61 <= ((-3) / (n46 lor 1))) v78 v79) := (let _v82 = fun p80 p81 -> None in C26)
let () = (mix_1 5 !v78; note_end 0)
let () = (mix_1 5 !v79; note_end 0)
let n83 = a67.(0)
let x84 = !v72 /. (try (if min false true then (1.5 +. (-1.0)) else (if false then raise (Failure "tail \" end") else 2.0)) with | Failure _ -> (-. 0.5))
let rec pick85 p86 p87 p88 =
  if p86 then p87 else p88
let v90 = (let v89 = C2 in ref [])
let v91 = v90
let () = (mix_4 5 v91; note_end 0)
let () = (pick85 (let v92 = n83 + 13 in false) v90 v91) := !v91
let () = (mix_5 5 !v90; note_end 0)
let () = (mix_5 5 !v91; note_end 0)
let rec pick93 p94 p95 p96 =
  if p94 then p95 else p96
let v99 = Array.fold_right (fun p97 p98 -> p98) a21 (ref n83)
let v100 = v99
let () = (pick93 ((1.5 >= x84) || (x84 <> x84)) v99 v100) := (let v101 = C26 in n83)
let () = note_int !v99
let () = note_int !v100
let () = (mix_4 5 v90; note_end 0)
let () = (mix_3 5 v72; note_end 0)
let () = (mix_floats a21 0 4; note_end 0)
let () = note_int n83
let () = (mix_0 5 v79; note_end 0)
let () = (mix_2 5 v100; note_end 0)
let () = (mix_0 5 v78; note_end 0)
let () = ()
