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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y96 -> mix 1; mix_1 (d - 1) y96
and mix_1 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y97 -> mix 0; mix_2 (d - 1) y97
    | Error y98 -> mix 1; mix_float y98
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix y99; mix_2 (d - 1) y100
let v14 = (match coarse (log (limit (float_of_string "0.0") 0.5 100.0)) with | 0.0 -> (match [] with | [] -> (let _v0 = (6, 3.25, 10, true) in None) | (q1 :: ([] | [])) -> (let v2 = q1 in None) | (q3 :: (q4 :: _)) -> (if false then None else None)) | 1.0 -> (let (q5, q6, q7) = ((Ok true), (Array.make 8 16), None) in if true then None else None) | (0.0 | 0.0) -> None | q8 -> (match max C1 C1 with | C0 (-1) -> (max None None) | (C0 3 as w9) -> (match w9 with | C0 q10 -> None | C1 -> None) | C0 (-2147483647) -> (match () with | q11 -> None) | C0 q12 -> (match C1 with | C0 ((-2147483648) | (-2147483648)) -> None | ((C0 4) | (C0 4)) -> None | C0 q13 -> None | C1 -> None) | C1 -> (if true then None else None)))
let () = (mix_0 5 v14; note_end 0)
let x63 = (try (
  let n38 = (try (
    let v14 = (let (q17, v14) = ((Array.map (fun p15 -> p15) (Array.make 6 (-3))), (let _v16 = Array.make 2 3.25 in Array.make 16 16)) in (float 16) +. (-2.0)) in
    let s26 = String.map (let rec f19 p18 = 'X' in f19) (clip (let v25 = (let (q21, q22, q23, q24) = (false, '\'', v14, (fun p20 -> "12")) in Array.make 3 q23) in string_of_float (abs_float v14))) in
    let rec loop29 i27 n30 s28 =
      if i27 >= n30 then s28 else (
        loop29 (i27 + 1) n30 (((if 0 <= s28 then (65536 - (s28)) else s28)) + 65536)
      )
    in
    let n31 = loop29 0 14 20 in
    note_int n31;
    let a32 = create_float_array 4 v14 in
    let rec loop35 i33 n36' =
      if i33 < n36' then (
        (a32.(i33) <- (let i34 = 11 in if i34 >= 0 && i34 < Array.length a32 then a32.(i34) else v14));
        loop35 (i33 + 1) n36'
      ) else
        ()
    in
    loop35 0 4;
    (mix_floats a32 0 4; note_end 0);
    (match (let _v37 = Ok n31 in C1) with | C0 a32 -> (a32 lsl (a32 land 31)))) with | _ -> (int_of_float (-2.0))) in
  let x62 = (try (
    let f39 p40 p41 =
      let v53 = (match C1 with | C0 _ -> (let s42 = (match [] with | ([] | []) -> "" | ((_ :: p41) | ((_ :: _) as p41)) -> "12") in let i43 = 19 - 2 in if i43 >= 0 && i43 < String.length s42 then s42.[i43] else '\'') | (C1 | (C0 _)) -> (let v50 = (match C1 with | C0 q44 -> ((let rec f47 p45 p46 = 2.0 in f47), 11) | (C1 | (C0 2)) -> ((let rec f49 p48 p40 = 1.5 in f49), 3)) in (let s51 = "\000\255x" in let i52 = 2 in if i52 >= 0 && i52 < String.length s51 then s51.[i52] else 'z'))) in
      ((let i54 = (p40.(wrap (if p41 then 1 else 11) 1) - (Char.code v53)) lxor (let v55 = p41 || p41 in Array.length p40) in if i54 >= 0 && i54 < Array.length p40 then p40.(i54) else (((-9) * 5) - 1)), 0.0, p40.(0), ("12" = "\000\255x"))
    in
    let v57 = f39 (Array.make 1 11) (String.exists (fun p56 -> false) "12") in
    ((let (m58, m59, _, _) = v57 in mix m58; mix_float m59); note_end 0);
    1.0) with | _ -> 0.0) in
  0.5) with | _ -> 10.0)
let () = (try (
  let x95 = (try (
    (try (
      (try (
        let a64 = [|(-2); (-1); 17; 18; 9; 15|] in
        let rec loop67 i65 =
          if i65 <> 2 then (
            (
              for i66 = 0 to 3 - 1 do
                a64.(i65 * 3 + i66) <- ((snd (0, i65)) * (a64.(i65 * 3 + i66)));
                ()
              done;
              ());
            loop67 (i65 + 1)
          ) else
            ()
        in
        loop67 0;
        (mix_ints a64 0 6; note_end 0);
        let x69 = 0.0 /. 0.0 in
        let n71 = ((((((0) + (if (abs_float x69) = x69 then 89 else 0)) + (if x69 <> x69 then 69 else 0)) + (if x69 < x69 then 80 else 0)) + (if x69 > x69 then 26 else 0)) + (if x69 <= x69 then 4 else 0)) + (if x69 >= (match None with | None -> x69 | Some (Ok _) -> 1.0 | Some (Error q70) -> (-1.0)) then 4 else 0) in
        let x72 = 0.1 in
        (if n71 < n71 then (match (C1, false, n71) with | ((q73, q74, 9) | (q73, q74, 9)) -> () | ((C1 as w75), true, _) when (((n71 + (-65536)) > 14) = (not false)) -> ()) else (a64.(hide 0 2) <- 7))) with | Invalid_argument q76' -> () | Division_by_zero -> (if false then () else ()) | Failure _ -> (if true then ()) | Match_failure _ -> (if true then raise (Failure "") else ()));
      let v77 = min '\062' (List.nth ['\''] (20 + 3)) in
      let c80 = (if true then 6 else 10) - ((if true then 6 else 10)) in
      let c81 = c80 lxor ((let v78 = int_of_float 0.0 in (match C1 with | C0 q79 -> q79 | C1 -> v78))) in
      let c82 = (if true then 6 else 10) lxor (c81) in
      let c83 = (if true then 6 else 10) * ((let v78 = int_of_float 0.0 in (match C1 with | C0 q79 -> q79 | C1 -> v78))) in
      let c84 = ((if true then 6 else 10)) + c82 in
      let c85 = c84 + ((if true then 6 else 10)) in
      let c86 = (c85) + c80 in
      let c87 = c80 * ((if true then 6 else 10)) in
      let c88 = c85 - ((let v78 = int_of_float 0.0 in (match C1 with | C0 q79 -> q79 | C1 -> v78))) in
      let c89' = (c80) + (let v78 = int_of_float 0.0 in (match C1 with | C0 q79 -> q79 | C1 -> v78)) in
      let c90 = (c80) * c82 in
      note_int c90;
      (if c87 <= 20 then raise Not_found else (try (let v91 = true in ()) with | _ -> ()))) with | Invalid_argument q92 -> (match None with | None when (match None with | (None | None) -> (q92 > q92) | ((Some _) | None) -> false) -> () | None -> () | Some (Ok q94) -> () | Some (Error x63) -> ()) | Failure _ -> () | Not_found -> ());
    x63) with | _ -> x63) in
  ()) with | _ -> ())
let () = note_float x63
let () = (mix_0 5 v14; note_end 0)
let () = ()
