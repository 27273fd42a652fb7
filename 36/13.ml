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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : ((int, int) t0 list, float) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y94, y95) -> mix 1; mix_1 (d - 1) y94; mix_float y95
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y97') -> mix 1; mix_1 (d - 1) y97'
in
let v1 = (C0 ((() :: []), (2 asr (4 land 31)))) > (C0 ((let v0 = 5 in []), (15 + (-2)))) in
print_int ((int_of_string (string_of_int 18)) + (-1));
print_byte 32;
print_float (-. (100.75 -. (-3.25)));
print_newline ();
let x3 = (let v2 = (v1, (Array.make 7 18)) in coarse (cos (limit 2.0 (-100.0) 100.0))) -. (coarse (sin (limit 5e-324 (-100.0) 100.0))) in
note_float x3;
let n10 = ((19 + 14) - (match C1 with | (C1 | C1) -> 11 | C0 (q4, (q5, (2 | 2))) -> 10 | C0 (q6, ((_, q7) as w8)) -> q7)) + ((let v9 = C1 in ()); (match x3 with | 0.0 -> 12 | 0.5 -> 20 | _ -> 2)) in
(try (
  let x11 = 0.0 /. 0.0 in
  let n12 = ((((((0) + (if x11 = ((-10.0) /. x3) then 25 else 0)) + (if (x11 *. 100.75) <> x11 then 30 else 0)) + (if x11 < x11 then 98 else 0)) + (if x11 > x11 then 2 else 0)) + (if x11 <= x11 then 48 else 0)) + (if x11 >= x11 then 62 else 0) in
  print_endline ((clip "tail \" end") ^ "12")) with | _ -> (print_endline ""));
let n13 = 13 in
let n20 = if (ref n10) < (ref n13) then (match C1 with | ((C0 ([], _)) | C1) -> 15 | ((C0 (q16, 0.0)) | (C0 (q16, _))) -> 6 | ((C0 ([], q17)) | (C0 ([], q17))) when q17 <> (-1.5) -> n13 | C0 ([], _) -> 13 | C0 ((q18 :: _), q19) -> n13 | _ -> 9) else (if 3 = n13 then (if None > None then 0 else (if (ref 1) > (ref 4) then (if 10 < 8 then n10 else (if (ref "\000\255x") >= (ref "tail \" end") then (compare 4 5) else (if v1 < false then n13 else 3356))) else (String.length "a"))) else (let _v14 = 11 in _v14)) in
let x21 = sqrt ((min x3 x3) /. ((); 2.0)) in
note_float x21;
let v24 = (match if v1 then [] else [] with | ([] as w22) -> (C0 ([], (Array.make 1 x21))) | (_ :: q23) -> (if false then C1 else C1)) < C1 in
let v26 = (C0 ((let v25 = C1 in []), x21)) > C1 in
(mix (if v26 then 1 else 0); note_end 0);
let v27 = C1 in
let c28 = (fst (x21, x21)) -. ((fst (x21, x21))) in
let c29 = (c28) -. x21 in
let c30 = (fst (x21, x21)) +. (c29) in
let c31 = (fst (x21, x21)) -. (c29) in
let c32 = (c30) +. x21 in
note_float c32;
let n33 = ((11 + n20) + ((); n13)) * 32 in
let a34 = Array.make 7 n20 in
(mix_ints a34 0 7; note_end 0);
let rec f35' p36' p37 p38 p39 =
  if p36' < 1 then
    (let v40 = C1 in c30)
  else (
    let v42 = (if (Array.make 1 0.0) > (Array.make 1 c32) then ((-0.5) +. x21) else (c31 +. c32)) = (match p39 with | Ok q41 -> (c32 +. c30) | Error _ -> c32 | Ok _ -> (x21 /. 1.0)) in
    let r43 = f35' (p36' - 1) p37 (n13 > 17) p39 in
    r43
  )
