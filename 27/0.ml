type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y87 -> mix 1; mix y87
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y88 -> mix 0; mix_float y88
    | Error y89 -> mix 1; mix y89
in
let s1 = ref None in
let i0 = ref (10 - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) | Some o -> if o = ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) then None else Some o); i0 := !i0 - 1
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let a4 = [|3.25; 10.0; 100.75; (-100.75); (-10.0); 10.0; 2.0; 100.75|] in
let rec loop7 i5 n8 s6 =
  if i5 < 0 then s6 else (
    loop7 (i5 - 1) n8 ((a4.(i5) *. (s6)) *. 0.5)
  )
in
let n9 = loop7 ((hide 0 8) - 1) (hide 0 8) (-1.0) in
note_float n9;
(try (
  let s11 = ref n9 in
  let s12 = ref n9 in
  for i10 = 0 to 5 - 1 do
    let u13 = !s12 in
    let u14 = !s11 in
    s11 := u13; s12 := u14
  done;
  let n15 = !s11 in
  let n16 = !s12 in
  note_float n15;
  note_float n16;
  let v83 = (match ((try (a4.(3) <- 1.0) with | _ -> ()); (if true then raise Division_by_zero else { r0 = "b c"; r1 = n15; r2 = None; r3 = (-1); r4 = 4; r5 = (Array.make 2 12); r6 = [] })) with | ({ r0; r1 = q17; r2; r3 = q18; r4 = q19; r5 = _; r6 = q20 } | { r0; r1 = q17; r2 = (None as r2); r3 = q18; r4 = q19; r6 = q20; _ }) when q17 < (-2.0) -> (
    let a21 = (try (match r2 with | None when ((((-2) + q19) + 2147483647) < (max q18 19)) -> (Array.make 8 q19) | (Some ((Some _) | None) as w23) -> (Array.make 8 q19) | Some (Some _ as w24) when ((2.0 +. q17) <> (sqrt n16)) -> (Array.make 8 q18)) with | Match_failure _ -> (Array.make 8 q19)) in
    let rec loop27 i25 n28 =
      if i25 < n28 then (
        (let k26 = wrap a21.(i25) 8 in a21.(k26) <- a21.(k26) + i25);
        loop27 (i25 + 1) n28
      ) else
        ()
    in
    loop27 0 8;
    (mix_ints a21 0 8; note_end 0);
    Ok (match q20 with | [] when ((-7) = (q19 lor q19)) -> n16 | ((q29 :: q30') | ((q29 :: _) as q30')) when q29 = 10.0 -> q17 | _ -> q17)) | { r0 = _; r1; r2 = ((Some _) | None); r3 = q32; r5; r6 = q33; _ } -> (
    let a34 = (fun p35 -> Array.make 8 12) n16 in
    let rec loop39 i36 n40 s37 =
      if i36 <> n40 then (
        loop39 (i36 + 1) n40 ((a34.(i36) + (s37)) + (-(let v38 = s37 in 12)))
      ) else
        s37
    in
    let n41 = loop39 0 8 q32 in
    note_int n41;
    let a42 = (try (Array.mapi (let rec f45 p43 p44 = { r0 = "\000\255x"; r1 = r1; r2 = None; r3 = p44; r4 = n41; r5 = r5; r6 = [] } in f45) (Array.sub a34 0 4)) with | _ -> (Array.make 4 { r0 = "\000\255x"; r1 = 0.5; r2 = None; r3 = 12; r4 = n41; r5 = r5; r6 = [] })) in
    a42.(0) <- { r0 = ((clip "\000\255x") ^ "\000\255x"); r1 = 2.0; r2 = (try (Some None) with | _ -> None); r3 = (let i46 = 18 in if i46 >= 0 && i46 < Array.length a34 then a34.(i46) else n41); r4 = n41; r5 = (if true then r5 else (Array.make 2 n41)); r6 = (match true with | (true | true) -> [] | false -> []) };
    a42.(1) <- { r0 = ((clip "") ^ ""); r1 = (coarse (cos (limit (-3.25) (-100.0) 100.0))); r2 = (max None None); r3 = n41; r4 = (5 * n41); r5 = r5; r6 = [] };
    a42.(2) <- { r0 = (fst ("tail \" end", false)); r1 = (let i47 = n41 in if i47 >= 0 && i47 < 8 then a4.(i47) else 1.0); r2 = ((); None); r3 = (19 + n41); r4 = (n41 + q32); r5 = [|n41; 13|]; r6 = [n16; r1] };
    a42.(3) <- { r0 = (string_of_float (-1e999)); r1 = (try (let v48 = -3 in -2.0) with | _ -> r1); r2 = (let (_, q49, q50) = (n41, C7, { r0 = "a"; r1 = n16; r2 = None; r3 = 1; r4 = n41; r5 = (Array.make 2 q32); r6 = [] }) in None); r3 = (compare (Ok ("12", n9, n41)) (Ok ("12", n16, n41))); r4 = (match n3 with | None -> 18 | ((Some (-2147483647)) | None) -> n41 | Some (-3) -> 10 | ((Some 5) | (Some (-2))) -> n41 | ((Some _) | None) -> n41); r5 = [|q32; 17|]; r6 = (if true then [] else []) };
    let s52 = ref r1 in
    for i51 = 4 - 1 downto 0 do
      s52 := (match a42.(i51) with | { r0 = "a"; r1 = q53; r2; r3; r4 = q54; r5 = q55; r6 = q56 } -> ((match q56 with | [] -> 0.5 | ((0.5 | 0.0) :: q57) -> !s52 | (1.0 :: q58) -> !s52 | (q59 :: q60) -> !s52) -. (!s52)) | { r0 = ""; r1 = q61; r2 = q62; r3 = _; r4 = (-3); r5 = q63; r6 } -> (a4.(i51) +. (!s52)) | { r0 = ""; r1 = 0.5; r2 = q64; r3 = q65; r4 = (-2); r5 = q66; r6 = q67 } -> (a4.(i51) -. (!s52)) | { r0 = ""; r1 = q68; r2; r3 = q69; r4 = (-2); r5 = _; r6 = _ } when (((int_of_string (string_of_int q69)) - 65535) <= q69) -> ((0.0 -. 2.0) *. (!s52)) | { r0 = ""; r2 = q70; r3; r4 = 3; r5 = q71; r6; _ } when r3 = 5189 -> ((2.0 -. (-0.5)) -. (!s52)) | { r0 = ""; r1 = q72; r2 = _; r3 = q73; r4 = q74; r5 = _; r6 = _ } -> ((!s52) -. n15) | { r0 = q75; r1 = q76; r2 = q77; r3 = q78; r4 = q79; r5 = q80; r6 = _ } -> (((); !s52) *. (!s52)))
    done;
    let n81 = !s52 in
    note_float n81;
    ((if false then () else ()); (let _v82 = Array.make 5 { r0 = "12"; r1 = r1; r2 = None; r3 = n41; r4 = 14; r5 = r5; r6 = [] } in Ok r1)))) in
  (mix_1 5 v83; note_end 0);
  let s85 = ref 18 in
  let i84 = ref 0 in
  while !i84 < 14 do
    s85 := ((match v83 with | Ok 1.0 -> (7 + 13) | Ok n15 -> ((lxor) 8 16) | Error _ -> ((); 18)) + ((if !i84 > !i84 then ((!s85) + (match v83 with | Ok 1.0 -> (7 + 13) | Ok n15 -> ((lxor) 8 16) | Error _ -> ((); 18))) else !s85))); i84 := !i84 + 1
  done;
  let n86 = !s85 in
  note_int n86;
  (if ((); true) then (if false then raise Division_by_zero else ()))) with | Division_by_zero -> (fst ((), 6)) | Match_failure _ -> (try () with | _ -> ()));
(mix_floats a4 0 8; note_end 0);
(mix_0 5 n3; note_end 0);
note_float n9;
()
