type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
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
let rec mix_0 d (v : int list ref) =
  if d > 0 then
    match v with
    | _ -> mix_1 (d - 1) !v
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y144 :: y145) -> mix 1; mix y144; mix_1 (d - 1) y145
and mix_2 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_3 d (v : (int, bool) result) =
  if d > 0 then
    match v with
    | Ok y146 -> mix 0; mix y146
    | Error y147 -> mix 1; mix (if y147 then 1 else 0)
and mix_4 d (v : bool list ref) =
  if d > 0 then
    match v with
    | _ -> mix_5 (d - 1) !v
and mix_5 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y148 :: y149) -> mix 1; mix (if y148 then 1 else 0); mix_5 (d - 1) y149
and mix_6 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_7 d (v : (int, bool) result ref) =
  if d > 0 then
    match v with
    | _ -> mix_3 (d - 1) !v
in
let rec pick0 p1 p2 p3 =
  if p1 then p2 else p3
in
let v4 = ref [] in
let v5 = v4 in
(mix_0 5 v5; note_end 0);
(pick0 ((1 lsr (19 land 31)) = (match { r0 = "12"; r1 = (-1.5); r2 = None; r3 = 4; r4 = 4; r5 = (Array.make 2 8); r6 = [] } with | { r0 = q6; r2 = q7; r3 = 9; r4; r5 = _; r6; _ } -> r4 | { r0 = q8; r1 = q9; r2 = q10; r3; r4; r5; r6 = q11 } -> r4 | { r0; r1 = 0.5; r2 = _; r3 = q12; r5 = q13; r6 = q14; _ } -> q12 | { r0 = v5; r1 = _; r2 = _; r4 = _; r5 = q15; r6; _ } -> 11)) v4 v5) := (min [] []);
(mix_1 5 !v4; note_end 0);
(mix_1 5 !v5; note_end 0);
let x18 = if (if false then false else true) && (true && true) then (if false then (List.fold_left (fun p16 p17 -> p16) 2.0 []) else (1.0 *. 0.0)) else (tick_float 11 (2.0 /. 10.0)) in
note_float x18;
let rec pick19 p20 p21 p22 =
  if p20 then p21 else p22
in
let v23 = ref true in
(mix_2 5 v23; note_end 0);
let v24 = ref true in
(mix_2 5 v24; note_end 0);
(pick19 ((1.0, 14, (1, x18, 1, x18), 16) = (if true then (0.5, 0, (1, 100.75, (-2), 1.0), 3) else (x18, 16, (7, x18, 1, x18), 5))) v23 v24) := (false || true);
(mix (if !v23 then 1 else 0); note_end 0);
(mix (if !v24 then 1 else 0); note_end 0);
let rec pick25 p26 p27 p28 =
  if p26 then p27 else p28
in
let v29 = ((); (ref 4)) in
let v30 = v29 in
(pick25 (((let rec f31 v29 = "b c" in f31) (fun p32 -> p32)) <= (string_of_bool true)) v29 v30) := (11 - 19);
note_int !v29;
note_int !v30;
let rec pick33 p34 p35 p36 =
  if p34 then p35 else p36
