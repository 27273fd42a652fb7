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
let rec tick_int k x = mix k; x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : ((int * float * string * int) * (int * int) * unit) ref) =
  if d > 0 then
    match v with
    | _ -> (let (m83, m88, _) = !v in (let (m84, m85, m86, m87) = m83 in mix m84; mix_float m85; mix_string m86; mix m87); (let (m89, m90) = m88 in mix m89; mix m90))
let rec f0 p1' p2' p3 =
  if p1' <= 0 then
    true
  else (
    let v8 = (let _v4 = coarse (sin (limit (abs_float p3) (-100.0) 100.0)) in (((p1' lsr (p1' land 31)) + (8 * p1')) + 1024) < (p1' * (-5))) && ((((let _v7 = { r2 = (let rec f6 p5 = 7 in f6) } in p1') + (-4096)) > 7) && ((min (-3) p1') == (if (try (not true) with | _ -> false) then p1' else p1'))) in
    let r9 = f0 ((-1) + p1') p2' (2.0 +. p3) in
    (match p2' with | ((_ :: q10) as w11) -> (p3 <> p3) | [] -> (p1' >= 13) | [] -> (p1' != p1') | ([] :: _) -> v8 | (((q12 :: q13) :: q14) | ((q12 :: q13) :: q14)) -> (p3 >= 1.5))
  )
let v15 = f0 2 [] (-. 1.5)
let v16 = f0 0 [] (abs_float (-1.0))
let () = (mix (if v16 then 1 else 0); note_end 0)
let () = (try (
  let a22 = (match [] with | ([] | []) -> (Array.init 4 (let rec f17 v16 = (clip "") ^ "b c" in f17)) | ((q18 :: _) | (q18 :: _)) -> (Array.mapi (let rec f21 p19 p20 = p20 in f21) (Array.make 4 "\000\255x"))) in
  mix (tick_int 12 19)) with | Invalid_argument _ -> ((); ()) | E0 0.5 -> (if v15 then () else ()) | E0 0.0 -> () | E0 q23 -> (if v15 then () else ()))
let a43 = (try (match None with | ((Some 6) | None) -> [|((-1.0) +. (-0.5)); (coarse (log (limit (-3.25) 0.5 100.0))); (match "a" with | "a" -> (-1.0) | ("" | "") -> 0.0 | q24 -> 1.5); (0.5 *. 3.25)|] | Some 6 -> (if v15 then raise (Invalid_argument "\000\255x") else ((fun p25 -> Array.make 4 (-1.5)) 15)) | Some (-2) -> (Array.make 4 (-10.0)) | Some 0 -> (Array.mapi (fun p26 p27 -> coarse (exp (limit 0.5 (-9.0) 5.0))) (Array.make 4 12)) | Some (-1 as w28) -> [|(float_of_int w28); 2.0; (( *. ) 2.0 (-2.0)); ((-2.0) -. 0.5)|] | ((Some 9) | (Some 9)) -> (create_float_array 4 0.5) | Some (-2147483647) -> (if true && v16 then raise (Invalid_argument "12") else (let _v33 = ((ref (-3.25)), (let rec f32 p29 p30 p31 = p29 in f32), 'z') in Array.make 4 10.0)) | ((Some _) | None) -> [|0.0; ((-2.0) *. 0.5); (match 8 with | 8 -> 10.0 | (0 | 0) when v16 -> 0.0 | 0 -> 3.25 | 3 -> 1.0 | q35 -> (-0.5) | _ -> 2.0); (float_of_string "-0.5")|]) with | Invalid_argument _ -> [|(try 0.5 with | _ -> 0.5); ((-2.0) *. (-2.0)); (coarse (cos (limit 0.0 (-100.0) 100.0))); (match [] with | [] -> (-1.5) | ((_ :: (_ :: _)) | (_ :: [])) -> 1.5 | (2 :: ((_ :: q39) as w40)) -> 1.5 | (1 :: (q41 :: _)) -> 3.25 | (4 :: (_ :: v16)) -> 3.25 | (q42 :: (v16 :: _)) -> 0.0)|])
let () = print_int (match C1 with | ((C0 (q44, q45) as w46) | (C0 (q44, w46) as q45)) -> (-4097) | C1 -> (match { r2 = (fun p47 -> -3) } with | { r2 = q48 } -> 16))
let () = print_byte 32
let () = print_float a43.(0)
let () = print_newline ()
let v49 = ref ((17, 10.0, "", 17), (19, 3), ())
let () = (mix_0 5 v49; note_end 0)
let n50 = abs (String.length ((clip "") ^ "a"))
let n54 = (let v49 = if v16 || v16 then 11 else (try (if v16 then raise Not_found else 5) with | Invalid_argument _ -> n50 | Failure q51 -> 7 | Not_found -> n50 | Match_failure _ -> n50 | E0 0.0 -> (-1) | E0 0.5 -> n50 | E0 q52' -> n50) in (let v53 = 0.0 +. 0.5 in v49 * v49))
let () = note_int n54
let () = (try (
  let a55 = max (Array.make 5 n54) (Array.make 5 n54) in
  let rec loop58 i56 n59 s57 =
    if i56 < n59 then (
      (a55.(i56) <- (s57 - (a55.(i56))));
      loop58 (i56 + 2) n59 a55.(4)
    ) else
      s57
  in
  let n60 = loop58 0 (Array.length a55) 12 in
  note_int n60;
  let n62 = (let v61 = ((if v16 then () else ()); (if v16 then n54 else n60)) in (n54 * 20) + (n60 asr 29)) in
  let rec f63 p64 p65 p66 p67' =
    if p64 <= 0 then
      p67'
    else (
      let r68' = f63 (p64 - 1) ((Array.make 16 n54), 100.75) p66 n62 in
      let r69 = f63 (p64 - 1) p65 p66 n62 in
      10
    )
  in
  let _ = f63 1 ((Array.make 16 n54), 2.0) (let _v70' = -1.5 in ' ') (11 + n60) in
  let n72 = f63 2 (let (_, q71) = (100.75, '\'') in ((Array.make 16 n60), 2.0)) 'a' (f63 3 ((Array.make 16 n60), 1.5) '\255' 9) in
  note_int (let i73 = n72 in if i73 >= 0 && i73 < Array.length a55 then a55.(i73) else n60)) with | _ -> (v49 := ((n50, (-10.0), "b c", n54), (n54, n54), ())))
let s77 = (try (part (if v15 <= false then ((); "a") else (string_of_int 17)) n54 (compare n50 19)) with | _ -> (let { r2 = q76 } = { r2 = (let rec f75 p74 = n54 in f75) } in (clip "") ^ "12"))
let () = (mix_string s77; note_end 0)
let x78 = a43.(((); 20) land 3)
let a79 = ((); (Array.make 2 n50))
let i80 = ref 0
let () = while !i80 < 2 do
  (let k81 = wrap a79.(!i80) 2 in a79.(k81) <- a79.(k81) + 1);
  i80 := !i80 + 1
done
let () = (mix_ints a79 0 2; note_end 0)
let v82 = C1
let v82 = min s77 s77
let () = (mix_floats a43 0 4; note_end 0)
let () = (mix (if v15 then 1 else 0); note_end 0)
let () = note_int n54
let () = (mix_string s77; note_end 0)
let () = (mix (if v16 then 1 else 0); note_end 0)
let () = (mix_0 5 v49; note_end 0)
let () = note_float x78
let () = (mix_ints a79 0 2; note_end 0)
let () = ()
