type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of char
exception E1
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y114 -> mix 1; mix_string y114
and mix_1 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y115 -> mix 1; mix_2 (d - 1) y115
and mix_2 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y116 -> mix 1; mix_3 (d - 1) y116
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let s1 = ref None in
let i0 = ref (10 - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some (string_of_float 1.5) | Some o -> if o = (string_of_float 1.5) then None else Some o); i0 := !i0 - 1
done;
let n2 = !s1 in
(mix_0 5 n2; note_end 0);
let f3 p4 p5 p6 =
  p6
in
let v10 = f3 ("\000\255x", [], (let rec f9 p7 p8 = p8 in f9)) (min (ref "tail \" end") (ref "a")) (Char.lowercase_ascii '\n') in
(mix (Char.code v10); note_end 0);
let v14 = f3 ("a", [], (let rec f13 p11 p12 = "tail \" end" in f13)) (ref "b c") 'R' in
(mix (Char.code v14); note_end 0);
(if (string_of_float (abs_float 1e16)) >= (Printf.sprintf "<%c>" (f3 ("12", [], (fun p15 p16 -> p16)) (match v14 with | 'a'..'m' -> (ref "") | 'n' -> (ref "") | q17 -> (ref "tail \" end")) '\030')) then ());
let { r0 = _; r1; r2 = q19; r3; r4 = q20; r5; r6 } = (let v18 = string_of_bool (3 < 12) in { { r0 = v18; r1 = 2.0; r2 = None; r3 = 20; r4 = 6; r5 = (Array.make 2 9); r6 = [] } with r3 = (- 3); r1 = (-2.0) }) in
let s21 = string_of_bool ((string_of_float (abs_float r1)) <> (string_of_int q20)) in
(mix_string s21; note_end 0);
let v54 = f3 (fst (match (match v14 with | 'a'..'m' when (r1 <= ((); (-0.5))) -> (try { r0 = "tail \" end"; r1 = r1; r2 = None; r3 = q20; r4 = q20; r5 = r5; r6 = [] } with | _ -> { r0 = s21; r1 = r1; r2 = q19; r3 = q20; r4 = r3; r5 = (Array.make 2 q20); r6 = [] }) | 'a'..'m' -> { r0 = "\000\255x"; r1 = r1; r2 = None; r3 = 3; r4 = q20; r5 = r5; r6 = [] } | _ -> { r0 = s21; r1 = r1; r2 = q19; r3 = (-2); r4 = q20; r5 = (Array.make 2 q20); r6 = [] } | exception _ -> (let _v22 = s21 in { r0 = _v22; r1 = r1; r2 = q19; r3 = q20; r4 = q20; r5 = r5; r6 = [] })) with | ({ r0 = q23; r1 = q24; r2; r3 = q25; r4; r5 = q26; r6 = q27 } | { r0 = q23; r1 = q24; r2; r3 = r4; r4 = q25; r5 = q26; r6 = q27 }) -> (let _v31 = fun p28 p29 p30 -> v14 in if true then ((q23, [], (fun p32 q27 -> q27)), q23) else ((q23, [], (fun p33 p34 -> p34)), s21)))) (ref (Printf.sprintf "<%-4d|>" (int_of_float (let v35 = s21 in r1)))) (match q19 with | None -> (f3 ((String.concat s21 [s21; clip s21]), (match [] with | ([] | []) -> [] | (q36 :: q37) -> []), ((); (let rec f40 p38 p39' = p39' in f40))) (try (let _v42 = (let v41 = Array.make 7 r1 in v14) in if false then (ref s21) else (ref s21)) with | Invalid_argument _ -> (match C7 with | C18 -> (ref s21) | C9 -> (ref s21) | C27 -> (ref s21) | C26 -> (ref s21) | C14 -> (ref s21) | C31 -> (ref s21) | C16 -> (ref "tail \" end") | C12 -> (ref s21) | q43 -> (ref "\000\255x")) | Division_by_zero -> (if false then (ref s21) else (ref s21)) | Failure q44 -> ((); (ref s21)) | Match_failure _ -> (ref "") | E1 -> (ref s21)) (max (List.fold_right (let rec f47 p45 p46 = '\n' in f47) [] v14) ((let rec f49' (_, q48) = v10 in f49') (s21, s21)))) | Some None -> (let s50 = string_of_bool (Option.is_none n2) in let i51 = int_of_float r1 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else v14) | (Some (Some q52) as w53) -> v14) in
(mix (Char.code v54); note_end 0);
(if (match q19 with | None -> (v54 < v14) | Some None -> ((r3 - 31) <= q20) | (Some (Some q55) as w56) when ((fun p57 -> "b c" >= s21) (String.make 4 v10)) -> false | Some (Some q58) -> (false || false)) then (if (q20 - (-65536)) <= q20 then (r5.(1) <- q20) else (let r3 = s21 in ())) else (if 1 != q20 then (mix_string "")));
prerr_int (Char.code (let s59 = s21 in let i60 = q20 in if i60 >= 0 && i60 < String.length s59 then s59.[i60] else 'z'));
prerr_byte 32;
prerr_float (let _v61' = string_of_int r3 in r1);
prerr_newline ();
min (if q20 < 14 then (if false then ()) else (Printf.printf "[%s %d]\n" s21 r3)) (Result.iter (Array.fold_left (fun p62' p63 -> p62') (fun p64 -> ()) r5) (let _v68 = (let rec f67 p65 p66 = v54 in f67) in Ok v54));
let rec f69 p70 p71 =
  if p70 < 1 then
    (f3 (s21, [], (fun p72 p73 -> p73)) (ref s21) 'z')
  else (
    f69 (p70 - 1) p71
  )
in
let v74 = f69 7 (if true then ' ' else ' ') in
(mix (Char.code v74); note_end 0);
let v76 = f69 (hide 1 5) (match r6 with | [] -> v74 | (q75 :: r3) -> v74 | exception _ -> v14) in
(mix (Char.code v76); note_end 0);
fst (match [|q20; r3; r3; q20; q20; q20; 7; q20|] with | q77 -> ((), s21));
let p78 = (match v54 with | 'a'..'m' -> r1 | 'a'..'m' -> r1 | 'n' -> 10.0 | q79 -> r1) in
let p80 = q20 in
let p81 = (let (q85, _, q86, q87) = ([], (fun p82 p83 p84 -> v10), "tail \" end", s21) in p78) in
let p88 = float r3 in
let p89 = 1.5 +. p81 in
let p90 = 4096 in
let p91 = 17 + 14 in
let p92 = p80 - r3 in
let p93 = (match v14 with | 'a'..'m' -> p91 | 'a'..'m' -> 1 | p80 -> p91) in
let p94 = p89 in
let p95 = -7830 in
let p96 = p94 -. p81 in
let p97 = -. p96 in
let p98 = p92 in
let p99 = r5.(1) in
let p100 = String.length "b c" in
let p101 = p98 in
mix 1;
let n102 = 1 + (p101 - (((((((p91 lxor (p90 + (p80))) + p92) + p93) + p95) * p98) * p99) * p100)) in
note_int n102;
let x103 = ((p96 +. ((p89 *. ((p81 *. (p78)) -. p88)) -. p94)) -. p97) +. 1.0 in
let n112 = (hide 0 2) in
let rec loop111 i104 s105 =
  if i104 >= 0 then (
    loop111 (i104 - 2) (
      let rec loop108 i106 n109 s107 =
        if i106 >= 0 then (
          loop108 (i106 - 1) n109 (2855 lor (p90 lsl 14))
        ) else
          s107
      in
      let n110 = loop108 (6 - 1) 6 s105 in
      note_int n110;
      n110)
  ) else
    s105
in
let n113 = loop111 ((hide 0 2) - 1) p100 in
note_int n113;
note_float r1;
(mix_1 5 q19; note_end 0);
(mix (Char.code v14); note_end 0);
note_int p99;
note_int p98;
note_int p91;
note_int n113;
(mix_ints r5 0 2; note_end 0);
()
