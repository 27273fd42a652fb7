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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : t1) =
  if d > 0 then
    match v with
    | { r1 = y174; r2 = y175; r3 = y176 } -> mix y174; mix y175; (let (m177, m178) = y176 in mix (if m177 then 1 else 0); mix_2 (d - 1) m178)
and mix_2 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y179 :: y180) -> mix 1; mix_float y179; mix_2 (d - 1) y180
let a0 = Array.make 4 3.25
let n6 = Array.length a0
let rec loop5 i1 s2 =
  if i1 <> n6 then (
    (a0.(i1) <- ((a0.(i1)) -. s2));
    loop5 (i1 + 1) (-. (match (Ok i1) with | ((Ok _ as w3) | (Ok 3 as w3)) -> (-0.0) | Ok q4 -> s2 | Error true -> s2 | Error false -> s2))
  ) else
    s2
let n7 = loop5 0 (-1.5)
let () = note_float n7
let v173 = (match { r0 = 11 } with | ({ r0 = q8 } | { r0 = (7 as q8) }) -> (
  let n10 = int_of_float (let i9 = q8 in if i9 >= 0 && i9 < Array.length a0 then a0.(i9) else (0.0 -. n7)) in
  note_int n10;
  { r1 = (compare (-2) n10); r2 = (- n10); r3 = (false, []) }) | { r0 = 8 } -> (
  let n27 = (match ((fun p11 -> { r0 = 18 }) (if true then (1, 19, 20) else (17, 10, 8))) with | { r0 = q12 } -> (
    (if (match q12 with | 0 -> true | _ -> true) then (Array.fold_right (let rec f15 p13 p14 = p14 in f15) a0 q12) else q12)) | exception Invalid_argument q16' -> (List.length ((); [])) | exception Failure _ -> (-32769) | exception E0 -> (try (if false then (let v17 = 3 in v17) else (match C6 with | (C5 ((Some q18), q19, _) as w20) when ((fun p21' -> n7 = n7) (if false then (-3) else 19)) -> 9 | (C6 | (C4 None)) when (Array.exists (fun p22 -> true) a0) -> 13 | ((C5 (_, _, _)) | (C4 (Some _))) -> 0 | C6 -> 13 | C5 (_, q26, _) when (((Ok 4) < (Ok (-2))) || (n7 < 10.0)) -> 9 | C6 when false -> 3 | _ -> 3)) with | Match_failure _ -> (15 asr 9))) in
  note_int n27;
  let v172 = (match (let _v28 = (clip "a") ^ "tail \" end" in (try (Error n27) with | _ -> (Ok n27))) with | Ok q29 -> (
    snd (n7, ((Array.make 1 q29), n7, 12))) | Ok q30 -> (
    let a31 = (match (q30, true, false) with | ((_, q32, q33) as w34) -> (Array.make 16 n7)) in
    let s36 = ref n7 in
    for i35 = 0 to (hide 0 16) - 1 do
      (if a31.(i35) <> (let i37 = i35 in if i37 >= 0 && i37 < Array.length a0 then a0.(i37) else 3.25) then (s36 := ((!s36) -. a31.(i35))))
    done;
    let n38 = !s36 in
    note_float n38;
    let v168 = (match ((let { r0 = q39 } = { r0 = n27 } in ()); (List.fold_left (let rec f42 p40 p41 = C6 in f42) C6 [])) with | C4 (None | None) -> (
      let v98 = (match (try (List.fold_right2 (let rec f45 q30 p43 p44 = Ok n38 in f45) (match (Ok "b c") with | ((Ok "a") | (Error _)) -> [] | Ok "" -> [] | Ok ("a" | "a") -> [] | Ok ("" | "") -> [] | Ok q46 -> [] | Error q47 -> [] | Ok _ when (let v56 = (try (let v48 = ('\'', (q30, n27, (-2.0)), { r1 = q30; r2 = 1; r3 = (true, []) }) in (let rec f52 p49' (q50, _, _) p51 = '\n' in f52)) with | _ -> (fun p53 p54 p55 -> ' ')) in false && true) -> [] | exception Invalid_argument a31 -> [] | exception Failure q57 -> [] | exception E0 -> []) (1 :: []) (Array.fold_right (let rec f60 p58 p59 = p59 in f60) a31 (Ok n38))) with | Invalid_argument _ -> (if false then (Ok n7) else (Ok n38))) with | Error 1 -> (
        let x63 = if (let v62 = '\'' in false) then (if true then (if false then (10.0 *. n38) else (match [] with | [] -> n38 | (q61 :: _) -> n7)) else n38) else a0.(1) in
        (mix_float x63; note_end 0);
        true) | Ok 1.0 when (max (match q30 with | 2 -> false | 3 -> false | -3 -> false | ((-2147483647 as w64) | (-3 as w64)) -> false | 3 -> false | a31 -> true) (snd (13, true))) -> (
        (if false then (7, 14, n7) else (q30, q30, n7)) = (10, n27, 2.0)) | Ok (1.0 as w65) -> (
        let (q86, q30) = ([|((if '\'' == '\n' then ()); w65); (let w65 = (match w65 with | 0.5 -> (let v66 = Ok (Array.make 4 'a') in (let rec f71 p67 = ((let rec f70 p68 p69 = 4 in f70), 8) in f71)) | 1.0 -> (let rec f76 p72 = ((let rec f75 p73 p74 = p72 in f75), n27) in f76) | q77 -> (let rec f82 p78 = ((let rec f81 p79 p80 = n27 in f81), q30) in f82) | exception _ -> (fun p83 -> ((fun p84 p85 -> 0), q30))) in snd (q30, (-0.5)))|], a31.((-(-2)) land 15)) in
        (not false) && ((fun p87 -> true) { r0 = n27 })) | Ok _ -> (
        let n91 = ((a0.(3) <- (let i88 = 6 in if i88 >= 0 && i88 < Array.length a31 then a31.(i88) else 10.0)); ((let rec f90 p89 = ((); q30) in f90) (if false then n38 else n38))) in
        note_int n91;
        let n92 = n91 in
        (C6 > C6) || ("\000\255x" < "b c")) | ((Error _) | (Error _)) -> (
        (match C6 with | C4 q93 -> (Array.make 8 q30) | ((C4 _) | (C5 (_, _, _))) -> (Array.make 8 10) | ((C5 (q95, q96, q97)) | (C5 (q95, ([|_; _|] as q96), q97))) when q97 <> (-1.5) -> (Array.make 8 q30) | (C6 | C6) -> (Array.make 8 n27) | C6 -> (Array.make 8 q30) | C6 -> (Array.make 8 q30) | _ -> (Array.make 8 17)) <> (if false then (Array.make 8 n27) else (Array.make 8 q30)))) in
      (n7, (1, q30), 20, 5)) | C4 ((Some _) | None) -> (
      let x124 = (match [(let i99 = 17 in if i99 >= 0 && i99 < Array.length a31 then a31.(i99) else n38); n38; (10.0 -. n38)] with | [] -> (
        let n100 = 4 in
        note_int n100;
        let c102 = (1024) + 1024 in
        let c103 = (1024) + c102 in
        let c104 = (c102) * (List.fold_right (fun a31 p101 -> p101) [] 18) in
        let c105 = (c103) * c103 in
        let c106 = (1024) lxor 1024 in
        let c107' = 1024 lxor ((List.fold_right (fun a31 p101 -> p101) [] 18)) in
        let c108 = (c106) * c102 in
        let c109 = c102 + (c106) in
        let c110 = (c104) * 1024 in
        note_int c110;
        n38) | (0.5 :: q111) -> (
        mix (q30 + ((match q111 with | ([] | []) -> (2 / (-3)) | ([] | []) -> ((); 12) | ((_ :: (_ :: _)) | (_ :: _)) -> (q30 + q30) | exception Invalid_argument q116 -> q30 | exception Failure q117 -> (q30 - q30) | exception Not_found -> (match q111 with | [] -> 5 | (0.0 :: []) -> q30 | (q118 :: []) -> n27 | (1.0 :: (_ :: q119)) -> q30 | (q120 :: (q121 :: _)) -> q30) | exception Match_failure _ -> q30) mod 2147483647));
        let n122 = -12 in
        note_int n122;
        (let v123 = if true then n7 else (-0.5) in a0.(3))) | (_ :: _) -> (
        float (- q30))) in
      note_float x124;
      let v161 = (match (let { r0 = q125 } = snd (n7, { r0 = n27 }) in None) with | None -> (
        (let (q126, a31) = ((n27, false, true), true) in (match q126 with | ((q127, q128, n38) | (q127, (true as n38), q128)) -> (ref 4) | (q129, q130, _) -> (ref q129)))) | Some 1.0 -> (
        prerr_int n27;
        prerr_byte 32;
        prerr_float (n38 +. (ceil n38));
        prerr_newline ();
        print_endline (match { r0 = q30 } with | ({ r0 = (-2147483647) } as w131) -> "wkudlsh" | ({ r0 = ((-2147483647) | (-2)) } as w132) when (let v133 = 4 in true) -> (let _v134 = -3 in "tail \" end") | ({ r0 = (-2) } | { r0 = (-2) }) -> (if true then "\000\255x" else "\000\255x") | ({ r0 = 3 } | { r0 = 3 }) -> (match { r1 = n27; r2 = q30; r3 = (false, []) } with | ({ r1 = (6 as w135); r2 = q136; r3 = q137 } as w138) when q136 <> 11 -> "b c" | { r1 = 6; r2; r3 = q139 } -> "" | (({ r1 = q140; r2 = 3; r3 = q141 } as w142) | ({ r1 = _; r2 = (-3 as q140); r3 = q141 } as w142)) -> "tail \" end" | { r1 = q143; r2 = q144; r3 = q145 } -> "b c" | { r1 = (-1); r2 = q146; r3 = (q147, q148) } -> "a" | exception E0 -> "") | { r0 = 0 } -> (match q30 with | (3 | 3) -> "a" | (6 | 6) -> "" | q149 -> "\000\255x" | exception _ -> "") | { r0 = 4 } -> (part "b c" q30 q30) | { r0 = 1 } -> (let n7 = x124 in "tail \" end") | ({ r0 } | { r0 = (5 as r0) }) -> (match { r0 = q30 } with | { r0 = 5 } -> "tail \" end" | { r0 = ((-3 as w150) | (-3 as w150)) } -> "12" | ({ r0 = q151 } | { r0 = q151 }) -> "12") | _ -> ((clip "b c") ^ ""));
        ref 15) | Some q152 -> (
        let a31 = (let v157 = (let o153' = q30 in let o154 = q30 in let o155 = q30 in let o156 = q30 in let ( && ) a b = b - a and ( = ) a b = b - a and ( **! ) a b = b - a in o153' = o154 && o155 && o156) - (18 / (4 lor 1)) in (fun p158 -> (match { r0 = q30 } with | (({ r0 = q159 } as w160) | ({ r0 = (1 as q159) } as w160)) -> q152 | exception Failure _ -> x124 | exception Not_found -> 0.0 | exception Match_failure _ -> q152 | exception E0 -> q152)) true) in
        note_float a31;
        ref q30) | exception Division_by_zero -> (ref n27) | exception Not_found -> (ref q30) | exception Match_failure _ -> (ref q30)) in
      (mix_0 5 v161; note_end 0);
      (n38, (3, 19), q30, n27)) | C5 (None, q162, _) -> (
      (n38, (4, n27), (-2), q30)) | (C5 ((Some q163), q164, q165) as w166) -> (
      (n38, (5, q30), q30, q30)) | (C6 as w167) -> (
      (n7, (16, q30), q30, n27))) in
    ((Array.make 1 q30), n38, n27)) | (Error (-1) as w169) -> (
    ((Array.make 1 n27), n7, n27)) | Error 8 -> (
    ((Array.make 1 n27), n7, n27)) | Error (0 as w170) -> (
    ((Array.make 1 w170), 1.5, w170)) | Error q171 -> (
    ((Array.make 1 q171), n7, n27)) | exception Failure _ when true -> ((Array.make 1 n27), n7, 19) | exception E0 -> ((Array.make 1 (-2)), (-100.75), n27) | exception _ -> ((Array.make 1 3), n7, n27)) in
  { r1 = 15; r2 = n27; r3 = (false, []) }) | { r0 } -> (
  { r1 = 2; r2 = r0; r3 = (true, []) }))
let () = (mix_floats a0 0 4; note_end 0)
let () = note_float n7
let () = (mix_1 5 v173; note_end 0)
let () = ()
