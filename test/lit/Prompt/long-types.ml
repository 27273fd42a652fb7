(* RUN: %compare-prompt %s
*)
let f a b c d e g h = [a + b; c; int_of_float d; String.length e; List.length g; Array.length h];;
let g (a : int list) (b : (int * string) option) (c : string array array) (d : (int, string) result) = (a, b, c, d);;
let h k l m n = k (l m) (fun x -> n x + 1) [m] (Some (l m)) ("a", m, 1.5) (fun a b c -> a + b + c);;
fun (x : int -> int) (y : (int -> string) -> string list) (z : int list list -> (int * int) array option) -> z, y, x;;
let pair_of_functions = ((fun x y z -> x + y + z), (fun (a, b) (c, d) -> a ^ b ^ c ^ d), List.fold_left, List.map);;
let rec unfold f s = match f s with None -> [] | Some (x, s) -> x :: unfold f s;;
let compose3 f g h k l m n o p = f (g (h (k (l (m (n (o p)))))));;
(* Output:
val f :
  int -> int -> int -> float -> string -> 'a list -> 'b array -> int list =
  <fun>
val g :
  int list ->
  (int * string) option ->
  string array array ->
  (int, string) result ->
  int list * (int * string) option * string array array *
  (int, string) result = <fun>
val h :
  ('a ->
   ('b -> int) ->
   'c list ->
   'a option -> string * 'c * float -> (int -> int -> int -> int) -> 'd) ->
  ('c -> 'a) -> 'c -> ('b -> int) -> 'd = <fun>
- : (int -> int) ->
    ((int -> string) -> string list) ->
    (int list list -> (int * int) array option) ->
    (int list list -> (int * int) array option) *
    ((int -> string) -> string list) * (int -> int)
= <fun>
val pair_of_functions :
  (int -> int -> int -> int) *
  (string * string -> string * string -> string) *
  (('a -> 'b -> 'a) -> 'a -> 'b list -> 'a) *
  (('c -> 'd) -> 'c list -> 'd list) = (<fun>, <fun>, <fun>, <fun>)
val unfold : ('a -> ('b * 'a) option) -> 'a -> 'b list = <fun>
val compose3 :
  ('a -> 'b) ->
  ('c -> 'a) ->
  ('d -> 'c) ->
  ('e -> 'd) ->
  ('f -> 'e) -> ('g -> 'f) -> ('h -> 'g) -> ('i -> 'h) -> 'i -> 'b = <fun>
*)
