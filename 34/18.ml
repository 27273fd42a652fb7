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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
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
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C5 (y228, y229) -> mix 0; mix_0 (d - 1) y228; mix_2 (d - 1) y229
    | C8 { r9 = y230; r10 = y233 } -> mix 1; (let (m231, m232) = y230 in mix_0 (d - 1) m231; mix m232); mix_0 (d - 1) y233
    | C11 -> mix 2
    | C6 { r7 = y234 } -> mix 3; mix_0 (d - 1) y234
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
and mix_2 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y235 -> mix 1; mix_0 (d - 1) y235
let rec f0 p1 p2 p3 p4 p5 p6 p7 p8 p9 p10 p11 p12 p13 p14 p15 p16 p17' p18 p19 p20 p21 p22 p23 p24 p25 p26 p27' p28 p29 p30 =
  if p1 < 1 then
    (let o31 = p21 in let o32 = p21 in let o33 = 15 in let o34 = 17 in let ( >>= ) a b = a lxor (b + 1) and ( |> ) a b = (a lsl 1) + b and ( land ) a b = b - a in o31 land o32 >>= o33 |> o34)
  else (
    f0 (p1 - 1) p22 p3 p7 p3 p6 p17' p21 p23 p9 p2 p12 p30 (p20 *. (p28 -. (-10.0))) p6 p19 p30 p14 p4 p19 p21 p5 p6 p8 (min 100.75 p20) (if (18 - (-2147483647)) <= p29 then (int_of_float 3.25) else p22) p22 p4 (try (int_of_string (string_of_int p26)) with | _ -> (p26 * (-1))) p28
  )
let n52 = f0 2 ((lxor) 17 13) (f0 0 18 (-3) (-0.5) 8 0.0 10.0 5 10.0 100.75 3 1.0 0.5 0.5 10.0 1.5 10.0 0.0 10.0 0.5 12 14 (-0.0) 19 (-2.0) 0 16 10.0 2 100.75) (match () with | q35 -> 100.75) (if false then 13 else 11) (0.5 /. (-0.5)) 10.0 (let v36 = C0 in 2) (match (Array.make 1 2.0) with | [|_; q37|] -> 1.5 | [||] -> 0.5 | _ -> 100.75) 4096.0 (List.fold_right (fun p38 p39 -> 15) [] 4) (float 12) (-. 0.0) 2.0 (let v40 = ((-100.75), "12", 9) in 10.0) 3.25 ((-10.0) /. 0.0) (1.0 -. (-0.0)) (match 2.0 with | (0.5 | 0.5) -> 0.5 | _ -> 0.5 | q41 when q41 < 10.0 -> 1.5) (float_of_string "1.5") 12 (match C11 with | C5 (q42, q43) when (("" >= "") && ("b c" <> "12")) -> (-1) | C5 (q44, q45) -> 9 | (C11 | (C8 { r9 = ((C5 (_, _)), _); r10 = _ })) when ((int_of_float (-1.0)) != (17 / (20 lor 1))) -> (-1) | ((C5 (C11, q46)) | (C8 { r9 = ((C5 (_, q46)), _); r10 = _ })) -> (-3) | C8 { r9 = ((C8 ({ r9; r10 = q47 } as w48)), _); r10 = q49 } -> 0 | C8 { r9 = (C11, f0); r10 = q50 } -> f0 | C8 { r9 = (((C6 { r7 }), q51) | ((C6 { r7 = _ } as r7), q51)); r10 } -> q51 | C11 -> (-2) | C6 { r7 = _ } -> (-1) | _ -> 12) ((-1.0) *. 0.5) (12 - (-3)) (-1e16) (2 mod 100) (14 + 9) (3.25 -. 2.0) (try (12 / (-2147483648)) with | _ -> 6) (coarse (tan (limit 0.0 (-1.0) 1.0)))
let () = (fun ((q53, f0, n52) as w54) -> (let v55 = n52 in if true then () else ())) ((let _v56 = n52 in -0.5), n52, (match 0.0 with | (0.0 | 0.0) -> 3.25 | _ -> (-100.75)))
let rec f57 p58 p59 =
  if p58 <= 0 then
    (-17)
  else (
    (try (let r60 = f57 ((-1) + p58) p59 in if (match (0.0, "b c", r60) with | ((q61, "a", q62) | (q61, _, q62)) -> false | ((p59, q63, q64) | (p59, q63, q64)) when q64 = (-18) -> true | (q65, _, _) -> false | _ -> true) then raise (E1 (let { r3 = q66; r4 = q67; _ } = { r2 = []; r3 = false; r4 = None } in 100.75)) else r60) with | E1 q68 -> p58)
  )
