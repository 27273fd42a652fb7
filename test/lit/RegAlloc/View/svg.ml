(* A picture of all functions is one SVG image; long functions continue below.

   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc-svg -o %t.svg
   RUN: %python -c "import sys, xml.dom.minidom as x; x.parse(sys.argv[1])" %t.svg
   RUN: grep -c '</svg>' %t.svg | FileCheck --check-prefix=ONE %s
   RUN: FileCheck %s < %t.svg

   Values have the program's names: of parameters, of expressions, and with -g of
   variables.
   RUN: FileCheck --check-prefix=NAMES %s < %t.svg
   RUN: %mincaml-llc %s -O1 --inline=0 -g --emit=regalloc-svg -o - | FileCheck --check-prefix=VARIABLES %s

   Only the functions that are named, as with LLVM's own dumps.
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc-svg -filter-print-funcs=ml.keep -o - \
   RUN:   | FileCheck --check-prefix=FILTER %s
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc -filter-print-funcs=ml.keep -o - \
   RUN:   | FileCheck --check-prefix=FILTER-TEXT %s
*)
let rec keep a b = let c = a * b in print_int c; a + b + c in
let rec long a i =
  a.(i) <- a.(i + 1) * 3; a.(i + 1) <- a.(i + 2) * 4; a.(i + 2) <- a.(i + 3) * 5;
  a.(i + 3) <- a.(i + 4) * 6; a.(i + 4) <- a.(i + 5) * 7; a.(i + 5) <- a.(i + 6) * 8;
  a.(i + 6) <- a.(i + 7) * 9; a.(i + 7) <- a.(i + 8) * 10
in
long (Array.make 9 1) 0;
print_int (keep 3 4)
(*
   ONE: {{^1$}}

   An argument is in its register from the start, whether it is copied or not.
   CHECK: <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="{{[0-9]+}}"
   CHECK: <text x="4" y="12">ml.keep</text>
   CHECK: >I0</text>
   CHECK-NEXT: <rect x="70" {{.*}}points 0 to {{[0-9]+}}</title>
   CHECK: ml.long, points 0 to 79 of {{[0-9]+}}</text>
   CHECK: ml.long, points 80 to 159 of {{[0-9]+}}</text>
   CHECK: >min_caml_start</text>

   NAMES-DAG: <title>%{{[0-9]+}} a, points
   NAMES-DAG: <title>%{{[0-9]+}} b, points
   NAMES-DAG: <title>%{{[0-9]+}} a * b, points
   NAMES-DAG: <text {{.*}}>a * b</text>
   VARIABLES: <title>%{{[0-9]+}} c, points

   FILTER-NOT: ml.long
   FILTER: ml.keep</text>
   FILTER-NOT: min_caml_start

   FILTER-TEXT-NOT: allocation of ml.long
   FILTER-TEXT: allocation of ml.keep:
   FILTER-TEXT: assignment:
   FILTER-TEXT-NEXT: %0: {{.*}}$i0 [0, {{[0-9]+}}]
   FILTER-TEXT-NOT: allocation of min_caml_start
*)
