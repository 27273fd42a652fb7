(* A queue in a ring of an array, as functions that share it.
   RUN: %everywhere %s
*)
let capacity = 4
let items = Array.make capacity 0
let head = ref 0
let size = ref 0

let is_full () = !size = capacity
let is_empty () = !size = 0
let wrap i = if i >= capacity then i - capacity else i

let push x =
  if not (is_full ()) then begin
    items.(wrap (!head + !size)) <- x;
    incr size
  end

let pop () =
  let x = items.(!head) in
  head := wrap (!head + 1);
  decr size;
  x

let () =
  for round = 1 to 3 do
    for i = 1 to 5 do push (10 * round + i) done;
    while not (is_empty ()) do
      print_int (pop ());
      print_newline ()
    done
  done

(* >>> output
11
12
13
14
21
22
23
24
31
32
33
34
<<< *)
