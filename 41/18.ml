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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y162 -> mix 1; mix_float y162
and mix_1 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y164) -> mix 1; mix_1 (d - 1) y164
let a0 = Array.make (hide 0 11) (-1)
let rec loop3 i1 n4 s2 =
  if i1 <> n4 then (
    loop3 (i1 + 1) n4 (((s2) + a0.(i1)) + ((-2147483648) / 10))
  ) else
    s2
let n5 = loop3 0 11 2
let () = note_int n5
let n6 = max n5 ((if false then 20 else n5) / 7)
let () = note_int n6
let f7 p8 p9 p10 p11 p12 n5 p13' p14 p15' p16 p17 p18 p19 p20 p21 p22 p23 p24 p25 p26 p27 p28 p29 p30 p31 n6 a0 p32 p33 p34 p35 p36 p37 p38 p39 p40 p41 p42 =
  ((n6 lxor (((((a0 lxor (p23 * (((p16 + (p23 lxor (p34 * ((((((p34) - p9) + p10) * p29) lxor p13') + p25)))) lxor p20) lxor p26))) lxor a0) + p20) - p10) lxor p34)) - p34) - 20
let n79 = f7 (let v43 = 100.75 in n5) (match Array.make 2 17 with | ([|q44; _|] | [|_; (-2147483647 as q44)|]) -> n6 | ([|_; q45|] | [|q45; _|]) -> 13 | ([|_; q46|] | [|q46|]) -> 15 | ([|q47; q48|] | [|q48; q47|]) -> q48 | q49 -> 6) (n6 * n5) (fun n6 -> n6) (min n6 n6) (float_of_int n5) 19 (16 asr 12) (float_of_string "1.5") n5 (match C11 with | ((C5 (q50, _)) | (C5 (_, _) as q50)) when (fst (let _v51 = n6 in (true, 2.0))) -> (-0.5) | ((C5 (_, _)) | (C8 { r10 = _; _ })) -> 1.5 | C8 { r9 = (((C5 _), _) | (_, 6)); r10 = q57 } when ((fun p58 -> true || true) 1073741824) -> 0.0 | C8 { r9 = (((C5 _), q59) | ((C5 _), q59)); r10 } -> 2.0 | C8 { r9 = (((C8 { r9 = _; _ }), _) | (_, _)); r10 = q64 } -> 100.75 | ((C8 { r9 = (C11, q65); r10 }) | (C8 { r9 = (C11, q65); _ } as r10)) -> 0.5 | ((C8 { r9 = ((C6 { r7 }), q66'); r10 }) | (C8 { r9 = ((C6 { r7 }), q66'); r10 })) -> 1.5 | (C11 | C11) -> (-2.0) | ((C6 { r7 = q67' }) | (C6 { r7 = q67' })) -> 1.5 | _ -> 1.5) (int_of_string (string_of_int n6)) (f7 n6 n6 n6 (fun p68 -> p68) n6 2.0 n5 n6 3.25 n5 0.0 n6 n6 (-2) n5 (-100.75) n5 0.5 n5 11 3.25 n6 n5 10.0 1.0 n5 n6 100.75 3.25 19 3.25 (-100.75) (-3.25) 0.0 None 100.75 1.0 0.5) (n5 * n6) (n5 + (-2)) (let v69 = Array.make 1 C11 in 1.0) (Array.length a0) ((-0.5) +. 3.25) (2 + n5) n6 3.25 (match C11 with | ((C5 (q70, q71)) | (C5 (_, q71) as q70)) -> n6 | ((C8 { r9 = (_, _); r10 = _ }) | (C6 { r7 = (C5 (_, _)) })) when false -> n5 | ((C5 (q74, (Some q75))) | (C8 { r9 = (q74, _); r10 = q75 })) -> n6 | (C11 | C11) -> n6 | ((C6 { r7 }) | (C6 { r7 = _ } as r7)) -> n6 | _ -> n6) (f7 n6 n6 n6 (fun p76' -> -1.0) n5 (-1.0) 13 n6 1.0 (-3) 100.75 n6 n6 n6 n6 1.0 20 3.25 n6 n6 (-10.0) n5 (-2) 3.25 1.5 n6 17 1.0 (-10.0) 2 2.0 (-10.0) (-10.0) (-0.5) None 3.25 10.0 2.0) (3.25 +. (-1.0)) (List.fold_left (let rec f78 f7 p77 = f7 in f78) 0.5 []) a0.(7) (n6 - n6) (try 0.0 with | _ -> 1.0) 0.5 n5 100.75 (-0.5) (-10.0) 100.75 None 1.0 0.0 (-2.0)
let n86 = Array.fold_right (let (q80, q81, q82) = ((Array.make 1 ""), (-3), { r2 = []; r3 = true; r4 = None }) in (let rec f85 p83 p84 = p84 in f85)) a0 (n6 - (n79 + n79))
let x87 = 0.0 /. 0.0
let n88 = ((((((0) + (if x87 = x87 then 74 else 0)) + (if x87 <> x87 then 18 else 0)) + (if (sqrt x87) < x87 then 68 else 0)) + (if (x87 +. x87) > x87 then 17 else 0)) + (if (-. x87) <= x87 then 82 else 0)) + (if x87 >= x87 then 93 else 0)
let () = note_int n88
let { r2; r3 = q98; _ } = { r2 = ((match { r2 = []; r3 = true; r4 = None } with | { r2 = ([] | []); r3 = q89; r4 = None } -> () | ({ r2 = q90; r3; r4 = None } | { r2 = ((_ :: _) as q90); r3; r4 = None }) -> () | ({ r2 = q91; r3 = n79; r4 = (Some q92) } | { r2 = q91; r3 = n79; r4 = (Some q92) }) -> ()); ((fun p93 -> n88) :: [])); r3 = ((max 3.25 x87) <> 10.0); r4 = (if Result.is_error (Ok 20) then (let v94' = n79 in None) else (let { r2 = q95; r3 = q96; r4 = q97 } = { r2 = []; r3 = true; r4 = None } in None)) }
let v102 = if Array.mem (Array.fold_left (let rec f101 p99 p100 = n6 in f101) n6 a0) a0 then true else ("zcudjyd" > ((clip "12") ^ "tail \" end"))
let () = (mix (if v102 then 1 else 0); note_end 0)
let v135 = (match C5 ((match r2 with | (([] as w103) | ([] as w103)) -> C11 | ((_ :: []) | (_ :: [])) -> C11 | ((_ :: (_ :: _)) | []) -> C11), (let v107 = x87 in None)) with | ((C5 (q108, q109)) | (C5 (_, q109) as q108)) -> (
  (if false then (match q109 with | (None | None) -> ([], n6) | ((Some q110) | (Some q110)) -> ([], (-3))) else ((let rec f112 p111 = ([], 4) in f112) (fun n86 p113 p114 -> q98)))) | ((C8 { r9 = q115; r10 = x87 }) | (C8 { r9 = q115; r10 = x87 })) -> (
  min (let (_, q116, _, _) = (3.25, None, 2.0, (-3.25)) in ([], n86)) ([], 5)) | (C11 | C11) -> (
  let rec f117 p118 p119 =
    if p118 <= 0 then
      ("a" > "b c")
    else (
      (try (let r120 = f117 (p118 - 1) p119 in if '0' != 'z' then raise E2 else r120) with | E2 -> (x87 < 100.75))
    )
  in
  let v122 = f117 (hide 0 2) (try (snd (n88, (Ok 16))) with | Invalid_argument q121 -> (Ok n88) | Division_by_zero -> (Ok n88) | Not_found -> (Ok n88) | Match_failure _ -> (Ok n79) | E0 9 -> (Ok 3) | E0 1 -> (Ok n88) | E0 _ -> (Ok n6) | E1 _ -> (Ok 17)) in
  (mix (if v122 then 1 else 0); note_end 0);
  ((if true then [] else []), (n86 mod (-3)))) | ((C6 { r7 = q123 }) | (C5 (C11, None) as q123)) -> (
  print_int ((try (n86 * n79) with | _ -> 0) mod 4);
  print_byte 32;
  print_float (let v128 = (let { r2; r3 = _; r4 = q124 } = { r2 = []; r3 = v102; r4 = None } in fun p125 p126 p127 -> 13) in (try (10.0 /. x87) with | _ -> x87));
  print_newline ();
  ((List.filter (fun p129 -> v102) []), (let o130 = n79 in let o131 = n88 in let o132 = n86 in let o133 = 4 in let o134 = n88 in let ( + ) a b = b - a in o130 + o131 + o132 + o133 + o134))))
let x136 = ( /. ) (fabs (x87 *. x87)) x87
let () = note_float x136
let n137 = max a0.(10) ((n88 lsl 16) + n79)
let n148 = (let o138' = 1073741824 in let o139 = (match (try ([], n137) with | _ -> v135) with | ((r2, 4) | ((_ :: r2), 1)) -> (match v135 with | (((q140, 7) as w141) | ((q140, _) as w141)) -> n86 | (((_ :: _), (-1)) | (_, 0)) -> n137 | ((_, _) | (_, (-3))) -> 3 | ((_, q144) | ([], (6 as q144))) -> 13) | (([], q145) | (_, (3 as q145))) -> (5 mod (q145 lor 1)) | ((((v102 :: _), _) as w146) | (((v102 :: _), _) as w146)) -> (int_of_float x136)) in let o147 = a0.(0) * 7877 in let ( * ) a b = a lxor (b + 1) and ( -. ) a b = b - a in o138' * o139 -. o147)
let rec loop151 i149 n152 s150 =
  if i149 <> n152 then (
    loop151 (i149 + 1) n152 (5e-324 *. ((s150) *. (float_of_int i149)))
  ) else
    s150
let n153 = loop151 0 20 x136
let () = note_float n153
let v154' = v102
let () = (mix (if v154' then 1 else 0); note_end 0)
let n137 = x136
let n86 = (let _v155 = -0.0 in fun p156 -> Array.make 5 n79)
let rec loop159 i157 n160 s158 =
  if i157 >= 0 then (
    loop159 (i157 - 1) n160 (match s158 with None -> Some ((3.25 *. n137) /. (0.0 *. (-1.5))) | Some o -> if o = ((3.25 *. n137) /. (0.0 *. (-1.5))) then None else Some o)
  ) else
    s158
let n161 = loop159 (10 - 1) 10 None
let () = (mix_0 5 n161; note_end 0)
let () = (mix_ints a0 0 11; note_end 0)
let () = note_int n148
let () = (mix (if v154' then 1 else 0); note_end 0)
let () = (mix_1 5 r2; note_end 0)
let () = note_float x136
let () = (mix (if q98 then 1 else 0); note_end 0)
let () = note_int n88
let () = note_float n137
let () = ()
