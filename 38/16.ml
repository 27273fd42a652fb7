exception E0 of (int * bool)
exception E1 of (int * float)
exception E2
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y89 :: y90) -> mix 1; mix y89; mix_0 (d - 1) y90
let () = (try (
  let v82 = (match Ok 0 with | Ok 4 -> (
    let x14 = (try (
      let n3 = (try (
        let n0 = if false then (if false then (if false then (if false then 8 else (if true then (if false then (if true then (-1) else 13) else 14) else 13)) else 8) else 0) else 10 in
        let x1 = 1.0 in
        let _ = ref (ref false) in
        let n2 = n0 in
        note_int n2;
        n2) with | _ -> 11) in
      note_int n3;
      (try (
        let v4 = '0' in
        (mix (Char.code v4); note_end 0);
        let n5 = -1 in
        note_int n5;
        ()) with | _ -> ());
      assert (compare n3 n3 = 0);
      let x13 = (try (
        let n6 = 17 in
        let n7 = if true then n6 else (if false then (if false then n6 else (if true then (if true then n6 else n6) else 16)) else n6) in
        note_int n7;
        let s9' = ref (-10.0) in
        let i8 = ref 0 in
        while !i8 < 8 do
          s9' := (try (float_of_int ((Array.make 1 7).(!i8))) with | Invalid_argument q10 -> !s9' | Division_by_zero -> !s9'); i8 := !i8 + 1
        done;
        let n11 = !s9' in
        note_float n11;
        n11) with | Failure q12 -> 1.5 | Not_found -> (-1.0) | Match_failure _ -> (-1.0)) in
      -2.0) with | _ -> 0.5) in
    (try (
      prerr_int (-1);
      prerr_byte 32;
      prerr_float x14;
      prerr_newline ();
      let x15 = x14 in
      (try (
        let a16 = Array.make 2 5 in
        let s18 = ref [] in
        for i17 = 0 to 10 - 1 do
          s18 := (12 :: !s18)
        done;
        let n19 = !s18 in
        (mix_0 5 n19; note_end 0);
        let n20 = 12 in
        let v21 = false in
        ()) with | E0 ((7 as w22), q23) -> () | E0 ((-2147483647), _) -> () | E0 ((-2), x15) -> () | E0 (_, q24) -> () | E2 -> ());
      ()) with | _ -> ());
    []) | ((Error _) | (Ok 5)) when true -> (
    let v37 = (match None with | ((Some _) | None) -> (
      (try (
        let v27 = true in
        let s28 = "12" in
        (mix_string s28; note_end 0);
        let n29' = -3 in
        let v30' = if v27 then '\'' else (if v27 then 'a' else (if false then ' ' else (if v27 then 'a' else (if v27 then 'z' else 'z')))) in
        ()) with | _ -> ());
      []) | Some _ when true -> (
      let n33 = (try (
        let n31 = -3 in
        let unused32 = 0.0 in
        n31) with | _ -> 12) in
      note_int n33;
      []) | ((Some _) | (Some _)) -> (
      (try (
        let x34 = 1.5 in
        note_float x34;
        let v35 = if true then false else (if false then false else (if true then (if true then true else (if false then (if false || true then false else false) else true)) else true)) in
        let n36 = -2 in
        assert (compare n36 n36 = 0);
        ()) with | _ -> ());
      [])) in
    []) | ((Ok 1) | (Ok 1)) -> (
    let v69 = (try (
      (try (
        let n38 = 15 in
        let n39 = n38 in
        let a40 = Array.make 3 n39 in
        let i41 = ref (3 - 1) in
        while !i41 >= 0 do
          (let k42 = wrap a40.(!i41) 3 in a40.(k42) <- a40.(k42) + !i41);
          i41 := !i41 - 1
        done;
        (mix_ints a40 0 3; note_end 0);
        let n43 = if false then 10 else (if false then 6 else (if true then (if false then n39 else 10) else n39)) in
        ()) with | _ -> ());
      let v60 = (match [] with | [] -> (
        let v44 = if false then (if false then (if false then (if false then true else (if false then false else false)) else true) else false) else false in
        let c45 = (3.25) +. (-1.0) in
        let c46 = 3.25 *. (3.25) in
        let c47 = c45 +. ((-1.0)) in
        let c48 = ((-1.0)) -. c47 in
        let c49 = c46 +. (c46) in
        let c50 = (-1.0) -. ((-1.0)) in
        let c51 = c48 -. (c47) in
        let c52 = c47 *. ((-1.0)) in
        note_float c52;
        (20, 0, 12, 0)) | ([|q53; _; q54; q55|] :: q56) -> (
        let x57 = 10.0 in
        (19, (-1), 9, 13)) | (q58 :: q59) -> (
        (5, 16, 1, 11))) in
      let v62 = (try (
        let v61 = false in
        (mix (if v61 then 1 else 0); note_end 0);
        v61) with | _ -> false) in
      (mix (if v62 then 1 else 0); note_end 0);
      let f63 p64 =
        let s66' = ref 1.5 in
        for i65 = 0 to (hide 0 13) - 1 do
          s66' := (4096.0 -. ((float_of_int i65) -. (!s66')))
        done;
        let n67 = !s66' in
        Array.make 16 1.0
      in
      let a68 = f63 (Ok 19) in
      (mix_floats a68 0 16; note_end 0);
      '\255') with | _ -> '\255') in
    let v78 = (match [] with | [] -> (
      ([], (-3.25), (Array.make 8 (-1.0)))) | ((_ :: q70) | (_ :: q70)) when false -> (
      (try (
        let s71 = "12" in
        (mix (String.length s71); note_end 0);
        let n72 = -2 in
        note_int n72;
        let n73 = 6 in
        ()) with | Division_by_zero -> () | Failure q74 -> () | E0 (q75, _) -> () | E1 (7, _) -> () | E1 (8, _) -> () | E1 (q76, q77) -> ());
      ([], 1.0, (Array.make 8 100.75))) | _ -> (
      ([], 3.25, (Array.make 8 10.0)))) in
    []) | (Ok 4 as w79) -> (
    let n80 = -3 in
    note_int n80;
    []) | Ok (-2) -> (
    []) | Ok (-2147483647) when true -> (
    []) | Ok q81 when q81 < 17 -> (
    []) | _ -> (
    [])) in
  ()) with | Failure q83 -> () | Match_failure _ -> () | E0 (9, q84) -> () | E0 (0, q85) -> () | E0 (q86, q87) -> () | E1 q88 -> () | E2 -> ())
let () = ()
