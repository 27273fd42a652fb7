(* A full tree of 64 calls and 63 operators.
   RUN: %everywhere %s
*)
let rec pi n = print_int n; print_newline () in
let rec f x = if x > 100 then 100 else x - 3 in
let rec g x = ((((((f (x + 0) * f (x + 1)) - (f (x + 2) * f (x + 3))) + ((f (x + 4) * f (x
    + 5)) - (f (x + 6) * f (x + 7)))) * (((f (x + 8) * f (x + 9)) - (f (x + 10) * f (x +
    11))) + ((f (x + 12) * f (x + 13)) - (f (x + 14) * f (x + 15))))) - ((((f (x + 16) * f
    (x + 17)) - (f (x + 18) * f (x + 19))) + ((f (x + 20) * f (x + 21)) - (f (x + 22) * f
    (x + 23)))) * (((f (x + 24) * f (x + 25)) - (f (x + 26) * f (x + 27))) + ((f (x + 28)
    * f (x + 29)) - (f (x + 30) * f (x + 31)))))) + (((((f (x + 32) * f (x + 33)) - (f (x
    + 34) * f (x + 35))) + ((f (x + 36) * f (x + 37)) - (f (x + 38) * f (x + 39)))) * (((f
    (x + 40) * f (x + 41)) - (f (x + 42) * f (x + 43))) + ((f (x + 44) * f (x + 45)) - (f
    (x + 46) * f (x + 47))))) - ((((f (x + 48) * f (x + 49)) - (f (x + 50) * f (x + 51)))
    + ((f (x + 52) * f (x + 53)) - (f (x + 54) * f (x + 55)))) * (((f (x + 56) * f (x +
    57)) - (f (x + 58) * f (x + 59))) + ((f (x + 60) * f (x + 61)) - (f (x + 62) * f (x +
    63))))))) in
pi (g 0); pi (g 5); pi (g (-30))

(* >>> output
-116736
-137216
6144
<<< *)
