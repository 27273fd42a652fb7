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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let s1 = ref (Array.make 7 1.0)
let () = for i0 = 0 to (hide 0 4) - 1 do
  (
    (try (
      let x9 = (try (
        let rec f2 p3 p4 =
          if p3 < 1 then
            (' ' == ' ')
          else (
            let x5 = !s1.(i0) in
            f2 ((-1) + p3) p4
          )
        in
        let v6 = f2 (hide 0 3) false in
        (mix (if v6 then 1 else 0); note_end 0);
        let v7 = f2 0 ((); v6) in
        (mix (if v7 then 1 else 0); note_end 0);
        (if if v7 then raise E0 else v7 then raise (Invalid_argument "b c") else (if v7 then raise Not_found else 2.0))) with | Invalid_argument q8 -> (if true then raise E0 else (-100.75)) | Not_found -> (if true then raise Not_found else 1.5) | E0 -> (if true then raise (Invalid_argument "12") else 0.5)) in
      let rec loop11' i10 =
        if i10 <> 7 then (
          (!s1.(i10) <- !s1.(i10));
          loop11' (i10 + 1)
        ) else
          ()
      in
      loop11' 0;
      let x17 = if if if if (let ((_, _, q15) as w16) = (false, (x9, i0), (fun p13 p14 -> x9)) in true) then raise (Invalid_argument "") else (if false then raise E0 else false) then raise E0 else (if if false then raise E0 else false then raise (Invalid_argument "b c") else (if true then raise E0 else false)) then raise (Invalid_argument "b c") else (if if if false then raise Not_found else false then raise E0 else (if true then raise Not_found else false) then raise (Invalid_argument "") else (if if false then raise (Invalid_argument "a") else true then raise E0 else (if true then raise (Invalid_argument "\000\255x") else false))) then raise Not_found else (if if if if false then raise (Invalid_argument "a") else true then raise E0 else (if true then raise E0 else false) then raise (Invalid_argument "tail \" end") else (if if true then raise (Invalid_argument "tail \" end") else true then raise E0 else (if true then raise Not_found else true)) then raise Not_found else (if if if false then raise (Invalid_argument "") else false then raise (Invalid_argument "") else (if true then raise E0 else false) then raise Not_found else (if if true then raise (Invalid_argument "tail \" end") else false then raise E0 else (if false then raise (Invalid_argument "") else x9)))) in
      (if false || true then raise (Invalid_argument "b c") else (if false then raise Not_found else ()))) with | Invalid_argument _ -> (if true then () else ()) | Not_found -> () | E0 -> ((); ()));
    ());
  s1 := !s1
done
let n18 = !s1
let x29 = (try (
  let a19 = Array.mapi (let rec f22 p20 p21 = [] in f22) (Array.make 4 []) in
  a19.(0) <- (if true then [] else []);
  a19.(1) <- [None];
  a19.(2) <- [];
  a19.(3) <- [];
  let s24 = ref 12 in
  for i23 = 0 to 4 - 1 do
    s24 := (match a19.(i23) with | ([] | []) -> (i23 + (!s24)) | (q25 :: q26) -> ((!s24) * (!s24 + !s24)) | [] -> ((!s24) lxor (int_of_float 10.0)))
  done;
  let n27 = !s24 in
  note_int n27;
  (if if true then raise (Invalid_argument "a") else false then raise (Invalid_argument "") else (if false then raise (Invalid_argument "a") else 10.0))) with | Invalid_argument q28 -> 1.0)
let () = (try (
  (try (
    let f30 p31 =
      let a32 = if if false then true else (false <> false) then n18 else n18 in
      n18.(2) <- x29;
      a32.(2) <- (x29 -. (n18.(2)));
      x29
    in
    let x33 = f30 { r0 = 19 } in
    let f38 = if if true || false then raise E0 else (if false then raise E0 else true) then raise E0 else (if if false then raise E0 else false then raise Division_by_zero else (if false then raise Division_by_zero else (fun p34 -> ((let rec f37 p35 p36 = [] in f37), 15)))) in
    (if if false then raise E0 else false then raise E0 else (if false then raise Division_by_zero else ()))) with | E0 -> (if true then raise Division_by_zero else ()));
  (try (
    let x39 = 0.0 /. 0.0 in
    let n41 = ((((((0) + (if x39 = x29 then 58 else 0)) + (if x39 <> x39 then 16 else 0)) + (if x39 < x39 then 15 else 0)) + (if x39 > x39 then 63 else 0)) + (if (-. x39) <= x39 then 96 else 0)) + (if x39 >= (let i40 = 0 in if i40 >= 0 && i40 < 7 then n18.(i40) else 3.25) then 26 else 0) in
    (if if true then raise (Failure "tail \" end") else true then raise E0 else (if true then raise E0 else ()))) with | Division_by_zero -> (if true then raise Division_by_zero else ()) | Failure q42 -> (if false then raise E0 else ()) | E0 -> (if false then raise E0 else ()));
  (if if if false then raise Division_by_zero else true then raise E0 else (if true then raise E0 else false) then raise Division_by_zero else (match if true then raise E0 else { r0 = 16 } with | { r0 = q43 } -> (if true then raise Division_by_zero else ())));
  (if if true then raise E0 else true then raise Division_by_zero else (if false then raise E0 else ()))) with | Division_by_zero -> () | E0 -> (n18.(4) <- x29))
let () = (mix_floats n18 0 7; note_end 0)
let () = note_float x29
let () = ()
