type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of string
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let () = (match (try (if if false then true else true then (try (Error 'z') with | _ -> (Ok '\n')) else (max (Ok 'z') (Ok ' '))) with | Invalid_argument q0 -> (Error 'a') | Match_failure _ -> (let _v1 = { r7 = 1.5 } in Ok '0') | E0 -> (Ok '\255')) with | Ok 'a'..'m' -> (let _v2 = ((); []) in Array.iteri (fun p3' p4 -> ()) (Array.make 3 _v2)) | Ok '0'..'9' -> () | Ok 'n' -> () | ((Ok '0'..'9') | (Ok _)) -> (List.fold_left (let rec f7 p5 p6 = (if false then p5) in f7) (let v8 = '0' in ()) []) | Error _ -> (try (mix_string (try (string_of_int 17) with | _ -> "12")) with | _ -> ()))
let () = (match Result.map (snd ('\n', (let rec f10 p9 = '0' in f10))) (if true then (Ok "tail \" end") else (Ok "tail \" end")) with | Ok ('a'..'m' as w11) -> (print_char (fst (w11, ""))) | Ok (('n' as w12) | ('n' as w12)) -> ((let rec f14 p13 = () in f14) (String.make 3 w12)) | Ok _ -> ((if false then () else ()); (print_char 'a')) | Error q15 -> (let ((_, q19, q20, q21) as w22) = ("b c", q15, ' ', (let rec f18' p16 p17 q15 = p16 in f18')) in (if true then ())))
let v23 = 'Z'
let a36 = (match v23 with | ('a'..'m' | _) -> (create_array 2 (string_of_int (int_of_float 1.0))) | (('a'..'m' as w24) | ('0'..'9' as w24)) -> (if not (if 3 >= 4 then (Array.fold_right (let rec f27 p25 p26 = p26 in f27) (Array.make 6 w24) false) else (match w24 with | 'a'..'m' -> false | '0'..'9' -> false | ('n' | _) -> true | q28 -> false)) then (Array.make 2 (string_of_bool ((-0.5) = 2.0))) else (match (try { r7 = (match w24 with | 'a'..'m' -> 2.0 | ('0'..'9' | 'a'..'m') -> 1.0 | 'n' -> 0.5 | q29 -> 3.25) } with | _ -> (if false then { r7 = 0.5 } else { r7 = 0.0 })) with | { r7 = 0.0 } -> (Array.make 2 (Printf.sprintf "<%c>" w24)) | ({ r7 = 0.0 } | { r7 = 1.0 }) -> (Array.copy (Array.make 2 "a")) | { r7 = 0.0 } -> (create_array 2 (string_of_float (abs_float 1.0))) | ({ r7 = 1.0 } | { r7 = _ }) -> (if List.mem_assoc "a" [] then (if false then (Array.make 2 "") else (Array.make 2 "a")) else (Array.mapi (let rec f32 p30 p31 = "a" in f32) (Array.make 2 w24))))) | q33 -> ((); (Array.map (let rec f35 p34 = string_of_float (-1.0) in f35) (Array.make 2 "b c"))))
let () = (mix_string a36.(1); note_end 0)
let v37' = '\250'
let rec loop40 i38 s39 =
  if i38 < 0 then s39 else (
    loop40 (i38 - 2) (((100.75 /. 1.0) +. (min (-2.0) 2.0)) +. (((s39) -. ((100.75 /. 1.0) +. (min (-2.0) 2.0)))))
  )
let n42 = loop40 (6 - 1) 1.0
let () = note_float n42
let () = (if true then (if (match v37' with | 'a'..'m' -> true | '0'..'9' -> true | ('n' | 'n') -> true | q43 -> true | exception Invalid_argument _ -> true | exception Division_by_zero -> true | exception Failure q44 -> true | exception Not_found -> false | exception E0 -> false | exception E2 "a" -> true | exception E2 "" -> true | exception E2 _ -> false) then (match v37' with | 'a'..'m' -> () | '0'..'9' -> () | 'a'..'m' -> () | ('0'..'9' | '0'..'9') -> () | q45 -> ()) else (Printf.printf "[%s %d]\n" "" (-1))))
let s48 = max (string_of_int ((let rec f47 p46 = 15 in f47) (ref v37'))) (String.make (hide 0 5) (if true then ' ' else v37'))
let () = (mix_string s48; note_end 0)
let v49 = v37'
let s50 = Printf.sprintf "<%-4d|>" (String.length (Printf.sprintf "<%d>" 11))
let c51 = n42 -. ((floor (-. 1.0)))
let c52' = (c51) *. n42
let c53 = (n42) *. c51
let c54 = (n42) +. (floor (-. 1.0))
let c55 = (n42) +. c54
let () = note_float c55
let v133 = (try (
  let v131' = (match C5 (match 'z' with | 'a'..'m' -> { r0 = s48; r1 = []; r2 = "\000\255x"; r3 = 4; r4 = None } | 'n' when ((let _v56 = C6 in Array.make 16 c51) <> (Array.make 16 c54)) -> { r0 = s50; r1 = []; r2 = s48; r3 = 14; r4 = None } | 'n' -> { r0 = s50; r1 = []; r2 = "\000\255x"; r3 = 12; r4 = None } | _ -> { r0 = "b c"; r1 = []; r2 = s50; r3 = 2; r4 = None }) with | C5 { r0; r1 = q57; r2 = q58; r3 = 1; r4 = q59 } -> (
    let v83 = if (match q57 with | [] when ((if true then '\'' else v23) != (Char.chr (17 land 255))) -> (false && false) | [] when ((Char.code v49) != 65535) -> (max false true) | ((c53 :: q60) as w61) when ((Array.init 8 (let rec f63 p62 = "" in f63)) >= (Array.make 8 c53)) -> ((-2) <= 5) | ((_ :: _) | []) -> (match q57 with | (q66 :: q67) -> true | [] -> false | (q68 :: c55) -> false) | ((_ :: (_ :: _)) | (_ :: _)) when ((String.concat s50 [q58; clip q58]) <> (string_of_int 14)) -> (not true) | _ -> (Array.fold_right (fun p72 p73 -> p73) a36 true)) then raise E1 else (match s50 with | "a" when (((List.length []) - 32767) >= (16 lsl 30)) -> (let s74 = "a" in let i75 = 15 in if i75 >= 0 && i75 < String.length s74 then s74.[i75] else ' ') | "a" -> (let s76 = r0 in let i77 = 4 in if i77 >= 0 && i77 < String.length s76 then s76.[i77] else 'a') | _ when (if fst (false, '\255') then (if false then true else true) else (match q59 with | None -> true | Some q78 -> false)) -> (let s79 = s50 in let i80 = 16 in if i80 >= 0 && i80 < String.length s79 then s79.[i80] else v49) | _ -> (try (match v49 with | ('n' | 'n') -> v49 | 'a'..'m' -> '0' | 'n' -> v49 | q81' -> q81') with | _ -> v37') | q82 -> (max '\'' v37')) in
    (mix (Char.code v83); note_end 0);
    let v84 = '\182' in
    a36.(1) <- (Printf.sprintf "<%10.2f>" (abs_float c55))) | C5 { r0 = c54; r1 = q85; r2 = "a"; r3 = _; r4 } when (not (let v86 = v37' in true)) -> (
    let a87 = Array.make 9 (-3) in
    let i88 = ref (8 - 1) in
    while !i88 >= 0 do
      a87.(!i88) <- a87.(!i88 + 1);
      i88 := !i88 - 1
    done;
    (mix_ints a87 0 9; note_end 0);
    a87.(1) <- (let v89 = Array.make 9 c53 in -1)) | C5 { r0 = q90; r1 = _; r2 = ""; r3; r4 } when true -> (
    let v121 = (match (try { r7 = c55 } with | _ -> { r7 = c54 }) with | { r7 = 1.0 } -> (
      (try (
        let v91 = v49 in
        let s94 = string_of_int (try ((fun p92 -> if true then r3 else r3) (Result.to_list (Ok v49))) with | Match_failure _ -> (r3 - 5) | E0 -> (4 + r3) | E2 q93 -> (Array.length a36)) in
        print_char (max v49 v91)) with | Invalid_argument _ -> () | Division_by_zero -> (mix_string "") | Failure _ -> (if true then ()) | E1 -> (a36.(0) <- "tail \" end") | E2 q95 -> ());
      let v101 = (let rec f100 p96 = ((match Printf.sprintf "<%b>" true with | "a" -> { r7 = c51 } | "" -> { r7 = c53 } | q97 -> { r7 = c54 }), (s50, (let rec f99 p98 = '\'' in f99), (s50, '\n', v49)), { r0 = "\000\255x"; r1 = []; r2 = q90; r3 = r3; r4 = None }) in f100) (if (string_of_float 1.7976931348623157e308) = q90 then (Array.make 1 14) else (Array.make 1 2)) in
      (q90, (Array.make 3 v37'), '\255')) | ({ r7 = q102 } | { r7 = q102 }) -> (
      let a105 = Array.make (hide 0 4) (((fun p103 -> ()) (fun p104 -> "12")); (c51 *. c51)) in
      let s120 = (try (
        let s106 = string_of_bool ((max c52' c54) < q102) in
        print_endline (let i107 = if true then 20 else r3 in if i107 >= 0 && i107 < 2 then a36.(i107) else (string_of_int r3));
        (match (let rec f109 p108 = { r0 = s48; r1 = []; r2 = q90; r3 = r3; r4 = None } in f109) (if true then (Array.make 1 (-2.0)) else (Array.make 1 0.5)) with | { r0 = q110; r1 = q90; r2 = q111; r3 = c51; r4 } when (if false == true then ((r3 + 65535) <= (-1)) else (let v112 = ref (Array.make 6 v23) in false)) -> (try (if ((); false) then ()) with | _ -> (match [] with | ([] | (_ :: [])) -> () | ((q113 :: []) | (q113 :: [])) when (((-1) * 29) >= (c51 / (6 lor 1))) -> () | (q114 :: ((r4 :: ((_ :: q115) as w116)) as w117')) -> () | _ -> ())));
        String.make 4 (let s118 = q90 in let i119 = r3 in if i119 >= 0 && i119 < String.length s118 then s118.[i119] else v37')) with | Match_failure _ -> (string_of_float 1.7976931348623157e308)) in
      (mix (String.length s120); note_end 0);
      (((clip s50) ^ s48), (try (Array.make 3 v37') with | _ -> (Array.make 3 ' ')), v49))) in
    ()) | C5 { r0 = _; r1 = q122; r2 = _; r4 = q123; _ } -> (
    (let v124 = string_of_float (abs_float c55) in if true then raise Not_found else ())) | C6 -> (
    let s126 = String.make 5 (let v125 = s50 in v37') in
    let v130 = (let v129 = if true || false then raise (E2 (string_of_bool false)) else (match v37' with | 'a'..'m' -> (v37', "", { r0 = s50; r1 = []; r2 = s126; r3 = 12; r4 = None }, (Array.make 6 "\000\255x")) | '0'..'9' when false -> (v49, s126, { r0 = s126; r1 = []; r2 = "b c"; r3 = 18; r4 = None }, (Array.make 6 s126)) | 'a'..'m' -> (v37', s126, { r0 = s126; r1 = []; r2 = s126; r3 = 13; r4 = None }, (Array.make 6 s50)) | 'a'..'m' -> (v37', s126, { r0 = s126; r1 = []; r2 = s126; r3 = 7; r4 = None }, (Array.make 6 s126)) | ('0'..'9' | '0'..'9') -> (v49, s126, { r0 = s50; r1 = []; r2 = s50; r3 = 5; r4 = None }, (Array.make 6 s126)) | q127 -> ('a', s50, { r0 = s126; r1 = []; r2 = "b c"; r3 = 20; r4 = None }, (Array.make 6 s126)) | _ -> (v49, s50, { r0 = s126; r1 = []; r2 = "\000\255x"; r3 = 17; r4 = None }, (Array.make 6 s50)) | exception Invalid_argument q128 -> (v23, q128, { r0 = s50; r1 = []; r2 = s126; r3 = 19; r4 = None }, (Array.make 6 s50)) | exception Division_by_zero -> (v49, s126, { r0 = "\000\255x"; r1 = []; r2 = s126; r3 = 2; r4 = None }, (Array.make 6 s126)) | exception Failure _ -> (v49, s126, { r0 = s126; r1 = []; r2 = "12"; r3 = 12; r4 = None }, (Array.make 6 s48)) | exception Not_found -> (' ', s126, { r0 = s126; r1 = []; r2 = s50; r3 = 4; r4 = None }, (Array.make 6 s126)) | exception E0 -> (' ', s48, { r0 = s50; r1 = []; r2 = s126; r3 = 1; r4 = None }, (Array.make 6 s48)) | exception E2 "a" -> (v49, s50, { r0 = s126; r1 = []; r2 = s126; r3 = 5; r4 = None }, (Array.make 6 "tail \" end")) | exception E2 _ -> (v49, "a", { r0 = s126; r1 = []; r2 = s126; r3 = (-3); r4 = None }, (Array.make 6 ""))) in v37') in
    (mix (Char.code v130); note_end 0);
    (let c53 = if false then raise E1 else v130 in print_char v23))) in
  v49) with | Not_found -> v49 | Match_failure _ -> v49 | E1 -> v49 | E2 "a" -> 'a' | E2 "a" -> 'a' | E2 q132 -> v49)
let v139 = (match (match v37' with | 'a'..'m' -> (match s48 with | "a" -> None | "" when (match v133 with | 'a'..'m' -> (if false then true else false) | 'a'..'m' -> true | q134 -> (let v135 = v49 in true)) -> None | ("" | "") -> None | _ -> None | _ when ((Printf.sprintf "<%6s>" s48) < (string_of_float (abs_float 1.0))) -> None) | _ -> (max None None)) with | None -> v133 | ((Some q136) | (Some ('a'..'m' as q136))) -> (try (let v137 = v23 in v137) with | Failure _ -> (let v138 = Array.make 8 12 in v23) | Not_found -> (Char.chr (9 land 255)) | E0 -> (Char.uppercase_ascii '\'')))
let () = note_float c53
let () = (mix (Char.code v139); note_end 0)
let () = (mix (Char.code v133); note_end 0)
let () = (mix_string s48; note_end 0)
let () = (mix (Char.code v37'); note_end 0)
let () = note_float c54
let () = note_float c52'
let () = note_float n42
let () = ()
