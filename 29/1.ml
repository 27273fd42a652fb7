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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    true
  else (
    let v6 = (let _v4 = coarse (sin (limit (abs_float p3) (-100.0) 100.0)) in (((p1' lsr (p1' land 31)) + (8 * p1')) + 1024) < (p1' * (-5))) && ((((let v5 = ((); { r2 = (fun p3 -> 3) }) in p1') + 1073741824) > 17) || ((compare (if true then C1 else C1) (C0 (None, C1))) < (if (try (not true) with | _ -> false) then p1' else p1'))) in
    let r7 = f0 ((-1) + p1') p2' (2.0 +. p3) in
    (match p2' with | ((_ :: q8) as w9) -> (p3 <> p3) | [] -> (p1' >= 13) | [] -> (p1' != p1') | ([] :: _) -> v6 | (((q10 :: q11) :: q12) | ((q10 :: q11) :: q12)) -> (p3 >= 1.5))
  )
let v13 = f0 2 (min [] []) (-. 1.5)
let v17 = f0 0 (match { r2 = (let rec f15 p14 = p14 in f15) } with | { r2 = q16 } -> []) 1e-310
let () = (mix (if v17 then 1 else 0); note_end 0)
let n22 = List.fold_right (fun p18 p19 -> (if v17 then 6 else p19) lxor (p18 + p19)) (let v20 = [] in (fun p21 -> []) (10, 2)) ((-14) lxor (14 land 8))
let () = note_int n22
let n25 = Char.code (let s23 = "qj" in let i24' = - n22 in if i24' >= 0 && i24' < String.length s23 then s23.[i24'] else '\255')
let () = note_int n25
let n30 = if v17 then ((List.fold_left (let rec f28 p26 p27 = p26 in f28) n25 []) * (-19)) else (if false then (try (14 lsl 1) with | Failure _ -> n25 | Not_found -> 10 | E0 1.0 -> n22 | E0 q29' -> 4) else n25)
let x31 = if ((( * ) n22 n30) - 65535) > n30 then ((2.0 *. 1.5) *. (if v17 then 1.0 else 1.0)) else 1.0
let n30 = Array.init 5 (fun p32 -> x31)
let () = (mix_floats n30 0 5; note_end 0)
let v33 = []
let a34 = [|n25; 6; 7; n25; n22; (-1); 9|]
let () = for i35 = 0 to 2 - 1 do
  a34.(i35 * 4 + 0) <- (226 * (a34.(i35 / 4)));
  ()
done
let () = (mix_ints a34 0 7; note_end 0)
let n36 = (n25 + 2) / (n22 lor 1)
let () = note_int n36
let () = (match v33 with | [] -> (a34.(hide 1 0) <- (let i37' = n36 in if i37' >= 0 && i37' < 7 then a34.(i37') else n36)) | ((_ :: []) | []) -> (if (let _v39 = x31 in v17) then (a34.(wrap (List.compare_lengths [] v33) 7) <- 19) else ()) | (q40 :: (q41 :: q42)) -> (n30.(0) <- x31))
let a45 = Array.mapi (let rec f44 a34 p43 = n30.(1) in f44) n30
let () = (mix_floats a45 0 5; note_end 0)
let f47 = fun a45 p46 -> Array.make 8 n36
let n48 = -19
let () = note_int n48
let a55 = max [|(n25 - n36); ((fun a45 -> 12) n25); (n25 / (n48 lor 1)); (if v17 then n48 else 10); n36; a34.(wrap (Array.fold_left (let rec f50 a45 p49 = a45 in f50) n22 a45) 7); (try (let o51 = n48 in let o52 = 8 in let o53 = n48 in let o54 = n36 in let ( || ) a b = (a lsl 1) + b and ( +! ) a b = (a lsl 1) + b in o51 || o52 || o53 +! o54) with | _ -> n48); n22|] (Array.copy (Array.make 8 n48))
let n56 = (match C1 with | C0 _ -> (max (compare C1 C1) (max n36 n36)) | C1 -> n25)
let () = note_int n56
let n57 = -5632
let { r2 = _ } = { r2 = (fun p58 -> -2) }
let v83 = (try ((a55.(7) <> (try n25 with | _ -> n36)), { r2 = (let rec f60 p59 = p59 in f60) }, (match v33 with | [] -> (match v33 with | [] -> n36 | (n56 :: q61) -> n56) | ((2 | 2) :: q62) -> n57 | (7 :: q63) -> n57 | (_ :: q64) -> n56)) with | Division_by_zero -> (if false then (true, { r2 = (let rec f66 p65 = n57 in f66) }, n36) else (List.fold_left (fun p67 p68 -> p67) (false, { r2 = (fun p69 -> n56) }, n56) [])) | Not_found -> (false, { r2 = (fun p70 -> p70) }, (n48 land n56)) | E0 0.5 -> (if not v17 then (v17, { r2 = (let rec f72 p71 = n56 in f72) }, n25) else (match v33 with | [] -> (true, { r2 = (fun n22 -> 15) }, n57) | (((-2) :: q73) | (8 :: q73)) -> (true, { r2 = (let rec f74 a34 = a34 in f74) }, n57) | (a34 :: _) -> (v17, { r2 = (let rec f75 a45 = a34 in f75) }, a34))) | E0 _ when ((C1, v33) <> (C1, v33)) -> ((not v17), (try { r2 = (let rec f77 p76 = n57 in f77) } with | _ -> { r2 = (fun p78 -> p78) }), a34.(0)) | _ -> (v17, (let v79 = ((Ok n48), v17, 8, (ref n25)) in { r2 = (let rec f81 p80 = p80 in f81) }), (let i82 = 1 in if i82 >= 0 && i82 < 7 then a34.(i82) else 16)))
let () = ((let (m84, m85, m86) = v83 in mix (if m84 then 1 else 0); mix_0 5 m85; mix m86); note_end 0)
let () = prerr_int (match v83 with | (true, q87, q88) -> (match q87 with | { r2 = q89 } -> 6 | { r2 = q90 } -> n57) | ((false, _, 3) as w91) -> (n56 - n56) | (q92, q93, 7) when v13 -> (match v33 with | [] -> n56 | ((_ :: q94) | (_ :: q94)) -> (-1)) | ((false as w95), _, q96) when q96 < (-14) -> (2 mod (-3)) | (false, q97, a55) -> (19 mod (n57 lor 1)))
let () = prerr_byte 32
let () = prerr_float ((if false then x31 else x31) -. x31)
let () = prerr_newline ()
let v106 = (match v33 with | [] -> (max (String.fold_left (fun n57 p98 -> C1) C1 "a") (max C1 C1)) | (_ :: _) -> (let (q101, q102, { r2 = q103 }, q104) = (x31, n48, { r2 = (let rec f100 p99 = n57 in f100) }, n36) in (match 16 with | 8 -> C1 | 2 -> C1 | 9 -> C1 | (9 | 0) -> C1 | 8 -> C1 | 0 -> C1 | 6 -> C1 | ((-1) | (-2147483648)) -> C1 | -2147483648 -> C1 | q105 -> C1)))
let n111' = if false then ((Char.code 'z') + (-11)) else ((fun p107 -> if v17 then n48 else n56) (let rec f110 p108 p109 a55 = p108 in f110))
let s142 = (try (
  let f115 = fun p112 p113 p114 -> v17 in
  let s120 = if n48 > (let v116 = n111' in n111') then (List.assoc false ((let rec f118 p117' = [] in f118) n57)) else (part (part "b c" n25 n111') (let { r2 = _ } = { r2 = (fun p119 -> 15) } in n56) (n56 * 31)) in
  (let rec f139 { r2 = _ } = if (match C0 ((match C1 with | C0 ((None | None), q121) -> None | (C0 ((Some _), _) as w122) -> None | C1 -> None), C1) with | ((C0 (None, (C0 (_, _)))) | C1) -> (match (match a34 with | ([|q124|] | [|q124|]) -> C1 | _ -> C1) with | C0 (q125, q126') -> (let v127 = n36 in v17) | C1 -> (match v83 with | (q128, q129, 1) -> q128 | (f115, q130, (-1)) -> f115 | (q131, _, q132) -> false) | C0 (q133, _) -> (match q133 with | None -> v17 | Some (q134 | (1.0 as q134)) -> v17 | Some q135 -> v17)) | C0 (None, C1) -> ((Char.code ' ') >= (-1073741824)) | ((C0 ((Some q136), a55) as w137) | (C0 ((Some q136), w137) as a55)) -> ((n48 + 4096) >= (let v138 = (w137, x31, true, "a") in n57)) | (C1 | C1) -> (not (11 >= n57))) then () else () in f139) { r2 = (let rec f141 p140 = p140 in f141) };
  (clip (String.make 0 'a')) ^ ((clip s120) ^ s120)) with | Not_found -> (String.make (hide 1 5) 'z'))
let () = (mix_string s142; note_end 0)
let x31 = (match C1 with | C0 (q143, (C0 (q144, q145) as w146)) -> (n48 = (match () with | _ -> n36)) | ((C0 (q147, C1)) | (C0 (q147, C1))) -> (List.fold_right (let rec f150 p148 p149 = false in f150) (match q147 with | None -> [] | Some ((0.0 as w151) | w151) -> [] | ((Some _) | None) -> []) (if v17 then v13 else v13)) | C1 -> ((match v33 with | [] -> "" | (q153 :: []) -> "a" | (q154 :: (q155 :: q156)) -> s142) > (part "b c" 1 n111')))
let () = (mix (if x31 then 1 else 0); note_end 0)
let v157 = false
let n166 = (let (_, _, q160, q161) = ((match v33 with | [] -> () | (q158 :: q159) -> () | exception Division_by_zero -> () | exception Match_failure _ -> () | exception _ -> ()); ((); ((Array.make 4 n25), a55, (-0.5), x31))) in (match C0 (None, C1) with | C0 (None, q162) -> 16 | ((C0 ((Some _), _)) | C1) -> n57 | ((C1 as w165) | (C0 (_, (C0 (_, w165))))) -> n57))
let n169 = ((let { r2 = q168 } = { r2 = (fun p167 -> n111') } in n48) + ((); 17)) / (((n25 + 0) mod ((if x31 then n36 else n56) lor 1)) lor 1)
let n170 = -11
let f173 = fun p171 p172 -> C1
let () = (mix (if x31 then 1 else 0); note_end 0)
let () = note_int n57
let () = note_int n170
let () = note_int n169
let () = (mix (if v157 then 1 else 0); note_end 0)
let () = (mix_string s142; note_end 0)
let () = note_int n22
let () = (mix_floats n30 0 5; note_end 0)
let () = ()
