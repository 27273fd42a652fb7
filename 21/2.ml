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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y107; r1 = y108; r2 = y109 } -> mix_float y107; mix_float y108; mix_2 (d - 1) y109
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y110 :: y111) -> mix 1; mix y110; mix_1 (d - 1) y111
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y112 -> mix 1; mix_float y112
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let a4 = Array.mapi (let rec f7 p5 p6' = p6' in f7) (Array.make 3 { r0 = 0.5; r1 = 100.75; r2 = None })
let () = a4.(0) <- { { r0 = 3.25; r1 = 1.5; r2 = None } with r0 = (match { r0 = 100.75; r1 = 0.0; r2 = None } with | { r0 = q8; r1 = (1.0 | _); r2 } -> q8 | { r0; r1 = _; r2 = q9 } -> r0 | ({ r0; r1; r2 } | { r0 = r1; r1 = r0; r2 }) -> r1); r1 = (coarse (log (limit (-1.5) 0.5 100.0))) }
let () = a4.(1) <- (if 5 <> (-3) then a4.(wrap (-2147483648) 3) else (fst ({ r0 = 0.0; r1 = 0.0; r2 = None }, 4)))
let () = a4.(2) <- (let { r0 = q10; r1; r2 = _ } = { { r0 = 2.0; r1 = 1.0; r2 = None } with r1 = 3.25 } in if v3 then { r0 = 1.5; r1 = r1; r2 = None } else { r0 = (-100.75); r1 = r1; r2 = None })
let s12 = ref 1.0
let () = for i11 = 0 to 3 - 1 do
  s12 := (match a4.(i11) with | { r0 = q13; r1 = q14; r2 = None } -> ((!s12) *. q14) | { r0 = _; r1 = 0.0; r2 = (Some q15) } -> ((!s12) -. 2147483648.0) | ({ r0 = q16; r1 = q17; r2 } | { r0 = _; r1 = q16; r2 = (Some q17 as r2) }) -> ((coarse (tan (limit q16 (-1.0) 1.0))) *. (!s12)))
