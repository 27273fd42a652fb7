exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y80' :: y81) -> mix 1; mix y80'; mix_0 (d - 1) y81
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec build17 p18 p19 =
  if p18 <= 0 then [] else
    p18 :: (build17 (p18 - 1) (match p19 with | ((_, true, _) | (_, true, _)) -> p19 | (q20', false, true) -> (q20', false, false) | (q21, (false as w22), (false | false)) -> p19))
let v23 = build17 (hide 0 2) (0.0, false, true)
let () = (mix_0 5 v23; note_end 0)
let a24' = max (Array.make 8 2.0) (Array.make 8 100.75)
let n28 = (hide 0 2)
let rec loop27 i25 =
  if i25 >= n28 then () else (
    (
      let i26 = ref (4 - 1) in
      while !i26 >= 0 do
        a24'.(i25 * 4 + !i26) <- ((a24'.(i25 * 4 + !i26)) +. (if true then (-0.0) else 1.5));
        i26 := !i26 - 1
      done;
      ());
    loop27 (i25 + 1)
  )
let () = loop27 0
let () = (mix_floats a24' 0 8; note_end 0)
let v37 = (let o29 = 9 in let o30 = (match v23 with | [] -> n1 | (1 :: q31) -> n1 | ((-1) :: q32) -> n1 | (q33 :: _) -> 6) in let o34 = min 12 13 in let o35 = -10 in let o36 = 11 mod 2147483647 in let ( + ) a b = a lxor (b + 1) and ( lor ) a b = (a lsl 1) + b in o29 + o30 + o34 + o35 + o36) == ((if false then n1 else 15) mod 1)
let () = (mix (if v37 then 1 else 0); note_end 0)
let s39 = ref (-0.0)
let () = for i38 = 0 to 12 - 1 do
  s39 := (((3.25 *. 1.5) /. 0.0) *. (((!s39) -. ((3.25 *. 1.5) /. 0.0))))
done
let n40 = !s39
let () = note_float n40
let () = print_int ((abs n1) + (n1 mod (-3)))
let () = print_byte 32
let () = print_float a24'.(0)
let () = print_newline ()
let f60 = if fst (v37, v37) then (fun p41 v37 -> ((let rec f44 p42 p43 = (true, n1, p42, n40) in f44), n1)) else (if Array.fold_right (let rec f47 p45 p46 = v37 in f47) a24' true then (fun p48 p49 -> ((let rec f52' p50 p51 = (false, 11, p50, p50) in f52'), n1)) else (let rec f59' (_, _) p53 = ((let rec f58 p53 (q54, q55, q56, q57) = (true, q57, q54, q54) in f58), 18) in f59'))
let rec build61 p62 p63 =
  if p62 <= 0 then [] else
    (p62 * p62) :: (build61 (p62 - 1) 4096.0)
let v64 = build61 8 (tick_float 16 n40)
let () = (mix_0 5 v64; note_end 0)
let n65 = 15
let () = (let _v66 = Array.make 2 (Ok (int_of_float 3.25)) in if v37 then () else ())
let () = assert (compare n1 n1 = 0)
let c67 = (n40 *. n40) +. (((try n40 with | _ -> 2.0) +. (-10.0)))
let c68 = (((try n40 with | _ -> 2.0) +. (-10.0))) *. c67
let c69 = ((n40 *. n40)) +. ((try n40 with | _ -> 2.0) +. (-10.0))
let c70 = (c69) *. c69
let c71 = ((n40 *. n40)) -. c68
let c72 = (n40 *. n40) *. (c70)
let c73 = c71 -. (c72)
let c74 = c67 *. (c68)
let c75 = ((n40 *. n40)) -. (n40 *. n40)
let () = note_float c75
let () = mix_string "h"
let rec build76 p77 p78 =
  if p77 <= 0 then [] else
    (-1073741824) :: (build76 (p77 - 1) (1.5 *. c73))
let _ = build76 2 (-2.0)
let v79 = build76 6 a24'.(1)
let () = (mix_0 5 v79; note_end 0)
let () = (mix_0 5 v79; note_end 0)
let () = note_float c73
let () = note_float c74
let () = (mix_floats a24' 0 8; note_end 0)
let () = note_int n1
let () = note_float c72
let () = note_int n65
let () = ()
