(* A local reference that does not escape is a register: from -O1 on nothing is
   allocated, loaded or stored (LLVM's tables of a switch are loaded by %switch.load). Without optimization it is a slot of the frame.
   RUN: %mincaml-llc %s --emit=llvm -O1 -g0 -o - | FileCheck %s
   RUN: %mincaml-llc %s --emit=llvm -O2 -g0 -o - | FileCheck %s
   RUN: %mincaml-llc %s --emit=llvm -O3 -g0 -o - | FileCheck %s
   RUN: %mincaml-llc %s --emit=llvm -O3 -g0 --target=host -o - | FileCheck %s
   RUN: %mincaml-llc %s --emit=llvm -O0 -g0 -o - | FileCheck --check-prefix=O0 %s

   CHECK-NOT: create_array
   CHECK-NOT: = alloca
   CHECK-NOT: %{{[^s].*}} = load
   CHECK-NOT: store {{i32|double|ptr}}
   CHECK:     define void @min_caml_start
   CHECK-NOT: create_array
   CHECK-NOT: = alloca
   CHECK-NOT: %{{[^s].*}} = load
   CHECK-NOT: store {{i32|double|ptr}}
   CHECK:     }
*)
let straight x =
  let r = ref x in
  r := !r * 3;
  incr r;
  let s = ref !r in
  s := !s + !r;
  !s

let for_loop n =
  let sum = ref 0 in
  for i = 1 to n do sum := !sum + i * i done;
  !sum

let while_loop n =
  let i = ref 0 and steps = ref 0 in
  i := n;
  while !i > 1 do
    (if !i mod 2 = 0 then i := !i / 2 else i := 3 * !i + 1);
    incr steps
  done;
  !steps

let nested n =
  let total = ref 0 in
  for i = 1 to n do
    for j = i downto 1 do
      if i mod j = 0 then total := !total + j
    done
  done;
  !total

let floats n =
  let sum = ref 0.0 in
  for i = 1 to n do sum := !sum +. float_of_int i done;
  int_of_float !sum

let booleans n =
  let found = ref false in
  let i = ref 0 in
  while not !found && !i < n do
    if !i * !i > 50 then found := true;
    incr i
  done;
  if !found then !i else -1

let strings n =
  let s = ref "a" in
  for i = 1 to n do s := "b" ^ !s done;
  print_string !s

(* The function beside it does not capture it. *)
let not_captured n =
  let r = ref n in
  let rec factorial k = if k <= 1 then 1 else k * factorial (k - 1) in
  r := !r + factorial n;
  !r

(* Functions that capture it, which are inlined. *)
let captured n =
  let r = ref 0 in
  let add x = r := !r + x in
  add n; add 3;
  !r

let captured_in_loop n =
  let r = ref 0 in
  let add x = r := !r + x in
  for i = 1 to n do add i done;
  !r

(* More than eight variables in a loop. *)
let many n =
  let a = n + 1 in let b = n * 2 in let c = n lxor 3 in let d = n - 4 in let e = n * 5 in
  let f = n lor 6 in let g = n * 7 in let h = n + 8 in let i = n * 9 in
  let s = ref 0 and t = ref 1 in
  for k = 1 to n do
    s := !s + a * b + c * d + e * f + g * h + i * k;
    t := !t * 3 + !s
  done;
  !t

(* O0-LABEL: define {{.*}} @ml.in_try(
   O0-NOT:   create_array
   O0:       %r = alloca i32
   O0-NOT:   create_array
   O0-LABEL: define
*)
exception Stop
let in_try n =
  let r = ref 0 in
  (try
     for i = 1 to n do
       r := !r + i;
       if !r > 1000 then raise Stop
     done
   with Stop -> r := - !r);
  !r

let try_in_loop n d =
  let r = ref 1 in
  for i = 1 to n do
    (try if i mod d = 0 then raise Stop; r := !r + 100 with _ -> r := !r * 2)
  done;
  !r

let () =
  let n = read_int () in
  print_int (straight n); print_int (for_loop n); print_int (while_loop n);
  print_int (nested n); print_int (floats n); print_int (booleans n);
  strings n; print_int (not_captured n); print_int (captured n);
  print_int (captured_in_loop n);
  print_int (many n);
  print_int (in_try n); print_int (try_in_loop n 3)
