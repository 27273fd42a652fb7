(* Objects that are matched where they were built are not allocated: a tuple and
   an option that a function returns, also a recursive one; a chain of functions
   on options; a value of a type with several constructors; a tuple in a
   reference; a record that a recursive function passes to itself.

   RUN: %mincaml-llc %s -O2 --target=host -g0 --emit=llvm -o - | FileCheck %s
   RUN: %mincaml-llc %s -O3 --target=host -g0 --emit=llvm -o - | FileCheck %s
   CHECK-NOT: call {{.*}}ptr @min_caml_allocate
   CHECK: define void @min_caml_start()
   CHECK-NOT: call {{.*}}ptr @min_caml_allocate
   CHECK: declare {{.*}}void @min_caml_print_int
   CHECK-NOT: call {{.*}}ptr @min_caml_allocate
*)
let divide a b = (a / b, a mod b)
let rec extremes n low high =
  if n = 0 then (low, high)
  else
    let x = read_int () in
    extremes (n - 1) (min x low) (max x high)
let quotient a b = if b = 0 then None else Some (a / b)
let rec find n =
  if n = 0 then None
  else
    let x = read_int () in
    if x > 9 then Some x else find (n - 1)
type shape = Circle of int | Rectangle of int * int | Point
let shape n =
  match n land 3 with 0 -> Circle n | 1 -> Rectangle (n, n + 1) | _ -> Point
let area s =
  match s with Circle r -> 3 * r * r | Rectangle (a, b) -> a * b | Point -> 0
type point = { x : int; y : int }
let rec walk n p =
  if n = 0 then p.x + p.y
  else walk (n - 1) { x = p.x + n; y = p.y + read_int () }
let () =
  let q, r = divide (read_int ()) 3 in
  print_int (q + r);
  let low, high = extremes (read_int ()) 100 0 in
  print_int (high - low);
  print_int
    (match quotient (read_int ()) (read_int ()) with None -> 0 | Some q -> q);
  print_int (match find (read_int ()) with None -> 0 | Some x -> x * 2);
  let even n = if n land 1 = 0 then Some n else None in
  let half = Option.map (fun n -> n / 2) (Option.bind (even (read_int ())) even) in
  print_int (match half with Some n -> n | None -> 7);
  let state = ref (0, 1) in
  for _ = 1 to read_int () do
    let a, b = !state in
    state := (b, a + b);
    print_int (area (shape a))
  done;
  print_int (walk (read_int ()) { x = fst !state; y = 0 })
