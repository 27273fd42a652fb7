type 'a t0 = { mutable r0 : float }
type t1 = C1
type t2 = C3 of (int -> int) | C2 of int option option * char * t1 | C4 of int
exception E0
exception E1 of int
exception E2 of int
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
let rec tick_int k x = mix k; x
in
let rec tick_float k x = mix k; x
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
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C1 -> ()
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y218 :: y219) -> mix 1; mix y218; mix_1 (d - 1) y219
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y220 } -> mix_float y220
in
let x15 = (try (
  snd ((if true then ()); (true, ()));
  let v10 = (let _v9 = { r0 = (if (match C1 with | (C1 | C1) -> "12") > (String.map (let rec f1 p0 = p0 in f1) (clip "\000\255x")) then (if List.mem_assoc (-3) [] then (match [] with | [] -> (-0.0) | (q2 :: q3) -> 0.0) else (let (C1 as w4) = C1 in -1.5)) else (let v8 = if false then (C3 (let rec f6 p5 = p5 in f6)) else (C3 (fun p7 -> p7)) in (let { r0 = _ } = { r0 = (-1.0) } in 1.5))) } in false) in
  (mix (if v10 then 1 else 0); note_end 0);
  let x11 = 0.0 /. 0.0 in
  let n14 = ((((((0) + (if (let C1 = C1 in x11) = x11 then 64 else 0)) + (if x11 <> x11 then 93 else 0)) + (if x11 < x11 then 38 else 0)) + (if x11 > x11 then 12 else 0)) + (if x11 <= (x11 -. x11) then 54 else 0)) + (if x11 >= (match Ok 2 with | ((Ok q12 as w13) | (Error (-1 as q12) as w13)) -> x11 | ((Ok 9) | (Error _)) -> x11) then 18 else 0) in
  tick_float 16 (try (-1.7976931348623157e308) with | _ -> x11)) with | _ -> (match C1 with | (C1 | C1) -> 2.0)) in
note_float x15;
(try (
  let n20 = 1023 + ((match C1 with | C1 -> ((max 10 10) / 1)) + ((let { r0 = _ } = Array.fold_left (fun p16 p17 -> p16) { r0 = 100.75 } (Array.make 5 (-3)) in ()); ((match [] with | [] -> 11 | ((q18 :: q19) | ((q18 :: _) as q19)) -> 9) * ((-2) * 14)))) in
  let v31 = (let { r0 } = (match (let (q21 :: n20) = [] in None) with | None -> (match { r0 = x15 } with | { r0 } when r0 < 0.5 -> { r0 = r0 } | { r0 = q22 } when ((let _v23 = 1.5 in true) >= (let v24 = '0' in true)) -> { r0 = q22 }) | Some q25 when ((String.concat "\000\255x" ["b c"; clip "\000\255x"]) = (try ((clip "12") ^ "tail \" end") with | _ -> "12")) -> { r0 = x15 }) in (let _v28 = (let rec f27 p26 = Ok n20 in f27) in (match [] with | [] when (((succ n20) - 65536) > (n20 / (-1))) -> true | ((q29 :: _) | (q29 :: _)) -> true | (q30 :: []) -> false | (C1 :: (C1 :: _)) when (2147483647 = n20) -> true))) in
  let s32' = if (-4096) <= (if v31 then n20 else n20) then (String.sub ((clip "b c") ^ "a") 2 0) else (part (part "" n20 n20) n20 2) in
  ()) with | Invalid_argument _ when true -> () | Division_by_zero -> () | Failure q33 -> () | Match_failure _ -> () | E1 q34 -> () | _ -> ());
