type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_0 d (v : string t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y48 -> mix 2; mix (Char.code y48)
and mix_1 d (v : float ref t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y49 -> mix 2; mix (Char.code y49)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec fold8 p9 =
  match p9 with
  | C19 ->
    C19
  | C18 ->
    C18
  | C17 q10 ->
    C17 q10
let v11 = fold8 C19
let () = (mix_0 5 v11; note_end 0)
let () = (mix_0 5 v11; note_end 0)
let v12 = fold8 ((); C18)
let () = (mix_0 5 v12; note_end 0)
let rec fold13 p14' =
  match p14' with
  | (C19 as w15) ->
    let n16 = n7 in
    (try (float (16 land n16)) with | _ -> 1e16)
  | C18 ->
    let x18 = (let _v17 = Char.chr ((n7 + n7) land 255) in 1.0) in
    (-. x18) *. 3.25
  | (C17 q19 as w20) ->
    (-3.25) -. (let (q19, q23, q24) = ((let rec f22 p21 = p21 in f22), 5, C3) in 2.0)
let x25 = fold13 ((); C18)
let rec fold26 =
  function
  | C19 ->
    C19
  | C18 ->
    C18
  | C17 q28 ->
    C17 'a'
let v29 = fold26 (fold26 C18)
let () = (mix_1 5 v29; note_end 0)
let () = (mix_1 5 v29; note_end 0)
let _ = fold26 ((fun p30 -> v29) 14)
let rec fold31 p32 =
  match p32 with
  | [] ->
    (let (_, _) = ((); (x25, 17)) in if false then "a" else "")
  | (_ :: q33) ->
    let r34 = fold31 q33 in
    (if (n7 + (-4096)) < n7 then r34 else (match C15 with | C16 -> r34 | C5 ({ r6 = q33; r7 = _; _ } as w35) -> q33 | C15 -> r34 | C10 q36 -> q36 | C11 ({ r12 = q37; r13 = q38; r14 = 5 } as w39) -> "a" | C11 { r12 = p32; r13 = q40; r14 = (-3) } -> p32 | C11 { r12 = _; r14 = 9; _ } -> "\000\255x" | C11 { r12 = p32; r13 = q41; r14 = 3 } -> p32 | C11 { r12 = _; r14 = 1; _ } -> r34 | C11 { r12 = r34; r13 = q42; r14 = _ } -> r34))
let s43 = fold31 (if true then [] else [])
let s44' = fold31 [5; n7; n7]
let rec fold45 p46 =
  match p46 with
  | C19 ->
    let x47 = (if (let (_, _) = (false, None) in true) then (-. 0.0) else (ceil x25)) +. 1.0 in
    max (match p46 with | C19 -> (ref x47) | C18 -> (ref x47) | C17 _ -> (ref x25)) (ref x47)
  | C18 ->
    (if (n7 + 65536) > n7 then (ref x25) else (snd (true, (ref x25))))
  | C17 _ ->
    min ((); (ref x25)) (ref x25)
let _ = fold45 C18
let () = (mix_0 5 v12; note_end 0)
let () = (mix_string s43; note_end 0)
let () = (mix_0 5 v11; note_end 0)
let () = (mix_1 5 v29; note_end 0)
let () = (mix_float x25; note_end 0)
let () = ()
