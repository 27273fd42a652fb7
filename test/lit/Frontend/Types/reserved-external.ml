(* Names that cannot be linked as externals are errors, not warnings.
   RUN: not %mincaml-llc -fimplicit-externals %s -fsyntax-only 2>&1 | FileCheck %s
   CHECK: reserved-external.ml:[[# @LINE + 7]]:1: error: 'start' is not defined, and it cannot be an external: the symbol min_caml_start is reserved for the runtime [MC0322]
   CHECK: reserved-external.ml:[[# @LINE + 7]]:1: error: 'fail_division' is not defined
   CHECK: reserved-external.ml:[[# @LINE + 7]]:12: error: 'create_pointer_array' is not defined
   CHECK: reserved-external.ml:[[# @LINE + 7]]:1: error: 'prime'' is not defined, and it cannot be an external: a symbol cannot contain `'`
   CHECK: 4 errors generated
*)

start ();
fail_division ();
print_int (create_pointer_array 3 5);
prime' ()
