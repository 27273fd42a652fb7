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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : (float, int) t1) =
  if d > 0 then
    match v with
    | { r2 = y48; r3 = y49; r4 = y50 } -> mix_string y48; mix_floats y49 0 2; mix_2 (d - 1) y50
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y51 :: y52) -> mix 1; mix_float y51; mix_1 (d - 1) y52
and mix_2 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let a1 = ((); (Array.make 8 n0)) in
let s3 = ref n0 in
for i2 = 0 to (hide 1 8) - 1 do
  s3 := ((a1.(i2) lxor (!s3)) lxor (-17))
done;
let n4 = !s3 in
note_int n4;
let s6 = ref 3.25 in
for i5 = 2 - 1 downto 0 do
  s6 := (
    let s8 = ref !s6 in
    for i7 = 5 - 1 downto 0 do
      s8 := ((match { r0 = true; r1 = None } with | { r0 = true; _ } -> !s6 | { r0 = false; r1 = None } -> !s8 | { r0 = false; r1 = (Some _) } -> !s8) -. (float i5))
    done;
    let n9 = !s8 in
    note_float n9;
    n9)
done;
let n10 = !s6 in
note_float n10;
let a11' = create_array 12 n10 in
for i12 = 4 - 1 downto 0 do
  a11'.(i12 * 3 + 0) <- ((Array.fold_left (let rec f15 p13 p14' = p13 in f15) n10 a1) +. (a11'.(i12 mod 3)));
  ()
done;
(mix_floats a11' 0 12; note_end 0);
let s17 = ref n4 in
for i16 = 0 to 3 - 1 do
  s17 := (try (100 / (i16 - 2)) with | Invalid_argument q18 -> (max !s17 i16) | Division_by_zero -> a1.(i16))
done;
let n19 = !s17 in
note_int n19;
let n24 = if if true then false else false then (if if false then false else true then (if false then (if List.for_all (let rec f22 p21 = p21 in f22) [] then (if (let v20 = 'z' in false) then (compare (Array.make 4 n0) (Array.make 4 17)) else (if "" = "b c" then a1.(5) else (n19 lsr 7))) else n19) else (let i23 = n4 in if i23 >= 0 && i23 < 8 then a1.(i23) else n19)) else a1.(5)) else (compare (n10, n4) (1.5, n0)) in
let s26 = ref n10 in
for i25 = 2 - 1 downto 0 do
  s26 := (
    let s28 = ref !s26 in
    for i27 = 0 to 2 - 1 do
      s28 := (100.75 /. (coarse (cos (limit !s26 (-100.0) 100.0))))
    done;
    let n29 = !s28 in
    note_float n29;
    n29)
done;
let n30' = !s26 in
note_float n30';
let s32 = ref n4 in
for i31 = 0 to 5 - 1 do
  s32 := (n19 + ((n19 + (!s32))))
done;
let n33 = !s32 in
note_int n33;
(try (
  let s35 = ref { r2 = "12"; r3 = (Array.make 2 n10); r4 = (ref 4) } in
  for i34 = 0 to 4 - 1 do
    (
      let x36 = n30' in
      note_float x36;
      for i37 = 0 to 11 - 1 do
        a11'.(i37 + 1) <- ((a11'.(i37)) +. a11'.(i34));
        ()
      done;
      ());
    s35 := { r2 = (if false then "a" else "\000\255x"); r3 = (if false then (Array.make 2 (-1.0)) else (Array.make 2 10.0)); r4 = !s35.r4 }
  done;
  let n38 = !s35 in
  (mix_0 5 n38; note_end 0);
  let a39 = ((); (Array.make 2 n4)) in
  for i40' = 2 - 1 downto 0 do
    (let k41 = wrap a39.(i40') 2 in a39.(k41) <- a39.(k41) + i40');
    ()
  done;
  (mix_ints a39 0 2; note_end 0);
  let s43 = ref [] in
  for i42 = 0 to (hide 1 10) - 1 do
    s43 := (n10 :: !s43)
  done;
  let n44 = !s43 in
  (mix_1 5 n44; note_end 0);
  let a11' = if (n30' -. 100.75) >= (n30' *. 0.0) then raise (E2 ((if true then n33 else (-1)) <= n24)) else (min (if true then false else false) (max true true)) in
  (try (if n4 <= n33 then raise Not_found else (a39.(0) <- n33)) with | Not_found -> (min () ()))) with | Invalid_argument q45 -> (if false then ()) | Division_by_zero -> (a11'.(hide 0 6) <- n30') | Failure q46 -> (a11'.(11) <- n10) | E2 true -> (Option.iter (fun p47 -> ()) None) | E2 false -> (note_float 0.5));
note_int n24;
note_int n19;
note_int n33;
note_float n30';
note_float n10;
note_int n4;
(mix_ints a1 0 8; note_end 0);
()
