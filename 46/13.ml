type ('a, 'b) t0 = C1 | C0 of unit list * 'b
type ('a, 'b) t1 = C2 of 'a | C3
exception E0 of bool list
exception E1 of bool list
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (bool, float * int) t1) =
  if d > 0 then
    match v with
    | C2 y109 -> mix 0; mix (if y109 then 1 else 0)
    | C3 -> mix 1
in
let x4 = ( +. ) (tick_float 3 (1.0 *. 0.0)) (match min [] [] with | ([] as w0) -> 0.1 | ((q1 :: _) | (((_, _, _) as q1) :: [])) -> (sqrt (-0.5)) | ((q2 :: (_ :: q3)) | ((q2 :: (_ :: _)) as q3)) -> (3.25 *. 3.25)) in
note_float x4;
let v108 = (match (let (q5, _) = (x4, (ref x4)) in if false then raise (E1 []) else C3) with | ((C2 q6) | (C2 (C2 _ as q6))) -> (
  fst (C3, x4)) | C2 C3 -> (
  assert (hide 1 3 = 3);
  let v79' = (match C0 ([(); ()], (20 / (-3))) with | C1 -> (
    let c10 = (min 1 (-1)) * ((min 1 (-1))) in
    let c11 = (((11 - 16) mod ((-1407) lor 1))) + (min 1 (-1)) in
    let c12 = c11 - (c11) in
    let c13 = c10 + ((min 1 (-1))) in
    let c14 = (c13) * (min 1 (-1)) in
    let c15 = ((min 1 (-1))) * ((11 - 16) mod ((-1407) lor 1)) in
    let c16 = (c14) + c13 in
    note_int c16;
    let unused17 = Char.code (let s18 = "xx" in let i19 = (lxor) c15 3 in if i19 >= 0 && i19 < String.length s18 then s18.[i19] else '\'') in
    'C') | C0 (q20, (-2147483648)) -> (
    let v26 = 18 <= (match q20 with | [] -> (try (let v24 = (let rec f23 p21 p22 = (x4, x4) in f23) in 9) with | _ -> 8) | (q25 :: q20) -> (if false then (-3) else 14)) in
    (fun q20 -> Char.lowercase_ascii 'z') (Char.chr (0 land 255))) | ((C0 (_, 1)) | (C0 (_, 1))) -> (
    let x27 = 0.0 /. 0.0 in
    let n28 = ((((((0) + (if x27 = (x4 *. x27) then 86 else 0)) + (if x27 <> (-2147483648.0) then 1 else 0)) + (if (3.25 *. x27) < x27 then 91 else 0)) + (if x27 > x27 then 26 else 0)) + (if x27 <= (min 0.0 1.5) then 24 else 0)) + (if x27 >= x27 then 1 else 0) in
    note_int n28;
    let v64 = (match C3 with | C2 true -> (
      ref (false || false)) | C2 q29' -> (
      let v37 = (String.contains (String.concat "" ["12"; clip "12"]) (match [] with | [] -> ' ' | ((q30 :: q31) | (q30 :: q31)) when (not (match q31 with | ([] | []) -> q29' | (_ :: q32) -> false)) -> '\n' | [] -> 'z' | (q29' :: q33) -> '\'' | _ -> '\255')) >= ((match [] with | ([] as w34) -> C1 | (q35 :: q36) -> C1) < C1) in
      min (match Array.make 2 n28 with | [|_; q38|] -> (ref v37) | [|(-3); q39|] -> (ref v37) | [|_; q40|] -> (ref v37) | q41 -> (ref false) | [|3; 0|] when (((-12) + (-4096)) > (n28 + n28)) -> (ref v37) | _ -> (ref v37)) (ref v37)) | C2 false -> (
      (match ((); None) with | None -> (let _v42 = true in ref true) | Some 2 -> (try (ref true) with | _ -> (ref true)) | Some (_ | 6) -> (ref false) | Some (-1) -> (ref true) | None -> (ref false) | Some _ -> (ref true))) | C3 -> (
      let a43 = Array.copy (Array.make 4 x27) in
      let rec loop46 i44 n47 s45 =
        if i44 >= n47 then s45 else (
          loop46 (i44 + 1) n47 (((s45) -. a43.(i44)) -. (s45 +. a43.(i44)))
        )
      in
      let n48' = loop46 0 4 10.0 in
      note_float n48';
      let v55 = (try (let (C0 (q49, q50')) = (let C1 = C1 in C1) in C0 ([], (n28, true, q50', q50'))) with | Match_failure _ -> (C0 ([], (n28, false, x4, x27))) | _ -> (C0 ([], (n28, false, 1.5, n48')))) > (match true && true with | true when ((n28 + 65536) < n28) -> (match [] with | [] -> C1 | ([] as w51) -> C1 | ((_ :: n48') | ((_ :: _) as n48')) -> C1) | (true | true) -> C1 | true -> (Array.fold_left (let rec f54 p52 p53 = p52 in f54) C1 a43) | false -> C1) in
      ref (match C1 with | ((C0 (_, _)) | C1) -> v55 | C0 ([], (C2 q58 as w59)) -> true | (C1 | (C0 ((_ :: _), (C2 _)))) -> false | C0 (_, C3) -> v55 | exception Division_by_zero -> true | exception Failure q60 -> v55 | exception Not_found -> v55 | exception Match_failure _ -> true | exception E0 [] -> v55 | exception E0 (((q61 :: q62) as w63)) -> q61))) in
    ((print_string "a"); (let s65 = "\000\255x" in let i66 = n28 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else 'a'))) | C0 (_, 2) -> (
    let n70 = (11 + (let o67 = 16 in let o68 = 9 in let o69 = 6 in let ( * ) a b = b - a and ( lxor ) a b = b - a and ( / ) a b = a lxor (b + 1) in o67 / o68 lxor o69)) - (-3337) in
    (if true then (try (match C1 with | (C0 (q71, _) as w72) when ((n70 lxor n70) == (match C1 with | C1 -> 12 | C0 ([], _) -> n70 | C0 (q71, (_, q73, _)) -> n70 | C0 (q74, q75) -> 17 | C1 -> n70)) -> ' ') with | Match_failure _ -> 'a') else (Array.fold_left (fun p76 p77 -> p76) 'a' (Array.make 6 "\000\255x")))) | C0 (_, q78) -> (
    prerr_int ((6 / 2) - (compare (Array.make 16 16) (Array.make 16 q78)));
    prerr_byte 32;
    prerr_float ((-. x4) +. (float q78));
    prerr_newline ();
    '\221')) in
  (mix (Char.code v79'); note_end 0);
  (match create_array 8 x4 with | q80 -> (C2 false))) | C3 -> (
  let rec f81 p82 p83 =
    if p82 < 1 then
      (- 2)
    else (
      (f81 ((-1) + p82) (match C1 with | C1 -> p83 | C0 (([] | []), x4) -> p83 | C0 ((_ :: q84), _) -> p83)) - p83
    )
  in
  let n87' = f81 2 (match C3 with | C2 0.5 -> 6 | (C2 q85 as w86) -> 7 | C2 f81 -> 5 | C3 -> 13) in
  note_int n87';
  let n88 = f81 1 1 in
  note_int n88;
  let n94 = (let v93 = if true then (let rec f90 p89 n88 = Array.make 2 x4 in f90) else (fun p91 p92' -> Array.make 2 x4) in n87') in
  note_int n94;
  ((List.iteri (let rec f97 p95' p96 = () in f97) []); (match C3 with | C2 q98 -> C3 | (C3 as w99) -> C3))) | C3 -> (
  C2 (((-1) - (-2147483648)) > 13)) | exception E1 ([] as w100) -> C3 | exception E1 ((q101 :: q102)) -> (match q102 with | [] -> (let _v103 = x4 in C3) | ((x4 :: []) | (x4 :: [])) -> (match C1 with | C1 -> C3 | C0 (q104, q105) -> C3) | (_ :: (q106 :: q107)) -> C3)) in
(mix_0 5 v108; note_end 0);
note_float x4;
(mix_0 5 v108; note_end 0);
()
