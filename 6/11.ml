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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y106 -> mix 1; mix_3 (d - 1) y106
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y107 :: y108) -> mix 1; mix_ints y107 0 5; mix_1 (d - 1) y108
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y109 :: y110) -> mix 1; mix y109; mix_2 (d - 1) y110
and mix_3 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y111 -> mix 0; mix_2 (d - 1) y111
    | Error y112 -> mix 1; mix_float y112
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let x15' = tick_float 5 (floor ((match Some (Ok []) with | None when false -> ((-10.0) /. (-0.0)) | None -> (3.25 +. 10.0) | (None | (Some _)) -> (-100.75)) *. (1e16 *. (if true then 100.75 else 0.5))))
let n23 = (try (
  let a16 = Array.make 3 (if (-1) >= 10 then (8 + 18) else (18 * 9)) in
  (match (match None with | Some (Error _) -> None | ((Some _) | (Some (Error _))) when ((let x15' = "a" in x15') > "omxanwdstcc") -> None | None when true -> None | _ -> None) with | ((Some (Ok (_ :: _))) | None) -> (min 15 1) | Some q19 when (List.equal (let rec f22 p20 p21 = "12" < "a" in f22) [] []) -> (if true then 6 else (-2)) | (None | None) when (((Array.length a16) + (-2147483648)) < (18 + 6)) -> (max 14 10) | Some x15' -> (18 + 17) | _ -> ((-3) / (-1)))) with | Match_failure _ -> ((-3) + 9))
let s25 = ref ""
let i24 = ref (5 - 1)
let () = while !i24 >= 0 do
  s25 := (clip !s25 ^ clip (let v26 = true in !s25)); i24 := !i24 - 1
done
let n27 = !s25
let () = (mix_string n27; note_end 0)
let a28 = create_array 5 n23
let rec loop31 i29 s30 =
  if i29 >= 0 then (
    if (if true then [] else []) = [] then loop31 (i29 - 1) ((s30) + a28.(i29)) else s30
  ) else
    s30
let n33 = loop31 (5 - 1) n23
let () = note_int n33
let x34 = 1e-310 *. (( -. ) (x15' /. x15') (if false then (-3.25) else 3.25))
let n38 = (let i35 = (a28.(wrap (compare 'z' 'z') 5) - (-13)) lxor (let v36 = false && true in String.length n27) in if i35 >= 0 && i35 < Array.length a28 then a28.(i35) else (min (let i37 = n33 * 5 in if i37 >= 0 && i37 < 5 then a28.(i37) else ((); n33)) n23)) + a28.(0)
let () = note_int n38
let rec loop41 i39 s40 =
  if i39 < 20 then (
    loop41 (i39 + 2) ((-0.0) -. ((s40) *. (float_of_int i39)))
  ) else
    s40
let n43 = loop41 0 x34
let () = note_float n43
let () = print_int (let i44 = n38 * 29 in if i44 >= 0 && i44 < Array.length a28 then a28.(i44) else n33)
let () = print_byte 32
let () = print_float (let (_, q47, q48) = (match None with | None -> ((n33, 19, true), n38, (ref false)) | Some (Ok q45) -> ((n38, n38, false), n38, (ref false)) | Some (Error (0.0 | 0.0) as w46) -> ((n23, n38, true), n33, (ref true)) | Some (Error _) -> ((n38, n33, false), n38, (ref false))) in n43)
let () = print_newline ()
let () = (try (
  let f49 p50 p51 p52 =
    let a53 = if (p50; (n33 < n23)) then a28 else a28 in
    a28.(4) <- (match None with | None -> n33 | Some a53 -> (n38 lsl (12 land 31)));
    a53.(0) <- ((a28.(4)) + (- 19));
    n43
  in
  let g54 = f49 (match None with | (None | None) when (match (x34, (Array.make 1 0.5)) with | (_, q56) -> (n43 <> x34)) -> () | None -> () | Some (Ok f49) -> () | ((Some q57) | (Some (Ok _ as q57))) -> () | Some (Error 0.0) -> () | Some (Error q58) -> ()) in
  let g55 = g54 ((); (fun p59 -> n38)) in
  let x65 = g55 (snd (n43, (let rec f64 p60 p61 p62 = ((fun p63 -> x34), n38) in f64))) in
  let x69 = g55 (fun p66 p67 p68 -> ((fun p68 -> x65), p67)) in
  let n70 = 15 in
  let _ = f49 (a28.(4) <- n70) (let rec f72' p71 = n33 in f72') (let rec f77' p73 p74 p75 = ((let rec f76 p74 = p73 in f76), 17) in f77') in
  let v78 = if n70 < n70 then (true && false) else (if if true then false else true then (match None with | None -> true | Some _ -> false) else (if if false then false else true then (Option.is_none None) else (if n70 > 0 then (if (n70 + (-32769)) <= (-2) then (match None with | (None | (Some (Error _))) -> true | Some _ -> false) else (13 <= n70)) else (n70 <= 12)))) in
  (if 18 < n70 then (let _v79 = Array.make 6 n43 in ()) else (a28.(0) <- n33))) with | _ -> (match None with | ((Some (Error _)) | None) -> () | (Some q81 as w82) -> ()))
let poly83 r x = let old = !r in r := x; old
let a84 = (let ((n33, q85, (q86, q87)) as w88) = ((Array.make 1 18), n43, (n33, (-3))) in a28)
let a89 = (7 + 1023) >= n38
let a90 = a28 :: []
let a91 = poly83 (ref a84) a84
let a92 = (let i93 = n38 in if i93 >= 0 && i93 < Array.length a91 then a91.(i93) else n38)
let a94 = Array.length a84
let a95 = if a89 then [] else []
let n96 = poly83 (ref a92) a92
let () = note_int n96
let a97' = fun p98 p99 -> n38
let a100 = ((); (Array.make 8 4))
let a101 = (let rec f104 p102' p103 = n96 in f104) :: []
let f105' = poly83 (ref a97') a97'
let () = (mix_1 5 a90; note_end 0)
let () = note_float n43
let () = note_float x15'
let () = (mix_string n27; note_end 0)
let () = (mix_2 5 a95; note_end 0)
let () = (mix_ints a28 0 5; note_end 0)
let () = (mix (if a89 then 1 else 0); note_end 0)
let () = ()
