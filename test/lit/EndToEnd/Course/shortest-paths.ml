(* All shortest paths by Floyd and Warshall.
   RUN: %everywhere %s
*)
let n = 5
let inf = infinity

let edges =
  [| (0, 1, 4.0); (0, 2, 1.5); (2, 1, 2.0); (1, 3, 1.0); (2, 3, 5.5); (3, 4, 3.0) |]

let floyd () =
  let d = Array.make_matrix n n inf in
  for i = 0 to n - 1 do d.(i).(i) <- 0.0 done;
  Array.iter (fun (a, b, w) -> d.(a).(b) <- w) edges;
  for k = 0 to n - 1 do
    for i = 0 to n - 1 do
      for j = 0 to n - 1 do
        let through = d.(i).(k) +. d.(k).(j) in
        if through < d.(i).(j) then d.(i).(j) <- through
      done
    done
  done;
  d

let print d =
  Array.iter
    (fun row ->
      Array.iter
        (fun x -> if x = inf then print_string "   -" else Printf.printf "%4.1f" x)
        row;
      print_newline ())
    d

let () =
  let d = floyd () in
  print d;
  let reachable i = Array.fold_left (fun c x -> if x < inf then c + 1 else c) 0 d.(i) in
  for i = 0 to n - 1 do
    Printf.printf "%d reaches %d\n" i (reachable i)
  done

(* >>> output
 0.0 3.5 1.5 4.5 7.5
   - 0.0   - 1.0 4.0
   - 2.0 0.0 3.0 6.0
   -   -   - 0.0 3.0
   -   -   -   - 0.0
0 reaches 5
1 reaches 3
2 reaches 4
3 reaches 2
4 reaches 1
<<< *)
