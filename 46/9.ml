type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = C14 of int * unit | C8 of { r9 : t2 array } | C17 of t2 array * t2 | C15 of int * t2 array * t2 * t2 array | C10 of { r11 : t2; r12 : float; r13 : int } | C7 of (t2 * int) * float * (int -> int) * t2 | C16 of float * float | C19 of unit * float | C18 of t0 * float array
type t3 = { mutable r20 : float array; r21 : float; r22 : t3 option }
and t4 = C23 of { r24 : int array; r25 : float; r26 : t4 } | C29 | C6 of t3 list * int * t4 option | C27 of float
type t5 = C32 of bool * t5 | C30 of int * t4 * float | C31 of string | C34 | C33
and t6 = { mutable r35 : int ref; r36 : int; mutable r37 : unit list; mutable r38 : char }
exception E0
exception E1
exception E2 of t5
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y199 -> mix 1; mix (if y199 then 1 else 0)
let a0 = Array.make 9 None
let () = a0.(0) <- (try a0.(8) with | Invalid_argument q1 -> (Some false))
let () = a0.(1) <- a0.(0)
let () = a0.(2) <- (try a0.(wrap ((-1) + 17) 9) with | _ -> (min None None))
let () = a0.(3) <- a0.(wrap (int_of_float 2.0) 9)
let rec loop5 i2 s3 =
  if i2 < 0 then s3 else (
    loop5 (i2 - 1) (match a0.(i2) with | None -> ((s3) *. s3) | ((Some q4) | (Some q4)) -> ((s3) -. (max s3 s3)))
  )
