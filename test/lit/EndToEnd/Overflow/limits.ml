(* With -fcheck-overflow, results at both ends of the ints are no overflow.
   RUN: %everywhere %s --flag=-fcheck-overflow
*)
let show n = print_int n; print_newline ()
let add a b = a + b
let subtract a b = a - b
let multiply a b = a * b
let divide a b = a / b
let shift a b = a lsl b
let negate a = -a

let () =
  show (add 2147483646 1);
  show (add (-2147483647) (-1));
  show (subtract (-1) 2147483647);
  show (subtract (-2) (-2147483648));
  show (multiply 46340 46340);
  show (multiply (-65536) 32768);
  show (multiply (-1) 2147483647);
  show (divide (-2147483648) 1);
  show (divide 2147483647 (-1));
  show (shift 1 30);
  show (shift (-1) 31);
  show (shift 0 100);
  show (negate (-2147483647));
  show (negate 2147483647);
  (* With constants. *)
  let smallest = read_int () in
  let largest = read_int () in
  show (largest - 1 + 1);
  show (smallest + 1 - 1);
  show (-1 - largest);
  show (2147483647 - largest);
  show (-2147483648 - smallest);
  show (smallest / 2 * 2);
  show (largest / 7 * 7);
  show (largest / -7 * -7);
  show (smallest * 1);
  show (List.fold_left ( + ) 0 [largest; smallest; 1])

(* >>> input
-2147483648 2147483647
<<< *)

(* >>> output
2147483647
-2147483648
-2147483648
2147483646
2147395600
-2147483648
-2147483647
-2147483648
-2147483647
1073741824
-2147483648
0
2147483647
-2147483647
2147483647
-2147483648
-2147483648
0
0
-2147483648
2147483646
2147483646
-2147483648
0
<<< *)
