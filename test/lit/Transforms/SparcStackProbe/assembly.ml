(* The probe is one instruction: a store of %g0 to the frame.

   RUN: %mincaml-llc %s -g0 -O2 -fno-flat-frames -fno-shrink-wrap -S -o - | FileCheck %s
   RUN: %mincaml-llc %s -g0 -O2 -fno-flat-frames -fno-shrink-wrap --target=sparcv9 -S -o - | FileCheck %s
   CHECK-LABEL: ml.ack:
   CHECK-NOT:  %g0, [%fp
   CHECK:      save %sp
   CHECK-NOT:  %g0, [%fp
   CHECK:      st %g0, [%fp
   CHECK-NOT:  %g0, [%fp
   CHECK-LABEL: min_caml_start:
   CHECK-NOT:  st %g0, [%fp
   CHECK:      call ml.ack
   CHECK-NOT:  st %g0, [%fp
   CHECK:      .size min_caml_start

   The host needs none.

   RUN: %mincaml-llc %s -g0 -O2 --target=host -S -o - | FileCheck --check-prefix=HOST %s
   HOST-LABEL: ml.ack:
   HOST-NOT: $0, {{-?[0-9]*}}(%rsp)
   HOST-NOT: $0, {{-?[0-9]*}}(%rbp)
   HOST: callq ml.ack
   HOST-NOT: $0, {{-?[0-9]*}}(%rsp)
   HOST-NOT: $0, {{-?[0-9]*}}(%rbp)
   HOST: .size ml.ack
 *)
let rec ack m n =
  if m = 0 then n + 1
  else if n = 0 then ack (m - 1) 1
  else ack (m - 1) (ack m (n - 1)) in
print_int (ack (read_int ()) 10)
