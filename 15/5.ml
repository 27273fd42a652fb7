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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let rec loop3 i0 n4 s1 s2 =
  if i0 >= 0 then (
    loop3 (i0 - 1) n4 (s1 + 1073741824) (s2 + (if s1 < s1 + 1073741824 then 1 else 3))
  ) else
    (s1, s2)
let (n5, n6) = loop3 (12 - 1) 12 0 0
let () = note_int n5
let () = note_int n6
let rec pick7 p8 p9 p10' =
  if p8 then p9 else p10'
let v11 = ref 10
let v14 = (let (q12', v11, _, q13) = (2.0, 1.5, false, 12) in ref n6)
let () = (mix_0 5 v14; note_end 0)
let () = (pick7 (if not false then ("" <> "\000\255x") else (' ' >= '0')) v11 v14) := (n5 * 9)
let () = note_int !v11
let () = note_int !v14
let rec loop18 i15 n19 s16 s17 =
  if i15 <> n19 then (
    loop18 (i15 + 1) n19 (s16 + 1) (s17 + (if s16 < s16 + 1 then 1 else 3))
  ) else
    (s16, s17)
let (n20, n21) = loop18 0 12 (-2147483648) 0
let () = note_int n20
let () = note_int n21
let rec loop25 i22 s23 s24 =
  if i22 <> 12 then (
    loop25 (i22 + 1) (s23 + 715827883) (s24 + (if s23 < s23 + 715827883 then 1 else 3))
  ) else
    (s23, s24)
let (n27, n28) = loop25 0 (-2147483648) 0
let () = note_int n27
let () = note_int n28
let n27 = ((match (-1.0) /. (-10.0) with | 0.5 -> (n28, (Array.make 2 (-1.0)), 3.25, 0.0) | q29 -> (let v30 = Array.make 4 n21 in (n6, (Array.make 2 q29), q29, q29))), ((fun p31' -> n28 - 3) (15 <= 9)))
let () = ((let (m32, m37) = n27 in (let (m33, m34, m35, m36) = m32 in mix m33; mix_floats m34 0 2; mix_float m35; mix_float m36); mix m37); note_end 0)
let s39 = ref 2147483640
let s40 = ref 0
let () = for i38 = 12 - 1 downto 0 do
  let u41 = !s39 + 1073741824 in
  let u42 = !s40 + (if !s39 < !s39 + 1073741824 then 1 else 3) in
  (if !s39 <> 1073741824 then (s39 := u41; s40 := u42))
done
let n43 = !s39
let n44 = !s40
let () = note_int n43
let () = note_int n44
let a45 = if true then (Array.make 5 (100.75 +. 1.0)) else (create_float_array 5 (min 10.0 0.5))
let v49 = (let s46 = Printf.sprintf "<%g>" (abs_float 0.0) in let i47 = (let _v48 = [(Array.make 16 2.0); (Array.make 16 (-2.0))] in n21 mod 2147483647) in if i47 >= 0 && i47 < String.length s46 then s46.[i47] else '\255')
let f50 p51 p52 p53 =
  let n54' = 11 in
  let v55 = v49 in
  (match v49 with | 'a'..'m' -> (if (!v11 - 65535) >= (if (-3) = p51 then (11 mod 3) else n44) then ((if (try ("a" >= "b c") with | Invalid_argument q56 -> true | Not_found -> true | Match_failure _ -> false) then false else false) && true) else (let v58 = (match v55 with | 'a'..'m' -> n21 | '0'..'9' -> n54' | ('n' | 'n') -> n5 | q57 -> 5) + (n21 * (-2)) in (match v55 with | 'n' -> false | (q59 | ('a'..'m' as q59)) -> false | '0'..'9' -> true | 'n' -> true | ('0'..'9' | 'a'..'m') -> false | '0'..'9' -> false | q60 -> false))) | ('n' as w61) -> ((!v11 + (-2147483647)) > p51) | q62 -> (match (try ((match q62 with | 'a'..'m' -> () | 'n' -> ((); ()) | q63 -> (if true then () else ())); C21) with | _ -> (C10 (((n43, p53), C2), (Array.make 2 C20), n43))) with | C23 -> false | C11 { r12 = q64; r13 = _; r14 } -> false | C20 -> false | C6 { r8 = q65; r9 = q66; _ } -> false | ((C10 (_, _, _)) | (C15 (_, _))) -> true | C4 (_, q69) -> true | C16 (q70, q71, n44, q72, q73, 0.5) -> false | (C16 (q74, _, q75, q76, q77, _) as w78') -> false | q79' -> false))
let g80 = f50 11
let g81 = g80 (match n20 with | ((9 as w82) | (-2 as w82)) -> C2 | q83 -> C2)
let v86 = g81 (match v49 with | 'a'..'m' -> 10.0 | ('n' as w84) -> (-1.0) | q85 -> (-3.25) | _ -> 1.0 | 'n' -> 1.0)
let () = (mix (if v86 then 1 else 0); note_end 0)
let v87 = g81 (2.0 *. 0.0)
let () = (mix (if v87 then 1 else 0); note_end 0)
let n115 = ((let v113 = (let (q93, q94, q95) = if v86 then ((let rec f90 p88 p89 = n20 in f90), C20, 2.0) else ((fun p91 p92 -> 15), C20, 0.5) in (match v49 with | (q96 | ('a'..'m' as q96)) -> (q95, C26, (let rec f100 p97 p98 p99 = v87 in f100), 0.0) | q101 -> (q95, C26, (let rec f105 p102 p103 p104 = v87 in f105), q95) | '0'..'9' when v87 -> (q95, C26, (let rec f109 p106 p107 p108 = v87 in f109), q95) | _ -> (q95, C26, (fun p110 p111 p112 -> v87), q95))) in ((if v86 then ()); (Char.code v49))) - (let v114 = Array.copy (Array.make 1 v86) in n43 lsl 6)) / 16
let () = note_int n115
let s117 = ref 0
let s118 = ref 0
let i116 = ref 0
let () = while !i116 < 12 do
  let u119 = !s117 + 1073741824 in
  let u120 = !s118 + (if !s117 < !s117 + 1073741824 then 1 else 3) in
  s117 := u119; s118 := u120; i116 := !i116 + 1
done
let n121 = !s117
let n122 = !s118
let () = note_int n121
let () = note_int n122
let () = (mix_0 5 v11; note_end 0)
let () = note_int n121
let () = note_int n21
let () = note_int n44
let () = note_int n20
let () = (mix (Char.code v49); note_end 0)
let () = (mix (if v87 then 1 else 0); note_end 0)
let () = note_int n6
let () = ()
