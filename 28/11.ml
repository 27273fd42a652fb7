type t0 = C0 of int | C1
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y96 -> mix 0; mix y96
    | C1 -> mix 1
and mix_1 d (v : (int list, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y97 -> mix 1; mix_2 (d - 1) y97
and mix_2 d (v : (int list, float) result) =
  if d > 0 then
    match v with
    | Ok y98 -> mix 0; mix_3 (d - 1) y98
    | Error y99 -> mix 1; mix_float y99
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix y100; mix_3 (d - 1) y101
let v0 = None
let () = (try (
  let v1 = if if if false then raise Division_by_zero else true then raise (Invalid_argument "tail \" end") else (if true then raise (Invalid_argument "b c") else false) then raise (Invalid_argument "b c") else (if (Array.make 1 C1) > (Array.make 1 C1) then raise Division_by_zero else (if true then raise (Invalid_argument "tail \" end") else false)) in
  (try (
    let a2 = [|(-1); 18|] in
    let s4 = ref 9 in
    let i3 = ref 0 in
    while !i3 < 2 do
      s4 := (!i3 lxor (a2.(!i3) + (!s4))); i3 := !i3 + 1
    done;
    let n5 = !s4 in
    note_int n5;
    (if if if if if v1 then raise Division_by_zero else v1 then raise Division_by_zero else (if v1 then raise Division_by_zero else v1) then raise (Invalid_argument "a") else (if if v1 then raise (Invalid_argument "\000\255x") else v1 then raise Division_by_zero else (if v1 then raise (Invalid_argument "b c") else false)) then raise Division_by_zero else (if if (Array.make 8 v1) > (Array.make 8 v1) then raise Division_by_zero else (if v1 then raise Division_by_zero else v1) then raise Division_by_zero else (if if true then raise (Invalid_argument "a") else v1 then raise Division_by_zero else ((n5 - 31) < n5))) then raise (Invalid_argument "12") else (if if if if v1 then v1 else v1 then raise (Invalid_argument "12") else (if v1 then raise (Invalid_argument "b c") else v1) then raise (Invalid_argument "b c") else ((if false then raise Division_by_zero else ()); (if v1 then raise (Invalid_argument "a") else v1)) then raise (Invalid_argument "a") else (if if (n5 - 2147483646) < 16 then raise (Invalid_argument "tail \" end") else (if v1 then raise (Invalid_argument "") else v1) then raise Division_by_zero else (if if v1 then raise Division_by_zero else v1 then raise Division_by_zero else (if false then raise (Invalid_argument "a") else ())))));
    (fun p6 -> ()) (Ok 2.0)) with | _ -> (if false then raise Division_by_zero else ()));
  let v0 = if if if true then raise (Invalid_argument "a") else true then raise (Invalid_argument "\000\255x") else (3 > 2) then raise Division_by_zero else (let _v7 = if v1 then raise Division_by_zero else ((Array.make 6 8), (Array.make 16 1)) in if true then raise (Invalid_argument "\000\255x") else v1) in
  (mix (if v0 then 1 else 0); note_end 0);
  (try (
    let a8 = [|7; 5|] in
    let s10 = ref 5 in
    for i9 = 0 to 2 - 1 do
      a8.(i9) <- (!s10 lxor (a8.(i9)));
      s10 := (-7492)
    done;
    let n11 = !s10 in
    note_int n11;
    (if if v1 then raise (Failure "tail \" end") else v0 then raise (Failure "a") else (if v0 then raise Division_by_zero else ()))) with | Division_by_zero -> (if v0 then raise (Invalid_argument "tail \" end") else ()) | Failure _ -> (if v1 then raise Division_by_zero else ()));
  (if if v0 then raise (Invalid_argument "b c") else v0 then raise (Invalid_argument "tail \" end") else (if v0 then raise (Invalid_argument "12") else ()))) with | Invalid_argument q12 -> (if true then () else ()) | Division_by_zero -> (note_float (-100.75)))
let () = assert (hide 1 3 = 3)
let x13 = 0.0
let () = assert (hide 1 3 = 3)
let v14 = C1
let n16 = 4 + (let v15' = Array.make 5 10 in 13)
let x17 = x13
let x30 = (try (
  let f18 p19 p20 =
    let v21 = Char.chr ((if p20 then 18 else (17 - 5)) land 255) in
    (4096, (10.0 +. (-. 0.5)), (-4097), (not p20))
  in
  let v25 = f18 (Array.mapi (let rec f24 p22 p23 = n16 in f24) (Array.make 1 "a")) (if false then raise Division_by_zero else false) in
  ((let (m26, m27, m28, m29) = v25 in mix m26; mix_float m27; mix m28; mix (if m29 then 1 else 0)); note_end 0);
  (if if true then raise Not_found else false then raise Division_by_zero else (if true then raise Division_by_zero else x17))) with | Division_by_zero -> x17 | Not_found -> x13 | _ -> 0.5)
let () = note_float x30
let x33' = (try (
  let x31 = if if if true then raise (Failure "") else false then raise (Invalid_argument "tail \" end") else (if true then raise (Invalid_argument "b c") else true) then raise (Invalid_argument "tail \" end") else (if if false then raise (Failure "\000\255x") else true then raise (Failure "12") else (if false then raise (Invalid_argument "") else x30)) in
  (if if false then raise (Failure "b c") else false then raise (Invalid_argument "\000\255x") else (if true then raise (Failure "\000\255x") else 3.25))) with | Invalid_argument q32 -> x17 | Failure _ -> (coarse (atan (limit x17 (-9.0) 9.0))))
let x95 = (try (
  let x40 = (let ((q34, q35', q36') as w37) = if if if if false then raise Not_found else false then raise Not_found else (n16 <> n16) then raise Not_found else (if if false then raise Not_found else true then raise Not_found else (if false then raise Not_found else true)) then raise Not_found else (if min (match v14 with | ((C0 _) | (C0 _)) -> false | C0 (-1) -> true | (C1 | C1) -> false) (if true then false else false) then raise Not_found else (if if false then raise Not_found else true then raise Not_found else (if true then raise Not_found else (((-1), n16, x30), "a", x30)))) in if if if if false then true else true then raise Not_found else (if false then raise Not_found else false) then raise Not_found else ((match [] with | ([] | []) -> (Array.make 1 16) | (q38 :: q39) -> (Array.make 1 n16) | exception Invalid_argument _ -> (Array.make 1 n16) | exception Not_found -> (Array.make 1 n16) | exception Match_failure _ -> (Array.make 1 n16)) <= (Array.make 1 n16)) then raise Not_found else (if if if true then raise Not_found else false then raise Not_found else (if false then raise Not_found else false) then raise Not_found else (if max true false then raise Not_found else (x17 -. 0.0)))) in
  note_float x40;
  let n94 = (try (
    let n48 = (try (
      (try (
        let v41 = if if if false then raise (Invalid_argument "tail \" end") else false then raise (Failure "12") else (if false then raise Division_by_zero else true) then raise Division_by_zero else (if true && false then raise Division_by_zero else ((-3) > n16)) in
        let n42 = if if if v41 then raise Not_found else true then raise Division_by_zero else (if v41 then raise (Invalid_argument "tail \" end") else v41) then raise Division_by_zero else (if if v41 then raise Division_by_zero else v41 then raise Division_by_zero else (if v41 then raise Not_found else n16)) in
        let v43 = if if if if if v41 then raise Not_found else v41 then raise (Invalid_argument "12") else (if true then raise Division_by_zero else v41) then raise (Invalid_argument "\000\255x") else ((if v41 then raise Division_by_zero else n42) < n42) then raise (Invalid_argument "\000\255x") else (if v41 then raise (Invalid_argument "\000\255x") else (if if v41 then raise (Failure "tail \" end") else v41 then (if v41 then raise (Failure "\000\255x") else true) else (if true then raise (Failure "b c") else v41))) then raise Division_by_zero else (if if if if v41 then raise Not_found else v41 then raise (Invalid_argument "b c") else (if v41 then raise Division_by_zero else v41) then raise (Invalid_argument "b c") else (if if v41 then raise (Invalid_argument "12") else true then raise Not_found else (if v41 then raise Division_by_zero else v41)) then raise Not_found else v14) in
        (mix_0 5 v43; note_end 0);
        (if v41 then raise (Failure "b c") else (if false then raise Division_by_zero else ()))) with | Invalid_argument _ -> (if false then raise Not_found else ()) | Division_by_zero -> (if false then raise Not_found else ()) | Failure _ -> (if true then raise Not_found else ()) | Not_found -> (if false then raise (Invalid_argument "b c") else ()) | Match_failure _ -> (if false then raise Division_by_zero else ()));
      let v45' = if if (try (if false then raise (Invalid_argument "") else true) with | Invalid_argument _ -> false | Not_found -> false | Match_failure _ -> false) then raise Not_found else (if false then raise Not_found else true) then raise (Invalid_argument "a") else (if if false then raise Not_found else false then raise (Failure "tail \" end") else (let v44 = false in v14)) in
      let a46 = if if 1.5 < x17 then raise Not_found else (if false then raise Division_by_zero else true) then raise (Failure "\000\255x") else (if if false then raise Division_by_zero else false then raise (Failure "12") else (if false then raise Division_by_zero else (Array.make 1 0.5))) in
      (if if if true then raise (Invalid_argument "12") else true then raise (Invalid_argument "12") else (List.mem x17 []) then raise Not_found else (if if false then raise Division_by_zero else true then raise (Failure "12") else (if true then raise (Failure "") else ())));
      (if if false then raise Not_found else false then raise (Failure "b c") else (if false then raise Not_found else n16))) with | Invalid_argument q47 -> (if false then raise (Invalid_argument q47) else 18) | Division_by_zero -> (if false then raise (Invalid_argument "") else n16) | Failure _ when false -> (if false then raise (Invalid_argument "12") else n16) | _ -> (if true then raise Not_found else n16)) in
    let rec f49 p50 p51 p52 p53 p54 p55 p56 p57 p58 p59 p60 p61 p62 p63 p64 p65 p66 p67 p68 p69 p70 p71 p72 p73 p74 p75' p76 p77 p78 p79 p80 p81' p82 p83 p84 p85 p86 p87 p88 =
      if p50 < 1 then
        (match v14 with | C0 q89 -> 2.0 | C1 -> p69)
      else (
        f49 (p50 - 1) (fabs p88) p74 p88 p77 p51 p86 p65 p79 p72 p53 p72 p67 p61 p87 p79 p59 p51 p79 (p70 *. p52) p64 p63 p81' p88 p55 p75' p85 p79 p76 p81' p55 p76 p56 p81' p67 p65 p65 p80 (-10.0)
      )
    in
    let x91 = f49 0 x30 x33' (f49 (hide 0 3) x33' 1.0 1.0 n16 (-0.0) n16 n48 n48 n48 1.0 n16 x40 n48 x17 n48 n48 x40 2 x17 x33' n48 n48 10.0 2.0 4 13 n48 n48 18 10.0 n48 n16 n16 x40 n16 2 x30 x17) ((); n16) (if false then raise (Invalid_argument "tail \" end") else x40) (if true then raise (Invalid_argument "\000\255x") else n16) (if false then raise Not_found else n16) (String.length "b c") n48 (-1.0) (if true then raise (Invalid_argument "b c") else n48) x17 n16 (if false then raise (Invalid_argument "a") else x30) (n48 - n16) n48 (if false then raise Not_found else x40) n48 (if false then raise Not_found else 2.0) x33' n48 (match v14 with | C0 5 -> 8 | C0 0 -> n48 | C0 (-1) -> n48 | C0 5 -> n48 | C0 _ -> n48 | (C1 | C1) -> n48 | exception _ -> n16) x17 3.25 n48 (n48 + n48) n48 (n48 * 11) n48 (if false then raise (Invalid_argument "12") else x17) n16 ((fun p90 -> 20) (Array.make 4 n48)) 4 (float_of_int n48) n48 (if false then raise Not_found else 11) x40 (if true then raise Not_found else x33') in
    prerr_int 65536;
    prerr_byte 32;
    prerr_float (float_of_int (let v92 = false in n48));
    prerr_newline ();
    let v93 = if if if true then raise (Invalid_argument "\000\255x") else false then raise Not_found else true then raise (Invalid_argument "b c") else true in
    17) with | Invalid_argument _ -> (-2) | Not_found -> 4) in
  0.0) with | Not_found -> x30 | _ -> x17)
let () = note_float x95
let () = (mix_1 5 v0; note_end 0)
let () = note_float x33'
let () = note_float x17
let () = note_int n16
let () = note_float x13
let () = (mix_0 5 v14; note_end 0)
let () = note_float x30
let () = ()
