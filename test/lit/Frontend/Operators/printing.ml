(* Operators in each printed form. Their functions have names of their own in
   assembly.

   RUN: %mincaml-llc --emit=ast %s | FileCheck %s --check-prefix=AST
   RUN: %mincaml-llc --emit=core %s | FileCheck %s --check-prefix=CORE
   RUN: %mincaml-llc --emit=llvm -O0 %s -o - | FileCheck %s --check-prefix=LLVM

   AST:      let ( +.! ) a b =
   AST-NEXT:   a +. 2.0 *. b
   AST-NEXT: let rec ( <|> ) x y =
   AST-NEXT:   (x, y)
   AST-NEXT: let f ( ++ ) r =
   AST-NEXT:   ( ++ ) (- !r) (- ! !(ref r))
   AST:      let g a =
   AST-NEXT:   ( +! ) (( +! ) (a * 2) 3) (( !! ) a)

   CORE: let rec ( +.! ) a b =
   CORE: let rec ( <|> ) x y =
   CORE: let rec operator_1 x y =
   CORE: let rec ( +! ) a b =
   CORE: ( +! ) (( +! ) (a * 2) 3) (( !! ) a)

   LLVM-DAG: @ml..2b..21(double
   LLVM-DAG: @ml..3c.7c.3e(
*)
let ( +.! ) a b = a +. 2.0 *. b
let rec ( <|> ) x y = x, y
let f ( ++ ) r = - !r ++ - ! !(ref r)
let ( +! ) a b = a - b
let ( !! ) a = a + 1
let g a = a * 2 +! 3 +! !!a
let () =
  print_float (1.0 +.! 2.0);
  let (a, _) = 1 <|> 2.0 in
  let (_, b) = 1.0 <|> 2 in
  print_int (a + b + g 1 + f (fun x y -> x - y) (ref 1))
