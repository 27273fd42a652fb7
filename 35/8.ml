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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y150; r5 = y151 } -> mix y150; mix_float y151
and mix_1 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y152 :: y153) -> mix 1; mix (Char.code y152); mix_1 (d - 1) y153
in
let v2 = (let s0 = Printf.sprintf "<%b>" ("a" <= "a") in let i1 = (try ((- 19) mod 2147483647) with | _ -> (11 + 15)) in if i1 >= 0 && i1 < String.length s0 then s0.[i1] else '\255') in
let rec f3 p4 p5' =
  let rec g6 u7 = p4
  in
  mix p5';
  g6 p5'
in
let v8 = f3 (try (match v2 with | 'a'..'m' -> v2 | '0'..'9' -> v2 | 'n' -> v2 | f3 when f3 = '\064' -> f3) with | Match_failure _ -> ' ') (6 + 5) in
let v10 = f3 v2 (match v8 with | 'a'..'m' -> 11 | '0'..'9' -> 20 | q9 -> 20) in
let s12 = ref 9 in
let s13 = ref 17 in
let i11 = ref 0 in
while !i11 < 3 do
  let u16 = (let v14 = (try (max { r4 = !s13; r5 = 2.0 } { r4 = !s13; r5 = 10.0 }) with | _ -> { r4 = !s13; r5 = 2.0 }) in (fun p15 -> !s13) "tail \" end") in
  let u17 = !s12 in
  s12 := u16; s13 := u17; i11 := !i11 + 1
done;
let n18 = !s12 in
let n19 = !s13 in
note_int n18;
note_int n19;
mix_string (string_of_int (List.length []));
let rec f20 p21 p22 =
  if p21 <= 0 then
    [|n19; n19; 17; p21; (-3)|]
  else (
    let r23 = f20 (p21 - 1) p22 in
    let r24 = f20 (p21 - 1) (min ' ' p22) in
    [|(- n19); 2147483647; r24.(3); (n18 mod 2); (p21 - p21)|]
  )
in
let a26 = f20 1 (let v25 = "12" in '\255') in
let a27 = f20 0 '\127' in
(mix_ints a27 0 5; note_end 0);
let s30 = string_of_int ((match v10 with | 'a'..'m' -> n19 | 'a'..'m' -> n19 | '0'..'9' when ((match Array.make 9 0.5 with | [||] -> v10 | a26 -> v10) >= (let s28 = "a" in let i29 = n18 in if i29 >= 0 && i29 < String.length s28 then s28.[i29] else '0')) -> (-2) | '0'..'9' -> n19 | 'n' -> n18 | _ -> 12 | _ -> n19) / (-3)) in
(mix_string s30; note_end 0);
a27.(0) <- (n19 * (- n18));
let make31 v2 =
  (let rec f35 p32 p33 p34 = { r4 = n18; r5 = ((-2.0) -. (-0.5)) } in f35)
