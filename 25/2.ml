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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a17 = (match if v3 && v3 then { r0 = 0.0; r1 = 1.5; r2 = None } else { r0 = (-3.25); r1 = 100.75; r2 = None } with | { r0 = _; r1 = q4; r2 = None } -> (
  min (try ((fun p5 -> Array.make 1 7) { r3 = q4; r4 = 19; r5 = None; r6 = 20; r7 = q4 }) with | _ -> (Array.make 1 9)) [|(-2)|]) | { r0 = q6; r1; r2 = (Some v3) } -> (
  let v14 = (let rec f10 p7 = ((); ((true, (let rec f9 p8 = v3 in f9)), v3)) in f10) (let rec f13 p11 p12 = if p12 then 11 else 11 in f13) in
  (if (14, r1, true, (v3, true, 20, false)) < (15, v3, false, (r1, false, 8, true)) then (try (Array.init 1 (let rec f16 p15 = p15 in f16)) with | _ -> (Array.make 1 6)) else [|10|])))
let rec f18 p19 p20 =
  let rec g21 u22 = p19
  in
  mix p20;
  g21 p20
let _ = f18 (List.fold_left (fun p23 p24 -> p23) { r3 = 3.25; r4 = 15; r5 = None; r6 = 20; r7 = (-1.5) } []) (let v25' = 4 in 13)
let _ = f18 { r3 = (-10.0); r4 = 19; r5 = None; r6 = 10; r7 = 1.0 } 15
let n26 = if v3 then (13 lxor 15) else (if not v3 then (if (14, 8, (-10.0)) > (9, 16, 1.5) then a17.(0) else (if v3 || v3 then (if 17 > 4 then (Array.length a17) else (7 mod (-1))) else (snd (v3, 2)))) else (snd (100.75, 19)))
let () = note_int n26
let x27 = ((abs_float 10.0) *. (1.5 *. 1.0)) /. (float_of_string "-3.25")
let x27 = ((-4) / (1 lor 1)) mod ((fst (n26, n26)) lor 1)
let a28 = Array.init 12 (let rec f29 x27 = 1.5 in f29)
let s31 = ref 3.25
let i30 = ref (Array.length a28 - 1)
let () = while !i30 >= 0 do
  a28.(!i30) <- (!s31 -. (a28.(!i30)));
  s31 := (max (if v3 then !s31 else !s31) !s31); i30 := !i30 - 1
done
let n32 = !s31
let () = note_float n32
let a33 = Array.map (fun p34' -> p34') (Array.make 4 8)
let s36 = ref x27
let i35 = ref 0
let () = while !i35 < 4 do
  s36 := (a33.(!i35) + (a33.(!i35) + (!s36))); i35 := !i35 + 1
done
let n37 = !s36
let () = note_int n37
let _ = f18 { r3 = n32; r4 = n37; r5 = None; r6 = n37; r7 = n32 } (int_of_float n32)
let n38 = (try 4 with | Invalid_argument _ -> x27 | Division_by_zero -> (if v3 then (-3) else n37) | Not_found -> (n26 mod (n37 lor 1)) | _ -> (-6)) * n37
let v104 = (match { r3 = (match Ok { r3 = (-2.0); r4 = n38; r5 = None; r6 = (-3); r7 = n32 } with | Ok { r3 = q39; r4 = q40; r5 = q41; r6; r7 } -> q39 | Error _ -> (-0.5)); r4 = (x27 * x27); r5 = (if v3 then None else None); r6 = ((); n38); r7 = (n32 *. 100.75) } with | { r3 = q42; r4 = _; r5 = q43; r6 = 1; r7 } -> (
  assert (compare ((match q43 with | (None | None) -> n38 | Some [] -> x27 | Some (q44 :: _) -> 10) * n37) ((match q43 with | (None | None) -> n38 | Some [] -> x27 | Some (q44 :: _) -> 10) * n37) = 0);
  (match q43 with | None -> (max '\n' '\'') | Some [] -> (max 'a' '0') | Some (_ :: q45) -> (match q45 with | [] -> '\n' | (q46 :: []) -> '\n' | (q47 :: (q48 :: _)) -> 'a'))) | ({ r4 = q49; r5; r6 = (-2147483647); r7 = q50; _ } | { r3 = q50; r4 = _; r5; r6 = (0 as q49); r7 = _ }) -> (
  let n51 = -10 in
  let s53' = ref n51 in
  let i52 = ref 0 in
  while !i52 < Array.length a33 do
    a33.(!i52) <- ((a33.(!i52)) lxor !s53');
    s53' := a17.(0); i52 := !i52 + 1
  done;
  let n54 = !s53' in
  note_int n54;
  (if n32 >= n32 then (let s55 = "b c" in let i56 = n38 in if i56 >= 0 && i56 < String.length s55 then s55.[i56] else '0') else (try (let _v57 = { r0 = 1.0; r1 = q50; r2 = None } in 'z') with | _ -> '0'))) | { r3 = q58; r4 = q59; r5 = q60; r6 = 2; r7 = 1.0 } -> (
  let n61 = n38 in
  let rec loop64 i62' n65 s63' =
    if i62' < n65 then (
      (a28.(i62') <- ((a28.(i62')) *. s63'));
      loop64 (i62' + 1) n65 (abs_float (q58 +. n32))
    ) else
      s63'
  in
  let n66 = loop64 0 (Array.length a28) n32 in
  note_float n66;
  (match min { r0 = q58; r1 = q58; r2 = None } { r0 = n66; r1 = q58; r2 = None } with | { r0 = q67'; r1 = q68; r2 = (None | (Some _)) } -> (let { r0 = q69; r1 = n37; r2 = q70 } = { r0 = 10.0; r1 = q67'; r2 = None } in 'z') | (({ r0 = x27; r1; r2 = (Some _) } as w71) | ({ r0 = x27; r1 = _; r2 = (Some r1) } as w71)) -> (if v3 then 'a' else '\n') | ({ r0 = q72; r1 = q73; r2 = None } | { r0 = q73; r1 = q72; _ }) when (((); "b c") < (Printf.sprintf "<%X>" (q59 land 2147483647))) -> (snd (q73, 'z')) | _ -> (let s74 = "" in let i75 = n37 in if i75 >= 0 && i75 < String.length s74 then s74.[i75] else '\n'))) | { r3 = q76; r4; r5; r6 = 2; _ } -> (
  let s78 = ref { r3 = q76; r4 = x27; r5 = None; r6 = 14; r7 = q76 } in
  let i77 = ref 0 in
  while !i77 < (hide 1 8) do
    (
      let rec pick79 p80 p81 p82 =
        if p80 then p81 else p82
      in
      let a83 = create_array 4 !i77 in
      let a85 = Array.mapi (fun p84 n38 -> r4) a83 in
      (pick79 v3 a83 a85).(0) <- (!i77 * n38);
      note_int a83.(0);
      note_int a85.(0);
      ());
    s78 := !s78; i77 := !i77 + 1
  done;
  let n86 = !s78 in
  ((if v3 then ()); (let s87 = "b c" in let i88 = n37 in if i88 >= 0 && i88 < String.length s87 then s87.[i88] else '\255'))) | { r4 = q89; r5 = q90; r6 = _; r7 = 1.0; _ } -> (
  let x97 = (match f18 { { r3 = n32; r4 = n26; r5 = None; r6 = n26; r7 = n32 } with r4 = n38; r6 = n38 } (- n38) with | { r3; r4 = q91; r5 = None; r7 = q92; _ } -> ((3.25 -. r3) /. (String.fold_left (fun p93 p94 -> p93) q92 "tail \" end")) | { r3 = n38; r4; r5 = (Some q95); r6 = q96; _ } -> (-2147483648.0)) in
  max (min 'a' '0') (match q90 with | None -> ' ' | ((Some q98) | (Some q98)) -> '\255')) | { r3 = q99; r4 = q100; r5 = q101; r6 = q102'; r7 = q103 } -> (
  '\255'))
let () = (mix (Char.code v104); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_ints a33 0 4; note_end 0)
let () = note_float n32
let () = note_int x27
let () = note_int n26
let () = note_int n38
let () = note_int n37
let () = ()
