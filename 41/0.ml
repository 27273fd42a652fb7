type t0 = { r0 : string; r1 : float; r2 : int ref option option; mutable r3 : int; r4 : int; r5 : int array; mutable r6 : float list }
and t1 = C18 | C28 | C9 | C27 | C21 | C11 | C24 | C26 | C14 | C15 | C23 | C22 | C29 | C10 | C20 | C19 | C25 | C7 | C8 | C31 | C30 | C16 | C12 | C13 | C17
exception E0 of bool
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
let rec mix_0 d (v : int option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y49 -> mix 1; mix y49
in
let s1 = ref None in
let i0 = ref (10 - 1) in
while !i0 >= 0 do
  s1 := (match !s1 with None -> Some ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) | Some o -> if o = ((let v2 = Array.make 8 100.75 in ()); (2 + !i0)) then None else Some o); i0 := !i0 - 1
done;
let n3 = !s1 in
(mix_0 5 n3; note_end 0);
let s4 = "jorszr" in
(mix_string s4; note_end 0);
let p5 = (-100.75) /. (-10.0) in
let p6 = p5 in
let p7 = (let { r0 = q8; r1 = p6; r2 = _; r3 = _; r4 = _; r6 = q9; _ } = { r0 = s4; r1 = 100.75; r2 = None; r3 = 13; r4 = 7; r5 = (Array.make 2 13); r6 = [] } in 17) in
let p10 = p7 in
let p11 = p6 in
let p12 = p6 *. p5 in
let p13 = (match n3 with | (None | (Some 7)) -> p11 | ((Some q14) | (Some q14)) when ((65535 + 65535) <= (- p10)) -> p11 | ((Some _) | None) when ((not true) || (if true then false else true)) -> p11 | ((Some _) | (Some _)) -> p11 | _ -> p12) in
let p15 = truncate 0.0 in
let p16 = 0.0 in
let p17 = ((); p15) in
let p18 = 2147483647 in
let p19 = float p7 in
let p20 = 5 land p17 in
let p21 = floor 2.0 in
let p22 = 2 in
let p23 = p15 asr (p17 land 31) in
let p24 = p12 *. p21 in
let p25 = -3.25 in
let p26 = (match n3 with | (None | None) when ((false && true) || (p21 <= p25)) -> p6 | (None | (Some _)) -> (-0.0) | ((Some q27) | (Some q27)) -> p21) in
let p28 = p11 *. p13 in
let p29 = int_of_string (string_of_int p15) in
let p30 = int_of_float (-0.5) in
let p31 = p30 + p18 in
let p32 = (try (p28 /. p26) with | _ -> 3.25) in
let p33 = p16 in
let p34 = fabs p33 in
let p35 = truncate (-10.0) in
let p36 = ((); p21) in
mix 1;
let n37 = (p35 lxor ((((((((p17 + ((p10 lxor (p7)) - p15)) - p18) lxor p20) + p22) + p23) + p29) - p30) + p31)) - 1 in
let x38 = (p36 +. (p34 +. (p33 *. (p32 -. ((((p24 -. (p21 -. (((p13 +. (p12 -. (p11 +. ((p5) +. p6)))) +. p16) *. p19))) *. p25) +. p26) -. p28))))) -. 1.0 in
note_float x38;
let rec loop41 i39' n42 s40 =
  if i39' >= 0 then (
    loop41 (i39' - 1) n42 (((4096.0 *. (s40))) -. 4096.0)
  ) else
    s40
in
let n43 = loop41 (12 - 1) 12 x38 in
note_float n43;
(match min (max (Ok 'a') (Ok ' ')) (Error (Array.make 8 p20)) with | ((Ok q44) | (Ok q44)) -> (mix (if min false false then 1 else 0); note_end 0) | ((Error q45) | (Error ([|_; _|] as q45))) -> ());
print_int ((compare (Array.make 16 (-2)) (Array.make 16 p30)) mod 16);
print_byte 32;
print_float (floor ((); p19));
print_newline ();
(try (
  print_int ((let o46 = p31 in let o47' = p22 in let o48 = p23 in let ( @ ) a b = a lxor (b + 1) and ( || ) a b = a lxor (b + 1) and ( + ) a b = a lxor (b + 1) in o46 || o47' + o48) + (p29 - p23));
  print_byte 32;
  print_float p26;
  print_newline ();
  ()) with | _ -> (if false then () else ()));
note_int p10;
note_float p32;
note_float p5;
note_float p11;
note_float p26;
note_float p34;
note_float n43;
note_int n37;
()
