type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y199; r5 = y200 } -> mix y199; mix_float y200
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v69 = (match C0 with | C3 -> (match C0 with | C3 -> ((let rec f8 p3 () p4 = ((fun p5 p6 p7 -> p5), p4) in f8), "\000\255x") | (C0 as w9) -> ((let rec f15 { r4 = q10; r5 = _ } () p11 = ((fun p12 p13 p14 -> p14), 4) in f15), "b c") | C1 -> (match C0 with | (C3 | C3) -> ((fun p16 v2 p17 -> ((fun p18 p19' p20 -> 16), 1)), "\000\255x") | C0 -> ((let rec f27' p21 () p22 = ((let rec f26 p23 p24 p25 = p25 in f26), p22) in f27'), "") | (C3 | C1) -> ((fun p28 () p29 -> ((fun p30 p31 p32 -> p31), p29)), "a") | C2 -> ((let rec f38 ({ r4; r5 = v2 } as w33) () p34 = ((fun p35 p36 p37 -> p36), r4) in f38), "tail \" end")) | (C2 | C2) -> (let { r4; r5 = q39 } = { r4 = 10; r5 = 1.5 } in ((let rec f44 { r4 = q40; r5 = q41 } () q39 = ((fun p42 p43 q39 -> q39), 6) in f44), "\000\255x"))) | (C0 | C2) -> ((fun p45 -> ((let rec f51 p46 p47 p48 = ((fun p49 p46 p50 -> p48), p48) in f51), "12")) (Array.copy (Array.make 8 20))) | (C0 | C1) -> (snd ("tail \" end", ((let rec f58 { r4 = v2; r5 = _ } p52 p53 = ((let rec f57' p54 p55 p56 = p56 in f57'), p53) in f58), "a"))) | C2 -> (try ((let rec f63 p59' () p60 = ((fun p61 p62 v2 -> 13), 4) in f63), (Printf.sprintf "<%s>" "tail \" end")) with | Not_found -> ((fun p64 () p65 -> ((let rec f68 p64 p66 p67 = p67 in f68), p65)), "12"))) in
((let (_, m71) = v69 in mix_string m71); note_end 0);
let n77 = (let v69 = -15 in (let o72 = int_of_float (-100.75) in let o73 = (match { r4 = 8; r5 = 1.5 } with | { r4 = (-2); r5 = 1.0 } -> (-3) | { r4 = (-3); r5 = 1.0 } -> v69 | { r4 = _; r5 = q74 } when q74 >= (-0.5) -> v69 | { r4 = (1 as w75); r5 = (1.0 | 1.0) } -> w75 | { r4 = _; r5 = 1.0 } -> v69 | ({ r5; _ } | { r4 = _; r5 }) -> 9) in let o76 = v69 mod 2 in let ( /. ) a b = b - a and ( lxor ) a b = a lxor (b + 1) in o72 /. o73 lxor o76)) in
let f80 = fun p78 p79 -> if v2 then (true, "b c", n77) else (v2, "12", n77) in
let x86 = (try (
  let n81 = if if v2 then raise Division_by_zero else ((Array.make 2 15) = (Array.make 2 12)) then (-17) else n77 in
  let n82 = n81 in
  let f85 = if if false then raise Division_by_zero else (v2 < v2) then raise Division_by_zero else ((if v2 then ()); (let rec f84 p83 = 11 in f84)) in
  let n82 = [] in
  ((if v2 then () else ()); ((-1.0) *. 2.0))) with | Division_by_zero -> (tick_float 10 0.5) | Match_failure _ -> (3.25 *. 3.25)) in
note_float x86;
let n87 = tick_int 14 ((20 * (-5)) / ((String.length "12") lor 1)) in
note_int n87;
let a88 = Array.init 10 (let rec f90 p89 = x86 in f90) in
let rec loop102' i91 n103 s92 =
  if i91 < 0 then s92 else (
    if (match ((fun p93 p94 a88 -> ((fun p95 p96 p97 -> p96), a88)), "tail \" end") with | (q98, ("a" as w99)) -> (v2 && v2) | (q100, "a") -> (if false then v2 else false) | (_, q101') -> (v2 && v2)) then loop102' (i91 - 1) n103 ((s92) -. a88.(i91)) else s92
  )
in
let n104 = loop102' (10 - 1) 10 x86 in
note_float n104;
let v118 = String.fold_left (fun p105 p106 -> (let s107 = "bqbshw" in let i108 = 15 asr (n87 land 31) in if i108 >= 0 && i108 < String.length s107 then s107.[i108] else '\255')) ((function | { r4 = 0; r5 } -> 'O' | { r4 = _; r5 } -> (if true then ' ' else ' ') | ({ r4 = (-2147483647); r5 = (0.5 as w109) } as w110) -> (let s111 = "\000\255x" in let i112 = n87 in if i112 >= 0 && i112 < String.length s111 then s111.[i112] else ' ') | { r4 = (-2147483647); r5 = _ } -> (try (if false then '0' else 'z') with | _ -> 'a') | { r4 = 1; r5 = q113 } -> (Char.lowercase_ascii '\n') | ({ r4; r5 = q114 } | { r4 = (6 as r4); r5 = (1.0 as q114) }) -> (let s115 = "" in let i116 = r4 in if i116 >= 0 && i116 < String.length s115 then s115.[i116] else ' ')) { { r4 = n87; r5 = 0.0 } with r4 = 3 }) ((); (let v117 = x86 in "b c")) in
(mix (Char.code v118); note_end 0);
let a119 = min (Array.make 8 n87) (Array.make 8 n87) in
let rec loop122 i120 s121 =
  if i120 >= 0 then (
    (a119.(i120) <- ((s121) * a119.(7)));
    loop122 (i120 - 1) (a119.(i120) + ((s121) + a119.(7)))
  ) else
    s121
in
let n124 = loop122 (8 - 1) n87 in
note_int n124;
(let { r4 = q127; r5 } = { { r4 = n77; r5 = 1.0 } with r4 = (Array.fold_right (fun p125 p126 -> n87) a88 n124) } in a119.(7) <- (Array.length a119));
let f128 p129 p130 p131 p132 p133 p134 p135 p136 p137 p138 p139 =
  p133 - ((p129 - (n77 + ((p130 * (p133)) + p132))) * p132)
in
let n143 = f128 a119.(2) (truncate x86) a88.(9) n124 (n87 + n87) n87 C0 100.75 (Array.mapi (let rec f142 p140' p141 = n77 in f142) (Array.sub a119 0 7)) a119.(wrap 9251 8) x86 in
let n149 = f128 4752 n143 ((); n104) a119.(6) (if false then n124 else n124) (match v118 with | ('a'..'m' | 'a'..'m') -> n143 | '0'..'9' -> n143 | ('n' as w144) -> n124 | q145 -> n124) C0 (match v118 with | 'a'..'m' when v2 -> n104 | 'a'..'m' -> 2.0 | ('0'..'9' | _) -> n104 | q146 when q146 = '\142' -> 0.0 | 'a'..'m' when true -> x86 | '0'..'9' -> 1.5 | _ -> (-3.25) | _ -> 10.0) (Array.mapi (fun p147 p148 -> p148) (Array.sub a119 0 7)) n143 (if v2 then n104 else 2.0) in
note_int n149;
let v150 = (if 12 <= n149 then (match v118 with | 'a'..'m' -> 1.0 | '0'..'9' -> x86 | 'a'..'m' -> 1.0 | '0'..'9' -> n104 | 'n' -> 1.5 | 'a'..'m' -> n104 | ('0'..'9' | '0'..'9') -> x86 | 'n' -> x86 | _ -> x86) else (fabs n104)) < ((2.0 +. 0.0) -. 4096.0) in
(let (q162, q163, q164, q165) = (let (q155, q156, q157, _) = (let v153 = List.fold_right (let rec f152 f128 p151 = p151 in f152) [] (create_array 1 n104) in ((Ok n149), n124, (x86, "b c", n124, n124), (match v118 with | ('a'..'m' | 'a'..'m') -> x86 | ('0'..'9' as w154) -> n104 | _ -> n104))) in max ((let v158 = n124 in n104), (if v150 then v2 else v150), C0, n143) ((min n104 n104), (match q155 with | ((Ok q159) | (Ok (5 as q159))) -> v150 | Ok (-2147483647) -> v150 | Ok 0 -> false | Ok q160 -> true | Error q161 -> v150), C0, (n87 - n124))) in a119.((n149 mod 8) land 7) <- ((if { r4 = 7; r5 = n104 } <= { r4 = 18; r5 = q162 } then (String.length "12") else (match q162 with | 0.0 -> 8 | q166 -> q165)) / ((String.length (string_of_int 0)) lor 1)));
let v167 = { { r4 = n143; r5 = n104 } with r4 = 31 } in
(mix_0 5 v167; note_end 0);
let rec fold168 =
  function
  | [] ->
    let v170 = v2 in
    v167.r4
  | (q171 :: q172) ->
    let r173 = fold168 q172 in
    n124
in
let n174 = fold168 [] in
let n175 = fold168 [] in
let n185 = (let i176 = v167.r4 + (11 lsr (n175 land 31)) in if i176 >= 0 && i176 < Array.length a119 then a119.(i176) else (Array.fold_right (let rec f184 p177 p178 = (let o179 = n143 in let o180' = p178 in let o181 = p177 in let o182 = 9 in let o183' = p178 in let ( ^ ) a b = b - a and ( <=> ) a b = (a lsl 1) + b and ( / ) a b = a * 2 - b in o179 ^ o180' ^ o181 <=> o182 ^ o183') in f184) a119 (n175 - n149))) in
let v187 = max (match v69 with | (q186, "a") -> false | (_, _) -> (n175 <= n143)) (not ((n143 + (-2147483648)) <= n174)) in
(mix (if v187 then 1 else 0); note_end 0);
let n87 = (match v118 with | 'a'..'m' -> ((try n104 with | _ -> (let i188 = v167.r4 in if i188 >= 0 && i188 < 10 then a88.(i188) else (let i189 = -3 in if i189 >= 0 && i189 < Array.length a88 then a88.(i189) else n104))) <> (n104 -. (match (let v190 = n104 in Array.make 16 n175) with | [|_; q191|] -> (( -. ) n104 1.0) | q192 -> (float n185)))) | '0'..'9' -> (not ((); ((fold168 []) <> (let ((q193, q194) as w195) = ({ r4 = n175; r5 = n104 }, []) in n175)))) | q196 -> v187) in
((let (_, m198) = v69 in mix_string m198); note_end 0);
(mix_ints a119 0 8; note_end 0);
(mix (if v187 then 1 else 0); note_end 0);
(mix_0 5 v167; note_end 0);
(mix (Char.code v118); note_end 0);
note_int n77;
note_float x86;
note_float n104;
()
