(* Nested handlers, exceptions raised in handlers, handlers in recursive
   functions and loops, and effects before an exception.
   RUN: %everywhere %s
*)
exception A
exception B of int
exception C
let trace s x = print_string s; print_char ' '; x
let line () = print_newline ()
let fail s e = print_string s; print_char ' '; raise e

let nested n =
  try
    trace "[" ();
    (try
       if n = 0 then raise A;
       if n = 1 then raise (B 1);
       if n = 2 then raise C;
       trace "no" n
     with
     | A -> trace "inner-A" 10
     | B k -> fail "inner-B" (B (k + 1)))
  with
  | B k -> trace "outer-B" (20 + k)
  | C -> (try fail "outer-C" A with A -> trace "handler-A" 30)

let rec depth n = if n = 0 then raise (B 0) else
  try depth (n - 1) with B k -> if n = 5 then k else raise (B (k + n))

let rec search a x i =
  if i = Array.length a then raise Not_found
  else if a.(i) = x then i
  else search a x (i + 1)

let position a x = try search a x 0 with Not_found -> -1

let first_square_above n =
  let result = ref 0 in
  (try
     for i = 0 to 1000 do
       if i * i > n then begin result := i; raise Exit end
     done;
     result := -1
   with Exit -> ());
  !result

let count_down n =
  let r = ref n in
  try while true do (if !r = 0 then raise C else decr r) done; 1 with C -> !r

let finally f last = let x = (try f () with e -> last (); raise e) in last (); x

let () =
  for n = 0 to 3 do print_int (nested n); line () done;
  print_int (depth 10); line ();
  print_int (try depth 4 with B k -> 100 + k); line ();
  let a = [| 3; 1; 4; 1; 5 |] in
  print_int (position a 4); print_int (position a 9); line ();
  print_int (first_square_above 50); print_int (first_square_above 2000000);
  line ();
  print_int (count_down 12); line ();
  (* An exception ends the evaluation of arguments and of what follows. *)
  print_int (try let f x y = x + y in
                 let x = trace "x" 1 in let y = fail "y" A in f x y
             with A -> 7);
  line ();
  (try print_string "before "; ignore (a.(trace "index" 5)); print_string "after"
   with Invalid_argument _ -> print_string "outside");
  line ();
  (try a.(7) <- trace "value" 1 with Invalid_argument s -> print_string s);
  line ();
  print_int (try finally (fun () -> trace "body" 1) (fun () -> trace "last" ())
             with A -> 2);
  print_int (try finally (fun () -> fail "body" A) (fun () -> trace "last" ())
             with A -> 2);
  line ();
  (* Conditions and operators. *)
  print_int (if (try raise A with A -> true) && not (try raise C with _ -> false)
             then 1 else 2);
  print_int (3 * (try raise (B 4) with B k -> k) - (try 5 with _ -> 6));
  line ();
  let e = (try raise (B 9) with x -> x) in
  print_int (try raise e with B k -> k);
  let r = ref A in
  (try raise C with x -> r := x);
  print_int (try raise !r with A -> 1 | C -> 2);
  line ();
  (* A handler without a value of its own. *)
  (try (try raise A with B _ -> print_string "wrong") with A -> print_string "A");
  (try (try raise (B 3) with B 4 -> print_string "wrong")
   with B 3 -> print_string "B 3" | B _ -> print_string "wrong");
  line ()

(* >>> output
[ inner-A 10
[ inner-B outer-B 22
[ outer-C handler-A 30
[ no 3
10
110
2-1
8-1
0
x y 7
before index outside
value index out of bounds
body last 1body last 2
17
92
AB 3
<<< *)
