type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v15 = (try (
  (try (
    let x13 = (try (
      let x0 = 100.75 in
      (try (
        let n1 = 0 in
        ()) with | _ -> ());
      let v2 = true in
      let n12 = (try (
        let a3 = Array.make 16 2 in
        let rec loop6 i4' s5 =
          if i4' >= 0 then (
            (a3.(i4') <- ((a3.(i4')) - s5));
            loop6 (i4' - 1) s5
          ) else
            s5
        in
        let n8 = loop6 (16 - 1) 18 in
        note_int n8;
        a3.(4)) with | Invalid_argument q9 -> 18 | Failure q10 -> 6 | Not_found -> 4 | Match_failure _ -> 20 | E0 0.5 -> 20 | E0 q11 -> 7) in
      note_int n12;
      x0) with | _ -> 1.0) in
    note_float x13;
    let n14 = 9 in
    ()) with | _ -> ());
  false) with | _ -> false)
let () = (mix (if v15 then 1 else 0); note_end 0)
let v17 = (try (
  assert (hide 1 3 = 3);
  v15) with | Invalid_argument q16 -> v15 | Not_found -> v15 | Match_failure _ -> true)
let () = (mix (if v17 then 1 else 0); note_end 0)
let s141 = (match { r2 = (fun p18 -> 20) } with | { r2 = q19 } -> (
  (try (
    let rec loop22 i20 n23 s21 =
      if i20 < n23 then (
        loop22 (i20 + 1) n23 ((((s21) +. 1.0)) +. 1.0)
      ) else
        s21
    in
    let n24 = loop22 0 6 0.0 in
    note_float n24;
    (try (
      let n38 = (try (
        let a25 = Array.make 11 n24 in
        let n29 = (hide 1 11) in
        let rec loop28' i26 s27 =
          if i26 < n29 then (
            loop28' (i26 + 1) ((a25.(i26) -. (s27)) -. n24)
          ) else
            s27
        in
        let n30 = loop28' 0 0.5 in
        note_float n30;
        let rec loop33 i31 n34 s32 =
          if i31 < n34 then (
            loop33 (i31 + 1) n34 (clip s32 ^ clip "a")
          ) else
            s32
        in
        let n35 = loop33 0 5 "tail \" end" in
        (mix_string n35; note_end 0);
        let n36 = 13 in
        note_int n36;
        1) with | Division_by_zero -> 20 | Failure q37 -> 11 | Not_found -> 5 | E0 _ -> 15) in
      (try (
        let n39 = n38 in
        note_int n39;
        let n40 = n38 in
        let a41 = Array.make 9 (-3.25) in
        let s43 = ref n24 in
        for i42 = 0 to (hide 0 9) - 1 do
          a41.(i42) <- ((a41.(i42)) -. !s43);
          s43 := !s43
        done;
        let n44 = !s43 in
        note_float n44;
        let p45 = n39 in
        let p46 = n44 in
        let p47 = p46 in
        let p48 = -0.5 in
        let p49 = n40 in
        let p50 = n44 in
        let p51 = p47 in
        let p52 = n39 in
        let p53 = p46 in
        let p54 = p51 in
        let p55 = 0.5 in
        let p56 = p45 in
        let p57 = 8 in
        let p58 = p55 in
        let p59 = p55 in
        let p60 = p47 in
        let p61 = p47 in
        let p62 = p52 in
        let p63 = p58 in
        let p64 = p50 in
        let p65 = p54 in
        let p66 = 0.5 in
        let p67 = p57 in
        let p68 = p56 in
        let p69 = p67 in
        let p70' = p68 in
        let p71 = p70' in
        let p72 = -1.5 in
        let p73 = 0.0 in
        let p74 = 7 in
        let p75 = p49 in
        let p76 = 2.0 in
        let p77 = p52 in
        let p78 = p75 in
        let p79 = p46 in
        mix 1;
        let n80 = (((p75 + (((p70' + ((((p62 + (p57 - (p56 * (p52 - (p49 - (p45)))))) + p67) + p68) * p69)) + p71) + p74)) + p77) + p78) lxor 1 in
        note_int n80;
        let x81 = (p79 -. ((((p66 -. (p65 -. ((p63 +. (((((p55 *. (p54 -. (p53 -. ((((p47 *. (p46)) -. p48) +. p50) +. p51)))) -. p58) +. p59) -. p60) *. p61)) +. p64))) *. p72) -. p73) +. p76)) +. 1.0 in
        ()) with | _ -> ());
      let rec loop84 i82 n85 s83 =
        if i82 < n85 then (
          loop84 (i82 + 1) n85 (((s83) +. (float_of_int i82)) *. 2.2250738585072014e-308)
        ) else
          s83
      in
      let n86 = loop84 0 20 n24 in
      note_float n86;
      (try (
        let v87 = v17 in
        (mix (if v87 then 1 else 0); note_end 0);
        let v88 = v87 in
        let n89 = n38 in
        ()) with | _ -> ());
      (match C1 with | C0 (q90, q91) -> () | C1 -> ())) with | Invalid_argument q92 -> () | Division_by_zero when v17 -> () | Match_failure _ -> () | _ -> ());
    let n100 = (try (
      let x99 = (try (
        let a93 = Array.make 2 18 in
        let rec loop96 i94 n97 s95 =
          if i94 < 0 then s95 else (
            if a93.(i94) <> s95 then loop96 (i94 - 2) n97 ((s95) - a93.(i94)) else s95
          )
        in
        let n98 = loop96 (2 - 1) 2 3 in
        note_int n98;
        n24) with | _ -> n24) in
      -2) with | _ -> 15) in
    (try (
      let x122 = (try (
        let c101 = (n100) * n100 in
        let c102 = n100 lxor (n100) in
        let c103 = (n100) * c101 in
        let c104 = (c101) lxor c103 in
        let c105 = (c103) - c102 in
        let c106 = c101 lxor (c101) in
        let c107 = (n100) + c104 in
        let c108 = n100 lxor (c103) in
        let c109 = c102 + (c107) in
        let c110 = c104 + (c102) in
        let c111 = (c101) lxor c103 in
        note_int c111;
        let n112 = c110 in
        let s114 = ref c108 in
        for i113 = 0 to 3 - 1 do
          s114 := (
            let rec loop117 i115 n118 s116 =
              if i115 >= n118 then s116 else (
                loop117 (i115 + 1) n118 i115
              )
            in
            let n119 = loop117 0 5 !s114 in
            note_int n119;
            n119)
        done;
        let n120 = !s114 in
        note_int n120;
        let v121 = Ok (-1.0) in
        100.75) with | _ -> n24) in
      let n131 = (try (
        let rec loop125 i123 s124 =
          if i123 <> 5 then (
            loop125 (i123 + 1) (clip s124 ^ clip s124)
          ) else
            s124
        in
        let n127' = loop125 0 "" in
        (mix_string n127'; note_end 0);
        let n128 = n100 in
        note_int n128;
        let n129 = n100 in
        note_int n129;
        let n130 = n100 in
        note_int n130;
        19) with | _ -> 8) in
      let s134 = (try (
        assert (hide 1 3 = 3);
        let x132 = x122 in
        note_float x132;
        let s133 = "12" in
        (mix_string s133; note_end 0);
        s133) with | _ -> "") in
      (try (
        print_int n131;
        print_byte 32;
        print_float x122;
        print_newline ();
        ()) with | _ -> ());
      ()) with | _ -> ());
    ()) with | _ -> ());
  let rec pick135 p136 p137 p138 =
    if p136 then p137 else p138
  in
  let a139 = Array.make 3 13 in
  let a140 = a139 in
  (mix_ints a140 0 3; note_end 0);
  (pick135 v17 a139 a140).(0) <- 20;
  note_int a139.(0);
  note_int a140.(0);
  "tail \" end"))
let () = (mix_string s141; note_end 0)
let () = (mix (if v17 then 1 else 0); note_end 0)
let () = (mix_string s141; note_end 0)
let () = (mix (if v15 then 1 else 0); note_end 0)
let () = ()
