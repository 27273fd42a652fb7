type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (bool, int) t0) =
  if d > 0 then
    match v with
    | { r0 = y181; r1 = y182 } -> mix (if y181 then 1 else 0); mix_3 (d - 1) y182
and mix_1 d (v : (int, float) t1) =
  if d > 0 then
    match v with
    | { r2 = y183; r3 = y184; r4 = y185 } -> mix_string y183; mix_floats y184 0 2; mix_4 (d - 1) y185
and mix_2 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y186 :: y187) -> mix 1; mix y186; mix_2 (d - 1) y187
and mix_3 d (v : (bool, int) t0 option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y188 -> mix 1; mix_0 (d - 1) y188
and mix_4 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let n180 = (match { r2 = (match { r0 = true; r1 = None } with | ({ r0 = true; r1 = None } | { r0 = _; r1 = None }) -> "" | ({ r0 = true; r1 = (Some q1) } | { r0 = true; r1 = (Some q1) }) -> "12" | ({ r0 = false; r1 = _ } | { r0 = false; r1 = _ }) -> ""); r3 = (Array.map (let rec f3 p2 = p2 in f3) (Array.make 2 3.25)); r4 = (ref n0) } with | ({ r2 = _; r3 = [|q4; _|]; r4 = q5 } | { r2 = _; r3 = [|q4; _|]; r4 = q5 }) -> (
  1073741824) | (({ r2 = _; r3; r4 = q6 } as w7) | ({ r3; r4 = q6; _ } as w7)) when (match w7 with | ({ r2 = _; r3 = q8; r4 } | { r2 = "a"; r3 = q8; r4 }) -> (if true then false else false) | ({ r2 = q9; r3; r4 } | { r2 = q9; r3; r4 }) -> (not false)) -> (
  let s177 = (match { r2 = (match (0.5, { r0 = false; r1 = None }, [], (-0.5)) with | ((q10, _, q11, q12) | (q12, { r0 = _; _ }, q11, q10)) when q12 <> (-2.0) -> "\000\255x" | (q13, { r0; _ }, q14, (0.0 | 0.0)) -> "tail \" end" | ((_, q15, q16, 0.0) | (_, q15, q16, _)) -> ""); r3 = (List.fold_left (let rec f19 p17 p18 = p17 in f19) r3 []); r4 = (if false then q6 else q6) } with | ({ r2 = q20; r3 = [|q21; q22|]; r4 } | { r2 = q20; r3 = [|q21; q22|]; r4 }) -> (
    let n119 = (match { r2 = (let f23 : (int -> string -> string, unit, string) format = "%#d %6s" in Printf.sprintf f23 n0 (clip q20)); r3 = r3; r4 = (ref n0) } with | ({ r2 = "a"; r3 = [|_|]; _ } | { r2 = _; r4 = _; _ }) -> (
      let _ = ((compare 18 n0) < (1 + n0)) || (match w7 with | ({ r3 = q21; r4 = q26; _ } | { r3 = q21; r4 = q26; _ }) -> (if false then false else true) | ({ r2 = ""; r3 = [|_; _|]; r4 = _ } | { r2 = "a"; r4 = _; _ }) -> (false || false) | ({ r2 = q29; r3; r4 = _ } | { r2 = ("" as q29); r3 = ([|_; _|] as r3); _ }) when (String.exists (let rec f31 p30 = false in f31) (Printf.sprintf "<%X>" (n0 land 2147483647))) -> (n0 >= 19) | ({ r2 = _; r3; r4 = q32 } | { r2 = ""; r3 = ([|_; _|] as r3); r4 = q32 }) -> (n0 >= n0) | ({ r2 = ""; r3 = q33; r4 = q34 } | { r2 = ""; r3 = q33; r4 = q34 }) -> (not false) | ({ r2 = r3; r3 = q35; r4 = q36 } | { r2 = r3; r3 = q35; r4 = q36 }) -> (Array.mem q21 q35) | _ -> (let v37 = Ok 1 in true)) in
      let f38 w7 =
        (let v39 = ref q21 in { r0 = ((n0 - (-32769)) <= w7); r1 = ((); None) })
      in
      let v40 = f38 (n0 - n0) in
      (mix_0 5 v40; note_end 0);
      (mix_0 5 v40; note_end 0);
      let v41 = f38 n0 in
      (mix_0 5 v41; note_end 0);
      ((mix n0); ((); n0))) | ({ r2 = "a"; r3 = q42; r4 = q43 } | { r2 = _; r3 = q42; r4 = q43 }) -> (
      let rec f44 p45 p46 p47 =
        if p45 <= 0 then
          (Char.chr (p45 land 255))
        else (
          f44 ((-1) + p45) p46 p47
        )
      in
      let v58 = f44 6 (let v48 = q21 in '\n') ((); (let rec f57 p49 (_, _, q50, q51) p52 = ((let rec f56 p53 p54 p55 = p52 in f56), (-1)) in f57)) in
      let v117 = (match List.fold_right (fun p59 p60 -> p60) (n0 :: []) (match { r2 = "b c"; r3 = q42; r4 = q43 } with | ({ r2 = q43; r3 = q61; r4 = q62 } | { r2 = q43; r3 = ([|_; _|] as q61); r4 = q62 }) -> { r0 = true; r1 = None } | ({ r3 = [|_; _|]; r4 = _; _ } | { r2 = "a"; r4 = _; _ }) -> { r0 = false; r1 = None } | ({ r2 = q66; r3 = _; r4 = q67 } | { r2 = q66; r3 = _; r4 = q67 }) -> { r0 = false; r1 = None }) with | ({ r0 = true; r1 = None } | { r1 = _; _ }) when ((n0 / (-1)) > (Array.length q42)) -> (
        let n68 = n0 in
        (if (let _v69 = n68 in n68) = n68 then (mix (if true then 1 else 0); note_end 0));
        (match v58 with | ('a'..'m' | 'a'..'m') -> { r2 = q20; r3 = r3; r4 = (ref 13) } | ('0'..'9' | '0'..'9') -> { { r2 = q20; r3 = r3; r4 = r4 } with r3 = q42 } | ('n' | 'n') -> ((); { r2 = q20; r3 = (Array.make 2 q22); r4 = (ref n68) }) | ('a'..'m' | 'a'..'m') -> (if true then { r2 = q20; r3 = q42; r4 = q6 } else { r2 = q20; r3 = q42; r4 = q6 }) | _ -> { r2 = q20; r3 = q42; r4 = r4 })) | { r0 = (true | true); r1 = None } -> (
        let x70' = q22 in
        note_float x70';
        fst ({ r2 = q20; r3 = q42; r4 = (ref n0) }, n0)) | { r0 = (true | true); r1 = (Some q71 as w72) } when ((q22 <= 3.25) || false) -> (
        let v73 = if q71.r0 then r4 else q43 in
        let rec loop76 i74 s75 =
          if i74 < 10 then (
            (r4 := (s75 + (!v73)));
            loop76 (i74 + 2) ((!r4) + !v73)
          ) else
            s75
        in
        let n78 = loop76 0 n0 in
        note_int n78;
        let n79 = n78 in
        { r2 = w7.r2; r3 = (create_array 2 q22); r4 = q6 }) | ({ r0; r1 = q80 } | { r0 = (true as r0); r1 = (Some _ as q80) }) -> (
        let x81' = q42.(1) in
        let x82 = 0.0 /. 0.0 in
        let n84 = ((((((0) + (if (x81' *. x82) = x82 then 47 else 0)) + (if x82 <> (let v83 = x82 in 3.25) then 23 else 0)) + (if x82 < x82 then 77 else 0)) + (if x82 > x82 then 1 else 0)) + (if x82 <= x82 then 44 else 0)) + (if (x81' *. x82) >= x82 then 94 else 0) in
        note_int n84;
        (match Some { r0 = true; r1 = None } with | (None | None) -> ((); { r2 = q20; r3 = q42; r4 = q43 }) | ((Some { r0 = _; r1 = q85 }) | (Some { r1 = q85; _ })) -> { { r2 = q20; r3 = q42; r4 = (ref n84) } with r3 = q42; r4 = q43 })) | ({ r0 = false; _ } | { r0 = false; r1 = _ }) -> (
        let rec loop89' i86 s87' s88 =
          if i86 < 12 then (
            if s87' <> 1073741824 then loop89' (i86 + 1) (s87' + 1073741824) (s88 + (if s87' < s87' + 1073741824 then 1 else 3)) else (s87', s88)
          ) else
            (s87', s88)
        in
        let (n91, n92) = loop89' 0 (-2147483648) 0 in
        note_int n91;
        note_int n92;
        let x95 = (q22 *. ((let rec f94 p93 = q22 in f94) [])) *. q22 in
        note_float x95;
        { r2 = (if true then q20 else q20); r3 = (Array.mapi (fun p96' p97 -> p97) r3); r4 = (ref n92) }) | _ -> (
        let q42 = (-16) <= ((if false then n0 else n0) lor !q43) in
        (mix (if q42 then 1 else 0); note_end 0);
        (match (let rec f99 p98 = { r2 = "12"; r3 = r3; r4 = (ref n0) } in f99) n0 with | ({ r2 = "a"; r3 = [|q100; q101|]; r4 } | { r2 = "a"; r3 = [|q100; q101|]; r4 }) -> (let _v105 = ((let rec f104 p102 p103 = p103 in f104), (Array.make 8 n0), n0, q20) in { r2 = "tail \" end"; r3 = (Array.make 2 1.0); r4 = r4 }) | ({ r2 = ""; r3 = [|_; 0.5|]; r4 } | { r2 = ""; r3 = [|_; 0.5|]; r4 }) -> { r2 = "tail \" end"; r3 = r3; r4 = (ref n0) } | { r2 = ("" | ""); r3 = [|q106; _|]; r4 = q107 } -> { { r2 = q20; r3 = r3; r4 = q107 } with r2 = q20 } | ({ r2 = q108; r3 = [|q109; _|]; r4 = _ } | { r2 = q108; r3 = [|_; q109|]; _ }) -> (let v113 = fun { r0 = q110; r1 = q111 } p112 -> q6 in { r2 = q108; r3 = r3; r4 = r4 }) | ({ r2 = q114; r3; r4 = q115 } | { r2 = q114; r3; r4 = q115 }) -> (let v116 = q42 in { r2 = q20; r3 = r3; r4 = q115 })))) in
      (mix_1 5 v117; note_end 0);
      (- n0) land (20 lsr 0)) | { r2 = ("a" | ""); r3; r4 } -> (
      n0) | ({ r2; r3 = _; r4 = _ } | { r2; r3 = _; _ }) -> (
      let x118 = ((q22 *. q22) *. r3.(wrap n0 2)) +. q22 in
      n0)) in
    Printf.sprintf "<%c>" (let v120 = q21 in 'a')) | (({ r2 = "a"; r3 = _; r4 } as w121) | ({ r4; _ } as w121)) -> (
    let x176 = (match None with | (None | None) -> (
      let a162 = (match { { r2 = ""; r3 = r3; r4 = q6 } with r4 = (ref n0) } with | { r2 = ("a" | _); r3 = [|q122; q123|]; r4 = q124 } -> (
        print_int (!r4 mod 16);
        print_byte 32;
        print_float (fst (q123, q122));
        print_newline ();
        let rec loop127 i125 n128 s126 =
          if i125 < 0 then s126 else (
            loop127 (i125 - 1) n128 (2147483647 :: s126)
          )
        in
        let n129 = loop127 (10 - 1) 10 [] in
        (mix_2 5 n129; note_end 0);
        [|q123|]) | (({ r2 = ("a" as w130); r3; r4 } as w131) | ({ r2 = ("a" as w130); r3; r4 } as w131)) -> (
        let n136 = if (match { r2 = w130; r3 = r3; r4 = (ref n0) } with | { r2 = ("a" | _); r3 = w130; r4 = _ } -> n0 | (({ r4 = q132; _ } as w133) | ({ r2 = _; r4 = q132; _ } as w133)) -> (-3)) < !r4 then (match fst ({ r0 = true; r1 = None }, n0) with | (({ r0 = _; r1 = q134 } as w135) | ({ r0 = _; r1 = q134 } as w135)) -> !q6) else n0 in
        note_int n136;
        (match n136 with | (0 | (-2)) -> (Array.mapi (let rec f139 p137 p138 = -1.5 in f139) (Array.make 1 false)) | q140 -> (Array.mapi (let rec f143 p141 p142 = p142 in f143) (Array.sub r3 0 1)) | q144 -> (match w7 with | { r2 = ("a" | _); r3 = [|q145; q146|]; r4 } -> (Array.make 1 q146) | { r2 = ""; r3 = ([|_; 0.5|] | _); r4 = q148 } -> (Array.make 1 100.75) | { r2 = ("" | ""); r3 = ([|_; n136|] as w149); r4 = q150 } -> (Array.make 1 (-1.0)) | ({ r2 = _; r3 = [|_; q151|]; r4 = q152 } | { r3 = [|q151; _|]; r4 = q152; _ }) -> (Array.make 1 q151) | ({ r3 = q153; r4 = q154; _ } | { r2 = _; r3 = q153; r4 = q154 }) -> (Array.make 1 3.25) | ({ r2 = q155; r3; r4 = q144 } | { r2 = q155; r3; r4 = q144 }) -> (Array.make 1 (-0.5))))) | ({ r2 = "a"; r4; _ } | { r4; _ }) -> (
        (let { r1 = _; _ } = (let { r2 = q156; r3 = _; r4 = q157 } = { r2 = ""; r3 = r3; r4 = q6 } in { r0 = true; r1 = None }) in (try (Array.copy (Array.sub r3 0 1)) with | Failure _ -> (Array.make 1 1.0) | Match_failure _ -> (Array.make 1 10.0) | E0 ({ r0 = q158; r1 = (None as w159) }) -> (Array.make 1 100.75) | E0 ({ r1 = (Some q160); _ }) -> (Array.make 1 100.75) | E1 ({ r2 = q161; r3 = r4; r4 = _ }) -> (Array.make 1 (-0.0)))))) in
      (mix_floats a162 0 1; note_end 0);
      let v175 = (match [(try { { r2 = "a"; r3 = r3; r4 = (ref n0) } with r4 = r4 } with | _ -> { r2 = "12"; r3 = (Array.make 2 2.0); r4 = r4 }); { r2 = "tail \" end"; r3 = r3; r4 = r4 }] with | ([] | []) -> (
        let a162 = abs_float (((-0.5) -. 100.75) *. (-. 1.0)) in
        let c163 = ((int_of_string (string_of_int n0))) - (int_of_string (string_of_int n0)) in
        let c164 = (c163) + c163 in
        let c165 = ((n0 asr 16)) + (int_of_string (string_of_int n0)) in
        let c166 = (c164) - (int_of_string (string_of_int n0)) in
        let c167 = (int_of_string (string_of_int n0)) + (c166) in
        let c168 = (c167) + (int_of_string (string_of_int n0)) in
        let c169 = (c165) + (n0 asr 16) in
        let c170 = c165 + ((int_of_string (string_of_int n0))) in
        note_int c170;
        { { r2 = "a"; r3 = r3; r4 = q6 } with r3 = (Array.mapi (fun p171 p172 -> p172) r3); r4 = (fst ((ref 16), c170)) }) | ((q173 :: q174) | (q173 :: q174)) -> (
        { r2 = "12"; r3 = r3; r4 = q6 })) in
      -1.5) | ((Some _) | (Some _)) -> (
      0.0)) in
    "\000\255x")) in
  n0) | ({ r2 = "a"; r3 = [||]; r4 = _ } | { r2 = "a"; r3 = [||]; r4 = _ }) -> (
  14) | ({ r2 = "a"; r3 = q178; r4 = n0 } | { r2 = "a"; r3 = q178; r4 = n0 }) -> (
  17) | ({ r2 = q179; r3; r4 = _ } | { r2 = q179; r3; r4 = _ }) -> (
  n0) | _ -> (
  n0) | exception _ -> n0) in
note_int n180;
note_int n0;
()
