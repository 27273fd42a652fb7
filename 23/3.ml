type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let a3' = Array.make 10 4
let () = for i4 = 0 to 8 - 1 do
  a3'.(i4 + 1) <- (a3'.(i4 + 2) - (a3'.(i4 + 1) + (a3'.(i4))));
  ()
done
let () = (mix_ints a3' 0 10; note_end 0)
let s6 = ref 5
let () = for i5 = 0 to 4 - 1 do
  s6 := ((((); 9) lxor ((-3) - (-3))) * (((!s6) + (((); 9) lxor ((-3) - (-3))))))
done
let n7 = !s6
let () = note_int n7
let n11 = (try (try (
  let s9 = ref 20 in
  for i8 = 6 - 1 downto 0 do
    (if i8 = 4 then raise (E0 ((); (Ok i8))) else if false then raise E2);
    s9 := (a3'.(i8) lsl ((-4097) land 31))
  done;
  let n10 = !s9 in
  note_int n10;
  n10) with | E0 _ -> (- n7) | E2 -> (let n7 = (n7, 2.0) in 6)) with | _ -> (n7 / 2147483647))
let a12 = (match [] with | [] -> (Array.make 12 (-0.0)) | ((q13 :: []) | (q13 :: _)) -> (Array.make 12 0.5) | (q14 :: (q15 :: _)) -> (Array.make 12 100.75) | (_ :: q16) when ((false && true) < (n11 <= (-1))) -> (Array.make 12 2.0))
let () = for i17 = 12 - 1 downto 0 do
  a12.(i17) <- a12.(i17);
  ()
done
let a18' = (let _v19 = ref (ref n11) in Array.make 7 None)
let () = a18'.(0) <- None
let () = a18'.(1) <- None
let () = a18'.(2) <- a18'.(wrap (-5634) 7)
let () = a18'.(3) <- (match [[]; []; []] with | [] -> (max None None) | ([] :: []) -> (match (Array.make 7 n7) with | [|_|] -> None | q20 -> None | exception Failure q21 -> None | exception E0 (Ok q22) -> None | exception E0 (Error _) -> None | exception E1 -> None | exception E2 -> None) | (([] | []) :: (a18' :: q23)) -> (Some 100.75) | ((q24 :: q25) :: q26) -> (let i27 = 5 in if i27 >= 0 && i27 < 7 then a18'.(i27) else None) | exception Invalid_argument _ -> None | exception Division_by_zero -> (let v28 = 5 in None) | exception Failure q29 -> None | exception Match_failure _ -> a18'.(4) | exception E1 -> (try (let v30 = n7 in None) with | _ -> None))
let s32 = ref n7
let () = for i31 = 0 to 7 - 1 do
  s32 := (match a18'.(i31) with | None -> ((if false then 0 else (-3)) + (!s32)) | ((Some 0.0) | None) -> (14 lxor (!s32)) | ((Some _) | None) -> (4095 + (!s32)))
done
let n34 = !s32
let () = note_int n34
let a47 = [|(let v35 = (n34, (-1.5), []) in (match None with | (None | (Some _)) -> n34 | Some true -> n34 | Some false -> n34)); (let o36 = n34 - n34 in let o37 = n34 - n34 in let o38 = (let _v39 = 10.0 in n34) in let ( ** ) a b = a lxor (b + 1) and ( +. ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o36 ** o37 +. o38); (((); n34) lsr 16); (fst (match n7 with | 6 -> (n34, 0.0) | 3 -> (18, 1.5) | 2 -> (n34, 1.5) | 4 -> (n34, 1.5) | 2 -> (19, 1.0) | 4 -> (n11, 0.0) | 9 -> (3, 1.0) | 3 -> (n34, 0.0) | q40 -> (5, (-10.0)))); ((n34 lsl 3) - n34); n11; ((if false then 7 else n7) * (truncate (-0.5))); (let o41 = n7 in let o42 = Array.length a12 in let o43 = n34 mod (n11 lor 1) in let o44 = 1 - n34 in let o45 = (let i46 = n11 in if i46 >= 0 && i46 < 10 then a3'.(i46) else n7) in let ( lsl ) a b = (a lsl 1) + b and ( := ) a b = a * 2 - b and ( mod ) a b = a * 2 - b in o41 mod o42 mod o43 := o44 lsl o45)|]
let s49' = ref n11
let () = for i48 = 0 to 9 - 1 do
  s49' := (n34 + ((n34 + (!s49'))))
done
let n50' = !s49'
let () = note_int n50'
let s52 = ref n11
let () = for i51 = (hide 0 13) - 1 downto 0 do
  s52 := (if i51 < 10 then (a3'.(i51) + (!s52)) else !s52)
done
let n53 = !s52
let () = note_int n53
let s55' = ref 3.25
let () = for i54 = 12 - 1 downto 0 do
  (if (let v56 = -2 in (n50' + 1023) > v56) then (s55' := ((!s55') +. a12.(i54))))
done
let n57 = !s55'
let () = note_float n57
let a18' = Char.uppercase_ascii (match (let rec f59 p58 = [] in f59) n57 with | [] when (((-16) + (-4097)) < ((fun p60 -> n11) true)) -> (if false then ' ' else ' ') | [] -> (if false then ' ' else '\255') | [] -> '\140' | (q61 :: q62) -> (Array.fold_left (let rec f63 q62 a47 = q62 in f63) 'z' a47))
let s65 = ref n50'
let s66 = ref n57
let s67 = ref n57
let i64 = ref 0
let () = while !i64 < (hide 0 7) do
  let u68 = !s65 in
  let u69 = !s67 in
  let u70 = !s67 in
  s65 := u68; s66 := u69; s67 := u70; i64 := !i64 + 1
done
let n71 = !s65
let n72 = !s66
let n73 = !s67
let () = note_int n71
let () = note_float n72
let () = note_float n73
let () = (mix_ints a47 0 8; note_end 0)
let () = note_int n53
let () = note_int n50'
let () = note_float n57
let () = (mix (Char.code a18'); note_end 0)
let () = note_float n72
let () = note_int n7
let () = (mix_ints a3' 0 10; note_end 0)
let () = ()
