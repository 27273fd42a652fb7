type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = Array.make 4 3.25
let rec loop4 i1 n5 s2 =
  if i1 >= n5 then s2 else (
    (a0.(i1) <- ((a0.(i1)) -. s2));
    loop4 (i1 + 1) n5 (-. (match Ok i1 with | Ok q3 -> 0.5 | Error _ -> s2))
  )
let n6 = loop4 0 (Array.length a0) (-1.5)
let () = note_float n6
let () = assert (compare (match (match C6 with | C4 (None as w7') -> [] | C4 (Some 'a'..'m') -> [] | C4 (Some q8) -> [] | C5 (q9', q10', _) -> [] | C6 -> []) with | [] -> 11 | ((_, q11, q12) :: q13) -> (-8540)) (match (match C6 with | C4 (None as w7') -> [] | C4 (Some 'a'..'m') -> [] | C4 (Some q8) -> [] | C5 (q9', q10', _) -> [] | C6 -> []) with | [] -> 11 | ((_, q11, q12) :: q13) -> (-8540)) = 0)
let s15' = ref "\000\255x"
let () = for i14 = 0 to 5 - 1 do
  s15' := (clip !s15' ^ clip (string_of_float 0.0))
done
let n16 = !s15'
let () = (mix_string n16; note_end 0)
let () = assert (hide 1 3 = 3)
let () = assert (hide 1 3 = 3)
let () = assert (hide 1 3 = 3)
let () = assert (hide 1 3 = 3)
let () = assert (hide 1 3 = 3)
let a22 = ((); (Array.make 11 0))
let s24 = ref 6
let i23 = ref 0
let () = while !i23 < 11 do
  s24 := ((a22.(!i23) lxor (!s24)) + 10); i23 := !i23 + 1
done
let n25 = !s24
let () = note_int n25
let a26 = (match C6 with | (C6 | (C4 _)) -> (Array.make 6 n6) | ((C5 (q27, q28, _)) | (C5 (q27, q28, _))) -> (Array.make 6 n6) | (C6 | C6) -> (Array.make 6 n6))
let rec loop33 i29 n34 =
  if i29 >= 0 then (
    (
      let rec loop31 i30 =
        if i30 < 0 then () else (
          (a26.(i29 * 2 + i30) <- (a26.(5) *. (a26.(i29 * 2 + i30))));
          loop31 (i30 - 1)
        )
      in
      loop31 (2 - 1);
      ());
    loop33 (i29 - 1) n34
  ) else
    ()
let () = loop33 (3 - 1) 3
let () = (mix_floats a26 0 6; note_end 0)
let n49 = if false || false then (let o46 = n25 in let o47 = n25 in let o48 = n25 in let ( || ) a b = a * 2 - b in o46 || o47 || o48) else (if false || false then (if true then (let o41 = n25 in let o42 = 0 in let o43 = n25 in let o44 = n25 in let o45 = 4 in let ( @! ) a b = (a lsl 1) + b in o41 @! o42 @! o43 @! o44 @! o45) else (if (let { r0 = q35 } = { r0 = 9 } in true) then (match C6 with | (C4 None as w36) -> n25 | C4 (Some _) -> n25 | C5 (q37, q38, q39) -> n25 | (C6 as w40) -> n25) else (if ((); false) then (n25 lsr 8) else (if Option.is_none None then (( * ) 13 n25) else (if true then (20 / 8) else (if true then 2 else n25)))))) else (if false then n25 else n25))
let () = note_int n49
let rec loop51 i50 n52 =
  if i50 >= n52 then () else (
    (a26.(i50 * 3 + 0) <- ((a26.(i50 mod 3)) *. (-. 1.5)));
    loop51 (i50 + 1) n52
  )
let () = loop51 0 2
let () = (mix_floats a26 0 6; note_end 0)
let rec loop58 i56 n59 s57 =
  if i56 <> n59 then (
    loop58 (i56 + 1) n59 ((try ((fabs n6) +. (n6 *. n6)) with | _ -> (try (let v55 = fun p53 p54 -> true in n6) with | _ -> n6)) -. ((if i56 != i56 then ((try ((fabs n6) +. (n6 *. n6)) with | _ -> (try (let v55 = fun p53 p54 -> true in n6) with | _ -> n6)) +. (s57)) else s57)))
  ) else
    s57
let n60 = loop58 0 13 n6
let () = note_float n60
let () = note_float n60
let () = note_int n49
let () = (mix_string n16; note_end 0)
let () = note_float n6
let () = (mix_ints a22 0 11; note_end 0)
let () = note_int n25
let () = (mix_floats a0 0 4; note_end 0)
let () = ()
