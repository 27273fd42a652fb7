(* Names for what constructors match, of other types than the matched values.
   RUN: %everywhere %s
*)
type ('a, 'b) either = Neither | Left of 'a | Right of 'b | Both of { left : 'a; right : 'b }
type ('unit, 'a) measure = { value : 'a; count : int }
type 'a cell = Filled of { mutable content : 'a } | Empty

let ( >>= ) r f = match r with Ok x -> f x | Error _ as e -> e
let map f = function Some x -> Some (f x) | None as n -> n
let rec map_list f = function [] as l -> l | x :: l -> f x :: map_list f l

let map_right f = function
  | Right b -> Right (f b)
  | Both { left; right } -> Both { left; right = f right }
  | Neither as e -> e
  | Left _ as e -> e

let outer = function
  | Error (Error s as inner) as whole ->
    print_string (match inner with Error t when s = t -> "same " | Ok f -> f s | Error _ -> "other ");
    whole
  | Error (Ok _) -> Ok (-1.0)
  | Ok n -> Ok (float_of_int n)

let inner = function
  | Some (Error _ as e) -> e
  | Some (Ok n) -> Ok (string_of_int n)
  | None -> Error 0.25

let both = function
  | (None, Error _) as p -> p
  | (Some n, Ok c) -> (Some (float_of_int n), Ok (String.make n c))
  | (Some n, Error s) -> (Some (float_of_int n), Error s)
  | (None, Ok _) -> (None, Ok "")

let guarded = function
  | Error text as e when e = Error "stop" || Option.is_some (Result.to_option e) ->
    print_string (text ^ " ");
    Ok 0.5
  | Error _ as e -> e
  | Ok n -> Ok (float_of_int n)

let to_metres ({ value = _; count = _ } as m) = m

let fill x c =
  match c with
  | Filled _ as same -> same
  | Empty -> Filled { content = x }

let alternatives r = match r with (Error "a" | Error "b") as e -> e | Error _ | Ok _ -> Ok 1

let show f = function Ok x -> f x | Error s -> "error " ^ s
let show_float = Printf.sprintf "%.2f"
let id s = s

let () =
  let half n = if n mod 2 = 0 then Ok (float_of_int n /. 4.0) else Error "odd" in
  List.iter (fun r -> print_endline (show show_float (r >>= half))) [Ok 3; Ok 5; Ok 6; Error "bad"];
  print_endline (show id (Ok 2.5 >>= fun x -> Ok (show_float x)));
  let some = function Some s -> s | None -> "none" in
  print_endline (some (map show_float (Some 1.5)) ^ " " ^ some (map string_of_bool None));
  print_endline (String.concat "," (map_list string_of_float [1.5; 2.5]));
  let either f g = function
    | Neither -> "neither"
    | Left a -> "left " ^ f a
    | Right b -> "right " ^ g b
    | Both { left; right } -> "both " ^ f left ^ " " ^ g right
  in
  List.iter
    (fun e -> print_endline (either string_of_int show_float (map_right float_of_int e)))
    [Neither; Left 1; Right 2; Both { left = 3; right = 4 }];
  List.iter
    (fun r -> match outer r with
       | Ok x -> print_endline (show_float x)
       | Error (Ok n) -> print_endline (String.make n '!')
       | Error (Error s) -> print_endline s)
    [Ok 1; Error (Ok 2); Error (Error "deep")];
  List.iter
    (fun r -> match inner r with Ok s -> print_endline s | Error x -> print_endline (show_float x))
    [Some (Error 0.5); Some (Ok 7); None];
  List.iter
    (fun p ->
       let (x, r) = both p in
       print_endline (some (map show_float x) ^ " " ^ show id r))
    [(None, Error "e"); (Some 3, Ok 'x'); (Some 4, Error "f"); (None, Ok 'y')];
  List.iter (fun r -> print_endline (show show_float (guarded r))) [Error "stop"; Error "go"; Ok 8];
  let m : (string, float) measure = { value = 2.5; count = 3 } in
  let n : (int, float) measure = to_metres m in
  Printf.printf "%.1f %d\n" n.value n.count;
  let c = fill 1 Empty in
  (match fill 2 c with Filled { content } -> print_int content | Empty -> ());
  (match c with Filled { content } -> print_int content | Empty -> print_string "empty");
  print_newline ();
  List.iter (fun r -> print_endline (show string_of_int (alternatives r))) [Error "a"; Error "c"; Ok 5];
  let (Error e as failed | (Ok e as failed)) = (Error "last" : (string, string) result) in
  print_endline (e ^ " " ^ show id failed);
  let None as nothing = (None : int option) in
  print_endline (some (map id nothing))

(* >>> output
error odd
error odd
1.50
error bad
2.50
1.50 none
1.5,2.5
neither
left 1
right 2.00
both 3 4.00
1.00
-1.00
same deep
0.50
7
0.25
none error e
3.00 xxx
4.00 error f
none 
stop 0.50
error go
8.00
2.5 3
11
error a
1
1
last error last
none
<<< *)
