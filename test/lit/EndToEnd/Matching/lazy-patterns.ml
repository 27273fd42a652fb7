(* Lazy patterns: in matches, definitions and parameters.
   RUN: %everywhere %s
*)
type 'a stream = Nil | Cons of 'a * 'a stream Lazy.t
let rec from n = Cons (n, lazy (print_string ("<" ^ string_of_int n ^ ">"); from (n + 1)))
let rec take n s = match n, s with
  | 0, _ -> []
  | _, Nil -> []
  | n, Cons (x, lazy rest) -> x :: take (n - 1) rest
let rec take2 n s = match n, s with
  | 0, _ -> []
  | _, lazy Nil -> []
  | n, lazy (Cons (x, rest)) when x > 100 -> [x]
  | n, lazy (Cons (x, rest)) -> x :: take2 (n - 1) rest
let hd (lazy x) = x
let rec map f = function lazy Nil -> lazy Nil | lazy (Cons (x, r)) -> lazy (Cons (f x, map f r))
let ints l = List.iter (fun n -> print_int n; print_char ' ') l; print_newline ()
let () =
  ints (take 3 (from 1));
  ints (take2 3 (lazy (from 5)));
  ints (take2 3 (lazy (from 101)));
  print_int (hd (lazy 3));
  ints (take2 2 (map (fun x -> x * x) (lazy (from 2))))
let (lazy x) = lazy (print_string "forced "; 4)
let lazy y, z = lazy 5, 6
let () = print_int (x + y + z)
let () =
  let (lazy (a, lazy b)) = lazy (print_string "outer "; (1, lazy (print_string "inner "; 2))) in
  print_int (a + b)
let () = (fun (lazy s) n -> print_string s; print_int n) (lazy "s") 3
let l = lazy (failwith "no")
let () = try (match l with lazy 3 -> () | lazy _ -> () | exception Failure _ -> ()) with Failure m -> print_endline m
let f = function Some lazy true -> 1 | Some (lazy false) -> 2 | None -> 3
let () = print_int (f (Some (lazy false)) + f None * 10)
let g (lazy a) (lazy b) = a - b
let () = print_int (g (lazy (print_string "A"; 5)) (lazy (print_string "B"; 3)))
let u = let lazy () = lazy (print_string "unit") in 7
let () = print_int u
let both (lazy x as l) = x + Lazy.force l
let () = print_int (both (lazy (print_string "once"; 4)))
let () = match lazy 3 with lazy n as l when n > 2 -> print_int (n + Lazy.force l) | _ -> ()

(* >>> output
<1><2><3>1 2 3 
<5><6>5 6 7 
101 
3<2><3>4 9 
forced 15outer inner 3s3no
32AB2unit7once86<<< *)
