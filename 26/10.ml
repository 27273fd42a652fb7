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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y53 :: y54) -> mix 1; mix y53; mix_0 (d - 1) y54
let a0 = Array.make (hide 0 4) 3.25
let s2 = ref 0.0
let () = for i1 = 0 to Array.length a0 - 1 do
  a0.(i1) <- ((a0.(i1)) *. !s2);
  s2 := 1.0
done
let n3 = !s2
let () = note_float n3
let a7 = max (Array.mapi (let rec f6 p4 p5 = p5 in f6) (Array.make 1 (20, false, true))) (Array.make (hide 1 1) ((-3), false, false))
let s9 = ref '\n'
let () = for i8 = 0 to (hide 0 6) - 1 do
  (
    let n13 = (hide 1 5) in
    let rec loop12 i10 s11 =
      if i10 <> n13 then (
        loop12 (i10 + 1) (try (Array.make 0 7).(i10) with | Invalid_argument _ -> (13 asr 17) | Division_by_zero -> (5 - i10))
      ) else
        s11
    in
    let n14 = loop12 0 i8 in
    note_int n14;
    let n18 = (hide 1 7) in
    let rec loop17 i15 s16' =
      if i15 >= 0 then (
        loop17 (i15 - 1) (if i15 < Array.length a0 then ((s16') -. a0.(i15)) else s16')
      ) else
        s16'
    in
    let n19 = loop17 ((hide 1 7) - 1) n3 in
    note_float n19;
    let rec loop21 i20 n22 =
      if i20 <> n22 then (
        (a0.(i20 + 1) <- ((-1.5) +. (a0.(i20))));
        loop21 (i20 + 1) n22
      ) else
        ()
    in
    loop21 0 (hide 0 3);
    ());
  s9 := (snd (15, !s9))
done
let n23 = !s9
let () = (mix (Char.code n23); note_end 0)
let a24 = create_array (hide 0 9) 20
let s26 = ref 16
let () = for i25 = 0 to (hide 1 9) - 1 do
  a24.(i25) <- ((a24.(i25)) + !s26);
  s26 := a24.(2)
done
let n27 = !s26
let () = note_int n27
let a28 = [|[]; []; []; []; []; []; []|]
let () = a28.(0) <- (65535 :: (n27 :: []))
let () = a28.(1) <- (List.mapi (fun p29 p30 -> (match n23 with | 'a'..'m' -> p29 | ('0'..'9' as w31) -> 4 | ('n' as w32) -> 4 | _ -> p29)) [])
let () = a28.(2) <- (Option.to_list (Some n27))
let () = a28.(3) <- (let _v34 = (let _v33 = Array.make 2 n27 in { r0 = n27 }) in [n27])
let s36 = ref (-1.5)
let i35 = ref ((hide 1 7) - 1)
let () = while !i35 >= 0 do
  s36 := (match a28.(!i35) with | [] -> ((!s36) *. !s36) | ((-2) :: q37) -> ((!s36) +. (match C6 with | C4 _ -> !s36 | C5 (q38, ([|q39; _|] | [|_; q39|]), q40) -> q40 | (C5 (q41, _, q42) as w43') -> 0.5 | C6 -> n3)) | ((-1) :: q44) -> ((!s36) -. (abs_float 100.75)) | (3 :: _) -> ((-. 0.0) *. (!s36)) | ((_ :: q45) | (((-3) :: _) as q45)) -> ((!s36) -. (let { r0 = _ } = { r0 = n27 } in 10.0)) | (6 :: q46) -> (a0.(2) +. (!s36)) | (2 :: _) -> ((!s36) *. (!s36 -. !s36)) | ([] | ((-3) :: _)) -> ((!s36 -. n3) *. (!s36)) | (q47 :: q48) -> (n3 +. (!s36))); i35 := !i35 - 1
done
let n49 = !s36
let () = note_float n49
let () = note_float n49
let () = note_float n3
let () = (mix_0 5 a28.(6); note_end 0)
let () = ((let (m50, m51, m52) = a7.(0) in mix m50; mix (if m51 then 1 else 0); mix (if m52 then 1 else 0)); note_end 0)
let () = note_int n27
let () = (mix (Char.code n23); note_end 0)
let () = (mix_ints a24 0 9; note_end 0)
let () = (mix_floats a0 0 4; note_end 0)
let () = ()