let n69 = f57 0 n52
let () = note_int n69
let rec f70 p71 p72 p73 =
  if p71 > 0 then (
    let c77 = (((if true then 1.0 else 1.5) -. 3.25)) +. ((if true then 1.0 else 1.5) -. 3.25) in
    let c78 = (2.0 *. 0.5) *. (c77) in
    let c79 = ((2.0 *. 0.5)) *. c77 in
    let c80 = (c79) +. (2.0 *. 0.5) in
    if c79 <> (-1.0) then ((fun p82 -> Array.make 3 n69) false) else f70 (p71 - 1) (try ((let _v81 = c80 in "12") :: ("" :: [])) with | _ -> (if true then [] else p72)) p73
  ) else
    (match p72 with | [] -> (Array.make 3 p71) | ("a" :: q74) -> (Array.make 3 (-3)) | ("" :: q75) -> (Array.make 3 n69) | (_ :: q76) -> (Array.make 3 p71))
let a90 = f70 0 (match { r2 = []; r3 = true; r4 = None } with | { r2 = ([] | []); r4 = q83; _ } -> [] | ({ r2 = (_ :: _); r3 = q84; r4 = q85 } | { r2 = (_ :: _); r3 = q84; r4 = q85 }) -> []) (if true then (let rec f87 p86 = '\n' in f87) else (let rec f89 p88 = 'a' in f89))
let a93 = f70 0 ("\000\255x" :: []) (let rec f92 p91 = '0' in f92)
let n94 = if (n69 = n69) && (false && true) then (try (max (-10) n69) with | _ -> (min 6 n69)) else n69
let unused95 = f57 2 (n69 + n69)
let rec f96 p97 =
  if p97 < 1 then
    (C5 (C11, None))
  else (
    let r98 = f96 ((-1) + p97) in
    let r99 = f96 ((-1) + p97) in
    (if if true then true else true then r99 else r99)
  )
