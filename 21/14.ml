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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (float * bool, bool) result) =
  if d > 0 then
    match v with
    | Ok y79' -> mix 0; (let (m80, m81) = y79' in mix_float m80; mix (if m81 then 1 else 0))
    | Error y82 -> mix 1; mix (if y82 then 1 else 0)
and mix_1 d (v : float array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y83 -> mix 1; mix_floats y83 0 16
let a0 = [|None; None; None; None; None; None; None; None|]
let () = a0.(0) <- a0.(0)
let () = a0.(1) <- a0.(2)
let () = a0.(2) <- a0.(wrap (-32769) 8)
let () = a0.(3) <- (List.assoc_opt (let a0 = 16 in a0) ((2, (Array.make 16 0.5)) :: []))
let s2 = ref 2
let () = for i1 = 0 to 8 - 1 do
  s2 := (match a0.(i1) with | (None | None) -> ((!s2) * (6 + 16)) | ((Some _) | None) -> ((let (q6, q7) = ((Array.make 9 7), (let rec f5 p4 = false in f5)) in !s2) * (!s2)))
done
let n8 = !s2
let () = note_int n8
let a9 = (let _v10 = 15 in Array.make 2 (Ok ((-100.75), false)))
let () = a9.(0) <- (let _v11 = min [] [] in Ok (100.75, false))
let () = a9.(1) <- (if ((-3) + 1023) >= n8 then (Error true) else (Ok (1.0, false)))
let s13 = ref 10.0
let i12 = ref 0
let () = while !i12 < (hide 0 2) do
  s13 := (match a9.(!i12) with | (Ok _ as w14) -> ((if false then 0.5 else !s13) +. (!s13)) | (Error true as w15) -> (!s13 -. (!s13)) | ((Ok _) | (Ok _)) -> ((!s13) +. !s13) | Error false -> ((min !s13 (-1.0)) *. (!s13))); i12 := !i12 + 1
done
let n16 = !s13
let () = note_float n16
let n24 = (let o17 = (match None > None with | (false | true) -> (5 lor n8) | (false as w18) -> (int_of_float 100.75)) in let o19 = (lxor) (let _v20 = ((), 7, true) in n8) n8 in let o21 = n8 in let o22 = (match Printf.sprintf "<%X>" (n8 land 2147483647) with | "a" -> (n8 + n8) | q23 -> (( + ) n8 n8)) in let ( @! ) a b = a lxor (b + 1) and ( * ) a b = a lxor (b + 1) and ( || ) a b = b - a in o17 @! o19 @! o21 || o22)
let () = note_int n24
let a25 = (let v26 = Array.make 16 n8 in Array.make 2 None)
let () = a25.(0) <- a25.(wrap n8 2)
let () = a25.(1) <- (if n24 >= (-3) then None else None)
let n30 = (hide 0 2)
let rec loop29 i27 s28 =
  if i27 >= 0 then (
    loop29 (i27 - 1) (match a25.(i27) with | (None | None) -> ((-13) * (s28)) | Some None -> ((s28) - (s28 - s28)) | ((Some None) | (Some (Some _))) -> ((s28) lxor (s28 + (-2))))
  ) else
    s28
let n31 = loop29 ((hide 0 2) - 1) n8
let () = note_int n31
let a32 = Array.make 4 None
let () = a32.(0) <- (min (Some n24) None)
let () = a32.(1) <- (Array.fold_left (try (Array.fold_right (let rec f34 p33 a9 = a9 in f34) a25 (let rec f37' p35' p36 = None in f37')) with | _ -> (let rec f40 p38 p39 = p38 in f40)) (match Ok (Array.make 2 n31) with | Ok [|q41; _|] -> None | Ok q42 when (not (n16 < n16)) -> None | ((Ok [|_; _|]) | (Error _)) when (min (n16 <= n16) (n31 < n31)) -> None | (Ok q46 as w47) -> None | Error q48 -> None | _ -> None) a9)
let () = a32.(2) <- (let (((q49, _, _, q50), _) as w51) = ((false, n16, false, n31), None) in None)
let () = a32.(3) <- (Array.fold_right (fun p52 p53 -> p53) a25 (Some n8))
let s55 = ref n8
let () = for i54 = (hide 1 4) - 1 downto 0 do
  s55 := (match a32.(i54) with | (None | (Some _)) -> (i54 + (!s55)) | Some 6 -> ((!s55) - (n24 * 26)) | ((Some 8) | (Some 8)) -> ((- n31) + (!s55)) | Some q56 -> ((!s55) lxor (i54 + 18)))
done
let n57 = !s55
let () = note_int n57
let a58 = Array.fold_right (fun p59 p60 -> p60) a32 (Array.make 6 (Ok false))
let () = a58.(0) <- (let i61 = n8 - n57 in if i61 >= 0 && i61 < 6 then a58.(i61) else (match None with | None -> (Ok true) | Some 0.5 -> (Ok true) | Some 0.0 -> (Ok true) | Some q62' -> (Ok false)))
let () = a58.(1) <- (Ok (max false false))
let () = a58.(2) <- ((fun p63 -> (match n16 with | 0.5 -> (Ok p63) | q64 -> (Ok p63) | 0.5 -> (Ok p63))) (match "\000\255x" with | "a" -> true | "" -> false | "a" -> true | ("" as w65') -> false | q66 -> true))
let () = a58.(3) <- (min (Error n31) (Ok false))
let s68 = ref 100.75
let () = for i67 = 0 to 6 - 1 do
  s68 := (match a58.(i67) with | ((Ok _) | (Ok _)) -> ((!s68 +. !s68) *. (!s68)) | Error 8 -> ((!s68) *. (List.fold_left (let rec f70 i67 p69 = i67 in f70) n16 [])) | Error 1 -> ((let _v71 = Array.make 16 100.75 in 2.0) -. (!s68)) | (Error (0 | 0) as w72) -> ((!s68) +. (!s68 /. (-100.75))) | Error _ -> ((!s68 *. !s68) *. (!s68)))
done
let n73 = !s68
let () = note_float n73
let () = a32.(0) <- ((if false then () else ()); (try (let i74 = 16 in if i74 >= 0 && i74 < 4 then a32.(i74) else None) with | _ -> None))
let () = a32.(1) <- (let v75 = Array.length a9 in Some n57)
let () = a32.(2) <- None
let () = a32.(3) <- a32.(3)
let s77 = ref n24
let () = for i76 = 0 to (hide 0 4) - 1 do
  s77 := (match a32.(i76) with | None -> ((!s77) + n57) | ((Some _) | (Some 4)) -> ((n57 * 18) + (!s77)))
done
let n78 = !s77
let () = note_int n78
let () = note_float n16
let () = note_int n31
let () = (mix_0 5 a9.(1); note_end 0)
let () = note_int n78
let () = note_float n73
let () = note_int n57
let () = (mix_1 5 a0.(7); note_end 0)
let () = note_int n24
let () = ()
