type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (char, string * char) result) =
  if d > 0 then
    match v with
    | Ok y152 -> mix 0; mix (Char.code y152)
    | Error y153 -> mix 1; (let (m154, m155) = y153 in mix_string m154; mix (Char.code m155))
let v10 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> (let s1 = Printf.sprintf "<%10.2f>" (-4096.0) in let i2 = (match ' ' with | ('n' | 'n') when (Array.exists (fun p3 -> 10 <= 19) ((); (Array.make 4 '0'))) -> (-2) | ('a'..'m' | 'a'..'m') -> 5 | 'a'..'m' -> 1 | '0'..'9' -> 2 | q4 -> 12) in if i2 >= 0 && i2 < String.length s1 then s1.[i2] else '0') | { r0 = q5; r1 = q6; r2 = (Some q7) } -> (let s8' = string_of_int 3 in let i9 = 16 in if i9 >= 0 && i9 < String.length s8' then s8'.[i9] else '\255'))
let s12 = string_of_float (abs_float (-. (let v11 = "12" in 1.5)))
let s16 = Array.fold_right (fun p13 p14 -> string_of_int (let v15 = p14 in 2)) (Array.make 4 (Char.uppercase_ascii v10)) (string_of_bool false)
let v28 = (try (
  let s17 = Printf.sprintf "<%10.2f>" 1e999 in
  (mix_string s17; note_end 0);
  let a18 = create_array 8 (s12, "b c", "12") in
  let rec loop21 i19 n22 =
    if i19 >= n22 then () else (
      (a18.(i19) <- (if (s17, v10, v10, (v10, '\'', s16, v10)) < (s17, 'z', v10, (' ', v10, s16, '\n')) then (s17, s17, s17) else (match [] with | [] -> (s16, s17, s16) | (q20 :: _) -> (s12, s17, s17))));
      loop21 (i19 + 1) n22
    )
  in
  loop21 0 (hide 1 8);
  ((let (m23, m24, m25) = a18.(7) in mix_string m23; mix_string m24; mix_string m25); note_end 0);
  a18.(7) <- a18.((min (-3) 16) land 7);
  let s27 = String.concat s17 [String.concat s17 [Printf.sprintf "<%i>" (snd (s17, 17)); clip (String.concat s16 [Printf.sprintf "<%6s>" (String.make 4 v10); clip (string_of_int (13 land 15))])]; clip (Printf.sprintf "<%u>" (((-2147483647) / ((((fun p26 -> 15) { r0 = 1.0; r1 = 1.0; r2 = None }) + (13 / (14 lor 1))) lor 1)) land 2147483647))] in
  Char.chr ((snd (v10, 19)) land 255)) with | _ -> (match None with | None -> v10 | Some s16 -> v10))
let () = (mix (Char.code v28); note_end 0)
let v29 = '\059'
let () = (mix (Char.code v29); note_end 0)
let v142 = (match (let v30 = v29 in { r3 = 100.75; r4 = 12; r5 = None; r6 = 5; r7 = 1.0 }) with | { r3 = 0.0; r4 = q31; r5 = q32; r6 = q33; r7 = 1.0 } -> (
  ((String.make 1 v29), ((); v29), '\213', (let ((q34, _) as w35) = ((Array.make 8 q33), ' ') in Array.make 8 q33))) | { r3 = q36; r4 = q37; r5; r7 = (1.0 as w38); _ } -> (
  ((Printf.sprintf "<%10.2f>" (abs_float w38)), v10, (let (_, { r4; r5 = q36; r6 = q39; r7; _ }, v29, _) = ('z', { r3 = w38; r4 = q37; r5 = None; r6 = q37; r7 = w38 }, v29, v29) in v29), (snd (v29, (Array.make 8 2))))) | { r3 = _; r4 = q40; r5 = _; r6 = q41; r7 = q42 } -> (
  let v77 = ((match v28 with | ('a'..'m' | _) -> (print_string (Printf.sprintf "<%f>" (abs_float (try (if true then raise Not_found else q42) with | Not_found -> q42)))) | ('n' | 'n') -> (match v29 with | ('a'..'m' | _) -> (if true > false then ((); ()) else (if true then () else ())) | 'a'..'m' when (match v28 with | 'a'..'m' -> ((q41 - 1024) > 15) | '0'..'9' -> (match v28 with | (q43 | ('a'..'m' as q43)) -> true | '0'..'9' -> false | q44 -> false) | 'n' -> (try (q40 == q40) with | _ -> true) | ('a'..'m' | 'a'..'m') -> (match None with | (None | None) -> false | Some ("a" as w45) when (false || true) -> false | Some "a" -> true | Some v28 -> true) | '0'..'9' -> ((); false) | 'n' -> (if true then false else false) | q46 -> ((q41 + 1023) < 5)) -> (let (_, q49, q50, q51) = ((let rec f48 p47 = p47 in f48), (Array.make 2 q42), "12", (Array.make 8 v28)) in (let v52 = s12 in ())) | 'a'..'m' -> (let v53 = v28 in ()) | '0'..'9' -> (String.fold_left (fun p54 p55' -> p54) (match { r3 = q42; r4 = q40; r5 = None; r6 = 18; r7 = q42 } with | { r3 = q56; r4 = q57; r5 = _; r6 = q58'; r7 } -> ()) s16) | 'n' -> (mix (Char.code v28)) | q59 -> () | _ -> ()) | q60 -> (match q60 with | (q61 | ('a'..'m' as q61)) -> ((fun p62 -> ()) (string_of_int q41)) | 'n' -> ((snd (q60, ())); (if false then () else ())) | 'a'..'m' -> () | q63 -> (mix (Char.code q63); note_end 0))), (string_of_int (let v64 = v29 in List.fold_left (let rec f67 p65 p66' = p65 + p65 in f67) (match '\n' with | ('a'..'m' | _) -> q40 | ('0'..'9' | 'a'..'m') -> q41 | 'n' -> q41 | 'a'..'m' -> (-3) | ('n' | 'n') -> q40 | _ -> q41) [])), (if (match v28 with | 'a'..'m' -> ((match v28 with | ('0'..'9' | 'a'..'m') -> true | q68 -> true) || (false && false)) | ('a'..'m' | '0'..'9') -> (if (let v69 = s16 in false) then false else true) | 'n' -> ((); ((6 + 2147483647) < q41)) | q70 -> ((Result.iter (fun p71 -> ()) (Ok q70)); (not true))) then (let v73 = fst (let v72 = { r3 = 1.5; r4 = q40; r5 = None; r6 = q41; r7 = q42 } in ({ r0 = q42; r1 = q42; r2 = None }, s12)) in (if (match { r3 = q42; r4 = q41; r5 = None; r6 = q41; r7 = q42 } with | ({ r3 = q74'; r4 = q75; r5 = _; _ } as w76) -> false) then (let v28 = { r0 = 3.25; r1 = q42; r2 = None } in ())))), (Char.chr ((String.length (string_of_int (q41 - q41))) land 255))) in
  ((let (_, m79', _, m81) = v77 in mix_string m79'; mix (Char.code m81)); note_end 0);
  let rec loop84 i82 s83 =
    if i82 >= 0 then (
      loop84 (i82 - 1) (clip s83 ^ clip (Printf.sprintf "<%05d>" 6))
    ) else
      s83
  in
  let n86' = loop84 (3 - 1) s16 in
  (mix (String.length n86'); note_end 0);
  (let { r3 = _; r4 = q88; r5 = q89; r6 = _; r7 = q90 } = (let v87 = { r3 = q42; r4 = q40; r5 = None; r6 = q40; r7 = q42 } in { r3 = q42; r4 = 7; r5 = None; r6 = q41; r7 = q42 }) in (match { r3 = q90; r4 = 9; r5 = None; r6 = q41; r7 = q90 } with | ({ r3 = q91; r4 = q92; r5; r6 = _; r7 = 1.0 } as w93) -> (s16, v29, v28, (Array.make 8 q41)) | { r3 = q94; r4 = q95'; r5; r7 = _; _ } -> (s16, ' ', v29, (Array.make 8 q41))))) | ({ r3 = _; r4 = v29; r5 = q96; r6 = q97; r7 = v28 } | { r3 = v28; r4 = v29; r5 = q96; r6 = q97; _ }) when v28 >= 1.0 -> (
  let s98 = String.concat s12 [string_of_int q97; clip (Printf.sprintf "<%05d>" (q97 mod 100))] in
  (mix_string s98; note_end 0);
  let a132' = (match { r0 = v28; r1 = (v28 *. v28); r2 = ((); None) } with | { r0 = _; r1 = q99; r2 = q100 } -> (
    let v127 = (try (
      (try (mix_string (string_of_int (q97 / 15)); note_end 0) with | Division_by_zero -> (max (if true then ()) ()));
      (let rec f104 p101 = (match (match p101 with | None -> (Ok s16) | Some _ -> (Ok "a")) with | Ok _ -> (if false then ()) | Error "a" -> () | Error ("" | _) -> () | ((Error q102) | (Error q102)) -> (let v103 = (s16, { r0 = 3.25; r1 = 0.0; r2 = q100 }) in ()) | Ok _ -> (if false then () else ())) in f104) (let v107 = fst ((fun p105 p106 -> s98), { r0 = v28; r1 = 2.0; r2 = q100 }) in (match None with | ((Some _) | None) -> None | Some "a" -> None | Some _ -> None));
      let s123 = String.make 0 (match (match q100 with | None when true -> { r3 = q99; r4 = q97; r5 = None; r6 = 1; r7 = 10.0 } | Some 1.0 -> { r3 = 1.0; r4 = q97; r5 = None; r6 = q97; r7 = v28 } | ((Some q109) | (Some q109)) -> { r3 = 2.0; r4 = v29; r5 = None; r6 = q97; r7 = q99 }) with | { r5 = q110; r6 = 0; r7 = q111; _ } -> v10 | { r3 = q112'; r4 = (6 as w113); r7 = q114; _ } -> (let s115 = s16 in let i116 = w113 in if i116 >= 0 && i116 < String.length s115 then s115.[i116] else v10) | { r3 = q117; r4 = q118; r5; r6; _ } -> (List.fold_right2 (let rec f122 p119 p120 p121 = '0' in f122) [] [] 'a')) in
      (let s124 = String.make 3 v10 in let i125 = (match Ok v10 with | Ok 'a'..'m' -> q97 | Ok '0'..'9' -> q97 | Ok 'n' -> v29 | Ok _ -> q97 | Error _ -> q97) in if i125 >= 0 && i125 < String.length s124 then s124.[i125] else v10)) with | Invalid_argument q126 -> v10 | Match_failure _ -> v10) in
    (mix (Char.code v127); note_end 0);
    let v128 = v127 in
    (mix (Char.code v128); note_end 0);
    Array.mapi (let rec f131' p129 p130 = float_of_int p129 in f131') (Array.make 2 v28))) in
  (mix_floats a132' 0 2; note_end 0);
  ((a132'.((if true then v29 else q97) land 1) <- v28); (let { r3 = _; r4 = _; r5 = q133; r6 = q134; _ } = { r3 = v28; r4 = q97; r5 = None; r6 = 17; r7 = v28 } in (s16, 'a', v10, (Array.make 8 q134))))) | _ -> (
  let v135 = Char.uppercase_ascii v29 in
  let v138 = (let v137 = String.make 5 (match v29 with | ('a'..'m' as w136) when w136 < '\231' -> w136 | 'a'..'m' -> v135 | '0'..'9' -> v29 | 'n' -> v135 | _ -> v29) in '\183') in
  (match v138 with | 'a'..'m' -> (let _v139 = v138 in (s16, _v139, v29, (Array.make 8 17))) | 'a'..'m' -> ("", '\n', v29, (Array.make 8 (-1))) | '0'..'9' -> (s16, v135, v135, (Array.make 8 15)) | 'n' -> (s16, v29, v138, (Array.make 8 4)) | 'a'..'m' -> (s12, '\n', v135, (Array.make 8 2)) | q140 -> (let _v141 = "\000\255x" in (_v141, v29, '\n', (Array.make 8 12))))))
let s16 = Printf.sprintf "<%05d>" ((-4096) asr 29)
let () = (mix_string s16; note_end 0)
let v144 = if ((); 19) >= (- 9) then (Error (s16, v29)) else (Ok (match '\'' with | ('a'..'m' | _) -> 'z' | ('a'..'m' | _) -> '\255' | 'n' -> v10 | q143 -> 'a'))
let s146 = ref s12
let i145 = ref 0
let () = while !i145 < 5 do
  s146 := (clip !s146 ^ clip (String.make 3 v29)); i145 := !i145 + 1
done
let n147 = !s146
let () = (mix_string n147; note_end 0)
let () = (mix_string s16; note_end 0)
let () = (mix_string n147; note_end 0)
let () = (mix (Char.code v10); note_end 0)
let () = (mix (Char.code v29); note_end 0)
let () = (mix (Char.code v28); note_end 0)
let () = (mix_0 5 v144; note_end 0)
let () = (mix_string s12; note_end 0)
let () = ((let (m148, m149, m150, m151) = v142 in mix (String.length m148); mix (Char.code m149); mix (Char.code m150); mix_ints m151 0 8); note_end 0)
let () = ()
