(* Where an object with a tag meets a constant one, LLVM's passes decide the test
   of the tag at -O3. An object that is used in another way is allocated.

   RUN: %mincaml-llc %s -O3 --target=host -g0 --emit=llvm -o - | FileCheck %s
   CHECK-LABEL: define void @min_caml_start()
   CHECK: call i32 @min_caml_read_int()
   CHECK-NOT: call {{.*}}ptr @min_caml_allocate
   CHECK: call void @min_caml_print_int
   CHECK: call i32 @min_caml_read_int()
   CHECK: call {{.*}}ptr @min_caml_allocate
*)
let parse n = if n < 0 then Error "negative" else Ok (n * 2)
let results = Array.make 9 (Ok 0)
let () =
  print_int (match parse (read_int ()) with Ok n -> n | Error s -> String.length s);
  for i = 0 to 8 do results.(i) <- parse (read_int ()) done;
  print_int (match results.(read_int ()) with Ok n -> n | Error _ -> 0)
