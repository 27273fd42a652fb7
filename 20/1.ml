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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let s1 = ref "tail \" end"
let i0 = ref 0
let () = while !i0 < 5 do
  s1 := (clip !s1 ^ clip "ykc"); i0 := !i0 + 1
done
let n2 = !s1
let () = (mix_string n2; note_end 0)
let a17 = (match (Array.fold_left (let rec f5 p3 p4 = p3 in f5) (C0 (None, C1)) (if false then (Array.make 6 100.75) else (Array.make 6 3.25))) with | ((C0 ((Some _), _)) | (C0 (_, _))) -> (
  ((let _v7' = C1 in ()); (Array.map (fun p8 -> p8) (Array.make 1 17)))) | ((C0 _) | (C0 ((Some _), _))) when (min true (true || true)) -> (
  let s10 = ref n2 in
  let i9 = ref (4 - 1) in
  while !i9 >= 0 do
    s10 := (clip !s10 ^ clip (string_of_int !i9)); i9 := !i9 - 1
  done;
  let n11 = !s10 in
  (mix (String.length n11); note_end 0);
  create_array 1 (let _v12 = (false, C1, C1, true) in 4)) | C1 -> (
  Array.copy (Array.make 1 8)) | _ -> (
  let n13 = -8551 in
  (match { r2 = (fun p14 -> n13) } with | { r2 } -> (Array.init 1 (let rec f16 p15 = n13 in f16)))))
let rec loop20 i18 n21 s19 =
  if i18 <> n21 then (
    loop20 (i18 + 1) n21 (clip s19 ^ clip ((clip "b c") ^ "a"))
  ) else
    s19
let n22' = loop20 0 5 "12"
let () = (mix_string n22'; note_end 0)
let s24 = ref n22'
let () = for i23 = 0 to 5 - 1 do
  s24 := (clip !s24 ^ clip (string_of_int i23))
done
let n25 = !s24
let () = (mix_string n25; note_end 0)
let () = prerr_int a17.(0)
let () = prerr_byte 32
let () = prerr_float (abs_float ((); (-0.0)))
let () = prerr_newline ()
let rec loop28 i26 s27 =
  if i26 >= 0 then (
    loop28 (i26 - 1) (clip s27 ^ clip n2)
  ) else
    s27
let n30 = loop28 (5 - 1) "a"
let () = (mix_string n30; note_end 0)
let s32 = ref n30
let i31 = ref 0
let () = while !i31 < 5 do
  s32 := (clip !s32 ^ clip (match { r2 = (fun p33 -> p33) } with | { r2 = _ } -> n22' | { r2 = q34 } -> "\000\255x" | ({ r2 = q35 } as w36) -> !s32 | ({ r2 = q37 } | { r2 = q37 }) when (if if true then false else false then (if true then false else true) else (1.0 = 10.0)) -> "" | _ -> "12")); i31 := !i31 + 1
done
let n38 = !s32
let () = (mix_string n38; note_end 0)
let s40 = ref n30
let () = for i39 = 0 to 5 - 1 do
  s40 := (clip !s40 ^ clip (string_of_bool false))
done
let n41 = !s40
let () = (mix_string n41; note_end 0)
let () = (try (
  let rec loop44 i42 n45 s43 =
    if i42 >= 0 then (
      loop44 (i42 - 1) n45 (clip s43 ^ clip s43)
    ) else
      s43
  in
  let n46 = loop44 (5 - 1) 5 n22' in
  (mix_string n46; note_end 0);
  let rec loop50 i47 s48 =
    if i47 < 5 then (
      loop50 (i47 + 1) (clip s48 ^ clip (match 2.0 with | 0.5 when true -> n38 | 0.5 -> s48 | q49 -> n30))
    ) else
      s48
  in
  let n52 = loop50 0 "b c" in
  (mix_string n52; note_end 0);
  let rec loop55 i53 n56 s54 =
    if i53 <> n56 then (
      loop55 (i53 + 1) n56 (clip s54 ^ clip (String.concat n41 [s54; clip "b c"]))
    ) else
      s54
  in
  let n57 = loop55 0 5 "" in
  (mix_string n57; note_end 0);
  a17.(0) <- 7032) with | Division_by_zero -> (if false then () else ()) | Failure q58 -> (print_char '\255'))
let () = (mix_string n41; note_end 0)
let () = (mix_string n30; note_end 0)
let () = (mix_string n25; note_end 0)
let () = (mix_string n38; note_end 0)
let () = (mix_ints a17 0 1; note_end 0)
let () = (mix (String.length n2); note_end 0)
let () = (mix (String.length n22'); note_end 0)
let () = ()
