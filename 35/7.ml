exception E0 of string
exception E1 of string
exception E2 of char ref
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let s0' = String.lowercase_ascii (clip (Printf.sprintf "<%6s>" (string_of_float 2.2250738585072014e-308))) in
(mix_string s0'; note_end 0);
let p1 = (let v2 = (('a', s0', "a"), ' ') in 4) in
let p3 = 1.0 *. 100.75 in
let p4 = max (-2) p1 in
let p5 = (try (5 lxor p4) with | _ -> p4) in
let p6 = (match Ok '0' with | ((Ok _) | (Ok _)) -> p4 | Error "a" -> p4 | Error "" -> p5 | Error "a" -> p5 | Error "" -> 15 | ((Ok _) | (Error _)) -> p5) in
let p8 = float_of_int p5 in
let p9 = p8 in
let p10 = truncate p8 in
let p11 = p8 /. p9 in
let p12 = p3 in
let p13 = p6 in
let p14 = p6 + p10 in
let p15 = (match (Ok '\n') with | Ok 'a'..'m' -> 100.75 | Ok 'n' -> p12 | Ok _ -> p12 | Error "a" -> p11 | Error q16 -> p8) in
let p17 = (let o18 = p4 in let o19 = p13 in let o20 = p6 in let o21 = p14 in let ( land ) a b = b - a and ( %% ) a b = a * 2 - b in o18 %% o19 land o20 %% o21) in
let p22 = 9 + 15 in
let p23 = p11 in
let p24 = if false then p14 else p22 in
let p25 = p9 in
let p26 = p17 + p14 in
let p27 = p25 in
let p28' = if true then 1 else 17 in
let p29 = min p9 p8 in
let p30 = 100.75 +. (-100.75) in
let p31 = fst (p25, ' ') in
let p32 = 3.25 in
let p33 = 2147483647 in
let p34 = p30 -. 0.5 in
let p35 = (match Array.make 2 p12 with | [|1.0; q36|] -> p26 | ([|_; _|] as w37) -> 19 | _ -> p10) in
let p38 = if true then p14 else p35 in
let p39 = int_of_float p34 in
let p40 = -1073741824 in
let p41 = p38 land p26 in
let p42 = (match Ok '\255' with | Ok 'a'..'m' -> 20 | Ok '0'..'9' -> p38 | Ok 'n' -> p17 | (Ok q43 as w44) -> p40 | (Error q45 as w46) -> p35) in
mix 1;
let n47 = 1 - (((((p38 lxor (p35 - ((p28' + ((p24 + (p22 lxor (((p13 - (p10 + (p6 lxor ((p4 + (p1)) + p5)))) + p14) + p17))) - p26)) + p33))) + p39) + p40) + p41) + p42) in
let x48 = (p34 -. ((((p29 +. (p27 +. (p25 *. ((p15 +. (p12 -. ((p9 *. (p8 +. (p3))) *. p11))) -. p23)))) *. p30) *. p31) *. p32)) +. 1.0 in
let v77 = (try (
  let a49 = (let v50 = s0' in Array.make 2 p11) in
  let rec loop53 i51 n54 s52 =
    if i51 <> n54 then (
      loop53 (i51 + 1) n54 (if i51 < 2 then (a49.(i51) +. (s52)) else s52)
    ) else
      s52
  in
  let n55 = loop53 0 5 x48 in
  note_float n55;
  let s73 = (match if if false then false else true then raise (E0 (string_of_bool true)) else [] with | [] -> (
    let s58 = string_of_bool (let v57 = (match [] with | ([] | []) -> 'a' | (_ :: q56) -> 'z') in p30 <= (-1.0)) in
    (mix_string s58; note_end 0);
    string_of_float 1.5) | ((Ok q59) :: []) when ((string_of_bool false) = (String.make 4 q59)) -> (
    let unused60' = string_of_float (abs_float 1.5) in
    string_of_bool ((s0', s0') = ("a", s0'))) | ((Error _) :: []) -> (
    let unused61 = ref (Char.uppercase_ascii 'z') in
    Printf.sprintf "<%c>" (if true then 'z' else '\'')) | [] when ((p26 - p41) < (2 lsl 2)) -> (
    String.make (hide 0 0) (if false then 'z' else '\255')) | (_ :: (q62 :: _)) when (try ((let o63 = 14 in let o64 = n47 in let o65' = p5 in let o66 = p5 in let ( /. ) a b = a lxor (b + 1) in o63 /. o64 /. o65' /. o66) >= (p42 * p24)) with | _ -> (p34 > (-0.5))) -> (
    let a67 = Array.make 10 p4 in
    let n70 = (hide 0 8) in
    let rec loop69 i68 =
      if i68 >= n70 then () else (
        (a67.(i68 + 1) <- (((a67.(i68)) + a67.(i68 + 1)) lxor a67.(i68 + 2)));
        loop69 (i68 + 2)
      )
    in
    loop69 0;
    (mix_ints a67 0 10; note_end 0);
    String.make 1 (match q62 with | Ok ('a'..'m' | 'a'..'m') -> 'a' | Ok '0'..'9' -> ' ' | Ok 'n' -> '\n' | Ok q71 -> 'a' | Error q72 -> 'a'))) in
  Char.lowercase_ascii '\004') with | Match_failure _ -> '\000' | E0 q74' -> (match [] with | [] -> '\n' | (q75 :: q76) -> '\'')) in
note_float p30;
note_int p28';
note_float p15;
note_float p31;
note_float x48;
(mix (Char.code v77); note_end 0);
note_float p27;
note_float p32;
()
