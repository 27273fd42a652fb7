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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y84 -> mix 1; mix_floats y84 0 2
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let () = ((let v7 = (let (q3, q4, q5, q6) = ((Ok true), (Array.make 1 n2), n2, true) in q6) in ()); (match (let _v11 = (let rec f10 p8 p9 = Ok n2 in f10) in []) with | [] -> (if false then () else ()) | (_ :: []) -> (if true then ()) | ((_ :: (_ :: _)) | (_ :: _)) -> ()))
let x83 = (match None with | None -> (
  let v18 = (try (if (int_of_float 100.75) <> (n2 mod 4096) then raise Division_by_zero else ((if true then () else ()); (List.find_map (fun n2 -> None) []))) with | Division_by_zero -> (if (let v15 = x1 in false) then None else (Array.fold_left (fun p16 p17 -> p16) None (Array.make 3 (-1.5))))) in
  (mix_0 5 v18; note_end 0);
  x1 *. (if false then (-1.0) else x1)) | Some ((-2) | (-2147483648)) -> (
  let c21 = ((match "b c" with | "a" -> n0 | (q20 | ("" as q20)) -> n2 | _ -> 10)) - (let v19' = ((), n2, true) in n2 land n0) in
  let c22 = (let v19' = ((), n2, true) in n2 land n0) * ((let v19' = ((), n2, true) in n2 land n0)) in
  let c23 = c22 + ((match "b c" with | "a" -> n0 | (q20 | ("" as q20)) -> n2 | _ -> 10)) in
  let c24 = (c22) + (match "b c" with | "a" -> n0 | (q20 | ("" as q20)) -> n2 | _ -> 10) in
  let c25 = c21 + (c22) in
  let c26 = c22 + ((match "b c" with | "a" -> n0 | (q20 | ("" as q20)) -> n2 | _ -> 10)) in
  let c27 = (c21) lxor c26 in
  let c28 = c27 + (c22) in
  let c29 = (c23) * c23 in
  let c30 = c28 + ((match "b c" with | "a" -> n0 | (q20 | ("" as q20)) -> n2 | _ -> 10)) in
  note_int c30;
  let v32 = ((let _v31 = c25 in -10.0) >= (1.0 *. x1)) || false in
  3.25) | Some (-2147483648) -> (
  let x53 = (match None with | None -> (
    print_int ((); n0);
    print_byte 32;
    print_float (if ((Array.make 1 x1), (ref n2), (Array.make 5 x1), true) <> ((Array.make 1 x1), (ref n0), (Array.make 5 x1), true) then ((); x1) else (let v33 = 0.0 in v33));
    print_newline ();
    x1) | Some (((_ :: _) :: _) | []) -> (
    let v35 = min (0.5 < (if false then x1 else 1.5)) (((try n2 with | _ -> n2) + (-4097)) >= (-6)) in
    (let (q39, q40, _, _) = ((let rec f38 p36 p37 = x1 in f38), [], 4, false) in x1)) | Some ([] :: q41) -> (
    let v44 = (let v42 = n0 in (String.trim (clip "\000\255x")) >= (let v43 = v42 in "tail \" end")) in
    Array.fold_right (let rec f46 p45' () = if false then () else () in f46) (create_array (hide 0 6) (try (-12) with | _ -> ((-4096) mod ((n2 + n2) lor 1)))) (if x1 = (let _v48 = (let v47 = Ok [] in n2) in x1 /. x1) then (if (match [] with | [] -> n2 | (_ :: []) -> n0 | (q49 :: (_ :: q50)) -> n2) < (truncate (-0.0)) then (min (let v51 = 11 in ()) ()) else ()));
    float_of_string "-1.5") | Some ((_ :: q52) :: x1) -> (
    (3.25 *. 1.5) -. (tick_float 6 10.0))) in
  note_float x53;
  let rec loop56 i54 n57 s55 =
    if i54 >= n57 then s55 else (
      loop56 (i54 + 1) n57 ((-1e-310) +. ((s55) +. (float_of_int i54)))
    )
  in
  let n58 = loop56 0 20 3.25 in
  note_float n58;
  n58) | (None | (Some 7)) -> (
  let s60 = ref n2 in
  let i59 = ref 0 in
  while !i59 < 11 do
    s60 := (((if true && false then (((truncate x1) + (if false then 13 else n2)) * (!s60)) else !s60)) - ((truncate x1) + (if false then 13 else n2))); i59 := !i59 + 1
  done;
  let n61 = !s60 in
  note_int n61;
  x1) | ((Some q62) | (Some q62)) -> (
  let a63 = Array.make (hide 1 9) n2 in
  let s65 = ref q62 in
  for i64 = 0 to 12 - 1 do
    s65 := (if i64 < 9 then ((!s65) lxor a63.(i64)) else !s65)
  done;
  let n66 = !s65 in
  note_int n66;
  let a67 = [|[]; []; []; []; []; []; []; []|] in
  a67.(0) <- [];
  a67.(1) <- [true];
  a67.(2) <- (min (match [] with | (([] as w68) | ([] as w68)) -> [] | (None :: []) -> [] | (None :: ((q69 :: _) as w70)) -> [] | (((Some q71) :: x1) | ((Some q71) :: ([] as x1))) -> [] | ((Some q62) :: (q72 :: q73)) -> []) (let _v74 = q62 in []));
  a67.(3) <- ((true && true) :: []);
  let s76 = ref x1 in
  let i75 = ref 0 in
  while !i75 < 8 do
    s76 := (match a67.(!i75) with | [] -> ((!s76) *. (100.75 /. !s76)) | ((q77 :: []) as w78) when q77 -> (x1 -. (!s76)) | [] when ((true && true) <> true) -> (4096.0 -. (!s76)) | ((q79' :: []) | ((false as q79') :: _)) -> ((!s76) -. !s76) | (_ :: (q80 :: q81)) -> ((( -. ) x1 !s76) *. (!s76))); i75 := !i75 + 2
  done;
  let n82 = !s76 in
  note_float n82;
  n82 *. x1))
let () = note_int n2
let () = note_float x83
let () = note_int n0
let () = note_float x1
let () = ()
