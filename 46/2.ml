type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r2 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
type t2 = { r2 : float; mutable r9 : int; r10 : (t0 * string list list) option; r11 : float; mutable r12 : t2 option }
type ('a, 'b) t3 = { r2 : int -> int; mutable r14 : int option; mutable r15 : 'a; r16 : int; mutable r17 : int }
type t4 = C19 | C18 of int * t4
type t5 = { r12 : bool list; mutable r21 : int option }
exception E0 of t1
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (t1, t4 list) result) =
  if d > 0 then
    match v with
    | Ok y184 -> mix 0; mix_3 (d - 1) y184
    | Error y185 -> mix 1; mix_4 (d - 1) y185
and mix_1 d (v : (float, t2) result) =
  if d > 0 then
    match v with
    | Ok y186 -> mix 0; mix_float y186
    | Error y187 -> mix 1; mix_5 (d - 1) y187
and mix_2 d (v : t4) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 (y188, y189) -> mix 1; mix y188; mix_2 (d - 1) y189
and mix_3 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y190; r4 = y191; r5 = y192; r6 = y193'; r7 = y194 } -> mix_float y190; mix y191; mix_6 (d - 1) y192; mix y193'; mix_float y194
and mix_4 d (v : t4 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y195 :: y196) -> mix 1; mix_2 (d - 1) y195; mix_4 (d - 1) y196
and mix_5 d (v : t2) =
  if d > 0 then
    match v with
    | { r2 = y197; r9 = y198; r10 = y199; r11 = y200; r12 = y201 } -> mix_float y197; mix y198; mix_7 (d - 1) y199; mix_float y200; mix_8 (d - 1) y201
