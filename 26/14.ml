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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y109 -> mix 1; mix y109
and mix_1 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y110 -> mix 0; mix y110
    | Error y111' -> mix 1; mix_float y111'
and mix_2 d (v : (int * string, int list) result) =
  if d > 0 then
    match v with
    | Ok y112 -> mix 0; (let (m113, m114) = y112 in mix m113; mix_string m114)
    | Error y115 -> mix 1; mix_3 (d - 1) y115
and mix_3 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y116 :: y117) -> mix 1; mix y116; mix_3 (d - 1) y117
let poly0 x y = ignore y; x
let a1 = if true then (ref (Ok 3.25)) else (ref (Ok (-1.0)))
let a2 = true
let a3 = []
let v4 = poly0 a2 a1
let a5 = if true then (16, 10.0) else (6, 1.5)
let a6 = (match [] with | ([] | (_ :: _)) -> None | (q7 :: _) -> None)
let a8 = (14, (-0.5)) :: []
let v9 = poly0 a6 a5
let () = (mix_0 5 v9; note_end 0)
let a10' = 16 - 6
let a11 = Error (-0.0)
let a12 = 11 :: []
let v13 = poly0 a11 a10'
let () = (mix_1 5 v13; note_end 0)
let s15 = ref (-3.25)
let () = for i14 = (hide 0 3) - 1 downto 0 do
  s15 := (try (float_of_int ((Array.make 0 7).(i14))) with | Invalid_argument q16' -> !s15 | Division_by_zero -> (let v17 = ref (ref a10') in !s15) | _ -> (-. !s15))
