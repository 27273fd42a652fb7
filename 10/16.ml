exception E0 of (int * bool)
exception E1 of (int * float)
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec mix_0 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y140 :: y141) -> mix 1; mix_float y140; mix_0 (d - 1) y141
and mix_1 d (v : int array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y142 :: y143) -> mix 1; mix_ints y142 0 9; mix_1 (d - 1) y143
let n1 = if not true then (if (let v0 = Array.make 2 4 in false) then (20 + 10) else (if "" > "" then (16 land 9) else (if ((); true) then (5 mod 2147483647) else (if (3 + 2147483647) <= 1 then (10 + 13) else (if not false then (-2147483648) else 4096))))) else (-8721)
let () = (mix (if (Array.fold_right (fun p2 p3 -> p3) (match Ok n1 with | Ok _ -> ((let rec f5 p4 = Array.make 2 n1 in f5) (ref 5)) | Ok q6 -> (if false then (Array.make 2 q6) else (Array.make 2 q6)) | ((Error 1.0) | (Ok _)) -> (let v7 = -1.5 in Array.make 2 n1) | (Error q8 as w9) -> (if false then (Array.make 2 n1) else (Array.make 2 n1))) (create_array 3 (if false then 3.25 else 2.0))) < (let v12 = [(let _v10 = n1 in []); (let v11 = ([], (ref (-3.25)), (false, false)) in []); []] in Array.make 3 (match [] with | ((_ :: (_ :: _)) | []) -> 3.25 | (([] as w16) | (_ :: w16)) -> 1.0)) then 1 else 0); note_end 0)
let rec poly17' g l = match l with [] -> [] | x :: rest -> g x :: poly17' g rest
let a18 = if false then (Array.make 2 n1) else (Array.make 2 n1)
let a19 = n1
let a20 = (Array.make 2 n1) :: []
let v21 = poly17' (fun x -> x) a20
let a22 = 3.25 *. 0.0
let a23 = []
let a24 = []
let v25 = poly17' (fun x -> x) a24
let () = (mix_0 5 v25; note_end 0)
let poly26 r = match r with Ok x -> x | Error (x, _) -> x
let a27 = (let rec f30 p28 p29 = a19 in f30)
let a31 = a19 >= a19
let a32 = (let _v36 = (let rec f35 p33 p34 = Ok p34 in f35) in [])
let f37 = poly26 (Error (a27, a31))
let a38 = (match [] with | [] -> (Array.make 4 (Ok a31)) | (((Ok 'a'..'m') | (Ok _)) :: _) -> (Array.make 4 (Ok false)) | (((Ok '0'..'9') :: _) | ((Ok '0'..'9') :: _)) -> (Array.make 4 (Ok a31)) | ((Ok 'n') :: q39) -> (Array.make 4 (Ok a31)) | (((Ok _) :: a32) | (((Ok _) :: _) as a32)) -> (Array.make 4 (Ok a31)) | ((Error v21) :: _) -> (Array.make 4 (Ok a31)))
let a40 = a19 mod 16
let a41 = if true then [] else []
let a42 = poly26 (Error (a38, a40))
let poly43 (x, y) = (y, x)
let a44 = (let o45 = a40 in let o46 = a40 in let o47 = 0 in let o48 = a40 in let ( @ ) a b = b - a and ( @! ) a b = a * 2 - b and ( ^ ) a b = b - a in o45 ^ o46 ^ o47 ^ o48)
let a49 = ((); a22)
let a50 = if a31 then [] else []
let v51 = poly43 (a44, a49)
let a52 = 7 - a40
let a53 = (match None with | None -> (let rec f56 p54 p55 = a49 in f56) | Some (q57, true, q58, a24) -> (let rec f61 p59 p60 = a22 in f61) | (Some (q62, false, q63, q64) as w65) -> (let rec f68 p66 p67 = a49 in f68))
let a69 = (let _v70 = a31 in [])
let v71 = poly43 (a52, a53)
let a72 = create_array (hide 1 4) ((a49 /. 100.75) *. a49)
let () = (mix_floats a72 0 4; note_end 0)
let poly73 r x = let old = !r in r := x; old
let a74 = (match v51 with | (q75, 0) -> (' ', (fun p76 p77 -> false)) | ((q78', 7) | (q78', 5)) -> ('\255', (let rec f81 p79 p80 = p79 in f81)) | ((q82, (-2147483648 as w83)) | (q82, w83)) -> ('\n', (fun p84 p85 -> p84)))
let a86 = None
let a87 = []
let v88 = poly73 (ref a74) a74
let a89' = a44 * 38
let a90 = (match [] with | [] -> (Array.make 1 a49) | (q91 :: q92) -> (Array.make 1 0.5))
let a93' = 17 :: []
let n94 = poly73 (ref a89') a89'
let a95 = (let _v96 = None in 1.0)
let a97 = (match None with | None -> "" | Some q98 -> "\000\255x" | Some q99 when ((18 + a52) = (a44 land a44)) -> "")
let a100 = (match a93' with | [] -> [] | (_ :: q101) -> [])
let x102' = poly73 (ref a95) a95
let () = a72.(0) <- (String.fold_left (let rec f105 p103 p104 = x102' in f105) a72.(wrap (match a100 with | [] -> a52 | ((a32 :: _) | (a32 :: _)) when a32 <> (-0.5) -> a44 | ((q106' :: q107) | ((q106' :: _) as q107)) -> a44 | _ -> n94) 4) (String.fold_left (fun p108 p109 -> a97) a97 a97))
let poly110 r x = let old = !r in r := x; old
let a111 = (match v88 with | ('a'..'m', _) -> [] | ('0'..'9', _) -> [] | ('n', _) -> [] | ((q112, q113) | (q112, q113)) -> [])
let a114 = Array.fold_right (fun p115 p116 -> p116) a18 (Array.make 8 7)
let a117 = [] :: []
let v118 = poly110 (ref a111) a111
let a119 = (let rec f124 p120 p121 (q122, q123) = p121 in f124)
let a125 = 32767
let a126 = (let rec f130 p127 p128 p129 = p128 in f130) :: []
let f131 = poly110 (ref a119) a119
let a132 = (let ((_, q133, _) as w134) = (a125, a95, x102') in a97)
let a135 = 12 + 0
let a136 = []
let s137 = poly110 (ref a132) a132
let () = (mix_string s137; note_end 0)
let () = note_int n1
let () = (mix_ints a114 0 8; note_end 0)
let () = (mix_floats a72 0 4; note_end 0)
let () = (mix_string a97; note_end 0)
let () = note_int a135
let () = (mix_1 5 a111; note_end 0)
let () = ((let (m138, _) = v88 in mix (Char.code m138)); note_end 0)
let () = (mix (String.length a132); note_end 0)
let () = ()
