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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (float ref, bool) t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 (y70, y71) -> mix 1; mix_1 (d - 1) y70; mix (if y71 then 1 else 0)
and mix_1 d (v : unit list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y73) -> mix 1; mix_1 (d - 1) y73
in
let a0 = Array.make (hide 1 13) 2.0 in
let s2 = ref 3.25 in
for i1 = 13 - 1 downto 0 do
  s2 := ((a0.(i1) *. (!s2)) -. !s2)
done;
let n3 = !s2 in
note_float n3;
a0.(11) <- (min (try 2147483648.0 with | _ -> n3) (match C1 with | C1 -> (-10.0) | C0 (q4, q5) -> n3 | C0 ([], q6) -> n3 | (C0 ((n3 :: q7), _) as w8) -> 3.25));
let s10 = ref "\000\255x" in
for i9 = 0 to 5 - 1 do
  s10 := (clip !s10 ^ clip ((clip !s10) ^ !s10))
done;
let n11 = !s10 in
(mix_string n11; note_end 0);
let v29 = (match C0 ((if false then [] else []), (match C1 with | ((C0 (_, _)) | C1) -> (Array.make 8 (-3)) | C0 (n3, q14) -> (Array.make 8 16))) with | C1 -> (
  let s16 = ref 1.0 in
  for i15 = (hide 1 5) - 1 downto 0 do
    s16 := (
      let s18 = ref !s16 in
      for i17 = 0 to (hide 0 6) - 1 do
        s18 := (0.5 /. (coarse (log (limit 100.75 0.5 100.0))))
      done;
      let n19 = !s18 in
      note_float n19;
      n19)
  done;
  let n20 = !s16 in
  note_float n20;
  C1) | C0 ((((_ :: []) as w21) | ([] as w21)), q22) -> (
  let a23 = Array.make 16 (-3) in
  for i24 = 0 to 16 - 1 do
    a23.(i24) <- ((i24 + i24) mod ((20 / (-3)) lor 1));
    ()
  done;
  (mix_ints a23 0 16; note_end 0);
  C0 (((); []), (false = true))) | C0 (((_ :: q25) as w26), _) -> (
  (match (match C1 with | C1 -> [] | C0 (_, _) -> w26) with | [] -> (C0 ([], false)) | ((_ :: _) as w27) -> (if true then C1 else C1) | (q28 :: _) -> (try (try (min C1 C1) with | _ -> C1) with | Invalid_argument _ -> C1 | Division_by_zero -> C1 | E0 -> C1)))) in
let x30' = tick_float 13 (-3.25) in
let rec f31 p32 p33 =
  let table36 = Array.make 2 (let rec g34 u35 = p32 in g34) in
  table36.(1) <- (let rec g34 u35 = p32 in g34);
  table36.(0) p33
in
let v41 = f31 '\248' (match v29 with | C1 -> 9 | C0 ([], q37) -> 14 | ((C0 (f31, q38)) | (C0 (((_ :: []) as f31), q38))) -> 19 | C0 ((n11 :: (q39 :: _)), q40) -> 14) in
(mix (Char.code v41); note_end 0);
let a42 = (match x30' with | (1.0 as w43) -> (Array.make 12 12) | _ -> (Array.make 12 8)) in
for i44 = 0 to 3 - 1 do
  (
    for i45 = 0 to 4 - 1 do
      a42.(i44 * 4 + i45) <- ((Array.length a42) * (a42.(i44 * 4 + i45)));
      ()
    done;
    ());
  ()
done;
(mix_ints a42 0 12; note_end 0);
a42.(11) <- a42.(11);
let f46 p47 p48 =
  (if not (14 <> 5) then raise E0);
  Array.map (fun p49 -> (p49 * p49) lor p49) (Array.sub a42 0 8)
in
let a57 = (try (f46 (fst ((fun p50 -> v41), false)) (fun p51 p52 x30' -> (1, 16, n3, n11))) with | E0 -> (try (f46 (let rec f54 p53 = v41 in f54) (fun p55 f46 p56 -> (20, 1, n3, "b c"))) with | E0 -> (Array.make 8 0) | _ -> (Array.make 8 5))) in
(mix_ints a57 0 8; note_end 0);
let a69 = (try (f46 (Array.fold_left (fun p58 p59 -> p58) (fun p60 -> 'a') a57) (if false then (let rec f64 p61 p62 p63 = (2, 2, x30', n11) in f64) else (let rec f68 p65 p66 p67' = (9, 18, x30', n11) in f68))) with | E0 -> (Array.copy a57)) in
(mix (Char.code v41); note_end 0);
(mix_ints a42 0 12; note_end 0);
note_float x30';
(mix_ints a69 0 8; note_end 0);
(mix_ints a57 0 8; note_end 0);
note_float n3;
(mix_0 5 v29; note_end 0);
()
