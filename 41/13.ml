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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : (float, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y148, y149) -> mix 1; mix_1 (d - 1) y148; mix_float y149
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y151) -> mix 1; mix_1 (d - 1) y151
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | (C1 | (C0 (_, _))) -> (-2) | ((C0 ((_ :: q1), _)) | (C0 (q1, _))) -> 4) >= (let v2 = true in 18)) in
let a4 = (let _v8 = fun p5 p6 p7 -> 18 in Array.make 2 100.75) in
let s10 = ref (-0.5) in
let i9 = ref 0 in
while !i9 < 2 do
  a4.(!i9) <- (a4.(1) +. (!s10));
  s10 := ((a4.(1) *. (!s10)) -. a4.(!i9)); i9 := !i9 + 1
done;
let n11 = !s10 in
note_float n11;
let s13 = ref n11 in
let i12 = ref ((hide 0 5) - 1) in
while !i12 >= 0 do
  s13 := (if !i12 < Array.length a4 then ((!s13) *. a4.(!i12)) else !s13); i12 := !i12 - 1
done;
let n14 = !s13 in
note_float n14;
let rec f15 p16 p17 p18 p19 p20 =
  if p16 < 1 then
    p16
  else (
    f15 (p16 - 1) (int_of_string (string_of_int (Array.length a4))) p18 ((abs_float p20) -. (match p20 with | (0.0 | 0.0) -> p20 | (0.5 | 0.5) -> 1.5 | q21 -> q21)) ((p19 *. p20) /. (sqrt p20))
  )
in
let n24 = f15 3 (Array.fold_right (fun p22 p23 -> p23) a4 (-3)) (17 mod 2) (float_of_int 2) n14 in
note_int n24;
let n25 = f15 1 (match [] with | ([] | []) -> 20 | ((_ :: []) | []) when ((18 - n24) = (f15 1 4 17 n14 n14)) -> n24 | ([] | (_ :: _)) -> 18 | _ -> n24) (n24 mod (n24 lor 1)) n14 n11 in
let n38 = (let o26 = 2147483647 in let o27 = -17 in let o28' = (match C1 with | ((C0 ([], _)) | C1) -> 15 | ((C0 (q30, 0.0)) | (C0 (q30, _))) -> 6 | ((C0 ([], q31)) | (C0 ([], q31))) when q31 <> (-1.5) -> n25 | C0 (([] | []), q32) -> 14 | (C1 | (C0 ((_ :: _), _))) -> 9 | _ -> n25) + n25 in let o33 = -13 in let o34 = List.compare_lengths (List.filteri (fun p35 p36 -> v3) []) (let v37 = v3 in []) in let ( / ) a b = b - a in o26 / o27 / o28' / o33 / o34) in
let n42 = List.fold_right (let rec f41 p39 p40 = n38 in f41) ["xusg"] (compare ((6 + 1073741824) < n24) ("" = "a")) in
let v100 = (match Result.bind (let v43 = C1 in Ok (Array.make 2 (-1.5))) (let rec f46 p44 = (let v45 = n14 in Ok n25) in f46) with | ((Ok (-2147483647)) | (Ok (-2147483647))) -> (
  C1) | ((Ok 2) | (Ok (-2147483648))) -> (
  (match [] with | ([] | []) -> (Array.fold_left (fun p47 p48 -> p47) C1 a4) | ((_ :: (_ :: _)) | (_ :: _)) when (try (n14 > n11) with | _ -> (9 >= n24)) -> (let (q52, q53, _, q54) = (C1, [], C1, (n38, 5, n24, (-0.5))) in C1) | ((_ :: (_ :: _)) | (_ :: _)) -> C1 | ((_ :: n25) | ((_ :: _) as n25)) when false -> (max C1 C1) | _ -> (C0 ([], n14)))) | Ok ((-1) | (-1)) -> (
  C0 ([], 1.0)) | Ok ((-2) | 3) -> (
  let s58 = (clip (if n38 <> n25 then "" else "b c")) ^ (String.concat "b c" [part "a" 2 10; clip (if v3 then "tail \" end" else "b c")]) in
  (try (
    let x64 = (match (let (Error _) = Ok (Array.make 6 n38) in C1) with | (C1 | C1) when ((); (if v3 then v3 else true)) -> (coarse (tan (limit n14 (-1.0) 1.0))) | ((C0 (_, (_, _, _))) | (C0 ([], _))) when ((truncate n14) >= (n25 lsr 18)) -> n14 | ((C0 ((_ :: _), _)) | C1) when v3 -> (tick_float 13 n14) | _ -> (float (-32769))) in
    let rec pick65 p66 p67 p68 =
      if p66 then p67 else p68
    in
    let a69 = if v3 then a4 else (Array.make 2 x64) in
    let a73 = Array.mapi (let rec f72 p70 p71 = x64 in f72) (Array.make 2 n38) in
    (pick65 ((match v3 with | (true | true) when (let v75 = fun p74 -> s58 in (n38 - (-32769)) <= n25) -> s58 | (true | true) -> s58 | (false | false) -> "") <= ((clip s58) ^ s58)) a69 a73).(0) <- ((); (-1.0));
    a73.(wrap (int_of_string s58) 2) <- (-. n14)) with | Failure _ -> (a4.(1) <- n14) | Not_found -> (match C1 with | (C1 | (C0 ((_ :: _), _))) -> () | C0 (([] | (_ :: [])), q76) -> () | ((C0 ((q77 :: _), (_, _, q78, q79))) | (C0 ((q77 :: _), (q79, _, q78, _)))) -> ()) | Match_failure _ -> (let v80 = C1 in ()));
  C1) | ((Ok q81) | (Ok (-2147483647 as q81))) -> (
  print_string (string_of_float (abs_float (-2.2250738585072014e-308)));
  C0 ([(); (); ()], (let i82 = n42 in if i82 >= 0 && i82 < 2 then a4.(i82) else n14))) | ((Error q83) | (Error q83)) -> (
  let n91' = (let o84 = 65536 in let o85 = min (let _v86' = n42 in 7) (-32769) in let o87 = n42 in let o88 = (16 + n25) mod ((n38 * 30) lor 1) in let o89 = ((a4.(n38 land 1) <- n14); (match Array.make 9 q83 with | q90 -> n42)) in let ( + ) a b = a lxor (b + 1) and ( @ ) a b = (a lsl 1) + b and ( >>= ) a b = (a lsl 1) + b in o84 @ o85 >>= o87 >>= o88 @ o89) in
  C0 ((match C1 with | (C1 | C1) -> [] | ((C0 ([], q92)) | (C0 (_, q92))) -> [] | ((C0 ((q93 :: ([] as w94)), q95)) | (C0 ((q93 :: ([] as w94)), q95))) -> [] | ((C0 (((n42 :: (q96 :: n14)) as w97), q98)) | (C0 ((q96 :: ((n42 :: w97) as n14)), q98))) -> []), ((fun p99 -> q83) (Array.make 7 n38))))) in
