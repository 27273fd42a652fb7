exception E0
let checksum = Array.make 1 1
let rec mix x =
  let s = checksum.(0) in
  let d = s + s in
  let q = d + d in
  let o = q + q in
  checksum.(0) <- o + o + o + o - s + x
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
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let () = String.fold_left (let rec f2 p0 p1 = () in f2) (Array.iteri (fun p3 p4 -> if true then () else ()) (let v5' = [] in Array.make 1 (-1))) ((clip "t") ^ (String.make (hide 1 2) '0'))
let n6 = if None < None then (if 17 <= 7 then (-32769) else (if false then (if 0 <> 9 then (-2147483648) else (if 1.5 < (-1.5) then ((); 4) else (if true then ((-1) lsl 2) else (if false && false then 2147483647 else (-20))))) else (1 mod (1 lor 1)))) else (succ 11)
let () = note_int n6
let f7 p8 =
  let rec f9 p10 p11 =
    if p10 > 0 then (
      (try (let r12 = f9 (p10 - 1) p11 in if 10.0 >= 3.25 then raise E0 else r12) with | E0 -> (p8 < p8))
    ) else
      false
  in
  let v15 = f9 1 (fun p13 p14 -> 10.0) in
  let v18 = f9 (hide 0 0) (fun p16 p17 -> -2.0) in
  raise E0
let x19 = (try (f7 7) with | E0 -> (max (-100.75) 0.0))
let a20 = (try [|n6; n6|] with | Invalid_argument q21 -> (Array.make 2 n6) | Division_by_zero -> (Array.make 2 n6) | Failure q22 -> (Array.make 2 n6) | E0 -> (Array.make 2 (-3)))
let () = for i23' = 0 to 2 - 1 do
  a20.(i23') <- (compare ((); 2) (truncate x19));
  ()
done
let () = (mix_ints a20 0 2; note_end 0)
let f24 p25 =
  (if "\000\255x" <= (string_of_bool false) then raise (Failure "b c"));
  n6
let n27 = (try (f24 (let _v26 = ((true, x19, 3.25, n6), (0.5, x19)) in (n6, [], 3.25))) with | Failure _ -> ((); n6))
let n28 = (try (f24 (14, [], x19)) with | Failure _ -> (if true then n27 else n6))
let v32 = "pr" < (part ((fun p29 -> "12") None) (n27 asr 4) (match [] with | [] -> n27 | ((_ :: _) | []) -> n28))
let () = (mix (if v32 then 1 else 0); note_end 0)
let c33 = 65536 * ((12 lsl 21))
let c34 = 65536 * (c33)
let c35 = (12 lsl 21) lxor (c34)
let c36 = c35 - (c34)
let c37 = (c33) - (12 lsl 21)
let c38 = c35 - (c37)
let c39 = c35 - (c38)
let c40 = c36 * (c36)
let () = note_int c40
let f41 p42 =
  (if v32 || (c40 > c39) then raise E0);
  (if (c40 mod 1) > (- c39) then 11 else ((c36 / 4) / 100))
let n43 = (try (f41 (match Ok None with | Ok _ -> (Array.make 4 []) | Error _ -> (Array.make 4 []))) with | E0 -> 1023)
let n51 = (try (f41 (match Ok None with | Ok None -> (Array.make 4 []) | Ok _ when false -> (Array.make 4 []) | Ok (Some q44 as w45) when q44 <> 'p' -> (Array.make 4 []) | Ok (Some q46) -> (Array.make 4 []) | (Error 0.0 as w47) -> (Array.make 4 []) | Error q48 -> (Array.make 4 []) | ((Ok q49 as w50) | (Ok q49 as w50)) when true -> (Array.make 4 []) | _ -> (Array.make 4 []))) with | E0 -> (Array.length a20))
let f52' c37 p53 =
  let n60 = if not false then (try (f41 (Array.make 4 [])) with | E0 -> c37 | _ -> c40) else (if false then (if (Array.make 2 x19) >= (Array.make 2 x19) then (if v32 then 18 else n43) else (if v32 || v32 then (p53 + n43) else (if ((); v32) then ((fun p59 -> c39) x19) else (if c36 = (-2) then (max c39 p53) else (if (match [] with | (q54' :: _) -> false | ([] as w55) -> true | (q56 :: []) -> v32 | (q57 :: (_ :: q58)) -> v32) then (if v32 <> v32 then (7 lxor p53) else 20) else 16))))) else 4095) in
  raise (Failure "b c")
let n61 = (try (f52' 2147483646 (try (f41 (Array.make 4 [])) with | E0 -> n51)) with | Failure _ -> (compare c39 18))
let () = note_int n61
let n63 = (try (f52' (if v32 then c38 else 0) a20.((Array.length a20) land 1)) with | Failure q62 -> (if true then c36 else n43))
let () = note_int n63
let () = print_int (max n61 5)
let () = print_byte 32
let () = print_float x19
let () = print_newline ()
let () = Printf.printf "[%s %d]\n" "12" (try (match n51 with | -2 -> (f52' 2 n61) | ((1 as w64) | (1 as w64)) -> (c36 - n63) | (0 as w65) -> 2147483647 | q66 -> (5 asr 14)) with | Invalid_argument _ -> 2147483647 | Division_by_zero -> c38 | Failure _ -> (let _v67 = true in 4) | Not_found -> (let v68 = x19 in c39) | E0 -> (succ c38))
let a69 = max (Array.make 16 c37) (Array.make 16 c40)
let rec loop72 i70 s71 =
  if i70 <> 16 then (
    if false then loop72 (i70 + 1) (a69.(i70) - (s71)) else s71
  ) else
    s71
let n74 = loop72 0 n51
let () = note_int n74
let () = note_int c38
let () = note_int n27
let () = note_int c40
let () = note_int n61
let () = note_int c39
let () = note_int n74
let () = note_int c35
let () = (mix_ints a20 0 2; note_end 0)
let () = ()
