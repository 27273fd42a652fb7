(* RUN: %mincaml-llc --interpret --interpret-trace=%t %s | FileCheck --check-prefix=OUTPUT %s
   RUN: FileCheck --match-full-lines --implicit-check-not={{.}} %s < %t
   RUN: not %mincaml-llc --interpret-trace=%t %s 2>&1 | FileCheck --check-prefix=ALONE %s
   RUN: not %mincaml-llc --interpret --interpret-trace=%t.none/file %s 2>&1 | FileCheck --check-prefix=FOLDER %s

   OUTPUT: {{^}}7
   ALONE: error: --interpret-steps, --interpret-memory and --interpret-trace require --interpret
   FOLDER: error: {{.*}}.none/file

   The calls of a loop and of a partial application are part of the call around it.

   CHECK:      call 1 sum [[#SUM:]]
   CHECK-NEXT: bind 1 [[#SUM]] n 2
   CHECK-NEXT: bind 1 [[#SUM+1]] total {contents = 0.}
   CHECK-NEXT: bind 1 [[#SUM+2]] i 1
   CHECK-NEXT: bind 1 [[#SUM+3]] x 1.5
   CHECK-NEXT: bind 1 [[#SUM+2]] i 2
   CHECK-NEXT: bind 1 [[#SUM+3]] x 3
   CHECK-NEXT: bind 0 [[#SUM+7]] flag 1
   CHECK-NEXT: bind 0 [[#SUM+7]] letter 97
   CHECK-NEXT: call 2 add [[#SUM+8]]
   CHECK-NEXT: bind 2 [[#SUM+8]] a 3
   CHECK-NEXT: bind 2 [[#SUM+8]] b 4
 *)
let sum n =
  let total = ref 0.0 in
  for i = 1 to n do
    let x = float_of_int i *. 1.5 in
    total := !total +. x
  done;
  !total
let (flag, letter, s) = (sum 2 > 1.0, 'a', "text")
let add a b = a + b
let () = let add3 = add 3 in print_int (add3 4)
