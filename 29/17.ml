type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v19 = ref (let v11 = if (try (Printf.sprintf "<%b>" true) with | Invalid_argument q7 -> q7 | Division_by_zero -> "tail \" end" | Failure c3 -> c3 | Match_failure _ -> "tail \" end" | E0 3 -> "b c" | E0 q8 -> "" | E1 -> "tail \" end" | _ -> "12") >= "v" then (if 100.75 < c4 then ((let rec f10 p9 = p9 in f10) 16) else (-18)) else ((match Array.make 8 c3 with | _ -> ()); (int_of_float c6')) in { r0 = (let (q17, q18) = (try (try (v11, (fun p12 -> p12)) with | _ -> (2, (let rec f14 p13 = p13 in f14))) with | _ -> (v11, (let rec f16 p15 = p15 in f16))) in c4) }) in
List.fold_left (let rec f22 p20 p21 = p20 in f22) (let v24 = ((Array.make 16 6), (11, 10), (fun p23 -> -2)) in (let (q25, q26, _) = ([], (Array.make 2 false), (-0.0)) in ())) (if true then (if false then [] else []) else (match { r0 = c6' } with | { r0 = 0.5 } -> [] | { r0 } -> []));
let v28' = (try { r0 = (c5 -. (try (10.0 /. ((c6' -. c5) -. (-0.5))) with | _ -> (c6' /. c5))) } with | _ -> { r0 = (let v27 = 1.5 in c5) }) in
let v30 = (let v29 = v28'.r0 in ((if true then c3 else c5), (not false), (try (match { r0 = c6' } with | ({ r0 = 0.0 } | { r0 = _ }) -> (Array.make 2 20) | { r0 = 0.5 } when ((true < false) && (10 < 1)) -> (Array.make 2 13) | { r0 = 0.5 } -> (Array.make 2 11) | { r0 = 0.5 } -> (Array.make 2 (-2)) | ({ r0 = _ } | { r0 = _ }) -> (Array.make 2 1)) with | _ -> (Array.make 2 2)))) in
let x31 = (try (
  print_endline (max (min "12" "12") ((clip "tail \" end") ^ "a"));
  (float_of_string "1.5") +. c1) with | _ -> c5) in
note_float x31;
let a34 = create_array 2 (((let rec f33 p32 = 14 in f33) (Array.make 4 14)) asr 30) in
let s36 = ref c6' in
let s37 = ref (Array.make 2 true) in
let s38 = ref (-1) in
let s39 = ref 12 in
let s40 = ref x31 in
let s41 = ref 3 in
let s42 = ref 10 in
let s43 = ref c5 in
let s44 = ref c3 in
let s45 = ref c5 in
let i35 = ref 0 in
while !i35 < 11 do
  let u46 = !s44 in
  let u47 = !s37 in
  let u48 = !s38 in
  let u49 = !s42 in
  let u50 = !s40 in
  let u51 = 2147483647 * 30 in
  let u52 = !s39 in
  let u53 = !s43 in
  let u54 = !s44 in
  let u55 = x31 in
  s36 := u46; s37 := u47; s38 := u48; s39 := u49; s40 := u50; s41 := u51; s42 := u52; s43 := u53; s44 := u54; s45 := u55; i35 := !i35 + 1
done;
let n56 = !s36 in
let n57 = !s37 in
let n58 = !s38 in
let n59 = !s39 in
let n60 = !s40 in
let n61 = !s41 in
let n62 = !s42 in
let n63 = !s43 in
let n64 = !s44 in
let n65 = !s45 in
note_float n56;
(mix (if n57.(1) then 1 else 0); note_end 0);
note_int n58;
note_int n59;
note_float n60;
note_int n61;
note_int n62;
note_float n63;
note_float n64;
note_float n65;
note_float c4;
note_int n59;
note_float n64;
note_float c5;
note_float c2;
note_int n62;
note_float c6';
note_float x31;
()
