type t0 = { r0 : float; r1 : float; r2 : float option }
type t1 = { mutable r3 : float; r4 : int; mutable r5 : unit list option; r6 : int; mutable r7 : float }
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let v3 = Option.equal (let rec f2 p0 p1 = false in f2) None None
let rec fold4 =
  function
  | { r1 = _; r2 = q6; _ } ->
    (100.75, v3, v3, 15)
let _ = fold4 { r0 = 3.25; r1 = (-100.75); r2 = None }
let v7 = fold4 { r0 = 1.0; r1 = 3.25; r2 = None }
let () = ((let (m8, m9, m10, m11) = v7 in mix_float m8; mix (if m9 then 1 else 0); mix (if m10 then 1 else 0); mix m11); note_end 0)
let n12 = 15
let () = (try (
  let v7 = if if if v3 then raise (Invalid_argument "b c") else false then raise (Invalid_argument "12") else (if v3 then raise (Invalid_argument "a") else v3) then raise (Invalid_argument "\000\255x") else (if if false then raise (Invalid_argument "b c") else true then raise E0 else (create_array (hide 1 1) n12)) in
  (try (
    (if if if v3 then raise (Failure "") else v3 then raise (Failure "\000\255x") else (if v3 then raise (Invalid_argument "a") else v3) then raise (Invalid_argument "tail \" end") else (if if true then raise (Invalid_argument "12") else v3 then raise E0 else (if v3 then raise (Invalid_argument "12") else ())));
    let f13 p14 p15 p16 =
      p16
    in
    let g17 = f13 n12 in
    let g18 = g17 "a" in
    let x19 = g18 (if v3 then 10.0 else 2.0) in
    note_float x19;
    let x20 = g18 0.5 in
    (if if v3 then raise Not_found else v3 then raise Not_found else (if v3 then raise E0 else ()))) with | Invalid_argument q21 -> (if v3 then raise (Invalid_argument q21) else ()) | Not_found -> (if v3 then raise E0 else ()));
  (if if v3 then raise (Failure "12") else v3 then raise (Failure "\000\255x") else (if v3 then raise E0 else ()))) with | Invalid_argument q22 -> () | Failure _ -> (Printf.printf "[%s %d]\n" "b c" 7) | E0 -> ())
let n38 = if true <= true then n12 else (if v3 then ((fun p37 -> 4) (Ok "tail \" end")) else (if 1 <> n12 then (if true then (if (match v7 with | (0.5, _, ((true as w23) | (true as w23)), q24) -> false | (_, q25, true, (4 as w26)) -> true | (q27, q28, true, (5 as w29)) -> q28 | (n12, q30, true, (-3)) -> false | (q31, q32, true, q33) -> q32 | ((q34, q35, false, q36) | (q34, _, q35, q36)) -> q35) then 2147483647 else n12) else (-1)) else n12))
let () = (try (
  let n44 = ((let o39 = n38 in let o40 = n38 in let o41 = n38 in let o42 = n12 in let o43 = n38 in let ( + ) a b = (a lsl 1) + b in o39 + o40 + o41 + o42 + o43) * (n38 * 18)) + n12 in
  (try (
    let a45 = Array.make 8 n44 in
    let s47 = ref n44 in
    let i46 = ref 0 in
    while !i46 < (hide 1 8) do
      s47 := ((a45.(!i46) - (!s47)) * (1 / (3 lor 1))); i46 := !i46 + 1
    done;
    let n48 = !s47 in
    note_int n48;
    (if if v3 then raise (Failure "a") else v3 then raise E0 else (if v3 then raise Division_by_zero else ()))) with | Division_by_zero -> (if true then raise (Failure "b c") else ()) | Failure q49 -> (if v3 then raise Division_by_zero else ()) | E0 -> (if v3 then raise E0 else ()));
  (try (
    let v74 = (try (
      let x73 = (try (
        let x55 = (try (try (
          let rec loop52 i50 s51 =
            if i50 < 3 then (
              (if i50 = 0 then raise E0);
              loop52 (i50 + 2) s51
            ) else
              s51
          in
          let n54 = loop52 0 (-2.0) in
          note_float n54;
          n54) with | E0 -> (if false then raise E0 else 3.25)) with | E0 -> (if true then raise (Invalid_argument "") else 1.5)) in
        let rec loop58 i56 s57' =
          if i56 < 5 then (
            loop58 (i56 + 1) (clip s57' ^ clip s57')
          ) else
            s57'
        in
        let n60' = loop58 0 "" in
        (mix_string n60'; note_end 0);
        let n61 = n44 in
        note_int n61;
        let v72 = if v3 then '\n' else (if v3 then '0' else (if true then (if (match [] with | [] -> true | (((q68 :: []) as w69) | (q68 :: ([] as w69))) -> v3 | ((_ :: (_ :: _)) | []) -> v3) then (if if true then false else v3 then 'a' else (if v3 then (match v7 with | (q62, q63, q64, q65) -> '0' | ((q66, true, _, q67) | (q66, _, _, q67)) when q66 >= 1.5 -> 'z' | _ -> 'a') else (if v3 then '\255' else (Char.uppercase_ascii 'z')))) else '\255') else ' ')) in
        x55) with | Invalid_argument _ -> 100.75) in
      v3) with | _ -> v3) in
    ()) with | _ -> ());
  ()) with | Division_by_zero -> () | Failure _ -> () | E0 -> ())
let () = note_int n12
let () = ((let (m75, m76, m77, m78) = v7 in mix_float m75; mix (if m76 then 1 else 0); mix (if m77 then 1 else 0); mix m78); note_end 0)
let () = note_int n38
let () = (mix (if v3 then 1 else 0); note_end 0)
let () = ()
