(* Natural numbers and integers of any size, as lists of digits.
   RUN: %everywhere %s
*)
type sign = Minus | Zero | Plus
type big = { sign : sign; digits : int list }  (* base 1000, lowest first *)

let base = 1000

let rec add_digits carry a b =
  match a, b with
  | [], [] -> if carry = 0 then [] else [carry]
  | x :: a, [] | [], x :: a ->
    let s = x + carry in
    s mod base :: add_digits (s / base) a []
  | x :: a, y :: b ->
    let s = x + y + carry in
    s mod base :: add_digits (s / base) a b

let rec sub_digits borrow a b =
  match a, b with
  | [], _ -> []
  | x :: a, b ->
    let y, b = match b with [] -> 0, [] | y :: b -> y, b in
    let d = x - y - borrow in
    if d < 0 then (d + base) :: sub_digits 1 a b else d :: sub_digits 0 a b

let rec trim = function
  | [] -> []
  | d :: rest -> match d, trim rest with 0, [] -> [] | d, rest -> d :: rest

let rec compare_digits a b =
  match a, b with
  | [], [] -> 0
  | [], _ -> -1
  | _, [] -> 1
  | x :: a, y :: b ->
    match compare_digits a b with
    | 0 -> compare x y
    | c -> c

let rec scale n carry = function
  | [] -> if carry = 0 then [] else [carry]
  | d :: rest ->
    let p = d * n + carry in
    p mod base :: scale n (p / base) rest

let rec mul_digits a = function
  | [] -> []
  | d :: rest -> add_digits 0 (scale d 0 a) (0 :: mul_digits a rest)

let make sign digits = match trim digits with [] -> { sign = Zero; digits = [] } | digits -> { sign; digits }

let opposite = function Minus -> Plus | Zero -> Zero | Plus -> Minus
let neg n = { n with sign = opposite n.sign }

let rec add a b =
  match a.sign, b.sign with
  | Zero, _ -> b
  | _, Zero -> a
  | (Plus, Plus | Minus, Minus) -> { a with digits = add_digits 0 a.digits b.digits }
  | Plus, Minus | Minus, Plus ->
    let c = compare_digits a.digits b.digits in
    if c = 0 then make Zero []
    else if c > 0 then make a.sign (sub_digits 0 a.digits b.digits)
    else add b a

let sub a b = add a (neg b)

let mul a b =
  match a, b with
  | { sign = Zero; _ }, _ | _, { sign = Zero; _ } -> make Zero []
  | { sign = s; digits = d }, { sign = t; digits = e } ->
    make (if s = t then Plus else Minus) (mul_digits d e)

let of_int n =
  let rec digits n = if n = 0 then [] else n mod base :: digits (n / base) in
  if n = 0 then make Zero [] else if n > 0 then make Plus (digits n) else make Minus (digits (-n))

let to_string { sign; digits } =
  match sign, List.rev digits with
  | Zero, _ | _, [] -> "0"
  | (Minus | Plus) as s, first :: rest ->
    (if s = Minus then "-" else "")
    ^ string_of_int first
    ^ String.concat "" (List.map (Printf.sprintf "%03d") rest)

let rec power b n =
  if n = 0 then of_int 1
  else
    let h = power b (n / 2) in
    let s = mul h h in
    if n mod 2 = 0 then s else mul s b

let rec factorial n = if n = 0 then of_int 1 else mul (of_int n) (factorial (n - 1))

let fibonacci n =
  let rec go a b n = if n = 0 then a else go b (add a b) (n - 1) in
  go (of_int 0) (of_int 1) n

let print n = print_endline (to_string n)

let () =
  List.iter print [of_int 0; of_int 7; of_int (-1234567); of_int 1000; of_int 1002003];
  print (add (of_int 999999) (of_int 1));
  print (sub (of_int 1000000) (of_int 1));
  print (sub (of_int 5) (of_int 1000000));
  print (add (of_int (-5)) (of_int 5));
  print (mul (of_int (-123456)) (of_int 654321));
  print (factorial 30);
  print (power (of_int 2) 200);
  print (fibonacci 150);
  print (sub (power (of_int 10) 30) (power (of_int 3) 62));
  Printf.printf "%b\n" (mul (factorial 10) (of_int 11) = factorial 11);
  Printf.printf "%d digits\n" (String.length (to_string (power (of_int 7) 300)));
  Printf.printf "%d\n" (compare_digits (factorial 12).digits (power (of_int 2) 29).digits)

(* >>> output
0
7
-1234567
1000
1002003
1000000
999999
-999995
0
-80779853376
265252859812191058636308480000000
1606938044258990275541962092341162602522202993782792835301376
9969216677189303386214405760200
618479575523054168371350101191
true
254 digits
-1
<<< *)
