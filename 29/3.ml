type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y124 :: y125) -> mix 1; mix (if y124 then 1 else 0); mix_0 (d - 1) y125
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n6 = Char.code (if List.mem 13 [] then (if true then 'a' else '\n') else (match [] with | [] -> '\'' | ((_ :: []) as w4) -> '\n' | (a3 :: (_ :: q5)) -> '0'))
let s18 = (let v7 = n6 in String.fold_left (fun n6 p8 -> n6) (let v9 = ((n6 - 20), (0.0 *. 1.5)) in "y") (let v10 = ((-10.0) *. 1.5) *. ((-0.5) /. 1.0) in (clip (match Ok (1, 'a', true, 1.0) with | ((Ok (q11, _, _, q12)) | (Ok (q11, _, _, q12))) -> "b c" | (Error 2 as w13) -> "" | (Ok (q14, _, false, q15) as w16) -> "tail \" end" | Error (-3) -> "a" | Error q17 -> "")) ^ "qgupci"))
let () = (mix (String.length s18); note_end 0)
let s18 = ()
let v19' = true
let () = (mix (if v19' then 1 else 0); note_end 0)
let x20 = coarse (log (limit (coarse (exp (limit a3.(6) (-9.0) 5.0))) 0.5 100.0))
let v32 = max ((match Ok (Array.make 7 n6) with | Ok s18 -> n6 | Ok _ -> n6 | ((Error []) | (Error [])) -> n6 | Error (q21 :: []) -> q21 | Error ((q22 :: (q23 :: _)) | (q22 :: (q23 :: _))) -> q22) = (let (q24, q25, q26) = ("b c", n6, n6) in q25)) (let v27 = 14 * 13 in (match [] with | ([] | []) when false -> v19' | [] -> v19' | ([|q28|] :: q29) -> v19' | ((q30 :: q31) | ((q30 :: _) as q31)) -> v19'))
let (q43, q44', q45) = ((min ((clip (snd (x20, "a"))) ^ ((clip (String.capitalize_ascii (clip "12"))) ^ (part "\000\255x" n6 20))) ((clip (min (let _v33 = ref (n6, x20, (-10.0)) in "a") (List.fold_left (fun p34 p35 -> p34) "b c" []))) ^ (part (Printf.sprintf "<%5d>" n6) (Array.length a3) (Char.code '\n')))), 6, ((max () (String.fold_left (let rec f38 p36 p37' = p36 in f38) s18 (part "a" n6 n6))); ((if "b c" <> "" then ((lxor) n6 n6) else n6) + (let v42 = (("a", n6, n6), x20, (let rec f41 p39 p40 = n6 in f41)) in 1 - n6))))
let s49' = (let (q46', q47, q48) = (n6, v32, q44') in q43)
let v50 = true
let c56 = ((truncate (-0.0))) + (truncate (-0.0))
let c57 = ((truncate (-0.0))) + c56
let c58 = (truncate (-0.0)) - (c56)
let c59 = (truncate (-0.0)) - ((truncate (-0.0)))
let c60 = (truncate (-0.0)) + (c58)
let c61 = c57 lxor (c57)
let c62 = (let o51 = q44' in let o52 = q45 in let o53 = q45 in let o54 = q44' in let o55 = q45 in let ( = ) a b = a lxor (b + 1) in o51 = o52 = o53 = o54 = o55) + (c58)
let () = note_int c62
let s123 = (match if v32 then (Error []) else (let (_, q63, q64) = (s49', (-1), c57) in Ok true) with | Ok true -> (
  (let _v65 = (s18; c59) in s49')) | Error _ when ((20 + 2147483647) >= 11) -> (
  let v89 = (match (match (s18; []) with | [] -> [] | ((q66 :: _) | (q66 :: _)) -> ((fun p67 -> []) c62)) with | [] -> (
    let table68 = Array.make 3 (let rec f80 k p = if k < 0 then f80 k p else p in f80) in
    table68.(0) <- (let rec g71' k69 p70 =
      if k69 <= 0 then (if v50 then p70 else p70) else (
        table68.(1) (k69 - 1) p70
      )
    in g71');
    table68.(1) <- (let rec g74 k72' p73 =
      if k72' <= 0 then p73 else (
        table68.(1) (k72' - 1) [|false; v50; v19'; v50|]
      )
    in g74);
    table68.(2) <- (let rec g79 k75 p76 =
      if k75 <= 0 then (match x20 with | (0.5 as w77) -> p76 | 1.0 -> p76 | q78 -> p76) else (
        mix (if p76.(3) then 1 else 0);
        table68.(2) (k75 - 1) (Array.make 4 true)
      )
    in g79);
    let a81 = table68.(0) 4 [|v32; false; v50; v32|] in
    let v83 = if (try (max ((c57 + 2147483647) < c60) a81.(2)) with | _ -> (s18; false)) then s18 else (Array.fold_right (fun p82 () -> ()) a81 ()) in
    ((false :: []), (c56 + 16), (create_float_array (hide 0 1) x20))) | (_ :: q84) -> (
    ((if String.exists (fun p85 -> v32) s49' then s18); s18);
    s18;
    ((let v88 = fun p86' p87 -> x20 in []), (compare (Ok ' ') (Ok 'a')), (min (Array.make 1 x20) (Array.make 1 x20))))) in
  let f92 = (let rec f91 p90 = Ok '\'' in f91) in
  q43) | Ok false -> (
  let a93 = Array.make 6 x20 in
  for i94 = 2 - 1 downto 0 do
    (
      let i95 = ref 0 in
      while !i95 < 3 do
        a93.(i94 * 3 + !i95) <- (x20 *. (a93.(i94 * 3 + !i95)));
        i95 := !i95 + 1
      done;
      ());
    ()
  done;
  (mix_floats a93 0 6; note_end 0);
  string_of_bool (17 = c56)) | Error ([] | []) -> (
  let c96' = (x20) -. x20 in
  let c97 = x20 -. (x20) in
  let c98 = x20 *. (x20) in
  let c99 = (c98) +. x20 in
  let c100 = (x20) -. c98 in
  let c101 = c96' +. (c99) in
  let c102 = (c99) +. x20 in
  let c103 = x20 -. (c99) in
  let c104 = (c100) *. c101 in
  note_float c104;
  (clip (part s49' c62 (-3))) ^ (if v32 then s49' else s49')) | ((Error (_ :: _) as w105) | (Error (_ :: _) as w105)) -> (
  (if x20 >= (-100.75) then (Array.fold_left (fun p106 p107 -> q43) "tail \" end" a3) else (part q43 c58 c58))) | Ok (true | true) when (let v108 = snd (3, []) in c56 < c62) -> (
  let x111 = (let v110 = (let v109 = 9 + c57 in abs v109) in 3.25) in
  s49') | _ -> (
  let v116 = (match ((10.0 <= x20) :: (v32 :: [])) with | [] -> [] | (true :: []) -> ((let v112 = c58 in x20) :: []) | (true :: (q113 :: q114)) -> [] | ((false :: q115) | (_ :: q115)) -> ((a3.(wrap (-2) 7) <- x20); (if v19' then [] else []))) in
  let rec fold117 p118 =
    match p118 with
    | [] ->
      (if if v50 then true else v50 then [] else [v50; v19'])
    | (q119 :: q120) ->
      let r121 = fold117 q120 in
      (x20 > x20) :: []
  in
  let v122 = fold117 (min [] []) in
  (mix_0 5 v122; note_end 0);
  ""))
let () = note_int c59
let () = note_int c57
let () = note_int c58
let () = note_int n6
let () = note_int q44'
let () = (mix (if v19' then 1 else 0); note_end 0)
let () = (mix_floats a3 0 7; note_end 0)
let () = (mix (if v32 then 1 else 0); note_end 0)
let () = ()
