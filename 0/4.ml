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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let rec f4 p5 p6 =
  let rec g7 u8 = p5
  in
  mix p6;
  g7 p6
in
let f14 = f4 (let rec f12 p9 p10 = ((fun p11 -> p11), p10) in f12) (let v13 = n3 in v13) in
let f19 = f4 (fun p15 p16 -> ((let rec f18 p17' = p17' in f18), p15)) (12 + n3) in
let rec f20 p21 p22 =
  let table25 = Array.make 2 (let rec g23 u24 = p21 in g23) in
  table25.(1) <- (let rec g23 u24 = (n3 == p22) in g23);
  table25.((hide 0 1)) p22
in
let v26 = f20 (100.75 <> (-10.0)) (Char.code ' ') in
let rec f27 p28 p29 =
  let rec g30' u31 = p28
  in
  g30' p29
in
let v35 = f27 (f27 ((Array.make 4 0.0), (Array.make 2 10.0), (fun p32 p33 p34 -> -1.5)) n3) (n3 asr (n3 land 31)) in
((let (m36, m37, _) = v35 in mix_floats m36 0 4; mix_floats m37 0 2); note_end 0);
let v40 = f27 (let _v39 = true in v35) 31 in
let n41 = (int_of_string (string_of_int (n3 * 18))) / 4 in
let _ = int_of_string (string_of_int (let v51 = tick_float 8 (if (let v42 = 0.5 in v26) then (( -. ) 100.75 (-0.0)) else (match v40 with | ([||], [|0.0; q43|], _) -> q43 | (([||], [|_; _|], _) | (_, _, _)) -> 0.5 | (_, [|q48; q49'|], q50) -> q48 | (f27, _, _) -> 1.0)) in max ((match ((Array.make 4 v51), (Array.make 2 v51), (fun p52 p53 p54 -> v51)) with | ([|q55; 0.5; q56; q57|], q58, v51) -> n41 | ([|_; v35; q59; q60|], [|_; v51|], q61) -> n41 | (([|q62; _; _; _|] as w63), _, q64) -> n41 | ((v51, _, _) | (v51, _, _)) -> n41) / (-3)) (match v51 with | 0.0 -> (- n41) | q65 -> (( * ) n3 n41)))) in
let rec f66 p67 p68 =
  let table71 = Array.make 2 (let rec g69 u70 = p67 in g69) in
  table71.(1) <- (let rec g69 u70 = ((-1.0) >= 1.0) in g69);
  table71.(0) p68
in
let v72 = f66 true (n41 / (-3)) in
(mix (if v72 then 1 else 0); note_end 0);
let n249 = (try (
  let a171 = (match C7 ((int_of_string (string_of_int 15)), (let (((C0 (q73, _)), _, q74) : (string, float) t2 * int * float) = (((C0 ('a', "tail \" end") : (string, float) t2), 13, 3.25) : (string, float) t2 * int * float) in Array.make 2 C9), (match ((ref v72), n41) with | ((_, 3) | (_, 3)) when (Result.is_error (Ok '\'')) -> (C9, n41) | (q75, 7) when v26 -> (C9, n41) | (q76, _) -> (C9, n41))) with | C10 when ((truncate 0.5) <= (2 + n41)) -> (
    Result.get_error (Ok 100.75)) | ((C8 (_, _, _)) | C9) when (match (match v40 with | (([|_; _; _; _|], _, _) | (_, _, _)) -> v40 | ((_, q84, q85) | (_, q84, q85)) -> v40) with | (([|_; q86; v72; _|], _, v35) | ([|v72; _; _; q86|], _, v35)) -> (7 >= 11) | (_, q87, q88) -> false) -> (
    let rec f89' p90 p91 =
      let table94 = Array.make 2 (let rec g92 u93 = p90 in g92) in
      table94.(1) <- (let rec g92 u93 = (if v26 then p90 else p90) in g92);
      table94.(1) p91
    in
    let a98 = f89' (Array.mapi (let rec f97 p95 p96 = p96 in f97) (Array.make 9 (Array.make 4 0.0))) (if v72 then n3 else n3) in
    (mix_floats a98.(8) 0 4; note_end 0);
    let a99 = f89' (snd (n41, a98)) (3 * n41) in
    let x135 = ((if (n3 + 65535) > ((let _v100 = n41 in n3) + (match C9 with | (C10 as w101') -> (-1) | ((C8 (_, _, _)) | (C7 (_, _, _))) -> n3 | C9 -> n41 | ((C7 (_, q104, q105)) | (C7 (_, q104, q105))) -> 1)) then (match v35 with | (_, [|q106|], q107) when (f66 ((n3, (-1)) < (n41, n41)) (n41 + n3)) -> () | (_, q108, q109) when ("mjcrtffyq" <> (let f110 format = Printf.ksprintf (fun s -> s ^ "!") format in f110 "%.3d" 2 ^ f110 "%%%s %b" (clip "12") v72)) -> (let _v111 = n41 * n41 in ()) | (_, q112, q113) when (match v40 with | ([|_; _; q114; q115|], _, q116) -> false | (_, _, _) -> v72 | ([|q117; q118; q119; 0.0|], _, q120) -> (v72 && v72) | ([|q121; q122; q123; q124|], _, _) -> false | (_, q125, q126) -> (f20 v26 (-2))) -> (if false then raise Division_by_zero else (let (C7 (q127, _, q128)) = C9 in ()))) else (a98.(0) <- (let v26 = float 4 in (let rec f130 p129 = Array.make 4 v26 in f130) (Array.make 1 v26)))); ((let rec f134 p131 = abs_float (let (q132, q133) = if p131 then (C9, n41) else (C9, n41) in 3.25) in f134) ((3123 + 1023) > ((n3 * n3) * 18)))) in
    note_float x135;
    Array.make 8 (coarse (tan (limit x135 (-1.0) 1.0)))) | C7 (q136, q137, v26) when (match v26 with | (q138, (-1)) -> (false || v72) | (q139, q140) -> ("tail \" end" = "a")) -> (
    let rec f141 p142 p143 =
      let table146 = Array.make 2 (let rec g144 u145 = p142 in g144) in
      table146.(1) <- (let rec g144 u145 = ((); p142) in g144);
      table146.(0) p143
    in
    let f148 = f141 (fun p147 -> '0') (q136 + q136) in
    let rec f149 p150 p151 =
      let rec g152 u153 = p150
      in
      mix p151;
      g152 p151
    in
    let f163 = f149 (Array.fold_left (let rec f156 p154 p155 = p154 in f156) (fun p157 p158 -> 0.5) q137) (let o159 = q136 in let o160 = -2 in let o161 = n41 in let o162 = n41 in let ( mod ) a b = a * 2 - b and ( != ) a b = b - a in o159 mod o160 mod o161 mod o162) in
    [|(abs_float 0.5); (fst (1.0, 0.0)); ((-1.0) /. 2.0); 2147483648.0; (if v72 then 0.5 else (-10.0)); (2.0 *. 0.0); (if v72 then 0.5 else 3.25); (-1.0)|]) | _ -> (
    let a164 = (try (match v35 with | ((q165', q166, q167) | (q165', q166, q167)) when true -> (Array.make 8 0.0)) with | Match_failure _ -> (Array.make 8 10.0)) in
    let rec loop169 i168 =
      if i168 >= 0 then (
        (a164.(i168) <- (1.0 +. a164.(i168)));
        loop169 (i168 - 1)
      ) else
        ()
    in
    loop169 (8 - 1);
    (mix_floats a164 0 8; note_end 0);
    a164)) in
  let p172 = 3.25 in
  let p173 = 10 - n3 in
  let p174 = (let ((C0 (_, q175)) : (bool, (float, bool) t3) t2) = ((C0 ('z', "12") : (bool, (float, bool) t3) t2) : (bool, (float, bool) t3) t2) in p173) in
  let p176 = abs p174 in
  let p177 = p172 *. p172 in
  let p178 = p177 /. p177 in
  let p179 = p177 in
  let p180 = p179 in
  let p181 = 0.0 in
  let p182 = (match v40 with | ([|q183; q184; p181; q185|], q186, q187) -> p178 | ((_, q188, q189) | (_, q188, q189)) -> p172) in
  let p190 = 8 in
  let p191 = p181 in
  let p192 = ceil p191 in
  let p193 = float n41 in
  let p194 = 15 in
  let p195 = a171.(4) in
  let p196 = (let ((C0 (q197, _) as w198) : ((int, char) t2, float) t2) = ((C0 ('\255', "") : ((int, char) t2, float) t2) : ((int, char) t2, float) t2) in 11) in
  let p199 = p190 in
  let p200 = 2.0 in
  let p201 = (match p194 with | (q202 | (-2 as q202)) -> 11 | 8 -> p190 | (2 | 2) -> p199 | -2147483648 -> 16 | 5 -> p196 | 4 -> p196 | ((-2147483648) | (-3)) -> p174 | 9 -> 8 | q203 -> q203) in
  let p204 = 2.0 *. p191 in
  let p205 = (let _v206 = p196 in p200) in
  let p207 = - p196 in
  let p208 = (let (_, q210, _, (_, q211)) = (p207, (fun p209 p182 -> 17), p174, (v26, 2)) in p201) in
  let p212 = ((); p190) in
  let p213 = -1.7976931348623157e308 in
  let p214 = p204 *. p200 in
  let p215 = p205 in
  let p216 = p181 *. p213 in
  let p217 = a171.(0) in
  let p218 = if v72 then p191 else p213 in
  let p219 = 10 in
  let p220 = 2.0 -. p193 in
  let p221 = - p194 in
  let p222 = p190 mod 2147483647 in
  let p223 = 0.0 /. 0.0 in
  let p224 = ((); p204) in
  mix 1;
  let n225 = ((p221 * ((p212 lxor ((((((p194 + (p190 + ((p174 * (p173)) + p176))) * p196) + p199) * p201) + p207) lxor p208)) + p219)) * p222) + 1 in
  note_int n225;
  let x226 = 1.0 +. (((p220 -. (p218 *. ((((p214 *. ((p205 -. (((p195 -. (p193 -. (((p182 +. (p181 *. (p180 +. ((p178 +. ((p172) +. p177)) +. p179)))) *. p191) -. p192))) *. p200) *. p204)) +. p213)) -. p215) -. p216) +. p217))) *. p223) -. p224) in
  let x227 = 0.0 /. 0.0 in
  let n237 = ((((((0) + (if (match v35 with | (q228, [|_; 0.0|], q229) -> p200 | (_, [|_; q230|], q231) -> q230 | (q232, q233, _) -> 1.5) = x227 then 34 else 0)) + (if x227 <> (match ((C0 ((Array.make 8 7), []) : t0) : t0) with | ((C0 ([|_; _|], _)) | (C0 _)) -> p213 | C0 (q236, _) -> 100.75) then 80 else 0)) + (if (float p219) < x227 then 8 else 0)) + (if x227 > x227 then 32 else 0)) + (if x227 <= x227 then 56 else 0)) + (if ((); x227) >= x227 then 27 else 0) in
  note_int n237;
  (let v239 = (let v238 = n225 in v72) in (let o240 = n225 in let o241 = n225 in let o242 = p207 in let o243 = p208 in let ( lxor ) a b = a lxor (b + 1) and ( <=> ) a b = (a lsl 1) + b and ( < ) a b = a * 2 - b in o240 <=> o241 < o242 <=> o243))) with | Invalid_argument q244' -> n41 | Division_by_zero -> (13 lsl 28) | Not_found -> (fst (n3, (-3))) | Match_failure _ -> (7 - 9) | E0 'a'..'m' -> (n41 - n41) | E0 '0'..'9' -> (if v26 then n3 else (-2)) | E0 ('n' as w245) -> (match Array.make 7 (C2 { r3 = w245; r4 = w245; r5 = (1.5, ((-2.0), n3)) }) with | [|q246'; q247|] -> n3 | v35 -> n41) | E0 q248 -> (-2147483648)) in
(mix (if v26 then 1 else 0); note_end 0);
((let (m250, m251, _) = v40 in mix_floats m250 0 4; mix_floats m251 0 2); note_end 0);
note_int n41;
(mix (if v72 then 1 else 0); note_end 0);
note_int n3;
note_int n249;
((let (m253, _, _) = v35 in mix_floats m253 0 4); note_end 0);
()
