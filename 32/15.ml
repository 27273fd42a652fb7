type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y182 } -> mix 1; (let (m183, m184) = y182 in mix m183; mix (if m184 then 1 else 0))
    | C4 -> mix 2
    | C2 (y185', y186, y187) -> mix 3; mix_string y185'; mix_floats y186 0 4; mix_float y187
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y188 } -> mix 1; mix y188
    | C4 -> mix 2
    | C2 (y189, y190, y191) -> mix 3; mix_string y189; mix_floats y190 0 4; mix_float y191
and mix_3 d (v : (int * string * bool * int) t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y192; r7 = y197; r8 = y198; r9 = y201 } -> mix 1; (let (m193, m194, m195, m196) = y192 in mix m193; mix_string m194; mix (if m195 then 1 else 0); mix m196); mix_float y197; (let (m199, m200) = y198 in mix_4 (d - 1) m199; mix m200); mix_4 (d - 1) y201
    | C15 -> mix 2
    | C10 y202 -> mix 3; (let (m203, m204, m205, m206) = y202 in mix m203; mix_string m204; mix (if m205 then 1 else 0); mix m206)
    | C11 { r12 = y207; r13 = y212; r14 = y213 } -> mix 4; (let (m208, m209, m210', m211) = y207 in mix m208; mix_string m209; mix (if m210' then 1 else 0); mix m211); mix_float y212; mix y213
