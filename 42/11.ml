type t0 = C0 of int | C1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y211 -> mix 0; mix y211
    | C1 -> mix 1
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match false with | true -> (fun () p3 -> ()) | false -> (fun p4 p5 -> ()))) (Option.iter (fun p6 -> ()) (Some true)) (Printf.sprintf "<%.3f>" 1.7976931348623157e308)
let v119 = (match ((if false then ()); ((); C1)) with | C0 (-1) -> (
  let x14 = ((let rec f8' p7 = ( -. ) 1.5 10.0 in f8') (let (q9, q10, q11) = ((Ok 16), true, C1) in fun p12 p13 -> p13)) *. (if (4 + 65536) > 4 then (-1e-310) else (0.5 -. 10.0)) in
  note_float x14;
  (match (let v15' = ref (Array.make 8 true) in C1) with | ((C0 _) | (C0 5)) -> (min C1 C1) | ((C0 q16) | (C0 (5 as q16))) -> (max C1 C1) | C1 -> C1)) | ((C0 q17) | (C0 (5 as q17))) -> (
  ((note_float 1.0); C1)) | C0 2 -> (
  let x117 = (match (if (13 + 65536) >= 1 then raise Not_found else (C0 3)) with | C0 _ -> (
    let n86 = (match (match C1 with | ((C0 5) | (C0 5)) when (2.0 = 100.75) -> (Ok 10) | ((C0 _) | C1) when ((true || false) || (let _v22 = (let rec f21 p20 = false in f21) in false)) -> (Result.map_error (let rec f24 p23 = true in f24) (Ok (-1))) | C1 -> (Ok 9) | C0 _ when (((if true then 8 else 2) - 4095) < (4 / (-2147483648))) -> (Ok 9) | _ -> (Ok 11) | exception _ -> (if false then (Ok 5) else (Ok (-1)))) with | Ok ((-3) | 0) -> (
      let x41 = (match (try (match (if true then (Ok 2.0) else (Ok 1.5)) with | Ok 0.5 -> (let (q25, q26', q27) = ((Ok 5), (12, 20, 8), C1) in q27) | ((Ok _) | (Ok _)) -> (List.hd []) | Error true -> (C0 18) | Error false -> (if false then C1 else C1) | exception _ -> (let (_, q31') = ((let rec f30 p28 p29 = 3.25 in f30), 13) in C1)) with | Match_failure _ -> (match C1 with | C0 9 -> C1 | C0 7 -> C1 | (C1 | (C0 0)) -> C1 | C0 q32 -> C1 | ((C0 _) | C1) -> C1)) with | C0 q34 -> (
        (match (let v35 = C1 in ' ') with | 'a'..'m' -> (float_of_int q34) | '0'..'9' -> ((); 1.5) | ('a'..'m' | 'n') -> 0.0 | 'n' -> ((-1.5) /. (-0.0)) | q36 -> (if true then 2.0 else (-0.5)) | exception Invalid_argument q37 -> ((); 1.5) | exception Division_by_zero -> (0.0 /. (-2.0)) | exception Not_found -> (match C1 with | C0 (-2147483647) -> (-3.25) | (C0 9 as w38) -> 0.5 | C0 q39 -> 2.0 | C1 -> 100.75))) | (C1 | C1) -> (
        3.25) | exception Failure q40 -> 0.0) in
      18) | Ok (-1) -> (
      (min 10 2) * (int_of_string (string_of_int (-3)))) | Ok 7 -> (
      -4097) | Error _ when true -> (
      let v75 = (match C1 with | C0 7 -> (if "12" >= "a" then (let v42 = ref (4, 12, (-1), 19) in ((-1.0), 10.0, (let rec f45' p43' p44 = Array.make 6 (-1.0) in f45'))) else (100.75, (-100.75), (let rec f48 p46 p47 = Array.make 6 0.0 in f48))) | (C0 6 as w49) -> ((match w49 with | C0 _ -> 2.0 | C1 -> 100.75), (if false then 1.5 else 10.0), (try (fun p50 p51 -> Array.make 6 100.75) with | Division_by_zero -> (let rec f54 p52 p53 = Array.make 6 0.5 in f54))) | C0 q55 -> (((fun p56 -> p56) 100.75), (3.25 *. (-1.0)), (let rec f59 p57 p58 = Array.make 6 0.5 in f59)) | C1 -> (if 15 <> (-3) then (match C1 with | C0 q60 -> ((-1.0), (-1.5), (fun p61 p62 -> Array.make 6 (-0.5))) | C1 -> (0.5, 0.0, (fun p63 p64 -> Array.make 6 2.0))) else (let v68 = fun p65' p66 p67 -> (false, p65', p66) in (1.0, 1.0, (let rec f71 p69 p70' = Array.make 6 2.0 in f71)))) | exception Match_failure _ -> ((100.75 *. 10.0), (100.75 /. 1.5), (let rec f74 p72 p73 = Array.make 6 3.25 in f74))) in
      -6) | Ok q76 -> (
      let n84 = (match (match C1 with | C1 when (if q76 = q76 then ((-1.5) > 3.25) else ((-3.25) <= 10.0)) -> [] | C1 -> (List.flatten []) | C0 _ -> ("12" :: []) | C1 -> ("" :: [])) with | [] -> (
        q76) | (q77 :: q78) -> (
        let n79 = q76 in
        (match 2.0 with | _ -> (match q78 with | ([] | ("a" :: _)) -> 0 | ((_ :: q80) | (("a" :: _) as q80)) -> n79 | (n79 :: q81) -> 12 | ((q82 :: q83) | ((q82 :: _) as q83)) -> n79) | 1.0 -> 65536 | _ -> (-3) | 0.5 -> 7461 | _ -> (snd ((-0.0), n79))))) in
      (n84 * 7) / ((truncate 10.0) lor 1)) | Error q85 -> (
      String.length ((clip "a") ^ "b c")) | exception Match_failure _ -> 14) in
    -0.5) | C0 (-1) -> (
    let v115 = (match (let v87 = if false then C1 else C1 in (let _v88 = Array.make 8 (-2) in Ok (-1))) with | Ok 0 -> (
      let v91 = ((-13) + (List.fold_right (fun p89 p90 -> p90) [] 13)) < 4096 in
      v91) | Ok 5 -> (
      let n112 = (match (if (match C1 with | C0 q92 -> true | C1 when false -> true) then ((); C1) else ((); C1)) with | C0 (1 | 2) -> (
        (land) (match (Array.make 8 6) with | [|q93; q94|] -> q94 | q95 -> (-2)) (-8)) | C0 9 -> (
        let unused96 = not true in
        let v97 = true in
        (match (match (6, 15) with | (q98', (-2147483647)) -> None | (q99, q100) -> None) with | None -> (let v101 = 8 in v101) | Some v97 -> (succ 17))) | C0 (-2) -> (
        ((); 18) lsr 18) | C0 0 -> (
        let n103 = 7 / (((match [] with | [] -> 12 | ((_ :: q102) | ((_ :: _) as q102)) -> 11) - (if false then 20 else 12)) lor 1) in
        note_int n103;
        (match (float_of_int 4) with | (0.5 | 0.0) -> (( * ) n103 n103) | 0.5 -> (List.compare_lengths [] []) | 0.0 -> (match C1 with | (C0 _ as w104') -> 10 | (C1 | C1) -> n103) | q105 -> (tick_int 8 17) | exception Failure q106 -> (n103 lsr (20 land 31)) | exception Not_found -> (Char.code '\'') | exception Match_failure _ -> (try ((); n103) with | _ -> 19))) | C0 6 -> (
        (3 * 28) * (let (q107, q108) = (7, (Array.make 16 3.25)) in q107)) | C0 (-1) -> (
        List.fold_right (fun p109 p110 -> 11) [] (-17)) | C0 q111 -> (
        print_int q111;
        print_byte 32;
        print_float (-0.0);
        print_newline ();
        q111) | C1 -> (
        8) | exception Match_failure _ -> 0) in
      note_int n112;
      false) | Ok q113 -> (
      true) | Error q114 -> (
      true)) in
    (mix (if v115 then 1 else 0); note_end 0);
    1.0) | ((C0 3) | (C0 (-2))) -> (
    1.5) | C0 q116 -> (
    3.25) | C1 -> (
    -100.75) | exception Not_found -> (-3.25)) in
  C1) | C0 q118 -> (
  C1) | C1 -> (
  C1) | C0 (-1) -> (
  C1))
let a124 = (let _v123 = ((match v119 with | C0 (-2147483648 as w120) -> 12 | C0 q121 -> q121 | (C1 | C1) -> 4 | exception Division_by_zero -> 2 | exception Failure q122 -> 15 | exception Not_found -> 7 | exception Match_failure _ -> 14), ("", 2.0, 19, (-3))) in if true || false then (Array.make 16 18) else (Array.make 16 20))
let n210 = (match ((mix 16); (Some false)) with | None -> (
  let n125 = a124.(15) asr ((String.length (if true then "" else "\000\255x")) land 31) in
  let x208 = (try (
    let n133 = (let i126 = (match v119 with | ((C0 n125) | (C0 n125)) -> (((if false then ()); (n125 + n125)) mod 1) | (C1 as w127) -> (-((match v119 with | C0 (6 as w128') -> w128' | C0 5 -> 5 | (C0 1 as w129) -> n125 | C0 (q130 | (0 as q130)) -> q130 | C0 q131 -> n125 | (C1 as w132) -> (-2) | exception _ -> 15) + n125)) | exception Not_found -> a124.((if false then raise (Failure "a") else n125) land 15) | exception Match_failure _ -> (abs 1073741824)) in if i126 >= 0 && i126 < 16 then a124.(i126) else n125) in
    let v206 = (match v119 with | C0 (-2) -> (
      (n133, (min 9 n133), (try C1 with | _ -> v119), (10.0 *. 100.75))) | C0 n125 when false -> (
      let n136 = max (let _v135 = (let v134 = n125 in v134) in if false then n133 else _v135) (max (truncate 10.0) (if false then n125 else 8)) in
      ((n136 * 2), (-4097), (match "\000\255x" with | "a" when (match v119 with | C0 (9 | 9) -> (Result.is_ok (Ok '\255')) | C0 6 -> ((10 - 1024) > n136) | C0 0 -> (n136 == 4) | C0 7 -> (false && false) | C0 3 -> (if true then false else true) | C0 4 -> (let v137 = 1.0 in true) | C0 (q138 | (9 as q138)) -> (match [] with | [] -> true | (q139 :: n133) -> false) | C0 (-2147483647) -> (let v140 = n125 in false) | ((C0 (-3)) | (C0 (-3))) -> (1.0 < (-1.0)) | C0 _ -> (match C1 with | C0 _ -> true | C1 -> true | exception _ -> true) | C1 -> (match v119 with | C0 (-2) -> false | C0 2 -> true | (C1 | (C0 _)) -> false | C1 -> true) | exception _ -> (Array.fold_left (fun p141 n136 -> p141) false a124)) -> v119 | ("a" | "a") when (match v119 with | C0 (-2) -> (2.0 < (-3.25)) | C0 n136 -> true | C1 -> (15 < n136)) -> v119 | "a" -> v119 | "a" -> C1 | "" -> C1 | _ -> v119 | _ -> v119), (tick_float 0 100.75))) | C0 _ -> (
      let n151 = if (n133 - 32767) > n133 then (if "\000\255x" <> "b c" then (n133 mod (-2147483648)) else (if (let _v148 = (let rec f147 p143 p144 (q145, _, _, q146) = n133 in f147) in true) then (try (n133 / (n133 lor 1)) with | Failure q149 -> n125 | Match_failure _ -> 18) else (match v119 with | C0 (-3) -> n125 | C0 (-2147483647) -> n125 | (C0 1 as w142') -> 14 | ((C0 5) | (C0 _)) -> n125 | (C1 | C1) -> n133))) else (match v119 with | C0 5 -> n133 | ((C0 (-2) as w150) | (C0 (-2) as w150)) -> n133 | C0 _ -> n133 | C1 -> n125) in
      let v181 = (match v119 with | ((C0 8) | (C0 8)) -> (
        (let ((q152, q153, q154, q155) as w156) = if false then (n133, [], (-3), (n151, true)) else (n133, [], n151, (n125, true)) in (q154, n151, (Array.make 2 true), 10.0))) | ((C0 (-2147483648)) | (C0 (-2147483648))) -> (
        ((a124.(((); n133) land 15) <- n151); (List.fold_left (fun p157 p158 -> p157) (n133, n151, (Array.make 2 false), (-0.0)) []))) | C0 ((0 as w159) | (4 as w159)) -> (
        let n160 = n133 in
        note_int n160;
        let n161 = w159 in
        note_int n161;
        (match v119 with | C0 _ -> ((); (n160, 17, (Array.make 2 true), 0.5)) | C1 -> (if false then (18, w159, (Array.make 2 true), 3.25) else (n161, n161, (Array.make 2 false), 1.5)) | exception _ -> (match ((n161, 100.75, 2.0), (n133, (-2.0)), (Array.make 2 10.0), true) with | (_, _, q162, q163) -> (n161, n160, (Array.make 2 q163), 0.0) | ((_, q164, n160), q165, _, true) when ((); false) -> (n161, 19, (Array.make 2 true), n160) | exception _ -> (n160, n161, (Array.make 2 true), 1.5)))) | C0 q166 -> (
        print_int a124.(0);
        print_byte 32;
        print_float (match v119 with | C0 (8 | 5) -> (0.0 +. (-2.0)) | C0 5 -> (match v119 with | C0 q167 -> 2.0 | (C1 | C1) -> 2.0) | ((C0 (6 as w168)) | (C0 w168)) -> ((-3.25) +. 0.0) | C0 _ -> (float n151) | C1 -> (match v119 with | C0 2 -> 0.5 | C0 (-2) -> (-0.0) | C0 q169 -> 1.5 | (C1 as w170) -> (-100.75)));
        print_newline ();
        ((let v171 = Array.make 4 1.5 in 3), (let o172 = n151 in let o173 = q166 in let o174 = q166 in let o175 = q166 in let ( || ) a b = a lxor (b + 1) in o172 || o173 || o174 || o175), (Array.make 2 true), ((-10.0) *. 1.0))) | C1 -> (
        let a176 = [|2.0; (-10.0)|] in
        let s178 = ref (-1.5) in
        let i177 = ref 0 in
        while !i177 < 2 do
          a176.(!i177) <- ((a176.(!i177)) -. !s178);
          s178 := (!s178 /. (max !s178 !s178)); i177 := !i177 + 1
        done;
        let n179 = !s178 in
        note_float n179;
        let n180 = a124.(wrap n151 16) + ((truncate 0.0) asr 10) in
        note_int n180;
        (if Option.is_some None then (n180, n133, (Array.make 2 true), n179) else (n180, n133, (Array.make 2 false), 10.0)))) in
      ((match v181 with | (q182, _, q183, q184) -> n151 | exception Not_found -> n125 | exception Match_failure _ -> (-1)), n151, (C0 1), (let _v185 = n151 in -1.5))) | C1 -> (
      let x195 = (match v119 with | C0 _ -> (
        a124.(wrap (String.length "a") 16) <- 31;
        (match v119 with | C0 7 -> (-. 3.25) | C0 (-2) -> (-. 0.5) | C0 q186 -> 100.75 | C1 -> (10.0 *. 100.75) | exception Invalid_argument q187 -> (1.0 +. 0.0) | exception Division_by_zero -> (match v119 with | C0 q188 -> 2.0 | (C1 | C1) -> 100.75) | exception Match_failure _ -> (let (q189, q190) = ((Array.make 4 n125), 100.75) in 1.5))) | C1 -> (
        let n191 = n133 in
        let v194 = ((Array.iteri (let rec f193 p192 a124 = () in f193) a124); n133) <= (if if true then false else false then (Char.code '\'') else (n125 / (9 lor 1))) in
        sqrt 10.0)) in
      let x205 = (match v119 with | ((C0 n125) | (C0 n125)) -> (
        let _ = show_int 19 n133 in
        let v198 = if if "" <> "a" then (let v196 = v119 in true) else (not true) then (((); ()); (if false then '0' else 'z')) else (if (match v119 with | C0 2 -> true | C0 8 -> false | C0 (9 as w197) -> false | C0 _ -> true | (C1 | C1) -> true) then raise (Failure "\000\255x") else 'k') in
        (if if true then true else true then raise (Failure "\000\255x") else 1e999)) | C1 -> (
        let n199 = n125 in
        x195) | ((C0 q200 as w201) | (C0 q200 as w201)) when (((let _v202 = q200 in _v202) - 1024) >= (q200 land n133)) -> (
        let n203 = n133 in
        note_int n203;
        let n204 = 8 in
        note_int n204;
        x195 /. (x195 /. x195)) | _ -> (
        0.1) | exception Division_by_zero -> 0.0 | exception Not_found -> 2147483648.0 | exception Match_failure _ -> (floor x195)) in
      (n133, n133, v119, 1.0)) | exception Match_failure _ -> (n133, n133, v119, (-1.0))) in
    -10.0) with | Division_by_zero -> 1.5 | Failure q207 -> (-1.0)) in
  note_float x208;
  n125) | Some true when true -> (
  7) | Some true -> (
  3) | Some (false as w209) -> (
  1))
let () = (mix_0 5 v119; note_end 0)
let () = (mix_ints a124 0 16; note_end 0)
let () = note_int n210
let () = ()
