type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y205, y206) -> mix 0; mix_1 (d - 1) y205; mix_0 (d - 1) y206
    | C1 -> mix 1
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y207 -> mix 1; mix_float y207
let v71 = (try (
  (try (
    let x63 = (try (
      let x5 = (let v0 = '\249' in (100.75 *. (-0.5)) *. (try (match v0 with | ('a'..'m' | 'a'..'m') -> 3.25 | 'a'..'m' when (let (q1, q2) = ('z', 16) in List.exists (fun p3 -> true) []) -> 100.75 | ('0'..'9' | _) -> 0.0 | '0'..'9' -> (-100.75) | q4 -> (-3.25) | _ -> (-100.75)) with | Match_failure _ -> (-3.25))) in
      note_float x5;
      let n39 = (try (
        let n13 = if (let _v6 = 10 in true) && (0.5 <> x5) then raise (Failure "a") else ((if false then 2 else 4) + (let _v12 = (let rec f11 p7 p8 = ((let rec f10 p9 = true in f10), 13) in f11) in 20)) in
        let f37 = (match (match if true then C1 else C1 with | C0 ((Some q14), ((C0 (q15, (C0 (q16, _)))) | (C0 (q15, (C0 (q16, _)))))) when ((false && true) && (n13 < n13)) -> (if false then C1 else C1) | C0 ((Some q17), (C0 (q18, C1))) when ((match q18 with | ((Some _) | None) -> true | Some 0.0 -> false | ((Some q20' as w21) | (Some q20' as w21)) -> false) && (not true)) -> (C0 (None, C1)) | C0 (_, C1) -> (if false then C1 else C1) | C1 when ((let { r2 = _ } = { r2 = (let rec f23 p22 = p22 in f23) } in x5) = (x5 +. x5)) -> (match (true, (Array.make 1 x5)) with | (true, q24) when (String.equal ((clip "12") ^ "") ((clip "12") ^ "\000\255x")) -> C1 | (((true as w25), [|_|]) as w26) when w25 -> C1 | (true, q27) -> C1 | (false, [||]) when (let v31 = fun p28 p29 p30 -> p28 in Option.is_none None) -> C1 | _ -> C1)) with | C1 -> (let rec f36 n13 p32 p33 = { r2 = (let rec f35' p34 = p34 in f35') } in f36)) in
        let n38 = n13 in
        note_int n38;
        show_int 13 n38) with | Failure _ -> (if false then 16 else 3) | _ -> (8 + (-3))) in
      note_int n39;
      let v51 = (match if if false then raise Not_found else true then raise (Failure "a") else (let v40' = C1 in C1) with | (C1 as w41) when false -> (
        let v45 = if w41 <> w41 then (n39 <= n39) else (if n39 <> 13 then (not false) else (if 1 <= n39 then (max true false) else (if false && false then (n39 <> 0) else (if String.for_all (fun p44 -> true) "\000\255x" then false else (if true then true else (if (let rec f43 p42 = false in f43) (Array.make 4 x5) then ((2 - 1073741824) >= n39) else true)))))) in
        (mix (if v45 then 1 else 0); note_end 0);
        (try (Char.chr ((if v45 then raise (Failure "") else n39) land 255)) with | _ -> (match w41 with | (C1 | (C0 ((Some _), C1))) -> '\'' | C0 (None, q46) -> '0' | ((C0 ((Some 0.5), (C0 (q47, q48))) as w49) | (C0 ((Some 0.5), (C0 (q47, q48) as w49)))) -> 'a' | C0 ((Some _), q50) -> 'z' | C1 -> '0')))) in
      let s55 = if (let rec f54 p53 = true in f54) x5 then (if (n39 - (-2147483647)) > n39 then (if (let v52' = -2 in true) then ((clip "12") ^ "tail \" end") else (if false then "b c" else "12")) else ((clip "12") ^ "tail \" end")) else "gcawkz" in
      (mix_string s55; note_end 0);
      (match (let s55 = n39 in 'a') with | 'a'..'m' -> (x5 +. x5) | ('0'..'9' | _) when (false || (try true with | _ -> false)) -> (float_of_int n39) | 'n' when (((-0.0) <= (-1.5)) && (true || false)) -> (tick_float 4 x5) | _ -> (0.0 +. x5))) with | Failure _ -> (try (match [] with | [] when (try (Option.is_some (match [] with | (([] :: q56') | (_ :: q56')) -> None | ((_ :: q57') :: q58) -> None | exception Failure _ -> None | exception E0 1.0 -> None | exception E0 q59 -> None | exception _ -> None)) with | Match_failure _ -> (true || true)) -> 3.25 | (true :: []) -> 2.0 | (q60 :: (q61 :: q62)) when q61 -> 1.0) with | Match_failure _ -> 0.0) | Not_found -> (10.0 *. (-10.0)) | _ -> ((); 100.75)) in
    note_float x63;
    let f69 = ((let ([] as w65) = [|(let _v64 = C1 in x63); 1.0|] :: [] in mix_float x63); (let rec f68 p66 = ((p66.(0), (11 + 4)), ((let v67 = (0.5, '\255') in 16) + ((-2) * 4))) in f68)) in
    (if (4 + (-2147483647)) >= 15 then (if true then raise Not_found else ()))) with | _ -> (print_char '\n'));
  (let v70 = 3.25 +. 2.0 in "a" > "\000\255x")) with | _ -> ((-1) >= 7))
let () = (mix (if v71 then 1 else 0); note_end 0)
let s75 = (try (part (if v71 <= false then ((); "a") else (string_of_int 17)) 12 (compare 3 20)) with | _ -> (let { r2 = q74 } = { r2 = (let rec f73 p72 = p72 in f73) } in "bpbjbpw"))
let v77 = (abs_float (-100.75)) > (let v71 = (let v76 = ((); 1.5) +. (if false then 2.0 else (-0.0)) in -(min 18 4)) in 100.75)
let () = (mix (if v77 then 1 else 0); note_end 0)
let s78 = s75
let n132 = (let _v131 = if (try (let _v89 = (match (let (Some q79) = None in Array.make 4 (ref 0.0)) with | [|q80; _; q81; q82'|] -> (if false then { r2 = (let rec f84 p83 = p83 in f84) } else { r2 = (fun p85 -> 1) }) | q86 -> { r2 = (let rec f88 p87 = 3 in f88) }) in v71) with | Match_failure _ -> ((Array.fold_left (fun p90 s78 -> p90) 0.5 (Array.make 6 v77)) < 10.0) | _ -> (s78 <> (String.make 5 '0'))) then (List.fold_left (fun p91 p92 -> ((let rec f94 p93 = 12 in f94), false, (Array.make 8 12))) ((try (match 1.0 with | (1.0 | _) -> () | q95 -> ()) with | Division_by_zero -> () | E0 0.0 -> () | E0 q96 -> ()); ((let rec f98 p97 = 9 in f98), true, (Array.make 8 (-2)))) (match C1 with | (C0 (q99, _) as w100) -> (let _v101 = 16 in []) | C1 -> [])) else ((fun p102 -> (let _v103 = if v77 then (-0.0) else 0.5 in (try ((let rec f105 p104 = 0 in f105), false, (Array.make 8 13)) with | Division_by_zero -> ((fun p106 -> -3), v71, (Array.make 8 16)) | Failure q107 when ((succ 19) >= (20 mod 16)) -> ((fun p108 -> -3), v77, (Array.make 8 5)) | Match_failure _ -> ((let rec f110 p109 = 2 in f110), v77, (Array.make 8 11)) | _ -> ((fun p111 -> 15), v77, (Array.make 8 4))))) (match max (Ok 20) (Ok (-1)) with | Ok 2 -> (fun p112 p113 p114 -> 5) | Ok (-2147483648) -> (let rec f117 p115 p116 s78 = p116 in f117) | Ok 3 -> (let rec f121 p118 p119 p120 = p119 in f121) | Ok q122 -> (let (q123, _) = (v77, (Array.make 7 (-2.0))) in fun p124 p125 p126 -> p125) | ((Error q127) | (Error q127)) -> (fun p128 p129 p130 -> p129))) in truncate 0.0)
let x189 = (try (
  let v181 = (match (fun p133 -> C1) (if true then n132 else n132) with | C1 when v77 -> (
    let p134 = 19 + n132 in
    let p135 = ( -. ) 1.0 3.25 in
    let p136 = (let o137 = n132 in let o138 = p134 in let o139 = p134 in let ( *. ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b and ( < ) a b = a * 2 - b in o137 || o138 < o139) in
    let p140 = n132 lsr (p136 land 31) in
    let p141 = 31 in
    let p142 = p141 in
    let p143 = p135 -. p135 in
    let p144 = p143 +. p135 in
    let p145 = p143 in
    mix 1;
    let n146 = 1 lxor (p142 + ((p140 - (p136 + (p134))) * p141)) in
    let x147 = 1.0 +. ((((p135) +. p143) +. p144) *. p145) in
    (match (match p142 with | q148 -> { r2 = (fun p149 -> p140) }) with | ({ r2 = q150 } | { r2 = q150 }) when false -> (C1, (Array.make 2 n146), true))) | ((C0 (_, (C0 (_, _)))) | (C0 (_, _))) when ((let s154 = "b c" in let i155 = n132 in if i155 >= 0 && i155 < String.length s154 then s154.[i155] else ' ') == (match () with | _ -> '0')) -> (
    (if v77 && v77 then (List.fold_right (fun p156 (q157, q158, n132) -> (q157, q158, n132)) [] (C1, (Array.make 2 n132), v77)) else (let v165 = fun p159 p160 p161 -> ((fun p162 p163 p164 -> p162), 20) in (C1, (Array.make 2 n132), v71)))) | _ -> (
    (try (
      let make166 { r2 } =
        fun p167 p168 p169 -> p167.(0)
      in
      let c170 = make166 { r2 = (let rec f171 v71 = v71 in f171) } in
      let n172 = c170 (Array.make 1 n132) (c170 (Array.make 1 n132) 13 v77) ((); v77) in
      (match (min C1 C1) with | C0 (q173, q174) -> (snd (0.0, ())) | (C1 | C1) when ((v77, 3) > (let v175' = ((0.5, '\n', n132), false, (n172, true)) in (v77, 7))) -> (if v71 then () else ()) | _ -> (mix_float 0.5) | exception _ -> (fst ((), n172)))) with | Match_failure _ -> (let v176 = Array.make 2 n132 in ()));
    let n178 = (if if v71 then v77 else true then n132 else (n132 / 8)) / (let v177 = [|100.75; 1.0; (-1.5); 0.0|] in n132 asr 20) in
    (C1, (let v180 = fun p179 -> '\255' in Array.make 2 n132), false))) in
  ((let (m182, m183, m184) = v181 in mix_0 5 m182; mix_ints m183 0 2; mix (if m184 then 1 else 0)); note_end 0);
  (let { r2 } = { r2 = (let rec f186 p185 = p185 in f186) } in tick_float 2 3.25)) with | Division_by_zero -> (let v187 = v77 in 0.5) | Not_found -> (match [] with | [] -> 100.75 | ((q188 :: _) | (q188 :: _)) -> 0.0) | Match_failure _ -> (max 3.25 2.0) | E0 n132 -> (float_of_int 12))
let () = note_float x189
let x204 = (try (
  let n191 = (match { r2 = succ } with | { r2 = q190 } -> (
    (match { r2 = q190 } with | ({ r2 } | { r2 }) -> n132))) in
  note_int n191;
  let c192 = x189 *. (x189) in
  let c193 = c192 *. (x189) in
  let c194 = ((try (sqrt x189) with | _ -> (-10.0))) -. x189 in
  let c195 = c193 +. (c193) in
  let c196 = ((try (sqrt x189) with | _ -> (-10.0))) *. c194 in
  let c197 = c194 -. ((try (sqrt x189) with | _ -> (-10.0))) in
  let c198 = c193 -. (c195) in
  let c199 = c193 +. (c194) in
  let c200 = c197 *. (c195) in
  note_float c200;
  (let v202 = fun p201 -> n191 in c200) *. (c195 -. c194)) with | _ -> (match n132 with | 5 -> x189 | -2147483647 -> x189 | 1 -> x189 | 3 -> x189 | q203 -> x189))
let () = note_float x204
let () = note_int n132
let () = (mix (if v71 then 1 else 0); note_end 0)
let () = note_float x189
let () = (mix (if v77 then 1 else 0); note_end 0)
let () = (mix_string s75; note_end 0)
let () = (mix_string s78; note_end 0)
let () = note_float x204
let () = ()
