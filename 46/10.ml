type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r0 : int; r2 : int; r3 : bool * float list }
type t2 = C5 | C6 | C4
type 'a t3 = C9 | C8 of 'a | C7 of 'a * 'a
and 'a t4 = C5 of 'a | C11
type t5 = C25 of { r26 : int; r27 : a0 } | C35 | C34 | C4 | C28 of int * float array | C13 of { r14 : bool list; r15 : float; r16 : string } | C17 of { r18 : float t3; r19 : int array; r20 : bool option; r21 : bool; r22 : int; r23 : string option list; r24 : a0 } | C12 of int * int * float | C38 | C29 of t2 | C30 of int | C32 of (a0) * unit | C36 | C31 of int * int list | C37
type t6 = { mutable r39 : float list; mutable r40 : unit; mutable r41 : int t4; mutable r42 : float; r43 : int; r44 : int array; r45 : float; mutable r46 : float; r47 : unit }
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
let rec mix_0 d (v : t2 t4) =
  if d > 0 then
    match v with
    | C5 y168 -> mix 0; mix_2 (d - 1) y168
    | C11 -> mix 1
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : t2) =
  if d > 0 then
    match v with
    | C5 -> mix 0
    | C6 -> mix 1
    | C4 -> mix 2
let rec f0 p1 p2 =
  if p1 > 0 then (
    (((f0 (p1 - 1) (p2 + p1)) + (p2)) lxor (f0 (p1 - 1) (8 * 29))) * (f0 (p1 - 1) (p2 lsl 22))
  ) else
    p2
