(* The module Float. *)

let of_int n = float_of_int n
let to_int x = int_of_float x
let neg x = -.x
let add x y = x +. y
let sub x y = x -. y
let mul x y = x *. y
let div x y = x /. y
let abs x = abs_float x
let sqrt x = sqrt x
let exp x = exp x
let log x = log x
let sin x = sin x
let cos x = cos x
let tan x = tan x
let atan x = atan x
let floor x = floor x
let ceil x = ceil x
let pi = 3.14159265358979312
let compare (x : float) y = compare x y

let zero = 0.0
let one = 1.0
let minus_one = -1.0
let equal (x : float) y = compare x y = 0
let rem x y = mod_float x y
let atan2 y x = atan2 y x
let acos x = acos x
let asin x = asin x
let cosh x = cosh x
let sinh x = sinh x
let tanh x = tanh x
let log10 x = log10 x
let is_nan (x : float) = x <> x
let trunc x = if x < 0.0 then ceil x else if x > 0.0 then floor x else x
let is_integer x = x = Float.trunc x && x -. x = 0.0
let to_string x = string_of_float x
let of_string s = float_of_string s
