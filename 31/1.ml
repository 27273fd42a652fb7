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
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y145 :: y146') -> mix 1; mix y145; mix_0 (d - 1) y146'
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
let f49 = (let rec f48 p46 p47 = Array.make 8 n36 in f48)
let s121 = (try (
  let a34 = ((max (max a45.(0) ((); x31)) ((ceil x31) *. x31)) *. x31) *. (match v33 with | [] -> x31 | [] when (max (n22 > n25) true) -> (let v50 = a34.(6) in x31) | (q51 :: ([] as w52)) -> a45.(0) | (q53 :: (q54 :: [])) -> (if (match (fun p55 -> v33) (10, v17, x31) with | ([] as w56) -> (Option.is_some None) | (q57' :: q58) -> (match q58 with | ([] | []) -> v17 | ((q59 :: q60) | (q59 :: q60)) -> v17)) then (let (_, q64, f49, q65) = (n36, C1, (let rec f63 p61 p62 = false in f63), v17) in 0.5) else ((x31 +. x31) *. a45.(0))) | ((q66 :: ((-2) :: (q67 :: q68))) as w69) -> ((x31 +. (if v17 then x31 else 0.0)) *. x31) | ((q70 :: (8 :: ((q71 :: q72) as w73))) | ((q71 :: ((8 as q70) :: ((_ :: _) as w73))) as q72)) -> x31 | ((q74 :: (0 :: ((q75 :: v33) as w76'))) as w77) -> 10.0 | (_ :: (4 :: (q78 :: q79))) -> ((x31 -. 100.75) +. (match Ok (1.0, '\'', q78) with | Ok q80 -> (let i81 = n25 in if i81 >= 0 && i81 < Array.length a45 then a45.(i81) else x31) | ((Error q82) | (Error q82)) -> (float_of_string "10.0"))) | (q83 :: (1 :: (q84 :: q85))) -> x31 | ((_ :: (_ :: (f0 :: q86))) as w87) -> (if if v13 <= false then (let v89 = { r2 = (fun p88 -> 4) } in v13) else (match n36 with | -2 -> false | 1 -> v17 | 6 -> v17 | -2147483648 -> v13 | (5 as w90) -> v13 | _ -> true) then (sqrt x31) else ((if v17 then ()); (try (match q86 with | (q91 :: _) -> 1.5 | ([] as w92) -> (-1.5) | (_ :: q93) -> x31) with | _ -> x31)))) in
  note_float a34;
  let c95 = x31 +. (x31) in
  let c96 = ((match v33 with | [] -> a34 | ((_ :: q94) | ((_ :: []) as q94)) -> (if v17 then a34 else 2.0))) -. (match v33 with | [] -> a34 | ((_ :: q94) | ((_ :: []) as q94)) -> (if v17 then a34 else 2.0)) in
  let c97 = (x31) +. (match v33 with | [] -> a34 | ((_ :: q94) | ((_ :: []) as q94)) -> (if v17 then a34 else 2.0)) in
  let c98 = (c96) -. x31 in
  let c99 = ((match v33 with | [] -> a34 | ((_ :: q94) | ((_ :: []) as q94)) -> (if v17 then a34 else 2.0))) *. c95 in
  let c100 = (c98) *. c99 in
  let c101 = (c97) -. c98 in
  let c102 = (x31) -. c101 in
  let c103 = (match v33 with | [] -> a34 | ((_ :: q94) | ((_ :: []) as q94)) -> (if v17 then a34 else 2.0)) *. (c96) in
  let c104 = c99 *. (c99) in
  note_float c104;
  let v115 = (let (C0 (c104, _)) = (match v33 with | ([] | []) -> C1 | ((-2147483647) :: q105) -> (max C1 C1) | ((-2) :: q106) -> (List.fold_left (fun p107 p108 -> p107) C1 []) | (q109 :: ([] as w110)) when q109 <> (-15) -> (match w110 with | [] when (match min 10 5 with | 8 -> ((); v13) | 5 -> true | _ -> (100.75 <> c100)) -> C1 | (q111 :: []) when q111 < (-15) -> C1 | (_ :: (q112 :: _)) when q112 = 19 -> C1) | ([] | (_ :: (_ :: []))) -> (let _v113 = v17 in C1) | (q114 :: ((_ :: (_ :: _)) | (_ :: (_ :: _)))) -> C1) in ((if v13 then () else ()); (try (if false then raise (E0 c103) else '\n') with | E0 _ -> 'a'))) in
  (mix (Char.code v115); note_end 0);
  let f117 = fun p116 -> Array.make 1 c98 in
  (match (let v118 = Array.make 4 c96 in []) with | [] -> (String.lowercase_ascii (clip "")))) with | Match_failure _ -> (Array.fold_left (fun p119 p120' -> "\000\255x") "\000\255x" a34))
let () = (mix_string s121; note_end 0)
let f126 = (let rec f125 p122 p123 = { r2 = (fun p124' -> p123) } in f125)
let v130 = (part s121 (match v33 with | [] -> 10 | (_ :: []) -> n36 | ([] | (_ :: (_ :: _))) -> n36) n36) <= (part (match v33 with | ([] | []) -> s121 | ([] | (_ :: _)) -> s121) n36 (List.fold_left (let rec f129 p127 p128 = p127 in f129) 7 []))
let () = print_int (- 2482)
let () = print_byte 32
let () = print_float x31
let () = print_newline ()
let f135 = fun p131 p132 -> ((fun p133 { r2 = q134 } -> v17), n36)
let n136 = (-((-2) + n36)) + 1024
let c137 = ((float_of_int 16)) +. (float_of_int 16)
let c138 = c137 *. (c137)
let c139 = (0.0 /. 0.0) +. ((0.0 /. 0.0))
let c140 = (c139) +. c137
let c141 = c137 +. (c140)
let c142 = ((0.0 /. 0.0)) +. c137
let c143 = (c140) +. c138
let c144 = c140 -. (c138)
let () = note_float c144
let () = (mix (if v130 then 1 else 0); note_end 0)
let () = note_float c140
let () = (mix_floats n30 0 5; note_end 0)
let () = note_float c137
let () = note_float c144
let () = (mix_0 5 v33; note_end 0)
let () = (mix_float c143; note_end 0)
let () = ()
