type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y162 -> mix 1; mix_float y162
and mix_1 d (v : float ref) =
  if d > 0 then
    match v with
    | _ -> mix_float !v
in
(try (
  let v2 = (try (
    (if if if false then raise (Invalid_argument "b c") else true then raise (Failure "a") else (if true then raise (E0 false) else true) then raise Division_by_zero else (if 16 >= 8 then raise Division_by_zero else (if true then raise Not_found else ())));
    (if if true then raise E1 else false then raise Not_found else (if false then raise (E0 true) else false))) with | Invalid_argument q0 -> (if false then raise Not_found else false) | Division_by_zero -> (if false then raise Division_by_zero else false) | E0 q1 -> (if q1 then raise (Invalid_argument "\000\255x") else q1) | E1 -> (if true then raise (Invalid_argument "") else false)) in
  (mix (if v2 then 1 else 0); note_end 0);
  let n3 = if if if if if v2 then raise (Invalid_argument "tail \" end") else v2 then raise Division_by_zero else (if false then raise (Failure "\000\255x") else v2) then raise (Invalid_argument "b c") else (if if v2 then raise (Invalid_argument "12") else true then raise Not_found else (if true then raise (E0 v2) else v2)) then raise (Failure "tail \" end") else (if if v2 then raise (Invalid_argument "") else (if v2 then raise Not_found else v2) then raise (Failure "a") else (if if false then raise Division_by_zero else true then raise Division_by_zero else (8 = (-3)))) then raise (Invalid_argument "12") else (if if if if v2 then raise Division_by_zero else v2 then raise (Invalid_argument "tail \" end") else (if v2 then raise Not_found else v2) then raise Division_by_zero else (if v2 || v2 then raise Not_found else (if true then raise (Failure "b c") else v2)) then raise Division_by_zero else (if if if v2 then raise Division_by_zero else v2 then raise Not_found else (if v2 then raise (Failure "12") else v2) then raise Not_found else (if v2 then raise (Invalid_argument "tail \" end") else (if v2 then raise Not_found else 9)))) in
  (try (
    let s4 = "loops a" in
    let rec loop7 i5 s6 =
      if i5 >= 0 then (
        loop7 (i5 - 1) (Char.code s4.[i5] + 3 * s6)
      ) else
        s6
    in
    let n9 = loop7 (7 - 1) n3 in
    note_int n9;
    let x13 = (try (
      (try (
        let x10 = if if if v2 then raise Not_found else v2 then raise (Failure "a") else (if v2 then raise (Failure "12") else v2) then raise E1 else (if if v2 then raise (Failure "a") else v2 then raise (Failure "tail \" end") else (if false then raise (Failure "") else (-100.75))) in
        note_float x10;
        (if if v2 then raise Not_found else v2 then raise (Failure "a") else (if v2 then raise Division_by_zero else ()))) with | Failure q11 -> (if v2 then raise (Invalid_argument q11) else ()));
      (if if v2 then raise E1 else v2 then raise Division_by_zero else (if v2 then raise (E0 v2) else (-0.5)))) with | Invalid_argument q12 -> (if true then raise Division_by_zero else 1.5) | Not_found -> (if v2 then raise (E0 v2) else 1.0) | E1 -> (if v2 then raise E1 else 1.5)) in
    let n42 = (try (
      let f14 p15 x13 =
        (1.0, n9, (-0.0))
      in
      let v16 = f14 '\'' (if v2 then raise E1 else C7) in
      ((let (m17, m18, m19) = v16 in mix_float m17; mix m18; mix_float m19); note_end 0);
      ((let (m20, m21, m22) = v16 in mix_float m20; mix m21; mix_float m22); note_end 0);
      let n9 = if if if v2 then raise (E0 v2) else v2 then raise Division_by_zero else (if true then raise E1 else v2) then raise (E0 ((fun p23 -> not true) (-20))) else ((if v2 then raise (Invalid_argument "12") else x13) *. (-. 10.0)) in
      let n40 = (try (
        let a24 = Array.make 13 n3 in
        let rec loop27 i25 s26 =
          if i25 <> 13 then (
            loop27 (i25 + 1) ((a24.(4) * (s26)) * a24.(i25))
          ) else
            s26
        in
        let n29 = loop27 0 n3 in
        note_int n29;
        assert (compare n29 n29 = 0);
        let x37' = if n29 = n29 then (if String.equal "b c" "a" then (if (try (if v2 then raise Not_found else v2) with | Not_found when (3 == (Char.code '\n')) -> false | _ -> v2) then (abs_float (-100.75)) else (if 19 > n29 then 10.0 else (if (match v16 with | (0.5, q30, 0.0) -> v2 | (_, _, (0.0 | 0.0)) -> v2 | (_, q31, _) -> false) then (if (n29 - (-2147483648)) < n3 then x13 else n9) else (let (q35, q36) = (C7, (let rec f34 p32 p33 = n29 in f34)) in n9)))) else 0.5) else (sqrt 0.0) in
        note_float x37';
        let v16 = if if if v2 then raise E1 else v2 then raise E1 else v2 then raise (Failure "\000\255x") else (if if v2 then raise (Invalid_argument "12") else v2 then raise Division_by_zero else (if v2 then raise (E0 true) else x37')) in
        (if if true then raise E1 else v2 then raise E1 else (truncate n9))) with | Invalid_argument q38 -> 31 | Division_by_zero -> (if false then n3 else n3) | Not_found -> (if false then raise (Invalid_argument "b c") else n3) | E0 q39 -> (if true then raise (E0 q39) else n3) | E1 -> (if v2 then raise (Invalid_argument "b c") else n3)) in
      (if if v2 then raise E1 else v2 then raise (Invalid_argument "b c") else (if v2 then raise E1 else 7))) with | Invalid_argument q41' -> (if v2 then raise Division_by_zero else 15) | E0 true -> (if true then raise E1 else n9) | E0 false -> (if v2 then raise (Failure "a") else n9) | E1 -> (if v2 then raise (E0 v2) else 11)) in
    ()) with | Division_by_zero -> () | E0 true -> () | E0 false -> () | E1 -> ());
  ()) with | Invalid_argument _ -> () | Division_by_zero -> () | Failure q43 -> () | Not_found -> () | E0 true -> () | E0 (false as w44) when w44 -> () | _ -> ());
let s46 = ref 2147483647 in
let s47 = ref 0 in
for i45 = 0 to 12 - 1 do
  let u48 = !s46 + 715827883 in
  let u49 = !s47 + (if !s46 < !s46 + 715827883 then 1 else 3) in
  s46 := u48; s47 := u49
done;
let n50 = !s46 in
let n51 = !s47 in
note_int n50;
note_int n51;
(try (
  let v161 = (match if if false then raise E1 else true then raise E1 else (if false then raise E1 else C7) with | C28 -> (
    (if if true then raise Not_found else true then raise Not_found else (if false then raise Not_found else ((100.75, n50), 1.5, 1.0)))) | C27 -> (
    let s53 = ref n51 in
    let i52 = ref 0 in
    while !i52 < 7 do
      s53 := (try (Array.make 6 7).(!i52) with | Invalid_argument q54 -> (if true then raise E1 else n50) | Division_by_zero -> (if true then raise Not_found else 5) | _ -> (if false then raise E1 else !s53)); i52 := !i52 + 1
    done;
    let n55' = !s53 in
    note_int n55';
    let s57 = ref None in
    let i56 = ref 0 in
    while !i56 < (hide 1 10) do
      s57 := (match !s57 with None -> Some 10.0 | Some o -> if o = 10.0 then None else Some o); i56 := !i56 + 1
    done;
    let n58 = !s57 in
    (mix_0 5 n58; note_end 0);
    (if if false then raise Not_found else false then raise E1 else (if false then raise E1 else ((1.0, n55'), (-3.25), 1.0)))) | (C24 | C24) -> (
    (if n51 <> n50 then raise Not_found else (if false then raise Not_found else ((1.0, n51), 1.0, (-100.75))))) | C26 -> (
    let s98 = (try (
      (try (
        let s60 = ref n50 in
        for i59 = 0 to 5 - 1 do
          s60 := (try (100 / (i59 - 2)) with | Invalid_argument q61 -> (if true then raise E1 else 18) | Division_by_zero -> (if true then raise (E0 true) else i59))
        done;
        let n62 = !s60 in
        note_int n62;
        (if if false then true else false then (if true then raise (E0 true) else ()))) with | _ -> (if false then raise Not_found else ()));
      let s63 = "loo" in
      let s65 = ref 16 in
      for i64 = 0 to 3 - 1 do
        s65 := (Char.code s63.[i64] + 3 * !s65)
      done;
      let n66' = !s65 in
      note_int n66';
      let p67 = n50 in
      let p68 = (try (if false then raise (Failure "tail \" end") else 3.25) with | Failure q69 -> (-0.5) | Match_failure _ -> 3.25 | E0 (true as w70') -> (-2.0) | E0 false -> (-1.0) | E1 -> (-1.5)) in
      let p71 = n66' in
      let p72 = 7 mod 3 in
      let p73 = p68 in
      let p74 = p73 in
      let p75 = 10.0 in
      let p76 = String.fold_left (let rec f79 p77 p78 = p74 in f79) p75 "b c" in
      let p80' = p76 in
      let p81 = (match p67 with | p74 when p74 >= 5 -> p76 | 0 -> p76 | (6 | _) -> p76 | q82 -> p76 | 5 -> 0.5) in
      let p83 = (try (compare p73 p76) with | _ -> p67) in
      let p84 = p81 in
      let p85 = 0 in
      let p86' = (let _v87 = p80' in n66') in
      let p88 = Array.fold_right (fun p89' p76 -> n50) (Array.make 1 p71) p71 in
      let p90 = 0.5 in
      let p91' = p90 +. (-2.0) in
      let p92 = p72 in
      let p93 = p86' in
      let p94 = if false then p86' else p93 in
      mix 1;
      let n95 = 1 + (p94 - ((p92 lxor ((p86' + (p85 + ((p72 + ((p67) + p71)) - p83))) - p88)) * p93)) in
      let x96 = ((p90 -. ((((p76 +. (((p73 *. (p68)) -. p74) +. p75)) -. p80') -. p81) *. p84)) -. p91') +. 1.0 in
      (if ((); true) then raise (Invalid_argument "") else (if false then raise (Invalid_argument "") else "b c"))) with | Invalid_argument q97 -> (if false then raise Not_found else q97) | Not_found -> (if true then raise Not_found else "")) in
    let n51 = if (match Ok n51 with | Ok q99 -> q99 | Error (q100, q101, _, q102) -> n50) = n50 then raise Not_found else (if if false then raise Not_found else true then raise Not_found else (if false then raise E1 else 100.75)) in
    (if if false then raise E1 else false then raise E1 else (if false then raise E1 else ((n51, 7), n51, n51)))) | (C14 | C25) -> (
    let n116' = (try (
      let f103 p104 p105 =
        let n106 = 17 in
        note_int n106;
        p105 < p105
      in
      let v111 = f103 (let rec f110 p107 p108 p109 = (3.25, p107) in f110) 3.25 in
      (mix (if v111 then 1 else 0); note_end 0);
      let n113 = if v111 then n51 else (if true then (if (let v112' = C7 in false) then (if v111 then (compare n51 (-3)) else (n50 + n51)) else (n51 / (-3))) else 15) in
      n113) with | _ -> (let _v115 = fun p114 -> (10.0, true, n51) in 12)) in
    note_int n116';
    (if if true then raise E1 else true then raise Not_found else (List.fold_left (let rec f118 n116' p117 = n116' in f118) ((2.0, n51), 3.25, (-2.0)) []))) | C23 -> (
    let x145' = (try (
      let a119 = (let rec f121 p120 = Array.make 5 4 in f121) None in
      for i122' = 0 to (hide 0 5) - 1 do
        (let k123 = wrap a119.(i122') 5 in a119.(k123) <- a119.(k123) + i122');
        ()
      done;
      (mix_ints a119 0 5; note_end 0);
      let n144 = (try (
        let v124 = if if if false then raise (E0 true) else false then raise E1 else (if false then raise (Failure "\000\255x") else false) then raise E1 else (if if false then raise E1 else false then raise (E0 false) else (if true then raise (E0 false) else (ref 100.75))) in
        (mix_1 5 v124; note_end 0);
        (if if (let (q125, q126, q127, q128) = (n51, n50, true, false) in true) then raise Division_by_zero else (if false then raise (E0 false) else true) then raise (Failure "12") else (min () ()));
        let n137 = if true then n50 else (if (let _v136' = { r0 = "12"; r1 = (-1.5); r2 = None; r3 = n50; r4 = (-3); r5 = (Array.make 2 n50); r6 = [] } in false) then (if true then (if (let (q129, _, q130) = (((-0.5), 15, n51), { r0 = "b c"; r1 = 100.75; r2 = None; r3 = n50; r4 = 19; r5 = (Array.make 2 n51); r6 = [] }, n50) in true) then (let o131 = n51 in let o132 = n50 in let o133 = -1 in let o134 = n50 in let o135 = n51 in let ( + ) a b = (a lsl 1) + b and ( ** ) a b = b - a and ( |> ) a b = (a lsl 1) + b in o131 ** o132 + o133 ** o134 |> o135) else (if n50 < n51 then n51 else (if true then (n51 + n50) else (if false then 16 else a119.(4))))) else (- n50)) else 1073741824) in
        note_int n137;
        let a138 = Array.make 4 (-3.25) in
        let rec loop141 i139 n142 s140 =
          if i139 < n142 then (
            loop141 (i139 + 1) n142 ((a138.(1) +. (s140)) -. a138.(i139))
          ) else
            s140
        in
        let n143 = loop141 0 4 0.5 in
        note_float n143;
        (if if false then raise Division_by_zero else false then raise (Failure "b c") else (if true then raise Not_found else n51))) with | Division_by_zero -> (if true then raise Not_found else 14) | Failure _ -> (-15) | Not_found -> (if true then raise E1 else 1) | Match_failure _ -> (if true then raise Not_found else 6) | E0 true -> (n50 mod 3) | E0 false -> (n51 mod 8) | E1 -> (if false then raise E1 else n51)) in
      (if if false then raise Not_found else false then raise Division_by_zero else (if false then raise E1 else (-100.75)))) with | Division_by_zero -> (if false then raise Not_found else 0.5) | Not_found -> (if true then raise Not_found else (-1.0))) in
    note_float x145';
    (if if false then raise E1 else false then raise Not_found else (if false then raise Not_found else ((x145', n51), x145', (-1.5))))) | (C29 as w146') when ((String.length "tail \" end") <= n51) -> (
    let a147 = Array.make 4 (-0.5) in
    let rec loop150 i148 s149 =
      if i148 < 4 then (
        loop150 (i148 + 1) ((a147.(i148) +. (s149)) +. 0.5)
      ) else
        s149
    in
    let n152 = loop150 0 0.5 in
    note_float n152;
    let a153 = Array.make 8 w146' in
    a153.(0) <- C20;
    a153.(1) <- (if false then w146' else w146');
    a153.(2) <- C7;
    a153.(3) <- C11;
    let s155 = ref n152 in
    let i154 = ref 0 in
    while !i154 < (hide 0 8) do
      s155 := (match a153.(!i154) with | (C18 | C18) when (!i154 = !i154) -> (n152 -. (!s155)) | C27 -> ((!s155) +. 5e-324) | C26 -> ((!s155) *. (!s155 *. !s155)) | (C15 as w156') when false -> (n152 +. (!s155)) | (C29 as w157) -> ((!s155) *. !s155) | C19 -> ((-1.5) +. (!s155)) | (C30 | C28) -> ((!s155) *. (abs_float !s155)) | C13 -> ((!s155) +. n152) | C17 when (min false ((!i154, !s155, !i154, n51) >= (!i154, n152, 15, !i154))) -> ((!s155) *. (if true then (-3.25) else !s155)) | q158 -> ((( *. ) !s155 n152) *. (!s155))); i154 := !i154 + 1
    done;
    let n159' = !s155 in
    note_float n159';
    (if false then raise E1 else ((n152, n51), n152, n152))) | C20 -> (
    ((2.0, n51), 100.75, (-0.0))) | C25 when false -> (
    ((1.0, n51), 0.0, 0.5)) | C8 -> (
    ((10.0, n51), 1.0, (-3.25))) | (C21 | C31) -> (
    ((2.0, n51), 1.0, 2.0)) | C30 when true -> (
    ((3.25, 14), 2.0, 0.5)) | q160 -> (
    ((100.75, n50), 0.0, 10.0))) in
  ()) with | Not_found -> () | Match_failure _ -> () | E1 -> ());
note_int n50;
note_int n51;
()
