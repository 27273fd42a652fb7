type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
(try (
  let n0 = 19 in
  let a1 = Array.make 12 n0 in
  let s3 = ref n0 in
  for i2 = (hide 1 12) - 1 downto 0 do
    s3 := ((a1.(i2) + (!s3)) - i2)
  done;
  let n4 = !s3 in
  note_int n4;
  let v5 = '\'' in
  ()) with | Invalid_argument q6 -> () | Division_by_zero -> () | Not_found -> () | Match_failure _ -> () | E0 'a'..'m' -> () | E0 'n' -> () | E0 q7 -> ());
let x8 = 1.5 in
let s9 = "\000\255x" in
(mix_string s9; note_end 0);
let a10 = Array.make 8 15 in
let rec loop12 i11 =
  if i11 < 6 then (
    (a10.(i11 + 1) <- (a10.(i11 + 2) lxor (a10.(i11 + 1) - (a10.(i11)))));
    loop12 (i11 + 1)
  ) else
    ()
in
loop12 0;
(mix_ints a10 0 8; note_end 0);
let s9 = 16 in
note_int s9;
let v18' = ((Array.make 4 x8), (Array.make 2 x8), (let rec f17 p14 p15 p16 = true in f17)) in
let x70 = (try (
  let v44 = (try (
    (try (
      let v27 = (try (
        let rec loop22 i19 n23 s20 =
          if i19 <> n23 then (
            (
              let v21 = C2 { r3 = []; r4 = []; r5 = (s20, (s20, (-2))) } in
              ());
            loop22 (i19 + 1) n23 s20
          ) else
            s20
        in
        let n24 = loop22 0 8 x8 in
        note_float n24;
        print_int s9;
        print_byte 32;
        print_float n24;
        print_newline ();
        let v25 = 'z' in
        let s26 = "tail \" end" in
        (mix_string s26; note_end 0);
        false) with | Invalid_argument _ -> false | Division_by_zero -> true | Not_found -> false | Match_failure _ -> true) in
      let x28 = x8 in
      (try (
        let x29 = 0.0 /. 0.0 in
        let n30 = ((((((0) + (if x29 = x29 then 72 else 0)) + (if x28 <> x29 then 22 else 0)) + (if x29 < x29 then 75 else 0)) + (if x28 > x29 then 29 else 0)) + (if x29 <= x29 then 35 else 0)) + (if x29 >= x29 then 43 else 0) in
        let n30 = x28 in
        let x31 = n30 in
        let s33' = ref x29 in
        for i32 = 0 to 15 - 1 do
          s33' := (((if v27 then ((!s33') +. (-100.75)) else !s33')) *. (-100.75))
        done;
        let n34 = !s33' in
        note_float n34;
        ()) with | _ -> ());
      ()) with | Failure q35' -> () | Not_found -> () | Match_failure _ -> ());
    let cell36 = Array.make 1 x8 in
    let rec get37 p38 =
      cell36.(0)
    in
    let rec set39 p40 =
      cell36.(0) <- p40 -. (cell36.(0));
      cell36.(0)
    in
    let x41 = set39 1.0 in
    note_float x41;
    let x42 = get37 s9 in
    let x43 = get37 s9 in
    true) with | _ -> true) in
  (mix (if v44 then 1 else 0); note_end 0);
  let x45 = x8 in
  let x59 = (try (
    let rec fold46 p47 =
      match (p47 : t0) with
      | C0 (q48, q49) ->
        let n50 = s9 in
        s9
    in
    let n51 = fold46 (C0 ((Array.make 8 s9), []) : t0) in
    let s53 = ref (-3.25) in
    for i52 = 0 to (hide 0 3) - 1 do
      s53 := (
        let s55 = ref !s53 in
        let i54 = ref 0 in
        while !i54 < 2 do
          s55 := 1.5; i54 := !i54 + 1
        done;
        let n56 = !s55 in
        note_float n56;
        n56)
    done;
    let n57 = !s53 in
    note_float n57;
    let x58 = n57 in
    -0.5) with | _ -> x45) in
  note_float x59;
  let rec loop67 i60 s61 =
    if i60 >= 0 then (
      loop67 (i60 - 1) (
        let rec loop64 i62 n65 s63 =
          if i62 < n65 then (
            loop64 (i62 + 1) n65 s61
          ) else
            s63
        in
        let n66 = loop64 0 5 s61 in
        note_int n66;
        n66)
    ) else
      s61
  in
  let n69 = loop67 (2 - 1) 16 in
  note_int n69;
  x45) with | _ -> x8) in
note_float x70;
note_int s9;
(mix_ints a10 0 8; note_end 0);
note_float x70;
note_float x8;
((let (m71, m72, _) = v18' in mix_floats m71 0 4; mix_floats m72 0 2); note_end 0);
()
