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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float array ref) =
  if d > 0 then
    match v with
    | _ -> mix_floats !v 0 5
and mix_1 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y83 :: y84') -> mix 1; mix_string y83; mix_1 (d - 1) y84'
and mix_2 d (v : (int array, string * string * char * (char, string) result) result) =
  if d > 0 then
    match v with
    | Ok y85 -> mix 0; mix_ints y85 0 4
    | Error y86 -> mix 1; (let (m87, m88, m89, m90) = y86 in mix_string m87; mix_string m88; mix (Char.code m89); mix_3 (d - 1) m90)
and mix_3 d (v : (char, string) result) =
  if d > 0 then
    match v with
    | Ok y91 -> mix 0; mix (Char.code y91)
    | Error y92 -> mix 1; mix_string y92
let _ = (match '\237' with | 'a'..'m' -> (let v0 = ("12", "b c") in Some (Array.make 16 1.5)) | 'a'..'m' -> ((match [] with | ((_ :: _) | []) -> () | (_ :: q1) -> ()); (if true then None else None)) | _ -> (List.assoc_opt (match [] with | ([] | (_ :: _)) -> '\'' | (q2 :: q3) -> '\255') []))
let rec f4 p5 p6 =
  if p5 < 1 then
    (ref (Array.make 5 0.5))
  else (
    f4 (p5 - 1) (ref (let (q7, q8) = ("a", []) in Array.make 5 0.5))
  )
let v9 = f4 6 (ref (Array.make 5 2.0))
let () = (mix_0 5 v9; note_end 0)
let v10 = f4 (hide 0 1) (ref (Array.make 5 0.0))
let () = (mix_0 5 v10; note_end 0)
let v18 = if (let rec f15 v9 = true in f15) '\255' then (if (match '\n' with | 'a'..'m' when (not (8 != 8)) -> true | '0'..'9' -> true | ('a'..'m' as w11) -> true | '0'..'9' -> false | 'a'..'m' -> true | ('0'..'9' | '0'..'9') when (((20 mod 3) + 4095) <= (if true then 7 else 17)) -> false | '0'..'9' -> false | q12 -> true | ('a'..'m' as w13) when (let v14 = ((); (Array.make 16 (Ok w13))) in (2 + 4096) <= 2) -> false | _ -> false) then (if (let (_, _) = (None, "a") in false) then ((); 'a') else (min 'z' '\'')) else ((); 'a')) else (let s16 = "" in let i17 = -2 in if i17 >= 0 && i17 < String.length s16 then s16.[i17] else 'a')
let s21 = String.make 2 (max (if false then v18 else ' ') (let s19 = "" in let i20 = 11 in if i20 >= 0 && i20 < String.length s19 then s19.[i20] else v18))
let v22 = '\023'
let () = (mix (Char.code v22); note_end 0)
let unused23 = f4 1 (match v22 with | 'a'..'m' -> v10 | '0'..'9' -> v10 | _ -> v10)
let s38 = (match (match v22 with | 'a'..'m' -> ([] :: []) | q24' -> ([] :: [])) with | [] -> (
  print_int (match v22 with | 'a'..'m' -> (16 lsr 13) | 'n' -> ((-1) * 17) | q25 -> (match q25 with | 'a'..'m' -> 13 | '0'..'9' -> 0 | 'a'..'m' -> 14 | 'n' -> 6 | _ -> (-3)));
  print_byte 32;
  print_float (match (let s26 = s21 in let i27 = 1 in if i27 >= 0 && i27 < String.length s26 then s26.[i27] else v22) with | ('a'..'m' | 'a'..'m') -> 0.5 | ('0'..'9' | '0'..'9') -> 10.0 | ('n' as w28) -> ((-3.25) -. 0.5) | q29 -> 10.0 | exception Invalid_argument _ -> (1.0 -. 2.0) | exception Failure _ -> 2147483648.0 | exception Not_found when false -> (0.0 *. 2.0) | exception Match_failure _ -> (if false then (-0.5) else 0.5) | exception _ -> ((); (-2.0)));
  print_newline ();
  let v30 = min (if 17 < (-1) then (try (Char.chr (9 land 255)) with | _ -> '\n') else (try '\165' with | _ -> v22)) v22 in
  string_of_float (abs_float (let v31 = s21 in -1.0))) | ([] :: _) -> (
  let v32 = v22 in
  (mix (Char.code v32); note_end 0);
  String.concat "a" [string_of_int 5; clip (Printf.sprintf "<%s>" s21)]) | ((q33 :: q34) :: q35) -> (
  String.make 0 (let s36 = q33 in let i37 = 11 in if i37 >= 0 && i37 < String.length s36 then s36.[i37] else v22)))
