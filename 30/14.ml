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
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y106 -> mix 1; mix (if y106 then 1 else 0)
and mix_1 d (v : ((int, bool) result -> bool -> bool -> int) ref) =
  if d > 0 then
    match v with
    | _ -> ()
let f4 = snd (List.fold_right (fun p0' p1 -> p1) (List.rev_append [] []) (snd ((Array.make 5 (14, 12)), (7, (let rec f3 p2 = Ok (-0.5) in f3)))))
let x17' = Array.fold_left (let rec f7 p5 p6 = p5 in f7) (( /. ) (match [] with | ([] | []) -> 10.0 | ((q8 :: []) | (q8 :: [])) -> 1.0 | (_ :: (q9 :: _)) -> (-100.75) | ((q10 :: q11) | ((Some _ as q10) :: q11)) -> 0.0) (( /. ) 10.0 2.0)) (List.fold_left (fun p12 p13 -> p12) (Array.fold_right (let rec f16 p14 p15 = p15 in f16) (Array.make 6 false) (Array.make 1 true)) (snd (5, [])))
let s23 = min (snd ((); (' ', "\000\255x"))) (List.fold_right (let rec f20 p18 p19' = p19' in f20) (List.filter (let rec f22 p21' = false in f22) []) (min "12" "b c"))
let () = List.iter (let rec f25 p24 = () in f25) (List.rev_map (fst ((let rec f27 p26 = 1 in f27), 0)) [])
let () = (try (
  let v32 = (try (
    let n30 = (lxor) (List.length (List.concat [])) (let v29 = fst ((let rec f28 s23 x17' = 0.5 in f28), 9) in snd ('a', 16)) in
    Option.get (fst (snd (n30, (None, 5))));
    Option.is_none None) with | Invalid_argument _ -> (if true then raise (Invalid_argument s23) else false) | Division_by_zero -> (not true) | Failure q31 -> (min true true) | Match_failure _ -> (List.mem_assoc 16 [])) in
  ()) with | Invalid_argument q33 -> (fst ((), q33)))
let n37 = succ (Array.fold_left (fst ((let rec f36 p34 p35 = p34 in f36), x17')) (int_of_string (string_of_int 5)) (Array.init 1 (fun s23 -> x17')))
let () = note_int n37
let x38 = snd (snd (s23, (n37, 100.75)))
let () = note_float x38
let n42 = compare (List.length (List.cons 'z' [])) (Array.fold_right (let rec f41 p39 p40' = p40' in f41) (min (Array.make 6 n37) (Array.make 6 n37)) (succ n37))
let v44 = Result.is_error (Result.map_error (fun p43 -> n42) (min (Ok x38) (Ok x38)))
let s47 = min (fst (Array.fold_right (fun p45 p46 -> p46) (Array.make 1 0) (s23, []))) (snd (s23, s23))
let n52 = (let o48 = snd (max (n42, 4) (19, n42)) in let o49 = ( * ) (succ n42) (List.length []) in let o50 = -9 in let o51' = ( * ) (List.compare_lengths [] []) ((lxor) n37 n42) in let ( + ) a b = a lxor (b + 1) and ( ^ ) a b = a * 2 - b in o48 + o49 + o50 ^ o51')
let c53' = (min n42 n37) + ((if Option.is_none None then (fst (n52, x38)) else (min n37 n52)))
let c54 = (min n42 n37) + ((if Option.is_none None then (fst (n52, x38)) else (min n37 n52)))
let c55 = (if Option.is_none None then (fst (n52, x38)) else (min n37 n52)) lxor ((if Option.is_none None then (fst (n52, x38)) else (min n37 n52)))
let c56 = (if Option.is_none None then (fst (n52, x38)) else (min n37 n52)) lxor (c54)
let c57 = c55 + (c56)
let c58 = (c57) - (if Option.is_none None then (fst (n52, x38)) else (min n37 n52))
let () = note_int c58
let n61 = fst (fst (List.fold_left (fun p59 p60 -> p59) ((c57, x38), (Array.make 16 (ref c55))) []))
let () = note_int n61
let v69 = snd (x38, (None, (fun p62 p63 p64 -> ((let rec f68 p65 p66 p67 = false in f68), c56)), (Array.make 16 c55)))
let () = ((let (m70, _, _) = v69 in mix_0 5 m70); note_end 0)
let v73 = v44
let () = (mix (if v73 then 1 else 0); note_end 0)
let v74 = String.equal (min (fst (s23, true)) (min s23 "")) s47
let () = prerr_int (let s47 = c58 - c57 in (lxor) c54 1)
let () = prerr_byte 32
let () = prerr_float (abs_float x17')
let () = prerr_newline ()
let x75' = float_of_string "3.25"
let n76 = c54
let x77 = x38
let v78 = Some v73
let x82 = float_of_int ((let o79 = c54 in let o80 = n61 in let o81 = c56 in let ( >= ) a b = a * 2 - b and ( +! ) a b = a lxor (b + 1) and ( ^ ) a b = a * 2 - b in o79 +! o80 >= o81) * 26)
let v83 = ref (Array.make 8 13)
let v84 = []
let c85 = ((x75' *. 100.75)) +. (x75' *. 100.75)
let c86 = ((x75' *. 100.75)) *. c85
let c87 = (c85) *. c85
let c88 = x77 *. (c87)
let c89 = c85 +. (c85)
let c90 = (c89) *. c85
let c91 = (c90) -. x77
let c92 = c85 *. (c91)
let v96 = ref (fun p93 p94 p95 -> c58)
let v97 = 'z'
let n98 = c57
let n99 = n61
let s100 = s47
let n101 = n98
let v102 = ref 3
let c92 = (match n98 with | 5 when v74 -> (x82 *. c89) | 5 -> c90 | q103 when (if (c57 + 31) >= n98 then v74 else (c55 <= c57)) -> x77 | (2 | 9) -> c90 | q104 when q104 >= (-6956) -> c86 | _ -> 2.0 | _ when v74 -> c92 | q105 -> c89)
let () = Printf.printf "[%s %d]\n" s100 c58
let () = (mix (if v74 then 1 else 0); note_end 0)
let () = (mix_string s23; note_end 0)
let () = note_float x17'
let () = (mix (if v73 then 1 else 0); note_end 0)
let () = note_int c55
let () = note_int n37
let () = (mix_1 5 v96; note_end 0)
let () = (mix_string s47; note_end 0)
let () = ()
