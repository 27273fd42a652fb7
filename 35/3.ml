type a0 = string * int * int
exception E0 of (string, string) result
exception E1
exception E2
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (string option, string) result) =
  if d > 0 then
    match v with
    | Ok y96 -> mix 0; mix_2 (d - 1) y96
    | Error y97 -> mix 1; mix_string y97
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y99) -> mix 1; mix_1 (d - 1) y99
and mix_2 d (v : string option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y100 -> mix 1; mix_string y100
let v2 = (let s0 = Printf.sprintf "<%5d>" (if false then 5 else 9) in let i1 = (lxor) (9 + 7) (18 lor 6) in if i1 >= 0 && i1 < String.length s0 then s0.[i1] else '\'')
let () = (mix (Char.code v2); note_end 0)
let f3 v2 =
  '\''
let v4 = f3 (string_of_int 6)
let () = (mix (Char.code v4); note_end 0)
let v5 = f3 (String.concat "\000\255x" ["b c"; clip ""])
let () = (mix (Char.code v5); note_end 0)
let s8 = if not true then (Printf.sprintf "<%5d>" 15) else (if fst (true, v4) then (string_of_bool true) else (if ("b c", 16, 16) = ("tail \" end", 15, 1) then (if false || false then (if (match v4 with | 'a'..'m' -> false | 'a'..'m' when (not (if true then true else true)) -> false | q7' -> true | _ -> false) then (if String.for_all (fun p6 -> false) "tail \" end" then (Printf.sprintf "<%b>" false) else (Printf.sprintf "<%.3f>" (abs_float 100.75))) else (string_of_float (abs_float 3.25))) else (string_of_bool false)) else (String.make 2 v4)))
let c13 = (9 + 15) - ((match v5 with | 'a'..'m' -> (let o9 = 6 in let o10 = 1 in let o11 = 15 in let o12' = 10 in let ( +. ) a b = a lxor (b + 1) and ( asr ) a b = a lxor (b + 1) in o9 +. o10 +. o11 +. o12') | _ -> (17 + 13)))
let c14 = (9 + 15) + (c13)
let c15 = c14 - ((match v5 with | 'a'..'m' -> (let o9 = 6 in let o10 = 1 in let o11 = 15 in let o12' = 10 in let ( +. ) a b = a lxor (b + 1) and ( asr ) a b = a lxor (b + 1) in o9 +. o10 +. o11 +. o12') | _ -> (17 + 13)))
let c16 = (match v5 with | 'a'..'m' -> (let o9 = 6 in let o10 = 1 in let o11 = 15 in let o12' = 10 in let ( +. ) a b = a lxor (b + 1) and ( asr ) a b = a lxor (b + 1) in o9 +. o10 +. o11 +. o12') | _ -> (17 + 13)) - (c15)
let c17' = ((9 + 15)) + c16
let c18 = (c16) + c17'
let c19' = (c14) + (9 + 15)
let c20 = c15 lxor (c17')
let () = note_int c20
let s22 = if c17' <= c17' then (if 11 <> c17' then (if v4 <= v4 then (if ((); true) then (if ((); true) then (if ((); false) then (if c16 <> c20 then (if 16 = 12 then (Printf.sprintf "<%d>" (-3)) else (string_of_int c18)) else (String.make (hide 1 3) '\n')) else (let f21 = Printf.sprintf (if false then "%+d %6s" else "%d%s") c15 in f21 (clip s8))) else (string_of_float 2.2250738585072014e-308)) else (String.make 4 v5)) else (string_of_float (abs_float 3.25))) else (Printf.sprintf "<%g>" (abs_float (-0.5)))) else (string_of_float 1e-310)
let () = (mix_string s22; note_end 0)
let v33 = (match (let v24 = (match v4 with | 'a'..'m' -> '\255' | q23 -> q23) in Some None) with | None -> (
  ((match v4 with | 'a'..'m' -> [] | (('n' as w25) | ('a'..'m' as w25)) -> [] | q26 -> []), (Array.make 3 2.0))) | Some q27 -> (
  (if 1.0 <= 1.5 then (match v5 with | 'a'..'m' -> ([], (Array.make 3 10.0)) | '0'..'9' -> ([], (Array.make 3 3.25)) | 'n' -> ([], (Array.make 3 100.75)) | 'a'..'m' -> ([], (Array.make 3 0.5)) | 'n' -> ([], (Array.make 3 1.5)) | (q28 | ('a'..'m' as q28)) -> ([], (Array.make 3 (-3.25))) | 'n' -> ([], (Array.make 3 0.5)) | q29 -> ([], (Array.make 3 0.5))) else (try (String.fold_left (let rec f32 p30 p31 = p30 in f32) ([], (Array.make 3 1.5)) s22) with | _ -> ([], (Array.make 3 0.5))))))
let () = (mix (Char.code (if s22 <> s8 then (if false then v4 else ' ') else v5)); note_end 0)
let s34 = String.concat "b c" [string_of_int ((c20 lsl 3) - c19'); clip (String.make 5 ((if not true then ()); (if (c17' + 1023) <= 9 then '\011' else (max v2 '0'))))]
let v50 = (match (let v38 = if true then ((Array.make 1 c18), (let rec f36 p35 = s22 in f36)) else ((Array.make 1 c16), (fun p37 -> s22)) in Some ((s22, s22, s22, s34), (ref s22), [])) with | (None as w39) -> (
  (if (match v2 with | 'a'..'m' -> true | '0'..'9' -> true | 'a'..'m' -> false | '0'..'9' -> false | 'n' -> false | ('a'..'m' | 'a'..'m') -> true | _ when false -> false | c14 -> false) then (let v40 = ref s22 in Ok None) else (Ok None))) | Some q41 when ((true && false) != true) -> (
  Ok None) | Some q42 -> (
  (if ((); false) then (match v33 with | (([] | []), [|q43|]) -> (Ok None) | ([], q44) -> (Ok None) | (((_ :: _), _) | (_, _)) -> (Ok None) | (_, q48) -> (Ok None)) else (try (Result.map_error (fun p49 -> "b c") (Ok None)) with | _ -> (Ok None)))))
let () = (mix_0 5 v50; note_end 0)
let () = (try (
  let s53 = String.make 4 (let s51 = String.concat s34 [s22; clip s34] in let i52 = if true then c18 else c20 in if i52 >= 0 && i52 < String.length s51 then s51.[i52] else v4) in
  let v66 = (match [] with | ([] as w54) when ((string_of_bool false) < (String.make 5 v5)) -> (
    assert (hide 1 3 = 3);
    '\165') | [] -> (
    (if (match v5 with | 'a'..'m' -> false | 'n' -> true | 'a'..'m' -> true | 'n' -> true | 'n' -> false | q55 -> true) then (let s56 = "tail \" end" in let i57 = c18 in if i57 >= 0 && i57 < String.length s56 then s56.[i57] else '\n') else (f3 s53))) | (q58 :: _) -> (
    let v60 = if not (c18 <> c19') then raise (Failure s34) else (let _v59 = Char.lowercase_ascii v5 in _v59) in
    print_int (let v62 = Array.init 4 (fun p61 -> p61) in max c20 c17');
    print_byte 32;
    print_float (float_of_int (let _v65 = (let rec f64 p63 = Array.make 2 v60 in f64) in c14));
    print_newline ();
    'Y')) in
  ((print_char (f3 s53)); (let v67 = v66 in print_endline "b c"));
  let s68 = if false then (if true then s53 else (if true then (if false then s34 else (if true then (if false then (if c19' == c20 then (if c18 == c18 then (string_of_bool true) else ((); "a")) else (string_of_float (abs_float 100.75))) else s53) else s53)) else s53)) else s34 in
  ()) with | Failure q69 -> ())
let v92 = (try (
  let x70 = 0.0 /. 0.0 in
  let n71 = ((((((0) + (if (float_of_int c18) = x70 then 98 else 0)) + (if x70 <> x70 then 44 else 0)) + (if (0.5 /. x70) < x70 then 44 else 0)) + (if x70 > 3.25 then 39 else 0)) + (if 0.0 <= x70 then 56 else 0)) + (if x70 >= x70 then 21 else 0) in
  let rec fold72 p73 =
    match p73 with
    | ([] as w74) ->
      []
    | (_ :: q75) ->
      let r76 = fold72 q75 in
      () :: r76
  in
  let v77 = fold72 (() :: []) in
  (mix_1 5 v77; note_end 0);
  (if 4 <= c18 then raise E2 else v4)) with | Invalid_argument q78 -> (Char.chr (c18 land 255)) | Failure q79 -> (match v33 with | ([], _) -> '\'' | ((_, q80) | (_, q80)) -> v4 | (('a'..'m' :: q81), _) -> v4 | ((('0'..'9' :: q82), q83) as w84) -> v5 | ((c19' :: q79), [|_; q85; q86|]) -> c19' | ((q87 :: _), _) -> q87) | Not_found -> '\027' | E0 (Ok q88) -> (f3 s34) | E0 (Error q89) -> (if false then v4 else v5) | E1 -> ((fun p90 -> '0') v5) | E2 -> (match v50 with | ((Ok q91) | (Ok q91)) -> v5 | Error _ -> v5) | _ -> v5)
let () = Array.iteri (let rec f95 p93 p94 = (((); ()); (if true then ())) in f95) [|((); (ref (s22, c16, c17'))); (ref (s22, c19', c20)); (ref (s34, 0, c18)); (ref (s34, 3, c18)); (if true then (ref (s34, 9, c19')) else (ref ("a", c18, c16))); (if false then (ref (s22, 4, c20)) else (ref ("tail \" end", 15, 16)))|]
let () = note_int c17'
let () = (mix_0 5 v50; note_end 0)
let () = (mix_string s34; note_end 0)
let () = (mix (Char.code v5); note_end 0)
let () = (mix_string s8; note_end 0)
let () = note_int c14
let () = (mix (Char.code v92); note_end 0)
let () = note_int c20
let () = ()
