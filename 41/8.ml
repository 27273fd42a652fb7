type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_int k x = mix k; x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y127 -> mix 1; mix y127
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v55 = (match ((); C0) with | (C3 | C3) -> (let v5 = (match -10.0 with | ((1.0 as w3) | (1.0 as w3)) -> 2 | (0.0 | 0.0) -> 4 | (1.0 | 1.0) -> (-2) | (0.5 | 1.0) -> (-3) | q4 -> 11) in (fun p6 -> ((fun p7 p8 p9 -> ((let rec f12 p10 p11 v5 = -2 in f12), p9)), "b c")) v5) | (C0 | C0) -> (let v13 = [|11; 7; 2; (-1); (-1); (-3)|] in (match 1.5 with | (0.0 | 0.0) -> ((fun p14' p15 p16 -> ((fun p17 p18 p19 -> p19), p16)), "") | (1.0 | _) -> ((fun p20 p21 v2 -> ((fun p22 p23 p24 -> p24), v2)), "\000\255x") | (1.0 | 0.0) -> ((fun { r4 = q25; r5 = q26 } v13 p27 -> ((fun p28 p29 p27 -> p27), q25)), "tail \" end") | (1.0 | 1.0) -> ((let rec f36 p30 p31 p32 = ((fun p33 p34 p35 -> p35), p32) in f36), "\000\255x") | q37 -> ((let rec f44 p38 p39 p40 = ((fun p41 p42 p43 -> p41), p40) in f44), "tail \" end"))) | (C3 | C1) -> ((fun { r4; r5 } () p45 -> ((let rec f48 p45 p46 p47 = 2 in f48), p45)), ((clip "a") ^ "")) | (C2 | C2) -> (fst (((let rec f54 { r4 = q49; _ } () p50 = ((fun p51 p52 p53' -> p53'), q49) in f54), "tail \" end"), 1.0))) in
let n59 = (List.fold_right (fun p56 p57 -> p56) (match v55 with | ((_, q58) | (_, q58)) -> []) (7 + 2)) * ((if v2 then 11 else 10) + (5 * 17)) in
(let _v63 = (let v55 = -15 in (let o60 = v55 in let o61 = n59 in let o62 = v55 in let ( /. ) a b = b - a and ( lxor ) a b = a lxor (b + 1) in o60 /. o61 lxor o62)) in Printf.printf "[%s %d]\n" "tail \" end" (-18));
let x64 = ceil ((1.0 +. 100.75) +. ((-0.5) /. 3.25)) in
let v69 = (match v55 with | (_, ("a" | "a")) -> C1 | (_, ("" | _)) -> C0 | (q65, ("a" | "a")) -> C0 | ((q66, "") | (q66, "")) -> C3 | ((q67, q68) | (q67, q68)) -> C0) in
(mix_0 5 v69; note_end 0);
let v75 = not ((16 - (-4097)) <= (let o70 = n59 in let o71 = 15 in let o72 = n59 in let o73' = n59 in let o74' = n59 in let ( *. ) a b = (a lsl 1) + b in o70 *. o71 *. o72 *. o73' *. o74')) in
let poly76 x y = ignore y; x
in
let a77 = (fun p78 -> Array.make 16 1.5) 13 in
let a79 = -32769 in
let a80 = ((); []) in
let n81 = poly76 a79 a77 in
note_int n81;
let a82 = (match [] with | ([] | []) -> (C0, 19) | ((_ :: []) | []) -> (C0, n59) | (_ :: ((q84 :: q85) | (q84 :: ([] as q85)))) -> (C0, a79)) in
let a86 = (let _v87 = n81 in { r4 = _v87; r5 = x64 }) in
let a88 = if true then [] else [] in
let v89 = poly76 a86 a82 in
let n90 = (v89.r4 * (-5)) / ((String.length (part "" 6 n81)) lor 1) in
let v91 = v75 in
let x94 = if (let v93 = (match a88 with | ((_ :: _) | []) -> n90 | ((_ :: q92) | ([] as q92)) -> n90) in true) then x64 else 1e999 in
let x109 = (try (
  let rec loop102 i95 n103 s96 =
    if i95 < n103 then (
      loop102 (i95 + 2) n103 (
        let rec loop99 i97 s98 =
          if i97 < 6 then (
            loop99 (i97 + 1) v89.r5
          ) else
            s98
        in
        let n101 = loop99 0 s96 in
        note_float n101;
        n101)
    ) else
      s96
  in
  let n104 = loop102 0 3 x94 in
  note_float n104;
  v89.r4 <- a79;
  let f105 p106 =
    let n107 = -32769 in
    let n107 = "12" in
    None
  in
  let v108' = f105 (let f105 = [] in ref C0) in
  (mix_1 5 v108'; note_end 0);
  (mix_1 5 v108'; note_end 0);
  let v91 = 0.0 <> v89.r5 in
  (if "12" = "tail \" end" then n104 else n104)) with | _ -> (if v2 then x94 else x94)) in
a86.r4 <- a86.r4;
(try (
  let n110 = if (n81 < n59) && (if v91 then raise Not_found else v91) then ((Array.length a77) lxor (tick_int 19 a79)) else 9 in
  note_int n110;
  (if v91 then raise Not_found else (a77.(n90 land 15) <- 1.0))) with | Not_found -> ());
let x112 = coarse (atan (limit (min (let _v111 = v69 in 3.25) (sqrt 2.0)) (-9.0) 9.0)) in
note_float x112;
let n116 = (- a86.r4) lxor (let v113 = a86.r4 in (match [] with | ([] | []) -> n90 | (((_, q114) :: q115) | (((_, q114) :: _) as q115)) -> n81)) in
let c117 = (a86.r5) *. 100.75 in
let c118 = (a86.r5) -. c117 in
let c119 = (a86.r5) -. 100.75 in
let c120 = c118 -. (a86.r5) in
let c121 = c119 *. (c117) in
let c122 = c121 -. (c121) in
let c123' = (c121) -. c120 in
let c124 = (c121) +. c121 in
note_float c124;
((let (m125, m126) = a82 in mix_0 5 m125; mix m126); note_end 0);
note_float c122;
note_float x109;
note_float x112;
note_float x94;
note_float c119;
note_int a79;
note_int n59;
()
