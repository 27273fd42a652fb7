(* Exceptions whose arguments have names.
   RUN: %everywhere %s --status=2
*)
exception Syntax_error of { line : int; column : int; message : string }
exception Count of { mutable count : int; step : int }
exception Point of { x : float; y : float }
exception Wrapped of { cause : exn; depth : int }
exception Same of { x : int }

type point = { x : int; label : string }

module Stack = struct
  type 'a stack = Empty | Push of 'a * 'a stack
  exception Underflow of { operation : string; depth : int }
  let pop name depth = function
    | Empty -> raise (Underflow { operation = name; depth })
    | Push (v, rest) -> (v, rest)
end

let column = 7

let rec describe = function
  | Syntax_error { line = 1; message; _ } -> "first line: " ^ message
  | Syntax_error { line; column; message } ->
    Printf.sprintf "%d:%d: %s" line column message
  | Count { count; step } -> Printf.sprintf "count %d by %d" count step
  | Point { y; x } -> Printf.sprintf "(%.1f, %.1f)" x y
  | Wrapped { cause; depth } ->
    Printf.sprintf "[%d %s]" depth (describe cause)
  | Stack.Underflow { operation; depth } ->
    Printf.sprintf "%s at %d" operation depth
  | Same { x } when x > 3 -> "large"
  | Same _ -> "same"
  | Failure s -> s
  | _ -> "another"

let show f = print_endline (try f () with e -> describe e)

let order name v = print_string name; v

let () =
  show (fun () -> raise (Syntax_error { line = 1; column; message = "a" }));
  show (fun () -> raise (Syntax_error { message = "b"; line = 2; column }));
  show (fun () -> raise (Count { count = 1; step = 2 }));
  show (fun () -> raise (Point { x = 1.5; y = order "y " 2.5 }));
  show (fun () ->
      raise (Wrapped { cause = Wrapped { cause = Same { x = 4 }; depth = 1 }; depth = 2 }));
  show (fun () -> raise (Same { x = 3 }));
  show (fun () -> fst (Stack.pop "pop" 3 Stack.Empty));
  show (fun () -> fst (Stack.pop "pop" 3 (Stack.Push ("top", Stack.Empty))));
  show (fun () ->
      let exception Local of { reason : string } in
      try raise (Local { reason = "local" }) with
      | Local { reason } -> reason ^ " handled");
  let p = { x = 3; label = "the record keeps its field" } in
  Printf.printf "%d %s\n" p.x p.label

(* As in OCaml, the names are not printed. *)
let () = raise (Syntax_error { line = 3; column = 4; message = "end" })

(* >>> output
first line: a
2:7: b
count 1 by 2
y (1.5, 2.5)
[2 [1 large]]
same
pop at 3
top
local handled
3 the record keeps its field
<<< *)

(* >>> errors
Fatal error: exception Inline-records.Syntax_error(3, 4, "end")
<<< *)
