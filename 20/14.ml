let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool list ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y39 :: y40) -> mix 1; mix y39; mix_1 (d - 1) y40
and mix_2 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y41' :: y42) -> mix 1; mix (if y41' then 1 else 0); mix_2 (d - 1) y42
let s1 = ref "a"
let i0 = ref (5 - 1)
let () = while !i0 >= 0 do
  s1 := (clip !s1 ^ clip (match 100.75 with | 0.5 -> !s1 | q2 -> !s1)); i0 := !i0 - 1
done
let n3' = !s1
let () = (mix_string n3'; note_end 0)
let rec loop6 i4 n7 s5 =
  if i4 <> n7 then (
    loop6 (i4 + 1) n7 (clip s5 ^ clip s5)
  ) else
    s5
let n8 = loop6 0 5 n3'
let () = (mix_string n8; note_end 0)
let f9 p10 =
  ref []
let v11 = f9 (18 * 37)
let () = (mix_0 5 v11; note_end 0)
let n12 = -3
let s14 = ref n8
let () = for i13 = 0 to 5 - 1 do
  s14 := (clip !s14 ^ clip "")
done
let n15 = !s14
let () = (mix_string n15; note_end 0)
let n16 = (-65536) / 3
let n33 = (try (
  let v21 = (let v20 = (let rec f19 p17 p18 = Error (-0.0) in f19) in ref (try 1.0 with | _ -> (-0.0))) in
  let v22 = (float_of_int (n16 mod (((n12 + n16) + ((); n16)) lor 1))) = !v21 in
  (try (
    let s24 = ref n3' in
    for i23 = 0 to (hide 0 5) - 1 do
      s24 := (clip !s24 ^ clip (String.concat !s24 [!s24; clip n15]))
    done;
    let n25 = !s24 in
    (mix_string n25; note_end 0);
    let rec build26 p27 p28 =
      if p27 <= 0 then [] else
        (match 2.0 with | 0.5 -> n16 | _ -> 4) :: (build26 (p27 - 1) p28)
    in
    let v29 = build26 (hide 1 0) ((); (ref n16)) in
    (mix_1 5 v29; note_end 0);
    (mix_1 5 v29; note_end 0);
    let s31 = ref n25 in
    let i30 = ref (5 - 1) in
    while !i30 >= 0 do
      s31 := (clip !s31 ^ clip n25); i30 := !i30 - 1
    done;
    let n32 = !s31 in
    (mix (String.length n32); note_end 0);
    print_string (if v22 then raise Not_found else "12")) with | _ -> (let v22 = 0.5 in ()));
  (n16 / 1) / 10) with | _ -> (min n16 5))
let n37 = (hide 1 5)
let rec loop36 i34' s35 =
  if i34' >= 0 then (
    loop36 (i34' - 1) (clip s35 ^ clip ((clip "12") ^ s35))
  ) else
    s35
let n38 = loop36 ((hide 1 5) - 1) n3'
let () = (mix_string n38; note_end 0)
let () = (mix_string n8; note_end 0)
let () = (mix_string n15; note_end 0)
let () = note_int n16
let () = (mix_string n38; note_end 0)
let () = (mix_string n3'; note_end 0)
let () = note_int n12
let () = note_int n33
let () = ()
