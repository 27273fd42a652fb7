type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let rec f12 p13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 p32' p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 p43 p44 p45 p46 p47' p48 p49 p50 p51 p52 p53 =
  if p13 <= 0 then
    1e16
  else (
    f12 (p13 - 1) p50 p34 ((try (2.0 *. p51) with | _ -> p49) -. ((); p30)) p47' p33 p31 p42 (p39 lsr 7) p25 p43 ((sqrt p47') -. p43) p26 p26 p30 p26 p44 p46 p31 p36 p34 p15 p18 p25 p39 (abs_float (ceil p49)) p13 p40 p33 p48 p38 (-. p44) p28 2.0 1.5 p26 p27 p39 p18 p51 p39
  )
in
let _ = f12 6 (-2147483648) (let v54 = 3 in n11) (n11 -. 0.5) (if false then n11 else n8) n8 (match { r0 = true; r1 = None } with | { r0 = true; r1 = None } -> n8 | { r0 = true; r1 = (Some q55) } -> n8 | { r0 = false; r1 } -> (-0.5)) (match (Ok None) with | Ok None -> n10 | Ok (Some true) -> n10 | Ok ((Some _) | (Some false)) -> n9 | Error q56 -> n10) (n9 + 0) (-65536) (n11 /. n11) (( *. ) n11 2.0) n9 (if true then n9 else n0) (n11 /. n8) (n9 lsl (n10 land 31)) (max 2.0 n11) (n8 -. 0.0) ((); n8) n9 (match n10 with | 1 -> (-100.75) | ((-2 as w57') | (-2 as w57')) -> n11 | n9 -> n8) n8 (try n8 with | _ -> 1.0) n10 (if true then n9 else n10) (if false then 2.0 else n11) (n10 mod (11 lor 1)) (match { r0 = true; r1 = None } with | { r0 = q58; r1 } -> n11) (if false then n11 else n11) (13 / (n10 lor 1)) n11 n11 (n9 mod 3) (n11 *. n11) (float_of_int n10) (n10 * 39) (n11 -. n11) n10 n11 (if true then n11 else n11) 8 in
let rec f59 p60 p61' p62 p63 p64 p65 p66 p67 p68 p69 p70 p71 p72 p73 p74 p75 p76 p77 p78 p79 p80 p81 p82 p83 =
  if p60 > 0 then (
    f59 (p60 - 1) p72 p62 p66 p76 p72 p70 ((match { r2 = ""; r3 = (Array.make 2 p80); r4 = (ref 14) } with | { r2 = q85; r3 = q86; r4 } when ((let v87 = { r0 = true; r1 = None } in ()); true) -> p69 | { r2; r3; r4 = q88 } when (let v89 = Array.length r3 in r2 >= "\000\255x") -> 5 | (({ r2 = "a"; r3 = _; r4 } as w90) | ({ r2 = "a"; r4; _ } as w90)) -> 9 | ({ r2; r3; r4 = q91 } as w92) -> p79 | exception Invalid_argument q93 -> p83 | exception Division_by_zero -> p76 | exception E0 ({ r0 = q94; r1 = p71 }) -> 12 | exception E1 q95 -> p60 | exception E2 true -> p81 | exception E2 false -> p79) / 2147483647) p67 p63 p66 p70 p75 p69 p74 p82 p81 p77 p76 p74 p77 p69 p82 p71
  ) else
    (let { r2 = q84; r3; r4 } = { r2 = ""; r3 = (Array.make 2 p72); r4 = (ref 20) } in 1.0)
