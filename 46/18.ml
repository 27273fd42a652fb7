type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
type ('a, 'b) t3 = C12 of { r13 : ('a, 'b) t3 * int; r14 : 'b; r15 : unit } | C16
type t4 = C17 of t4 option | C8
type t5 = C19 | C22 | C20 | C16
type t6 = { r23 : float; r24 : int; mutable r25 : string; r26 : a0; mutable r27 : float; r28 : float }
type t7 = C31 | C30 of int * char * string list | C29 of unit list option * unit | C32
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y151 :: y152) -> mix 1; mix_floats y151 0 9; mix_1 (d - 1) y152
let () = (if ((-7710) - 4096) <= 32767 then (if 11 = (-2) then (if true then ())))
let a0 = Array.make 16 (-10.0)
let s2 = ref 0.0
let () = for i1 = 0 to 16 - 1 do
  s2 := (((!s2) -. a0.(i1)) +. !s2)
done
let n3 = !s2
let () = note_float n3
let v7 = ((18 + 19) * 36) >= (match ({ r2 = []; r3 = true; r4 = None }, None) with | (q4, None) -> (compare (C8 : t4) (C8 : t4)) | (q5, (Some q6)) -> (4 lsl (0 land 31)))
let v8 = 't'
let x9 = sqrt 1.0
let _ = a0.(6) <- x9
let rec loop12 i10 n13 s11 =
  if i10 < n13 then (
    loop12 (i10 + 1) n13 ((snd (fst ((16, 11), 0.5))) - ((if false then ((s11) - (snd (fst ((16, 11), 0.5)))) else s11)))
  ) else
    s11
let n14 = loop12 0 11 12
let () = note_int n14
let x15 = if if v7 then v7 else false then (if "" <> "\000\255x" then (if (C8 : t4) > (C8 : t4) then (if (match None with | None -> v7 | Some 1.0 -> v7 | Some 1.0 -> v7 | Some _ -> v7) then (x9 +. x9) else (if v7 || v7 then (-0.0) else (if String.equal "\000\255x" "b c" then (-. n3) else (if (n14 + (-2147483647)) > n14 then a0.(12) else (if n3 <= x9 then (100.75 +. 3.25) else a0.(6)))))) else (if v7 then n3 else x9)) else 0.0) else (-. (-10.0))
let v33 = (match { r23 = (n3 +. x15); r24 = n14; r25 = ((clip "") ^ "b c"); r26 = ((-1.0), "\000\255x", n14); r27 = (float_of_int n14); r28 = (x15 *. 1.5) } with | { r23 = 0.5; r24 = q16; r25; r26; r27 = _; r28 = q17 } -> (
  (let rec f19 p18 = None in f19) (-10)) | { r23 = q20; r24 = q21; r25 = q22; r26 = q23; r27 = n3; r28 = q24 } -> (
  let v25 = C0 in
  let rec f26 p27 p28 p29 =
    if p27 > 0 then (
      let r30 = f26 (p27 - 1) (if v7 then p28 else p28) { r23 = q24; r24 = p27; r25 = q22; r26 = q23; r27 = q24; r28 = n3 } in
      r30
    ) else
      p28
  in
  let _ = f26 2 (f26 13 (ref x15) { r23 = x15; r24 = (-3); r25 = q22; r26 = q23; r27 = n3; r28 = q24 }) (match v25 with | C1 -> { r23 = q24; r24 = 11; r25 = q22; r26 = q23; r27 = n3; r28 = x15 } | ((C0 as w31) | (C0 as w31)) when (match C1 with | C1 -> (q21 <> q21) | C0 -> ((Array.make 16 (ref n3)) <> (Array.make 16 (ref q20)))) -> { r23 = q24; r24 = n14; r25 = q22; r26 = q23; r27 = 1.0; r28 = 2.0 } | C0 -> { r23 = n3; r24 = q21; r25 = q22; r26 = (x9, q22, n14); r27 = x9; r28 = n3 } | _ -> { r23 = (-0.0); r24 = n14; r25 = q22; r26 = q23; r27 = q24; r28 = x15 }) in
  let v32 = f26 3 (ref n3) { r23 = q20; r24 = q21; r25 = q22; r26 = q23; r27 = q20; r28 = q24 } in
  (mix_0 5 v32; note_end 0);
  None))
