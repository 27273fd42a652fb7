type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let n0 = -11 in
note_int n0;
let a1 = Array.init 2 (let rec f3 p2 = None in f3) in
a1.(0) <- a1.(1);
a1.(1) <- (Some (match { r2 = "\000\255x"; r3 = (Array.make 2 (-0.0)); r4 = (ref n0) } with | ({ r2 = q4; r3 = [|q5; _|]; r4 = q6 } | { r2 = q4; r3 = [|_; q5|]; r4 = q6 }) -> (n0, n0, q5, q5) | { r2 = "a"; r3 = q7; r4 = q8 } -> (n0, 17, 1.0, (-0.5)) | ({ r2 = q9; r3 = a1; r4 = _ } as w10) -> (n0, 8, 0.5, 0.5)));
let s12 = ref 16 in
let i11 = ref 0 in
while !i11 < 2 do
  s12 := (match a1.(!i11) with | None -> ((!s12) - (-13)) | (Some (q13, _, q14, _) as w15) -> ((!s12) + (!s12 + !i11))); i11 := !i11 + 1
done;
let n16 = !s12 in
note_int n16;
let a17 = (match 1.5 with | 0.0 -> (Array.make 7 { r0 = false; r1 = None }) | 0.5 -> (Array.make 7 { r0 = true; r1 = None }) | (_ | 0.5) -> (Array.make 7 { r0 = true; r1 = None }) | _ -> (Array.make 7 { r0 = true; r1 = None })) in
a17.(0) <- { r0 = ((n16, ("a", false, n0), n16, (Array.make 9 10.0)) >= (n16, ("a", true, n16), n0, (Array.make 9 1.0))); r1 = None };
a17.(1) <- (match { { r0 = true; r1 = None } with r0 = false } with | ({ r0 = true; r1 = q18 } as w19) -> ((); w19) | { r0 = false; _ } -> (match None with | None -> { r0 = true; r1 = None } | Some _ -> { r0 = true; r1 = None }) | { r0 = false; r1 = q20 } -> { { r0 = true; r1 = None } with r0 = true });
a17.(2) <- { r0 = (not false); r1 = (Some { r0 = true; r1 = None }) };
a17.(3) <- a17.(wrap (n0 + 0) 7);
let s22 = ref 0.5 in
let i21 = ref 0 in
while !i21 < 7 do
  s22 := (match a17.(!i21) with | { r0 = true; r1 = ((Some _) | None) } -> ((!s22) +. !s22) | ({ r0 = (false as w24); r1 = None } | { r0 = w24; r1 = _ }) -> ((float_of_int 12) *. (!s22)) | ({ r0 = q25; r1 } | { r0 = q25; r1 = (Some _ as r1) }) -> ((!s22) -. (!s22 -. 100.75))); i21 := !i21 + 1
done;
let n26 = !s22 in
note_float n26;
let a1 = n16 in
let a27 = create_array 2 [] in
a27.(0) <- [];
a27.(1) <- (((); n26) :: []);
let rec loop35 i28 n36 s29 =
  if i28 < n36 then (
    loop35 (i28 + 1) n36 (match a27.(i28) with | [] -> (n26 +. (s29)) | (0.0 :: _) -> ((s29) -. (match { r2 = "tail \" end"; r3 = (Array.make 2 n26); r4 = (ref 8) } with | { r2 = q30; r3 = q31; _ } -> s29 | { r2 = q32; r3 = [|_; q33|]; r4 } -> 3.25)) | (_ :: q34) -> ((s29) *. ((); 3.25)))
  ) else
    s29
