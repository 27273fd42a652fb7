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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y92 -> mix 1; mix y92
and mix_1 d (v : ((int * int * char * int) * float) t0) =
  if d > 0 then
    match v with
    | { r0 = y93 } -> mix_float y93
and mix_2 d (v : bool t0 ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_3 d (v : bool t0) =
  if d > 0 then
    match v with
    | { r0 = y94 } -> mix_float y94
in
let c1 = (2.0) +. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c2 = (2.0) -. (min (2.0 /. (-100.75)) (let v0 = 1 in 1.0)) in
let c3 = c2 +. ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) in
let c4 = ((min (2.0 /. (-100.75)) (let v0 = 1 in 1.0))) *. c1 in
let c5 = (c3) *. c3 in
let c6' = c4 -. (2.0) in
note_float c6';
let v19 = ref (let v11 = if (try (Printf.sprintf "<%b>" true) with | Invalid_argument q7 -> q7 | Division_by_zero -> "tail \" end" | Failure c3 -> c3 | Match_failure _ -> "tail \" end" | E0 3 -> "b c" | E0 q8 -> "" | E1 -> "tail \" end" | _ -> "12") >= "v" then (if 100.75 < c4 then ((let rec f10 p9 = p9 in f10) 16) else (-18)) else ((match Array.make 8 c3 with | _ -> ()); (int_of_float c6')) in { r0 = (let (q17, q18) = (try (try (v11, (fun p12 -> p12)) with | _ -> (2, (let rec f14 p13 = p13 in f14))) with | _ -> (v11, (let rec f16 p15 = p15 in f16))) in c4) }) in
List.fold_left (fun () p20 -> ()) () (List.merge compare (0.5 :: []) (if true then [] else []));
let s22 = ref None in
let i21 = ref 0 in
while !i21 < 10 do
  s22 := (match !s22 with None -> Some !i21 | Some o -> if o = !i21 then None else Some o); i21 := !i21 + 2
done;
let n23 = !s22 in
(mix_0 5 n23; note_end 0);
let a31 = (match n23 with | None when ((2.0 *. c6') = c4) -> [|(0.0 /. 0.0); (float 1); (List.fold_left (fun p24 p25 -> -2.0) 3.25 []); ((let rec f27 p26 = c5 in f27) None)|] | None -> (let v28' = 4095 in (match { r0 = (-3.25) } with | { r0 = 0.0 } -> (Array.make 4 c5) | { r0 = q29 } -> (Array.make 4 c3))) | Some q30 -> (create_float_array 4 (0.5 -. c5))) in
(mix_floats a31 0 4; note_end 0);
(try (
  let x32 = float_of_int (int_of_string (string_of_int (if true then 1 else 7))) in
  note_float x32;
  v19 := (match n23 with | None -> { r0 = c4 } | Some (-3) -> { r0 = c5 } | Some 7 -> { r0 = c4 } | Some _ -> { r0 = c6' })) with | Invalid_argument q33 -> (v19 := { r0 = c6' }) | Match_failure _ -> () | E0 (-2147483648) -> (a31.(3) <- 0.0) | E0 c3 -> (v19 := { r0 = c2 }));
let n35 = ((let v34 = 16 in v34) lxor (19 - 9)) / ((fst (5, false)) lor 1) in
print_int (let v39 = (let rec f38 p36 p37 = Array.make 2 false in f38) in (let v40 = true in 1));
print_byte 32;
print_float c3;
print_newline ();
let a41 = Array.mapi (fun p42 p43 -> { r0 = c3 }) (Array.make 3 { r0 = c4 }) in
a41.(0) <- (let i44 = n35 in if i44 >= 0 && i44 < Array.length a41 then a41.(i44) else { r0 = c3 });
a41.(1) <- (max { r0 = c5 } (let i45 = n35 in if i45 >= 0 && i45 < 3 then a41.(i45) else { r0 = c5 }));
a41.(2) <- { r0 = (c4 -. c6') };
let rec loop50 i46 n51 s47 =
  if i46 < n51 then (
    loop50 (i46 + 1) n51 (match a41.(i46) with | { r0 = 0.0 } -> ((i46 + n35) - (s47)) | { r0 = 1.0 } -> ((s47) + (-1)) | { r0 = q48 } -> ((let v49 = s47 in 1) + (s47)))
  ) else
    s47
in
let n52 = loop50 0 3 n35 in
note_int n52;
let a60 = List.fold_left (fun p53 p54 -> p53) [|(c5 /. (-0.5))|] (match n23 with | ((Some _) | (Some _)) -> (List.init 7 (let rec f56 p55 = n52 in f56)) | None -> (let (q57, q58, _, q59) = ((Array.make 5 19), true, { r0 = (-100.75) }, (false, true, true, c6')) in []) | Some _ -> []) in
(mix_floats a60 0 1; note_end 0);
let v61 = { r0 = (c4 *. (float n52)) } in
(mix_1 5 v61; note_end 0);
let c65 = (if true then n52 else n35) + ((if true then n52 else n35)) in
let c66 = (if true then n52 else n35) + (((let rec f63 p62 = n52 - n52 in f63) (let v64 = n52 in c5))) in
let c67 = c65 * (c65) in
let c68 = (c67) * c65 in
let c69 = ((if true then n52 else n35)) - c65 in
let c70 = (c68) + c67 in
let c71 = c66 lxor ((if true then n52 else n35)) in
let c72' = (c66) + c71 in
let c73 = (if true then n52 else n35) - (c65) in
let c74 = c67 + (c71) in
note_int c74;
let v79 = min (match None with | None when ((c70 mod (c71 lor 1)) > c68) -> (c71 <= 20) | None -> (match n23 with | None -> true | ((Some q75) | (Some (-1 as q75))) -> true | (Some (-3) as w76) -> false | (None | (Some 0)) -> false | Some 5 -> false | ((Some q77) | (Some q77)) -> true) | Some None -> (min true false) | Some (Some q78) -> (true && false)) (c74 > (- 17)) in
(mix (if v79 then 1 else 0); note_end 0);
let a83 = (match v61 with | ({ r0 = 0.5 } as w80) -> (Array.fold_left (fun p81 p82 -> p81) [|c65|] a60) | ({ r0 = 1.0 } | { r0 = _ }) -> (min (create_array 1 c72') (fst ((Array.make 1 (-3)), c73)))) in
(mix_ints a83 0 1; note_end 0);
let v84 = (a83.(wrap c69 1) + 4095) <= a83.(0) in
let a91 = (let c67 = (try (match n23 with | Some 4 -> { r0 = c6' } | None when (((c73 lsr (14 land 31)) + 65536) > 1023) -> { r0 = c5 } | ((Some q85) | (Some q85)) -> { r0 = c5 } | (None | (Some _)) when (match v61 with | { r0 = _ } -> (v84 || v84)) -> (try { r0 = 0.5 } with | Invalid_argument q86 when v84 -> { r0 = c6' } | Failure q87 -> { r0 = c2 } | Match_failure _ -> { r0 = c6' } | E1 -> { r0 = 100.75 } | _ -> { r0 = c3 }) | _ -> (if true then { r0 = 10.0 } else { r0 = c4 })) with | Match_failure _ -> { r0 = c6' }) in (let rec f89 p88 = Array.make 9 (-3.25) in f89) (match v61 with | { r0 = q90 } -> { r0 = q90 } | { r0 = 0.5 } when ((Array.length a83) <= (19 - c72')) -> { r0 = c6' })) in
(mix_floats a91 0 9; note_end 0);
note_float c6';
(mix_floats a31 0 4; note_end 0);
note_int c66;
(mix_2 5 v19; note_end 0);
(mix_floats a60 0 1; note_end 0);
note_int c69;
note_float c4;
note_int n52;
()
