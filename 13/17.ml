type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y158 } -> mix_float y158
in
let _ = (List.compare_lengths (if (match (let v0' = Array.make 16 0.5 in []) with | [] -> ((); false) | (_ :: ((_ :: q1) | ([] as q1))) -> ((-3) != 4) | ((_ :: q2) | ([] as q2)) -> ("" <> "tail \" end")) then (try (match { r0 = (-10.0) } with | { r0 = 1.0 } when (if if false then true else true then (false < true) else (List.for_all (let rec f4 p3 = true in f4) [])) -> [] | ({ r0 = 1.0 } | { r0 = 1.0 }) when (false || (1.5 > 1.5)) -> ((); []) | { r0 = q5 } when ("b c" < "\000\255x") -> (if true then [] else []) | _ -> (false :: [])) with | Match_failure _ -> ((); [])) else (try (false :: ((); [])) with | _ -> (match Ok 2 with | ((Ok q6 as w7) | (Error (-1 as q6) as w7)) -> [] | Error q8 -> []))) (let v9 = (abs_float 3.25) :: [] in ((if false then () else ()); (match { r0 = 2.0 } with | { r0 = (0.5 | 0.5) } -> v9 | { r0 = 0.0 } -> v9 | { r0 = q10 } -> [])))) asr 0 in
let n17 = (try (match if (-2) < 9 then raise (Failure "tail \" end") else [] with | [] -> (-2) | ({ r0 = q11 } :: q12) -> ((4 - (-1)) + (-4096))) with | Failure q13 -> ((14 - 3) lsr ((let (q14, q15, q16') = (11, (-1), 12) in q15) land 31))) in
note_int n17;
Printf.printf "[%s %d]\n" "a" (List.fold_left (try (if false then raise (E0 n17) else (let rec f20 p18 p19 = p19 in f20)) with | E0 q21 when q21 <> (-12) -> (let rec f23 p22 q21 = p22 in f23) | _ -> (fun p24 p25 -> p24)) (match Array.make 8 (-3.25) with | q26 -> 1) ((fun p27 -> []) n17));
let n17 = (let v35 = (let (q28, q29, q30) = ({ r0 = 100.75 }, n17, (Array.make 4 20)) in Array.fold_left (let rec f33 p31 p32 = p31 in f33) (fun p34 -> -100.75) q30) in (match { r0 = 0.0 } with | ({ r0 = (1.0 as w36) } as w37) -> w36 | { r0 = q38 } -> q38) *. (-0.0)) in
let a98 = (match (match (let { r0 = q39 } = { r0 = n17 } in { r0 = q39 }) with | ({ r0 = q40 } | { r0 = (0.5 as q40) }) -> { r0 = (-10.0) } | ({ r0 = 0.0 } | { r0 = 1.0 }) when (not (20 == 7)) -> (Array.fold_left (fun n17 p41 -> n17) { r0 = n17 } (Array.make 4 n17)) | { r0 = (_ | 1.0) } when ((false && true) && (n17 > n17)) -> ((); { r0 = n17 }) | { r0 = _ } when ((try (14 + 19) with | _ -> 19) = (-10)) -> (match 6 with | 1 -> { r0 = n17 } | 4 -> { r0 = 1.5 } | 8 -> { r0 = 1.5 } | q42 -> { r0 = (-100.75) }) | _ -> (if false then { r0 = n17 } else { r0 = n17 })) with | ({ r0 = q43 } as w44) -> (
  Array.copy (Array.make 8 1.5)) | { r0 = q45 } when q45 < 2.0 -> (
  (match (match [] with | ([] | (_ :: _)) -> None | (q46 :: []) -> None | (q47 :: (q48 :: _)) -> None) with | None when ((fun p49 -> (match 19 with | 4 -> p49 | 9 -> p49 | -1 -> true | 3 -> p49 | (1 as w50) -> p49 | _ -> p49)) (let v51 = -1.0 in false)) -> (let (_, q54, q55, { r0 = _ }) = (true, 2, (fun p52 q45 p53 -> "tail \" end"), { r0 = q45 }) in Array.make 8 (-0.5)) | None -> (Array.copy (Array.make 8 (-0.0))) | ((Some 1.0) | (Some 1.0)) -> (if true then (Array.make 8 q45) else (Array.make 8 q45)) | (None | (Some _)) -> (match 19 with | 7 -> (Array.make 8 q45) | -2147483647 -> (Array.make 8 q45) | (3 | 3) -> (Array.make 8 q45) | 7 -> (Array.make 8 q45) | ((-2147483647) | _) -> (Array.make 8 n17) | (0 | 0) -> (Array.make 8 0.5) | (-2 as w56) -> (Array.make 8 (-0.5)) | q57 -> (Array.make 8 q45)))) | { r0 = q58 } -> (
  let s97 = (match ((if not ("\000\255x" >= "b c") then ()); (Error (- 20))) with | (Ok 4 as w59) -> (String.concat "12" [((let _v60 = q58 /. n17 in ()); ((clip ((clip "") ^ "a")) ^ (match w59 with | ((Ok q61) | (Ok q61)) -> "" | Error q62 -> "12"))); clip "a"]) | Ok ((-2147483648) | (-2147483648)) -> (try ((clip "bbnmkttg") ^ ((clip (String.make 4 (Char.lowercase_ascii 'z'))) ^ (part "\000\255x" 18 15))) with | _ -> "a") | Ok 9 -> (let v68 = if ((note_int 6); (let _v63 = { r0 = q58 } in false)) then ({ r0 = 0.5 }, (match { r0 = q58 } with | { r0 = (0.5 as w64) } -> '0' | { r0 = _ } -> 'a' | { r0 = 1.0 } -> 'z'), { r0 = 2.0 }, (Error '\'')) else ((if false then { r0 = q58 } else { r0 = q58 }), (let s65 = "a" in let i66 = 9 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else 'a'), ((); { r0 = 100.75 }), (match [] with | [] -> (Ok q58) | (q67 :: _) -> (Ok 1.5))) in (try "b c" with | _ -> "a")) | Ok 5 -> (let _v71 = print_char (let s69 = "" in let i70 = - 17 in if i70 >= 0 && i70 < String.length s69 then s69.[i70] else '\255') in (clip (part (if true then "b c" else "b c") (15 mod (-2147483648)) (- 20))) ^ (part "tail \" end" 2 3)) | Ok 0 -> (string_of_int ((lxor) (let o72 = 19 in let o73 = -3 in let o74 = 13 in let o75 = 7 in let o76 = 5 in let ( > ) a b = (a lsl 1) + b in o72 > o73 > o74 > o75 > o76) 9)) | Ok 7 -> (string_of_float (abs_float (( +. ) (float_of_int (-2)) q58))) | Ok 1 -> "mwniwfkcpc" | Ok ((-2147483647) | (-2147483647)) -> (let v78 = { r0 = ((if true then n17 else q58) /. (let v77 = None in q58)) } in string_of_bool false) | Ok _ -> (Printf.sprintf "<%u>" ((((7 - 18) lsl 1) - ((let o79 = 16 in let o80' = 16 in let o81 = 13 in let ( @! ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o79 @! o80' lsl o81) land (- 6))) land 2147483647)) | Error _ -> (if (((let v82 = '\'' in 3) + 31) > (let o83 = 20 in let o84 = 14 in let o85 = 12 in let o86 = 17 in let o87 = 3 in let ( -. ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o83 -. o84 -. o85 lsl o86 -. o87)) && (let v88 = Error 16 in (let _v89 = Array.make 2 q58 in true)) then (if (q58 /. q58) = (let (q90, q91, _) = ([], q58, q58) in q58) then (let v92 = Array.make 2 5 in (let v95 = (let rec f94 ({ r0 = _ } as w93) = [] in f94) in "a")) else "sdrtkqxvhoa") else (match None with | (None | None) -> ((if true then ()); ((clip "tail \" end") ^ "12")) | Some 1.0 -> (String.make 4 '\'') | ((Some _) | None) -> (string_of_float (abs_float n17))))) in
  Array.make 8 n17)) in
let n99 = 19 in
note_int n99;
let n100 = (int_of_float (if false then n17 else n17)) - (Char.code '\n') in
note_int n100;
let n105 = (let { r0 = q104 } = { r0 = (match n17 with | 0.5 -> 10.0 | 1.0 -> (fabs (floor n17)) | q101 -> (match if true then (Ok n100) else (Ok 3) with | Ok 5 -> (if false then q101 else q101) | Ok n17 -> 5e-324 | Error q102 -> (let v103 = n99 in -0.0))) } in 4096 - (8 mod 2)) in
let v108 = Array.exists (fun p106 -> if (n105 - (-65536)) < (-1) then (let _v107 = Array.make 1 p106 in true) else ("tail \" end" < "12")) a98 in
let n109 = n105 in
note_int n109;
print_endline (part (match 3 with | ((-3) | (-3)) -> "b c" | 4 -> "\000\255x" | -2147483647 -> "" | (4 | (-2147483648)) -> "12" | 8 -> "12" | q110 -> "tail \" end") (- n99) 7069);
let v108 = n109 in
(match { r0 = (sqrt 3.25) } with | { r0 = 0.5 } -> () | { r0 = 0.0 } -> (fst ((), false)) | { r0 = q111 } -> () | (({ r0 = 1.0 } as w112') | ({ r0 = 1.0 } as w112')) -> () | { r0 = q113 } -> (a98.(0) <- (0.5 *. 0.0)));
assert (hide 1 3 = 3);
let v125 = (fun p117 -> if true == false then { r0 = (-0.0) } else { r0 = 1.5 }) (let s118 = (match [] with | [] -> "b c" | (q119 :: (q120 :: q121)) -> "b c" | ([] | []) -> "12" | ((_ :: q122) as w123) -> "tail \" end") in let i124 = int_of_float n17 in if i124 >= 0 && i124 < String.length s118 then s118.[i124] else 'z') in
(mix_0 5 v125; note_end 0);
let v126 = if (false && false) || (1.5 <= n17) then v125 else v125 in
let rec loop129 i127 n130 s128 =
  if i127 < n130 then (
    (v125.r0 <- (s128 +. (v126.r0)));
    loop129 (i127 + 1) n130 ((v125.r0) -. v126.r0)
  ) else
    s128
in
let n131 = loop129 0 10 2.0 in
note_float n131;
let a132' = if ((fun p133 -> true) { r0 = n131 }) || (let ({ r0 = _ } as w134) = v126 in false) then a98 else a98 in
a98.(0) <- (( +. ) (n131 *. (-0.5)) a132'.(4));
a132'.(7) <- ((a98.(0)) *. (-4096.0));
note_float a98.(0);
let i135 = ref 0 in
while !i135 < 7 do
  a132'.(!i135 + 1) <- ((try (if true then raise E1 else n17) with | E1 -> n17) +. (a132'.(!i135)));
  i135 := !i135 + 1
done;
(mix_floats a132' 0 8; note_end 0);
(mix (if not (if (match v126 with | { r0 = 1.0 } -> 19 | { r0 = q136 } -> n109) >= (match v125 with | { r0 = (0.5 as w137) } -> n105 | { r0 } -> n109) then ((let v138 = (n100, true, { r0 = n131 }) in true) <= (not true)) else ((Array.fold_left (let rec f141 p139 p140 = p139 in f141) "" a132') = (Printf.sprintf ("%4d" ^^ "<%s>|%c") v108 (clip "a") ' '))) then 1 else 0); note_end 0);
let n146 = (match (fun p142' -> if false then { r0 = n131 } else { r0 = (-100.75) }) (n105 + 18) with | { r0 } -> (
  let x143 = -0.0 in
  note_float x143;
  String.length (Array.fold_right (fun p144 p145 -> p145) a132' "12"))) in
let x147 = 1.0 in
let n148' = ((); n100) in
let a151 = [|((- n100) < (n105 / 3)); (((Array.length a132') - 4095) >= (match { r0 = n131 } with | { r0 = (0.5 as w149) } -> n148' | { r0 = 0.5 } -> n146 | ({ r0 } as w150) -> n109))|] in
(mix (if a151.(1) then 1 else 0); note_end 0);
let n152 = -15 in
note_int n152;
let n153 = 3 in
a151.(1) <- (7796 <> v108);
let rec loop156 i154 n157 =
  if i154 < n157 then (
    (let x155 = a132'.(i154) in a132'.(i154) <- a132'.(7 - i154); a132'.(7 - i154) <- x155);
    loop156 (i154 + 1) n157
  ) else
    ()
in
loop156 0 8;
(mix_floats a132' 0 8; note_end 0);
note_int n109;
note_int n99;
note_int n152;
note_int n146;
note_int n148';
(mix (if a151.(1) then 1 else 0); note_end 0);
note_int n153;
note_int n105;
()
