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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
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
let rec f12 p13 p14 =
  if p13 > 0 then (
    (f12 (p13 - 1) (p14 * (-2))) - 2
  ) else
    (fst (n0, n11))
in
let n15 = f12 2 (if false then n10 else 10) in
let rec f16 p17 p18 =
  if p17 < 1 then
    (try p17 with | Failure q19 -> n15 | Not_found -> 17 | E0 ({ r0 = q20; r1 }) -> p17 | E2 true -> 16 | E2 false -> p17)
  else (
    9 land (f16 (p17 - 1) 4096)
  )
in
let n21 = f16 2 (compare (Array.make 16 1.5) (Array.make 16 n8)) in
max (match (Array.to_list (Array.make 3 (Ok 10))) with | [] -> (List.iteri (fun p22 p23 -> ()) []) | (q24 :: q25) -> (if false then () else ()) | exception Invalid_argument q26 -> (let _v27 = ((Array.make 8 n15), { r0 = true; r1 = None }, { r0 = true; r1 = None }, { r0 = false; r1 = None }) in ()) | exception Failure f16 -> (match { r2 = f16; r3 = (Array.make 2 n11); r4 = (ref 8) } with | { r2 = "a"; r3 = [|_|]; r4 } -> () | { r2 = "a"; r3 = q28; r4 = _ } -> () | { r2 = ""; r3 = q29; r4 = q30 } -> () | { r2 = "a"; r3 = f12; r4 } -> () | { r2 = ""; r3 = q31; r4 = q32 } -> () | ({ r3 = [|_; _|]; r4 = _; _ } | { r2 = _; r4 = _; _ }) -> ()) | exception Not_found -> (let _v36 = { r0 = true; r1 = None } in ()) | exception Match_failure _ -> ((); ()) | exception E0 ({ r0 = q37; r1 }) -> () | exception E1 (({ r2 = ("a" as w38); r3 = f16; r4 = q39 } as w40)) -> () | exception E1 ({ r2 = ""; r3 = q41; r4 = q42' }) -> () | exception E1 ({ r2 = q43; r3; r4 = q44' }) -> (let { r2 = q45'; r3 = q46; _ } = { r2 = q43; r3 = r3; r4 = q44' } in ())) (if n8 >= (-100.75) then (if true then () else ()) else (if false then ()));
let rec f47 p48 p49 =
  if p48 <= 0 then
    (n9 - 8)
  else (
    8 lxor (f47 (p48 - 1) (match { r0 = true; r1 = None } with | { r0 = (true | true); r1 = None } -> p49 | { r0 = true; r1 = (Some { r0; r1 = q50 }) } -> 19 | { r0 = false; r1 = q51 } -> p48))
  )
in
let n58 = f47 3 (let (q55, _, q56, q57) = ((Array.make 16 n8), true, n21, (let rec f54' p52 p53 = 2 in f54')) in n21) in
note_int n58;
let s62 = (clip (if String.for_all (let rec f60 p59 = false in f60) "" then (let v61 = 0.0 in "b c") else ((clip "\000\255x") ^ "tail \" end"))) ^ (Printf.sprintf "<%f>" (abs_float n11)) in
(let { r0 = _; _ } = Array.fold_right (fun p63 p64 -> { r0 = true; r1 = None }) (if true then (Array.make 1 n15) else (Array.make 1 20)) { r0 = true; r1 = None } in (let v80 = (match { r2 = ""; r3 = (Array.make 2 n11); r4 = (ref 14) } with | { r2 = q65; r3 = q66; r4 } when ((let v67 = { r0 = true; r1 = None } in ()); (n10 < n21)) -> (Ok n15) | ({ r3; r4 = q68; _ } | { r2 = _; r3; r4 = q68 }) -> (Ok n9) | ({ r2 = "a"; r3 = q69; r4 = f12 } | { r2 = "a"; r3 = q69; r4 = f12 }) when (s62 = "wc") -> (Ok n15) | { r2 = q70; r3 = q71; r4 = q72 } -> (Ok 10) | _ -> (Ok n10) | exception Invalid_argument _ -> (Ok n58) | exception Division_by_zero -> (Ok n9) | exception E0 (({ r0 = q73; r1 = q74 } as w75)) -> (Ok n10) | exception E1 ({ r2 = q76; r3 = q77; r4 = q78 }) -> (Ok n58) | exception E2 true -> (Ok n21) | exception E2 (false as w79) -> (Ok n21)) in (let v81 = { r2 = "b c"; r3 = (Array.make 2 n11); r4 = (ref n10) } in ())));
let x82 = 1.0 *. ((n11 +. (-1.5)) /. 10.0) in
let x100 = (match (match (match { r2 = "b c"; r3 = (Array.make 2 x82); r4 = (ref 12) } with | { r2 = q83; r3 = q84; r4 = q85 } -> { r0 = false; r1 = None }) with | { r0 = q86; r1 } -> { r0 = q86; r1 = None }) with | { r0 = true; r1 = None } -> (
  float n15) | { r0 = true; r1 = (Some { r0; r1 } as w87) } -> (
  let rec f88 p89 p90 =
    if p89 < 1 then
      (match w87 with | None -> n21 | ((None as w91) | (Some { r0 = _; r1 = None } as w91)) when ((n58 > n9) || (s62 >= s62)) -> 17 | ((Some { r0; r1 = None }) | (Some { r0; r1 = None })) -> (-1) | (None | (Some _)) when r0 -> p89 | Some ({ r0 = q92; r1 = None } | { r0 = q92; r1 = (Some _) }) -> n21 | ((Some { r0 = q93; r1 }) | (Some { r0 = q93; r1 })) -> 4 | _ -> p90)
    else (
      (-4) * (f88 (p89 - 1) (if r0 then p89 else n21))
    )
  in
  let n94 = f88 6 ((lxor) n21 n58) in
  let n95 = f88 4 (n94 + 15) in
  let rec f96 p97 p98 =
    if p97 <= 0 then
      n95
    else (
      (f96 (p97 - 1) (Char.code '\255')) + p98
    )
  in
  let n99 = f96 1 n94 in
  n8) | { r0 = false; r1 } -> (
  (-0.5) +. (ceil n8))) in
note_float x100;
note_int n15;
note_float x100;
note_int n58;
(mix_string s62; note_end 0);
note_int n0;
note_float n8;
note_float x82;
note_float n11;
()
