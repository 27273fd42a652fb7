exception E0 of int list
exception E1 of bool
exception E2 of float option
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y84 :: y85) -> mix 1; mix_float y84; mix_0 (d - 1) y85
let () = (let v0 = ((); true) > ((5 - 65536) > 15) in note_float (if v0 then 1.0 else (-0.0)))
let p1 = (match [] with | [] -> 14 | (q2 :: q3) -> 5)
let p4 = (-2.0) *. 2.0
let p5 = p1
let p6 = (try p4 with | _ -> p4)
let p7 = Char.code '\n'
let p8 = 2147483647
let p9 = p8
let p10' = p8 * 17
let p11' = ( +. ) p6 p6
let p12' = -1.0
let p13 = abs_float p12'
let p14 = p5
let p15 = 1.5
let p16 = (match (Ok false) with | Ok (true as w17) -> p9 | Ok (false | false) -> p9 | Error _ -> p7)
let p18 = (match Ok p9 with | Ok (-1 as w19) -> p11' | Ok q20 when q20 <> 11 -> 1.5 | Ok 8 -> p15 | Ok (-2147483648) -> p13 | ((Ok q21) | (Ok q21)) -> 0.0 | (Error _ as w22) -> p13)
let () = mix 1
let n23 = 1 + ((p14 lxor (p10' + (p9 + (p8 - ((p5 - (p1)) - p7))))) lxor p16)
let () = note_int n23
let x24 = (((p13 *. ((p11' *. ((p4) +. p6)) +. p12')) -. p15) -. p18) +. 1.0
let () = note_float x24
let n35 = (let _v26 = Result.to_option (match [] with | [] -> (Ok (Ok p16)) | (([] :: _) | ([] :: _)) -> (Ok (Ok 19)) | ((_ :: q25) :: _) -> (Ok (Ok p8))) in Array.fold_left (let rec f29 p27 p28 = n23 in f29) (min p10' p14) (try (Array.mapi (let rec f32 p30 p31 = 17 in f32) (Array.make 2 p9)) with | Division_by_zero -> (Array.make 2 p8) | Not_found -> (Array.make 2 p9) | E1 q33 -> (Array.make 2 4) | E2 None -> (Array.make 2 p10') | E2 (Some q34) -> (Array.make 2 n23)))
let () = note_int n35
let v40 = [(try p18 with | _ -> 1e16); (let v36 = true in -. (abs_float (match [] with | [] -> x24 | ((_ :: _) | []) -> x24)))]
let n41 = n35
let n49 = (match (let v42 = ref (Ok n35) in []) with | [] -> (
  (if (List.fold_left (let rec f45 p43 p44 = p43 in f45) "a" []) > (String.make (hide 0 0) 'a') then (try (if (-1.0) <= x24 then (mix_float (-10.0))) with | _ -> (if true then () else ())) else (if (let v46 = Array.make 8 2 in false) then () else (if true then () else ())));
  p7 mod 7) | (q47 :: _) -> (
  let v48 = Ok (if "" > "\000\255x" then (p10', [], (Ok (-3)), (Array.make 1 true)) else (n41, [], (Ok p9), (Array.make 1 true))) in
  -32769))
let x52 = (try (
  let n51 = tick_int 13 (let v50 = v40 in p8) in
  tick_float 6 (-0.0)) with | _ -> (max x24 p13))
let x57 = (match (let v53 = [] in []) with | [] -> (100.75 +. p15) | (0.0 :: _) -> (if false then p18 else p13) | (q54 :: q55) -> (float_of_int p16)) *. (match [""; "a"; "a"] with | [] -> x24 | (_ :: q56) -> 0.0)
let () = note_float x57
let a59 = [|(tick_float 14 (tick_float 13 p18)); (let v58 = ('z', (p14, n41, false, false), (Ok x24)) in x52); 1.7976931348623157e308; (0.0 /. 0.0); (p18 *. (float p9)); ((coarse (cos (limit 0.0 (-100.0) 100.0))) +. (x24 *. p12')); p11'; p15|]
let () = (mix_floats a59 0 8; note_end 0)
let n60 = -15
let n61 = 2147483646 * 10
let n80 = (try (
  let c62 = n61 + (n61) in
  let c63 = (n61) * c62 in
  let c64 = (c62) - c62 in
  let c65 = (p7) lxor n61 in
  let c66 = c62 + (c62) in
  let c67 = c64 * (c65) in
  let c68 = c63 lxor (c64) in
  let c69 = p7 * (c67) in
  note_int c69;
  let rec loop72 i70 n73 s71 =
    if i70 <> n73 then (
      loop72 (i70 + 1) n73 (clip s71 ^ clip s71)
    ) else
      s71
  in
  let n74' = loop72 0 5 "12" in
  (mix_string n74'; note_end 0);
  c67 + (if true then raise (Invalid_argument n74') else c64)) with | Invalid_argument q75 -> (fst (n35, n23)) | Not_found -> (n41 + 12) | Match_failure _ -> ((fun (_, q76, _, q77) -> n41) (x24, false, n41, x24)) | E1 (true as w78) -> (- 5) | E1 false -> (compare [] []) | E2 q79 -> (-5))
let s82 = ref p15
let i81 = ref (20 - 1)
let () = while !i81 >= 0 do
  s82 := (((float_of_int !i81) *. (!s82)) *. 1e999); i81 := !i81 - 1
done
let n83 = !s82
let () = note_float n83
let () = note_float p15
let () = note_float p13
let () = note_int p9
let () = note_int n49
let () = note_int p16
let () = note_float x24
let () = (mix_0 5 v40; note_end 0)
let () = note_float p11'
let () = ()
