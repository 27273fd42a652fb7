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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y192 :: y193) -> mix 1; mix_3 (d - 1) y192; mix_0 (d - 1) y193
and mix_1 d (v : (float -> bool -> float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y195) -> mix 1; mix_1 (d - 1) y195
and mix_2 d (v : (float, float * int * string * bool) result) =
  if d > 0 then
    match v with
    | Ok y196 -> mix 0; mix_float y196
    | Error y197 -> mix 1; (let (m198, m199, m200, m201') = y197 in mix_float m198; mix m199; mix_string m200; mix (if m201' then 1 else 0))
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y202 :: y203) -> mix 1; mix y202; mix_3 (d - 1) y203
in
let v19 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | (None | None) -> 0.0 | Some (0.5 | 0.5) -> (-10.0) | ((Some 0.5) | (Some _)) -> (-1.0) | ((Some _) | (Some _)) -> 100.75))) [] with | ([] | []) -> ((if (float_of_int 11) <> (let ((_, _, _, q3) as w4) = ((Array.make 2 (-2.0)), (-2), (-100.75), []) in 0.5) then ((match (Ok false) with | ((Ok true) | (Ok true)) -> 2 | Ok (true | false) -> 7 | ((Error _) | (Ok _)) -> 3 | exception _ -> 1) - (12 * 3)) else (let o6 = -7049 in let o7 = 1 + 7 in let o8 = int_of_float 100.75 in let o9 = max 20 8 in let ( land ) a b = b - a and ( %% ) a b = a * 2 - b in o6 land o7 %% o8 land o9)) = ((if (try (match None with | ((Some _) | None) -> false | ((Some q11) | (Some ([] as q11))) when true -> true | _ -> false) with | Match_failure _ -> false) then (( - ) 7 16) else (if false then 7 else 14)) / ((let _v12' = - 6 in (let rec f14' p13 = 13 in f14') ('\n', false, 'a', 1.5)) lor 1))) | (((q15, q16) :: q17) | ((q15, q16) :: q17)) -> (((clip "ytx") ^ (string_of_float (abs_float 100.75))) <= (let v18 = 100.75 = (q16 *. q16) in string_of_float 3.25))) in
(mix (if v19 then 1 else 0); note_end 0);
let v21 = (match Some ((-3) == 7) with | (None | (Some _)) -> (
  (let v19 = 7 lxor 7 in 10 <= v19)) | ((Some _) | None) -> (
  (try (let _v20 = "b c" = "12" in v19 <> _v20) with | _ -> (0 = 19)))) in
let v21 = (int_of_float (2.0 +. (-1.0))) land (let _v28 = (match [] with | ([] | (_ :: _)) -> true | ((7 | 7) :: q22) -> v21 | (3 :: ([] | [])) -> v19 | ((3 | 3) :: (q23 :: q24)) -> v19 | (([] as w25) | (((-2) :: _) as w25)) -> true | ([] | (_ :: _)) -> v21 | exception Division_by_zero -> v19 | exception Not_found -> v21 | exception Match_failure _ -> v19 | exception E0 0 -> v19 | exception E0 (1 as w26) -> v21 | exception E0 8 -> v21 | exception E0 5 -> false | exception E0 _ -> false | exception E1 4 -> true | exception E1 q27 -> true | exception E2 v21 -> v19) in 2 lsr 2) in
note_int v21;
let v40 = (match (let v29 = false || v19 in ((); [])) with | ([] | []) -> (
  (if Array.exists (let rec f31 p30 = v19 in f31) (Array.make 1 v21) then ((fun p32 p33 -> p32) :: []) else [])) | ((q34 :: _) | (q34 :: _)) -> (
  (try (Printf.printf "[%s %d]\n" "b c" (let _v37 = (match q34 with | ((_, _, q35, q36) | (_, None, q35, q36)) -> (Error v21)) in truncate (coarse (atan (limit (( *. ) (-10.0) (-100.75)) (-9.0) 9.0))))) with | _ -> (if v19 || ((); v19) then () else (mix (if v19 then 1 else 0); note_end 0)));
  let _ = fun p38 p39 -> Array.make 16 ((-. 0.0) *. 100.75) in
  [])) in
let n43 = (match None with | (None | None) -> (
  snd ((fun p41 -> (p41, v21)) 0.5)) | ((Some q42) | (Some q42)) -> (
  (v21 + 3) - (4 * 27))) in
let a44 = ((); (Array.make 4 (Ok (-1.5)))) in
a44.(0) <- (match v40 with | ([] | (_ :: _)) -> (let v45 = [] in Ok 1.5) | ((q46 :: _) | (q46 :: _)) -> (match v40 with | ([] | []) when v19 -> (Ok 0.0) | ([] | []) -> (Ok 100.75) | ((_ :: (_ :: _)) | (_ :: _)) when (((); "b c") <= ((clip "12") ^ "b c")) -> (Ok 1.5) | ((q49 :: q50) | (q49 :: q50)) when (((n43 + 65535) <= 12) && v19) -> (Ok (-0.5)) | ((_ :: _) | (_ :: _)) -> (Ok 0.0) | _ -> (Ok 10.0)));
a44.(1) <- (Error (0.5, 5, "a", v19));
a44.(2) <- (Error (10.0, 16, "\000\255x", v19));
a44.(3) <- (Error (1.5, v21, "a", v19));
let n56 = (hide 1 4) in
let rec loop55' i51 s52 =
  if i51 >= 0 then (
    loop55' (i51 - 1) (match a44.(i51) with | ((Ok _) | (Error _)) -> ((s52) *. 1e-310) | ((Error q54') | (Error q54')) -> ((s52) +. 2.0))
  ) else
    s52
in
let n57 = loop55' ((hide 1 4) - 1) 2.0 in
note_float n57;
let x191 = (match (let v58 = true || v19 in (let v61 = fun p59 p60 -> n43 in None)) with | (None | (Some _)) -> (
  (try (
    let n188 = (match if v19 then raise (Invalid_argument "12") else (if false then None else None) with | (None | None) -> (
      let v67 = (match ((v21 = n43) :: []) with | ([] | []) -> (
        Char.chr ((n43 lsr 21) land 255)) | ((true | true) :: q62) -> (
        (let v64 = (let v63 = "\000\255x" in []) in Char.chr n43)) | ((false | false) :: q65) -> (
        print_endline ((clip (Printf.sprintf "<%s>" "a")) ^ (String.lowercase_ascii (clip "")));
        (let _v66 = if v19 then raise (Invalid_argument "") else "b c" in (match n43 with | (1 | 1) -> '\255' | (6 | 6) -> 'a' | (7 | _) -> ' ' | _ -> 'a')))) in
      (-4) lxor (n43 lsr 22)) | ((Some q68) | (Some (false as q68))) -> (
      let v118 = (match (if ((); false) then (if q68 then raise (E0 18) else (Ok [])) else (match v40 with | ([] | (_ :: (_ :: _))) -> (Ok []) | ((q69 :: []) | (q69 :: _)) -> (Ok []) | ((_ :: (_ :: _)) | []) -> (Ok []))) with | ((Error None) | (Ok _)) -> (
        (if if v19 then q68 else false then (match v40 with | ((_ :: _) | []) -> [] | ((q75' :: q76) | (q75' :: ([] as q76))) -> [] | ((_ :: ((q77' :: q78) as w79)) | ((_ :: ((q77' :: _) as q78)) as w79)) -> [] | ((_ :: (_ :: _)) | (_ :: [])) -> []) else (List.fold_right (let rec f85 p83 p84' = [] in f85) [] []))) | Error (None | None) -> (
        [] :: (if q68 then [] else [])) | (Error (Some ((-1) | 8)) as w86) -> (
        let v87 = v21 >= (-10) in
        []) | Error ((Some 2 as w88) | (Some 2 as w88)) -> (
        let n89 = v21 in
        note_int n89;
        let n100 = (let o90 = ((); 4096) in let o91 = (let v92 = n43 in n89) mod ((n89 + 17) lor 1) in let o93 = Array.length a44 in let o94 = compare ((); n89) (if q68 then n89 else n89) in let o95 = (match w88 with | (None | None) -> (16 mod (-1)) | Some (9 | (-3)) -> (let o96 = 18 in let o97 = 10 in let o98 = 10 in let o99 = n89 in let ( lxor ) a b = b - a and ( |> ) a b = (a lsl 1) + b in o96 lxor o97 lxor o98 lxor o99) | ((Some 1) | (Some 1)) -> 2147483647 | ((Some 7) | (Some _)) -> ((-1) mod 7)) in let ( lsr ) a b = (a lsl 1) + b and ( ||| ) a b = a * 2 - b in o90 ||| o91 ||| o93 ||| o94 lsr o95) in
        note_int n100;
        List.assoc (n100 - n89) ((n100, []) :: [])) | Error ((Some _) | (Some _)) -> (
        (try (if (try (n43, (false, q68, 1.5, n57), (Array.make 16 v21), v21) with | _ -> (v21, (q68, q68, n57, (-3.25)), (Array.make 16 v21), 1)) <> (if q68 then (7, (q68, q68, n57, n57), (Array.make 16 v21), n43) else (n43, (q68, v19, n57, n57), (Array.make 16 11), v21)) then (match (let rec f103 p101 p102 = n57 in f103) :: [] with | ([] | []) -> (a44.(3) <- (Ok (-1.5))) | ((a44 :: q104) | (_ :: (a44 :: q104))) -> (mix (if false then 1 else 0); note_end 0) | ([] | (_ :: [])) when ((fun p105 -> n57 > n57) (q68 || v19)) -> (a44.(3) <- (Ok n57)) | ([] | (_ :: [])) -> () | _ -> (if q68 then () else ())) else (match v21 with | (4 | (-3)) -> (let _v106 = 1.5 in ()) | ((0 as w107) | (0 as w107)) -> (a44.(0) <- (Ok 3.25)) | (9 | 9) -> (a44.(0) <- (Ok (-10.0))) | _ -> (a44.(3) <- (Ok n57)))) with | _ -> (a44.(3) <- a44.(3)));
        let rec loop115 i113 n116 s114 =
          if i113 <> n116 then (
            loop115 (i113 + 1) n116 (((match [] with | ([] | []) -> n43 | ((q108 :: []) | ((3 as q108) :: _)) -> q108 | ((q109 :: q110) | (q109 :: q110)) -> q109 | ((_ :: ((q111 :: q68) as w112)) | ((_ :: ((q111 :: _) as q68)) as w112)) -> q111) * 6) - (((s114) - ((match [] with | ([] | []) -> n43 | ((q108 :: []) | ((3 as q108) :: _)) -> q108 | ((q109 :: q110) | (q109 :: q110)) -> q109 | ((_ :: ((q111 :: q68) as w112)) | ((_ :: ((q111 :: _) as q68)) as w112)) -> q111) * 6))))
          ) else
            s114
        in
        let n117 = loop115 0 15 3 in
        note_int n117;
        Result.get_error (Ok (-2))) | exception E0 q68 -> []) in
      (mix_0 5 v118; note_end 0);
      let v187 = (match [] with | ([] | []) -> (
        (fun p119 -> []) (match [] with | ([] | []) -> n57 | ([] | (_ :: _)) -> n57)) | ((q120 :: _) | (q120 :: _)) -> (
        let f141 = (let a44 = ((if q68 then ()); (let (q121, q122', _, _) = ((-1.5), None, true, None) in [])) in if if false then raise Not_found else q68 then (match a44 with | ((_ :: (_ :: _)) | (_ :: _)) -> (let rec f126 p125 n43 = 3 in f126) | ([] | []) -> (fun p127 p128 -> p128) | ([] | (_ :: _)) when (let _v129 = -10 in '\n' == '0') -> (fun p130 p131 -> q120) | ((_ :: q132) | ([] as q132)) -> (let rec f135 p133 p134 = n43 in f135) | _ -> (let rec f138 p136' p137 = p137 in f138)) else (fun p139 p140' -> n43)) in
        let n57 = if q68 then (List.fold_right2 (let rec f145 p142 p143 p144 = tick_float 6 p144 in f145) (match v118 with | ((_ :: _) | []) -> [(match v40 with | ([] | (_ :: _)) -> None | ([] | (_ :: _)) -> None)] | ([] | (_ :: _)) -> (let v148 = Array.length a44 in [None; None; None]) | ([] | []) when (Array.fold_right (let v149 = q120 in (let rec f152 p150 p151 = true in f152)) a44 (n57 = n57)) -> [] | _ -> []) ((fun p153 -> (match v40 with | ([] | []) -> n57 | (q154 :: ([] | [])) -> n57 | ((q155 :: (q156 :: q157)) | (q155 :: (q156 :: q157))) -> n57) :: (if p153 then [] else [])) (match v118 with | ([] | []) -> ("a" >= "b c") | ((q158 :: q159) | (q158 :: ([] as q159))) -> (q68 && false) | (((6 :: q160) :: a44) | ((6 :: q160) :: a44)) when false -> (match [] with | ([] | []) -> q68 | ((_ :: ([] | [])) as w161) -> false | ((q162 :: (_ :: v21)) | ((q162 :: (_ :: _)) as v21)) -> q68) | _ -> (match n43 with | ((-2) | (-1)) -> false | ((-3) | (-3)) -> v19 | (q163' | (-2147483648 as q163')) -> q68 | ((-3) | 5) when ((-2147483647) > (q120 + q120)) -> false | ((3 as w164) | (0 as w164)) -> q68 | q165 -> v19 | _ -> q68))) (fabs (100.75 *. (match v40 with | ([] | (_ :: (_ :: _))) when (let v166 = fst ("tail \" end", 17) in if v19 then q68 else q68) -> n57 | ((_ :: _) | []) -> n57 | ([] | []) when ((try (sqrt 1.5) with | _ -> n57) <= (float_of_int v21)) -> n57 | ((q170 :: q171) | (q170 :: q171)) -> (-3.25) | (([] as w172') | ([] as w172')) when ((string_of_bool v19) = (Printf.sprintf "<%.3f>" (abs_float n57))) -> 10.0 | _ -> n57)))) else ((let _v174 = (let v173 = Printf.sprintf "<%c>" 'a' in 0.5 /. 1.5) in _v174) +. (let (q185, (q186, a44, _)) = (function | (([] as w176) | ([] as w176)) -> (match [] with | ([] | []) -> ((), (n57, n57, n57)) | (((_ :: _) as w177') | (_ :: w177')) -> ((), (n57, n57, n57))) | ((q178 :: (q179 :: [])) | (q179 :: (q178 :: []))) -> ((), (1.5, n57, n57)) | ([] | (_ :: [])) -> ((), (0.5, n57, n57)) | (("a" :: q180) | (("a" :: _) as q180)) -> (if q68 then ((), (n57, n57, n57)) else ((), (n57, 1.0, n57))) | (("" | "") :: q181) -> (match v118 with | ([] | (_ :: _)) -> ((), (n57, n57, n57)) | ((_ :: q182) | (_ :: q182)) -> ((), (n57, n57, n57))) | ((q183 :: q184') | ((q183 :: _) as q184')) -> ((); ((), (n57, n57, n57)))) ("a" :: []) in snd (a44, n57))) in
        [])) in
      n43)) in
    ()) with | Invalid_argument q189 -> () | Not_found -> ());
  3.25) | ((Some q190) | (Some q190)) -> (
  q190)) in
note_float x191;
(mix_1 5 v40; note_end 0);
note_float n57;
note_int n43;
(mix (if v19 then 1 else 0); note_end 0);
(mix_2 5 a44.(3); note_end 0);
note_int v21;
note_float x191;
()
