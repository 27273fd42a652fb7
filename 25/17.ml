type 'a t0 = { mutable r0 : float }
exception E0 of int
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
(try (
  let apply0 p1 p2 p3' =
    let n4' = (try (p3' (-4097) (18 + p2) p2) with | E1 -> ((-3) * p2) | _ -> p2) in
    Array.copy (Array.make 2 p2)
  in
  let a10 = apply0 ((-0.0) *. 0.0) (match { r0 = (-2.0) } with | { r0 = 1.0 } -> 8 | { r0 = q5 } -> 17) (let rec f9 p6 p7 p8 = p8 in f9) in
  let a18 = apply0 (match { r0 = 3.25 } with | { r0 = (1.0 as w11') } -> w11' | ({ r0 = (1.0 as w12) } | { r0 = w12 }) -> w12 | { r0 = q13 } -> 1.0 | exception Division_by_zero -> 1.5 | exception Failure q14 -> 0.5 | exception Not_found -> 1.5) 0 (let rec f17' p15 a10 p16 = p15 in f17') in
  (mix_ints a18 0 2; note_end 0);
  let n21 = ((let v19 = Array.make 2 1.5 in 14) + (let v20 = 100.75 in -1)) mod 2 in
  let x27 = if (let (Ok q22) = Ok (n21, n21, true, (-2)) in (match [] with | [] when ({ r0 = 100.75 } <> (try (let { r0 = q23 } = { r0 = 0.5 } in { r0 = q23 }) with | _ -> { r0 = 2.0 })) -> true | (q24 :: q25) -> true)) then raise E1 else (abs_float (match [] with | [] -> 0.0 | (q26 :: _) -> 3.25)) in
  let s38 = (match if 1 <= n21 then raise (Failure "") else ((); { r0 = x27 }) with | { r0 = 1.0 } -> (let (_, q28, q29) = (n21, n21, n21) in if true then "\000\255x" else "a") | { r0 = 0.0 } -> (let v31 = (match None with | None when false -> { r0 = 0.0 } | Some q30 when ((match { r0 = (-3.25) } with | { r0 = 0.0 } -> "" | ({ r0 } | { r0 }) -> "a") <> "zcnmodlop") -> { r0 = x27 }) in (let { r0 = q32 } = { r0 = x27 } in "b c")) | ({ r0 = 0.5 } | { r0 = 0.5 }) -> ((clip (if false then raise Not_found else "b c")) ^ "fkvkof") | { r0 = q33 } when ((); (Result.is_error (Ok n21))) -> (let v37 = (let rec f36 { r0 = q34 } p35 = 100.75 in f36) in (clip "") ^ "tail \" end")) in
  (mix_string s38; note_end 0);
  (let rec f40 p39 = (if false then ()) in f40) (match { r0 = x27 } with | { r0 = 0.0 } -> (let rec f42 p41 = p41 in f42) | { r0 = 0.5 } -> (let rec f44 p43 = p43 in f44) | ({ r0 = (0.0 as w45) } | { r0 = w45 }) -> (let rec f47 p46 = p46 in f47))) with | Failure q48 -> (let v49 = ((Array.make 2 8), 16) in ()) | Not_found -> ((); ()) | Match_failure _ -> (print_endline "12") | E1 -> (match { r0 = 0.0 } with | { r0 } -> () | { r0 = q50' } when (let _v52 = (let v51 = 19 in q50') in 15 >= (-1)) -> () | exception _ -> ()));
