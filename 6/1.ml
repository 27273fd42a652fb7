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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y89, y90) -> mix 0; mix_1 (d - 1) y89; mix_0 (d - 1) y90
    | C1 -> mix 1
and mix_1 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y91 -> mix 1; mix_float y91
let a0 = Array.make 9 C1
let () = (mix_0 5 a0.(8); note_end 0)
let () = (try (
  let n1 = 4762 in
  note_int n1;
  (try (
    let x3 = 2.2250738585072014e-308 /. ((match C1 with | ((C0 ((Some _), _)) | (C0 (_, _))) -> 0.5 | (C1 | (C0 _)) -> 3.25) -. (( /. ) (-1.5) 1.0)) in
    note_float x3;
    let n21 = (try (
      let f4 p5 p6 =
        (if p5 >= (p5 + 10) then raise (E0 (if false then p6 else 0.5)));
        true
      in
      let v10 = f4 (let o7 = n1 in let o8 = n1 in let o9 = n1 in let ( land ) a b = b - a and ( != ) a b = b - a and ( && ) a b = a * 2 - b in o7 != o8 != o9) (-0.5) in
      (mix (if v10 then 1 else 0); note_end 0);
      let rec build11 p12 p13 =
        if p12 <= 0 then [] else
          (if v10 then (Array.make 5 16) else (Array.make 5 0)) :: (build11 (p12 - 1) (let s14 = "b c" in let i15 = n1 in if i15 >= 0 && i15 < String.length s14 then s14.[i15] else '\''))
      in
      let v16 = build11 (hide 0 4) (max ' ' '\'') in
      let v20 = build11 2 ((let rec f18 { r2 = q17 } = '\'' in f18) { r2 = (fun p19' -> p19') }) in
      32767) with | E0 1.0 -> (( * ) n1 n1) | E0 _ -> (if true then n1 else n1) | _ -> (if false then 20 else n1)) in
    let unused22 = (if true then ((-1) asr 12) else (if true then n21 else n21)) * 40 in
    let n23 = -4097 in
    note_int n23;
    (if String.contains "\000\255x" '\n' then (Printf.printf "[%s %d]\n" "\000\255x" n21) else ())) with | Not_found -> (match [] with | [] -> () | ([] | []) -> () | ((q24' :: a0) | ((q24' :: _) as a0)) -> ()) | Match_failure _ -> (match None with | ((Some 6) | None) -> () | Some 6 -> () | Some q25 -> ()));
  let x26 = 1.0 -. (coarse (sin (limit (-0.1) (-100.0) 100.0))) in
  (if (match [] with | [] -> true | ((_ :: []) | (_ :: [])) -> true | (_ :: (n1 :: _)) -> true) then () else ())) with | _ -> (Printf.printf "[%s %d]\n" "b c" 2))
let rec loop29 i27 s28 =
  if i27 >= 0 then (
    loop29 (i27 - 1) (1e999 *. ((float_of_int i27) +. (s28)))
  ) else
    s28
let n31 = loop29 (20 - 1) 10.0
let () = note_float n31
let () = (try (
  let v32 = ((Array.length a0) + (-65536)) > ((6 lsr (8 land 31)) + (6 + 20)) in
  let a33 = create_array 16 { r2 = (fun p34 -> -1) } in
  a33.(0) <- (if 0 < 3 then (let _v35 = 7 in { r2 = (let rec f36 a33 = _v35 in f36) }) else (try (match C1 with | C0 (None, q37') -> { r2 = (fun p38 -> p38) } | C0 ((None | (Some _)), q39) -> { r2 = (let rec f41 p40 = p40 in f41) }) with | Match_failure _ -> { r2 = (let rec f43 p42 = 13 in f43) }));
  a33.(1) <- (try a33.(5) with | _ -> { r2 = (let rec f45 p44 = p44 in f45) });
  a33.(2) <- (if true then (let (q48, q49) = ({ r2 = (let rec f47 p46 = p46 in f47) }, v32) in { r2 = (fun p50 -> 9) }) else { r2 = (let rec f52 p51 = p51 in f52) });
  a33.(3) <- { r2 = (let rec f54 p53 = p53 in f54) };
  let rec loop58 i55 s56 =
    if i55 < 16 then (
      loop58 (i55 + 1) (match a33.(i55) with | { r2 = q57 } when v32 -> ((n31 /. s56) -. (s56)))
    ) else
      s56
  in
  let n60 = loop58 0 n31 in
  note_float n60;
  (let v61 = List.compare_lengths [] [] in (let v66 = (let rec f65 p62 p63 p64 = v61 in f65) in ()))) with | Match_failure _ -> (Printf.printf "[%s %d]\n" "a" 17))
let () = (if (if false then "" else "b c") > ((clip "12") ^ "tail \" end") then ((let rec f68 p67 = a0.(0) <- C1 in f68) (n31 -. n31)))
let n78 = max 19 ((match (fun a0 -> [|10.0|]) (n31 +. n31) with | [|q69|] -> (if false || false then (let o70 = 14 in let o71 = 10 in let o72 = 13 in let o73 = 3 in let o74 = 0 in let ( mod ) a b = a * 2 - b and ( *! ) a b = a lxor (b + 1) in o70 *! o71 *! o72 *! o73 mod o74) else ((fun p75 -> -3) (fun q69 -> 0))) | _ -> ((match Ok (Array.make 6 3) with | (Ok q76 as w77) -> 11 | ((Error { r2 = _ }) | (Error { r2 = _ })) -> 5) * 27)) * 0)
let () = note_int n78
let f79 p80' p81 p82 p83 =
  -19
let n86 = f79 ((-2.0) >= n31) (4 >= 2) (Array.map (let rec f84 f79 = f79 in f84) (Array.make 2 n78)) (match None with | None -> n78 | ((Some q85) | (Some q85)) -> q85)
let () = note_int n86
let n87 = f79 (n78 <= n86) (n86 <> 6) (Array.make (hide 1 2) n78) (f79 true false (Array.make 2 n86) n86)
let n88 = (-4261) mod (n86 lor 1)
let () = note_int n88
let () = (mix_0 5 a0.(8); note_end 0)
let () = note_int n86
let () = note_float n31
let () = note_int n87
let () = note_int n88
let () = note_int n78
let () = ()
