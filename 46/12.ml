type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = C8 of { r11 : unit; r12 : int }
type ('a, 'b) t3 = { mutable r13 : float }
type ('a, 'b) t4 = C8 of 'a * 'b
type t5 = C17 | C16 | C8 of t5 * t5 * t5 array * t5
type 'a t6 = C8 | C18 of 'a * string
type t7 = { r20 : float; r21 : float }
and t8 = C8 of t8 | C25 | C23 of { r24 : t7 list }
exception E0 of (string, bool) t4
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C8 { r11 = _; r12 = y125 } -> mix y125
let (q4, _, (q5, _, q6), q7) = ((if List.fold_right (fun p0 p1 -> p1) [] true then (if true then () else ()) else ()); ((let _v2 = { r0 = (-100.75); r1 = 6; r2 = (Array.make 4 1.0); r3 = 2; r4 = None; r5 = 100.75; r6 = 20 } in true), (if true then [] else []), (let v3 = Array.make 8 (-3) in ((-3.25), true, 7)), (int_of_float 0.0)))
let c8 = (q7 + 6) + ((-1))
let c9 = c8 + ((q7 + 6))
let c10 = (c8) lxor c8
let c11 = (q7 + 6) + (c8)
let c12 = ((q7 + 6)) lxor (q7 + 6)
let c13 = c11 * (c11)
let c14' = (c13) + c9
let c15 = (c14') * c14'
let c16 = c9 lxor (c13)
let c17 = ((q7 + 6)) * c13
let c18 = (-1) lxor (c15)
let () = note_int c18
let a19 = Array.make 8 (C8 { r11 = (); r12 = c13 } : t2)
let () = a19.(0) <- (C8 { r11 = (match ((C8 : t1) : t1) with | ((C8 as w20) | (C8 as w20)) -> () | C7 ('a'..'m', q21, q22) -> () | ((C7 ('0'..'9', q23, _)) | (C7 ('0'..'9', q23, _))) -> () | (C7 ('n', q24, _) as w25) when ((let i26 = c18 in if i26 >= 0 && i26 < 2 then q24.(i26) else c15) > (let ((C8 (_, q27)) : (float array, int list) t4) = ((C8 ((Array.make 8 q5), []) : (float array, int list) t4) : (float array, int list) t4) in 12)) -> () | ((C7 ('n', _, q28)) | (C7 ('n', _, q28))) -> () | C7 (_, q29, c13) -> () | C9 -> ()); r12 = (if q4 then c12 else c16) } : t2)
let () = a19.(1) <- (C8 { r11 = ((); ()); r12 = (compare (ref 2) (ref c12)) } : t2)
let () = a19.(2) <- (C8 { r11 = (); r12 = (let ((_, _) : bool * (float, int) t4) = ((q4, (C8 (3.25, c14') : (float, int) t4)) : bool * (float, int) t4) in 3) } : t2)
let () = a19.(3) <- (C8 { r11 = (snd (q4, ())); r12 = (2 + (-2)) } : t2)
let rec loop33 i30 n34 s31 =
  if i30 < n34 then (
    loop33 (i30 + 1) n34 (match (a19.(i30) : t2) with | C8 ({ r11 = _; r12 = 9 } as w32) -> ((s31) -. s31) | C8 { r11; r12 = (3 | 3) } -> ((s31) *. (s31 -. s31)) | C8 { r12 = _; _ } -> ((s31) -. (coarse (cos (limit 3.25 (-100.0) 100.0)))))
  ) else
    s31
let n35 = loop33 0 8 q5
let () = note_float n35
let rec loop41 i36 n42 s37 =
  if i36 <> n42 then (
    loop41 (i36 + 1) n42 (((if (let v40 = (let rec f39 p38 = [] in f39) in q4) then ((s37) + c9) else s37)) + c9)
  ) else
    s37
let n43 = loop41 0 (hide 1 7) 6
let () = note_int n43
let x44 = 0.0 /. 0.0
let n45 = ((((((0) + (if x44 = (x44 /. n35) then 26 else 0)) + (if x44 <> x44 then 56 else 0)) + (if x44 < (10.0 *. (-10.0)) then 61 else 0)) + (if x44 > 1.0 then 14 else 0)) + (if x44 <= x44 then 70 else 0)) + (if x44 >= x44 then 84 else 0)
let () = note_int n45
let x46 = float (-19)
let () = note_float x46
let n99 = (match ((C8 : t1) : t1) with | C8 -> (
  print_char '\233';
  let n47 = -17 in
  note_int n47;
  15) | C7 ('a'..'m', _, _) -> (
  let n48 = 4 - c14' in
  let v56 = (match Error { r13 = 1.0 } with | Ok q49 -> (List.fold_left (fun p50 p51 -> ((); (ref (ref [])))) (if false then (ref (ref [])) else (ref (ref []))) (let ((C8 { r11 = c9; r12 = q52 }) : t2) = ((C8 { r11 = (); r12 = n48 } : t2) : t2) in [])) | Error q53 -> (let v54 = (let ({ r13 = _ } : ((int, bool) t3, bool t6) t3) = (({ r13 = 1.0 } : ((int, bool) t3, bool t6) t3) : ((int, bool) t3, bool t6) t3) in (C25 : t8)) in (let { r13 = q55 } = { r13 = x46 } in ref (ref [])))) in
  (try (let o57 = c9 in let o58 = c18 lsl (c15 land 31) in let o59 = Array.length a19 in let ( |> ) a b = a * 2 - b and ( - ) a b = a lxor (b + 1) and ( <> ) a b = (a lsl 1) + b in o57 <> o58 - o59) with | _ -> (c17 / (-2147483648)))) | C7 ('0'..'9', q60, q61) -> (
  let n64 = max ((match ((C8 : int t6) : int t6) with | C8 when (let { r21 = _; _ } = { r20 = n35; r21 = x46 } in (-0.5) > x44) -> c15 | C8 -> c17 | C18 (1, "a") -> c12 | C18 (1, q62') -> n43 | C18 (_, q63) -> c17) + n43) c18 in
  3780) | ((C7 (_, _, _)) | C8) -> (
  let s67 = (try (string_of_int (-(- 19))) with | _ -> (part (Printf.sprintf "<%c>" '\'') (try (c12 asr (c12 land 31)) with | _ -> n43) c16)) in
  let n69 = (let _v68 = if false then (c14', (Array.make 7 c14'), { r13 = n35 }) else (c13, (Array.make 7 n43), { r13 = n35 }) in (c16 lsr 18) + (let ((C8 { r11; r12 }) : t2) = ((C8 { r11 = (); r12 = c15 } : t2) : t2) in c16)) in
  note_int n69;
  (let v70 = Ok q4 in (let o71 = 18 in let o72 = n45 in let o73 = c11 in let o74 = n45 in let ( <> ) a b = a lxor (b + 1) in o71 <> o72 <> o73 <> o74))) | (C9 | C9) -> (
  a19.(wrap (Array.length a19) 8) <- (min (C8 { r11 = (match ((C8 ((C16 : t5), (C16 : t5), (Array.make 2 (C16 : t5)), (C16 : t5)) : t5) : t5) with | C17 -> (snd (100.75, ())) | (C16 as w75) -> () | C8 (q76, c18, _, q77) -> (let _v78 = c15 in ())); r12 = (let (q80, (q81, q82, q83), q84, q85) = (match { r20 = q5; r21 = 0.0 } with | { r20 = _; r21 = q79 } -> (q4, (c17, c12, q4), q7, { r20 = q79; r21 = q79 })) in (match q85 with | { r20; r21 = 0.0 } -> 4 | { r20 = q86; r21 = q87 } -> c18)) } : t2) (let v89 = if (let ((q88, c12) : t1 * float t6) = (((C8 : t1), (C8 : float t6)) : t1 * float t6) in q4) then (max [] []) else [] in (match ([] : t1 list) with | ([] | []) -> (C8 { r11 = (); r12 = n43 } : t2) | (C8 :: q90) -> (match ([] : t1 list) with | ([] | []) -> (C8 { r11 = (); r12 = 17 } : t2) | ([] | (C8 :: _)) -> (C8 { r11 = (); r12 = c16 } : t2) | ((C7 (_, q91, q92)) :: q93) -> (C8 { r11 = (); r12 = n45 } : t2) | ((C9 :: _) | (C9 :: _)) -> (C8 { r11 = (); r12 = 5 } : t2)) | (((C7 (_, q94, a19)) :: _) | ((C7 (_, q94, a19)) :: _)) -> ((); (C8 { r11 = (); r12 = c16 } : t2)) | (C9 :: ((C8 :: _) | [])) -> (C8 { r11 = (); r12 = c12 } : t2) | (C9 :: (q95 :: _)) -> (C8 { r11 = (); r12 = c18 } : t2))));
  Array.fold_left (let v96 = q4 in fun p97' p98 -> -2) c12 a19))
let () = note_int n99
let n116 = ((match [(if q4 then (Array.make 3 x44) else (Array.make 3 q5))] with | [] -> (-3106) | (q100 :: []) when q4 -> n99 | ([] | (_ :: [])) when (if if q4 then false else true then ((-100.75) <= x44) else (n43 <> n45)) -> ((n99 mod (-1)) lsr 5) | (c18 :: ([] as w101)) when ('\032' != (let v102 = (C8 : float t6) in 'a')) -> ((let o103 = c16 in let o104 = 0 in let o105 = -3 in let o106 = c16 in let o107 = c17 in let ( +! ) a b = b - a and ( ** ) a b = a lxor (b + 1) and ( *. ) a b = b - a in o103 *. o104 ** o105 +! o106 +! o107) / (c15 lor 1)) | (q108 :: _) -> ((c17 + 10) / ((let v109 = Array.make 2 (C8 : t1) in -1) lor 1)) | _ -> c16) / (-1)) + ((let ((C8 { r11 = q111; r12 = _ }) : t2) = (max (C8 { r11 = (); r12 = c16 } : t2) (try (let i110' = c17 in if i110' >= 0 && i110' < Array.length a19 then a19.(i110') else (C8 { r11 = (); r12 = c18 } : t2)) with | _ -> (C8 { r11 = (); r12 = c8 } : t2)) : t2) in (let ((C8 (_, q112')) : (t1, bool) t4) = ((C8 ((C8 : t1), false) : (t1, bool) t4) : (t1, bool) t4) in (match ((Ok (C8 : t1) : (t1, t0) result) : (t1, t0) result) with | Ok C8 -> q111 | (Ok (C7 (q112', q113, n43)) as w114) -> q111 | ((Ok C9) | (Ok C9)) -> q111 | Error q115 -> ()))); (-8))
let n117 = 17
let () = note_int n117
let () = (let rec f120 p118' = a19.(7) <- (let i119 = c17 in if i119 >= 0 && i119 < 8 then a19.(i119) else (C8 { r11 = (); r12 = c11 } : t2)) in f120) (List.compare_lengths (x44 :: []) (List.fold_left (let rec f122 n43 p121 = n43 in f122) [] []))
let () = a19.(7) <- (C8 { r11 = (); r12 = (if q4 then 12 else n117) } : t2)
let x123 = -. 3.25
let () = note_int c8
let () = note_int n117
let () = note_int c13
let () = (mix_0 5 a19.(7); note_end 0)
let () = note_int c12
let () = note_int c16
let () = note_int q7
let () = note_int q6
let () = ()