let n7 = loop5 (9 - 1) 0.0
let () = note_float n7
let n198 = (match (((a0.(0) <- None); (match { r35 = (ref 16); r36 = (-2); r37 = []; r38 = '\255' } with | { r35 = q8; r36 = q9; r37; r38 = q10 } -> (C29 : t4) | { r35 = q11; r36; r37; r38 = q12' } when r36 < (-11) -> (C29 : t4) | { r35 = _; r36 = q13; r37 = (q14 :: _); r38 = q15 } -> (C29 : t4))) : t4) with | C23 ({ r24 = [|q16; q17|]; r25 = _; r26 = q18 } as w19) when w19.r25 <> 1.5 -> (
  (match (match ((match (w19.r26 : t4) with | ((C23 { r24 = q20; r25; r26 = q21 } as w22) | (C23 { r24 = q20; r25; r26 = q21 } as w22)) -> w22 | C29 -> w19.r26 | C6 (q23, q24, (None as w25)) -> (C29 : t4) | C6 (q26, q27, (Some q28)) -> q28 | C23 ({ r24 = q29; r25 = q16; r26 = q30 } as w31) -> w31.r26 | ((C6 _) | (C27 _)) -> w19.r26) : t4) with | C23 { r24; r25 = 0.0; r26 = q34 } -> () | C23 ({ r24 = n7; r25 = q35; r26 = (C23 ({ r25 = q36; _ } as w37)) } as w38) -> (if false then () else ()) | C23 { r24 = q39; r25 = q40; r26 = C29 } -> (mix q17) | C23 { r24 = q41; r25 = q42; r26 = (C6 (q43, _, _)) } -> (w19.r24.(wrap (if false then 1 else 14) 8) <- q16) | C23 { r24 = q44; r25; r26 = (C27 _) } -> ((); ()) | (C29 | C29) -> (if true then ()) | C6 (q45, q46, q47) -> (if false then () else ()) | C27 q48 -> (a0.(0) <- None)) with | q49 -> q49);
  q16) | C23 { r24 = [|n7; q50'|]; r25 = q51; r26 } -> (
  let n52 = (compare [] ((); [])) + (try 1983 with | _ -> 32767) in
  note_int n52;
  (try (
    assert (compare (try (-16) with | _ -> q50') (try (-16) with | _ -> q50') = 0);
    let rec f53 p54 p55 p56 p57 =
      if p54 < 1 then
        (p54 + n52)
      else (
        f53 (p54 - 1) 1e999 p56 p55
      )
    in
    let n58 = f53 4 (( +. ) q51 0.0) 100.75 (q51 *. q51) in
    note_int n58;
    let n59 = f53 11 q51 (coarse (cos (limit (-10.0) (-100.0) 100.0))) ((-1.5) *. q51) in
    let rec poly60 n x l = if n <= 0 then l else poly60 (n - 1) x (x :: l)
    in
    let a61 = (let _v62 = 19 in (let rec f68 p63 p64' p65 = ((fun p66 _v62 p67 -> false), q50') in f68)) in
    let a69 = [] in
    let a70 = (let v75 = (let rec f74 f53 p71 p72 = ((fun p73 -> true), p72) in f74) in []) in
    let v76 = poly60 3 a61 a70 in
    let a77 = (match a69 with | [] -> false | (_ :: ([] | [])) -> false | (q78 :: (_ :: q79')) -> true) in
    let a80 = { r0 = "\000\255x"; r1 = []; r2 = "12"; r3 = n58; r4 = None } in
    let a81 = false :: [] in
    let v82 = poly60 3 a77 a81 in
    (if not true then raise Division_by_zero else ())) with | Division_by_zero -> (mix (if true then 1 else 0); note_end 0) | Failure q83 -> (mix q50') | Not_found -> (a0.(wrap 17 9) <- None) | Match_failure _ -> (note_int 2) | E1 -> () | E2 (C32 (_, q84)) -> () | E2 (C30 (_, q85, _)) -> (match (q85 : t4) with | C23 ({ r25 = q86; r26 = (C23 { r24 = _; r25 = q85; _ }); _ } as w87) -> () | C23 { r24; r25 = q88; r26 = C29 } -> () | (C23 { r24; r25; r26 = (C6 (_, q89, q90)) } as w91) -> () | C23 ({ r24; r25 = q92; r26 = (C27 q93) } as w94) -> () | (C29 | C29) -> () | C6 ([], q95, q85) -> () | C6 ((q96 :: _), q97', _) -> () | C27 q98 -> ()) | E2 (C31 _) -> (match (r26 : t4) with | C23 { r24; r25 = q99; r26 } -> () | C29 -> () | ((C6 (q100, n52, _)) | (C6 (q100, n52, _))) -> () | C27 _ -> ()) | E2 C34 -> (let { r21 = q101; r22 = q102; _ } = { r20 = (Array.make 8 q51); r21 = q51; r22 = None } in ()) | E2 C33 -> (a0.(8) <- None));
  n7) | C23 { r24 = q103; r25 = q104; r26 = _ } -> (
  let rec f105 p106 p107 =
    if p106 < 1 then
      ((); (-3.25))
    else (
      if p106 <= (p106 * p106) then raise E0 else (let r108 = f105 (p106 - 1) p107 in r108)
    )
  in
  let x109 = (try (f105 1 (if false then q104 else q104)) with | E0 -> ((); 100.75)) in
  let s111 = ref 3.25 in
  let i110 = ref ((hide 0 8) - 1) in
  while !i110 >= 0 do
    s111 := (try (float_of_int (100 / (!i110 - 0))) with | Invalid_argument _ -> (q104 *. (-10.0)) | Division_by_zero -> (!s111 +. n7)); i110 := !i110 - 1
  done;
  let n112 = !s111 in
  note_float n112;
  (max 16 (-3)) * 20) | C29 -> (
  let n129 = (try (
    let v114' = List.find (let rec f113 n7 = true in f113) ((ref C33) :: ((); [])) in
    let v115 = (C27 (-2.0) : t4) in
    let n128 = (try (
      let n127 = (try (
        let x116 = n7 in
        note_float x116;
        let a117 = (let v118 = C18 ({ r0 = "\000\255x"; r1 = []; r2 = "b c"; r3 = 16; r4 = None }, (Array.make 4 x116)) in Array.make 2 4) in
        let s120 = ref 18 in
        for i119 = 2 - 1 downto 0 do
          (if a117.(i119) <> (!s120 + !s120) then (s120 := (a117.(i119) - (!s120))))
        done;
        let n121 = !s120 in
        note_int n121;
        assert (compare (let i122 = truncate x116 in if i122 >= 0 && i122 < 2 then a117.(i122) else n121) (let i122 = truncate x116 in if i122 >= 0 && i122 < 2 then a117.(i122) else n121) = 0);
        let f126 = if if max false false then (true || true) else ("" <> "b c") then raise (Invalid_argument "\000\255x") else (fun p123 p124 -> (let v125 = C18 ({ r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = n121; r4 = None }, (Array.make 4 2.0)) in false)) in
        (if false then n121 else n121) mod ((n121 + n121) lor 1)) with | Invalid_argument _ -> (if true then raise (Invalid_argument "") else 6)) in
      ((-3) + n127) * (n127 + n127)) with | Invalid_argument _ -> ((); 17)) in
    6) with | Not_found -> 3) in
  17) | C6 (q130, (-1), q131') -> (
  let x132 = floor n7 in
  note_float x132;
  (match C33 with | ((C32 (_, (C31 _))) | (C32 (_, _))) -> (let { r35 = _; r36 = _; r37 = q133; r38 = q134 } = (try { r35 = (ref 9); r36 = 11; r37 = []; r38 = '\255' } with | Division_by_zero -> { r35 = (ref 10); r36 = 13; r37 = []; r38 = ' ' } | Not_found -> { r35 = (ref 18); r36 = 14; r37 = []; r38 = 'a' } | E0 -> { r35 = (ref 0); r36 = 1; r37 = []; r38 = ' ' } | E1 -> { r35 = (ref 19); r36 = 12; r37 = []; r38 = ' ' }) in mix_float x132) | C30 (9, _, q135) -> (if true then ()) | C30 (q136, q137, q138) -> (match (q131' : t4 option) with | (None as w139) -> (fst ((), 16)) | ((Some (C23 { r24 = _; _ })) | (Some (C27 _))) -> (fst ((), (-10.0))) | Some (C29 | (C23 { r24 = _; r25 = _; r26 = _ })) -> () | (Some (C6 (q142, q143, q144)) as w145) -> (if true then ()) | Some (C27 _) -> (a0.(0) <- None)) | C31 _ when ((if true then ()); (let v146 = 5 in true)) -> (if Array.exists (let rec f148 p147 = true in f148) a0 then () else ()) | C31 q149 when (0.0 > (x132 *. x132)) -> (mix (20 - (-3))) | C31 q150 -> (try (a0.(0) <- None) with | _ -> (a0.(8) <- None)) | C34 -> (a0.(6) <- None) | C33 -> (a0.(7) <- ((let rec f152 p151 = None in f152) { r0 = "\000\255x"; r1 = []; r2 = "\000\255x"; r3 = 15; r4 = None })));
  (match (q131' : t4 option) with | None -> (0 + 10) | Some (C23 { r25 = q153; r26 = x132; _ } as w154) -> (Array.length a0) | Some C29 -> (max 13 0) | Some (C6 (q155, q156, x132)) -> (match q130 with | ([] as w157) -> 0 | (q158 :: _) -> q156) | Some (C27 q159) -> ((-3) + 1))) | (C6 (q160, _, q161) as w162) -> (
  let n171 = List.fold_right (fun p163 p164 -> int_of_float (try n7 with | Division_by_zero when ((try () with | _ -> ()); (if false then false else false)) -> n7 | Not_found -> n7 | Match_failure _ -> n7 | E1 -> n7 | _ -> n7)) ((- 15) :: []) (let _v170 = (match (w162 : t4) with | C23 { r24 = q165; r25 = 0.0; r26 = _ } -> { r0 = "\000\255x"; r1 = []; r2 = "12"; r3 = 0; r4 = None } | ((C23 { r24 = w162; r25 = q166; r26 = q167 }) | (C23 { r24 = w162; r25 = q166; _ } as q167)) -> { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = 18; r4 = None } | C29 -> { r0 = "b c"; r1 = []; r2 = "12"; r3 = 7; r4 = None } | (C29 | (C6 _)) -> { r0 = "12"; r1 = []; r2 = "12"; r3 = (-1); r4 = None } | C27 (0.5 as w168') -> { r0 = "12"; r1 = []; r2 = "\000\255x"; r3 = 15; r4 = None } | C27 q169 -> { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = 3; r4 = None }) in 3928) in
  note_int n171;
  let a172 = Array.make 2 n7 in
  let n175 = (hide 1 1) in
  let rec loop174 i173 =
    if i173 < n175 then (
      (a172.(i173 + 1) <- ((a172.(i173)) +. a172.(1)));
      loop174 (i173 + 1)
    ) else
      ()
  in
  loop174 0;
  n171) | C6 (_, (7 as w176), _) -> (
  let a177 = (match n7 with | 0.5 -> (Array.make 4 w176) | (0.0 | 1.0) -> (Array.make 4 17) | q178 -> (Array.make 4 7)) in
  let rec loop180 i179 =
    if i179 < 0 then () else (
      (a177.(i179) <- i179);
      loop180 (i179 - 1)
    )
  in
  loop180 (4 - 1);
  (mix_ints a177 0 4; note_end 0);
  let poly182 x o = match o with Some y -> y | None -> x
  in
  let a183' = (Some (C29 : t4) : t4 option) in
  let a184 = w176 / 2147483647 in
  let a185 = (match Array.make 9 w176 with | q186 -> []) in
  let v187 = poly182 a183' (Some a183') in
  let a188 = C33 :: [] in
  let a189 = (let rec f193 p190 p191 p192 = -3 in f193) in
  let a194 = [] in
  let v195 = poly182 a188 (Some a188) in
  a184) | C6 (_, q196, _) -> (
  q196) | C27 q197 -> (
  8))
let () = note_int n198
let () = note_float n7
let () = (mix_0 5 a0.(8); note_end 0)
let () = ()
