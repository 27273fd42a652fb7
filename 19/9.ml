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
let s0 = "loops a"
let n4 = (hide 1 7)
let rec loop3 i1 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 1) (Char.code s0.[i1] + 3 * s2)
  ) else
    s2
let n5 = loop3 ((hide 1 7) - 1) 8
let () = note_int n5
let () = (try (
  let n6 = -((); ((); 19)) in
  note_int n6;
  let s7 = "loops and" in
  let s9 = ref n6 in
  for i8 = 0 to 9 - 1 do
    s9 := (Char.code s7.[i8] + 3 * !s9)
  done;
  let n10 = !s9 in
  note_int n10;
  (if not false then (Option.get None) else (let (q11, q12) = (n6, []) in ()))) with | Invalid_argument q13 -> (if true then ()) | _ -> ())
let s14 = "loops "
let s16 = ref n5
let i15 = ref 0
let () = while !i15 < 6 do
  s16 := (Char.code s14.[!i15] + 3 * !s16); i15 := !i15 + 1
done
let n17 = !s16
let () = note_int n17
let s18 = "loops"
let s20 = ref n5
let () = for i19 = 5 - 1 downto 0 do
  s20 := (Char.code s18.[i19] + 3 * !s20)
done
let n21 = !s20
let () = note_int n21
let v30 = (match if false then { r7 = (-10.0) } else { r7 = 10.0 } with | { r7 = 1.0 } -> (if false then false else true) | { r7 = 1.0 } -> (match Ok n17 with | ((Ok _) | (Error _)) -> true | Error (0.0 | 1.0) -> true | Error _ -> false) | { r7 = q23 } -> false) <= (match Result.map (let rec f25 p24 = -0.0 in f25) (Ok 6) with | Ok 0.5 -> (match { r7 = (-0.0) } with | { r7 = 0.5 } -> true | { r7 = q26 } -> false | exception _ -> false) | ((Ok (0.5 as w27)) | (Ok (0.5 as w27))) -> (true && false) | Ok 0.5 -> (n21 > n21) | Ok q28 -> (false || false) | Error q29 -> (if true then false else true))
let s31 = "loops "
let s33 = ref n21
let i32 = ref 0
let () = while !i32 < 6 do
  s33 := (Char.code s31.[!i32] + 3 * !s33); i32 := !i32 + 1
done
let n34 = !s33
let () = note_int n34
let s35 = "loo"
let s37 = ref 7
let i36 = ref (3 - 1)
let () = while !i36 >= 0 do
  s37 := (Char.code s35.[!i36] + 3 * !s37); i36 := !i36 - 1
done
let n38 = !s37
let () = note_int n38
let s39 = "loops an"
let rec loop42 i40 s41 =
  if i40 >= 0 then (
    loop42 (i40 - 1) (Char.code s39.[i40] + 3 * s41)
  ) else
    s41
let n44 = loop42 (8 - 1) n38
let () = note_int n44
let () = note_int n44
let () = note_int n17
let () = note_int n21
let () = note_int n5
let () = note_int n38
let () = note_int n34
let () = (mix (if v30 then 1 else 0); note_end 0)
let () = ()
