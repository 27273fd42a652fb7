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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let a0 = (match Ok true with | Ok true -> (Array.make 7 18) | Ok false -> (Array.make 7 13) | Error 0.5 -> (Array.make 7 5) | ((Error q1) | (Error q1)) -> (Array.make 7 14))
let rec loop3 i2 n4 =
  if i2 >= n4 then () else (
    (a0.(i2 * 3 + 1) <- (i2 * (a0.(i2 / 3))));
    loop3 (i2 + 1) n4
  )
let () = loop3 0 2
let () = (mix_ints a0 0 7; note_end 0)
let a5 = fst ((Array.make 6 3.25), "\000\255x")
let rec loop7 i6 n8 =
  if i6 < n8 then (
    (a5.(i6 * 3 + 0) <- (a5.(i6) +. (a5.(i6 mod 3))));
    loop7 (i6 + 1) n8
  ) else
    ()
let () = loop7 0 2
let () = (mix_floats a5 0 6; note_end 0)
let () = a5.(wrap (fst (17, C6)) 6) <- 4096.0
let n11 = (hide 0 2)
let rec loop10 i9 =
  if i9 < n11 then (
    (a0.(i9 * 4 + 1) <- ((-4) + (a0.(i9 mod 4))));
    loop10 (i9 + 1)
  ) else
    ()
let () = loop10 0
let () = (mix_ints a0 0 7; note_end 0)
let rec f12 p13 p14 p15 =
  if p13 <= 0 then
    (p13 + p13)
  else (
    if (let v16 = 1.5 in p15) && p15 then raise E1 else (let r17 = f12 ((-1) + p13) p14 p15 in r17)
  )
let n22' = (try (f12 5 (try (max { r7 = 10.0 } { r7 = 1.0 }) with | _ -> { r7 = 1.5 }) (match Ok 1.5 with | ((Ok q18) | (Ok q18)) when q18 < 1.5 -> false | ((Ok q19) | (Ok (1.0 as q19))) -> false | ((Ok q20) | (Error { r7 = q20 })) -> false | Error q21 -> true)) with | E1 -> a0.(5))
let n34 = (try (f12 (hide 0 9) (match { r0 = "b c"; r1 = []; r2 = "12"; r3 = 1; r4 = None } with | ({ r0 = _; r1 = q23; r2 = q24; r3 = 6; r4 = q25 } as w26') -> { r7 = (-0.0) } | ({ r0 = _; r1 = (_ :: _); r2 = _; _ } | { r1 = _; r3 = (-2147483647); _ }) -> { r7 = (-10.0) } | { r0 = q31; r1; r2 = q32; r4 = q33; _ } -> { r7 = 10.0 }) (10.0 < 1.5)) with | E1 -> (match () with | _ -> n22'))
let () = String.iter (fun n34 -> ()) (String.escaped (clip "cumtgbx"))
let () = for i35 = 2 - 1 downto 0 do
  a5.(i35 * 3 + 0) <- ((a5.(i35 mod 3)) +. ((-2.0) -. 10.0));
  ()
done
let () = (mix_floats a5 0 6; note_end 0)
let a36 = (match (-0.0) with | 1.0 when true -> (Array.make 2 1.0) | 1.0 -> (Array.make 2 100.75) | (1.0 | 1.0) -> (Array.make 2 (-0.5)) | _ -> (Array.make 2 1.5))
let rec loop39 i37 =
  if i37 <> 1 then (
    (a36.(i37 * 2 + 1) <- ((match C6 with | C5 1.0 when ((( + ) 14 n34) < (Array.length a5)) -> 0.0 | C5 1.0 -> 3.25 | C5 q38 -> (-0.5) | C6 -> 2.0) *. (a36.(i37 / 2))));
    loop39 (i37 + 1)
  ) else
    ()
let () = loop39 0
let () = (mix_floats a36 0 2; note_end 0)
let () = if (n34 >= 13) && (n34 < n22') then (try (if true && false then raise Division_by_zero else (if false then raise E1 else ())) with | Division_by_zero -> (print_string "tail \" end") | E1 -> (a5.(wrap (if true then n34 else n22') 6) <- 100.75)) else (if (match n34 with | (7 as w41') -> true | 9 -> false | ((-1) | 1) -> true | 0 -> true | q42 -> true) then (a0.(6) <- n34) else (if true then () else ()))
let n47 = if (let _v46 = true in false) then (if if false then false else true then n34 else (if (-100.75) = 2.0 then (Array.length a36) else (if true || true then (try (f12 11 { r7 = (-0.0) } false) with | E1 -> 8) else (if 0.0 >= (-3.25) then a0.(0) else (if n34 <> n22' then (-3) else (String.fold_left (let rec f45 p43 p44 = n34 in f45) n22' "\000\255x")))))) else n34
let () = note_int n47
let n50 = (hide 1 1)
let rec loop49' i48 =
  if i48 >= 0 then (
    (a36.(i48 * 3 + 0) <- ((a36.(i48 / 3)) *. (let i48 = Array.make 4 13 in 1.0)));
    loop49' (i48 - 1)
  ) else
    ()
let () = loop49' ((hide 1 1) - 1)
let () = (mix_floats a36 0 2; note_end 0)
let () = note_int n47
let () = note_int n22'
let () = note_int n34
let () = (mix_floats a36 0 2; note_end 0)
let () = (mix_ints a0 0 7; note_end 0)
let () = (mix_floats a5 0 6; note_end 0)
let () = ()
