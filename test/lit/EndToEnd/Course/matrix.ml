(* Product and power of matrices.
   RUN: %everywhere %s
*)
let make_matrix rows columns x =
  let m = Array.make rows [||] in
  for i = 0 to rows - 1 do
    m.(i) <- Array.make columns x
  done;
  m

let multiply a b =
  let n = Array.length a and p = Array.length b and m = Array.length b.(0) in
  let c = make_matrix n m 0 in
  for i = 0 to n - 1 do
    for j = 0 to m - 1 do
      for k = 0 to p - 1 do
        c.(i).(j) <- c.(i).(j) + a.(i).(k) * b.(k).(j)
      done
    done
  done;
  c

let rec power m n =
  if n = 0 then [| [| 1; 0 |]; [| 0; 1 |] |]
  else
    let half = power m (n / 2) in
    let square = multiply half half in
    if n - n / 2 * 2 = 0 then square else multiply square m

let fibonacci n = (power [| [| 1; 1 |]; [| 1; 0 |] |] n).(0).(1)

let () =
  for i = 0 to 15 do
    print_int (fibonacci i);
    print_newline ()
  done

(* >>> output
0
1
1
2
3
5
8
13
21
34
55
89
144
233
377
610
<<< *)
