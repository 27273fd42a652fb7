(* Searching with an exception.
   RUN: %everywhere %s
*)
exception Found of int
exception Nothing

let index p a =
  try
    Array.iteri (fun i x -> if p x then raise (Found i)) a;
    raise Nothing
  with Found i -> i

(* the same, with a default *)
let index_or default p a = try index p a with Nothing -> default

let find x a =
  let rec go i =
    if i >= Array.length a then raise Not_found
    else if a.(i) = x then i
    else go (i + 1)
  in
  go 0

let mem x a = try ignore (find x a); true with Not_found -> false

let () =
  let a = [| 4; 8; 15; 16; 23; 42 |] in
  Printf.printf "%d\n" (index (fun x -> x > 10) a);
  Printf.printf "%d\n" (index_or (-1) (fun x -> x > 100) a);
  Printf.printf "%d\n" (find 23 a);
  Printf.printf "%b %b\n" (mem 16 a) (mem 17 a);
  begin
    try print_int (find 5 a)
    with Not_found -> print_endline "5 is not there"
  end

(* >>> output
2
-1
4
true false
5 is not there
<<< *)
