(* RUN: %clang -c -O1 -Wall -Werror %runtime-include %S/Inputs/collector-foreign.c -o %t.host.o
   RUN: %mincaml-llc --target=host -O2 %s %t.host.o -o %t.host
   RUN: env MINCAML_GC=stress=3,stats %t.host 2>&1 | FileCheck --check-prefixes=CHECK,FULL %s
   RUN: %if sparc-cross %{ %cc-sparc -c -O1 %runtime-include %S/Inputs/collector-foreign.c -o %t.sparc.o %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O2 %s %t.sparc.o -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=11 qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %cc-sparcv9 -c -O1 %runtime-include %S/Inputs/collector-foreign.c -o %t.v9.o %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O2 %s %t.v9.o -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress=11 qemu-sparc64 %t.v9 | FileCheck %s %}
 *)

(* C code changes old objects, so that they alone refer to young ones.  All
   collections of such a program are full ones. *)
external keep : int list array -> int -> int list -> unit = "keep"
external keep_in_variable : int list -> unit = "keep_in_variable"
external kept_in_variable : unit -> int list = "kept_in_variable"
external from_middle : int list array -> int list = "from_middle"

let rec garbage n l =
  if n = 0 then List.length l else garbage (n - 1) (n :: l)

let sum = List.fold_left ( + ) 0

let rec work array i =
  if i > 0 then begin
    keep array (i mod Array.length array) [ i; garbage 20 [] ];
    keep_in_variable [ garbage 10 []; i ];
    if garbage 30 [] + sum (kept_in_variable ()) <> 40 + i then
      print_endline "the variable is lost";
    if i mod 10 = 0 && sum (from_middle (Array.make 10000 [ i; i ])) <> 2 * i then
      print_endline "the array is lost";
    work array (i - 1)
  end

let () =
  let array = Array.make 30 [] in
  work array 300;
  print_int (Array.fold_left (fun s l -> s + sum l) 0 array);
  print_newline ()

(* CHECK-NOT: lost
   CHECK: {{^}}1065{{$}}
   FULL: mincaml: 0 minor and {{[1-9][0-9]*}} full
 *)
