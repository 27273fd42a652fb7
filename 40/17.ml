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
let rec show_int k x = print_byte (65 + k); x
in
let rec mix_0 d (v : float t0) =
  if d > 0 then
    match v with
    | { r0 = y103 } -> mix_float y103
in
let v102 = (match (match (let { r0 = _ } = { r0 = 3.25 } in Ok { r0 = 0.5 }) with | ((Error _) | (Ok _)) -> { r0 = 0.0 } | ((Ok _) | (Error _)) when ((match { r0 = 100.75 } with | { r0 = (0.5 | _) } -> "a" | ({ r0 = _ } | { r0 = _ }) -> "\000\255x") <= (match { r0 = 3.25 } with | ({ r0 = (1.0 as w3) } | { r0 = (0.5 as w3) }) -> "a" | ({ r0 = 1.0 } | { r0 = 1.0 }) -> "" | ({ r0 = q4 } | { r0 = (1.0 as q4) }) -> "a" | exception Division_by_zero -> "" | exception Failure q5 -> q5 | exception Not_found -> "" | exception _ -> "\000\255x")) -> (if true then { r0 = 0.0 } else { r0 = (-0.5) }) | ((Error _) | (Error _)) -> (try { r0 = (-3.25) } with | Match_failure _ -> { r0 = 1.0 } | E0 _ -> { r0 = 100.75 } | E1 -> { r0 = (-2.0) }) | ((Error q6) | (Error q6)) when ((try (if true then false else true) with | Invalid_argument q7 -> false | Division_by_zero -> false | Failure q8 -> false | Not_found -> false | E0 (-1) -> false | E0 3 -> false | E0 (-3) -> false | E0 2 -> false | E0 7 -> true | E0 (-2147483648 as w9) -> false | E0 q10 -> true) && (q6 >= q6)) -> (String.fold_left (let rec f13 p11 p12 = { r0 = 3.25 } in f13) { r0 = (-3.25) } "a") | _ -> (if false then { r0 = 1.5 } else { r0 = (-100.75) })) with | ({ r0 = 0.5 } | { r0 = 1.0 }) -> (
  let a100 = (match { r0 = (10.0 /. 2.0) } with | { r0 = (0.0 | _) } -> (
    let p14' = 14 - 3 in
    let p15 = p14' in
    let p16 = 1 land p14' in
    let p17 = ((); p15) in
    let p18 = (-2.0) -. 3.25 in
    let p19 = ((); p17) in
    let p20 = p18 -. p18 in
    let p21 = p19 - p15 in
    let p22 = p20 /. (-3.25) in
    let p23' = p22 /. p18 in
    let p24 = if false then 0.5 else p20 in
    let p25 = (try (p22 +. 0.5) with | _ -> 1.5) in
    let p26 = p21 / (p19 lor 1) in
    let p27 = (let o28 = 0 in let o29 = p21 in let o30 = p14' in let o31 = 12 in let ( ^ ) a b = a * 2 - b and ( >= ) a b = (a lsl 1) + b in o28 ^ o29 >= o30 ^ o31) in
    let p32 = compare p26 (-2) in
    let p33 = p16 in
    let p34 = - p17 in
    let p35 = if true then 3.25 else 10.0 in
    mix 1;
    let n36 = (p34 + ((p32 + (p27 + (((p19 - (p17 lxor (p16 lxor ((p14') * p15)))) + p21) - p26))) lxor p33)) - 1 in
    let x37 = 1.0 *. ((p25 *. (p24 +. (p23' -. (((p18) *. p20) *. p22)))) -. p35) in
    note_float x37;
    let v88 = (match max None None with | (None | None) -> (
      let n38 = if (6 + (-4097)) > p17 then (if ((); true) then p27 else (if p26 = n36 then (-13) else (if (let p24 = (p24, p25) in true) then (if max false false then (p32 mod (p34 lor 1)) else (if not true then (p17 + n36) else (succ n36))) else (p32 * 23)))) else (10 lor p19) in
      note_int n38;
      let v53 = (match if false then (try (let v39 = 1.0 in None) with | _ -> None) else (Some (Array.make 3 x37)) with | ((None as w40) | (None as w40)) -> (
        Char.chr ((show_int 2 p33) land 255)) | ((Some q41) | (Some q41)) -> (
        let v48 = if (if false then n36 else p21) <= (truncate p35) then ((let o42 = p32 in let o43 = p33 in let o44 = p33 in let o45 = p33 in let ( && ) a b = b - a in o42 && o43 && o44 && o45), [|p32; n36; p21; p33; 3; p32; p26|]) else ((let rec f47 p46 = (p34, (Array.make 7 p26)) in f47) (match { r0 = p35 } with | ({ r0 = 0.5 } | { r0 = 0.5 }) -> p34 | ({ r0 = 0.0 } | { r0 = _ }) -> 7)) in
        min (let s49 = "\000\255x" in let i50 = 18 in if i50 >= 0 && i50 < String.length s49 then s49.[i50] else 'z') (match v48 with | ((_, q51') | (_, q51')) -> ' ' | ((_, q52) | (_, q52)) -> '\255'))) in
      (let (q54, q55, q56, _) = ((Array.make 5 (-2)), false, { r0 = p25 }, (true, false, true, p35)) in q55 && true)) | (None | (Some 0.5)) -> (
      let v70 = (match { r0 = (match None with | (None | (Some (-1))) -> p23' | ((Some p23') | (Some p23')) -> (-3.25)) } with | { r0 = (q57 | (1.0 as q57)) } -> (
        let n60 = if 18 <= (-3) then p19 else (if (match None with | (None | None) -> true | Some (None | None) -> false | ((Some (Some q58') as w59) | (Some (Some q58') as w59)) -> false) then (n36 + n36) else (if ((); false) then (if if true then false else true then (-10) else n36) else n36)) in
        note_int n60;
        ((p27 - (-4097)) < p33) && (not false)) | ({ r0 = (0.5 as w61) } | { r0 = (0.5 as w61) }) -> (
        (let v67 = (try (try (let rec f63 p62 = [] in f63) with | _ -> (let rec f65 p64 = [] in f65)) with | _ -> (fun p66 -> [])) in true && false)) | (({ r0 = q68 } as w69) | ({ r0 = q68 } as w69)) -> (
        true)) in
      (mix (if v70 then 1 else 0); note_end 0);
      v70) | ((Some _) | (Some _)) -> (
      let v73 = (match { r0 = (p18 /. p24) } with | ({ r0 = q71 } | { r0 = q71 }) -> (
        let x72 = float_of_string "1.0" in
        note_float x72;
        (if p32 <= p17 then (Option.is_some None) else (p25 = x37))) | { r0 = (0.5 | 0.5) } -> (
        not (true || true)) | ({ r0 } | { r0 = (1.0 as r0) }) -> (
        prerr_int ((- p26) + (if true then p27 else p27));
        prerr_byte 32;
        prerr_float ((-. p24) -. (floor p35));
        prerr_newline ();
        (if false then true else false) > (try (not false) with | _ -> true))) in
      (mix (if v73 then 1 else 0); note_end 0);
      let n79 = (match { r0 = (if true then x37 else x37) } with | ({ r0 = 0.0 } | { r0 = 0.0 }) -> (
        let n74 = p26 in
        note_int n74;
        let v75' = true in
        (let ({ r0 = q76 } as w77) = { r0 = (-10.0) } in -5)) | ({ r0 } | { r0 }) -> (
        let n78 = p32 in
        note_int n78;
        p27)) in
      (try ((x37 < p35) && (match Ok (Array.make 1 100.75) with | ((Ok q80) | (Ok ([|_|] as q80))) -> v73 | ((Ok q81 as w82) | (Ok q81 as w82)) -> v73 | ((Error 3) | (Error 3)) when (((snd (p34, p34)) + 4096) <= (let v83 = v73 in p26)) -> false | ((Error 8) | (Error 8)) when (v73 && (v73 || v73)) -> v73 | Error ((-2147483647) | 7) -> v73 | ((Error q84) | (Error q84)) -> true | _ -> v73)) with | Invalid_argument q85 -> (n79 != p27) | Division_by_zero -> v73 | Not_found -> (if true then v73 else false) | Match_failure _ -> true | E0 (-2) -> (p33 <= n79) | E0 (-2147483647) -> (match { r0 = 1.5 } with | ({ r0 = 0.0 } | { r0 = 0.0 }) -> v73 | ({ r0 = q86 } | { r0 = q86 }) -> v73) | E0 9 -> v73 | E0 (-2147483648) -> (try (v73 && v73) with | _ -> true) | E0 q87 -> (n79 == 9) | E1 -> (p26 > p27)))) in
    (if p24 >= (-1.5) then ((); (Array.make 16 p20)) else (Array.make 16 p22))) | ({ r0 = 1.0 } | { r0 = 1.0 }) -> (
    let x89 = 0.0 /. 0.0 in
    let n93 = ((((((0) + (if x89 = x89 then 50 else 0)) + (if (let (x89, _) = (("", 8), (fun p90 p91 p92 -> 3.25)) in -10.0) <> x89 then 18 else 0)) + (if ((-10.0) /. 10.0) < x89 then 34 else 0)) + (if x89 > (x89 /. 1.5) then 76 else 0)) + (if 1e16 <= x89 then 23 else 0)) + (if x89 >= x89 then 95 else 0) in
    let v99 = (match if 3 == n93 then (try (if true then { r0 = x89 } else { r0 = x89 }) with | _ -> { r0 = 10.0 }) else { r0 = x89 } with | { r0 = (1.0 | 1.0) } -> (
      ((-13), (let v97 = (let rec f96 p94 p95 = Array.make 1 false in f96) in { r0 = x89 }), 0.0, 0.0)) | ({ r0 = q98 } | { r0 = (0.0 as q98) }) -> (
      (n93, { r0 = q98 }, (-1.5), 2.0))) in
    Array.make 16 x89) | ({ r0 = 0.0 } | { r0 = _ }) -> (
    Array.make 16 1.5)) in
  { r0 = 0.0 }) | ({ r0 = q101 } | { r0 = q101 }) -> (
  { r0 = q101 }) | ({ r0 = _ } | { r0 = _ }) when false -> (
  { r0 = 1.5 }) | _ -> (
  { r0 = (-10.0) })) in
(mix_0 5 v102; note_end 0);
()
