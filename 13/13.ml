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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
(if ((((-1.5) *. 0.5) /. (10.0 /. 0.5)) *. ((if true then 1.0 else 10.0) *. (if true then 1.5 else 1.0))) >= (match Array.fold_left (match 0 with | -3 -> (fun p0 p1 -> p0) | (8 as w2) -> (let rec f5 p3 p4 = p3 in f5) | -2147483648 -> (fun p6 p7 -> C1) | _ -> (fun p8 p9 -> p8)) (match C1 with | (C1 | C1) -> C1 | C1 -> C1 | C0 (_, C1) -> C1 | ((C0 (q10, C1)) | (C0 (q10, (C0 (_, _))))) -> C1) (create_array 1 3.25) with | C1 -> ((let v11 = [] in 1.0) -. (snd ((-1.0), 10.0))) | C0 (q12, _) -> (float (6 + 18))) then (match if (let v15 = List.fold_left (fun p13 p14 -> p13) () [] in not false) then (Ok (match Array.make 1 3.25 with | ([|q16|] as w17) -> C1 | [|0.5|] -> C1 | [|q18|] -> C1 | ([|q19; q20|] as w21) -> C1 | q22 -> C1)) else (match (-0.0) *. 2.0 with | (0.5 as w23) -> (match ((ref (-1)), false, false) with | (_, true, true) -> (Ok C1) | (q24, true, false) -> (Ok C1) | (_, false, w23) -> (Ok C1)) | q25 -> (Ok C1)) with | Ok _ -> () | Error q26 -> () | Error q27 when ((13 mod 4) < (12 / (14 lor 1))) -> (match C0 ([()], 3.25) with | C1 -> (print_endline (match Array.make 4 4 with | [||] -> "tail \" end" | q27 -> "tail \" end")) | C0 (q28, q29) -> ((let rec f31 p30 = () in f31) (try (-4096) with | _ -> 19)))) else (mix (if (part (string_of_int 1) (compare [] []) (9 / 2)) = ((let rec f33 p32 = Printf.sprintf "<%05d>" p32 in f33) ((fun p34 -> 19) (-3))) then 1 else 0)));
let a35 = Array.make 2 0.0 in
let rec loop38 i36' n39' s37 =
  if i36' < n39' then (
    loop38 (i36' + 1) n39' (a35.(i36') *. (a35.(1) -. (s37)))
  ) else
    s37
in
let n40 = loop38 0 2 1.0 in
note_float n40;
let n44 = (let v41 = float (20 + 9) in compare (try (let v42 = C1 in Array.make 7 100.75) with | _ -> (Array.make 7 v41)) (let v43 = v41 in Array.make 7 v41)) in
print_int n44;
print_byte 32;
print_float a35.(wrap n44 2);
print_newline ();
let a45 = Array.make 16 n44 in
let i46' = ref 0 in
while !i46' < 4 do
  (
    let i47 = ref 0 in
    while !i47 < 4 do
      a45.(!i46' * 4 + !i47) <- ((Array.length a45) - (a45.(!i46' * 4 + !i47)));
      i47 := !i47 + 1
    done;
    ());
  i46' := !i46' + 1
done;
(mix_ints a45 0 16; note_end 0);
let a48 = [|n40; (-2.0); n40; n40; n40; 1.0; n40|] in
let s50 = ref n40 in
let i49 = ref 0 in
while !i49 < 7 do
  s50 := (a48.(!i49) -. (a35.(0) -. (!s50))); i49 := !i49 + 1
done;
let n51 = !s50 in
note_float n51;
let v54 = C0 ([], ((Printf.sprintf "<%i>" 9) = (String.map (let rec f53 p52 = p52 in f53) (clip "tail \" end")))) in
let n57 = (n44 asr 21) + (match v54 with | C1 -> n44 | C0 (q55, true) -> (n44 + n44) | C0 (q56, (false | false)) -> (10 mod (-3))) in
let unused58 = ((n57 - n57) - (-3)) lor n44 in
let x65 = (try (try (
  let rec loop61 i59 n62 s60 =
    if i59 >= 0 then (
      (if i59 = 5 then raise E0);
      loop61 (i59 - 1) n62 a48.(i59)
    ) else
      s60
  in
  let n63 = loop61 (7 - 1) 7 n51 in
  note_float n63;
  n63) with | _ -> a48.(0)) with | _ -> a48.(wrap (let v64 = ((Ok 'z'), n40, (n57, false), 17) in 16) 7)) in
let v78 = (let _v76 = if true && true then (if true then (fun p66 p67' p68 -> Array.make 16 p66) else (fun p69 p70 p71 -> a45)) else ((); (let rec f75 p72' p73 p74 = Array.make 16 p72' in f75)) in Char.uppercase_ascii (let v77 = ((n51, x65, x65, 100.75), C1, false) in '\255')) in
let v83 = min ((n57 * 28) <> (if false then 1 else n57)) (((fst (n57, (-2.0))) + 1024) <= (try a45.((let o79 = n44 in let o80 = n57 in let o81 = n44 in let o82 = n57 in let ( |> ) a b = (a lsl 1) + b in o79 |> o80 |> o81 |> o82) land 15) with | _ -> n57)) in
(mix (if v83 then 1 else 0); note_end 0);
let s85 = ref (Array.make 8 x65) in
for i84 = 0 to 5 - 1 do
  (
    let x86 = n51 in
    note_float x86;
    let x111 = (match (let s87 = (clip "12") ^ "12" in let i88 = -17 in if i88 >= 0 && i88 < String.length s87 then s87.[i88] else v78) with | 'a'..'m' -> (match v78 with | 'a'..'m' -> (x86 +. n51) | 'a'..'m' when ((i84 - n57) > (match [] with | ((-2147483647) :: (q89 :: q90)) -> i84 | ((q91 :: (_ :: q92)) as w93) when q91 <> 17 -> i84 | ([] as w94) -> 8 | ((-2) :: q95) -> i84 | (((-1) :: q96) | ((_ :: _) as q96)) -> n57 | ((q97 :: []) | (q97 :: [])) -> 15 | (v78 :: (q98 :: q99)) when q98 <> (-19) -> 2 | (_ :: (q100 :: _)) -> 12)) -> ((); n40) | q101' when ((x86 *. x86) = (ceil n51)) -> (n51 /. x65) | _ -> (-2.2250738585072014e-308) | _ -> (-. x86)) | '0'..'9' -> (let i102 = n57 - i84 in if i102 >= 0 && i102 < 8 then !s85.(i102) else 100.75) | ('a'..'m' as w103) -> (float_of_string "-3.25") | '0'..'9' -> (-2.0) | q104 -> (try (if (match i84 with | (3 | 2) -> v83 | (9 as w105) -> v83 | q106 -> v83) then raise Not_found else (match C1 with | (C1 | C1) -> x65 | C0 ((q107 :: q108), q109) when (match q108 with | ([] | (_ :: _)) -> ((12 - (-4097)) >= n57) | (_ :: v83) -> (false || true)) -> x86 | ((C0 ([], _)) | (C0 ([], _))) -> x86 | C0 (((_ :: _) as w110), _) -> x86)) with | Not_found -> (x65 *. 0.0) | _ -> (n51 *. x86))) in
    let v119 = List.equal (fun p112 p113 -> ((match v78 with | ('a'..'m' | 'a'..'m') -> n44 | ('n' | 'n') -> i84 | 'n' -> p113 | 'a'..'m' -> i84 | '0'..'9' -> 4 | q114 -> i84 | q115 -> p113) + 65535) < (p113 + p113)) (List.merge compare (match C1 with | C1 when (C1 >= C1) -> [] | C1 -> [] | C0 (q116, (_, q117, q118)) -> [] | exception _ -> []) []) [n44; (i84 mod (n44 lor 1)); (- i84)] in
    ());
  s85 := (let v120 = ((), None, C1) in !s85)
done;
let n121 = !s85 in
note_float n40;
note_int n44;
(mix_ints a45 0 16; note_end 0);
(mix (Char.code v78); note_end 0);
note_int n57;
note_float x65;
(mix (if v83 then 1 else 0); note_end 0);
()
