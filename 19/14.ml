let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
let rec note_end u =
  print_byte 32;
  print_int checksum.(0);
  print_newline ()
let rec note_int x =
  mix x;
  print_int x;
  note_end 0
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s0 = "loop"
let rec loop3 i1 n4 s2 =
  if i1 <> n4 then (
    loop3 (i1 + 1) n4 (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
let n5 = loop3 0 4 0
let () = note_int n5
let () = (match (match None with | (None | None) when ((List.fold_right (fun p6 p7 -> p7) [] false) < false) -> (let v8 = ref None in []) | (None | None) -> [n5] | (None | (Some _)) -> (match None with | None -> [] | ((Some (true, _)) | (Some (true, _))) -> [] | Some ((false | false), _) -> [])) with | ([] | []) -> (fst (let (_, n5) = (n5, []) in ((), false))) | (6 :: _) -> (if (match None with | None -> false | Some q9 -> false) then (mix (if false then 1 else 0))) | (9 :: n5) -> (match [] :: [] with | [] -> () | (n5 :: _) -> (if false then () else ()) | (([] :: (_ :: _)) | []) -> ()) | (q12' :: q13) -> (match q13 with | [] -> (match q13 with | [] -> () | ((q12' :: q14) | ((q12' :: []) as q14)) -> ()) | (q13 :: _) -> (if true then ())))
let () = (match (min (true, (-3), n5, 10.0) (false, n5, n5, 2.0)) :: (if true then [] else []) with | ([] | []) -> ((let rec f16 p15 = () in f16) (match 2.0 with | (1.0 | 1.0) -> ' ' | 1.0 -> ' ' | 1.0 -> 'z' | _ -> '0')) | (_ :: []) -> () | (((q17, _, q18, q19) :: (_ :: _)) as w20) -> (try () with | _ -> ()))
let s21 = "loops and l"
let s23 = ref n5
let () = for i22 = 0 to 11 - 1 do
  s23 := (Char.code s21.[i22] + 3 * !s23)
done
let n24' = !s23
let () = note_int n24'
let s25 = "loops and"
let rec loop28 i26 s27 =
  if i26 < 9 then (
    loop28 (i26 + 1) (Char.code s25.[i26] + 3 * s27)
  ) else
    s27
let n30 = loop28 0 n24'
let () = note_int n30
let () = (let v38 = (let rec f37 p31' = (match [] with | [] -> [] | (true :: ([] as w32)) -> [] | ([] | (false :: [])) -> [] | (q33 :: ((q34 :: q35) as w36)) -> []) in f37) in (try (if n30 = n30 then raise (Failure "tail \" end") else (match n24' with | 5 -> () | (q39 | (-1 as q39)) -> () | (9 as w40) when w40 = (-8) -> () | q41 -> ())) with | Invalid_argument q42 -> () | Failure q43 -> () | Match_failure _ -> (mix n5)))
let s44 = "loops and l"
let rec loop47 i45 n48 s46 =
  if i45 < n48 then (
    loop47 (i45 + 1) n48 (Char.code s44.[i45] + 3 * s46)
  ) else
    s46
let n49' = loop47 0 11 n30
let () = note_int n49'
let s50 = "loops a"
let rec loop53 i51 s52 =
  if i51 >= 7 then s52 else (
    loop53 (i51 + 1) (Char.code s50.[i51] + 3 * s52)
  )
let n55 = loop53 0 1
let () = note_int n55
let s56' = "loo"
let s58 = ref n55
let () = for i57' = 0 to 3 - 1 do
  s58 := (Char.code s56'.[i57'] + 3 * !s58)
done
let n59 = !s58
let () = note_int n59
let s60 = "loops "
let rec loop63 i61 n64 s62 =
  if i61 <> n64 then (
    loop63 (i61 + 1) n64 (Char.code s60.[i61] + 3 * s62)
  ) else
    s62
let n65 = loop63 0 6 n59
let () = note_int n65
let s66 = "loops "
let n70 = (hide 0 6)
let rec loop69 i67 s68 =
  if i67 >= 0 then (
    loop69 (i67 - 1) (Char.code s66.[i67] + 3 * s68)
  ) else
    s68
let n71 = loop69 ((hide 0 6) - 1) n65
let () = note_int n71
let () = note_int n59
let () = note_int n65
let () = note_int n49'
let () = note_int n30
let () = note_int n24'
let () = note_int n5
let () = note_int n55
let () = note_int n71
let () = ()
