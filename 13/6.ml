type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec show_int k x = print_byte (65 + k); x
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
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y103 -> mix 1; mix (if y103 then 1 else 0)
in
let n0 = -11 in
note_int n0;
let rec loop6 i1 s2 s3 s4 s5 =
  if i1 < 7 then (
    loop6 (i1 + 1) s2 s3 s4 s5
  ) else
    (s2, s3, s4, s5)
in
let (n8, n9, n10, n11) = loop6 0 10.0 n0 n0 (-1.5) in
note_float n8;
note_int n9;
note_int n10;
note_float n11;
let v20 = Array.fold_right (if n10 <> n9 then (let rec f14 p12 p13 = p13 in f14) else (fun p15 p16 -> p16)) (min (Array.mapi (let rec f19 p17 p18 = n9 in f19) (Array.make 3 20)) [|n10; n9; n10|]) (min (try (n9 <= n10) with | _ -> false) (match 1.5 with | 0.0 -> true | 0.5 -> false | 0.5 -> false | n0 -> false)) in
let c21 = ((float_of_string "10.0") /. (-1.5)) +. (((-100.75) /. n11)) in
let c22 = ((-100.75) /. n11) +. (((float_of_string "10.0") /. (-1.5))) in
let c23 = (c21) *. ((float_of_string "10.0") /. (-1.5)) in
let c24 = (c22) -. ((-100.75) /. n11) in
note_float c24;
let a25 = Array.copy (Array.make 8 10) in
let v33 = (try (
  let n29 = (match { { r0 = v20; r1 = None } with r0 = v20 } with | ({ r0 = true; r1 = None } | { r1 = _; _ }) -> (match (let v26 = [] in None) with | None -> (tick_int 17 n9) | Some q27' -> (-4096)) | { r0 = true; r1 = (Some _) } -> (- a25.(0)) | { r0 = false; r1 = None } -> a25.(0) | { r0 = false; r1 = (Some q28) } -> (-65536)) in
  ((match { r2 = "tail \" end"; r3 = (Array.make 2 c21); r4 = (ref n10) } with | ({ r2 = _; r3; r4 } | { r3; r4; _ }) -> () | ({ r2 = q30; r3 = q31; r4 = q32 } | { r2 = q30; r3 = q31; r4 = q32 }) -> ()); (not v20))) with | _ -> v20) in
(mix (if v33 then 1 else 0); note_end 0);
let n36 = (match -19 with | 1 -> (max 2965 n0) | -2 -> (compare (if v33 then ((-2), ('\255', "tail \" end", n9)) else (20, ('z', "b c", n10))) (n9, (' ', "\000\255x", n9))) | q34 -> (let v35 = tick_int 14 12 in Array.length a25)) in
((note_int a25.(wrap (- n36) 8)); (if (match { r0 = v33; r1 = None } with | { r0 = q37; r1 } -> q37 | { r0 = true; r1 = q38 } -> v20 | ({ r0 = q39'; r1 } | { r0 = (false as q39'); r1 }) -> false) then (a25.(wrap (n10 lor n10) 8) <- 12)));
let s43 = (clip (if String.for_all (let rec f41 p40 = v33 in f41) "\000\255x" then (let v42 = 0.0 in "b c") else ((clip "\000\255x") ^ "tail \" end"))) ^ (Printf.sprintf "<%f>" (abs_float c23)) in
(let { r1 = q47; _ } = Array.fold_right ((); (let rec f46' p44 p45 = p45 in f46')) a25 { { r0 = v20; r1 = None } with r0 = v20 } in print_char (if false then '0' else ' '));
let v52 = (let (_, (q50, q51)) = ((let rec f49 p48 = 16 in f49), (v20, v33)) in (n9 - (-32769)) <= n36) < v20 in
(mix (if v52 then 1 else 0); note_end 0);
print_int n36;
print_byte 32;
print_float 1e-310;
print_newline ();
let n53 = n9 in
let n54 = -4096 in
note_int n54;
for i55 = 8 - 1 downto 0 do
  a25.(i55) <- 1024;
  ()
done;
(mix_ints a25 0 8; note_end 0);
let x56 = 3.25 in
note_float x56;
let a57 = create_float_array 16 c22 in
let rec loop59 i58 n60' =
  if i58 <> n60' then (
    (a57.(i58) <- ((( -. ) n11 100.75) /. (-. c24)));
    loop59 (i58 + 1) n60'
  ) else
    ()
