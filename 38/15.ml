type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : bool t1) =
  if d > 0 then
    match v with
    | C16 -> mix 0
    | C5 { r6 = y74; r7 = y75; r8 = y76; r9 = y79 } -> mix 1; mix (if y74 then 1 else 0); mix_float y75; (let (m77, m78) = y76 in mix_2 (d - 1) m77; mix m78); mix_2 (d - 1) y79
    | C15 -> mix 2
    | C10 y80 -> mix 3; mix (if y80 then 1 else 0)
    | C11 { r12 = y81; r13 = y82; r14 = y83 } -> mix 4; mix (if y81 then 1 else 0); mix_float y82; mix y83
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y84 :: y85) -> mix 1; mix_float y84; mix_1 (d - 1) y85
and mix_2 d (v : bool t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y86' -> mix 2; mix (Char.code y86')
let v4 = (try (
  (try (
    let rec f0 p1 p2 =
      if p1 <= 0 then
        p1
      else (
        (try (let r3 = f0 (p1 - 1) p2 in if true then raise Not_found else r3) with | Not_found -> p1)
      )
    in
    let _ = f0 5 C15 in
    ()) with | _ -> ());
  false) with | _ -> true)
let n73 = (match [] with | [] -> (
  let v5 = C15 in
  (mix_0 5 v5; note_end 0);
  (try (
    let x10 = (try (
      let a6 = Array.make 4 C18 in
      a6.(0) <- C18;
      a6.(1) <- C18;
      a6.(2) <- C18;
      a6.(3) <- C18;
      let s8 = ref 9 in
      let i7' = ref ((hide 1 4) - 1) in
      while !i7' >= 0 do
        s8 := (match a6.(!i7') with | (C18 | C19) when v4 -> (!s8 + (!s8)) | C18 -> ((!s8) + !s8) | ((C17 'a'..'m') | (C17 'a'..'m')) when v4 -> (13 + (!s8)) | _ -> ((!s8) + !s8)); i7' := !i7' - 1
      done;
      let n9 = !s8 in
      note_int n9;
      0.5) with | Invalid_argument _ -> 2.0 | Division_by_zero -> (-1.0) | Match_failure _ -> (-1.0)) in
    ()) with | _ -> ());
  6) | ([|0.5|] :: ((_ :: _) | [])) -> (
  let n14 = 13 in
  let x17' = (try (
    let n16 = (try (
      let n15 = n14 in
      note_int n15;
      n14) with | _ -> n14) in
    0.5) with | _ -> 1.0) in
  note_float x17';
  n14) | ([|q18|] :: []) -> (
  let s51 = (try (
    let v41 = (try (
      let p19 = 16 in
      let p20 = q18 in
      let p21 = p20 in
      let p22 = 3.25 in
      let p23 = 16 in
      let p24 = p22 in
      let p25 = 7 in
      let p26 = 17 in
      let p27' = p26 in
      let p28 = p23 in
      let p29 = p24 in
      let p30 = p25 in
      let p31 = p29 in
      let p32' = p26 in
      let p33 = p25 in
      let p34 = 4 in
      let p35 = p30 in
      mix 1;
      let n36 = (p35 + (p34 - ((p32' - ((p28 + ((p26 - (p25 + ((p19) lxor p23))) lxor p27')) + p30)) + p33))) * 1 in
      let x37 = (p31 +. ((((p21 *. (p20)) *. p22) *. p24) *. p29)) *. 1.0 in
      let rec count38 v =
        match v with
        | C16 -> 1
        | C5 { r6 = _; r7 = _; r8 = _; r9 = _ } -> 2
        | C15 -> 3
        | C10 _ -> 4
        | C11 { r13 = _; _ } -> 5
      in
      let n39 = count38 C15 in
      let n40 = count38 C15 in
      v4) with | _ -> false) in
    let n42 = 11 in
    let n43 = n42 in
    note_int n43;
    let rec loop47 i44 s45 s46 =
      if i44 < 6 then (
        loop47 (i44 + 1) s45 s46
      ) else
        (s45, s46)
    in
    let (n49, n50) = loop47 0 false 1 in
    (mix (if n49 then 1 else 0); note_end 0);
    note_int n50;
    "") with | _ -> "12") in
  (mix_string s51; note_end 0);
  18) | (_ :: []) -> (
  (try (
    let v52 = ' ' in
    let x53 = 2.0 in
    let s55 = ref x53 in
    for i54 = 0 to 5 - 1 do
      (
        let v57 = (try (
          let a56 = Array.make 2 i54 in
          v4) with | _ -> v4) in
        let a58 = Array.make 8 None in
        a58.(0) <- None;
        a58.(1) <- None;
        a58.(2) <- None;
        a58.(3) <- None;
        let s60 = ref i54 in
        for i59 = 8 - 1 downto 0 do
          s60 := (match a58.(i59) with | None -> ((!s60) + !s60) | ((Some _) | (Some _)) when false -> ((!s60) lxor !s60) | _ -> ((!s60) - !s60))
        done;
        let n61 = !s60 in
        note_int n61;
        (try (
          let n62 = i54 in
          ()) with | Invalid_argument q63' -> () | Failure q64 -> () | Not_found -> ());
        ());
      s55 := !s55
    done;
    let n65 = !s55 in
    note_float n65;
    (try (
      let x66 = n65 in
      note_float x66;
      let x70 = (try (
        let s68 = ref [] in
        for i67 = 0 to (hide 1 10) - 1 do
          s68 := (3.25 :: !s68)
        done;
        let n69 = !s68 in
        (mix_1 5 n69; note_end 0);
        n65) with | _ -> x66) in
      ()) with | _ -> ());
    ()) with | Match_failure _ -> ());
  19) | ((q71 :: (_ :: q72)) | (q71 :: (_ :: q72))) -> (
  8))
let () = (mix (if v4 then 1 else 0); note_end 0)
let () = note_int n73
let () = ()
