type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C8 -> mix 0
    | C7 (y127, y128, y129) -> mix 1; mix (Char.code y127); mix_ints y128 0 2; mix_float y129
    | C9 -> mix 2
in
let n4 = ((-4096) mod ((match () with | q0 -> 13) lor 1)) + (if (-2) < 7 then (match C8 with | C8 -> 7 | C7 (q1, q2, 0.0) -> 14 | C7 (_, q3, _) -> 17 | C9 -> (-3)) else (1 lsl 19)) in
let (q11, q12, q13, q14) = ((try ((-. 1.0) +. (let _v5 = 10 in 2.0)) with | _ -> (( +. ) 3.25 100.75)), 65536, 3.25, ((let v6 = { r10 = 1.0; r11 = (Array.make 4 (-3.25)); r12 = () } in ()); (let rec f10 p7 p8 p9 = false in f10))) in
(try (
  let unused15 = -. (if true then q13 else 0.0) in
  let q14 = 1e-310 in
  let rec f16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29' p30 p31 p32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 =
    if p17 > 0 then (
      f16 (p17 - 1) p45 p41 p44 p31 p24 p43 p45 p30 ((p46 * p28) mod 10) p40 p35 ((match C8 with | C8 -> p34 | (C7 ('a'..'m', _, q47) as w48) -> 1.0 | ((C7 (q49, q50, q51)) | (C7 (q49, q50, q51))) -> 3.25 | ((C7 _) | C9) -> p34) /. (try p33 with | _ -> p20)) p44 p39 p25 p33 p22 p37 p28 p28 p20 p43 p24 p19 p19 p37 p33 p45 p26
    ) else
      (-2147483648)
  in
  let n61 = f16 (hide 0 1) (if false then q13 else q13) n4 ((-1.5) /. q13) (if false then q12 else n4) (q14 *. q13) (try n4 with | Division_by_zero -> 19) 4096.0 (float_of_int n4) (q12 - 3) (coarse (tan (limit q13 (-1.0) 1.0))) (12 * 1) (if false then q14 else q13) (if false then q13 else q14) (if false then raise Division_by_zero else q12) (2.0 -. q14) q14 (ceil q14) q12 (q12 - q12) (let o55 = q12 in let o56 = q12 in let o57 = q12 in let o58 = q12 in let o59 = q12 in let ( |> ) a b = a lxor (b + 1) and ( <=> ) a b = a lxor (b + 1) and ( /. ) a b = (a lsl 1) + b in o55 <=> o56 |> o57 |> o58 <=> o59) (-3.25) q12 0.0 (- 13) (5 mod 10) q12 (let v60 = None in 1.0) (( +. ) q13 q14) (n4 * 15) in
  mix (if ([], q14, n61) >= ([], q13, n61) then 1 else 0)) with | Division_by_zero -> (if true then () else ()) | _ -> ());
let rec fold62 p63 =
  match p63 with
  | [] ->
    let n64 = 4 - q12 in
    C8
  | (_ :: _) ->
    (if (q12 + 4095) >= q12 then C8 else (if false then C8 else C8))
in
let v65 = fold62 (q12 :: []) in
(mix_0 5 v65; note_end 0);
(mix_0 5 v65; note_end 0);
(if (6 - n4) = (if false then 3 else 0) then (let ((q66, _, q67, q68) as w69) = (true, { r10 = (-10.0); r11 = (Array.make 4 q13); r12 = () }, "", true) in if true then () else ()));
let f70 p71 p72 =
  (if (string_of_int q12) = "a" then ());
  (q12, '\255')
in
let v75 = f70 (-1.0) (let rec f74 p73 = q13 in f74) in
((let (m76, m77) = v75 in mix m76; mix (Char.code m77)); note_end 0);
((let (m78, m79) = v75 in mix m78; mix (Char.code m79)); note_end 0);
let a106 = (match { { r10 = 0.5; r11 = (Array.make 4 q13); r12 = () } with r11 = ((); (Array.make 4 q13)) } with | { r10 = 1.0; r11 = [|q80; q81; q82; q83|]; _ } -> (
  [|(float n4); q13; q83; 4096.0; 100.75; q80; (abs_float 2.0); q13|]) | { r10 = (1.0 | 0.5); r11 = q84; r12 } -> (
  let rec loop92 i85 s86 =
    if i85 >= 0 then (
      loop92 (i85 - 1) (try (100 / (i85 - 1)) with | Invalid_argument _ -> (let v87 = { r10 = q11; r11 = q84; r12 = () } in s86) | Division_by_zero -> (let o88 = q12 in let o89 = q12 in let o90 = i85 in let o91 = s86 in let ( > ) a b = b - a in o88 > o89 > o90 > o91))
    ) else
      s86
  in
  let n94 = loop92 (3 - 1) q12 in
  note_int n94;
  (let v97 = Array.map (let rec f96 p95' = 3.25 in f96) (Array.make 3 q12) in create_float_array 8 q13)) | { r10 = 0.0; r11 = _; r12 = q98 } -> (
  [|(-100.75); q13; 100.75; q11; q13; 0.0; (100.75 /. q11); ((let rec f100 p99 = q13 in f100) 14)|]) | { r10; r11 = q101; r12 = q102 } -> (
  let rec long103 n l =
    if n = 0 then l else long103 (n - 1) (n :: l)
  in
  let l104 = long103 110 [] in
  let l105 = List.rev_map (fun x -> x lxor 1) l104 in
  note_int (compare l104 l105 + List.length l105);
  note_int (List.fold_left (+) 0 l105);
  Array.make 8 q13)) in
let x113 = -. (match v65 with | C8 -> (q13 *. q13) | C7 (q107, _, _) when q107 = '\224' -> ((); 1.5) | ((C7 (f70, q108', q109) as w110) | (C7 (f70, q108', q109) as w110)) -> (let v111 = [] in q109) | C9 -> (let v112 = a106 in 10.0)) in
let v114 = false in
let x115 = if v114 then 1e999 else a106.(2) in
let v116 = (int_of_float (float_of_string "-1.0")) = q12 in
let c117 = (((-0.0) -. q11)) +. ((-0.0) -. q11) in
let c118 = x115 -. (((-0.0) -. q11)) in
let c119 = ((-0.0) -. q11) +. (((-0.0) -. q11)) in
let c120 = (c118) -. ((-0.0) -. q11) in
let c121 = (c118) +. c119 in
let c122 = (c119) +. c119 in
let c123 = c119 -. (x115) in
let c124 = c118 *. (x115) in
note_int q12;
note_float x115;
note_float q11;
note_float x113;
note_float c123;
note_float c122;
(mix_0 5 v65; note_end 0);
((let (m125, m126) = v75 in mix m125; mix (Char.code m126)); note_end 0);
()
