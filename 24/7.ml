exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y94 :: y95) -> mix 1; mix y94; mix_0 (d - 1) y95
and mix_1 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let v15 = (match List.cons (((6 / 7) + (2 + 14)), ((Array.fold_right (let rec f2 p0 p1 = () in f2) (Array.make 6 false) ()); (match None with | None -> (-100.75) | Some 0.5 -> 1.0 | Some 0.5 -> 10.0 | Some _ -> 1.0))) (let v4 = (let v3 = (100.75, 15) :: [] in tick_float 17 2.0) in [(let ((q7, _, _, q8) as w9) = (8, (fun p5 p6 -> "a"), (v4, 10, 0, 9), None) in (q7, 1.0)); (String.fold_left (let rec f12 p10 p11 = (0, (-0.0)) in f12) (12, v4) "12")]) with | ([] | []) -> true | ((_, q13) :: q14) -> (((compare ((-1.5) *. 0.0) (if true then q13 else q13)) mod 2) < ((); (Char.code (max ' ' '\n'))))) in
(mix (if v15 then 1 else 0); note_end 0);
let a16 = create_array (hide 0 13) 16 in
let s18 = ref (-3) in
let i17 = ref 0 in
while !i17 < 13 do
  s18 := (a16.(!i17) + ((!s18) * a16.(3))); i17 := !i17 + 1
done;
let n19 = !s18 in
note_int n19;
let v28 = (match [[]; []; ((); [])] with | [] -> (
  String.iter ((match Array.make 2 0.5 with | [|1.0; q20|] -> () | ([|q21; _|] as w22) -> () | _ -> ()); (fun p23 -> ())) ((clip "ytx") ^ (string_of_float (abs_float 100.75)));
  ((if false then () else ()); (try (n19, [], (Array.make 2 2.0)) with | Division_by_zero -> (n19, [], (Array.make 2 3.25)) | Failure q24 -> (n19, [], (Array.make 2 10.0)) | Not_found -> (4, [], (Array.make 2 1.5)) | Match_failure _ -> (n19, [], (Array.make 2 (-1.5))) | E0 _ -> (n19, [], (Array.make 2 0.0)) | E1 q25 -> (q25, [], (Array.make 2 0.0))))) | (q26 :: q27) -> (
  (try ((print_string "12"); (n19, [], (Array.make 2 100.75))) with | _ -> (n19, [], (Array.make 2 0.0))))) in
(try (
  let a31' = (let v29 = fabs (-. 2.0) in Array.init 8 (fun p30 -> a16.(0))) in
  (match (try (if false || (a16.(0) < n19) then ((a16.(wrap (n19 / 4096) 13) + a16.(wrap (let v28 = n19 in v28) 13)), (let _v32 = min 9 n19 in List.sort compare []), (try (let v33 = if v15 then (n19, 2.0) else (n19, 100.75) in min (Array.make 2 100.75) (Array.make 2 1.5)) with | _ -> (if v15 then (Array.make 2 10.0) else (Array.make 2 (-0.0))))) else ((-1073741824), (n19 :: (match v28 with | (q34, _, q35) -> [])), (let v36 = false || v15 in Array.mapi (fun p37 p38 -> 3.25) (Array.sub a31' 0 2)))) with | _ -> (if (n19 - n19) < a31'.(7) then raise (E1 (-5628)) else v28)) with | (q39, _, _) -> (print_string (string_of_float (abs_float 1e16))) | (q40, q41, _) -> ());
  let s43 = ref (-3.25) in
  let i42 = ref 0 in
  while !i42 < 20 do
    s43 := ((-5e-324) +. ((!s43) *. (float_of_int !i42))); i42 := !i42 + 1
  done;
  let n44 = !s43 in
  note_float n44;
  (if n19 < n19 then raise Division_by_zero else (match v28 with | (n19, q45, q46) -> ()))) with | Division_by_zero -> (a16.(12) <- n19) | E1 8 -> (Array.iteri (fun p47 p48 -> ()) a16) | E1 (-1) -> () | E1 7 -> () | E1 (-2147483647) -> (a16.(0) <- n19) | E1 0 -> (a16.(0) <- 3) | E1 q49 -> (Array.stable_sort compare a16));
let s51 = ref (ref n19) in
let i50 = ref 0 in
while !i50 < 4 do
  (
    let n52 = !i50 in
    note_int n52;
    let n59 = if n52 = 3 then n19 else (if (n52 - (-4096)) > n52 then n52 else (if !i50 < n52 then (if (let _v58 = fun p56 p57 -> v15 in v15) then (if 0.5 >= 1.5 then (if (n19 + 2147483647) > !i50 then a16.(!i50) else (if (let _v55 = (let rec f54 p53 = v15 in f54) in true) then (n52 lsl 7) else (20 lor !i50))) else (n52 * 4)) else (-7)) else (- 3))) in
    ());
  s51 := !s51; i50 := !i50 + 1
done;
let n60 = !s51 in
let s62 = ref (Array.make 16 n19) in
let i61 = ref 0 in
while !i61 < 3 do
  (
    let v79 = (match [(match v28 with | (((-2), [], q63) | ((-2), [], q63)) -> ((Array.make 4 !i61), 1.0) | (4, [], _) -> ((Array.make 4 !i61), 0.5) | (_, [], q64) -> ((Array.make 4 (-3)), 100.75) | (q65, q66, _) when (not ([] <> [])) -> ((Array.make 4 !i61), (-1.5)) | (q67, (_ :: _), q68) -> ((Array.make 4 q67), 100.75))] with | [] -> (
      v15) | ([] | ((_, _) :: _)) -> (
      let v70 = Result.is_error (Error (let i69 = 14 in if i69 >= 0 && i69 < 13 then a16.(i69) else !i61)) in
      let x77 = (match Ok (Ok 0.0) with | Ok (Ok q71') -> 2.0 | ((Ok (Error (-2 as w72))) | (Ok (Error (-2 as w72)))) -> (try (-. (-0.5)) with | _ -> 3.25) | Ok (Error (6 | (-2147483647))) -> ((if !n60 > (-13) then (((); 3.25) -. 3.25) else (-. (1.0 -. 1.5))) *. 0.0) | Ok (Error 7) -> ((if (try false with | _ -> v15) then 10.0 else 1.0) +. 1.5) | Ok (Error 4) -> 10.0 | Ok (Error (1 as w73')) -> 1.7976931348623157e308 | (Ok ((Error q74 as w75) | (Error q74 as w75)) as w76) -> (((float_of_string "10.0") /. 0.0) *. 0.5) | Error _ -> (-3.25)) in
      v70) | (q78 :: _) -> (
      ("b c" < "b c") || false)) in
    ());
  s62 := !s62; i61 := !i61 + 1
done;
let n80 = !s62 in
let n81' = -12 in
let f86 = (let rec f85 p82 p83 p84 = Ok n19 in f85) in
let s88 = ref "tail \" end" in
let i87' = ref 0 in
while !i87' < (hide 1 5) do
  s88 := (clip !s88 ^ clip (snd (10.0, !s88))); i87' := !i87' + 2
done;
let n89 = !s88 in
(mix_string n89; note_end 0);
let x90 = tick_float 14 ((-0.1) +. (3.25 *. 3.25)) in
note_float x90;
(mix (if v15 then 1 else 0); note_end 0);
(mix_string n89; note_end 0);
((let (m91, m92, m93) = v28 in mix m91; mix_0 5 m92; mix_floats m93 0 2); note_end 0);
note_int n81';
note_int n19;
(mix_1 5 n60; note_end 0);
(mix_ints n80 0 16; note_end 0);
()
