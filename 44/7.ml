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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : ((int, float) result, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y275 -> mix 1; mix_2 (d - 1) y275
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y276 :: y277) -> mix 1; mix y276; mix_1 (d - 1) y277
and mix_2 d (v : ((int, float) result, float) result) =
  if d > 0 then
    match v with
    | Ok y278 -> mix 0; mix_3 (d - 1) y278
    | Error y279 -> mix 1; mix_float y279
and mix_3 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y280 -> mix 0; mix y280
    | Error y281 -> mix 1; mix_float y281
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x7 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (ref true)));
    s2 := (match [] with | [] -> (match None with | None -> !s2 | Some 0.5 -> !s2 | Some 0.5 -> !s2 | Some _ -> !s2) | ((q3 :: _) | (q3 :: [])) -> !s2 | (q4 :: (_ :: _)) -> (match Array.make 6 15 with | q5 -> !s2)); i1 := !i1 - 1
  done;
  let n6 = !s2 in
  note_float n6;
  n6) with | _ -> (if false then 2.0 else (-0.5))) with | E2 _ -> (-. (-1.0))) in
let a8 = create_float_array 4 1.5 in
(mix_floats a8 0 4; note_end 0);
let v33 = (match [] with | ((_ :: _) | []) -> (
  let v14 = ((if "" <= "12" then (a8.(3) <- 10.0) else (a8.((let (q11, q12, q13, a8) = (x7, [], (), []) in 1) land 3) <- (-0.5))); (min ((Array.make 2 None), (ref x7)) ((); ((Array.make 2 None), (ref (-100.75)))))) in
  None) | (q15 :: []) -> (
  None) | (q16 :: (a8 :: [])) -> (
  None) | (_ :: ((_ :: (_ :: _)) as w17)) -> (
  a8.(2) <- ((List.iteri (if (match (Ok false) with | ((Error q18) | (Error q18)) -> false | Ok true -> false | Ok false -> true | Error q19 -> false | exception Invalid_argument _ -> false | exception Division_by_zero -> true | exception Match_failure _ -> false | exception E0 q20 -> true | exception E2 _ -> true | exception _ -> true) then (fun p21 p22 -> ()) else (match [] with | [] -> (let rec f24' p23' a8 = () in f24') | (0.5 :: []) -> (fun p25 p26 -> ()) | (0.5 :: (n0 :: q27)) -> (fun p28' p29 -> ()) | ((q30 :: _) | (q30 :: _)) -> (fun p31 p32 -> ()))) []); (float_of_int (-2015)));
  None)) in
let rec f34 p35 p36 p37 p38 p39 =
  if p35 > 0 then (
    f34 (p35 - 1) p36 p37 p37 (p38 + (p39 * p38))
  ) else
    (let (q40, q41) = ([], p39) in 3)
