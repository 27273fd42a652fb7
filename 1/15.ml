type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec pick8 p9 p10 p11 =
  if p9 then p10 else p11
let a12 = (match "\000\255x" with | "a" -> (Array.make 2 1.5) | "a" -> (Array.make 2 0.0) | pick8 -> (Array.make 2 100.75))
let a13 = pick8 true a12 (Array.make 2 1.0)
let () = (pick8 (try (min (let pick8 = n7 in false) ("" < "b c")) with | _ -> (true && true)) a12 a13).(0) <- 10.0
let () = note_float a12.(0)
let () = note_float a13.(0)
let rec pick14 p15 p16 p17 =
  if p15 then p16 else p17
let v18 = ref n7
let v19 = v18
let () = (pick14 (Array.exists (fun p20 -> true) a13) v18 v19) := (Array.fold_left (fun pick14 p21 -> pick14) n7 a13)
let () = note_int !v18
let () = note_int !v19
let x69 = (match if true then (if false then [] else []) else (let v24 = fun p22 p23 -> 5 in []) with | ((_ :: q25) | ([] as q25)) -> (
  (let _v26 = n7 in 0.0) +. (100.75 /. 0.0)) | (([] as w27) | ([] as w27)) -> (
  let a28 = if (let v29 = C15 in 15) <> (match [] with | ([] as w30) -> 8 | (q31 :: q32) -> (-1)) then a13 else a13 in
  a13.(1) <- (float_of_int (List.fold_right (let rec f34 a28 p33 = n7 in f34) [] n7));
  a28.(wrap (n7 * 14) 2) <- ((a13.(1)) -. (let _v38 = fun p35 -> ((let rec f37 p35 p36 = 10.0 in f37), n7) in -10.0));
  note_float a13.(1);
  (let _v39 = if false then n7 else 1 in (let (q40, q41, _) = (None, 0.5, _v39) in q41))) | ([] | (_ :: _)) -> (
  let x42 = a13.(1) /. a12.(wrap (2 + 4) 2) in
  -. (tick_float 13 x42)) | (q43 :: q44) -> (
  let v48 = (let s45 = (let f46 : (int -> string -> string, unit, string) format = "%-3d %s" in Printf.sprintf f46 5901 (clip "\000\255x")) in let i47 = (8 mod 7) * 33 in if i47 >= 0 && i47 < String.length s45 then s45.[i47] else '\'') in
  print_int (match v48 with | 'a'..'m' -> n7 | ('a'..'m' | 'n') -> ((); n7) | '0'..'9' -> (let (q49, _) = (10.0, 11) in n7) | q50 -> n7 | '0'..'9' -> (if q43 then n7 else n7) | 'a'..'m' -> (let v53 = (let rec f52 p51 = ref 2.0 in f52) in n7) | ('a'..'m' | 'n') -> (fst (n7, 1.5)) | _ -> (n7 * 6));
  print_byte 32;
  print_float ((max (-10.0) (-100.75)) +. a13.(wrap n7 2));
  print_newline ();
  a13.(1)) | (q54 :: q55) -> (
  let rec pick56 p57 p58 p59 =
    if p57 then p58 else p59
  in
  let a61 = Array.mapi (fun pick14 p60 -> 1.0) a13 in
  (mix_floats a61 0 2; note_end 0);
  let a62 = pick56 true a61 (Array.make 2 0.0) in
  (pick56 (q54 || (n7 > 3)) a61 a62).(0) <- (-. 100.75);
  note_float a61.(0);
  note_float a62.(0);
  let rec pick63 p64 p65 p66 =
    if p64 then p65 else p66
  in
  let a67 = create_float_array (hide 1 2) (-1.5) in
  (mix_floats a67 0 2; note_end 0);
  let a68 = if q54 then (Array.make 2 0.5) else a67 in
  (mix_floats a68 0 2; note_end 0);
  (pick63 ((10.0 +. (-1.0)) > (100.75 +. 100.75)) a67 a68).(0) <- (-100.75);
  note_float a67.(0);
  note_float a68.(0);
  (if true then 0.0 else 1.0) *. 1e16))
let () = (mix_0 5 v19; note_end 0)
let () = (mix_floats a13 0 2; note_end 0)
let () = note_int n7
let () = note_float x69
let () = (mix_floats a12 0 2; note_end 0)
let () = (mix_0 5 v18; note_end 0)
let () = ()
