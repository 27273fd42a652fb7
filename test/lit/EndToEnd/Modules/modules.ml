(* Modules with values, types, exceptions and other modules; names with paths in
   expressions, patterns and types; `open`, `include` and other names of modules.
   RUN: %everywhere %s
*)
module Shape = struct
  type t = Point | Circle of int | Box of { width : int; height : int }
  type 'a named = { name : string; mutable value : 'a }
  exception Negative of int
  let unit = Circle 1
  let rec area = function
    | Point -> 0
    | Circle r when r < 0 -> raise (Negative r)
    | Circle r -> 3 * r * r
    | Box { width; height } -> width * height
  and total shapes = List.fold_left (fun n s -> n + area s) 0 shapes
  let ( +! ) s t = area s + area t
  let count = ref 0
  let () = incr count
  let width, height = 2, 3

  module Grid = struct
    type point = { x : int; y : int }
    let origin = { x = 0; y = 0 }
    let move p dx = incr count; { p with x = p.x + dx }
    module Deep = struct let area = area (Box { width; height }) end
  end
  let first = Grid.move Grid.origin 1
end

let print n = print_int n; print_newline ()

(* Paths. *)
let describe (s : Shape.t) =
  match s with
  | Shape.Point -> "point"
  | Circle n -> "circle " ^ string_of_int n
  | Shape.Box { width = w; _ } -> "box " ^ string_of_int w

let () =
  print (Shape.area Shape.unit);
  print_endline (describe (Shape.Box { width = 4; height = 5 }));
  print_endline (describe Shape.Point);
  print (Shape.total [ Shape.unit; Shape.Circle 2 ]);
  print Shape.Grid.Deep.area;
  let p : Shape.Grid.point = { Shape.Grid.x = 7; y = 8 } in
  print (Shape.Grid.move p 1).Shape.Grid.x;
  print (p.x + p.Shape.Grid.y);
  print !Shape.count

let relabel (n : int Shape.named) = n.value <- n.value + 1; n.Shape.name ^ "!"
let () =
  let n = { Shape.name = "n"; value = 1 } in
  print_endline (relabel n);
  print n.Shape.value

let safe s =
  try Shape.area s with
  | Shape.Negative n -> n
  | Not_found -> 0
let () = print (safe (Circle (-5)))

(* Local names hide those of an open module, and the other way round. *)
let width = 100
let () =
  print Shape.(width + height);
  print (let open Shape in width + (fun height -> height) 1);
  print Shape.(let width = 10 in width + height);
  print (width + Shape.(Circle 1 +! Point));
  print (match Shape.unit with Shape.Circle n -> n | _ -> 0)

open Shape
let () = print (width + area (Circle 1))
let width = 1000
let () = print width

open Grid
let () = print (move origin 5).x

(* Other names. *)
module S = Shape
module G = S.Grid
let () = print (S.area (S.Circle 2) + G.origin.G.x)

module More = struct
  include Shape
  type u = t
  let twice s = 2 * area s
  let area s = area s + 1
end
let () =
  let c : More.u = More.Circle 1 in
  print (More.twice c);
  print (More.area c);
  print More.Grid.Deep.area;
  try ignore (More.area (More.Circle (-1))) with Negative n -> print n

(* Modules of the library. *)
module L = List
module Numbers = struct
  include List
  let sum = List.fold_left ( + ) 0
  let map f l = List.rev (map f l)
end
let () =
  print (Numbers.sum (L.map succ [ 1; 2; 3 ]));
  print (Numbers.hd (Numbers.map succ [ 1; 2; 3 ]));
  print String.(length (uppercase_ascii "abc"));
  print_endline (let open String in concat "-" [ "a"; sub "xbx" 1 1 ]);
  print Array.(length (append (make 2 0) [| 1 |]));
  print (Stdlib.List.length [ (1 : Int.t) ] + Stdlib.max 1 2)

open Array
let () = iter print (map (fun n -> n * length [| n |]) (init 3 succ))

let compare_lengths (l : 'a List.t) (o : string Option.t) =
  match o with None -> L.length l | Some s -> compare (L.length l) (String.length s)
let () = print (compare_lengths [ 1 ] None)

module Counter = struct
  let next = let n = ref 0 in fun () -> incr n; !n
end;;
print (Counter.next () + Counter.next ());;
Counter.next ();;
print (Counter.next ())

let found l =
  let exception Found of int in
  try L.iter (fun x -> if x > 2 then raise (Found x)) l; 0 with Found x -> x

let () = print (found [ 1; 2; 3; 4 ])

let ( let* ) o f = match o with Some x -> f x | None -> None
let ( and* ) o p = match o, p with Some x, Some y -> Some (x, y) | _ -> None
let ( let+ ) o f = match o with Some x -> Some (f x) | None -> None
let () =
  let r =
    let* x = Some 1 in
    let* y = Some 2 and* z = Some 3 in
    let+ w = Some 4 in
    x + y + z + w
  in
  match r with Some n -> print n | None -> print 0;;

exception Last of Shape.t;;
Last (Circle 1);;
[ 1; 2 ]

(* >>> output
3
box 4
point
15
6
8
15
3
n!
2
-5
5
3
13
103
1
5
1000
5
12
6
4
6
-1
9
4
3
a-b
3
3
1
2
3
1
3
4
3
10
<<< *)
