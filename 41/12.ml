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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : bool ref) =
  if d > 0 then
    match v with
    | _ -> mix (if !v then 1 else 0)
in
let x0 = 100.75 in
let a1 = Array.make (hide 1 16) (5e-324, (((compare (truncate x0) (2 * (-9))) + 65535) > (-20)), (let x0 = (try 1e16 with | _ -> (if true then x0 else x0)) in ref (false && false))) in
((let (m2, m3, m4) = a1.(15) in mix_float m2; mix (if m3 then 1 else 0); mix_0 5 m4); note_end 0);
let s6 = ref "a" in
let i5 = ref 0 in
while !i5 < 5 do
  s6 := (clip !s6 ^ clip !s6); i5 := !i5 + 2
done;
let n7 = !s6 in
(mix_string n7; note_end 0);
let n8 = ( - ) (let n7 = if true then (Array.make 8 0.5) else (Array.make 8 x0) in ((); 4)) ((19 / 7) asr 11) in
note_int n8;
let x9 = 1.0 in
let v12 = ((float_of_int n8), (let { r10 = q10; r11 = q11; r12 = _ } = if false then { r10 = x9; r11 = (Array.make 4 1.5); r12 = () } else { r10 = x9; r11 = (Array.make 4 1.5); r12 = () } in if true then (Array.make 2 q10) else (Array.make 2 q10))) in
print_endline (String.uppercase_ascii (clip ((clip "tail \" end") ^ n7)));
mix (if (match (x9, (Array.make 2 100.75)) with | ((0.0 | 1.0), [|q13; _|]) -> ((-1) > n8) | (((0.0 as w14), q15) | (w14, q15)) -> (2 >= n8) | ((0.5, q16) | (0.5, q16)) -> (if true then true else false) | (_, ([|_; q17|] | [|q17; _|])) when q17 = 0.5 -> (n8 = n8) | ((_, _) | (_, [|_; _|])) -> (true || false) | _ -> (if false then true else true)) then 1 else 0);
assert (compare 17 17 = 0);
let n187 = (try (
  let n18 = -65536 in
  let a19 = [|x9; x0; 3.25; 0.0|] in
  let rec loop21 i20 n22 =
    if i20 < n22 then (
      (a19.(i20) <- ((fabs x9) -. x0));
      loop21 (i20 + 2) n22
    ) else
      ()
  in
  loop21 0 4;
  (mix_floats a19 0 4; note_end 0);
  let x185 = (match if ((), n18, x9) < ((), n18, x9) then raise Division_by_zero else (Error 9) with | ((Ok _) | (Error _)) -> (
    let make24 p25 n18 =
      (let rec f29 p26 = (match (let s27 = "b c" in let i28 = n18 in if i28 >= 0 && i28 < String.length s27 then s27.[i28] else p26) with | ('n' | 'a'..'m') -> (Array.copy (Array.make 9 17)) | ('a'..'m' | 'a'..'m') -> (Array.make 9 9) | _ -> (Array.make 9 5)) in f29)
    in
    let c30' = make24 ([], true, (let rec f33 p31 p32 = x9 in f33), (fun p34 p35 p36 -> 7)) (min n18 n18) in
    let a37 = c30' (if true then 'a' else 'a') in
    (mix_ints a37 0 9; note_end 0);
    List.fold_right (fun p38 () -> a37.(wrap (13 / (p38 lor 1)) 9) <- p38) (n8 :: []) (let v39 = ((); ()) in (fun p40 -> v39) (x0, true, n18));
    (try (if if false then true else false then (let { r10; r11; r12 = q41 } = { r10 = 100.75; r11 = a19; r12 = () } in 100.75) else (min 1.0 x9)) with | Not_found -> (if false then x9 else x9) | E0 -> x0 | E1 8 -> (let i42 = n8 in if i42 >= 0 && i42 < Array.length a19 then a19.(i42) else x9) | E1 (-1) -> (let i43' = n18 in if i43' >= 0 && i43' < Array.length a19 then a19.(i43') else x9) | E1 3 -> a19.(0) | E1 0 -> (-10.0) | E1 q44 -> (( *. ) 1.0 2.0))) | ((Error q45) | (Error (9 as q45))) -> (
    let a148 = (match { r0 = (match [] with | ([] | (_ :: _)) -> 3.25 | (q46 :: ([] | (_ :: _))) -> x0 | ({ r0 = q47; r1 = _; r2 = q48; _ } :: ((x9 :: _) | (_ :: (x9 :: _)))) -> q47); r1 = (-17); r2 = a19; r3 = (Array.length a19); r4 = None; r5 = x9; r6 = (match { r10 = 1.0; r11 = a19; r12 = () } with | ({ r10 = 0.0; r11 = [|_; _; _; _|]; r12 = _ } | { r10 = _; r11 = _; _ }) -> q45 | (({ r10 = 0.0; r11 = _; r12 = q52 } as w53) | ({ r10 = _; r11 = _; r12 = q52 } as w53)) -> 1 | ({ r10 = 1.0; r11; r12 = q54 } | { r10 = 0.0; r11; r12 = q54 }) -> q45 | ({ r10 = 0.0; r11; r12 = q55 } | { r10 = _; r11; r12 = q55 }) -> n18) } with | ({ r0; r1 = q56; r2; r3 = (-3); r4 = _; r5; _ } | { r0; r1 = _; r2; r3 = (-3 as q56); r4 = _; r5; r6 = _ }) -> (
      let n57 = q56 in
      note_int n57;
      let v69 = (try (
        let v58 = true in
        note_float (List.fold_right2 (fun p59 p60 p61 -> (match v12 with | ((1.0, q62) | (1.0, q62)) -> (-1.5) | ((0.5 | 1.0), [|q63; q64|]) -> q63 | ((_, [|_; _|]) | (_, _)) -> p61 | ((0.0, q67) | (_, q67)) -> r0)) ((fun p68 -> []) C8) (q56 :: []) (r5 -. (-1.5)));
        (n57 != n8) || (r5 < x0)) with | _ -> (max false true)) in
      (mix (if v69 then 1 else 0); note_end 0);
      ((if v69 then () else ()); (if v69 then (Array.make 2 r5) else (Array.make 2 2.0)))) | ({ r0 = q70; r1 = n8; r2 = q71; r3 = _; r4; r5; r6 = v12 } | { r0 = r5; r2 = q71; r3 = (5 as v12); r4; r5 = q70; r6 = n8; _ }) -> (
      let f72 p73 p74 p75 =
        let x76 = -1.5 in
        (let (q93, q94, q95) = ((match { r10 = x76; r11 = (Array.make 4 x76); r12 = () } with | ({ r10; r11 = ([|q77; q78'; _; q79|] as w80); r12 = q81 } | { r10 = q79; r11 = ([|r10; q78'; _; q77|] as w80); r12 = q81 }) -> (let rec f84 p82 p83 = p74 in f84) | ({ r10 = q85; r11 = _; r12 = q86 } | { r10 = q85; r11 = _; r12 = q86 }) -> (let rec f88 p75 p87 = p74 in f88)), (let { r0; r1 = _; r3 = q89; r4 = q90; r5 = _; r6 = q91; _ } = { r0 = x76; r1 = 16; r2 = (Array.make 4 x76); r3 = p74; r4 = None; r5 = x76; r6 = p74 } in false), (match x76 with | (0.0 | 0.5) -> true | q92 -> true)) in ((let x76 = 100.75 in ()); (Array.make 2 p74)))
      in
      let a96 = f72 (if true then q45 else v12) 4096 (create_array 16 n8) in
      (mix_ints a96 0 2; note_end 0);
      let a97 = f72 (( + ) (-2) n18) (int_of_float x9) ((); (Array.make 16 n8)) in
      (mix_ints a97 0 2; note_end 0);
      let make98 p99 =
        fun p100 p101 -> a97.(0)
      in
      let c102 = make98 (Array.make 8 v12) in
      let n107 = c102 n8 (let o103 = 0 in let o104 = -2 in let o105 = v12 in let o106 = -1 in let ( != ) a b = a * 2 - b in o103 != o104 != o105 != o106) in
      Array.make 2 x9) | ({ r0 = q108; r2; r3 = q109; r4; r5 = 1.0; r6 = _; _ } | { r0 = q108; r1 = q109; r2; r3 = _; r4; r5 = 1.0; r6 = _ }) -> (
      let n119 = (try (
        let n110 = q109 in
        let x117 = (match v12 with | (((_, _) as w111) | ((_, _) as w111)) when (not (12 = n110)) -> (((); x9) *. 0.0) | ((q112, q109) | (q112, q109)) when q112 >= (-1.0) -> q109.(q45 land 1) | (q113, ([||] | [|_; _|])) when q113 = 2.0 -> ((Array.fold_right (let rec f116 p114 p115 = 0.5 in f116) r2 0.0) *. (q108 *. q108)) | _ -> 0.0) in
        (let v118 = (match r4 with | (None | None) when (((-1) / 1) < (q109 lsr 9)) -> 100.75 | (None | (Some _)) when (a19.(2) <= q108) -> x117 | _ -> x117) in n18)) with | Match_failure _ -> (Array.length a19)) in
      let v128 = (let o120 = (let o121 = q109 in let o122' = n119 in let o123 = q109 in let o124 = n119 in let o125 = q109 in let ( ||| ) a b = a * 2 - b and ( +. ) a b = a * 2 - b and ( -. ) a b = b - a in o121 ||| o122' ||| o123 +. o124 -. o125) in let o126 = -4969 in let o127 = n119 in let ( != ) a b = a * 2 - b and ( |> ) a b = b - a in o120 |> o126 |> o127) = n18 in
      (let v129 = if v128 then raise Division_by_zero else [] in create_float_array 2 x9)) | ({ r0 = q130; r1 = q131; r3; r5 = q132; _ } | { r0 = q130; r1 = r3; r2 = _; r3 = _; r4 = _; r5 = q132; r6 = q131 }) -> (
      let rec f133 p134 p135 =
        if p134 <= 0 then
          ((); p134)
        else (
          p135 + (f133 (p134 - 1) ((); p135))
        )
      in
      let n136 = f133 3 (Array.length a19) in
      let _ = f133 0 (tick_int 1 q45) in
      (let v140 = fun p137 p138 p139 -> { r10 = q130; r11 = a19; r12 = () } in (match { r10 = x9; r11 = a19; r12 = () } with | ({ r10 = _; r11 = [|0.5; _; _; _|]; r12 = _ } | { r10 = 0.5; r12 = _; _ }) -> (Array.make 2 q132) | ({ r10 = 0.0; r11 = q145; r12 } | { r10 = _; r11 = ([|_; _; _; _|] as q145); r12 }) -> (Array.make 2 q130) | ({ r11 = q146; r12 = q147; _ } | { r10 = _; r11 = q146; r12 = q147 }) -> (Array.make 2 q130))))) in
    (mix_floats a148 0 2; note_end 0);
    x9) | Error ((-2) | 7) -> (
    (if n18 > n18 then raise (Invalid_argument n7) else (x9 -. x9))) | Error (7 | 7) -> (
    let n172 = (let o149 = (if true then n8 else 17) + (n18 / 2147483647) in let o150 = n18 in let o151 = ((match { r0 = 3.25; r1 = n18; r2 = a19; r3 = n18; r4 = None; r5 = (-1.5); r6 = n18 } with | ({ r0; r1 = q152; r2 = q153; r3 = x9; r4; r5 = q154; r6 } | { r0 = q154; r1 = (7 as x9); r2 = q153; r3 = r6; r4; r5 = r0; r6 = q152 }) -> () | ({ r0 = q155; r1 = q156; r3 = _; r4; r5 = 1.0; r6 = q157; _ } | { r0 = _; r1 = (6 as q156); r3 = q157; r4 = (None as r4); r5 = q155; _ }) -> () | { r0 = q158; r1 = ((6 as w159') | (6 as w159')); r2 = q160; r3 = q161; r4 = (Some q162 as w163); r5 = q164; r6 } -> () | ({ r0 = q165; r1 = _; r3 = q166; r4 = q167; r5 = q168; r6 = _; _ } | { r0 = q165; r1 = _; r3 = q166; r4 = q167; r5 = q168; _ }) -> ()); (List.length [])) in let o169 = truncate (x9 -. x0) in let o170 = tick_int 15 (let v171 = n18 in v171) in let ( >= ) a b = a lxor (b + 1) in o149 >= o150 >= o151 >= o169 >= o170) in
    let a182 = Array.make 4 (match v12 with | (((0.5, _) as w173) | ((_, _) as w173)) -> (if (if false then true else true) && (match w173 with | ((1.0, [|_; _|]) | (1.0, [|_; _|])) -> false | ((_, [|_; _|]) | (_, [|_; _|])) -> false | ((_, q174) | (_, q174)) -> false | (((q175', [|_; q176|]) as w177') | ((_, [|q176; q175'|]) as w177')) when ((( +. ) x0 q175') <> (q175' -. q176)) -> true | _ -> true) then (match (x9, (Array.make 2 x9)) with | ((q178, q179) | (q178, q179)) -> (let s180 = n7 in let i181 = n18 in if i181 >= 0 && i181 < String.length s180 then s180.[i181] else 'z')) else (Char.chr ((abs n172) land 255)))) in
    (if x0 > x9 then (x9 /. x0) else (x9 *. 1.5))) | ((Error 4) | (Error 5)) -> (
    let v184 = if false then (if (let v183 = ({ r0 = x9; r1 = n8; r2 = a19; r3 = n8; r4 = None; r5 = 100.75; r6 = n18 }, "tail \" end", { r0 = x9; r1 = n18; r2 = (Array.make 4 x9); r3 = n8; r4 = None; r5 = 2.0; r6 = 10 }, { r0 = x0; r1 = n18; r2 = (Array.make 4 1.5); r3 = n18; r4 = None; r5 = (-10.0); r6 = n18 }) in true) then raise Division_by_zero else true) else true in
    (mix (if v184 then 1 else 0); note_end 0);
    x9) | Error ((-3) | (-3)) -> (
    x9) | Error (5 | 5) -> (
    x0) | Error ((-3) | 3) -> (
    x9) | ((Error _) | (Error _)) -> (
    x9)) in
  n18) with | Invalid_argument q186 -> n8 | Division_by_zero -> n8 | _ -> 16) in
note_int n8;
note_float x9;
((let (m188, m189, m190) = a1.(15) in mix_float m188; mix (if m189 then 1 else 0); mix_0 5 m190); note_end 0);
(mix_string n7; note_end 0);
note_int n187;
note_float x0;
((let (m191, m192) = v12 in mix_float m191; mix_floats m192 0 2); note_end 0);
()
