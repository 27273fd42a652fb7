type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec mix_0 d (v : ((int * int * bool * int) list, int array * int * string * float array) t1) =
  if d > 0 then
    match v with
    | { r2 = y150; r3 = y151; r4 = y152 } -> mix_string y150; mix_floats y151 0 2; mix_2 (d - 1) y152
and mix_1 d (v : (bool, float) t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y153 :: y154) -> mix 1; mix_3 (d - 1) y153; mix_1 (d - 1) y154
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_3 d (v : (bool, float) t0) =
  if d > 0 then
    match v with
    | { r0 = y155'; r1 = y156 } -> mix (if y155' then 1 else 0); mix_4 (d - 1) y156
and mix_4 d (v : (bool, float) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y157 -> mix 1; mix_3 (d - 1) y157
in
let n2 = ( - ) (( - ) (abs 2) (String.length "a")) (min (List.length []) (Array.fold_left (fun p0 p1 -> p0) (-1) (Array.make 4 (-0.0)))) in
note_int n2;
let v9 = Array.fold_right (let rec f5 p3 p4' = p4' in f5) (max (let { r0 = q6; r1 } = { r0 = false; r1 = None } in Array.make 1 100.75) (fst ((Array.make 1 0.5), 20))) (n2, (10.0, 'a', n2, n2), (let rec f8' p7 = true in f8')) in
((let (m10, m11, _) = v9 in mix m10; (let (m12, m13, m14, m15) = m11 in mix_float m12; mix (Char.code m13); mix m14; mix m15)); note_end 0);
List.iteri (let rec f19 p17 p18 = () in f19) (if String.equal (List.fold_left (fst ((fun p20 p21 -> p20), '\'')) (snd (n2, "b c")) (List.map (let rec f23 p22 = false in f23) [])) (List.fold_right (fst ((let rec f26 p24 p25 = "" in f26), n2)) (List.filter (fun p27 -> false) []) (Array.fold_left (fun p28 p29 -> p28) "b c" (Array.make 4 (20, ('z', "a", n2))))) then (Option.to_list (List.fold_left (fst ((let rec f32 p30 p31 = None in f32), (Array.make 2 n2))) (max None None) [])) else (List.filter (let rec f34 p33 = true in f34) []));
let v38 = snd ('\n', ((Array.make 16 3.25), true, n2, (let rec f37 p35 p36 = 1.0 in f37))) in
((let (_, m40, m41, _) = v38 in mix (if m40 then 1 else 0); mix m41); note_end 0);
let v45 = Array.fold_right (fun p43 p44 -> p44) (min (Array.make 1 n2) (if true then (Array.make 1 n2) else (Array.make 1 19))) (Option.is_some (List.assoc_opt (-0.0) [])) in
let a48 = Array.fold_right (fun p46 p47 -> p47) (Array.make 6 2.0) (snd (2.0, (Array.make 4 'z'))) in
(mix (Char.code a48.(3)); note_end 0);
let x60 = List.fold_right (snd (List.fold_right (let rec f54 p49 p50 = (1.0, (let rec f53 p51 p52' = p52' in f53)) in f54) [] (100.75, (fun p55 p56 -> 1.0)))) (Result.to_list (min (Ok 10) (Ok n2))) (( -. ) (( /. ) 0.0 10.0) (Array.fold_left (let rec f59 p57 p58 = p57 in f59) (-2.0) a48)) in
note_float x60;
let a61 = Array.make 4 x60 in
let a66 = Array.fold_left (let rec f65 p62 p63 = if v45 then (let _v64 = "12" in Array.make 4 n2) else p62 in f65) (max (fst ((Array.make 4 n2), x60)) [|n2; n2; n2; n2|]) a61 in
(mix_ints a66 0 4; note_end 0);
let f71 = (let rec f70 p67 p68 p69 = v45 in f70) in
let a61 = List.length (List.append (if v45 then [] else []) []) in
let n74 = max (Array.fold_left (fun p72 p73 -> p73) (List.compare_lengths [] []) a66) 19 in
let n75 = n74 in
assert (compare (n75 + a61) (n75 + a61) = 0);
(match v38 with | (_, true, 3, q76) -> () | ((q77, true, _, q78) | (q77, true, _, q78)) -> () | (_, false, q79, _) -> ());
snd (v45, ());
let n75 = [] in
let x80 = x60 in
let n81 = 4 in
let v83 = snd (if min false false then (n81, { r2 = "tail \" end"; r3 = (Array.make 2 x80); r4 = (ref 18) }) else (let v82 = ref (Array.make 8 2) in (a61, { r2 = "12"; r3 = (Array.make 2 x80); r4 = (ref n81) }))) in
let v84 = { r0 = false; r1 = None } in
let c89 = (6) + 6 in
let c90 = (match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61) + ((match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61)) in
let c91 = ((match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61)) * 6 in
let c92 = 6 - ((match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61)) in
let c93 = (match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61) * (c92) in
let c94 = ((match [] with | [] -> (8 lsr (a61 land 31)) | (q85 :: []) -> n74 | (q86 :: (q87 :: q88)) -> a61)) + c92 in
let c95 = c91 lxor (c91) in
let (q101, q102, q103, _) = (x80, 17, (fun p96 p97 p98 -> x80), (let rec f100 p99 = c91 in f100)) in
let f105 = fun p104 -> { r0 = v45; r1 = None } in
let v106 = ((print_endline "12"); v45) || v45 in
let a107 = Array.make 8 q102 in
let x109 = (match [] with | ([] | []) -> 2.0 | (_ :: []) -> q101 | (q108 :: (_ :: _)) -> x80) in
let n110 = q102 in
let n111 = if v106 then c90 else (if v106 then c95 else (if v84.r0 then (if v45 && v45 then (if v106 then (if v106 then c95 else 20) else (if v45 then c95 else (if v45 then (1 + c90) else (if true then 1024 else (c94 + c94))))) else 17) else (c95 lsl 0))) in
let v112' = [] in
let n111 = Array.make 8 { r0 = v106; r1 = None } in
let n113 = n81 in
let n117 = (match Ok { r0 = v106; r1 = None } with | Ok q114 -> q102 | Error 5 -> ((c92 + 1) land c95) | Error ((-2) | _) -> 1 | Error (-1) -> 14 | (Error q115 as w116) -> n110) in
let c92 = (let rec f121 p118 p119 (_, q120) = { r2 = ""; r3 = (Array.make 2 x80); r4 = (ref c90) } in f121) in
let n122 = n113 in
let v125 = (let s123' = "a" in let i124 = (n113 * 24) + 9 in if i124 >= 0 && i124 < String.length s123' then s123'.[i124] else '0') in
let v126 = (q102, x80, (Array.make 4 x109), x80) in
let f130 = fun p127 p128 p129 -> { r2 = "12"; r3 = (Array.make 2 (-10.0)); r4 = (ref n117) } in
print_int c95;
print_byte 32;
print_float x109;
print_newline ();
let c132 = (let v131 = Array.make 4 x109 in n113) + (n113) in
let c133 = (let v131 = Array.make 4 x109 in n113) * ((let v131 = Array.make 4 x109 in n113)) in
let c134 = (let v131 = Array.make 4 x109 in n113) * (c132) in
let c135 = ((let v131 = Array.make 4 x109 in n113)) + n113 in
let c136 = c134 lxor (c132) in
let c137 = (n113) * n113 in
let c138 = n113 lxor (c135) in
let c139 = (c132) * c137 in
let c140 = (c138) lxor c134 in
let c141 = (c137) + c133 in
let c142 = c138 lxor (c141) in
note_int n81;
((let (m143, m144, _) = v9 in mix m143; (let (m145, m146, m147, m148) = m144 in mix_float m145; mix (Char.code m146); mix m147; mix m148)); note_end 0);
note_int n110;
(mix_0 5 v83; note_end 0);
note_int c138;
(mix_1 5 n75; note_end 0);
(mix (Char.code v125); note_end 0);
note_int n122;
()
