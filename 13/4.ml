type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let a13 = if (match "a" with | "a" -> (Array.make 6 (ref 1.0)) | "a" -> (Array.make 6 (ref 3.25)) | "" -> (Array.make 6 (ref 3.25)) | _ -> (Array.make 6 (ref (-10.0)))) <> (match Array.make 1 0.0 with | [|0.0|] -> (Array.make 6 (ref (-10.0))) | [|n3|] -> (Array.make 6 (ref n3)) | _ -> (Array.make 6 (ref 100.75))) then (let v5 = (let v4 = n3 in (None, (C0 ('a', "\000\255x") : (float, int) t2), 3)) in create_array (hide 1 5) 'a') else [|'\046'; (let s6 = "" in let i7 = n3 in if i7 >= 0 && i7 < String.length s6 then s6.[i7] else '0'); (match [] with | ((_ :: q8) | ([] as q8)) -> '\255' | ((q9 :: _) | (q9 :: _)) -> 'a'); ((); '0'); (let (q12, _, _) = ((Array.make 1 2.0), (Ok true), (let rec f11' p10 n3 = false in f11')) in '\255')|] in
let a14 = if false then (Array.make 13 (C0 ((Array.make 8 (-2)), []) : t0)) else (Array.make 13 (C0 ((Array.make 8 n3), []) : t0)) in
a14.(0) <- ((match C2 { r3 = n3; r4 = n3; r5 = (3.25, (1.5, n3)) } with | ((C1 (_, _)) | (C1 (_, _))) -> () | C2 ({ r3 = q15; r4 = 9; r5 = n3 } as w16) -> () | ((C2 { r3 = _; r4; r5 = q17 }) | (C2 { r3 = r4; r5 = q17; _ })) -> ()); (List.fold_left (let rec f20' p18' p19 = (C0 ((Array.make 8 n3), []) : t0) in f20') (C0 ((Array.make 8 15), []) : t0) []));
a14.(1) <- a14.(12);
a14.(2) <- (C0 ((match [] with | [] -> (Array.make 8 n3) | (q21 :: []) -> (Array.make 8 n3) | ((_ :: (_ :: _)) | (_ :: _)) -> (Array.make 8 n3)), (match ((Ok 6 : (int, t0) result) : (int, t0) result) with | Ok q25 -> [] | (Error (C0 (_, _)) as w26) -> [])) : t0);
a14.(3) <- ((let a14 = ref 100.75 in ()); (match (100.75, (Array.make 8 n3), 1.5, false) with | (a14, q27, q28, q29) when q29 -> (C0 (q27, []) : t0) | (q30, _, _, q31) -> (C0 ((Array.make 8 n3), []) : t0)));
let rec loop39 i32 n40' s33 =
  if i32 < n40' then (
    loop39 (i32 + 1) n40' (match (a14.(i32) : t0) with | C0 ([|q34'|], ([] | [])) -> ((let ((C0 (_, q35)) : (int, unit) t2) = ((C0 ('\n', "a") : (int, unit) t2) : (int, unit) t2) in s33) + (s33)) | C0 (_, []) -> ((s33) * (i32 + i32)) | (C0 (q36, (q37' :: _)) as w38) -> (2147483647 * (s33)))
  ) else
    s33
in
let n41' = loop39 0 13 n3 in
note_int n41';
let n44 = n3 + ((match Ok false with | Error _ -> () | Ok q42 -> () | Error q43' -> ()); (min n3 n41')) in
note_int n44;
let n45 = 6 in
mix (compare (fst ((n45, n3), false)) (n3, n45));
let x46' = -100.75 in
let n47 = n44 in
let v56 = (x46' +. (ceil x46')) <= (match C1 ([], []) with | C1 ([], _) -> (match false with | (true | false) -> x46' | false -> 2.0) | C1 ((_ :: q48), _) -> (let ((C0 (q49, n47)) : t0) = ((C0 ((Array.make 8 n47), []) : t0) : t0) in 1.0) | C2 ({ r3 = q50; r4 = []; r5 = q51 } as w52) -> (x46' *. x46') | C2 ({ r3 = q53; r4 = (q54 :: _); r5 = _ } as w55) -> ((-100.75) +. 1.5)) in
let a57' = Array.mapi (fun p58 p59 -> x46') (Array.make 16 x46') in
let s61 = ref x46' in
let i60 = ref 0 in
while !i60 < Array.length a57' do
  a57'.(!i60) <- ((a57'.(!i60)) +. !s61);
  s61 := (try a57'.(9) with | Division_by_zero -> x46' | Failure q62 -> 1e999); i60 := !i60 + 1
done;
let n63 = !s61 in
note_float n63;
let n64 = -32769 in
let a65 = Array.init 16 (let rec f67 p66 = p66 in f67) in
let i68 = ref 0 in
while !i68 < 15 do
  a65.(!i68 + 1) <- ((a65.(!i68)) lxor n44);
  i68 := !i68 + 2
done;
(mix_ints a65 0 16; note_end 0);
let n70 = (let i69 = a65.(wrap (min n64 n41') 16) in if i69 >= 0 && i69 < 16 then a65.(i69) else ((-15) mod 3)) in
note_int n70;
let unused71 = Array.fold_left (((); ()); (snd (n44, (fun (q72, q73, q74, q75) p76 -> (q72, x46', 5, q75))))) ('G', (( *. ) n63 n63), (match ([] : t0 list) with | ([] | []) -> 9 | (_ :: []) -> n64 | (q77 :: (q78 :: _)) -> 12), (n70, v56)) a13 in
let n115 = (match (let v79 = (-1.5) *. 0.5 in (match C9 with | C10 -> C9 | (C8 (q80, q81, q82) as w83) -> C9 | ((C9 as w84) | (C9 as w84)) -> C9 | C7 (6, [|q85; q86|], q87) -> C9 | C7 (6, _, _) -> C9 | ((C7 (8, _, n44)) | (C7 (8, _, n44))) -> C9 | ((C7 (q88, _, q89)) | (C7 (q88, _, q89))) -> C9)) with | C10 -> (
  let a90 = if v56 then a57' else a57' in
  a57'.(5) <- ((match [] with | [] -> n63 | ((q91 :: _) as w92) -> x46') /. (let v93 = n70 in n63));
  a90.(wrap a65.(15) 16) <- ((a57'.(5)) -. a90.(0));
  note_float a57'.(5);
  let n96 = (match x46' with | 0.0 -> ((abs n45) + (n45 * n70)) | 0.0 -> (Char.code a13.(wrap ((fun p94 -> n70) n70) 5)) | 1.0 -> (-65536) | q95 -> ((Array.length a90) * (-8))) in
  n64) | (C10 | (C8 (_, _, _))) -> (
  a65.(wrap (5 lsr 1) 16)) | C8 (q97, x46', _) -> (
  (n64 * 28) - n45) | C9 -> (
  let (q103', q104, q105) = ((let _v99 = fun p98 -> Array.make 9 n63 in if v56 then ("a", 3.25, 'z') else ("a", x46', '\255')), (if x46' = n63 then (let rec f101 p100 = n44 in f101) else (fun p102 -> n44)), (if n63 <= n63 then [|x46'; x46'; 2.0; n63; x46'; n63; n63; (-3.25)|] else (max (Array.make 8 n63) (Array.make 8 n63)))) in
  (if v56 == v56 then 1073741824 else (match q103' with | ((q106', q107, _) | (q106', q107, _)) -> n64))) | C7 (_, [|q108; q109|], q110) -> (
  (if v56 then n64 else n47) land (tick_int 11 n41')) | (C7 (q111, q112, q113) as w114) -> (
  (-5) * 4)) in
let v142 = (match Ok n41' with | ((Ok q116) | (Ok q116)) -> (
  let x117 = if (n115 != q116) && (14 < n45) then (ceil a57'.(0)) else (if 20 < 0 then (-. n63) else (float n115)) in
  let n118 = int_of_float x117 in
  (match q116 with | 7 -> (ref (Array.make 4 v56)) | 5 -> (if v56 then (ref (Array.make 4 v56)) else (ref (Array.make 4 v56))) | q119 -> ((); (ref (Array.make 4 v56))))) | (Error ("a" | "a") as w120') -> (
  let v121 = min true true in
  ref (try (Array.mapi (fun p122 p123 -> v121) (Array.make 4 v121)) with | _ -> (Array.make 4 v121))) | (Error ("" as w124) as w125) -> (
  let n136 = (try (
    print_int (match w125 with | ((Error _) | (Error _)) when ((let i126 = 16 in if i126 >= 0 && i126 < 16 then a57'.(i126) else n63) > a57'.(1)) -> n64 | Ok 0 -> (let o127 = n70 in let o128 = 18 in let o129 = n64 in let o130 = n115 in let o131 = 19 in let ( == ) a b = b - a in o127 == o128 == o129 == o130 == o131) | ((Ok q132) | (Ok (7 as q132))) -> a65.(15) | ((Ok (-1)) | (Ok _)) -> a65.(wrap (n45 / (n70 lor 1)) 16) | Ok _ -> (try (16 mod 10) with | _ -> 10) | Error _ -> (n115 + n70) | exception Invalid_argument _ -> (( * ) n64 n44) | exception Not_found -> 31 | exception E0 'a'..'m' -> n115 | exception E0 q133 -> (n70 lxor n45) | exception _ -> ((); (-3)));
    print_byte 32;
    print_float 2.0;
    print_newline ();
    for i134 = 16 - 1 downto 0 do
      a65.(i134) <- (- n70);
      ()
    done;
    (mix_ints a65 0 16; note_end 0);
    n115 / ((let v135 = 10 in v135) lor 1)) with | _ -> a65.(0)) in
  (match Ok n3 with | Ok 0 -> ((); (ref (Array.make 4 v56))) | Ok 7 -> (ref (Array.make 4 false)) | Ok 9 -> (ref (Array.make 4 v56)) | Ok q137 -> (try (ref (Array.make 4 v56)) with | _ -> (ref (Array.make 4 v56))) | Error q138 -> (ref (Array.make 4 v56)))) | Error q139 -> (
  let n140 = n115 in
  let unused141 = a57'.(1) in
  ref (Array.make 4 v56))) in
note_int n3;
(mix_ints a65 0 16; note_end 0);
note_int n70;
note_int n41';
note_int n115;
note_float x46';
note_float n63;
()
