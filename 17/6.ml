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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, char) result) =
  if d > 0 then
    match v with
    | Ok y85 -> mix 0; mix y85
    | Error y86 -> mix 1; mix (Char.code y86)
and mix_1 d (v : (float, float) t1) =
  if d > 0 then
    match v with
    | { r2 = y87; r3 = y88; r4 = y89 } -> mix_string y87; mix_floats y88 0 2; mix_2 (d - 1) y89
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let n7 = (try (try (
  let rec loop3 i1 n4 s2 =
    if i1 <> n4 then (
      (if i1 = 9 then raise (E2 (true && true)));
      loop3 (i1 + 1) n4 (-17)
    ) else
      s2
  in
  let n5 = loop3 0 7 2 in
  note_int n5;
  n5) with | E2 q6 -> n0) with | _ -> n0) in
(try (
  let x14 = (try (try (
    let rec loop10 i8 n11 s9 =
      if i8 >= 0 then (
        (if i8 = 1 then raise (E0 { r0 = false; r1 = None }) else if s9 < (-0.5) then raise (E0 { r0 = false; r1 = None }));
        loop10 (i8 - 1) n11 (s9 +. (s9 *. 0.0))
      ) else
        s9
    in
    let n12 = loop10 (4 - 1) 4 10.0 in
    note_float n12;
    n12) with | E0 ({ r0; r1 = n7 }) -> (let { r0 = q13; _ } = { r0 = false; r1 = None } in 10.0)) with | _ -> (-100.75)) in
  let n22 = (try (try (
    let s16 = ref 7 in
    let i15 = ref 0 in
    while !i15 < 5 do
      (if !i15 = 6 then raise (E0 { r0 = false; r1 = None }) else if (!i15 + 65536) >= !i15 then raise (E2 (let v17 = 'z' in false)));
      s16 := (compare (if true then (Array.make 4 17) else (Array.make 4 18)) [|!i15; !i15; 19; 12|]); i15 := !i15 + 2
    done;
    let n18 = !s16 in
    note_int n18;
    n18) with | E0 ({ r0; _ }) -> (20 land n0) | E2 q19 when q19 -> (match { r0 = q19; r1 = None } with | ({ r0 = q20; r1 = q21' } | { r0 = (true as q20); r1 = q21' }) when ((-2) < n7) -> n0 | { r0 = false; _ } -> n0) | _ -> (if true then raise (E0 { r0 = true; r1 = None }) else 13)) with | Match_failure _ -> 7160) in
  let x35 = (x14 *. (try (fabs ((float_of_int n22) /. x14)) with | Division_by_zero -> ((-. x14) -. (let v23 = n7 in x14)) | Not_found -> (let v24 = min (n22, x14, true, n22) (n22, x14, true, n0) in 0.0) | Match_failure _ -> (if (let v25' = [] in true) then (let { r2 = q26; r4; _ } = { r2 = ""; r3 = (Array.make 2 x14); r4 = (ref 2) } in x14) else x14) | E0 ({ r0 = true; r1 = q27 }) -> (match q27 with | None -> (max x14 x14) | (None | (Some _)) -> (min x14 x14)) | E0 ({ r0 = false; _ }) -> (let v28 = 4 - n22 in x14 +. 0.5) | E1 ({ r2 = q29; r3 = q30; r4 = q31 }) -> (float (String.length q29)) | E2 q32 -> (float (let v33 = q32 in n22)))) -. (-. (fabs ((match { r0 = true; r1 = None } with | { r0 = q34; r1 } -> x14) *. (if false then x14 else x14)))) in
  let x50 = (try (try (
    let rec loop38 i36' s37 =
      if i36' >= 0 then (
        (if i36' = 2 then raise (E2 (false != false)));
        loop38 (i36' - 1) s37
      ) else
        s37
    in
    let n40 = loop38 (4 - 1) x35 in
    note_float n40;
    n40) with | E0 ({ r0 = q41'; r1 = (None as w42) }) -> (match w42 with | (None | (Some { r1 = None; _ })) when q41' -> x35 | Some { r0 = q41'; r1 = (Some _) } -> (-2.0)) | E0 ({ r0 = _; r1 = (Some _) }) -> (( +. ) x35 x35) | E2 true -> (match { r2 = ""; r3 = (Array.make 2 x14); r4 = (ref n22) } with | { r2 = ""; r3 = x14; r4 = x35 } -> 100.75 | ({ r2 = "a"; r3 = q43'; _ } | { r3 = q43'; r4 = _; _ }) when (let x35 = (land) 14 n7 in (let _v44 = true in false)) -> x35 | { r2 = "a"; r3 = [|_|]; r4 = q45 } when (n22 > (if true then n22 else n0)) -> x14 | { r2 = ("" as w46); r3 = q47; r4 = q48 } when false -> x35 | { r2; r3 = q49; _ } when ((Char.chr (n0 land 255)) == '\147') -> (-2.0) | _ -> x35) | E2 false -> 1.5) with | E0 _ -> (x35 -. x35) | _ -> (float 9)) in
  Array.iteri (let rec f52 n22 p51 = () in f52) ((); (Array.make 3 true))) with | E0 ({ r0 = q53; r1 = q54 }) -> (let (_, q59, _, (_, _, q60, q61)) = ((Array.make 8 n0), (let rec f58 p55 p56 p57 = 8 in f58), (n0, 3.25), (1.0, n7, n7, q53)) in ()));
let rec f62 p63 p64 =
  let rec g65 u66 = p63
  in
  mix p64;
  g65 p64
in
let v70 = f62 (match { r2 = "b c"; r3 = (Array.make 2 (-100.75)); r4 = (ref 12) } with | { r2 = q67; r3 = q68; r4 = q69 } -> (Ok n7)) (n0 mod 4096) in
(mix_0 5 v70; note_end 0);
(mix_0 5 v70; note_end 0);
let v77 = { r2 = ((clip "arwxqajlysw") ^ (max "tail \" end" "b c")); r3 = (Array.mapi (let rec f75 p71 p72 = (match Ok n7 with | Ok _ -> p72 | ((Error _) | (Ok _)) when (not (let v74 = Array.make 1 p71 in true)) -> p72 | Error _ -> p72 | _ -> p72) in f75) (Array.make 2 1.0)); r4 = (let v76 = ((); { r0 = false; r1 = None }) in if true then (ref n7) else (ref n7)) } in
(mix_1 5 v77; note_end 0);
let n84 = (try (try (
  let rec loop80' i78 s79 =
    if i78 < 8 then (
      (if i78 = 10 then raise (E2 (not true)));
      loop80' (i78 + 1) ((truncate 10.0) + ((); i78))
    ) else
      s79
  in
  let n82 = loop80' 0 n7 in
  note_int n82;
  n82) with | E2 true -> (-6) | E2 false -> (int_of_float 1.5)) with | _ -> (Array.fold_left (fun p83 v77 -> n7) 13 (Array.make 1 (Array.make 4 (-0.0))))) in
note_int n0;
(mix_1 5 v77; note_end 0);
note_int n7;
(mix_0 5 v70; note_end 0);
note_int n84;
()
