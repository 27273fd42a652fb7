type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
print_int (abs (5 / 100));
print_byte 32;
print_float (10.0 +. ((-0.5) /. 0.0));
print_newline ();
let a0 = [|3.25; (-1.5); (-3.25); (-1.0)|] in
let rec loop3 i1 =
  if i1 < 2 then (
    (let x2 = a0.(i1) in a0.(i1) <- a0.(3 - i1); a0.(3 - i1) <- x2);
    loop3 (i1 + 1)
  ) else
    ()
in
loop3 0;
(mix_floats a0 0 4; note_end 0);
let f14 = (let ((q7, q8) as w9) = ((true || true), ((let rec f6 p5 = None in f6) (2.0, true, true, 6))) in (let rec f13 p10 = (match w9 with | (_, _) when q7 -> (Array.make 3 0) | (q11, q12) -> (Array.make 3 (-3))) in f13)) in
let v34 = { r0 = (let v15 = tick_int 5 12 in String.make 1 '\n'); r1 = (match C25 with | C28 -> (let { r0; r1 = q16; r3 = q17; r4 = q18; r5 = q19; r6 = _; _ } = { r0 = "12"; r1 = 0.0; r2 = None; r3 = 12; r4 = 4; r5 = (Array.make 2 5); r6 = [] } in q16) | (C9 | C27) -> a0.(0) | (C18 | C23) -> ((); (-0.5)) | (C21 | C22) -> a0.(0) | C10 -> (if true then 10.0 else 1.5) | (C22 | C25) -> ((-0.0) *. 10.0) | C16 -> (let i20 = 13 in if i20 >= 0 && i20 < Array.length a0 then a0.(i20) else 3.25) | q21 -> ((); 0.5)); r2 = (let _v22 = 4096.0 in (try (Some None) with | _ -> None)); r3 = (match true && false with | true -> (min (-2) 8) | false -> (match C7 with | (C28 | C22) -> 13 | (C27 | C27) -> (-2) | C21 -> 18 | C26 -> 17 | C14 -> 8 | C10 -> 14 | C25 -> 19 | C8 -> (-2) | ((C18 as w23) | (C31 as w23)) -> 8 | C30 -> (-3) | q24 -> 6)); r4 = ((match None with | None when (not (7 <= 2)) -> 9 | (None | (Some [|_; _; _; _|])) -> 7 | Some [|_; q25; q26; q27|] -> q27 | None when (10.0 > (try 2.2250738585072014e-308 with | _ -> (-1.0))) -> 2 | Some f14 -> 8) mod (((-1) / (15 lor 1)) lor 1)); r5 = (let (q28, q29) = ((Array.make 8 0.5), 1) in List.fold_right (let rec f32 p30 p31 = Array.make 2 q29 in f32) [] (Array.make 2 q29)); r6 = (if (match 0 with | -1 -> false | 8 -> true | -2147483647 -> false | 3 -> false | 5 -> false | _ -> false) then (let v33' = { r0 = "b c"; r1 = (-0.5); r2 = None; r3 = 11; r4 = 10; r5 = (Array.make 2 (-3)); r6 = [] } in []) else (if true then [] else [])) } in
let n35 = ((v34.r3 <- v34.r4); (-2147483647)) in
note_int n35;
let a38 = Array.map (let rec f37 p36 = ((a0.(hide 0 3) <- 100.75); ((); n35)) in f37) (Array.sub a0 0 3) in
let n39 = a38.(1) + ((((n35 * n35) lxor ((-1) * 9)) * 1) + (-((n35 + 16) / 10))) in
let x41 = (v34.r1 -. (-. 1.5)) /. (let i40 = n39 / 1 in if i40 >= 0 && i40 < Array.length a0 then a0.(i40) else (2.0 -. (-0.5))) in
note_float x41;
let v44 = [] >= (if String.for_all (let rec f43 p42 = true in f43) "b c" then [] else [(x41, false, x41); (x41, true, x41); (2.0, false, 10.0)]) in
let n45 = -1 in
let c46 = ((n45 + n45)) + ((if v44 then n45 else 3) mod 10) in
let c47 = ((if v44 then n45 else 3) mod 10) + ((n45 + n45)) in
let c48 = c47 - ((n45 + n45)) in
let c49 = (c48) * c46 in
note_int c49;
let n45 = a0.(1) in
let s58 = (let rec f55 { r0 = q50; r1 = q51; r2; r3 = _; r4 = q52; r5 = q53; r6 = q54 } = v34.r0 in f55) (match create_array 8 n45 with | q56 -> v34 | q57 -> (if true then v34 else { r0 = "tail \" end"; r1 = n45; r2 = None; r3 = 4; r4 = 1; r5 = (Array.make 2 n39); r6 = [] })) in
let n60 = 17 lxor (let i59 = a38.(2) in if i59 >= 0 && i59 < 3 then a38.(i59) else (String.length s58)) in
assert (compare c48 c48 = 0);
let x62 = if false then (let i61 = 20 in if i61 >= 0 && i61 < Array.length a0 then a0.(i61) else a0.(3)) else (ceil v34.r1) in
let n63 = ((mix (if List.mem c48 [] then 1 else 0); note_end 0); (-32769)) in
note_int n63;
let rec loop66 i64' n67 s65 =
  if i64' < n67 then (
    if not (n60 == 20) then loop66 (i64' + 1) n67 (a0.(i64') *. (s65)) else s65
  ) else
    s65
in
let n68 = loop66 0 4 n45 in
note_float n68;
let n69 = 7 in
note_int n69;
let n70 = a38.(2) in
let s71 = "loops an" in
let rec loop74 i72 n75 s73 =
  if i72 >= 0 then (
    loop74 (i72 - 1) n75 (Char.code s71.[i72] + 3 * s73)
  ) else
    s73
in
let n76 = loop74 (8 - 1) 8 c49 in
note_int n76;
let v95 = (match v34 with | (({ r0; r1; r2 = q77'; r3 = q78; r4; r5 = q79; r6 = _ } as w80') | ({ r0; r1; r2 = q77'; r3 = (-1 as r4); r4 = q78; r5 = q79; r6 = _ } as w80')) -> v44 | ({ r0 = q81; r1; r2 = q82; r3 = q83; r4 = q84; r5; _ } | { r0 = q81; r1; r2 = q82; r3 = q84; r4 = q83; r5; r6 = [] }) -> (not ((-2) != n69)) | { r0; r1 = q85; r2 = q86; r3 = q87; r4 = n70; r5 = q88; r6 = ((_ :: _) | []) } when n70 = 8 -> ((int_of_string (string_of_int 1)) = 2147483646) | { r0 = q91; r2 = q92; r3; r4 = q93; r5 = q94; r6 = (_ :: _); _ } -> v44 | _ -> (try ((v44 = v44) && v44) with | _ -> (c47 <> n60))) in
(mix (if v95 then 1 else 0); note_end 0);
let a96 = Array.mapi (let rec f99 p97 p98 = 10 in f99) (Array.make 8 n63) in
let s101 = ref c49 in
for i100 = 0 to 8 - 1 do
  a96.(i100) <- ((!s101) - a96.(0));
  s101 := (a96.(i100) + (a96.(0) + (!s101)))
done;
let n102 = !s101 in
note_int n102;
note_int n76;
note_float x62;
note_float x41;
note_int n102;
note_int c48;
note_int n70;
(mix (if v95 then 1 else 0); note_end 0);
(mix_floats a0 0 4; note_end 0);
()