in
let n37 = loop35 0 2 n26 in
note_float n37;
let a38 = (match { r2 = "tail \" end"; r3 = (Array.make 2 n37); r4 = (ref a1) } with | { r2; r3 = _; r4 = _ } -> (Array.make 4 { r2 = r2; r3 = (Array.make 2 2.0); r4 = (ref 11) })) in
a38.(0) <- { { r2 = "\000\255x"; r3 = (Array.make 2 n37); r4 = (ref 19) } with r2 = (let v39 = 0.0 in "b c"); r3 = (String.fold_left (fun p40 p41' -> p40) (Array.make 2 n37) "\000\255x") };
a38.(1) <- { r2 = (if true then "a" else "b c"); r3 = (Array.mapi (fun p42 p43 -> 10.0) (Array.make 2 0.5)); r4 = (if false then (ref a1) else (ref (-1))) };
a38.(2) <- { r2 = ""; r3 = (Array.make 2 n37); r4 = (ref n16) };
a38.(3) <- a38.(3);
let rec loop47 i44 n48 s45 =
  if i44 <> n48 then (
    loop47 (i44 + 1) n48 (match a38.(i44) with | ({ r2 = _; r3 = _; r4 = q46 } | { r2 = _; r4 = q46; _ }) -> (n16 * (s45)))
  ) else
    s45
in
let n49 = loop47 0 (hide 0 4) 1 in
note_int n49;
print_endline (if n49 != n49 then (if true then "\000\255x" else "12") else (max "" "b c"));
let n65 = ((-4096) + (let _v50 = 3.25 in -1)) lor (match if false then { r2 = ""; r3 = (Array.make 2 n37); r4 = (ref n16) } else { r2 = ""; r3 = (Array.make 2 n37); r4 = (ref n49) } with | { r2 = ("a" | "a"); r3 = [|q51'; q52|]; r4 = q53 } -> (-563) | { r2 = "a"; r3 = q54; r4 = q55 } -> a1 | ({ r2 = _; r3 = _; r4 } | { r2 = "a"; r3 = _; r4 }) when ((n37 -. n37) > ((); n26)) -> (if false then n49 else n49) | { r2 = ""; r3 = q56; r4 = q57 } -> 11 | { r2 = q58; r3 = _; r4 = q59 } -> (let o60 = n49 in let o61 = a1 in let o62 = n16 in let o63 = 13 in let o64 = n16 in let ( || ) a b = (a lsl 1) + b and ( >= ) a b = a * 2 - b and ( lxor ) a b = a * 2 - b in o60 lxor o61 || o62 lxor o63 || o64) | _ -> (n49 + 7)) in
let a38 = if false then ((n16 lxor 7) + (18 - n65)) else ((n65 / 4096) mod 7) in
let a66 = [|{ r2 = "12"; r3 = (Array.make 2 n37); r4 = (ref (-3)) }; { r2 = "\000\255x"; r3 = (Array.make 2 (-2.0)); r4 = (ref a38) }; { r2 = "tail \" end"; r3 = (Array.make 2 (-10.0)); r4 = (ref a38) }; { r2 = "\000\255x"; r3 = (Array.make 2 n37); r4 = (ref 5) }; { r2 = "tail \" end"; r3 = (Array.make 2 n37); r4 = (ref 12) }; { r2 = ""; r3 = (Array.make 2 n26); r4 = (ref a38) }; { r2 = ""; r3 = (Array.make 2 n26); r4 = (ref a1) }; { r2 = ""; r3 = (Array.make 2 n37); r4 = (ref n49) }|] in
a66.(0) <- ((let rec f68 p67 = { r2 = "\000\255x"; r3 = (Array.make 2 n26); r4 = (ref 17) } in f68) (-. n26));
a66.(1) <- { { r2 = "12"; r3 = (Array.make 2 1.0); r4 = (ref n49) } with r4 = (ref 4); r2 = (let _v69 = n65 in "a") };
a66.(2) <- { r2 = (string_of_bool false); r3 = (Array.mapi (fun p70 p71 -> n37) (Array.make 2 1.0)); r4 = ((); (ref a38)) };
a66.(3) <- { r2 = ((clip "a") ^ "b c"); r3 = (create_array 2 n37); r4 = (if true then (ref a1) else (ref n16)) };
let s73 = ref 14 in
let i72 = ref 0 in
while !i72 < 8 do
  s73 := (match a66.(!i72) with | { r2 = "a"; r3 = [|q74; q75|]; _ } -> ((-1073741824) + (!s73)) | { r2 = "a"; r3 = [|q76; q77'|]; r4 = q78 } -> ((try (if true then raise Not_found else !i72) with | Division_by_zero -> n16 | Not_found -> a38 | E0 ({ r0 = true; r1 = q79 }) -> !s73 | E0 ({ r0 = false; r1 }) -> !s73 | E1 q80 -> !s73 | E2 true -> !s73 | E2 false -> a38) - (!s73)) | { r2 = q81; r3 = [|q82'; q83|]; r4 = q84' } -> ((compare (Ok q83) (Ok 1.0)) + (!s73)) | { r2 = q85; r3 = q86; r4 = q87 } -> ((- a38) lxor (!s73))); i72 := !i72 + 1
done;
let n88 = !s73 in
note_int n88;
note_int a1;
note_int n88;
note_int n49;
note_float n26;
note_int a38;
note_int n0;
note_float n37;
note_int n65;
()
