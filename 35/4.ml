type t0 = C0 of int array * char list
type 'a t1 = C1 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type ('a, 'b) t2 = C0 of char * string
and ('a, 'b) t3 = C10 | C8 of ('a, 'b) t3 list * char * 'b | C9 | C7 of 'b * ('a, 'b) t3 array * (('a, 'b) t3 * int)
exception E0 of char
;;
let checksum = Array.make 1 1
in
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
in
let rec split x =
  let y = x *. 67108864.0 in
  let high = floor y in
  mix (int_of_float high);
  mix (int_of_float ((y -. high) *. 67108864.0))
in
let rec normalise x e =
  if x >= 18446744073709551616.0 then
    normalise (x *. 5.421010862427522e-20) (e + 64)
  else if x >= 256.0 then normalise (x *. 0.00390625) (e + 8)
  else if x >= 2.0 then normalise (x *. 0.5) (e + 1)
  else if x >= 1.0 then (mix e; split x)
  else if x >= 0.00390625 then normalise (x *. 2.0) (e - 1)
  else if x >= 5.421010862427522e-20 then normalise (x *. 256.0) (e - 8)
  else normalise (x *. 18446744073709551616.0) (e - 64)
in
let rec mix_float x =
  if x = x then
    if x = 0.0 then mix (if 1.0 /. x > 0.0 then 1 else 2)
    else if x > 1.7976931348623157e308 then mix 3
    else if x < -1.7976931348623157e308 then mix 4
    else (mix (if x > 0.0 then 5 else 6); normalise (abs_float x) 0)
  else mix 7
