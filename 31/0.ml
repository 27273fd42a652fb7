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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y403; r1 = y404; r2 = y405; r3 = y406; r4 = y407'; r5 = y408; r6 = y409 } -> mix_string y403; mix_float y404; mix_4 (d - 1) y405; mix y406; mix y407'; mix_ints y408 0 2; mix_3 (d - 1) y409
and mix_2 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y410 :: y411) -> mix 1; mix (Char.code y410); mix_2 (d - 1) y411
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y412 :: y413) -> mix 1; mix_float y412; mix_3 (d - 1) y413
and mix_4 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y414 -> mix 1; mix_5 (d - 1) y414
and mix_5 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y415 -> mix 1; mix_6 (d - 1) y415
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let unused0 = (let v2' = [|((); (-1.5)); (if true then 100.75 else (-0.5)); (let v1 = 14 in 1.0); (-. (-3.25)); (0.5 +. (-0.0)); (sqrt 1.0); (-1e999); (float_of_int 5)|] in ((clip "a") ^ "tail \" end") >= ((clip "b c") ^ "")) in
let x9 = ((function | C9 -> (let v4 = { r0 = ""; r1 = (-3.25); r2 = None; r3 = 11; r4 = (-2); r5 = (Array.make 2 12); r6 = [] } in 1.0) | (C27 | C27) -> 1.5 | C21 -> 10.0 | (C14 as w5) -> (if true then (-1.0) else 1.5) | C7 -> ((); 0.5) | q6 -> (1.5 /. 2.0)) (let (q7, q8) = ((-1.5), (2.0, (-3.25))) in C7)) -. ((-. (-10.0)) +. 1.0) in
note_float x9;
let x27 = if x9 <= x9 then (match { r0 = "a"; r1 = x9; r2 = None; r3 = 13; r4 = 0; r5 = (Array.make 2 7); r6 = [] } with | { r0 = x9; r1; r2; r3 = q20; r4; r5 = q21; r6 = q22 } -> r1 | ({ r0 = _; r1 = q23'; r3 = 6; r4 = q24; r5 = _; r6 = q25; _ } as w26) -> 100.75) else (if not true then (3.25 +. x9) else (if 2.0 = x9 then (if 11 <> 20 then (match { r0 = "b c"; r1 = x9; r2 = None; r3 = 0; r4 = 5; r5 = (Array.make 2 15); r6 = [] } with | { r0 = q14; r1 = _; r2 = None; r3 = q15; r4; r5; r6 = q16 } -> x9 | (({ r0 = _; r1; r2 = (Some q17); r3 = _; r4; r5 = q18; r6 } as w19) | ({ r1; r2 = (Some q17); r3 = r4; r5 = q18; r6; _ } as w19)) -> r1) else (if if true then true else true then (x9 *. x9) else (if false then (x9 -. x9) else ((fun p10 -> x9) (fun p11 p12 p13 -> '0'))))) else (if true then x9 else 1.0))) in
let x28 = -2.0 in
note_float x28;
let n31 = max (try ((7 / (-1)) + (12 asr 22)) with | Division_by_zero -> (17 + (-1)) | E1 -> (match C7 with | C18 -> 8 | C27 -> 14 | C15 -> 19 | C22 -> (-2) | ((C18 as w29) | (C29 as w29)) -> 8 | C10 -> (-3) | C19 -> 8 | C7 -> 11 | C30 -> 13 | C16 -> 8 | C17 -> 13 | q30 -> 10 | exception _ -> 19)) (-4097) in
note_int n31;
let a32 = if true then (Array.make 16 (-3)) else (Array.make 16 n31) in
for i33 = 16 - 1 downto 0 do
  a32.(i33) <- (- n31);
  ()
done;
(mix_ints a32 0 16; note_end 0);
let v43 = ((let i34 = (match C7 with | C18 -> n31 | ((C19 as w35) | (C28 as w35)) -> n31 | C9 -> n31 | C24 -> 1 | (C26 | C26) -> n31 | C15 -> n31 | C22 -> n31 | (C10 as w36) -> n31 | (C20 | C20) -> n31 | C25 -> n31 | (C8 | C28) -> 6 | (C31 | C22) -> n31 | C16 -> 3 | (C12 | C30) -> 17 | C13 -> n31 | (C17 | C17) -> 13 | x9 -> n31) in if i34 >= 0 && i34 < 16 then a32.(i34) else a32.(10)), C19, (let (q40', _, q41) = ((let rec f39 a32 p37 p38 = '0' in f39), ((-1), 0.0, n31), x28) in (let v42 = n31 in { r0 = "b c"; r1 = q41; r2 = None; r3 = 10; r4 = 6; r5 = (Array.make 2 v42); r6 = [] }))) in
((let (m44, m45, m46) = v43 in mix m44; mix_0 5 m45; mix_1 5 m46); note_end 0);
let v47 = C20 in
(mix_0 5 v47; note_end 0);
let x48 = x28 in
let poly49' x o = match o with Some y -> y | None -> x
in
let a50 = Error (10.0, n31) in
let a51 = false || true in
let a52 = if true then [] else [] in
let v53 = poly49' a50 (Some a50) in
let a54 = compare n31 n31 in
let a55 = [|x48; x48|] in
let a56 = n31 :: [] in
let n57 = poly49' a54 (Some a54) in
let s67 = (match Error (x27, 9) with | ((Ok q58 as w59) | (Ok q58 as w59)) -> ((clip (String.make 2 'a')) ^ (part "\000\255x" n57 12)) | Error ((0.5 | 0.5), 4) -> (if 19 = 9 then (match Array.make 8 x28 with | a50 -> "12") else "koldku") | Error (0.5, (-2147483648)) -> "ldhyulxgh" | Error (0.5, (-2)) -> "ogbjirtajv" | Error ((0.5 as w60'), _) -> (String.map (fun p61 -> p61) (clip (let (_, q62, q63) = ((20, x48, true), a55, (Ok a54)) in "tail \" end"))) | Error (_, q64) -> (String.make 5 (let s65 = "b c" in let i66 = n31 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else '0'))) in
(mix_string s67; note_end 0);
let v109 = (let (q95, q96, a56, q97) = if s67 <= "a" then (try (Array.fold_left (fun p68 p69 -> ({ r0 = s67; r1 = x48; r2 = None; r3 = n57; r4 = a54; r5 = (Array.make 2 a54); r6 = [] }, (fun p70 p71 p72 -> a51), p69, n57)) ({ r0 = s67; r1 = x28; r2 = None; r3 = n57; r4 = 10; r5 = (Array.make 2 a54); r6 = [] }, (let rec f75' a51 p73 p74 = true in f75'), x48, a54) a55) with | Invalid_argument q76 -> ({ r0 = "tail \" end"; r1 = x48; r2 = None; r3 = n57; r4 = n57; r5 = (Array.make 2 a54); r6 = [] }, (fun p77 p78 p79 -> a51), 1.0, n57) | Division_by_zero -> ({ r0 = "b c"; r1 = x48; r2 = None; r3 = 13; r4 = n57; r5 = (Array.make 2 3); r6 = [] }, (fun p80 p81 p82 -> a51), (-2.0), a54) | Not_found -> ({ r0 = s67; r1 = x9; r2 = None; r3 = n57; r4 = n57; r5 = (Array.make 2 n57); r6 = [] }, (fun p83 p84 p85 -> true), x48, n57) | E1 -> ({ r0 = s67; r1 = x48; r2 = None; r3 = n57; r4 = a54; r5 = (Array.make 2 n57); r6 = [] }, (fun p86 p87 p88 -> a51), x27, a54)) else (Array.fold_left (fun p89 p90 -> p89) ({ r0 = "tail \" end"; r1 = x28; r2 = None; r3 = a54; r4 = 14; r5 = (Array.make 2 n57); r6 = [] }, (let rec f94 p91 p92 p93 = a51 in f94), x28, n57) a55) in if (let v98 = ((Array.make 8 6), (Array.make 2 a54), x27, a54) in a51) then ((fun p99 -> ([], (let rec f102 p100 = ((fun p101 -> n57), n57) in f102), [], 8)) q95) else ([], (fun (q103, q104, q105, q106) -> ((let rec f108 p107 = q106 in f108), 10)), [], q97)) in
((let (m110, _, m112, m113) = v109 in mix_2 5 m110; mix_3 5 m112; mix m113); note_end 0);
(if not (true != a51) then (match v53 with | (Ok (-2147483648) as w114) -> (mix (Char.code '\n')) | ((Ok 4) | (Ok (-2147483647))) -> (try (Option.iter (fun p115 -> ()) None) with | _ -> ()) | ((Ok 2 as w116) | (Ok 2 as w116)) -> (if a51 then ()) | Ok 5 -> (if a51 then () else ()) | Ok 6 -> () | Ok (-2) -> (a32.(2) <- 11) | Ok 0 -> (a55.(0) <- x48) | Ok (-3) -> (List.fold_left (let rec f118 () p117 = () in f118) () a56) | Ok q119 -> () | Error _ -> (print_endline s67)));
let n124 = (let i120 = (Array.fold_right (let rec f123 p121 p122 = p122 in f123) a55 ((Char.code ' ') asr 12)) land ((-4327) * 27) in if i120 >= 0 && i120 < 16 then a32.(i120) else (abs ((a54 / 100) lsl 16))) in
let n297 = (match (let v125 = ceil x28 in (let v126 = a51 in { r0 = s67; r1 = v125; r2 = None; r3 = n31; r4 = n124; r5 = (Array.make 2 4); r6 = [] })) with | ({ r0 = "a"; r1 = a51; r2 = _; r3; r4; r5 = _; r6 = [] } as w127) -> (
  let x129 = tick_float 7 (if (let _v128 = w127 in false) then x48 else (float_of_string "-0.5")) in
  let n130' = n57 in
  note_int n130';
  (if (match a56 with | [] -> true | ((-2) :: q131) -> false | (((-3) :: q132) | ((-2147483648) :: (_ :: q132))) -> true | (q133 :: q134) -> false) then w127.r3 else (compare (Array.make 7 x28) (Array.make 7 x48)))) | ({ r0 = q135; r1 = 1.0; r2 = _; r3 = q136; r4 = (-3); r5 = a56; r6 = _ } | { r0 = ("" as q135); r1 = _; r3 = q136; r4 = _; r5 = a56; r6 = []; _ }) -> (
  let n187 = (try (
    let n137 = -1073741824 in
    let v162 = (match a52 with | ((_ :: q138) | ([] as q138)) -> (match (match v53 with | (Error q139 as w140) -> ([], (fun p141 -> ((let rec f143 p142 = n124 in f143), 3)), [], a54)) with | ((q144, q145, q146, 4) | (q144, q145, q146, 4)) when (((n137 - 1073741824) > a54) < (a51 || a51)) -> (match q138 with | ([] as w147) when (n31 <= (-1073741824)) -> v47 | ((_ :: q148) as w149') -> v47) | (q150, q151, q152, (8 | 4)) -> (match n124 with | q153 when q153 = 11 -> v47) | (q154, _, n137, 8) when (s67 = (match v47 with | (C28 | C31) -> q135 | C27 -> q135 | (C11 | C10) -> "b c" | (C27 | C23) -> s67 | C22 -> "\000\255x" | C20 -> q135 | C19 -> q135 | C7 -> q135 | ((C31 as w155) | (C31 as w155)) -> q135 | C12 -> q135 | (C17 | C22) -> q135 | q156 -> q135)) -> (match q138 with | [] -> v47 | ((Ok q157') :: []) -> v47 | ((Error q158) :: []) when a51 -> v47 | (q159 :: (q160 :: _)) when (((n31 - q136) - 31) < (Array.length a55)) -> v47)) | ((q161 :: q136) | ((q161 :: _) as q136)) -> C7) in
    (mix_0 5 v162; note_end 0);
    let v183 = (q135, v47, (3.25 /. ((match { r0 = "12"; r1 = x48; r2 = None; r3 = n137; r4 = n137; r5 = a56; r6 = [] } with | { r0 = q163; r1 = q164; r2 = None; r3 = q165; r4 = _; r5 = _; r6 = [] } -> (q164 -. x48) | { r0 = q166; r2 = None; r3 = _; r4 = _; r5 = q167; r6 = (_ :: q168); _ } -> (-1e16) | { r0; r1 = q169; r2 = (Some None); r3; r4; r5; r6 = q170 } -> 0.5 | { r1; r2 = (Some (Some _ as w171)); r3 = q172; r4 = q173; r5 = _; r6 = q174; _ } -> a55.(a56.(wrap (q173 / 100) 2) land 1) | { r0 = q175; r1 = 1.0; r2 = n57; r3 = q176; r5 = q177; r6; _ } -> (let { r0 = q178; r1 = q179; r2 = v53; r3 = q180; r4 = q181; r6 = q182; _ } = { r0 = q175; r1 = x27; r2 = n57; r3 = n137; r4 = n137; r5 = (Array.make 2 n137); r6 = [] } in x27)) -. ((float n57) -. x48)))) in
    q136 * (Char.code '\'')) with | Invalid_argument q184 -> (if a51 then q136 else n57) | Not_found -> a56.(1) | Match_failure _ -> (let i185 = 19 in if i185 >= 0 && i185 < 2 then a56.(i185) else n57) | E0 q186 -> (Array.length a56)) in
  (lxor) (match { r0 = s67; r1 = x48; r2 = None; r3 = n124; r4 = q136; r5 = a56; r6 = [] } with | { r0 = "a"; r1 = q188; r2 = _; r4 = q189; r5 = q190'; r6 = []; _ } -> n31 | ({ r0; r1 = q191; r2 = q192; r3 = q193; r4 = q194; r5 = [|_; _|]; r6 = _ } as w195) -> 3 | { r0 = q196; r1 = q197; r2 = q198; r4 = q199; r5 = q200; r6 = []; _ } -> q199 | { r0; r2 = q201; r3 = q202; r4 = q203; r5 = q204; r6 = (_ :: q205); _ } -> q203) (let v206 = n124 in v206)) | ({ r0 = q207; r1 = q208; r2 = q209; r3; r4 = q210; r5 = _; r6 = (_ :: q211) } | { r0 = q207; r1 = q208; r2 = q209; r3 = q210; r4 = r3; r5 = _; r6 = ([] as q211) }) -> (
  let n214 = 6 + ((match v53 with | Ok (-2147483648) -> q210 | Ok ((9 as w212) | (9 as w212)) -> 8 | Ok (1 as w213) -> n124 | Ok s67 -> q210 | Error _ -> r3) - (r3 * (-4))) in
  note_int n214;
  let v223 = q208 <> (match [] with | ([] | (_ :: _)) -> ((fun p215 -> q208) []) | (q216 :: []) -> 4096.0 | ((_ :: _) | (0.0 :: _)) -> a55.((q210 / (n57 lor 1)) land 1) | ((0.0 :: (q217 :: q218)) as w219) -> ((-2.0) +. q217) | ((_ :: (q220 :: q221)) as w222) -> (fabs q220)) in
  (if false then n124 else r3) + (n124 + q210)) | { r0 = q224; r1 = q225; r2 = q226; r3 = q227; r4 = q228; r5 = _; r6 = (_ :: q229) } -> (
  let v296 = (match (let v230 = n124 in n57 / (-1)) with | 1 -> (max (if true then 'z' else '0') (let (q231, _, _, q232) = (10, 17, (-1.0), (q225, x48, 100.75, 2)) in '\255')) | 2 -> (match ([], (fun q225 -> ((let rec f234 p233 = q228 in f234), q228)), q229, 12) with | (q235, q236, [], (-2)) -> (match q235 with | [] -> '0' | (q237 :: _) -> 'z') | (_, q238, [], (6 | 6)) -> '\036' | ((q239, _, [], 2) | (q239, _, _, _)) -> ' ' | (q240', q241, [], 8) -> (let v249 = fun p242 p243 p244 -> ((let rec f248 p245 p246 p247 = p247 in f248), p244) in '0') | (_, _, _, q250) when (x27 >= (x27 *. x48)) -> (match a56 with | [] -> '\255' | ((1 | (-1)) :: s67) -> 'a' | ((-3) :: q251) -> '\'' | (q252 :: _) -> '\255') | (q253', q254, [], 0) -> (match a56 with | ([] | []) -> 'a' | (q229 :: q255) -> 'z') | ((q256, q257', ([] as w258), (4 as w259)) as w260) -> (fst ('\255', w259)) | (q261, _, [], q262') -> (let v263 = x28 in 'z') | ((q264, q265, (q266 :: _), q267) | (q264, q265, (q266 :: _), q267)) -> (Char.uppercase_ascii 'z') | exception Invalid_argument s67 -> (Char.lowercase_ascii 'z') | exception Failure _ -> (let s268 = q224 in let i269 = q228 in if i269 >= 0 && i269 < String.length s268 then s268.[i269] else 'a') | exception E1 -> (Char.uppercase_ascii '\255')) | (q270 | (6 as q270)) -> '\064' | -2 -> (match q229 with | [] -> (Char.chr (q228 land 255)) | (_ :: []) when (q227 > (n57 / (a54 lor 1))) -> (if true then '\255' else 'a') | ((0.5 | 1.0) :: []) -> (let s271 = q224 in let i272 = q228 in if i272 >= 0 && i272 < String.length s271 then s271.[i272] else 'a') | (0.5 :: (q273 :: q224)) -> (match v53 with | Ok q274 -> '\255' | Error (q275, _) when a51 -> '\n' | ((Error (1.0, q276)) | (Error (_, q276))) -> ' ' | (Error ((q277, _) | ((1.0 as q277), _)) as w278) -> '0') | ((_ :: q279) | ([] as q279)) -> (Char.chr (n124 land 255)) | exception Invalid_argument q280 -> (match n124 with | (8 | 6) -> '0' | -3 -> 'a' | -2147483648 -> '\255' | ((-3) | 2) -> '\n' | q281 -> 'z') | exception Failure a54 -> (List.fold_right (let rec f284 p282 p283 = p283 in f284) [] '0') | exception E0 q285 -> (Char.uppercase_ascii '0')) | 8 -> (let s286 = snd (a51, q224) in let i287 = n124 - q228 in if i287 >= 0 && i287 < String.length s286 then s286.[i287] else '\255') | q288 -> (match v109 with | (s67, _, _, (-2)) -> (if a51 then '\n' else '\n') | (q289, q290, q291, 0) -> ((); '0') | (q292, q293, _, _) -> (let s294 = "a" in let i295 = q228 in if i295 >= 0 && i295 < String.length s294 then s294.[i295] else ' '))) in
  a32.(0) - q227)) in
note_int n297;
let n298' = a32.(1) in
let n299 = -13 in
note_int n299;
let n300 = 1073741824 in
let v381 = (match a56 with | ([] | []) -> (match v109 with | ([], q301, _, q302) -> (let _v303 = 7 in (x28, ((ref a54), (fun q302 p304 -> false), x48), a51, n300)) | ((_, _, (_ :: _), _) | ((_ :: _), _, [], _)) -> (if a51 then ((-10.0), ((ref n297), (fun p309 p310 -> a51), x28), a51, n124) else (x9, ((ref n299), (fun p311 p312 -> a51), x48), a51, n299)) | ((q313, q314, _, q315) | ((_ :: q313), q314, (_ :: _), q315)) -> (0.0, ((ref n300), (let rec f318 p316 p317 = true in f318), 1.5), a51, n300)) | (_ :: []) -> (fst ((fun p319 -> ((x48, ((ref n299), (let rec f322 p320 p321 = a51 in f322), x48), a51, n300), n298')) 100.75)) | (n300 :: (9 :: q323)) -> ((x48 *. x9), (match a56 with | [] -> ((ref n300), (let rec f326 p324 p325 = a51 in f326), x28) | (1 :: n299) -> ((ref n300), (fun p327 p328 -> a51), 1.0) | (1 :: q329) -> ((ref n297), (let rec f332 p330 p331 = a51 in f332), x48) | (q333 :: q334) -> ((ref n297), (fun p335' p336 -> a51), x48)), (7 >= n300), a32.(6)) | ((q337 :: (5 :: q338)) | ((q337 :: (5 :: _)) as q338)) -> (match [] with | [] -> (x27, ((ref q337), (fun n57 p339 -> a51), x48), a51, 19) | ((_ :: q340) | ((_ :: _) as q340)) when (max false (x28 <= x48)) -> (x48, ((ref n299), (let rec f343 p341 p342 = a51 in f343), 2.0), a51, n57) | (_ :: q344) -> (x48, ((ref n299), (let rec f347 p345 p346 = a51 in f347), x48), a51, q337) | _ -> (match v109 with | ([], q348, [], 9) -> (0.0, ((ref q337), (let rec f351 p349 p350 = a51 in f351), 10.0), a51, n299) | ((q352 :: _), _, [], 9) -> (1.0, ((ref 9), (let rec f355 p353 p354 = a51 in f355), x28), a51, n299) | (q356, q357, (q358 :: q359), 9) -> (0.0, ((ref n57), (let rec f361 p360 a56 = false in f361), x9), a51, n297) | ((q362, _, n124, _) as w363) -> (x27, ((ref n299), (fun p364 p365 -> false), x48), a51, n299))) | (q366 :: (q367 :: q368)) -> (let (_, q369, q370, { r0 = _; r1 = q371; r2 = q372; r3 = q373; r4 = _; r5 = q374; r6 = q375 }) = (9, true, 20, { r0 = "\000\255x"; r1 = x28; r2 = None; r3 = n299; r4 = n299; r5 = (Array.make 2 n298'); r6 = [] }) in (let { r0 = q376; r1 = q374; r2; r3; r4; r5; r6 = q377 } = { r0 = "12"; r1 = x9; r2 = q372; r3 = q373; r4 = n300; r5 = (Array.make 2 20); r6 = q375 } in (x27, ((ref r3), (let rec f380 p378 p379 = q369 in f380), q371), false, a54)))) in
let v109 = (match v43 with | (q382', C28, q383) -> q383.r5 | ((q384, (C21 as w385), _) | (q384, (C21 as w385), _)) -> [|(let _v386 = (n298', a55) in q384); (n299 / (-3))|] | (q387, C14, q388) -> (Array.make 2 (match [] with | [] -> n297 | (_ :: _) -> n300)) | (q389, C10, q390) -> [|1073741824; a32.(0)|] | (_, C20, q391) -> (if n31 <> n299 then [|n299; n298'|] else (match a56 with | [] -> (Array.make 2 n300) | ((q392 :: q393) | (q392 :: q393)) -> (Array.make 2 n297))) | (q394, (C25 as w395), q396) -> (Array.make (hide 0 2) (if false then 18 else 15)) | (q397, q398, q399) -> [|(1 - q397); 5674|]) in
note_int n31;
(mix_floats a55 0 2; note_end 0);
((let (m400, m401, m402) = v43 in mix m400; mix_0 5 m401; mix_1 5 m402); note_end 0);
(mix_0 5 v47; note_end 0);
note_float x48;
note_int n124;
()
