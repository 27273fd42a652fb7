type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let v34 = (match { r1 = (match Array.make 6 0.5 with | [|0.5; 0.0|] -> 7 | ([|(0.5 as w9); _|] | [|w9|]) -> 0 | (q10 | ([|_; _|] as q10)) -> 6 | q11 -> 19); r2 = (if true then 5 else 0); r3 = (true, []) } with | ({ r1 = q12; r2 = q13; r3 } | { r1 = q12; r2 = q13; r3 }) -> (
  let rec loop16 i14 n17 s15 =
    if i14 >= n17 then s15 else (
      loop16 (i14 + 1) n17 (0.0 +. ((float_of_int i14) *. (s15)))
    )
  in
  let n18 = loop16 0 20 3.25 in
  note_float n18;
  let v21' = if (if true then true else false) && (not false) then true else ("" < (match [] with | ([] | []) -> "a" | (q19 :: q20) -> q19)) in
  (match r3 with | (true, []) -> (let v22 = { r1 = q13; r2 = 9; r3 = (v21', []) } in '\'') | (true, (q23 :: q24)) -> (let s25' = "tail \" end" in let i26 = q13 in if i26 >= 0 && i26 < String.length s25' then s25'.[i26] else 'a') | (false, []) -> ((); ' ') | (false, (_ :: q27)) -> (match q27 with | (q28 :: (q29 :: q30)) when v21' -> ' ' | [] -> 'a' | (1.0 :: []) -> '\255' | (1.0 :: (q31 :: q32)) -> 'z' | (q33 :: _) -> 'a'))))
let n35 = -1
let s42 = (match { r0 = n35 } with | { r0 = (-2) } -> (
  let x37 = if n35 <= (-1) then (let _v36 = n35 in 3.25) else (if n35 = n35 then (if Result.is_ok (Ok n35) then (if n35 <= n35 then (snd ("", 1.5)) else (if (n35 - (-65536)) < 15 then (2.0 *. 100.75) else (if false then 5e-324 else (snd (n35, 10.0))))) else (2.0 -. (-1.5))) else ((); 3.25)) in
  ((if false then ()); (string_of_float 2147483648.0))) | ({ r0 } as w38) -> (
  let x40 = if (let { r0 } = { r0 = n35 } in false && true) then (if true || false then (match r0 with | -2147483648 -> 10.0 | q39 -> 1.5) else (float_of_int n35)) else 1.0 in
  ((w38.r0 <- (-2)); (try (part "12" 6 r0) with | Invalid_argument q41 -> q41 | Division_by_zero -> "12" | Failure _ -> "\000\255x" | Not_found -> "" | E0 -> "\000\255x"))))
let _ = n35
let n43 = 4096
let () = (let v44' = { r0 = (n43 lsr 27) } in (((let rec f46 p45 = () in f46) (Array.make 8 n43)); (if true then () else ())))
let n47 = 20
let x88 = (match { r0 = (if true then n47 else 7) } with | ({ r0 = (-2) } | { r0 = 0 }) -> (
  let v52 = Char.chr ((match v34 with | 'n' -> (- 18) | 'a'..'m' -> (max 15 n47) | 'a'..'m' -> 4839 | '0'..'9' -> n47 | ('a'..'m' | 'a'..'m') -> (int_of_float 1.5) | _ -> (-8) | exception _ -> (let o48 = 19 in let o49 = 19 in let o50 = 12 in let o51 = n47 in let ( = ) a b = a * 2 - b in o48 = o49 = o50 = o51)) land 255) in
  let n35 = (List.concat_map (let rec f55 p53' = (let v54 = Array.make 16 3.25 in []) in f55) (match { r0 = n43 } with | { r0 = (-2147483647) } -> [] | { r0 = (-1) } -> [] | { r0 = 8 } -> [] | { r0 = 1 } -> [] | { r0 = (-2147483648) } -> [] | { r0 = q56 } -> [])) <= (let v57 = ((); 2.0) in List.rev_map (fun p58 -> { r0 = n43 }) []) in
  (mix (if n35 then 1 else 0); note_end 0);
  (if (match C6 with | C4 q59 -> false | C5 (q60, q61, _) -> n35 | (C6 | C6) -> true) then 10.0 else 100.75)) | { r0 = (-2147483648) } -> (
  let n62 = ((-65536) + (String.length "")) - (List.length (if true then [] else [])) in
  let a63 = create_array (hide 1 10) n47 in
  let s65 = ref n47 in
  let i64 = ref 0 in
  while !i64 < (hide 1 10) do
    a63.(!i64) <- ((!s65) - a63.(5));
    s65 := (a63.(!i64) lxor (a63.(5) + (!s65))); i64 := !i64 + 1
  done;
  let n66' = !s65 in
  note_int n66';
  -. ((); 0.0)) | { r0 = (5 | 5) } -> (
  let n75 = (match v34 with | 'a'..'m' -> (if false then n47 else 5) | '0'..'9' -> (-1073741824) | _ -> (Array.fold_right (fun p67 p68 -> p67) (Array.make 5 n47) n47)) + (match C5 (None, (Array.make 2 0.5), (-100.75)) with | ((C4 _) | (C5 (_, _, _))) -> (n47 - n47) | C5 (_, q69, q70) -> (n35 + n43) | C6 -> (let o71 = n47 in let o72 = n47 in let o73 = n47 in let o74 = n47 in let ( +. ) a b = a * 2 - b in o71 +. o72 +. o73 +. o74)) in
  let v84 = (match v34 with | 'a'..'m' -> (try ((string_of_float (-1.7976931348623157e308)), (match n47 with | (4 | 4) -> (Ok (s42, false, 1.5, n75)) | 0 -> (Ok (s42, true, 1.5, n47)) | q76 -> (Ok ("b c", false, 1.5, n75))), (let v79 = (let rec f78 p77 = -0.5 in f78) in n75)) with | _ -> ("", (Ok ("b c", false, 1.0, n75)), n47)) | 'n' -> (match v34 with | 'a'..'m' -> (s42, (Ok (s42, false, 1.5, n75)), n47) | ('n' as w80) -> ("\000\255x", (Ok (s42, false, 0.0, n43)), n43) | q81 -> ("12", (Ok (s42, true, 100.75, n47)), 20)) | q82 -> (((let rec f83 n75 = s42 in f83) n43), (match q82 with | 'a'..'m' -> (Ok (s42, false, 0.5, (-2))) | ('0'..'9' | '0'..'9') -> (Ok (s42, false, 0.0, 1)) | 'a'..'m' -> (Ok ("tail \" end", true, 0.5, 5)) | ('0'..'9' | _) -> (Ok (s42, false, 2.0, n47)) | 'n' -> (Ok (s42, false, 1.0, n47)) | n47 -> (Ok ("tail \" end", true, 3.25, n43))), n75)) in
  float_of_string "0.5") | { r0 = q85 } -> (
  let x86 = 0.0 /. 0.0 in
  let n87 = ((((((0) + (if x86 = ((); (-3.25)) then 54 else 0)) + (if x86 <> x86 then 47 else 0)) + (if x86 < x86 then 48 else 0)) + (if x86 > x86 then 72 else 0)) + (if x86 <= x86 then 87 else 0)) + (if (x86 /. x86) >= x86 then 13 else 0) in
  note_int n87;
  1e-310))
let x89 = 0.0 /. 0.0
let n92 = ((((((0) + (if x89 = x89 then 28 else 0)) + (if x89 <> (-0.0) then 33 else 0)) + (if x89 < (String.fold_left (fun p90 p91 -> x89) x89 s42) then 19 else 0)) + (if x89 > x89 then 96 else 0)) + (if x89 <= x89 then 52 else 0)) + (if x89 >= x89 then 54 else 0)
let () = note_int n92
let c101 = ((match v34 with | ('a'..'m' as w93) when w93 <> '\155' -> n92 | ('a'..'m' | 'a'..'m') -> n92 | 'a'..'m' -> n92 | (('n' as w94) | ('0'..'9' as w94)) -> n47 | q95 -> n43) mod (-1)) - ((let ((_, q99), _, q100') = ((x88, n92), (let rec f98 p96 p97 = n92 in f98), n92) in q100'))
let c102 = c101 + ((let ((_, q99), _, q100') = ((x88, n92), (let rec f98 p96 p97 = n92 in f98), n92) in q100'))
let c103 = (let ((_, q99), _, q100') = ((x88, n92), (let rec f98 p96 p97 = n92 in f98), n92) in q100') - (((match v34 with | ('a'..'m' as w93) when w93 <> '\155' -> n92 | ('a'..'m' | 'a'..'m') -> n92 | 'a'..'m' -> n92 | (('n' as w94) | ('0'..'9' as w94)) -> n47 | q95 -> n43) mod (-1)))
let c104 = c102 - (((match v34 with | ('a'..'m' as w93) when w93 <> '\155' -> n92 | ('a'..'m' | 'a'..'m') -> n92 | 'a'..'m' -> n92 | (('n' as w94) | ('0'..'9' as w94)) -> n47 | q95 -> n43) mod (-1)))
let c105 = c102 * (c102)
let c106 = c102 + (c103)
let c107 = (c105) * c103
let c108 = (c101) + c102
let c109 = (((match v34 with | ('a'..'m' as w93) when w93 <> '\155' -> n92 | ('a'..'m' | 'a'..'m') -> n92 | 'a'..'m' -> n92 | (('n' as w94) | ('0'..'9' as w94)) -> n47 | q95 -> n43) mod (-1))) + c108
let c110 = ((let ((_, q99), _, q100') = ((x88, n92), (let rec f98 p96 p97 = n92 in f98), n92) in q100')) - c104
let c111 = (c110) - c108
let () = note_int c111
let s117 = snd (min (let (q113, c103) = ((c104, true, true), (List.exists (fun p112 -> false) [])) in ((if c103 then x89 else x89), (String.concat s42 ["a"; clip s42]))) ((float (truncate x89)), (match v34 with | 'a'..'m' -> ((clip s42) ^ "") | ('n' | 'n') -> (match { r0 = c105 } with | { r0 = 9 } when (let v114 = n47 lor 6 in if true then true else false) -> s42 | { r0 = 9 } -> s42 | ({ r0 = 4 } as w115) -> s42 | { r0 = q116 } -> s42) | _ -> s42)))
let () = (mix_string s117; note_end 0)
let () = note_int c101
let () = note_int n92
let () = (mix_string s42; note_end 0)
let () = note_int c103
let () = note_int c109
let () = note_int n47
let () = note_float x89
let () = note_int c102
let () = ()
