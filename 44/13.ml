type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (string, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y162, y163) -> mix 1; mix_3 (d - 1) y162; mix (if y163 then 1 else 0)
and mix_1 d (v : (char -> bool, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y164, y165) -> mix 1; mix_3 (d - 1) y164; mix (if y165 then 1 else 0)
and mix_2 d (v : (bool, int) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y166, y167) -> mix 1; mix_3 (d - 1) y166; mix y167
and mix_3 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y169) -> mix 1; mix_3 (d - 1) y169
in
let v3 = (Array.exists (fun p0 -> not false) [|5; 17|]) && ((match C1 with | C1 -> 19 | C0 (q1, q2) -> 0) >= (int_of_float 1.0)) in
let f4 p5 p6 p7 =
  let (_, (_, q16)) = (((18 - p6) + ((); p6)), (let _v12 = (let rec f11 p8 p9' p10' = '0' in f11) in (match p7 with | ((true, [||]) as w13) -> (p6, 100.75) | ((q14, q15') | ((false as q14), ([||] as q15'))) -> (p6, 100.75) | (_, _) -> (p6, 10.0)))) in
  q16
in
let x19 = f4 C1 (String.fold_left (fun p17 p18 -> p17) (-2) "\000\255x") (try (let f4 = 5 in (false, (Array.make 7 f4))) with | _ -> (v3, (Array.make 7 11))) in
let x22 = float ((let rec f21 p20 = p20 mod 1 in f21) (0 * 28)) in
note_float x22;
let v24 = (if min true v3 then (2 / (-2147483648)) else ((-2) / (20 lor 1))) = (try (int_of_string "") with | Failure _ -> (match C1 with | C1 -> 1 | C0 (q23, _) -> 10)) in
let v32 = ((match C1 with | ((C1 as w25) | (C1 as w25)) -> 14 | C0 (q26, (-1)) -> 17 | C1 when (if ((); v24) then (x22 <= (-10.0)) else ((-2) <> 12)) -> 1 | (C0 (_, (-3)) as w27) -> 2 | (C0 (q28, (-2147483647)) as w29) -> 6 | ((C0 (q30, q31)) | (C0 (q30, q31))) -> 17) + (20 lsl (16 land 31))) <> 12 in
let f43 = (match Ok 19 with | Error q33 -> (let rec f36 p34 p35 = q33 + q33 in f36) | Ok q37 -> (let rec f40 p38 p39 = q37 - 10 in f40) | Error _ -> (fun p41 p42 -> 2)) in
let v44 = C1 in
(mix_0 5 v44; note_end 0);
let f43 = ((((); 2.0) /. (fst (10.0, 15))), None, (create_array 2 (18 / 4)), []) in
let v45 = C1 in
let n77 = (let o46 = (try 65536 with | _ -> 0) mod ((int_of_float x22) lor 1) in let o47 = (match ((Array.make 1 2), 8, (Array.make 9 4), None) with | (([|4|], q48, q49, q50) as w51) -> (q48 - q48) | ([|8|], q52, q53, v45) -> (0 + q52) | ([|5|], _, q54, f43) -> (match v45 with | C1 when false -> 12 | C1 -> 9 | C0 ([], q55) -> q55 | ((C0 ((q56 :: x19), _)) | (C0 (((q56 :: _) as x19), _))) -> 12) | (([|(-2147483647 as w57)|], _, _, None) | ([|(-2147483647 as w57)|], _, _, None)) -> (let o58 = w57 in let o59 = w57 in let o60 = w57 in let o61 = w57 in let ( / ) a b = b - a and ( asr ) a b = (a lsl 1) + b in o58 / o59 asr o60 asr o61) | ([|(-2147483647)|], _, q62, (Some _)) -> ((-1) * 35) | ([|(-3)|], q63, q64, q65) -> (q63 + q63) | (([|q66|], q67, q68, _) as w69) -> q67 | (_, q70, q71, q72) -> q71.(0)) in let o73 = (fun p74 -> 3 mod (10 lor 1)) 1.7976931348623157e308 in let o75 = -10 in let o76 = -1 in let ( @@ ) a b = (a lsl 1) + b in o46 @@ o47 @@ o73 @@ o75 @@ o76) in
let s82 = (try (
  let unused81 = f4 C1 ((); n77) (String.fold_left (fun (q78, q79) p80 -> (false, q79)) (v24, (Array.make 7 14)) "\000\255x") in
  (clip ((clip "12") ^ "12")) ^ (snd ((-3.25), "tail \" end"))) with | _ -> ((clip "b c") ^ "\000\255x")) in
