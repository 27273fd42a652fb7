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
let rec tick_int k x = mix k; x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
(mix (if (not false) || true then 1 else 0); note_end 0);
note_int ((12 + 5) mod ((15 * 20) lor 1));
let n6 = (match (fun p0' -> int_of_string (string_of_int 18)) [|15; 20; 1; 9|] with | 5 -> 4 | (8 | 8) -> (10 + (let o1 = 14 in let o2 = 15 in let o3 = -1 in let o4 = -3 in let ( ^^ ) a b = (a lsl 1) + b and ( ** ) a b = (a lsl 1) + b and ( @@ ) a b = a lxor (b + 1) in o1 ** o2 ^^ o3 ** o4)) | q5 -> (q5 - (if true then q5 else 10))) in
note_int n6;
let rec f7 p8' p9 =
  if p8' <= 0 then
    (p9 +. p9)
  else (
    (((p9) +. (f7 (p8' - 1) (p9 -. p9))) -. (f7 (p8' - 1) (p9 -. p9))) +. (f7 (p8' - 1) p9)
  )
in
let x10 = f7 3 (1.0 -. 1.0) in
note_float x10;
let v11 = snd (((); 10.0), ((16 - (-2147483648)) <= n6)) in
let c15 = ((let x10 = List.fold_right (let rec f14 p12 p13 = Array.make 3 x10 in f14) [] (Array.make 3 x10) in n6 lsl (n6 land 31))) * (n6 mod (-2147483648)) in
let c16 = ((let x10 = List.fold_right (let rec f14 p12 p13 = Array.make 3 x10 in f14) [] (Array.make 3 x10) in n6 lsl (n6 land 31))) lxor c15 in
let c17 = c15 lxor (c15) in
let c18 = (c17) + c16 in
let c19 = c15 lxor (c18) in
let c20 = c19 + (c19) in
let c21 = c17 + (c18) in
let c22 = (c18) lxor c16 in
let c23 = c20 * ((n6 mod (-2147483648))) in
let c24 = c22 - ((n6 mod (-2147483648))) in
note_int c24;
let x25 = x10 in
note_float x25;
let x27 = (float_of_int (match c24 with | 7 -> c17 | _ -> 18 | q26 -> c20)) *. (-1.0) in
let n81 = (match C1 with | C1 -> (
  let c28 = 0 + (0) in
  let c29 = ((( - ) c24 5)) + 0 in
  let c30 = ((( - ) c24 5)) * 0 in
  let c31 = c28 + (0) in
  let c32 = c30 - (0) in
  let c33 = (( - ) c24 5) * (c29) in
  let c34 = 0 - (0) in
  let c35 = c28 lxor (0) in
  let c36' = (0) + c35 in
  note_int c36';
  (try (
    let rec f37 p38 p39 p40 p41 =
      if p38 < 1 then
        (int_of_string (string_of_int c17))
      else (
        let n42 = 17 in
        let r46 = f37 (p38 - 1) p39 p40 (match Ok c22 with | Ok (-3) -> p41 | ((Ok _) | (Ok _)) -> p41 | (Error (-2) as w43) -> p41 | Error (-3) -> p41 | Error (-2147483647) -> [] | ((Error q44 as w45) | (Error q44 as w45)) -> p41) in
        (match p41 with | [] -> (max n42 c35) | (q47 :: []) -> c20 | ((_ :: (_ :: q48)) | (_ :: ((_ :: _) as q48))) -> (List.compare_lengths [] []))
      )
    in
    let n56 = f37 3 (let v49 = x25 in fun c29 () p50 -> true) (let v51 = 0.0 in (let rec f55 p52 = ((let rec f54 p53 = c35 in f54), (-1)) in f55)) (fst ([], x25)) in
    (if (match [] with | [] -> v11 | (q57 :: _) when (if v11 then (v11 != v11) else (c30 = c34)) -> false | [] -> v11 | (_ :: _) -> v11) then (if v11 then () else ()) else ())) with | _ -> (if v11 then () else ()));
  tick_int 2 (c19 - c18)) | C0 (q58, _) -> (
  let x80 = Array.fold_right (let rec f61 p59 p60 = p60 in f61) [|((let v62 = c15 = c20 in 10 mod (-3)) + ((if false then c23 else c16) + (compare c23 c24))); (((c20 - c23) - (-3)) lor c16); (String.length (part (let _v63 = 8 in "") (match q58 with | [] -> c21 | (_ :: _) -> c23) (c23 mod (13 lor 1))))|] (if if if false then ((c21 + (-4096)) > c20) else (false && v11) then ((match q58 with | [] -> v11 | ((f7 :: q64) as w65) -> v11 | [] -> v11) >= (false && v11)) else (match q58 with | [] -> (x25 <> 1.5) | ((q66 :: ((_ :: _) | [])) as w68) -> (let v69 = false in v69) | (q70' :: (q71 :: ((_ :: _) | []))) -> (min false v11) | (q73 :: (q74 :: (_ :: q75))) -> ((c24 - 32767) > 17)) then (try ((if v11 || v11 then (match q58 with | [] -> x10 | (c22 :: []) -> x25 | (q76 :: ((q77 :: []) | (q77 :: []))) -> x25 | (_ :: (q78 :: (_ :: q79))) -> x25) else x25) +. ((float c23) /. (x27 /. x25))) with | _ -> (0.0 /. 0.0)) else (f7 0 ((floor x25) +. (float n6)))) in
  note_float x80;
  truncate 2.0)) in
let x82 = x25 in
note_float x82;
let rec f83 p84 () =
  if p84 > 0 then (
    (try (let r85 = f83 (p84 - 1) () in if not false then raise E0 else r85) with | E0 -> false)
  ) else
    (c22 < c23)
in
let v86 = f83 10 () in
(mix (if v86 then 1 else 0); note_end 0);
note_int c19;
(mix (if v86 then 1 else 0); note_end 0);
note_float x82;
note_float x10;
note_int c17;
note_int c23;
note_int c16;
(mix (if v11 then 1 else 0); note_end 0);
()
