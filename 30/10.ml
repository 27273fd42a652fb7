type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let a8' = Array.fold_left (fun p0 p1 -> p0) (max (min (Array.make 4 19) (Array.make 4 10)) (create_array 4 20)) (List.fold_left (let rec f4 p2 p3 = p2 in f4) (Array.mapi (let rec f7 p5 p6 = false in f7) (Array.make 4 (-0.0))) (List.flatten []))
let a18 = min (List.fold_right (snd (9, (fun p15 p16 -> Array.make 2 15))) (List.init 7 (fun p17 -> false)) (max (Array.make 2 11) (Array.make 2 18))) (fst (snd (false, ((Array.make 2 4), 15))))
let x20 = sqrt (( *. ) (match C6 with | (C6 | (C4 _)) -> (-3.25) | C5 (q19, _, _) -> (-1.0) | C6 -> 3.25) (abs_float 1.5))
let x26 = (try (
  let a18 = compare (String.length (Array.fold_left (let rec f23 p21 p22 = ((try () with | _ -> ()); "xwna") in f23) (Array.fold_left (fst ((fun p24 p25' -> p24), None)) (snd (16, "\000\255x")) a18) a8')) ((land) (String.length "a") (compare (fst ((Array.make 8 { r1 = 14; r2 = 5; r3 = (true, []) }), 5)) (snd ("a", (Array.make 8 { r1 = 0; r2 = 0; r3 = (false, []) }))))) in
  let a18 = a18 in
  2.2250738585072014e-308) with | _ -> x20)
let c29 = (String.fold_left (fun p27 p28 -> p27) 15 "\000\255x") - ((String.fold_left (fun p27 p28 -> p27) 15 "\000\255x"))
let c30' = (String.fold_left (fun p27 p28 -> p27) 15 "\000\255x") lxor ((List.length (List.rev_append [] [])))
let c31 = ((List.length (List.rev_append [] []))) lxor (String.fold_left (fun p27 p28 -> p27) 15 "\000\255x")
let c32 = (String.fold_left (fun p27 p28 -> p27) 15 "\000\255x") - (c30')
let c33 = (c30') + c30'
let () = note_int c33
let v40 = List.fold_left (let rec f36 p34 p35 = p34 in f36) (snd (max (x20, (c31, (), false)) (x26, (c33, (), false)))) (Array.fold_right (let rec f39 p37 p38 = [] in f39) a18 [])
let () = ((let (m41, _, m43) = v40 in mix m41; mix (if m43 then 1 else 0)); note_end 0)
let f47 = (let rec f46 p44 p45 c33 = Ok x26 in f46)
let v53 = max 'B' (let s48 = max "\000\255x" "" in let i49 = List.fold_right (let rec f52 p50 p51 = 8 in f52) [] c33 in if i49 >= 0 && i49 < String.length s48 then s48.[i49] else 'a')
let () = (mix (Char.code v53); note_end 0)
let () = Array.fold_right (snd (Array.fold_right (fun p54 p55 -> p55) a8' (v53, (let rec f57 p56 () = () in f57)))) a18 ()
let () = snd (snd (false, (true, ())))
let a58 = Array.copy (Array.make 16 10.0)
let v62 = min (not (Array.mem x26 a58)) (Array.fold_left (snd (13, (fun p59 p60 -> false))) (let v61 = (c29, true, true) in false) a8')
let a63 = Array.fold_right (let rec f66 p64 p65 = p65 in f66) a58 (Array.make 8 c33)
let rec loop69 i67 s68 =
  if i67 >= 0 then (
    loop69 (i67 - 1) (if i67 < Array.length a63 then (a63.(i67) + (s68)) else s68)
  ) else
    s68
let n71 = loop69 (11 - 1) 11
let () = note_int n71
let n72 = List.length (min [] [])
let () = note_int n72
let () = Option.iter (fun p73 -> ()) (min (Option.join None) (let v74 = [] in None))
let v76 = (snd (15, true)) > (Array.for_all (fun p75 -> v62) a8')
let () = (mix (if v76 then 1 else 0); note_end 0)
let f79' = fst (snd (fst ((x20, ((let rec f78 p77 = (1, v76, v76) in f78), n71)), v76)))
let v81 = (( /. ) (match v53 with | 'a'..'m' -> x26 | ('0'..'9' | '0'..'9') -> 100.75 | q80 -> 100.75) 0.0) > x26
let n86 = abs (let i82 = (let o83 = 10 in let o84 = c32 in let o85 = c31 in let ( /. ) a b = (a lsl 1) + b in o83 /. o84 /. o85) in if i82 >= 0 && i82 < 2 then a18.(i82) else n71)
let n87 = a8'.(0)
let v88 = v81
let a89 = Array.make 5 { r1 = c30'; r2 = c32; r3 = (v88, []) }
let f91 = fun () p90 -> { r0 = n72 }
let a92 = Array.make 5 v88
let n93 = -3
let v94 = ((); a92.(2))
let v95 = v76
let x96 = 1.5
let v97 = if v95 then { r0 = n72 } else { r0 = n86 }
let a98 = Array.make 8 x96
let f103 = (let rec f102 p99 = ((fun p100 p101' -> None), n93) in f102)
let () = v97.r0 <- n93
let n105 = if v94 then n71 else (-(let _v104 = None in n87))
let n106 = n71
let x107 = x96
let n108 = int_of_float 3.25
let v109 = v97
let n110 = v109.r0
let n111 = n105
let n112 = ((); (n108 * 30)) lxor 6
let x113 = x107
let () = (mix (if a92.(4) then 1 else 0); note_end 0)
let () = (mix (if v62 then 1 else 0); note_end 0)
let () = note_int n110
let () = note_int n112
let () = (mix (if v95 then 1 else 0); note_end 0)
let () = note_float x107
let () = note_int n108
let () = ()
