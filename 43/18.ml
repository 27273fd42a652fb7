type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (a0) array option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y201 -> mix 1; (let (m202, m203, m204') = y201.(15) in mix_float m202; mix_string m203; mix m204')
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let rec loop14 i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 >= n15 then (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13') else (
    loop14 (i0 + 1) n15 (32767 * 1) s2 s7 s2 s10 s12 s2 s10 s5 (-17) s1 (6645 * (s9 / (-2147483648))) (s12 mod (-2147483648))
  )
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27, n28) = loop14 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
let () = note_int n16
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n20
let () = note_int n21
let () = note_float n22
let () = note_int n23
let () = note_int n24
let () = note_int n25
let () = note_int n26
let () = note_int n27
let () = note_int n28
let x98 = (try (
  let v29 = if (n20 * 10) >= (13 * n27) then raise E2 else (if if true then raise E2 else true then (false || true) else (if false then raise (Failure "\000\255x") else true)) in
  (try (
    let v31 = (let C1 = List.hd (let v30 = -1.5 in []) in if not true then (match C0 with | C1 -> None) else (snd (n27, None))) in
    (mix_0 5 v31; note_end 0);
    let v72 = (try (
      (try (
        let n32 = 2 in
        let x33 = (match v31 with | None -> n18 | ((Some _) | None) -> ((if v29 then ()); (if true then n17 else n18))) in
        note_float x33;
        let n34' = int_of_string (String.sub "lsp" 0 0) in
        let n35 = n24 in
        (if "" > "tail \" end" then (note_float 3.25))) with | Invalid_argument q36 -> (let n21 = false in ()) | Failure _ -> (match v31 with | None -> ()));
      let v70 = (try (
        let a37 = (match v31 with | None -> (Array.make 7 n28)) in
        let x38 = 0.0 /. 0.0 in
        let n39 = ((((((0) + (if (n17 -. n22) = x38 then 59 else 0)) + (if x38 <> n19 then 2 else 0)) + (if x38 < x38 then 61 else 0)) + (if x38 > ((-1.0) *. (-3.25)) then 18 else 0)) + (if x38 <= x38 then 15 else 0)) + (if x38 >= x38 then 63 else 0) in
        note_int n39;
        let unused40' = (match v31 with | Some _ when ((match v31 with | (None | None) -> (Array.make 1 n26) | Some [|q41|] -> (Array.make 1 n26) | ((Some _) | None) -> (Array.make 1 12)) <= (match v31 with | None -> (Array.make 1 n24) | Some q43 -> (Array.make 1 n39))) -> (try (if ((); v29) then (match v31 with | ((Some [|_|]) | (Some [|_|])) when (match v31 with | (None | None) -> ((n26 - 65536) < 18) | None -> (match v31 with | None when (v29 || (if v29 then false else v29)) -> v29 | None -> v29 | Some _ -> false) | ((Some _) | (Some _)) -> v29) -> (fun p44 p45 p46 -> n39) | (Some _ as w47) -> (let rec f51 p48 p49 p50 = 12 in f51) | exception Failure _ -> (fun p52 p53 n24 -> n23) | exception Not_found -> (fun n19 p54 n25 -> n23) | exception E0 q55 -> (fun p56 p57 p58 -> p58)) else (fun p59 n25 p60 -> p60)) with | Match_failure _ -> (fun p61' p62 p63' -> p63'))) in
        (let o64 = n25 in let o65 = n25 in let o66 = n23 in let o67 = n25 in let ( *. ) a b = (a lsl 1) + b and ( <=> ) a b = a * 2 - b and ( $ ) a b = a * 2 - b in o64 *. o65 *. o66 $ o67) = (try (match Ok n24 with | Ok (-2147483647) -> n27 | Ok q68 when q68 = 1706 -> n23 | ((Error q69) | (Ok q69)) -> n28) with | Match_failure _ -> n39)) with | Match_failure _ -> (n23 <> n28)) in
      ((Array.fold_right (fun p71 () -> ()) (Array.make 5 n26) ()); (not v70))) with | _ -> v29) in
    (mix (if v72 then 1 else 0); note_end 0);
    let n73 = int_of_float n19 in
    let rec f74 p75 p76 =
      let table79 = Array.make 2 (let rec g77 u78 = p75 in g77) in
      table79.(1) <- (let rec g77 u78 = ((n22, 0.5), (fun p80 -> false)) in g77);
      table79.(0) p76
    in
    let v83 = f74 ((); ((n22, (-1.0)), (let rec f82 p81 = v29 in f82))) (List.length []) in
    ((let (m84, _) = v83 in (let (m85, m86) = m84 in mix_float m85; mix_float m86)); note_end 0);
    let v88 = f74 (if v72 then v83 else v83) (n73 mod (9 lor 1)) in
    ((let (m89, _) = v88 in (let (m90, m91) = m89 in mix_float m90; mix_float m91)); note_end 0);
    ((let (m93, _) = v88 in (let (m94, m95') = m93 in mix_float m94; mix_float m95')); note_end 0);
    Result.iter (let rec f97 v83 = () in f97) (try (Error n73) with | _ -> (Ok n19))) with | Failure _ -> (if v29 then raise E2 else ()) | Match_failure _ -> (if v29 then ()));
  -1.0) with | Failure _ -> (tick_float 4 1.0) | E2 -> n19)
