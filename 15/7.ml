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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let rec loop19' i16' s17 s18 =
  if i16' < 12 then (
    loop19' (i16' + 1) (s17 + 1000000000) (s18 + (if s17 < s17 + 1000000000 then 1 else 3))
  ) else
    (s17, s18)
in
let (n21, n22) = loop19' 0 2147483647 0 in
note_int n21;
note_int n22;
let n27 = (hide 1 12) in
let rec loop26 i23 s24 s25 =
  if i23 < n27 then (
    loop26 (i23 + 1) (s24 + 1073741824) (s25 + (if s24 < s24 + 1073741824 then 1 else 3))
  ) else
    (s24, s25)
in
let (n28, n29) = loop26 0 2147483647 0 in
note_int n28;
note_int n29;
let v120 = (match '\059' with | 'a'..'m' -> (ref (-10.0)) | ('0'..'9' | '0'..'9') -> (if ((n28 > n29) || (match Array.make 1 (Array.make 2 1.0) with | (([|q30|] as w31) | ([|q30|] as w31)) -> v15 | _ -> v15)) && (((clip "a") ^ "tail \" end") <= (string_of_float (abs_float 100.75))) then ((if (n29 + (-4096)) >= n28 then (try (if v15 then raise (E1 n28) else ()) with | E1 4 -> () | E1 7 -> () | E1 5 -> () | E1 9 when ((( -. ) 0.5 3.25) <> (ceil (-1.5))) -> () | E1 q32 when q32 = 3 -> () | _ -> ()) else (List.fold_right (fun p33 () -> ()) [] ())); (match Some 100.75 with | None -> (ref 1.0) | Some (0.5 as w34) -> (ref w34) | ((Some q35' as w36') | (Some q35' as w36')) -> (fst ((ref q35'), n28)))) else (if (match (let _v37 = Array.make 2 (-0.0) in []) with | ((_ :: q38) | ([] as q38)) -> (snd ((-0.0), v15)) | (((Ok n29) | (Ok n29)) :: []) -> (let v39 = [] in v15) | ((Error q40) :: []) -> false | (q41 :: (q42 :: q43)) -> v15) then (if v15 then (ref 1.5) else (fst ((ref 0.0), 1.0))) else (List.fold_left ((); (fun p44 p45 -> ref 100.75)) (ref 1.0) (List.append [] [])))) | 'n' -> (ref (if (floor 1.5) = 3.25 then (if true then (if v15 then (-0.0) else 2.0) else (if v15 then 0.0 else 10.0)) else ((Array.fold_right (fun p46 p47 -> p47) (Array.make 5 n29) (-100.75)) *. 1.0))) | 'a'..'m' -> (let _v101 = (try (match (min (match true with | true -> None | false -> None | exception Invalid_argument q48 -> None | exception Division_by_zero -> None | exception Failure _ -> None | exception E0 _ -> None | exception E1 9 -> None | exception E1 5 -> None | exception E1 q49 -> None | exception E2 q50 -> None) (match n22 with | -2147483648 when v15 -> None | -2147483648 -> None | q51 when q51 >= (-4) -> None)) with | None -> (let (q53, _, _, q54') = (let v52 = n22 in (n29, (ref 1.0), '0', (Array.make 2 n22))) in (let (q55, q56) = (v15, n28) in (let rec f59 p57 p58 = (q56, n29, 'a') in f59))) | Some 1.0 -> (let rec f62 p60 p61 = (n21, n28, 'a') in f62) | Some q63 -> (if v15 then (let rec f66 p64 p65 = (3, n29, '0') in f66) else (match Ok n28 with | ((Error q67) | (Error q67)) -> (fun p68 p69 -> (q67, 12, 'a'))))) with | Match_failure _ -> (let rec f72 p70 p71 = (n22, n28, '\n') in f72) | _ -> (try (let v93 = (match None with | (None | None) -> (let rec f75' p73 p74 = Array.make 4 16 in f75') | Some (Ok _) -> (let rec f78 p76 p77 = Array.make 4 n21 in f78) | Some (Ok _) -> (let rec f81 p79 p80 = Array.make 4 n29 in f81) | ((Some (Error (-2147483647))) | (Some (Error (-2147483647)))) -> (let rec f83 n29 p82 = Array.make 4 p82 in f83) | Some (Error 5) -> (let rec f86' p84 p85 = Array.make 4 n29 in f86') | Some (Error 1) -> (fun p87 n28 -> Array.make 4 n21) | Some (Error 9) -> (fun p88 p89 -> Array.make 4 18) | Some (Error q90) -> (let rec f92 p91 q90 = Array.make 4 n29 in f92)) in if v15 then (fun p94 p95 -> (n28, n28, '\n')) else (fun p96 p97 -> ((-1), n29, '\''))) with | _ -> ((); (let rec f100 p98 p99 = (n22, 8, 'z') in f100)))) in if (string_of_int n22) <= ((clip "") ^ "") then (ref (10.0 /. 0.0)) else (ref ((-0.5) -. (-0.0)))) | ('a'..'m' | '0'..'9') -> (ref 0.0) | ('a'..'m' as w102) -> (if if (if false then v15 else v15) || (let v103 = [] in v15) then v15 else ((-8) < 11) then (match n28 with | (1 | 1) -> (List.fold_right (match w102 with | 'a'..'m' -> (fun p104 p105 -> p105) | 'n' -> (let rec f108 p106 p107 = p107 in f108) | q109 -> (let rec f112 p110 p111 = ref p110 in f112)) (let _v113 = [] in []) ((); (ref 2.0))) | 6 -> (ref (match [] with | ([] | []) -> 1.5 | ([] | (_ :: _)) -> 2.0)) | (7 | 7) -> (match w102 with | 'a'..'m' -> (ref 0.0) | q114 -> (ref 100.75)) | q115 -> (if v15 != v15 then (ref 1.0) else (if v15 then (ref (-10.0)) else (ref 0.0)))) else (if (string_of_float (abs_float 0.5)) >= (if v15 then "12" else "a") then (min (if v15 then (ref 2.0) else (ref 1.5)) (ref 2.0)) else (ref (match w102 with | 'a'..'m' -> 0.0 | '0'..'9' -> 100.75 | q116 -> (-0.5))))) | '0'..'9' -> ((fun p117 -> ((p117.(wrap (n29 + n28) 16) <- (n21 / (-3))); ((if v15 then ()); (ref 100.75)))) (if Array.mem v15 (Array.make 2 v15) then (snd (min (1, (Array.make 16 n28)) (n28, (Array.make 16 n22)))) else (Array.make 16 (-8)))) | q118 -> ((fun p119 -> if if true then (not p119) else ("b c" <> "\000\255x") then (ref (100.75 *. (-3.25))) else (ref (float_of_int n29))) false)) in
let s122 = ref 2147483640 in
let s123 = ref 0 in
for i121 = 12 - 1 downto 0 do
  let u124 = !s122 + 715827883 in
  let u125 = !s123 + (if !s122 < !s122 + 715827883 then 1 else 3) in
  (if !s122 <> 715827883 then (s122 := u124; s123 := u125))
done;
let n126 = !s122 in
let n127 = !s123 in
note_int n126;
note_int n127;
let s129 = ref 0 in
let s130 = ref 0 in
for i128 = 0 to 12 - 1 do
  let u131' = !s129 + 2147483647 in
  let u132 = !s130 + (if !s129 < !s129 + 2147483647 then 1 else 3) in
  (if !s129 <> 2147483647 then (s129 := u131'; s130 := u132))
done;
let n133 = !s129 in
let n134 = !s130 in
note_int n133;
note_int n134;
let s136 = ref 2147483647 in
let s137 = ref 0 in
let i135 = ref 0 in
while !i135 < (hide 1 12) do
  let u138 = !s136 + 1000000000 in
  let u139 = !s137 + (if !s136 < !s136 + 1000000000 then 1 else 3) in
  s136 := u138; s137 := u139; i135 := !i135 + 1
done;
let n140 = !s136 in
let n141 = !s137 in
note_int n140;
note_int n141;
let c142 = (((if v15 then n141 else n141) + n141)) - ((if v15 then n141 else n141) + n141) in
let c143 = 2147483646 * (((if v15 then n141 else n141) + n141)) in
let c144 = (c143) * c143 in
let c145 = (c142) + 2147483646 in
let c146 = (((if v15 then n141 else n141) + n141)) + ((if v15 then n141 else n141) + n141) in
let c147 = (c142) + c143 in
let c148 = (c142) * c145 in
let c149 = (2147483646) + c142 in
let c150 = c143 - (c142) in
let c151 = (c148) + c147 in
note_int c151;
note_int c150;
note_int c148;
(mix (if v15 then 1 else 0); note_end 0);
(mix_0 5 v120; note_end 0);
note_int c143;
note_int c147;
note_int n134;
note_int c151;
()
