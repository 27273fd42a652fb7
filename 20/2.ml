type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
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
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let rec loop6 i4 s5 =
  if i4 < 5 then (
    loop6 (i4 + 1) (clip s5 ^ clip (part s5 i4 i4))
  ) else
    s5
let n8 = loop6 0 "a"
let () = (mix_string n8; note_end 0)
let () = (try (
  let n9 = ((Char.code 'a') - (-5)) mod 1 in
  let rec loop15 i10 n16 s11 =
    if i10 >= n16 then s11 else (
      loop15 (i10 + 1) n16 (clip s11 ^ clip (match { r3 = 3.25; r4 = i10; r5 = None; r6 = n9; r7 = 100.75 } with | { r3; r4; r5 = q12; r6 = _; r7 } -> n8 | { r3 = q13; r5 = None; r7 = q14; _ } when q14 = 0.0 -> ""))
    )
  in
  let n17 = loop15 0 5 n8 in
  (mix_string n17; note_end 0);
  (if v3 then raise E0 else (match { r0 = 1.5; r1 = 0.0; r2 = None } with | ({ r0 = q18; r1 = q19; r2 = (Some q20) } as w21) -> () | { r0 = q22; r1 = 0.5; r2 = None } -> () | { r0 = q23; r1 = 0.5; r2 = (Some _) } -> () | { r0 = 0.5; r1 = _; r2 = _ } -> () | ({ r0 = q24; r1 = 0.0; r2 = q25 } | { r1 = q24; r2 = q25; _ }) -> () | exception Invalid_argument _ -> () | exception Failure _ -> () | exception Match_failure _ when ((match n9 with | 2 -> () | 4 -> () | ((-3) | 3) -> () | (4 | 2) when false -> () | (2 | 2) -> () | q26 -> () | 8 when (not (n9 = n9)) -> () | _ -> ()); (if v3 then v3 else true)) -> () | exception _ -> ()))) with | E0 -> (if true then () else ()))
let rec loop29 i27 s28 =
  if i27 <> 5 then (
    loop29 (i27 + 1) (clip s28 ^ clip ((clip s28) ^ s28))
  ) else
    s28
let n31 = loop29 0 n8
let () = (mix_string n31; note_end 0)
let n35' = (hide 1 5)
let rec loop34 i32 s33 =
  if i32 <> n35' then (
    loop34 (i32 + 1) (clip s33 ^ clip (String.concat s33 [s33; clip "a"]))
  ) else
    s33
let n36 = loop34 0 n8
let () = (mix_string n36; note_end 0)
let _ = { r3 = ((abs_float 0.0) *. (0.0 /. 0.0)); r4 = (if Result.is_error (Ok 11) then ((fun p37' -> 18) (1, 7)) else (18 / ((-1) lor 1))); r5 = None; r6 = ((fst (13, 16)) - (19 + 11)); r7 = ((if v3 then ()); ((); 100.75)) }
let () = (match (let v38 = min (-(int_of_float 1.5)) (-65536) in if v38 >= (match ((v38, v3, v38), v38, v38, v3) with | ((_, n36, _), _, (9 as w39), n31) -> w39 | (((q40, q41, _, n36) as w42) | ((((_, _, _) as q40), _, (-2147483648 as q41), n36) as w42)) when n36 -> q41 | ((q43, _, q44), q45, (-2147483648), q46) -> (-3) | ((_, q47, q48), _, 7, q49) -> 2 | ((q50, n36, q51), _, 8, _) -> q51 | ((q52, q53, q54'), q55, 6, true) -> q52 | ((q56, q57, q58), _, 6, false) -> q58 | (((q59', _, _), _, 0, _) | ((_, _, _), _, (0 as q59'), _)) -> 17 | ((_, q60, _), q61, q62', _) -> q62' | _ -> 18) then raise E0 else ((Printf.printf "[%s %d]\n" "b c" v38); { r0 = 0.0; r1 = (-2.0); r2 = None })) with | { r0 = q63; r1 = q64; r2 = n31 } -> ((note_int 7); (if { r0 = 0.0; r1 = q64; r2 = None } < { r0 = 100.75; r1 = 10.0; r2 = None } then (match n31 with | None -> (match n31 with | None -> () | Some q65 -> ()) | Some 0.0 -> () | (Some _ as w66) -> ((); ())))) | exception Failure q67 -> (let (q69, q70) = ((v3 && (false == v3)), (let rec f68 n31 = 32767 in f68)) in if v3 then (Printf.printf "[%s %d]\n" n31 ((fun p71 -> -1) 1.0)) else (let (q72, q73, _, q74) = (q70, (Array.make 2 0.0), (-3), (Array.make 8 q69)) in ())) | exception Match_failure _ -> (let n31 = { r0 = (if (-1) > 1 then (if v3 then (-1.5) else (-10.0)) else (let v75 = Array.make 1 0.0 in -2.0)); r1 = ((tick_float 13 (-3.25)) /. (match v3 with | true when (if v3 > false then v3 else (18 > 8)) -> 1.0 | (false | true) -> (-0.0) | (false as w76) -> 0.0 | false -> 100.75)); r2 = (Some (-3.25)) } in ()) | exception E0 -> (if min (((-13) + 2147483646) > ((); 8)) v3 then (if ((clip n36) ^ n31) <> (string_of_int 18) then (if (13, 14, (ref 14)) >= (5, 10, (ref 19)) then (mix (if v3 then 1 else 0)) else (let v77 = v3 in ())))))
let s79 = ref n31
let () = for i78 = 0 to 5 - 1 do
  s79 := (clip !s79 ^ clip !s79)
done
let n80 = !s79
let () = (mix_string n80; note_end 0)
let s82 = ref n80
let i81 = ref 0
let () = while !i81 < 5 do
  s82 := (clip !s82 ^ clip (string_of_float (abs_float 0.0))); i81 := !i81 + 1
done
let n83 = !s82
let () = (mix_string n83; note_end 0)
let f84 p85 p86 =
  (Char.code (try (let s87 = (let v88 = p86 in n83) in let i89 = (p86 lsl ((-3) land 31)) / ((p86 lor p86) lor 1) in if i89 >= 0 && i89 < String.length s87 then s87.[i89] else 'a') with | Failure q90 -> 'R' | Match_failure _ -> (let s91 = string_of_float (abs_float p85) in let i92 = p86 in if i92 >= 0 && i92 < String.length s91 then s91.[i92] else '\255') | _ -> (if if v3 then v3 else false then (Char.chr (p86 land 255)) else (let v93 = (p85, [], (ref 16), v3) in '\'')))) lsr 7
let n94 = f84 (0.5 *. (-2.0)) (List.compare_lengths [] [])
let () = note_int n94
let s96 = ref n83
let () = for i95 = 0 to 5 - 1 do
  s96 := (clip !s96 ^ clip n36)
done
let n97 = !s96
let () = (mix_string n97; note_end 0)
let rec loop100' i98 n101 s99 =
  if i98 < 0 then s99 else (
    loop100' (i98 - 1) n101 (clip s99 ^ clip ((clip "12") ^ n80))
  )
let n102 = loop100' (5 - 1) 5 "a"
let () = (mix_string n102; note_end 0)
let () = note_int n94
let () = (mix_string n102; note_end 0)
let () = (mix_string n8; note_end 0)
let () = (mix_string n80; note_end 0)
let () = (mix_string n83; note_end 0)
let () = (mix (String.length n97); note_end 0)
let () = (mix (String.length n31); note_end 0)
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
