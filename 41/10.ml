type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a18 = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | ({ r1 = q0; r2 = 3; r3 = _ } | { r1 = (-3); r2 = q0; r3 = (_, _) }) when q0 <> 19 -> q0 | ({ r1 = (6 | 4); r2 = q1; r3 } as w2) when ((2.0 /. 0.5) > (-1.5)) -> q1 | ({ r1 = (-2); r2 = _; r3 = q3' } | { r1 = (-2); r2 = _; r3 = q3' }) when (((truncate 1.5) - (-65536)) >= (match q3' with | ((q3', []) | (q3', [])) -> 7 | (true, ((q4 :: q5') | (q4 :: q5'))) -> 11 | ((false, (_ :: q6)) | (true, ((_ :: _) as q6))) when ((-. 100.75) = (let _v7 = 3 in 2.0)) -> 3 | (false, ((_ :: q8) | ((_ :: _) as q8))) -> 0 | _ -> 0)) -> 6 | ({ r1 = q9; r2 = q10; r3 = q11' } | { r1 = (6 as q9); r2 = q10; r3 = q11' }) when q10 >= 3143 -> q10 | _ -> 19) with | Match_failure _ -> 4) lsl 0); ((-4) / 100); (match (match Array.make 4 [] with | ([|_; _; _; _|] | _) -> C6 | ([|_; q15|] | [|_; q15; _; []|]) -> C6 | _ -> C6) with | (C6 | (C4 _)) -> (List.fold_left (fun p16' p17 -> p16') 4 []) | (C6 | (C5 (_, _, _))) -> (truncate 1.5) | (C6 | C6) -> (-(-3)))|]
let n24 = -(max (a18.(0) mod 4096) (try (let o19 = 13 in let o20 = (-14) - (18 + (-1)) in let o21' = (13 lxor 13) - (-7679) in let o22 = ((-2) - 1) asr 24 in let o23 = (if true then 3 else 3) + (-9) in let ( asr ) a b = b - a in o19 asr o20 asr o21' asr o22 asr o23) with | _ -> ((15 lxor 9) mod 100)))
let () = note_int n24
let v26 = (let _v25 = (fabs 1.0) +. (2.0 *. 100.75) in (1 + 3) <= a18.(wrap (n24 mod 3) 4))
let () = (mix (if v26 then 1 else 0); note_end 0)
let n34 = ((let rec f33 p27 = (let o28' = n24 in let o29' = 18 in let o30 = 10 in let o31' = n24 in let o32 = 7 in let ( land ) a b = (a lsl 1) + b in o28' land o29' land o30 land o31' land o32) in f33) (n24 :: [])) lsr 17
let () = note_int n34
let n38 = if v26 then ((let rec f37 p35 = (let _v36 = -0.0 in n34) in f37) (n34 + n34)) else ((-13) * (n34 + n34))
let () = note_int n38
let a39 = if v26 then (Array.make 6 1.0) else (Array.make 6 0.5)
let s41 = ref 1.5
let i40 = ref 0
let () = while !i40 < 9 do
  s41 := (if !i40 < Array.length a39 then ((!s41) +. a39.(!i40)) else !s41); i40 := !i40 + 1
done
let n42 = !s41
let () = note_float n42
let x44' = (let v43 = 11 in -. ((); 3.25))
let rec f45 p46 p47 =
  if p46 > 0 then (
    (f45 (p46 - 1) (n38 mod (p46 lor 1))) lxor (-2)
  ) else
    (p47 + n38)
let _ = f45 13 (Array.length a39)
let v65 = (match C4 None with | ((C4 (Some _)) | (C4 _)) -> (
  let x50 = x44' *. (x44' -. (if v26 then x44' else x44')) in
  note_float x50;
  let n51 = n34 in
  note_int n51;
  (match 0.5 with | (0.5 | _) -> (n34, false, v26) | q52 -> (n51, v26, v26) | exception Division_by_zero -> (if v26 then (n34, v26, v26) else (n51, v26, v26)) | exception Match_failure _ -> (let _v53 = { r1 = n34; r2 = 4; r3 = (v26, []) } in (17, v26, v26)))) | (C6 | (C5 (_, _, _))) -> (
  note_int ((n24 / 3) mod 7);
  (if (0.0 > 2.0) || v26 then (Array.iteri (fun p54 p55 -> ()) a39));
  (match (let v56 = v26 in { r0 = n38 }) with | { r0 = (q57 | (-1 as q57)) } when (((match C6 with | ((C6 as w58) | (C4 None as w58)) -> n34 | ((C4 (Some _)) | (C4 (Some _))) when ((if v26 then "b c" else "tail \" end") > (Printf.sprintf "<%6s>" "\000\255x")) -> n38 | C4 ((Some _) | None) -> (-1) | (C6 | (C5 (_, _, _))) -> 9 | (C6 | (C5 (_, _, _))) when (let v59 = ((); x44') in max v26 v26) -> n38 | (C6 | (C4 None)) -> q57 | _ -> 15) - 2147483647) >= (f45 10 n38)) -> (snd (13, (n38, v26, v26))) | ({ r0 = q60 } | { r0 = q60 }) -> (q60, v26, v26))) | ((C5 (_, _, _)) | C6) -> (
  let x64 = x44' in
  (if n34 < n38 then (n38, v26, v26) else (n34, v26, false))))
let x71 = (let v70 = (match v65 with | ((q66, _, q67) | (q66, true, q67)) -> { { r1 = q66; r2 = 6; r3 = (q67, []) } with r3 = (q67, []); r1 = q66 } | ((q68, false, q69) | (q68, (false as q69), _)) -> { r1 = q68; r2 = n34; r3 = (q69, []) }) in -10.0)
let () = note_float x71
let a72 = String.fold_left (let rec f75 p73 p74 = p73 in f75) (Array.make 12 n42) "12"
let () = for i76 = 0 to 4 - 1 do
  (
    let rec loop78 i77 n79 =
      if i77 <> n79 then (
        (a72.(i76 * 3 + i77) <- ((x71 *. x44') +. (a72.(i76 * 3 + i77))));
        loop78 (i77 + 1) n79
      ) else
        ()
    in
    loop78 0 (hide 1 3);
    ());
  ()
done
let () = (mix_floats a72 0 12; note_end 0)
let v80 = v26
let x81 = x71
let a82 = (match n34 with | (4 | 4) -> (Array.make 12 n34) | (0 | 9) -> (Array.make 12 n34) | q83 -> (Array.make 12 12))
let a84 = fst ((Array.make 16 n38), n34)
let rec loop87 i85 n88 =
  if i85 <> n88 then (
    (let k86 = wrap a82.(i85) 16 in a84.(k86) <- a84.(k86) + 1);
    loop87 (i85 + 1) n88
  ) else
    ()
let () = loop87 0 12
let () = (mix_ints a84 0 16; note_end 0)
let () = note_int n38
let () = (mix (if v80 then 1 else 0); note_end 0)
let () = (mix (if v26 then 1 else 0); note_end 0)
let () = (mix_ints a18 0 4; note_end 0)
let () = note_float n42
let () = ((let (m89, m90, m91) = v65 in mix m89; mix (if m90 then 1 else 0); mix (if m91 then 1 else 0)); note_end 0)
let () = (mix_floats a39 0 6; note_end 0)
let () = (mix_ints a82 0 12; note_end 0)
let () = ()
