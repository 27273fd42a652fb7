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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = Array.fold_left (fun () p0 -> ()) () ((); (Array.map (let rec f2 p1 = 100.75 in f2) (Array.make 4 14)))
let () = (let { r7 } = (let v6 = (match [] with | [] -> { r7 = 3.25 } | (q3 :: []) -> { r7 = (-1.5) } | ((q4 :: (_ :: q5)) | (q4 :: ((_ :: _) as q5))) -> { r7 = 10.0 }) in fst (v6, C6)) in ())
let () = (try (
  let n11 = List.assoc (((try (compare (if false then false else true) (11 >= 6)) with | _ -> 5) * 6) land (-((); (-18)))) (if ((8 + 10) / 10) <= (compare ((fun p7 -> None) false) (if true then None else None)) then raise Not_found else (List.find_all (let rec f9 (_, q8) = ((); (not false)) in f9) (match ((); (Ok 8)) with | Ok (9 | (-2147483648)) -> (if true then raise E0 else []) | Ok (2 | _) -> [] | Ok 9 -> [] | Ok _ -> ((1, 3) :: []) | Error q10 -> (let q10 = (q10, (Ok q10), None) in [])))) in
  mix_float ((match true with | ((false as w12) | (true as w12)) -> (-1.5) | false -> 0.0) -. (match [] with | [] -> (-1.0) | ((-2147483647) :: q13) -> 10.0 | (((4 as w14') | (4 as w14')) :: q15) -> (-0.5) | ((_ :: q16) as w17) -> (-0.0) | [] -> (-10.0)));
  let n34 = (match n11 with | 3 when ((match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q18; r1 = q19; r2 = "a"; r3 = 1; r4 = q20 } | { r0 = q18; r1 = q19; r2 = "a"; r3 = 1; r4 = q20 }) -> n11 | { r0 = q21'; r1; r2 = ""; r3 = 1; r4 = q22 } -> n11 | ({ r0; r1 = _; r2 = q23; r3 = 1; r4 = q24 } | { r0; r2 = q23; r3 = 1; r4 = q24; _ }) -> n11 | { r0 = n11; r1; r2 = q25; r3; r4 = q26 } -> r3) <> (let o27 = n11 in let o28 = n11 in let o29' = n11 in let o30 = n11 in let ( ^^ ) a b = a lxor (b + 1) and ( land ) a b = (a lsl 1) + b in o27 land o28 land o29' ^^ o30)) -> ((try 1983 with | _ -> n11) + n11) | 3 when (if (match n11 with | (7 as w31') -> true | 9 -> false | ((-1) | 1) -> true | 0 -> true | q32 -> true) then (n11 = 17) else (n11 <> n11)) -> ((-5) + (-65536)) | (3 | 6) -> n11 | 5 -> ((); 17) | q33 -> (compare true ((q33 + 1073741824) >= q33))) in
  ()) with | Not_found -> () | E0 -> ())
