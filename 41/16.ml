exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y157 -> mix 1; mix_1 (d - 1) y157
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let n2 = 7
let () = print_int (succ n2)
let () = print_byte 32
let () = print_float (if false then (try (1.0 *. (-3.25)) with | _ -> (-1.0)) else (match 1.5 with | (1.0 | 0.5) -> 2.0 | q3 -> q3))
let () = print_newline ()
let () = mix (max (max n2 0) (match [] with | ([] | []) -> n2 | ((_ :: _) | (_ :: _)) -> n2))
let v24 = ((((land) n2 n1), (try (-1246) with | _ -> n2), 0.0), ((match 0.5 with | (1.0 | 0.5) -> () | (0.0 | 0.0) -> () | (0.0 | 0.0) -> () | q4 -> ()); [|(Array.make 2 n2); (Array.make 2 15); (Array.make 2 n1); (Array.make 2 n1)|]), (match (match [] with | (([] as w5) | ([] as w5)) -> [] | ((None | None) :: []) -> [] | ((None :: (_ :: _)) | []) -> [] | (((Some _) :: _) | []) -> []) with | ((_ :: _) | []) -> None | ([] | (_ :: _)) when (n2 <> (int_of_float 0.0)) -> (try None with | _ -> None) | ([] | (_ :: _)) -> ((); None) | _ -> None | exception Invalid_argument _ -> (let (_, _, _) = ('\255', (Array.make 4 (-3.25)), None) in None) | exception Failure _ -> (try (if true then None else None) with | _ -> None) | exception Not_found -> (let _v13 = (let rec f12 p10 p11 = Ok p11 in f12) in None) | exception E1 (q14, q15) -> (List.fold_left (let rec f17 p16 n2 = p16 in f17) None []) | exception E2 -> (let n2 = Ok 3.25 in None)), (match 3.25 <> 1.5 with | (true | true) -> (min n2 n2) | (false | false) when (List.fold_right (let rec f20 p18 p19 = false && p19 in f20) [] (false && false)) -> (( + ) 16 7) | (false | true) -> (match [] with | ([] | []) -> 10 | ((0.0 :: _) | (_ :: _)) -> 19 | (((q21 :: q22) as w23) | ((q21 :: q22) as w23)) -> n2) | _ -> (compare ' ' '\'')))
let () = ((let (m25, m29, m30', m31) = v24 in (let (m26, m27, m28) = m25 in mix m26; mix m27; mix_float m28); mix_ints m29.(3) 0 2; mix_0 5 m30'; mix m31); note_end 0)
let () = (try (
  let v39 = (match if List.for_all (let rec f33' p32 = false in f33') [] then ((fun (q34, q35, q36) -> []) (n2, (-10.0), 2.0)) else (if false then [] else []) with | (([] as w37) | ([] as w37)) when (try (1073741824 < (try (n2 / 7) with | _ -> 18)) with | _ -> (if false then false else false)) -> (
    List.hd (None :: [])) | ((q38 :: _) | (q38 :: _)) when ("tvlrrqfoow" > (part "tail \" end" n2 n2)) -> (
    (if (try (not false) with | _ -> true) then raise (E0 (n2, false)) else (Some (n1, n2, n2)))) | _ -> (
    Some (n1, n2, 12))) in
  let n40 = n2 in
  note_int n40;
  let n41' = n2 lsl 8 in
  ()) with | Failure q42 -> (snd (false, ())) | Match_failure _ -> () | E0 (1, _) -> (match v24 with | ((q43, q44, q45, _) | (q43, q44, q45, _)) -> ()) | E0 (_, q46) -> (if false then () else ()))
let _ = -8
let n47 = (n1 lsr ((n1 + 18) land 31)) mod 100
let v73 = (match if false && false then [] else ((); []) with | ([] | []) when (try (((clip "a") ^ "tail \" end") < (match v24 with | ((q48, q49, q50, n47) | (q48, q49, q50, n47)) -> "a")) with | _ -> true) -> (
  (0.5, (Array.fold_left (fun p51 n2 -> true) false (Array.make 5 3)))) | (([] as w52) | ((_ :: _) as w52)) -> (
  let a53 = Array.fold_right (let rec f56 p54 p55 = p55 in f56) (Array.make 4 false) (Array.make 2 []) in
  a53.(0) <- (String.fold_left (let rec f59 p57 p58 = p57 in f59) (n47 :: []) (let (q63, (q64, _, q65, _), q66, q67) = ((fun a53 -> -1), (0.5, 1.5, 14, n2), (let rec f62 p60 p61 = n47 in f62), 100.75) in "a"));
  a53.(1) <- (if n2 >= n47 then w52 else (n47 :: []));
  let s69' = ref (-3.25) in
  let i68 = ref 0 in
  while !i68 < 2 do
    s69' := (match a53.(!i68) with | ([] | []) -> (!s69' -. (!s69')) | (_ :: ([] | [])) -> ((!s69' +. !s69') -. (!s69')) | ([] | (_ :: (_ :: _))) -> ((!s69') -. (try (!s69' /. !s69') with | _ -> !s69'))); i68 := !i68 + 1
  done;
  let n70 = !s69' in
  note_float n70;
  snd (n70, (n70, true))) | ([] | (_ :: _)) -> (
  (let _v71 = n2 lor n47 in (let _v72 = n1 in ((-3.25), false)))))
