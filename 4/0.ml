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
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let f0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17 p18 p19 =
  8 * (((p18 - (p16 + ((p12 + (p10 lxor (p7 - ((p17) * p6)))) - p14))) + p18) - p19)
in
let n26 = f0 (match None with | (None | (Some 2)) -> [] | Some _ -> []) ((-3.25) *. (-2.0)) (if false then 10.0 else 10.0) (-. 0.5) (compare (Array.make 6 2) (Array.make 6 5)) (Char.code '\255') (List.fold_left (fun p20 p21 -> p20) 9 []) (1.0 *. 0.0) (0.5 +. 1.5) 32767 (0.0 +. (-10.0)) 1023 0.0 ((-3) mod (-2147483648)) ((fun p22 -> 10.0) (fun p23 p24 p25 -> '0')) 2 (if false then 18 else 16) (-7174) (if false then 14 else 1) in
let n34 = f0 (match [] with | ([] | []) -> [] | (q27 :: q28) -> []) (-. 3.25) ((); (-0.5)) (float_of_int n26) (n26 / (3 lor 1)) (int_of_string (string_of_int n26)) (let o29 = n26 in let o30 = n26 in let o31 = n26 in let o32 = n26 in let o33 = n26 in let ( = ) a b = b - a and ( <=> ) a b = a * 2 - b and ( || ) a b = a lxor (b + 1) in o29 = o30 <=> o31 = o32 || o33) (if true then 1.5 else 3.25) (match -10.0 with | 0.5 -> (-10.0) | 0.5 when ((f0 [] 0.0 1.0 0.0 n26 n26 n26 (-100.75) (-1.0) (-1) 2.0 n26 (-100.75) 15 (-1.5) 3 n26 15 n26) > (match false with | true -> n26 | false -> 7)) -> 2.0 | 0.5 -> (-10.0) | _ -> 100.75) (match C7 with | (C28 | C22) -> n26 | C27 -> n26 | (C17 | C21) -> n26 | C26 -> n26 | C14 -> n26 | (C10 | C7) -> n26 | C25 -> n26 | C8 -> n26 | C31 -> n26 | C30 -> (-2) | n26 -> (-2)) 1e-310 32767 (100.75 +. (-1.0)) (truncate (-1.5)) (1.5 *. (-3.25)) (n26 mod (20 lor 1)) (n26 / 1) (int_of_float 10.0) (n26 / (7 lor 1)) in
note_int n34;
let v51 = (match { r0 = (Printf.sprintf "<%10.2f>" 5e-324); r1 = (3.25 /. 1.5); r2 = (Some None); r3 = (let (q39, q40, q41) = ((fun p35 -> n34), (fun p36 p37 p38 -> n34), false) in n26); r4 = (n34 + n26); r5 = (match false with | true -> (Array.make 2 15) | false -> (Array.make 2 n34)); r6 = [] } with | { r0 = q42; r1 = q43; r3 = q44; r4 = q45; r5 = q46; _ } -> (let s47 = q42 in let i48 = Array.fold_right (fun p49 p50 -> q45) q46 q45 in if i48 >= 0 && i48 < String.length s47 then s47.[i48] else 'z')) in
let s52 = "loops an" in
let s54' = ref 8 in
for i53' = 8 - 1 downto 0 do
  s54' := (Char.code s52.[i53'] + 3 * !s54')
done;
let n55 = !s54' in
note_int n55;
let f56 p57 p58 p59 p60 v51 p61 p62 p63 p64 n26 =
  (n26 -. (p57 -. (p61 +. (p58 *. (p57))))) +. 2.0
in
let x72 = f56 (floor 2.0) (let v65 = Ok None in 0.0) (if true then 5 else n34) (try (Array.fold_left (fun p66 p67 -> 1) 11 (Array.make 4 false)) with | _ -> 9) (n55 lor 16) 100.75 5 (-. 0.0) (let v71 = (C7, n34, (14, false, n34, 1.5), (let rec f70 p68 p69 = 18 in f70)) in n34) (( +. ) 1.0 1.5) in
let x73 = f56 x72 x72 n34 (n34 mod (-3)) (int_of_float x72) (x72 -. x72) (n34 lsl (n55 land 31)) (-0.0) (f0 [] x72 10.0 x72 n34 n34 n34 x72 x72 n55 x72 n55 x72 3 x72 1 n26 n55 n55) x72 in
note_float x73;
let f74 p75 p76 x73 p77 p78 p79 p80 p81 p82 p83 =
  ((x73) *. x73) +. 1.0
