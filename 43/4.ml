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
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
(try (
  let n0 = if if 19 <= 12 then (((-1) + 31) >= 19) else (100.75 > 10.0) then (-(if true then 20 else 5)) else (show_int 7 4095) in
  let n0 = (let (_, q1, q2) = List.assoc ((); true) ((false, (100.75, (ref "\000\255x"), (16, true, (-10.0), n0))) :: []) in (let rec f9 p3 = (match q2 with | (q4, true, _, (-2147483648)) -> '\'' | (q5, false, _, (-2147483648)) -> '\'' | (q6, q7, q8, _) -> 'z') in f9) (n0 <> n0)) in
  (if min (true > false) ((-1) > 11) then (let v10 = if true then true else false in (let v11 = C2 { r3 = v10; r4 = v10; r5 = (0.5, (10.0, 15)) } in ())) else (let _v12 = 13 = 12 in if _v12 then () else ()));
  Array.fold_right (let rec f16 p13 p14 = (let _v15 = true in p14) in f16) (Array.mapi (fun p17 p18 -> false) (Array.make 3 16)) (match 'a' with | (q19 | ('a'..'m' as q19)) -> () | '0'..'9' -> () | 'a'..'m' -> () | q20 -> ())) with | Not_found -> (String.iter (let rec f22 p21 = () in f22) ""));
