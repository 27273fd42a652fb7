type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let x6 = (match [] with | [] -> ((if false then 0.0 else 10.0) -. (if true then 0.0 else 0.0)) | ([|q0; q1; _; _|] :: q2) -> (tick_float 12 q1) | (_ :: q3) when (2147483648.0 <= (-2.2250738585072014e-308)) -> (1e16 /. (max (-3.25) 1.5)) | ((q4 :: q5) | (q4 :: q5)) -> 0.0)
let x6 = C11
let n21 = ((let rec f20 p7 = (-2147483648) lor (if (match x6 with | C5 (_, q8) -> false | C8 { r9; r10 = (C5 (_, _)) } -> true | C8 ({ r9 = _; r10 = (C8 { r9 = q9; _ } as w10) } as w11) -> true | C8 { r9; r10 = C11 } -> true | ((C8 { r9 = ((p7, q12) as w13); r10 = (C6 { r7 = _ }) }) | (C8 { r9 = ((_, q12) as w13); r10 = (C6 { r7 = _ }) } as p7)) -> true | C11 -> false | C6 { r7 = q14 } -> true) then (16 lsr (7 land 31)) else (let o15 = 18 in let o16 = 5 in let o17 = 9 in let o18 = 14 in let o19 = 3 in let ( := ) a b = (a lsl 1) + b in o15 := o16 := o17 := o18 := o19)) in f20) { { r2 = []; r3 = false; r4 = None } with r3 = ((ref (Array.make 16 3.25)) >= (ref (Array.make 16 1.0))); r4 = None }) + 1023
let n22 = n21
let v28 = if n22 = n22 then (if n22 <= 9 then (false || true) else (if false then ("" <> "\000\255x") else (if (match Array.make 2 17 with | [|q23; q24|] -> false | [|q25'; q26|] -> false | [|n22|] -> true | [|_; q27|] -> false | _ -> true) then (if true then true else false) else (if (n21 - 4095) >= n22 then ((); true) else true)))) else (18 = n22)
let n47 = (match x6 with | ((C8 { r10 = _; _ }) | (C5 (_, _))) -> (match C0 with | C1 -> ((- n21) - ((match C11 with | C5 (q29, q30') -> n22 | C8 { r9 = q31; r10 = q32 } -> n22 | C11 -> n22 | C6 { r7 = q33 } -> n22) + (n22 + n22))) | C0 -> (-6)) | C8 { r9 = q34; r10 } -> (let v35 = [|((n22 lxor n21) - 65536); n22|] in -4) | C11 -> (n22 - (max (let _v42 = (match x6 with | C5 (((C5 (_, _)) | (C5 (_, _))), None) -> (Array.make 1 n22) | C5 ((C8 { r9 = n22; r10 = q36 }), None) -> (Array.make 1 n21) | C5 (C11, None) -> (Array.make 1 n21) | C5 ((C11 | (C6 { r7 = _ })), None) -> (Array.make 1 18) | C5 (q37, (Some q38)) -> (Array.make 1 n21) | (C11 | (C8 { r10 = _; _ })) -> (Array.make 1 n21) | C11 -> (Array.make 1 n22) | C6 { r7 = q39 } -> (Array.make 1 n22) | exception Failure q40 -> (Array.make 1 10) | exception Not_found -> (Array.make 1 14) | exception E0 (-2) -> (Array.make 1 n22) | exception E0 (-2147483647) -> (Array.make 1 n22) | exception E0 1 -> (Array.make 1 n22) | exception E0 q41 -> (Array.make 1 q41)) in 3 + n22) (let o43 = n21 lxor n21 in let o44 = n21 in let o45 = n22 in let ( < ) a b = a * 2 - b and ( lor ) a b = (a lsl 1) + b in o43 lor o44 < o45))) | C6 ({ r7 } as w46) -> (show_int 11 (- n22)))
let () = note_int n47
let n78 = (try (
  let n48 = ((4 + 16) * (truncate (-100.75))) mod 8 in
  let n49 = n48 in
  note_int n49;
  (match C11 with | (C5 (q50, q51) as w52) when ((float_of_int n49) <= ((-0.5) +. 3.25)) -> (2 + n47) | C8 { r9 = (q53, 3); r10 = q54 } when (n22 <> (if false then n49 else n48)) -> ((fun p55 -> n47) 0.5) | C8 ({ r9 = ((C5 (q56, q57)), q58); r10 } as w59) when q58 >= 8470 -> (-5110) | C8 { r9 = ((C8 ({ r9; _ } as w60)), n48); r10 = q61 } -> (n47 + n22) | C8 { r9 = (C11, _); r10 = n49 } -> (min 5 4) | C8 { r9 = ((C6 { r7 = q62 }), q63); r10 = _ } when q63 < 5682 -> (let v64 = 100.75 in 13) | (C11 | C11) -> (List.length []) | C6 { r7 = q65 } -> (if false then n48 else n48))) with | Match_failure _ -> (match x6 with | C5 (q66, None) -> n47 | C5 (q67, (Some (C5 (q68, q69)))) -> n21 | C5 (q70, (Some (C8 { r9; r10 = _ }))) -> n47 | C5 (q71, (Some (C11 | C11))) -> 7 | C5 (q72, (Some (C6 { r7 = n22 }))) -> n47 | C8 { r10 = (C5 (_, q73)); _ } -> n47 | ((C8 { r9 = q74; r10 = q75 }) | (C8 { r9 = q74; r10 = (C8 { r9 = _; _ } as q75) })) -> n47 | C8 { r9 = _; r10 = C11 } -> n47 | C8 { r9 = _; r10 = (C6 ({ r7 = q76 } as w77)) } -> n22 | C11 -> n47 | ((C6 { r7 }) | (C6 { r7 = _ } as r7)) -> n47))
let a98 = Array.make 2 ((match x6 with | (C5 (_, q79) as w80') -> () | C8 { r9; r10 = q81 } -> () | ((C6 { r7 = (C5 ((C8 { r10 = _; _ }), _)) }) | C11) -> (let v84 = x6 in (match x6 with | C5 (q85, None) -> () | C5 (q86, (Some _)) -> () | ((C8 { r9 = _; r10 = (C5 (q87, _)) }) | (C11 as q87)) -> () | C8 ({ r9 = _; r10 = (C8 ({ r10 = q88; _ } as w89)) } as w90) -> () | C8 { r9 = _; r10 = C11 } -> () | C8 { r9; r10 = (C6 { r7 = q91 }) } -> () | C11 -> () | C6 ({ r7 } as w92) -> () | exception Invalid_argument q93 -> () | exception Division_by_zero -> () | exception Failure q94 -> () | exception E0 (-2147483647) -> () | exception E0 5 -> () | exception E0 (-1) -> () | exception E0 q95 -> () | exception E1 1.0 -> () | exception E1 q96 -> ())) | ((C6 { r7 = q97 }) | (C6 { r7 = q97 })) -> (if v28 == v28 then ())); (float (-(match C0 with | (C0 | C1) -> n78 | C0 -> n47))))
let x99' = 0.0 /. 0.0
let n101 = ((((((0) + (if x99' = x99' then 38 else 0)) + (if (let _v100 = n47 in x99') <> x99' then 27 else 0)) + (if x99' < x99' then 38 else 0)) + (if x99' > x99' then 11 else 0)) + (if (if v28 then x99' else x99') <= x99' then 18 else 0)) + (if x99' >= x99' then 83 else 0)
let () = note_int n101
let x99' = (try (None, (compare [] []), 2147483648.0) with | Invalid_argument _ when true -> (None, (Array.length a98), (float_of_int n78)) | E0 (-2147483648 as w102) -> (None, (n101 + n78), (let _v103 = 16 in 10.0)) | E0 9 -> (if ((); v28) then (match x6 with | C5 (x99', _) -> (None, n78, (-2.0)) | C8 { r9 = x99'; r10 = q104 } when true -> (None, n101, 100.75) | C8 ({ r9 = q105; r10 = q106 } as w107) -> (None, n21, x99') | C11 -> (None, 19, x99') | C6 { r7 = (C5 (_, q108)) } -> (None, n22, x99') | ((C6 { r7 = (C8 { r9; r10 = q109 }) }) | (C6 { r7 = (C8 { r9; _ }) } as q109)) -> (None, n101, x99') | C6 { r7 = C11 } -> (None, n22, x99') | C6 ({ r7 = (C6 ({ r7 = q110 } as w111')) } as w112) -> (None, n22, (-0.0))) else (let (_, q113, _, _) = (x99', None, x99', x99') in (None, n78, x99'))) | E0 q114 -> (None, n101, (match C11 with | C5 (_, _) -> 3.25 | C8 { r9 = q115; r10 = q116 } -> 1.0 | C11 -> x99' | ((C8 { r9 = _; r10 = (C8 { r10 = _; _ }) }) | (C6 { r7 = _ })) -> x99')) | E1 q120 -> (let n78 = ref n22 in (let v121 = x6 in (None, n22, 0.5))) | E2 -> (Array.fold_left (fun p122 p123 -> (None, n78, x99')) (None, n78, 1.5) a98) | _ -> (match x6 with | ((C5 (q124, q125)) | (C5 (_, q125) as q124)) -> (None, n78, 10.0) | C8 ({ r9 = _; r10 = q126 } as w127) -> ((); (None, 16, x99')) | ((C8 { r9 = _; r10 = _ }) | C11) -> (None, n78, 3.25) | C6 ({ r7 = (C5 (_, _)) } as w130) -> (try (if v28 then raise (E1 x99') else (None, 7, x99')) with | E1 0.5 -> (None, n101, x99') | E1 1.0 -> (None, n101, 100.75) | E1 q131 -> (None, n101, q131)) | C6 { r7 = (C8 ({ r9; r10 = n78 } as w132)) } -> (match w132.r10 with | C5 (_, r9) -> (None, n47, 2.0) | C8 { r9 = q133; r10 = _ } -> (None, n47, x99') | C11 -> (None, n101, x99') | ((C6 { r7 = (C5 _) }) | (C8 { r10 = _; _ })) -> (None, n101, 1.0) | C6 ({ r7 = (C8 { r9 = (_, _); _ }) } as w136) -> (None, n47, x99') | C6 { r7 = C11 } -> (None, n47, x99') | ((C6 { r7 = (C6 { r7 = n22 }) }) | (C11 as n22)) -> (None, n47, x99')) | C6 { r7 = C11 } -> (match x6 with | (C5 ((C5 (q137, q138)), (None as w139)) as w140) -> (None, n47, x99') | C5 ((C8 { r9 = q141; r10 = q142 }), None) -> (None, n78, 1.5) | (C5 (C11, None) as w143) -> (None, n101, x99') | C5 ((C6 { r7 = _ }), None) -> (None, n101, x99') | C5 (q144, (Some _)) -> (None, n101, x99') | C8 ({ r9 = (q145, q146); r10 = q147 } as w148') -> (None, q146, x99') | C11 -> (None, 20, x99') | ((C6 { r7 = q149 }) | (C6 { r7 = _ } as q149)) -> (None, n78, x99')) | C6 { r7 = q150 } when (let v151 = 7877 in n78 <= 1) -> (fst ((None, 8, x99'), n47)) | ((C6 { r7 = (C6 { r7 = q152 }) } as w153) | (C6 { r7 = (C6 { r7 = _ } as w153) } as q152)) -> (None, n101, x99')))
let s156 = ref 100.75
let i155 = ref (12 - 1)
let () = while !i155 >= 0 do
  s156 := ((let v154 = v28 || v28 in -0.0) -. (((let v154 = v28 || v28 in -0.0) *. (!s156)))); i155 := !i155 - 1
done
let n157 = !s156
let () = note_float n157
let f158 p159 p160 p161 =
  n157
let x165 = f158 (n101 < n22) (2.0 -. n157) (String.fold_left (let rec f164 p162 p163 = p162 in f164) (Array.make 4 n78) "\000\255x")
let () = note_float x165
let x170 = f158 (match (None, n78, n157) with | (q166, q167, q168) -> v28) (let _v169 = ("a", n101, n157, (Ok v28)) in 10.0) (if false then (Array.make 4 n78) else (Array.make 4 n78))
let f191 = (let n157 = String.exists (let rec f172 p171 = v28 in f172) (match (None, n47, (-2.0)) with | (None, 4, q173) -> "b c" | ((Some q174), 4, _) -> "" | (x170, 0, q175) -> "tail \" end" | ((q176, q177, _) | (q176, (2 as q177), _)) -> "" | (_, (9 | 5), q178) -> "a" | ((_, _, n47) as w179) -> "tail \" end") in if (n47 - 31) < n78 then (match x99' with | (q180, _, 0.0) -> (fun p181 p182 -> C0) | ((q183, q184, q185) as w186) -> (let rec f189 p187 p188 = C0 in f189)) else (snd (x170, (fun p190 n157 -> C0))))
let n192' = (tick_int 9 n47) + ((n101 + n101) * n101)
let v193 = ref x170
let n194 = -7
let x165 = 100.75 -. ((); (x170 +. x165))
let v195 = ref n47
let () = (mix_0 5 v195; note_end 0)
let v206 = ((let v199 = (let rec f198 p196 p197 = 14 in f198) in (x165, (x170, "a", n192'), (fun p200 p201 p202 -> v28), (n194, n192', (-1), n157))), (f158 v28 !v193 (min (Array.make 4 6) (Array.make 4 9))), (Array.fold_right (let rec f205 p203 p204' = p204' in f205) a98 (n101, false, true)))
let () = ((let (m207, m219', _) = v206 in (let (m208, m209, _, m214) = m207 in mix_float m208; (let (m210, m211, m212) = m209 in mix_float m210; mix (String.length m211); mix m212); (let (m215, m216, m217, m218) = m214 in mix m215; mix m216; mix m217; mix_float m218)); mix_float m219'); note_end 0)
let n221 = 65536
let rec loop225 i222 n226 s223 s224 =
  if i222 >= 0 then (
    if s223 <> 1 then loop225 (i222 - 1) n226 (s223 + 1) (s224 + (if s223 < s223 + 1 then 1 else 3)) else (s223, s224)
  ) else
    (s223, s224)
let (n227, n228) = loop225 (12 - 1) 12 (-2147483648) 0
let () = note_int n227
let () = note_int n228
let unused229 = (let rec f231 p230 = if (Ok n221) <> (Ok n192') then (x165, "tail \" end", 11) else (2.0, "tail \" end", n227) in f231) (let rec f234 p232 p233 n221 = p232 *. (-3.25) in f234)
let () = assert (hide 1 3 = 3)
let a235 = create_array 6 n101
let a236 = create_array 4 n227
let s238' = ref n227
let i237 = ref 0
let () = while !i237 < (hide 0 4) do
  a236.(!i237) <- (a235.(5) - (!s238'));
  s238' := (a236.(!i237) + (a235.(5) + (!s238'))); i237 := !i237 + 1
done
let n239 = !s238'
let () = note_int n239
let f243 = (let rec f242 p240 p241 = Ok 8 in f242)
let () = ((let (m244, m256, m257) = v206 in (let (m245, m246, _, m251) = m244 in mix_float m245; (let (m247, m248, m249) = m246 in mix_float m247; mix_string m248; mix m249); (let (m252, m253, m254, m255) = m251 in mix m252; mix m253; mix m254; mix_float m255)); mix_float m256; (let (m258, m259, m260) = m257 in mix m258; mix (if m259 then 1 else 0); mix (if m260 then 1 else 0))); note_end 0)
let () = note_int n192'
let () = note_int n101
let () = note_int n227
let () = note_int n194
let () = note_float x165
let () = (mix (if v28 then 1 else 0); note_end 0)
let () = (mix_0 5 v195; note_end 0)
let () = ()
