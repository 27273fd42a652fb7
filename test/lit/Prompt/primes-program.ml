(* RUN: %compare-prompt %s
*)
let is_prime n = n > 1 && (let rec go d = d * d > n || (n mod d <> 0 && go (d + 1)) in go 2);;
List.filter is_prime (List.init 50 (fun i -> i));;
let sieve n =
  let a = Array.make (n + 1) true in
  for i = 2 to n do
    if a.(i) then begin
      let j = ref (i * i) in
      while !j <= n do a.(!j) <- false; j := !j + i done
    end
  done;
  List.filter (fun i -> i >= 2 && a.(i)) (List.init (n + 1) (fun i -> i));;
sieve 100;;
List.length (sieve 5000);;
let rec gcd a b = if b = 0 then a else gcd b (a mod b);;
gcd 48 36;;
let rec power b = function 0 -> 1 | n -> let h = power b (n / 2) in if n mod 2 = 0 then h * h else h * h * b;;
power 3 15;;
let rec digits n = if n < 10 then [n] else digits (n / 10) @ [n mod 10];;
digits 123456;;
(* Output:
val is_prime : int -> bool = <fun>
- : int list = [2; 3; 5; 7; 11; 13; 17; 19; 23; 29; 31; 37; 41; 43; 47]
val sieve : int -> int list = <fun>
- : int list =
[2; 3; 5; 7; 11; 13; 17; 19; 23; 29; 31; 37; 41; 43; 47; 53; 59; 61; 67; 71;
 73; 79; 83; 89; 97]
- : int = 669
val gcd : int -> int -> int = <fun>
- : int = 12
val power : int -> int -> int = <fun>
- : int = 14348907
val digits : int -> int list = <fun>
- : int list = [1; 2; 3; 4; 5; 6]
*)
