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
let rec mix_floats a i n =
  if i < n then (mix_float a.(i); mix_floats a (i + 1) n) else ()
in
let rec limit x low high =
  if x >= low then if x <= high then x else high else low
in
let rec coarse x = floor (x *. 1000.0 +. 0.5)
in
let rec show_int k x = print_byte (65 + k); x
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
(try (
  let v0 = (try (
    Result.get_error (Ok (1 lsr (19 land 31)));
    (Some 2.0) > (try (min None None) with | _ -> None)) with | _ -> ((-1) <> 2)) in
  (mix (if v0 then 1 else 0); note_end 0);
  (try (
    let n41 = (try (
      (try (
        let a12 = [|(if max v0 v0 then raise (Invalid_argument "12") else (0.5 +. 1.5)); (if v0 || v0 then (if v0 then 100.75 else 1.0) else (-. 0.5)); (floor (0.0 /. 0.0)); (let (_, _, q1) = ((); (9, 10, 8)) in 1.0 *. 0.0); ((-. 1.0) +. ((-2.0) +. 0.0)); (min 1.0 (match { r0 = "a"; r1 = (-0.5); r2 = None; r3 = 12; r4 = 1; r5 = (Array.make 2 (-2)); r6 = [] } with | ({ r0 = q2; r2 = None; r3 = q3; r4 = q4; r5 = _; r6 = q5; _ } | { r0 = q2; r2 = None; r3 = q3; r4 = q4; r6 = q5; _ }) -> 1.5 | { r1 = q6; r2 = (Some _); r3 = q7; r4 = q8; r5 = q9'; r6 = q10; _ } -> q6)); (try (let (_, q11) = (3, 1.0) in -. q11) with | _ -> 0.0)|] in
        (mix_floats a12 0 7; note_end 0);
        let v14 = (int_of_string (string_of_int (let v13 = -. a12.(6) in (if v0 then 12 else 3) mod 2))) >= ((-2150) / 4096) in
        let c15 = ((- 4)) + ((truncate (-10.0)) land (8 asr (3 land 31))) in
        let c16 = ((- 4)) + (- 4) in
        let c17 = ((- 4)) lxor (- 4) in
        let c18 = ((truncate (-10.0)) land (8 asr (3 land 31))) - (c15) in
        let c19 = ((- 4)) + (- 4) in
        let c20 = c17 - (c16) in
        let c21 = (c19) + (- 4) in
        let c22 = c21 + (((truncate (-10.0)) land (8 asr (3 land 31)))) in
        let c23 = (c15) + c18 in
        let c24 = (c19) + c19 in
        note_int c24;
        (let _v28 = fun p25 p26 p27 -> 3.25 in print_string "\000\255x")) with | _ -> (let (q29, q30, q31) = ((-1.5), C7, C7) in ()));
      let f32 p33 p34 =
        (let { r2 = p33; r3 = _; r4 = _; r5 = p34; r6; _ } = { r0 = ""; r1 = 0.0; r2 = None; r3 = 18; r4 = 8; r5 = (Array.make 2 14); r6 = [] } in 15) mod 3
      in
      let n38 = f32 [|2.0; 0.0; 1.5|] (let v35 = 2.0 in Array.make 16 (let rec f37 p36 = v35 in f37)) in
      let n40 = f32 [|0.5; 0.5; 2.0|] (Array.make 16 (fun p39 -> 0.0)) in
      n40) with | _ -> 7) in
    ()) with | Failure q42 -> () | Not_found -> () | _ -> ());
  ()) with | _ -> ());
let v133 = (try (
  (try (
    (try (
      (try (
        let n47 = compare ((if true then 20 else 6) = (let o43 = -2 in let o44 = 7 in let o45 = 13 in let o46' = -2 in let ( := ) a b = (a lsl 1) + b in o43 := o44 := o45 := o46')) (if true then raise (E0 ((-3) != (-3))) else ((Array.make 8 10) >= (Array.make 8 12))) in
        (try (if (let v48 = 100.75 +. 1.5 in v48 <> v48) then (if n47 > n47 then raise (Invalid_argument "") else (match 2.0 with | q49 -> ()))) with | Invalid_argument _ -> (mix (Char.code (let s50 = "" in let i51 = n47 in if i51 >= 0 && i51 < String.length s50 then s50.[i51] else '\'')); note_end 0) | Match_failure _ -> (List.fold_left2 (let rec f54 () p52 p53 = () in f54) ((fun p55 -> ()) 18) (let n47 = 3.25 in []) (n47 :: [])));
        print_int (if if true then false else false then (n47 * n47) else ((fun p56 -> n47) ((-2.0), n47)));
        print_byte 32;
        print_float (coarse (sin (limit 0.1 (-100.0) 100.0)));
        print_newline ();
        note_float (if false then raise (Invalid_argument "tail \" end") else 0.0)) with | Invalid_argument q57 -> (let v58 = 7 in ()));
      let v64 = (match List.assoc (String.lowercase_ascii (clip "12")) [] with | (q59, _, 0.0, q60) when (not (let v61 = Array.make 5 { r0 = "12"; r1 = 3.25; r2 = None; r3 = 7; r4 = 16; r5 = (Array.make 2 19); r6 = [] } in false)) -> (let s62' = part "a" 18 11 in let i63 = if false then 9 else 7 in if i63 >= 0 && i63 < String.length s62' then s62'.[i63] else '\'')) in
      (try (
        let s66 = ref "12" in
        let i65 = ref 0 in
        while !i65 < (hide 0 5) do
          s66 := (clip !s66 ^ clip (match v64 with | 'a'..'m' -> !s66 | '0'..'9' -> !s66 | _ -> !s66)); i65 := !i65 + 1
        done;
        let n67 = !s66 in
        (mix_string n67; note_end 0);
        let n68 = (match v64 with | 'a'..'m' when ((compare (Array.make 1 (-1)) (Array.make 1 15)) > (19 + 17)) -> (13 - 20) | 'a'..'m' -> (2 + 16) | exception _ -> (show_int 2 4)) / 1 in
        note_int (List.fold_left2 (fun p69 p70 p71' -> p71') n68 [] [])) with | Invalid_argument q72 -> (if false then ()) | _ -> (if false then ()));
      (try (
        List.find (fun p73 -> (match v64 with | 'a'..'m' -> true | 'a'..'m' -> false | q74 -> false)) (match String.fold_left (fun p75 p76 -> p75) (Ok C7) "" with | Ok q77 -> (if true then [] else []) | ((Error "a") | (Error _)) -> (() :: []) | ((Error v64) | (Error v64)) -> (try [(); (); ()] with | Division_by_zero -> [] | Failure q78' -> [] | Not_found -> [] | Match_failure _ -> [] | E1 -> []));
        ()) with | Invalid_argument q79 -> (mix_float 0.5) | Division_by_zero -> () | Failure q80 -> ((); ()) | Not_found -> (print_string "12") | Match_failure _ -> () | E0 _ -> (mix 7) | E1 -> (List.nth [] 12));
      (if (match (Array.make 2 { r0 = "\000\255x"; r1 = 1.5; r2 = None; r3 = 7; r4 = 4; r5 = (Array.make 2 5); r6 = [] }) with | [|q81; q82|] -> true | [|q83'; q84|] when (let v85 = (-2) lor 12 in if true then false else true) -> false | _ -> false) then ())) with | Failure q86 -> (List.iter2 (let rec f89 p87 p88 = () in f89) [] []) | Match_failure _ -> (Printf.printf "[%s %d]\n" "\000\255x" 19));
    let n100 = (try (
      let rec fold90 =
        function
        | ([] as w92) ->
          (-11) lsr ((15 mod (-3)) land 31)
        | (q93 :: q94) ->
          let r95 = fold90 q94 in
          let x96 = 0.0 in
          (r95 * 10) mod (-3)
      in
      let n97 = fold90 (List.flatten []) in
      (-17) - ((let rec f99 p98 = n97 in f99) (Array.make 8 0.5))) with | _ -> (try (3 asr 15) with | _ -> 5)) in
    note_int n100;
    (try (
      (try (
        let n101 = n100 in
        let a102 = Array.init 16 (let rec f104 p103 = n100 in f104) in
        let s106 = ref 15 in
        let i105 = ref 0 in
        while !i105 < 19 do
          s106 := (if !i105 < Array.length a102 then (a102.(!i105) + (!s106)) else !s106); i105 := !i105 + 2
        done;
        let n107 = !s106 in
        note_int n107;
        (try (let _v124 = (try (match Ok n107 with | Ok 0 -> (fun n107 p108 p109 -> None) | Ok 9 -> (fun n107 p110 p111 -> None) | Ok q112 -> (let rec f117 p113 (q114, q115) p116 = None in f117) | ((Error (_, q118)) | (Error (_, q118))) -> (fun p119 (q120', a102) p121 -> None)) with | _ -> (fun p122 n107 p123 -> None)) in List.iteri (let rec f127 p125 p126 = () in f127) []) with | _ -> (try (if false then () else ()) with | _ -> ()))) with | _ -> (if true then () else ()));
      let _ = float_of_int ((( * ) n100 n100) * 17) in
      (try (if if true then false else true then (match Ok n100 with | Ok 8 -> () | Ok 4 -> () | ((Ok 0 as w128) | (Ok _ as w128)) -> () | Ok 5 -> () | Ok 3 when false -> () | Ok q129 -> () | Error (q130, (-3)) -> () | Error (n100, q131) -> ()) else ()) with | _ -> ())) with | _ -> ());
    ()) with | Invalid_argument _ -> () | Not_found -> () | E0 q132 -> ());
  false) with | _ -> false) in
(mix (if v133 then 1 else 0); note_end 0);
()
