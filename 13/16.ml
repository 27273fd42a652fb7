exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix y132
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let n17 = -2
let unused18 = ((clip (part "b c" n17 n17)) ^ ((clip "b c") ^ "12")) = (part (let _v20 = (let rec f19 n17 = n17 in f19) in "a") n1 n17)
let x21 = -. (coarse (tan (limit (max 0.0 (-1.0)) (-1.0) 1.0)))
let () = (try (
  let n22 = n17 in
  let x41 = (let v37 = if (let o23 = 9 in let o24 = (match Ok (Array.make 4 n17) with | ((Error _) | (Ok _)) -> n17 | Error _ -> 17) in let o26 = 6 - n22 in let o27 = n22 lxor n1 in let o28 = (let v31 = ((n17, n22, 14), (Array.make 16 x21), None, (fun x21 p29 p30 -> 1)) in n22) in let ( + ) a b = a lxor (b + 1) and ( lor ) a b = (a lsl 1) + b in o23 lor o24 + o26 lor o27 + o28) == ((n17 mod (n17 lor 1)) lsr ((n1 mod 2) land 31)) then ((String.uppercase_ascii (clip (part "" n1 n22))) > (part ((clip "\000\255x") ^ "12") (16 / (n17 lor 1)) (n22 lsl 2))) else (((n17 + n17) - (let (q32, q33, q34) = (n22, x21, n22) in q32)) < ((try (let (q35, q36) = (0, n22) in q36) with | _ -> n17) + (n22 * n1))) in (let x21 = if 0 <= (abs n17) then raise (E0 (match Char.chr (5 land 255) with | 'a'..'m' -> (max (n22, v37) ((-3), v37)) | '0'..'9' -> ((); (n22, false)) | 'a'..'m' -> (n22, true) | _ -> (match [] with | [] -> (n17, v37) | ([|q38; _|] :: q39) -> (4, v37) | (q40 :: _) -> (n22, v37)))) else (Some (max (n17, n17, n22) (n1, n22, n22))) in if not (v37 && v37) then (((); 1.0) -. (1.0 *. 10.0)) else ((max 0.5 1.5) *. ((-3.25) /. 3.25)))) in
  let n42 = n22 mod 1 in
  ()) with | E0 (_, _) -> (mix (if true then 1 else 0); note_end 0))
let s96 = (match max (Ok []) (match None with | None -> (Ok []) | Some q43 -> (Ok []) | Some q44 when ((18 + n17) = (n17 land n17)) -> (Ok [])) with | Ok [] -> (
  (try (
    let n45 = show_int 10 n17 in
    note_int n45;
    String.fold_left (let rec f47 () p46 = () in f47) (if false then () else ()) ((clip "\000\255x") ^ "12")) with | _ -> (print_endline "12"));
  (let n17 = if true || true then x21 else (floor (-1.5)) in ());
  "a") | Ok ((q48 :: q49) as w50) -> (
  let v86 = (match (let _v51 = true in Array.fold_right (let rec f54 p52 p53 = [] in f54) q48 []) with | [] -> (
    let s56 = ref None in
    let i55 = ref (6 - 1) in
    while !i55 >= 0 do
      (
        let n57 = 13 in
        let n58 = 4 in
        ());
      s56 := (Some q48.(!i55)); i55 := !i55 - 1
    done;
    let n59 = !s56 in
    (mix_0 5 n59; note_end 0);
    (match n59 with | None -> [n17; n17] | Some 3 -> [] | ((Some q60) | (Some q60)) -> (List.append [] []))) | (_ :: []) -> (
    (-10) :: (match [] with | [] -> [] | (([] as w61) | ([] as w61)) -> [] | ([] | (_ :: _)) -> [])) | ((_ :: ([|_; _|] :: _)) | (_ :: _)) -> (
    let x65 = 0.0 /. 0.0 in
    let n66 = ((((((0) + (if x65 = x65 then 93 else 0)) + (if x65 <> x65 then 20 else 0)) + (if (x65 *. 100.75) < x65 then 51 else 0)) + (if x65 > x65 then 67 else 0)) + (if x65 <= x65 then 59 else 0)) + (if x65 >= (x65 /. x65) then 34 else 0) in
    [65536; (truncate x65); q48.(0)]) | (_ :: (q67 :: q68)) -> (
    let v71 = ((create_array 16 x21), ((let rec f70 p69 = None in f70) (n17, x21, n1, n17))) in
    let n84 = if (try ((-3.25) < (-1.0)) with | _ -> true) then (if (let rec f79 p78 = false in f79) (Ok x21) then (if Result.is_error (Ok x21) then (if (6 - 31) < 8 then (if (match v71 with | ((q72, None) | (q72, (Some _))) -> false | (v71, (Some [|q73; _; _; _|])) when q73 < 10.0 -> false | (q74, (Some [|_; _; _; q75|])) -> false | (q76, (Some q77)) -> true | _ -> false) then (n17 - 20) else (if max false true then (truncate x21) else (if 1.5 <> x21 then (int_of_float x21) else (if n17 <= n1 then (n1 lsl (n1 land 31)) else q67.(n17 land 3))))) else q67.(2)) else n17) else (let o80 = n1 in let o81 = n17 in let o82 = n17 in let o83 = n17 in let ( &&& ) a b = a lxor (b + 1) and ( / ) a b = a * 2 - b in o80 / o81 &&& o82 &&& o83)) else (n1 / 4096) in
    note_int n84;
    (match v71 with | ((q85', _) | (q85', _)) -> []))) in
  (let f89 format = Printf.ksprintf (fun s -> s ^ "!") format in f89 "%-3d" (match v86 with | [] -> n17 | (((-3) :: _) | ((-3) :: _)) -> 8 | ([] | ((-2147483648) :: _)) -> 2 | (3 :: []) -> (-2) | (3 :: (_ :: q87)) -> n17 | (q88 :: _) -> 20) ^ f89 "%%%s %b" (clip "\000\255x") true)) | Error q90 -> (
  let c91 = ((-. x21)) -. (-. x21) in
  let c92 = (-. x21) +. ((-. x21)) in
  let c93 = (x21) *. c91 in
  let c94 = ((-. x21)) -. (-. x21) in
  note_float c94;
  (match q90 with | (None | (Some _)) -> "lasordud" | ((Some q95) | (Some q95)) -> (min "b c" "b c"))))
