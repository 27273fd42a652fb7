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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec show_int k x = print_byte (65 + k); x
let rec mix_0 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
and mix_1 d (v : (float, int) result) =
  if d > 0 then
    match v with
    | Ok y173 -> mix 0; mix_float y173
    | Error y174 -> mix 1; mix y174
let () = (try (if (fun (q0, q1) -> true) (match Ok 14 with | Ok 3 -> (2.0, 12) | ((Ok (9 as w2)) | (Ok (9 as w2))) -> (100.75, 12) | Ok q3 -> ((-2.0), q3) | Error _ -> (0.0, 18)) then raise (Invalid_argument "\000\255x") else (let v4 = { r1 = 0; r2 = 12; r3 = (false, []) } in Option.get None)) with | Invalid_argument q5 -> (if true || false then ()) | Division_by_zero -> (List.fold_right (if true then (fun p6 () -> ()) else (fun p7 p8 -> p8)) [] (if false then ())))
let () = (try (
  (try (
    let n25 = (try (
      let x23 = (try (
        let n9 = 13 in
        note_int n9;
        float (max n9 18)) with | Invalid_argument _ -> (1.0 /. 1.5) | Failure q10 -> (match 5 with | (9 | 9) when ((if true then () else ()); false) -> 1.0 | -3 when ((17 / 4096) > (List.fold_left (let rec f13 p11 p12 = p12 in f13) 2 [])) -> 1.5 | q14 when (Array.mem (let v15 = (2, true, false) in { r1 = q14; r2 = q14; r3 = (true, []) }) (Array.mapi (let rec f18 p16 p17 = { r1 = p17; r2 = q14; r3 = (false, []) } in f18) (Array.make 5 16))) -> 2.0 | exception Invalid_argument q19 -> 1.0 | exception Division_by_zero -> (-10.0) | exception Failure q20 -> 2.0 | exception Not_found -> 1.5 | exception Match_failure _ -> 1.0) | Match_failure _ -> (if true then raise (Invalid_argument "12") else 0.5) | E0 -> (if false then 0.0 else 10.0) | _ -> ((let rec f22 p21 = 3.25 in f22) 1.5)) in
      (-1) lsr 8) with | Invalid_argument q24 -> (if true then 9 else 12) | Match_failure _ -> (truncate 1.5)) in
    let n49 = (try (
      let a26 = (try (match { r0 = n25 } with | ({ r0 } | { r0 = (6 as r0) }) when r0 <> (-2) -> (Array.make 2 C6)) with | Invalid_argument q27' -> (Array.make 2 C6) | Failure _ -> (Array.make 2 C6) | Match_failure _ -> (Array.make 2 C6)) in
      a26.(0) <- C6;
      a26.(1) <- (match ((Array.make 1 (-1.5)) :: []) with | [] -> (if true then C6 else C6) | ([|0.5|] :: []) -> (C5 (None, (Array.make 2 1.5), 2.0)) | ([|0.5|] :: (q28 :: a26)) -> (C5 (None, (Array.make 2 0.5), 1.0)) | ([|q29|] :: _) -> (C5 (None, (Array.make 2 q29), q29)) | ((q30 :: q31) | ((q30 :: _) as q31)) -> (match Ok 10.0 with | Ok q32 -> C6 | Error true -> C6 | Error false -> C6) | exception _ -> ((); C6));
      let rec loop41' i33 s34 =
        if i33 < 2 then (
          loop41' (i33 + 1) (match a26.(i33) with | C4 q35 when (Result.is_ok (Ok i33)) -> ((s34) -. (2.0 *. s34)) | C4 _ when ((Array.length a26) > (i33 - (-1))) -> ((s34) -. (let _v36 = i33 in 3.25)) | C5 (q37, q38, q39) -> ((s34) +. (let v40 = "12" in q39)))
        ) else
          s34
      in
      let n43 = loop41' 0 0.5 in
      let f47 = ((match if false then None else None with | Some q44 -> (a26.(1) <- C6)); (let rec f46 p45 = n25 in f46)) in
      let n48 = n25 in
      Array.length a26) with | Match_failure _ -> (n25 + 1)) in
    note_int n49;
    ()) with | Invalid_argument q50 -> (try ((); ()) with | _ -> ()) | Failure q51 -> (print_string q51) | Not_found -> (try (if false then ()) with | Failure q52 -> () | Match_failure _ -> () | E0 -> ()) | E0 when ((-1e999) <> (100.75 *. 100.75)) -> (match { r1 = 10; r2 = 11; r3 = (false, []) } with | { r1 = (-2147483648); r2 = q53; r3 = q54 } -> () | ({ r1 = q55; r3 = q56; _ } | { r1 = 8; r2 = q55; r3 = q56 }) -> () | { r1 = 1; r2 = _; r3 = q57 } -> () | { r1 = 7; r2 = q58; r3 = q59 } -> () | { r1 = q60; r2 = q61; r3 = q62 } -> ()) | _ -> (if true then () else ()));
  ()) with | Invalid_argument _ -> () | Not_found -> ())
let n79 = ((match Array.mapi (let rec f70' p63 p64 = ((-2.0) > (-0.5)) && (let (q68, _, q69) = ({ r1 = 4; r2 = p63; r3 = (false, []) }, p63, (let rec f67 p65 p66 = p65 in f67)) in false) in f70') (Array.make 5 ' ') with | q71 -> (match ((17 - 19) == (let v72 = None in 5)) with | true -> (if 3 > (-3) then (match 3 with | 2 -> () | q73 -> () | q74 -> () | (0 | 6) -> ())) | false -> (q71.(wrap (6 lsr 7) 5) <- (let v75 = false in v75)) | true -> (if false || false then (q71.(4) <- true) else (if true then () else ())) | exception Invalid_argument _ -> (if List.fold_left (let rec f78 p76 p77 = true in f78) true [] then (q71.(2) <- false)) | exception Failure q71 -> (Printf.printf "[%s %d]\n" q71 (String.length "")) | exception E0 -> (mix (-3648)))); ((((- 0) mod ((15 lor 17) lor 1)) + (if not false then (-(-3)) else 4095)) mod 16))
let () = note_int n79
let () = (try (
  let c94 = (let v92 = (match 1.0 with | (0.0 | 0.0) -> (let rec f83 p80 = ((let rec f82 p81 p80 = n79 in f82), p80) in f83) | 0.0 -> (let rec f87 p84 = ((fun p85 p86 -> 6), 18) in f87) | q88 -> (fun p89 -> ((fun p90 p91 -> 10), 0))) in -. (-2.0)) -. ((let v92 = (match 1.0 with | (0.0 | 0.0) -> (let rec f83 p80 = ((let rec f82 p81 p80 = n79 in f82), p80) in f83) | 0.0 -> (let rec f87 p84 = ((fun p85 p86 -> 6), 18) in f87) | q88 -> (fun p89 -> ((fun p90 p91 -> 10), 0))) in -. (-2.0))) in
  let c95 = (c94) +. (let v92 = (match 1.0 with | (0.0 | 0.0) -> (let rec f83 p80 = ((let rec f82 p81 p80 = n79 in f82), p80) in f83) | 0.0 -> (let rec f87 p84 = ((fun p85 p86 -> 6), 18) in f87) | q88 -> (fun p89 -> ((fun p90 p91 -> 10), 0))) in -. (-2.0)) in
  let c96 = ((let { r1 = _; r2 = q93; r3 = _ } = { r1 = n79; r2 = n79; r3 = (true, []) } in -1.0)) *. (let v92 = (match 1.0 with | (0.0 | 0.0) -> (let rec f83 p80 = ((let rec f82 p81 p80 = n79 in f82), p80) in f83) | 0.0 -> (let rec f87 p84 = ((fun p85 p86 -> 6), 18) in f87) | q88 -> (fun p89 -> ((fun p90 p91 -> 10), 0))) in -. (-2.0)) in
  let c97 = (c95) -. (let { r1 = _; r2 = q93; r3 = _ } = { r1 = n79; r2 = n79; r3 = (true, []) } in -1.0) in
  let c98 = (c96) +. c97 in
  let c99 = ((let v92 = (match 1.0 with | (0.0 | 0.0) -> (let rec f83 p80 = ((let rec f82 p81 p80 = n79 in f82), p80) in f83) | 0.0 -> (let rec f87 p84 = ((fun p85 p86 -> 6), 18) in f87) | q88 -> (fun p89 -> ((fun p90 p91 -> 10), 0))) in -. (-2.0))) +. (let { r1 = _; r2 = q93; r3 = _ } = { r1 = n79; r2 = n79; r3 = (true, []) } in -1.0) in
  note_float c99;
  let c100 = n79 * (n79) in
  let c101 = c100 + (n79) in
  let c102 = n79 + (2) in
  let c103 = c100 + (2) in
  let c104 = c102 - (c100) in
  let c105 = (n79) + c102 in
  let c106 = (c100) + c104 in
  let c107 = c103 + (c103) in
  let c108 = c100 + (c106) in
  let c109 = (2) * c107 in
  note_int c109;
  let n157 = (try (
    let n156 = (try (
      let rec f110 p111 p112 p113 =
        if p111 < 1 then
          ((ref c109), (Ok c96), c104)
        else (
          let n114 = 19 in
          let r121 = f110 (p111 - 1) (match Ok C6 with | Ok _ -> p112 | ((Ok C6) | (Error _)) -> p112) (let _v115 = false in (let rec f120 p116 p117 = ((let rec f119 p118 = "tail \" end" in f119), c107) in f120)) in
          let r126 = f110 (p111 - 1) p112 (let rec f125 p122 p123 = ((fun p124 -> "a"), p111) in f125) in
          (let v127 = if false then (Array.make 4 true) else (Array.make 4 true) in ((ref n114), (Ok c99), c108))
        )
      in
      let v135 = f110 2 (match { r1 = c105; r2 = c109; r3 = (true, []) } with | { r1 = q128'; r2; r3 = q129 } -> (Array.make 4 r2)) (let rec f134 p130 p131 = ((let rec f133 p132 = "\000\255x" in f133), 8) in f134) in
      ((let (m136, m137, m138) = v135 in mix_0 5 m136; mix_1 5 m137; mix m138); note_end 0);
      let a139 = Array.init 12 (let rec f140 c103 = c101 in f140) in
      let rec loop142 i141 =
        if i141 >= 0 then (
          (a139.(i141) <- 4095);
          loop142 (i141 - 1)
        ) else
          ()
      in
      loop142 (12 - 1);
      (mix_ints a139 0 12; note_end 0);
      (try (
        let n144 = c109 in
        let n145 = 65535 in
        let n151 = ((c101 + c108) * (match { r1 = 6; r2 = c108; r3 = (true, []) } with | { r1 = q146; r2; _ } -> c109 | { r1 = (-2147483647); r2 = q147; r3 = q148 } when true -> 16 | ({ r1 = _; r2 = q149; r3 = _ } as w150) when ((c108 <= c104) == (if true then false else false)) -> 14)) + ((max c100 n145) * 7) in
        let n152 = -15 in
        (if (let rec f154 p153 = false in f154) (Ok c108) then (Array.fast_sort compare a139) else (a139.(12) <- c104))) with | Invalid_argument _ -> (mix_float 0.5));
      a139.(wrap (List.find (fun p155 -> false) []) 12)) with | _ -> (if true then 12 else c104)) in
    note_int n156;
    c107) with | Failure _ -> (show_int 3 c104) | Not_found -> (c107 lsr 4) | Match_failure _ -> (15 * 37) | E0 -> (c103 - 13)) in
  let v171 = ((match (fun p158 -> c97) { r0 = c100 } with | 0.5 -> (c108, true, false) | 0.0 -> (if false then (c101, true, true) else (c106, false, true)) | (0.0 as w159) when ((match [] with | [] -> false | (_ :: []) -> false | (q160 :: (q161 :: q162)) -> false) && (let _v163 = c106 in false)) -> (Array.fold_right (let rec f166 p164' p165 = p165 in f166) (Array.make 2 c103) (n157, true, false)) | 0.0 -> (c104, false, true) | q167' -> (if false then (1, false, false) else (c108, false, false))), ((let (q168, q169, q170) = (c108, c104, false) in q170) && ((10 + (-1073741824)) <= 1)), (-0.0), c99) in
  (if (c108 - 2147483646) <= c107 then raise E0 else (if true then ()))) with | Invalid_argument q172 -> (if true then ()) | E0 -> (mix n79))
let () = note_int n79
let () = ()
