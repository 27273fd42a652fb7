(* The functions of at_exit are called when the program ends, the last one first.
   RUN: %everywhere %s
*)
type state = Open | Closed of int
exception Stop of int
let state = ref Open
let () = at_exit (fun () ->
  match !state with
  | Open -> print_endline "open"
  | Closed n -> Printf.printf "closed by %d\n" n)

(* Definitions after the first use, which the program continues to use. *)
let log = Buffer.create 16
let add text = Buffer.add_string log text; Buffer.length log
let rec count n = if n = 0 then raise (Stop (add "raised ")) else count (n - 1)
let () = Stdlib.at_exit (fun () -> print_endline (Buffer.contents log))
let () = try count 1000 with Stop n -> state := Closed n

(* A function that is called by a function that ends, and one that is called only once although it
   calls exit itself. *)
module Cleaner = struct
  let calls = ref 0
  let clean () = incr calls; Printf.printf "clean %d\n" !calls; exit 0
  let install = at_exit
end
let () = Cleaner.install Cleaner.clean
let () = List.iter (fun n -> at_exit (fun () -> ignore (add (string_of_int n)))) [1; 2; 3]
let () = print_endline "end"

(* >>> output
end
clean 1
raised 321
closed by 7
<<< *)
