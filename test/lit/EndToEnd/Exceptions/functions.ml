(* An exception whose argument is a function of several parameters, which no
   handler names; each form of the program is well-formed.
   RUN: %mincaml-llc %s --verify-each --emit=llvm -o %t.ll
   RUN: %everywhere %s
*)
exception Function of (int -> float -> int)
let always n = raise (Function (let rec f x y = n + x in f))
let () = print_int (try always 5 with _ -> 9)

(* >>> output
9<<< *)
