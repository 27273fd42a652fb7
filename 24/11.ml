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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref "tail \" end"
let i9 = ref 0
let () = while !i9 < 5 do
  s10 := (clip !s10 ^ clip (if false then "b c" else !s10)); i9 := !i9 + 1
done
let n11 = !s10
let () = (mix_string n11; note_end 0)
let s13 = ref 1.5
let i12 = ref 0
let () = while !i12 < 3 do
  (
    let a14 = Array.init 2 (let rec f16 p15 = !i12 in f16) in
    let i17 = ref 0 in
    while !i17 < 2 do
      a14.(!i17) <- a14.(!i17);
      i17 := !i17 + 1
    done;
    (mix_ints a14 0 2; note_end 0);
    ());
  s13 := ((let (q23, _, q24, q25) = ([], (let rec f20 p18 p19 = true in f20), !i12, (let rec f22 p21 = -1.0 in f22)) in 3.25) -. (ceil !s13)); i12 := !i12 + 1
done
let n26 = !s13
let () = (mix_float n26; note_end 0)
let a27 = (let v28 = 17 in Array.make 10 C1)
let () = a27.(0) <- (max (match C1 with | C0 5 -> C1 | (C0 q29 as w30) -> C1 | C1 -> C1) C1)
let () = a27.(1) <- C1
let () = a27.(2) <- (let _v46' = (match 10 with | -3 -> (let rec f33 p31 p32 = [] in f33) | 2 -> (let rec f36 p34 p35 = [] in f36) | 3 -> (fun p37 ((q38, _, _, q39) as w40) -> []) | q41 -> (fun p42' p43 -> []) | -2 -> (fun p44 p45 -> [])) in C0 0)
let () = a27.(3) <- (let i47 = 3 in if i47 >= 0 && i47 < Array.length a27 then a27.(i47) else (try C1 with | _ -> C1))
let s49 = ref 4
let i48 = ref 0
let () = while !i48 < 10 do
  s49 := (match a27.(!i48) with | C0 _ -> ((!s49) lxor (let o50' = !s49 in let o51 = !s49 in let o52 = 1 in let o53 = !s49 in let o54 = !s49 in let ( +! ) a b = a lxor (b + 1) and ( asr ) a b = b - a and ( land ) a b = a lxor (b + 1) in o50' +! o51 land o52 land o53 land o54)) | (C1 as w55) -> ((9 + !i48) + (!s49))); i48 := !i48 + 1
done
let n56 = !s49
let () = note_int n56
let s58 = ref n11
let i57 = ref (5 - 1)
let () = while !i57 >= 0 do
  s58 := (clip !s58 ^ clip (let v61 = (let rec f60 p59 = !s58 in f60) in !s58)); i57 := !i57 - 1
done
let n62 = !s58
let () = (mix_string n62; note_end 0)
let a63 = max (Array.make 2 n26) (Array.make 2 n26)
let i64 = ref 0
let () = while !i64 < (hide 0 2) do
  (let x65 = a63.(!i64) in a63.(!i64) <- a63.(1 - !i64); a63.(1 - !i64) <- x65);
  i64 := !i64 + 1
