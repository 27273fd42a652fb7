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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y164 :: y165) -> mix 1; mix y164; mix_0 (d - 1) y165
and mix_1 d (v : (bool, int) result) =
  if d > 0 then
    match v with
    | Ok y166 -> mix 0; mix (if y166 then 1 else 0)
    | Error y167 -> mix 1; mix y167
and mix_2 d (v : int array ref) =
  if d > 0 then
    match v with
    | _ -> mix_ints !v 0 16
and mix_3 d (v : (int option * float) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y168 :: y171) -> mix 1; (let (m169, m170) = y168 in mix_4 (d - 1) m169; mix_float m170); mix_3 (d - 1) y171
and mix_4 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y172 -> mix 1; mix y172
let n0 = 6
let () = note_int n0
let x1 = 0.0 /. 0.0
let n2 = ((((((0) + (if (fabs x1) = x1 then 42 else 0)) + (if (-1.5) <> x1 then 35 else 0)) + (if x1 < x1 then 30 else 0)) + (if x1 > x1 then 17 else 0)) + (if x1 <= x1 then 81 else 0)) + (if x1 >= (if true then x1 else (-10.0)) then 3 else 0)
let rec fold3 p4 =
  match p4 with
  | [] ->
    []
  | (_ :: _) ->
    n2 :: []
