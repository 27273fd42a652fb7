type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y152; r3 = y153; r4 = y154 } -> mix_1 (d - 1) y152; mix (if y153 then 1 else 0); mix_2 (d - 1) y154
and mix_1 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y156) -> mix 1; mix_1 (d - 1) y156
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y157 -> mix 1; mix_0 (d - 1) y157
let () = ((note_int (truncate 1.0)); ())
let x0 = floor (coarse (tan (limit (sqrt 1.5) (-1.0) 1.0)))
let () = (try (
  let n3 = if ((-((-2147483648) lor (if false then (-2) else 12))) + 2147483647) >= (try (int_of_string (string_of_int ((9 lor 17) - (11 + 5)))) with | _ -> (((let rec f2 p1 = 4 in f2) C0) / (4095 lor 1))) then (int_of_string (string_of_int 4095)) else (show_int 9 ((compare (x0 >= x0) (if true then true else false)) + (int_of_string (string_of_int ((-3) + 13))))) in
  note_int n3;
  let x4 = 0.0 /. 0.0 in
  let n5 = ((((((0) + (if x4 = x4 then 36 else 0)) + (if x4 <> x4 then 20 else 0)) + (if x4 < (abs_float x4) then 7 else 0)) + (if x4 > (0.0 *. x0) then 46 else 0)) + (if x4 <= x4 then 31 else 0)) + (if x4 >= (if false then x4 else x4) then 16 else 0) in
  note_int n5;
  (if (fst (n5, n3)) <= n5 then (if (match Array.make 2 17 with | [|q6; q7|] -> false | [|q8'; q9|] -> false | [|x4|] -> true | [|_; q10|] -> false | _ -> true) then () else ()));
  (if (match C11 with | C5 (q11, q12) -> true | C8 { r9 = q13; r10 } -> false | C11 -> true | C6 { r7 = (C5 (n5, _)) } -> false | C6 ({ r7 = (C8 { r9 = x0; r10 }) } as w14) -> true | ((C5 (_, _)) | (C6 { r7 = C11 })) -> false | C6 { r7 = ((C6 { r7 = _ }) | (C6 { r7 = (C5 (_, _)) })) } -> false) then raise E2 else ())) with | Not_found -> () | E0 _ -> (match C0 with | (C1 | C1) -> () | C0 -> ()) | E2 -> () | _ -> ())
let x0 = if x0 <> (try (let v17' = Array.make 1 5 in x0) with | Invalid_argument _ -> x0 | E2 -> x0) then (max (9 mod (-1)) (match { r2 = []; r3 = false; r4 = None } with | { r2 = []; r3; r4 = q18 } -> 6 | ({ r2 = q19; r3 = q20; r4 = (None as w21) } | { r2 = (_ :: q19); r3 = q20; r4 = w21 }) -> 1)) else (if (let x0 = 15 in true) then (match [] with | [] -> 6 | (((q22, _, _, _) as w23) :: []) -> q22 | ((q24, q25, q26, q27) :: (q28 :: q29)) -> q27) else (2 - 2))
let n44 = (try (
  let s43 = (try (
    print_endline (max (match [] with | [] -> "tail \" end" | ((1 as w30) :: q31) -> "a" | ((-2147483647) :: x0) -> "" | ((6 :: x0) | ([] as x0)) -> "" | (8 :: x0) -> "" | ((-2 as w32) :: q33) -> "tail \" end" | (4 :: q34) -> "b c" | ((q35 :: q36) | ((q35 :: _) as q36)) -> "tail \" end") (match x0 with | (2 | (-2147483648)) -> "\000\255x" | (5 | 5) -> "a" | -2147483648 -> "tail \" end" | q37 -> "a"));
    (try (match List.find (let rec f39 p38 = false in f39) [] with | [||] -> (part "tail \" end" x0 x0) | [|q40; q41; _; q42|] -> (part "tail \" end" 8 x0) | _ -> (string_of_float (abs_float 1.0))) with | Not_found -> (Printf.sprintf "<%5d>" 11))) with | _ -> "ekcjfmvbo") in
  x0) with | _ -> (x0 / 1))
let () = note_int n44
let v131 = (match (try (C6 { r7 = (let { r2 = _; r3 = q45; r4 = q46 } = { r2 = []; r3 = false; r4 = None } in C11) }) with | _ -> ((fun p47 -> C11) (let rec f50 p48 p49 = false in f50))) with | C5 (q51, None) -> (
  { r2 = []; r3 = (let _v56 = (let rec f55 p52 p53 p54 = true in f55) in false); r4 = (match C11 with | C5 (_, _) -> None | ((C8 { r9 = q57; r10 = q58 } as w59) | (C8 { r9 = q57; r10 = w59 } as q58)) -> None | C11 -> None | C6 { r7 = q60 } -> None) }) | C5 (q61, (Some q62 as w63)) -> (
  (let rec f65 p64 = () in f65) (match w63 with | (None | None) -> (match [] with | [] -> (3.25, "a", n44) | (0.5 :: q66) -> (1.0, "tail \" end", n44) | (_ :: (q67 :: q68)) when q67 < 10.0 -> (q67, "", x0) | (q69 :: q70) -> (q69, "12", n44)) | Some q71 -> (1.5, "\000\255x", 13));
  let rec pick72 p73 p74 p75 =
    if p73 then p74 else p75
  in
  let a76 = max (Array.make 1 n44) (Array.make 1 x0) in
  (mix_ints a76 0 1; note_end 0);
  let a77 = Array.copy a76 in
  (mix_ints a77 0 1; note_end 0);
  (pick72 ((if true then [] else []) > (if true then [] else [])) a76 a77).(0) <- (compare n44 n44);
  note_int a76.(0);
  note_int a77.(0);
  ((); { r2 = []; r3 = false; r4 = None })) | C8 { r9 = q78; r10 = (C5 (q79, q80)) } -> (
  (let v81 = ceil ((-2.0) +. (-3.25)) in ());
  String.fold_left (fun { r2 = q79; r3 = q82; r4 = _ } p83' -> { r2 = []; r3 = q82; r4 = None }) { r2 = []; r3 = false; r4 = None } (let f84 : (int -> string -> string, unit, string) format = "%4d <%s>" in Printf.sprintf f84 x0 (clip ""))) | C8 ({ r9 = q85; r10 = (C8 ({ r9 = q86; r10 = q87 } as w88)) } as w89) -> (
  let n102 = fst (match w88.r9 with | ((C5 (q87, _)), q90) when q90 >= (-16) -> ((-1), n44) | ((C5 (q91', q92)), q93) -> (q93, n44) | ((C8 { r9; r10 = q94 } as w95), q96) -> (try (q96, n44) with | _ -> (n44, n44)) | (C11, _) -> (try (match w88.r9 with | (_, 9) when (try ((let _v97 = 10 in -3) >= (let _v98 = (3.25, None, (-3.25), 2.0) in 2)) with | _ -> ((Array.make 1 (-3)) <= (Array.make 1 n44))) -> (15, n44) | (q99, _) -> (16, n44)) with | Match_failure _ -> (n44, 6)) | ((C6 { r7 = q100 }), q101) -> (q101, 18)) in
  let a103 = ((); (Array.make 4 19)) in
  let rec loop120 i104 s105 =
    if i104 >= 0 then (
      if (match w89.r9 with | (q106, (-3)) -> (let v107 = 2 in false) | (((C5 (_, _)) | (C5 (_, _))), (-2147483647)) -> true | ((C8 { r9 = q108; _ } as w109), (6 | (-2147483647))) -> (0.0 = 0.5) | (C11, (-2147483647)) when ((n102 + i104) >= (let o110 = s105 in let o111 = n102 in let o112 = n102 in let o113 = i104 in let o114 = 15 in let ( lsl ) a b = (a lsl 1) + b in o110 lsl o111 lsl o112 lsl o113 lsl o114)) -> (false || false) | (C11, (-2147483647)) -> ((); true) | (((C6 { r7 = q115' } as w116), (-2147483647)) as w117) -> (not false) | (q118, (-2)) -> (s105 < i104) | (q119, _) -> (s105 <> n44)) then loop120 (i104 - 1) (a103.(i104) + (s105)) else s105
    ) else
      s105
  in
  let n122 = loop120 (4 - 1) x0 in
  note_int n122;
  (let v123 = n122 * 10 in { r2 = []; r3 = false; r4 = None })) | ((C8 { r9 = _; r10 = C11 }) | (C5 (_, _))) -> (
  let n124 = tick_int 17 (n44 / 8) in
  note_int n124;
  { r2 = []; r3 = (Array.mem 9 (Array.make 6 n124)); r4 = None }) | C8 { r9 = q125; r10 = (C6 { r7 = q126 }) } -> (
  { r2 = (let v127 = Array.make 1 (Array.make 1 0.5) in []); r3 = ("b c" >= "b c"); r4 = (if true then None else None) }) | (C11 | C11) -> (
  let x128 = floor (if "" < "b c" then 2.2250738585072014e-308 else (min 1.0 10.0)) in
  note_float x128;
  { r2 = []; r3 = (let v129 = { r2 = []; r3 = true; r4 = None } in false); r4 = (Some { r2 = []; r3 = true; r4 = None }) }) | C6 { r7 } -> (
  let n130 = n44 in
  ((); { r2 = []; r3 = false; r4 = None })))
let rec f132 p133 p134 p135 p136 p137 p138 p139 p140 =
  if p133 <= 0 then
    (-. p138)
  else (
    f132 (p133 - 1) p134 p134 p135 p140 (let v142 = (let p138 = p137 in fun p141 -> p141) in p139 -. 10.0) p136 31
  )
let x151 = f132 9 4096.0 (if true then 10.0 else 0.0) (let v146 = fun p143 p144 p145 -> Array.make 5 17 in -2.0) (match v131 with | { r2 = q147; r3 = q148; r4 = q149 } -> 7) (3.25 *. 3.25) (f132 2 (-1.0) 0.0 0.5 n44 0.5 3.25 n44) (match '\n' with | 'a'..'m' -> n44 | 'n' -> 1 | ('a'..'m' | _) -> 19 | _ when (v131.r3 && (0.0 >= (-0.5))) -> n44 | ('0'..'9' as w150) -> n44 | _ -> 19)
let () = note_float x151
let () = note_int x0
let () = (mix_0 5 v131; note_end 0)
let () = note_int n44
let () = ()
