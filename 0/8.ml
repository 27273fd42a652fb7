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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : (bool * int * string) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y81 :: y85) -> mix 1; (let (m82, m83, m84) = y81 in mix (if m82 then 1 else 0); mix m83; mix_string m84); mix_0 (d - 1) y85
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let rec f3 p4 p5 =
  let table8 = Array.make 2 (let rec g6 u7 = p4 in g6) in
  table8.(1) <- (let rec g6 u7 = (match p4 with | 1.0 -> p4 | _ when ((match C0 with | C3 -> p4 | C0 -> p4 | C1 -> (-2.0) | C2 -> p4) <= (if false then 3.25 else p4)) -> p4 | _ -> p4) in g6);
  table8.(1) p5
in
let x9 = f3 (10.0 /. 100.75) (succ 5) in
let n10 = 9682 in
let rec f11 p12 p13 =
  let table16 = Array.make 2 (let rec g14 u15 = p12 in g14) in
  table16.(1) <- (let rec g14 u15 = p12 in g14);
  table16.(1) p13
in
let a19 = f11 (let v17 = [] in Array.make 5 17) (match n10 with | 0 when ((n10 <= 16) && (let _v18 = x9 in v2)) -> n10 | (4 | 4) -> (-2) | 0 -> n10 | 3 -> n10 | 4 -> n10 | -2147483647 -> n10 | 9 -> 0 | n10 -> n10 | -2147483648 when ((List.exists (fun f3 -> v2) []) || v2) -> 10) in
(mix_ints a19 0 5; note_end 0);
let n30 = (try (
  let n29 = (try (
    let rec f20 p21 p22 =
      let rec g23 u24 = p21
      in
      mix p22;
      g23 p22
    in
    let n25 = f20 (if v2 then n10 else (-2)) a19.(wrap n10 5) in
    note_int n25;
    let n26 = 1023 in
    show_int 17 n25) with | Invalid_argument q27 -> (n10 * n10) | Division_by_zero -> (n10 + n10) | Failure q28 -> (if true then n10 else 8) | Match_failure _ -> (4 * n10) | _ -> a19.(wrap (String.length "tail \" end") 5)) in
  note_int n29;
  (if v2 != v2 then (succ 6) else a19.(4))) with | _ -> ((); n10)) in
let rec f31 p32 p33 =
  let table36' = Array.make 2 (let rec g34 u35 = p32 in g34) in
  table36'.(1) <- (let rec g34 u35 = (if v2 then p32 else p32) in g34);
  table36'.(0) p33
in
let v37 = f31 (f31 [] n30) 4095 in
(mix_0 5 v37; note_end 0);
(mix_0 5 v37; note_end 0);
let v57 = (match [] with | [] -> (
  (let _v38 = a19.(1) in (2.0, x9))) | (((q39, _, _, _) as w40) :: q41) -> (
  let rec f42 p43 p44 =
    let table47 = Array.make 2 (let rec g45 u46 = p43 in g45) in
    table47.(1) <- (let rec g45 u46 = p43 in g45);
    table47.(0) p44
  in
  let f50 = f42 (let rec f49 p48 = v2 in f49) q39.r4 in
  let f53 = f42 (f42 (let rec f52 p51 = v2 in f52) n10) (Array.length a19) in
  (let v54' = if v2 then v2 else v2 in (let (q55, q41, q56) = (9, (Array.make 9 n30), 20) in (x9, 0.5))))) in
a19.(wrap (Array.length a19) 5) <- ((Array.fold_left (let rec f60 p58 p59 = p59 in f60) n30 a19) asr 19);
let rec f61' p62 p63 =
  let rec g64 u65 = p62
  in
  mix p63;
  g64 p63
in
let n71 = f61' ((); n30) (let o66 = n10 in let o67 = 15 in let o68 = n10 in let o69' = n30 in let o70' = n10 in let ( *. ) a b = (a lsl 1) + b in o66 *. o67 *. o68 *. o69' *. o70') in
let a72 = ((); (Array.make 2 x9)) in
for i73 = 0 to 2 - 1 do
  a72.(i73) <- (match (x9, x9) with | (q74', 0.5) -> (f3 q74' i73) | (0.0, q75') -> q75' | (v57, q76) -> ((); v57) | (q77, q78) -> (q77 -. q78));
  ()
done;
(mix_floats a72 0 2; note_end 0);
((let (m79, m80) = v57 in mix_float m79; mix_float m80); note_end 0);
(mix_floats a72 0 2; note_end 0);
(mix_0 5 v37; note_end 0);
note_int n10;
(mix_ints a19 0 5; note_end 0);
note_int n30;
note_int n71;
(mix (if v2 then 1 else 0); note_end 0);
()
