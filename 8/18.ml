type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let f0 p1 p2 =
  (if if 2.0 > 2.0 then raise E2 else (not false) then raise E2);
  (let (q6', q7, q8) = (match p2 with | C1 -> (if true then (3.25, "", 11) else ((-1.5), "12", 0)) | (C0 | C0) -> (let v5' = (false, (fun p3 p4 -> 14), (Array.make 8 100.75)) in (0.5, "a", (-2)))) in ((if false then q8 else 13), (q8 lor 12)))
let v21 = (try (f0 (if false then raise E2 else (Array.make 4 13)) (match C11 with | C5 (_, q9) -> C0 | C8 ({ r9 = q10; r10 = (C5 (q11, q12)) } as w13) -> C0 | C8 ({ r9 = q14; r10 = (C8 ({ r10; _ } as w15)) } as w16) -> C0 | C8 { r9; r10 = (C11 as w17) } -> C0 | C8 { r9; r10 = (C6 ({ r7 = q18 } as w19)) } -> C0 | C11 -> C0 | C6 { r7 = q20 } -> C0)) with | E2 -> (if true then (19, 17) else (8, 7)))
let () = ((let (m22, m23) = v21 in mix m22; mix m23); note_end 0)
let n31 = compare ((fun p24 -> false) (let v25 = 16 in ((-2.0), 100.75, v25))) (max ((-1.5) <= 1.5) (match v21 with | (_, 1) -> true | (_, _) -> false | ((-2), q26) -> false | ((-2147483648), q27) -> true | (7, _) -> false | ((_, q28) | ((-3 as q28), _)) -> false | (_, (0 as w29)) when (try (if "" <> "\000\255x" then raise (Invalid_argument "12") else (if false then false else true)) with | Invalid_argument q30 -> true) -> false))
let () = note_int n31
let rec f32 p33 p34 p35 =
  if p33 < 1 then
    p33
  else (
    if 10.0 <> p35 then raise (Failure "") else (let r36 = f32 (p33 - 1) p34 (p35 +. 100.75) in r36)
  )
let n39 = (try (f32 1 (n31, false) (let (q37, q38, _) = (n31, n31, (0.5, "12", n31)) in -10.0)) with | Failure n31 -> (10 + 14) | _ -> (try (f32 (hide 0 6) (n31, false) 1.5) with | Failure _ -> n31))
let n40 = (try (f32 9 (n39, false) (float_of_int n39)) with | Failure n39 -> (17 / (n31 lor 1)))
let () = note_int n40
let f41 p42 p43 =
  (if (match p42 with | C1 when false -> (n39 <> n39) | C1 -> (true || false) | C0 -> (match v21 with | (n40, p43) -> false | (q44, q45) -> false)) then raise (E1 4096.0));
  (((let rec f47 p46 = n40 in f47) (Array.make 16 (-3.25))) - (n40 + n40)) + (p43.(7) + (12 / (2 lor 1)))
let _ = (try (f41 C0 (Array.init 8 (fun n39 -> n40))) with | E1 q48 -> (try (f32 9 (n40, true) q48) with | Failure q49 -> n40))
let n39 = (match v21 with | ((-3), q50) -> (let o51 = n40 in let o52 = n40 in let o53 = q50 + q50 in let o54 = min 10 16 in let ( *. ) a b = (a lsl 1) + b and ( <=> ) a b = a * 2 - b and ( $ ) a b = a * 2 - b in o51 *. o52 $ o53 <=> o54) | (4, q55) -> (try (f41 C1 (create_array (hide 0 8) q55)) with | E1 _ -> ((); n40)) | (_, q56) -> q56)
let () = note_int n39
let s58 = String.concat "" [min (let { r2; r3 = _; r4 = q57 } = { r2 = []; r3 = true; r4 = None } in "a") ((clip "\000\255x") ^ "12"); clip (string_of_float 5e-324)]
let () = (mix_string s58; note_end 0)
let f59 n31 =
  (if if (fun p60 -> true) [] then (1.0 = (-1.0)) else (true = false) then raise (E1 (( /. ) 3.25 0.5)));
  (float n39) *. (try n31.(1) with | _ -> (-. 3.25))
let x62 = (try (f59 (Array.make 8 3.25)) with | E1 1.0 -> 1e999 | E1 q61 -> q61)
let s64 = ref 14
let i63 = ref 0
let () = while !i63 < 2 do
  s64 := (
    let s66 = ref !s64 in
    let i65 = ref 0 in
    while !i65 < 3 do
      s66 := (((-1) + !i65) + (let _v67 = x62 in !s64)); i65 := !i65 + 1
    done;
    let n68 = !s66 in
    note_int n68;
    n68); i63 := !i63 + 1
done
let n69 = !s64
let () = note_int n69
let rec f70 p71 p72 p73 =
  if p71 <= 0 then
    (try (if p73 then true else false) with | _ -> p73)
  else (
    (try (let r74 = f70 (p71 - 1) p72 (p73 || (match p72 with | C1 -> p73 | C0 -> p73)) in if (let v79 = (let rec f78 p75 p76 p77 = r74 in f78) in r74) then raise (E0 (match p72 with | C1 -> n39 | (C0 | C0) -> n39)) else r74) with | E0 (-2147483648) -> (0.0 = x62) | E0 2 -> (x62 > x62) | E0 (-1) -> ((17 + 2147483647) >= n39) | E0 9 -> (let v80 = x62 in p73) | E0 _ -> (p73 || p73))
  )
let v81 = f70 7 C1 (n39 >= n39)
let a82 = (let (q83, q84, q85) = ((-2), [], 11) in Array.make 16 x62)
let rec loop88 i86 n89 s87 =
  if i86 < n89 then (
    if a82.(i86) <> (s87 *. s87) then loop88 (i86 + 1) n89 ((s87) +. a82.(i86)) else s87
  ) else
    s87
let n90 = loop88 0 16 x62
let () = note_float n90
let a91 = Array.make 8 n40
let s93 = ref n69
let () = for i92 = 0 to 11 - 1 do
  s93 := (if i92 < Array.length a91 then (a91.(i92) + (!s93)) else !s93)
done
let n94 = !s93
let () = note_int n94
let () = note_float x62
let () = ((let (m95, m96) = v21 in mix m95; mix m96); note_end 0)
let () = (mix_string s58; note_end 0)
let () = note_float n90
let () = (mix (if v81 then 1 else 0); note_end 0)
let () = note_int n31
let () = (mix_ints a91 0 8; note_end 0)
let () = note_int n39
let () = ()
