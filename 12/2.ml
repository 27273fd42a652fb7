type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y190 :: y191) -> mix 1; mix (Char.code y190); mix_0 (d - 1) y191
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y192 :: y193) -> mix 1; mix y192; mix_1 (d - 1) y193
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = if v3 then (Array.make 11 (-3.25)) else (Array.make 11 3.25)
let rec loop6 i5 n7 =
  if i5 < n7 then (
    (a4.(i5 + 1) <- (a4.(i5 + 2) -. (a4.(i5 + 1) *. (a4.(i5)))));
    loop6 (i5 + 1) n7
  ) else
    ()
let () = loop6 0 9
let () = (try (
  let v9' = ((clip ((); "tail \" end")) ^ (string_of_int 16)) >= (part ((clip "a") ^ "a") (let ((_, q8), _) = ((0.0, (-1.0)), 6) in 17) (3 - 16)) in
  let p10 = ((); 2) in
  let p11 = Array.length a4 in
  let p12 = (let rec f14 p13 = p13 in f14) p11 in
  let p15 = a4.(10) in
  let p16 = p15 in
  let p17 = p16 -. p16 in
  let p18 = p12 lsr (p12 land 31) in
  let p19 = 10.0 in
  let p20 = -2147483648 in
  let p21 = (match Ok (Array.make 5 v9') with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> p12 | Error q23 -> p12) in
  mix 1;
  let n24 = ((p20 + ((((p10) * p11) lxor p12) * p18)) * p21) + 1 in
  note_int n24;
  let x25 = 1.0 -. (p19 -. ((p16 *. (p15)) *. p17)) in
  note_float x25;
  ()) with | _ -> (List.fold_right (let rec f27' a4 p26 = p26 in f27') [] ()))
let () = print_char 'o'
let _ = (match ceil ((-0.0) *. (try (let v28 = v3 in 3.25) with | _ -> 0.5)) with | 0.0 -> (Array.length a4) | 1.0 -> (Array.length a4) | _ -> (( + ) (-(let o29 = -1 in let o30 = 3 in let o31 = -1 in let o32 = -3 in let o33 = 14 in let ( ** ) a b = b - a and ( := ) a b = a * 2 - b and ( ||| ) a b = b - a in o29 ||| o30 ||| o31 ||| o32 ** o33)) (int_of_float (let { r0 = a4; r1; r2 = _ } = { r0 = 100.75; r1 = (-1.0); r2 = None } in a4)))) + (((-4) / (1 lor 1)) mod ((fst ((truncate (-1.5)), (let v34 = Ok 6 in 1))) lor 1))
let a80 = (match { r0 = (Array.fold_right (fun p35 p36 -> 1.5) a4 (-10.0)); r1 = (let i37 = 10 in if i37 >= 0 && i37 < Array.length a4 then a4.(i37) else 2.0); r2 = (if false then None else None) } with | { r0; r1 = 1.0; r2 = None } -> (
  (match max { r0 = r0; r1 = r0; r2 = None } { r0 = r0; r1 = 1.5; r2 = None } with | ({ r0 = 1.0; r1 = (1.0 as w38); r2 = None } as w39) -> ((); (Array.make 4 (-10.0))) | { r0 = 1.0; r1 = (1.0 as w40'); r2 = (Some q41) } -> (let v46 = (let rec f45' p42 = ((fun p43 p44 -> 3), 17) in f45') in Array.make 4 w40') | { r0 = _; r1 = 0.0; r2 = _ } when (match Array.fold_right (fun p47 a4 -> a4) a4 (Array.make 8 r0) with | ([||] | _) when ((v3 && false) == ((20 + 2147483646) >= 8)) -> v3 | [|0.0|] -> v3 | [|_|] -> (((-2) - 4096) < 7) | q48 -> (v3 > v3)) -> ((); (Array.make 4 r0)) | { r0 = q49; r1 = 1.0; r2 = q50 } -> (Array.make 4 q49) | { r0 = _; r2 = q51; _ } -> [|2.0; 100.75; r0; r0|])) | { r0 = q52; r1 = q53; r2 = None } -> (
  let n54 = 3 in
  note_int n54;
  (if Array.exists (let rec f56 p55 = v3 in f56) a4 then (create_array 4 q53) else (if v3 then (Array.make 4 q53) else (Array.make 4 q52)))) | ({ r0 = _; r1 = 1.0; r2 = ((Some q57) | (Some q57)) } as w58) -> (
  (try (
    let x59 = 0.0 /. 0.0 in
    let n60 = ((((((0) + (if (if v3 then x59 else x59) = x59 then 66 else 0)) + (if x59 <> (if v3 then 3.25 else x59) then 56 else 0)) + (if x59 < x59 then 76 else 0)) + (if x59 > w58.r1 then 60 else 0)) + (if x59 <= x59 then 61 else 0)) + (if x59 >= x59 then 32 else 0) in
    note_int n60;
    let x61 = 0.0 /. 0.0 in
    let n62 = ((((((0) + (if x59 = x61 then 26 else 0)) + (if x61 <> x61 then 73 else 0)) + (if x61 < x61 then 55 else 0)) + (if x61 > (q57 *. x61) then 71 else 0)) + (if x61 <= x61 then 43 else 0)) + (if x61 >= (try (x59 /. x61) with | _ -> x61) then 4 else 0) in
    note_int n62;
    mix n62) with | _ -> (print_char '\n'));
  let s64 = part (if Array.fold_right (fun p63 q57 -> q57) a4 v3 then (string_of_float (abs_float q57)) else ((); "12")) ((); 1) ((); 7) in
  (let (q65, _, s64) = (3, 6, "\000\255x") in (let _v66 = q57 in Array.make 4 2.0))) | { r0 = q67'; r1; r2 = (Some _) } -> (
  let r1 = if false then ((let (q70, _, q71, q72) = ({ r3 = 0.0; r4 = 7; r5 = None; r6 = 10; r7 = r1 }, (let rec f69 p68 = r1 in f69), 2, []) in q67') /. q67') else (try 0.0 with | _ -> r1) in
  let f77 = (let v73 = a4.(4) +. (1.5 /. r1) in (let rec f76 r1 p74 = (let i75 = 7 in if i75 >= 0 && i75 < 2 then p74.(i75) else 13) in f76)) in
  Array.map (fun p78 -> (let v79 = (p78, [], (ref 16), v3) in p78)) (Array.sub a4 0 4)))
let rec build81 p82 p83 =
  if p82 <= 0 then [] else
    (match { r0 = 10.0; r1 = 1.5; r2 = None } with | ({ r0 = q84; r1 = q85; r2 = _ } | { r0 = q85; r1 = q84; r2 = _ }) -> '\'' | exception _ -> '\n') :: (build81 (p82 - 1) (let v86 = Array.make 4 0.0 in p83))
let v87 = build81 6 (try (13 - 18) with | _ -> 9)
let () = (mix_0 5 v87; note_end 0)
let () = (mix_0 5 v87; note_end 0)
let () = (match if ((Ok (-0.0)) > (Error (Array.make 8 v3))) <= ((20 < 6) && ((); v3)) then ((if List.mem (-3) [] then (a80.(0) <- 100.75)); { r0 = (max 0.0 1.5); r1 = (try (10.0 -. 1.5) with | _ -> 10.0); r2 = (match v87 with | [] -> None | (q88 :: q89) -> None) }) else (match v87 with | [] -> (let (q92, q93, q94) = (let { r0 = q90; r1 = _; r2 = q91 } = { r0 = 1.0; r1 = 2.0; r2 = None } in (3.25, (-3), "12")) in { r0 = q92; r1 = q92; r2 = None }) | (_ :: q95) -> { r0 = 0.0; r1 = 2.0; r2 = (match 7 with | ((8 as w96) | (8 as w96)) -> None | 6 -> None | -2147483648 -> None | q97 -> None) }) with | { r0 = q98; r1 = 1.0; _ } -> (try (match (match if true && v3 then (( +. ) 0.0 q98) else (if v3 then 0.5 else q98) with | 1.0 -> (match q98 with | 0.5 -> (try ('0' :: []) with | _ -> []) | q99 -> (if v3 then raise (Failure "a") else v87)) | 1.0 -> [] | 0.0 -> v87 | q100 -> (if (match { r0 = q100; r1 = q100; r2 = None } with | { r0 = q101; r1 = q102; r2 = None } -> v3 | { r0 = build81; r1 = (v87 | (1.0 as v87)); r2 = (Some q103) } -> v3 | { r0 = _; r1 = 0.0; r2 = (Some _) } -> v3 | { r0 = q104; r1 = q105; r2 = (Some q106) } -> v3) then raise (Failure "a") else [])) with | ([] as w107) -> (a80.(1) <- 1e16) | ((_ :: []) | []) -> (match "pd".[2] with | 'a'..'m' -> (try (match (Some 0) with | None -> (if v3 then ()) | Some (2 as w109) -> (mix (Char.code '\n'); note_end 0) | Some (-3) -> (a80.(hide 0 3) <- 2.0) | Some 4 -> (a4.(wrap 32767 11) <- 2.0) | Some 7 -> () | Some ((-2) | (-2)) -> (a80.(3) <- 1.0) | Some _ -> (match v87 with | ((q110 :: _) | (q110 :: _)) when v3 -> () | [] -> () | (q111 :: q112) -> ()) | exception Match_failure _ -> (a4.(wrap (if true then 10 else 3) 11) <- q98) | exception E0 -> (let _v113' = () in _v113')) with | Division_by_zero -> () | Failure q114 -> (match v87 with | ([] as w115) -> () | ((_ :: q116) | ([] as q116)) -> ()) | E0 -> (let _v117 = Array.make 9 q98 in ())) | '0'..'9' -> (fst ((), "a")) | ('n' | 'n') -> () | q118 -> (if List.mem '0' [] then (a80.(0) <- 10.0) else (let { r0 = q118; r1 = _; r2 = _ } = { r0 = q98; r1 = q98; r2 = None } in ())) | exception Invalid_argument _ -> (List.iteri (let rec f121 p119 p120 = () in f121) ((-2) :: [])) | exception _ -> (Array.fold_right (fun p122 () -> ()) a80 (if false then ()))) | ([] | (_ :: (_ :: _))) -> ()) with | Failure q123 -> (print_char (match [] with | [] -> (Char.chr ((-1) land 255)) | (q124 :: []) -> (let s125 = q123 in let i126 = -1 in if i126 >= 0 && i126 < String.length s125 then s125.[i126] else '\'') | (([|q127; q128|] :: ((_ :: _) as w129)) | (([|q127; q128|] :: (_ :: _)) as w129)) -> '7' | (q130 :: (q131 :: [])) -> 'V' | (_ :: (q132 :: (_ :: q133))) -> (Char.lowercase_ascii 'a'))) | _ -> (note_float (tick_float 14 (q98 +. 100.75)))) | { r0 = q134; r1 = _; r2 = q135 } -> (if v3 then (min (let v136 = ((); v3) in ()) (match v87 with | [] -> (a80.(2) <- q134) | (('a'..'m' :: q137) | (('a'..'m' :: _) as q137)) -> (a4.(9) <- q134) | ('0'..'9' :: q138) -> () | [] -> ((); ()) | ('n' :: q139) -> (let { r3; r4 = q140; r5 = q141; r6 = q142; r7 = q143 } = { r3 = q134; r4 = (-1); r5 = None; r6 = (-3); r7 = q134 } in ()) | (q144 :: q145) -> ((fun p146 -> ()) v3))) else (((let _v147 = 10 in ()); (Option.iter (let rec f149 p148 = () in f149) None)); (try (Printf.printf "[%s %d]\n" "" (match v87 with | [] -> 6 | ('a'..'m' :: q150) -> 17 | (('n' :: q151) | ((_ :: _) as q151)) -> 10 | (q152 :: _) -> 17)) with | _ -> (List.fold_right (let rec f154 p153 () = () in f154) [] ())))))
let () = if 0.5 > (match { r3 = 2.0; r4 = 3; r5 = None; r6 = 3; r7 = 0.5 } with | { r3 = q155; r4 = 7; r5 = q156; r6 = q157; r7 } -> q155 | { r3 = q158; r4 = 4; r5 = q159; r6 = q160; r7 = q161 } -> q161 | ({ r3 = _; r4 = (-2147483648); r5 = q162; r6 = q163; r7 } as w164) -> r7 | { r4 = q165; r5 = (None | None); r6 = q166; _ } -> (-1.5) | { r3 = q167; r4 = q168; r5 = (Some q169); r6; r7 = _ } -> 1.0) then (if if v3 then v3 else v3 then () else (match v87 with | ([] | []) -> () | ('a'..'m' :: ([] | (_ :: (_ :: _)))) -> () | ('a'..'m' :: ((_ :: q170) | ([] as q170))) -> () | (('0'..'9' :: q171) as w172) -> () | ('n' :: []) -> () | (('n' :: (q173 :: q174)) | ((('n' as q173) :: (_ :: _)) as q174)) -> () | ((q175 :: q176) | ((q175 :: _) as q176)) -> ())) else ((); (if v3 then () else ()))
let () = print_string (let v178 = (let v177' = Ok [] in 18) in "ykmroec")
let x189 = (match { r0 = (float 14); r1 = a80.(wrap (9 + 3) 4); r2 = (List.find_map (let rec f179 build81 = None in f179) v87) } with | ({ r0 = 0.5; r1; r2 = q180 } | { r0 = r1; r1 = 0.5; r2 = q180 }) -> (
  a4.(7)) | { r0 = q181; r1 = q182; r2 = None } -> (
  (float_of_int 1) -. (q181 +. q182)) | { r0 = q183; r1 = build81; r2 = (Some q184) } -> (
  let rec build185 p186 p187 =
    if p186 <= 0 then [] else
      (p187 / (p187 lor 1)) :: (build185 (p186 - 1) p187)
  in
  let v188 = build185 7 (14 * 7) in
  (mix_1 5 v188; note_end 0);
  (mix_1 5 v188; note_end 0);
  let _ = build185 4 (3 + 17) in
  q183))
let () = (mix_floats a4 0 11; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_float x189; note_end 0)
let () = ()
