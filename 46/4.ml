type t0 = C0 of int array * char list
type 'a t1 = C0 of 'a t1 list * int list | C2 of { r3 : 'a; r4 : 'a; r5 : float * (float * int) }
type t2 = { r6 : float; r7 : float; mutable r8 : t2 list }
type t3 = C9 of (int -> int) list | C11 | C10 of bool * int
type ('a, 'b) t4 = C12
type t5 = C14 | C13 of int * int array * unit option * float * unit * float
type t6 = C20 | C15 of string | C19 of float * bool * t7 | C12 | C16 of { r17 : t6 * int; r18 : t7 }
and t7 = C9 of float * float * float | C22 of int array * t6 array * int
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec mix_0 d (v : t5) =
  if d > 0 then
    match v with
    | C14 -> mix 0
    | C13 (y144, y145, y146, y147, _, y149) -> mix 1; mix y144; mix_ints y145 0 1; mix_2 (d - 1) y146; mix_float y147; mix_float y149
and mix_1 d (v : (int, (int, string) t4) t4) =
  if d > 0 then
    match v with
    | C12 -> ()
and mix_2 d (v : unit option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some _ -> mix 1
in
let x2 = ((); (-. (match 1.5 with | (0.0 as w0) -> 1.0 | q1 when q1 < 0.5 -> q1 | _ -> 0.0))) in
let x2 = (( -. ) 100.75 1.0) >= x2 in
(if Option.is_some (Some 0.5) then (let v3 = (C9 (0.0, 10.0, 1.0) : t7) in (let v4 = (C11 : t3) in ())));
let n7 = compare (if (-3.25) < 3.25 then (Some 1) else (match [] with | [] -> None | (q5 :: q6) -> None)) (Some (( - ) 6 8)) in
note_int n7;
let v12 = (C13 ((try (-2147483647) with | _ -> 6), [|1|], (match 'a' with | 'a'..'m' -> None | '0'..'9' -> None | 'n' -> None | q8 -> None), (snd (x2, 0.0)), (Result.iter (fun p9 -> ()) (Ok n7)), ((); 1.0))) <> (C13 ((try (n7 * 22) with | _ -> n7), (let { r6; r8 = _; _ } = { r6 = 0.0; r7 = 1.0; r8 = [] } in Array.make 1 n7), (if x2 then None else None), (100.75 *. 0.0), (List.fold_right (fun p10 p11 -> p11) [] ()), (min 1.5 2.0))) in
let v33 = (match if (let v12 = (C20 : t6) in x2) then (let v13 = ((Array.make 4 n7), (C12 : (int, bool) t4), (0.0, n7), C14) in None) else (List.find_opt (let rec f14 v12 = x2 in f14) []) with | None -> (match List.fold_left (fun p15 p16 -> p15) C14 [] with | C14 -> v12 | ((C13 (q17, q18, q19, q20, _, q21)) | (C13 (q17, q18, q19, q20, _, q21))) -> (n7 <= q17)) | Some [|q22|] -> ((match q22 with | 1.0 -> n7 | 0.5 -> 0 | 0.0 -> 6 | _ -> 3) <= (compare (C12 : (t0, (float, bool) t4) t4) (C12 : (t0, (float, bool) t4) t4))) | Some n7 -> (min (not v12) v12) | None -> x2 | Some q23 when (match (match (((C0 ((Array.make 8 n7), []) : t0), (C9 ((-2.0), 3.25, (-0.5)) : t7), n7, (ref v12)) : t0 * t7 * int * bool ref) with | (_, (C9 (q24, q25, _)), q26, _) -> v12 | (q27, (C22 (q28, q29, q30)), q31, q32) -> v12) with | (true | true) -> v12 | false -> (v12 || v12)) -> ((n7 + (-4097)) > (try (n7 lsl 9) with | _ -> n7))) in
(mix (if v33 then 1 else 0); note_end 0);
note_int ((0 / (n7 lor 1)) + (match n7 with | 9 -> n7 | -3 -> n7 | q34 -> n7));
max (if (match [] with | [] -> v33 | (_ :: []) -> x2 | (_ :: (_ :: q35)) -> v33) then (if v33 then ())) (if (n7 + (-1073741824)) < n7 then (match C14 with | C14 -> () | C13 (_, q36, None, q37, q38, q39) -> q38 | C13 (q40, _, (Some q41), 1.0, q42, q43) -> q42 | ((C13 (_, q44, q45, q46, _, q47)) | (C13 (_, q44, (Some _ as q45), q46, _, q47))) -> ()) else (if v33 then () else ()));
(if (let v48 = n7 in (match v48 with | (6 as w49) -> x2 | (8 | 8) -> (let (C12 : (t2, int * bool * float) t4) = ((let ((C0 (_, q50)) : t0) = ((C0 ((Array.make 8 v48), []) : t0) : t0) in (C12 : (t2, int * bool * float) t4)) : (t2, int * bool * float) t4) in (let v54 = (let rec f53 v33 p51 p52 = (C2 { r3 = x2; r4 = x2; r5 = (10.0, ((-2.0), v48)) } : bool t1) in f53) in v33)) | -2 -> (n7 <> ((); v48)) | 5 -> (let ((C0 (q55, q56)) : t0) = ((C0 ((Array.make 8 v48), []) : t0) : t0) in (let _v57 = (C20 : t6) in v33)) | _ -> ((n7 :: []) > (v48 :: [])))) then (if Array.fold_right (fun p58 p59 -> (match ((let p59 = 3.25 in (C12 : (int, string) t4)) : (int, string) t4) with | C12 -> ((6 - (-2147483647)) <= (-1)))) (create_array (hide 1 5) (n7 + n7)) ((); (n7 >= n7)) then (if (31 + 65535) > (let v60 = Ok (-0.5) in n7) then () else (min () ()))) else (if List.mem (((if false then 8 else n7) + 4095) > (if v12 then n7 else n7)) (("a" <> "a") :: (let (C12 : (t3, t3) t4) = ((C12 : (t3, t3) t4) : (t3, t3) t4) in [])) then () else (match (let ((C0 (q62, q63)) : t0) = ((let _v61 = Array.make 1 n7 in (C0 ((Array.make 8 n7), []) : t0)) : t0) in Array.mapi (fun p64 p65 -> '0') (Array.make 8 'z')) with | _ -> (note_int (- n7)))));
let a66 = create_float_array 16 1.5 in
let s68 = ref (-1.5) in
for i67 = 0 to (hide 0 19) - 1 do
  s68 := (if i67 < 16 then ((!s68) *. a66.(i67)) else !s68)
done;
let n69 = !s68 in
note_float n69;
let rec loop73 i71 s72 =
  if i71 < 0 then s72 else (
    loop73 (i71 - 1) (((if i71 = i71 then (((let i70 = n7 in if i70 >= 0 && i70 < Array.length a66 then a66.(i70) else 1.0) *. n69) -. (s72)) else s72)) -. ((let i70 = n7 in if i70 >= 0 && i70 < Array.length a66 then a66.(i70) else 1.0) *. n69))
  )
in
let n75 = loop73 (8 - 1) n69 in
note_float n75;
let n76 = n7 in
note_int n76;
for i77' = 0 to 15 - 1 do
  a66.(i77' + 1) <- a66.(i77');
  ()
done;
let f78 p79 p80 p81 =
  C13 (((n76 lsr 6) * 2147483646), (Array.make 1 8), (match (p81 : bool list t1) with | C0 ((_ :: q82), _) when (((5 lor 6) - 4095) < (n76 * 27)) -> None | ((C0 _) | (C2 { r4 = _; _ })) when v33 -> None | ((C0 (_, _)) | (C2 { r5 = _; _ })) -> (try None with | _ -> (let ((C0 (q85, q86)) : t0) = ((C0 ((Array.make 8 n7), []) : t0) : t0) in None)) | C2 ({ r3; r4; r5 } as w87) -> None | _ -> None), 3.25, p80, n69)
in
let g88 = f78 ((n7 + 65536) < 16) in
let g89 = g88 (match ((C12 : (int t1, int) t4) : (int t1, int) t4) with | C12 when (let v96 = (match (Ok n76) with | Ok q90 -> (C20 : t6) | ((Error q91) | (Error ([|_; _|] as q91))) -> (C20 : t6) | Error [|q92; _|] -> (C20 : t6) | (Error q93 as w94) -> (C20 : t6) | exception Invalid_argument q95 -> (C20 : t6) | exception Match_failure _ -> (C20 : t6) | exception _ -> (C20 : t6)) in false) -> () | C12 -> ()) in
let v98 = g89 (match None with | None -> (C2 { r3 = []; r4 = []; r5 = (n69, (n69, 15)) } : bool list t1) | Some q97 -> (C2 { r3 = []; r4 = []; r5 = (n75, (n75, q97)) } : bool list t1)) in
let v101 = g89 (List.fold_left (fun p99 p100 -> (C2 { r3 = []; r4 = []; r5 = (1.5, (1.0, n7)) } : bool list t1)) (C2 { r3 = []; r4 = []; r5 = (n69, (n75, 0)) } : bool list t1) []) in
(mix_0 5 v101; note_end 0);
let f102 p103 =
  let n104 = (-4097) lsr (5 land 31) in
  note_int n104;
  let n105 = n104 in
  (let v108 = (match v101 with | C14 -> ((); (C9 (n75, (-0.5), n75) : t7)) | C13 (_, _, q106, _, _, q107) -> (if v12 then (C9 ((-1.0), q107, q107) : t7) else (C9 (q107, n69, q107) : t7))) in (C12 : (int, (int, string) t4) t4))
in
let v109 = f102 v101 in
(mix_1 5 v109; note_end 0);
(mix_1 5 v109; note_end 0);
let v110 = f102 v98 in
let rec loop141 i111 s112 =
  if i111 < 2 then (
    (
      (try (
        let v113 = true in
        let x114 = n75 in
        (if (match (v109 : (int, (int, string) t4) t4) with | C12 when ((match [] with | ((_ :: _) | []) -> 10 | (_ :: q117) -> n7) < n76) -> v113) then (s112.(i111) <- x114))) with | Invalid_argument q118 -> ((); ()) | Match_failure _ -> (match v101 with | C14 -> () | C13 (q119', _, q120, (0.0 as w121), q122, q123) -> () | C13 (x2, q124, q125, _, _, q126) -> ()));
      let x136 = List.fold_right ((List.fold_left (let rec f129 p127 p128 = p127 in f129) () []); (let rec f132 p130 p131 = 10.0 in f132)) [] (let i133 = -5 in if i133 >= 0 && i133 < 7 then s112.(i133) else ((let rec f135 p134 = n75 in f135) (C11 : t3))) in
      ());
    loop141 (i111 + 1) (let (((q138, s112, q139) as w140) : t0 * (bool -> int) * string) = (((C0 ((Array.make 8 i111), []) : t0), (fun p137' -> 17), "tail \" end") : t0 * (bool -> int) * string) in ((); (Array.make 7 n75)))
  ) else
    s112
in
let n143 = loop141 0 (Array.make 7 3.25) in
note_float n75;
(mix (if v12 then 1 else 0); note_end 0);
note_int n7;
(mix_floats n143 0 7; note_end 0);
(mix_0 5 v98; note_end 0);
(mix_0 5 v101; note_end 0);
note_int n76;
()
