type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix y176; mix_0 (d - 1) y177
let poly0 x = x
let a1 = (let v2' = Array.make 1 13 in 17)
let a3 = fun p4 p5 -> p4
let a6 = (match C20 with | (C21 as w7) -> [] | C20 -> [] | C16 (q8, q9, q10, _, q11, q12) -> [] | q13' -> [])
let n14 = poly0 a1
let a15 = [|0.5; (-1.0)|]
let a16' = ((); (-100.75))
let a17' = (match a6 with | ((q18 :: q19) | ((q18 :: _) as q19)) -> [] | [] -> [] | (q20 :: []) -> [] | (q21 :: (q22 :: q23)) -> [])
let a24' = poly0 a15
let () = (mix_floats a24' 0 2; note_end 0)
let f25 p26 p27 =
  let v157 = (match C10 ((try (if false then ((3, a16'), C2) else ((p27, a16'), C2)) with | _ -> ((6, 0.5), C2)), (try [|C20; C20|] with | Invalid_argument q28 -> (Array.make 2 C20) | Failure _ -> (Array.make 2 C20) | Not_found -> (Array.make 2 C20) | Match_failure _ -> (Array.make 2 C20)), (12 lsr 8)) with | C23 -> (
    (let s29 = Printf.sprintf "<%g>" (abs_float a16') in let i30 = (let v31 = [] in p26) in if i30 >= 0 && i30 < String.length s29 then s29.[i30] else 'z')) | (C21 | (C4 (_, _))) -> (
    assert (compare p27 p27 = 0);
    let apply32 p33 p34 =
      let v35' = p34 (false || true) in
      a16'
    in
    let x39 = apply32 ((Array.make 3 a16'), (fun p36 -> "12"), "tail \" end") (if false then (fun p37 -> p37) else (fun p38' -> false)) in
    '\255') | (C20 as w40) -> (
    let make41 p42 =
      (let rec f79 p43 p44 = (p27 / 2) > (match w40 with | C23 -> p26 | C11 { r12 = (C11 ({ r13 = q45; r14 = q46; _ } as w47)); r13 = q48; r14 = p26 } -> 2 | C11 { r12 = C21; r13 = q49; r14 } -> p42 | C11 ({ r12 = (C3 (p44, q50, _)); r13 = _; _ } as w51) -> p27 | C11 { r12 = C20; r13 = q52; r14 = q53 } -> p27 | C11 ({ r12 = (C17 { r18 = _; r19 = _ } as w54); r13; _ } as w55) -> p27 | C11 { r12 = (C4 (_, q56)); r13; _ } -> p26 | ((C11 { r12 = (C5 _); r13 = _; r14 = _ }) | (C15 (_, C21))) -> p42 | C11 ({ r12 = (C16 (q61, _, _, q62, q63, q64)); r13 = q65; _ } as w66) -> p42 | C11 { r13 = q67; r14 = q68; _ } -> 16 | ((C10 (_, _, _)) | C21) -> 14 | C3 (_, _, q71) -> n14 | ((C5 _ as w72') | (C6 { r7 = _; _ } as w72')) -> p42 | C4 (q73, q74) -> p42 | C16 (q75, q76, _, _, q77, q78) -> 0 | _ -> p27) in f79)
    in
    let c80 = make41 (tick_int 15 19) in
    let v81 = c80 (snd ('\n', None)) a16' in
    '\151') | ((C15 (_, q82)) | (C15 (_, _) as q82)) -> (
    let a118 = (match (let v83 = a24' in (let v84 = a16' in C26)) with | (C26 | C26) -> (
      let n85 = 2 in
      let v86 = if ((); true) then (true && true) else (if a16' > a16' then (if n85 != 1 then (if a16' <> a16' then (if false then (if false then (n85 <= 2) else ((); false)) else (1.5 >= a16')) else (false || false)) else (if true then true else true)) else (p26 <> p27)) in
      (if v86 then (Array.make 3 p27) else (try (create_array 3 p26) with | Invalid_argument q87 -> (Array.make 3 n85) | Failure q88 -> (Array.make 3 p27)))) | C24 (_, q89, _) -> (
      let x90 = 1.0 in
      let x93 = x90 -. ((fun p91 -> (let i92 = p27 in if i92 >= 0 && i92 < Array.length a24' then a24'.(i92) else a16')) (if false then '\n' else 'z')) in
      (match q82 with | C20 -> (match q89 with | C1 _ -> (Array.make 3 p27) | C0 (q94, q95, q96, _, q97, _, _) -> (Array.make 3 p26) | C2 -> (Array.make 3 p26) | C0 (_, q98, q99, q100, 6, q101, _) -> (Array.make 3 15)) | C6 { r7 = _; r8 = (q102, q103); r9 = q104' } -> (create_array (hide 1 3) 14) | C10 (_, q105, q106) -> [|p26; p26; 13|] | C16 (_, _, q107, _, _, q108) -> (match a17' with | ([] | []) -> (Array.make 3 p27) | ((_ :: q109) | ([] as q109)) -> (Array.make 3 0)) | q110 -> (max (Array.make 3 3) (Array.make 3 a1)))) | C25 (q111, _) -> (
      let f112 p113 p114 =
        let n115 = if (try (("\000\255x" = "\000\255x") || p113) with | _ -> p113) then p114 else n14 in
        Ok a16'
      in
      let v116 = f112 ((3 - 4096) <= p27) p26 in
      (match v116 with | Ok 1.0 -> (min (Array.make 3 p26) (Array.make 3 13)) | Ok 1.0 -> (max (Array.make 3 1) (Array.make 3 p27)) | Ok 1.0 -> ((); (Array.make 3 p27)) | Ok q117 -> [|p27; p27; n14|] | ((Error _) | (Error _)) -> (if false then (Array.make 3 n14) else (Array.make 3 p27)))) | C27 -> (
      Array.make 3 p26)) in
    ((let v119 = a1 in ()); (let v120 = true in '\255'))) | C4 (q121, _) -> (
    let n122' = List.length [] in
    '\252') | C22 -> (
    (match a17' with | ([] as w123) -> (match w123 with | ([] | []) -> '\255' | ((q124 :: q125) as w126) -> '0') | ((_ :: []) as w127) -> (let s128 = "b c" in let i129 = n14 in if i129 >= 0 && i129 < String.length s128 then s128.[i129] else 'z') | ([] | (_ :: (_ :: _))) when ((match a6 with | [] -> true | (8 :: n14) -> false | ((_ :: q130) | (((-2) :: _) as q130)) -> false | (q131 :: q132) -> false) || (true && false)) -> (if true then 'a' else '\n') | (q133 :: ((q134 :: _) as w135)) -> (if false then ' ' else ' ') | _ -> (let s136 = "12" in let i137 = p26 in if i137 >= 0 && i137 < String.length s136 then s136.[i137] else 'a'))) | ((C16 (q138, _, q139, _, q140, q141)) | (C16 (q139, _, q141, _, q140, q138))) -> (
    let n153 = (match Array.fold_right (let rec f146 p142 p143 = (let s144 = "" in let i145 = p26 in if i145 >= 0 && i145 < String.length s144 then s144.[i145] else p143) in f146) a24' (Char.chr (p27 land 255)) with | ('0'..'9' | 'a'..'m') -> (let _v149 = fun p147 a24' p148 -> Array.make 4 a16' in 1024) | ('n' as w150) -> ((let _v151 = C26 in 13) + a1) | q152 -> (q140; (n14 + p27))) in
    '\255') | q154 -> (
    (let s155 = ((); "b c") in let i156 = -1073741824 in if i156 >= 0 && i156 < String.length s155 then s155.[i156] else 'a'))) in
  19
let n158 = f25 n14 (n14 + a1)
let () = note_int n158
let n159 = f25 (n158 + n158) (- n14)
let f160 p161 p162 =
  Array.fold_right (let rec f165 p163 p164' = p164' in f165) (let _v166 = (C2, None, (Array.make 8 1)) in if false then (Array.make 2 17) else (Array.make 2 3)) ()
let v170 = f160 (try (match a6 with | [] -> None | (((-1) :: _) | ((-1) :: _)) -> None | (1 :: q167) -> None | ((q168 :: q169) | ((q168 :: _) as q169)) -> None) with | _ -> None) (C1 ((Array.make 3 n159), "tail \" end"))
let n173 = int_of_float (if (n159 + (-65536)) >= (v170; (a3 n159 true)) then (-0.0) else (a16' +. ((let rec f172 p171 = a16' in f172) (create_array 2 n14))))
let i174 = ref 0
let () = while !i174 < 2 do
  a24'.(!i174) <- (match [(Array.make 2 a16')] with | ([] | []) -> (( +. ) 10.0 0.5) | (_ :: q175) -> 0.1);
  i174 := !i174 + 1
done
let () = (mix_floats a24' 0 2; note_end 0)
let () = (mix_floats a24' 0 2; note_end 0)
let () = note_int n14
let () = (mix_0 5 a6; note_end 0)
let () = note_int n173
let () = (mix_floats a15 0 2; note_end 0)
let () = note_int n159
let () = note_int n158
let () = ()
