exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y89 -> mix 1; mix_1 (d - 1) y89
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y90 :: y91') -> mix 1; mix y90; mix_1 (d - 1) y91'
let n6 = if true then (if List.mem_assoc 0.5 [] then (if List.for_all (fun p5 -> false) [] then (if String.fold_left (let rec f4 p2 p3 = p2 in f4) true "" then (compare ' ' 'a') else (if String.equal "tail \" end" "12" then (List.compare_lengths [] []) else (if List.mem 8 [] then (max 13 (-2)) else (List.fold_right (fun p0 p1 -> 12) [] 17)))) else (succ (-2))) else (3 + 8)) else (compare 9 8)
let v7 = snd ((-10.0), None)
let () = (mix_0 5 v7; note_end 0)
let a20 = max (max (List.fold_left (fun p8 p9 -> [|100.75; 1.5; 3.25; (sqrt 100.75)|]) ((let rec f10 n6 = [|(-100.75); 0.5; 0.5; 10.0|] in f10) (max (n6, false) (13, false))) (Result.to_list (snd (false, (Ok false))))) (min (Array.fold_right (let rec f13 p11 p12 = p12 in f13) (Array.fold_left (fun p14 p15 -> p14) (Array.make 3 "") (Array.make 4 2.0)) (snd (8, (Array.make 4 (-0.0))))) (snd (Array.fold_left (fun p16 v7 -> p16) (10.0, (Array.make 4 1.5)) (Array.make 1 n6))))) (fst (min (Array.fold_left (let rec f19 p17 p18 = p17 in f19) (min ((Array.make 4 10.0), 10.0) ((Array.make 4 1.0), 0.0)) (min (Array.make 1 13) (Array.make 1 0))) (snd (n6, ((Array.make 4 (-0.5)), (-3.25))))))
let c21 = (( - ) (if true then n6 else n6) (( * ) n6 19)) + (((land) n6 n6))
let c22 = (((land) n6 n6)) * ((land) n6 n6)
let c23 = c22 lxor (((land) n6 n6))
let c24 = ((land) n6 n6) * (((land) n6 n6))
let c25 = (c22) lxor ((land) n6 n6)
let () = note_int c25
let n26 = fst ((c24 mod (c24 lor 1)), (max true false))
let () = note_int n26
let n30 = List.length (Array.fold_right (let rec f29 p27 p28 = [p27; p27; p27] in f29) a20 [])
let () = Option.iter (let rec f32 p31 = () in f32) (snd (min ((-1.5), None) (3.25, None)))
let () = fst (max (if false then ((), (-1.0)) else ((), 10.0)) (snd ("12", ((), 0.0))))
let () = Result.iter (let rec f34' p33 = () in f34') (snd (true, (Ok ((n6, n30, 7, 100.75), c25, [], None))))
let _ = min (fst (snd (3.25, ((ref c24), "b c")))) (min (min (ref n30) (ref 1)) (ref n26))
let f35 (q36, q37, q38, _) =
  q38
let _ = f35 (Array.fold_left (let rec f41 p39 p40' = p39 in f41) ((0.0, true, c23, n26), c23, 1.5, []) a20)
let n45 = abs (abs (match v7 with | None -> 7 | (Some [] as w42) -> 20 | Some ((q43 :: (_ :: q44)) | ((q43 :: []) as q44)) -> 13 | Some ([] | (_ :: (_ :: _))) -> c24))
let s47' = ref n26
let s48 = ref 100.75
let s49 = ref false
let () = for i46 = (hide 1 6) - 1 downto 0 do
  let u50 = !s47' in
  let u51 = !s48 in
  let u52 = !s49 in
  s47' := u50; s48 := u51; s49 := u52
done
let n53 = !s47'
let n54 = !s48
let n55 = !s49
let () = note_int n53
let () = (mix (if n55 then 1 else 0); note_end 0)
let () = (let n53 = List.compare_lengths (Result.to_list (Ok true)) (Result.to_list (Ok n53)) in fst (max ((), c22) ((), n53)))
let v56 = false
let n61 = (match min (Option.join None) (snd (n54, None)) with | None -> (
  let x57 = snd ((); (' ', n54)) in
  c25) | (Some q58 as w59) -> (
  let x60 = abs_float n54 in
  n26))
let v62 = '0'
let () = if (match v62 with | '0'..'9' -> v56 | ('a'..'m' | _) -> (let v63 = true in v63) | 'a'..'m' -> v56 | _ -> v56) then () else ()
let v64 = v56
let n65 = n61
let v66 = []
let v67 = []
let x69 = f35 ((n54, true, 20, n61), (- 5), (let i68 = c24 in if i68 >= 0 && i68 < 4 then a20.(i68) else 10.0), [])
let v71 = (let v70 = Ok (Ok n65) in [])
let x72 = x69
let v73 = []
let n77 = (match [] with | [] -> n61 | (((_ :: q74) as w75) | ((true :: ([] as q74)) as w75)) -> c22 | (false :: []) -> n65 | (_ :: (q76 :: _)) -> n45)
let c78 = ((abs_float x72)) -. (abs_float x72)
let c79 = ((abs_float x72)) +. (abs_float x72)
let c80 = (c78) +. c78
let c81 = ((abs_float x72)) -. c80
let c82 = (x72) *. c78
let c83 = (x72) *. c79
let c84 = (abs_float x72) *. (c79)
let c85 = c79 *. (c81)
let c86 = c85 +. (c80)
let c87 = c82 *. (c80)
let c88 = c81 -. (c78)
let () = note_int n77
let () = note_float n54
let () = note_float c86
let () = note_int c23
let () = (mix (Char.code v62); note_end 0)
let () = (mix_floats a20 0 4; note_end 0)
let () = note_float c80
let () = note_int n45
let () = ()
