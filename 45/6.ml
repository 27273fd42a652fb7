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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y92 :: y93) -> mix 1; mix_1 (d - 1) y92; mix_0 (d - 1) y93
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y94 -> mix 1; mix y94
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
(let v12 = () in v12);
(if (- n9) > n10 then ());
let x13 = 3.25 in
let x45 = (match (match (match Ok { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref 14) } with | Ok n11 -> n9 | (Error _ as w14) -> 0) with | 1 -> (let v15 = (16, { r2 = "12"; r3 = (Array.make 2 1.5); r4 = (ref n9) }, (' ', n10, ""), '\n') in { r0 = true; r1 = None }) | ((-3) | (-3)) -> { r0 = false; r1 = None } | -3 -> { r0 = false; r1 = None } | ((-1) | 9) -> { r0 = true; r1 = None } | (8 as w16) -> { { r0 = true; r1 = None } with r0 = false } | 6 -> { r0 = true; r1 = None } | 7 -> (if true then { r0 = true; r1 = None } else { r0 = false; r1 = None }) | _ -> (let v17 = [] in { r0 = false; r1 = None })) with | { r0; r1 = (None | None) } -> (
  let n29 = (let o18 = (match { r2 = "tail \" end"; r3 = (Array.make 2 n11); r4 = (ref n9) } with | ({ r2 = _; r3; r4 } | { r3; r4; _ }) -> n9 | ({ r2; r4 = q19; _ } as w20) -> n10) in let o21 = 11 mod 4 in let o22 = n10 in let o23' = (match { r2 = "\000\255x"; r3 = (Array.make 2 0.0); r4 = (ref n10) } with | { r2 = "a"; r3; r4 } -> n0 | { r2 = ("" | ""); r3 = q24'; r4 = q25 } -> n10 | { r2 = q26; r3 = q27; r4 = q28 } -> (-2)) in let ( == ) a b = (a lsl 1) + b in o18 == o21 == o22 == o23') * (tick_int 2 (4 - n10)) in
  note_int n29;
  let rec loop34 i30 n35 s31 =
    if i30 < n35 then (
      (
        let v33 = if String.contains "tail \" end" '\255' then (x13 = 0.0) else (if r0 then (let { r2; r3; r4 = q32 } = { r2 = "b c"; r3 = (Array.make 2 x13); r4 = (ref n29) } in r0) else (if r0 then (r0 && r0) else (if not r0 then (if r0 then r0 else (if if false then r0 else false then (if ((); false) then ("a" <> "b c") else (n11 < x13)) else (2 <= 16))) else r0))) in
        (mix (if v33 then 1 else 0); note_end 0);
        ((mix (if not v33 then 1 else 0); note_end 0); ());
        ());
      loop34 (i30 + 1) n35 i30
    ) else
      s31
  in
  let n36 = loop34 0 5 n29 in
  note_int n36;
  (if n11 <> n11 then (( +. ) n11 x13) else (floor x13))) | { r0 = q37; r1 = (Some _) } -> (
  let rec fold38 p39 =
    match p39 with
    | [] ->
      []
    | (q40 :: q41) ->
      let r42 = fold38 q41 in
      q40 :: r42
  in
  let v44 = fold38 (let v43 = (q37, q37) in []) in
  (mix_0 5 v44; note_end 0);
  (if (n10 - 32767) < n9 then (try n8 with | _ -> x13) else x13))) in
(let { r1; _ } = { r0 = ("tail \" end" > "12"); r1 = (let (q46, _, q47) = ((Ok n9), true, n11) in None) } in ());
let x48 = ((); (-4096.0)) in
let rec pick49 p50 p51' p52 =
  if p50 then p51' else p52
in
let a54 = Array.init 1 (fun p53 -> x13) in
let a55 = a54 in
(mix_floats a55 0 1; note_end 0);
(pick49 (((clip "\000\255x") ^ "12") > (string_of_bool true)) a54 a55).(0) <- (if false then 3.25 else x13);
note_float a54.(0);
note_float a55.(0);
note_float (((coarse (cos (limit x48 (-100.0) 100.0))) -. (match (match { r2 = "a"; r3 = (Array.make 2 x13); r4 = (ref 8) } with | ({ r2 = q56; r3 = _; r4 = q57 } | { r2 = ("a" as q56); r3 = [|_; _|]; r4 = q57 }) -> { r2 = ""; r3 = (Array.make 2 0.0); r4 = (ref 11) } | { r2 = ("a" | "a"); r3; r4 = q58 } -> { r2 = "\000\255x"; r3 = r3; r4 = (ref n10) } | { r2 = ""; r3; r4 = q59 } -> { r2 = "12"; r3 = r3; r4 = q59 } | ({ r2 = _; r3 = q60'; r4 } | { r2 = _; r3 = q60'; r4 }) -> { r2 = "tail \" end"; r3 = q60'; r4 = r4 }) with | { r2 = q61; r3 = [|q62; q63|]; r4 } -> (-. n11) | ({ r2 = x13; r3 = q64; r4 = q65 } as w66) -> (List.fold_left (fun p67 p68 -> x48) x45 []) | { r2 = q69; r3; r4 = q70 } -> (min 0.5 n11))) /. (let i71 = (let n11 = (x48, (fun p72 p73 a55 -> 18), (false, (-10.0))) in 0 lsl 25) in if i71 >= 0 && i71 < Array.length a55 then a55.(i71) else (fabs n11)));
let x48 = ((0.0 /. 0.0) *. (coarse (sin (limit x13 (-100.0) 100.0)))) /. (-0.5) in
let { r0 = q80; r1 = _ } = { r0 = ((); (n0 >= 0)); r1 = (match (let rec f75 p74 = { r2 = "b c"; r3 = (Array.make 2 3.25); r4 = (ref n10) } in f75) x48 with | { r2 = "a"; r3 = q76; r4 = q77 } -> None | ({ r2 = q78; r3 = q79; r4 } | { r2 = q78; r3 = q79; r4 }) -> None) } in
(let rec f82 p81 = p81.r1 <- None in f82) { r0 = (min q80 q80); r1 = (Some { r0 = q80; r1 = None }) };
let v91 = (if q80 then ((((clip "b c") ^ "\000\255x") = (max "\000\255x" "tail \" end")) && (not (5 = n0))) else (((let i83 = 15 in if i83 >= 0 && i83 < Array.length a55 then a55.(i83) else x48) >= a55.(0)) || (q80 || (Option.is_none None)))) && (((List.fold_left (let rec f86 p84 p85 = n10 >= 16 in f86) (n10 < n10) ((let rec f88 p87 = [] in f88) (ref q80))) || (("\000\255x" <= "\000\255x") || (let v89 = false in false))) > (((match { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref n0) } with | { r2; r3; _ } -> ()); (let v90 = q80 in 100.75)) < a55.(0))) in
(mix (if v91 then 1 else 0); note_end 0);
(mix (if q80 then 1 else 0); note_end 0);
note_int n10;
(mix_floats a55 0 1; note_end 0);
(mix_floats a54 0 1; note_end 0);
note_float n8;
note_float x13;
note_float x45;
()
