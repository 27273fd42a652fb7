(* The number of solutions of the eight queens, with a global counter.
   RUN: %everywhere %s
*)
let n = 8
let columns = Array.make n false
let up = Array.make (2 * n) false
let down = Array.make (2 * n) false
let solutions = ref 0

let rec place row =
  if row = n then incr solutions
  else
    for c = 0 to n - 1 do
      if not columns.(c) && not up.(row + c) && not down.(row - c + n) then begin
        columns.(c) <- true;
        up.(row + c) <- true;
        down.(row - c + n) <- true;
        place (row + 1);
        columns.(c) <- false;
        up.(row + c) <- false;
        down.(row - c + n) <- false
      end
    done

let () =
  place 0;
  print_int !solutions;
  print_newline ()

(* >>> output
92
<<< *)
