(* A stack for values of any type, made of functions.
   RUN: %everywhere %s
*)
exception Empty
exception Full of string

let make_stack name size default =
  let data = Array.make size default in
  let top = ref 0 in
  let push x =
    if !top >= size then raise (Full name);
    data.(!top) <- x;
    top := !top + 1
  and pop () =
    if !top = 0 then raise Empty
    else begin
      top := !top - 1;
      data.(!top)
    end
  and is_empty () = !top = 0 in
  (push, pop, is_empty)

(* are the brackets of a text balanced? *)
let balanced text =
  let push, pop, is_empty = make_stack "brackets" 20 ' ' in
  let closes c = if c = ')' then '(' else if c = ']' then '[' else '{' in
  try
    String.iter
      (fun c ->
        if c = '(' || c = '[' || c = '{' then push c
        else if c = ')' || c = ']' || c = '}' then
          if pop () <> closes c then raise Exit)
      text;
    is_empty ()
  with
  | Empty | Exit -> false

let () =
  Array.iter
    (fun s -> Printf.printf "%s %b\n" s (balanced s))
    [| "(a[b]{c})"; "(]"; "((("; ")("; "" |];
  let push, pop, _ = make_stack "numbers" 3 0 in
  (try
     for i = 1 to 10 do push i done
   with Full name -> print_endline ("too many " ^ name));
  try
    while true do Printf.printf "%d " (pop ()) done
  with Empty -> print_newline ()
