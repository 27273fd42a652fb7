(* REQUIRES: host-x86_64
   With frame pointers, functions with tail calls preserve registers.
   RUN: %mincaml-llc -O2 --target=host --frame-pointer=all %s --emit=exe -o %t
   RUN: %t | FileCheck %s
   RUN: %mincaml-llc -O2 --target=host --frame-pointer=non-leaf %s --emit=exe -o %t
   RUN: %t | FileCheck %s
   RUN: %mincaml-llc -O3 --target=host -mattr=+avx2 -c %s -o %t.o
   RUN: %opt "-passes=mincaml-calling-conventions<frame-pointers>" -S %S/recursive.ll | FileCheck %s --check-prefix=IR
   CHECK: 5 4 3 2 1 0 15
   IR: define internal fastcc i32 @depth(ptr %tree) #[[NONE:[0-9]+]] {
   IR: define internal tailcc i32 @tail(i32 %n) {
   IR: define internal tailcc i32 @wrapper(i32 %n) {
   IR: notail call fastcc i32 @depth(ptr null) #[[NONE]]
*)
let rec insert x l =
  match l with
  | y :: rest when x < y -> y :: insert x rest
  | _ -> x :: l

let rec sort l = match l with [] -> [] | x :: rest -> insert x (sort rest)

let rec print l sum =
  match l with
  | [] -> print_int sum
  | x :: rest -> print_int x; print_string " "; print rest (sum + x)

let () = print (sort (List.init 6 (fun i -> i * 5 mod 6))) 0