in
let x106 = f59 0 ((); n8) (if true then n10 else 5) ((); n0) (let _v96 = { r0 = true; r1 = None } in n9) (max n11 n8) (if false then 13 else 2) n9 (n10 * n10) 9 12 (n10 + n0) (match { r2 = "a"; r3 = (Array.make 2 n11); r4 = (ref 8) } with | ({ r2 = q97; r3 = _; r4 = q98 } | { r2 = ("a" as q97); r3 = [|_; _|]; r4 = q98 }) -> (-100.75) | ({ r2 = "a"; r3 = q99; r4 } | { r2 = _; r3 = q99; r4 }) -> 2.0 | { r2 = ""; r3 = q100; r4 = q101 } -> 0.0 | ({ r2 = _; r3 = q102; r4 } as w103') -> n11) (if true then n0 else n9) (-1073741824) (f59 2 n8 n9 n0 n10 n11 n9 17 n10 n0 (-1) n10 n8 n9 4 n8 n9 n11 n10 n9 n8 n9 n11 9) (compare true true) ((-1.5) *. n11) (truncate n11) ((); n9) n11 (n10 mod (n10 lor 1)) (let v104 = 10.0 in 0.0) (let _v105 = n10 in n10) in
note_float x106;
let x116 = f59 3 (let _v107' = n11 in x106) 32767 (try (if true then raise Not_found else n10) with | Division_by_zero -> n0 | Not_found -> n9 | E0 ({ r0 = true; r1 = q108 }) -> n10 | E0 ({ r0 = false; r1 }) -> n10 | E1 q109 -> n10 | E2 true -> n10 | E2 false -> n10) ((let rec f111 p110 = n10 in f111) n9) x106 (try (17 lsl 4) with | _ -> n10) (n10 asr (n10 land 31)) n9 n10 (max n0 7) (Array.fold_left (let rec f114 p112 p113 = p112 in f114) n9 (Array.make 2 false)) x106 (-13) (String.length "12") x106 ((); n9) 5e-324 (if true then n10 else n9) (min 13 2) ((-2.0) *. (-1.5)) n10 (let _v115 = { r0 = true; r1 = None } in x106) (n10 lor (-1)) in
let x150 = f59 8 (f59 11 (match { r0 = true; r1 = None } with | ({ r0 = q117; r1 = q118 } | { r0 = q117; r1 = q118 }) -> n11) (match { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref n0) } with | { r2; r3; _ } -> 3) (-13) (n9 - n9) 1.5 (max n10 n10) (let _v119 = n9 in n0) (let v120' = x116 in n10) (1 + 5) (n10 asr 0) (let _v121 = n0 in n10) (match { r0 = true; r1 = None } with | { r0 = true; r1 = f59 } -> n11 | { r0 = false; r1 = q122' } -> 100.75 | exception Invalid_argument q123 -> n11 | exception Division_by_zero -> x116 | exception Failure q124 -> x116 | exception Not_found -> (-2.0) | exception Match_failure _ when (6 <> (( * ) n10 9)) -> 2.0 | exception E0 ({ r0 = q125; r1 = q126' }) -> (-3.25) | exception E1 q127 -> n11 | exception _ -> 10.0) 32767 (truncate x106) n8 (if false then 19 else n10) x116 65535 (let o128 = 19 in let o129 = n10 in let o130 = n10 in let o131 = -2 in let o132' = n10 in let ( land ) a b = b - a and ( lor ) a b = a * 2 - b in o128 land o129 land o130 lor o131 lor o132') 0.0 (fst (n9, n10)) (x116 *. x116) ((); n10)) ((match { r0 = true; r1 = None } with | { r0 = q133; r1 = None } -> () | { r0 = true; r1 = (Some q134) } -> () | { r0 = false; r1 = (Some _) } -> ()); (truncate x106)) (int_of_float (if false then 0.5 else x116)) 31 (float_of_int (if true then n10 else 6)) ((- n0) land (20 lsr 0)) ((); (-4096)) (if Array.mem x116 (Array.make 6 n11) then n10 else ((); n9)) n10 n9 ((if true then n9 else n9) + (n10 + n0)) (float (let { r0 = q135; r1 = q136 } = { r0 = true; r1 = None } in n10)) n10 ((try n9 with | _ -> 10) * 40) (let _v138 = (try (let v137 = () in []) with | _ -> []) in (match _v138 with | [] -> x106 | (q139 :: q140) when ((let o141 = n9 in let o142 = n10 in let o143 = 3 in let o144 = n10 in let o145 = n9 in let ( ** ) a b = a * 2 - b and ( == ) a b = (a lsl 1) + b in o141 ** o142 ** o143 == o144 == o145) >= (n10 mod ((-3) lor 1))) -> 10.0 | (_ :: q146) -> x116)) ((n10 + n9) * 40) (2.0 *. (let _v147 = 6 in x106)) n9 n9 (-. (x106 -. n11)) (match { r0 = false; r1 = None } with | { r0 = true; r1 = None } -> n9 | { r0 = (true as w148); r1 = (Some { r1 = _; _ }) } -> n9 | { r0 = (false as w149); r1 } -> (max n0 n10)) n11 n10 in
let (q189, _, _, q190) = ((match (match Ok { r0 = false; r1 = None } with | ((Ok n10) | (Ok n10)) -> { r0 = true; r1 = None } | Error 7 -> { r0 = true; r1 = None } | (Error 5 as w151) -> { r0 = false; r1 = None } | Error q152 -> { r0 = true; r1 = None }) with | { r0 = _; r1 = (None | (Some { r1 = (Some _); _ })) } -> (match { r2 = "\000\255x"; r3 = (Array.make 2 x150); r4 = (ref n10) } with | ({ r2 = "a"; r3 = [|q153; _|]; r4 = _ } | { r2 = "a"; r3 = [|_; q153|]; _ }) -> (fun p154 p155 p156 -> q153) | { r2 = "a"; r3 = [||]; r4 = q157 } -> (fun p158' p159 p160 -> p159) | ({ r2 = "a"; r3 = q161; r4 } | { r3 = ([|_; _|] as q161); r4; _ }) -> (fun p162 p163 q161 -> -3.25) | ({ r2 = "a"; r3 = [|_; _|]; _ } | { r2 = _; _ }) -> (let rec f170 p167 p168 p169 = n11 in f170)) | { r0 = false; r1 = None } -> (fun p171 p172 p173 -> -3.25) | { r0; r1 = (Some { r0 = q174; r1 = q175 }) } -> (let v176 = n10 in fun p177 p178 p179 -> -0.5)), (let rec f182 p180 p181 x150 = "tail \" end" > "" in f182), (let rec f184 p183 = n10 + 3 in f184), (match false <> false with | true -> (let rec f186 p185 = -10.0 in f186) | false -> (fst ((let rec f188 p187 = 1.5 in f188), 18)))) in
let x213 = (match max (try (Array.make 16 n9) with | _ -> (Array.make (hide 0 16) (- n9))) (max (Array.make 16 n10) (create_array 16 (snd ((Array.make 7 n9), n0)))) with | ([|(-1)|] as w191) -> (-2147483648.0) | [|(-3)|] -> (try (q190 'z') with | _ -> x150) | [|q192|] -> (try (match { { r0 = false; r1 = None } with r1 = (let v193 = [|q192; n10; n10; q192; n10; 16; q192; (-3)|] in None) } with | { r0 = true; r1 = None } -> (if (let v194 = [|n9; n10|] in min true true) then raise (Failure "tail \" end") else (min (q190 '\n') (if false then x150 else x116))) | ({ r0 = false; r1 = None } as w195) -> x116 | { r0 = q196; r1 = (Some q197 as w198) } when q196 -> (if ((match w198 with | None -> q192 | Some ({ r0 = q199; r1 = None } | { r0 = q199; r1 = None }) -> n10) - 2147483646) >= (try 4096 with | _ -> n10) then x150 else x116)) with | Invalid_argument _ -> n11 | Division_by_zero -> (match ((n9, 1), (x116 -. x106)) with | (((_, q200), q201) | ((_, q200), (0.0 as q201))) -> (-1.0) | (q202, _) -> (float_of_int (if false then (-1) else 15))) | Failure q203 -> n11 | Not_found -> ((); x150) | Match_failure _ -> ((x116 /. (float n9)) +. (q190 '\''))) | q204 -> ((match { r0 = (n10 >= n10); r1 = (let _v205 = { r0 = false; r1 = None } in None) } with | { r0 = q206; r1 = q207 } -> ((max 0.5 x116) +. (let (q208, q209) = ((x116, n11, n9), x116) in x150)) | { r0 = true; r1 = q210 } -> x106 | { r0 = (false | false); r1 = q211 } -> (tick_float 14 2.0) | { r0 = true; r1 = q212 } when (min false (((-1) + 2147483647) < n10)) -> (x150 +. (if false then 0.0 else x106))) *. (ceil (q190 (Char.lowercase_ascii 'a'))))) in
(mix_float x213; note_end 0);
print_int (13 + (match [] with | [] -> 17 | ((0.0 :: _) | []) -> n0 | ((q214 :: q215) as w216) -> n9 | exception Invalid_argument q217 -> n10 | exception Failure _ -> n10 | exception E0 (({ r1 = q218; _ } as w219)) -> n10));
print_byte 32;
print_float x150;
print_newline ();
let n232' = (match if false then ((Array.make 16 x106), { r2 = ""; r3 = (Array.make 2 (-10.0)); r4 = (ref n10) }, 17) else ((Array.make 16 n11), { r2 = ""; r3 = (Array.make 2 (-0.0)); r4 = (ref 6) }, n9) with | (([|_; _|], { r3 = _; r4 = _; _ }, _) | (_, _, _)) -> n9 | (q225, { r2 = q226; r3 = q227; r4 = q228 }, q229) when false -> 20 | (q230, { r2 = _; r3 = q231; r4 }, _) -> n9) lsr ((-2) land 31) in
print_int (match x213 with | q233 -> n232' | 0.5 -> n10 | q234' -> n9);
print_byte 32;
print_float 100.75;
print_newline ();
prerr_int n9;
prerr_byte 32;
prerr_float x116;
prerr_newline ();
let n235 = n10 in
let c241 = (if n10 >= n232' then (- n9) else 17) * ((match { r2 = ""; r3 = (Array.make 2 x213); r4 = (ref n235) } with | { r2; r3; _ } -> n235 | ({ r2 = ("a" | _); r3 = ([|q236; q237|] as w238); r4 = q239 } as w240) -> n10)) in
let c242 = c241 - (c241) in
let c243 = c242 + ((if n10 >= n232' then (- n9) else 17)) in
let c244 = c242 + (c242) in
let c245 = (c242) + (match { r2 = ""; r3 = (Array.make 2 x213); r4 = (ref n235) } with | { r2; r3; _ } -> n235 | ({ r2 = ("a" | _); r3 = ([|q236; q237|] as w238); r4 = q239 } as w240) -> n10) in
let c246 = (match { r2 = ""; r3 = (Array.make 2 x213); r4 = (ref n235) } with | { r2; r3; _ } -> n235 | ({ r2 = ("a" | _); r3 = ([|q236; q237|] as w238); r4 = q239 } as w240) -> n10) + (c245) in
let f250 = (let rec f249 (_, q247, _) p248 = Ok (n9 asr 20) in f249) in
let x254 = if 1023 = (try c243 with | Invalid_argument _ -> (-1) | Division_by_zero -> 2 | Failure c241 -> c245 | Not_found -> n232' | Match_failure _ -> n232' | E0 ({ r0 = true; _ }) -> c245 | E0 ({ r0 = (false as w251); _ }) -> c244 | E1 ({ r2; _ }) -> c243 | E2 true -> 8 | E2 false -> c246) then (match { { r0 = true; r1 = None } with r0 = true } with | ({ r0 = true; r1 = q252 } | { r0 = true; r1 = (Some _ as q252) }) -> 1.5 | { r0 = (true | false); r1 = (None as w253) } -> x213 | { r0 = false; r1 = (Some _) } -> x116) else x150 in
let n255' = c245 in
let _ = { r0 = (try ((-17) <= (c242 * 34)) with | _ -> ((); true)); r1 = (match n232' = c243 with | true -> None | false -> None) } in
(match (let v256 = c246 in None) with | None -> (if ((); false) then (if true then () else ())) | Some q257 -> (try (let v258 = -0.0 in (let (_, c245) = ((Array.make 6 1.0), (fun p259 p260 p261 -> '\255')) in ())) with | Failure _ -> () | Not_found -> () | Match_failure _ -> () | E0 ({ r0 = q262; r1 = q263 }) -> () | E1 ({ r2 = "a"; r3 = c246; r4 = q264 }) -> () | E1 ({ r2 = q265; r3 = q266; r4 = q267 }) -> ()));
let n268 = (Char.code '6') mod 10 in
note_int n232';
note_float x254;
note_float x106;
note_int n268;
note_float x150;
note_int n10;
note_int c245;
note_int c244;
()
