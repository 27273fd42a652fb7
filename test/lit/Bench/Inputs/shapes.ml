type shape = Circle of int | Square of int | Line of int

let rec sum shapes =
  match shapes with
  | [] -> 0
  | Circle r :: rest -> 3 * r * r + sum rest
  | Square w :: rest -> w * w + sum rest
  | Line _ :: rest -> sum rest

let rec squares n = if n = 0 then [] else Square n :: squares (n - 1)

let () = print_int (sum (squares 5))
