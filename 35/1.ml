type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0 t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y135 :: y136) -> mix 1; mix_string y135; mix_1 (d - 1) y136
let v63 = (match { r2 = (fun p0 -> 20) } with | { r2 = q1 } -> (
  let v20 = min (min (let s2 = min (string_of_int 4) (String.concat "" [""; clip "\000\255x"]) in let i3 = (let o4 = 18 in let o5 = -3 in let o6 = 5 in let ( @! ) a b = b - a and ( lsl ) a b = a lxor (b + 1) in o4 @! o5 lsl o6) - (String.length "") in if i3 >= 0 && i3 < String.length s2 then s2.[i3] else '\n') (min (Char.chr ((let o7 = -2 in let o8 = 19 in let o9 = 4 in let ( *. ) a b = b - a in o7 *. o8 *. o9) land 255)) '\248')) (if (match (let v10 = "a" in []) with | ([] | []) -> (100.75 *. 3.25) | ((_ :: q11) as w12) -> (try (ceil (-3.25)) with | _ -> 10.0)) <> (-. 3.25) then (Char.uppercase_ascii 'z') else (List.fold_right (fun p13 p14 -> p14) (let q1 = (match C1 with | C0 (None, _) -> ('a', "b c", '\'', []) | C0 (((Some q15) | (Some q15)), q16) -> ('0', "b c", '\n', []) | C1 -> ('\'', "12", 'z', [])) in (let _v19 = ('\255', (let rec f18 p17 = p17 in f18)) in [])) (Char.lowercase_ascii (if true then '\255' else '\'')))) in
  (mix (Char.code v20); note_end 0);
  (String.concat "" ["\000\255x"; clip "b c"]) :: (if true then [] else [])) | { r2 = q21 } when (((-3) > 3) || (false || true)) -> (
  let a22 = (try (min (Array.make 2 (-0.5)) (Array.make 2 100.75)) with | _ -> (Array.make 2 (-0.0))) in
  let rec loop24 i23 =
    if i23 <> 1 then (
      (a22.(i23 + 1) <- ((a22.(i23)) -. 0.0));
      loop24 (i23 + 1)
    ) else
      ()
  in
  loop24 0;
  (mix_floats a22 0 2; note_end 0);
  let s62 = (try (
    let v45 = (try ((string_of_float (abs_float (coarse (sin (limit (-0.1) (-100.0) 100.0))))), '0', (let v26 = string_of_int 9 in { r2 = ((if true then ()); (match v26 with | (("a" as w27) | ("a" as w27)) -> (let rec f29 p28' = p28' in f29) | q30 -> q21)) }), (Printf.sprintf "<%-6s|>" (string_of_bool ((let v31 = Array.make 8 0.5 in true) && (try (String.exists (let rec f32 a22 = true in f32) "\000\255x") with | _ -> false))))) with | _ -> ((string_of_float (abs_float (let i33 = succ 0 in if i33 >= 0 && i33 < Array.length a22 then a22.(i33) else (1.5 -. 0.0)))), (let s34 = String.make (hide 0 5) 'a' in let i35 = q21 (0 + 5) in if i35 >= 0 && i35 < String.length s34 then s34.[i35] else '\255'), (let v38 = String.make (hide 0 1) (let s36 = "" in let i37 = -3 in if i37 >= 0 && i37 < String.length s36 then s36.[i37] else 'a') in (let v42 = ((ref '\''), (fun p39 p40 p41 -> v38), '0') in { r2 = q21 })), (Printf.sprintf "<%i>" (if (let rec f44 p43 = true in f44) (Array.make 3 (-0.5)) then (if false then 1 else 11) else (9 * 30))))) in
    ((let (m46, m47, m48, m49) = v45 in mix_string m46; mix (Char.code m47); mix_0 5 m48; mix_string m49); note_end 0);
    let s52 = String.make 2 (let s50 = Printf.sprintf "<%c>" '\n' in let i51 = -4097 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else ' ') in
    let c53 = (-0.0) -. ((-0.0)) in
    let c54 = (-0.0) *. ((-0.0)) in
    let c55 = (c54) +. c53 in
    let c56 = c54 -. ((float_of_int 3)) in
    let c57 = (float_of_int 3) +. (c55) in
    let c58 = ((-0.0)) +. c57 in
    let c59 = (c56) -. c53 in
    let c60 = ((float_of_int 3)) -. c58 in
    let c61 = c55 *. (c59) in
    note_float c61;
    string_of_bool ((6 + 65536) < (-2))) with | _ -> (String.concat "b c" ["12"; clip "a"])) in
  (mix_string s62; note_end 0);
  min [] (Option.to_list None)))
let a64 = Array.init 6 (fun p65 -> 13)
let rec loop68 i66 n69 =
  if i66 < 0 then () else (
    (let k67 = wrap a64.(i66) 6 in a64.(k67) <- a64.(k67) + 1);
    loop68 (i66 - 1) n69
  )
