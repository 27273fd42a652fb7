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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y92 -> mix 1; mix_ints y92 0 5
and mix_1 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y93 :: y94) -> mix 1; mix (if y93 then 1 else 0); mix_1 (d - 1) y94
and mix_2 d (v : (int * int * char * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y95 :: y100) -> mix 1; (let (m96, m97, m98, m99) = y95 in mix m96; mix m97; mix (Char.code m98); mix_float m99); mix_2 (d - 1) y100
and mix_3 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y101 -> mix 0; mix y101
    | C1 -> mix 1
and mix_4 d (v : (char, int) result) =
  if d > 0 then
    match v with
    | Ok y102 -> mix 0; mix (Char.code y102)
    | Error y103 -> mix 1; mix y103
and mix_5 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y104 -> mix 0; mix_float y104
    | Error y105 -> mix 1; mix y105
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let a9 = fst ((Array.make 8 C1), "\000\255x")
let () = a9.(0) <- C1
let () = a9.(1) <- a9.(0)
let () = a9.(2) <- ((fun p10 -> (let i11 = 16 in if i11 >= 0 && i11 < 8 then a9.(i11) else C1)) (if true then [] else []))
let () = a9.(3) <- (match max C1 C1 with | C0 (-1) -> (max C1 C1) | (C0 3 as w12) -> a9.(3) | C0 (-2147483647) -> (let i13 = 18 in if i13 >= 0 && i13 < Array.length a9 then a9.(i13) else C1) | C0 q14 -> a9.(wrap 1395 8) | C1 -> (C0 4))
let s16 = ref 9
let () = for i15 = 0 to 8 - 1 do
  s16 := (match a9.(i15) with | C0 5 -> ((let v17 = None in -2) + (!s16)) | C0 (-1) -> ((!s16) + (i15 + !s16)) | C0 2 -> ((!s16) + (!s16 lor i15)) | (C0 (-2) as w18) -> (1023 + (!s16)) | C0 9 -> ((!s16) * (if false then !s16 else i15)) | C0 (8 as w19) -> ((w19 + !s16) lxor (!s16)) | C1 -> ((!s16) + (Array.length a9)) | C0 (3 | 4) -> ((i15 asr 9) + (!s16)) | C0 q20 -> ((!s16) + (if false then q20 else q20)) | C1 -> ((!s16 - !s16) lxor (!s16)))
done
let n21 = !s16
let () = note_int n21
let a22 = max (Array.make 13 []) (Array.make 13 [])
let () = a22.(0) <- [(4, n21, 'a', (-0.0))]
let () = a22.(1) <- []
let () = a22.(2) <- (let i23 = 3 in if i23 >= 0 && i23 < Array.length a22 then a22.(i23) else (try [(n21, n21, '0', (-1.0)); (n21, n21, '\255', 1.0); ((-2), n21, ' ', 0.5)] with | Division_by_zero -> [] | Not_found -> [] | Match_failure _ -> []))
let () = a22.(3) <- [(n21, n21, '\'', (-2.0)); (n21, n21, '\255', 3.25)]
let s25 = ref n21
let () = for i24 = 0 to 13 - 1 do
  s25 := (match a22.(i24) with | [] -> ((Char.code 'a') lxor (!s25)) | (q26 :: _) -> ((!s25 - i24) lxor (!s25)))
done
let n27' = !s25
let () = note_int n27'
let a28 = Array.init 2 (fun p29 -> Ok '\'')
let () = a28.(0) <- (Ok '\129')
let () = a28.(1) <- (let i30 = min 1 n27' in if i30 >= 0 && i30 < Array.length a28 then a28.(i30) else (let (_, q33) = ((let rec f32 a28 p31 = 1.0 in f32), n27') in Ok '\255'))
let s35 = ref (-3)
let () = for i34 = 0 to 2 - 1 do
  s35 := (match a28.(i34) with | Ok q36 -> ((!s35) - (Array.length a28)) | ((Ok _) | (Error _)) -> ((let _v38 = ([], (Array.make 1 10), 14, (i34, !s35, false)) in i34) + (!s35)))
