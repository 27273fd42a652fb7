type t = a | b
type P = int
type p = private int
type nonrec q = int
type t1
type t2 = A : int -> t2
type t3 = { x : int, y : int }
type t4 = { x : int; x : int }
type t5 = A | B | A
type 'a t6 = int and t6 = float
type ('a, 'a) t7 = int
type t8 = A of int -> int
type t9 = u = A
let f (x : (int, string)) = x
let x : = 3
let y : (int = 3
let z (a : int -> ) = 3
type w = { mutable }
exception F of { x : int; x : int }
let v (x :: y) = { x = 1; x = 2 }
let w { x; x = _ } = 1
type
