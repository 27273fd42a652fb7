type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of int
exception E1 of float
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y145' :: y146) -> mix 1; mix y145'; mix_0 (d - 1) y146
let rec loop14' i0 n15 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 s12 s13' =
  if i0 < n15 then (
    loop14' (i0 + 1) n15 s11 s7 s2 s4 s12 s5 s4 s5 ((s8 * (-4)) mod ((-2) lor 1)) s1 s13' s13' s8
  ) else
    (s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, s12, s13')
let (n16, n17, n18, n19, n20, n21, n22, n23, n24, n25', n26, n27, n28) = loop14' 0 (hide 1 5) 20 (-1.0) 1.0 (-0.5) 11 4 0.0 11 9 (-1) 17 (-3) 15
let () = note_int n16
let () = note_float n17
let () = note_float n18
let () = note_float n19
let () = note_int n20
let () = note_int n21
let () = note_float n22
let () = note_int n23
let () = note_int n24
let () = note_int n25'
let () = note_int n26
let () = note_int n27
let () = note_int n28
let n70 = (try (
  (try (
    (try (
      let v29 = if if if true then raise (Invalid_argument "tail \" end") else true then raise Not_found else (if true then raise Not_found else false) then raise (E0 18) else (if if false then raise (E0 n27) else false then raise E2 else (if false then raise (Invalid_argument "a") else ())) in
      let rec fold30 p31 p32' =
        if p31 <= 0 then 4 else
        match p32' with
        | C1 ->
          n25'
        | C0 ->
          (try (match (Error (Array.make 2 n18)) with | Ok p31 -> (if false then raise (Invalid_argument "\000\255x") else n25') | Error q33 when (try (if if false then raise (E1 1.5) else true then raise Not_found else false) with | Not_found -> false | E1 1.0 -> true | E1 0.0 -> true | E1 q34 -> false) -> 4) with | Invalid_argument q35 -> n26 | Match_failure _ -> n21)
      in
      let n36 = fold30 (hide 0 0) C0 in
      (if if true then raise Not_found else false then raise (Failure "a") else (if false then raise E2 else v29))) with | Division_by_zero -> (if false then raise (E0 n26) else ()) | Failure _ -> (if true then raise Not_found else ()) | Not_found -> (try (if true then raise (E0 n21) else ()) with | _ -> ()) | Match_failure _ -> (if true then raise (Failure "a") else ()) | E0 _ -> ((let rec f38 p37 = () in f38) (fun p39 p40 -> p40)) | E1 1.0 -> (if true then raise (Invalid_argument "") else ()) | E1 q41 -> (match C11 with | C5 ((C5 (q42, q43)), q44) -> () | ((C5 ((C8 { r9 = q45; r10 = q46 } as w47), q48)) | (C5 ((C8 { r9 = q45; _ } as w47), q48) as q46)) -> () | C5 ((C11 | C11), q49) -> () | ((C5 ((C6 { r7 = q50 }), q51)) | (C5 ((C6 { r7 = _ }), q51) as q50)) -> () | ((C8 { r9 = q52; _ }) | (C8 { r9 = q52; r10 = _ })) -> () | C11 -> () | C6 { r7 } -> ()) | E2 -> (if false then raise Division_by_zero else ()) | _ -> ());
    (try (
      let a53' = Array.make 4 n22 in
      let rec loop55 i54 =
        if i54 < 2 then (
          (a53'.(i54 + 1) <- ((a53'.(i54 + 1) *. (a53'.(i54))) *. a53'.(i54 + 2)));
          loop55 (i54 + 1)
        ) else
          ()
      in
      loop55 0;
      (try (
        let n63 = if if if false then raise Division_by_zero else true then raise (Invalid_argument "a") else (if false then raise (Invalid_argument "12") else false) then raise Not_found else (match if false then raise (E0 1) else { r2 = []; r3 = false; r4 = None } with | { r2 = ([] | []); r3 = q57; r4 = q58 } when q57 -> (if q57 then raise (E1 n19) else n28) | ({ r2 = (q59 :: q60); r3; r4 } | { r2 = ((q59 :: _) as q60); r3; r4 }) when ((match r3 with | true -> 9 | (false | false) when true -> n25' | false -> n26 | _ -> n23) <= (match q60 with | [] when (9 = (let v61 = (n19, 1.5, (Ok n28)) in n24)) -> n24 | [] -> n28 | (_ :: q62) -> n26)) -> (if r3 then raise (E0 n27) else n24) | _ -> (if true then raise (Failure "") else n24)) in
        let x64 = if if if true then raise (E1 n22) else true then raise Division_by_zero else (if true then raise Not_found else false) then raise Division_by_zero else (if if true then raise (Invalid_argument "a") else true then raise Not_found else (if false then raise Division_by_zero else n19)) in
        note_float x64;
        let x65 = if if if false then raise (E1 100.75) else false then raise E2 else (if false then raise Division_by_zero else true) then raise (E0 (if if false then raise (Invalid_argument "") else true then raise Not_found else (if true then raise E2 else n25'))) else a53'.((if false then raise Division_by_zero else 16) land 3) in
        (if if true then raise (Failure "a") else false then (if true then raise Not_found else ()) else (if true then raise Division_by_zero else ()))) with | Invalid_argument _ -> (if false then raise Division_by_zero else ()) | Failure q66 -> (if false then raise Division_by_zero else ()) | Match_failure _ when (n21 > n26) -> (if false then raise (Invalid_argument "a") else ()) | _ -> (if false then raise (Invalid_argument "\000\255x") else ()));
      (if if true then raise E2 else true then raise (Failure "") else (if true then raise Division_by_zero else ()))) with | Invalid_argument q67 -> () | Division_by_zero -> () | Failure q68 -> () | E2 -> ());
    ()) with | Invalid_argument _ -> () | Division_by_zero -> () | Failure q69 -> ());
  n28) with | Not_found -> n21 | E0 (-2) -> n28 | E0 (-3) -> n27 | E0 _ -> n21)
let n144 = (try (
  let x80 = (try (
    (try (
      let v71 = if if if false then raise Division_by_zero else false then raise E2 else (if false then raise E2 else false) then raise (E1 0.5) else (if (14 - 2147483646) < n27 then raise Division_by_zero else (false && false)) in
      (mix (if v71 then 1 else 0); note_end 0);
      let s72 = "loop" in
      let rec loop75 i73 s74 =
        if i73 <> 4 then (
          loop75 (i73 + 1) (Char.code s72.[i73] + 3 * s74)
        ) else
          s74
      in
      let n77 = loop75 0 n27 in
      note_int n77;
      (if if v71 then raise E2 else v71 then raise E2 else (if v71 then raise (E1 n19) else ()))) with | Division_by_zero -> (if false then raise (E1 n22) else ()) | E1 1.0 -> (if true then raise (Invalid_argument "b c") else ()) | E1 q78 -> (if true then raise E2 else ()) | E2 -> (if false then raise (Invalid_argument "tail \" end") else ()));
    (if if true then raise E2 else true then raise E2 else (if false then raise (Invalid_argument "b c") else (-10.0)))) with | E1 q79 -> (n22 -. q79)) in
  note_float x80;
  (try (
    (try (
      let p81 = n27 in
      let p82 = -2 in
      let p83 = n27 + 9 in
      let p84 = 5 in
      let p85 = if true then n27 else n24 in
      let p86 = x80 +. n18 in
      let p87 = max 19 n25' in
      let p88 = n25' in
      let p89 = n18 in
      let p90' = ( * ) (-1) p88 in
      let p91 = if false then n24 else p81 in
      let p92 = n17 in
      let p93' = p92 in
      let p94 = p85 in
      let p95 = n18 in
      let p96 = p83 in
      let p97 = compare true false in
      let p98 = 10.0 in
      let p99 = n23 in
      let p100 = p99 in
      let p101 = 6 in
      let p102 = -2 in
      let p103 = p90' in
      let p104 = p92 in
      let p105 = 0.0 in
      let p106 = p94 in
      let p107 = n19 in
      let p108 = p93' in
      let p109 = p103 in
      let p110 = p100 in
      mix 1;
      let n111 = (((p106 + (p103 lxor ((p101 + (p100 lxor (p99 lxor (p97 + (((((p88 - (p87 - ((p84 + (((p81) + p82) + p83)) - p85))) + p90') + p91) * p94) * p96))))) - p102))) + p109) - p110) * 1 in
      let x112 = 1.0 *. (p108 *. (p107 +. (p105 -. (p104 *. (p98 *. (p95 *. (p93' -. ((p89 *. (p86)) +. p92)))))))) in
      note_float x112;
      let n126 = (try (
        let rec loop120 i113 n121 s114 =
          if i113 <> n121 then (
            loop120 (i113 + 1) n121 ((let _v115 = Array.make 16 x112 in (let o116 = p99 in let o117 = 14 in let o118 = 9 in let o119 = p82 in let ( != ) a b = b - a and ( >>= ) a b = a lxor (b + 1) in o116 != o117 != o118 != o119)) :: s114)
          ) else
            s114
        in
        let n122 = loop120 0 10 [] in
        (mix_0 5 n122; note_end 0);
        let x123 = if if if false then raise (E0 p103) else true then raise E2 else (if false then raise (Invalid_argument "a") else false) then raise Division_by_zero else (if if true then raise (Failure "") else false then raise E2 else (p108 -. p93')) in
        note_float x123;
        (if if if false then raise Division_by_zero else false then raise (E0 (if true then raise (E0 3) else p87)) else (if false then raise (E0 n111) else true) then raise (Failure "") else (if if false then raise Not_found else true then ()));
        let x124 = if if if if if false then raise Division_by_zero else true then raise (Failure "tail \" end") else (if true then raise Division_by_zero else false) then raise (Failure "b c") else (if ((); true) then raise (E0 (14 + p90')) else (if false then raise (E0 p90') else false)) then raise (Invalid_argument "12") else ((-7069) < (if if false then raise (Failure "") else false then raise (E1 (p105 *. n22)) else (if false then raise (E0 19) else n28))) then raise (E0 p83) else (if if if if true then raise (Failure "") else true then raise E2 else (if true then raise Not_found else false) then raise E2 else (if if true then raise Division_by_zero else true then raise Not_found else (if false then raise E2 else true)) then raise E2 else (if if if true then raise (Failure "12") else true then raise Not_found else (if false then raise Division_by_zero else true) then raise Not_found else 2.0)) in
        note_float x124;
        (if if true then raise Division_by_zero else true then raise E2 else (if false then raise E2 else 6))) with | Division_by_zero -> (if true then raise (Failure "\000\255x") else 13) | Failure q125 -> (if true then raise (E0 p99) else 2) | Not_found -> (if false then raise (E1 x112) else p91) | E0 _ -> p94 | E2 -> (if false then raise (Failure "12") else 19)) in
      prerr_int p101;
      prerr_byte 32;
      prerr_float 100.75;
      prerr_newline ();
      (try (
        (if if if true then raise (Failure "b c") else false then raise Division_by_zero else (if false then raise (Failure "") else true) then raise E2 else (if if false then raise Not_found else false then raise (E1 (match None with | (None | None) -> n22 | Some _ -> p107)) else (if false then raise E2 else ())));
        print_int 1513;
        print_byte 32;
        print_float ((float_of_int p100) -. (match "a" with | "a" -> 1.5 | "a" -> p107 | "" -> p108 | q127 -> p104));
        print_newline ();
        assert (hide 1 3 = 3);
        let c128 = (p98) +. p105 in
        let c129 = p105 -. (p98) in
        let c130 = p105 *. (c128) in
        let c131 = (c130) +. p105 in
        let c132 = (c128) *. p98 in
        note_float c132;
        (if if true then raise Division_by_zero else false then raise E2 else (if false then raise Division_by_zero else ()))) with | Division_by_zero -> (if false then raise Division_by_zero else ()) | E2 -> (if true then raise (E0 p94) else ()));
      (if if false then raise (E1 p108) else true then raise Not_found else (if false then raise (Failure "b c") else ()))) with | Invalid_argument _ -> (if false then raise (E1 n19) else ()) | Division_by_zero -> (if false then raise E2 else ()) | Failure q133 -> (if true then raise (E1 2.0) else ()) | Not_found -> (if false then raise (E1 n18) else ()) | E0 (-2147483648) -> (if false then raise (E1 x80) else ()) | E0 6 -> (if true then raise (Invalid_argument "b c") else ()) | E0 (-1) -> (if true then raise E2 else ()) | E0 q134 -> (if true then raise (Invalid_argument "\000\255x") else ()));
    (if if true then raise (Invalid_argument "tail \" end") else true then raise (Invalid_argument "\000\255x") else (if true then raise E2 else ()))) with | E1 _ -> (if true then raise (Invalid_argument "12") else ()));
  let a135 = Array.make 16 { r2 = []; r3 = true; r4 = None } in
  a135.(0) <- { r2 = []; r3 = true; r4 = None };
  a135.(1) <- { r2 = []; r3 = true; r4 = None };
  a135.(2) <- { r2 = []; r3 = (16 < n23); r4 = None };
  a135.(3) <- { r2 = []; r3 = true; r4 = None };
  let s137 = ref 14 in
  let i136 = ref 0 in
  while !i136 < 16 do
    s137 := (match a135.(!i136) with | ({ r2 = q138; r3 = q139; r4 = q140 } | { r2 = q138; r3 = q139; r4 = q140 }) -> ((!s137) - n26)); i136 := !i136 + 1
  done;
  let n141 = !s137 in
  note_int n141;
  let n142 = if if if false then raise Division_by_zero else true then raise E2 else ((Array.make 3 x80) >= (Array.make 3 x80)) then raise Division_by_zero else (if false then raise (Invalid_argument "a") else (if true then raise Division_by_zero else (-2))) in
  note_int n142;
  -8) with | Invalid_argument q143 -> n24 | Division_by_zero -> n26 | E2 -> 8)
let () = note_int n144
let () = note_int n27
let () = note_int n21
let () = note_int n144
let () = note_float n22
let () = note_int n70
let () = note_int n20
let () = note_int n25'
let () = note_int n28
let () = ()
