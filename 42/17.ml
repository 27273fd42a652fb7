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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y96 :: y97) -> mix 1; mix y96; mix_0 (d - 1) y97
and mix_1 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y98 } -> mix_float y98
in
let v7 = (match (match (if true then (Ok { r0 = 100.75 }) else (Ok { r0 = 0.0 })) with | Ok { r0 } -> (match { r0 = r0 } with | ({ r0 = _ } | { r0 = _ }) -> { r0 = r0 } | { r0 = q0 } -> { r0 = 1.5 } | ({ r0 = 0.5 } as w1) -> { r0 = r0 } | { r0 = 0.0 } -> { r0 = r0 } | ({ r0 = 1.0 } | { r0 = _ }) -> { r0 = (-1.5) }) | Error (-3) -> { r0 = 10.0 } | Error 8 -> (if false then raise (E0 7) else { r0 = (-1.5) }) | Error ((-3 as w2) | (-2147483647 as w2)) -> { r0 = 3.25 } | Error q3 -> (try (if true then raise (Invalid_argument "") else { r0 = 10.0 }) with | _ -> { r0 = (-1.0) })) with | ({ r0 } as w4) -> (
  { r0 = (let w4 = { r0 = 0.5 } in r0) }) | exception E0 (-2) -> ((fun p5 -> { r0 = (-100.75) }) (1 * (-3))) | exception E0 (-3) -> { r0 = (( /. ) 0.5 1.0) } | exception E0 q6 -> { r0 = (1.5 /. (-10.0)) }) in
