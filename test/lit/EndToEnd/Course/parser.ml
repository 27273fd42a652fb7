(* A calculator: expressions by recursive descent.
   RUN: %everywhere %s
*)
let text = "2*(3+4)-10/(1+1)*-3"
let position = ref 0

let peek () = if !position < String.length text then text.[!position] else '.'
let advance () = incr position
let is_digit c = c >= '0' && c <= '9'

let rec expression () =
  let value = ref (term ()) in
  while peek () = '+' || peek () = '-' do
    let operator = peek () in
    advance ();
    let right = term () in
    value := if operator = '+' then !value + right else !value - right
  done;
  !value

and term () =
  let value = ref (factor ()) in
  while peek () = '*' || peek () = '/' do
    let operator = peek () in
    advance ();
    let right = factor () in
    value := if operator = '*' then !value * right else !value / right
  done;
  !value

and factor () =
  if peek () = '(' then begin
    advance ();
    let value = expression () in
    assert (peek () = ')');
    advance ();
    value
  end else if peek () = '-' then begin
    advance ();
    - (factor ())
  end else number ()

and number () =
  let value = ref 0 in
  while is_digit (peek ()) do
    value := 10 * !value + Char.code (peek ()) - Char.code '0';
    advance ()
  done;
  !value

let () = Printf.printf "%s = %d\n" text (expression ())

(* >>> output
2*(3+4)-10/(1+1)*-3 = 29
<<< *)
