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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
assert (hide 1 3 = 3);
let v2 = (try (
  (try (
    let n0 = 18 in
    ()) with | _ -> ());
  let n1 = 5 in
  false) with | _ -> true) in
let n45 = (try (
  let n43 = (try (
    (try (
      let rec pick3 p4 p5 p6 =
        if p4 then p5 else p6
      in
      let a7 = Array.make 4 3 in
      let a8 = Array.make 4 7 in
      (pick3 v2 a7 a8).(0) <- 3;
      note_int a7.(0);
      note_int a8.(0);
      let n12 = (try (
        let v9 = { r10 = 2.0; r11 = (Array.make 4 1.5); r12 = () } in
        a7.(a8.(0))) with | Invalid_argument q10 -> a8.(-3) | Division_by_zero -> a8.(19) | Failure _ -> a7.(2) | E0 -> a8.(0) | E1 (6 as w11) -> a7.(w11) | E1 _ -> a8.(-1)) in
      (try (
        let c13 = n12 * (17) in
        let c14 = (c13) * 17 in
        let c15 = c13 + (c14) in
        let c16 = (c13) + 17 in
        let c17 = c16 + (c16) in
        let c18 = (c13) * c14 in
        let c19 = (c14) + c13 in
        let c20 = c18 + (c19) in
        let c21 = c17 + (c14) in
        let c22 = (c17) * c13 in
        note_int c22;
        print_int (-2);
        print_byte 32;
        print_float 1.5;
        print_newline ();
        let v23 = C8 in
        ()) with | _ -> ());
      let n30 = (try (
        let x24 = 0.0 in
        let s26 = ref x24 in
        let i25 = ref 0 in
        while !i25 < 15 do
          s26 := (x24 *. (((!s26) *. x24))); i25 := !i25 + 1
        done;
        let n27 = !s26 in
        note_float n27;
        a8.(a8.(n12))) with | Invalid_argument q28 -> a8.(n12) | Division_by_zero -> a7.(1) | Not_found -> a8.(-1) | Match_failure _ -> a7.(n12) | E0 -> a8.(-1) | E1 q29 -> a8.(n12)) in
      ()) with | _ -> ());
    let x35 = (try (
      let x34 = (try (try (
        let s32 = ref 3.25 in
        for i31 = 0 to 7 - 1 do
          (if i31 = 8 then raise (E1 i31) else if false then raise (E1 i31));
          s32 := !s32
        done;
        let n33 = !s32 in
        note_float n33;
        n33) with | _ -> 1.0) with | _ -> 10.0) in
      note_float x34;
      x34) with | _ -> 10.0) in
    (try (
      let v36 = Ok { r10 = x35; r11 = (Array.make 4 x35); r12 = () } in
      (try (
        let n37 = 18 in
        let x38 = 1.5 in
        note_float x38;
        let a39 = Array.make 10 3 in
        for i40 = 0 to 9 - 1 do
          a39.(i40 + 1) <- (i40 lxor (a39.(i40)));
          ()
        done;
        (mix_ints a39 0 10; note_end 0);
        let n41 = a39.(a39.(hide 1 5)) in
        ()) with | _ -> ());
      let n42 = 3 in
      ()) with | _ -> ());
    14) with | _ -> 0) in
  note_int n43;
  let n44 = n43 in
  3) with | _ -> 2) in
(mix (if v2 then 1 else 0); note_end 0);
note_int n45;
()
