type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int array ref) =
  if d > 0 then
    match v with
    | _ -> mix_ints !v 0 4
and mix_1 d (v : t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
and mix_3 d (v : string ref) =
  if d > 0 then
    match v with
    | _ -> mix_string !v
let rec pick0 p1 p2' p3 =
  if p1 then p2' else p3
let v4 = ref (Array.make 4 5)
let v5 = (try (min v4 v4) with | _ -> v4)
let () = (mix_0 5 v5; note_end 0)
let () = (pick0 (((clip "b c") ^ "12") <> "cy") v4 v5) := (let v8' = (false, (fun p6 p7 -> 14), (Array.make 8 100.75)) in Array.make 4 2)
let () = (mix_ints !v4 0 4; note_end 0)
let () = (mix_ints !v5 0 4; note_end 0)
let rec pick9 p10 p11 p12 =
  if p10 then p11 else p12
let v13 = ref ""
let v14 = ref "\000\255x"
let () = (pick9 (if (let pick9 = () in false) then ((1.0, "12", 1) <= (2.0, "12", 14)) else (List.exists (fun p15 -> true) [])) v13 v14) := (snd (' ', "b c"))
let () = (mix_string !v13; note_end 0)
let () = (mix_string !v14; note_end 0)
let c19 = (5) * (match (Ok 17) with | ((Error _) | (Ok 6)) -> 8 | Ok 5 -> 20 | Ok (-2147483647) -> 13 | Error _ -> 12 | (Ok 9 as w16) -> 1 | Ok 1 -> 19 | Ok 8 -> 6 | Ok q17 -> q17 | ((Error q18) | (Error q18)) -> (-1))
let c20 = c19 - (5)
let c21 = (match (Ok 17) with | ((Error _) | (Ok 6)) -> 8 | Ok 5 -> 20 | Ok (-2147483647) -> 13 | Error _ -> 12 | (Ok 9 as w16) -> 1 | Ok 1 -> 19 | Ok 8 -> 6 | Ok q17 -> q17 | ((Error q18) | (Error q18)) -> (-1)) - (c19)
let c22 = (5) + c21
let c23 = 5 + (5)
let c24 = (c23) + c23
let c25 = (c23) + (match (Ok 17) with | ((Error _) | (Ok 6)) -> 8 | Ok 5 -> 20 | Ok (-2147483647) -> 13 | Error _ -> 12 | (Ok 9 as w16) -> 1 | Ok 1 -> 19 | Ok 8 -> 6 | Ok q17 -> q17 | ((Error q18) | (Error q18)) -> (-1))
let () = note_int c25
let p26 = 7 lxor c25
let p27 = 100.75 /. 0.5
let p28 = List.fold_right (fun p29 p30 -> 15) [] c22
let p31 = -4
let p32 = ((); (-1))
let p33 = min p27 1.5
let p34' = String.length "tail \" end"
let p35 = compare (Array.make 1 3.25) (Array.make 1 p27)
let p36 = p33
let p37 = p26 / 4
let p38 = fst (p33, p36)
let p39 = 19
let p40 = 16 asr 12
let p41 = (let o42 = p40 in let o43 = p39 in let o44 = p28 in let ( -. ) a b = (a lsl 1) + b and ( && ) a b = a * 2 - b in o42 && o43 -. o44)
let p45 = if true then p38 else 10.0
let p46 = float_of_int p37
let p47 = -. p46
let () = mix 1
let n48 = 1 lxor (p41 + (p40 lxor (((p35 + ((p32 * (p31 * ((p26) + p28))) * p34')) + p37) + p39)))
let () = note_int n48
let x49 = 1.0 +. ((p46 -. (p45 -. ((p36 *. ((p27) -. p33)) +. p38))) *. p47)
let rec pick50 p51' p52 p53 =
  if p51' then p52 else p53
let a54 = create_float_array 2 p46
let () = (mix_floats a54 0 2; note_end 0)
let a55 = a54
let () = (mix_floats a55 0 2; note_end 0)
let () = (pick50 (max ((); false) true) a54 a55).(0) <- p38
let () = note_float a54.(0)
let () = note_float a55.(0)
let () = for i56' = 1 - 1 downto 0 do
  a55.(i56' + 1) <- ((-1e-310) *. (a55.(i56')));
  ()
done
let () = (mix_floats a55 0 2; note_end 0)
let unused57 = pick50 ((); true) (Array.make 2 p46) (max a55 a54)
let rec pick58 p59 p60 p61 =
  if p59 then p60 else p61
let v62 = ref C0
let v63 = ref C0
let () = (mix_1 5 v63; note_end 0)
let () = (pick58 (let v66 = (let v64 = -0.0 in fun p65 -> []) in c23 <> 11) v62 v63) := ((); C0)
let () = (mix_2 5 !v62; note_end 0)
let () = (mix_2 5 !v63; note_end 0)
let () = note_float p46
let () = note_int c22
let () = (mix_3 5 v13; note_end 0)
let () = note_float p36
let () = (mix_0 5 v5; note_end 0)
let () = note_int c24
let () = note_int p26
let () = note_int c25
let () = ()
