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
let rec tick_int k x = mix k; x
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
    | { r0 = y209; r1 = y210; r2 = y211; r3 = y212; r4 = y213'; r5 = y214; r6 = y215 } -> mix_string y209; mix_float y210; mix_7 (d - 1) y211; mix y212; mix y213'; mix_ints y214 0 2; mix_3 (d - 1) y215
and mix_2 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y216 :: y217) -> mix 1; mix (Char.code y216); mix_2 (d - 1) y217
and mix_3 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y218 :: y219) -> mix 1; mix_float y218; mix_3 (d - 1) y219
and mix_4 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_5 d (v : (int, float * int) result) =
  if d > 0 then
    match v with
    | Ok y220 -> mix 0; mix y220
    | Error y221 -> mix 1; (let (m222, m223) = y221 in mix_float m222; mix m223)
and mix_6 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y224 :: y225) -> mix 1; mix y224; mix_6 (d - 1) y225
and mix_7 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y226 -> mix 1; mix_8 (d - 1) y226
and mix_8 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y227 -> mix 1; mix_9 (d - 1) y227
and mix_9 d (v : int ref) =
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
let n130 = (let i120 = (Array.fold_right (let rec f123 p121 p122 = p122 in f123) a55 (-2147483648)) land (n57 * (let v129 = (let rec f128 p124 p125 = ((fun p126 p127 -> p126), a54) in f128) in n57)) in if i120 >= 0 && i120 < 16 then a32.(i120) else 4) in
let v131 = a51 in
(mix (if v131 then 1 else 0); note_end 0);
let n57 = ref x48 in
(mix_4 5 n57; note_end 0);
let n133 = ((a54 * 25) / ((let (q132, _, v131, _) = (a55, None, (-2), 1.0) in a54) lor 1)) + a32.(0) in
let v134 = ((((-2) + a54) + n133) - 1073741824) < n133 in
let n135' = a54 in
note_int n135';
let x204 = (try (
  let n144 = (let v137 = (match a50 with | Ok (-2) when v134 -> (if v131 then { r0 = "b c"; r1 = x48; r2 = None; r3 = n135'; r4 = n133; r5 = (Array.make 2 6); r6 = [] } else { r0 = s67; r1 = (-1.0); r2 = None; r3 = n135'; r4 = n130; r5 = (Array.make 2 n133); r6 = [] }) | Ok 3 -> { r0 = s67; r1 = (-2.0); r2 = None; r3 = n130; r4 = 6; r5 = (Array.make 2 a54); r6 = [] } | Ok (-3) -> ((); { r0 = "\000\255x"; r1 = x28; r2 = None; r3 = 6; r4 = n135'; r5 = (Array.make 2 11); r6 = [] }) | Ok _ when ((if false then false else v134) || (v134 || v131)) -> ((); { r0 = s67; r1 = x28; r2 = None; r3 = n135'; r4 = n135'; r5 = (Array.make 2 n135'); r6 = [] }) | Error q136 -> { r0 = s67; r1 = x48; r2 = None; r3 = n130; r4 = n135'; r5 = (Array.make 2 n135'); r6 = [] }) in (let o138 = if v134 then (-2) else n133 in let o139 = (let v140 = a55 in n133) in let o141 = 31 in let o142 = a32.(15) in let o143 = a32.(10) in let ( @ ) a b = a lxor (b + 1) and ( land ) a b = a lxor (b + 1) and ( @! ) a b = b - a in o138 @ o139 @ o141 land o142 @! o143)) in
  note_int n144;
  let v172 = (match v53 with | Ok (3 as w145') when (false && (v134 || v134)) -> (let v146 = tick_int 13 n133 in if v134 then (2, (Array.make 5 v146)) else (n135', (Array.make 5 n144))) | Ok (-2147483648) -> (let (q148, q149) = (let _v147 = n31 in (true, '\255')) in (match v109 with | ([], _, q150, q151) when ((let { r0 = q152; r1 = q153; r2; r3; r4 = q154; r5; r6 } = { r0 = s67; r1 = x28; r2 = None; r3 = 9; r4 = 9; r5 = (Array.make 2 n130); r6 = [] } in v134) = ((Array.make 9 1.5) >= (Array.make 9 x48))) -> (n130, (Array.make 5 n133)) | ((q155, q156, [], q157) | (((_ :: _) as q155), q156, _, q157)) when q157 <> (-9510) -> (q157, (Array.make 5 n144)) | _ -> (n144, (Array.make 5 12)))) | Ok 9 -> ((n144 - 12), (match v47 with | (C18 as w158) -> (Array.make 5 1) | C9 -> (Array.make 5 n144) | C27 -> (Array.make 5 n130) | ((C11 as w159) | (C11 as w159)) -> (Array.make 5 n144) | (C24 | C24) -> (Array.make 5 n130) | C14 -> (Array.make 5 19) | C20 -> (Array.make 5 n144) | C25 -> (Array.make 5 3) | (q160 | (C31 as q160)) -> (Array.make 5 n144) | (C16 as w161) -> (Array.make 5 n133) | q162' -> (Array.make 5 n133))) | Ok 1 -> (if v134 then (n130, (Array.make 5 a54)) else (n130, (Array.make 5 3))) | Ok 6 when (((-3) <= n144) || false) -> ((let rec f164 p163 = (n133, (Array.make 5 9)) in f164) (match C7 with | C28 -> false | C9 -> true | C24 -> v134 | (C17 | C14) -> v131 | C23 -> false | C10 -> v134 | (C20 | C20) -> v134 | (C16 | C8) -> v134 | ((C16 as w165) | (C13 as w165)) -> false | q166 -> v134)) | Ok (-1) -> (if n144 > n135' then (Option.get None) else (let v53 = Array.make 16 n144 in (4, (Array.make 5 n135')))) | (Ok ((-3) | 1) as w167) -> (if x48 <= x48 then raise E1 else (n130, (Array.make 5 n135'))) | Ok q168 -> ((try a32.((try 8612 with | _ -> q168) land 15) with | _ -> (-3)), (create_array (hide 0 5) 9)) | ((Ok 8) | (Error _)) -> ((n130 - n135'), (Array.mapi (let rec f171 p169 p170 = n135' in f171) (Array.make 5 v134)))) in
  let c177' = ((fun p173 -> (-2) mod (n133 lor 1)) (Array.mapi (let rec f176 p174 p175 = p175 in f176) (Array.make 8 100.75))) + ((n144 - n31)) in
  let c178 = c177' - ((n144 - n31)) in
  let c179 = ((n144 - n31)) - ((fun p173 -> (-2) mod (n133 lor 1)) (Array.mapi (let rec f176 p174 p175 = p175 in f176) (Array.make 8 100.75))) in
  let c180 = (c179) + c178 in
  let c181 = c180 * (c179) in
  let c182 = (c179) lxor (n144 - n31) in
  let c183 = (c182) * (n144 - n31) in
  let c184 = c179 lxor (c180) in
  let c185 = c183 + (c181) in
  let c186 = ((n144 - n31)) + c185 in
  note_int c186;
  let v202 = (match { r0 = (String.make (hide 0 4) '0'); r1 = (let _v187 = { r0 = s67; r1 = x28; r2 = None; r3 = c177'; r4 = c179; r5 = (Array.make 2 13); r6 = [] } in x48); r2 = (Some None); r3 = (if a51 then 17 else c182); r4 = 15; r5 = (Array.make 2 c179); r6 = (if false then [] else []) } with | { r0 = _; r1 = q188; r2 = q189; r3; r4 = _; r5; r6 } -> (
    let n190 = c182 - (-8) in
    note_int n190;
    (c183 * (-4)) <= (compare (-3) c183)) | { r0; r1 = q191; r2; r3 = q192; r4 = (-1); r5 = ([|_; _|] as w193); r6 = _ } when q191 <> 1.5 -> (
    let n195 = if (let _v194 = ([], 'z', ('a', 1.0)) in if v134 then v134 else v131) then raise E1 else c180 in
    let n196 = Array.length w193 in
    [] <= ((Array.make 5 x28) :: [])) | ({ r0 = q197; r2 = q198; r3 = 2; r5 = _; r6 = q199; _ } | { r0 = q197; r2 = q198; r3 = _; r4 = _; r5 = _; r6 = q199; _ }) when (match a56 with | [] -> (let v200 = c180 in v134) | ((_ :: _) | []) -> (x48 >= x48)) -> (
    v134) | _ -> (
    let n201' = n133 in
    note_int n201';
    (if c186 > 4 then (x48 <= x27) else v134))) in
  !n57 -. (0.0 +. 100.75)) with | Invalid_argument q203 -> a55.((n133 asr 22) land 1) | Match_failure _ -> (if v134 then x27 else x48) | E1 -> (ceil x48)) in
note_float x204;
(mix_ints a32 0 16; note_end 0);
note_float x48;
(mix (if v134 then 1 else 0); note_end 0);
(mix_5 5 a50; note_end 0);
(mix (if a51 then 1 else 0); note_end 0);
(mix (if v131 then 1 else 0); note_end 0);
(mix_6 5 a56; note_end 0);
((let (m205, _, _, m208') = v109 in mix_2 5 m205; mix m208'); note_end 0);
()
