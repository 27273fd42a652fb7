type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y192 -> mix 1; mix_float y192
and mix_1 d (v : (int array, int * float * int * float) result) =
  if d > 0 then
    match v with
    | Ok y193 -> mix 0; mix_ints y193 0 6
    | Error y194 -> mix 1; (let (m195', m196, m197, m198') = y194 in mix m195'; mix_float m196; mix m197; mix_float m198')
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y199 :: y200) -> mix 1; mix y199; mix_2 (d - 1) y200
and mix_3 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
let v10 = (match { r2 = (fun p0 -> 20) } with | { r2 = q1 } -> (
  let v2 = C1 in
  []) | { r2 = q3 } when (match ((); { r2 = q3 }) with | { r2 = q4 } -> ((-10.0) <> (-1.0)) | exception Invalid_argument q5 -> ((fun p6' -> true) C1) | exception Failure q7 -> (16 < (-2)) | exception Not_found -> (min true true) | exception Match_failure _ -> (true || true) | exception E0 q8 -> (false || false)) -> (
  []) | exception _ -> (((-2) + 4) :: (let v9 = 100.75 in [])))
let f11 p12 p13 =
  1.0
let x15 = f11 (7 + 1) (let v14 = 18 in 2.0)
let () = note_float x15
let x16 = f11 13 x15
let v23 = (match (let v17 = show_int 13 8 in { r2 = (fun p18 -> 7) }) with | ({ r2 = _ } as w19) -> (
  let s21 = if ((if false then () else ()); (if true then false else false)) then ((); "glz") else (let v20 = min ((5, (-3)), (Array.make 4 8), 8) ((3, 17), (Array.make 4 16), 20) in Printf.sprintf "<%10.2f>" (abs_float x15)) in
  (mix_string s21; note_end 0);
  (match w19 with | { r2 = q22 } -> ((); (ref x15)) | exception _ -> (if true then (ref x16) else (ref x15)))))
let v48 = (match (List.mapi (let rec f26 p24 p25 = p25 in f26) (0 :: [])) with | ([] | []) -> (
  mix (11 mod 10)) | (4 :: q27) -> (
  (let v28 = x16 -. x15 in (let v33 = (let rec f32 p29 p30 = { r2 = (fun p31 -> p31) } in f32) in ()))) | (q34 :: q35) -> (
  let x36 = x16 in
  assert (compare q34 q34 = 0);
  (let (_, _, q43', _) = (let q34 = fun p37 p38 p39 -> p37 in (3, "a", (fun p40 p41 p42 -> 6), (-100.75))) in v23 := x36)) | (q44 :: x15) when q44 >= 841 -> (
  ()) | exception Invalid_argument q45 -> (List.iter (if true then (fun p46 -> ()) else (fun p47' -> ())) v10))
let rec loop51 i49' s50 =
  if i49' >= 0 then (
    loop51 (i49' - 2) (((float_of_int i49') -. (s50)) +. 1.7976931348623157e308)
  ) else
    s50
let n53 = loop51 (20 - 1) x16
let () = note_float n53
let n68 = (match { r2 = (let rec f55 p54 = p54 in f55) } with | ({ r2 = q56 } | { r2 = q56 }) -> (
  let c57 = (float (-12)) +. ((f11 2 10.0)) in
  let c58 = (float (-12)) -. ((float (-12))) in
  let c59 = (c57) *. c57 in
  let c60 = (c58) +. c58 in
  let c61 = c57 *. (c58) in
  let c62 = c58 -. ((float (-12))) in
  note_float c62;
  int_of_float !v23) | { r2 = q63 } -> (
  note_float (tick_float 16 (-0.0));
  let n67 = (match { r2 = (Result.get_error (Ok false)) } with | { r2 } -> (
    (5 lsr 27) asr ((try (r2 18) with | Not_found -> 3 | E0 q64 -> 12) land 31)) | exception Invalid_argument q65 -> ((let v66 = 4 in v66) / ((q63 (-3)) lor 1))) in
  (truncate 1.5) - (truncate 10.0)) | exception _ -> 17)
let n191 = (match (String.fold_left (let rec f72 p69 p70 = (match p69 with | C0 (_, q71) -> q71 | C1 -> C1 | exception _ -> p69) in f72) (let v73 = false in C1) (if false then "" else "b c")) with | ((C0 (_, q74)) | (C0 (_, q74))) -> (
  int_of_float (match q74 with | C0 (None, (C0 (q75, _))) -> n53 | C0 (None, C1) -> 2.0 | C0 ((Some q76), q77) -> q76 | C1 -> x16 | exception Invalid_argument q78 -> (-10.0) | exception Not_found -> x16 | exception Match_failure _ when (max (n68 > n68) true) -> x16 | exception E0 q79 -> n53 | exception _ -> n53)) | C1 -> (
  let v190 = (match (if n68 >= n68 then (match v10 with | [] -> C1 | (q80 :: []) -> C1 | (((5 :: []) as w81) | (5 :: ([] as w81))) -> C1 | (_ :: (q82 :: _)) -> C1 | exception _ -> C1) else (let _v83 = n68 in C1)) with | C0 ((None as w84), q85) when (n68 = (match v10 with | [] -> n68 | ((9 as w86) :: []) -> w86 | ([] | ((-1) :: [])) -> n68 | (2 :: []) -> 0 | ((_ :: []) | (_ :: [])) -> n68 | (q87 :: (q88 :: q89)) -> q88)) -> (
    let x116 = (match { r2 = abs } with | { r2 = q90 } -> (
      let n115 = (match q85 with | C0 (_, (C0 (n53, v48))) -> (
        let n91 = n68 in
        let n92 = ((); (n91 + (-1))) in
        2147483646) | C0 (q93, C1) -> (
        (let o94 = n68 - n68 in let o95 = n68 in let o96 = (match q85 with | C0 (q97, _) -> 13 | C1 -> 15) in let o98 = n68 mod 2 in let ( asr ) a b = (a lsl 1) + b and ( @ ) a b = a lxor (b + 1) in o94 @ o95 @ o96 @ o98)) | C1 -> (
        let x114 = (match q85 with | C0 (n68, _) -> ((match C1 with | C0 (_, (C0 (q99, q100))) -> () | C0 ((None as w101), C1) -> v48 | C0 ((Some q102), C1) -> () | C1 -> v48); (-. x16)) | (C1 as w103) when (((( * ) n68 n68) - 1024) >= (match v10 with | [] -> n68 | ((_ :: _) as w104) -> 7)) -> (List.fold_right (fun p105 p106 -> f11 n68 1.0) (if false then [] else []) (x16 +. x16)) | C0 (None, q107) when (!v23 <> x15) -> !v23 | C1 -> n53 | C0 (q108, _) -> (if n53 > n53 then (match q85 with | C0 (q85, (C0 (q109, q110))) -> n53 | (C0 (None, C1) as w111) -> n53 | C0 ((Some q112), C1) -> 0.0 | C1 -> n53) else (String.fold_left (fun q108 p113 -> 100.75) 0.5 "12"))) in
        let _ = f11 (if true then n68 else n68) (floor x114) in
        ((v23 := x15); (if true then (-3) else n68)))) in
      note_int n115;
      -. (1.0 *. x15))) in
    note_float x116;
    (if (fun p117 -> true) (Array.make 8 n68) then (Array.fold_left (let rec f120 p118 p119 = p118 in f120) (Ok (Array.make 6 n68)) (Array.make 2 x116)) else (v48; (Ok (Array.make 6 n68))))) | C0 (None, q121) -> (
    (try (
      let a123 = [|[]; (let _v122 = 0.0 in (let n53 = false in []))|] in
      let v148 = (match (match q121 with | ((C0 (q124, q125)) | (C0 (q124, _) as q125)) -> (if false then None else None) | (C1 | (C0 (_, _))) -> None) with | (None | None) when ((if true then n68 else n68) < (v48; n68)) -> (
        let a126 = Array.mapi (let rec f129 p127 p128 = p127 in f129) (Array.make 2 n68) in
        let s131 = ref n68 in
        let i130 = ref 0 in
        while !i130 < 2 do
          s131 := (!i130 * ((!s131) * a126.(!i130))); i130 := !i130 + 1
        done;
        let n132 = !s131 in
        note_int n132;
        true || (n53 >= 3.25)) | None -> (
        let n133 = n68 in
        note_int n133;
        let n134 = n68 in
        true) | Some q135 -> (
        let unused139 = f11 (let { r2 = q138 } = { r2 = (let rec f137 p136 = n68 in f137) } in n68) n53 in
        (string_of_bool false) >= (part "12" n68 15)) | exception Invalid_argument q140 -> ((Array.fold_right (fun p141 p142 -> q140) a123 q140) < (let v143 = Array.make 1 n53 in q140)) | exception Division_by_zero -> ((Array.make 3 n68) > ((); (Array.make 3 n68))) | exception Not_found -> true | exception E0 0.5 -> (if false = false then (let v144 = 1 in false) else (n68 = 5)) | exception E0 _ -> (((String.fold_left (let rec f147 p145 p146 = p145 in f147) 11 "a") - 65536) < (n68 + n68))) in
      (try (
        let n149 = if (0 + 20) < (n68 + n68) then (int_of_float (f11 n68 n53)) else ((19 + n68) lsl 8) in
        let v152 = { r2 = (snd ((-0.0), (let rec f151 p150 = 18 in f151))) } in
        v48) with | _ -> (if true then v48));
      print_char (match q121 with | C0 (((Some _) | None), a123) -> 'z' | C0 ((Some 0.5), (C0 (q154, q155))) -> 'a' | ((C0 ((Some _), (C0 _))) | C1) -> 'a' | (C0 ((Some q158), C1) as w159) -> '\'' | C1 -> '0' | exception E0 0.5 -> ' ' | exception E0 q160 -> '0')) with | Match_failure _ -> (mix 20));
    let n184 = (match { r2 = (let rec f162 p161 = n68 in f162) } with | { r2 = _ } -> (
      let n166 = (match (List.assoc (n68 mod 8) (v48; [])) with | ((C0 (_, q163)) | (C0 _ as q163)) -> (
        (-18) land (-171)) | C1 -> (
        let n164 = n68 in
        (9 / (n164 lor 1)) + (List.length [])) | exception Not_found -> (if (try (v23 == v23) with | Division_by_zero -> true | Not_found -> false | Match_failure _ -> true | E0 q165 -> true) then n68 else (tick_int 1 n68))) in
      note_int n166;
      let v183 = (match ((f11 n166 n53) :: (try (try (if false then [] else []) with | _ -> []) with | _ -> [])) with | ([] | []) -> (
        v48;
        let s168 = ref None in
        for i167 = 0 to 7 - 1 do
          (
            let unused169 = f11 (Char.code 'z') ((); x15) in
            let n170 = if x16 > n53 then (if "\000\255x" = "" then (if false then (10 lxor i167) else (if (i167 + (-2147483648)) > n166 then (truncate (-3.25)) else (if 20 = n68 then (9 * 13) else (if (v48; false) then (2 + n68) else (n166 + n166))))) else (String.length "b c")) else (-10) in
            note_int n170;
            (if (n166 = 11) && ((fun p171 -> p171) true) then v48);
            ());
          s168 := !s168
        done;
        let n172 = !s168 in
        (mix_0 5 n172; note_end 0);
        (match n172 with | None -> (let v173 = Array.make 2 n166 in (q121, (-2))) | Some (_ | 0.5) when (match n172 with | (None as w174) -> (n166 < n166) | Some 0.5 -> (match n53 with | (1.0 as w175) -> false | 0.5 -> false | q176 -> false) | Some 0.0 -> false | (Some _ as w177) -> false) -> (q121, n166) | Some 0.5 -> (q121, n166) | Some q178 when false -> (q121, n68) | (Some q179 as w180) when true -> (C1, n68) | Some q181 -> (q121, n166) | _ -> (q121, n166) | exception Invalid_argument x15 -> (q121, n166) | exception Not_found -> (q121, n166) | exception E0 1.0 -> (C1, 9) | exception E0 _ -> (q121, n166) | exception _ -> (q121, n166))) | (_ :: q182) -> (
        (C1, n166)) | [] -> (
        (q121, n166))) in
      n166)) in
    Ok (Array.make 6 n68)) | C0 ((Some _), q185) when true -> (
    Ok (Array.make 6 n68)) | C0 ((Some q186 as w187), q188) -> (
    Ok (Array.make 6 n68)) | C1 -> (
    Ok (Array.make 6 n68)) | C1 -> (
    Ok (Array.make 6 n68)) | ((C0 (_, q189)) | (C0 (_, _) as q189)) -> (
    Ok (Array.make 6 n68))) in
  (mix_1 5 v190; note_end 0);
  n68))
let () = note_float n53
let () = (mix_2 5 v10; note_end 0)
let () = note_float x15
let () = note_int n191
let () = (mix_3 5 v23; note_end 0)
let () = note_float x16
let () = note_int n68
let () = ()
