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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y176 -> mix 1; mix_float y176
in
let unused0 = (let v2' = [|((); (-1.5)); (if true then 100.75 else (-0.5)); (let v1 = 14 in 1.0); (-. (-3.25)); (0.5 +. (-0.0)); (sqrt 1.0); (-1e999); (float_of_int 5)|] in ((clip "a") ^ "tail \" end") >= ((clip "b c") ^ "")) in
let x8 = ((function | C9 -> (let v4 = { r0 = ""; r1 = (-3.25); r2 = None; r3 = 11; r4 = (-2); r5 = (Array.make 2 12); r6 = [] } in 1.0) | (C27 | C27) -> 1.5 | C21 -> 10.0 | (C14 as w5) -> (if true then (-1.0) else 1.5) | C7 -> ((); 0.5) | q6 -> (1.5 /. 2.0)) C7) -. (let _v7 = (match C7 with | C27 -> (-1.0) | C11 -> 1.5 | C29 -> (-0.5) | C10 -> (-2.0) | (C26 | C19) -> (-3.25) | C8 -> 3.25 | (C23 | C13) -> (-0.0) | _ -> 10.0) in 0.0 /. 0.0) in
note_float x8;
Array.iteri (fun p9 p10' -> ()) (List.fold_left (fun p11 p12 -> p11) ((); (Array.make 4 x8)) []);
let rec f13' p14 p15 =
  if p14 > 0 then (
    (f13' (p14 - 1) p15) -. (((f13' (p14 - 1) (if true then p15 else 1.0)) +. (p15)) *. (f13' (p14 - 1) 0.0))
  ) else
    p15
in
let x16 = f13' 0 (try (match x8 with | (0.0 | 0.0) when ((x8 +. x8) > x8) -> x8 | (0.0 | 0.0) when ((((-1) lsl (19 land 31)) + (-32769)) < (1 mod 100)) -> 0.0 | _ -> 10.0) with | Match_failure _ -> 1.0 | _ -> x8) in
note_float x16;
let v19 = (((let rec f18 p17 = false in f18) x16) && (match true with | (true | true) -> false | false -> true)) < (not false) in
let a87 = (match C7 with | C27 -> (Array.init 16 (fun p20 -> fun p21 -> false)) | C11 -> ((if false then ()); (create_array (hide 1 16) (fun p22 -> true))) | (C24 | C8) -> (if true then (Array.init 16 (let rec f26 p23 = (let rec f25 p24 = v19 in f25) in f26)) else (let (q27, _, q28) = (13, C7, { r0 = "tail \" end"; r1 = x8; r2 = None; r3 = 20; r4 = 7; r5 = (Array.make 2 19); r6 = [] }) in Array.make 16 (let rec f29 q27 = false in f29))) | C26 -> (match [] with | [] -> (let x16 = x8 in Array.make 16 (let rec f31 p30 = v19 in f31)) | ((_ :: _) | (_ :: _)) -> (let _v32 = v19 in Array.make 16 (let rec f34 p33 = _v32 in f34))) | C15 -> (Array.make (hide 1 16) (try (let rec f36 p35 = v19 in f36) with | Invalid_argument q37 -> (fun p38 -> v19) | Match_failure _ -> (fun p39' -> true))) | C22 -> (snd (x16, (Array.make 16 (let rec f41 p40 = v19 in f41)))) | (C20 | C20) -> (Array.make (hide 1 16) (let { r0 = q42; r1 = q43; r2 = _; r3 = q44; r4 = q45'; r5 = q46; r6 = _ } = { r0 = "12"; r1 = x16; r2 = None; r3 = 1; r4 = 9; r5 = (Array.make 2 (-2)); r6 = [] } in fun p47 -> v19)) | (C19 as w48') -> (Array.map (let rec f51 p49 = fun p50 -> v19 in f51) (Array.make 16 x16)) | (C18 | C8) -> ((fun p52 -> if false then (Array.make 16 (let rec f55 p54 = v19 in f55)) else (Array.make 16 (let rec f57 p56' = v19 in f57))) ((fun p58 -> (x8, 15)) (Ok 10))) | C31 -> (Array.copy (Array.make 16 (let rec f60 p59 = v19 in f60))) | C30 -> (Array.mapi (let rec f65' p61 p62 = (let _v63 = Ok C7 in fun p64 -> false) in f65') (Array.make 16 x16)) | C16 -> (Array.make 16 (let rec f67 p66 = true in f67)) | (C13 | C13) -> (Array.mapi (let rec f83 p70 p71 = (match C7 with | C18 -> p71 | C28 -> p71 | C11 -> (let rec f73 p72 = v19 in f73) | C14 -> (let rec f75 p74 = v19 in f75) | (C23 | C20) -> (let rec f77 p76 = v19 in f77) | C22 -> (let rec f79 p78 = v19 in f79) | (C19 | C14) -> (fun p80 -> v19) | (C7 as w81') -> p71 | C8 -> p71 | C30 -> p71 | q82 -> p71) in f83) (Array.make 16 (let rec f69 p68 = v19 in f69))) | _ -> ((if v19 then ()); (if false then (Array.make 16 (fun p84 -> v19)) else (Array.make 16 (fun p85 -> false)))) | exception _ -> (Array.make 16 (fun p86 -> false))) in
let s88 = "loops an" in
let s90 = ref (-3) in
let i89 = ref 0 in
while !i89 < 8 do
  s90 := (Char.code s88.[!i89] + 3 * !s90); i89 := !i89 + 1
done;
let n91 = !s90 in
note_int n91;
let _ = f13' 2 (float_of_string "100.75") in
let n105 = (match Ok C7 with | Ok (_ | C18) -> (if (match { r0 = "b c"; r1 = x16; r2 = None; r3 = n91; r4 = n91; r5 = (Array.make 2 15); r6 = [] } with | { r0 = q92; r1 = 1.0; r2 = q93; r3; r4; r5 = _; r6 = q94 } -> v19 | { r0 = q95; r1; r2 = _; r3 = q96; r4 = q97; r5; r6 = a87 } -> v19 | exception _ -> false) then (n91 + n91) else (compare true v19)) | Ok C28 -> n91 | Ok C21 -> (-(n91 mod (17 lor 1))) | Ok C24 -> n91 | ((Ok C14) | (Ok C8)) -> (match [] with | [] -> (if v19 then n91 else n91) | (_ :: q98) -> 65535) | Ok C23 -> (if v19 then (n91 lsl 14) else (Array.length a87)) | (Ok C10 as w99) -> (truncate x8) | Ok C8 -> (match Ok n91 with | ((Ok q100) | (Ok (-2 as q100))) -> q100 | Error _ -> (if v19 then n91 else n91)) | Ok (C13 as w101) -> (List.length []) | Ok C17 -> (try ((if v19 then n91 else n91) - (n91 mod n91)) with | Division_by_zero -> (let f13' = () in n91)) | Ok q102 -> ((let v103 = n91 in 0) lor (-20)) | Error q104 -> ((( + ) 1 n91) lor (int_of_float x8))) in
note_int n105;
let (q121, q122, _, q123) = (None, (snd (n105, (n105, 11, 16))), (abs_float (-0.0)), (match C7 with | (C18 | C29) -> (let _v106 = -2 in '\'') | (C27 as w107) -> (match w107 with | ((C18 as w108) | (C18 as w108)) -> 'z' | C27 -> 'z' | C11 -> 'a' | C24 -> 'a' | (C14 | C14) -> 'a' | C15 -> 'z' | C29 -> '0' | (C20 | C20) -> '0' | (C19 | C10) -> '0' | (C25 | C25) -> '\255' | (C8 as w109) -> '\n' | (C8 | C12) -> '0' | w107 -> 'a' | exception Invalid_argument q110 -> '0' | exception Match_failure _ -> '\'' | exception E0 true -> 'z' | exception E0 false -> '\n' | exception E1 -> 'a') | C21 -> (if v19 then 'z' else '\'') | C24 -> '\127' | (C26 | C26) -> (match v19 with | (true | false) -> ' ' | false -> '\'') | (C15 | C15) -> (snd (n105, '0')) | C10 -> (String.fold_left (fun p111' p112 -> '\n') '0' "\000\255x") | (C8 | C8) -> (match [] with | ([] | (_ :: _)) -> 'a' | ((q113, q114) :: q115) -> '\n') | (C16 | C16) -> '\038' | C12 -> '\217' | (C13 | C24) -> (match None with | (None as w116) -> '0' | Some _ -> '0') | q117 -> (let { r1; r2 = q118; r3; r4 = q119; r5 = q120; r6; _ } = { r0 = "b c"; r1 = (-2.0); r2 = None; r3 = (-2); r4 = n91; r5 = (Array.make 2 n105); r6 = [] } in 'a'))) in
let n124 = n105 in
print_int n91;
print_byte 32;
print_float (float_of_int ((); n124));
print_newline ();
let a125 = [|n91; n91|] in
let i126 = ref 0 in
while !i126 < (hide 0 1) do
  a125.(!i126) <- a125.(!i126 + 1);
  i126 := !i126 + 1
done;
(mix_ints a125 0 2; note_end 0);
let unused127 = Array.make 9 1.5 in
let v143 = (match { { r0 = "tail \" end"; r1 = x16; r2 = None; r3 = n124; r4 = n105; r5 = a125; r6 = [] } with r1 = (if v19 then x8 else (-1.5)) } with | { r0 = _; r2 = q128; r3 = q129; r4 = q130; r5 = _; r6 = []; _ } -> (
  (a125.(0), C7, (q130 - 13))) | { r0 = q131; r2 = q132; r3 = q133; r4; r5 = n105; r6 = (q134 :: q135); _ } -> (
  (match if v19 then ((Array.make 5 n91), x8, C7, q131) else ((Array.make 5 q133), x16, C7, "a") with | (q136, 0.5, q134, _) -> (n124, q134, r4) | ([|q137|], n105, _, q138') -> (q133, C7, 14) | ((q139, q140, q141, ("a" as w142)) | (q139, q140, q141, w142)) -> (17, q141, q133)))) in
((let (m144, m145, m146) = v143 in mix m144; mix_0 5 m145; mix m146); note_end 0);
let f149 = (let rec f148 p147 = n124 in f148) in
let v150 = C7 in
prerr_int (int_of_float (try 2.0 with | _ -> x16));
prerr_byte 32;
prerr_float (match q123 with | 'a'..'m' -> (x8 -. x8) | ('a'..'m' as w151) -> (-1.7976931348623157e308) | ('n' | _) -> (3.25 -. 100.75) | q152 -> (x16 -. x8));
prerr_newline ();
let n153 = if "q" <= (part "b c" n124 n91) then (if "" >= "a" then (Char.code q123) else (n124 * (-9))) else n124 in
let q122 = if v19 then ((); (5 mod (-2147483648))) else ((n124 + n153) / (n124 lor 1)) in
let rec loop170 i154 n171 s155 =
  if i154 < n171 then (
    loop170 (i154 + 1) n171 (
      let s157 = ref s155 in
      for i156 = (hide 1 5) - 1 downto 0 do
        s157 := (match Ok x16 with | ((Ok _) | (Ok 0.0)) -> (let (_, q159) = ((fun v150 p158 -> i156), (ref !s157)) in s155) | Ok n124 when v19 -> (if true then n124 else !s157) | ((Ok q160) | (Error (0.5 as q160))) -> (match { r0 = "a"; r1 = 2.0; r2 = None; r3 = i156; r4 = n105; r5 = (Array.make 2 (-1)); r6 = [] } with | { r0 = "a"; r1 = q161; r2 = _; r3 = q162'; r4 = q163; r5 = _; r6 } -> q161 | { r0 = ""; r1 = _; r2 = _; r3; r4 = q164; r5 = _; r6 = _ } -> q160 | { r0; r1 = q165; r2; r3; r4; r5 = _; r6 = _ } -> s155) | Error 0.5 -> (ceil !s157) | (Error q166 as w167) -> (let v168 = n105 in -1.5))
      done;
      let n169 = !s157 in
      n169)
  ) else
    s155
in
let n172 = loop170 0 (hide 0 4) x16 in
note_float x16;
note_int q122;
(mix_1 5 q121; note_end 0);
((let (m173, m174, m175) = v143 in mix m173; mix_0 5 m174; mix m175); note_end 0);
note_int n124;
note_int n91;
note_float n172;
()
