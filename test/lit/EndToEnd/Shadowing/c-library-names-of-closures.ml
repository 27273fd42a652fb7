(* Closures with names of C functions, which become global symbols too.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec outer k =
  let rec malloc n = n + k in
  let rec memmove n = malloc n * k in
  let rec sbrk n = if n = 0 then k else memmove (sbrk (n - 1)) in
  let environ = Array.make 2 malloc in
  environ.(1) <- memmove;
  let errno = environ.(0) 1 + environ.(1) 2 in
  errno + sbrk 2 in
pi (outer 3); pi (outer 5)

(* >>> output
82
316
<<< *)
