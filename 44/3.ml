type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n6 = Char.code (if List.mem 13 [] then (if true then 'a' else '\n') else (match [] with | [] -> '\'' | ((_ :: []) as w4) -> '\n' | (a3 :: (_ :: q5)) -> '0'))
let s35 = (let v7 = n6 in String.fold_left (let v8 = if false && false then (v7 * n6) else (v7 lsl 30) in (match ((); 100.75) with | 0.5 -> (match [] with | [] -> (fun p9 p10 -> "\000\255x") | ([] | (_ :: [])) -> (let rec f13 p11 p12 = "tail \" end" in f13) | (q14 :: (q15 :: q16)) -> (fun p17 p18 -> p17) | (q19 :: q20) when true -> (fun p21 p22 -> "\000\255x")) | 0.5 -> (let rec f25 p23 p24 = "12" in f25) | q26' -> (fun p27 p28 -> p27))) (string_of_float (abs_float (let _v29 = ref [] in -0.0))) ((clip (if (match [] with | ([] as w30) -> false | ((q31 :: q32) as w33) -> false) then (try (part "" (-1) 11) with | Invalid_argument q34 -> q34 | Match_failure _ -> "\000\255x") else (String.concat "a" ["12"; clip "tail \" end"]))) ^ (part "b c" v7 n6)))
let a36 = Array.make 2 100.75
let v37 = if (n6 lxor n6) >= (n6 + 1) then false else (n6 > ((-2) * n6))
let () = (mix (if v37 then 1 else 0); note_end 0)
let () = print_char (match -19 with | 2 -> (let s38 = s35 in let i39 = n6 in if i39 >= 0 && i39 < String.length s38 then s38.[i39] else '0') | q40 -> (try (let s41 = "a" in let i42 = q40 in if i42 >= 0 && i42 < String.length s41 then s41.[i42] else ' ') with | _ -> ' ') | n6 -> ((fun p43 -> '\n') []))
let a44 = Array.make 8 65536
let () = (mix_ints a44 0 8; note_end 0)
let f52 = if (v37 || true) || (Array.for_all (fun p45 -> v37) a3) then (if (match n6 with | 6 -> v37 | (3 as w46') -> v37 | (2 | 2) -> true | 4 -> v37 | 2 -> v37 | 4 -> false | 9 -> v37 | (3 | 3) -> v37 | q47 -> v37) then ((); (fun p48 -> ref ('0', false, 0.0, v37))) else (let rec f49 v37 = ref ('\'', true, (-10.0), false) in f49)) else ((Array.stable_sort compare a44); (let rec f51 p50 = ref ('a', v37, 1.5, v37) in f51))
let a44 = Array.init 2 (fun p53' -> a36.(0))
let () = (mix_floats a44 0 2; note_end 0)
let n54 = n6
let n55' = ((tick_int 2 n54) asr 14) + n54
let v56 = true
let c62 = ((truncate (-0.0))) + (truncate (-0.0))
let c63 = ((truncate (-0.0))) + c62
let c64 = (truncate (-0.0)) - (c62)
let c65 = (truncate (-0.0)) - ((truncate (-0.0)))
let c66 = (truncate (-0.0)) + (c64)
let c67 = c63 lxor (c63)
let c68 = (let o57 = n54 in let o58 = n55' in let o59 = n55' in let o60 = n54 in let o61 = n55' in let ( = ) a b = a lxor (b + 1) in o57 = o58 = o59 = o60 = o61) + (c64)
let () = note_int c68
let s72 = (match Ok v37 with | Ok _ -> (
  "jx") | Error [] -> (
  let n69' = n6 - (min (c67 + c67) c68) in
  s35) | Error ([] | (_ :: _)) -> (
  let x71 = (try (
    let x70 = 2.0 in
    -0.5) with | _ -> (3.25 +. 100.75)) in
  (clip "w") ^ ((clip s35) ^ s35)))
let v74 = ((match None with | None -> n55' | None -> c63 | Some q73 -> c66 | (None | (Some _)) when v56 -> c67 | _ -> c66) = (match None with | None -> c63 | Some _ -> c62 | None -> c68)) || ((100.75 > 3.25) || v56)
let x105 = (try (
  let v86 = (try (
    let x78 = (fun (_, q75) -> coarse (log (limit a44.(wrap (c63 lxor 12) 2) 0.5 100.0))) ((max 'z' '\n'), (List.fold_right (fun p76 p77 -> p77) [] 1.5)) in
    let v79 = None in
    let n80 = 4652 mod (((( + ) 1 8) - (-4)) lor 1) in
    (if false then raise (E0 (Ok 9)) else (Array.make 8 12)) = [|c68; c67; n80; n80; 11; 13; c63; c66|]) with | Invalid_argument q81 -> (Option.get None) | Failure q82 -> (Option.is_none None) | E0 q83 -> true | E1 -> (String.exists (let rec f85 p84 = v74 in f85) s72)) in
  let n89 = Char.code (if v86 then 'd' else (let s87 = s72 in let i88 = (try ((if v56 then raise (Invalid_argument s72) else ()); (c66 / (1 lor 1))) with | Invalid_argument _ -> (c66 * c67)) in if i88 >= 0 && i88 < String.length s87 then s87.[i88] else '0')) in
  note_int n89;
  (match (let [] = [] in (c64, (Array.make 2 c65), (), 0.0)) with | ((_, [|_|], _, 0.5) | (_, _, _, _)) when ((n54 > n89) == v56) -> ((-1.0) *. 0.0) | (q93, [|q94|], q95, q96) when q94 = (-16) -> (q96 +. q96) | (_, _, q97, q98) -> (coarse (log (limit q98 0.5 100.0))) | _ -> (let i99 = c63 in if i99 >= 0 && i99 < 2 then a36.(i99) else 100.75))) with | Invalid_argument q100 -> (abs_float 0.5) | Division_by_zero -> (if v74 then 100.75 else 1.5) | Not_found -> (List.fold_right (fun p101 p102 -> p102) [] 2.0) | Match_failure _ -> (List.fold_left (fun p103 c64 -> p103) 100.75 []) | E0 q104 -> ((); 100.75) | E1 -> 10.0)
let () = note_float x105
let p106 = if v37 then n55' else c68
let p107 = a36.(0)
let p108 = (fun p109 -> 10.0) x105
let p110 = 1.0
let p111 = (fun p112 -> c68) (Ok 6)
let p113 = p111 asr 2
let p114 = a44.(0)
let p115 = -. p110
let p116 = a44.((let v117 = None in c64) land 1)
let p118 = (let v119 = None in c66)
let p120 = p115 +. p110
let p121 = 0.1
let p122 = c65
let p123 = -3.25
let p124 = p113 asr 8
let p125 = a3.(1)
let p126 = p125
let p127 = (try (1.0 /. p115) with | _ -> p123)
let p128 = if v74 then p126 else 100.75
let p129 = (match None with | None -> p124 | (Some [] as w130') -> p111 | Some ((q131 :: []) | (q131 :: _)) -> 9)
let p132 = a36.(0)
let p133 = - c66
let p134 = p132 *. p125
let p135 = -0.0
let p136 = Array.fold_left (let rec f138 p121 p137 = 2.0 in f138) 0.0 a44
let p139 = 15 lor 5
let p140 = p132
let p141 = p111 * 14
let p142 = p140 +. p125
let p143 = if v56 then p132 else p140
let () = mix 1
let n144 = 1 + (p141 - (p139 + ((p129 + (p124 lxor ((p118 + (p113 + (p111 + (p106)))) + p122))) + p133)))
let x145 = 1.0 *. ((p142 -. ((p136 +. (((((((p125 *. ((((p116 *. (p115 *. (p114 *. (p110 *. (p108 +. (p107)))))) -. p120) +. p121) +. p123)) *. p126) *. p127) -. p128) *. p132) -. p134) -. p135)) +. p140)) *. p143)
let () = note_float p134
let () = note_float p136
let () = note_float x105
let () = note_float p121
let () = (mix_floats a36 0 2; note_end 0)
let () = note_float p107
let () = note_int c67
let () = (mix_string s72; note_end 0)
let () = ()
