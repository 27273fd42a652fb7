(* Modules in modules of the library, and modules that include those of the library.
   RUN: %everywhere %s
*)
module R = Random
module S = Random.State
let s : R.State.t = S.make [| 1 |]
let () = Printf.printf "%d %d\n" (R.State.bits s) (Random.State.int s 10)
let () = let open Random in init 3; Printf.printf "%d %d\n" (bits ()) (State.bits s)
module M = struct include Random let dice () = int 6 + 1 end
let () = Random.init 4; Printf.printf "%d %d\n" (M.dice ()) (M.State.bits s)
let () = Printf.printf "%d\n" (Stdlib.Random.State.bits s)
let () = Stdlib.Seq.iter print_int (Stdlib.Seq.return 3)
open Random
let () = Printf.printf "%d\n" (State.bits s)
module Random = struct let bits () = 5 module State = struct let bits x = x + 1 end end
let () = Printf.printf "%d %d\n" (Random.bits ()) (Random.State.bits 3)
let () = Printf.printf "%d\n" (R.State.bits s)
type t = { s : R.State.t }
let r = { s }
let () = Printf.printf "%d\n" (S.bits r.s)
module Seq = struct include Seq let length s = fold_left (fun n _ -> n + 1) 0 s let rec take n s () = if n = 0 then Nil else match s () with Nil -> Nil | Cons (x, r) -> Cons (x, take (n - 1) r) end
let () = print_int (Seq.length (Seq.take 3 (List.to_seq [1;2;3;4])))
open Seq
let () = print_int (match List.to_seq [5] () with Cons (x, _) -> x | Nil -> 0)
