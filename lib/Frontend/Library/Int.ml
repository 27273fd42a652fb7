(* The module Int; Builtins.def has more of it. *)

type t = int

let zero = 0
let one = 1
let minus_one = -1

let to_float n = float_of_int n
let of_float x = int_of_float x
let neg n = -n
let add m n = m + n
let sub m n = m - n
let mul m n = m * n
let div m n = m / n
let rem m n = m mod n
let logand m n = m land n
let logor m n = m lor n
let logxor m n = m lxor n
let shift_left m n = m lsl n
let shift_right m n = m asr n
let shift_right_logical m n = m lsr n
let min m n = if m <= n then m else n
let max m n = if m >= n then m else n
let equal m n = m = n
let compare (m : int) n = if m < n then -1 else if m > n then 1 else 0
