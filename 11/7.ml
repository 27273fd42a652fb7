exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let rec fold6 =
  function
  | [] ->
    (let v8 = n5' * 32 in x4)
  | (q9' :: q10) ->
    let r11' = fold6 q10 in
    (-. 1.5) /. (2.0 *. 1.0)
in
let x12 = fold6 (false :: []) in
let n13 = n0 in
let rec fold14 p15 =
  match p15 with
  | [] ->
    []
  | (_ :: q16) ->
    let r17 = fold14 q16 in
    (Array.make 4 1) :: r17
in
let _ = fold14 ((Array.make 4 n13) :: []) in
let n20 = (let rec f19 p18 = -(-65536) in f19) (((); ' '), (String.contains "tail \" end" 'z'), ((); 'a'), (try (fold6 []) with | _ -> x4)) in
let rec fold21 =
  function
  | [] ->
    let n23 = (-13) / 3 in
    2147483648.0
  | (q24 :: _) ->
    (try (-10.0) with | _ -> (x12 +. x12))
in
let x30 = fold21 (let (_, _, q29) = ((let rec f28 p25 p26 p27 = n20 in f28), x12, x12) in []) in
note_float x30;
let _ = fold21 (max [] []) in
let rec fold31' =
  function
  | [] ->
    (if (match [] with | [] -> false | (q33 :: q34) -> false) then (ref n13) else (ref n20))
  | (q35 :: q36) ->
    let r37 = fold31' q36 in
    let fold21 = 1.0 in
    (let _v38 = n20 * 17 in r37)
in
let v39 = fold31' (List.sort compare []) in
(mix_0 5 v39; note_end 0);
(if (abs ((fun p40 -> ((); n20)) (let v44 = (0.5, (let rec f43 p41 p42 = p41 in f43), (ref 3.25), (ref '\'')) in x30))) <> (let v45 = snd (None, ((Array.make 8 x30), true, n20, n0)) in (7 + 1) - (n13 mod 7)) then (if ((abs n20) lor (try (- n20) with | Division_by_zero -> n5' | Failure q46 when false -> 14 | E1 q47 -> n5' | E2 _ -> 13 | _ -> n5')) > ((match x12 with | (0.0 | 0.0) -> 3 | (0.0 | 0.0) -> 20 | 0.5 -> n13 | q48 -> n20) lsr 24) then () else ()) else (let v49 = int_of_float (-. (float_of_int n13)) in ()));
(if (Printf.sprintf ("%#d" ^^ "%s|%c") (((fun p50 -> 10) x30) * (-4)) (clip "a") 'z') >= (let fold31' = (x30 +. x12) +. (-. 1.0) in string_of_int (18 lsr 25)) then (try (Option.get (max (((let rec f52 p51 = () in f52) None); (List.fold_left (fun p53 p54 -> p53) None [])) None)) with | Invalid_argument q55 -> (min ((fun p56 -> ()) ((fun p57 -> true) q55)) (Array.iter ((); (let rec f58 n13 = () in f58)) (match ((false, 1.0, 14), (true, x4)) with | ((q59, q60, q61), q62) -> (Array.make 1 0))))));
let rec fold63 p64 =
  match p64 with
  | [] ->
    Array.map (let rec f66' p65 = n20 in f66') (Array.make 1 false)
  | (_ :: _) ->
    let x67 = (-10.0) +. (coarse (atan (limit ((); x30) (-9.0) 9.0))) in
    (let (q75', q76, q77, _) = (try (if true then ((Ok x12), (Array.make 8 n20), n13, (let rec f70 p68 p69 = p68 in f70)) else ((Ok x67), (Array.make 8 n20), 10, (fun p71 p72 -> p71))) with | _ -> ((Ok x67), (Array.make 8 n5'), n13, (fun p73 p74 -> n0))) in Array.make (hide 0 1) q77)
in
let a78 = fold63 [] in
(mix_ints a78 0 1; note_end 0);
note_float x12;
note_float x4;
note_int n0;
(mix_0 5 v39; note_end 0);
note_int n13;
note_int n5';
note_int n20;
(mix_ints a78 0 1; note_end 0);
()
