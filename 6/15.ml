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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y195 -> mix 1; mix y195
and mix_1 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y196 :: y197) -> mix 1; mix y196; mix_1 (d - 1) y197
let () = (let (_, q25, ((q26, _, q27) as w28), _) = ((let v0 = 20 in 0.0), (match C15 with | C16 -> C18 | C5 { r6 = q1; r7 = q2; r8 = q3; r9 } -> C18 | C15 -> C18 | ((C10 q4' as w5) | (C10 q4' as w5)) -> C18 | C11 { r12 = q6; r13; r14 = (-2147483647 as w7) } -> C18 | C11 ({ r12 = q8; r13 = q9; r14 = 3 } as w10) -> C18 | C11 { r12; r13; r14 = (-3) } -> C18 | C11 { r12 = q11; r14 = q12; _ } -> C18 | C15 when (Array.exists (fun p13 -> false) (match C15 with | C16 -> (Array.make 3 '0') | C5 { r6; r7 = q14; r8; r9 = q15 } -> (Array.make 3 'z') | (C15 as w16) -> (Array.make 3 ' ') | C10 C3 -> (Array.make 3 '0') | C10 (C0 { r1 }) -> (Array.make 3 'z') | C10 C4 -> (Array.make 3 '0') | ((C10 (C2 (_, _, _))) | C15) -> (Array.make 3 'z') | C11 { r12; r13; r14 = q20' } -> (Array.make 3 'z'))) -> C18), (match C15 with | C16 -> (16, (-1), 0.0) | ((C5 { r7 = q21; r8 = q22; r9 = q23'; _ }) | (C5 { r7 = q21; r8 = q22; r9 = q23'; _ })) -> (16, 10, q21) | ((C10 _) | C15) -> (15, 20, 0.5) | ((C10 _) | (C10 _)) -> (15, 6, 0.5) | (C16 | (C11 { r13 = _; r14 = _; _ })) -> ((-1), 13, 0.5)), ((-1) lsl 6)) in (fun p29' -> if true then () else ()) (let (_, _) = (q27, q26) in "a"))
let c31 = (100.75 +. 1.0) +. (((1.5 /. (-100.75)) +. (let v30 = 16 in 100.75)))
let c32 = c31 +. (c31)
let c33 = (c31) *. c31
let c34 = (c31) -. c32
let c35 = (c32) -. ((1.5 /. (-100.75)) +. (let v30 = 16 in 100.75))
let c36 = (c31) -. c34
let c37 = c31 -. (c35)
let c38 = (((1.5 /. (-100.75)) +. (let v30 = 16 in 100.75))) *. c36
let c39 = c31 *. (((1.5 /. (-100.75)) +. (let v30 = 16 in 100.75)))
let () = note_float c39
let () = assert (compare (let _v47 = (match C3 with | C3 -> (("12", false), c38, []) | C0 ({ r1 = [|q40; q41; q42; _|] } as w43) -> (("a", false), c37, []) | ((C0 { r1 }) | (C0 { r1 })) -> (("a", false), 100.75, []) | C4 -> (("", false), 10.0, []) | C2 (q44, [|q45; _|], _) -> ((q44, true), c35, []) | ((C0 { r1 = q46 }) | (C2 (_, q46, _))) -> (("a", true), (-1.0), [])) in (try (if false then raise Not_found else 3) with | Not_found -> 8)) (let _v47 = (match C3 with | C3 -> (("12", false), c38, []) | C0 ({ r1 = [|q40; q41; q42; _|] } as w43) -> (("a", false), c37, []) | ((C0 { r1 }) | (C0 { r1 })) -> (("a", false), 100.75, []) | C4 -> (("", false), 10.0, []) | C2 (q44, [|q45; _|], _) -> ((q44, true), c35, []) | ((C0 { r1 = q46 }) | (C2 (_, q46, _))) -> (("a", true), (-1.0), [])) in (try (if false then raise Not_found else 3) with | Not_found -> 8)) = 0)
let a48 = (match Ok (18, 8, 1) with | Ok _ -> (Array.make 7 14) | Error (0.5 | 0.5) -> (Array.make 7 4) | Error 0.0 -> (Array.make 7 4) | Error q49 when q49 < 1.0 -> (Array.make 7 (-3)) | ((Ok _) | (Error _)) -> (Array.make 7 0))
let () = for i50 = 0 to 7 - 1 do
  a48.(i50) <- 2;
  ()
done
let () = (mix_ints a48 0 7; note_end 0)
let n51 = show_int 0 (try ((-16) * 6) with | _ -> (19 - 17))
let () = note_int n51
let () = (match n51 with | -1 -> (if ((); false) then (if true then ()) else (print_string "")) | _ -> (if false then (if true then () else ())))
let f96 = (try ((Array.fast_sort (fun x y -> compare y x) a48); (if (match [] with | [] when true -> true) then raise Division_by_zero else (match [] with | [] when (if not false then (match C18 with | ((C17 _) | C19) -> false | (C18 | C18) -> true | C17 'a'..'m' -> true | C17 c38 -> false) else (true && true)) -> (let rec f54 p52' p53 c38 = [] in f54) | (0.0 :: []) when (List.equal (fun p55 p56' -> false) [] (Array.fold_left (let rec f59 p57 p58 = p57 in f59) [] a48)) -> (fun p60 p61 p62 -> []) | (0.0 :: ((q63 :: q64) | ((q63 :: _) as q64))) when (match n51 with | 9 -> (c35 < 1.0) | q65 -> false) -> (fun p66 p67 p68 -> []) | _ -> (fun p69 p70 p71 -> [])))) with | Division_by_zero -> (match (match C18 with | C19 -> C3 | (C18 as w72) -> C3 | C17 _ -> C3) with | (C3 | (C2 (_, _, _))) -> (let v73' = C18 in (let rec f77 p74 p75 p76 = [] in f77)) | C0 { r1 } -> (fun p78 p79 p80 -> []) | C4 -> (if true then (let rec f84 p81 p82 p83' = [] in f84) else (fun p85 p86 p87 -> [])) | ((C2 (q88, _, q89)) | (C2 (q88, _, q89))) -> (fun p90 p91 p92 -> [])) | Match_failure _ -> (fun p93 p94 p95 -> ((); [])))
let () = print_string ((clip (try (part "tail \" end" 1 n51) with | _ -> "b c")) ^ (String.fold_left (fun c35 p97 -> c35) "b c" "tail \" end"))
let () = print_int (if n51 <= n51 then (n51 * n51) else 2147483647)
let () = print_byte 32
let () = print_float (float_of_int (-202))
let () = print_newline ()
let rec g99 k102 p103 =
  if k102 <= 0 then (if false then p103 else p103) else (
    let r104 = g99 (k102 - 1) p103 in
    (let v105 = if false then [] else [] in p103)
  )
and g100 k106 p107 =
  if k106 <= 0 then None else (
    g99 (k106 - 1) (match p107 with | None -> p107 | Some 7 -> p107 | Some 8 -> p107 | Some 2 -> None | ((Some (-2147483647)) | (Some 5)) -> p107 | (Some 0 as w108) -> None | (Some q109 as w110) -> w110)
  )
and g101 k111 p112 =
  if k111 <= 0 then p112 else (
    g101 (k111 - 1) (Some 5)
  )
let v113 = g99 1 (Some n51)
let () = (mix_0 5 v113; note_end 0)
let f114 p115 p116 p117 p118 =
  let n126 = (let ((q120, q121, q122, q123) as w124) = (match p117 with | C19 -> (c39, n51, C15, (Ok 1)) | (C18 | C18) -> (c36, p115, C15, (Ok p115)) | C17 ('a'..'m' as w119) -> (1.0, p115, C15, (Ok p115)) | C17 '0'..'9' -> (c35, n51, C15, (Ok p115)) | ((C17 _) | (C17 _)) -> ((-100.75), p115, C15, (Ok 14))) in -4097) - (if n51 <= p115 then (18 lsl 15) else (let i125 = p115 in if i125 >= 0 && i125 < 7 then a48.(i125) else p115)) in
  let n129 = (truncate (-100.75)) - (match p117 with | (C19 | C19) -> ((); n126) | C18 -> (n126 / 1) | ((C17 q127) | (C17 q127)) when q127 < '\032' -> 1 | C17 q128 -> (-1) | _ -> (p115 lsr (p115 land 31))) in
  ((truncate 3.25) * (let i130 = n129 in if i130 >= 0 && i130 < Array.length a48 then a48.(i130) else n126)) :: (match (match C18 with | C19 -> v113 | C18 -> v113 | (C19 | C19) -> None | C17 g100 -> v113) with | None -> [] | ((Some 3 as w131) | (Some 3 as w131)) -> [] | Some 6 -> (let v132 = p116 in []) | Some (0 as w133) -> [] | Some (-1) -> [] | (None | (Some _)) -> (let _v134 = C3 in []) | exception Division_by_zero -> [] | exception Failure q135' -> [] | exception Not_found -> [])
let v137 = f114 (16 + 13) (false && true) (match v113 with | None -> C18 | Some 0 -> C18 | Some (2 | (-3)) -> C18 | ((Some q136) | (Some q136)) -> C18) c38
let () = (mix_1 5 v137; note_end 0)
let () = (mix_1 5 v137; note_end 0)
let n151 = (try (
  (if c35 > c34 then raise (Failure "\000\255x") else ((a48.(wrap (min 8 n51) 7) <- n51); (a48.(wrap (let o138 = -2 in let o139 = n51 in let o140 = n51 in let o141 = n51 in let ( mod ) a b = a lxor (b + 1) and ( > ) a b = a lxor (b + 1) in o138 mod o139 mod o140 > o141) 7) <- 12)));
  assert (hide 1 3 = 3);
  let unused148 = f114 (11 / (7 lor 1)) (match v137 with | [] when (let v142 = if false then (-1) else n51 in c34 < c39) -> false | (q143 :: q144) -> true | exception Invalid_argument g100 -> true | exception Failure q145 -> true | exception Match_failure _ -> false) (C17 '\n') (match v137 with | [] when (if c39 < c38 then ((false, 3) = (true, 0)) else (3 >= n51)) -> c39 | [] -> 1.5 | (_ :: []) -> c39 | ((q146 :: q147') | (q146 :: ((_ :: _) as q147'))) -> 1.0) in
  ((try ((let rec f150 p149 = () in f150) (Array.make 8 c38)) with | _ -> ()); n51)) with | Failure _ -> (5 mod (n51 lor 1)) | Match_failure _ -> (n51 lsl 20))
let v137 = (try ((float_of_int a48.(6)) > (if (match v113 with | None -> true | Some (-2) -> true | Some 8 -> false | Some 5 -> true | Some ((-2147483648) | (-2147483648)) -> true | Some 8 -> true | Some _ -> true) then c38 else (let (v137, q152) = (c38, C3) in c38))) with | Invalid_argument _ -> (List.equal (fun f114 p153 -> true) (if true then [] else []) (fst ([], c36))) | Match_failure _ -> false)
let _ = g101 0 v113
let v154 = (17 * (-2)) = (Array.length a48)
let v167 = (try (match if (-3) > 5 then raise Not_found else ((); C3) with | C3 when v154 -> (List.for_all2 (let rec f157 g100 p155 = (let v156 = v154 in v137) in f157) (f114 n151 v154 C18 c37) []) | (C4 | C3) when ((n151 / (-1)) <> 13) -> v154 | C0 { r1 = _ } when (n151 <> n151) -> (v154 && false) | ((C2 (_, _, _)) | (C0 { r1 = _ })) -> (try (if (match v113 with | None when ((n51 == n151) && false) -> v154 | None when ((match v113 with | None -> v154 | Some q160 -> v154) || (n151 <> 9)) -> v137 | (Some _ as w161) -> v154) then v154 else v154) with | Match_failure _ -> true | _ -> (false || v154)) | _ -> ((match v113 with | None -> 17 | ((Some _) | None) when (((); n151) > (String.length "12")) -> n151 | Some q162 -> q162 | Some 4 -> n51 | _ -> n151) > (2 mod 10))) with | Invalid_argument _ -> ((19 <= n151) && (n151 = n151)) | Not_found -> ((match v113 with | (None | None) -> () | Some 8 -> () | Some _ -> () | ((Some 9) | None) when (1.0 >= (c38 /. c38)) -> () | _ -> ()); false) | Match_failure _ -> ((let _v163 = c39 in "12") > (match None with | (None as w164) -> "a" | ((Some (6 as w165)) | (Some w165)) -> "b c" | Some q166 -> "b c")))
let () = (mix (if v167 then 1 else 0); note_end 0)
let n194' = (try (
  let rec f168 p169 p170 p171 p172 =
    if p169 <= 0 then
      (if false then "12" else "a")
    else (
      f168 (p169 - 1) (match int_of_float 0.5 with | -1 -> p170 | (q173 | (7 as q173)) -> p170 | 6 -> p170 | q174 when false -> C3 | q175' -> p170) v167 p172
    )
  in
  let s176 = f168 11 (try C4 with | Division_by_zero -> C3 | Not_found -> C3) v167 ((); None) in
  let s179 = f168 7 (try (match v113 with | None -> C3 | ((Some _) | None) -> C3) with | _ -> C3) false (Some 'a') in
  let n182 = ( * ) (( * ) (n151 lsl 14) (try (n151 lsl 23) with | _ -> 20)) (let v167 = (let s180 = s176 in let i181 = n51 in if i181 >= 0 && i181 < String.length s180 then s180.[i181] else 'z') in n151) in
  let rec loop190 i183 s184 =
    if i183 >= 3 then s184 else (
      loop190 (i183 + 1) (
        let n188 = (hide 1 4) in
        let rec loop187 i185 s186 =
          if i185 < n188 then (
            loop187 (i185 + 1) (100.75 -. (c39 +. 100.75))
          ) else
            s186
        in
        let n189 = loop187 0 s184 in
        n189)
    )
  in
  let n192 = loop190 0 c36 in
  note_float n192;
  -(let i193 = n182 in if i193 >= 0 && i193 < Array.length a48 then a48.(i193) else n182)) with | _ -> (n151 / (-2147483648)))
let () = note_int n194'
let () = (mix_0 5 v113; note_end 0)
let () = note_float c38
let () = note_float c39
let () = note_int n51
let () = note_int n151
let () = note_float c34
let () = note_float c33
let () = (mix (if v167 then 1 else 0); note_end 0)
let () = ()
