type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec mix_0 d (v : float t1) =
  if d > 0 then
    match v with
    | C5 y122 -> mix 0; mix_float y122
    | C6 -> mix 1
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y123; r1 = y124; r2 = y125; r3 = y126; r4 = y127 } -> mix_string y123; mix_2 (d - 1) y124; mix_string y125; mix y126; mix_3 (d - 1) y127
and mix_2 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y128 :: y129) -> mix 1; mix_string y128; mix_2 (d - 1) y129
and mix_3 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y130 -> mix 1; mix_1 (d - 1) y130
let n121 = (match C6 with | ((C5 q0) | (C5 q0)) -> (
  let n119 = (match (let q0 = q0 lor q0 in String.fold_left (fun q0 p1 -> { r7 = (-3.25) }) { r7 = (-100.75) } "") with | { r7 = 0.5 } -> (
    let a110 = (match (let _v2 = ((); (Ok q0)) in { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = q0; r4 = None }) with | { r0 = q3; r1; r2 = "a"; r3 = q4; r4 = q5 } -> (
      let x31 = (match ((C5 'a') :: (if true then [] else [])) with | (([] as w6') | ([] as w6')) -> (
        let n9 = (compare (if true then (Array.make 8 100.75) else (Array.make 8 (-10.0))) (Array.mapi (fun p7 p8 -> 1.0) (Array.make 8 q4))) asr ((String.length (if false then q3 else q3)) land 31) in
        note_int n9;
        100.75) | ((C5 q10) :: q11) -> (
        (-5e-324) /. (float q4)) | [] -> (
        Array.fold_right (fun p12 q0 -> if p12 then q0 else q0) (Array.make 5 false) 2.0) | (C6 :: q13) when (let v21 = (let rec f20 p14 p15 p16 = ((let rec f19 p17 p18 = 0.0 in f19), 1) in f20) in 11 < q4) -> (
        List.fold_right (let rec f24 p22 p23 = () in f24) ((-20) :: [(int_of_float (sqrt 0.5))]) ();
        let c25 = 1.5 -. (1.5) in
        let c26' = ((-. 3.25)) -. c25 in
        let c27 = c25 +. ((-. 3.25)) in
        let c28 = c25 +. (c27) in
        note_float c28;
        c27) | (((C6 as w29) :: q30) | ((C6 as w29) :: q30)) -> (
        1.0 *. (0.5 /. 100.75))) in
      note_float x31;
      let f32 p33 =
        let c35 = ((let _v34 = false in 100.75)) -. (let _v34 = false in 100.75) in
        let c36 = ((let _v34 = false in 100.75)) +. c35 in
        let c37 = (let _v34 = false in 100.75) *. (5e-324) in
        let c38 = 5e-324 +. (c36) in
        let c39 = c35 *. ((let _v34 = false in 100.75)) in
        let c40 = c35 -. (c36) in
        let c41 = (c36) *. (let _v34 = false in 100.75) in
        let c42 = c35 +. (c39) in
        let c43 = (c41) *. c38 in
        let unused44 = (((match p33 with | [] -> true | (q45 :: q46) -> q45), (if true then 19 else 14)), ((match p33 with | ((true :: []) | []) -> () | ((q47 :: _) | (q47 :: (_ :: _))) -> ()); (match p33 with | [] -> None | (_ :: _) -> None | exception Invalid_argument q48' -> None | exception Match_failure _ -> None | exception E0 -> None | exception E1 -> None | exception E2 _ -> None)), { r0 = "js"; r1 = (let _v49 = 10 in []); r2 = (string_of_bool false); r3 = (6 * 8); r4 = (Some { r0 = ""; r1 = []; r2 = "b c"; r3 = 14; r4 = None }) }, (fst (None, (-2)))) in
        20
      in
      let n50 = f32 [] in
      note_int n50;
      let n51 = f32 [] in
      note_int n51;
      max (match q5 with | None -> (Array.make 2 x31) | ((Some q52) | (Some ({ r0 = _; r1 = _; r4 = _; _ } as q52))) -> (Array.make 2 x31)) (let (q53, _, _, q54) = ((Array.make 8 n51), false, n51, (Array.make 16 x31)) in Array.make 2 x31)) | { r0 = _; r1 = _; r2 = ""; r3 = q55; _ } -> (
      [|4096.0; (match { r0 = "a"; r1 = []; r2 = "b c"; r3 = 8; r4 = None } with | ({ r1 = q56'; r2; r3; r4; _ } as w57) -> 100.75)|]) | ({ r0 = q0; r1 = _; r2; r3 = _; r4 } | { r0 = r2; r2 = q0; r3 = _; r4; _ }) -> (
      let n93 = (match ((let rec f62 p58 = (let _v61 = (let rec f60 p59 = -3 in f60) in { r7 = 100.75 }) in f62) (let (_, q66, _) = ((let rec f65 p63 p64 = 0 in f65), true, 19) in { r0 = q0; r1 = []; r2 = "\000\255x"; r3 = 4; r4 = None })) with | { r7 = 0.5 } -> (
        (((); ()); (let v67 = '\255' in 2))) | { r7 = (1.0 | 1.0) } -> (
        let n68 = 19 in
        let v69 = true in
        (mix (if v69 then 1 else 0); note_end 0);
        (n68 - 13) - ((let rec f71 p70 = n68 in f71) 0.5)) | { r7 = 1.0 } -> (
        ((-1) + 3) mod (-3)) | { r7 = _ } when ((14 / 3) <> (let v72 = 0.0 in 4)) -> (
        let v75 = ((let rec f74 p73 = 18 - p73 in f74) (compare false false)) = (Char.code (fst ('a', q0))) in
        let v79 = if (max 16 (-3)) != (truncate 1.0) then C6 else (match (match 0.5 with | 0.0 -> 4 | 1.0 -> 0 | _ -> (-3) | exception Division_by_zero -> 17 | exception Failure _ -> 11 | exception Not_found -> 8 | exception Match_failure _ -> 12 | exception E1 -> 12 | exception E2 8 -> 11 | exception E2 (7 as w76) -> w76 | exception E2 0 -> 1 | exception E2 9 -> 7 | exception E2 _ -> 11) with | (3 | 5) -> (C5 (-1.5)) | -2147483648 -> (let v77 = Array.make 1 0.5 in C6) | (7 as w78) -> C6 | _ -> (C5 100.75)) in
        (mix_0 5 v79; note_end 0);
        (match (match C6 with | C5 (6 | 6) -> { r0 = q0; r1 = []; r2 = r2; r3 = 5; r4 = None } | (C6 | (C5 _)) -> { r0 = r2; r1 = []; r2 = r2; r3 = 1; r4 = None }) with | ({ r0 = _; r1 = q80; r2; r3; r4 = q81 } | { r0 = r2; r1 = q80; r2 = _; r3; r4 = q81 }) -> (12 - r3) | exception Match_failure _ -> (abs 0))) | { r7 = _ } -> (
        let x84 = ( -. ) 1e16 (if (let rec f83 p82 = true in f83) (Array.make 1 (-1)) then (( +. ) 10.0 10.0) else (100.75 +. 3.25)) in
        let c85' = (((-32769) * 38)) - (if true then 4 else 20) in
        let c86 = (((-32769) * 38)) + ((-32769) * 38) in
        let c87 = ((-32769) * 38) + (c86) in
        let c88 = (if true then 4 else 20) + (c86) in
        let c89 = c87 lxor (((-32769) * 38)) in
        let c90 = (c88) * c85' in
        let c91 = (c88) - c86 in
        let c92' = c87 * (c90) in
        note_int c92';
        c90 + ((); c91))) in
      let n107 = (match (let v94 = '\182' in (try (match '\'' with | 'a'..'m' -> [] | 'a'..'m' -> [] | 'n' when (let n93 = n93 <= n93 in n93 < n93) -> [] | '0'..'9' when (if (n93 - (-1073741824)) < n93 then (n93 <= n93) else (r2 <= r2)) -> [] | q95 -> [] | _ -> [] | exception _ -> []) with | Match_failure _ -> [])) with | ([] | (_ :: (C6 :: _))) -> (
        let n96 = (int_of_float (-2.0)) asr 19 in
        let x97 = 0.0 /. 0.0 in
        let n99 = ((((((0) + (if x97 = (x97 *. (-0.5)) then 22 else 0)) + (if x97 <> (let v98 = { r7 = 0.0 } in x97) then 81 else 0)) + (if x97 < (ceil x97) then 96 else 0)) + (if x97 > (x97 *. 2.0) then 65 else 0)) + (if ((); x97) <= x97 then 61 else 0)) + (if x97 >= (float_of_int n96) then 30 else 0) in
        (if (n99 - (-4096)) < n99 then ((-2) - 16) else (compare (n99, (Array.make 2 n96)) (19, (Array.make 2 n99))))) | ((q100 :: []) | (q100 :: [])) -> (
        let x101 = -0.5 in
        note_float x101;
        let n102 = n93 in
        note_int n102;
        n102) | (q103 :: (_ :: q104)) -> (
        let n105 = n93 in
        note_int n105;
        let n106 = n105 in
        int_of_string (string_of_int (if true then n105 else n93)))) in
      [|(100.75 -. 1.0); (let (r4, q108, q109) = ((-1.0), 10, true) in 1.5)|])) in
    (mix_floats a110 0 2; note_end 0);
    let v118 = (match { r7 = (if true then raise E0 else 0.5) } with | { r7 = (0.5 | 0.0) } -> (
      let x111 = a110.(1) in
      let n115 = (match (Some (if true then x111 else x111)) with | None -> (
        let v112 = true in
        -(q0 mod (q0 lor 1))) | Some _ -> (
        let n113 = 3 in
        let n114 = 8 in
        note_int n114;
        (-18) / (-2147483648))) in
      { r0 = ""; r1 = (let x111 = 20 in []); r2 = "a"; r3 = q0; r4 = None }) | (({ r7 = 0.0 } as w116) | ({ r7 = 1.0 } as w116)) -> (
      { r0 = "b c"; r1 = []; r2 = ""; r3 = q0; r4 = None }) | { r7 = q117' } -> (
      { r0 = "12"; r1 = []; r2 = "b c"; r3 = q0; r4 = None }) | exception E0 -> { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = q0; r4 = None }) in
    (mix_1 5 v118; note_end 0);
    q0) | { r7 } -> (
    q0)) in
  note_int n119;
  q0) | ((C5 _) | C6) -> (
  19))
let () = note_int n121
let () = ()
