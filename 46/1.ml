type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
type ('a, 'b) t2 = C5 of char | C3 of int * 'a | C4 of 'a | C6 | C7
type 'a t3 = C1 of int * bool
type t4 = { r9 : float t1; r10 : bool list; mutable r11 : int; r12 : float; r13 : float array list; r14 : float array; mutable r15 : float }
type t5 = C18 of (t5 * int) * int ref * int * t6 * float | C19 | C17 of bool list | C16 of (t5 * int)
and t6 = { r20 : char; mutable r21 : unit }
exception E0 of t0
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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : float array list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y101 :: y102) -> mix 1; mix_floats y101 0 2; mix_0 (d - 1) y102
and mix_1 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y103 -> mix 1; mix y103
in
let n0 = 7 in
let x1 = -100.75 in
(match { r2 = (fun p2 -> p2) } with | { r2 = q3 } -> (if true && false then ((); ()) else (if true then ())) | { r2 } -> (List.iter (match C19 with | ((C17 _) | (C18 (_, _, _, _, _))) -> (fun r2 -> ()) | (C19 as w5) -> (fun p6 -> ()) | (C17 _ as w7) -> (fun p8 -> ()) | C19 when (((let ((C1 (q9, _)) : (string, string) t2 t3) = ((C1 (n0, true) : (string, string) t2 t3) : (string, string) t2 t3) in q9) - 1073741824) < n0) -> (fun p10 -> ()) | ((C16 _) | (C18 ((_, _), _, _, _, _))) -> (let rec f12 p11 = () in f12)) []));
let x1 = (Array.mapi (let rec f14 p13 n0 = x1 in f14) (Array.make 2 n0)) :: (let v15 = [] in []) in
(mix_0 5 x1; note_end 0);
print_int (try (int_of_float ((-100.75) *. 2.0)) with | Failure q16 -> 65536 | E0 (C0 (q17', q18)) -> (n0 + n0) | E0 C1 -> (n0 mod 16));
print_byte 32;
print_float (ceil (if false then (-0.5) else 2.0));
print_newline ();
print_int n0;
print_byte 32;
print_float (float_of_int 1024);
print_newline ();
let x1 = List.fold_left (match (let f19 format = Printf.ksprintf (fun s -> s ^ "!") format in f19 "%i" 10 ^ f19 "<%s> %b" (clip "tail \" end") true) with | "a" -> (fun p20 p21 -> false) | "a" -> ((); (let rec f24 p22 p23 = p22 in f24)) | q25 -> (match x1 with | (([] as w26) | ([] as w26)) -> (let rec f29 p27 p28 = p27 in f29) | (_ :: n0) -> (fun p30 n0 -> p30)) | q31 when (if (C1 (n0, true) : t0 t3) > (C1 (n0, true) : t0 t3) then ((Array.make 4 3.25) <> (Array.make 4 (-10.0))) else (n0 >= 16)) -> (let rec f33 p32 q31 = p32 in f33)) ((n0 * n0) <= 65535) [] in
(mix (if x1 then 1 else 0); note_end 0);
let p34 = if x1 then (-2.0) else (-100.75) in
let p35 = (match n0 with | 8 -> 10.0 | (0 | 0) when x1 -> 0.0 | 0 -> p34 | 3 -> p34 | q36 -> (-0.5) | _ -> p34) in
let p37 = (let o38 = n0 in let o39 = n0 in let o40 = n0 in let ( land ) a b = a lxor (b + 1) in o38 land o39 land o40) in
let p41' = (match Ok p34 with | Ok 0.5 -> p35 | ((Ok _) | (Ok _)) -> p35 | Error None -> p35 | Error ((Some 0.0) | None) -> p35 | Ok q42 -> q42 | Error (Some q43) -> q43) in
let p44 = -. p41' in
let p45' = p44 in
let p46 = 1.5 /. p35 in
let p47 = (match { r20 = '\n'; r21 = () } with | { r20 = ('a'..'m' as w48); r21 = q49 } -> p37 | { r20 = '0'..'9'; _ } -> p37 | { r20 = q50; r21 } -> n0) in
let p51 = p37 * p47 in
let p52' = p46 in
let p53' = p47 mod (p51 lor 1) in
let p54 = compare (C1 (12, true) : t0 t3) (C1 (p51, x1) : t0 t3) in
let p55 = p44 in
let p56 = p52' in
let p57 = 19 in
let p58 = (match ((None : t0 option) : t0 option) with | None -> p44 | ((Some q59 as w60) | (Some q59 as w60)) -> p55) in
let p61 = n0 + p47 in
let p62 = 83 in
let p63 = if x1 then p52' else p55 in
let p64 = (let o65 = p57 in let o66 = p61 in let o67 = 3 in let o68 = -2 in let o69 = p62 in let ( mod ) a b = a * 2 - b and ( *! ) a b = a lxor (b + 1) in o65 mod o66 *! o67 *! o68 mod o69) in
let p70 = p55 in
let p71 = p37 in
let p72 = p53' in
let p73 = p47 + 8 in
mix 1;
let n74 = 1 * (p73 lxor (((((p61 + ((p54 + ((p51 * (p47 lxor (p37))) lxor p53')) + p57)) * p62) * p64) - p71) - p72)) in
note_int n74;
let x75 = ((((p56 +. (((p46 +. (((((p34) *. p35) +. p41') *. p44) *. p45')) *. p52') *. p55)) *. p58) +. p63) *. p70) *. 1.0 in
note_float x75;
let n74 = 0.0 in
note_float n74;
let n74 = (List.fold_left (if x1 then (let rec f78 p76 p77 = p76 in f78) else (fun p79 x75 -> p79)) (let { r2 = q82 } = { r2 = (let rec f81 p80 = p62 in f81) } in "a") []) < (try (if false then ((clip "b c") ^ "b c") else ((clip "") ^ "12")) with | _ -> ((clip "") ^ "a")) in
(mix (if n74 then 1 else 0); note_end 0);
let rec loop85 i83 s84 =
  if i83 < 10 then (
    loop85 (i83 + 1) (match s84 with None -> Some ((lxor) (compare x1 false) (p57 + p54)) | Some o -> if o = ((lxor) (compare x1 false) (p57 + p54)) then None else Some o)
  ) else
    s84
in
let n87 = loop85 0 None in
(mix_1 5 n87; note_end 0);
let n96 = 1073741824 + ((-(p53' + ((); p61))) / (((List.iteri (snd (x75, (fun p88 p89 -> ()))) (match n87 with | None -> [] | Some 0 -> [] | Some 4 -> [] | Some 2 -> [] | Some (6 | 9) -> [] | (Some 3 as w90) -> [] | Some q91 -> [])); (try (let v92 = if x1 then raise Division_by_zero else (Ok 19) in (let { r2 = q95 } = { r2 = (let rec f94 p93 = p64 in f94) } in p72)) with | Division_by_zero -> ((); p62))) lor 1)) in
note_int n96;
let n97 = p73 in
let x100 = ((if 18 >= 0 then ()); (let v99 = (let v98 = p55 in 17) in p70)) in
note_int p72;
note_int p61;
note_float p58;
note_float p70;
note_float p44;
(mix (if x1 then 1 else 0); note_end 0);
note_float p35;
note_int p57;
()
