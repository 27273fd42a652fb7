(* Operators are functions, too.
   RUN: %everywhere %s
*)
let apply f x y = f x y

let table name f =
  print_endline name;
  for i = 1 to 3 do
    for j = 1 to 3 do
      Printf.printf "%3d" (f i j)
    done;
    print_newline ()
  done

let compose f g x = f (g x)
let flip f x y = f y x

let () =
  table "addition" ( + );
  table "multiplication" ( * );
  table "remainder" (mod);
  table "maximum" max;
  table "xor" (lxor);
  table "flipped subtraction" (flip (-));
  print_int (apply (/) 17 5);
  print_newline ();
  print_float (apply ( *. ) 1.5 4.0);
  print_newline ();
  let a = [| 3; 1; 4; 1; 5; 9; 2; 6 |] in
  Printf.printf "sum %d, product %d, max %d, min %d\n"
    (Array.fold_left (+) 0 a)
    (Array.fold_left ( * ) 1 a)
    (Array.fold_left max min_int a)
    (Array.fold_left min max_int a);
  let not_equal = compose not in
  print_endline (string_of_bool (not_equal (( = ) 3) 4))

(* >>> output
addition
  2  3  4
  3  4  5
  4  5  6
multiplication
  1  2  3
  2  4  6
  3  6  9
remainder
  0  1  1
  0  0  2
  0  1  0
maximum
  1  2  3
  2  2  3
  3  3  3
xor
  0  3  2
  3  0  1
  2  1  0
flipped subtraction
  0  1  2
 -1  0  1
 -2 -1  0
3
6.
sum 31, product 6480, max 9, min 1
true
<<< *)
