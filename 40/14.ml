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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y274 -> mix 1; mix (Char.code y274)
and mix_1 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y275 :: y276) -> mix 1; mix_floats y275 0 16; mix_1 (d - 1) y276
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let v147 = (match (let v9 = (try (if true then (fun p0 p1 p2 -> p0) else (fun p3' p4 p5 -> p5)) with | _ -> (fun p6 p7 p8 -> 16)) in if false then None else None) with | (None | None) -> (
  let x40 = (let v39 = (try (match (let v13 = (let rec f12' p10 p11 = Ok 17 in f12') in []) with | ([] | []) -> (let rec f16 p14 p15 = p15 in f16) | (_ :: ([] | [])) -> (let rec f19 p17 p18 = [] in f19) | ((_ :: ([] | (_ :: _))) as w20') -> ((); (let rec f23 p21 p22 = p22 in f23)) | ((q24 :: q25) | (q24 :: q25)) -> (let rec f28 p26 p27 = p27 in f28)) with | Invalid_argument _ -> (let v30 = Array.make 1 (fun p29 -> 0) in (let rec f33 p31' p32 = p32 in f33)) | Division_by_zero -> (let rec f36 p34 p35 = [] in f36) | Not_found -> (fun p37 p38' -> [])) in (( -. ) 3.25 10.0) -. (if true then (-0.0) else 0.5)) in
  let rec f41 p42' p43 p44 p45 =
    if p42' > 0 then (
      let r47 = f41 (p42' - 1) (p42' != 17) p44 p45 in
      let r48 = f41 (p42' - 1) true p44 1.5 in
      (match [] with | ((_ :: _) | []) -> r48 | ([] | []) when true -> () | ((1.0 | 1.0) :: _) -> r47 | ((q51 :: q52) | ((q51 :: _) as q52)) -> r47 | _ -> ())
    ) else
      (let (_, q46, p42', _) = (p45, p44, 14, 12) in ())
  in
  let v53 = f41 0 (x40 <= x40) (floor x40) x40 in
  ref (if true then 9 else 3)) | Some ((Ok _) | (Error true)) -> (
  let v141 = (match [] with | ([] | (_ :: _)) -> (
    let x68 = (match (let v54 = if false then raise (Invalid_argument "\000\255x") else 2.0 in Error []) with | ((Error (_ :: _)) | (Ok _)) -> (
      let n62 = (let v61 = fst ((let rec f60 p57 p58 p59 = p59 in f60), 5) in ((mix (if true then 1 else 0); note_end 0); (-2147483647))) in
      note_int n62;
      fabs (if true then 10.0 else 3.25)) | ((Error []) | (Error _)) -> (
      -4096.0) | ((Error (_ :: _)) | (Error _)) -> (
      let n65 = (Char.code (if true then ' ' else ' ')) - ((succ 14) land (( - ) 11 1)) in
      -. 1.5) | exception Invalid_argument q66 -> (if (match [] with | ([] | (_ :: [])) -> false | ((0.5 :: q67) | (0.5 :: q67)) -> false | ((q66 :: _) | (q66 :: _)) -> true) then 2.0 else (float_of_string "-1.5")) | exception Failure _ -> ((-10.0) /. (float 1)) | exception Not_found -> (-2.0)) in
    note_float x68;
    (match show_int 13 17 with | ((-2147483648) | (-2147483648)) -> (if false then (x68, (-2), (Ok 5)) else (x68, (-3), (Ok 13))) | ((-3) | 2) -> (x68, 16, (Ok 9)) | q69 -> (if true then (0.0, (-3), (Ok q69)) else (x68, q69, (Ok q69))))) | ((q70 :: []) | (q70 :: _)) -> (
    let a139' = (match [] with | ([] | []) -> (
      let v75 = (try (Result.to_option ((fun p71 -> (match q70 with | (q72 | (0.5 as q72)) -> (Ok 3) | p71 -> (Ok 3) | (q73 | (0.5 as q73)) -> (Ok 15))) (if true then false else true))) with | _ -> (Some ((fun p74 -> 20) q70))) in
      let v137 = (match (match v75 with | ((Some _) | None) -> (match v75 with | (None | (Some _)) -> (Ok true) | ((Some _) | None) -> (Ok false)) | Some (4 | 6) -> (if false then (Ok true) else (Ok true)) | Some ((0 as w77) | (5 as w77)) when (((w77 + w77) + 1024) < w77) -> (snd (w77, (Ok false))) | (None | (Some 5)) -> ((); (Ok true)) | ((Some q78) | (Some q78)) -> (Ok false) | _ -> (Ok true)) with | Ok (true | true) -> (
        let a79 = (let v80 = 1 in Array.make 10 None) in
        let rec loop82 i81 n83 =
          if i81 < n83 then (
            (a79.(i81) <- a79.(wrap (i81 * i81) 10));
            loop82 (i81 + 2) n83
          ) else
            ()
        in
        loop82 0 10;
        (mix_0 5 a79.(9); note_end 0);
        let q70 = (match v75 with | ((Some (-2)) | None) -> (let _v86 = (List.length (max [] [])) mod (((match None with | ((Some _) | None) -> 4 | ((Some q85) | (Some q85)) -> (-3) | (None | None) -> 2) + 12) lor 1) in (fst (if false then (14, q70) else (_v86, (-0.0)))) asr 15) | ((Some q87) | (Some q87)) -> (q87 land (let v89 = (try (let v88 = q87 in q70) with | _ -> q70) = (q70 /. 100.75) in if q70 < q70 then (q87 land q87) else (String.length "12")))) in
        a79.(9) <- a79.(0)) | ((Ok (false as w90)) | (Ok (false as w90))) -> (
        let unused91 = ((if (let _v94 = ((); (Array.mapi (fun p92 p93 -> -1.5) (Array.make 5 q70))) in if Array.mem 2.0 _v94 then (w90 || w90) else ((); w90)) then (match v75 with | (None | None) -> (if true then () else (mix (if w90 then 1 else 0))) | ((Some 7 as w95) | (Some _ as w95)) -> ())); (let rec f113 p96 = ((let v102 = if w90 then (fun p97 p98 p99 -> (p97, p99)) else (fun p100 p101 v75 -> (q70, v75)) in (match v75 with | (None | None) -> (let rec f104 p103 = q70 in f104) | ((Some (-3)) | None) -> (fun p106 -> q70) | ((Some _) | (Some (-3))) -> (let rec f108 p107 = q70 in f108) | ((Some q109) | (Some q109)) -> (let rec f111 p110 = 0.5 in f111))), ((18 * 9) - (let (_, _, _, q112) = (None, (q70, 17, q70), (), (Array.make 2 17)) in 20))) in f113)) in
        let x122 = (match Ok (match None with | ((Some _) | None) -> (Ok 16) | (None | None) -> (Ok 14) | ((Some q115) | (Some q115)) -> (Ok 12)) with | ((Ok (Ok q116)) | (Ok (Ok q116))) -> ((print_char 'z'); q70) | ((Ok (Error _)) | (Ok (Error _))) -> (-0.5) | Error (6 | 9) -> ((let v117 = w90 in q70) +. (match 9 with | (7 | 7) -> q70 | ((-1) | 6) -> q70 | (1 | 1) -> q70 | (w90 | (-3 as w90)) -> q70 | (9 | 2) -> q70 | _ -> 2.0)) | ((Error (-1)) | (Error (-1))) -> (let _v118' = Error (Array.make 3 1.0) in max q70 q70) | ((Error q119) | (Error q119)) -> (match v75 with | (None | None) -> q70 | ((Some (-2 as w120)) | (Some (-2 as w120))) -> (q70 +. 0.5) | Some (7 | 7) -> (-10.0) | ((Some _) | (Some _)) -> (let v121 = 0.0 in v121))) in
        (mix (if Result.is_ok (Ok w90) then 1 else 0); note_end 0)) | ((Error (0.5 as w123)) | (Error (0.5 as w123))) -> (
        let n135 = (String.length ((clip (match v75 with | ((None as w124) | (None as w124)) -> (let v125 = w123 in "tail \" end") | Some (2 | 2) -> (match [] with | ([] | []) -> "a" | ([] | (_ :: _)) -> "b c") | ((Some q126) | (Some q126)) -> ((clip "") ^ "12"))) ^ ((clip (let _v134 = (let rec f133 v75 p127 p128 = ((let rec f132 p129 p130' p131 = p130' in f132), p128) in f133) in "b c")) ^ "a"))) + 3 in
        ()) | ((Error q136) | (Error q136)) -> (
        ())) in
      Array.make 8 q70) | ((_ :: q138) | ((_ :: _) as q138)) -> (
      Array.make 8 1.0)) in
    ((-3.25), 12, (Ok 16))) | ([] | (1.0 :: (_ :: _))) -> (
    ((-0.0), 2, (Ok 10))) | ((_ :: q140) | (_ :: ((_ :: _) as q140))) -> (
    (100.75, 2, (Ok 17)))) in
  ((let (_, m143, _) = v141 in mix m143); note_end 0);
  ref (-1)) | ((Some (Error q145)) | (Some (Error q145))) -> (
  ref 18) | Some ((Error q146') | (Error q146')) -> (
  ref 12))
let a273 = (match [] with | ([] | []) -> (
  let n270 = (match (float_of_int 20) :: (let v148 = 3.25 in []) with | ([] | []) -> (
    let n151 = (match [] with | ([] | (_ :: _)) -> (
      print_char (if 0.0 >= 2.0 then '5' else 'e');
      !v147) | ((_ :: _) | []) -> (
      ((); (-2)) - (if true then (-1) else 7)) | (q149 :: ([] | [])) -> (
      1) | (([] as w150) | ([] as w150)) -> (
      4096)) in
    let c152 = (1.0 -. (-0.0)) *. ((1.0 -. (-0.0))) in
    let c153 = (1.0 -. (-0.0)) +. ((try 1e-310 with | _ -> (100.75 -. (-10.0)))) in
    let c154 = ((try 1e-310 with | _ -> (100.75 -. (-10.0)))) *. (try 1e-310 with | _ -> (100.75 -. (-10.0))) in
    let c155 = ((1.0 -. (-0.0))) +. (try 1e-310 with | _ -> (100.75 -. (-10.0))) in
    let c156 = (c153) +. (1.0 -. (-0.0)) in
    let c157 = c156 *. (c154) in
    let c158' = (1.0 -. (-0.0)) +. (c153) in
    note_float c158';
    n151) | (q159 :: ([] | (0.0 :: []))) -> (
    v147 := (match (Ok true) :: [] with | ((_ :: _) | []) -> (6 + 1) | ((q162 :: _) | (q162 :: _)) -> 1);
    31) | ((1.0 :: (q163 :: q164)) | (1.0 :: ((q163 :: _) as q164))) -> (
    let n265 = (match [] with | ([] | []) -> (
      let x181 = (match [] with | (([] as w165) | ((_ :: _) as w165)) -> (
        let v172 = if if (match q164 with | ([] | (_ :: (_ :: _))) -> true | (((_ :: w165) as w166) | ((_ :: ([] as w165)) as w166)) -> false) then (13 < 19) else (match q164 with | (([] as w167) | ([] as w167)) -> false | ((0.0 | 0.0) :: _) -> false | (q168 :: ([] | (_ :: []))) -> false | ((1.0 :: q169) | ((_ :: (_ :: _)) as q169)) -> true) then None else (try (if q163 <= 10.0 then (Some 15) else (List.fold_left (fun p170 p171 -> p170) None [])) with | _ -> (let w165 = ref (Array.make 1 12) in None)) in
        q163) | ((((q173, q174, q175, q176) | (q175, q174, q173, q176)) :: _) as w177') -> (
        let n180' = (land) (compare (match w177' with | ([] | []) when (let v178 = q163 *. q163 in q176 >= q176) -> q173 | ([] | []) -> q175 | ((q179' :: _) | (q179' :: _)) -> q173) q173) ((int_of_float 10.0) mod 1) in
        10.0)) in
      let n188 = (match [] with | ([] | []) -> (
        -14) | ((q182 :: q183) | ((q182 :: _) as q183)) -> (
        v147 := (((let rec f185 p184 = 2 in f185) (Ok 17)) + 201);
        (try !v147 with | Division_by_zero -> !v147 | Match_failure _ -> (0 + 10))) | exception Invalid_argument q186 -> 13 | exception Division_by_zero -> (31 - (Char.code '\'')) | exception Failure q187 -> ((min 14 10) * 5) | exception Match_failure _ -> !v147) in
      note_int n188;
      (try (((); n188) lor (n188 + n188)) with | _ -> (8 land 15))) | ((q189 :: _) | (q189 :: _)) when ((q163 -. 10.0) >= (float (-1))) -> (
      let v245 = (match (match (match Ok true with | ((Ok true) | (Ok true)) -> q164 | ((Ok false) | (Ok true)) -> q164 | ((Error _) | (Error _)) -> q164) with | ([] | []) -> None | ((q190 | (1.0 as q190)) :: []) -> (Some (Array.make 6 (-1))) | (1.0 :: ((q191 :: _) | (q191 :: _))) -> (List.find_opt (let rec f193 p192 = true in f193) []) | ((_ :: _) | []) -> (Some (Array.make 6 8))) with | (None | None) -> (
        fst (max (' ', (Array.make 7 5)) ('a', (Array.make 7 13)))) | (None | None) when (true || ("b c" <= "")) -> (
        let n195 = 0 in
        note_int n195;
        let a196 = Array.make 2 n195 in
        let s198 = ref n195 in
        for i197 = 2 - 1 downto 0 do
          s198 := (n195 lxor (a196.(i197) lxor (!s198)))
        done;
        let n199 = !s198 in
        note_int n199;
        (let v200 = true in Char.chr (n199 land 255))) | ((Some _) | None) when ((7 + 5) < 18) -> (
        '\199') | ((Some _) | (Some _)) -> (
        let a201 = Array.make (hide 0 2) 18 in
        for i202 = 0 to 1 - 1 do
          a201.(i202 + 1) <- (!v147 * (a201.(i202)));
          ()
        done;
        (mix_ints a201 0 2; note_end 0);
        ((let _v203 = Array.make 4 (-3) in ()); (Char.uppercase_ascii '\n'))) | ((Some _) | (Some _)) -> (
        let v211' = (match q164 with | ([] | (_ :: _)) -> (let v204 = [None; None] in [(Array.make 16 q163); (Array.make 16 q163)]) | ((_ :: q205) | ([] as q205)) when ((7 <= 1) || (20 <> (-3))) -> ((create_array 16 q163) :: ((Array.make 16 q163) :: [])) | ((q206 :: q207) | (q206 :: q207)) -> (let _v210 = (let (q208, q209) = (false, "12") in -2) in (Array.make 16 q163) :: []) | ([] | []) -> ((Array.make 16 q163) :: [(Array.make 16 q163)]) | _ -> [(Array.make 16 2.0)]) in
        (mix_1 5 v211'; note_end 0);
        let v216 = (let s212 = (clip (match v211' with | ([] | []) -> "\000\255x" | (((_ :: []) as w213) | ((_ :: []) as w213)) -> "\000\255x" | ((q189 :: (_ :: q214)) | ((q189 :: (_ :: _)) as q214)) -> "b c")) ^ (max "12" "12") in let i215 = -(if true then (-3) else 7) in if i215 >= 0 && i215 < String.length s212 then s212.[i215] else 'z') in
        (mix (Char.code v216); note_end 0);
        (match (match v211' with | ((_ :: _) | []) -> (18, false, false) | ([] | (_ :: [])) -> (10, false, false) | ([] | (_ :: (_ :: []))) -> (15, false, false) | (_ :: ((q219 :: (_ :: q220)) | ((_ :: (q219 :: _)) as q220))) -> (12, false, true)) with | ((_, q221, true) | (_, _, (true as q221))) -> ((fun p222 -> v216) (11, true)) | ((q223 | (1 as q223)), _, false) -> '\200' | (((-2), q224, false) | (_, _, q224)) -> (let v225 = q224 in '\255') | (((-2147483647), q226', false) | ((-2147483647), _, (false as q226'))) -> (let s227 = "a" in let i228 = 12 in if i228 >= 0 && i228 < String.length s227 then s227.[i228] else v216) | ((8, _, (false as w229)) | (_, _, (false as w229))) -> ((); v216) | ((1 | 1), _, false) -> (let s230 = "\000\255x" in let i231 = 13 in if i231 >= 0 && i231 < String.length s230 then s230.[i231] else '\'') | ((7, _, (false as w232)) | (9, _, (true as w232))) -> (min v216 v216) | ((q233, q234, false) | (q233, q234, false)) -> (let (q235, q236) = ((Array.make 2 q233), q163) in v216))) | _ -> (
        let rec loop240 i237 s238 =
          if i237 < 9 then (
            loop240 (i237 + 1) (try (Array.make 8 7).(i237) with | Invalid_argument _ -> ((let rec f239 i237 = i237 in f239) s238) | Division_by_zero -> !v147)
          ) else
            s238
        in
        let n242 = loop240 0 3 in
        note_int n242;
        ((); (match q163 with | (q243 | (1.0 as q243)) -> '0' | q244 -> 'z')))) in
      let f246 p247 p248 p249 =
        let n250 = p249 in
        (clip "uaychvcxuq") ^ (Array.fold_right (let rec f253 p251 p252 = if p251 then p252 else p252 in f253) (let _v254 = Array.make 4 n250 in Array.make 4 false) "a")
      in
      let s256 = f246 (fun p255 -> (q163, q163)) !v147 (19 + 20) in
      truncate q163) | ((q257 :: q258) | (q257 :: q258)) -> (
      let v264 = (match (let v259 = 14 in Some ((Array.make 9 v259), v259, [])) with | (None | (Some _)) -> (
        let n260' = min (-7) (-65536) in
        true) | Some ((q261, q262, (_ :: q263)) | (q261, q262, q263)) -> (
        true)) in
      4) | _ -> (
      4)) in
    note_int n265;
    n265) | (q266 :: ((_ :: (_ :: _)) | (_ :: _))) -> (
    15)) in
  Array.make 1 0.0) | ((q271 :: q272) | ((q271 :: _) as q272)) -> (
  Array.make 1 10.0))
let () = (mix_floats a273 0 1; note_end 0)
let () = (mix_floats a273 0 1; note_end 0)
let () = (mix_2 5 v147; note_end 0)
let () = ()
