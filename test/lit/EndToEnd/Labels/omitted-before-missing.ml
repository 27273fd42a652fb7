(* An optional argument is omitted because an argument without label follows it, while a
   labelled one is still missing.
   RUN: %everywhere %s
*)
let f ?a ~b c = (match a with None -> 0 | Some a -> a) + b + c
let g = f 3
let h = f ~a:10 3
let range ?(step = 1) ~first last = Printf.sprintf "%d..%d by %d" first last step
let to10 = range 10
let by2 = range ~step:2 10
let () =
  print_int (g ~b:3); print_newline ();
  print_int (h ~b:3); print_newline ();
  print_endline (to10 ~first:1); print_endline (by2 ~first:3);
  print_endline (String.concat "; " (List.map (fun first -> to10 ~first) [ 1; 2 ]))

(* >>> output
6
16
1..10 by 1
3..10 by 2
1..10 by 1; 2..10 by 1
<<< *)
