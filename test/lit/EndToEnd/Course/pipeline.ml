(* Pipelines of functions.
   RUN: %everywhere %s
*)
let range a b = Array.init (b - a + 1) (fun i -> a + i)
let sum = Array.fold_left ( + ) 0
let square x = x * x
let is_even n = n mod 2 = 0

let filter p a =
  let n = Array.fold_left (fun n x -> if p x then n + 1 else n) 0 a in
  let i = ref (-1) in
  Array.init n (fun _ ->
    incr i;
    while not (p a.(!i)) do incr i done;
    a.(!i))

let print_array a =
  a |> Array.iter (fun x -> print_int x; print_char ' ');
  print_newline ()

let () =
  range 1 10 |> Array.map square |> print_array;
  range 1 20 |> filter is_even |> print_array;
  range 1 100
  |> filter (fun n -> n mod 3 = 0 || n mod 5 = 0)
  |> sum
  |> string_of_int
  |> print_endline;
  print_endline @@ string_of_int @@ sum @@ Array.map square @@ range 1 5;
  let result = 5 |> square |> (fun x -> x - 1) |> float_of_int |> sqrt in
  Printf.printf "%.4f\n" result

(* >>> output
1 4 9 16 25 36 49 64 81 100 
2 4 6 8 10 12 14 16 18 20 
2418
55
4.8990
<<< *)
