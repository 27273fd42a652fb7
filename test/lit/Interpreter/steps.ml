(* --trace prints what each step does, and runs the program to its end.

   RUN: %mincaml-llc --trace=10 %s 2>%t | FileCheck --check-prefix=OUTPUT %s
   RUN: FileCheck --match-full-lines --strict-whitespace --implicit-check-not={{.}} %s < %t
   RUN: %mincaml-llc --trace %s 2>&1 >/dev/null | FileCheck --check-prefix=ALL %s

   OUTPUT: {{^}}713{{$}}

        CHECK:{{ *[0-9]+}}:21: gcd 21 14 calls gcd with a = 21, b = 14
   CHECK-NEXT:{{ *[0-9]+}}:11:   a mod b => 7
   CHECK-NEXT:{{ *[0-9]+}}:3:   let r = a mod b binds r = 7
   CHECK-NEXT:{{ *[0-9]+}}:6:   r = 0 => false
   CHECK-NEXT:{{ *[0-9]+}}:24:   gcd b r tail-calls gcd with a = 14, b = 7
   CHECK-NEXT:{{ *[0-9]+}}:11:   a mod b => 0
   CHECK-NEXT:{{ *[0-9]+}}:3:   let r = a mod b binds r = 0
   CHECK-NEXT:{{ *[0-9]+}}:6:   r = 0 => true
   CHECK-NEXT:{{ *[0-9]+}}:17:   b => 7, returned
   CHECK-NEXT:{{ *[0-9]+}}:10: print_int (gcd 21 14) prints "7"
   CHECK-NEXT:... (--trace=10)

   ALL: [|1; 2|].(5) raises Invalid_argument "index out of bounds"
   ALL: print_int (try {{.*}} prints "13"
   ALL-NOT: --trace

   RUN: not %mincaml-llc --trace=many %s 2>&1 | FileCheck --check-prefix=NUMBER %s
   RUN: not %mincaml-llc --trace --interpret-trace=%t %s 2>&1 | FileCheck --check-prefix=TWICE %s
   RUN: not %mincaml-llc --trace --run %s 2>&1 | FileCheck --check-prefix=RUN-TOO %s
   NUMBER: error: --trace=many: expected a number
   TWICE: error: --trace and --interpret-trace both trace the program; choose one
   RUN-TOO: error: --interpret and --run both run the program; choose one
 *)
let rec gcd a b =
  let r = a mod b in
  if r = 0 then b else gcd b r
let () = print_int (gcd 21 14)
let () = print_int (try [|1; 2|].(5) with Invalid_argument text -> 13)
