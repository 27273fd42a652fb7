(* Options.
   RUN: %everywhere %s
*)
let divide a b = if b = 0 then None else Some (a / b)

let ( >>= ) o f = match o with None -> None | Some x -> f x
let ( <|> ) a b = match a with None -> b | some -> some

let show f = function None -> "None" | Some x -> "Some " ^ f x
let show_int o = show string_of_int o

let rec find p = function
  | [] -> None
  | x :: rest -> if p x then Some x else find p rest

let digit c = if c >= '0' && c <= '9' then Some (Char.code c - Char.code '0') else None

let number s =
  let rec go i acc =
    if i = String.length s then acc
    else
      go (i + 1)
        (match acc, digit s.[i] with
         | Some n, Some d -> Some (10 * n + d)
         | _ -> None)
  in
  if s = "" then None else go 0 (Some 0)

let rec sequence = function
  | [] -> Some []
  | None :: _ -> None
  | Some x :: rest ->
    (match sequence rest with None -> None | Some l -> Some (x :: l))

let maximum = function
  | [] -> None
  | x :: rest -> Some (List.fold_left max x rest)

let () =
  print_endline (show_int (divide 7 2));
  print_endline (show_int (divide 7 0));
  print_endline (show_int (divide 100 5 >>= divide 1000 >>= fun x -> Some (x + 1)));
  print_endline (show_int (divide 1 0 >>= divide 1000));
  print_endline (show_int (divide 1 0 <|> divide 9 3 <|> None));
  print_endline (show_int (find (fun x -> x > 3) [1; 5; 2; 7]));
  print_endline (show (fun s -> s) (find (fun s -> String.length s > 5) ["a"; "bc"]));
  List.iter (fun s -> Printf.printf "%s: %s\n" s (show_int (number s))) ["123"; ""; "4x"; "007"];
  (match sequence [Some 1; Some 2; Some 3] with
   | Some l -> print_endline (String.concat "," (List.map string_of_int l))
   | None -> print_endline "none");
  Printf.printf "%b\n" (sequence [Some 1; None; Some 3] = None);
  print_endline (show string_of_float (maximum [2.5; 7.25; -1.0]));
  print_endline (show (show_int) (Some (Some 3)));
  print_endline (show (show_int) (Some None));
  print_endline (show_int (Option.map succ (Some 41)));
  print_endline (show_int (Option.bind (Some 5) (fun x -> if x > 3 then None else Some x)));
  print_endline (show_int (Option.join (Some (Some 8))));
  Printf.printf "%b %b\n" (Option.is_some (Some ())) (Option.is_none (Some ()));
  Option.iter (fun x -> Printf.printf "has %d\n" x) (Some 3);
  Option.iter (fun x -> Printf.printf "has %d\n" x) None;
  (try print_int (Option.get None) with Invalid_argument s -> print_endline s);
  print_endline
    (String.concat " "
       (List.map string_of_int (List.filter_map number ["1"; "b"; "22"; "c3"; "44"])));
  Printf.printf "%d %d %d\n" (compare None (Some 0)) (compare (Some 1) (Some 2))
    (compare (Some nan) (Some nan));
  Printf.printf "%b %b %b\n" (None < Some (-5)) (Some 3 > Some 2) (Some nan = Some nan)
(* >>> output
Some 3
None
Some 51
None
Some 3
Some 5
None
123: Some 123
: None
4x: None
007: Some 7
1,2,3
true
Some 7.25
Some Some 3
Some None
Some 42
None
Some 8
true false
has 3
option is None
1 22 44
-1 -1 0
true true false
<<< *)
