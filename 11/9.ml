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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y60 :: y61) -> mix 1; mix_ints y60 0 16; mix_0 (d - 1) y61
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y62; r1 = y63; r2 = y64; r3 = y65; r4 = y66' } -> mix_string y62; mix_2 (d - 1) y63; mix_string y64; mix y65; mix_3 (d - 1) y66'
and mix_2 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y67 :: y68) -> mix 1; mix_string y67; mix_2 (d - 1) y68
and mix_3 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y69 -> mix 1; mix_1 (d - 1) y69
let rec fold0 p1 =
  match p1 with
  | { r0 = _; r1 = _; r3 = q2; r4 = q3'; _ } ->
    let n4 = 6 in
    (let q3' = n4 mod (n4 lor 1) in p1.r3)
let n5 = fold0 { r0 = "tail \" end"; r1 = []; r2 = "\000\255x"; r3 = (-2); r4 = None }
let n6 = n5
let a7 = if false then (Array.make 2 n6) else (Array.make 2 n6)
let a8 = Array.map (let rec f10 p9 = n6 in f10) a7
let () = for i11' = 0 to 2 - 1 do
  a8.(i11') <- a7.(i11');
  ()
done
let () = (mix_ints a8 0 2; note_end 0)
let () = assert (compare ((n5 / (n6 lor 1)) + a8.(((let rec f13 p12 = n6 in f13) (n5, "a", '\'', n6)) land 1)) ((n5 / (n6 lor 1)) + a8.(((let rec f13 p12 = n6 in f13) (n5, "a", '\'', n6)) land 1)) = 0)
let rec fold14 =
  function
  | C5 q16 ->
    let n18 = (if (n5 - 65536) >= n6 then n5 else (14 lsr (n6 land 31))) + (a8.(1) + (let v17 = n6 in n5)) in
    (let v19 = 10 in -3.25) <> ((-3.25) +. 100.75)
  | C6 ->
    let n20 = 8 in
    (match n6 with | 0 -> (if true then false else true) | 5 -> ("tail \" end" > "a") | _ -> (0.5 > 0.0))
let v21 = fold14 (C5 true)
let unused22 = fold0 { { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = 9; r4 = None } with r2 = "tail \" end" }
let rec fold23 p24 =
  match p24 with
  | [] ->
    []
  | (_ :: q25) ->
    let r26 = fold23 q25 in
    (Array.make 16 11) :: r26
let v27 = fold23 ((Array.make 16 n6) :: [])
let () = (mix_0 5 v27; note_end 0)
let rec fold28 p29 =
  match p29 with
  | [] ->
    let n30 = n6 in
    (match p29 with | [] -> (Array.make 6 n5) | (q31 :: q32) -> (if v21 then (Array.make 6 q31) else (Array.make 6 q31)))
  | ((q33 :: q34) as w35) ->
    let v38 = ((); (let v37 = (let { r7 = q36 } = { r7 = 1.5 } in (n5, v21, { r0 = "\000\255x"; r1 = []; r2 = "a"; r3 = n6; r4 = None })) in [])) in
    (try (Array.make 6 (q33 + n6)) with | E0 -> (Array.make 6 n6) | E2 9 -> (match w35 with | [] -> (Array.make 6 q33) | (q39 :: q40) -> (Array.make 6 q39)) | E2 2 -> (match n6 with | (0 | 0) -> (Array.make 6 q33) | -1 -> (Array.make 6 n6) | -2 -> (Array.make 6 q33) | q41 -> (Array.make 6 n6)) | E2 q42 -> (let _v43 = true in Array.make 6 q33) | _ -> (if v21 then (Array.make 6 n6) else (Array.make 6 n6)))
let a45 = fold28 (let v44 = 100.75 in [])
let unused46 = fold14 (max C6 C6)
let n47 = ((String.length "12") * 26) + (if v21 then (fold0 { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = n6; r4 = None }) else (- n6))
let n48 = ((land) (compare { r0 = "12"; r1 = []; r2 = "a"; r3 = n5; r4 = None } { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = n47; r4 = None }) (fold0 @@ { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = n5; r4 = None })) asr (14 land 31)
let () = note_int n48
let rec fold49 =
  function
  | ({ r0; r1 = q51; r2; r3; r4 = q52 } as w53) ->
    { r0 = r2; r1 = []; r2 = r2; r3 = n48; r4 = None }
let v54 = fold49 (fold49 { r0 = "12"; r1 = []; r2 = "a"; r3 = n48; r4 = None })
let () = (mix_1 5 v54; note_end 0)
let () = (mix_1 5 v54; note_end 0)
let _ = fold49 (Array.fold_right (let rec f57 p55 { r0 = _; r2 = q56; r4 = _; _ } = { r0 = q56; r1 = []; r2 = q56; r3 = 17; r4 = None } in f57) a8 { r0 = "b c"; r1 = []; r2 = "12"; r3 = n6; r4 = None })
let () = for i58 = 0 to 6 - 1 do
  (let k59 = wrap a45.(i58) 2 in a8.(k59) <- a8.(k59) + i58);
  ()
done
let () = (mix_ints a8 0 2; note_end 0)
let () = note_int n5
let () = note_int n6
let () = (mix_ints a7 0 2; note_end 0)
let () = (mix_ints a8 0 2; note_end 0)
let () = (mix (if v21 then 1 else 0); note_end 0)
let () = note_int n48
let () = (mix_ints a45 0 6; note_end 0)
let () = note_int n47
let () = ()
