type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
type t2 = { mutable r32 : float }
exception E0 of bool array
exception E1 of t0
exception E2
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
let rec mix_0 d (v : t1) =
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
and mix_1 d (v : float list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y86 :: y87) -> mix 1; mix_float y86; mix_1 (d - 1) y87
and mix_2 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y88; r1 = y89; r2 = y90; r3 = y91; r4 = y92; r5 = y93'; r6 = y94 } -> mix_string y88; mix_float y89; mix_3 (d - 1) y90; mix y91; mix y92; mix_ints y93' 0 2; mix_1 (d - 1) y94
and mix_3 d (v : int ref option option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y95 -> mix 1; mix_4 (d - 1) y95
and mix_4 d (v : int ref option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y96 -> mix 1; mix_5 (d - 1) y96
and mix_5 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let f0 p1 p2 p3 =
  (try (try (let ({ r0 = q4; r1; r2; r3; r4 = q5; r5 = _; r6 = q6 } as w7) = p2 in C24) with | _ -> (if not true then raise (Invalid_argument "\000\255x") else C31)) with | Invalid_argument q8 -> C30)
in
let v20 = f0 ((fun { r32 = q9 } -> q9) { r32 = 1.0 }) { r0 = ""; r1 = 2.0; r2 = None; r3 = 18; r4 = 18; r5 = (Array.make 2 8); r6 = [] } (try ((); (fun p10 p11 { r32 = _ } -> ((let rec f13' p12 = false in f13'), (-3)))) with | _ -> (let rec f19 p14 p15 p16 = ((let rec f18 p17 = false in f18), 13) in f19)) in
(mix_0 5 v20; note_end 0);
(mix_0 5 v20; note_end 0);
let rec build21 p22 p23 =
  if p22 <= 0 then [] else
    (100.75 +. 2.0) :: (build21 (p22 - 1) (max p23 (Array.make 4 10)))
in
let v24 = build21 6 (Array.make 4 11) in
(mix_1 5 v24; note_end 0);
(mix_1 5 v24; note_end 0);
let n39 = (try (try (
  let s26 = ref (-2) in
  for i25 = 0 to 4 - 1 do
    (if i25 = 8 then raise (E0 (let { r0 = q27; r1; r3 = q28; r4 = q29; r5 = q30'; r6 = q31; _ } = { r0 = ""; r1 = (-1.5); r2 = None; r3 = i25; r4 = !s26; r5 = (Array.make 2 12); r6 = [] } in Array.make 8 true)));
    s26 := (let o32 = i25 in let o33 = i25 lxor 4 in let o34 = - !s26 in let ( **! ) a b = b - a and ( lsr ) a b = b - a in o32 **! o33 **! o34)
  done;
  let n35 = !s26 in
  note_int n35;
  n35) with | E0 q36 -> ((); 17)) with | _ -> (List.fold_left (fun p37 p38 -> p37) (-2) v24)) in
let a44 = (let (_, q42, _, q43) = (try (let _v40 = { { r0 = "\000\255x"; r1 = 0.0; r2 = None; r3 = n39; r4 = n39; r5 = (Array.make 2 10); r6 = [] } with r3 = n39; r4 = n39; r5 = (Array.make 2 n39); r6 = []; r0 = "12" } in (let v41 = ref (Ok "12") in (n39, _v40, 1.5, 1.0))) with | _ -> (try (n39, { r0 = "b c"; r1 = 10.0; r2 = None; r3 = 19; r4 = n39; r5 = (Array.make 2 n39); r6 = [] }, (-1.0), 3.25) with | _ -> (n39, { r0 = "b c"; r1 = 0.5; r2 = None; r3 = n39; r4 = n39; r5 = (Array.make 2 n39); r6 = [] }, 1.5, 10.0))) in Array.copy (Array.make 7 n39)) in
(mix_ints a44 0 7; note_end 0);
let a56 = (try (min (Array.make 8 (String.fold_left (let rec f46 p45 v20 = p45 in f46) 0.0 "b c")) (match (if true then raise (Invalid_argument "12") else (Ok C7)) with | Ok q47 -> (try [|100.75; (-100.75); (-10.0); 10.0; 0.5; (-10.0); 1.5; 2.0|] with | _ -> (Array.make 8 (-1.0))) | Error (None | None) -> (match v24 with | [] -> (Array.make 8 3.25) | ((0.5 :: q48) | (_ :: q48)) -> (Array.make 8 0.0)) | Error (Some _) -> (List.fold_right (let rec f51 p49 p50 = p50 in f51) [] (Array.make 8 (-2.0))) | exception Invalid_argument a44 -> (match v20 with | C18 -> (Array.make 8 100.75) | C28 -> (Array.make 8 3.25) | C9 -> (Array.make 8 (-2.0)) | C11 -> (Array.make 8 100.75) | C24 -> (Array.make 8 1.5) | C14 -> (Array.make 8 (-3.25)) | C23 -> (Array.make 8 0.0) | C29 -> (Array.make 8 0.0) | C10 -> (Array.make 8 1.0) | C19 -> (Array.make 8 0.5) | (C23 | C25) -> (Array.make 8 (-1.0)) | (_ | C7) -> (Array.make 8 0.5) | (C8 | C31) -> (Array.make 8 0.0) | C17 -> (Array.make 8 1.5) | q52 -> (Array.make 8 100.75)))) with | _ -> (let _v53 = Array.make 9 { r32 = 1.5 } in String.fold_left (fun p54 p55' -> p54) (Array.make 8 (-0.0)) "b c")) in
let v61 = (match Error (n39 > n39) with | Ok q57' -> (
  let unused58 = [] in
  { r32 = 100.75 }) | Error q59 -> (
  (let v60 = n39 in { r32 = 1.0 }))) in
let s63 = ref 10.0 in
let s64 = ref 7 in
let s65' = ref { r0 = "a"; r1 = 0.0; r2 = None; r3 = n39; r4 = n39; r5 = (Array.make 2 n39); r6 = [] } in
for i62 = 0 to 8 - 1 do
  let u66 = !s63 in
  let u67 = !s64 in
  let u68 = !s65' in
  s63 := u66; s64 := u67; s65' := u68
done;
let n69 = !s63 in
let n70 = !s64 in
let n71 = !s65' in
note_float n69;
note_int n70;
(mix_2 5 n71; note_end 0);
let s72 = "loops " in
let s74 = ref n70 in
let i73 = ref 0 in
while !i73 < 6 do
  s74 := (Char.code s72.[!i73] + 3 * !s74); i73 := !i73 + 1
done;
let n75 = !s74 in
note_int n75;
a56.(7) <- (match v61 with | { r32 = 0.5 } -> (if false then n69 else 100.75) | { r32 = 1.0 } -> (n69 /. n69) | { r32 = _ } -> (3.25 *. n69));
a56.(0) <- (snd (n75, n69));
a56.(0) <- (let v76 = (match v61 with | { r32 = 1.0 } -> n71 | ({ r32 } | { r32 }) -> n71) in n69 +. 2.0);
let a77 = Array.map (let rec f79' p78' = p78' in f79') (Array.sub a44 0 6) in
let rec loop84 i80 n85 =
  if i80 >= n85 then () else (
    (
      let rec loop82 i81 n83 =
        if i81 < 0 then () else (
          (a77.(i80 * 2 + i81) <- (a77.(3) * (a77.(i80 * 2 + i81))));
          loop82 (i81 - 2) n83
        )
      in
      loop82 ((hide 1 2) - 1) (hide 1 2);
      ());
    loop84 (i80 + 1) n85
  )
in
loop84 0 3;
(mix_ints a77 0 6; note_end 0);
(mix_ints a44 0 7; note_end 0);
note_float n69;
(mix_floats a56 0 8; note_end 0);
(mix_ints a77 0 6; note_end 0);
note_int n39;
note_int n75;
()
