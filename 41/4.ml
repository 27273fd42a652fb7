type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y120 -> mix 1; mix_float y120
in
let p0 = 4 + 8 in
let p1 = 100.75 *. 0.0 in
let p2 = if true then p1 else p1 in
let p3 = p0 * 36 in
let p4 = p2 in
let p5 = 17 * 16 in
let p6 = - p0 in
let p7 = coarse (tan (limit p1 (-1.0) 1.0)) in
let p8 = 0.0 /. 0.0 in
let p9 = (try (if true then raise (Failure "\000\255x") else p8) with | Failure q10 -> p8 | _ -> p7) in
let p11 = ( *. ) p8 p9 in
let p12 = 1.7976931348623157e308 in
let p13 = int_of_float p12 in
let p14 = p6 in
let p15 = - 17 in
let p16 = p7 *. p12 in
let p17 = 100.75 in
let p18 = (let ((C0 (q19, q20') as w21) : t0) = ((C0 ((Array.make 8 p15), []) : t0) : t0) in p8) in
let p22 = (let (q23, _) = ((Array.make 16 true), (-100.75)) in p3) in
let p24 = compare p6 p22 in
let p25' = if true then p22 else p24 in
let p26 = p25' + p25' in
let p27 = p15 in
let p28 = 1e-310 in
let p29 = p16 in
let p30 = if false then (-2) else p26 in
let p31 = String.length "12" in
mix 1;
let n32 = (((p27 * (p26 - (((p22 - (p15 * (((p6 lxor (p5 * (p3 - (p0)))) - p13) * p14))) - p24) * p25'))) + p30) lxor p31) + 1 in
note_int n32;
let x33 = (((p18 -. ((p16 -. (p12 -. (((p8 -. (p7 *. (p4 +. (p2 -. (p1))))) +. p9) -. p11))) *. p17)) *. p28) +. p29) +. 1.0 in
let v112 = (match (min (max (C0 ((Array.make 8 p27), []) : t0) (C0 ((Array.make 8 p31), []) : t0)) (if true then (C0 ((Array.make 8 14), []) : t0) else (C0 ((Array.make 8 p24), []) : t0)) : t0) with | C0 ([||], ([] | [])) -> (
  let x44 = (try (try (
    let s35 = ref p9 in
    let i34 = ref 0 in
    while !i34 < 2 do
      (if !i34 = 7 then raise (E0 ((let rec f37 p36 = 'z' in f37) (let rec f40 n32 p38 p39 = p11 in f40))) else if if true then true else true then raise (E0 (let s41 = "b c" in let i42 = !i34 in if i42 >= 0 && i42 < String.length s41 then s41.[i42] else '\'')));
      s35 := 0.0; i34 := !i34 + 1
    done;
    let n43 = !s35 in
    note_float n43;
    n43) with | _ -> (x33 *. 0.0)) with | _ -> p28) in
  let v55' = if (2.0 -. 10.0) <= (if false then 2.0 else p11) then ((match ((C0 ((Array.make 8 1), []) : t0) : t0) with | ((C0 (q45, [])) | (C0 (q45, _))) -> (C0 (q45, []) : t0) | ((C0 (q46, _)) | (C0 (q46, (_ :: _)))) -> (C0 (q46, []) : t0)), (9 > 19), (let rec f48 p47 = Array.make 16 true in f48)) else ((match ([] : (int, float) t2 list) with | (((C0 (_, _)) :: _) | []) -> (C0 ((Array.make 8 p30), []) : t0) | (((C0 (_, _)) :: _) | []) -> (C0 ((Array.make 8 p31), []) : t0)), false, (if true then (let rec f53 p52 = Array.make 16 true in f53) else (fun p54 -> Array.make 16 false))) in
  note_int (let ((C0 (_, q56)) : (int, unit) t2) = ((C0 ('\n', "a") : (int, unit) t2) : (int, unit) t2) in p26)) | C0 (([||] | _), ('a'..'m' :: q57)) -> (
  let v78 = if (n32 mod (p15 lor 1)) >= p15 then (try (match q57 with | ([] | []) when ((false && true) || (List.fold_right (let rec f60 p58 p59 = p59 in f60) [] true)) -> (match ((ref true), 12) with | ((_, q61) | (_, q61)) when ((let rec f64' p62 = (try false with | Match_failure _ -> false | E0 'a'..'m' -> false | E0 q63' -> true | _ -> false) in f64') ((fun p65 -> C9) C9)) -> None) | (('a'..'m' :: []) | ('a'..'m' :: [])) when (if (match q57 with | ([] | []) -> false | ((q66 :: q67) | ((q66 :: _) as q67)) -> false) then (true && false) else (n32 > p30)) -> (match q57 with | ([] | []) when (String.equal (string_of_bool false) ((); "\000\255x")) -> None | (('a'..'m' :: q68) | (('a'..'m' :: _) as q68)) when ((false <> false) && ((); false)) -> None | _ -> None) | (_ :: ((_ :: _) | [])) when ((p30 + p30) == (16 mod (n32 lor 1))) -> (List.fold_left (let rec f73 p71 p72 = p71 in f73) None []) | ((q74 :: q75) | (q74 :: ((_ :: []) as q75))) when q74 = '\197' -> None | ((_ :: _) | []) when (snd ((); (6, true))) -> (Some 0.5) | _ -> None) with | Match_failure _ -> (Some p18)) else (let p28 = (let _v77 = 19 in (p13, p25', (p29, p13, ""), p31)) in if true then None else None) in
  let v92 = max (not ((if "a" <= "" then (float_of_int n32) else 1e999) <= (let v79 = p11 *. p17 in abs_float x33))) (((let rec f81 p80 = () in f81) p31); (match v78 with | ((Some _) | None) -> (List.for_all (if true then (fun p83 -> false) else (let rec f85 p84 = false in f85)) (p16 :: [])) | Some (0.0 | 0.5) -> ((1 - 65536) >= (let o86 = p14 in let o87 = p22 in let o88 = p25' in let o89 = p31 in let o90 = p26 in let ( lsl ) a b = b - a in o86 lsl o87 lsl o88 lsl o89 lsl o90)) | ((Some 0.5) | (Some _)) -> (((n32 * p22) + (-1073741824)) < (p31 / (p22 lor 1))) | ((Some q91) | (Some q91)) -> true)) in
  (if (match v78 with | (None | None) -> v92 | (None | (Some _)) when ((n32 mod 4) >= (p15 * p31)) -> true | ((Some _) | (Some _)) -> true | _ -> true) then (let _v93 = ((C0 (' ', "b c") : (float, int) t2), (v92, v92, 0.0, p30), "b c") in ()))) | C0 (([||] as w94), (('0'..'9' | 'n') :: q95)) -> (
  (match q95 with | ([] | []) -> (Printf.printf "[%s %d]\n" "a" 9) | ((q96 :: _) | (('a'..'m' as q96) :: _)) -> (if Option.is_none (if min false false then None else (Some "a")) then (fst ((match q95 with | ([] | ('a'..'m' :: _)) -> () | ([] | (_ :: [])) -> () | (q97 :: ((q98 :: p25') | (q98 :: (_ :: p25')))) -> ()), (p25' + n32)))) | (('a'..'m' :: p15) | ('a'..'m' :: p15)) -> (w94.(4) <- p22) | ((q99 :: q100') | (q99 :: q100')) -> (let _v101 = p25' in (try (mix p27) with | _ -> (match -10 with | ((6 as w102) | (-2 as w102)) -> (let ((_, q103, q104', q105), _) = ((p28, p27, p15, p25'), (C2 { r3 = _v101; r4 = n32; r5 = (p28, (1.5, p15)) })) in ()) | (0 | 0) -> (mix p22) | (2 | 2) -> (match q100' with | (([] as w106) | ([] as w106)) -> () | ((n32 :: q107) | ((n32 :: _) as q107)) -> ()) | ((-1) | 2) -> (if false then () else ()) | q108 -> (if false then () else ())))));
  (if (p24 + (-4097)) < p13 then (Array.sort (fun x y -> compare y x) w94) else (w94.(wrap (compare (Ok 13) (Ok 3)) 8) <- p24))) | ((C0 (q109, [])) | (C0 (([||] as q109), (_ :: _)))) -> (
  q109.(2) <- (p15 / (-2147483648))) | ((C0 (q110, q111)) | (C0 (q110, q111))) -> (
  note_float (sqrt 0.0))) in
let v113 = None in
(mix_0 5 v113; note_end 0);
let rec loop117 i114 s115 =
  if i114 <> 6 then (
    loop117 (i114 + 1) (try (float_of_int (100 / (i114 - 4))) with | Invalid_argument q116 -> p11 | Division_by_zero -> p11)
  ) else
    s115
in
let n119 = loop117 0 p29 in
note_float n119;
note_float n119;
note_int p3;
note_int p5;
note_int p26;
note_float p11;
note_float p18;
note_int p31;
()
