type a0 = float * string * int
type t0 = C1 | C0
and t1 = { r2 : (int -> int) list; mutable r3 : bool; mutable r4 : t1 option }
type t2 = C5 of t2 * t2 option | C8 of { r9 : t2 * int; r10 : t2 } | C11 | C6 of { r7 : t2 }
exception E0 of string
exception E1 of char
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : char ref) =
  if d > 0 then
    match v with
    | _ -> mix (Char.code !v)
let a0 = Array.make (hide 0 11) (-1)
let rec loop3 i1 n4 s2 =
  if i1 <> n4 then (
    loop3 (i1 + 1) n4 (((s2) + a0.(i1)) + ((-2147483648) / 10))
  ) else
    s2
let n5 = loop3 0 11 2
let () = note_int n5
let s6 = Printf.sprintf "<%s>" (string_of_int (1 mod 4096))
let v14 = (try (
  prerr_int 32767;
  prerr_byte 32;
  prerr_float 1e999;
  prerr_newline ();
  prerr_int (32767 mod ((-4096) lor 1));
  prerr_byte 32;
  prerr_float (match max 'a' '\255' with | ('a'..'m' | _) -> (-. (-3.25)) | ('0'..'9' as w7) -> ((); 10.0) | 'n' -> 100.75 | ('a'..'m' as w8) -> 0.1 | 'n' -> (-. 10.0) | q9 -> 1e16);
  prerr_newline ();
  (let s10 = Printf.sprintf "<%g>" (abs_float 1.5) in let i11 = n5 in if i11 >= 0 && i11 < String.length s10 then s10.[i11] else '\n')) with | _ -> (let s12 = s6 in let i13 = 8 in if i13 >= 0 && i13 < String.length s12 then s12.[i13] else '\n'))
let () = (mix (Char.code v14); note_end 0)
let v49 = ((a0.(1) <- 4095); (max ((fun p15 -> (let s16 = String.concat "b c" [s6; clip s6] in let i17 = - 0 in if i17 >= 0 && i17 < String.length s16 then s16.[i17] else '\255')) (let rec f23 p18 p19 p20 = (match p20 with | ('a'..'m' as w21) -> s6 | '0'..'9' -> p19 | '0'..'9' when ((String.concat p19 ["a"; clip s6]) = s6) -> p19 | q22 -> "a" | 'n' when ((if false then 100.75 else (-3.25)) < (-0.0)) -> p19 | _ -> "12") in f23)) (try (match (let a0 = (match v14 with | ('a'..'m' | 'a'..'m') -> v14 | ('0'..'9' | _) -> v14 | 'n' when ((n5 + n5) <= (compare (Array.make 1 3.25) (Array.make 1 1.5))) -> v14 | q24 -> q24) in (match v14 with | '0'..'9' when ((n5 + (-4096)) >= (n5 mod (n5 lor 1))) -> [] | q25' when ((string_of_int 18) >= (match a0 with | 'a'..'m' -> s6 | '0'..'9' -> s6 | q26 -> s6)) -> [] | 'a'..'m' -> [])) with | ([] | []) -> (let s27 = string_of_bool true in let i28 = n5 + n5 in if i28 >= 0 && i28 < String.length s27 then s27.[i28] else '\'') | ((q29 :: []) | (q29 :: (_ :: (_ :: _)))) when (if Result.is_error (Ok s6) then (false && false) else true) -> (let s30 = if true then "b c" else s6 in let i31' = a0.(0) in if i31' >= 0 && i31' < String.length s30 then s30.[i31'] else v14) | (s6 :: (_ :: q32)) -> (match v14 with | ('a'..'m' | 'a'..'m') when (List.mem (String.make 1 v14) (max [] [])) -> v14 | (('n' as w33) | w33) when (match [] with | [] -> (0.0 < 1.5) | (q34 :: []) -> ((-10.0) < 10.0) | ((q35 :: ((s6 :: q36) as w37)) as w38) -> (if false then false else true)) -> ((let rec f40 p39 = w33 in f40) "") | q41 -> (if false then 'z' else q41) | _ -> (if true then v14 else 'z')) | _ -> (Char.chr ((match v14 with | 'a'..'m' -> n5 | '0'..'9' -> 14 | 'n' -> 1 | q42 -> n5) land 255))) with | Invalid_argument v14 -> ((match C0 with | C1 -> () | C0 -> ()); (let v43 = "a" in 'a')) | Division_by_zero -> v14 | Match_failure _ -> (try v14 with | _ -> (let s44 = s6 in let i45 = n5 in if i45 >= 0 && i45 < String.length s44 then s44.[i45] else v14)) | E0 q46 -> v14 | E1 s6 -> (let s47 = string_of_int 2 in let i48 = n5 in if i48 >= 0 && i48 < String.length s47 then s47.[i48] else 'a'))))
let a50 = (fun n5 -> Array.make 16 100.75) C0
let rec loop53 i51 n54 s52 =
  if i51 >= n54 then s52 else (
    loop53 (i51 + 1) n54 (if i51 < Array.length a50 then ((s52) *. a50.(i51)) else s52)
  )
