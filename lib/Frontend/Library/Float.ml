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
