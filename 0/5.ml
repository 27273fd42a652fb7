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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y149 :: y150) -> mix 1; mix y149; mix_0 (d - 1) y150
and mix_1 d (v : t2) =
  if d > 0 then
    match v with
    | C26 -> mix 0
    | C24 (y151, y152, _) -> mix 1; mix_ints y151 0 8; mix_2 (d - 1) y152
    | C25 (y154, y155) -> mix 2; mix_floats y154 0 4; mix y155
    | C27 -> mix 3
and mix_2 d (v : int t0) =
  if d > 0 then
    match v with
    | C1 y156 -> mix 0; (let (m157, m158) = y156 in mix m157; mix_string m158)
    | C0 (y159, y160, y161, y162, y163, y164, _) -> mix 1; mix y159; mix (Char.code y160); mix_3 (d - 1) y161; mix_2 (d - 1) y162; mix y163; mix_2 (d - 1) y164
    | C2 -> mix 2
and mix_3 d (v : int t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y166 :: y167) -> mix 1; mix_2 (d - 1) y166; mix_3 (d - 1) y167
let rec f0' p1 p2 =
  let rec g3 u4 = p1
  in
  g3 p2
let n5 = f0' (12 + 20) (16 mod (18 lor 1))
let () = (try (
  let n108 = (try (
    let v106 = (match C24 ((Array.make 8 8), (if true then raise (Invalid_argument "a") else C2), (if false then ())) with | C26 -> (
      (if if false then raise (Invalid_argument "") else false then (n5, (Array.make 8 0.5), (Array.make 8 0.5)) else (n5, (Array.make 8 0.5), (Array.make 8 100.75)))) | C24 ([|_; q6|], q7, q8) -> (
      (try ((if true then 3 else q6), (try (create_float_array 8 (-1.5)) with | _ -> (Array.make 8 1.5)), (if false then raise (Invalid_argument "") else (Array.make 8 0.0))) with | Failure q9 -> (q6, (Array.make 8 0.0), (Array.make 8 100.75)))) | C24 (q10, (C2 | (C1 _)), _) when ((let o11 = n5 in let o12 = n5 in let o13 = 17 in let o14 = 2 in let ( || ) a b = a lxor (b + 1) and ( @! ) a b = b - a in o11 @! o12 || o13 @! o14) <= 4) -> (
      let rec f15 p16 p17 =
        let rec g18 u19' = p16
        in
        mix p17;
        g18 p17
      in
      let v21 = f15 (n5 :: []) (let v20 = n5 in n5) in
      (mix_0 5 v21; note_end 0);
      ((Array.length q10), (try ((fun p22 -> Array.make 8 0.0) n5) with | _ -> (Array.make 8 (-1.0))), (Array.make (hide 0 8) (-2.0)))) | C24 (q23, (C0 (_, _, q24, _, f0', _, _)), q25) -> (
      let rec f26 p27 p28 =
        let rec g29 u30 = p27
        in
        mix p28;
        g29 p28
      in
      let v44 = f26 (match q24 with | ([] as w31) -> ((Array.make 3 (-3.25)), (let rec f32 w31 = "b c" in f32), "b c") | (((C1 _) :: q33) | ((C1 _) :: q33)) -> ((Array.make 3 2.0), (let rec f34 q25 = "tail \" end" in f34), "\000\255x") | ((C0 (_, _, q35, q36, q37, q38, q39) as w40) :: f0') -> ((Array.make 3 (-1.0)), (let rec f41 q38 = "b c" in f41), "12") | (C2 :: q42) -> ((Array.make 3 1.5), (fun p43 -> "a"), "tail \" end")) f0' in
      ((let (m45', _, m47) = v44 in mix_floats m45' 0 3; mix_string m47); note_end 0);
      ((let (m48, _, m50) = v44 in mix_floats m48 0 3; mix_string m50); note_end 0);
      let v53 = f26 ((Array.make 3 3.25), (let rec f52 p51 = "12" in f52), "tail \" end") (18 * 24) in
      ((let (m54, _, m56) = v53 in mix_floats m54 0 3; mix_string m56); note_end 0);
      ((let (_, _, m59) = v53 in mix (String.length m59)); note_end 0);
      (match (let v60 = false in v53) with | (([||] as w61), _, "a") when (let (q62, _, q63, q64) = (f0', (Array.make 4 8), n5, true) in q63 <> 3) -> (20, (Array.make 8 10.0), (Array.make 8 10.0)) | (q65, q66, "a") -> (2, (Array.make 8 0.0), (Array.make 8 0.5)) | (_, q67, q68) when (match v44 with | (((_, q69, "a") as w70) | ((_, q69, "a") as w70)) -> false | ([|q71; q72; q73|], q74, "a") -> (f0' >= 0) | (q75, _, (("" as w76) | ("a" as w76))) -> (true == true) | (q77, f26, "") -> true | (q78, _, q79) -> (1.0 < (-0.0))) -> (f0', (Array.make 8 3.25), (Array.make 8 100.75)))) | C24 (q80', C2, n5) -> (
      (10, (Array.make 8 (-3.25)), (Array.make 8 0.5))) | ((C25 (n5, 5)) | (C25 (n5, _))) when (Array.exists (fun p81 -> false) n5) -> (
      let v82 = Char.chr (((min 2 1) mod ((Array.length n5) lor 1)) land 255) in
      (mix (Char.code v82); note_end 0);
      let rec f83 p84 p85 =
        let table88 = Array.make 2 (let rec g86 u87 = p84 in g86) in
        table88.(1) <- (let rec g86 u87 = p84 in g86);
        table88.(0) p85
      in
      let v89 = f83 (C24 ((Array.make 8 (-3)), C2, ())) (14 + 13) in
      (mix_1 5 v89; note_end 0);
      (mix_1 5 v89; note_end 0);
      (match v82 with | 'a'..'m' when ((int_of_string (string_of_int 4)) <= (3 + 4)) -> (try (15, (Array.make 8 (-100.75)), (Array.make 8 2.0)) with | Failure q90 -> (14, (Array.make 8 (-10.0)), (Array.make 8 (-10.0))) | Match_failure _ -> (12, (Array.make 8 100.75), (Array.make 8 0.0))) | q91 -> (12, (Array.make 8 100.75), (Array.make 8 0.5)) | '0'..'9' -> (12, (Array.make 8 100.75), (Array.make 8 1.0)) | q92 -> (16, (Array.make 8 0.5), (Array.make 8 (-3.25))) | q93 when (let v94 = Char.code q93 in v94 < v94) -> (min (18, (Array.make 8 2.0), (Array.make 8 (-100.75))) ((-3), (Array.make 8 (-10.0)), (Array.make 8 1.0))))) | C27 -> (
      let s103 = if ((print_endline "\000\255x"); (8 = n5)) then (if if false then true else true then ((); "a") else ((clip "tail \" end") ^ "b c")) else (match if true then n5 else n5 with | -2147483648 when ((14 + 15) != (let _v95 = 11 in 4)) -> (part "\000\255x" n5 n5) | -2 when ((let rec f98 p96 = (match p96 with | 'a'..'m' -> true | ('n' | 'n') -> true | q97 -> true) in f98) (max '\n' ' ')) -> (try ((clip "tail \" end") ^ "a") with | _ -> "") | 8 when true -> (fst ("b c", n5)) | 2 -> (let v99 = true in "tail \" end") | -2 -> (Result.get_error (Ok 1.5)) | 0 -> (let f100 = Printf.sprintf (if true then "%#d %s" else "%d%s") n5 in f100 (clip "a")) | q101 when (32767 <> (let v102 = 14 in v102)) -> ((clip "a") ^ "tail \" end")) in
      (mix_string s103; note_end 0);
      ((List.fold_right (fun p104 p105 -> p105) [] n5), (Array.copy (Array.make 8 3.25)), (Array.make 8 1.5))) | _ -> (
      (try ((n5 + n5), (Array.make 8 1.0), (Array.make 8 3.25)) with | _ -> (n5, (Array.make 8 1.0), (Array.make 8 3.25))))) in
    n5) with | Invalid_argument q107 -> n5) in
  ()) with | Match_failure _ -> () | _ -> ())
let rec f109 p110 p111 =
  let rec g112 u113 = p110
  in
  mix p111;
  g112 p111
let n119 = f109 (match None with | None -> n5 | ((Some (9 as w114)) | (Some (9 as w114))) -> 18 | Some 5 -> n5 | Some 4 -> n5 | Some ((-2147483647) | (-2147483647)) -> 12 | Some (3 | 3) -> (-1) | Some (-2) -> n5 | Some (-1) -> n5 | Some q115 -> q115 | (Some _ as w116) -> n5) (match [] with | (([] as w117) | ([] as w117)) -> n5 | (q118 :: _) -> n5)
let unused120 = f109 (show_int 6 10) n119
let x141 = max (min (if true then (-1.0) else 2.0) (100.75 +. (-100.75))) (if 1.0 <> 100.75 then (coarse (exp (limit 100.75 (-9.0) 5.0))) else (match C2 with | C1 q121 -> 0.0 | C0 (q122, q123, q124, (C1 q125), q126, q127, q128) -> (-1.0) | C0 (_, f109, q129, ((C0 (_, q130, q131, q132, n119, _, q133)) | (C0 (_, q130, q131, q132, n119, _, q133))), _, q134, q135) -> 2.0 | C0 (q136, q137, q138, C2, _, q139, q140) -> (-1.0) | C2 -> 0.5))
let rec f142 p143 p144 =
  let rec g145 u146 = p143
  in
  mix p144;
  g145 p144
let a148 = f142 (Array.make 4 n119) (let _v147 = x141 in n5)
let () = note_int n119
let () = (mix_ints a148 0 4; note_end 0)
let () = note_float x141
let () = note_int n5
let () = ()
