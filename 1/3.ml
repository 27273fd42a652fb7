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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (a0) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m68, m69, m70) = !v in mix_string m68; mix m69; mix m70)
and mix_1 d (v : int list ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y71 :: y72) -> mix 1; mix y71; mix_2 (d - 1) y72
and mix_3 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y73 -> mix 1; mix (if y73 then 1 else 0)
and mix_4 d (v : bool option ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec pick4 p5 p6 p7 =
  if p5 then p6 else p7
let a9 = (let v8 = ref (Array.make 4 17) in Array.make 1 20)
let a10 = if true then a9 else (Array.make 1 (-1))
let () = (pick4 ((( *. ) 1.0 10.0) >= (coarse (cos (limit 2.0 (-100.0) 100.0)))) a9 a10).(0) <- (let _v11 = 10 in _v11)
let () = note_int a9.(0)
let () = note_int a10.(0)
let rec pick12 p13 p14 p15 =
  if p13 then p14 else p15
let a16 = create_array 4 5
let () = (mix_ints a16 0 4; note_end 0)
let a17 = [|12; 13; 12; 9|]
let () = (pick12 (match ((); 100.75) with | 0.5 -> ((ref true) = (ref false)) | 0.5 -> (if true then false else false) | q18 -> (if true then false else true)) a16 a17).(0) <- (1 mod (-1))
let () = note_int a16.(0)
let () = note_int a17.(0)
let rec pick19 p20 p21 p22 =
  if p20 then p21 else p22
let a27 = (match Array.make 2 15 with | ([|q23|] as w24) -> w24 | ([|q25; q26|] | [|q25; q26|]) -> (Array.make 2 9) | _ -> (Array.make 2 13))
let () = (mix_ints a27 0 2; note_end 0)
let a28 = Array.make 2 (-2)
let () = (mix_ints a28 0 2; note_end 0)
let () = (pick19 (max (min true false) (if false then false else true)) a27 a28).(0) <- 15
let () = note_int a27.(0)
let () = note_int a28.(0)
let rec pick29 p30 p31 p32' =
  if p30 then p31 else p32'
let v34 = (match 3 with | ((-1) | (-1)) -> (ref ("tail \" end", 14, (-3))) | q33 -> (ref ("b c", q33, q33)))
let () = (mix_0 5 v34; note_end 0)
let v35 = ref ("", 5, 20)
let () = (pick29 false v34 v35) := (match (Ok 12) with | Ok 8 -> ("\000\255x", 14, 11) | ((Ok 5) | (Ok 5)) -> ("tail \" end", 11, 7) | Ok (-3) -> ("12", 1, 11) | Ok q36 -> ("", q36, q36) | Error q37 -> ("a", 9, q37))
let () = ((let (m38, m39', m40) = !v34 in mix_string m38; mix m39'; mix m40); note_end 0)
let () = ((let (m41', m42, m43) = !v35 in mix_string m41'; mix m42; mix m43); note_end 0)
let rec loop46 i44 n47' s45 =
  if i44 < n47' then (
    if a28.(i44) <> (s45 / (-1)) then loop46 (i44 + 1) n47' (a28.(i44) lxor (s45)) else s45
  ) else
    s45
let n48 = loop46 0 2 0
let () = note_int n48
let s50 = ref n48
let i49 = ref (7 - 1)
let () = while !i49 >= 0 do
  s50 := (if !i49 < 4 then (a17.(!i49) * (!s50)) else !s50); i49 := !i49 - 1
done
let n51 = !s50
let () = note_int n51
let v52 = ((); ((n51 > n48) || (false >= true)))
let rec pick53 p54 p55 p56 =
  if p54 then p55 else p56
let v57 = ref []
let () = (mix_1 5 v57; note_end 0)
let v58 = ref []
let () = (pick53 (((n51 + 65536) < n51) < ("12" <> "b c")) v57 v58) := (n51 :: [])
let () = (mix_2 5 !v57; note_end 0)
let () = (mix_2 5 !v58; note_end 0)
let rec pick59 p60 p61 p62 =
  if p60 then p61 else p62
let v63 = ref None
let v64 = ref None
let () = (pick59 (1024 <> 6) v63 v64) := (String.fold_left (let rec f67 p65 p66 = p65 in f67) None "b c")
let () = (mix_3 5 !v63; note_end 0)
let () = (mix_3 5 !v64; note_end 0)
let () = (mix_ints a9 0 1; note_end 0)
let () = (mix_ints a16 0 4; note_end 0)
let () = (mix_ints a27 0 2; note_end 0)
let () = (mix_4 5 v64; note_end 0)
let () = (mix_1 5 v57; note_end 0)
let () = (mix_floats a3 0 7; note_end 0)
let () = ()
