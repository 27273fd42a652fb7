(* A list literal is given to a function on arrays. *)
let primes = [2; 3; 5; 7; 11]
let () = Array.iter print_int primes
