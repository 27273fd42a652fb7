type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = Array.make 4 3.25
let rec loop4 i1 n5 s2 =
  if i1 >= n5 then s2 else (
    (a0.(i1) <- ((a0.(i1)) -. s2));
    loop4 (i1 + 1) n5 (-. (match Ok i1 with | Ok q3 -> 0.5 | Error _ -> s2))
  )
let n6 = loop4 0 (Array.length a0) (-1.5)
let () = note_float n6
let x46 = (try (
  let x37 = (try (
    let s8 = ref "b c" in
    for i7' = 5 - 1 downto 0 do
      s8 := (clip !s8 ^ clip (match C6 with | C4 (None as w9') -> "\000\255x" | C4 (Some 'a'..'m') -> "\000\255x" | C4 (Some q10) -> !s8 | C5 (i7', q11, q12) -> !s8 | C6 -> !s8))
    done;
    let n13 = !s8 in
    (mix_string n13; note_end 0);
    let v19 = (try (
      let a14 = Array.make 6 12 in
      let rec loop17 i15 =
        if i15 < 6 then (
          (let k16 = wrap a14.(i15) 6 in a14.(k16) <- a14.(k16) + 1);
          loop17 (i15 + 1)
        ) else
          ()
      in
      loop17 0;
      (mix_ints a14 0 6; note_end 0);
      (if false || true then ((19 - (-2147483648)) >= 11) else (n13 < ""))) with | _ -> (if false then raise E0 else false)) in
    (mix (if v19 then 1 else 0); note_end 0);
    let c27 = ((); 6) - (((); 6)) in
    let c28 = (max (let _v24 = (let rec f23 p20 p21 p22 = 'a' in f23) in 20) (Array.fold_left (fun p25 p26 -> p25) 5 a0)) - (((); 6)) in
    let c29 = (c28) + ((); 6) in
    let c30 = (max (let _v24 = (let rec f23 p20 p21 p22 = 'a' in f23) in 20) (Array.fold_left (fun p25 p26 -> p25) 5 a0)) * (((); 6)) in
    let c31 = ((max (let _v24 = (let rec f23 p20 p21 p22 = 'a' in f23) in 20) (Array.fold_left (fun p25 p26 -> p25) 5 a0))) + ((); 6) in
    let c32 = (c30) + c28 in
    note_int c32;
    let s34' = ref n6 in
    let i33 = ref 0 in
    while !i33 < 6 do
      s34' := (try (float_of_int (100 / (!i33 - 2))) with | Invalid_argument q35 -> (floor !s34') | Division_by_zero -> (-4096.0)); i33 := !i33 + 1
    done;
    let n36 = !s34' in
    note_float n36;
    (if false then (if v19 then n36 else n36) else 1.7976931348623157e308)) with | E0 -> a0.(3)) in
  (match if true then [] else [] with | [] when ((match x37 with | (1.0 | _) -> "12" | _ -> "12") = (let v38 = ref C6 in "a")) -> a0.(0) | ([] | ("a" :: [])) -> 1e-310 | ("a" :: (q39 :: _)) when ((0.0 <= (-0.5)) = (false || false)) -> ((); x37) | ((q40 :: (_ :: q41')) as w42) when true -> x37)) with | Match_failure _ -> (match None with | None -> n6 | (Some (-2 as w43) as w44) -> (-10.0) | Some 3 -> n6 | Some q45 -> n6))
let c48 = (fabs x46) +. ((fabs x46))
let c49 = (c48) -. c48
let c50 = c49 -. ((let i47 = 15 lxor 9 in if i47 >= 0 && i47 < Array.length a0 then a0.(i47) else (try a0.(0) with | Invalid_argument _ -> x46 | _ -> x46)))
let c51 = c48 *. ((fabs x46))
let c52 = (c51) +. (fabs x46)
let c53 = c51 *. ((fabs x46))
let c54 = (c52) *. (fabs x46)
let c55 = (c50) +. c50
let c56 = (c49) -. c48
let c57 = (c49) -. c48
let () = note_float c57
let s59 = ref "tail \" end"
let i58 = ref 0
let () = while !i58 < 5 do
  s59 := (clip !s59 ^ clip (snd (!s59, !s59))); i58 := !i58 + 1
done
let n60 = !s59
let () = (mix_string n60; note_end 0)
let () = note_float c49
let () = note_float c51
let () = note_float x46
let () = note_float c50
let () = note_float n6
let () = note_float c56
let () = note_float c48
let () = note_float c52
let () = ()
