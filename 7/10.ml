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
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let rec f9 p10' p11 =
  if p10' <= 0 then
    (0 / ((-2) lor 1))
  else (
    p11 land (f9 ((-1) + p10') p11)
  )
let n12' = f9 2 (2 lxor 10)
let () = note_int n12'
let n13 = f9 0 (f9 1 n12')
let n13 = ((); (n13 + n12')) = n13
let () = (mix (if n13 then 1 else 0); note_end 0)
let v14 = true
let () = (mix (if v14 then 1 else 0); note_end 0)
let rec f15 p16 p17 =
  if p16 > 0 then (
    p17 * (f15 (p16 - 1) p17)
  ) else
    (p17 - 3)
let n18 = f15 0 (List.length [])
let rec f19 p20 p21 =
  if p20 < 1 then
    (let v22 = p20 in p21)
  else (
    p21 land (f19 (p20 - 1) (Char.code 'a'))
  )
let _ = f19 4 n18
let n23' = f19 2 n18
let n24 = if ((); v14) then (n18 lsr 8) else (if Option.is_none None then (( * ) 13 n23') else (if n13 || n13 then (if "b c" = "\000\255x" then (20 / 8) else (n23' mod 7)) else (n23' mod 1)))
let s26 = ref 100.75
let () = for i25 = 0 to 2 - 1 do
  s26 := (
    let rec loop29 i27 n30 s28 =
      if i27 >= n30 then s28 else (
        loop29 (i27 + 1) n30 100.75
      )
    in
    let n31 = loop29 0 3 !s26 in
    note_float n31;
    n31)
done
let n32 = !s26
let () = note_float n32
let () = print_int (let v33 = - 20 in f15 3 n24)
let () = print_byte 32
let () = print_float (snd (snd ((Array.make 2 C6), (n23', n32))))
let () = print_newline ()
let rec f34' p35 p36 =
  if p35 <= 0 then
    (let o37 = n24 in let o38 = n18 in let o39 = n24 in let o40 = 8 in let o41 = p35 in let ( -. ) a b = (a lsl 1) + b in o37 -. o38 -. o39 -. o40 -. o41)
  else (
    (-3) - (f34' (p35 - 1) (n23' + p36))
  )
let n42 = f34' 1 (n18 - n24)
let n43 = f34' 1 (int_of_string (string_of_int n18))
let () = note_int n43
let rec loop47 i44 n48 s45 s46 =
  if i44 >= n48 then (s45, s46) else (
    loop47 (i44 + 1) n48 (s45 + 1073741824) (s46 + (if s45 < s45 + 1073741824 then 1 else 3))
  )
let (n49, n50) = loop47 0 12 2147483647 0
let () = note_int n49
let () = note_int n50
let () = note_int n24
let () = note_int n43
let () = note_int n49
let () = note_int n42
let () = note_int n12'
let () = note_int n23'
let () = note_float n32
let () = note_int n18
let () = ()
