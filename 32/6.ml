type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (int, bool) t1) =
  if d > 0 then
    match v with
    | { r2 = y105; r3 = y106; r4 = y107 } -> mix_string y105; mix_floats y106 0 2; mix_2 (d - 1) y107
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y108 :: y109) -> mix 1; mix y108; mix_1 (d - 1) y109
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v14 = { r2 = ((clip (string_of_int n9)) ^ (String.make 4 'a')); r3 = (Array.mapi (fun p12 p13 -> (match { r2 = "a"; r3 = (Array.make 2 (-2.0)); r4 = (ref p12) } with | { r2; r3; r4 = _ } -> p13)) (Array.make 2 n11)); r4 = (ref (n10 - n9)) } in
(mix_0 5 v14; note_end 0);
(if false then (v14.r4 <- v14.r4) else (mix (Char.code (let s15 = "12" in let i16 = n10 in if i16 >= 0 && i16 < String.length s15 then s15.[i16] else '\''))));
let v19 = (let v17 = n9 in (if true then (ref (Array.make 16 n11)) else (ref (Array.make 16 n11))) = (let v18 = '\'' in ref (Array.make 16 1.5))) in
let x20 = n11 in
note_float x20;
let s33 = String.concat "tail \" end" [part (let { r1; _ } = { r0 = v19; r1 = None } in "") (match v14 with | { r2 = ("a" as w21); r3 = [|q22; 0.0|]; r4 = q23 } -> 4 | { r2 = q24; r3 = [|q25; (q26 | (0.0 as q26))|]; r4 = q27 } -> n10 | ({ r2 = v19; r3 = [|q28; q29|]; r4 = q30 } | { r2 = v19; r3 = [|q28; q29|]; r4 = q30 }) -> n9 | ({ r2 = q31; r3; r4 = q32 } | { r2 = q31; r3; r4 = q32 }) -> n9) (int_of_float n8); clip (Printf.sprintf "<%e>" (abs_float (n11 +. n11)))] in
(mix_string s33; note_end 0);
(if (n9 asr 25) < (max 3 n10) then ((v14.r4 <- (ref n10)); ((); ())));
let n34 = 4095 in
note_int n34;
let f40 = (let { r3; r4 = q36; _ } = (let _v35 = n34 in { { r2 = s33; r3 = (Array.make 2 x20); r4 = (ref _v35) } with r3 = (Array.make 2 x20); r4 = (ref n34) }) in if false then (let rec f38 p37 = s33 in f38) else (fun p39 -> "a")) in
let n56 = if v19 then (if v19 then (n10 mod (n34 lor 1)) else (if (let { r2; r3 = q43; r4 = q44 } = { r2 = s33; r3 = (Array.make 2 3.25); r4 = (ref n0) } in false) then (if v19 then n34 else (if v14 != v14 then (if false || false then (n9 mod (12 lor 1)) else (if s33 <> s33 then (if false then n9 else n34) else (let v41 = v19 in n34))) else (let { r0; r1 = q42 } = { r0 = true; r1 = None } in n9))) else (compare 19 n34))) else (match ((n11, '\n', n34, 20), (n10, n9, 2)) with | ((q45', q46, q47, q48), (q49, _, _)) -> n0 | exception Match_failure _ -> n34 | exception E0 ({ r0 = true; r1 = q50' }) -> n10 | exception E0 ({ r0 = (false as w51); r1 = q52 }) -> n0 | exception E1 ({ r2 = ("a" as w53); r3; r4 = q54 }) -> n9 | exception E1 ({ r2 = q55; _ }) -> n9) in
let c62 = ((n56 + (-1))) + (let o57 = n9 in let o58 = if v19 then n34 else n9 in let o59 = compare n56 n56 in let o60 = if v19 then 10 else n0 in let o61 = ((); n56) in let ( land ) a b = a * 2 - b and ( |> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o57 lsl o58 land o59 land o60 lsl o61) in
let c63 = c62 - (c62) in
let c64 = ((let o57 = n9 in let o58 = if v19 then n34 else n9 in let o59 = compare n56 n56 in let o60 = if v19 then 10 else n0 in let o61 = ((); n56) in let ( land ) a b = a * 2 - b and ( |> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o57 lsl o58 land o59 land o60 lsl o61)) + (let o57 = n9 in let o58 = if v19 then n34 else n9 in let o59 = compare n56 n56 in let o60 = if v19 then 10 else n0 in let o61 = ((); n56) in let ( land ) a b = a * 2 - b and ( |> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o57 lsl o58 land o59 land o60 lsl o61) in
let c65 = ((let o57 = n9 in let o58 = if v19 then n34 else n9 in let o59 = compare n56 n56 in let o60 = if v19 then 10 else n0 in let o61 = ((); n56) in let ( land ) a b = a * 2 - b and ( |> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o57 lsl o58 land o59 land o60 lsl o61)) * c63 in
let c66 = c62 + ((n56 + (-1))) in
let c67 = c63 + ((n56 + (-1))) in
note_int c67;
let v68 = Option.is_some (Some (18 - n10)) in
let a69 = Array.mapi (fun p70 p71 -> c67) (Array.make 6 '\'') in
let rec loop74 i72 n75 =
  if i72 < n75 then (
    (
      let i73 = ref 0 in
      while !i73 < 2 do
        a69.(i72 * 2 + !i73) <- ((if v19 then c62 else 12) - (a69.(i72 * 2 + !i73)));
        i73 := !i73 + 1
      done;
      ());
    loop74 (i72 + 1) n75
  ) else
    ()
in
loop74 0 (hide 1 3);
(mix_ints a69 0 6; note_end 0);
let poly76 r = match r with Ok x -> x | Error (x, _) -> x
in
let a77 = (let rec f81 p78 { r2 = q79; r3 = q80; r4 = _ } = ((-1), v68, 14) in f81) in
let a82 = (let rec f84 p83 = 3.25 in f84) in
let a85 = (match { r2 = "12"; r3 = (Array.make 2 2.0); r4 = (ref c63) } with | ({ r2 = "a"; r3 = c62; r4 = q86 } as w87) -> [] | { r2 = ""; r3 = q88; r4 = q89 } -> [] | ({ r2 = q90; r3 = c62; r4 = _ } as w91) -> [] | { r2 = ""; r3 = s33; _ } -> []) in
let f92 = poly76 (Error (a77, a82)) in
let a93 = (let o94 = c67 in let o95 = c66 in let o96 = n0 in let o97 = n56 in let ( lsr ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b and ( / ) a b = (a lsl 1) + b in o94 +. o95 +. o96 / o97) in
let a98 = -0.0 in
let a99 = [] in
let n100 = poly76 (Error (a93, a98)) in
note_int n100;
let a101 = ((); '0') in
let a102 = v68 && v68 in
let a103 = [] in
let v104 = poly76 (Error (a101, a102)) in
(mix (Char.code v104); note_end 0);
note_int c64;
note_int c63;
(mix_1 5 a99; note_end 0);
(mix (Char.code a101); note_end 0);
note_int n10;
note_float n11;
note_int a93;
(mix_ints a69 0 6; note_end 0);
()
