(* Names of exceptions that are not defined.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK: :[[#@LINE+15]]:19: error: there is no constructor 'Notfound' here; did you mean 'Not_found'? [MC0351]
   CHECK-NEXT: let () = if raise Notfound then ()
   CHECK-NEXT: ^~~~~~~~
   CHECK-NEXT: Not_found
   CHECK: :[[#@LINE+12]]:38: error: there is no constructor 'Foond' here; did you mean 'Found'? [MC0351]
   CHECK: :[[#@LINE+12]]:31: error: unknown name 'Smoe': no constructor has this name [MC0116]
   CHECK: :[[#@LINE+12]]:34: error: unknown name 'True': write `true` [MC0116]
   CHECK-NEXT: let () = ignore (fun x -> ignore True)
   CHECK-NEXT: ^~~~
   CHECK-NEXT: true
   CHECK: :[[#@LINE+9]]:9: error: unknown name 'Wrong': no constructor has this name [MC0116]
   CHECK: :[[#@LINE+9]]:19: error: unknown name 'Later_defined': no constructor has this name [MC0116]
   CHECK: 6 errors generated.
*)
exception Found of int
let () = if raise Notfound then ()
let () = try () with Found _ -> () | Foond 3 -> ()
let () = try ignore (fun x -> Smoe x) with _ -> ()
let () = ignore (fun x -> ignore True)
let x = Wrong
let e () = raise (Later_defined 3)
exception Later_defined of int
