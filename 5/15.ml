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
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int option ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
and mix_1 d (v : (int, int) result list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y56 :: y57) -> mix 1; mix_4 (d - 1) y56; mix_1 (d - 1) y57
and mix_2 d (v : float t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y58 -> mix 2; mix (Char.code y58)
and mix_3 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y59 -> mix 1; mix y59
and mix_4 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y60 -> mix 0; mix y60
    | Error y61' -> mix 1; mix y61'
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let f8 p9 =
  0.0
let _ = f8 (String.concat "b c" ["12"; clip "\000\255x"])
let f10 p11 p12 =
  ref None
let v13 = f10 (try (if false then [] else []) with | _ -> []) (let f8 = n7 in false)
let () = (mix_0 5 v13; note_end 0)
let v14 = f10 (Result.to_list (Ok n7)) (if true then true else true)
let () = (mix_0 5 v14; note_end 0)
let f15 p16 p17 =
  []
let v18 = f15 (if true then [] else []) (false || false)
let () = (mix_1 5 v18; note_end 0)
let () = (mix_1 5 v18; note_end 0)
let v19 = f15 (Result.to_list (Ok n7)) (n7 <> n7)
let () = (mix_1 5 v19; note_end 0)
let () = (mix_1 5 v19; note_end 0)
let f20 p21 =
  n7
let n22 = f20 (-4)
let f23 p24 p25' =
  '\''
let v26 = f23 (if true then 4 else n22) (n22 lor n22)
let n27 = n7
let x28 = 0.0 /. 0.0
let n29 = ((((((0) + (if (x28 *. x28) = x28 then 42 else 0)) + (if x28 <> x28 then 66 else 0)) + (if 2.2250738585072014e-308 < x28 then 55 else 0)) + (if (f8 "a") > x28 then 61 else 0)) + (if x28 <= x28 then 52 else 0)) + (if x28 >= x28 then 12 else 0)
let () = note_int n29
let a30 = (match [] with | ([] | []) -> (Array.make 16 20) | ((q31 :: q32) | ((q31 :: _) as q32)) -> (Array.make 16 n29))
let rec loop34 i33 =
  if i33 < 14 then (
    (a30.(i33 + 1) <- ((a30.(i33 + 1) + (a30.(i33))) + a30.(i33 + 2)));
    loop34 (i33 + 1)
  ) else
    ()
let () = loop34 0
let () = (mix_ints a30 0 16; note_end 0)
let f36 p37 =
  C18
let v38 = f36 ((); n27)
let () = (mix_2 5 v38; note_end 0)
let v39 = f36 (max n27 n27)
let () = (mix_2 5 v39; note_end 0)
let () = print_int (match v39 with | (C19 | C19) when ((f8 "tail \" end") <= (let (q40, q41, _) = (None, x28, n29) in q41)) -> n22 | C19 -> (f20 n27) | (C18 | C18) -> (-3) | (C17 _ as w42) -> (match C3 with | C3 -> n22 | C0 { r1 = [|q43; q44; q45; v26|] } -> 16 | C0 ({ r1 } as w46) -> 4 | C4 -> n27 | C2 (q47, [|q48; q49|], q50) -> 19 | (C2 (_, q51, _) as w52) -> 20))
let () = print_byte 32
let () = print_float (String.fold_left (fun p53 p54 -> (let v55 = 5 in p53)) (f8 "b c") "bxdtzcsaxtu")
let () = print_newline ()
let () = (mix_1 5 v18; note_end 0)
let () = (mix_2 5 v39; note_end 0)
let () = note_int n22
let () = (mix_0 5 v14; note_end 0)
let () = note_int n27
let () = (mix (Char.code v26); note_end 0)
let () = (mix_ints a30 0 16; note_end 0)
let () = (mix_0 5 v13; note_end 0)
let () = ()
