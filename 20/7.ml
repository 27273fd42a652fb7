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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let rec loop18 i16' n19 s17 =
  if i16' <> n19 then (
    loop18 (i16' + 1) n19 (clip s17 ^ clip s17)
  ) else
    s17
in
let n20 = loop18 0 5 "\000\255x" in
(mix_string n20; note_end 0);
let rec loop23 i21 s22 =
  if i21 < 5 then (
    loop23 (i21 + 2) (clip s22 ^ clip s22)
  ) else
    s22
in
let n25 = loop23 0 n20 in
(mix_string n25; note_end 0);
let v70 = (match '\059' with | 'a'..'m' -> (ref (-10.0)) | ('0'..'9' | '0'..'9') -> (if ((14 > (-3)) || (3 > 18)) && (let v26 = (Ok 18) :: [] in v15 && v15) then (if if ((); v15) then v15 else (9 > 17) then (ref (max (-10.0) 2.0)) else (ref (( -. ) 0.5 3.25))) else (match Ok (try (let _v27 = '\255' in 2) with | Failure q28 -> 3 | E0 (3 as w29) -> w29 | E0 8 -> 20 | E0 (-1) -> 9 | E0 n20 -> n20) with | Ok 9 -> ((if v15 then () else ()); (match None with | (None | None) -> (ref 1.0) | None -> (ref 1.5) | Some _ -> (ref 3.25))) | Ok (0 | (-3)) -> (match (let _v30 = 10 in []) with | [] -> (ref 10.0) | ((_ :: []) | []) -> (if v15 then (ref 0.0) else (ref 2.0)) | (q32 :: (_ :: q33)) -> ((let rec f35 p34 = ref (-1.5) in f35) (v15, 12, 'z', 4)) | [] -> (ref (-1.0))) | Ok q36 -> (ref (-10.0)) | ((Error q37) | (Error (-3 as q37))) -> (let ((q38, q39', _) as w40) = ([], v15, q37) in snd (None, (ref 3.25))) | Error n25 -> (ref 0.0))) | ('n' | 'a'..'m') -> (match (((print_string n20); (let v41 = ([], ()) in (8, '\'', 10))), ((mix 19); (-32769)), (try (v15 :: (v15 :: [])) with | E0 (-2147483648) -> (let _v42 = Array.make 16 0.5 in []) | E0 q43 -> (match [] with | [] -> [] | ((q44 :: q45) as w46) -> []) | E2 _ -> [v15; false])) with | ((q47, q48, q49), q50, q51) -> (let _v54 = (let rec f53 p52 = q49 in f53) (Array.make 16 18) in (try (if (-1) < q49 then ((); (ref 2.0)) else (min (ref 1.5) (ref 2.0))) with | _ -> (ref 1.0)))) | ('a'..'m' | 'a'..'m') -> (ref (min 1.5 (let v55 = succ 9 in List.fold_left (fun p56 p57 -> p56) 1.5 []))) | '0'..'9' -> (ref (-100.75)) | 'a'..'m' -> (ref (coarse (exp (limit (((fun p58 -> ()) n20); (-1e-310)) (-9.0) 5.0)))) | '0'..'9' -> (match (try (compare (match v15 with | true -> (Array.fold_right (let rec f61 p59 p60 = p60 in f61) (Array.make 2 1.5) (Array.make 16 ((-2.0), v15, n25))) | false -> (match 100.75 with | (0.5 | 0.0) -> (Array.make 16 ((-0.5), true, n25)) | 0.0 -> (Array.make 16 (2.0, v15, "12")) | _ -> (Array.make 16 ((-0.5), v15, n20)))) (if (5 - 32767) > (-2) then (max (Array.make 16 (100.75, false, n25)) (Array.make 16 ((-0.0), false, n25))) else (fst ((Array.make 16 (3.25, v15, n25)), (-3))))) with | _ -> (int_of_string (string_of_int 6))) with | 3 -> (ref 100.75) | 7 -> (ref 3.25) | -2 -> (ref (-1.5)) | _ -> (ref 1.0)) | q62 -> (if not (((5 lor 14) - 32767) > (20 - (-1))) then (try (if (18 + 6) <> (let (q63, _) = (v15, (-1.5)) in 0) then raise (E0 ((land) ((-2) lsr 21) (let o64 = 19 in let o65 = -1 in let o66 = 0 in let ( ** ) a b = b - a and ( land ) a b = a * 2 - b and ( *! ) a b = a * 2 - b in o64 *! o65 *! o66))) else (ref (match '\n' with | 'a'..'m' -> 1.5 | q67 -> 2.0))) with | E0 q68' -> (let v69' = "tchrtlxda" in ((); (ref 1.5)))) else (ref (-100.75)))) in
assert (hide 1 3 = 3);
let n71 = 11 in
let s73 = ref "a" in
for i72' = (hide 1 5) - 1 downto 0 do
  s73 := (clip !s73 ^ clip (snd (10.0, !s73)))
done;
let n74 = !s73 in
(mix_string n74; note_end 0);
let x75 = tick_float 14 (!v70 +. (abs_float (-100.75))) in
let s77 = ref n74 in
let i76 = ref 0 in
while !i76 < 5 do
  s77 := (clip !s77 ^ clip ((clip "b c") ^ "")); i76 := !i76 + 1
done;
let n78 = !s77 in
(mix_string n78; note_end 0);
let p79 = Char.code '\'' in
let p80 = int_of_string (string_of_int p79) in
let p81 = !v70 in
let p82' = max x75 10.0 in
let p83 = -. p81 in
let p84 = 12 / (p79 lor 1) in
let p85 = if v15 then p84 else p84 in
let p86 = p85 mod 3 in
let p87' = p83 in
let p88 = (try !v70 with | Not_found -> p83) in
let p89 = p79 in
let p90 = p82' +. p87' in
let p91 = p89 * p86 in
let p92 = floor 0.0 in
let p93 = ((); p80) in
let p94 = snd (p92, p88) in
let p95 = p79 mod 4096 in
let p96 = -1.0 in
let p97 = compare None None in
let p98 = ((); 3.25) in
let p99' = p97 in
let p100 = !v70 in
let p101' = int_of_float 0.0 in
let p102 = p89 in
let p103 = -8987 in
let p104 = p98 in
let p105 = List.fold_right (let rec f108 p106 p107' = 2.0 in f108) [] 0.5 in
let p109 = p80 / (-3) in
let p110 = if v15 then p94 else (-2.0) in
let p111 = Char.code '\'' in
let p112 = 1073741824 in
let p113 = abs_float p100 in
mix 1;
let n114 = ((p111 + ((p103 lxor (((p99' - (((p93 - (p91 lxor (p89 + (p86 + ((((p79) * p80) lxor p84) * p85))))) + p95) + p97)) - p101') lxor p102)) * p109)) lxor p112) + 1 in
note_int n114;
let x115 = 1.0 +. (p113 -. (p110 *. ((p104 -. (p100 +. (p98 -. ((((p90 +. (p88 +. ((p83 *. (p82' -. (p81))) *. p87'))) -. p92) -. p94) +. p96)))) *. p105))) in
note_int p86;
note_float p82';
note_int p111;
note_float p113;
note_int n71;
note_int p112;
note_int p101';
(mix_string n20; note_end 0);
()
