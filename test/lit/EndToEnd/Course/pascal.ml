(* Pascal's triangle.
   RUN: %everywhere %s
*)
let pascal n =
  let t = Array.make_matrix n n 0 in
  for i = 0 to n - 1 do
    t.(i).(0) <- 1;
    for j = 1 to i do
      t.(i).(j) <- t.(i - 1).(j - 1) + t.(i - 1).(j)
    done
  done;
  t

let print_row n i row =
  print_string (String.make (2 * (n - i)) ' ');
  for j = 0 to i do
    Printf.printf "%4d" row.(j)
  done;
  print_newline ()

let sierpinski n t =
  for i = 0 to n - 1 do
    for j = 0 to i do
      print_char (if t.(i).(j) mod 2 = 1 then '*' else ' ')
    done;
    print_newline ()
  done

let () =
  let n = 8 in
  let t = pascal n in
  Array.iteri (print_row n) t;
  sierpinski n t;
  (* the sum of a row is a power of two *)
  t |> Array.iteri (fun i row -> assert (Array.fold_left (+) 0 row = 1 lsl i))

(* >>> output
                   1
                 1   1
               1   2   1
             1   3   3   1
           1   4   6   4   1
         1   5  10  10   5   1
       1   6  15  20  15   6   1
     1   7  21  35  35  21   7   1
*
**
* *
****
*   *
**  **
* * * *
********
<<< *)
