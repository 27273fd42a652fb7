(* Groups of functions of all types of parameters and results; polymorphic ones; groups in
   which functions differ in their types.
   RUN: %everywhere %s
*)
let rec show x = print_int x; print_newline ()

(* Polymorphic: several copies of one group. *)
let rec repeat f n x = if n <= 0 then x else again f (n - 1) (f x)
and again f n x = if n <= 0 then x else repeat f (n - 1) (f x)

let () =
  show (repeat (fun x -> x * 3) 5 1);
  print_string (repeat (fun s -> s ^ "a") 4 "b");
  print_newline ();
  let (x, y) = again (fun (x, y) -> (y, x + 1)) 7 (0, 10) in
  show (x * 100 + y)

(* Polymorphic inside, with captured variables of the instance. *)
let both x y n =
  let rec left n = if n <= 0 then (x, y) else right (n - 1)
  and right n = if n <= 0 then (x, y) else left (n - 2) in
  (left n, right n)

let () =
  let ((a, b), (c, d)) = both 1 2.5 4 in
  show (a + c + int_of_float (b +. d));
  let ((s, t), (u, v)) = both "x" true 3 in
  print_string (s ^ u);
  show (if t && v then 1 else 0)

(* Unit parameters and results, floats, bools, chars, tuples, arrays. *)
let mixed k =
  let rec tick () = k.(0) <- k.(0) + 1; if k.(0) < 10 then tock 1.5 else ()
  and tock x = k.(0) <- k.(0) + int_of_float (x *. 2.); ignore (flag 'a' (k.(0) > 5))
  and flag c b = if b then (tick (); letter (c, 2)) else letter ('z', 1)
  and letter (c, n) = if n <= 0 then [| c |] else letter (Char.chr (Char.code c + 1), n - 1) in
  tick ();
  (tick, flag)

let () =
  let k = Array.make 1 0 in
  let (tick, flag) = mixed k in
  show k.(0);
  tick ();
  show k.(0);
  print_char (flag 'm' false).(0);
  print_char (flag 'm' true).(0);
  print_newline ()

(* More parameters than registers. *)
let many z =
  let rec f a b c d e g h i j k x y =
    if a <= 0 then b + c * 2 + d * 3 + e + g + h + i + j - k + int_of_float (x -. y) + z
    else g' x y (a - 1) c b d e g h i k j
  and g' x y a b c d e g h i j k =
    if a <= 0 then int_of_float (x *. y) - b + c else f (a - 2) b d c e h g i k j y (x +. 1.) in
  [| f 1 2 3 4 5 6 7 8 9 10 0.5 1.5; f 8 2 3 4 5 6 7 8 9 10 0.5 1.5; g' 2. 3. 9 1 2 3 4 5 6 7 8 9 |]

let () = Array.iter show (many 1000)

(* A group that shadows names and is shadowed. *)
let f x = x + 1
let rec f x = if x <= 0 then 0 else g (x - 1) and g f = if f <= 0 then 1 else 2 + h f
and h x = f (x - 1)
let () = show (f 11)
let rec h x = x * 1000 and f' x = h x + g x
let () = show (f' 3 + h 1)
