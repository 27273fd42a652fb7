type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y122 } -> mix_float y122
in
let n85 = (try (
  let rec loop3 i1 s2' =
    if i1 < 0 then s2' else (
      loop3 (i1 - 1) (((if if true then true else false then ((11 + (let { r0 = q0 } = { r0 = 0.5 } in 2)) lxor (s2')) else s2')) * (11 + (let { r0 = q0 } = { r0 = 0.5 } in 2)))
    )
  in
  let n5' = loop3 (14 - 1) 5 in
  note_int n5';
  let n78 = (try (
    let n34 = (try (
      let x19 = (try (
        let v18 = (let _v14 = { r0 = (if (match { r0 = (-2.0) } with | { r0 = 1.0 } -> "tail \" end" | { r0 = q6 } -> "") > (if true then "tail \" end" else "") then 2.2250738585072014e-308 else (match (3.25, (-1), (-2)) :: [] with | ([] | []) -> (if true then 0.5 else 0.0) | ((q7, q8, q9) :: []) -> (1.5 *. q7) | (((_, q10, n5') :: ((q11 :: q12) as w13)) | ((((_, q10, n5') as q11) :: ((_ :: _) as q12)) as w13)) -> ((); (-0.5)))) } in ((let _v15 = Array.make 2 1.5 in (let v16 = 100.75 in -1)) + (if (let { r0 = q17 } = { r0 = 100.75 } in false) then 2147483647 else (-1))) > n5') in
        (1.0 +. 1.0) /. (match [] with | [] -> 1.5)) with | _ -> (-1.7976931348623157e308)) in
      note_float x19;
      print_int (match (match Ok true with | Ok true -> { r0 = (-100.75) } | Ok false -> { r0 = 0.0 } | ((Error [|q20'|]) | (Error [|q20'|])) -> { r0 = q20' } | Error q21 -> { r0 = x19 }) with | { r0 = 0.0 } -> (truncate x19) | { r0 = q22 } -> (-2));
      print_byte 32;
      print_float (10.0 /. (1.5 -. x19));
      print_newline ();
      let n30 = (try (
        let x23 = x19 /. x19 in
        let n27 = (List.fold_right (fun p24 p25 -> p25) (try (try (x19 :: []) with | Division_by_zero -> [] | Not_found -> [] | E0 q26 -> []) with | _ -> []) (n5' lsl 29)) land (-2147483648) in
        note_int n27;
        (if (match Ok x19 with | Ok n27 when ((- n5') >= (match { r0 = 0.5 } with | { r0 = _ } -> n5' | { r0 = _ } -> 9)) -> true | ((Error q28) | (Error ((_ :: (_ :: _)) as q28))) when (if (let v29 = 1 in false) then (n27 < 14) else (not false)) -> true | _ -> true) then raise Division_by_zero else (compare n27 n27))) with | _ -> (- n5')) in
      (try () with | _ -> (note_int (tick_int 0 n30)));
      succ 5) with | Division_by_zero -> (let v31 = { r0 = 1.5 } in n5') | Failure q32 -> (abs n5') | Match_failure _ -> (let v33 = n5' in 8) | E1 -> (n5' mod 2147483647)) in
    (try (
      let a40 = (match List.append [(true, true, n34, n34); (true, false, 10, n34); (true, true, n34, n5')] [] with | ([] | []) -> (
        let n35 = n5' in
        note_int n35;
        (let _v38 = (let rec f37 p36 = ((-1.0), (-3.25)) in f37) (n34, n34) in (let v39 = n5' in Array.make 1 { r0 = 100.75 }))) | (_ :: []) when ((); (false && true)) -> (
        snd (let n34 = { r0 = 0.0 } in ('0', (Array.make 1 { r0 = 0.5 }))))) in
      (mix_0 5 a40.(0); note_end 0);
      a40.(0) <- a40.(0)) with | _ -> ());
    let n41 = -8 in
    note_int n41;
    let x74 = (try (
      let n34 = ((fun { r0 = q42 } n41 -> false), (try (let v44 = (match { r0 = 0.0 } with | { r0 = 1.0 } when ((); (match { r0 = 10.0 } with | { r0 = 0.5 } -> true | { r0 = q43 } -> false)) -> '\'') in 3 - n34) with | Match_failure _ -> (- n41)), (match ((); (n34, ('\255', 1.5, ' ', false))) with | ((-2147483647), q45) -> (let rec f48 p46 p47 = false in f48) | (8, q49) -> (let rec f52 p50 p51 = true in f52) | (3, (q53, q54, _, q55)) -> (if true then (fun p56 { r0 = q57 } -> q55) else (fun p58 p59 -> q55)) | (q60, n34) -> (match n34 with | (_, 0.0, q61, q62) -> (fun p63 { r0 } -> q62) | (_, q64, _, q65) -> (fun p66 { r0 = q67 } -> false)))) in
      ((let (_, m69, _) = n34 in mix m69); note_end 0);
      (match { r0 = 1.0 } with | ({ r0 } | { r0 }) -> r0) /. (match n34 with | (q71, q72', q73) -> (-100.75))) with | _ -> (if false then raise (E0 n41) else 0.5)) in
    (let { r0 } = if true then { r0 = x74 } else { r0 = x74 } in n41)) with | Failure q75 -> n5' | Match_failure _ -> (compare (Array.make 8 11) (Array.make 8 17)) | E0 (-1) -> n5' | E0 q76 -> (match { r0 = (-3.25) } with | { r0 = (1.0 as w77') } -> 6 | { r0 = 1.0 } when ((if true then (-2.0) else (-3.25)) >= (0.0 /. 0.0)) -> q76 | { r0 = 0.0 } -> 3)) in
  let n79 = (min (n78 - (-3)) (( * ) n5' n78)) mod 10 in
  note_int n79;
  compare (-2147483647) (4 land n79)) with | Invalid_argument _ -> (let o80 = 1 in let o81 = -3 in let o82 = 3 in let ( lsr ) a b = (a lsl 1) + b in o80 lsr o81 lsr o82) | Division_by_zero -> (try (12 * (-9)) with | Failure q83 -> 4 | E0 _ -> 7 | E1 -> 16) | Failure q84 -> ((); 5) | Match_failure _ -> (1 land 7) | E0 4 -> (7 + 8) | E0 _ -> (10 + 10)) in
let unused86 = - n85 in
let a91 = if (try n85 with | _ -> n85) < (String.length "12") then (Array.mapi (let rec f89 p87 p88 = 1023 in f89) (Array.make 1 n85)) else (Array.init 1 (let rec f90 n85 = n85 mod 3 in f90)) in
(mix_ints a91 0 1; note_end 0);
let s92 = ((mix (match n85 with | -3 -> 10 | 5 -> n85 | (4 | 4) -> n85 | _ -> (-3))); ((match { r0 = 0.0 } with | { r0 = (1.0 | 1.0) } -> () | { r0 = _ } -> () | { r0 = 0.5 } when (not (((-1) - (-1073741824)) <= 10)) -> ()); (Printf.sprintf ("%4d" ^^ "%s|%c") n85 (clip "tail \" end") '\n'))) in
(mix_string s92; note_end 0);
let f93 p94 p95 p96 =
  let f97 p98 p99 p100 =
    p98
  in
  let g101 = f97 (match p95 with | (q103, q104, _, _) -> n85) in
  let g102 = g101 [|{ r0 = 0.5 }; { r0 = 0.0 }; { r0 = (-0.0) }; { r0 = p96 }; { r0 = 100.75 }; { r0 = 3.25 }; { r0 = p96 }; { r0 = p96 }|] in
  let n105 = g102 n85 in
  let n106 = g102 n105 in
  p96
in
let x116 = f93 ((); (n85, true, { r0 = (-100.75) }, n85)) (List.fold_right (let rec f112 p107 ({ r0 = q108 }, _, q109, (_, q110)) = ({ r0 = q108 }, (fun p111 q109 -> '\n'), { r0 = 3.25 }, (q110, p107)) in f112) [] ({ r0 = 0.5 }, (let rec f115 p113 p114 = 'a' in f115), { r0 = 100.75 }, (n85, n85))) (float_of_int n85) in
let x121 = f93 ((-2), true, { r0 = 2.0 }, n85) ({ r0 = x116 }, (fun p117 p118 -> ' '), { r0 = x116 }, (n85, n85)) (f93 (n85, false, { r0 = x116 }, n85) ({ r0 = x116 }, (let rec f120 a91 p119 = 'a' in f120), { r0 = x116 }, (n85, 7)) 10.0) in
note_float x116;
(mix_ints a91 0 1; note_end 0);
note_int n85;
(mix_string s92; note_end 0);
note_float x121;
()