let n38 = (match (match None with | (None | None) -> None | Some (q34 | (1 as q34)) -> v33 | Some (q35' | (9 as q35')) when v7 -> None | ((Some q36) | (Some q36)) -> v33 | _ -> v33) with | None -> (- n14) | ((Some 9) | (Some (-1))) -> n14 | Some _ -> (n14 / (-2147483648)) | exception Match_failure _ -> (n14 * 0)) + ((abs n14) + (let v37 = { r23 = n3; r24 = 9; r25 = "12"; r26 = (x15, "b c", n14); r27 = 0.5; r28 = (-3.25) } in n14))
let v39 = (((-12) - (compare x15 1.0)) + (-1073741824)) <= (( - ) 16 (n38 + n38))
let () = (mix (if v39 then 1 else 0); note_end 0)
let x43 = (let v40 = None in -1.0) *. (let i41 = (let v42 = [] in n38) in if i41 >= 0 && i41 < Array.length a0 then a0.(i41) else x15)
let () = note_float x43
let f44 p45 x9 =
  let v46 = v39 in
  (((); (if x9 then ())); ((match ((C19 : t5) : t5) with | C19 -> (Array.make 9 x15) | (C22 | C22) -> (Array.make 9 x15) | C20 -> (Array.make 9 n3) | (C16 | C16) -> (Array.make 9 x15)) :: []))
