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
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
let rec coarse x = floor (x *. 1000.0 +. 0.5)
let rec tick_float k x = mix k; x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec mix_0 d (v : (int * float * string) list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y228 :: y232) -> mix 1; (let (m229, m230, m231) = y228 in mix m229; mix_float m230; mix_string m231); mix_0 (d - 1) y232
and mix_1 d (v : t0) =
  if d > 0 then
    match v with
    | { r0 = y233; r1 = y234; r2 = y235 } -> mix_float y233; mix_float y234; mix_2 (d - 1) y235
and mix_2 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y236 -> mix 1; mix_float y236
let v3 = (match { r0 = (0.5 *. (-1.0)); r1 = ((-10.0) *. 100.75); r2 = (max None None) } with | { r1 = q0; r2 = None; _ } -> ((true || true) < (((Array.make 8 2), q0, { r0 = q0; r1 = q0; r2 = None }, (-3)) < ((Array.make 8 18), q0, { r0 = (-10.0); r1 = 1.0; r2 = None }, (-2)))) | { r0 = q1; r1 = q2; r2 = (Some _) } -> true)
let f4 p5 p6 v3 p7 =
  let n8 = ((Char.code 'a') - (-5)) mod 1 in
  List.sort_uniq compare (match Ok p5 with | ((Ok q9) | (Error (0.0 as q9))) -> (if p6 then [] else []) | Error _ -> [])
