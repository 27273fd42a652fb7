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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
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
let rec mix_0 d (v : (float * int * (int, float) t3 * int, char) t2) =
  if d > 0 then
    match v with
    | C0 (y252, y253) -> mix (Char.code y252); mix_string y253
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let n4' = n3 in
note_int n4';
let a5 = Array.make 4 100.75 in
let s7 = ref 1.5 in
let i6 = ref 0 in
while !i6 < 4 do
  s7 := (a5.(wrap (Array.length a5) 4) -. (a5.(!i6) *. (!s7))); i6 := !i6 + 1
done;
let n8 = !s7 in
note_float n8;
let a83 = (match (match ((try (let v9 = Array.make 4 (Array.make 2 true) in (C9 : (int, (int, int) t2) t3)) with | _ -> (C9 : (int, (int, int) t2) t3)) : (int, (int, int) t2) t3) with | C10 -> (let v10 = "a" in C9) | C8 (q11, _, q12) -> C10 | C9 -> (try C9 with | _ -> C9) | (C7 (_, _, q13) as w14) -> (C7 (n3, (Array.make 2 C9), (C9, 12)))) with | (C10 | C10) -> (Array.copy (Array.make 8 (fun p15 -> n8))) | C8 ([], ('a'..'m' as w16), q17) -> (match (Array.make 7 19) <= (Array.make 7 n4') with | true -> (Array.init 8 (fun p18 -> (let rec f20 p19 = n8 in f20))) | false when (n8 <= (if false then n8 else n8)) -> (let (q21, _) = ((n8, n4'), n8) in Array.make 8 (fun q21 -> n8)) | false -> (let _v22 = true in Array.make 8 (fun p23 -> n8)) | true -> (if true then (Array.make 8 (fun p24 -> n8)) else (Array.make 8 (let rec f26 p25 = 0.0 in f26)))) | C8 ((q27 :: q28), 'a'..'m', q29') -> (Array.mapi (let rec f34 p30 p31 = (let v32 = n8 in fun p33 -> v32) in f34) (Array.make 8 n3)) | C8 (q35, 'n', q36) -> (match q35 with | [] -> (Array.make 8 (fun p37 -> 0.5)) | ((q38 :: q39) as w40) -> (try (create_array 8 (let rec f41 w40 = n8 in f41)) with | _ -> (Array.make 8 (let rec f43 p42 = -100.75 in f43))) | [] when (((ref 100.75) < (ref n8)) >= ((n8, (Array.make 8 n4'), n8, false) <> (n8, (Array.make 8 (-2)), (-1.5), true))) -> (match q35 with | [] -> (Array.make 8 (let rec f45 p44 = 1.0 in f45)) | (C10 :: q46) -> (Array.make 8 (fun p47 -> n8)) | ((C8 (q48, q49, _)) :: []) -> (Array.make 8 (let rec f51 p50' = 2.0 in f51)) | ((C8 (q52, q53, _)) :: (q54 :: q55)) -> (Array.make 8 (fun p56 -> n8)) | (C9 :: q57) -> (Array.make 8 (let rec f59 p58 = n8 in f59)) | (((C7 (q60, _, q61)) :: q36) as w62) -> (Array.make 8 (fun p63 -> n8)))) | C8 (q64, n4', a5) -> (let v68 = Array.mapi (let rec f67 p65 p66 = p66 in f67) (Array.make 2 a5) in [|(let rec f70 p69 = n8 in f70); (let rec f72 p71 = n8 in f72); (fun p73 -> n8); (fun p74 -> n8); (fun p75 -> n8); (let rec f77 p76 = n8 in f77); (fun p78 -> n8); (fun v68 -> n8)|]) | C9 -> ((a5.(0) <- n8); (Array.make 8 (fun p79 -> n8))) | C7 (_, _, (q80, _)) -> (Array.make 8 (let rec f82 p81 = n8 in f82))) in
let make84 p85 =
  (let rec f97 p86 (q87, _, q88, q89) (_, n8, q90, _) = if q89 then ((let rec f93 p91 p92 = q89 in f93), (-3)) else (let _v94 = ref (-3.25) in ((fun p95 p96 -> p96), 14)) in f97)
in
let c98 = make84 (n8, (C0 ('\255', "a") : (float, bool) t2)) in
let v99 = c98 (max n4' n4') (n8, 10.0, n4', false) (n8, n8, n4', n4') in
((let (_, m101) = v99 in mix m101); note_end 0);
let n108 = (try (try (
  let s103 = ref n3 in
  let i102 = ref 0 in
  while !i102 < 3 do
    (if !i102 = 3 then raise (E0 ((); '\255')) else if n8 <= n8 then raise (E0 (if false then 'z' else '\'')));
    s103 := ((let rec f105 p104 = !s103 + !i102 in f105) (C0 ('a', "") : (bool, int) t2)); i102 := !i102 + 1
  done;
  let n106 = !s103 in
  note_int n106;
  n106) with | E0 'a'..'m' -> (n3 + n3) | E0 q107 -> n3) with | _ -> 32767) in
note_int n108;
(try (
  let v111 = ((if (let v110' = fun p109 -> n108 in true) then ((Array.make 8 n8) <= (Array.make 8 n8)) else (((n3, n8, (-2.0)), (Array.make 8 n4'), (Array.make 4 n4'), n3) = ((n108, n8, n8), (Array.make 8 n108), (Array.make 4 (-1)), n4'))), ((if true then raise (E0 '\'') else 3) lxor (n108 - n4')), (if (ref (Array.make 1 false)) = (ref (Array.make 1 false)) then (n108 * n108) else 1)) in
  a83.(wrap (compare n4' n108) 8) <- (let rec f112 n108 = n8 in f112)) with | Match_failure _ -> (if true then () else ()) | E0 'a'..'m' -> (if false then ()) | E0 '0'..'9' -> (match v99 with | (q113, q114) -> () | (q115, 5) -> ()) | E0 ('n' as w116) -> (match w116 with | 'a'..'m' -> () | q117 -> ()) | E0 q118 -> (print_endline "a"));
let rec f119 p120 p121 =
  if p120 <= 0 then
    p120
  else (
    2 - (f119 (p120 - 1) (match ((C0 ('\'', "tail \" end") : (string * int * char, float) t2) : (string * int * char, float) t2) with | C0 (_, q122) -> p121))
  )
in
let n123 = f119 2 (n4' * n3) in
note_int n123;
let _ = f119 2 n123 in
let v131 = C1 ((let v128 = (let v127 = (let rec f126 p124 a83 p125 = a83 in f126) in n8) in (let v129 = n108 in [])), (65535 :: (let _v130 = 0.5 in []))) in
let v142 = (((let v132 = n123 in fun p133 -> true), (let v134 = true in n8), (let ((_, q135, q136) : bool * (string, float) t2 * string) = ((false, (C0 (' ', "") : (string, float) t2), "b c") : bool * (string, float) t2 * string) in 0.0), (let ((C0 (q137, q138')) : (int, int * int) t2) = ((C0 (' ', "") : (int, int * int) t2) : (int, int * int) t2) in (let rec f141 a83 p139 p140 = p139 in f141))), None, a5.(0)) in
let n143 = f119 0 ((n108 lsr 6) * 2147483646) in
note_int n143;
let v145 = ((f119 2 (if false then n4' else n108)), 7273, ((Array.make 16 n143) < (if false then (Array.make 16 (-1)) else (Array.make 16 n143))), ((let v144 = ref n143 in (n108, (-3))) <> (14, n3))) in
let rec loop148 i146 s147 =
  if i146 >= 20 then s147 else (
    loop148 (i146 + 1) ((-1.7976931348623157e308) +. ((float_of_int i146) *. (s147)))
  )
in
let n150 = loop148 0 n8 in
note_float n150;
let v239 = if ((); n143) <= ((f119 (hide 0 1) (let o151 = n108 in let o152 = n143 in let o153 = n143 in let o154 = n143 in let ( **! ) a b = a lxor (b + 1) and ( %% ) a b = a lxor (b + 1) and ( >>= ) a b = b - a in o151 **! o152 **! o153 >>= o154)) / ((- n4') lor 1)) then (let v170 = (match v145 with | (q155, n123, q156, q157') -> (match v145 with | (q158, q159, n108, _) when q159 = (-7919) -> (let (q160, _) = (q157', ()) in Array.make 4 n4') | (q161, q162, q157', q163) -> (if q157' then (Array.make 4 n108) else (Array.make 4 3)) | (q164, q165, q166, q167) -> (try (List.fold_left (fun p168 p169 -> Array.make 4 q164) (Array.make 4 q165) []) with | _ -> (Array.make 4 q164)))) in (let (((C0 (q171, q172')), _, q173, _) : (int, char) t2 * bool * bool * int) = (((C0 ('0', "") : (int, char) t2), (false <> false), (n4' = n123), n123) : (int, char) t2 * bool * bool * int) in if q173 then (n150, (fun p174 p175 -> n150)) else (let _v176 = n143 in (0.0, (fun p177 p178' -> n150))))) else (if 3.25 >= 3.25 then (match v145 with | ((q179, 3, _, _) as w180) -> (if (ref (ref n3)) > (ref (ref q179)) then ((); (n150, (let rec f182 n8 p181 = n150 in f182))) else (let ((C0 (_, _)) : ((float, int) t3, int t1) t2) = ((C0 ('\'', "tail \" end") : ((float, int) t3, int t1) t2) : ((float, int) t3, int t1) t2) in (n150, (fun p183 p184 -> n150)))) | (q185, 6, _, true) -> ((List.fold_left (fun p186 p187 -> p186) n8 []), (fun p188' p189 -> n150)) | (_, 6, _, false) -> ((match v131 with | C1 (_, _) -> n150 | C2 ({ r3; r4 = 2; _ } as w190) -> n8 | ((C1 (_, [])) | (C2 { r4 = 3; r5 = _; _ })) -> (-100.75) | C2 { r3 = (-2147483648); r4 = 1; r5 = (q191, q192) } -> 100.75 | C2 { r4 = 1; r5 = q193; _ } -> 10.0 | C2 { r4 = 8; r5; _ } -> (-1.5) | C2 { r3 = _; r4; r5 = q194 } -> n8), (fun p195 p196 -> n150)) | ((q197', (-3), q198, _) as w199) -> (let _v200 = (clip "b c") ^ "\000\255x" in List.fold_left (fun v99 w199 -> v99) ((-1.5), (let rec f202 p201 n123 = 3.25 in f202)) []) | ((q203, _, q204, q205) | (_, q203, q204, q205)) -> (n8, (fun p206 p207 -> n150))) else (match v142 with | ((q208, (0.0 | 0.0), q209, q210), q211, 1.0) -> (1e-310, (if true then (let rec f214 p212 p213 = q209 in f214) else (let rec f217 p215 p216 = q209 in f217))) | (((q218, q219, _, _) | (q218, q219, _, _)), q220, 1.0) -> (if n108 <> n143 then (match ((C0 ((Array.make 8 n123), []) : t0) : t0) with | C0 (_, q221) -> (q219, (fun p222 v131 -> q219))) else (q219, (let rec f225 p223 p224 = n150 in f225))) | (q226, q227, _) -> (Array.fold_left (let rec f231 (q228, q229) p230 = ((); (0.0, q229)) in f231) (Array.fold_right (let rec f235 p232 (q233, q234) = (10.0, q234) in f235) a83 (n150, (let rec f238' p236 p237 = n150 in f238'))) a83))) in
((let (m240, _) = v239 in mix_float m240); note_end 0);
let a242 = Array.make (hide 1 16) (-1e999) in
let v244 = (C0 (((let v243 = n4' in ()); '\018'), (String.concat "a" ["v"; clip (part "\000\255x" n108 n123)])) : (float * int * (int, float) t3 * int, char) t2) in
(mix_0 5 v244; note_end 0);
let n245 = -8 in
note_int n245;
note_float n150;
note_int n3;
(mix_floats a5 0 4; note_end 0);
((let (_, m247') = v99 in mix m247'); note_end 0);
((let (m248, m249, m250, m251) = v145 in mix m248; mix m249; mix (if m250 then 1 else 0); mix (if m251 then 1 else 0)); note_end 0);
note_int n123;
()
