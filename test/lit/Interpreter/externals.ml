(* Externals of the program are refused at their first use, before anything is
   printed, in every position; those of the runtime may be hidden.
   RUN: not %mincaml-llc --interpret -fimplicit-externals -Wno-implicit-external %s > %t.out 2> %t.err
   RUN: FileCheck %s --input-file=%t.err
   RUN: count 0 < %t.out
   RUN: %mincaml-llc --explain=MC0411 | FileCheck %s --check-prefix=EXPLAIN
   EXPLAIN: Other externals are machine code.
*)
print_int 1;
let print_newline = 2 in
(* CHECK: externals.ml:[[#@LINE+2]]:16: error: cannot interpret 'table': the program does not define the external symbol min_caml_table; define 'table' in the program, or compile and link the program [MC0411]
*)
print_int (0 + table.(0)); let rec f x =
  (* CHECK: externals.ml:[[#@LINE+2]]:3: error: cannot interpret 'emit': the program does not define the external symbol min_caml_emit;
  *)
  emit x (table.(1)) in
(if false then f print_newline);
emit 3 4
(* CHECK-NOT: error:
   CHECK: 2 errors generated.
*)
