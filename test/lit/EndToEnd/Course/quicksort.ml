(* Quicksort on arrays of any type.
   RUN: %everywhere %s
*)
let swap a i j =
  let t = a.(i) in
  a.(i) <- a.(j);
  a.(j) <- t

let quicksort less a =
  let rec sort low high =
    if low < high then begin
      let pivot = a.((low + high) / 2) in
      let i = ref low and j = ref high in
      while !i <= !j do
        while less a.(!i) pivot do incr i done;
        while less pivot a.(!j) do decr j done;
        if !i <= !j then begin
          swap a !i !j;
          incr i;
          decr j
        end
      done;
      sort low !j;
      sort !i high
    end
  in
  sort 0 (Array.length a - 1)

let is_sorted less a =
  let ok = ref true in
  for i = 1 to Array.length a - 1 do
    if less a.(i) a.(i - 1) then ok := false
  done;
  !ok

let () =
  let a = Array.init 20 (fun i -> (i * 37 + 11) mod 50) in
  quicksort (fun x y -> x < y) a;
  Array.iter (fun x -> print_int x; print_string " ") a;
  print_newline ();
  let b = [| 2.5; -1.0; 3.75; 0.0 |] in
  quicksort (<) b;
  Array.iter (Printf.printf "%.2f ") b;
  print_newline ();
  let c = [| "pear"; "apple"; "fig"; "banana" |] in
  quicksort (>) c;
  Array.iter print_endline c;
  Printf.printf "%b %b %b\n" (is_sorted (<) a) (is_sorted (<) b) (is_sorted (<) c)

(* >>> output
3 5 7 9 11 14 16 18 20 22 27 29 31 33 35 40 42 44 46 48 
-1.00 0.00 2.50 3.75 
pear
fig
banana
apple
true true false
<<< *)
