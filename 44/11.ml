type t0 = C0 of int | C1
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
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y83 -> mix 1; mix_float y83
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y84 -> mix 0; mix y84
    | C1 -> mix 1
and mix_2 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y85 -> mix 1; mix_3 (d - 1) y85
and mix_3 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y86 -> mix 0; mix_4 (d - 1) y86
    | Error y87 -> mix 1; mix_float y87
and mix_4 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y88 :: y89) -> mix 1; mix y88; mix_4 (d - 1) y89
let v0 = None
let v46 = (match C1 with | C0 9 -> (
  mix (let o1 = -12 in let o2 = 1 - 0 in let o3 = 2 / 2147483647 in let o4 = int_of_float 100.75 in let ( && ) a b = (a lsl 1) + b and ( < ) a b = a * 2 - b in o1 && o2 < o3 && o4);
  (let (_, _, q5) = ((Ok false), ((); (Array.make 8 (-1))), None) in (let (q6, _, q7, q8) = ((Array.make 2 1.0), 16, C1, (-2)) in ((); ())));
  None) | C0 (_ | 0) -> (
  let v23 = (try (
    let v9 = "ui".[0] in
    let n18 = (try (
      let v14 = 4096 <= (match v9 with | 'a'..'m' when ((15 <> 2) != ((-1.0) <> 0.0)) -> (0 + 12) | ('a'..'m' | _) -> (12 - 12) | ('a'..'m' as w10) when true -> (1 mod 3) | '0'..'9' when ((false || false) && (11 >= 5)) -> (int_of_string (string_of_int 16)) | q11 when false -> (-20) | _ -> ((let rec f13 p12 = 16 in f13) 3.25)) in
      let n17 = -(match v9 with | ('a'..'m' as w15) -> 10 | ('0'..'9' | 'n') -> ((land) 9 12) | q16 -> ((land) 3 7)) in
      n17) with | Invalid_argument _ -> (match v9 with | 'a'..'m' -> 7 | _ when ((min (-3) 0) <= (4 * (-1))) -> 3) | Division_by_zero -> (if true then 8 else 2) | Match_failure _ -> (11 + 6)) in
    (n18 + (-2147483648)) >= n18) with | Invalid_argument q19 -> ((fun p20 -> false) 12) | Division_by_zero -> ((); false) | Match_failure _ when (false || (1.5 <= 10.0)) -> ((let rec f22 p21 = true in f22) ' ') | _ -> (min false true)) in
  (mix (if v23 then 1 else 0); note_end 0);
  let v24 = false in
  (mix (if v24 then 1 else 0); note_end 0);
  None) | ((C0 (-3)) | (C0 (-3))) -> (
  let a25 = (let _v26 = C1 in Array.make 4 0.5) in
  for i27' = 4 - 1 downto 0 do
    (let x28 = a25.(i27') in a25.(i27') <- a25.(3 - i27'); a25.(3 - i27') <- x28);
    ()
  done;
  (mix_floats a25 0 4; note_end 0);
  None) | C0 2 when (let v31' = if false then ((fun p29' -> false), 15) else ((fun p30 -> true), 4) in if false then true else false) -> (
  let v36 = (match C1 with | ((C0 q32) | (C0 q32)) -> (
    let n35 = (match None with | None -> (q32 lor q32) | Some (Ok q33) -> (q32 / (-1)) | Some (Error (0.0 | 0.0)) -> 1023 | Some (Error q34) -> (q32 land q32)) * 15 in
    C1) | C1 -> (
    C1)) in
  None) | C0 _ -> (
  let x39 = if (-12) != (let v37 = C1 in 9) then ((float_of_int 18) *. (match C1 with | C0 _ -> (-3.25) | C1 -> (-1.0))) else (((fun p38 -> 3.25) "") /. ((-10.0) -. 1.0)) in
  note_float x39;
  None) | C1 -> (
  let rec loop43 i40 s41 =
    if i40 < 10 then (
      loop43 (i40 + 1) (match s41 with None -> Some (match C1 with | C0 _ -> (match s41 with | None -> 100.75 | Some 0.5 -> 0.5 | Some _ -> 3.25) | C1 -> (let v42 = i40 in 2.0) | (C1 | C1) -> (sqrt 1.0)) | Some o -> if o = (match C1 with | C0 _ -> (match s41 with | None -> 100.75 | Some 0.5 -> 0.5 | Some _ -> 3.25) | C1 -> (let v42 = i40 in 2.0) | (C1 | C1) -> (sqrt 1.0)) then None else Some o)
    ) else
      s41
  in
  let n45 = loop43 0 None in
  (mix_0 5 n45; note_end 0);
  None))