let n11 = f0 0 (match (-10.0) with | (1.0 | 1.0) -> 13 | q3 -> 19 | _ when (let ((q9, _, q10) : (float -> int -> float) * t5 * (int, bool) result) = (if true then ((let rec f6 p4 p5' = p4 in f6), (C4 : t5), (Ok 6)) else ((fun p7 p8 -> p7), (C4 : t5), (Ok 6)) : (float -> int -> float) * t5 * (int, bool) result) in (3 + (-2147483648)) >= (-2)) -> 19)
let () = note_int n11
let n29 = (let o12 = (let v19 = (match { r39 = []; r40 = (); r41 = (C11 : int t4); r42 = (-100.75); r43 = n11; r44 = (Array.make 2 n11); r45 = (-2.0); r46 = 0.5; r47 = () } with | (({ r40; r41 = q13; r42 = _; r43 = q14; r44 = q15; r45 = q16; r46 = _; r47 = q17; _ } as w18) | ({ r39 = _; r40; r41 = q13; r42 = _; r43 = q14; r44 = q15; r46 = q16; r47 = q17; _ } as w18)) -> (C11 : (a0) t4)) in n11) in let o20 = (let ({ r0 = q22; r2 = q23; r3 = q24 } : t1) = ((fun p21 -> ({ r0 = n11; r2 = 4; r3 = (true, []) } : t1)) [] : t1) in q23 - 5) in let o25 = (try n11 with | _ -> (n11 lor n11)) in let o26 = (try (let v27 = n11 - n11 in v27 - v27) with | _ -> (n11 / (15 lor 1))) in let o28 = n11 in let ( ^ ) a b = a * 2 - b and ( %% ) a b = a lxor (b + 1) in o12 %% o20 %% o25 ^ o26 %% o28)
let a30 = Array.mapi (fun f0 p31' -> -1.0) (Array.make 6 n29)
let () = for i32 = 0 to 3 - 1 do
  (
    let rec loop35 i33 n36 =
      if i33 >= 0 then (
        (a30.(i32 * 2 + i33) <- ((let v34' = (i33, C9, 4, (ref 0.5)) in 10.0) -. (a30.(i32 * 2 + i33))));
        loop35 (i33 - 1) n36
      ) else
        ()
    in
    loop35 (2 - 1) 2;
    ());
  ()
done
let () = (mix_floats a30 0 6; note_end 0)
let v39' = (try (((not false) && (n29 <> 18)) <= (if false && true then (2.0 > 100.75) else (n29 <= n29))) with | _ -> (String.for_all (let rec f38 p37 = true in f38) (max "12" "12")))
let a40 = (let v41 = Array.make 1 2.0 in Array.make 16 n29)
let rec loop43 i42 n44 =
  if i42 < n44 then (
    (a40.(i42) <- a40.(i42));
    loop43 (i42 + 1) n44
  ) else
    ()
let () = loop43 0 16
let () = (mix_ints a40 0 16; note_end 0)
let (q48, q49, q50) = ((ref 2), ((if v39' then ()); (if v39' then { r39 = []; r40 = (); r41 = (C11 : int t4); r42 = 1.5; r43 = 2; r44 = (Array.make 2 n29); r45 = (-0.0); r46 = (-1.5); r47 = () } else { r39 = []; r40 = (); r41 = (C11 : int t4); r42 = 1.0; r43 = n29; r44 = (Array.make 2 n29); r45 = 3.25; r46 = 1.0; r47 = () })), (let (q46, a30, q47) = List.fold_right (fun n29 p45 -> p45) [] (n29, v39', v39') in n29 mod (q46 lor 1)))
let x70 = (match q49 with | { r39 = []; r40; r41 = (C5 _); r42 = q51; r43 = q52; r44 = q53; r45; r46 = q54; r47 = _ } -> q51 | { r39 = (a30 :: q55); r41 = (C5 _); r42 = _; r43 = q56; r44 = q57; r45 = q58; r46; r47 = q59; _ } -> q49.r45 | { r39 = q60; r40; r41 = C11; r43 = q61; r45 = q62; r46; r47 = _; _ } -> (1.0 -. r46) | (({ r39 = q63; r40 = q64; r41; r42; r43 = q65; r44; r45 = q66; r46 = q67; r47 = q68' } as w69) | ({ r39 = q63; r40 = q64; r41; r42; r43 = q65; r44; r45 = q67; r46 = q66; r47 = q68' } as w69)) when q67 <> 0.5 -> q67 | _ -> (100.75 -. 1.5)) *. ((-2.0) *. (-. (-0.5)))
let () = (if ((Array.fold_right (let rec f73 p71 p72 = p72 in f73) a40 10.0) > (0.0 /. (0.0 /. 0.0))) && (Option.equal (let rec f79 x70 p74 = (match q49 with | { r40 = q75; r41 = q76; r42 = q77; r43 = _; r44; r45 = q78; r46; r47 = _; _ } -> (-2)) >= p74 in f79) (match { r39 = []; r40 = (); r41 = (C11 : int t4); r42 = x70; r43 = q50; r44 = (Array.make 2 13); r45 = x70; r46 = 2.0; r47 = () } with | { r39 = q48; r40; r42 = 0.5; r43 = q80; r44 = q81; r45 = _; r46 = q82; r47 = _; _ } -> (match ((C4 : t2) : t2) with | C5 -> None | C6 -> None | C4 -> None) | ({ r39 = []; r40 = a40; r41 = q83; r42 = q84; r43 = q85; r44 = _; r45 = q86; r46 = q87; r47 = n11 } as w88) -> (snd (13, None)) | { r39 = (q89 :: q90); r40 = _; r41 = q91'; r42 = _; r43; r44; r45 = _; r46; r47 = q92 } -> None) None) then (a40.(2) <- (String.length ((clip (let (({ r0 = _ } as w93) : t0) = (({ r0 = n29 } : t0) : t0) in "\000\255x")) ^ ((); "\000\255x")))))
let n94 = a40.(hide 0 11)
let () = note_int n94
let v95 = (C11 : t2 t4)
let () = (mix_0 5 v95; note_end 0)
let v96 = v39'
let cell97 = ref 7
let rec get98 p99 =
  !cell97
let rec set100 p101 =
  cell97 := (!cell97) * p101;
  !cell97
let n102 = get98 !q48
let n103 = get98 a40.((( * ) 0 n102) land 15)
let n104 = get98 (set100 n102)
let n105 = get98 (try (truncate x70) with | _ -> 0)
let v117 = (match (if (-3) < n102 then (let v106 = x70 in (C4 : t2)) else (min (C4 : t2) (C4 : t2)) : t2) with | C5 -> (
  (match (let { r39 = _; r40 = q107; r41 = q108; r42; r43; r44 = q109; r45 = _; r46; _ } = q49 in None) with | ((Some _) | None) -> (q50, v39', v39') | ((Some _) | (Some _)) -> (match Array.make 1 [] with | [|[]|] -> (n104, false, v96) | [|(q111 :: [])|] -> (n104, true, v96) | [|(q112 :: (q113 :: _))|] -> (1, v96, v96) | q114 -> (12, true, true) | (q115 | ([|_|] as q115)) -> (n105, v96, v96)))) | C6 -> (
  ((let v116 = -2.0 in n103), v96, (v96 || false))) | C4 -> (
  (a40.(15), v96, v39')))
let () = ((let (m118, m119, m120) = v117 in mix m118; mix (if m119 then 1 else 0); mix (if m120 then 1 else 0)); note_end 0)
let x122 = ((List.iter (fun p121 -> ()) []); (max x70 x70)) *. x70
let p123 = -14
let p124 = x70
let p125 = 1.0 *. p124
let p126 = q49.r43
let p127 = a40.(wrap a40.(8) 16)
let p128' = ( * ) q50 n102
let p129 = p125
let p130 = q49.r46
let p131 = a30.(3)
let p132 = get98 10
let p133 = (land) p132 13
let p134 = -1.5
let p135 = (let v136 = ({ r0 = p123; r2 = 15; r3 = (v96, []) } : t1) in n105)
let p137' = ((); n104)
let p138 = p131
let p139 = (let ({ r0 = q140 } : t0) = (({ r0 = p137' } : t0) : t0) in p130)
let p141 = q49.r46
let p142 = p137'
let p143 = 65535
let p144 = q49.r42
let p145 = -2147483648.0
let p146 = p131 *. p138
let p147 = (-10.0) *. p124
let p148 = (let rec f150 p149 = p126 in f150) (C4 : t5)
let p151 = p127 - q50
let p152 = p144 *. p141
let p153 = List.fold_right (let rec f156' p154 p155 = q50 in f156') [] 10
let p157 = (-2) mod 16
let p158 = p132 mod (n102 lor 1)
let p159' = a40.(6)
let p160 = if true then p146 else 0.0
let p161 = -100.75
let p162 = (try 1023 with | _ -> p143)
let p163 = 1.5
let p164 = a30.(5)
let p165 = min p142 p153
let () = mix 1
let n166 = ((p162 lxor (p159' + (p158 * (p157 - ((p151 * (p148 - (((((((p128' - (((p123) + p126) lxor p127)) - p132) lxor p133) + p135) lxor p137') + p142) + p143))) * p153))))) - p165) * 1
let x167 = (((p161 +. (p160 -. (((p146 -. (p145 *. ((((p138 -. (p134 -. (p131 +. ((p129 +. (p125 *. (p124))) *. p130)))) +. p139) -. p141) +. p144))) *. p147) +. p152))) -. p163) +. p164) +. 1.0
let () = note_float p152
let () = note_float p164
let () = note_float p134
let () = note_int p158
let () = note_int p132
let () = note_int p135
let () = (mix_1 5 cell97; note_end 0)
let () = note_float p124
let () = ()
