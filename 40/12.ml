type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int * bool) option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y258 -> mix 1; (let (m259, m260) = y258 in mix m259; mix (if m260 then 1 else 0))
in
let a0 = (match { r0 = (-0.5); r1 = (-2); r2 = (Array.make 4 100.75); r3 = 4; r4 = None; r5 = 0.0; r6 = 0 } with | ({ r0 = q1'; r1 = q2; r2 = q3; r3 = q4; r5 = 0.0; r6 = q5; _ } | { r0 = q1'; r1 = q2; r2 = q3; r3 = q4; r4 = _; r5 = 1.0; r6 = q5 }) -> q3 | ({ r0 = q6; r1 = q7; r2 = q8; r3 = (-2); r4; r5 = q9; r6 = _ } | { r0 = q6; r1 = _; r2 = q8; r4; r5 = q9; r6 = q7; _ }) -> q8 | ({ r0 = q10; r1 = q11; r2; r3 = q12; r4 = q13; r6 = q14; _ } | { r0 = _; r1 = q11; r2; r3 = q12; r4 = q13; r5 = q10; r6 = (2 as q14) }) -> r2 | ({ r0 = q15; r1 = q16; r2 = q17'; r3 = q18; r4 = q19; r5 = q20; r6 = 4 } | { r0 = q15; r1 = _; r2 = q17'; r3 = q16; r4 = q19; r5 = q20; r6 = q18 }) -> q17' | ({ r0 = q21; r1; r2 = q22; r3 = q23; r4 = q24; r6 = q25; _ } | { r0 = _; r1; r2 = q22; r3 = q25; r4 = q24; r5 = q21; r6 = q23 }) -> q22 | ({ r0; r1; r2; r3 = q26; r4 = q27; r5 = q28; r6 = _ } | { r0 = q28; r1 = q26; r2; r3 = r1; r4 = q27; r5 = r0; _ }) -> r2) in
let s30 = ref 10.0 in
let i29 = ref 0 in
while !i29 < (hide 0 4) do
  s30 := ((!s30) *. a0.(!i29)); if a0.(!i29) <> (!s30 *. !s30) then (i29 := !i29 + 1) else i29 := (hide 0 4)
done;
let n31 = !s30 in
note_float n31;
let v254 = (match ((-2147483648) :: (try (2 :: []) with | _ -> [])) with | ([] | []) -> (
  let v250 = (match C9 with | (C8 | C9) when false -> (
    { r10 = (n31 *. n31); r11 = (create_float_array 4 0.5); r12 = (String.fold_left (fun () p32 -> ()) () "b c") }) | (C8 | (C7 (_, _, _))) -> (
    let n145' = (try (
      let c33 = ((( +. ) n31 (2.0 *. n31))) -. 2147483648.0 in
      let c34 = ((( +. ) n31 (2.0 *. n31))) -. (( +. ) n31 (2.0 *. n31)) in
      let c35 = c34 +. (c33) in
      let c36' = c33 +. ((( +. ) n31 (2.0 *. n31))) in
      let c37 = (( +. ) n31 (2.0 *. n31)) +. (c33) in
      let c38 = (c35) +. c37 in
      let c39' = (c36') +. c34 in
      let c40 = c38 *. (c37) in
      let c41 = (c33) -. c34 in
      let c42 = (c37) +. c36' in
      note_float c42;
      let a69 = (match C7 ((let s43 = "\000\255x" in let i44 = 3 in if i44 >= 0 && i44 < String.length s43 then s43.[i44] else '\255'), (Array.map (let rec f46 p45 = p45 in f46) (Array.make 2 9)), (float_of_int 0)) with | (C8 | C8) -> (
        let n47 = 10 in
        [|(try c42 with | _ -> 0.0)|]) | ((C7 (_, q48, _)) | (C7 (_, ([|_; _|] as q48), _))) -> (
        let n49 = 17 in
        Array.stable_sort (fun x y -> compare y x) q48;
        [|(match [] with | ([] | ("" :: _)) -> c42 | ((_ :: q50') | (_ :: q50')) -> c41 | (("" :: (_ :: _)) | []) when false -> c39' | _ -> c38)|]) | (C9 | C9) -> (
        let c62 = (match { r10 = 0.0; r11 = a0; r12 = () } with | ({ r10; r11 = [|(0.0 | 0.0); q52; _; q53|]; r12 = q54 } as w55) -> 19 | ({ r10 = _; r11 = [|_; _; _; _|]; r12 = _ } | { r11 = _; _ }) -> 2 | ({ r10; r11 = q60'; r12 = q61 } | { r10; r11 = q60'; r12 = q61 }) -> 7) + ((match { r10 = 0.0; r11 = a0; r12 = () } with | ({ r10; r11 = [|(0.0 | 0.0); q52; _; q53|]; r12 = q54 } as w55) -> 19 | ({ r10 = _; r11 = [|_; _; _; _|]; r12 = _ } | { r11 = _; _ }) -> 2 | ({ r10; r11 = q60'; r12 = q61 } | { r10; r11 = q60'; r12 = q61 }) -> 7)) in
        let c63 = ((min 16 11) / (-1)) * ((match { r10 = 0.0; r11 = a0; r12 = () } with | ({ r10; r11 = [|(0.0 | 0.0); q52; _; q53|]; r12 = q54 } as w55) -> 19 | ({ r10 = _; r11 = [|_; _; _; _|]; r12 = _ } | { r11 = _; _ }) -> 2 | ({ r10; r11 = q60'; r12 = q61 } | { r10; r11 = q60'; r12 = q61 }) -> 7)) in
        let c64' = (c63) + (match { r10 = 0.0; r11 = a0; r12 = () } with | ({ r10; r11 = [|(0.0 | 0.0); q52; _; q53|]; r12 = q54 } as w55) -> 19 | ({ r10 = _; r11 = [|_; _; _; _|]; r12 = _ } | { r11 = _; _ }) -> 2 | ({ r10; r11 = q60'; r12 = q61 } | { r10; r11 = q60'; r12 = q61 }) -> 7) in
        let c65 = c62 + (((min 16 11) / (-1))) in
        let c66 = (((min 16 11) / (-1))) - ((min 16 11) / (-1)) in
        let c67 = ((min 16 11) / (-1)) + (c66) in
        let c68 = (c66) - c66 in
        note_int c68;
        [|(coarse (atan (limit 1.0 (-9.0) 9.0)))|])) in
      let n144 = (match List.rev (if false then [] else []) with | (((-1) :: _) | []) -> (
        Array.length a69) | ([] | (3 :: _)) when (match { r0 = 1.5; r1 = 3; r2 = (Array.make 4 c41); r3 = (-1); r4 = None; r5 = (-10.0); r6 = 19 } with | { r1 = _; r2 = [|q70|]; r3 = q71; r4 = (None | None); r5; r6 = _; _ } -> (((-1) + 2147483646) < q71) | { r0 = q72; r1 = q73; r3 = q74; r4 = (None | (Some _)); r6 = _; _ } when q72 < 2.0 -> ((None, q74) = (None, 2)) | ({ r0 = q75; r1 = _; r2 = q76; r3 = q77; r4 = q78; r5 = _; r6 = q79 } | { r0 = _; r2 = q76; r3 = q79; r4 = (None as q78); r5 = q75; r6 = q77; _ }) -> (not false) | ({ r0 = _; r2 = _; r3 = _; r4 = (Some _); r5 = _; r6 = _; _ } | { r6 = _; _ }) -> (((-2) + (-4097)) < 17) | _ -> (if true then false else false)) -> (
        let x87 = ((if true then 1.0 else 2.0) -. c39') *. (( /. ) ((fun p86 -> c34) C8) 0.1) in
        note_float x87;
        let n88 = 9 in
        note_int n88;
        -2) | ((3 | 9) :: q89) when (((Array.make 8 (-3)), (14, 18), true, C8) >= ((let rec f92 { r10 = q90; r11 = c40; r12 = q91 } = ((Array.make 8 6), (2, 6), true, C8) in f92) { r10 = c42; r11 = (Array.make 4 c38); r12 = () })) -> (
        let n93 = 13 in
        (match C8 with | (C8 | C9) when (let (q95, _, q96') = (let rec f94 c40 = (2.0, n93, (Array.make 16 c40)) in f94) "12" in List.fold_left (fun p97 p98 -> p97) false []) -> (if false then raise Division_by_zero else n93) | (C8 | (C7 (_, _, _))) when (true || (c40 < c33)) -> ((lxor) n93 n93) | (C9 | C9) -> 8 | _ -> (let v99 = true in n93))) | ((_ :: q100) | (_ :: q100)) -> (
        let x101 = 10.0 in
        note_float x101;
        Array.length a69) | _ -> (
        print_endline (match { r10 = c42; r11 = (Array.make 4 c42); r12 = () } with | { r10 = 0.5; r11 = [|q102; q103; ((0.5 as w104) | (0.5 as w104)); q105|]; r12 } when q105 >= (-1.5) -> (if true then raise (E1 2) else "b c") | { r10 = 0.5; r11 = ([|_; _; _; _|] | _); r12 } when ((-2147483648) == (if true then (-1) else 5)) -> "edczbrphe" | ({ r11 = [|_; _; _; _|]; _ } | { r10 = 0.5; r11 = _; r12 = _ }) when ((if false then false else true) && ((); false)) -> (if false then "12" else "tail \" end") | ({ r10; r11 = q112; r12 = _ } | { r10; r11 = q112; _ }) when r10 <> 10.0 -> ((clip "b c") ^ "a") | _ -> ((clip "b c") ^ "tail \" end"));
        (if (try true with | _ -> (if false then true else false)) then ((let rec f114 p113 = a69.(p113 land 0) <- c37 in f114) (match C8 with | (C8 | C8) -> 13 | ((C7 (_, _, _)) | C9) -> 12 | (C9 | C9) -> 8)) else (a69.(0) <- c36'));
        (try (match { r0 = c35; r1 = 13; r2 = a0; r3 = 5; r4 = None; r5 = c41; r6 = 4 } with | ({ r0 = 0.5; r1 = q118; r2 = q119; r3 = q120'; r4 = q121; r5 = q122; r6 = q123 } | { r0 = _; r1 = q120'; r2 = q119; r3 = q118; r4 = q121; r5 = q122; r6 = q123 }) when q122 <> 3.25 -> (q123 mod q120') | ({ r0 = q124; r1 = q125; r2; r3 = (-3); r4 = c42; r5 = q126; r6 = q127' } | { r0 = q124; r1 = q125; r2; r3 = (-3 as q127'); r4 = c42; r5 = q126; r6 = _ }) when q127' >= (-6427) -> q127' | ({ r0 = q128; r1 = _; r2; r3 = 8; r4 = q129; r5; r6 } | { r0 = r5; r1 = r6; r2; r3 = 8; r4 = q129; r5 = q128; _ }) when r6 <> (-4) -> (try (let v130 = q128 in r6) with | _ -> r6) | ({ r0 = c39'; r1; r2 = q131; r3; r4; r5 = a69; r6 } | { r0 = a69; r1; r2 = q131; r3 = (-1 as r3); r4; r5 = c39'; r6 }) when r1 >= 8628 -> ((let rec f133' p132 = r6 in f133') r3) | ({ r0 = q134; r1 = q135; r2 = q136; r3 = q137; r4 = q138; r5; r6 = c36' } | { r0 = r5; r1 = q135; r2 = q136; r3 = q137; r4 = q138; r5 = q134; r6 = c36' }) -> (q137 mod (14 lor 1)) | _ -> (Array.length a69)) with | Division_by_zero -> (-10) | Failure _ -> (let (q142, q143) = ((fun p139 p140 p141 -> '\255'), (Array.make 7 15)) in 11) | Not_found -> (show_int 2 14) | Match_failure _ -> (15 asr 31)))) in
      String.length (string_of_bool true)) with | Division_by_zero -> ((-1) / 1) | Match_failure _ -> (if true then 1 else 2) | E1 9 -> (compare { r10 = 100.75; r11 = a0; r12 = () } { r10 = n31; r11 = (Array.make 4 n31); r12 = () }) | E1 (-2) -> ((-3) + 3) | E1 _ -> (7 * 27)) in
    note_int n145';
    { { r10 = n31; r11 = a0; r12 = () } with r12 = (if true then ()); r10 = (match [] with | ([] | (_ :: _)) -> n31 | ((q146 :: q147) | (((false as q146) :: _) as q147)) -> 0.5) }) | ((C8 as w148) | (C7 (_, [|_; _|], _) as w148)) -> (
    let x149 = 0.0 /. 0.0 in
    let n155 = ((((((0) + (if x149 = (let { r0 = q150; r1 = q151; r2; r4 = q152; r6 = q153; _ } = { r0 = 2.0; r1 = 1; r2 = a0; r3 = 10; r4 = None; r5 = x149; r6 = 5 } in q150) then 51 else 0)) + (if x149 <> x149 then 18 else 0)) + (if x149 < x149 then 46 else 0)) + (if (let i154 = 16 in if i154 >= 0 && i154 < 4 then a0.(i154) else n31) > x149 then 94 else 0)) + (if x149 <= x149 then 58 else 0)) + (if x149 >= x149 then 2 else 0) in
    let rec f156 p157 p158 p159 =
      if p157 <= 0 then
        ((clip "b c") ^ "b c")
      else (
        (try (let r160 = f156 ((-1) + p157) p158 p157 in if true then raise Division_by_zero else r160) with | Division_by_zero -> "b c" | _ -> "12")
      )
    in
    let s161 = f156 4 (int_of_string (string_of_int n155)) (compare x149 x149) in
    (mix_string s161; note_end 0);
    { r10 = 0.5; r11 = a0; r12 = (if false then () else ()) }) | ((C7 (_, _, _)) | C8) when ((let _v169 = (let rec f168 p165 p166 p167 = C8 in f168) in false) || (true && true)) -> (
    let f174 = (let rec f173 p170 = ((let rec f172 p171 = { r0 = 2.0; r1 = 11; r2 = a0; r3 = 7; r4 = None; r5 = n31; r6 = (-1) } in f172), 3) in f173) in
    let v247 = (match (match (n31, false) with | ((q175, _) | ((1.0 as q175), _)) -> (let _v176 = -1.5 in C8) | ((q177, q178') | (q177, (true as q178'))) -> C8) with | (C8 | C9) -> (
      (3 / (1 lor 1)) = (12 lsl 15)) | ((C7 (q179, q180, q181)) | (C7 (q179, q180, q181))) when q181 < 0.0 -> (
      let a200 = (match (float 10) :: (match { r0 = 100.75; r1 = 12; r2 = a0; r3 = 13; r4 = None; r5 = q181; r6 = 1 } with | ({ r0 = _; r2 = [|_; _; _; _|]; r3 = _; _ } | { r0 = _; r1 = _; r2 = _; r3 = 6; r5 = _; _ }) -> [] | ({ r1; r2; r3 = q189; r4 = None; r5 = q190; r6 = q181; _ } | { r0 = q190; r1 = q189; r2; r3 = q181; r5 = _; r6 = r1; _ }) -> []) with | (((0.5 :: _) as w191) | ([] as w191)) -> (
        create_array 3 q181) | ((q192 :: q193) | ((q192 :: _) as q193)) -> (
        (let v195' = (match q193 with | ((_ :: _) | []) -> { r10 = q192; r11 = (Array.make 4 q192); r12 = () } | ((_ :: q194) | (_ :: ([] as q194))) -> { r10 = q192; r11 = a0; r12 = () }) in Array.mapi (fun p196 p197 -> 1.0) (Array.sub a0 0 3))) | ((q198 :: _) | (q198 :: _)) -> (
        let n199 = 4 in
        note_int n199;
        create_array 3 a0.((n199 + n199) land 3))) in
      let f201 p202 p203 =
        let n204 = p203 in
        ((string_of_float (abs_float q181)), (n204, 4))
      in
      let v205 = f201 q180.((truncate q181) land 1) (2 / 2) in
      ((let (m206, m207) = v205 in mix_string m206; (let (m208', m209) = m207 in mix m208'; mix m209)); note_end 0);
      ((let (m210', m211) = v205 in mix_string m210'; (let (m212, m213) = m211 in mix m212; mix m213)); note_end 0);
      let v217 = f201 q180.((8 mod 1) land 1) (Array.fold_left (let rec f216 p214 p215' = p215' in f216) 5 q180) in
      ((let (m218, m219) = v217 in mix_string m218; (let (m220', m221) = m219 in mix m220'; mix m221)); note_end 0);
      (4 + 1) == (if true then 2 else (-3))) | ((C7 (q222, _, _)) | (C7 (q222, _, _))) -> (
      let v246' = (match max (max { r0 = n31; r1 = 8; r2 = a0; r3 = 8; r4 = None; r5 = n31; r6 = 8 } { r0 = 3.25; r1 = 18; r2 = a0; r3 = 14; r4 = None; r5 = n31; r6 = 10 }) (Array.fold_left (let rec f224 q222 p223 = q222 in f224) { r0 = n31; r1 = 19; r2 = a0; r3 = 20; r4 = None; r5 = n31; r6 = 13 } a0) with | ({ r0 = q225; r1 = (-3); r2 = q226; r3 = q227; r4 = _; r5 = q228; r6 = q229 } | { r0 = q225; r1 = (-3); r2 = q226; r3 = q227; r5 = q228; r6 = q229; _ }) -> (
        let x233 = (try (try (
          let s231 = ref q228 in
          for i230 = 5 - 1 downto 0 do
            (if i230 = 11 then raise (E1 (q229 asr (0 land 31))));
            s231 := (if false then (-100.75) else q228)
          done;
          let n232 = !s231 in
          note_float n232;
          n232) with | _ -> q228) with | _ -> 1.0) in
        None) | ({ r0 = q234; r1 = 0; r2 = q235; r3; r4 = q236; r5 = q237; r6 = q238 } | { r0 = q234; r2 = q235; r3 = q238; r4 = q236; r5 = q237; r6 = r3; _ }) -> (
        None) | ({ r0 = q239'; r1 = a0; r2 = q240; r3 = q241; r4 = q242; r5 = _; r6 = q243 } | { r0 = q239'; r1 = (3 as q243); r2 = q240; r3 = a0; r4 = q242; r6 = q241; _ }) -> (
        None) | ({ r1; r2; r3 = _; r5 = q244; r6 = q245; _ } | { r0 = q244; r1 = _; r2; r3 = r1; r4 = _; r5 = _; r6 = q245 }) -> (
        None)) in
      (mix_0 5 v246'; note_end 0);
      true) | (C9 | C9) -> (
      false) | _ -> (
      false)) in
    (mix (if v247 then 1 else 0); note_end 0);
    { r10 = n31; r11 = a0; r12 = () }) | ((C7 (_, _, q248) as w249) | (C7 (_, _, q248) as w249)) -> (
    { r10 = q248; r11 = a0; r12 = () }) | (C9 | C9) -> (
    { r10 = 0.0; r11 = a0; r12 = () }) | _ -> (
    { r10 = n31; r11 = a0; r12 = () })) in
  ((Array.make 3 n31), 12, (Array.make 9 14))) | ((_ :: _) | []) -> (
  ((Array.make 3 n31), (-2), (Array.make 9 15))) | exception Invalid_argument q252 -> ((Array.make 3 n31), 13, (Array.make 9 17)) | exception Division_by_zero -> ((Array.make 3 2.0), 19, (Array.make 9 1)) | exception Failure q253 -> ((Array.make 3 n31), 4, (Array.make 9 6)) | exception Not_found -> ((Array.make 3 n31), 5, (Array.make 9 4)) | exception Match_failure _ -> ((Array.make 3 n31), 6, (Array.make 9 4)) | exception E0 -> ((Array.make 3 1.0), 19, (Array.make 9 9)) | exception E1 n31 -> ((Array.make 3 (-3.25)), n31, (Array.make 9 17))) in
(mix_floats a0 0 4; note_end 0);
note_float n31;
((let (m255, m256, m257) = v254 in mix_floats m255 0 3; mix m256; mix_ints m257 0 9); note_end 0);
()
