(* Exceptions with arguments of every type, made and taken apart.
   RUN: %everywhere %s
*)
exception Nothing
exception Int of int
exception Float of float
exception Char of char
exception Bool of bool
exception Unit of unit
exception String of string
exception Two of int * string
exception Pair of (int * string)
exception Many of bool * float * (int * char) * unit * int array
exception Function of (int -> int)
exception Array of float array
exception Reference of int ref
exception Again of exn
exception Again_with of exn * int

let rec describe e =
  try raise e with
  | Nothing -> "Nothing"
  | Int 0 -> "zero"
  | Int (-1) -> "minus one"
  | Int n -> "Int " ^ string_of_int n
  | Float x -> Printf.sprintf "Float %.2f" x
  | Char 'a' -> "a"
  | Char c -> Printf.sprintf "Char %c" c
  | Bool true -> "yes"
  | Bool _ -> "no"
  | Unit () -> "Unit"
  | String "x" -> "String of x"
  | String s -> "String " ^ s
  | Two (n, s) -> Printf.sprintf "Two %d %s" n s
  | Pair p -> let n, s = p in Printf.sprintf "Pair %d %s" n s
  | Many (b, x, (n, c), (), a) ->
    Printf.sprintf "Many %b %.1f %d %c %d" b x n c a.(1)
  | Function f -> Printf.sprintf "Function %d" (f 20)
  | Array a -> Printf.sprintf "Array %.1f" a.(Array.length a - 1)
  | Reference r -> incr r; Printf.sprintf "Reference %d" !r
  | Again e -> "Again " ^ describe e
  | Again_with (e, n) -> Printf.sprintf "Again_with %s %d" (describe e) n
  | Failure s -> "Failure " ^ s
  | Invalid_argument _ -> "Invalid_argument"
  | Not_found -> "Not_found"
  | Exit -> "Exit"
  | _ -> "another"

let show e = print_endline (describe e)

let () =
  let k = 22 in
  let r = ref 6 in
  show Nothing;
  show (Int 0); show (Int (-1)); show (Int 41);
  show (Float 2.5); show (Float (float_of_int k /. 7.0));
  show (Char 'a'); show (Char (Char.chr (k + 76)));
  show (Bool true); show (Bool (k > 30));
  show (Unit ()); show (Unit (print_string "argument "));
  show (String "x"); show (String ("y" ^ string_of_int k));
  show (Two (k, "two")); show (Two (1, "a" ^ "b"));
  show (Pair (k, "pair")); (let p = (3, "q") in show (Pair p));
  show (Many (true, 1.5, (k, 'z'), (), [| 1; k |]));
  show (Function (fun x -> x + k)); show (Function succ);
  show (Array [| 1.0; 2.5 |]);
  show (Reference r); show (Reference r); Printf.printf "%d\n" !r;
  show (Again Nothing); show (Again (Again (Int k)));
  show (Again_with (Float 1.0, 3));
  show (Failure "f"); show (Invalid_argument "g"); show Not_found; show Exit;
  show Division_by_zero; show End_of_file

(* >>> output
Nothing
zero
minus one
Int 41
Float 2.50
Float 3.14
a
Char b
yes
no
Unit
argument Unit
String of x
String y22
Two 22 two
Two 1 ab
Pair 22 pair
Pair 3 q
Many true 1.5 22 z 22
Function 42
Function 21
Array 2.5
Reference 7
Reference 8
8
Again Nothing
Again Again Int 22
Again_with Float 1.00 3
Failure f
Invalid_argument
Not_found
Exit
another
another
<<< *)
