(* Vectors, and Gauss's elimination.
   RUN: %everywhere %s
*)
let dot u v =
  let s = ref 0.0 in
  Array.iteri (fun i x -> s := !s +. x *. v.(i)) u;
  !s

let scale k = Array.map (fun x -> k *. x)
let add_vectors = Array.map2 (fun x y -> x +. y)

let solve a b =
  let n = Array.length b in
  let a = Array.map Array.copy a and b = Array.copy b in
  for k = 0 to n - 1 do
    (* the pivot *)
    let p = ref k in
    for i = k + 1 to n - 1 do
      if abs_float a.(i).(k) > abs_float a.(!p).(k) then p := i
    done;
    if abs_float a.(!p).(k) < epsilon_float then failwith "singular matrix";
    let row = a.(k) in
    a.(k) <- a.(!p);
    a.(!p) <- row;
    let x = b.(k) in
    b.(k) <- b.(!p);
    b.(!p) <- x;
    for i = k + 1 to n - 1 do
      let f = a.(i).(k) /. a.(k).(k) in
      a.(i) <- add_vectors a.(i) (scale (-. f) a.(k));
      b.(i) <- b.(i) -. f *. b.(k)
    done
  done;
  let x = Array.make n 0.0 in
  for i = n - 1 downto 0 do
    x.(i) <- (b.(i) -. dot a.(i) x) /. a.(i).(i)
  done;
  x

let () =
  let a = [| [| 2.0; 1.0; -1.0 |]; [| -3.0; -1.0; 2.0 |]; [| -2.0; 1.0; 2.0 |] |] in
  let x = solve a [| 8.0; -11.0; -3.0 |] in
  Array.iter (Printf.printf "%.3f ") x;
  print_newline ();
  Array.iter (fun row -> Printf.printf "%.3f " (dot row x)) a;
  print_newline ();
  try ignore (solve [| [| 1.; 2. |]; [| 2.; 4. |] |] [| 1.; 2. |])
  with Failure s -> print_endline s

(* >>> output
2.000 3.000 -1.000 
8.000 -11.000 -3.000 
singular matrix
<<< *)
