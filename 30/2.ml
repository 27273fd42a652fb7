type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v8 = Option.equal (let rec f2 p0 p1 = false in f2) (Array.fold_left (let rec f5 p3 p4 = p3 in f5) (Array.fold_left (fun p6 p7 -> None) None (Array.make 6 6)) (min (Array.make 4 3) (Array.make 4 18))) (List.assoc_opt (12 * 12) [])
let () = min (fst (snd (Array.fold_right (fun p9 p10 -> if v8 then p10 else p10) (List.fold_right (let rec f13 p11 p12 = p12 in f13) [] (Array.make 6 0.0)) (fst (((-3), ((), v8)), 4))))) (min (Array.iter (fun p14 -> (let { r3 = q15; r4 = q16; r5 = q17; r6; r7 = q18 } = if v8 then { r3 = 2.0; r4 = p14; r5 = None; r6 = p14; r7 = 10.0 } else { r3 = 10.0; r4 = p14; r5 = None; r6 = 14; r7 = (-3.25) } in ())) (min (snd (v8, (Array.make 4 10))) (min (Array.make 4 15) (Array.make 4 6)))) (let v19 = snd ((-1), { r0 = (-100.75); r1 = 2.0; r2 = None }) in min (min () ()) (fst ((), 3.25))))
let v22 = (match Result.map_error (let rec f20 v8 = { r3 = (-10.0); r4 = 2; r5 = None; r6 = 1; r7 = 1.5 } in f20) (Ok 10.0) with | Ok q21 -> (
  v8) | Error _ -> (
  v8))
let n33 = snd (Array.fold_right (snd (true, (let rec f25 p23 p24 = p24 in f25))) (String.fold_left (let rec f28 p26' p27 = p26' in f28) (Array.make 2 None) "\000\255x") (Array.fold_left (let rec f32 (q29, q30) p31 = (q29, q30) in f32) ((ref (Array.make 2 1.5)), 5) (Array.make 4 (-3.25))))
let () = note_int n33
let () = (let v22 = floor (fst (0.0, 10.0)) in List.iteri (snd (v8, (let rec f36 p34 p35 = () in f36))) (List.stable_sort compare []))
let a56 = (match (try (List.fold_right (fun p37 p38 -> p38) [] { r3 = 3.25; r4 = n33; r5 = None; r6 = 19; r7 = 10.0 }) with | _ -> (fst ({ r3 = 1.5; r4 = n33; r5 = None; r6 = n33; r7 = 100.75 }, n33))) with | { r3 = (0.0 as w39); r4 = (8 as w40); r5; r6 = q41; r7 = q42 } -> (
  let s44 = (match Result.to_option (Ok []) with | None -> (min (string_of_float (abs_float w39)) "\000\255x") | ((Some []) | (Some _)) -> (snd (w40, "b c")) | Some (w40 :: q43) -> ((clip "a") ^ "b c")) in
  Array.make 1 q41) | { r3 = 0.0; r4 = q45; r5 = q46; r6; r7 } -> (
  let r6 = compare (succ r6) q45 in
  let v47 = (None, q45) in
  Array.make 1 q45) | { r3; r4 = q48; r5 = q49; r6 = q50; r7 = 0.0 } -> (
  let x51 = max (sqrt (r3 *. r3)) (-3.25) in
  let n52 = q50 in
  ((); ((); (Array.make 1 9)))) | { r3; r4; r5 = q53; r6; r7 = q54 } -> (
  let n55 = List.compare_lengths (List.rev []) [] in
  let n55 = coarse (sin (limit q54 (-100.0) 100.0)) in
  (if v22 then (Array.make 1 13) else (Array.make 1 r6))))
