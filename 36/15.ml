type 'a t0 = C3 | C0 of { r1 : 'a } | C4 | C2 of string * float array * float
type 'a t1 = C16 | C5 of { r6 : 'a; r7 : float; r8 : 'a t2 * int; r9 : 'a t2 } | C15 | C10 of 'a | C11 of { r12 : 'a; r13 : float; r14 : int }
and 'a t2 = C19 | C18 | C17 of char
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : char list t2 t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 { r1 = y220 } -> mix 1; mix_1 (d - 1) y220
    | C4 -> mix 2
    | C2 (y221, y222, y223) -> mix 3; mix_string y221; mix_floats y222 0 4; mix_float y223
and mix_1 d (v : char list t2) =
  if d > 0 then
    match v with
    | C19 -> mix 0
    | C18 -> mix 1
    | C17 y224 -> mix 2; mix (Char.code y224)
let rec loop5 i0 s1' =
  if i0 >= 0 then (
    loop5 (i0 - 1) (
      let s3 = ref s1' in
      for i2 = 0 to 3 - 1 do
        s3 := (((); 11) * 2)
      done;
      let n4 = !s3 in
      note_int n4;
      n4)
  ) else
    s1'
let n7 = loop5 (5 - 1) 2
let () = note_int n7
let v15 = if [|(-2); n7|] > (match C3 with | C3 -> (Array.make 2 n7) | C2 (q8, q9, q10) -> (Array.make 2 n7) | C0 { r1 = (Ok q11) } -> (Array.make 2 n7) | C0 ({ r1 = (Error q12) } as w13) -> (Array.make 2 q12) | C4 -> (Array.make 2 n7) | C2 (q14, _, _) -> (Array.make 2 n7)) then (C2 ((if true then "" else "\000\255x"), (if false then (Array.make 4 0.0) else (Array.make 4 (-2.0))), (1.0 -. 3.25))) else (if 15 = n7 then C4 else C3)
let c16 = 2147483648.0 +. (1.0)
let c17 = 2147483648.0 -. (2147483648.0)
let c18 = (c16) *. 1.0
let c19 = 1.0 *. (1.0)
let c20 = c16 +. (c16)
let () = note_float c20
let v21 = c18 <> ((if false then c19 else c20) *. (-. c17))
let () = (mix (if v21 then 1 else 0); note_end 0)
let n23 = -(-(let v22' = Array.make 1 c18 in n7))
let n24 = -7
let v63 = (match [|(C5 { r6 = n24; r7 = 3.25; r8 = (C18, n23); r9 = C18 })|] with | (([|q25|] as w26) | ([|(C16 as q25)|] as w26)) -> C3 | [|(C5 { r6 = c18; r7 = _; r8 = _; r9 = q27 })|] -> (max (match C18 with | (C19 | C19) when (1.7976931348623157e308 <= (let (q28, q29, _) = (None, c19, c18) in q29)) -> C3 | C19 -> C3 | C18 -> C3 | C17 q30 -> C3) (C2 ("\000\255x", (Array.make 4 c17), 0.0))) | [|C15|] -> (try C4 with | Division_by_zero -> (List.fold_right (fun p31 p32 -> p32) [] C3) | Failure q33 -> (C0 { r1 = C18 }) | Not_found -> (C2 ("", (Array.make 4 c19), 0.5))) | [|(C10 n23)|] -> (C0 { r1 = (match v15 with | C3 -> C18 | ((C0 { r1 = _ }) | C3) -> C18 | C4 -> C18 | C2 ((n23 | ("a" as n23)), q35, q36) -> C18 | C2 ("", q37, q38) -> C18 | C2 (_, q39', _) -> C18) }) | ([|(C11 { r12 = q40; r14 = q41; _ })|] as w42) -> (match C0 { r1 = (1, v21) } with | (C3 as w43) -> (max C3 C3) | C0 ({ r1 = _ } as w44) -> (if true then C3 else C3) | C4 -> (let _v47 = (let rec f46 p45 = Array.make 6 c17 in f46) in C3) | C2 (q48, _, _) -> (try (if v21 then C3 else C3) with | _ -> C3)) | q49 -> (C0 { r1 = C19 }) | [|q50|] when ((max c18 c20) > 0.0) -> (if ((Array.make 2 c19), c18, n24) <> ((Array.make 2 (-2.0)), c20, n23) then (let v55 = (let rec f54 p51 p52 p53 = '0' in f54) in C3) else (C2 ("tail \" end", (Array.make 4 c18), c19))) | [|(C5 { r6 = q56; r7; r8 = q57; r9 = q58 })|] when q56 = (-16) -> ((match q57 with | (((C19 as w59), q60) as w61) -> () | (C18, _) -> () | (C18, _) when (((fun c20 -> n24) (n24, n23)) >= 15) -> () | ((C17 _), q62) -> ()); C3) | _ -> (C2 ((Printf.sprintf "<%f>" (abs_float c18)), ((); (Array.make 4 0.0)), (max c20 (-10.0)))))
let n74 = (try (show_int 17 (match v63 with | C3 -> 5 | C0 ({ r1 = C19 } as w64) -> n7 | C0 { r1 = ((C17 _) | C18) } -> (succ 4) | C0 { r1 = (C17 q66) } -> (-15) | C4 -> n7 | ((C2 (q67, [|q68; q69; q70; q71|], _)) | (C2 (q67, [|q70; q69; q71; q68|], _))) -> (n7 * n24) | C2 (q72', q73, n23) -> (n24 * 37))) with | _ -> ((n24 * 10) lor (truncate c18)))
let n24 = -. (((-10.0) -. (-0.5)) -. (if v21 then 1.5 else c20))
let n24 = (let _v75 = n74 mod 4096 in (match Ok (c18, "12", _v75) with | Ok (q76, _, (4 as w77)) -> (v21, true, w77, w77) | Ok (q78, _, 1) -> (v21, true, n23, n23) | Ok (q79, q80, q81) -> (false, true, n74, n74) | Error _ -> (v21, v21, 16, _v75))) <> (match if false then v63 else v63 with | C3 -> (false, v21, n74, 9) | C0 { r1 = _ } -> (v21, v21, n74, n74) | C4 -> (v21, v21, (-2), n74) | (C2 (_, q82', _) as w83) -> (true, v21, n74, n74))
let n84 = ((2 * (-9)) * 30) + ((n74 / 8) + (-5))
let v88 = C0 { r1 = (try (try C18 with | Invalid_argument q85 -> (if n24 then C18 else C18) | Division_by_zero -> C18 | Not_found -> (match v63 with | (C3 | C3) -> C18 | C0 ({ r1 } as w86) -> C18 | C4 -> C18 | (C3 | (C2 (_, _, 0.0))) -> C18 | C2 (q87, _, _) -> C18)) with | _ -> C18) }
let () = (mix_0 5 v88; note_end 0)
let unused89 = 7
let f93 = (let rec f92 p90 p91 = C18 in f92)
let n96 = (try (n84 * 30) with | Invalid_argument q94 -> ((truncate c20) - (-4097)) | Failure q95 -> (List.length ((); [])) | Not_found -> (-15))
let () = note_int n96
let () = (try (
  let a97 = create_array 10 n74 in
  let s99 = ref n84 in
  let i98 = ref 0 in
  while !i98 < 10 do
    a97.(!i98) <- (!s99 - (a97.(!i98)));
    s99 := (12 / 1); i98 := !i98 + 1
  done;
  let n100 = !s99 in
  note_int n100;
  let n24 = (clip ((clip (part "tail \" end" n23 n84)) ^ ((clip "\000\255x") ^ "a"))) ^ "jpek" in
  (mix_string n24; note_end 0);
  let n102 = (try ((truncate (c20 /. 3.25)) * ((let v101 = [] in n100) lor (-15))) with | _ -> (a97.(wrap (if true then raise Not_found else n23) 10) * 40)) in
  (try (mix_float (( +. ) c17 c19)) with | _ -> (Option.iter (let rec f104 p103' = () in f104) None))) with | Not_found -> (if n24 then () else ()))
let f105 p106 p107 p108 p109 p110 p111 p112 p113 p114 n96 p115 p116 v63 p117 c20 c19 p118 p119 p120 p121 p122 p123 p124 p125 p126 p127 p128 p129 p130 p131 p132 p133 p134 =
  10.0 -. (p133 +. (((p132 -. ((((((p109) -. p109) *. n96) *. c19) +. p132) +. p125)) +. p130) +. p132))
let x157' = f105 (if n24 then C3 else C3) (n23 + n96) c17 10.0 n23 (13 mod (n96 lor 1)) (match v15 with | C3 -> n96 | C0 { r1 = q135 } when (c18 >= 0.0) -> n96 | (C0 { r1 = q136 } as w137) -> n23 | (C4 | C4) -> n96 | C2 (q138, q139, q140) -> n84) (if n24 then (fun p141 p142 -> n84) else (fun p143' p144 -> p144)) (let v148 = (let rec f147 p145 p146 = n96 in f147) in n96) c17 ((clip "") ^ "") (String.length "tail \" end") (let v149 = '0' in 8) (max [] []) ((fun n74 -> 18) c20) (float_of_int n84) (c19 -. 1.0) (List.fold_left (fun p150 p151 -> 12) n96 []) (-20) (Array.make 3 false) n96 [|c20; (-100.75); 0.0; c19; 10.0; c19; 1.0; c19|] 11 (3.25 -. c19) n74 (if n24 then n96 else 4) (let (q154, q155, q156) = ((fun p152 p153 -> 16), C18, (n84, v21)) in n74) c18 1e999 (if n24 then (Array.make 16 n96) else (Array.make 16 n96)) (float n96) ((); c18) (16 + n74)
let x189 = f105 ((let rec f159 p158 = C3 in f159) []) n96 (if n24 then x157' else x157') c20 3540 (6 / (5 lor 1)) (int_of_float c18) (List.fold_right (let rec f165 p160 p161 = (let rec f164 p162 p163 = n96 in f164) in f165) [] (fun p166 p167 -> p167)) (n23 mod (-1)) (float n84) (fst ("a", n74)) 7497 6 (let (_, q168) = (n96, x157') in []) (match v63 with | (C3 | C3) -> n96 | C0 { r1 = _ } -> n74 | C4 -> n23 | ((C2 (_, _, _)) | C4) -> n96) (100.75 *. 2.0) (c20 +. 1.5) n96 (n96 + n96) (Array.make 3 n24) (-14) (Array.init 8 (let rec f172 p171 = c20 in f172)) (Array.fold_right (fun p173 p174 -> p174) (Array.make 2 n24) n84) (fst (c20, 2)) (String.length "12") (n96 mod (n96 lor 1)) (match C15 with | C16 -> n84 | (C5 { r6 = _; r7 = q175'; r8; r9 } as w176) -> n96 | C15 -> 2 | C10 q177 -> 13 | C11 ({ r13 = q178; r14 = q179'; _ } as w180) -> 13) (( +. ) x157' x157') (try (match v88 with | C3 -> 3.25 | C0 { r1 } when (((Array.make 4 (-1.0)) <= (Array.make 4 c20)) <= (n96 = 6)) -> c20 | ((C0 { r1 = (C17 _) }) | C4) -> c17 | C2 ("a", q181, 0.0) -> 0.5 | (C2 ("", f105, 0.0) as w182) -> c20 | ((C2 (q183, q184, 0.0)) | (C2 (q183, q184, 0.0))) -> c16 | C2 (_, q185, 1.0) -> c20 | C2 (q186, q187, q188) -> 3.25) with | Match_failure _ -> c16 | _ -> c20) (Array.make 16 n74) 2.0 (-. x157') (String.length "")
let a190 = max (Array.make 4 []) (Array.make 4 [])
let () = a190.(0) <- (min (let i191 = n74 in if i191 >= 0 && i191 < 4 then a190.(i191) else []) a190.(0))
let () = a190.(1) <- [(C17 '0'); (match n84 with | (0 | 0) -> C18 | -2147483647 -> C18 | 4 -> C18 | q192 -> C18)]
let () = a190.(2) <- (max (match C3 with | (C3 | C3) when ((min (Array.make 8 (Array.make 16 x157')) (Array.make 8 (Array.make 16 x189))) < (let _v197 = fun () p193 p194 -> ((let rec f196 c16 p195 = 'z' in f196), 11) in Array.make 8 (Array.make 16 c20))) -> [] | C3 -> [] | C2 (q198, q199, q200) when (((); (n24, ("a", true, n84, x157'), 3.25, C18)) <> (n24, (q198, n24, n84, x157'), q200, C18)) -> [] | ((C2 ("", _, _)) | (C0 { r1 = _ })) -> [] | C4 -> [] | C4 -> [] | (C2 (q202, q203, q204) as w205) -> []) (let _v206 = C18 in []))
let () = a190.(3) <- (List.stable_sort compare [])
let s208 = ref c20
let () = for i207 = 0 to 2 - 1 do
  s208 := (match a190.(i207) with | [] -> ((!s208) -. (c19 +. !s208)) | ([] as w209) -> ((!s208) -. 2147483648.0) | (C19 :: []) -> ((!s208) +. ((-0.5) *. c17)) | ((C18 | C19) :: []) -> ((c16 *. c20) -. (!s208)) | (((C17 'a'..'m') :: []) as w210) -> ((match v15 with | C3 -> x157' | (C0 { r1 = _ } as w211) -> x189 | C4 -> 2.0 | C2 (q212, _, q213) -> !s208) -. (!s208)) | ((C17 '0'..'9' as w214) :: []) -> ((!s208) -. (!s208 *. 3.25)) | ((C17 _ as w215) :: []) -> ((!s208) -. (!s208 /. c18)) | (q216 :: (q217 :: q218)) -> (((); x157') *. (!s208)))
done
let n219 = !s208
let () = note_int n23
let () = note_float x157'
let () = (mix (if v21 then 1 else 0); note_end 0)
let () = note_int n7
let () = note_float n219
let () = note_float c16
let () = (mix (if n24 then 1 else 0); note_end 0)
let () = note_float c20
let () = ()
