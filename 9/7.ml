exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (bool * float) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y130 -> mix 1; (let (m131, m132) = y130 in mix (if m131 then 1 else 0); mix_float m132)
and mix_1 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y133 -> mix 0; mix y133
    | Error y134 -> mix 1; mix_float y134
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let f6 p7 p8 p9 =
  let n18 = (match [|(match (Ok p9) with | Ok true -> None | Ok (false | false) -> None | ((Error q10) | (Error q10)) -> None); (match Ok n5' with | Ok (-1 as w11) -> None | Ok q12 -> None | Ok (7 | 8) -> None | Ok (-2147483648) -> None | (Ok q13 as w14) -> None | Error q15' -> None); None; None; (Some p7); (if false then None else None); (min None None); (if p9 then None else None)|] with | [|q16; _|] -> 6188 | q17 -> (Array.length q17)) in
  note_int n18;
  7
in
let g19 = f6 2147483647 in
let g20 = g19 (let rec f24 (q21, q22, _) p23' = Array.make 4 x4 in f24) in
let n25 = g20 (not true) in
let n26 = g20 true in
let n25 = 31 in
let f47 = (let rec f46 p27 (q28, (q29, q30), _) p31 = if (try (let v33 = (match None with | (None | None) -> "12" | (None | None) when ((n5' - n26) < (compare true true)) -> "tail \" end" | ((Some q32) | (Some q32)) -> "12" | _ -> "") = q28.(0) in false) with | _ -> (try (not ((q29 + 65535) < 9)) with | _ -> (5 <> n26))) then (let v38 = (match (let _v34 = 10 in []) with | [] -> q30 | (_ :: []) -> q30 | (q35 :: (q36 :: q37)) -> x4 | ([] | []) -> 2.0) in ((let rec f42 p39 p40' p41 = () in f42), p31)) else (((if true then ()); ((); (fun p43 p44 p45 -> ()))), p31) in f46) in
let f48 p49 p50 p51 =
  (-4097) - ((List.fold_left (fun p52 p53 -> p52) n25 []) / (-1))
in
let g54 = f48 (if true then (ref x4) else (ref (-0.0))) in
let g55 = g54 n25 in
let n57 = g55 (Result.map (fun p56 -> x4) (Ok (Ok x4))) in
let n58 = g55 (Ok x4) in
let rec loop72 i59 n73 s60 =
  if i59 >= 0 then (
    (
      let x64 = (try (
        print_string (if (let _v61 = i59 in true) then raise (E2 (let v62 = ([], n57, (n58, true, 3.25), []) in ref true)) else "jmvaaiyatju");
        0.0) with | E2 q63 -> x4) in
      ());
    loop72 (i59 - 1) n73 ((match s60 with | ("a", q65, q66) -> "tail \" end" | (q67, 1.0, q68) -> q67 | (q69, q70', _) -> q69), ((fun p71 -> x4) false), (max n57 n57))
  ) else
    s60
in
let n74 = loop72 ((hide 0 5) - 1) (hide 0 5) ("12", 2.0, n57) in
((let (m75, m76, m77) = n74 in mix_string m75; mix_float m76; mix m77); note_end 0);
let ((n58, _, q79) as w80) = ((Ok 18), (ceil x4), ((n5' <= n5'), (let v78 = x4 in n57), (x4 /. x4))) in
let a81 = max (Array.make 3 None) (Array.make 3 None) in
a81.(0) <- (match w80 with | ((_, 0.0, (_, _, _)) | (_, _, _)) -> (Some (false, (-1.0))) | ((_, q84, (n5', q85, q86)) as w87) -> (let i88 = -1 in if i88 >= 0 && i88 < Array.length a81 then a81.(i88) else None));
a81.(1) <- (match q79 with | (q89, 7, q90) -> (Array.fold_right (let rec f93 p91 p92 = p91 in f93) a81 None) | (q94, 3, q95) -> None | (q96, 4, q97) when q96 -> (if q96 then None else None) | (_, 4, q98) -> (try (Some (true, q98)) with | Not_found -> None | Match_failure _ -> None | E1 _ when (((n25 lxor n57) + (-32769)) <= n57) -> None | E2 _ -> None | _ -> None) | ((q99, q100, 0.5) as w101) -> (Some (q99, 3.25)) | (_, n74, q102) -> (if true then None else None));
a81.(2) <- None;
let s104 = ref x4 in
let i103 = ref 0 in
while !i103 < (hide 0 3) do
  s104 := (match a81.(!i103) with | (None | None) when (("a" >= "12") && (not false)) -> (!s104 *. (!s104)) | None -> ((!s104 /. !s104) -. (!s104)) | (Some q105 as w106) -> ((!s104) +. (match q105 with | (true, 1.0) -> x4 | (true, (0.5 | 0.0)) -> !s104 | (((true as w107'), q108') | ((true as w107'), q108')) -> !s104 | ((false, q109) as w110) -> (-0.0)))); i103 := !i103 + 1
done;
let n111 = !s104 in
note_float n111;
let f112 p113 () p114 =
  let n115 = n57 in
  (if (n5' < n0) || false then (let v116' = "tchrtlxda" in ((); (Array.make 1 n25))) else (if true then (let v117 = () in Array.make 1 13) else (let (n58, _) = (n115, 1.0) in Array.make 1 n58)))
in
let g118 = f112 n111 in
let g119 = g118 (if true then ()) in
let a120 = g119 (if false then (Ok n25) else (Ok n25)) in
(mix_ints a120 0 1; note_end 0);
let a123 = g119 (match q79 with | (_, q121, q122) -> (Ok n0)) in
(mix_0 5 a81.(2); note_end 0);
(mix_1 5 n58; note_end 0);
((let (m124, m125, m126) = w80 in mix_1 5 m124; mix_float m125; (let (m127, m128, m129) = m126 in mix (if m127 then 1 else 0); mix m128; mix_float m129)); note_end 0);
note_int n25;
note_float n111;
note_int n26;
note_float x4;
(mix_ints a123 0 1; note_end 0);
()