in
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
in
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
in
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
in
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let p0 = 4 + 8 in
let p1 = 100.75 *. 0.0 in
let p2 = if true then p1 else p1 in
let p3 = p0 * 36 in
let p4 = p2 in
let p5 = 17 * 16 in
let p6 = - p0 in
let p7 = coarse (tan (limit p1 (-1.0) 1.0)) in
let p8 = 0.0 /. 0.0 in
let p9 = (try (if true then raise (Failure "\000\255x") else p8) with | Failure q10 -> p8 | _ -> p7) in
let p11 = ( *. ) p8 p9 in
let p12 = 1.7976931348623157e308 in
let p13 = int_of_float p12 in
let p14 = p6 in
let p15 = - 17 in
let p16 = p7 *. p12 in
let p17 = 100.75 in
let p18 = (let ((C0 (q19, q20') as w21) : t0) = ((C0 ((Array.make 8 p15), []) : t0) : t0) in p8) in
let p22 = (let (q23, q24) = ((Array.make 16 'a'), '\'') in p15) in
let p25 = 1.7976931348623157e308 in
let p26 = if false then p25 else p8 in
let p27 = max p26 p18 in
let p28 = 1.0 in
let p29 = p13 in
let p30 = 1e-310 in
let p31 = p18 in
let p32 = if false then (-2) else p29 in
mix 1;
let n33 = 1 - (((p22 + (p15 - ((p13 - ((((p0) - p3) + p5) * p6)) - p14))) * p29) + p32) in
let x34 = (((p28 *. (p27 -. (p26 -. (p25 +. ((p17 +. (p16 +. (p12 +. (p11 *. ((p8 *. (((p2 *. (p1)) +. p4) +. p7)) *. p9))))) -. p18))))) -. p30) +. p31) *. 1.0 in
let a77 = (match ((C0 ((snd ('z', '\255')), (String.make (hide 1 4) '0')) : ((char, char list) result, (char, t0) t3) t2) : ((char, char list) result, (char, t0) t3) t2) with | C0 ('a'..'m', _) -> (
  (let _v35 = ((mix_string (string_of_int 17)); '\004') in (try (if (if List.for_all (let rec f36 p30 = false in f36) [] then (List.fold_right (fun p37 p38 -> p38) [] (Ok '0')) else (min (Ok _v35) (Ok _v35))) < (Ok _v35) then (match _v35 with | 'a'..'m' -> (let ((q41, q42), q43, q44) = (("", "tail \" end"), _v35, (fun p39 p40 -> '\'')) in ()) | 'a'..'m' -> (let v45 = if true then (C2 { r3 = ""; r4 = "a"; r5 = (1.0, (p31, p29)) }) else (C2 { r3 = ""; r4 = ""; r5 = (x34, (p31, p32)) }) in (match C2 { r3 = ("\000\255x", "b c"); r4 = ("12", "12"); r5 = (p16, (p25, p32)) } with | C1 ([], ([] as w46')) -> () | ((C1 (q47, q48')) | (C1 (q47, q48'))) -> () | C1 ([], (q49 :: _)) when q49 <> (-19) -> () | ((C2 { r4 = _; r5 = _; _ }) | (C1 ((_ :: _), _))) -> () | C2 ({ r3 = p28; r4 = q51; r5 = (q52, q53) } as w54) -> ())) | _ -> (if (match ((ref _v35), "a") with | (_, "a") when ((Char.code '\n') <> (abs p22)) -> false | (_, q55) -> true) then () else (let (C8 (q56, q57, q58)) = C9 in ())) | ('a'..'m' | 'a'..'m') when ((p30 +. 3.25) <= (x34 +. p27)) -> (Array.fold_right (fun p59 p60 -> (if true then p60)) [|"tail \" end"; "12"; "12"; ""; "b c"; "\000\255x"|] (if false then () else ())) | _ -> (if "\000\255x" >= "a" then (if false then ()))) else (if (match _v35 with | 'a'..'m' -> (if false then false else false) | 'n' when (not (match 'z' with | 'a'..'m' -> false | '0'..'9' -> true | 'a'..'m' -> true | '0'..'9' -> false | 'n' -> false | p25 -> true)) -> ("b c" >= "tail \" end") | q61 when (let ((C0 (q63, q64)) : (float array, char) t2) = ((let v62 = (C0 ((Array.make 8 1), []) : t0) in (C0 ('z', "a") : (float array, char) t2)) : (float array, char) t2) in q64 > q64) -> (not false)) then (if if false then true else true then (mix_string "b c")) else ())) with | Match_failure _ -> (let ((C0 (q68, _)) : (string, string) t2) = (if p32 <> (-3) then (if true then (C0 (_v35, "a") : (string, string) t2) else (C0 ('a', "a") : (string, string) t2)) else (Array.fold_left (let rec f67 p65 p66 = (C0 (_v35, p66) : (string, string) t2) in f67) (C0 ('z', "") : (string, string) t2) (Array.make 5 "a")) : (string, string) t2) in (try (mix (Char.code (if false then '\255' else q68))) with | _ -> ((let rec f70 p69 = () in f70) "a")))));
  min (let ((C0 (q71, q72)) : (char, char list) t2) = ((C0 (' ', "") : (char, char list) t2) : (char, char list) t2) in Array.make 2 "tail \" end") (if false then (Array.make 2 "tail \" end") else (Array.make 2 "12"))) | C0 (_, q73) -> (
  Array.mapi (let rec f76 p74 p75 = String.concat q73 [q73; clip q73] in f76) (Array.make 2 'a'))) in
print_int (- p15);
print_byte 32;
print_float ((match None with | None -> () | ((Some q78 as w79) | (Some q78 as w79)) -> ()); (float 19));
print_newline ();
let s80 = string_of_bool (((-2) <= p32) || (p14 >= p5)) in
let rec loop84 i81 s82 s83 =
  if i81 >= 12 then (s82, s83) else (
    loop84 (i81 + 1) (s82 + 1000000000) (s83 + (if s82 < s82 + 1000000000 then 1 else 3))
  )
in
let (n86, n87) = loop84 0 (-2147483648) 0 in
note_int n86;
note_int n87;
let s88 = string_of_bool (not ('0' < 'a')) in
prerr_int (if false || true then (let v89 = C2 { r3 = (ref s80); r4 = (ref s88); r5 = (p11, (p17, 4)) } in n86) else p13);
prerr_byte 32;
prerr_float p27;
prerr_newline ();
let v115 = List.fold_left (let rec f92 p90 p91 = p91 in f92) (let a77 = if false then (fun p93 p94 -> ('\n', s80)) else (fun p18 p95 -> ('0', "12")) in String.fold_left (fun p96 p97 -> p97) ' ' s88) (match [|p14; p29; p29; n87; p6; p22; n87; (-2)|] with | ([||] as w98) -> ('\255' :: []) | q99 -> [] | q100 -> (let _v101 = '\n' in []) | q102 -> (match C2 { r3 = ('z', 'z'); r4 = (' ', '0'); r5 = (p30, ((-3.25), 11)) } with | ((C1 ([], _)) | (C1 ([], _))) -> [] | ((C1 ((_ :: q103'), q104)) | (C1 (((_ :: _) as q103'), q104))) -> [] | C2 ({ r4 = (q105, ('a'..'m' as w106)); r5 = q107; _ } as w108) -> [] | (C2 { r3 = p9; r4 = (q109, '0'..'9'); r5 } as w110) -> [] | ((C2 { r3 = q111; r4 = (q112, q113); r5 = q114 }) | (C2 { r3 = q111; r4 = (q112, q113); r5 = q114 })) -> [])) in
let s117 = String.concat s88 [string_of_bool ((fun p116 -> false) (s88, v115, s88)); clip (String.concat s80 [s88; clip (Printf.sprintf "<%o>" (3 land 2147483647))])] in
List.fold_right (let rec f119 p118 () = (match v115 with | 'a'..'m' -> (a77.(0) <- a77.(0)) | (_ | 'n') -> (match Some (string_of_int p22) with | (None | None) -> () | Some "a" -> () | Some p118 -> ()) | _ -> ()) in f119) ((string_of_float 1.5) :: ((Printf.sprintf "<%10.2f>" (abs_float (max p28 p7))) :: [])) (Array.fold_right (fun p120 () -> (if true then (match v115 with | 'a'..'m' -> () | ('0'..'9' | 'n') -> () | q121 -> ()))) a77 (if (let rec f123 p122 = (p32 + 65535) >= (-3) in f123) ((); C9) then () else (let _v124 = Printf.sprintf "<%10.2f>" (abs_float p25) in ())));
let x125' = 0.0 /. 0.0 in
let n130 = ((((((0) + (if x125' = x125' then 82 else 0)) + (if x125' <> (p31 *. p28) then 14 else 0)) + (if x125' < x125' then 98 else 0)) + (if x125' > (fabs p2) then 54 else 0)) + (if x125' <= (try (ceil p30) with | Division_by_zero -> p9 | Failure q126 -> 10.0 | E0 'a'..'m' -> 100.75 | E0 ('0'..'9' as w127) -> p18 | E0 'n' -> p12 | E0 q128 -> p31) then 44 else 0)) + (if (let _v129 = Array.make 4 (-0.0) in -1.5) >= x125' then 39 else 0) in
note_int n130;
(match v115 with | 'a'..'m' -> (match v115 with | ('a'..'m' as w131) -> (match [] with | ((_ :: _) | []) -> () | (q134 :: q135) -> ()) | ('0'..'9' | 'a'..'m') -> (if false then () else ()) | q136 -> (Array.iter (fun p137 -> ()) a77)) | 'a'..'m' -> (mix_string (String.concat "b c" [s117; clip s117]); note_end 0) | ('a'..'m' as w138) -> () | '0'..'9' -> (a77.(wrap p0 2) <- (String.make 4 'z')) | 'n' -> (match if true then v115 else v115 with | 'a'..'m' -> (mix_string "a") | ('n' as w139) -> (Array.iter (let rec f141 p140 = () in f141) a77) | 'a'..'m' -> () | '0'..'9' -> (let v142 = v115 in ()) | _ when (((n33 + 1073741824) > n87) && (false && false)) -> (mix_string s117; note_end 0) | (('a'..'m' as w143') | ('a'..'m' as w143')) -> (a77.(1) <- s117) | ('0'..'9' as w144) when w144 < 'p' -> (a77.(0) <- "b c") | '0'..'9' -> (mix_string s80; note_end 0) | ('n' as w145) -> (if false then () else ()) | q146 -> (a77.(1) <- "\000\255x") | _ -> ()) | _ -> (a77.(1) <- (String.make 2 v115)) | exception _ -> (a77.((if false then n130 else p29) land 1) <- (String.make 0 '\n')));
(let v149 = (let s147 = string_of_int p14 in let i148 = ((); n87) in if i148 >= 0 && i148 < String.length s147 then s147.[i148] else v115) in ((a77.(0) <- s117); (match v149 with | q150 -> () | 'a'..'m' -> () | '0'..'9' -> () | 'a'..'m' -> () | 'a'..'m' -> () | (('0'..'9' as w151) | ('0'..'9' as w151)) -> () | q152 -> ())));
note_int n87;
note_int n86;
(mix_string s117; note_end 0);
note_int p29;
note_int n33;
note_float x34;
note_int p15;
note_float p28;
()
