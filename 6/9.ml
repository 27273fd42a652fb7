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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y114 :: y115) -> mix 1; mix y114; mix_0 (d - 1) y115
let rec f0' p1 p2 p3 =
  if p1 < 1 then
    (-1.0)
  else (
    let r4 = f0' ((-1) + p1) (p1, p1) p3 in
    1e16
  )
let x6 = f0' 5 (let (_, q5) = (6, []) in (9, 19)) (fst ([], false))
let n38 = List.fold_right (let rec f9 p7 p8 = (match (try C6 with | _ -> (C5 (Array.make 4 x6))) with | ((C5 [||]) | (C5 _)) -> (((-1) + 17) + (try (-4) with | _ -> 19)) | C5 _ -> 2 | C6 -> (-15)) * p7 in f9) (List.find_all (let rec f10 x6 = x6 != x6 in f10) (match ((); (match { r7 = x6 } with | { r7 = (1.0 | 1.0) } -> (Ok 14) | { r7 = q11 } -> (Ok 4) | ({ r7 = 1.0 } as w12) when (Array.fold_right (fun p13 f0' -> (let v14 = x6 in f0')) (max (Array.make 2 false) (Array.make 2 false)) (let v21' = fun p15 p16 p17 -> ((let rec f20 p18 p19 = p19 in f20), 20) in false)) -> (Ok 13))) with | Ok _ -> [(try (min 12 8) with | _ -> 19); (let o22 = 17 in let o23 = 11 in let o24 = 20 in let o25 = 4 in let ( > ) a b = a lxor (b + 1) and ( *! ) a b = b - a in o22 *! o23 > o24 *! o25)] | Error (-2) -> [] | Error q26 -> (q26 :: []))) (-(let _v34 = (match x6 with | (0.5 | 0.5) -> (create_array 2 15) | 0.0 -> (let { r0 = q27; r1; r2 = q28; r3 = q29; _ } = { r0 = "\000\255x"; r1 = []; r2 = "\000\255x"; r3 = (-2); r4 = None } in Array.make 2 q29) | 0.0 when ((true && true) && (Array.mem x6 (Array.make 4 (-100.75)))) -> (Array.make 2 4) | 0.5 -> [|10; (-2)|] | _ -> [|16; 18|] | exception Invalid_argument q30 -> (if true then (Array.make 2 9) else (Array.make 2 11)) | exception Not_found -> (match Array.make 4 x6 with | [|q31|] -> (Array.make 2 5) | q32 -> (Array.make 2 18)) | exception E0 -> (let _v33 = ((ref x6), 2) in Array.make 2 1) | exception E1 -> (Array.make (hide 1 2) 11)) in (match (try _v34.(0) with | _ -> 12) with | ((8 as w35) | (-2147483648 as w35)) -> (let i36 = w35 in if i36 >= 0 && i36 < 2 then _v34.(i36) else w35) | -1 -> (-65536) | ((-2147483648) | 6) -> (show_int 14 7) | q37 when true -> _v34.(wrap (compare true true) 2) | _ -> (15 lsl (0 land 31)))))
let rec fold39 p40 =
  match p40 with
  | [] ->
    []
  | (_ :: q41) ->
    let r42 = fold39 q41 in
    n38 :: r42
let v43 = fold39 (n38 :: [])
let () = (mix_0 5 v43; note_end 0)
let v44 = false
let () = (mix (if v44 then 1 else 0); note_end 0)
let () = if 0.0 > (-. x6) then (let v45' = ((); n38) in ()) else ((mix n38); ())
let x51 = max (f0' 5 (((14 - 6) - (let _v46 = Array.make 6 10.0 in n38)), (((); n38) * 14)) []) (let v47 = x6 -. x6 in (let _v50 = (let rec f49 p48 = ((); n38) in f49) (ref '\'') in v47 +. (let (_, _, _) = (_v50, 15, 0.5) in v47)))
let x69 = (match (fun p52 -> (let ((q56, _, q57) as w58') = ((let rec f55 p53 p54 = 0 in f55), v44, 20) in C6)) ((); ()) with | C5 v44 -> (
  let f59 p60 =
    Array.make 16 100.75
  in
  let a61 = f59 (n38 lxor n38) in
  let a62 = f59 (n38 - n38) in
  (mix_floats a62 0 16; note_end 0);
  let x63 = f0' 4 (if (let f0' = C6 in false) then (n38, n38) else (n38, n38)) [] in
  x6) | (C6 | C6) -> (
  let rec fold64 =
    function
    | { r0 = q66; r1; r2; r3 = q67; _ } ->
      (q67, (truncate 1.0), (q67 * q67), v44)
  in
  let _ = fold64 (match 0.0 with | 0.5 -> { r0 = "\000\255x"; r1 = []; r2 = "12"; r3 = n38; r4 = None } | _ -> { r0 = "a"; r1 = []; r2 = ""; r3 = 13; r4 = None }) in
  (let v68 = if v44 then x6 else (-100.75) in v68)))
let f70 x51 =
  let unused71 = fold39 (if v44 then v43 else v43) in
  raise E1
let n84 = (try (f70 (match { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = n38; r4 = None } with | ({ r0 = q72; r1; r2; r3 = q73; r4 = None } | { r0 = q72; r1; r2; r3 = q73; r4 = None }) -> (let rec f77 p74 p75 p76 = q73 in f77) | { r0; r1 = q78; r2 = q79; r3; r4 = (Some q80) } -> (let rec f83' p81 p82 r3 = n38 in f83'))) with | E1 -> (n38 asr 22))
let n88 = (try (f70 (fun p85 p86 p87 -> n38)) with | E1 -> n84)
let s90 = ref 17
let i89 = ref 0
let () = while !i89 < 2 do
  s90 := (
    let s92 = ref !s90 in
    let i91 = ref 0 in
    while !i91 < 5 do
      s92 := (match v43 with | ([] as w93) -> (14 / 10) | (q94 :: []) -> !s92 | (q95 :: (9 :: q96')) -> (-5) | (q97 :: ((-1) :: q98)) -> ((-3) + q97) | (q99 :: ((_ :: _) | [])) -> (max 19 !s90)); i91 := !i91 + 1
    done;
    let n101 = !s92 in
    note_int n101;
    n101); i89 := !i89 + 1
done
let n102 = !s90
let () = note_int n102
let v113 = (try (
  let v103 = '\182' in
  (mix (Char.code v103); note_end 0);
  let a104 = Array.mapi (fun p105 p106 -> x69) (Array.make 13 v44) in
  let rec loop109 i107 s108 =
    if i107 <> 13 then (
      loop109 (i107 + 1) ((a104.(i107) +. (s108)) -. (x69 *. (if v44 then 0.0 else s108)))
    ) else
      s108
  in
  let n111' = loop109 0 1.0 in
  note_float n111';
  let _ = f0' 7 (n102, 11) (let _v112 = ((Array.make 9 x69), x69) in []) in
  true && (n84 <= n102)) with | _ -> v44)
let () = (mix (if v113 then 1 else 0); note_end 0)
let () = (mix (if v113 then 1 else 0); note_end 0)
let () = note_int n102
let () = (mix_0 5 v43; note_end 0)
let () = (mix (if v44 then 1 else 0); note_end 0)
let () = note_int n88
let () = note_float x69
let () = note_float x51
let () = note_float x6
let () = ()
