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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec tick_int k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y94, y95) -> mix 0; mix_2 (d - 1) y94; mix_0 (d - 1) y95
    | C1 -> mix 1
and mix_1 d (v : int t1) =
  if d > 0 then
    match v with
    | { r2 = _ } -> ()
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y97 -> mix 1; mix_float y97
let rec fold0 =
  function
  | (C0 (_, q2) as w3') ->
    w3'
  | C1 ->
    C0 (None, C1)
let v9 = fold0 (let v8 = (let rec f7 p4 p5 p6 = () in f7) in C1)
let () = (mix_0 5 v9; note_end 0)
let () = (mix_0 5 v9; note_end 0)
let _ = fold0 ((); v9)
let n21 = (try (let v13 = ((); (if false then { r2 = (let rec f11 p10 = p10 in f11) } else { r2 = (fun p12 -> p12) })) in compare (if true then v9 else v9) v9) with | Invalid_argument _ -> ((let o14 = -2 in let o15 = 19 in let o16 = 4 in let ( *. ) a b = b - a in o14 *. o15 *. o16) lsl ((10 * 11) land 31)) | Division_by_zero -> (let v18 = (let _v17 = 1 in (true, C1, v9, false)) in -8551) | E0 q19 -> (match { r2 = (fun p20 -> p20) } with | { r2 } -> (tick_int 7 17)))
let v23 = max ((1.5 +. (-10.0)) >= (3.25 +. 3.25)) ((- n21) < (match v9 with | (C0 (None, _) as w22) -> n21 | ((C0 ((Some fold0), _)) | (C0 ((Some fold0), _))) -> n21 | (C1 | (C0 (None, _))) -> n21))
let () = (mix (if v23 then 1 else 0); note_end 0)
let rec fold24 =
  function
  | C0 (q26, q27) ->
    let r28 = fold24 q27 in
    C0 (q26, r28)
  | C1 ->
    C1
let v33 = fold24 (match v9 with | C0 (q29, q30') -> q30' | ((C0 (q31, q32)) | (C0 (q31, (C0 _ as q32)))) when (5e-324 < ((-0.0) +. 1.0)) -> q32 | C1 -> v9 | _ -> v9)
let () = (mix_0 5 v33; note_end 0)
let rec fold34 p35 =
  match p35 with
  | C0 (q36, q37) ->
    let r38 = fold34 q37 in
    let n39 = n21 in
    (match q37 with | ((C0 (None, (C0 (q40, _) as w41))) | (C0 (q40, (C1 as w41)))) -> r38 | C0 (None, C1) -> { r2 = (let rec f43 p42 = 17 in f43) } | C0 ((Some q44), q45) -> r38 | (C1 as w46) -> { r2 = (let rec f48 p47 = n39 in f48) })
  | C1 ->
    { r2 = (let rec f49' p35 = 14 in f49') }
let v50 = fold34 (if v23 then v33 else v33)
let () = (mix_1 5 v50; note_end 0)
let v52 = fold34 (let _v51 = n21 in C1)
let () = (mix_1 5 v52; note_end 0)
let v53 = ((n21 - (n21 / (n21 lor 1))), v23, (2 < 4095))
let () = ((let (m54, m55, m56) = v53 in mix m54; mix (if m55 then 1 else 0); mix (if m56 then 1 else 0)); note_end 0)
let rec fold57 =
  function
  | C0 (q59, _) ->
    let v61 = (let (_, _, q60) = (v33, (n21 lor n21), ((-0.5) > 1.0)) in 'Y') in
    "fjp"
  | C1 ->
    (let _v62 = if v23 then (ref v23) else (ref v23) in (try ((clip "tail \" end") ^ "") with | Invalid_argument q63 -> q63))
let s64 = fold57 (fold0 v33)
let s66 = ref v33
let () = for i65 = 0 to (hide 1 6) - 1 do
  (
    let i65 = 1024 in
    note_int i65;
    let a67 = (let v72 = (let rec f71 p68 p69 p70 = p69 in f71) in Array.make 6 i65) in
    let rec loop77 i73 n78 =
      if i73 < n78 then (
        (
          let rec loop75 i74 =
            if i74 < 2 then (
              (a67.(i73 * 2 + i74) <- ((12 asr 22) - (a67.(i73 * 2 + i74))));
              loop75 (i74 + 1)
            ) else
              ()
          in
          loop75 0;
          ());
        loop77 (i73 + 1) n78
      ) else
        ()
    in
    loop77 0 3;
    (mix_ints a67 0 6; note_end 0);
    let a79 = Array.copy (Array.make 2 { r2 = (let rec f81 p80 = 20 in f81) }) in
    a79.(0) <- (let v82 = 3.25 *. 0.0 in { r2 = (fun p83' -> 1) });
    a79.(1) <- (let v33 = (10 + 2147483647) > 20 in Array.fold_right (fun p84 p85 -> p85) a67 { r2 = (fun p86 -> n21) });
    let s88 = ref i65 in
    let i87 = ref (2 - 1) in
    while !i87 >= 0 do
      s88 := (match a79.(!i87) with | { r2 = _ } -> ((!s88) - !s88)); i87 := !i87 - 1
    done;
    let n89 = !s88 in
    note_int n89;
    ());
  s66 := (fold24 v9)
done
let n90 = !s66
let () = (mix_0 5 n90; note_end 0)
let () = (mix_0 5 v9; note_end 0)
let () = (mix_1 5 v52; note_end 0)
let () = (mix_0 5 n90; note_end 0)
let () = (mix_string s64; note_end 0)
let () = note_int n21
let () = (mix (if v23 then 1 else 0); note_end 0)
let () = (mix_1 5 v50; note_end 0)
let () = ((let (m91, m92, m93) = v53 in mix m91; mix (if m92 then 1 else 0); mix (if m93 then 1 else 0)); note_end 0)
let () = ()
