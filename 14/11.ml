type t0 = C0 of int | C1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let a9 = Array.make 16 100.75
let () = for i10' = 0 to 6 - 1 do
  a9.(i10' * 3 + 0) <- ((a9.(i10' / 3)) *. 1.7976931348623157e308);
  ()
done
let () = (mix_floats a9 0 16; note_end 0)
let i11' = ref 0
let () = while !i11' < 8 do
  a9.(!i11' * 2 + 0) <- (a9.(!i11') *. (a9.(!i11' mod 2)));
  i11' := !i11' + 2
done
let () = (mix_floats a9 0 16; note_end 0)
let () = (match max C1 C1 with | C0 7 -> (a9.(14) <- (100.75 /. 1.5)) | C0 (-1) -> () | C0 (5 | 1) -> (try () with | _ -> (if true then () else ())) | C0 (-2147483647) -> (snd ((); (10.0, ()))) | C0 3 when true -> (a9.((12 + (-3)) land 15) <- (-1e16)) | C0 3 -> (mix (if (let v15 = (let rec f14 p12' p13 = [] in f14) in false) then 1 else 0)) | ((C0 0) | (C0 0)) -> (a9.(3) <- (let (q17, q18, q19, q20) = (false, '\'', 100.75, (fun p16 -> "12")) in q19)) | C0 _ -> (try ((List.assoc 1.0 []); (a9.(15) <- (-0.0))) with | Not_found -> (if false then ()) | _ -> (if false then ())) | (C1 | C1) -> (if 4 < 10 then (a9.(11) <- 3.25) else (if true then ())))
let rec loop22 i21 n23 =
  if i21 <> n23 then (
    (a9.(i21 * 3 + 1) <- ((a9.(i21 / 3)) -. (0.5 *. (-3.25))));
    loop22 (i21 + 1) n23
  ) else
    ()
let () = loop22 0 5
let a24 = Array.fold_right (let rec f27 p25 p26 = p26 in f27) a9 (Array.make 4 (-0.5))
let i28 = ref (1 - 1)
let () = while !i28 >= 0 do
  a24.(!i28 * 3 + 1) <- (3.25 *. (a24.(!i28 mod 3)));
  i28 := !i28 - 1
done
let a29 = ((); (Array.make 4 4))
let i30 = ref 0
let () = while !i30 < 2 do
  a29.(!i30 * 2 + 0) <- ((Array.length a9) - (a29.(!i30 mod 2)));
  i30 := !i30 + 1
done
let () = (mix_ints a29 0 4; note_end 0)
let rec loop32 i31 n33 =
  if i31 < n33 then (
    (a24.(i31 * 4 + 1) <- (((-2.0) +. 10.0) -. (a24.(i31 mod 4))));
    loop32 (i31 + 2) n33
  ) else
    ()
let () = loop32 0 1
let () = (mix_floats a24 0 4; note_end 0)
let rec loop35 i34 =
  if i34 >= 0 then (
    (a29.(i34 * 3 + 1) <- (i34 lxor (a29.(i34 mod 3))));
    loop35 (i34 - 1)
  ) else
    ()
let () = loop35 (1 - 1)
let () = (mix_ints a29 0 4; note_end 0)
let a37' = (let v38 = Array.make 2 0.5 in Array.make 2 9)
let rec loop40 i39 n41 =
  if i39 < n41 then (
    (a37'.(i39 * 4 + 0) <- ((a37'.(i39 mod 2)) - (if true then (-1) else i39)));
    loop40 (i39 + 1) n41
  ) else
    ()
let () = loop40 0 1
let () = (mix_ints a37' 0 2; note_end 0)
let () = for i42 = 0 to 1 - 1 do
  a24.(i42 * 4 + 0) <- ((a24.(i42 / 4)) -. (0.0 *. 0.0));
  ()
done
let () = (mix_floats a24 0 4; note_end 0)
let () = (mix_ints a37' 0 2; note_end 0)
let () = (mix_ints a29 0 4; note_end 0)
let () = (mix_floats a24 0 4; note_end 0)
let () = ()
