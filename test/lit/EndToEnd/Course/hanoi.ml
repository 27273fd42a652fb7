(* The towers of Hanoi.
   RUN: %everywhere %s
*)
let moves = ref 0

let rec hanoi n source target spare =
  if n > 0 then begin
    hanoi (n - 1) source spare target;
    incr moves;
    if !moves <= 7 then
      Printf.printf "%d: disk %d from %c to %c\n" !moves n source target;
    hanoi (n - 1) spare target source
  end

let rec power b n =
  if n = 0 then 1
  else
    let h = power b (n / 2) in
    if n mod 2 = 0 then h * h else h * h * b

let () =
  hanoi 3 'A' 'C' 'B';
  print_endline ("moves: " ^ string_of_int !moves);
  assert (!moves = power 2 3 - 1);
  moves := 10;
  hanoi 10 'A' 'C' 'B';
  print_endline ("moves: " ^ string_of_int (!moves - 10));
  assert (!moves - 10 = power 2 10 - 1)

(* >>> output
1: disk 1 from A to C
2: disk 2 from A to B
3: disk 1 from C to B
4: disk 3 from A to C
5: disk 1 from B to A
6: disk 2 from B to C
7: disk 1 from A to C
moves: 7
moves: 1023
<<< *)
