(* Where it is compiled for debugging, LLVM's delay slot filler moves nothing: the
   parameter is in memory where the prologue ends. A tail call keeps its `restore`.

   RUN: %mincaml-llc %s -g -S -o - | FileCheck --check-prefixes=CHECK,DEBUG --implicit-check-not=barrier --implicit-check-not='#APP' %s
   RUN: %mincaml-llc %s -g --target=sparcv9 -S -o - | FileCheck --check-prefixes=CHECK,DEBUG %s
   RUN: %mincaml-llc %s -S -o - | FileCheck --check-prefixes=CHECK,PLAIN %s

   CHECK-LABEL: ml.fact:
   DEBUG:       st %i0, [%fp
   DEBUG:       prologue_end
   DEBUG-NEXT:  cmp %i0, 0
   DEBUG-NEXT:  bne
   DEBUG-NEXT:  nop
   DEBUG:       add %i0, -1, %o0
   DEBUG:       call ml.fact
   DEBUG-NEXT:  nop
   PLAIN:       call ml.fact
   PLAIN-NEXT:  add %i0, -1, %o0

   CHECK-LABEL: ml.twice:
   CHECK:       jmp
   CHECK-NEXT:  restore
 *)
let rec fact n =
  if n = 0 then 1
  else n * fact (n - 1)
let rec twice f x =
  f (f x)
let () = print_int (twice fact 3)
