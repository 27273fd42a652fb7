type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec show_int k x = print_byte (65 + k); x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (char, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y131, y132) -> mix 1; mix_2 (d - 1) y131; mix_float y132
and mix_1 d (v : (bool, float) result) =
  if d > 0 then
    match v with
    | Ok y133 -> mix 0; mix (if y133 then 1 else 0)
    | Error y134 -> mix 1; mix_float y134
and mix_2 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y136) -> mix 1; mix_2 (d - 1) y136
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
let rec fold45 p46 =
  match p46 with
  | [] ->
    (try (float (let o47 = n44 in let o48 = n44 in let o49 = n44 in let o50 = n44 in let ( / ) a b = b - a in o47 / o48 / o49 / o50)) with | Invalid_argument q51 -> (-5e-324) | Division_by_zero -> (match p46 with | [] -> n40 | (q52 :: q53) -> n40) | E0 -> (match p46 with | ([] | []) -> n40 | (_ :: q54) -> 100.75) | E1 q55 -> (n40 /. 1.0))
  | (q56 :: _) ->
    (3.25 +. n40) -. 100.75
in
let x60 = fold45 (let (q57, q58, _, q59) = (C1, [], C1, (n44, 5, n44, (-0.5))) in []) in
let rec fold61' p62 =
  match p62 with
  | [] ->
    (match p62 with | ([] | []) -> (let _v63 = x60 in 15) | (q64 :: []) -> (match q64 with | (0.0, q64, _) -> q64 | (q65, q66, _) -> q66) | (q67 :: (q68 :: q69)) -> (n44 lsr 6))
  | (q70 :: q71) ->
    let r72 = fold61' q71 in
    let v76 = (match q71 with | [] -> (n44 < (n44 + r72)) | (_ :: r72) -> (match r72 with | [] -> (not false) | (q73 :: q74) -> (n44 = 6) | (fold45 :: _) when (let fold45 = true && true in (let v75 = C1 in true)) -> ("tail \" end" <= "a")) | [] -> ("b c" <= "12")) in
    r72
in
let n79 = fold61' (List.filter_map (let rec f78 p77 = None in f78) []) in
let n82 = fold61' (Array.fold_left (fun p80 p81 -> p80) [] a35) in
let n120 = (try (
  let v83 = ((n79 + n82) - (fold61' [])) <> n82 in
  let rec fold84 =
    function
    | C1 ->
      C1
    | (C0 (q86, q87) as w88) ->
      C0 ([], q87)
  in
  let v89' = fold84 (C0 ([], 0.0)) in
  (mix_0 5 v89'; note_end 0);
  (mix_0 5 v89'; note_end 0);
  let v90 = fold84 (min v89' v89') in
  (mix_0 5 v90; note_end 0);
  let rec fold91 =
    function
    | C1 ->
      (match v89' with | (C1 | (C0 (_, _))) -> (let v94 = fun p93 -> n40 in (if v83 then ())) | C0 (q95, q96) -> (match List.cons n79 [] with | ([] as w97) -> () | ([] | (_ :: [])) -> () | ((_ :: (_ :: _)) as w98) -> (a35.(1) <- x60)));
      (n40 *. n40) *. (match v89' with | (C1 | C1) when (((n79 - n79) - 4095) < (n79 + n79)) -> 1.5 | C1 -> n40 | C0 (([] | []), q99) -> q99 | C0 ((_ :: q100), q101) -> (-1.5))
    | C0 (_, q102) ->
      let x103 = x60 in
      x103
  in
  let x108' = fold91 (let (q104, q105, q106, q107) = (C1, "", n79, n82) in C1) in
  let n118 = (match create_array 9 ((let rec f110 p109 = 1.0 in f110) 0.0) with | [|0.0|] -> (int_of_float (if v83 then x60 else 3.25)) | (([||] as w111) | ([|_|] as w111)) when (match v90 with | C1 -> true | C0 (q112, q113) -> v83 | C1 when (((match v90 with | C0 (q114, n82) -> n79 | C1 -> n44 | ((C0 (q115, _)) | (C0 (q115, 0.5))) -> n82 | C0 (_, 0.0) -> n44 | C0 (_, q116) -> n79) - (-4097)) <= (if v83 then n82 else n79)) -> (if v83 then v83 else v83)) -> n82 | q117 -> (show_int 19 (n44 / (-2147483648))) | _ -> ((if v83 then n79 else n82) mod 10)) in
  (-1073741824) / 2147483647) with | Match_failure _ -> (let v119 = [] in n79)) in
let rec fold121 p122 =
  match p122 with
  | C1 ->
    (let v123 = if false then (-10.0) else x60 in (let _v124 = ((), None, C1) in Ok true))
  | C0 (q125', q126) ->
    let x127 = n40 in
    Ok true
in
let v130 = fold121 (String.fold_left (let rec f129 p128 n79 = C1 in f129) C1 "") in
(mix_1 5 v130; note_end 0);
(mix_floats a35 0 2; note_end 0);
note_int n82;
(mix_1 5 v130; note_end 0);
note_int n120;
note_float x60;
note_float n40;
note_int n44;
note_int n79;
()
