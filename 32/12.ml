type t0 = { mutable r0 : float; r1 : int; mutable r2 : float array; r3 : int; r4 : int ref option; r5 : float; mutable r6 : int }
type t1 = C8 | C7 of char * int array * float | C9
type t2 = { mutable r10 : float; r11 : float array; r12 : unit }
exception E0
exception E1 of int
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
and mix_1 d (v : (t2, int array) result) =
  if d > 0 then
    match v with
    | Ok y150 -> mix 0; mix_2 (d - 1) y150
    | Error y151 -> mix 1; mix_ints y151 0 8
and mix_2 d (v : t2) =
  if d > 0 then
    match v with
    | { r10 = y152; r11 = y153; r12 = _ } -> mix_float y152; mix_floats y153 0 4
in
let x0 = 100.75 in
let a5 = Array.init 16 (fun p1 -> ((-2.2250738585072014e-308), (((if true then x0 else x0) +. 5e-324) < (try (x0 -. (let _v2 = 10 in x0)) with | _ -> (x0 +. x0))), (let v3 = -2147483648 in (let v4 = create_array 8 (-0.5) in ref true)))) in
((let (m6', m7, m8) = a5.(15) in mix_float m6'; mix (if m7 then 1 else 0); mix_0 5 m8); note_end 0);
let rec f9 p10 p11 p12' =
  if p10 < 1 then
    x0
  else (
    let r13 = f9 (p10 - 1) p11 p12' in
    (float p10) +. ((); r13)
  )
in
let _ = f9 3 (let rec f15 p14 = [] in f15) (Array.mapi (let rec f18 p16 p17 = 17 in f18) (Array.make 1 6)) in
let x27 = f9 2 (let rec f20 p19 = [] in f20) (match C8 with | C8 -> (Array.make 1 20) | (C8 | C9) -> (Array.make 1 (-2)) | C7 (q21, ([|q22; q23|] | [|q22; q23|]), q24) -> (Array.make 1 q23) | C7 (q25, _, q26) -> (Array.make 1 20) | (C9 | C9) -> (Array.make 1 14)) in
let x28 = x27 in
let a29 = Array.mapi (fun p30 p31 -> x28) (Array.make 8 false) in
let s33 = ref x27 in
let i32 = ref (11 - 1) in
while !i32 >= 0 do
  s33 := (if !i32 < Array.length a29 then (a29.(!i32) -. (!s33)) else !s33); i32 := !i32 - 1
done;
let n34 = !s33 in
note_float n34;
let a35 = Array.init 4 (let rec f36 x28 = x28 in f36) in
let rec loop40 i37 n41 s38' =
  if i37 <> n41 then (
    (a35.(i37) <- (s38' + (a35.(i37))));
    loop40 (i37 + 1) n41 (let i39 = i37 + 12 in if i39 >= 0 && i39 < 4 then a35.(i39) else s38')
  ) else
    s38'
in
let n42 = loop40 0 (Array.length a35) 2 in
note_int n42;
let a43 = a35 in
a35.(1) <- (String.length (if false then "b c" else "\000\255x"));
a43.(0) <- (11 + (a35.(1)));
note_int a35.(1);
(match (Array.init 1 (let rec f44 n42 = n42 in f44)) :: ((); []) with | ([] as w45) -> ((Printf.printf "[%s %d]\n" "b c" 18); (if false then ())) | (q46 :: _) -> (min (Array.iter (let rec f48 p47 = () in f48) a35) (if false then ())));
let v69 = (match ((match C8 with | (C8 as w49) -> () | C7 ('a'..'m', a43, 1.0) -> () | C7 ('0'..'9', _, (0.0 | 1.0)) -> () | C7 (_, _, 1.0) -> () | C7 (_, q50, q51) -> () | C9 -> ()); (11 :: [])) with | [] -> (
  let _ = f9 1 (match Ok true with | Ok q52 -> (let rec f54 p53 = [] in f54) | Error 0.0 -> (fun p55 -> []) | Error 0.5 when ((f9 3 (fun p56 -> []) (Array.make 1 n42)) <> (f9 4 (let rec f58 p57 = [] in f58) (Array.make 1 1))) -> (fun p59' -> []) | Error (1.0 | 0.5) -> (let rec f61 p60 = [] in f61) | Error a43 -> (let rec f62 x28 = [] in f62)) (try (Array.init 1 (fun p63 -> p63)) with | _ -> (Array.make 1 n42)) in
  Ok { r10 = 0.0; r11 = (Array.make 4 x0); r12 = () }) | (_ :: _) -> (
  let n68 = n42 - (let o64 = String.length "12" in let o65 = n42 in let o66 = a43.(0) in let o67 = a43.(2) in let ( %% ) a b = (a lsl 1) + b in o64 %% o65 %% o66 %% o67) in
  note_int n68;
  fst (try (if true then ((Ok { r10 = x28; r11 = (Array.make 4 1.5); r12 = () }), n42) else ((Ok { r10 = n34; r11 = (Array.make 4 x28); r12 = () }), 2)) with | _ -> ((Ok { r10 = x28; r11 = (Array.make 4 x28); r12 = () }), n42)))) in
let rec loop74 i70 =
  if i70 < 4 then (
    (a43.(i70) <- (((let rec f72 p71 = i70 in f72) (x27, 2)) - (let _v73 = true in n42)));
    loop74 (i70 + 1)
  ) else
    ()
in
loop74 0;
(mix_ints a43 0 4; note_end 0);
let x76 = 0.0 /. 0.0 in
let n100 = ((((((0) + (if x76 = x76 then 84 else 0)) + (if x76 <> (if false then x76 else n34) then 58 else 0)) + (if x76 < (match { r0 = x0; r1 = 16; r2 = (Array.make 4 0.5); r3 = (-3); r4 = None; r5 = x76; r6 = n42 } with | { r0 = q77; r2; r3 = 9; r4; r5 = q78; r6; _ } -> n34 | { r0; r1 = q79; r2; r3 = 0; r4; r6 = q80; _ } -> r0 | { r0; r1 = 9; r2 = q81; r3; r4 = q82; r5 = 1.0; r6 = q83 } -> (-0.0) | ({ r0; r1 = 5; r2 = q84; r3 = q85; r4; r5 = 1.0; _ } as w86) -> x76 | ({ r0 = q87; r1 = 2; r2 = q88; r3 = q89; r4 = _; r5 = 1.0; r6 = _ } | { r0 = _; r1 = (2 as q89); r2 = q88; r3 = _; r4 = _; r5 = (1.0 as q87); r6 = _ }) -> 0.5 | { r1 = (-2147483648); r2 = q90; r3 = q91; r4 = q92; r5 = 1.0; _ } -> n34 | ({ r0 = q93; r1 = q94; r2 = q95'; r3 = 0; r6 = q96; _ } | { r0 = q93; r1 = 1; r2 = q95'; r3 = q96; r4 = _; r5 = 1.0; r6 = q94 }) -> (-100.75) | { r0 = q97; r1; r2; r3 = q98; r4 = _; r5 = 1.0; r6 = q99' } -> x28 | { r0; r1 = _; r2; r3; r4; r5 = x76; r6 = a35 } -> 100.75) then 66 else 0)) + (if (sqrt 3.25) > x76 then 38 else 0)) + (if x76 <= x76 then 33 else 0)) + (if x76 >= x76 then 75 else 0) in
assert (hide 1 3 = 3);
let s107 = if not (n100 > n100) then (let _v105 = (let i104 = n100 in if i104 >= 0 && i104 < Array.length a29 then a29.(i104) else x27) in (clip "") ^ "12") else (part (string_of_bool true) (match v69 with | Ok _ -> n42 | Error q106 -> n100) (( - ) n42 n42)) in
(mix_string s107; note_end 0);
let f142 = Array.fold_right (try (match v69 with | Ok { r10; r11 = q108; r12 = q109 } -> (if true then raise Division_by_zero else (let rec f112 p110 p111 = p111 in f112)) | ((Error [|_; _|]) | (Ok _)) when ((let v115 = 3 in n34) > x28) -> (List.hd []) | _ -> (let _v116 = Array.make 2 n100 in fun a43 p117 -> fun p118 -> n34)) with | Division_by_zero -> (let rec f120 v69 p119' = p119' in f120) | Failure _ -> (let v121 = [] in fun p122 p123 -> (let rec f125' p124 = x76 in f125')) | Match_failure _ -> (let (q126, _, q127, q128) = ((1.5, "a", false), n34, (Array.make 2 n42), n100) in fun p129 p130 -> fun p131 -> x76)) a43 (if false >= false then (let _v132 = Ok 1.0 in fun p133 -> x28) else (match v69 with | Ok ({ r10 = q134; r11 = [|_; q135; q136; n100|]; r12 } as w137) -> (let rec f139' p138 = -0.5 in f139') | Ok { r10; r12; _ } -> (fun p140 -> -0.5) | ((Error _) | (Error _)) -> (fun p141 -> x76))) in
let v145 = ((1.5 *. x76) *. a29.(5)) < (try (match n42 / 7 with | (q143 | (-3 as q143)) -> a29.(7) | 8 -> x28 | (5 | 5) -> (floor x27) | _ -> x28 | 2 when (let _v144 = Printf.sprintf "<%f>" (abs_float x28) in true >= true) -> ((); x76)) with | _ -> (x76 *. x76)) in
let n146 = 2109 in
note_int n146;
note_float x27;
note_float x76;
(mix (if v145 then 1 else 0); note_end 0);
(mix_ints a43 0 4; note_end 0);
(mix_1 5 v69; note_end 0);
((let (m147, m148, m149) = a5.(15) in mix_float m147; mix (if m148 then 1 else 0); mix_0 5 m149); note_end 0);
note_float n34;
note_int n42;
()
