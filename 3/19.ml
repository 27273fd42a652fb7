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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_int k x = mix k; x
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let rec f7 p8 p9 p10' p11 =
  if p8 <= 0 then
    (p10' *. p10')
  else (
    f7 (p8 - 1) (let p11 = (p11 - 65535) > p8 in abs_float p10') p10' p11
  )
let _ = f7 1 (( /. ) 0.0 (-1.5)) (if false then 2.0 else (-2.0)) n6
let x14' = f7 6 (( -. ) 2.0 1.0) (try (try (-. 0.0) with | _ -> (-1.5)) with | _ -> (-10.0)) (let (q12, q13, _) = ("", (-3.25), n6) in -3)
let () = note_float x14'
let v15 = None
let rec f16 p17 p18 p19 p20 p21 p22 p23 =
  if p17 > 0 then (
    f16 (p17 - 1) p20 2147483648.0 p22 p21 p22 (let _v32' = if false then (fun p29 -> false) else (let rec f31 p30 = true in f31) in p18 - p18)
  ) else
    (let v28 = ((let rec f27 p24 p25 p26 = 16 in f27), (Ok p20)) in p22)
let n37 = f16 1 (16 / (n6 lor 1)) (let v33 = true in 1.0) (let v34 = -3.25 in n6) (f7 (hide 0 0) (-0.5) x14' n6) (String.fold_left (fun p35 p36 -> p35) 2 "tail \" end") ((); n6)
let () = note_int n37
let a38 = ((); (Array.make 6 n37))
let () = for i39 = 6 - 1 downto 0 do
  a38.(i39) <- ((fun i39 -> n37 + n37) (true, i39, n37));
  ()
done
let () = (mix_ints a38 0 6; note_end 0)
let n37 = tick_int 12 (Array.length a38)
let v15 = (x14' -. (0.5 *. x14')) /. 1.5
let () = note_float v15
let s41 = ref n37
let i40 = ref 0
let () = while !i40 < 4 do
  s41 := (try (Array.make 0 7).(!i40) with | Invalid_argument _ -> (!s41 + n37) | Division_by_zero -> (!s41 - 1)); i40 := !i40 + 1
done
let n42 = !s41
let () = note_int n42
let rec f43 p44 p45 p46 p47 p48 p49 p50 p51 p52 p53 p54 =
  if p44 < 1 then
    (tick_float 4 p52)
  else (
    f43 (p44 - 1) p50 p51 p50 p45 p53 p51 p54 v15 p52 p46
  )
let x59 = f43 1 (n37 / (n42 lor 1)) (match n37 with | (8 as w55) -> w55 | 2 -> n42 | 7 -> 11 | -2147483647 when (((); true) = (v15 = (-3.25))) -> n42 | (-2147483647 as w56) -> 4 | 4 -> n42 | q57 -> n42) ((land) 13 n42) (n37 mod 8) (x14' *. v15) (n42 mod 4096) a38.(3) (v15 -. v15) (try (let v58' = n42 in x14') with | _ -> 0.0) n37
let () = a38.(5) <- (f16 3 n42 (f7 (hide 0 2) (try (-. (match None with | None -> v15 | ((Some q60) | (Some q60)) -> x59)) with | Division_by_zero -> (0.0 /. 0.0) | Failure q61 -> (2.0 *. v15) | Not_found -> v15 | Match_failure _ -> x59 | E0 -> (List.fold_left (let rec f63 n42 p62 = p62 in f63) x59 [])) ((0.0 /. 0.0) *. (x59 -. v15)) (match ("tail \" end" = "b c") with | true -> 18 | false -> (int_of_float v15))) a38.(5) ((abs_float (coarse (atan (limit v15 (-9.0) 9.0)))) -. (Array.fold_left (fun p64 p65 -> -1.0) ((); x59) a38)) (match v15 with | (1.0 as w66) -> n42 | _ -> n37) 8917)
let a67 = create_array 2 n42
let i68 = ref 0
let () = while !i68 < 6 do
  (let k69 = wrap a38.(!i68) 2 in a67.(k69) <- a67.(k69) + !i68);
  i68 := !i68 + 1
done
let () = (mix_ints a67 0 2; note_end 0)
let rec f70 p71 p72 p73 p74 p75 p76 =
  if p71 < 1 then
    (1.5 +. p75)
  else (
    f70 (p71 - 1) p75 p73 p74 p75 p76
  )
let x77 = f70 1 v15 100.75 (f16 1 10 x59 n42 v15 n42 n6) (match None with | None -> x59 | (None | (Some _)) -> 0.5) (- n37)
let () = note_float x77
let x79 = f70 6 (let v78 = n42 in x77) (f7 3 x77 x59 n42) (12 + n42) (min x77 x59) (try (n37 + 3) with | _ -> n42)
let () = note_float x79
let () = (mix_ints a67 0 2; note_end 0)
let () = note_int n42
let () = note_int n6
let () = (mix_ints a38 0 6; note_end 0)
let () = note_float x59
let () = note_float v15
let () = note_float x79
let () = note_int n37
let () = ()