let () = (mix_string s38; note_end 0)
let s39 = string_of_float (abs_float (-. (( /. ) 1.0 1.5)))
let a40 = create_array (hide 1 3) []
let () = a40.(0) <- (match fst (None, s39) with | (None | None) -> (let i41 = 8 in if i41 >= 0 && i41 < 3 then a40.(i41) else []) | (None | (Some _)) when ((string_of_bool false) <> (string_of_bool false)) -> a40.(2) | Some q42 -> ((fun p43 -> []) []) | _ -> (let i44 = -1 in if i44 >= 0 && i44 < 3 then a40.(i44) else []))
let () = a40.(1) <- []
let () = a40.(2) <- [((); v22); v22; (match '\'' with | 'a'..'m' -> v22 | '0'..'9' -> v22 | 'n' -> '\255' | ('a'..'m' | 'a'..'m') -> v22 | '0'..'9' -> v22 | 'n' -> '\'' | q45 -> ' ' | '0'..'9' -> v22)]
let s47 = ref 1.0
let () = for i46 = 0 to 3 - 1 do
  s47 := (match a40.(i46) with | [] -> ((!s47) *. (-2147483648.0)) | ((q48 | ('a'..'m' as q48)) :: _) -> ((match q48 with | (q49 | ('a'..'m' as q49)) -> !s47 | '0'..'9' -> !s47 | 'n' -> !s47 | q50 -> !s47 | exception _ -> 100.75) +. (!s47)) | (q51 :: q52) -> ((-. !s47) *. (!s47)))
done
let n53 = !s47
let () = note_float n53
let f54 p55 p56' =
  a40.(0) <- (List.merge compare [] (v22 :: []));
  raise Division_by_zero
let v57 = (try (f54 (string_of_int 8) (Error v22)) with | Division_by_zero -> [])
let () = (mix_1 5 v57; note_end 0)
let s58 = Printf.sprintf "<%05d>" ((( * ) 11 0) lsl ((( - ) 11 4) land 31))
let s72 = (match a40.(0) with | [] -> (
  let v66 = if if true then true else true then (if true then v22 else v22) else (if [] <> [] then (let s64 = s21 in let i65 = 20 in if i65 >= 0 && i65 < String.length s64 then s64.[i65] else v18) else (if if false then false else false then (if 0 >= (-3) then (let (_, q63, _, _) = ('0', v18, (Array.make 4 (-1)), (let rec f62' p59 p60 p61 = v22 in f62')) in v22) else (if true || true then v22 else v22)) else v22)) in
  (mix (Char.code v66); note_end 0);
  a40.(1) <- (if (let v67 = ref (Array.make 5 v66) in false) then (try (if true then [] else []) with | _ -> []) else (min [] []));
  Printf.sprintf "<%i>" (min 16 (-3))) | ((q68 :: q69) | (_ :: ((q68 :: _) as q69))) when q68 >= 'A' -> (
  string_of_int (10 - 20)) | (q70 :: _) -> (
  String.make 2 (match v18 with | 'a'..'m' -> '\n' | q71 -> q70)) | _ -> (
  (try (
    let _ = f54 (string_of_float (abs_float n53)) (Error '\255') in
    v9 := [|n53; (-2.0); n53; 100.75; n53|]) with | Division_by_zero -> (a40.(1) <- []));
  String.concat "12" [if false then s21 else ""; clip (String.concat s58 [s58; clip s39])]))
let v74' = (let _v73 = String.make 2 ((); v22) in 'o')
let () = (mix (Char.code v74'); note_end 0)
let v82' = Ok (if 2 < 16 then (match v57 with | ([] | []) -> (Array.make 4 0) | (q75 :: q76) -> (Array.make 4 7)) else (let f54 = ((fun p77 p78 v74' -> s58), (Ok s58), (let rec f81 p79 p80 = s72 in f81), v57) in Array.make 4 3))
let () = (mix_2 5 v82'; note_end 0)
let () = (mix_string s39; note_end 0)
let () = (mix_0 5 v9; note_end 0)
let () = (mix_string s21; note_end 0)
let () = (mix_string s58; note_end 0)
let () = (mix_2 5 v82'; note_end 0)
let () = (mix_0 5 v10; note_end 0)
let () = (mix (Char.code v22); note_end 0)
let () = (mix (String.length s72); note_end 0)
let () = ()