let v100 = f96 3
let () = (mix_0 5 v100; note_end 0)
let () = (mix_0 5 v100; note_end 0)
let n227 = (try (
  let a197 = (match v100 with | ((C5 (q101, _)) | (C11 as q101)) -> (
    (((); ()); (if true then (Array.make 2 ("a", n52)) else (Array.make 2 ("tail \" end", n69))))) | C8 { r9 = q102; r10 = q103 } -> (
    let n104 = f57 (hide 1 7) n94 in
    note_int n104;
    let unused105 = (match (match q102 with | (q106, _) -> (q106, n94)) with | (q107, q108) -> (String.fold_left (if false then raise Not_found else (let rec f111 p109 p110' = p109 in f111)) 1e-310 ((clip "12") ^ "\000\255x"))) in
    [|("a", n104); (let _v112 = () in ("", 3))|]) | C11 -> (
    let rec f113 p114' p115 =
      if p114' < 1 then
        4096
      else (
        (((f113 (p114' - 1) (p114' lor p115)) + (p115)) + (f113 (p114' - 1) n94)) + (f113 (p114' - 1) (let o116 = -2 in let o117 = n69 in let o118 = 7 in let o119 = n69 in let ( **! ) a b = a lxor (b + 1) and ( <=> ) a b = a * 2 - b and ( lsl ) a b = a * 2 - b in o116 <=> o117 **! o118 lsl o119))
      )
    in
    let n120 = f113 0 (n69 * 31) in
    Array.make 2 ("", 8)) | ((C6 { r7 = (C5 (q121, q122)) } as w123) | (C5 ((C6 { r7 = w123 }), q122) as q121)) -> (
    let a124 = (match C11 with | C5 ((C5 ((C5 (q125, _)), q126)), q127) -> (Array.make 8 0.0) | C5 ((C5 ((C8 { r9 = q128; _ }), q129)), q130) -> (Array.make 8 1.0) | (C5 (((C6 { r7 }) | (C5 (C11, _) as r7)), _) as w131') -> (Array.make 8 1.5) | C5 ((C5 ((C6 { r7 = q132 }), _)), q133) -> (Array.make 8 100.75) | C5 ((C8 ({ r9 = q134; r10 = q135 } as w136)), q137) -> (Array.make 8 3.25) | C5 (C11, q138) -> (Array.make 8 (-3.25)) | C5 ((C6 { r7 = _ }), _) -> (Array.make 8 1.5) | (C8 { r9 = q139; _ } as w140) -> (Array.make 8 0.5) | C11 -> (Array.make 8 1.5) | C6 { r7 = q141 } -> (Array.make 8 1.0)) in
    let s143 = ref 1.5 in
    let i142 = ref 0 in
    while !i142 < Array.length a124 do
      a124.(!i142) <- ((a124.(!i142)) +. !s143);
      s143 := (let _v146 = (let rec f145 p144 = Array.make 1 1.0 in f145) { r2 = []; r3 = true; r4 = None } in !s143 +. !s143); i142 := !i142 + 1
    done;
    let n147 = !s143 in
    note_float n147;
    (let v150 = (match n147 with | (q148 | (0.5 as q148)) -> (ref n94) | q149 -> (ref n94)) in fst ((Array.make 2 ("tail \" end", n94)), 0))) | C6 { r7 = (C8 { r9; r10 = _ }) } -> (
    Array.make 2 ("a", n94)) | C6 { r7 = C11 } -> (
    let x190 = (match (match v100 with | C5 (q151, _) -> (if true then raise (E0 0) else []) | C8 { r9 = _; _ } -> [] | C11 -> [] | C6 { r7 = ((C5 (_, _)) | (C8 { r9 = _; r10 = (C6 { r7 = _ }) })) } -> [] | C6 { r7 = (C8 { r9 = q153; r10 = q154 }) } -> [] | ((C6 { r7 = C11 }) | (C8 { r10 = _; _ })) -> (try (n94 :: []) with | _ -> []) | ((C6 { r7 = (C6 { r7 = q155 }) }) | (C6 { r7 = (C6 { r7 = _ }) } as q155)) -> [n94; n69]) with | [] -> (
      let rec pick156 p157 p158 p159 =
        if p157 then p158 else p159
      in
      let v160 = min (ref 0.5) (ref (-1.0)) in
      let v161 = pick156 false v160 v160 in
      (mix_1 5 v161; note_end 0);
      (pick156 (Array.mem (-4096) a93) v160 v161) := 0.0;
      note_float !v160;
      note_float !v161;
      let x164 = ((let v162 = n69 + n69 in String.fold_left (fun () p163 -> ()) () "b c"); 3.25) in
      ((); x164) *. ((-0.0) -. x164)) | (q165 :: _) -> (
      let f166 p167 p168 p169 =
        let n170 = (String.length (part "tail \" end" n94 q165)) mod 2 in
        (let _v171 = false in q165) + 6
      in
      let n179 = f166 (let i172 = n69 in if i172 >= 0 && i172 < Array.length a93 then a93.(i172) else n94) (Ok 13) (match v100 with | C5 (_, None) -> [] | (C5 (q173, (Some q174)) as w175) -> [] | C8 ({ r10 = q176; _ } as w177) -> [] | C11 -> [] | ((C6 { r7 = q178 }) | (C6 { r7 = _ } as q178)) -> []) in
      let n189 = f166 q165 (try (fst ((Ok n179), q165)) with | _ -> (Ok q165)) (match v100 with | ((C6 { r7 = n52 }) | (C5 (n52, None))) -> [] | C5 (q180, (Some (C5 (q181, _)))) -> [] | ((C5 (q182, (Some (C8 { r9 = q183; r10 = q184 })))) | (C5 (_, (Some (C8 { r9 = q183; r10 = q184 } as q182))))) -> [] | C5 (q185, (Some C11)) -> [] | C5 (_, (Some (C6 ({ r7 } as w186)))) -> [] | ((C5 (C11, _)) | (C8 { r9 = _; _ })) -> [] | (C11 | (C5 (_, _))) -> [] | C6 { r7 = q188 } -> []) in
      note_int n189;
      ( -. ) 2.0 (-1.0))) in
    Array.mapi (fun p191 p192' -> ("\000\255x", 6)) (Array.make 2 false)) | C6 { r7 = (C6 { r7 }) } -> (
    let rec f193 p194 p195 =
      if p194 < 1 then
        (p195 - p195)
      else (
        ((f193 (p194 - 1) (-9)) - (p195)) + (f193 (p194 - 1) (-32769))
      )
    in
    let n196 = f193 1 (abs n94) in
    note_int n196;
    [|("b c", n196); ("tail \" end", n94)|])) in
  ((let (m198, m199) = a197.(1) in mix_string m198; mix m199); note_end 0);
  let _ = if if (match n69 with | -2147483647 -> false | 0 -> true | _ -> true) then (if false then raise (E0 n94) else true) else ("tail \" end" <> "b c") then (string_of_bool (Option.is_none None)) else (if if true then raise (Failure "tail \" end") else false then (let (q202, q203) = ((let rec f201 p200 v100 = 20 in f201), 1.5) in "12") else ((fun p204 -> "tail \" end") n69)) in
  let rec pick205 p206 p207 p208 =
    if p206 then p207 else p208
  in
  let a209 = if true then (Array.make 4 0.0) else (Array.make 4 3.25) in
  let a210 = [|1.0; 100.75; 0.5; 10.0|] in
  (mix_floats a210 0 4; note_end 0);
  (pick205 ((try (match v100 with | (C5 (q211, f70) as w212) -> n94 | ((C8 { r9; r10 = (C5 (q213, q214)) }) | (C8 { r9; r10 = (C5 (_, q214)) } as q213)) -> n94 | C8 { r9 = q215; r10 = (C8 { r9 = _; r10 = q216 }) } -> n94 | C8 ({ r9 = _; r10 = C11 } as w217) -> n94 | C8 { r9 = q218; r10 = (C6 { r7 = q219 }) } -> n52 | C11 -> n94 | C8 ({ r9 = n52; r10 = _ } as w220) -> (-2) | C6 { r7 = _ } -> n69) with | _ -> n69) < ((let rec f222 p221 = n52 in f222) ("a", 10.0))) a209 a210).(0) <- ((); (-1.5));
  note_float a209.(0);
  note_float a210.(0);
  n69) with | Failure _ -> (n94 + n94) | Not_found -> (if true then 13 else n69) | E0 q223 -> (match v100 with | C5 (q224, None) -> q223 | C5 (q225, (Some _)) -> q223 | C8 { r9; r10 = q226 } -> q223 | C11 -> n94 | ((C6 { r7 = _ }) | (C6 { r7 = _ })) -> n94))
let () = note_int n227
let () = (mix_0 5 v100; note_end 0)
let () = (mix_ints a93 0 3; note_end 0)
let () = note_int n227
let () = note_int n94
let () = note_int n69
let () = (mix_ints a90 0 3; note_end 0)
let () = note_int n52
let () = ()
