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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec mix_0 d (v : int t1) =
  if d > 0 then
    match v with
    | C5 y76' -> mix 0; mix y76'
    | C6 -> mix 1
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y77 :: y78) -> mix 1; mix y77; mix_1 (d - 1) y78
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
let () = (try (
  let x6 = 0.0 /. 0.0 in
  let n7 = ((((((0) + (if x6 = x6 then 2 else 0)) + (if x6 <> x6 then 38 else 0)) + (if x6 < (if true then x6 else x6) then 93 else 0)) + (if (x6 *. x6) > x6 then 38 else 0)) + (if x6 <= (max 1.5 x6) then 81 else 0)) + (if x6 >= x6 then 55 else 0) in
  let rec loop35 i8 s9 =
    if i8 < 3 then (
      (
        let n24 = (try (
          let x23 = (try (
            let rec loop12 i10 s11 =
              if i10 < 12 then (
                loop12 (i10 + 1) (((compare true false) lxor n7) + ((((compare true false) lxor n7) lxor (s11))))
              ) else
                s11
            in
            let n14 = loop12 0 9 in
            note_int n14;
            let rec loop18 i15 n19 s16 =
              if i15 <> n19 then (
                (
                  let n17 = n4 in
                  ());
                loop18 (i15 + 1) n19 s16
              ) else
                s16
            in
            let n20 = loop18 0 6 C6 in
            (mix_0 5 n20; note_end 0);
            100.75 -. (match Ok x6 with | ((Ok q21) | (Ok q21)) when q21 < 1.5 -> q21 | Ok (1.0 | 1.0) -> x6 | ((Ok q22) | (Error { r7 = q22 })) -> q22 | Error _ -> x6)) with | _ -> (x6 -. (-2.0))) in
          n4) with | _ -> (-6)) in
        let n25 = 1 in
        note_int n25;
        let unused26 = (match C5 (4, n24) with | C5 (_, q27) -> (max (match Array.make 5 q27 with | _ -> ((Array.make 8 '\n'), 1.0, i8) | [|_; (-3 as w28)|] -> ((Array.make 8 'a'), 1.0, n7) | [|q29; q30|] -> ((Array.make 8 '\''), (-1.0), q30) | q31 -> ((Array.make 8 'z'), x6, n25)) ((Array.make 8 '\255'), x6, q27)) | C6 when (((if false then n4 else n24) - 2147483647) <= (n7 / (n25 lor 1))) -> ((create_array 8 '\''), (if true then 10.0 else x6), (let ({ r1 = q32; r2; r3 = _; r4 = q33; _ } as w34) = { r0 = "\000\255x"; r1 = []; r2 = "tail \" end"; r3 = i8; r4 = None } in n7))) in
        ());
      loop35 (i8 + 1) ((if true then ()); (create_array 1 n7))
    ) else
      s9
  in
  let n37 = loop35 0 (Array.make 1 n7) in
  print_endline ((); "b c")) with | Match_failure _ -> (a0.(0) <- n5))
let () = (try (
  let a38' = create_float_array 4 100.75 in
  let s40 = ref 10.0 in
  for i39 = 4 - 1 downto 0 do
    s40 := ((!s40 *. !s40) *. ((!s40) *. a38'.(i39)))
  done;
  let n41 = !s40 in
  note_float n41;
  let s43 = ref [] in
  let i42 = ref 0 in
  while !i42 < 10 do
    s43 := (1983 :: !s43); i42 := !i42 + 1
  done;
  let n44 = !s43 in
  (mix_1 5 n44; note_end 0);
  print_int 32767;
  print_byte 32;
  print_float 0.0;
  print_newline ();
  (try (
    let x50 = (try (try (
      let s46 = ref n41 in
      let i45 = ref 0 in
      while !i45 < 7 do
        (if !i45 = 8 then raise E0 else if ((); true) then raise E1);
        s46 := (((fun p47 -> !s46) { r0 = "\000\255x"; r1 = []; r2 = "12"; r3 = n5; r4 = None }) *. a38'.(1)); i45 := !i45 + 2
      done;
      let n48 = !s46 in
      note_float n48;
      n48) with | E0 -> (let v49 = n5 in -10.0) | E1 -> (-. n41)) with | _ -> a38'.(wrap (-5) 4)) in
    note_float x50;
    let a51 = Array.make 2 (-10.0) in
    for i52 = 0 to 2 - 1 do
      a51.(i52) <- (0.0 /. 0.0);
      ()
    done;
    (mix_floats a51 0 2; note_end 0);
    let rec loop55 i53 s54 =
      if i53 < 10 then (
        loop55 (i53 + 1) (17 :: s54)
      ) else
        s54
    in
    let n57 = loop55 0 [] in
    (mix_1 5 n57; note_end 0);
    let s59 = ref 1.0 in
    let i58 = ref 0 in
    while !i58 < 20 do
      s59 := (0.0 *. ((float_of_int !i58) -. (!s59))); i58 := !i58 + 1
    done;
    let n60 = !s59 in
    note_float n60;
    List.iteri (try (let _v61 = 19 in (let rec f64 p62 p63' = () in f64)) with | _ -> (fun p65 { r0 = _; r1 = q66; r2 = q67; r3 = q68; r4 = _ } -> ())) []) with | _ -> (if false then () else ()));
  (let v69 = (-0.0) /. n41 in Array.stable_sort (fun x y -> compare y x) a0)) with | Invalid_argument q70 -> () | Failure q71 -> (if false then ()) | E0 -> (let v74 = fun p72 p73' -> 17 in ()) | E2 q75 -> (if true then ()) | _ -> (a0.(1) <- n5))
let () = note_int n4
let () = note_int n5
let () = (mix_ints a0 0 7; note_end 0)
let () = ()
