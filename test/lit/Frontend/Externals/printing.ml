(* Declarations of externals in each printed form; in the core they precede the
   program, and one whose name means something else before it has another name.

   RUN: %mincaml-llc --emit=ast %s | FileCheck %s --check-prefix=AST
   RUN: %mincaml-llc --emit=core %s | FileCheck %s --check-prefix=CORE
   RUN: %mincaml-llc --emit=knormal %s | FileCheck %s --check-prefix=KNORMAL
   RUN: %mincaml-llc --emit=llvm -O0 %s -o - | FileCheck %s --check-prefix=LLVM
   RUN: not %mincaml-llc --interpret %s 2>&1 | FileCheck %s --check-prefix=INTERPRET

   AST:      let f x =
   AST-NEXT:   x + 1
   AST-NEXT: external f : int -> int ref -> unit = "c_function"
   AST-NEXT: external g : floats -> (bool -> char) = "g"
   AST-NEXT: external unused : int -> int = "unused"
   AST-NEXT: let _ = f 1

   CORE:      type 'a ref = { mutable contents : 'a }
   CORE-NEXT: external f_1 : int -> int ref -> unit = "c_function"
   CORE-NEXT: external g : float array -> bool -> char = "g"
   CORE-NEXT: external unused : int -> int = "unused"
   CORE-NEXT: ;;
   CORE:      let rec partial_1 parameter_1 =
   CORE-NEXT:   f_1 1 parameter_1
   CORE:      print_char (g (Array.make 1 1.0) true)

   KNORMAL: external "c_function" {{.*}}parameter
   KNORMAL: external "g" tmp.{{[0-9]+}} tmp.{{[0-9]+}}

   LLVM-NOT: unused
   LLVM: call {{.*}}@g(ptr {{.*}}, i32 {{.*}}1)
   LLVM-NOT: unused
   LLVM: declare {{.*}}@g(ptr {{.*}}, i32 {{.*}})

   INTERPRET: :[[#@LINE+7]]:9: error: cannot interpret 'f': the program does not define the external symbol c_function
*)
type floats = float array
let f x = x + 1
external f : int -> int ref -> unit = "c_function"
external g : floats -> (bool -> char) = "g"
external unused : int -> int = "unused"
let _ = f 1
let () = print_char (g [| 1.0 |] true)
