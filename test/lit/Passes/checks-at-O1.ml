(* -O1 removes bounds checks that repeat others, and those of an index that runs up
   to the length of its array; not one of an index that nothing is known of. With an
   explicit threshold it is MinCaml's own loop of passes, which leaves all of them.
   RUN: %mincaml-llc -O1 --emit=llvm -g0 %s -o - | FileCheck %s
   RUN: %mincaml-llc -O1 -inline=0 --emit=llvm -g0 %s -o - | FileCheck %s --check-prefix=OLD
   RUN: echo 0 2 5 | not %mincaml-llc -O1 --run %s 2>&1 | FileCheck %s --check-prefix=OUTPUT
   CHECK: define void @min_caml_start(
   CHECK-NEXT: entry:
   CHECK-COUNT-2: call void @min_caml_fail_bounds(
   CHECK: call void @min_caml_fail_bounds({{.*}}, i32 %index,
   CHECK-NOT: call void @min_caml_fail_bounds(
   CHECK: declare
   OLD: define {{.*}}@ml.swap(
   OLD-COUNT-4: call void @min_caml_fail_bounds(
   OLD: define {{.*}}@ml.total(
   OLD: call void @min_caml_fail_bounds(
   OUTPUT: 6
   OUTPUT-NEXT: checks-at-O1.ml:35:13: index 5 out of bounds for an array of length 3
*)
let rec swap a i j =
  let x = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- x;
  if i > 1000 then 1 + swap a (i - 1) j else 0

let rec total a i sum =
  if i >= Array.length a then sum else total a (i + 1) (sum + a.(i))

let () =
  let a = Array.make 3 2 in
  let i = read_int () in
  print_int (swap a i (read_int ()) + total a 0 0);
  print_newline ();
  let index = read_int () in
  print_int a.(index)
