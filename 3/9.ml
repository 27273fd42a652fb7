type t0 = { r0 : string; r1 : string list; r2 : string; r3 : int; r4 : t0 option }
type 'a t1 = C5 of 'a | C6
type t2 = { r7 : float }
exception E0
exception E1
exception E2 of int
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec f0 p1 p2 p3 p4 p5 p6 p7 p8 p9' =
  if p1 < 1 then
    (p9' + p9')
  else (
    f0 ((hide 0 (-1)) + p1) p5 p5 p4 p4 p6 p3 p3 p9'
  )
let n11 = f0 3 (0.5 *. 0.0) (max 2.0 0.0) ((); 1.5) 1.5 (fst (10.0, "")) (1.0 *. 1.5) (if false then (-2.0) else 3.25) (let v10 = Array.make 8 20 in 16)
let n21 = f0 0 (if false then (-10.0) else 0.5) (floor 3.25) (List.fold_right (let rec f14 p12 p13 = p13 in f14) [] 3.25) (2.0 +. 10.0) 10.0 (let (q15, (_, q16, n11, q17), q18, q19) = (n11, (n11, "tail \" end", '0', n11), (3.25, n11, n11, true), n11) in 1.5) ((); (-0.0)) (let v20 = false in -3)
let () = note_int n21
let rec f22 p23 p24 p25 p26 p27 p28 p29 p30 p31' p32 p33 p34 =
  if p23 > 0 then (
    f22 (p23 - 1) p24 p28 p30 p30 p25 p32 p33 p26 p29 p31' p33
  ) else
    p32
