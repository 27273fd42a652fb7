type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y140 :: y141') -> mix 1; mix (if y140 then 1 else 0); mix_0 (d - 1) y141'
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let f4 (q5, _, _) p6 p7 =
  let x8 = float (-2147483647) in
  (try 7 with | _ -> (((if false then (-4097) else (13 lsr 17)) lsr ((let _v9 = (9, x8) in (match _v9 with | ((x8, q10) | (x8, q10)) -> 16)) land 31)) * (-1)))
let g11 = f4 (let (q13, q14) = (4, (Ok 0)) in ("12", q13, q13))
let g12 = g11 (let rec f18 p15 p16 p17 = p15 in f18)
let n19 = g12 true
let () = note_int n19
let n20 = g12 ([] <> [])
let x27 = -. (a3.(wrap (n20 + 11) 7) +. ((match n20 * 12 with | 6 -> () | 5 -> () | q21' -> ((); ())); (match (let rec f23 p22 = [] in f23) (Ok 1.0) with | [] -> 2.2250738585072014e-308 | (q24 :: q25) -> (let _v26 = 2.0 in _v26))))
let () = note_float x27
let unused32 = f4 (let v28 = 5 in ("", v28, v28)) (fun p29 p30 p31 -> n19) ((-2) <= n20)
let f33 p34 p35 p36 =
  let f37 p38 p39 p40 =
    p38 mod (-2147483648)
  in
  let g41 = f37 n20 in
  let g42' = g41 [|0.5; x27|] in
  let n44 = g42' (let v43 = Array.make 16 [] in x27) in
  let n46 = g42' (let v45 = 1.0 in v45) in
  ((f37 n46 (Array.make 2 x27) (-100.75)) * 6) mod (17 lor 1)
let g47 = f33 (n20, None, [])
let g48 = g47 (let _v49 = x27 in n20)
let n51 = g48 (let v50 = Array.make 3 16 in 19)
let n52 = g48 (Array.length a3)
let a53 = (match n20 with | 6 -> (Array.make 5 n52) | (3 | 5) -> (Array.make 5 n51) | 2 -> (Array.make 5 n51) | 4 -> (Array.make 5 n51) | (2 | _) -> (Array.make 5 n52) | (4 as w54) -> (Array.make 5 n52) | 9 -> (Array.make 5 n52) | (3 | 3) -> (Array.make 5 n52) | q55 -> (Array.make 5 n52))
let a56 = (match x27 with | (0.5 | 0.5) -> (Array.make 4 7) | q57 -> (Array.make 4 n52))
let rec loop59 i58 =
  if i58 >= 0 then (
    (a56.(i58 + 1) <- (a53.(i58 + 2) - ((a53.(i58)) * a53.(i58 + 1))));
    loop59 (i58 - 2)
  ) else
    ()
let () = loop59 (2 - 1)
let () = (mix_ints a56 0 4; note_end 0)
let f61 p62 p63 p64 =
  ((); "fr")
let g65 = f61 (- 11)
let g66' = g65 (let v67 = true in v67)
let s68 = g66' (Ok None)
let () = (mix_string s68; note_end 0)
let s69 = g66' (Ok None)
let () = (mix_string s69; note_end 0)
let n76 = if true then (if n51 = n52 then (if false || true then (f33 (n51, None, []) n20 n51) else (if n51 > n52 then ((-1) - n52) else (if 16 < 12 then (if (let v74 = ref n51 in true) then (13 / 3) else (if String.for_all (fun p73 -> true) s68 then (if "tail \" end" < s69 then (f4 (s69, n52, n19) (fun p70 p71 p72 -> n52) true) else n51) else n20)) else ((); n52)))) else (let v75 = n20 in n51)) else ((-3) mod 1)
let f77 p78 p79 p80 =
  let s91 = (try (
    (try () with | _ -> (if (let None = None in false) then (match p80 with | Ok 6 -> () | ((Ok (-1)) | (Error _)) -> () | Ok q81 when (not ((7 - 2147483647) > q81)) -> () | ((Error 2) | (Error 2)) -> () | Error (-2) -> () | Error 1 -> () | Error _ when ((match p80 with | ((Ok _) | (Ok _)) -> 'a' | Error 3 -> ' ' | ((Error q82) | (Error q82)) -> '\255' | (Ok 9 as w83) -> ' ') != (if false then '\n' else '\n')) -> ())));
    let rec loop86 i84 n87 s85 =
      if i84 <> n87 then (
        if a3.(i84) <> (-1.5) then loop86 (i84 + 1) n87 ((s85) -. a3.(i84)) else s85
      ) else
        s85
    in
    let n88 = loop86 0 7 x27 in
    note_float n88;
    let x89 = (fst (if false then (n88, false) else (n88, true))) /. 3.25 in
    (if p79 [] (ref 0.0) (ref n76) then raise (Invalid_argument s69) else (f61 11 false (Ok None)))) with | Invalid_argument q90' -> s69 | Match_failure _ -> (if true then "12" else s69)) in
  let f92 p93 p94 p95 =
    (try ((Char.code (if false then 'a' else '0')) = n52) with | _ -> true)
  in
  let g96 = f92 (x27 *. x27) in
  let g97 = g96 (let v98 = true in s69) in
  let v99 = g97 [] in
  let v100 = g97 [] in
  (((a3.(wrap (p78 + (-1)) 7) <- 100.75); (match p80 with | ((Ok 7) | (Ok _)) -> [] | ((Error _) | (Error _)) -> [])), (f4 (s68, n76, p78) (match p80 with | ((Ok 2) | (Ok 2)) -> (let rec f104 p101 p102 p103 = -1 in f104) | Ok ((-1) | 0) -> (let rec f108' p105 p106 p107 = n52 in f108') | Ok 6 -> (fun n76 v100 p109 -> n52) | Ok q110 -> (let rec f113 x27 p111 p112 = 15 in f113) | Error q114 -> (fun p115 p116 p117 -> n76) | Error q118 when ((n52 * n52) = p78) -> (let rec f122 p119 p120 p121 = -3 in f122)) (match p80 with | Ok (-3) -> true | Ok _ -> v100 | Error q123 -> v100)), (Array.copy (Array.sub a3 0 1)))
let g124 = f77 (n51 + n51)
let g125 = g124 ((); (fun p126 p127' p128 -> true))
let v129 = g125 (Error n52)
let v130 = g125 (Ok n51)
let () = ((let (m131, m132, m133) = v130 in mix_0 5 m131; mix m132; mix_floats m133 0 1); note_end 0)
let () = ((let (m134, m135, m136) = v130 in mix_0 5 m134; mix m135; mix_floats m136 0 1); note_end 0)
let () = (mix_ints a53 0 5; note_end 0)
let () = note_int n20
let () = note_int n52
let () = note_float x27
let () = note_int n76
let () = ((let (m137, m138, m139) = v129 in mix_0 5 m137; mix m138; mix_floats m139 0 1); note_end 0)
let () = note_int n51
let () = ()
