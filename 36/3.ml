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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (bool list * (int * float * int) * (int, bool) result) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m143, m144, m148) = !v in mix_4 (d - 1) m143; (let (m145, m146, m147) = m144 in mix m145; mix_float m146; mix m147); mix_5 (d - 1) m148)
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_2 d (v : ((string, int) result, float array) result) =
  if d > 0 then
    match v with
    | Ok y149 -> mix 0; mix_6 (d - 1) y149
    | Error y150 -> mix 1; mix_floats y150 0 1
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y151 -> mix 1; mix y151
and mix_4 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y152 :: y153) -> mix 1; mix (if y152 then 1 else 0); mix_4 (d - 1) y153
and mix_5 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y154 -> mix 0; mix y154
    | Error y155 -> mix 1; mix (if y155 then 1 else 0)
and mix_6 d (v : (string, int) result) =
  if d > 0 then
    match v with
    | Ok y156 -> mix 0; mix_string y156
    | Error y157 -> mix 1; mix y157
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let n6 = Char.code (if [] >= [] then (let s4 = "a" in let i5 = 5 in if i5 >= 0 && i5 < String.length s4 then s4.[i5] else '\'') else (if true then 'z' else '0'))
let () = note_int n6
let x14 = (match [(if false then (true, 1.0, '\255', 11) else (true, 10.0, '0', n6)); ((); (true, (-2.0), '\n', n6)); (try (if true then (true, 0.0, '\n', n6) else (false, 2.0, 'z', n6)) with | _ -> (true, 2.0, '\n', n6))] with | [] -> ((a3.(wrap n6 7) <- 10.0); (match [] with | [] -> (-1.0) | ((n6 :: q7) | ((n6 :: []) as q7)) -> 3.25 | (n6 :: (_ :: _)) -> 100.75 | (_ :: q8) when (((fun n6 -> 15) (Array.make 5 0.0)) <= 3656) -> 2.0)) | (((q9, _, _, q10) :: _) | ((q9, _, _, q10) :: _)) -> ((fun p11 -> fabs 2.0) (Array.init 4 (let rec f13 p12 = -2.0 in f13))))
let s16 = ref (-2147483648)
let s17 = ref 0
let () = for i15 = 0 to (hide 0 12) - 1 do
  let u18' = !s16 + 1073741824 in
  let u19 = !s17 + (if !s16 < !s16 + 1073741824 then 1 else 3) in
  (if !s16 <> 1073741824 then (s16 := u18'; s17 := u19))
done
let n20 = !s16
let n21 = !s17
let () = note_int n20
let () = note_int n21
let rec loop27 i25 s26 =
  if i25 >= 11 then s26 else (
    loop27 (i25 + 1) ((match [true; false; true] with | ([] as w22) -> (if false then 0.0 else x14) | (_ :: []) -> (0.0 *. 0.0) | (q23 :: (q24 :: x14)) -> a3.(wrap (n21 mod (-2147483648)) 7)) -. (((s26) +. (match [true; false; true] with | ([] as w22) -> (if false then 0.0 else x14) | (_ :: []) -> (0.0 *. 0.0) | (q23 :: (q24 :: x14)) -> a3.(wrap (n21 mod (-2147483648)) 7)))))
  )
let n29 = loop27 0 x14
let () = note_float n29
let () = print_int ((n21 + n21) mod ((-4096) lor 1))
let () = print_byte 32
let () = print_float (sqrt (let v30 = n6 in n29))
let () = print_newline ()
let v36 = (((int_of_float (try (let i31 = n21 in if i31 >= 0 && i31 < Array.length a3 then a3.(i31) else n29) with | Invalid_argument _ -> n29 | Failure q32 -> n29 | Not_found -> (-2.0) | E0 (Ok q33) -> 0.0 | E0 (Error (-2147483648 as w34)) -> x14 | E0 (Error (-2147483647)) -> n29 | E0 (Error (-1)) -> 0.0 | E0 (Error q35) -> 10.0 | E1 -> n29 | E2 -> n29)) mod (-1)) lxor 4095) >= (-16)
let a37 = if ("", n20, n21) = ("12", 3, 17) then a3 else a3
let () = a3.(0) <- ((n29 -. n29) *. ((fun p38 -> 1.0) n20))
let () = a37.(wrap n21 7) <- ((a3.(0)) -. (n29 -. n29))
let () = note_float a3.(0)
let v44 = List.fold_left (fun p39 p40 -> p39) (ref (Array.fold_left (fun p41 p42 -> p41) ([], (n20, 1.5, n21), (Ok 0)) a37)) (if (Array.make 2 (Array.make 1 n21)) >= (Array.make 2 (Array.make 1 n21)) then (3.25 :: []) else (match x14 with | 1.0 -> [] | 0.5 -> [] | q43 -> []))
let () = (mix_0 5 v44; note_end 0)
let v49 = min (let v48 = (let rec f47 p45 p46 = 14 in f47) in if v36 then None else None) (Some (n29 >= x14))
let x50 = 0.0 /. 0.0
let n51 = ((((((0) + (if x50 = x50 then 4 else 0)) + (if x50 <> x50 then 13 else 0)) + (if (max x50 x50) < x50 then 18 else 0)) + (if x14 > x50 then 57 else 0)) + (if x50 <= x50 then 66 else 0)) + (if (x50 *. n29) >= x50 then 73 else 0)
let () = note_int n51
let v49 = a37.(0)
let () = note_float v49
let n52 = n20
let n53' = ((tick_int 2 n51) asr 14) + n21
let v70 = ((let o54 = n52 in let o55 = (if v36 then n51 else 11) - (n53' - n52) in let o56 = (n52 + n53') land (n21 + n6) in let o57 = (let o58 = ((); n53') in let o59 = 13 / 3 in let o60 = (let o61' = n21 in let o62 = n52 in let o63 = n21 in let ( *. ) a b = (a lsl 1) + b in o61' *. o62 *. o63) in let o64 = (let o65 = 0 in let o66 = 10 in let o67 = n51 in let ( <=> ) a b = a lxor (b + 1) and ( *! ) a b = b - a in o65 *! o66 <=> o67) in let ( = ) a b = a * 2 - b in o58 = o59 = o60 = o64) in let o68 = n6 - (min 11 n53') in let ( == ) a b = (a lsl 1) + b and ( *. ) a b = a lxor (b + 1) in o54 == o55 *. o56 == o57 *. o68) <> 65536) < ((Array.make 5 v49) = (Array.make 5 (((let rec f69 v44 = v49 in f69) (Array.make 2 x14)) -. (snd (3.25, v49)))))
let unused71 = Array.make 1 n53'
let v88 = ((if v70 = false then (try ((let rec f75 p72 = (n21, (let rec f74 p72 v36 p73 = n21 in f74), n51, 7) in f75) (n53', 10, n53', v49)) with | _ -> (n53', (let rec f79 p76 p77 p78 = 4 in f79), n53', n52)) else (n51, (let rec f83 p80 p81 p82 = n51 in f83), 6, 16)), ((ref (Array.make 3 n21)) < ((); (ref (Array.make 3 n53')))), (let v87 = fun p84 p85 p86 -> n53' in fst (("b c", n52, 13), v70)), 0.0)
let x14 = (-100.75) -. v49
let v90 = ((Ok (Ok "\000\255x")), 18, None, (fun p89 -> v70))
let a91' = a37
let () = a3.(5) <- (if v70 then 100.75 else (-. v49))
let () = a91'.(5) <- ((a3.(5)) *. (coarse (sin (limit v49 (-100.0) 100.0))))
let () = note_float a3.(5)
let x92 = x14
let () = (try (
  (try (
    let v98 = ((match v90 with | (q93, q94', q95, n51) -> (create_array (hide 1 2) 7)), (Array.map (fun p96 -> if v70 then [] else []) (Array.make 9 x50)), (let v97 = ref (-3) in ((); (Array.make 2 n20))), (((clip "\000\255x") ^ "tail \" end"), (int_of_string (string_of_int n51)), n51)) in
    let rec f99 p100 p101 =
      let table104 = Array.make 2 (let rec g102 u103 = p100 in g102) in
      table104.(1) <- (let rec g102 u103 = (let (_, q105, _, _) = ((Array.make 4 p101), x92, n52, (n21, v70)) in p100) in g102);
      table104.(1) p101
    in
    let v107 = f99 (let v106 = n20 in ref n51) (n52 * 11) in
    (mix_1 5 v107; note_end 0);
    (mix_1 5 v107; note_end 0);
    let v108 = f99 (ref n51) (n53' + 5) in
    (mix_1 5 v108; note_end 0);
    let v111 = a37.(wrap (n21 + n52) 7) <- (let v110 = (fun p109 -> None) n51 in v49) in
    let v107 = n21 in
    note_int v107;
    a91'.(n53' asr 8) <- 3.25) with | Invalid_argument q112 -> (match v90 with | ((Ok q113), q114, None, q115) when q114 >= 18 -> () | ((Ok _), _, (Some _), _) when ((v49 *. x50) >= (let _v116 = n52 in x14)) -> () | ((Error _), _, q117, q118) when ((q112, n51, n53') <= (q112, n21, n52)) -> ()) | Division_by_zero -> () | Failure _ -> (a91'.(4) <- 2.0) | Not_found -> (match v90 with | (_, 5, q119, q120) -> () | (q121, 3, x14, q122) -> ()) | Match_failure _ -> (a37.(1) <- x14) | E0 q123 -> (v44 := ([], ((-3), x14, n52), (Ok n51))) | E1 -> (v44 := ([], ((-3), x92, n51), (Ok n52))) | E2 -> (Printf.printf "[%s %d]\n" "12" 9));
  let v124 = Some n53' in
  let a127 = Array.mapi (fun p125 p126 -> x50 *. (floor 1.5)) (Array.make 2 n52) in
  (mix_floats a127 0 2; note_end 0);
  ()) with | Match_failure _ -> (v44 := ([], (n21, n29, n51), (Ok n52))))
let () = note_int n6
let () = note_int n52
let () = note_int n20
let () = ((let (m128, m133, m134, m138) = v88 in (let (m129, _, m131, m132) = m128 in mix m129; mix m131; mix m132); mix (if m133 then 1 else 0); (let (m135, m136, m137) = m134 in mix_string m135; mix m136; mix m137); mix_float m138); note_end 0)
let () = (mix_0 5 v44; note_end 0)
let () = ((let (m139, m140, m141, _) = v90 in mix_2 5 m139; mix m140; mix_3 5 m141); note_end 0)
let () = note_float x92
let () = note_float x50
let () = ()