in
let x86 = f74 (List.length []) (1.0 -. x73) (x73 -. (-0.5)) (-1704) (if true then n55 else n55) (n34 / 100) n55 (truncate x73) (let (q84, q85) = (x72, ("", 15, 2.0)) in Array.make 2 q84) (n26 * 20) in
let x88' = f74 2147483646 1.0 (let _v87 = { r0 = "a"; r1 = x72; r2 = None; r3 = 1; r4 = n34; r5 = (Array.make 2 n34); r6 = [] } in 100.75) (-7830) (-65536) (n55 * n34) n55 n55 (create_array 2 x86) (17 + 7) in
let n89 = n34 in
(try (
  String.fold_left (fun () p90 -> ()) (match (let v91 = false in v51) with | _ when (if (n89, (Array.make 1 n89), false, false) >= (n55, (Array.make 1 n55), false, false) then ((); true) else (min false false)) -> (if true then () else ()) | q92 when (not (String.contains "" q92)) -> () | 'a'..'m' -> (let v93 = Array.make 5 n55 in ()) | ('a'..'m' | 'n') when (Option.is_some (List.find_opt (let rec f96 (q94, q95) = true in f96) [])) -> (if true then () else ()) | 'a'..'m' when (n55 = (truncate x88')) -> () | 'a'..'m' -> (if false then () else ()) | ('n' | 'n') -> (try (if false then ()) with | _ -> ()) | ('a'..'m' | 'a'..'m') -> ((fun p97 -> ()) false) | q98 -> (List.iter (fun n89 -> ()) []) | _ -> (let _v102 = fun p99 p100 p101 -> None in ())) (String.escaped (clip ((clip "a") ^ "a")));
  let n126 = f0 [n89; (if false then n55 else n55); (match v51 with | 'a'..'m' -> n89 | '0'..'9' -> n34 | 'a'..'m' -> n89 | '0'..'9' -> n34 | q103 -> n89)] x86 x72 (let v108 = (let rec f107 p104 p105 p106 = x86 in f107) in (try (if false then raise Not_found else x86) with | Not_found -> (-1.0))) n55 (n55 mod 8) (-15) (match v51 with | 'a'..'m' -> (let v109 = false in 0.0) | '0'..'9' -> (x86 *. x73) | ('a'..'m' as w110) -> (sqrt (-100.75)) | 'n' -> (x88' -. x86) | q111 -> (try (try (x88' *. x72) with | Invalid_argument _ -> x88' | Division_by_zero -> (-100.75) | Failure q112 -> x88' | Not_found -> x86 | Match_failure _ -> x88' | E0 true -> x88' | E0 false -> x88' | E1 -> 2.0) with | E0 q113 -> x88' | E1 -> x86)) (match v51 with | ('a'..'m' | 'a'..'m') -> (coarse (atan (limit x73 (-9.0) 9.0))) | '0'..'9' -> (coarse (log (limit 1.5 0.5 100.0))) | ('n' | 'n') -> (abs_float x88') | q114' -> (if true then 0.0 else x88')) ((-4327) * 27) (let (_, q115, q116) = ((); ((x88', n55, n55), { r0 = "\000\255x"; r1 = x72; r2 = None; r3 = 19; r4 = n55; r5 = (Array.make 2 n55); r6 = [] }, n55)) in q115.r1) (f0 (match '0' with | 'a'..'m' -> [] | 'a'..'m' when ((n89 != n55) && (n89 <> n55)) -> [] | ('0'..'9' | _) -> [] | ('a'..'m' as w117) -> [] | '0'..'9' -> [] | q118 -> [] | _ -> []) 3.25 x86 x86 (f0 [] x88' x88' x88' n55 n89 n89 x73 1.0 n55 2.0 (-2) 3.25 (-1) x86 n34 n89 n34 n55) (match ' ' with | 'a'..'m' -> n89 | '0'..'9' -> 5 | ('n' | 'n') -> n55 | q119 -> n26) n55 (x88' -. 3.25) (100.75 -. x86) (-2147483647) x86 (n89 + n89) (float n89) (n89 + n26) (float_of_string "1.5") (-2147483648) (let o120 = n55 in let o121 = n55 in let o122 = n89 in let ( lsl ) a b = a lxor (b + 1) and ( lxor ) a b = a * 2 - b in o120 lsl o121 lxor o122) (f0 [] x88' x88' x88' 5 n26 n55 2.0 100.75 n34 x88' n89 x73 7 (-3.25) n89 (-3) n89 n34) (n89 lsr 3)) ((x86 *. 10.0) +. (-0.5)) (let v125 = (let (q124, _) = (10, (fun p123 -> false)) in (n89, (Array.make 5 n89))) in f0 [] (-0.0) x88' 0.5 n89 n55 n34 x86 2.0 n34 x73 n89 x72 n89 x86 n89 n55 18 n89) (min (x73 -. x86) (coarse (cos (limit x86 (-100.0) 100.0)))) (truncate 0.5) (4095 lxor n89) n34 (fst (n34, x73)) in
  let f127 p128 p129 p130 p131 p132 p133 =
    (x86 -. (p131 *. (p129))) +. p132
  in
  let x146 = f127 n126 100.75 (if true then raise (Invalid_argument "b c") else n126) (match { r0 = "a"; r1 = x88'; r2 = None; r3 = n126; r4 = n26; r5 = (Array.make 2 n34); r6 = [] } with | ({ r0 = "a"; r1 = (1.0 as w134); r2 = q135; r3 = _; r4 = q136; r5 = q137; _ } as w138) -> x88' | { r0 = "a"; r1; r2; r3; r5 = _; r6 = ([] | []); _ } -> x88' | ({ r0 = q139; r1; r2 = q140'; r3 = 0; r5 = q141; r6 = q142; _ } | { r0 = ("a" as q139); r1 = _; r2 = q140'; r4 = _; r5 = q141; r6 = (r1 :: q142); _ }) -> r1 | ({ r0 = q143; r1; r2; r3; r5 = q144; r6 = _; _ } as w145) -> x88') ((); 100.75) n126 in
  let x149 = f127 ((fun p147 -> n34) (Array.make 9 n126)) (( *. ) x146 x88') (f0 [] 100.75 1.5 x88' 14 n89 n89 x146 0.5 n55 x146 n89 0.5 8 x88' n126 15 n126 n89) (if false then x88' else x73) (f127 20 x146 20 x88' x146 n89) ((fun p148 -> 0) true) in
  let f150 p151 f127 p152 p153 n89 p154 p155 p156 f56 p157 p158 p159 p160 p161 p162 p163 p164 p165 n26 p166 =
    (p166 + (p165 * ((p153 - (p160 - (p157 * ((p154 lxor ((p166 * (p165)) lxor p161)) lxor p164)))) lxor p166))) lxor p161
  in
  let n174 = f150 (max n34 n89) (tick_int 16 n89) (f127 n126 0.0 8 x88' (-0.5) n126) (14 mod (n126 lor 1)) (coarse (sin (limit x149 (-100.0) 100.0))) 6741 (n126 < n89) (match 'a' with | 'a'..'m' -> x146 | '0'..'9' -> x149 | 'a'..'m' -> (-2.0) | q167 when q167 >= '\032' -> x146) (if false then raise (Invalid_argument "\000\255x") else x149) 2147483646 (coarse (sin (limit x149 (-100.0) 100.0))) (let { r0 = q168; r1 = _; r2; r3 = q169; r4; r5 = q170; r6 = _ } = { r0 = "b c"; r1 = x88'; r2 = None; r3 = n55; r4 = n55; r5 = (Array.make 2 13); r6 = [] } in n126) (snd (n55, n34)) (n89 + n126) C14 (fun p171 -> x146) (match v51 with | 'a'..'m' when false -> n26 | 'n' -> n89 | 'a'..'m' when ((n89 * (-4)) <= (compare (-3) n89)) -> n34 | ('n' | 'n') -> 15 | 'a'..'m' -> n126 | q172 -> n55 | _ -> n126) ((fun p173 -> p173) n34) x149 n126 in
  (let x149 = if true then { r0 = ""; r1 = x86; r2 = None; r3 = n174; r4 = n174; r5 = (Array.make 2 n126); r6 = [] } else { r0 = "12"; r1 = x146; r2 = None; r3 = n89; r4 = n174; r5 = (Array.make 2 (-2)); r6 = [] } in mix 11)) with | Invalid_argument q175 -> (Array.fold_left (let rec f177 () p176 = () in f177) () (Array.make 4 x86)) | Match_failure _ -> ());
let f178 p179 p180 p181 p182 p183 p184 p185 p186 p187 =
  ((p181 * (p182 * ((p182 + (p181)) lxor p183))) + p187) + n89
in
let n189 = f178 (( +. ) x88' x88') x88' (List.compare_lengths [] []) (match v51 with | 'a'..'m' -> n89 | '0'..'9' -> n55 | _ -> n89) (8 + 17) (match 'a' with | 'a'..'m' -> 3.25 | '0'..'9' -> 3.25 | 'n' -> (-3.25) | ('a'..'m' as w188) -> 2.0 | '0'..'9' -> x86 | x88' -> x86) ((-1) - n89) (f178 3.25 x86 n34 n89 n34 x88' 11 n89 n89) (String.length "\000\255x") in
let n191 = f178 (if false then x88' else (-0.0)) x73 n55 (let v190 = true in -1) n89 (-1.7976931348623157e308) 8 (-3) (tick_int 13 n55) in
note_int n191;
let a192 = Array.make 2 6 in
let rec loop196 i193 n197 s194' =
  if i193 >= 0 then (
    if if (let _v195 = i193 in true) then ((14 + 32767) >= n34) else (1.0 >= 0.0) then loop196 (i193 - 1) n197 ((s194') + a192.(i193)) else s194'
  ) else
    s194'
in
let n198 = loop196 (2 - 1) 2 n191 in
note_int n198;
let f199 x86 p200 p201 p202 p203 p204' p205 p206 p207 p208 p209 p210 p211 p212 p213 f56 p214 a192 p215 p216 f74 p217' p218' x73 p219 p220 { r1 = _; r2 = q221'; r3 = q222; r4 = q223; r5 = q224; r6; _ } f178 =
  ((((((p213 + (((p212 + (((p205 + (p212)) * p215) + p210)) lxor p217') + p212)) + p210) + p208) + p215) + p217') + p215) lxor p212
in
let n239 = f199 (match v51 with | ('a'..'m' | _) -> (n189, x73, 20, x88') | ('n' | 'a'..'m') -> (9, x88', 0, x88') | _ -> (9, x88', n55, x88')) (let x72 = n191 in x88') (x88' -. (-100.75)) (x88' > x72) ((let rec f226 p225 = x73 in f226) n198) (if true then 2 else n191) a192.(1) (if false then x73 else 10.0) (x86 +. x88') (let v227 = Ok "b c" in n198) (n191 + n191) ((); n189) (let i228 = 20 in if i228 >= 0 && i228 < 2 then a192.(i228) else n34) (match v51 with | 'a'..'m' -> 11 | '0'..'9' -> n34 | 'a'..'m' -> n189 | ('n' | _) -> n55 | _ -> 2) a192.(0) (match n189 with | (8 | 6) -> 6 | -3 -> (-3) | -2147483648 -> n191 | (2 | 2) -> 17 | q229 -> n189) (match v51 with | 'a'..'m' -> (Array.make 1 x88') | 'a'..'m' -> (Array.make 1 x86) | 'n' when (match v51 with | 'a'..'m' -> (match v51 with | 'a'..'m' -> false | '0'..'9' -> false | 'n' -> false | q230 -> false) | 'n' -> ((n55 + 2147483647) <= n198) | 'a'..'m' -> true | ('0'..'9' | '0'..'9') -> (true > true) | 'n' -> ((n198 - 2147483647) <= n191) | 'a'..'m' -> (let _v233 = (let rec f232 p231 = () in f232) in false) | ('n' | 'a'..'m') -> ("a" >= "a") | _ -> (String.for_all (let rec f235 p234 = false in f235) "")) -> (Array.make 1 x86) | ('n' | 'n') -> (Array.make 1 x86) | q236 -> (Array.make 1 x88') | q237 -> (Array.make 1 x88')) (try (n89 >= 19) with | _ -> false) (19 + 3) (x88' +. x88') (max 15 n198) (let _v238 = x86 in 1) (min x73 x88') 0.5 (-32769) (-1.0) (if true then { r0 = "tail \" end"; r1 = x88'; r2 = None; r3 = n189; r4 = 5; r5 = a192; r6 = [] } else { r0 = ""; r1 = x88'; r2 = None; r3 = n198; r4 = n34; r5 = a192; r6 = [] }) (x88' /. x88') in
let n244 = f199 (match None with | (None | None) -> (17, x72, n191, x86) | None -> (n189, x88', n189, x73) | Some q240 -> (13, x86, n191, x86)) x88' (-3.25) (if false then false else false) (float_of_int n239) (truncate x88') (int_of_string (string_of_int 15)) (if true then x73 else x86) (x73 *. x86) (n34 + n191) (if false then 10 else n239) n191 (snd (v51, n239)) (- n198) (let o241 = n191 in let o242 = n198 in let o243' = n189 in let ( + ) a b = a * 2 - b and ( || ) a b = a lxor (b + 1) in o241 || o242 + o243') ((land) n239 n34) [|10.0|] (x88' = x88') n191 (ceil x88') (n239 * 34) a192.(0) x88' (x88' *. 1.5) (snd ((-1.5), n198)) x88' { r0 = "12"; r1 = x88'; r2 = None; r3 = n191; r4 = n198; r5 = a192; r6 = [] } (if true then (-1.5) else x72) in
let n191 = false in
(mix (if n191 then 1 else 0); note_end 0);
note_int n198;
note_float x88';
note_int n239;
(mix (Char.code v51); note_end 0);
note_int n55;
note_float x73;
note_int n26;
note_int n34;
()
