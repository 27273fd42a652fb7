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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y144; r1 = y145; r2 = y146; r3 = y147; r4 = y148; r5 = y149; r6 = y150 } -> mix_string y144; mix_float y145; mix_1 (d - 1) y146; mix y147; mix y148; mix_ints y149 0 2; mix_2 (d - 1) y150
and mix_1 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix_3 (d - 1) y151
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y152 :: y153) -> mix 1; mix_float y152; mix_2 (d - 1) y153
and mix_3 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y154 -> mix 1; mix_4 (d - 1) y154
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let s1 = ref "b c" in
let i0 = ref 0 in
while !i0 < 5 do
  s1 := (clip !s1 ^ clip ((clip !s1) ^ "12")); i0 := !i0 + 1
done;
let n2 = !s1 in
(mix_string n2; note_end 0);
let v92 = String.fold_left (fun p3 p4 -> (try ((try (if (try (match p3 with | { r0 = q5; r1 = q6; r2 = q7; r3 = p3; r4 = q8; r5 = q9; r6 = [] } -> q8 | { r0 = q10; r1 = _; r2 = q11; r3 = 7; r4 = q12; r5 = _; r6 = (_ :: q13) } -> q12 | { r1 = q14'; r2 = q15; r3 = _; r4 = _; r5 = _; r6 = (q16 :: q17); _ } -> (-3)) with | _ -> 5) < ((-2) / 8) then (if (match p4 with | ('a'..'m' as w18') -> true | q19 -> false) then ())) with | Invalid_argument q20 -> () | Division_by_zero -> () | E0 true -> () | E0 false -> () | E1 -> ()); p3) with | Division_by_zero -> p3 | Failure q21 -> { r0 = q21; r1 = (-2.0); r2 = None; r3 = 6; r4 = 2; r5 = (Array.make 2 7); r6 = [] } | Not_found -> p3)) { r0 = (if ((11 + 5) - (-4097)) > (13 + 3) then (let f22 format = Printf.ksprintf (fun s -> s ^ "!") format in f22 "%+d" (-11) ^ f22 "%s %b" (clip "") true) else "xdc"); r1 = (match { { r0 = n2; r1 = 2.0; r2 = None; r3 = (-2); r4 = (-2); r5 = (Array.make 2 15); r6 = [] } with r6 = (1.5 :: []) } with | { r1 = q23; r2 = None; r3 = q24; r4; r5 = q25; r6 = q26'; _ } -> (match q26' with | [] when ((q23 <= q23) && true) -> (float_of_int q24) | [] -> q23 | (q27 :: _) -> ((fun p28 -> q23) { r0 = n2; r1 = q27; r2 = None; r3 = r4; r4 = q24; r5 = q25; r6 = [] })) | { r0 = q29; r1 = q30; r2 = (Some q31); r3 = q32; r4 = (-2147483647); r5; r6 = q33 } -> (match q33 with | [] when (((let rec f35 p34 = q32 in f35) (q32, q32)) <= (q32 lsr 20)) -> ((-0.0) /. q30) | [] -> (q30 *. q30) | (1.0 :: q36) -> ((fun p37 -> q30) 15) | (q38 :: q39) -> (match Ok 'z' with | Ok 'a'..'m' -> q38 | ((Ok 'n') | (Ok '0'..'9')) -> q30 | Ok ('n' | 'n') -> q38 | (Ok q30 as w40) -> q38 | Error _ -> q38)) | { r0 = q41'; r1 = q42; r2 = q43; r4 = q44; r5 = q45; r6 = q46; _ } -> q42 | (({ r0 = _; r1 = _; r2 = (Some _); r3 = q47; r4 = (-1); r5 = q48; r6 = _ } as w49') | ({ r0 = _; r2 = (Some _); r3 = q47; r4 = (-1); r5 = q48; _ } as w49')) -> ((); (let _v50 = false in 10.0)) | { r0 = _; r1; r2 = (Some n2); r3 = q51; r4 = (0 as w52); r5; r6 = q53 } -> ((match None with | None when (not (q51 <= w52)) -> r1 | None -> r1 | ((Some q54) | (Some ([|_; _; _; _|] as q54))) -> r1 | None -> r1 | Some q55 -> r1) *. (r1 -. 0.5)) | { r1 = q56'; r2 = (Some q57); r3; r4 = q58; r6 = q59; _ } -> (0.0 /. 0.0)); r2 = ((if true || true then (match { r0 = n2; r1 = (-10.0); r2 = None; r3 = 18; r4 = 12; r5 = (Array.make 2 (-3)); r6 = [] } with | { r0; r1 = q60; r2 = None; r3 = q61; r5 = [|_; q62|]; r6 = n2; _ } -> () | { r0 = q63; r1 = q64; r2 = (Some q65); r3 = n2; r5 = [|_; q66'|]; r6 = q67; _ } -> () | { r0 = q68; r1; r2 = n2; r3 = q69; r4; r5 = q70; r6 = q71 } -> ())); (Option.bind (Some 3) (match [] with | [] -> (let rec f73 p72 = None in f73) | ({ r2 = q74; r3 = q75; r4 = n2; r5 = q76; r6 = q77; _ } :: _) -> (let rec f79 p78 = q74 in f79)))); r3 = (0 lsr 24); r4 = (Array.fold_right (fun p80 p81 -> (let _v82 = ({ r0 = p80; r1 = 1.5; r2 = None; r3 = p81; r4 = p81; r5 = (Array.make 2 p81); r6 = [] }, p81, (true, 10.0, p81)) in p81)) (max (let v83 = 7 in Array.make 4 n2) [|"a"; n2; n2; "tail \" end"|]) ((try (try (match (20, (9, 3.25), [], true) with | (_, _, [], true) when ((match C7 with | C24 when false -> 15 | (C24 as w84) -> 14 | (C14 | C31) -> 16 | C23 -> 3 | q85 -> 18 | C22 -> 5 | C29 -> (-3) | C25 -> (-2) | ((C8 as w86) | (C14 as w86)) -> 15 | n2 -> 5) < (match -1 with | n2 when n2 >= 5 -> n2 | 0 -> 15 | 6 -> 6 | q87 -> q87 | (5 | 2) -> 15)) -> 13 | (q88, (_, q89), (_ :: q90), q91) -> q88) with | _ -> (-2)) with | _ -> 13) * 25)); r5 = (Array.make 2 11); r6 = ((); []) } ((clip "szqsnet") ^ n2) in
let rec loop95 i93 s94 =
  if i93 < 5 then (
    loop95 (i93 + 1) (clip s94 ^ clip (if true then s94 else s94))
  ) else
    s94
in
let n97 = loop95 0 "\000\255x" in
(mix (String.length n97); note_end 0);
let n107 = show_int 16 ((match v92 with | ({ r0 = n97; r1 = (0.0 as w98); r2; r3 = q99; r5 = q100; r6 = q101; _ } | { r0 = n97; r1 = w98; r2; r3 = q99; r4 = _; r5 = q100; r6 = q101 }) -> q99 | { r0 = q102; r1; r2 = None; r3 = q103; r4 = _; r5; r6 = q104 } -> q103 | { r0 = q105; r1 = q106; r2 = (Some n97); r3; r4; r5; r6 } -> r4) - 65535) in
let v108 = (let n97 = -8 in (int_of_string (string_of_int 1)) = n97) in
let v117 = (match { r0 = n2; r1 = (( /. ) 1.5 (-0.0)); r2 = (Some None); r3 = n107; r4 = (-17); r5 = (Array.init 2 (let rec f110 p109 = p109 in f110)); r6 = (let v111 = Array.make 5 n107 in []) } with | ({ r0 = q112; r1 = q113; r2 = q114; r3 = q115; r4 = q116; r5; _ } | { r0 = ("a" as q112); r1 = q113; r2 = q114; r3 = q115; r4 = q116; r5; r6 = [] }) -> v108) in
(mix (if v117 then 1 else 0); note_end 0);
let s119 = ref n97 in
for i118 = 5 - 1 downto 0 do
  s119 := (clip !s119 ^ clip v92.r0)
done;
let n120 = !s119 in
(mix_string n120; note_end 0);
let rec loop123 i121 s122 =
  if i121 < 0 then s122 else (
    loop123 (i121 - 1) (clip s122 ^ clip (String.concat s122 [n120; clip n120]))
  )
in
let n125 = loop123 (5 - 1) n120 in
(mix_string n125; note_end 0);
let s127 = ref n125 in
for i126 = 0 to 5 - 1 do
  s127 := (clip !s127 ^ clip ((); n97))
done;
let n128 = !s127 in
(mix_string n128; note_end 0);
let rec loop131 i129 n132 s130 =
  if i129 < n132 then (
    loop131 (i129 + 1) n132 (clip s130 ^ clip (String.concat s130 ["12"; clip "tail \" end"]))
  ) else
    s130
in
let n133 = loop131 0 5 n128 in
(mix_string n133; note_end 0);
prerr_int ((let rec f135 p134 = p134 in f135) (compare ((-2.0), true) (3.25, v117)));
prerr_byte 32;
prerr_float ((0.0 +. 3.25) *. (( -. ) 1.5 2.0));
prerr_newline ();
(let _v136 = 2147483646 in Printf.printf "[%s %d]\n" n97 (match { r0 = n133; r1 = 10.0; r2 = None; r3 = _v136; r4 = 11; r5 = (Array.make 2 12); r6 = [] } with | { r0 = _; r1 = q137; r2; r3 = q138; r4 = q139; r5; r6 } -> _v136));
let a140 = Array.copy (Array.make 1 2.0) in
v92.r6 <- [];
let s142 = ref n120 in
for i141 = 5 - 1 downto 0 do
  s142 := (clip !s142 ^ clip (part n128 i141 n107))
done;
let n143 = !s142 in
(mix_string n143; note_end 0);
(mix (if v108 then 1 else 0); note_end 0);
note_int n107;
(mix_0 5 v92; note_end 0);
(mix_floats a140 0 1; note_end 0);
(mix (if v117 then 1 else 0); note_end 0);
(mix_string n2; note_end 0);
(mix_string n143; note_end 0);
(mix (String.length n128); note_end 0);
()
