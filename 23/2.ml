type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y51 :: y52') -> mix 1; mix y51; mix_0 (d - 1) y52'
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let () = for i7 = 0 to 4 - 1 do
  a4.(i7 * 3 + 0) <- ((a4.(i7 / 3)) +. (floor 2.0));
  ()
done
let () = (try (
  let n8 = ((Char.code 'a') - (-5)) mod 1 in
  let a9 = ((); (Array.make 7 { r3 = 100.75; r4 = n8; r5 = None; r6 = n8; r7 = 3.25 })) in
  a9.(0) <- { r3 = (0.0 +. 0.0); r4 = (n8 mod 4096); r5 = (let v15 = (let rec f14 p10 = ((fun p11 p12 p13' -> p12), n8) in f14) in None); r6 = n8; r7 = (3.25 -. 100.75) };
  a9.(1) <- (let i16 = n8 in if i16 >= 0 && i16 < Array.length a9 then a9.(i16) else a9.(6));
  a9.(2) <- (let v17 = Array.make 9 100.75 in { r3 = 10.0; r4 = 0; r5 = None; r6 = 7; r7 = (-1.5) });
  a9.(3) <- (let (q18, q19, _, (_, q20, a9)) = ((); (v3, 'a', v3, (v3, 0.5, v3))) in (let rec f22 p21 = { r3 = p21; r4 = n8; r5 = None; r6 = n8; r7 = 10.0 } in f22) 0.5);
  let s24 = ref (-2.0) in
  for i23 = 0 to 7 - 1 do
    s24 := (match a9.(i23) with | { r3; r4 = q25; r5 = q26; r6 = q27; r7 = q28 } -> ((!s24) +. r3))
  done;
  let n29 = !s24 in
  note_float n29;
  (try (snd (let _v30 = { r0 = n29; r1 = n29; r2 = None } in (v3, ()))) with | _ -> (a9.(0) <- { r3 = n29; r4 = n8; r5 = None; r6 = n8; r7 = n29 }))) with | _ -> ())
let s32 = ref []
let () = for i31 = 0 to 9 - 1 do
  (
    print_int (try ((i31 asr 0) land (int_of_float 0.0)) with | _ -> i31);
    print_byte 32;
    print_float ((0.5 *. (-0.0)) /. (float_of_int i31));
    print_newline ();
    let s34 = ref 10.0 in
    for i33' = 11 - 1 downto 0 do
      s34 := (a4.(i33') *. ((!s34) +. a4.(0)))
    done;
    let n35 = !s34 in
    let v36 = ((v3 || v3) || (2 < i31)) :: [] in
    ());
  s32 := !s32
done
let n37 = !s32
let () = (mix_0 5 n37; note_end 0)
let s39 = ref 2.0
let () = for i38 = 0 to 11 - 1 do
  s39 := (a4.(i38) -. (a4.(3) +. (!s39)))
done
let n40 = !s39
let () = note_float n40
let a41 = (try (List.assoc 13 []) with | Invalid_argument _ -> (Array.make 4 19) | Failure q42 -> (Array.make 4 11) | Not_found -> (Array.make 4 10))
let s44 = ref 10
let () = for i43 = Array.length a41 - 1 downto 0 do
  a41.(i43) <- (!s44 + (a41.(i43)));
  s44 := (-(!s44 - i43))
done
let n45 = !s44
let () = note_int n45
let n47 = (let i46 = (n45 - n45) + (if false then 7 else n45) in if i46 >= 0 && i46 < Array.length a41 then a41.(i46) else 4)
let () = note_int n47
let s49 = ref n40
let () = for i48' = 11 - 1 downto 0 do
  s49 := ((a4.(i48') -. (max n40 !s49)) *. (a4.(i48') -. (!s49)))
done
let n50 = !s49
let () = note_float n50
let () = (mix_floats a4 0 11; note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int n47
let () = (mix_ints a41 0 4; note_end 0)
let () = note_int n45
let () = ()
