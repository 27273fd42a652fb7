(* The views of register allocation.

   RUN: %mincaml-llc %s -O1 --inline=0 --emit=liveness | FileCheck --check-prefix=LIVE %s
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc -regalloc=greedy | FileCheck --check-prefix=TEXT %s
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc -regalloc=mincaml | FileCheck --check-prefix=TEXT %s
   RUN: %mincaml-llc %s -O0 --emit=regalloc -regalloc=fast | FileCheck --check-prefix=FAST %s
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc-counts -regalloc=greedy | FileCheck --check-prefix=COUNTS %s
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc-svg -o %t.svg
   RUN: FileCheck --check-prefix=SVG %s < %t.svg
   RUN: %mincaml-llc %s -O1 --inline=0 --emit=regalloc-dot | FileCheck --check-prefix=DOT %s
*)
let rec add a b = a + b in
let rec f x y = add (add x y) (x - y) in
print_int (f 3 4)
(*
   LIVE-LABEL: liveness of ml.add:
   LIVE: 0 {{.*}}COPY $i
   LIVE: points 0 to
   LIVE: %{{[0-9]+}} {{ *}}IntRegs {{ *[.]*D=*U}}

   TEXT-LABEL: allocation of ml.f:
   TEXT: {{CALL|call}}
   TEXT: assignment:
   TEXT: %{{[0-9]+}}: {{.*}}${{[a-z][0-9]}} [{{[0-9]+}}, {{[0-9]+}}]
   TEXT: counts:
   TEXT: spills
   TEXT: reloads
   TEXT: moves

   FAST-LABEL: allocation of ml.f:
   FAST: $o0 = COPY {{.*}}; move to or from a fixed register
   FAST: counts:

   COUNTS: {{^}}ml.f{{.*}} instructions={{[0-9]+}} saves={{[0-9]+}} saves-call={{[0-9]+}}

   SVG: <svg
   SVG: ml.
   SVG: <text {{.*}}>bb.0</text>
   SVG: <rect
   SVG: </svg>

   DOT: digraph "ml.
   DOT: <TABLE
   DOT: BGCOLOR="#
*)
