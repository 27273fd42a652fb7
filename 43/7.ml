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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y239 -> mix 1; mix_float y239
and mix_1 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y240 :: y241) -> mix 1; mix_float y240; mix_2 (d - 1) y241
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
(try (
  let c3 = n0 - (n0) in
  let c4 = (if (let rec f2 p1 = false in f2) (20, 16, "", n0) then (n0 lxor 19) else (match None with | None -> n0 | Some 0.5 -> n0 | Some 0.5 -> n0 | Some _ -> n0)) + (n0) in
  let c5 = (n0) lxor n0 in
  let c6 = (n0) + c3 in
  let c7 = c4 + (n0) in
  note_int c7;
  let v9 = (1 + 4095) >= ((let _v8' = c5 in c7) - (truncate 0.0)) in
  let x11 = if v9 then 1.5 else (if v9 then (float 10) else (if true then (let v10 = 8 in 0.0) else ((); (-2.0)))) in
  note_float x11;
  (match (Ok v9) with | ((Error q12) | (Error q12)) -> (if v9 then raise (E1 9) else ()))) with | Match_failure _ -> (if false then () else ()) | E1 6 -> (if false then () else ()) | E1 0 -> ((); ()) | E1 q13 -> ());
(try (
  mix (((let rec f18 p14 = (let _v16 = (let v15 = 10.0 in []) in (let v17 = 10.0 in ())) in f18) ((land) 6188 n0)); (if (((); ()); false) then (- 2147483647) else n0));
  note_int (if false then raise (Invalid_argument "\000\255x") else 18)) with | Invalid_argument q19 -> ());
let s22 = ref n0 in
for i21 = 0 to 5 - 1 do
  s22 := ((( * ) (let _v20 = 16 in 15) (15 + n0)) + (((( * ) (let _v20 = 16 in 15) (15 + n0)) - (!s22))))
done;
let n23 = !s22 in
note_int n23;
let f24 (q25, _, q26) p27 p28 =
  (let o29 = int_of_float p28 in let o30 = if if ((p27 * 20) + (-4096)) < (let _v31 = '\255' in q26) then false else ((match None with | (None | None) -> "12" | (None | None) when ((q26 - q26) < (compare true true)) -> "tail \" end" | ((Some q32) | (Some q32)) -> "12" | _ -> "") = q25.(0)) then (-32769) else (-2147483648) in let o33 = Array.length q25 in let o34 = p27 mod 2 in let ( >= ) a b = b - a in o29 >= o30 >= o33 >= o34)
in
let n37 = f24 (max ((Array.make 16 "a"), (5, 1.5), n0) ((Array.make 16 "\000\255x"), (3, (-0.0)), n0)) (Array.fold_left (fun p35 p36 -> p35) 9 (Array.make 2 true)) (abs_float (-0.5)) in
note_int n37;
let x38 = 0.5 in
note_float x38;
let n39' = (-(n37 * n37)) mod 4 in
let c40 = (((n23 mod 3) lsl 28)) + (f24 ((Array.make 16 "\000\255x"), (4, x38), 18) 18 x38) in
let c41 = (f24 ((Array.make 16 "\000\255x"), (4, x38), 18) 18 x38) + (c40) in
let c42 = ((n23 mod 3) lsl 28) - (c41) in
let c43 = ((f24 ((Array.make 16 "\000\255x"), (4, x38), 18) 18 x38)) + c41 in
let c44 = (c40) + c43 in
let c45 = (c43) - c40 in
let c46 = (c43) - c40 in
let c47 = c46 + ((f24 ((Array.make 16 "\000\255x"), (4, x38), 18) 18 x38)) in
let c48 = c42 - (c46) in
let c49 = c43 * (c43) in
note_int c49;
let n55 = (let _v50 = -4096 in (-2) / 1) + (let o51 = if false then c42 else (-3) in let o52 = 2147483646 in let o53 = c47 in let o54 = (try (-1) with | _ -> c48) in let ( @@ ) a b = (a lsl 1) + b and ( %% ) a b = (a lsl 1) + b in o51 %% o52 @@ o53 @@ o54) in
let v66' = (match (match (let c46 = ref (Array.make 5 x38) in []) with | [] -> (true && false) | (q56' :: ([] as w57)) -> (x38 = x38) | ([] | (_ :: (_ :: _))) -> (match [] with | ([] | []) -> false | ((Ok q58) :: q59) -> true | (c46 :: q60) -> true | ((Error q61) :: []) -> true | ((Error _) :: (q62 :: q63)) -> true)) with | true -> (List.for_all (let rec f65 p64 = false in f65) (try (if false then [] else []) with | _ -> [])) | (true | true) when ((if false then () else ()); (not true)) -> ((x38 /. x38) < x38) | false -> (((); false) && ((20, None) < (c43, None))) | false -> (("tail \" end" < "a") == (c48 <> (-1))) | _ -> (0.0 <= (1.5 +. 10.0))) in
(mix (if v66' then 1 else 0); note_end 0);
(try (
  let rec g68 k70 p71 =
    if k70 <= 0 then p71 else (
      mix (String.length p71);
      g69 (k70 - 1) p71
    )
  and g69 k72 p73 =
    if k72 <= 0 then (if v66' then p73 else "\000\255x") else (
      mix (String.length p73);
      let r74 = g69 (k72 - 1) (part p73 c42 7) in
      r74
    )
  in
  let s75 = g68 (hide 1 6) (part "b c" 12 c45) in
  (if if true then raise (E0 17) else v66' then (Array.iteri (let rec f78 p76 p77 = () in f78) (Array.make 2 "b c")))) with | Invalid_argument q79 -> () | E0 2 -> (let v80 = ' ' in ()) | E0 (-1) -> (if false then ()) | E0 6 -> (try () with | _ -> ()) | E0 5 -> ((); ()) | E0 4 -> (print_endline "b c") | E0 3 -> (if v66' then ()) | E0 9 -> (match Ok (Ok x38) with | Ok (Ok q81) -> () | Ok ((Error q82) | (Error q82)) -> () | Error _ -> ()) | E0 1 -> () | E0 q83 -> ((); ()));
(try (
  let x172 = (try (
    (try (
      let x96 = (match [] with | [] -> (
        let a84 = Array.make 12 (-2) in
        let n90 = (hide 0 3) in
        let rec loop89 i85 =
          if i85 < n90 then (
            (
              let rec loop87 i86 n88 =
                if i86 < n88 then (
                  (a84.(i85 * 4 + i86) <- ((a84.(i85 * 4 + i86)) - a84.(i86)));
                  loop87 (i86 + 2) n88
                ) else
                  ()
              in
              loop87 0 4;
              ());
            loop89 (i85 + 1)
          ) else
            ()
        in
        loop89 0;
        (mix_ints a84 0 12; note_end 0);
        x38) | ((q91 :: n39') | ((q91 :: _) as n39')) -> (
        let a95 = if c46 < (let o92 = c49 in let o93 = n55 in let o94 = 5 in let ( ** ) a b = b - a and ( land ) a b = a * 2 - b and ( *! ) a b = a * 2 - b in o92 *! o93 land o94) then raise Not_found else (Array.make 1 x38) in
        a95.(0))) in
      note_float x96;
      let rec f97 p98 p99 =
        if p98 < 1 then
          (sqrt x96)
        else (
          if v66' || false then (if true then x38 else 10.0) else f97 ((-1) + p98) p99
        )
      in
      let x100 = f97 1 n39' in
      let x101 = x96 in
      (match c46 with | (1 | 1) -> () | 6 -> (if v66' then () else ()) | 7 -> () | q102 -> (let _v103 = ref (Array.make 6 c46) in ()))) with | _ -> (Array.fold_right (fun p104 p105 -> p105) (Array.make 5 1) ()));
    (try (
      let unused122 = f24 ((Array.make 16 "b c"), (0, 1.5), c49) (c45 + n55) (match (17, (c44, 2), 4) with | ((8 | (-3)), q106, q107) -> x38 | (q108', q109, q110) when q108' = 2391 -> x38 | (7, _, v66') -> 2.0 | ((5, (_, q111'), _) | (5, (_, q111'), _)) -> 1.0 | (9, q112, q113) -> x38 | ((1, q114', _) as w115) -> x38 | ((-2147483647), c46, _) -> x38 | (((4 as w116), q117', _) as w118) -> x38 | (q119, q120, q121) -> 1.0) in
      let n130 = (try (
        let rec loop126 i123' n127 s124 s125 =
          if i123' < n127 then (
            loop126 (i123' + 2) n127 (s124 + 2147483647) (s125 + (if s124 < s124 + 2147483647 then 1 else 3))
          ) else
            (s124, s125)
        in
        let (n128, n129) = loop126 0 12 0 0 in
        note_int n128;
        note_int n129;
        max c49 c48) with | _ -> 2) in
      note_int n130;
      (if v66' then (let (_, q131, q132, q133) = ((c41, x38), [], (Array.make 3 n55), (Ok x38)) in ()) else ((); ()))) with | _ -> (match [] with | [] -> () | [] when ("c" = ((clip "\000\255x") ^ "\000\255x")) -> () | ((_ :: q134) | ((0.5 :: _) as q134)) -> () | (q135 :: q136) -> () | (q137 :: q138) -> ()));
    let f139 p140 =
      (if ((11 - n55) - (-4096)) <= (c47 / (c49 lor 1)) then raise (E1 (c47 * 31)));
      ((if c48 != 18 then (match v66' with | true -> x38 | false -> x38 | exception _ -> (-100.75)) else 2.0), c47, (Some (match p140 with | Ok [] -> x38 | Ok (q141 :: []) -> q141 | Ok (q142 :: (c47 :: q143)) -> (-2.0) | Error q144 -> (-10.0))), (ref (1 < c47)))
    in
    let v145 = f139 (Error 3.25) in
    ((let (m146, m147, m148, m149) = v145 in mix_float m146; mix m147; mix_0 5 m148; mix_1 5 m149); note_end 0);
    let v150 = f139 (min (Ok []) (Ok [])) in
    ((let (m151, m152, m153, m154) = v150 in mix_float m151; mix m152; mix_0 5 m153; mix_1 5 m154); note_end 0);
    (try (
      (try (
        assert (hide 1 3 = 3);
        let v155 = v66' in
        (mix (if v155 then 1 else 0); note_end 0);
        let v166 = (((match v145 with | (0.5, (0 as w156), q157, q158) -> w156 | (0.5, 5, q159, _) -> n37 | (((0.5 | 0.5), _, q160, q161) as w162) -> n55 | (_, q163', q164, _) -> 3) * ((fun p165 -> n55) None)) - 32767) > n55 in
        Result.iter (let rec f168 p167 = () in f168) (max (Ok c42) (Ok 6))) with | _ -> ((fun p169 -> ()) []));
      (if true then raise (E1 (f24 ((Array.make 16 "tail \" end"), (c45, x38), n55) c42 x38)) else (note_float x38))) with | Failure q170 -> () | Not_found -> () | E1 q171 -> ());
    2147483648.0) with | _ -> x38) in
  let n175 = (lxor) ((min n37 c43) - n37) (let v174 = (match [] with | [] -> n23 | (q173 :: _) -> c40) in - 11) in
  let v238 = (try (
    (try (
      let _ = [(let (q176, q177, q178, q179) = (x172, None, [], (Array.make 3 x172)) in if v66' then [] else [])] in
      let x191 = (try (
        let x184 = if if false then v66' else v66' then (if 3 >= c48 then (match c40 with | 7 -> x172 | -1 -> x172 | 1 -> x172 | q180 -> x38) else (if v66' then (if if v66' then v66' else v66' then ((); x172) else (max x38 x38)) else (1.0 +. x172))) else (Array.fold_right (let rec f183 p181 p182 = p182 in f183) (Array.make 3 c41) x172) in
        let n185 = 3 in
        note_int n185;
        let a186 = if v66' then (Array.make 6 x172) else (Array.make 6 x172) in
        let s188 = ref x172 in
        for i187 = 0 to (hide 0 6) - 1 do
          a186.(i187) <- ((!s188) +. a186.(0));
          s188 := (a186.(i187) *. ((!s188) -. a186.(0)))
        done;
        let n189 = !s188 in
        note_float n189;
        -. (max n189 100.75)) with | _ -> (match [] with | [] -> x172 | (q190 :: _) -> x172)) in
      let v205 = (try (
        (let v198 = (let rec f197 v66' p192 p193 = ((if p192 = p192 then (try (if p192 then ()) with | Division_by_zero -> () | Failure q194 -> () | Match_failure _ -> () | E0 q195 -> () | E2 q196 -> ()) else (if p192 then ())); []) in f197) in print_string (part (min (match [] with | [] -> "" | (q199 :: []) -> "\000\255x" | (true :: ((true :: q200) | ((_ :: _) as q200))) -> "tail \" end" | (false :: (true :: _)) -> "" | (q201 :: ((false :: _) as w202)) -> "\000\255x") (match None with | None -> "12" | Some _ -> "")) (if true then 19 else n39') (n175 + c48)));
        Char.lowercase_ascii ((); ' ')) with | _ -> (let s203 = "12" in let i204 = 10 in if i204 >= 0 && i204 < String.length s203 then s203.[i204] else '\'')) in
      mix c48) with | _ -> ((); ()));
    let v217 = (match if (let v206 = c47 in v66') then (if false then (Ok ((ref true), n0, x172)) else (Ok ((ref false), c45, x38))) else ((fun p207 -> Ok ((ref p207), n0, x38)) false) with | Ok q208 -> (
      (try (
        let v66' = [] in
        (mix_2 5 v66'; note_end 0);
        let n209 = c43 in
        (let v210 = Error n55 in ())) with | _ -> ());
      (match q208 with | (q211, _, _) when !q211 -> (15, ('\'', 17, c49, v66'), (ref "tail \" end"), x38) | exception _ -> (c46, ('0', c46, c49, v66'), (ref ""), x172))) | ((Error false) | (Error true)) -> (
      let x212 = x38 in
      let v214 = (match Array.make 9 n23 with | [||] -> (if v66' then x172 else x38) | q213 -> (x172 +. 2.0)) >= x172 in
      (let v215 = string_of_int c45 in (let (Some q216) = None in (c45, ('\n', 14, c49, v214), (ref v215), q216))))) in
    ((let (m218, m219, _, _) = v217 in mix m218; (let (m220, m221, m222, m223) = m219 in mix (Char.code m220); mix m221; mix m222; mix (if m223 then 1 else 0))); note_end 0);
    (try (match v217 with | (q226, q227', q228, _) -> '\034' | ((8 as w229), (q230, n175, q231, q232), _, q233) when q231 <> (-14) -> (match q230 with | 'a'..'m' when (c41 <> w229) -> 'a' | q234 when q234 >= '\209' -> q230 | ('a'..'m' as w235) -> w235)) with | Match_failure _ -> (let s236 = "\000\255x" in let i237 = c44 in if i237 >= 0 && i237 < String.length s236 then s236.[i237] else '0'))) with | Match_failure _ -> (Char.lowercase_ascii '\n')) in
  ()) with | _ -> ());
note_int c45;
note_int n0;
note_float x38;
note_int n23;
note_int c48;
note_int n39';
note_int c40;
(mix (if v66' then 1 else 0); note_end 0);
()
