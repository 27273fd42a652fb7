(* The module Float; Builtins.def and RuntimeABI.def have more of it. *)

type t = float

let zero = 0.0
let one = 1.0
let minus_one = -1.0
let pi = 3.14159265358979312

let of_int n = float_of_int n
let to_int x = int_of_float x
let of_string s = float_of_string s
let of_string_opt s = float_of_string_opt s
let to_string x = string_of_float x
let neg x = -.x
let add x y = x +. y
let sub x y = x -. y
let mul x y = x *. y
let div x y = x /. y
let rem x y = mod_float x y
let abs x = abs_float x
let sqrt x = sqrt x
let exp x = exp x
let expm1 x = expm1 x
let log x = log x
let log10 x = log10 x
let log1p x = log1p x
let sin x = sin x
let cos x = cos x
let tan x = tan x
let asin x = asin x
let acos x = acos x
let atan x = atan x
let atan2 y x = atan2 y x
let hypot x y = hypot x y
let sinh x = sinh x
let cosh x = cosh x
let tanh x = tanh x
let asinh x = asinh x
let acosh x = acosh x
let atanh x = atanh x
let floor x = floor x
let ceil x = ceil x
let trunc x = copysign (floor (abs_float x)) x
let copy_sign x y = copysign x y
let ldexp x n = ldexp x n
let frexp x = frexp x
let modf x = modf x
let classify_float x = classify_float x

let compare (x : float) y = compare x y
let equal (x : float) y = compare x y = 0
let is_nan (x : float) = x <> x
let is_finite x = x -. x = 0.0
let is_infinite x = abs_float x = infinity
let is_integer x = x = Float.trunc x && Float.is_finite x
(* -0 and +0 have the same hash, and so have all NaN. *)
let hash (x : float) = Hashtbl.hash x
let sign_bit x = copysign 1.0 x < 0.0

(* The next larger and the next smaller float. *)
let succ x = Float.next_after x infinity
let pred x = Float.next_after x neg_infinity

(* NaN if an argument is; -0 is less than +0. *)
let min x y =
  if x < y || x <> x then x
  else if x > y || y <> y then y
  else if Float.sign_bit x then x
  else y

let max x y =
  if x > y || x <> x then x
  else if x < y || y <> y then y
  else if Float.sign_bit x then y
  else x

let min_max x y =
  if x <> x || y <> y then (nan, nan) else (Float.min x y, Float.max x y)

(* The other argument if one is NaN. *)
let min_num x y = if x <> x then y else if y <> y then x else Float.min x y
let max_num x y = if x <> x then y else if y <> y then x else Float.max x y

let min_max_num x y =
  if x <> x then (y, y)
  else if y <> y then (x, x)
  else (Float.min x y, Float.max x y)
