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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y221; r5 = y222 } -> mix y221; mix_float y222
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let a104 = (match (match 100.75 with | (1.0 | 0.5) -> (match C0 with | C3 -> C0 | (C0 | C0) when ((); ((-2.0) <> (-2.0))) -> C0 | C1 when ((11 - 17) == ((fun p3 -> p3) 19)) -> C0 | C2 when ((compare (2, 0.5, 13, C0) (0, 2.0, 11, C0)) = (match [] with | ((_ :: _) | []) -> 6 | (_ :: _) -> 18)) -> C0 | C2 -> C0 | _ -> C0) | _ -> C3) with | C3 -> (
  let v5 = ((); (((ref 14), 12) > (if v2 then ((ref 15), (-2)) else ((ref 11), (-3))))) in
  (mix (if v5 then 1 else 0); note_end 0);
  [|(match (-2) with | (2 | 2) -> { r4 = 16; r5 = 2.0 } | -3 -> { r4 = (-2); r5 = 3.25 } | q6 -> { r4 = q6; r5 = 1.0 }); { r4 = (-3); r5 = 0.5 }; { r4 = 5; r5 = 2.0 }; (match { r4 = 13; r5 = 3.25 } with | ({ r4; _ } | { r4; r5 = _ }) -> { r4 = r4; r5 = 10.0 })|]) | ((C0 as w7) | (C1 as w7)) -> (
  let n102 = (match (List.rev (let _v8 = (' ', 10.0, ("", 20, "a")) in [])) with | [] -> (
    let n15 = (try (
      let n9 = abs ((if v2 then (-3) else 17) lxor (truncate 0.0)) in
      note_int n9;
      (match n9 with | 0 -> (List.fold_right (fun p10 v2 -> n9) [] 4) | -1 -> (n9 land n9) | ((2 as w11) | (7 as w11)) -> (w11 + 11) | (6 | 6) -> (n9 + n9) | 5 -> (-1073741824) | 9 -> (let w7 = n9 in w7) | 1 -> (let _v12 = Array.make 7 18 in n9) | -2147483648 -> (n9 - n9) | q13 -> 12)) with | Failure q14 -> (8 * 19)) in
    n15 + (n15 * 30)) | (q16 :: q17) -> (
    let a18 = (try (let v19 = v2 in Array.make 12 (-100.75)) with | _ -> (Array.make 12 1.0)) in
    for i20 = 0 to (hide 1 3) - 1 do
      a18.(i20 * 4 + 1) <- (a18.(i20) *. (a18.(i20 / 4)));
      ()
    done;
    let a101 = (match { r4 = (let o21 = 3 in let o22 = 19 in let o23 = 9 in let o24 = 16 in let o25 = 9 in let ( >>= ) a b = a lxor (b + 1) and ( %% ) a b = a lxor (b + 1) and ( != ) a b = a * 2 - b in o21 %% o22 %% o23 != o24 != o25); r5 = (float_of_int 12) } with | ({ r4 = 0; r5 = 0.5 } as w26) -> (
      (match q17 with | [] -> (Array.map (let rec f28' p27 = -2 in f28') (Array.make 7 "\000\255x")) | (([||] :: q29) as w30) -> (let (_, q31, q32', _) = (8, (Array.make 16 100.75), 7, (Array.make 3 (-100.75))) in Array.make 7 q32') | (q33 :: []) -> (if v2 then (Array.make 7 19) else (Array.make 7 5)) | (q34 :: (q35 :: _)) -> (if v2 then (Array.make 7 (-3)) else (Array.make 7 (-2))) | exception _ -> (Array.init 7 (let rec f37 p36 = p36 in f37)))) | { r4 = ((-2147483647) | 3); r5 = 0.5 } -> (
      a18.(11) <- (float_of_int (let i38 = 4 in if i38 >= 0 && i38 < 2 then q16.(i38) else 0));
      Array.make 7 3) | { r4 = q39; r5 = q40 } when q40 >= (-100.75) -> (
      Array.make 7 q16.(1)) | { r4 = q41; r5 = 0.5 } -> (
      let n60 = (match { { r4 = q41; r5 = 100.75 } with r5 = (List.fold_left (fun p42 p43 -> 1.5) 0.5 []) } with | { r4 = 4; r5 = 0.0 } -> (
        (let i44 = -8589 in if i44 >= 0 && i44 < 2 then q16.(i44) else (q41 + 17))) | { r4 = _; r5 = (0.0 as w45) } -> (
        let n46 = q41 in
        note_int n46;
        let _ = { r4 = n46; r5 = (-2.0) } in
        (compare n46 n46) mod 2) | { r4; _ } -> (
        (match w7 with | C3 -> q41 | C0 when v2 -> (let i47 = r4 in if i47 >= 0 && i47 < 2 then q16.(i47) else r4) | (C0 | C0) -> (20 + (-2)) | (C1 | C1) -> (let v50 = (let rec f49 p48 = r4 in f49) in q41) | (C2 | C0) -> (0 + r4))) | exception Failure q51 -> (String.length (List.fold_left (let rec f54 p52 p53 = p52 in f54) q51 [])) | exception Match_failure _ -> (let (q57, q58, q59, _) = (let _v55 = q41 in (q41, _v55, _v55, (fun p56 -> q41))) in (-2) - q57)) in
      let v86 = (match (snd (match q17 with | [] -> (n60, { r4 = n60; r5 = 100.75 }) | (q17 :: _) -> (n60, { r4 = n60; r5 = 3.25 }) | [] when (not ((n60 - (-1073741824)) < 17)) -> (q41, { r4 = n60; r5 = 3.25 }))) with | { r4 = 5; r5 = 0.0 } -> (
        let f63 = (let rec f62 p61 = Array.make 8 ((-1.0) +. (-100.75)) in f62) in
        ((let v66 = (q16, (let rec f65 p64 = '\255' in f65), v2) in n60), (match w7 with | C3 -> n60 | C0 -> q41 | (C1 as w67) -> n60 | (C2 | C2) -> n60 | exception Invalid_argument _ -> n60 | exception Failure _ -> n60 | exception _ -> n60), ((); q41), ('0' == 'z'))) | { r4 = 5; r5 = a18 } -> (
        let n68 = (try (if true then 2 else (if true = true then n60 else 16)) with | Division_by_zero -> (Array.length q16) | Not_found -> n60 | Match_failure _ -> n60) in
        let n69' = n60 in
        ((compare [] []), (q41 / 8), (match w7 with | (C0 | C3) -> 16 | C0 -> n69' | C1 -> 15 | C2 -> n60 | C2 -> n68), (a18 < a18))) | { r4 = 1; r5 } -> (
        assert (hide 1 3 = 3);
        let _ = fun p70 p71 -> (match (if false then C0 else C0) with | C3 -> (r5 *. 10.0) | C0 -> r5 | C0 -> a18.(hide 0 1) | C1 -> (let (q72, q73, a18, q74) = ([], n60, (Ok n60), r5) in r5) | (C2 as w75) -> (sqrt r5)) in
        ((a18.(0) <- r5); (let (q79, q80, _, q81) = ("12", (let rec f78 p76 p77 = p77 in f78), { r4 = n60; r5 = r5 }, n60) in (q41, q81, q81, v2)))) | ({ r4 = q82; r5 = q83 } | { r4 = q82; r5 = q83 }) -> (
        ((let i84 = n60 in if i84 >= 0 && i84 < 2 then q16.(i84) else 4), (String.length "\000\255x"), q82, v2)) | exception Division_by_zero -> (((-1) / 4096), (try (5 + 20) with | Failure a18 -> q41 | Match_failure _ -> n60), (q41 lsr 0), v2) | exception Failure _ -> ((match { r4 = n60; r5 = 1.0 } with | { r4 = _; r5 = _ } -> n60), (n60 - n60), (let _v85 = v2 in q41), (v2 && v2)) | exception Match_failure _ -> (q16.(1), (n60 / (1 lor 1)), (String.length "12"), (10.0 <> 1.5))) in
      ((let (m87, m88, m89, m90) = v86 in mix m87; mix m88; mix m89; mix (if m90 then 1 else 0)); note_end 0);
      (if ((); true) then (let q41 = 1.5 in Array.make 7 n60) else (min (Array.make 7 n60) (Array.make 7 n60)))) | { r4 = (-3); r5 = q91 } -> (
      ((if v2 then ()); ((let rec f93 p92 = Array.make 7 4 in f93) (Array.make 16 14)))) | ({ r4; r5 = q94 } | { r4; r5 = q94 }) -> (
      let rec loop98 i95 s96 =
        if i95 < 2 then (
          (q16.(i95) <- (s96 - (q16.(i95))));
          loop98 (i95 + 1) (if (let v97 = w7 in v2) then (succ 14) else (-5))
        ) else
          s96
      in
      let n100 = loop98 0 1 in
      note_int n100;
      [|q16.(r4 land 1); 10; n100; n100; n100; n100; 13|])) in
    13)) in
  Array.make 4 { r4 = 10; r5 = 10.0 }) | ((C1 as w103) | (C1 as w103)) when v2 -> (
  Array.make 4 { r4 = 7; r5 = 1.0 }) | (C1 | C1) -> (
  Array.make 4 { r4 = 20; r5 = 1.0 }) | C2 -> (
  Array.make 4 { r4 = 19; r5 = 1.0 }) | _ -> (
  Array.make 4 { r4 = 4; r5 = 3.25 }) | exception Match_failure _ -> (Array.make 4 { r4 = 20; r5 = (-0.0) })) in
let s220 = (match C1 with | C3 -> (
  (clip ((clip "\000\255x") ^ "b c")) ^ "oxplclk") | (C0 | C0) -> (
  let x149 = (match (match (if true then raise Not_found else 14) with | -3 when ((let rec f106 p105 = 19 > 2 in f106) (match { r4 = (-2); r5 = 10.0 } with | { r4 = (-2147483647); r5 = (0.0 | 1.0) } -> (let rec f110 p107 p108 p109 = p107 in f110) | { r4 = ((-2147483647) | 0); r5 = _ } -> (let rec f114 p111 p112 p113 = p111 in f114) | ({ r4 = 2; r5 = q115 } as w116) -> (let rec f118 a104 p117 w116 = a104 in f118) | ({ r4 = 8; r5 = _ } | { r4 = 8; _ }) -> (fun p119 p120 p121 -> p119) | { r4 = _; r5 } -> (fun p122' p123 p124 -> 1))) -> (if v2 then { r4 = 1; r5 = 0.5 } else { r4 = 17; r5 = 3.25 }) | 5 when (((16 lsl (5 land 31)) + 65536) >= 4095) -> a104.(9) | 7 when (match (min { r4 = 0; r5 = (-2.0) } { r4 = (-1); r5 = (-0.0) }) with | { r4 = q125; r5 = 1.0 } -> (q125 < q125) | { r4 = q126; r5 = q127 } -> (let (_, q128, q129, q130) = ((-10.0), (Array.make 1 q127), (Ok true), (q127, q126, (-2.0), q126)) in v2)) -> (match 20 with | (0 | 0) -> { r4 = 10; r5 = 1.0 } | 4 -> { r4 = 3; r5 = (-1.5) } | -3 -> { r4 = (-1); r5 = 100.75 } | -2147483647 when v2 -> { r4 = (-2); r5 = 3.25 } | _ -> { r4 = 0; r5 = 3.25 }) | q131 when ((if v2 then v2 else true) || v2) -> (if true then raise Division_by_zero else { r4 = q131; r5 = 0.5 }) | exception Not_found -> a104.(wrap (Array.length a104) 4) | exception _ -> (if false then raise (Failure "") else { r4 = 10; r5 = (-0.0) })) with | { r5 = 0.0; _ } -> (
    (match { r4 = 12; r5 = 1.5 } with | ({ r4 = 9; r5 = 0.0 } as w132) -> (snd (5, 100.75)) | { r4 = 2; r5 = 0.0 } -> (0.5 /. 2.0) | ({ r4; r5 = 0.0 } | { r4; r5 = 0.5 }) -> (0.5 /. 10.0) | { r4 = q133; r5 = q134 } -> (q134 +. q134) | exception Invalid_argument q135 -> (match C0 with | C3 -> (-10.0) | C0 -> 0.5 | C1 -> 0.0 | C2 -> 3.25) | exception Failure q136 -> ((-10.0) *. 0.5) | exception Not_found -> (3.25 /. 100.75) | exception Match_failure _ -> 1.5)) | { r4 = q137; r5 } -> (
    (match ((let rec f139 p138 = [] in f139) []) with | ([] | []) -> ((); r5) | ([] | (_ :: [])) -> r5 | (q140 :: ((None | (Some _)) :: q141)) -> 3.25 | (_ :: (((Some q142) :: _) as w143)) -> (tick_float 0 r5) | exception Invalid_argument _ -> (let { r4 = _; _ } = { r4 = 3; r5 = r5 } in r5) | exception Division_by_zero -> (1.5 *. 1.5) | exception Failure r5 -> (let v144 = Array.make 4 (-1.0) in 2.0) | exception Not_found -> ((); (-1.0)) | exception Match_failure _ -> (r5 -. r5))) | exception Invalid_argument q145 -> 0.0 | exception Division_by_zero -> (try (-. (1.0 /. 0.5)) with | _ -> (Array.fold_left (fun p146 p147 -> p146) (-0.0) a104)) | exception Failure q148 -> 2147483648.0 | exception Match_failure _ -> (float (20 lxor 6))) in
  note_float x149;
  (try (fst ("\000\255x", '0')) with | _ -> ((clip "") ^ ""))) | (C1 | C1) -> (
  let v219 = (match (String.fold_left (fun p150 p151 -> (match p150 with | (C3 | C2) -> p150 | C0 -> p150 | C1 -> p150 | C2 -> p150)) C1 ((clip "\000\255x") ^ "a")) with | C3 -> (
    let x178 = (match (match (List.append [] []) with | [] -> { r4 = 14; r5 = 0.5 } | (_ :: []) when (not (max true v2)) -> { r4 = 18; r5 = (-1.5) } | (_ :: []) -> (let i152 = 16 in if i152 >= 0 && i152 < 4 then a104.(i152) else { r4 = 2; r5 = 1.5 }) | (q153 :: (a104 :: q154)) -> { r4 = a104; r5 = 10.0 } | exception _ -> (let v155 = 3.25 in { r4 = 11; r5 = v155 })) with | { r4 = (3 | 5); r5 = 0.0 } -> (
      0.0 *. (let (_, q159, q160, q161) = ([], 0.0, (fun p156 p157 p158 -> 2.0), 'z') in q159)) | { r4 = 1; r5 = (0.0 as w162) } -> (
      (match { r4 = 8; r5 = w162 } with | { r4 = (-3); r5 = 1.0 } -> 1e999 | { r4; r5 = 1.0 } -> w162 | { r4 = q163; r5 = (1.0 as w164) } -> (abs_float w162) | ({ r4; r5 = q165 } | { r4; r5 = q165 }) -> (fabs q165))) | { r4 = (-2147483648); r5 = (0.0 | 0.0) } -> (
      assert (compare 4095 4095 = 0);
      a104.(wrap ((-3) + 11) 4) <- a104.(wrap ((); 6) 4);
      (let v166 = 1 * 7 in (fun p167 -> 3.25) 5)) | ({ r4 = 7; r5 = q168 } | { r4 = _; r5 = (0.0 as q168) }) -> (
      let v175 = (match C1 with | (C3 as w169) -> (
        note_int ((match w169 with | C3 -> (-2) | (C1 | C0) -> 17 | (C0 | C1) -> (-2) | C2 -> 8 | exception _ -> 0) + (match w169 with | C3 -> 14 | C0 -> 14 | C1 -> 17 | C2 -> 19));
        (let v170 = if v2 then [] else [] in { r4 = 12; r5 = (-1.5) })) | C0 -> (
        (if 7 <> 9 then a104.(wrap (5 mod 1) 4) else (Array.fold_left (let rec f173 p171 p172 = p172 in f173) { r4 = 11; r5 = q168 } a104))) | C1 -> (
        { r4 = (4 / (-3)); r5 = (float_of_int (-2)) }) | (C2 as w174) -> (
        { r4 = 17; r5 = (-. (-0.5)) })) in
      v175.r5) | ({ r4 = q176; r5 = q177 } | { r4 = q176; r5 = q177 }) -> (
      (if v2 then q177 else q177) +. (q177 *. q177))) in
    let x218 = (match (match (if v2 then raise Not_found else []) with | ([] | []) -> (try ((); { r4 = 5; r5 = x178 }) with | Division_by_zero -> { r4 = 6; r5 = x178 } | Failure q179 -> { r4 = 2; r5 = x178 } | _ -> { r4 = 20; r5 = x178 }) | ((-2) :: []) -> { r4 = 12; r5 = x178 } | (_ :: []) -> { { r4 = 9; r5 = (-100.75) } with r5 = (-2.0) } | (_ :: (6 :: _)) -> (List.fold_left (fun p180 p181 -> p180) { r4 = (-3); r5 = x178 } []) | (_ :: (q182 :: q183)) when q182 >= (-14) -> { r4 = (-3); r5 = 3.25 } | (q184 :: (q185 :: q186)) -> a104.(1) | [] when ((0 mod (3 lor 1)) <= ((); (-3))) -> { r4 = 19; r5 = x178 } | exception Division_by_zero -> (try { r4 = 16; r5 = x178 } with | _ -> { r4 = 17; r5 = x178 }) | exception Failure q187 -> { r4 = 16; r5 = x178 } | exception Not_found -> (let v189 = fun p188' -> 14 in { r4 = 17; r5 = x178 })) with | { r4 = (-2147483647); r5 = q190 } -> (
      q190 /. (q190 *. 0.0)) | { r4 = 9; r5 = q191 } -> (
      let rec loop194 i192 n195 s193 =
        if i192 <> n195 then (
          loop194 (i192 + 1) n195 (((float_of_int i192) -. (s193)) *. 1e999)
        ) else
          s193
      in
      let n196 = loop194 0 20 x178 in
      note_float n196;
      -. (if v2 then 100.75 else n196)) | { r4 = 0; r5 = q197 } -> (
      tick_float 8 (-. (-2.0))) | { r4 = q198'; r5 = q199 } -> (
      let v216 = (match (if (q198' + 32767) >= q198' then raise Not_found else C0) with | C3 -> (
        let n200 = (try 32767 with | _ -> q198') in
        prerr_int (-17);
        prerr_byte 32;
        prerr_float 0.0;
        prerr_newline ();
        ((match C0 with | C3 -> () | C0 -> () | C1 -> () | C2 -> () | exception Invalid_argument q201 -> () | exception Division_by_zero -> () | exception Not_found -> () | exception Match_failure _ -> ()); (v2 <> false))) | C0 -> (
        let c202 = q198' + ((( + ) (q198' / (18 lor 1)) (-16))) in
        let c203 = ((( + ) (q198' / (18 lor 1)) (-16))) - c202 in
        let c204 = c202 lxor (q198') in
        let c205 = c202 * (c203) in
        let c206 = c204 - (c204) in
        let c207 = (c206) lxor c202 in
        let c208 = c203 + (c207) in
        let c209 = (c207) + c206 in
        let c210 = (q198') + (( + ) (q198' / (18 lor 1)) (-16)) in
        let c211 = (c209) + c210 in
        let c212 = (q198') - c208 in
        note_int c212;
        (fun p213 -> v2 && v2) (int_of_float q199)) | C1 -> (
        let n214 = 20 in
        note_int n214;
        mix_float x178;
        ((n214 - 1023) < n214) > (q198' <> n214)) | ((C2 as w215) | (C2 as w215)) -> (
        v2) | exception Not_found -> v2) in
      q199) | exception Invalid_argument q217 -> x178) in
    ()) | C0 -> (
    ()) | C1 -> (
    ()) | (C2 | C2) -> (
    ()) | exception _ -> ()) in
  "12") | C2 -> (
  "a") | exception Division_by_zero -> "" | exception Failure _ -> "a" | exception Match_failure _ -> "tail \" end") in
(mix_string s220; note_end 0);
(mix_string s220; note_end 0);
(mix (if v2 then 1 else 0); note_end 0);
(mix_0 5 a104.(3); note_end 0);
()