done
let n18 = !s15
let () = note_float n18
let () = note_float ((if true then n18 else n18) +. n18)
let a19 = create_array (hide 1 12) a10'
let () = for i20 = 0 to (hide 0 11) - 1 do
  a19.(i20 + 1) <- ((a19.(i20)) lxor (i20 mod (a10' lor 1)));
  ()
done
let () = (mix_ints a19 0 12; note_end 0)
let v13 = 'c'
let n25 = if (min a10' 5) > (truncate n18) then ((let o21 = 15 in let o22 = a10' in let o23 = 7 in let o24 = 11 in let ( @! ) a b = a lxor (b + 1) and ( * ) a b = a lxor (b + 1) and ( || ) a b = b - a in o21 @! o22 * o23 @! o24) + a10') else a10'
let a26 = (try [|n18; (-100.75); n18; n18; n18; n18|] with | _ -> (Array.make 6 n18))
let i27 = ref 0
let () = while !i27 < (hide 0 4) do
  a26.(!i27 + 1) <- (a26.(!i27 + 2) -. (a26.(!i27 + 1) *. (a26.(!i27))));
  i27 := !i27 + 1
done
let () = (mix_floats a26 0 6; note_end 0)
let a28 = (try (max (Array.make 8 (Ok (n25, "12"))) (Array.make 8 (Ok (n25, "a")))) with | _ -> (Array.make 8 (Ok (8, ""))))
let () = a28.(0) <- a28.(0)
let () = a28.(1) <- (let _v29' = 5 / (n25 lor 1) in Error [])
let () = a28.(2) <- ((function | [] -> (Error []) | (q31 :: q32') -> (let v33 = a10' in Ok (17, ""))) (let (q36, q37, q38', q39) = ((let rec f35 p34 = v13 in f35), a10', v4, a10') in []))
let () = a28.(3) <- (Ok (18, "\000\255x"))
let s41 = ref a10'
let () = for i40 = 0 to (hide 0 8) - 1 do
  s41 := (match a28.(i40) with | Ok (q42, q43) -> ((!s41) + (17 lor i40)) | Error [] -> ((!s41) - (a10' lxor i40)) | (Error (_ :: _) as w44) -> ((!s41 lxor i40) - (!s41)) | ((Error (q45 :: _)) | (Ok (q45, _))) when q45 = 14 -> ((let i46 = 1 in if i46 >= 0 && i46 < Array.length a19 then a19.(i46) else q45) - (!s41)) | _ -> ((!s41) lxor (let v47 = Ok false in n25)))
done
let n48 = !s41
let () = note_int n48
let s50 = ref 7
let i49 = ref 0
let () = while !i49 < (hide 1 6) do
  (
    let a51 = fst ((Array.make 3 []), !s50) in
    a51.(0) <- (let v52 = 5 in [None; None; None]);
    a51.(1) <- a51.(2);
    a51.(2) <- (match 0.0 :: [] with | [] -> (let v53 = [] in []) | ((q54 :: _) | (q54 :: _)) -> []);
    let s56 = ref n25 in
    let i55 = ref ((hide 0 3) - 1) in
    while !i55 >= 0 do
      s56 := (match a51.(!i55) with | [] -> ((!s56) - (try (!i49 + 16) with | Failure q57 -> 11 | Not_found -> 15 | Match_failure _ -> 15)) | ((None | (Some 0.5)) :: []) -> ((!s50 + 5) * (!s56)) | (((Some _) :: []) | (_ :: _)) -> ((!s56) lxor !i49) | (q60 :: (q61' :: q62)) -> (a19.(!i55) * (!s56))); i55 := !i55 - 1
    done;
    let n63 = !s56 in
    note_int n63;
    let p64 = (match v9 with | ((Some (-1)) | None) -> !s50 | Some _ -> !s50) in
    let p65 = Char.code v13 in
    let p66 = a26.(!i49) in
    let p67 = -100.75 in
    let p68 = p64 in
    let p69 = float_of_int n63 in
    let p70 = p67 *. p67 in
    let p71 = snd (!i49, p70) in
    let p72 = p64 in
    let p73 = (let i74 = p68 in if i74 >= 0 && i74 < Array.length a26 then a26.(i74) else p71) in
    let p75 = if v4 then p68 else !i49 in
    let p76 = max p73 p67 in
    let p77 = abs_float p69 in
    let p78' = 5 / (-1) in
    let p79 = p78' in
    let p80 = (let i81 = p65 in if i81 >= 0 && i81 < 6 then a26.(i81) else p70) in
    let p82 = truncate p77 in
    let p83 = compare v4 false in
    let p84 = p82 in
    let p85 = (try (14 + p64) with | _ -> p83) in
    let p86 = a19.(!i49) in
    let p87 = p70 in
    let p88 = (match a3 with | ([] | []) -> p86 | (q89 :: _) -> p68) in
    let p90 = p87 in
    let p91 = p90 in
    let p92' = 2970 in
    let p93 = p90 -. p87 in
    let p94 = p80 in
    let p95 = p88 / (-2147483648) in
    let p96 = n63 in
    let p97 = ( *. ) (-0.5) 0.0 in
    let p98 = 1e-310 in
    let p99 = Array.length a26 in
    let p100 = a26.(!i49) in
    mix 1;
    let n101 = 1 * (p99 lxor (p96 lxor (p95 + (p92' lxor (p88 - (p86 + ((p84 lxor ((p82 - ((p78' lxor (p75 lxor (p72 + (p68 lxor (p65 lxor (p64)))))) + p79)) + p83)) - p85))))))) in
    let x102 = (p100 +. ((((((((p80 +. (p77 *. (((p71 -. (p70 +. (((p66) *. p67) *. p69))) *. p73) +. p76))) -. p87) *. p90) +. p91) +. p93) +. p94) +. p97) *. p98)) +. 1.0 in
    note_float x102;
    let v103 = ref (Array.make 2 p83) in
    ());
  s50 := (match a12 with | [] -> (let i104 = !i49 in if i104 >= 0 && i104 < Array.length a19 then a19.(i104) else !s50) | (_ :: q105) -> n48); i49 := !i49 + 1
done
let n106 = !s50
let () = note_int n106
let () = (mix_0 5 a6; note_end 0)
let () = note_float n18
let () = note_int a10'
let () = (mix_floats a26 0 6; note_end 0)
let () = note_int n48
let () = ((let (m107, m108) = a5 in mix m107; mix_float m108); note_end 0)
let () = (mix_2 5 a28.(7); note_end 0)
let () = ()
