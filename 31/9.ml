type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : float array t1) =
  if d > 0 then
    match v with
    | C5 y151 -> mix 0; mix_floats y151 0 1
    | C6 -> mix 1
and mix_1 d (v : int t1) =
  if d > 0 then
    match v with
    | C5 y152 -> mix 0; mix y152
    | C6 -> mix 1
let x0 = 0.0 /. 0.0
let () = note_float x0
let rec f1 p2 p3 p4 p5 =
  if p2 <= 0 then
    1e16
  else (
    let a6 = (try [|p5; (if x0 >= x0 then p2 else (int_of_string (string_of_int p5))); p5; p5; p5; p5; p5; p5|] with | _ -> (Array.make 8 p2)) in
    let r7 = f1 (p2 - 1) p3 false 19 in
    x0
  )
let x12 = f1 5 (let rec f11 p8 p9 p10 = p10 in f11) (false < true) ((-2) asr ((-2) land 31))
let () = note_float x12
let x17 = f1 0 (let rec f16 p13 p14 p15' = p15' in f16) (match "a" with | ("a" | _) -> false | ("" | "a") -> false | "a" when ((fun x0 -> (18 - (-2147483648)) < 8) (0, true)) -> true | f1 -> false) (-1073741824)
let () = (let { r0 = x17; r1 = q20; r2 = x12; r3 = q21; r4 = q22 } = ((match C6 with | C5 1.0 when ((( + ) 14 1) < (19 * (-3))) -> () | C5 1.0 -> () | (C5 q18 as w19) -> () | C6 -> ()); { r0 = "tail \" end"; r1 = []; r2 = "tail \" end"; r3 = 11; r4 = None }) in (if (match q22 with | None -> true | Some q23 -> false) then (List.fold_right (let rec f25 p24 () = () in f25) [] ())))
let n26 = (match if ((-1) - 4096) >= 5 then { r7 = x12 } else { r7 = (-0.0) } with | { r7 = _ } -> 31)
let v28 = min (if List.mem_assoc n26 [] then (if false then (C6, C6, x0, true) else (C6, C6, x12, false)) else (let v27 = true in (C6, C6, x17, v27))) (C6, (if true then C6 else C6), (0.0 /. x17), (max true false))
let () = ((let (m29, m30, m31, m32) = v28 in mix_0 5 m29; mix_1 5 m30; mix_float m31; mix (if m32 then 1 else 0)); note_end 0)
let v34 = (create_array 5 (C5 "tail \" end")) <= (if 5 <= n26 then (Array.make 5 C6) else (let _v33 = true in Array.make 5 C6))
let v35 = (((note_int 32767); ()); 'v')
let () = (mix (Char.code v35); note_end 0)
let () = assert (compare ((let rec f37 p36' = p36' - 1 in f37) (try (n26 land n26) with | Invalid_argument q38 -> n26 | Division_by_zero when ((-0.0) > x12) -> n26 | Failure _ -> n26 | Not_found when (Option.is_some (if false then None else None)) -> n26 | E0 -> 0 | E1 -> n26 | E2 4 when ((match v28 with | (q39, _, q40, _) -> 2) != (String.length "tail \" end")) -> n26 | E2 1 -> n26 | E2 (5 as w41) when w41 <> 8 -> 20 | E2 q42 -> q42 | _ -> n26)) ((let rec f37 p36' = p36' - 1 in f37) (try (n26 land n26) with | Invalid_argument q38 -> n26 | Division_by_zero when ((-0.0) > x12) -> n26 | Failure _ -> n26 | Not_found when (Option.is_some (if false then None else None)) -> n26 | E0 -> 0 | E1 -> n26 | E2 4 when ((match v28 with | (q39, _, q40, _) -> 2) != (String.length "tail \" end")) -> n26 | E2 1 -> n26 | E2 (5 as w41) when w41 <> 8 -> 20 | E2 q42 -> q42 | _ -> n26)) = 0)
let () = String.fold_left (let rec f45 p43 p44 = p43 in f45) () (let { r7 = q48 } = { r7 = (try 0.5 with | Division_by_zero -> ((); (-3.25)) | Failure q46 -> (fabs x17) | Match_failure _ -> (match [] with | [] -> x17 | (_ :: []) -> 0.5 | (_ :: (_ :: q47)) -> x17) | E1 -> (fst (x17, x12)) | E2 0 -> x12 | E2 (-2147483648) -> (sqrt x0) | E2 8 -> (x17 +. x17) | E2 _ -> ((); x17)) } in "htuoqxjbyu")
let v50 = (let _v49 = n26 <= (-14) in if 4 > n26 then ((); { r7 = x12 }) else { r7 = x0 })
let n51 = -15
let f56 = (let rec f55 p52 p53 p54' = Array.make 4 p52 in f55)
let _ = (let f56 = fun p57 p58 -> x17 in (let { r7 = q59 } = { r7 = 0.0 } in n51 = n26))
let p60 = (let rec f62 p61 = n26 in f62) (let rec f64 n26 p63 = 3.25 in f64)
let p65 = -. x17
let p66 = v50.r7
let p67 = f1 0 (let rec f71 p68 p69 p70 = n51 in f71) v34 p60
let p72 = p66
let p73 = coarse (sin (limit x17 (-100.0) 100.0))
let p74 = (let x12 = fun p75 p76 -> (n26, 5, p60, 1.0) in p60)
let p77 = p67 -. 0.5
let p78 = 20
let p79 = p74
let p80 = (-2) - 16
let p81 = p79 * 20
let p82 = p60 * 8
let () = mix 1
let n83 = ((p81 - (p80 + (((p74 * (p60)) - p78) + p79))) + p82) lxor 1
let () = note_int n83
let x84 = (p77 -. (p73 -. ((((p65) +. p66) -. p67) -. p72))) -. 1.0
let x86 = if p82 <> 17 then (if n51 = n83 then (if 10.0 > p65 then v50.r7 else (if v34 then (p73 +. p77) else (p73 *. p67))) else (let { r7 = q85 } = v50 in p77)) else (10.0 *. 0.0)
let () = note_float x86
let n109 = if (let _v92 = fun p87' -> ((let rec f91 p88 p89 p90 = v34 in f91), p82) in v34) then (abs (let o93 = p60 in let o94 = p78 in let o95 = n51 in let o96 = 1 in let o97 = 18 in let ( == ) a b = b - a and ( || ) a b = a lxor (b + 1) in o93 || o94 || o95 || o96 || o97)) else ((p60 + p80) + (match v28 with | ((q98, _, q99, true) as w100) when (min (v34 > true) true) -> p80 | (q101', q102, q103, true) -> p82 | (q104, q105, 0.0, false) -> p82 | (q106, q107, p81, (false as w108)) -> n83))
let v112 = ((create_array 5 (fun p110' p111 -> v34)), ((if v34 then () else ()); (if true then p73 else 2.0)))
let () = ((let (_, m114) = v112 in mix_float m114); note_end 0)
let x115 = v50.r7 *. ((abs_float x84) +. x84)
let n116 = ( * ) (( - ) (( + ) p81 n26) p74) ((if v34 then p82 else n109) mod 1)
let v123 = (match (try (min { r0 = "b c"; r1 = []; r2 = "12"; r3 = 18; r4 = None } (if v34 then { r0 = "b c"; r1 = []; r2 = "b c"; r3 = n116; r4 = None } else { r0 = "a"; r1 = []; r2 = "12"; r3 = (-1); r4 = None })) with | _ -> { r0 = "\000\255x"; r1 = []; r2 = "a"; r3 = n109; r4 = None }) with | { r0; r1 = []; r2 = q117; r3 = q118; _ } -> [] | { r1 = (q119 :: _); r2 = _; r3 = q120; r4 = _; _ } -> (List.filter_map (let rec f122 p121 = None in f122) (false :: [])))
let v134 = (match v123 with | [] -> (match v112 with | (q124, 0.5) -> true | (q125, q126) -> (n83 < (-2)) | (_, q127) -> (String.exists (let rec f129 p128 = v34 in f129) "12")) | (6 :: x86) -> ((true <> v34) && (Result.is_error (Ok v34))) | (q130 :: q131) -> (if Array.fold_right (fun p132' p133 -> p133) (Array.make 6 "\000\255x") v34 then (not v34) else (n116 = p79)))
let f141 = fun p135 p136 p137 -> ((let rec f140 p138 { r7 = q139 } = n116 in f140), p60)
let make142' p143 =
  (let rec f145 p144 = ((); n109) mod 4096 in f145)
let c146 = make142' ((Array.make 1 n116), n116)
let n149 = c146 (fun p147 p148 -> p147)
let n150 = int_of_float (-3.25)
let n109 = (p74 asr 26) * (n109 * (match v50 with | { r7 = 0.0 } -> p74 | { r7 } -> n109))
let () = note_int n109
let () = note_int p81
let () = note_int p82
let () = note_int p60
let () = note_int n116
let () = note_float x12
let () = note_int n150
let () = note_float x86
let () = note_float x0
let () = ()
