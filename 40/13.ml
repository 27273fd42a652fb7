type ('a, 'b) t0 = C1 | C0 of unit list * 'b
exception E0
exception E1 of int
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
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : (char, float) result) =
  if d > 0 then
    match v with
    | Ok y157 -> mix 0; mix (Char.code y157)
    | Error y158 -> mix 1; mix_float y158
in
let a0 = Array.make (hide 1 13) 2.0 in
let rec loop3 i1 n4 s2 =
  if i1 >= 0 then (
    loop3 (i1 - 2) n4 ((s2 /. 0.5) -. (a0.(i1) *. (s2)))
  ) else
    s2
in
let n5 = loop3 (13 - 1) 13 3.25 in
note_float n5;
let v156 = (match Array.fold_left (fun p6 p7 -> p6) (if true then C1 else C1) a0 with | (C1 | C1) -> (
  let a155 = (match C1 with | (C1 | (C0 (_, _))) -> (
    let v29 = (match C1 with | ((C0 (_, _)) | C1) -> (
      let c11 = ((let v10 = C1 in ()); (match n5 with | (0.0 | 0.0) -> 2 | (0.5 | 0.5) -> 18 | _ -> (-2))) + (((-1) mod 16)) in
      let c12 = ((let v10 = C1 in ()); (match n5 with | (0.0 | 0.0) -> 2 | (0.5 | 0.5) -> 18 | _ -> (-2))) + (((-1) mod 16)) in
      let c13 = (((let v10 = C1 in ()); (match n5 with | (0.0 | 0.0) -> 2 | (0.5 | 0.5) -> 18 | _ -> (-2)))) * c11 in
      let c14 = (((-1) mod 16)) - ((-1) mod 16) in
      let c15 = ((let v10 = C1 in ()); (match n5 with | (0.0 | 0.0) -> 2 | (0.5 | 0.5) -> 18 | _ -> (-2))) * (c13) in
      let c16 = c13 lxor (c13) in
      let c17 = (((let v10 = C1 in ()); (match n5 with | (0.0 | 0.0) -> 2 | (0.5 | 0.5) -> 18 | _ -> (-2)))) + c15 in
      note_int c17;
      ((match C1 with | (C1 | C1) -> (c15, true, c17, true) | ((C0 (_, (_, _, _, _))) | (C0 (_, _))) when (if true then ("tail \" end" >= "") else (true >= false)) -> (c17, true, 4, false) | C0 (((_ :: _) | []), q22) -> (c16, false, c14, false) | ((C0 ((q23 :: _), (_, q24, c17, q25))) | (C0 ((q23 :: _), (_, q24, c17, q25)))) -> (11, q25, c15, q25) | _ -> (1, false, c13, false)), ((); (c16, 2)), c16, (Array.make (hide 1 2) c15))) | ((C0 (_, _)) | (C0 (_, _))) -> (
      (let v27 = fun p26 -> true in (let _v28 = [] in (((-3), true, 15, false), (0, 15), 16, (Array.make 2 0)))))) in
    [|(match n5 with | (1.0 | _) -> (ref true) | q30 -> (ref true)); (let v31 = false in ref v31); (ref true); (match [] with | ([] | []) -> (ref false) | ([] | (_ :: [])) -> (ref true) | ((q32 :: (v29 :: q33)) | (v29 :: (q32 :: q33))) -> (ref true)); (ref true); (ref true); (let v34 = C1 in ref false); (match v29 with | ((((_, q35', q36, q37) as w38), q39, q40, q41') | (((_, q37, q36, q35') as w38), q39, _, ([|q40|] as q41'))) -> (ref true) | ((((q42, q43, _, q44) as w45), q46, _, v29) | (((_, q43, q42, q44) as w45), q46, _, v29)) -> (ref q44))|]) | ((C0 (n5, 1.0)) | (C0 (n5, _))) -> (
    ((match n5 with | (([] as w47) | ([] as w47)) -> () | ((q48 :: q49) | (q48 :: q49)) -> q48); (Array.make 8 (ref true)))) | ((C0 (q50, _)) | (C0 (q50, _))) -> (
    let v153 = (match (let (q51, q52, q53) = (((-2), 5, n5, "tail \" end"), (Ok n5), n5) in if true then C1 else C1) with | (C1 | C1) -> (
      let v82 = (match (let (q54 :: q55) = ((); []) in (match q55 with | ((_ :: (_ :: _)) | []) -> C1 | ((3 :: q57) | ([] as q57)) when ((let rec f60 p58 = (match [] with | ([] | []) -> false | ((q59 :: _) | (q59 :: _)) -> false) in f60) (match q57 with | ([] | []) -> (q54, n5, true, q54) | ((q61 :: q62) | ((q61 :: _) as q62)) -> (2, n5, false, q61) | ((q63 :: _) | ((-2 as q63) :: _)) -> (q63, n5, true, 3))) -> C1 | (((-3) | (-3)) :: q64) -> C1 | ((q65 :: _) | (q65 :: [])) when (((let o66 = q54 in let o67 = q65 in let o68 = 15 in let o69 = q65 in let ( = ) a b = a lxor (b + 1) in o66 = o67 = o68 = o69) + 65536) <= 1023) -> C1 | _ -> C1)) with | (C1 | (C0 (_, _))) -> (
        let n70 = -3 in
        note_int n70;
        assert (compare n70 n70 = 0);
        Error (let i71 = n70 in if i71 >= 0 && i71 < Array.length a0 then a0.(i71) else n5)) | ((C0 (_, _)) | C1) -> (
        let x73 = -. n5 in
        note_int (let (_, q74) = (match q50 with | ([] | []) -> ((-10.0), 13) | ((_ :: []) | (_ :: _)) -> (x73, 16)) in Array.length a0);
        (match (match [] with | ([] | (_ :: _)) -> q50 | ([] | (_ :: _)) -> q50) with | ([] | []) -> (Ok '\'') | ((q75 :: []) | (q75 :: [])) -> (let _v76' = false in Ok '\'') | ((_ :: (q77 :: q78)) | ((_ :: (q77 :: _)) as q78)) -> ((); (Ok '0')))) | exception Match_failure _ -> (let _v81 = (match q50 with | ([] | []) -> (Ok '\n') | ((q79 :: q80) | ((q79 :: _) as q80)) -> (Ok '\'')) in snd (4, (Ok 'z'))) | exception _ -> (Ok (try (if false then ' ' else '0') with | _ -> '\255'))) in
      (mix_0 5 v82; note_end 0);
      None) | ((C0 (_, q83) as w84) | (C0 ((_ :: _), q83) as w84)) -> (
      let x139 = (match Error ("tail \" end" = "\000\255x") with | ((Ok 5) | (Ok 5)) -> (
        let _ = (let i85 = (6 + 18) - (Array.length q83) in if i85 >= 0 && i85 < 13 then a0.(i85) else n5) in
        let v89' = (let _v86 = n5 in (match q50 with | ((_ :: (_ :: _)) | []) -> ('\'', []) | ([] | (_ :: _)) -> (max (' ', []) ('\'', [])))) in
        n5) | ((Ok (-3)) | (Ok (-3))) -> (
        let f99 = fun p90 (q91, q83, _, q92) p93 -> (let o94 = 14 in let o95' = 10 in let o96 = 17 in let o97 = p90 in let o98' = -1 in let ( land ) a b = (a lsl 1) + b and ( *. ) a b = a lxor (b + 1) in o94 *. o95' land o96 *. o97 *. o98') >= p90 in
        -. (0.5 -. 1.5)) | Ok (2 | 2) -> (
        let n102 = (succ (let (q100, q101, _) = (C1, false, (n5, 1)) in 1)) / 1 in
        note_int n102;
        let n103 = -1 in
        note_int n103;
        a0.(hide 0 4)) | ((Ok 6) | (Ok 6)) -> (
        let v111 = ((if (match w84 with | (C1 | C1) -> false | ((C0 ([], _)) | C1) -> true | ((C0 ((q104 :: _), ([|q105; q106|] as w107))) | (C0 ((q104 :: _), ([|q105; q106|] as w107)))) -> true | C0 ((([] as w108) | (_ :: w108)), _) -> true) then ((); C1) else C1), (let v109 = if false then (-10.0) else n5 in fun p110 -> false), q83.(1)) in
        n5) | Ok ((-3) | (-2147483647)) -> (
        let s120 = (let v113 = String.equal ((fun p112 -> "") 16) (string_of_bool false) in (match C1 with | (C1 | C1) -> ((clip "12") ^ "tail \" end") | ((C0 (q114, q115) as w116) | (C0 (q114, q115) as w116)) -> (let (q117, q118, _, q119) = ("12", C1, n5, (-2)) in q117))) in
        (mix (String.length s120); note_end 0);
        mix (int_of_string (string_of_int (2 + (-3))));
        (try (float_of_int (min 0 7)) with | Not_found -> (100.75 *. n5) | Match_failure _ -> (tick_float 9 n5) | E0 -> 1e999)) | ((Ok (-1)) | (Error true)) -> (
        let n121 = truncate (fabs n5) in
        let a122' = a0 in
        a0.(10) <- 5e-324;
        a122'.(10) <- ((a0.(10)) +. (n5 *. 3.25));
        note_float a0.(10);
        (match (let _v127 = (let rec f126 p123 p124 p125 = "12" in f126) in None) with | (None | (Some _)) -> 3.25 | ((Some q128) | (Some (-1 as q128))) -> (floor n5) | ((Some q129) | (Some (6 as q129))) -> (n5 *. n5) | (None | (Some _)) when (match q50 with | ([] | []) -> (try (n121 < n121) with | Invalid_argument q130 -> false | Failure q131 -> false | Not_found -> false | Match_failure _ -> false | E0 -> true) | ((q132 :: _) | (q132 :: _)) -> (n121 < n121)) -> ((-1.5) +. n5) | _ -> (try ((fun p133 -> 1.5) false) with | Not_found -> n5 | Match_failure _ -> n5 | E0 -> n5))) | ((Error _ as w134') | (Ok _ as w134')) -> (
        let n135 = 16 in
        note_int n135;
        2.0) | ((Error _) | (Error _)) -> (
        let s137 = ref "" in
        for i136 = 0 to 3 - 1 do
          s137 := (clip !s137 ^ clip !s137)
        done;
        let n138 = !s137 in
        (mix (String.length n138); note_end 0);
        n5)) in
      let v152 = (let v151' = C0 ((match w84 with | (C1 | (C0 (_, _))) -> [] | ((C0 (q140, q141)) | (C0 (q140, ([||] as q141)))) -> [] | ((C0 (_, _)) | C1) when (((); true) && (match q50 with | ([] | []) -> false | ((_ :: (_ :: _)) | []) -> false | ((_ :: []) | (_ :: [])) -> true | ((q147 :: (q148 :: q149)) | (q148 :: (q147 :: q149))) -> true)) -> [] | ((C0 (_, q150)) | (C0 (_, q150))) -> [] | _ -> []), (8 mod (-1))) in ((4 + 1024) >= 15) || (if false then false else true)) in
      None)) in
    let n154 = if (((Char.code '\255') - (13 lsl 19)) <= (-4)) || true then (((1024 mod (((-3) + 8) lor 1)) * 9) / (17 lor 1)) else 0 in
    Array.make 8 (ref false))) in
  false) | (C1 | (C0 (_, _))) -> (
  true)) in
note_float n5;
(mix (if v156 then 1 else 0); note_end 0);
()
