(* A program of a first course.
   RUN: %everywhere %s --status=2
*)
(* Big natural numbers: lists of digits in base 10000, least significant first. *)

module Nat = struct
    let base = 10_000

    type t = int list
    exception Negative

    let rec of_int n = if n = 0 then [] else n mod base :: of_int (n / base)

    let zero = [] and one = [ 1 ]

    (* keeps the representation unique *)
    let cons d l = if d = 0 && l = [] then [] else d :: l

    let rec add ?(carry = 0) a b =
        match a, b with
        | [], [] -> cons carry []
        | [], l | l, [] -> if carry = 0 then l else add l [ carry ]
        | x :: a', y :: b' ->
            let s = x + y + carry in
            (s mod base) :: add ~carry:(s / base) a' b'

    let rec compare a b =
        match a, b with
        | [], [] -> 0
        | [], _ -> -1
        | _, [] -> 1
        | x :: a', y :: b' ->
            match compare a' b' with
            | 0 -> Stdlib.compare x y
            | c -> c

    let sub a b =
        let rec go borrow a b =
            match a, b with
            | [], [] -> if borrow = 0 then [] else raise Negative
            | [], _ :: _ -> raise Negative
            | x :: a', _ ->
                let y, b' = match b with [] -> 0, [] | y :: b' -> y, b' in
                let d = x - y - borrow in
                if d >= 0 then cons d (go 0 a' b') else cons (d + base) (go 1 a' b')
        in
        go 0 a b

    let rec scale ?(carry = 0) k = function
        | [] -> cons carry []
        | x :: l ->
            let p = k * x + carry in
            cons (p mod base) (scale ~carry:(p / base) k l)

    let rec mul a = function
        | [] -> []
        | y :: b -> add (scale y a) (cons 0 (mul a b))

    (* by a small integer, from the most significant digit *)
    let div_small a k =
        if k = 0 then raise Division_by_zero;
        List.fold_left
            (fun (q, r) d ->
                let cur = r * base + d in
                (cons (cur / k) q, cur mod k))
            ([], 0) (List.rev a)

    let rec pow a n =
        if n = 0 then one
        else
            let h = pow a (n / 2) in
            let hh = mul h h in
            if n mod 2 = 0 then hh else mul a hh

    let to_string a =
        match List.rev a with
        | [] -> "0"
        | d :: rest -> String.concat "" (string_of_int d :: List.map (Printf.sprintf "%04d") rest)

    let of_string s =
        let rec go stop acc =
            if stop <= 0 then List.rev acc
            else
                let start = max 0 (stop - 4) in
                go start (int_of_string (String.sub s start (stop - start)) :: acc)
        in
        List.fold_right cons (go (String.length s) []) []
end

let rec factorial n = if n = 0 then Nat.one else Nat.scale n (factorial (n - 1))

let fibonacci n =
    let rec go a b = function 0 -> a | n -> go b (Nat.add a b) (n - 1) in
    go Nat.zero Nat.one n

let digit_sum s = String.fold_left (fun n c -> n + Char.code c - 48) 0 s

let print label n = Printf.printf "%-12s %s\n" label (Nat.to_string n)

let () =
    List.iter (fun n -> print (string_of_int n ^ "!") (factorial n)) [ 0; 5; 10; 20; 30 ];
    List.iter (fun n -> print (Printf.sprintf "fib %d" n) (fibonacci n)) [ 10; 50; 150 ];
    print "2^100" (Nat.pow (Nat.of_int 2) 100);
    print "99^20" (Nat.pow (Nat.of_int 99) 20);
    let a = Nat.of_string "123456789012345678901234567890" and b = Nat.of_string "000987654321" in
    print "a" a;
    print "b" b;
    print "a + b" (Nat.add a b);
    print "a - b" (Nat.sub a b);
    print "a * b" (Nat.mul a b);
    print "a - a" (Nat.sub a a);
    let q, r = Nat.div_small a 9876 in
    print "a / 9876" q;
    Printf.printf "%-12s %d\n" "remainder" r;
    assert (Nat.add (Nat.scale 9876 q) (Nat.of_int r) = a);
    assert (Nat.(sub (add a b) b) = a);
    Printf.printf "compare: %d %d %d\n" (Nat.compare a b) (Nat.compare b a) (Nat.compare a a);
    Printf.printf "digits of 100!: %d, their sum: %d\n"
        (String.length (Nat.to_string (factorial 100))) (digit_sum (Nat.to_string (factorial 100)));
    (match Nat.sub b a with
     | n -> print "impossible" n
     | exception Nat.Negative -> print_endline "b - a is negative");
    print "last" (fst (Nat.div_small a 0))

(* >>> output
0!           1
5!           120
10!          3628800
20!          2432902008176640000
30!          265252859812191058636308480000000
fib 10       55
fib 50       12586269025
fib 150      9969216677189303386214405760200
2^100        1267650600228229401496703205376
99^20        8179069375972308708891986605443361898001
a            123456789012345678901234567890
b            987654321
a + b        123456789012345678902222222211
a - b        123456789012345678900246913569
a * b        121932631124828532112482853211126352690
a - a        0
a / 9876     12500687425308391950307266
remainder    8874
compare: 1 -1 0
digits of 100!: 158, their sum: 648
b - a is negative
<<< *)

(* >>> errors
Fatal error: exception Division_by_zero
<<< *)