and mix_6 d (v : unit list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y202 -> mix 1; mix_9 (d - 1) y202
and mix_7 d (v : (t0 * string list list) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y203 -> mix 1; (let (m204, m205) = y203 in mix_10 (d - 1) m204; mix_11 (d - 1) m205)
and mix_8 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y206 -> mix 1; mix_5 (d - 1) y206
and mix_9 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y208) -> mix 1; mix_9 (d - 1) y208
and mix_10 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y209; r1 = y210; r2 = y211 } -> mix_float y209; mix_float y210; mix_12 (d - 1) y211
and mix_11 d (v : string list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y212 :: y213) -> mix 1; mix_13 (d - 1) y212; mix_11 (d - 1) y213
and mix_12 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y214 -> mix 1; mix_float y214
and mix_13 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y215 :: y216') -> mix 1; mix_string y215; mix_13 (d - 1) y216'
in
let v98 = (match (({ r0 = ((2.0 *. 2.0) -. (try (1.5 *. 0.0) with | _ -> (-1.0))); r1 = 0.0; r2 = ((function | (C19 | (C18 (_, _))) -> (Some (-1.0)) | ((C18 (_, C19)) | C19) -> ((); None) | C18 (2, (C18 (q2, _))) -> (if false then None else None) | (C18 (6, (C18 (_, q3))) as w4) -> None | C18 (_, (C18 (_, q5))) -> (let _v6 = ({ r2 = 0.0; r9 = (-2); r10 = (None : (t0 * string list list) option); r11 = 1.0; r12 = (None : t2 option) } : t2) in None)) (match (({ r2 = 1.5; r9 = (-3); r10 = (None : (t0 * string list list) option); r11 = (-0.5); r12 = (None : t2 option) } : t2) : t2) with | { r2 = q7; r9 = (-3); r10 = None; r11 = q8; r12 = _ } -> C19 | { r2 = q9; r9 = (-3); r10 = (Some _); r11; r12 = q10 } -> C19 | { r2 = q11; r9 = _; r10 = q12; r11; r12 = _ } -> C19)) } : t0) :: (let v28 = (match (let _v13 = false in C19) with | ((C18 (_, _)) | C19) -> (let v16 = ({ r12 = []; r21 = None } : t5) in ({ r2 = 10.0; r9 = 20; r10 = (None : (t0 * string list list) option); r11 = 0.0; r12 = (None : t2 option) } : t2)) | C18 (8, C19) -> ((let rec f18 p17 = ({ r2 = p17; r9 = (-3); r10 = (None : (t0 * string list list) option); r11 = p17; r12 = (None : t2 option) } : t2) in f18) 10.0) | C18 ((-1), C19) -> { (({ r2 = 100.75; r9 = (-1); r10 = (None : (t0 * string list list) option); r11 = 0.0; r12 = (None : t2 option) } : t2) : t2) with r10 = (None : (t0 * string list list) option); r2 = 10.0 } | (C18 (q19, C19) as w20) -> (match w20 with | C19 -> ({ r2 = 1.0; r9 = (-3); r10 = (None : (t0 * string list list) option); r11 = 0.5; r12 = (None : t2 option) } : t2) | ((C18 (q21, q22)) | (C18 (q21, _) as q22)) -> ({ r2 = (-2.0); r9 = 14; r10 = (None : (t0 * string list list) option); r11 = 1.0; r12 = (None : t2 option) } : t2)) | C18 (q23, (C18 (q24, q25'))) -> ((let rec f27 p26 = ({ r2 = 1.0; r9 = q24; r10 = (None : (t0 * string list list) option); r11 = (-2.0); r12 = (None : t2 option) } : t2) in f27) [])) in (match (if false then (None : t5 option) else (None : t5 option) : t5 option) with | (None | None) when (((-2) asr 28) = (v28 : t2).r9) -> (let v29 = 3.25 in []) | (None | None) -> (({ r0 = 1.0; r1 = 1.0; r2 = None } : t0) :: []) | Some _ when (let ({ r2 = q30; r4; r5 = q31; r6 = q32; r7 = q33 } : t1) = (if false then ({ r2 = (-3.25); r4 = 12; r5 = None; r6 = 8; r7 = 3.25 } : t1) else ({ r2 = 1.5; r4 = 13; r5 = None; r6 = (-1); r7 = 1.0 } : t1) : t1) in false >= false) -> (if false then [] else []) | Some { r12; r21 = q34 } -> [])) : t0 list) with | (([] as w35) | ([] as w35)) -> (match (w35 : t0 list) with | [] -> (if ((if true then ()); (match (w35 : t0 list) with | ((_ :: _) | []) when (let v38 = (-100.75) *. 3.25 in (let v39 = ({ r12 = []; r21 = None } : t5) in true)) -> false | ([] | []) -> true | [] -> true | (_ :: _) -> true)) then (match (((); w35) : t0 list) with | [] -> (Ok ({ r2 = 0.5; r4 = (-1); r5 = None; r6 = 10; r7 = 1.0 } : t1) : (t1, t4 list) result) | (_ :: q40) -> (let (q44, q40) = (false, (fun p41 p42' p43 -> 8)) in (Ok ({ r2 = 100.75; r4 = 14; r5 = None; r6 = 20; r7 = 0.0 } : t1) : (t1, t4 list) result))) else (Ok (snd ('z', ({ r2 = 1.5; r4 = 9; r5 = None; r6 = 8; r7 = 100.75 } : t1))) : (t1, t4 list) result)) | ((q45 :: _) | (q45 :: [])) -> (match ((let rec f47 p46 = q45 in f47) (20 mod (16 lor 1)) : t0) with | { r0 = 1.0; r1 = q48; r2 = q49' } -> (Result.map ((); (fun p50 -> ({ r2 = 1.0; r4 = (-2); r5 = None; r6 = 7; r7 = q48 } : t1))) (Ok q48)) | (({ r0 = 0.0; r1; r2 = q51 } as w52) | ({ r0 = _; r1; r2 = q51 } as w52)) -> (match (q45 : t0) with | { r0 = 0.5; r1 = _; r2 = None } when (if true <= false then ((3 - (-4096)) < 18) else ((fun p53 -> true) ({ r2 = (fun p54 -> p54); r14 = None; r15 = 17; r16 = 1; r17 = (-2) } : (int, int) t3))) -> (let v55 = true in (Ok ({ r2 = r1; r4 = 4; r5 = None; r6 = (-3); r7 = (-0.5) } : t1) : (t1, t4 list) result)) | { r0 = (_ | 0.5); r1 = q56; r2 = None } -> (Ok ({ r2 = q56; r4 = 13; r5 = None; r6 = 19; r7 = (-1.5) } : t1) : (t1, t4 list) result) | { r0 = 0.5; r1; r2 = (Some q57) } -> (if false then (Ok ({ r2 = r1; r4 = 15; r5 = None; r6 = 12; r7 = q57 } : t1) : (t1, t4 list) result) else (Ok ({ r2 = q57; r4 = 9; r5 = None; r6 = 20; r7 = r1 } : t1) : (t1, t4 list) result)) | { r0 = q58; r1; r2 = q59 } -> (match (q45 : t0) with | { r0 = q60'; r1; r2 = _ } -> (Ok ({ r2 = (-3.25); r4 = 7; r5 = None; r6 = 10; r7 = q60' } : t1) : (t1, t4 list) result))) | { r0 = (0.0 | 0.0); r1; r2 = q61 } -> (Ok (try ((); ({ r2 = r1; r4 = 16; r5 = None; r6 = 3; r7 = r1 } : t1)) with | _ -> ({ r2 = r1; r4 = 7; r5 = None; r6 = 11; r7 = r1 } : t1)) : (t1, t4 list) result) | { r0 = q62; r2; _ } -> (Result.map (fun p63 -> ({ r2 = (-1.0); r4 = 3; r5 = None; r6 = 8; r7 = q62 } : t1)) (Error []))) | [] -> (snd ((( /. ) 2.0 (-1.5)), (Result.map_error (fun p64 -> []) (Ok ({ r2 = 10.0; r4 = 18; r5 = None; r6 = 1; r7 = 2.0 } : t1) : (t1, int * float * bool list) result))))) | (q65 :: _) -> (Result.bind (Error (match (if true then q65 else q65 : t0) with | ({ r0 = 0.5; r1; r2 = q66 } | { r0 = (0.5 as r1); r1 = _; r2 = q66 }) when (((-2) mod (14 lor 1)) = (0 mod (13 lor 1))) -> (match (({ r2 = (fun p67 -> p67); r14 = None; r15 = ({ r2 = (let rec f69 p68 = p68 in f69); r14 = None; r15 = 11; r16 = 5; r17 = 15 } : (int, int) t3); r16 = 15; r17 = 11 } : ((int, int) t3, (string, string) t3) t3) : ((int, int) t3, (string, string) t3) t3) with | { r2 = q70; r14 = (Some q71); r15 = q72; r16; r17 } -> [] | { r2 = q73; r14 = None; r15 = q74; r16 = q75; r17 } -> [] | { r14 = (Some _); r15 = q76; r16; r17 = q77; _ } -> []) | { r0 = 0.5; r2 = q78; _ } -> (C19 :: []) | ({ r0 = q65; r1 = _; r2 = _ } | { r0 = _; r1 = q65; _ }) -> (let v81 = fun p79 p80 -> false in []))) (match (q65 : t0) with | { r0 = q82'; r1 = 0.0; r2 } -> (fun p83 -> (try (Error [] : (t1, t4 list) result) with | _ -> (Ok ({ r2 = q82'; r4 = 2; r5 = None; r6 = 0; r7 = 10.0 } : t1) : (t1, t4 list) result))) | { r0 = 0.5; r1; r2 } -> (if false <= false then (if false then (let rec f85 p84 = (Ok ({ r2 = r1; r4 = (-1); r5 = None; r6 = 19; r7 = 2.0 } : t1) : (t1, t4 list) result) in f85) else (let rec f87' p86 = (Ok ({ r2 = r1; r4 = 20; r5 = None; r6 = 6; r7 = r1 } : t1) : (t1, t4 list) result) in f87')) else (fun p88' -> (Ok ({ r2 = r1; r4 = 5; r5 = None; r6 = 8; r7 = r1 } : t1) : (t1, t4 list) result))) | { r0; r1 = q89; r2 = q90 } -> (let ({ r12 = q91; r21 = q92 } : t5) = ({ (({ r12 = []; r21 = None } : t5) : t5) with r12 = [] } : t5) in (try (match q90 with | None -> (fun p93 -> (Ok ({ r2 = q89; r4 = 0; r5 = None; r6 = 2; r7 = q89 } : t1) : (t1, t4 list) result)) | Some q94 -> (let rec f96 p95 = (Ok ({ r2 = q89; r4 = (-1); r5 = None; r6 = 5; r7 = 1.5 } : t1) : (t1, t4 list) result) in f96)) with | _ -> (fun p97 -> (Ok ({ r2 = 3.25; r4 = (-3); r5 = None; r6 = 7; r7 = r0 } : t1) : (t1, t4 list) result))))))) in
(mix_0 5 v98; note_end 0);
print_int ((14 * (-4)) mod 4);
print_byte 32;
print_float (float_of_string "1.0");
print_newline ();
let v98 = 4095 lor 18 in
let p99 = v98 mod 100 in
let p100 = (let v101 = ({ r0 = (-100.75); r1 = 3.25; r2 = None } : t0) in v98) in
let p102 = 1.5 +. 3.25 in
let p103 = -5002 in
let p104 = snd (17, p102) in
let p105 = 2 mod (p100 lor 1) in
let p106 = ( +. ) 0.0 p104 in
let p107' = 100.75 in
let p108 = 10.0 /. 1.5 in
let p109 = p108 in
let p110 = truncate p102 in
let p111 = 1.5 in
let p112 = ( +. ) 2.0 p107' in
let p113 = p106 in
let p114 = p110 in
let p115 = max p103 p114 in
let p116 = -20 in
let p117' = (let o118 = 15 in let o119 = 17 in let o120 = p103 in let o121 = p114 in let o122 = p100 in let ( &&& ) a b = b - a in o118 &&& o119 &&& o120 &&& o121 &&& o122) in
let p123 = (let _v124 = None in p117') in
mix 1;
let n125 = 1 - (((p116 - ((((p105 * (p103 + (p100 + (p99)))) + p110) * p114) + p115)) + p117') lxor p123) in
note_int n125;
let x126 = ((p112 -. (p111 *. (p109 +. ((p107' +. (p106 -. (p104 +. (p102)))) +. p108)))) +. p113) *. 1.0 in
note_float x126;
let v128 = ((if false then true else true) >= (if true then true else true)) && ((let v127 = ({ r12 = []; r21 = None } : t5) in p123) = p117') in
(mix (if v128 then 1 else 0); note_end 0);
let x131 = ((try (match None with | None -> () | Some (-3 as w129) -> () | (Some 0 as w130) -> () | Some 2 -> () | Some _ -> () | Some 7 -> ()) with | _ -> ()); (p111 -. x126)) *. 2.0 in
let s132 = String.make 3 '\194' in
let n153 = (try (
  let n133 = p99 in
  note_int n133;
  let v139' = (Error ({ r2 = (let ({ r2; r14; r15 = q136; r17; _ } : (t4, int) t3) = (({ r2 = (let rec f135 p134 = n125 in f135); r14 = None; r15 = C19; r16 = p123; r17 = n133 } : (t4, int) t3) : (t4, int) t3) in p108); r9 = (p116 - p116); r10 = (try (None : (t0 * string list list) option) with | _ -> (None : (t0 * string list list) option)); r11 = (let v137 = ({ r2 = p108; r9 = 0; r10 = (None : (t0 * string list list) option); r11 = x131; r12 = (None : t2 option) } : t2) in 1.5); r12 = (let v138 = ({ r2 = p112; r9 = 15; r10 = (None : (t0 * string list list) option); r11 = x131; r12 = (None : t2 option) } : t2) in (None : t2 option)) } : t2) : (float, t2) result) in
  (mix_1 5 v139'; note_end 0);
  print_int n125;
  print_byte 32;
  print_float (abs_float (p111 -. x131));
  print_newline ();
  (match ((let v143 = fun p140 p141 p142 -> ref n133 in (Ok ' ' : (char, t1) result)) : (char, t1) result) with | ((Ok 'a'..'m') | (Ok 'a'..'m')) -> (p100 + p114) | Ok ('a'..'m' | '0'..'9') -> (p123 lxor p99) | Ok ('n' | '0'..'9') when ((coarse (cos (limit p108 (-100.0) 100.0))) > (float p116)) -> 19 | (Ok q144 as w145) when q144 >= 'Z' -> (if v128 then p117' else 6) | ((Error { r4 = _; r5 = q146; r6 = q147; r7 = 1.0; _ }) | (Error { r2 = _; r4 = _; r5 = q146; r6 = q147; r7 = 1.0 })) -> p123 | _ -> (p116 / (20 lor 1)))) with | Invalid_argument q148 -> p116 | Match_failure _ -> n125 | E0 ({ r2; r4 = q149; r5; r6 = 4; r7 = q150 }) -> (6 - p115) | E0 ({ r2 = q151; r5; r6; r7 = q152; _ }) -> (String.length s132)) in
print_int ((- 20) / (p117' lor 1));
print_byte 32;
print_float p109;
print_newline ();
let make154 p155 p156 =
  fun (({ r1; r2; _ } as w157) : t0) p158 -> C18 ((-706), (match (w157 : t0) with | { r0 = w157; r1 = _; r2 = q159 } -> C19))
in
let c160 = make154 (Array.init 4 (fun p161 -> p108)) (min ({ r12 = []; r21 = None } : t5) ({ r12 = []; r21 = None } : t5)) in
let v163 = c160 (min ({ r0 = 0.5; r1 = p113; r2 = None } : t0) ({ r0 = p102; r1 = 10.0; r2 = None } : t0)) (let v162 = p108 in v128) in
(if false then ((fun p164 -> ()) (let v165' = p115 in true)) else (Option.iter (let rec f167 p166 = (try () with | _ -> ()) in f167) (match C19 with | C19 -> None | C18 (q168, q169) -> None)));
((); (let ({ r12 = q170; r21 = q171 } : t5) = (max ({ r12 = []; r21 = None } : t5) ({ r12 = []; r21 = None } : t5) : t5) in ((); ())));
let x177' = if (let ({ r2 = q174; r14; r15 = _; r16 = q175; r17 = q176 } : (float, (int, float) t3) t3) = (({ r2 = (fun x131 -> n153); r14 = None; r15 = p109; r16 = p123; r17 = 9 } : (float, (int, float) t3) t3) : (float, (int, float) t3) t3) in v128) then (if v128 then (if (match v163 with | C19 -> v128 | C18 (_, q172) -> v128) then ((); x131) else (p111 -. p108)) else ((fun p173 -> p111) [])) else x131 in
let v178 = (((clip s132) ^ s132) >= s132) = ((p117' + 5) >= (p105 / 3)) in
let rec loop181 i179 s180 =
  if i179 < 14 then (
    loop181 (i179 + 1) ((((s180) * 1)) - 1)
  ) else
    s180
in
let n183 = loop181 0 p114 in
note_int n183;
note_float p111;
note_int p114;
note_int p115;
note_int p117';
note_float p102;
(mix_2 5 v163; note_end 0);
note_float p104;
note_int p116;
()
