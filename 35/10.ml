type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
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
let a9' = [|(if (try (false = true) with | _ -> true) then 10 else (0 / (-2147483648))); ((try (match { r1 = 8; r2 = 7; r3 = (true, []) } with | { r1 = (-3); r2 = _; r3 = ((q0, q1) as w2) } -> 11 | { r1 = 4; r2 = q3; r3 = q4 } -> q3 | ({ r1 = (-2); r2; r3 } | { r1 = (-2); r2; r3 }) -> r2 | ({ r1 = q5; r2 = q6; r3 } as w7) -> q6) with | _ -> 10) lsr 10); (try (11 - (17 + 0)) with | Not_found -> (-4097) | Match_failure _ -> (min 6 (-3))); (let _v8 = String.make 5 'a' in (match 'a' with | ('n' | 'a'..'m') -> 14 | '0'..'9' -> 15 | _ -> 10))|]
let () = (mix_ints a9' 0 4; note_end 0)
let v28' = (try (
  let rec f10 p11' p12 =
    if p11' > 0 then (
      (try (let r14 = f10 (p11' - 1) p12 in if 3.25 = 3.25 then raise E0 else r14) with | E0 -> (let v15 = "tail \" end" in p12))
    ) else
      (let v13 = "a" in '\255')
  in
  let v16 = f10 (hide 1 3) ((); '\'') in
  (mix (Char.code v16); note_end 0);
  let v17 = f10 11 v16 in
  let cell18 = ref (-2.0) in
  let rec get19 p20 =
    !cell18
  in
  let rec set21 p22 =
    cell18 := p22 *. (!cell18);
    !cell18
  in
  let x23 = set21 (floor 3.25) in
  let x24 = set21 10.0 in
  note_float x24;
  let x25 = set21 (x24 *. x24) in
  let x26 = set21 x25 in
  let x27 = set21 (max (-1.5) x23) in
  v17) with | _ -> ((); ' '))
let rec loop32 i29 n33 =
  if i29 >= n33 then () else (
    (a9'.(i29) <- (match v28' with | ('a'..'m' as w30) -> (List.compare_lengths [] []) | 'a'..'m' -> (List.compare_lengths [] []) | 'n' -> (-65536) | q31 -> (truncate 1.5)));
    loop32 (i29 + 1) n33
  )
let () = loop32 0 4
let () = (mix_ints a9' 0 4; note_end 0)
let s34 = Printf.sprintf "<%u>" ((a9'.(0) mod 4096) land 2147483647)
let () = (mix_string s34; note_end 0)
let s35' = Printf.sprintf "<%c>" (min ((); 'z') (min v28' v28'))
let v38 = (let s36 = String.concat s34 [string_of_bool false; clip (Printf.sprintf "<%b>" false)] in let i37' = (if true then 3 else 3) + (-9) in if i37' >= 0 && i37' < String.length s36 then s36.[i37'] else v28')
let v42 = (let s39 = String.make 3 (try ((); v38) with | Division_by_zero -> '\n' | E0 -> v38) in let i40 = (let i41 = ((); (-3)) in if i41 >= 0 && i41 < Array.length a9' then a9'.(i41) else (compare v38 v28')) in if i40 >= 0 && i40 < String.length s39 then s39.[i40] else v38)
let v67 = (match Ok (let _v45 = fun p43 p44 -> v38 in v38) with | Ok _ -> v38 | Error 'a'..'m' -> (try (if 17 > 9 then (let s46 = s35' in let i47 = -1 in if i47 >= 0 && i47 < String.length s46 then s46.[i47] else v42) else (if false then v42 else '\255')) with | _ -> (let v48 = ((Array.make 8 s35'), (s35', s35'), s35', (11, true, true)) in 'z')) | Error '0'..'9' -> (let s49 = (try (string_of_int 18) with | _ -> s35') in let i50 = (let v51 = Array.make 8 1.0 in 8) in if i50 >= 0 && i50 < String.length s49 then s49.[i50] else 'a') | Error 'n' -> (let v52 = string_of_float (abs_float 2.0) in (let s53 = v52 in let i54 = 19 in if i54 >= 0 && i54 < String.length s53 then s53.[i54] else v38)) | Error q55' when (32767 >= ((); 8)) -> q55' | (Error _ as w56') -> (let v57 = ((Ok s35'), C6, (Array.make 2 (-3.25))) in (try (let s58 = s35' in let i59 = -1 in if i59 >= 0 && i59 < String.length s58 then s58.[i59] else '0') with | Invalid_argument q60 -> v28' | Division_by_zero -> 'z' | Not_found -> 'z')) | (Error ('n' | 'n') as w61) -> (match Ok s34 with | Ok "a" -> (if false then v42 else v28') | ((Ok "") | (Ok "")) -> 'm' | Ok q62 -> (let s63 = q62 in let i64 = 10 in if i64 >= 0 && i64 < String.length s63 then s63.[i64] else v42) | Error (q65, q66, _) -> v42))
let a68 = Array.make 2 10
let i69 = ref 0
let () = while !i69 < 1 do
  a68.(!i69 + 1) <- ((!i69 * 37) * (a68.(!i69)));
  i69 := !i69 + 1
done
let () = (mix_ints a68 0 2; note_end 0)
let s70 = "loop"
let rec loop73 i71' s72 =
  if i71' < 4 then (
    loop73 (i71' + 2) (Char.code s70.[i71'] + 3 * s72)
  ) else
    s72
let n75 = loop73 0 17
let () = note_int n75
let n84 = (hide 1 4)
let rec loop83 i76 s77 =
  if i76 >= 0 then (
    loop83 (i76 - 1) (try (float_of_int (100 / (i76 - 2))) with | Invalid_argument _ -> (match v42 with | 'n' -> s77 | 'a'..'m' -> s77 | 'a'..'m' -> (-1.5) | '0'..'9' -> s77 | ('a'..'m' | 'a'..'m') when (Option.equal (let rec f79 s77 p78 = 1 >= (-1) in f79) (List.find_map (let rec f81 p80 = None in f81) []) None) -> s77 | q82 -> s77 | _ -> s77) | Division_by_zero -> s77)
  ) else
    s77
let n85 = loop83 ((hide 1 4) - 1) 3.25
let () = note_float n85
let () = note_float n85
let () = (mix_string s34; note_end 0)
let () = (mix_ints a9' 0 4; note_end 0)
let () = (mix_ints a68 0 2; note_end 0)
let () = (mix_string s35'; note_end 0)
let () = note_int n75
let () = (mix (Char.code v42); note_end 0)
let () = (mix (Char.code v38); note_end 0)
let () = ()
