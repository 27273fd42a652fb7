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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y46 :: y47) -> mix 1; mix_float y46; mix_0 (d - 1) y47
and mix_1 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y48 -> mix 1; mix (if y48 then 1 else 0)
in
let n0 = -11 in
note_int n0;
let n45 = (try (
  let x40 = (try (
    let a1 = Array.make 3 n0 in
    let i2 = ref 0 in
    while !i2 < 2 do
      a1.(!i2 + 1) <- (!i2 + (a1.(!i2)));
      i2 := !i2 + 1
    done;
    (mix_ints a1 0 3; note_end 0);
    let x11 = (try (
      let s4 = ref "tail \" end" in
      for i3 = 5 - 1 downto 0 do
        s4 := (clip !s4 ^ clip (Array.fold_right (let rec f7 p5 p6 = !s4 in f7) a1 !s4))
      done;
      let n8' = !s4 in
      (mix_string n8'; note_end 0);
      (if (let { r1 = q9; _ } = { r0 = false; r1 = None } in false) then raise (Failure n8') else ((-10.0) /. 0.0))) with | _ -> (let { r0 = q10; _ } = { r0 = false; r1 = None } in 10.0)) in
    note_float x11;
    let n39 = (try (
      let n28 = (try (
        let rec loop20 i12 s13 =
          if i12 >= 7 then s13 else (
            (
              let n14 = n0 in
              note_int n14;
              let n15 = -2147483647 in
              note_int n15;
              let x16 = 0.0 /. 0.0 in
              let n17 = ((((((0) + (if x16 = x16 then 88 else 0)) + (if x16 <> (0.0 +. 1.0) then 6 else 0)) + (if x16 < x16 then 67 else 0)) + (if x16 > x16 then 63 else 0)) + (if x11 <= x16 then 3 else 0)) + (if x16 >= x16 then 87 else 0) in
              ());
            loop20 (i12 + 2) (let { r2; r3 = _; r4 = q18 } = if true then { r2 = "b c"; r3 = (Array.make 2 x11); r4 = (ref i12) } else { r2 = "tail \" end"; r3 = (Array.make 2 s13); r4 = (ref i12) } in (let _v19 = ref { r0 = true; r1 = None } in s13))
          )
        in
        let n22' = loop20 0 x11 in
        note_float n22';
        let rec loop25 i23 n26 s24 =
          if i23 >= 0 then (
            loop25 (i23 - 1) n26 (x11 :: s24)
          ) else
            s24
        in
        let n27 = loop25 (10 - 1) 10 [] in
        (mix_0 5 n27; note_end 0);
        (if n22' = n22' then (n0 + n0) else n0)) with | _ -> (if true then n0 else n0)) in
      a1.(2) <- 13;
      let s30 = ref None in
      for i29 = 0 to (hide 0 10) - 1 do
        s30 := (match !s30 with None -> Some ((i29, (Array.make 8 x11), x11) <= (6, (Array.make 8 (-2.0)), x11)) | Some o -> if o = ((i29, (Array.make 8 x11), x11) <= (6, (Array.make 8 (-2.0)), x11)) then None else Some o)
      done;
      let n31 = !s30 in
      (mix_1 5 n31; note_end 0);
      let n38 = (try (
        let rec loop34 i32 n35 s33 =
          if i32 < n35 then (
            loop34 (i32 + 1) n35 (((float_of_int i32) *. (s33)) +. 0.0)
          ) else
            s33
        in
        let n36 = loop34 0 20 x11 in
        note_float n36;
        let n37 = if (if true then n28 else n28) = (Array.length a1) then (compare ((Array.make 4 n36), "\000\255x") ((Array.make 4 n36), "b c")) else (n28 mod 1) in
        note_int n37;
        n37) with | _ -> (String.length "a")) in
      min n38 n38) with | _ -> (let n0 = n0 in n0)) in
    note_int n39;
    -. (x11 *. x11)) with | _ -> (try (-4096.0) with | _ -> 1.0)) in
  n0) with | Not_found -> (match { r2 = "tail \" end"; r3 = (Array.make 2 0.5); r4 = (ref 8) } with | { r2 = q41; r3 = q42; _ } -> n0 | { r2 = q43; r3 = [|_; q44|]; r4 } -> 14) | E2 true -> (3 / 8) | E2 false -> 31 | _ -> (10 lxor n0)) in
note_int n0;
note_int n45;
()
