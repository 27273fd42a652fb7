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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y172 :: y173) -> mix 1; mix_2 (d - 1) y172; mix_0 (d - 1) y173
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y174 :: y175) -> mix 1; mix y174; mix_1 (d - 1) y175
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix_float y176; mix_2 (d - 1) y177
let () = (try (
  let x1 = if (match 100.75 with | 0.5 -> (match None with | None -> false | ((Some _) | (Some _)) -> true) | q0 -> (if false then false else true)) then raise (Failure "b c") else (0.0 -. (1.5 /. (-10.0))) in
  note_float x1;
  let n2 = 65536 in
  note_int n2;
  (try (
    let x5 = if n2 >= n2 then (if (n2 + 32767) >= n2 then (-. x1) else (if if false then false else false then (match None with | None -> 10.0 | ((Some q3) | (Some q3)) -> 100.75) else (if max true true then x1 else (if max false false then (if x1 >= x1 then x1 else (if if false then false else true then (( *. ) x1 x1) else 2.0)) else x1)))) else (let v4 = ([], n2) in x1) in
    note_float x5;
    let v11' = (match [] with | [] when true -> (if (let _v6 = ((false, 9, x5), (Array.make 1 n2), (Array.make 1 100.75)) in false) then (None > None) else ("tail \" end" > "b c")) | (q7 :: ([] | [])) -> ((string_of_int n2) <> (part "tail \" end" n2 n2)) | (_ :: ((q8 :: q9) as w10)) -> ((n2 / 16) <> (try (n2 asr 6) with | _ -> n2))) in
    (match min None None with | (None | None) -> (let v12 = n2 in ()) | Some 7 -> (if v11' then () else ()) | Some 1 when (match (match "tail \" end" with | "a" -> [] | ("a" as w13) -> [] | "" -> [] | q14 -> []) with | ([] | []) -> (n2 <= n2) | (_ :: q15) -> (10.0 <= 1.0)) -> (let v16 = x5 in ()) | Some q17' when q17' = 1 -> ())) with | Not_found -> (if false then raise Division_by_zero else ()) | Match_failure _ -> (print_endline ""));
  let n18 = (truncate ((); x1)) * (try 1 with | _ -> (Char.code '\'')) in
  (match (let v19 = Array.make 16 false in Array.make 1 n18) with | ([|(-2147483647)|] | _) -> (if false then ()) | [|(9 as w20)|] -> () | [|(-1)|] -> (if true then ()) | [|5|] -> (mix 4) | [|7|] -> (if false then () else ()) | [|(-2147483647)|] -> () | [|2|] -> (if true then raise Division_by_zero else ()) | [|9|] -> (mix (if true then 1 else 0)) | ([|_|] | _) -> (match n18 with | 8 -> () | 4 -> () | -1 -> () | q22 -> ()) | q23 -> (print_endline "tail \" end"))) with | Division_by_zero -> (fst ((), 20)) | Failure _ -> ())
let f24 p25 p26 =
  (try [] with | _ -> ((if true then [] else []) :: []))
let v27 = f24 (ref 7) ((-1.0) *. 1.5)
let () = (mix_0 5 v27; note_end 0)
let () = (mix_0 5 v27; note_end 0)
let () = (try (
  let unused28 = f24 (fst ((ref 5), [])) 1.5 in
  let v32 = (match [] with | [] -> (if min true ((-100.75) <= 0.5) then raise Not_found else ((clip (String.uppercase_ascii (clip ""))) ^ (part "\000\255x" 0 2))) | (_ :: q29) -> (max (if 17 < 1 then (String.capitalize_ascii (clip "b c")) else (String.escaped (clip "b c"))) ((clip ((clip "\000\255x") ^ "")) ^ (let (_, _, q30) = (20, (-100.75), 0.5) in "12")))) <= (part "hzvwmyghaaq" ((fun p31 -> 20) 1.0) (compare (Ok false) (Ok false))) in
  (mix (if v32 then 1 else 0); note_end 0);
  print_endline ((clip "a") ^ "b c")) with | Division_by_zero -> (let v33 = ((-1.5), [], None) in ()) | Failure v27 -> (match [] with | ((_ :: _) | []) -> () | (q36 :: []) -> () | (_ :: (_ :: q37)) -> ()) | Not_found -> (match [] with | [] -> () | (_ :: []) -> () | (q38' :: (v27 :: _)) -> () | ((_ :: (_ :: _)) | []) -> ()) | Match_failure _ -> (print_char '0'))
let unused42 = f24 (ref 3) (3.25 +. 0.5)
let v71' = if (let o43 = if (11 + 32767) >= (-3) then (3 mod (9 lor 1)) else (if false then 0 else (-2)) in let o44 = (let ((q49, q50, _, q51) as w52) = (fun p45 -> ((let rec f48 p46 p47 = 1.0 in f48), None, p45, ())) 10 in 10 + 14) in let o53 = (match [] with | ([] | []) -> 0 | (q54 :: _) -> (-1) | (q55 :: (f24 :: q56)) when (((); ()); (let (q57, _) = (true, 14) in q57)) -> 3) + (fst (16, 100.75)) in let o58 = ( - ) 2147483646 ((land) 1 12) in let o59 = (let v60 = true in 6) + (match v27 with | [] -> 20 | (q61 :: []) -> 0 | (_ :: ((_ :: q62) as w63)) -> 18) in let ( +. ) a b = b - a and ( $ ) a b = (a lsl 1) + b in o43 +. o44 $ o53 $ o58 $ o59) >= (-2147483647) then (let s64 = (match v27 with | [] -> (let _v65 = [] in String.make 3 '\n') | (q66 :: []) -> (let f69 : (int -> string -> string, unit, string) format = "%i %%%s" in Printf.sprintf f69 ((let rec f68 p67 = 12 in f68) 8) (clip "a")) | ((v27 :: (_ :: _)) | (v27 :: _)) -> (Printf.sprintf "<%05d>" (15 - 18))) in let i70 = int_of_float (min (fst ((-2.0), '\n')) (min 10.0 1.5)) in if i70 >= 0 && i70 < String.length s64 then s64.[i70] else ' ') else '\132'
let unused81 = f24 (let v75 = (let rec f74 p72 p73 = Array.make 4 17 in f74) in ref 9) ((let rec f77 p76 = 1.0 in f77) (fun p78 p79 p80 -> p78))
let v27 = (((); 0.5) +. (let (q82, q83) = (None, 100.75) in q83)) <> ((2.0 *. 0.5) *. (tick_float 7 (-100.75)))
let x84 = 0.0 /. 0.0
let n86 = ((((((0) + (if x84 = x84 then 63 else 0)) + (if x84 <> x84 then 34 else 0)) + (if x84 < x84 then 36 else 0)) + (if x84 > x84 then 39 else 0)) + (if x84 <= (match v71' with | 'a'..'m' -> x84 | ('a'..'m' | 'a'..'m') -> x84 | ('a'..'m' | '0'..'9') -> x84 | q85' -> x84) then 55 else 0)) + (if x84 >= x84 then 38 else 0)
let n88 = (let v87 = n86 in ( * ) v87 4)
let () = note_int n88
let n92 = (try (
  let a89 = Array.make 2 15 in
  let i90' = ref 0 in
  while !i90' < 1 do
    a89.(!i90' * 3 + 0) <- (n88 + (a89.(!i90' / 3)));
    i90' := !i90' + 1
  done;
  (mix_ints a89 0 2; note_end 0);
  a89.(wrap n88 2) <- ((if v27 then n88 else n86) / (-2147483648));
  let n91 = -1715 in
  note_int n91;
  a89.(1)) with | _ -> 4096)
let () = note_int n92
let _ = f24 (let v93 = v27 in ref n92) (max x84 x84)
let _ = f24 (min (ref n92) (ref n92)) (match v71' with | 'a'..'m' -> x84 | '0'..'9' -> x84 | 'a'..'m' -> 0.5 | '0'..'9' -> x84 | q94 -> 1.5)
let x165 = (try (
  assert (hide 1 3 = 3);
  let f100 p101 p102 p103 =
    let x106 = (let (q104, q105) = ((abs_float x84), ((-2.0) *. 1.5)) in q105) in
    (((abs_float x106) *. (match v71' with | 'a'..'m' -> 10.0 | 'n' -> x106 | q107 -> 10.0)), ((let v110 = fun p108 p109 -> [] in 18) :: []))
  in
  let v128 = f100 [|(let rec f114 p111 p112 p113 = x84 in f114); (fun p115 p116 v27 -> x84); (let rec f120 p117 p118 p119 = x84 in f120); (let rec f123 f100 p121 p122 = x84 in f123)|] (fun p124 p125 p126 -> ((fun p127 -> p125), n92)) (n92 < n92) in
  ((let (m129, m130) = v128 in mix_float m129; mix_1 5 m130); note_end 0);
  ((let (m131, m132) = v128 in mix_float m131; mix_1 5 m132); note_end 0);
  let v150 = f100 (match v128 with | (1.0, []) -> (Array.make 4 (fun p133' p134 p135 -> x84)) | (q136, ([] as w137')) -> (Array.make 4 (let rec f141' p138 p139 p140 = q136 in f141')) | (q142, (_ :: _)) -> (Array.make 4 (fun p143 p144 q142 -> x84))) (fun p145 p146 p147' -> ((let rec f149 p148 = p146 in f149), p146)) (n86 >= n92) in
  ((let (m151, m152) = v150 in mix_float m151; mix_1 5 m152); note_end 0);
  let unused164 = f100 (if v27 then (Array.make 4 (let rec f156 p153 p154 p155 = x84 in f156)) else (Array.make 4 (let rec f160' p157 p158 p159 = 100.75 in f160'))) (fun n92 p161 p162 -> ((fun p163 -> n86), p161)) (n92 <> n86) in
  -. (floor 3.25)) with | _ -> x84)
let () = note_float x165
let s167 = ref x165
let i166 = ref (3 - 1)
let () = while !i166 >= 0 do
  s167 := (
    let s169' = ref !s167 in
    let i168 = ref 0 in
    while !i168 < 4 do
      s169' := (!s167 *. (min (-0.0) !s169')); i168 := !i168 + 1
    done;
    let n170 = !s169' in
    note_float n170;
    n170); i166 := !i166 - 1
done
let n171 = !s167
let () = note_float n171
let () = note_float n171
let () = (mix (if v27 then 1 else 0); note_end 0)
let () = (mix (Char.code v71'); note_end 0)
let () = note_int n86
let () = note_int n92
let () = note_float x165
let () = note_int n88
let () = note_float x84
let () = ()
