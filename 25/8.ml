type t0 = C3 | C0 | C1 | C2
type t1 = { mutable r4 : int; r5 : float }
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
let rec tick_int k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : t0) =
  if d > 0 then
    match v with
    | C3 -> mix 0
    | C0 -> mix 1
    | C1 -> mix 2
    | C2 -> mix 3
in
let v2 = ((8 asr (3 land 31)) / (2147483646 lor 1)) <= (String.length (let (_, q0, q1, _) = ((false, 0.5, 8), 19, 18, []) in "a")) in
let v63 = (match ((); C0) with | C3 -> ((match C0 with | C3 -> (let rec f9 p3 () p4 = ((let rec f8 p5 p6 p7 = p7 in f8), p4) in f9) | C0 -> (let rec f17 { r4 = v2; r5 = q10 } p11' p12 = ((let rec f16 p13 p14 p15 = p15 in f16), p12) in f17) | C1 -> (fun p18 p19 p20 -> ((fun p21 p22 v2 -> 9), p20)) | C2 -> (fun p23 p24 p25 -> ((let rec f28 p24 p26 p27 = -1 in f28), (-1)))), (match 1.5 with | 0.0 -> "12" | 1.0 -> "b c" | (1.0 as w29) -> "tail \" end" | 1.0 -> "" | q30 -> "tail \" end")) | C0 -> ((match Ok (ref 14) with | Ok q31 -> (let rec f37 ({ r4; r5 = q31 } as w32) () p33 = ((fun p34 p35 p36 -> p35), r4) in f37) | Error (0.5 | _) -> (let rec f42 p38 v2 p39 = ((fun p40 p41 p39 -> p39), p39) in f42) | Error _ -> (fun p43 () p44 -> ((let rec f48 p45 p46 p47 = p46 in f48), p44))), (Printf.sprintf "<%10.2f>" (abs_float (-3.25)))) | C1 -> ((let rec f54 p49 p50 p51 = ((let rec f53 p50 v2 p52 = p52 in f53), p51) in f54), (let v55 = 0.5 in "12")) | C2 -> (let v56 = C2 in ((fun p57 p58 p59 -> ((fun p60 p61 p62 -> 6), p59)), "tail \" end"))) in
let n68 = tick_int 12 (max (let ((q64, _, q65, v2), q66, q67, _) = ((1, 'z', 12, (-10.0)), 11, (Array.make 2 1.0), "12") in q66) (8 + 7)) in
note_int n68;
let n74 = (let v63 = -15 in (let o69 = int_of_float (-100.75) in let o70 = (match { r4 = 8; r5 = 1.5 } with | { r4 = (-2); r5 = 1.0 } -> (-3) | { r4 = (-3); r5 = 1.0 } -> n68 | { r4 = _; r5 = q71 } when q71 >= (-0.5) -> v63 | { r4 = (1 as w72); r5 = (1.0 | 1.0) } -> w72 | { r4 = _; r5 = 1.0 } -> v63 | ({ r5; _ } | { r4 = _; r5 }) -> 9) in let o73 = v63 mod 2 in let ( /. ) a b = b - a and ( lxor ) a b = a lxor (b + 1) in o69 /. o70 lxor o73)) in
let rec f75 p76 p77 p78 =
  if p76 < 1 then
    (p76 + n74)
  else (
    if n74 >= (max n74 p76) then raise (Failure "") else (let r79 = f75 (p76 - 1) p77 (float_of_int (p76 land n74)) in r79)
  )
in
let n81 = (try (f75 (hide 0 0) (ref { r4 = 3; r5 = 10.0 }) (0.5 -. 2.0)) with | Failure f75 when (max (let v80 = n74 in v2) (n74 < n74)) -> ((); n74) | _ -> (13 - n74)) in
let n85 = (try (f75 3 (ref { r4 = 1; r5 = 3.25 }) (-0.5)) with | Failure _ -> (let o82 = n81 in let o83 = n81 in let o84 = n81 in let ( < ) a b = a lxor (b + 1) and ( <> ) a b = (a lsl 1) + b in o82 <> o83 < o84)) in
note_int n85;
let x88 = (match v63 with | ((q86, q87) | (q86, q87)) -> 5e-324) in
note_float x88;
let f98 = fun p89 -> [(((match v63 with | (q90, "a") -> 6 | (q91, "") -> n81 | (_, q92') -> 3) * 0) mod (((let v93 = x88 in 10) + (if v2 then n85 else 15)) lor 1)); (((3 / 3) asr 3) + (match v63 with | (q94, ("a" as w95)) -> (match n81 with | 7 -> 4 | -1 -> n81 | 3 -> n68 | -1 -> n68 | -3 -> 6 | q96 -> n81) | (_, "") -> 6 | (_, q97) -> n81))] in
let a99 = (let v100 = true in Array.make 16 n68) in
let n106 = Array.length a99 in
let rec loop105 i101 s102 =
  if i101 < n106 then (
    (a99.(i101) <- (s102 - (a99.(i101))));
    loop105 (i101 + 1) (if (match v63 with | (_, ("a" as w103)) -> v2 | (_, q104) -> v2) then ((-3) / (i101 lor 1)) else (s102 / (-2147483648)))
  ) else
    s102
in
let n107 = loop105 0 16 in
note_int n107;
let f109 = fun p108 -> a99.(0) / ((if v2 then n85 else n81) lor 1) in
let s111 = ref 5 in
for i110 = 0 to Array.length a99 - 1 do
  a99.(i110) <- (!s111 + (a99.(i110)));
  s111 := !s111
done;
let n112 = !s111 in
note_int n112;
Printf.printf "[%s %d]\n" "12" (((String.length (Printf.sprintf ("%.3d" ^^ "%s|%c") n112 (clip "tail \" end") 'a')) + (-16)) - (Array.length a99));
let n125 = (match (let (q113, _, q114, q115) = (n81, 0.0, (Array.make 6 17), { r4 = n85; r5 = x88 }) in { r4 = n85; r5 = x88 }) with | { r4 = q116; r5 = q117 } -> (match v63 with | (q118, "a") -> (try (f75 (hide 1 3) (ref { r4 = n74; r5 = 1.0 }) 3.25) with | Failure q119 -> q116) | (q120, "a") -> (4 + n81) | ((_, "") as w121) -> (max 18 q116) | (q117, "a") -> (n112 / (-2147483648)) | (q122, "") -> n112 | ((q123, q124) | (q123, q124)) -> (truncate x88) | exception Not_found -> a99.(15))) in
note_int n125;
let _ = (try (f75 3 (let (_, q127, q128, a99) = ((fun n81 p126 -> -1), x88, n125, v2) in ref { r4 = 15; r5 = q127 }) (100.75 /. x88)) with | Failure q129 -> (n74 + n112)) in
(if ((if v2 then ()); (n107 < n112)) then (a99.(0) <- (16 + n125)) else (if '\n' <> 'a' then (print_char 'a')));
let v130 = C2 in
let n131 = succ 10 in
a99.(hide 0 0) <- (let i132 = (try (f75 1 (ref { r4 = n85; r5 = x88 }) 3.25) with | Failure q133 -> 19 | _ -> 7) in if i132 >= 0 && i132 < 16 then a99.(i132) else (match v130 with | C3 -> 5 | C1 -> n125 | (C0 | C0) -> n81 | (C1 | C1) -> n131 | (C2 | C2) -> 15));
let c134' = ((try (abs_float x88) with | _ -> x88)) *. (try (abs_float x88) with | _ -> x88) in
let c135 = (x88) *. c134' in
let c136 = (try (abs_float x88) with | _ -> x88) -. (c135) in
let c137 = (c134') +. (try (abs_float x88) with | _ -> x88) in
let c138 = (c135) *. (try (abs_float x88) with | _ -> x88) in
let c139 = (c138) *. c135 in
let c140 = (c138) *. x88 in
let c141 = (c136) -. c135 in
let c142 = (c134') +. x88 in
let c143 = (c135) *. c135 in
let c144 = (c135) *. (try (abs_float x88) with | _ -> x88) in
note_float c144;
(try (
  let rec loop147 i145 s146 =
    if i145 < 6 then (
      loop147 (i145 + 1) (try (Array.make 5 7).(i145) with | Invalid_argument c135 -> a99.(i145) | Division_by_zero -> 20)
    ) else
      s146
  in
  let n149 = loop147 0 16 in
  note_int n149;
  let n157 = (try (
    let n153 = if not v2 then (if n112 = 4 then n131 else (if v2 && v2 then (if (n131 + 65536) > n131 then a99.((compare n112 n81) land 15) else (if v2 then (if not v2 then n112 else (if (let v151 = (c143, 12) in v2) then (n131 - 18) else (if (let rec f150 c142 = v2 in f150) n125 then (n107 mod (-2147483648)) else 1024))) else (n149 - 3))) else (match v130 with | C3 -> n131 | (C0 | C0) -> n125 | C1 -> 2 | C2 -> n112))) else (let i152 = n131 in if i152 >= 0 && i152 < 16 then a99.(i152) else n131) in
    (try (f75 5 (ref { r4 = n131; r5 = c144 }) c144) with | Failure q154 -> n153) / (((-1) / 4096) lor 1)) with | _ -> (match v130 with | ((C3 as w155) | (C3 as w155)) when (let v156 = { r4 = n85; r5 = c135 } in v2) -> n149 | C0 -> n107 | C1 -> n149 | C2 -> n81)) in
  note_int n157;
  List.iter2 (let rec f159 p158 c144 = () in f159) (let v160 = None in []) (min [] [])) with | Invalid_argument _ -> (if v2 then ()) | Match_failure _ -> (Result.iter (let rec f162 p161 = () in f162) (Ok n131)));
(mix_0 5 v130; note_end 0);
note_float c138;
note_float c135;
(mix_ints a99 0 16; note_end 0);
note_float c140;
note_float c144;
note_float c139;
note_int n74;
()