in
loop59 0 16;
(mix_floats a57 0 16; note_end 0);
let n63 = if false then (if v52 then n10 else 12) else (if v33 then (n53 * n54) else (if n53 == n10 then (if n36 < n53 then (let _v62 = { r0 = true; r1 = None } in n36) else (if v33 then (if (let v61 = x56 in v52) then (n54 / 3) else (n36 - n36)) else (n36 - n54))) else (if v52 then n54 else n10))) in
note_int n63;
(match { { r2 = s43; r3 = (Array.make 2 c24); r4 = (ref n53) } with r2 = (let (q66, q67) = ((let rec f65 p64' = x56 in f65), (x56, 1.0, n54)) in max (part s43 0 n63) (if v20 then s43 else s43)); r3 = (Array.make 2 ((if v33 then n11 else c24) *. (abs_float n11))) } with | { r2 = "a"; r3 = ([|q68; q69|] | [|q68; q69|]); r4 = q70 } when q68 = 0.0 -> (mix (if true then 1 else 0); note_end 0) | { r2 = "a"; r3 = [|q71; q72|]; r4 = q73 } -> (q73 := ((let _v76 = (q72, (fun p74 p75 q72 -> 18), (v52, 0.0)) in 0 lsl 25) - n54)) | ({ r2 = "a"; r3; r4 = q77 } as w78) -> (print_endline (part (if v52 then "epitdfbaso" else (let v79' = n63 in "12")) (n53 lsl 10) (abs n63))) | ({ r2 = ""; r3; r4 = _ } | { r2 = _; r3; r4 = _ }) -> (r3.(0) <- r3.(wrap (try n54 with | _ -> n10) 2)) | { r2 = "a"; r3; r4 = q80 } -> () | { r2 = q81; r3 = s43; r4 = q82 } -> (if ((Array.fold_right (fun p83 p84 -> p83) s43 n11) <> (try (Option.get None) with | Invalid_argument _ -> c23 | Division_by_zero -> 2.0 | Not_found -> c24 | E2 true -> c24 | E2 false -> c22)) || v20 then (a25.(5) <- (String.length (max q81 "a")))));
let v85 = ((compare false false) = (n53 + 8)) && (v52 != ((0 + 32767) >= n63)) in
let n102 = (match (let rec f87 p86 = Ok n63 in f87) (ref true) with | Ok 6 -> (
  let x96 = (try (
    let n88 = tick_int 3 (max n54 32767) in
    let x89' = if v33 < v85 then (coarse (sin (limit (-0.5) (-100.0) 100.0))) else (if v85 then (if v20 && v85 then (float_of_int n88) else (if max v85 v85 then (0.0 +. c22) else a57.(15))) else c22) in
    let n93 = (show_int 13 (let o90 = (n54 + n9) + (try ((); n88) with | _ -> n9) in let o91 = 2147483647 in let o92 = a25.(1) in let ( + ) a b = a lxor (b + 1) and ( %% ) a b = (a lsl 1) + b in o90 + o91 + o92)) * 19 in
    note_int n93;
    let n94 = (truncate (10.0 *. c23)) + n63 in
    ((); (if v85 then raise (E1 { r2 = s43; r3 = (Array.make 2 0.0); r4 = (ref 13) }) else c23))) with | E1 q95 -> 2147483648.0) in
  note_float x96;
  7) | Ok _ -> (
  n54) | Error 0.5 -> (
  let rec loop99 i97 n100 s98 =
    if i97 < n100 then (
      loop99 (i97 + 1) n100 (match s98 with None -> Some v85 | Some o -> if o = v85 then None else Some o)
    ) else
      s98
  in
  let n101 = loop99 0 10 None in
  (mix_0 5 n101; note_end 0);
  assert (compare n54 n54 = 0);
  n63) | Error _ -> (
  ( + ) (- n53) (Char.code '\''))) in
note_int n102;
(mix_string s43; note_end 0);
note_float c24;
(mix (if v20 then 1 else 0); note_end 0);
note_float x56;
note_int n36;
note_int n0;
(mix (if v52 then 1 else 0); note_end 0);
()