and mix_4 d (v : (int * string * bool * int) t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y214 -> mix 2; mix (Char.code y214)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let n7 = if (match C11 { r12 = (-3.25); r13 = (-1.5); r14 = n7 } with | C16 -> (n7 <= n7) | ((C5 { r6 = _; r8 = _; r9 = C19; _ }) | (C11 { r12 = _; r13 = _; r14 = _ })) -> (n7 = n7) | ((C5 { r6; r7 = _; r9 = C18; _ }) | (C11 { r12 = r6; r14 = _; _ })) -> ('0' != '0') | ((C11 { r13 = _; _ }) | (C5 { r8 = _; r9 = (C17 _); _ })) -> ((n7 - (-2147483648)) >= n7) | C15 -> (false || false) | C10 q10 -> (not false) | C11 ({ r13; r14 = q11; _ } as w12) -> (if false then true else true)) then (let v15 = fun p13 p14 -> n7 in C4) else (let v16 = tick_float 8 (-2.0) in List.fold_left (let rec f19 p17 p18' = p17 in f19) C3 [])
let () = (mix_0 5 n7; note_end 0)
let n56 = (match if false then C15 else C15 with | (C16 | C16) -> (match n7 with | C3 -> 5 | ((C0 { r1 = q20 }) | (C0 { r1 = q20 })) -> 16 | C4 -> 14 | ((C2 ("a", _, _)) | (C0 { r1 = (_, _) })) -> 6 | C2 ("", q22, q23) -> 14 | ((C2 _) | (C0 { r1 = (_, _) })) -> 15) | C5 ({ r6; r7 = q28; r8 = n7; r9 } as w29) -> (0 + 16) | ((C11 { r12 = _; r13 = _; r14 = _ }) | C15) -> (if true then 5 else 6) | C10 _ -> (5 / ((-2) lor 1)) | C11 { r12 = _; r14 = (-1 as w33); _ } -> (match C15 with | C16 -> w33 | C5 ({ r6 = w33; r7 = _; _ } as w34) -> 3 | C15 -> 10 | ((C10 q35 as w36) | (C10 q35 as w36)) -> 12 | C11 { r12 = w33; r13; r14 = 5 } -> 1 | C11 { r12 = w33; r13 = q37; r14 = (-3) } -> 20 | C11 { r13 = q38; r14 = 9; _ } -> 16 | C11 { r12 = w33; r13 = q39; r14 = 3 } -> 18 | C11 { r12 = _; r13 = w33; r14 = (1 | 1) } -> 19 | (C11 { r12 = q40; r13; r14 = q41 } as w42) -> q41) | ((C11 { r12 = _; r14 = 7; _ }) | (C10 true)) -> (match n7 with | C3 -> 2 | C0 { r1 = n7 } -> 4 | (C4 | C4) -> 16 | (C4 | (C2 (_, _, _))) -> 2) | C11 { r12 = _; r13 = _; r14 = 9 } -> (16 - 10) | C11 { r12 = q44; r13 = n7; r14 = 5 } -> (18 * 35) | C11 { r12 = q45; r13 = q46; r14 = 2 } -> (let o47 = 3 in let o48 = -2 in let o49 = 4 in let o50 = 16 in let o51 = -2 in let ( ^ ) a b = b - a in o47 ^ o48 ^ o49 ^ o50 ^ o51) | C11 { r12 = q52; r13 = q53; r14 = ((-2) | 3) } -> (-5048) | C11 { r12 = _; r13 = q54; r14 = q55 } -> 10) lsr 4
let () = note_int n56
let n57 = -2147483648
let c61 = ((let v60 = Array.init 5 (let rec f59 p58 = 0.0 in f59) in 1.0 *. 1.0)) *. (2.0 *. 0.5)
let c62 = (c61) *. (let v60 = Array.init 5 (let rec f59 p58 = 0.0 in f59) in 1.0 *. 1.0)
let c63 = (let v60 = Array.init 5 (let rec f59 p58 = 0.0 in f59) in 1.0 *. 1.0) -. ((2.0 *. 0.5))
let c64 = c62 *. (c61)
let c65 = (2.0 *. 0.5) +. (c62)
let c66 = (c61) -. c64
let () = note_float c66
let n67 = n57
let () = note_int n67
let () = (match (let (q68, q69, q70) = (None, c64, (ref n67)) in (let rec f72 p71 = C18 in f72) n67) with | C19 -> () | C19 -> (List.fold_left (fun () p73 -> ()) () []) | C18 -> (let v76 = List.for_all (let rec f75 p74 = p74 in f75) [] in (match v76 with | true -> () | false -> ())) | C17 q77 -> (let v79 = (match q77 with | 'a'..'m' -> n57 | 'a'..'m' -> n67 | q78' -> n57) in mix (-3)))
let v84 = (((if true then c66 else c66) +. ((); c64)), (fun p80 -> n67 = n67), (ref (Array.map (let rec f82 p81 = p81 in f82) (Array.make 4 c63))), ((); (let _v83 = C18 in (n67, (Array.make 9 n67)))))
let () = prerr_int n67
let () = prerr_byte 32
let () = prerr_float (match v84 with | (_, q85, q86, _) -> (max c66 c63))
let () = prerr_newline ()
let x87 = 0.0 /. 0.0
let n88 = ((((((0) + (if x87 = x87 then 32 else 0)) + (if 100.75 <> x87 then 26 else 0)) + (if x87 < c65 then 10 else 0)) + (if x87 > x87 then 31 else 0)) + (if x87 <= x87 then 25 else 0)) + (if x87 >= x87 then 38 else 0)
let n92 = if n56 >= n88 then (( * ) (-1) n57) else (if n56 != n88 then (if if true then false else true then (n57 - n88) else (if n57 = n88 then (if min true true then (if (n67 + 31) >= 17 then 1023 else (if not false then (if true then n57 else n88) else (if (let c63 = c66 in true) then 7 else (String.fold_left (let rec f91 p89 p90 = p89 in f91) 5 "tail \" end")))) else (n88 / 7)) else 7158)) else (n88 / (-2147483648)))
let () = note_int n92
let v117 = ((fun p93 p94 x87 -> ((); None)), (if min false true then (try (String.fold_left (let rec f97 p95 p96 = ref n67 in f97) (ref 19) "") with | _ -> (ref n92)) else ((let rec f99 p98 = ref n92 in f99) n67)), (match (c65, (let rec f101 p100 = true in f101), (ref (Array.make 4 (-0.5))), (n88, (Array.make 9 n67))) with | (0.0, q102, _, (q103, [||])) -> ('z', C3) | ((0.0 as w104), c64, _, (_, _)) -> ('z', C3) | (_, _, q105, (q106', _)) -> (match C15 with | C16 -> ('\n', C3) | (C5 { r6 = _; r7 = _; r8 = q107; r9 = q108 } as w109) -> (' ', C3) | ((C10 _) | C15) -> ('z', C3) | ((C11 { r12 = _; r14 = _; _ }) | (C10 _)) -> ('a', C3) | C11 { r12 = q114; r14 = q115; _ } -> ('\n', C3) | exception Invalid_argument _ -> ('0', C3) | exception Division_by_zero -> (' ', C3) | exception Failure q116 -> ('0', C3) | exception Not_found -> ('\'', C3))), (C10 (0, "", true, n88)))
let () = ((let (_, m119, m120, m123) = v117 in mix_1 5 m119; (let (m121, m122) = m120 in mix (Char.code m121); mix_2 5 m122); mix_3 5 m123); note_end 0)
let x124 = -. c66
let () = note_float x124
let n67 = 65536
let () = note_int n67
let n153 = (match (match (match ((fun p125 p126 p127 -> None), (ref n92), ('\255', C3), C15) with | (v84, _, (q128, _), _) -> n7) with | C3 when (if 'a' != 'z' then (17 <= n67) else ((Array.make 4 n67) = (Array.make 4 n88))) -> C19 | C3 when ((); true) -> (C17 '\n') | C0 { r1 = (9, q129) } -> (match n7 with | C3 when q129 -> C18 | (C3 | (C0 { r1 = _ })) -> C18 | (C4 | (C0 { r1 = _ })) -> C18 | C2 (_, _, 1.0) when ((((fun p130 -> n57) (let rec f134 p131 p132 p133 = n92 in f134)) + (-4097)) >= (Char.code '0')) -> C18 | C2 (q135, q136, q137) -> C18) | C0 { r1 = (3, q138) } -> (fst (C18, (-1.5))) | ((C0 { r1 = q139 }) | (C0 { r1 = (((-3), _) as q139) })) -> (try (try (let (C10 _ as w140) = C15 in C18) with | _ -> C18) with | _ -> C18) | C3 -> C18 | C0 ({ r1 = (q141, q142) } as w143) when q142 -> C18 | (C4 | C4) -> (snd (n67, C18)) | (C4 | (C2 (_, _, 0.0))) -> (if false then C18 else C18) | C2 (q144', q145, q146) -> C18 | exception _ -> (Array.fold_right (fun p147 p148 -> p148) (Array.make 3 n67) C18)) with | C19 -> ((6 mod (n67 lor 1)) / (n67 lor 1)) | C18 -> (if x124 = x87 then ((); n57) else (n92 / 100)) | C17 'a'..'m' -> n92 | C17 'n' -> (let v149 = fst ('0', n92) in - n92) | C17 _ -> 15 | exception Failure _ -> ((let rec f151 p150 = n92 in f151) (n67 lsl ((-1) land 31))) | exception Not_found -> 2 | exception Match_failure _ -> ((fun p152 -> -20) C19))
let () = note_int n153
let a154 = Array.init 8 (let rec f156 p155 = 0.0 in f156)
let rec loop159 i157 n160 s158 =
  if i157 >= n160 then s158 else (
    loop159 (i157 + 1) n160 (x124 -. (a154.(i157) -. (s158)))
  )
let n161 = loop159 0 8 c66
let () = note_float n161
let make162 p163 p164 =
  fun n92 p165 -> String.length (String.concat "a" [""; clip "12"])
let c166 = make162 (fun n88 p167 p168 -> n153) (not true)
let n169 = c166 (Array.length a154) (max (Array.make 16 c65) (Array.make 16 c65))
let n170 = n153
let n92 = ((if x124 < 1.0 then (match v84 with | (q171, q172, _, ((7, q173) as w174)) -> () | (q175, _, _, (6, q176)) -> () | (((q177, n153, q178, ((_, q179) as w180)) as w181) | ((q177, n153, q178, ((_, q179) as w180)) as w181)) -> ()) else ((); ())); (not (n153 != 1)))
let () = (mix (if n92 then 1 else 0); note_end 0)
let () = note_int n57
let () = note_int n56
let () = note_int n169
let () = note_float c62
let () = (mix_floats a154 0 8; note_end 0)
let () = note_float c61
let () = (mix (if n92 then 1 else 0); note_end 0)
let () = note_float c64
let () = ()
