(* Types of references, loops and array literals.

   RUN: not %mincaml-llc %s -fsyntax-only 2>&1 | FileCheck %s

   CHECK:      :[[#@LINE+76]]:15: error: this expression has type float, but the elements of the array have type int [MC0317]
   CHECK-NEXT: let a = [| 1; 2.0 |]
   CHECK-NEXT: ^~~
   CHECK-NEXT: 2
   CHECK-NEXT: :[[#@LINE+74]]:8: error: this expression has type float, but the reference holds a value of type int [MC0327]
   CHECK-NEXT: r := 1.5;
   CHECK-NEXT: ^~~
   CHECK-NEXT: :[[#@LINE+68]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+69]]:3: error: `:=` takes a reference, but this expression has type int [MC0326]
   CHECK-NEXT: a.(0) := 1;
   CHECK-NEXT: ^~~~~ ~~
   CHECK-NEXT: <-
   CHECK-NEXT: note: `<-` assigns to an element of an array
   CHECK-NEXT: :[[#@LINE+66]]:3: error: `:=` takes a reference, but 'x' has type int [MC0326]
   CHECK-NEXT: x := 2;
   CHECK-NEXT: ^ ~~
   CHECK-NEXT: note: a variable that changes must be a reference, and `!` reads its value: `let x = ref 0 in x := !x + 1`
   CHECK-NEXT: :[[#@LINE+61]]:7: note: 'x' is defined here
   CHECK-NEXT: let x = 1 in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+61]]:7: error: `!` takes a reference, but 'b' has type bool [MC0326]
   CHECK-NEXT: if !b then ();
   CHECK-NEXT: ~^
   CHECK-NEXT: not
   CHECK-NEXT: note: `not` negates
   CHECK-NEXT: :[[#@LINE+55]]:7: note: 'b' is defined here
   CHECK-NEXT: let b = true in
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+54]]:14: error: `+` takes int operands, but this operand has type int ref; `!` reads the value of a reference [MC0302]
   CHECK-NEXT: print_int (r + 1);
   CHECK-NEXT: ^ ~
   CHECK-NEXT: !
   CHECK-NEXT: :[[#@LINE+41]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+48]]:13: error: argument 1 of 'print_int' has type int ref, but int is expected [MC0310]
   CHECK-NEXT: print_int r;
   CHECK-NEXT: ^
   CHECK-NEXT: !
   CHECK-NEXT: :[[#@LINE+34]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+42]]:3: error: 'r' has type int ref, but an array is expected [MC0316]
   CHECK-NEXT: r.(0) <- 1;
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+28]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+37]]:11: error: the first value of a loop has type float, but int is expected [MC0301]
   CHECK-NEXT: for i = 1.0 to r do () done;
   CHECK-NEXT: ^~~
   CHECK-NEXT: note: the variable of a `for` is an int; compute a float from it, such as `0.1 *. float_of_int i`
   CHECK-NEXT: :[[#@LINE+33]]:18: error: the last value of a loop has type int ref, but int is expected [MC0301]
   CHECK-NEXT: for i = 1.0 to r do () done;
   CHECK-NEXT: ^
   CHECK-NEXT: !
   CHECK-NEXT: :[[#@LINE+17]]:5: note: 'r' is defined here
   CHECK-NEXT: let r = ref 0
   CHECK-NEXT: ^
   CHECK-NEXT: :[[#@LINE+27]]:21: error: the body of a loop must have type unit, but this expression has type int [MC0328]
   CHECK-NEXT: for i = 1 to 2 do i done;
   CHECK-NEXT: ^
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: :[[#@LINE+24]]:9: error: a condition must have type bool, but this expression has type int [MC0306]
   CHECK-NEXT: while 1 do () done;
   CHECK-NEXT: ^
   CHECK-NEXT: note: a number is not a condition; compare it: `e <> 0`
   CHECK-NEXT: :[[#@LINE+21]]:17: error: the body of a loop must have type unit, but this expression has type int [MC0328]
   CHECK-NEXT: while true do 2 done;
   CHECK-NEXT: ^
   CHECK-NEXT: note: `print_int` prints an int
   CHECK-NEXT: 13 errors generated.
*)
let r = ref 0
let a = [| 1; 2.0 |]
let () =
  r := 1.5;
  a.(0) := 1;
  let x = 1 in
  x := 2;
  let b = true in
  if !b then ();
  print_int (r + 1);
  print_int r;
  r.(0) <- 1;
  for i = 1.0 to r do () done;
  for i = 1 to 2 do i done;
  while 1 do () done;
  while true do 2 done;
