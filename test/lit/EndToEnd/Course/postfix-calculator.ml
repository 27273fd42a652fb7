(* A calculator for postfix notation, with errors as exceptions.
   RUN: %everywhere %s
*)
exception Error of string

let is_digit c = c >= '0' && c <= '9'

let evaluate text =
  let stack = Array.make 10 0 in
  let top = ref 0 in
  let push x =
    if !top = 10 then raise (Error "the stack is full");
    stack.(!top) <- x;
    incr top
  in
  let pop () =
    if !top = 0 then raise (Error "the stack is empty");
    decr top;
    stack.(!top)
  in
  let binary f =
    let b = pop () in
    let a = pop () in
    push (f a b)
  in
  let i = ref 0 in
  while !i < String.length text do
    let c = text.[!i] in
    if is_digit c then begin
      let start = !i in
      while !i < String.length text && is_digit text.[!i] do incr i done;
      push (int_of_string (String.sub text start (!i - start)));
      decr i
    end
    else if c = '+' then binary ( + )
    else if c = '-' then binary ( - )
    else if c = '*' then binary ( * )
    else if c = '/' then binary ( / )
    else if c <> ' ' then raise (Error ("what is '" ^ String.make 1 c ^ "'?"));
    incr i
  done;
  let result = pop () in
  if !top > 0 then raise (Error "too many numbers") else result

let calculate text =
  print_string (text ^ " = ");
  try Printf.printf "%d\n" (evaluate text) with
  | Error message -> print_endline message
  | Division_by_zero -> print_endline "undefined"

let () =
  Array.iter calculate
    [| "3 4 +"; "12 3 4 + * 2 /"; "1 2 - 5 *"; "+"; "1 2"; "7 0 /"; "2 x" |]

(* >>> output
3 4 + = 7
12 3 4 + * 2 / = 42
1 2 - 5 * = -5
+ = the stack is empty
1 2 = too many numbers
7 0 / = undefined
2 x = what is 'x'?
<<< *)