in
let x44 = f35' 0 n33 (n13 < n13) (try (Ok (Array.make 1 4)) with | _ -> (Ok (Array.make 1 n33))) in
let f53 = fun f35' -> (match v26 with | (true | true) -> ((); ((let rec f48 p45 p46 p47 = C1 in f48), n33)) | false -> (fst (((let rec f52' p49 p50 p51 = C1 in f52'), n20), 3.25))) in
let v65 = (match min (C0 ([], n20)) C1 with | (C1 | C1) -> (
  ((Array.make 2 x44), (Array.length a34))) | C0 (_, q54) -> (
  let a55 = (match C1 with | (C1 | C1) -> (Array.make 16 c31) | C0 ([], C1) -> (Array.make 16 c31) | C0 ((_ :: q56), (C1 as w57)) -> (Array.make 16 x44) | (C1 | (C0 (_, (C0 (_, _))))) -> (Array.make 16 c32) | exception Division_by_zero -> (Array.make 16 x44) | exception Failure q58 -> (Array.make 16 c32) | exception Not_found -> (Array.make 16 c32) | exception E0 -> (Array.make 16 c29)) in
  let s60 = ref c32 in
  let i59 = ref 0 in
  while !i59 < 16 do
    a55.(!i59) <- (a55.(11) *. (!s60));
    s60 := (((!s60) -. a55.(11)) *. a55.(!i59)); i59 := !i59 + 2
  done;
  let n61 = !s60 in
  note_float n61;
  let n64 = truncate ((match v27 with | C1 -> () | ((C0 (q62, _) as w63) | (C0 (q62, _) as w63)) -> ()); (n61 *. x44)) in
  (try ((create_float_array (hide 0 2) n61), a34.(wrap (if v26 then n33 else n13) 7)) with | _ -> ((Array.make 2 n61), n64)))) in
let x66 = ( +. ) (floor (x44 *. 10.0)) (float n13) in
let v75 = ((min (let v67 = n10 mod (n13 lor 1) in (match v65 with | (q68', 1) -> 17 | (q69, 6) -> 13 | (q70', c28) -> c28)) (try a34.(wrap (n33 + n33) 7) with | _ -> (n33 + n33))) <> 12) >= ((let f35' = (n20 land n33) * (-8) in ((match v65 with | (([|_; q71|] as w72), _) -> () | ((q73, q74) | (q73, q74)) -> ()); 4)) <= n13) in
Result.iter (fun p76 -> a34.(wrap (match v65 with | ([|q77; (1.0 as w78')|], 5) -> n10 | (([|_; _|], 5) as w79') -> n10 | (q80, (5 | 6)) -> n20 | (((v65, q81) as w82) | ((v65, q81) as w82)) -> 8) 7) <- n20) (Error (let v83 = n20 in (C1, (Array.make 1 c31))));
let v84 = C0 ([], (c31 +. (c31 -. 1.0))) in
(mix_0 5 v84; note_end 0);
Printf.printf "[%s %d]\n" "" (let _v90 = (let _v89 = if (Array.make 4 C1) < (Array.make 4 C1) then (match v84 with | (C1 as w85') -> c29 | ((C0 ([], 0.0)) | (C0 ([], 0.0))) -> c30 | C0 ([], q86) -> x66 | C0 ((q87' :: _), q88') -> (-1.5)) else (c30 -. c32) in Ok ((Array.make 8 c32) = (Array.make 8 c32))) in 1795 mod (-2147483648));
let v93 = ((); (let s91 = "aunjtksfcfc" in let i92 = n20 * 27 in if i92 >= 0 && i92 < String.length s91 then s91.[i92] else 'z')) in
(mix (Char.code v93); note_end 0);
note_float c28;
note_float c32;
note_int n10;
(mix_ints a34 0 7; note_end 0);
note_int n33;
note_float c29;
note_float c31;
note_float x44;
()
