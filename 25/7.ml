exception E0 of int
exception E1 of int
exception E2 of bool ref
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
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
in
let n0 = (if if false then true else true then (13 - 3) else (10 * 21)) / 7 in
let _ = (match if (match Ok (Array.make 9 n0) with | Ok q1 -> (min ((); true) (if false then true else true)) | (Error 2 as w2) -> ((let rec f4 p3 = if false then true else false in f4) (fun p5 -> -2.0)) | Error ((8 as w6) | (6 as w6)) -> true | Error (-2147483648) -> ((8 <> n0) && false) | ((Error n0) | (Error n0)) -> (try (true || (false <= true)) with | _ -> ((1 + (-2147483647)) >= (-2)))) then [(if false || true then ()); ()] else [] with | [] -> (fun p7 p8 p9 -> (match if if false then true else true then (if true then 1.0 else 10.0) else (-0.1) with | 0.0 when (match p7 with | ([] | []) -> (match None with | (None | None) -> false | ((Some []) | (Some [])) -> true | None when (not true) -> true | None when true -> true | Some (p8 :: q10) -> true) | (q11 :: []) -> (if true then true else false) | (q12 :: (_ :: q13)) -> (match Array.make 2 0.5 with | [|1.0; q14|] -> false | ([|q15; _|] | [|_; q15|]) -> true | _ -> true)) -> p9.(0) | 0.5 -> (int_of_float 100.75) | _ -> (let p9 = 100.75 = 1.0 in n0 / 3))) | (q16 :: q17) -> (let v23 = (None, (( -. ) (if false then 2.0 else 3.25) (match q17 with | [] -> 1.0 | (q18 :: ([] as w19)) -> (-3.25) | (q20 :: (q21 :: _)) -> 100.75)), (ref (match n0 with | (5 | 5) -> n0 | -2147483648 -> n0 | q22' -> n0))) in (match [] with | [] -> (fun p24 p25 p26 -> -2147483648) | (q27 :: []) -> (let rec f31 p28 p29 p30 = n0 in f31) | (_ :: (q32 :: q33)) -> (fun p34 p35 p36 -> (let p34 = n0 in p34))))) in
let v41 = (List.fold_left (let rec f39 p37 p38 = p37 in f39) ((); "") [n0]) > (let v40 = n0 mod 10 in "jpukwilas") in
let v42 = min false ((match true with | true -> v41 | (false | false) -> v41) && (n0 < n0)) in
(mix (if v42 then 1 else 0); note_end 0);
let a43 = if v42 then (Array.make 4 (-0.5)) else (Array.make 4 (-0.5)) in
let n52 = Array.length a43 in
let rec loop51 i44 s45 =
  if i44 <> n52 then (
    (a43.(i44) <- (s45 *. (a43.(i44))));
    loop51 (i44 + 1) ((let (_, a43, q49) = (2.0, s45, (let rec f48 i44 p46 p47 = s45 in f48)) in ()); (match None with | ((Some 0.5) | None) -> s45 | Some q50 -> q50))
  ) else
    s45
in
let n53 = loop51 0 1.5 in
note_float n53;
let a54 = Array.mapi (let rec f57' p55 p56 = -3 in f57') (Array.make 10 n0) in
let s59 = ref n0 in
for i58 = 0 to Array.length a54 - 1 do
  a54.(i58) <- (!s59 lxor (a54.(i58)));
  s59 := (Char.code '\000')
done;
let n60 = !s59 in
note_int n60;
let n72 = (match if v42 then (Array.fold_left (fun n60 p61 -> n60) [] a54) else (match Array.make 3 n53 with | ([|q62|] | [|q62|]) -> [] | q63 -> []) with | [] -> (let (q65, q66, q67, q68) = String.fold_left (fun n60 p64 -> n60) (n0, n60, (Ok n60), n53) "" in q65 / 8) | (q69 :: []) -> !q69 | (a54 :: (q70 :: q71)) -> (show_int 12 (7 - n0))) in
let n76 = succ (try n72 with | Invalid_argument q73 -> n72 | Failure q74 -> n60 | E2 q75 -> (-1726)) in
let n77' = a54.(9) in
note_int n77';
let n81 = Array.length a43 in
let rec loop80 i78 s79 =
  if i78 >= 0 then (
    (a43.(i78) <- ((a43.(i78)) +. s79));
    loop80 (i78 - 1) (if v41 then a43.(i78) else (n53 *. s79))
  ) else
    s79
in
let n82 = loop80 (Array.length a43 - 1) n53 in
note_float n82;
let s84 = ref n53 in
let i83' = ref 0 in
while !i83' < Array.length a43 do
  a43.(!i83') <- ((a43.(!i83')) +. !s84);
  s84 := !s84; i83' := !i83' + 1
done;
let n85 = !s84 in
note_float n85;
let n87 = ((match Array.make 8 14 with | q86 -> n76) lsr (a54.(8) land 31)) lor (-15) in
note_int n87;
Array.sort (fun x y -> compare y x) a54;
let f88 p89 p90 p91 =
  let n92 = p91 in
  let v120 = (match Ok ((let v94 = fun p91 p93 -> (false, p89, n92) in Array.fold_left (let rec f96 () p95 = () in f96) () p90); (Ok (p89 -. p89))) with | ((Ok (Error _)) | (Ok _)) -> (max (match p89 with | 0.0 -> (Ok ((); (ref 8))) | q98 -> (Ok (ref 7))) (let v99 = (n92 / (-1)) - n92 in Error (p91 = v99))) | ((Error _) | (Ok _)) -> (match [] with | ((_ :: _) | []) -> (Ok (ref 5)) | (0.5 :: q101) when false -> (if if true || false then (p91 <= n92) else ((); false) then (match q101 with | (((_ :: _) as w102) | ([] as w102)) -> (Ok (ref n92)) | [] -> (let _v103 = ref (Array.make 6 n92) in Ok (ref n92)) | (_ :: q104) when (not ("" < "tail \" end")) -> ((); (Ok (ref n92))) | (q105 :: _) -> (try (max (Ok (ref n92)) (Ok (ref n92))) with | _ -> (Ok (ref 11)))) else (match q101 with | [] -> (try (match q101 with | ([] | []) -> (Ok (ref 7))) with | Division_by_zero -> (Ok (ref n92)) | Not_found -> (Ok (ref 10)) | Match_failure _ -> (Ok (ref n92)) | E0 (-3) -> (Ok (ref 7)) | E0 (-1) -> (Ok (ref n92)) | E0 (-2147483647) -> (Ok (ref n92)) | E0 6 -> (Ok (ref n92)) | E0 q106 -> (Ok (ref 0))) | (0.5 :: q107) -> (Error false) | (q108 :: q101) -> (Error true))) | (((0.5 as w109) | (1.0 as w109)) :: q110') -> (match q110' with | ([] | []) -> (if 4 <= n92 then (let v111 = w109 in Ok (ref (-3))) else (Ok (ref 2))) | (1.0 :: q112) -> (Error (15 <> n92)) | ((q113 :: n92) as w114) -> ((if false then ()); (Ok (ref p91))) | exception Invalid_argument q115 -> (Ok (ref p91)) | exception Division_by_zero -> ((); (let (q116, q117) = ([], n92) in Ok (ref p91))) | exception Not_found -> (Ok (ref p91)) | exception E2 q118 -> (Error ((); true))) | ((_ :: q119) | ((_ :: _) as q119)) -> (try (Ok (ref (try (n92 lxor 9) with | _ -> n92))) with | _ -> (Ok (match true with | true when ((if true then n92 else 8) != (fst (p91, false))) -> (ref p91) | true -> (ref n92) | false -> (ref p91)))))) in
  ((); (let (q122, q123) = (let v121 = 2.0 in (None, (v121, n92, p91, '\255'))) in (if false then ())))
in
let v124 = f88 (snd (n87, 3.25)) [|(Array.make 16 (-10.0))|] (n87 + n76) in
let v126 = f88 (n85 *. (-0.5)) (let v125 = Array.make 1 13 in Array.make 1 (Array.make 16 n53)) (compare [] []) in
(if (n76 lsr (n87 land 31)) <> (10 + 5) then (mix_float (match n53 with | 1.0 -> n85 | q127 -> q127)));
let x130 = ((floor n85) -. (match Ok 14 with | (Ok q128 as w129) -> n85 | Error 3 -> 1.5 | ((Error (-2147483648)) | (Error (-2147483648))) -> n85 | ((Error 2) | (Error 2)) -> n85 | ((Error _) | (Error _)) -> n82)) +. n82 in
let v131 = ref v41 in
(mix_0 5 v131; note_end 0);
note_int n60;
note_int n72;
(mix_ints a54 0 10; note_end 0);
(mix (if v42 then 1 else 0); note_end 0);
(mix_0 5 v131; note_end 0);
note_int n76;
()
