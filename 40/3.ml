type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (bool * float * char * float, int) result) =
  if d > 0 then
    match v with
    | Ok y174 -> mix 0; (let (m175, m176, m177, m178) = y174 in mix (if m175 then 1 else 0); mix_float m176; mix (Char.code m177); mix_float m178)
    | Error y179 -> mix 1; mix y179
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let n59 = (match List.init 7 (match None with | (None | None) -> (let rec f4 p3 = [] in f4) | Some (0 | 1) -> (fun p5 -> []) | ((Some q6) | (Some q6)) -> (let rec f8 p7 = [] in f8)) with | ([] | []) -> (
  let n54 = (match ((print_endline "12"); (Some 3)) with | (None | None) -> (
    (max 1 19) * (-5)) | (None | (Some 0)) -> (
    let n46 = (match if not true then (let v9 = [] in []) else (match Array.make 2 15 with | ([|_|] | _) -> [] | ([|q10; q11|] | [|q10; q11|]) -> [] | q12 -> []) with | ([] | []) -> (
      int_of_float ((-2.0) *. 1.0)) | (((_ :: ([] as w13)) as w14) | ((_ :: ([] as w13)) as w14)) -> (
      (-10) / ((17 / (8 lor 1)) lor 1)) | ((_ :: (_ :: _)) | ([] :: _)) -> (
      let v45 = (match (try ((try () with | _ -> ()) :: []) with | _ -> []) with | ((_ :: _) | []) -> (
        let n20 = 12 in
        let c21 = (n20 lxor n20) + ((n20 * 35)) in
        let c22 = (n20 * 35) * (c21) in
        let c23 = (c21) + (n20 * 35) in
        let c24 = c22 * (c21) in
        let c25 = ((n20 * 35)) - c22 in
        let c26 = c23 + (c23) in
        let c27 = c21 lxor (c26) in
        note_int c27;
        Error (match c22 with | (5 | 9) -> c25 | _ -> c23)) | ((q28 :: []) | (_ :: (q28 :: _))) -> (
        (match if false then [] else [] with | ([] | (_ :: (_ :: _))) -> (Error 16) | ((0.0 :: q29) | ((_ :: _) as q29)) -> (Result.map (let rec f31 p30 = (p30, 0.5, '\255', (-0.0)) in f31) (Ok false)) | ((_ :: (q32 :: q33)) | (q32 :: ((_ :: _) as q33))) -> (let _v34 = Array.make 16 q32 in Ok (true, q32, 'z', q32)) | ([] | []) -> (if false then (Ok (false, 3.25, ' ', 0.5)) else (Ok (true, 10.0, '\255', 1.0))) | ((q35 :: []) | (q35 :: [])) -> (match q35 with | (1.0 | 0.0) -> (Ok (false, q35, ' ', q35)) | (0.5 | 0.5) -> (Ok (false, q35, '\255', q35)) | q36 -> (Ok (false, q36, '\255', q36))) | (_ :: ((q37 :: q38) | (q37 :: q38))) -> (Error 10) | ([] | (_ :: _)) -> (let v39 = false in Ok (true, (-0.5), '\'', 100.75)))) | ((q40 :: ((q41 :: _) | (q41 :: _))) as w42) -> (
        (let rec f44' p43 = Error (-1) in f44') (ref (-1)))) in
      (mix_0 5 v45; note_end 0);
      Char.code '\255')) in
    note_int n46;
    (let _v47 = tick_float 6 (-3.25) in -15)) | ((Some (-2147483648)) | (Some (-2147483648))) -> (
    ((if true then ()); ((land) 20 (-3)))) | ((Some 0) | (Some _)) -> (
    let c48 = (max (Char.code '\n') (7 + 17)) + ((max (Char.code '\n') (7 + 17))) in
    let c49 = (max (Char.code '\n') (7 + 17)) * ((max (Char.code '\n') (7 + 17))) in
    let c50 = (if false then 10 else 13) lxor ((max (Char.code '\n') (7 + 17))) in
    let c51 = (if false then 10 else 13) + (c48) in
    let c52 = (c49) * (if false then 10 else 13) in
    note_int c52;
    (let v53' = Array.make 9 c51 in 4095))) in
  note_int n54;
  let s56 = ref "b c" in
  let i55 = ref 0 in
  while !i55 < 5 do
    s56 := (clip !s56 ^ clip "jx"); i55 := !i55 + 1
  done;
  let n57 = !s56 in
  (mix_string n57; note_end 0);
  (if true then n54 else n54) + (compare [] [])) | ((q58 :: _) | (q58 :: _)) -> (
  -3))
let x173 = (match None with | ((Some _) | None) -> (
  let v105 = (match (let (n59, q61, _) = ([], n59, (Array.make 1 3.25)) in None) with | (None | None) -> (
    (if false then (Array.make 5 (-2)) else (Array.make 5 n59)) <> [|n59; n59; n59; n59; n59|]) | ((Some q62) | (Some q62)) -> (
    let x104 = (match (try (Result.get_error (Ok None)) with | Invalid_argument _ -> []) with | ((_ :: _) | []) -> (
      let v77 = if n59 < n59 then (if q62 then 'Y' else (if not false then (if (let (q67, q68, _, q69) = ([], '\n', (q62, q62, 2.0), None) in q62) then (let s70' = "" in let i71 = n59 in if i71 >= 0 && i71 < String.length s70' then s70'.[i71] else '\n') else (if q62 then (if (try ((n59 + 1023) > 18) with | _ -> false) then 'M' else (let s65 = "12" in let i66 = n59 in if i66 >= 0 && i66 < String.length s65 then s65.[i66] else 'z')) else ((); '\''))) else (min '\n' '\n'))) else (match [] with | ([] | []) -> '\'' | ((([] as w72) :: []) | (([] as w72) :: [])) -> '\n' | (([] :: q73) | ((_ :: _) :: ([] as q73))) -> 'a' | ((_ :: (_ :: _)) | (_ :: _)) -> 'z') in
      let x92 = (match Option.to_list None with | (([] as w78) | ([] as w78)) when (if q62 && q62 then ((); q62) else ((n59 - 32767) >= n59)) -> (
        let n82 = if (truncate (-0.0)) < 19 then ((n59 mod 4096) * 14) else ((List.fold_right (fun p79 p80 -> p79) [] n59) - (let v81 = ([], v77) in n59)) in
        4096.0 -. (let v83 = q62 in 0.5)) | ([] | []) when q62 -> (
        let a84 = ((); (Array.make 4 n59)) in
        let a85 = Array.make 8 n59 in
        let s87 = ref n59 in
        let i86 = ref 0 in
        while !i86 < 8 do
          s87 := ((a84.(3) + (!s87)) + a85.(!i86)); i86 := !i86 + 1
        done;
        let n88 = !s87 in
        note_int n88;
        tick_float 12 (1.5 *. (-1.5))) | ([] | (_ :: _)) -> (
        let n89 = 11 in
        note_int n89;
        (let _v90 = (let v77 = n89 in 15) in -4096.0)) | ((_ :: _) | []) -> (
        print_int ((3 + n59) lsl 25);
        print_byte 32;
        print_float 1.5;
        print_newline ();
        (match v77 with | ('a'..'m' | 'a'..'m') -> ((); 100.75) | ('n' | 'n') -> (float_of_int n59) | q91 -> (-0.0))) | _ -> (
        floor 0.0)) in
      (match (match v77 with | ('a'..'m' | 'a'..'m') -> '\255' | (('a'..'m' as w93) | ('0'..'9' as w93)) -> w93 | q94 -> q94) with | (q95 | ('a'..'m' as q95)) -> (x92 -. 2.0) | ('0'..'9' | '0'..'9') -> x92 | ('0'..'9' | '0'..'9') -> (-2.2250738585072014e-308) | ('0'..'9' | '0'..'9') when false -> (x92 +. x92) | ('a'..'m' | 'a'..'m') -> (let (x92, q96, q97) = (None, ("12", 17, n59), n59) in 1.5) | ('a'..'m' | 'n') -> x92 | q98 -> (x92 +. x92) | _ -> (coarse (exp (limit x92 (-9.0) 5.0))))) | ((q99 :: _) | (q99 :: _)) -> (
      let f103 = fun p100 p101 p102 -> ((Array.length p100), [|q62; true|], q99.(n59 land 15), (fabs (-0.0))) in
      (if q62 then (sqrt 3.25) else (1.0 *. 0.0)))) in
    note_float x104;
    (n59 / (n59 lor 1)) < (if q62 then 10 else n59))) in
  let a171 = (match if true <= v105 then (Error 'a') else (Ok ()) with | ((Ok _) | (Error _)) -> (
    let x169 = (match Error (-1) with | ((Ok _ as w106) | (Ok _ as w106)) -> (
      let n117 = (match (match w106 with | Ok ("a" | "a") -> (Ok None) | ((Ok "a") | (Ok "a")) when (match (match w106 with | ((Ok _) | (Error _)) -> [] | Error ((-3) | (-3)) -> [] | ((Ok ("" as w107)) | (Ok ("" as w107))) when ((n59 + 20) != (6 - n59)) -> [] | ((Error 8) | (Error 8)) -> [] | ((Error (-2147483647)) | (Error (-2147483647))) -> [] | ((Ok "a") | (Error _)) -> [] | _ -> []) with | ([] | []) -> (if false then v105 else v105) | (q108 :: ([] | (_ :: _))) -> (q108 > q108) | ((q109 :: v105) | ((_ :: (q109 :: _)) as v105)) -> (match v105 with | ([] | []) -> false | ((q109 :: q110) | ((q109 :: _) as q110)) -> true)) -> (Ok None) | Ok (("a" as w111) | ("a" as w111)) -> (Ok None) | ((Error _) | (Ok "")) -> (Ok None) | Error (9 | 8) -> (Ok None) | ((Error _) | (Ok _)) -> (Ok None) | ((Error q113) | (Error q113)) -> (Ok None) | _ -> (Ok None)) :: [] with | ([] | []) -> (
        let x114 = 0.5 in
        note_float x114;
        2147483646) | (((_ :: q115) as w116) | ((_ :: q115) as w116)) -> (
        mix_float 100.75;
        n59)) in
      note_int n117;
      let v165 = (match [] with | ([] | (true :: _)) -> (
        let n123 = (match w106 with | ((Ok _) | (Error 6)) -> (if true then 1 else n117) | Error (0 | _) -> n59 | ((Error (2 as w118)) | (Error (2 as w118))) -> ((let rec f120 p119 = n117 in f120) None) | Error (9 | 7) -> (-32769) | ((Error q121) | (Error q121)) -> (if true then q121 else n117)) - (compare (let v122 = [] in v105) (let n117 = ((n117, "a", (-3.25), (-100.75)), [], ("tail \" end", n59, n59), 1.5) in v105)) in
        let x124 = 0.5 *. (floor (if false then (-1.5) else 100.75)) in
        ("tail \" end", n123, n123)) | (((true :: n117) as w125) | ((_ :: ([] as w125)) as n117)) -> (
        let x133 = if false && v105 then (if false then 0.5 else 0.5) else (if v105 || true then (if v105 then (if true then (if Array.fold_left (let rec f128 p126 p127 = p126 in f128) v105 (Array.make 2 n59) then (min (-0.0) 0.0) else (let v130 = fun p129 -> (n59, n59, n59) in -100.75)) else (if v105 then 1.5 else (-0.5))) else (match n117 with | ([] | []) -> 10.0 | ((q131 :: q132) | (q131 :: q132)) -> 0.5)) else (0.0 /. 1.0)) in
        note_float x133;
        let n134' = n59 in
        ((String.concat "tail \" end" ["b c"; clip ""]), 9, (n59 * n134'))) | ((false :: q135) | (false :: q135)) -> (
        let n136 = n117 in
        note_int n136;
        let n137 = n117 in
        ((Array.fold_right (fun p138 n136 -> n136) (Array.make 2 3.25) "b c"), n117, (n136 mod 3))) | ((false | false) :: q139) when ((compare v105 v105) >= (max n59 3)) -> (
        let c140 = ((-1073741824)) + (-1073741824) in
        let c141 = (-1073741824) + (c140) in
        let c142 = (c141) lxor (-1073741824) in
        let c143 = ((-1073741824)) - (-1073741824) in
        let c144 = c140 * ((compare 3.25 0.0)) in
        let c145 = (compare 3.25 0.0) - (c140) in
        let c146 = (c143) - c142 in
        let c147 = (c140) lxor c144 in
        let c148 = ((-1073741824)) - c147 in
        note_int c148;
        ((let _v152 = fun p149 -> ((fun p150 p151 -> c148), c147) in "12"), (compare (Array.make 6 0.0) (Array.make 6 (-100.75))), (19 - c145))) | _ -> (
        note_float (max (Array.fold_right (let rec f155 p153 p154 = p154 in f155) (Array.make 4 (v105, false, (ref n117))) 2.0) (-10.0));
        let n164' = ((Array.iter ((); (let rec f157 p156 = () in f157)) [|n59|]); (match Ok (-100.75) with | ((Ok q158) | (Ok q158)) -> n59 | Error ([] | (_ :: (_ :: _))) -> n59 | Error (5 :: ([] | [])) -> n117 | Error ((5 | (-2147483648)) :: (v105 :: n117)) -> n59 | Error ((7 | 4) :: q159) -> n117 | ((Error (1 :: q160)) | (Error (1 :: q160))) -> n117 | Error ((7 :: q161) | ((7 :: _) as q161)) -> 16 | ((Ok _) | (Error ((-1) :: _))) -> n117 | ((Error ((-2147483648) :: _)) | (Error ((-2147483648) :: _))) -> n59 | ((Error (_ :: q163)) | (Error (_ :: q163))) -> n117)) in
        note_int n164';
        ("12", n164', 1))) in
      1.0) | Error ((8 as w166) | (9 as w166)) -> (
      0.5) | ((Ok _) | (Error _)) -> (
      10.0)) in
    (mix_float x169; note_end 0);
    Array.make 8 n59) | ((Error q170) | (Error q170)) -> (
    Array.make 8 9) | Error ('a'..'m' | 'a'..'m') when v105 -> (
    Array.make 8 n59) | _ -> (
    Array.make 8 19)) in
  3.25) | (None | (Some 0.5)) -> (
  10.0) | ((Some q172) | (Some q172)) -> (
  2.0) | exception _ -> 1.5)
let () = note_int n59
let () = note_float x173
let () = ()