in
let c36 = make31 (min { r4 = 10; r5 = (-2.0) } { r4 = n19; r5 = 0.0 }) in
let v38 = c36 (string_of_float (abs_float 100.75)) (Printf.sprintf "<%e>" (abs_float 1.5)) (let v37 = s30 in C0) in
(mix_0 5 v38; note_end 0);
let v43 = List.fold_left (let rec f40 p39 n19 = f3 (Char.uppercase_ascii v10) (Array.length a27) in f40) 'd' (match v8 with | ('a'..'m' as w41) -> [v10; '\''] | 'n' -> (if true then [] else []) | q42 -> (if true then [] else [])) in
(mix (Char.code v43); note_end 0);
let v44 = 'd' in
let s45 = string_of_int ((int_of_string (string_of_int n19)) * v38.r4) in
(match v38 with | ({ r4 = q46; r5 = 1.0 } as w47) -> (Array.sort (fun x y -> compare y x) a27) | { r4; r5 = 0.0 } -> (v38.r4 <- (r4 + n18)) | { r4 = q48; r5 = 1.0 } -> (v38.r4 <- (int_of_float (-2.0))) | { r4; r5 } -> ());
let s50 = if if true then true else false then (if false then (Printf.sprintf "<%5d>" 11) else (if (match v8 with | 'a'..'m' -> false | ('0'..'9' | 'n') -> true | ('n' | 'n') -> true | q49 -> true) then (String.concat s45 [s45; clip "b c"]) else (if v43 <= v43 then (String.make 4 v10) else (if "b c" = s45 then (string_of_int n19) else (string_of_int n19))))) else (string_of_bool true) in
(try (mix (Char.code '\165')) with | _ -> (print_endline (String.concat s45 [String.make 5 (let s51 = s30 in let i52 = 8 in if i52 >= 0 && i52 < String.length s51 then s51.[i52] else v44); clip (string_of_int n19)])));
let s55 = String.make 2 ((let rec f54 p53 = ((); '0') in f54) (max (Array.make 8 v44) (Array.make 8 v10))) in
(mix_string s55; note_end 0);
let v149 = (match List.fold_left (match v43 with | 'a'..'m' -> (fun p56 p57 -> p56) | ('n' | 'a'..'m') -> (fun p58 p59 -> p58) | q60 -> (let rec f63 p61 p62' = p61 in f63)) C0 (v44 :: []) with | (C3 | C2) -> (
  let rec f64 p65 p66 p67 =
    if p65 > 0 then (
      let r70 = f64 ((-1) + p65) (let s68 = s45 in let i69 = 3 in if i69 >= 0 && i69 < String.length s68 then s68.[i69] else p66) p67 in
      let r71' = f64 ((-1) + p65) p66 p67 in
      Printf.sprintf "<%s>" r70
    ) else
      (String.make 2 v43)
  in
  let s74 = f64 4 (let s72 = s30 in let i73 = n19 in if i73 >= 0 && i73 < String.length s72 then s72.[i73] else v43) (Printf.sprintf "<%6s>" "") in
  (mix_string s74; note_end 0);
  fst ((); ([], s50))) | C0 -> (
  let s76 = if s55 <= s45 then (Printf.sprintf "<%s>" s50) else (if true then (string_of_bool true) else (if 1.0 > (-0.5) then (if (let _v75 = Array.make 8 1.5 in true) then (String.make 4 v44) else (Printf.sprintf "<%.3f>" (abs_float (-1.5)))) else (string_of_int n18))) in
  (mix_string s76; note_end 0);
  let v77 = if (let rec f79 p78 = (try (try (false && true) with | _ -> true) with | _ -> true) in f79) (snd (s55, (ref ' '))) then v38 else v38 in
  let rec loop82 i80 s81 =
    if i80 <> 10 then (
      (v38.r4 <- (s81 lxor (v77.r4)));
      loop82 (i80 + 1) ((v38.r4) + v77.r4)
    ) else
      s81
  in
  let n84 = loop82 0 n19 in
  note_int n84;
  (Char.chr (n84 land 255)) :: (try ('0' :: []) with | Invalid_argument _ -> [] | Match_failure _ -> [])) | C1 -> (
  let apply85 s50 p86 p87 =
    let s88 = p87 (match v8 with | 'a'..'m' -> v43 | 'a'..'m' -> v2 | '0'..'9' -> v44 | _ -> v44) (try (if false then raise Not_found else v43) with | Not_found -> v43) in
    (let v95 = (let (_, p86) = (let _v91 = fun p89 p90 -> "b c" in (v10, s88)) in (let v92 = Array.make 5 n18 in (let rec f94 p93 = None in f94))) in (let _v98 = (let s96 = s50 in let i97 = n18 in if i97 >= 0 && i97 < String.length s96 then s96.[i97] else v43) in if true then _v98 else v44))
  in
  let v101 = apply85 (Printf.sprintf "<%.3f>" 1e999) C2 (snd ((('z', v10, ""), s50, v44), (let rec f100 v8 p99 = "\000\255x" in f100))) in
  let v109 = apply85 (Printf.sprintf "<%-4d|>" n19) (let (_, _, _, q106) = ("", C0, [], (let rec f105 p102 p103 p104 = v43 in f105)) in C0) (fun p107 p108 -> "") in
  [(match v109 with | 'a'..'m' -> '\n' | ('0'..'9' | '0'..'9') -> ' ' | _ -> ' '); v101; (match v38 with | { r4 = q110; _ } -> '\n')]) | C2 -> (
  let _ = f20 2 (match v43 with | 'a'..'m' -> v43 | (q111 | ('0'..'9' as q111)) -> q111 | 'n' -> v10 | _ -> '\'') in
  let v148 = (match v38 with | { r4 = (-1); r5 = q112 } -> (
    let v113 = v43 in
    f3 (let s114 = s50 in let i115 = n19 in if i115 >= 0 && i115 < String.length s114 then s114.[i115] else ' ') (let o116 = n19 in let o117 = n18 in let o118 = n19 in let o119 = n19 in let o120 = n19 in let ( == ) a b = (a lsl 1) + b and ( @@ ) a b = b - a in o116 @@ o117 == o118 == o119 == o120)) | (({ r4 = 5; r5 = q121 } as w122) | ({ r4 = _; r5 = q121 } as w122)) -> (
    'R') | { r4 = _; r5 = q123 } when (Array.mem (compare v10 v2) a27) -> (
    'P') | ({ r5 = q124; _ } | { r5 = q124; _ }) -> (
    let v134 = (let v131' = fun p125 p126 -> (match p126 with | (q127, q128, v44, "a") -> v38 | (_, _, _, _) -> { r4 = (-5); r5 = p125.(7) } | (q129, _, _, q130) -> (((); ()); ((); v38))) in (let v132 = None in if snd (v43, false) then (try C1 with | _ -> (let { r4 = _; r5 = q133 } = v38 in C0)) else C3)) in
    let rec f135 p136 p137 p138 p139' =
      if p136 <= 0 then
        (Printf.sprintf "<%f>" (abs_float 2.0))
      else (
        f135 (p136 - 1) p137 p138 p139'
      )
    in
    let s143 = f135 6 v8 (Array.mapi (let rec f142 p140' p141 = 5 in f142) (Array.make 16 v43)) (string_of_int n19) in
    let s144 = f135 3 (if true then v8 else '0') (Array.make 16 15) (Printf.sprintf "<%b>" true) in
    (let s145 = string_of_bool false in let i146 = (let i147 = n19 in if i147 >= 0 && i147 < Array.length a27 then a27.(i147) else 18) in if i146 >= 0 && i146 < String.length s145 then s145.[i146] else v43))) in
  [])) in
note_int n18;
(mix_string s55; note_end 0);
(mix (Char.code v43); note_end 0);
(mix (Char.code v44); note_end 0);
(mix_0 5 v38; note_end 0);
(mix_1 5 v149; note_end 0);
(mix_ints a26 0 5; note_end 0);
(mix (String.length s50); note_end 0);
()
