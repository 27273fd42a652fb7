(* A program of a first course.
   RUN: %everywhere %s
*)
(* Polynomials, as sorted association lists (exponent, coefficient) *)

type poly = (int * int) list

let normalize (p : poly) : poly =
  let rec squash = function
    | (e, a) :: (e', b) :: rest when e = e' -> squash ((e, a + b) :: rest)
    | (_, 0) :: rest -> squash rest
    | m :: rest -> m :: squash rest
    | [] -> []
  in
  squash (List.sort (fun (e, _) (e', _) -> compare e' e) p)

let of_list cs = normalize (List.mapi (fun i c -> (i, c)) cs)

let rec add (p : poly) (q : poly) : poly =
  match p, q with
  | [], r | r, [] -> r
  | (e, a) :: p', (e', b) :: q' ->
    if e > e' then (e, a) :: add p' q
    else if e < e' then (e', b) :: add p q'
    else if a + b = 0 then add p' q'
    else (e, a + b) :: add p' q'

let neg = List.map (fun (e, a) -> (e, -a))
let sub p q = add p (neg q)
let scale (e, a) p = if a = 0 then [] else List.map (fun (e', b) -> (e + e', a * b)) p
let mul p q = List.fold_left (fun acc m -> add acc (scale m q)) [] p

let rec pow p = function
  | 0 -> [ (0, 1) ]
  | n -> mul p (pow p (n - 1))

let degree = function [] -> -1 | (e, _) :: _ -> e
let derive p = List.filter_map (fun (e, a) -> if e = 0 then None else Some (e - 1, e * a)) p

(* Horner, on the dense version *)
let eval p x =
  let d = degree p in
  let dense = Array.make (d + 2) 0 in
  List.iter (fun (e, a) -> dense.(e) <- a) p;
  Array.fold_right (fun a acc -> acc * x + a) dense 0

let rec divmod p d =
  match p, d with
  | _, [] -> raise Division_by_zero
  | (e, a) :: _, (e', b) :: _ when e >= e' && a mod b = 0 ->
    let m = (e - e', a / b) in
    let q, r = divmod (sub p (scale m d)) d in
    (m :: q, r)
  | _ -> ([], p)

let to_string = function
  | [] -> "0"
  | p ->
    let b = Buffer.create 32 in
    List.iteri
      (fun i (e, a) ->
         if a < 0 then Buffer.add_string b (if i = 0 then "-" else " - ")
         else if i > 0 then Buffer.add_string b " + ";
         let a = abs a in
         if a <> 1 || e = 0 then Buffer.add_string b (string_of_int a);
         match e with
         | 0 -> ()
         | 1 -> Buffer.add_char b 'x'
         | _ -> Printf.bprintf b "x^%d" e)
      p;
    Buffer.contents b

let () =
  let p = of_list [ -1; 0; 3; 1 ] and q = of_list [ 2; -1 ] in
  let show name r = Printf.printf "%-8s= %s\n" name (to_string r) in
  show "p" p;
  show "q" q;
  show "p + q" (add p q);
  show "p - p" (sub p p);
  show "p * q" (mul p q);
  show "p'" (derive p);
  show "p''" (derive (derive p));
  show "q^5" (pow q 5);
  Printf.printf "degrees: %d %d %d\n" (degree p) (degree q) (degree []);
  List.iter (fun x -> Printf.printf "p(%d) = %d, q(%d) = %d\n" x (eval p x) x (eval q x)) [ -2; 0; 1; 3 ];
  print_endline "Pascal's triangle:";
  for n = 0 to 6 do
    let row = pow (of_list [ 1; 1 ]) n in
    Printf.printf "%s%s\n" (String.make (3 * (6 - n) / 2) ' ')
      (String.concat " " (List.map (fun (_, a) -> Printf.sprintf "%2d" a) row))
  done;
  let a = of_list [ -1; 0; 0; 0; 0; 0; 1 ] in
  let quo, rem = divmod a (of_list [ -1; 1 ]) in
  show "quotient" quo;
  show "rem" rem;
  let quo, rem = divmod (of_list [ 5; 0; 2; 1 ]) (of_list [ 1; 0; 1 ]) in
  show "quotient" quo;
  show "rem" rem;
  match divmod p [] with
  | exception Division_by_zero -> print_endline "cannot divide by 0"
  | _ -> assert false

(* >>> output
p       = x^3 + 3x^2 - 1
q       = -x + 2
p + q   = x^3 + 3x^2 - x + 1
p - p   = 0
p * q   = -x^4 - x^3 + 6x^2 + x - 2
p'      = 3x^2 + 6x
p''     = 6x + 6
q^5     = -x^5 + 10x^4 - 40x^3 + 80x^2 - 80x + 32
degrees: 3 1 -1
p(-2) = 3, q(-2) = 4
p(0) = -1, q(0) = 2
p(1) = 3, q(1) = 1
p(3) = 53, q(3) = -1
Pascal's triangle:
          1
        1  1
       1  2  1
     1  3  3  1
    1  4  6  4  1
  1  5 10 10  5  1
 1  6 15 20 15  6  1
quotient= x^5 + x^4 + x^3 + x^2 + x + 1
rem     = 0
quotient= x + 2
rem     = -x + 3
cannot divide by 0
<<< *)
