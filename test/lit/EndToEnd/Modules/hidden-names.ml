(* Definitions of a program that have the names of the library hide them in the program
   only: functors and other modules of the library keep theirs.

   RUN: %everywhere %s
*)

module Stack = struct
  type 'a t = 'a list ref
  exception Empty
  let create () : 'a t = ref []
  let push x s = s := x :: !s
  let pop s = match !s with [] -> raise Empty | x :: r -> s := r; x
end

module List = struct
  let length l = 100 + List.length l
  let rev l = 0 :: l
  let mine l = List.rev l
  let map f l = f 1 :: l
end

let max a b = if a > b then a + 1000 else b + 1000
let raise x = x + 1
let compare a b = a * b
type color = None | Some of int
type 'a list = End | More of 'a
exception Not_found
module IntMap = Map.Make (Int)
module Words = Set.Make (struct
  type t = string
  let compare a b = Stdlib.compare (String.length a, a) (String.length b, b)
end)
type int = Int of float

let () =
  let s = Stack.create () in
  Stack.push 3 s;
  print_int (Stack.pop s);
  (try print_int (Stack.pop s) with Stack.Empty -> print_string " empty\n");
  let m = IntMap.add 3 "x" (IntMap.add 1 "y" IntMap.empty) in
  IntMap.iter (fun k v -> Printf.printf "%d=%s\n" k v) m;
  print_endline (match IntMap.find_opt 3 m with v -> (match v with _ -> "found"));
  (try print_string (IntMap.find 7 m) with
   | Not_found -> print_string "ours\n"
   | Stdlib.Not_found -> print_string "the library's\n");
  Printf.printf "%d %d %d\n" (max 1 2) (Stdlib.max 1 2) (raise 1);
  Printf.printf "%d %d\n" (compare 6 7) (Stdlib.compare 6 7);
  (match None with None -> print_endline "none" | Some n -> print_int n);
  let q = Queue.create () in
  Queue.push 3 q;
  print_int (Queue.length q);
  print_endline (String.concat "," (Stdlib.List.map string_of_int [ 1; 2; 3 ]));
  Printf.printf "%d %d\n" (List.length [ 1 ]) (Stdlib.List.length [ 1 ]);
  print_int (Stdlib.List.length (List.mine [ 1; 2 ]));
  print_int (Stdlib.List.length (List.rev [ 1; 2 ]));
  print_int (List.length (Words.elements (Words.of_list [ "a"; "bcd"; "ef"; "a" ])));
  (match More (Int 2.5) with More (Int x) -> print_float x | End -> ());
  print_newline ()

(* >>> output
3 empty
1=y
3=x
found
the library's
1002 2 2
42 -1
none
11,2,3
101 1
231032.5
<<< *)
