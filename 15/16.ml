exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y262 :: y263) -> mix 1; mix_float y262; mix_0 (d - 1) y263
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y264' -> mix 1; mix_float y264'
let f0 p1 =
  (p1, p1, 'z', [])
let v2 = f0 (5 mod 2147483647)
let () = ((let (m3, m4, m5, m6) = v2 in mix m3; mix m4; mix (Char.code m5); mix_0 5 m6); note_end 0)
let _ = f0 (16 land 9)
let rec loop10 i7 n11 s8 s9 =
  if i7 < n11 then (
    if s8 <> 1 then loop10 (i7 + 2) n11 (s8 + 1) (s9 + (if s8 < s8 + 1 then 1 else 3)) else (s8, s9)
  ) else
    (s8, s9)
let (n12, n13) = loop10 0 12 0 0
let () = note_int n12
let () = note_int n13
let s15 = ref 0
let s16 = ref 0
let () = for i14 = 0 to 12 - 1 do
  let u17 = !s15 + 2147483647 in
  let u18 = !s16 + (if !s15 < !s15 + 2147483647 then 1 else 3) in
  s15 := u17; s16 := u18
done
let n19 = !s15
let n20 = !s16
let () = note_int n19
let () = note_int n20
let n21 = 7 - ((); (n20 + 10))
let rec loop25 i22 n26 s23' s24 =
  if i22 >= n26 then (s23', s24) else (
    loop25 (i22 + 1) n26 (s23' + 1000000000) (s24 + (if s23' < s23' + 1000000000 then 1 else 3))
  )
let (n27, n28) = loop25 0 (hide 1 12) (-2147483648) 0
let () = note_int n27
let () = note_int n28
let v257 = (match (if 3.25 < (-2.0) then (match v2 with | (q29, q30, q31, q32) -> []) else (List.flatten [])) with | ([] | (_ :: (_ :: _))) when (let (q35, _, _, n19) = ((ref '\255'), (Array.make 4 18), (fun p33 p34 -> p34), (-100.75)) in ((); false)) -> (
  let n36 = 65536 in
  note_int n36;
  let s38' = ref 2147483640 in
  let s39 = ref 0 in
  for i37 = 12 - 1 downto 0 do
    let u40 = !s38' + 2147483647 in
    let u41 = !s39 + (if !s38' < !s38' + 2147483647 then 1 else 3) in
    s38' := u40; s39 := u41
  done;
  let n42 = !s38' in
  let n43 = !s39 in
  note_int n42;
  note_int n43;
  Some (try 4096.0 with | _ -> 100.75)) | [] -> (
  let rec loop47 i44 n48 s45 s46 =
    if i44 >= n48 then (s45, s46) else (
      if s45 <> 1000000000 then loop47 (i44 + 1) n48 (s45 + 1000000000) (s46 + (if s45 < s45 + 1000000000 then 1 else 3)) else (s45, s46)
    )
  in
  let (n49, n50) = loop47 0 12 2147483640 0 in
  note_int n49;
  note_int n50;
  None) | (q51 :: _) -> (
  (try (
    let v63 = if (let v58' = ref (Array.make 5 n21) in false) then (if true && false then (if (try (false >= false) with | Division_by_zero -> true | Not_found -> true | E0 (q56', q57) -> true) then (if n27 <> n27 then (if (-2.0) > 100.75 then (if [] > [] then ((n27 + 2147483647) >= n21) else (if List.mem_assoc ("a", false) [] then (match [] with | (([] as w52) | ([] as w52)) -> true | (None :: []) -> false | ((None | None) :: (q53 :: q54)) -> false | ((Some q55) :: _) -> false) else (n19 >= n27))) else (not true)) else (max false true)) else (if true then false else true)) else (n27 < 16)) else (let _v62 = (let rec f61 p59 p60 = Ok p60 in f61) in true) in
    let _ = (let _v64 = part "zy" n27 (Char.code 'a') in if v63 && v63 then (Error (n27, v63)) else (if v63 then raise (Failure _v64) else (Ok (ref 1)))) in
    let v88 = (match (let _v65 = String.length "a" in []) with | [] -> (
      ([], (if v63 then 0.0 else 1.5), (min ' ' ' '))) | ((n28, _, 5, q66) :: []) -> (
      (if n27 = n21 then raise (Invalid_argument "\000\255x") else ([], (-1.0), 'z'))) | (((_, q67, 8, q68) :: ([] as w69)) as w70) -> (
      (match Some (n20, v63, v63, n27) with | None -> ([], 1.0, '0') | Some q71 -> ([], 1.0, 'z'))) | ((q72, q73, q74, q75) :: []) -> (
      ((if false then [] else []), (-. 0.5), (match q75 with | Ok 0.0 -> '\255' | Ok 1.0 -> 'a' | Ok _ -> '\255' | Error _ -> '\255'))) | ((_ :: (q76 :: q77)) | (_ :: ((q76 :: _) as q77))) -> (
      let x80 = 4096.0 -. ((3.25 +. 100.75) *. (Array.fold_right (fun p78 p79 -> p79) (Array.make 4 ([], "b c", (ref n21))) 1.5)) in
      note_float x80;
      let s82 = ref 2147483647 in
      let s83 = ref 0 in
      let i81' = ref 0 in
      while !i81' < 12 do
        let u84 = !s82 + 1000000000 in
        let u85 = !s83 + (if !s82 < !s82 + 1000000000 then 1 else 3) in
        s82 := u84; s83 := u85; i81' := !i81' + 1
      done;
      let n86 = !s82 in
      let n87 = !s83 in
      note_int n86;
      note_int n87;
      max (if v63 then ([], x80, 'z') else ([], x80, '\n')) ([], x80, '\n'))) in
    ((let (m89, m90, m91) = v88 in mix_0 5 m89; mix_float m90; mix (Char.code m91)); note_end 0);
    q51) with | Invalid_argument q92 -> (Array.iteri (let rec f95 p93 p94 = () in f95) (Array.make 4 n21)) | Failure q96 -> (let _v97 = (n27, (Array.make 8 1.0), 16, 'a') in q51));
  let n126 = (try (
    let rec loop101 i98 n102 s99 s100 =
      if i98 >= 0 then (
        if s99 <> 2147483647 then loop101 (i98 - 1) n102 (s99 + 2147483647) (s100 + (if s99 < s99 + 2147483647 then 1 else 3)) else (s99, s100)
      ) else
        (s99, s100)
    in
    let (n103, n104') = loop101 (12 - 1) 12 0 0 in
    note_int n103;
    note_int n104';
    let s106 = ref 0 in
    let s107 = ref 0 in
    let i105 = ref 0 in
    while !i105 < 12 do
      let u108 = !s106 + 1000000000 in
      let u109 = !s107 + (if !s106 < !s106 + 1000000000 then 1 else 3) in
      s106 := u108; s107 := u109; if !s106 <> 1000000000 then (i105 := !i105 + 1) else i105 := 12
    done;
    let n110 = !s106 in
    let n111 = !s107 in
    note_int n110;
    note_int n111;
    let s113 = ref 0 in
    let s114 = ref 0 in
    let i112 = ref 0 in
    while !i112 < 12 do
      let u115 = !s113 + 2147483647 in
      let u116 = !s114 + (if !s113 < !s113 + 2147483647 then 1 else 3) in
      s113 := u115; s114 := u116; i112 := !i112 + 1
    done;
    let n117 = !s113 in
    let n118 = !s114 in
    note_int n117;
    note_int n118;
    let s120 = ref 2147483647 in
    let s121 = ref 0 in
    let i119 = ref 0 in
    while !i119 < 12 do
      let u122 = !s120 + 1073741824 in
      let u123 = !s121 + (if !s120 < !s120 + 1073741824 then 1 else 3) in
      s120 := u122; s121 := u123; if !s120 <> 1073741824 then (i119 := !i119 + 1) else i119 := 12
    done;
    let n124 = !s120 in
    let n125 = !s121 in
    note_int n124;
    note_int n125;
    n104') with | _ -> (-8)) in
  note_int n126;
  Some (if true then (-2.0) else 1.0)) | (q127 :: []) when ((n28 lor n21) == (7 + 7)) -> (
  (match (try (String.fold_left (let rec f130 p128 p129 = p128 in f130) (Error '0') (match (n20, n21, '\n', []) with | ((n12, _, 'a'..'m', q131) | (n12, _, 'a'..'m', q131)) -> "b c" | ((v2, _, 'a'..'m', _) | (_, v2, _, [])) -> "12" | ((q132, _, n19, _) | (_, q132, n19, _)) -> "\000\255x")) with | _ -> (Ok [])) with | Ok ([] as w133) -> q127 | Ok ((-2147483648) :: q134) -> (match q134 with | [] -> q127 | (q135 :: []) -> (if true then ()) | (q136 :: (_ :: [])) -> ((fun p137 -> q127) []) | (q138 :: (q139 :: (q140 :: _))) -> (if false then ())) | Ok (1 :: _) -> (if (match v2 with | (_, 3, 'a'..'m', q141) -> false | ((_, 3, q142, n13) | (_, 3, q142, n13)) -> true | ((q143, q144, q145, q146) | (q144, q143, q145, q146)) -> false) then q127) | Ok (q147 :: q148) -> (Array.fold_left (fun p149 p150 -> (try (if false then ()) with | _ -> p149)) q127 (fst ((Array.make 4 100.75), true))) | ((Error _) | (Error _)) -> (try (if false && true then (let v154 = ((n28, n20, false), [], (fun p151 p152 p153 -> n27)) in q127)) with | _ -> q127));
  None) | (([] as w155) | ((_ :: []) as w155)) -> (
  let rec loop159 i156 s157 s158 =
    if i156 >= 12 then (s157, s158) else (
      loop159 (i156 + 1) (s157 + 2147483647) (s158 + (if s157 < s157 + 2147483647 then 1 else 3))
    )
  in
  let (n161, n162') = loop159 0 2147483647 0 in
  note_int n161;
  note_int n162';
  let rec loop166 i163 n167 s164 s165 =
    if i163 < n167 then (
      loop166 (i163 + 1) n167 (s164 + 2147483647) (s165 + (if s164 < s164 + 2147483647 then 1 else 3))
    ) else
      (s164, s165)
  in
  let (n168, n169) = loop166 0 12 (-2147483648) 0 in
  note_int n168;
  note_int n169;
  None) | ((q170 :: (q171 :: [])) | (q170 :: (q171 :: []))) -> (
  let rec loop175 i172 n176 s173 s174 =
    if i172 < n176 then (
      if s173 <> 1 then loop175 (i172 + 1) n176 (s173 + 1) (s174 + (if s173 < s173 + 1 then 1 else 3)) else (s173, s174)
    ) else
      (s173, s174)
  in
  let (n177, n178') = loop175 0 12 0 0 in
  note_int n177;
  note_int n178';
  (match v2 with | ((9, q179, q180', _) | (q179, _, ('a'..'m' as q180'), _)) -> (if false then None else None) | (((5 as w181), 0, q182, q183) as w184') -> (snd (0.5, None)) | (q185, q186, ('0'..'9' as w187), q188) -> None | (5, 2, _, _) -> (Array.fold_right (fun p189 p190 -> p190) (Array.make 3 false) None) | (5, q191, q192, q193) -> (max None None) | (_, _, q194, q195) -> (Array.fold_left (let rec f198 p196 p197 = None in f198) None (Array.make 2 [])))) | (q199 :: (_ :: (q200 :: _))) -> (
  let s202 = ref (-2147483648) in
  let s203 = ref 0 in
  for i201 = 12 - 1 downto 0 do
    let u204 = !s202 + 2147483647 in
    let u205 = !s203 + (if !s202 < !s202 + 2147483647 then 1 else 3) in
    (if !s202 <> 2147483647 then (s202 := u204; s203 := u205))
  done;
  let n206 = !s202 in
  let n207' = !s203 in
  note_int n206;
  note_int n207';
  max None (match v2 with | ((-3), q208, q209, n27) -> None | (9, q210, q211, _) -> None | (((q212, q213, 'a'..'m', q214) as w215) | (((-2147483648 as q213), q212, _, q214) as w215)) -> None | (q216, _, q217, _) -> None)) | exception Invalid_argument q218 -> (match (n28, 18, '0', []) with | (((-1), _, q219, []) as w220) -> None | ((-1), _, q221, (q222 :: q223)) -> (Array.fold_left (let rec f226 p224 p225 = None in f226) None (Array.make 1 n27)) | (5, 6, q227, _) -> None | (5, 3, q228, q229) -> (List.find_map (let rec f231 p230 = None in f231) q229) | (5, q232', n20, q233) -> (min None None) | (8, q234, q235, _) -> (Some (-10.0)) | (q236, q237, q238, q239) -> None) | exception Division_by_zero -> None | exception Match_failure _ -> None | exception E0 q240 -> (match (match v2 with | ((-1), q241, 'a'..'m', q242) -> None | ((-1), q243, '0'..'9', _) -> None | ((-1), _, 'n', q244) -> None | (q245, _, q246, q247) -> None | ((-1), q248, q249, _) -> None | (1, 2, q250, q251) -> None | ((1, _, q252, q253) | (_, _, q252, q253)) -> None | (q254, _, q255', _) -> None) with | None -> None | (None | (Some _)) -> (let v256 = n19 in None)))
let () = note_int n12
let () = note_int n28
let () = note_int n20
let () = note_int n13
let () = note_int n27
let () = (mix_1 5 v257; note_end 0)
let () = ((let (m258, m259, m260, m261) = v2 in mix m258; mix m259; mix (Char.code m260); mix_0 5 m261); note_end 0)
let () = note_int n21
let () = ()
