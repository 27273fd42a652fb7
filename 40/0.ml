type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec tick_float k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n16 = (hide 0 5) in
let rec loop15 i0 s1 =
  if i0 >= n16 then s1 else (
    loop15 (i0 + 1) (
      let s3 = ref s1 in
      let i2 = ref ((hide 1 6) - 1) in
      while !i2 >= 0 do
        s3 := (match { { r0 = "b c"; r1 = !s3; r2 = None; r3 = !i2; r4 = !i2; r5 = (Array.make 2 4); r6 = [] } with r4 = !i2; r5 = (Array.make 2 !i2); r0 = "a"; r1 = !s3 } with | ({ r0 = s1; r1 = q4; r2 = q5; r3; r4; r5 = ([|q6; q7|] | [|q6; q7|]); r6 = _ } as w8) -> (q4 +. q4) | ({ r0 = q9; r1; r2 = None; r3 = q10; r4 = q11; r5 = q12; r6 = q13 } | { r0 = q9; r1; r3 = q11; r4 = q10; r5 = q12; r6 = q13; _ }) -> 1.0 | exception _ -> (!s3 *. !s3)); i2 := !i2 - 1
      done;
      let n14 = !s3 in
      n14)
  )
in
let n17 = loop15 0 0.0 in
note_float n17;
let n250 = (match C18 with | (C28 | C10) -> (
  show_int 11 (18 * 35)) | (C8 | C9) -> (
  (14 land 15) land (9 + 5)) | (C27 | C30) -> (
  (try (
    let n54 = (match (let v18 = 3 lxor 19 in []) with | ([] | (_ :: _)) -> (
      (max 13 16) * (int_of_float n17)) | ((q19 :: q20) | ((q19 :: _) as q20)) -> (
      let x48 = (match (let { r0; r2 = q21; r3 = q22; r4 = q23; r5 = q24; r6; _ } = { r0 = q19; r1 = (-0.5); r2 = None; r3 = 3; r4 = 0; r5 = (Array.make 2 10); r6 = [] } in (let v25 = n17 in [])) with | ([] | []) -> (
        let a30 = (let _v29 = fun p26 p27 p28 -> n17 /. n17 in min (min (Array.make 3 20) (Array.make 3 20)) (if true then (Array.make 3 (-1)) else (Array.make 3 19))) in
        let n31 = 4 in
        n17) | ((n17 :: q32) | ((n17 :: _) as q32)) -> (
        let n35 = ((Array.fold_left (fun p33 p34 -> 3) 11 (Array.make 2 19)) mod 8) * 10 in
        note_int n35;
        let c40 = (2.0 +. 2.0) *. ((2.0 +. 2.0)) in
        let c41 = (String.fold_left (let rec f39 p36 p37 = (let _v38 = false in p36) in f39) (float_of_int n35) (String.trim (clip q19))) -. (c40) in
        let c42 = (c41) +. c40 in
        let c43 = (String.fold_left (let rec f39 p36 p37 = (let _v38 = false in p36) in f39) (float_of_int n35) (String.trim (clip q19))) +. ((String.fold_left (let rec f39 p36 p37 = (let _v38 = false in p36) in f39) (float_of_int n35) (String.trim (clip q19)))) in
        let c44 = c43 +. (c42) in
        let c45 = (c40) +. c43 in
        let c46 = (c41) +. c45 in
        let c47 = c45 -. (c44) in
        note_float c47;
        c44)) in
      note_float x48;
      (match q20 with | (("a" :: q49) | ([] as q49)) -> (note_int (15 / (17 lor 1))) | ((_ :: _) | []) -> (if false <> true then (List.fold_left (let rec f53 p51' p52 = p51' in f53) () []) else ()));
      int_of_string (string_of_int (18 - 10)))) in
    let v247 = (match (match if true then C7 else C7 with | (C18 | C18) -> [] | (C17 | C28) -> (match n17 with | (0.5 | 1.0) -> [] | (0.0 | 0.0) -> [] | n54 -> []) | (C27 | C27) -> (if true then raise Not_found else []) | (C11 | C11) -> [] | (C24 | C24) -> [] | (C15 | C15) -> (let v55' = ((true, n17, n54), (Array.make 1 n17)) in []) | (C18 | C10) -> ({ r0 = "a"; r1 = n17; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 (-3)); r6 = [] } :: []) | (C20 | C20) -> (match { r0 = "a"; r1 = 2.0; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 n54); r6 = [] } with | ({ r0 = q56; r1 = 1.0; r2 = None; r3 = q57; r4 = q58; r6 = n54; _ } | { r0 = q56; r1 = 1.0; r2 = None; r3 = q58; r4 = q57; r5 = _; r6 = n54 }) -> [] | ({ r0; r1 = q59; r2 = None; r3 = q60; r4 = _; r5 = q61; _ } | { r0; r1 = q59; r2 = None; r3 = _; r4 = q60; r5 = q61; r6 = _ }) -> [] | ({ r0 = q62; r1 = q63; r2 = (Some None as w64); r3; r4 = q65; r5 = _; r6 = q66 } | { r0 = q62; r1 = q63; r2 = (Some None as w64); r3; r4 = q65; r6 = q66; _ }) -> [] | ({ r0 = q67; r1 = q68; r2 = (Some (Some q69 as w70)); r3 = _; r4 = q71; r5; r6 = q72 } | { r0 = q67; r1 = q68; r2 = (Some (Some q69 as w70)); r3 = _; r4 = q71; r5; r6 = q72 }) -> []) | (C24 | C7) -> (if true then [] else []) | (C12 | C15) -> [] | ((C17 as w73) | (C25 as w73)) -> [] | q74 -> []) with | ([] | ({ r1 = _; r2 = _; _ } :: _)) -> (
      let v124 = (match (match Array.make 4 n17 with | [|(0.5 | 0.5); q75; q76; _|] when q75 = 0.5 -> (if true then { r0 = "\000\255x"; r1 = q76; r2 = None; r3 = 8; r4 = 5; r5 = (Array.make 2 n54); r6 = [] } else { r0 = "tail \" end"; r1 = q76; r2 = None; r3 = 6; r4 = n54; r5 = (Array.make 2 n54); r6 = [] }) | ([|_; 0.5|] | [|_; _; _; _|]) -> { r0 = "tail \" end"; r1 = n17; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 n54); r6 = [] } | [|(0.5 | 0.5); q77|] -> { r0 = "\000\255x"; r1 = q77; r2 = None; r3 = n54; r4 = 10; r5 = (Array.make 2 n54); r6 = [] } | ([|q78; _; q79; _|] | [|q78; q79|]) -> { r0 = "12"; r1 = 1.5; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 n54); r6 = [] } | n54 -> { r0 = ""; r1 = 2.0; r2 = None; r3 = 1; r4 = 10; r5 = (Array.make 2 19); r6 = [] }) with | ({ r0 = q80; r1 = q81; r2 = None; r3; r4; r5 = q82; r6 = q83 } | { r0 = q80; r1 = q81; r2 = None; r3 = r4; r4 = r3; r5 = q82; r6 = q83 }) -> (
        (let v108 = (match q83 with | (([] as w84) | ([] as w84)) -> ((fun p85 p86 -> n54), (fun p87 -> n54), q81, n17) | ((0.5 :: []) | (_ :: _)) -> ((let rec f90 p88 p89 = 10 in f90), (fun p91 -> r3), 3.25, n17) | (q92 :: ([] | (_ :: _))) -> ((fun p93 p94 -> r4), (fun p95 -> r4), q81, q81) | ((0.0 | 0.0) :: (q96 :: _)) -> ((fun p97 p98 -> r3), (let rec f100 p99 = r3 in f100), q81, 3.25) | ((q101 :: (q102 :: q103)) | (q101 :: (q102 :: q103))) -> ((let rec f106 p104 p105 = r4 in f106), (fun p107 -> r4), (-100.75), q81)) in { r0 = q80; r1 = n17; r2 = None; r3 = n54; r4 = 6; r5 = q82; r6 = [] })) | ({ r1 = _; r2 = (Some _); r3 = _; r4 = _; r5 = _; r6 = _; _ } | { r1 = _; r4 = 2; r6 = _; _ }) -> (
        let x118 = (let v117 = (let rec f116 p114 p115 = Array.make 5 n54 in f116) in 10.0 -. 10.0) *. (abs_float (-0.0)) in
        let x118 = float_of_string "10.0" in
        { r0 = (Array.fold_right (fun p119 x118 -> x118) (Array.make 4 n54) ""); r1 = (x118 *. (-10.0)); r2 = (try (if true then raise (Failure "b c") else None) with | Failure _ -> None); r3 = n54; r4 = (List.length []); r5 = (Array.make 2 n54); r6 = [] }) | exception Match_failure _ -> (List.fold_right2 (if false then raise (E0 true) else (let rec f123' p120 p121 p122 = { r0 = "12"; r1 = p120; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 n54); r6 = [] } in f123')) (if true then [] else []) (if false then [] else []) { { r0 = "\000\255x"; r1 = n17; r2 = None; r3 = 15; r4 = 18; r5 = (Array.make 2 n54); r6 = [] } with r6 = []; r0 = "" })) in
      let v186' = (match (match v124 with | ({ r0 = "a"; r1; r2; r3 = q125; r4 = _; r5; r6 = _ } | { r1; r2; r3 = 7; r4 = (3 as q125); r5; r6 = _; _ }) -> (Ok 4) | ({ r1 = 1.0; r3 = q126; r5; r6 = []; _ } | { r0 = ""; r1 = _; r2 = _; r3 = _; r4 = q126; r5; r6 = _ }) -> (if false then (Ok 14) else (Ok n54)) | { r0 = q127; r1 = v124; r2 = _; r3 = q128; r4 = ((-1) | (-1)); r5 = q129; r6 = q130 } -> (Error true) | ({ r0 = q131; r1; r2 = q132; r3 = q133; r4 = 8; r5 = q134; r6 = q135 } | { r0 = q131; r1; r2 = q132; r3 = q133; r5 = q134; r6 = q135; _ }) -> (let v136 = Array.make 5 n54 in Ok n54) | ({ r0; r1 = q137; r2; r3; r4 = q138; r5 = _; r6 = q139 } | { r0; r1 = q137; r2; r3; r4 = q138; r5 = _; r6 = q139 }) -> (match [] with | ([] | []) -> (Ok 7) | ([] | (_ :: _)) -> (Ok q138))) with | ((Ok _) | (Ok 8)) -> (
        min (match v124 with | { r0 = "a"; r1 = (_ | 0.5); r3; r4 = q140; r5 = v124; r6; _ } -> (v124.(r3 land 1) <- 12) | { r0 = ("a" | "a"); r1 = q141; r3 = q142; r4 = _; r5 = q143; r6; _ } -> (note_int (-2)) | ({ r0 = ""; r1; r2 = None; r3 = q144; r4; r5 = q145; r6 = q146 } | { r0 = ""; r1; r2 = None; r3 = q144; r4; r5 = q145; r6 = q146 }) -> (q145.(0) <- 16) | ({ r0 = ""; r1 = q147; r2 = (Some q148); r4 = q149; r5 = q150; r6 = _; _ } | { r0 = ""; r1 = q147; r2 = (Some q148); r3 = q149; r5 = q150; r6 = _; _ }) -> (if true then () else ()) | ({ r0 = q151; r2 = q152; r3 = q153; r4; r6 = q154; _ } | { r0 = q151; r2 = q152; r3 = q153; r4; r5 = _; r6 = q154; _ }) -> (if true then ())) ((match ((Array.make 5 n54), n17, C7, "a") with | ((q155, q156, q157, q158) | (q155, q156, q157, q158)) when q156 < 0.0 -> () | ((_, _, q159, _) | (_, _, q159, _)) -> ()); ());
        let v165 = n54 = (let o160' = n54 + n54 in let o161' = -13 in let o162 = String.length "tail \" end" in let o163 = n54 - n54 in let o164 = int_of_float (-100.75) in let ( && ) a b = a * 2 - b and ( mod ) a b = a lxor (b + 1) and ( ||| ) a b = a * 2 - b in o160' mod o161' && o162 mod o163 && o164) in
        (if ((); v165) then raise (Invalid_argument "a") else (match v124 with | { r0 = ("a" | "a"); r2 = v165; r3; r4 = q166; r5 = _; r6; _ } -> v124 | ({ r0 = ""; r1 = 0.5; r2 = q167; r3 = v165; r4 = q168; r5 = q169; r6 = q170 } | { r0 = ""; r1 = 0.5; r2 = q167; r3 = q168; r4 = v165; r5 = q169; r6 = q170 }) -> v124 | ({ r0 = ""; r2 = q171; r3; r4 = q172; r5 = q173; r6 = q174; _ } | { r0 = ""; r2 = q171; r3; r4 = q172; r5 = q173; r6 = q174; _ }) -> v124 | (({ r0 = q175; r1 = v124; r2 = _; r3 = 4; r4 = q176; r5 = _; r6 = _ } as w177) | ({ r0 = q175; r1 = v124; r4 = q176; r5 = _; _ } as w177)) -> { r0 = q175; r1 = v124; r2 = None; r3 = q176; r4 = q176; r5 = (Array.make 2 (-2)); r6 = [] } | ({ r0 = q178; r1 = v165; r2; r3 = q179; r4; r5 = q180; r6 = q181 } | { r0 = q178; r1 = v165; r2; r3 = r4; r4 = q179; r5 = q180; r6 = q181 }) -> v124))) | ((Error _) | (Ok _)) -> (
        assert (compare n54 n54 = 0);
        let n183' = -2147483647 in
        { r0 = ((clip "") ^ ""); r1 = n17; r2 = (Option.bind None (let rec f185 p184 = None in f185)); r3 = (succ n183'); r4 = (n183' mod 2); r5 = [|n183'; n183'|]; r6 = (n17 :: []) })) in
      (let ({ r0 = _; r1 = q187; r2 = q188; r3 = q189; r4 = q190'; r5 = q191; r6 = _ } as w192) = Result.get_ok (Ok { r0 = "a"; r1 = 2.0; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 (-1)); r6 = [] }) in ((Array.make 4 true), { r0 = "\000\255x"; r1 = n17; r2 = q188; r3 = 9; r4 = 9; r5 = q191; r6 = [] }, 1.0, q189))) | ((({ r0 = _; r1 = _; r2 = q193; r3 = q194; r4 = n54; r5; r6 = q195 } as w196) | ({ r0 = _; r2 = q193; r3 = q194; r5 = ([|_; n54|] as r5); r6 = q195; _ } as w196)) :: q197) -> (
      let n245' = (match C7 with | (C28 | C28) -> (
        (let i198 = n54 in if i198 >= 0 && i198 < Array.length r5 then r5.(i198) else 16) + (n54 lxor n54)) | (C9 | C9) -> (
        let x240 = (let v199 = -4 in (match w196 with | ({ r0; r1 = q200; r2; r3; r4 = 6; r5 = q201; r6 = q202 } | { r0; r1 = q200; r2; r4 = (6 as r3); r5 = q201; r6 = q202; _ }) -> ((floor (match q202 with | ([] | []) -> (-1.0) | ((_ :: _) | []) when (not (0.0 <= q200)) -> q200 | ((_ :: _) | (_ :: _)) -> q200 | _ -> 3.25)) +. w196.r1) | (({ r0 = q204; r1 = _; r2 = q205; r3 = q206; r4 = 1; r5 = _; _ } as w207) | ({ r0 = q204; r1 = _; r2 = q205; r4 = q206; r5 = _; r6 = _; _ } as w207)) -> (if not ((Array.make 16 (-2)) <> (Array.make 16 9)) then raise (E0 (match q193 with | (None | (Some (Some _))) -> (3.25 = n17) | Some (None | (Some _)) -> ((Ok (Array.make 8 n17)) <= (Ok (Array.make 8 n17))) | (None | (Some (Some _))) -> (q204 < q204))) else (match (match q195 with | ([] | []) when ((let _v208 = w207 in q206) != w207.r4) -> None | ([] | []) -> None | ((q209 :: q210) | ((q209 :: _) as q210)) -> None | ((_ :: q211') | ([] as q211')) -> None) with | (None | None) -> w196.r1 | ((Some q212') | (Some q212')) -> ((let rec f214 p213 = n17 in f214) (let rec f218 p215 p216 p217' = p215 in f218)))) | ({ r0 = q219; r1 = q220; r2 = q221; r3 = q222; r4 = (-2147483647); r5 = q223; r6 } | { r0 = q219; r1 = q220; r2 = q221; r3 = _; r4 = (-2147483648 as q222); r5 = q223; r6 }) -> (match w196 with | { r3 = q224; r5 = ([|(-2147483647); q225|] | [|q225|]); r6 = q226; _ } -> ((tick_float 13 q220) *. (-. q220)) | (({ r0; r2; r3 = (-3); r4 = q227; r5 = [|_; q228|]; r6 = q229'; _ } as w230) | ({ r0; r1 = _; r2; r3 = q228; r4 = (6 as q227); r6 = q229'; _ } as w230)) -> (if true then q220 else q220) | ({ r0 = q231; r1 = q232; r2 = q233; r3 = v199; r5; r6 = _; _ } | { r0 = q231; r1 = q232; r2 = q233; r3 = v199; r4 = _; r5; r6 = _ }) -> q220) | ({ r0 = q234; r1; r2 = q235; r3 = _; r4 = q236; r5 = q237'; r6 = _ } | { r0 = q234; r1; r2 = q235; r4 = q236; r5 = q237'; _ }) -> r1 | ({ r2; r3 = q238; r4; r5 = q239; r6; _ } | { r0 = _; r1 = _; r2; r3 = r4; r4 = q238; r5 = q239; r6 }) -> n17)) in
        note_float x240;
        n54) | (C24 | C24) -> (
        q194) | (C9 | C26) -> (
        n54) | ((C29 as w241) | (C14 as w241)) -> (
        q194) | (C15 | C15) -> (
        3) | (C21 | C23) -> (
        n54) | (C10 | C10) -> (
        n54) | (C20 | C20) -> (
        n54) | (C19 | C18) -> (
        n54) | (C31 | C31) -> (
        3) | ((C21 as w242) | (C12 as w242)) -> (
        n54) | (C23 | C13) -> (
        n54) | ((C21 as w243) | (C17 as w243)) -> (
        -3) | q244' -> (
        n54)) in
      ((Array.make 4 true), { r0 = "tail \" end"; r1 = n17; r2 = None; r3 = n245'; r4 = q194; r5 = r5; r6 = [] }, n17, n54)) | (([] as w246) | ({ r1 = _; r2 = _; r4 = _; r6 = _; _ } :: w246)) -> (
      ((Array.make 4 false), { r0 = "\000\255x"; r1 = 10.0; r2 = None; r3 = n54; r4 = n54; r5 = (Array.make 2 n54); r6 = [] }, n17, n54))) in
    ()) with | Invalid_argument q248 -> () | Not_found -> () | E0 _ -> ());
  18) | (C21 | C23) -> (
  -2) | (C23 | C15) -> (
  4) | (C23 | C23) -> (
  2) | (C17 | C19) -> (
  11) | (C14 | C25) -> (
  -1) | (C25 | C8) -> (
  3) | ((C31 as w249) | (C31 as w249)) -> (
  11) | (C30 | C30) -> (
  5) | _ -> (
  -2)) in
note_int n250;
note_float n17;
note_int n250;
()
