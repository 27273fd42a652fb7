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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec show_int k x = print_byte (65 + k); x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y198, y199) -> mix_ints y198 0 8; mix_3 (d - 1) y199
and mix_1 d (v : (bool, bool * string * float * bool) t2) =
  if d > 0 then
    match v with
    | C0 (y200, y201) -> mix (Char.code y200); mix_string y201
and mix_2 d (v : (bool list, int array) t2) =
  if d > 0 then
    match v with
    | C0 (y202, y203) -> mix (Char.code y202); mix_string y203
and mix_3 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y204 :: y205) -> mix 1; mix (Char.code y204); mix_3 (d - 1) y205
in
let n3 = ((-(-1)) / 3) + (let v2 = String.fold_left (fun p0 p1 -> p0) (Array.make 1 0.0) "tail \" end" in -(-2)) in
let x24 = (match ((match (if false then (C0 (' ', "b c") : (float, float ref) t2) else (C0 ('\255', "tail \" end") : (float, float ref) t2) : (float, float ref) t2) with | C0 (('0'..'9' | 'a'..'m'), "a") -> (match Ok [] with | ((Ok q4) | (Ok q4)) when false -> (C0 ('a', "b c") : (int, int) t2) | ((Ok _) | (Ok _)) -> (C0 ('\'', "a") : (int, int) t2) | ((Error C10) | (Error C10)) -> (C0 ('\'', "12") : (int, int) t2) | ((Error (C8 (q5, _, q6))) | (Error (C8 (q5, _, q6)))) -> (C0 ('\n', q6) : (int, int) t2) | ((Error C9) | (Error _)) -> (C0 (' ', "tail \" end") : (int, int) t2) | ((Ok (3 :: _)) | (Error (C7 (_, _, _)))) -> (C0 ('\255', "") : (int, int) t2)) | C0 ('0'..'9', ("a" | "a")) -> ((); (C0 ('\'', "b c") : (int, int) t2)) | ((C0 (_, "a")) | (C0 (_, "a"))) -> (C0 ('\255', "") : (int, int) t2) | ((C0 (q8, q9)) | (C0 (q8, ("" as q9)))) -> (C0 ('\n', "tail \" end") : (int, int) t2) | ((C0 (_, q10)) | (C0 (_, q10))) -> (fst ((C0 ('a', q10) : (int, int) t2), '\255'))) : (int, int) t2) with | ((C0 (q11, q12)) | (C0 (q11, q12))) -> (
  let n13 = (match min (Char.lowercase_ascii '0') (max '\'' q11) with | (_ | 'a'..'m') -> (try ((4 * 17) / ((-20) lor 1)) with | _ -> (7 / (n3 lor 1))) | ('0'..'9' | 'a'..'m') -> ((8 + 1) / (((); n3) lor 1)) | ('a'..'m' | 'n') -> ((n3 mod (n3 lor 1)) mod 1) | _ -> (min 65536 (truncate 100.75))) in
  note_int n13;
  (try (if (match ((Array.make 4 0.5), 0.0, 6) with | (q14, _, (0 | 0)) when ((9 > 19) || (true = true)) -> false | (([|_; _; _; _|], _, (-1)) | (_, _, _)) when (let (_, (q19, q20, _), q21) = (match q11 with | ('a'..'m' | 'a'..'m') -> ((C2 { r3 = n13; r4 = n3; r5 = ((-2.0), (3.25, n13)) }), (1.0, n13, (-3)), n13) | (q18 | ('0'..'9' as q18)) -> ((C2 { r3 = 0; r4 = n13; r5 = (3.25, (1.0, 10)) }), (1.5, n3, n13), n13) | ('a'..'m' | 'a'..'m') -> ((C2 { r3 = 9; r4 = n3; r5 = (10.0, ((-0.0), 11)) }), ((-2.0), n13, n3), n13) | ('a'..'m' | 'n') -> ((C2 { r3 = n13; r4 = n13; r5 = (0.0, ((-0.5), n13)) }), (3.25, n13, n13), n13) | q12 -> ((C2 { r3 = n3; r4 = n13; r5 = (1.5, (1.5, n13)) }), (1.0, 16, n13), 16)) in 5 == q21) -> false | _ -> true) then ((-1.0) +. 1.5) else (match q11 with | ('a'..'m' | 'a'..'m') -> (-0.0) | (q22 | ('0'..'9' as q22)) when q22 = '\006' -> 1.0 | ('n' | 'n') when (match ((); q11) with | ('a'..'m' | _) -> ((-0.0) <= 2.0) | (('n' as w23) | w23) -> ((C2 { r3 = []; r4 = []; r5 = (100.75, (2.0, n13)) }) < (C2 { r3 = []; r4 = []; r5 = (0.0, (2.0, n13)) })) | n13 -> (if false then true else false)) -> 10.0 | _ -> 10.0 | _ -> 1.0)) with | Match_failure _ -> 2.2250738585072014e-308))) in
