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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y190' :: y191) -> mix 1; mix_float y190'; mix_0 (d - 1) y191
let rec pick0 p1 p2 p3 =
  if p1 then p2 else p3
let a5 = (let v4 = 9 in Array.make 1 (-3))
let a6 = [|0|]
let () = (mix_ints a6 0 1; note_end 0)
let () = (pick0 (if Array.exists (fun p7 -> false) a5 then (18 <= 20) else (match false with | (true as w8) -> w8 | false -> true)) a5 a6).(0) <- a5.(0)
let () = note_int a5.(0)
let () = note_int a6.(0)
let a10 = Array.init 16 (fun p9 -> [])
let v15 = String.fold_left (let v11 = if false then 11 else 13 in ((); (fun (q12, q13, q14) v11 -> (q12, q14, q13)))) (((clip "b c") ^ "tail \" end"), (-4096), (-7)) ((clip (part "tail \" end" 14 2)) ^ "ji")
let x57 = (match v15 with | (q16, 6, a6) -> (-2.2250738585072014e-308) | (_, (-2), q17) -> (let _v18 = false >= false in 1.0 *. 2.0) | (_, 1, (-1)) -> (match (match v15 with | ("a", q19, 0) -> ("b c", q19, 16) | ("", 4, 0) -> v15 | (("" as w20), (-3), 0) -> v15 | ("", (-2 as w21), 0) -> ("12", w21, 12) | (("" as w22'), q23, 0) -> v15 | (q24, q25, 0) -> v15 | (q26, q27, q28) -> v15 | (q29, q30, 4) -> v15 | ((q31, q32, q33) | (q31, q33, q32)) -> v15 | (q34, _, pick0) when pick0 >= 7 -> v15) with | (a10, q35, 3) -> (0.0 -. 3.25) | (_, 7, 1) -> 1e16 | (_, (-2), (1 | 2)) -> (max 3.25 1.0) | (q36, (2 as w37), 1) -> (-1.5) | (q38, _, 1) -> (0.5 *. 0.5) | ((_, a5, q39) | (_, q39, a5)) -> (let (q40, q41) = ((Array.make 9 q39), []) in 2.0)) | (_, 1, (-2)) -> (((let rec f43 p42 = 1.0 in f43) (Array.make 4 0.5)) -. (10.0 -. 10.0)) | (q44, 1, (-3)) -> ((match [] with | [] -> 3.25 | (((Ok (0 as w45)) :: _) as w46) -> 1.5 | ((Ok 1) :: q47) -> 100.75 | ((Ok q48) :: q49) -> 0.0 | ((Error _) :: q50) -> 100.75) *. (( -. ) 2.0 2.0)) | ((q51, 1, 0) as w52') -> (tick_float 15 10.0) | (q53, 1, 7) -> (100.75 *. (1.0 *. 100.75)) | ((q54', 0, _) | (q54', 1, 5)) -> (1e-310 +. 0.5) | (_, 1, v15) -> ((-3.25) /. (0.5 *. 100.75)) | (q55, _, q56) -> (((); 1.5) -. (1.5 *. 1.0)))
let n70 = (try (
  let a58 = create_float_array 4 x57 in
  let rec loop60 i59 =
    if i59 < 4 then (
      (a58.(i59) <- 5e-324);
      loop60 (i59 + 1)
    ) else
      ()
  in
  loop60 0;
  (mix_floats a58 0 4; note_end 0);
  let a5 = if true && (false || true) then (if if true then true else true then (5 / 0) else (- 5)) else 6 in
  let x62 = a58.(0) in
  let n63 = a5 + (-4) in
  note_int n63;
  (let o64 = n63 in let o65 = n63 in let o66 = a5 in let o67 = n63 in let o68 = n63 in let ( == ) a b = (a lsl 1) + b and ( *. ) a b = a lxor (b + 1) in o64 == o65 *. o66 *. o67 == o68)) with | Invalid_argument q69 -> 18 | Division_by_zero -> 8 | Match_failure _ -> (-1))
let v82 = (try (
  let rec g72 k74 p75 =
    if k74 <= 0 then a6.(wrap (13 / 3) 1) else (
      mix p75;
      g73 (k74 - 1) (if true then p75 else p75)
    )
  and g73 k76 p77 =
    if k76 <= 0 then (-16) else (
      mix p77;
      g72 (k76 - 1) 4095
    )
  in
  let n81 = g72 3 (let o78 = 0 in let o79 = 10 in let o80 = n70 in let ( <=> ) a b = a lxor (b + 1) and ( *! ) a b = b - a in o78 *! o79 <=> o80) in
  (x57 > x57) >= (not false)) with | _ -> (min false true))
let () = (mix (if v82 then 1 else 0); note_end 0)
let a83 = ((); (Array.make 2 n70))
let rec loop85' i84 n86 =
  if i84 >= n86 then () else (
    (a83.(i84) <- (4 lsl 26));
    loop85' (i84 + 1) n86
  )
let () = loop85' 0 2
let () = (mix_ints a83 0 2; note_end 0)
let x186 = (try (
  let x181 = (try (
    let s88 = ref "b c" in
    for i87 = 0 to 5 - 1 do
      s88 := (clip !s88 ^ clip "w")
    done;
    let n89 = !s88 in
    (mix_string n89; note_end 0);
    let a90 = (match v15 with | (q91, (-2), 3) -> (Array.make 16 []) | (q92, (-2), 5) -> (Array.make 16 []) | (q93, (-2), (-2)) -> (Array.make 16 []) | (q94, (-2), _) -> (Array.make 16 []) | (_, 3, q95) -> (Array.make 16 []) | (q96, 9, q97) -> (Array.make 16 []) | (_, 7, q98) -> (Array.make 16 []) | ((_, ((-1) | (-1)), _) as w99) -> (Array.make 16 []) | (q100, (0 as w101), q102) -> (Array.make 16 []) | (q103, (-3), _) -> (Array.make 16 []) | (q104, q105, q106) -> (Array.make 16 [])) in
    a90.(0) <- (match v15 with | (q107, _, (-3)) -> a90.(0) | (_, q108, 6) -> (String.fold_left (let rec f111 p109 p110 = p109 in f111) [] n89) | (q112, q113, _) -> (match v15 with | ("a", 0, 7) -> [] | (q114, (0 as w115), 7) -> [] | (q116, 0, 0) -> [] | (q117, 0, 4) -> [] | (_, 0, q118) -> [] | (q119, 3, q113) -> [] | (_, _, _) -> []));
    a90.(1) <- (try a90.(9) with | Invalid_argument q120 -> (match v15 with | ((("a" as w121), q122, (-3 as w123)) as w124') -> [] | (("a", q125, (-1)) | ("a", _, (-1 as q125))) -> [] | (("a", q126, 0) as w127) -> [] | (("a", q128, 4) | (_, (-2147483647 as q128), _)) -> [] | ((("a", _, 5) as w129) | (("a", _, 5) as w129)) -> [] | ("a", q130, (-2147483647)) -> [] | ("a", q131, q132) -> [] | (("" as w133), q134, a90) -> [] | (q135, q136, q137) -> []) | Division_by_zero when (let (q138, v15, _) = ((x57, v82, 1.0, v82), n70, true) in v82) -> [n70] | Failure q139 -> a90.(12) | Match_failure _ -> [n70; n70] | E0 _ -> a90.(0) | E1 -> (n70 :: []) | E2 -> (let v140 = Array.make 1 n70 in []) | _ -> (n70 :: []));
    a90.(2) <- [];
    a90.(3) <- [];
    let s142 = ref x57 in
    for i141 = 0 to 16 - 1 do
      s142 := (match a90.(i141) with | [] -> ((match v15 with | ("a", 9, q143) -> 0.5 | ((q144, q145, q146) | (("a" as q144), q146, q145)) -> x57 | (("", (-1), q147) as w148) -> !s142 | ("", (6 as w149), q150) -> 1.0 | ("", q151, q152) -> 3.25 | ((q153, q154, q155) | (("a" as q153), q154, (-1 as q155))) -> !s142) -. (!s142)) | ((q156 :: _) | (q156 :: [])) -> ((match v15 with | ((q157, q158, _) | (q157, _, q158)) -> x57) -. (!s142)) | (q159 :: (_ :: [])) -> ((!s142) *. 1.5) | (_ :: (q160 :: (_ :: q161))) -> ((!s142) +. (x57 +. !s142)))
    done;
    let n162 = !s142 in
    note_float n162;
    let a163 = create_array 16 x57 in
    let s165 = ref x57 in
    for i164 = 0 to (hide 0 19) - 1 do
      s165 := (if i164 < Array.length a163 then (a163.(i164) -. (!s165)) else !s165)
    done;
    let n166 = !s165 in
    note_float n166;
    let x180 = (try (
      let n176 = (try (
        a6.(((land) 18 15) land 0) <- (int_of_string (string_of_int (( * ) n70 0)));
        let s168 = ref [] in
        let i167 = ref 0 in
        while !i167 < 10 do
          s168 := ((-0.0) :: !s168); i167 := !i167 + 1
        done;
        let n169 = !s168 in
        (mix_0 5 n169; note_end 0);
        let x175 = (try (try (
          let s171 = ref n162 in
          for i170 = 0 to 6 - 1 do
            (if i170 = 6 then raise (E0 (match n169 with | [] -> (Ok n70) | (q172 :: q173) -> (Ok i170))));
            s171 := (-0.0)
          done;
          let n174 = !s171 in
          note_float n174;
          n174) with | E0 _ -> a163.(13) | _ -> (n166 *. n166)) with | _ -> n166) in
        note_float x175;
        max (n70 / 7) (try (truncate n166) with | _ -> n70)) with | _ -> (show_int 11 n70)) in
      let s178 = ref n176 in
      for i177 = 0 to 2 - 1 do
        a83.(i177) <- (a83.(0) + (!s178));
        s178 := (a83.(i177) + ((!s178) + a83.(0)))
      done;
      let n179 = !s178 in
      note_int n179;
      n166 +. (0.0 /. n166)) with | _ -> n166) in
    note_float x180;
    10.0 +. (float n70)) with | _ -> (x57 -. x57)) in
  let x182 = 1.0 in
  (mix_float x182; note_end 0);
  x182) with | Division_by_zero -> x57 | E0 ((Ok q183 as w184)) -> x57 | E0 (Error q185) -> x57 | E1 -> x57)
let () = (mix (if v82 then 1 else 0); note_end 0)
let () = note_float x186
let () = note_int n70
let () = note_float x57
let () = (mix_0 5 a10.(15); note_end 0)
let () = (mix_ints a5 0 1; note_end 0)
let () = ((let (m187, m188, m189) = v15 in mix_string m187; mix m188; mix m189); note_end 0)
let () = (mix_ints a6 0 1; note_end 0)
let () = ()
