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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let rec loop8 i7 =
  if i7 < 4 then (
    (a4.(i7 * 3 + 0) <- ((a4.(i7 / 3)) +. (1.5 *. 0.0)));
    loop8 (i7 + 1)
  ) else
    ()
let () = loop8 0
let () = (try (
  let n24' = (hide 0 5) in
  let rec loop23 i10 s11 =
    if i10 < n24' then (
      loop23 (i10 + 2) (
        let rec loop20 i12 n21 s13 =
          if i12 >= n21 then s13 else (
            loop20 (i12 + 1) n21 (let { r0 = q18; r1 = _; r2 = q19 } = (match Ok s11 with | Error q14 when q14 >= 100.75 -> { r0 = s11; r1 = 1.0; r2 = None } | Ok 0.0 -> { r0 = s11; r1 = s13; r2 = None } | Ok q15 -> { r0 = 0.5; r1 = 0.5; r2 = None } | (Error q16 as w17) -> { r0 = q16; r1 = s11; r2 = None }) in ( /. ) q18 q18)
          )
        in
        let n22 = loop20 0 6 s11 in
        note_float n22;
        n22)
    ) else
      s11
  in
  let n25 = loop23 0 (-10.0) in
  note_float n25;
  (if n25 <> n25 then ((fun p26 -> ()) v3))) with | _ -> (a4.(10) <- 3.25))
let unused27 = (try (if ((match 6 with | 2 -> () | 4 -> () | ((-3) | 3) -> () | (4 | 2) when false -> () | (2 | 2) -> () | q28 -> () | 8 when (not (14 = 12)) -> () | _ -> ()); (Result.is_error (Ok 3))) then (if List.assoc v3 [] then raise (Invalid_argument "b c") else (fst ((fun p29 p30 -> 0.0), 100.75))) else (let rec f32 p31 a4 = 0.0 *. 1.0 in f32)) with | Invalid_argument _ -> (try (let rec f34 a4 p33 = 0.5 in f34) with | Not_found -> (fun p35 a4 -> 10.0) | Match_failure _ -> (fun p36 p37 -> 10.0) | E0 -> (let rec f40 p38 p39 = 3.25 in f40)) | Not_found -> (fun a4 p41 -> ((); 0.5)) | _ -> (fun p42 p43 -> 1.5))
let () = (try (
  let a44 = Array.make 8 20 in
  let rec loop47 i45 n48 =
    if i45 < n48 then (
      (let x46 = a44.(i45) in a44.(i45) <- a44.(7 - i45); a44.(7 - i45) <- x46);
      loop47 (i45 + 2) n48
    ) else
      ()
  in
  loop47 0 8;
  (mix_ints a44 0 8; note_end 0);
  (try (
    let rec loop51 i49 s50 =
      if i49 < 14 then (
        loop51 (i49 + 1) (if i49 < Array.length a4 then ((s50) -. a4.(i49)) else s50)
      ) else
        s50
    in
    let n53 = loop51 0 1.0 in
    note_float n53;
    a44.((compare v3 v3) land 7) <- (min 13 15)) with | _ -> (if v3 then ()));
  let n87 = (try (
    let c61 = (((let v58 = (let rec f57' p54 = ((fun p55 p56 -> 3), 17) in f57') in ()); ((let rec f60 p59 = 100.75 in f60) true))) +. ((let v58 = (let rec f57' p54 = ((fun p55 p56 -> 3), 17) in f57') in ()); ((let rec f60 p59 = 100.75 in f60) true)) in
    let c62 = c61 -. (((let v58 = (let rec f57' p54 = ((fun p55 p56 -> 3), 17) in f57') in ()); ((let rec f60 p59 = 100.75 in f60) true))) in
    let c63 = ((let v58 = (let rec f57' p54 = ((fun p55 p56 -> 3), 17) in f57') in ()); ((let rec f60 p59 = 100.75 in f60) true)) *. ((abs_float 0.0)) in
    let c64 = (((let v58 = (let rec f57' p54 = ((fun p55 p56 -> 3), 17) in f57') in ()); ((let rec f60 p59 = 100.75 in f60) true))) -. (abs_float 0.0) in
    let c65 = (abs_float 0.0) +. (c61) in
    note_float c65;
    let rec loop69 i66 n70 s67 s68 =
      if i66 >= n70 then (s67, s68) else (
        if s67 <> 1000000000 then loop69 (i66 + 1) n70 (s67 + 1000000000) (s68 + (if s67 < s67 + 1000000000 then 1 else 3)) else (s67, s68)
      )
    in
    let (n71, n72) = loop69 0 12 2147483647 0 in
    note_int n71;
    note_int n72;
    let a73 = Array.copy (Array.make 8 { r0 = 10.0; r1 = c65; r2 = None }) in
    a73.(0) <- (match (match [] with | ([] | []) -> [] | (q74 :: q75) -> []) with | [] -> { r0 = c65; r1 = 1.5; r2 = None } | ((_ :: q76) | ((_ :: _) as q76)) -> { r0 = 0.0; r1 = c64; r2 = None });
    a73.(1) <- { r0 = a4.(wrap n72 11); r1 = (float_of_int n72); r2 = None };
    a73.(2) <- { r0 = a4.(wrap (n72 + 8) 11); r1 = (2.0 +. c63); r2 = (List.assoc_opt 7 []) };
    a73.(3) <- { { r0 = c63; r1 = 10.0; r2 = None } with r0 = (c61 *. (-2.0)) };
    let rec loop84 i77 n85 s78 =
      if i77 >= 0 then (
        loop84 (i77 - 1) n85 (match a73.(i77) with | { r0; r1 = 0.5; r2 = q79 } -> ((s78) - a44.(i77)) | { r0 = 1.0; r1 = 1.0; r2 = q80 } when ((i77 >= s78) <= v3) -> ((let i81 = i77 in if i81 >= 0 && i81 < Array.length a44 then a44.(i81) else i77) + (s78)) | { r0 = 1.0; r1 = q82; r2 = _ } -> ((s78 lxor s78) + (s78)) | { r0 = _; r1 = q83; _ } when q83 = (-0.0) -> (a44.(i77) + (s78)))
      ) else
        s78
    in
    let n86 = loop84 ((hide 1 8) - 1) (hide 1 8) n72 in
    note_int n86;
    ((); 2) / 16) with | Match_failure _ -> (if v3 then 6 else (-1))) in
  note_int n87;
  let rec loop91 i88 n92 s89 s90 =
    if i88 >= n92 then (s89, s90) else (
      if s89 <> 1073741824 then loop91 (i88 + 2) n92 (s89 + 1073741824) (s90 + (if s89 < s89 + 1073741824 then 1 else 3)) else (s89, s90)
    )
  in
  let (n93, n94) = loop91 0 12 2147483640 0 in
  note_int n93;
  note_int n94;
  (if (match { r3 = 0.0; r4 = n94; r5 = None; r6 = n93; r7 = 3.25 } with | { r3 = q95; r4 = 7; r5 = _; r6 = q96; r7 } -> false | ({ r3 = q97; r4 = q98; r5; r6 = a44; r7 = q99 } | { r3 = q99; r4 = q98; r5; r6 = a44; r7 = q97 }) -> v3) then (match { r0 = (-2.0); r1 = 2.0; r2 = None } with | { r1 = q100; r2 = q101; _ } -> () | ({ r0 = 0.5; r1 = q102; _ } | { r1 = q102; r2 = _; _ }) -> ()) else (mix_float (-3.25)))) with | _ -> (if v3 then () else ()))
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_floats a4 0 11; note_end 0)
let () = ()
