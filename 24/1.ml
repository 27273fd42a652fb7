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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y73 :: y74) -> mix 1; mix y73; mix_0 (d - 1) y74
and mix_1 d (v : float t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let s1 = ref 15
let i0' = ref 0
let () = while !i0' < (hide 1 14) do
  s1 := ((compare true (not false)) + ((if (!s1 + (-32769)) < 13 then ((!s1) * (compare true (not false))) else !s1))); i0' := !i0' + 1
done
let n2 = !s1
let () = note_int n2
let a3 = min (Array.make 2 100.75) (Array.make 2 (-0.5))
let s5 = ref 1.5
let i4 = ref 0
let () = while !i4 < 2 do
  s5 := (a3.(!i4) *. (!s5)); if (let (q6, _) = ('z', !i4) in List.exists (fun p7 -> true) []) then (i4 := !i4 + 1) else i4 := 2
done
let n8' = !s5
let () = note_float n8'
let s10 = ref []
let i9 = ref 0
let () = while !i9 < 10 do
  s10 := (!i9 :: !s10); i9 := !i9 + 1
done
let n11 = !s10
let () = (mix_0 5 n11; note_end 0)
let i12 = ref ((hide 1 2) - 1)
let () = while !i12 >= 0 do
  a3.(!i12) <- a3.(!i12);
  i12 := !i12 - 1
done
let () = (mix_floats a3 0 2; note_end 0)
let a13 = create_array 2 'z'
let i14 = ref 0
let () = while !i14 < 2 do
  a13.(!i14) <- '\248';
  i14 := !i14 + 1
done
let () = (mix (Char.code a13.(1)); note_end 0)
let s18 = ref n2
let i17 = ref 0
let () = while !i17 < 13 do
  s18 := ((let v16 = (try (let v15 = n2 in []) with | _ -> []) in n2 + n2) - (((let v16 = (try (let v15 = n2 in []) with | _ -> []) in n2 + n2) * (!s18)))); i17 := !i17 + 1
done
let n19 = !s18
let () = note_int n19
let a20 = (match { r2 = (fun p21 -> p21) } with | { r2 = _ } -> (Array.make 7 { r2 = (let rec f23 p22 = p22 in f23) }))
let () = a20.(0) <- (let v24 = String.length "b c" in a20.(6))
let () = a20.(1) <- (match n11 with | [] -> (match C1 with | C0 (q25, q26) -> { r2 = (fun p27 -> 12) } | C1 -> { r2 = (fun p28 -> n2) }) | (_ :: q29) -> (let _v30 = [] in { r2 = (let rec f32 p31 = n19 in f32) }))
let () = a20.(2) <- (match n11 with | ([] | []) -> { r2 = (let rec f33 n8' = n8' in f33) } | ((3 :: _) as w34) when (if (let v35 = Array.make 7 0.5 in false) then (not false) else (n8' = 0.5)) -> (List.fold_left (let rec f38 p36 p37 = p36 in f38) { r2 = (fun p39 -> n2) } w34) | (3 :: _) when (match (let f40 format = Printf.ksprintf (fun s -> s ^ "!") format in f40 "%i" 10 ^ f40 "<%s> %b" (clip "tail \" end") true) with | "a" -> (not true) | "a" -> (String.equal "12" "12") | _ -> (n8' > n8') | q41 -> (try ((fun p42 -> true) (Array.make 5 n8')) with | Invalid_argument q43 -> false | Division_by_zero -> true | Match_failure _ -> true)) -> (match [] with | ((_ :: _) | []) -> { r2 = (fun p46 -> n19) } | (_ :: []) -> { r2 = (let rec f47 a13 = a13 in f47) } | (q48 :: (((_ :: []) as w49) | ((_ :: []) as w49))) -> { r2 = (let rec f51 p50 = n19 in f51) } | (q52 :: ((_ :: (q53 :: q54')) as w55)) -> { r2 = (fun p56 -> 6) }) | ((q57 :: n11) | (q57 :: n11)) -> (try (match n11 with | [] -> { r2 = (let rec f59 p58 = n19 in f59) } | ((_ :: _) | []) -> { r2 = (let rec f63 p62 = p62 in f63) }) with | _ -> { r2 = (let rec f65 p64 = 13 in f65) }))
let () = a20.(3) <- (try a20.(2) with | _ -> { r2 = (let rec f67 p66 = p66 in f67) })
let s69 = ref n8'
let i68 = ref (7 - 1)
let () = while !i68 >= 0 do
  s69 := (match a20.(!i68) with | { r2 = _ } -> (!s69 -. (!s69))); i68 := !i68 - 2
done
let n70 = !s69
let () = note_float n70
let a71 = Array.make (hide 1 4) n19
let i72 = ref 0
let () = while !i72 < 3 do
  a71.(!i72) <- a71.(!i72 + 1);
  i72 := !i72 + 1
done
let () = (mix_ints a71 0 4; note_end 0)
let () = note_int n19
let () = note_int n2
let () = note_float n8'
let () = (mix_ints a71 0 4; note_end 0)
let () = (mix_1 5 a20.(6); note_end 0)
let () = (mix (Char.code a13.(1)); note_end 0)
let () = note_float n70
let () = (mix_floats a3 0 2; note_end 0)
let () = ()