let v66 = ((Array.fold_right (fun p57 p58 -> (match p58 with | ((false, q59, q60, _) | ((true as q59), _, q60, _)) when q60 < (-20) -> (v8, v22, p57, (false, 3.25)) | ((q61, q62, _, q63) | (q62, q61, _, q63)) -> (((); false), true, p57, q63))) a56 (fst ((v8, v22, 15, (v8, 3.25)), n33))), (let _v64 = n33 in Ok _v64), (fun () -> ((fun p65 -> p65), n33)))
let n68 = compare (fst (fst (fst (max (((100.75, v22), n33), 7) (((1.5, v22), n33), n33))))) (max (let v67 = a56.(0) in 100.75) 0.0)
let n69 = min (max ((land) n33 7) (n68 / (n33 lor 1))) ((land) ((-3) lxor 17) n68)
let f70 p71 =
  let v72 = { { r0 = 1.5; r1 = (-1.0); r2 = None } with r2 = None } in
  (match v22 with | true when v22 -> { r3 = ((-1.5) *. 1.5); r4 = n69; r5 = None; r6 = n68; r7 = 1.0 } | (true as w73) -> { r3 = (-1.5); r4 = n33; r5 = None; r6 = n33; r7 = 0.0 } | false -> (if (try v8 with | Division_by_zero -> v22 | Not_found -> true | E0 -> false) then { r3 = 10.0; r4 = n69; r5 = None; r6 = n68; r7 = (-1.0) } else { r3 = 3.25; r4 = n68; r5 = None; r6 = n33; r7 = 2.0 }) | true -> (let _v74 = n69 in { r3 = 10.0; r4 = n69; r5 = None; r6 = n69; r7 = 1.0 }))
let v76 = f70 (fst ((fun p75 -> 0.5), false))
let v79 = f70 (if true then (fun p77 -> 0.0) else (fun p78 -> 1.0))
let n83 = max (( * ) v79.r6 (snd (snd (max (v22, (v22, n33)) (true, (v22, n69)))))) (int_of_float (Array.fold_left (fun p80 p81 -> p80) (max (( +. ) 1.5 3.25) (let v82 = Array.make 8 v76 in -1.5)) a56))
let v84 = { r3 = (-0.0); r4 = n68; r5 = None; r6 = n69; r7 = (-0.0) }
let a85 = ((); [|(String.length "")|])
let v89 = (let _v88 = (let rec f87 p86 = [] in f87) in Char.chr (n83 land 255))
let c90 = (0.0) -. 10.0
let c91 = 10.0 +. (0.0)
let c92 = 0.0 *. (10.0)
let c93 = 10.0 -. (c92)
let c94 = (c93) *. c90
let c95 = (0.0) *. 10.0
let c96 = c94 *. (c95)
let c97' = c96 *. (0.0)
let c98 = c93 -. (c93)
let c99 = 0.0 -. (c98)
let v102 = (12, n83, n83, (fun p100 p101 -> n33))
let n103 = n69
let v104 = { r0 = 100.75; r1 = c92; r2 = None }
let v105 = Error (((); 0.5), (Array.make 9 n69), v104, [])
let x106 = 100.75
let v109 = (let s107 = "" in let i108 = v84.r6 in if i108 >= 0 && i108 < String.length s107 then s107.[i108] else '\255')
let n111 = (let v110 = true in (-9698) lor n68)
let n112 = ((n83 asr 30) lor n103) lor (n83 / 2147483647)
let a113 = Array.make 16 (n112, (n69, n111, c94, c99))
let () = print_int ((); (truncate c93))
let () = print_byte 32
let () = print_float x106
let () = print_newline ()
let () = ((); ())
let f116 = (let rec f115 p114 n112 = c93 in f115)
let n130 = if ((n112 lor n112) - 1024) > (match v102 with | (6, _, q117, q118) -> q117 | (9, q119, _, q120) -> 12 | (4, _, q121, q122) -> n103 | (((6, q123, _, q124') as w125) | ((0, q123, _, q124') as w125)) -> n112 | (q126, q127, q128, q129) -> q127) then a56.(0) else n83
let a132 = (let v131 = Array.make 5 v8 in [|(-2)|])
let v133 = (0.5, [])
let () = note_float c92
let () = note_float c94
let () = (mix_ints a85 0 1; note_end 0)
let () = ((let (m134, m135) = a113.(15) in mix m134; (let (m136, m137, m138, m139) = m135 in mix m136; mix m137; mix_float m138; mix_float m139)); note_end 0)
let () = note_float c93
let () = note_int n83
let () = note_float c99
let () = note_float c90
let () = ()
