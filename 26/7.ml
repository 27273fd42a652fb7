exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y111 :: y112) -> mix 1; mix y111; mix_0 (d - 1) y112
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = create_array (hide 0 13) 16 in
let s18 = ref (-3) in
for i17 = 0 to (hide 1 13) - 1 do
  s18 := (a16.(i17) + ((!s18) * a16.(3)))
done;
let n19 = !s18 in
note_int n19;
let v28 = (match [[]; []; ((); [])] with | [] -> (
  String.iter ((match Array.make 2 0.5 with | [|1.0; q20|] -> () | ([|q21; _|] as w22) -> () | _ -> ()); (fun p23 -> ())) ((clip "ytx") ^ (string_of_float (abs_float 100.75)));
  ((if false then () else ()); (try (n19, [], (Array.make 2 2.0)) with | Division_by_zero -> (n19, [], (Array.make 2 3.25)) | Failure q24 -> (n19, [], (Array.make 2 10.0)) | Not_found -> (4, [], (Array.make 2 1.5)) | Match_failure _ -> (n19, [], (Array.make 2 (-1.5))) | E0 _ -> (n19, [], (Array.make 2 0.0)) | E1 q25 -> (q25, [], (Array.make 2 0.0))))) | (q26 :: q27) -> (
  (try ((print_string "12"); (n19, [], (Array.make 2 100.75))) with | _ -> (n19, [], (Array.make 2 0.0))))) in
(try (
  let a31' = (let v29 = fabs (-. 2.0) in Array.init 8 (fun p30 -> a16.(0))) in
  (match (try (if false || (a16.(0) < n19) then ((a16.(wrap (n19 / 4096) 13) + a16.(wrap (let v28 = n19 in v28) 13)), (let _v32 = min 9 n19 in List.sort compare []), (try (let v33 = if v15 then (n19, 2.0) else (n19, 100.75) in min (Array.make 2 100.75) (Array.make 2 1.5)) with | _ -> (if v15 then (Array.make 2 10.0) else (Array.make 2 (-0.0))))) else ((-1073741824), (n19 :: (match v28 with | (q34, _, q35) -> [])), (let v36 = false || v15 in Array.mapi (fun p37 p38 -> 3.25) (Array.sub a31' 0 2)))) with | _ -> (if (n19 - n19) < a31'.(7) then raise (E1 (-5628)) else v28)) with | (q39, _, _) -> (print_string (string_of_float (abs_float 1e16))) | (q40, q41, _) -> ());
  let rec loop44 i42 n45 s43 =
    if i42 <> n45 then (
      loop44 (i42 + 1) n45 (0.0 +. ((float_of_int i42) *. (s43)))
    ) else
      s43
  in
  let n46 = loop44 0 (hide 1 20) (-3.25) in
  note_float n46;
  (if n19 != 1 then (let ((q47, q48, q49, n46) as w50) = ([], (-2), (n19, false, 3.25), []) in ()))) with | E1 0 -> (if v15 then () else ()) | E1 q51 -> (match [] with | [] -> () | ((q52 :: q53) as w54) -> ()));
let s59 = ref n19 in
let i58 = ref ((hide 1 11) - 1) in
while !i58 >= 0 do
  s59 := (((((match v28 with | (q55, _, q56) -> q55 | (q57, _, _) when q57 = 1734 -> q57) * 4) + (!s59))) lxor ((match v28 with | (q55, _, q56) -> q55 | (q57, _, _) when q57 = 1734 -> q57) * 4)); i58 := !i58 - 2
done;
let n60 = !s59 in
note_int n60;
let rec loop63 i61 n64 s62 =
  if i61 < 0 then s62 else (
    if a16.(i61) <> (try (snd (1.5, s62)) with | _ -> 10) then loop63 (i61 - 1) n64 (a16.(i61) lxor (s62)) else s62
  )
in
let n65 = loop63 ((hide 0 13) - 1) (hide 0 13) 17 in
note_int n65;
let n66 = ((n65 * 15) + (n65 lsl 18)) + n65 in
let v91 = (match v28 with | (8, _, [|v28; q67|]) -> (coarse (cos (limit 0.0 (-100.0) 100.0))) | (((-2), _, [|n65; q68|]) as w69) -> (-1e999) | (0, _, [|v28; n65|]) -> 100.75 | ((-3), q70, [|q71; q72|]) -> (try q71 with | _ -> q71) | ((3, q73, [|0.5; q74|]) | (3, q73, [|0.5; q74|])) -> (-3.25) | (3, _, [|q75; q76|]) when q75 >= 3.25 -> (let ((q78, q79, q80) as w81) = ((Array.make 4 13), n65, (fun p77 -> p77)) in q76) | (3, q82, [|q83; q84|]) -> (q84 *. q84) | (q85, q86, [|_; _|]) -> ((-1.5) -. 0.0) | (q87, _, q88) when q87 <> 9 -> (0.0 /. 0.0) | (((n65, q89, n66) as w90) | ((n65, q89, n66) as w90)) -> n66.(1) | _ -> 0.0) = (float_of_string "0.5") in
let s93 = ref 0.0 in
let s94 = ref (-1.0) in
let s95 = ref n66 in
let s96 = ref 10.0 in
let s97 = ref (-10.0) in
for i92' = (hide 0 6) - 1 downto 0 do
  let u98 = sqrt (!s97 *. !s94) in
  let u99 = !s96 in
  let u100 = !s95 in
  let u101 = !s96 in
  let u102 = ceil (!s97 -. !s97) in
  s93 := u98; s94 := u99; s95 := u100; s96 := u101; s97 := u102
done;
let n103 = !s93 in
let n104' = !s94 in
let n105' = !s95 in
let n106 = !s96 in
let n107 = !s97 in
note_float n103;
note_float n104';
note_int n105';
note_float n106;
note_float n107;
note_float n104';
(mix (if v91 then 1 else 0); note_end 0);
note_float n106;
note_int n60;
(mix_ints a16 0 13; note_end 0);
note_float n103;
((let (m108, m109, m110) = v28 in mix m108; mix_0 5 m109; mix_floats m110 0 2); note_end 0);
note_int n66;
()
