(* The message of a failed check in a loop names the text of the program.
   RUN: %everywhere %s --status=2
*)
let n = 5
let () =
  let a = Array.make n 1 in
  for i = 0 to n - 1 do a.(i) <- i done;
  let sum = ref 0 in
  print_int a.(4);
  for i = 0 to n do
    sum := !sum + a.(i)
  done;
  print_int !sum

(* >>> output
4<<< *)

(* >>> errors
mincaml: bounds.ml:11:19: index 5 out of bounds for an array of length 5
<<< *)
