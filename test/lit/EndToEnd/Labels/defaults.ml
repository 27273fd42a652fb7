(* A default is evaluated before later parameters are bound and matched, and after earlier
   ones.
   RUN: %everywhere %s --flag=-w
*)
let x = 10
let f ?(p = x) x = p + x
let () = print_int (f 1); print_newline ()
let g ?(p = (print_string "default "; 1)) (Some x) = p + x
let () = try print_int (g None) with Match_failure _ -> print_string "failed\n"
let h ?l:((lazy y) = lazy (print_string "first "; 1)) (lazy z) (a, x) = y + z + a + x
let () = print_int (h (lazy (print_string "second "; 2)) (3, 4)); print_newline ()
let k (lazy a) ?(p = (print_string "then "; a + x)) (lazy x) = p + x
let () = print_int (k (lazy (print_string "a "; 1)) (lazy (print_string "x "; 2))); print_newline ()
let m = fun ?(p = fun x -> x + 1) x ?(q = p x) () -> q * 10
let () = print_int (m 4 ()); print_newline ()
let n ?(p = x) ~x:(x : int) () = p - x
let () = print_int (n ~x:1 ()); print_newline ()
let o ?(p = 1 + 2) ( + ) = p + 5
let () = print_int (o (fun a b -> a * b)); print_newline ()
let rec r ?(n = 3) x = if n = 0 then x else r ~n:(n - 1) (x + n)
let () = print_int (r x); print_newline ()

(* >>> output
11
default failed
first second 10
a then x 13
50
9
15
16
<<< *)