let n42 = f22 2 (Array.fold_right (fun p35 f0 -> f0) (Array.make 5 false) (-10.0)) 1024 (-. 1.0) ((-0.0) -. 2.0) (n21 / 1) (Array.fold_right (let rec f38 p36 p37 = p37 in f38) (Array.make 2 18) n21) (10.0 -. 0.0) (100.75 *. 0.0) (abs n21) (let { r0 = q39; r1 = _; r2; r3 = q40; r4 = q41 } = { r0 = "tail \" end"; r1 = []; r2 = "12"; r3 = n21; r4 = None } in 1.0) (-. 100.75)
let () = note_int n42
let n43 = f22 6 2.0 n11 (float_of_int n11) (try 0.0 with | _ -> (-10.0)) (n42 + n11) (12 * 25) 2.0 (2.0 -. 0.5) n21 (( -. ) 100.75 (-100.75)) 0.1
let () = ((match (match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 6; r4 = None } with | ({ r0 = q44; r1 = q45; r2 = "a"; r3 = 1; r4 = q46 } | { r0 = q44; r1 = q45; r2 = "a"; r3 = 1; r4 = q46 }) -> C6 | { r0 = q47; r1 = q48; r2 = ""; r3 = 1; r4 = _ } -> C6 | { r0 = q49; r1; r2; r3 = 1; r4 = q50 } -> C6 | ({ r0; r1 = _; r2 = q51; r3 = q52; r4 = q53 } as w54) -> C6) with | (C6 | (C5 0.5)) -> (Array.iteri (let rec f57 p55 p56' = () in f57) (Array.make 4 17)) | C5 0.5 -> (let { r0; r1; r2 = _; r3 = q58; _ } = { r0 = ""; r1 = []; r2 = ""; r3 = n42; r4 = None } in ()) | C5 _ -> (Array.fold_left (let rec f60' n11 p59 = n11 in f60') () (Array.make 5 n21)) | C6 -> (match { r7 = (-100.75) } with | { r7 = 0.5 } -> () | { r7 = _ } -> ())); (match n42 with | 6 -> (note_int 4) | -1 -> () | -2 -> (Printf.printf "[%s %d]\n" "" 14) | q61 -> (if true then ())))
let rec f62 p63 p64 p65 p66 p67 =
  if p63 < 1 then
    p67
  else (
    f62 (p63 - 1) p65 20 p64 p67
  )
let _ = f62 3 (let ({ r7 = q68' } as w69) = { r7 = 10.0 } in n43) (f22 (hide 0 0) 0.5 (-2) 2.0 100.75 n43 n42 0.0 0.5 n11 100.75 3.25) n42 (snd (n21, 3.25))
let () = assert (compare ((let rec f71 p70' = p70' - 1 in f71) (try (n43 land n43) with | Invalid_argument q72 -> n42 | Division_by_zero when ((-0.0) > (100.75 *. (-0.0))) -> n43 | Failure _ -> n43 | Not_found -> 17 | E0 when ((2.0 /. 1.0) > (min 100.75 (-100.75))) -> n43 | E1 when ((2 - 17) == (let o73 = n42 in let o74' = n42 in let o75 = 5 in let o76 = n43 in let o77 = n42 in let ( %% ) a b = (a lsl 1) + b and ( = ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o73 || o74' || o75 %% o76 %% o77)) -> n42 | E2 4 -> 12 | E2 1 -> n43 | E2 5 -> n43 | E2 _ -> n43 | _ -> n42)) ((let rec f71 p70' = p70' - 1 in f71) (try (n43 land n43) with | Invalid_argument q72 -> n42 | Division_by_zero when ((-0.0) > (100.75 *. (-0.0))) -> n43 | Failure _ -> n43 | Not_found -> 17 | E0 when ((2.0 /. 1.0) > (min 100.75 (-100.75))) -> n43 | E1 when ((2 - 17) == (let o73 = n42 in let o74' = n42 in let o75 = 5 in let o76 = n43 in let o77 = n42 in let ( %% ) a b = (a lsl 1) + b and ( = ) a b = (a lsl 1) + b and ( || ) a b = (a lsl 1) + b in o73 || o74' || o75 %% o76 %% o77)) -> n42 | E2 4 -> 12 | E2 1 -> n43 | E2 5 -> n43 | E2 _ -> n43 | _ -> n42)) = 0)
let rec f78 p79 p80 p81 p82 p83' p84 p85 p86 p87 p88 p89 p90 p91 p92 p93 p94 p95 p96' p97 p98 p99 p100 p101 p102 p103 p104 p105 p106 p107 p108 p109 p110 p111 p112 p113 p114 p115 p116 =
  if p79 < 1 then
    (- p106)
  else (
    f78 (p79 - 1) ((floor p110) +. p88) (-1.0) p81 ((- p100) lxor n43) p112 p83' p84 ((p100 - p95) land p97) p116 p112 p103 p99 p107 p91 p113 p100 p80 p97 p109 p110 p97 p89 p82 p104 p111 p111 p105 p107 p88 p84 p102 p103 p89 p114 p82 p109 p99
  )
let n133 = f78 1 (match [] with | [] -> (-10.0) | (_ :: []) -> 0.5 | (_ :: (_ :: q117)) -> 100.75) (fst (1.0, 1.0)) (f62 (hide 0 5) n43 n43 n43 (-2.0)) (let o118 = n42 in let o119 = n43 in let o120 = n43 in let o121 = n43 in let o122 = n42 in let ( + ) a b = a lxor (b + 1) and ( <=> ) a b = (a lsl 1) + b in o118 + o119 <=> o120 <=> o121 <=> o122) (if false then 1.0 else 10.0) n43 (-1.0) (let o123 = n43 in let o124 = n11 in let o125 = n43 in let o126' = n43 in let ( = ) a b = a * 2 - b and ( $ ) a b = a lxor (b + 1) in o123 = o124 = o125 $ o126') (if false then (-0.0) else 10.0) ((-3.25) -. 1.0) (-5) (-. 0.5) (-. (-3.25)) 1.5 (10.0 *. 2.0) (f78 (hide 0 9) 10.0 0.5 (-0.5) n21 100.75 n42 0.5 n43 (-1.5) 0.5 n43 1.5 3.25 100.75 0.5 n21 (-0.5) 19 (-1.0) 0.5 20 (-0.5) (-1.5) n43 n43 19 n21 1.0 (-100.75) 10.0 0.5 n42 10.0 0.0 (-0.0) 100.75 0.0) (100.75 +. 1.0) (f0 1 (-10.0) 100.75 1.5 0.0 (-100.75) 1.0 2.0 n43) (ceil 100.75) (match { r0 = "a"; r1 = []; r2 = "a"; r3 = n43; r4 = None } with | { r0; r1 = []; r2 = q127; r3 = q128; _ } -> (-0.0) | { r0; r1 = (q129 :: q130); r3 = _; r4 = q131; _ } -> 1.5) (n21 + n21) (( +. ) 2.0 10.0) (0.5 *. 1.0) ((land) n21 n43) (n42 / 10) (-17) (n43 / 8) (match { r7 = 0.0 } with | { r7 = 0.5 } -> 1.5 | ({ r7 = 1.0 } | { r7 = _ }) -> 1.0 | ({ r7 = n42 } | { r7 = n42 }) -> n42) (f62 2 n43 n11 n43 (-100.75)) (0.0 +. 0.5) (ceil (-2.0)) (n43 mod 2) (float n42) (float_of_int 19) (0.5 /. (-10.0)) 1.5 (let _v132 = Ok 3.25 in 3.25)
let () = note_int n133
let v136 = List.equal (let rec f135 p134 f78 = false < false in f135) (match { r7 = (-3.25) } with | { r7 = (1.0 | 0.5) } -> (if false then [] else []) | { r7 = _ } -> ((); [])) (if 0.0 > 0.0 then [] else (if true then [] else []))
let rec f137 p138 p139 p140 p141 p142 p143 p144 p145 p146 p147 p148 p149 =
  if p138 <= 0 then
    (try (let o150 = 19 in let o151 = p146 in let o152 = p146 in let o153 = -3 in let ( >= ) a b = a * 2 - b and ( <=> ) a b = a lxor (b + 1) and ( ^ ) a b = b - a in o150 >= o151 >= o152 ^ o153) with | _ -> n42)
  else (
    f137 (p138 - 1) p142 p141 p148 p146 n133 1.5 p147 p139 p147 p148 p144
  )
let n157 = f137 (hide 1 2) (-8) (2.0 +. 10.0) ((-0.5) *. 0.5) n43 (20 - n21) (let (q154, q155, q156) = ((-1.0), 10, v136) in 1.5) (-2147483648) (int_of_string (string_of_int n21)) 7 ((-10.0) /. (-0.5)) (if v136 then (-1.0) else 3.25)
let () = note_int n157
let v205 = (try (
  let s176 = (match max (if false then { r7 = 2.0 } else { r7 = 0.5 }) { r7 = 0.0 } with | { r7 = 0.0 } -> (
    let rec f158 p159 p160 p161 p162 p163 p164 p165 p166 p167 p168 p169 p170 p171 =
      if p159 > 0 then (
        f158 (p159 - 1) p170 p169 p163 (let _v172 = () in 1.5) p166 p167 p168 p171 p166 5 p168 p167
      ) else
        (-. p167)
    in
    let x174 = f158 2 (n133 / (-1)) n21 (if v136 then (-2.0) else (-3.25)) 0.5 n157 (f158 0 n42 n157 2.0 (-0.0) n133 (-100.75) n133 0.5 n157 n157 n157 (-0.5)) n133 (snd (n157, 0.5)) n42 (n11 mod 2147483647) 1073741824 (match "b c" with | "a" -> (-0.0) | q173 -> 10.0) in
    (if (let (_, q175) = (v136, (x174, v136)) in false) then ((clip "\000\255x") ^ "tail \" end") else "a")) | { r7 = _ } -> (
    (clip (part "\000\255x" n133 n21)) ^ (try "x" with | _ -> "\000\255x"))) in
  let rec f177 p178 p179 p180 p181 p182 p183 p184 p185 p186 p187 p188 p189 p190 p191 p192 p193 p194 p195 p196 p197 =
    if p178 > 0 then (
      f177 (p178 - 1) p188 p181 p187 p180 p193 p191 p185 p181 p182 p184 ((-5720) mod 1) p180 p194 p185 p179 p197 (-(truncate p190)) p197 p197
    ) else
      (if v136 then p192 else p187)
  in
  let x204 = f177 (hide 1 1) (String.fold_left (fun p198 p199 -> n133) 5 s176) (-0.5) (let _v200 = v136 in -0.0) (match C6 with | C5 (-3) -> 1.5 | C5 9 -> (-2.0) | C5 0 -> 0.0 | C5 4 -> 100.75 | C5 1 -> 10.0 | C5 5 -> 1.5 | C5 q201 -> (-100.75) | (C6 | C6) -> 3.25) (try (n157 asr 22) with | _ -> n157) ((lxor) 1 n133) 0.0 (0.5 +. (-3.25)) (1.5 -. 100.75) ((); 20) (n43 + n133) (let v202 = Array.make 9 10.0 in 0.5) (match { r7 = 100.75 } with | { r7 = (0.0 as w203) } -> n43 | { r7 = 0.0 } -> n133 | { r7 = 1.0 } -> n21 | { r7 = _ } -> n157) (-. (-1.0)) (n21 + n157) (n157 + n157) (n133 - n157) n157 (if v136 then n133 else n43) in
  false) with | _ -> v136)
let () = (mix (if v205 then 1 else 0); note_end 0)
let () = note_int n133
let () = note_int n11
let () = note_int n43
let () = note_int n157
let () = note_int n21
let () = note_int n42
let () = (mix (if v136 then 1 else 0); note_end 0)
let () = ()
