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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let rec f4 p5' p6 p7 p8 p9 p10 p11 =
  if p5' < 1 then
    10.0
  else (
    f4 ((-1) + p5') p10 ((-2.2250738585072014e-308) -. p10) p11 p11 p8 (float (let v12 = p5' in v12))
  )
in
let _ = f4 0 (try 100.75 with | _ -> 1.0) (( -. ) (-1.5) (-0.5)) (match ([] : (int, int) t2 list) with | [] -> 1.0 | ((_ :: q13) | (_ :: q13)) -> 100.75) ((-100.75) *. 1.5) (if true then 1.5 else (-1.5)) (if false then 100.75 else 0.5) in
let v138 = (match if (-3.25) < 3.25 then (None :: []) else [None; None; None] with | ((_ :: q14) | ([] as q14)) -> (
  let rec f15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32 p33 p34 p35 p36 p37 p38 p39 p40' p41 p42 p43 p44 p45 p46 p47 p48 p49 p50 p51 p52 p53 p54' =
    if p16 > 0 then (
      f15 (p16 - 1) p52 p39 p21 p41 ((p49 / 7) - (let _v55 = 2.0 in p49)) p44 p23 p20 p31 p38 p47 p30 p30 p40' p35 p42 p28 p50 p26 p24 (match q14 with | ([] | []) -> p48 | (None :: []) -> (8 + 1) | (((None | None) :: ((q56 :: q57) as w58)) as w59) -> (int_of_string (string_of_int p49)) | ((Some _) :: q60) -> p32) p50 p23 p28 p38 p46 p31 p32 p54' p22 p43 p46 p44 p50 p42 p28 p49 p19
    ) else
      (16 * p49)
  in
  let n70 = f15 8 (ceil 2.0) (n3 * 34) (-2147483647) (let v61 = () in 3.25) (- n3) (n3 / 1) (- n3) (f4 (hide 1 1) 0.0 (-2.0) 3.25 (-100.75) 1.5 100.75) (if false then (-100.75) else 3.25) ((-1.5) *. 10.0) (float n3) (f4 (hide 0 2) 1.0 2.0 1.5 2.0 (-10.0) 0.0) (List.fold_left (fun p62 p63 -> p62) 1.0 []) (100.75 -. 100.75) ((-1.5) +. 1.0) (n3 lor n3) (match q14 with | [] -> 3.25 | (None :: q64) -> (-2.0) | ((Some q65) :: []) -> 10.0 | ((Some q66) :: (q14 :: q67)) -> 1.0) (if false then 0.0 else 2.0) (0.0 *. 0.0) ((); (-1.5)) (if true then (-3) else n3) 3.25 (match n3 with | 8 -> 14 | 4 -> n3 | -1 -> n3 | q68 -> n3) ((-2.0) *. 1.5) (abs_float 10.0) (10 + n3) (100.75 *. (-0.0)) (n3 + n3) (Char.code '\n') (abs n3) (let v69 = [] in -0.5) (-(-3)) n3 (f4 2 1.0 (-2.0) 2.0 0.5 3.25 1.0) (2 + n3) (float_of_int n3) (n3 / 100) n3 in
  (try (
    let s72 = ref n70 in
    let i71 = ref 0 in
    while !i71 < 3 do
      s72 := (
        let s74 = ref !s72 in
        for i73 = 0 to (hide 1 2) - 1 do
          s74 := !s74
        done;
        let n75 = !s74 in
        note_int n75;
        n75); i71 := !i71 + 1
    done;
    let n76 = !s72 in
    note_int n76;
    (if false then (if (n76 + (-1073741824)) < n76 then (if true then raise (E0 'z') else ()) else (mix (if false then 1 else 0))));
    let _ = ((let v77 = 32767 in if true then () else ()); (C7 (((-0.5), "\000\255x", true, '0'), (let v78' = false in Array.make 2 C9), (C9, n76)))) in
    (if snd (n76, false) then (mix_float 2.0) else (if false then () else ()))) with | E0 'a'..'m' -> () | E0 q79 -> ());
  (if (match q14 with | (((Some _) :: _) | []) -> true | (None :: q82) -> true | ((Some 7) :: f15) -> false | (((Some q83) | (Some q83)) :: n3) -> true | exception Invalid_argument q84 -> false | exception Division_by_zero -> true | exception Failure q85 -> false | exception Not_found -> true) then ((); ()))) | (None :: ([] | [])) -> (
  let rec f86 p87 p88 p89 p90 =
    if p87 > 0 then (
      f86 ((-1) + p87) p90 p89 p90
    ) else
      (abs_float p90)
  in
  let x91 = f86 3 (0.5 /. 10.0) n3 (2.0 -. 1.5) in
  let x93 = f86 5 (x91 -. x91) n3 ((fun p92 -> x91) []) in
  let c94 = (x93) -. ((-1.5) -. 0.5) in
  let c95 = ((-1.5) -. 0.5) *. (((-1.5) -. 0.5)) in
  let c96 = c94 *. (c95) in
  let c97 = (x93) +. ((-1.5) -. 0.5) in
  let c98 = (c96) *. c95 in
  let c99 = (c95) -. x93 in
  let c100 = c96 *. (c95) in
  let c101 = (c94) *. c95 in
  let c102' = (((-1.5) -. 0.5)) *. c96 in
  note_float c102';
  (if (match None with | None -> true | Some q103 -> true) then ())) | (([] as w104) | (((Some _) :: []) as w104)) -> (
  let rec f105 p106 p107 p108 p109 p110 p111 p112' p113 p114 p115 p116 p117' =
    if p106 <= 0 then
      (p115 lor p111)
    else (
      f105 (p106 - 1) p113 p115 p109 (if if true then true else false then p115 else p111) p108 p113 p112' p112' p111 (1e-310 *. (let v121 = (let rec f120 p118 p109 p119 = p109 in f120) in p112')) p116
    )
  in
  let n122 = f105 (hide 0 4) 5e-324 ((-2) + n3) 4095 1073741824 (n3 + n3) (10.0 *. 3.25) (if true then (-2.0) else 3.25) (f4 0 2.0 10.0 0.0 0.5 1.0 0.5) n3 (f4 0 1.0 100.75 (-2.0) (-10.0) 1.0 1.0) (tick_float 8 (-3.25)) in
  let rec f123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133' p134 p135 =
    if p124 <= 0 then
      p135
    else (
      f123 (p124 - 1) p125 p128 p125 p126 p129 p126 p131 p132 p127 p126 ((); (p134 *. p135))
    )
  in
  let x137 = f123 1 (-10) (float_of_int n122) n122 1.5 (-0.0) (100.75 *. 0.0) (let v136 = 'z' in n3) 2147483647 2147483646 (( -. ) 10.0 0.5) (1.0 /. 10.0) in
  mix (if false then 1 else 0)) | (_ :: (_ :: _)) -> (
  ())) in
note_int n3;
()
