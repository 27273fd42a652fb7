(* Every form that --emit= knows, on standard output.
   RUN: %mincaml-llc %s --emit=tokens | FileCheck --check-prefix=TOKENS %s
   RUN: %mincaml-llc %s --emit=ast | FileCheck --check-prefix=AST %s
   RUN: %mincaml-llc %s --emit=typed | FileCheck --check-prefix=TYPED %s
   RUN: %mincaml-llc %s --emit=core | FileCheck --check-prefix=AST %s
   RUN: %mincaml-llc %s --emit=knormal | FileCheck --check-prefix=KNORMAL %s
   RUN: %mincaml-llc %s --emit=alpha | FileCheck --check-prefix=KNORMAL %s
   RUN: %mincaml-llc %s --emit=closure | FileCheck --check-prefix=CLOSURE %s
   RUN: %mincaml-llc %s --emit=llvm -o - | FileCheck --check-prefix=LLVM %s
   RUN: %mincaml-llc %s --emit=bc -o - | llvm-dis | FileCheck --check-prefix=LLVM %s
   RUN: %mincaml-llc %s --emit=dot-cfg | FileCheck --check-prefix=DOT %s
   RUN: %mincaml-llc %s --emit=mir -o - | FileCheck --check-prefix=MIR %s
   RUN: %mincaml-llc %s --emit=asm -o - | FileCheck --check-prefix=ASM %s
   RUN: %mincaml-llc %s --emit=obj -o - | llvm-nm - | FileCheck --check-prefix=OBJ %s
   RUN: not %mincaml-llc %s --emit=exe -o - 2>&1 | FileCheck --check-prefix=EXE %s
   RUN: not %mincaml-llc %s --emit=assembly 2>&1 | FileCheck --check-prefix=WRONG %s
   RUN: not %mincaml-llc %s --emit= 2>&1 | FileCheck --check-prefix=WRONG %s
*)
let rec double n = n + n in
print_int (double 21)

(* TOKENS: let
   AST: let rec double n
   TYPED: int
   KNORMAL: double
   CLOSURE: double
   LLVM: target triple = "sparc-unknown-linux-gnu"
   LLVM: define internal {{.*}} @ml.double(
   DOT: digraph "CFG for 'ml.double' function"
   MIR: name: {{.*}}double
   ASM: ml.double:
   OBJ: T min_caml_start
   EXE: error: an executable cannot go to standard output [MC0401]
   WRONG: expected one of tokens, ast, typed, core, decision-trees, dot-decision-trees, knormal, alpha, closure, layouts, llvm, bc, dot-cfg, checks, mir, liveness, regalloc, {{.*}} [MC0401]
*)
