type a0 = string * int * int
exception E0 of (int, int) result
exception E1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec mix_0 d (v : (int, int) result) =
  if d > 0 then
    match v with
    | Ok y170 -> mix 0; mix y170
    | Error y171 -> mix 1; mix y171
let a3 = (let v0 = 8 in create_array 7 ((let rec f2 p1 = 1.5 in f2) 3.25))
let rec f4 p5 p6 =
  let rec g7 u8' = p5
  in
  mix p6;
  g7 p6
let v11 = f4 (match Ok (ref 2) with | Error 5 when (((fun p9 -> "") []) = "yqxzifwke") -> ("", 5, 2) | Ok _ -> ("12", 11, 1) | Error 0 -> ("\000\255x", 1, 11) | Error 7 -> ("", 1, 13) | Error q10' -> ("\000\255x", q10', q10')) (18 mod (-3))
let () = ((let (m12, m13, m14) = v11 in mix_string m12; mix m13; mix m14); note_end 0)
let rec f15 p16 p17 =
  let rec g18 u19' = p16
  in
  g18 p17
let n20 = f15 2147483646 (max 1 19)
let () = note_int n20
let rec f21 p22 p23 =
  let table26 = Array.make 2 (let rec g24 u25 = p22 in g24) in
  table26.(1) <- (let rec g24 u25 = ((); ((Array.make 1 3.25), (Ok p23), p23)) in g24);
  table26.(1) p23
let v27 = f21 (f21 ((Array.make 1 (-0.5)), (Ok n20), 16) n20) (if true then n20 else n20)
let () = ((let (m28', m29, m30) = v27 in mix_floats m28' 0 1; mix_0 5 m29; mix m30); note_end 0)
let () = ((let (m31, m32, m33) = v27 in mix_floats m31 0 1; mix_0 5 m32; mix m33); note_end 0)
let s35 = ref false
let () = for i34 = 0 to 8 - 1 do
  (
    let x48 = ((a3.(wrap (f15 (-2) i34) 7) <- (let _v36 = ref [] in 10.0)); ((match v27 with | (([|q37|], (Ok _), q38) as w39) -> () | (q40, (Ok _), q41) -> () | ([|q42'|], (Error q43), q44) -> () | (_, (Error _), q45) -> ()); (match (Ok i34) with | Ok 9 -> 0.5 | ((Ok 1) | (Ok 1)) -> 1.5 | Ok 6 -> (-2.0) | ((Ok q46) | (Ok q46)) -> 0.0 | Error q47 -> 1.0))) in
    ());
  s35 := (match ("", i34, i34) with | ("a", q49, q50) -> (1.0 = 10.0) | ("", _, q51) -> !s35 | ((_, q52', q53) | (_, q52', q53)) -> true)
done
let n54 = !s35
let () = (mix (if n54 then 1 else 0); note_end 0)
let v133 = (if (match Ok n20 with | Ok (-2) -> ((match v27 with | (q55, (Ok q56), 8) -> 3 | (q57, (Error q58), (8 | 8)) -> 17 | (_, (Ok q59), q60) -> q60 | (q61, (Error _), q62) -> q62) = (n20 - n20)) | Ok (-3) -> (let (q63, _, q64, q65) = (n20, n20, 10.0, (Ok 8)) in n20 >= n20) | Ok (-2147483648) -> n54 | Ok (4 | 4) -> ((coarse (sin (limit (-0.5) (-100.0) 100.0))) < a3.(6)) | ((Ok _) | (Error 1.0)) -> ((n20 - 32767) >= (if n54 then n20 else n20)) | Error 1.0 -> (if n54 then ((); n54) else n54) | Error q67 -> ((let rec f69 p68 = "b c" > "tail \" end" in f69) (match v27 with | (_, (Ok q70'), q71) -> (Ok q67) | (_, (Error 0), q72) -> (Ok q67) | (q73, (Error (2 as w74)), q75) -> (Ok q67) | ([|q76|], (Error (-3) as w77), q78) -> (Ok q76) | (q79, (Error (-3)), q80') -> (Ok q67) | ([|q67|], _, q81) when (not (q67 <= 1.0)) -> (Ok (-10.0)) | (q82, (Error (-2147483648)), _) -> (Ok q67) | (q83, (Error 4), n54) -> (Ok q67) | (q84, (Error q85), q86) -> (Ok q67) | _ -> (Ok q67)))) then n20 else ((let f15 = (try (List.fold_left (let rec f89 p87 p88 = ref p88 in f89) (ref n20) []) with | _ -> (ref n20)) in List.iter (let rec f91 p90 = () in f91) []); (let v96 = (let rec f95 p92 p93 p94 = (true, 0.0) in f95) in n20))) <> ((match v27 with | ((q97, (Error _), q98) | (q97, (Ok _), q98)) -> 6993 | ([|q99|], (Error q100), q101) -> (match v11 with | (q102, (-2), 3) -> (let v103 = q99 in q100) | (q104, (-2 as w105'), 5) -> (w105' + 17) | ((q106, (-2), (-2)) as w107) -> (n20 - n20) | (_, (-2), q108) -> q101 | (q109, 3, q110) -> (let o111 = 7 in let o112 = q101 in let o113 = q110 in let o114 = q110 in let o115 = q110 in let ( = ) a b = b - a and ( && ) a b = a lxor (b + 1) in o111 && o112 = o113 = o114 && o115) | (q116, 9, q100) -> 2147483646 | (q117, 7, q118) -> (q101 lxor q118) | (q119, (-1), _) -> (q101 * q101) | (q120, 0, q121) -> (int_of_float q99) | (q122, (-3), _) -> (match v11 with | ("a", 0, 7) -> 14 | (_, 0, (7 as w123)) -> w123 | (_, (0 | 0), 0) -> q100 | (_, 0, 4) -> q100 | (_, (0 | 0), q124) -> q124 | (q125, 3, _) -> q101 | ((q126, _, _) | (q126, _, 6)) -> q101) | (_, q127, _) -> (-19)) | (_, (Error q128), q129) -> ((- q128) lor (if n54 then q128 else q129)) | exception Invalid_argument q130 -> (( * ) n20 n20) | exception Failure _ -> 17 | exception Not_found -> (abs (n20 / 16)) | exception E1 -> ((fst (n20, n20)) lxor (n20 mod 3)) | exception E2 -> (truncate ((-2.0) +. 0.0))) + (let v132 = Some (let v131 = 2.0 in ref 0.0) in -17))
let a134 = Array.make 6 2.0
let () = for i135 = 2 - 1 downto 0 do
  (
    let i136 = ref 0 in
    while !i136 < 3 do
      a134.(i135 * 3 + !i136) <- ((try (-. (-1.5)) with | _ -> 10.0) -. (a134.(i135 * 3 + !i136)));
      i136 := !i136 + 1
    done;
    ());
  ()
done
let () = (mix_floats a134 0 6; note_end 0)
let v163 = (try (
  let rec f137 p138 p139' =
    let table142 = Array.make 2 (let rec g140 u141 = p138 in g140) in
    table142.(1) <- (let rec g140 u141 = p138 in g140);
    table142.(0) p139'
  in
  let v144 = f137 (let v143 = 10.0 in 'a') (6 * n20) in
  (mix (Char.code v144); note_end 0);
  let rec f145 p146 p147 =
    let rec g148 u149 = p146
    in
    mix p147;
    g148 p147
  in
  let _ = f145 [|(-100.75); 0.0|] (if n54 then n20 else n20) in
  let a153 = f145 (List.fold_right (let rec f152 p150 p151 = p151 in f152) [] (Array.make 2 1.0)) (if v133 then raise Not_found else n20) in
  let s154 = "loop" in
  let rec loop157 i155 n158' s156 =
    if i155 < n158' then (
      loop157 (i155 + 1) n158' (Char.code s154.[i155] + 3 * s156)
    ) else
      s156
  in
  let n159 = loop157 0 4 n20 in
  note_int n159;
  let n162 = (try (
    prerr_int (snd (n20, n20));
    prerr_byte 32;
    prerr_float ((fun p160 -> coarse (atan (limit p160 (-9.0) 9.0))) 1.0);
    prerr_newline ();
    List.find (fun p161 -> (match v144 with | 'a'..'m' -> v133 | '0'..'9' -> v133 | _ -> n54)) []) with | _ -> (n159 mod (12 lor 1))) in
  a134.(5) > 2147483648.0) with | Not_found -> ((); v133))
let () = (mix (if v163 then 1 else 0); note_end 0)
let () = (mix (if v133 then 1 else 0); note_end 0)
let () = ((let (m164, m165, m166) = v27 in mix_floats m164 0 1; mix_0 5 m165; mix m166); note_end 0)
let () = ((let (m167, m168, m169) = v11 in mix_string m167; mix m168; mix m169); note_end 0)
let () = note_int n20
let () = (mix (if n54 then 1 else 0); note_end 0)
let () = (mix_floats a134 0 6; note_end 0)
let () = ()
