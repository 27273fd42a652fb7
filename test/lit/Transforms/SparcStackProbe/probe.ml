(* RUN: %mincaml-llc %s -g0 --passes=sparc-stack-probe --emit=llvm -o - | FileCheck %s
 *)

(* A function that can be on the stack any number of times stores to its frame;
   no other does. *)

(* CHECK-LABEL: @ml.plain(
   CHECK-NEXT: entry:
   CHECK-NEXT: %add = add i32 %x, 1
   CHECK-NOT: probe
   CHECK-LABEL: @ml.calls(
   CHECK-NEXT: entry:
   CHECK-NEXT: %plain = call
   CHECK-NOT: probe
 *)
let rec plain x = x + 1 in
let rec calls x = plain (plain x) + 1 in

(* CHECK-LABEL: @ml.loop(
   CHECK-NEXT: entry:
   CHECK-NEXT: %cmp = icmp eq i32 %n, 0
   CHECK-NOT: probe
 *)
let rec loop n = if n = 0 then 0 else loop (n - 1) in

(* CHECK-LABEL: @ml.sum(
   CHECK-NEXT: entry:
   CHECK-NEXT: %probe = alloca i32
   CHECK-NEXT: store volatile i32 0, ptr %probe
   CHECK-NOT: probe
 *)
let rec sum n = if n = 0 then 0 else n + sum (n - 1) in

(* It calls a recursion but nothing gets back to it.

   CHECK-LABEL: @ml.enters(
   CHECK-NEXT: entry:
   CHECK-NEXT: %sum = call
   CHECK-NOT: probe
 *)
let rec enters n = 1 + sum n in

(* One that captures nothing but is mutual: of the two only one pushes a frame
   that stays.

   CHECK-LABEL: @ml.odd(
   CHECK-NEXT: entry:
   CHECK-NEXT: %cmp = icmp eq i32 %n, 0
   CHECK-NOT: probe
   CHECK-LABEL: @ml.even(
   CHECK: store volatile i32 0, ptr %probe
 *)
let rec even n =
  let rec odd n = if n = 0 then 0 else even (n - 1) in
  if n = 0 then 1 else 1 + odd (n - 1) in

(* Both of these do.

   CHECK-LABEL: @ml.pong(
   CHECK: store volatile i32 0, ptr %probe
   CHECK-LABEL: @ml.ping(
   CHECK: store volatile i32 0, ptr %probe
 *)
let rec ping n =
  let rec pong n = if n = 0 then 0 else 1 + ping (n - 1) in
  if n = 0 then 1 else 1 + pong (n - 1) in

(* A call of a closure may reach every function whose address is taken.

   CHECK-LABEL: @ml.through(
   CHECK: store volatile i32 0, ptr %probe
   CHECK-LABEL: @ml.applies(
   CHECK-NEXT: entry:
   CHECK-NEXT: %code = load ptr, ptr %f
   CHECK-NOT: probe
   CHECK-LABEL: @ml.jumps(
   CHECK-NEXT: entry:
   CHECK-NEXT: %code = load ptr, ptr %f
   CHECK-NOT: probe
 *)
let table = Array.make 1 plain in
let rec through n = if n = 0 then 0 else 1 + table.(0) (n - 1) in
let rec applies f = 1 + f 1 in
let rec jumps f = f 1 in

(* CHECK-LABEL: @min_caml_start(
   CHECK-NOT: probe
   CHECK: ret void
 *)
table.(0) <- through;
print_int (calls 1 + loop 1 + enters 1 + even 1 + ping 1 + table.(0) 1 + applies plain + jumps plain)