let () = (mix_string s96; note_end 0)
let v102 = (List.fold_left (fun p97 p98 -> -1.5) (let (q99, q100, _) = (x21, [], x21) in q99) []) = ((x21 -. 2.0) +. (let v101 = ' ' in 1.0))
let () = mix (if (min ' ' ' ') != (Array.fold_left (let rec f105 p103' p104 = '\n' in f105) '\255' (Array.make 2 n17)) then 1 else 0)
let rec loop108' i106 s107 =
  if i106 >= 0 then (
    loop108' (i106 - 1) (1e999 *. ((s107) -. (float_of_int i106)))
  ) else
    s107
let n110 = loop108' (20 - 1) x21
let () = note_float n110
let x111 = n110
let () = List.fold_left (fun () p112 -> (if (n17 - (-2147483647)) <= p112 then (let v113 = Array.make 8 x111 in ()))) () (if if v102 then v102 else v102 then (12 :: []) else ((); []))
let n110 = (match (let rec f115 p114 = None :: [] in f115) (sqrt n110) with | [] -> (Some ((); n17)) | (q116 :: q117) -> (match n17 with | 9 -> (match q117 with | [] -> None | ((None :: _) | (_ :: _)) -> None) | 7 -> (if v102 then None else None) | 5 -> (let (_, q119, _) = (11, (fun p118 n110 -> -2.0), 1.0) in None) | (0 | 0) -> (Some n17) | (-3 as w120) -> None | 2 -> None | q121 -> (match Ok (5, x111, n17) with | Ok _ -> None | Error [] -> None | Error (q122 :: q123) -> None)))
let () = (let rec f125 p124 = () in f125) ((n1 - 5) * (min 8 n17))
let unused126 = (match (match (let v127 = (false, [], (v102, n17)) in 3.25) with | 0.0 -> ((); []) | 0.5 -> (if v102 then [] else []) | q128 -> (match n110 with | None -> [] | Some (-3) -> [] | Some q129 -> [])) with | [] -> [] | (((q130 :: _) as w131) | ((q130 :: _) as w131)) -> [])
let () = note_int n1
let () = (mix_0 5 n110; note_end 0)
let () = note_float x21
let () = (mix_string s96; note_end 0)
let () = note_float x111
let () = note_int n17
let () = (mix (if v102 then 1 else 0); note_end 0)
let () = ()