in
let v37 = ref (Ok (-1)) in
let v38 = min (ref (Ok 13)) v37 in
(pick33 !v23 v37 v38) := (let v39 = 13 in Ok v39);
(mix_3 5 !v37; note_end 0);
(mix_3 5 !v38; note_end 0);
let x41 = ((min () ()); (let v40 = -1 in x18)) +. (-. 2.0) in
note_float x41;
let n44 = if (x41 *. x41) > (x18 -. x41) then (Char.code (let s42 = "\000\255x" in let i43 = 9 in if i43 >= 0 && i43 < String.length s42 then s42.[i43] else ' ')) else (match min (Ok '\255') (Ok '\255') with | ((Ok 'n') | (Ok _)) -> (11 mod (-1)) | Error _ -> (3 lxor 7)) in
let n143 = (match C14 with | C28 -> (
  print_int (((); n44) - (max n44 n44));
  print_byte 32;
  print_float (floor ((); x18));
  print_newline ();
  let v46 = ((clip (max "" "12")) ^ (if true then "b c" else "12")) > (match Some (Array.make 4 13) with | (None | None) -> "12" | Some q45 -> (Printf.sprintf "<%e>" (abs_float x41))) in
  ((); (truncate x18))) | C21 -> (
  let rec pick47 p48 p49 p50 =
    if p48 then p49 else p50
  in
  let v51 = ref [] in
  (mix_4 5 v51; note_end 0);
  let v52 = v51 in
  (pick47 ((part "b c" n44 7) <= (let v53 = ((Array.make 8 x18), n44) in "tail \" end")) v51 v52) := !v51;
  (mix_5 5 !v51; note_end 0);
  (mix_5 5 !v52; note_end 0);
  (int_of_string (string_of_int n44)) asr ((let _v54 = x41 in n44) land 31)) | C23 -> (
  let rec pick55 p56 p57 p58 =
    if p56 then p57 else p58
  in
  let v59' = ref "a" in
  let v60' = v59' in
  (pick55 ((int_of_float 0.0) = (if false then n44 else 4)) v59' v60') := (Printf.sprintf ("%-3d" ^^ "%6s|%c") n44 (clip "12") 'z');
  (mix_string !v59'; note_end 0);
  (mix_string !v60'; note_end 0);
  (try (
    let n138 = (match { { r0 = "tail \" end"; r1 = x41; r2 = None; r3 = n44; r4 = n44; r5 = (Array.make 2 15); r6 = [] } with r0 = ((clip "") ^ "\000\255x"); r2 = (max None None); r5 = (Array.mapi (fun p61 p62 -> p61) (Array.make 2 n44)) } with | { r0 = _; r1 = q63; r2 = _; r3 = q64; r4 = v4; r5 = [|q65; q66|]; r6 = q67 } when q66 = 6 -> (
      let v126 = (match C10 with | C9 -> (
        let a68 = (match q67 with | ((_ :: _) | []) -> (Array.make 2 x18) | (q70 :: q71) when q70 <> 10.0 -> (Array.make 2 q70) | (_ :: _) -> (Array.make 2 q63)) in
        let rec loop73 i72 n74 =
          if i72 >= 0 then (
            (a68.(i72) <- ((q63 *. q63) /. a68.(i72)));
            loop73 (i72 - 1) n74
          ) else
            ()
        in
        loop73 (2 - 1) 2;
        (mix_floats a68 0 2; note_end 0);
        C28) | C26 -> (
        let _ = pick25 (v4 < 17) (let v78 = (let rec f77' p75 p76 = false in f77') in v30) (let v79 = true in v30) in
        let rec loop87 i80 n88 s81 =
          if i80 <> n88 then (
            loop87 (i80 + 1) n88 (
              let rec loop84 i82 s83 =
                if i82 < 2 then (
                  loop84 (i82 + 1) (snd (17, q64))
                ) else
                  s83
              in
              let n86 = loop84 0 s81 in
              note_int n86;
              n86)
          ) else
            s81
        in
        let n89 = loop87 0 3 2 in
        note_int n89;
        C23) | C15 -> (
        let n90 = q65 mod 1 in
        C20) | C23 -> (
        let v96 = ((fun p91 -> v38 == v37) q65) && (match (fst ({ r0 = "\000\255x"; r1 = x41; r2 = None; r3 = q64; r4 = q65; r5 = (Array.make 2 v4); r6 = [] }, q64)) with | { r0; r1 = _; r2 = q92; r3 = q93; r4; r5 = _; r6 = q94 } -> (match q92 with | (None | None) -> true | Some q95 -> true)) in
        (mix (if v96 then 1 else 0); note_end 0);
        C23) | C22 -> (
        C8) | C31 -> (
        let s97 = List.hd [] in
        C7) | C30 when !v23 -> (
        Result.get_error ((); (Ok '\n'))) | (C28 | C12) -> (
        let n98 = 2 in
        prerr_int ((if false then 10 else q64) - (n98 + q65));
        prerr_byte 32;
        prerr_float (0.0 *. (-10.0));
        prerr_newline ();
        List.nth (C7 :: []) ((fun p99 -> n98) false)) | C13 -> (
        let a101 = ((v30 := (-7830)); (let _v100 = ((); 2.0) in Array.make 1 _v100)) in
        (mix_floats a101 0 1; note_end 0);
        let rec loop105 i102 n106 s103 s104 =
          if i102 >= 0 then (
            loop105 (i102 - 1) n106 32767 s104
          ) else
            (s103, s104)
        in
        let (n107, n108) = loop105 ((hide 0 9) - 1) (hide 0 9) q66 7 in
        note_int n107;
        note_int n108;
        (match C22 with | (C18 as w109) -> C11 | (C27 | C29) -> C9 | (C26 | C26) -> C7 | C15 when (((-1), (Array.make 1 8), true, true) >= (n107, (Array.make 1 17), true, true)) -> (Option.get None) | C29 -> C15 | (C26 | C20) -> C7 | C8 -> (let v110 = Array.make 5 q66 in C7) | (C21 | C31) -> C7 | (C30 | C19) when ((((let rec f112 p111 = q66 in f112) (Array.make 8 0.5)) + 65536) <= n107) -> C10 | C16 -> C14 | C12 when (String.exists (try (if false then raise Not_found else (let rec f114 p113 = false in f114)) with | Not_found -> (fun p115 -> false)) !v59') -> C29 | _ -> (match q67 with | [] when ((q65 mod 7) >= (11 lor 17)) -> C7 | (1.0 :: _) -> C7 | (_ :: q116) when ((n107 - n108) = n108) -> C7 | ([] | []) when (if x41 <> q63 then (String.for_all (fun p117 -> true) "b c") else (if true then true else false)) -> C7 | _ -> C7) | _ -> C9)) | _ -> (
        let n118 = 5 in
        let x122 = (abs_float (let (q121, _) = ((fun p119 p120 -> n118), (ref q63)) in 100.75)) -. ((-. x41) *. (q63 *. q63)) in
        (match q67 with | [] -> (if false then raise (Invalid_argument "\000\255x") else C7) | ((q123 :: q124) as w125) -> C21))) in
      let n133 = if !v24 then (match v126 with | C18 -> (20 - n44) | C9 -> (compare 7 v4) | (C22 | C24) -> (int_of_float x41) | (C22 | C8) -> (-7) | C29 when (not ((8 + 4096) <= q66)) -> (let (_, _, q66, _) = ((Array.make 2 q63), None, q66, q63) in v4) | C20 -> !v29 | ((C7 as w127) | (C7 as w127)) -> (Char.code '\n') | C30 -> ((-2) + v4) | (C16 | C16) -> q65 | C17 when (match v126 with | C28 -> ((fun p128 -> false) 0.0) | C15 when (try (max (q66 == q64) (100.75 <> q63)) with | _ -> (not false)) -> !v24 | C15 -> (if false then false else false) | (C29 | C29) -> (true && true) | C20 -> (true || true) | C25 -> !v24 | C30 -> (min false false) | (C12 | C12) -> (let (_, q129, q130, _) = (q66, q66, x41, ("a", 6, x41)) in false) | q131 -> ((fun p132 -> false) q63) | C31 when ((q63 *. 1.0) >= 1.7976931348623157e308) -> (false || false)) -> (q64 / (q66 lor 1)) | v126 -> v4) else 7 in
      n44) | { r0 = q134'; r1; r2 = q135; r3 = v37; r4 = q136; r5 = q137; r6 = _ } -> (
      n44)) in
    ()) with | Invalid_argument q139 -> () | Failure q140 -> () | Match_failure _ -> ());
  19) | (C29 | C11) -> (
  n44) | C10 -> (
  n44) | (C20 as w141) -> (
  n44) | C25 -> (
  n44) | (C8 | C27) -> (
  n44) | C16 -> (
  n44) | C12 -> (
  n44) | q142' -> (
  n44)) in
note_float x18;
(mix_2 5 v24; note_end 0);
(mix_6 5 v29; note_end 0);
(mix_6 5 v30; note_end 0);
(mix_7 5 v38; note_end 0);
(mix_2 5 v23; note_end 0);
(mix_7 5 v37; note_end 0);
note_int n44;
()
