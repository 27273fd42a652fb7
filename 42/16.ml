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
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y260 :: y261') -> mix 1; mix_float y260; mix_0 (d - 1) y261'
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let v25 = (match (match None with | ((Some (_, _, _, _)) | None) when false -> (match v2 with | ((_, _, 'a'..'m', []) | (_, _, 'a'..'m', [])) -> None | (_, q9, 'a'..'m', (q10 :: q11)) -> None | (q12, q13, q14, q15) -> None) | ((Some ((-2), _, _, _)) | (Some _)) -> (if true then None else None)) with | None -> (
  (let (q20, _, _, v2) = ((ref '\255'), (Array.make 4 18), (fun p18 p19 -> p19), (-100.75)) in ((); false))) | Some q21 -> (
  0.0 <> 1.0) | exception Not_found -> (max (true || false) false) | exception Match_failure _ -> (try ((string_of_float (abs_float 0.0)) > "b c") with | _ -> ((-3) == 19)) | exception E0 (_, q22) -> ((8 * 0) < (16 + 16)) | exception E1 (q23, 0.5) -> ((q23 == q23) && (q23 > 4)) | exception E1 (_, _) -> ((let v24 = ((18, 100.75, 15), 0.5, None) in []) > []) | exception E2 -> true)
let n51 = (match (Ok ((fun p26 -> -3) 3.25)) with | Ok (-2147483648) -> (
  (let (q27, q28, _) = ('\n', (Array.make 4 100.75), None) in -7)) | Ok q29 -> (
  int_of_float (-. 100.75)) | Error (1.0, q30) -> (
  (match (0.0, 3.25, [], 0.0) with | (q31, q32, [], q33) -> (-1) | (((q34, q30, q35, q36) as w37) | ((q36, q34, q35, q30) as w37)) -> 5 | (q38, q39, (q40 :: q41), q42) -> 12 | exception Not_found -> 0 | exception Match_failure _ -> 4 | exception E1 (8, _) -> (-1) | exception E1 (5, q43) -> 18 | exception E1 (q44, q45) -> q44 | exception E2 -> 12) / 2) | Error ((q46, _) as w47) -> (
  (let ((_, q48, q49) as w50) = ((Array.make 2 q46), [], q46) in -1073741824)))
