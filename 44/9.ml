type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r7 = y279 } -> mix_float y279
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 <= 0 then
    1e16
  else (
    let a6 = (try [|p5; (if x0 >= x0 then p2 else (int_of_string (string_of_int p5))); p5; p5; p5; p5; p5; p5|] with | _ -> (Array.make 8 p2)) in
    let r7 = f1 (p2 - 1) p3 false 19 in
    x0
  )
let x12 = f1 5 (let _v8 = ref 3.25 in fun p9 p10 f1 -> 3) ((14 - 1073741824) >= 3) (match C6 with | C5 q11 -> 11 | C6 -> 2)
let x16 = f1 6 (let rec f15 p13 x12 p14 = 12 in f15) ((-1) > 3) (compare None None)
let v32 = (let _v23 = List.fold_right (match { r7 = (-0.0) } with | { r7 = 0.5 } -> (fun p17 p18 -> ("", { r7 = x0 }, { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = 5; r4 = None }, (Array.make 8 x12))) | { r7 = q19 } -> (let rec f22 p20 p21 = p21 in f22)) [] ("tail \" end", { r7 = x12 }, { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = 3; r4 = None }, (Array.make 8 100.75)) in if false then (Array.fold_left (let rec f25' p24 x16 = ({ r7 = x12 }, x16, x16) in f25') ({ r7 = x16 }, 8, (-1)) (Array.make 4 13)) else (let (q30, q31, _, x16) = (16, { r7 = (-0.5) }, true, (let rec f29 p26 p27 p28 = p26 in f29)) in (q31, q30, q30)))
let () = ((let (m33, m34, m35) = v32 in mix_0 5 m33; mix m34; mix m35); note_end 0)
let n40 = (fun p36' -> p36') ((let o37 = 20 in let o38 = -1 in let o39 = 18 in let ( = ) a b = a lxor (b + 1) in o37 = o38 = o39) lxor (-1))
let a47 = (fun p41 -> (let { r0 = q42; r1 = q43; r2 = q44; r3 = q45; r4 = _ } = { { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = n40; r4 = None } with r3 = n40 } in Array.make 1 x0)) (Array.init 6 (fun p46 -> p46 * 5))
let () = (if if (n40 + 4095) >= n40 then (if true then true else true) else (min false true) then (a47.(hide 0 0) <- (x16 *. x0)))
let v220 = (try (String.fold_left (Array.fold_left (try (let (_, q48, q49, x16) = if (-1) < n40 then raise (Invalid_argument "\000\255x") else (fst (("a", x16, n40, x12), n40)) in (let v52 = ((); (let rec f51 p50 = 3.25 in f51)) in (let rec f55' p53 p54 = p53 in f55'))) with | Invalid_argument q56 -> (let ((q57, _, q58, q59) as w60) = if true then (n40, { r0 = q56; r1 = []; r2 = q56; r3 = n40; r4 = None }, x0, 2) else (n40, { r0 = "12"; r1 = []; r2 = q56; r3 = n40; r4 = None }, 10.0, n40) in (try (let (q64', _) = ([], (let rec f63 p61 p62 = q59 in f63)) in fun p65 p66 -> p65) with | _ -> (fun p67 p68' -> p67))) | Failure _ -> (let rec f70 p69 n40 = p69 in f70) | Match_failure _ -> (match v32 with | (q71', q72, q73) -> (match v32 with | ({ r7 = _ }, q74, _) -> (fun p75 p76 -> fun p77 p78 -> p77))) | E0 -> ((match v32 with | ((_, (-2), q79) | (_, (-2), q79)) when q79 >= 7 -> () | (a47, (-2), x12) -> () | (q80, 5, 2) -> () | (q81, 5, q82) when (match true && false with | true -> (11 <> q82) | (true | true) when false -> false | true -> (min false false) | false -> true | (true | false) -> ((fun p83 -> p83) false) | _ -> (match { r7 = x16 } with | { r7 = (1.0 as w84') } -> false | { r7 } -> true)) -> () | (_, 5, _) -> () | (({ r7 } | { r7 }), q85, q86) -> ()); (fun p87 p88 -> p87)) | E2 7 -> (match n40 with | 1 -> (match v32 with | (_, _, 5) -> (let rec f91' p89' p90 = p89' in f91') | (_, _, q92) -> (fun p93 p94 -> p93)) | 4 -> (fun p95 n40 -> p95) | (8 as w96) -> (let rec f101' p97 p98 = fun (q99, _, _) p100 -> (q99, (x0, 1.0), w96) in f101') | (_ | 1) -> (match v32 with | (({ r7 = _ }, q102', q103) as w104) when q103 = 7988 -> (let rec f107 p105 p106' = p105 in f107) | ({ r7 = _ }, _, _) -> (let rec f110 p108 p109 = p108 in f110)) | 0 -> (let rec f115 a47 p111 = (let rec f114 (q112, _, _) p113 = (q112, (p111, 0.0), n40) in f114) in f115) | -3 -> (fun p116 p117 -> p116) | 2 -> (match { r0 = "a"; r1 = []; r2 = "a"; r3 = n40; r4 = None } with | { r0; r1 = []; r2 = q118; r3 = q119; _ } -> (fun p120 p121 -> p120) | { r1 = (q122 :: q123); r2; r3 = q124; r4; _ } -> (fun p125 p126 -> p125)) | -1 -> (let { r0 = a47; r1 = q127; r2 = q128; r3 = _; r4 = q129 } = { r0 = "tail \" end"; r1 = []; r2 = "a"; r3 = 16; r4 = None } in fun p130 v32 -> p130) | q131 -> ((); (let rec f134 p132 p133 = p132 in f134))) | E2 4 -> (let rec f144 p135 p136 = fun (_, q137, q138) p139 -> ((Array.make 16 (let rec f143 p140 p141 p142 = x0 in f143)), q137, 12) in f144) | E2 (-2147483648 as w145) -> (let rec f153 p146 p147 = if true then (let rec f150 p148 p149 = p148 in f150) else (fun p151 p152 -> p151) in f153) | E2 2 -> (if not false then (let rec f156 p154 p155 = p154 in f156) else (match { r7 = 0.0 } with | ({ r7 = _ } | { r7 = _ }) -> (fun p157 p158 -> p157))) | E2 3 -> (if (0 - 32767) <= n40 then ((); (fun p159 p160 -> fun p161 p162 -> p161)) else (let rec f168 p163 p164 = (let rec f167 p165 p166 = p165 in f167) in f168)) | E2 q169 -> (let rec f171 p170 q169 = p170 in f171)) (match v32 with | (_, q172, _) -> (fun p173 p174 -> (try ((Array.make 16 (let rec f178 p175 p176 p177 = x16 in f178)), (x12, x12), q172) with | _ -> ((Array.make 16 (fun p179 p180 a47 -> x12)), (x16, x16), n40)))) a47) (((let rec f196 (q181, q182) = if q182 <> 17 then (create_array 16 (let rec f185 p183 a47 p184 = x16 in f185)) else (if true then (Array.make 16 (fun p190 p191 p192 -> p191)) else (Array.make 16 (fun p193' p194' p195' -> x16))) in f196) ((); (match n40 with | ((-2147483648) | 5) -> (n40, n40) | _ -> (n40, n40) | q197' when q197' >= (-18) -> (n40, q197')))), (match { { r0 = "b c"; r1 = []; r2 = ""; r3 = n40; r4 = None } with r3 = n40; r4 = None } with | { r0; r1 = q198; r2 = q199; r3; r4 = q200 } -> (if false then (snd (r3, (x0, x12))) else (x0, 100.75))), 1073741824) (match (clip (part (match v32 with | ({ r7 = q201 }, _, (-1)) -> "b c" | ((_, q202, 3) | ({ r7 = _ }, _, q202)) -> "\000\255x" | (_, q203', q204) -> "12") (match v32 with | ((q205, 1, q206) as w207) -> q206 | ({ r7 = q208 }, (-1), q209) -> q209 | ((q210, q211, q212) | (({ r7 = _ } as q210), q212, q211)) -> n40 | (q213, q214, q215) when q215 <> (-14) -> q215) (n40 / 2))) ^ (string_of_float 1e-310) with | (q216' | ("a" as q216')) -> q216' | _ -> (string_of_int n40))) with | _ -> ((Array.make 16 (let rec f219 p217 a47 p218 = a47 in f219)), (0.5, 2.0), n40))
let n221 = -4097
let () = note_int n221
let a222 = Array.make (hide 1 9) n40
let () = for i223 = 0 to 9 - 1 do
  (let x224 = a222.(i223) in a222.(i223) <- a222.(8 - i223); a222.(8 - i223) <- x224);
  ()
done
let () = (mix_ints a222 0 9; note_end 0)
let x240 = if 16 <> n221 then (x16 *. x16) else (if (match v32 with | (_, 3, q231) -> true | ({ r7 = q232 }, _, 5) -> false | ({ r7 = _ }, _, (-3 as w233)) -> false | ({ r7 = _ }, q234, 9) -> true | ({ r7 = _ }, q235, 4) -> true | ({ r7 = q236 }, q237, 6) -> true | ({ r7 }, q238, 3) -> false | ({ r7 = _ }, _, (-2)) -> false | (({ r7 = q239 } | { r7 = q239 }), _, _) -> true) then (if false then 0.0 else x12) else (if Array.exists (let rec f228 p227 = false in f228) a222 then ((let rec f230 p229 = x16 in f230) n221) else (if n221 == (-1) then (if if false then false else true then (if x12 <= x16 then (if (n40 - 65535) >= n221 then x16 else (x16 *. x16)) else (x12 +. 2.0)) else (x16 +. x16)) else (match v220 with | (q225, _, q226) -> x12))))
let f242' = (((if false then () else ()); (if false then ())); (fun p241 -> [|n221; 3; n40; n221|]))
let a243' = Array.mapi (let rec f245 p244 n221 = 1.0 in f245) (Array.make 8 true)
let rec loop248' i246 =
  if i246 >= 8 then () else (
    (a243'.(i246) <- (match None with | None -> (x240 *. x240) | Some q247 -> (q247 +. x16)));
    loop248' (i246 + 1)
  )
let () = loop248' 0
let () = (mix_floats a243' 0 8; note_end 0)
let f251 = fun { r7 = _ } p250 -> a222.(0)
let x252 = a47.(wrap n221 1)
let c257 = (x12 *. x240) -. ((x12 *. x240))
let c258 = (c257) +. c257
let c259 = (c258) +. c258
let c260 = (match [] with | [] -> (x252 *. x252) | (q253 :: q254) -> (10.0 /. x12) | (false :: q255) when ((if false then "tail \" end" else "") >= ((clip "tail \" end") ^ "tail \" end")) -> (let _v256 = false in x252)) +. ((x12 *. x240))
let c261 = c259 +. ((x12 *. x240))
let c262 = ((match [] with | [] -> (x252 *. x252) | (q253 :: q254) -> (10.0 /. x12) | (false :: q255) when ((if false then "tail \" end" else "") >= ((clip "tail \" end") ^ "tail \" end")) -> (let _v256 = false in x252))) *. c259
let c263 = c262 -. (c260)
let c264 = c261 -. (c259)
let () = note_float c264
let v265 = { r7 = c259 }
let n270 = (hide 0 12)
let rec loop269' i266 s267 s268 =
  if i266 < n270 then (
    if s267 <> 2147483647 then loop269' (i266 + 2) (s267 + 2147483647) (s268 + (if s267 < s267 + 2147483647 then 1 else 3)) else (s267, s268)
  ) else
    (s267, s268)
let (n271, n272) = loop269' 0 2147483647 0
let () = note_int n271
let () = note_int n272
let v273 = v265
let a274 = if true then [|(n221 + n272); (match v273 with | ({ r7 = 0.0 } | { r7 = _ }) -> n271 | { r7 = v273 } -> n271 | { r7 } -> n272); ((); n272); (n272 * 28)|] else [|(Array.length a222); (if false then 4 else n271); 4096; a222.(wrap ((); n221) 9)|]
let x275 = ((a243'.(2) <- (if true then c263 else (-1.5))); 1e-310)
let () = note_float x16
let () = note_float c259
let () = ((let (m276, m277, m278) = v32 in mix_0 5 m276; mix m277; mix m278); note_end 0)
let () = note_float c261
let () = note_int n40
let () = note_int n221
let () = (mix_ints a222 0 9; note_end 0)
let () = ()
