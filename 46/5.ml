type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C37 | C38 | C24 of int t0 * unit * t1 | C28 of ((int * string) option * int array) | C30 of { r31 : int; r32 : t1; r33 : int } | C34 of int ref list * string * float | C35 of int * char | C26 of (int * int t0 list) * float * unit | C6 of float * int * float | C29 of unit * t1 list * int array | C36 of int list | C25 of int array * (string * float)
type ('a, 'b) t3 = C40 of string * ('a, 'b) t3 option * 'b | C41 | C39 of float array * 'b * unit
and ('a, 'b) t4 = C44 of (('a, 'b) t3 * int) * ('a, 'b) t4 | C42 of 'a | C45 | C46 | C0 of ('a, 'b) t3
type t5 = C39 of int
exception E0 of int
exception E1 of (int, int) t3
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
let rec tick_float k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y425 :: y426) -> mix 1; mix y425; mix_0 (d - 1) y426
and mix_1 d (v : t5) =
  if d > 0 then
    match v with
    | C39 y427 -> mix y427
and mix_2 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y428' :: y429) -> mix 1; mix_floats y428' 0 4; mix_2 (d - 1) y429
let n2 = ((let ((q0, _, q1) : float t0 * int list * bool array) = (((C2 : float t0), [], (Array.make 4 true)) : float t0 * int list * bool array) in 10) land (if true then 3 else 19)) lsl 8
let x23 = (match ((C6 ((if true then 2.0 else 1.5), (n2 + n2), (let _v3 = 100.75 in _v3)) : t2) : t2) with | C37 -> (float (match ((C2 : bool t0) : bool t0) with | ((C1 (_, q4)) | (C1 (_, q4))) -> n2 | C0 (q5, _, _, q6', _, _, _) -> n2 | C2 -> n2)) | ((C28 _ as w7) | (C28 _ as w7)) -> (try (let v14 = if true then (fun p8 p9 p10 -> (C2 : int t0)) else (fun p11 p12 p13 -> (C2 : int t0)) in 1.0 -. 0.0) with | _ -> ((-0.5) *. 100.75)) | C35 (q15, q16) -> (if false || false then 1e16 else (try (sqrt 0.5) with | _ -> 100.75)) | C29 (q17, q18, n2) -> (String.fold_left (fun p19 p20 -> p19) (tick_float 8 3.25) ((clip "\000\255x") ^ "\000\255x")) | C25 ([|q21|], _) -> ((1.0 /. 1.5) /. (float_of_int q21)) | C25 (_, q22) -> (fst (2.0, (C39 n2 : t5))) | n2 -> ((3.25 *. 0.5) -. (-. (-0.5))))
let () = note_float x23
let n27 = (hide 0 8)
let rec loop26 i24 s25 =
  if i24 < n27 then (
    loop26 (i24 + 1) (((if false then (-3) else 10) lxor (if false then n2 else 18)) - ((((if false then (-3) else 10) lxor (if false then n2 else 18)) + (s25))))
  ) else
    s25
let n28 = loop26 0 n2
let () = note_int n28
let x57 = (try (try (
  let rec loop43 i29 s30 =
    if i29 < 6 then (
      (if i29 = 11 then raise (E1 (match ((C41 : (int option, t5) t3) : (int option, t5) t3) with | ((C39 (q31, q32, q33)) | (C39 (q31, q32, q33))) when (if (let ((_, q34, q35, q36) : bool * int ref * (float, int) t3 * (int, int) t3) = ((false, (ref 4), (C41 : (float, int) t3), (C41 : (int, int) t3)) : bool * int ref * (float, int) t3 * (int, int) t3) in true) then (true || true) else (match [] with | [] -> true | ((_ :: q37) as w38) -> true)) -> (C41 : (int, int) t3) | C40 (n28, _, (C39 q39 as w40)) -> (C41 : (int, int) t3) | C41 -> (C41 : (int, int) t3) | C39 (_, (C39 _ as w41), q42) -> (C41 : (int, int) t3))));
      loop43 (i29 + 1) s30
    ) else
      s30
  in
  let n45 = loop43 0 x23 in
  note_float n45;
  n45) with | E1 (C40 (q46, _, (8 as w47'))) -> (x23 *. 2.0) | E1 (C40 (q48, _, 2)) -> (let v49 = Array.make 1 17 in x23) | E1 ((C40 (q50, q51, 5) as w52)) -> x23 | E1 (C40 (q53, _, _)) -> (abs_float 3.25) | E1 (C41 as w54) -> (snd ('\n', x23)) | E1 (C39 (_, q55, q56)) -> x23) with | _ -> (x23 -. x23))
let x78 = if (match ((C41 : (int list, (float, int) result) t3) : (int list, (float, int) result) t3) with | C40 (_, q74, q75) -> false | C41 -> false | ((C39 (_, q76, q77)) | (C39 (_, q76, q77))) -> false) then (x57 *. x57) else (if not false then (-. 0.0) else (if n28 <> 13 then (sqrt 1.5) else (if (match ((None : bool t0 option) : bool t0 option) with | None -> true | ((Some (C1 _)) | (Some _)) -> true | Some (C0 (_, ('a'..'m' as w59), _, _, q60, q61, _)) when q60 -> true | Some (C0 (q62, 'a'..'m', _, q63, _, q64, _)) -> true | Some (C0 (_, 'n', q65, _, q66, q67, q68)) -> q66 | Some (C0 (q69, q70, q71, _, _, q72, q73)) -> true | Some (C2 | (C0 (_, _, _, _, _, _, _))) -> true | _ -> false) then x23 else x57)))
let _ = (C44 (((match (((match ((C41 : (t1, int option) t3) : (t1, int option) t3) with | ((C40 (q79, _, q80)) | (C40 (q79, _, q80))) -> () | C41 -> () | ((C39 ([|q81; _|], q82, q83)) | (C39 ([|_; q81|], q82, q83))) -> q83 | (C39 (([|1.0; _|] | [|_; _|]), q84, _) as w85) -> () | C39 ([|q86; x78|], q87, _) -> () | C39 (q88, _, _) -> ()); (let v89 = (C37 : t2) in (C37 : t2))) : t2) with | C35 (q90, q91) -> (match q90 with | 0 -> (if true then (C41 : (int option, t5) t3) else (C41 : (int option, t5) t3)) | (4 | 2) -> (C41 : (int option, t5) t3) | 1 -> (C40 ("a", (None : (int option, t5) t3 option), (C39 q90 : t5)) : (int option, t5) t3) | q92 -> (match q91 with | (q93 | ('a'..'m' as q93)) -> (C41 : (int option, t5) t3) | '0'..'9' -> (C41 : (int option, t5) t3) | _ -> (C41 : (int option, t5) t3))) | C26 (q94, _, q95) -> (if (let ((C39 q96) : t5) = ((C39 4 : t5) : t5) in true) then (if false then (C41 : (int option, t5) t3) else (C41 : (int option, t5) t3)) else (match (q94 : int * int t0 list) with | ((-1), []) when (List.fold_left (let ((C39 q97) : t5) = ((C39 16 : t5) : t5) in fun p98 p99 -> p98) (Array.fold_left (fun p100 p101 -> false) false (Array.make 6 "\000\255x")) (match ((C39 n28 : t5) : t5) with | C39 (-3) -> [] | C39 3 -> [] | C39 (-1) -> [] | C39 q102' -> [])) -> (C41 : (int option, t5) t3) | ((-1), []) -> (C41 : (int option, t5) t3) | (((-1), (_ :: _)) | (5, _)) -> (C41 : (int option, t5) t3) | (q105, _) -> (C41 : (int option, t5) t3))) | C29 (q106, q107, q108) -> (C40 ((match (q107 : t1 list) with | ([] | (_ :: (_ :: _))) -> "\000\255x" | (C23 :: _) -> "" | (C21 :: q109) -> "\000\255x" | (((C3 (_, _, _)) :: _) | []) -> "tail \" end" | (C20 :: q113) -> "" | ((C17 { r18 = q114; r19 = _ }) :: _) -> "tail \" end" | ((C4 (q115, _)) :: q116) -> "a" | ((C22 | C22) :: q117) -> "" | ((C16 (q118, q119, q120, q121, _, q107)) :: q122) -> "" | (q123 :: q124) -> ""), (match ([] : t1 list) with | [] -> (None : (int option, t5) t3 option) | ((x78 :: _) | (x78 :: [])) -> (None : (int option, t5) t3 option)), (if false then (C39 n2 : t5) else (C39 7 : t5))) : (int option, t5) t3) | C36 _ -> (C41 : (int option, t5) t3) | C38 -> (max ((); (C41 : (int option, t5) t3)) (match ((Ok (C37 : t2) : (t2, t2) result) : (t2, t2) result) with | (Ok q125 as w126) -> (C41 : (int option, t5) t3) | Error C37 -> (C41 : (int option, t5) t3) | Error C38 -> (C41 : (int option, t5) t3) | Error ((C6 (_, _, _)) | (C28 _)) -> (C41 : (int option, t5) t3) | (Error (C30 ({ r31 = q129; r32 = q130; r33 = q131 } as w132)) as w133) -> (C41 : (int option, t5) t3) | Error _ -> (C41 : (int option, t5) t3))) | C30 { r32 = q134; _ } -> (C40 ((part "a" 9 n2), (let ((C39 q135) : t5) = ((C39 n28 : t5) : t5) in (None : (int option, t5) t3 option)), (try (match (q134 : t1) with | ((C5 (C5 q136)) | (C21 as q136)) -> (C39 n28 : t5) | C6 ({ r7 = ((C4 (_, _)) | C23); r8; r9 = 0.0 } as w139) -> (C39 n28 : t5) | C6 { r7 = C20; r8 = x57; r9 = 0.0 } -> (C39 n2 : t5) | ((C11 { r14 = _; _ }) | (C6 { r7 = (C6 { r9 = _; _ }); r9 = 0.0; _ })) -> (C39 n2 : t5) | ((C6 { r7 = (C15 (q140, q141)); r8; r9 = 0.0 }) | (C6 { r7 = (C15 (q140, _) as q141); r8; r9 = 0.0 })) -> (C39 q140 : t5) | C6 ({ r7 = (C17 { r18; r19 = q142 }); r8 = q143; r9 = 0.0 } as w144) -> (C39 n28 : t5) | (C6 { r8; r9 = (0.0 as w145); _ } as w146) -> (C39 n28 : t5) | ((C6 { r7 = _; r8 = _; _ }) | _) -> (C39 14 : t5) | C15 (q149, q150) -> (C39 q149 : t5) | ((C4 (_, _)) | (C16 (_, _, _, _, _, _))) -> (C39 n28 : t5) | (q153 | (C22 as q153)) -> (C39 n28 : t5) | _ -> (C39 2 : t5)) with | _ -> (C39 n28 : t5))) : (int option, t5) t3) | ((C6 (_, _, _)) | (C30 { r32 = C23; r33 = 3; _ })) -> (C39 ((try (try (create_array 2 x78) with | _ -> (Array.make 2 x78)) with | _ -> (Array.make 2 x57)), (let _v157 = n28 in (C39 _v157 : t5)), ((fun p158 -> ()) (C41 : (int, int) t3))) : (int option, t5) t3) | C29 (q159, _, q160) -> ((); (if false then (C41 : (int option, t5) t3) else (C41 : (int option, t5) t3))) | C36 _ -> ((); (match Array.make 16 9 with | [|_|] -> (C41 : (int option, t5) t3) | [|q161; q162|] -> (C41 : (int option, t5) t3) | q163 -> (C41 : (int option, t5) t3))) | _ -> (C41 : (int option, t5) t3)), (try (if (compare (ref 1.5) (ref 2.0)) <= (let o164 = 13 in let o165 = n28 in let o166 = n28 in let o167 = 8 in let ( **! ) a b = a lxor (b + 1) in o164 **! o165 **! o166 **! o167) then (n28 - (13 + 20)) else (let v168 = x78 in 1 / (n28 lor 1))) with | _ -> (snd (max ((-2), n2) (n2, 19))))), (C44 (((C41 : (int option, t5) t3), n28), (match ((Error (if false then true else true) : (t1, bool) result) : (t1, bool) result) with | Ok q169 -> (let ((_, q171, q172) : int * (char, float) t4 * (int, bool) t3) = ((try (n28, (C45 : (char, float) t4), (C41 : (int, bool) t3)) with | Invalid_argument q170 -> (n2, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | Not_found -> (n2, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | Match_failure _ -> (n28, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | E0 (-2) -> (13, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | E0 (-1) -> (n28, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | E0 1 -> (n2, (C45 : (char, float) t4), (C41 : (int, bool) t3)) | E0 _ -> (n28, (C45 : (char, float) t4), (C41 : (int, bool) t3))) : int * (char, float) t4 * (int, bool) t3) in (C42 None : (int option, t5) t4)) | Error q173 -> ((); (max (C45 : (int option, t5) t4) (C45 : (int option, t5) t4))))) : (int option, t5) t4)) : (int option, t5) t4)
let n180 = max ((let ((C39 q174) : t5) = ((C39 n28 : t5) : t5) in 15) * (let o175 = 9 in let o176 = n28 in let o177' = n28 in let ( = ) a b = a lxor (b + 1) and ( lsr ) a b = b - a and ( +! ) a b = a * 2 - b in o175 +! o176 lsr o177')) ((let ((C39 q178) : t5) = ((C39 n28 : t5) : t5) in q178) + (match x78 with | (0.5 | 0.5) -> n2 | q179 when (if false || true then ("b c" > "tail \" end") else (Result.is_error (Ok n28))) -> n28 | _ -> n28))
let n28 = [|(fabs (x78 +. x78)); ((match ([] : t2 list) with | ([] as w181) -> x57 | (q182 :: []) -> x78 | ((q183 :: ((C24 (_, q184, q185)) :: q186)) | (_ :: (((C24 (_, q184, q185) as q183) :: _) as q186))) -> x57 | (q187 :: ((C28 _) :: q188)) -> x23 | ((q189 :: ((C34 (n180, q190, q191)) :: q192)) | (q189 :: (((C34 (n180, q190, q191)) :: _) as q192))) -> q191 | (_ :: ((C6 (q193, _, _) as w194) :: q195')) -> x57 | ((_ :: ((C25 (_, _)) :: _)) | (_ :: [])) -> x57 | ((_ :: (q199 :: n180)) | (_ :: (q199 :: n180))) -> x78) /. x23)|]
let () = (mix_floats n28 0 2; note_end 0)
let s201' = ref []
let i200 = ref 0
let () = while !i200 < (hide 1 10) do
  s201' := ((-4096) :: !s201'); i200 := !i200 + 1
done
let n202 = !s201'
let () = (mix_0 5 n202; note_end 0)
let v212 = (match ((try (match ((C46 : (int, float) t4) : (int, float) t4) with | C44 (_, q203) -> (C39 n180 : t5) | C42 q204 -> (if false then (C39 n180 : t5) else (C39 2 : t5)) | (C45 | C45) -> (C39 n180 : t5) | C46 -> (List.fold_right (let rec f206 p205 n202 = n202 in f206) [] (C39 n2 : t5)) | C0 q207' -> (max (C39 17 : t5) (C39 n180 : t5))) with | _ -> (C39 n180 : t5)) : t5) with | C39 7 -> (C39 (-1) : t5) | C39 q208 -> ((if false then ()); (List.fold_left (let rec f211 p209 p210 = (C39 q208 : t5) in f211) (C39 q208 : t5) [])))
let () = (mix_1 5 v212; note_end 0)
let f213 p214 p215 p216 =
  (try (match (p215 : t1) with | C23 -> ((); (try (let (Ok q217) = Ok x57 in ()) with | _ -> ())) | C15 (q218, q219) -> (mix (show_int 2 16)) | ((C4 (None, p216) as w220) | (C6 { r7 = p216; r8 = _; _ } as w220)) -> ((match ((C2 : string t0) : string t0) with | C1 _ when (n2 < n180) -> () | C0 (5, q221, _, _, q222, q223, q224) -> () | C0 (2, p216, q225, q226, q227, q228, q229) when (n28.(0) = (if false then 100.75 else x78)) -> () | C0 (3, q230, _, q231, q232, q233, q234') when q230 >= '\245' -> () | (C2 | (C0 (_, _, _, _, _, _, _))) when (((); false) && (false && true)) -> () | C2 -> () | _ -> ()); ((); ())) | ((C4 ((Some q235 as w236), _)) | (C4 ((Some _ as w236), _) as q235)) when (not (match (w236 : t1 option) with | (None | None) -> false | Some C23 -> true | Some C21 -> true | Some (C15 (q237, q238') as w239) -> true | Some (C5 _) -> true | Some q240 -> false)) -> () | C10 (q241, [|q242; _|], n28) -> () | C16 (q243, _, q244, q245', q246, q247) when q244 <> (-100.75) -> (if if true then raise (E1 (C41 : (int, int) t3)) else false then (n28.(0) <- q247) else q246) | _ -> (match (v212 : t5) with | C39 (-1) -> () | ((C39 5) | (C39 5)) when ((65535 - 1024) < (if false then 8 else n180)) -> (let v248 = (C45 : (bool, bool) t4) in ()) | C39 ((-2147483647) | _) -> (n28.(1) <- x57) | _ -> ()) | _ -> ((n28.(0) <- x78); ())) with | Failure q249 -> (n28.(0) <- 1e-310) | Match_failure _ -> () | E1 (C40 (q250, q251', q252)) -> (if true && false then (if false then () else ())) | E1 C41 -> ((try ((); ()) with | _ -> ()); ()) | E1 ((C39 (q253, _, q254) as w255)) -> () | E2 -> (match ((C39 n180 : t5) : t5) with | C39 7 -> () | C39 q256 -> (if false then () else ())));
  []
let v260 = f213 (let s257' = "a" in let i258 = n180 in if i258 >= 0 && i258 < String.length s257' then s257'.[i258] else '\n') (match n202 with | [] -> (C20 : t1) | [] -> (C20 : t1) | (_ :: q259) -> (C20 : t1)) (String.trim (clip "\000\255x"))
let () = (mix_2 5 v260; note_end 0)
let () = (mix_2 5 v260; note_end 0)
let () = (let ((C39 q267' as w268) : t5) = ((match f213 'z' (C20 : t1) "\000\255x" with | [] -> (C39 n180 : t5) | ([|q261; q262; q263; _|] :: []) -> (C39 4 : t5) | (q264 :: []) -> ((); v212) | (q265' :: (q266' :: _)) -> v212) : t5) in mix (-1073741824))
let a269 = n28
let () = n28.(0) <- (if not false then (x78 *. x78) else x78)
let () = a269.(0) <- ((n28.(0)) +. (sqrt x78))
let () = note_float n28.(0)
let v424 = (match ((None : (string, t2) t3 option) : (string, t2) t3 option) with | ((Some _) | None) -> (
  let x357 = (match ((let rec f272 p271 = [] in f272) (if true then (Array.make 1 11) else (Array.make 1 5)) : (t2 * int * bool) list) with | [] -> (
    let x289' = 1.0 *. (match (let _v273 = Array.make 4 x23 in v260) with | ([] as w274) -> (if false then x78 else x57) | (q275 :: _) -> (2.0 *. x78) | exception Division_by_zero -> (match (v212 : t5) with | C39 q276 -> 0.5) | exception Failure q277 -> (x78 *. x57) | exception E1 (C40 (q278, q279, q280)) -> (Array.fold_right (let rec f283 p281 p282 = p282 in f283) a269 x23) | exception E1 C41 -> (let ((_, (q284, q285, q286, _)) : (float, int) t3 * (int * bool * float * float)) = (((C41 : (float, int) t3), (13, false, x78, x57)) : (float, int) t3 * (int * bool * float * float)) in q286) | exception E1 (C39 (_, q287, q288)) -> x78 | exception E2 -> x23) in
    let n293' = if false && true then (if false then (if if true then false else false then n180 else (if if false then true else true then (if if true then true else false then (if (let rec f292 p291 = true in f292) x289' then (10 * 35) else (if max false true then (if if false then true else true then (int_of_string (string_of_int n180)) else 10) else (let v290 = (C39 10 : t5) in n180))) else (- n180)) else n180)) else (try (5 - n2) with | _ -> 18)) else (( + ) n180 n180) in
    (match (v212 : t5) with | C39 (-2147483648) -> x289' | C39 (-1) -> x289' | C39 8 -> x57 | (C39 _ as w294) -> x289') -. (0.0 *. (-2.0))) | ((q295, q296, q297) :: q298) -> (
    let n299 = -(7 + (q296 mod (n180 lor 1))) in
    let n355 = (match (q295 : t2) with | C24 (_, _, q300) -> (try (let _v301 = (C39 12 : t5) in Array.fold_right (fun p302 p303 -> 20) a269 n299) with | _ -> (match ((C2 : bool option t0) : bool option t0) with | C1 (None, q304) -> n299 | (C2 | C2) when ((); (q296 <= n299)) -> n299 | C1 ((Some q305), q306) -> n299 | C0 (q300, q307, q308, q309, q310, _, q311) -> q300 | C2 -> n299 | _ -> n299)) | ((C6 (_, _, _)) | (C30 { r31 = _; r32 = _; _ })) -> (n2 lsr 11) | ((C26 (_, _, _)) | (C29 (_, _, _))) -> (match (v212 : t5) with | ((C39 2) | (C39 (-2147483647))) -> ((let rec f318 p317 = 12 in f318) None) | ((C39 4) | (C39 4)) -> (max n299 n299) | C39 (-1) -> (n2 lsr 10) | C39 (-2147483648) -> (int_of_string (string_of_int 9)) | C39 2 -> (3 lsr 3) | C39 8 -> (Char.code ' ') | C39 (0 | 0) -> 31 | (C39 (-3) as w319) -> (if q297 then n299 else q296) | C39 _ -> 2) | C37 -> (let _v323 = List.fold_left (let rec f322 p320 p321 = Array.make 1 18 in f322) (Array.make 1 17) [] in (match v260 with | [] -> n299 | (([|0.0; q324; _; q325|] :: q326) as w327) -> n299 | ([|_; q328; _; q329|] :: q330) -> q296 | (q331 :: _) -> 11)) | C30 { r31 = q332; r32 = q333; r33 = q334 } -> 11 | ((C34 (q335, _, q336)) | (C34 (q335, _, q336))) -> (-9851) | C35 (q337, (('a'..'m' as w338) | ('a'..'m' as w338))) -> (show_int 12 n299) | C35 (q339, 'n') -> (let v342 = Array.map (let rec f341 p340 = x57 in f341) (Array.make 2 20) in if q297 then q339 else 9) | ((C35 (_, _)) | (C35 (_, _))) -> (let _v343 = max (x57, q296, []) (x57, 10, []) in n299) | C26 (q344, _, _) -> (32767 / ((min n180 n299) lor 1)) | q345' -> (match (q295 : t2) with | C38 when ((((C41 : (int, bool) t3), "a") <= ((C41 : (int, bool) t3), "a")) && q297) -> (q296 mod 10) | C38 -> n2 | C34 (_, q346, q347) -> (let o348 = q296 in let o349 = n180 in let o350 = 16 in let ( @@ ) a b = b - a and ( +! ) a b = a * 2 - b and ( *. ) a b = a lxor (b + 1) in o348 +! o349 *. o350) | (q351 | (C29 (_, _, _) as q351)) -> 1023 | ((C29 (_, _, _)) | (C25 _)) -> ((lxor) n299 q296) | _ -> (n2 + 11)) | exception _ -> n299) in
    (match (v212 : t5) with | C39 4 -> x78 | C39 (-1) -> x78 | C39 q356 -> x57) *. (x78 -. x78))) in
  note_float x357;
  (try (
    let v358 = true in
    Printf.printf "[%s %d]\n" "" (max (n2 lxor 10) (12 + 7));
    let rec f359 p360 p361 =
      let table364 = Array.make 2 (let rec g362 u363 = p360 in g362) in
      table364.(1) <- (let rec g362 u363 = (- p360) in g362);
      table364.(1) p361
    in
    let n365 = f359 ((); n180) (n2 + (-3)) in
    let n369 = f359 2 (match n202 with | [] when (n365 != n365) -> n365 | (7 :: q366) when (11 <> n365) -> n180 | (q367 :: (q368 :: _)) when q367 >= (-20) -> n365) in
    let n370 = 7 in
    ()) with | Match_failure _ -> (match n202 with | [] -> () | ((_ :: _) | []) -> ()));
  (if (try ((C41 : (float, int option) t3) = (C41 : (float, int option) t3)) with | _ -> true) then (n180 <= 1) else (x57 = x357))) | Some _ -> (
  let v423 = if (C39 ((try (5 * n2) with | _ -> n2) * 37) : t5) <> v212 then (match v260 with | [] -> (match v260 with | ([] | []) -> (max (match ((C37 : t2) : t2) with | (C38 as w373) -> None | ((C30 { r31 = _; r32 = q374; r33 = q375 }) | (C30 { r31 = _; r32 = q374; r33 = q375 })) -> None | C35 (_, q376) -> None | C26 (_, q377, q378) -> None | C36 q379 -> None | ((C36 _) | (C25 (_, _))) -> None | q381 -> None) None) | (_ :: []) -> (Some ("\000\255x" <= "tail \" end")) | (q382 :: (q383 :: [])) -> None | (q384 :: (q385' :: (q386 :: q387))) -> (Some (match q387 with | [] -> false | ((q388 :: ((_ :: _) | [])) as w391) -> false | (q392 :: (_ :: _)) -> true | exception Invalid_argument q393 -> false | exception Not_found -> false | exception Match_failure _ -> true | exception E2 -> false))) | (q394 :: _) -> (if (n180 >= n180) && (false || true) then (try (match v260 with | ([] as w395) -> (match n2 with | -3 -> None | 3 -> None | 3 -> None | -2147483647 -> None | q396 -> None) | ([||] :: q397) -> (fst (None, n180)) | (q398 :: q399') -> (match ([] : t1 list) with | [] -> None | (q400 :: q401) -> None)) with | E1 (C40 (_, q402, q403)) -> (Some true) | E1 C41 -> (match (Ok (n180, false, true)) with | Ok _ -> None | Error ((false as w404) | (true as w404)) when w404 -> None | ((Ok (_, _, _)) | (Error true)) -> None | Error false -> None | _ -> None) | E1 (C39 (q407, _, q408)) -> (match v260 with | [] -> None | (_ :: []) -> None | ([] | (_ :: (_ :: _))) -> None) | E2 -> (Some false)) else (match (let v409 = Array.make 4 (ref x57) in []) with | ([] | []) -> (List.assoc_opt (C39 7 : t5) []) | ([|q410; q411; q412'; q413|] :: []) -> (snd (x78, None)) | ([|q414; q415; _; q416|] :: (q417 :: q418)) -> (Some false) | (q419 :: q420) -> (if false then None else None)))) else (Some (x78 = ((match v260 with | [] -> () | (_ :: []) -> () | ((x57 :: (q421 :: q422)) | (q421 :: (x57 :: q422))) -> ()); a269.(wrap (n2 * (-1)) 2)))) in
  true))
let () = (mix (if v424 then 1 else 0); note_end 0)
let () = note_float x57
let () = (mix_0 5 n202; note_end 0)
let () = note_int n180
let () = (mix_1 5 v212; note_end 0)
let () = (mix_floats n28 0 2; note_end 0)
let () = note_float x23
let () = (mix_floats a269 0 2; note_end 0)
let () = ()
