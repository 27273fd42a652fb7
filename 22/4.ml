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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int, int) t2) =
  if d > 0 then
    match v with
    | C0 (y191, y192) -> mix (Char.code y191); mix_string y192
in
let v1 = ((String.concat "b c" ["re"; clip ((fun p0 -> "tail \" end") false)]), (if 0.0 = 100.75 then (13 - (-2)) else 19)) in
List.iteri (let rec f10 v1 p2 = (match (clip "\000\255x") ^ "b c" with | "a" -> () | q3 -> (match Ok [] with | ((Ok q4) | (Ok q4)) when p2 -> () | ((Ok q5) | (Ok ((_ :: _) as q5))) -> () | Error C10 -> () | Error (C8 (_, q6, _)) -> () | Error C9 -> () | ((Error (C7 (_, _, _))) | (Error (C8 (_, _, _)))) -> ())) in f10) (if min false false then [] else []);
Printf.printf "[%s %d]\n" "tail \" end" (String.length (match v1 with | (_, q11) -> "tail \" end"));
let rec f12 p13 p14 p15 p16 p17 =
  if p13 <= 0 then
    (abs_float p15)
  else (
    f12 ((-1) + p13) (2147483648.0 +. p15) p14 p16 p17
  )
in
let x30 = f12 5 (sqrt 2.0) (match ((C2 { r3 = (-2); r4 = (-1); r5 = (1.5, (1.0, 20)) }), 10.0) with | ((C1 (q18, [])), q19) -> 100.75 | ((C1 (q20, (_ :: q21))), q22) -> q22 | ((_, _) | ((C2 { r3 = _; r5 = _; _ }), _)) -> 1.0) (let _v23 = -1 in (let rec f26 p24 p25 = p25 in f26)) (List.fold_left (let rec f29 p27' p28 = 12 in f29) 20 []) in
let x39 = f12 3 (-. x30) (match v1 with | (q31, 3) -> x30 | (q32, 1) -> x30 | (q33, 7) -> x30 | ("a", q34) -> x30 | (q35, (6 as w36)) -> 1.5 | (_, (-3)) -> x30 | ((_, (-2147483647)) | (_, _)) -> x30) ((); (let rec f38 x30 p37 = p37 in f38)) ((-3) mod (1 lor 1)) in
note_float x39;
(try (
  let n40 = 4 in
  List.iteri (fun p41 p42 -> ()) (List.merge compare [] [])) with | _ -> (mix 8));
let n43 = 15 in
note_int n43;
let n50 = compare ((match v1 with | (("a" | "a"), q44) -> n43 | ("", q45) -> q45 | ("a", 1) -> n43 | ((("" as w46') | ("a" as w46')), 4) -> n43 | (("a", (-1)) as w47) -> n43 | (("a", _) as w48) -> 15 | ("", _) -> n43 | (_, _) -> 8) + n43) (let v49 = min '\n' ' ' in n43 lxor 3) in
note_int n50;
let n51 = show_int 10 n43 in
let apply52 p53 p54 n50 =
  let v57 = n50 (-4) (Array.fold_right (fun p55 p56 -> x39) (Array.make 1 p53) x39) in
  x39
in
let x60 = apply52 n50 (n51 <= n51) (fun p58 p59 -> true) in
note_float x60;
let x64 = apply52 (n50 lsl 11) (x60 <= 1.5) (let rec f63' p61 p62 = false in f63') in
let n65 = 3 in
let a82 = (match (let v67 = create_array 2 (fun p66 -> false) in 10.0 :: []) with | ([] | (0.0 :: (_ :: _))) -> (
  (let ((C0 (q69, q70)) : (float array, bool) t2) = ((let v68 = (C0 ((Array.make 8 1), []) : t0) in (C0 ('z', "a") : (float array, bool) t2)) : (float array, bool) t2) in Array.mapi (fun p71 p72 -> p71) (Array.make 8 n65))) | ((q73 :: []) | (q73 :: _)) -> (
  let f74 q73 p75 =
    (-15) mod 3
  in
  let n76 = f74 4096 (n65 * n51) in
  [|(n65 + n65); (n43 + n50); (10 / (n76 lor 1)); (f74 n76 n76); (int_of_float q73); n76; n51; (f74 (-2) n51)|]) | (q77 :: (q78 :: _)) -> (
  Array.mapi (let rec f81 p79 p80 = if true then p79 else n65 in f81) (Array.make 8 n43))) in
let _ = (match ((let v89 = (try 10.0 with | Invalid_argument q83 -> (apply52 n65 true (let rec f86 p84 p85 = false in f86)) | Division_by_zero -> (let v87 = Array.make 4 x39 in x30) | Failure q88 -> (-. x60) | Not_found -> ((); (-1.0)) | E0 'a'..'m' -> (x39 *. x39) | E0 '0'..'9' -> (if false then x60 else 3.25) | E0 'n' -> (ceil x64) | E0 _ -> (float 19)) *. (-0.0) in (C0 ((let s90 = (match v1 with | (("a" as w91), 3) -> w91 | ((("a" as w92), _) | (w92, 8)) -> w92 | (("a" as w93), q94) -> w93 | ((q95, _) | (q95, _)) -> q95) in let i96 = n51 asr 6 in if i96 >= 0 && i96 < String.length s90 then s90.[i96] else '0'), ((clip (if true then "12" else "")) ^ "atne")) : (int, string) t2)) : (int, string) t2) with | ((C0 (q97, q98)) | (C0 (q97, q98))) -> (C0 ((if Option.is_none (Some x30) then (try (List.fold_right2 (let rec f101' n50 p99 p100 = (let q98 = 0.0 in 'a') in f101') ((); []) [] (Char.chr (n65 land 255))) with | Invalid_argument q102 -> (try (try q97 with | _ -> q97) with | _ -> q97) | _ -> (if false then q97 else q97)) else (Char.lowercase_ascii (let s103' = q98 in let i104 = -3 in if i104 >= 0 && i104 < String.length s103' then s103'.[i104] else q97))), (let _v105 = -(n51 lor n51) in (match ((C1 ([], []) : t0 t1) : t0 t1) with | C1 ([], q106') -> ((clip q98) ^ "") | C1 ((q107 :: q108), q109) -> (if true then q98 else q98) | ((C2 { r3 = q110; r4 = _; r5 = n50 }) | (C2 { r3 = q110; r4 = _; r5 = n50 })) -> (if false then q98 else q98) | C1 (q111, q112) -> "pylrnkgwj"))) : (float, int) t2)) in
let v117 = String.equal (Printf.sprintf "<%i>" 332) (let v116 = (match v1 with | (("a" as w113'), x60) -> (Array.make 9 n43) | ((q114, q115) | (("a" as q114), q115)) -> (Array.make 9 n51)) in String.concat "b c" ["\000\255x"; clip "a"]) in
let n118 = 1024 in
note_int n118;
let n119 = 16 in
let v120 = fst ((try (if v117 then 'z' else 'z') with | _ -> 'a'), (if v117 then (-1.5) else x64)) in
(mix (Char.code v120); note_end 0);
let n50 = (let o121 = n50 in let o122 = (try (compare ((List.mem_assoc n51 []) <> (false && v117)) (((if true then n65 else n51) - (-2147483648)) > a82.(3))) with | Invalid_argument q123 -> a82.(7) | Division_by_zero when ((x64 -. x60) <= (let v124 = v120 in x30)) -> ((snd (12, 7)) + (10 mod (n50 lor 1))) | Not_found -> ((let v125 = n119 in 7) mod ((compare (x60, n119) (x30, n65)) lor 1)) | _ -> n119) * (compare (let i126 = n119 * 13 in if i126 >= 0 && i126 < Array.length a82 then a82.(i126) else 11) (- 32767)) in let o127 = n119 in let o128 = a82.(3) in let o129 = -18 in let ( lsr ) a b = a * 2 - b and ( = ) a b = a * 2 - b in o121 lsr o122 lsr o127 lsr o128 = o129) in
let a173 = (match (if v117 then (C0 (a82, []) : t0) else ((); (C0 (a82, []) : t0)) : t0) with | (C0 (q130, _) as w131) -> (
  let _ = Array.fold_right (match (w131 : t0) with | ((C0 (_, q132)) | (C0 (_, ([] as q132)))) -> (match ((C0 ((Array.make 8 9), []) : t0) : t0) with | C0 (q133', []) -> (fun p134 p135 -> (C0 (v120, "12") : (int, int) t2)) | C0 (q136, (q137 :: q138)) -> (let rec f141 p139 p140 = p140 in f141)) | C0 (q142, (('a'..'m' :: q143) | (_ :: q143))) when (v117 = v117) -> (match v120 with | 'a'..'m' -> (let rec f146 p144' p145 = p145 in f146) | 'n' -> (let rec f149 p147 p148' = p148' in f149) | _ -> (let rec f152 p150 p151 = p151 in f152)) | C0 (q153, ('a'..'m' :: q154)) -> (fun p155 ((C0 (_, q156)) : (int, int) t2) -> (C0 (v120, q156) : (int, int) t2)) | C0 (q157, ('0'..'9' :: q158)) -> (let rec f161 p159 p160 = (C0 (v120, "b c") : (int, int) t2) in f161) | C0 (q162, (q163 :: q164')) -> (let rec f167 p165' p166 = (C0 (q163, "a") : (int, int) t2) in f167) | _ -> ((); (fun p168 ((C0 (q169, q170)) : (int, int) t2) -> (C0 ('\n', q170) : (int, int) t2)))) q130 (C0 (((); '0'), (Printf.sprintf "<%c>" '\'')) : (int, int) t2) in
  let n171 = q130.(3) in
  create_array 16 (match v120 with | 'a'..'m' -> n65 | '0'..'9' -> n119 | 'n' -> n51 | 'a'..'m' -> 18 | ('n' | '0'..'9') -> 10 | q172 -> (-1)))) in
let unused177 = f12 1 x30 x64 (let rec f176 p174 p175 = -1 in f176) (if v117 then n118 else (-3)) in
let x178 = tick_float 16 (float (- 8)) in
let n179' = (-2147483647) + n50 in
note_int n179';
let make180 p181 n50 =
  (let rec f184' p182 p183 = (C0 ('\046', (part "" n179' p181)) : (int, int) t2) in f184')
in
let c185 = make180 (truncate x178) (Error C9) in
let v186 = c185 v117 (x30, x178, x39, n179') in
let v187 = v117 && (n118 == (n65 + 15)) in
let unused190 = apply52 (8 * n118) (if v117 then true else v117) (fun p188 p189 -> v187) in
(mix_0 5 v186; note_end 0);
note_float x64;
note_int n65;
(mix (Char.code v120); note_end 0);
(mix_ints a82 0 8; note_end 0);
(mix_ints a173 0 16; note_end 0);
note_float x39;
note_float x178;
()
