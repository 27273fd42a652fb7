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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (string, int array) result) =
  if d > 0 then
    match v with
    | Ok y156 -> mix 0; mix_string y156
    | Error y157 -> mix 1; mix_ints y157 0 4
let f6 = if None = (Some (Array.make 2 (-3))) then (if (ref 2) < (ref 17) then (fun p0 -> Ok 0.0) else (fun p1 -> Ok (-0.0))) else (let (_, q4) = if false then ((Array.make 9 0), (fun p2 -> false)) else ((Array.make 9 16), (fun p3 -> true)) in fst ((fun p5 -> Ok 1.0), true))
let f6 = (land) (compare (10.0 *. 100.75) (10.0 -. (-0.0))) (let (_, q7) = (None, 16) in q7 - q7)
let () = note_int f6
let c18 = (match ((); []) with | ([] as w8) -> (if true then f6 else f6) | (q9 :: []) -> (let o10 = f6 in let o11 = 9 in let o12 = f6 in let o13 = 8 in let o14 = f6 in let ( && ) a b = a lxor (b + 1) and ( *! ) a b = b - a in o10 && o11 && o12 && o13 *! o14) | (q15 :: ((_ :: q16) as w17)) -> f6) + ((if false then 12 else f6))
let c19 = c18 + ((if false then 12 else f6))
let c20 = (c19) + c19
let c21 = (c18) + (if false then 12 else f6)
let c22 = (if false then 12 else f6) * (c19)
let c23 = c18 + (c20)
let c24 = ((match ((); []) with | ([] as w8) -> (if true then f6 else f6) | (q9 :: []) -> (let o10 = f6 in let o11 = 9 in let o12 = f6 in let o13 = 8 in let o14 = f6 in let ( && ) a b = a lxor (b + 1) and ( *! ) a b = b - a in o10 && o11 && o12 && o13 *! o14) | (q15 :: ((_ :: q16) as w17)) -> f6)) + c18
let () = note_int c24
let rec f25 p26 p27 =
  if p26 <= 0 then
    ((p26 + 2147483646) <= 5)
  else (
    let a47 = [|(match [] with | [] -> (match (match (match 1.0 with | 0.5 -> "12" | q28 -> "\000\255x") with | "a" -> (let v33' = fun p29 -> ((fun p30 p31 p32 -> p27), c23) in []) | ("" | "a") -> (if p27 then [] else []) | q34 -> (c18 :: [])) with | (q35 :: q36) when q35 = 1 -> None | [] -> (Some (if p27 then (ref "a") else (ref ""))) | (5 :: q37) -> (let v38 = sqrt (-3.25) in Some (ref "")) | ([] | (9 :: [])) -> (Some (ref "a")) | (9 :: ((q39 :: q40) | (q39 :: q40))) -> (if p27 then (Some (ref "")) else (if p27 then None else None)) | ([] | (_ :: _)) -> (Some (ref "a"))) | (0.0 :: q41) -> ((); (try None with | Failure _ -> (let v42 = c22 in None) | Match_failure _ -> (Some (ref "b c")) | _ -> (let v43 = c24 in None))) | (q44 :: _) when false -> (Some (let v45 = c18 in ref "\000\255x")) | (q46 :: _) -> ((); (try (if p27 then raise Division_by_zero else None) with | Division_by_zero -> (if p27 then None else None)))); None|] in
    f25 ((-1) + p26) p27
  )
let v48 = f25 (hide 0 1) (c23 = 1)
let () = assert (hide 1 3 = 3)
let f49 p50 p51 =
  let n52 = if v48 then (if v48 then c23 else (if v48 then (if v48 then c23 else (if v48 then (if if true then v48 else v48 then (11 + c21) else (if (ref c23) = (ref c20) then (String.length "12") else (-2147483647))) else 65536)) else c22)) else 6 in
  c24
let n53 = f49 [|3.25; 100.75; 0.5; 1.0; 1.0; 2.0; 1.0; (-2.0)|] []
let v64 = ((match min None None with | None -> (match "\000\255x" with | "a" -> () | (("" as w54) | ("" as w54)) -> () | "a" -> () | "" -> () | q55 -> ()) | Some q56 -> (print_string "tail \" end")); ((match Ok c21 with | Ok q57 -> 3.25 | ((Error _) | (Ok 7)) -> (-0.0)) >= (match [] with | ((_ :: _) | []) -> 2.0 | (q60 :: []) -> (-100.75) | ((q61 :: (_ :: q62)) as w63) -> q61)))
let v65 = Ok (c19 + (c21 / (c24 lor 1)))
let s66 = if (c24 <> c23) < (c23 > c18) then (String.make 2 (Char.uppercase_ascii ' ')) else ((clip (snd (10, "a"))) ^ ((clip "a") ^ "tail \" end"))
let () = (mix_string s66; note_end 0)
let v71 = ((Array.iteri (fun p67 p68 -> ()) (Array.make 6 c22)); (c24 = c24)) < ((Array.mapi (fun p69 p70 -> f6) (Array.make 2 c18)) < (Array.make 2 c23))
let x72 = ( -. ) (if ((ref 3.25), [], 19) <> ((ref (-100.75)), [], 11) then (abs_float 0.0) else 2.2250738585072014e-308) 2.0
let () = note_float x72
let a73 = if true then (Array.make 16 c19) else (Array.make 16 c22)
let () = for i74' = 0 to 16 - 1 do
  (let k75 = wrap a73.(i74') 16 in a73.(k75) <- a73.(k75) + i74');
  ()
done
let () = (mix_ints a73 0 16; note_end 0)
let rec loop80 i76 n81 s77 s78 s79 =
  if i76 <> n81 then (
    loop80 (i76 + 1) n81 s77 s78 s79
  ) else
    (s77, s78, s79)
let (n82, n83, n84) = loop80 0 6 x72 0 x72
let () = note_float n82
let () = note_int n83
let () = note_float n84
let v85 = ref (Array.make 16 (ref c23))
let n91 = (let v87 = (10 = 11) >= (let v86 = n53 in true) in show_int 10 (Array.fold_left (let rec f90' p88 p89 = 14 in f90') c20 a73))
let x92' = -0.0
let () = note_float x92'
let n83 = Ok (snd (if v64 then (x92', s66) else (n84, s66)))
let () = (mix_0 5 n83; note_end 0)
let p93 = n91 + c21
let p94 = max n91 13
let p95 = min (-0.0) (-0.0)
let p96 = x92'
let p97 = n91 * c20
let p98 = Array.fold_left (let rec f101 p99 p100 = x92' in f101) p96 a73
let p102 = Array.length a73
let p103 = (try (x92' -. p96) with | _ -> p98)
let p104 = p95 /. p96
let p105 = (let (_, q106) = (1.0, p103) in p103)
let p107 = (let ((q108, q109, _) as w110) = (v64, s66, ((-3.25), p97, ' ', x92')) in c19)
let p111 = p94
let p112' = -10
let p113 = (try (p97 * c23) with | _ -> 10)
let p114 = (let rec f116 p115 = p112' in f116) n53
let p117 = (fun p118 -> n82) (-1.0)
let p119 = p95
let p120 = -. p98
let p121 = -4096
let p122 = if v48 then 10.0 else p119
let p123' = (match None with | None -> n84 | Some 2 -> p104 | Some 0 -> 0.5 | Some q124 -> p96)
let p125 = p98
let p126 = 4096.0
let p127 = (let (q131, q132, q133) = ((ref p105), false, (let rec f130 p128 p129 = p114 in f130)) in n91)
let p134 = Array.fold_left (let rec f137 p135 p136 = p114 in f137) p111 a73
let p138 = ( /. ) 10.0 0.0
let p139 = p107 * p134
let p140 = truncate p120
let p141 = List.fold_left (let rec f144 p142 p143 = p119 in f144) p98 []
let p145 = p117
let p146 = p105 -. p105
let p147 = f49 (Array.make 8 p126) []
let p148 = coarse (sin (limit (-0.5) (-100.0) 100.0))
let p149 = p112' mod 100
let p150 = max c22 p102
let p151 = (match n83 with | ((Ok "a") | (Ok "a")) -> x92' | Ok ("" | "a") -> p126 | Ok ("a" | "") -> p120 | ((Ok q152) | (Ok q152)) -> p138 | Error q153 -> p148)
let () = mix 1
let n154 = 1 * (p150 lxor (p149 * ((p140 lxor ((p134 - ((p121 * (p114 + (((p111 lxor ((p102 + (((p93) + p94) + p97)) lxor p107)) + p112') * p113))) * p127)) + p139)) + p147)))
let x155 = ((p148 -. (((p141 *. ((p126 *. (p125 +. (((p120 *. (((p105 +. ((p103 +. ((p96 +. (p95)) -. p98)) +. p104)) -. p117) -. p119)) +. p122) +. p123'))) *. p138)) +. p145) -. p146)) +. p151) *. 1.0
let () = note_float x155
let () = note_float p119
let () = (mix_0 5 n83; note_end 0)
let () = note_int p140
let () = note_float p126
let () = (mix (if v48 then 1 else 0); note_end 0)
let () = note_int c18
let () = note_int p107
let () = note_float x155
let () = ()
