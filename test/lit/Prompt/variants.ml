(* RUN: %compare-prompt %s
*)
type colour = Red | Green | Blue;;
Red;;
[Red; Green];;
type shape = Circle of float | Square of float | Rectangle of float * float;;
Circle 1.;;
Rectangle (1., 2.);;
[Circle 1.; Square 2.];;
let area = function Circle r -> 3. *. r *. r | Square s -> s *. s | Rectangle (a, b) -> a *. b;;
area (Rectangle (2., 3.));;
List.map area [Circle 1.; Square 2.];;
type t = A of int | B of (int * int) | C of t * t | D of t list;;
A (-3);;
B (1, 2);;
C (A 1, C (A 2, B (3, 4)));;
D [A 1; D []];;
Some (A 1);;
Some (Some (-1));;
Some (-1.5);;
(* Output:
type colour = Red | Green | Blue
- : colour = Red
- : colour list = [Red; Green]
type shape = Circle of float | Square of float | Rectangle of float * float
- : shape = Circle 1.
- : shape = Rectangle (1., 2.)
- : shape list = [Circle 1.; Square 2.]
val area : shape -> float = <fun>
- : float = 6.
- : float list = [3.; 4.]
type t = A of int | B of (int * int) | C of t * t | D of t list
- : t = A (-3)
- : t = B (1, 2)
- : t = C (A 1, C (A 2, B (3, 4)))
- : t = D [A 1; D []]
- : t option = Some (A 1)
- : int option option = Some (Some (-1))
- : float option = Some (-1.5)
*)
