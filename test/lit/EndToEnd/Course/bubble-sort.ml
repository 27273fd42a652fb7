(* Bubble sort.
   RUN: %everywhere %s
*)
let n = 10
let a = [| 5; 2; 9; 1; 7; 3; 8; 0; 6; 4 |]

let swap i j =
  let t = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- t

let print_array () =
  for i = 0 to n - 1 do
    print_int a.(i);
    print_byte 32
  done;
  print_newline ()

let () =
  print_array ();
  for i = n - 1 downto 1 do
    for j = 0 to i - 1 do
      if a.(j) > a.(j + 1) then swap j (j + 1)
    done
  done;
  print_array ()

(* >>> output
5 2 9 1 7 3 8 0 6 4 
0 1 2 3 4 5 6 7 8 9 
<<< *)
