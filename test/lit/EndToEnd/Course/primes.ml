(* The sieve of Eratosthenes.
   RUN: %everywhere %s
*)
let sieve n =
  let is_prime = Array.make (n + 1) true in
  is_prime.(0) <- false;
  is_prime.(1) <- false;
  for i = 2 to n do
    if is_prime.(i) then begin
      let j = ref (i * i) in
      while !j <= n do
        is_prime.(!j) <- false;
        j := !j + i
      done
    end
  done;
  is_prime

let count p = Array.fold_left (fun n b -> if b then n + 1 else n) 0 p

let () =
  let p = sieve 100 in
  Array.iteri (fun i b -> if b then Printf.printf "%d " i) p;
  print_newline ();
  Printf.printf "%d primes up to 100, %d up to 1000\n" (count p) (count (sieve 1000));
  (* twin primes *)
  for i = 3 to 98 do
    if p.(i) && p.(i + 2) then Printf.printf "(%d, %d)" i (i + 2)
  done;
  print_newline ()

(* >>> output
2 3 5 7 11 13 17 19 23 29 31 37 41 43 47 53 59 61 67 71 73 79 83 89 97 
25 primes up to 100, 168 up to 1000
(3, 5)(5, 7)(11, 13)(17, 19)(29, 31)(41, 43)(59, 61)(71, 73)
<<< *)
