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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y122 :: y123) -> mix 1; mix y122; mix_0 (d - 1) y123
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y124 -> mix 1; mix y124
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
let rec f45 p46 p47 =
  if p46 < 1 then
    p47
  else (
    ((p47) *. (f45 (p46 - 1) (-1.7976931348623157e308))) *. (f45 (p46 - 1) x6)
  )
let _ = f45 0 (try (-. x6) with | Division_by_zero -> 0.0 | Match_failure _ -> x6 | E0 -> (-1.0) | E1 -> 3.25 | E2 q48 -> x6 | _ -> x6)
let rec fold49 =
  function
  | [] ->
    let n60 = n38 + ((match { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = n38; r4 = None } with | ({ r0 = q51; r2; r3 = (-2); r4 = q52; _ } | { r0 = r2; r1 = _; r2 = q51; r3 = _; r4 = q52 }) -> 2 | { r0 = _; r1 = []; r2 = q53'; r3 = 0; r4 = q54 } -> n38 | { r0 = _; r1 = (q55 :: q56); r2; r3 = 0; r4 = q57 } -> n38 | { r0 = q58; r1 = q59; r2 = _; r3 = f45; r4 = _ } -> f45) / 7) in
    (try None with | Division_by_zero -> None | Match_failure _ when v44 -> None | E1 -> None | _ -> None)
  | (_ :: q61) ->
    let r62 = fold49 q61 in
    (if true then r62 else (match q61 with | [] -> None | (q63 :: _) -> r62))
let v64 = fold49 (2 :: [])
let () = (mix_1 5 v64; note_end 0)
let v65 = fold49 []
let () = (mix_1 5 v65; note_end 0)
let () = (mix_1 5 v65; note_end 0)
let f66 p67 =
  let a68 = (try (if false then (Array.make 4 1.0) else (Array.make 4 2.0)) with | _ -> (Array.make 4 2.0)) in
  for i69 = 0 to 2 - 1 do
    (let x70 = a68.(i69) in a68.(i69) <- a68.(3 - i69); a68.(3 - i69) <- x70);
    ()
  done;
  ((if true then p67 else p67) land p67) lor (let v71 = { r7 = 2.0 } in 4)
let n72 = f66 (n38 / (4 lor 1))
let () = note_int n72
let rec f73 p74 p75 =
  if p74 < 1 then
    (n38 * p75)
  else (
    (f73 (p74 - 1) (int_of_float x6)) land p75
  )
let n76' = f73 9 (compare false false)
let () = note_int n76'
let n77 = n72
let f78 p79 p80 =
  (try (
    let v81 = None in
    (let v88 = if p79 then (fun p82 p83 p84 -> ' ') else (fun p85 p86 p87 -> '\255') in if p79 then raise Not_found else ())) with | Failure q89 -> (print_string "a") | Not_found -> (match 1 with | (0 | 0) -> () | _ -> ()) | _ -> (if p79 then ()));
  let n119 = abs (match (match Ok (Ok 2) with | Ok (Ok 9) -> { r0 = "\000\255x"; r1 = []; r2 = "b c"; r3 = 18; r4 = None } | Ok (Ok q90) -> { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = (-3); r4 = None } | Ok (Error (1 | (-2))) -> { r0 = "a"; r1 = []; r2 = "12"; r3 = 10; r4 = None } | Ok (Error _) -> { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = 1; r4 = None } | (Error p80 as w91) -> { r0 = "a"; r1 = []; r2 = ""; r3 = 10; r4 = None }) with | { r0 = q92'; r1 = []; r2 = q93; r3 = q94; r4 } -> (q94 land q94) | { r0 = q95; r1 = (q96 :: q97); r2 = q98; r3 = 0; r4 } -> (-13) | ({ r0; r1 = (q99 :: _); r2 = _; r3 = (-3); r4 = q100 } as w101) -> (match { r0 = q99; r1 = []; r2 = ""; r3 = 17; r4 = None } with | { r0 = "a"; r1 = q102; r2 = q103; r3 = q104; r4 = q105 } -> q104 | ({ r0 = q106; r1 = []; r2 = "a"; r3; r4 = q107 } | { r0 = ""; r1 = _; r2 = q106; r3; r4 = q107 }) -> r3 | { r0 = q108; r1; r2 = _; r3 = q109; r4 = q110 } -> q109) | { r0 = _; r1 = (q111 :: p80); r2 = q112; r3 = 8; r4 = _ } -> (- 2) | { r0 = q113; r1; r2; r3 = q114; r4 = q115 } -> (truncate 100.75) | { r0 = _; r1 = (q116 :: q117); r3 = q118; r4 = _; _ } -> 6) in
  -14
let n120 = f78 (Option.is_some None) (if v44 then x6 else x6)
let n121 = f78 true (if v44 then x6 else x6)
let () = note_int n121
let () = note_int n76'
let () = note_int n38
let () = note_int n72
let () = note_int n120
let () = note_int n77
let () = note_float x6
let () = note_int n121
let () = (mix_1 5 v64; note_end 0)
let () = ()
