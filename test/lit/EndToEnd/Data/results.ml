(* Results: checking the input of a form.
   RUN: %everywhere %s
*)
type problem = Empty of string | Not_a_number of string | Out_of_range of int * int * int

type person = { name : string; age : int; height : float }

let ( >>= ) r f = match r with Ok x -> f x | Error _ as e -> e

let explain = function
  | Empty field -> field ^ " is empty"
  | Not_a_number s -> "'" ^ s ^ "' is not a number"
  | Out_of_range (n, low, high) -> Printf.sprintf "%d is not in %d..%d" n low high

let not_empty field s = if s = "" then Error (Empty field) else Ok s

let number s =
  match int_of_string s with
  | n -> Ok n
  | exception Failure _ -> Error (Not_a_number s)

let within low high n =
  if n >= low && n <= high then Ok n else Error (Out_of_range (n, low, high))

let person name age height =
  not_empty "name" name >>= fun name ->
  not_empty "age" age >>= number >>= within 0 150 >>= fun age ->
  match float_of_string height with
  | height -> Ok { name; age; height }
  | exception Failure _ -> Error (Not_a_number height)

let print = function
  | Ok { name; age; height } -> Printf.printf "%s, %d, %.2f m\n" name age height
  | Error p -> print_endline ("error: " ^ explain p)

let rec all = function
  | [] -> Ok []
  | Error e :: _ -> Error e
  | Ok x :: rest -> (match all rest with Ok l -> Ok (x :: l) | Error e -> Error e)

let () =
  print (person "Ada" "36" "1.65");
  print (person "" "36" "1.65");
  print (person "Bob" "" "1.8");
  print (person "Bob" "old" "1.8");
  print (person "Bob" "200" "1.8");
  print (person "Bob" "20" "tall");
  (match all [number "1"; number "2"; number "3"] with
   | Ok l -> Printf.printf "sum %d\n" (List.fold_left (+) 0 l)
   | Error p -> print_endline (explain p));
  (match all [number "1"; number "two"; number "3"] with
   | Ok l -> Printf.printf "sum %d\n" (List.fold_left (+) 0 l)
   | Error p -> print_endline (explain p));
  let (good, bad) =
    List.partition Result.is_ok (List.map number ["5"; "x"; "6"; "y"; "7"])
  in
  Printf.printf "%d good, %d bad\n" (List.length good) (List.length bad);
  Printf.printf "%d\n" (List.fold_left (fun sum r -> sum + Result.get_ok r) 0 good);
  Printf.printf "%b %b\n" (number "1" = Ok 1) (number "1" < Error (Empty "x"));
  (try print_int (Result.get_ok (number "z")) with Invalid_argument s -> print_endline s);
  (match Result.map (fun n -> n * 2) (number "21") with
   | Ok n -> Printf.printf "%d\n" n
   | Error _ -> print_endline "no");
  match Result.map_error explain (number "q") with
  | Ok _ -> print_endline "yes"
  | Error s -> print_endline s
