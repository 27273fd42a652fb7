(* The module Int. Builtins.def has more of it. *)

let to_float n = float_of_int n
let of_float x = int_of_float x
let neg n = -n
let add m n = m + n
let sub m n = m - n
let mul m n = m * n
let div m n = m / n
let min m n = if m <= n then m else n
let max m n = if m >= n then m else n
let equal m n = m = n
let compare m n = if m < n then -1 else if m > n then 1 else 0
