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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
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
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y267 :: y268) -> mix 1; mix_float y267; mix_0 (d - 1) y268
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r4 = y269; r5 = y270 } -> mix y269; mix_float y270
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let a122 = (match (match 1.5 with | (q3 | (0.0 as q3)) -> (let { r4 = q4; r5 = _ } = { r4 = 16; r5 = q3 } in C0) | (0.5 | 0.5) -> (let v5 = false in C0) | q6 -> (let _v7 = q6 in C0)) with | (C3 | C0) -> (
  let v120 = (match (try (if 0.0 <= (-0.0) then (let v8 = C0 in C0) else C1) with | _ -> C2) with | (C3 | C3) -> (
    let v119 = (try (
      let v65 = (match (if v2 then raise Not_found else (if false then C0 else C0)) with | (C3 | C3) when (if 0.0 <= 1.5 then v2 else v2) -> (
        Option.is_none (match { r4 = 18; r5 = (-1.0) } with | { r4 = q9; r5 = (0.0 | 0.0) } -> None | ({ r5; _ } | { r4 = _; r5 }) -> None)) | (C1 | C0) -> (
        (match Array.fold_left (let rec f12 p10 p11 = { r4 = p11; r5 = 0.5 } in f12) { r4 = 1; r5 = 3.25 } (Array.make 2 12) with | ({ r4; r5 = _ } | { r4; r5 = _ }) -> (let { r4 = q13; r5 = q14 } = { r4 = r4; r5 = 10.0 } in v2))) | (C1 | C1) when (((3 - (-65536)) >= 17) && v2) -> (
        let (q55, (q56, q57)) = ((tick_float 0 (if (match (let { r4 = q15; r5 = q16 } = { r4 = (-3); r5 = 0.0 } in C0) with | (C0 | C0) -> false | (C1 | C2) when (String.contains ((); "") '\060') -> (let v17 = Array.make 4 10 in v2) | (C2 | C3) when v2 -> ((-2) <> 7) | _ -> v2) then (match 0.0 /. 0.0 with | (0.5 | 0.5) -> (1.5 -. (-2.0))) else ((try (let _v18 = (0.5, 0.5, (0.5, 1.0), 5) in ()) with | _ -> ()); (0.5 *. 2.0)))), ((match { { r4 = 8; r5 = 3.25 } with r5 = (( +. ) (-0.0) 1.0) } with | ({ r4 = 7; r5 = q19 } | { r4 = 7; r5 = q19 }) -> (if true then (if true then () else ()) else ((let rec f21 p20 = () in f21) 19)) | ({ r4 = (-1); r5 = q22 } | { r4 = (-1); r5 = q22 }) -> (try ((Result.iter (fun p23 -> ()) (Ok q22)); (match (q22, 12, 3) with | (((0.5, q24', q25) as w26) | ((0.5, q24', q25) as w26)) when q25 < (-2828) -> () | ((0.5, q27', 6) | (0.5, q27', 6)) -> () | ((_, v2, 6) | (_, v2, 6)) -> () | ((_, q28, v2) | (_, v2, q28)) -> ())) with | Division_by_zero -> (match [] with | ([] | []) -> () | (q29 :: ([] | (_ :: []))) -> () | ((_ :: (_ :: _)) | []) when (if true then (not v2) else ((); true)) -> () | (((_ :: q22) as w32) | (_ :: ((_ :: q22) as w32))) -> () | _ -> ()) | Failure q33 -> () | Not_found -> () | Match_failure _ -> (if true then ())) | { r4 = (2 | 9); r5 = q34 } when ((if v2 then q34 else q34) = (( /. ) q34 q34)) -> (match C0 with | (C3 | C0) -> () | (C0 | C2) -> (if v2 then () else ()) | (C1 | C0) -> (let v38 = (let rec f37 p35 p36 = None in f37) in ()) | (C2 | C2) -> ()) | { r4 = (9 | _); r5 = q39 } -> () | ({ r4 = q40; r5 } | { r4 = q40; r5 }) -> (Array.iter (fun p41 -> ()) (let (q42, q43) = (r5, { r4 = 3; r5 = r5 }) in Array.make 1 q40)) | _ -> (if v2 || false then (if v2 then () else ()) else (let v44 = Array.make 8 2.0 in ()))); (let v47 = (match (List.hd []) with | (({ r4 = q45; _ } as w46) | ({ r4 = q45; r5 = _ } as w46)) -> [] | exception Failure _ -> ((); [])) in (match v47 with | (([] as w48) | ([] as w48)) -> (let _v49 = Array.make 8 1.5 in (10.0, 5)) | ((C3 | C3) :: q50) -> (match 4 with | ((-3) | 1) -> (100.75, 7) | (0 | 0) -> (10.0, 8) | (q51 | (-2147483647 as q51)) when q51 < 18 -> (0.0, 14) | ((-2147483647) | (-2147483647)) -> (0.5, 14) | (2 | 2) -> (1.0, 0) | (6 | _) -> (100.75, 14) | _ -> ((-1.0), 7) | _ -> (0.0, (-1))) | ((C0 | C2) :: q52) -> ((-2.0), 10) | ((C1 :: _) | (C1 :: _)) -> ((-0.5), 10) | (((C2 | C2) :: q53) as w54) -> (100.75, 3))))) in
        false) | (C2 | C2) -> (
        (-8) > (17 lor 15)) | _ -> (
        (match { r4 = ((-1) + 0); r5 = (Array.fold_right (fun p58 p59 -> p59) (Array.make 1 7) 2.0) } with | ({ r4 = q60; r5 = 0.0 } | { r4 = q60; r5 = _ }) -> (if if v2 then raise Not_found else v2 then (let v62 = ((fun p61' v2 -> 7), (-100.75), q60, v2) in ())));
        let n63' = 7 in
        ((n63' - (-65536)) < 7) <= (if v2 then v2 else true)) | exception Not_found when ((let v64' = v2 in 'a') == 'T') -> ((String.make (hide 0 1) ' ') = ((clip "") ^ "")) | exception _ -> (((try 16 with | Invalid_argument _ -> 15 | Division_by_zero -> (-3)) - 65535) >= (20 + 15))) in
      let x109 = (match snd (if v65 then (((v65, 0.5, 20), 16, v65), { r4 = 1; r5 = 1.0 }) else (((v65, 10.0, 17), 10, v65), { r4 = 4; r5 = 2.0 })) with | ({ r4; r5 = 0.0 } | { r4; r5 = 0.0 }) when true -> (
        let n66 = 18 in
        let x105 = (let ((q101, q102, q103) as w104) = if false && true then (match { r4 = n66; r5 = 2.0 } with | (({ r5 = _; _ } as w67) | ({ r4 = 2; r5 = _ } as w67)) when ((if v65 then (Ok r4) else (Ok 6)) = ((); (Ok 13))) -> ((fun p68 p69 p70 -> r4), (Array.make 16 0.0), []) | ({ r4 = (-3 as w71); r5 = q72 } | { r4 = (-3 as w71); r5 = q72 }) when ((let v73 = Array.make 1 3.25 in v65) || v2) -> ((let rec f75 p74 w71 n66 = r4 in f75), (Array.make 16 q72), []) | ({ r4 = 0; r5 = q76 } | { r4 = 0; r5 = q76 }) -> ((fun p77 p78 p79 -> n66), (Array.make 16 0.0), []) | { r4 = (6 | 5); r5 = (0.0 as w80) } when w80 = 0.5 -> ((let rec f84 p81 p82 p83 = r4 in f84), (Array.make 16 w80), []) | { r4 = (6 | 6); r5 = _ } -> ((let rec f88' p85 p86 p87 = 4 in f88'), (Array.make 16 100.75), []) | ({ r4 = q89; r5 = q90 } | { r4 = q89; r5 = q90 }) when q90 <> 2.0 -> ((let rec f94 p91 p92 p93 = q89 in f94), (Array.make 16 100.75), []) | _ -> ((fun p95 r4 p96 -> -1), (Array.make 16 1.0), [])) else ((let rec f100' p97 p98 p99 = n66 in f100'), (Array.make 16 0.0), []) in if '\'' != ' ' then (1.5 +. 1.0) else q102.(15)) in
        sqrt (fabs x105)) | ({ r4 = q106; r5 } | { r4 = q106; r5 }) -> (
        let s107 = String.make 1 (snd (q106, ' ')) in
        (mix (String.length s107); note_end 0);
        let n108 = q106 in
        (ceil (-10.0)) *. (r5 /. r5))) in
      let n110 = 20 in
      let n111 = 12 in
      note_int n111;
      (if n111 < 2 then '\016' else (match C0 with | (C3 | C3) -> ' ' | ((C1 as w112) | (C1 as w112)) -> '\'' | (C2 | C2) -> 'z'))) with | Not_found -> (try (match None with | (None | (Some _)) when (if (let v113 = 5 in v2) then (5 >= 0) else (let (q114, _, _) = (7, 14, 10) in v2)) -> '\'' | ((Some q115) | (Some (7 as q115))) -> '\255' | (Some ((-1 as w116) | w116) as w117') when w116 < 6 -> 'z' | Some (9 | 3) -> 'z' | Some (8 | 8) when (1.0 < (ceil 0.0)) -> '0' | Some ((-3) | (-3)) when ((- 11) <= (9 / (11 lor 1))) -> '\'' | ((Some q118) | (Some (-1 as q118))) -> '0' | (None | (Some _)) when false -> ' ' | _ -> 'a') with | Match_failure _ -> 'a') | Match_failure _ -> '\n') in
    { r4 = 8; r5 = 1.0 }) | (C0 | C2) -> (
    { r4 = 10; r5 = (-10.0) }) | (C2 | C1) -> (
    { r4 = 7; r5 = (-0.0) }) | (C2 | C1) -> (
    { r4 = 16; r5 = 3.25 })) in
  Array.make 4 { r4 = 15; r5 = 3.25 }) | ((C0 as w121) | (C0 as w121)) -> (
  Array.make 4 { r4 = 8; r5 = (-1.5) }) | (C1 | C3) -> (
  Array.make 4 { r4 = 19; r5 = 0.5 }) | (C3 | C2) -> (
  Array.make 4 { r4 = 1; r5 = 1.0 }) | (C0 | C2) -> (
  Array.make 4 { r4 = 16; r5 = 100.75 })) in
let a123 = (let v124 = 8 in Array.make 5 v124) in
let i125 = ref 0 in
while !i125 < (hide 1 3) do
  a123.(!i125 + 1) <- (((a123.(!i125)) * a123.(!i125 + 1)) - a123.(!i125 + 2));
  i125 := !i125 + 2
done;
(mix_ints a123 0 5; note_end 0);
let n266 = (match C3 with | (C3 | C1) -> (
  (let { r4 = q126; r5 = q127 } = { r4 = (16 lsl (5 land 31)); r5 = 0.0 } in (match (match [] with | ((_ :: (_ :: _)) | []) -> { r4 = q126; r5 = q127 } | ([] | (_ :: _)) -> { r4 = 5; r5 = q127 } | ([] | (_ :: _)) when v2 -> { r4 = q126; r5 = 0.0 } | _ -> { r4 = (-2); r5 = q127 }) with | ({ r4 = q130; r5 = 0.5 } | { r4 = (9 as q130); _ }) -> (let _v131 = ([], ()) in ()) | ({ r4 = 6; r5 = q132 } | { r4 = 6; r5 = q132 }) -> (if false then ()) | ({ r4 = (-2); r5 = 0.0 } | { r4 = _; r5 = _ }) -> (mix q126) | ({ r4 = (-2); _ } | { r4 = (-2); r5 = _ }) -> (Array.sort (fun x y -> compare y x) a123) | ({ r4; r5 = _ } | { r4; _ }) -> (if v2 then ())));
  (8 lsr 15) + (match 3.25 with | (q133 | (0.5 as q133)) -> 17 | q134 -> 12)) | (C1 | C1) -> (
  2147483647) | (C0 | C0) -> (
  let v260 = (match [] with | ((q135 :: (q136 :: q137)) | (q135 :: ((q136 :: _) as q137))) -> (
    let v239 = (match { r4 = a123.(2); r5 = (0.5 *. 100.75) } with | ({ r4 = 3; r5 } | { r4 = 3; r5 }) -> (
      ((compare ((Array.make 16 r5), ('0', 8, (-1), 0.5), { r4 = 20; r5 = r5 }, false) ((Array.make 16 r5), ('\255', 18, 7, 0.5), { r4 = 6; r5 = r5 }, v2)), (match ((v2, r5), r5) with | (((q138, _) as w139) | ((q138, _) as w139)) -> (v2, 11, 7, r5)), (v2 || true), (( *. ) 3.25 100.75))) | { r4 = 6; r5 = (0.0 | _) } -> (
      let v141 = ((match None with | ((Some 0.5) | None) -> v2 | ((Some 0.0) | (Some 0.0)) -> v2 | ((Some q140) | (Some q140)) -> v2) == (11 <= (-1))) < ((if v2 then v2 else true) || (not v2)) in
      (mix (if v141 then 1 else 0); note_end 0);
      (try ((10 + 11), (v141, 9, 1, 2.0), (try (if v141 then v141 else true) with | _ -> v141), (floor 3.25)) with | _ -> (let v145' = (let rec f144 p142 p143 = 100.75 in f144) in ((-2), (false, 6, 17, 0.0), false, 0.0)))) | (({ r4 = (6 as w146); r5 = q147 } as w148) | ({ r4 = w146; r5 = q147 } as w148)) -> (
      let cell149 = Array.make 1 q147 in
      let rec get150 p151 =
        cell149.(0)
      in
      let rec set152 p153 =
        cell149.(0) <- (cell149.(0)) +. p153;
        cell149.(0)
      in
      let x154 = get150 (int_of_string (string_of_int w146)) in
      let x155 = get150 (w146 / 7) in
      let x156 = get150 (16 / 2) in
      let _ = get150 w148.r4 in
      let x157 = set152 (( *. ) x156 x155) in
      let x158 = set152 (float w146) in
      (if true then (snd (1.0, (11, (true, (-3), w146, x157), v2, x155))) else (if true then (w146, (true, 2, 6, x155), v2, x157) else (w146, (true, 7, w146, x157), v2, x156)))) | { r4 = (5 | 5); _ } -> (
      ((8 mod (13 lor 1)), (try (v2, 17, 13, 0.0) with | Invalid_argument q159 -> (v2, 9, 8, (-100.75)) | Not_found -> (v2, 6, 0, 1.0)), true, (float 17))) | { r4; r5 = (0.5 | 0.5) } -> (
      let n176 = (match (match List.rev [] with | ((_ :: (_ :: _)) | []) -> { r4 = r4; r5 = 10.0 } | (None :: ((_ :: _) | [])) -> (if v2 then { r4 = r4; r5 = 10.0 } else { r4 = r4; r5 = (-1.5) }) | (((Some _ as w163) | (Some 0 as w163)) :: []) -> (match C0 with | (C3 | C3) -> { r4 = 6; r5 = 1.0 } | (C0 | C0) -> { r4 = r4; r5 = (-100.75) } | (C1 | C1) -> { r4 = (-3); r5 = 0.5 } | (C2 | C2) -> { r4 = 4; r5 = 1.5 }) | ((q164 :: ((q165 :: _) as w166)) | (q165 :: (q164 :: w166))) -> { r4 = r4; r5 = 0.0 }) with | ({ r4 = (9 as w167); r5 = 0.5 } | { r4 = w167; _ }) -> (
        int_of_float (float_of_int r4)) | (({ r4 = 9; r5 = q168 } as w169) | ({ r5 = q168; _ } as w169)) -> (
        (if (q168 *. q168) >= (-. q168) then () else (a123.(wrap r4 5) <- a123.(2)));
        let n170 = r4 in
        note_int n170;
        (if v2 then (let v171 = () in n170) else r4)) | ({ r4 = 8; _ } | { r4 = 8; _ }) -> (
        9401 + (r4 + r4)) | ({ r4 = q172; r5 = q173 } | { r4 = q172; r5 = q173 }) -> (
        let n174 = q172 in
        note_int n174;
        let n175 = r4 in
        note_int n175;
        n174 mod ((n174 mod (-3)) lor 1))) in
      let a224 = (match if 7 <> n176 then C1 else C0 with | (C0 | C3) -> (
        let p177 = (match Ok (Array.make 7 (-10.0)) with | ((Error (-2147483647)) | (Ok _)) -> 3.25 | ((Error _) | (Error _)) when true -> 0.5 | ((Error _) | (Ok _)) -> 0.5 | _ -> (-0.0)) in
        let p179 = n176 * n176 in
        let p180 = (try (0.5 *. p177) with | Division_by_zero -> p177 | Failure q181 -> p177 | _ -> 10.0) in
        let p182 = p179 / 1 in
        let p183 = p182 / (-1) in
        let p184 = 100.75 *. 10.0 in
        let p185 = p177 -. p184 in
        let p186 = 18 + n176 in
        let p187 = 4096 in
        let p188 = p184 *. p180 in
        let p189 = (try (-2.2250738585072014e-308) with | Invalid_argument _ -> 0.0 | Failure p188 -> (-10.0) | Match_failure _ -> p177) in
        let p190 = 0.0 *. p189 in
        let p191 = -2147483648 in
        let p192 = 18 in
        let p193 = (match v2 with | (false | true) -> p186 | (true | false) -> n176) in
        let p194 = a123.(wrap (p192 mod (20 lor 1)) 5) in
        let p195 = a123.(4) in
        let p196' = -4096 in
        let p197 = float_of_int 7 in
        let p198 = 5e-324 in
        let p199 = p195 * 4 in
        mix 1;
        let n200 = 1 + (((p195 + (p194 lxor ((p192 - (((p186 lxor (p183 * ((p179) - p182))) + p187) * p191)) + p193))) + p196') * p199) in
        let x201' = 1.0 *. ((p197 *. (p190 +. (p189 -. ((p185 *. (((p177) *. p180) -. p184)) -. p188)))) -. p198) in
        let n202 = a123.(4) in
        Array.mapi (let rec f205 p203 p204 = abs_float x201' in f205) (Array.make 2 v2)) | (C0 | C0) -> (
        create_float_array 2 (100.75 /. 3.25)) | (C2 | C1) -> (
        let v213 = (let { r4 = _; r5 } = (let (q206, q207, q208) = (a123, 0.5, r4) in (match q137 with | ((_ :: []) | []) -> { r4 = n176; r5 = q207 } | ((q210 :: q211) | (((None as q210) :: _) as q211)) -> { r4 = q208; r5 = 2.0 } | (((Some _) :: _) | (_ :: _)) -> { r4 = q208; r5 = q207 })) in (let _v212 = float_of_int n176 in (match _v212 with | (0.5 | 0.0) -> '\n' | (0.0 | 0.0) -> 'z' | _ -> 'z'))) in
        let x214 = ( +. ) (max ((); 100.75) (min (-2.0) 10.0)) (-10.0) in
        note_float x214;
        Array.mapi (let rec f218 p215 p216 = (let v217 = n176 in p216) in f218) (Array.make 2 100.75)) | (C2 | C2) -> (
        let n219 = n176 in
        let rec loop221' i220 n222 =
          if i220 < n222 then (
            (a123.(i220 + 1) <- (a123.(i220 + 2) + ((a123.(i220)) * a123.(i220 + 1))));
            loop221' (i220 + 1) n222
          ) else
            ()
        in
        loop221' 0 3;
        (mix_ints a123 0 5; note_end 0);
        create_float_array 2 (let _v223 = ((-3), 3.25) in 3.25))) in
      String.fold_left (let rec f227 p225 p226 = (10, (v2, r4, 11, 3.25), v2, 1.5) in f227) (4, (v2, 5, n176, 2.0), false, 0.0) (min "12" "12")) | ({ r4 = (-2); r5 = q228 } | { r4 = _; r5 = q228 }) -> (
      let rec fold229 =
        function
        | [] ->
          []
        | (q231 :: q232) ->
          let r233 = fold229 q232 in
          q231 :: r233
      in
      let v234 = fold229 (q228 :: []) in
      (mix_0 5 v234; note_end 0);
      (mix_0 5 v234; note_end 0);
      let v235 = fold229 (fold229 []) in
      (mix_0 5 v235; note_end 0);
      let n236 = truncate (abs_float ((); q228)) in
      note_int n236;
      (match v235 with | ((_ :: _) | []) -> ((); (n236, (v2, n236, 10, q228), v2, q228)) | ((0.0 | 0.0) :: _) -> (12, (v2, n236, n236, q228), v2, q228) | ((q237 :: _) | (q237 :: _)) -> (Array.fold_left (fun p238 v234 -> (13, (v2, v234, v234, 2.0), false, q237)) (n236, (v2, n236, n236, 1.5), v2, q228) a123)))) in
    ((let (m240, m241, m246, m247) = v239 in mix m240; (let (m242, m243, m244, m245) = m241 in mix (if m242 then 1 else 0); mix m243; mix m244; mix_float m245); mix (if m246 then 1 else 0); mix_float m247); note_end 0);
    (19, 100.75, 16) :: [((-3), 1.5, 19)]) | ([] | []) -> (
    []) | ((q248 :: q249) | (q248 :: q249)) -> (
    (if (match [] with | ((_ :: q250) | ([] as q250)) -> v2 | (_ :: ([] | [])) -> v2 | (q251 :: ((_ :: []) | [])) -> true | ((_ :: (_ :: (_ :: _))) | []) when (not (max v2 v2)) -> v2 | ((_ :: (q258 :: (_ :: q259'))) | (q258 :: (_ :: (_ :: q259')))) -> false | _ -> v2) then [] else [(3, 0.5, 15); (1, 100.75, 11); (19, 2.0, 4)]))) in
  let v265 = (match C3 with | (C3 | C3) -> (
    let v264 = (match C1 with | (C3 | C2) -> (
      String.fold_left (let v261 = v2 in fun p262 p263 -> p262) ((Array.make 8 20), (ref true), 2, 1) "12") | (C0 | C0) -> (
      ((Array.make 8 4), (ref v2), 10, 18)) | (C1 | C1) -> (
      ((Array.make 8 7), (ref v2), 6, 17)) | (C2 | C2) -> (
      ((Array.make 8 12), (ref v2), 17, 8))) in
    { r4 = (-1); r5 = 100.75 }) | (C0 | C0) -> (
    { r4 = (-3); r5 = 1.5 }) | (C1 | C0) -> (
    { r4 = 12; r5 = (-2.0) }) | (C3 | C2) -> (
    { r4 = 12; r5 = 0.5 })) in
  17) | (C3 | C1) -> (
  1) | (C2 | C2) -> (
  16)) in
note_int n266;
(mix (if v2 then 1 else 0); note_end 0);
(mix_ints a123 0 5; note_end 0);
(mix_1 5 a122.(3); note_end 0);
note_int n266;
()
