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
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0' = [|C6; C6; C6; C6; C6; C6; C6; C6|]
let () = a0'.(0) <- (C4 (match Ok 14 with | Ok 3 -> None | Ok 9 -> None | Ok q1 -> None | (Error q2 as w3) -> None))
let () = a0'.(1) <- (match (match C6 with | C4 (None as w4') -> ({ r1 = 4; r2 = 2; r3 = (false, []) }, 15) | C4 (Some 'a'..'m') -> ({ r1 = (-3); r2 = 1; r3 = (true, []) }, 5) | C4 (Some _) -> ({ r1 = 0; r2 = 15; r3 = (true, []) }, 8) | (C5 (q5, _, q6) as w7) -> ({ r1 = 17; r2 = 15; r3 = (true, []) }, 14) | C6 -> ({ r1 = 5; r2 = 17; r3 = (true, []) }, 12)) with | ({ r1 = q8; r2 = q9; r3 = _ }, (5 as w10)) -> C6 | ({ r1; r2; r3 }, (-3)) -> (C5 (None, (Array.make 2 1.5), 2.0)) | (({ r1 = q11; r2; r3 = _ }, 4) | ({ r1 = q11; r2; _ }, 4)) -> C6 | ({ r1 = _; r2; r3 = (q12, _) }, 3) -> a0'.(1) | ({ r1 = q13; r2 = q14; _ }, (-2)) -> (C4 None) | (({ r1 = q15; r2 = q16; r3 }, 2) | ({ r2 = q15; r3; _ }, (2 as q16))) -> (C5 (None, (Array.make 2 0.0), 100.75)) | (({ r2; _ }, q17) | ({ r2 = q17; _ }, (-2147483647 as r2))) -> (C5 (None, (Array.make 2 1.5), 100.75)) | ({ r2 = q18; r3 = q19; _ }, 8) -> a0'.(0) | ((_, q20) | ({ r1 = _; r2 = q20; _ }, _)) -> a0'.(0))
let () = a0'.(2) <- (C4 (match -100.75 with | 0.0 -> None | _ when (Option.is_none (try (match 1.5 with | 0.5 -> None | 0.0 when ((let rec f22 p21 = "tail \" end" < "b c" in f22) C6) -> None | 0.5 -> None) with | Match_failure _ -> None)) -> None | q23 -> None))
let () = a0'.(3) <- ((); (let _v24 = Ok C6 in C6))
let rec loop33 i25 n34 s26 =
  if i25 < n34 then (
    loop33 (i25 + 2) n34 (match a0'.(i25) with | C4 q27 -> ((-7679) + (s26)) | (C5 (q28, q29, 0.5) as w30) -> ((s26) + s26) | C5 (q31, _, 1.0) -> (i25 - (s26)) | C5 (_, q32, _) -> ((s26) + (i25 - s26)) | C6 -> ((s26 - s26) - (s26)))
  ) else
    s26
let n35 = loop33 0 (hide 1 8) 18
let () = note_int n35
let a36 = if true then (Array.make 9 None) else (Array.make 9 None)
let () = a36.(0) <- (let i37 = fst (n35, n35) in if i37 >= 0 && i37 < 9 then a36.(i37) else (min None None))
let () = a36.(1) <- None
let () = a36.(2) <- ((let rec f39 p38 = (let p38 = [] in None) in f39) (0.5 +. (-1.0)))
let () = a36.(3) <- None
let rec loop43 i40 n44 s41 =
  if i40 < 0 then s41 else (
    loop43 (i40 - 1) n44 (match a36.(i40) with | None -> ((s41) * (snd (false, i40))) | Some q42 -> ((s41) + i40))
  )
let n45 = loop43 (9 - 1) 9 n35
let () = note_int n45
let a46 = (try (create_array (hide 0 8) { r0 = n35 }) with | _ -> (Array.make 8 { r0 = n45 }))
let () = a46.(0) <- { r0 = n35 }
let () = a46.(1) <- (try (if n45 < n35 then raise Division_by_zero else { r0 = n45 }) with | Division_by_zero -> { r0 = n45 })
let () = a46.(2) <- (List.fold_left (fun { r0 = q47 } p48 -> ((); { r0 = q47 })) (match n45 with | -2147483648 -> { r0 = 16 } | q49 -> { r0 = q49 }) (if true then [] else []))
let () = a46.(3) <- (max (let _v50 = (n45, false, true) in { r0 = n45 }) { r0 = n45 })
let rec loop55 i51 n56 s52 =
  if i51 < n56 then (
    loop55 (i51 + 1) n56 (match a46.(i51) with | ({ r0 = 5 } | { r0 = 5 }) -> ((s52) + (i51 / (5 lor 1))) | ({ r0 = q53 } as w54) -> ((s52) lxor (if true then q53 else s52)))
  ) else
    s52
let n57 = loop55 0 8 n35
let () = note_int n57
let a58' = [|[]; []; []; []|]
let () = a58'.(0) <- (let { r1 = q59; r2 = _; r3 = q60 } = { r1 = n45; r2 = n35; r3 = (true, []) } in (let i61 = q59 in if i61 >= 0 && i61 < 4 then a58'.(i61) else []))
let () = a58'.(1) <- (let (q62, q63, _) = (n35, false, false) in if false then [] else [])
let () = a58'.(2) <- ((String.iter (let rec f65 p64 = () in f65) "12"); (((-0.0), true, n57) :: []))
let () = a58'.(3) <- ((match { r1 = n45; r2 = (-1); r3 = (false, []) } with | { r1 = _; r2 = q66; r3 = (true, _) } -> () | { r2; r3 = (((false as w67) | (false as w67)), n57); _ } -> ()); (min [] []))
let rec loop81' i68 s69 =
  if i68 >= 4 then s69 else (
    loop81' (i68 + 1) (match a58'.(i68) with | ((_ :: (_ :: _)) | []) -> ((match C6 with | ((C6 as w72) | (C4 None as w72)) -> s69 | C4 (Some q73) when q73 >= 'E' -> s69 | C4 ((Some _) | (Some _)) -> s69 | ((C5 (q74, q75, q76)) | (C5 (q74, q75, q76))) -> q76 | (C6 as w77) -> 100.75 | C6 -> s69) *. (s69)) | ((q78, _, (-1 as w79)) :: _) -> (2.2250738585072014e-308 +. (s69)) | (((_, _, _) :: q80) | ((_, _, _) :: q80)) -> ((1.0 *. s69) -. (s69)))
  )
