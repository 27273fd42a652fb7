(* Numbers from which indices are computed, and that wrap where they are none.
   RUN: %everywhere %s
*)
let a = Array.make 8 0 in

(* From the greatest integer to the least. *)
let rec masked i n =
  if n = 0 then i
  else begin
    let r = i - i / 8 * 8 in
    let r = if r < 0 then r + 8 else r in
    a.(r) <- a.(r) + i;
    masked (i + 1) (n - 1)
  end in
print_int (masked 2147483644 10);
print_newline ();

(* An index only in some of the rounds: the sum wraps three times until then. *)
let rec jump i n total =
  if n = 0 then total
  else if i < 0 then jump (i + 1610612736) (n - 1) (total + 1)
  else if i < 8 then jump (i + 1610612736) (n - 1) (total + a.(i))
  else jump (i + 1610612736) (n - 1) (total + 100) in
print_int (jump 3 9 0);
print_newline ();

(* The sum of two indices, and a product, which are none. *)
let rec pairs i j total =
  if i > 7 then total
  else begin
    a.(i) <- i + 1073741820;
    let sum = a.(i) + a.(j) in
    let product = (a.(i) - 1073741800) * (j + 200000000) in
    pairs (i + 1) (7 - i)
      (total + (if sum < 0 then 1 else 0) + (if product < 0 then 10 else 0))
  end in
print_int (pairs 0 7 0);
print_newline ();

(* A search downwards that ends below all indices. *)
let rec down i =
  if i < 0 then i - 2147483647 else if a.(i) = 1073741823 then i else down (i - 1) in
print_int (down 7);
print_newline ();
a.(3) <- 0;
print_int (down 7);
print_newline ();
print_int (down (-2));
print_newline ()

(* >>> output
-2147483642
310
27
3
-2147483648
2147483647
<<< *)
