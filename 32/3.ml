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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (a0, float array list) result) =
  if d > 0 then
    match v with
    | Ok y150 -> mix 0; (let (m151, m152, m153) = y150 in mix_string m151; mix m152; mix m153)
    | Error y154 -> mix 1; mix_2 (d - 1) y154
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y155 :: y156) -> mix 1; mix (if y155 then 1 else 0); mix_1 (d - 1) y156
and mix_2 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y157' :: y158) -> mix 1; mix_floats y157' 0 8; mix_2 (d - 1) y158
let a2 = Array.init 7 (let rec f1 p0 = (2.0 +. 0.5) -. 1e-310 in f1)
let n3 = (if List.mem ((if true then (-3) else 12) asr 30) (((-3) - (-3)) :: [19; 4; 4]) then (try 7 with | _ -> ((15 lsl (1 land 31)) * (-2))) else ((if false && false then (19 * 13) else 2874) / 3)) + (truncate ((snd ([], (-3.25))) +. (fst ((-0.5), 1.0))))
let () = note_int n3
let rec loop6 i4 n7 s5 =
  if i4 >= n7 then s5 else (
    loop6 (i4 + 1) n7 (a2.(0) +. ((if [] <> [] then (a2.(0) *. (s5)) else s5)))
  )
let n8 = loop6 0 (hide 0 10) 3.25
let () = note_float n8
let v15 = ((Array.fold_left (fun p9 n3 -> p9) (Printf.sprintf "<%.3f>" (abs_float (-3.25))) a2), (match if true then [] else [] with | [] -> n3 | (true :: q10) -> (match [] with | ([] | ([] :: _)) -> 16 | ([] :: q11) -> n3 | ((q12 :: _) :: _) -> q12 | exception _ -> 20) | ((false as w13) :: q14) -> (-1)), n3)
let x16 = n8 /. 100.75
let () = note_float x16
let n18 = String.length (String.concat "a" [(let v17 = ("12", n3, n3) in "tail \" end"); clip (try (string_of_int n3) with | _ -> "a")])
let () = (match ((if false then "tail \" end" else "b c"), (n3 mod (8 lor 1)), (n18 / (-1))) with | (q19, 6, (-2)) -> (match v15 with | ((q20, q19, 4) | (q20, q19, _)) when (((compare x16 x16) - 4096) > (7 + n18)) -> (try (if false then () else ()) with | _ -> ()) | (q21, q22, q23) -> ((fun p24 -> ()) (x16, false, ' ', false)) | (q25, q26, q27) -> (a2.(4) <- x16) | (q28, 1, q29) when q29 <> (-894) -> (print_char ' ')) | (q30, 6, (-3)) -> (a2.(wrap (match (q30, 4, n18) with | ("a", q31, q32) -> q32 | ("", q33, q34) -> q33 | (q35, q36', q37) -> 3) 7) <- a2.(wrap n18 7)) | ((_, 6, (-2147483647 as w38)) | (_, (6 as w38), (-2147483647))) -> (mix (if true || false then 1 else 0); note_end 0) | (q39, 6, 4) -> ((mix_float 1.0); (a2.(0) <- x16)) | (q40, 6, 2) -> (let v41 = false && true in if v41 then () else ()) | (q42, (6 | (-1)), q43') -> () | (((q44, q45, q46) as w47) | ((q44, q45, q46) as w47)) -> ())
let s50 = (let rec f49 p48 = "qbc" in f49) (-15)
let n51 = n18
let () = note_int n51
let n52 = -4
let () = note_int n52
let x68 = (match Error (match v15 with | ((_, 2, 7) | (_, _, _)) -> [] | (q53, 2, q54) -> [] | ((q55, q56, q57') | (q55, q56, (-2 as q57'))) when (((); true) != (let _v58 = x16 in true)) -> [] | (_, q59, _) -> [] | _ -> []) with | Ok (Ok q60) -> (
  (try (Array.fold_left (fun p61 p62 -> p61) x16 a2) with | _ -> (tick_float 5 x16))) | Ok (Error n18) -> (
  let v67 = Ok (match (s50, n52, 6) with | ("a", _, _) -> (if false then (s50, n51, n52) else v15) | (q63, (-2147483647), q64) when q64 >= 16 -> (s50, q64, n52) | (q65, q66, _) -> ("", n51, q66)) in
  (mix_0 5 v67; note_end 0);
  -0.5) | Error _ -> (
  (if true then x16 else x16) *. n8))
let () = note_float x68
let x69 = a2.(wrap 19 7)
let x73 = Array.fold_right (let rec f72 p70 p71 = ceil (p70 +. p71) in f72) a2 (a2.(4) *. (-. (-1.5)))
let () = note_float x73
let x16 = (match v15 with | (_, _, _) -> (let (q74, q75, _, q76) = max ([], 'a', (true, false, x73), None) ([], '\n', (false, false, x73), None) in false :: []))
let n77 = ((land) (Array.length a2) (abs ((try ((-1) lxor n52) with | _ -> 2) / 4096))) + (-4)
let () = note_int n77
let () = List.iter ((if true then ()); (let rec f79 p78 = () in f79)) (List.rev_append (match (n18, (Array.make 2 4), (), x68) with | (n51, _, q80, q81) -> []) [])
let f89 = (let rec f88 p82 p83 p84 = n77 - (match x16 with | [] -> (int_of_string (string_of_int n52)) | (true :: []) -> n77 | (false :: []) -> ((20 - (-1)) * (-7)) | (q85 :: (q86 :: q87)) -> ((a2.(3) <- x68); (n52 + 4))) in f88)
let s91 = string_of_float (abs_float (((fun p90 -> x68) (n18, n77, true, n51)) *. a2.(6)))
let v100 = (try ((match n77 with | (6 | 6) -> (match x16 with | [] -> s91 | (true :: q92) -> "12" | (false :: _) -> s91 | [] -> s91) | -2 -> s91 | q93 -> (if true then raise (E0 (Ok n51)) else s91)), 1073741824, n51) with | Not_found -> (s50, (Array.length a2), (let v97 = fun p94 p95 p96 -> n77 in n18)) | E0 q98 -> v15 | E1 -> v15 | E2 -> (let _v99 = 2147483647 in (s91, n77, n52)))
let f102 = fun p101 f89 -> v100
let a122 = (match v100 with | ((q103, (5 as w104), n51) | (q103, (5 as n51), w104)) -> (Array.mapi (fun p105 n77 -> String.length q103) (Array.make 9 w104)) | (q106, 3, q107) -> (Array.mapi (let rec f110 p108 p109 = q107 in f110) (Array.make 9 '\n')) | ((n77, n51, _) | (("a" as n77), n51, _)) -> (Array.mapi (let rec f113 p111 p112 = n51 in f113) (Array.make 9 n51)) | (x68, q114, 6) when q114 = (-16) -> (Array.copy (Array.make 9 n18)) | (q115, q116, 6) -> (Array.mapi (fun p117 p118 -> p118 + n52) (Array.make 9 n77)) | (q119, 5, q120) -> (Array.map (let rec f121 n52 = -1 in f121) (Array.make 9 q120)))
let x123 = 0.0 /. 0.0
let n124' = ((((((0) + (if x123 = x123 then 62 else 0)) + (if x123 <> x123 then 31 else 0)) + (if (-. x123) < x123 then 5 else 0)) + (if (sqrt x73) > x123 then 93 else 0)) + (if x123 <= (sqrt x73) then 17 else 0)) + (if ((); (-1.5)) >= x123 then 20 else 0)
let () = (try ((match v15 with | (q125, q126, q127) -> ()); (print_char (min '\n' '\''))) with | _ -> (mix (n3 mod (n77 lor 1))))
let x128 = x123
let () = note_float x128
let n130 = String.length (let f129 : (int -> string -> string, unit, string) format = "%4d <%s>" in Printf.sprintf f129 (-7415) (clip s50))
let () = note_int n130
let a131 = Array.init 2 (let rec f133 p132 = 19 in f133)
let s135 = ref n52
let () = for i134' = 0 to 2 - 1 do
  a131.(i134') <- (!s135 * (a131.(i134')));
  s135 := (- a131.((abs n124') land 1))
done
let n136 = !s135
let () = note_int n136
let f137 p138 =
  let rec loop140 i139 n141 =
    if i139 <> n141 then (
      (a131.(i139 * 4 + 1) <- ((a131.(i139 / 4)) - (compare (ref 4) (ref 1))));
      loop140 (i139 + 1) n141
    ) else
      ()
  in
  loop140 0 1;
  (mix_ints a131 0 2; note_end 0);
  raise (E0 (Error n130))
let n144 = (try (f137 n8) with | E0 ((Ok _ as w142)) -> (compare x69 0.5) | E0 (Error 7) -> (try (f137 3.25) with | E0 q143' -> n52) | E0 (Error 0) -> n136 | E0 (Error _) -> (n52 + n130))
let n146 = (try (f137 (let _v145' = v15 in x123)) with | E0 (Ok _) -> n18 | E0 (Error _) -> (17 + n18))
let () = note_int n52
let () = (mix_ints a122 0 9; note_end 0)
let () = ((let (m147, m148, m149) = v15 in mix_string m147; mix m148; mix m149); note_end 0)
let () = note_int n77
let () = (mix_1 5 x16; note_end 0)
let () = note_int n144
let () = note_float x123
let () = (mix_ints a131 0 2; note_end 0)
let () = ()