let n83 = loop81' 0 0.0
let () = note_float n83
let a84 = [|None; None; None; None; None; None; None; None|]
let () = a84.(0) <- (let i85 = n57 / (-1) in if i85 >= 0 && i85 < Array.length a84 then a84.(i85) else (List.assoc_opt true []))
let () = a84.(1) <- (let i86' = 1 + n57 in if i86' >= 0 && i86' < 8 then a84.(i86') else a84.((n57 + 17) land 7))
let () = a84.(2) <- (Some (if true then { r1 = n35; r2 = n45; r3 = (false, []) } else { r1 = n45; r2 = n57; r3 = (false, []) }))
let () = a84.(3) <- (Some { r1 = n57; r2 = n57; r3 = (true, []) })
let n92 = (hide 0 8)
let rec loop91 i87 s88 =
  if i87 <> n92 then (
    loop91 (i87 + 1) (match a84.(i87) with | (None | None) -> (s88 *. (s88)) | Some q89 -> ((s88) -. (let v90 = n57 in s88)))
  ) else
    s88
let n93 = loop91 0 n83
let () = note_float n93
let c94 = 7 + (7)
let c95 = ((if false || false then (truncate 100.75) else ((land) n57 n57))) + (if false || false then (truncate 100.75) else ((land) n57 n57))
let c96 = c95 + (c94)
let c97 = (c96) - 7
let c98 = (c94) lxor c97
let c99 = (c95) - c96
let c100 = c97 + (c96)
let () = note_int c100
let () = note_int n35
let () = note_int n57
let () = note_int c95
let () = note_int c99
let () = note_int c94
let () = note_int c96
let () = note_float n83
let () = note_int n45
let () = ()
