(* The primes up to two million by the sieve of Eratosthenes, five times in the
   same array. *)

let limit = 2000000 in
let composite = Array.make (limit + 1) false in

let rec clear i =
  if i <= limit then begin
    composite.(i) <- false;
    clear (i + 1)
  end in

let rec strike multiple prime =
  if multiple <= limit then begin
    composite.(multiple) <- true;
    strike (multiple + prime) prime
  end in

let rec sieve i =
  if i * i <= limit then begin
    if not composite.(i) then strike (i * i) i;
    sieve (i + 1)
  end in

let rec count i total =
  if i > limit then total
  else count (i + 1) (if composite.(i) then total else total + 1) in

let rec last i = if composite.(i) then last (i - 1) else i in

let rec repeat n =
  if n > 0 then begin
    clear 2;
    sieve 2;
    print_int (count 2 0);
    print_newline ();
    repeat (n - 1)
  end in

repeat 5;
print_int (last limit);
print_newline ()

(* >>> output
148933
148933
148933
148933
148933
1999993
<<< *)
