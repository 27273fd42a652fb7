exception E of int
exception F of int * bool
exception G of (int * bool)
exception H
let names = function x -> x
let any = function _ -> 0
let literals = function 1, 1.5, 'a', "a\n", true, () -> 1 | -1, -1.5, '\t', "", false, _ -> 2 | _ -> 3
let intervals = function 'a'..'z' | 'A' .. 'Z' | '\000'..'\031' -> 1 | _ -> 2
let hexadecimal = function 0x10 | -2147483648 | 1_000 -> 1 | _ -> 2
let tuples = function (x, y), (z, (1, _)), w -> x | ((_, _), _, _) -> 1
let alternatives = function 0 | 1 | (2 | 3) -> 1 | _ -> 2
let pairs = function 0, x | x, 0 -> x | 1, (0 | 1) -> 2 | (x | x), _ -> 3
let constructors = function E 1 -> 1 | E -1 -> 2 | E _ | E (_) -> 3 | F (1, true) | F _ -> 4 | G (x, _) -> x | G p -> 5 | H -> 6 | E (1 | 2) -> 7 | E (x as y) -> x | _ -> 8
let pair = function E x, H -> 1 | E _, (H | E _) -> 2 | _ -> 3
let names_of = function (0 as x), y -> x | (x, _ as p) -> fst p | x, y as p -> x
let two_names = function ((1 | 2) as x) as y -> x + y | 3 | 4 as x -> x | (_ as x) -> x
let annotated = function ((x : int), (_ : bool)) -> x
let annotated_2 (x, y : int * int) ((1 : int) as z) = x + z
let guards x y = match x with 0 when y -> 1 | n when print_int 1; y -> 2 | _ when (match y with true -> false | false -> true) -> 3 | _ -> 4
let nested x = match x with 0 -> (match x with 1 -> 2 | _ -> 3) | 1 -> (function 0 -> 1 | _ -> 2) x | _ -> match x with 5 -> 6 | _ -> 7
let sequence x = match print_int x; x with 0 -> print_int 1; print_int 2 | _ -> print_int 3; if x > 1 then print_int 4
let handlers f = match f () with 0 -> 1 | exception H -> 2 | exception (E x | F (x, _)) when x > 0 -> x | n -> n
let handler f = try f () with H | E 0 -> 1 | E x as e when x > 1 -> raise e
let operands x = 1 + match x with 0 -> 1 | _ -> 2
let parameter (0 | 1) 'a' (E x) -1 () _ = x
let rec recursive = function 0 -> 1 | n -> n * recursive (n - 1) and other (x, 1) = x
let ((a, 1 | 1, a) as b), c = (1, 1), 2
let local () = let (x, 1 | 1, x) = (1, 1) in let F (y, _) | E y = E 1 in fun (E z) -> x + y + z
let () = begin match 1 with 1 -> () | _ -> print_int 1 end; print_int (match 1 with x -> x)
