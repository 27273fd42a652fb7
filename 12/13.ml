type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_float k x = mix k; x
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
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y160 :: y161) -> mix 1; mix (if y160 then 1 else 0); mix_0 (d - 1) y161
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y162 :: y163) -> mix 1; mix_ints y162 0 2; mix_1 (d - 1) y163
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let rec build45 p46 p47 =
  if p46 <= 0 then [] else
    true :: (build45 (p46 - 1) (ref p46))
in
let v48 = build45 2 (ref n44) in
(mix_0 5 v48; note_end 0);
let v49 = build45 5 (if true then (ref 0) else (ref 4)) in
a35.(1) <- n40;
let (q74, q75, q76) = ((match max (min (if true then [] else []) (match v49 with | [] when false -> [] | [] -> [] | ((true | true) :: _) -> [] | ((false :: _) as w50) -> [])) (if n44 <= 3 then [] else ((); [])) with | [] -> (n44, n44, (-10.0), "12") | ((_ :: q51) as w52) -> ((try ((-4096) * 35) with | _ -> (n44 * n44)), (if false && false then (Char.code '\'') else (n44 - n44)), 1e-310, ((fun p53 -> p53) (String.concat "b c" [""; clip "12"])))), (match v49 with | [] -> (Error ((-4096) asr 8)) | (q54 :: q55) -> (let _v60 = (match (match q55 with | ((_ :: _) | []) -> [] | [] -> [] | (q58 :: []) -> v49 | (_ :: (_ :: _)) -> v49) with | [] -> q54 | (true :: []) -> q54 | (false :: []) -> (Result.is_error (Ok q54)) | ((_ :: (_ :: q59)) | ((_ :: (_ :: _)) as q59)) -> ((); q54)) in (let (q67', q68, _, (q69, q70)) = ((let rec f63 p61 p62 = p61 in f63), (fun p64 p65 p66 -> p66), n44, (n44, n44)) in (let v71 = 19 in Ok n40))) | (q72 :: q73') -> (min (Error (n44 / (-2147483648))) (max ((); (Ok 0.0)) ((); (Ok n40))))), 0.0) in
let f93 = (try (match q74 with | ((q77, 7, q78, _) | ((1 as q77), _, q78, _)) -> (fun p79 -> "") | (_, q80, q81, "a") -> (Array.fold_left (let rec f84 p82 p83 = p82 in f84) (let _v85 = Array.make 2 (Array.make 1 q80) in fun p86 -> "\000\255x") a35) | ((q75, _, q87, q88) | (_, q75, q87, q88)) -> (fun p89 -> (let v90 = true in "\000\255x"))) with | _ -> (let rec f92 n44 = (let v91 = C1 in "12") in f92)) in
let x94 = tick_float 1 (n40 *. (n40 *. q76)) in
note_float x94;
let rec build95 p96 p97 =
  if p96 <= 0 then [] else
    [|p96; p96|] :: (build95 (p96 - 1) C1)
in
let v98 = build95 (hide 0 6) (if true then C1 else C1) in
(mix_1 5 v98; note_end 0);
(mix_1 5 v98; note_end 0);
let v100 = build95 6 (match n44 with | (3 | 2) -> C1 | 9 -> C1 | q99 -> C1) in
(mix_1 5 v100; note_end 0);
let v101 = true in
let n107 = (match create_array 9 ((let rec f103 p102 = 1.0 in f103) 0.0) with | [|0.0|] -> (if v101 then (let v104 = n44 in 8) else (n44 + n44)) | [|q105|] -> (if v101 && v101 then 1073741824 else (truncate 3.25)) | q106 -> ((compare [] []) + (-18))) in
let s109 = ref true in
let i108 = ref 0 in
while !i108 < 3 do
  (
    let rec loop113 i110 s111 s112 =
      if i110 >= 0 then (
        loop113 (i110 - 1) (-9003) s112
      ) else
        (s111, s112)
    in
    let (n115, n116) = loop113 (9 - 1) n44 !i108 in
    note_int n115;
    note_int n116;
    let n139 = (n116 - (String.length (Array.fold_right (match v98 with | [] -> (let rec f119 p117' p118 = "\000\255x" in f119) | ([|q120; q121|] :: []) -> (fun v98 p122 -> p122) | (q123 :: []) -> (let rec f125 p124 n107 = "" in f125) | ((q126 :: (q127 :: q128)) as w129) -> (let rec f131 v49 p130 = p130 in f131)) a35 ((clip "\000\255x") ^ "12")))) + ((-(if if !s109 then !s109 else v101 then (let v132 = 10.0 in n116) else (- !i108))) + (let o133 = - n107 in let o134 = 5321 in let o135 = (fun p136 -> n115) ((fun p137 -> "") 16) in let o138 = (n115 - 14) / 1 in let ( + ) a b = a lxor (b + 1) in o133 + o134 + o135 + o138)) in
    let a140 = (match v49 with | [] -> a35 | ((_ :: []) | []) -> a35 | (q141 :: ((_ :: n115) | ((_ :: _) as n115))) -> a35 | ((_ :: _) | []) -> a35 | exception Division_by_zero -> (Array.make 2 n40) | exception Failure q143 -> a35) in
    for i144 = 0 to 2 - 1 do
      a140.(i144) <- (let v145' = q76 in 3.25 *. (-100.75));
      ()
    done;
    (mix_floats a140 0 2; note_end 0);
    ());
  s109 := true; i108 := !i108 + 1
done;
let n146' = !s109 in
(mix (if n146' then 1 else 0); note_end 0);
let v155 = (match (n107 asr 17) :: [] with | [] -> (
  (16 - n107) <> (n107 * (-1))) | (q147 :: _) -> (
  let n150 = Char.code (match v48 with | [] -> ((); '0') | (q148 :: q149) -> (try ((); '\n') with | _ -> '\255')) in
  (compare 0.5 (-100.75)) >= (let o151 = n44 in let o152 = n150 in let o153 = q147 in let o154 = n150 in let ( @! ) a b = b - a and ( ^ ) a b = b - a in o151 ^ o152 @! o153 @! o154))) in
(mix (if v155 then 1 else 0); note_end 0);
(mix (if v155 then 1 else 0); note_end 0);
((let (m156, m157, m158, m159) = q74 in mix m156; mix m157; mix_float m158; mix_string m159); note_end 0);
(mix_0 5 v49; note_end 0);
(mix (if v101 then 1 else 0); note_end 0);
note_int n107;
note_int n44;
note_float n40;
note_float q76;
()
