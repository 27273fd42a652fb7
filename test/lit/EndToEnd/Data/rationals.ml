(* Rational numbers as records, with operators of their own.
   RUN: %everywhere %s
*)
type rat = { num : int; den : int }

exception Zero_denominator

let rec gcd a b = if b = 0 then abs a else gcd b (a mod b)

let make num den =
  if den = 0 then raise Zero_denominator;
  let g = gcd num den in
  let s = if den < 0 then -1 else 1 in
  { num = s * num / g; den = s * den / g }

let int n = { num = n; den = 1 }

let ( +/ ) a b = make (a.num * b.den + b.num * a.den) (a.den * b.den)
let ( -/ ) a b = make (a.num * b.den - b.num * a.den) (a.den * b.den)
let ( */ ) a b = make (a.num * b.num) (a.den * b.den)
let ( // ) a b = make (a.num * b.den) (a.den * b.num)
let ( </ ) a b = a.num * b.den < b.num * a.den

let to_string { num; den } =
  if den = 1 then string_of_int num
  else string_of_int num ^ "/" ^ string_of_int den

let to_float { num = n; den = d } = float_of_int n /. float_of_int d

let sum = List.fold_left ( +/ ) (int 0)

let rec egyptian r =
  match r with
  | { num = 0; _ } -> []
  | { num = 1; den } -> [den]
  | { num; den } ->
    let d = (den + num - 1) / num in
    d :: egyptian (r -/ make 1 d)

let rec continued { num; den } =
  let q = num / den in
  match num - q * den with
  | 0 -> [q]
  | r -> q :: continued (make den r)

let print r = print_endline (to_string r)

let () =
  let half = make 1 2 and third = make 1 3 in
  print (half +/ third);
  print (half -/ third);
  print (half */ third);
  print (half // third);
  print (make 6 (-8));
  print (make (-10) (-5));
  print (sum [half; third; make 1 6]);
  print (sum (List.map (fun n -> make 1 (n * (n + 1))) [1; 2; 3; 4; 5; 6; 7; 8; 9]));
  Printf.printf "%b %b %b\n" (third </ half) (half </ third) (make 2 4 = half);
  Printf.printf "%.4f\n" (to_float (make 22 7));
  let show l = String.concat " " (List.map string_of_int l) in
  print_endline (show (egyptian (make 6 7)));
  print_endline (show (egyptian (make 4 13)));
  print_endline (show (continued (make 355 113)));
  List.iter print (List.sort (fun a b -> compare (to_float a) (to_float b)) [half; int 3; third; make (-1) 7]);
  (try print (half // (half -/ half)) with Zero_denominator -> print_endline "zero denominator")

(* >>> output
5/6
1/6
1/6
3/2
-3/4
2
1
9/10
true false true
3.1429
2 3 42
4 18 468
3 7 16
-1/7
1/3
1/2
3
zero denominator
<<< *)
