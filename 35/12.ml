type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of string
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let v0 = 'q' in
let v0 = Array.make (hide 1 16) ((if (7 * 39) < (let v1 = v0 in 17) then (if (fun p2 -> false) "12" then (let v3 = "\000\255x" in v0) else v0) else v0), (let s4 = string_of_bool (match v0 with | 'a'..'m' -> true | ('0'..'9' | 'a'..'m') -> true | 'n' -> false | q5 -> false) in let i6 = -7 in if i6 >= 0 && i6 < String.length s4 then s4.[i6] else v0), (ref (let s7 = string_of_bool false in let i8 = 5 + 13 in if i8 >= 0 && i8 < String.length s7 then s7.[i8] else v0))) in
let v11 = (let s9 = Printf.sprintf "<%5d>" (8 + 7) in let i10 = 6 in if i10 >= 0 && i10 < String.length s9 then s9.[i10] else '\'') in
(mix (Char.code v11); note_end 0);
let v18 = (let _v14 = (match C8 with | C8 -> ((); (Array.make 3 "")) | ((C7 (q12, q13, v11)) | (C7 (q12, q13, v11))) -> [|"b c"; "b c"; "tail \" end"|] | C9 -> (Array.make 3 "\000\255x")) in (let s15 = string_of_float (abs_float 2.0) in let i16 = (let v17 = "12" in 19) in if i16 >= 0 && i16 < String.length s15 then s15.[i16] else v11)) in
let v73 = (match v18 with | 'a'..'m' -> v18 | '0'..'9' -> (let _v37 = (match C8 with | C8 -> (max '\020' v18) | ((C7 (_, [|_; _|], 1.0)) | (C7 ('n', _, _))) -> '\150' | C7 (q21, ([|q22; _|] as w23), q24) -> (let s25 = string_of_bool false in let i26 = (try (let i27 = q22 in if i27 >= 0 && i27 < 2 then w23.(i27) else q22) with | _ -> q22) in if i26 >= 0 && i26 < String.length s25 then s25.[i26] else q21) | C7 (_, q28, q29) -> (match (let s30 = "tail \" end" in let i31 = 1 in if i31 >= 0 && i31 < String.length s30 then s30.[i31] else v18) with | ('a'..'m' | 'a'..'m') -> v11 | q32 -> (let s33 = "a" in let i34 = 1 in if i34 >= 0 && i34 < String.length s33 then s33.[i34] else v18)) | C9 -> (if ((v11, ""), "tail \" end") >= ((v18, ""), "12") then (let s35' = "" in let i36 = 7 in if i36 >= 0 && i36 < String.length s35' then s35'.[i36] else v18) else (Char.chr ((-2) land 255)))) in _v37) | 'n' -> '\092' | 'a'..'m' -> (let s38 = string_of_bool (try ((match [] with | ([] | []) -> false | ((([|q39'|] | [|q39'|]) :: []) as w40) -> false | (_ :: []) -> false | (q41 :: (_ :: q42)) -> false) && (1.5 <> 2.0)) with | _ -> (1.5 <= 0.5)) in let i43 = truncate (match v18 with | 'a'..'m' -> 1e999 | (('a'..'m' as w44) | ('0'..'9' as w44)) -> (-. (-1.0)) | q45 -> (2.0 *. 100.75)) in if i43 >= 0 && i43 < String.length s38 then s38.[i43] else v18) | '0'..'9' -> (match if List.fold_right ((); (fun p46 p47 -> p47)) (v18 :: []) (match v18 with | 'a'..'m' -> true | ('n' | 'n') -> true | 'a'..'m' when ((match v18 with | ('a'..'m' | 'a'..'m') -> 0.0 | _ -> 10.0) >= (-10.0)) -> false | 'a'..'m' when (((16 / 100) - (-1073741824)) > (13 / (8 lor 1))) -> true | q48 -> false | _ -> true) then (if ((); false) then (let v49 = C8 in Array.make 16 "b c") else (List.fold_left (let rec f52' p50 p51 = p50 in f52') (Array.make 16 "\000\255x") [])) else (List.fold_left (let rec f55 p53 p54 = p53 in f55) (match v18 with | 'a'..'m' -> (Array.make 16 "a") | 'a'..'m' -> (Array.make 16 "b c") | ('0'..'9' | 'a'..'m') -> (Array.make 16 "12") | '0'..'9' -> (Array.make 16 "") | q56 -> (Array.make 16 "tail \" end") | ('n' | 'n') -> (Array.make 16 "b c")) (if false then [] else [])) with | [||] when ((if true then 0.5 else 0.0) = (if false then (-1.0) else 10.0)) -> (match v18 with | ('0'..'9' | 'a'..'m') when ((None :: []) < (None :: [])) -> (Char.uppercase_ascii v11) | ('a'..'m' | '0'..'9') -> (fst (List.fold_left (fun p57 p58' -> p57) (v18, ' ') [])) | 'a'..'m' -> ((mix_string "a"); v18) | '0'..'9' -> (let s59 = Printf.sprintf "<%x>" (9 land 2147483647) in let i60 = -2974 in if i60 >= 0 && i60 < String.length s59 then s59.[i60] else v18) | q61 -> q61) | (q62 | ([||] as q62)) -> v18 | q63 -> v18) | 'n' -> v18 | q64 -> (let s65 = string_of_bool (let v68 = (let s66 = "12" in let i67' = 14 in if i67' >= 0 && i67' < String.length s66 then s66.[i67'] else '\255') in 14 <> 12) in let i69 = (match C8 with | C8 -> (Array.length v0) | C7 (_, q70, q71) -> ((let (q71, q72, q64) = (v11, "tail \" end", (Array.make 16 "a")) in ()); (7 mod 100)) | C9 -> ((land) 65535 4)) in if i69 >= 0 && i69 < String.length s65 then s65.[i69] else v18)) in
let v74 = v73 in
(try (
  let rec loop78 i75 n79 s76 s77 =
    if i75 < n79 then (
      loop78 (i75 + 1) n79 (s76 + 715827883) (s77 + (if s76 < s76 + 715827883 then 1 else 3))
    ) else
      (s76, s77)
  in
  let (n80, n81) = loop78 0 12 0 0 in
  note_int n80;
  note_int n81;
  (if (match v18 with | ('a'..'m' | _) when ((String.concat "tail \" end" ["b c"; clip "\000\255x"]) < (String.concat "a" ["12"; clip ""])) -> true | 'a'..'m' -> false | ('0'..'9' | _) -> true | ('a'..'m' | 'a'..'m') -> false | '0'..'9' -> false | 'n' -> true | _ -> false | '0'..'9' when (((-5) + 4096) <= (truncate (-1.5))) -> false | _ -> true) then raise Not_found else (mix (Char.code v73)))) with | Not_found -> ((); ()));
