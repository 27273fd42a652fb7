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

(* The result is in one field or another. *)
type tree = Leaf | Node of tree * int * tree

let rec insert k = function
  | Leaf -> Node (Leaf, k, Leaf)
  | Node (l, x, r) as t ->
    if k < x then Node (insert k l, x, r) else if k > x then Node (l, x, insert k r) else t

let rec sum = function Leaf -> 0 | Node (l, x, r) -> sum l + x + sum r

(* Some parameters are not in registers. *)
let rec many a b c d e f g h s n =
  if n = 0 then [s] else "y" :: many a b c d e f g h (s ^ "a") (n - 1)

(* An exception is passed on. *)
exception Stop of int

let rec checked stop = function
  | [] -> []
  | x :: rest ->
    let s = if x = stop then raise (Stop x) else string_of_int x in
    s :: checked stop rest

let rec make a b = if a > b then [] else a :: make (a + 1) b

let rec repeat n sum =
  if n = 0 then sum
  else
    let l = append (twice (make 1 n)) (small (make 1 100)) in
    let length = List.fold_left (fun n s -> n + String.length s) 0 (names l) in
    let garbage = List.rev l in
    repeat (n - 1) (sum + List.fold_left (+) 0 garbage + length)

let () =
  Printf.printf "%d\n" (repeat 60 0);
  let t = List.fold_left (fun t i -> insert (i * 37 mod 101) t) Leaf (make 1 100) in
  Printf.printf "%d\n" (sum t);
  List.iter print_string (many 1 2 3 4 5 6 7 8 "" 20);
  print_newline ();
  let l = make 1 200 in
  List.iter (fun stop ->
      try Printf.printf "%d\n" (List.length (checked stop l))
      with Stop n -> Printf.printf "stop %d\n" n) [201; 150]
(* CHECK: 162892
   CHECK-NEXT: 5050
   CHECK-NEXT: yyyyyyyyyyyyyyyyyyyyaaaaaaaaaaaaaaaaaaaa
   CHECK-NEXT: 200
   CHECK-NEXT: stop 150
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