let n87 = if v3 then (if n77 == n77 then (if v24 then n77 else n77) else (if (fun p83 -> true) (fun p84 p85 -> -2.0) then (n77 + n77) else (let v86 = v3 in 12))) else (n77 + n77) in
let s92 = String.make 4 (match n77 with | (4 | 3) -> (match v45 with | C1 -> '\n' | C0 (_, (-2)) -> 'a' | C0 (q88, (-3)) -> '\n' | C0 (_, 5) -> '\'' | C0 (_, 2) -> '\'' | ((C0 (q89, q90)) | (C0 (q89, q90))) -> ' ') | q91 -> (if v3 then 'z' else 'a')) in
let s93 = s82 in
(mix_string s93; note_end 0);
print_int ((n87 - n77) / ((if true then n77 else n87) lor 1));
print_byte 32;
print_float (let _v94 = C1 in float n87);
print_newline ();
let x95 = -. ((); (10.0 *. 1.0)) in
let v102 = if v32 then (if C1 = C1 then (n87 < (-2)) else (if (let v101 = (let rec f100 s93 p99 n87 = n77 in f100) in v24) then (if v24 then (if n87 == n77 then (Option.is_none None) else (if (try (Option.equal (fun p96 p97 -> v32) None None) with | Invalid_argument q98 -> v24 | Division_by_zero -> v24 | Not_found -> v24 | E0 -> v3) then (7 = n87) else (if v24 then v32 else v32))) else (List.mem_assoc n77 [])) else ([] >= []))) else (not true) in
let v125 = (match C1 with | C1 -> (
  let x104 = (let _v103 = C1 in ((); x95) *. (x95 +. x95)) in
  let x106 = (try (
    let v105 = C1 in
    x104) with | _ -> (x22 *. x104)) in
  ((let v108 = fun p107 -> n87 in n87), ("" <= s93))) | C0 ([], (_, q109, v45)) -> (
  let f119 = (let v113 = if (let _v110 = C1 in v24) then (if true then 'a' else '\n') else (String.fold_left (fun p111 p112 -> 'a') '\'' s93) in (match C1 with | C1 -> (fun p114 -> false) | ((C0 (q115, q116)) | (C0 (q115, q116))) -> (let v24 = 15 in (let rec f118 p117 = v102 in f118)))) in
  assert (hide 1 3 = 3);
  (7, (let (v44, q120) = (C1, C1) in false))) | C0 ((_ :: f43), _) -> (
  let v121 = C1 in
  (mix_1 5 v121; note_end 0);
  max (8, v24) (match C1 with | C1 -> ((-3), false) | C0 (_, q122) when v32 -> (n77, v102) | ((C0 (q123, q124)) | (C0 (q123, q124))) -> (3, v32)))) in
((let (m126, m127) = v125 in mix m126; mix (if m127 then 1 else 0)); note_end 0);
let n128 = (String.length s92) + (n77 + (snd (n87, n87))) in
let x140 = (try (try (
  let rec loop134 i129 n135 s130 =
    if i129 < n135 then (
      (if i129 = 8 then raise E0 else if min v32 v102 then raise (E1 (i129 lxor n128)));
      loop134 (i129 + 1) n135 (if (fun p131 -> false) C1 then (match C1 with | (C1 | C1) -> x95 | C0 (q132, q133) -> x95) else 100.75)
    ) else
      s130
  in
  let n136 = loop134 0 2 x95 in
  note_float n136;
  n136) with | E0 -> (if v3 then 100.75 else x22) | E1 (5 as w137') -> (if v32 then raise (E1 n87) else (-100.75)) | E1 q138' -> (-. x95)) with | E1 3 -> (if false then x95 else x22) | E1 (-1) -> 2.2250738585072014e-308 | E1 q139 -> (x22 *. x22)) in
let x141' = 0.5 in
note_float x141';
let f144 = ((); (fun p142 p143 -> if v32 then (n87, (Array.make 1 n128)) else (n128, (Array.make 1 n128)))) in
(mix (if if v102 >= true then (n77 > n87) else false then 1 else 0); note_end 0);
let f161 = if (n87 mod 100) > 3 then (snd (((Ok "a"), x140), (fun f43 p145 p146' -> p145))) else (match C1 with | ((C0 ((_ :: _), _)) | C1) -> (fun s92 p149 p150 -> v102) | ((C0 ([], _)) | (C0 ([], _))) -> (let rec f154' p151 p152 p153 = v102 in f154') | C0 ((q155 :: _), q156) -> (let rec f160 p157 p158 p159 = v102 in f160)) in
note_int (String.length ((clip s82) ^ s93));
note_int n77;
(mix_0 5 v44; note_end 0);
(mix_2 5 v45; note_end 0);
(mix (if v3 then 1 else 0); note_end 0);
note_int n87;
(mix (if v24 then 1 else 0); note_end 0);
(mix (if v32 then 1 else 0); note_end 0);
(mix_string s82; note_end 0);
()
