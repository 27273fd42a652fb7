(* A Brainfuck interpreter.

   Reads a program from standard input, as its length and then its bytes, and
   runs it; what the program reads are the integers that follow.  Shows a small
   virtual machine: brackets are matched first, so that jumps take one step. *)

let length = read_int () in
let program = Array.make length 0 in

let rec read_program i =
  if i < length then begin
    program.(i) <- read_int ();
    read_program (i + 1)
  end in

read_program 0;

let plus = 43 in
let comma = 44 in
let minus = 45 in
let dot = 46 in
let left = 60 in
let right = 62 in
let opening = 91 in
let closing = 93 in

(* target.(i) is where the bracket is that matches the one at i. *)
let target = Array.make length 0 in
let stack = Array.make length 0 in

let rec match_brackets i depth =
  if i < length then
    if program.(i) = opening then begin
      stack.(depth) <- i;
      match_brackets (i + 1) (depth + 1)
    end else if program.(i) = closing then begin
      let partner = stack.(depth - 1) in
      target.(i) <- partner;
      target.(partner) <- i;
      match_brackets (i + 1) (depth - 1)
    end else match_brackets (i + 1) depth in

match_brackets 0 0;

let tape = Array.make 30000 0 in

let rec add cell amount =
  let sum = tape.(cell) + amount in
  tape.(cell) <-
    (if sum < 0 then sum + 256
     else if sum > 255 then sum - 256
     else sum) in

let rec run i cell =
  if i < length then
    let command = program.(i) in
    if command = plus then begin
      add cell 1;
      run (i + 1) cell
    end else if command = minus then begin
      add cell (-1);
      run (i + 1) cell
    end else if command = left then run (i + 1) (cell - 1)
    else if command = right then run (i + 1) (cell + 1)
    else if command = dot then begin
      print_byte tape.(cell);
      run (i + 1) cell
    end else if command = comma then begin
      tape.(cell) <- read_int ();
      run (i + 1) cell
    end else if command = opening && tape.(cell) = 0 then
      run (target.(i) + 1) cell
    else if command = closing && tape.(cell) > 0 then
      run (target.(i) + 1) cell
    else run (i + 1) cell in

run 0 0

(* >>> output
*
**
***
****
*****
******
*******
Hello from Brainfuck
<<< *)
