type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y121, y122) -> mix_ints y121 0 8; mix_3 (d - 1) y122
and mix_1 d (v : (int, string * int) t2) =
  if d > 0 then
    match v with
    | C0 (y123, y124) -> mix (Char.code y123); mix_string y124
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y125 :: y126) -> mix 1; mix (if y125 then 1 else 0); mix_2 (d - 1) y126
and mix_3 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y127 :: y128) -> mix 1; mix (Char.code y127); mix_3 (d - 1) y128
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let f4 p5 =
  (if 8 > (match 1.5 with | (0.0 as w6) -> 3 | q7 when ((match Ok [] with | ((Ok q8) | (Ok q8)) when false -> (Array.make 9 q7) | Ok q9 -> (Array.make 9 q7) | Error C10 -> (Array.make 9 q7) | Error (C8 (_, _, q10)) -> (Array.make 9 q7) | Error C9 -> (Array.make 9 q7) | Error (C7 (q11, q12, q13)) -> (Array.make 9 q7)) <= (max (Array.make 9 q7) (Array.make 9 q7))) -> p5 | q14 -> p5) then raise (E0 (try (Char.chr (p5 land 255)) with | _ -> '\255')));
  (match (((); (C0 ((Array.make 8 p5), []) : t0)) : t0) with | ((C0 (q15, [])) | (C0 (([||] as q15), _))) -> ((p5 asr (14 land 31)) asr ((-2147483647) land 31)) | C0 (_, (_ :: q16)) -> n3)
in
let n17 = (try (f4 31) with | E0 'a'..'m' -> (18 mod 1) | E0 _ -> n3) in
note_int n17;
let n22 = (try (f4 (String.fold_left (let rec f20 p18 p19 = p18 in f20) 9 "a")) with | E0 'a'..'m' -> (n17 asr 23) | E0 '0'..'9' -> (n17 * 22) | E0 q21 -> (( - ) n17 n17)) in
note_int n22;
(if (if true then (Ok 1.0) else (Ok 3.25)) < (snd ("12", (Ok 2.0))) then (if (let rec f24 p23 = false in f24) [] then (match C9 with | C10 -> () | C8 (_, n17, q25) -> () | (C9 | C9) -> () | C7 (q26, _, q27) -> ()) else (if true then ())) else (match ((Ok 9 : (int, t0) result) : (int, t0) result) with | Ok q28 -> () | ((Ok (-2147483648)) | (Error _)) -> ()));
let n34 = if false || false then (if n17 < n17 then (if n22 < n17 then (if not false then (if n17 = n22 then (if n17 >= n22 then (if (let v32 = (let rec f31 p29 p30 = Array.make 4 10.0 in f31) in false) then n22 else (n22 lsr 11)) else (max n22 n17)) else (n17 asr 29)) else (match n22 with | 2 -> n22 | 4 -> n17 | -2147483647 -> n17 | 0 -> n22 | q33 -> n3)) else n22) else ((); n22)) else (truncate 1.0) in
note_int n34;
let v37 = (C0 ((Array.mapi (fun n22 p35 -> n17) (Array.make 8 n34)), (((fun p36 -> '\255') (Array.make 1 16)) :: [])) : t0) in
(mix_0 5 v37; note_end 0);
let rec f38 p39 p40 p41 =
  if p39 < 1 then
    (if false then (C0 ('\'', "a") : (int, string * int) t2) else (C0 ('0', p41) : (int, string * int) t2))
  else (
    (try (let r42 = f38 (p39 - 1) p40 p41 in if true then raise (E0 (match (p40 : t0) with | (C0 ([|q43|], q44) as w45) -> '\255' | C0 (_, ([] as w46)) -> '\n' | C0 (q47, (q48 :: q49)) -> q48)) else r42) with | E0 'a'..'m' -> (C0 ('a', p41) : (int, string * int) t2) | E0 '0'..'9' -> (C0 ('a', p41) : (int, string * int) t2) | E0 'n' -> (C0 (' ', p41) : (int, string * int) t2) | E0 q50 -> (C0 (q50, p41) : (int, string * int) t2))
  )
