(* DEFINE: %{passes} = mincaml-tailrec,function(instcombine,separate-const-offset-from-gep<lower-gep>,early-cse,gvn)
   RUN: %mincaml-llc --target=host -O1 -passes="%{passes}" %s --emit=exe -o %t.host
   RUN: env MINCAML_GC=stress %t.host | FileCheck %s
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparc -O1 -passes="%{passes}" %s --emit=exe -o %t.sparc %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress qemu-sparc32plus %t.sparc | FileCheck %s %}
   RUN: %if sparc-cross %{ %mincaml-llc --target=sparcv9 -O1 -passes="%{passes}" %s --emit=exe -o %t.v9 %}
   RUN: %if sparc-cross %{ env MINCAML_GC=stress qemu-sparc64 %t.v9 | FileCheck %s %}
 *)

(* On SPARC V8, these passes compute the address a + 4 * i only once, for two
   accesses.  It is 8 MB above the array, and during the call only it is left. *)
let rec build n l = if n = 0 then List.length l else build (n - 1) (n :: l)

let rec second a i n =
  if n > 0 then second (Array.init 9 (fun k -> k + n)) i (n - 1)
  else begin
    let x = a.(i - 2000000) in
    let y = build 50 [ x ] in
    (a.(i - 1999999) * 1000) + y
  end

let () =
  List.iter
    (fun i ->
      print_int (second (Array.make 5 i) i 3);
      print_newline ())
    [ 2000000; 2000003; 2000007 ]

(* CHECK: 2051
   CHECK-NEXT: 5051
   CHECK-NEXT: 9051
 *)
