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
let rec tick_float k x = mix k; x
let rec mix_0 d (v : int option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y68 :: y69) -> mix 1; mix_1 (d - 1) y68; mix_0 (d - 1) y69
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y70 -> mix 1; mix y70
let n0 = 19
let n1 = n0
let n7 = (fun p2 -> n1 land (let o3 = (let _v4 = [] :: [] in p2) in let o5 = p2 in let o6 = 18 in let ( <> ) a b = b - a and ( = ) a b = b - a in o3 = o5 <> o6)) ((31 + (try ((n1 + n1) / 16) with | _ -> (n0 / 2))) / (-2147483648))
let () = note_int n7
let () = (try (
  let c8 = ((max n7 n0)) * (if (n7 - (-32769)) < 7 then (compare (Array.make 1 2.0) (Array.make 1 (-1.5))) else (( - ) (-2) n7)) in
  let c9 = c8 - ((if (n7 - (-32769)) < 7 then (compare (Array.make 1 2.0) (Array.make 1 (-1.5))) else (( - ) (-2) n7))) in
  let c10 = (if (n7 - (-32769)) < 7 then (compare (Array.make 1 2.0) (Array.make 1 (-1.5))) else (( - ) (-2) n7)) - (c9) in
  let c11 = (c10) * c9 in
  let c12 = c10 * (c11) in
  let c13 = (max n7 n0) + (c10) in
  let c14 = (c9) - c12 in
  let c15 = c10 + ((max n7 n0)) in
  note_int c15;
  let n16 = 19 in
  (match (match [] with | [] when ((-1e16) <= (0.0 -. 3.25)) -> None | [] -> None | ([] :: []) -> None | ((q17' :: q18) :: ([] as w19')) when ((if true then c12 else n16) = c14) -> None | (_ :: c14) -> None | (c10 :: ((q20 :: _) | (q20 :: []))) -> None) with | None when (((let v21 = true in 1) + (-65536)) < (- c12)) -> (if true then ()) | (Some q22 as w23) when (let _v24 = ((); (Array.make 16 (Ok false))) in c11 <> c15) -> (List.find (let rec f26 p25 = true in f26) []))) with | Not_found -> (match None with | (None | None) -> () | Some 2 -> () | Some 6 -> () | Some 1 -> () | Some (-2147483648) -> () | Some (-2) -> () | Some q27 -> ()) | Match_failure _ -> (mix 17))
let () = (try () with | _ -> ())
let x28 = tick_float 13 0.0
let poly29 x = x
let a30 = []
let a31 = max true true
let a32 = []
let v33 = poly29 a30
let a34 = Error n7
let a35 = (let rec f37 p36 = n0 in f37)
let a38 = (Ok n1) :: []
let v39 = poly29 a34
let v40 = '\151'
let n41 = n7
let () = note_float (tick_float 2 ((); x28))
let n42 = n7
let n43 = (String.length (match v40 with | 'a'..'m' -> "tail \" end" | _ -> "a")) mod ((compare (compare n42 0) 1023) lor 1)
let () = (if (match Array.make 1 1.0 with | [||] -> (if false then a31 else true) | ([|_|] | [|1.0|]) -> (3 = (-3)) | ([|_|] | [|_|]) -> (100.75 < x28) | _ -> (if a31 then true else a31)) then (mix (if "b c" = "tail \" end" then 1 else 0); note_end 0))
let a46 = Array.map (let rec f45 p44 = [] in f45) (Array.make 16 [])
let x47 = if (n42 - n42) < (-12) then x28 else (-. (-2.0))
let () = note_float x47
let n48 = n41
let () = print_char v40
let n49 = n41
let () = note_int n49
let () = a46.(15) <- a46.((n48 - n42) land 15)
let () = print_int n41
let () = print_byte 32
let () = print_float x47
let () = print_newline ()
let n50 = n42
let n51 = int_of_string (string_of_int (match None with | None -> (-4) | ((Some 0.0) | (Some 0.0)) -> (List.length []) | Some _ -> (20 lor n50)))
let () = note_int n51
let n52 = 14
let () = prerr_int (n48 * 21)
let () = prerr_byte 32
let () = prerr_float x47
let () = prerr_newline ()
let v53 = a31
let n54 = n50
let v67 = (match Ok ("b c" :: []) with | Ok [] -> (
  let c55 = (((n50 + 11) mod ((n51 asr 6) lor 1))) + (14 + n42) in
  let c56 = (14 + n42) * (c55) in
  let c57 = c55 + (c56) in
  let c58 = ((n50 + 11) mod ((n51 asr 6) lor 1)) + (c57) in
  let c59 = c55 + (c57) in
  let c60 = (c55) * c56 in
  let c61 = c59 + ((14 + n42)) in
  note_int c61;
  (("a" >= "12"), (c60 <> c60), (match [] with | [] -> None | (_ :: []) -> None | (q62' :: (n49 :: _)) -> None | ((_ :: (_ :: _)) | []) -> None), (let n51 = c58 in v40))) | ((Ok _) | (Ok (_ :: _))) -> (
  (if n42 <> n43 then (v53, true, None, '\'') else (v53, v53, None, v40))) | Error _ -> (
  let n66 = 17 in
  note_int n66;
  (a31, (v53 && v53), None, v40)))
let () = note_int n48
let () = (mix (if v53 then 1 else 0); note_end 0)
let () = (mix (Char.code v40); note_end 0)
let () = note_int n7
let () = note_int n0
let () = (mix_0 5 a46.(15); note_end 0)
let () = (mix (if a31 then 1 else 0); note_end 0)
let () = note_int n41
let () = ()
