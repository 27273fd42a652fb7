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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let x148 = (match (C17 (match C15 with | C16 -> 'z' | ((C5 { r6 = _; r7 = q0'; r8; r9 = C19 }) | (C5 { r6 = _; r7 = q0'; r8; _ })) -> '\n' | C5 ({ r6 = q1; r7; r8 = q2; r9 = C18 } as w3) -> ' ' | ((C5 { r7 = _; r8 = _; r9 = (C17 _); _ }) | C15) -> '\n' | C15 -> ' ' | ((C10 _) | (C5 { r6 = _; _ })) -> '0' | C11 { r12 = q7; r14 = q8; _ } -> 'z')) with | C19 -> (
  let v145 = (match (let v9 = -. 2.0 in C2 ("\000\255x", (Array.make 4 v9), 10.0)) with | C3 -> (
    true) | ((C0 { r1 = q10 }) | (C0 { r1 = q10 })) -> (
    let x140 = (match (if q10 = q10 then (C2 ("", (Array.make 4 1.5), (-0.0))) else C4) with | ((C3 as w11) | (C3 as w11)) -> (
      (try (tick_float 8 (1.0 *. 1.0)) with | _ -> (-. (-0.5)))) | C0 ({ r1 = q12 } as w13) -> (
      (try (
        let n18 = (hide 1 12) in
        let rec loop17 i14 s15' s16 =
          if i14 >= 0 then (
            if s15' <> 1073741824 then loop17 (i14 - 1) (s15' + 1073741824) (s16 + (if s15' < s15' + 1073741824 then 1 else 3)) else (s15', s16)
          ) else
            (s15', s16)
        in
        let (n19, n20) = loop17 ((hide 1 12) - 1) (-2147483648) 0 in
        note_int n19;
        note_int n20;
        let n21 = q10 in
        (if not false then () else (match [] with | ([] | []) when ((match (Array.make 4 q12) with | q22 -> w13.r1 | ([|q23; 0.0|] as w24) -> q23 | [|q25'; q26|] -> q26 | [|0.5; q27; q28; q29|] -> 0.0 | ([|q30; q31; n21; q32|] | [|n21; q31; q30; q32|]) -> q32 | q33 -> q12 | q34 -> 10.0) >= (w13.r1 *. w13.r1)) -> () | (_ :: q35) when (if not false then (n21 = n21) else (n20 >= n19)) -> ()))) with | Match_failure _ -> ());
      let a107 = (match (List.fold_right (fun p36 p37 -> (let v38 = -2.0 in p37)) [] (C11 { r12 = true; r13 = w13.r1; r14 = 16 })) with | C16 -> (
        let x39 = 0.0 /. 0.0 in
        let n40 = ((((((0) + (if x39 = x39 then 33 else 0)) + (if x39 <> x39 then 7 else 0)) + (if x39 < x39 then 98 else 0)) + (if x39 > x39 then 4 else 0)) + (if x39 <= x39 then 51 else 0)) + (if x39 >= 0.5 then 38 else 0) in
        note_int n40;
        let a41 = [|C18; C18; C18; C18|] in
        a41.(0) <- (match (match w13.r1 with | (0.5 as w42) -> C3 | _ -> C3) with | C3 -> (let _v45 = (let rec f44 p43 = Array.make 6 q12 in f44) in C18) | C0 ({ r1 = 0 } as w46) -> (fst (C18, x39)) | (C0 { r1 = 3 } as w47) -> a41.(1) | ((C2 (_, _, _)) | (C0 { r1 = _ })) when (x39 >= (x39 /. w13.r1)) -> C19 | ((C0 { r1 = _ }) | (C0 { r1 = _ })) when false -> C19 | C0 { r1 = q51' } -> a41.(2) | C4 -> a41.(3) | C2 (_, q52, _) -> (let v53 = n40 in C18) | _ -> C19);
        a41.(1) <- (C17 (let s54 = "tail \" end" in let i55 = n40 in if i55 >= 0 && i55 < String.length s54 then s54.[i55] else 'z'));
        a41.(2) <- C18;
        a41.(3) <- C19;
        let s57 = ref w13.r1 in
        let i56 = ref (4 - 1) in
        while !i56 >= 0 do
          s57 := (match a41.(!i56) with | C19 -> (((-0.0) -. !s57) *. (!s57)) | C18 -> ((x39 -. !s57) *. (!s57)) | ((C17 'a'..'m') | (C17 _)) -> ((!s57) +. (match C15 with | C16 -> 10.0 | C5 { r6 = q58; r7 = q59; r8 = _; _ } -> x39 | C15 -> w13.r1 | C10 q60 -> 3.25 | C11 { r12 = q61; r13; _ } -> w13.r1 | exception _ -> x39))); i56 := !i56 - 2
        done;
        let n62 = !s57 in
        note_float n62;
        (fun x39 -> [|w13.r1; n62; n62; w13.r1|]) (n40, n40)) | C5 { r6 = q63; r7 = q64; r8 = _; r9 } -> (
        let x66 = if (match q10 with | 6 -> (let q63 = C15 in true) | (q65 | (3 as q65)) -> q63 | -2 -> (q10 < q10) | 2 -> (q63 < q63) | 1 -> ((q10 - 2147483647) > q10) | (9 | 9) -> (if q63 then q63 else q63) | 8 -> (if true then false else q63) | 4 -> false | q64 -> (q63 || q63)) then (w13.r1 *. (-. 100.75)) else (-. ((-10.0) -. (-0.5))) in
        note_float x66;
        (let _v68 = (let v67 = q63 in C18) in [|x66; 0.0; w13.r1; x66|])) | (C15 | (C5 { r6 = _; r7 = _; r8 = (_, _); r9 = _ })) -> (
        let s70 = ref 0 in
        let s71 = ref 0 in
        for i69 = 12 - 1 downto 0 do
          let u72 = !s70 + 2147483647 in
          let u73 = !s71 + (if !s70 < !s70 + 2147483647 then 1 else 3) in
          (if !s70 <> 2147483647 then (s70 := u72; s71 := u73))
        done;
        let n74 = !s70 in
        let n75 = !s71 in
        note_int n74;
        note_int n75;
        let v76 = ((); ((20 - 65535) > (match (Array.make 7 n75) with | _ -> n74))) in
        (mix (if v76 then 1 else 0); note_end 0);
        (fun n74 -> (match (100.75, q10, q10) with | (_, q77, (-2)) -> (Array.make 4 w13.r1) | (q78, q79, 7) -> (Array.make 4 10.0) | (q80, n75, q81) -> (Array.make 4 0.5))) ((let rec f83 p82 = (w13.r1, p82, p82) in f83) 17)) | (C10 _ as w84) -> (
        [|(3.25 +. 2.0); (List.fold_right (let rec f87 p85 p86 = p86 in f87) [] w13.r1); (sqrt (-100.75)); (let v88 = ((Array.make 16 q10), w13.r1, [], 11) in q12)|]) | C11 { r12; r13 = 0.0; _ } -> (
        let n89 = q10 in
        note_int n89;
        [|100.75; w13.r1; (if false then 2.0 else q12); (if false then 10.0 else w13.r1)|]) | C11 { r12 = q90; r13 = q91; r14 = q92 } -> (
        let n93 = 0 in
        [|(try (String.fold_left (let rec f96 p94 p95 = -0.5 in f96) q91 "tail \" end") with | _ -> w13.r1); (( +. ) q12 w13.r1); (q91 *. 1.5); (q91 *. w13.r1)|]) | C5 { r7 = q97; r8 = q98; r9 = C18; _ } when q97 < 1.0 -> (
        let rec loop102 i99 n103 s100 s101 =
          if i99 < n103 then (
            loop102 (i99 + 1) n103 s100 s101
          ) else
            (s100, s101)
        in
        let (n104, n105) = loop102 0 11 q10 (-100.75) in
        note_int n104;
        note_float n105;
        (if n104 = 18 then (create_float_array 4 n105) else (let v106 = n104 in Array.make 4 q97)))) in
      (mix_floats a107 0 4; note_end 0);
      min 0.5 (let i108 = q10 in if i108 >= 0 && i108 < Array.length a107 then a107.(i108) else w13.r1)) | C4 -> (
      let n115 = if (q10 + (-32769)) > q10 then (if (let v109 = "tail \" end" in true) then (match C3 with | C3 -> q10 | C0 ({ r1 = q110' } as w111) -> 14 | C4 -> 10 | C2 (_, [|q112; q10; _; _|], q113) -> 7 | C2 (_, _, q114) -> q10) else (if false || false then (q10 / (q10 lor 1)) else (if "tail \" end" > "\000\255x" then (if List.mem true [] then q10 else (if "12" = "\000\255x" then (2 mod (q10 lor 1)) else (if q10 = q10 then (truncate (-1.0)) else 6868))) else (if false then q10 else q10)))) else q10 in
      let v136 = (match (C17 '\041') with | (C19 as w116) -> (
        let n117 = n115 in
        ((match w116 with | C19 when (not (not false)) -> () | C19 -> () | C18 -> () | C17 'a'..'m' -> () | C17 'n' -> () | C17 _ -> () | exception Invalid_argument _ -> () | exception Not_found when ((try n117 with | _ -> q10) == (let o118 = n117 in let o119 = n117 in let o120 = n115 in let o121 = n117 in let o122 = n117 in let ( / ) a b = a lxor (b + 1) and ( < ) a b = (a lsl 1) + b in o118 < o119 / o120 < o121 / o122)) -> () | exception _ -> ()); (C17 '\255'))) | C18 -> (
        (match (C10 q10) with | C16 -> (if false then C18 else C18) | C5 { r6 = q123; r7 = _; r8 = q124; r9 = q125 } -> (C17 'z') | C15 -> C18 | C10 ((-2147483648) | 7) -> (C17 '0') | C10 3 -> (min C18 C18) | C10 1 -> (C17 '\n') | ((C10 _) | (C11 { r13 = _; _ })) -> (match C15 with | C16 -> C18 | C5 { r6 = q126; r7 = q127; r8 = q128; r9 } -> C18 | C15 -> C18 | ((C10 q129) | (C10 q129)) when ((n115 mod (q129 lor 1)) >= (- q129)) -> C18 | ((C5 { r7 = _; r8 = _; r9 = _; _ }) | (C10 _)) when false -> C18 | C10 _ -> C18 | ((C11 { r12 = n115; r13 = q131; r14 = q132 }) | (C11 { r12 = n115; r13 = q131; r14 = q132 })) -> C18 | _ -> C18 | exception Invalid_argument _ -> C18 | exception Failure _ -> C18 | exception Match_failure _ -> C18) | C11 { r12 = q133; r14 = _; _ } -> (max C18 C18) | exception Match_failure _ -> (match q10 with | (9 | 7) -> C18 | 0 -> C18 | q134 -> C18 | 2 when ((if true then 0.5 else 0.5) <= (( -. ) 100.75 (-0.0))) -> C18))) | C17 q135 -> (
        C18)) in
      100.75 -. (1.0 +. (-3.25))) | C2 (q137, q138, q139) -> (
      (if q139 > q139 then q139 else 1e-310))) in
    true) | ((C4 as w141) | (C3 as w141)) -> (
    true) | C2 ("a", _, q142) -> (
    true) | C2 ("", _, q143) -> (
    true) | C2 (q144, _, _) -> (
    false)) in
  (mix (if v145 then 1 else 0); note_end 0);
  -0.0) | C18 -> (
  3.25) | C17 'a'..'m' -> (
  -0.0) | C17 q146 -> (
  0.5) | exception Invalid_argument q147 -> 100.75 | exception Not_found -> 1.0)
let () = note_float x148
let () = ()
