(* A program of a first course.
   RUN: %everywhere %s
*)
(* Rational numbers as a module.  Week 3. *)
module Q = struct
    type t = { num : int; den : int }

    exception Zero_denominator

    let rec gcd a b = if b = 0 then a else gcd b (a mod b)

    let make num den =
        if den = 0 then raise Zero_denominator;
        let g = gcd (abs num) (abs den) in
        let s = if den < 0 then -1 else 1 in
        { num = s * num / g; den = s * den / g }

    let of_int n = { num = n; den = 1 }
    let zero = of_int 0
    let one = of_int 1

    let ( + ) a b = make (a.num * b.den + b.num * a.den) (a.den * b.den)
    let ( ~- ) a = { a with num = - a.num }
    let ( - ) a b = a + (- b)
    let ( * ) a b = make (Stdlib.( * ) a.num b.num) (Stdlib.( * ) a.den b.den)
    let inv a = make a.den a.num
    let ( / ) a b = a * inv b

    let compare a b = Stdlib.(compare (a.num * b.den) (b.num * a.den))

    let to_string { num; den } =
        if den = 1 then string_of_int num
        else string_of_int num ^ "/" ^ string_of_int den

    let to_float { num; den } = float_of_int num /. float_of_int den
end

let print label q = Printf.printf "%-18s %10s  (%.4f)\n" label (Q.to_string q) (Q.to_float q)

let half = Q.make 1 2
let third = Q.make 1 3

let _ =
    print "1/2" half;
    print "1/3" third;
    print "6/-4" (Q.make 6 (-4));
    print "sum" Q.(half + third);
    print "difference" Q.(third - half);
    print "product" Q.(half * third);
    print "quotient" Q.(half / third)

(* harmonic numbers *)
let harmonic n =
    let open Q in
    let rec go acc k =
        if Stdlib.( > ) k n then acc
        else go (acc + make 1 k) (succ k)
    in
    go zero 1

let () =
    for n = 1 to 8 do
        print (Printf.sprintf "H(%d)" n) (harmonic n)
    done

(* continued fraction [1; 1, 1, ...] *)
let rec golden = function
    | 0 -> Q.one
    | n -> Q.(one + inv (golden (Stdlib.pred n)))

let () =
    List.iter (fun n -> print ("golden " ^ string_of_int n) (golden n)) [0; 1; 2; 5; 10]

let () =
    let l = List.map (fun (a, b) -> Q.make a b) [3, 4; 2, 3; -1, 2; 5, 6; 7, 12] in
    let sorted = List.sort Q.compare l in
    print_endline (String.concat " < " (List.map Q.to_string sorted))

let () =
    try
        print "inverse of zero" (Q.inv (Q.zero))
    with
    | Q.Zero_denominator -> print_endline "no inverse for zero"

(* >>> output
1/2                       1/2  (0.5000)
1/3                       1/3  (0.3333)
6/-4                     -3/2  (-1.5000)
sum                       5/6  (0.8333)
difference               -1/6  (-0.1667)
product                   1/6  (0.1667)
quotient                  3/2  (1.5000)
H(1)                        1  (1.0000)
H(2)                      3/2  (1.5000)
H(3)                     11/6  (1.8333)
H(4)                    25/12  (2.0833)
H(5)                   137/60  (2.2833)
H(6)                    49/20  (2.4500)
H(7)                  363/140  (2.5929)
H(8)                  761/280  (2.7179)
golden 0                    1  (1.0000)
golden 1                    2  (2.0000)
golden 2                  3/2  (1.5000)
golden 5                 13/8  (1.6250)
golden 10              144/89  (1.6180)
-1/2 < 7/12 < 2/3 < 3/4 < 5/6
no inverse for zero
<<< *)