in
let v51 = f38 5 (C0 ((Array.make 8 n34), []) : t0) ((clip "\000\255x") ^ "") in
(mix_1 5 v51; note_end 0);
let v52 = f38 3 (if false then (C0 ((Array.make 8 n34), []) : t0) else (C0 ((Array.make 8 n34), []) : t0)) (if false then "a" else "\000\255x") in
let rec f53 p54 p55 =
  if p54 > 0 then (
    (try (let r57 = f53 (p54 - 1) p55 in if if true then true else false then raise (Failure "tail \" end") else r57) with | Failure _ -> (let v58 = (n17, n17, ((-100.75), p54, "a"), n22) in ([], (-1.0), (C0 ((Array.make 8 p54), []) : t0), n34)))
  ) else
    (let ((C0 (_, q56)) : (float array, bool) t2) = ((C0 ('z', "") : (float array, bool) t2) : (float array, bool) t2) in ([], 0.5, (C0 ((Array.make 8 p54), []) : t0), n34))
in
let v61 = f53 2 (fun p59 p60 -> Array.make 9 12) in
((let (m62', m63', m64, m65) = v61 in mix_2 5 m62'; mix_float m63'; mix_0 5 m64; mix m65); note_end 0);
let rec f66 p67 p68 p69 =
  if p67 < 1 then
    ((); false)
  else (
    (try (let r70 = f66 ((-1) + p67) p68 p69 in if 10.0 <> 1.5 then raise (E0 'z') else r70) with | E0 'a'..'m' -> ((-0.5) < 0.0) | E0 '0'..'9' -> (let _v71 = Array.make 2 p69 in true) | E0 q72 -> (try false with | _ -> false))
  )
in
let v74 = f66 3 ((fun p73 -> []) (-100.75)) (if true then n22 else n22) in
let rec f75 p76 p77 =
  if p76 <= 0 then
    (n17 mod (n3 lor 1))
  else (
    (try (let r78 = f75 ((-1) + p76) p77 in if (6 - (-2147483647)) <= (-1) then raise (E0 ((); '\'')) else r78) with | E0 ('a'..'m' as w79) -> (n34 lor n17) | E0 '0'..'9' -> n22 | E0 'n' -> (- n22) | E0 q80 -> (-2147483648))
  )
in
let n84 = f75 3 (let v81 = false in ((C0 (' ', "12") : (float, int) t2), C9, (fun p82 p83 -> n22), (-100.75))) in
note_int n84;
(try (
  (try (
    let a85 = min (Array.make 4 0.5) (Array.make 4 1.5) in
    for i86 = (hide 1 3) - 1 downto 0 do
      a85.(i86 + 1) <- a85.(i86);
      ()
    done;
    (mix_floats a85 0 4; note_end 0);
    let (q91, q92, q93, _) = ((n34 <= n17), (let v87 = n34 in 3 mod 4096), ((let rec f89' p88 = if v74 then n34 else n84 in f89') (let _v90 = ref 0.5 in Array.make 1 1.0)), ((min (-2.0) (-0.0)) -. (ceil 0.0))) in
    (let rec f96 p94 = (let v95 = (C0 ('\255', "\000\255x") : (float, int t1) t2) in ()) in f96) (-. 1.5)) with | _ -> (if v74 then raise (E0 'a') else ()));
  let rec f97 p98 p99 p100 =
    if p98 > 0 then (
      (try (let r101' = f97 (p98 - 1) p100 p100 in if n34 > 10 then raise (E0 'a') else r101') with | E0 _ -> (n34 > p98))
    ) else
      v74
  in
  let v102 = f97 0 n84 n17 in
  (mix (if v102 then 1 else 0); note_end 0);
  let v103 = f97 2 (int_of_float (-0.0)) (- n84) in
  (mix (if v103 then 1 else 0); note_end 0);
  let x105 = (let _v104 = () in float_of_int 4096) in
  (let ((C0 (q106, q107)) : t0) = ((C0 ((Array.make 8 n84), []) : t0) : t0) in (let _v108 = x105 in ()))) with | Invalid_argument _ -> () | Failure q109 -> (match (v61 : bool list * float * t0 * int) with | ([], _, q110, q111) -> () | (((_ :: q112), q113, q114, _) as w115) -> ()) | E0 'a'..'m' -> () | E0 'a'..'m' -> (if v74 then () else ()) | E0 v51 -> (let _v116 = ("12", 0.0, (Ok "\000\255x"), None) in ()));
(mix_1 5 v51; note_end 0);
(mix_1 5 v52; note_end 0);
(mix (if v74 then 1 else 0); note_end 0);
note_int n17;
((let (m117, m118, _, m120) = v61 in mix_2 5 m117; mix_float m118; mix m120); note_end 0);
note_int n22;
note_int n84;
()