let v59 = (match (let v26 = create_array 2 (fun p25 -> false) in C7 (16, (Array.make 2 C9), (C9, n3))) with | (C10 | C10) -> (
  let n27 = n3 in
  (C0 ((if true then '\255' else '\255'), (match C2 { r3 = false; r4 = true; r5 = (x24, (x24, n27)) } with | ((C1 (_, q28)) | (C1 (_, q28))) -> "b c" | ((C1 (_, _)) | (C2 { r5 = _; _ })) -> "" | ((C2 { r3 = x24; r4 = true; r5 = q30 }) | (C2 { r3 = x24; r5 = q30; _ })) when x24 -> "" | _ -> "tail \" end")) : (bool list, int array) t2)) | ((C8 (_, _, _)) | C9) -> (
  let v35 = '\096' in
  (let v36 = n3 in ());
  (C0 ((if false then v35 else v35), "ay") : (bool list, int array) t2)) | ((C9 as w37) | (C9 as w37)) -> (
  let v53 = (match ((Some (C0 ((Array.make 8 n3), []) : t0) : t0 option) : t0 option) with | (None | None) -> (
    let x46 = ((match w37 with | (C10 | C10) -> x24 | ((C8 (q38, ('n' as w39), _)) | (C8 (q38, w39, _))) -> (-1.5) | (C9 | (C7 (_, _, _))) -> 1.5 | ((C8 (_, _, _)) | (C7 (2, _, _))) -> x24 | (C9 | (C7 ((-3), [|_; _|], _))) -> x24 | C7 (((-3 as w42) | (8 as w42)), q43, q44) -> x24 | ((C7 (5, q45, _)) | (C7 (_, q45, _))) -> x24) +. x24) *. x24 in
    note_float x46;
    prerr_int (min (n3 * n3) (Char.code '\''));
    prerr_byte 32;
    prerr_float (-0.0);
    prerr_newline ();
    (C0 ([|n3; n3; n3; 6; n3; n3; n3; 8|], ('0' :: [])) : t0)) | (Some ((C0 (q47, q48)) | (C0 (q47, q48))) as w49) -> (
    let i50 = ref (3 - 1) in
    while !i50 >= 0 do
      q47.(!i50 * 3 + 0) <- ((if false then !i50 else n3) + (q47.(!i50 mod 3)));
      i50 := !i50 - 1
    done;
    (mix_ints q47 0 8; note_end 0);
    (match x24 with | (0.0 | 1.0) -> (note_int n3) | (0.0 | 1.0) -> (if 0.5 <= x24 then (mix_float 1.0)) | (q51 | (1.0 as q51)) -> (q47.(wrap (Array.length q47) 8) <- n3) | _ -> (if ((); false) then (if true then ()) else (Option.iter (fun p52 -> ()) None)));
    (C0 ((Array.make 8 n3), (' ' :: [])) : t0))) in
  (mix_0 5 v53; note_end 0);
  (C0 ((match (v53 : t0) with | C0 (q54, ([] | [])) -> ' ' | ((C0 (q55, (_ :: q56))) | (C0 (q55, ((_ :: _) as q56)))) -> '\255'), (string_of_float 1.7976931348623157e308)) : (bool list, int array) t2)) | ((C8 (_, _, _)) | (C7 (_, _, _))) -> (
  (C0 (((); 'a'), (if true then "a" else "a")) : (bool list, int array) t2))) in
