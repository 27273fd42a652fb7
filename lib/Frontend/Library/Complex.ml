(* The module Complex. *)

type t = { re : float; im : float }

let zero = { re = 0.0; im = 0.0 }
let one = { re = 1.0; im = 0.0 }
let i = { re = 0.0; im = 1.0 }
let neg x = { re = -.x.re; im = -.x.im }
let conj x = { re = x.re; im = -.x.im }
let add x y = { re = x.re +. y.re; im = x.im +. y.im }
let sub x y = { re = x.re -. y.re; im = x.im -. y.im }

let mul x y =
  { re = x.re *. y.re -. x.im *. y.im; im = x.re *. y.im +. x.im *. y.re }

(* The larger part of the divisor divides first, so that nothing overflows before the
   quotient does. *)
let div x y =
  if abs_float y.re >= abs_float y.im then
    let q = y.im /. y.re in
    let d = y.re +. q *. y.im in
    { re = (x.re +. q *. x.im) /. d; im = (x.im -. q *. x.re) /. d }
  else
    let q = y.re /. y.im in
    let d = y.im +. q *. y.re in
    { re = (q *. x.re +. x.im) /. d; im = (q *. x.im -. x.re) /. d }

let inv x = Complex.div Complex.one x
let norm2 x = x.re *. x.re +. x.im *. x.im

let norm x =
  let length large small =
    let q = small /. large in
    large *. sqrt (1.0 +. q *. q)
  in
  let a = abs_float x.re in
  let b = abs_float x.im in
  if a = 0.0 then b
  else if b = 0.0 then a
  else if a >= b then length a b
  else length b a

let arg x = atan2 x.im x.re
let polar n a = { re = cos a *. n; im = sin a *. n }

(* The root whose real part is not negative; its imaginary part has the sign of that
   of x. *)
let sqrt x =
  if x.re = 0.0 && x.im = 0.0 then Complex.zero
  else (
    let a = abs_float x.re in
    let b = abs_float x.im in
    let root =
      if a >= b then
        let q = b /. a in
        sqrt a *. sqrt (0.5 *. (1.0 +. sqrt (1.0 +. q *. q)))
      else
        let q = a /. b in
        sqrt b *. sqrt (0.5 *. (q +. sqrt (1.0 +. q *. q)))
    in
    if x.re >= 0.0 then { re = root; im = 0.5 *. x.im /. root }
    else { re = 0.5 *. b /. root; im = if x.im >= 0.0 then root else -.root })

let exp x =
  let e = exp x.re in
  { re = e *. cos x.im; im = e *. sin x.im }

let log x = { re = log (Complex.norm x); im = atan2 x.im x.re }
let pow x y = Complex.exp (Complex.mul y (Complex.log x))