let n55 = loop53 0 19 0.5
let () = note_float n55
let () = assert (compare ((-7) * n5) ((-7) * n5) = 0)
let s56 = Printf.sprintf "<%5d>" n5
let s57 = Printf.sprintf "<%-4d|>" (32767 mod 1)
let () = (mix_string s57; note_end 0)
let v131 = (match (match v49 with | 'a'..'m' -> (match v49 with | 'a'..'m' -> C0 | 'n' -> C0 | q58 -> C0 | '0'..'9' when (match String.make 4 v49 with | "a" -> (if false then false else false) | "" -> false | q59 -> (n55 > n55)) -> C0 | _ -> C0) | '0'..'9' -> (let (q60, a50, q61) = ([], v49, v49) in C0) | ('a'..'m' | _) -> ((fun p62 -> C0) (let rec f65 p63 p64 = p63 in f65)) | ('0'..'9' | _) -> C1 | q66 -> (let (q67, _, _) = (0.0, "tail \" end", n5) in C0)) with | (C1 | C1) -> (
  let s68 = "kylnpfly" in
  let f69 p70 p71 p72 =
    let s73 = Printf.sprintf "<%c>" 'K' in
    (match if false then (List.cons 'z' []) else (v49 :: []) with | [] -> ((match p72 with | ((q74, q75, q76), q77, "a") -> () | ((q78, q79, q80), q81, "a") when q80 < '\009' -> () | ((q82, q83, _), _, "a") -> () | (((q84, p71, q85) as w86), q87, q88) -> ()); ((); ())) | ('a'..'m' :: []) -> (if Result.is_error (Ok "tail \" end") then (let v89' = s57 in ()) else (let v90 = '0' in ())) | ('0'..'9' :: []) -> (let v96 = (let _v91 = None in (None, (s73, v49, "12"), (let rec f95 p92 p93' p94 = s57 in f95))) in (mix (String.length s73); note_end 0)) | ((q97 :: ([] as w98)) | ((q97 :: []) as w98)) -> (Printf.printf "[%s %d]\n" s68 (12 * n5)) | (q99 :: (q100 :: s73)) -> ((fst ((), s68)); ((); ())));
    (let (q101', q102, q103) = if if false then true else false then (0.0, s56, n5) else (if false then ((-1.5), "b c", n5) else (10.0, s57, n5)) in (let s56 = (let { r2 = _; r3; r4 = q104 } = { r2 = []; r3 = true; r4 = None } in v14) in (match v49 with | 'a'..'m' -> v49 | ('a'..'m' as w105) -> '\n' | (_ | '0'..'9') -> '0' | _ -> p71)))
  in
  let v109 = f69 (let rec f107 p106 = v49 in f107) '\189' (let (_, q108, _) = ((Ok v49), v49, v49) in (('0', s68, q108), s6, "tail \" end")) in
  (mix (Char.code v109); note_end 0);
  let v112 = f69 (fun p110 -> '\255') v109 (match v14 with | 'a'..'m' -> (('\255', s6, '\255'), s68, s56) | 'n' -> (('z', "b c", v49), s68, "tail \" end") | _ -> ((v49, s68, '\255'), s56, s6) | q111 when q111 < 'J' -> ((v109, s56, q111), s68, s56)) in
  (match v109 with | 'a'..'m' -> (if true then v49 else v112) | ('0'..'9' | 'a'..'m') -> (if false then v109 else '\n') | q113 -> (let s114 = s57 in let i115 = n5 in if i115 >= 0 && i115 < String.length s114 then s114.[i115] else '\255'))) | C0 -> (
  let rec loop118' i116 s117 =
    if i116 >= 19 then s117 else (
      loop118' (i116 + 1) (if i116 < Array.length a50 then (a50.(i116) +. (s117)) else s117)
    )
  in
  let n120 = loop118' 0 n55 in
  note_float n120;
  let s57 = (try (let rec f123 p121 p122 = Printf.sprintf "<%o>" (1073741824 land 2147483647) in f123) with | _ -> (fun n5 p124 -> (match n5 with | ('a'..'m' | 'a'..'m') -> s6 | 'n' -> s57 | 'a'..'m' -> s57 | '0'..'9' -> "b c" | q125 -> s57))) in
  (fun p126 -> (let s127 = s56 in let i128 = n5 in if i128 >= 0 && i128 < String.length s127 then s127.[i128] else v14)) (if false then (fun p129 -> "b c") else (fun p130 -> s56))))
