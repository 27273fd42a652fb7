type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let s4 = "loops"
let rec loop7 i5 s6 =
  if i5 >= 0 then (
    loop7 (i5 - 1) (Char.code s4.[i5] + 3 * s6)
  ) else
    s6
let n9 = loop7 (5 - 1) 15
let () = note_int n9
let n20 = (match [] with | ([] | []) -> (
  (int_of_float (-0.0)) + (let v10 = n9 in v10)) | ((_ :: _) | []) -> (
  let n9 = (let rec f15 p13 = (let _v14 = v3 in ((); n9)) in f15) (let rec f18 p16 p17 = - n9 in f18) in
  note_int n9;
  let n19 = (if ((); true) then 13 else (n9 mod (n9 lor 1))) mod 8 in
  n19))
let () = note_int n20
let rec f21 p22 p23 =
  let table26 = Array.make 2 (let rec g24 u25 = p22 in g24) in
  table26.(1) <- (let rec g24 u25 = (p23 lsr (1 land 31)) in g24);
  table26.(1) p23
let n39 = f21 (match { r3 = 3.25; r4 = n20; r5 = None; r6 = (-2); r7 = (-3.25) } with | { r3 = q27; r4; r5 = q28; r6 = q29; r7 = (q30 | (1.0 as q30)) } -> r4 | { r3 = ((1.0 as w31) | (0.0 as w31)); r4 = q32; r5 = q33; r6; r7 = f21 } -> 15 | ({ r3 = q34; r4 = q35; r5 = q36; r6 = n20; r7 = q37 } as w38) -> q35) (int_of_string (string_of_int n20))
let s40 = "loops a"
let s42 = ref n39
let i41 = ref ((hide 0 7) - 1)
let () = while !i41 >= 0 do
  s42 := (Char.code s40.[!i41] + 3 * !s42); i41 := !i41 - 1
done
let n43 = !s42
let () = note_int n43
let s44 = "loops and l"
let rec loop47 i45 n48 s46 =
  if i45 < n48 then (
    loop47 (i45 + 1) n48 (Char.code s44.[i45] + 3 * s46)
  ) else
    s46
let n49 = loop47 0 11 n20
let () = note_int n49
let s50 = "loops an"
let s52 = ref n49
let () = for i51 = 0 to (hide 1 8) - 1 do
  s52 := (Char.code s50.[i51] + 3 * !s52)
done
let n53 = !s52
let () = note_int n53
let s54 = "loops an"
let rec loop57 i55 n58 s56 =
  if i55 < n58 then (
    loop57 (i55 + 1) n58 (Char.code s54.[i55] + 3 * s56)
  ) else
    s56
let n59 = loop57 0 (hide 0 8) (-3)
let () = note_int n59
let s60 = "loops "
let s62 = ref 10
let () = for i61 = 6 - 1 downto 0 do
  s62 := (Char.code s60.[i61] + 3 * !s62)
done
let n63 = !s62
let () = note_int n63
let s64 = "loops "
let s66 = ref n49
let i65 = ref 0
let () = while !i65 < (hide 0 6) do
  s66 := (Char.code s64.[!i65] + 3 * !s66); i65 := !i65 + 1
done
let n67 = !s66
let () = note_int n67
let () = note_int n59
let () = note_int n49
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = note_int n63
let () = note_int n53
let () = note_int n43
let () = note_int n39
let () = note_int n9
let () = ()
