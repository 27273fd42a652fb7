type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y53 -> mix 0; mix y53
    | Error y54 -> mix 1; mix (if y54 then 1 else 0)
in
let n0 = -11 in
note_int n0;
assert (compare n0 n0 = 0);
assert (compare (let _v1 = 12 * 19 in -17) (let _v1 = 12 * 19 in -17) = 0);
let a2 = Array.make (hide 1 7) n0 in
let s4 = ref 3 in
let i3 = ref 0 in
while !i3 < 10 do
  s4 := (if !i3 < 7 then (a2.(!i3) * (!s4)) else !s4); i3 := !i3 + 1
done;
let n5 = !s4 in
note_int n5;
let rec f6 p7 =
  if p7 <= 0 then
    ((p7 + (-4096)) > n5)
  else (
    let r8 = f6 (p7 - 1) in
    true
  )
in
let v9 = f6 10 in
let x34 = (try (
  let n12 = if if v9 then v9 else v9 then n5 else (if n5 = n5 then n5 else (if 10.0 < 1.5 then (if if v9 then v9 else true then (if (try v9 with | Failure q10 -> true | Match_failure _ -> v9 | E1 ({ r2 = _; r3 = q11; r4 }) -> v9) then n5 else (compare '\'' '\255')) else 19) else (Array.length a2))) in
  let a13 = create_array 4 { r2 = "12"; r3 = (Array.make 2 (-1.5)); r4 = (ref n0) } in
  a13.(0) <- { r2 = "\000\255x"; r3 = (Array.make 2 0.0); r4 = (ref 7) };
  a13.(1) <- (if (n5 - 1024) > n12 then { r2 = "tail \" end"; r3 = (Array.make 2 1.5); r4 = (ref n12) } else (let _v17 = ((fun p14 p15' p16 -> 2.0), n5, (Array.make 2 n0)) in { r2 = "b c"; r3 = (Array.make 2 1.5); r4 = (ref n12) }));
  a13.(2) <- { { r2 = ""; r3 = (Array.make 2 (-2.0)); r4 = (ref n12) } with r2 = (if v9 then "\000\255x" else "a") };
  a13.(3) <- (if ((); false) then (match None with | None -> { r2 = ""; r3 = (Array.make 2 10.0); r4 = (ref n5) } | Some _ -> { r2 = "\000\255x"; r3 = (Array.make 2 2.0); r4 = (ref n12) }) else ((let rec f18 v9 = { r2 = "\000\255x"; r3 = (Array.make 2 1.5); r4 = (ref n5) } in f18) (-2.0)));
  let rec loop27 i19 n28 s20 =
    if i19 < n28 then (
      loop27 (i19 + 1) n28 (match a13.(i19) with | { r2 = q21; r3 = [||]; _ } -> ((s20) - (max 3 s20)) | { r2 = "a"; r3 = q22; r4 } -> ((let _v23 = Array.make 1 n0 in s20) + (s20)) | ({ r2 = q24; r3 = q25; r4 = q26 } | { r2 = q24; r3 = q25; r4 = q26 }) -> ((s20) - !q26))
    ) else
      s20
  in
  let n29 = loop27 0 4 6 in
  note_int n29;
  (match n29 with | (0 | (-2147483647)) -> (if v9 then raise Division_by_zero else (-0.5)) | 7 -> (min (-10.0) 3.25) | -1 -> (match { r0 = v9; r1 = None } with | { r0 = q30; r1 = (None | None) } -> 1.5 | { r0 = q31; r1 = q32 } -> 3.25 | { r0 = q33; r1 = (Some _) } -> 10.0) | 7 -> (100.75 *. 2.0) | ((-2) | (-2)) -> (max 0.5 (-10.0)) | _ -> (float_of_string "-1.0"))) with | Division_by_zero -> (tick_float 19 0.5) | _ -> (match { r2 = "tail \" end"; r3 = (Array.make 2 2.0); r4 = (ref n5) } with | { r2; r3 = _; r4 = _ } -> 1.5 | exception _ -> 0.0)) in
note_float x34;
let s36 = ref 1.0 in
let i35 = ref 0 in
while !i35 < 20 do
  s36 := (0.1 *. ((float_of_int !i35) +. (!s36))); i35 := !i35 + 1
done;
let n37 = !s36 in
note_float n37;
assert (compare (n5 + (if v9 then n5 else n5)) (n5 + (if v9 then n5 else n5)) = 0);
let x38 = n37 in
let a39 = [|(-2); n5; n5; n5; n5; 0; 4; n5|] in
let i40 = ref 0 in
while !i40 < (hide 0 4) do
  a39.(!i40 * 2 + 0) <- ((a39.(!i40 / 2)) * (2 + !i40));
  i40 := !i40 + 1
done;
(mix_ints a39 0 8; note_end 0);
let rec loop50 i41 s42 =
  if i41 >= 0 then (
    (
      let a43 = (let { r0 = q44; _ } = { r0 = v9; r1 = None } in Array.make 4 (Ok s42)) in
      let i45 = ref (4 - 1) in
      while !i45 >= 0 do
        a43.(!i45) <- (let v9 = s42 in Error true);
        i45 := !i45 - 1
      done;
      (mix_0 5 a43.(3); note_end 0);
      let a46 = [|s42; n5|] in
      let rec loop48 i47' =
        if i47' <> 1 then (
          (a46.(i47' * 4 + 1) <- (a46.(0) + (a46.(i47' / 4))));
          loop48 (i47' + 1)
        ) else
          ()
      in
      loop48 0;
      (mix_ints a46 0 2; note_end 0);
      ());
    loop50 (i41 - 1) ((if v9 then () else ()); (int_of_float n37))
  ) else
    s42
in
let n52 = loop50 (3 - 1) (-1) in
note_int n52;
note_int n52;
note_int n0;
(mix (if v9 then 1 else 0); note_end 0);
(mix_ints a2 0 7; note_end 0);
note_float x38;
note_int n5;
(mix_ints a39 0 8; note_end 0);
note_float n37;
()
