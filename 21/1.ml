type t0 = C0 of float option * t0 | C1
type 'a t1 = { r2 : int -> int }
exception E0 of float
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
let rec wrap i n =
  let r = i - i / n * n in
  if r < 0 then r + n else r
let rec tick_int k x = mix k; x
let rec show_int k x = print_byte (65 + k); x
let rec hide n x = if n <= 0 then x else hide (n - 1) x
let rec part s i n =
  let size = String.length s in
  let from = if i < 0 then 0 else if i > size then size else i in
  let most = size - from in
  String.sub s from (if n < 0 then most else if n < most then n else most)
let rec mix_0 d (v : int list) =
  if d > 0 then
    match v with
    | [] -> mix 0
    | (y156 :: y157) -> mix 1; mix y156; mix_0 (d - 1) y157
let _ = (String.fold_left (let rec f5 p0' p1 = (let o2 = p0' in let o3 = p0' in let o4 = 11 in let ( *. ) a b = a lxor (b + 1) and ( <> ) a b = a lxor (b + 1) and ( %% ) a b = (a lsl 1) + b in o2 %% o3 *. o4) in f5) (20 mod (6 lor 1)) (part "" 8 14)) mod 8
let () = (let (_, q9) = ((if (if true then '\'' else 'z') != '\198' then '\n' else (match C1 with | C0 (None, (C0 (_, _))) -> (Char.uppercase_ascii 'z') | C0 (None, C1) -> ((); 'z') | C0 ((Some q6), q7) -> ((fun p8 -> '0') 18) | C1 -> (Char.lowercase_ascii '\n'))), 5) in (match (if false then ((note_float 0.0); (if false then raise Division_by_zero else { r2 = (fun p10 -> p10) })) else (let v11 = show_int 13 q9 in { r2 = (fun p12 -> 7) })) with | ({ r2 = _ } as w13) -> () | exception Division_by_zero -> (match if (let v14 = true in v14) then (C0 (None, C1)) else ((); C1) with | ((C0 (_, q15) as w16) | (C0 (None, w16) as q15)) -> () | C0 (((Some 1.0) | (Some _)), _) -> () | C0 ((Some _), _) -> (Printf.printf "[%s %d]\n" "\000\255x" (- q9)) | (C1 | C1) -> (mix (tick_int 12 19))) | exception _ -> (if ((Char.code '\255') + 1023) > 65536 then (if if true then false else false then (if true then () else ()) else (mix_float (-0.0))) else ((if false then () else ()); (Array.iteri (fun p17 p18 -> ()) (Array.make 1 true))))))
let () = if (let v21 = { r2 = (let rec f20 p19 = p19 in f20) } in (-1) <> 20) then (note_float 1.0) else (List.iter (let rec f23 p22 = if false then () else () in f23) (if false then [] else []))
let v155 = (match (try (Ok (1.5 /. 2.0)) with | _ -> (Ok (-1.5))) with | ((Ok 0.5) | (Ok 0.5)) when (((-65536) + 4096) > (3 mod (7 lor 1))) -> (
  mix (-3);
  (if 1.0 >= 0.0 then (let _v28 = ((ref (-3.25)), (let rec f27 p24 p25 p26 = p24 in f27), 'z') in []) else (12 :: []))) | Ok q29 -> (
  let rec g31 k34 p35 =
    if k34 <= 0 then p35 else (
      (let (_, m37, _, _) = p35 in mix m37);
      g32 (k34 - 1) (if false then p35 else p35)
    )
  and g32 k40 p41 =
    if k40 <= 0 then (0.5, k40, k40, q29) else (
      (let (_, m43, _, _) = p41 in mix m43);
      let r46 = g32 (k40 - 1) (if false then p41 else p41) in
      r46
    )
  and g33 k47 p48 =
    if k47 <= 0 then ((); p48) else (
      let r50 = g33 (k47 - 1) (let v49' = '\255' in (q29, 9, k47, q29)) in
      r50
    )
  in
  let v52 = g31 3 ((fun p51 -> (q29, 5, 14, q29)) (Array.make 7 q29)) in
  ((let (m53, m54, m55, m56) = v52 in mix_float m53; mix m54; mix m55; mix_float m56); note_end 0);
  (let rec f58 p57 = if true then [] else [] in f58) 0.1) | Ok 0.0 -> (
  let a59 = Array.fold_left (fun p60 p61 -> p60) (Array.make 8 { r2 = (fun p62 -> 16) }) (Array.make 4 false) in
  a59.(0) <- { r2 = (match C1 with | C0 (_, (C0 (q63, (C0 (_, _))))) -> (fun q63 -> q63) | ((C0 (q64, (C0 (_, C1)))) | (C0 (q64, (C0 (_, C1))))) -> (let rec f66 p65' = p65' in f66) | ((C0 (q67, C1)) | (C0 (q67, C1))) -> (let rec f69' p68 = 18 in f69') | C1 -> (fun p70 -> 12)) };
  a59.(1) <- a59.(wrap (0 + (-1)) 8);
  a59.(2) <- { r2 = (let rec f72 p71 = p71 in f72) };
  a59.(3) <- a59.(2);
  let rec loop76 i73 s74 =
    if i73 >= 8 then s74 else (
      loop76 (i73 + 2) (match a59.(i73) with | { r2 = q75 } -> ((i73 + i73) + (s74)))
    )
  in
  let n78 = loop76 0 0 in
  note_int n78;
  (n78 + 8) :: (match Ok (Array.make 6 n78) with | Ok [|_|] -> [] | Ok ([|_|] as w79) when (let _v80 = n78 in not true) -> [] | ((Ok _ as w81) | (Ok [||] as w81)) -> [] | ((Error { r2 = _ }) | (Error _)) -> [] | _ -> [])) | (Error (true as w83) as w84) when (((-1249) + 1073741824) >= (match w84 with | ((Ok _) | (Ok _)) -> 3 | Error true -> 7 | Error false -> 10)) -> (
  let a85 = Array.make 8 [] in
  a85.(0) <- [];
  a85.(1) <- ((0.0 -. 100.75) :: []);
  a85.(2) <- ((match w84 with | Ok q86 -> q86 | Error a85 -> 3.25) :: (if w83 then [] else []));
  a85.(3) <- (let ({ r2 = w84 } as w88) = { r2 = (fun p87 -> p87) } in (match w88 with | ({ r2 } as w89) when ((Array.length a85) <= ((-2) * 4)) -> [] | { r2 = q90 } -> []));
  let rec loop96 i91 n97 s92 =
    if i91 < n97 then (
      loop96 (i91 + 1) n97 (match a85.(i91) with | ([] | []) -> ((s92) -. ((let rec f94 p93 = s92 in f94) C1)) | (_ :: q95) -> ((float 15) *. (s92)))
    ) else
      s92
  in
  let n98 = loop96 0 8 1.5 in
  note_float n98;
  []) | Error true -> (
  let a99 = [|{ r2 = (fun p100 -> 20) }; { r2 = (fun p101 -> p101) }|] in
  a99.(0) <- { r2 = (match 14 with | 4 -> (fun p102 -> 1) | _ -> (fun p103 -> p103)) };
  a99.(1) <- (match (let rec f105 p104 = ((10.0, 7, 1.5), (Array.make 4 10.0), 18) in f105) false with | (a99, q106, q107) -> { r2 = (let rec f109 p108 = -3 in f109) });
  let s111 = ref (-1.5) in
  let i110 = ref 0 in
  while !i110 < 2 do
    s111 := (match a99.(!i110) with | ({ r2 = q112 } as w113) -> ((!s111) *. (floor !s111))); i110 := !i110 + 1
  done;
  let n114 = !s111 in
  note_float n114;
  let a115 = Array.make (hide 0 13) C1 in
  a115.(0) <- C1;
  a115.(1) <- ((if false then () else ()); C1);
  a115.(2) <- (let i116 = -7 in if i116 >= 0 && i116 < Array.length a115 then a115.(i116) else (C0 (None, C1)));
  a115.(3) <- C1;
  let s118 = ref n114 in
  let i117 = ref 0 in
  while !i117 < 13 do
    s118 := (match a115.(!i117) with | C0 (_, q119) -> ((!s118) -. (!s118 -. !s118)) | ((C1 as w120) | (C0 (_, w120))) -> ((!s118) -. ((); n114))); i117 := !i117 + 2
  done;
  let n121 = !s118 in
  note_float n121;
  ((); (match { r2 = (let rec f123 p122 = p122 in f123) } with | { r2 = _ } -> []))) | Error false when (false > ((3 - 1024) >= 2)) -> (
  (if (let v124 = false in v124) then (19 :: []) else ((); []))) | Error false -> (
  let a125 = Array.map (let rec f129 p128 = p128 in f129) (Array.make 4 { r2 = (let rec f127 p126 = 5 in f127) }) in
  a125.(0) <- (if 17 >= 18 then { r2 = (let rec f130 a125 = a125 in f130) } else { r2 = (fun p131 -> p131) });
  a125.(1) <- (match 0.5 *. (-0.0) with | 0.0 when ((false && false) || (false > false)) -> { r2 = (let rec f133 p132 = p132 in f133) } | 0.0 -> { r2 = (let rec f135' p134 = p134 in f135') } | q136 -> (if true then { r2 = (let rec f138 p137 = p137 in f138) } else { r2 = (let rec f140 p139 = p139 in f140) }) | 0.5 -> ((fun p141 -> { r2 = (fun p142 -> p142) }) C1));
  a125.(2) <- (let v143 = if true then (-1.0) else (-3.25) in ((); { r2 = (let rec f144 v143 = 10 in f144) }));
  a125.(3) <- (fst (match { r2 = (let rec f145' a125 = a125 in f145') } with | { r2 = q146 } -> ({ r2 = (let rec f148 p147 = 8 in f148) }, (Array.make 1 3))));
  let s150 = ref 1 in
  for i149 = 0 to 4 - 1 do
    s150 := (match a125.(i149) with | { r2 = q151 } when ((1.0 /. 0.5) <> 1.0) -> ((!s150 mod 2) * (!s150)) | { r2 = _ } -> ((!s150) * ((); i149)))
  done;
  let n152 = !s150 in
  note_int n152;
  Array.fold_left (fun p153 p154 -> [5; n152; n152]) [] a125))
let () = (mix_0 5 v155; note_end 0)
let () = ()
