type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let s3 = ref 19
let () = for i2 = 7 - 1 downto 0 do
  a0.(i2) <- ((!s3) + a0.(4));
  s3 := ((a0.(4) * (!s3)) - a0.(i2))
done
let n4 = !s3
let () = note_int n4
let n5 = n4
let () = note_int n5
let s7' = ref 10.0
let () = for i6 = 0 to 2 - 1 do
  s7' := (try (float_of_int (100 / (i6 - 1))) with | Invalid_argument q8 -> !s7' | Division_by_zero -> (!s7' *. !s7'))
done
let n9 = !s7'
let () = note_float n9
let s10 = "loops and "
let s12 = ref 8
let () = for i11 = 0 to 10 - 1 do
  s12 := (Char.code s10.[i11] + 3 * !s12)
done
let n13 = !s12
let () = note_int n13
let c14 = ((fabs n9)) +. (fabs n9)
let c15 = ((floor n9) +. n9) +. ((fabs n9))
let c16 = (fabs n9) +. ((fabs n9))
let c17 = (fabs n9) -. (c16)
let c18 = (c16) *. c15
let () = note_float c18
let a19 = max (Array.make 3 n13) (Array.make 3 n5)
let a20 = (try [|n5; n5; n13; n13|] with | _ -> (Array.make 4 n5))
let () = for i21 = 0 to (hide 1 3) - 1 do
  (let k22 = wrap a19.(i21) 4 in a20.(k22) <- a20.(k22) + 1);
  ()
done
let () = (mix_ints a20 0 4; note_end 0)
let v25 = (fun p23 -> if n13 > n5 then (let c17 = ("\000\255x", { r7 = c14 }, { r0 = ""; r1 = []; r2 = "a"; r3 = n13; r4 = None }, (Array.make 8 (-0.5))) in ref (Array.make 3 1.5)) else ((); (ref (Array.make 3 c17)))) (((true, (Array.make 1 n13), c15, "tail \" end") >= (true, (Array.make 1 n5), c17, "b c")) < (Array.fold_right (let rec f24 c16 n5 = n5 in f24) a19 false))
let () = if false then (Array.stable_sort (fun x y -> compare y x) a19) else (mix (if List.mem_assoc c17 [] then 1 else 0); note_end 0)
let n26 = n13
let () = note_int n26
let s28 = ref c18
let () = for i27 = 4 - 1 downto 0 do
  s28 := (
    let s30 = ref !s28 in
    for i29 = 0 to 3 - 1 do
      s30 := (try (max (10.0 -. 0.0) (!s30 *. 0.0)) with | _ -> (!s28 -. c18))
    done;
    let n31 = !s30 in
    note_float n31;
    n31)
done
let n32 = !s28
let () = note_float n32
let x59 = (match [] with | ([] | []) -> (
  let a33' = if false then (Array.make 2 n13) else (Array.make 2 n26) in
  let a34 = (let rec f36 p35 = a33' in f36) ' ' in
  for i37 = 0 to (hide 0 2) - 1 do
    a34.(i37) <- a33'.(i37);
    ()
  done;
  (mix_ints a34 0 2; note_end 0);
  let s39 = ref n4 in
  for i38 = 0 to (hide 0 6) - 1 do
    (
      let s41 = ref 10.0 in
      for i40 = 0 to 3 - 1 do
        (
          let n52 = (match ("tail \" end" >= "12") :: [] with | ((true :: q42) | ([] as q42)) -> (
            let n44 = (let i43 = n5 in if i43 >= 0 && i43 < 2 then a34.(i43) else a20.(3)) in
            let n45 = !s39 in
            (truncate !s41) * (-6)) | (_ :: q46) -> (
            let v47 = ((min 13 n26) lsl 1) < (!s39 mod (-2147483648)) in
            (let v51 = ( +. ) 0.0 !s41 in a19.(0) <- 16);
            (4 * 28) + (6 * i40))) in
          note_int n52;
          ());
        s41 := 1.5
      done;
      let n53 = !s41 in
      ());
    s39 := 17
  done;
  let n54 = !s39 in
  note_int n54;
  tick_float 16 (c16 -. n32)) | (q55 :: _) -> (
  ( -. ) (c16 *. c17) (let { r0 = q56; r2 = q57; r3; r4 = q58; _ } = { r0 = "tail \" end"; r1 = []; r2 = ""; r3 = n13; r4 = None } in -0.5)) | exception _ -> c14)
let () = (mix_ints a19 0 3; note_end 0)
let () = (mix_ints a20 0 4; note_end 0)
let () = note_float n32
let () = (mix_ints a0 0 7; note_end 0)
let () = note_int n4
let () = note_float c18
let () = note_int n5
let () = note_int n26
let () = ()
