(* Handlers go, cases of those that have to stay, and the arguments of exceptions.
   Definitions of exceptions go with their last use. *)
(* RUN: %mincaml-reduce --only=replace-by-case %s -- grep -q ' + 5' | FileCheck %s --check-prefix=CASE
   RUN: %mincaml-reduce --only=replace-by-case %s -- grep -q 'f 7' | FileCheck %s --check-prefix=BODY
   RUN: %mincaml-reduce --only=drop-cases %s -- grep -q 'Three (a, b, c)' | FileCheck %s --check-prefix=DROP
   RUN: %mincaml-reduce --only=simplify-exceptions %s -- grep -q 'try' | FileCheck %s --check-prefix=EXIT
   RUN: %mincaml-reduce %s -- sh -c "%mincaml-llc --interpret {} | grep -q 12" | FileCheck %s --check-prefix=ALL
*)

exception One of int
exception Three of int * float * int
;;
let rec f n =
  if n > 5 then raise (Three (n, 1.5, 5)) else if n > 3 then raise (One n) else n
in
print_int (try f 7 with One x -> x + 5 | Three (a, b, c) -> a + c | Exit -> 1);
print_int (try f 1 with Failure s -> String.length s)

(*
CASE:      {{^}}exception One of int
CASE:      {{^}}print_int (0 + 5);
CASE-NEXT: {{^}}print_int (String.length ""){{$}}
CASE-NOT:  {{.}}

BODY:      {{^}}print_int (f 7);
BODY-NEXT: {{^}}print_int (f 1){{$}}

DROP:      {{^}}print_int (try f 7 with Three (a, b, c) -> a + c);
DROP-NEXT: {{^}}print_int (try f 1 with Failure s -> String.length s){{$}}

EXIT-NOT:  exception {{[A-Z]}}
EXIT:      raise Exit
EXIT-NOT:  One
EXIT-NOT:  Three
EXIT:      {{^}}print_int (try f 7 with Exit -> {{.*}});

ALL:       {{^}}exception Three of int * float * int
ALL-NEXT:  ;;
ALL-NEXT:  {{^}}print_int (try raise (Three {{.*}} with Three (a, b, c) -> {{.*}}){{$}}
ALL-NOT:   {{.}}
*)
