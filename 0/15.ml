type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y82' } -> mix 1; mix_float y82'
    | C4 -> mix 2
    | C2 (y83, y84, y85) -> mix 3; mix_string y83; mix_floats y84 0 4; mix_float y85
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let rec f8 p9 p10 =
  let table13 = Array.make 2 (let rec g11 u12 = p9 in g11) in
  table13.(1) <- (let rec g11 u12 = p9 in g11);
  table13.(0) p10
let n14 = f8 n7 ((-2) / (16 lor 1))
let () = note_int n14
let n16 = f8 4095 (match C18 with | C19 -> n14 | (C18 | C18) -> n7 | ((C17 'a'..'m') | C19) -> 9 | C17 q15 when (if C18 >= C18 then (false && true) else (0 >= 14)) -> n14 | (C18 | (C17 _)) -> n7)
let rec f17 p18 p19 =
  let table22 = Array.make 2 (let rec g20 u21 = p18 in g20) in
  table22.(1) <- (let rec g20 u21 = p18 in g20);
  table22.(1) p19
let v26 = f17 (let v25 = fun p23 p24 -> 5 in (C3, ((-1.0), 0.0, "\000\255x", false), (Array.make 2 n16))) n16
let () = ((let (m27, m28, m33) = v26 in mix_0 5 m27; (let (m29, m30, m31, m32') = m28 in mix_float m29; mix_float m30; mix_string m31; mix (if m32' then 1 else 0)); mix_ints m33 0 2); note_end 0)
let () = ((let (m34, m35, m40) = v26 in mix_0 5 m34; (let (m36, m37, m38, m39) = m35 in mix_float m36; mix_float m37; mix_string m38; mix (if m39 then 1 else 0)); mix_ints m40 0 2); note_end 0)
let s42 = ref 0.0
let i41 = ref (14 - 1)
let () = while !i41 >= 0 do
  s42 := ((if false < false then (100.75 /. 0.0) else 10.0) -. (((if false < false then (100.75 /. 0.0) else 10.0) *. (!s42)))); i41 := !i41 - 1
done
let n43 = !s42
let () = note_float n43
let n44 = if C18 < C18 then n14 else (if "a" = "" then ((-2) - n16) else (if "tail \" end" <> "tail \" end" then (f8 n16 n16) else (int_of_string (string_of_int 15))))
let () = print_int n44
let () = print_byte 32
let () = print_float (match v26 with | (q45, q46, q47) -> n43 | (q48, n16, _) -> (fabs n43))
let () = print_newline ()
let () = (match v26 with | ((_, q49, q50) | ((C2 (_, _, _)), q49, q50)) when ((n16 mod (n16 lor 1)) > (let v51 = n16 in n16)) -> () | ((q52, q53, q54) | ((C2 (_, _, _) as q52), q53, q54)) -> (Array.iter (List.fold_right (fun p55 p56 -> p56) [] (let rec f58 p57 = () in f58)) q54))
let v62 = (let s59 = (let f60 : (int -> string -> string, unit, string) format = "%-3d %s" in Printf.sprintf f60 5901 (clip "\000\255x")) in let i61 = (8 mod 7) * 33 in if i61 >= 0 && i61 < String.length s59 then s59.[i61] else '\'')
let rec f63 p64 p65 =
  let rec g66 u67' = p64
  in
  g66 p65
let v68 = f63 (6 <> 2) n14
let p69 = n16
let p70 = f8 n16 15
let p71 = 1.0
let p72 = float_of_string "3.25"
let p73 = fst (p69, n44)
let p74 = p70 lsr 1
let p75 = f8 p73 15
let p76 = if v68 then p75 else 19
let p77 = (try (p72 -. p72) with | _ -> n43)
let p78 = p71
let p79 = f8 17 p73
let () = mix 1
let n80 = 1 + (p79 + (p76 lxor (p75 * ((((p69) lxor p70) + p73) lxor p74))))
let x81 = (p78 +. (p77 +. ((p71) +. p72))) -. 1.0
let () = note_int p75
let () = note_float p71
let () = note_int n80
let () = note_float p78
let () = note_int n7
let () = note_float p77
let () = note_int n16
let () = note_float x81
let () = ()