let c85 = (match (if true then C8 else C8) with | (C8 | C8) -> (match v74 with | (('a'..'m' as w82) | ('a'..'m' as w82)) -> 2.0 | (q83 | ('0'..'9' as q83)) -> 10.0 | 'n' -> 100.75 | q84 -> 0.5) | (C9 | (C7 (_, _, _))) -> (abs_float 0.5) | C9 when (([], v73, ("", "", "a", v73)) <= (try (min ([], v74, ("b c", "\000\255x", "", v74)) ([], '\'', ("a", "\000\255x", "tail \" end", v73))) with | _ -> ([], '\255', ("tail \" end", "\000\255x", "tail \" end", v18)))) -> (float (-1)) | C9 -> (2.0 +. 3.25)) -. ((match (if true then C8 else C8) with | (C8 | C8) -> (match v74 with | (('a'..'m' as w82) | ('a'..'m' as w82)) -> 2.0 | (q83 | ('0'..'9' as q83)) -> 10.0 | 'n' -> 100.75 | q84 -> 0.5) | (C9 | (C7 (_, _, _))) -> (abs_float 0.5) | C9 when (([], v73, ("", "", "a", v73)) <= (try (min ([], v74, ("b c", "\000\255x", "", v74)) ([], '\'', ("a", "\000\255x", "tail \" end", v73))) with | _ -> ([], '\255', ("tail \" end", "\000\255x", "tail \" end", v18)))) -> (float (-1)) | C9 -> (2.0 +. 3.25))) in
let c86 = (match (if true then C8 else C8) with | (C8 | C8) -> (match v74 with | (('a'..'m' as w82) | ('a'..'m' as w82)) -> 2.0 | (q83 | ('0'..'9' as q83)) -> 10.0 | 'n' -> 100.75 | q84 -> 0.5) | (C9 | (C7 (_, _, _))) -> (abs_float 0.5) | C9 when (([], v73, ("", "", "a", v73)) <= (try (min ([], v74, ("b c", "\000\255x", "", v74)) ([], '\'', ("a", "\000\255x", "tail \" end", v73))) with | _ -> ([], '\255', ("tail \" end", "\000\255x", "tail \" end", v18)))) -> (float (-1)) | C9 -> (2.0 +. 3.25)) +. (c85) in
let c87 = ((1.0 *. 1.0)) *. c85 in
let c88 = (match (if true then C8 else C8) with | (C8 | C8) -> (match v74 with | (('a'..'m' as w82) | ('a'..'m' as w82)) -> 2.0 | (q83 | ('0'..'9' as q83)) -> 10.0 | 'n' -> 100.75 | q84 -> 0.5) | (C9 | (C7 (_, _, _))) -> (abs_float 0.5) | C9 when (([], v73, ("", "", "a", v73)) <= (try (min ([], v74, ("b c", "\000\255x", "", v74)) ([], '\'', ("a", "\000\255x", "tail \" end", v73))) with | _ -> ([], '\255', ("tail \" end", "\000\255x", "tail \" end", v18)))) -> (float (-1)) | C9 -> (2.0 +. 3.25)) +. (c87) in
let c89' = c88 *. (c86) in
let c90 = (c86) -. (1.0 *. 1.0) in
note_float c90;
let s91 = string_of_float 0.1 in
(mix_string s91; note_end 0);
let p92' = -. c90 in
let p93 = -. c89' in
let p94 = if true then c90 else c90 in
let p95 = c90 +. 1.5 in
let p96 = (let o97 = 9 in let o98 = 12 in let o99 = 5 in let ( >= ) a b = a * 2 - b in o97 >= o98 >= o99) in
let p100 = p96 / 7 in
let p101' = (let _v102' = { r0 = p92'; r1 = 2; r2 = (Array.make 4 0.0); r3 = p100; r4 = None; r5 = c89'; r6 = p100 } in -0.0) in
let p103 = 16 mod (p96 lor 1) in
let p104 = p101' in
let p105 = p100 in
let p106 = ((); p94) in
let p107 = -0.5 in
let p108 = p103 in
let p109 = (let v110 = s91 in 1) in
let p111 = c88 in
let p112 = Char.code '\'' in
let p113 = p95 in
let p114 = (-0.0) *. p94 in
let p115 = if true then 7 else 10 in
let p116 = if true then p115 else (-1) in
let p117 = 20 lsl (p109 land 31) in
let p118 = 15 in
let p119 = 1073741824 in
let p120 = p112 + p112 in
let p121 = (fun p122 -> p118) v11 in
let p123 = - p112 in
let p124 = p117 lxor p118 in
let p125 = (let _v130 = ((let rec f129 p126 p127 p128 = 'z' in f129), (Array.make 7 15)) in p101') in
let p131 = p119 / (-3) in
let p132 = p124 asr 15 in
let p133 = String.length s91 in
let p134 = 2 * 9 in
let p135 = p134 + p131 in
let p136 = p121 in
let p137 = 1.7976931348623157e308 in
let p138 = max p125 p106 in
let p139 = ((); 1.0) in
mix 1;
let n140 = (p136 lxor (p135 + (p134 * (p133 + (p132 + (p131 + (((p121 * (p120 - (p119 + (((p116 lxor (((p109 + (((p103 lxor ((p96) * p100)) lxor p105) + p108)) lxor p112) - p115)) lxor p117) lxor p118)))) lxor p123) - p124))))))) + 1 in
let x141 = 1.0 *. (p139 -. (((p125 -. (p114 -. (((((((((p93 -. (p92')) +. p94) +. p95) *. p101') +. p104) +. p106) -. p107) *. p111) *. p113))) *. p137) +. p138)) in
note_int p103;
(mix (Char.code v18); note_end 0);
note_int p132;
note_int p108;
note_int p133;
(mix (Char.code v74); note_end 0);
note_float p93;
note_int p116;
()
