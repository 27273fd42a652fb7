type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let rec fold9 p10 =
  match p10 with
  | ({ r1 = q11'; r3 = q12; _ } as w13) ->
    ((-0.5) -. 3.25) *. (-. 0.5)
let x14 = fold9 (if true then { r1 = 18; r2 = 3; r3 = (true, []) } else { r1 = 3; r2 = 13; r3 = (false, []) })
let () = note_float x14
let c15 = ((fold9 { r1 = 10; r2 = 10; r3 = (false, []) })) *. (fold9 { r1 = 10; r2 = 10; r3 = (false, []) })
let c16 = ((fold9 { r1 = 10; r2 = 10; r3 = (false, []) })) +. (fold9 { r1 = 10; r2 = 10; r3 = (false, []) })
let c17 = c15 *. ((fold9 { r1 = 10; r2 = 10; r3 = (false, []) }))
let c18 = (c16) +. (fold9 { r1 = 10; r2 = 10; r3 = (false, []) })
let c19 = c18 +. (c17)
let c20' = (c17) *. c17
let c21 = c16 *. ((if true then x14 else x14))
let c22 = c16 *. (c16)
let c23 = (c20') -. (if true then x14 else x14)
let c24 = (c22) +. c22
let c25 = c18 +. ((fold9 { r1 = 10; r2 = 10; r3 = (false, []) }))
let () = note_float c25
let n85 = (try (
  let rec fold26 =
    function
    | { r1 = q28; r2 = _; r3 = q29 } ->
      q28
  in
  let n30 = fold26 { { r1 = 2; r2 = 3; r3 = (true, []) } with r3 = (false, []); r1 = 19 } in
  let _ = fold26 (match c19 with | 1.0 -> { r1 = n30; r2 = n30; r3 = (true, []) } | 0.5 -> { r1 = n30; r2 = n30; r3 = (false, []) } | (0.5 | _) -> { r1 = n30; r2 = n30; r3 = (false, []) } | q31 -> { r1 = n30; r2 = n30; r3 = (true, []) }) in
  let n84 = (match snd (if false then ((Array.make 2 C6), { r0 = 18 }) else ((Array.make 2 C6), { r0 = n30 })) with | { r0 = 9 } -> (
    let s34 = string_of_int (let { r1 = q32; r3 = (q33', _); _ } = if true then { r1 = n30; r2 = n30; r3 = (false, []) } else { r1 = n30; r2 = 8; r3 = (false, []) } in q32 * 13) in
    ((print_endline s34); (succ n30))) | { r0 = ((-2) | 3) } -> (
    let rec fold35 p36 =
      match p36 with
      | [] ->
        snd ("12", false)
      | (q37 :: q38) ->
        let r39 = fold35 q38 in
        let n40 = int_of_float ((-1.7976931348623157e308) -. c24) in
        ((n30 mod (n40 lor 1)) - (-1073741824)) > (n40 + n40)
    in
    let v41 = fold35 [] in
    (mix (if v41 then 1 else 0); note_end 0);
    (try (try (if (let { r0 = q42 } = { r0 = n30 } in true) then raise E0 else (let _v43 = n30 in _v43)) with | Not_found -> (-1) | Match_failure _ -> (String.length "a") | E0 -> (fold26 { r1 = n30; r2 = n30; r3 = (v41, []) })) with | _ -> (13 asr 15))) | { r0 = (-1) } -> (
    Result.iter (if n30 >= n30 then (let rec f45 p44 = () in f45) else (fun c20' -> ())) (try (Error (if true then n30 else n30)) with | Invalid_argument _ -> (Ok n30) | Match_failure _ -> (Error (-1)));
    let _ = fold9 (try (let v46 = n30 in { r1 = 10; r2 = v46; r3 = (true, []) }) with | _ -> { r1 = n30; r2 = n30; r3 = (false, []) }) in
    n30) | ({ r0 = 5 } as w47) -> (
    (match c25 with | 0.5 -> n30 | _ -> n30 | exception Division_by_zero -> n30 | exception Match_failure _ -> n30) mod ((let v52 = (let rec f51 p48 p49 p50 = [] in f51) in n30) lor 1)) | { r0 = (-2) } -> (
    (if List.exists (fun p53 -> false) [] then (n30 / n30) else n30)) | { r0 = 7 } -> (
    let _ = fold26 { r1 = n30; r2 = n30; r3 = (true, []) } in
    let rec fold54 p55 =
      match p55 with
      | { r0 = q56 } ->
        (let n30 = "tail \" end" < "\000\255x" in (let v57 = n30 in (c23, v57, c22, v57)))
    in
    let v59 = fold54 (let _v58 = n30 in { r0 = _v58 }) in
    ((let (m60, m61, m62, _) = v59 in mix_float m60; mix (if m61 then 1 else 0); mix_float m62); note_end 0);
    12) | { r0 = q64 } -> (
    let rec fold65 =
      function
      | C4 q67 ->
        (let { r0 = _ } = (match q67 with | (None | None) -> { r0 = q64 } | Some 'a'..'m' -> { r0 = q64 } | Some q68 -> { r0 = q64 }) in (match None with | (None as w69) -> (6, true, false) | (Some 'a'..'m' as w70) -> (8, false, false) | Some 'a'..'m' -> (q64, true, true) | Some (('n' as w71) | ('a'..'m' as w71)) -> (9, false, true) | ((Some q72 as w73) | (Some q72 as w73)) -> (q64, true, false)))
      | C5 (q74, q75', q76) ->
        (if (match c19 with | 0.5 -> true | c22 -> false) then (n30, false, true) else (n30, false, false))
      | C6 ->
        let _ = [|((if true then ()); (if false then 0.0 else c22)); c15; (((-2.0) +. 1.5) /. (try (-. c24) with | _ -> c17)); (abs_float (let v77 = { r1 = q64; r2 = (-2); r3 = (true, []) } in c22))|] in
        ((q64 + 16), true, false)
    in
    let _ = fold65 C6 in
    (let o78 = 1023 in let o79 = (match Ok (ref true) with | Ok q80 -> q64 | Error q81 -> q64) in let o82 = fold26 { r1 = q64; r2 = 14; r3 = (false, []) } in let o83 = q64 in let ( ^ ) a b = a * 2 - b and ( +. ) a b = a lxor (b + 1) in o78 +. o79 +. o82 +. o83))) in
  n84) with | Division_by_zero -> 3)
let () = note_float c16
let () = note_float c15
let () = note_float c17
let () = note_float c22
let () = note_float c23
let () = note_float c20'
let () = note_float x14
let () = note_float c25
let () = ()
