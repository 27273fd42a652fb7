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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    true
  else (
    (if (let v4 = -0.5 in false) || (min false true) then (mix (show_int 13 8)));
    let r5 = f0 ((-1) + p1') p2' p3 in
    (let (q6, _) = ('z', p1') in false)
  )
let v7 = f0 2 [] (try 1.5 with | _ -> (-1.0))
let n18 = (try (
  let rec pick8 p9 p10 p11 =
    if p9 then p10 else p11
  in
  let v12 = (try (ref 1) with | _ -> (ref 18)) in
  let v13 = ((); (ref 2)) in
  (mix_0 5 v13; note_end 0);
  (pick8 ((max 2.0 0.5) < (if v7 then 10.0 else 3.25)) v12 v13) := (7 + 1);
  note_int !v12;
  note_int !v13;
  let n17 = (match { r2 = (fun p14 -> p14) } with | { r2 = _ } when ((!v12 - 2147483646) < (12 + 16)) -> (truncate ((fun p15 -> 0.5) (Array.make 1 10.0))) | { r2 = q16 } -> (-9677)) in
  (if ((); v7) then n17 else (show_int 16 n17))) with | Match_failure _ -> ((lxor) 4 20))
let () = note_int n18
let () = mix (if (let v7 = Array.make 16 (-0.5) in false) then (match [] with | [] -> n18 | ([] | []) -> n18 | (q19 :: q20) -> n18) else (let v21 = () in n18))
let () = (let { r2 = q27 } = ((if v7 then ()); (match 2.0 with | 0.5 when true -> { r2 = (let rec f23 p22 = p22 in f23) } | 0.5 -> { r2 = (fun p24 -> -3) } | n18 -> { r2 = (let rec f26 p25 = 14 in f26) })) in ())
let x29 = (coarse (atan (limit (match { r2 = (fun p28' -> p28') } with | ({ r2 } | { r2 }) -> 0.5) (-9.0) 9.0))) *. (coarse (exp (limit (-5e-324) (-9.0) 5.0)))
let v30 = ((n18 - (n18 / (n18 lor 1))), v7, (2 < 4095))
let () = ((let (m31, m32, m33) = v30 in mix m31; mix (if m32 then 1 else 0); mix (if m33 then 1 else 0)); note_end 0)
let () = (match v30 with | ((7, q34, q35') | (_, (true as q35'), (false as q34))) -> ((fun p36 -> ()) (n18 lor n18)) | (0, true, q37) -> (snd (x29, ())) | (0, false, true) -> () | (0, false, (false | false)) -> (print_char (if v7 then 'z' else '\n')) | (q38, q39, v30) -> ())
let n40 = (truncate (float_of_string "-0.5")) land n18
let s43 = ref n18
let () = for i42 = 0 to 5 - 1 do
  s43 := (((fun p41' -> 5609) (C0 (None, C1))) + ((if !s43 <= n40 then ((!s43) + ((fun p41' -> 5609) (C0 (None, C1)))) else !s43)))
done
let n44 = !s43
let () = note_int n44
let x49 = (match if if v7 then v7 else v7 then { r2 = (fun p45 -> p45) } else { r2 = (let rec f47 p46 = p46 in f47) } with | { r2 = q48 } -> (
  -. (float n18)))
let () = note_float x49
let rec fold50 p51 =
  match p51 with
  | C0 (q52, _) ->
    v7
  | C1 ->
    let p51 = n44 in
    ((); false)
let v54 = fold50 (match C1 with | ((C0 (_, q53)) | (C0 (_, q53))) -> q53 | C1 -> C1)
let n55 = n44 * 40
let () = note_int n55
let n66 = (match (fun v7 -> create_array 1 x49) x29 with | [|q56|] -> (truncate (q56 /. q56)) | [|q57|] -> ((land) ((-2) + n40) ((fun p58 -> n44) (let rec f60 p59 = n44 in f60))) | [|q61'|] when q61' >= (-3.25) -> (match (7, true, v54) with | (q62, true, _) -> n55 | (q63, false, true) -> q63 | (_, (false as w64), false) -> n55) | _ -> (let v65 = ((); n18) in -9) | _ -> ((land) ((-3) - n44) (n55 + 4)))
let () = note_int n66
let x75 = 1e16 /. (float (match v30 with | ((q67, true, q68) as w69) when q67 < 1 -> n66 | (q70, (true | true), v54) when q70 <> (-17) -> n40 | ((q71, true, q72) | (q71, true, q72)) -> q71 | (_, false, _) -> n66 | (_, (false as w73), q74) -> n66 | _ -> n40))
let x79 = x49 +. (let (q76, q77, _, (_, q78)) = ("", (Array.make 1 x75), (false, v54), (n55, n66)) in x75)
let () = (let rec f81 p80 = () in f81) (((); n55) mod 8)
let unused82 = fold50 C1
let n83 = 2147483647
let n84 = ((); (abs n55))
let () = note_int n84
let () = (match n55 with | -2 -> () | 1 -> () | (6 | 8) -> () | -2147483648 -> () | (5 as w85) -> () | q86 -> ())
let x88 = min x79 ((); (let _v87 = x75 in x79))
let x89 = float_of_int (snd (n55, n84))
let () = note_float x49
let () = ((let (m90, m91, m92) = v30 in mix m90; mix (if m91 then 1 else 0); mix (if m92 then 1 else 0)); note_end 0)
let () = note_float x75
let () = note_float x79
let () = note_int n40
let () = (mix (if v54 then 1 else 0); note_end 0)
let () = note_int n55
let () = note_float x88
let () = ()
