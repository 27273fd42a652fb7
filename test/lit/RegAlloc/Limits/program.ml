(* The variants without spilling report where they give up: an error
   with the line and the number of registers, status 1, and no output. The others
   compile it.

   RUN: rm -f %t.*
   RUN: not %mincaml-llc --target=sparc -O1 -inline=0 -verify-machineinstrs --regalloc=mincaml-nospill %s --emit=obj -o %t.1 2>&1 | FileCheck %s
   RUN: not %mincaml-llc --target=sparcv9 -O2 --regalloc=mincaml-notarget-nospill %s --emit=asm -o %t.2 2>&1 | FileCheck --check-prefix=INLINED %s
   RUN: not %mincaml-llc --target=x86_64-linux-gnu -O1 -inline=0 -verify-machineinstrs --regalloc=mincaml-nospill %s --emit=obj -o %t.3 2>&1 | FileCheck %s
   RUN: not ls %t.1
   RUN: not ls %t.2
   RUN: not ls %t.3
   RUN: %mincaml-llc --target=sparc -O2 --regalloc=mincaml %s --emit=obj -o %t.4
   RUN: %mincaml-llc --explain=MC0413 | FileCheck --check-prefix=EXPLAIN %s

   CHECK: program.ml:{{2[4-9]|3[0-9]|4[0-9]}}:{{[0-9]+}}: error: not enough registers for the function ml.many: mincaml-{{.*}}nospill: out of registers: {{[2-9][0-9]}} of class {{.*}} are needed, {{[0-9]+}} are available [MC0413]
   CHECK: 1 error generated.
   INLINED: program.ml:{{[0-9]+}}:{{[0-9]+}}: error: not enough registers for the function min_caml_start: mincaml-notarget-nospill:
   EXPLAIN: --regalloc=mincaml
*)
let rec many a n =
  let b = a *. 1.1 in
  let c = b *. 1.2 +. a in
  let d = c *. 1.3 +. a in
  let e = d *. 1.4 +. a in
  let f = e *. 1.5 +. a in
  let g = f *. 1.6 +. a in
  let h = g *. 1.7 +. a in
  let i = h *. 1.8 +. a in
  let j = i *. 1.9 +. a in
  let k = j *. 2.1 +. a in
  let l = k *. 2.2 +. a in
  let m = l *. 2.3 +. a in
  let o = m *. 2.4 +. a in
  let p = o *. 2.5 +. a in
  let q = p *. 2.6 +. a in
  let r = q *. 2.7 +. a in
  let s = r *. 2.8 +. a in
  let t = s *. 2.9 +. a in
  let u = t *. 3.1 +. a in
  let v = u *. 3.2 +. a in
  let w = v *. 3.3 +. a in
  let x = w *. 3.4 +. a in
  let y = x *. 3.5 +. a in
  if n = 0 then
    a -. (b /. (c -. (d /. (e -. (f /. (g -. (h /. (i -. (j /. (k -. (l /. (m -. (o
    /. (p -. (q /. (r -. (s /. (t -. (u /. (v -. (w /. (x -. y))))))))))))))))))))))
  else many y (n - 1)
in
print_float (many (float_of_int (read_int ())) (read_int ()))