let v8 = fold3 (let _v7 = (let rec f6 p5 n2 = None in f6) in [])
let () = (mix_0 5 v8; note_end 0)
let () = (mix_0 5 v8; note_end 0)
let n16 = (match v8 with | [] -> 1023 | (6 :: []) -> (-5) | (((8 as w9) | (-1 as w9)) :: []) -> (int_of_float (2.0 *. 10.0)) | (((9 | 9) :: []) as w10) -> (14 + n2) | ((_ :: []) | []) -> (abs (compare (-0.0) x1)) | ((q12 :: (q13 :: q14)) as w15) -> ((lxor) (15 - q13) 4))
let () = note_int n16
let () = (let rec f18 p17 = (if true then ((); ())) in f18) (min (Array.copy (Array.make 16 (-1.5))) (Array.mapi (fun p19 p20 -> 0.0) (Array.make 16 0.5)))
let f21 n16 =
  (if false then raise Not_found);
  max (if (let v22 = x1 in false) then (Ok true) else (Error n0)) (match v8 with | [] -> ((fun v8 -> Ok false) n0) | ((-1) :: q23) -> (Ok false) | ((((-3) | (-3)) :: q24) as w25) -> (Ok true) | (((7 as w26) :: []) as w27) -> (fst ((Ok false), n2)) | ([] | (7 :: (_ :: _))) -> (max (Ok false) (Ok false)) | ((-2147483647) :: q28) -> (if true then (Ok false) else (Ok false)) | (2 :: []) -> (match v8 with | [] -> (Ok true) | (q29 :: n16) -> (Ok true) | ((1 :: _) | []) -> (Ok false)) | (2 :: (q30 :: q31')) -> (match q31' with | [] -> (Ok true) | ((q32 :: []) as w33) -> (Ok true) | (q34 :: (_ :: _)) -> (Ok true)) | ((8 :: q35) as w36) -> (Error n2) | ((q37 :: q38) as w39') -> (Error n2))
let v40 = (try (f21 0.1) with | Not_found -> (Ok true))
let () = (mix_1 5 v40; note_end 0)
let () = (mix_1 5 v40; note_end 0)
let v42 = (try (f21 (match v40 with | Ok q41 when (min q41 (min q41 true)) -> x1 | Ok _ -> x1 | Error 1 -> x1 | Error 4 -> x1 | Error (-3) -> x1 | Error 0 when ((4 - n2) >= (int_of_float x1)) -> x1 | Error 0 -> x1 | Error _ -> x1 | Error 7 when (n2 != 5) -> x1)) with | Not_found -> (Ok true))
let () = (mix_1 5 v42; note_end 0)
let () = (mix_1 5 v42; note_end 0)
let v51 = (match x1 :: (let v43 = n0 in []) with | [] -> ((let v46 = fun p44 p45 -> p45 in None) :: []) | (q47 :: q48) -> [(match v42 with | Ok q49 -> None | Error ((-3) | (-2)) -> None | Ok (true as w50) -> None | Error (-2147483648) -> None | Error _ -> None); None; None])
let n52 = (-65536) / 8
let () = note_int n52
let f53 p54 p55 p56 p57 p58 p59 p60 p61 p62 p63 p64 p65' f21 p66 p67 n52 v8 p68 p69 p70 p71 p72' p73 p74 v42 p75 p76 p77 p78 p79 p80 p81 n16 p82 p83 p84 p85 p86 =
  (((p81 + (p80 + (p74 + (p77 + ((p75 lxor (p72' lxor (p77 + (((p85 + (((p78 + (((p82 * (p82)) - p69) lxor p63)) lxor p82) + p85)) - p70) - p76)))) * p76))))) * p85) lxor p77) * p80
let n109 = f53 2147483648.0 (if false then (let rec f89 p87 p88 = p88 in f89) else (fun p90 p91 -> true)) (int_of_float (-0.0)) x1 (n52 + n52) (f53 x1 (let rec f93 n52 p92 = p92 in f93) n52 x1 n2 n16 x1 x1 false n2 x1 n52 n16 x1 x1 n0 x1 x1 n52 n2 x1 n52 x1 3 n16 n52 n2 4 n52 x1 n16 n2 x1 n52 0.5 (let rec f95 p94 v40 = v40 in f95) 10 "b c") x1 ((); x1) (not true) (n0 - n2) (let v96 = x1 in 3.25) (let ((_, _, q97, q98') as w99) = (v8, x1, false, x1) in n52) (n52 asr 17) (x1 -. x1) (match v40 with | ((Ok true as w100) | (Error _ as w100)) -> 1.5 | (Ok false as w101) -> x1 | Error _ -> x1) n2 (abs_float x1) (x1 *. x1) (n52 + n52) (( - ) n52 18) (-0.5) (n16 + n52) (( -. ) x1 2.0) n52 (String.length "") (Char.code '\'') (min 7 n52) (15 + n2) (n52 - 12) (match v51 with | [] -> x1 | ((_ :: []) | []) -> x1 | (n52 :: (q103 :: q104)) -> x1) (compare ("tail \" end", (n2, n52, x1), x1, 15) ("12", (13, n52, 0.0), (-0.0), n52)) (if true then n52 else n52) x1 (n52 mod (n2 lor 1)) (2.0 +. x1) (let rec f107 p105 p106 = n2 in f107) (n52 / (9 lor 1)) (let v108 = 20 in "b c")
let rec poly110' n x l = if n <= 0 then l else poly110' (n - 1) x (x :: l)
let a111 = n2 lor n2
let a112 = min (Ok n52) (Ok n52)
let a113 = (let _v114 = n52 in [])
let v115 = poly110' 3 a111 a113
let () = (mix_0 5 v115; note_end 0)
let a116 = if false then (None, x1) else (None, x1)
let a117 = Error a111
let a118 = if true then [] else []
let v119 = poly110' 3 a116 a118
let x129 = (match ((match a116 with | (None, q120) -> a116 | ((Some q121), n52) -> a116) :: []) with | ([] | []) -> (let v125 = (let rec f124 p122 p123 = n16 in f124) in (fun p126 -> x1) (-1.0)) | (((q127 :: _) as w128) | (q127 :: w128)) -> (-. x1))
let () = note_float x129
let n130 = 12
let f131' p132 p133 p134 p135 =
  (if true then (n109 lsl 22) else 1023) + 1023
let n137 = f131' (x129 :: []) (float_of_int 15) (let v136 = () in n130) (if true then None else None)
let n147 = f131' (match a118 with | ([] | ((_, _) :: _)) -> [] | (q138 :: []) -> [] | (q139 :: (q140 :: [])) -> [] | (_ :: (q141 :: (q142 :: q143))) -> []) (match v115 with | [] -> (-100.75) | (_ :: _) -> x1) (List.fold_left (let rec f146 p144 p145 = a111 in f146) n16 []) (Some (n52, 3, x129))
let () = note_int n147
let a148 = Array.init 4 (let rec f150 p149' = n137 in f150)
let a151 = (match v42 with | Ok q152 -> (Array.make 16 n16) | Error 7 -> (Array.make 16 n2) | Error ((5 as w153) | (9 as w153)) -> (Array.make 16 n147) | Error 6 -> (Array.make 16 0) | Error q154 -> (Array.make 16 n147))
let s156 = ref n137
let () = for i155 = 16 - 1 downto 0 do
  a151.(i155) <- ((!s156) * a148.(3));
  s156 := (((!s156) + a148.(3)) + a151.(i155))
done
let n157 = !s156
let () = note_int n157
let rec pick158 p159 p160 p161 =
  if p159 then p160 else p161
let v162 = ref a151
let v163 = ref a151
let () = (mix_2 5 v163; note_end 0)
let () = (pick158 (if x129 <= 1.0 then (min false true) else (not false)) v162 v163) := (Array.copy a151)
let () = (mix_ints !v162 0 16; note_end 0)
let () = (mix_ints !v163 0 16; note_end 0)
let () = note_int n109
let () = note_int n137
let () = note_int n2
let () = (mix_3 5 v119; note_end 0)
let () = note_float x129
let () = (mix_2 5 v162; note_end 0)
let () = (mix_1 5 v42; note_end 0)
let () = (mix_ints a148 0 4; note_end 0)
let () = ()
