(* RUN: %mincaml-llc --target=host -O2 %s --emit=exe -o %t.host
   RUN: env MINCAML_GC=stats %t.host 2>&1 | FileCheck --check-prefixes=CHECK,STATS %s
   RUN: env MINCAML_GC=stress=31 %t.host | FileCheck %s
   RUN: %mincaml-llc --target=host -O0 %s --emit=exe -o %t.O0
   RUN: env MINCAML_GC=stress=31 %t.O0 | FileCheck %s
   RUN: env MINCAML_GC=stress %t.O0 | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O2 %s --emit=exe -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=211 qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O0 %s --emit=exe -o %t.sparc.O0 %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=31 qemu-sparc32plus %t.sparc.O0 | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O2 %s --emit=exe -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=211 qemu-sparc64 %t.v9 | FileCheck %s %}
 *)

(* Old objects of each kind are changed so that they alone refer to young ones:
   a record, an array in cells, in several blocks and in chunks of its own, a
   reference in a closure, and an array that is copied to another. *)
type cell = { mutable contents : int list; id : int }

let garbage n =
  let rec loop i l = if i = 0 then List.length l else loop (i - 1) [ i; n ] in
  loop 40 []

let cells = List.init 30 (fun id -> { contents = []; id })

(* The compiler does not know the length, and makes no static arrays. *)
let empty n = Array.make (n * List.length cells / 30) []
let small = Array.init 30 (fun _ -> [])
let several = empty 5000
let huge = empty 100000
let copy = empty 5000

let counter =
  let state = ref [] in
  fun x ->
    state := x :: List.filter (fun y -> y > x - 5) !state;
    List.fold_left ( + ) 0 !state

(* A tree whose marking needs a large stack, of nodes whose size is no power of
   two. *)
type tree = Leaf | Node of tree * float * tree

let rec deep i t =
  if i = 0 then t
  else
    let left = Node (Node (Leaf, float_of_int i, Leaf), 0.5, Leaf) in
    deep (i - 1) (Node (left, 0.5, t))

let rec sum_tree t s =
  match t with Leaf -> s | Node (l, x, r) -> sum_tree r (sum_tree l s +. x)

let tree = deep 3000 Leaf

(* New arrays of several sizes, in memory that has been used before: zeros, and
   arrays that alone refer to a young list. *)
let lists = Array.make 3 [||]

let renew i =
  let zeros = Array.make (i * 53 mod 5000) 0 in
  let sum = Array.fold_left ( + ) 0 zeros in
  Array.fill zeros 0 (Array.length zeros) i;
  lists.(i mod 3) <- Array.make (i * 71 mod 5000) [ i ];
  sum + Array.fold_left (fun s l -> s + List.length l) 0 lists.((i + 1) mod 3)

(* An object that is new in the function, but old when it changes: because of calls
   of the program, on some paths only, and of the library. *)
let escaped = ref []

let change i =
  let c = { contents = []; id = i } in
  let d = { contents = []; id = i } in
  let e = { contents = []; id = i } in
  escaped := [ c; d; e ];
  let s = string_of_int i in
  c.contents <- [ String.length s; i ];
  let n = if i mod 3 = 0 then garbage i else garbage (i + 1) in
  d.contents <- [ n; i ];
  let n = garbage n in
  e.contents <- [ n; i ];
  let n = n + garbage i + garbage n in
  List.fold_left
    (fun s c -> s + List.fold_left ( + ) 0 c.contents)
    n !escaped

(* Here nothing but such a call may collect. *)
type named = { mutable name : string; number : int }

let rec build n l = if n = 0 then l else build (n - 1) (n :: l)

(* Removes old values from registers and from the stack, where the collector would
   take them for roots. *)
let rec deep n = if n < 2 then n else if deep (n - 1) > n then 7 else n / 2

let new_cell = [| { contents = []; id = 0 } |]
let new_name = [| { name = ""; number = 0 } |]

let store_name i =
  let c = { name = ""; number = i } in
  new_name.(0) <- c;
  c.name <- string_of_int (i * 1001)

let store_cell i =
  let c = { contents = []; id = i } in
  new_cell.(0) <- c;
  c.contents <- build (i mod 7) []

(* They are not inlined, so that their frames are gone at the next collection. *)
let stores = [| store_name; store_cell |]

let change_after_call i =
  stores.(i mod 2) i;
  let n = deep (i + 200) + garbage i in
  if i mod 2 = 0 then n + int_of_string new_name.(0).name
  else n + List.fold_left ( + ) 0 new_cell.(0).contents

let rec work i total =
  if i = 0 then total
  else begin
    List.iter
      (fun c -> if (c.id + i) mod 7 = 0 then c.contents <- [ i; c.id ])
      cells;
    small.(i mod 30) <- [ i ];
    several.(i * 37 mod 5000) <- [ i; i ];
    huge.(i * 997 mod 100000) <- [ i; i; i ];
    if i mod 50 = 0 then Array.blit several 0 copy 100 4000;
    let others = if i mod 10 = 0 then renew i + change i else 0 in
    let more = change_after_call i in
    work (i - 1) (total + counter i + garbage i + others + more)
  end

let sum lists =
  Array.fold_left (fun s l -> s + List.fold_left ( + ) 0 l) 0 lists

(* Without stress, this is enough for several collections. *)
let rec repeat n total =
  if n = 0 then total else repeat (n - 1) (total + garbage n)

let () =
  let total = work 400 0 in
  let more = repeat 8000 0 in
  Printf.printf "%d %d\n" total more;
  Printf.printf "%d\n"
    (List.fold_left (fun s c -> s + List.fold_left ( + ) 0 c.contents) 0 cells);
  Printf.printf "%d %d %d %d\n" (sum small) (sum several) (sum huge) (sum copy);
  Printf.printf "%.0f\n" (sum_tree tree 0.0)

(* CHECK: 61868391 16000
   CHECK-NEXT: 560
   CHECK-NEXT: 465 160400 240600 120346
   CHECK-NEXT: 4504500
   STATS: mincaml: {{[1-9][0-9]*}} minor and
 *)
