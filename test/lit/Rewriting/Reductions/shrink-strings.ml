(* Strings become shorter, from both ends, and their characters `a`. *)
(* RUN: %mincaml-reduce --only=shrink-strings %s -- sh -c "%mincaml-llc --interpret {} | grep -q ^5" | FileCheck %s
   RUN: %mincaml-reduce --only=shrink-strings %s -- grep -q word | FileCheck %s --check-prefix=WORD
*)

print_int (String.length "hello");
print_int (String.length "a word in the middle");
print_string (String.make 2 'x')

(*
CHECK:      {{^}}print_int (String.length "aaaaa");
CHECK-NEXT: {{^}}print_int (String.length "");
CHECK-NEXT: {{^}}print_string (String.make 2 'a'){{$}}

WORD:       {{^}}print_int (String.length "");
WORD-NEXT:  {{^}}print_int (String.length "word");
*)
