type t0 = C0 of int | C1
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y176 :: y177) -> mix 1; mix y176; mix_0 (d - 1) y177
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | C0 y178 -> mix 0; mix y178
    | C1 -> mix 1
let () = String.fold_left (try (let rec f2 p0 p1 = p0 in f2) with | _ -> (match true with | (false | true) -> (fun p3 p4 -> p3) | (false | false) -> (fun p5 p6 -> p5))) (if 15 <= 12 then (if false then ())) (Printf.sprintf "<%.3f>" 1.7976931348623157e308)
let v44 = (match (let v7 = ((); C1) in C1) with | (C1 | (C0 _)) -> (
  C0 (Char.code 'z')) | ((C1 as w8) | (C1 as w8)) -> (
  let v41 = (match List.find_all (let rec f10 p9 = not false in f10) (let _v11 = Array.make 16 5 in []) with | ([] | []) -> (
    None) | ([] | (_ :: _)) -> (
    let a40 = (match w8 with | (C1 | (C0 _)) -> (
      [|(8 + 20); (let _v12 = -3 in _v12); (13 lxor 13); (-15)|]) | (C1 | C1) -> (
      (let w8 = max w8 (let _v18 = (let o13 = 2 in let o14 = 17 in let o15 = 7 in let o16 = -2 in let o17 = -1 in let ( >>= ) a b = a lxor (b + 1) in o13 >>= o14 >>= o15 >>= o16 >>= o17) > 1024 in ((); C1)) in (let v33 = (match w8 with | ((C0 q19) | (C0 q19)) -> (let rec f22 p20 p21 = q19 :: [] in f22) | ((C0 6) | (C0 6)) -> (match w8 with | ((C0 _) | C1) -> (fun p23 (q24, q25, _, w8) -> []) | (C1 | (C0 (-3))) -> (fun p26 p27 -> [])) | (C1 | (C0 1)) -> (let (q29, _, q30, _) = (let _v28 = false in ((-3.25), 3.25, w8, (0, _v28, _v28))) in fun p31 p32 -> [])) in (let (q34, q35, q36) = max ((Ok 10), ((-2), 1, 9), C1) ((Ok (-3)), (12, 4, 4), C1) in ())));
      (if if true then false else true then ((); (Array.make 4 (-2))) else (let (q39', _) = ((let rec f38 w8 p37 = 1.0 in f38), 18) in Array.make 4 5)))) in
    None)) in
  (let v42 = -6147 in (let v43 = 100.75 in w8))))
let a173 = (match v44 with | (C1 | (C0 _)) -> (
  let a172 = (match v44 with | ((C0 q45') | (C0 q45')) -> (
    let v101 = (match (if true then ((Ok q45'), 0.5, 1.0) else ((Ok q45'), 2.0, 1.0)) :: (((Ok q45'), 100.75, 0.0) :: []) with | ([] | []) when false -> (
      let q45' = ((fun p46' -> Array.make 9 q45'), [], 8) in
      let s48 = ref [] in
      let i47 = ref 0 in
      while !i47 < 10 do
        s48 := ((match !s48 with | ([] | []) -> (!i47 asr 23) | ([] | ((-2) :: _)) -> (4 / (3 lor 1)) | ((1 :: []) | []) -> (let _v49 = 15 in _v49) | ((1 as w50) :: ((_ :: q51) | ((_ :: _) as q51))) -> 2147483646 | ((q52 :: q53) | ((q52 :: _) as q53)) -> ((); 14) | ((_ :: _) | (_ :: _)) -> (let v54 = -0.0 in !i47)) :: !s48); i47 := !i47 + 2
      done;
      let n55 = !s48 in
      (mix_0 5 n55; note_end 0);
      (match ((-1.5), (Array.make 1 0.5)) with | ((q56, q57) | (q56, q57)) -> (let v58 = q56 in ((6, 8), 0.5, 8)))) | ([] | []) -> (
      let a59 = Array.init 13 (let rec f61' p60 = 3.25 in f61') in
      let a62 = (match v44 with | ((C0 _) | (C0 _)) -> (Array.make 4 (-10.0)) | (C1 | (C0 0)) -> (Array.make 4 2.0)) in
      let rec loop64 i63 n65 =
        if i63 < n65 then (
          (a62.(i63) <- a59.(i63));
          loop64 (i63 + 2) n65
        ) else
          ()
      in
      loop64 0 (hide 0 4);
      (mix_floats a62 0 4; note_end 0);
      let n72 = (match if (try (if false then true else true) with | _ -> true) then v44 else v44 with | ((C0 _) | (C0 _)) -> (
        let n66 = q45' in
        note_int n66;
        (if false then (-2) else q45') mod (-3)) | (C1 | C1) -> (
        let a70 = [|(match C1 with | C0 (5 | 5) -> (let v67 = fst ((ref []), q45') in sqrt (ceil 0.0)) | ((C0 _) | C1) -> a62.(0) | (C1 | C1) -> (3.25 *. (float_of_int q45')))|] in
        let n71 = q45' in
        -4)) in
      ((n72, q45'), (match 0.5 with | (q73 | (0.0 as q73)) -> q73 | q74 -> q74), (match v44 with | ((C0 a62) | (C0 a62)) -> 17 | ((C0 _) | C1) -> q45'))) | (((q76, q77, q45') | ((Error _ as q76), q45', q77)) :: _) -> (
      let f78 p79 q45' p80 =
        (match q45' with | ((C0 _) | (C0 _)) -> (7 * 22) | (C1 | C1) -> (-65536)) mod 8
      in
      let g81 = f78 (match '\n' with | ('a'..'m' | 'a'..'m') -> (fun p83 f78 -> q45') | ('0'..'9' | '0'..'9') -> (let rec f85 p84 q77 = q45' in f85) | q86 -> (fun p87 p88 -> q45')) in
      let g82 = g81 C1 in
      let n89 = g82 (q45', ((-3), 16)) in
      note_int n89;
      let n90 = g82 (q77, (n89, 5)) in
      note_int n90;
      ((let v91 = 5 in (5, n89)), (match v44 with | (C1 | (C0 2)) -> q45' | C0 (5 | 1) -> 3.25 | C0 (1 | 8) -> q45' | C0 (4 | 4) -> q45' | ((C0 _) | (C0 _)) -> q45' | ((C0 (-2147483647)) | C1) when (((f78 (fun p92 p93 -> q45') v44 (q45', (n89, n90))) + (-4096)) > (match v44 with | C0 (9 | (-3)) -> n90 | C0 (7 | 5) -> 8 | (C1 | C1) when (match (let _v96 = fun p94 q45' p95 -> (15, (-2), (-10.0)) in C1) with | ((C0 _) | (C0 _)) -> (match q76 with | ((Error 1.0) | (Ok _)) -> false | ((Error q97) | (Error q97)) -> true | exception Invalid_argument _ -> true | exception Division_by_zero -> true | exception Match_failure _ -> false) | (C1 | (C0 7)) -> (Result.is_ok (Ok q45')) | (C1 | C1) -> (false && true)) -> n89 | ((C0 _) | (C0 _)) when ((q45' < (-10.0)) || (String.equal "tail \" end" "")) -> n90 | ((C0 (-3)) | (C0 _)) -> n90 | ((C0 q98) | (C0 q98)) -> q98 | ((C0 _) | C1) -> n90 | _ -> n89)) -> q45' | ((C1 as w100) | (C0 _ as w100)) -> q77 | _ -> 2.0), 4095))) in
    let x109 = if (match v101 with | ((_, q102', _) | ((_, _), q102', 3)) -> (false || false) | (((q103, q104), q105, (-2)) | ((q104, _), q105, (-2 as q103))) -> (q45' < q103) | ((q106, q107, q108) | (q106, q107, q108)) -> (q107 < q107)) then 3.25 else 10.0 in
    ((if false then () else ()); (Array.make 6 q45'))) | (C1 | (C0 _)) when (if Array.fold_left (fun p110 p111 -> false) true (Array.make 3 10) then (2 < 19) else (false <= false)) -> (
    let v115 = ((match v44 with | (C1 | (C0 (-2))) -> 0.5 | ((C0 _) | (C0 _)) -> 1.5 | ((C0 3) | C1) -> 2.0 | exception Invalid_argument q113 -> 10.0 | exception Failure q114 -> 10.0 | exception Not_found -> 100.75) *. (float 1)) <= 0.0 in
    let x171 = (match (((fun p116 -> ()) 10.0); (if v115 then None else None)) with | ((None as w117) | (None as w117)) -> (
      (1.0 -. 1.5) *. (List.fold_right (let rec f119 w117 p118 = p118 in f119) [] 2.0)) | ((Some q120) | (Some q120)) -> (
      (-. q120) +. (-2.2250738585072014e-308)) | (None | None) -> (
      let n153 = (match v44 with | C0 (0 | 0) -> (
        let a121 = (match v44 with | ((C0 _) | C1) -> (Array.make 4 2) | ((C0 (-2147483648)) | (C0 (-1))) when (not (6 <> 20)) -> (Array.make 4 (-1)) | (C1 | C1) -> (Array.make 4 14) | ((C0 q123) | (C0 q123)) -> (Array.make 4 q123) | _ -> (Array.make 4 10)) in
        let rec loop126 i124 n127 s125 =
          if i124 < n127 then (
            loop126 (i124 + 1) n127 ((- 20) lxor ((s125) + a121.(i124)))
          ) else
            s125
        in
        let n128 = loop126 0 4 13 in
        note_int n128;
        let a129 = a121 in
        let rec loop133 i130 n134 =
          if i130 >= 0 then (
            (
              let i131 = ref 0 in
              while !i131 < 2 do
                a129.(i130 * 2 + !i131) <- ((let _v132 = n128 in _v132) lxor (a129.(i130 * 2 + !i131)));
                i131 := !i131 + 1
              done;
              ());
            loop133 (i130 - 1) n134
          ) else
            ()
        in
        loop133 (2 - 1) 2;
        (mix_ints a129 0 4; note_end 0);
        (n128 + 19) + (n128 lxor (-3))) | ((C0 q135) | (C0 q135)) -> (
        List.fold_right (snd (v115, (fun p136 p137 -> p137))) (let v139 = (let rec f138 q135 = v115 in f138) in []) (q135 - 4)) | (C1 | C1) -> (
        let v144 = (let v140 = (match v44 with | ((C0 _) | (C0 _)) -> ((); (Array.make 8 17)) | (C1 | C1) -> (if false then (Array.make 8 5) else (Array.make 8 15))) in (let s141 = (clip "12") ^ "b c" in let i142 = (match v44 with | ((C0 q143) | (C0 q143)) -> q143 | ((C0 6) | C1) -> 7) in if i142 >= 0 && i142 < String.length s141 then s141.[i142] else '\'')) in
        (mix (Char.code v144); note_end 0);
        let a145 = Array.mapi (fun p146 p147' -> p147') (Array.make 4 10.0) in
        let rec loop150 i148 n151 s149 =
          if i148 < n151 then (
            (a145.(i148) <- ((s149) *. a145.(0)));
            loop150 (i148 + 1) n151 ((a145.(0) +. (s149)) *. a145.(i148))
          ) else
            s149
        in
        let n152 = loop150 0 4 (-1.0) in
        note_float n152;
        (( * ) 10 5) + (max (-3) 17))) in
      let n164 = (try (match v44 with | ((C0 _) | C1) -> (let o155 = truncate (abs_float 1.5) in let o156 = (try n153 with | _ -> 1024) in let o157 = (let v158 = -(if v115 then n153 else n153) in n153) in let ( - ) a b = a * 2 - b in o155 - o156 - o157) | (C1 | (C0 2)) when ((let o159 = n153 in let o160 = n153 in let o161 = n153 in let o162 = -2 in let o163' = n153 in let ( -. ) a b = a lxor (b + 1) and ( @! ) a b = (a lsl 1) + b and ( <=> ) a b = b - a in o159 -. o160 -. o161 @! o162 <=> o163') < (n153 mod 2)) -> n153 | _ -> n153) with | Not_found -> n153 | Match_failure _ -> (((-(n153 / 2147483647)) lsl 1) / (-2147483648))) in
      note_int n164;
      (match v44 with | ((C0 q165) | (C0 q165)) -> 10.0 | (C1 | C1) -> (-1e-310))) | Some (0.0 | 1.0) -> (
      let v170 = (match v44 with | C0 ((-3) | (-3)) -> (
        let n166 = 11 in
        let x167 = (fabs (1.0 -. 1.0)) -. (coarse (log (limit (( +. ) (-2.0) 10.0) 0.5 100.0))) in
        v44) | C0 (q168 | (-1 as q168)) -> (
        v44) | ((C0 (-2147483648)) | (C0 _)) -> (
        print_char (Char.chr ((compare v44 v44) land 255));
        (if 19 < 11 then () else ());
        C1) | ((C0 q169) | (C0 q169)) -> (
        v44) | (C1 | C1) -> (
        v44)) in
      (mix_1 5 v170; note_end 0);
      0.5)) in
    Array.make 6 (-2)) | (C1 | (C0 _)) -> (
    Array.make 6 17) | _ -> (
    Array.make 6 2)) in
  Array.make 16 (1.0, 2.0)) | (C1 | C1) -> (
  Array.make 16 (2.0, 10.0)))
let () = ((let (m174, m175) = a173.(15) in mix_float m174; mix_float m175); note_end 0)
let () = (mix_1 5 v44; note_end 0)
let () = ()
