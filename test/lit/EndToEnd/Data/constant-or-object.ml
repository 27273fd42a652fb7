(* A value that is either a constructor without arguments or an object that is known at
   compile time: it is never null, but it is not always the object.
   RUN: %everywhere %s
*)
type t = Idle | Busy | Off | Broken | Count of int

let name = function
  | Idle -> "idle" | Busy -> "busy" | Off -> "off" | Broken -> "broken"
  | Count n -> "count " ^ string_of_int n

let rec last n x = if n = 0 then x else last (n - 1) x

let next x =
  match (match last 3 x with 0.0 -> Broken | _ -> Off) with
  | Idle -> Busy
  | Broken -> Count (-3)
  | _ -> Busy

let () =
  print_endline (name (next 100.75));
  print_endline (name (next 0.0))

let state = match (match last 3 100.75 with 0.0 -> Broken | _ -> Off) with
  | Idle -> Busy | Broken -> Count (-3) | _ -> Busy
let () = print_endline (name state)

(* >>> output
busy
count -3
busy
<<< *)
