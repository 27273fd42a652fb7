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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let () = (try (
  let x17 = (try (
    (try (
      let s1 = ref (0, true) in
      let i0 = ref 0 in
      while !i0 < 9 do
        (
          let n15 = (let (q13, q14) = if ((!i0 + !i0) == (let (q4, q5) = ((Array.make 9 7), (let rec f3 p2 = false in f3)) in !i0)) <= (let _v12 = (match !s1 with | ((_, true) | (4, _)) -> 2.0 | (((-2147483648), true) | (_, _)) -> 1.0 | (((8, false) as w6) | (((-2147483648), false) as w6)) -> 100.75 | ((q7, true) | ((-1 as q7), _)) -> 0.0 | ((-2), _) -> 100.75 | ((_, (false as w8)) | ((-2147483647), w8)) -> (-10.0) | ((-2147483648), q9) -> 100.75 | ((q10, q11) | (q10, (false as q11))) -> 100.75) in if false then false else true) then ((-1), 3.25) else (5, 3.25) in 20) in
          ());
        s1 := !s1; i0 := !i0 + 1
      done;
      let n16 = !s1 in
      ()) with | _ -> ());
    -1.5) with | Invalid_argument _ -> 1.5 | Division_by_zero when false -> (-0.5) | _ -> 100.75) in
  ()) with | _ -> ())
let a18 = Array.make 16 0.5
let () = for i19 = 16 - 1 downto 0 do
  (let x20 = a18.(i19) in a18.(i19) <- a18.(15 - i19); a18.(15 - i19) <- x20);
  ()
done
let () = (try (
  let a21 = List.fold_left (let rec f23 a18 p22 = a18 in f23) (Array.make 2 []) [] in
  a21.(0) <- (let _v24 = (try ((-1) lor (-2)) with | _ -> 9) in Option.to_list None);
  a21.(1) <- ((5 :: []) :: (if false then [] else []));
  let s26 = ref 18 in
  let i25 = ref 0 in
  while !i25 < 2 do
    s26 := (match a21.(!i25) with | [] when (5698 > (match [] with | [] -> !s26 | (true :: ([] | [])) -> 19 | (false :: []) -> !s26 | (_ :: (q27 :: q28)) -> !s26)) -> ((!s26) + (!i25 lsl (!s26 land 31))) | (q29 :: []) -> ((!s26) + (if false then !s26 else !s26)) | (q30 :: (_ :: q31)) when ((match q31 with | [] -> 3.25 | ([] :: q32) -> 3.25 | ((_ :: []) :: _) -> 100.75 | ((_ :: (q33 :: q34)) :: q35) -> 1.5) <> ((); 0.5)) -> ((!s26) + (truncate (-10.0)))); i25 := !i25 + 1
  done;
  let n36 = !s26 in
  note_int n36;
  a21.(wrap (-3169) 2) <- ((); [])) with | Invalid_argument _ -> (a18.((7 + 1) land 15) <- 0.0) | Failure q37 -> (a18.(15) <- 100.75) | Match_failure _ -> (a18.(15) <- 0.5))
let n38 = (String.length (min "" "\000\255x")) + 5
let () = note_int n38
let () = (try (
  let rec loop44 i39' s40 =
    if i39' <> 15 then (
      loop44 (i39' + 1) ((0.0 /. 0.0) +. ((if (match [] with | [] -> true | ((0.0 :: _) | (0.0 :: _)) -> true | (q41 :: []) -> true | ((q42 :: (_ :: q43)) | (q42 :: ((_ :: _) as q43))) -> true) then ((s40) -. (0.0 /. 0.0)) else s40)))
    ) else
      s40
  in
  let n46 = loop44 0 10.0 in
  note_float n46;
  (try (
    let n59 = if 3 == 2 then n38 else (if if false then true else false then (compare n38 n38) else (if true || false then (let o55 = n38 in let o56 = n38 in let o57' = -1 in let o58 = n38 in let ( < ) a b = (a lsl 1) + b and ( / ) a b = (a lsl 1) + b and ( <= ) a b = a * 2 - b in o55 <= o56 / o57' < o58) else (if (match [] with | [] -> true | (q48 :: []) -> true | (n46 :: ([] as w49)) -> true | (q50' :: (q51 :: [])) -> true | (q52 :: (q53 :: (_ :: q54))) -> true) then (if false then n38 else 13) else (if (n38 + 4096) < n38 then (n38 / 8) else (if if true then true else true then n38 else (if n38 <= n38 then (if String.contains "a" '0' then 17 else (try (n38 + 16) with | Failure q47 -> 11 | Not_found -> 15 | Match_failure _ -> 15)) else (if false then n38 else n38))))))) in
    let a60 = ((); (Array.make 7 n59)) in
    let rec loop63 i61' s62 =
      if i61' <> 7 then (
        if a60.(i61') <> (snd (n46, 16)) then loop63 (i61' + 1) ((s62) lxor a60.(i61')) else s62
      ) else
        s62
    in
    let n65' = loop63 0 n59 in
    note_int n65';
    let s67 = ref (-10.0) in
    for i66 = 0 to 16 - 1 do
      (if a18.(i66) <> (3.25 *. !s67) then (s67 := (a18.(i66) +. (!s67))))
    done;
    let n68 = !s67 in
    note_float n68;
    assert (compare ((n59 / (n65' lor 1)) - (List.fold_right (fun p69 p70 -> p70) [] 7)) ((n59 / (n65' lor 1)) - (List.fold_right (fun p69 p70 -> p70) [] 7)) = 0);
    (let (q71, q72, q73, q74) = if false then ((-2), false, (n68, 100.75, n38, '0'), (false, 4, 13)) else (n65', false, (n68, n68, n59, '\n'), (false, n38, n59)) in ())) with | _ -> (a18.(0) <- n46));
  print_endline (if true then "\000\255x" else "")) with | Invalid_argument a18 -> () | Division_by_zero -> (mix_string "\000\255x"; note_end 0))
let () = note_int n38
let () = ()
