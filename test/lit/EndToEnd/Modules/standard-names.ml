(* `Stdlib` has the names that the program defines again, and modules of the program may
   have the names and functions of the library's.
   RUN: %everywhere %s
*)
let sqrt x = 1.
let fst x = 3
let () =
  Stdlib.(print_float (sqrt 4.));
  print_float (sqrt 4.);
  print_int Stdlib.(fst (1, 2));
  print_newline ()

let incr x = x
let print_string x = Stdlib.print_string ("<" ^ x ^ ">")
let () = print_string "a"; Stdlib.(print_string "b"); print_newline ()

exception Not_found of int
let () =
  let name e = try raise e with Stdlib.Not_found -> "standard" | Not_found n -> string_of_int n | _ -> "other" in
  print_string (name Stdlib.Not_found); print_string (name (Not_found 3)); print_newline ()

module Mine = struct
  module Array = struct
    include Array
    let length a = 42
    let make n x = [| x; x |]
  end
  let () =
    print_int (Array.length (Array.make 3 0));
    print_int (Array.get (Array.make 1 5) 1);
    print_int (Array.fold_left ( + ) 0 [| 1; 2 |]);
    print_newline ()
  module String = struct let get a b = a - b end
  let () = print_int (String.get 7 3); print_newline ()
end
let () = print_int (Array.length (Array.make 3 0)); print_newline ()

module P = Printf
module N = struct include Printf let twice s = sprintf "%S%S" s s end
let () =
  P.printf "%S" "a"; P.fprintf stdout "%d" 4; N.printf "%C" 'c';
  let open N in fprintf stdout "%s %S\n" (twice "t") "b"

open Stdlib
let () = let r = ref 1 in incr r; print_int !r; print_string "end"; print_newline ()
let negate = not
let () = print_string (string_of_bool (negate true)); print_newline ()
