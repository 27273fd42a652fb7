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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : t2) =
  if d > 0 then
    match v with
    | C4 y79 -> mix 0; mix_2 (d - 1) y79
    | C5 (y80, y81, y82) -> mix 1; mix_3 (d - 1) y80; mix_floats y81 0 2; mix_float y82
    | C6 -> mix 2
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y83 } -> mix y83
and mix_2 d (v : char option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y84 -> mix 1; mix (Char.code y84)
and mix_3 d (v : t2 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y85 -> mix 1; mix_0 (d - 1) y85
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let f9 p10 =
  18
let n11 = f9 (Error 14)
let n12 = f9 (let { r0 = _ } = { r0 = n11 } in Ok (-10.0))
let f16 = (let rec f15' p13 p14 = n12 in f15')
let v17 = true
let () = (mix (if v17 then 1 else 0); note_end 0)
let f18 p19 n11 =
  C6
let v24 = f18 (let _v20 = Array.make 2 n11 in (let rec f23 p21 p22 = Array.make 8 true in f23)) (Char.code 'a')
let () = (mix_0 5 v24; note_end 0)
let n51 = (match String.fold_left (fun p25 p26' -> p25) (match v24 with | C4 None -> [] | C4 (Some 'a'..'m' as w27) -> [] | C4 (Some q28) -> [] | C5 (_, q29, 0.0) -> [] | C5 (q30, q31, _) -> [] | ((C6 as w32) | (C5 (_, _, _) as w32)) -> []) (if v17 then "\000\255x" else "\000\255x") with | [] -> (
  let v33 = v24 in
  (mix_0 5 v33; note_end 0);
  let f34 v24 =
    1.5
  in
  let x35 = f34 (snd ((Array.make 2 v33), (Array.make 4 (Ok n12)))) in
  note_float x35;
  n12) | (q36 :: q37) -> (
  let f38 p39 =
    -1.5
  in
  let x40 = f38 (if false then (Array.make 1 3) else (Array.make 1 n12)) in
  note_float x40;
  let c41 = (-. 1.5) +. ((-. 1.5)) in
  let c42 = (c41) +. (float_of_int (f9 (Ok x40))) in
  let c43 = (c41) -. (float_of_int (f9 (Ok x40))) in
  let c44 = c43 +. (c42) in
  let c45 = (-. 1.5) -. (c43) in
  let c46 = c44 *. (c42) in
  let c47 = c44 *. (c43) in
  let c48 = (c42) -. (-. 1.5) in
  let c49 = c46 +. ((float_of_int (f9 (Ok x40)))) in
  let c50 = c45 *. (c49) in
  note_float c50;
  show_int 16 (max n12 n12)))
let a52 = [|100.75; 1.5; 10.0; 100.75; 2.0; 0.5; (-1.0); 1.0|]
let s54 = ref (-1.5)
let () = for i53 = 0 to 8 - 1 do
  (if a52.(i53) <> a52.(0) then (s54 := (a52.(i53) *. (!s54))))
done
let n55 = !s54
let () = note_float n55
let n66 = (match (let _v58 = fun p56 p57 -> { r1 = n51; r2 = n11; r3 = (v17, []) } in ((); ((2.0, n51), (n12, n12, n51, 17), a52, n51))) with | (q59, q60, q61, q62) -> (f16 [|2.0; n55; n55; n55; n55; n55; n55|] (if true then { r0 = q62 } else { r0 = q62 })) | ((q63', _, _, f18) | (q63', _, _, f18)) -> (Array.fold_right (fun p64 p65 -> 13) a52 (if v17 then f18 else n12)))
let f67 p68 p69 =
  { r0 = n66 }
let v72 = f67 (Array.mapi (let rec f71 f67 p70 = p70 in f71) a52) ((); 20)
let () = (mix_1 5 v72; note_end 0)
let () = (mix_1 5 v72; note_end 0)
let v73 = f67 a52 (n66 mod (n11 lor 1))
let () = (mix_1 5 v73; note_end 0)
let () = (mix_1 5 v73; note_end 0)
let f74 p75' =
  Array.make 9 20
let a76' = f74 (n51 <= n66)
let a77 = f74 (n51 >= 2)
let () = (mix_ints a77 0 9; note_end 0)
let x78 = if 1 >= (-1) then (if v17 then (if n51 = n11 then (if (Ok n55) = (Ok 100.75) then (if 4 != n51 then (float_of_int (-2)) else n55) else a52.(7)) else (min n55 n55)) else n55) else 2147483648.0
let () = note_int n12
let () = (mix_ints a76' 0 9; note_end 0)
let () = note_float x78
let () = note_int n51
let () = (mix_0 5 v24; note_end 0)
let () = (mix (if v17 then 1 else 0); note_end 0)
let () = (mix_ints a77 0 9; note_end 0)
let () = note_int n66
let () = ()
