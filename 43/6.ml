type ('a, 'b) t0 = { r0 : bool; mutable r1 : ('a, 'b) t0 option }
and ('a, 'b) t1 = { r2 : string; r3 : float array; mutable r4 : int ref }
exception E0 of (bool, int) t0
exception E1 of (float, int) t1
exception E2 of bool
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
let rec mix_string s =
  mix (String.length s);
  String.iter (fun c -> mix (Char.code c)) s
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
let rec mix_ints a i n =
  if i < n then (mix a.(i); mix_ints a (i + 1) n) else ()
in
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec tick_float k x = mix k; x
in
let rec hide n x = if n <= 0 then x else hide (n - 1) x
in
let rec clip s =
  if String.length s > 40 then String.sub s 3 30 else s
in
let rec mix_0 d (v : bool option) =
  if d > 0 then
    match v with
    | None -> mix 0
    | Some y178 -> mix 1; mix (if y178 then 1 else 0)
and mix_1 d (v : (bool, int) t1 ref) =
  if d > 0 then
    match v with
    | _ -> mix_2 (d - 1) !v
and mix_2 d (v : (bool, int) t1) =
  if d > 0 then
    match v with
    | { r2 = y179'; r3 = y180; r4 = y181 } -> mix_string y179'; mix_floats y180 0 2; mix_3 (d - 1) y181
and mix_3 d (v : int ref) =
  if d > 0 then
    match v with
    | _ -> mix !v
in
let n0 = -11 in
note_int n0;
let n88 = (try (
  let x86 = (try (
    let _ = (match Array.fold_right (if false then (fun p1 p2 -> p2) else (fun p3 p4 -> p4)) (Array.copy (Array.make 3 n0)) (match Array.make 1 n0 with | ([|(-3)|] as w5) -> { r0 = true; r1 = None } | [|1|] when (match (match Ok { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref 14) } with | Ok n0 -> 10 | Error q6' -> 0) with | 1 -> (if false then false else false) | -3 -> (false || false) | -3 -> (if true then false else false) | 9 -> (false && false) | 8 -> true | (6 | 6) -> ((n0, ("a", false, n0), n0, (Array.make 9 10.0)) >= (n0, ("a", true, n0), n0, (Array.make 9 1.0))) | 7 -> (n0 = n0) | _ -> ((fun n0 -> true) "\000\255x")) -> { r0 = true; r1 = None } | ([|5|] as w7) when true -> { r0 = false; r1 = None } | ([|q8|] as w9) -> { r0 = true; r1 = None } | q10 -> { r0 = false; r1 = None } | _ -> { r0 = true; r1 = None }) with | { r0 = true; r1 = (None | None) } when (String.equal ((clip "b c") ^ "a") ((clip "b c") ^ "tail \" end")) -> (Array.fold_right (let rec f13 p11 p12 = p12 in f13) (Array.mapi (fun p14 p15 -> '\255') (Array.make 3 (-0.5))) ((let rec f17 p16 = 10.0 in f17) n0)) | { r0 = q18; r1 = (Some q19) } when ((let v20 = (19, (Array.make 8 (-0.0))) in ()); true) -> 1.5) in
    let n0 = if (100.75 -. 100.75) >= (0.0 *. 0.0) then raise (E2 ((if true then n0 else (-1)) <= n0)) else (min (if true then false else false) (max true true)) in
    (try (
      let v67 = (match { r2 = (match { r0 = n0; r1 = None } with | { r0 = q21; r1 = (None | None) } -> "b c" | { r0 = q22; r1 = q23 } -> "12" | { r0 = q24; r1 = (Some q25) } -> "\000\255x"); r3 = (let _v26 = Ok None in Array.make 2 2.0); r4 = (let (_, q30, q31, q32) = (n0, 16, (let rec f29 p27 p28 = 16 in f29), 12) in ref q32) } with | { r2 = "a"; r3 = _; r4 = q33 } -> (
        let q33 = Option.get (Some (19 - 8)) in
        let n0 = compare (match ((); ((1.0, 'z', 17, 6), (q33, q33, q33))) with | (q34, _) -> (let { r2; r3 = q35; r4 = q34 } = { r2 = "a"; r3 = (Array.make 2 100.75); r4 = (ref q33) } in 'z') | ((_, q36, n0, q37), (q38, _, _)) when q38 = (-18) -> (let s39 = "" in let i40 = q38 in if i40 >= 0 && i40 < String.length s39 then s39.[i40] else q36) | ((_, q41, q42, q43), (_, q44, q33)) -> (match q41 with | ('a'..'m' as w45) -> q41 | (q42 | ('a'..'m' as q42)) when (match q42 with | '0'..'9' when (if Array.exists (fun p46 -> n0) (Array.make 4 10.0) then (q44 >= q33) else (n0 || n0)) -> (not n0) | 'a'..'m' -> n0 | '0'..'9' -> n0 | ('n' | 'a'..'m') -> (match q42 with | 'a'..'m' -> n0 | '0'..'9' -> true | 'n' -> n0 | q47 -> n0) | ('a'..'m' | 'a'..'m') when (n0 && (12 = q44)) -> (match q42 with | 'a'..'m' -> true | '0'..'9' -> n0 | 'a'..'m' when (((String.length "\000\255x") + 1073741824) < 9) -> n0 | q48 -> false | _ -> n0) | 'a'..'m' -> n0 | _ -> (let { r0 = q49; r1 = q44 } = { r0 = n0; r1 = None } in true) | ('0'..'9' | 'a'..'m') -> (0 != q33) | _ -> ((-100.75) <> 1.5)) -> q42 | '0'..'9' -> q41 | q50 -> q50 | _ -> q41)) '\000' in
        note_int n0;
        not (if true then true else true)) | { r2 = ""; r3 = [|q51; q52|]; r4 = q53 } -> (
        let n54 = 13 in
        ("a" <= "\000\255x") = n0) | { r2 = q55; r3 = q56; r4 = _ } when (let ((_, q61, q62) as w63) = (try ((fun p57 p58 -> 10), 5, (-1)) with | _ -> ((fun p59 p60 -> p60), 0, 5)) in String.equal q55 q55) -> (
        (if n0 then () else (mix (if (try ((); n0) with | Match_failure _ -> n0 | E0 q64 -> n0 | E1 q65 -> n0) then 1 else 0)));
        (let v66 = (-1) - 11 in true))) in
      (mix (if v67 then 1 else 0); note_end 0);
      let rec f68 p69 p70 p71 p72 =
        if p69 <= 0 then
          (tick_float 14 3.25)
        else (
          let r73 = f68 (p69 - 1) p70 (String.length "") (try (if false then p72 else p72) with | _ -> p72) in
          r73 *. (float_of_int (-2))
        )
      in
      let x75 = f68 0 (Result.get_ok (Ok { r2 = "tail \" end"; r3 = (Array.make 2 1.0); r4 = (ref 6) })) (int_of_float 1.5) (Array.map (fun p74 -> v67) (Array.make 4 v67)) in
      note_float x75;
      let x75 = (let _v76 = x75 /. 4096.0 in (match Some (-3) with | (None | (Some 0)) -> ((); None) | Some 1 when v67 -> (Some v67) | Some 9 -> None | Some (-3) when (Result.is_ok (match Array.make 16 (Array.make 3 19) with | [|_|] -> (Ok 15) | q77 -> (Ok 15))) -> (match { r2 = ""; r3 = (Array.make 2 1.5); r4 = (ref (-1)) } with | { r2; r3; r4 = q78 } -> None) | Some 8 -> (try None with | _ -> None) | ((Some (-2)) | (Some (-2))) -> (let _v76 = ((fun p79 _v76 v67 -> _v76), _v76, "12", 5) in None))) in
      (mix_0 5 x75; note_end 0);
      print_string ((clip "12") ^ "a")) with | Invalid_argument q80 -> ((let rec f81' q80 = () in f81') 19) | Match_failure _ -> (if n0 then () else ()));
    (if n0 then (-1.0) else 0.0) *. ((); 100.75)) with | Match_failure _ -> 1.5 | E2 true -> (if false then raise (E2 false) else 1.0) | E2 false -> ((let rec f82 n0 = -3.25 in f82) (let rec f85 p83 p84 = p84 in f85))) in
  note_float x86;
  7) with | E2 q87 -> (if q87 then 2 else 14) | _ -> n0) in
note_int n88;
let v133 = (match (try ((let v90 = fun p89 -> [] in ()); (List.assoc 3.25 [])) with | Not_found -> (if false then (Ok n88) else (Ok n88))) with | ((Error (_, _)) | (Ok _)) -> (
  (let v97 = (match { r2 = "b c"; r3 = (Array.make 2 100.75); r4 = (ref n0) } with | ({ r2 = "a"; r3 = _; r4 = _ } | { r2 = "a"; _ }) -> n88 | ({ r2 = q94; r3 = q95; _ } as w96) -> n88) in (fun p98 -> ref { r2 = "tail \" end"; r3 = (Array.make 2 (-0.0)); r4 = (ref p98) }) v97)) | Error ((q99, q100) | (q99, ((_, _, _) as q100))) -> (
  (try (ref { r2 = ""; r3 = (Array.make 2 100.75); r4 = (ref n88) }) with | _ -> (ref { r2 = "tail \" end"; r3 = (Array.make 2 1.0); r4 = (ref n88) }))) | Error _ -> (
  let v132 = (try (
    let x107 = (try (
      let x103 = (match { r0 = true; r1 = None } with | ({ r0 = true; r1 = (Some { r0 = q101; r1 = q102 }) } | { r0 = true; r1 = (Some { r0 = q101; r1 = _ } as q102) }) -> (max (10.0 *. 1.5) (10.0 -. 3.25)) | ({ r0 = false; r1 = (Some _) } | { r0 = false; r1 = (Some _) }) -> 3.25) in
      (x103 +. x103) +. (sqrt x103)) with | Match_failure _ -> (List.fold_left (let rec f106 p104 p105 = p104 in f106) (-1.5) [])) in
    let v111' = (let x107 = fun p108 p109' p110 -> (20, n88, n88, n88) in max true (not false)) in
    (mix (if v111' then 1 else 0); note_end 0);
    let a117 = create_array 16 (float_of_int (let o112 = 20 in let o113 = n88 in let o114 = n88 in let o115 = n88 in let o116' = 14 in let ( - ) a b = a lxor (b + 1) and ( lor ) a b = (a lsl 1) + b and ( |> ) a b = (a lsl 1) + b in o112 |> o113 lor o114 - o115 - o116')) in
    let n131 = (try (
      let n127 = (try (
        let n121 = ((( - ) n0 (((); ()); (try 4 with | _ -> n88))) / (((match (if v111' then { r0 = v111'; r1 = None } else { r0 = v111'; r1 = None }) with | { r0 = true; r1 = None } -> (-1) | { r0 = false; r1 = None } -> (n88 - (-3)) | ({ r0 = q118; r1 = (Some q119) } as w120) -> (Char.code '0')) asr 27) lor 1)) / (max ((( * ) (int_of_string (string_of_int n88)) (n88 * 0)) + ((17 mod 4096) * 25)) (-11)) in
        note_int n121;
        n121) with | Invalid_argument q122 -> (let _v123 = n88 in n88) | Division_by_zero -> (-8) | Failure q124 -> (List.hd []) | Not_found -> (match { r0 = v111'; r1 = None } with | { r0 = (true | true); r1 = None } -> n88) | Match_failure _ -> (- n88) | E0 ({ r0; r1 = q125 }) -> (n88 * n88) | E2 true -> (- n88) | E2 false -> (let { r2 = q126; r3 = _; r4 = _ } = { r2 = "a"; r3 = (Array.make 2 1.5); r4 = (ref 15) } in n0)) in
      let n128 = n0 in
      let n129 = n127 in
      (match v111' with | (true | false) -> (print_char (Char.chr (n88 land 255))));
      ((-3) + n129) - (match None with | None -> n129 | Some 0.0 -> 18 | Some q130 -> (-2))) with | Match_failure _ -> (truncate 3.25) | _ -> n88) in
    note_int n131;
    (n88 < n88) && (x107 > 1.0)) with | _ -> false) in
  ref { { r2 = "tail \" end"; r3 = (Array.make 2 2.0); r4 = (ref n88) } with r4 = (ref 14) })) in
(try (
  (let v140 = fun p134 p135 p136 -> ((let rec f139 p137 p138 = 1 in f139), p135) in List.iter2 (fun p141 p142 -> ()) (true :: []) [(-3); n88; n88]);
  let n169 = (try (
    (try (
      let a162 = (match (Some (match None with | None -> n88 | None -> 4)) with | ((Some (-3)) | (Some _)) -> (
        [|n88; n88; (if false then n0 else 20); (Array.length (Array.make (-1) "\000\255x")); n88; (try (n88 + n88) with | _ -> n88); n88; ((fun p143 -> n0) 100.75)|]) | Some 2 when ((String.make 5 '\n') <> (match { r0 = true; r1 = None } with | ({ r0 = q144; r1 = (Some _) } | { r0 = (true as q144); r1 = _ }) -> "" | ({ r0 = false; r1 } | { r1; _ }) -> "12" | exception _ -> "")) -> (
        let x145 = 2.2250738585072014e-308 in
        note_float x145;
        (if false then (Option.get None) else (Array.fold_left (fun p146 p147 -> p146) (Array.make 8 13) (Array.make 5 n88)))) | Some q148 when ((min "" "tail \" end") <= (String.map (fun p149 -> p149) (clip "12"))) -> (
        (try (let (_ :: q150) = [] in (if (let v151 = n88 in true) then ())) with | Match_failure _ -> (mix (if "a" < "tail \" end" then 1 else 0)));
        let s153 = ref (-10.0) in
        let i152 = ref (3 - 1) in
        while !i152 >= 0 do
          s153 := (try (float_of_int (100 / (!i152 - 0))) with | _ -> (-0.0)); i152 := !i152 - 2
        done;
        let n154 = !s153 in
        note_float n154;
        (if if false then raise (Failure "12") else true then (List.fold_left (fun p155 p156 -> p155) (Array.make 8 1) []) else (Array.map (let rec f158 p157 = p157 in f158) (Array.make 8 n88)))) | exception Match_failure _ -> (match (( @ ) [] []) with | ((q159 :: q160) | (q159 :: q160)) when q159 = 0.5 -> (Array.map (let rec f161 q159 = 17 in f161) (Array.make 8 1.0)))) in
      (mix_ints a162 0 8; note_end 0);
      a162.(hide 1 6) <- n0) with | Match_failure _ -> (Printf.printf "[%s %d]\n" "12" n0));
    v133 := { r2 = "b c"; r3 = (Array.make 2 (-10.0)); r4 = (ref 10) };
    let f163 v133 p164 =
      let s167 = if (truncate (-0.0)) < (if p164 then n88 else v133) then "bc" else (match (if true then None else None) with | None -> (try (string_of_float (abs_float 0.5)) with | _ -> "12") | Some true -> (match Array.make 3 (-2.0) with | [|0.5|] -> "12" | q165 -> "a" | [|1.0|] -> "a" | ([|_|] | [|_|]) -> "b c" | q166 -> "tail \" end") | (None | (Some false)) -> (try ((clip "tail \" end") ^ "a") with | _ -> "b c") | exception _ -> "b c") in
      { r0 = true; r1 = None }
    in
    let v168 = f163 2 (0.5 > 1.0) in
    int_of_float (-10.0)) with | Failure v133 -> (n0 + 2) | _ -> n88) in
  note_int n169;
  let c170 = (((); n0)) lxor (n169 - n88) in
  let c171 = c170 - (((); n0)) in
  let c172 = ((); n0) + ((n169 - n88)) in
  let c173 = c171 * ((n169 - n88)) in
  let c174 = (c173) - c171 in
  let c175 = c174 * (c173) in
  let c176 = (c175) lxor (n169 - n88) in
  let c177 = c172 + (c170) in
  note_int c177;
  List.hd (List.rev [])) with | Invalid_argument _ -> (try (note_int n88) with | _ -> ()) | Failure _ -> ());
note_int n88;
(mix_1 5 v133; note_end 0);
note_int n0;
()
