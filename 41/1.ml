type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y94, y95) -> mix 0; mix_3 (d - 1) y94; mix_0 (d - 1) y95
    | C1 -> mix 1
and mix_1 d (v : int t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_2 d (v : t0 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y97 :: y98) -> mix 1; mix_0 (d - 1) y97; mix_2 (d - 1) y98
and mix_3 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y99 -> mix 1; mix_float y99
let v14 = (match { r2 = (fun p0 -> 20) } with | ({ r2 } | { r2 }) -> (
  Array.to_list (let v1 = 13 in Array.make 3 v1)) | ({ r2 } | { r2 }) when (((let _v2' = { r2 = r2 } in 14) - 1024) > 4) -> (
  []) | _ -> (
  let rec loop10 i3 s4 =
    if i3 < 5 then (
      loop10 (i3 + 1) (
        let rec loop7' i5 n8 s6 =
          if i5 < n8 then (
            loop7' (i5 + 1) n8 (-(s4 - i5))
          ) else
            s6
        in
        let n9 = loop7' 0 2 s4 in
        note_int n9;
        n9)
    ) else
      s4
  in
  let n12 = loop10 0 (-2) in
  note_int n12;
  (try [] with | _ -> (let v13 = 100.75 in []))))
let x15 = 1e16
let () = note_float x15
let f23 = (match { r2 = (Array.fold_left (let rec f18 p16 p17 = p16 in f18) (let rec f19 v14 = v14 in f19) (Array.make 6 "tail \" end")) } with | ({ r2 = q20 } | { r2 = q20 }) -> (fun p21 p22 -> truncate x15))
let a38 = if (((); 4) - 65536) > (( * ) (-1) (-1)) then (match if true then C1 else C1 with | C0 ((None | (Some _)), (C0 (q24, q25))) -> (try (create_float_array (hide 0 16) x15) with | _ -> (Array.make 16 x15)) | ((C0 ((Some _), (C0 (q26, (C0 (q27, _)))))) | (C0 ((Some _ as q26), (C0 (q27, (C0 _)))))) -> ((fun p28 -> Array.make 16 x15) false) | ((C0 ((Some q29), (C0 (_, C1)))) | (C0 ((Some q29), (C0 (_, C1))))) -> ((); (Array.make 16 x15)) | ((C0 (q30, q31)) | (C0 (q30, (C1 as q31)))) -> (create_float_array (hide 0 16) x15) | ((C1 as w32) | (C1 as w32)) -> (if false then (Array.make 16 x15) else (Array.make 16 x15))) else (match (let v37 = fun p33 p34 p35 -> ((fun p36 -> p35), p35) in None) with | (None | None) -> (Array.make 16 x15) | ((Some _) | (Some _)) -> (if false then (Array.make 16 x15) else (Array.make 16 x15)))
let x44 = (let _v39 = C0 ((Some x15), C1) in (let _v39 = (fun p40 -> C1) (fun p41 p42 p43 -> 14) in x15))
let () = note_float x44
let f47 = (let rec f46 p45 f23 = x44 in f46)
let rec f48 p49 =
  if p49 <= 0 then
    (- p49)
  else (
    let r50 = f48 (p49 - 1) in
    let r51 = f48 (p49 - 1) in
    (19 + r51) + (if true then 5 else r50)
  )
let n52 = f48 2
let rec f53 p54 p55 =
  let table58 = Array.make 2 (let rec g56 u57 = p54 in g56) in
  table58.(1) <- (let rec g56 u57 = (C0 (None, C1)) in g56);
  table58.(1) p55
let v59 = f53 (C0 (None, C1)) (- 9)
let () = (mix_0 5 v59; note_end 0)
let () = (mix_0 5 v59; note_end 0)
let v60 = f53 C1 (n52 - 0)
let poly61 (x, y) = (y, x)
let a62 = []
let a63 = 9 mod 4096
let a64 = []
let v65 = poly61 (a62, a63)
let a66 = ({ r2 = (let rec f68 p67 = p67 in f68) }, (Array.make 2 a63))
let a69 = C1
let a70 = []
let v71 = poly61 (a66, a69)
let () = ((let (m72, m73) = v71 in mix_0 5 m72; (let (m74, m75) = m73 in mix_1 5 m74; mix_ints m75 0 2)); note_end 0)
let a76 = if true then (fun p77 p78 -> Array.make 1 a63) else (fun p79 p80 -> Array.make 1 a63)
let a81 = '\006'
let a82 = (fun p83 p84 -> Array.make 1 a63) :: []
let v85 = poly61 (a76, a81)
let () = ((let (m86, _) = v85 in mix (Char.code m86)); note_end 0)
let () = (mix_2 5 a62; note_end 0)
let () = (mix_0 5 v60; note_end 0)
let () = ((let (m88, m89) = v71 in mix_0 5 m88; (let (m90, m91) = m89 in mix_1 5 m90; mix_ints m91 0 2)); note_end 0)
let () = ((let (m92, _) = v65 in mix m92); note_end 0)
let () = note_int a63
let () = ()
