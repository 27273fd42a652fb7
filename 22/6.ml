type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (float array, int list) t0) =
  if d > 0 then
    match v with
    | { r0 = y111; r1 = y112 } -> mix (if y111 then 1 else 0); mix_3 (d - 1) y112
and mix_1 d (v : (float array, int) t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y113 :: y114) -> mix 1; mix_4 (d - 1) y113; mix_1 (d - 1) y114
and mix_2 d (v : (float, bool) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y115 -> mix 1; mix_5 (d - 1) y115
and mix_3 d (v : (float array, int list) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y116 -> mix 1; mix_0 (d - 1) y116
and mix_4 d (v : (float array, int) t0) =
  if d > 0 then
    match v with
    | { r0 = y117; r1 = y118 } -> mix (if y117 then 1 else 0); mix_6 (d - 1) y118
and mix_5 d (v : (float, bool) t0) =
  if d > 0 then
    match v with
    | { r0 = y119; r1 = y120 } -> mix (if y119 then 1 else 0); mix_2 (d - 1) y120
and mix_6 d (v : (float array, int) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y121 -> mix 1; mix_4 (d - 1) y121
in
let n0 = -11 in
note_int n0;
let n1 = n0 in
let n2 = n1 in
note_int n2;
let n3' = n1 in
let x4 = 1.5 in
let n9 = if (let (_, q6, q7) = ((fun p5 -> p5), x4, n1) in (fun p8 -> false) n2) then (-(5 - 20)) else (String.length (String.concat "12" ["a"; clip "12"])) in
note_int n9;
(let v10' = create_array 16 x4 in (let (_, _) = (let ({ r0; r1 = q11 } as w12) = { r0 = true; r1 = None } in (n3', (x4, n0, r0, 17))) in v10'.(hide 0 6) <- x4));
let { r0; r1 = q20 } = { r0 = (if true && true then (n2 <> n2) else true); r1 = (match { { r0 = true; r1 = None } with r0 = false } with | ({ r0 = true; r1 = q13 } as w14) -> ((); None) | { r0 = false; r1 = q15 } -> (match q15 with | None -> None | Some { r0 = true; r1 = q16 } -> None | Some { r0 = false; r1 = None } -> None | (Some { r0 = false; r1 = (Some _) } as w17) -> None) | ({ r0 = false; r1 = q18 } as w19) when (w19 != w19) -> None) } in
let f21 p22 ({ r2 = _; r4; _ } as w23) p24' =
  (let { r2 = q26; r3 = _; r4 } = (let _v25 = n9 in { { r2 = "a"; r3 = (Array.make 2 0.5); r4 = r4 } with r2 = "tail \" end"; r3 = (Array.make 2 0.0) }) in (match q20 with | (None as w27) -> (Array.make 4 (n3', q26, p22)) | ((Some { r0 = false; r1 }) | (Some { r1 = _; _ } as r1)) -> [|(n2, q26, p22); (n1, q26, x4); (8, q26, 3.25); (n9, "tail \" end", 0.5)|]))
in
let _ = f21 (float n1) { r2 = "tail \" end"; r3 = (Array.make 2 x4); r4 = (ref 14) } (match q20 with | None -> ([], { r0 = r0; r1 = None }) | (Some { r0 = q28; r1 = q29 } as w30) -> ([], { r0 = q28; r1 = None })) in
let x33 = if Array.exists (fun p32 -> r0) (Array.make 6 n3') then (if r0 then (if (fun p31 -> r0) (Ok n9) then (if (n9 + (-32769)) >= 2 then (if r0 then (if "b c" <= "tail \" end" then x4 else (0.0 /. 0.0)) else (if r0 then 1.0 else 2.0)) else (-. x4)) else (max x4 (-0.5))) else (sqrt x4)) else (if true then x4 else 0.5) in
note_float x33;
let x34 = ( +. ) 5e-324 100.75 in
note_float x34;
let n35 = n2 in
let n36 = n35 in
let s37 = string_of_bool r0 in
let f38 p39' =
  'a'
in
let v40' = f38 x34 in
(mix (Char.code v40'); note_end 0);
let n41 = n36 in
let n42 = n2 in
note_int n42;
let rec f43 p44 p45 p46 =
  if p44 < 1 then
    n3'
  else (
    let r47 = f43 ((-1) + p44) p45 (if false then (("\000\255x", "a"), n2, n42, (Array.make 4 n36)) else p46) in
    (let v49' = (p44, 9, (fun p48 -> r0), { r2 = "tail \" end"; r3 = (Array.make 2 3.25); r4 = (ref 9) }) in r47)
  )
in
let n51 = f43 5 (let n42 = r0 in ((x34, x33), (fun p50 -> n9), { r0 = n42; r1 = None }, n36)) ((s37, s37), n35, 4, (Array.make 4 n3')) in
note_int n51;
let v52 = { r0 = ((String.make 1 '\'') > (String.make 0 ' ')); r1 = (Some ((); { r0 = r0; r1 = None })) } in
(mix_0 5 v52; note_end 0);
let n53 = n35 in
let c62 = (0.0) +. 0.0 in
let c63 = c62 +. ((match (match v40' with | 'a'..'m' -> { r2 = s37; r3 = (Array.make 2 x33); r4 = (ref n51) } | ('0'..'9' | '0'..'9') when ((let v55' = fun p54 -> x34 in n53) <= (List.length [])) -> { r2 = "tail \" end"; r3 = (Array.make 2 (-10.0)); r4 = (ref n53) } | '0'..'9' -> { r2 = "a"; r3 = (Array.make 2 x34); r4 = (ref n51) } | (('n' as w56') | ('n' as w56')) -> { r2 = s37; r3 = (Array.make 2 (-100.75)); r4 = (ref n1) } | q57 -> { r2 = ""; r3 = (Array.make 2 x33); r4 = (ref 4) } | _ -> { r2 = s37; r3 = (Array.make 2 x33); r4 = (ref n41) }) with | { r2 = "a"; r3 = q58; r4 = q59 } -> x4 | { r2 = ""; r3 = n35; r4 = q60 } -> (x33 /. x34) | ({ r2; r4 = q61; _ } | { r2; r4 = q61; _ }) -> (-. x34))) in
let c64 = (c63) -. 0.0 in
let c65 = (0.0) +. c62 in
let c66 = (c64) -. c65 in
let c67 = (c62) -. 0.0 in
let c68 = (c63) *. (match (match v40' with | 'a'..'m' -> { r2 = s37; r3 = (Array.make 2 x33); r4 = (ref n51) } | ('0'..'9' | '0'..'9') when ((let v55' = fun p54 -> x34 in n53) <= (List.length [])) -> { r2 = "tail \" end"; r3 = (Array.make 2 (-10.0)); r4 = (ref n53) } | '0'..'9' -> { r2 = "a"; r3 = (Array.make 2 x34); r4 = (ref n51) } | (('n' as w56') | ('n' as w56')) -> { r2 = s37; r3 = (Array.make 2 (-100.75)); r4 = (ref n1) } | q57 -> { r2 = ""; r3 = (Array.make 2 x33); r4 = (ref 4) } | _ -> { r2 = s37; r3 = (Array.make 2 x33); r4 = (ref n41) }) with | { r2 = "a"; r3 = q58; r4 = q59 } -> x4 | { r2 = ""; r3 = n35; r4 = q60 } -> (x33 /. x34) | ({ r2; r4 = q61; _ } | { r2; r4 = q61; _ }) -> (-. x34)) in
note_float c68;
let v70 = (let n53 = c67 in (match if true then { r0 = r0; r1 = None } else { r0 = r0; r1 = None } with | ({ r0 = c64; r1 = None } | { r0 = c64; r1 = None }) -> (if c64 then ([], c68, (Ok (Array.make 1 n51))) else ([], n53, (Ok (Array.make 1 n36)))) | { r0; r1 = (Some q69) } -> ([], c65, (Ok (Array.make 1 n3'))))) in
let v71 = false in
let v72 = [{ r0 = (1.0 > c66); r1 = None }] in
let n73 = n51 in
(try ((let rec f75 p74 = () in f75) { r2 = s37; r3 = (Array.map (let rec f76 c67 = c66 in f76) (Array.make 2 c63)); r4 = (ref ((match v52 with | { r0 = true; r1 = (None as w77) } -> n41 | { r0 = (false as w78); r1 = None } -> n73 | ({ r0; r1 = (Some q79) } | { r0; r1 = (Some q79) }) -> 18 | { r0 = false; r1 = None } -> 3) + (n53 mod 4096))) }) with | _ -> (let (({ r0 = q84; r1 = q85 }, q86, r0) as w87) = (((let rec f81 p80 = { r0 = v71; r1 = None } in f81) (ref v71)), (let v82 = v52.r0 in String.contains "12" v40'), (match ({ r0 = v71; r1 = None } :: []) with | ([] | []) -> (Result.map (fun p83 -> n41) (Ok v71)) | (_ :: _) -> (Error 14))) in (match String.fold_left ((); (fun p88 n42 -> p88)) (match r0 with | Ok (0 | 0) -> { r0 = q84; r1 = None } | Ok (-2147483647) when ((11 lxor n36) <> (f43 0 ((10.0, c67), (let rec f90 p89 = n42 in f90), { r0 = q86; r1 = None }, 3) ((s37, "b c"), n51, 19, (Array.make 4 n51)))) -> { r0 = true; r1 = None } | Ok (-2147483647) -> { r0 = v71; r1 = None } | Ok 6 when ((snd (n41, 100.75)) >= (let _v91' = [] in c65)) -> { r0 = false; r1 = None } | ((Error q92) | (Error q92)) -> { r0 = true; r1 = None } | Ok (_ | 6) -> { r0 = false; r1 = None } | Ok q93 -> { r0 = true; r1 = None } | ((Error _) | (Error _)) -> { r0 = true; r1 = None }) (match { r0 = true; r1 = None } with | { r0 = q94; r1 = None } -> s37 | { r0 = true; r1 = (Some q95) } -> s37 | ({ r0 = false; r1 = (Some q96) } | ({ r0 = false; r1 = (Some _) } as q96)) -> s37) with | { r0 = q97; r1 = q98 } -> (if n73 < n42 then (if q97 then () else ()) else ()))));
let v99 = (ceil (c65 -. c66)) = ((c65 *. c64) +. (c63 +. c63)) in
let n100 = n9 in
let n110 = (let c62 = (match v70 with | ([], c66, (Ok _)) -> c64 | (((_ :: q101), _, (Ok c63)) | ((_ :: q101), _, (Ok c63))) -> (try (min (-100.75) c67) with | _ -> x33) | ((q102, q103, (Error q104 as w105)) as w106) -> (match q20 with | Some ({ r0; r1 = q107 } | { r0; r1 = q107 }) -> c68 | None -> q103 | Some { r0 = true; r1 = _ } -> c66 | Some { r0 = false; r1 = q108 } -> 3.25 | exception _ -> 10.0)) +. ((let _v109 = { r0 = false; r1 = None } in c65) +. c63) in 7) + (int_of_float 1e999) in
note_int n110;
note_int n42;
note_int n3';
(mix (if r0 then 1 else 0); note_end 0);
note_int n73;
(mix_1 5 v72; note_end 0);
(mix_2 5 q20; note_end 0);
note_float c65;
note_float c66;
()
