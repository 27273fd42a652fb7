type t0 = C0 of int | C1
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y60 :: y61) -> mix 1; mix y60; mix_0 (d - 1) y61
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref 0
let s11 = ref 0
let i9 = ref 0
let () = while !i9 < 12 do
  let u12 = !s10 + 1073741824 in
  let u13 = !s11 + (if !s10 < !s10 + 1073741824 then 1 else 3) in
  s10 := u12; s11 := u13; if !s10 <> 1073741824 then (i9 := !i9 + 1) else i9 := 12
done
let n14 = !s10
let n15 = !s11
let () = note_int n14
let () = note_int n15
let s17 = ref 0
let s18 = ref 0
let () = for i16 = 12 - 1 downto 0 do
  let u19 = !s17 + 1073741824 in
  let u20 = !s18 + (if !s17 < !s17 + 1073741824 then 1 else 3) in
  s17 := u19; s18 := u20
done
let n21 = !s17
let n22 = !s18
let () = note_int n21
let () = note_int n22
let f23 p24 =
  let x25 = -. 0.5 in
  (try (let v28 = fun p26' p27 -> p24 in []) with | Invalid_argument q29 -> (let v34 = (match if (let v30 = C1 in false) then (let v31 = p24 in C1) else (max C1 C1) with | C0 _ -> (true, p24, (-1)) | C1 -> (let v33 = (let v32 = Array.make 8 p24 in p24) in (false, v33, p24))) in (let v35 = Array.make 2 (x25 *. x25) in [])))
let v36 = f23 (int_of_string (string_of_int 16))
let () = (mix_0 5 v36; note_end 0)
let () = (mix_0 5 v36; note_end 0)
let v37 = f23 (if false then n15 else n22)
let () = (mix_0 5 v37; note_end 0)
let () = (mix_0 5 v37; note_end 0)
let rec loop41 i38 n42 s39 s40 =
  if i38 >= n42 then (s39, s40) else (
    loop41 (i38 + 1) n42 (s39 + 2147483647) (s40 + (if s39 < s39 + 2147483647 then 1 else 3))
  )
let (n43, n44) = loop41 0 12 2147483640 0
let () = note_int n43
let () = note_int n44
let n45 = -12
let n50 = (hide 1 12)
let rec loop49 i46 s47 s48 =
  if i46 >= 0 then (
    loop49 (i46 - 1) (s47 + 2147483647) (s48 + (if s47 < s47 + 2147483647 then 1 else 3))
  ) else
    (s47, s48)
let (n51, n52) = loop49 ((hide 1 12) - 1) 0 0
let () = note_int n51
let () = note_int n52
let s54 = ref 2147483640
let s55 = ref 0
let () = for i53 = 0 to 12 - 1 do
  let u56 = !s54 + 2147483647 in
  let u57 = !s55 + (if !s54 < !s54 + 2147483647 then 1 else 3) in
  (if !s54 <> 2147483647 then (s54 := u56; s55 := u57))
done
let n58 = !s54
let n59 = !s55
let () = note_int n58
let () = note_int n59
let () = note_int n14
let () = note_int n44
let () = note_int n21
let () = note_int n51
let () = note_int n45
let () = (mix_0 5 v36; note_end 0)
let () = note_int n15
let () = note_int n59
let () = ()
