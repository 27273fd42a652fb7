type counter = { mutable count : int; mutable total : float; name : string }

let add c n =
  c.count <- c.count + n;
  c.total <- c.total +. float_of_int n

(* [a] and [b] may be the same record. *)
let swap a b =
  let t = a.count in
  a.count <- b.count;
  b.count <- t;
  a.count + b.count

let rec last c cells =
  match cells with
  | [] -> !c
  | cell :: rest -> cell := !c; last cell rest

let () =
  let c = { count = read_int (); total = 0.0; name = "c" } in
  let d = { count = 1; total = 0.0; name = "d" } in
  add c 2;
  print_int (swap c d);
  print_string c.name;
  let r = ref 3 in
  print_int (last r [ref 4; r])
