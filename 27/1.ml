type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y45 :: y46') -> mix 1; mix (Char.code y45); mix_0 (d - 1) y46'
let _ = false
let a0 = if false then (Array.make 3 10.0) else (Array.make 3 (-0.0))
let i1 = ref 0
let () = while !i1 < 3 do
  a0.(!i1) <- a0.(!i1);
  i1 := !i1 + 1
done
let () = (mix_floats a0 0 3; note_end 0)
let a4 = if (min false true) > ((20 + (-65536)) <= 20) then (create_float_array 7 (if false then (-1.5) else (-0.0))) else (Array.map (let rec f3 p2 = if true then p2 else p2 in f3) (Array.make 7 0.5))
let () = (mix_floats a4 0 7; note_end 0)
let n31 = (try (
  let s30 = (try (
    let i5 = ref 0 in
    while !i5 < 3 do
      (let x6 = a4.(!i5) in a4.(!i5) <- a4.(6 - !i5); a4.(6 - !i5) <- x6);
      i5 := !i5 + 2
    done;
    (mix_floats a4 0 7; note_end 0);
    let a7 = (try (match C1 with | (C0 (q8, (C0 (None, _))) as w9) when (if 10 = 10 then ("tail \" end" < "tail \" end") else true) -> (Array.make 6 16) | C0 (q10, (C0 ((Some a0), q11))) -> (Array.make 6 12) | C1 -> (Array.make 6 (-2))) with | Match_failure _ -> (Array.make 6 1)) in
    let rec loop13 i12 n14 =
      if i12 >= n14 then () else (
        (a7.(i12 + 1) <- (a7.(wrap (i12 mod (-1)) 6) lxor (a7.(i12))));
        loop13 (i12 + 1) n14
      )
    in
    loop13 0 5;
    (mix_ints a7 0 6; note_end 0);
    let s16 = ref "\000\255x" in
    for i15 = 0 to 5 - 1 do
      s16 := (clip !s16 ^ clip (String.make 0 '\''))
    done;
    let n17 = !s16 in
    (mix_string n17; note_end 0);
    let s19' = ref 2 in
    for i18 = 0 to 2 - 1 do
      (
        let n20 = !s19' in
        let n21 = 3 in
        note_int n21;
        let n22 = Array.length (Array.make 1 1.5) in
        note_int n22;
        ());
      s19' := a7.(i18)
    done;
    let n23 = !s19' in
    note_int n23;
    (match (match C1 with | ((C0 (q24, _)) | (C0 (q24, _))) -> { r2 = (fun p25 -> 12) } | ((C0 (_, C1)) | C1) -> { r2 = (fun p27 -> p27) }) with | { r2 = q28 } -> (Printf.sprintf "<%o>" (n23 land 2147483647)))) with | Invalid_argument q29 -> q29 | Match_failure _ -> (part "b c" 15 4)) in
  tick_int 12 (-14)) with | _ -> (Char.code '\255'))
let x32 = 0.0 /. 0.0
let n33 = ((((((0) + (if x32 = x32 then 80 else 0)) + (if x32 <> (x32 /. x32) then 40 else 0)) + (if x32 < x32 then 1 else 0)) + (if x32 > x32 then 68 else 0)) + (if (ceil x32) <= x32 then 15 else 0)) + (if (x32 *. x32) >= x32 then 14 else 0)
let s35 = ref []
let () = for i34 = 0 to 10 - 1 do
  s35 := ((if (match !s35 with | [] -> true | ((q36 :: q37) | ((('a'..'m' as q36) :: _) as q37)) -> true | (('n' | 'n') :: []) -> true | (('n' :: (q38 :: q39)) as w40) -> true | (q41 :: _) -> true) then (Char.chr (n33 land 255)) else (if false then '\'' else '0')) :: !s35)
done
let n42 = !s35
let () = (mix_0 5 n42; note_end 0)
let a43 = ((); (Array.make 4 n33))
let () = for i44 = 0 to 4 - 1 do
  a43.(i44) <- n33;
  ()
done
let () = (mix_ints a43 0 4; note_end 0)
let () = (mix_0 5 n42; note_end 0)
let () = (mix_floats a4 0 7; note_end 0)
let () = note_float x32
let () = note_int n33
let () = (mix_ints a43 0 4; note_end 0)
let () = note_int n31
let () = ()