let v10 = f4 (3.25 -. (-10.0)) ((); v3) ((lxor) 0 4) (9 mod 8)
let () = (mix_0 5 v10; note_end 0)
let v11 = f4 (( /. ) 3.25 10.0) (not v3) 13 (14 - 9)
let n44 = (let { r3; r4; r5; r6 = q42; r7 = _ } = if (Char.chr ((match Ok (Array.make 5 v3) with | Ok _ -> (-2) | ((Ok _) | (Error [|_; _; _; _|])) -> 2 | Error _ -> 17) land 255)) == (Char.chr ((12 * 9) land 255)) then (let v11 = List.fold_left (fun p13 p14 -> p13) [|10.0; 100.75; (-10.0); 1.5|] ((let rec f16 p15 = [] in f16) (-3.25)) in (match (match { r3 = 1.0; r4 = 6; r5 = None; r6 = 11; r7 = 10.0 } with | ({ r3; r4 = q17; r5; r6 = 2; r7 = q18 } | { r3; r4 = _; r5; r6 = (2 as q17); r7 = q18 }) -> None | ({ r3 = q19; r5; r6 = q20; r7 = q21; _ } | { r3 = q19; r5; r6 = q20; r7 = q21; _ }) -> None) with | None -> { r3 = 3.25; r4 = 15; r5 = None; r6 = 10; r7 = 1.0 } | Some (0.0 as w22) -> { r3 = w22; r4 = 19; r5 = None; r6 = 18; r7 = w22 } | Some 0.5 -> { r3 = (-3.25); r4 = (-3); r5 = None; r6 = 1; r7 = (-3.25) } | Some q23 -> (match v10 with | (([] as w24) | ([] as w24)) -> { r3 = (-0.0); r4 = 7; r5 = None; r6 = 0; r7 = q23 } | (((_, _, _) :: _) | (_ :: _)) -> { r3 = q23; r4 = 13; r5 = None; r6 = 16; r7 = 3.25 }))) else ((let rec f30 p27 = { r3 = (-. 1.5); r4 = (-1); r5 = (let _v28 = p27 in None); r6 = 6; r7 = (let v29 = Array.make 2 (-1) in 1.5) } in f30) (((-3) + 8) + (match ((1, v3, 4), 20, 7, v3) with | (q31, q32, (-2), true) -> q32 | ((_, q33, (-2), false) as w34') -> q33 | (_, q35, q36, q37) when q37 -> q35 | (_, q38, (3 | 3), true) -> q38 | (_, q39, 3, false) -> q39 | (_, q40, _, q41) -> q40))) in (let _v43 = 1.5 in r4))
let x45' = tick_float 12 (((-1.0) *. 100.75) *. (sqrt 1.0))
let n46 = n44
let v50 = (match v11 with | [] -> v3 | (_ :: []) -> v3 | (q47 :: (q48 :: q49)) -> (((clip "tail \" end") ^ "12") >= "cxjlizlypuv"))
let x51 = 0.0 /. 0.0
let n70 = ((((((0) + (if x51 = x51 then 73 else 0)) + (if x51 <> (x45' -. 1.0) then 79 else 0)) + (if x51 < x51 then 89 else 0)) + (if x51 > (match v11 with | [] -> x51 | ((2, q52, q53) :: _) -> x51 | ((((_, q54, q55) :: []) as w56) | (((_, q54, q55) :: []) as w56)) -> q54 | (((q57, q58, q59) :: q60) | (((q57, q58, q59) :: (_ :: _)) as q60)) -> x51) then 15 else 0)) + (if x51 <= (x51 *. x51) then 66 else 0)) + (if (match { r0 = x45'; r1 = (-0.5); r2 = None } with | { r0 = n44; r1 = 0.0; _ } when (n46 >= (let { r0 = q61; r1 = q62; r2 = q63 } = { r0 = x51; r1 = (-10.0); r2 = None } in n46)) -> 1.5 | { r0 = q64; r1 = (0.0 as w65); r2 } -> 0.0 | ({ r0 = q66; r1 = q67; r2 = q68 } as w69) -> x45') >= x51 then 50 else 0)
let f71' p72 p73 =
  (match v50 with | true when (if v3 > false then p73 else (p72 > n46)) -> (try (if p73 || (((); 1) = ((); p72)) then (create_array 4 (if p73 || p73 then { r0 = x51; r1 = x51; r2 = None } else (let v74 = p72 in { r0 = x51; r1 = x51; r2 = None }))) else [|{ { r0 = x51; r1 = x51; r2 = None } with r0 = (try 0.5 with | _ -> 2.0) }; { r0 = x51; r1 = (if v50 then x51 else x51); r2 = None }; (let { r3 = n70; r5 = q77; r6; r7 = q78; _ } = (match ((Array.make 8 n44), p72, (Array.make 16 n44), (-1)) with | (_, _, q75, (-2147483648)) -> { r3 = x51; r4 = p72; r5 = None; r6 = n70; r7 = x51 } | exception Invalid_argument q76 -> { r3 = x51; r4 = p72; r5 = None; r6 = n70; r7 = x45' } | exception Match_failure _ -> { r3 = x51; r4 = n70; r5 = None; r6 = n70; r7 = x45' } | exception _ -> { r3 = x51; r4 = n70; r5 = None; r6 = n46; r7 = 0.0 }) in max { r0 = n70; r1 = n70; r2 = None } { r0 = q78; r1 = n70; r2 = None }); (let (q79, q80) = ((); ((ref 16), true)) in ((); { r0 = x51; r1 = 0.5; r2 = None }))|]) with | Match_failure _ -> (Array.make 4 { r0 = 1.5; r1 = x45'; r2 = None }) | _ -> (let { r3 = q82; r4; r5 = q83; r6 = q84; r7 = q85 } = (let _v81 = n70 * n46 in { r3 = 1.0; r4 = p72; r5 = None; r6 = _v81; r7 = (-2.0) }) in Array.make 4 { r0 = 3.25; r1 = q82; r2 = None })) | true -> (Array.make 4 ((); { { r0 = x45'; r1 = x45'; r2 = None } with r1 = (match n44 with | 7 -> 100.75 | -1 -> x45' | 9 -> x45' | q86 -> x45') })) | false -> (min [|((match [] with | [] -> () | (((q87, q88, q89) as w90) :: q91) -> ()); { r0 = 10.0; r1 = (-100.75); r2 = None }); { r0 = x51; r1 = ((); x51); r2 = None }; (let _v92 = ((); (ref x45')) in { r0 = x45'; r1 = (-0.0); r2 = None }); { r0 = x51; r1 = (let (_, q96, _, { r0 = _; r1 = q97; r2 = q98 }) = ((let rec f95 p93 p94 = p72 in f95), (Array.make 5 p72), n46, { r0 = x51; r1 = x51; r2 = None }) in q97); r2 = (match v11 with | [] -> None | (q99' :: q100) -> None) }|] (((try (match v11 with | [] -> () | (_ :: ([] as w101)) -> () | (q102' :: (q103 :: [])) -> () | ([] | []) -> () | (q104 :: (q105 :: (_ :: q106))) -> ()) with | _ -> ()); ()); (Array.make 4 { r0 = (-0.5); r1 = x45'; r2 = None }))) | false -> (Array.make 4 { r0 = x45'; r1 = x51; r2 = None }))
let a110 = f71' (let o107 = n46 in let o108 = n44 in let o109 = n70 in let ( ^ ) a b = a * 2 - b and ( >= ) a b = a * 2 - b in o107 >= o108 >= o109) ((Array.make 9 x45') < (Array.make 9 x51))
let () = (mix_1 5 a110.(3); note_end 0)
let x114 = (float ((); n70)) +. (match v11 with | ([] | []) -> 1e999 | [] when (fst ((); (v50, { r0 = x51; r1 = x45'; r2 = None }))) -> (x51 *. x51) | ((q111, q112, q113) :: n70) -> (-1.5))
let () = note_float x114
let rec f115 p116 p117 p118 p119 =
  if p116 <= 0 then
    (truncate x51)
  else (
    f115 (p116 - 1) p117 p117 p118
  )
let n124 = f115 0 (let o120 = n46 in let o121 = n70 in let o122 = n70 in let o123 = n70 in let ( <> ) a b = (a lsl 1) + b in o120 <> o121 <> o122 <> o123) 32767 (0 / 2)
let n128 = f115 3 (n124 + n124) (match v11 with | ((q125 :: _) | (q125 :: _)) when v50 -> 10 | [] -> n46 | (q126 :: q127) -> n124) (4 mod (n70 lor 1))
let x131 = ((print_char ' '); (match v11 with | ([] as w129) -> (floor 0.0) | (q130 :: _) -> (((if v50 then x114 else (-100.75)) *. (x114 *. x51)) +. 3.25)))
let () = note_float x131
let n132 = 20
let () = note_int n132
let () = (try (
  let x137 = if (Array.make 1 x114) <= (Array.make 1 x114) then 0.5 else (if (match v11 with | [] -> true | ((_ :: []) | (_ :: [])) -> false | (_ :: _) -> v50 | ((q133 :: (q134 :: _)) as w135) -> v50 | exception Failure q136 -> v50 | exception Not_found -> false | exception E0 -> true) then x131 else (if n128 = n132 then (coarse (cos (limit x51 (-100.0) 100.0))) else (if v50 then (float_of_int n132) else (if n132 == n132 then (x51 /. (-10.0)) else (x114 -. 0.0))))) in
  assert (compare (String.length (String.concat "b c" ["tail \" end"; clip "tail \" end"])) (String.length (String.concat "b c" ["tail \" end"; clip "tail \" end"])) = 0);
  let n188 = (try (
    let x131 = ((float_of_int 19) +. (min x131 (-1.5))) -. (float_of_string "-2.0") in
    let v183' = (match (List.flatten (if v50 then raise E0 else [])) with | [] -> (
      let n138 = n124 in
      ((let v139 = 1.5 in { r0 = (-1.5); r1 = x45'; r2 = None }), (n132 * 4))) | (q140 :: []) when v50 -> (
      (match n70 with | -2147483647 -> ({ r0 = (-0.5); r1 = (-100.75); r2 = None }, n132) | -2147483648 -> ({ r0 = x51; r1 = x45'; r2 = None }, n128))) | (q141 :: ((_ :: _) | [])) -> (
      (try (
        let n144 = n128 in
        note_int n144;
        ((); (match v11 with | (q145 :: q146) -> (if true then ())));
        let f161 = if if (match v11 with | [] -> v50 | (_ :: q147) when (((n46 + (-4097)) >= n132) && ((n128 + 1024) >= n46)) -> v50) then raise (Failure "a") else (' ' != '\n') then (let rec f158 p156 p157 = n132 / (-1) in f158) else (let rec f160 p159 q141 = n132 + 5 in f160) in
        (if Array.fold_left (fun p162 p163 -> n132 >= n124) (if v3 then true else v50) q141 then raise (Invalid_argument "12") else (mix_float (try (x114 -. x51) with | Failure _ -> x131 | Not_found -> x137 | E0 -> x51)));
        ((if v50 then ()); (let { r0 = q164; r1 = q165; r2 = q166 } = { r0 = (-0.5); r1 = x114; r2 = None } in ()))) with | Invalid_argument _ -> ((); ()));
      let x167 = 0.0 /. 0.0 in
      (try (let (q171, _, q172, q173) = ((let rec f170 p168 p169 = n124 in f170), 0.5, v50, x114) in ({ r0 = 0.5; r1 = x114; r2 = None }, n132)) with | _ -> ({ r0 = x137; r1 = x114; r2 = None }, n128))) | ((q174 :: _) | (_ :: (q174 :: _))) -> (
      let n175 = n124 in
      note_int n175;
      let n176 = n124 in
      ({ { r0 = x51; r1 = x114; r2 = None } with r0 = x131; r1 = x114 }, (f115 (hide 1 2) n175 n124 n132))) | exception Invalid_argument q177 when ((let _v178 = (x131, (n128, v3)) in 4) = (-7)) -> (let { r0 = q179; r1 = q180; r2 = q181 } = { { r0 = x137; r1 = x131; r2 = None } with r0 = 10.0 } in max ({ r0 = q180; r1 = x137; r2 = None }, 5) ({ r0 = q179; r1 = x114; r2 = q181 }, n46)) | exception Failure q182 -> (((); { r0 = x114; r1 = 1.5; r2 = None }), (-3)) | exception Match_failure _ -> ({ r0 = x137; r1 = x51; r2 = None }, (2 lsl (n132 land 31))) | exception E0 -> (if 17 <= n132 then ({ r0 = x114; r1 = x131; r2 = None }, n132) else (if v50 then raise (Invalid_argument "a") else ({ r0 = (-0.0); r1 = 10.0; r2 = None }, 16))) | exception _ -> (match ( @ ) [] [] with | ((_ :: x131) | ([] as x131)) -> (Option.get None))) in
    (match (let _v184 = x137 in { r3 = x131; r4 = 19; r5 = None; r6 = n44; r7 = x137 }) with | { r3; r4 = _; r5 = q185; r7; _ } when r3 <> (-10.0) -> (n128 lxor 11) | { r5 = q186; r7 = _; _ } when ((n70 * 15) <> (17 - 12)) -> ((fun p187 -> n70) v3))) with | Match_failure _ -> (if v50 then raise (Invalid_argument "\000\255x") else n132)) in
  let v215 = (try (
    let n189 = n44 in
    let n190 = n128 in
    note_int n190;
    let n191 = compare (((Array.make 1 n70) > (Array.make 1 n128)) <= (n189 <> n189)) (2147483646 <> ((-1) - n189)) in
    note_int n191;
    let a192 = create_array 1 ((Char.code 'a') mod 100) in
    (match (match ((Ok n188), x114) with | ((Ok (1 as w193)), q194) when w193 <> (-11) -> { r0 = x137; r1 = 0.0; r2 = None } | ((Ok 3), q195) -> { r0 = 1.0; r1 = x137; r2 = None } | ((Ok 6), q196) -> { r0 = q196; r1 = x131; r2 = None } | ((Ok 9), n191) when (let _v197 = f115 3 n189 0 n188 in not v50) -> { r0 = x131; r1 = x137; r2 = None } | (((Ok (-2)), 0.5) | ((Ok (-2)), 0.5)) when v50 -> { r0 = x137; r1 = x137; r2 = None } | ((Ok (-2)), q198) -> { r0 = 3.25; r1 = x131; r2 = None } | (((Ok 7 as w199) | (Ok 7 as w199)), _) when ((f115 4 16 n132 n191) > (f115 0 n128 n189 n188)) -> { r0 = x137; r1 = x114; r2 = None } | ((Ok _), q200) -> { r0 = q200; r1 = 100.75; r2 = None } | ((q201, q202') | ((Error _ as q201), q202')) when q202' >= 100.75 -> { r0 = x114; r1 = q202'; r2 = None } | _ -> { r0 = x137; r1 = x131; r2 = None }) with | { r0 = q203; r1 = q204; r2 = None } -> v50 | { r0 = q205; r1 = 1.0; r2 = (Some (0.5 as w206)) } -> true | { r0 = q207; r1 = q208; r2 = (Some 0.5) } when q207 < 2.0 -> (false || v50) | ({ r0 = q209; r1; r2 = (Some _) } as w210) -> (let { r3 = q211; r4 = q212; r5; r6 = q213; r7 = q214 } = { r3 = r1; r4 = n189; r5 = None; r6 = (-1); r7 = x114 } in true))) with | Match_failure _ -> (v3 && true)) in
  (match if false then { r3 = x114; r4 = n188; r5 = None; r6 = n124; r7 = x137 } else { r3 = x114; r4 = n132; r5 = None; r6 = n132; r7 = 1.5 } with | { r3 = (0.0 | 0.0); r4; r5; r6 = _; r7 } -> (a110.(1) <- { r0 = x137; r1 = 0.5; r2 = None }) | ({ r3; r4 = q216; r5 = q217; r6 = 4; r7 = _ } | { r4 = _; r5 = q217; r6 = q216; r7 = r3; _ }) when (let _v218 = [|q216; n188; n188; n188|] in v50) -> () | ({ r3 = _; r4 = q219; r5 = None; r6 = _; r7 = _ } | { r5 = _; r6 = (7 as q219); r7 = _; _ }) when (((Char.code '0') + 32767) < 1) -> (a110.(0) <- { r0 = 1.0; r1 = x51; r2 = None }) | ({ r3 = _; r4 = q220; r5 = q221; r6 = (-1); r7 = _ } as w222) -> (a110.(10) <- { r0 = x131; r1 = 10.0; r2 = None }) | { r3 = q223; r4 = q224; r5; r6 = q225; r7 } when q225 = 3013 -> () | _ -> ())) with | Invalid_argument q226 -> () | Failure q227 -> () | Match_failure _ -> ())
let () = (mix (if v50 then 1 else 0); note_end 0)
let () = note_float x45'
let () = note_int n44
let () = (mix_1 5 a110.(3); note_end 0)
let () = (mix_0 5 v10; note_end 0)
let () = note_int n128
let () = note_float x131
let () = note_int n124
let () = ()
