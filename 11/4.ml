type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float t1) =
  if d > 0 then
    match v with
    | C1 (y56, y57) -> mix 0; mix_1 (d - 1) y56; mix_2 (d - 1) y57
    | C2 { r3 = y58; r4 = y59; r5 = y60 } -> mix 1; mix_float y58; mix_float y59; (let (m61, m62) = y60 in mix_float m61; (let (m63, m64) = m62 in mix_float m63; mix m64))
and mix_1 d (v : float t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y65 :: y66) -> mix 1; mix_0 (d - 1) y65; mix_1 (d - 1) y66
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y67 :: y68) -> mix 1; mix y67; mix_2 (d - 1) y68
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let rec fold4 p5 =
  match p5 with
  | C1 (q6, q7) ->
    (match -2.2250738585072014e-308 with | 0.5 -> ((clip "\000\255x") ^ "b c") | 0.0 -> (if true then "\000\255x" else "\000\255x") | q8 -> (match [] with | [] -> "12" | (q9 :: []) -> "a" | (q10 :: (_ :: q11)) -> "12"))
  | C2 { r3; r4; r5 = q12 } ->
    (if not false then "kfpmzsnqdyz" else (try (if true then "b c" else "a") with | _ -> "b c"))
in
let s13 = fold4 (C2 { r3 = 12; r4 = n3; r5 = (1.0, (1.5, n3)) }) in
(mix_string s13; note_end 0);
let _ = fold4 (C1 ([], [])) in
let rec fold14 =
  function
  | ([] as w16) ->
    (let v20 = (false, (fun p17 p18 p19 -> -2)) in n3)
  | (_ :: q21) ->
    let r22 = fold14 q21 in
    (match q21 with | [] -> () | (_ :: _) -> (if not false then ()));
    (if (r22 + (-1073741824)) <= 17 then (tick_int 13 r22) else n3)
in
let n28 = fold14 (let _v27 = (let rec f26 p23 p24 p25 = C2 { r3 = 12; r4 = p24; r5 = (0.5, ((-10.0), p24)) } in f26) in []) in
note_int n28;
(try (
  let a29 = (match ((C9 : (t0, int array) t3) : (t0, int array) t3) with | (C10 | C10) -> (Array.make 9 n28) | C8 ([], _, q30) -> (Array.make 9 n3) | (C9 | (C8 ((_ :: _), _, _))) -> (Array.make 9 n28) | (C9 as w31) -> (Array.make 9 n28) | C7 (q32, _, n28) -> (Array.make 9 n3) | exception _ -> (Array.make 9 7)) in
  let rec loop35 i33 =
    if i33 >= 0 then (
      (
        let i34 = ref (3 - 1) in
        while !i34 >= 0 do
          a29.(i33 * 3 + !i34) <- ((List.length []) + (a29.(i33 * 3 + !i34)));
          i34 := !i34 - 1
        done;
        ());
      loop35 (i33 - 1)
    ) else
      ()
  in
  loop35 (3 - 1);
  (mix_ints a29 0 9; note_end 0);
  (try (
    let rec fold37 p38' =
      match p38' with
      | [] ->
        (if false || true then (2.0 +. (-1.5)) else (ceil 10.0))
      | (q39 :: _) ->
        let n40 = n3 in
        (let ((C0 (_, q41)) : (int ref, int) t2) = ((C0 ('\n', "") : (int ref, int) t2) : (int ref, int) t2) in 1.5) *. (0.5 *. (-1.5))
    in
    let x42 = fold37 [(2.0, 1.5, n3)] in
    let x45 = fold37 (List.concat_map (let rec f44 p43 = [] in f44) []) in
    note_float x45;
    (mix_string (fold4 (C2 { r3 = n28; r4 = (-3); r5 = (10.0, (x45, 13)) })); note_end 0)) with | _ -> (a29.(8) <- n28));
  let x46 = 0.0 /. 0.0 in
  let n47 = ((((((0) + (if x46 = (x46 *. x46) then 97 else 0)) + (if x46 <> x46 then 57 else 0)) + (if (float n3) < x46 then 35 else 0)) + (if x46 > x46 then 56 else 0)) + (if x46 <= x46 then 42 else 0)) + (if x46 >= x46 then 89 else 0) in
  note_int n47;
  let rec fold48 p49 =
    match p49 with
    | C1 (q50, q51) ->
      C1 ([], [])
    | C2 { r3 = q52; r4 = _; r5 = q53 } ->
      C2 { r3 = (-0.5); r4 = q52; r5 = q53 }
  in
  let v54 = fold48 (if true then (C2 { r3 = x46; r4 = 100.75; r5 = (x46, (x46, n28)) }) else (C2 { r3 = (-100.75); r4 = x46; r5 = (x46, (x46, n3)) })) in
  (mix_0 5 v54; note_end 0);
  let v55 = fold48 (C2 { r3 = 2.0; r4 = x46; r5 = (x46, ((-1.0), n28)) }) in
  (mix_0 5 v55; note_end 0);
  (if 2.0 < x46 then (a29.(2) <- n47) else (if false then () else ()))) with | _ -> (if true then ()));
(mix_string s13; note_end 0);
note_int n3;
note_int n28;
()
