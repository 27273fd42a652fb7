(* MinCaml's integers for OCaml: arithmetic wraps around at 32 bits. This file
   comes after prelude.ml and before the program, so that its definitions shadow
   OCaml's own. *)

let wrap32 n = ((n land 0xffffffff) lxor 0x80000000) - 0x80000000
let int_of_float x =
  if x > -2147483649.0 && x < 2147483648.0 then Stdlib.int_of_float x
  else -2147483648
let truncate = int_of_float
let ( + ) a b = wrap32 (Stdlib.( + ) a b)
let ( - ) a b = wrap32 (Stdlib.( - ) a b)
let ( * ) a b = wrap32 (Stdlib.( * ) a b)
let ( / ) a b = wrap32 (Stdlib.( / ) a b)
let ( ~- ) a = wrap32 (Stdlib.( ~- ) a)
let min_int = -2147483648
let max_int = 2147483647
let succ n = n + 1
let pred n = n - 1
let abs n = if n < 0 then - n else n
let incr r = r := !r + 1
let decr r = r := !r - 1
let ( lsl ) a b = wrap32 (Stdlib.( lsl ) a (b land 31))
let ( lsr ) a b = wrap32 (Stdlib.( lsr ) (a land 0xffffffff) (b land 31))
let ( asr ) a b = Stdlib.( asr ) a (b land 31)
