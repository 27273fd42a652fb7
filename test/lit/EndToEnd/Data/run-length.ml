(* Run-length encoding.
   RUN: %everywhere %s
*)
type 'a run = One of 'a | Many of int * 'a

let characters s = List.init (String.length s) (fun i -> s.[i])
let text l = String.concat "" (List.map (String.make 1) l)

let rec pack = function
  | [] -> []
  | x :: rest ->
    (match pack rest with
     | (y :: _ as run) :: runs when x = y -> (x :: run) :: runs
     | runs -> [x] :: runs)

let encode l =
  List.map (function [x] -> One x | run -> Many (List.length run, List.hd run)) (pack l)

(* The same in one pass, without intermediate lists. *)
let encode_directly l =
  let make n x = if n = 1 then One x else Many (n, x) in
  let rec go n result = function
    | [] -> []
    | [x] -> List.rev (make (n + 1) x :: result)
    | x :: (y :: _ as rest) ->
      if x = y then go (n + 1) result rest else go 0 (make (n + 1) x :: result) rest
  in
  go 0 [] l

let decode runs =
  let rec repeat n x l = if n = 0 then l else repeat (n - 1) x (x :: l) in
  let rec go result = function
    | [] -> List.rev result
    | One x :: rest -> go (x :: result) rest
    | Many (n, x) :: rest -> go (repeat n x result) rest
  in
  go [] runs

let show f runs =
  let one = function One x -> f x | Many (n, x) -> string_of_int n ^ f x in
  String.concat " " (List.map one runs)

let () =
  List.iter
    (fun s ->
      let runs = encode (characters s) in
      Printf.printf "%s -> %s -> %s %b\n" s
        (show (String.make 1) runs)
        (text (decode runs))
        (runs = encode_directly (characters s)))
    ["aaaabccaadeeee"; "abc"; "zzzz"; ""; "aab"];
  print_endline (show string_of_int (encode [1; 1; 1; 0; 0; 7]));
  print_endline (show string_of_bool (encode [true; true; false]));
  print_endline (show (fun x -> Printf.sprintf "<%.1f>" x) (encode_directly [0.5; 0.5; 1.5]));
  let rows = [[1; 2]; [1; 2]; []; []; []; [3]] in
  List.iter
    (function
      | One l -> Printf.printf "1*%d " (List.length l)
      | Many (n, l) -> Printf.printf "%d*%d " n (List.length l))
    (encode rows);
  print_newline ();
  let long = List.init 20000 (fun i -> i / 1000 mod 3) in
  let runs = encode_directly long in
  Printf.printf "%d %b\n" (List.length runs) (decode runs = long)
(* >>> output
aaaabccaadeeee -> 4a b 2c 2a d 4e -> aaaabccaadeeee true
abc -> a b c -> abc true
zzzz -> 4z -> zzzz true
 ->  ->  true
aab -> 2a b -> aab true
31 20 7
2true false
2<0.5> <1.5>
2*2 3*0 1*1 
20 true
<<< *)
