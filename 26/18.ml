type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
exception E2
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
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y70; r3 = y71; r4 = y72 } -> mix_1 (d - 1) y70; mix (if y71 then 1 else 0); mix_2 (d - 1) y72
and mix_1 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y74) -> mix 1; mix_1 (d - 1) y74
and mix_2 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y75 -> mix 1; mix_0 (d - 1) y75
let rec loop14 i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 >= n15 then (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13') else (
    loop14 (i0 + 1) n15 (32767 * 1) s2 s7 s2 s10 s12 s2 s10 s5 (-17) s1 (6645 * (s9 / (-2147483648))) (s12 mod (-2147483648))
  )
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25, n26, n27, n28) = loop14 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
let () = note_int n16
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n20
let () = note_int n21
let () = note_float n22
let () = note_int n23
let () = note_int n24
let () = note_int n25
let () = note_int n26
let () = note_int n27
let () = note_int n28
let s32 = ref n26
let () = for i31 = 0 to (hide 0 11) - 1 do
  s32 := ((let _v30 = fun (q29, _) -> { r2 = []; r3 = true; r4 = None } in if false then n16 else n24) lxor ((if None >= None then ((let _v30 = fun (q29, _) -> { r2 = []; r3 = true; r4 = None } in if false then n16 else n24) + (!s32)) else !s32)))
done
let n33 = !s32
let () = note_int n33
let v69 = (match { r2 = []; r3 = true; r4 = (let v34 = -1.5 in None) } with | ({ r2 = q35; r3 = true; r4 = q36 } as w37) -> (
  let a38 = Array.make (hide 0 16) 3.25 in
  let n42 = Array.length a38 in
  let rec loop41 i39 s40 =
    if i39 < n42 then (
      (a38.(i39) <- ((a38.(i39)) *. s40));
      loop41 (i39 + 1) a38.(i39)
    ) else
      s40
  in
  let n43 = loop41 0 n22 in
  note_float n43;
  let a44 = min (Array.make 3 n22) (Array.make 3 100.75) in
  let i45 = ref 0 in
  while !i45 < (hide 1 1) do
    a44.(!i45 + 1) <- (a44.(!i45 + 2) -. (a44.(!i45 + 1) *. (a44.(!i45))));
    i45 := !i45 + 1
  done;
  (mix_floats a44 0 3; note_end 0);
  (let n22 = (match q36 with | ((Some { r2 = []; _ }) | None) -> n17 | Some { r2 = _; r3 = q48; r4 = _ } when q48 -> 100.75 | Some { r2 = q49; r3 = _; r4 = _ } -> (-3.25) | None -> 100.75) in { r2 = []; r3 = true; r4 = None })) | ({ r2 = q50; r3 = (false | false); r4 = None } as w51) -> (
  let rec f52 p53 p54 =
    if p53 > 0 then (
      (f52 (p53 - 1) 4096) * 0
    ) else
      (truncate n22)
  in
  let n55 = f52 (hide 1 6) n27 in
  let n56 = f52 (hide 1 0) (f52 (hide 0 0) n33) in
  let v57 = (((n20 + n28) + (n27 / 4)) + (-4096)) >= ((Char.code '\'') mod 2) in
  w51) | { r2; r3 = false; r4 = (Some { r3 = _; r4 = q58; _ }) } -> (
  let a59 = Array.init 2 (fun p60 -> p60) in
  let rec loop63 i61 n64 =
    if i61 >= n64 then () else (
      (let k62 = wrap a59.(i61) 2 in a59.(k62) <- a59.(k62) + 1);
      loop63 (i61 + 1) n64
    )
  in
  loop63 0 (hide 1 2);
  (mix_ints a59 0 2; note_end 0);
  let a65 = ((); (Array.make 2 n19)) in
  let n68 = (hide 1 1) in
  let rec loop67 i66 =
    if i66 < n68 then (
      (a65.(i66 * 4 + 1) <- ((a65.(i66 / 4)) +. n17));
      loop67 (i66 + 1)
    ) else
      ()
  in
  loop67 0;
  (mix_floats a65 0 2; note_end 0);
  { r2 = []; r3 = true; r4 = None }))
let () = note_int n23
let () = (mix_0 5 v69; note_end 0)
let () = note_int n28
let () = note_float n18
let () = note_float n19
let () = note_float n22
let () = note_int n26
let () = note_int n27
let () = ()
