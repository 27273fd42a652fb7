(* A program of a first course.
   RUN: %everywhere %s
*)
(* Number theory, lab 7 *)

let sieve n =
  let t = Array.make (n + 1) true in
  t.(0) <- false;
  if n >= 1 then t.(1) <- false;
  let i = ref 2 in
  while !i * !i <= n do
    if t.(!i) then begin
      let j = ref (!i * !i) in
      while !j <= n do
        t.(!j) <- false;
        j := !j + !i
      done
    end;
    incr i
  done;
  t
;;

let primes n =
  let t = sieve n in
  let l = ref [] in
  for i = n downto 0 do if t.(i) then l := i :: !l done;
  !l
;;

let factorize n =
  let rec count n d k = if n mod d = 0 then count (n / d) d (k + 1) else (n, k) in
  let rec go n d =
    if n = 1 then []
    else if d * d > n then [(n, 1)]
    else match count n d 0 with
      | _, 0 -> go n (d + 1)
      | n', k -> (d, k) :: go n' (d + 1)
  in
  if n < 1 then invalid_arg "factorize" else go n 2
;;

let show_factors = function
  | [] -> "1"
  | l ->
    l
    |> List.map (function (p, 1) -> string_of_int p | (p, k) -> Printf.sprintf "%d^%d" p k)
    |> String.concat " * "
;;

let totient n = List.fold_left (fun acc (p, _) -> acc / p * (p - 1)) n (factorize n);;

(* u, v, d such that a u + b v = d = gcd a b *)
let rec bezout a b =
  if b = 0 then (1, 0, a)
  else
    let (u, v, d) = bezout b (a mod b) in
    (v, u - a / b * v, d)
;;

let inverse a m =
  match bezout a m with
  | u, _, 1 -> Some (((u mod m) + m) mod m)
  | _ -> None
;;

let rec pow_mod x n m =
  if n = 0 then 1 mod m
  else
    let r = pow_mod (x * x mod m) (n / 2) m in
    if n land 1 = 1 then r * x mod m else r
;;

let divisors n = List.filter (fun d -> n mod d = 0) (List.init n succ);;
let perfect n = List.fold_left (+) 0 (divisors n) = 2 * n;;

let () =
  print_endline "primes up to 100:";
  List.iteri
    (fun i p -> Printf.printf "%4d%s" p (if i mod 10 = 9 then "\n" else ""))
    (primes 100);
  print_newline ();
  Printf.printf "there are %d primes below 10000\n" (List.length (primes 10_000))
;;

let () =
  [1; 2; 12; 97; 360; 1001; 65536; 99991; 1_000_000]
  |> List.iter (fun n -> Printf.printf "%7d = %-20s phi = %d\n" n (show_factors (factorize n)) (totient n))
;;

let () =
  let test a b =
    let u, v, d = bezout a b in
    assert (a * u + b * v = d);
    Printf.printf "%d * %d + %d * %d = %d\n" a u b v d
  in
  test 240 46; test 17 31; test 12 18;
  for a = 1 to 9 do
    match inverse a 10 with
    | Some i -> Printf.printf "1/%d = %d (mod 10)\n" a i
    | None -> Printf.printf "%d has no inverse (mod 10)\n" a
  done;
  Printf.printf "2^100 mod 1009 = %d\n" (pow_mod 2 100 1009);
  Printf.printf "3^1008 mod 1009 = %d\n" (pow_mod 3 1008 1009);
  print_string "perfect:";
  for n = 1 to 500 do if perfect n then Printf.printf " %d" n done;
  print_newline ()
;;

(* >>> output
primes up to 100:
   2   3   5   7  11  13  17  19  23  29
  31  37  41  43  47  53  59  61  67  71
  73  79  83  89  97
there are 1229 primes below 10000
      1 = 1                    phi = 1
      2 = 2                    phi = 1
     12 = 2^2 * 3              phi = 4
     97 = 97                   phi = 96
    360 = 2^3 * 3^2 * 5        phi = 96
   1001 = 7 * 11 * 13          phi = 720
  65536 = 2^16                 phi = 32768
  99991 = 99991                phi = 99990
1000000 = 2^6 * 5^6            phi = 400000
240 * -9 + 46 * 47 = 2
17 * 11 + 31 * -6 = 1
12 * -1 + 18 * 1 = 6
1/1 = 1 (mod 10)
2 has no inverse (mod 10)
1/3 = 7 (mod 10)
4 has no inverse (mod 10)
5 has no inverse (mod 10)
6 has no inverse (mod 10)
1/7 = 3 (mod 10)
8 has no inverse (mod 10)
1/9 = 9 (mod 10)
2^100 mod 1009 = 164
3^1008 mod 1009 = 1
perfect: 6 28 496
<<< *)
