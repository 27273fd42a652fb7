type 'a t0 = C1 of ('a * string) | C0 of int * char * 'a t0 list * 'a t0 * 'a * 'a t0 * (int -> int) | C2
type t1 = C23 | C11 of { r12 : t1; r13 : float * float option; r14 : unit } | C21 | C3 of t1 option * string option * t1 | C20 | C6 of { r7 : t1; r8 : t1 * int; r9 : float } | C15 of int * t1 | C17 of { r18 : t1; r19 : unit } | C4 of t1 option * t1 | C22 | C5 of t1 | C10 of ((int * float) * int t0) * t1 array * int | C16 of float * int ref * float * t1 list * unit * float
type t2 = C26 | C24 of int array * int t0 * unit | C25 of float array * int | C27
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
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec loop20 i0 n21 s1 =
  if i0 >= 0 then (
    loop20 (i0 - 1) n21 (clip s1 ^ clip (match C20 with | ((C5 q2') | (C11 { r12 = _; r13 = _; r14 = _ } as q2')) -> s1 | C3 (_, q3, q4') -> s1 | C6 { r7 = q5; r8 = q6; r9 } -> "" | C15 (s1, q7) -> "b c" | C4 (q8, q9) -> s1 | C22 -> s1 | ((C5 C23) | (C5 C23)) -> s1 | C5 C21 -> "12" | C5 (C3 (s1, q10, _)) -> "" | ((C5 (C6 { r7 = q11'; r8 = q12; r9 = q13 } as w14)) | (C5 (C6 { r7 = w14; r8 = q12; r9 = q13 }) as q11')) -> s1 | C5 (C20 | (C17 { r18 = _; _ })) -> s1 | C5 ((C6 { r7 = (C4 _); r8 = _; r9 = _ }) | (C4 (_, _))) -> s1 | ((C3 (_, _, _)) | (C5 _)) -> "\000\255x" | _ -> "b c"))
  ) else
    s1
let n22' = loop20 (5 - 1) 5 "tail \" end"
let () = (mix_string n22'; note_end 0)
let s24 = ref "b c"
let i23 = ref 0
let () = while !i23 < 5 do
  s24 := (clip !s24 ^ clip !s24); i23 := !i23 + 1
done
let n25 = !s24
let () = (mix_string n25; note_end 0)
let rec loop28 i26 n29 s27 =
  if i26 < 0 then s27 else (
    loop28 (i26 - 1) n29 (clip s27 ^ clip (min "12" s27))
  )
let n30 = loop28 (5 - 1) 5 ""
let () = (mix_string n30; note_end 0)
let s32 = ref ""
let () = for i31 = 0 to 5 - 1 do
  s32 := (clip !s32 ^ clip ((clip !s32) ^ ""))
done
let n33' = !s32
let () = (mix_string n33'; note_end 0)
let s35 = ref "\000\255x"
let () = for i34 = 0 to 5 - 1 do
  s35 := (clip !s35 ^ clip "")
done
let n36 = !s35
let () = (mix_string n36; note_end 0)
let rec fold37 p38 =
  match p38 with
  | C1 q39 ->
    -1
  | C0 (q40, _, q41, _, q42, q43, q44) ->
    let r45 = fold37 q43 in
    (r45 + q40) + (String.length n22')
  | (C2 as w46) ->
    (let _v47 = true in 10) / (-2147483648)
let n49 = fold37 (C0 (11, 'a', [], C2, (true, 0.0), C2, (fun p48 -> p48)))
let s51 = ref ""
let i50 = ref 0
let () = while !i50 < 5 do
  s51 := (clip !s51 ^ clip n36); i50 := !i50 + 1
done
let n52' = !s51
let () = (mix_string n52'; note_end 0)
let s54 = ref "\000\255x"
let () = for i53 = 0 to 5 - 1 do
  s54 := (clip !s54 ^ clip ((clip n52') ^ n30))
done
let n55 = !s54
let () = (mix_string n55; note_end 0)
let () = List.iteri (fun p56 fold37 -> ()) (let v57 = 0 + 3 in (try (min [] []) with | _ -> []))
let n72 = if (fun p66 -> false) [] then (if (try (Array.fold_right (fun p64 p65 -> p65) (Array.make 4 n49) false) with | _ -> false) then (int_of_float 1.5) else (if n49 == n49 then (18 asr 6) else (if true || false then (- 20) else (if (-2.0) < 1.0 then (match None with | None -> n49 | (Some q62 as w63) -> n49) else (if false then (try (n49 lxor n49) with | _ -> n49) else (if true || false then (if false then n49 else 18) else (if 13 >= n49 then (compare n49 n49) else ((let rec f59 p58 = n49 in f59) (fun p60 p61 -> p61))))))))) else (let o67' = n49 in let o68 = n49 in let o69 = n49 in let o70 = n49 in let o71 = n49 in let ( == ) a b = (a lsl 1) + b in o67' == o68 == o69 == o70 == o71)
let () = note_int n72
let rec loop75 i73 n76 s74 =
  if i73 < n76 then (
    loop75 (i73 + 1) n76 (clip s74 ^ clip (string_of_bool false))
  ) else
    s74
let n77 = loop75 0 5 "\000\255x"
let () = (mix_string n77; note_end 0)
let () = (mix_string n25; note_end 0)
let () = (mix_string n30; note_end 0)
let () = (mix_string n52'; note_end 0)
let () = (mix_string n55; note_end 0)
let () = (mix (String.length n36); note_end 0)
let () = note_int n49
let () = note_int n72
let () = (mix (String.length n22'); note_end 0)
let () = ()
