type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec tick_float k x = mix k; x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : string t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y126 -> mix 2; mix (Char.code y126)
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y127 :: y128') -> mix 1; mix_floats y127 0 16; mix_1 (d - 1) y128'
and mix_2 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y129 -> mix 1; mix y129
and mix_3 d (v : float t0 t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y130 -> mix 2; mix (Char.code y130)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec fold8 p9 =
  match p9 with
  | C19 ->
    C19
  | C18 ->
    C18
  | C17 q10 ->
    C17 q10
let v11 = fold8 C19
let () = (mix_0 5 v11; note_end 0)
let () = (mix_0 5 v11; note_end 0)
let v12 = fold8 ((); C18)
let () = (mix_0 5 v12; note_end 0)
let f13 p14 p15 p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 v11 p27 p28 p29 p30 p31 p32 p33 p34 =
  p29 -. (p32 +. (p29 +. (p29 +. (p28 +. (p27 -. (v11 +. ((p30 +. (p19 -. ((p29) -. p30))) +. p23)))))))
let x42 = f13 (5 / (n7 lor 1)) (-8460) ((-0.0) -. (-100.75)) (match v12 with | C19 -> 1.0 | C18 -> 3.25 | C17 q35 when (match v12 with | ((C19 as w36) | (C19 as w36)) -> (snd (n7, true)) | (C18 | C18) -> (false <= true) | C17 _ -> ((Array.make 1 C15) < (Array.make 1 C15))) -> 2.0 | C17 _ -> (-100.75)) n7 (float_of_int n7) (let (_, _) = ((-1.5), n7) in n7) (n7 * 14) (match C18 with | ((C19 as w37) | (C17 _ as w37)) -> 2.0 | C18 -> 100.75 | C17 q38 -> 1.0) (let _v39 = true in 100.75) (int_of_float 3.25) (n7 + n7) (n7 * n7) (1.5 -. 100.75) (0.0 +. 1.0) (1.5 /. 10.0) ((); (-1.5)) (f13 2 4 3.25 3.25 n7 (-2.0) n7 n7 100.75 (-1.5) n7 16 n7 3.25 1.5 1.0 100.75 1.0 (-2) 100.75 n7 n7) (try (let v40 = C18 in n7) with | _ -> n7) (f13 n7 (-2) 3.25 0.0 3 1.0 n7 n7 0.5 0.5 11 4 n7 0.5 0.0 3.25 2.0 0.0 n7 10.0 15 1) (let v41 = Ok [] in n7) (if true then n7 else n7)
let x48 = f13 17 (Char.code '\255') 2.0 x42 (n7 * 6) (3.25 +. 0.0) (match v12 with | C19 -> n7 | C18 -> n7 | ((C17 'a'..'m') | (C17 'a'..'m')) -> n7 | C17 'n' -> n7 | ((C17 q43) | (C17 q43)) -> n7) (-2147483648) ((); x42) (x42 *. x42) (compare x42 x42) (- n7) (let _v44 = x42 in n7) (tick_float 16 x42) 2.0 (match v12 with | C19 -> x42 | (C18 as w45) -> x42 | C17 q46 -> 3.25) x42 (-100.75) (let _v47 = C3 in n7) (float n7) (succ n7) n7
let () = if (Array.for_all (let rec f51 (q49, q50) = true in f51) (Array.make 6 (false, false))) || (3 > n7) then () else ()
let v59 = (try (try (if false then raise Not_found else (let (C17 q52) = C18 in Array.make 16 (-1.0))) with | Match_failure _ -> (match v12 with | C19 -> (Array.make 16 x48) | C18 -> (Array.make 16 1.0) | ((C18 as w53') | (C17 _ as w53')) when ((match w53' with | C19 -> x48 | (C18 | C18) -> x48 | ((C17 'a'..'m') | (C17 _)) -> x48 | C17 '0'..'9' -> x48 | C17 q54 -> x48) >= (3.25 *. x42)) -> (Array.make 16 x48) | ((C17 q55) | (C17 q55)) -> (Array.make 16 x42) | _ -> (Array.make 16 x48))) with | Failure _ -> ((); (Array.make 16 x42)) | Not_found -> (let _v56 = C18 in Array.make 16 x48)) :: (if (match v12 with | (C19 | (C17 _)) -> false | C18 when ((n7 - 19) != (n7 + n7)) -> false | (C18 | (C17 _)) -> false | C17 'a'..'m' -> true | C17 '0'..'9' -> false | C17 q57 -> true) then (match v12 with | C19 -> [] | C18 -> [] | C17 q58 -> []) else [])
let () = (mix_1 5 v59; note_end 0)
let f60 p61 p62 =
  (match v12 with | (C19 | C19) -> (let v59 = (match C15 with | ((C11 { r13 = _; _ }) | C16) -> n7 | C5 { r6; r7 = q65; r8 = _; r9 = q66 } -> n7 | C15 -> (-1) | (C10 q67 as w68) -> q67 | C11 { r12 = 6; r13 = p61; r14 = q69 } -> q69 | C11 { r12 = (-2147483648 as w70); r13 = q71; r14 = q72 } -> q72 | C11 ({ r12 = (7 as w73); r14; _ } as w74) -> w74.r12 | C11 ({ r12 = 1; r13 = q75; r14 = _ } as w76) -> w76.r12 | C11 { r12 = (-2); r13 = q77; r14 = p62 } -> p62 | C11 { r12 = _; r13; r14 = q78 } -> 4) in p61.(1) <- (Ok v59)) | C18 -> (match p62 with | ((q79, q80, C19, q81) as w82) -> (q81.(0) <- x48) | (q83, _, C18, q84) -> ((); ()) | (q85', q86, (C17 q87), q88) -> ()) | ((C17 _) | (C17 _)) -> (p61.(3) <- (let v89 = x48 in Ok n7)));
  n7
let n94 = f60 (match [] with | [] -> (Array.make 4 (Ok n7)) | ((q90 :: q91) as w92) -> (Array.make 4 (Ok n7))) (match n7 with | (9 | 9) -> (x42, C15, C18, (Array.make 1 x48)) | q93 -> (x48, C15, C18, (Array.make 1 x48)))
let rec loop98 i95' s96 =
  if i95' <> 10 then (
    loop98 (i95' + 1) (match s96 with None -> Some ((let v97 = n94 in 7) + 4096) | Some o -> if o = ((let v97 = n94 in 7) + 4096) then None else Some o)
  ) else
    s96
let n100 = loop98 0 None
let () = (mix_2 5 n100; note_end 0)
let rec f101 p102' p103 =
  let table106 = Array.make 2 (let rec g104 u105 = p102' in g104) in
  table106.(1) <- (let rec g104 u105 = ((); C18) in g104);
  table106.(0) p103
let v109 = f101 (match n100 with | None -> C18 | Some 4 -> C18 | Some 2 -> C18 | Some ((-2) | (-2147483648)) -> C18 | ((Some q107 as w108) | (Some q107 as w108)) -> C18) (n94 * n94)
let () = (mix_3 5 v109; note_end 0)
let () = (mix_3 5 v109; note_end 0)
let rec f110 p111 p112 p113' =
  if p111 > 0 then (
    if ((); false) then (match None with | None -> x48 | None when (if (match v109 with | C19 -> false | (C18 | C18) -> true | C17 _ -> true) then (if false then false else false) else ((); true)) -> p112 | ((Some q114) | (Some q114)) -> 100.75) else f110 ((-1) + p111) p112 p113'
  ) else
    (p112 /. 3.25)
let _ = f110 5 (x42 +. x48) (0 / (n94 lor 1))
let s125 = (try (
  (if (let _v118 = Array.mapi (let rec f117 p115 p116 = p116 in f117) (Array.make 2 100.75) in n94 < n7) then raise Division_by_zero else ());
  let v119 = false in
  let x123 = if (match n100 with | None -> false | Some q120 -> v119) && (if v119 then raise (Failure "a") else v119) then (let _v121 = f60 (Array.make 4 (Ok n94)) (x48, C15, C18, (Array.make 1 100.75)) in tick_float 16 x42) else (try 0.5 with | _ -> (try (let v122 = v119 in x48) with | _ -> 10.0)) in
  note_float x123;
  (try (if (match v109 with | C19 -> v119 | C18 -> v119 | C17 q124 -> v119 | C17 x123 when ((n94 + n94) >= (n94 mod 2)) -> v119) then (if false then "" else "") else ((); "tail \" end")) with | _ -> (Printf.sprintf "<%o>" (n94 land 2147483647)))) with | Division_by_zero -> (part "a" n94 n94) | Failure n100 -> (match v109 with | (C19 | (C17 _)) -> n100 | C18 -> "12" | (C19 | (C17 _)) -> n100))
let () = note_float x42
let () = (mix_1 5 v59; note_end 0)
let () = (mix_string s125; note_end 0)
let () = (mix_0 5 v11; note_end 0)
let () = note_float x48
let () = note_int n94
let () = note_int n7
let () = ()
