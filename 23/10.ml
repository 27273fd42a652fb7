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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y69 -> mix 1; mix y69
let a0 = Array.make 4 3.25
let s2 = ref (-1.5)
let () = for i1 = 0 to 4 - 1 do
  a0.(i1) <- ((a0.(i1)) -. !s2);
  s2 := (abs_float (match Ok i1 with | Ok q3 -> 0.5 | Error _ -> !s2))
done
let n4 = !s2
let () = note_float n4
let () = (try (
  let a5' = (match ({ r1 = 11; r2 = (-1); r3 = (false, []) }, 8) with | (({ r1 = q6; r2 = q7; r3 = q8 }, (-2)) as w9) -> (Array.make 2 q7) | ({ r1 = _; r2 = q10'; r3 }, 8) -> (Array.make 2 12) | ({ r1; r2 = q11; r3 = n4 }, _) -> (Array.make 2 q11) | (_, _) -> (Array.make 2 12) | ({ r1 = q12; r2 = q13; r3 = n4 }, (3 | 3)) when q13 >= 19 -> (Array.make 2 q13) | _ -> (Array.make 2 12)) in
  let s15 = ref 17 in
  for i14 = 2 - 1 downto 0 do
    s15 := (((lxor) !s15 !s15) + ((!s15) - a5'.(i14)))
  done;
  let n16 = !s15 in
  note_int n16;
  let a17 = Array.make (hide 1 16) n4 in
  for i18 = 2 - 1 downto 0 do
    a17.(i18 + 1) <- (((a0.(i18)) *. a0.(i18 + 1)) *. a0.(i18 + 2));
    ()
  done;
  (mix_floats a17 0 16; note_end 0);
  let s20 = ref "12" in
  for i19 = 0 to 5 - 1 do
    s20 := (clip !s20 ^ clip (string_of_bool true))
  done;
  let n21 = !s20 in
  (mix_string n21; note_end 0);
  let s23 = ref None in
  for i22 = 0 to (hide 1 10) - 1 do
    s23 := (match !s23 with None -> Some (((); i22) * (i22 mod 1)) | Some o -> if o = (((); i22) * (i22 mod 1)) then None else Some o)
  done;
  let n24 = !s23 in
  (mix_0 5 n24; note_end 0);
  ()) with | _ -> (if true then () else ()))
let s26 = ref 2.0
let s27 = ref n4
let s28 = ref (-3)
let s29 = ref (-3)
let () = for i25 = 0 to (hide 0 11) - 1 do
  let u30 = fabs (-4096.0) in
  let u31 = !s26 in
  let u32 = !s28 in
  let u33' = !s29 in
  s26 := u30; s27 := u31; s28 := u32; s29 := u33'
done
let n34 = !s26
let n35 = !s27
let n36 = !s28
let n37 = !s29
let () = note_float n34
let () = note_float n35
let () = note_int n36
let () = note_int n37
let n54 = (match (match if true then (Array.make 4 []) else (Array.make 4 []) with | [|q38; _; q39; []|] -> C6 | [|q40; q41; q42; (q43 :: q44)|] -> (C4 None) | ([|_; n37; _; []|] as w45) -> ((); C6) | [|q46; _; q47; (_ :: _)|] -> (let v48 = n36 in C6) | n36 -> (let { r0 = q49 } = { r0 = 9 } in C6)) with | C4 _ -> (String.fold_left (fun p50' p51 -> 12) ((fun p52 -> p52) n36) (min "\000\255x" "")) | C5 (_, q53, _) -> ((-14) - (18 + n36)) | (C6 | C6) -> ((n37 lxor n37) - 5470))
let s56 = ref (Array.make 1 (-3))
let () = for i55 = 0 to 3 - 1 do
  (
    let a57 = if ((i55 lxor i55) - 31) > i55 then a0 else a0 in
    a0.(1) <- (0.0 /. 0.0);
    a57.(1) <- ((a0.(1)) -. (try (n35 +. n35) with | _ -> n34));
    note_float a0.(1);
    let s58 = "loops an" in
    let s60 = ref n54 in
    for i59 = 0 to 8 - 1 do
      s60 := (Char.code s58.[i59] + 3 * !s60)
    done;
    let n61 = !s60 in
    note_int n61;
    let s63 = ref "" in
    for i62 = 0 to 5 - 1 do
      s63 := (clip !s63 ^ clip (match [] with | [] -> !s63 | (_ :: []) -> !s63 | (q64 :: (q65 :: q66)) -> "\000\255x"))
    done;
    let n67 = !s63 in
    (mix_string n67; note_end 0);
    ());
  s56 := !s56
done
let n68 = !s56
let () = (mix_ints n68 0 1; note_end 0)
let () = note_float n34
let () = (mix_floats a0 0 4; note_end 0)
let () = note_int n37
let () = note_float n35
let () = (mix_ints n68 0 1; note_end 0)
let () = note_int n36
let () = note_float n4
let () = note_int n54
let () = ()
