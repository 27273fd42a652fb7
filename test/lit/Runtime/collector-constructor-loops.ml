(* RUN: %mincaml-llc --target=host -O2 %s --emit=exe -o %t.host
   RUN: %t.host | FileCheck %s
   RUN: env MINCAML_GC=stress=2 %t.host | FileCheck %s
   RUN: env MINCAML_GC=stress=3 %t.host | FileCheck %s
   RUN: env MINCAML_GC=stress=7 %t.host | FileCheck %s
   RUN: %mincaml-llc --target=host -O2 -S %s -o - | FileCheck --check-prefix=CODE %s
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O2 %s --emit=exe -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=3 qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O2 %s --emit=exe -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=3 qemu-sparc64 %t.v9 | FileCheck %s %}
 *)

(* A collection between the allocation of a cell and the store of the next one makes
   the cell old.  The store is then a change of an old object, and the next cell has
   no other reference once the loop has gone on. *)

let rec append a b = match a with [] -> b | x :: rest -> x :: append rest b

(* Two cells in an iteration. *)
let rec twice = function [] -> [] | x :: rest -> x :: x :: twice rest

(* The call in the loop may collect as well. *)
let rec names = function [] -> [] | x :: rest -> let s = string_of_int x in s :: names rest

(* The next iteration may keep the cell of the previous one. *)
let rec small = function
  | [] -> []
  | x :: rest -> if x land 3 = 0 then x :: small rest else small rest

let rec make a b = if a > b then [] else a :: make (a + 1) b

let rec repeat n sum =
  if n = 0 then sum
  else
    let l = append (twice (make 1 n)) (small (make 1 100)) in
    let length = List.fold_left (fun n s -> n + String.length s) 0 (names l) in
    let garbage = List.rev l in
    repeat (n - 1) (sum + List.fold_left (+) 0 garbage + length)

let () = Printf.printf "%d\n" (repeat 60 0)
(* CHECK: 162892
   CODE-LABEL: ml.append:
   CODE: min_caml_allocate_between
   CODE-NOT: min_caml_cards
   CODE-LABEL: ml.twice:
   CODE: min_caml_allocate_between
   CODE: min_caml_allocate_between
   The card of the other cell is set after the allocation.
   CODE: movb $1
   CODE-LABEL: ml.names:
   CODE: min_caml_cards
*)