let () = loop68 (6 - 1) 6
let () = (mix_ints a64 0 6; note_end 0)
let v93 = (match Some (C1, None, 'a') with | (None as w70) -> (
  'l') | Some (q71, _, q72) -> (
  let s83 = (try (
    let v76 = (let s73 = string_of_bool (max ((int_of_float 1.0) != a64.(wrap ((-1) + 3) 6)) (max true false)) in let i74 = compare (string_of_int (abs (String.length "a"))) (string_of_bool ((fun p75 -> true || false) ((); (Array.make 2 "b c")))) in if i74 >= 0 && i74 < String.length s73 then s73.[i74] else q72) in
    assert (compare ((match '0' with | 'a'..'m' -> 13 | ('0'..'9' | '0'..'9') -> (-2) | 'a'..'m' -> 16 | ('n' as w77) -> 11 | _ -> 17) mod 2147483647) ((match '0' with | 'a'..'m' -> 13 | ('0'..'9' | '0'..'9') -> (-2) | 'a'..'m' -> 16 | ('n' as w77) -> 11 | _ -> 17) mod 2147483647) = 0);
    let v80 = (let _v79 = string_of_int (match "a" with | "a" -> (-2) | ("a" as w78) -> 14 | "a" when true -> (-2) | "a" -> 4 | _ -> 2) in C0 ((Some 100.75), C1)) in
    let s81 = Printf.sprintf "<%e>" 5e-324 in
    string_of_float (abs_float (let v82 = ((s81, q72), v76) in 0.5))) with | _ -> (string_of_int 12)) in
  let v92 = (let ({ r2 = q72 } as w85) = { r2 = (fun p84 -> p84) } in ((List.fold_right (fun p86' p87 -> p87) v63 (fun p88 p89 q72 -> Array.make 8 "12")), (match w85 with | { r2 = q90 } when ((13 * 11) = (Array.length a64)) -> '\255' | { r2 = q91 } -> 'z'))) in
  'r'))
let v108 = (match (C0 ((let _v94 = ((Ok "12"), v93, "tail \" end", (ref "a")) in None), (try (if false then C1 else C1) with | _ -> C1))) with | C0 (_, _) -> (let s95 = String.concat "\000\255x" ["12"; clip "a"] in let i96 = 11 + (-2) in if i96 >= 0 && i96 < String.length s95 then s95.[i96] else v93) | (C1 | C1) -> v93 | C0 ((Some q97), q98) -> v93 | exception Division_by_zero -> v93 | exception Failure q99 -> v93 | exception Not_found -> (Char.lowercase_ascii (match v93 with | 'a'..'m' -> v93 | ('n' | _) when ((let { r2 = q102 } = { r2 = (let rec f101 p100 = 19 in f101) } in Ok v93) <= (Error "b c")) -> v93 | ('a'..'m' | 'a'..'m') -> v93 | ('0'..'9' | '0'..'9') -> v93 | q103 -> q103 | _ -> v93)) | exception Match_failure _ -> (let s104 = String.make 4 'a' in let i105 = (let i106 = 13 in if i106 >= 0 && i106 < Array.length a64 then a64.(i106) else 16) in if i105 >= 0 && i105 < String.length s104 then s104.[i105] else v93) | exception E0 'a'..'m' -> v93 | exception E0 _ -> ((if false then ()); (match v93 with | 'a'..'m' -> v93 | '0'..'9' -> '0' | q107 -> q107)))
let v111 = (let s109 = String.concat "" [String.make 4 v108; clip (String.concat "\000\255x" ["b c"; clip "a"])] in let i110 = a64.(wrap (2 lsl 15) 6) + (( + ) 0 20) in if i110 >= 0 && i110 < String.length s109 then s109.[i110] else 'z')
let () = (mix (Char.code v111); note_end 0)
let v112 = if false || (0.5 > (-0.0)) then 'E' else v111
let () = (mix (Char.code v112); note_end 0)
let v121 = if (match v112 with | (_ | 'a'..'m') -> 2.0 | ('a'..'m' as w113) -> (let (q117, q118) = ((let rec f116 w113 p114 p115 = v93 in f116), "12") in float 8) | '0'..'9' -> (if false then (-1.0) else (try (max 3.25 (-0.0)) with | _ -> (-1.0))) | q119 -> ((-. (-10.0)) *. (float_of_int 4))) < (match string_of_float 3.25 with | "a" -> 0.5 | q120 -> 2.0) then () else ()
let c129' = ((if false then (-0.0) else 0.5)) +. (if false then (-0.0) else 0.5)
let c130 = (c129') -. (match v112 with | ('a'..'m' | 'a'..'m') -> (let v123 = { r2 = (fun p122 -> p122) } in 0.0) | '0'..'9' -> (let ((v121, q127, _), q128) = (("tail \" end", "a", v111), (fun p124 p125 p126 -> v112)) in 3.25) | _ -> (try 1.7976931348623157e308 with | _ -> (-0.0)))
let c131 = ((match v112 with | ('a'..'m' | 'a'..'m') -> (let v123 = { r2 = (fun p122 -> p122) } in 0.0) | '0'..'9' -> (let ((v121, q127, _), q128) = (("tail \" end", "a", v111), (fun p124 p125 p126 -> v112)) in 3.25) | _ -> (try 1.7976931348623157e308 with | _ -> (-0.0)))) +. (if false then (-0.0) else 0.5)
let c132 = ((if false then (-0.0) else 0.5)) *. c131
let c133 = c130 -. (c132)
let () = (mix (Char.code v93); note_end 0)
let () = (mix_ints a64 0 6; note_end 0)
let () = (mix_1 5 v63; note_end 0)
let () = (mix (Char.code v108); note_end 0)
let () = note_float c130
let () = (mix (Char.code v111); note_end 0)
let () = note_float c133
let () = ()
