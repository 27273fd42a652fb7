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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : (float, bool) result) =
  if d > 0 then
    match v with
    | Ok y89 -> mix 0; mix_float y89
    | Error y90 -> mix 1; mix (if y90 then 1 else 0)
let rec f0 p1 p2 =
  if p1 < 1 then
    (let { r7 = p2 } = { r7 = 1.0 } in p1)
  else (
    8 - (f0 (p1 - 1) p1)
  )
let n3 = f0 8 (3 / 2)
let rec f4 p5 p6' =
  if p5 <= 0 then
    (- 19)
  else (
    (f4 (p5 - 1) (p6' * 38)) + (-6)
  )
let n7 = f4 0 n3
let n8 = f4 3 n7
let x14 = if ((n3 + 6) - 4096) > (n8 / 8) then (max (try (-. 100.75) with | Match_failure _ -> 0.5) (fst (100.75, true))) else (List.fold_right (let rec f11 p9 p10 = p10 -. p10 in f11) [] (match Ok n7 with | ((Ok _) | (Error _)) -> (-1.5) | Error 1.0 -> (-1.5) | ((Error q13) | (Error q13)) -> 100.75))
let rec f15 p16 p17 =
  if p16 <= 0 then
    ((); p17)
  else (
    (f15 (p16 - 1) (if true then 7 else 16)) * (-5)
  )
let n19 = f15 4 ((fun p18 -> n8) [])
let () = note_int n19
let n25 = List.fold_left (fun p20 p21 -> 12) (int_of_string (string_of_int n19)) (if true && false then (List.merge compare [] []) else (let v24 = (let rec f23 p22 x14 = (n3, n7) in f23) in []))
let v39 = (((let v26 = x14 in n8) / ((f4 3 n19) lor 1)), (List.fold_right (match Ok true with | ((Ok true) | (Ok true)) -> (let rec f29 p27 p28' = Ok x14 in f29) | Ok false -> (fun p30 x14 -> x14) | ((Error (q31, 0.0, q32, _)) | (Error (q31, _, _, q32))) -> (fun n8 p33 -> p33) | Error (_, q34, q35, f15) -> (fun p36 f15 -> f15)) [] (Error false)), (String.make 3 (let s37 = "" in let i38 = n7 in if i38 >= 0 && i38 < String.length s37 then s37.[i38] else '\n')))
let () = ((let (m40, m41, m42) = v39 in mix m40; mix_0 5 m41; mix_string m42); note_end 0)
let a43 = if false then (Array.make 4 n8) else (Array.make 4 n19)
let s45 = ref (-2)
let i44 = ref 0
let () = while !i44 < 4 do
  a43.(!i44) <- (a43.(3) lxor (!s45));
  s45 := (a43.(!i44) - (a43.(3) lxor (!s45))); i44 := !i44 + 1
done
let n46 = !s45
let () = note_int n46
let x50 = if Array.exists (fun p47 -> (let v48 = [] in true)) a43 then (let _v49 = (false, n25) in 0.0 /. 0.0) else (float (let { r1; r2 = x14; r3 = a43; r4; _ } = { r0 = "a"; r1 = []; r2 = "12"; r3 = n46; r4 = None } in n46))
let () = note_float x50
let rec f51 p52 p53 =
  if p52 < 1 then
    (try (17 * 27) with | _ -> p53)
  else (
    (f51 (p52 - 1) (try 1983 with | _ -> n25)) * (-8)
  )
let n61 = f51 3 (match v39 with | (q54, (Ok 1.0), q55) -> n7 | (q56, (Ok _), q57) -> n19 | ((_, (Error _), _) | (_, (Ok _), "a")) -> 16)
let () = note_int n61
let n62 = f51 (hide 0 3) n61
let rec f63 p64 p65 =
  if p64 <= 0 then
    n19
  else (
    p65 + (f63 ((-1) + p64) (4 * 28))
  )
let n66 = f63 4 (if true then 14 else n19)
let n67 = f63 (hide 0 1) a43.(wrap (compare true true) 4)
let () = note_int n67
let x83 = ( -. ) (((fun p68 -> (let { r1; r2 = q80; r3 = _; r4 = q81; _ } = (match v39 with | (((q69, _, _) as w70') | (((5 as q69), (Ok _), "a") as w70')) -> { r0 = "b c"; r1 = []; r2 = "\000\255x"; r3 = n46; r4 = None } | (5, (Error q71), ("a" as w72)) -> { r0 = w72; r1 = []; r2 = w72; r3 = 13; r4 = None } | ((5, q73, q74') | (5, q73, q74')) -> { r0 = q74'; r1 = []; r2 = "a"; r3 = 14; r4 = None } | (((-2), q75, _) as w76) -> { r0 = "12"; r1 = []; r2 = "tail \" end"; r3 = 4; r4 = None } | (((-2147483647), n62, q77) | (_, (Ok _ as n62), q77)) -> { r0 = q77; r1 = []; r2 = q77; r3 = n3; r4 = None } | (q78, _, q79) -> { r0 = q79; r1 = []; r2 = q79; r3 = p68; r4 = None }) in if true then (-1.5) else x50)) (let { r7 = _ } = max { r7 = x50 } { r7 = x50 } in (let i82 = 8 in if i82 >= 0 && i82 < Array.length a43 then a43.(i82) else n61))) *. x50) (try x50 with | _ -> x50)
let () = note_float x83
let rec f84' p85 p86 =
  if p85 <= 0 then
    (let i87 = p86 in if i87 >= 0 && i87 < Array.length a43 then a43.(i87) else p86)
  else (
    p86 + (f84' (p85 - 1) (0 + n46))
  )
let n88 = f84' 5 (n66 + 4)
let () = note_int n62
let () = note_float x50
let () = note_int n7
let () = note_int n3
let () = note_int n88
let () = note_float x14
let () = note_int n66
let () = note_float x83
let () = ()
