type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
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
    | { r4 = y115; r5 = y116 } -> mix y115; mix_float y116
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v38 = (match ((); C0) with | C3 -> ((fun { r4 = q3; r5 = q4 } () p5 -> ((let rec f9 p6 p7 p8 = 6 in f9), p5)), (part "b c" 10 9)) | C0 -> ((let rec f15 p10 p11 p12 = ((fun p13 p14 v2 -> p14), p12) in f15), (let v16 = C0 in "b c")) | C1 -> (snd ("tail \" end", ((let rec f23 { r4 = v2; r5 = _ } p17 p18 = ((let rec f22' p19 p20 p21 = p21 in f22'), p18) in f23), "a"))) | C2 -> (try ((let v24 = 17 in (let rec f30 p25 () p26 = ((fun p27 p28 p29 -> p28), p26) in f30)), (String.uppercase_ascii (clip "b c"))) with | _ -> ((fun { r4; r5 = q31 } p32 p33 -> ((let rec f37 p34 p35 p36 = p35 in f37), 18)), "a"))) in
((let (_, m40) = v38 in mix_string m40); note_end 0);
let f41 p42 p43 =
  { r4 = (try ((String.length ((clip (String.make 2 '\'')) ^ "b c")) * 0) with | Failure _ -> (-1) | Match_failure _ -> 3); r5 = p43 }
in
let v44 = f41 C0 (0.0 /. 0.0) in
(mix_0 5 v44; note_end 0);
(mix_0 5 v44; note_end 0);
let v45' = f41 C2 v44.r5 in
(mix_0 5 v45'; note_end 0);
(mix_0 5 v45'; note_end 0);
let v55 = Array.fold_left (let rec f50 p46 p47 = (match p46 with | Ok 'a'..'m' -> (Error p47) | Ok q48 -> (try (Ok q48) with | _ -> (Ok q48)) | Error q49 -> p46) in f50) (Result.map (let rec f51 v44 = 'a' in f51) (match v45' with | { r4 = 2; r5 = 0.0 } -> (Ok v2) | ({ r4 = (2 as w52); r5 = 1.0 } | { r4 = w52; r5 = _ }) -> (Ok v2) | { r4 = 2; r5 = q53 } -> (Ok v2) | { r4; r5 = q54 } -> (Ok v2))) (Array.make 4 19) in
let x58 = ((let rec f57 p56 = float p56 in f57) v45'.r4) *. 0.0 in
let f41 = v45'.r4 in
note_int f41;
let v73 = String.fold_left (fun p59 p60 -> (let s61 = "bqbshw" in let i62 = 15 asr (f41 land 31) in if i62 >= 0 && i62 < String.length s61 then s61.[i62] else '\255')) ((function | { r4 = 0; r5 } -> 'O' | { r4 = _; r5 } -> (if true then ' ' else ' ') | ({ r4 = (-2147483647); r5 = (0.5 as w63) } as w64) -> (let s65 = "\000\255x" in let i66 = f41 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else ' ') | { r4 = (-2147483647); r5 = _ } -> (try (if false then '0' else 'z') with | _ -> 'a') | { r4 = 1; r5 = q67 } -> (Char.lowercase_ascii '\n') | ({ r4; r5 = q68 } | { r4 = (6 as r4); r5 = (1.0 as q68) }) -> (let s69 = "" in let i70 = r4 in if i70 >= 0 && i70 < String.length s69 then s69.[i70] else ' ')) v45') (string_of_int (match v55 with | Ok 'a'..'m' -> f41 | Ok 'n' -> f41 | Ok q71 -> 18 | Error q72 -> 5)) in
let x75 = if (match v73 with | 'a'..'m' -> false | '0'..'9' -> v2 | 'n' -> v2 | 'a'..'m' -> v2 | '0'..'9' -> v2 | 'n' -> false | 'a'..'m' -> v2 | q74 -> false) || (x58 < x58) then (coarse (sin (limit 0.0 (-100.0) 100.0))) else (match v73 with | 'a'..'m' -> (if v2 then x58 else x58) | 'a'..'m' -> (coarse (exp (limit x58 (-9.0) 5.0))) | '0'..'9' -> x58 | ('n' | 'n') -> (floor 1.0) | _ -> (x58 /. x58)) in
let v76 = v45' in
(mix_0 5 v76; note_end 0);
let p77 = (match v38 with | (q78, "a") -> x75 | ((q79, "") | (q79, "")) -> x75 | (q80, q81) -> x75) in
let p82 = f41 in
let p83 = p82 * 14 in
let p84 = p82 in
let p85 = p77 *. p77 in
let p86 = (try (Char.code '\255') with | Match_failure _ -> p83) in
let p87 = 0.0 in
let p88 = p86 mod (-1) in
let p89 = x58 in
let p90 = p87 /. p89 in
let p91 = p86 in
let p92 = p88 + 15 in
let p93 = p92 / 1 in
mix 1;
let n94 = 1 - (p93 + (p92 * (p91 lxor ((p86 + (p84 lxor (p83 * (p82)))) + p88)))) in
let x95' = (p90 +. (p89 *. (p87 -. (p85 -. (p77))))) -. 1.0 in
let f98 = fun p96 p97 -> 0.0 in
let a99 = Array.mapi (fun p100 p101 -> p100) (Array.make 16 p88) in
let rec loop103 i102 =
  if i102 <> 15 then (
    (a99.(i102 + 1) <- ((compare 2.0 p89) + (a99.(i102))));
    loop103 (i102 + 1)
  ) else
    ()
in
loop103 0;
(mix_ints a99 0 16; note_end 0);
let rec fold105 p106 =
  match p106 with
  | C3 ->
    (let v107 = ((); p84) mod (v44.r4 lor 1) in v76.r4 <- (-8));
    (try (Array.make 6 (v2 >= v2)) with | Match_failure _ -> (match p85 with | ((0.5 as w108) | (0.5 as w108)) -> (Array.make 6 false) | 0.0 -> (Array.make 6 v2) | q109 -> (Array.make 6 v2) | 0.0 -> (Array.make 6 false)))
  | C0 ->
    Array.make (hide 1 6) (p88 < p88)
  | C1 ->
    Array.make 6 ((); true)
  | C2 ->
    (let (q110, q111) = (try (match p106 with | C3 -> (p92, C0) | (C0 | C0) -> (p82, p106) | (C1 | C1) -> (p93, p106) | (C2 | C2) -> (p93, p106)) with | _ -> (p91, C0)) in Array.make 6 v2)
in
let a112 = fold105 (min C0 C0) in
(mix (if a112.(5) then 1 else 0); note_end 0);
(mix (Char.code v73); note_end 0);
note_float x95';
(mix (if a112.(5) then 1 else 0); note_end 0);
note_int p82;
((let (_, m114) = v38 in mix_string m114); note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 v44; note_end 0);
note_int p88;
()
