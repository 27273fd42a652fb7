exception E0
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let v0 = ((ref (if true then (Ok (-2)) else (Ok 18))), ((3, 1, (-100.75)), ((-1) * 29)), (float (-1)), (max 678 (13 lsl ((-2) land 31))))
let (q1, q2) = ((part ((); "a") (19 + 15) (-2147483648)), false)
let () = if (max 19 12) <= (compare (-3) 5) then (mix (Char.code (max '\255' 'a')); note_end 0) else (Array.iteri (let rec f6 p3 p4 = (let (_, _, p4, q5) = (1.0, (Array.make 2 p3), (-3), 6) in ()) in f6) [|q2; false; q2; q2; q2; q2|])
let x29 = (try (
  let s28 = Array.fold_right (fun p7 p8 -> ((match v0 with | (q9, q10, 0.5, q11) -> () | ((q12, _, 0.0, _) as w13) -> () | (_, (q14, q15), q16, q17) -> (if q2 then (let _v18 = q16 in ()) else (let v19 = None in ())) | (_, q20, q21, q22) -> ((try () with | Division_by_zero -> () | Not_found -> () | Match_failure _ -> ()); (try () with | _ -> ()))); (string_of_float (abs_float (-10.0))))) (Array.init 6 (let rec f27 p23 = (match [] with | [] -> (p23 lor (let o24 = p23 in let o25 = p23 in let o26 = p23 in let ( @! ) a b = a lxor (b + 1) and ( lsl ) a b = a lxor (b + 1) in o24 @! o25 lsl o26)) | ((true :: _) | (true :: _)) -> ((); (p23 - p23)) | (false :: q1) -> ((); (p23 / 7))) in f27)) "a" in
  1.0) with | _ -> 0.0)
let a30 = Array.mapi (fun q2 p31 -> q2) (Array.make 8 x29)
let n35 = Array.length a30
let rec loop34' i32 s33 =
  if i32 >= 0 then (
    (a30.(i32) <- (s33 + (a30.(i32))));
    loop34' (i32 - 1) ((8 / (-2147483648)) / (((land) s33 i32) lor 1))
  ) else
    s33
let n36 = loop34' (Array.length a30 - 1) 12
let () = note_int n36
let n38 = (let i37 = n36 in if i37 >= 0 && i37 < Array.length a30 then a30.(i37) else ((if q2 then n36 else n36) + a30.(5)))
let () = (fun n38 -> a30.(wrap (match v0 with | ((_, q39, q40, q41) as w42) -> n38) 8) <- n38) (if if true then q2 else q2 then (truncate x29) else (if false then n38 else n38))
let n55 = (match (let v43 = (x29 /. x29) *. (x29 +. (-0.0)) in v0) with | (q44, q45, 0.0, q46) -> q46 | (_, q47, q48, _) -> ((if (match v0 with | (q49, (q50, q51), 0.5, q52) -> false | (q53, _, _, q54) -> false) then (-8410) else (-6)) / (-2147483648))) asr ((-19) land 31)
let n61 = ((if q2 then n38 else n55) * 16) + (let o56 = n55 - 7 in let o57 = (let _v58 = None in n38) in let o59 = n38 in let o60 = 19 lsl 29 in let ( lsr ) a b = a * 2 - b in o56 lsr o57 lsr o59 lsr o60)
let s63 = ref n55
let i62 = ref 0
let () = while !i62 < Array.length a30 do
  a30.(!i62) <- ((a30.(!i62)) + !s63);
  s63 := ((let rec f66 p64' = (let _v65 = ('0', x29, q1) in 19) in f66) !s63); i62 := !i62 + 1
done
let n67 = !s63
let () = note_int n67
let n67 = not (try (((); ()); (n67 <> n61)) with | _ -> q2)
let a68 = [|n61; n55; n55; n38|]
let rec loop71 i69' n72 =
  if i69' <> n72 then (
    (let k70 = wrap a30.(i69') 4 in a68.(k70) <- a68.(k70) + i69');
    loop71 (i69' + 1) n72
  ) else
    ()
let () = loop71 0 8
let () = (mix_ints a68 0 4; note_end 0)
let () = String.fold_left ((); ((); (fun p73 p74 -> p73))) (if n67 then (try (if q2 then () else ()) with | _ -> ()) else (fst ((), []))) ((clip "t") ^ ((clip q1) ^ "\000\255x"))
let v82 = a30.(7) >= (a68.(wrap (match v0 with | (q75, (q76, _), _, 1) -> n55 | (a68, (((q77', _, q78'), _) as w79), q80, q81') -> n61) 4) - (-6))
let () = (mix (if v82 then 1 else 0); note_end 0)
let v85 = (mix (Char.code (let s83 = q1 in let i84 = succ n61 in if i84 >= 0 && i84 < String.length s83 then s83.[i84] else '\n')); note_end 0)
let x97 = (try (
  let n86 = ((); (snd (x29, 11))) in
  note_int n86;
  let v90 = ((let v89 = (match [] with | ([] | []) -> (Array.make 16 18) | ((true :: q87) | ((true :: _) as q87)) -> (Array.make 16 n86) | (false :: q88) -> (Array.make 16 17)) in v85); ((v85; false) || (7 <= 10))) in
  (mix (if v90 then 1 else 0); note_end 0);
  let a91 = List.fold_left (fun p92 p93 -> Array.make 5 3) (Array.make 5 n86) [] in
  let s95 = ref n61 in
  for i94 = Array.length a91 - 1 downto 0 do
    a91.(i94) <- (!s95 + (a91.(i94)));
    s95 := (!s95 - (!s95 land 13))
  done;
  let n96 = !s95 in
  note_int n96;
  v85;
  100.75) with | _ -> (if true then x29 else x29))
let x98 = 0.0 /. 0.0
let n100 = ((((((0) + (if x98 = x98 then 95 else 0)) + (if x98 <> (x98 /. (-100.75)) then 85 else 0)) + (if (-. x98) < x98 then 30 else 0)) + (if x98 > x98 then 83 else 0)) + (if x98 <= x98 then 15 else 0)) + (if x98 >= (let v99 = ((n55, q1, n55, 3), n38, x98, (ref n67)) in x98) then 91 else 0)
let v105 = if n67 then (Char.lowercase_ascii ' ') else (if n61 >= n61 then (let s103' = q1 in let i104 = n61 in if i104 >= 0 && i104 < String.length s103' then s103'.[i104] else 'a') else (if (n38 + (-4096)) >= n100 then (if n67 || n67 then (if (let v101 = [] in v82) then (let v102 = Array.make 6 x98 in '\n') else '\n') else '8') else (if v82 then 'z' else '\'')))
let () = (mix (Char.code v105); note_end 0)
let () = note_int n100
let () = (mix_ints a68 0 4; note_end 0)
let () = (mix (if n67 then 1 else 0); note_end 0)
let () = note_int n38
let () = (mix_string q1; note_end 0)
let () = (mix_ints a30 0 8; note_end 0)
let () = note_int n36
let () = note_float x97
let () = ()
