type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
exception E1
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec mix_0 d (v : bool list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y186 :: y187) -> mix 1; mix (if y186 then 1 else 0); mix_0 (d - 1) y187
and mix_1 d (v : (t0 -> ((bool -> int -> int -> float) * int)) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (_ :: y189) -> mix 1; mix_1 (d - 1) y189
and mix_2 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
and mix_3 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y190; r1 = y191; r2 = y192; r3 = y193; r4 = y194; r5 = y195; r6 = y196' } -> mix_string y190; mix_float y191; mix_6 (d - 1) y192; mix y193; mix y194; mix_ints y195 0 2; mix_7 (d - 1) y196'
and mix_4 d (v : t1 list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y197 :: y198') -> mix 1; mix_2 (d - 1) y197; mix_4 (d - 1) y198'
and mix_5 d (v : t1 list list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y199 :: y200) -> mix 1; mix_4 (d - 1) y199; mix_5 (d - 1) y200
and mix_6 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y201 -> mix 1; mix_8 (d - 1) y201
and mix_7 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y202' :: y203) -> mix 1; mix_float y202'; mix_7 (d - 1) y203
and mix_8 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y204 -> mix 1; mix_9 (d - 1) y204
and mix_9 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let rec poly0 g l = match l with [] -> [] | x :: rest -> g x :: poly0 g rest
in
let a1 = [] in
let a2 = 3 in
let a3 = (let _v4 = (10.0, 8, 8) in []) in
let v5 = poly0 (fun x -> x) a3 in
let a6 = 2 <> a2 in
let a7 = if true then a2 else a2 in
let a8 = (match [] with | ([] as w9) -> [] | (q10 :: []) -> [] | (_ :: ((_ :: q11) | ((_ :: _) as q11))) -> []) in
let v12 = poly0 (fun x -> x) a8 in
(mix_0 5 v12; note_end 0);
let a13 = if a6 then (let rec f18 p14 = ((fun p15 p16 p17 -> 1.5), 8) in f18) else (fun v5 -> ((fun p19 p20 p21 -> 0.0), a7)) in
let a22 = if false then [] else [] in
let a23 = ((); []) in
let v24 = poly0 (fun x -> x) a23 in
(mix_1 5 v24; note_end 0);
let poly25 x y = let g z = (y, z) in g x
in
let a26 = ((); C7) in
let a27 = Array.make 2 0.5 in
let a28 = C7 :: [] in
let v29' = poly25 a26 a27 in
((let (m30, m31) = v29' in mix_floats m30 0 2; mix_2 5 m31); note_end 0);
let a32 = (-2.0) <> 0.0 in
let a33 = max ((-1.0), 19, a7) ((-0.5), a7, a2) in
let a34 = false :: [] in
let v35 = poly25 a32 a33 in
let poly36 r = match r with Ok x -> x | Error (x, _) -> x
in
let a37 = if a6 then (fun p38 p39 -> []) else (let rec f42 p40 p41 = [] in f42) in
let a43 = (match v24 with | ([] | []) when (((); "a") > (Array.fold_left (fun a23 p44 -> "") "" a27)) -> 3.25 | [] -> 1.5 | (q45 :: q46) -> (-0.0)) in
let a47 = (match a33 with | (q48, (-3), q49) -> [] | (q50, 9, q51) -> [] | ((q52, 4, 1) | (q52, 4, 1)) -> [] | ((q53, (4 as w54), 2) | (q53, _, w54)) -> [] | (q55, 4, 3) -> [] | (q56, (4 as w57), 5) -> [] | (q58, 4, (0 | 0)) -> [] | (q59, (4 as w60), (-1 as w61)) -> [] | (q62, (4 | 4), (-2)) -> [] | ((q63, (4 | 4), (-3)) as w64) -> [] | (_, 4, 8) -> [] | (q65, 4, q66) -> [] | (_, q67, q68) -> []) in
let f69 = poly36 (Error (a37, a43)) in
let a70 = (match v24 with | [] -> (fun p71 -> a2) | (q72 :: []) -> (fun a27 -> a7) | ((q73 :: (_ :: q74)) as w75) -> (let rec f77 p76 = a7 in f77)) in
let a78 = Ok a6 in
let a79 = (fun p80 -> 11) :: [] in
let f81 = poly36 (Error (a70, a78)) in
let poly82 x y = ignore y; x
in
let a83 = a2 in
let a84' = C8 in
let a85 = [] in
let v86 = poly82 a84' a83 in
(mix_2 5 v86; note_end 0);
let a87 = fun p88 p89 -> 3.25 in
let a90 = (try (string_of_bool true) with | _ -> "12") in
let a91 = [] in
let s92 = poly82 a90 a87 in
(mix_string s92; note_end 0);
let a93 = (match C7 with | C18 -> a43 | C9 -> a43 | (C27 | C27) -> a43 | C26 -> a43 | C14 -> a43 | (C31 | C30) -> 2.0 | (C16 | C15) -> 0.0 | C12 -> a43 | _ -> a43) in
let a94 = a87 a7 (true, a43, '\255', '\'') in
let a95 = min [] [] in
let x96 = poly82 a94 a93 in
let n180 = (try (
  let poly97 (x, y) = (y, x)
  in
  let a98 = if true then { r0 = s92; r1 = a94; r2 = None; r3 = (-1); r4 = 10; r5 = (Array.make 2 a83); r6 = [] } else { r0 = "a"; r1 = a94; r2 = None; r3 = a7; r4 = a7; r5 = (Array.make 2 a7); r6 = [] } in
  let a99' = (let _v100' = { r0 = s92; r1 = a93; r2 = None; r3 = 20; r4 = a83; r5 = (Array.make 2 5); r6 = [] } in fun p101 p102 p103 -> 0) in
  let a104 = [] in
  let v105' = poly97 (a98, a99') in
  ((let (_, m107) = v105' in mix_3 5 m107); note_end 0);
  let a108 = x96 +. a94 in
  let a109' = (a7, x96, 17, 1.0) in
  let a110 = (let a6 = 3.25 in []) in
  let v111 = poly97 (a108, a109') in
  ((let (m112, m117) = v111 in (let (m113, m114, m115, m116) = m112 in mix m113; mix_float m114; mix m115; mix_float m116); mix_float m117); note_end 0);
  let rec poly118 g l = match l with [] -> [] | x :: rest -> g x :: poly118 g rest
  in
  let a119 = if a6 then a7 else a2 in
  let a120 = (let a78 = a83 in (a32, a108, a78)) in
  let a121 = min [] [] in
  let v122 = poly118 (fun x -> x) a121 in
  let a123 = (let v124 = a7 in []) in
  let a125 = (fun p126 -> x96) 20 in
  let a127 = (let v128 = a119 in []) in
  let v129 = poly118 (fun x -> x) a127 in
  let poly130 r = match r with Ok x -> x | Error (x, _) -> x
  in
  let a131 = (let v132 = x96 in ref (a119, s92, true)) in
  let a133 = Array.make 16 a94 in
  let a134 = (let v135 = a125 in []) in
  let v136 = poly130 (Error (a131, a133)) in
  let a137 = (match a78 with | Ok true -> (fun p138 p139 -> ((fun a121 p140 p141 -> 2.0), 17)) | Ok false -> (fun p142 p143 -> ((fun x96 p144 p145 -> a93), a2)) | Error 0.0 -> (let rec f151 p146 f81 = ((let rec f150 p147 p148 p149 = x96 in f150), a7) in f151) | Error q152 -> (fun p153 p154 -> ((let rec f158 p155' p156 p157 = q152 in f158), a7))) in
  let a159 = List.fold_right (fun p160 p161 -> a2) [] a83 in
  let a162 = (let v163 = Array.make 8 a119 in []) in
  let f164 = poly130 (Error (a137, a159)) in
  let a165 = a99' '0' 'a' 1.0 in
  let a166 = (match a109' with | (a121, 0.5, 4, q167') -> { r0 = s92; r1 = q167'; r2 = None; r3 = (-1); r4 = a159; r5 = (Array.make 2 a119); r6 = [] } | (_, (0.5 | _), 6, _) -> { r0 = s92; r1 = a125; r2 = None; r3 = a159; r4 = 17; r5 = (Array.make 2 a7); r6 = [] } | (q168, (0.5 as w169), q170, 1.0) -> { r0 = a90; r1 = a125; r2 = None; r3 = 4; r4 = a159; r5 = (Array.make 2 0); r6 = [] } | (q171, 0.5, q172, q173) -> { r0 = a90; r1 = a125; r2 = None; r3 = a119; r4 = 2; r5 = (Array.make 2 q172); r6 = [] } | (q174, q175, _, q176) -> { r0 = s92; r1 = a125; r2 = None; r3 = 10; r4 = a7; r5 = (Array.make 2 a119); r6 = [] }) in
  let a177 = a119 :: [] in
  let n178 = poly130 (Error (a165, a166)) in
  note_int n178;
  a166.r4 + (Array.length (Array.make 3 0.5))) with | Invalid_argument q179 -> (Array.length a27)) in
note_int n180;
(mix_2 5 v86; note_end 0);
(mix_4 5 a28; note_end 0);
(mix_floats a27 0 2; note_end 0);
(mix_5 5 v5; note_end 0);
note_float a93;
((let (m181, m185) = v35 in (let (_, m183, m184) = m181 in mix m183; mix m184); mix (if m185 then 1 else 0)); note_end 0);
()
