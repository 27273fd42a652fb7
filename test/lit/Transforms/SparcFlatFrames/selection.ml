(* RUN: %mincaml-llc %s -g0 --passes=sparc-flat-frames --emit=llvm -o - | FileCheck %s
 *)

(* One call of itself that is not a tail call.

   CHECK: @ml.sum({{.*}} [[FLAT:#[0-9]+]] {
 *)
let rec sum n = if n = 0 then 0 else n + sum (n - 1) in

(* The call may be in what becomes a loop.

   CHECK: @ml.ack({{.*}} [[FLAT]] {
 *)
let rec ack m n =
  if m = 0 then n + 1
  else if n = 0 then ack (m - 1) 1
  else ack (m - 1) (ack m (n - 1)) in

(* Each activation calls two others: most are near the end of the recursion.

   CHECK: @ml.fib({{.*}} [[PLAIN:#[0-9]+]] {
 *)
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2) in

(* Only tail calls, no call, and a call that does not come back.

   CHECK: @ml.loop({{.*}} [[PLAIN]] {
   CHECK: @ml.plain({{.*}} [[PLAIN]] {
   CHECK: @ml.enters({{.*}} [[PLAIN]] {
 *)
let rec loop n = if n = 0 then 0 else loop (n - 1) in
let rec plain n = n + 1 in
let rec enters n = sum n + plain n in

(* Mutual recursion: each of the two has one call of the other.

   CHECK: @ml.pong({{.*}} [[FLAT]] {
   CHECK: @ml.ping({{.*}} [[FLAT]] {
 *)
let rec ping n =
  let rec pong n = if n = 0 then 0 else 1 + ping (n - 1) in
  if n = 0 then 1 else 1 + pong (n - 1) in

(* Floating-point values do not count, as the caller saves them in any case.

   CHECK: @ml.floats({{.*}} [[FLAT]] {
 *)
let rec floats n a b = if n = 0 then a else a +. b *. floats (n - 1) (a +. 1.0) (b +. 1.0) in

(* Too much is kept for after the call.

   CHECK: @ml.keeps({{.*}} [[PLAIN]] {
 *)
let rec keeps n =
  if n = 0 then 0 else
  let a = read_int () in let b = read_int () in let c = read_int () in
  let d = read_int () in let e = read_int () in let f = read_int () in
  let g = read_int () in let h = read_int () in let i = read_int () in
  keeps (n - 1) + a * b * c * d * e * f * g * h * i in

(* Nothing is known of the depth of a recursion through a closure, nor which
   functions it consists of.

   CHECK: @ml.through({{.*}} [[PLAIN]] {
 *)
let table = Array.make 1 plain in
let rec through n = if n = 0 then 0 else 1 + table.(0) (n - 1) in

(* CHECK: attributes [[FLAT]] = { {{.*}}"mincaml-flat-frame"{{.*}}"target-features"="+reserve-l0,{{.*}},+reserve-l7"
   CHECK-NOT: mincaml-flat-frame
 *)
table.(0) <- through;
print_int (sum 1 + ack 1 1 + fib 1 + loop 1 + enters 1 + ping 1 + keeps 1 + table.(0) 1);
print_float (floats 1 1.0 1.0)
