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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y73 :: y74) -> mix 1; mix (if y73 then 1 else 0); mix_0 (d - 1) y74
let a0 = Array.make 9 false
let () = for i1 = 0 to 9 - 1 do
  a0.(i1) <- ((not true) || (2.0 > 2.0));
  ()
done
let () = (mix (if a0.(8) then 1 else 0); note_end 0)
let n7 = max (show_int 1 (1 mod 4096)) (match [] with | ([] | ((-2) :: _)) -> ((-2) * 21) | ((q2 :: []) | ((7 as q2) :: _)) -> (int_of_float 0.5) | ((2 | (-1)) :: []) -> ((let rec f4 p3 = 17 in f4) { r2 = []; r3 = true; r4 = None }) | ((-1) :: (a0 :: q5')) -> (try (int_of_string (string_of_int a0)) with | _ -> a0) | (q6 :: _) -> (11 + q6) | exception E0 (-3) -> (compare 3 16) | exception E0 5 -> 4095 | exception E0 _ -> (List.compare_lengths [] []))
let () = assert (compare (2 + 5084) (2 + 5084) = 0)
let a8 = (match C11 with | ((C8 { r10 = q9; _ }) | (C5 (q9, _))) -> (Array.make 2 2.0) | C8 { r9 = q10; r10 = q11 } -> (Array.make 2 1.5) | C11 -> (Array.make 2 100.75) | C6 w12 -> (Array.make 2 (-0.5)))
let s14' = ref 0.0
let i13 = ref 0
let () = while !i13 < Array.length a8 do
  a8.(!i13) <- ((a8.(!i13)) -. !s14');
  s14' := (match (match [] with | [] -> (Array.make 2 !i13) | ((q15 :: []) as w16) -> (Array.make 2 !i13) | (_ :: (q17 :: _)) -> (Array.make 2 15)) with | [||] -> (!s14' *. !s14') | q18 -> (min !s14' 1.5)); i13 := !i13 + 1
done
let n19 = !s14'
let () = note_float n19
let _ = ((max (match n19 with | 0.5 -> [] | _ -> []) (max [] [])), n7, 19)
let () = prerr_int ((compare [] []) lsl 13)
let () = prerr_byte 32
let () = prerr_float (match (match C0 with | (C1 | C1) -> C11 | C0 -> C11) with | (C11 | (C5 (_, _))) -> n19 | C8 { r9; r10 = q20 } -> n19 | C11 -> 10.0 | ((C6 { r7 = q21 }) | (C6 { r7 = _ } as q21)) when (let i22 = n7 land 6 in if i22 >= 0 && i22 < 9 then a0.(i22) else (match true with | true -> true | false -> false)) -> n19 | C6 { r7 } -> (if true then n19 else n19) | _ -> (n19 -. 100.75))
let () = prerr_newline ()
let () = assert (compare n7 n7 = 0)
let n26 = (hide 0 8)
let rec loop25 i23 s24 =
  if i23 >= 0 then (
    loop25 (i23 - 1) ((((s24) -. (-5e-324))) *. (-5e-324))
  ) else
    s24
let n27 = loop25 ((hide 0 8) - 1) n19
let () = note_float n27
let n38 = (try (
  let f28 p29 =
    a8.(1) <- ((if false then n27 else 2.0) -. (try (n27 +. n27) with | _ -> (-0.0)));
    (truncate n27) * 1
  in
  let _ = f28 (match n19 with | (0.0 | 0.0) -> (n27, 0.5, (Ok n7)) | q30 -> (n27, 1.5, (Ok n7))) in
  let n31 = String.length "ogzvozuah" in
  note_int n31;
  let rec build32 p33 p34 =
    if p33 <= 0 then [] else
      (n19 <= (-0.0)) :: (build32 (p33 - 1) (n7 * (-9)))
  in
  let v35 = build32 6 (2 + n7) in
  (mix_0 5 v35; note_end 0);
  (mix_0 5 v35; note_end 0);
  let v36 = build32 7 (20 / 7) in
  (mix_0 5 v36; note_end 0);
  (mix_0 5 v36; note_end 0);
  let x37 = coarse (log (limit (((); n27) /. a8.(1)) 0.5 100.0)) in
  note_float x37;
  -6) with | _ -> (Char.code '\n'))
let () = note_int n38
let n40 = (let v39 = ((if false then () else ()); (min [] [])) in 32767 mod 1)
let () = note_int n40
let v57 = (match (match Array.init 4 (let rec f41 n40 = { r2 = []; r3 = false; r4 = None } in f41) with | [|q42; _; q43; _|] -> C0 | _ -> (match C11 with | C5 (q44, None) -> C0 | C5 (q45, (Some (C5 (q46, _)))) -> C0 | C5 (q47, ((Some (C8 { r9 = q48; r10 = q49 })) | (Some (C8 { r9 = q48; r10 = q49 })))) -> C0 | C5 (_, (Some C11)) -> C0 | C5 (_, (Some (C6 { r7 = q50 }))) -> C0 | C8 { r10; _ } -> C0 | C11 -> C0 | ((C6 { r7 = (C5 _) }) | (C6 { r7 = (C5 (_, _)) })) -> C0 | C6 { r7 = (C8 ({ r9 = q51; r10 = _ } as w52)) } -> C0 | C6 ({ r7 = C11 } as w53) -> C0 | C6 ({ r7 = (C6 ({ r7 = q54 } as w55)) } as w56) -> C0)) with | C1 -> (
  (n38 < 9) || false) | C0 -> (
  a0.(8)))
let () = (mix (if v57 then 1 else 0); note_end 0)
let n38 = if v57 then (-2147483647) else (match ((match (fun p58 -> []) 'a' with | [] -> () | ((0.0 :: []) | []) -> (mix (Char.code 'a'); note_end 0) | ((0.5 as w59) :: []) -> (mix n40) | (q60 :: []) when q60 <> 100.75 -> (note_int n38) | ((0.5 :: q61) | (_ :: ([] as q61))) -> (Option.iter (fun p62 -> ()) None) | (q63 :: (q64 :: n27)) -> (a8.(0) <- 0.0)); (let (_, q65, q66) = (n40, [], n38) in if v57 then C0 else C0)) with | C1 -> (try (-(- 20)) with | _ -> (tick_int 9 (let o67' = n38 in let o68 = n40 in let o69 = n40 in let o70' = n38 in let ( $ ) a b = a lxor (b + 1) and ( +! ) a b = a lxor (b + 1) in o67' +! o68 +! o69 +! o70'))) | C0 -> (((compare C11 C11) land (3 mod 1)) + (let { r2; r3 = _; r4 = q72 } = (match n38 with | 4 -> { r2 = []; r3 = v57; r4 = None } | 9 -> { r2 = []; r3 = v57; r4 = None } | q71 -> { r2 = []; r3 = v57; r4 = None }) in 1073741824)))
let () = note_int n38
let () = note_int n7
let () = note_int n38
let () = note_float n27
let () = note_int n40
let () = note_float n19
let () = (mix (if a0.(8) then 1 else 0); note_end 0)
let () = (mix (if v57 then 1 else 0); note_end 0)
let () = (mix_floats a8 0 2; note_end 0)
let () = ()
