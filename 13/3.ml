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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n5 = (match Error (3 lsl 27) with | Ok _ -> ((a3.(wrap ((-3) * 9) 7) <- 1.5); (try 7 with | _ -> (-1))) | Error q4 -> (min q4 (-7)))
let () = note_int n5
let n6 = -((let n5 = (n5, 2.0) in 6) + (n5 / 2147483647))
let i7 = ref 0
let () = while !i7 < 7 do
  a3.(!i7) <- (if if false then false else false then ((-10.0) *. 1.5) else (if true then (-0.5) else 1.0));
  i7 := !i7 + 1
done
let i8 = ref ((hide 1 6) - 1)
let () = while !i8 >= 0 do
  a3.(!i8 + 1) <- ((a3.(!i8)) *. (abs_float 0.0));
  i8 := !i8 - 1
done
let () = (mix_floats a3 0 7; note_end 0)
let () = (match Array.init 2 (let rec f10 p9 = n6 in f10) with | (_ | [|_; _|]) -> (if ((match ((); (Array.make 3 n6)) with | [|(-3 as w11); (4 as w12); _|] -> (w12 * 12) | [|9; 4; _|] -> (match (Array.make 7 n5) with | [|_|] -> n5 | _ -> n6 | exception Failure q13 -> n6 | exception E0 (Ok q14) -> n6 | exception E0 (Error q15) -> n5 | exception E1 -> 19 | exception E2 -> n6) | [|q16; 4; _|] -> (if false then n6 else 1) | ([|q17; q18; q19|] | [|q18; q19; q17|]) -> (match [] with | [] -> 8 | (q20 :: []) -> q18 | ([] | (None :: (None :: _))) -> q18 | (None :: ((Some q21) :: _)) -> q19 | ((Some _) :: (q22 :: _)) -> q19) | q23' -> (let v24 = n5 in 17)) + 65536) > (if (match Ok n5 with | Ok q25 -> true | Error 1.0 -> false | ((Error _) | (Error _)) -> true) then ((); n6) else (compare 3.25 2.0)) then (a3.(3) <- ((-1.5) *. (let v26 = 1.0 in v26))) else (match (n6 land 19) == (if false then n6 else n6) with | true -> ((if false then () else ()); ()) | (false | false) -> (if String.contains "a" '\n' then ((let rec f27' n5 = () in f27') (ref 1.5)) else (if false then () else ())))) | [|_; 4|] -> (a3.(1) <- (a3.(6) +. a3.(wrap 17 7))) | [|3; q28|] -> (note_int (-4696)) | [|(-2147483648 as w29'); q30|] -> () | [|7; _|] -> (a3.(6) <- (max 5e-324 (let i31 = n5 in if i31 >= 0 && i31 < Array.length a3 then a3.(i31) else (if false then 0.0 else 1.5)))) | [|(5 | 5); q32|] -> (if 0.5 = (match [] with | [] -> (let i33 = q32 in if i33 >= 0 && i33 < 7 then a3.(i33) else 1.0) | (0.5 :: []) -> 1e16 | (0.5 :: (1.0 :: q34)) -> (0.0 *. (-0.0)) | ((0.5 :: (_ :: q35)) | (0.5 :: ((_ :: _) as q35))) -> (( -. ) 0.0 0.5) | (a3 :: q36) -> (if true then a3 else a3)) then () else ()) | ([|(6 as w37); q38|] | [|(6 as w37); q38|]) -> (let w37 = true in a3.(1) <- (-. 1.0)) | ([|8; n5|] | [|(2 as n5); _|]) -> (mix (Char.code 'X')) | [|((-1 as w39') | (3 as w39')); q40|] -> (let v48 = (let (q44', (q45, q46, _), q47') = (try (if n6 <= q40 then (let v41 = ref w39' in (false, (false, n6, q40), [])) else (true, (true, w39', n6), [])) with | Failure q42 -> (false, (true, q40, q40), []) | Not_found -> (false, (true, q40, q40), []) | Match_failure _ -> (false, (true, 14, q40), []) | E0 q43 -> (true, (true, w39', n6), [])) in tick_float 19 (-0.5)) in a3.(wrap (w39' lxor 0) 7) <- (( +. ) a3.(0) ((-1.5) -. 1.0))) | [|q49; n6|] -> (mix (if (match ((a3.(wrap (-9) 7) <- 100.75); ((); [])) with | [] -> (let v50 = n5 + n6 in "b c" >= "b c") | (q51 :: _) -> (try (if if q51 then q51 else q51 then false else (q51 || q51)) with | _ -> ((let rec f53 p52 = q51 in f53) '\''))) then 1 else 0); note_end 0) | q54 -> ())
let _ = Some (Error ((lxor) n5 16))
let n55 = 20
let () = Printf.printf "[%s %d]\n" "" (-(n5 * n6))
let () = (if ((); ((1 + 32767) >= n55)) then (Array.fold_right (let v62 = fun p56 p57 p58 -> ((fun p59 p60 p61 -> n55), 3) in (let rec f64' p63' () = () in f64')) a3 ()))
let p65' = n6 lsl 6
let p66 = (land) n6 p65'
let p67' = (match [] with | [] -> 3.25 | ([] :: []) -> (-1.5) | ((_ :: p65') :: ([] | [])) -> (-1.5) | (q68 :: (q69 :: _)) -> 3.25)
let p70' = a3.(1)
let p71 = p65' / (1 lor 1)
let p72 = p70' -. p70'
let p73 = float_of_string "100.75"
let p74 = p73
let p75 = if true then 2 else p65'
let p76 = max n55 p75
let p77 = p70' +. p72
let p78 = (let rec f80 p79 = 1.5 in f80) p75
let p81 = p71
let p82 = p74
let p83 = p81 + (-1)
let p84 = p70'
let p85' = p76 lsl 19
let p86 = Array.length a3
let p87 = int_of_string (string_of_int p75)
let p88 = p76
let p89 = 10.0 -. 1.0
let p90 = compare p87 p65'
let p91 = if true then p66 else p87
let p92 = p81 * 9
let p93 = 4 + 8
let p94' = p70' /. p84
let p95 = p83 mod (p65' lor 1)
let p96 = (match None with | None -> p86 | Some [|q97; _|] -> p85' | ((Some q98) | (Some q98)) -> p95)
let () = mix 1
let n99 = (p96 + (p95 * (p93 lxor ((p91 + ((p88 + (((((((p75 + (((p65') - p66) + p71)) - p76) + p81) + p83) - p85') + p86) - p87)) lxor p90)) + p92)))) * 1
let x100 = 1.0 -. (p94' -. (p89 -. ((p82 -. ((p77 -. (((((p67') -. p70') -. p72) *. p73) *. p74)) *. p78)) -. p84)))
let s102 = ref p78
let i101 = ref 0
let () = while !i101 < 7 do
  s102 := (a3.(!i101) -. (!s102)); if (fun p103 -> (p83 - 2147483647) < p96) (p92 * 7) then (i101 := !i101 + 1) else i101 := 7
done
let n104 = !s102
let () = note_float n104
let v113 = (Result.is_error (if false then (Ok (ref (ref false))) else (Ok (ref (ref false))))) && (match (let v105 = ("b c", 4, p86) in []) with | [] -> true | ([] | (0 :: _)) -> (if false then false else false) | (((-2) | 6) :: q106) -> (p87 == 10) | ((q107 :: _) | ((2 as q107) :: _)) -> ((p92 + 2147483647) >= p90) | (((1 :: p91) as w108) | ((_ :: w108) as p91)) -> (p94' >= 0.0) | ((5 :: q109) as w110) -> (if false then false else false) | ((-3) :: q111) -> (min true true) | (9 :: q112) -> (p87 <= p76) | ([] | (_ :: _)) -> (p94' <= p74))
let () = (mix (if v113 then 1 else 0); note_end 0)
let () = note_int n5
let () = note_float p67'
let () = note_int p81
let () = (mix (if v113 then 1 else 0); note_end 0)
let () = note_float p84
let () = note_int n55
let () = note_float p72
let () = note_int p90
let () = ()
