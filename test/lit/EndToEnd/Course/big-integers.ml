(* Factorials with digits in an array.
   RUN: %everywhere %s
*)
let size = 40

let multiply digits k =
  let carry = ref 0 in
  for i = 0 to size - 1 do
    let x = digits.(i) * k + !carry in
    carry := x / 10;
    digits.(i) <- x - 10 * !carry
  done

let print_digits digits =
  let i = ref (size - 1) in
  while !i > 0 && digits.(!i) = 0 do decr i done;
  while !i >= 0 do
    print_int digits.(!i);
    decr i
  done;
  print_newline ()

let () =
  let digits = Array.make size 0 in
  digits.(0) <- 1;
  for n = 1 to 30 do
    multiply digits n;
    if n / 5 * 5 = n then print_digits digits
  done

(* >>> output
120
3628800
1307674368000
2432902008176640000
15511210043330985984000000
265252859812191058636308480000000
<<< *)
