(* The elements of a literal are stored without checks. Sequences of 64 constants or
   more are copied from constant storage.
   RUN: %mincaml-llc %s --emit=llvm -O0 -g0 -o - | FileCheck %s
   RUN: %mincaml-llc %s -g -O0 --target=host --run | FileCheck --check-prefix=OUT %s

   OUT: 441822.5abc

   CHECK: @elements = private unnamed_addr constant [66 x i32] [i32 -1, i32 2, {{.*}}, i32 65, i32 66], align 8
   CHECK: @elements.{{[0-9]+}} = private unnamed_addr constant [64 x double] [double 1.000000e+00,
   CHECK: @elements.{{[0-9]+}} = private unnamed_addr constant [64 x ptr] [ptr getelementptr

   CHECK-LABEL: @ml.ints(
   CHECK:       %array = call ptr @min_caml_create_array(i32 67, i32 0)
   CHECK-NEXT:  %elements.address = getelementptr inbounds i32, ptr %array, i32 1
   CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %elements.address, ptr align 8 @elements, i32 264, i1 false)
   CHECK-NEXT:  ret ptr %array

   A variable in between, and what is bound in the literal.
   CHECK-LABEL: @ml.floats(
   CHECK:       call ptr @min_caml_create_float_array(i32 67, double %x)
   CHECK-NEXT:  getelementptr inbounds nuw double, ptr %array, i32 1
   CHECK-NEXT:  store double %x
   CHECK-NEXT:  getelementptr inbounds double, ptr %array, i32 2
   CHECK-NEXT:  call void @llvm.memcpy.p0.p0.i32(ptr align 8 %elements.address, ptr align 8 @elements.{{[0-9]+}}, i32 512, i1 false)
   CHECK-NEXT:  getelementptr inbounds nuw double, ptr %array, i32 66
   CHECK-NEXT:  store double %x

   CHECK-LABEL: @ml.strings(
   CHECK:       call void @llvm.memcpy.p0.p0.i32(ptr align 8 %elements.address, ptr align 8 @elements.{{[0-9]+}}, i32 256, i1 false)

   63 constants.
   CHECK-LABEL: @ml.short(
   CHECK-NOT:   memcpy
   CHECK-COUNT-63: store i32
   CHECK-NOT:   memcpy
   CHECK:       ret ptr
   CHECK-NOT:   min_caml_fail
   CHECK-LABEL: define void @min_caml_start
*)
let ints () =
  [| 0; -1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21;
    22; 23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41;
    42; 43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61;
    62; 63; 64; 65; 66 |]
let floats x =
  [| x; x; 1.0; 2.0; 3.0; 4.0; 5.0; 6.0; 7.0; 8.0; 9.0; 10.0; 11.0; 12.0; 13.0; 14.0;
    15.0; 16.0; 17.0; 18.0; 19.0; 20.0; 21.0; 22.0; 23.0; 24.0; 25.0; 26.0; 27.0;
    28.0; 29.0; 30.0; 31.0; 32.0; 33.0; 34.0; 35.0; 36.0; 37.0; 38.0; 39.0; 40.0;
    41.0; 42.0; 43.0; 44.0; 45.0; 46.0; 47.0; 48.0; 49.0; 50.0; 51.0; 52.0; 53.0;
    54.0; 55.0; 56.0; 57.0; 58.0; 59.0; 60.0; 61.0; 62.0; 63.0; 64.0; x |]
let strings () =
  [| "a"; "b"; (let c = "c" in c); "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc";
    "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc";
    "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc";
    "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc";
    "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc";
    "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"; "abc"
    |]
let short () =
  [| 0; 1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
    23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 41; 42;
    43; 44; 45; 46; 47; 48; 49; 50; 51; 52; 53; 54; 55; 56; 57; 58; 59; 60; 61; 62; 63
    |]
let () =
  let a = ints () in
  print_int (Array.fold_left ( + ) 0 a * 2 + Array.length a - 67);
  print_float ((floats 0.5).(3) +. (floats 0.5).(66) -. 2.0 +. 22.0 +. (floats 0.5).(1) -. 0.5);
  print_string (strings ()).(65);
  ignore (short ())
