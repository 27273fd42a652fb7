exception E of int
exception F of int * int
let f g = try g () with E 1 | Not_found | F (_, _) -> 1 | x -> raise x