let x154 = (match n19 with | 0.5 -> (match (Result.get_ok (let ((q99, q100, _) as w101) = (3.25, "", n21) in if true then (Ok { r2 = []; r3 = false; r4 = None }) else (Ok { r2 = []; r3 = true; r4 = None }))) with | { r2 = q102; r3 = false; r4 = None } -> x98 | ({ r2 = ([] as w103); r3; r4 } | { r2 = ([] as w103); r3 = (true as r3); r4 }) -> (tick_float 6 (let (q104, _, q105) = (100.75, "\000\255x", n25) in 0.5)) | { r2 = (q106 :: q107); r3 = true; r4 = q108 } -> 1.5 | { r3 = false; r4 = q109; _ } -> (let ({ r3 = _; _ } as w114) = List.fold_right (if true then (fun p110 p111 -> p111) else (fun p112 p113 -> { r2 = []; r3 = false; r4 = None })) (13 :: []) { r2 = []; r3 = false; r4 = None } in (match q109 with | Some q115 when (match (match w114 with | { r2 = q116; r3 = q117; r4 = q118 } -> w114) with | ({ r2; r3 = q119; r4 = None } | { r2; r3 = q119; r4 = None }) -> (not false) | ({ r2; r3; r4 = q120 } | { r2 = ([] as r2); r3; r4 = (Some _ as q120) }) -> ("12" > "\000\255x") | ({ r2 = (q121 :: q122); r4 = (Some _); _ } | { r2 = (q121 :: q122); r3 = _; r4 = (Some _) }) -> ((n27 + (-2147483648)) < n25)) -> (tick_float 9 n22) | (None | None) -> 0.0 | None -> (let _v123 = 16 in 10.0) | Some { r2 = q124'; r3 = w114; r4 = q125 } -> (abs_float n18))) | exception Invalid_argument q126 -> (match if false then (match [] with | [] -> { r2 = []; r3 = true; r4 = None } | (_ :: q127) -> { r2 = []; r3 = false; r4 = None }) else { r2 = []; r3 = false; r4 = None } with | { r2 = ([] as w128); r4 = _; _ } -> ((match w128 with | ([] | []) -> n18 | (q129 :: []) -> 10.0 | (_ :: (n26 :: q130)) -> 3.25) *. (-. n22)) | { r2 = (q131 :: _); r3 = q132; _ } -> (-. (n18 -. 1.0))) | exception Failure _ -> ((float (compare (Array.make 8 C11) (Array.make 8 C11))) *. (ceil (sqrt x98))) | exception Not_found -> (match (match n18 with | (q133 | (0.5 as q133)) -> (match C11 with | C5 (q134, _) -> '\'' | ((C8 { r9; r10 = (C5 ((C5 (q135, _)), _)) }) | (C8 { r9; r10 = (C5 ((C5 (_, _)), _)) } as q135)) -> 'a' | ((C8 { r9 = _; r10 = (C5 ((C8 { r9 = _; r10 = _ }), _)) }) | C11) -> '\n' | C8 { r9; r10 = (C5 (C11, _)) } -> '0' | C8 ({ r9 = q139; r10 = (C5 ((C6 { r7 = q140 }), q141)) } as w142) -> 'z' | C8 { r10 = (C8 ({ r9 = q143; _ } as w144)); _ } -> '0' | C8 { r9 = q145; r10 = C11 } -> '\255' | C8 { r9 = _; r10 = (C6 { r7 = _ }) } -> '0' | C11 -> 'z' | (C6 { r7 = q146 } as w147) -> 'a') | n26 -> 'j') with | 'a'..'m' -> 0.1 | '0'..'9' -> ((-. x98) *. (x98 +. n18)) | 'n' -> n19 | _ -> (x98 *. (x98 +. n22))) | exception Match_failure _ -> (4096.0 *. n18) | exception E2 -> (-. (2.0 +. (match [] with | [] when ((if false then false else true) && (x98 = n18)) -> x98 | [] -> n22 | (q148 :: ((q149 :: n28) | (q149 :: n28))) when ((let n20 = n22 in 11) == (19 - 6)) -> x98 | (q150 :: q151) -> n19 | _ -> n22)))) | q152 -> (match q152 with | 1.0 -> n18 | q153 -> x98))
let v200 = (try (
  (try (
    let rec f155 p156 p157 =
      if p156 <= 0 then
        n26
      else (
        (f155 (p156 - 1) (n28 mod 16)) + p157
      )
    in
    let n158 = f155 1 (8 * 22) in
    note_int n158;
    let n165 = f155 2 (match { r2 = []; r3 = true; r4 = None } with | { r2 = []; r3 = true; r4 = (None | None) } -> 17 | ({ r2 = []; r3 = false; r4 = None } as w159) -> n158 | (({ r2 = (q160 :: q161); r3 = q162; r4 = None } as w163) | ({ r2 = ((q160 :: _) as q161); r3 = q162; r4 = None } as w163)) -> n26 | { r2 = q164; r3 = x154; r4 = (Some _) } -> n27) in
    let n168 = int_of_float (let v167 = (let x98 = n27 in fun p166 -> p166) in x98 -. 10.0) in
    note_int n168;
    let v182 = (let v181 = (let v169 = floor n18 in if if (match Ok (Array.make 1 n24) with | ((Ok _) | (Error _)) when ((Printf.sprintf "<%b>" true) <> (let v170 = n26 in "tail \" end")) -> true | Ok ([||] | [|5|]) when ((Array.map (let rec f172 p171 = n158 in f172) (Array.make 16 n23)) <> (String.fold_left (let rec f175 p173 p174 = p173 in f175) (Array.make 16 n28) "\000\255x")) -> false | Error (0.0 as w176) when w176 <> 3.25 -> true | Error q177 when ((q177 < x154) && (n158 <> n28)) -> true | _ -> false) then raise E2 else ((Array.make 6 None) < (Array.make 6 None)) then (let (q178, q179, q180) = (v169, [], false) in n26) else n158) in []) in
    (try (
      (try (
        let n165 = n22 in
        note_float n165;
        let v185 = (match if (let v183 = false in v183) then (C0 :: []) else (C0 :: []) with | ([] | []) -> ((false || true) && (3.25 = n165)) | ((C0 | C0) :: q184) -> (if if true then raise Not_found else true then raise (E1 (if false then raise (E0 n158) else x154)) else ("b c" <> ""))) in
        (mix (if v185 then 1 else 0); note_end 0);
        (if (n24 - 31) < n28 then (print_string "b c") else (print_char '\n'))) with | Match_failure _ -> () | E0 6 -> (Array.iteri (fun p186 n20 -> ()) (Array.make 3 n168)) | E0 5 -> () | E0 _ -> (let v187 = false in ()));
      let rec pick188 p189 p190 p191 =
        if p189 then p190 else p191
      in
      let v192 = (try (ref x154) with | _ -> (ref 1.0)) in
      let v193 = if true then v192 else (ref x154) in
      (mix_1 5 v193; note_end 0);
      (pick188 (Array.exists (let rec f195 p194 = false in f195) (Array.make 4 x154)) v192 v193) := (n19 -. n19);
      (mix_float !v192; note_end 0);
      ()) with | Invalid_argument q196' -> (if true then ()) | Division_by_zero -> ((); ()) | Not_found -> (match [] with | [] -> ()) | E1 1.0 -> (if true then ()) | E1 0.0 -> (if true then raise (E1 x98) else ()) | E1 q197 -> (let _v198 = '\n' in ()) | E2 -> (if true then () else ()) | _ -> (let v199 = Array.make 6 n19 in ()));
    ()) with | Match_failure _ -> () | E1 n26 -> () | E2 -> ());
  false) with | Match_failure _ -> false | E1 _ -> false | E2 -> true)
let () = note_int n24
let () = note_int n28
let () = note_int n27
let () = note_int n21
let () = note_int n20
let () = note_int n25
let () = note_int n16
let () = note_float n22
let () = ()