let v46 = (try (
  (try (
    let n23 = 4096 in
    note_int n23;
    (if (let (C7 (_, q24, n23)) = ((); C9) in (match n23 with | ((q25, q26) | (q25, q26)) when (match q24.(wrap (q26 lsr (q26 land 31)) 2) with | C10 -> (let ((C0 (q27, _)) : t0) = ((C0 ((Array.make 8 q26), []) : t0) : t0) in false) | ((C8 (q28, 'a'..'m', q29)) | (C8 (q28, 'a'..'m', q29))) -> ((-1.0) <> 100.75) | C8 (q30, '0'..'9', q31) -> (List.mem_assoc q26 []) | C8 (q32, 'n', q33) -> (List.mem q26 []) | C8 (q34, q35, q36) -> true | C9 -> ((q26 - 65535) <= q26) | C7 (q37, _, q38') -> (0.5 <= 100.75)) -> false)) then raise (Failure "b c") else (if not true then (if false then ())));
    List.fold_right2 (fun p39 p40 () -> (let (((C0 (q41, _)), _, q42) : (string, float) t2 * int * float) = (((C0 ('a', "tail \" end") : (string, float) t2), 13, p40) : (string, float) t2 * int * float) in ())) (let v43 = (C0 ((Array.make 8 n23), []) : t0) in []) [] ();
    ()) with | Invalid_argument q44 -> () | Failure _ -> () | Match_failure _ when true -> () | _ -> ());
  ' ') with | Invalid_argument q45 -> '\n' | Division_by_zero -> '\'') in
(try (
  prerr_int (compare (fst ((8, 12), true)) (3, 4));
  prerr_byte 32;
  prerr_float ((-100.75) +. (coarse (log (limit 0.5 0.5 100.0))));
  prerr_newline ();
  let n82 = (try (
    let rec f47 p48 p49 p50 =
      if p48 < 1 then
        (-2620)
      else (
        if (let v52' = fun p51' -> 1.0 in p49) > (p49 * 23) then raise (E0 v46) else (let r53 = f47 ((-1) + p48) p49 p50 in r53)
      )
    in
    let n59 = f47 8 (let o54 = -1 in let o55 = 16 in let o56 = -3 in let o57 = 15 in let o58 = 9 in let ( lsl ) a b = a * 2 - b and ( +. ) a b = a lxor (b + 1) and ( && ) a b = a lxor (b + 1) in o54 +. o55 +. o56 +. o57 && o58) C9 in
    let n61 = f47 12 (12 / (-1)) (let v60 = n59 in C9) in
    let x81 = (match (let s62 = part "12" n61 n59 in let i63 = 32767 in if i63 >= 0 && i63 < String.length s62 then s62.[i63] else v46) with | 'a'..'m' -> (match (let v64 = ((Array.make 4 (-10.0)), 100.75, (C0 ((Array.make 8 1), []) : t0), n61) in C2 { r3 = false; r4 = false; r5 = (1.0, (100.75, n61)) }) with | ((C1 (_, _)) | (C2 { r3 = _; _ })) -> ((); 1.0) | C2 { r3; r4 = q67; r5 } -> (tick_float 19 (-1.0))) | q68 -> (-10.0) | 'a'..'m' when ((max "\000\255x" "\000\255x") = (string_of_bool false)) -> (if (match v46 with | ('a'..'m' | '0'..'9') -> false | ('a'..'m' | 'a'..'m') -> false | '0'..'9' -> true | ('n' | 'n') -> false | q69 when (n61 = (match q69 with | ('a'..'m' as w70) -> n61 | ('0'..'9' as w71) -> n61 | 'a'..'m' -> 18 | q72 -> n61)) -> true | q73 when (let v74 = ref (Array.make 1 false) in (match q73 with | 'a'..'m' -> false | ('n' | '0'..'9') -> true | ('n' as w75') -> false | q76 -> true)) -> false | q77 -> true) then 10.0 else 0.5) | _ -> (match (try (if false then C9 else C9) with | _ -> C9) with | C10 -> ((fun p78 -> 0.5) (n59, n59)) | C8 (_, q79, q80) -> (-10.0) | C9 -> (if false then (-3.25) else 3.25) | C7 (_, f47, _) -> (float 19))) in
    n61) with | _ -> (20 lor 14)) in
  let v88 = (try (
    let unused83 = (n82 / ((compare n82 n82) lor 1)) + 65536 in
    (let v87 = (let rec f86 p84 v46 p85 = v46 in f86) in -1.0) < (fabs (-1.0))) with | _ -> (10 <= n82)) in
  (mix (if v88 then 1 else 0); note_end 0);
  let x90 = float_of_int (let v89 = ((100.75, 3.25), 0.0) in truncate (-1.5)) in
  (if "b c" = "" then (if v88 then () else ()))) with | _ -> (if false then () else ()));
let s92 = ref 2147483640 in
let s93 = ref 0 in
for i91 = 12 - 1 downto 0 do
  let u94 = !s92 + 715827883 in
  let u95 = !s93 + (if !s92 < !s92 + 715827883 then 1 else 3) in
  s92 := u94; s93 := u95
done;
let n96 = !s92 in
let n97 = !s93 in
note_int n96;
note_int n97;
let a98 = ((); (Array.make 16 1.0)) in
let s100 = ref 2.0 in
for i99 = 0 to (hide 0 19) - 1 do
  s100 := (if i99 < Array.length a98 then (a98.(i99) -. (!s100)) else !s100)
done;
let n101 = !s100 in
note_float n101;
let n114 = (try (
  (try (
    let x102 = if n96 > n97 then n101 else (n101 *. n101) in
    let n103 = int_of_float (1.0 *. (x102 *. x102)) in
    note_int n103;
    (match -10 with | (-2 as w104) -> (try (mix n97) with | _ -> ()) | 0 -> (a98.(0) <- x102) | 2 -> (print_string "a") | 2 -> (match v46 with | 'a'..'m' -> () | q105 -> ()) | q106 -> (mix 0))) with | _ -> (print_string "tail \" end"));
  let v112 = (match if n97 <> n97 then raise (Invalid_argument "12") else None with | ((None as w107) | (None as w107)) -> (
    (try (
      let x108 = a98.(4) in
      note_int (if false then n96 else n97)) with | Failure q109' -> (a98.(3) <- 0.5) | Not_found -> (if true then ()));
    (if (n97 + 1023) > n96 then (n96, 10.0, n96, (C0 (v46, "\000\255x") : (bool, int) t2)) else (n97, n101, n96, (C0 ('z', "a") : (bool, int) t2)))) | Some _ -> (
    (let ((C0 (_, q111)) : t0) = ((let _v110 = Array.make 4 3 in (C0 ((Array.make 8 n97), []) : t0)) : t0) in (n97, 0.0, 8, (C0 (v46, "a") : (bool, int) t2))))) in
  let x113 = if (n97 != n97) && (14 < n96) then (ceil a98.(0)) else (if 20 < 0 then (-. n101) else (float n97)) in
  -18) with | Invalid_argument n101 -> (n97 / (n97 lor 1))) in
note_int n114;
note_int n97;
note_int n96;
note_int n114;
note_float n101;
(mix (Char.code v46); note_end 0);
()