let n42 = if (try (if v3 then (try v3 with | _ -> false) else v3) with | _ -> (if v3 then v3 else false)) then (C0 ([()], (match C1 with | (C1 | C1) -> (Array.make 5 n42) | (C1 | (C0 (_, _))) -> (Array.make 5 (-2)) | exception _ -> (Array.make 5 12)))) else (Array.fold_right (match v100 with | (C1 | C1) -> (fun p101 v100 -> v100) | ((C0 (_, _)) | C1) -> (let rec f106 p104 p105 = C1 in f106)) a4 C1) in
let n112 = (match n42 with | (C1 | C1) -> ((- n38) + (n25 lsr 11)) | ((C0 (q107, _)) | (C0 (q107, _))) -> n25 | ((C0 ((q108 :: q109), ([|_; q110|] as w111'))) | (C0 (((q108 :: _) as q109), ([|q110; _|] as w111')))) when q110 >= (-18) -> n25 | _ -> (let v100 = String.equal "" "b c" in tick_int 5 n38)) in
note_int n112;
let n128 = (match (let v113' = n112 mod 4 in C0 ([], (Array.make 16 v113'))) with | (C1 | C1) -> (
  let x114 = floor (0.0 /. 0.0) in
  note_float x114;
  let n115 = ((n112 / 1) / 4096) / 4 in
  (match n42 with | (C1 | C1) -> 4095 | ((C0 (q116, [|q117; q118|])) | (C0 (q116, [|q117; q118|]))) -> (truncate x114) | ((C0 (q119, q120)) | (C0 (([] as q119), q120))) -> (min n38 n115))) | ((C0 (_, q121)) | (C0 (_, q121))) -> (
  (let _v122 = create_array 2 (if false then C1 else C1) in print_endline ((clip "b c") ^ "\000\255x"));
  (if ((); v3) then (match n42 with | (C1 | C1) when ((fst (n112, 16)) <= (try (n38 * (-1)) with | _ -> n112)) -> n38 | (C1 | C1) -> 11 | ((C0 (([] as w123), q124)) | (C0 (([] as w123), q124))) -> n24 | C0 (((_ :: _) | []), q127) -> n38) else (- n38)))) in
let rec fold129 =
  function
  | [] ->
    let x131 = 4096.0 in
    (try (n112 - (int_of_string (string_of_int n25))) with | Not_found -> 19 | Match_failure _ -> n25)
  | (q132 :: q133) ->
    let r134 = fold129 q133 in
    let v146 = (let s135 = if (match C1 with | (C1 | C1) -> v3 | C0 ([], (0.0 | 0.0)) -> v3 | ((C0 ([], q136)) | (C0 ((_ :: _), (0.0 as q136)))) -> v3 | ((C0 (q137, 0.0)) | (C0 (q137, 0.0))) when (n14 > (match q133 with | ([] | []) -> n11 | ([] | (_ :: _)) -> n11)) -> v3 | (C1 | (C0 _)) -> v3 | (C1 | (C0 (_, 0.0))) when (true && (match n42 with | (C1 | C1) -> true | ((C0 (q138, _)) | (C0 (q138, _))) -> v3 | ((C0 (q139', _)) | (C0 (q139', _))) when ((not v3) || (let (_, q144) = ((), (let rec f143 p140 p141 p142 = n128 in f143)) in v3)) -> true | _ -> v3)) -> true | _ -> v3) then "\000\255x" else "a" in let i145 = n128 in if i145 >= 0 && i145 < String.length s135 then s135.[i145] else 'z') in
    r134
in
let n147 = fold129 [] in
note_int n147;
let _ = fold129 (try [] with | _ -> []) in
note_int n25;
(mix_floats a4 0 2; note_end 0);
note_int n112;
note_int n38;
note_int n128;
note_float n14;
(mix_0 5 v100; note_end 0);
note_int n147;
()
