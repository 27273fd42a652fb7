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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let rec mix_0 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y187 :: y188) -> mix 1; mix_floats y187 0 8; mix_0 (d - 1) y188
and mix_1 d (v : float option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y189 :: y190) -> mix 1; mix_3 (d - 1) y189; mix_1 (d - 1) y190
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y191 :: y192) -> mix 1; mix_float y191; mix_2 (d - 1) y192
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y193 -> mix 1; mix_float y193
in
let v39 = (match { r0 = ((clip "tail \" end") ^ "12"); r1 = (if false then 1.5 else 100.75); r2 = (let (q4, q5, q6, { r0 = q7; r1 = q8; r2 = q9; r3 = q10; r4 = q11; r5 = q12; r6 }) = ((let rec f3 p0 p1 p2 = p1 in f3), (Array.make 8 'z'), false, { r0 = "b c"; r1 = 100.75; r2 = None; r3 = 10; r4 = 13; r5 = (Array.make 2 12); r6 = [] }) in q9); r3 = (-65536); r4 = (18 * 39); r5 = (match 'z' with | 'a'..'m' -> (Array.make 2 4) | '0'..'9' -> (Array.make 2 4) | q13 when ((let (q14, q15, (q16, _), q17) = ((Array.make 2 0.5), 100.75, (0.5, (-2.0)), false) in 4) < (1 * 17)) -> (Array.make 2 14) | 'n' -> (Array.make 2 (-2)) | ('a'..'m' as w18) -> (Array.make 2 4) | _ when ((true && true) && (2.0 < 100.75)) -> (Array.make 2 (-2)) | q19 -> (Array.make 2 7)); r6 = ((-0.5) :: []) } with | ({ r0; r1 = q20; r2 = q21; r3; r5 = [|q22; q23|]; r6; _ } as w24) -> ((false && true) || (q20 <= q20)) | (({ r1 = 0.5; r2 = q25; r3 = q26; r4 = q27; r5; r6 = q28; _ } as w29') | ({ r0 = _; r1 = _; r2 = q25; r3 = q27; r4 = q26; r5; r6 = q28 } as w29')) -> true | { r0 = q30; r1 = q31; r2; r4 = q32; r5; r6 = []; _ } -> (let v33 = q31 *. q31 in q32 = q32) | { r0 = q34; r1 = _; r2 = q35; r3 = q36; r4; r5; r6 = (q37 :: q38) } -> (q37 >= (-1.0))) in
(mix (if v39 then 1 else 0); note_end 0);
let x40 = -3.25 in
let rec build41 p42 p43 =
  if p42 <= 0 then [] else
    (match true with | (true | true) -> (Array.make 8 x40) | false -> (Array.make 8 x40)) :: (build41 (p42 - 1) (if v39 then p43 else p43))
