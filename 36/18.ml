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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (int * float * int * int) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m175, m176, m177, m178) = !v in mix m175; mix_float m176; mix m177; mix m178)
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
let x5 = (match [[|0.5; 100.75; 0.5; (-0.0)|]] with | ([] | ([|_|] :: _)) -> ((-2.2250738585072014e-308) -. 1e16) | ((q0 :: ([] as w1)) | (q0 :: ([] as w1))) -> ((fabs 2.0) *. (if false then (-0.5) else 3.25)) | (q2 :: (q3 :: q4)) -> ((min 0.5 0.0) +. 0.1))
let () = (try (
  let x6 = x5 in
  note_float x6;
  let x7 = ((try (x6 /. 1.5) with | _ -> x6) +. (floor x5)) +. x5 in
  note_float x7;
  let v22 = (max (Array.map (fun p8 -> p8) (Array.make 1 5)) (let _v9 = fst (if false then ((ref 1), x7) else ((ref 14), x7)) in Array.map (let rec f14 p10 = (match C11 with | ((C8 { r10 = q11; _ }) | (C5 (q11, _))) -> 4 | C8 { r9 = q12; _ } -> 3 | C11 -> 8 | C6 { r7 = q13 } -> 2) in f14) (Array.make 1 3.25))) < (Array.make 1 (((-9914) land (match Array.make 2 17 with | [|q15; q16|] -> 18 | [|q17'; q18|] -> q18 | [|q19|] -> q19 | [|q20; _|] -> q20 | q21 -> 4)) lsr (((3 lsl (0 land 31)) mod 4096) land 31))) in
  (mix (if v22 then 1 else 0); note_end 0);
  (if v22 = true then () else (if v22 then ()))) with | _ -> ())
let () = (try (
  let v33 = (let (q29', q30) = List.find (let v26 = (let rec f25 p23 p24 = x5 in f25) in (let rec f28 p27 = false in f28)) [] in (let s31 = string_of_bool true in let i32' = 17 lxor q29' in if i32' >= 0 && i32' < String.length s31 then s31.[i32'] else 'a')) in
  (fun p34 -> ()) 3302) with | Not_found -> (print_string "tail \" end"))
let () = (match (x5 > 10.0) with | true -> () | (false as w35) when w35 -> (if 10 <> (-3) then (match [] with | [] -> () | ((_, q36, _, _) :: ([] as w37)) -> () | ((q38, q39, q40, q41) :: (_ :: q42)) -> ()) else (mix 5)) | false -> (let (_, q44, q45) = (let v43 = -0.0 in (v43, "", (-1))) in (if false then ())))
let x5 = (let (q47, _, q48) = ((match C0 with | (C0 | C1) -> (0.5, "a", 16) | C0 -> (x5, "a", 20)), (let rec f46 x5 = x5 in f46), (16 / (3 lor 1))) in (let (q56, q57, q58, _) = (match C11 with | C5 (q49, q50) -> (13, [], q48, q49) | C8 ({ r9 = (q51, q52); r10 } as w53) when q52 = 10 -> (q52, [], q48, r10) | C8 { r9 = (q54, q48); r10 = q55 } -> (q48, [], q48, q54) | (C11 | C11) -> (q48, [], 13, C11) | C6 { r7 } -> (15, [], 16, r7)) in q58))
let () = note_int x5
let () = Array.fold_left (try ((match Array.make 5 0.5 with | [|q59|] -> () | q60 -> ()); (let ((q61, q62, _), _, _, q63') = ((0.5, "b c", 17), x5, (Array.make 9 x5), C0) in (let rec f65 () p64 = () in f65))) with | Division_by_zero -> (let rec f67 () p66 = () in f67) | Failure q68 -> (fun () p69 -> ()) | Match_failure _ -> (let rec f72 p70 p71 = p70 in f72) | E1 q73 -> (match x5 with | (7 as w74) -> (let rec f76 () p75 = () in f76) | 5 -> (fun p77 p78 -> ()) | -2147483648 -> (fun () p79 -> ()) | q80 -> (fun () p81 -> ()))) (if (Ok "\000\255x") <> (Ok "") then ()) (match (match C11 with | C5 (q82, _) when ((let _v83 = 7 in Array.make 1 _v83) >= [|8|]) -> None | C5 (q84, q85) -> None | ((C8 { r9 = q86; r10 = q87 }) | (C8 { r9 = q86; r10 = _ } as q87)) -> None | C11 -> None | ((C6 { r7 = q88 }) | (C6 { r7 = _ } as q88)) -> None) with | None when ((2.0 < 1.0) && ((Array.make 1 x5) >= (Array.make 1 11))) -> (if false then (Array.make 4 3.25) else (Array.make 4 0.0)) | (None | (Some _)) -> (Array.fold_left (fun p89 p90 -> p89) (Array.make 4 (-10.0)) (Array.make 2 1)) | Some [|q91; q92; q93; q94|] -> [|(-2.0); 100.75; 10.0; 1.5|] | Some _ -> (Array.make 4 1.5))
let s96 = (let v95 = ((-3.25) +. (-2.0)) +. 0.5 in Printf.sprintf "<%g>" (abs_float v95))
let () = (mix_string s96; note_end 0)
let n106 = (try (
  let n97 = x5 in
  let v98 = 17 > (max (int_of_float ((-. 1.0) *. (100.75 -. 1.0))) 4096) in
  n97 + (let o99 = x5 in let o100 = -2 in let o101' = n97 in let o102 = x5 in let ( && ) a b = b - a and ( <> ) a b = (a lsl 1) + b and ( <=> ) a b = (a lsl 1) + b in o99 && o100 && o101' && o102)) with | Invalid_argument _ -> (max x5 x5) | E1 0.5 -> ((); x5) | E1 _ -> (let (q103', q104, q105) = (0.0, s96, x5) in x5) | E2 -> (x5 land 12))
let v107 = ((n106 land n106) <= (- n106)) > ((1.5 < (-1.0)) > false)
let () = (mix (if v107 then 1 else 0); note_end 0)
let v108 = (match ((note_int n106); (-. 3.25)) with | (1.0 | 0.0) -> C0 | _ -> C1)
let n129' = (try (try (
  let s110 = ref n106 in
  for i109 = 0 to 4 - 1 do
    (if i109 = 9 then raise (E1 (if v107 then raise (E1 1.0) else 1.5)) else if false <= v107 then raise E2);
    s110 := ((let o111 = 20 in let o112 = 16 in let o113 = 6 in let o114 = !s110 in let o115 = n106 in let ( -. ) a b = b - a in o111 -. o112 -. o113 -. o114 -. o115) / ((!s110 + !s110) lor 1))
  done;
  let n116 = !s110 in
  note_int n116;
  n116) with | E1 0.0 -> x5 | E1 (0.5 as w117') -> (n106 * (-3)) | E1 q118 -> (try (Char.code '\'') with | Invalid_argument q119 -> 6 | Failure q120 -> n106 | Match_failure _ -> 19 | E0 5 -> n106 | E0 q121 -> q121) | E2 -> (match (0.5, s96, n106) with | (1.0, q122, q123) -> n106 | (q124, "a", q125) -> 15 | (q126, q127, q128) -> q128)) with | _ -> x5)
let () = note_int n129'
let rec pick130 p131 p132 p133 =
  if p131 then p132 else p133
let v134 = ref (9, (-0.5), n129', 13)
let v135 = v134
let () = (pick130 ('m' <> (Char.chr (n129' land 255))) v134 v135) := (let v136' = Ok s96 in (n129', 1.5, n129', n129'))
let () = ((let (m137', m138', m139, m140) = !v134 in mix m137'; mix_float m138'; mix m139; mix m140); note_end 0)
let () = ((let (m141, m142, m143, m144) = !v135 in mix m141; mix_float m142; mix m143; mix m144); note_end 0)
let x169 = (try (
  let f151 = ((v135 := (if v107 then (n106, (-1.5), x5, 11) else (8, 1.0, 14, 6))); (if n106 = n106 then (fun p145 p146 p147 -> p146) else ((); (fun p148 p149 p150 -> p149)))) in
  let v152 = false <> ((n129' mod 16) <= (n106 + n129')) in
  (mix (if v152 then 1 else 0); note_end 0);
  let f159 = ((v135 := !v134); (fun p153 p154 -> (let v158 = fun p155 p156 p157 -> 5 in n129'))) in
  let a160 = Array.make 16 1.5 in
  let rec loop163 i161 n164 s162 =
    if i161 >= n164 then s162 else (
      loop163 (i161 + 1) n164 (if i161 < 16 then ((s162) *. a160.(i161)) else s162)
    )
  in
  let n165' = loop163 0 (hide 0 19) 2.0 in
  note_float n165';
  (n165' +. n165') /. (try (1.0 *. n165') with | _ -> n165')) with | Invalid_argument q166 -> (if v107 then 100.75 else (-1.5)) | Failure q167 -> (if true then 3.25 else 100.75) | Not_found -> (3.25 *. 0.5) | E1 q168 -> (tick_float 2 q168) | _ -> (( +. ) 2.0 (-100.75)))
let () = note_float x169
let x174 = (try (try (
  let s171 = ref 0.5 in
  for i170 = 0 to 9 - 1 do
    (if i170 = 5 then raise (E0 (7 + x5)) else if 'a' <= '\255' then raise E2);
    s171 := ((3.25 *. !s171) /. (0.0 *. (-1.5)))
  done;
  let n172 = !s171 in
  note_float n172;
  n172) with | E0 q173 -> (ceil 0.5) | E2 -> (try 2.0 with | _ -> x169)) with | _ -> (floor x169))
let () = note_float x174
let () = note_int x5
let () = (mix_0 5 v134; note_end 0)
let () = note_float x169
let () = (mix_1 5 v108; note_end 0)
let () = (mix_string s96; note_end 0)
let () = note_int n106
let () = (mix (if v107 then 1 else 0); note_end 0)
let () = ()
