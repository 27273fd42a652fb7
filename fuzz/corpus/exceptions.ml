exception E of int
exception Two of int * string
exception Pair of (int * bool)
type t = int ref
exception R of t
let f x = if x > 3 then raise (E (x * 2)) else x
let rec g a = try f (a.(3)) + (try f 1 with E 4 -> 2 | E n -> n | _ -> 1) with
  | Two (x, s) -> print_string s; x
  | Pair (n, true_) -> if true_ then n else (try raise Exit with Exit -> 3)
  | R r -> incr r; !r
  | Failure "x" -> 1
  | (Invalid_argument _) -> g a
  | (e : exn) -> raise e
let h = fun () -> try while true do raise (R (ref 1)) done with Not_found -> () | x -> let y = x in raise y
let () = (try h () with Division_by_zero -> ()); print_int (g [| 1 |])