print_int (let o8 = - 7 in let o9 = - 12 in let o10 = 11 + (-1) in let ( +. ) a b = b - a in o8 +. o9 +. o10);
print_byte 32;
print_float (v7.r0 +. (10.0 *. 1.5));
print_newline ();
let n95 = (match (match (match v7 with | { r0 = 0.0 } when (try ((-2) = (17 + 4)) with | _ -> (1 <= 5)) -> { r0 = (-1.5) } | ({ r0 = 0.0 } | { r0 = 0.0 }) -> { r0 = (-3.25) } | { r0 = q11 } when q11 >= 1.5 -> { r0 = q11 }) with | { r0 = (1.0 | 0.5) } -> { r0 = (-0.0) } | { r0 = q12 } -> (let (_, _, { r0 = q13 }, (_, q14)) = (11, q12, { r0 = q12 }, (false, 7)) in { r0 = q13 })) with | ({ r0 = 0.5 } | { r0 = _ }) -> (
  (try (
    let x18 = (match v7 with | ({ r0 = 0.0 } | { r0 = _ }) when (try ((let _v15 = 1.5 in true) >= (let v16 = '0' in true)) with | Failure _ -> (13 < 16) | Not_found -> (not false) | Match_failure _ -> (9 <> 10) | E0 _ -> (8 < 13) | E1 -> (if true then false else false)) -> (if (-0.5) <= 2.0 then ((fun p17 -> 100.75) (-1)) else v7.r0) | exception _ -> 1.5) in
    let x19 = (v7.r0 -. (x18 *. x18)) -. x18 in
    v7.r0 <- 0.0) with | Match_failure _ -> () | E1 -> (Printf.printf "[%s %d]\n" "a" 10));
  succ (match v7 with | ({ r0 = q20 } | { r0 = q20 }) -> 0)) | { r0 = _ } -> (
  let v94 = (match (Ok (10 <= 5)) with | ((Ok true) | (Ok true)) -> (
    (let s21 = (clip "12") ^ "b c" in let i22 = 1023 in if i22 >= 0 && i22 < String.length s21 then s21.[i22] else '\n')) | Ok (false as w23) -> (
    let n27 = (match (if false then (try (List.find_map (let rec f25 p24 = None in f25) []) with | _ -> None) else (match v7 with | { r0 = 0.5 } -> None | { r0 = 0.5 } -> None | { r0 } -> None | exception _ -> None)) with | None -> (
      ((-1) / (8 lor 1)) mod 3) | Some q26 -> (
      65536)) in
    '\011') | Ok _ when (not (20 == 7)) -> (
    let n28 = (match { r0 = ((-3.25) -. 10.0) } with | { r0 = _ } -> (
      4095)) in
    let n90 = (match (if false then raise Division_by_zero else (min { r0 = (-1.0) } { r0 = (-3.25) })) with | { r0 = 0.5 } -> (
      let v44 = (match (let v29 = (try { r0 = 10.0 } with | _ -> { r0 = (-3.25) }) in if false then { r0 = 0.0 } else { r0 = (-1.5) }) with | ({ r0 = n28 } as w30) -> (
        let n32 = ((10 lsr (14 land 31)) + (let v31 = ((Array.make 5 11), false, { r0 = n28 }, (true, false, true, n28)) in 14)) + ((truncate n28) mod 2) in
        let x35 = ((fun p33 -> n28) (n32 mod (n32 lor 1))) *. ((match w30 with | { r0 = 1.0 } -> 1.5 | ({ r0 = q34 } | { r0 = (0.0 as q34) }) -> 0.5 | exception _ -> (-0.0)) *. (if true then (-1.0) else n28)) in
        note_float x35;
        (try (fst (match w30 with | { r0 } -> ([], true))) with | Invalid_argument q36 -> (if true then [] else []) | Match_failure _ -> (match { r0 = 10.0 } with | { r0 = 0.0 } -> [] | ({ r0 = 0.0 } | { r0 = _ }) -> []) | E0 (-1) -> (let v37 = 14 in []) | E0 q38' -> [] | E1 -> (n32 :: []))) | exception Invalid_argument q39 -> [] | exception Failure _ -> (n28 :: [n28; n28]) | exception Not_found -> (try [] with | Failure q40 -> (List.rev []) | E0 (-3) -> (match v7 with | { r0 = q41 } -> [] | exception Failure n28 -> [] | exception Match_failure _ -> []) | E0 (-2) -> (10 :: []) | E0 (-1) -> (n28 :: []) | E0 6 -> (if false then [] else []) | E0 (-2147483647) -> ((); []) | E0 (-2 as w42) -> ((); []) | E0 (-1) -> (try (try [n28; n28] with | _ -> []) with | _ -> []) | E0 q43 -> ((); [])) | exception E1 -> []) in
      (mix_0 5 v44; note_end 0);
      (18 - n28) - (- 5)) | ({ r0 = 0.0 } | { r0 = _ }) -> (
      let v52 = (match { r0 = v7.r0 } with | { r0 = _ } -> (
        let a45' = Array.init 16 (let rec f47 p46 = p46 in f47) in
        let rec loop49 i48 n50 =
          if i48 >= n50 then () else (
            (a45'.(i48 + 1) <- (a45'.(i48 + 2) - ((a45'.(i48)) + a45'.(i48 + 1))));
            loop49 (i48 + 2) n50
          )
        in
        loop49 0 14;
        (mix_ints a45' 0 16; note_end 0);
        let a45' = ((-1073741824) lsr ((if true then n28 else n28) land 31)) lor ((n28 - n28) - (-20)) in
        (let v51 = 3.25 in v51 <= (-3.25)))) in
      (let o53 = 32767 in let o54 = (match n28 with | -1 -> n28 | ((-2147483647) | (-2147483647)) -> 5 | q55 -> q55 | 1 -> 10 | _ -> n28 | exception _ -> 18) in let o56 = -118 in let ( ^ ) a b = (a lsl 1) + b and ( lor ) a b = a lxor (b + 1) and ( **! ) a b = (a lsl 1) + b in o53 ^ o54 **! o56)) | { r0 = (1.0 as w57) } -> (
      let v7 = ((n28 / 1) + (int_of_float (-10.0))) - (-8) in
      (fun p58 -> v7 lor v7) (not false)) | { r0 = _ } -> (
      let x86 = (match (let v63 = (let rec f62 p60 p61 = false in f62) in if true then raise Division_by_zero else { r0 = 1.5 }) with | { r0 = _ } -> (
        let n28 = () in
        (fabs 0.0) -. (float_of_int (-1))) | { r0 = _ } when ((let { r0 = q64 } = { r0 = 1.0 } in q64) < 0.0) -> (
        max (coarse (cos (limit 10.0 (-100.0) 100.0))) (3.25 *. (-10.0))) | { r0 = 0.0 } -> (
        let c74 = ((String.fold_left (let rec f67 p65 p66 = p65 in f67) (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> 0.5 | ({ r0 = q68 } as w69) -> q68) (if false then "a" else ""))) *. (String.fold_left (let rec f67 p65 p66 = p65 in f67) (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> 0.5 | ({ r0 = q68 } as w69) -> q68) (if false then "a" else "")) in
        let c75 = (String.fold_left (let rec f67 p65 p66 = p65 in f67) (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> 0.5 | ({ r0 = q68 } as w69) -> q68) (if false then "a" else "")) -. ((let (q72, q73) = ((let rec f71 p70 = p70 in f71), { r0 = 2.0 }) in 1.0)) in
        let c76 = ((let (q72, q73) = ((let rec f71 p70 = p70 in f71), { r0 = 2.0 }) in 1.0)) -. (let (q72, q73) = ((let rec f71 p70 = p70 in f71), { r0 = 2.0 }) in 1.0) in
        let c77 = (c75) -. c76 in
        let c78 = (c74) +. c74 in
        let c79 = c77 +. ((String.fold_left (let rec f67 p65 p66 = p65 in f67) (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> 0.5 | ({ r0 = q68 } as w69) -> q68) (if false then "a" else ""))) in
        let c80 = (String.fold_left (let rec f67 p65 p66 = p65 in f67) (match { r0 = 10.0 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> 0.5 | ({ r0 = q68 } as w69) -> q68) (if false then "a" else "")) +. (c76) in
        note_float c80;
        let n81 = fst (n28, n28) in
        (let _v82 = n81 land n81 in (-10.0) /. 10.0)) | exception Division_by_zero -> ((if true then ()); (List.fold_left (let rec f85 p83 p84 = p83 in f85) (-0.5) []))) in
      let x89 = coarse (exp (limit ((try (x86 /. x86) with | Invalid_argument q87 -> x86 | E0 (-2) -> 0.5 | E0 q88 -> x86) *. x86) (-9.0) 5.0)) in
      n28) | exception Division_by_zero -> n28) in
    'z') | Error (0.0 as w91) -> (
    '\255') | ((Error q92) | (Error q92)) -> (
    '\n') | exception Invalid_argument q93 when false -> '\255' | exception Failure v7 -> '\n' | exception E0 4 -> 'a' | exception E0 _ -> ' ' | exception E1 -> 'z' | exception _ -> '\n') in
  -2) | exception Match_failure _ -> 17) in
note_int n95;
(mix_1 5 v7; note_end 0);
()
