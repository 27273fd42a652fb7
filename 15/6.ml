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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let n0 = -11 in
note_int n0;
let s2 = ref (-2147483648) in
let s3 = ref 0 in
let i1 = ref 0 in
while !i1 < (hide 1 12) do
  let u4 = !s2 + 1000000000 in
  let u5 = !s3 + (if !s2 < !s2 + 1000000000 then 1 else 3) in
  s2 := u4; s3 := u5; if !s2 <> 1000000000 then (i1 := !i1 + 1) else i1 := (hide 1 12)
done;
let n6 = !s2 in
let n7 = !s3 in
note_int n6;
note_int n7;
let f8 p9 p10 p11 =
  let p11 = (let v12 = String.length (part "12" p9 p9) in 1.0) in
  (((); (if true then false else false)), (try (let None = (let { r2 = p11; r3 = p10; r4 = q13 } = { r2 = ""; r3 = (Array.make 2 0.5); r4 = (ref p9) } in None) in int_of_string "b c") with | Failure q14' -> (-2147483647) | Match_failure _ -> (p9 + p9)), '\003')
in
let v15 = f8 (( * ) 3 n7) (max (-1.5) 3.25) ((-0.0) *. (-0.0)) in
((let (m16, m17, m18) = v15 in mix (if m16 then 1 else 0); mix m17; mix (Char.code m18)); note_end 0);
((let (m19, m20, m21) = v15 in mix (if m19 then 1 else 0); mix m20; mix (Char.code m21)); note_end 0);
let v23 = f8 (match v15 with | (q22, _, _) -> 16) ((); 0.5) (0.5 *. (-1.0)) in
((let (m24, m25, m26) = v23 in mix (if m24 then 1 else 0); mix m25; mix (Char.code m26)); note_end 0);
((let (m27, m28, m29) = v23 in mix (if m27 then 1 else 0); mix m28; mix (Char.code m29)); note_end 0);
let v30 = true in
(mix (if v30 then 1 else 0); note_end 0);
let n31 = n7 in
let s33 = ref (-2147483648) in
let s34 = ref 0 in
let i32' = ref 0 in
while !i32' < 12 do
  let u35' = !s33 + 1 in
  let u36 = !s34 + (if !s33 < !s33 + 1 then 1 else 3) in
  s33 := u35'; s34 := u36; i32' := !i32' + 1
done;
let n37 = !s33 in
let n38 = !s34 in
note_int n37;
note_int n38;
let rec loop42 i39 n43 s40 s41 =
  if i39 < n43 then (
    loop42 (i39 + 1) n43 (s40 + 1000000000) (s41 + (if s40 < s40 + 1000000000 then 1 else 3))
  ) else
    (s40, s41)
in
let (n44, n45) = loop42 0 12 2147483640 0 in
note_int n44;
note_int n45;
let { r2 = q85; r3 = q86; _ } = List.fold_left (let rec f59 { r2 = n44; r3 = q46; r4 = v30 } p47 = { r2 = (let { r0 = q48; r1 = _ } = { { r0 = false; r1 = None } with r0 = p47 } in n44); r3 = (let v50 = (let v49' = [] in (n6, (Array.make 8 1.0))) in (match v50 with | ((0, q51) | (_, q51)) -> (Array.make 2 (-0.5)) | (v15, q52) when p47 -> q46 | (((-3), q53) as w54) -> q46 | ((7, _) | (9, _)) -> (Array.make 2 2.0) | ((q55, q56) as w57) when p47 -> q46 | (_, q58) -> (Array.make 2 1.5))); r4 = v30 } in f59) (let v75 = List.fold_right (let rec f71 p60 p61 = (match v15 with | (q62, q63, 'a'..'m') -> p61 | ((n38, q64, '0'..'9') | ((false as n38), q64, _)) -> p61 | (q65, q66, ('a'..'m' | 'n')) -> [|3.25; 0.5|] | (q67, _, 'a'..'m') -> [|1.5; 0.0|] | (_, q68, '0'..'9') -> (if false then (Array.make 2 0.0) else p61) | (q69, q70, 'n') -> p61 | (_, n44, _) -> (create_array 2 3.25)) in f71) [] (let { r0 = q74; r1 = _ } = Array.fold_right (fun p72 p73 -> p73) (Array.make 4 n44) { r0 = v30; r1 = None } in create_float_array 2 3.25) in (let { r0 = q76; r1 = q77 } = if n44 < n31 then (if v30 then { r0 = false; r1 = None } else { r0 = v30; r1 = None }) else { r0 = v30; r1 = None } in { r2 = (if true then "" else ""); r3 = (Array.make (hide 0 2) 0.5); r4 = (ref n37) })) (if true then ((); []) else (match { r0 = (n31 <> n31); r1 = None } with | { r0 = (true as w78); r1 = _ } -> (try [(let v79 = Array.make 1 { r2 = "12"; r3 = (Array.make 2 1.0); r4 = (ref n37) } in w78); (List.fold_left2 (fun p80 p81 p82 -> p80) w78 [] [])] with | Invalid_argument _ -> (let { r2 = _; r3; r4 } = { r2 = "a"; r3 = (Array.make 2 (-0.0)); r4 = (ref n45) } in [])) | { r0 = false; r1 = None } -> [] | { r0 = (false | false); r1 = (Some q83) } -> [(let v84 = 3.25 in v30)])) in
let rec loop90 i87 n91 s88 s89 =
  if i87 >= n91 then (s88, s89) else (
    loop90 (i87 + 1) n91 (s88 + 1073741824) (s89 + (if s88 < s88 + 1073741824 then 1 else 3))
  )
in
let (n92, n93') = loop90 0 12 2147483647 0 in
note_int n92;
note_int n93';
let s95 = ref 2147483647 in
let s96 = ref 0 in
let i94 = ref 0 in
while !i94 < 12 do
  let u97 = !s95 + 1073741824 in
  let u98 = !s96 + (if !s95 < !s95 + 1073741824 then 1 else 3) in
  s95 := u97; s96 := u98; if !s95 <> 1073741824 then (i94 := !i94 + 1) else i94 := 12
done;
let n99 = !s95 in
let n100 = !s96 in
note_int n99;
note_int n100;
note_int n0;
note_int n100;
note_int n37;
note_int n7;
note_int n44;
note_int n99;
((let (m101, m102, m103) = v23 in mix (if m101 then 1 else 0); mix m102; mix (Char.code m103)); note_end 0);
note_int n6;
()