let x197 = (match [] with | ([] | []) -> (
  let v192 = (match (snd (n3, [])) with | ([] | []) when (Array.mem (let f60 : (int -> string -> string, unit, string) format = "%-3d %6s" in Printf.sprintf f60 n3 (clip "tail \" end")) (Array.mapi (fun p61 p62 -> "\000\255x") (Array.make 2 n3))) -> (
    (if ((n3 * 0) + (-4096)) <= ((); 12) then (if true && false then (if true then ())) else ());
    fst ((C0 (' ', "a") : (bool, bool * string * float * bool) t2), x24)) | ([] | []) -> (
    let n187 = (match min (List.find_opt (let rec f64 p63 = true in f64) []) (Some x24) with | (None | None) -> (
      (match ((fun p65 -> (C0 ('a', "") : (float t1, bool * int) t2)) x24 : (float t1, bool * int) t2) with | C0 (('a'..'m' | 'a'..'m'), q66) -> (-16) | ((C0 ('0'..'9', v59)) | (C0 ('0'..'9', v59))) -> (max n3 n3) | ((C0 (q67, q68)) | (C0 (('n' as q67), q68))) -> (10 mod (n3 lor 1)) | ((C0 (q69, q70)) | (C0 (q69, q70))) -> (show_int 16 n3) | ((C0 (q71, q72)) | (C0 (q71, q72))) -> (n3 - n3))) | ((Some 1.0) | None) -> (
      let v115 = (match ((C0 ('P', (string_of_int n3)) : (int, int array list) t2) : (int, int array list) t2) with | ((C0 (q73, "a")) | (C0 (q73, "a"))) -> (
        let a74 = (let _v75 = n3 in Array.make 13 (-3)) in
        let s77' = ref n3 in
        let i76 = ref 0 in
        while !i76 < 13 do
          s77' := (a74.(!i76) * (!s77')); if a74.(!i76) <> a74.(!i76) then (i76 := !i76 + 1) else i76 := 13
        done;
        let n78 = !s77' in
        note_int n78;
        ((String.fold_left (let rec f80 p79 n3 = p79 in f80) (Array.make 9 x24) ""), (String.length "tail \" end"))) | C0 ((('a'..'m' as w81) | ('a'..'m' as w81)), q82) -> (
        prerr_int (match n3 with | (q83 | (-2 as q83)) -> (let o84' = 20 in let o85 = q83 in let o86 = n3 in let o87 = q83 in let ( +! ) a b = a * 2 - b and ( ** ) a b = a lxor (b + 1) in o84' ** o85 +! o86 ** o87) | (8 | (-3)) -> n3 | (5 | 2) -> (List.fold_left (fun p88 p89 -> p89) n3 []) | ((-2147483648) | 9) -> (n3 * n3) | ((-2) | 5) -> (List.compare_lengths [] []) | ((4 as w90) | (4 as w90)) -> (if true then n3 else w90) | ((-2147483648) | _) -> (int_of_float x24) | (9 | 1) -> (let o91 = n3 in let o92 = 4 in let o93 = n3 in let ( <> ) a b = a lxor (b + 1) in o91 <> o92 <> o93) | q94 -> (n3 mod 2147483647));
        prerr_byte 32;
        prerr_float x24;
        prerr_newline ();
        let s95' = q82 in
        (((); (Array.make 9 (-100.75))), (compare n3 n3))) | ((C0 (q96, "a")) | (C0 (('0'..'9' as q96), _))) -> (
        ((max (Array.make 9 x24) (Array.make 9 2.0)), (if false then n3 else n3))) | ((C0 ('a'..'m', _)) | (C0 (_, ""))) -> (
        let s104 = part ((fun p97 -> Printf.sprintf "<%5d>" n3) (let rec f100 p98 p99 = n3 in f100)) (match (v59 : (bool list, int array) t2) with | C0 (('a'..'m' | 'a'..'m'), _) -> (-1) | ((C0 (q101, q102)) | (C0 (q101, q102))) -> n3 | C0 ('0'..'9', ("a" | "a")) -> n3 | C0 (('0'..'9' | _), "") -> n3 | ((C0 ('0'..'9', "a")) | (C0 (_, _))) -> n3 | ((C0 ('0'..'9', q103)) | (C0 ('n', ("a" as q103)))) -> 4 | ((C0 (_, _)) | (C0 (_, _))) -> 0) (-32769) in
        let f108 = fst ((); ((let rec f107 p105 p106 = [] in f107), n3)) in
        max (List.fold_right (let rec f111 p109 p110 = p110 in f111) [] ((Array.make 9 x24), 1)) (let v112' = n3 in ((Array.make 9 x24), n3))) | ((C0 (q113, q114)) | (C0 (q113, q114))) -> (
        ((Array.make 9 x24), (n3 + 14)))) in
      let x160 = (match ((); (Some C9)) with | (None | (Some _)) -> (
        let v116 = (((-20) - (-4097)) >= n3) != ((n3 > n3) || (n3 < 12)) in
        let n159 = (match C1 ([], (match (v59 : (bool list, int array) t2) with | ((C0 (q117, q118)) | (C0 (q117, q118))) -> (match q117 with | ('a'..'m' | _) -> [] | ('a'..'m' | 'a'..'m') -> [] | ('n' | 'n') -> [] | ('a'..'m' | _) -> [] | (('0'..'9' as w119) | ('0'..'9' as w119)) -> [] | ('n' | 'n') -> [] | q120 -> []) | C0 ('a'..'m', (q121 | ("a" as q121))) -> [] | ((C0 (_, "a")) | (C0 (_, "a"))) -> (match [] with | ([] | []) -> [] | (((true as w122) :: q123) | (((true as w122) :: _) as q123)) -> [] | ((((false as w124) | (false as w124)) :: _) as w125) -> []) | ((C0 (q126, q127)) | (C0 (q126, q127))) -> (let (q128, _, _) = (None, n3, (-3.25)) in []) | ((C0 (_, q129)) | (C0 (_, q129))) -> (let _v130 = C9 in []))) with | C1 ([], ((_ :: _) | [])) -> ((if v116 then (match (x24, n3, (Array.make 4 (-0.5)), (Array.make 8 x24)) with | (((1.0 as w132), _, [|(0.0 | 0.0); _; q133'; _|], q134) as w135) -> () | (((1.0, _, [|x24; _; q136; v116|], v115) as w137) | (((1.0 as q136), _, [|_; v116; _; x24|], v115) as w137)) -> () | ((1.0 | 1.0), q138, _, q139) -> () | ((q140, q141, _, _) | (q140, q141, _, _)) -> ())); (if false then (n3 mod 4096) else (compare n3 n3))) | C1 (([] | []), (_ :: q142)) -> (-15) | ((C2 { r3 = (_, _, _, _); r5 = (_, _); _ }) | (C1 ((_ :: _), _))) -> (-(let v148 = -1.0 in (match ((C0 ('0', "") : (char, int) t2) : (char, int) t2) with | ((C0 (q149, "a")) | (C0 (q149, "a"))) -> n3 | ((C0 (x24, "")) | (C0 (x24, ""))) -> 7 | C0 ((_ | 'a'..'m'), _) -> 0 | ((C0 ('n', "a")) | (C0 ('0'..'9', _))) -> 17 | ((C0 (q150, q151)) | (C0 (('a'..'m' as q150), q151))) -> n3 | exception Division_by_zero -> 9 | exception Failure q152 -> n3))) | ((C2 { r3 = q153; r4; r5 = (q154, q155) }) | (C2 { r3 = q153; r4; r5 = (q154, q155) })) -> (if (12 + n3) > 11 then (if not false then n3 else (n3 lor n3)) else ((7 mod 100) - (List.fold_right (let rec f158 p156 p157 = 19 in f158) [] n3)))) - n3 in
        ((print_char '\255'); (x24 -. (-100.75)))) | ((Some (C7 _)) | (Some _)) -> (
        x24)) in
      (try n3 with | _ -> n3) * 13) | ((Some _) | (Some _)) -> (
      (if x24 <> (min 100.75 x24) then (Option.iter (let rec f163 p161 = (let _v162 = false in ()) in f163) (Some n3)));
      let v186 = (match (match ((C0 (' ', "a") : (bool list, int array) t2) : (bool list, int array) t2) with | ((C0 (q164, ("a" as w165))) | (C0 (q164, w165))) -> None | C0 (q166, ("a" | _)) -> None | ((C0 (q167, "")) | (C0 (q167, ""))) -> (if true then None else None) | ((C0 ('a'..'m', q168')) | (C0 ('a'..'m', q168'))) -> (Some n3) | ((C0 ('0'..'9', q169)) | (C0 ('0'..'9', q169))) -> (let v170 = n3 in None) | ((C0 (_, q171)) | (C0 (_, q171))) -> (match (v59 : (bool list, int array) t2) with | ((C0 (q172, "")) | (C0 (q172, _))) -> None) | C0 ((v59 | ('n' as v59)), q173) -> None | ((C0 (q174, q175)) | (C0 (q174, q175))) -> (let _v176 = n3 in None)) with | (None | None) -> (
        let v184 = if n3 <= 9 then (if List.fold_left (fun p182 p183 -> p182) true [] then (if 100.75 >= 100.75 then false else (if x24 < 1.0 then (5 > n3) else (if snd (n3, true) then (match (v59 : (bool list, int array) t2) with | C0 (('a'..'m' | 'a'..'m'), "a") -> true | C0 (('a'..'m' | 'n'), ("a" as w177)) -> false | ((C0 ('0'..'9', q178) as w179) | (C0 ('n', ("a" as q178)) as w179)) -> false | ((C0 (_, q180)) | (C0 (_, ("a" as q180)))) -> false | ((C0 (q181, _)) | (C0 (q181, _))) -> true) else (if max true true then (if 100.75 <> x24 then (Option.is_none None) else (if Array.mem x24 (Array.make 6 0.0) then (n3 >= n3) else (n3 <= 20))) else true)))) else (true >= false)) else ((n3 + 2147483647) >= n3) in
        (mix (if v184 then 1 else 0); note_end 0);
        (n3 >= n3) > ((C2 { r3 = n3; r4 = n3; r5 = (x24, (x24, n3)) }) > (C2 { r3 = 4; r4 = n3; r5 = (x24, (x24, n3)) }))) | ((Some q185) | (Some (5 as q185))) -> (
        true)) in
      n3)) in
    (C0 (' ', "12") : (bool, bool * string * float * bool) t2)) | ((q188 :: q189') | ((q188 :: _) as q189')) -> (
    (C0 ('\255', "\000\255x") : (bool, bool * string * float * bool) t2)) | exception Failure v59 -> (C0 ('\n', v59) : (bool, bool * string * float * bool) t2) | exception Not_found when true -> (C0 ('z', "12") : (bool, bool * string * float * bool) t2) | exception Match_failure _ -> (C0 (' ', "b c") : (bool, bool * string * float * bool) t2) | exception E0 'a'..'m' -> (C0 ('0', "b c") : (bool, bool * string * float * bool) t2) | exception E0 ('0'..'9' as w190) -> (C0 (w190, "b c") : (bool, bool * string * float * bool) t2) | exception E0 'n' when false -> (C0 ('z', "\000\255x") : (bool, bool * string * float * bool) t2) | exception E0 q191 -> (C0 (q191, "\000\255x") : (bool, bool * string * float * bool) t2) | exception _ -> (C0 (' ', "a") : (bool, bool * string * float * bool) t2)) in
  (mix_1 5 v192; note_end 0);
  x24) | (q193 :: ([] | [])) -> (
  x24) | ((_ :: (_ :: _)) | (_ :: _)) -> (
  100.75)) in
note_float x197;
(mix_2 5 v59; note_end 0);
note_int n3;
note_float x197;
note_float x24;
()