done
let n39 = !s35
let () = note_int n39
let a40 = create_array 4 (Ok 1.5)
let () = a40.(0) <- (if 2.0 < 10.0 then (Error n21) else a40.(0))
let () = a40.(1) <- (if "12" = "\000\255x" then (let (q41, q42) = (n21, 15) in Ok 0.5) else (Ok (-0.0)))
let () = a40.(2) <- (Error (n21 + n39))
let () = a40.(3) <- (min (match [] with | [] -> (Ok 100.75) | (_ :: q43) -> (Ok (-0.0))) (Ok 0.0))
let rec loop51 i44 n52 s45 =
  if i44 < n52 then (
    loop51 (i44 + 1) n52 (match a40.(i44) with | ((Ok 0.5) | (Ok 0.5)) -> ((s45) + (-1577)) | Ok q46 -> ((Array.length a40) + (s45)) | Error (-1 as w47') -> ((s45) * 8) | Error 7 -> ((-6398) + (s45)) | Error _ -> ((match [] with | [] -> i44 | (((Ok q48) | (Ok q48)) :: _) -> s45 | ((Error q49) :: q50) -> 14) - (s45)))
  ) else
    s45
let n53 = loop51 0 4 n39
let () = note_int n53
let a54' = Array.make 8 []
let () = a54'.(0) <- (((); ()); (match C1 with | C0 q55 -> [] | (C1 as w56) -> []))
let () = a54'.(1) <- []
let () = a54'.(2) <- (match n53 asr 5 with | ((-2147483648) | 5) -> (true :: []) | (9 as w57) -> a54'.(wrap (15 mod (-3)) 8) | ((-1) | 3) -> [] | q58 -> [])
let () = a54'.(3) <- (let v59 = -1e-310 in (let i60 = 18 in if i60 >= 0 && i60 < 8 then a54'.(i60) else []))
let rec loop66 i61' s62 =
  if i61' < 8 then (
    loop66 (i61' + 2) (match a54'.(i61') with | [] -> ((match i61' with | ((-2) | (-2)) -> s62 | -3 -> s62 | q63 -> s62) -. (s62)) | ((true | true) :: []) -> ((Array.fold_left (fun p64 p65 -> p64) s62 a22) *. (s62)) | ((true | true) :: (_ :: _)) -> (s62 *. (s62)) | (false :: _) -> ((s62) +. 1.0))
  ) else
    s62
let n68 = loop66 0 100.75
let () = note_float n68
let f69 p70 p71 =
  let a72 = if false then (Array.make 10 []) else (Array.make 10 []) in
  a72.(0) <- ([|"12"; "\000\255x"|] :: ((Array.make 2 "tail \" end") :: []));
  a72.(1) <- [];
  a72.(2) <- (match if p70 then C1 else C1 with | C0 (2 | _) -> a72.(9) | C0 7 -> [] | C0 (4 | 2) -> [] | (C0 (1 | 6) as w73) -> (snd (n68, [])) | C0 (-1) -> ((let rec f75 p74 = [] in f75) []) | C0 3 -> a72.(0) | C0 q76 -> a72.(6) | (C1 | C1) -> (let _v77 = Array.make 7 n39 in []));
  a72.(3) <- (match C1 with | ((C0 q78) | (C0 q78)) -> (if p71 then [] else []) | C1 -> (let i79 = -2 in if i79 >= 0 && i79 < 10 then a72.(i79) else []));
  let s81 = ref 18 in
  for i80' = 0 to 7 - 1 do
    s81 := (match a72.(i80') with | ([] | (_ :: (_ :: _))) -> ((i80' lsr 12) * (!s81)) | ([|_; q82|] :: q83) -> ((!s81) + i80') | (q84 :: q85) -> ((!s81) + (3 lsr 22)))
  done;
  let n86 = !s81 in
  (if (float_of_string "-100.75") >= 0.0 then (if "b c" = "12" then (Some (Array.make 5 n39)) else (if p71 then None else None)) else ((match C1 with | (C1 | (C0 (-2147483647))) -> () | C0 ((-2 as w87) | (-2147483647 as w87)) -> () | C0 q88 -> () | C1 -> ()); None))
let v91 = f69 ((); false) ((let rec f90 p89 = true in f90) n39)
let () = (mix_0 5 v91; note_end 0)
let () = (mix_1 5 a54'.(7); note_end 0)
let () = (mix_2 5 a22.(12); note_end 0)
let () = note_int n21
let () = (mix_3 5 a9.(7); note_end 0)
let () = note_int n53
let () = (mix_4 5 a28.(1); note_end 0)
let () = (mix_5 5 a40.(3); note_end 0)
let () = note_int n39
let () = ()
