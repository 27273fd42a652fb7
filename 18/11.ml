type t0 = C0 of int | C1
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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref 15
let i9 = ref 0
let () = while !i9 < 3 do
  s10 := (try (100 / (!i9 - 2)) with | Invalid_argument q11' -> (String.length q11') | Division_by_zero -> (13 + !i9)); i9 := !i9 + 1
done
let n12 = !s10
let () = note_int n12
let v17 = if n12 < (int_of_float 0.5) then (match max C1 C1 with | C0 (-1) -> ((-1.0) <= 1.5) | C0 3 -> (try (try ("\000\255x" <= "\000\255x") with | _ -> true) with | _ -> false) | C0 (-2147483647) -> true | C0 q13 -> (let v14 = C1 in false) | (C1 | C1) -> (n12 != 14)) else (List.exists (let rec f16 p15 = p15 <> 0.0 in f16) (if true then [] else []))
let rec loop21 i18 s19 =
  if i18 < 8 then (
    loop21 (i18 + 1) (try (Array.make 5 7).(i18) with | Invalid_argument i18 -> (let v20' = Array.make 3 10.0 in n12) | Division_by_zero -> (i18 mod 4096))
  ) else
    s19
let n23 = loop21 0 n12
let () = note_int n23
let n34 = if (match Ok (-1.0) with | Ok q33 -> false | Error true -> v17 | Error false -> v17) then ((); n12) else (if (let rec f32 p31 = v17 in f32) '\'' then (if v17 then (if List.for_all (let rec f30' p29 = p29 in f30') [] then (truncate 0.5) else (if v17 then (n23 / 4) else (if v17 then 11 else (if (match C1 with | C0 2 -> false | C0 (0 | (-2147483648)) -> v17 | C0 q24 when q24 >= 6 -> true | C0 q25 -> v17 | (C0 (-2) as w26) -> v17 | (C0 q27 as w28) when v17 -> v17 | C1 -> v17) then (if not v17 then (n23 * 14) else (if v17 then n12 else n23)) else (n12 mod 10))))) else 2147483646) else n23)
let () = note_int n34
let rec g36 k38 p39 =
  if k38 <= 0 then (n34 * 26) else (
    g36 (k38 - 1) (String.length "b c")
  )
and g37 k40 p41 =
  if k40 <= 0 then (-5) else (
    mix p41;
    g37 (k40 - 1) n34
  )
let _ = g36 0 (show_int 4 n34)
let rec loop45 i42 s43 =
  if i42 >= 8 then s43 else (
    loop45 (i42 + 1) (try (100 / (i42 - 2)) with | Invalid_argument q44 -> (0 / (n23 lor 1)) | Division_by_zero -> (if v17 then n12 else 19))
  )
let n47 = loop45 0 n12
let () = note_int n47
let s49 = ref (-2.0)
let () = for i48 = 0 to 5 - 1 do
  s49 := (try (float_of_int (100 / (i48 - 2))) with | Invalid_argument q50 -> !s49 | Division_by_zero -> (tick_float 11 10.0))
done
let n51 = !s49
let () = note_float n51
let s53 = ref n47
let i52 = ref ((hide 0 5) - 1)
let () = while !i52 >= 0 do
  s53 := (try (100 / (!i52 - 4)) with | Invalid_argument _ -> (n34 / (-1)) | Division_by_zero -> (-2147483648)); i52 := !i52 - 1
done
let n54 = !s53
let () = note_int n54
let x58 = if n34 > n23 then (if n34 = n47 then (n51 /. (-0.0)) else (if 7 >= 5 then (if (match C1 with | C0 q55 -> false | C1 -> v17) then (match '\255' with | 'a'..'m' -> n51 | ('0'..'9' as w56) -> n51 | q57 -> n51) else (if n23 > n34 then 1e-310 else (if v17 then n51 else n51))) else ((); n51))) else (0.0 /. 0.0)
let v59 = (C0 ((-1) * (-4))) <= (C0 (if v17 then (-3) else 0))
let s61 = ref x58
let () = for i60 = 9 - 1 downto 0 do
  s61 := (try (float_of_int (100 / (i60 - 6))) with | Invalid_argument _ -> (let _v62 = ((Ok !s61), C1, (Array.make 8 !s61)) in !s61) | Division_by_zero -> (match Ok (Ok "b c") with | Ok _ -> !s61 | Error q63' -> n51))
done
let n64 = !s61
let () = note_float n64
let s66 = ref n54
let i65 = ref (2 - 1)
let () = while !i65 >= 0 do
  s66 := (try (Array.make 1 7).(!i65) with | Invalid_argument q67 -> (g37 3 6) | Division_by_zero -> (match [] with | ([] | []) -> 18 | (q68 :: q69) -> n54 | exception Invalid_argument q70 -> n47 | exception Not_found -> n54 | exception Match_failure _ -> !s66)); i65 := !i65 - 2
done
let n71 = !s66
let () = note_int n71
let () = note_float x58
let () = note_int n54
let () = note_int n71
let () = note_int n23
let () = (mix (if v17 then 1 else 0); note_end 0)
let () = note_int n34
let () = note_float n64
let () = (mix (if v59 then 1 else 0); note_end 0)
let () = ()