let () = (match Array.fold_right (match { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = (-3); r4 = None } with | { r0 = q35; r1 = q36; r2; r3; r4 } -> (fun p37 p38 -> C6)) (create_array 3 5) (C5 (Array.make 2 18)) with | C5 [||] -> () | ((C5 q39) | (C5 q39)) -> (fst ((), (-1))) | C6 -> ())
let () = ((if not false then (match { r0 = "12"; r1 = []; r2 = ""; r3 = 15; r4 = None } with | ({ r0 = q40; r2; r3 = (-2); r4 = q41; _ } | { r0 = r2; r1 = _; r2 = q40; r3 = _; r4 = q41 }) -> () | ({ r1 = []; r2 = q42; r3 = (0 | 0); r4 = q43; _ } as w44) -> () | ({ r0 = q45; r1 = (q46 :: q47); r3 = 0; r4 = q48'; _ } as w49) -> () | { r0 = q50; r1; r3 = q51; r4 = _; _ } -> () | exception _ -> ()) else (if true then ())); ())
let n58 = (try (
  ((if (10 + 4096) < 13 then raise (E2 (if true then 13 else (-1))) else ()); ());
  (match if true then raise Division_by_zero else { r0 = "a"; r1 = []; r2 = ""; r3 = 14; r4 = None } with | ({ r0 = q52; r1; r2 = q53; r3 = q54; r4 = _ } | { r0 = q52; r1; r2 = q53; r3 = q54; r4 = _ }) -> (q54 / q54))) with | Division_by_zero -> (truncate 100.75) | E2 1 -> (14 lor 2) | E2 6 -> (11 + 14) | E2 (3 as w55) when w55 >= (-6) -> (let v56 = { r7 = 3.25 } in w55) | E2 (-2) when ((if false then ((4, 2, 20), false) else (((-3), 10, 0), true)) <> ((16, 16, 13), true)) -> (compare false false) | E2 4 -> ((); 4) | E2 q57' when (not (true && true)) -> (max 9 q57') | _ -> (0 + (-2)))
let n130 = (try (
  let n63 = if (match (-1.0) -. 1.5 with | 1.0 -> (if true then raise E1 else false) | q59 -> (n58 != 3)) then (Array.fold_right (fun p60 p61 -> -15) (Array.map (let rec f62 n58 = Ok (13, (-2), 5, (-3.25)) in f62) (Array.make 3 true)) (int_of_float (-1.5))) else (int_of_float ((-1.5) /. (-10.0))) in
  let a126 = (match Ok (match n58 with | (0 | 0) -> { r7 = (-10.0) } | _ -> { r7 = 3.25 }) with | Ok { r7 = 0.0 } -> (
    (if List.mem_assoc (-2) [] then raise E1 else (if true then raise Division_by_zero else (Array.make 3 4)))) | Ok { r7 = q64 } -> (
    print_int ((n63 lsl 28) - n63);
    print_byte 32;
    print_float q64;
    print_newline ();
    let x65 = -. q64 in
    note_float x65;
    create_array (hide 1 3) (if false then n63 else n63)) | Error (q66, q67, q68) -> (
    (try (
      let n86 = (try (
        let v72 = (let (q69, q70, q71) = if q66 then raise (Invalid_argument "b c") else ((); (1.5, n63, { r7 = 1.0 })) in q66) in
        let v85 = (((let v73 = false in n63) + 4095) <= n63) && (Array.for_all (fun p74 -> (match { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = p74; r4 = None } with | { r0 = "a"; r1 = q75; r2 = q76; r3 = q77; r4 = q78 } -> v72 | ({ r0 = q79; r1 = []; r2 = "a"; r3; r4 = q80 } | { r0 = ""; r1 = _; r2 = q79; r3; r4 = q80 }) -> v72 | { r0 = q81; r1; r2 = _; r3 = q82; r4 = q83 } -> v72)) (Array.map (fun p84 -> n58) (Array.make 3 n63))) in
        (mix (if v85 then 1 else 0); note_end 0);
        (if (coarse (exp (limit 0.5 (-9.0) 5.0))) > (-10.0) then ());
        (truncate 100.75) land (( * ) n63 n63)) with | Invalid_argument _ -> n58) in
      let v97 = (match (match q67 with | ([] | []) -> (C5 C6) | (_ :: (q87 :: q88)) -> C6) with | C5 C6 -> (
        fst (if q66 then (' ', 17) else ('\255', 19))) | (C6 | C6) when q66 -> (
        let x89 = ceil 1.0 in
        note_float x89;
        Char.uppercase_ascii (let _v90 = Array.make 16 n58 in '0')) | _ -> (
        (fun p91 -> (if (try (try ("" = "\000\255x") with | _ -> q66) with | _ -> q66) then ())) n63;
        (let s92 = if q66 then "12" else "" in let i93 = (let (q94, _, q95, q96) = ((ref n58), 10, C6, (Array.make 1 0.0)) in n86) in if i93 >= 0 && i93 < String.length s92 then s92.[i93] else '\n'))) in
      (if (Array.copy (Array.make 6 (-1))) < (Array.map (fun p98 -> 4 - 31) (Array.make 6 v97)) then ());
      ()) with | Match_failure _ -> ());
    let rec loop110 i99 s100 s101 s102 s103 s104 s105 s106 s107 s108 =
      if i99 < 3 then (
        loop110 (i99 + 1) s102 5 s103 s108 (((try s101 with | Division_by_zero -> s106 | Not_found -> 10 | Match_failure _ -> s105 | E1 -> i99 | E2 q109 -> q109) - (-4096)) > (s105 * (-3))) s101 s106 s107 s102
      ) else
        (s100, s101, s102, s103, s104, s105, s106, s107, s108)
    in
    let (n112, n113, n114, n115, n116, n117, n118, n119, n120') = loop110 0 2.0 n63 100.75 (-10.0) q66 16 n63 (10.0, n63, 0) 100.75 in
    note_float n112;
    note_int n113;
    note_float n114;
    note_float n115;
    (mix (if n116 then 1 else 0); note_end 0);
    note_int n117;
    note_int n118;
    ((let (m121', m122, m123) = n119 in mix_float m121'; mix m122; mix m123); note_end 0);
    note_float n120';
    (if (let rec f125 p124 = n116 in f125) true then (if q66 then (Array.make 3 17) else (Array.make 3 6)) else (Array.make 3 (-1))))) in
  (mix_ints a126 0 3; note_end 0);
  let s127 = part (try (Printf.sprintf "<%5d>" (int_of_string (string_of_int 12))) with | Division_by_zero -> ((clip "") ^ "b c") | E0 -> (part "" n63 n63) | E1 -> ((clip "a") ^ "")) (n63 + 10) n58 in
  (mix_string s127; note_end 0);
  let x128 = 0.0 /. 0.0 in
  let n129 = ((((((0) + (if x128 = x128 then 80 else 0)) + (if x128 <> x128 then 96 else 0)) + (if (x128 +. 2.0) < x128 then 61 else 0)) + (if x128 > x128 then 5 else 0)) + (if x128 <= x128 then 46 else 0)) + (if x128 >= (1.5 *. x128) then 22 else 0) in
  note_int n129;
  abs (if false then 6 else n63)) with | Division_by_zero -> n58 | Not_found -> (n58 - n58) | E1 -> (n58 + n58))
let () = note_int n130
let () = note_int n130
let () = note_int n58
let () = ()
