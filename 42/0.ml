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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
in
let rec mix_0 d (v : t1) =
  if d > 0 then
    match v with
    | C18 -> mix 0
    | C28 -> mix 1
    | C9 -> mix 2
    | C27 -> mix 3
    | C21 -> mix 4
    | C11 -> mix 5
    | C24 -> mix 6
    | C26 -> mix 7
    | C14 -> mix 8
    | C15 -> mix 9
    | C23 -> mix 10
    | C22 -> mix 11
    | C29 -> mix 12
    | C10 -> mix 13
    | C20 -> mix 14
    | C19 -> mix 15
    | C25 -> mix 16
    | C7 -> mix 17
    | C8 -> mix 18
    | C31 -> mix 19
    | C30 -> mix 20
    | C16 -> mix 21
    | C12 -> mix 22
    | C13 -> mix 23
    | C17 -> mix 24
in
let rec loop10 i0 n11 s1 =
  if i0 < n11 then (
    loop10 (i0 + 1) n11 (
      let s3 = ref s1 in
      let i2 = ref ((hide 1 6) - 1) in
      while !i2 >= 0 do
        s3 := (match { { r0 = "b c"; r1 = !s3; r2 = None; r3 = !i2; r4 = !i2; r5 = (Array.make 2 4); r6 = [] } with r4 = !i2; r5 = (Array.make 2 !i2); r0 = "a"; r1 = !s3 } with | { r0 = q4; r1; r2 = q5; r3; r4 = _; r5 = [|s1; _|]; _ } -> (-1e999) | { r0; r1 = q6; r2 = q7; r3; r4 = _; r5 = q8; r6 = _ } -> (!s3 *. q6)); i2 := !i2 - 1
      done;
      let n9 = !s3 in
      n9)
  ) else
    s1
