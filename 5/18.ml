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
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (int, int array) result) =
  if d > 0 then
    match v with
    | Ok y98 -> mix 0; mix y98
    | Error y99 -> mix 1; mix_ints y99 0 5
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C1 -> mix 0
    | C0 -> mix 1
and mix_2 d (v : int option list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y100 :: y101) -> mix 1; mix_4 (d - 1) y100; mix_2 (d - 1) y101
and mix_3 d (v : t1) =
  if d > 0 then
    match v with
    | { r2 = y102; r3 = y103; r4 = y104 } -> mix_5 (d - 1) y102; mix (if y103 then 1 else 0); mix_6 (d - 1) y104
and mix_4 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y105 -> mix 1; mix y105
and mix_5 d (v : (int -> int) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y107) -> mix 1; mix_5 (d - 1) y107
and mix_6 d (v : t1 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y108 -> mix 1; mix_3 (d - 1) y108
let f0 p1 =
  11
let _ = f0 (let rec f7 p2 p3 = ((let rec f6 p4 p5 = 10.0 in f6), 11) in f7)
let n13 = f0 (fun p8 p9 -> ((let rec f12 p10 p11 = 100.75 in f12), 12))
let v14' = ((n13 + 18) * 25) >= ((-2147483648) lor (if false then n13 else n13))
let () = (mix (if v14' then 1 else 0); note_end 0)
let f15 p16 p17 =
  Ok n13
let v18 = f15 (v14' && v14') (if v14' then (0.0, "a", n13) else ((-1.5), "12", 17))
let () = (mix_0 5 v18; note_end 0)
let () = (mix_0 5 v18; note_end 0)
let () = assert (hide 1 3 = 3)
let f19 () =
  C0
let v20 = f19 ()
let () = (mix_1 5 v20; note_end 0)
let v30 = f19 (match v18 with | ((Error q21) | (Error q21)) when (((); v14') && (match Array.make 2 17 with | [|q22; q23|] -> false | [|q24'; q25|] -> v14' | [|q26|] -> v14' | [|q27; _|] -> v14' | q28 -> v14')) -> () | Ok (-3) -> () | Ok 2 -> () | Ok q29 -> () | Error f15 -> ())
let () = (mix_1 5 v30; note_end 0)
let s32 = ref 2.0
let i31 = ref (20 - 1)
let () = while !i31 >= 0 do
  s32 := (((float_of_int !i31) *. (!s32)) *. 1e-310); i31 := !i31 - 1
done
let n33 = !s32
let () = note_float n33
let s61 = (match { r2 = []; r3 = (not v14'); r4 = (Some { r2 = []; r3 = v14'; r4 = None }) } with | { r2 = ([] as w34); r3 = _; r4 = None } -> (
  let f35 p36 p37' =
    []
  in
  let _ = f35 (f0 (fun p38 p39 -> ((let rec f41 f35 p40 = n33 in f41), n13))) (let v42 = Array.make 4 10.0 in None) in
  let v43 = f35 n13 (try (max None None) with | _ -> None) in
  (mix_2 5 v43; note_end 0);
  (mix_2 5 v43; note_end 0);
  Printf.printf "[%s %d]\n" "tail \" end" (let o44' = 65536 in let o45 = (let (q46, q47, q48) = (1.0, (Array.make 2 v14'), (-10.0)) in n13) in let o49 = (match v14' with | true -> 9 | (false | false) when (List.mem 32767 (n13 :: [])) -> 18 | false -> n13 | _ -> n13) in let ( land ) a b = a lxor (b + 1) and ( *! ) a b = b - a and ( $ ) a b = b - a in o44' $ o45 *! o49);
  (clip "ffig") ^ (String.make 4 'a')) | ({ r2 = []; r3 = q50; r4 = (Some q51) } | { r2 = []; r3 = q50; r4 = (Some q51) }) -> (
  let f52 p53 =
    n33
  in
  let x54 = f52 (if q50 then (Array.make 4 None) else (Array.make 4 None)) in
  (match v30 with | C1 -> (part "a" n13 n13) | C0 -> ((fun p55 -> "a") 'a'))) | { r2 = (q56 :: q57); r3; r4 = q58 } -> (
  (let f15 = n13 * (-6) in (let (q59, _, q60) = (n33, "b c", f15) in "\000\255x"))))
let () = (mix_string s61; note_end 0)
let v68 = (match (match C0 with | C1 -> C1 | (C0 | C0) when ((1.5 <= n33) >= v14') -> v20 | _ -> v30) with | C1 -> ((if v14' then () else ()); (match v20 with | (C1 | C1) -> (2, n13, 6, { r2 = []; r3 = v14'; r4 = None }) | C0 -> (n13, n13, n13, { r2 = []; r3 = v14'; r4 = None }))) | (C0 | C0) -> (List.fold_right (let rec f66 p62 (q63, q64, q65', _) = (p62, 18, 10, { r2 = []; r3 = false; r4 = None }) in f66) (15 :: []) (n13, (-1), 14, { r2 = []; r3 = v14'; r4 = None })) | exception Match_failure _ -> (n13, 65535, (int_of_float n33), ((fun p67 -> { r2 = []; r3 = v14'; r4 = None }) v30)))
let f69 p70 p71 =
  (n33, s61, 7)
let v74 = f69 (n13 / 1) (List.fold_right (fun p72 p73 -> p73) [] None)
let () = ((let (m75, m76, m77) = v74 in mix_float m75; mix_string m76; mix m77); note_end 0)
let v78 = f69 (17 mod 1) (Some (Array.make 7 n33))
let () = ((let (m79, m80, m81) = v78 in mix_float m79; mix_string m80; mix m81); note_end 0)
let f82 p83 =
  n13
let n84 = f82 n33
let f85 p86 =
  n84
let n87 = f85 (false, C11, C11)
let () = note_int n87
let n88 = f85 (v14', C11, C11)
let f89 p90' =
  Ok s61
let _ = f89 (n88 + 10)
let _ = f89 n87
let () = (mix_0 5 v18; note_end 0)
let () = (mix_1 5 v20; note_end 0)
let () = note_int n88
let () = ((let (m91, m92, m93, m94) = v68 in mix m91; mix m92; mix m93; mix_3 5 m94); note_end 0)
let () = note_float n33
let () = ((let (m95, m96, m97) = v74 in mix_float m95; mix_string m96; mix m97); note_end 0)
let () = ()
