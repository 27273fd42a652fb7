type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y95 :: y96) -> mix 1; mix y95; mix_0 (d - 1) y96
let rec build0 p1 p2 =
  if p1 <= 0 then [] else
    ((); p2) :: (build0 (p1 - 1) (-5))
let v7 = build0 6 (let v6 = (let rec f5 p3 p4 = 11 in f5) in 3)
let () = (mix_0 5 v7; note_end 0)
let v9 = build0 7 (try (if true then 15 else 16) with | Division_by_zero -> (-3) | Failure q8 -> 6 | Not_found -> (-2))
let () = (mix_0 5 v9; note_end 0)
let n52 = (try (
  (if true then ());
  let p10 = - 18 in
  let p11 = -11 in
  let p12 = Char.code 'z' in
  let p13 = (try (let v15 = fun p14 -> C20 in 1.5) with | _ -> (-100.75)) in
  let p16' = p13 in
  let p17 = p13 in
  let p18 = p17 +. p16' in
  let p19 = 14 in
  let p20 = p17 in
  let p21 = (land) p19 p19 in
  let p22 = (let o23 = p21 in let o24 = p10 in let o25 = 17 in let o26 = 2 in let ( || ) a b = a lxor (b + 1) and ( @! ) a b = b - a in o23 @! o24 || o25 @! o26) in
  let p27 = - p21 in
  let p28 = -8896 in
  let p29 = p20 *. p17 in
  let p30 = List.fold_left (fun p31 p32 -> p32) p27 [] in
  let p33 = ((); p27) in
  let p34 = p29 in
  let p35 = p20 *. p29 in
  let p36 = -17 in
  mix 1;
  let n37 = (p36 + (p33 * (((((p21 + (p19 lxor (p12 + ((p10) lxor p11)))) - p22) + p27) lxor p28) lxor p30))) + 1 in
  let x38 = (p35 -. ((p29 -. ((((p16' *. (p13)) +. p17) *. p18) *. p20)) -. p34)) +. 1.0 in
  note_float x38;
  (if true then (match v9 with | (([] as w39) | ([] as w39)) when ((match v7 with | ([] | []) -> false | (q40 :: _) -> true) && ("12" <= "\000\255x")) -> () | ((_ :: q41) | ([] as q41)) -> () | ([] | (_ :: _)) when ((false && true) && (5 <> p22)) -> (match v9 with | [] -> () | (q42 :: ([] | ((-2) :: _))) -> () | (q43 :: (q44 :: q45)) when q44 <> (-13) -> ()) | _ -> (match p22 with | (q46 | (5 as q46)) -> () | (8 | 4) when ((match v7 with | [] -> false | ((2 :: []) | (_ :: [])) -> true | (p19 :: (0 :: _)) -> false | (q47 :: (q48 :: q49)) -> false) = (let v50 = ((Array.make 6 p30), (14, n37)) in true)) -> () | _ when ((ceil x38) > (float_of_string "0.5")) -> () | _ -> ())));
  let n51 = 12 in
  note_int n51;
  2) with | Match_failure _ -> (let v7 = Array.make 16 false in 0))
let () = note_int n52
let () = (try (
  let x71 = (0.5 +. (abs_float 0.5)) /. (match [] with | [] -> (let v53 = '0' in -1.5) | (1 :: _) -> 2.0 | (6 :: q54) -> (if true then 100.75 else 2.0) | (((-2) :: _) as w55) -> (snd ('\n', (-0.0))) | (q56 :: q57) -> (match C26 with | C26 -> 1.0 | ((C24 (q58, (C1 q59), q60)) | (C24 (q58, (C1 q59), q60))) -> 3.25 | C24 (_, (C0 (q61, q62, q63, q64, q65, _, q66')), q67) -> 1.0 | C24 (q68, C2, q69') -> 100.75 | C25 (_, q70) -> 100.75 | C27 -> (-100.75))) in
  let p72 = -. x71 in
  let p73 = 65535 in
  let p74 = p73 * p73 in
  let p75 = p72 in
  let p76 = -. 0.5 in
  let p77 = 10.0 in
  let p78 = if true then 2 else n52 in
  let p79 = p75 +. (-1.5) in
  let p80 = int_of_string (string_of_int p73) in
  let p81 = p76 in
  let p82 = (let _v83 = p80 in 1.5) in
  let p84 = p79 *. 0.0 in
  let p85 = 0.5 in
  let p86 = compare 6 p74 in
  mix 1;
  let n87 = ((((p74 + (p73)) - p78) - p80) - p86) * 1 in
  note_int n87;
  let x88 = 1.0 *. (p85 *. (p84 -. (p82 +. ((p79 *. ((((p72) +. p75) +. p76) +. p77)) +. p81)))) in
  let x89 = (x88 -. (try (if false then p82 else p84) with | _ -> p85)) *. (abs_float (-. (-0.5))) in
  note_float x89;
  ((match v9 with | [] -> () | (q90 :: []) -> () | ((_ :: (_ :: _)) | (_ :: _)) -> ()); (if true then () else ()))) with | _ -> (note_int n52))
let () = (mix_0 5 v7; note_end 0)
let () = note_int n52
let () = (mix_0 5 v9; note_end 0)
let () = ()
