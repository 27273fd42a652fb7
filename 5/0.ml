type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y164; r1 = y165; r2 = y166'; r3 = y167; r4 = y168; r5 = y169; r6 = y170 } -> mix_string y164; mix_float y165; mix_3 (d - 1) y166'; mix y167; mix y168; mix_ints y169 0 2; mix_4 (d - 1) y170
and mix_2 d (v : (float * int * int) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y171 -> mix 1; (let (m172, m173', m174) = y171 in mix_float m172; mix m173'; mix m174)
and mix_3 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y175' -> mix 1; mix_5 (d - 1) y175'
and mix_4 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix_float y176; mix_4 (d - 1) y177
and mix_5 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y178 -> mix 1; mix_6 (d - 1) y178
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let f0 p1 p2 =
  C7
in
let v5 = f0 (Option.equal (fun p3 p4 -> false) None None) C24 in
(mix_0 5 v5; note_end 0);
(mix_0 5 v5; note_end 0);
let v38 = f0 (15 < 7) (match { r0 = "12"; r1 = 3.25; r2 = None; r3 = 16; r4 = 15; r5 = (Array.make 2 4); r6 = [] } with | (({ r0 = q6; r1 = _; r2 = q7; r3 = q8; r4; r5 = q9; r6 = q10 } as w11) | ({ r0 = q6; r1 = _; r2 = q7; r3 = (-2 as r4); r4 = q8; r5 = q9; r6 = ([] as q10) } as w11)) -> v5 | { r0; r1 = q12'; r3 = 7; r4 = q13; r5; r6 = []; _ } when q13 <> 5 -> v5 | ({ r0 = q14; r1 = _; r2 = q15; r3 = 7; r4 = q16; r5; r6 = [] } as w17) -> v5 | ({ r0 = _; r1 = _; r2 = v5; r3 = (-3); r4; r5; r6 = [] } | { r0 = _; r2 = v5; r3 = (-3); r4; r5; r6 = []; _ }) -> C7 | ({ r0 = q18; r1 = q19; r2 = q20; r3 = 4; r4 = q21; r5 = q22; r6 = [] } | { r0 = q18; r1 = q19; r2 = q20; r4 = q21; r5 = q22; r6 = _; _ }) -> v5 | { r0 = q23; r1 = v5; r2; r3 = 8; r4; r5 = q24; r6 = [] } -> C7 | { r1 = _; r2 = q25; r3 = (-1); r5 = q26; r6 = []; _ } -> v5 | (({ r0 = q27'; r2 = q28; r3; r4 = q29; r5 = q30; r6 = ([] as w31); _ } as w32) | ({ r0 = q27'; r1 = _; r2 = q28; r3; r4 = q29; r5 = q30; r6 = ([] as w31) } as w32)) -> v5 | { r0 = q33; r1 = q34; r2; r3 = q35; r4 = _; r5 = q36; r6 = (q37 :: _) } -> v5) in
let f39 p40 =
  p40
in
let _ = f39 ((); true) in
let n163 = (match v5 with | (C9 | C9) -> (
  (match v5 with | (_ | C18) -> (let o41 = 8 in let o42 = 3 in let o43 = 15 in let ( < ) a b = a lxor (b + 1) in o41 < o42 < o43) | C27 -> (int_of_string (string_of_int 16)) | C26 -> (4 + 6) | C23 -> (Char.code 'z') | (C10 | C10) -> (if false then (-1) else 19) | C20 -> (3 + 7) | C30 -> ((); 7) | C16 -> (show_int 17 13) | C12 -> (try (5 + 2) with | _ -> 20) | C17 -> (max 14 9) | q44 -> (7 / (-1)))) | C27 -> (
  (3 lxor 7) - (8 mod (9 lor 1))) | C21 -> (
  (Array.fold_left (fun p45 p46 -> 3) 11 (Array.make 2 19)) mod 8) | C11 -> (
  (try (max (let _v47 = 3.25 in 5) 17) with | _ -> (16 asr (13 land 31)))) | (C20 | C15) -> (
  (1 - 0) / 100) | (C23 | C23) -> (
  String.iter (let rec f50 p48 = (let _v49 = (2, v38, { r0 = "tail \" end"; r1 = (-0.0); r2 = None; r3 = 20; r4 = 7; r5 = (Array.make 2 19); r6 = [] }) in ()) in f50) (string_of_int 18);
  -3) | C10 -> (
  let v110 = (match v38 with | C27 -> (
    Ok (List.fold_right (let rec f53 p51 p52 = ("\000\255x", p51, 19) in f53) [] ("tail \" end", 100.75, 0))) | C21 -> (
    let f39 = -1.0 in
    let f54 p55 =
      (9, true, { r0 = "a"; r1 = f39; r2 = None; r3 = 17; r4 = (-3); r5 = (Array.make 2 16); r6 = [] })
    in
    let v56 = f54 (if true then v38 else v5) in
    ((let (m57, m58, m59) = v56 in mix m57; mix (if m58 then 1 else 0); mix_1 5 m59); note_end 0);
    ((let (m60, m61, m62) = v56 in mix m60; mix (if m61 then 1 else 0); mix_1 5 m62); note_end 0);
    (match ((-3), true, { r0 = "\000\255x"; r1 = 100.75; r2 = None; r3 = 0; r4 = 5; r5 = (Array.make 2 7); r6 = [] }) with | (q63, q64, q65) -> (let { r0 = q66; r1 = f0; r2; r3 = q67; r4 = q68; r5 = q69; r6 = q70 } = q65 in Ok ("tail \" end", f0, q67)))) | (C15 | C11) -> (
    min (Result.map (let rec f72 p71 = ("", 1.5, p71) in f72) (Ok 15)) (Error (Array.make 8 10.0))) | C22 -> (
    min (match v38 with | C18 -> (Ok ("b c", 1.5, 14)) | C9 -> (Ok ("tail \" end", 2.0, 4)) | C27 -> (Ok ("\000\255x", (-1.5), 1)) | C21 -> (Ok ("12", 10.0, 15)) | C11 -> (Ok ("12", 3.25, 14)) | C24 -> (Ok ("tail \" end", (-100.75), 12)) | C26 -> (Ok ("", 1.0, 18)) | C15 -> (Ok ("a", 100.75, 7)) | C20 -> (Ok ("\000\255x", 10.0, 7)) | C19 -> (Ok ("\000\255x", (-1.5), 11)) | C25 -> (Ok ("b c", (-1.5), 16)) | C7 -> (Ok ("\000\255x", 2.0, 17)) | C8 -> (Ok ("", 2.0, 18)) | C30 -> (Ok ("12", (-10.0), 7)) | (C17 as w73) -> (Ok ("", 1.5, 0)) | q74 -> (Ok ("b c", 2.0, 7))) (fst ((Ok ("12", 10.0, 14)), 0))) | C20 -> (
    Ok (let v75 = (false, v5) in ("12", (-3.25), (-3)))) | C19 -> (
    Ok ("12", 0.5, 17)) | (C26 | C7) -> (
    String.fold_left (let rec f78 p76 p77 = p76 in f78) (Error (Array.make 8 (-1.5))) (match v38 with | (C27 | C27) -> "tail \" end" | C21 -> "a" | (C26 | C26) -> "a" | (C13 | C15) -> "\000\255x" | (C22 | C24) -> "a" | C10 -> "\000\255x" | ((C25 as w79) | (C25 as w79)) -> "tail \" end" | C16 -> "" | ((C10 as w80') | (C18 as w80')) -> "" | C9 -> "tail \" end" | C11 -> "" | C26 -> "" | (C29 | C19) -> "tail \" end" | C25 -> "b c" | C7 -> "a" | C8 -> "12" | C31 -> "b c" | C16 -> "" | C13 -> "\000\255x" | (C17 | C17) -> "" | q81 -> "a")) | (C12 | C18) -> (
    let a82 = Array.init 11 (fun p83 -> p83) in
    let s85 = ref 0 in
    for i84 = (hide 0 14) - 1 downto 0 do
      s85 := (if i84 < Array.length a82 then ((!s85) + a82.(i84)) else !s85)
    done;
    let n86 = !s85 in
    note_int n86;
    let a87 = create_array 10 (-2.0) in
    let a88 = (try (if false then (Array.make 7 3.25) else (Array.make 7 (-1.5))) with | Failure _ -> (Array.make 7 2.0) | Not_found -> (Array.make 7 10.0) | Match_failure _ -> (Array.make 7 0.0)) in
    let s90 = ref 1.5 in
    for i89 = 7 - 1 downto 0 do
      a88.(i89) <- (a87.(3) +. (!s90));
      s90 := (((!s90) +. a87.(3)) *. a88.(i89))
    done;
    let n91' = !s90 in
    note_float n91';
    Ok ("b c", n91', n86)) | _ -> (
    let f92' p93 =
      '0'
    in
    let v94 = f92' 15 in
    (mix (Char.code v94); note_end 0);
    let v95 = f92' (String.length "b c") in
    (mix (Char.code v95); note_end 0);
    let f96 p97' =
      None
    in
    let v98 = f96 [|1.5; 1.0; 10.0; 100.75; 10.0; 3.25; 1.0; 10.0|] in
    (mix_2 5 v98; note_end 0);
    let v101 = f96 (Array.mapi (fun p99 p100 -> p100) (Array.make 8 10.0)) in
    (mix_2 5 v101; note_end 0);
    (match C11 with | C28 -> (let v102 = (17, 8, 3) in Ok ("12", 0.0, 9)) | C11 -> (Ok ("\000\255x", 0.0, 5)) | C23 -> (let _v105 = fun v101 p103 p104 -> (false, p104) in Ok ("12", 1.0, 12)) | C10 -> (let v108 = fun p106 p107 -> Array.make 16 p107 in Ok ("", (-100.75), 11)) | C20 -> (if true then (Ok ("", 100.75, 16)) else (Ok ("a", (-3.25), 5))) | (C19 | C29) -> (Ok ("", 10.0, 4)) | C16 -> (match v101 with | None -> (Ok ("a", 0.5, 15)) | Some q109 -> (Ok ("", (-10.0), 1))) | (C17 | C26) -> (Error (Array.make 8 0.0)) | _ -> (Error (Array.make 8 10.0))))) in
  10) | (C19 as w111) -> (
  let rec loop114 i112 n115 s113 =
    if i112 >= 0 then (
      loop114 (i112 - 1) n115 (clip s113 ^ clip (String.make (hide 0 1) '\''))
    ) else
      s113
  in
  let n116 = loop114 (5 - 1) 5 "b c" in
  (mix_string n116; note_end 0);
  (match v5 with | (C28 | C15) -> 8 | C27 -> 3 | (C21 | C19) -> 18 | ((C24 as w117) | (C16 as w117)) -> 16 | (q118 | (C19 as q118)) -> 7 | (C7 | C22) -> 7 | (C30 | C12) -> 1 | _ -> 17) - (5 + 5)) | C8 -> (
  let f119 p120 p121 =
    p120
  in
  let n122 = f119 65536 v5 in
  ((match C7 with | C18 -> () | (C14 | C28) -> () | C9 -> () | C21 -> () | C24 -> () | (C14 | C29) -> () | C15 -> () | (C29 | C29) -> () | (C19 | C19) -> () | C7 -> () | (C8 as w123) -> () | C31 -> () | C30 -> () | (C12 | _) -> () | (C17 as w124) -> () | _ -> ()); (( * ) n122 n122))) | C31 -> (
  let a128 = (let v125 = tick_int 13 (if false then 5 else 0) in Array.mapi (fun p126 p127 -> 8 land p127) (Array.make 6 v125)) in
  let a129 = (let { r0 = q130; r1 = q131; r2 = q132; r3 = q133; r5 = q134; r6 = f39; _ } = { r0 = ""; r1 = 0.0; r2 = None; r3 = 17; r4 = (-3); r5 = (Array.make 2 1); r6 = [] } in Array.make 2 q131) in
  let i135 = ref (1 - 1) in
  while !i135 >= 0 do
    a129.(!i135 + 1) <- (a129.(!i135) -. (a129.(!i135)));
    i135 := !i135 - 1
  done;
  (mix_floats a129 0 2; note_end 0);
  (17 mod (5 lor 1)) mod 7) | C13 -> (
  min (if true then 0 else 18) (-6)) | q136 -> (
  let f137 p138 =
    (3.25, { r0 = ""; r1 = 2.0; r2 = None; r3 = 7; r4 = (-3); r5 = (Array.make 2 16); r6 = [] }, (-3), 6)
  in
  let v139 = f137 (ref 18) in
  ((let (m140, m141, m142, m143) = v139 in mix_float m140; mix_1 5 m141; mix m142; mix m143); note_end 0);
  ((let (m144, m145, m146, m147) = v139 in mix_float m144; mix_1 5 m145; mix m146; mix m147); note_end 0);
  let v148 = f137 (min (ref 7) (ref 3)) in
  ((let (m149, _, m151, m152) = v148 in mix_float m149; mix m151; mix m152); note_end 0);
  ((let (m153, _, m155, m156) = v148 in mix_float m153; mix m155; mix m156); note_end 0);
  let f157 p158 p159 =
    Array.make 8 (-3)
  in
  let a162 = f157 (if false then (Array.make 4 13) else (Array.make 4 17)) (let rec f161 p160 = "12" in f161) in
  (14 - 13) * 25)) in
(mix_0 5 v38; note_end 0);
(mix_0 5 v5; note_end 0);
note_int n163;
()
