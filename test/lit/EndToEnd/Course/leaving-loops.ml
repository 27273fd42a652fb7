(* Leaving loops with Exit.
   RUN: %everywhere %s
*)
let contains a x =
  let found = ref false in
  (try
     for i = 0 to Array.length a - 1 do
       if a.(i) = x then begin
         found := true;
         raise Exit
       end
     done
   with Exit -> ());
  !found

let first_multiple k start =
  let n = ref start in
  try
    while true do
      if !n mod k = 0 then raise Exit;
      incr n
    done;
    0
  with Exit -> !n

(* the first pair with the given sum, in a nested loop *)
let find_pair a sum =
  let result = ref (-1, -1) in
  begin
    try
      for i = 0 to Array.length a - 1 do
        for j = i + 1 to Array.length a - 1 do
          if a.(i) + a.(j) = sum then (result := (i, j); raise Exit)
        done
      done
    with Exit -> ()
  end;
  !result

let () =
  let a = [| 8; 3; 5; 1; 9 |] in
  Printf.printf "%b %b\n" (contains a 5) (contains a 7);
  Printf.printf "%d\n" (first_multiple 17 100);
  let i, j = find_pair a 10 in
  Printf.printf "%d %d\n" i j;
  let i, j = find_pair a 1000 in
  Printf.printf "%d %d\n" i j

(* >>> output
true false
102
3 4
-1 -1
<<< *)
