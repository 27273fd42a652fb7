type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v8 = (try (
  (try (
    let rec f0 p1 p2 =
      if p1 <= 0 then
        (int_of_string (string_of_int p1))
      else (
        (try (let r3 = f0 (p1 - 1) (try (if "tail \" end" <> "b c" then p2 else (if false then p2 else p2)) with | _ -> (C10 p1)) in if (Array.make 4 18) <> (Array.make 4 r3) then raise Not_found else r3) with | Not_found -> (tick_int 15 p1))
      )
    in
    let n4 = f0 (hide 1 2) (try (if false then C15 else C15) with | _ -> C15) in
    (if true && true then (Array.fold_right (fun p5 p6 -> p6) (Array.make 6 "\000\255x") ()))) with | Division_by_zero -> () | Match_failure _ -> ());
  (let v7 = int_of_string (string_of_int 19) in not false)) with | Failure _ -> ((1 + (-2147483648)) <= 8) | Not_found -> false)
let () = (mix (if v8 then 1 else 0); note_end 0)
let () = (try (
  (try (
    let v41 = (try (
      (if max ((-1) <> 12) (9 <= (-1)) then () else (mix (0 + (-1))));
      let rec loop28 i9 s10 s11 s12 s13 s14 s15 s16 s17 s18 s19 s20' =
        if i9 < 4 then (
          loop28 (i9 + 1) s18 s17 s14 ((s20' +. s13) *. (match [] with | [] -> s13 | (_ :: ([] as w21)) -> s20' | (q22 :: (q23 :: [])) -> s20' | (q24 :: (s12 :: ((q25 :: q26) as w27))) -> s17)) (-1073741824) s15 s15 s13 s12 s14 s17
        ) else
          (s10, s11, s12, s13, s14, s15, s16, s17, s18, s19, s20')
      in
      let (n30, n31, n32, n33, n34, n35, n36, n37, n38, n39, n40) = loop28 0 13 0.0 5 0.0 18 0.5 (-1.0) 10.0 9 10 1.5 in
      note_int n30;
      note_float n31;
      note_int n32;
      note_float n33;
      note_int n34;
      note_float n35;
      note_int n38;
      note_int n39;
      (if ((); v8) then v8 else v8)) with | _ -> v8) in
    ()) with | _ -> ());
  ()) with | _ -> ())
let () = (try (
  (let (_, q48) = ((1023 >= ((- 7) + (2 land 6))), (if not ((8 + 4095) < 7) then (((let rec f43 p42 = 7 in f43) C3) * (19 lsl 27)) else (match List.fold_right (fun p44 p45 -> p45) [] C3 with | C3 -> (try (12 * 35) with | _ -> 18) | ((C0 { r1 = _ }) | (C0 { r1 = _ })) -> (8 * (-3)) | C4 -> (- 4) | C2 (q46, _, q47) -> (5 + 14)))) in List.fold_right2 (let rec f52 q48 p49 p50 = (p50; (if (match v8 with | true -> v8 | (false as w51) -> w51) then (match 3.25 with | (0.0 | 0.5) -> p50 | 0.0 -> () | 0.0 -> p50 | _ -> p50) else ())) in f52) [] [q48] ());
  let rec g54 k56 p57 =
    if k56 <= 0 then (let v58 = '\n' in p57) else (
      (let (m59, _, _) = p57 in mix (if m59 then 1 else 0));
      let r62 = g54 (k56 - 1) (if v8 then (false, 1.5, v8) else p57) in
      (try r62 with | _ -> p57)
    )
  and g55 k63 p64 =
    if k63 <= 0 then (true, 1.5, v8) else (
      let r65 = g55 (k63 - 1) (true, 1.0, v8) in
      ((v8 || v8), (2.0 *. 0.5), v8)
    )
  in
  let v66 = g54 2 (max (v8, 0.5, v8) (v8, 0.5, v8)) in
  ((let (m67, m68, m69) = v66 in mix (if m67 then 1 else 0); mix_float m68; mix (if m69 then 1 else 0)); note_end 0);
  ((let (m70', m71, m72) = v66 in mix (if m70' then 1 else 0); mix_float m71; mix (if m72 then 1 else 0)); note_end 0);
  let n155 = (match (let (q73, _, q74) = (None, (-2.0), (ref 13)) in List.merge compare [] []) with | [] -> (
    (int_of_float 1.5) lsl 22) | ((_ :: (q75 :: q76)) | (((_, _, _) as q75) :: q76)) -> (
    print_char '\035';
    (try (
      (try (
        let _ = (match if v8 then raise (Invalid_argument "") else 10 with | -2147483648 -> (let g54 = (match q75 with | (0.5, q77, _) -> 16 | (0.5, q78, q79) -> 5) in (let q75 = (3.25, (fun p80 -> g54), g54, v8) in [])) | (6 as w81) -> (let (_, q82) = (v8, v8) in []) | (3 | 3) -> (List.nth ((); []) (-13)) | 0 -> ((let o83 = 2 in let o84 = 13 in let o85 = 11 in let ( != ) a b = (a lsl 1) + b in o83 != o84 != o85) :: (match [] with | ([] as w86) -> [] | [] -> [] | (q87 :: q88) -> [] | ((q76 :: q89) | ((q76 :: (_ :: _)) as q89)) -> [])) | 8 -> ((match C15 with | (C16 as w90) when (let v92' = (match q75 with | (0.0, _, q91) -> C18 | (_, _, _) -> C18) in v8) -> () | C15 -> () | C10 q93 -> () | C11 { r12 = q94; r13 = q95'; r14 } when r14 = (-202) -> ()); ((let rec f96 g55 = [] in f96) None)) | q97 when q97 >= 19 -> (let v100 = (let rec f99 p98 = p98 in f99) q97 in List.cons v100 [])) in
        let q76 = show_int 15 (let o101 = -16 in let o102 = succ 7 in let o103 = - 14 in let o104 = ( + ) 1 (-2) in let o105 = abs (-3) in let ( @! ) a b = a lxor (b + 1) and ( %% ) a b = a lxor (b + 1) and ( >= ) a b = a * 2 - b in o101 %% o102 %% o103 @! o104 >= o105) in
        (let v107 = (fun p106 -> 100.75) false in ())) with | Invalid_argument q108 -> (mix (if v8 then 1 else 0)));
      let v136 = (try (
        (if false then ());
        let a109 = (match v66 with | (true, q110, true) -> (Array.make 16 1.5) | (true, 0.0, false) -> (Array.make 16 (-10.0)) | (true, _, false) -> (Array.make 16 (-0.5)) | (false, _, q111) -> (Array.make 16 2.0)) in
        let rec loop116 i112' s113 =
          if i112' < 16 then (
            if a109.(i112') <> (match q76 with | [] -> 3.25 | ((q114' :: q115) | (q114' :: q115)) -> 1.5) then loop116 (i112' + 1) (a109.(i112') -. (s113)) else s113
          ) else
            s113
        in
        let n118 = loop116 0 (-0.5) in
        note_float n118;
        let rec loop130 i119 n131 s120 s121' s122 =
          if i119 >= n131 then (s120, s121', s122) else (
            loop130 (i119 + 2) n131 s120 s122 (match q75 with | (q123, q124, ([||] as w125)) -> (max (-100.75) q123) | (0.5, q126, q127) -> (let _v128 = 10.0 in s122) | ((q129, _, _) | (q129, _, _)) -> (s122 +. q129))
          )
        in
        let (n132, n133, n134) = loop130 0 4 n118 n118 1.5 in
        note_float n132;
        note_float n133;
        note_float n134;
        (if if false then v8 else v8 then (Char.chr 1) else 'D')) with | Invalid_argument q135 -> (if true then '0' else '\n')) in
      let v146 = (try (
        let n137 = 0 in
        (match v136 with | 'a'..'m' when v8 -> (match (Ok C15) with | Ok C16 when false -> v8 | Ok (C5 { r6 = q138; r7 = q139; r8; r9 = q140 } as w141) -> false | Ok C15 -> v8 | (Ok (C10 1.0) as w142) -> false | Ok (C10 q143) -> v8 | ((Ok _) | (Ok (C11 { r12 = _; r13 = _; _ }))) when (match if v8 then C3 else C3 with | C3 -> (match "\000\255x" with | "a" -> v8 | ("a" | "a") -> v8 | ("" | "") -> v8 | q144 -> v8) | ((C0 { r1 }) | (C0 { r1 })) -> (v8 || v8) | C4 -> ('a' != v136) | C2 (_, _, _) -> (false && true)) -> v8 | Error q145 when q145 <> 10 -> v8 | _ -> true) | v136 -> false)) with | _ -> (v8 != v8)) in
      (mix (if v146 then 1 else 0); note_end 0);
      let a147 = Array.make (hide 1 11) (-2) in
      let i148 = ref 0 in
      while !i148 < 10 do
        a147.(!i148 + 1) <- ((Array.length a147) + (a147.(!i148)));
        i148 := !i148 + 1
      done;
      (mix_ints a147 0 11; note_end 0);
      (let (_, q149) = ((Array.make 6 3), "12") in ())) with | Failure _ -> () | Match_failure _ -> (let (_, q150, _) = ([], (17, 6, true), 11) in ()));
    (let o151 = 11 in let o152 = 15 in let o153 = 4 in let o154 = 4 in let ( lsl ) a b = b - a in o151 lsl o152 lsl o153 lsl o154) + (3 + 6))) in
  let s157 = ref 0 in
  let s158 = ref 0 in
  for i156 = 0 to 12 - 1 do
    let u159 = !s157 + 2147483647 in
    let u160 = !s158 + (if !s157 < !s157 + 2147483647 then 1 else 3) in
    (if !s157 <> 2147483647 then (s157 := u159; s158 := u160))
  done;
  let n161 = !s157 in
  let n162 = !s158 in
  note_int n161;
  note_int n162;
  (if v8 || true then (if v8 then ()) else (match v66 with | (true, q163, q164') when q164' -> () | ((_, q165, true) | (_, q165, true)) -> () | (_, q166, ((true as w167) | (false as w167))) -> ()))) with | Invalid_argument q168 -> ())
let () = (mix (if v8 then 1 else 0); note_end 0)
let () = ()
