type 'a t0 = { mutable r0 : float }
exception E0 of int
exception E1
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
let rec mix_0 d (v : (int * bool) t0) =
  if d > 0 then
    match v with
    | { r0 = y67 } -> mix_float y67
in
(try (
  let apply0 p1 p2 p3' =
    let n4' = (try (p3' (-4097) (18 + p2) p2) with | E1 -> ((-3) * p2) | _ -> p2) in
    Array.copy (Array.make 2 p2)
  in
  let a11 = apply0 ((-0.0) *. 0.0) (match { r0 = (-2.0) } with | { r0 = (1.0 | 1.0) } when false -> 10 | ({ r0 = 1.0 } | { r0 = _ }) when (not ("a" <= "\000\255x")) -> 4 | _ -> (-3)) (if false then (let rec f8 p5 p6 p7 = p7 in f8) else (fun p9 p10 apply0 -> p9)) in
  let a16 = apply0 (-. 10.0) (succ (-2)) (let rec f15 p12 p13 p14 = p13 in f15) in
  (mix_ints a16 0 2; note_end 0);
  let rec f17 p18 p19 =
    if p18 <= 0 then
      p18
    else (
      3 lxor (f17 (p18 - 1) (let v20 = p19 in v20))
    )
  in
  let n21 = f17 (hide 0 2) (10 + 6) in
  note_int n21;
  let n22 = f17 (hide 1 0) (n21 - n21) in
  note_int n22;
  let s24 = ref (Array.make 8 n22) in
  for i23 = 0 to 2 - 1 do
    (
      let n48 = (match (try { r0 = (let v27 = (let rec f26 p25 = { r0 = p25 } in f26) in 10.0) } with | _ -> (let v28 = (100.75, i23) in { r0 = 0.5 })) with | { r0 = (_ | 1.0) } when ("b" = (try "py" with | _ -> "")) -> (
        let _ = apply0 (0.0 /. 3.25) i23 (if false then raise Not_found else (let rec f31 p29 p30 a11 = n22 in f31)) in
        let rec f32 p33 p34 =
          if p33 < 1 then
            ((-1) + n22)
          else (
            (f32 (p33 - 1) p34) * ((p34) + (f32 (p33 - 1) (if false then 19 else p33)))
          )
        in
        let n35 = f32 0 ((-1) * 1) in
        note_int n35;
        let n36 = f32 (hide 0 3) (-177) in
        f17 (hide 1 0) (i23 - (-2))) | ({ r0 = 0.5 } | { r0 = _ }) when (if 0.5 <> 1.0 then (not false) else (if false then true else false)) -> (
        print_char (if 10.0 = 1.5 then 'L' else (let _v37 = i23 in '0'));
        -7) | _ -> (
        assert (compare (-(20 + n21)) (-(20 + n21)) = 0);
        let rec f38 p39 p40 =
          let table43 = Array.make 2 (let rec g41 u42 = p39 in g41) in
          table43.(1) <- (let rec g41 u42 = (if true then { r0 = 0.0 } else p39) in g41);
          table43.(0) p40
        in
        let v45 = f38 (let _v44 = 1.0 in { r0 = _v44 }) (if true then 15 else 6) in
        let v46 = f38 (match v45 with | ({ r0 = 0.5 } | { r0 = _ }) when ((if true then false else false) && ((-0.5) <= 2.0)) -> v45 | exception _ -> v45) (succ n22) in
        n22) | exception _ -> (let { r0 = q47 } = if false then { r0 = 10.0 } else { r0 = 100.75 } in i23)) in
      note_int n48;
      ());
    s24 := (create_array 8 (i23 lsr 18))
  done;
  let n49 = !s24 in
  let v53 = (match [(let s50 = "\000\255x" in let i51 = n22 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else '\255'); ((); ' '); (let a16 = n21 in '0')] with | ((_ :: q52) | ([] as q52)) when (not (true <> false)) -> true) in
  (if (try (n22 <= n22) with | _ -> true) then ())) with | Failure q54 when true -> () | Not_found -> () | Match_failure _ when false -> () | E0 9 -> () | E0 _ -> () | E1 when false -> () | _ -> ());
let a55 = Array.make 16 { r0 = 100.75 } in
a55.(0) <- { r0 = 0.5 };
a55.(1) <- a55.(15);
a55.(2) <- (if if true then true else true then { r0 = 0.0 } else a55.(6));
a55.(3) <- (if not false then { r0 = 2.0 } else (try (max { r0 = 0.5 } { r0 = (-2.0) }) with | Invalid_argument q56 -> { r0 = 1.5 } | Match_failure _ -> { r0 = 3.25 } | E0 4 -> { r0 = 0.5 } | E0 (-2147483648 as w57) -> { r0 = 0.0 } | E0 q58 -> { r0 = 3.25 }));
let rec loop64 i59 s60 =
  if i59 >= 0 then (
    loop64 (i59 - 1) (match a55.(i59) with | ({ r0 = q61' } | { r0 = q61' }) -> ((s60) -. (match { r0 = s60 } with | ({ r0 = q62 } | { r0 = q62 }) when q62 <> 1.5 -> q62 | (({ r0 = _ } as w63) | ({ r0 = _ } as w63)) -> q61')))
  ) else
    s60
in
let n66 = loop64 (16 - 1) (-3.25) in
note_float n66;
note_float n66;
(mix_0 5 a55.(15); note_end 0);
()