in
let n43 = f34 (hide 0 0) (if false then x7 else (-0.0)) (match v33 with | None -> 2 | Some q42 -> n0) (-6) (match true with | true -> n0 | (false | false) -> n0) in
let v33 = ([], n43, (try (match v33 with | (None | None) when (match None with | None -> (String.exists (fun p44 -> true) "\000\255x") | (Some _ as w45) -> ("\000\255x" <> "\000\255x") | Some q46 when ((match q46 with | [] -> x7 | (q46 :: q47) -> x7 | [] when ((if false then n43 else 20) >= (int_of_float x7)) -> x7 | [] when (((); "") < ((fun p48 -> "tail \" end") (fun p49 p50 -> x7))) -> 3.25 | ([] | []) when ((x7 >= x7) || ("" >= "a")) -> (-100.75) | _ -> x7) = (let i51 = n43 in if i51 >= 0 && i51 < 4 then a8.(i51) else x7)) -> (x7 = x7)) -> (let _v54 = (n43, a8, (let rec f53 p52 = n43 in f53)) in fun n43 p55 -> ((let rec f58 p56 p57 = p56 in f58), n0)) | Some _ -> (match v33 with | (None as w59) when false -> (match v33 with | None -> (fun p60 p61 -> ((fun p62 p63 -> -3), 18)) | Some q64 -> (match q64 with | [] -> (fun p65 p66 -> ((let rec f69 p67 p68 = p67 in f69), p66)) | (_ :: []) when ((float n43) <> (-100.75)) -> (let rec f74 p70 p71 = ((fun p72' p73 -> p73), p71) in f74) | (true :: (q75 :: [])) -> (let rec f80 p76 p77 = ((fun p78 p79 -> 19), n43) in f80) | (true :: (q81 :: (q82 :: q83))) -> (fun p84 p85 -> ((let rec f88 p86' p87 = p86' in f88), 14)) | ((false :: (_ :: q89)) | (false :: (_ :: q89))) when (max (if true then false else false) (x7 = x7)) -> (let rec f93 w59 p90 = ((fun p91' p92 -> n43), p90) in f93) | _ -> (fun p94 p95 -> ((let rec f98 p96 p97 = p96 in f98), n43)))) | None -> (List.hd []) | Some q99 -> (if (-2) <> 2 then raise (E1 (f34 0 x7 n43 n43 n0)) else (if true then (let rec f103 q99 p100 = ((fun p101 p102 -> n0), 2) in f103) else (let rec f109 p104 p105 = ((let rec f108 p106 p107 = p107 in f108), p105) in f109))))) with | Failure q110 -> (let rec f116 p111 p112 = ((let _v113 = q110 in fun p114' p115' -> p115'), (p112 + 0)) in f116) | Match_failure _ when (if true || false then (n0 <= n43) else ((); false)) -> (let rec f121 p117 p118 = ((); ((fun p119 p120 -> 8), p118)) in f121) | E1 (5 as w122') when w122' >= (-5) -> (snd (List.fold_right (match v33 with | None -> (let rec f124 f34 p123 = p123 in f124) | Some _ -> (fun p125 p126 -> (p125, (fun p127 p128 -> ((fun p129 p130 -> p128), 4))))) [] (match None with | None -> (2.0, (let rec f134 p131 p132 = ((fun f34 p133 -> p133), 12) in f134)) | Some [] -> (x7, (fun p135 p136 -> ((let rec f139 p137 p138' = 7 in f139), w122'))) | (None | (Some (_ :: _))) -> (x7, (fun p140 p141 -> ((fun p142 p143 -> p142), p141)))))) | E1 (-2147483648 as w144) -> (fun p145 p146' -> ((try (if false then raise (E2 (ref false)) else (let rec f148 p147 p146' = 9 in f148)) with | Division_by_zero -> (fun p149' p150 -> p150) | Failure q151' -> (let rec f154 p152 p153 = p153 in f154) | Not_found -> (let rec f156 p145 p155 = p155 in f156) | Match_failure _ -> (let rec f159' p157 p158 = p146' in f159') | E1 4 -> (let rec f162 p160 p161 = p161 in f162) | E1 7 -> (let rec f165 p163 p164 = 0 in f165) | E1 (-2) -> (let rec f168 p166 p167 = 14 in f168) | E1 _ -> (let rec f171 p169' p170 = p169' in f171) | E2 q172 -> (fun p173 p174 -> w144)), (int_of_string (string_of_int 2)))) | E1 2 -> (fun p175 p176 -> ((if true then (fun p177 p178 -> -1) else (let rec f181 p179 p180 = 4 in f181)), (if true then p176 else p176))) | E1 q182 -> ((a8.(3) <- (float 3)); (let rec f191 p183 p184 = if true then ((let rec f187 p185 p186 = p186 in f187), 4) else ((let rec f190 p188 p189 = -2 in f190), p184) in f191)) | _ -> (let rec f196 p192 p193 = ((fun p194' p195 -> p195), (p193 * 31)) in f196))) in
((let (_, m198, _) = v33 in mix m198); note_end 0);
let v200 = None in
(mix_0 5 v200; note_end 0);
let x201 = 0.0 /. 0.0 in
let n202 = ((((((0) + (if x201 = (0.5 +. x201) then 72 else 0)) + (if x201 <> (ceil (-0.0)) then 82 else 0)) + (if x201 < x201 then 20 else 0)) + (if x201 > x201 then 39 else 0)) + (if x201 <= x201 then 59 else 0)) + (if x201 >= x201 then 60 else 0) in
let v209 = ((n202 - n202) * (-2)) == (((let rec f204 p203 = n202 in f204) (let rec f208 p205 p206 p207 = false in f208)) - (n202 / (n43 lor 1))) in
let n214 = compare (a8.(0), (let (q210, q211, _, q212') = ((3.25, v209, 10), (Array.make 2 5), 2.0, n202) in q212'), (if true then n43 else n202), (match v200 with | None -> (v209, n0) | Some (Ok _) -> (v209, n43) | ((Some (Ok _)) | (Some (Error _))) -> (v209, 8))) (let v213 = v209 in (1.5, n43, 2, (v213, n202))) in
let v215 = [] in
(mix_1 5 v215; note_end 0);
let v237 = if (Array.length a8) > (n202 mod (n0 lor 1)) then ((); (try ((), (fun p216 p217' p218 -> true), 1.0, (let rec f221 p219 p220 = x201 in f221)) with | _ -> ((), (let rec f225 p222 p223 p224 = v209 in f225), x201, (let rec f228 p226' p227 = x201 in f228)))) else (let v229 = [] in ((), (let rec f233 p230 p231 p232 = v209 in f233), x201, (let rec f236 p234 p235 = x201 in f236))) in
let v242 = ((match v215 with | ([] | []) -> ((); ()) | (q238 :: []) -> (mix n202) | ((_ :: (_ :: _)) | (_ :: [])) -> (snd (n214, ()))); v209) in
let n257 = (try (try (
  let rec loop254 i243 s244 =
    if i243 <> 4 then (
      (if i243 = 6 then raise (E0 (f34 7 x201 n202 n202 i243)) else if v242 then raise (E0 (n202 asr 9)));
      loop254 (i243 + 1) (let (q247, (q248, q249, q250, q251), q252, q253) = (match [] with | [] -> (n202, (n214, v209, x201, x7), 17, i243) | (q245' :: q246) -> (i243, (s244, true, (-1.5), x7), n202, i243)) in n214)
    ) else
      s244
  in
  let n256 = loop254 0 n214 in
  note_int n256;
  n256) with | E0 4 -> (( - ) n214 (-2)) | E0 3 -> n214 | E0 _ -> (if v209 then 0 else (-2))) with | _ -> n214) in
note_int n257;
let s259 = ref x7 in
let i258 = ref 0 in
while !i258 < 4 do
  a8.(!i258) <- ((!s259) *. a8.(0));
  s259 := (a8.(!i258) +. ((!s259) *. a8.(0))); i258 := !i258 + 1
done;
let n260 = !s259 in
note_float n260;
let n270 = if (min (string_of_float (abs_float (-2.2250738585072014e-308))) (String.fold_left (let rec f262 p261 v200 = "a" in f262) (String.concat "\000\255x" ["a"; clip "\000\255x"]) (let _v263 = ref n260 in "b c"))) >= (let v215 = v242 in Printf.sprintf "<%-4d|>" n214) then (n202 - (n43 * 2)) else (let o264 = (Char.code (try (let s265' = "a" in let i266 = n257 in if i266 >= 0 && i266 < String.length s265' then s265'.[i266] else 'z') with | _ -> 'a')) + n257 in let o267 = (Array.length a8) - n214 in let o268 = ((match None with | None -> n257 | (None as w269) when (if false then v242 else ((v215, n202, n43) >= (v215, n43, 14))) -> n257 | Some _ -> n43) + (n257 + n214)) + (Array.length a8) in let ( *! ) a b = (a lsl 1) + b and ( <= ) a b = a lxor (b + 1) in o264 *! o267 *! o268) in
note_int n270;
(mix (if v209 then 1 else 0); note_end 0);
note_int n0;
(mix_0 5 v200; note_end 0);
note_float x201;
(mix_1 5 v215; note_end 0);
((let (_, _, m273, _) = v237 in mix_float m273); note_end 0);
note_float n260;
note_int n202;
()
