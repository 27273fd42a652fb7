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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y173; r1 = y174; r2 = y175; r3 = y176; r4 = y177'; r5 = y178; r6 = y179 } -> mix_string y173; mix_float y174; mix_2 (d - 1) y175; mix y176; mix y177'; mix_ints y178 0 2; mix_1 (d - 1) y179
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y180 :: y181) -> mix 1; mix_float y180; mix_1 (d - 1) y181
and mix_2 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y182 -> mix 1; mix_3 (d - 1) y182
and mix_3 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y183 -> mix 1; mix_4 (d - 1) y183
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let unused0 = (let v4 = [|((); 2.0); (if false then 1.5 else 100.75); (if true then 0.5 else 2.0); (match [] with | [] -> 0.5 | ([] :: _) -> 2.0 | (((_ :: _) :: _) | []) -> (-1.0)); (float_of_int 7); 3.25; (1.0 /. 1.0); 1e-310|] in (let v5 = { r0 = "tail \" end"; r1 = 0.0; r2 = None; r3 = (-2); r4 = 8; r5 = (Array.make 2 1); r6 = [] } in (match v5 with | { r0 = "a"; r2 = v5; r3 = q6; r5 = q7; r6 = q8'; _ } -> true | { r0 = q9; r2 = q10; r3 = q11; r4 = q12; r5 = q13; r6 = q14; _ } -> true))) in
let a15 = Array.mapi (let rec f18 p16 p17 = p16 in f18) (Array.make 10 true) in
for i19 = 4 - 1 downto 0 do
  a15.(i19 * 3 + 0) <- ((a15.(i19 / 3)) * (Array.fold_left (fun p20 p21 -> p21) i19 a15));
  ()
done;
(mix_ints a15 0 10; note_end 0);
let poly22 x y = ignore y; x
in
let a23 = 10.0 *. 0.0 in
let a24 = Array.copy (Array.make 16 10.0) in
let a25 = if false then [] else [] in
let a26 = poly22 a24 a23 in
let a27 = a15.(wrap 18 10) in
let a28 = min (a23, 8, 20) (1.0, (-2), 3) in
let a29 = [] in
let v30' = poly22 a28 a27 in
((let (m31, m32, m33) = v30' in mix_float m31; mix m32; mix m33); note_end 0);
(try (try ((a15.(a15.(1)) <- a27); ()) with | _ -> (a26.(0) <- 0.5)) with | _ -> (let v34 = (-1.0) = a23 in if v34 then () else ()));
let v39 = (a24.((let i35 = a27 in if i35 >= 0 && i35 < 10 then a15.(i35) else a27) land 15) +. (a23 -. a23)) > ((match a25 with | [] -> a23 | (a26 :: q36) when a26 < 2.0 -> 1.5 | (q37 :: q38) -> 1.0) /. (-. a23)) in
(let rec f42 p40 = p40.r6 <- (match C7 with | (C28 | C10) -> a25 | C27 -> a25 | C11 -> a25 | C26 -> a25 | C14 -> [] | C22 -> [] | C29 -> a25 | C7 -> a25 | C30 -> a25 | (C12 | C12) -> a25 | C13 -> a25 | (C17 | C17) -> a25 | q41 -> []) in f42) { r0 = (let (_, q43, q44, q45) = (v39, (-1.0), true, (Array.make 2 0.0)) in ""); r1 = (a23 -. a23); r2 = None; r3 = (if v39 then a27 else a27); r4 = (truncate a23); r5 = (Array.map (let rec f47' p46 = 18 in f47') (Array.sub a15 0 2)); r6 = (let _v48 = ref a27 in []) };
let f55 = snd ((List.iter (let rec f50 p49 = () in f50) a25); (true, (let rec f54 p51 p52 p53 = a23 in f54))) in
let n56 = ((max (-3) a27) lsr 22) / 10 in
let x57 = snd ((a27 / (n56 lor 1)), (abs_float 1.5)) in
let n66 = (match v30' with | (_, (-1), q58) -> ((q58 + n56) * 12) | (q59, (4 as w60), q61) -> (Array.fold_right (fun p62 p63 -> q61) a26 (w60 + 17)) | (q64, 6, a27) -> (a27 + (if v39 then a27 else n56)) | (f55, _, q65) -> (((-1) + q65) - (Char.code '\''))) in
note_int n66;
let v67 = Ok a15.(0) in
let s69 = ref 0 in
let s70 = ref 0 in
let i68 = ref (12 - 1) in
while !i68 >= 0 do
  let u71 = !s69 + 1000000000 in
  let u72 = !s70 + (if !s69 < !s69 + 1000000000 then 1 else 3) in
  s69 := u71; s70 := u72; i68 := !i68 - 1
done;
let n73 = !s69 in
let n74 = !s70 in
note_int n73;
note_int n74;
let f75 p76 p77 p78 p79 p80 p81' p82 p83 p84 p85 p86 p87 p88 p89 p90 p91 p92 p93 f55 p94 p95 p96' p97 p98 p99 p100 p101 p102 p103 =
  p95 + (((p94 + (p96' + (p95 lxor (n66 - (((p90 + (p83 lxor (p83 + (p82 - ((p98) lxor p81'))))) * p91) + p82))))) * p102) - p83)
