(* A program of a first course.
   RUN: %everywhere %s
*)
(* Exercise sheet 1: small functions on integers.
   Solutions, to be projected during the first lab. *)

let rec factorial n =
  if n <= 0 then 1 else n * factorial (n - 1);;

let rec power x n =
  if n = 0 then 1
  else
    let h = power x (n / 2) in
    if n mod 2 = 0 then h * h else x * h * h;;

let rec gcd a b = if b = 0 then a else gcd b (a mod b);;

let sum_of_digits n =
  let rec loop acc n =
    if n = 0 then acc
    else loop (acc + n mod 10) (n / 10)
  in
  loop 0 (abs n);;

let is_prime n =
  let rec no_divisor d =
    d * d > n || (n mod d <> 0 && no_divisor (d + 1))
  in
  n >= 2 && no_divisor 2;;

let rec collatz n =
  match n with
  | 1 -> [1]
  | n when n mod 2 = 0 -> n :: collatz (n / 2)
  | n -> n :: collatz (3 * n + 1);;

let show_int name v =
  print_string name;
  print_string " = ";
  print_int v;
  print_newline ();;

print_endline "--- factorials ---";;
for i = 0 to 10 do
  show_int ("fact " ^ string_of_int i) (factorial i)
done;;

print_endline "--- powers ---";;
show_int "2^10" (power 2 10);;
show_int "3^7" (power 3 7);;
show_int "(-5)^3" (power (-5) 3);;

print_endline "--- gcd ---";;
show_int "gcd 84 36" (gcd 84 36);;
show_int "gcd 17 5" (gcd 17 5);;
show_int "gcd 0 9" (gcd 0 9);;

print_endline "--- digits ---";;
List.iter (fun n -> show_int (string_of_int n) (sum_of_digits n))
  [0; 7; 1234; -987; 100001];;

print_endline "--- primes below 60 ---";;
for i = 0 to 60 do
  if is_prime i then begin
    print_int i;
    print_char ' '
  end
done;;
print_newline ();;

print_endline "--- collatz ---";;
let c = collatz 7;;
List.iter (fun x -> print_int x; print_string " ") c;;
print_newline ();;
show_int "length" (List.length c);;
show_int "max" (List.fold_left max 0 c);;

(* Question of the day: what do these two print? *)
show_int "-7 / 2" (-7 / 2);;
show_int "-7 mod 2" (-7 mod 2);;

(* >>> output
--- factorials ---
fact 0 = 1
fact 1 = 1
fact 2 = 2
fact 3 = 6
fact 4 = 24
fact 5 = 120
fact 6 = 720
fact 7 = 5040
fact 8 = 40320
fact 9 = 362880
fact 10 = 3628800
--- powers ---
2^10 = 1024
3^7 = 2187
(-5)^3 = -125
--- gcd ---
gcd 84 36 = 12
gcd 17 5 = 1
gcd 0 9 = 9
--- digits ---
0 = 0
7 = 7
1234 = 10
-987 = 24
100001 = 2
--- primes below 60 ---
2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 
--- collatz ---
7 22 11 34 17 52 26 13 40 20 10 5 16 8 4 2 1 
length = 17
max = 52
-7 / 2 = -3
-7 mod 2 = -1
<<< *)
