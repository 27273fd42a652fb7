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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y111 :: y112) -> mix 1; mix y111; mix_0 (d - 1) y112
and mix_1 d (v : (int ref * (int -> bool -> int), int) result) =
  if d > 0 then
    match v with
    | Ok y113 -> mix 0; (let (m114, _) = y113 in mix_4 (d - 1) m114)
    | Error y116' -> mix 1; mix y116'
and mix_2 d (v : int array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y117 -> mix 1; mix_ints y117 0 2
and mix_3 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let x4 = (try (try (
  let s2 = ref 1.5 in
  let i1 = ref (2 - 1) in
  while !i1 >= 0 do
    (if !i1 = 3 then raise (E2 (if true then (ref false) else (ref false))) else if (20 - 31) < !i1 then raise (E2 (match None with | (None | None) -> (ref true) | Some _ -> (ref true))));
    s2 := (if not true then (0.0 *. !s2) else (if true then 0.0 else !s2)); i1 := !i1 - 1
  done;
  let n3 = !s2 in
  note_float n3;
  n3) with | E2 _ -> (tick_float 1 1.0)) with | _ -> ((-10.0) -. 2.0)) in
let n5' = 1 in
let n0 = [] in
(mix_0 5 n0; note_end 0);
let a6 = Array.make 4 (Ok n5') in
a6.(0) <- (Ok n5');
a6.(1) <- (Ok n5');
a6.(2) <- (if 1.0 < x4 then (match (Ok false) with | Ok (true as w7) -> (Ok n5') | Ok false -> (Ok n5') | Error _ -> (Ok n5')) else (match x4 with | 1.0 when (List.fold_right (fun n0 p8 -> n5' >= 16) ("b c" :: []) (n5' <> 3)) -> (Ok n5') | (1.0 as w9) -> (Ok (-2)) | (0.5 as w10) -> (Ok n5') | _ -> (Ok n5')));
a6.(3) <- (Ok n5');
let s12 = ref n5' in
let i11 = ref 0 in
while !i11 < 4 do
  s12 := (match a6.(!i11) with | Ok q13 -> ((!s12) + (q13 * 21)) | ((Error _) | (Error _)) -> ((!s12) lxor (( - ) !i11 2))); i11 := !i11 + 1
done;
let n14 = !s12 in
note_int n14;
let rec f15 p16 p17 p18 =
  if p16 > 0 then (
    let v25 = ((if (p18 + (-4096)) >= p16 then (try (if true then raise (Invalid_argument "a") else ()) with | Invalid_argument q21 -> ()) else ()); (match (x4 <> (-1.0)) with | true -> (match Ok n5' with | ((Ok q22) | (Error q22)) -> (Ok n14) | Error 0 -> (Ok n5') | Error 2 -> (Ok 20) | Error (-2147483647) -> (Ok p16) | Error q23 -> (Ok n14)) | ((false as w24) | (false as w24)) -> (Ok n14))) in
    f15 (p16 - 1) (((); ()); (fst (p17, n14))) (try (((); ()); (-1070)) with | _ -> ((); p16))
  ) else
    (match Array.make 2 x4 with | [|1.0; q19|] -> (Array.make 8 0.0) | [|_; q20|] -> (Array.make 8 q20) | _ -> (Array.make 8 x4))
in
let a26 = f15 8 (n5', (Array.make 4 n14)) (String.length "12") in
(mix_floats a26 0 8; note_end 0);
let v27 = [((-8279) - n5')] in
let v28 = None in
let f15 = (min 2147483647 (((); ()); (abs ((fun p29 -> n14) 1.0)))) lsr 25 in
assert (compare n14 n14 = 0);
let v33 = ref (let _v32 = Error (let v31 = (let _v30 = (a26, true, 4, n14) in f15) in n5' land n5') in not ((not true) > (n14 >= 1))) in
let v36 = (let _v34 = (v27, ()) in ((let _v35 = false in x4), "qybmtejt")) in
let a38 = Array.init 4 (fun p37 -> if true then (n14 - 14) else (n5' + 9)) in
let v44 = String.fold_left (fun p39 p40 -> p39) (Error (-19)) (let f43 format = Printf.ksprintf (fun s -> s ^ "!") format in f43 "%#d" (((fun p41 -> f15 + n14) (let v42 = n14 in x4)) * 17) ^ f43 "%s %b" (clip "b c") false) in
(mix_1 5 v44; note_end 0);
let v47 = (let s45 = Printf.sprintf "<%s>" "gn" in let i46 = if if true then false else false then (0 lsl (n14 land 31)) else ((); 6) in if i46 >= 0 && i46 < String.length s45 then s45.[i46] else '0') in
(mix (Char.code v47); note_end 0);
let n108 = (try (
  let f48 p49' =
    p49'
  in
  let n50 = f48 (n5' / (f15 lor 1)) in
  let n51 = f48 18 in
  let n52 = if if true then false else false then (f48 2) else (if false && true then (if false then (-1) else 0) else (if "\000\255x" <> "tail \" end" then (if false && false then (if false then f15 else n51) else (n51 lor 10)) else (try n14 with | _ -> f15))) in
  let n99' = (match String.fold_left (fun p53 p54 -> Error n52) ((); (Ok true)) "" with | Ok true -> (
    let v47 = if (String.concat "\000\255x" ["a"; clip ""]) <> (string_of_float 0.5) then (match x4 :: [] with | ([] as w55) -> None | (q56 :: []) -> (if true then None else None) | ((0.0 :: []) | (_ :: (_ :: _))) -> None) else (max (match v44 with | Ok (_, q57) -> None | Error a26 -> None) (if false then None else None)) in
    (mix_2 5 v47; note_end 0);
    -65536) | ((Ok (true as w58)) | (Ok (false as w58))) -> (
    List.compare_lengths v27 ((); [])) | Error (4 | 4) -> (
    let v67 = (try ((((); x4) *. x4), (float_of_int f15), (ref 8004)) with | Not_found -> (match a26 with | _ -> (if true then (x4, x4, (ref n52)) else (0.0, 2.0, (ref 19))) | _ when ((if true then "12" else "a") <= ((); "")) -> (x4, 0.0, (ref 12)) | _ -> (if true then (x4, 1.5, (ref n51)) else (x4, x4, (ref n52))) | q59 -> (x4, x4, (ref n50))) | E1 1 -> (a26.(7), (let i60 = 9 in if i60 >= 0 && i60 < Array.length a26 then a26.(i60) else x4), (ref 18)) | E1 2 -> (match v47 with | 'a'..'m' -> (x4, x4, (ref 4)) | '0'..'9' -> (if false then raise (E2 v33) else (1.5, x4, (ref n50))) | q61 -> (x4, x4, (ref 10))) | E1 8 -> (match v47 with | ('a'..'m' | 'a'..'m') -> (x4, (-0.5), (ref n51)) | (_ | '0'..'9') -> (let v62 = Ok 3 in (x4, x4, (ref n14))) | q63' -> (if true then raise Not_found else (3.25, x4, (ref 4)))) | E1 (-1) -> (match v47 with | 'a'..'m' -> (List.hd []) | '0'..'9' -> (x4, x4, (ref n50)) | 'n' -> (List.hd []) | q64 -> (x4, x4, (ref n52))) | E1 2 -> (if n52 >= n52 then raise (E2 (ref false)) else (if false then raise (E2 v33) else (x4, x4, (ref f15)))) | E1 q65 -> (if n50 >= q65 then raise (E1 (compare (v27, n50) (v27, n52))) else (1.0, 0.0, (ref n14))) | E2 q66 -> (1.7976931348623157e308, (-5e-324), (ref n50))) in
    let f68 p69 p70 p71 =
      let v72 = (max (Array.make 16 n51) (create_array 16 f15)) :: [] in
      v27
    in
    let g73' = f68 (if false then n14 else 11) in
    let g74 = g73' ((fun p75 -> ref x4) None) in
    let v76 = g74 (if false then 1.5 else 10.0) in
    let v77 = g74 (x4 +. x4) in
    tick_int 15 (f48 0)) | ((Error (-2)) | (Error _)) -> (
    let v88 = ((fun p78 -> x4 +. x4), ((fun p79 -> n52 + n51) (fun p80 p81 -> n52)), ((let v82 = x4 in ()); (match v47 with | 'a'..'m' -> (13, 9, true, false) | (q83 | ('a'..'m' as q83)) -> (n5', n51, false, true) | '0'..'9' -> (n52, n52, false, false) | ('a'..'m' | 'n') -> (9, n14, false, true) | q84 -> (f15, 0, true, false))), (compare (match [] with | [] -> (Array.make 2 n51) | (true :: q85) -> (Array.make 2 n52) | ((false | false) :: q86) -> (Array.make 2 n52)) (let v87 = (false, "12", (Array.make 8 10.0)) in Array.make 2 n51))) in
    ((let (_, m90, m91, m96) = v88 in mix m90; (let (m92, m93, m94, m95) = m91 in mix m92; mix m93; mix (if m94 then 1 else 0); mix (if m95 then 1 else 0)); mix m96); note_end 0);
    (n14 mod 16) + 17) | ((Error q97) | (Error q97)) -> (
    (let i98 = n51 in if i98 >= 0 && i98 < Array.length a38 then a38.(i98) else n51) + (-9)) | ((Error _) | (Ok false)) -> (
    n5' + (-16))) in
  let n104 = f48 (match '\176' with | 'a'..'m' -> (let o100 = n52 in let o101 = n52 in let o102 = n50 in let o103 = -2 in let ( == ) a b = a lxor (b + 1) and ( && ) a b = a * 2 - b and ( ^ ) a b = (a lsl 1) + b in o100 && o101 ^ o102 ^ o103) | '0'..'9' -> (n99' / 3) | _ -> (f15 / 16)) in
  note_int n104;
  truncate a26.(0)) with | Failure q105 -> (f15 + n14) | Not_found -> (Array.length a38) | E1 q106 -> (if false then 19 else n14) | E2 q107 -> (n14 + n14)) in
note_int f15;
((let (m109, m110) = v36 in mix_float m109; mix_string m110); note_end 0);
note_int n14;
(mix_3 5 v33; note_end 0);
(mix (Char.code v47); note_end 0);
(mix_0 5 v27; note_end 0);
note_int n5';
(mix_ints a38 0 4; note_end 0);
()