(try (
  let n44 = (match (match { r0 = x15 } with | { r0 = _ } when (((9 / 100) + (-1073741824)) < (0 - 7)) -> ((let rec f36 p35 = { r0 = x15 } in f36) { r0 = x15 }) | { r0 = q37 } -> { r0 = 0.5 }) with | ({ r0 = 1.0 } | { r0 = _ }) when (Array.exists (try (try (fun p38 -> false) with | _ -> (let rec f39 x15 = true in f39)) with | _ -> (let rec f41 p40 = true in f41)) (Array.init 1 (let rec f43 p42 = 20 in f43))) -> (-10)) in
  let f45 p46 p47 =
    (if (match p47 with | [] -> true | ([|q48'; q49'; p47; q50|] :: []) -> p46 | ((_ :: []) | (_ :: [])) -> p46 | (q51 :: (q52 :: _)) -> ((6 - 1024) > n44)) then raise (E1 (let C1 = C1 in 19)));
    (match (match p47 with | ([] | []) -> ((Array.make 4 x15) :: []) | ([|_; q53; q54; _|] :: []) -> p47 | (q55 :: []) -> p47 | ((_ :: (_ :: _)) | []) -> (match p47 with | [] -> p47 | (([|q58; q59; _; q60|] :: q61) as w62) -> w62 | ((_ :: q63) | ((_ :: _) as q63)) -> q63)) with | ([] | []) -> C1 | ((_ :: _) | []) -> C1 | (([|q66|] :: p47) | ([|q66|] :: p47)) -> C1 | (q67 :: q68) -> C1)
  in
  let v73 = f45 (match [] with | [] when (not (1 < n44)) -> false | ((0 :: []) as w69) -> true | (8 :: ((_ :: []) | [])) when ((n44 / (n44 lor 1)) <= (n44 * 1)) -> true | ((_ :: []) | (_ :: [])) -> true | (q71 :: (_ :: q72)) when (not (max true true)) -> false | _ -> true) (List.append [] []) in
  (mix_0 5 v73; note_end 0);
  let v74 = f45 (false && false) [] in
  (mix_0 5 v74; note_end 0);
  (if false then (note_int n44))) with | Match_failure _ -> (try ((); ()) with | _ -> ()) | E1 (-2147483648) -> () | E1 5 -> () | E1 0 -> (match Ok 15 with | ((Ok 4) | (Ok 4)) -> () | (Ok 5 as w75') -> () | Ok q76 -> () | ((Error { r0 = q77 } as w78) | (Error { r0 = q77 } as w78)) -> ()) | E1 q79 -> ());
let n80 = (try (((14 + 18) land (if true then (-1) else 12)) * 30) with | _ -> ((-1073741824) lsr ((if true then 6 else (-2)) land 31))) in
(try (
  let n81 = (-20) / (-3) in
  note_int n81;
  let x82 = 3.25 in
  note_float x82;
  mix (- n81)) with | _ -> (let { r0 = q83 } = { r0 = 1.0 } in ()));
let x217 = (match C1 with | (C1 as w84) -> (
  let x85 = 0.0 /. 0.0 in
  let n86 = ((((((0) + (if x85 = x85 then 56 else 0)) + (if x85 <> x85 then 5 else 0)) + (if x85 < x85 then 15 else 0)) + (if x15 > x85 then 54 else 0)) + (if x85 <= x85 then 30 else 0)) + (if x85 >= x85 then 95 else 0) in
  let v216 = (try (
    let rec f87 p88 p89 =
      let rec g90 u91 = p88
      in
      mix p89;
      g90 p89
    in
    let v96 = f87 ((fun p92' p93 -> 19), [], true, { r0 = x85 }) (String.fold_left (fun p94 p95' -> n86) n86 "tail \" end") in
    ((let (_, m98, m99, m100) = v96 in mix_1 5 m98; mix (if m99 then 1 else 0); mix_2 5 m100); note_end 0);
    (try (
      let x108 = if false then (tick_float 16 (match v96 with | (q101', _, true, { r0 = q102 }) -> q102 | (q103, q104, false, { r0 = 1.0 }) -> 1.0 | (_, v96, false, { r0 = q105 }) when q105 >= (-100.75) -> q105 | (q106, _, false, { r0 = q107 }) -> q107)) else (3.25 +. x85) in
      let p109 = (match ((fun p110 p111 -> 13), [], false, { r0 = x108 }) with | (_, [], q112, _) -> n86 | (((_, (_ :: _), q113, q114) as w115) | ((_, (_ :: _), q113, q114) as w115)) -> n86) in
      let p116 = p109 + 1 in
      let p117 = 14 in
      let p118 = -17 in
      let p119 = int_of_float x108 in
      let p120 = max x85 10.0 in
      let p121 = p117 in
      let p122 = Char.code '\'' in
      let p123 = 14 in
      let p124 = (let { r0 } = { r0 = p120 } in p122) in
      let p125 = (match w84 with | C1 -> (-1.0)) in
      let p126 = (land) p119 p122 in
      let p127 = 13 in
      let p128 = x108 *. x85 in
      let p129 = p116 + p127 in
      let p130 = (let v131 = None in -1.5) in
      let p132' = p122 * 2 in
      let p133 = fst (p127, p116) in
      let p134 = (let v135 = "a" in p117) in
      let p136 = -. 2.0 in
      let p137 = ((); 0) in
      let p138 = -. p125 in
      let p139 = x15 in
      let p140 = fst (p121, p134) in
      let p141 = (fun p142 -> 3.25) true in
      let p143 = (let o144 = 16 in let o145' = 16 in let o146 = p127 in let ( @! ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o144 @! o145' @! o146) in
      let p147 = List.fold_left (let rec f150 p148 p149 = p139 in f150) x108 [] in
      let p151 = (match w84 with | C1 -> 3 | C1 when (let (q152, q153) = ({ r0 = 0.5 }, (ref false)) in false || true) -> p126) in
      let p154 = (match v96 with | ((q155, q156, _, q157) as w158) -> p133 | (_, _, q159, p128) -> p109) in
      let p160 = (try (String.length "a") with | _ -> p143) in
      let p161 = p138 *. p138 in
      let p162 = 10.0 in
      let p163 = ( - ) 13 p154 in
      let p164 = p154 * (-5) in
      let p165 = float_of_int p134 in
      let p166 = p154 * 20 in
      let p167 = -4096.0 in
      mix 1;
      let n168 = (((p163 * ((p154 lxor (((p140 lxor (p137 - ((p133 - ((p129 + ((p126 * (p124 * (p123 lxor (p122 + (p121 lxor (p119 * ((p117 + (p116 - (p109))) + p118))))))) + p127)) lxor p132')) lxor p134))) + p143) - p151)) + p160)) + p164) - p166) + 1 in
      let x169 = (p167 +. ((p162 *. (p161 *. (p147 -. ((p139 +. ((p136 *. ((p128 +. ((p120) -. p125)) -. p130)) *. p138)) -. p141)))) -. p165)) +. 1.0 in
      note_float x169;
      let v196 = ((match (C2 (None, '\255', C1)) with | C3 _ -> (tick_int 7 p133) | (C2 (q170, q171, q172') as w173) -> p121 | C4 8 -> 0 | C4 q174 when (try (if (try (w84 >= C1) with | _ -> false) then ("12" <= "") else (p161 >= p139)) with | Match_failure _ -> (10 >= 2) | E0 -> (not false) | E2 1 -> (p120 < p128) | E2 2 -> (match v96 with | (q175, ([] | (_ :: _)), false, _) when (let _v176 = if false then 0.0 else p161 in (let v177 = Ok (Array.make 8 q174) in true)) -> true | (q178, (_ :: q179), false, q180) when (let v181 = (Array.make 2 p124) :: [] in true) -> false | ((q182, [], q183, q184) | (q182, _, q183, q184)) -> q183 | ((q185', (q186 :: q187), q188, _) | (q185', (q186 :: q187), (true as q188), _)) -> q188 | (q189, q190, _, q191) -> true) | E2 0 -> (q174 = p124) | E2 (-3) -> (0.0 = 100.75) | E2 q192 -> (p117 <> q174)) -> (-2778) | (C4 q193 as w194) -> (p143 - q193)) + 1023) < ((let rec f195 () = p126 in f195) (if false then () else ())) in
      (mix (if v196 then 1 else 0); note_end 0);
      let f197 p198' p199 p161 =
        let v200 = true in
        compare (Ok false) (if v200 then (Error { r0 = (-10.0) }) else (Error { r0 = p167 }))
      in
      let n212 = f197 (C3 (fun p201 -> -1)) (match v96 with | (q202, [], true, q203) -> [] | (q204, [], false, q205) -> [] | (q206, (q207 :: q208), q209, q210) -> []) (let v211 = w84 in C1) in
      (if v196 then () else (match v96 with | (_, q213, _, q214) -> ()))) with | _ -> ());
    (let { r0 = q215 } = { r0 = x85 } in not true)) with | Division_by_zero -> (match w84 with | C1 -> false) | E0 -> ("b c" <> "tail \" end")) in
  (x15 -. 10.0) -. (-1.0))) in
note_float x15;
note_int n80;
note_float x217;
()
