(* exit calls the functions of at_exit, also from within a function; a function of the program that
   is called exit does not.
   RUN: %everywhere %s --status=5
*)
let rec search n = if n > 10 then exit (n - 6) else search (n + 3)
let () = at_exit (fun () -> print_endline "first")
let hidden n = let exit x = Printf.printf "not %d\n" x in exit n
let () = at_exit (fun () -> hidden 1; print_endline "second")
let () = hidden 2; print_int (1 + search 2)

(* >>> output
not 2
not 1
second
first
<<< *)
