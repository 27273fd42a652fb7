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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (int, float) result option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y132 -> mix 1; mix_3 (d - 1) y132
and mix_1 d (v : (float * int, int * int) result) =
  if d > 0 then
    match v with
    | Ok y133 -> mix 0; (let (m134, m135) = y133 in mix_float m134; mix m135)
    | Error y136 -> mix 1; (let (m137, m138) = y136 in mix m137; mix m138)
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | C0 (y139, y140) -> mix_ints y139 0 8; mix_4 (d - 1) y140
and mix_3 d (v : (int, float) result) =
  if d > 0 then
    match v with
    | Ok y141 -> mix 0; mix y141
    | Error y142 -> mix 1; mix_float y142
and mix_4 d (v : char list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y143 :: y144) -> mix 1; mix (Char.code y143); mix_4 (d - 1) y144
in
let a0' = Array.mapi (let rec f3 p1 p2 = p2 in f3) (Array.make 7 []) in
a0'.(0) <- a0'.(6);
a0'.(1) <- [(compare true true); (try (19 mod (2 lor 1)) with | Failure q4 -> 4 | Not_found -> (-3) | Match_failure _ -> 12 | E0 'a'..'m' -> (-3) | E0 'a'..'m' -> 8 | E0 q5 -> 16)];
a0'.(2) <- ((int_of_string (string_of_int 9)) :: []);
a0'.(3) <- (match if true then "\000\255x" else "\000\255x" with | "a" -> (match Ok [] with | ((Ok q6) | (Ok q6)) when false -> q6 | Ok q7 -> q7 | Error C10 -> [] | ((Ok _) | (Error (C8 (_, _, _)))) -> [] | Error C9 -> [] | Error (C7 (q8, q9, _)) -> []) | "" -> (try [] with | Division_by_zero -> [] | Failure q10 -> [] | E0 'a'..'m' -> [] | E0 _ -> []) | _ -> a0'.(wrap (if true then (-3) else 17) 7));
let rec loop28 i11 s12 =
  if i11 < 7 then (
    loop28 (i11 + 1) (match a0'.(i11) with | [] -> (s12 -. (s12)) | [] -> ((s12) *. ((-100.75) *. s12)) | (8 :: q13) -> ((s12) +. (s12 +. s12)) | ((6 :: q14) | (6 :: q14)) -> ((s12) -. (float i11)) | ((-2 as w15) :: q16) -> ((s12) *. (match ((C2 { r3 = (-2); r4 = w15; r5 = (s12, (s12, 13)) }), 100.75) with | ((C1 (q17, q18)), q19) -> 100.75 | (((C2 ({ r3 = q20; r4 = q21; r5 = q22 } as w23)), q24) as w25) -> 3.25)) | (q26 :: q27) -> (s12 +. (s12)))
  ) else
    s12
in
let n30 = loop28 0 3.25 in
note_float n30;
let x31 = 0.0 in
note_float x31;
let a32 = ((); (Array.make 11 (C0 ((Array.make 8 7), []) : t0))) in
a32.(0) <- ((if true then () else ()); (C0 ((Array.make 8 4), []) : t0));
a32.(1) <- (let v33 = 100.75 *. x31 in ((); (C0 ((Array.make 8 6), []) : t0)));
a32.(2) <- (let i34 = (match ((C0 ((Array.make 8 1), []) : t0) : t0) with | ((C0 (q35, [])) | (C0 (q35, _))) -> 12 | C0 (q36, (_ :: a32)) -> 8) in if i34 >= 0 && i34 < Array.length a32 then a32.(i34) else (C0 ((Array.make 8 8), []) : t0));
a32.(3) <- (C0 ((max (Array.make 8 17) (Array.make 8 18)), ((); [])) : t0);
let rec loop54 i37 s38 =
  if i37 >= 11 then s38 else (
    loop54 (i37 + 1) (match (a32.(i37) : t0) with | C0 (_, []) -> ((s38) -. (sqrt (-1.0))) | C0 (q39, ('a'..'m' :: q40)) -> (s38 -. (s38)) | C0 (q41, (('n' :: q42) as w43)) -> ((s38) -. s38) | C0 (q44, (q45 :: q46)) when (let v47 = if true then (C2 { r3 = i37; r4 = i37; r5 = (x31, (x31, 19)) }) else (C2 { r3 = i37; r4 = 10; r5 = (s38, (s38, i37)) }) in (let rec f49 p48 = true in f49) s38) -> ((let (q50', q51, q52') = ((i37, "b c", 7), (Array.make 16 i37), 2.0) in s38) +. (s38)) | C0 (_, (q53 :: _)) -> ((-. 3.25) -. (s38)))
  )
in
let n56 = loop54 0 (-100.75) in
note_float n56;
let a57' = Array.init 8 (fun p58 -> None) in
a57'.(0) <- (try (let i59 = 4095 in if i59 >= 0 && i59 < Array.length a57' then a57'.(i59) else a57'.(7)) with | _ -> (match (C2 { r3 = []; r4 = []; r5 = (x31, (n30, 16)) }) with | ((C1 (_, [])) | (C1 (_, _))) -> None | C1 (q60, (a57' :: q61)) -> None | C2 { r3 = _; r4 = []; r5 = q62 } -> None | C2 { r3 = q63; r4 = (3 :: _); r5 = q64 } -> None | C2 { r3 = _; r4 = (9 :: _); r5 = a57' } -> None | C2 { r3 = q65; r4 = (8 :: _); r5 } -> None | C2 ({ r3 = q66; r4 = (1 :: q67); r5 = q68 } as w69) -> None | C2 ({ r3 = q70; r4 = (4 :: q71); r5 = q72 } as w73) -> None | (C2 { r3; r4 = ((((-3) | (-3)) :: q74) as w75); r5 = q76 } as w77) -> None | C2 { r4 = (q78 :: _); _ } -> None));
a57'.(1) <- None;
a57'.(2) <- (if (18, 0) >= (14, (-2)) then (match 2 with | 2 -> None | 7 -> None | q79 -> None) else (Some (Ok 12)));
a57'.(3) <- (let i80 = (try (if false then 19 else 11) with | Not_found -> (-2) | E0 q81 -> 15) in if i80 >= 0 && i80 < 8 then a57'.(i80) else (Some (Ok (-2))));
let s83 = ref 16 in
let i82 = ref 0 in
while !i82 < 8 do
  s83 := (match a57'.(!i82) with | None -> ((!s83) lxor (!s83 lor !s83)) | (None as w84) -> ((try !s83 with | Invalid_argument q85 -> !s83 | Division_by_zero -> !i82 | Not_found -> !i82 | Match_failure _ -> !i82 | E0 q86 -> 19 | _ -> !s83) lxor (!s83)) | ((Some (Ok (-2147483648))) | (Some _)) -> ((!s83) lxor 4096) | ((Some (Error 0.5)) | (Some (Error 0.5))) -> ((!s83) - (!s83 + !s83)) | Some q87' -> ((!s83) + (Array.length a57'))); i82 := !i82 + 2
done;
let n88 = !s83 in
note_int n88;
(match -2147483647 with | 1 -> (Printf.printf "[%s %d]\n" "tail \" end" (n88 + n88)) | (0 | 0) -> (mix (8 + n88)) | q89 -> (let v99 = (match C2 { r3 = n56; r4 = n56; r5 = (1.0, (0.5, q89)) } with | C1 (q90, q91) when false -> (Array.make 2 7) | C1 (q92, q93) -> (Array.make 2 n88) | C2 ({ r3 = q94; r4 = a57'; r5 = (q95, _) } as w96') when w96'.r4 < 2.0 -> (Array.make 2 n88) | C2 { r3; r4 = _; r5 = (q97, q98) } -> (Array.make 2 q89)) in ()) | (3 as w100) -> ());
let a101' = if true then (Array.make 8 (Ok (x31, n88))) else (Array.make 8 (Ok (n30, n88))) in
a101'.(0) <- (let ((C0 (q102, q103')) : (int, float array) t2) = ((C0 ('z', "a") : (int, float array) t2) : (int, float array) t2) in Array.fold_right (let rec f106 p104 p105 = p105 in f106) a101' (Ok (n56, n88)));
a101'.(1) <- (Result.bind (let v107 = n56 in Ok n88) (fun x31 -> Error (n88, (-2))));
a101'.(2) <- (match n88 with | (9 | 9) -> ((let rec f109 p108 = Ok (x31, n88) in f109) "\000\255x") | 6 -> (Ok (x31, n88)) | 5 -> (Ok (n56, n88)) | q110 -> (Error (n88, n88)));
a101'.(3) <- (Array.fold_right (fun p111 a32 -> Ok (x31, n88)) a57' (Error (n88, n88)));
let rec loop116 i112 n117 s113 =
  if i112 <> n117 then (
    loop116 (i112 + 1) n117 (match a101'.(i112) with | Ok _ -> (x31 -. (s113)) | ((Error q114 as w115) | (Error q114 as w115)) -> ((coarse (tan (limit s113 (-1.0) 1.0))) -. (s113)))
  ) else
    s113
in
let n118 = loop116 0 8 x31 in
note_float n118;
let a119 = Array.make 9 (C0 ('\n', "") : (int, int array) t2) in
a119.(0) <- (C0 ((let s120 = "12" in let i121 = n88 in if i121 >= 0 && i121 < String.length s120 then s120.[i121] else '\n'), "yhbda") : (int, int array) t2);
a119.(1) <- (C0 ((match [] with | ([] | (4 :: _)) -> 'z' | (6 :: q122) -> '\'' | ((0 :: _) | (0 :: _)) -> '\n' | (1 :: q123) -> '0' | (_ :: q124') -> ' ' | exception Not_found -> ' ' | exception E0 'a'..'m' -> ' ' | exception E0 '0'..'9' -> ' ' | exception E0 'a'..'m' -> '\n' | exception E0 '0'..'9' -> '\'' | exception E0 'n' -> '0' | exception E0 _ -> 'z'), ((clip "12") ^ "b c")) : (int, int array) t2);
a119.(2) <- (let v125 = ("a", n118, (Ok "b c"), None) in (C0 ('z', "12") : (int, int array) t2));
a119.(3) <- (if (let v126 = C9 in false) then a119.(wrap n88 9) else (C0 ('0', "") : (int, int array) t2));
let s128 = ref n118 in
let i127 = ref 0 in
while !i127 < 9 do
  s128 := (match (a119.(!i127) : (int, int array) t2) with | ((C0 (_, "a")) | (C0 (_, _))) -> ((!s128) *. (!s128 +. (-1.5))) | ((C0 (q129, q130)) | (C0 (q129, q130))) -> ((!s128) *. (if false then !s128 else x31))); i127 := !i127 + 1
done;
let n131 = !s128 in
note_float n131;
note_float x31;
note_float n131;
note_float n30;
note_float n56;
(mix_0 5 a57'.(7); note_end 0);
(mix_1 5 a101'.(7); note_end 0);
note_int n88;
(mix_2 5 a32.(10); note_end 0);
()