in
let n116 = f75 ((); x57) (-. x57) ((); (ref n73)) ((clip "a") ^ "") (-4) a15.(6) (-2) (let (q104, q105) = (n73, (Array.make 5 "12")) in n66) (x57 +. x57) (let i106 = 15 in if i106 >= 0 && i106 < 10 then a15.(i106) else n56) (x57 *. x57) ((-1.0) /. a23) 3.25 (x57 -. x57) n73 a15.(wrap (List.length []) 10) (f55 true (n73, (let rec f109 p107 p108 = 'z' in f109), C7) "") (n74 lsl 23) (Array.init 3 (fun p110 -> a23)) (match v30' with | (q111, q112, q113) -> 10) ((); n66) (if true then n73 else n73) 0.0 (17 + 14) (x57 -. a23) (Array.map (fun p114 -> p114) (Array.sub a26 0 8)) (let _v115 = { r0 = "a"; r1 = a23; r2 = None; r3 = 1; r4 = n56; r5 = (Array.make 2 n73); r6 = [] } in 100.75) (-7830) (-65536) in
note_int n116;
let n137 = f75 (a23 -. x57) a26.(15) (ref a27) "woyltlatu" 4096 n73 (12 lxor 3) (try (f75 x57 x57 (ref 4) "b c" n74 n116 16 n116 3.25 n74 a23 a23 a23 x57 n56 n116 a23 n66 (Array.make 3 x57) n74 a27 10 x57 (-2) x57 (Array.make 8 x57) x57 n73 n66) with | _ -> n116) ((); x57) 10 (2.0 /. a23) (a23 *. x57) x57 (-1.5) (try 32767 with | _ -> n116) (match v30' with | (q117, q118, (-2)) -> n66 | (_, (-2147483647), (-2147483648)) -> n66 | ((q119, q120, q121) | (q119, (6 as q121), (-2147483648 as q120))) -> n56 | ((_, n56, q122) | (_, q122, (-2147483648 as n56))) -> n73 | (q123', _, 5) -> n73 | (_, q124, 9) -> n74 | (_, q125, 8) -> q125 | (q126, q127, (-3)) -> n116 | (q128, q129, 1) -> 17 | (q130, q131, _) -> n56 | exception Division_by_zero -> 15 | exception Failure _ -> (-3) | exception E1 -> n73) (floor 0.0) (12 / 16) (Array.init 3 (let rec f133' p132 = x57 in f133')) (n73 mod 7) (11 lor 17) (n74 mod (n66 lor 1)) (tick_float 9 a23) (f75 x57 (-1.5) (ref 2) "" n74 n116 12 n74 x57 n116 x57 (-1.0) 0.5 3.25 n66 n116 x57 n56 (Array.make 3 x57) (-3) n74 n116 x57 n73 x57 (Array.make 8 x57) x57 n73 n74) a26.(12) ((let rec f135 p134 = Array.make 8 (-1.0) in f135) None) (a23 -. x57) (-15) (match v67 with | Ok _ -> n74 | Error 9 -> 18 | Error 0 -> 13 | Error q136 -> n74) in
note_int n137;
let a138 = a15 in
a15.(9) <- (-2147483648);
a138.(wrap n116 10) <- ((a15.(9)) + (n74 / 4096));
note_int a15.(9);
let f141 = (let rec f140 p139 = ((if true then ()); C19) in f140) in
let a149 = (let v146 = fun p142 p143 p144' -> ((fun p145 -> a23), n66) in Array.init 2 (let rec f148 p147 = (true, ("b c", x57, v39, p147), x57, x57) in f148)) in
((let (m150, m151, m156, m157) = a149.(1) in mix (if m150 then 1 else 0); (let (m152, m153, m154, m155) = m151 in mix_string m152; mix_float m153; mix (if m154 then 1 else 0); mix m155); mix_float m156; mix_float m157); note_end 0);
let f158 p159 =
  let f165 = fun p159 p160 ((q161', q162, _) as w163) -> (true, ((let v164 = () in v164); (int_of_float ((); 0.5))), p159, ((truncate 1.5) lsl (((18 / 4096) * ((-3) mod ((-1) lor 1))) land 31))) in
  (if true then (match 0.5 /. (-0.0) with | 0.5 -> { r0 = "tail \" end"; r1 = 1.5; r2 = None; r3 = 9; r4 = 9; r5 = (Array.make 2 7); r6 = [] } | (0.5 | 0.0) -> { { r0 = "a"; r1 = 10.0; r2 = None; r3 = 13; r4 = 16; r5 = (Array.make 2 9); r6 = [] } with r5 = (Array.make 2 6); r6 = []; r3 = 10 } | _ -> ((); { r0 = "a"; r1 = (-1.0); r2 = None; r3 = 12; r4 = (-2); r5 = (Array.make 2 2); r6 = [] })) else { r0 = "yilcufs"; r1 = (3.25 *. 1.0); r2 = (let v166 = 19 in None); r3 = (0 * (-8)); r4 = (4 + (-3)); r5 = (Array.make 2 5); r6 = (if true then [] else []) })
in
let v169 = f158 (Array.init 4 (let rec f168 p167 = x57 in f168)) in
(mix_0 5 v169; note_end 0);
(mix_0 5 v169; note_end 0);
let _ = f158 (Array.mapi (let rec f172 p170 p171 = 10.0 in f172) (Array.sub a24 0 4)) in
note_int n74;
note_float a23;
note_int n116;
(mix_ints a15 0 10; note_end 0);
(mix_1 5 a25; note_end 0);
note_int a27;
note_int n56;
()