let () = (mix (Char.code v131); note_end 0)
let v147 = min (match v14 with | 'a'..'m' -> ((); v49) | '0'..'9' -> (try (let s132 = s56 in let i133 = n5 in if i133 >= 0 && i133 < String.length s132 then s132.[i133] else v49) with | _ -> v131) | 'a'..'m' -> (min v131 v131) | 'n' -> v131 | q134 -> ((); v131)) (match v49 with | 'a'..'m' -> (let (q137, q138, q139, q140) = ((let rec f136 p135 n55 = p135 in f136), { r2 = []; r3 = true; r4 = None }, (Array.make 4 n5), (Array.make 16 v14)) in v49) | '0'..'9' -> (fst ('\n', "b c")) | 'n' -> (let _v141 = "tail \" end" in v14) | q142 when q142 = '\025' -> (let s143 = "tail \" end" in let i144 = n5 in if i144 >= 0 && i144 < String.length s143 then s143.[i144] else q142) | q145 -> (let v146 = v131 in v49))
let f148 p149 =
  ref (match Ok { r2 = []; r3 = true; r4 = None } with | Ok { r2; r3 = q150; r4 = None } -> (let s151 = p149 in let i152 = 12 in if i152 >= 0 && i152 < String.length s151 then s151.[i152] else '\n') | ((Ok { r2; r3 = _; r4 = (Some q153) }) | (Ok { r2; r3 = _; r4 = (Some q153) })) -> '\092' | Error 'a'..'m' -> (let s154 = p149 in let i155 = 1 in if i155 >= 0 && i155 < String.length s154 then s154.[i155] else '\255') | Error p149 -> p149)
let v156 = f148 (Printf.sprintf "<%f>" (abs_float n55))
let () = (mix_0 5 v156; note_end 0)
let _ = f148 (Printf.sprintf "<%c>" v147)
let a157 = (match 'z' with | ('a'..'m' | 'a'..'m') -> (Array.make 16 n5) | '0'..'9' -> (Array.make 16 (-2)) | q158 -> (Array.make 16 n5))
let a159 = (let rec f161' p160 = Array.make 16 5 in f161') "\000\255x"
let s163 = ref n5
let i162 = ref 0
let () = while !i162 < 16 do
  a159.(!i162) <- (a157.(0) + (!s163));
  s163 := (a159.(!i162) lxor ((!s163) - a157.(0))); i162 := !i162 + 1
done
let n164' = !s163
let () = note_int n164'
let () = (mix (Char.code v147); note_end 0)
let () = (mix (Char.code v131); note_end 0)
let () = (mix (Char.code v14); note_end 0)
let () = (mix_string s56; note_end 0)
let () = (mix_ints a159 0 16; note_end 0)
let () = (mix (Char.code v49); note_end 0)
let () = (mix_string s6; note_end 0)
let () = (mix_0 5 v156; note_end 0)
let () = ()
