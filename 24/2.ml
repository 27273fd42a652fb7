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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y66; r1 = y67; r2 = y68 } -> mix_float y66; mix_float y67; mix_1 (d - 1) y68
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y69 -> mix 1; mix_float y69
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (fun p5 p6 -> 1.0) (Array.make 11 v3)
let i7 = ref 0
let () = while !i7 < 4 do
  a4.(!i7 * 3 + 0) <- ((a4.(!i7 / 3)) +. (1.5 *. 0.0));
  i7 := !i7 + 1
done
let n8 = ((Char.code 'a') - (-5)) mod 1
let c13 = ((try (let (q11, q12, _, _) = ((fun p9 p10 -> '0'), "", 1.5, None) in -10.0) with | _ -> 3.25)) *. (min a4.(10) ((); 0.0))
let c14 = (min a4.(10) ((); 0.0)) +. (c13)
let c15 = (c13) -. (min a4.(10) ((); 0.0))
let c16 = (try (let (q11, q12, _, _) = ((fun p9 p10 -> '0'), "", 1.5, None) in -10.0) with | _ -> 3.25) -. (c13)
let c17 = c15 -. (c16)
let c18 = (min a4.(10) ((); 0.0)) -. (c13)
let c19' = c14 -. (c17)
let () = note_float c19'
let rec f20 p21 =
  if p21 < 1 then
    { r0 = 3.25; r1 = c18; r2 = None }
  else (
    let n22 = p21 in
    let r23 = f20 (p21 - 1) in
    (match Ok (Array.make 5 v3) with | ((Ok _) | (Ok _)) -> (if true then r23 else { r0 = c16; r1 = c18; r2 = None }) | Error [|_; q24|] -> (match r23 with | { r0 = 0.5; r1; r2 = None } -> r23 | { r0 = 0.5; r1 = q25; r2 = None } -> r23 | ({ r1 = _; r2 = (None as w26); _ } | { r1 = _; r2 = (None as w26); _ }) -> r23 | { r0 = q27; r1 = q28; r2 = (Some q29) } -> r23) | Error [|_; _; _; _|] -> { r0 = c16; r1 = (-10.0); r2 = None } | ((Error q30) | (Error q30)) -> (let _v31 = q30 in r23))
  )
let v32' = f20 10
let () = (mix_0 5 v32'; note_end 0)
let a33 = (let v34 = c18 in Array.make 5 1)
let s36 = ref n8
let i35 = ref 0
let () = while !i35 < 8 do
  s36 := (if !i35 < 5 then (a33.(!i35) - (!s36)) else !s36); i35 := !i35 + 1
done
let n37 = !s36
let () = note_int n37
let x47 = ((let rec f39 p38 = v32'.r1 in f39) (match None with | None -> (fun p40 p41' p42 -> n37) | Some q43 -> (fun p44 v32' p45 -> 6))) *. (let _v46 = c18 in ( /. ) c16 c18)
let () = note_float x47
let a48 = Array.make 16 (Array.make 16 n37)
let i49 = ref 0
let () = while !i49 < 16 do
  a48.(!i49) <- (Array.make 16 (let v50 = Ok !i49 in !i49));
  i49 := !i49 + 1
done
let () = (mix_ints a48.(15) 0 16; note_end 0)
let i51 = ref 0
let () = while !i51 < 5 do
  (let k52 = wrap a33.(!i51) 5 in a33.(k52) <- a33.(k52) + 1);
  i51 := !i51 + 1
done
let () = (mix_ints a33 0 5; note_end 0)
let { r0 = _; r1; r2 } = { r0 = (let i53 = min n37 n37 in if i53 >= 0 && i53 < Array.length a4 then a4.(i53) else (( +. ) x47 x47)); r1 = a4.(wrap (n37 + n37) 11); r2 = ((fst ((), "a")); (match v32' with | { r0 = 0.0; r1 = 1.0; _ } -> None | { r0; r1 = 1.0; _ } -> None | ({ r0 = f20; r1 = 1.0; _ } as w54) when ((-6) <= n37) -> None | { r0 = q55; r1 = a33; r2 } -> None)) }
let s57 = ref n37
let s58 = ref x47
let s59 = ref (-3)
let i56 = ref 0
let () = while !i56 < 7 do
  let u60 = !s57 in
  let u61 = !s58 in
  let u62 = !s57 in
  s57 := u60; s58 := u61; s59 := u62; i56 := !i56 + 1
done
let n63 = !s57
let n64 = !s58
let n65 = !s59
let () = note_int n63
let () = note_float n64
let () = note_int n65
let () = (mix_floats a4 0 11; note_end 0)
let () = note_int n8
let () = note_float c14
let () = ()
