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
let rec mix_0 d (v : float option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y80 -> mix 1; mix_float y80
let () = (try (
  let x17 = (try (
    (try (
      let _ = if (match None with | (None | None) when ((List.fold_right (fun p0 p1 -> p1) [] false) < false) -> (if false then false else true) | None -> (19 >= 13) | Some q2 -> (1 > q2)) then (match 12 with | 8 -> (if false then (14, (ref 6), "12") else (10, (ref 20), "b c")) | (6 | 6) -> (let v3 = -2.0 in (17, (ref 5), "\000\255x")) | (9 | _) -> (let _v4 = 15 in (15, (ref (-2)), "12")) | q5 -> (20, (ref q5), "a")) else ((List.length []), (ref 0), (part "" 20 (-3))) in
      let x16 = (try (
        let c6 = ((-10.0) +. 2.0) +. (((max () ()); ((-0.0) *. 10.0))) in
        let c7 = (((-10.0) +. 2.0)) -. ((max () ()); ((-0.0) *. 10.0)) in
        let c8 = ((max () ()); ((-0.0) *. 10.0)) +. (((max () ()); ((-0.0) *. 10.0))) in
        let c9 = (((-10.0) +. 2.0)) -. ((max () ()); ((-0.0) *. 10.0)) in
        let c10 = ((max () ()); ((-0.0) *. 10.0)) +. (((max () ()); ((-0.0) *. 10.0))) in
        let c11 = (c7) -. c8 in
        let c12 = c9 -. (((max () ()); ((-0.0) *. 10.0))) in
        let c13 = ((max () ()); ((-0.0) *. 10.0)) *. (c7) in
        let c14 = ((max () ()); ((-0.0) *. 10.0)) +. (c6) in
        let c15 = (c14) +. c13 in
        (mix_float c15; note_end 0);
        c10) with | _ -> (match false with | true -> 0.0 | false -> 0.0)) in
      ()) with | _ -> ());
    3.25) with | _ -> 2.0) in
  ()) with | _ -> ())
let x19 = ((let v18 = [] in 1.5) *. (float 2)) *. ((0.0 +. 1.0) *. ((-1.0) *. (-3.25)))
let () = note_float x19
let a20 = (match None with | (None | None) -> (Array.make 8 20) | Some 2 -> (Array.make 8 6) | Some 6 -> (Array.make 8 11) | Some 1 -> (Array.make 8 1) | Some (-2147483648) -> (Array.make 8 17) | Some (-2) -> (Array.make 8 17) | ((Some _) | (Some _)) -> (Array.make 8 (-2)))
let i21 = ref 0
let () = while !i21 < (hide 1 8) do
  (let k22 = wrap a20.(!i21) 8 in a20.(k22) <- a20.(k22) + 1);
  i21 := !i21 + 1
done
let () = (mix_ints a20 0 8; note_end 0)
let n79 = (try (
  let n65 = (try (
    let rec f23 p24 =
      if p24 <= 0 then
        (try [|'a'; ' '; 'z'; 'z'; '\n'; '\n'; '\255'; '\n'|] with | _ -> (Array.make 8 'z'))
      else (
        let r25 = f23 (p24 - 1) in
        r25
      )
    in
    let a26 = f23 4 in
    let x61 = (try (
      let s27 = if 10 == (-1) then (if (-1) <> 16 then ((clip "12") ^ "a") else (if not false then (if not true then ((clip "") ^ "12") else ((); "12")) else ((); "tail \" end"))) else "zoqu" in
      (try (
        (if ((-2) lxor 1) >= (Array.length a20) then () else (if true == false then raise (Failure s27) else (match Ok (Array.make 2 20) with | ((Error f23) | (Error f23)) -> () | ((Error q28) | (Error q28)) when q28 -> () | _ -> ())));
        let n29 = 11 in
        let a30 = a20 in
        a20.(5) <- (-16);
        a30.(wrap (String.length s27) 8) <- ((a20.(5)) lxor (compare true false));
        note_int a20.(5);
        (if s27 >= s27 then raise Division_by_zero else (print_string s27))) with | Division_by_zero -> (mix (if true then 1 else 0)) | Not_found -> (let v31 = x19 in ()) | Match_failure _ -> (let _v32 = -1 in ()));
      (try (
        let s34 = ref None in
        for i33 = 0 to 3 - 1 do
          (
            let p35 = float_of_int i33 in
            let p36 = (let _v38 = fun p37 -> [] in p35) in
            let p39 = (lxor) i33 4 in
            let p40 = 2.0 in
            let p41 = p39 in
            let p42 = coarse (log (limit p40 0.5 100.0)) in
            let p43 = x19 *. p36 in
            let p44 = p40 in
            let p45 = p43 +. (-1.0) in
            let p46' = p43 in
            let p47 = p44 in
            mix 1;
            let n48 = 1 * (p41 + (p39)) in
            let x49 = 1.0 *. ((p46' +. ((p44 *. (p43 -. ((p40 -. ((p35) -. p36)) -. p42))) -. p45)) +. p47) in
            note_float x49;
            let a50 = a20 in
            a20.(7) <- p41;
            a50.(i33) <- ((a20.(7)) + (let i51 = n48 in if i51 >= 0 && i51 < 8 then a50.(i51) else n48));
            note_int a20.(7);
            let unused52 = -781 in
            ());
          s34 := (if (match !s34 with | (None | None) -> true | Some 1.0 -> true | (None | None) when ((snd ("", (Array.make 1 (-1)))) <= (Array.map (let rec f54 p53 = i33 in f54) (Array.sub a20 0 1))) -> true | Some q55 -> false | _ -> false | exception Division_by_zero -> false | exception Not_found -> true | exception Match_failure _ -> false) then !s34 else !s34)
        done;
        let n56 = !s34 in
        (mix_0 5 n56; note_end 0);
        ()) with | _ -> (match None with | None -> () | Some q57 -> ()));
      (let v58 = -. (2.0 *. (-1.5)) in a26.(0) <- (let s59 = s27 in let i60 = 4 in if i60 >= 0 && i60 < String.length s59 then s59.[i60] else '\255'));
      x19) with | Failure _ -> (3.25 *. x19)) in
    note_float x61;
    int_of_string (match Ok 8 with | Ok _ -> "12" | ((Error q62) | (Error q62)) -> "tail \" end")) with | Failure q63 -> (let _v64 = None in 1)) in
  let n78 = (try (
    (try (
      let n72 = (try (
        print_int (-13);
        print_byte 32;
        print_float (match (match None with | None -> None | Some q66 -> None) with | None -> (x19 +. x19) | ((None as w67') | (Some 0.5 as w67')) -> (( *. ) (-0.5) 0.0) | Some 1.0 -> (let v68 = None in x19) | ((Some q69) | (Some q69)) -> q69);
        print_newline ();
        a20.(hide 1 2)) with | Invalid_argument q70 -> (snd (10, n65)) | Failure q71 -> (n65 * 18) | _ -> ((); n65)) in
      (match (n65, true, n65, 3) :: [] with | (q73 :: q74) -> (a20.(wrap n65 8) <- n72))) with | _ -> ());
    n65) with | Division_by_zero -> (n65 - n65) | Failure q75 -> (let i76 = n65 in if i76 >= 0 && i76 < Array.length a20 then a20.(i76) else n65) | Not_found -> (n65 * n65) | Match_failure _ -> (let v77 = 4 in v77)) in
  (let n78 = -. x19 in n65)) with | _ -> (14 mod (13 lor 1)))
let () = note_int n79
let () = (mix_ints a20 0 8; note_end 0)
let () = note_float x19
let () = ()
