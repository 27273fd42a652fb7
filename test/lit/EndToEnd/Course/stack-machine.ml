(* A stack machine; an instruction is a pair.
   RUN: %everywhere %s
*)
let push = 0
let add = 1
let mul = 2
let dup = 3
let jump_if_zero = 4
let jump = 5
let halt = 6

let run program =
  let stack = Array.make 20 0 in
  let top = ref (-1) in
  let pc = ref 0 in
  let push_value x = incr top; stack.(!top) <- x in
  let pop () = let x = stack.(!top) in decr top; x in
  let running = ref true in
  while !running do
    let (op, arg) = program.(!pc) in
    incr pc;
    if op = push then push_value arg
    else if op = add then let b = pop () in let a = pop () in push_value (a + b)
    else if op = mul then begin
      let b = pop () in
      let a = pop () in
      push_value (a * b)
    end
    else if op = dup then (let a = pop () in push_value a; push_value a)
    else if op = jump_if_zero then (if pop () = 0 then pc := arg)
    else if op = jump then pc := arg
    else running := false
  done;
  pop ()

let () =
  let program =
    [| (push, 10); (dup, 0); (jump_if_zero, 6); (push, -1); (add, 0); (jump, 1);
       (push, 6); (add, 0); (push, 7); (mul, 0); (halt, 0) |] in
  print_int (run program);
  print_newline ()

(* >>> output
42
<<< *)