in
let n12 = loop10 0 (hide 0 5) 0.0 in
note_float n12;
let v107 = (match (if if true then raise E1 else false then raise (Failure "\000\255x") else (if true then [] else [])) with | [] when (match (2 > 4) with | true -> (List.fold_left (fun p13 p14 -> p13) true []) | true -> (12 <> 10) | false -> ((Array.make 8 n12) > (Array.make 8 2.0))) -> (
  let n103 = (match C11 with | C9 -> (
    let v69 = (match (if (let v15 = 1 in true) then (match [] with | (q16 :: q17) -> { r0 = q16; r1 = n12; r2 = None; r3 = 6; r4 = 6; r5 = (Array.make 2 0); r6 = [] }) else (if false then { r0 = "tail \" end"; r1 = n12; r2 = None; r3 = 16; r4 = 7; r5 = (Array.make 2 (-2)); r6 = [] } else { r0 = "a"; r1 = n12; r2 = None; r3 = 2; r4 = 4; r5 = (Array.make 2 20); r6 = [] })) with | { r0 = _; r1 = q18; r2 = q19; r3 = q20; r4; r5 = _; r6 = q21 } -> (
      let a22 = Array.make 13 n12 in
      let rec loop25 i23 n26 s24 =
        if i23 < n26 then (
          (a22.(i23) <- (s24 *. (a22.(i23))));
          loop25 (i23 + 1) n26 a22.(0)
        ) else
          s24
      in
      let n27 = loop25 0 (Array.length a22) n12 in
      note_float n27;
      let n45 = (try (
        let v36 = (let v34 = fun p28 p29 -> ((let rec f33 p30 p31 p32 = 1.5 in f33), r4) in if r4 <= q20 then (match true with | true -> C7 | false -> C7 | exception Invalid_argument q35 -> C7 | exception Division_by_zero -> C7 | exception E1 -> C7) else ((); C7)) in
        (mix_0 5 v36; note_end 0);
        let n43 = (hide 1 3) in
        let rec loop42 i37 s38 =
          if i37 >= n43 then s38 else (
            loop42 (i37 + 1) (
              let s40 = ref s38 in
              for i39' = 0 to 4 - 1 do
                s40 := (try (fabs (-. q18)) with | _ -> !s40)
              done;
              let n41 = !s40 in
              note_float n41;
              n41)
          )
        in
        let n44 = loop42 0 n27 in
        note_float n44;
        (compare (Array.make 16 (-2)) (Array.make 16 r4)) mod 16) with | _ -> r4) in
      note_int n45;
      (match (if true then raise (Invalid_argument "12") else (Ok C7)) with | Ok q46 -> C14 | Error None -> C20 | Error ((Some q47) | (Some q47)) -> (if false then C7 else C7) | exception Invalid_argument q48 -> (let ((q49, _, q50) as w51) = (n45, C7, { r0 = "a"; r1 = n27; r2 = q19; r3 = r4; r4 = 12; r5 = (Array.make 2 n45); r6 = [] }) in C7))) | exception Match_failure _ -> ((match { r0 = ""; r1 = n12; r2 = None; r3 = 7; r4 = 2; r5 = (Array.make 2 13); r6 = [] } with | ({ r0 = q52; r1 = (0.5 as w53); r2 = None; r3 = q54; r6 = q55; _ } | { r0 = q52; r1 = (0.5 as w53); r2 = None; r3 = _; r4 = q54; r6 = q55; _ }) -> () | { r0 = _; r1 = 0.5; r2 = (Some q56); r3 = n12; r4 = q57; r5 = q58; r6 = q59 } -> () | ({ r0 = "a"; r1 = q60'; r2 = q61; r3 = q62; r4 = _; r5 = q63'; r6 = n12 } | { r1 = q60'; r2 = q61; r4 = q62; r5 = q63'; r6 = n12; _ }) -> () | { r0 = q64; r1; r2 = q65; r3 = q66; r4 = q67; r5 = n12; r6 = q68 } -> ()); (if true then C7 else C7))) in
    let n101 = (match v69 with | (C18 | C18) -> (
      let x99' = (match v69 with | C9 -> (
        let n70 = 9 in
        1e16) | C27 -> (
        mix_float n12;
        4096.0) | C21 -> (
        let v97 = (try (match v69 with | (C11 | C28) -> "\000\255x".[0] | (C15 | C9) -> '\215' | C27 when ((String.concat "\000\255x" ["\000\255x"; clip "\000\255x"]) > "hzcsqycsbqc") -> (((mix (if (let rec f72 (_, q71) = q71 in f72) (7, true) then 1 else 0); note_end 0); (if Result.get_error (Ok 8) then raise E1 else (if true then () else ()))); (if (fst (None, 3)) = (match v69 with | C27 -> None | C24 -> None | C26 -> None | (C15 | C15) -> None | C29 -> None | C25 -> None | C8 -> None | C31 -> None | (C16 | _) -> None | _ -> None) then raise E1 else (let v74 = (match v69 with | C28 -> (-3) | C21 -> 12 | (C11 as w73) -> 5 | C26 -> 19 | C14 -> 15 | C15 when (0 <> ((-1) - 8)) -> 5 | C10 -> 14 | _ -> 19) in (try ((fun p75 -> '\'') v74) with | _ -> 'z')))) | C11 when (not (false && false)) -> '5' | C26 when (try false with | _ -> true) -> (let v76 = (if false <> true then ((); 9) else (7 + 2)) * ((abs 14) mod 100) in '\008') | C15 when false -> (let s77 = (clip "kjdgwmgzc") ^ (Printf.sprintf "<%.3f>" (abs_float (-5e-324))) in let i78 = (max (-7830) (-65536)) / (((match v69 with | (C18 | C9) -> 20 | C9 -> 0 | C27 -> 6 | C11 -> 18 | C22 -> 6 | (C29 as w79) -> 5 | C20 -> 15 | C25 -> (-2) | ((C29 as w80) | (C31 as w80)) -> 5 | (C30 | C30) -> 19 | _ -> (-1)) - ((fun p81 -> 19) true)) lor 1) in if i78 >= 0 && i78 < String.length s77 then s77.[i78] else ' ') | (C23 as w82) when ((truncate n12) <> ((); 5)) -> (if ((List.length []) / ((- 18) lor 1)) < ((7 lxor (-2)) * (13 + 5)) then raise (Invalid_argument "\000\255x") else '0') | ((C22 as w83) | (C22 as w83)) -> (let s84 = (clip (if not false then (let v85 = Array.make 16 (true, 17) in "") else (let _v86 = 11 in "tail \" end"))) ^ ((clip (part "tail \" end" 1 9)) ^ (string_of_bool false)) in let i87 = ((19 asr (10 land 31)) mod 4) + ((18 mod (9 lor 1)) asr 4) in if i87 >= 0 && i87 < String.length s84 then s84.[i87] else '\n') | C30 when true -> (if ((clip (max "tail \" end" "")) ^ (part "tail \" end" 13 19)) >= ((clip (match C7 with | C9 -> "12" | C11 -> "a" | C24 -> "a" | (C14 as w88) -> "\000\255x" | C15 -> "" | C29 -> "a" | (C20 | C10) -> "a" | C19 -> "a" | C25 -> "" | (C7 | C10) -> "tail \" end" | C31 -> "a" | C16 -> "12" | C12 -> "a" | q89 -> "b c")) ^ (part "\000\255x" 5 5)) then ((Result.get_error (Error ())); (match v69 with | C27 -> "\000\255x".[hide 1 3] | C24 -> ((fun p90 -> 'z') (Array.make 6 n12)) | C26 when false -> (let v91 = v69 in 'z') | C14 -> "a".[3] | C22 -> (max '\'' '\'') | C29 when (((0 mod 16) + 31) <= (8 - 19)) -> (if true then raise (Invalid_argument "12") else '\'') | (C20 | C20) -> (min 'a' '\255') | C7 -> '\198' | C31 -> (if true then '\n' else '\255') | C30 -> (Char.chr 15) | C16 -> ((); 'z') | C12 when (let v92 = C7 in (0 + 1024) <= (-1)) -> 'a' | q93 when (("12" = "\000\255x") && (11 > 10)) -> (let _v94 = "\000\255x" in '\n'))) else (try 'z' with | _ -> ' ')) | q95 when false -> '\'') with | Invalid_argument q96 -> '\'' | Match_failure _ -> '\n' | E1 -> '\'' | _ -> 'a') in
        1.0) | (C27 | C11) -> (
        0.0) | (C22 | C13) -> (
        n12) | C20 -> (
        0.0) | C19 -> (
        n12) | C25 -> (
        n12) | q98' -> (
        n12)) in
      -1) | (C15 | C9) -> (
      10) | (C21 | C24) -> (
      14) | C26 -> (
      2) | C29 -> (
      8) | C10 -> (
      6) | C25 -> (
      18) | C8 -> (
      5) | (C14 | C31) -> (
      17) | C12 -> (
      20) | C13 -> (
      20) | q100 -> (
      7)) in
    n101) | C14 -> (
    -2) | C26 -> (
    3) | C22 -> (
    17) | C29 -> (
    10) | C7 -> (
    3) | C8 -> (
    6) | C16 -> (
    0) | C12 -> (
    2) | q102 -> (
    -1)) in
  ()) | [] -> (
  ()) | (q104 :: q105) -> (
  ()) | exception Failure q106 -> () | exception E1 -> ()) in
note_float n12;
()
