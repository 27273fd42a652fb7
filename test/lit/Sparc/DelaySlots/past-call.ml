(* The sum is copied to before the last branch and a load is put into its slot,
   whose result is dead where the branch goes to: there a call may change the
   register without reading it. The comparison with the code before knows that.
   RUN: %mincaml-llc -O1 -inline=50 -regalloc=mincaml -S -g0 %s -o - | FileCheck %s
   CHECK: min_caml_start:
   CHECK: fbuge [[JOIN:.*]]
   CHECK-NEXT: ld [%fp+{{.*}}], %o1
   CHECK: [[JOIN]]:
   CHECK-NEXT: call min_caml_print_int
*)
exception E of int
exception G of int * float

let f x =
  try try raise (E x) with Exit -> 0
  with E n -> (try raise (G (0, 0.0)) with G (a, b) -> a + int_of_float b)

let () =
  print_int (f 0);
  print_string ""
