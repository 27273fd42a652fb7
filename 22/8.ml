type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let n3 = 5 in
let n8 = (let v7 = fun p4 p5 p6 -> ref p4 in -65536) in
note_int n8;
let x10 = max (((); 1.5) -. (let v9 = [] in 1.5)) (max (( -. ) 0.0 (-1.5)) (3.25 *. 0.5)) in
let n11 = n8 in
let v37 = (match x10 with | 1.0 -> (let s12 = if (0.5 *. x10) <= x10 then "nrmbozygdu" else (part (match C0 with | C3 -> "b c" | C0 -> "\000\255x" | C1 -> "tail \" end" | C2 -> "") n8 (n8 + 0)) in let i13 = -5808 in if i13 >= 0 && i13 < String.length s12 then s12.[i13] else 'z') | 1.0 -> (try (if true then raise Not_found else (if v2 then (Char.uppercase_ascii '\012') else 'I')) with | Not_found -> 'V') | 1.0 -> (match create_array 9 x10 with | [|q14|] -> (if v2 && false then (Array.fold_right (fun p15 p16 -> (let s17 = "12" in let i18 = n8 in if i18 >= 0 && i18 < String.length s17 then s17.[i18] else p16)) (try (Array.make 4 n11) with | _ -> (Array.make 4 n8)) 'H') else (if v2 && v2 then 'U' else (min 'a' 'z'))) | q19 -> (min (let s20 = min "a" "" in let i21 = n11 lxor n11 in if i21 >= 0 && i21 < String.length s20 then s20.[i21] else '0') '9')) | q22 -> (let s23 = (match n11 with | -3 -> (let ((q25, q26, q27, q28), q29, q30, q31) = (let v24 = v2 in ((5, ' ', n8, q22), n8, (Array.make 2 x10), "")) in (match q26 with | ('a'..'m' | 'a'..'m') -> q31 | q32 -> q31)) | -1 -> (let v33 = n11 + n8 in (clip "b c") ^ "tail \" end") | q34 -> ((clip (try (if v2 then raise Not_found else "a") with | Not_found -> "\000\255x" | _ -> "b c")) ^ (Printf.sprintf "<%u>" (n8 land 2147483647)))) in let i35 = if (if v2 then v2 else v2) || (n11 = n11) then ((match v2 with | true -> 4 | false -> n11 | false when ((100.75 <= q22) != (match C0 with | C3 -> v2 | C0 -> v2 | C1 -> v2 | (C2 as w36) -> v2)) -> 18) - n8) else (n3 + 15) in if i35 >= 0 && i35 < String.length s23 then s23.[i35] else 'a')) in
(mix (Char.code v37); note_end 0);
let n39 = if not v2 then (let v38' = Array.make 1 16 in n11) else (if 1 >= n11 then (-4096) else (if x10 >= 0.5 then (if ("", { r4 = n8; r5 = x10 }) >= ("a", { r4 = n8; r5 = x10 }) then (if (n11 - (-4097)) <= 3 then (n11 land n8) else (n3 * 9)) else (n11 + n11)) else (- n8))) in
let n40 = n39 in
(match { r4 = 65535; r5 = (List.fold_right (fun p41 p42 -> p42) [] x10) } with | { r4 = q43; r5 = 0.0 } -> (if n39 >= 17 then (mix 0)) | { r4 = q44; r5 = q45 } -> (if n8 <> n40 then (Printf.printf "[%s %d]\n" "\000\255x" n40)));
let n46 = 12 in
note_int n46;
max (match v37 with | ('a'..'m' as w47) -> (mix (if (n11 < n46) && (max v2 v2) then 1 else 0); note_end 0) | ('a'..'m' | 'a'..'m') -> () | 'n' -> (let v48 = max (3.25, { r4 = 0; r5 = x10 }) (if v2 then (10.0, { r4 = n46; r5 = 10.0 }) else (x10, { r4 = n46; r5 = 0.5 })) in ()) | 'a'..'m' -> (if (match v37 with | 'a'..'m' -> v2 | 'n' -> v2 | _ -> (v2 && v2)) then (if { r4 = n46; r5 = 0.0 } = { r4 = n46; r5 = x10 } then (print_char v37) else ()) else (if ((); false) then (if v2 then () else ()))) | ('0'..'9' | '0'..'9') -> () | q49 -> ((fun p50' -> (match (let o51 = n11 in let o52 = n40 in let o53' = n46 in let ( * ) a b = a lxor (b + 1) in o51 * o52 * o53') with | ((-3) | _) -> (try () with | _ -> ()) | -2 -> (match v37 with | 'a'..'m' -> () | ('a'..'m' | 'a'..'m') -> () | '0'..'9' -> () | (q54 | ('n' as q54)) -> () | q55 -> ()) | 0 -> (let v56 = v2 in ()) | q57' -> (match q49 with | 'a'..'m' -> () | '0'..'9' -> () | q58 -> ()))) (match q49 with | 'a'..'m' -> (let (q62, q63, q64) = (x10, (fun p59 p60 p61 -> x10), false) in Array.make 5 n39) | 'a'..'m' -> ((); (Array.make 5 n46)) | '0'..'9' -> (match v37 with | 'a'..'m' -> (Array.make 5 n40) | 'a'..'m' -> (Array.make 5 n8) | '0'..'9' -> (Array.make 5 n40) | _ -> (Array.make 5 n39)) | 'n' -> (let (_, q66, q67, n39) = ((fun n11 p65 -> -1), x10, n46, v2) in Array.make 5 q67) | q68 -> (try (match { r4 = n40; r5 = x10 } with | ({ r4 = 7; r5 = q69 } | { r4 = 2; r5 = (0.5 as q69) }) -> (Array.make 5 n46) | { r4 = q70; r5 } -> (Array.make 5 n46) | ({ r4 = q71'; r5 = (0.0 as w72) } | { r4 = (5 as q71'); r5 = w72 }) -> (Array.make 5 n11) | ({ r4 = q73; r5 } as w74) -> (Array.make 5 n46)) with | _ -> (Array.make 5 n46))))) ();
let n75 = n39 in
note_int n75;
(try (
  let x76' = x10 in
  note_float x76';
  let n83 = (let o77 = (if v2 then n40 else 7) - (n46 lsr (n11 land 31)) in let o78 = n75 in let o79 = ((try (if v2 then ()) with | _ -> ()); (20 + 15)) in let o80 = ((); n39) mod ((max n46 7) lor 1) in let o81 = compare (match v37 with | 'a'..'m' -> x76' | 'n' -> x76' | q82 -> x76') (0.0 -. x76') in let ( >>= ) a b = a lxor (b + 1) and ( /. ) a b = (a lsl 1) + b in o77 /. o78 /. o79 /. o80 >>= o81) in
  (if v2 && v2 then raise Division_by_zero else ())) with | Division_by_zero -> () | _ -> (if v2 then ()));
