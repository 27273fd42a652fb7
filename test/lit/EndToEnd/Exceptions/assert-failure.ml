(* Failed assertions that are handled.
   RUN: %everywhere %s
*)
let f n = assert (n > 0); n
let g () : string = assert false
let () =
  (try ignore (f (-1)) with Assert_failure (file, line, col) -> Printf.printf "%s %d %d\n" file line col);
  (try print_string (g ()) with Assert_failure (_, l, c) -> Printf.printf "%d %d\n" l c);
  (try if (assert (1 = 2); true) then () with e -> print_endline (Printexc.to_string e));
  (try begin assert false end with Assert_failure (_, l, c) -> Printf.printf "%d %d\n" l c);
  (try (((assert (f 1 = 2)))) with Assert_failure (_, l, c) -> Printf.printf "%d %d\n" l c);
  let r = match assert (f 3 = 4) with () -> 1 | exception _ -> 2 in
  print_int r
let h x = match x with Some y -> y | None -> (assert false)
let () = try print_int (h None) with Assert_failure (_, l, c) -> Printf.printf " %d %d\n" l c


(* >>> output
assert-failure.ml 4 10
5 20
File "assert-failure.ml", line 9, characters 11-17: Assertion failed
10 7
11 7
2 14 45
<<< *)