let v46 = 3.25
let () = print_int (-6398)
let () = print_byte 32
let () = print_float (match None with | None -> (v46 +. v46) | ((Some (Ok q47)) | (Some (Ok q47))) -> (v46 *. v46) | Some ((Error 0.5) | (Error 0.5)) -> (v46 *. v46) | Some (Error q48) -> (let v51 = (let rec f50 p49 = 'a' in f50) in v46))
let () = print_newline ()
let n55 = (let v52 = C1 in ((String.iter (let rec f54 p53 = () in f54) ""); (12 asr 14)))
let n82 = (match C1 with | C0 0 -> (
  let n65 = if n55 <= 20 then (if (let v64 = 1 in true) then n55 else (if (let v63 = fun p60' p61 p62 -> (false, n55, p61) in true) then ((-3) - n55) else (if "a" >= "b c" then (if true then 14 else n55) else (if n55 < n55 then n55 else (let o56 = 7 in let o57' = 0 in let o58 = n55 in let o59 = n55 in let ( mod ) a b = b - a and ( * ) a b = a * 2 - b in o56 * o57' mod o58 * o59))))) else (n55 mod 1) in
  note_int n65;
  ((); n65) * ((land) n65 n55)) | (C0 4 as w66) when ((n55 / (n55 lor 1)) <= n55) -> (
  (try (
    let v67 = if not true then (if n55 < n55 then (true && false) else (if if true then false else true then (match None with | None -> true | Some _ -> false) else (if true then (Option.is_none None) else (if min false false then ("12" > "\000\255x") else (if n55 >= n55 then (if (n55 - (-4097)) < n55 then (n55 <= n55) else ((4 + 1024) > (-3))) else (n55 != n55)))))) else (n55 <= n55) in
    let w66 = w66 in
    (mix_1 5 w66; note_end 0);
    mix (if v67 then 1 else 0)) with | _ -> (if true then () else ()));
  let n68 = (if n55 > n55 then (19 + 12) else (if false then n55 else 0)) * n55 in
  (match w66 with | C0 8 -> 20 | C0 (7 as w69) -> n68 | C0 (-2147483647) -> n55 | C0 5 -> 10 | C0 6 -> n68 | C0 q70 -> q70 | C0 (-2147483648) -> n68 | C0 q71 -> n68 | C1 -> n68) + (n68 + 3)) | C0 4 -> (
  let n72 = 11 in
  let x73 = -3.25 in
  note_float x73;
  n55) | C0 q74 -> (
  let x75 = (try (let [] = [] in -0.0) with | Match_failure _ -> 1e16) in
  note_float x75;
  4096) | C1 -> (
  let n78 = (try ((if not true then (n55 lsr 10) else 3) / ((let _v76 = C1 in (match _v76 with | C0 q77 -> q77 | C1 -> 17)) lor 1)) with | _ -> (show_int 12 (String.length ""))) in
  note_int n78;
  let n80 = ((match Array.make 8 n78 with | ([||] | _) -> () | q79 -> ((); ())); ((truncate v46) + (if false then n55 else n78))) in
  (String.fold_left (fun p81 v46 -> n78) n80 "b c") mod 100))
let () = note_float v46
let () = note_int n55
let () = note_int n82
let () = (mix_2 5 v0; note_end 0)
let () = ()
