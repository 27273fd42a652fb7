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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y83 :: y84) -> mix 1; mix y83; mix_0 (d - 1) y84
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n7 = (try (
  let v4 = (( *. ) (sqrt (-1.0)) ((); 10.0)) >= 1.5 in
  (mix (if v4 then 1 else 0); note_end 0);
  let x5 = 2.0 in
  note_float x5;
  (Array.length a3) lsr 11) with | _ -> (let v6' = (19, 100.75) in 19))
let () = if (if true then "\000\255x" else "\000\255x") = "ycugedninqn" then () else (note_int (-3431))
let x19 = (try (
  assert (compare ((match [] with | ([] | []) -> n7 | ((-2147483648) :: q8) -> n7 | (_ :: q9) -> 9) land n7) ((match [] with | ([] | []) -> n7 | ((-2147483648) :: q8) -> n7 | (_ :: q9) -> 9) land n7) = 0);
  let n7 = compare 2.0 (sqrt (match if false then [] else [] with | ([] | []) -> (-0.0) | (_ :: n7) -> 0.5)) in
  note_int n7;
  (try (List.nth ((let v10 = ("b c", n7, 16) in ()) :: (match (Ok n7) with | Ok 9 -> [] | Ok (1 | 0) -> [] | ((Ok 6) | (Ok 6)) -> [] | ((Ok q11) | (Ok q11)) -> [] | Error q12 -> [])) (match (fun p13 -> []) (Array.make 8 n7) with | [] -> (-2) | (q14' :: _) -> ((-2) * n7))) with | Failure q15 -> () | _ -> (a3.(hide 1 7) <- (if true then 0.0 else 0.0)));
  let n7 = a3.(4095 + (-16)) <- ((match 2.0 with | 0.0 -> (-0.0) | q16 -> q16) *. (10.0 +. 100.75)) in
  a3.(wrap 65536 7) -. (let v17 = 1.0 in v17)) with | Invalid_argument q18 -> (2.0 -. (-100.75)))
let rec fold20 p21 =
  match p21 with
  | [] ->
    32767
  | (_ :: _) ->
    (match p21 with | [] -> (Char.code 'z') | (7 :: []) -> (let _v22 = n7 in n7) | (q23 :: ([] as w24)) -> (let v30 = (let rec f29 p25 p26 p27 = ((fun p28 -> p25), 10) in f29) in q23) | (q31 :: (p21 :: q32)) -> (p21 + n7))
let n33 = fold20 [n7]
let () = (let v34 = (x19 <> x19) :: [] in ())
let n33 = ((if n7 < (let v35' = x19 in n7) then (fold20 []) else ((n33 * 17) / (-2147483648))) / 2) :: (if (let _v36 = (land) (truncate x19) ((); n33) in (((); 11) + 65536) >= (max _v36 n33)) then [] else [(fst (if true then (n7, 3) else (16, n7))); ((n7 + n33) + (fold20 [])); (Array.length a3)])
let () = print_char '\060'
let () = print_string ((clip ((clip "a") ^ "b c")) ^ (String.map (let rec f38 p37 = 'a' in f38) (clip "tail \" end")))
let s40 = ref 2147483647
let s41 = ref 0
let () = for i39 = 0 to 12 - 1 do
  let u42 = !s40 + 715827883 in
  let u43 = !s41 + (if !s40 < !s40 + 715827883 then 1 else 3) in
  s40 := u42; s41 := u43
done
let n44 = !s40
let n45 = !s41
let () = note_int n44
let () = note_int n45
let n68 = (match n33 with | [] -> (-5802) | ((_ :: []) as w46) -> ((truncate (( *. ) x19 (-0.5))) mod 2147483647) | (_ :: (q47 :: q48)) -> (match q48 with | (([] as w49) | ([] as w49)) -> (if (fun fold20 -> false) 3.25 then (match None with | None -> n44 | Some _ -> n44 | None -> q47) else (q47 + q47)) | (q50 :: _) -> q50 | (_ :: (_ :: (_ :: _))) -> q47) | exception Invalid_argument _ -> 2147483646 | exception Failure _ -> ((let rec f52 p51 = n45 + 1073741824 in f52) (let rec f54 p53 = a3.(wrap (-32769) 7) in f54)) | exception Not_found -> (match if max false true then (let s55 = "tail \" end" in let i56 = 13 in if i56 >= 0 && i56 < String.length s55 then s55.[i56] else ' ') else (if false then '\n' else '\n') with | 'a'..'m' -> (let v58 = (match n33 with | [] -> false | (q57 :: _) -> true) in (let v59 = ([], '\255', (v58, v58, x19), None) in n45)) | 'a'..'m' -> (((lxor) 14 n45) land (fold20 n33)) | 'n' -> n44 | n33 -> n44) | exception E1 -> (if ((clip "tail \" end") ^ "a") < ((let rec f61 p60 = "\000\255x" in f61) None) then (Array.length a3) else (match n33 with | ([] | []) -> ((fun p62 -> 19) n45) | ((-2) :: _) -> 3 | (2 :: q63) -> (n45 lxor n44) | ((-2147483648) :: q64) -> (if true then 2 else n44) | (3 :: _) -> (if true then n44 else 20) | (4 :: []) -> n44 | (4 :: (q65 :: _)) -> (q65 * 30) | (0 :: _) -> n45 | (n33 :: q66) -> (n44 lxor (-2)))) | exception E2 -> ((if true != true then (-2147483648) else n45) * ((let v67 = x19 in n45) - (if false then n45 else n44)))) + (fold20 n33)
let () = note_int n68
let v69 = ((compare true true) * 17) :: ((20 - (-1)) :: (if true then [] else []))
let () = (mix_0 5 v69; note_end 0)
let s71 = ref n44
let i70 = ref 0
let () = while !i70 < 4 do
  (
    let s79 = (match [] with | [] -> (
      (if false then (match [] with | [] -> "b c" | ((Ok q72) :: _) -> "a" | ((Error n44) :: _) -> "12") else (try (max "a" "\000\255x") with | Division_by_zero -> "\000\255x" | Failure q73 -> q73 | E0 (Ok _) -> "tail \" end" | E0 (Error (-2 as w74')) -> "\000\255x" | E0 (Error 1) -> "" | E0 (Error q75) -> "\000\255x"))) | (None :: []) -> (
      mix_float a3.(!i70);
      let n76 = !s71 in
      (try (string_of_bool true) with | _ -> "gtzsrgn")) | (None :: (q77 :: q78)) -> (
      "iczki") | ((Some _) :: _) -> (
      print_char (if 100.75 > 100.75 then (max '\'' 'a') else (Char.chr (!s71 land 255)));
      "")) in
    (mix (String.length s79); note_end 0);
    print_char '\'';
    ());
  s71 := (try 4095 with | _ -> (match n33 with | [] -> !s71 | (4 :: []) -> (-1) | (9 :: []) -> !i70 | (_ :: ([] | [])) -> n68 | (q80 :: (q81 :: _)) -> q80)); i70 := !i70 + 1
done
let n82 = !s71
let () = note_int n82
let () = note_int n7
let () = note_int n82
let () = note_int n44
let () = note_float x19
let () = (mix_0 5 v69; note_end 0)
let () = note_int n45
let () = note_int n68
let () = (mix_floats a3 0 7; note_end 0)
let () = ()