let v55 = (Array.map (fun p53 -> if (true <= false) || (let _v54 = true in false) then (-2038) else ((- 13) - (truncate (-10.0)))) (Array.make 1 0)) < (Array.make (hide 1 1) ((((-2) + 0) * 65536) / 100)) in
let v59 = (let s56 = (let f57 : (int -> string -> string, unit, string) format = "%d <%s>" in Printf.sprintf f57 (19 mod 1) (clip "a")) in let i58 = -1 in if i58 >= 0 && i58 < String.length s56 then s56.[i58] else 'a') in
let x62 = if (match { r0 = 10.0 } with | { r0 = 0.5 } -> 4 | { r0 = q60 } -> 18) > (3 - 12) then (tick_float 8 ((-3.25) /. (-0.5))) else (let v61 = ((); (Array.make 1 2.0)) in v61.(wrap (17 + 9) 1)) in
let v66 = (match (match v59 with | 'a'..'m' -> (match Ok (Array.make 5 16) with | Ok v59 -> '\255' | (Error q63 as w64) -> 'a') | ('0'..'9' | 'n') -> (if v55 then v59 else v59) | q65 -> (let { r0 = q65 } = { r0 = x62 } in '\n')) with | 'a'..'m' -> v55 | _ -> ((19 - 0) >= 4334)) in
(match v59 with | ('a'..'m' | 'a'..'m') -> (min (if (match v59 with | 'a'..'m' -> v66 | 'n' -> v55 | ('a'..'m' | 'a'..'m') -> (v66 && v66) | (q67 | ('0'..'9' as q67)) -> ("\000\255x" < "") | q68 -> (let _v70 = fun p69 -> [] in v66)) then (match v59 with | ('a'..'m' as w71) -> () | 'a'..'m' -> () | '0'..'9' -> ((); ()) | 'n' -> () | _ -> ((); ())) else (match 7 with | -1 -> (match v59 with | 'a'..'m' -> () | '0'..'9' -> () | 'a'..'m' -> () | q72 -> ()) | -2 -> (match { r0 = (-2.0) } with | { r0 = q73 } -> ()) | _ -> (try (if v66 then raise (E0 16) else ()) with | E0 q74 -> ()))) (mix_float (match v59 with | ('a'..'m' as w75) -> (x62 +. x62) | ('0'..'9' as w76) -> ((); (-1.5)) | ('n' as w77) -> x62 | q78 -> (if false then x62 else x62)))) | '0'..'9' -> () | 'n' -> (match v59 with | 'a'..'m' -> ((let rec f80 p79 = () in f80) ((-. 100.75), 4096.0, (int_of_string (string_of_int 14)))) | 'a'..'m' -> (if String.fold_left (fun p81 p82 -> ((-3) - (-2147483648)) < (-2)) (v59 != v59) (String.make (hide 0 0) v59) then (if v66 then (let _v83 = { r0 = x62 } in ()) else (if false then ()))) | q84 -> (Result.iter (let rec f88 p85 = (match q84 with | ('a'..'m' as w86) -> (if false then () else ()) | '0'..'9' -> () | 'n' -> (if v66 then () else ()) | q87 -> ()) in f88) (let { r0 = q90 } = (try (match q84 with | ('a'..'m' | '0'..'9') -> { r0 = x62 } | q89 -> { r0 = x62 }) with | _ -> { r0 = x62 }) in snd (5, (Ok "\000\255x"))))) | x62 -> (let { r0 = q95 } = if (match v66 with | true -> (v66 > v66) | (false | false) when v66 -> v66 | false -> (1.5 > 0.0) | _ -> (if v55 then v55 else false)) then (if 1 <= 8 then (List.fold_right (let rec f93 p91 { r0 = q92 } = { r0 = q92 } in f93) [] { r0 = 3.25 }) else { r0 = 100.75 }) else (match x62 with | 'a'..'m' -> (try (if true then { r0 = 1.0 } else { r0 = 0.0 }) with | Invalid_argument _ -> { r0 = (-0.5) } | Not_found -> { r0 = 3.25 } | Match_failure _ -> { r0 = 0.0 } | E1 -> { r0 = 3.25 }) | ('n' | 'n') -> ((); { r0 = 0.0 }) | _ -> (match x62 with | 'a'..'m' -> { r0 = 0.5 } | ('0'..'9' | _) -> { r0 = 10.0 } | q94 -> { r0 = 1.5 })) in ((let _v97 = (try (q95 +. q95) with | Failure q96 -> q95 | Not_found -> 0.0 | Match_failure _ -> q95 | E0 7 -> q95 | E0 6 -> 3.25 | E0 9 -> q95 | E0 _ -> 1.5 | E1 -> q95) in ()); ((if v66 then ()); (List.fold_left (let rec f99 () p98 = () in f99) () [])))));
let n100 = 32767 in
let n106 = (try n100 with | _ -> (let (q101, q102, _) = ([], (-3), n100) in (let o103 = q102 in let o104' = 3 in let o105 = n100 in let ( <=> ) a b = a lxor (b + 1) and ( $ ) a b = (a lsl 1) + b and ( lxor ) a b = a lxor (b + 1) in o103 <=> o104' lxor o105))) in
let n114' = if Result.is_ok (Ok 20) then ((let rec f113 (q111, q112) = q111 in f113) (n106, n106)) else (if v55 > v66 then (if "a" <> "tail \" end" then (if (v59, (-2), (x62, false), (Array.make 9 x62)) = (v59, n106, (x62, v55), (Array.make 9 0.5)) then (20 * (-9)) else (if true then n106 else n106)) else 16) else (let o107 = n106 in let o108 = n106 in let o109 = n106 in let o110 = n106 in let ( ||| ) a b = a * 2 - b and ( < ) a b = (a lsl 1) + b and ( /. ) a b = (a lsl 1) + b in o107 /. o108 /. o109 < o110)) in
(try (Array.fold_right (fun p115 p116 -> ()) (let _v117 = v59 in (fun p118 -> Array.make 3 v66) 15) ()) with | _ -> (note_float (-5e-324)));
let c119 = x62 -. (x62) in
let c120 = (c119) +. x62 in
let c121 = (x62) +. c120 in
let c122 = (c119) *. c119 in
let c123 = (c122) -. c121 in
let c124 = (x62) +. c119 in
let c125 = (c120) *. c124 in
note_float c125;
let c123 = (match (let v128 = ({ r0 = c125 }, (try (- n100) with | _ -> n100), (match v59 with | (('a'..'m' as w126) | ('a'..'m' as w126)) -> (v66, (-10.0), n106) | q127 -> (v55, c123, n114'))) in v59) with | ('a'..'m' | 'a'..'m') -> (match v59 with | 'a'..'m' -> (int_of_float (c120 *. c119)) | '0'..'9' -> (let _v129 = 3.25 *. x62 in (match { r0 = _v129 } with | { r0 = 0.0 } -> n106 | { r0 = 0.0 } -> 13 | { r0 } -> (-2))) | c122 -> ((9 / 2) / 1)) | q130' -> (17 land 7) | 'a'..'m' when v66 -> n114' | _ -> (-6784)) - n114' in
let v132 = (match v59 with | 'a'..'m' -> ((match v59 with | ('a'..'m' | 'a'..'m') -> 14 | ('n' | '0'..'9') -> c123 | ('n' | 'n') -> c123 | _ -> n106) = (succ n114')) | '0'..'9' -> v55 | 'a'..'m' -> ((fun p131 -> v66 || false) (10.0, 3)) | _ -> ((-16) >= 19)) in
let x135 = (let v133 = - n114' in c124) *. (-. (let v134 = 11 in c124)) in
let n141 = show_int 17 (match v59 with | ('a'..'m' | 'a'..'m') -> (c123 / (-3)) | '0'..'9' -> (int_of_float c125) | ('a'..'m' | 'a'..'m') -> (- n100) | '0'..'9' -> (-17) | 'n' -> (match v59 with | 'a'..'m' -> 9 | '0'..'9' -> n100 | ('a'..'m' | 'a'..'m') -> c123 | ('n' as w136) when w136 = '\016' -> 14 | _ when ((function | { r0 = (0.0 as w138) } -> (n114' > (-3)) | { r0 = _ } -> v66) (max { r0 = c120 } { r0 = (-0.5) })) -> n114' | _ -> n114' | 'a'..'m' when (String.for_all (let { r0 } = { r0 = (-2.0) } in fun p139 -> v55) ((); "12")) -> c123 | _ -> (-1)) | ('a'..'m' | _) -> (Char.code v59) | 'n' -> (( * ) c123 n114') | q140 -> (match v59 with | 'a'..'m' -> c123 | '0'..'9' -> c123 | 'n' -> c123 | _ -> 6)) in
(match v59 with | 'a'..'m' -> (print_char 'q') | '0'..'9' -> (mix (if not v132 then 1 else 0)) | 'n' -> () | q142 -> (print_endline (fst ("12", "tail \" end"))));
let v132 = (let { r0 = _ } = (match (match { r0 = (-3.25) } with | { r0 = 1.0 } when (Array.fold_right (fun p143 p144 -> v55) (Array.make 1 n141) v66) -> [] | { r0 = 0.0 } -> [] | ({ r0 = q145 } | { r0 = (0.5 as q145) }) -> []) with | ((_ :: _) | []) -> { r0 = c122 } | (q146 :: q147) -> (match 'a' with | 'a'..'m' -> { r0 = c125 } | 'n' -> { r0 = 1.0 } | _ -> { r0 = x135 } | ('n' | 'n') when ((let (_, q148, q149) = (n141, n141, c122) in ()); (n141 >= 18)) -> { r0 = c125 } | 'n' when ((let rec f151 p150 = 5 = n114' in f151) (c120 +. c124)) -> { r0 = 0.5 } | _ -> { r0 = x135 })) in List.for_all (let rec f153 p152 = false in f153) (if v132 then [] else [])) in
(match max (if n141 <= ((); n106) then (let s154 = (match v59 with | 'a'..'m' -> "" | '0'..'9' -> "\000\255x" | (('a'..'m' as w155) | ('a'..'m' as w155)) when w155 < '\155' -> "\000\255x" | ('a'..'m' | 'a'..'m') -> "b c" | '0'..'9' -> "b c" | 'n' -> "a" | q156 -> "\000\255x" | _ -> "\000\255x") in let i157 = c123 in if i157 >= 0 && i157 < String.length s154 then s154.[i157] else '0') else '\091') (let s158 = if "tail \" end" <= "tail \" end" then ((clip "b c") ^ "12") else (String.concat "12" [""; clip "a"]) in let i159 = 5261 in if i159 >= 0 && i159 < String.length s158 then s158.[i159] else '\255') with | 'a'..'m' -> () | ('a'..'m' | 'a'..'m') -> () | q160 when false -> () | q161 -> (match v59 with | 'a'..'m' -> () | '0'..'9' -> (Result.iter (fun p162 -> ()) (Ok (if false then true else v66))) | 'n' -> (match min q161 (snd ("b c", q161)) with | 'a'..'m' -> (match q161 with | ('a'..'m' | 'a'..'m') -> (if v66 then () else ()) | ('n' as w163) -> ((); ()) | ('n' | 'a'..'m') -> () | '0'..'9' -> () | (q164 | ('n' as q164)) -> () | q165 -> ((); ())) | ('0'..'9' as w166) -> (try () with | Division_by_zero -> (note_int n141) | Not_found -> () | E1 -> ((fun p167 -> ()) { r0 = c124 })) | q168 -> (mix ((); 2))) | q169 -> (if if v132 then true else ((n141 + (-2147483647)) < c123) then (Printf.printf "[%s %d]\n" "a" (int_of_string (string_of_int 18))) else (if n141 >= n141 then (let v170 = 1 in ())))));
let n171 = ((note_float c122); c123) in
let f176 = fun p172 p173 -> (let _v175 = (let _v174 = n171 in c123) in c121 /. (-1.5)) in
let n177 = -(-8220) in
note_int n177;
(if false then (print_char (let s178 = Printf.sprintf "<%d>" (try (n106 lxor n177) with | _ -> (-2)) in let i179 = -4096 in if i179 >= 0 && i179 < String.length s178 then s178.[i179] else v59)));
(if (c123 lsr ((let v180 = if v132 then c125 else (-3.25) in n171) land 31)) <> (if true then ((n141 / 8) / ((n171 + 4) lor 1)) else ((snd (true, n177)) * (n177 - n177))) then (fst ((let { r0 = _ } = (match v59 with | 'a'..'m' -> { r0 = x135 } | ('0'..'9' as w181') -> { r0 = x135 } | 'n' -> { r0 = c124 } | 'a'..'m' -> { r0 = c125 } | 'n' -> { r0 = c121 } | _ -> { r0 = 1.5 } | ('0'..'9' | '0'..'9') when v66 -> { r0 = x135 } | _ -> { r0 = 0.0 }) in ()), ((match v59 with | ('a'..'m' | 'a'..'m') -> 14 | '0'..'9' -> 10 | 'a'..'m' -> n141 | 'n' -> c123 | q182 -> n177) <> (-1399)))));
let v210 = (try (
  let n186 = (compare (let s183 = "tail \" end" in let i184 = n114' in if i184 >= 0 && i184 < String.length s183 then s183.[i184] else '\255') (let v185 = { r0 = c119 } in 'z')) + (((); n171) / 3) in
  let v209 = (match (if v132 && true then ([] :: []) else (if v55 then [] else [])) with | [] -> (
    let v188 = max (if (let v187' = Array.make 1 (-2.0) in false) then ((); []) else (if true then [] else [])) (if v132 >= v132 then ((Array.make 4 x135) :: []) else ((Array.make 4 x135) :: [])) in
    let (q189, q190, _) = if v66 then ((if true then ()); (if v66 then raise (Failure "tail \" end") else ("tail \" end", { r0 = c120 }, c121))) else (if n171 >= n186 then ("b c", { r0 = c125 }, c125) else (if true then ("", { r0 = 0.5 }, 100.75) else ("", { r0 = c119 }, c125))) in
    { r0 = x135 }) | (q191 :: []) -> (
    (match v59 with | 'a'..'m' -> ((); { r0 = 1.0 }) | '0'..'9' -> (match v59 with | ('0'..'9' | 'a'..'m') when (((-0.0) *. 10.0) = (float_of_string "-1.0")) -> { r0 = x135 } | _ -> { r0 = 0.5 }) | 'a'..'m' when (not (if v132 then v132 else v132)) -> (let c123 = { r0 = c125 } in { r0 = c124 }) | '0'..'9' -> (let (_, q192, q193) = (true, n186, []) in { r0 = c121 }) | 'n' when v132 -> { r0 = c125 } | q194 -> { r0 = 1.0 } | _ -> (if v132 then raise E1 else { r0 = c121 }))) | (q195 :: (q196 :: q197)) -> (
    (try (mix (let _v198 = tick_float 5 c119 in (fun p199 -> n171) (Ok false))) with | _ -> (let { r0 = q200 } = ((); { r0 = (-0.5) }) in (match { r0 = 3.25 } with | ({ r0 } | { r0 = (0.0 as r0) }) when r0 < (-100.75) -> () | { r0 = n171 } -> ())));
    (match [] with | ([] | []) -> { r0 = x135 } | (3 :: []) -> { r0 = x135 } | (3 :: (q201 :: _)) -> { r0 = c125 } | ((4 :: q202) as w203) -> { r0 = c125 } | (1 :: _) -> { r0 = c125 } | (6 :: q204) when false -> { r0 = c119 } | (((-2147483648) | (-2147483648)) :: q205) when v132 -> { r0 = c121 } | (8 :: q206') -> { r0 = x135 } | (q207 :: q208) -> { r0 = x135 } | _ -> { r0 = c124 }))) in
  '\n') with | Failure _ -> 'a' | Match_failure _ -> v59 | E1 -> v59) in
(if (let v212 = (let v211 = n114' in c122) in (-0.0) <> c120) then () else (match v210 with | 'a'..'m' -> (mix (if false then 1 else 0); note_end 0) | '0'..'9' -> () | q213 -> ()));
let s214 = if v66 then (if v66 then (if true then "b c" else (if false then "\000\255x" else (if v132 then "" else (if true then (if v66 then "a" else (if "12" = "\000\255x" then (min "tail \" end" "tail \" end") else "")) else "\000\255x")))) else "") else "a" in
assert (hide 1 3 = 3);
((match ((); []) with | [] -> () | (q218 :: q219) -> (match q219 with | [] -> () | ((_ :: q220) | (_ :: q220)) -> ())); (if (n114' - (-1073741824)) < n171 then (if true then ())));
let n222 = (let _v221 = (Char.code v210) - 6 in 6 mod ((c123 lsl (n171 land 31)) lor 1)) in
let s225 = (let { r0 = q224 } = (try (if false then (match { r0 = c125 } with | { r0 = 0.5 } when (((c123 - n177) + (-65536)) <= (3 / (n141 lor 1))) -> { r0 = c125 } | { r0 = 0.5 } -> { r0 = 1.0 } | { r0 = q223 } -> { r0 = c125 } | { r0 = n222 } -> { r0 = c125 }) else { r0 = 1.0 }) with | _ -> { r0 = c122 }) in s214) in
(match { r0 = (c125 -. c121) } with | { r0 = 0.5 } -> () | ({ r0 = q226' } | { r0 = q226' }) -> ());
(mix (if v132 then 1 else 0); note_end 0);
note_int n106;
note_int n141;
note_float c122;
note_float x135;
(mix (if v55 then 1 else 0); note_end 0);
(mix (if v66 then 1 else 0); note_end 0);
note_int c123;
()
