type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y75; r1 = y76; r2 = y77; r3 = y78; r4 = y79 } -> mix_string y75; mix_3 (d - 1) y76; mix_string y77; mix y78; mix_4 (d - 1) y79
and mix_1 d (v : (int, t2) result) =
  if d > 0 then
    match v with
    | Ok y80 -> mix 0; mix y80
    | Error y81 -> mix 1; mix_5 (d - 1) y81
and mix_2 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y82 -> mix 1; mix (if y82 then 1 else 0)
and mix_3 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y83 :: y84) -> mix 1; mix_string y83; mix_3 (d - 1) y84
and mix_4 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y85 -> mix 1; mix_0 (d - 1) y85
and mix_5 d (v : t2) =
  if d > 0 then
    match v with
    | { r7 = y86' } -> mix_float y86'
let f0 (_, q1) p2 =
  1.0
let x3 = f0 (2, 5) ((Array.make 8 1.5) :: [])
let x5 = f0 (19, 11) (let v4' = { r7 = x3 } in [])
let () = note_float x5
let f6 p7 =
  { r0 = "12"; r1 = []; r2 = "a"; r3 = 7; r4 = None }
let v8 = f6 x5
let () = (mix_0 5 v8; note_end 0)
let () = (mix_0 5 v8; note_end 0)
let f9 p10 =
  19
let _ = f9 (C6 > C6)
let n11 = f9 ('\255' == '\255')
let n25 = List.fold_right (let rec f21 p12 p13 = (match { r0 = ((clip "tail \" end") ^ "12"); r1 = []; r2 = ((); "b c"); r3 = p13; r4 = None } with | { r0 = q14'; r1 = q15; r2 = v8; r3 = _; r4 } -> p13 | { r0 = "a"; r1 = _; r2 = q16; r3 = q17; _ } -> p13 | { r0; r1 = q18; r2 = q19; r3 = q20; r4 = p13 } -> 0) * n11 in f21) (List.init 7 (fun p22 -> (let v23 = (match ((); { r7 = x5 }) with | { r7 = 1.0 } -> v8.r3 | ({ r7 = p22 } | { r7 = p22 }) -> n11) in (let _v24 = Array.make 2 v23 in v23) + p22))) v8.r3
let s27 = ref true
let () = for i26 = 0 to 5 - 1 do
  (
    let f28 p29 =
      i26
    in
    let n30 = f28 (truncate x5) in
    let x50 = (match Ok C6 with | Ok (C5 n30) -> (
      let a31 = Array.mapi (fun p32' p33 -> x3) (Array.make 2 x5) in
      let s35 = ref (-3.25) in
      for i34 = 0 to 2 - 1 do
        (if false then (s35 := (a31.(i34) -. (!s35))))
      done;
      let n36' = !s35 in
      note_float n36';
      1.5) | Ok q37 -> (
      let v44 = if true || !s27 then ((); '0') else (if if !s27 then !s27 else !s27 then ((); 'a') else (if n30 < n25 then (if n30 < i26 then (if if !s27 then !s27 else !s27 then (let s42 = "\000\255x" in let i43 = n30 in if i43 >= 0 && i43 < String.length s42 then s42.[i43] else 'z') else (if !s27 then (if !s27 then (let s40 = "a" in let i41 = n30 in if i41 >= 0 && i41 < String.length s40 then s40.[i41] else '0') else (if n25 == i26 then (try (let s38 = "12" in let i39 = i26 in if i39 >= 0 && i39 < String.length s38 then s38.[i39] else 'a') with | _ -> 'a') else '\255')) else '\210')) else (if !s27 then '\n' else '\n')) else (Char.chr (14 land 255)))) in
      x5 -. x5) | Error (q45, _, n30) -> (
      let n30 = (let v49 = (match q45 with | (_, q46, q47, q48) -> { r0 = ""; r1 = []; r2 = "tail \" end"; r3 = 14; r4 = None }) in floor (if !s27 then n30 else x5)) in
      (f0 (n25, i26) []) *. x5)) in
    ());
  s27 := ((); (let (i26, _) = (n25, i26) in !s27))
done
let n51 = !s27
let () = (mix (if n51 then 1 else 0); note_end 0)
let f52 p53 =
  false
let v54 = f52 (n25 + (-2))
let f6 = (let n25 = ((min () ()); ('a', v54)) in if v54 = v54 then (let v55 = n11 in None) else (if v54 then None else None))
let _ = (fun p56 -> Array.make 1 { r0 = "b c"; r1 = []; r2 = "a"; r3 = n25; r4 = None }) (f0 (n25, n25) (max [] []))
let f57 p58 =
  Array.make 3 n11
let _ = f57 (Array.map (let rec f60 p59 = x3 in f60) (Array.make 6 x3))
let _ = f57 (Array.make 6 x3)
let v67 = if (let rec f66' p65 = v54 in f66') n25 then (if (match f6 with | None -> n51 | Some q64 -> q64) then (if (match v8 with | { r0; r1 = q61; r2 = q62; r3 = q63; _ } -> true) then (C6 <= C6) else (if if false then v54 else true then (f52 (-1)) else (x5 < (-1.5)))) else v54) else false
let f68 p69 =
  ()
let v70 = f68 (if false then { r0 = "a"; r1 = []; r2 = ""; r3 = 0; r4 = None } else v8)
let () = prerr_int 2147483647
let () = prerr_byte 32
let () = prerr_float x5
let () = prerr_newline ()
let f71 v70 =
  Ok n11
let v72 = f71 (- n25)
let () = (mix_1 5 v72; note_end 0)
let () = (mix_1 5 v72; note_end 0)
let v74 = f71 (let v73 = '\255' in n11)
let () = (mix_1 5 v74; note_end 0)
let () = (mix_1 5 v74; note_end 0)
let () = note_float x3
let () = note_float x5
let () = (mix (if v67 then 1 else 0); note_end 0)
let () = (mix_1 5 v74; note_end 0)
let () = (mix_2 5 f6; note_end 0)
let () = (mix (if v54 then 1 else 0); note_end 0)
let () = note_int n11
let () = ()
