(* A program of a first course.
   RUN: %everywhere %s
*)
(* TP 4 : matrices *)

exception Dimension of (int * int) * (int * int)

let dims m = (Array.length m, if Array.length m = 0 then 0 else Array.length m.(0))

let identity n = Array.init n (fun i -> Array.init n (fun j -> if i = j then 1 else 0))

let mul a b =
  let (n, p) as da = dims a and (p', q) as db = dims b in
  if p <> p' then raise (Dimension (da, db));
  let c = Array.make_matrix n q 0 in
  for i = 0 to n - 1 do
    for j = 0 to q - 1 do
      for k = 0 to p - 1 do
        c.(i).(j) <- c.(i).(j) + a.(i).(k) * b.(k).(j)
      done
    done
  done;
  c

let transpose m =
  let n, p = dims m in
  Array.init p (fun j -> Array.init n (fun i -> m.(i).(j)))

let rec pow m k =
  if k = 0 then identity (fst (dims m))
  else if k land 1 = 1 then mul m (pow m (k - 1))
  else let h = pow m (k / 2) in mul h h

let trace m =
  let s = ref 0 in
  Array.iteri (fun i row -> s := !s + row.(i)) m;
  !s

(* determinant, by expansion along the first row *)
let rec det m =
  match m with
  | [||] -> 1
  | [| [| x |] |] -> x
  | [| [| a; b |]; [| c; d |] |] -> a * d - b * c
  | _ ->
    let n = Array.length m in
    let minor j =
      Array.init (n - 1) (fun i ->
          Array.init (n - 1) (fun k -> m.(i + 1).(if k < j then k else k + 1)))
    in
    let total = ref 0 in
    for j = 0 to n - 1 do
      let sign = if j mod 2 = 0 then 1 else -1 in
      total := !total + sign * m.(0).(j) * det (minor j)
    done;
    !total

let print name m =
  Printf.printf "%s =\n" name;
  Array.iter
    (fun row ->
       print_string "  |";
       Array.iter (Printf.printf "%5d") row;
       print_endline "  |")
    m

let () =
  let a = [| [| 1; 2; 3 |]; [| 4; 5; 6 |] |] in
  let b = [| [| 1; 0 |]; [| 2; -1 |]; [| 0; 3 |] |] in
  print "a" a;
  print "b" b;
  print "a*b" (mul a b);
  print "b*a" (mul b a);
  print "t(a)" (transpose a);
  Printf.printf "trace (a*b) = %d, trace (b*a) = %d\n" (trace (mul a b)) (trace (mul b a));
  let f = [| [| 1; 1 |]; [| 1; 0 |] |] in
  print "f^20" (pow f 20);
  Printf.printf "fib 30 = %d\n" (pow f 30).(0).(1);
  List.iter
    (fun (name, m) -> Printf.printf "det %-6s = %d\n" name (det m))
    [ "empty", [||];
      "one", [| [| 7 |] |];
      "f", f;
      "magic", [| [| 2; 7; 6 |]; [| 9; 5; 1 |]; [| 4; 3; 8 |] |];
      "id4", identity 4;
      "four", [| [|1;2;0;1|]; [|0;3;1;1|]; [|2;0;1;0|]; [|1;1;1;1|] |] ];
  (try ignore (mul a a) with
   | Dimension ((n, p), (n', p')) ->
     Printf.printf "cannot multiply %dx%d by %dx%d\n" n p n' p');
  try print_int a.(0).(3) with Invalid_argument m -> print_endline ("Invalid_argument: " ^ m)

(* >>> output
a =
  |    1    2    3  |
  |    4    5    6  |
b =
  |    1    0  |
  |    2   -1  |
  |    0    3  |
a*b =
  |    5    7  |
  |   14   13  |
b*a =
  |    1    2    3  |
  |   -2   -1    0  |
  |   12   15   18  |
t(a) =
  |    1    4  |
  |    2    5  |
  |    3    6  |
trace (a*b) = 18, trace (b*a) = 18
f^20 =
  |10946 6765  |
  | 6765 4181  |
fib 30 = 832040
det empty  = 1
det one    = 7
det f      = -1
det magic  = -360
det id4    = 1
det four   = 5
cannot multiply 2x3 by 2x3
Invalid_argument: index out of bounds
<<< *)
