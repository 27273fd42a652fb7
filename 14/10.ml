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
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y75 -> mix 0; mix_float y75
    | Error y76 -> mix 1; mix y76
let a0 = Array.make 4 3.25
let rec loop2 i1 =
  if i1 < 2 then (
    (a0.(i1 * 3 + 0) <- ((a0.(i1 / 3)) *. a0.(i1)));
    loop2 (i1 + 1)
  ) else
    ()
let () = loop2 0
let () = (mix_floats a0 0 4; note_end 0)
let () = for i4 = 0 to 2 - 1 do
  a0.(i4 * 3 + 0) <- ((a0.(i4 mod 3)) +. (match { r1 = 8; r2 = 7; r3 = (true, []) } with | ({ r1 = (-3); r2 = q5; r3 = (_, q6) } as w7) -> 100.75 | { r1 = 4; r2 = q8; r3 = q9 } -> 0.5 | { r1 = (-2); r2 = q10; r3 = a0 } -> 3.25 | { r2 = q11; r3 = q12; _ } -> (-1.5)));
  ()
done
let () = (mix_floats a0 0 4; note_end 0)
let a13 = [|0; 19; 15; 9; 8; 6; (-2); 2|]
let i14 = ref 0
let () = while !i14 < 2 do
  a13.(!i14 * 4 + 0) <- ((a13.(!i14 mod 4)) * (let v15 = !i14 in v15));
  i14 := !i14 + 1
done
let () = (mix_ints a13 0 8; note_end 0)
let v33' = ((Result.bind (match (let _v17 = (let i16 = 16 in if i16 >= 0 && i16 < Array.length a13 then a13.(i16) else 17) in List.fold_right (let rec f20 p18 p19 = p19 in f20) [] None) with | None -> ((if true then () else ()); (Ok { r0 = 1 })) | Some 1.0 -> (try (Ok { r0 = 19 }) with | _ -> (Ok { r0 = 5 })) | ((Some q21) | (Some q21)) -> (let { r0 } = { r0 = 19 } in (fun p22 -> Ok { r0 = 8 }) { r1 = 16; r2 = (-2); r3 = (true, []) })) (if (match C5 (None, (Array.make 2 1.0), 0.0) with | C4 _ -> (0.0 <> (-0.0)) | C5 (_, q23, q24) -> (true || false) | (C6 | C6) -> (let (_, q25, _) = (1, true, false) in q25)) then (fun p26 -> Ok 3.25) else (let rec f27 a13 = Ok 1.0 in f27))), (((let rec f32 (_, q28, q29, q30) = (let i31 = -2147483647 in if i31 >= 0 && i31 < 8 then a13.(i31) else (q28 mod 4096)) in f32) (a13.(0), (3 land 15), (snd ("", 1.5)), (if true then (-1.0) else 0.5))) / (-3)))
let n42 = if 1.5 < 10.0 then (if List.fold_left (fun p39 p40 -> false) true [] then (if not false then (if "12" = "\000\255x" then (if (-3) <> 15 then (if 5 <= 18 then (-13) else (if (12 - 32767) < 18 then (try (16 - 18) with | Invalid_argument q34 -> 10 | Division_by_zero -> 18 | E0 -> 11) else (let i35 = -3 in if i35 >= 0 && i35 < Array.length a13 then a13.(i35) else 17))) else (try (List.find (let rec f37 p36 = false in f37) []) with | Failure q38 -> 9 | Not_found -> 6 | E0 -> 6)) else (-4096)) else (-1)) else (let v41 = Array.make 8 1.0 in 8)) else (12 * 4)
let p43 = (let i44 = n42 in if i44 >= 0 && i44 < 4 then a0.(i44) else (-2.0))
let p45 = (let i46 = -2 in if i46 >= 0 && i46 < 4 then a0.(i46) else p43)
let p47 = 15 - n42
let p48 = 3.25
let p49 = 1.5
let p50 = Array.length a13
let p51 = sqrt p45
let p52 = min (-1.0) 1.0
let () = mix 1
let n53 = (p50 - (p47)) + 1
let () = note_int n53
let x54 = ((((((p43) *. p45) -. p48) +. p49) -. p51) -. p52) *. 1.0
let rec pick55 p56' p57 p58 =
  if p56' then p57 else p58
let v59 = ref p47
let () = (mix_0 5 v59; note_end 0)
let v60 = (match x54 with | 0.5 -> v59 | _ -> v59 | exception Division_by_zero -> v59 | exception Match_failure _ -> v59)
let () = (pick55 ((let v64 = (let rec f63 p61 p62 = p62 in f63) in ()); (p49 = x54)) v59 v60) := (n53 / (p50 lor 1))
let () = note_int !v59
let () = note_int !v60
let a65 = ((); (Array.make 8 p47))
let rec loop67 i66 =
  if i66 < 0 then () else (
    (a65.(i66 * 2 + 1) <- ((a65.(i66 / 2)) * !v60));
    loop67 (i66 - 1)
  )
let () = loop67 (4 - 1)
let () = (mix_ints a65 0 8; note_end 0)
let n71 = (hide 0 2)
let rec loop70 i69 =
  if i69 >= n71 then () else (
    (a0.(i69 * 3 + 0) <- ((a0.(i69 / 3)) -. a0.(i69)));
    loop70 (i69 + 1)
  )
let () = loop70 0
let () = (mix_floats a0 0 4; note_end 0)
let () = for i72 = 0 to 2 - 1 do
  a65.(i72 * 4 + 0) <- ((a65.(i72 mod 4)) + ((land) i72 i72));
  ()
done
let () = (mix_ints a65 0 8; note_end 0)
let () = ((let (m73', m74) = v33' in mix_1 5 m73'; mix m74); note_end 0)
let () = (mix_0 5 v59; note_end 0)
let () = note_int n42
let () = (mix_floats a0 0 4; note_end 0)
let () = note_int p47
let () = (mix_0 5 v60; note_end 0)
let () = note_float p43
let () = note_int n53
let () = ()
