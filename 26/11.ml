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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y81 -> mix 1; mix_float y81
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | true -> (fun p3 p4 -> p3) | false -> (fun () p5 -> ()))) (match C1 with | C0 2 -> () | C0 5 -> ((); ()) | C0 q6 -> (if false then ()) | (C1 | C1) -> (if false then () else ())) (let v8 = (fun p7 -> true) 3 in (try (String.concat "tail \" end" ["\000\255x"; clip "tail \" end"]) with | _ -> "tail \" end"))
let s10 = ref "tail \" end"
let i9 = ref 0
let () = while !i9 < (hide 1 5) do
  s10 := (clip !s10 ^ clip (fst (!s10, "\000\255x"))); i9 := !i9 + 1
done
let n11 = !s10
let () = (mix_string n11; note_end 0)
let f12 p13 =
  let x14 = -. 0.5 in
  (try (let v17 = fun p15' p16 -> p13 in []) with | Invalid_argument q18 -> (let v23 = (match if (let v19 = C1 in false) then (let v20 = p13 in C1) else (max C1 C1) with | C0 _ -> (true, p13, (-1)) | C1 -> (let v22 = (let v21 = Array.make 8 p13 in p13) in (false, v22, p13))) in (let _v24 = Array.make (hide 1 2) (-1e-310) in (try ((let rec f26 p25 = [] in f26) (let v27 = p13 in C1)) with | _ -> (p13 :: [])))))
let _ = f12 (2 + 4)
let n28 = -12
let n32 = (hide 0 15)
let rec loop31 i29 s30 =
  if i29 >= 0 then (
    loop31 (i29 - 1) (((n28 lxor (s30))) + n28)
  ) else
    s30
let n33 = loop31 ((hide 0 15) - 1) n28
let () = note_int n33
let n34 = (truncate (if true then 2.0 else 3.25)) asr 1
let f35 p36 p37 p38' =
  let v39 = p37 in
  let n40 = n33 in
  Array.make 8 false
let g41 = f35 [3.25; 0.5; 1.5]
let g42 = g41 (let v43 = C1 in C1)
let a44' = g42 (coarse (atan (limit 0.5 (-9.0) 9.0)))
let a45 = g42 (-. (-100.75))
let () = (mix (if a45.(7) then 1 else 0); note_end 0)
let rec loop48 i46 n49 s47 =
  if i46 < 0 then s47 else (
    loop48 (i46 - 1) n49 (match s47 with None -> Some ((float_of_int i46) /. 100.75) | Some o -> if o = ((float_of_int i46) /. 100.75) then None else Some o)
  )
let n50 = loop48 ((hide 1 10) - 1) (hide 1 10) None
let () = (mix_0 5 n50; note_end 0)
let s52 = ref (-0.0)
let () = for i51 = 0 to (hide 0 11) - 1 do
  s52 := (((if n33 <= n34 then ((float_of_int (if false then 11 else 6)) +. (!s52)) else !s52)) -. (float_of_int (if false then 11 else 6)))
done
let n53 = !s52
let () = note_float n53
let a54 = create_float_array (hide 0 4) n53
let s56 = ref n53
let i55 = ref ((hide 1 4) - 1)
let () = while !i55 >= 0 do
  s56 := ((match n50 with | (None | None) -> (-0.0) | (None | None) -> !s56 | ((Some q57) | (Some q57)) -> (-0.5)) +. (a54.(!i55) +. (!s56))); i55 := !i55 - 1
done
let n58 = !s56
let () = note_float n58
let () = (match (let (q69, q70) = (match None with | (None as w59) -> ((fun p60 p61 -> n58), n28) | Some 1.0 -> ((let rec f64 p62 p63 = n58 in f64), 18) | (Some q65 as w66) -> ((fun p67 p68 -> -3.25), 14)) in n50) with | None -> (mix_float (n58 *. (-0.5))) | Some (0.5 | 1.0) -> (a44'.(7) <- a45.(0)) | ((Some q71) | (Some q71)) -> ((let rec f73 p72 = () in f73) ("12", '\255')))
let n53 = min (match n50 with | (None | None) -> [|12; n34; 19; n34|] | Some 1.0 -> (Array.init 4 (let rec f75' p74 = p74 in f75')) | Some q76 -> (Array.init 4 (fun p77 -> n28))) (if true then (if true then (Array.make 4 n34) else (Array.make 4 n34)) else (Array.make 4 n34))
let _ = f12 (match n50 with | (None | None) -> 6 | Some _ -> n34)
let n80 = (hide 1 4)
let rec loop79 i78 =
  if i78 < n80 then (
    (a54.(i78) <- a54.(i78));
    loop79 (i78 + 1)
  ) else
    ()
let () = loop79 0
let () = (mix_floats a54 0 4; note_end 0)
let () = (mix (if a45.(7) then 1 else 0); note_end 0)
let () = (mix_floats a54 0 4; note_end 0)
let () = note_int n33
let () = note_int n34
let () = (mix_0 5 n50; note_end 0)
let () = note_int n28
let () = (mix_string n11; note_end 0)
let () = (mix (if a44'.(7) then 1 else 0); note_end 0)
let () = ()
