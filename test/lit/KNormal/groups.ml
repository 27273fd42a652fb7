(* Functions that see each other: all names of a group are visible in all bodies, and calls
   are direct, also of functions that follow.
   RUN: %mincaml-llc %s --emit=alpha --verify-each -o - | FileCheck %s --check-prefix=ALPHA
   RUN: %mincaml-llc %s --emit=closure --verify-each -o - | FileCheck %s
*)

(* ALPHA:      let rec even.1 (n.1 : int) : bool =
   ALPHA:          odd.1 tmp.3
   ALPHA-NEXT: and odd.1 (n.2 : int) : bool =
   ALPHA:          even.1 tmp.6
   ALPHA-NEXT: in
*)

(* Neither has a free variable but the other: no closures, although one is a value.
   CHECK:      fun even.1 (n.1 : int) : bool =
   CHECK:          direct odd.1 tmp.3
   CHECK:      fun odd.1 (n.2 : int) [static closure] : bool =
   CHECK:          direct even.1 tmp.6
*)
let rec even n = if n = 0 then true else odd (n - 1)
and odd n = if n = 0 then false else even (n - 1)

(* What one of them needs all pass on.
   CHECK:      fun f.1 (x.1 : int) [lifted: k.1 : int, m.1 : int] : int =
   CHECK:          direct g.1 tmp.{{[0-9]+}} k.1 m.1
   CHECK:      fun g.1 (x.2 : int) [lifted: k.1 : int, m.1 : int] : int =
   CHECK:          direct f.1 tmp.{{[0-9]+}} k.1 m.1
   CHECK:      fun lifted.1 (k.1 : int) (m.1 : int) : int =
   CHECK-NOT:    closure
*)
let lifted k m =
  let rec f x = if x <= 0 then k else g (x - 1)
  and g x = if x <= 0 then m else f (x - 2) in
  f 10

(* Closures that know each other. `g` is only called, and gets the closure of `h` and what
   else it needs from its callers.
   CHECK:      fun f.2 (x.3 : int) [captured: k.2 : int, m.2 : int, h.1 : int -> int] : int =
   CHECK:          direct g.2 tmp.{{[0-9]+}} m.2 h.1
   CHECK:      fun g.2 (x.4 : int) [lifted: m.2 : int, h.1 : int -> int] : int =
   CHECK:          direct h.1 tmp.{{[0-9]+}} [closure: h.1]
   CHECK:      fun h.1 (x.5 : int) [captured: f.2 : int -> int] : int =
   CHECK:          direct f.2 tmp.{{[0-9]+}} [closure: f.2]
   CHECK:      fun closures.1 (k.2 : int) (m.2 : int) : (int -> int) * (int -> int) =
   CHECK-NEXT:   let rec h.1 : int -> int = closure h.1 [f.2]
   CHECK-NEXT:   and f.2 : int -> int = closure f.2 [k.2, m.2, h.1] in
   CHECK-NEXT:   (f.2, h.1)
*)
let closures k m =
  let rec f x = if x <= 0 then k else g (x - 1)
  and g x = if x <= 0 then m else h (x - 1)
  and h x = f (x - 1) in
  (f, h)

(* No cycle: a closure is made after those that it captures, which may follow.
   CHECK:      fun first.1 (x.6 : int) [captured: second.1 : int -> int] : int =
   CHECK:      fun second.1 (x.7 : int) [captured: k.3 : int] : int =
   CHECK:      fun chain.1 (k.3 : int) : (int -> int) array =
   CHECK-NEXT:   let rec second.1 : int -> int = closure second.1 [k.3]
   CHECK-NEXT:   and first.1 : int -> int = closure first.1 [second.1] in
*)
let chain k =
  let rec first x = second (x + 1)
  and second x = x * k in
  [| first; second |]

(* A function of the group as a value inside it: its own closure, or a captured one.
   CHECK:      fun self.1 (x.8 : int) [captured: k.4 : int, other.1 : int -> int] : int =
   CHECK-NEXT:   if x.8 > k.4 then
   CHECK-NEXT:     x.8
   CHECK-NEXT:   else
   CHECK-NEXT:     direct call.1 other.1 x.8
   CHECK:      fun other.1 (x.9 : int) [captured: k.4 : int, self.1 : int -> int] : int =
   CHECK-NEXT:   let other.1 : int -> int = own closure in
   CHECK-NEXT:   if x.9 < k.4 then
   CHECK-NEXT:     direct call.1 other.1 x.9
   CHECK:          direct call.1 self.1 tmp.{{[0-9]+}}
   CHECK:      fun values.1 (k.4 : int) : int -> int =
   CHECK-NEXT:   let rec other.1 : int -> int = closure other.1 [k.4, self.1]
   CHECK-NEXT:   and self.1 : int -> int = closure self.1 [k.4, other.1] in
   CHECK-NEXT:   self.1
*)
let values k =
  let rec self x = if x > k then x else call other x
  and other x = if x < k then call other x else call self (x - 1)
  and call f x = f x in
  self

let () =
  print_int (if even 10 && [| odd |].(0) 3 then lifted 1 2 else 0);
  let (f, h) = closures 1 2 in
  print_int (f 3 + h 4 + (chain 2).(0) 1 + (chain 3).(1) 1);
  print_int ((values 1) 2)