assert (hide 1 3 = 3);
let x100 = (match C2 with | (C3 as w84) -> (
  x10 +. (float_of_string "3.25")) | C0 -> (
  let n85 = show_int 9 ((5 asr 2) + (n8 mod (-2147483648))) in
  (if n85 < 4 then (coarse (log (limit x10 0.5 100.0))) else (x10 *. x10))) | ((C0 as w86) | (C1 as w86)) -> (
  let make87 p88 n46 =
    function | C3 -> (match w86 with | C3 -> (match w86 with | (C3 as w90) -> (Ok v2) | (C0 as w91') -> (Ok v2) | C1 -> (Ok v2) | ((C2 as w92) | (C2 as w92)) -> (Ok false)) | C0 -> (Error n11) | C1 -> (match v37 with | 'a'..'m' -> (Ok v2) | ('0'..'9' | '0'..'9') -> (Ok v2) | ('n' | 'n') -> (Ok v2) | 'a'..'m' -> (Ok v2) | ('0'..'9' as w93) -> (Ok v2) | 'a'..'m' -> (Ok v2) | '0'..'9' -> (Ok v2) | 'n' -> (Ok v2) | _ -> (Ok v2)) | C2 when (7 <= (n39 mod (8 lor 1))) -> (Error 20) | C2 -> (Error 7)) | C0 -> (let v94 = if v2 then v37 else ' ' in (match w86 with | (C2 | C2) -> (Ok v2) | C3 -> (Ok false) | (C0 | C0) -> (Ok v2) | C1 -> (Ok v2) | C2 -> (Ok v2))) | ((C1 as w95) | (C2 as w95)) -> (Error (17 + 14)) | (C1 | C1) -> (Ok (n11 <= 10)) | C2 -> (Ok false)
  in
  let c96 = make87 ((); (Array.make 4 n75)) (part "tail \" end" n46 n75) in
  let v97 = c96 w86 in
  let n98 = -2 in
  tick_float 9 (min x10 x10)) | C2 -> (
  let n99 = show_int 13 (if v2 || false then (n40 + n39) else (-4096)) in
  x10 *. (float n46))) in
note_float x100;
(try (
  let x123 = (try (
    let v108 = (try (
      let x101 = x100 /. 1e16 in
      let n105 = n75 - (match (let v102 = x100 in Array.make 16 n46) with | [|_; q103|] -> (String.length "\000\255x") | q104 -> 4096) in
      note_int n105;
      (if false <> v2 then (n40 <= n46) else (n75 <> 16))) with | _ -> (match Array.make 1 x100 with | ([|_|] as w106) -> v2 | q107 when v2 -> false)) in
    let c111 = x10 -. ((if (let v109 = n40 in v2) then (-. x10) else (List.fold_left (fun p110 n40 -> p110) (-10.0) []))) in
    let c112 = ((if (let v109 = n40 in v2) then (-. x10) else (List.fold_left (fun p110 n40 -> p110) (-10.0) []))) *. x10 in
    let c113 = (c112) *. c111 in
    let c114 = (c112) +. (if (let v109 = n40 in v2) then (-. x10) else (List.fold_left (fun p110 n40 -> p110) (-10.0) [])) in
    let c115 = c113 -. ((if (let v109 = n40 in v2) then (-. x10) else (List.fold_left (fun p110 n40 -> p110) (-10.0) []))) in
    let c116 = x10 -. ((if (let v109 = n40 in v2) then (-. x10) else (List.fold_left (fun p110 n40 -> p110) (-10.0) []))) in
    let c117 = c116 -. (c115) in
    let c118 = (c111) *. c117 in
    note_float c118;
    let x122 = if n75 = 16 then (try 1.0 with | _ -> c115) else (if v108 then (if (match v37 with | ('a'..'m' as w119) -> v108 | (q120 | ('0'..'9' as q120)) -> v108 | '0'..'9' when v108 -> v108 | q121 -> v2 | _ -> true | _ -> v108) then (if c116 > c116 then ((-10.0) -. c116) else (if c111 <> c118 then (float 17) else (if if v108 then v108 else v2 then (c118 *. c118) else c118))) else (c113 +. 2.0)) else (-. c114)) in
    note_float x122;
    0.0 /. (if true then 0.0 else c118)) with | Match_failure _ -> x10) in
  let f127 = if (if v2 then v2 else v2) && (not v2) then raise Division_by_zero else (fun p124 p125 p126 -> Error 3) in
  let cell128 = ref x123 in
  let rec get129' p130 =
    !cell128
  in
  let rec set131 p132 =
    cell128 := (!cell128) -. p132;
    !cell128
  in
  let x133 = get129' n75 in
  let x134 = set131 (ceil x123) in
  let x138 = get129' (List.fold_left (let rec f137 p135 p136 = n39 in f137) n40 []) in
  note_float x138;
  let x140 = get129' (match ' ' with | 'a'..'m' -> n46 | q139 -> n75) in
  mix (n75 lsr (n46 land 31))) with | Division_by_zero -> (let ((_, q141') as w142) = (n75, (Array.make 8 0.0)) in ()));
note_float x10;
note_int n8;
note_float x100;
note_int n46;
note_int n3;
(mix (if v2 then 1 else 0); note_end 0);
note_int n75;
note_int n11;
()