let v47 = f44 (C16 : t5) (not v7)
let () = (mix_1 5 v47; note_end 0)
let () = (mix_1 5 v47; note_end 0)
let v48 = f44 (C22 : t5) ("12" > "b c")
let () = (mix_1 5 v48; note_end 0)
let n57' = ((try (3 * 0) with | _ -> n38) lsr ((match [] with | [] -> n38 | (0.5 :: q49) -> n38 | (q50 :: (q51 :: q52)) -> 10 | (_ :: q53) -> n38) land 31)) + ((n14 + n38) lor (let (q54, q55, q56) = ({ r23 = x43; r24 = 20; r25 = "tail \" end"; r26 = (0.0, "b c", n38); r27 = x15; r28 = x43 }, (Array.make 6 x43), "\000\255x") in 3))
let v78 = (match v33 with | None -> (match (match v47 with | [] -> v48 | (q58 :: q59) -> v48) with | [] -> (if v39 then { r2 = []; r3 = v39; r4 = None } else { r2 = []; r3 = v39; r4 = None }) | ((q60 :: q61) as w62) -> (let _v63 = (C11 : t2) in { r2 = []; r3 = v39; r4 = None })) | Some (3 | _) -> (let v64 = () in { r2 = []; r3 = v39; r4 = None }) | Some (-3 as w65) -> (try ((fun p66 -> p66) (fst ({ r2 = []; r3 = v39; r4 = None }, n38))) with | _ -> { { r2 = []; r3 = v7; r4 = None } with r3 = v7 }) | Some (-1) -> { r2 = []; r3 = (v7 && v39); r4 = None } | Some (-2147483648) -> { r2 = []; r3 = ((let rec f68 p67 = true in f68) n57'); r4 = (if v39 then None else None) } | Some 0 -> (match v33 with | None -> ((); { r2 = []; r3 = v39; r4 = None }) | ((Some _) | (Some _)) -> (String.fold_left (fun { r2 = q69; r3 = q70; r4 = q71 } x43 -> { r2 = []; r3 = q70; r4 = None }) { r2 = []; r3 = v39; r4 = None } "12")) | ((Some _ as w72) | (Some 4 as w72)) -> { r2 = ((let rec f74 p73 = p73 in f74) :: []); r3 = (x43 > x43); r4 = None } | (Some q75 as w76) -> ((fun p77 -> { r2 = []; r3 = false; r4 = None }) (Some n3)))
let n95 = (match (let v87' = (match v78 with | { r2 = []; r3 = q79; r4 = q80 } when q79 -> v8 | { r2; r3 = q81; r4 = None } -> '\255' | { r2; r3 = q82; r4 = (Some { r2 = q83; r3 = q84; r4 = q85 } as w86) } -> v8) in { { r23 = x9; r24 = 10; r25 = "12"; r26 = (x43, "", n57'); r27 = 10.0; r28 = x43 } with r27 = 1.0; r28 = x43; r23 = x43 }) with | ({ r23 = q88; r24 = q89; r25 = q90; r26 = q91; r28 = _; _ } | { r23 = _; r24 = q89; r25 = q90; r26 = q91; r27 = q88; _ }) -> ((let (q92, q93, q94) = ([], q89, x43) in 13) / 16))
let x96 = coarse (exp (limit x9 (-9.0) 5.0))
let v97 = 'm'
let v150 = (match (match v78 with | { r2 = q98; r3 = _; r4 = None } -> { r23 = x96; r24 = 9; r25 = "\000\255x"; r26 = (n3, "12", 1); r27 = x96; r28 = x43 } | { r2 = []; r3 = _; r4 = ((Some _) | None) } -> { r23 = x43; r24 = n57'; r25 = "12"; r26 = (x9, "", n57'); r27 = x15; r28 = x96 } | { r2 = (q99 :: []); r3 = q100; r4 = (Some n14) } -> { r23 = x96; r24 = 5; r25 = "tail \" end"; r26 = (1.5, "b c", n38); r27 = 0.5; r28 = x43 } | { r2 = (q101 :: (q102 :: q103)); r3; r4 = (Some q104) } -> { r23 = x43; r24 = n57'; r25 = "a"; r26 = (1.5, "", n38); r27 = x96; r28 = x15 }) :: (match v48 with | ([] | []) -> [] | ((q105 :: []) | (q105 :: _)) -> []) with | ([] | []) -> (
  print_int (match v48 with | [] -> (compare n95 n95) | (q106 :: _) -> (let { r2 = q107; r3 = q108; r4 = x96 } = v78 in n95));
  print_byte 32;
  print_float x43;
  print_newline ();
  (match v97 with | 'a'..'m' -> (ref v7) | ('n' | 'n') -> (let _v109 = Array.make 1 { r2 = []; r3 = v7; r4 = None } in ref true) | _ -> (match Ok v33 with | ((Error _) | (Ok None)) -> (ref v39) | Ok (Some q111) -> (ref v39) | Error 0.0 -> (ref v39) | Error q112 -> (ref v7)))) | (_ :: q113) when (((truncate x96) + 1023) >= (n95 lor 14)) -> (
  (match Ok C32 with | (Ok (C31 | C31) as w114) -> () | Ok (C30 (_, q115, q116)) -> (v78.r3 <- v78.r3) | Ok (C29 (q117, _)) -> () | ((Ok C32) | (Ok C32)) -> (v78.r4 <- v78.r4) | ((Error _) | (Ok C32)) -> (a0.((min n38 n38) land 15) <- (float n38)));
  let s120 = ref x96 in
  for i119 = 0 to 3 - 1 do
    s120 := (
      let s122 = ref !s120 in
      for i121 = 4 - 1 downto 0 do
        s122 := ((fst (100.75, "")) *. 1e16)
      done;
      let n123 = !s122 in
      note_float n123;
      n123)
  done;
  let n124 = !s120 in
  note_float n124;
  ref v39) | ({ r23 = _; r24 = q125; r25 = q126; r26 = _; r27 = q127; r28 = _ } :: _) -> (
  let v144 = (match List.fold_right (let v128 = (10.0, q126, n57') in fun p129' p130 -> p130) (try (Result.get_error (Ok 17)) with | Invalid_argument q131 -> []) (let _v135 = (let rec f134 p132 p133 f44 = C31 in f134) in { r23 = x96; r24 = q125; r25 = q126; r26 = (q127, "a", q125); r27 = x96; r28 = q127 }) with | { r23 = _; r24 = q136; r25 = ("a" as w137); r26 = q138; r27 = q139; r28 = q140 } -> (
    []) | { r23 = q141; r24; r25; r26 = q142'; r27 = q143; r28 } -> (
    ((); (C19 : t5)) :: [])) in
  (match ((C19 : t5) : t5) with | C19 -> (ref v39) | C22 -> (match v33 with | None -> (ref v39) | Some (7 | 7) -> (ref v39) | Some q145 -> (ref v39)) | (C20 as w146) -> (match (w146 : t5) with | C19 -> (ref true) | C22 -> (ref v7) | (C20 as w147) -> (ref true) | C16 -> (ref v7)) | C16 -> (String.fold_left (fun p148 p149 -> ref v39) (ref v39) q126))))
let () = (mix (Char.code v8); note_end 0)
let () = note_int n38
let () = (mix (if v39 then 1 else 0); note_end 0)
let () = note_int n57'
let () = note_float x15
let () = note_float x43
let () = note_float n3
let () = note_float x96
let () = ()
