(* The sieve of Eratosthenes.

   Prints the number of primes below a million, the largest of them and the
   number of twin primes.  Shows an array of booleans and loops written as tail
   calls. *)

let limit = 1000000 in
let composite = Array.make limit false in

let rec cross_out multiple step =
  if multiple < limit then begin
    composite.(multiple) <- true;
    cross_out (multiple + step) step
  end in

let rec sieve n =
  if n * n < limit then begin
    if not composite.(n) then cross_out (n * n) n;
    sieve (n + 1)
  end in

let rec count n primes =
  if n = limit then primes
  else count (n + 1) (if composite.(n) then primes else primes + 1) in

let rec count_twins n twins =
  if n + 2 >= limit then twins
  else if composite.(n) || composite.(n + 2) then count_twins (n + 1) twins
  else count_twins (n + 1) (twins + 1) in

let rec last n = if composite.(n) then last (n - 1) else n in

let rec print_line n =
  print_int n;
  print_newline () in

composite.(0) <- true;
composite.(1) <- true;
sieve 2;
print_line (count 0 0);
print_line (last (limit - 1));
print_line (count_twins 0 0)

(* >>> output
78498
999983
8169
<<< *)
