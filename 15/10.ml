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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y104 } -> mix y104
let s1' = ref 0
let s2 = ref 0
let () = for i0 = 0 to 12 - 1 do
  let u3 = !s1' + 715827883 in
  let u4 = !s2 + (if !s1' < !s1' + 715827883 then 1 else 3) in
  (if !s1' <> 715827883 then (s1' := u3; s2 := u4))
done
let n5 = !s1'
let n6 = !s2
let () = note_int n5
let () = note_int n6
let s8 = ref (-2147483648)
let s9 = ref 0
let () = for i7 = 0 to 12 - 1 do
  let u10 = !s8 + 1073741824 in
  let u11 = !s9 + (if !s8 < !s8 + 1073741824 then 1 else 3) in
  s8 := u10; s9 := u11
done
let n12 = !s8
let n13 = !s9
let () = note_int n12
let () = note_int n13
let v103 = (match (Array.make 1 (n12, true, true)) :: (if false then [] else []) with | [] -> (
  (try (
    let rec loop17 i14 s15 s16 =
      if i14 < 12 then (
        if s15 <> 2147483647 then loop17 (i14 + 1) (s15 + 2147483647) (s16 + (if s15 < s15 + 2147483647 then 1 else 3)) else (s15, s16)
      ) else
        (s15, s16)
    in
    let (n19, n20) = loop17 0 2147483640 0 in
    note_int n19;
    note_int n20;
    let n25 = (hide 1 12) in
    let rec loop24 i21 s22 s23 =
      if i21 < n25 then (
        loop24 (i21 + 1) (s22 + 715827883) (s23 + (if s22 < s22 + 715827883 then 1 else 3))
      ) else
        (s22, s23)
    in
    let (n26, n27) = loop24 0 0 0 in
    note_int n26;
    note_int n27;
    let rec fold28 p29 =
      match p29 with
      | { r0 = q30 } ->
        { r0 = n26 }
    in
    let v43 = fold28 (match C6 with | C4 (Some q31') when q31' = 'W' -> { r0 = 16 } | C4 q32' -> { r0 = 15 } | C5 (None, [|q33; 0.0|], q34') -> { r0 = 8 } | C5 ((Some q35 as w36), [|q37; 0.0|], q38) -> { r0 = n20 } | C5 (q39, [|_; _|], q40) -> { r0 = 18 } | ((C5 (_, _, _)) | (C4 (Some 'n'))) -> { r0 = n19 } | (C6 | C6) -> { r0 = n13 }) in
    (mix_0 5 v43; note_end 0);
    let v47 = fold28 (Array.fold_left (let rec f46 p44 p45 = p44 in f46) { r0 = n19 } (Array.make 3 3)) in
    (mix_0 5 v47; note_end 0);
    let a50 = ((v43.r0 <- (-4)); (Array.init 8 (let rec f49 p48 = -4096.0 in f49))) in
    v43.r0 <- n12) with | _ -> ());
  (if if true then true else false then ((); true) else (not false))) | (q51 :: []) -> (
  prerr_int (Char.code (match Array.make 4 [] with | [|_; q52; q53; _|] -> '0' | [|q54; q55|] -> ' ' | q56 -> 'a'));
  prerr_byte 32;
  prerr_float ((3.25 *. 1.5) *. (List.fold_right (fun p57 p58 -> 1.0) [] 0.5));
  prerr_newline ();
  (int_of_float (-0.5)) <> (n13 - n13)) | (q59 :: (_ :: q60)) -> (
  let n62 = (let v61 = -(max n6 n12) in -(try v61 with | _ -> 0)) in
  note_int n62;
  let s64 = ref 0 in
  let s65 = ref 0 in
  let i63 = ref 0 in
  while !i63 < 12 do
    let u66 = !s64 + 1 in
    let u67 = !s65 + (if !s64 < !s64 + 1 then 1 else 3) in
    s64 := u66; s65 := u67; i63 := !i63 + 1
  done;
  let n68 = !s64 in
  let n69 = !s65 in
  note_int n68;
  note_int n69;
  n62 > n68) | [] -> (
  let v73 = Result.is_error (Error (let o70 = n13 in let o71 = n13 in let o72 = n13 in let ( || ) a b = a * 2 - b in o70 || o71 || o72)) in
  (mix (if v73 then 1 else 0); note_end 0);
  let v102 = (match if v73 || false then (try C6 with | _ -> C6) else (let _v74 = { r0 = 11 } in C6) with | ((C4 q75 as w76) | (C4 q75 as w76)) -> (
    let s78 = ref 2147483647 in
    let s79 = ref 0 in
    for i77 = 12 - 1 downto 0 do
      let u80 = !s78 + 1000000000 in
      let u81 = !s79 + (if !s78 < !s78 + 1000000000 then 1 else 3) in
      s78 := u80; s79 := u81
    done;
    let n82 = !s78 in
    let n83 = !s79 in
    note_int n82;
    note_int n83;
    let v85 = if (if true then true else false) && (max v73 v73) then ((let { r0 = q84 } = { r0 = n6 } in n13) <= (int_of_float 1.5)) else (Result.is_ok (max (Ok n83) (Ok n13))) in
    ((if v85 then n82 else 1) - 2147483647) <= (n83 + n82)) | C5 (q86, q87, _) -> (
    let s89 = ref (-2147483648) in
    let s90 = ref 0 in
    for i88 = 0 to 12 - 1 do
      let u91 = !s89 + 1 in
      let u92 = !s90 + (if !s89 < !s89 + 1 then 1 else 3) in
      s89 := u91; s90 := u92
    done;
    let n93 = !s89 in
    let n94 = !s90 in
    note_int n93;
    note_int n94;
    let rec loop98 i95 s96 s97 =
      if i95 >= 12 then (s96, s97) else (
        if s96 <> 1073741824 then loop98 (i95 + 1) (s96 + 1073741824) (s97 + (if s96 < s96 + 1073741824 then 1 else 3)) else (s96, s97)
      )
    in
    let (n100, n101) = loop98 0 2147483640 0 in
    note_int n100;
    note_int n101;
    v73) | C6 -> (
    (1.5 *. 100.75) > (-. (-0.0)))) in
  (mix (if v102 then 1 else 0); note_end 0);
  false))
let () = note_int n6
let () = note_int n13
let () = note_int n5
let () = (mix (if v103 then 1 else 0); note_end 0)
let () = note_int n12
let () = ()
