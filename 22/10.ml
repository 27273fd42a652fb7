type a0 = int * bool * bool
type t0 = { mutable r0 : int }
type t1 = { r1 : int; r2 : int; r3 : bool * float list }
type t2 = C4 of char option | C5 of t2 option * float array * float | C6
exception E0
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let n0 = 2
let () = note_int n0
let x1 = tick_float 14 1.0
let () = note_float x1
let n2 = n0
let () = (try (
  let a3' = (match ({ r1 = n2; r2 = n0; r3 = (false, []) }, 6) with | (_, q4) -> (Array.make 2 n0)) in
  let s6 = ref 15 in
  for i5 = 0 to 2 - 1 do
    (if a3'.(i5) <> (- !s6) then (s6 := (a3'.(i5) - (!s6))))
  done;
  let n7' = !s6 in
  note_int n7';
  let c8 = (floor x1) +. ((floor x1)) in
  let c9' = ((floor x1)) *. (floor x1) in
  let c10 = (c8) *. c8 in
  let c11 = (c10) -. ((x1 -. x1) /. x1) in
  let c12 = ((x1 -. x1) /. x1) -. (c10) in
  let c13 = c11 *. (((x1 -. x1) /. x1)) in
  note_float c13;
  let v15 = (match Array.init 6 (fun p14 -> c10 /. c10) with | _ -> (String.contains ((clip "12") ^ "a") '8')) in
  let n16 = n7' in
  Array.sort (fun x y -> compare y x) a3') with | _ -> ())
let () = (try () with | Invalid_argument _ -> (if true then (Array.fold_right (fun p17 () -> ()) (Array.make 5 1.0) ()) else (match C6 with | (C6 | (C4 _)) -> () | C5 (q18, _, q19) -> () | (C6 as w20) -> ())) | Match_failure _ -> (Printf.printf "[%s %d]\n" "b c" (match C6 with | C4 _ -> 19 | ((C5 (q21, q22', _)) | (C5 (q21, q22', _))) -> n2 | C6 -> n2)) | E0 -> ((Array.fold_left (let rec f25 p23 p24 = p23 in f25) () (Array.make 3 true)); (try (let x1 = x1 in ()) with | _ -> ())))
let n26 = n0
let () = note_int n26
let n27 = 19
let () = note_int n27
let () = Array.iteri (fun p28' p29' -> (match { r0 = p29' } with | { r0 = (-2147483648) } -> () | { r0 = 7 } -> () | ({ r0 = 3 } | { r0 = 2 }) -> (if true then () else ()) | { r0 = 0 } -> () | ({ r0 = (-1) } as w30) -> ((); ()) | { r0 = 8 } -> () | { r0 = 9 } -> () | { r0 = 3 } -> () | { r0 = _ } -> (if true then ()))) (match C5 (None, (Array.make 2 x1), 1.0) with | C4 (None as w31) -> (if true then (Array.make 1 n2) else (Array.make 1 16)) | ((C4 (Some q32)) | (C4 (Some q32))) -> [|n27|] | C5 (q33, q34, _) -> (create_array 1 n27) | C6 -> (snd ("", (Array.make 1 n27))))
let n35 = int_of_float ((-1.7976931348623157e308) -. x1)
let () = note_int n35
let () = assert (hide 1 3 = 3)
let unused37 = create_array 16 (match n35 with | -2147483648 -> (12, true, false) | q38' -> (if true then (n35, true, false) else (n2, true, true)))
let x39 = x1
let f52 = (try (fun p40 p41 -> (match n35 with | 8 -> (Array.make 8 p41) | -1 -> (Array.make 8 x39) | 6 -> (match p41 with | 0.5 -> (Array.make 8 p41) | q42 -> (Array.make 8 x39) | exception Division_by_zero -> (Array.make 8 10.0) | exception Match_failure _ -> (Array.make 8 p41)) | -2147483647 -> [|p41; p41; x39; p41; p41; p41; x39; 0.5|] | (4 | 4) -> (let v43 = n27 in Array.make 8 10.0) | 9 -> ((); (Array.make 8 x39)) | x39 -> [|p41; p41; x1; x1; 1.5; p41; p41; p41|])) with | _ -> (Array.fold_right (fun p44 p45 -> (let v46 = false in (let rec f49 p47 p48 = Array.make 8 p48 in f49))) (Array.make 5 (-3)) (fun p50 p51 -> Array.make 8 p51)))
let p53 = floor x39
let p54 = 16 / 7
let p55 = n35
let p56 = (let _v57 = n35 in p54)
let p58 = max 0.0 10.0
let p59 = 1.5
let p60 = x39 /. p59
let p61 = int_of_float x39
let p62 = (let v63 = [] in 10.0)
let p64 = (let ((_, q68, _) as w69) = ((fun p65 p66 p67 -> p56), (Array.make 1 p59), 19) in p61)
let p70 = p58
let p71 = List.fold_left (let rec f74 p72 p73 = 7 in f74) n35 []
let p75 = (match { r0 = p56 } with | { r0 = (7 as w76) } -> 13 | { r0 = (-2) } -> p54 | { r0 = (-2147483648) } -> p56 | { r0 = 5 } -> 6 | ({ r0 = q77 } as w78) -> p61)
let p79' = 4095
let p80 = 11 land p64
let p81 = (try ((let rec f82 p75 = p62 in f82) "\000\255x") with | _ -> p70)
let p83 = (match p58 with | (0.0 | 0.0) -> 10.0 | 1.0 -> p81 | _ -> p81)
let p84 = p61 * 33
let () = mix 1
let n85 = (p84 * ((((p71 * (p64 + (p61 + (((p54) - p55) lxor p56)))) - p75) + p79') * p80)) * 1
let () = note_int n85
let x86 = (((p70 -. (p62 -. (p60 *. (p59 +. ((p53) *. p58))))) -. p81) -. p83) *. 1.0
let () = note_float x86
let v108 = 5e-324 >= (sqrt (let { r0 = q94 } = (match p56 with | 6 -> (match { r1 = p61; r2 = p80; r3 = (false, []) } with | { r1 = (5 as w87); r3 = ((_, q88) as w89); _ } -> { r0 = p61 } | { r1 = q90; r2 = q91; r3 = (q92, _) } -> { r0 = p80 }) | 2 when ((if true then p58 else p59) >= 4096.0) -> (fst ({ r0 = p79' }, p71)) | ((2 as w93) | w93) -> { r0 = p80 } | -3 -> { r0 = p84 } | _ -> { r0 = n85 }) in (match (match C6 with | C4 q95 -> [] | C5 (None, [||], q96) -> [] | C5 (None, _, q97) -> [] | C5 ((Some q98 as w99), q100, q101) -> [] | C6 -> []) with | [] -> (try (-10.0) with | _ -> p81) | [] when ((let o102 = p84 in let o103 = p75 in let o104 = q94 in let o105 = p80 in let ( asr ) a b = (a lsl 1) + b and ( land ) a b = a lxor (b + 1) and ( -. ) a b = b - a in o102 -. o103 land o104 asr o105) < 3) -> (if true then p62 else p58) | (_ :: []) -> (max p70 p83) | (((_ :: q106) as w107) | (_ :: ((_ :: q106) as w107))) -> p83)))
let () = assert (compare (( * ) p75 (( + ) p75 p55)) (( * ) p75 (( + ) p75 p55)) = 0)
let () = note_int n0
let () = note_int n35
let () = note_int n85
let () = note_float p60
let () = note_int p54
let () = note_int p84
let () = note_float p81
let () = note_float x39
let () = ()
