type t0 = C0 of int | C1
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y75 :: y76') -> mix 1; mix y75; mix_0 (d - 1) y76'
and mix_1 d (v : (float, float) result) =
  if d > 0 then
    match v with
    | Ok y77 -> mix 0; mix_float y77
    | Error y78 -> mix 1; mix_float y78
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref "tail \" end"
let () = for i9 = 0 to 5 - 1 do
  s10 := (clip !s10 ^ clip (fst (!s10, "\000\255x")))
done
let n11 = !s10
let () = (mix_string n11; note_end 0)
let f12 p13 =
  let x14 = -. 0.5 in
  (try (let v17 = fun p15' p16 -> p13 in []) with | Invalid_argument q18 -> (let v23 = (match if (let v19 = C1 in false) then (let v20 = p13 in C1) else (max C1 C1) with | C0 _ -> (true, p13, (-1)) | C1 -> (let v22 = (let v21 = Array.make 8 p13 in p13) in (false, v22, p13))) in (let v24 = Array.make 2 (x14 *. x14) in [])))
let v25 = f12 (int_of_string (string_of_int 16))
let () = (mix_0 5 v25; note_end 0)
let () = (mix_0 5 v25; note_end 0)
let v26 = f12 (if false then 6 else 6)
let () = (mix_0 5 v26; note_end 0)
let v30 = (((); ()); (let (q28, q29, _, _) = (false, '\'', 100.75, (fun p27 -> n11)) in 1.0)) > ((floor 0.5) *. (1.0 /. 0.0))
let () = assert (hide 1 3 = 3)
let rec loop34 i31 s32 s33 =
  if i31 < 0 then (s32, s33) else (
    loop34 (i31 - 1) (s32 + 715827883) (s33 + (if s32 < s32 + 715827883 then 1 else 3))
  )
let (n36, n37) = loop34 (12 - 1) 2147483647 0
let () = note_int n36
let () = note_int n37
let a60 = (match if (match v26 with | [] -> v30 | ((q38 :: q39) | (q38 :: q39)) -> v30) then (match v26 with | [] -> C1 | (((-1) :: []) as w40) -> C1 | ((-1) :: (q41 :: q42)) -> C1 | (9 :: q43) -> C1 | (3 :: _) -> C1 | ((q44 :: q45) | ((q44 :: _) as q45)) -> C1) else (max C1 C1) with | C0 q46 -> (
  let f50 = (let _v47 = q46 in (let rec f49 f12 = (let v48 = Array.make 2 0.5 in f12) in f49)) in
  (if (let f50 = v30 in true) then (try (if v30 then (Array.make 5 1.0) else (Array.make 5 3.25)) with | _ -> (Array.make 5 2.0)) else (Array.make 5 0.5))) | (C1 as w51) -> (
  let a52 = Array.copy (Array.make 8 1.0) in
  let s54 = ref (-0.0) in
  for i53 = 0 to Array.length a52 - 1 do
    a52.(i53) <- (!s54 +. (a52.(i53)));
    s54 := ((let i55' = n37 in if i55' >= 0 && i55' < Array.length a52 then a52.(i55') else !s54) +. (if v30 then !s54 else !s54))
  done;
  let n56 = !s54 in
  note_float n56;
  let _ = f12 (if v30 then 7 else n37) in
  Array.mapi (let rec f59 p57 p58 = if true then p58 else p58 in f59) (Array.sub a52 0 5)))
let () = (mix_floats a60 0 5; note_end 0)
let () = print_string (try n11 with | _ -> (match [] with | [] -> n11 | (2 :: ([] | [])) -> n11 | (2 :: (_ :: q61)) -> n11 | (([] as w62) | (_ :: w62)) -> n11))
let a63 = Array.init 5 (let rec f65 p64 = p64 in f65)
let s67 = ref n37
let () = for i66 = 0 to 8 - 1 do
  s67 := (if i66 < 5 then (a63.(i66) + (!s67)) else !s67)
done
let n68 = !s67
let () = note_int n68
let n69 = compare [] []
let s71 = ref (Ok 3.25)
let () = for i70 = 0 to 9 - 1 do
  (
    for i72 = 0 to 2 - 1 do
      (let x73 = a63.(i72) in a63.(i72) <- a63.(4 - i72); a63.(4 - i72) <- x73);
      ()
    done;
    (mix_ints a63 0 5; note_end 0);
    ());
  s71 := !s71
done
let n74 = !s71
let () = (mix_1 5 n74; note_end 0)
let () = note_int n37
let () = (mix_floats a60 0 5; note_end 0)
let () = (mix_ints a63 0 5; note_end 0)
let () = note_int n69
let () = (mix_0 5 v25; note_end 0)
let () = (mix_1 5 n74; note_end 0)
let () = note_int n68
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = ()