done
let () = (mix_floats a63 0 2; note_end 0)
let x66 = (try n26 with | _ -> 2147483648.0)
let () = note_float x66
let v114 = (match if false then (let v67' = n56 in C1) else (let (_, q70) = ((let rec f69 a63 p68 = n26 in f69), n56) in C1) with | C0 _ -> (
  let a71 = create_array 4 n56 in
  let s73 = ref n56 in
  let i72 = ref 0 in
  while !i72 < Array.length a71 do
    a71.(!i72) <- ((a71.(!i72)) + !s73);
    s73 := ((!s73 mod (!s73 lor 1)) - !i72); i72 := !i72 + 1
  done;
  let n74 = !s73 in
  note_int n74;
  ((let _v75 = n74 in ()); (if false then true else false))) | C0 (2 as w76) -> (
  let x111 = (try (
    print_int (Array.length a63);
    print_byte 32;
    print_float a63.((w76 * 5) land 1);
    print_newline ();
    let a77' = if false then (Array.make 7 6) else (Array.make 7 n56) in
    for i78 = 0 to 7 - 1 do
      a77'.(i78) <- a77'.(i78);
      ()
    done;
    (mix_ints a77' 0 7; note_end 0);
    let s81 = ref w76 in
    let i80 = ref 0 in
    while !i80 < 4 do
      s81 := ((((!s81) - ((if false then w76 else w76) + ((fun p79 -> w76) None)))) + ((if false then w76 else w76) + ((fun p79 -> w76) None))); i80 := !i80 + 1
    done;
    let n82 = !s81 in
    note_int n82;
    (try (
      let a83 = if false then (Array.make 2 []) else (Array.make 2 []) in
      a83.(0) <- (match (let i84 = n82 in if i84 >= 0 && i84 < 10 then a27.(i84) else C1) with | ((C0 4) | (C0 8)) -> (let i85 = n82 in if i85 >= 0 && i85 < 2 then a83.(i85) else []) | C0 6 -> a83.(1) | C0 (8 | 8) -> (match n62 with | "a" -> [] | "" -> [] | "a" -> [] | "a" -> [] | q86 -> []) | C0 _ -> [] | (C1 | C1) -> (let v87 = ref (w76, n82, n82, w76) in []));
      a83.(1) <- (snd (if true then (n56, []) else (n82, [])));
      let s89 = ref x66 in
      let i88' = ref 0 in
      while !i88' < 2 do
        s89 := (match a83.(!i88') with | (0.0 :: q90) -> ((!s89) -. (!s89 *. (-100.75))) | (q91 :: _) -> ((!s89) -. (if false then x66 else 10.0)) | [] -> (a63.(!i88') +. (!s89))); i88' := !i88' + 2
      done;
      let n92 = !s89 in
      note_float n92;
      let a93 = a63 in
      a63.(0) <- (String.fold_left (fun p94 p95 -> (let v96 = true in x66)) (n26 /. 1.5) (if false then n62 else n11));
      a93.(hide 0 0) <- ((a63.(0)) +. ((-1.5) *. 0.5));
      note_float a63.(0);
      (try (if n82 < 3 then () else (a77'.(wrap (n82 - w76) 7) <- n82)) with | Failure q97 -> (match C1 with | C0 q98 -> () | C1 when (a27.(wrap (int_of_float n92) 10) <> (C0 3)) -> ()) | Not_found -> (if true then ()) | Match_failure _ -> (match C1 with | (C0 (1 | 1) as w99) when (x66 < a93.((if false then (-2) else w76) land 1)) -> () | C0 (-2 as w100) -> () | C0 8 -> () | C0 q101 -> () | C1 -> ()))) with | Match_failure _ when false -> (max () ()) | _ -> (match ((Array.make 3 x66), 2.0, true, n26) with | ((q102, q103, q104, _) as w105) -> () | (q106, _, q107, q108) -> ()));
    ( -. ) (x66 *. n26) (Array.fold_left (fun p109 p110 -> p109) x66 a63)) with | Match_failure _ -> (max 0.5 0.0)) in
  (n56 >= 12) || (not true)) | C1 when (a27.(0) >= C1) -> (
  (n56 lor n56) < (compare (-100.75) n26)) | C1 -> (
  (if (n56 - (-4097)) <= n56 then (n56 >= n56) else (match x66 with | 0.5 -> false | (0.0 | 0.0) -> false | 0.0 when (n62 = (Array.fold_right (let rec f112 n62 n56 = n56 in f112) a63 "a")) -> false | q113 -> false))))
let () = (mix (if v114 then 1 else 0); note_end 0)
let () = note_float n26
let () = note_float x66
let () = (mix_floats a63 0 2; note_end 0)
let () = (mix_string n62; note_end 0)
let () = note_int n56
let () = (mix (if v114 then 1 else 0); note_end 0)
let () = (mix_string n11; note_end 0)
let () = ()
