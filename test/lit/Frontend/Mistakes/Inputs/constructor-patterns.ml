type shape = Circle of float | Rect of float * float
type t = Leaf | Node t * int
let f s = match s with Circle r -> r | Rect w h -> w *. h
let g s = match s with Rect w 1 when w > 0.0 -> 1 | Rect w w + 1 -> 2
