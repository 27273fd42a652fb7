type a0 = string * int * int
exception E0 of (int, int) result
exception E1
exception E2
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
let rec note_float x =
  mix_float x;
  print_float x;
  note_end 0
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : (bool * float * char * float) array ref) =
  if d > 0 then
    match v with
    | _ -> (let (m60, m61, m62, m63) = !v.(1) in mix (if m60 then 1 else 0); mix_float m61; mix (Char.code m62); mix_float m63)
let () = (let v1 = if (let v0 = 9 in false) then (9 <= 0) else (true && false) in print_char ((fun p2 -> p2) 'a'))
let a3' = Array.make 10 4
let i4 = ref 0
let () = while !i4 < 8 do
  a3'.(!i4 + 1) <- (a3'.(!i4 + 2) lxor (a3'.(!i4 + 1) + (a3'.(!i4))));
  i4 := !i4 + 1
done
let () = (mix_ints a3' 0 10; note_end 0)
let s6 = ref ""
let i5 = ref 0
let () = while !i5 < 5 do
  s6 := (clip !s6 ^ clip (part "12" 10 15)); i5 := !i5 + 1
done
let n7' = !s6
let () = (mix_string n7'; note_end 0)
let s9 = ref 3.25
let () = for i8 = 5 - 1 downto 0 do
  s9 := (
    let s11 = ref !s9 in
    let i10 = ref 0 in
    while !i10 < 3 do
      s11 := (!s9 *. (if false then !s9 else !s11)); i10 := !i10 + 1
    done;
    let n12 = !s11 in
    note_float n12;
    n12)
done
let n13 = !s9
let () = note_float n13
let i14 = ref 0
let () = while !i14 < 10 do
  (let x15 = a3'.(!i14) in a3'.(!i14) <- a3'.(9 - !i14); a3'.(9 - !i14) <- x15);
  i14 := !i14 + 1
done
let () = (mix_ints a3' 0 10; note_end 0)
let n13 = -((let v16' = (19, n13) in 19) + a3'.(wrap 12 10))
let a17 = if false then (Array.make 16 2) else (Array.make 16 n13)
let s19 = ref n13
let i18 = ref ((hide 1 16) - 1)
let () = while !i18 >= 0 do
  s19 := ((!s19) + a17.(!i18)); if (let n13 = Array.make 1 100.75 in false) && (if true then false else false) then (i18 := !i18 - 1) else i18 := -1
done
let n20 = !s19
let () = note_int n20
let _ = fun n13 -> (let (_, q21) = (true, (n7', n13, n20)) in if true then ((let rec f24 p22 p23 = 2 in f24), n13) else ((fun p25 p26 -> n13), n20))
let x27' = 0.0 /. 0.0
let n28 = ((((((0) + (if x27' = x27' then 27 else 0)) + (if x27' <> (x27' -. x27') then 73 else 0)) + (if (coarse (log (limit x27' 0.5 100.0))) < x27' then 24 else 0)) + (if x27' > x27' then 87 else 0)) + (if x27' <= x27' then 49 else 0)) + (if (10.0 +. x27') >= x27' then 74 else 0)
let x27' = (try (ref (Array.make 2 (match [] with | [] -> (true, x27', 'z', x27') | (4 :: []) -> (false, x27', '\n', x27') | ((-3) :: []) -> (true, (-2.0), '\'', (-2.0)) | ((9 :: []) | (_ :: _)) -> (true, x27', '\255', x27') | (q29 :: []) -> (false, x27', 'a', 3.25) | (_ :: (q30 :: x27')) -> (false, 3.25, '\'', 10.0)))) with | Division_by_zero -> (match n20 with | 0 -> (ref (Array.make 2 (false, x27', '\'', x27'))) | q31 -> (min (ref (Array.make 2 (false, 10.0, ' ', x27'))) (ref (Array.make 2 (true, x27', '\255', x27')))) | q32 -> (match false with | (true | false) -> (ref (Array.make 2 (true, 1.0, '\'', x27'))) | false -> (ref (Array.make 2 (false, (-10.0), 'z', x27')))) | -2 when (String.contains (let v33 = Array.make 3 16 in "tail \" end") (let s34 = n7' in let i35 = n28 in if i35 >= 0 && i35 < String.length s34 then s34.[i35] else 'z')) -> (ref (Array.make 2 (true, x27', '\255', x27')))) | Failure q36 -> (ref [|(false, x27', '0', (-1.5)); (false, x27', 'z', x27')|]) | Match_failure _ -> (ref (Array.make 2 (false, x27', '\255', x27'))) | E1 -> (match x27' with | 1.0 -> (try ((); (ref (Array.make 2 (false, x27', '\'', (-3.25))))) with | _ -> (ref (Array.make 2 (false, x27', 'a', x27')))) | 0.5 -> (String.fold_left (let rec f39 p37 p38 = p37 in f39) (ref (Array.make 2 (true, x27', 'z', x27'))) n7') | _ -> (let v40 = false in ref (Array.make 2 (v40, x27', '\'', x27')))) | E2 -> (ref [|(true, x27', '\'', 2.0); (true, x27', '\n', (-1.5))|]))
let () = (mix_0 5 x27'; note_end 0)
let s42 = ref n7'
let i41 = ref ((hide 1 3) - 1)
let () = while !i41 >= 0 do
  (
    let a43 = if true then (Array.make 2 0.0) else (Array.make 2 10.0) in
    let s45 = ref (-0.0) in
    for i44 = 0 to Array.length a43 - 1 do
      a43.(i44) <- (!s45 +. (a43.(i44)));
      s45 := !s45
    done;
    let n46 = !s45 in
    note_float n46;
    let s48 = ref n46 in
    let s49 = ref n46 in
    let s50 = ref n46 in
    let i47 = ref (3 - 1) in
    while !i47 >= 0 do
      let u52 = (let _v51 = ("", 5, n28) in float_of_string "2.0") in
      let u53 = !s50 in
      let u54' = !s50 in
      s48 := u52; s49 := u53; s50 := u54'; i47 := !i47 - 1
    done;
    let n55' = !s48 in
    let n56 = !s49 in
    let n57 = !s50 in
    note_float n55';
    note_float n56;
    note_float n57;
    ());
  s42 := (try ((clip ((); "12")) ^ ((clip !s42) ^ n7')) with | Invalid_argument q58 -> !s42 | Division_by_zero -> n7' | E1 -> "vfxudohse" | E2 -> (if true then n7' else "a")); i41 := !i41 - 1
done
let n59 = !s42
let () = (mix_string n59; note_end 0)
let () = (mix_string n59; note_end 0)
let () = note_int n28
let () = (mix_ints a3' 0 10; note_end 0)
let () = note_int n13
let () = (mix_string n7'; note_end 0)
let () = note_int n20
let () = (mix_ints a17 0 16; note_end 0)
let () = (mix_0 5 x27'; note_end 0)
let () = ()
