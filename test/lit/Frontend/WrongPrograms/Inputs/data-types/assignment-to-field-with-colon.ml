(* The program assigns to a mutable field with `:=`. *)
type counter = { mutable count : int }
let step c = c.count := c.count + 1