in
let v44 = build41 0 [|17; (-1); 9; (-3); 15; 4; 3; 6|] in
(mix_0 5 v44; note_end 0);
let n47 = truncate (fst (String.fold_left (let rec f46 p45 x40 = p45 in f46) (x40, v39) "tail \" end")) in
let x50 = if true && v39 then (if v39 then x40 else x40) else (if ((-2) + 1024) < n47 then (if if true then v39 else false then (let v49 = -3 in -2.0) else (if not v39 then (-. x40) else (if "a" < "12" then (max x40 x40) else (let v48 = Array.make 7 x40 in x40)))) else x40) in
let rec build51 p52' p53 =
  if p52' <= 0 then [] else
    (Some x50) :: (build51 (p52' - 1) p53)
in
let v59 = build51 6 (match v44 with | ([] | (_ :: (_ :: _))) -> v39 | (q54 :: []) -> v39 | (_ :: (_ :: [])) -> v39 | ((_ :: (_ :: (_ :: _))) | (_ :: _)) -> true) in
(mix_1 5 v59; note_end 0);
let s61 = ref 'z' in
let i60 = ref 0 in
while !i60 < (hide 1 6) do
  (
    let n47 = !i60 * 17 in
    note_int n47;
    let n76 = (match { { r0 = "tail \" end"; r1 = x50; r2 = None; r3 = n47; r4 = n47; r5 = (Array.make 2 15); r6 = [] } with r0 = (match v59 with | [] -> "\000\255x" | (None :: q62) -> "b c" | (None :: q63) when v39 -> "\000\255x" | ((Some _) :: q64) -> "\000\255x") } with | { r0 = "a"; r1 = q65; r2 = q66; r3 = q67; r4 = q68; r6 = q69; _ } -> (
      q67) | { r0 = q70; r1; r2 = q71; r3 = _; r4 = _; r5 = x50; r6 } -> (
      (match C7 with | C18 -> x50.(0) | (C15 | C15) -> (tick_int 2 1) | C25 -> (show_int 12 11) | (C31 | C31) -> (n47 / 100) | C16 -> !i60 | C13 -> (let i72 = n47 in if i72 >= 0 && i72 < Array.length x50 then x50.(i72) else n47) | C17 -> x50.(wrap (try (try (match q71 with | None -> !i60) with | _ -> !i60) with | _ -> n47) 2) | C18 -> (let i73 = n47 in if i73 >= 0 && i73 < 2 then x50.(i73) else !i60) | C15 -> ((lxor) !i60 8) | C22 -> ((); n47) | C29 -> (( - ) 18 !i60) | C10 -> (Char.code !s61) | (C20 | C19) -> (-2147483648) | (C12 | C25) -> 16 | C31 -> n47 | C16 -> (let _v74 = r1 in !i60) | C12 -> (!i60 + 1) | C13 -> (match q71 with | (None | None) -> (-3) | Some _ -> n47) | C17 -> (match q71 with | None -> n47 | Some _ -> 19) | q75' -> ((); 6)))) in
    ());
  s61 := !s61; i60 := !i60 + 2
done;
let n77 = !s61 in
(mix (Char.code n77); note_end 0);
let v125 = ((clip (List.fold_right (let rec f81 p78 p79 = (let v80' = (try (try None with | _ -> None) with | _ -> None) in string_of_int n47) in f81) (List.sort compare (let v82 = x50 in [])) (string_of_int (List.fold_right (fun p83 p84 -> p84) [] n47)))) ^ "rsroywx") < (match C22 with | C18 -> (Array.fold_left (if v39 then (match v44 with | ([] | []) -> (let rec f87 p85 p86 = "\000\255x" in f87) | ((v59 :: _) as w88) -> (let rec f91 p89' p90 = "b c" in f91)) else (if v39 then (fun p92 p93 -> "a") else (fun p94 p95 -> p94))) ((try (if true then raise E1 else ()) with | E1 -> () | _ -> ()); (String.concat "tail \" end" ["\000\255x"; clip "\000\255x"])) (match v59 with | [] -> ((); (Array.make 6 '\'')) | ((q96 :: _) | ((None as q96) :: _)) -> (Array.make 6 '0') | ((Some 0.5) :: q97) -> (if v39 then (Array.make 6 n77) else (Array.make 6 n77)) | ((Some _) :: _) -> ((); (Array.make 6 n77)) | exception Division_by_zero -> (if v39 then (Array.make 6 n77) else (Array.make 6 n77)) | exception Failure q98 -> (if v39 then (Array.make 6 n77) else (Array.make 6 n77)) | exception E1 -> (Array.init 6 (let rec f99 n77 = '\255' in f99)))) | C27 -> (Printf.sprintf "<%05d>" ((n47 lsr 28) land ((lxor) n47 n47))) | C26 -> (let v101 = Array.fold_right (fun p100 build51 -> build51) (create_array 4 n47) (ref 0.5) in (clip (if v39 then "a" else "\000\255x")) ^ "bdhswxmah") | C15 -> (let _v102 = 3717 in if (_v102, [], _v102) <= (12, [], n47) then "i" else ((clip "tail \" end") ^ "12")) | (C29 | C26) -> (if (part "12" n47 n47) > (match v44 with | [] when true -> "b c" | (([] as w103) | ([] as w103)) -> "a" | ([|q104; q105|] :: []) -> "12" | (_ :: []) -> "" | (_ :: (q106 :: _)) -> "tail \" end" | (q107 :: []) when v39 -> "") then (if List.for_all (fun p108 -> p108) [] then (String.concat "b c" ["a"; clip "\000\255x"]) else (fst ("a", n47))) else "jfyxzeoxqc") | C20 -> "qduogm" | C8 -> ((clip "dopwdpth") ^ (part (try (match n77 with | 'a'..'m' when (let v109 = C7 in (n47 + (-2147483648)) > n47) -> "12" | 'n' when v39 -> "a" | ('a'..'m' | 'a'..'m') when (((clip "\000\255x") ^ "b c") = (if v39 then "" else "b c")) -> "" | 'a'..'m' when v39 -> "tail \" end" | q110 when q110 <> '\238' -> "" | _ -> "a") with | Match_failure _ -> "12") (int_of_float x50) (if v39 then 18 else n47))) | C31 -> (min (part (try "hx" with | Division_by_zero -> "12") 3 (n47 + n47)) "") | C30 -> (Printf.sprintf "<%d>" (let o111 = n47 / 100 in let o112' = 1023 in let o113 = (match v59 with | [] -> n47 | (None :: _) -> n47 | ((Some q114) :: _) -> n47) in let o115 = n47 in let ( - ) a b = (a lsl 1) + b in o111 - o112' - o113 - o115)) | C16 -> "mjkw" | C12 -> (part (part (if v39 then "\000\255x" else "") (-6) (let o116 = n47 in let o117 = n47 in let o118' = n47 in let o119 = n47 in let ( <> ) a b = a lxor (b + 1) and ( ^ ) a b = a * 2 - b in o116 ^ o117 <> o118' <> o119)) (-11) n47) | q120 -> (let _v122' = (match n77 with | ('a'..'m' | 'a'..'m') -> n47 | '0'..'9' -> n47 | q121 -> n47) <= n47 in String.make 5 (let s123 = "12" in let i124 = n47 in if i124 >= 0 && i124 < String.length s123 then s123.[i124] else n77))) in
let s128 = Printf.sprintf ("%05d" ^^ "%6s|%c") (match if v125 then ((Array.make 5 n47), x40, C7, "a") else ((Array.make 5 n47), x50, C7, "\000\255x") with | (q126, q127, _, _) -> q126.(3)) (clip "tail \" end") n77 in
let _ = build51 6 ((n47 + 2147483647) >= n47) in
let _ = (try (if false then raise E1 else (create_array 1 (x50 /. x50))) with | E1 -> (match tick_int 10 n47 with | 3 -> (String.fold_left (let rec f131 p129 p130 = p129 in f131) (Array.make 1 x50) s128) | 1 when true -> (create_array (hide 1 1) (-1.5)) | 1 -> (let v59 = x40 in Array.make 1 2.0) | -2147483647 -> (Array.make (hide 1 1) x40) | ((-2) | _) -> (Array.mapi (fun p132 p133 -> p133) (Array.make 1 100.75)) | (6 | (-2)) when (s128 <= ((clip s128) ^ s128)) -> (min (Array.make 1 x50) (Array.make 1 x50)) | q134 -> (match n77 with | ('a'..'m' | 'a'..'m') -> (Array.make 1 (-1.0)) | q135 -> (Array.make 1 x50)) | _ -> (Array.mapi (fun p136 p137 -> 0.0) (Array.make 1 100.75)))) in
let v138 = ((n47 - n47) * (-3)) <> ((compare (Array.make 8 n47) (Array.make 8 n47)) + n47) in
let rec build139 p140' p141 =
  if p140' <= 0 then [] else
    (x50 /. p141) :: (build139 (p140' - 1) (match { r0 = s128; r1 = x50; r2 = None; r3 = 0; r4 = n47; r5 = (Array.make 2 (-1)); r6 = [] } with | { r0 = "a"; r1 = q142; r2 = _; r3 = q143'; r4 = q144; r5 = _; r6 } -> q142 | { r0 = ""; r1 = _; r2 = _; r3; r4 = q145; r5 = _; r6 = _ } -> p141 | { r0; r1 = q146; r2; r3; r4; r5 = _; r6 = _ } -> x50))
in
let v147 = build139 7 (max x50 x50) in
let n148 = n47 in
let n149 = Char.code n77 in
note_int n149;
let n186 = (match { { r0 = "\000\255x"; r1 = x50; r2 = None; r3 = n47; r4 = n148; r5 = (Array.make 2 14); r6 = [] } with r6 = (if v138 then [] else []) } with | ({ r0 = "a"; r1 = _; r2 = q150; r4 = q151; r5 = q152; r6 = q153; _ } | { r0 = _; r1 = _; r2 = q150; r3 = (-2); r4 = q151; r5 = q152; r6 = q153 }) -> (
  let a157 = (fun p154 -> create_float_array 16 (let i155 = q151 in if i155 >= 0 && i155 < Array.length p154 then p154.(i155) else x50)) (match max (Array.make 9 (-3)) (Array.make 9 1) with | q156 -> (match Array.make 7 n149 with | _ -> (Array.make 8 x50))) in
  let v158 = 2147483648.0 > (-100.75) in
  -(-16)) | ({ r0 = q159; r1 = v125; r2; r3 = q160; r4; r5 = n148; r6 = [] } | { r0 = q159; r1 = v125; r2; r3 = r4; r4 = q160; r5 = n148; r6 = [] }) -> (
  let n161 = n47 in
  note_int n161;
  let n179 = (match { r0 = (if true then q159 else q159); r1 = 2.0; r2 = r2; r3 = (Array.length n148); r4 = n148.((r4 / (n149 lor 1)) land 1); r5 = (let v162 = { r0 = ""; r1 = x50; r2 = r2; r3 = n161; r4 = (-1); r5 = n148; r6 = [] } in Array.make 2 r4); r6 = (match None with | None -> [] | Some 0.5 -> [] | Some q163 -> []) } with | { r1 = q164; r2 = _; r3 = q165; r4 = (-2); r5 = q166; r6; _ } -> (
    let x167 = (-5e-324) *. (-2.0) in
    let n171 = (let o168 = n149 in let o169 = (match v147 with | [] -> q165 | (1.0 :: []) -> q165 | (n149 :: []) -> n161 | (_ :: (_ :: _)) -> q165) + (14 asr 24) in let o170 = n161 in let ( lsr ) a b = (a lsl 1) + b in o168 lsr o169 lsr o170) in
    Array.length n148) | { r0 = q172'; r2 = _; r3 = _; r4 = 6; r5 = q173; r6 = q174; _ } -> (
    let a175 = if v39 then q173 else q173 in
    q173.(1) <- ((Array.length q173) / 2147483647);
    a175.(1) <- ((q173.(1)) + (17 / (16 lor 1)));
    note_int q173.(1);
    assert (hide 1 3 = 3);
    q160) | { r0; r1 = build41; r2 = _; r3 = q176; r4; r5 = q177; r6 = q178 } -> (
    print_endline q159;
    (if build41 < v125 then (n161 * 1) else (if v138 then n161 else r4)))) in
  note_int n179;
  r4 mod 2147483647) | { r0 = q180; r1 = q181; r4 = q182; r5 = q183; r6 = (q184 :: q185'); _ } -> (
  (-5) / 100)) in
(mix (Char.code n77); note_end 0);
(mix_2 5 v147; note_end 0);
(mix (if v138 then 1 else 0); note_end 0);
note_int n186;
(mix_0 5 v44; note_end 0);
note_int n149;
note_int n148;
(mix (if v39 then 1 else 0); note_end 0);
()
