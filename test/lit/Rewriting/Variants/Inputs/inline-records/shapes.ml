(* Variables that stand for inline records: only their fields are values, or the
   constructor with the variable. *)
type shape = Circle of { mutable x : int; r : int } | Point

let area s =
  match s with
  | Circle ({ x; r = q } as c) ->
      c.x <- c.x + 5;
      (c.x * c.r) + x + q
  | Point -> 0

let larger s = match s with Circle c -> Circle { c with r = c.r + 1 } | p -> p
let same s = match s with Circle c when c.x > 2 -> Circle c | p -> p

let () =
  List.iter
    (fun x ->
      let s = same (larger (Circle { x; r = 4 })) in
      let twice = 2 * x in
      print_int (area s + area s + twice);
      print_newline ())
    [ 1; 2; 3; 4 ];
  print_int (area (larger Point))
