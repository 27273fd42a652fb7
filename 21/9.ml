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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | { r7 = y88 } -> mix_float y88
and mix_1 d (v : float t1) =
  if d > 0 then
    match v with
    | C5 y89 -> mix 0; mix_float y89
    | C6 -> mix 1
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y90 :: y91) -> mix 1; mix y90; mix_2 (d - 1) y91
and mix_3 d (v : int t1) =
  if d > 0 then
    match v with
    | C5 y92 -> mix 0; mix y92
    | C6 -> mix 1
let a0 = (let { r2 = _; r3 = _; r4 = q1; _ } = { r0 = "a"; r1 = []; r2 = "tail \" end"; r3 = 6; r4 = None } in Array.make 13 C6)
let () = a0.(0) <- (C5 (let a0 = fun p2 a0 -> ((let rec f6 p3 p4 p5 = true in f6), 19) in 6))
let () = a0.(1) <- (C5 (Array.length a0))
let () = a0.(2) <- ((try (Array.iteri (fun p7 p8 -> ()) a0) with | _ -> ()); (let _v9 = ref 3.25 in C6))
let () = a0.(3) <- (if false then a0.(0) else C6)
let rec loop15 i10 n16 s11 =
  if i10 <> n16 then (
    loop15 (i10 + 1) n16 (match a0.(i10) with | C5 3 -> ((s11) +. (s11 *. s11)) | ((C5 q12) | (C5 (-2147483647 as q12))) -> (s11 -. (s11)) | C5 1 -> ((s11 *. (-1.5)) -. (s11)) | C5 _ -> ((s11) +. (max s11 s11)) | C6 -> ((s11) *. (match Ok s11 with | ((Ok q13) | (Ok q13)) when q13 < 1.5 -> q13 | Ok (1.0 | 1.0) -> s11 | ((Ok q14) | (Error { r7 = q14 })) -> q14 | Error _ -> s11)))
  ) else
    s11
let n17 = loop15 0 13 10.0
let () = note_float n17
let a18 = [|{ r7 = n17 }; { r7 = (-1.0) }; { r7 = n17 }|]
let () = a18.(0) <- a18.(1)
let () = a18.(1) <- a18.(1)
let () = a18.(2) <- { r7 = n17 }
let s20 = ref 3
let i19 = ref 0
let () = while !i19 < 3 do
  s20 := (match a18.(!i19) with | { r7 = 0.0 } -> ((!s20) + (!s20 + !i19)) | { r7 = q21 } -> (!s20 + (!s20))); i19 := !i19 + 1
done
let n22 = !s20
let () = note_int n22
let a23 = (try (Array.copy (Array.make 4 C6)) with | _ -> (Array.make 4 C6))
let () = a23.(0) <- a23.((max (-3) 6) land 3)
let () = a23.(1) <- C6
let () = a23.(2) <- (String.fold_left (fun a23 n22 -> C6) (C5 n17) (let f24 : (int -> string -> string, unit, string) format = "%+d %6s" in Printf.sprintf f24 5 (clip "12")))
let () = a23.(3) <- C6
let rec loop32 i25 n33 s26' =
  if i25 < n33 then (
    loop32 (i25 + 1) n33 (match a23.(i25) with | C5 0.5 -> ((s26') + (n22 / (s26' lor 1))) | ((C5 q27) | (C5 q27)) -> ((s26') lxor (let o28 = s26' in let o29 = i25 in let o30 = s26' in let ( = ) a b = a lxor (b + 1) in o28 = o29 = o30)) | C6 -> ((n22 lsr 13) - (s26')) | C5 _ when (((s26' land i25) - 1073741824) > (let v31 = s26' in v31)) -> ((if true then i25 else s26') + (s26')))
  ) else
    s26'
