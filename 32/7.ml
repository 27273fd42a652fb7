exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y119 :: y120) -> mix 1; mix y119; mix_0 (d - 1) y120
and mix_1 d (v : ((char * int * int) * float) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y121 -> mix 1; (let (m122, m126) = y121 in (let (m123, m124, m125) = m122 in mix (Char.code m123); mix m124; mix m125); mix_float m126)
and mix_2 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y127 -> mix 0; mix y127
    | Error y128' -> mix 1; mix y128'
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let n0 = [] in
(mix_0 5 n0; note_end 0);
let a6 = Array.map (let rec f8 p7 = Ok n5' in f8) (Array.make 4 true) in
a6.(0) <- (Ok n5');
a6.(1) <- (if 1.0 < x4 then (match (Ok false) with | Ok (true as w9) -> (Ok n5') | Ok false -> (Ok n5') | Error _ -> (Ok n5')) else (match x4 with | 1.0 when (List.fold_right (let rec f11 n0 p10 = n5' >= 16 in f11) (List.sort compare []) (n5' <> 3)) -> (Ok n5') | (1.0 as w12) -> (Ok (-2)) | (0.5 as w13) -> (Ok n5') | _ -> (Ok n5')));
a6.(2) <- (Ok n5');
a6.(3) <- (Ok (int_of_string (string_of_int 1)));
let rec loop18 i14 n19 s15 =
  if i14 < 0 then s15 else (
    loop18 (i14 - 1) n19 (match a6.(i14) with | Ok q16 -> ((s15) lxor (( - ) i14 2)) | Error (-2) -> ((if false then i14 else s15) - (s15)) | ((Error _) | (Error _)) when (if i14 > i14 then true else (String.contains "tail \" end" 'z')) -> ((s15) + s15) | Error q17 -> ((s15) - (if true then i14 else q17)) | _ -> ((s15) + (if true then s15 else s15)))
  )
in
let n20 = loop18 (4 - 1) 4 17 in
note_int n20;
let n5' = ((Array.iter (let rec f22 p21 = (match false with | true -> () | (false | false) -> ()) in f22) a6); (match n0 with | [] -> None | (_ :: []) -> (if true then None else None) | (q23 :: (_ :: _)) -> (match n0 with | [] -> None | (((-2147483648) | (-2147483648)) :: q24) -> None | ((4 as w25) :: q26) -> None | (_ :: []) -> None | (q27 :: (q28 :: _)) -> None))) in
let v39 = (match (if (match [] with | [] -> false | (q29 :: q30) -> false) then [[]; []] else ((let rec f32 p31 = [] in f32) 1.0)) with | [] -> (
  let rec loop35 i33 n36 s34 =
    if i33 < 0 then s34 else (
      loop35 (i33 - 1) n36 (((s34) -. (float_of_int i33)) -. 0.0)
    )
  in
  let n37 = loop35 ((hide 0 20) - 1) (hide 0 20) (-1.0) in
  note_float n37;
  Char.chr ((min 9 n20) land 255)) | ((q38 :: _) | (((_ :: _) as q38) :: _)) -> (
  'L')) in
(mix (Char.code v39); note_end 0);
let make40 p41' =
  (let rec f43 p42 = Array.make 4 (-2) in f43)
in
let c44 = make40 (if true then n20 else n20) in
let a47 = c44 (let rec f46 p45 = x4 in f46) in
(mix_ints a47 0 4; note_end 0);
let f93 = (match n0 with | ([] | (6 :: _)) -> (let _v54 = (let rec f53 p48 p49 = ((fun p50 p51 p52 -> p52), n20) in f53) in fun p55 -> ((fun p56' p57 p58 -> p57), p55)) | (q59 :: _) -> (let rec f81 p60 = (match v39 with | (('a'..'m' as w61) | ('a'..'m' as w61)) -> ((fun v39 p62 (q63', q64, _) -> q59), 18) | '0'..'9' -> ((fun p60 p65 p66 -> 12), q59) | '0'..'9' -> ((let rec f70 p67 p68 p69 = p67 in f70), p60) | 'n' -> ((let rec f75 p71 p72 (_, q73, q74) = 5 in f75), q59) | q76 -> ((let rec f80 p77 p78 p79 = p60 in f80), p60)) in f81) | [] -> (match [""; "a"; "a"] with | [] -> (fun p82 -> ((fun p83 p84 (q85, q86, q87) -> p83), p82)) | (q88 :: q89) -> (fun p90 -> ((fun q89 p91 p92 -> p91), 7)))) in
let unused94 = (-10) >= n20 in
let rec loop97 i95 n98 =
  if i95 >= 0 then (
    (let k96 = wrap a47.(i95) 4 in a47.(k96) <- a47.(k96) + i95);
    loop97 (i95 - 1) n98
  ) else
    ()
in
loop97 (4 - 1) 4;
(mix_ints a47 0 4; note_end 0);
let a100' = Array.init 9 (fun p99 -> a47.(3) * (-6)) in
(mix_ints a100' 0 9; note_end 0);
let x109 = if if 18 = 0 then (not true) else (100.75 >= x4) then ((let rec f107 p101 = (let ((q103, q104, q105) as w106) = (a47, n20, (fun p102 -> p102)) in x4) in f107) (Error false)) else ((-. x4) *. (let v108 = false in x4)) in
let a100' = (match Ok 9 with | Ok ((-2147483647 as w110) | (-2147483647 as w110)) -> (if true then false else false) | Ok 0 -> (n20 > n20) | (Ok 6 as w111) -> (true || false) | Ok _ -> (let v112 = 17 in true) | Error q113 -> ("a" >= "12")) && (not (let (a47, q116, q117, q118) = ((n20, x4, 8), n20, (let rec f115 p114 = n20 in f115), 10.0) in false)) in
(mix (if a100' then 1 else 0); note_end 0);
note_float x4;
(mix (if a100' then 1 else 0); note_end 0);
(mix_0 5 n0; note_end 0);
(mix (Char.code v39); note_end 0);
(mix_1 5 n5'; note_end 0);
note_int n20;
(mix_ints a47 0 4; note_end 0);
(mix_2 5 a6.(3); note_end 0);
()