done
let n18 = !s12
let () = note_float n18
let v22 = String.exists (let rec f20 p19 = v3 in f20) ((fun p21 -> string_of_int p21) (int_of_string (string_of_int 15)))
let a23 = (fun p24 -> Array.make 13 []) (n18, 7)
let () = a23.(0) <- []
let () = a23.(1) <- (match n18 with | (1.0 as w25) -> (let _v26 = { r0 = w25; r1 = n18; r2 = None } in []) | 1.0 -> (if false then [] else []) | _ -> (if v22 then [] else []))
let () = a23.(2) <- (let i27 = Array.length a23 in if i27 >= 0 && i27 < 13 then a23.(i27) else (Array.fold_right (let rec f30 p28 p29 = p29 in f30) a23 []))
let () = a23.(3) <- ((max 19 16) :: [])
let s32' = ref 18
let () = for i31 = 0 to 13 - 1 do
  s32' := (match a23.(i31) with | ([] | []) -> ((!s32') + ((fun p33' -> 18) (i31, !s32'))) | ((-2) :: q34) -> ((!s32') * (!s32' mod 2147483647)) | (_ :: q35') -> ((!s32') - (14 * i31)) | (q36 :: q37) -> ((int_of_string (string_of_int q36)) * (!s32')))
done
let n38 = !s32'
let () = note_int n38
let n85 = (try (
  a4.(0) <- { r0 = (max n18 n18); r1 = (let v39 = Array.make 2 (-1) in 1.5); r2 = (let v40' = n18 in None) };
  a4.(1) <- a4.(wrap (n38 + n38) 3);
  a4.(2) <- ((fst ((), "a")); (match { r0 = n18; r1 = n18; r2 = None } with | ({ r0 = q41; r1 = a23; r2 = None } | { r0 = a23; r1 = q41; r2 = None }) -> { r0 = q41; r1 = q41; r2 = None } | { r0 = 0.0; r1 = v22; r2 = (Some _) } -> { r0 = v22; r1 = (-0.5); r2 = None } | ({ r0; r1 = _; r2 = (Some _) } as w42) -> w42 | { r0 = q43; r1 = _; r2 = None } -> { r0 = q43; r1 = q43; r2 = None }));
  let rec loop50 i44 n51 s45 =
    if i44 <> n51 then (
      loop50 (i44 + 1) n51 (match a4.(i44) with | ({ r0 = 0.5; r1 = q46; r2 = None } | { r0 = q46; r1 = 0.5; r2 = _ }) when v3 -> ((q46 +. q46) *. (s45)) | { r0 = q47; r1; r2 = None } -> ((s45) +. (try (if true then raise Not_found else r1) with | Not_found -> q47)) | { r1 = 1.0; r2 = (Some _); _ } -> ((match n18 with | (0.5 | 1.0) -> s45 | 1.0 -> (-2.0) | q48 -> 1.5) +. (s45)) | { r0; r1 = q49; r2 = (Some _) } -> ((s45) *. (sqrt 10.0)))
    ) else
      s45
  in
  let n52 = loop50 0 3 n18 in
  note_float n52;
  let a53 = create_array 4 (Ok (v22, 14, n52, 8)) in
  a53.(0) <- (let v54 = ((); (n18, (n38, n52), [])) in Ok (v22, n38, n52, n38));
  a53.(1) <- (Ok (if v22 then (v22, n38, (-3.25), 18) else (v22, n38, n52, n38)));
  a53.(2) <- (if not v3 then (Error false) else a53.(0));
  a53.(3) <- ((let rec f57 p55 = (try a53.(1) with | Invalid_argument q56 -> (Ok (p55, 2, n18, n38)) | Division_by_zero -> (Ok (v22, n38, n52, 8)) | Match_failure _ -> (Ok (false, n38, n18, (-2)))) in f57) (false || v22));
  let rec loop67 i58 n68 s59' =
    if i58 < n68 then (
      loop67 (i58 + 2) n68 (match a53.(i58) with | Ok (q60, q61, q62, _) -> ((s59') - (if v22 then i58 else s59')) | ((Ok q63) | (Ok q63)) -> ((s59') - 2147483646) | (Error q64 as w65) -> ((s59') + (let _v66 = ('a', q64, [], n52) in 17)))
    ) else
      s59'
  in
  let n69 = loop67 0 4 4 in
  note_int n69;
  a4.(0) <- (try ((); { r0 = n52; r1 = n18; r2 = None }) with | Invalid_argument q70 -> (match n18 with | 1.0 -> { r0 = 3.25; r1 = n52; r2 = None } | 0.5 -> { r0 = n18; r1 = n18; r2 = None } | q70 -> { r0 = n52; r1 = q70; r2 = None }) | Failure _ -> { r0 = 100.75; r1 = n52; r2 = None } | _ -> (try (let _v71 = n18 in { r0 = 2.0; r1 = n52; r2 = None }) with | Invalid_argument q72 -> { r0 = n52; r1 = 0.5; r2 = None } | Division_by_zero -> { r0 = n52; r1 = n52; r2 = None } | Not_found -> { r0 = (-3.25); r1 = n52; r2 = None }));
  a4.(1) <- { r0 = n52; r1 = (1.5 -. n52); r2 = (match { r3 = 3.25; r4 = n69; r5 = None; r6 = 2; r7 = n52 } with | { r3; r4 = v3; r5 = q73; r6; r7 = q74' } -> None | ({ r3; r4 = q75; r5 = n52; r6 = q76; r7 = q77 } | { r3 = q77; r4 = q76; r5 = n52; r6 = q75; r7 = r3 }) -> None) };
  a4.(2) <- (let i78 = - n69 in if i78 >= 0 && i78 < Array.length a4 then a4.(i78) else a4.(0));
  let s80 = ref n18 in
  for i79 = 0 to 3 - 1 do
    s80 := (match a4.(i79) with | ({ r0; r1 = 0.5; r2 = q81 } as w82) -> ((1.5 /. !s80) *. (!s80)) | { r0 = 0.5; r1 = 0.5; r2 } when (not (let v83 = i79 in false)) -> ((!s80) *. (-. n52)) | { r0 = _; r1; r2 } -> ((!s80) *. 1.7976931348623157e308))
  done;
  let n84 = !s80 in
  note_float n84;
  -65536) with | Match_failure _ -> n38)
let () = a4.(0) <- (min ((); { r0 = (-2.0); r1 = n18; r2 = None }) { { r0 = n18; r1 = n18; r2 = None } with r0 = 100.75 })
let () = a4.(1) <- (try a4.(2) with | _ -> (try (if v3 then raise E0 else { r0 = 1.0; r1 = n18; r2 = None }) with | E0 -> { r0 = n18; r1 = n18; r2 = None }))
let () = a4.(2) <- { r0 = (match Ok n85 with | Ok q86' -> n18 | ((Error 1.0) | (Error 1.0)) -> 10.0 | Error _ when ((let f87 : (int -> string -> string, unit, string) format = "%05d %%%s" in Printf.sprintf f87 12 (clip "a")) > (match { r3 = 3.25; r4 = n85; r5 = None; r6 = 18; r7 = (-1.5) } with | { r3 = q88; r4 = q89; r5; r6 = q90; _ } -> "tail \" end" | { r3; r4 = q91; r5 = q92; _ } -> "a")) -> n18 | (Error _ as w93) -> n18); r1 = (let { r0 = q94; r1; _ } = { r0 = 1.0; r1 = 0.0; r2 = None } in q94); r2 = None }
let s96 = ref n85
let () = for i95 = 0 to 3 - 1 do
  s96 := (match a4.(i95) with | { r0; r1 = 0.5; r2 = q97 } -> ((let v102 = (let rec f101 p98 p99 = ((fun p100 -> -1.0), !s96) in f101) in i95) + (!s96)) | { r0 = (0.5 | 1.0); r1 = q103; r2 } -> ((!s96) - !s96) | ({ r1; r2 = q104; _ } | { r0 = r1; r1 = _; r2 = q104 }) -> ((!s96) + (let _v105 = Array.make 16 1.0 in !s96)))
done
let n106 = !s96
let () = note_int n106
let () = note_int n38
let () = note_int n85
let () = note_int n106
let () = note_float n18
let () = (mix (if v22 then 1 else 0); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = (mix_0 5 a4.(2); note_end 0)
let () = (mix_1 5 a23.(12); note_end 0)
let () = ()
