(* Modules that are defined in an expression. Their values may use its variables.
   RUN: %everywhere %s
*)
let () = let module L = struct let twice x = x * 2 end in print_int (L.twice 3)
let f n =
  let module M = struct
    type t = Leaf of int | Node of t * t
    exception Bad of int
    let base = n * 10
    let rec sum = function Leaf x -> x + base | Node (a, b) -> sum a + sum b
    let check x = if x > n then raise (Bad x) else x
    let id x = x
    ;;
    print_string "init ";;
    module Inner = struct let deep = base + 1 include List end
  end in
  let open M in
  let a = sum (Node (Leaf 1, Leaf (M.id 2))) in
  let b = try check (M.Inner.deep) with Bad y -> -y in
  ignore (id "x");
  a + b + Inner.length [1;2]
let () = print_int (f 1); print_int (f 2)
module K = struct type t = int let compare (a : int) b = compare b a end
let g cmp l =
  let module S = Set.Make (K) in
  let module T = Set.Make (struct type t = string let compare = cmp end) in
  let s = S.of_list [3;1;2] in
  S.iter print_int s;
  T.iter print_string (T.of_list l)
let () = g compare ["b"; "a"]; g (fun a b -> compare b a) ["b"; "a"]; print_newline ()
let k () = let module M = struct let x = ref 0 end in incr M.x; !M.x
let () = print_int (k () + k ())
let z = let module M = struct let x = 1 end in let module N = M in let module M = struct let x = 2 end in N.x * 10 + M.x
let () = print_int z
let w () = let module M = Map.Make (String) in let m = M.add "a" 1 M.empty in M.find "a" m
let () = print_int (w ())
module Outer = struct
  let v = 5
  let q y = let module P = struct let v = y + v end in P.v + v
end
let () = print_int (Outer.q 1)
let ex () = let module E = struct exception X of int end in raise (E.X 3)
let () = try ex () with e -> print_string (Printexc.to_string e)
let shapes n =
  let module S = struct
    type 'a shape = { mutable size : int; label : 'a }
    let make label = { size = n; label }
    let grow s = s.size <- s.size + n; s
  end in
  let s = S.grow (S.make "s") and t = S.make 'c' in
  Printf.sprintf "%s %d %c %d" s.S.label s.S.size t.S.label t.S.size
let () = print_endline (shapes 4)
let rec down n =
  if n = 0 then 0
  else
    let module N = struct let below = down (n - 1) end in
    N.below + n
let () = print_int (down 5)
let table keys =
  let module H = Hashtbl.Make (struct
    type t = int
    let equal a b = a mod keys = b mod keys
    let hash a = a mod keys
  end) in
  let h = H.create 3 in
  List.iter (fun k -> H.replace h k (k * k)) [1; 2; 3; 4; 5];
  H.length h * 100 + H.find h 1
let () = print_int (table 3); print_int (table 10)
let known () =
  let module S = struct
    type t = Odd | Even
    let of_int n = if n mod 2 = 0 then Even else Odd
  end in
  match S.of_int 3 with Odd -> "odd" | Even -> "even"
let () = print_string (known ())

(* >>> output
6init 14init 24321ab321ba
212111X(3)s 8 c 4
15316501odd<<< *)
