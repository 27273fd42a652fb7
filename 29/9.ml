type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (float * int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y129 :: y132) -> mix 1; (let (m130, m131) = y129 in mix_float m130; mix m131); mix_0 (d - 1) y132
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y133 -> mix 1; mix y133
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y134; r1 = y135; r2 = y136; r3 = y137; r4 = y138 } -> mix_string y134; mix_3 (d - 1) y135; mix_string y136; mix y137; mix_4 (d - 1) y138
and mix_3 d (v : string list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y139 :: y140) -> mix 1; mix_string y139; mix_3 (d - 1) y140
and mix_4 d (v : t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y141 -> mix 1; mix_2 (d - 1) y141
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 <= 0 then
    1e16
  else (
    let a6 = (try [|p5; (if x0 >= x0 then p2 else (int_of_string (string_of_int p5))); p5; p5; p5; p5; p5; p5|] with | _ -> (Array.make 8 p2)) in
    let r7 = f1 (p2 - 1) p3 false 19 in
    x0
  )
let x12 = f1 5 (fun p8 p9 p10 -> p10) true (let v11 = Array.make 8 100.75 in 2)
let x17 = f1 4 (let rec f16 p13 p14 p15 = p15 in f16) (false && true) (-18)
let f21' = fun p18 p19 p20 -> p20
let v22 = []
let () = (mix_0 5 v22; note_end 0)
let v27 = { { r0 = "tail \" end"; r1 = []; r2 = "\000\255x"; r3 = 19; r4 = None } with r1 = []; r4 = (match { r0 = "b c"; r1 = []; r2 = "tail \" end"; r3 = 15; r4 = None } with | { r0 = q23; r1 = q24; r2 = x17; r3 = q25; r4 = q26 } -> (Some { r0 = q23; r1 = []; r2 = "\000\255x"; r3 = q25; r4 = None })) }
let n31 = String.length (String.lowercase_ascii (clip (String.fold_left (let rec f30' p28 p29 = p28 in f30') "tail \" end" "\000\255x")))
let () = note_int n31
let _ = f1 1 (let rec f35 p32 p33 p34 = 12 in f35) (match () with | _ -> false) (min n31 14)
let make36 p37 =
  fun p37 p38' -> x12
let c39 = make36 (let s40 = "b c" in let i41 = n31 in if i41 >= 0 && i41 < String.length s40 then s40.[i41] else 'z')
let x44 = c39 (n31 asr 21) (let rec f43 p42 = n31 in f43)
let () = note_float x44
let () = mix (if (v27.r3 + (-32769)) >= (let v45 = true in n31) then 1 else 0)
let v49 = ref (let rec f48 p46 x12 p47 = false in f48)
let n50 = n31
let () = note_int n50
let n51 = (truncate (-. x44)) + n50
let () = note_int n51
let v83 = (match v27 with | ({ r0 = "a"; r1; r2 = n50; r3; r4 = q52 } | { r0 = "a"; r1; r2 = n50; r3; r4 = q52 }) -> (
  let v76 = (let v70 = max (if (match r1 with | [] -> (n50 > n50) | (q53 :: ([] as w54)) -> ((Array.make 2 n51) > (Array.make 2 n51)) | (q55 :: (q56 :: q57)) -> (v49 == v49)) then (match q52 with | None when (f21' [|x12; x17; x12; 1.0|] (n51, (false, false), None, x44) (max true false)) -> [|r3; n51; n51; (-2)|] | None when (v27.r3 <= 65536) -> (Array.fold_right (fun p58 p59 -> p59) (Array.make 5 r3) (Array.make 4 n31)) | None -> ((); (Array.make 4 n31)) | ((Some q60) | (Some q60)) when (Array.fold_right (fun p61 p62 -> p62) [|'\255'; '0'; '\n'; 'z'; '\n'; '\''|] (if false then true else false)) -> (Array.make 4 r3) | (Some q63 as w64) when (((let rec f66 p65 = ("", "\000\255x", (false, 5, r3)) in f66) (ref '\'')) = (max (n50, n50, (false, n51, 1)) ("\000\255x", "a", (false, 17, r3)))) -> (fst ((Array.make 4 (-1)), x17)) | Some _ -> ((fun p67 -> Array.make 4 8) ()) | _ -> (Array.make 4 r3)) else (Array.mapi (fun p68 p69 -> p68 / 2147483647) (Array.make 4 true))) (create_array 4 (r3 - (0 + n51))) in ((if (4 / (13 lor 1)) = r3 then (if (try (false || false) with | _ -> true) then false else ((-1.0) <> x17)) else ((let v71 = 7 in ()); (n50 = "tail \" end"))), (let rec f75 p72 p73' p74 = x12 in f75), (((); (x17 -. 3.25)) /. ((x12 -. 1.5) /. (if false then x17 else x0))))) in
  ((v49 := (let rec f79 p77 p78 (_, v49) = v49 in f79)); None)) | { r0; r1 = q80; r2 = q81; r4 = q82; _ } -> (
  None))
let () = (mix_1 5 v83; note_end 0)
let a84 = (let v85 = { r7 = x44 } in Array.make 4 [])
let () = a84.(0) <- (n51 :: [])
let () = a84.(1) <- (n31 :: (match v27 with | ({ r0; r2 = _; r3 = _; r4 = _; _ } as w86) -> []))
let () = a84.(2) <- (String.fold_left (let rec f89 p87 p88 = [] in f89) [] "fzsx")
let () = a84.(3) <- (max (List.flatten []) (List.mapi (fun p90 p91 -> -2) []))
let rec loop100 i92 n101 s93 =
  if i92 <> n101 then (
    loop100 (i92 + 1) n101 (match a84.(i92) with | ([] | []) -> (v27.r3 lxor (s93)) | (8 :: q94) -> ((s93) - (-11)) | (0 :: q95) -> ((s93) lxor v27.r3) | (((6 as w96) :: q97) | (((6 as w96) :: _) as q97)) -> ((int_of_float x12) lxor (s93)) | (q98 :: q99') -> ((s93) + (-65536)))
  ) else
    s93
let n102 = loop100 0 4 n31
let () = note_int n102
let c103 = (snd ((-1.0), n102)) * (n50)
let c104 = (snd ((-1.0), n102)) - ((snd ((-1.0), n102)))
let c105 = n50 * ((snd ((-1.0), n102)))
let c106 = (snd ((-1.0), n102)) + (c103)
let c107 = ((snd ((-1.0), n102))) + (snd ((-1.0), n102))
let c108 = (c104) * c106
let c109 = c106 lxor (c107)
let () = note_int c109
let a127 = (let v126 = (List.mem_assoc v27.r3 (match v27 with | { r0 = q110; r1 = c108; r2 = "a"; r3 = 4; _ } -> (try (List.find_all (fun ((q111, _) as w112) -> false) []) with | _ -> []) | { r0 = q113; r1 = []; r2 = "a"; r3 = _; r4 = q114 } -> ((c107, 2.0) :: []) | { r0 = q115; r1 = (q116 :: q117); r2 = "a"; r3; r4 = c106 } -> ((); []) | ({ r0 = _; r1 = q118; r2 = c107; r3; r4 = q119 } | { r0 = c107; r1 = q118; r2 = ""; r3; r4 = q119 }) -> ((c108, 1.5) :: []) | { r0; r1; r2 = q120; r3 = q121; _ } -> ((19, x17) :: []))) && (match v83 with | None -> (Array.for_all (let rec f123 p122 = true in f123) a84) | Some _ -> ((let { r0 = c108; r1 = q124; r2; r4 = q125; _ } = v27 in c109) <= c105)) in [|(c105 + ((compare { r7 = x17 } { r7 = x17 }) / 16)); v27.r3; (-5433); ((if v126 then (12 - c104) else (truncate 100.75)) + (( * ) (c109 lxor 17) c103))|])
let x128 = -2.0
let () = print_int a127.((if true then c109 else c109) land 3)
let () = print_byte 32
let () = print_float (if false then x128 else 1.5)
let () = print_newline ()
let () = note_int n31
let () = note_int n50
let () = note_float x128
let () = note_int c107
let () = (mix_2 5 v27; note_end 0)
let () = note_int c105
let () = note_int n51
let () = note_int c104
let () = ()
