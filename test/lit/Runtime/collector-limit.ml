(* RUN: %mincaml-llc --target=host -O1 %s --emit=exe -o %t.host
   RUN: env MINCAML_HEAP_MAX=900K %t.host | FileCheck %s
   RUN: env MINCAML_HEAP_MAX=900K MINCAML_GC=stress=100 %t.host | FileCheck %s
   RUN: env MINCAML_HEAP_MAX=900K MINCAML_GC=stats %t.host 2>&1 | FileCheck --check-prefix=FEW %s
   RUN: env MINCAML_HEAP_MAX=300K not %t.host 2>&1 | FileCheck --check-prefix=LESS %s
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O1 %s --emit=exe -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_HEAP_MAX=900K qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O1 %s --emit=exe -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_HEAP_MAX=900K qemu-sparc64 %t.v9 | FileCheck %s %}
 *)

(* If no block is left, objects take cells of other sizes, and of objects without
   pointers.  Each part of this program leaves a few live objects in most blocks, and
   then needs most of the memory for objects of another kind. *)

type large = { a : int; b : int; c : int; d : int; e : int; f : float; g : float }

(* Keeps one of 50 strings. *)
let rec strings i kept =
  if i = 0 then kept
  else
    let s = string_of_int (100000 + i) in
    strings (i - 1) (if i mod 50 = 0 then s :: kept else kept)

(* Keeps one of 20 records. *)
let rec records i kept =
  if i = 0 then kept
  else
    let r = { a = i; b = i; c = i; d = i; e = i; f = float_of_int i; g = 0.0 } in
    let last = if i mod 20 = 0 then r else List.hd kept in
    records (i - 1) (if i mod 20 = 0 then last :: kept else kept)

let rec repeat n =
  if n > 0 then begin
    let kept = strings 50000 [] in
    let numbers = List.init 22000 (fun i -> i + n) in
    let again = List.rev numbers in
    let total = List.fold_left (+) 0 again in
    let lengths = List.fold_left (fun n s -> n + String.length s) 0 kept in
    Printf.printf "%d %d %s\n" total lengths (List.hd kept);
    let kept = records 4000 [ { a = 0; b = 0; c = 0; d = 0; e = 0; f = 0.0; g = 0.0 } ] in
    let pairs = List.init 8000 (fun i -> (i, n)) in
    let total = List.fold_left (fun s (a, b) -> s + a * b) 0 pairs in
    let sums = List.fold_left (fun s r -> s + r.a + r.e + int_of_float r.f) 0 kept in
    Printf.printf "%d %d\n" total sums;
    repeat (n - 1)
  end

let () = repeat 3

(* CHECK: 242055000 6000 100050
   CHECK-NEXT: 95988000 1206000
   CHECK-NEXT: 242033000 6000 100050
   CHECK-NEXT: 63992000 1206000
   CHECK-NEXT: 242011000 6000 100050
   CHECK-NEXT: 31996000 1206000
   FEW: mincaml: {{1?[0-9]?[0-9]}} minor and {{[0-9]?[0-9]}} full collections
   LESS: mincaml: out of memory
 *)
