type t0 = C0 of int | C1
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y83 -> mix 0; mix y83
    | C1 -> mix 1
let v2 = (let s0 = Printf.sprintf "<%05d>" (if false then 19 else 3) in let i1 = 13 in if i1 >= 0 && i1 < String.length s0 then s0.[i1] else '0')
let () = assert (hide 1 3 = 3)
let c3 = ((try ((sqrt 100.75) /. (float 18)) with | _ -> ((); (-1.5)))) +. (try ((sqrt 100.75) /. (float 18)) with | _ -> ((); (-1.5)))
let c4 = ((0.5 +. 100.75)) +. (try ((sqrt 100.75) /. (float 18)) with | _ -> ((); (-1.5)))
let c5 = (c4) *. c3
let c6 = (c4) -. c5
let () = note_float c6
let () = (match (let s7 = Printf.sprintf "<%u>" (6 land 2147483647) in let i8 = fst (7, "\000\255x") in if i8 >= 0 && i8 < String.length s7 then s7.[i8] else v2) with | (q9' | ('a'..'m' as q9')) -> (let (q14, q15, _, _) = ([], (let rec f12 p10 p11 = q9' in f12), "", (fun p13 -> q9')) in mix (Char.code q9')) | ('a'..'m' | 'a'..'m') when (("a" <> "tail \" end") = (16 > 14)) -> () | q16 -> ((); ()) | _ -> (mix (Char.code 'w')))
let apply17 p18 p19 p20 =
  let s21 = p20 (String.concat p19 [p19; clip ""]) (Printf.sprintf "<%c>" p18) in
  Array.make 2 (if (int_of_float (c6 +. c5)) >= (max ((land) 3 7) (14 / (14 lor 1))) then (match p18 with | 'a'..'m' -> ((if true then () else ()); (match p18 with | 'a'..'m' -> p18 | '0'..'9' -> 'a' | '0'..'9' when false -> p18 | c4 when c4 <> '\045' -> c4 | _ -> p18 | _ -> '\255')) | q22 -> '\198') else p18)
let a26 = apply17 (match v2 with | 'a'..'m' -> v2 | 'n' -> v2 | ('a'..'m' | 'a'..'m') -> v2 | '0'..'9' -> v2 | 'n' -> v2 | q23 -> q23) (String.make 4 '0') (fun p24 p25 -> p25)
let () = (mix (Char.code a26.(1)); note_end 0)
let a31 = apply17 (let c5 = "12" in '\'') (string_of_int 5) (let c4 = ((let rec f28 p27 = p27 in f28), "b c") in fun p29 p30 -> p30)
let () = (mix (Char.code a31.(1)); note_end 0)
let v34 = ((mix (Char.code v2)); ((let rec f33 p32 = '\030' in f33) (if true then 'a' else v2)))
let _ = apply17 (Char.uppercase_ascii v34) (String.make 4 v34) (fun v34 p35 -> "\000\255x")
let () = (((let rec f39 p36 = a26.(0) <- (let s37 = Printf.sprintf "<%6s>" "b c" in let i38 = 13 in if i38 >= 0 && i38 < String.length s37 then s37.[i38] else v2) in f39) (match v34 with | 'a'..'m' -> ((); [v34]) | _ -> (match C1 with | C0 (-2) -> (if false then [] else []) | C0 q40 -> (if true then [] else []) | C1 -> (v2 :: [])) | exception _ -> (let v41 = v34 in v34 :: []))); ((match C0 (if true then 18 else 17) with | C0 q42 -> (try (if if false then raise Not_found else false then raise Not_found else (mix (Char.code '\n'); note_end 0)) with | Not_found -> (min () ())) | C1 -> (a31.(1) <- a31.(1))); (a26.(0) <- a31.(0))))
let a43 = ((); (Array.make 8 1))
let i44 = ref 0
let () = while !i44 < 2 do
  (
    for i45 = 0 to (hide 1 4) - 1 do
      a43.(!i44 * 4 + i45) <- ((a43.(!i44 * 4 + i45)) + i45);
      ()
    done;
    ());
  i44 := !i44 + 2
done
let () = (mix_ints a43 0 8; note_end 0)
let v61 = (match (match v34 with | 'a'..'m' -> (Ok C1) | '0'..'9' -> (match (C1, v34, "a") with | (((C1, q46, q47) as w48) | ((C1, q46, q47) as w48)) when q46 = 'I' -> (Ok C1) | (q49', q50, _) -> (Ok C1)) | _ -> (let _v51 = None in Ok C1)) with | (Ok q52 as w53) -> (
  a43.(0) <- (( * ) 1023 ((-65536) / 4096));
  a26.(a43.(4) land 1) <- v34;
  ('3', (if false then '\'' else v2))) | Error ('a'..'m', _) -> (
  print_string (string_of_int (-2147483648));
  let v59 = snd ((let s54 = Printf.sprintf "<%-6s|>" (String.concat "a" ["a"; clip "b c"]) in let i55 = (String.length "a") * 10 in if i55 >= 0 && i55 < String.length s54 then s54.[i55] else v34), (let v56 = C1 in (let s57 = string_of_bool true in let i58 = if true then (-3) else (-1) in if i58 >= 0 && i58 < String.length s57 then s57.[i58] else v34))) in
  (v34, a31.((if false then (-2) else 6) land 1))) | Error (q60, _) -> (
  (v34, 'a')))
let a76 = (match (match v34 with | 'a'..'m' -> (((Array.make 3 1.5), v34, v34, v34) :: []) | '0'..'9' -> [] | q62' -> (List.flatten []) | _ when (not ("12" > "\000\255x")) -> (if false then [] else [])) with | [] -> (
  (let v63 = ((); '0') in Array.make 9 C1)) | (q64 :: q65) -> (
  let x66 = 0.0 /. 0.0 in
  let n67 = ((((((0) + (if (c5 -. 3.25) = x66 then 84 else 0)) + (if x66 <> x66 then 11 else 0)) + (if (if false then c6 else c5) < x66 then 81 else 0)) + (if x66 > x66 then 51 else 0)) + (if x66 <= x66 then 38 else 0)) + (if (x66 *. c5) >= x66 then 1 else 0) in
  let rec loop70 i68 n71 s69 =
    if i68 >= 0 then (
      loop70 (i68 - 1) n71 (((s69) *. (float_of_int i68)) -. 0.1)
    ) else
      s69
  in
  let n72 = loop70 (20 - 1) 20 c6 in
  note_float n72;
  (if if true then false else false then (let v73 = ((Array.make 2 16), C1, C1) in Array.make 9 C1) else (match v2 with | ('a'..'m' | 'a'..'m') -> (Array.make 9 C1) | 'a'..'m' -> (Array.make 9 C1) | ('a'..'m' as w74) -> (Array.make 9 C1) | ('a'..'m' | '0'..'9') -> (Array.make 9 C1) | 'n' when (if 4 != n67 then (x66 < x66) else (try (100.75 <= n72) with | _ -> false)) -> (Array.make 9 C1) | 'n' -> (Array.make 9 C1) | q75 -> (Array.make 9 C1)))))
let () = (mix_0 5 a76.(8); note_end 0)
let () = prerr_int (try (((-3) lxor (-2)) lsl 4) with | _ -> (6 * 13))
let () = prerr_byte 32
let () = prerr_float ((if true then () else ()); (try (if false then c3 else (-10.0)) with | _ -> c4))
let () = prerr_newline ()
let v79 = (let s77 = string_of_float 5e-324 in let i78 = if not true then (8 lsr 14) else 3 in if i78 >= 0 && i78 < String.length s77 then s77.[i78] else v34)
let v81 = if min (match v79 with | 'a'..'m' -> true | 'n' -> true | 'n' -> false | q80 -> true) (max false true) then '\042' else '\230'
let () = (mix (Char.code v81); note_end 0)
let v82 = C1
let () = (mix_0 5 v82; note_end 0)
let () = note_float c6
let () = note_float c3
let () = note_float c5
let () = (mix_0 5 a76.(8); note_end 0)
let () = (mix_0 5 v82; note_end 0)
let () = (mix (Char.code v34); note_end 0)
let () = note_float c4
let () = (mix (Char.code a26.(1)); note_end 0)
let () = ()