let n34 = loop32 0 4 n22
let () = note_int n34
let a35 = (let _v36 = 19 in Array.make 13 [])
let () = a35.(0) <- (try [] with | Division_by_zero -> (n34 :: []) | Failure a35 -> [] | Match_failure _ -> a35.(6) | E0 -> (let v37' = Array.make 16 n34 in []) | _ -> (try (if true then [] else []) with | _ -> []))
let () = a35.(1) <- (if (2, (n17, 3.25, 15), n17, true) >= (n22, (10.0, n17, n34), n17, false) then [] else [])
let () = a35.(2) <- ((let rec f39 p38 = (-2) :: [] in f39) (n17 -. n17))
let () = a35.(3) <- (if (fun p40 -> true) (n34, n34, 18, "a") then [] else (match n34 with | 6 -> [] | ((-1) | _) -> [] | -2 -> [] | q41 -> []))
let n48 = (hide 1 13)
let rec loop47 i42 s43 =
  if i42 < n48 then (
    loop47 (i42 + 1) (match a35.(i42) with | [] -> ((s43) * (int_of_float n17)) | (_ :: ([] | (_ :: _))) -> (s43 + (s43)) | (q44 :: (q45 :: q46)) -> ((String.length "a") lxor (s43)))
  ) else
    s43
let n49 = loop47 0 n22
let () = note_int n49
let n87 = (try (
  let a50 = (match C6 with | C6 -> (Array.make 10 { r0 = ""; r1 = []; r2 = "b c"; r3 = n49; r4 = None }) | C5 q51 when (if (n49 + (-32769)) > 5 then (let v52 = q51 in false) else (true && false)) -> (Array.make 10 { r0 = "b c"; r1 = []; r2 = "a"; r3 = 14; r4 = None }) | C5 q53 -> (Array.make 10 { r0 = "12"; r1 = []; r2 = "12"; r3 = n49; r4 = None }) | (C6 | C6) -> (Array.make 10 { r0 = ""; r1 = []; r2 = "b c"; r3 = n49; r4 = None })) in
  a50.(0) <- a50.(wrap n22 10);
  a50.(1) <- { r0 = (match { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = n49; r4 = None } with | ({ r0 = q54; r2; r3 = (-2); r4 = q55; _ } | { r0 = r2; r1 = _; r2 = q54; r3 = _; r4 = q55 }) -> "a" | { r0 = _; r1 = []; r2 = q56'; r3 = 0; r4 = q57 } -> q56' | { r0 = _; r1 = (q58 :: q59); r2; r3 = 0; r4 = q60 } -> q58 | { r0 = q61; r1 = q62; r2 = _; r3 = a50; r4 = _ } -> q61); r1 = (try (try (if true then [] else []) with | Division_by_zero -> [] | Failure q63 -> [] | Match_failure _ -> [] | E0 -> [] | E1 -> []) with | _ -> []); r2 = ""; r3 = n49; r4 = (Some { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = n49; r4 = None }) };
  a50.(2) <- (let i64 = n49 in if i64 >= 0 && i64 < Array.length a50 then a50.(i64) else (let _v69 = (let rec f68 p65 p66 p67 = Array.make 16 n17 in f68) in { r0 = "a"; r1 = []; r2 = ""; r3 = 18; r4 = None }));
  a50.(3) <- { { r0 = "tail \" end"; r1 = []; r2 = "\000\255x"; r3 = 8; r4 = None } with r3 = n22 };
  let rec loop83 i70 n84 s71 =
    if i70 <> n84 then (
      loop83 (i70 + 1) n84 (match a50.(i70) with | ({ r0 = q72; r1 = q73; r2 = "a"; r3 = _; r4 = q74 } as w75) -> ((sqrt s71) -. (s71)) | { r0; r1 = []; r2 = ""; r3 = _; r4 = _ } -> ((-. n17) -. (s71)) | { r1; r2 = "a"; r3 = q76; r4 = _; _ } -> ((s71) *. 2.0) | { r0; r1 = (q77 :: _); r2 = ""; r3 = q78; r4 = q79 } -> ((s71) -. (( *. ) s71 s71)) | (({ r0 = q80; r1; r3; r4 = q81'; _ } as w82) | ({ r1 = (q80 :: r1); r3; r4 = q81'; _ } as w82)) -> ((sqrt n17) -. (s71)))
    ) else
      s71
  in
  let n85 = loop83 0 10 n17 in
  note_float n85;
  let v86 = { r7 = n85 } in
  -2147483648) with | _ -> 65535)
let () = note_int n87
let () = (mix_0 5 a18.(2); note_end 0)
let () = (mix_1 5 a23.(3); note_end 0)
let () = note_int n34
let () = note_int n49
let () = (mix_2 5 a35.(12); note_end 0)
let () = note_int n22
let () = (mix_3 5 a0.(12); note_end 0)
let () = ()
