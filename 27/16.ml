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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let () = (try (
  let s1 = ref (-2147483648) in
  let s2 = ref 0 in
  let i0 = ref 0 in
  while !i0 < (hide 0 12) do
    let u3 = !s1 + 1000000000 in
    let u4 = !s2 + (if !s1 < !s1 + 1000000000 then 1 else 3) in
    s1 := u3; s2 := u4; if !s1 <> 1000000000 then (i0 := !i0 + 1) else i0 := (hide 0 12)
  done;
  let n5 = !s1 in
  let n6 = !s2 in
  note_int n5;
  note_int n6;
  let a7 = [|3.25; 3.25; 1.5; 10.0; 3.25; 0.0; 1.5|] in
  let a8 = min (Array.make 11 0.5) (Array.make 11 0.5) in
  let s10 = ref 1.5 in
  let i9 = ref 0 in
  while !i9 < (hide 0 11) do
    a8.(!i9) <- (a7.(0) *. (!s10));
    s10 := (((!s10) *. a7.(0)) *. a8.(!i9)); i9 := !i9 + 1
  done;
  let n11 = !s10 in
  note_float n11;
  let v13 = if not true then (if n11 <= 1.0 then (match Ok 9 with | Ok 2 -> false | Ok 4 -> false | Ok 9 -> false | ((Ok _) | (Ok (-3))) -> false | ((Ok 1) | (Ok 1)) -> true | ((Ok (-2)) | (Ok _)) -> true | Ok _ -> true | ((Error _) | (Error _)) -> false) else (if ((); true) then (let (_, _, q12) = ([], false, 14) in false) else false)) else (n6 <> n6) in
  a8.(wrap (match (Ok None) with | Ok None -> n5 | ((Ok (Some _)) | (Error _)) -> (-2) | Error _ -> n6 | exception Invalid_argument _ -> 12 | exception Failure q15 -> n5 | exception Not_found -> n6 | exception Match_failure _ -> n6 | exception E0 q16 -> n5 | exception E2 -> n5 | exception _ -> n6) 11) <- (float_of_string "1.0")) with | _ -> (try (let v17 = Ok (-0.0) in ()) with | Invalid_argument q18 -> () | Match_failure _ -> ()))
let v33 = (try (
  (try (
    let a19 = if true then (Array.make 4 0.5) else (Array.make 4 1.0) in
    let n23 = (hide 0 7) in
    let rec loop22 i20 s21 =
      if i20 <> n23 then (
        loop22 (i20 + 1) (if i20 < 4 then (a19.(i20) -. (s21)) else s21)
      ) else
        s21
    in
    let n24 = loop22 0 (-10.0) in
    note_float n24;
    let x26 = Result.get_error (max (Error (let i25 = 19 land 15 in if i25 >= 0 && i25 < Array.length a19 then a19.(i25) else n24)) (Error n24)) in
    ()) with | Invalid_argument q27 -> (if false then raise (E0 (17, true)) else ()));
  (match (try (2 :: []) with | Division_by_zero -> [] | Failure _ when ((try (if true then () else ()) with | Division_by_zero -> () | E2 -> ()); ((); false)) -> [] | Not_found when (if 12 == 18 then (Result.is_ok (Ok 14)) else (10.0 < (-1.0))) -> [] | Match_failure _ -> [] | E2 -> [] | _ -> []) with | [] -> (true || true) | (_ :: []) -> ((-3.25) >= 1.5) | (_ :: (_ :: q28)) when (let v29 = ((Array.make 6 20), (Array.make 2 1)) in 0 = 13) -> ((let rec f31 p30 = true in f31) 0.0))) with | Match_failure _ -> ((-100.75) >= 3.25) | E0 _ -> (let v32 = 100.75 in true) | _ -> (Result.is_ok (Ok (-0.5))))
let () = (mix (if v33 then 1 else 0); note_end 0)
let rec loop45' i34 n46 s35 =
  if i34 <> n46 then (
    (
      let n44 = (try (try (
        let rec loop38 i36 s37 =
          if i36 <> 4 then (
            (if i36 = 7 then raise E2 else if v33 || true then raise (E1 (i36, s35)));
            loop38 (i36 + 1) 4096
          ) else
            s37
        in
        let n40 = loop38 0 12 in
        note_int n40;
        n40) with | E1 (5, q41) -> (truncate q41) | E1 (q42, q43) -> i34 | E2 -> (i34 lsr (3 land 31))) with | _ -> (2 * 35)) in
      note_int n44;
      ());
    loop45' (i34 + 1) n46 (ceil s35)
  ) else
    s35
let n47 = loop45' 0 (hide 0 7) 0.5
let () = note_float n47
let () = (mix (if v33 then 1 else 0); note_end 0)
let () = note_float n47
let () = ()
