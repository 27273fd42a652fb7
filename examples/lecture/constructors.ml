(* Which constructors can s have in each case? docs/constructors.md plays the
   analysis of this program. *)
type shape = Point | Circle of int | Square of int

let rec walk s n =
  if n = 0 then s
  else
    walk
      (match s with Point -> Circle n | Circle r -> Square r | Square _ -> s)
      (n - 1)

let area s =
  match s with Point -> 0 | Circle r -> 3 * r * r | Square w -> w * w

let () =
  print_int (area (walk Point (read_int ())));
  print_newline ()
