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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (t2 * (float * bool * int) * float * int) t1) =
  if d > 0 then
    match v with
    | C5 y175 -> mix 0; (let (m176, m177, m181, m182) = y175 in mix_1 (d - 1) m176; (let (m178', m179, m180) = m177 in mix_float m178'; mix (if m179 then 1 else 0); mix m180); mix_float m181; mix m182)
    | C6 -> mix 1
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | { r7 = y183 } -> mix_float y183
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y184'; r1 = y185; r2 = y186; r3 = y187; r4 = y188 } -> mix_string y184'; mix_3 (d - 1) y185; mix_string y186; mix y187; mix_4 (d - 1) y188
and mix_3 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y189 :: y190) -> mix 1; mix_string y189; mix_3 (d - 1) y190
and mix_4 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y191 -> mix 1; mix_2 (d - 1) y191
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 <= 0 then
    1e16
  else (
    let a6 = create_array 8 ((p5 mod 8) asr 13) in
    let r10 = f1 (p2 - 1) (fun p7 p8 p9 -> p9) (p4 <= p4) p5 in
    (if r10 >= 1.5 then (floor 3.25) else 10.0)
  )
let x15 = f1 (hide 1 0) ((); (fun p11 p12 p13 -> 3)) (match C6 with | C5 q14 -> false | C6 -> true) ((); 19)
let s25 = (try ((clip ((clip ((clip "\000\255x") ^ "b c")) ^ ((clip "\000\255x") ^ "tail \" end"))) ^ (match Result.map (let rec f17 p16 = x0 in f17) (Ok 6) with | Ok 0.5 -> (match { r7 = (-0.0) } with | { r7 = 0.5 } -> "b c" | { r7 = q18 } -> "12" | exception _ -> "12") | ((Ok (0.5 as w19)) | (Ok (0.5 as w19))) -> (string_of_bool true) | Ok 0.5 -> (let x15 = Array.make 2 11 in "a") | Ok f1 -> (let f20 = Printf.sprintf (if false then "%05d %s" else "%d%s") 15 in f20 (clip "\000\255x")) | Error q21 -> ((clip "12") ^ "a"))) with | _ -> (String.uppercase_ascii (clip (List.fold_right (let rec f24 p22 p23' = "tail \" end" in f24) [] "\000\255x"))))
let () = (mix_string s25; note_end 0)
let x26' = 0.1
let v53 = (match ((-14) :: []) with | ([] as w27) -> (Char.lowercase_ascii (if not false then 'Z' else (let s28 = (let v29 = Array.make 2 12 in "") in let i30 = 8 + 12 in if i30 >= 0 && i30 < String.length s28 then s28.[i30] else 'a'))) | (((3 | 2) :: q31) as w32) -> (let s33 = (clip ((clip (string_of_bool true)) ^ "wv")) ^ "pvgpg" in let i34 = int_of_float (float (match w32 with | [] -> 19 | ((3 :: w32) | ([] as w32)) -> 10 | ((_ :: (_ :: _)) | (1 :: _)) -> 16 | ((6 as w38) :: _) -> w38 | (2 :: []) -> 3 | ((2 :: ((q39 :: q40) as w41)) as w42) -> q39 | (q43' :: q44) -> q43' | [] when true -> 9)) in if i34 >= 0 && i34 < String.length s33 then s33.[i34] else '\n') | (((-2147483648) :: []) as w45) -> 'R' | ((-2147483648) :: (_ :: _)) -> (if (try 1983 with | _ -> 32767) < 8727 then (min '\094' (Char.lowercase_ascii (Char.lowercase_ascii ' '))) else (let s46 = (let (q47, q48, q49, q50) = fst ((C6, 7, C6, 1.5), 5) in s25) in let i51 = 2147483646 in if i51 >= 0 && i51 < String.length s46 then s46.[i51] else '\255')) | (_ :: q52) -> '\060')
let () = (mix (Char.code v53); note_end 0)
let () = List.fold_left (let rec f56 p54 p55 = p54 in f56) (List.iteri (try (let _v57 = 19 in (let rec f60 p58 p59' = () in f60)) with | _ -> (fun p61 { r0 = _; r1 = q62; r2 = q63; r3 = q64; r4 = _ } -> ())) []) (let v65 = (let x26' = x26' in false) in [])
let v79 = { r0 = (part ((); s25) (if false then 10 else 17) ((let rec f67 p66' = p66' in f67) 5)); r1 = (let v68 = Error { r0 = "a"; r1 = []; r2 = s25; r3 = 19; r4 = None } in []); r2 = s25; r3 = ((mix_float x15); (20 / 2)); r4 = (match Array.fold_left (fun p69 p70 -> p69) v53 (Array.make 6 x26') with | 'a'..'m' -> (let _v73 = (let rec f72 p71 = -3 in f72) in None) | 'a'..'m' -> (match v53 with | ('a'..'m' as w74') -> None | 'n' -> None | q75 -> None) | '0'..'9' -> (match v53 with | ('0'..'9' | 'a'..'m') -> None | q76 -> None) | q77' -> (match 'z' with | 'a'..'m' -> None | ('n' as w78') when w78' >= '\215' -> None | ('n' | _) -> None | _ -> None)) }
let n84 = (let v83 = String.fold_left (let v80 = { r0 = "\000\255x"; r1 = []; r2 = s25; r3 = 13; r4 = None } in fun p81 p82 -> v53) ((); v53) (try ((clip "\000\255x") ^ s25) with | _ -> s25) in 14)
let n85 = n84
let v88 = { r7 = (try 0.5 with | Division_by_zero -> ((); (-3.25)) | Failure q86 -> (fabs x26') | Match_failure _ -> (match [] with | [] -> x26' | (_ :: []) -> 0.5 | (_ :: (_ :: q87)) -> x26') | E1 -> (fst (x26', x15)) | E2 0 -> x15 | E2 (-2147483648) -> (sqrt x0) | E2 8 -> (x26' +. x26') | E2 _ -> ((); x26')) }
let n113 = (try (
  let x89 = -3.25 in
  note_float x89;
  let v91' = List.find (fun p90 -> true) ((ref false) :: ((); [])) in
  let a92 = Array.copy (Array.make 1 n85) in
  (mix_ints a92 0 1; note_end 0);
  let f99 = if (s25 <= s25) || true then (fun v88 p93 p94 -> v53) else (if true || false then raise Division_by_zero else (let rec f98 p95 p96 p97 = v53 in f98)) in
  v79.r3) with | Division_by_zero -> (n85 / 2) | Not_found -> (match { r0 = s25; r1 = []; r2 = s25; r3 = n85; r4 = None } with | { r1; r2 = v53; r3 = (-2); r4; _ } when (((12 + 1023) < 4) || (not false)) -> 15 | { r0 = _; r2 = q100; r3 = (-2); _ } -> n85 | ({ r0 = _; r2; r3 = (-1); r4 = q101; _ } | { r1 = _; r2; r3 = (-1); r4 = q101; _ }) -> n84 | { r0 = q102; r1 = []; r2 = ("a" as w103); r3 = (4 as w104); r4 = q105 } -> w104 | { r0 = _; r1 = []; r2 = _; r3 = 4; r4 = q106 } -> n85 | ({ r0 = q107; r1 = (_ :: _); r2 = q108; r3 = 4; r4 = q109 } | { r0 = q107; r1 = (q108 :: _); r2 = _; r3 = 4; r4 = q109 }) -> n85 | { r0 = q110; r1; r2 = q111; r3 = q112; _ } -> n84))
let v116 = (let { r7 = _ } = (try v88 with | _ -> v88) in (let { r7 = q114 } = v88 in q114)) < (floor (match { r7 = x26' } with | { r7 = 1.0 } -> x15 | { r7 = 0.0 } -> x26' | { r7 = q115 } -> x15))
let () = (mix (if v116 then 1 else 0); note_end 0)
let f128 = (let rec f127 p117 p118 v79 = if (n84 - (-1073741824)) < n113 then ((let rec f122 p119 p120 p121 = n84 in f122), p117) else ((let rec f126 p123 p124 p125 = 4 in f126), n113) in f127)
let f134 = fun p129' p130 p131 -> ((fun p132 p133 -> p133), n113)
let v135 = fst (if not v116 then (C6, n113) else (let v88 = x26' in (C6, n113)))
let () = (mix_0 5 v135; note_end 0)
let x141 = (try (try (
  let s137 = ref x26' in
  for i136 = 0 to 6 - 1 do
    (if i136 = 8 then raise (E2 i136) else if ((); v116) then raise E1);
    s137 := v88.r7
  done;
  let n138 = !s137 in
  note_float n138;
  n138) with | E1 -> (let { r7 = q139 } = v88 in x26') | E2 q140 when (if v116 then (min v116 v116) else (try (s25 = "12") with | _ -> v116)) -> (x26' -. x15) | _ -> (float_of_int 11)) with | _ -> x15)
let () = (try (
  let p142 = n85 + n85 in
  let p143 = n85 + n85 in
  let p144' = ((); p142) in
  let p145 = (try v88.r7 with | _ -> x141) in
  let p146' = v79.r3 in
  let p147 = p144' in
  let p148 = if v116 then x141 else x141 in
  let p149 = if v116 then (-1.0) else 3.25 in
  let p150 = 7 * 17 in
  let p151 = 4 in
  let p152 = 31 in
  let p153' = (let (_, _, _, q157) = (0.0, (fun p154 p155 p156 -> 8), (Array.make 4 3.25), p147) in 3.25) in
  let p158 = max p147 p150 in
  let p159 = p142 - p142 in
  let p160 = 1.5 in
  let p161 = float p152 in
  let p162 = p144' in
  let p163 = -(-2) in
  let p164 = if v116 then p153' else x15 in
  let p165 = p144' in
  let p166' = p164 in
  mix 1;
  let n167 = (((p162 lxor (p159 lxor ((((p150 + (p147 + (p146' * (p144' lxor (p143 - (p142)))))) + p151) * p152) lxor p158))) + p163) + p165) + 1 in
  note_int n167;
  let x168 = ((p164 -. ((p160 -. (p153' *. ((p148 +. (p145)) *. p149))) +. p161)) +. p166') +. 1.0 in
  note_float x168;
  let a169 = Array.map (fun p170 -> -0.0) (Array.make 2 p164) in
  let rec loop173 i171 n174 =
    if i171 < 0 then () else (
      (let x172' = a169.(i171) in a169.(i171) <- a169.(1 - i171); a169.(1 - i171) <- x172');
      loop173 (i171 - 2) n174
    )
  in
  loop173 (2 - 1) 2;
  (mix_floats a169 0 2; note_end 0);
  ()) with | _ -> (Printf.printf "[%s %d]\n" "12" 18))
let () = (mix_1 5 v88; note_end 0)
let () = note_int n84
let () = note_float x0
let () = (mix (Char.code v53); note_end 0)
let () = note_int n85
let () = (mix_2 5 v79; note_end 0)
let () = (mix (if v116 then 1 else 0); note_end 0)
let () = note_float x26'
let () = ()
