(* The queens problem on lists: all ways to place twelve queens, as lists of the
   columns, of which the first and the last are printed, and the number of ways for
   thirteen. *)

let rec upto a b = if a > b then [] else a :: upto (a + 1) b

let rec is_safe column distance = function
  | [] -> true
  | c :: rest ->
    c <> column && c <> column + distance && c <> column - distance
    && is_safe column (distance + 1) rest

let rec extend columns placed others =
  match columns with
  | [] -> others
  | c :: rest ->
    let others = extend rest placed others in
    if is_safe c 1 placed then (c :: placed) :: others else others

let rec extend_all columns ways =
  match ways with
  | [] -> []
  | w :: rest -> extend columns w (extend_all columns rest)

let queens n =
  let columns = upto 1 n in
  let rec place row ways = if row > n then ways else place (row + 1) (extend_all columns ways) in
  place 1 [[]]

(* The same by backtracking: the columns that are left, and the diagonals. *)
let rec remove x = function
  | [] -> []
  | y :: rest -> if x = y then rest else y :: remove x rest

let rec count columns placed =
  match columns with
  | [] -> 1
  | _ -> try_columns columns columns placed 0

and try_columns candidates columns placed total =
  match candidates with
  | [] -> total
  | c :: rest ->
    let found = if is_safe c 1 placed then count (remove c columns) (c :: placed) else 0 in
    try_columns rest columns placed (total + found)

let rec print = function
  | [] -> print_newline ()
  | c :: rest -> print_int c; print_char ' '; print rest

let rec last = function
  | [] -> []
  | [w] -> w
  | _ :: rest -> last rest

let rec length n = function [] -> n | _ :: rest -> length (n + 1) rest

let () =
  let ways = queens 12 in
  print_int (length 0 ways);
  print_newline ();
  (match ways with first :: _ -> print first | [] -> ());
  print (last ways);
  print_int (count (upto 1 13) []);
  print_newline ()

(* >>> output
14200
4 9 7 2 11 6 12 10 8 5 3 1 
9 4 6 11 2 7 1 3 5 8 10 12 
73712
<<< *)
