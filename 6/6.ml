type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let n0 = -11 in
note_int n0;
let n2 = n0 mod ((String.length (let v1 = n0 in "12")) lor 1) in
let x3 = 0.0 /. 0.0 in
let n4' = ((((((0) + (if x3 = x3 then 77 else 0)) + (if (-. x3) <> x3 then 58 else 0)) + (if x3 < x3 then 99 else 0)) + (if x3 > x3 then 26 else 0)) + (if x3 <= x3 then 86 else 0)) + (if x3 >= x3 then 60 else 0) in
note_int n4';
let n5 = ((2 * 31) - (if true then (-1) else 10)) * 12 in
let a6 = Array.init 4 (let rec f8 p7 = x3 in f8) in
let rec loop13 i9 =
  if i9 < 4 then (
    (a6.(i9) <- ((Array.fold_left (let rec f12 p10 p11' = p11' in f12) x3 a6) /. x3));
    loop13 (i9 + 1)
  ) else
    ()
in
loop13 0;
(mix_floats a6 0 4; note_end 0);
(try (
  let rec loop16 i15 n17 =
    if i15 >= 0 then (
      (a6.(i15 * 3 + 1) <- ((x3 /. x3) *. (a6.(i15 mod 3))));
      loop16 (i15 - 1) n17
    ) else
      ()
  in
  loop16 (1 - 1) 1;
  (mix_floats a6 0 4; note_end 0);
  let x24 = if ((try (if true then raise Not_found else 5) with | Failure a6 -> n5 | Not_found -> n5 | E0 _ -> 15 | E2 _ -> 7) - 2147483647) < n5 then (match (Array.to_list (Array.make 3 (Ok 10))) with | [] -> x3 | (q18 :: q19') -> (x3 /. x3) | exception Invalid_argument q20 -> 5e-324 | exception Failure _ -> (let _v21 = ref { r0 = true; r1 = None } in x3) | exception Not_found -> a6.(0) | exception Match_failure _ -> (let x3 = None in 0.0) | exception E0 ({ r0 = q22; r1 = _ }) -> a6.(0) | exception E1 ({ r2 = q23; r3; r4 = _ }) -> r3.(0)) else ((a6.(3) <- x3); (100.75 -. (-0.0))) in
  let a25 = (try (create_array 10 n5) with | Invalid_argument q26 -> (Array.make 10 7) | Division_by_zero -> (Array.make 10 n2) | Failure q27 -> (Array.make 10 n5) | Not_found -> (Array.make 10 n5) | Match_failure _ -> (Array.make 10 n4') | E1 ({ r2 = "a"; r3 = q28; r4 = q29 }) -> (Array.make 10 n5) | E1 ({ r2 = ""; r3 = _; r4 = q30 }) -> (Array.make 10 n5) | E1 (({ r2 = q31; r4 = q32; _ } as w33)) -> (Array.make 10 n4') | E2 q34 -> (Array.make 10 n0)) in
  let s36 = ref n0 in
  let i35 = ref 0 in
  while !i35 < (hide 0 13) do
    s36 := (if !i35 < Array.length a25 then (a25.(!i35) + (!s36)) else !s36); i35 := !i35 + 1
  done;
  let n37' = !s36 in
  note_int n37';
  ()) with | _ -> (let n5 = { r2 = "a"; r3 = (Array.make 2 0.0); r4 = (ref n5) } in ()));
let n50 = (try (
  let n38 = n5 in
  note_int n38;
  ((match true with | true -> () | (false | false) when ((List.fold_left (let rec f41 p39 p40 = p39 in f41) '\n' []) < ((fun p42 -> 'z') (x3, 'z'))) -> () | _ -> ()); (match { r0 = true; r1 = None } with | { r0 = (false | true); r1 = None } -> n38 | ({ r0 = q43; r1 = (Some { r0 = q44; r1 = q45 }) } | { r0 = q43; r1 = (Some { r0 = q44; r1 = q45 }) }) when q44 -> n5 | { r0 = true; r1 = (Some ({ r0 = q46; r1 = q47 } as w48)) } -> n4' | { r0 = (true | false); r1 = q49 } -> 2 | _ -> n38))) with | Match_failure _ -> (int_of_float x3)) in
let rec f51 p52 p53 =
  let table56 = Array.make 2 (let rec g54 u55 = p52 in g54) in
  table56.(1) <- (let rec g54 u55 = p52 in g54);
  table56.(1) p53
in
let s57 = f51 ((clip "\000\255x") ^ "tail \" end") n5 in
(mix_string s57; note_end 0);
let unused58 = f51 (Printf.sprintf "<%i>" n50) n5 in
let n78 = (match { r2 = s57; r3 = (Array.make 2 x3); r4 = (ref n50) } with | { r2; r3 = [|q59; 0.5|]; _ } when true -> (
  let _ = f51 (max r2 r2) n2 in
  let _ = f51 (let { r0 = q60; r1 } = { r0 = true; r1 = None } in s57) n50 in
  n2) | { r2; r3 = [|q61; 0.5|]; r4 = q62 } -> (
  ( - ) !q62 (n4' lxor n4')) | { r2 = q63; r3 = (_ | [|_; _|]); r4 } -> (
  let x64 = tick_float 13 (( -. ) x3 a6.(wrap (n50 * n0) 4)) in
  (let ({ r2 = q65; r3 = q66; r4 = q67 } as w68) = { r2 = q63; r3 = (Array.make 2 x64); r4 = r4 } in n5 / 8)) | ({ r3; r4 = q69; _ } | { r3; r4 = q69; _ }) -> (
  let unused70 = f51 s57 11 in
  (n50 / (n5 lor 1)) lsl 6) | ({ r2 = "a"; r3; r4 = q71 } | { r2 = "a"; r3; r4 = q71 }) -> (
  let _ = f51 (f51 s57 n5) (try !q71 with | _ -> n4') in
  ((q71 := (-1073741824)); ());
  (let o72 = n2 mod 4096 in let o73 = n50 + n50 in let o74 = n50 * n5 in let o75 = (match { r2 = s57; r3 = r3; r4 = q71 } with | { r2 = "a"; r3 = q76'; r4 = _ } -> 12 | ({ r2 = q77; r4; _ } | { r2 = q77; r4; _ }) -> n5) in let ( < ) a b = a * 2 - b and ( -. ) a b = (a lsl 1) + b and ( %% ) a b = a * 2 - b in o72 -. o73 < o74 -. o75))) in
note_int n78;
note_int n4';
note_int n0;
(mix_floats a6 0 4; note_end 0);
note_float x3;
(mix_string s57; note_end 0);
note_int n78;
note_int n2;
note_int n5;
()