let n255 = (match None with | None -> (
  let v253 = (match (if true then raise E2 else (if v25 then (Ok ' ') else (Ok ' '))) with | Ok _ -> (
    let v148 = (match (Option.get (Some [])) with | ([] | []) -> (
      let v92 = (match (List.hd ([] :: [])) with | [] -> (
        (Array.fold_right (fun p52 p53 -> p53) (Array.make 4 ([], "b c", (ref n51))) "b c") > (max "tail \" end" "b c")) | (_ :: []) -> (
        let v55 = (n51 + 65536) < (let _v54 = v25 && v25 in n51) in
        v55) | (_ :: (q56 :: [])) -> (
        let a57 = (match v2 with | ((_, 2, q58, _) | (_, _, ('a'..'m' as q58), _)) -> (Array.make 9 (-100.75)) | ((_, q59, 'n', _) | (_, q59, 'n', _)) -> (Array.make 9 100.75) | ((_, _, q60', q61) | (_, _, q60', q61)) -> (Array.make 9 1.5) | exception Failure q56 -> (Array.make 9 1.5) | exception Not_found -> (Array.make 9 (-1.0)) | exception E1 (q62, q63) -> (Array.make 9 q63)) in
        let s65 = ref 10.0 in
        let i64 = ref 0 in
        while !i64 < 9 do
          s65 := (!s65 *. (a57.(!i64) -. (!s65))); i64 := !i64 + 1
        done;
        let n66 = !s65 in
        note_float n66;
        false) | ((_ :: (q67' :: (q68 :: q69))) as w70) -> (
        ((); n51) = (n51 - n51)) | exception Division_by_zero -> v25 | exception Failure q71 -> (match v2 with | (q72, _, _, []) -> (match v2 with | ((1 as w73), (-2147483647), _, q74) -> v25 | ((1, n51, q75, q76) as w77) -> v25 | (5, q78, q79, q80) -> false | (((q81, q82, v25, q83) as w84) | ((q81, q82, v25, ((_ :: _) as q83)) as w84)) -> true) | (q85, q86, _, (q87 :: q88)) when q87 < 2.0 -> (not v25) | (_, _, _, (q89 :: _)) -> v25) | exception Not_found -> (if ((); v25) then v25 else (n51 < n51)) | exception E0 (q90, q91) -> ((20 - 32767) > (4 lsr (q90 land 31))) | exception E2 -> (((n51 - 4096) < n51) <= (1.5 <> 2.0))) in
      let rec f93 p94 p95 =
        let table98 = Array.make 2 (let rec g96 u97 = p94 in g96) in
        table98.(1) <- (let rec g96 u97 = (match p94 with | ((3 as w99), q100) -> p94 | (6, q101) -> p94 | ((3, _) as w102) -> w102 | (_, p94) -> (0, p94)) in g96);
        table98.(1) p95
      in
      let v104 = f93 (15, (fun p103 -> p103)) ((); n51) in
      ((let (m105, _) = v104 in mix m105); note_end 0);
      (let o107 = n51 in let o108 = n51 in let o109 = -2 in let ( >= ) a b = a lxor (b + 1) in o107 >= o108 >= o109) <= n51) | (_ :: ([] | [])) -> (
      (if ((clip "b c") ^ "") < (string_of_int n51) then ((); ()) else ((match v2 with | ((2, (6 as w110), _, _) as w111) -> () | (2, (1 as w112), q113, q114) -> () | (2, q115, _, q116) -> () | (_, _, q117, q118) -> ()); (if v25 then ())));
      let n142 = (match (try (List.filter_map (fun p119 -> None) (n51 :: [])) with | Division_by_zero -> ((Array.make 8 (2.0, v25)) :: []) | Failure v2 when ((Ok v25) > (match [] with | [] -> (Ok v25) | (q120 :: []) -> (Ok v25) | (_ :: (_ :: q121)) -> (Ok v25))) -> (max [] []) | Not_found -> [] | E0 (q122, q123) -> ((Array.make 8 (0.5, q123)) :: []) | E1 q124 -> ((Array.make 8 ((-0.5), v25)) :: []) | _ -> []) with | [] -> (
        prerr_int n51;
        prerr_byte 32;
        prerr_float ((if v25 then 10.0 else (-0.0)) *. ((); 100.75));
        prerr_newline ();
        let n125 = n51 in
        n125) | ((_ :: []) | (_ :: [])) -> (
        let n126 = n51 in
        note_int n126;
        let n127 = n51 in
        -(if false then n127 else 8)) | ([] | (_ :: (_ :: _))) when ((match v2 with | (q128, 5, _, q129) -> 18 | ((_, q130, q131, _) | (q130, 4, q131, _)) -> q130 | (q132, 0, q133, _) -> n51 | (q134, _, q135, _) -> n51) < 4095) -> (
        let n136 = (n51 + (-14)) - (-2147483647) in
        let n137 = n136 in
        show_int 11 (-16)) | ((_ :: (v2 :: _)) | (v2 :: (_ :: _))) -> (
        let n138 = n51 in
        note_int n138;
        (let (q139', q140) = (n138, (n51, 3)) in n138) lsr 25) | _ -> (
        let n141 = n51 in
        note_int n141;
        int_of_float 100.75)) in
      ((n142 + (-2)) - (-1073741824)) <= (if v25 then 12 else n142)) | (q143 :: (_ :: q144)) -> (
      (let v145 = 1023 in Array.for_all (fun p146 -> p146) (Array.make 3 true))) | exception Invalid_argument q147 -> (v25 <= (try (if v25 then v25 else v25) with | _ -> v25)) | exception _ -> false) in
    (if not v148 then [] else ((Array.make 5 v148) :: []))) | Error ((Ok 'a'..'m') | (Ok '0'..'9')) -> (
    List.filter_map (let rec f150 p149 = None in f150) []) | Error (Ok _) -> (
    let n151 = (truncate (if v25 then (-0.0) else (-0.5))) land n51 in
    let v247 = (match (min (Some v25) (if v25 then None else None)) with | None -> (
      (let _v152 = tick_int 19 (-3) in if false then (v25, (1.0, n151)) else (v25, (1.5, _v152)))) | Some true -> (
      let n201 = (match (match v2 with | ((_, q153, q154, []) | (_, q153, q154, [])) -> (Some v25) | (q155, q156, q157, v2) -> None | (q158, _, q159, (_ :: q160)) -> None | exception Invalid_argument _ -> ((let rec f162 p161 = None in f162) (ref 0.0)) | exception Failure q163' -> (Some v25) | exception Match_failure _ -> (let (q164, q165) = (true, (Array.make 2 n151)) in None) | exception E0 (q166, q167) -> (match (Ok ()) with | Ok q168 -> None | Error 7 -> None | Error 6 -> None | ((Error q169) | (Error q169)) -> None) | exception E2 -> (min None None)) with | None -> (
        (try (succ (match (n151, n151, '\n', []) with | ((q170, _, _, []) | (q170, _, _, [])) -> q170 | (q171, q172, 'a'..'m', (q173 :: q174)) -> q171 | (q175, q176, 'n', ((q177 :: _) as w178)) -> q176 | (((9 as w179), q180, q181, (n151 :: q182)) as w183) -> 6 | ((7, q184, q185, ([] | (_ :: _))) as w186) -> n151 | (1, q187, q188, (q189 :: q190)) -> q187 | (q191, _, q192, (q193 :: n151)) -> n51)) with | _ -> (3 * n151))) | Some _ -> (
        let rec loop197 i194 n198 s195 s196 =
          if i194 < n198 then (
            if s195 <> 715827883 then loop197 (i194 + 1) n198 (s195 + 715827883) (s196 + (if s195 < s195 + 715827883 then 1 else 3)) else (s195, s196)
          ) else
            (s195, s196)
        in
        let (n199, n200) = loop197 0 12 2147483640 0 in
        note_int n199;
        note_int n200;
        -1073741824)) in
      note_int n201;
      (function | (None | (Some _)) -> (let _v202 = n201 in (v25, (10.0, _v202))) | ((Some 5) | (Some 2)) -> ((); (v25, ((-1.5), n201))) | Some 9 -> (v25, (3.25, n201)) | ((Some 3) | (Some 3)) when ((match v2 with | (q203, _, _, _) -> () | exception Match_failure _ -> () | exception E1 q204 -> ()); (n201 <> n201)) -> (if false then (false, (0.5, 18)) else (v25, (10.0, n151))) | Some (3 | 3) -> (v25, (10.0, n201)) | Some q205 -> (try (if v25 then (v25, (1.0, n201)) else (true, (0.5, q205))) with | _ -> (v25, ((-3.25), 10))) | _ -> (let v210' = (let rec f209 p206 p207 p208 = -0.5 in f209) in (v25, (1.5, n201)))) None) | Some (false | false) -> (
      let n151 = -2147483647 in
      let v246 = (match (Option.map (let rec f211 n51 = not v25 in f211) (match [] with | [] -> None | (q212 :: q213) -> None | (q214 :: q215) when q214 < 2.0 -> None)) with | (None | None) -> (
        let v230 = n151 :: (match (1, 15, 'a', []) with | (v25, 1, q216, q217) when q216 <> '\245' -> ((); []) | (q218, 1, _, q219) -> (7 :: []) | ((q220, q221, _, (_ :: q222)) | (q220, (2 as q221), _, q222)) -> [] | (q223, (-2147483647), q224, q225) -> [] | (q226, q227, _, q228) -> (match (Ok q226) with | Ok _ -> [] | Error q229 -> [] | Ok 0 -> [])) in
        (match v230 with | [] -> n151 | (_ :: _) -> n51 | exception Invalid_argument q231 -> n151 | exception Division_by_zero -> n151 | exception E0 ((-2147483648), q232) -> n51 | exception E0 ((-3 as w233), q234) -> n151 | exception E0 ((q235, q236) as w237') -> 12 | exception E1 (q238, 1.0) -> n51 | exception E1 (q239, q240') -> n151) = (- 20)) | (Some true as w241) when (n151 >= n151) -> (
        v25) | Some true when v25 -> (
        v25) | Some false when v25 -> (
        v25) | (Some true as w242) -> (
        v25) | Some false -> (
        true) | exception Division_by_zero -> v25 | exception Failure q243 -> true | exception Not_found -> v25 | exception E1 (q244, q245) -> v25 | exception E2 -> v25) in
      (mix (if v246 then 1 else 0); note_end 0);
      (v246, (0.0, n151)))) in
    ((let (m248, m249) = v247 in mix (if m248 then 1 else 0); (let (m250, m251) = m249 in mix_float m250; mix m251)); note_end 0);
    []) | Error (Error q252) -> (
    []) | exception E2 -> []) in
  n51) | Some q254 -> (
  n51))
let () = note_int n255
let () = ((let (m256, m257, m258, m259) = v2 in mix m256; mix m257; mix (Char.code m258); mix_0 5 m259); note_end 0)
let () = note_int n51
let () = (mix (if v25 then 1 else 0); note_end 0)
let () = ()
