(* Functions of a group go one by one, become separate functions where they do not need each
   other, and are inlined. *)
(* RUN: %mincaml-reduce --only=drop-bindings %s -- grep -q 'and stays' | FileCheck %s --check-prefix=DROP
   RUN: %mincaml-reduce --only=split-groups %s -- grep -q print_int | FileCheck %s --check-prefix=SPLIT
   RUN: %mincaml-reduce --only=inline-functions %s -- grep -q print_int | FileCheck %s --check-prefix=INLINE
   RUN: %mincaml-reduce --only=drop-parameters %s -- grep -q print_int | FileCheck %s --check-prefix=PARAMETERS
   RUN: %mincaml-reduce %s -- grep -q print_int | FileCheck %s --check-prefix=ALL
*)

let k = 3 in
let rec even n unused = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1) 0
and helper x = x + k
and user y = if even y 1 then helper y else helper (-y)
and stays z = z + helper 2
in
print_int (user 5 + stays 6)

(*
DROP:      {{^}}let rec {{[a-z]+}} {{.*}}=
DROP:      {{^}}and stays z =
DROP-NOT:  {{^}}and

SPLIT:      {{^}}let rec helper x =
SPLIT-NEXT:   x + k
SPLIT-NEXT: in
SPLIT-NEXT: let rec stays z =
SPLIT-NEXT:   z + helper 2
SPLIT-NEXT: in
SPLIT-NEXT: let rec even n unused =
SPLIT:      {{^}}and odd n =
SPLIT-NOT:  {{^}}and
SPLIT:      {{^}}in
SPLIT-NEXT: let rec user y =
SPLIT-NOT:  and

INLINE-NOT: odd
INLINE:     let n = n - 1 in
INLINE:     even (n - 1) 0
INLINE-NOT: {{(user|stays|odd)}}
INLINE:     {{^}}print_int ((if even 5 1 then helper 5 else helper (-(5))) + (6 + helper 2)){{$}}

PARAMETERS: {{^}}let rec even () =
PARAMETERS:   odd ()
PARAMETERS: {{^}}and odd () =
PARAMETERS:   even ()

ALL:     {{^}}print_int 0{{$}}
ALL-NOT: {{.}}
*)
