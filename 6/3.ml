type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y124' -> mix 1; mix (if y124' then 1 else 0)
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let () = a3.(wrap (if false then 18 else 1) 7) <- (match (List.mem (3 lsl 27) (5 :: [])) || ((0.0 +. 1.5) >= (float 19)) with | true -> 2.2250738585072014e-308 | false -> ((let v4 = ((); None) in if true then () else ()); (try 5e-324 with | _ -> 1e16)))
let () = ((a3.(6) <- (if (try (((-3) + (-1073741824)) >= 7) with | _ -> true) && (12 >= (-2)) then ((snd ([], 2.0)) +. ((-10.0) *. 1.5)) else (if true && true then ((); (-0.5)) else ((-0.5) *. 3.25)))); (snd ((let v5' = (fun a3 -> 15) (Array.make 5 0.0) in (try (Array.fold_left (fun p6 a3 -> p6) (Array.make 3 (-1.0)) a3) with | _ -> (Array.make 3 100.75))), (match if true then [] else [] with | [] -> (match 3 with | ((-1) | (-1)) -> () | _ -> ()) | (true :: q7) -> () | (false :: _) -> ()))))
let v18 = (match Array.make (hide 0 2) (false, (-3.25), '\255', 100.75) with | ([|(_, q8, q9, q10); q11|] as w12) -> ((not true) && ((let rec f16 (q13, q14, q15) = false in f16) (9, q10, 11))) | q17 -> (String.equal (String.concat "12" ["\000\255x"; clip "\000\255x"]) ((clip "a") ^ "a")))
let v43 = (match ((); ((fun p19 p20 p21 -> Array.make 3 10.0) :: [])) with | ([] | []) -> (
  Some ((-3) != 3)) | ((_ :: []) as w22) -> (
  let rec loop32 i23 s24 =
    if i23 >= 0 then (
      (
        (try (if min (i23 >= i23) ((); false) then (mix_float (max 0.5 (-0.5)))) with | _ -> (if String.contains "a" '\n' then ((let rec f25' i23 = () in f25') s24) else (Printf.printf "[%s %d]\n" "12" i23)));
        let rec loop29 i26 n30 s27 =
          if i26 < n30 then (
            loop29 (i26 + 1) n30 (((if v18 then () else ()); (2.0 *. 2.0)) -. ((if (match [] with | [] -> v18 | (q28 :: _) -> v18) then ((s27) *. ((if v18 then () else ()); (2.0 *. 2.0))) else s27)))
          ) else
            s27
        in
        let n31 = loop29 0 7 (-10.0) in
        ());
      loop32 (i23 - 1) s24
    ) else
      s24
  in
  let n34 = loop32 (5 - 1) (ref (-2.0)) in
  None) | (q35 :: (q36 :: q37')) -> (
  (let rec f42 p38 = (let v41 = fun p39 p40 -> 2 in None) in f42) None))
let x44 = -0.5
let v45 = not true
let v47 = (try ((((3 / 2147483647) + (1 - 16)) - (-32769)) <= (65536 - 32767)) with | _ -> (v45 || (List.exists (fun p46 -> v18) [])))
let rec loop56' i48 s49 =
  if i48 <> 3 then (
    loop56' (i48 + 1) (
      let rec loop53 i50 n54 s51 =
        if i50 >= n54 then s51 else (
          loop53 (i50 + 1) n54 (let _v52 = ("", 5, i48) in float_of_string "2.0")
        )
      in
      let n55 = loop53 0 5 s49 in
      note_float n55;
      n55)
  ) else
    s49
let n58 = loop56' 0 x44
let () = note_float n58
let x63 = a3.(2) -. (match v43 with | (None | (Some _)) -> (let v61 = fun p59 -> ((fun p60 -> p60), 16) in n58) | Some q62 -> n58)
let () = note_float x63
let v123' = (match Error (if v45 then 15 else 19) with | Ok q64 -> (
  let rec loop67' i65 s66 =
    if i65 <> 5 then (
      loop67' (i65 + 1) (clip s66 ^ clip s66)
    ) else
      s66
  in
  let n69 = loop67' 0 "tail \" end" in
  (mix_string n69; note_end 0);
  (let _v71 = (let v70 = v45 in '\n') in v45)) | Error ((-2147483648) | (-2147483648)) -> (
  true) | Error 5 -> (
  (truncate 100.75) < (0 + 17)) | Error 0 -> (
  let n74 = (match v43 with | None -> 10 | (Some v43 as w72) -> ((3 / (-3)) - (16 * 24)) | Some true when (((-3) land 10) < (String.length "\000\255x")) -> (match (if v47 then None else None) with | None -> (18 / (13 lor 1)) | Some 2 -> 19 | Some q73 -> q73)) in
  (match v43 with | None -> ("a" = "12") | Some _ -> (15 = n74))) | Error _ -> (
  (try (
    (try (
      let p75 = max 20 1 in
      let p76 = - p75 in
      let p77 = x44 *. n58 in
      let p78 = (let _v79 = p76 in 18) in
      let p80 = (match v43 with | None -> p78 | ((Some q81) | (Some q81)) -> 17) in
      let p82 = abs_float p77 in
      let p83 = ( + ) 1 8 in
      let p84 = p82 *. x63 in
      let p85 = 0.0 in
      let p86 = (match v43 with | (None | None) -> p85 | Some true -> p84 | Some ((false as w87) | (false as w87)) -> p82) in
      let p88' = (let i89 = 10 in if i89 >= 0 && i89 < Array.length a3 then a3.(i89) else p86) in
      let p90 = (let _v91 = p78 in p85) in
      let p92 = abs 11 in
      let p93' = coarse (exp (limit p86 (-9.0) 5.0)) in
      let p94 = fst (p92, p83) in
      let p95 = p82 *. p86 in
      let p96 = 11 + p78 in
      let p97 = (let v98 = None in p83) in
      mix 1;
      let n99 = (p97 - (p96 - (((((((p75) - p76) lxor p78) + p80) + p83) + p92) * p94))) * 1 in
      let x100 = 1.0 +. (p95 -. (p93' +. ((p88' *. (p86 -. ((((p77) +. p82) +. p84) +. p85))) *. p90))) in
      note_float x100;
      let n101 = p80 in
      note_int n101;
      let a102 = (try (if v47 then raise (Failure "\000\255x") else (Array.make 7 p83)) with | Failure _ -> (Array.make 7 p80)) in
      for i103 = 0 to 7 - 1 do
        (let k104 = wrap a102.(i103) 7 in a102.(k104) <- a102.(k104) + 1);
        ()
      done;
      (mix_ints a102 0 7; note_end 0);
      (try (
        let x100 = n101 in
        note_int x100;
        let p83 = floor (float (p97 lor n99)) in
        let n105 = truncate ((min (-2.0) p77) +. (float 8)) in
        note_int n105;
        let n106 = -7 in
        print_string (String.sub "a" 2 0)) with | Invalid_argument _ -> (let v107 = ("b c", 2, p92) in ()));
      a3.(0) <- ((); p93')) with | _ -> (mix_float (-0.0)));
    (try (
      let i108 = ref 0 in
      while !i108 < 5 do
        a3.(!i108 + 1) <- (a3.(!i108 + 2) -. (a3.(!i108 + 1) -. (a3.(!i108))));
        i108 := !i108 + 1
      done;
      (mix_floats a3 0 7; note_end 0);
      let n114 = ((4 + 18) + ((fun p109 -> 17) (Ok 17))) * (match v43 with | None -> (16 / (16 lor 1)) | Some true -> (let o110 = 10 in let o111 = 10 in let o112 = 3 in let o113 = 5 in let ( @@ ) a b = a * 2 - b and ( := ) a b = a lxor (b + 1) in o110 @@ o111 := o112 := o113) | Some false -> (3 / (2 lor 1)) | None -> (-4096)) in
      let n115 = n114 in
      let n115 = n114 in
      note_int n115;
      (match n115 with | -3 -> (match v43 with | None -> () | Some true -> () | Some false -> ()) | (0 | 1) -> (match v43 with | None -> () | Some true -> () | Some false -> () | exception Invalid_argument q116 -> () | exception Division_by_zero -> () | exception Failure q117 -> () | exception E0 q118 -> () | exception E1 -> ()) | _ -> (print_string ""))) with | _ -> (match v43 with | None -> () | Some (true | false) -> () | Some false -> ()));
    ()) with | _ -> (a3.(5) <- 1.0));
  (let o119 = 10 in let o120 = 4 in let o121 = 10 in let o122 = 11 in let ( >= ) a b = b - a and ( /. ) a b = a lxor (b + 1) in o119 /. o120 >= o121 /. o122) <= (if v47 then 8 else (-3))))
let () = (mix (if v123' then 1 else 0); note_end 0)
let () = note_float x63
let () = (mix (if v45 then 1 else 0); note_end 0)
let () = (mix_floats a3 0 7; note_end 0)
let () = note_float n58
let () = (mix_0 5 v43; note_end 0)
let () = (mix (if v18 then 1 else 0); note_end 0)
let () = (mix (if v123' then 1 else 0); note_end 0)
let () = (mix (if v47 then 1 else 0); note_end 0)
let () = ()