let () = (try () with | _ -> ())
let n85 = (let (q81, q82, q83) = ((-32769), (try (Array.fold_left (let rec f76 p74 p75' = p74 in f76) None (Array.make 2 "a")) with | Division_by_zero -> None | Failure _ -> None | Not_found -> None | E0 ((-1), q77) -> None | E0 (1, q78) -> None | E0 ((-3), n2) -> None | E0 ((-2147483648), _) -> None | E0 ((8 as w79'), q80) -> None | E0 (_, _) -> None | E1 _ -> None), (17, 0.5, 10.0, n2)) in if (n47 + 2147483647) <= q81 then (match (100.75, false) with | (0.5, (false | true)) -> n2 | ((q82, true) | (q82, true)) -> q81 | ((1.0 | 1.0), false) -> q81 | (q84', (false | false)) -> n2) else n47)
let n129 = (try (
  let n91 = if n47 <= n85 then (if "" < "12" then n47 else (if [] >= [] then (if 'a' != '\n' then (if false && true then (match v73 with | ((q88, true) | (q88, false)) when q88 >= (-10.0) -> 0 | ((1.0, q89) | (1.0, q89)) -> n85 | (_, (true | false)) -> n47 | ((q90, _) | (q90, false)) -> n47) else (try (match v73 with | ((0.5, true) | (0.5, true)) -> n85 | (q86, (true | true)) -> 15 | (q87, (false | false)) -> n85) with | _ -> 11)) else (n2 + n47)) else (- n2))) else n85 in
  let v128 = (match Ok [] with | ((Error 0.5 as w92) | (Ok _ as w92)) -> (
    (match v24 with | (((q93, q94, _), _, _, 1) | ((_, q94, _), _, _, q93)) -> [] | ((((q95, 3, q96) as w97), _, q98, q99') | (((_, (3 as q95), q96) as w97), _, q98, q99')) -> (match q98 with | (None | (Some _)) -> [] | ((Some _) | None) -> []) | ((((_, (-3), _) as w100), n2, q101, q102) | (((q102, (-3), _) as w100), n2, q101, _)) -> [] | (((q103, 5, q104), n85, q105, q106) | ((_, (5 as q106), q104), n85, q105, q103)) -> (if false then [] else []) | ((_, [|_; _; _; _|], _, _) | ((_, (-1), _), _, _, _)) -> ((); []) | (((q113, q114, q115) | (q113, (-2 as q114), q115)), q116, q117, w92) -> (if false then raise Not_found else []) | ((q118, q119, q120, q121) | (((_, (2 as q121), _) as q118), q119, q120, _)) -> ((fun p122 -> []) 10.0) | (((_, q123, q124), v24, q125, q126) | ((q123, _, q124), v24, q125, q126)) -> (if true then [] else []))) | ((Error q127) | (Error q127)) -> (
    prerr_int ((n47 - n85) + (- n91));
    prerr_byte 32;
    prerr_float q127;
    prerr_newline ();
    ((if true then () else ()); (if false then [] else [])))) in
  int_of_string (string_of_int (n85 + n2))) with | Not_found -> (try (succ 3) with | _ -> n47))
let () = note_int n129
let n143 = (try (
  let rec pick130 p131 p132 p133 =
    if p131 then p132 else p133
  in
  let a134 = pick130 true (Array.make 4 2.0) (Array.make 4 0.0) in
  let a135 = [|1.5; 0.5; 1.0; 1.5|] in
  (pick130 (if not true then (match v73 with | ((1.0 | 0.5), true) -> false | ((_, true) | (_, true)) when (if 13 <> (-1) then ((); false) else (0.5 > 1.5)) -> true | ((0.0, false) | (_, true)) -> false | ((q136, false) | ((0.0 as q136), false)) -> true | ((q137, false) | ((1.0 as q137), true)) -> false | _ -> true | exception Division_by_zero -> false | exception E2 -> false | exception _ -> false) else (let v138 = true in false)) a134 a135).(0) <- (let i139 = n129 in if i139 >= 0 && i139 < Array.length a135 then a135.(i139) else 0.0);
  note_float a134.(0);
  note_float a135.(0);
  (16 mod (-2147483648)) * (- n85)) with | _ -> (match [] with | ([] | []) -> n129 | (((_ :: []) as w140) | (_ :: ([] as w140))) -> n2 | ([] | (_ :: (_ :: _))) -> n85 | exception Failure q141 -> n129 | exception E1 q142 -> 7 | exception E2 -> n129))
let x153 = if 'z' != '0' then 2.2250738585072014e-308 else (if Array.fold_right (let rec f152 p150 p151 = p151 in f152) (Array.make 1 100.75) true then (if n85 < n129 then (100.75 +. 10.0) else (if if true then false else true then (coarse (tan (limit 3.25 (-1.0) 1.0))) else (if false then 1.5 else (if false || false then (match Ok (Array.make 4 n143) with | ((Ok [|_|]) | (Ok _)) -> 0.0 | ((Ok q146) | (Ok q146)) -> 0.0 | Error ([|_; _; _|] | [||]) -> 0.5 | ((Error q149) | (Error q149)) -> 3.25) else (if (n2 - 32767) <= n143 then 2.0 else (if (-1) == n1 then (let v144 = [] in 100.75) else 3.25)))))) else ((-0.0) *. 3.25))
let () = note_float x153
let n154 = truncate (float_of_string "0.5")
let () = note_int n143
let () = note_int n85
let () = note_int n129
let () = note_int n2
let () = note_float x153
let () = note_int n154
let () = ((let (m155, m156) = v73 in mix_float m155; mix (if m156 then 1 else 0)); note_end 0)
let () = note_int n1
let () = ()
