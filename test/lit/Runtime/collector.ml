(* RUN: %mincaml-llc --target=host -O2 %s --emit=exe -o %t.host
   RUN: env MINCAML_HEAP_MAX=8M %t.host | FileCheck %s
   RUN: env MINCAML_GC=stress=1000 %t.host | FileCheck %s
   RUN: env MINCAML_GC=stats %t.host 2>&1 | FileCheck --check-prefixes=CHECK,STATS %s
   RUN: env MINCAML_GC=stats MINCAML_YOUNG_SIZE=1G %t.host 2>&1 | FileCheck --check-prefix=YOUNG %s
   RUN: env MINCAML_YOUNG_SIZE=big not %t.host 2>&1 | FileCheck --check-prefix=SIZE %s
   RUN: env MINCAML_GC=sometimes not %t.host 2>&1 | FileCheck --check-prefix=WRONG %s
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O2 %s --emit=exe -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_HEAP_MAX=8M qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=1000 qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O2 %s --emit=exe -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_HEAP_MAX=8M qemu-sparc64 %t.v9 | FileCheck %s %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=1000 qemu-sparc64 %t.v9 | FileCheck %s %}
   RUN: %mincaml-llc -fno-gc --target=host -O2 %s --emit=exe -o %t.never
   RUN: env MINCAML_HEAP_MAX=8M not %t.never 2>&1 | FileCheck --check-prefix=NEVER %s
 *)

(* The program allocates far more than the 8 MB that it may use, of which little
   is alive at any time: a list, an array of strings and a tree. *)
type tree = Leaf | Node of tree * int * tree

let rec insert x t =
  match t with
  | Leaf -> Node (Leaf, x, Leaf)
  | Node (l, y, r) ->
      if x < y then Node (insert x l, y, r)
      else if x > y then Node (l, y, insert x r)
      else t

let rec sum t = match t with Leaf -> 0 | Node (l, x, r) -> sum l + x + sum r
let names = Array.make 100 ""
let kept = List.init 1000 (fun i -> (i, float_of_int i))

let rec build t i =
  if i = 0 then t
  else begin
    names.(i mod 100) <- string_of_int i ^ "!";
    build (insert (i * 7919 mod 1009) t) (i - 1)
  end

let rec repeat n last = if n = 0 then last else repeat (n - 1) (build Leaf 2000)

let () =
  let t = repeat 40 Leaf in
  Printf.printf "%d %s %.1f\n" (sum t) names.(42)
    (List.fold_left (fun s (i, x) -> s +. float_of_int i +. x) 0.0 kept)

(* CHECK: 508536 42! 999000.0
   STATS: mincaml: {{[1-9][0-9]*}} minor and {{[0-9]+}} full collections, {{[0-9]+}} bytes allocated
   YOUNG: mincaml: 0 minor and 0 full collections, {{[0-9]+}} bytes allocated
   SIZE: mincaml: MINCAML_YOUNG_SIZE: expected a size in bytes such as 512K, 64M or 2G, found "big"
   WRONG: mincaml: MINCAML_GC=sometimes is not a list of 'stats', 'stress' and 'stress=N', separated by commas
   NEVER: mincaml: out of memory
 *)
