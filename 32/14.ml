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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y99 :: y100) -> mix 1; mix (Char.code y99); mix_0 (d - 1) y100
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y101 -> mix 0; mix_float y101
    | Error y102 -> mix 1; mix y102
let f3 = if (-65536) <= (-2429) then (fun p0 -> Ok (-1.0)) else (if not true then (fun p1 -> Ok 0.5) else (fun p2 -> Ok 0.0))
let a4 = Array.mapi (fun p5 p6 -> 2.0) (Array.make 12 4)
let () = for i7 = 0 to 6 - 1 do
  (let x8 = a4.(i7) in a4.(i7) <- a4.(11 - i7); a4.(11 - i7) <- x8);
  ()
done
let cell9 = Array.make 1 10.0
let rec get10 p11 =
  cell9.(0)
let rec set12 p13 =
  cell9.(0) <- p13 -. (cell9.(0));
  cell9.(0)
let x16 = get10 (match [] with | ([] | []) -> 17 | (set12 :: []) -> 19 | ([] | (_ :: (_ :: _))) -> 17 | (q14 :: q15) when (min (12 = 17) (2.0 <> 10.0)) -> 16 | exception _ -> 0)
let x18 = get10 (let v17 = [] in 11)
let x19 = set12 a4.(8)
let x20 = get10 ((-2) * 12)
let () = note_float x20
let x21 = x20
let x22 = get10 (if 17 > 14 then (5 / (14 lor 1)) else (if true then 5 else 20))
let () = note_float x22
let n23 = (Char.code '\005') - (int_of_string (string_of_int (1 * 0)))
let a26 = Array.init 8 (let rec f25 p24 = 0.1 in f25)
let v35 = ((if (let (_, q27, x16, _) = (x21, x19, 14, 12) in false) then ()), (let o28 = n23 in let o29 = 14 in let o30 = (match [] with | [] -> n23 | [] -> n23 | (1.0 :: q31) -> n23 | ((_ :: q32) | (_ :: q32)) -> n23) in let o33 = n23 * 5 in let o34 = n23 in let ( != ) a b = b - a and ( -. ) a b = (a lsl 1) + b in o28 != o29 != o30 != o33 -. o34), ((if true then n23 else n23) <= (- n23)))
let () = (try (
  let v42 = (try (
    let n38 = ((try (let v37 = fun p36 -> x22 in ()) with | _ -> ()); (n23 lor n23)) * (-9061) in
    let a41 = Array.init 2 (let rec f40 p39 = truncate ((); x22) in f40) in
    12 > 65535) with | _ -> (true && false)) in
  (if n23 >= n23 then (let v43' = Array.make 16 v42 in ()) else (mix n23))) with | _ -> (match Ok (Array.make 2 n23) with | Ok [|q44; _|] -> () | Ok q45 when (not (x22 < x21)) -> () | ((Ok [|_; _|]) | (Error _)) when (min (x20 <= x22) (n23 < n23)) -> () | (Ok q49 as w50) -> () | Error q51 -> () | _ -> ()))
let x52 = ((mix_float (abs_float x16)); (min (float n23) (x18 -. x21)))
let x53' = -1.7976931348623157e308
let () = note_float x53'
let rec f54 p55 p56 p57 =
  if p55 > 0 then (
    let r58 = f54 ((-1) + p55) p56 p57 in
    Array.make 8 p55
  ) else
    (Array.copy (Array.make 8 p55))
let a59 = f54 (hide 0 0) (Array.copy (Array.make 5 n23)) (if false then (Ok n23) else (Ok n23))
let () = (mix_ints a59 0 8; note_end 0)
let () = a26.(4) <- x22
let n63 = (match max ((), 17, false) v35 with | ((x22, q60, true) | (x22, (2 as q60), _)) -> n23 | ((q61, 2, q62) | (q61, _, q62)) -> (-4))
let v64 = ref ((max n63 n23) lor (String.length "a"))
let n68 = (try (
  let f54 = n63 in
  note_int f54;
  let n65 = !v64 in
  let x66 = a26.(wrap (truncate x53') 8) +. 4096.0 in
  (3 lor 17) lor !v64) with | Invalid_argument q67 -> (16 + n63) | _ -> (n63 + n23))
let f77 = if (List.fold_left (let rec f70 v64 p69 = x53' in f70) x20 []) >= (1.0 -. x53') then (fun p71 p72 p73 -> n68 + (-2)) else (let rec f76 get10 p74 p75 = n68 in f76)
let a78 = if (Array.length a59) < (-20) then a26 else a26
let () = a26.(1) <- x21
let () = a78.(1) <- (1.5 +. (a26.(1)))
let () = note_float a26.(1)
let f82 = snd (a59.(7), (fun p79 -> ((let rec f81 p80 = n68 in f81), n63)))
let n83 = (( * ) (n63 * 18) (n63 mod (-2147483648))) asr (((note_int n68); a59.(2)) land 31)
let () = note_int n83
let n84 = 65536
let v86 = if List.mem_assoc (try (x22 <> (-2.0)) with | _ -> true) (if true then [] else []) then ((fun p85 -> ((); (p85, p85))) (n68 * n68)) else (n84, n68)
let f87 p88 p89 p90 =
  ((-1e999), ((if "vu" < (Printf.sprintf "<%i>" n63) then () else ()); p89), 100.75, (Ok x18))
let g91 = f87 true
let g92 = g91 (min [] [])
let v93 = g92 ' '
let v94 = g92 '\039'
let () = (mix_ints a59 0 8; note_end 0)
let () = note_int n68
let () = note_int n23
let () = ((let (m95, m96, m97', m98) = v93 in mix_float m95; mix_0 5 m96; mix_float m97'; mix_1 5 m98); note_end 0)
let () = note_int n84
let () = note_float x22
let () = note_float x19
let () = note_int n83
let () = ()
