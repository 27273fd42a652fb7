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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : int t0) =
  if d > 0 then
    match v with
    | { r0 = y44 } -> mix_float y44
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y45 :: y46) -> mix 1; mix y45; mix_1 (d - 1) y46
in
let n28 = (try (
  let rec loop3 i1 s2' =
    if i1 < 0 then s2' else (
      loop3 (i1 - 1) (((if if true then true else false then ((11 + (let { r0 = q0 } = { r0 = 0.5 } in 2)) lxor (s2')) else s2')) * (11 + (let { r0 = q0 } = { r0 = 0.5 } in 2)))
    )
  in
  let n5' = loop3 (14 - 1) 5 in
  note_int n5';
  let n27 = (try (
    let n26 = (try (
      let x13 = (try (
        let a6 = Array.init 16 (fun n5' -> { r0 = (-0.0) }) in
        let n9 = (hide 0 16) in
        let rec loop8' i7' =
          if i7' <> n9 then (
            (a6.(i7') <- { r0 = (coarse (exp (limit (-2.0) (-9.0) 5.0))) });
            loop8' (i7' + 1)
          ) else
            ()
        in
        loop8' 0;
        (mix_0 5 a6.(15); note_end 0);
        (match { r0 = (-0.5) } with | { r0 = q10 } -> 0.5 | exception Invalid_argument q11' -> 3.25 | exception Division_by_zero -> 0.5 | exception Failure _ -> (-100.75) | exception Match_failure _ -> 0.0 | exception E0 (-1) -> 100.75 | exception E0 1 -> 100.75 | exception E0 2 -> 0.0 | exception E0 q12 -> (-1.5)) -. (-1e-310)) with | _ -> (-. 3.25)) in
      let a14 = if true then (Array.make 12 { r0 = x13 }) else (Array.make 12 { r0 = x13 }) in
      a14.(0) <- (let i15 = n5' + 14 in if i15 >= 0 && i15 < Array.length a14 then a14.(i15) else a14.(0));
      a14.(1) <- (let i16 = -18 in if i16 >= 0 && i16 < Array.length a14 then a14.(i16) else ((); { r0 = x13 }));
      a14.(2) <- (match ((); (Ok n5')) with | Ok q17 -> (let v18 = [] in { r0 = x13 }) | Error 9 -> (let i19 = n5' in if i19 >= 0 && i19 < 12 then a14.(i19) else { r0 = x13 }) | Error q20 when q20 <> 5 -> (let { r0 = q21 } = { r0 = 0.5 } in { r0 = q21 }) | Error 6 -> ((); { r0 = x13 }) | ((Error q22) | (Error q22)) -> a14.(10));
      a14.(3) <- { r0 = x13 };
      let s24 = ref n5' in
      let i23 = ref 0 in
      while !i23 < 12 do
        s24 := (match a14.(!i23) with | ({ r0 = 0.0 } | { r0 = 0.5 }) -> ((1 - !s24) lxor (!s24)) | ({ r0 = 1.0 } | { r0 = 1.0 }) -> ((!s24) lxor (!s24 lsr (!s24 land 31))) | ({ r0 = 0.5 } | { r0 = _ }) when ((if true then ()); (false || true)) -> ((if false then !i23 else !s24) + (!s24)) | _ -> ((!s24) + !s24)); i23 := !i23 + 1
      done;
      let n25 = !s24 in
      n25) with | Match_failure _ -> n5') in
    n5') with | _ -> n5') in
  13) with | _ -> 7) in
let s30 = ref (-3) in
let i29 = ref 0 in
while !i29 < 10 do
  s30 := (303 * ((if if true then true else true then ((!s30) - 303) else !s30))); i29 := !i29 + 1
done;
let n31 = !s30 in
note_int n31;
let a32 = [|[]; []; []; []; []; []; []; []|] in
a32.(0) <- (if false then (match { r0 = (-1.0) } with | { r0 = 1.0 } -> [] | ({ r0 = _ } | { r0 = _ }) -> []) else (let i33 = n31 in if i33 >= 0 && i33 < 8 then a32.(i33) else []));
a32.(1) <- a32.(7);
a32.(2) <- (if n28 <= n31 then (List.merge compare [] []) else (max [] []));
a32.(3) <- [];
let s35 = ref 7 in
for i34 = 8 - 1 downto 0 do
  s35 := (match a32.(i34) with | [] -> ((!s35) - n28) | (6 :: []) -> (14 + (!s35)) | (6 :: ((q36 :: _) as w37)) -> ((!s35) + n31) | (7 :: []) -> ((!s35) * (if true then i34 else !s35)) | (7 :: (_ :: _)) -> (!s35 + (!s35)) | (0 :: q38) -> ((let { r0 = _ } = { r0 = 1.0 } in !s35) + (!s35)) | ((_ :: _) | (_ :: _)) -> ((!s35) + (if true then i34 else !s35)))
done;
let n39 = !s35 in
note_int n39;
let a40 = max (Array.make 4 n28) (Array.make 4 n31) in
let rec loop42 i41 n43 =
  if i41 < n43 then (
    (a40.(i41) <- i41);
    loop42 (i41 + 2) n43
  ) else
    ()
in
loop42 0 4;
(mix_ints a40 0 4; note_end 0);
(mix_ints a40 0 4; note_end 0);
note_int n28;
note_int n39;
(mix_1 5 a32.(7); note_end 0);
note_int n31;
()
