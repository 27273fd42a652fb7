(* Loops that other loops contain, directly or in a function that they call; loops of the
   extended language; values that are used after a loop.
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=1
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --flag=-g --flag=--verify-each --env=MINCAML_THREADS=2
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=3
   RUN: %everywhere %s --flag=-fparallel --flag=-fparallel-threshold=1 --env=MINCAML_THREADS=7
*)
let n = 61
let a = Array.make n 0
let b = Array.make n 0.0
let m = Array.init n (fun i -> Array.make n i)

(* The number of steps of the Collatz sequence: a loop without known end. *)
let rec steps k count =
  if k <= 1 then count
  else if k land 1 = 0 then steps (k / 2) (count + 1)
  else steps (3 * k + 1) (count + 1)

let collatz () =
  for i = 0 to n - 1 do
    a.(i) <- steps (i + 1) 0
  done

let squares () =
  for i = 0 to n - 1 do
    let total = ref 0 in
    for j = 0 to i do
      total := !total + m.(i).(j) * j
    done;
    a.(i) <- a.(i) + !total
  done

let columns () =
  let total = ref 0 in
  for i = 0 to n - 1 do
    for j = 0 to n - 1 do
      m.(i).(j) <- m.(i).(j) + i * j - 3
    done
  done;
  for i = 0 to n - 1 do
    total := !total + m.(i).(n - 1 - i)
  done;
  !total

let first_large limit =
  let rec search i = if i = n || a.(i) > limit then i else search (i + 1) in
  search 0

let maximum () =
  let result = ref a.(0) in
  for i = 1 to n - 1 do
    if a.(i) > !result then result := a.(i)
  done;
  !result

let sequence x =
  let last = ref x in
  for i = 0 to n - 1 do
    b.(i) <- !last;
    last := !last *. 0.5 +. float_of_int i
  done;
  !last

let shift () =
  for i = 1 to n - 1 do
    a.(i) <- a.(i) + a.(i - 1) land 255
  done

let forward () =
  for i = 0 to n - 2 do
    a.(i) <- a.(i + 1) - i
  done

let even () =
  let i = ref 0 in
  while !i < n do
    a.(!i) <- a.(!i) * 3 lxor 5;
    i := !i + 2
  done;
  !i

let bits () =
  let total = ref 0 and all = ref (-1) and some = ref 0 in
  for i = 0 to n - 1 do
    total := !total lxor (a.(i) * 7);
    all := !all land (a.(i) lor 64);
    some := !some lor a.(i)
  done;
  Printf.printf "%d %d %d\n" !total !all !some

let sum () = Array.fold_left (fun x y -> (x * 31 + y) land 0xffffff) 0 a

let () =
  collatz ();
  Printf.printf "%d %d\n" (sum ()) (maximum ());
  squares ();
  Printf.printf "%d %d\n" (sum ()) (maximum ());
  Printf.printf "%d\n" (columns ());
  Printf.printf "%d %d\n" (first_large 100) (first_large 1000000000);
  Printf.printf "%.6f\n" (sequence 1.5);
  Printf.printf "%.6f\n" (Array.fold_left (+.) 0.0 b);
  shift ();
  Printf.printf "%d\n" (sum ());
  forward ();
  Printf.printf "%d %d\n" (sum ()) (even ());
  bits ()

(* >>> output
2520694 112
6220703 109819
37637
6 61
118.000000
3427.000000
3050543
10123057 62
231307 64 524287
<<< *)
