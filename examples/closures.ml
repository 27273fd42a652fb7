(* Closures and higher-order functions.

   Functions that return functions, take them, keep them in arrays and tuples
   and share variables with one another, as far as types without polymorphism
   allow: each function below works at one type.  Every line of the output is
   one experiment. *)

let rec print_line n =
  print_int n;
  print_newline () in

(* ---- Functions that make functions ---- *)

let rec adder n =
  let rec add x = x + n in
  add in

let rec compose f g =
  let rec composed x = f (g x) in
  composed in

let rec double x = x + x in

let add_three = adder 3 in
print_line (add_three 4);
print_line ((compose add_three double) 10);
print_line ((compose double add_three) 10);

(* Curried by hand: a function of three arguments, one at a time. *)
let rec volume a =
  let rec with_a b =
    let rec with_ab c = a * b * c in
    with_ab in
  with_a in

let square_base = (volume 5) 5 in
print_line (square_base 2);
print_line (square_base 3);

(* ---- Numerals ---- *)

(* The numeral n is the function that applies another one n times. *)

let rec zero f =
  let rec identity x = x in
  identity in

let rec successor n =
  let rec numeral f = compose f (n f) in
  numeral in

let rec plus m n =
  let rec numeral f = compose (m f) (n f) in
  numeral in

let rec times m n =
  let rec numeral f = m (n f) in
  numeral in

let rec to_int n = (n (adder 1)) 0 in

let one = successor zero in
let two = successor one in
let three = plus two one in
print_line (to_int three);
print_line (to_int (times three (plus two three)));
print_line ((three double) 100);

(* ---- Arrays ---- *)

let rec tabulate n f =
  let a = Array.make n 0 in
  let rec fill i =
    if i < n then begin
      a.(i) <- f i;
      fill (i + 1)
    end in
  fill 0;
  a in

let rec map f a =
  let rec element i = f a.(i) in
  tabulate (Array.length a) element in

let rec fold f start a =
  let rec from i result =
    if i = Array.length a then result else from (i + 1) (f result a.(i)) in
  from 0 start in

let rec count_if test a =
  let rec count n x = if test x then n + 1 else n in
  fold count 0 a in

let rec sum x y = x + y in
let rec largest x y = if x > y then x else y in
let rec square x = x * x in
let rec even x = (x = x / 2 * 2) in

let squares = tabulate 10 square in
print_line (fold sum 0 squares);
print_line (fold largest 0 (map (compose (adder (-100)) square) squares));
print_line (count_if even squares);

(* ---- State ---- *)

(* A counter is a pair of functions that share a variable. *)
let rec make_counter start step =
  let state = Array.make 1 start in
  let rec next () =
    state.(0) <- state.(0) + step;
    state.(0) in
  let rec reset () = state.(0) <- start in
  (next, reset) in

let (next_a, reset_a) = make_counter 0 1 in
let (next_b, reset_b) = make_counter 100 10 in

let rec repeat n f = if n > 0 then begin f (); repeat (n - 1) f end in
let rec step_both () =
  let _ = next_a () in
  let _ = next_b () in
  () in

repeat 5 step_both;
print_line (next_a ());
print_line (next_b ());
reset_a ();
print_line (next_a ());
print_line (next_b ());

(* Remembers the results of a function. *)
let rec memoize size f =
  let known = Array.make size false in
  let results = Array.make size 0 in
  let rec memoized n =
    if not known.(n) then begin
      results.(n) <- f n;
      known.(n) <- true
    end;
    results.(n) in
  memoized in

let calls = Array.make 1 0 in
let rec cube n =
  calls.(0) <- calls.(0) + 1;
  n * n * n in
let fast_cube = memoize 10 cube in
print_line (fast_cube 7 + fast_cube 7 + fast_cube 7);
print_line calls.(0);

(* Recursion through a table: the array holds the function that is looked up
   in it each time. *)
let rec undefined n = -1 in
let table = Array.make 1 undefined in
let rec fibonacci n =
  if n < 2 then n
  else
    let f = table.(0) in
    f (n - 1) + f (n - 2) in
table.(0) <- memoize 50 fibonacci;
print_line (fibonacci 40);

(* ---- Functions in arrays ---- *)

let steps = Array.make 4 (adder 1) in
steps.(1) <- double;
steps.(2) <- square;
steps.(3) <- compose (adder (-1)) ((volume 2) 3);

let rec run i x =
  if i = Array.length steps then x
  else
    let step = steps.(i) in
    run (i + 1) (step x) in

print_line (run 0 4);

(* ---- Floats ---- *)

let rec derivative f =
  let h = 1.0 /. 1024.0 in
  let rec slope x = (f (x +. h) -. f (x -. h)) /. (2.0 *. h) in
  slope in

let rec parabola x = 3.0 *. x *. x -. x in
let slope = derivative parabola in
let curvature = derivative slope in
print_float (slope 2.0);
print_newline ();
print_float (curvature 2.0);
print_newline ()

(* >>> output
7
23
26
50
75
3
15
800
285
6461
5
6
160
1
170
1029
1
102334155
599
11.
6.
<<< *)
