type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
type t2 = C2 of bool * int list * float * unit * float
type 'a t3 = { mutable r7 : 'a; mutable r8 : float }
and 'a t4 = { r9 : int * float array; mutable r10 : int * float; r11 : int array }
exception E0
exception E1 of (int, bool) result
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
let x0 = -1.7976931348623157e308
let () = note_float x0
let x5 = (try (try (
  let s2 = ref x0 in
  let i1 = ref (3 - 1) in
  while !i1 >= 0 do
    (if !i1 = 11 then raise E0);
    s2 := (floor (let { r9 = (_, _); r10 = q3; r11 = x0 } = { r9 = (!i1, (Array.make 4 1.5)); r10 = (!i1, !s2); r11 = (Array.make 1 !i1) } in !s2)); i1 := !i1 - 1
  done;
  let n4 = !s2 in
  note_float n4;
  n4) with | E0 -> (if false then x0 else x0)) with | _ -> (max x0 100.75))
let s7 = ref 9
let s8 = ref 17
let i6 = ref 0
let () = while !i6 < 3 do
  let u13' = (let v9 = max { r9 = (9, (Array.make 4 x5)); r10 = (!s8, x5); r11 = (Array.make 1 !s8) } { r9 = (!s8, (Array.make 4 x0)); r10 = (!s7, (-3.25)); r11 = (Array.make 1 4) } in succ !s8) in
  let u14 = List.length (match { r4 = !s8; r5 = x0 } with | { r4 = (-2147483647 as w10); r5 = 0.0 } -> [] | { r5 = 0.0; _ } -> [] | { r4 = q11; r5 = q12 } -> [] | { r4 = 4; r5 = _ } -> []) in
  s7 := u13'; s8 := u14; i6 := !i6 + 1
done
let n15 = !s7
let n16 = !s8
let () = note_int n15
let () = note_int n16
let a17 = [|x5; x5; x5; (-1.0); x5; x5; x0; x5|]
let () = for i18 = 8 - 1 downto 0 do
  a17.(i18) <- x5;
  ()
done
let () = (mix_floats a17 0 8; note_end 0)
let apply19 p20 p21 =
  let n22 = p21 x5 in
  (let _v24 = min (false || false) (let v23 = Array.make 7 n22 in false) in ((let { r7 = q25; r8 = q26 } = { r7 = { r7 = x5; r8 = 1.5 }; r8 = x5 } in ()); (if _v24 then (Array.make 6 n16) else (Array.make 6 12))))
let a31 = apply19 (fun p27 p28 -> (C2 (true, [], x5, (), x5) : t2)) (let rec f30 p29 = n15 in f30)
let () = (mix_ints a31 0 6; note_end 0)
let n62 = (try (
  let a48 = (match ((let s32 = "b c" in let i33' = n16 in if i33' >= 0 && i33' < String.length s32 then s32.[i33'] else '\n'), ((); (ref 3.25))) with | (('a'..'m', q34) | ('a'..'m', q34)) when ((false || true) && (x5 > x5)) -> (let v35 = { r4 = n15; r5 = x5 } in Array.init 5 (fun p36 -> x5)) | ((('0'..'9', q37) as w38) | (('0'..'9', q37) as w38)) -> (if (let v39 = [] in false) then [|x0; x5; x0; x0; x0|] else (if false then raise (Failure "a") else (Array.make 5 x5))) | ('n', _) -> ((match ((C2 (true, [], x5, (), x5) : t2) : t2) with | C2 (q40, q41', q42, q43, q44) -> q43); (create_array 5 x5)) | (_, q45) -> (let v47' = (let { r4 = q46; r5 } = { r4 = n16; r5 = x5 } in []) in (let { r9 = _; r11 = a31; _ } = { r9 = (n16, (Array.make 4 x5)); r10 = (15, 100.75); r11 = (Array.make 1 n16) } in Array.make 5 x5))) in
  (mix_floats a48 0 5; note_end 0);
  (try (
    let c49 = ((int_of_float 3.25)) * n16 in
    let c50 = (c49) + n16 in
    let c51 = n16 + (c50) in
    let c52 = (int_of_float 3.25) lxor (n16) in
    note_int c52;
    let s54 = ref c51 in
    let i53 = ref 0 in
    while !i53 < 2 do
      s54 := (try (100 / (!i53 - 0)) with | _ -> (Result.get_error (Ok !i53))); i53 := !i53 + 1
    done;
    let n55 = !s54 in
    note_int n55;
    note_int c49) with | Invalid_argument _ -> ());
  (match [n15; ((let { r7 = q56; r8 = a31 } = { { r7 = a17; r8 = (-3.25) } with r8 = x5 } in -2) * 38)] with | [] when true -> () | (q57 :: q58) when true -> ());
  let rec loop60 i59 =
    if i59 >= 0 then (
      (a31.(i59) <- (((); n16) mod 8));
      loop60 (i59 - 1)
    ) else
      ()
  in
  loop60 (6 - 1);
  (mix_ints a31 0 6; note_end 0);
  n16) with | Failure _ -> a31.(5) | Match_failure _ -> (-65536) | _ -> 65535)
let () = note_float x5
let () = note_float x0
let () = (mix_ints a31 0 6; note_end 0)
let () = note_int n15
let () = note_int n62
let () = note_int n16
let () = (mix_floats a17 0 8; note_end 0)
let () = ()
